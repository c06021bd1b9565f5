"""The review of a hand: what each decision was worth, what they could hold, what they had."""
