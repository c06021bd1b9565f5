from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
)

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import MIXES, offers
from pokertable.model.stakes import Rake
from pokertable.players.styles.cast import STYLES, Skill, at_skill, style_and_skill
from pokertable.session.profile.choice import TableChoice, mixed_personas, sng_choice, usual_choice
from pokertable.views.cards.curated import curated
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK, LIGHT
from pokertable.views.start import game_buttons
from pokertable.views.start.start_page import StartPage
from pokertable.views.start.waiting import Waiting
from pokertable.views.window.game_menu import GameMenu
from tests.games import one_of
from tests.painted import looked_at

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1024, 664), (1280, 756), (1920, 1036), (3840, 2116)]


class Dealt(StartPage):
    """A page that notes what was dealt at it."""

    def __init__(self) -> None:
        super().__init__()
        self.dealt: list[TableChoice] = []
        self.chosen.connect(self.dealt.append)


def opened(qtbot, size=(1280, 756), *, column=True):
    made = Dealt()
    qtbot.addWidget(made)
    made.set_choices([])
    made.resize(*size)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    if column:
        qtbot.mouseClick(made.options_button, LEFT)
    return made


@pytest.fixture
def page(qtbot):
    return opened(qtbot)


def waits(game, hand=27, *, number=1, tournament=False):
    """A table of this game that waits."""
    return Waiting(number, game, offers()[game].short_title, tournament, hand)


def press(qtbot, key):
    qtbot.keyClick(QApplication.focusWidget(), key)


def typed(qtbot, text):
    qtbot.keyClicks(QApplication.focusWidget(), text)


def box_of(part, page):
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


# A table


def test_enter_deals_at_once(page, qtbot):
    press(qtbot, Qt.Key.Key_Return)
    assert page.dealt == [usual_choice("holdem")]


def test_two_clicks_deal_any_game(page, qtbot):
    for variant in CATALOGUE:
        page.dealt.clear()
        page._open_column(False)
        qtbot.mouseClick(page.cells[variant], LEFT)
        qtbot.mouseClick(page.deal_button, LEFT)
        assert page.dealt == [usual_choice(variant)]


def test_a_double_click_on_a_game_deals_it(page, qtbot):
    for key in ("omaha8", "badugi"):
        qtbot.mouseClick(page.cells[key], LEFT)
        qtbot.mouseDClick(page.cells[key], LEFT)
    assert [choice.variant for choice in page.dealt] == ["omaha8", "badugi"]


def test_resume_is_there_only_if_a_table_waits_and_enter_deals_all_the_same(page, qtbot):
    assert not page.resume_button.isVisible()
    press(qtbot, Qt.Key.Key_R)  # the letter finds a game while there is nothing to go back to
    page.finder.show_text(None)
    page.set_waiting([waits("omaha8")])
    assert page.resume_button.isVisible()
    assert page.resume_button.x() > page.deal_button.geometry().right()
    with qtbot.waitSignal(page.resume_button.clicked):
        press(qtbot, Qt.Key.Key_R)
    assert page.dealt == []
    press(qtbot, Qt.Key.Key_Return)
    assert len(page.dealt) == 1


def test_in_large_text_the_table_that_waits_stays_in_the_scene(page):
    """At 150% its box stuck out at the top, where its edge was cut."""
    page.set_waiting([waits("omaha8")])
    scene = page.scene
    for high in (176, 268):
        scene.resize(1232, high)
        look().change(text_scale=1.5)
        scene.arrange()
        box = scene._waiting_box()
        assert scene.rect().contains(box.toAlignedRect())
        assert box.contains(scene.resume_button.geometry().adjusted(3, 3, -3, -3))


@pytest.mark.painted
@pytest.mark.parametrize("spoken", ["en", "fr", "ja"])
def test_beside_a_table_that_waits_what_a_game_is_about_has_room(qtbot, speak, spoken):
    """In French its end was cut off in a small window."""
    speak(spoken)
    page = opened(qtbot, (1024, 664), column=False)
    page.set_waiting([waits("omaha8")])
    for key, game in offers().items():
        page.scene.show_game(game)
        painted = looked_at(page.scene)
        assert [*painted.cut, *painted.over_each_other()] == [], key


