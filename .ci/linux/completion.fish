# What the program itself says that a line can go on with, or else files.
function __canterlaw_complete
    set -lx COMP_LINE (commandline -cp)
    test -z (commandline -ct); and set COMP_LINE "$COMP_LINE "
    set -l answers (canterlaw)
    if set -q answers[1]
        printf '%s\n' $answers
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c canterlaw -f -a "(__canterlaw_complete)"
