"""The moment of the result, by the animation clock, against the stage as designed; nothing is said before its cause."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.events import BoardDealt, Called, HandShown, PotAwarded
from pokertable.views.felt.pill import PillKind
from pokertable.views.felt.plates.item import PlateItem
from pokertable.views.felt.table_picture import BOARD
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage
from tests.views.builders import Moment, moments_of
from tests.views.table.staged import PLAYERS, Film, half_won, mucked
from tests.views.turns import holdem

NEAR = 50
"""Ms that a beat may be off."""


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    look().change(speed=1.0)
    made = TablePage(guard_ms=400)
    qtbot.addWidget(made)
    made.resize(1280, 756)
    made.show()
    made.seat(PLAYERS, 0)
    return made


@pytest.fixture
def run(page: TablePage) -> Film:
    """The hand up to the first hand shown in a blink, then by the clock."""
    made = Film(page)
    hand = moments_of(half_won())
    at = next(place for place, moment in enumerate(hand) if isinstance(moment.event, HandShown))
    page.set_hurry(True)
    page.begin_hand(1, hand[0].after)
    made.play(hand[:at])
    page.set_hurry(False)
    made.looks.clear()
    made.lengths.clear()
    made.play(hand[at:])
    return made


SEEN: list[Film] = []


@pytest.fixture
def film(request: pytest.FixtureRequest) -> Film:
    """What was seen of it, once for all tests that look at nothing else; its page is gone."""
    if not SEEN:
        SEEN.append(request.getfixturevalue("run"))
    return SEEN[0]


def near(found: float, wanted: float) -> None:
    assert abs(found - wanted) <= NEAR, (found, wanted)


def test_the_beats_of_a_split_pot_that_i_win_half_of(film: Film) -> None:
    """Flips of 180, 120 between; 700 held; rings 40 apart; plates at once; 350 counted; 400 before log and rows."""
    looks = film.looks
    begin = looks[0].ms
    shown = [film.faces(seat, 4) for seat in (1, 2)]
    first, second = sorted(shown)
    near(first - begin, 90)  # a face is first seen in the middle of its flip
    near(second - first, 300)
    turned_up = second + 90
    lit = film.first(lambda each: any(each.rings.values()))
    near(lit - turned_up, 700)
    rung = {name: [film.rings(name, count) for count in range(1, 6)] for name in ("high", "low")}
    for times in rung.values():
        near(times[0], lit)
        for before, after in pairwise(times):
            near(after - before, 40)
    near(film.first(lambda each: bool(each.veiled)) - lit, 0)
    ringed = film.first(lambda each: bool(each.plates))
    near(ringed - rung["low"][4], 140)
    assert next(each.plates for each in looks if each.plates) == {0, 1}
    full = film.first(lambda each: each.won == 45)
    near(full - ringed, 350)
    told = film.first(lambda each: any("win" in line for line in each.log))
    near(told - full, 400)
    assert looks[-1].ms == told


def test_nothing_names_a_winner_before_its_time(film: Film) -> None:
    lit = film.first(lambda each: any(each.rings.values()))
    log = film.looks[0].log
    for each in film.looks:
        if each.ms < lit:
            assert not each.plates and not each.veiled and not each.won
        if each is not film.looks[-1]:
            assert each.log == log and not each.panel and not each.ticks


def test_high_and_low_are_ringed_together_and_my_cards_that_play_are_never_veiled(film: Film) -> None:
    end = film.looks[-1]
    assert end.rings["low"] == set(parse_cards("As 3s 2h 5c 7d"))
    assert end.rings["high"] == set(parse_cards("Js 7s 7d Jd Jc"))
    assert end.veiled == set(parse_cards("Kd 9d Qh Th Ah 4h Kc Qs"))
    mine = set(parse_cards("As 3s"))
    assert not any(mine & each.veiled for each in film.looks)


def test_chips_and_stacks_are_counted_while_they_come_and_the_pot_says_paid_out_then(film: Film) -> None:
    ringed = film.first(lambda each: bool(each.plates))
    before = film.looks[0].stacks
    assert all(each.stacks == before for each in film.looks if each.ms < ringed)
    counted = [each.won for each in film.looks]
    assert counted == sorted(counted) and len(set(counted)) > 5
    assert film.looks[-1].stacks[0] == before[0] + 45
    assert {each.pot for each in film.looks} == {90}


def test_the_result_takes_the_panel_and_rows_choose_only_what_is_lit(run: Film) -> None:
    page = run.page
    final = moments_of(half_won())[-1].after
    page.show_result(final, None)
    assert page.showdown.winner is not None and page.showdown.winner.seat == 0
    assert [row.quiet for row in page.showdown._rows] == [False, False]
    page.showdown._step(1)
    page.table.finish_now()
    scene = page.table._scene
    mine = set(parse_cards("As 3s"))
    assert not any(item.state.dim for item in scene.cards.values() if item.card in mine)
    assert {seat for seat, plate in scene.plates.items() if plate.look is not None and plate.look.won.total} == {0, 1}


def test_ways_on_are_dead_for_a_moment_where_the_staging_ended_by_itself(page: TablePage) -> None:
    """A Space pressed to end it, a little late, must not deal the next hand."""
    hand = moments_of(half_won())
    page.begin_hand(1, hand[0].after)
    page.table.ran_out = True
    page.show_result(hand[-1].after, None)
    assert page.showdown.is_guarded
    page.table.ran_out = False
    page.show_result(hand[-1].after, None)
    assert not page.showdown.is_guarded


def i_muck(page: TablePage, begin: type[object]) -> Film:
    """A river that I call and lose, in a blink up to the last event of this kind, then by the clock."""
    names, hand = PLAYERS[:2], moments_of(mucked())
    page.seat(names, 0)
    made = Film(page, names)
    at = max(place for place, moment in enumerate(hand) if isinstance(moment.event, begin))
    page.set_hurry(True)
    page.begin_hand(1, hand[0].after)
    made.play(hand[:at])
    page.set_hurry(False)
    made.looks.clear()
    made.play(hand[at:])
    return made


def test_that_my_hand_has_lost_is_not_told_before_its_time(page: TablePage) -> None:
    """It is mucked at once, unseen; until the others' cards are ringed it lies as it lay, and all are held as long."""
    film = i_muck(page, HandShown)
    lit = film.first(lambda each: any(each.rings.values()))
    near(lit - film.faces(1, 2), 90 + 700)
    mine = set(parse_cards("Ah Tc"))
    for each in film.looks:
        if each.ms < lit:
            assert not each.veiled and PillKind.OUT not in each.pills
    assert mine <= film.looks[-1].veiled and film.looks[-1].pills[0] is PillKind.OUT


