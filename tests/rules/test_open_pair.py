"""resources/rules/stud.md#open-pair: while a pair shows on fourth street, the small bet or the big one."""

from __future__ import annotations

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game, has_open_pair
from pokertable.model.games import CATALOGUE, STUD, STUD8
from pokertable.model.hand.actions import IllegalAction, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import HouseRules
from pokertable.model.variant import Variant
from pokertable.players.opponents.persona import raising_menu
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.write import write_hand
from pokertable.session.profile.choice import InvalidChoice, TableChoice
from pokertable.session.programs.protocol import BadAnswer, action, hello
from pokertable.session.record.event_codec import decode, encode, encode_game
from pokertable.session.record.record import HandRecord
from tests.session.phh.texts import read_text

from .table import any_game, check_down, deal, play
from .test_stud_deal import call_until, doors

GAME = any_game(STUD, Structure.FIXED, open_pair=True)
PAIR, NONE = doors("2c3h", "KcKs", "QhTs"), doors("2c3h", "KcQs", "QhTs")


def on_fourth(game: Game = GAME, stacks: tuple[int, ...] = (500, 500, 500), holes: dict[int, str] = PAIR) -> Hand:
    """Three players on fourth street, the pair of kings first."""
    return call_until(deal(game, list(stacks), holes=holes), 1)


def test_seven_card_stud_alone_has_it_off_at_first() -> None:
    assert [variant for variant in CATALOGUE.values() if has_open_pair(variant)] == [STUD]
    assert not HouseRules().open_pair
    assert on_fourth(any_game(STUD, Structure.FIXED)).bounds().raise_to == (10, 10)


@pytest.mark.parametrize("variant", [each for each in CATALOGUE.values() if each is not STUD], ids=lambda v: v.key)
@pytest.mark.every_game
def test_another_game_refuses_it(variant: Variant) -> None:
    with pytest.raises(ValueError, match="open pair: expected seven-card stud, high only"):
        any_game(variant, variant.usual_structure, open_pair=True)


def test_a_pair_allows_the_small_bet_or_the_big_one_to_everybody() -> None:
    hand = on_fourth()
    assert hand.bounds().raise_to == (10, 20) and hand.legal().two_bets
    play(hand, "1c")
    assert hand.bounds().raise_to == (10, 20), "not to the pair alone"


def test_without_a_pair_there_is_only_the_small_bet() -> None:
    assert on_fourth(holes=NONE).bounds().raise_to == (10, 10)


@pytest.mark.parametrize("amount", [11, 15, 19])
def test_nothing_between_them_is_legal(amount: int) -> None:
    hand = on_fourth()
    with pytest.raises(IllegalAction, match="nothing between 10 and 20"):
        hand.act(RaiseTo(amount))
    assert hand.bounds().raise_to == (10, 20)


def test_after_a_small_bet_the_raise_may_be_either() -> None:
    assert play(on_fourth(), "1r10").bounds().raise_to == (20, 30)


def test_after_a_big_one_there_are_only_big_ones() -> None:
    assert play(on_fourth(), "1r20").bounds().raise_to == (40, 40)
    hand = play(on_fourth(), "1r10 2r30")
    assert hand.bounds().raise_to == (50, 50) and not hand.legal().two_bets


def test_the_cap_counts_both_alike() -> None:
    hand = play(on_fourth(), "1r10 2r30 0r50 1r70")
    assert hand.bounds().raise_to is None and "capped" in str(hand.legal().raise_reason)


def test_when_the_pair_folds_the_bet_is_small_again_unless_a_big_one_was_made() -> None:
    assert play(on_fourth(), "1f").bounds().raise_to == (10, 10)
    hand = play(on_fourth(), "1r20 2c 0r40 1f")
    assert hand.bounds().raise_to == (60, 60)


