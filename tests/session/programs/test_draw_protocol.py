"""What a program is told of a draw, what it may answer, and that the examples can draw."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, TRIPLE27
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.variant import Variant
from pokertable.session.history.statistics import seat_figures
from pokertable.session.programs import protocol
from pokertable.session.programs.program import Program
from tests.rules.table import any_game, check_down, deal, play

EXAMPLES = Path(__file__).parents[3] / "resources" / "programs"
NAMES = ["Al", "Bo", "Cy"]


def at_the_second_draw() -> Hand:
    hand = deal(any_game(TRIPLE27, Structure.FIXED), [500] * 3, holes={0: "2c3d7hKsKd9c5d", 1: "7s5c4d3h2s"})
    return play(hand, "2c 0c 1c 0dKsKd 1d 2d 0c 1c 2c")


def test_a_question_at_a_draw_says_how_many_and_all_that_was_discarded() -> None:
    hand = at_the_second_draw()
    asked = protocol.act(3, hand.observe(0), NAMES)
    assert asked["street"] == "second_draw"
    assert asked["legal"] == {"fold": False, "check_call": None, "bring_in": None, "raise": None, "draw": 5}
    assert (asked["hole"], asked["thrown"]) == ("2c3d7h9c5d", "KsKd")
    assert [seat["drew"] for seat in asked["seats"]] == [[2], [0], [0]]
    draws = [each for each in asked["history"] if each["do"] == "draw"]
    assert draws[0] == {"seat": 0, "street": "first_draw", "do": "draw", "discarded": 2}


def test_another_seat_is_not_told_which() -> None:
    hand = at_the_second_draw()
    hand.act(Draw())
    asked = protocol.act(3, hand.observe(1), NAMES)
    assert asked["thrown"] == ""
    assert not {"Ks", "Kd"} & {str(asked)[at : at + 2] for at in range(len(str(asked)))}


def test_a_draw_is_answered_by_cards_that_are_held() -> None:
    legal, hole = at_the_second_draw().legal(), parse_cards("2c3d7h9c5d")
    assert protocol.action(b'{"do": "draw", "discard": "9c"}', legal, hole) == Draw(parse_cards("9c"))
    assert protocol.action(b'{"do": "draw", "discard": ""}', legal, hole) == Draw()
    assert protocol.refusal(legal) == Draw()
    for line, said in (
        (b'{"do": "draw", "discard": "Ah"}', "expected cards from 2c3d7h9c5d"),
        (b'{"do": "draw", "discard": "9c9c"}', "9c appears twice"),
        (b'{"do": "draw", "discard": "1x"}', "1x"),
        (b'{"do": "draw", "discard": 2}', "discard 2"),
        (b'{"do": "call"}', "expected one of draw"),
    ):
        with pytest.raises(protocol.BadAnswer, match=said):
            protocol.action(line, legal, hole)


def test_a_fault_shows_no_sign_that_a_line_cannot_take() -> None:
    legal = at_the_second_draw().legal()
    for line in (rb'{"do": "\ud800"}', rb'{"do": "\u202e"}', '{"do": "\u2028"}'.encode()):
        with pytest.raises(protocol.BadAnswer) as found:
            protocol.action(line, legal, ())
        assert str(found.value).isprintable()
    with pytest.raises(protocol.BadAnswer, match=r'^"été": expected one of draw'):
        protocol.action('{"do": "été"}'.encode(), legal, ())


@pytest.mark.parametrize("example", ["'{python}' -I -S {folder}/price.py", "sh {folder}/caller.sh"])
@pytest.mark.parametrize("variant", [TRIPLE27, BADUGI], ids=lambda variant: variant.key)
def test_the_examples_draw_without_a_fault(example: str, variant: Variant) -> None:
    game = any_game(variant, Structure.FIXED)
    with Program("program:" + example.format(python=sys.executable, folder=EXAMPLES)) as program:
        program.sit_down(game, 3)
        for seed in range(5):
            hand = Hand(game, [400] * 3, seed % 3, Deck.shuffled(seed))
            while hand.to_act is not None:
                own = hand.to_act == 0
                hand.act(program.choose(seed, hand.observe(0), NAMES) if own else protocol.refusal(hand.legal()))
        assert program.faults == 0, program.first_fault


def test_who_stood_pat_saw_the_second_street_too() -> None:
    hand = check_down(deal(any_game(TRIPLE27, Structure.FIXED), [500] * 3))
    assert [figures.saw_second for figures in seat_figures(hand.events)] == [True] * 3
    folded = play(deal(any_game(TRIPLE27, Structure.FIXED), [500] * 3), "2f 0f")
    assert not any(figures.saw_second for figures in seat_figures(folded.events))
