"""What a computer captain knows about Scallywager: solved duels, beliefs, the worth of cards."""
