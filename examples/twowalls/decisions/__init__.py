"""Every question the rules put to a player or to chance, a class each."""
