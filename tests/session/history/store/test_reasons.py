"""Why opponents decided so: kept with the hand, never in what is exported, and no reason for losing one."""

import random
import sqlite3

import pytest

from pokertable.model.hand.events import Decided, HandEnded
from pokertable.model.text import Phrase, phrase
from pokertable.session.history.store import Store
from pokertable.session.phh.exchange import Format, as_text
from pokertable.session.play.opponents import choose_action, turn_of
from pokertable.session.record.rewind import own_decisions, rewind
from tests.narrow import known
from tests.session.history.store.player import OMAHA8, Player, any_action, new_table


def play_thinking(store, hands=1):
    """Hands whose opponents think; their ids, and what they said of each decision."""
    player = Player(store, new_table(OMAHA8))
    said: dict[int, dict[int, Phrase]] = {}
    for _ in range(hands):
        player.deal()
        reasons: dict[int, Phrase] = {}
        said[player.hand_id] = reasons
        while not player.hand.over:
            hand, before = player.hand, len(player.hand.events)
            persona = player.table.seats[known(hand.to_act)].persona
            if persona is None:
                hand.act(any_action(hand, f"{before}"))
                store.append(player.hand_id, before, hand.events[before:])
                continue
            chosen = choose_action(persona, turn_of(hand), f"{before}")
            hand.act(chosen.action)
            reasons[before] = known(chosen.reason)
            store.append(player.hand_id, before, hand.events[before:], {before: reasons[before]})
        player.act()
    return said


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("reasons") / "p.db"
    store = Store(path)
    said = play_thinking(store, 2)
    yield store, said
    store.close()


def test_every_decision_of_an_opponent_has_its_reason(played):
    store, said = played
    for hand_id, reasons in said.items():
        record = store.record(hand_id)
        assert record.reasons == reasons
        deciding = [number for number, event in enumerate(record.events) if isinstance(event, Decided)]
        assert sorted(record.reasons) == [number for number in deciding if record.events[number].seat != 0]
        assert all(str(reason).endswith(".") for reason in record.reasons.values())


def test_what_is_exported_does_not_tell_them(played):
    store, said = played
    record = store.record(next(iter(said)))
    bare = type(record)(**{name: getattr(record, name) for name in record.__dataclass_fields__ if name != "reasons"})
    assert bare.reasons == {} and record.reasons
    for form in Format:
        assert as_text(record, form) == as_text(bare, form)


def test_a_hand_that_comes_back_from_a_file_is_still_there_already(played):
    store, said = played
    records = [store.record(hand_id) for hand_id in said]
    assert store.import_hands(records) == []


def test_a_line_of_practice_keeps_the_reasons_before_it(played):
    store, said = played
    hand_id = next(iter(said))
    record = store.record(hand_id)
    kept = own_decisions(record.events, 0)[-1]
    rewound = rewind(record.events, kept, seed=record.seed)
    practice = store.begin_practice(hand_id, kept, rewound.hand)
    hand, stored = rewound.hand, len(rewound.hand.events)
    while not hand.over:
        hand.act(any_action(hand, str(random.Random(stored).random())))
        store.append(practice, stored, hand.events[stored:])
        stored = len(hand.events)
    assert isinstance(hand.events[-1], HandEnded)
    store.finish_hand(practice)
    assert store.record(practice).reasons == {at: why for at, why in said[hand_id].items() if at < kept}


def test_a_reason_that_cannot_be_read_is_left_out_alone(tmp_path):
    store = Store(tmp_path / "p.db")
    ((hand_id, reasons),) = play_thinking(store).items()
    first = min(reasons)
    store.write(lambda c: c.execute("UPDATE reasons SET text = '[' WHERE event = ?", (first,)))
    record = store.record(hand_id)
    assert record.reasons == {at: why for at, why in reasons.items() if at != first}
    store.close()


def test_they_are_saved_out_of_a_damaged_file_with_their_hands(tmp_path):
    store = Store(tmp_path / "p.db")
    said = play_thinking(store, 2)
    store.write(lambda c: c.execute("DROP INDEX hands_branches"))  # not as it was made: what can be saved is saved
    store.close()
    again = Store(tmp_path / "p.db")
    assert "2 hands were saved, none is missing" in str(again.take_notices()[0])
    assert {hand_id: again.record(hand_id).reasons for hand_id in said} == said
    again.close()


def test_the_hand_after_which_the_file_failed_has_them_too(tmp_path):
    path = tmp_path / "p.db"
    Store(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = Store(path, wait_s=0)
    assert store.fault is not None
    said = play_thinking(store)
    other.execute("ROLLBACK")
    other.close()
    assert store.catch_up()
    store.close()
    again = Store(path)
    assert {hand_id: again.record(hand_id).reasons for hand_id in said} == said
    again.close()


def test_append_refuses_nothing_for_a_hand_of_humans(tmp_path):
    store = Store(tmp_path / "p.db")
    player = Player(store)
    hand_id = player.play_hand()
    assert store.record(hand_id).reasons == {}
    store.append(hand_id, len(store.events(hand_id)), (), {0: phrase("Nothing.")})
    assert store.record(hand_id).reasons == {}
    store.close()
