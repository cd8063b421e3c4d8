"""Scallywager: bid on all the dice in the hidden holds, call out the liars, and parlay."""
