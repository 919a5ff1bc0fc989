"""One folder a game. Each has the same files; `cantiere.kernel.registry` finds them."""
