"""Sentences of Scallywager: log, status, odds and what was true. No pygame here."""
