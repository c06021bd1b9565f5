"""Deals of the unseen cards: opponents' possible hands, the cards to come, and the equity over them."""
