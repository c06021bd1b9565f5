"""Deciding on the screen: keys and buttons, no answer in the first moment, the verdict, a wrong key taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from pokertable.model.hand.actions import RaiseTo
from pokertable.model.hand.events import Folded
from pokertable.model.text import phrase
from pokertable.session.words.words import title_in
from pokertable.training.decide.bank import bank
from pokertable.training.decide.spot import DecideSpot, Values
from pokertable.training.decide.themes import DecideTheme
from pokertable.training.decide.words import Fact, facts
from pokertable.training.lab.course import all_lessons
from pokertable.training.lab.lessons_of_themes import LESSONS, lesson_of
from pokertable.training.learner.request import Request, prepare
from pokertable.training.learner.run import QuizRun
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.topics.what_to_do import Decision
from pokertable.training.weigh.prize_pool import PrizePool
from pokertable.views.quiz.decide.choices import GUARD_MS, ChoicePanel, keys_of, name_of, signed
from pokertable.views.quiz.decide.verdict import FactBox
from pokertable.views.quiz.page import QuizPage
from pokertable.views.widgets.buttons import RING
from tests.narrow import known
from tests.painted import noting
from tests.session.memory import in_memory
from tests.training.decide.banks import small_bank, spot_in, spots

KEY = Qt.Key


@pytest.fixture(autouse=True)
def _small_bank() -> Iterator[None]:
    with small_bank():
        yield


class Checked(QuizRun):
    """A session that is passed by one right answer."""

    to_pass = 1


def asked(qtbot: QtBot, spot: DecideSpot, count: int = 2, kind: type[QuizRun] = QuizRun) -> QuizPage:
    """A page that asks this spot in a session of this kind, past its first moment."""
    page = QuizPage(in_memory(), seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    topic = topic_from("decide")
    run = kind(page.progress, [topic], [spot.game], count, 1)
    page.begin(run)
    page.ask(prepare(Request(topic, spot.game, 1, None, 1, spot)))
    page.show()
    return page


def test_what_happened_on_this_street_stands_under_its_title(qtbot: QtBot) -> None:
    """The turn's bet stood under the flop's."""
    spot = next(each for each in spots() if each.hand.state.street == 2 and each.game == "holdem")
    rows = asked(qtbot, spot).decide.happened.rows
    titles = [row.name for row in rows if row.is_street]
    assert titles[-3:] == ["Before the flop", "Flop", "Turn"]
    at = next(at for at, row in enumerate(rows) if row.name == "Turn")
    public = spot.hand.observe(spot.own)
    assert len(rows) - at - 1 == sum(act.street == public.street for act in public.acts) > 0


def test_the_street_of_the_decision_is_named_whoever_acts_first_on_it(qtbot: QtBot) -> None:
    """Where nobody had acted yet on it, and before the flop, its name was missing."""
    for game, name in (("holdem", "Before the flop"), ("stud8", "Third street")):
        spot = next(each for each in spots() if each.hand.state.street == 0 and each.game == game)
        assert name in [row.name for row in asked(qtbot, spot).decide.happened.rows if row.is_street]
    first = next(each for each in spots() if each.hand.state.street and not acts_now(each))
    public = first.hand.observe(first.own)
    name = str(title_in(public.game.variant, public.street)).capitalize()
    assert asked(qtbot, first).decide.happened.rows[-1].name == name


def acts_now(spot: DecideSpot) -> int:
    """Number of actions on the street of the decision."""
    public = spot.hand.observe(spot.own)
    return sum(act.street == public.street for act in public.acts)


def test_a_second_click_on_next_does_not_leave(qtbot: QtBot) -> None:
    decide = asked(qtbot, spot_in("stud8", "facing")).decide
    with qtbot.assertNotEmitted(decide.left):
        decide.leave_button.click()
    decide.choices.guard.stop()
    with qtbot.waitSignal(decide.left):
        decide.leave_button.click()


@pytest.mark.painted
def test_an_earlier_street_is_told_an_action_a_line_and_in_a_text_where_there_is_no_room(qtbot: QtBot) -> None:
    """The column was half empty, and its actions ran into each other."""
    spot = next(each for each in spots() if each.hand.state.street == 2 and each.game == "holdem")
    happened = asked(qtbot, spot).decide.happened
    public = spot.hand.observe(spot.own)
    told = [row for row in happened.rows if row.each]
    acts = [act for act in public.acts if act.street < public.street and not isinstance(act.event, Folded)]
    assert [len(row.each) for row in told] == [sum(act.street == street for act in acts) for street in (0, 1)]
    with noting() as painted:
        happened.grab()
    assert all(did in painted.texts for row in told for _, did in row.each)
    happened.resize(happened.width(), happened.sizeHint().height() - 30)
    with noting() as painted:
        happened.grab()
    assert any(told[0].acts.startswith(text) and len(text) > len(told[0].each[0][1]) for text in painted.texts)


@pytest.mark.painted
def test_what_a_seat_did_stands_closer_to_its_name_than_to_the_next_seat(qtbot: QtBot) -> None:
    happened = asked(qtbot, spot_in("stud8", "facing")).decide.happened
    with noting() as painted:
        happened.grab()
    lines = {words: ink.center().y() for _, words, ink in painted.inks}
    said = [words for _, words, _ in painted.inks]
    pairs = list(pairwise(row for row in happened.rows if row.acts and not row.is_street))
    once = [(row, after) for row, after in pairs if said.count(row.acts) == 1]
    assert once
    for row, after in once:
        assert lines[after.name] - lines[row.acts] > 1.3 * (lines[row.acts] - lines[row.name])


@pytest.mark.painted
def test_the_names_of_a_street_stand_in_one_column_whatever_stands_before_them(qtbot: QtBot) -> None:
    happened = asked(qtbot, spot_in("stud8", "facing")).decide.happened
    rows = [row for row in happened.rows if row.acts and not row.is_street]
    seats = [row._replace(card=None, label=each) for row, each in zip(rows, ("first", "bring-in", "", ""), strict=True)]
    happened.rows = [*happened.rows[: -len(seats)], *seats]
    with noting() as painted:
        happened.grab()
    names = [row.name for row in seats]
    lefts = [ink.left() for _, words, ink in painted.inks if words in names]
    assert max(lefts) - min(lefts) < 3


def test_what_the_player_did_is_told_in_the_second_person(qtbot: QtBot) -> None:
    """It read "You calls 4"."""
    told = set()
    for spot in spots():
        for row in asked(qtbot, spot).decide.happened.rows:
            if row.name == "You":
                told.add(row.acts)
            told |= {did for who, did in row.each if who == "You"}
        if len(told) > 3:
            break
    assert told and {did.split()[0] for did in told} <= {
        "call",
        "check",
        "bet",
        "raise",
        "complete",
        "bring",
        "draw",
        "stand",
    }


def test_of_a_fold_and_a_raise_the_raise_is_coral(qtbot: QtBot) -> None:
    """All-in looked like a call where nobody can be called."""
    spot = spot_in("holdem", "defence")
    fold, _, raised = spot.choices
    panel = ChoicePanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.ask(replace(spot, choices=(fold, raised)))
    assert [button.isVisible() for button in panel.buttons] == [True, False, True]
    panel.guard.stop()
    with qtbot.waitSignal(panel.chosen) as chosen:
        assert panel.press("R")
    assert chosen.args == [1]


def test_a_raise_of_all_my_chips_is_called_all_in() -> None:
    verdict = spot_in("holdem", "defence").verdict(0)
    chips = verdict.moment.legal.all_in_total
    assert name_of(RaiseTo(chips), verdict) == f"All-in {chips:,}"
    assert name_of(RaiseTo(chips - 1), verdict) == f"Raise to {chips - 1:,}"


def test_either_answer_to_a_close_spot_is_said_to_be_right(qtbot: QtBot) -> None:
    """A grey "?" and "Too close to call" stood beside the green tick of the right answer."""
    values = Values((0.0, -0.1, -50.0), (0.0, 30.0, 9.0), 0, ((0.0, 0.0), (0.1, 30.0), (50.0, 9.0)), 900)
    page = asked(qtbot, replace(spot_in("stud8", "facing"), values=values, accept=(0, 1)))
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    assert page.outcome is not None and page.outcome.reply.right
    assert page.decide.verdict.line.said == "Right"
    assert page.decide.verdict.headline.text() == "Too close to call: fold and call 50 are both right."


def test_the_question_stands_below_what_happened(qtbot: QtBot) -> None:
    decide = asked(qtbot, spot_in("stud8", "facing")).decide
    above = decide.happened.mapTo(decide, decide.happened.rect().bottomLeft()).y()
    assert 0 < decide.turn.mapTo(decide, QPoint()).y() - above < 20
    assert decide.leave_button.mapTo(decide, QPoint(RING, 0)).x() == decide.title.mapTo(decide, QPoint()).x()


@pytest.mark.painted
def test_the_best_choice_is_named_beside_its_bar_and_the_headline_has_three_lines(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "facing"))
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    with noting() as painted:
        page.decide.worth.grab()
    assert painted.texts.count("best") == painted.texts.count("yours") == 1
    verdict = page.decide.verdict
    with noting() as painted:
        verdict.line.grab()
    word, lost = (ink for _, _, ink in painted.inks)
    assert abs(word.center().y() - lost.center().y()) < 2 and word.right() < lost.left(), "on two lines"
    verdict.headline.setText("Raise to 24. Enough of their hands will fold, and yours can improve if called.")
    verdict.arrange()
    line = verdict.headline.fontMetrics().lineSpacing()
    assert 2.5 * line < verdict.headline.heightForWidth(verdict.headline.width()) < 3.5 * line


@pytest.mark.parametrize(("times", "is_told"), [(1, True), (3, False)])
def test_a_long_headline_in_a_low_window_takes_the_room_of_when_it_returns(
    qtbot: QtBot, times: int, *, is_told: bool
) -> None:
    """In French what prizes have to do with a fold was cut off at 1024 × 640."""
    page = asked(qtbot, spot_in("stud8", "facing"))
    page.resize(1024, 640)
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    verdict = page.decide.verdict
    verdict.returns.setText("Comes back in about ten minutes, with other suits and names.")
    verdict.headline.setText(" ".join(["This holds even though the big blind takes your whole stack."] * times))
    verdict.arrange()
    assert verdict.returns.isVisible() is is_told
    headline = verdict.headline
    qtbot.waitUntil(lambda: headline.height() >= headline.heightForWidth(headline.width()))


def test_a_fresh_decision_takes_no_key_and_then_a_choice_is_judged_at_once(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "facing"))
    decide = page.decide
    assert decide.isVisible() and decide.theme.text() == "Facing a raise"
    assert [button.text() for button in decide.choices.buttons] == ["Fold", "Call 50", "Raise to 100"]
    assert decide.choices.guard.interval() == GUARD_MS == 400
    qtbot.keyClick(page, KEY.Key_C)
    assert page.outcome is None
    decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    assert page.outcome is not None and page.outcome.reply.answer == Decision(1) and not page.outcome.reply.right
    assert decide.verdict.isVisible() and decide.worth.isVisible() and not decide.choices.isVisible()
    told = "Fold. You have 38% equity if nobody else calls and need 36%, but one player may still call or raise."
    assert decide.verdict.headline.text() == told
    assert decide.verdict.line.said == "Mistake, −0.27 big bets"
    assert "Call 50" in decide.worth.accessibleDescription() and "95%" in decide.worth.accessibleDescription()
    assert "other suits and names" in decide.verdict.returns.text()


def test_in_a_sit_and_go_the_prizes_are_shown_and_values_are_parts_of_them(qtbot: QtBot) -> None:
    spot = replace(spot_in("stud8", "facing"), theme=DecideTheme.BUBBLE, pool=PrizePool((390, 210), (300,), 9000, 600))
    page = asked(qtbot, spot)
    decide = page.decide
    assert decide.theme.text() == "On the bubble"
    left = len(spot.styles) + 1
    assert f"{left} players left, Prizes: 65%, 35%" in decide.happened.accessibleDescription()
    decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    lost = 100 * spot.values.behind[1][0] / 9000
    assert f"−{lost:.2f}% of the prize pool" in decide.verdict.line.said
    assert (
        "in % of the prize pool, 0 if you give up the pot, with 95% intervals" in decide.worth.accessibleDescription()
    )


def test_a_wrong_key_is_taken_back_for_a_second(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "facing"))
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_R)
    assert page.decide.verdict.clock.interval() == 1000
    qtbot.keyClick(page, KEY.Key_M)
    assert page.outcome is None and not page.progress.misses()
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_R)
    page.decide.verdict.clock.stop()
    qtbot.keyClick(page, KEY.Key_M)
    assert page.outcome is not None


def test_in_a_checkpoint_no_decision_is_taken_back(qtbot: QtBot) -> None:
    """The verdict names the right answer: no second chance, neither at the same spot nor at another in its place."""
    page = asked(qtbot, spot_in("stud8", "facing"), kind=Checked)
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_R)
    outcome, verdict = page.outcome, page.decide.verdict
    assert outcome is not None and verdict.back_button.isHidden() and verdict.again_button.isHidden()
    qtbot.keyClick(page, KEY.Key_M)
    qtbot.keyClick(page, KEY.Key_T)
    assert page.outcome is outcome and page.run is not None and page.run.count == 2


def test_try_again_asks_the_same_theme_at_once_and_space_goes_on(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("holdem"))
    theme = page.decide.theme.text()
    page.decide.choices.guard.stop()
    qtbot.mouseClick(page.decide.choices.buttons[1], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, KEY.Key_T)
    assert page.outcome is None and page.decide.theme.text() == theme
    page.give(Decision(0))
    qtbot.keyClick(page, KEY.Key_Space)
    assert page.summary.isVisible()


def test_another_session_keeps_the_theme_after_its_misses_were_tried_again(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("holdem"))
    page.start_deciding("stud8", "fifth")
    page.give(known(page.question).tempting[0].answer)
    for right in ("tried again", "another"):
        page.go_on()
        page.summary.go_on()
        assert known(page.run).theme == "fifth", right
        page.give(known(page.question).answer)


def test_the_price_of_a_call_is_said_where_a_call_is_offered(qtbot: QtBot) -> None:
    """ "Fold or raise?" had a call's price beside it."""
    spot = spot_in("omaha8")
    assert "Call" in asked(qtbot, spot).decide.choices.price.text
    figures = {name: getattr(spot.values, name)[::2] for name in ("means", "stderrs", "behind")}
    values = spot.values._replace(best=0, **figures)
    page = asked(qtbot, replace(spot, choices=spot.choices[::2], values=values, accept=(0,)))
    assert page.decide.turn.text() == "Fold or raise?"
    assert page.decide.choices.price.text == "Pot 70"