def test_after_the_last_decision_nothing_is_offered_to_decide_ahead(page: TablePage) -> None:
    """Ticks that stood there while the last bets were collected were gone before they could be read."""
    film = i_muck(page, Called)
    after = [each for each in film.looks if each.event != "Called"]
    assert len(after) > 20 and not any(each.ticks for each in after)


def test_chips_lie_in_the_pot_or_are_on_their_way(film: Film) -> None:
    ringed = film.first(lambda each: bool(each.plates))
    for each in film.looks:
        assert each.in_pot == (90 if each.ms < ringed else 0)


def test_what_others_win_is_counted_as_it_comes(page: TablePage, run: Film) -> None:
    marek = page.table._scene.plates[1]
    assert marek.won == 45
    pictures = []
    for won in (0, 5, 45):
        marek.count(1000, won)
        pictures.append(drawn(marek))
    assert all(one != other for one, other in pairwise(pictures))


def drawn(plate: PlateItem) -> QImage:
    size = plate.boundingRect().size().toSize()
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-plate.boundingRect().topLeft())
    plate.draw(painter)
    painter.end()
    return image


def played(page: TablePage, until: type[object]) -> tuple[Film, Moment]:
    """The hand in a blink up to the first event of this kind; that event by the clock."""
    film, hand = Film(page), moments_of(half_won())
    at = next(place for place, moment in enumerate(hand) if isinstance(moment.event, until))
    page.set_hurry(True)
    page.begin_hand(1, hand[0].after)
    film.play(hand[:at])
    page.set_hurry(False)
    film.looks.clear()
    film.play([hand[at]])
    return film, hand[at]


@pytest.mark.parametrize("hints", [False, True])
def test_the_flop_lands_as_one_turns_and_spreads_and_hints_and_log_come_after(page: TablePage, hints: bool) -> None:
    page.set_hints(hints)
    film, moment = played(page, BoardDealt)
    assert len(moment.after.board) == 3
    seen = [film.faces(BOARD, count) for count in (1, 2, 3)]
    begin = film.looks[0].ms
    near(seen[0] - begin, 170 + 70)
    assert seen[0] == seen[2]
    spread = 170 + 140 + 220
    told = film.first(lambda each: any(line.startswith("Flop") for line in each.log))
    near(told - begin, spread + (140 if hints else 0))
    if hints:
        near(film.first(lambda each: any(each.rings.values())) - begin, spread)
    else:
        assert not any(any(each.rings.values()) for each in film.looks)


def test_where_nothing_moves_all_is_there_at_once(page: TablePage) -> None:
    look().change(speed=0.0)
    film, hand = Film(page), moments_of(half_won())
    page.begin_hand(1, hand[0].after)
    film.play(hand)
    assert all(length == 0 for _, length in film.lengths)
    end = film.looks[-1]
    assert end.won == 45 and end.plates == {0, 1} and any("win" in line for line in end.log)


def test_the_chips_are_told_once_when_they_set_off(page: TablePage) -> None:
    """The sound of a won pot comes with the chips, not before the hands are held."""
    film, hand = Film(page), moments_of(half_won())
    at = next(place for place, moment in enumerate(hand) if isinstance(moment.event, HandShown))
    page.set_hurry(True)
    page.begin_hand(1, hand[0].after)
    film.play(hand[:at])
    page.set_hurry(False)
    told: list[int] = []
    page.table.paid.connect(lambda _: told.append(film.looks[-1].ms))
    film.looks.clear()
    film.play(hand[at:])
    assert len(told) == 1
    near(told[0], film.first(lambda each: bool(each.plates)))


def test_where_all_others_fold_nothing_is_held_and_the_plate_is_ringed_when_the_chips_arrive(page: TablePage) -> None:
    page.seat(PLAYERS[:3], 0)
    film, hand = Film(page, PLAYERS[:3]), moments_of(holdem(RaiseTo(6), Fold(), Fold()))
    at = next(place for place, moment in enumerate(hand) if isinstance(moment.event, PotAwarded))
    page.set_hurry(True)
    page.begin_hand(1, hand[0].after)
    film.play(hand[:at])
    page.set_hurry(False)
    film.looks.clear()
    film.play(hand[at:])
    begin = film.looks[0].ms
    arrived = film.looks[-1].ms
    near(arrived - begin, 350)
    assert film.looks[-1].won == 5
    near(film.first(lambda each: bool(each.plates)), arrived)
    near(film.first(lambda each: any("win" in line for line in each.log)), arrived)
    assert film.looks[0].pot == 5
