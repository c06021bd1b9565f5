"""What an opponent can hold lies beside its plate, over nothing, at every number of seats and in every size."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.ranges.classes import classes_of
from pokertable.training.live.view import HeldClasses
from pokertable.views.felt.free_felt import apart
from pokertable.views.felt.highlights import Highlights
from pokertable.views.felt.marks import Marks
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.kit.fonts import least_text, scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.table.range_popover import _FORMS, RangePopover
from tests.games import one_of
from tests.narrow import of_kind
from tests.painted import looked_at
from tests.views.builders import NAMES, game, moments
from tests.views.felt.test_table_view import made_view

SIZES = {"1024x700": (1024, 532), "its drawer open": (760, 532), "1280x800": (1016, 632), "1920x1080": (1592, 880)}
MOST_SEATS = {"omaha8": 9, "stud8": 8}
CLASSES = tuple(
    map(
        phrase,
        (
            "Nut low, two pair or better",
            "Bare nut low",
            "Other low",
            "Two pair or trips, no low",
            "Nut-low draw",
            "Other draw",
            "Straight or better, no low",
            "Pair using a hole card, or less",
        ),
    )
)


def holding(seat: int, *, read: bool = True) -> HeldClasses:
    return HeldClasses(seat, CLASSES, (30, 20, 15, 12, 10, 6, 4, 3), read=read, presumed=False)


def box_of(popover: RangePopover) -> Rect:
    box = popover.geometry()
    return Rect(box.x(), box.y(), box.width(), box.height())


def turns(key: str, seats: int, seed: int) -> list[Observation]:
    "Moments at which the player is to act, with everybody in and much bet."
    every = [each.after for each in moments(game(key), seats, seed, folds=0.0, raises=0.4)]
    return [after for after in every if after.to_act == 0]


@pytest.mark.parametrize(("fewer", "last"), [(3, 1), pytest.param(1, 2, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "size"), one_of(8, [(key, size) for size in SIZES for key in ("omaha8", "stud8")]))
def test_it_covers_nothing_and_stays_in_the_scene(qtbot, key, size, fewer, last):
    "At the most seats, and every `fewer` below that, when the player is to act for the `last` times."
    view = made_view(qtbot, SIZES[size])
    popover, scene = RangePopover(view), Rect(0, 0, *SIZES[size])
    for seats in sorted(range(MOST_SEATS[key], 1, -fewer)):
        for after in turns(key, seats, 6)[-last:]:
            mine = frozenset(seen.card for seen in after.seats[0].cards if isinstance(seen.card, Card))
            view.show_table(after, Marks(Highlights({"high": mine})))
            picture = of_kind(TableScene, view.scene()).picture
            lying = [card.rect for card in picture.cards.values()]
            lying += [plate.rect for plate in picture.plates.values()] + [bet.rect for bet in picture.bets.values()]
            lying += [] if picture.button is None else [picture.button]
            lying += [] if picture.tray is None else [picture.tray.rect]
            for seat in [each for each in after.live() if each]:
                popover.show_holdings([holding(each) for each in after.live() if each])
                popover.open(seat)
                assert popover.isVisible()
                spot = box_of(popover)
                assert spot.inside(scene)
                assert not any(spot.overlaps(each) for each in lying)


@pytest.mark.long
def test_larger_text_is_smaller_again_where_it_would_cover_something(qtbot, monkeypatch):
    view = made_view(qtbot, SIZES["1024x700"])
    popover = RangePopover(view)
    popover.show_holdings([holding(1)])
    look().change(text_scale=2.0)
    try:
        for after in turns("omaha8", 9, 6):
            view.show_table(after)
            popover.open(1)
            spot, picture = box_of(popover), of_kind(TableScene, view.scene()).picture
            assert popover.isVisible()
            assert not any(spot.overlaps(card.rect) for card in picture.cards.values())
    finally:
        look().change(text_scale=1.0)


def test_one_at_a_time_and_it_says_all_of_it(qtbot):
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    view.show_table(turns("omaha8", 6, 6)[0])
    popover.show_holdings([holding(1), holding(2, read=False)])
    assert not popover.isVisible()
    popover.open(1)
    assert f"{NAMES[1]}'s range" in popover.accessibleName()
    assert "Bare nut low: 20%" in popover.accessibleName()
    assert "from its own rules" in popover.accessibleName()
    popover.open(2)
    assert popover.seat == 2 and "no action yet" in popover.accessibleName()
    assert popover.close_range() and not popover.isVisible()
    assert not popover.close_range()


def test_before_the_figures_are_there_the_frame_says_so_and_then_fills(qtbot):
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    view.show_table(turns("omaha8", 6, 6)[0])
    popover.open(3)
    assert popover.isVisible() and "calculating…" in popover.accessibleName()
    popover.show_holdings([holding(3)])
    assert "calculating…" not in popover.accessibleName() and "Other low: 15%" in popover.accessibleName()


@pytest.mark.painted
def test_a_plate_answers_the_pointer_only_where_a_click_does_something_and_while_it_is_there(qtbot):
    view = made_view(qtbot, SIZES["1280x800"])
    view.show_table(turns("omaha8", 6, 6)[0])
    scene = of_kind(TableScene, view.scene())
    plate, before = scene.plates[3], view.grab().toImage()

    def point_at(seat: int) -> None:
        lies = scene.picture.plates[seat].rect
        at = QPointF(lies.x + 8, lies.bottom - 6)
        none = Qt.MouseButton.NoButton
        move = QMouseEvent(QEvent.Type.MouseMove, at, view.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view.viewport(), move)

    point_at(3)
    assert not plate.answers and view.grab().toImage() == before
    view.plates.set_ranges([3])
    assert plate.answers
    raised, look = view.grab().toImage(), scene.picture.plates[3].rect
    differ = [
        QPoint(x, y)
        for x in range(raised.width())
        for y in (round(look.y) - 1, round(look.bottom) + 20)
        if raised.pixelColor(x, y) != before.pixelColor(x, y)
    ]
    assert differ and {spot.y() for spot in differ} == {round(look.y) - 1}, "raised by one px, and only it"
    assert all(look.x - 1 <= spot.x() <= look.x + look.w for spot in differ)
    point_at(4)
    assert not plate.answers and view.grab().toImage() == before
    point_at(3)
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not plate.answers and view.grab().toImage() == before


def test_a_plate_opens_its_range_only_where_one_is_known_and_the_link_says_how_it_plays(qtbot):
    view = made_view(qtbot, SIZES["1280x800"])
    view.players.seat(NAMES, [None, "tag", "lag", "rock", "station", "tag"])
    popover = RangePopover(view)
    view.range_wanted.connect(popover.open)
    view.show_table(turns("omaha8", 6, 6)[0])
    asked: list[tuple[str, str]] = []
    view.opponent_wanted.connect(lambda persona, name, _game: asked.append((persona, name)))

    def click(seat: int) -> None:
        plate = of_kind(TableScene, view.scene()).picture.plates[seat].rect
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(plate.x + 8), round(plate.bottom - 6))
        )

    click(1)
    assert asked == [("tag", NAMES[1])] and not popover.isVisible()
    view.plates.set_ranges([2])
    click(2)
    assert popover.seat == 2 and popover.isVisible() and len(asked) == 1
    popover.how_button.click()
    assert asked[1:] == [("lag", NAMES[2])]
    click(3)
    assert asked[2:] == [("rock", NAMES[3])]


def test_it_moves_with_the_table(qtbot):
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    view.show_table(turns("omaha8", 6, 6)[0])
    popover.show_holdings([holding(4)])
    popover.open(4)
    view.resize(*SIZES["its drawer open"])
    plates = of_kind(TableScene, view.scene()).picture.plates.values()
    spot = box_of(popover)
    assert spot.inside(Rect(0, 0, *SIZES["its drawer open"]))
    assert not any(spot.overlaps(plate.rect) for plate in plates)


@pytest.mark.parametrize(("key", "seats"), one_of(2, [("omaha8", 6), ("stud8", 6), ("stud8", 2), ("omaha8", 3)]))
def test_it_lies_beside_the_one_who_holds_it(qtbot, key, seats):
    """Rather small than far: between its seat and it lies at most a gap."""
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    after = turns(key, seats, 6)[0]
    view.show_table(after)
    picture = of_kind(TableScene, view.scene()).picture
    for seat in [each for each in after.live() if each]:
        popover.show_holdings([holding(each) for each in after.live() if each])
        popover.open(seat)
        own = [picture.plates[seat].rect, *[look.rect for at, look in picture.cards.items() if at.seat == seat]]
        assert min(apart(box_of(popover), each) for each in own) < 40


@pytest.mark.painted
def test_before_the_flop_the_names_of_the_classes_are_whole(qtbot, monkeypatch):
    """All eight classes of hold'em at six seats in the usual window: they are what the range is read by."""
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    after = turns("holdem", 6, 6)[0]
    assert not after.known_board
    view.show_table(after)
    names = tuple([each.name for each in classes_of(after.game.variant, 0, after.known_board)])
    widths = []
    monkeypatch.setattr(
        "pokertable.views.table.range_popover._paint_name",
        lambda _painter, box, words, *_: widths.append((words, width_of(words, least_text()), box.width())),
    )
    for seat in [each for each in after.live() if each]:
        popover.show_holdings([HeldClasses(seat, names, (30, 20, 15, 12, 10, 6, 4, 3), read=True, presumed=False)])
        popover.open(seat)
        widths.clear()
        popover.grab()
        assert len(widths) >= len(names)
        assert not [words for words, wide, room in widths if wide > room]


