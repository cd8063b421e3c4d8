"""What a computer pirate knows about Stolen Treasure: the worth of cards, beliefs, a search."""
