#compdef canterlaw
# What the program itself says that a line can go on with, or else files.
local -a answers
answers=(${(f)"$(COMP_LINE="${(j: :)words[1,CURRENT-1]} $PREFIX" canterlaw)"})
if (( $#answers )); then compadd -a answers; else _files; fi
