"""What the column beside the question says: how to answer and the help before the answer, the verdict after it."""

from __future__ import annotations

from pokertable.training.quiz.parts import CardsPart, NumbersPart, Part, Pool
from pokertable.training.quiz.progress import Progress
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.run import Outcome
from pokertable.views.kit.rich_text import comes_back, counted, tr
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.side import SideWords


def before_the_answer(question: Question, part: Part, picked: int, scaffold: int) -> SideWords:
    """What is asked, how it is answered by mouse and by keys, and the help there still is."""
    return SideWords(
        headline=shown(part.ask), eye=_picked(part, picked), how=_how(part), help=_help(question, scaffold)
    )


def missing(part: Part, picked: int) -> str:
    """Why the answer is not whole yet, in few words."""
    if isinstance(part, CardsPart):
        return _picked(part, picked) or tr("nothing picked")
    return tr("type a number") if isinstance(part, NumbersPart) else tr("chips are left")


def after_the_answer(outcome: Outcome, progress: Progress) -> SideWords:
    """The verdict: the error by its name, what to carry away, when it comes back."""
    question, error, back = outcome.prepared.question, outcome.grade.error, outcome.comes_back
    returns = comes_back(back) if back is not None else ""
    faded = _faded(question, progress)
    if error is None:
        old = tr("You missed one like this before. Now you have read it.") if outcome.prepared.miss is not None else ""
        return SideWords(headline=tr("Right"), right=True, eye=old, back=returns, help=faded)
    tally = progress.misses_of(error)
    often = "This error: {count} of your last %n miss", "This error: {count} of your last %n misses"
    return SideWords(
        headline=tr("Too late")
        if outcome.given is None
        else shown(question.topic.headline(question, outcome.given, error)),
        right=False,
        error=shown(error.title),
        eye=shown(error.eye),
        carry=shown(error.carry_in(question.deal.variant)),
        back=returns,
        back_more=counted(*often, tally.asked).format(count=tally.right) if tally.asked > 1 else "",
        help=faded,
    )


def _picked(part: Part, picked: int) -> str:
    if isinstance(part, CardsPart) and part.most == part.least:
        return tr("{count} of {most} picked").format(count=picked, most=part.most)
    return ""


def _how(part: Part) -> str:
    """How this part is answered."""
    if isinstance(part, NumbersPart):
        if len(part.names) == 1:
            return tr("Type the chips. Enter checks.")
        return tr("Type a number into each field. Tab goes to the next, Enter checks.")
    if not isinstance(part, CardsPart):
        return tr(
            "Space or a click marks a winner, two share. Figures type chips; + and −, or a right click, move one. "
            "Enter checks."
        )
    if part.pool is Pool.DECK:
        how = tr("Click cards, or type them: A, then S for the ace of spades. Enter checks.")
    else:
        how = tr("Click cards, or press their numbers. Once more puts one back. Enter checks.")
    if part.none is None:
        return how
    return tr("{how}\nNone? Press N: “{none}”.").format(how=how, none=shown(part.none))


def _help(question: Question, scaffold: int) -> str:
    """The words of the help while there is any, and how far it has faded."""
    if scaffold == 3:
        return tr("Help fades: none before you answer (step\u00a03\u00a0of\u00a03)")
    if scaffold == 2:
        said = tr("{help}\nHelp fades: words alone (step\u00a02\u00a0of\u00a03)")
    elif question.hint.cards:
        said = tr("{help}\nHelp: rings and words (step\u00a01\u00a0of\u00a03)")
    else:
        said = tr("{help}\nHelp: words (step\u00a01\u00a0of\u00a03)")
    return said.format(help=shown(question.hint.words))


def _faded(question: Question, progress: Progress) -> str:
    """How much help the next question of this skill has."""
    scaffold = progress.skill(question.topic, question.game).scaffold
    if scaffold == 3:
        return tr("Help fades: none before you answer (step\u00a03\u00a0of\u00a03)")
    if scaffold == 2:
        return tr("Help fades: words alone before you answer (step\u00a02\u00a0of\u00a03)")
    if question.hint.cards:
        return tr("Help: rings and words before you answer (step\u00a01\u00a0of\u00a03)")
    return tr("Help: words before you answer (step\u00a01\u00a0of\u00a03)")


def seconds_left(seconds: int) -> str:
    """The time that is left."""
    return counted("%n second", "%n seconds", seconds)
