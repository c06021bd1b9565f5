"""Vectorised evaluation, equity and ranges; the only floor below the players that uses numpy.

From the bottom up:

- `arrays`: array types, numbered sets and multisets, all private hands; `order`: the order of five-card hands;
- `pairs`: tables for two hole cards with a board; `fourcards`: every Omaha hand on a board; `seven`: the best five of
  up to seven cards; `evaluate`: the strengths of many hands on one board;
- `boards`: classes of boards, hands on many boards; `dealing`: random cards;
- `ranges`: weights over private hands; `matchup`: an equity question; `deals`: the ways its unknown cards can fall;
  `tally`: the winners; `equity`: the answer; `against`, `river` and `unknown`: faster exact answers against ranges;
- `nuts`: the best hand and a hand's standing; `outs`: the effect of the next card.
"""
