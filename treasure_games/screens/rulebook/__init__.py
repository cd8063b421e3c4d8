"""The rulebook in the app: an open book with chapters, pictures of the table, and a search."""