@pytest.mark.painted
@pytest.mark.parametrize("ui", [1.0, 2.0])
def test_no_name_of_a_class_is_larger_than_its_row(qtbot, ui):
    """In a large window short ones were: the type was scaled twice."""
    look().change(ui=ui, text_scale=ui)
    view = made_view(qtbot, (round(1016 * ui), round(632 * ui)))
    popover = RangePopover(view)
    after = turns("omaha8", 4, 6)[0]
    view.show_table(after)
    seat = next(each for each in after.live() if each)
    popover.show_holdings([holding(seat)])
    popover.open(seat)
    shown_at = {words: px for px, words, _ in looked_at(popover).sizes}
    assert {str(name) for name in CLASSES} <= {*shown_at}
    assert max(shown_at[str(name)] for name in CLASSES) == popover._form.px


@pytest.mark.painted
def test_what_is_summed_up_has_a_bar_within_its_row(qtbot, monkeypatch):
    """The rest may be more than the likeliest class: its bar ran over its own figure."""
    view = made_view(qtbot, SIZES["its drawer open"])
    popover = RangePopover(view)
    after = turns("draw5", 6, 6)[0]
    view.show_table(after)
    seat = next(each for each in after.live() if each)
    boxes = []
    monkeypatch.setattr(
        "pokertable.views.table.range_popover.paint_box", lambda _painter, box, *_: boxes.append(box.right())
    )
    popover.show_holdings([holding(seat)])
    popover.open(seat)
    popover._form = next(form for form in _FORMS if form.most == 2)
    boxes.clear()
    popover.grab()
    _frame, *bars = boxes
    assert len(bars) >= 2
    assert bars[-1] == pytest.approx(bars[-2]), "the rest is the most here: its bar is as long as its track"


@pytest.mark.parametrize("key", one_of(2, ["draw5", "badugi"]))
def test_rather_a_little_away_than_with_classes_summed_up(qtbot, key):
    """In the drawer's table bets lie so close to the seats that beside them is room for two classes alone."""
    view = made_view(qtbot, SIZES["its drawer open"])
    popover = RangePopover(view)
    after = turns(key, 6, 6)[0]
    view.show_table(after)
    for seat in [each for each in after.live() if each]:
        popover.show_holdings([holding(each) for each in after.live() if each])
        popover.open(seat)
        assert popover._form.most >= 5, (seat, popover._form)


def test_the_way_to_how_it_plays_is_level_with_the_title_and_smaller(qtbot):
    """It stood two px higher, in larger type."""
    view = made_view(qtbot, SIZES["1280x800"])
    popover = RangePopover(view)
    view.show_table(turns("omaha8", 6, 6)[0])
    popover.show_holdings([holding(4)])
    popover.open(4)
    form, way = popover._form, popover.how_button
    assert way.type_px <= form.px
    title = form.pad - scaled(2) + form.head / 2
    assert way.y() + way.height() / 2 == pytest.approx(title, abs=0.5)
