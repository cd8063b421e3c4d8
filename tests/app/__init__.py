"""The app as a whole: how it starts, what it says when something is wrong, how it ends."""
