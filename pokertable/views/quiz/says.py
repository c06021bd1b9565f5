"""Texts of the column beside a question or a read: how to answer and the help before it, the verdict after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.hand.events import Decided
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import Field, Phrase, phrase
from pokertable.players.styles.cast import character_of, style_title
from pokertable.session.words.line import LineKind, listed
from pokertable.session.words.words import EventWords
from pokertable.training.lab.cards import two_from_hand
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.run import Outcome
from pokertable.training.learner.skill import NO_HELP
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.parts import Part, SpreadPart
from pokertable.training.quiz.question import AnyQuestion, AnyReply
from pokertable.training.quiz.topics import topics
from pokertable.training.quiz.topics.their_range import misread, prior_score, score_of
from pokertable.training.reads.meaning import meaning, rests_on, score_words, seen_over
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.views.cards.card_text import with_signs
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.translate import capital, counted, in_about, shown, tr
from pokertable.views.quiz.side import Bar, BarWords, SideWords
from pokertable.views.widgets.key_list import Keys


def read_of(question: AnyQuestion) -> ReadSpot | None:
    """The spot of a read; None for any other question."""
    return question.deal if isinstance(question.deal, ReadSpot) else None


def lab_cards(question: AnyQuestion) -> CardDeal | None:
    """The cards of a question that the lab can show; None for any other."""
    deal = question.deal
    return deal if isinstance(deal, CardDeal) and two_from_hand(deal.variant) else None


def before_the_answer(question: AnyQuestion, part: Part, *, offered: bool, hinted: bool) -> SideWords:
    """The question, how to answer it by mouse and by keys, and the remaining help."""
    spot, how = read_of(question), shown(part.how)
    if part.none is not None:
        how = tr("{how}\nOr press N: “{none}”.").format(how=how, none=shown(part.none))
    for after in question.parts[question.parts.index(part) + 1 :][:1]:
        comes = tr("{how}\nNext, after Check: “{next}”.")
        if after.of_cards:
            comes = tr("{how}\nNext, after Check or a click on its row: “{next}”.")
        how = comes.format(how=how, next=shown(after.ask))
    words = SideWords(headline=shown(part.ask), how=how, help=help_words(question, offered=offered, hinted=hinted))
    return with_spot(words, spot, part) if spot is not None and isinstance(part, SpreadPart) else words


def missing(part: Part, picked: int) -> str:
    """Why the answer is incomplete, in few words."""
    return shown(part.progress(picked) or part.missing)


def after_the_answer(outcome: Outcome, progress: Progress, offered: bool, *, hinted: bool) -> SideWords:
    """The verdict: the error by its name, what to remember, when it returns."""
    reply, question, back = outcome.reply, outcome.reply.question, outcome.comes_back
    returns = "" if back is None else shown(question.topic.comes_back(capital(in_about(back))))
    spot, error = read_of(question), reply.error
    given = help_words(question, offered=offered, hinted=True) if hinted else ""
    if error is None:
        old = tr("You missed a similar one before. This time you got it.") if outcome.prepared.miss is not None else ""
        words = SideWords(headline=tr("Right"), right=True, note=old, back=returns, help=given)
        return words if spot is None else with_score(words, spot, reply)
    score = progress.misses_of(error)
    one, many = "This error: {count} of your last %n wrong answer", "This error: {count} of your last %n wrong answers"
    words = SideWords(
        headline=tr("Too late") if reply.answer is None else with_signs(reply.headline),
        right=False,
        error=shown(error.title),
        note=shown(error.misread),
        remember=shown(error.remember_in(question.deal.variant)),
        back=returns,
        back_more=counted(one, many, score.asked).format(count=score.right) if score.asked > 1 else "",
        help=given,
    )
    return words if spot is None else with_score(words, spot, reply)


def hint(question: AnyQuestion, scaffold: int) -> str:
    """The words of the help before the answer, empty for none."""
    return "" if scaffold == NO_HELP else shown(question.hint.words)


def help_words(question: AnyQuestion, *, offered: bool, hinted: bool) -> str:
    """How to get a hint, or what one changes; empty where there is none."""
    if not offered:
        return tr("No hints here.")
    if not question.hint.words:
        return ""
    if hinted:
        return tr("With a hint, a right answer doesn't change your rating; a wrong one counts as missed.")
    return tr("H shows a hint. A right answer then doesn't change your rating.")


def skill_bars(progress: Progress) -> BarWords:
    """Recent results of each topic."""
    return BarWords(tr("Your reading, last 30 days"), tr("right / asked"), _bars(progress))


BARS_FROM: Final = 10
"""Answers from which a bar says something."""


def _bars(progress: Progress) -> tuple[Bar, ...]:
    scores = [(topic, progress.score(topic)) for topic in topics()]
    words = tr("{right} of {asked}")
    return tuple(
        [
            Bar(shown(topic.title), score.right / score.asked, words.format(right=score.right, asked=score.asked))
            for topic, score in scores
            if score.asked >= BARS_FROM
        ]
    )


def seconds_left(seconds: int) -> str:
    """The time that is left."""
    return counted("%n second", "%n seconds", seconds)


def of_whom(spot: ReadSpot) -> str:
    """The part of the opponent's style that is told."""
    character = character_of(spot.persona)
    if spot.told is AboutOpponent.NOTHING or character is None:
        return tr("You don't know how this opponent plays.")
    if spot.told is AboutOpponent.STYLE:
        return shown(character.title)
    return tr("{style}. {about}").format(style=shown(character.title), about=shown(character.about))


