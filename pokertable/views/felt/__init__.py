"""Drawing of the table: cards, chips, plates, made hands."""
