"""Stock pieces that every game's table is made of."""
