"""The review of draw games against answers that are known: plain from the cards, or counted over all hands."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import subsets
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Draw, Fold
from pokertable.model.hand.events import Event
from pokertable.training.explain.why import figures, sentence
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.training.weigh.spots import BetsWith, played, taken_at, weighed

NUMBER_ONE = {"single27": "7s5h4d3c2s", "triple27": "7s5h4d3c2s", "badugi": "As2h3d4c"}


def drawn(game: str, own: str, *actions: str, pot: int = 4, stack: int = 400) -> list[Event]:
    """A hand heads-up with so many chips in the pot before the draw, and what follows."""
    before = ["p2 cc", "p1 cc"] if pot == 4 else [f"p2 cbr {pot // 2}", "p1 cc"]
    return played(game, [f"d dh p1 {own}", f"d dh p2 {'?' * len(own)}", *before, *actions], stack)


def worth(verdict: Verdict, *discarded: str) -> float:
    """What discarding these cards is worth, in chips."""
    cards = {card for each in discarded for card in parse_cards(each)}
    (at,) = [at for at, each in enumerate(verdict.moment.choices) if {*of_kind(Draw, each).cards} == cards]
    return known(verdict.measured).means[at]


@pytest.mark.parametrize(("game", "own"), one_of(3, NUMBER_ONE.items()))
def test_number_one_stands_pat(game, own):
    verdict = weighed(drawn(game, own, "p1 sd"), 0, "tag", groups=40)
    assert verdict.severity is Severity.BEST
    assert known(verdict.measured).best == 0 and verdict.moment.choices[0] == Draw(())
    others = [of_kind(Draw, each).cards for each in verdict.moment.choices[1:]]
    assert others and all(worth(verdict) > worth(verdict, "".join(map(str, cards))) for cards in others)
    assert verdict.ranges.equity > 0.99


def test_discarding_a_card_of_number_one_is_a_mistake():
    verdict = weighed(drawn("single27", "7s5h4d3c2s", "p1 sd 7s", pot=40), 0, "tag", groups=16)
    assert known(verdict.measured).loss > 2 * known(verdict.measured).loss_stderr
    assert known(verdict.severity).matters
    assert str(sentence(verdict)) == "You drew when standing pat was better."
    assert verdict.moment.taken in verdict.moment.choices


def test_a_hand_of_nothing_draws_and_says_so():
    """Pairs stand pat in no lowball."""
    verdict = weighed(drawn("single27", "KsKh8d3c2s", "p1 sd", pot=40, stack=24), 0, "tag", groups=16)
    assert worth(verdict, "KsKh") > worth(verdict)
    assert str(sentence(verdict)) == "You stood pat when drawing was better."
    assert str(figures(verdict)).startswith("With the best draws, you had")


def test_the_discards_weighed_are_few_and_different():
    verdict = weighed(drawn("single27", "KsKh8d3c2s", "p1 sd 2s3c8d", pot=40), 0, "tag", groups=4)
    discarded = [frozenset(of_kind(Draw, each).cards) for each in verdict.moment.choices]
    assert len(discarded) == len(set(discarded)) <= 5
    assert frozenset() in discarded and frozenset(parse_cards("KsKh")) in discarded
    assert frozenset(parse_cards("2s3c8d")) in discarded
    assert [*map(len, discarded)] == sorted(map(len, discarded))
    assert known(verdict.measured).loss > 0


@pytest.mark.parametrize(("game", "own"), one_of(2, [("single27", "7s5h4d3c2s"), ("badugi", "As2h3d4c")]))
def test_folding_the_nuts_costs_the_pot(game, own):
    draws = ["p1 sd", "p2 sd"]
    if game == "badugi":
        draws = [*draws, "p1 cc", "p2 cc"] * 2 + draws
    verdict = weighed(drawn(game, own, *draws, "p1 cc", "p2 cbr 4", "p1 f"), 0, "tag", groups=12)
    measured = known(verdict.measured)
    assert measured.means[taken_at(verdict, CheckCall)] == pytest.approx(8, abs=0.1)  # four in the pot and four bet
    assert measured.loss >= 8 - 3 * measured.loss_stderr - 0.1
    assert known(verdict.severity).matters
    assert "folded" in str(sentence(verdict))


def test_drawing_dead_after_the_last_draw_a_call_loses_what_it_costs():
    """Three cards against somebody who bets badugis alone."""
    other = BetsWith(fits=_is_badugi, street=3)
    stays = ["p1 sd", "p2 sd", "p1 cc", "p2 cc"]
    verdict = weighed(
        drawn("badugi", "As2h3d3h", *stays, *stays, "p1 sd", "p2 sd", "p1 cc", "p2 cbr 4", "p1 cc"), 0, other
    )
    assert verdict.ranges.equity == 0
    assert known(verdict.measured).means[taken_at(verdict, CheckCall)] == pytest.approx(-4)
    assert known(verdict.measured).means[taken_at(verdict, Fold)] == 0
    assert str(sentence(verdict)) == "You called when folding was better."


def _is_badugi(hand: frozenset[int]) -> bool:
    return len({card >> 2 for card in hand}) == len({card & 3 for card in hand}) == 4


@pytest.mark.parametrize(("part", "best"), one_of(2, [(0.8, Fold), (1.25, CheckCall)]))
def test_a_call_is_priced_on_both_sides_of_the_odds(part, best):
    """Against somebody who bets everything: a price a good part above and below what counting all hands says."""
    own = parse_cards("TsTd5h4c3d")
    share = _beats(own)
    needs = share / part
    bet = round(40 * needs / (1 - 2 * needs))
    other = BetsWith(fits=lambda _: True, street=1)
    verdict = weighed(
        drawn("single27", "".join(map(str, own)), "p1 sd", "p2 sd", "p1 cc", f"p2 cbr {bet}", "p1 cc", pot=40), 0, other
    )
    assert verdict.ranges.equity == pytest.approx(share, abs=3 * verdict.ranges.stderr + 0.001)
    assert known(verdict.moment.legal.price).fraction == pytest.approx(needs, abs=0.01)
    call, fold = (known(verdict.measured).means[taken_at(verdict, kind)] for kind in (CheckCall, Fold))
    assert (fold > call) == (best is Fold)


def _beats(own: tuple[int, ...]) -> float:
    """The part of all other hands that a hand beats in single draw, ties for half."""
    share = CATALOGUE["single27"].shares[0]
    unseen = np.array([card for card in DECK if card not in own])
    others = strengths_of_columns(share, list(unseen[subsets(5, len(unseen))].T))
    mine = strengths_of_columns(share, list(np.array([own], np.uint8).T))[0]
    return float((mine > others).mean() + (mine == others).mean() / 2)