def test_a_session_asks_each_spot_once(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("holdem"))
    page.start_deciding("stud8")
    assert page.run is not None and page.run.count == 2 == len(bank("stud8"))
    page.start_deciding("stud8", "fifth")
    assert page.run.count == 1 and page.question is not None and page.decide.theme.text() == "Fifth street's big bet"


def test_cards_that_are_gone_have_a_bar_on_the_felt_once_it_is_answered(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "fifth"))
    assert not any(look.state.gone for look in page.decide.table._scene.picture.cards.values())
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    marked = {look.card for look in page.decide.table._scene.picture.cards.values() if look.state.gone}
    assert page.decide.spot is not None
    assert marked and marked == {card for fact in facts(page.decide.spot) for card in fact.cards}


def test_in_a_low_window_one_fact_is_seen_and_the_others_are_a_tab_away(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "facing"))
    page.resize(1280, 800)
    verdict = page.decide.verdict
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    assert [box.isVisible() for box in verdict.facts] == [True] * 3 and not verdict.fact_tabs.isVisible()
    page.resize(1024, 664)
    assert verdict.fact_tabs.isVisible() and [box.isVisible() for box in verdict.facts] == [False, False, True]
    verdict.fact_tabs.buttons[0].click()
    assert [box.isVisible() for box in verdict.facts] == [True, False, False]
    assert verdict.fact_tabs.buttons[0].text() == "Starting hand"


