"""What seats are called, and what they won."""

from __future__ import annotations

import pytest

from pokertable.model.games import HOLDEM, STUD8, TRIPLE27
from pokertable.model.hand.actions import Fold
from pokertable.model.hand.events import BroughtIn, PotAwarded, Won
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.positions import MEANINGS, position_names, seat_labels
from pokertable.model.hand.source import Deck
from pokertable.model.hand.winnings import Winnings, winnings
from pokertable.session.history.statistics import seat_figures
from pokertable.session.tournament.button import Positions
from tests.session.tournament.test_button import CASES, seats
from tests.views.builders import game, moments


def names(n: int, button: int = 0) -> list[str]:
    return [str(name) for name in position_names(n, button, HOLDEM)]


def test_six_seats() -> None:
    assert names(6, 5) == ["SB", "BB", "UTG", "HJ", "CO", "BTN"]


def test_every_position_has_a_meaning_that_holds_without_a_flop_too() -> None:
    """In triple draw the button "acts last after the flop", and under the gun acted "before the flop"."""
    for count in range(2, 11):
        assert not any("flop" in str(MEANINGS[name]) for name in position_names(count, 0, TRIPLE27))


def test_heads_up_the_button_posts_the_small_blind() -> None:
    assert names(2, 1) == ["BB", "BTN"]


def test_nine_seats() -> None:
    assert names(9) == ["BTN", "SB", "BB", "UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO"]


@pytest.mark.parametrize(
    ("blinds", "expected"),
    [
        ((0, 20, 0, 0, 0), ["BTN", "BB", "UTG", "HJ", "CO"]),
        ((0, 20, 0), ["BTN", "BB", "CO"]),
        ((0, 20, *[0] * 7), ["BTN", "BB", "UTG", "UTG+1", "UTG+2", "MP", "LJ", "HJ", "CO"]),
        ((0, 10, 10, 0), ["BTN", "SB", "BB", "CO"]),
        ((0, 0, 20, 0), ["BTN", "SB", "BB", "CO"]),
        ((0, 0, 0, 0), ["BTN", "SB", "BB", "CO"]),
        ((10, 20), ["BTN", "BB"]),
        ((0, 20, *[0] * 8), names(10)),
    ],
)
def test_where_the_small_blind_is_dead_nobody_is_called_so(blinds: tuple[int, ...], expected: list[str]) -> None:
    assert [str(name) for name in position_names(len(blinds), 0, HOLDEM, blinds)] == expected


@pytest.mark.parametrize("hands", CASES.values(), ids=CASES)
def test_positions_are_those_of_the_blinds_that_are_posted(hands: list[tuple[str, int, int, int]]) -> None:
    """At tables with a dead button or small blind, on the plates and in the statistics."""
    for text, *at in hands:
        taken, positions = sorted(seats(text)), Positions(*at)
        blinds = positions.blinds(taken, 1, 2)
        button = taken.index(positions.last_to_act(taken))
        hand = Hand(game("holdem"), (200,) * len(taken), button, Deck.shuffled(1), blinds=blinds)
        labels = [str(label) for label in seat_labels(hand.observe(None))]
        assert labels[taken.index(positions.big)] == "BB"
        if len(taken) > 2:
            assert [taken[seat] for seat, label in enumerate(labels) if label == "SB"] == [
                seat for seat in taken if seat == positions.small
            ]
            assert hand.to_act is not None and labels[hand.to_act] not in ("SB", "BB")
        while not hand.over:
            hand.act(Fold())
        assert [figures.position for figures in seat_figures(hand.events)] == labels


@pytest.mark.parametrize("n", range(2, 11))
def test_every_position_is_there_once_and_goes_round_with_the_button(n: int) -> None:
    at_0 = names(n)
    assert len(set(at_0)) == n
    for button in range(n):
        assert names(n, button) == at_0[n - button :] + at_0[: n - button]


def test_stud_has_no_positions() -> None:
    assert {str(name) for name in position_names(8, 0, STUD8)} == {""}


@pytest.mark.parametrize(("n", "button"), [(1, 0), (11, 0), (6, 6), (6, -1)])
def test_seats_that_no_table_has_are_refused(n: int, button: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        position_names(n, button, HOLDEM)


def test_in_stud_the_bring_in_and_the_first_of_the_street_are_named() -> None:
    hand = [m.after for m in moments(game("stud8"), 6, 3, viewer=None, folds=0, raises=0)]
    before_the_deal = hand[0]
    assert {str(label) for label in seat_labels(before_the_deal)} == {""}
    after = next(o for o in hand if o.street == 1 and len([a for a in o.acts if a.street == 1]) == 2)
    labels = [str(label) for label in seat_labels(after)]
    brought_in = next(act.event.seat for act in after.acts if isinstance(act.event, BroughtIn))
    first = next(act.event.seat for act in after.acts if act.street == 1)
    assert labels[brought_in] == "bring-in"
    assert first == brought_in or labels[first] == "first"
    assert labels.count("") == 6 - len({first, brought_in})


def test_winnings_add_up_over_pots() -> None:
    awards = [
        PotAwarded(0, "high", (Won(1, 35),)),
        PotAwarded(0, "low", (Won(1, 17), Won(2, 18))),
        PotAwarded(1, "high", (Won(1, 10),)),
    ]
    assert winnings(awards) == {
        1: Winnings((("high", 45), ("low", 17)), split=True),
        2: Winnings((("low", 18),), split=True),
    }
    assert winnings([]) == {}
    assert winnings(awards, unopposed=[1]) == {
        1: Winnings((("high", 35), ("low", 17)), 10, split=True),
        2: Winnings((("low", 18),), split=True),
    }


def test_who_wins_a_low_and_a_pot_that_nobody_else_claims_does_not_win_both() -> None:
    assert str(Winnings((("low", 7),), 59, split=True).words) == "wins 66"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        (Winnings((("high", 70),), split=True), "wins high 70"),
        (Winnings((("low", 35),), split=True), "wins low 35"),
        (Winnings((("high", 70), ("low", 1_070)), split=True), "wins high and low 1,140"),
        (Winnings((("high", 70),)), "wins 70"),
        (Winnings((("low", 70),)), "wins 70"),
    ],
)
def test_winnings_in_words(won: Winnings, words: str) -> None:
    assert str(won.words) == words
