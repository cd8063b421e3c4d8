"""The table of Bluffaneer: people round a table, two bones, and a claim to be believed or not."""
