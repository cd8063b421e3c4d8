"""The set-up of a match: seats, crew and house rules."""
