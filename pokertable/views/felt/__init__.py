"""The table as it is drawn: cards, chips, plates, made hands."""
