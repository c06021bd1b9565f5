"""What a player cannot see, dealt out: what the others can hold, the cards to come, and the share of the pot so."""
