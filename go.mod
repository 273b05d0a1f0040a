module canterlaw

go 1.26
