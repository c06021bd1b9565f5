"""Hands of draw games on the table, as the replayer shows them: how many each drew, the new cards, no more."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from pokertable.model.cards import HIDDEN, Card, parse_cards
from pokertable.model.hand.events import Drew, HoleSeen
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.winnings import Winnings
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.draws_item import DeckItem
from pokertable.views.felt.highlights import Highlights, ReadingLine
from pokertable.views.felt.marks import Marks, draw_marks, hint_marks
from pokertable.views.felt.pill import last_pill
from pokertable.views.felt.plates import draw_counts
from pokertable.views.felt.table_picture import CardKey, DrawCounts
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.kit.animation import Move
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from tests.narrow import known, of_kind
from tests.views.builders import Moment, game, moments
from tests.views.felt.test_table_view import drawn, made_view


@pytest.mark.parametrize(("key", "seats"), [pytest.param("triple27", 6, marks=pytest.mark.long), ("badugi", 3)])
def test_every_event_of_a_draw_ends_where_showing_begins(qtbot, key, seats) -> None:
    played, fresh = made_view(qtbot), made_view(qtbot)
    told = moments(game(key), seats, 5, folds=0.0, raises=0.1)
    assert sum(isinstance(event, Drew) for event, _ in told) > 2 * seats
    for event, after in told:
        played.play(event, after)
        played.finish_now()
        fresh.show_table(after)
        assert drawn(played) == drawn(fresh), event


def test_a_seat_says_how_many_it_drew_street_by_street(qtbot) -> None:
    view = made_view(qtbot)
    told = moments(game("triple27"), 4, 3, folds=0.0, raises=0.0)
    scene = of_kind(TableScene, view.scene())
    for _, at in told:
        view.show_table(at)
        for seat in at.seats:
            draws = known(scene.plates[seat.seat].look).draws
            assert (draws is None) == (not seat.drew and not at.drawing)
            assert draws is None or draws.counts == seat.drew
            assert draws is None or draws.open == (at.drawing and len(seat.drew) < at.draws_begun)
            assert draws is None or bool(draws.discarded) == (seat.seat == 0 and bool(seat.drew))
    assert [len(seat.drew) for seat in told[-1].after.seats] == [3] * 4
    says = [
        ", ".join(f"drew {count}" if count else "stood pat" for count in seat.drew) for seat in told[-1].after.seats
    ]
    assert any("stood pat" in counts for counts in says)
    assert all(counts in line for counts, line in zip(says, view.text.splitlines()[-4:], strict=True))
    for event, at in told:
        if isinstance(event, Drew):
            pill = last_pill(at.seats[event.seat], Winnings())
            assert pill is not None
            assert shown(pill.words) == (f"draws {len(event.cards)}" if event.cards else "stands pat")


def test_only_my_discards_and_new_cards_are_seen() -> None:
    for event, after in moments(game("badugi"), 4, 3, viewer=1, folds=0.0):
        if isinstance(event, Drew) and event.seat != 1:
            assert set(event.cards) <= {HIDDEN}
        if isinstance(event, HoleSeen) and event.street:
            assert (HIDDEN in {dealt.card for dealt in event.cards}) == (event.cards[0].seat != 1)
        assert all(set(cards) <= {HIDDEN} for view in after.seats if view.seat != 1 for cards in view.discarded)


def my_draw(key: str, seed: int = 5) -> tuple[Observation, Moment, Moment]:
    """The table at a draw of mine of two cards or so, the moment after it, and the one after the new cards."""
    told = moments(game(key), 4, seed, folds=0.0, raises=0.0)
    at = next(
        at
        for at, moment in enumerate(told)
        if isinstance(moment.event, Drew) and moment.event.seat == 0 and 1 < len(moment.event.cards) < 4
    )
    return told[at - 1].after, told[at], told[at + 1]


@pytest.mark.parametrize("key", ["triple27", "badugi"])
def test_what_is_to_be_discarded_rises_and_its_place_stays(qtbot, key) -> None:
    before, _, _ = my_draw(key)
    view = made_view(qtbot)
    view.show_table(before)
    scene = of_kind(TableScene, view.scene())
    lying = {place: scene.cards[CardKey(0, place)].pos() for place in range(len(before.seats[0].cards))}
    held = before.seats[0].known
    view.set_marks(Marks(Highlights(pool=held, discarded=frozenset([held[1]]))))
    view.finish_now()
    raised = {place: lying[place].y() - scene.cards[CardKey(0, place)].pos().y() for place in lying}
    assert {place for place, by in raised.items() if by} == {1}
    assert raised[1] == pytest.approx(0.3 * known(view.felt.layout).unit, abs=1)
    assert scene.cards[CardKey(0, 1)].state.discarded
    discard = known(scene.discards[CardKey(0, 1)].look)
    assert (round(discard.place.x), round(discard.place.y)) == lying[1].toTuple()
    assert all(item.state.key == place + 1 for (seat, place), item in scene.cards.items() if seat == 0)


def test_cards_discarded_go_to_the_heap_and_those_kept_stay_the_items_they_are(qtbot) -> None:
    look().change(speed=1)
    before, discarded, drew = my_draw("triple27")
    view = made_view(qtbot)
    view.show_table(before)
    scene, spots = of_kind(TableScene, view.scene()), known(known(view.felt.layout).draws)
    items = {item.card: item for (seat, _), item in scene.cards.items() if seat == 0}
    view.play(*discarded)
    assert isinstance(discarded.event, Drew)
    moves = {step.item: step for step in known(view._transition)._steps if isinstance(step, Move)}
    for card in discarded.event.cards:
        assert isinstance(card, Card)
        move = moves[items[card]]
        width = items[card].rect_width
        middle = move.stop.x() + width / 2, move.stop.y() + width * CARD_RATIO / 2
        assert middle == pytest.approx(spots.heap.centre)
        assert move.leaves
    view.finish_now()
    kept = [scene.cards[CardKey(0, place)] for place in range(5 - len(discarded.event.cards))]
    assert kept == [items[card] for card in before.seats[0].known if card not in discarded.event.cards]
    places = [item.pos() for item in kept]
    view.play(*drew)
    new = [step for step in known(view._transition)._steps if isinstance(step, Move) and step.appears]
    assert len(new) == len(discarded.event.cards)
    assert all(spots.deck.x - 60 < step.start.x() < spots.deck.right for step in new)
    view.finish_now()
    assert [item.pos() for item in kept] == places


def test_nothing_moves_at_speed_0(qtbot) -> None:
    look().change(speed=0)
    before, discarded, _ = my_draw("triple27")
    view = made_view(qtbot)
    view.show_table(before)
    with qtbot.waitSignal(view.finished, timeout=0):
        view.play(*discarded)
    assert not view.is_animating


def test_the_heap_is_there_once_something_lies_on_it_and_the_draws_are_told(qtbot) -> None:
    view = made_view(qtbot)
    scene = of_kind(TableScene, view.scene())
    told = moments(game("triple27"), 4, 5, folds=0.0, raises=0.0)
    for _, at in told:
        view.show_table(at)
        draws = known(scene.draws.look)
        assert draws.heap == scene.deck.has_heap == any(any(seat.drew) for seat in at.seats)
        assert (draws.begun, draws.open) == (at.draws_begun, at.drawing)
        assert ("Draw 2 of 3" in view.text) == (at.drawing and at.draws_begun == 2)
    assert [shown(title) for title in draws.titles] == ["First draw", "Second draw", "Third draw"]
    single = next(at for _, at in moments(game("single27"), 4, 5, folds=0.0) if at.drawing)
    view.show_table(single)
    assert [shown(title) for title in known(scene.draws.look).titles] == ["The draw"]


@pytest.mark.painted
def test_the_deck_is_drawn_once_before_and_once_after_the_first_discard(qtbot, monkeypatch) -> None:
    drawn = []
    monkeypatch.setattr(DeckItem, "draw", lambda item, _: drawn.append(item.has_heap))
    view = made_view(qtbot)
    view.show()
    for _, at in moments(game("triple27"), 4, 5, folds=0.0, raises=0.0):
        view.show_table(at)
        view.grab()
    assert drawn == [False, True]


def test_the_plate_says_what_is_kept_while_hints_are_on() -> None:
    before, _, _ = my_draw("triple27")
    held = before.seats[0].known
    hint = hint_marks(before, 0)
    assert hint.highlights.plays == {}  # all five play, whatever they are
    marks = draw_marks(hint, Highlights(pool=held, discarded=frozenset(held[:4])))
    assert known(marks.readings)[0].words == f"{known(hint.readings)[0].words} · keeps {str(held[4])[0]}"
    assert known(draw_marks(hint, Highlights(pool=held, discarded=frozenset(held))).readings)[0].words.endswith(
        "nothing"
    )
    assert draw_marks(hint, Highlights(pool=held)).readings == hint.readings
    assert draw_marks(hint._replace(readings=None), Highlights(pool=held, discarded=frozenset(held))).readings is None


def test_in_badugi_rings_tell_which_cards_count() -> None:
    at = next(at for _, at in moments(game("badugi"), 4, 3, folds=0.0) if len({c.suit for c in at.seats[0].known}) == 3)
    assert len(hint_marks(at, 0).highlights.plays["low"]) == 3


@pytest.mark.painted
@pytest.mark.parametrize("unit", [46, 52, 60, 75, 110])
def test_what_i_discarded_lies_below_how_many_they_were(qapp, monkeypatch, unit) -> None:
    """In a small window with the log open the cards lay over the figures."""
    cells: list[QRectF] = []
    cards: list[QRectF] = []
    monkeypatch.setattr(draw_counts, "paint_box", lambda painter, box, *_, **__: cells.append(box))
    monkeypatch.setattr(draw_counts, "paint_card", lambda painter, box, *_: cards.append(box))
    discarded = (tuple(parse_cards("AcQcKd")), tuple(parse_cards("Kc")), ())
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_counts.paint_own(painter, QRectF(20, 20, 3 * unit, 0.84 * unit), DrawCounts((3, 1, 0), False, discarded), unit)
    painter.end()
    assert len(cells) == 3 and len(cards) == 4
    assert max(cell.bottom() for cell in cells) <= min(card.top() for card in cards)


def test_who_has_discarded_nothing_has_the_room_for_the_hand(qapp) -> None:
    """``discarded`` stood there beside ``pat``, and the hand's name was cut for it."""
    pat, one = DrawCounts((0, 0), True, ()), DrawCounts((0, 1), True, ((), tuple(parse_cards("Kc"))))
    assert draw_counts.own_width(pat, 60) == draw_counts.counts_width(pat, 60, 60)
    assert draw_counts.own_width(one, 60) > draw_counts.counts_width(one, 60, 60) + 10


def test_the_own_hand_is_read_before_the_discards(qtbot) -> None:
    """In French nothing of "low 9-6-4-3-2" was left between the name and three draws; the log has these too."""
    view = made_view(qtbot)
    view.show_table(moments(game("triple27"), 4, 3, folds=0.0, raises=0.0)[-1].after)
    plate = of_kind(TableScene, view.scene()).plates[0]
    shown_look = replace(known(plate.look), readings=(ReadingLine("low", "low 9-6-4-3-2"),))
    draws = known(shown_look.draws)
    assert plate._has_room_for_draws(shown_look, 3 * shown_look.rect.w)
    assert not plate._has_room_for_draws(shown_look, draw_counts.own_width(draws, plate._unit) + 2 * plate._unit)
    assert plate._has_room_for_draws(replace(shown_look, readings=None), 0)
