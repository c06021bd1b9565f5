"""The table view: what it draws, that playing an event ends where showing it begins, and what a click does."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, Card
from pokertable.model.games import CATALOGUE, HOLDEM
from pokertable.model.hand.events import BetsCollected, BlindPosted, Called, Folded, HoleSeen, PotAwarded, Raised
from pokertable.model.hand.observation import Observation
from pokertable.model.stakes import blind_stakes
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights, ReadingLine
from pokertable.views.felt.marks import NO_MARKS, Marks, hint_marks, result_marks
from pokertable.views.felt.pill import PillKind
from pokertable.views.felt.places.layout import table_layout
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.plates import item as plate_item
from pokertable.views.felt.table_items import ChipsItem
from pokertable.views.felt.table_picture import BOARD, table_picture
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.animation import Move
from pokertable.views.kit.fonts import text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_elided
from pokertable.views.kit.theme import LIGHT, MOTION, SuitColors
from pokertable.views.kit.translate import shown
from tests.games import few, one_of
from tests.narrow import known, of_kind
from tests.views import turns
from tests.views.builders import NAMES, Moment, game, moments

SIZE = (1024, 552)
E = TypeVar("E")


def made_view(qtbot, size=SIZE, *, shown: bool = True, hero: int = 0) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.players.seat(NAMES)
    view.set_hero(hero)
    if shown:
        view.show()
    return view


@pytest.fixture
def view(qtbot) -> TableView:
    return made_view(qtbot)


def drawn(view: TableView) -> dict[str, Any]:
    """The state of every item on the table, and how many there are."""
    scene = of_kind(TableScene, view.scene())
    found: dict[str, Any] = {"items": len(scene.items())}
    for key, card in scene.cards.items():
        place = (card.pos().toTuple(), card.rect_width, card.zValue(), card.opacity(), card.rotation())
        found[f"card {key}"] = (card.card, card.state, place, card.transform().isIdentity(), card._before)
    for seat, plate in scene.plates.items():
        found[f"plate {seat}"] = (
            plate.look,
            plate.stack,
            plate.won,
            plate.equity,
            plate.pos().toTuple(),
            plate.zValue(),
        )
    for seat, bet in scene.bets.items():
        found[f"bet {seat}"] = (bet.amount, bet.pos().toTuple(), bet.opacity(), bet.zValue())
    for key, discard in scene.discards.items():
        found[f"discard {key}"] = (discard.look, discard.pos().toTuple())
    for name in ("tray", "draws", "deck", "button", "halo"):
        item = getattr(scene, name)
        found[name] = (item.isVisible(), item.pos().toTuple() if item.isVisible() else None)
    found["tray says"] = scene.tray.look if scene.tray.isVisible() else None
    found["heap"] = scene.deck.has_heap
    found["draws say"] = scene.draws.look if scene.draws.isVisible() else None
    return found


def a_moment(
    kind: type[E], key: str = "omaha8", seats: int = 6, **options: Any
) -> tuple[Observation, tuple[E, Observation]]:
    """The table before and a moment with an event of this kind."""
    for seed in range(200):
        hand = moments(game(key), seats, seed, **options)
        for before, moment in pairwise(hand):
            if isinstance(moment.event, kind):
                return before.after, (moment.event, moment.after)
    raise AssertionError(f"no hand with {kind.__name__}")


# Playing and showing come to the same


hand_seen_from = given(
    key=st.sampled_from(sorted(CATALOGUE)), seed=st.integers(0, 10**6), seats=st.integers(2, 8), hero=st.integers(0, 7)
)


@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hand_seen_from
def test_every_event_ends_where_showing_begins(qtbot, key, seed, seats, hero) -> None:
    check_every_event(qtbot, key, seed, seats, hero)


@pytest.mark.long
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@hand_seen_from
def test_every_event_of_many_hands_ends_where_showing_begins(qtbot, key, seed, seats, hero) -> None:
    check_every_event(qtbot, key, seed, seats, hero)


def check_every_event(qtbot, key: str, seed: int, seats: int, hero: int) -> None:
    """Fails if the table lies otherwise after an event was played than where it is shown at once."""
    seats = min(seats, CATALOGUE[key].max_seats)
    hero %= seats
    played, fresh = made_view(qtbot, hero=hero), made_view(qtbot, hero=hero)
    rng = random.Random(seed)
    awards: list[PotAwarded] = []
    for event, after in moments(game(key), seats, seed, viewer=hero):
        played.play(event, after)
        part_way(played, rng.random())
        played.finish_now()
        fresh.show_table(after)
        assert drawn(played) == drawn(fresh), event
        if isinstance(event, PotAwarded):
            awards.append(event)
    check_staged(qtbot, fresh, moments(game(key), seats, seed, viewer=hero), awards, hero, rng)
    played.close()
    fresh.close()


def part_way(view: TableView, share: float) -> None:
    """An animation that runs is brought to this part of its time."""
    if view._transition is not None:
        view._transition.pause()
        view._transition.setCurrentTime(round(share * 0.99 * view._transition.duration()))


def check_staged(
    qtbot: QtBot, fresh: TableView, hand: list[Moment], awards: list[PotAwarded], hero: int, rng: random.Random
) -> None:
    """Fails if the table lies otherwise after its result was staged, to any moment, than where it is shown at once."""
    staged = made_view(qtbot, hero=hero)
    final = hand[-1].after
    staged.show_table(next(after for after in (each.after for each in reversed(hand)) if not after.awards))
    staged.award(awards, final, result_marks(final))
    for share in sorted(rng.random() for _ in range(4)):
        part_way(staged, share)
    staged.finish_now()
    fresh.show_table(final, result_marks(final))
    assert drawn(staged) == drawn(fresh)
    staged.close()


@pytest.mark.parametrize("key", one_of(20, CATALOGUE))
def test_an_animation_that_runs_out_ends_there_too(qtbot, view, key) -> None:
    look().change(speed=50)
    fresh = made_view(qtbot)
    for event, after in moments(game(key), 4, 3):
        with qtbot.waitSignal(view.finished, timeout=2_000):
            view.play(event, after)
        fresh.show_table(after)
        assert not view.is_animating
        assert drawn(view) == drawn(fresh), event


def test_who_is_all_in_without_a_bet_is_not_said_to_be_in_for_nothing(qtbot, view) -> None:
    """The big-blind ante took the last chips."""
    stakes = blind_stakes(Structure.NO_LIMIT, 1, 2, big_blind_ante=2)
    view.show_table(turns.hand(HOLDEM, Structure.NO_LIMIT, stakes, [200, 200, 2]).observe(0))
    look = known(view._scene.picture).plates[2]
    assert look.pill is not None and shown(look.pill.words) == "all-in"
    assert (look.in_for, look.stack) == (None, 0)


def test_showing_is_idempotent(view) -> None:
    observation = moments(game("omaha8"), 9, 4)[20].after
    view.show_table(observation)
    once = drawn(view)
    view.show_table(observation)
    assert drawn(view) == once


@pytest.mark.painted
@pytest.mark.parametrize("key", ["omaha8", "stud8", "draw5"])
def test_what_stays_as_it_was_is_not_drawn_anew(qapp, view, key) -> None:
    shown = moments(game(key), 6, 3)[8].after
    view.show_table(shown)
    qapp.processEvents()
    drawn_anew: list[Any] = []
    view.scene().changed.connect(drawn_anew.extend)
    view.show_table(shown)
    qapp.processEvents()
    assert not drawn_anew
    of_kind(TableScene, view.scene()).plates[0].update()
    qapp.processEvents()
    assert drawn_anew


def test_a_resized_table_is_the_table_of_that_size(qtbot, view) -> None:
    observation = moments(game("stud8"), 8, 4)[20].after
    view.show_table(observation)
    view.resize(1500, 800)
    fresh = made_view(qtbot, (1500, 800))
    fresh.show_table(observation)
    assert drawn(view) == drawn(fresh)


# What moves, and when nothing does


@pytest.mark.parametrize("kind", [BlindPosted, HoleSeen, Called, Raised, Folded, BetsCollected, PotAwarded])
def test_what_changes_the_table_moves(view, kind) -> None:
    before, (event, after) = a_moment(kind, viewer=None)
    view.show_table(before)
    view.play(event, after)
    assert view.is_animating
    view.finish_now()


def test_dealt_cards_come_one_after_the_other_in_the_order_dealt(view) -> None:
    before, (event, after) = a_moment(HoleSeen)
    view.show_table(before)
    view.play(event, after)
    opacities = [item.opacity() for item in view.scene().cards.values()]
    assert opacities.count(1.0) == 1
    assert opacities.count(0.0) == len(opacities) - 1
    first = event.cards[0].seat
    assert next(key for key, item in view.scene().cards.items() if item.opacity() == 1.0) == (first, 0)
    view.finish_now()


def test_a_won_pot_is_counted_into_the_stack(qtbot, view) -> None:
    before, (event, after) = a_moment(PotAwarded)
    seat = event.won[0].seat
    view.show_table(before)
    view.play(event, after)
    plate = view.scene().plates[seat]
    assert plate.stack == before.seats[seat].stack
    qtbot.waitUntil(lambda: plate.stack > before.seats[seat].stack, timeout=2_000)
    view.finish_now()
    assert plate.stack == after.seats[seat].stack


@pytest.mark.parametrize("reason", ["speed 0", "hidden", "minimised"])
def test_nothing_moves_and_finished_comes_at_once(qtbot, reason) -> None:
    view = made_view(qtbot, shown=reason != "hidden")
    if reason == "speed 0":
        look().change(speed=0)
    elif reason == "minimised":
        view.setWindowState(Qt.WindowState.WindowMinimized)
    ended: list[bool] = []
    view.finished.connect(lambda: ended.append(True))
    hand = moments(game("holdem"), 6, 2)
    for number, (event, after) in enumerate(hand, 1):
        view.play(event, after)
        assert not view.is_animating
        assert len(ended) == number


def test_a_view_that_is_hidden_ends_its_animation(qtbot, view) -> None:
    before, (event, after) = a_moment(Raised)
    view.show_table(before)
    view.play(event, after)
    with qtbot.waitSignal(view.finished, timeout=100):
        view.hide()
    assert not view.is_animating


def test_a_click_ends_an_animation_and_does_nothing_else(qtbot, view) -> None:
    before, (event, after) = a_moment(BetsCollected)
    ended: list[bool] = []
    view.finished.connect(lambda: ended.append(True))
    view.show_table(before)
    view.play(event, after)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
    assert not view.is_animating
    assert len(ended) == 1
    at_rest = drawn(view)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
    assert len(ended) == 1
    assert drawn(view) == at_rest


def test_an_event_during_an_animation_ends_it_first(view) -> None:
    ended: list[bool] = []
    view.finished.connect(lambda: ended.append(True))
    before, (event, after) = a_moment(Raised)
    view.show_table(before)
    view.play(event, after)
    view.play(event, after)
    view.finish_now()
    assert len(ended) == 2


def test_a_negative_speed_is_refused(view) -> None:
    with pytest.raises(ValueError, match="speed -1"):
        look().change(speed=-1)


# What is drawn


def test_the_hero_sits_at_the_bottom_and_the_next_seat_at_its_left(qtbot) -> None:
    view = made_view(qtbot, hero=3)
    view.show_table(moments(game("holdem"), 6, 1)[10].after)
    plates = of_kind(TableScene, view.scene()).plates
    assert max(plates, key=lambda seat: plates[seat].pos().y()) == 3
    assert plates[4].pos().x() < plates[3].pos().x()
    assert plates[2].pos().x() > plates[3].pos().x()


def test_hidden_cards_stay_hidden_and_shown_ones_are_seen(view) -> None:
    for _, after in moments(game("stud8"), 6, 8, viewer=0):
        view.show_table(after)
        for (seat, place), item in view.scene().cards.items():
            if seat != BOARD:
                assert item.card == after.seats[seat].cards[place].card


def test_folded_hands_leave_the_table_unless_dead_cards_stay(view) -> None:
    _, (event, after) = a_moment(Folded, "stud8", viewer=None)
    view.show_table(after)
    assert not [key for key in view.scene().cards if key.seat == event.seat]
    view.set_dead_cards(True)
    left = [item for key, item in view.scene().cards.items() if key.seat == event.seat]
    ups = [seen.card for seen in after.seats[event.seat].cards if seen.up]
    assert [item.card for item in left] == ups
    assert all(item.state.dead for item in left)


def test_my_own_folded_hand_stays_dimmed(view) -> None:
    for seed in range(50):
        after = moments(game("holdem"), 4, seed, viewer=0, folds=0.9)[-1].after
        if after.seats[0].folded:
            break
    view.show_table(after)
    mine = [item for key, item in view.scene().cards.items() if key.seat == 0]
    assert len(mine) == 2
    assert all(item.state.dim and item.card != HIDDEN for item in mine)


def test_highlights_ring_lift_and_tint(view) -> None:
    ended: list[bool] = []
    view.finished.connect(lambda: ended.append(True))
    observation = next(m.after for m in moments(game("omaha8"), 3, 1, folds=0) if len(m.after.board) == 3)
    view.show_table(observation)
    resting = {key: item.pos().y() for key, item in view.scene().cards.items()}
    mine = [of_kind(Card, seen.card) for seen in observation.seats[0].cards]
    board = [of_kind(Card, card) for card in observation.board]
    plays = {"high": frozenset([mine[0], board[0]]), "low": frozenset([mine[0]])}
    said = (ReadingLine("high", "pair"), ReadingLine("low", "8-7-3-2-A"))
    view.set_marks(Marks(Highlights(plays, dim=frozenset([mine[1]])), said))
    assert view.is_animating
    view.finish_now()
    assert not ended, "hints are no event"
    cards = view.scene().cards
    assert (cards[(0, 0)].state.high, cards[(0, 0)].state.low) == (True, True)
    assert cards[(0, 1)].state.dim
    assert cards[(BOARD, 0)].state.high
    assert not cards[(BOARD, 0)].state.low
    assert cards[(0, 0)].pos().y() < resting[(0, 0)]
    assert cards[(0, 2)].pos().y() == resting[(0, 2)]
    assert view.scene().plates[0].look.readings == said
    view.set_marks(NO_MARKS)
    view.finish_now()
    assert {key: item.pos().y() for key, item in cards.items()} == resting


def test_pots_bets_and_stacks_are_those_of_the_observation(view) -> None:
    for _, after in moments(game("omaha8"), 9, 5, raises=0.6):
        view.show_table(after)
        scene = view.scene()
        assert {seat: bet.amount for seat, bet in scene.bets.items()} == {s.seat: s.bet for s in after.seats if s.bet}
        assert [scene.plates[s.seat].stack for s in after.seats] == [s.stack for s in after.seats]
        paid = sum(won.amount for award in after.awards for won in award.won) if after.over else 0
        assert scene.tray.isVisible() == bool(after.pot or paid)
        if after.pot or paid:
            assert (scene.tray.look.total, scene.tray.look.paid) == (after.pot or paid, bool(paid))
        assert [seat for seat, plate in scene.plates.items() if plate.look.turn] == (
            [] if after.to_act is None else [after.to_act]
        )


@pytest.mark.parametrize("key", ["omaha8", "stud8"])
def test_everything_lies_within_the_scene_and_bets_cover_nothing(view, key) -> None:
    """Real hands, lifted cards included: cards, plates, bets, tray and button."""
    scene_rect = Rect(0, 0, *SIZE)
    for _, after in moments(game(key), 8, 6, raises=0.5):
        mine = frozenset(seen.card for seen in after.seats[0].cards if isinstance(seen.card, Card))
        board = {of_kind(Card, card) for card in after.board}
        view.show_table(after, Marks(Highlights({"high": mine | board})))
        picture = view.scene().picture
        bets = [bet.rect for bet in picture.bets.values()]
        others = [look.rect for look in [*picture.cards.values(), *picture.plates.values()]]
        others += [picture.tray.rect] if picture.tray else []
        others += [picture.button] if picture.button else []
        assert all(rect.inside(scene_rect) for rect in bets + others)
        assert not any(bet.overlaps(rect) for bet in bets for rect in others)


@pytest.mark.painted
def test_theme_and_deck_change_the_picture(view) -> None:
    view.show_table(moments(game("omaha8"), 6, 1)[30].after)
    dark = view.grab().toImage()
    look().change(theme=LIGHT)
    light = view.grab().toImage()
    look().change(deck=SuitColors.TWO)
    two = view.grab().toImage()
    assert dark != light
    assert light != two
    assert light.pixelColor(2, 2).name() == LIGHT.window.lower()


# Words


def test_the_table_says_itself(view) -> None:
    after = next(m.after for m in moments(game("omaha8"), 6, 1, viewer=0) if len(m.after.board) == 3 and m.after.legal)
    view.show_table(after)
    text = view.text
    lines = text.splitlines()
    assert lines[0] == "Pot-limit Omaha hi/lo 1/2"
    assert "Board: " in text
    for name in NAMES[:6]:
        assert sum(line.startswith(name) for line in lines) == 1
    assert sum("to act" in line for line in lines) == 1
    mine = next(line for line in lines if line.startswith("Ines"))
    assert mine.count(" of ") == 4
    others = [line for line in lines if line.startswith(NAMES[1:6])]
    assert all(" of " not in line for line in others)


def test_the_readings_stand_in_full_after_the_players_line(view) -> None:
    after = next(m.after for m in moments(game("omaha8"), 6, 1, viewer=0) if len(m.after.board) == 3 and m.after.legal)
    readings = (ReadingLine("high", "pair of nines"), ReadingLine("low", "only two low cards on the board so far"))
    view.show_table(after, Marks(readings=readings))
    lines = view.text.splitlines()
    mine = next(index for index, line in enumerate(lines) if line.startswith("Ines"))
    assert lines[mine + 1 : mine + 3] == ["High: pair of nines", "Low: only two low cards on the board so far"]
    view.set_marks(NO_MARKS)
    assert view.text.splitlines() == lines[: mine + 1] + lines[mine + 3 :]


def test_pills_say_the_last_action(view) -> None:
    _, (event, after) = a_moment(Raised)
    view.show_table(after)
    pill = view.scene().plates[event.seat].look.pill
    if after.seats[event.seat].all_in:
        assert pill.kind is PillKind.ALL_IN
    else:
        assert (str(pill.words).split()[-1], pill.kind) == (f"{event.to:,}", PillKind.BET)


@pytest.mark.parametrize("hands", few(2, 8))
@pytest.mark.parametrize("key", one_of(7, CATALOGUE))
def test_hands_that_lie_open_say_what_they_won_and_no_former_action(view, key, hands) -> None:
    open_hands = 0
    for seed in range(hands):
        for moment in moments(game(key), 4, seed, folds=0.02):
            view.show_table(moment.after)
            for seat, plate in view.scene().plates.items():
                if moment.after.seats[seat].shown and plate.look.pill is not None:
                    open_hands += 1
                    assert plate.look.pill.kind in (PillKind.WON, PillKind.ALL_IN)
    assert open_hands


def test_seats_without_a_name_are_numbered(qtbot) -> None:
    view = made_view(qtbot)
    view.players.seat(["Ines"])
    view.show_table(moments(game("holdem"), 3, 1)[3].after)
    plates = of_kind(TableScene, view.scene()).plates
    assert [known(plates[seat].look).name for seat in range(3)] == ["Ines", "Seat 2", "Seat 3"]


def test_no_face_is_drawn_for_a_hidden_card(view) -> None:
    """The observation of a seat holds no other seat's down card, and neither does the scene."""
    hand = moments(game("omaha8"), 6, 11, viewer=2)
    shown = [m for m in hand if not any(s.shown for s in m.after.seats)]
    for _, after in shown:
        view.show_table(after)
        faces = [key for key, item in view.scene().cards.items() if isinstance(item.card, Card)]
        assert {key.seat for key in faces} <= {2, BOARD}


