"""What holds on the screen for every game, as `tests.battery` does it for their rules."""
