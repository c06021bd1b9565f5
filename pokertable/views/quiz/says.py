"""What the column beside the question says: how to answer and the help before the answer, the verdict after it."""

from __future__ import annotations

from datetime import timedelta

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.run import Outcome
from pokertable.training.learner.skill import NO_HELP
from pokertable.training.quiz.parts import CardsPart, HandPart, NumbersPart, Part, Pool, SpreadPart
from pokertable.training.quiz.question import Question, Topic
from pokertable.training.quiz.topics import topics
from pokertable.views.kit.translate import capital, counted, in_about, shown, tr
from pokertable.views.quiz.board.felt import FIGURES
from pokertable.views.quiz.side import Bar, BarWords, SideWords


def before_the_answer(question: Question, part: Part, picked: int, scaffold: int | None) -> SideWords:
    """What is asked, how it is answered by mouse and by keys, and the help there still is."""
    return SideWords(
        headline=shown(part.ask),
        note=_picked(part, picked),
        how=_how(question, part),
        help=help_step(question, scaffold),
    )


def missing(part: Part, picked: int) -> str:
    """Why the answer is not whole yet, in few words."""
    if isinstance(part, CardsPart):
        return _picked(part, picked) or tr("nothing picked")
    if isinstance(part, HandPart):
        return tr("nothing picked")
    return tr("type a number") if isinstance(part, NumbersPart) else tr("chips are left")


def after_the_answer(outcome: Outcome, progress: Progress, scaffold: int | None) -> SideWords:
    """The verdict: the error by its name, what to remember, when it comes back."""
    question, error, back = outcome.prepared.question, outcome.grade.error, outcome.comes_back
    returns = _returns(question, back) if back is not None else ""
    faded = help_step(question, scaffold)
    if error is None:
        old = tr("You missed one like this before. This time you read it.") if outcome.prepared.miss is not None else ""
        return SideWords(headline=tr("Right"), right=True, note=old, back=returns, help=faded)
    score = progress.misses_of(error)
    one, many = "This error: {count} of your last %n miss", "This error: {count} of your last %n misses"
    return SideWords(
        headline=tr("Too late")
        if outcome.given is None
        else shown(question.topic.headline(question, outcome.given, error)),
        right=False,
        error=shown(error.title),
        note=shown(error.misread),
        remember=shown(error.remember_in(question.deal.variant)),
        back=returns,
        back_more=counted(one, many, score.asked).format(count=score.right) if score.asked > 1 else "",
        help=faded,
    )


def _picked(part: Part, picked: int) -> str:
    if isinstance(part, CardsPart) and part.most == part.least:
        return tr("{count} of {most} picked").format(count=picked, most=part.most)
    return ""


def _how(question: Question, part: Part) -> str:
    """How this part is answered."""
    if isinstance(part, NumbersPart):
        if len(part.names) == 1:
            return tr("Type the chips. Enter checks.")
        return tr("Type a number into each field. Tab goes to the next, Enter checks.")
    if isinstance(part, SpreadPart):
        return tr("Drag a bar, or use the keys.")
    if not isinstance(part, CardsPart | HandPart):
        return tr(
            "Click a winner, or press Space; two winners share. Or type the chips; + and − add and take one. "
            "Enter checks."
        )
    if isinstance(part, HandPart):
        how = tr("Click a hand, or press its number. Enter checks.")
    elif part.pool is Pool.DECK or len(part.pool.of(question.cards)) > FIGURES:
        how = tr("Click cards, or type them: A, then S for the ace of spades. Enter checks.")
    else:
        how = tr("Click cards, or press their numbers; again to put one back. Enter checks.")
    if part.none is None:
        return how
    return tr("{how}\nOr press N: “{none}”.").format(how=how, none=shown(part.none))


def hint(question: Question, scaffold: int) -> str:
    """The words that help before the answer, empty for none."""
    return "" if scaffold == NO_HELP else shown(question.hint.words)


def help_step(question: Question, scaffold: int | None) -> str:
    """How much help there is, and how far it has faded; None: the player has turned it off."""
    if scaffold is None:
        return tr("Hints are off (Settings).")
    if scaffold == NO_HELP:
        return tr("Hints fade: none before you answer (step\u00a03\u00a0of\u00a03)")
    if scaffold == 2:
        return tr("Hints fade: words alone before you answer (step\u00a02\u00a0of\u00a03)")
    if question.hint.cards:
        return tr("Hints: rings and words before you answer (step\u00a01\u00a0of\u00a03)")
    return tr("Hints: words before you answer (step\u00a01\u00a0of\u00a03)")


def _returns(question: Question, time: timedelta) -> str:
    """When a miss comes back, and what is another thing then."""
    if question.topic.disguise is not None:
        return tr("{when}, with other suits, chips and names").format(when=capital(in_about(time)))
    if question.topic.times is not None:
        return tr("{when}, with other chips").format(when=capital(in_about(time)))
    return tr("{when}, with other suits and ranks").format(when=capital(in_about(time)))


def skill_bars(progress: Progress) -> BarWords:
    """How each topic was answered lately."""
    return BarWords(
        tr("Your reading, last 30 days"), tr("right of asked"), tuple([_bar(topic, progress) for topic in topics()])
    )


def _bar(topic: Topic, progress: Progress) -> Bar:
    score = progress.score(topic)
    if not score.asked:
        return Bar(shown(topic.title), None, "–")
    figure = tr("{right} of {asked}").format(right=score.right, asked=score.asked)
    return Bar(shown(topic.title), score.right / score.asked, figure)


def seconds_left(seconds: int) -> str:
    """The time that is left."""
    return counted("%n second", "%n seconds", seconds)
