"""Nearest the Reef, a small game that shows how one is added: see "Adding a game"."""
