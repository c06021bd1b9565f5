"""The plate of a seat: words and the room they have, marks, counts of draws, equities, and what a click opens."""
