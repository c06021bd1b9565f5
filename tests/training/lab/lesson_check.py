"""Whether a step of a lesson is true: the right hand as expected, the tempting one wrong and what it claims to be."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from pokertable.model.ranking.best import best_hand, five_rank
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import LessonStep, QuestionStep
from pokertable.training.lab.reading import TwoReadings, read_share
from tests.training.lab.proofs import proved, shares_named

_PERCENT: Final = re.compile(r"([0-9.]+)%")
_ABOUT: Final = 0.009
"""Greatest distance of a share in a text from the engine's, which is sampled where hands are not known."""


class Untrue(ValueError):
    """What is not so of the step."""


def check_step(step: LessonStep) -> None:
    """Raise `Untrue` unless the right hand is as expected, and the tempting one wrong and what it claims."""
    read = read_share(step.share, step.hand, step.board)
    found = "no low" if read.legal is None else str(read.legal.name)
    if found != step.expect:
        raise Untrue(f"expected {step.expect!r}, the cards make {found!r}")
    if len(step.tempting) != 5 or not set(step.tempting) <= {*step.hand, *step.board}:
        raise Untrue("tempting: expected five cards of the hand and the board")
    if _is_right(step, read):
        raise Untrue("tempting: these five are the right answer")
    if step.claims_none and read.legal is None:
        raise Untrue(f"claim {step.claim!r}: that is the right answer")
    mine = tuple(card for card in step.tempting if card in step.hand)
    rest = tuple(card for card in step.tempting if card not in mine)
    made = best_hand(replace(step.share, exactly_from_hole=None), mine, rest)
    if made is not None and _kind(step.claim) != _kind(str(made.name)):
        raise Untrue(f"claim {step.claim!r}: these five make {str(made.name)!r}")


def check_question(step: QuestionStep) -> None:
    """Raise `Untrue` unless the right answer is called as expected, and the tempting one is wrong."""
    question = step.question
    found = str(question.topic.hands(question, question.answer)[0].name)
    if found != step.expect:
        raise Untrue(f"expected {step.expect!r}, the answer is {found!r}")
    if step.misread(step.tempting) is None:
        raise Untrue("tempting: this is the right answer")


def check_choice(step: ChoiceStep) -> None:
    """Raise `Untrue` unless answer and shares are the engine's, with these numbers and with all others."""
    for numbers in (step.numbers, *step.others):
        _check_plain(replace(step, numbers=numbers).plain)


def _check_plain(step: ChoiceStep) -> None:
    if step.tempting == step.expect or len({*step.choices}) < len(step.choices):
        raise Untrue(f"choices {step.choices}, tempting {step.tempting!r}: expected others than {step.expect!r}")
    try:
        found = proved(step)
    except AssertionError as error:
        raise Untrue(str(error)) from error
    if found != step.expect:
        raise Untrue(f"expected {step.expect!r}, by the engine it is {found!r}")
    named = [float(share) / 100 for share in _PERCENT.findall(step.why)]
    shares = shares_named(step) if named else []
    for share in named:
        if shares and min(abs(share - each) for each in shares) > _ABOUT:
            raise Untrue(f"why: {share:.0%}, the engine has {', '.join(f'{each:.1%}' for each in shares)}")


def _kind(name: str) -> str:
    """The first word of a hand's name: its category, or a low itself."""
    return name.partition(",")[0].partition(" ")[0]


def _is_right(step: LessonStep, read: TwoReadings) -> bool:
    """Whether the tempting five may be played and are worth as much as the best hand."""
    mine = [card for card in step.tempting if card in step.hand]
    allowed = step.share.exactly_from_hole in (None, len(mine))
    rank = five_rank(step.share, step.tempting)
    return bool(allowed and rank is not None and read.legal and rank == five_rank(step.share, read.legal.cards))
