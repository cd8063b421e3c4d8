"""The computer players of Nearest the Reef."""
