"""Do Not Touch My Treasures: chains of face-up loot, and a rival's hand on the top card."""
