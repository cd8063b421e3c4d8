"""The rules of Captain Treasure Boots, as functions over the state; the same on every grid."""
