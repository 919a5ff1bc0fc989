"""Every question of The Palaces of Carrara, a class each, in a file for each group that belongs together."""
