"""The sources of all pictures and sounds; the package never imports them."""
