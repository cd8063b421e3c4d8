"""The bidding of Scallywager for two captains without cards, as a game to be solved."""
