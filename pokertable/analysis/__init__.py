"""Vectorised evaluation, equity and ranges (numpy lives here).

From the ground up:

- `arrays` names of array types, sets and multisets by number, all private hands; `order` the order of five-card hands;
- `pairs` two hole cards with a board, the tables behind it all; `fourcards` every Omaha hand on a board; `seven` the
  best five of up to seven cards; `evaluate` the strength of many hands on one board;
- `boards` boards by classes, hands on many boards; `dealing` random cards;
- `ranges` weights over private hands; `matchup` a question about the pot; `deals` the ways its unknown cards can fall;
  `tally` who wins what; `equity` the answer; `against` and `river` faster exact answers against ranges;
- `nuts` the best hand and a hand's standing; `outs` what the next card does.
"""
