"""The lab's lessons as a player meets them, to the end without a mouse."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from pokertable.model.cards import AnyCard, Card, parse_cards
from pokertable.model.ranking.best import Cards
from pokertable.model.text import phrase
from pokertable.training.lab.cards import LabError
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import LessonRun, all_lessons
from pokertable.training.lab.lesson import LessonStep, QuestionStep, why_wrong
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CardState
from pokertable.views.kit import painting
from pokertable.views.kit.fonts import face
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES
from pokertable.views.kit.translate import shown
from pokertable.views.lab.choice import LessonChoice
from pokertable.views.lab.header import LabCoach
from pokertable.views.lab.lessons import LessonTile
from pokertable.views.lab.page import LabPage
from pokertable.views.lab.texts import look_text, step_text, why_text
from tests.games import one_of
from tests.narrow import known
from tests.training.lab.test_course import right_pick
from tests.views.lab.lifted import lifted


def tile_of(page: LabPage, key: str) -> LessonTile:
    return next(tile for tile in page.lessons.tiles if tile.lesson.key == key)


def test_the_list_follows_the_courses(page: LabPage) -> None:
    assert [tile.lesson.key for tile in page.lessons.tiles[:2]] == ["first-hands", "first-blinds"]
    assert page.lessons.tiles.index(tile_of(page, "omaha8-halves")) + 1 == page.lessons.tiles.index(
        tile_of(page, "lone-ace")
    ), "the lesson written last but one stands in its course"


def test_a_lesson_from_the_first_key_to_the_last_without_a_mouse(page: LabPage, qtbot: QtBot) -> None:
    kept: list[dict[str, object]] = []
    page.course._rng.seed(1)
    page.progress_changed.connect(kept.append)
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_L)
    assert QGuiApplication.focusObject() is page.lessons.tiles[0]
    qtbot.keyClick(tile_of(page, "lone-ace"), Qt.Key.Key_Space)
    felt = page.lab.legal.felt
    assert felt.hasFocus()
    assert "Which two of your cards play for the high?" in page.text
    assert "straight" not in page.text  # the answer is not in any text before the guess
    assert not page.coach.check.isEnabled()
    qtbot.keyClicks(felt, "12")
    assert {card for card in page.cards.hand_cards if felt.state_of(card).picked} == set(parse_cards("8hAs"))
    qtbot.keyClicks(felt, "24")  # the ace goes back, the ten comes
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert "Right." in page.text
    assert "A flush needs two spades from your hand" in page.text
    assert "High: straight, ten high" in page.text
    assert "Low: " not in page.text  # it is asked next
    assert not page.lab.legal.low.isVisible()
    assert not page.lab.grid._grid.has_second_lines
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "play for the low" in page.text
    qtbot.keyClick(felt, Qt.Key.Key_N)
    assert "Not quite. There is a low." in page.text
    assert "Low: 8-7-6-5-A low" in page.text
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    qtbot.keyClick(felt, Qt.Key.Key_1)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Space)
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert "Right." in page.text
    assert kept[-1] == {"lone-ace": {"done": False, "right": 2, "step": 1, "wrong": "1"}}
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "Once more, with other cards." in page.text  # the low that was missed
    for card in known(right_pick(known(page.course.run).on_board)):
        qtbot.keyClicks(felt, str(page.cards.hand_cards.index(card) + 1))
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert kept[-1] == {"lone-ace": {"done": True, "right": 2, "step": 0}}
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "When a low is possible" in page.text
    qtbot.keyClick(felt, Qt.Key.Key_Escape)
    assert page.header.isVisible()


def test_a_guess_that_is_wrong_says_what_those_two_make(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("lone-ace")
    qtbot.keyClicks(page.lab.legal.felt, "23")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert "Not quite. With these two, at best: pair of nines" in page.text
    assert lifted(page.lab.any_five.felt, page, "illegal") == {Card.parse("Ts")}


def run_again(key: str, step: int) -> LessonRun:
    """A step of a lesson asked once more."""
    return LessonRun(next(lesson for lesson in all_lessons() if lesson.key == key), step, random.Random(1))


def test_a_step_that_is_asked_again_says_what_is_new_in_it() -> None:
    """The ranks of a price stand in its text: its numbers change, without any the suits; and that is what is said."""
    price, suits, board = run_again("price-of-a-call", 2), run_again("first-hands", 2), run_again("lone-ace", 0)
    assert price.has_other_cards and not price.has_other_ranks
    assert look_text(price).startswith("Once more, with other numbers. The turn. ")
    assert look_text(suits).startswith("Once more, with other suits. ")
    assert board.has_other_ranks
    assert look_text(board) == "Once more, with other cards."
    board.now = board.lesson.steps[0]
    assert look_text(board).startswith("Once more. ")


def test_the_reason_of_a_step_asked_again_names_cards_by_their_suit_signs() -> None:
    lesson = next(lesson for lesson in all_lessons() if lesson.key == "stud8-deal")
    tie = next(at for at, step in enumerate(lesson.steps) if isinstance(step, QuestionStep) and "tie" in step.why)
    assert re.search("[♣♦♥♠] has the lowest suit", why_text(run_again("stud8-deal", tie)))


@pytest.mark.parametrize(
    ("spoken", "size", "text"),
    one_of(
        4,
        [
            (spoken, *sized)
            for spoken in ("fr", "en", "ja")
            for sized in (((960, 600), 1.0), ((1280, 756), 1.0), ((1280, 756), 2.0))
        ],
    ),
)
def test_the_words_of_a_question_are_explained_above_its_cards_and_nothing_is_cut(
    qtbot: QtBot, speak: Callable[[str], str | None], spoken: str, size: tuple[int, int], text: float
) -> None:
    speak(spoken)
    look().change(text_scale=text)
    page = LabPage(seed=1)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    for lesson in all_lessons():
        for step, asked in enumerate(lesson.steps):
            if not isinstance(asked, ChoiceStep) or not asked.tell:
                continue
            page.set_progress({lesson.key: {"done": False, "right": 0, "step": step}})
            page.open_lesson(lesson.key)
            QApplication.processEvents()
            for label in page.choice.told:
                if label.isVisible():
                    assert label.height() >= label.heightForWidth(label.width()), (lesson.key, step)
            said = "\n".join(label.text() for label in page.choice.told if label.isVisible()).replace("\n\n", "\n")
            lines, ladder = [step_text(asked, line) for line in asked.tell], page.choice.ladder
            assert said == "\n".join(lines[: len(lines) - len(asked.examples)])
            assert ladder.isHidden() or ladder.height() >= ladder.heightForWidth(ladder.width()), (lesson.key, step)
            assert all(line.rstrip(".") in page.text for line in lines)
            assert said.split("\n")[0] in page.text
            felt = page.choice.felt
            assert felt.isHidden() or felt.card_width(felt.size()) >= 22, (lesson.key, step, felt.size())


def test_what_explains_a_step_goes_with_it(page: LabPage) -> None:
    page.open_lesson("first-round")
    assert page.choice.told[0].isVisible()
    page.open_lesson("price-of-a-call")
    assert not any(label.isVisible() for label in page.choice.told)


def test_a_lesson_goes_on_where_it_was_left(page: LabPage, qtbot: QtBot) -> None:
    page.set_progress({"lone-ace": {"done": False, "right": 1, "step": 1}, "unknown": {"step": 4}})
    page.open_lesson("lone-ace")
    assert "step 2 of 3" in page.text
    page.set_progress({"lone-ace": {"done": False, "right": 1, "step": 99}})
    page.open_lesson("lone-ace")
    assert "step 1 of 3" in page.text


def test_a_missed_step_after_the_last_is_asked_once_more_in_its_line(page: LabPage) -> None:
    """It said "step 1 of 3" again after step 3, as if the lesson had begun anew."""
    page.set_progress({"lone-ace": {"done": False, "right": 2, "step": 0, "wrong": "0"}})
    page.open_lesson("lone-ace")
    assert "once more: step 1 of 3" in page.text
    page.open_lesson("lone-ace", alone=True)
    assert "\nOnce more: step 1 of 3\n" in page.coach.words


def test_an_unknown_lesson_is_named(page: LabPage) -> None:
    with pytest.raises(LabError, match="lesson 'nothing'"):
        page.open_lesson("nothing")


@pytest.mark.parametrize("each", one_of(3, [5, 1]))
def test_every_lesson_runs_to_its_end_with_right_guesses(page: LabPage, each: int) -> None:
    """Or one of `each` so many."""
    lessons = page.course.lessons[::each]
    for lesson in lessons:
        page.open_lesson(lesson.key)
        for step in lesson.steps:
            if isinstance(step, ChoiceStep):
                page.choice.buttons[step.choices.index(step.expect)].click()
            elif (picks := right_pick(step)) is None:
                page._say_none()
            else:
                for card in picks:
                    page._pick(card)
                page._check()
            assert "Right." in page.text
            if step is not lesson.steps[-1]:
                page._go_on()
        assert "Lesson done" in page.text
    assert page.course.progress.done == {lesson.key for lesson in lessons}


def test_answers_are_offered_and_pressed_by_their_numbers(page: LabPage, qtbot: QtBot) -> None:
    """A price: the second answer is wrong, the right one is marked; Enter goes on; wrong answers keep no miss."""
    missed: list[object] = []
    page.misread.connect(lambda *given: missed.append(given))
    page.open_lesson("price-of-a-call")
    assert page.body.currentWidget() is page.choice and page.choice.felt.isHidden()
    assert [button.text() for button in page.choice.buttons if not button.isHidden()] == ["25%", "33%", "50%"]
    qtbot.keyClick(page.choice, Qt.Key.Key_2)
    assert "Not quite. The right answer is marked." in page.text
    first, second, third = page.choice.buttons[:3]
    assert (first.detail, second.detail, third.isEnabled()) == ("✓ right", "✗ your answer", False)
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    qtbot.keyClick(page.choice, Qt.Key.Key_2)
    assert "Right." in page.text and not missed
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "You: " in page.text and "of kings" in page.text and not page.choice.felt.isHidden()


def test_a_click_beside_the_cards_leaves_the_keys_with_them(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("lone-ace")
    qtbot.mouseClick(page.lab.side.tabs.buttons[2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.coach, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(known(QApplication.focusWidget()), key)
    assert page.course.run is not None and len(page.course.run.picked) == 2


def test_a_lesson_outside_the_lab_by_keys(page: LabPage, qtbot: QtBot) -> None:
    """The bring-in of razz and what counts in badugi: figures pick, Enter checks and goes on, Escape leaves."""
    page.open_lesson("razz-bring-in")
    felt = page.question.felt
    assert page.body.currentWidget() is page.question and felt.hasFocus() and page.header.isHidden()
    assert "Third street: who brings it in?" in page.coach.words and not page.coach.check.isEnabled()
    kept: list[Any] = []
    page.misread.connect(lambda step, guess: kept.append((step, guess)))
    qtbot.keyClick(felt, Qt.Key.Key_2)
    assert page.course.run is not None and page.course.run.picked == parse_cards("Ah")
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert page.coach.say_label.text() == "Not quite. You treated the ace as high; in razz it is low."
    assert page.question.panels.best.hands[0].title == "Player 4" and kept == [(page.course.run.now, parse_cards("Ah"))]
    assert page.coach.next.hasFocus()
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert felt.hasFocus() and "step 2 of 4" in page.coach.words
    qtbot.keyClick(felt, Qt.Key.Key_N)  # nothing can be said instead: somebody opens
    assert not page.course.run.answered
    qtbot.keyClicks(felt, "ks")  # by its name
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert page.coach.say_label.text() == "Right." and len(kept) == 1
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Escape)
    assert page.body.currentWidget() is page.lab and page.course.run is None and not page.header.isHidden()
    assert page.course.progress.next_step == {"razz-bring-in": 2}


def test_a_lesson_outside_the_lab_by_mouse(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("badugi")
    felt = page.question.felt
    for place in (0, 1, 1, 2, 3):  # the second deuce's club goes back
        qtbot.mouseClick(felt, Qt.MouseButton.LeftButton, pos=felt.places()[place].center().toPoint())
    assert page.course.run is not None and set(page.course.run.picked) == set(parse_cards("2c7dTh"))
    qtbot.mouseClick(page.coach.check, Qt.MouseButton.LeftButton)
    assert page.coach.say_label.text() == "Right."
    qtbot.mouseClick(page.coach.next, Qt.MouseButton.LeftButton)
    assert "step 2 of 4" in page.coach.words
    page.open_lesson("deuce-ace")
    qtbot.mouseClick(page.coach.none, Qt.MouseButton.LeftButton)
    assert page.course.run.answered and page.coach.say_label.text().startswith("Not quite.")
    page.open_lesson("lone-ace")  # from a question back to a board
    assert page.body.currentWidget() is page.lab and page.lab.legal.felt.hasFocus()


def test_cards_cannot_be_changed_while_a_lesson_asks(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("lone-ace")
    before = page.cards
    page.lab.legal.felt.card_put.emit(0, Card.parse("2d"))
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Delete)
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_G)
    assert page.cards == before


def test_a_lesson_that_asks_does_not_tell_how_far_from_the_nuts(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("redraws")
    page.lab._tell_distances()
    assert "nuts." not in page.text


def test_a_tempting_hand_that_is_allowed_but_not_best_is_not_crossed_out(page: LabPage) -> None:
    page.open_lesson("which-two-are-low")
    page._pick(page.cards.hand_cards[0])
    page._pick(page.cards.hand_cards[2])
    page._check()
    assert page.lab.any_five.low.accessibleDescription() == "allowed, but not your best"
    assert "not allowed" not in page.lab.any_five.low.accessibleName()


def longest_wrong(step: LessonStep | QuestionStep) -> Cards:
    """The wrong picks of which the most is said."""
    if isinstance(step, QuestionStep):
        whole = step.groups[0], max(2, len(step.tempting))
        one_each = [cards[:1] for cards in step.groups] if len(step.groups) > 1 else combinations(*whole)
        return max(one_each, key=lambda picks: len(shown(step.misread(picks) or phrase(""))))
    return max(combinations(step.hand, 2), key=lambda two: len(shown(why_wrong(step, two))))


@pytest.mark.parametrize("size", [(1024, 664), pytest.param((1920, 1036), marks=pytest.mark.long)])
@pytest.mark.parametrize("each", one_of(3, [8, 1]))
def test_no_word_of_a_lesson_is_cut(page: LabPage, size: tuple[int, int], each: int, qtbot: QtBot) -> None:
    """At every step, or one of `each` so many."""
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    page.setUpdatesEnabled(False)  # it is laid out, not looked at
    page.resize(*size)
    page.open_lesson("lone-ace")
    QApplication.processEvents()
    cut = []

    def look(where: str) -> None:
        QApplication.processEvents()
        for label in (page.coach.say_label, page.coach.ask_label):
            if label.heightForWidth(label.width()) > label.height():
                cut.append((where, label.text()))

    steps = [(lesson, step, now) for lesson in page.course.lessons for step, now in enumerate(lesson.steps)]
    for lesson, step, now in steps[::each]:
        page.course.run = LessonRun(lesson, step)
        page._show_step()
        look(f"{lesson.key} {step} asks")
        if isinstance(now, ChoiceStep):
            page._choose_answer(now.tempting)
        else:
            page._answer(longest_wrong(now))
        look(f"{lesson.key} {step} answers")
    assert cut == []


def test_the_keys_go_on_after_a_lesson_is_left(page: LabPage, qtbot: QtBot) -> None:
    outside = QPushButton("elsewhere", page.parentWidget() or page)
    outside.setFocus()
    page.open_lesson("lone-ace")
    qtbot.keyClicks(page.lab.legal.felt, "24")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert page.coach.next.hasFocus()
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Escape)
    assert page.lab.legal.felt.hasFocus()
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_L)
    assert page.lessons.tiles[0].hasFocus()
    qtbot.keyClick(page.lessons.tiles[0], Qt.Key.Key_D)  # deals: the tiles go, the cards have the focus
    assert page.lab.legal.felt.hasFocus()


@pytest.mark.painted
@pytest.mark.parametrize("width", one_of(3, [1024, 1280, 1920]))
def test_every_lesson_has_its_whole_title_on_its_tile(
    page: LabPage, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.resize(width, 756)
    page.show_lessons()
    QApplication.processEvents()
    painted: list[tuple[float, float, str]] = []

    class Watched(QPainter):
        def drawText(self, box: Any, flags: Any, text: Any) -> None:  # type: ignore[override]  # noqa: N802
            painted.append((QFontMetricsF(self.font()).horizontalAdvance(text), box.width(), text))
            super().drawText(box, flags, text)

    monkeypatch.setattr(painting, "QPainter", Watched)
    for tile in page.lessons.tiles:
        tile.grab()
    assert {lesson.title for lesson in page.course.lessons} <= {text for _, _, text in painted}
    assert [text for wide, room, text in painted if wide > room + 1] == []


@pytest.mark.painted
@pytest.mark.parametrize(("width", "height"), one_of(2, [(1280, 756), (1920, 1036)]))
def test_lessons_fill_the_page_and_show_their_cards(
    page: LabPage, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.resize(width, height)
    page.show_lessons()
    QApplication.processEvents()
    tiles = page.lessons.tiles
    boxes = [tile.geometry() for tile in tiles]
    assert max(box.right() for box in boxes) - min(box.left() for box in boxes) <= 1400
    assert page.lessons.height() * 0.85 < max(box.bottom() for box in boxes)  # more than fit are scrolled to
    drawn: list[Card] = []

    class Watched(CardPictures):
        def picture(self, card: AnyCard, state: CardState, width: float, ratio: float) -> QPixmap:
            assert isinstance(card, Card)
            drawn.append(card)
            return super().picture(card, state, width, ratio)

    for tile in tiles:
        monkeypatch.setattr(tile, "_pictures", Watched(tags=False))
    for tile in tiles:
        drawn.clear()
        tile.grab()
        assert drawn == [card for cards in tile.lesson.steps[0].groups for card in cards]


def test_the_number_of_an_answer_that_is_not_offered_says_nothing(qtbot: QtBot) -> None:
    """It was an error."""
    choice = LessonChoice()
    said: list[str] = []
    qtbot.addWidget(choice)
    choice.chosen.connect(said.append)
    step = next(step for lesson in all_lessons() for step in lesson.steps if isinstance(step, ChoiceStep))
    choice._choices = step.choices
    for button in choice.buttons:
        button.click()
    assert len(step.choices) < len(choice.buttons) and said == [*step.choices]


@pytest.mark.painted
def test_a_title_that_is_too_long_stays_on_its_line_in_the_largest_text(page: LabPage) -> None:
    """It was broken in two, and every painting of the list was an error."""
    look().change(text_scale=2.0)
    tile = page.lessons.tiles[0]
    tile.setText("A straight flush of the highest cards that anybody may ever hold")
    tile.resize(200, 140)
    image = QPixmap(tile.size())
    tile.render(image)
    assert not image.isNull()


def test_a_question_of_two_lines_has_room_in_any_type(qtbot: QtBot) -> None:
    """In Japanese, whose lines are higher, both were cut at 1024 × 700."""
    coach = LabCoach()
    qtbot.addWidget(coach)
    for label in (coach.say_label, coach.ask_label):
        label.setFont(face(19))
    coach.say_label.setText("Half of the pot goes to the best high hand, half to the best low. " * 2)
    coach.ask_label.setText("How much do you get?")
    coach.resize(1300, coach.height())
    coach.show()
    known(coach.layout()).activate()
    line = coach.ask_label.heightForWidth(coach.ask_label.width())
    assert coach.say_label.heightForWidth(coach.say_label.width()) == 2 * line, "two lines"
    for label in (coach.say_label, coach.ask_label):
        assert label.height() >= label.heightForWidth(label.width())


def test_a_question_of_two_lines_has_room_in_letters_that_the_face_lacks(qtbot: QtBot, speak) -> None:
    """The face is asked how high its lines are, and those of Japanese come from another one."""
    speak("ja")
    coach = LabCoach()
    qtbot.addWidget(coach)
    coach._title.setText("シットアンドゴー")
    for label, px in ((coach._title, 20), (coach.say_label, 14), (coach.ask_label, 14)):
        low = QFont(["Inter", "Liberation Sans"])
        low.setPixelSize(px)
        label.setFont(low)
    coach.say_label.setText("残り3人のチップは5,000、3,000、2,000で、賞金は50、30、20ポイントです。" * 2)
    coach.ask_label.setText("答えを選ぶか、その番号を押してください。")
    coach.resize(990, coach.height())
    coach.show()
    known(coach.layout()).activate()
    for label in (coach.say_label, coach.ask_label):
        assert label.height() >= label.heightForWidth(label.width())
