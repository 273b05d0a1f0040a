#compdef canterlaw
# What the program itself says that a line can go on with.
autoload -U +X bashcompinit && bashcompinit
complete -o default -C canterlaw canterlaw
