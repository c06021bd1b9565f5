"""The player's sit and go on screen: standings, and its end."""
