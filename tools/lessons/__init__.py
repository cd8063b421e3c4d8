"""The scenarios of all lessons, by game: each chapter is played as wished, and kept as a record."""
