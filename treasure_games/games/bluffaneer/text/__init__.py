"""Sentences of Bluffaneer: log, status, stakes and what decided a match. No pygame here."""
