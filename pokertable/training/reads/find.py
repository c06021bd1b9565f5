"""Finds spots for reads: hands are played out by regulars and experts, and looked through for interesting decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import shuffled_deck
from pokertable.model.games import Game
from pokertable.model.hand.events import BroughtIn, Folded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.cast import NAMES, STYLES, Skill, at_skill
from pokertable.session.play.batch import Row, play_out
from pokertable.training.played import PlayedDeal, done
from pokertable.training.reads.evidence import is_slow, some_of
from pokertable.training.reads.read import Read
from pokertable.training.reads.spot import ReadSpot, Told

MOST_TRIES: Final = 400
"""Spots that are looked at; a few are enough for all but the rarest kinds."""
MOST_SLOW_TRIES: Final = 100
MOST_WORKED_OUT: Final = 2
"""The same where hands are many, and a look takes a tenth of a second, working it out up to seven: so many looks, and
so many that were worked out and are less of a question than a look said. The best of those is asked then.
"""
MOST_FOR_NOTHING: Final = 70
"""Who takes nothing from the actions scores so much at most: the range has moved."""
MOST_IN_ONE: Final = 0.7
"""The likeliest class has so much at most: the answer is not obvious."""
IN_SEVERAL: Final = 3
_SOME: Final = 0.06
_BATCH: Final = 12
_FEW: Final = 4
"""Hands that are played at once; where a look is slow, so is playing.
"""
_STOPS: Final = 3
"""Decisions of one hand that are looked at."""
_SAMPLE: Final = 1500
"""Hands that are looked at first where there are many."""
_FOLLOWED: Final = 200
"""The same where they are followed through draws."""
_BLINDS: Final = ((1, 2), (2, 4), (5, 10), (10, 20))
_BETS: Final = ((10, 20), (20, 40), (50, 100))
_SKILLS: Final = (Skill.REGULAR, Skill.EXPERT)


class NoSpot(LookupError):
    """No interesting spot among those that were looked at."""


def find_spot(variant: Variant, level: int, rng: random.Random) -> ReadSpot:
    """An interesting spot of this level, 1 to 5, its read worked out; raises `NoSpot`."""
    slow = is_slow(variant)
    most = left = MOST_SLOW_TRIES if slow else MOST_TRIES
    less: list[ReadSpot] = []
    while left > 0 and not (slow and len(less) >= MOST_WORKED_OUT):
        for spot in _spots(variant, level, rng):
            left -= 1
            try:
                if not _is_promising(spot):
                    continue
                if is_interesting(spot.read):
                    return spot
            except ValueError:  # no hand plays so
                continue
            less.append(spot)
            if slow and len(less) >= MOST_WORKED_OUT:
                break
    if slow and less:
        return min(less, key=lambda each: each.read.prior_score)
    raise NoSpot(f"no spot of level {level} in {variant.key} among {most}")


def is_interesting(read: Read) -> bool:
    """Whether the range moved and what it comes to is not obvious."""
    several = sum(share >= _SOME for share in read.exact) >= IN_SEVERAL
    return several and max(read.exact) <= MOST_IN_ONE and read.prior_score <= MOST_FOR_NOTHING


def _is_promising(spot: ReadSpot) -> bool:
    """A look at some of the hands, where all are many."""
    if not is_slow(spot.variant):
        return True
    count = _FOLLOWED if spot.variant.draws else _SAMPLE
    some = some_of(spot.variant, count, spot.played.deck[:6])
    read = spot.read_over(some)
    return is_interesting(read)


def _spots(variant: Variant, level: int, rng: random.Random) -> Iterator[ReadSpot]:
    """The spots of some hands, a few of each, in which somebody has just acted and another is to act."""
    game, stack = _game(variant, rng)
    seats = rng.randint(4, min(6, variant.max_seats))
    players = tuple(at_skill(rng.choice(STYLES), rng.choice(_SKILLS)) for _ in range(seats))
    button = rng.randrange(seats)
    decks = [tuple(shuffled_deck(rng)) for _ in range(_FEW if is_slow(variant) else _BATCH)]
    hands = [Hand(game, (stack,) * seats, button, Deck(deck)) for deck in decks]
    seeds = [random.Random(rng.getrandbits(48)) for _ in range(seats)]
    play_out([Row(hand, [policy_of(name) for name in players], seeds) for hand in hands])
    for hand, deck in zip(hands, decks, strict=True):
        public, acts = hand.observe(None), done(hand)
        stops = [stop for stop in range(2, len(acts)) if _stops_well(public, stop, level)]
        rng.shuffle(stops)
        for stop in stops[:_STOPS]:
            played = PlayedDeal(game, (stack,) * seats, button, deck, acts[:stop])
            spot = _asked(played, players, level, rng)
            if spot is not None:
                yield spot


def _stops_well(public: Observation, stop: int, level: int) -> bool:
    """Whether the action before this number is one to be read, and the one after it another's, on the same street."""
    last, following = public.acts[stop - 1], public.acts[stop]
    reads_something = not isinstance(last.event, Folded | BroughtIn)
    return reads_something and last.street == following.street and (level == 1 or last.street > 0)


def _asked(played: PlayedDeal, players: tuple[str, ...], level: int, rng: random.Random) -> ReadSpot | None:
    """The question about the last to act, by the one to act now; None if it is not of this level."""
    hand = played.play()
    public = hand.observe(None)
    own, seat = hand.to_act, public.acts[-1].event.seat
    if own is None or own == seat or _LIVE[level] not in (None, len(public.live())):
        return None
    told = _TOLD.get(level, Told.PLAY)
    named = tuple("" if each == own else name for each, name in enumerate(players))
    return ReadSpot(played, named, own, seat, level > 1, told, rng.randrange(len(NAMES)))


_LIVE: Final = {1: 2, 2: 2, 3: 3, 4: None, 5: None}
"""How many are in the hand, by level."""
_TOLD: Final = {4: Told.STYLE, 5: Told.NOTHING}
"""Where less is told of the opponent than how it plays."""


def _game(variant: Variant, rng: random.Random) -> tuple[Game, int]:
    """A usual game of this variant, and the chips that each begins with."""
    structure = variant.usual_structure
    if variant.brings_in:
        low, high = rng.choice(_BETS)
        return Game(variant=variant, structure=structure, stakes=bring_in_stakes(low, high)), 25 * high
    low, high = rng.choice(_BLINDS)
    game = Game(variant=variant, structure=structure, stakes=blind_stakes(structure, low, high))
    return game, (25 if structure is Structure.FIXED else 100) * high
