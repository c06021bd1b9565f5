"""The words about a spot: the headline with its reason, and the facts behind it, all from the review's verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokertable.model.cards import DECK, Card
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import Field, Phrase, in_percent, inside, phrase
from pokertable.session.words.line import listed
from pokertable.training.decide.held import held_words
from pokertable.training.decide.plan import Plan, named_cards, plan_of
from pokertable.training.decide.prize_words import of_prizes
from pokertable.training.decide.why import waiting, why
from pokertable.training.explain import themes
from pokertable.training.starts.start import start_of
from pokertable.training.starts.words import top_words

if TYPE_CHECKING:
    from pokertable.training.decide.spot import DecideSpot
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact behind a verdict: its title, its value, and a note; `cards` that are gone, equities needed and had."""

    title: Phrase
    value: Phrase
    note: Phrase | None = None
    cards: tuple[Card, ...] = ()
    needs: float | None = None
    has: float | None = None


def headline(spot: DecideSpot, taken: int | None) -> Phrase:
    """The best choice, and why; `taken` is the choice made, None for none. Of a close spot the two that are right."""
    from pokertable.training.explain.choices import advised, said
    from pokertable.training.explain.why import reason

    best = spot.values.best
    if spot.is_close:
        first, second = (inside(said(spot.choices[at], spot.moment.legal)) for at in spot.accept[:2])
        if taken is None or taken in spot.accept:
            return phrase("Too close to call: {first} and {second} are both right.", first=first, second=second)
        return phrase("Better: {first} or {second}; these two are too close to call.", first=first, second=second)
    wrong = _beside_best(spot) if taken in (None, best) else taken
    assert wrong is not None
    found, legal, choice = reason(spot.verdict(wrong)), spot.verdict(best).moment.legal, spot.choices[best]
    act = advised(choice, legal)
    because, plan = why(spot.verdict(best), found, spot.choices[wrong]), _plan(spot)
    told = act if because is None else phrase("{act} {why}", act=act, why=because)
    more = list(of_prizes(spot)[:1]) if plan is None else [plan.said()]
    return phrase("{said} {plan}", said=told, plan=more[0]) if more else told


def _beside_best(spot: DecideSpot) -> int:
    """The index of the choice that the best one is explained against: a fold against a call, if there is one."""
    if spot.choices[spot.values.best] == Fold() and CheckCall() in spot.choices:
        return list(spot.choices).index(CheckCall())
    return second_best(spot)


def _plan(spot: DecideSpot) -> Plan | None:
    """The plan of the best choice, where it needs one."""
    return plan_of(spot.moment, dict(spot.after)) if spot.after else None


def second_best(spot: DecideSpot) -> int:
    """The index of the choice that is least behind the best one."""
    behind = spot.values.behind
    return min([at for at in range(len(behind)) if at != spot.values.best], key=lambda at: behind[at][0])


def prompt(spot: DecideSpot) -> Phrase:
    """The question."""
    kinds = {type(each) for each in spot.choices}
    if Draw in kinds:
        return phrase("Stand pat, or discard?")
    if BringIn in kinds:
        return phrase("Bring it in, or complete?")
    if Fold not in kinds:
        raises = spot.moment.legal.raise_kind is RaiseKind.RAISE  # a big blind after a limp
        return phrase("Check or raise?") if raises else phrase("Check or bet?")
    if CheckCall not in kinds:
        return phrase("Fold or raise?")
    return phrase("Fold, call or raise?") if RaiseTo in kinds else phrase("Fold or call?")


def facts(spot: DecideSpot) -> tuple[Fact, ...]:
    """The facts behind the verdict, at most three."""
    verdict = spot.verdict(spot.values.best)
    around = _around(spot, verdict) if spot.pool is None else _prizes(spot, spot.pool)
    return tuple([fact for fact in (_held(spot), around, _price(verdict)) if fact is not None])


def prizes_left(pool: PrizePool) -> Phrase:
    """The prizes that are left, as parts of the prize pool: "50%, 30%, 20%"."""
    parts: list[Field] = [phrase("{share}%", share=f"{100 * prize / pool.points:.0f}") for prize in pool.prizes]
    return phrase("{said}", said=listed(parts, "{items}, {item}"))


def players_left(spot: DecideSpot) -> int:
    """The number of players of a sit and go that are still in."""
    return len(spot.styles) + (0 if spot.pool is None else len(spot.pool.elsewhere))


