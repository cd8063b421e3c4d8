"""Drawings of Scallywager: screens, dice, cards, the bid's board, the seal."""
