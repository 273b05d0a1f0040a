# What the program itself says that a line can go on with.
function __canterlaw_complete
    set -lx COMP_LINE (commandline -cp)
    test -z (commandline -ct); and set COMP_LINE "$COMP_LINE "
    canterlaw
end
complete -c canterlaw -a "(__canterlaw_complete)"
