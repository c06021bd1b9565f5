"""One hand of play: events, state, legal actions, dealer, showdown and what each seat sees."""