def test_a_bet_grows_only_when_its_chips_arrive(view) -> None:
    for key in ("holdem", "omaha8"):
        before, (event, after) = a_moment(Raised, key)
        view.show_table(before)
        view.play(event, after)
        chips = view.scene().bets[event.seat]
        had = before.seats[event.seat].bet
        assert (chips.amount, chips.opacity()) == ((had, 1.0) if had else (event.to, 0.0))
        view.finish_now()
        assert (chips.amount, chips.opacity()) == (event.to, 1.0)


def test_antes_lie_in_the_pot_before_the_bets_are_collected(view) -> None:
    """They flew there and were gone until then."""
    for key, antes in (("stud8", 8), ("holdem", 0)):
        hand = moments(game(key), 4, 3)
        after = next(moment.after for moment in hand if isinstance(moment.event, HoleSeen))
        view.show_table(after)
        assert after.pots == () and after.pot >= antes
        assert view.scene().tray.look.pots == ((antes,) if antes else ())


def test_chips_land_as_the_bet_lies_that_they_become(view) -> None:
    """Number and chips of a bet at the side lie one above the other, and so they fly: nothing jumps on landing."""
    sides = 0
    for seed in range(6):
        hand = moments(game("holdem"), 6, seed)
        for before, (event, after) in pairwise(hand):
            if not isinstance(event, Raised) or before.after.seats[event.seat].bet:
                continue
            view.show_table(before.after)
            view.play(event, after)
            flight = next(step for step in known(view._transition)._steps if isinstance(step, Move))
            flying, bet = of_kind(ChipsItem, flight.item), view.scene().bets[event.seat]
            known(view._transition).setCurrentTime(MOTION.bet)
            assert flying._look == bet._look
            assert (flight.stop - bet.pos()).manhattanLength() <= 1
            sides += view.scene().picture.bets[event.seat].below
            view.finish_now()
    assert sides


