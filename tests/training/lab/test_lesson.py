"""Lessons: every one of the program's own, grading, and lessons that are wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from pokertable.model.cards import RANKS, parse_cards
from pokertable.model.ranking.best import Cards, high_category
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import Ranking
from pokertable.model.ranking.strength import prepare
from pokertable.session.profile.settings import Settings, load, save
from pokertable.training.lab.choice import BOARD, FOLDED, ChoiceStep
from pokertable.training.lab.course import LessonProgress
from pokertable.training.lab.lesson import (
    InvalidLesson,
    Lesson,
    LessonStep,
    QuestionStep,
    grade,
    in_order,
    parse_lesson,
)
from pokertable.training.quiz.parts import NONE
from tests.games import one_of
from tests.narrow import known
from tests.training.lab.lesson_check import Untrue, check_choice, check_question, check_step

FOLDER = Path(__file__).parents[3] / "resources" / "lessons"
LESSONS = in_order(parse_lesson(file.stem, file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.toml"))


def offered(lesson: Lesson) -> list[ChoiceStep]:
    """Steps that offer answers."""
    return [step for step in lesson.steps if isinstance(step, ChoiceStep)]


each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
CHOICES = [step for lesson in LESSONS for step in offered(lesson)]
CHOICES_OF = {lesson.key: offered(lesson) for lesson in LESSONS}
BOARDS = [step for lesson in LESSONS for step in lesson.steps if isinstance(step, LessonStep)]

# resources/rules/hands.md: every example of Omaha and Omaha hi/lo, board and hand
EXAMPLES = [
    ("5s6s7s9hTs", "8hAs9cTc"),
    ("5s6s7s9hTs", "7cAs9cTc"),
    ("5s6s9hTsKd", "8hAs9cTc"),
    ("Ks9sQsQh5s", "As2h4h5c"),
    ("Ks9sQsQh5s", "2s3sKdJd"),
    ("5s6h7d8hAs", "JdJs4d9s"),
    ("5s6h7d8hAs", "JdJs9d9s"),
    ("5s6h7d8hAs", "JdJs4d3s"),
    ("JsJd9d5h9c", "As2sJhKd"),
    ("JsJd9d5h9c", "Jc2c9sTs"),
    ("JsJd9d5h9c", "Ts5c5s2c"),
    ("JsJdAdJhKc", "As2s3hKd"),
    ("2d6hAc5c8s", "2h4s5sKd"),
    ("2s5cTh7d8c", "As4s5hKc"),
    ("2s5cTh7d8c", "Ah3hTsTc"),
    ("2s5cTh7d8c", "7c9cJsQs"),
    ("2s5cTh7d8c", "4h6hKsKd"),
    ("2s5cTh7d8c", "Ad3d6d9h"),
    ("Ac3d4h5sKc", "2s2c2h2d"),
    ("QsJsTh", "AsKcQcQh"),
    ("As6d7h2c9s", "2s3dKhKd"),
    ("As6d7h2c9s", "2s3d4hKd"),
]

GOOD = """
title = "The lone ace"
order = 1
[[step]]
game = "omaha8"
hand = "8hAs9cTc"
board = "5s6s7s9hTs"
look = "Is it a flush?"
ask = "high"
tempting = "As 5s 6s 7s Ts"
claim = "flush, ace high"
expect = "straight, ten high"
why = "Only one spade."
"""


@each_lesson
def test_every_step_expects_the_right_hand_and_its_tempting_answer_is_wrong(lesson: Lesson) -> None:
    for step in boards_of(lesson):
        check_step(step)


@each_lesson
def test_exactly_the_pairs_that_make_the_best_hand_are_right(lesson: Lesson) -> None:
    for step in boards_of(lesson):
        evaluate = prepare(step.share, step.board)
        best = evaluate(step.hand)
        for pair in combinations(step.hand, 2):
            assert grade(step, pair).right is (best > 0 and evaluate(pair) == best), step.look
        if step.has_low:
            assert grade(step, None).right is (best == 0), step.look


def boards_of(lesson: Lesson) -> list[LessonStep]:
    """Steps that lie on a board of the lab; the others are questions of the quiz."""
    return [step for step in lesson.steps if isinstance(step, LessonStep)]


@each_lesson
def test_every_question_expects_the_right_answer_and_its_tempting_one_is_wrong(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, QuestionStep):
            check_question(step)
            question = step.question
            assert all(step.misread(cards) is None for cards in right_picks(step)), step.look
            assert step.misread(right_picks(step)[0]) is None and question.topic.fits(question.deal.variant)


def right_picks(step: QuestionStep) -> list[Cards]:
    """What is picked by who is right, of a hand its first card."""
    values = [answer.values[0] for answer in step.question.accept]
    if step.part.of_cards:
        return [value.cards for value in values]
    return [step.groups[value.numbers[0]][:1] for value in values if value != NONE]


@pytest.mark.parametrize("lesson", one_of(4, [lesson for lesson in LESSONS if offered(lesson)]))
def test_the_engine_works_out_the_answer_of_every_choice(lesson: Lesson) -> None:
    for step in offered(lesson):
        check_choice(step)


@each_lesson
def test_all_in_a_stud_hand_are_on_the_same_street(lesson: Lesson) -> None:
    """On fourth street you had four cards, and the others three."""
    for step in offered(lesson):
        if step.variant.brings_in:
            held = {laid.label: len(laid.cards) for laid in step.deal if laid.label not in (BOARD, FOLDED)}
            assert len(set(held.values())) <= 1, (step.look, held)


def test_a_question_about_pots_has_its_figures_also_when_it_is_asked_once_more() -> None:
    """The side pot was asked for without what is in it: the step before had said that."""
    pots = [step for step in CHOICES if step.proof.get("table") in ("main", "side", "back")]
    assert len(pots) == 3
    for step in pots:
        for numbers in (step.numbers, *step.others):
            asked = replace(step, numbers=numbers)
            for view in known(asked.table).asked(step.proof["table"]).seats:
                assert not view.bet or re.search(rf"\b{view.bet}\b", asked.plain.look), (asked.plain.look, view)


def test_a_sum_is_asked_once_more_with_other_numbers() -> None:
    """They came back unchanged: the answer that was shown a moment ago was right again."""
    sums = {"price", "worth", "chips", "net", "least", "gain", "outs", "prize", "table", "odd"}
    asked = [step for step in CHOICES if sums & step.proof.keys() and step.proof.get("table") not in ("seat", "raises")]
    assert len(asked) > 35
    for step in asked:
        if "big blinds" in step.look:  # a stack in them is what the step is about
            continue
        assert len(step.others) >= 2, step.look
        for seed in range(3):
            moved = step.again(Random(seed))
            assert moved.numbers != step.numbers and moved.plain.look != step.plain.look
            assert moved.again(Random(seed)).numbers != moved.numbers


def test_the_cards_that_play_are_those_of_the_best_hand_with_its_kicker() -> None:
    kicker, quartered = CHOICES_OF["first-hands"][2], CHOICES_OF["quartered-chips"][0]
    assert kicker.plays == {"high": frozenset(parse_cards("AdKsAc9h7d"))}
    assert quartered.plays == {
        "high": frozenset(parse_cards("KdKcKhJs7s")),
        "low": frozenset(parse_cards("As2cAd2h7s4d3c")),
    }
    assert not CHOICES_OF["holdem-kicker"][0].plays, "cards are still to come"


def test_the_first_lesson_tells_all_hands_in_the_order_that_the_engine_has_before_it_asks_for_one() -> None:
    """Who has never played was asked for the best of three hands before any was explained."""
    step = CHOICES_OF["first-hands"][0]
    first = step.tell
    named = [line.partition(":")[0].lower().replace(" ", "_") for line in first[-len(step.examples) :]]
    order = list(Category)[list(Category).index(Category.STRAIGHT_FLUSH) :: -1]
    names = ["pair" if each is Category.ONE_PAIR else each.value for each in order]
    assert named == names
    assert [high_category(cards) for cards in step.examples] == order
    assert any("A (ace), the highest" in line for line in first) and any("Suits:" in line for line in first)


@pytest.mark.parametrize(
    ("key", "step", "words"),
    [
        ("first-hands", 2, ["board"]),
        ("first-blinds", 0, ["pot", "blinds", "button"]),
        ("first-blinds", 1, ["flop", "act"]),
        ("first-blinds", 2, ["ante", "up card", "bring it in"]),
        ("first-round", 0, ["bet", "raise", "call", "check", "fold"]),
        ("first-round", 1, ["no-limit"]),
        ("first-round", 2, ["fixed limit"]),
        ("first-side-pot", 0, ["all-in"]),
        ("first-side-pot", 1, ["side pot"]),
    ],
)
def test_the_first_steps_explain_a_word_where_it_is_first_used(key: str, step: int, words: list[str]) -> None:
    asked = CHOICES_OF[key][step]
    for word in words:
        assert any(line.lower().startswith(word) for line in asked.tell), word


@each_lesson
def test_texts_are_whole_sentences(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert step.look[-1] in ".?!"
        if isinstance(step, ChoiceStep):  # it comes again with other suits
            assert not any(suit in step.look + step.why for suit in ("spade", "heart", "diamond", "club"))
        assert step.why.endswith(".")
        why = step.plain.why if isinstance(step, ChoiceStep) else step.why
        assert why[0].isupper() or why[0].isdigit()
        assert len(why) <= 170, why


@pytest.mark.parametrize(("board", "hand"), EXAMPLES)
def test_every_omaha_example_of_the_rules_is_in_a_lesson(board: str, hand: str) -> None:
    wanted = set(parse_cards(board)), set(parse_cards(hand))
    assert any((set(step.board), set(step.hand)) == wanted for step in BOARDS)


def test_lessons_are_numbered_without_gaps_from_the_lone_ace_on() -> None:
    assert [lesson.order for lesson in LESSONS] == list(range(1, len(LESSONS) + 1))
    assert LESSONS[0].key == "lone-ace"


def test_no_step_is_answered_by_the_one_before() -> None:
    """The high is asked before the low of the same cards: what is shown after the high hides the low."""
    for lesson in LESSONS:
        for now, after in pairwise(lesson.steps):
            if now.groups == after.groups and isinstance(now, LessonStep) and isinstance(after, LessonStep):
                assert (now.ask, after.ask) == ("high", "low"), lesson.key


@pytest.mark.parametrize("key", ["omaha8-halves", "stud8-halves"])
def test_how_lows_are_compared_is_said_before_two_are(key: str) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.key == key)
    first = next(str(step.look) for step in lesson.steps if "Lou's 8" in str(step.look))
    assert first.startswith("Lows are compared from their highest card down.")


def test_a_share_is_asked_for_that_the_game_has() -> None:
    for step in BOARDS:
        assert (step.share.ranking is Ranking.ACE_TO_FIVE) is step.has_low


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('hand = "8hAs9cTc"\n', "", "bad, step 1: missing hand"),
        ('claim = "', 'claims = "x"\nclaim = "', "bad, step 1: unknown claims"),
        ("8hAs9cTc", "8hAs9cXc", "bad, step 1: 'Xc' isn't a card"),
        ('"omaha8"', '"whist"', "bad, step 1: game 'whist'"),
        ('ask = "high"', 'ask = "middle"', "bad, step 1: ask 'middle'"),
        ('title = "The lone ace"', "", "bad: expected a title"),
        ("order = 1", "order = ", "bad: "),
    ],
)
def test_lessons_that_cannot_be_read_are_refused_by_name(old: str, new: str, error: str) -> None:
    with pytest.raises(InvalidLesson, match=error):
        parse_lesson("bad", GOOD.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("straight, ten high", "flush, ace high", "expected 'flush, ace high', the cards make 'straight, ten high'"),
        ("As 5s 6s 7s Ts", "8h Tc 6s 7s 9h", "these five are the right answer"),
        ("As 5s 6s 7s Ts", "8h 9c 6s 7s Ts", "these five are the right answer"),
        ("As 5s 6s 7s Ts", "As 5s 6s 7s", "expected five cards"),
        ("As 5s 6s 7s Ts", "Ks 5s 6s 7s Ts", "expected five cards of the hand"),
        ("As 5s 6s 7s Ts", "As Tc 6s 7s 9h", "claim 'flush, ace high': these five make 'ace high"),
    ],
)
def test_a_tempting_answer_that_is_right_or_no_answer_is_refused(old: str, new: str, error: str) -> None:
    check_step(first(GOOD))
    with pytest.raises(Untrue, match=error):
        check_step(first(GOOD.replace(old, new)))


def test_a_claim_of_no_low_is_refused_where_there_is_none() -> None:
    low = GOOD.replace('"high"', '"low"').replace("As 5s 6s 7s Ts", "8h 9c 5s 6s 7s")
    low = low.replace('claim = "flush, ace high"', 'claim = "no low: a nine plays"')
    there = low.replace("straight, ten high", "8-7-6-5-A low")
    check_step(first(there))
    none = (
        low.replace("8hAs9cTc", "8hAcKcQd").replace("5s6s7s9hTs", "5s6s9hTsKd").replace("straight, ten high", "no low")
    )
    none = none.replace("8h 9c 5s 6s 7s", "8h Ac 5s 6s 9h")
    with pytest.raises(Untrue, match="claim 'no low: a nine plays': that is the right answer"):
        check_step(first(none))


def first(text: str) -> LessonStep:
    """The first step of a lesson, on a board."""
    step = parse_lesson("bad", text).steps[0]
    assert isinstance(step, LessonStep)
    return step


QUESTION = """
title = "What counts"
order = 1
[[step]]
game = "badugi"
topic = "badugi"
hand = "2c5c7dTh"
look = "Which count?"
tempting = "2c5c7dTh"
expect = "three cards, 10-7-2"
why = "One of each suit."
"""


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('topic = "badugi"', 'topic = "whist"', "bad, step 1: topic 'whist': expected one of high"),
        ('topic = "badugi"', 'topic = "opens"', "bad, step 1: topic 'opens' in badugi"),
        ('topic = "badugi"', 'topic = "badugi"\nclaim = "x"', "bad, step 1: unknown claim"),
        ('expect = "three cards, 10-7-2"\n', "", "bad, step 1: missing expect"),
        ("2c5c7dTh", "2c5cXdTh", "bad, step 1: a stored deal cannot be read: 'Xd' isn't a card"),
        ('hand = "2c5c7dTh"\n', "", "bad, step 1: a stored deal cannot be read: 'hand'"),
        ('tempting = "2c5c7dTh"', 'tempting = "2s"', "bad, step 1: tempting '2s': expected cards that lie there"),
        ('tempting = "2c5c7dTh"', 'tempting = ""', "bad, step 1: no answer to badugi"),
        ('hand = "2c5c7dTh"', 'hands = ["2c5c7dTh", "2c3d4h5s"]', "bad, step 1: "),
        ('"badugi"\ntopic = "badugi"', '"omaha"\ntopic = "potlimit"', "bad, step 1: topic 'potlimit' in omaha"),
    ],
)
def test_questions_that_cannot_be_read_are_refused_by_name(old: str, new: str, error: str) -> None:
    step = parse_lesson("good", QUESTION).steps[0]
    assert isinstance(step, QuestionStep)
    check_question(step)
    with pytest.raises(InvalidLesson, match=error):
        parse_lesson("bad", QUESTION.replace(old, new, 1))


def test_a_question_whose_tempting_answer_is_right_is_refused() -> None:
    for old, new, error in (
        ('tempting = "2c5c7dTh"', 'tempting = "2c7dTh"', "tempting: this is the right answer"),
        ("10-7-2", "10-7-5", "expected 'three cards, 10-7-5', the answer is 'three cards, 10-7-2'"),
    ):
        step = parse_lesson("bad", QUESTION.replace(old, new)).steps[0]
        assert isinstance(step, QuestionStep)
        with pytest.raises(Untrue, match=error):
            check_question(step)


CHOICE = """
title = "A price"
order = 1
[[step]]
game = "holdem"
deal = ["You: AhKh", "Lou: **"]
look = "10 to win 30?"
choices = ["25%", "33%"]
tempting = "33%"
expect = "25%"
why = "A quarter."
proof = { price = [10, 30] }
"""


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('expect = "25%"', 'expect = "20%"', "bad, step 1: expect '20%': expected one of the choices"),
        ('expect = "25%"', 'expect = "33%"', "bad, step 1: tempting: this is the right answer"),
        ('["25%", "33%"]', '["25%"]', "bad, step 1: choices: expected 2 to 4"),
        ('"holdem"', '"whist"', "bad, step 1: game 'whist'"),
        ("Lou: **", "Lou **", "bad, step 1: deal 'Lou \\*\\*': expected a label and cards"),
        ("AhKh", "AhAh", "bad, step 1: Ah appears twice"),
        ("proof = { price = [10, 30] }", "", "bad, step 1: missing proof"),
        ("look =", 'examples = ["AhKh"]\nlook =', "bad, step 1: examples: expected at most one for each line of tell"),
    ],
)
def test_choices_that_cannot_be_read_are_refused_by_name(old: str, new: str, error: str) -> None:
    step = parse_lesson("good", CHOICE).steps[0]
    assert isinstance(step, ChoiceStep)
    check_choice(step)
    with pytest.raises(InvalidLesson, match=error):
        parse_lesson("bad", CHOICE.replace(old, new, 1))


def test_a_choice_that_the_engine_denies_is_refused() -> None:
    step = parse_lesson("bad", CHOICE.replace("[10, 30]", "[10, 20]")).steps[0]
    assert isinstance(step, ChoiceStep)
    with pytest.raises(Untrue, match="expected '25%', by the engine it is '33%'"):
        check_choice(step)


TOPICS = {
    "the lone ace": "lone-ace",
    "four to a straight on the board": "four-to-a-straight",
    "two pair on the board": "two-pair-on-the-board",
    "trips on the board": "trips-on-the-board",
    "counterfeited low": "counterfeited-low",
    "the protected low": "protected-low",
    "quartered": "quartered",
    "two low cards on the board": "two-low-cards",
    "playing a wheel both ways": "wheel-both-ways",
    "redraws": "redraws",
    "four of a rank in the hand": "four-of-a-rank",
    "four of a suit in the hand": "four-of-a-suit",
    "draws that are not to the nuts": "draws-not-to-the-nuts",
    "when a low is possible": "when-a-low-is-possible",
    "razz's bring-in": "razz-bring-in",
    "the ace of deuce to seven": "deuce-ace",
    "badugi": "badugi",
}


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_has_its_lesson(topic: str) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.key == TOPICS[topic])
    steps = [step for step in lesson.steps if isinstance(step, LessonStep)]
    boards = ["".join(RANKS[card.rank] for card in step.board) for step in steps]
    hands = [step.hand for step in steps] or [cards for step in lesson.steps for cards in step.groups]
    assert hands
    if topic == "when a low is possible":
        assert boards == ["K8J75", "K8J85"]
    elif topic == "four of a rank in the hand":
        assert any(len({card.rank for card in hand}) == 1 for hand in hands)
    elif topic == "four of a suit in the hand":
        assert any(len({card.suit for card in hand}) == 1 for hand in hands)


def test_progress_counts_right_answers_and_reads_back(tmp_path: Path) -> None:
    progress = LessonProgress().begun("a").answered("a", 0, 2, right=True)
    assert progress.next_step == {"a": 1}
    assert not progress.done
    progress = progress.answered("a", 1, 2, right=False)
    assert not progress.done and progress.wrong == {"a": (1,)}
    assert (progress.right, progress.next_step) == ({"a": 1}, {"a": 1})
    save(Settings(lessons=progress.to_json()), tmp_path / "settings.json")
    assert LessonProgress.from_json(load(tmp_path / "settings.json")[0].lessons) == progress
    progress = progress.answered("a", 1, 2, right=True, once_more=True)
    assert progress.done == {"a"}
    assert (progress.right, progress.next_step, progress.wrong) == ({"a": 1}, {"a": 0}, {"a": ()})
    assert progress.answered("a", 0, 2, right=False).done == set()
    assert LessonProgress.from_json(progress.to_json()).done == {"a"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "x",
        {"a": 3},
        {"a": {"right": -1, "step": "2", "done": 1}},
        {"a": {"right": 10**4299, "step": 10**4299}},
        {"a": {"wrong": f"{'9' * 5000} ²"}},
    ],
    ids=range(7),
)
def test_progress_that_does_not_fit_is_left_out(data: object) -> None:
    assert LessonProgress.from_json(data) == LessonProgress()
