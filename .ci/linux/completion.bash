# What the program itself says that a line can go on with.
complete -o default -C canterlaw canterlaw
