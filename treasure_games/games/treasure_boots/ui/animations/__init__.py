"""What is seen and heard of each event of Captain Treasure Boots."""