def test_the_table_that_waits_is_that_of_the_chosen_game_and_kind_else_the_last_one(page, qtbot):
    page.set_waiting(
        [
            waits("stud8", 112, number=1),
            waits("omaha8", 27, number=2),
            waits("omaha8", 14, number=3, tournament=True),
            waits("omaha8", 9, number=4),
        ]
    )
    said = page.resume_button.accessibleDescription
    asked: list[int] = []
    page.resume_wanted.connect(asked.append)
    for game, words in (
        ("badugi", "Stud hi/lo, hand 112"),
        ("omaha8", "Omaha hi/lo, hand 27"),
        ("stud8", "Stud hi/lo, hand 112"),
    ):
        page.pick(game)
        assert said() == words
        page.resume_button.click()
    page.kinds.buttons[1].click()
    assert said() == "Sit & go: Omaha hi/lo, hand 14"
    page.resume_button.click()
    assert asked == [1, 2, 1, 3]


def test_the_cell_of_a_game_says_the_hand_of_its_table_that_waits(page):
    page.set_waiting([waits("omaha8"), waits("holdem", 14, tournament=True)])
    cells = {key: page.cells[key] for key in ("omaha8", "holdem")}
    assert [cell.special for cell in cells.values()] == ["hand 27", "2 cards"]
    assert cells["omaha8"].accessibleName() == "Omaha hi/lo, hand 27"
    page.kinds.buttons[1].click()
    assert [cell.special for cell in cells.values()] == ["4 cards", "hand 14"]


# The scene


@pytest.mark.painted
@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE)
def test_the_scene_shows_a_chosen_hand_of_every_game(page, variant):
    page.pick(variant.key)
    first = variant.streets[0]
    assert len(set(page.scene.cards)) == len(page.scene.cards) == first.down + first.up
    page.grab()
    for cards, share in ((page.scene.cards, share) for share in variant.shares if share.is_low):
        lows = {card.rank for card in cards if share.may_hold(card.rank)}
        assert len(lows) >= min(3, len(cards)), "a low game's hand has low cards"


def test_deal_stays_where_it_is_whatever_is_dealt_and_the_felt_is_a_third_of_the_window(page):
    places = set()
    for key in ("holdem", "omaha6", "horse", "draw5"):
        page.pick(key)
        places.add(page.deal_button.geometry().getRect())
    assert len(places) == 1
    assert page.scene.height() <= 0.34 * (page.height() + 44)
    assert page.scene.height() > 250


def test_what_is_set_is_said_in_a_line(page, qtbot):
    page.pick("omaha8")
    assert page.words.text == "Pot-limit 1/2  ·  6 seats  ·  a mixed table  ·  100 big blinds"
    qtbot.mouseClick(page.form.seats[2], LEFT)
    page.form.stakes.setEditText("5/10")
    assert page.words.text == "Pot-limit 5/10  ·  2 seats  ·  a mixed table  ·  100 big blinds"
    assert page.scene.about == "4 cards of your own, exactly 2 play, 5 on the board"
    page.pick("holdem")
    assert page.scene.about == "2 cards of your own, 5 on the board"


def test_a_sit_and_go_is_chosen_with_its_players_and_levels(page, qtbot):
    page.pick("omaha8")
    qtbot.mouseClick(page.kinds.buttons[1], LEFT)
    assert page.words.text.startswith("Pot-limit  ·  6 players  ·  Standard  ·  1,500 chips  ·  12 hands a level")
    assert not page.form.stakes.isVisible() and not page.form.more_button.isVisible()
    qtbot.mouseClick(page.form.fields[18], LEFT)
    qtbot.mouseClick(page.form.levels["turbo"], LEFT)
    press(qtbot, Qt.Key.Key_Return)
    (dealt,) = page.dealt
    assert (dealt.variant, dealt.sng, dealt.field, dealt.seats) == ("omaha8", "turbo", 18, 9)
    page.set_choices([dealt])
    assert page.kinds.value is True and page.choice() == dealt
    qtbot.mouseClick(page.form.paces[True], LEFT)
    assert page.choice() == replace(dealt, sng="turbo:minutes")
    assert page.words.text.startswith("Pot-limit  ·  18 players  ·  Turbo  ·  1,500 chips  ·  5 minutes a level")
    assert "a level is 5 minutes of play" in page.form.levels_words.text()
    page.set_choices([dealt])
    assert page.choice() == dealt
    page.set_choices([replace(dealt, sng="deep:minutes")])
    assert page.choice() == replace(dealt, sng="deep:minutes")
    page.pick("triple27")
    qtbot.mouseClick(page.kinds.buttons[1], LEFT)
    assert not page.form.fields[9].isEnabled() and page.form.fields[45].isEnabled()
    qtbot.mouseClick(page.kinds.buttons[0], LEFT)
    assert page.choice() == usual_choice("triple27")


