"""Sentences of Do Not Touch My Treasures: log, status and scores. No pygame here."""
