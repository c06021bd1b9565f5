"""The path: courses of units from nothing to sound play, and how far the player has come in each."""
