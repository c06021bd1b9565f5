"""The decision trainer's mechanism: spots with counted values, their banks, themes, and what is said of them."""
