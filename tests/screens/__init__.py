"""The screens that belong to no game, used through the window."""
