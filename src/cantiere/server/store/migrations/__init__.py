"""Steps from one shape of the database to the next, taken by themselves when the server starts."""
