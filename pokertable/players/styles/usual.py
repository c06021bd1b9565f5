"""The opponents of a table where nobody was chosen: names alone, for the first window shows no more of them."""

from __future__ import annotations

from typing import Final

USUAL_MIX: Final = (
    "tag",
    "loose:beginner",
    "rock",
    "station:beginner",
    "lag",
    "loose",
    "rock:beginner",
    "tag:beginner",
)
"""A low-stakes table from the player's left on: some who know what they do, and more who play too many hands."""
