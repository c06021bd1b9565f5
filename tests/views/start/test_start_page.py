import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, Rake
from pokertable.players.cast import OFFERED
from pokertable.session.profile.choice import TableChoice, mixed_personas, usual_choice
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK, LIGHT, SIZES
from pokertable.views.start.game_menu import GameMenu
from pokertable.views.start.game_tile import GameTile
from pokertable.views.start.start_page import StartPage

LEFT = Qt.MouseButton.LeftButton


class Page(StartPage):
    dealt: list[TableChoice]


@pytest.fixture
def page(qtbot):
    made = Page()
    qtbot.addWidget(made)
    made.resize(1024, 656)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    made.dealt = []
    made.chosen.connect(made.dealt.append)
    return made


def press(qtbot, key):
    qtbot.keyClick(QApplication.focusWidget(), key)


def test_enter_deals_at_once(page, qtbot):
    press(qtbot, Qt.Key.Key_Return)
    assert page.dealt == [usual_choice("holdem")]


@pytest.mark.parametrize("variant", CATALOGUE)
def test_two_clicks_deal_any_game(page, qtbot, variant):
    qtbot.mouseClick(page.tile(variant), LEFT)
    qtbot.mouseClick(page.deal_button, LEFT)
    assert page.dealt == [usual_choice(variant)]


def test_a_double_click_on_a_tile_deals_it(page, qtbot):
    qtbot.mouseDClick(page.tile("omaha8"), LEFT)
    assert [choice.variant for choice in page.dealt] == ["omaha8"]


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
    qtbot.mouseClick(page.tile("stud8"), LEFT)
    assert page.choice() == stud
    qtbot.mouseClick(page.tile("omaha"), LEFT)
    assert page.choice() == omaha


def test_who_sits_where_can_be_set_seat_by_seat(page):
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


def test_what_was_set_for_a_game_is_kept_while_looking_at_another(page, qtbot):
    page.form.stakes.setEditText("10/20")
    qtbot.mouseClick(page.tile("omaha"), LEFT)
    assert page.choice().low == 1
    qtbot.mouseClick(page.tile("holdem"), LEFT)
    assert (page.choice().low, page.choice().high) == (10, 20)


def test_stud_is_fixed_limit_for_at_most_eight(page, qtbot):
    qtbot.mouseClick(page.form.seats[9], LEFT)
    qtbot.mouseClick(page.tile("stud8"), LEFT)
    assert not page.form.structures[Structure.NO_LIMIT].isEnabled()
    assert "Seven-card stud hi/lo" in page.form.structures[Structure.NO_LIMIT].toolTip()
    assert not page.form.seats[9].isEnabled()
    assert page.choice().structure is Structure.FIXED


@pytest.mark.parametrize("seats", range(2, 10))
def test_every_number_of_seats(page, qtbot, seats):
    qtbot.mouseClick(page.form.seats[seats], LEFT)
    assert page.choice().seats == seats
    assert len(page.choice().personas) == seats - 1


def test_every_structure_and_opponent(page, qtbot):
    for structure in Structure:
        qtbot.mouseClick(page.form.structures[structure], LEFT)
        assert page.choice().structure is structure
    for name in OFFERED:
        page.form.opponents.setCurrentIndex(page.form.opponents.findData(name))
        assert page.choice().personas == (name,) * 5
        assert page.form.about.text()


def test_stacks_follow_the_stakes_until_they_are_set(page, qtbot):
    page.form.stakes.setEditText("5/10")
    assert page.choice().stack == 1000
    qtbot.mouseClick(page.form.structures[Structure.FIXED], LEFT)
    assert page.choice().stack == 25 * page.choice().high
    page.form.options.stack.clear()
    page.form.options.show()
    qtbot.keyClicks(page.form.options.stack, "321")
    page.form.stakes.setEditText("4/8")
    assert page.choice().stack == 321


@pytest.mark.parametrize("stakes", ["", "abc", "5", "5/2", "0/0", "-1/2", "1.5/3"])
def test_impossible_stakes_are_refused_in_words_and_do_not_deal(page, qtbot, stakes):
    page.form.stakes.setEditText(stakes)
    assert "stakes" in page.error.text()
    press(qtbot, Qt.Key.Key_Return)
    qtbot.mouseClick(page.deal_button, LEFT)
    assert page.dealt == []
    page.form.stakes.setEditText("1/2")
    assert page.error.text() == ""
    press(qtbot, Qt.Key.Key_Return)
    assert len(page.dealt) == 1


@pytest.mark.parametrize(("field", "text"), [("stack", "x"), ("stack", ""), ("ante", "1.5"), ("rake_percent", "five")])
def test_impossible_options_are_refused_by_name(page, field, text):
    getattr(page.form.options, field).setText(text)
    getattr(page.form.options, field).textEdited.emit(text)
    assert field.split("_")[0] in page.error.text()
    page.deal()
    assert page.dealt == []


def test_options_are_folded_away(page, qtbot):
    assert not page.form.options.isVisible()
    qtbot.mouseClick(page.form.more_button, LEFT)
    assert page.form.options.isVisible()
    assert page.form.options.ante.isVisible()
    assert not page.form.options.bring_in.isVisible()


def test_resume_comes_first_if_there_is_a_table_to_resume(page, qtbot):
    assert not page.resume_button.isVisible()
    page.set_resume("Pot-limit Omaha hi/lo 1/2, hand 27")
    assert page.resume_button.isVisible()
    assert page.resume_button.y() < page.tile("holdem").y()
    page.setFocus()
    with qtbot.waitSignal(page.resumed):
        press(qtbot, Qt.Key.Key_Return)
    assert page.dealt == []


def test_the_page_works_by_keyboard_alone(page, qtbot):
    reached = set()
    for _ in range(40):
        reached.add(QApplication.focusWidget())
        press(qtbot, Qt.Key.Key_Tab)
    assert reached >= {page.form.stakes, page.form.opponents, page.form.more_button, page.deal_button}
    assert any(isinstance(widget, GameTile) for widget in reached)
    page.tile("holdem").setFocus()
    press(qtbot, Qt.Key.Key_Right)
    press(qtbot, Qt.Key.Key_Right)
    assert page.choice().variant == "omaha8"
    press(qtbot, Qt.Key.Key_Enter)
    assert [choice.variant for choice in page.dealt] == ["omaha8"]


@pytest.mark.parametrize("size", [(1024, 656), (1280, 756), (1920, 1036), (3840, 2100)])
@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_nothing_is_cut_or_too_small(page, qtbot, size, theme):
    page.setStyleSheet(stylesheet(theme))
    page.resize(*size)
    look().change(theme=theme)
    qtbot.wait(10)
    for part in (*page.tiles.values(), *page.findChildren(QPushButton), page.deal_button):
        if part.isVisible():
            assert part.height() >= SIZES.target - 2
            assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
            assert page.rect().contains(part.mapTo(page, part.rect().topLeft()))
    assert page._scroll.verticalScrollBar().maximum() == 0


def test_the_game_menu_changes_the_game_with_its_last_stakes(qtbot):
    menu = GameMenu()
    qtbot.addWidget(menu)
    stud = usual_choice("stud8", seats=8)
    menu.set_choices([stud], "holdem")
    assert menu.actions_by_game["holdem"].isChecked()
    assert menu.actions_by_game["stud8"].text() == "Fixed-limit Seven-card stud hi/lo 2/4"
    with qtbot.waitSignal(menu.chosen) as signal:
        menu.actions_by_game["stud8"].trigger()
    assert signal.args == [stud]
