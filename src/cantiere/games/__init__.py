"""One folder a game; each knows the kernel only."""
