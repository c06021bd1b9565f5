"""The review in the running program: the ways to it, what it shows as it counts, and the ways on."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import Qt

from pokertable.app.pages import HISTORY, LAB, QUIZ, REPLAYER, REVIEW, STATISTICS
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.statistics_report import Breakdown
from pokertable.session.history.store import History
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.record.rewind import own_decisions
from pokertable.training.explain.reasons import drilled, kind_of
from pokertable.training.explain.why import sentence
from pokertable.training.learner.request import Request
from pokertable.training.quiz.topics import topic_from
from pokertable.training.review import counting
from pokertable.training.weigh.severity import Severity, worst
from pokertable.views.quiz import feed
from tests.games import one_of
from tests.test_app import WAIT_MS, check_down, choice, fold_out, my_turn_or_over, started
from tests.training.decide.banks import small_bank
from tests.training.quiz.asked import prepared
from tests.training.review.sheets import MISTAKE, decision, sheet, undecided

KIND = "You folded a hand that had the odds to call."


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    made.pages.of(REVIEW).controller.seconds, made.pages.of(REVIEW).controller.most_deals = None, 4
    yield made
    made.window.close()


def drawn_up(hand_id, deals=96):
    """A review as it is when every decision has had its time, with so many deals each."""
    told = [replace(each, verdict=replace(each.verdict, deals=deals)) for each in MISTAKE.decisions]
    return replace(MISTAKE, hand_id=hand_id, decisions=tuple(told))


@pytest.fixture
def at_once(monkeypatch):
    """A review comes without being worked out: what is looked at are the ways to it and on from it."""
    monkeypatch.setattr(
        counting,
        "sheets",
        lambda asked, *_: iter([replace(sheet(None), hand_id=asked.hand_id), drawn_up(asked.hand_id)]),
    )


@pytest.fixture
def asked_for(monkeypatch) -> list[Request]:
    """The questions that are asked for. They come written down, of one topic: to find one takes seconds, and the next
    is looked for while it is shown.
    """
    requests = []

    def written(request):
        requests.append(request)
        return replace(prepared(replace(request, topic=topic_from("showdown"))), request=request)

    monkeypatch.setattr(feed, "prepare", written)
    return requests


def played_hand(qtbot, program, game="holdem", play=fold_out):
    """A hand in which we decided; its id."""
    program.play(choice(game))
    play(qtbot, program)
    while not own_decisions(program.tables.hand.events, 0):
        program.tables.deal()
        play(qtbot, program)
    return program.tables.hand_id


def settled(qtbot, program):
    page = program.pages.of(REVIEW).page
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.done, timeout=4 * WAIT_MS)
    return page


@pytest.mark.parametrize("game", one_of(3, ["holdem", "omaha8", "stud8"]))
def test_from_the_table_a_key_reviews_the_hand_and_space_deals_the_next(qtbot, program, game):
    hand_id = played_hand(qtbot, program, game, check_down)
    qtbot.waitUntil(program.window.table.showdown.isVisible, timeout=WAIT_MS)
    number = program.tables.table.hand_number
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    page = settled(qtbot, program)
    assert page.isVisible()
    assert page.sheet.hand_id == hand_id
    events = program.store.record(hand_id).events
    assert len(page.sheet.decisions) == len(own_decisions(events, 0))
    assert all(each.verdict.measured is not None and each.verdict.is_over for each in page.sheet.decisions)
    assert sum(page.sheet.decisions[0].verdict.random.ends) == pytest.approx(1)
    assert page.sheet.face_up and all(each.share is not None for each in page.sheet.face_up)
    assert all(
        sum(column) == 100 for held in page.sheet.decisions[0].could_hold for column in zip(*held.shares, strict=True)
    )
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.table.showdown.isVisible(), "Escape leads back to the end of the hand"
    assert program.tables.table.hand_number == number
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert program.window.is_at_table
    assert program.tables.table.hand_number == number + 1


@pytest.mark.usefixtures("at_once")
def test_a_decision_is_replayed_where_it_stands_and_escape_comes_back_to_the_review(qtbot, program):
    """The replayer opened at the first deal, and Escape led to the list of hands."""
    played_hand(qtbot, program, "holdem", check_down)
    qtbot.waitUntil(program.window.table.showdown.isVisible, timeout=WAIT_MS)
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    page, replayer = settled(qtbot, program), program.pages.of(REPLAYER).page
    page.choose(len(page.sheet.decisions) - 1)
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert replayer.isVisible() and "Review" in replayer.controls.back_button.text()
    hand = program.pages.of(REPLAYER).controller.hand
    assert hand.viewer == 0 and hand.decision_at(program.pages.of(REPLAYER).controller.stop) == page.at
    assert replayer.table.observation.to_act == 0
    qtbot.keyClick(replayer, Qt.Key.Key_V)  # there and back as often as one likes
    assert page.isVisible()
    settled(qtbot, program)
    qtbot.keyClick(page, Qt.Key.Key_N)
    qtbot.keyClick(replayer, Qt.Key.Key_Escape)
    assert page.isVisible()
    number = program.tables.table.hand_number
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert program.window.table.isVisible() and program.tables.table.hand_number == number + 1


def test_a_review_asked_for_in_the_replayer_goes_back_and_forth_with_it_and_then_to_the_hands(qtbot, program, at_once):
    hand_id = played_hand(qtbot, program)
    pages = program.pages
    pages.of(REPLAYER).replay(hand_id)
    replayer = pages.of(REPLAYER).page
    qtbot.keyClick(replayer, Qt.Key.Key_V)
    page = pages.of(REVIEW).page
    qtbot.waitUntil(lambda: page.sheet is not None, timeout=WAIT_MS)
    page.choose(0)
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert replayer.isVisible() and "Hands" in replayer.controls.back_button.text()
    qtbot.keyClick(replayer, Qt.Key.Key_Escape)
    assert pages.of(HISTORY).page.isVisible()


@pytest.mark.long
def test_during_a_hand_the_key_reviews_the_one_before_and_comes_back_to_it(qtbot, program):
    first = played_hand(qtbot, program)
    program.tables.deal()
    while not my_turn_or_over(qtbot, program):
        program.tables.deal()
    hand, last = program.tables.hand, History(program.store).page(limit=1).rows[0].id
    assert last >= first and last != program.tables.hand_id
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    page = program.pages.of(REVIEW).page
    qtbot.waitUntil(page.isVisible, timeout=WAIT_MS)
    assert program.pages.of(REVIEW).controller.hand_id == last
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert program.window.is_at_table
    assert program.tables.hand is hand and not hand.over


@pytest.mark.long
def test_in_the_first_hand_there_is_nothing_to_review_and_that_is_said(qtbot, program):
    program.play(choice("holdem", seats=3))
    assert my_turn_or_over(qtbot, program) and not History(program.store).ids()
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    assert program.window.is_at_table
    assert "this is the first" in program.window.table.note.words.text()


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
def test_who_has_folded_is_shown_the_end_and_then_the_review(qtbot, program):
    program.play(choice("holdem", seats=3))
    while not my_turn_or_over(qtbot, program) or program.tables.hand.legal().free:
        program.tables.deal() if program.tables.hand.over else program.tables.act(CheckCall())
    program.tables.opponents.delay_ms = 60_000  # they would take their time
    program.tables.act(Fold())
    hand_id = program.tables.hand_id
    assert not program.tables.hand.over
    qtbot.keyClick(program.window.table, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: program.tables.hand.over and program.pages.of(REVIEW).page.isVisible(), timeout=WAIT_MS)
    assert program.pages.of(REVIEW).controller.hand_id == hand_id == program.tables.hand_id


def test_the_menu_has_the_keys_of_what_it_offers(qtbot, program):
    program.play(choice("holdem"))
    texts = {action.text().partition("\t")[::2] for action in program.window.bar.menu.menu().actions()}
    assert {("Odds", "O"), ("Put an opponent on a hand…", "W"), ("Review the last hand", "V")} <= texts
    program.window.change("keys", {"odds": "X", "review": "Y"})
    texts = {action.text().partition("\t")[::2] for action in program.window.bar.menu.menu().actions()}
    assert {("Odds", "X"), ("Review the last hand", "Y")} <= texts


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
def test_of_an_imported_hand_any_player_whose_cards_are_known_can_be_reviewed(qtbot, program, tmp_path):
    hand_id = played_hand(qtbot, program, play=check_down)
    record = program.store.record(hand_id)
    program.store.import_hands([replace(record, hero=None, number=77)])
    (row,) = History(program.store).page(HandFilter(origin=Origin.IMPORTED)).rows
    program.pages.of(REVIEW).review(row.id)
    page = settled(qtbot, program)
    known = [seat for seat in range(3) if own_decisions(record.events, seat)]
    assert page.players.isVisible() and [page.players.itemData(at) for at in range(page.players.count())] == known
    assert page.players.currentText() == record.names[program.pages.of(REVIEW).controller.seat]
    qtbot.keyClick(page, Qt.Key.Key_S)
    settled(qtbot, program)
    assert program.pages.of(REVIEW).controller.seat == known[1] and page.players.currentText() == record.names[known[1]]
    assert record.names[known[1]] in program.window.bar._subtitle.text
    program.pages.of(REVIEW).review(row.id)  # once more: the player that was asked for
    assert program.pages.of(REVIEW).controller.seat == known[1]
    program.pages.of(REVIEW).review(hand_id)
    assert not page.players.isVisible()


@pytest.mark.usefixtures("at_once")
def test_from_the_history_and_the_replayer_and_back_and_on_to_the_table(qtbot, program):
    hand_id = played_hand(qtbot, program)
    program.window.bar.page_chosen.emit(HISTORY)
    program.pages.of(HISTORY).page.review_wanted.emit(hand_id)
    page = settled(qtbot, program)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert program.pages.of(HISTORY).page.isVisible()
    program.pages.of(REPLAYER).replay(hand_id)
    replayer = program.pages.of(REPLAYER).page
    qtbot.keyClick(replayer, Qt.Key.Key_V)
    assert page.isVisible()
    settled(qtbot, program)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert replayer.isVisible()
    record = program.store.record(hand_id)
    program.pages.of(REVIEW).review(hand_id, 1)
    assert record.names[1] in program.window.bar._subtitle.text, "whose decisions they are, if not mine"
    program.pages.of(REVIEW).review(hand_id)
    assert not any(name in program.window.bar._subtitle.text for name in record.names)
    assert f"hand {record.number}" in program.window.bar._subtitle.text
    settled(qtbot, program).choose(0)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert program.window.is_at_table and program.tables.flow.hands.is_practising


def deals(page):
    return 0 if page.sheet is None else sum(each.verdict.deals for each in page.sheet.decisions)


@pytest.mark.long
def test_opened_again_it_shows_at_once_what_was_counted_and_goes_on_from_there(qtbot, program, monkeypatch):
    monkeypatch.setattr(counting, "sheets", lambda asked, *_: (drawn_up(asked.hand_id, number) for number in count(1)))
    hand_id = played_hand(qtbot, program)
    other, page = played_hand(qtbot, program), program.pages.of(REVIEW).page
    program.pages.of(REVIEW).review(hand_id)
    qtbot.waitUntil(lambda: deals(page) >= 5 * len(MISTAKE.decisions), timeout=WAIT_MS)
    left = deals(page)
    program.pages.of(REVIEW).review(other)
    assert page.sheet is None
    settled(qtbot, program)
    program.pages.of(REVIEW).review(hand_id)
    again = deals(page)
    assert again >= left
    qtbot.waitUntil(lambda: deals(page) > again, timeout=WAIT_MS)
    program.pages.of(REVIEW).controller.most_deals += 1
    program.pages.of(REVIEW).review(hand_id)  # counted otherwise it begins anew
    assert page.sheet is None


@pytest.mark.long
def test_after_an_error_a_review_that_is_opened_again_begins_anew(qtbot, program, monkeypatch):
    fails = [True, False]

    def sheets(asked, *_):
        broken = fails.pop(0)
        for number in count(1):
            yield drawn_up(asked.hand_id, number)
            if broken and number == 3:
                raise RuntimeError("broken")

    monkeypatch.setattr(counting, "sheets", sheets)
    hand_id = played_hand(qtbot, program)
    with qtbot.waitSignal(program.pages.of(REVIEW).controller.failed, timeout=WAIT_MS):
        program.pages.of(REVIEW).review(hand_id)
    program.pages.of(REVIEW).review(hand_id)
    page = program.pages.of(REVIEW).page
    qtbot.waitUntil(lambda: deals(page) > 3 * len(MISTAKE.decisions), timeout=WAIT_MS)


@pytest.mark.long
def test_as_long_as_the_page_is_looked_at_the_figures_get_finer(qtbot, program, monkeypatch):
    monkeypatch.setattr(counting, "sheets", lambda asked, *_: (drawn_up(asked.hand_id, number) for number in count(1)))
    hand_id = played_hand(qtbot, program)
    reviews, page, kept = program.pages.of(REVIEW).controller, program.pages.of(REVIEW).page, []
    reviews.stored.connect(lambda: kept.append(deals(page)))
    with qtbot.waitSignal(reviews.settled, timeout=WAIT_MS):
        program.pages.of(REVIEW).review(hand_id)
    first = deals(page)
    qtbot.waitUntil(lambda: deals(page) > first, timeout=WAIT_MS)
    program.window.bar.page_chosen.emit(LAB)
    qtbot.waitUntil(lambda: reviews.waits, timeout=WAIT_MS)
    before = deals(page)
    assert kept == [first, before]
    program.window.show_page(HISTORY, page, "Review", "")
    assert not reviews.waits
    qtbot.waitUntil(lambda: deals(page) > before, timeout=WAIT_MS)


@pytest.mark.long
def test_figures_get_finer_with_what_is_worked_out_meanwhile(qtbot, program, monkeypatch):
    program.play(choice("holdem", seats=3))
    assert my_turn_or_over(qtbot, program)
    program.tables.act(Fold())
    check_down(qtbot, program)
    hand_id = program.tables.hand_id
    monkeypatch.setattr("pokertable.training.weigh.verdict.Verdict.is_certain", False)
    reviews, page = program.pages.of(REVIEW).controller, program.pages.of(REVIEW).page
    reviews.seconds, reviews.longer, reviews.most_deals = 0.01, 0.2, 2000
    kept = []
    reviews.stored.connect(lambda: kept.append(page.sheet))
    with qtbot.waitSignal(reviews.settled, timeout=WAIT_MS):
        program.pages.of(REVIEW).review(hand_id)
    first = sum(each.verdict.deals for each in page.sheet.decisions)
    qtbot.waitUntil(lambda: len(kept) > 1, timeout=WAIT_MS)
    assert sum(each.verdict.deals for each in kept[-1].decisions) > first
    reviews.longer = 1000.0
    program.pages.of(REVIEW).review(hand_id)
    qtbot.waitUntil(lambda: page.sheet is not None and page.sheet.done, timeout=WAIT_MS)
    program.window.bar.page_chosen.emit(LAB)
    qtbot.waitUntil(lambda: reviews.waits, timeout=WAIT_MS)
    before = sum(each.verdict.deals for each in page.sheet.decisions)
    program.window.show_page(HISTORY, page, "Review", "")
    assert not reviews.waits
    qtbot.waitUntil(lambda: sum(each.verdict.deals for each in page.sheet.decisions) > before, timeout=WAIT_MS)


@pytest.mark.usefixtures("at_once")
def test_what_was_reviewed_is_in_the_statistics_and_leads_back(qtbot, program):
    hand_id = played_hand(qtbot, program)
    program.pages.of(REVIEW).review(hand_id)
    settled(qtbot, program)
    program.store.put_reviewed(hand_id, [ReviewedDecision(0, "flop", KIND, 3.0, 0.5)])
    program.window.bar.page_chosen.emit(STATISTICS)
    page = program.pages.of(STATISTICS).page
    qtbot.waitUntil(lambda: not page.is_empty, timeout=WAIT_MS)
    page.tabs["decisions"].click()
    qtbot.waitUntil(lambda: page.decisions.worst.count() > 0, timeout=WAIT_MS)
    assert "All reviewed hands: –" in page.decisions.losses.accessibleDescription(), "per 100 hands from 200 on"
    assert KIND in page.decisions.kinds.item(0).text()
    page.decisions.worst.itemActivated.emit(page.decisions.worst.item(0))
    assert program.pages.of(REVIEW).page.isVisible()
    page.tabs[Breakdown.GAME].click()
    assert page.tabs.value is Breakdown.GAME


@pytest.mark.long
def test_what_was_kept_of_a_review_is_shown_at_once_while_it_is_counted_anew(qtbot, program, tmp_path, monkeypatch):
    """After a restart nothing is counted any more, but the verdicts stand in the history."""
    given: list[dict[int, ReviewedDecision]] = []

    def sheets(asked, earlier, _):
        given.append(earlier)
        decisions = decision(undecided(Severity.BEST)), *MISTAKE.decisions[1:]
        yield replace(MISTAKE, hand_id=asked.hand_id, decisions=decisions)

    monkeypatch.setattr(counting, "sheets", sheets)
    hand_id = played_hand(qtbot, program)
    program.pages.of(REVIEW).review(hand_id)
    settled(qtbot, program)
    program.window.close()
    again = started(qtbot, tmp_path)
    again.pages.of(REVIEW).review(hand_id)
    words = again.pages.of(REVIEW).page.empty
    assert words.isVisible() and words.text().startswith("Analysing again. Last time: ")
    assert "mistake" in words.text()
    settled(qtbot, again)
    first, second = given
    kept = [worst([each]) for _, each in sorted(second.items())]
    assert not first and kept == [None, *[each.verdict.severity for each in MISTAKE.decisions[1:]]]
    (mattered,) = [each for each in second.values() if each.kind]
    assert mattered.kind == kind_of(sentence(MISTAKE.decisions[2].verdict))
    assert mattered.big_bets == MISTAKE.decisions[2].verdict.big_bets
    again.window.close()


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
def test_a_costliest_kind_of_the_statistics_is_drilled(qtbot, program, asked_for):
    hand_id = played_hand(qtbot, program, "omaha8")
    program.store.put_reviewed(hand_id, [ReviewedDecision(0, "flop", KIND, 3.0, 0.5)])
    program.window.bar.page_chosen.emit(STATISTICS)
    page, quiz = program.pages.of(STATISTICS).page, program.pages.of(QUIZ).page
    qtbot.waitUntil(lambda: not page.is_empty, timeout=WAIT_MS)
    page.tabs["decisions"].click()
    qtbot.waitUntil(lambda: page.decisions.kinds.count() > 0, timeout=WAIT_MS)
    page.decisions.kinds.itemActivated.emit(page.decisions.kinds.item(0))
    assert page.isVisible() and "first question" in program.window.bar.note
    qtbot.waitUntil(quiz.isVisible, timeout=WAIT_MS)
    assert quiz.question is not None and quiz.question.game == "omaha8"
    assert {request.topic.key for request in asked_for} <= {*drilled(KIND)} and asked_for[0].game == "omaha8"
    assert not program.window.bar.note, "what is there is not announced any more"


@pytest.mark.usefixtures("at_once")
def test_drill_this_asks_questions_of_that_kind_in_that_game(qtbot, program):
    hand_id = played_hand(qtbot, program, "omaha8")
    program.pages.of(REVIEW).review(hand_id)
    page = program.pages.of(REVIEW).page
    settled(qtbot, program)
    quiz = program.pages.of(QUIZ).page
    shown: list[bool] = []
    program.window.pages.currentChanged.connect(lambda _: shown.append(quiz.question is not None))
    page.drill_wanted.emit("omaha8", ("showdown", "live"), "")
    assert page.isVisible() and not page.drill_button.isEnabled()
    assert page.drill_button.detail == "Dealing the first question…"
    qtbot.waitUntil(quiz.isVisible, timeout=WAIT_MS)
    assert shown == [True], "the page of the quiz is shown with its question, not before"
    assert page.drill_button.isEnabled()
    quiz.give(quiz.question.answer)
    quiz._leave()
    assert quiz.summary.done_button.text() == "Back to the review", "it was called Done, and nothing led back"
    quiz.summary.done_button.click()
    assert page.isVisible()
    page.drill_wanted.emit("omaha8", ("showdown", "live"), "")
    qtbot.waitUntil(lambda: quiz.isVisible() and quiz.question is not None, timeout=WAIT_MS)
    assert (quiz.question.topic.key, quiz.question.game) == ("showdown", "omaha8")
    program.pages.of(QUIZ).drill("omaha8", ("live",))
    assert "no questions like this" in program.window.bar.note


@pytest.mark.usefixtures("at_once")
def test_drill_this_asks_decisions_of_its_theme_where_there_are_some(qtbot, program):
    with small_bank():
        program.pages.of(QUIZ).drill("omaha8", ("showdown",), "bluff")
        quiz = program.pages.of(QUIZ).page
        qtbot.waitUntil(quiz.isVisible, timeout=WAIT_MS)
        assert quiz.question.topic.key == "decide" and quiz.decide.theme.text() == "Bluffs and bluff-catching"


@pytest.mark.usefixtures("at_once")
def test_who_leaves_before_the_drill_is_dealt_is_not_brought_to_it(qtbot, program):
    program.pages.of(REVIEW).review(played_hand(qtbot, program, "omaha8"))
    page = settled(qtbot, program)
    page.drill_wanted.emit("omaha8", ("showdown",), "")
    page.went_on.emit()
    quiz = program.pages.of(QUIZ).page
    qtbot.waitUntil(lambda: quiz.question is not None, timeout=WAIT_MS)
    assert not quiz.isVisible()
    program.pages.of(REVIEW).review(program.pages.of(REVIEW).controller.hand_id)
    settled(qtbot, program)
    assert page.drill_button.isEnabled()


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
def test_another_hand_drops_the_review_that_is_under_way(qtbot, program):
    first = played_hand(qtbot, program)
    program.tables.deal()
    fold_out(qtbot, program)
    while not own_decisions(program.tables.hand.events, 0):
        program.tables.deal()
        fold_out(qtbot, program)
    second = program.tables.hand_id
    assert first != second and second in History(program.store).ids()
    seen: list[Any] = []
    program.pages.of(REVIEW).review(first)
    page = program.pages.of(REVIEW).page
    page.show_hand = seen.append
    program.pages.of(REVIEW).review(second)
    qtbot.waitUntil(lambda: bool(seen) and seen[-1].done, timeout=WAIT_MS)
    assert {sheet.hand_id for sheet in seen} == {second}
