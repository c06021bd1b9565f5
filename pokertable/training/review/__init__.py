"""The review of a hand: which decisions are weighed and when, the sheet that is displayed, and what is stored of it."""
