"""External programs in a seat: their process, and the messages to and from it."""
