"""Sentences of Bluffaneer: log, status, odds and what was true. No pygame here."""
