"""Sentences of Bluffaneer: log, status, odds and claims. No pygame here."""
