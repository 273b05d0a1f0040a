package settings

// readsTouches says whether the program makes of touches what fingers mean: the page does.
const readsTouches = false
