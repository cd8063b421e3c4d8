"""Bluffaneer: rules, computer player, sentences."""
