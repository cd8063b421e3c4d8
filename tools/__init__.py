"""Tools for developers; the package never imports them."""
