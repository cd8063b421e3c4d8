"""The table of Stolen Treasure."""