@pytest.mark.painted
@pytest.mark.parametrize("hands", [1, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("size", "key"),
    one_of(6, [(size, key) for size in ((1024, 433), SIZE, (1280, 632)) for key in ("omaha8", "stud8")]),
)
def test_no_stack_is_cut_off_beside_readings_and_actions(qtbot, monkeypatch, key, size, hands) -> None:
    cut: list[str] = []

    def watched(painter, rect, text, font, *ink):
        if text_width(font, text) > rect.width() + 0.5 and text.replace(",", "").isdigit():
            cut.append(text)
        return paint_elided(painter, rect, text, font, *ink)

    monkeypatch.setattr(plate_item, "paint_elided", watched)
    view = made_view(qtbot, size)
    for seed in range(hands):
        for moment in moments(game(key), 4, seed, folds=0.02, raises=0.5):
            marks = result_marks(moment.after) if moment.after.over else hint_marks(moment.after, 0)
            view.show_table(moment.after, marks)
            view.grab()
    assert cut == []


def test_hole_cards_lie_as_dealt_or_by_rank_on_the_same_spots() -> None:
    """In games with a board alone: elsewhere their order says something."""
    for key, moves in (("omaha", True), ("stud8", False), ("triple27", False)):
        seen = next(each.after for each in moments(game(key), 3, seed=2) if len(each.after.seats[0].known) > 2)
        variant = seen.game.variant
        layout = table_layout(
            3, 1016, 632, stud=variant.brings_in, board_cards=variant.board_cards, shared_card=False, slots=0
        )

        def spots(*, sorts: bool, seen: Observation = seen, layout: Layout = layout) -> dict[Card, float]:
            """Where each card lies; of two the one further right lies over the other."""
            picture = table_picture(
                seen, layout, names=NAMES, opponents=(), hero=0, readings=None, highlights=NO_HIGHLIGHTS,
                dead_cards=True, sorts=sorts,
            )  # fmt: skip
            looks = [look for key, look in picture.cards.items() if key.seat == 0]
            if not seen.game.variant.brings_in:  # stud tucks its down cards
                assert sorted(looks, key=lambda look: look.z) == sorted(looks, key=lambda look: look.rect.x)
            return {of_kind(Card, look.card): look.rect.x for look in looks}

        dealt, by_rank = spots(sorts=False), spots(sorts=True)
        held = seen.seats[0].known
        assert sorted(dealt.values()) == sorted(by_rank.values())
        assert sorted(held, key=lambda card: dealt[card]) == list(held) or not moves
        ranks = [card.rank for card in sorted(held, key=lambda card: by_rank[card])]
        assert (ranks == sorted(ranks, reverse=True)) if moves else by_rank == dealt
