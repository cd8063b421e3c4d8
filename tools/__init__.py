"""Tools for those who work on the game; the package never imports them."""
