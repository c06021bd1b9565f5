"""Opponents and programs against each other, without a window: hands side by side, tables, tournaments."""
