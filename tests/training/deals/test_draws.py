"""The draws to come of a deal: the player's is its best one against what the others hold."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import subsets
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer, complete, pot_parts
from pokertable.training.weigh.moment import moments
from tests.training.weigh.spots import played

PAT = "8s6d5c4h3s"


def equity(own: str, theirs: str, groups: int = 2000) -> float:
    """The player's part of the pot before the draw of single draw, against this one hand."""
    actions = [f"d dh p1 {own}", "d dh p2 ??????????", "p2 cbr 6", "p1 cc"]
    *_, moment = moments(seen_hand(played("single27", actions), 0))
    hands, one = np.array([sorted(parse_cards(theirs))], np.uint8), np.ones(1)
    dealer = Dealer(moment, [Believed(1, hands, one, one, (), True, True)], np.random.default_rng(1))
    return float(pot_parts(moment, *complete(moment, dealer.draw(groups, 1))).sum(axis=0).mean())


def test_a_made_ten_is_not_kept_against_a_hand_that_beats_it():
    """It had 0.0 %: the ten stands pat against usual hands, so it was never drawn to anything better."""
    game = CATALOGUE["single27"]
    own, theirs = (np.array(sorted(parse_cards(text)), np.uint8) for text in ("Ts9d4c3h2s", PAT))
    left = np.array([card for card in range(52) if card not in {*own, *theirs}], np.uint8)
    drawn = left[subsets(2, len(left))]
    ends = np.hstack([np.tile(np.array(parse_cards("4c3h2s"), np.uint8), (len(drawn), 1)), drawn])
    won = strengths_of_columns(game.shares[0], list(np.sort(ends, axis=1).T))
    best = (won > strengths_of_columns(game.shares[0], list(theirs[:, None]))).mean()
    assert 0.04 < best == pytest.approx(equity("Ts9d4c3h2s", PAT), abs=0.02)


def test_a_hand_that_is_ahead_is_kept():
    assert equity("7s5h4d3c2s", PAT) == 1
    assert equity("9s7d5h4d2c", "Js8d5c4h3s") > 0.7
