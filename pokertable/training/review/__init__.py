"""The review of a hand: each of a player's decisions weighed against what the player knew."""