def test_an_all_in_above_the_small_bet_is_a_big_one() -> None:
    hand = on_fourth(stacks=(500, 18, 500))
    assert hand.legal().all_in_total == 15 and hand.bounds().raise_to == (10, 15)
    assert play(hand, "1r15").bounds().raise_to == (35, 35)


def test_a_player_short_of_the_small_bet_goes_all_in() -> None:
    hand = on_fourth(stacks=(500, 10, 500))
    assert hand.bounds().raise_to == (7, 7)
    assert play(hand, "1r7").bounds().raise_to == (17, 27)


def test_fifth_street_has_the_big_bet_as_ever() -> None:
    hand = play(on_fourth(), "1c 2c 0c")
    assert hand.state.street == 2 and hand.bounds().raise_to == (20, 20)


def test_the_panel_steps_between_the_two() -> None:
    legal = on_fourth().legal()
    assert legal.start == 10
    assert [legal.stepped(10, 1), legal.stepped(20, -1), legal.clamp(12), legal.clamp(999)] == [20, 10, 10, 20]
    current = next(step for step in legal.ladder if step.current)
    assert current.amount == 10
    assert [step.amount for step in play(on_fourth(), "1r20").legal().ladder[:3]] == [20, 40, 60]


def test_opponents_have_both_on_their_menu() -> None:
    menu = raising_menu(on_fourth().legal())
    assert [act.amount for act in menu.actions if isinstance(act, RaiseTo)] == [10, 20]


def test_a_program_in_a_seat_is_told_and_held_to_the_ends() -> None:
    assert hello(GAME, 3)["options"] == {"open_pair": True}
    legal = on_fourth().legal()
    assert action(b'{"do": "raise", "to": 20}', legal, ()) == RaiseTo(20)
    with pytest.raises(BadAnswer, match="raise to 15: expected 10 or 20"):
        action(b'{"do": "raise", "to": 15}', legal, ())


def played() -> Hand:
    return check_down(play(on_fourth(), "1r10 2r30 0c 1c"))


def test_it_is_kept_and_written_and_read() -> None:
    events = tuple(played().events)
    assert decode(encode(events)) == list(events)
    text = write_hand(HandRecord(events=events, names=("You", "Ines", "Marek")))
    assert "_open_pair = true" in text
    (read,) = read_text(text)
    assert isinstance(read, PhhHand) and read.game.house.open_pair


def test_a_file_that_has_it_in_another_game_is_an_error_of_its_own() -> None:
    hand = check_down(deal(any_game(STUD8, Structure.FIXED), [500] * 3))
    text = write_hand(HandRecord(events=tuple(hand.events), names=("You", "Ines", "Marek")))
    (read,) = read_text(text.replace("_button", "_open_pair = true\n_button"))
    assert not isinstance(read, PhhHand) and "open pair" in str(read)


def test_a_hand_and_a_table_that_were_stored_before_have_none() -> None:
    text = encode(played().events)
    assert '"open_pair":true' in text
    before = decode(text.replace(',"open_pair":true', ""))
    assert "open_pair" in encode_game(GAME)["house"]
    assert before[0] != played().events[0]
    choice = TableChoice(variant="stud", structure=Structure.FIXED, low=10, high=20, stack=500, open_pair=True)
    assert TableChoice.from_json(choice.to_json()) == choice and choice.game().house.open_pair
    assert not TableChoice.from_json(choice.to_json().replace(', "open_pair": true', "")).open_pair


def test_another_table_refuses_it_by_name() -> None:
    with pytest.raises(InvalidChoice, match="open pair"):
        TableChoice(variant="razz", structure=Structure.FIXED, low=10, high=20, stack=500, open_pair=True)
    stored = TableChoice(
        variant="stud", structure=Structure.FIXED, low=10, high=20, stack=500, open_pair=True
    ).to_json()
    with pytest.raises(InvalidChoice, match="open pair 'yes': expected true or false"):
        TableChoice.from_json(stored.replace('"open_pair": true', '"open_pair": "yes"'))
