"""Bluffaneer: claim the rolled pair, true or not, and be believed."""
