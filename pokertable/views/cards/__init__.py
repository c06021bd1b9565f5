"""Drawing of cards: one card in every state, in a text, in a made hand, in a field to pick from."""
