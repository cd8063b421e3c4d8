"""What a computer player knows about Do Not Touch: chains, plans of whole turns, estimates."""
