"""What is decided at a table of Tiletum, by a player, by Cardinal Titus or by chance: a class for each question."""
