"""Sentences of Scallywager: log, status, odds and bids. No pygame here."""
