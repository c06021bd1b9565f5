"""The table as it is drawn: cards, chips, plates, made hands, and what a hand says in words."""
