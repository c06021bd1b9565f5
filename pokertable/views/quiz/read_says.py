"""What the column beside a read says: of whom it is and what was done before the answer, what it was worth after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pokertable.model.hand.events import Decided
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import Field, Phrase, phrase
from pokertable.players.people.cast import character_of
from pokertable.session.words.line import LineKind, listed
from pokertable.session.words.words import EventWords
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.run import Outcome
from pokertable.training.quiz.topics.their_range import RangeAnswer, misread, prior_score, score_of, spot_of
from pokertable.training.reads.meaning import meaning, rests_on, seen_over
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import GOOD
from pokertable.views.kit.translate import shown, tr
from pokertable.views.quiz.side import Bar, BarWords, SideWords
from pokertable.views.widgets.key_list import Keys


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
        Bar(shown(character.title), mean / 100 if count else None, str(round(mean)) if count else "–")
        for style, (count, mean) in progress.reads().items()
        if (character := character_of(style)) is not None
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
