"""An action and its evidence about a hand, in words."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from pokertable.model.hand import events as happened
from pokertable.model.text import ChipCount, Field, Phrase, inside, phrase
from pokertable.session.words.line import CardText, listed
from pokertable.session.words.words import title_in

if TYPE_CHECKING:
    from pokertable.training.reads.read import Read, Shift

USUALLY: Final = 0.6
"""Least frequency called most of the time; frequencies below `HARDLY` are called hardly ever."""
HARDLY: Final = 0.05
NEARLY_ALL: Final = 0.85
"""Least frequency, over all classes, from which an action is taken with nearly every hand."""
_SEMICOLON: Final = "{items}; {item}"
"""List with semicolons, because names of classes contain commas."""
_NAMED: Final = 2
"""Classes that an explanation names of those that an action makes more likely, and less likely."""
_MOVED: Final = 0.04
"""Part of the range that a class gains or loses by an action that speaks for it or against it."""
_ALL: Final = 0.97
"""Part of the range from which classes are nearly all of it."""
THERE: Final = 0.02
"""Least fraction of a class before the action for it to be mentioned."""


def did(event: happened.Decision | happened.Decided) -> Phrase:
    """``bets 24``: an action as a column heading."""
    match event:
        case happened.Raised(_, _, to, kind):
            if kind is happened.RaiseKind.RAISE:
                return phrase("raises to {to}", to=ChipCount(to))
            if kind is happened.RaiseKind.BET:
                return phrase("bets {to}", to=ChipCount(to))
            return phrase("completes to {to}", to=ChipCount(to))
        case happened.Called(_, amount):
            return phrase("calls {amount}", amount=ChipCount(amount))
        case happened.Checked():
            return phrase("checks")
        case happened.BroughtIn(_, amount):
            return phrase("brings it in for {to}", to=ChipCount(amount))
        case happened.Folded():
            return phrase("folds")
        case happened.Discarded(_, cards) | happened.Drew(_, cards):
            return phrase("draws {count}", count=len(cards)) if cards else phrase("stands pat")


def you_did(event: happened.Decision | happened.Decided) -> Phrase:
    """``bet 24``: an action of the player's own, beside "You".

    Other texts than those of a choice, which French has in the infinitive.
    """
    match event:
        case happened.Raised(_, _, to, happened.RaiseKind.RAISE):
            return phrase("raise to {chips}", chips=ChipCount(to))
        case happened.Raised(_, _, to, happened.RaiseKind.BET):
            return phrase("bet {chips}", chips=ChipCount(to))
        case happened.Raised(_, _, to, _):
            return phrase("complete to {chips}", chips=ChipCount(to))
        case happened.Called(_, amount):
            return phrase("call {chips}", chips=ChipCount(amount))
        case happened.Checked():
            return phrase("check")
        case happened.BroughtIn(_, amount):
            return phrase("bring it in for {chips}", chips=ChipCount(amount))
        case happened.Folded():
            return phrase("fold")
        case happened.Discarded(_, cards) | happened.Drew(_, cards):
            return phrase("draw {count}", count=len(cards)) if cards else phrase("stand pat")


def shift_title(shift: Shift) -> Phrase:
    """``Turn: bets 24``."""
    street = title_in(shift.public.game.variant, shift.public.street)
    return phrase("{street}: {did}", street=street, did=did(shift.act.event))


def shift_sentences(read: Read, number: int) -> list[Phrase]:
    """Classes with which the player does this most of the time, now and then and hardly ever; and why, for a hand."""
    shift = read.shifts[number]
    takers = shift.takers
    often = [
        (often, inside(name))
        for often, had, name in zip(takers.at_all, takers.had, takers.names, strict=True)
        if often is not None and had >= THERE
    ]
    found = []
    least = min(often, key=itemgetter(0), default=None)
    if least is not None and len(often) > 1 and least[0] >= USUALLY:
        found.append(_with_most(*least))
        often = []
    usually = [name for part, name in often if part >= USUALLY]
    sometimes = [(part, name) for part, name in often if HARDLY <= part < USUALLY]
    hardly = [name for part, name in often if part < HARDLY]
    if usually:
        found.append(phrase("Mostly with: {classes}.", classes=listed(usually, _SEMICOLON)))
    if sometimes:
        parts = [_so_often(name, part) for part, name in sometimes]
        found.append(phrase("Sometimes with: {classes}.", classes=listed(parts, _SEMICOLON)))
    if hardly:
        found.append(phrase("Hardly ever with: {classes}.", classes=listed(hardly, _SEMICOLON)))
    if found and takers.any_size is not None:
        found.append(_sizes(shift.act.event))
    if shift.reason.template:
        found.append(phrase("For example {hand}: {reason}", hand=CardText(shift.example), reason=inside(shift.reason)))
    return found


def _sizes(event: happened.Decision | happened.Decided) -> Phrase:
    """The sentence that the frequencies are those of an action of any size."""
    if isinstance(event, happened.Raised) and event.kind is happened.RaiseKind.BET:
        return phrase("Bets of any size are counted.")
    return phrase("Raises of any size are counted.")


def _with_most(least: float, name: Phrase) -> Phrase:
    """One sentence instead of a list of classes that all take the action most of the time."""
    if least >= NEARLY_ALL:
        return phrase("Nearly every hand left in the range does this.")
    return phrase("Most hands do this, least often {name}.", name=_so_often(name, least))


def _so_often(name: Field, part: float) -> Phrase:
    return phrase("{name} ({often}% of them)", name=name, often=round(100 * part))


def explanation(read: Read) -> Phrase:
    """The classes that each action speaks for and against, in order, as far as it says much."""
    parts: list[Field] = [said for shift in read.shifts if (said := _spoken_for(shift)) is not None]
    if not parts:
        return _left_by(read.shifts[-1]) or phrase("No action gave much away.")
    return phrase("{said}", said=listed(parts, "{items} {item}"))


def _left_by(shift: Shift) -> Phrase | None:
    """The one or two classes that nearly all hands belong to that draw this number of cards; None if there are more."""
    takers = shift.takers
    if not isinstance(shift.act.event, happened.Discarded | happened.Drew):
        return None
    taken = [
        ((often or 0.0) * had, name) for often, had, name in zip(takers.often, takers.had, takers.names, strict=True)
    ]
    most = sorted(taken, key=itemgetter(0), reverse=True)[:_NAMED]
    total = sum(part for part, _ in taken)
    if not total or sum(part for part, _ in most) < _ALL * total:
        return None
    names = [phrase("“{name}”", name=inside(name)) for part, name in most if part >= THERE * total]
    return phrase(
        "{title}. That leaves hardly anything but {names}.",
        title=shift_title(shift),
        names=listed(names, "{items} and {item}"),
    )


def names_now(read: Read) -> bool:
    """Whether classes of what a hand is now stand beside actions of earlier rounds too."""
    rounds = {shift.public.street for shift in read.shifts}
    return len(rounds) > 1 and not read.shifts[0].public.game.variant.draws


def _spoken_for(shift: Shift) -> Phrase | None:
    """The few classes that an action makes more and less likely, the clearest first; None if it says little."""
    takers = shift.takers
    known = [each for each in zip(takers.often, takers.had, takers.names, strict=True) if each[0] is not None]
    overall = sum((often or 0.0) * had for often, had, _ in known) / (sum(had for _, had, _ in known) or 1.0)
    if not overall:
        return None
    gained = sorted([(had * ((often or 0.0) / overall - 1), name) for often, had, name in known], key=itemgetter(0))
    less, more = (
        [
            phrase("“{name}”", name=inside(name))
            for gain, name in moved[:_NAMED]
            if abs(gain) >= _MOVED and gain * way > 0
        ]
        for way, moved in ((-1, gained), (1, gained[::-1]))
    )
    title, joined = shift_title(shift), "{items} and {item}"
    if more and less:
        return phrase(
            "{title}. That makes {more} more likely and {less} less likely.",
            title=title,
            more=listed(more, joined),
            less=listed(less, joined),
        )
    if more:
        return phrase("{title}. That makes {more} more likely.", title=title, more=listed(more, joined))
    return phrase("{title}. That makes {less} less likely.", title=title, less=listed(less, joined)) if less else None
