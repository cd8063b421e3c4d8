"""The table of Bluffaneer: pirates behind a table, bones on a map, coins, one card each."""
