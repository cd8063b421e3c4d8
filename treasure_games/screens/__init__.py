"""Screens that belong to no game: title, set-up, settings, rulebook, result, curtain."""