def test_a_sit_and_go_that_is_not_there_any_more_is_the_usual_one(page):
    """Its structure's file may have gone since it was stored; the start page showed no page then."""
    dealt = sng_choice("omaha8", Structure.POT, "turbo", 18)
    page.set_choices([replace(dealt, sng="gone", field=10)])
    assert page.words.text.startswith("Pot-limit  ·  6 players  ·  Standard")
    assert (page.choice().sng, page.choice().field) == ("standard", 6)


def test_at_most_thirty_five_targets_are_seen(page):
    page._open_column(False)
    page.set_waiting([waits("stud8", 112)])
    targets = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    assert len(targets) <= 35 - 6, "the bar has six"


# Games by keys and pointer


@pytest.mark.painted
def test_arrows_move_among_the_games_and_the_scene_follows(page, qtbot):
    seen = set()
    for key in (Qt.Key.Key_Down,) * 6 + (Qt.Key.Key_Right,) * 6 + (Qt.Key.Key_Up,) * 6 + (Qt.Key.Key_Left,) * 6:
        press(qtbot, key)
        seen.add(page.choice().variant)
        assert page.cells[page.choice().variant].isChecked()
        assert sum(cell.isChecked() for cell in page.cells.values()) == 1
        variant = page.choice().variant
        assert page.scene.cards == (() if variant in MIXES else curated(CATALOGUE[variant]))
    assert len(seen) >= 8


FOUND = (
    ("/razz", "razz"), ("raz", "razz"), ("bad", "badugi"), ("/27t", "triple27"), ("court", None), ("hi/lo", "omaha8"),
    ("five", "omaha5"), ("five-card d", "draw5"), ("COU", "courchevel"), ("texas", "holdem"),
)  # fmt: skip


def test_letters_find_a_game(page, qtbot):
    for keys, found in FOUND:
        page.finder.show_text(None)
        page.pick("stud8")
        typed(qtbot, keys)
        if found is None:
            found = "courchevel"  # as far as the letters led
            assert page.finder.accessibleName() == f"No game matches “{keys}”"
        assert page.choice().variant == found, keys


def test_an_english_name_finds_a_game_in_japanese(page, qtbot, monkeypatch):
    """Kana do not come from keys alone."""
    kana = {"omaha8": "オマハ ハイ/ロー", "razz": "ラズ"}
    names = {each.title: kana.get(key, "ほか") for key, each in offers().items()}
    monkeypatch.setattr("pokertable.views.start.game_buttons.shown", lambda name: names.get(name, "ほか"))
    found = game_buttons.found
    assert found("ラズ", offers()) == "razz" == found("ra", offers())
    assert found("オマハ", offers()) == "omaha8" and found("omaha hi", offers()) == "omaha8"
    assert found("texas", offers()) == "holdem" and found("xyz", offers()) is None


def test_a_click_on_how_to_find_a_game_begins_to_find_one(page, qtbot):
    qtbot.mouseClick(page.finder, Qt.MouseButton.LeftButton)
    assert page.hasFocus() and page.finder.accessibleName() == "Type a game's name"
    qtbot.keyClicks(page, "razz")
    assert page.choice().variant == "razz"