def figures_of(spot: ReadSpot) -> tuple[tuple[str, str], ...]:
    """The opponent's style in figures, where it is told."""
    if spot.told is not AboutOpponent.PLAY:
        return ()
    words = (tr("plays"), tr("raises"), tr("bets again"))
    parts = [tr("{part}%").format(part=round(100 * each)) for each in spot.figures]
    return tuple(zip(parts, words[: len(parts)], strict=True))


def read_bars(progress: Progress) -> BarWords:
    """Recent reads of each style: the mean score of 100."""
    bars = [
        Bar(shown(style_title(style)), mean / 100, str(round(mean)))
        for style, (count, mean) in progress.reads().items()
        if count >= BARS_FROM
    ]
    return BarWords(tr("Your reads, last 30 days"), tr("mean score"), tuple(bars))


def what_was_done(
    spot: ReadSpot, last: int | None = None, *, at_length: bool = False, between: str = "{items}\n{item}"
) -> Field:
    """The actions, a line per street; only of the `last` streets. `at_length`: a line per action.

    `between`: how a street follows on the one before.
    """
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
    done = [
        listed([street, *acts], "{items}\n{item}")
        if at_length
        else phrase("{street}: {actions}.", street=street, actions=listed(acts, "{items}. {item}"))
        for street, acts in streets
        if acts
    ]
    left_out = ["…"] if last is not None and last < len(done) else []
    return listed([*left_out, *(done if last is None else done[-last:])], between)


def _told(spot: ReadSpot, asks: Phrase, between: str, after: str, *, at_length: bool = True) -> Phrase:
    """The hand and what is asked, for a column with room: `between` streets, `after` the last."""
    done = what_was_done(spot, at_length=at_length, between=between)
    return phrase("{words}", words=listed([done, asks], after))


def with_spot(words: SideWords, asked: ReadSpot, part: SpreadPart) -> SideWords:
    """The words before the answer, with the hand."""
    spot, one_of = asked.each[part.number], tr("{name} ({number}/{count})")
    headline = one_of.format(name=part.name, number=part.number + 1, count=part.count) if part.count > 1 else part.name
    if spot.whole:
        asks = phrase("Base your read on everything {name} did in this hand.", name=part.name)
    else:
        asks = phrase(
            "Base your read on what {name} did in this round. The percentages start where the last round left them."
            if spot.hand.state.street
            else "Base your read on what {name} did in this round. "
            "The percentages start at how often each hand is dealt.",
            name=part.name,
        )
    done, *shorter = [phrase("{done}\n{asks}", done=what_was_done(spot, last), asks=asks) for last in (None, 2, 1)]
    return replace(
        words,
        headline=headline,
        note=of_whom(spot),
        note_short=of_whom(replace(spot, told=AboutOpponent.STYLE)) if spot.told is AboutOpponent.PLAY else "",
        figures=figures_of(spot),
        how=done,
        hows=tuple(shorter),
        at_length=(
            _told(spot, asks, "{items}\n\n{item}", "{items}\n\n{item}"),
            _told(spot, asks, "{items}\n{item}", "{items}\n\n{item}"),
            _told(spot, asks, "{items}\n{item}", "{items}\n{item}"),
            _told(spot, asks, "{items}\n\n{item}", "{items}\n\n{item}", at_length=False),
        ),
        keys=_keys(),
    )


def _keys() -> Keys:
    """Keys of a spread that have no button."""
    return (
        ((key_cap("Up"), key_cap("Down")), tr("another hand class (or press its number)")),
        ((key_cap("Left"), key_cap("Right")), tr("±5 (Shift: ±1)")),
        (("T",), tr("type the number")),
        (("L",), tr("lock or unlock the class")),
    )


def with_score(words: SideWords, spot: ReadSpot, reply: AnyReply) -> SideWords:
    """The words after the answer: the score, beside that of the prior; for a good read also its mistake.

    Then the consequences for the price.
    """
    given = [] if reply.answer is None else [value.numbers for value in reply.answer.values]
    read, worth = spot.read, spot.worth
    said = [shown(each) for each in meaning(worth, read, given[0] if given else None, spot.name(spot.seat))]
    rest = [shown(seen_over(read)), *([shown(rests_on(worth))] if said else [])]
    words = replace(words, means="\n".join(said), rest="\n".join(rest))
    if not given:
        return words
    score, prior = score_of(spot, given), prior_score(spot, given)
    compared = tr("Ignoring the betting, your score would have been {prior}.").format(prior=prior)
    found = misread(spot, given)
    note = "\n".join(text for text in (compared, words.note) if text)
    if found is not None and not words.error:
        note = "\n".join((compared, shown(found.misread)))
        words = replace(words, error=shown(found.title), remember=shown(found.remember_in(spot.variant)))
    return replace(words, headline=shown(score_words(score, prior)), is_score=True, note=note)
