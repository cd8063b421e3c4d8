"""Sentences of Captain Treasure Boots: log, status, hints and scores. No pygame here."""
