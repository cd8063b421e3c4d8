"""Golden playthroughs: whole games as text that a person can read and a test plays again."""