def test_escape_and_backspace_take_back_what_was_typed(page, qtbot):
    typed(qtbot, "/razzz")
    press(qtbot, Qt.Key.Key_Backspace)
    assert page.finder.text == "razz" and page.choice().variant == "razz"
    press(qtbot, Qt.Key.Key_Escape)
    assert page.finder.text is None
    typed(qtbot, "o")
    assert page.choice().variant == "omaha"


def test_letters_of_the_ways_out_are_not_a_search(page, qtbot):
    with qtbot.waitSignal(page.foot.lesson_wanted):
        typed(qtbot, "L")
    page.set_due([], newcomer=False)
    with qtbot.waitSignal(page.foot.today_wanted):
        typed(qtbot, "t")
    assert page.finder.text is None


def test_the_page_works_by_keyboard_alone(page, qtbot):
    reached = set()
    for _ in range(40):
        reached.add(QApplication.focusWidget())
        press(qtbot, Qt.Key.Key_Tab)
    form = page.form
    assert reached >= {
        form.stakes,
        form.opponents.everyone,
        form.more_button,
        page.deal_button,
        form.opponents.rows[0],
        page,
    }
    form.more_button.setFocus()
    press(qtbot, Qt.Key.Key_Space)
    assert form.shows_options and form.back_button.hasFocus()
    press(qtbot, Qt.Key.Key_Space)
    assert not form.shows_options
    press(qtbot, Qt.Key.Key_Enter)
    assert len(page.dealt) == 1


# How it is played


def test_the_last_choice_of_each_game_comes_back(page, qtbot):
    omaha = TableChoice(
        variant="omaha", structure=Structure.FIXED, low=10, high=20, seats=4, personas=("rock",) * 3, stack=777,
        ante=1, raise_cap=None, rake=Rake(per_mille=25, cap=3),
    )  # fmt: skip
    stud = TableChoice(
        variant="stud8", structure=Structure.FIXED, low=20, high=40, seats=8, personas=mixed_personas(7), stack=1000,
        bring_in=7,
    )  # fmt: skip
    page.set_choices([omaha, stud])
    assert page.choice() == omaha
    qtbot.mouseClick(page.cells["stud8"], LEFT)
    assert page.choice() == stud
    qtbot.mouseClick(page.cells["omaha"], LEFT)
    assert page.choice() == omaha


def test_what_was_set_for_a_game_is_kept_while_looking_at_another(page):
    page.form.stakes.setEditText("10/20")
    page.pick("omaha")
    assert page.choice().low == 1
    page.pick("holdem")
    assert (page.choice().low, page.choice().high) == (10, 20)


def test_a_choice_that_the_game_does_not_have_is_grey_with_its_reason(page, qtbot):
    qtbot.mouseClick(page.form.seats[9], LEFT)
    page.pick("stud8")
    assert not page.form.structures[Structure.NO_LIMIT].isEnabled()
    assert page.form.structures[Structure.NO_LIMIT].toolTip() == "Stud hi/lo: fixed-limit only"
    assert not page.form.seats[9].isEnabled()
    said = [label.text() for label in page.form.findChildren(QLabel) if label.isVisible()]
    assert {"Stud hi/lo: fixed-limit only", "Stud hi/lo: at most 8"} <= set(said)
    assert page.choice().structure is Structure.FIXED


def test_every_number_of_seats(page, qtbot):
    for seats in range(2, 10):
        qtbot.mouseClick(page.form.seats[seats], LEFT)
        assert page.choice().seats == seats
        assert len(page.choice().personas) == seats - 1
        assert sum(row.isVisible() for row in page.form.opponents.rows) == seats - 1


def test_every_structure_and_opponent(page, qtbot):
    for structure in Structure:
        qtbot.mouseClick(page.form.structures[structure], LEFT)
        assert page.choice().structure is structure
    for name in STYLES:
        choose(page.form.opponents.everyone, name)
        assert page.choice().personas == (name,) * 5
        qtbot.mouseClick(page.form.seats[8], LEFT)
        assert page.choice().personas == (name,) * 7
        qtbot.mouseClick(page.form.seats[6], LEFT)
    choose(page.form.opponents.everyone, "mix")
    assert page.choice().personas == mixed_personas(5)


