"""Events as text: what is read is what was written."""

import pytest

from pokertable.model.cards import HIDDEN
from pokertable.model.hand.events import CardBurned, DealtCard, Event, HoleDealt
from pokertable.session.history.store import Store
from pokertable.session.record.event_codec import InvalidEvents, decode, decode_game, encode, encode_game
from tests.games import few, one_of
from tests.session.history.store.player import GAMES, Player, new_table


@pytest.mark.parametrize("count", few(4, 25))
@pytest.mark.parametrize("game", one_of(2, GAMES), ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_hands_of_every_game_come_back_equal(game, count):
    player = Player(Store(None), new_table(game, seats=6, buy_in=300))
    kinds = set()
    for hand_id in player.play(count):
        events = player.store.events(hand_id)
        assert decode(encode(events)) == events
        assert [type(event) for event in decode(encode(events))] == [type(event) for event in events]
        kinds |= {type(event) for event in events}
    assert len(kinds) >= 12


def test_every_kind_of_event_has_a_letter():
    from typing import get_args

    from pokertable.session.record.event_codec import _DECODE, _ENCODE

    assert set(_ENCODE) == {kind for part in get_args(Event) for kind in (get_args(part) or (part,))}
    assert len(_DECODE) == len(_ENCODE)


def test_hidden_cards_stay_hidden():
    events: list[Event] = [HoleDealt(0, (DealtCard(2, HIDDEN, False),)), CardBurned(HIDDEN)]
    assert decode(encode(events)) == events


def test_texts_can_be_put_one_behind_the_other():
    player = Player(Store(None))
    events = player.store.events(player.play_hand())
    assert decode(encode(events[:5]) + encode(events[5:])) == events


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_games_come_back_equal(game):
    assert decode_game(encode_game(game)) == game


@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "[]", "{}", '["flop"]', '["fold"]', '["board",1,"AsAs2c"]',
     '["raise",1,2,3,"jump"]', '["burn","AsKs"]',
     '["start",{"variant":"whist"},[1],0,[0],[0]]', "[" * 5000],
)  # fmt: skip
def test_other_texts_are_refused_by_line(line):
    with pytest.raises(InvalidEvents, match="event 2"):
        decode('["fold",0]\n' + line + "\n")
