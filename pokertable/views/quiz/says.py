"""What the column beside a question or a read says: how to answer and the help before it, the verdict after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from pokertable.model.hand.events import Decided
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import Field, Phrase, phrase
from pokertable.players.people.cast import character_of, style_title
from pokertable.session.words.line import LineKind, listed
from pokertable.session.words.words import EventWords
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.run import Outcome
from pokertable.training.learner.skill import NO_HELP
from pokertable.training.quiz.parts import CardsPart, HandPart, NumbersPart, Part, Pool, SpreadPart
from pokertable.training.quiz.question import Question, Topic
from pokertable.training.quiz.topics import topics
from pokertable.training.quiz.topics.their_range import RangeAnswer, misread, prior_score, score_of, spot_of
from pokertable.training.reads.meaning import meaning, rests_on, seen_over
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import GOOD
from pokertable.views.kit.translate import capital, counted, in_about, shown, tr
from pokertable.views.quiz.board.felt import FIGURES
from pokertable.views.quiz.side import Bar, BarWords, SideWords
from pokertable.views.widgets.key_list import Keys


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


def of_whom(spot: ReadSpot) -> str:
    """As much as is told of the play of the opponent."""
    character = character_of(spot.persona)
    if spot.told is AboutOpponent.NOTHING or character is None:
        return tr("Nobody knows how this one plays.")
    if spot.told is AboutOpponent.STYLE:
        return shown(character.title)
    return tr("{style}. {about}").format(style=shown(character.title), about=shown(character.about))


def figures_of(spot: ReadSpot) -> tuple[tuple[str, str], ...]:
    """How the opponent plays in figures, where its play is told."""
    if spot.told is not AboutOpponent.PLAY:
        return ()
    words = (tr("plays"), tr("raises"), tr("bets again"))
    parts = [tr("{part} %").format(part=round(100 * each)) for each in spot.figures]
    return tuple(zip(parts, words[: len(parts)], strict=True))


def read_bars(progress: Progress) -> BarWords:
    """How well each style was read lately: the mean score of a hundred."""
    bars = [
        Bar(shown(style_title(style)), mean / 100 if count else None, str(round(mean)) if count else "–")
        for style, (count, mean) in progress.reads().items()
    ]
    return BarWords(tr("Your reads, last 30 days"), tr("mean score"), tuple(bars))


def what_was_done(spot: ReadSpot, last: int | None = None) -> Field:
    """The actions street by street, a line each street; of the `last` streets alone."""
    names = [spot.name(seat) for seat in range(len(spot.players))]
    words = EventWords(names, spot.own)
    streets: list[tuple[Phrase, list[Phrase]]] = []
    for event in spot.hand.events:
        seen = seen_by(event, spot.own)
        decided = isinstance(seen, Decided)
        for line in words.lines(seen):
            if line.kind is LineKind.HEADING:
                streets.append((line.text, []))
            elif decided and streets:
                streets[-1][1].append(line.text)
    done = [_street(street, acts) for street, acts in streets if acts]
    left_out = ["…"] if last is not None and last < len(done) else []
    return listed([*left_out, *(done if last is None else done[-last:])], "{items}\n{item}")


def _street(street: Phrase, acts: Sequence[Phrase]) -> Phrase:
    """A street's actions: ``Flop 2d 5d 9c, pot 150: You bet 75. Marek calls 75.``."""
    return phrase("{street}: {actions}.", street=street, actions=listed(acts, "{items}. {item}"))


def with_spot(words: SideWords, asked: ReadSpot, of: int = 0) -> SideWords:
    """What is said before the answer, with the hand; `of`: of which of the opponents asked about."""
    spot, count = asked.each[of], len(asked.each)
    name, one_of = spot.name(spot.seat), tr("{name} ({number}/{count})")
    asks = (
        phrase("Read all that {name} did in this hand.", name=spot.name(spot.seat))
        if spot.whole
        else phrase(
            "Read what {name} did on this street: the shares begin as they were before it.", name=spot.name(spot.seat)
        )
    )
    done, *shorter = [phrase("{done}\n{asks}", done=what_was_done(spot, last), asks=asks) for last in (None, 2, 1)]
    return replace(
        words,
        headline=name if count == 1 else one_of.format(name=name, number=of + 1, count=count),
        note=of_whom(spot),
        note_short=of_whom(replace(spot, told=AboutOpponent.STYLE)) if spot.told is AboutOpponent.PLAY else "",
        figures=figures_of(spot),
        how=done,
        hows=tuple(shorter),
        keys=_keys(),
    )


def _keys() -> Keys:
    """What moves the hundred, where no button says it."""
    return (
        (("↑", "↓"), tr("another class; its number too")),
        (("←", "→"), tr("five less, five more; with Shift one")),
        (("T",), tr("type the number")),
        (("L",), tr("lock the class, or free it")),
    )


def with_score(words: SideWords, outcome: Outcome) -> SideWords:
    """What is said after it: the score, beside what no read at all would have had; of a good read the mistake too.

    Then what it means for the price.
    """
    question, given = outcome.prepared.question, outcome.given
    spread = given.spread if isinstance(given, RangeAnswer) else None
    spot = spot_of(question)
    read, worth = spot.read, spot.worth
    said = [shown(each) for each in meaning(worth, read, spread, spot.name(spot.seat))]
    rest = [shown(seen_over(read)), *([shown(rests_on(worth))] if said else [])]
    words = replace(words, means="\n".join(said), rest="\n".join(rest))
    if not isinstance(given, RangeAnswer):
        return words
    score = score_of(spot, given)
    verdict = tr("{score} of 100, a good read") if score >= GOOD else tr("{score} of 100")
    compared = tr("Without the actions it would have been {prior}.").format(prior=prior_score(spot, given))
    found = misread(question, given)
    note = "\n".join(text for text in (compared, words.note) if text)
    if found is not None and not words.error:
        variant = question.deal.variant
        note = "\n".join((compared, shown(found.misread)))
        words = replace(words, error=shown(found.title), remember=shown(found.remember_in(variant)))
    return replace(words, headline=verdict.format(score=score), note=note)
