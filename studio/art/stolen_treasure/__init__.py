"""The table of Stolen Treasure: a sea with sandbanks, a raft, the Kraken's arms."""