def _prizes(spot: DecideSpot, pool: PrizePool) -> Fact:
    """The prizes that are left, and how many players, or what is said of the prizes besides the headline."""
    count = phrase("{count} players left", count=players_left(spot))
    more = of_prizes(spot)[1:]
    return Fact(phrase("Prizes left"), prizes_left(pool), more[0] if more else count)


def _held(spot: DecideSpot) -> Fact | None:
    """The rank of the player's start in the first round, with deep stacks; later what the hand is.

    Ranks are those of starts that are played on: a hand to push or to fold has none.
    """
    if themes.is_short(spot.moment):
        return None
    start = start_of(spot.hand.observe(spot.own), spot.own)
    if start is not None:
        reasons: list[Field] = [chip.words for chip in start.chips]
        note = phrase("{said}", said=listed(reasons, "{items}, {item}")) if reasons else None
        return Fact(phrase("Starting hand"), top_words(start), note)
    held = held_words(spot.moment)
    return None if held is None else Fact(phrase("Your hand"), held)


def _around(spot: DecideSpot, verdict: Verdict) -> Fact | None:
    """The cards that a stud hand needs and that are gone; else who acts after the player."""
    moment = verdict.moment
    wanted = themes.cards_wanted(verdict)
    if wanted and themes.wins_something(verdict):
        gone = tuple([card for card in moment.in_sight if card in wanted])
        value = phrase("{live} of {count}", live=len(wanted) - len(gone), count=len(wanted))
        there = [card for card in DECK if card not in moment.own]
        return Fact(phrase("Live cards you need"), value, _any_of(named_cards(wanted, there)), cards=gone)
    behind = waiting(moment)
    if not behind:
        return Fact(phrase("Behind you"), phrase("nobody still to act"))
    named: list[Field] = [phrase("{name}", name=spot.name(seat)) for seat in behind]
    return Fact(phrase("Behind you"), phrase("{said}", said=listed(named, "{items}, {item}")))


def _any_of(kinds: Sequence[Phrase]) -> Phrase | None:
    """Kinds of cards as a note: "any ace, six or seven"; None for none."""
    if not kinds:
        return None
    *first, last = kinds
    if not first:
        return phrase("any {card}", card=last)
    return phrase("any {cards} or {card}", cards=listed(list[Field](first), "{items}, {item}"), card=last)


def _price(verdict: Verdict) -> Fact:
    """The equity had, and that needed where a call is offered and what is had is a measure of it."""
    price = verdict.moment.legal.price if CheckCall() in verdict.moment.choices else None
    is_raise = isinstance(verdict.moment.taken, RaiseTo)  # whoever raises expects calls
    called = None if price is None or is_raise else verdict.called
    share = called or verdict.ranges
    note = phrase("against their ranges, if nobody bets again")
    if called is not None:
        note = phrase("if nobody else calls and nobody bets again")
    elif verdict.game.variant.is_split and len(share.by_share) > 1:
        high, low = share.by_share
        note = phrase("high {high}% + low {low}%, against their ranges", high=_percent(high), low=_percent(low))
    before_several = len(verdict.moment.opponents) > 1 and bool(waiting(verdict.moment))
    no_measure = verdict.needed is None or (bool(verdict.moment.owing) and called is None)
    if (price is None and before_several) or (price is not None and no_measure):
        price, note = None, phrase("if everybody else stays in and nobody bets again")
    sign, percent = in_percent(share.equity, 1, share.stderr if share.equity else 0.0)
    has = phrase("{share}%", share=f"{sign}{percent:.1f}")
    if price is None:
        return Fact(phrase("You have"), has, note, has=share.equity)
    needs = verdict.price_in_prizes
    if needs is None:
        if verdict.needs_more_in_prizes and verdict.moment.taken == CheckCall():
            note = phrase("needed in chips")  # the headline says the rest
        elif verdict.needs_more_in_prizes:
            alone = phrase("if nobody else calls; more is needed in prizes")
            note = phrase("needed in chips, more in prizes") if called is None else alone
        return Fact(phrase("You have"), has, note, needs=price.fraction, has=share.equity)
    note = phrase("needed in prizes; in chips {needed}%", needed=_percent(price.fraction))
    return Fact(phrase("You have"), has, note, needs=needs, has=share.equity)


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"


def worth(spot: DecideSpot) -> Sequence[tuple[Phrase, float, float]]:
    """Each choice in words, its value in the unit that is told (`DecideSpot.value`) and the standard error of that."""
    from pokertable.training.explain.choices import said

    values = spot.values
    return [
        (said(action, spot.moment.legal), spot.value(mean), spot.value(error))
        for action, mean, error in zip(spot.choices, values.means, values.stderrs, strict=True)
    ]
