"""The cards of Stolen Treasure: frames, backs, the faces of buried cards, 27 pictures."""
