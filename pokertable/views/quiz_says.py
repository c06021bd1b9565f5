"""What the column beside the question says: how to answer and the help before the answer, the verdict after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pokertable.training.quiz.progress import Progress
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.run import Outcome
from pokertable.training.quiz.steps import NumberStep, PickStep, Pool, Step
from pokertable.views.quiz_lines import headline
from pokertable.views.quiz_side import SideWords
from pokertable.views.quiz_words import comes_back, counted
from pokertable.views.translate import shown


def _tr(text: str) -> str:
    return QCoreApplication.translate("Quiz", text)


def before_the_answer(question: Question, step: Step, picked: int, scaffold: int) -> SideWords:
    """What is asked, how it is answered by mouse and by keys, and the help there still is."""
    return SideWords(
        headline=shown(step.ask), eye=_picked(step, picked), how=_how(step), help=_help(question, scaffold)
    )


def missing(step: Step, picked: int) -> str:
    """Why the answer is not whole yet, in few words."""
    if isinstance(step, PickStep):
        return _picked(step, picked) or _tr("nothing picked")
    return _tr("type a number") if isinstance(step, NumberStep) else _tr("chips are left")


def after_the_answer(outcome: Outcome, progress: Progress) -> SideWords:
    """The verdict: the error by its name, what to carry away, when it comes back."""
    question, error, back = outcome.prepared.question, outcome.verdict.error, outcome.comes_back
    returns = comes_back(back) if back is not None else ""
    faded = _faded(question, progress)
    if error is None:
        old = _tr("You missed one like this before. Now you have read it.") if outcome.prepared.miss is not None else ""
        return SideWords(headline=_tr("Right"), right=True, eye=old, back=returns, help=faded)
    tally = progress.misses_of(error)
    often = _tr("This error: {count} of your last {asked} misses")
    return SideWords(
        headline=_tr("Too late") if outcome.given is None else headline(question, outcome.given, error),
        right=False,
        error=shown(error.called),
        eye=shown(error.eye),
        carry=shown(error.carry),
        back=returns,
        back_more=often.format(count=tally.right, asked=tally.asked) if tally.asked > 1 else "",
        help=faded,
    )


def _picked(step: Step, picked: int) -> str:
    if isinstance(step, PickStep) and step.most == step.least:
        return _tr("{count} of {most} picked").format(count=picked, most=step.most)
    return ""


def _how(step: Step) -> str:
    """How this part is answered."""
    if isinstance(step, NumberStep):
        if len(step.names) == 1:
            return _tr("Type the chips. Enter checks.")
        return _tr("Type a number into each field. Tab goes to the next, Enter checks.")
    if not isinstance(step, PickStep):
        return _tr(
            "Space or a click marks a winner, two share. Figures type chips; + and −, or a right click, move one. "
            "Enter checks."
        )
    if step.pool is Pool.DECK:
        how = _tr("Click cards, or type them: A, then S for the ace of spades. Enter checks.")
    else:
        how = _tr("Click cards, or press their numbers. Once more puts one back. Enter checks.")
    if step.none is None:
        return how
    return _tr("{how}\nNone? Press N: “{none}”.").format(how=how, none=shown(step.none))


def _help(question: Question, scaffold: int) -> str:
    """The words of the help while there is any, and how far it has faded."""
    if scaffold == 3:
        return _tr("Help fades: none before you answer (step 3 of 3)")
    words = shown(question.hint.words)
    if scaffold == 2:
        return _tr("{help}\nHelp fades: words alone (step 2 of 3)").format(help=words)
    return _tr("{help}\nHelp: rings and words (step 1 of 3)").format(help=words)


def _faded(question: Question, progress: Progress) -> str:
    """How much help the next question of this skill has."""
    words = (
        _tr("Help: rings and words before you answer (step 1 of 3)"),
        _tr("Help fades: words alone before you answer (step 2 of 3)"),
        _tr("Help fades: none before you answer (step 3 of 3)"),
    )
    return words[progress.skill(question.topic, question.game).scaffold - 1]


def seconds_left(seconds: int) -> str:
    """The time that is left."""
    return counted("%n second", "%n seconds", seconds)
