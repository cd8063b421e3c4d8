"""Sentences of Stolen Treasure."""