def choose(box: QComboBox, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_an_opponents_row_opens_to_change_that_one(page):
    row = page.form.opponents.rows[1]
    menu = row.menu()
    checked = [action.text() for action in menu.actions() if action.isChecked()]
    assert checked == [row.style_words, row.skill.value.capitalize()]
    other = next(action for action in menu.actions() if action.isCheckable() and not action.isChecked())
    other.trigger()
    assert row.style_words == other.text()
    assert page.choice().personas[1] == row.persona != mixed_personas(5)[1]
    assert page.form.opponents.everyone.currentData() == "seats"
    assert "chosen opponents" in page.words.text
    choose(page.form.opponents.everyone, "mix")
    assert page.choice().personas == mixed_personas(5)


def test_the_skill_of_all_opponents_and_of_one(page, qtbot):
    assert page.form.opponents.skills.value is None  # the usual mix has all kinds
    for skill in Skill:
        qtbot.mouseClick(page.form.opponents.skills[skill], LEFT)
        assert {style_and_skill(persona)[1] for persona in page.choice().personas} == {skill}
        assert page.form.opponents.skills.value is skill
        assert page.form.opponents.everyone.currentData() == "mix"
    choose(page.form.opponents.everyone, "lag")
    assert page.choice().personas == (at_skill("lag", Skill.EXPERT),) * 5
    row = page.form.opponents.rows[3]
    next(action for action in row.menu().actions() if action.text() == "Beginner").trigger()
    assert page.choice().personas[3] == "lag:beginner"
    assert row.accessibleName() == "Adaeze, Loose-aggressive, beginner"
    assert page.form.opponents.everyone.currentData() == "lag"
    assert page.form.opponents.skills.value is None


def test_who_sits_where_comes_back(page):
    choice = TableChoice(
        variant="holdem",
        structure=Structure.NO_LIMIT,
        low=1,
        high=2,
        seats=4,
        personas=("lag", "tag", "station"),
        stack=300,
    )
    page.set_choices([choice])
    assert page.choice() == choice


def test_stacks_follow_the_stakes_until_they_are_set(page, qtbot):
    page.form.stakes.setEditText("5/10")
    assert page.choice().stack == 1000
    qtbot.mouseClick(page.form.structures[Structure.FIXED], LEFT)
    assert page.choice().stack == 25 * page.choice().high
    page.form.show_options(True)
    page.form.options.stack.clear()
    qtbot.keyClicks(page.form.options.stack, "321")
    page.form.stakes.setEditText("4/8")
    assert page.choice().stack == 321


def test_impossible_stakes_are_refused_in_words_and_do_not_deal(page, qtbot):
    for stakes in ("", "abc", "5", "5/2", "0/0", "-1/2", "1.5/3"):
        page.dealt.clear()
        page.form.stakes.setEditText(stakes)
        assert "stakes" in page.scene.about, stakes
        press(qtbot, Qt.Key.Key_Return)
        qtbot.mouseClick(page.deal_button, LEFT)
        assert page.dealt == [], stakes
        page.form.stakes.setEditText("1/2")
        assert "stakes" not in page.scene.about
        press(qtbot, Qt.Key.Key_Return)
        assert len(page.dealt) == 1


@pytest.mark.painted
def test_why_there_is_no_such_table_is_said_whole_on_the_felt(page):
    page.resize(1024, 660)
    page.form.stakes.setEditText("1.5/3 and quite a few words more")
    said = page.scene.about
    assert width_of(said, 14) > page.scene.width() / 3, "it takes two lines"
    painted = looked_at(page.scene)
    assert painted.cut == [] and painted.over_each_other() == []
    assert said in " ".join(painted.texts) and "…" not in " ".join(painted.texts)
    assert said.split()[-1] in page.scene.toolTip()


def test_the_letters_beside_a_game_are_explained(page):
    tips = {key: cell.toolTip().partition("\n") for key, cell in page.cells.items()}
    split = "H and L: the best high and the best low share the pot"
    assert tips["omaha8"][0] == "Omaha hi/lo" and tips["omaha8"][2].replace("\n", " ") == split
    assert tips["razz"] == ("Razz", "\n", "L: the lowest hand wins the pot")
    assert tips["holdem"] == ("Texas hold'em", "", "") and not tips["horse"][2]
    page.pick("razz")
    assert page.scene.toolTip() == "L: the lowest hand wins the pot"
    page.pick("holdem")
    assert page.scene.toolTip() == ""


def test_impossible_options_are_refused_by_name(page):
    for field, text in (("stack", "x"), ("stack", ""), ("ante", "1.5"), ("rake_percent", "five")):
        box = getattr(page.form.options, field)
        before = box.text()
        box.setText(text)
        box.textEdited.emit(text)
        assert field.split("_")[0] in page.scene.about, (field, text)
        page.deal()
        assert page.dealt == [], (field, text)
        box.setText(before)
        box.textEdited.emit(before)
    page.deal()
    assert len(page.dealt) == 1


def test_an_impossible_entry_is_marked_and_explained_in_full_where_it_stands(page):
    """It was said on the felt only, far from the field, and cut."""
    options = page.form.options
    page.form.show_options(True)
    for field, text, told in (
        ("stack", "1", "stack 1: expected"),
        ("rake_percent", "five", "rake “five”: expected a percentage such as 5 or 2.5"),
        ("rake_cap", "x", "rake “x”: expected a whole number of chips"),
    ):
        box = getattr(options, field)
        options.rake_percent.setText("5")
        before = box.text()
        box.setText(text)
        box.textEdited.emit(text)
        assert box.property("tone") == "wrong" and options.fault.text().startswith(told), field
        options.layout().activate()
        assert 0 < options.fault.y() - box.geometry().bottom() < 12, field
        box.setText(before)
        box.textEdited.emit(before)
        assert box.property("tone") is None and options.fault.isHidden(), field
    page.form.stakes.setEditText("5/x")
    assert page.form.stakes.lineEdit().property("tone") == "wrong"
    assert page.form.stakes_words.text() == "stakes '5/x': expected two whole numbers, such as 1/2"
    page.form.stakes.setEditText("5/10")
    assert page.form.stakes_words.property("tone") == "small" and "chips each" in page.form.stakes_words.text()


def test_the_options_used_less_have_a_page_of_their_own(page, qtbot):
    assert not page.form.options.isVisible()
    qtbot.mouseClick(page.form.more_button, LEFT)
    assert page.form.options.ante.isVisible()
    assert not page.form.options.bring_in.isVisible()
    for part in page.form.options.findChildren(QLineEdit):
        if part.isVisible():
            assert page.form.rect().contains(box_of(part, page.form))


def test_who_comes_back_finds_the_table_not_its_options(page, qtbot):
    qtbot.mouseClick(page.form.more_button, LEFT)
    assert page.form.shows_options
    page.set_choices([page.choice()])
    assert not page.form.shows_options


# Every size


def parts(page):
    """Everything that is seen and says something, none of it within another."""
    beside = page.kinds, page.words, page.options_button
    found = [page.scene, page.finder, page.foot, page.own_mix, *beside, *page.cells.values()]
    return [part for part in found if part.isVisible()]


@pytest.mark.painted
@pytest.mark.parametrize(("theme", "size"), one_of(8, [(theme, size) for theme in (DARK, LIGHT) for size in SIZES]))
def test_nothing_overlaps_or_leaves_the_page(qtbot, size, theme):
    look().change(theme=theme)
    page = opened(qtbot, size)
    page.setStyleSheet(stylesheet(theme))
    page.set_waiting([waits("omaha8", 112)])
    page.set_due([("Best high", 4), ("Nuts and nut low", 3), ("Who wins what", 3)], newcomer=True)
    page.pick("holdem")
    qtbot.mouseClick(page.form.seats[9], LEFT)
    qtbot.wait(10)
    assert len(page.cells) >= len(CATALOGUE)
    boxes = [(part, box_of(part, page)) for part in parts(page)]
    for _, box in boxes:
        assert page.rect().contains(box)
    for (first, one), (second, other) in combinations(boxes, 2):
        assert not one.intersects(other), (first, second)
    for cell in page.cells.values():
        assert cell.height() >= 40 and cell.width() >= 132
    for button in (*page.foot.findChildren(QAbstractButton), *page.scene.findChildren(QAbstractButton)):
        if button.isVisible():
            assert button.height() >= 44
            assert button.parentWidget().rect().contains(button.geometry())
    page.grab()


@pytest.mark.parametrize("size", one_of(len(SIZES), [(size,) for size in SIZES]))
def test_the_column_has_room_for_nine_seats(qtbot, size):
    page = opened(qtbot, size)
    page.setStyleSheet(stylesheet(DARK))
    qtbot.mouseClick(page.form.seats[9], LEFT)
    qtbot.waitUntil(lambda: page.form.opponents.rows[7].isVisible())
    seen = [page.form.more_button, page.form.opponents.everyone, *page.form.opponents.rows]
    boxes = [box_of(part, page.form) for part in seen]
    assert all(page.form.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("size", [(1024, 656), (1280, 756)])
def test_every_option_of_a_mix_has_its_room_below_its_name(qtbot, size):
    """In a small window the names lay over the fields above them, and the last field was cut."""
    page = opened(qtbot, size)
    page.setStyleSheet(stylesheet(DARK))
    page.pick("8game")
    page.form.show_options(True)
    qtbot.waitUntil(page.form.options.isVisible)
    options = page.form.options
    QApplication.processEvents()
    shown = [(label, field) for field, label in options._labels.items() if field.isVisible()]
    boxes = [part.geometry() for pair in shown for part in pair]
    assert len(shown) == 9 and all(above.bottom() < below.top() for above, below in pairwise(boxes))
    (_, before), (_, last) = shown[-2:]
    before.setFocus(Qt.FocusReason.TabFocusReason)
    while not last.hasFocus():
        assert page.form.options.isAncestorOf(page.focusWidget())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert last.visibleRegion().boundingRect().height() == last.height()


@pytest.mark.parametrize("size", one_of(2, [((1280, 756),), ((1920, 1036),)]))
def test_who_sits_there_is_told_whole_beside_the_skills(qtbot, size):
    page = opened(qtbot, size)
    page.setStyleSheet(stylesheet(DARK))
    form = page.form
    QApplication.processEvents()
    option = QStyleOptionComboBox()
    form.opponents.everyone.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = form.opponents.everyone.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, part, form.opponents.everyone
    )
    names = [form.opponents.everyone.itemText(place) for place in range(form.opponents.everyone.count())]
    assert max(width_of(name, 12) for name in names) <= room.width()
    for button in form.opponents.skills.buttons:
        assert width_of(button.text(), 12, bold=True) + 6 <= button.width()


def test_the_options_are_one_line_and_change_opens_them_as_a_column(qtbot):
    page = opened(qtbot, (1024, 664), column=False)
    assert not page.form.isVisible()
    assert page.words.text.startswith("No-limit 1/2  ·  6 seats  ·  a mixed table")
    qtbot.mouseClick(page.options_button, LEFT)
    assert page.form.isVisible()
    press(qtbot, Qt.Key.Key_Escape)
    assert not page.form.isVisible()


def test_the_column_has_a_button_that_closes_it_and_covers_no_words(qtbot):
    page = opened(qtbot)
    form = page.form
    assert not page.words.geometry().intersects(form.geometry())
    form.close_buttons[0].click()
    assert not form.isVisible() and not page.options_button.isChecked()
    qtbot.mouseClick(page.options_button, LEFT)
    form.more_button.click()
    form.close_buttons[1].click()
    assert not form.isVisible()


def test_the_kind_of_game_stays_when_another_game_is_chosen(qtbot):
    page = opened(qtbot, column=False)
    page.pick("omaha8")
    qtbot.mouseClick(page.kinds.buttons[1], LEFT)
    page.form.fields.set_value(4)
    page.pick("stud8")
    assert page.kinds.value and page.choice() == sng_choice("stud8", Structure.FIXED, "standard", 4)
    page.pick("omaha8")
    assert page.kinds.value and page.choice().field == 4
    qtbot.mouseClick(page.kinds.buttons[0], LEFT)
    page.pick("holdem")
    assert not page.kinds.value and page.choice() == usual_choice("holdem")


def test_a_sit_and_go_and_a_cash_table_keep_their_own_settings(qtbot):
    """Three players in the sit and go made three seats at the cash table."""
    cash = replace(usual_choice("holdem", seats=8), low=5, high=10, stack=700)
    sng = sng_choice("holdem", Structure.NO_LIMIT, "turbo", 3)
    page = opened(qtbot, column=False)
    page.set_choices([sng, cash])
    qtbot.mouseClick(page.kinds.buttons[0], LEFT)
    assert page.choice() == cash
    page.form.seats.set_value(4)
    qtbot.mouseClick(page.kinds.buttons[1], LEFT)
    assert page.choice() == sng
    qtbot.mouseClick(page.kinds.buttons[0], LEFT)
    assert page.choice().seats == 4


def test_a_sit_and_go_alone_sets_no_seats_of_a_cash_table(qtbot):
    page = opened(qtbot, column=False)
    page.set_choices([sng_choice("stud8", Structure.FIXED, "turbo", 3)])
    qtbot.mouseClick(page.kinds.buttons[0], LEFT)
    assert page.choice().seats == usual_choice("stud8").seats


def test_the_kind_is_chosen_beside_the_open_column_without_the_keyboard_going_elsewhere(page, qtbot):
    page.form.more_button.setFocus()
    qtbot.mouseClick(page.kinds.buttons[1], LEFT)
    assert QApplication.focusWidget() is page.kinds.buttons[1]


TABLES = [
    usual_choice("holdem"),
    usual_choice("stud8", seats=8),
    usual_choice("horse"),
    replace(usual_choice("omaha8"), low=5, high=10, stack=730, rake=Rake(per_mille=50, cap=3), personas=("rock",) * 5),
    replace(usual_choice("holdem"), personas=("tag:expert", "rock", "rock", "rock", "rock"), big_blind_ante=2),
    sng_choice("holdem", Structure.NO_LIMIT, "turbo", 18),
]


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_a_table_is_the_same_before_and_after_its_options_are_built(qtbot, table):
    page = StartPage()
    qtbot.addWidget(page)
    page.set_choices([table])
    assert "form" not in vars(page)
    before = page.choice(), page.words.text
    assert page.form.choice() == table
    assert (page.choice(), page.words.text) == before
    page.form.edited.emit()
    assert (page.choice(), page.words.text) == before


def test_the_options_follow_the_foot_by_tab(qtbot):
    page = opened(qtbot)
    page.foot.button.setFocus(Qt.FocusReason.TabFocusReason)
    page.focusNextChild()
    assert page.form.isAncestorOf(QApplication.focusWidget())


def test_the_game_menu_changes_the_game_with_its_last_stakes(qtbot):
    menu = GameMenu()
    qtbot.addWidget(menu)
    stud = usual_choice("stud8", seats=8)
    menu.set_choices([stud], "holdem")
    assert menu.actions_by_game["holdem"].isChecked()
    assert menu.actions_by_game["stud8"].text() == "Fixed-limit seven-card stud hi/lo 2/4"
    with qtbot.waitSignal(menu.chosen) as signal:
        menu.actions_by_game["stud8"].trigger()
    assert signal.args == [stud]


def test_the_chosen_game_has_one_ring(page):
    for variant in CATALOGUE:
        page.pick(variant)
        assert [key for key, cell in page.cells.items() if cell.isChecked()] == [variant]


def test_what_stud_posts_unless_it_is_set_is_shown_as_amounts(page):
    page.pick("stud8")
    options = page.form.options
    page.form.stakes.setEditText("100/200")
    assert options.ante.placeholderText() == "10: a tenth of the small bet"
    assert options.bring_in.placeholderText() == "25: a quarter of the small bet"
    assert page.choice().game().stakes.ante == 10
    page.form.stakes.setEditText("2/4")
    assert (options.ante.placeholderText(), options.bring_in.placeholderText()) == ("1", "1")
    page.form.stakes.setEditText("x")
    assert options.ante.placeholderText() == "a tenth of the small bet"
    page.pick("omaha")
    assert options.ante.placeholderText() == "none"