def test_the_facts_stand_off_the_headline_by_more_than_its_lines_are_apart(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "facing"))
    verdict = page.decide.verdict
    page.decide.choices.guard.stop()
    qtbot.keyClick(page, KEY.Key_C)
    for size, below in (((1280, 800), verdict.facts[0]), ((1024, 664), verdict.fact_tabs)):
        page.resize(*size)
        words = verdict.headline.contentsRect()
        assert below.isVisible()
        assert below.y() - verdict.headline.y() - words.bottom() > 10


def test_a_value_without_room_beside_its_title_stands_below_it(qtbot: QtBot) -> None:
    box = FactBox()
    qtbot.addWidget(box)
    box.resize(220, 60)
    heights = []
    for value in ("flush", "two pair, kings and queens, five kicker"):
        box.show_fact(Fact(phrase("Your hand"), phrase("{said}", said=value)))
        heights.append(box.sizeHint().height())
    assert heights[1] >= heights[0] + 30


def test_before_the_answer_the_column_tells_what_was_paid_and_who_can_still_act(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("holdem", "defence"))
    assert page.decide.happened.accessibleDescription().startswith("Blinds 5 and 10")
    assert page.decide.behind.text() == "Still to act: Noor"  # who raised, and was raised


def test_nothing_before_the_answer_helps(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("holdem", "defence"))
    table = page.decide.table
    assert table.observation is not None and table.observation.viewer == spot_in("holdem", "defence").own
    assert not table._marks.readings
    assert "folds" in page.decide.happened.accessibleDescription()
    assert not page.decide.verdict.isVisible()


def test_the_lesson_on_the_theme_is_a_key_away(qtbot: QtBot) -> None:
    page = asked(qtbot, spot_in("stud8", "fifth"))
    page.give(Decision(1))
    assert page.decide.verdict.lesson_button.isVisible()
    with qtbot.waitSignal(page.lesson_wanted) as wanted:
        qtbot.keyClick(page, KEY.Key_L)
    assert wanted.args == ["stud8-fifth"]
    keys = {lesson.key for lesson in all_lessons()}
    assert set(LESSONS) == set(DecideTheme) and {key for each in LESSONS.values() for key in each} <= keys
    assert lesson_of(DecideTheme.PRICE, "omaha5") == "price-of-a-call"
    assert lesson_of(DecideTheme.VALUE, "razz") is None


def test_keys_of_bets_and_of_discards() -> None:
    assert keys_of(spot_in("draw5")) == ["S", "D"]
    assert keys_of(spot_in("holdem", "defence")) == ["F", "C", "R"]
    assert keys_of(spot_in("stud8", "fifth")) == ["C", "R"]
    assert [signed(each) for each in (-1.15, 0.001, 0.2)] == ["\N{MINUS SIGN}1.15", "0", "+0.20"]
