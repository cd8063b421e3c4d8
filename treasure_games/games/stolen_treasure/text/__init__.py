"""Sentences of Stolen Treasure. No pygame here."""
