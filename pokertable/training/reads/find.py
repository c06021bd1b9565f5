"""Finds spots for reads: regulars and experts play hands out, which are searched for interesting decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import shuffled_deck
from pokertable.model.game import Game
from pokertable.model.hand.events import BroughtIn, Folded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant
from pokertable.model.wanted import next_step
from pokertable.players.opponents.personas import policy_of
from pokertable.players.styles.cast import NAMES, STYLES, Skill, at_skill
from pokertable.session.simulation.batch import Row, play_out
from pokertable.training.played import PlayedDeal, done
from pokertable.training.reads.evidence import Shares, is_slow, some_of
from pokertable.training.reads.read import before_and_after
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import GOOD, WHOLE, in_common, rounded

MOST_TRIES: Final = 400
"""Most spots examined before giving up."""
MOST_SLOW_TRIES: Final = 100
MOST_WORKED_OUT: Final = 2
"""Most spots worked out, and rejected, where a look over many hands takes a tenth of a second.

Then the best of the spots looked at is asked."""
PATIENCE: Final = 14
SLOW_PATIENCE: Final = 6
"""Number of hands and looks after which the best spot so far is asked, because somebody is waiting."""
MOST_FOR_NOTHING: Final = 70
"""Highest score allowed for an even spread, or for ignoring the actions: the range must have moved."""
MOST_IN_ONE: Final = 0.7
"""Largest fraction allowed for the likeliest class: the answer must not be obvious."""
_STILL_IN_ONE: Final = 0.8
IN_SEVERAL: Final = 3
_SOME: Final = 0.06
_STOPS: Final = 3
"""Decisions of one hand that are examined."""
_SAMPLE: Final = 1500
"""Number of hands sampled for a first look."""
_FOLLOWED: Final = 200
"""Number of hands sampled for a first look if they are followed through draws."""
_BLINDS: Final = ((1, 2), (2, 4), (5, 10), (10, 20))
_BETS: Final = ((10, 20), (20, 40), (50, 100))
_SKILLS: Final = (Skill.REGULAR, Skill.EXPERT)


class NoSpot(LookupError):
    """No interesting spot among those examined."""


def find_spot(variant: Variant, level: int, rng: random.Random) -> ReadSpot:
    """A spot of this level, 1 to 5, interesting or found soon, its read worked out; raises `NoSpot`.

    Raises `NotWanted` at the next hand or cached figure once nobody waits for it.
    """
    slow = is_slow(variant)
    most, patience = (MOST_SLOW_TRIES, SLOW_PATIENCE) if slow else (MOST_TRIES, PATIENCE)
    best: tuple[float, ReadSpot] | None = None
    no_questions: list[tuple[int, ReadSpot]] = []
    looked = played = 0
    while looked < most and len(no_questions) < MOST_WORKED_OUT:
        next_step()
        played += 1
        for spot in _spots(variant, level, rng):
            looked += 1
            dull = _look(spot)
            if dull is not None and (best is None or dull < best[0]):
                best = dull, spot
            if best is not None and (not best[0] or looked + played >= patience):
                found, best = best[1], None
                if not slow or dullness(found.read.prior, found.read.exact) is not None:
                    return found
                no_questions.append((found.read.prior_score, found))
                if len(no_questions) >= MOST_WORKED_OUT:
                    break
    if no_questions:
        return min(no_questions, key=lambda each: each[0])[1]
    raise NoSpot(f"no spot of level {level} in {variant.key} among {most}")


def dullness(prior: Shares, exact: Shares) -> float | None:
    """How much too little the range moved, and too obvious the answer is; None: not a question.

    Also None where an untouched spread is a good read.
    """
    score, most = max(in_common(rounded(each), exact) for each in (prior, (1.0,) * len(exact))), max(exact)
    several = sum(share >= _SOME for share in exact) >= IN_SEVERAL
    if not several or score >= GOOD or most > _STILL_IN_ONE:
        return None
    return max(0, score - MOST_FOR_NOTHING) + WHOLE * max(0.0, most - MOST_IN_ONE)


def _look(spot: ReadSpot) -> float | None:
    """Dullness of a spot over all hands, or a sample of them; None: not a question, or no hand plays this way.

    With two opponents asked about the first decides; the other must be readable.
    """
    found: float | None = None
    for each in reversed(spot.each):
        try:
            if is_slow(spot.variant):
                some = some_of(spot.variant, _FOLLOWED if spot.variant.draws else _SAMPLE, spot.played.deck[:6])
                shares = before_and_after(each.evidence_over(some), spot.whole)
            else:
                shares = before_and_after(each.evidence, spot.whole)
            found = dullness(*shares)
        except ValueError:
            return None
    return found


def _spots(variant: Variant, level: int, rng: random.Random) -> Iterator[ReadSpot]:
    """Some spots of one hand in which a player has just acted and another is to act."""
    game, stack = usual_table(variant, rng)
    seats = rng.randint(4, min(6, variant.max_seats))
    players = tuple(at_skill(rng.choice(STYLES), rng.choice(_SKILLS)) for _ in range(seats))
    button = rng.randrange(seats)
    deck = tuple(shuffled_deck(rng))
    hand = Hand(game, (stack,) * seats, button, Deck(deck))
    seeds = [random.Random(rng.getrandbits(48)) for _ in range(seats)]
    play_out([Row(hand, [policy_of(name) for name in players], seeds)])
    public, acts = hand.observe(None), done(hand)
    stops = [stop for stop in range(2, len(acts)) if _stops_well(public, stop, level)]
    rng.shuffle(stops)
    for stop in stops[:_STOPS]:
        played = PlayedDeal(game, (stack,) * seats, button, deck, acts[:stop])
        spot = _asked(played, players, level, rng)
        if spot is not None:
            yield spot


def _stops_well(public: Observation, stop: int, level: int) -> bool:
    """Whether the action before this number can be read, and another player acts next on the same street.

    The number of players must suit the level.
    """
    last, following = public.acts[stop - 1], public.acts[stop]
    live = len(public.seats) - sum(isinstance(act.event, Folded) for act in public.acts[:stop])
    if isinstance(last.event, Folded | BroughtIn) or _LIVE[level] not in (None, live):
        return False
    return last.street == following.street and (level == 1 or last.street > 0)


def _asked(played: PlayedDeal, players: tuple[str, ...], level: int, rng: random.Random) -> ReadSpot | None:
    """The question about the last to act, asked of the seat to act now; None if they are the same."""
    hand = played.play()
    public = hand.observe(None)
    own, seat = hand.to_act, public.acts[-1].event.seat
    if own is None or own == seat:
        return None
    told = _TOLD.get(level, AboutOpponent.PLAY)
    named = tuple("" if each == own else name for each, name in enumerate(players))
    others = [each for each in public.live() if each not in (own, seat)]
    also = others[0] if level == TWO_OPPONENTS else None
    return ReadSpot(played, named, own, seat, level > 1, told, rng.randrange(len(NAMES)), also)


TWO_OPPONENTS: Final = 3
"""The level at which both opponents are asked about."""
_LIVE: Final = {1: 2, 2: 2, TWO_OPPONENTS: 3, 4: None, 5: None}
"""Number of players in the hand, by level."""
_TOLD: Final = {4: AboutOpponent.STYLE, 5: AboutOpponent.NOTHING}
"""Levels at which less than the style of play is told."""


def usual_table(variant: Variant, rng: random.Random) -> tuple[Game, int]:
    """A usual game of this variant, and each player's starting chips."""
    structure = variant.usual_structure
    if variant.brings_in:
        low, high = rng.choice(_BETS)
        return Game(variant=variant, structure=structure, stakes=bring_in_stakes(low, high)), 25 * high
    low, high = rng.choice(_BLINDS)
    game = Game(variant=variant, structure=structure, stakes=blind_stakes(structure, low, high))
    return game, (25 if structure is Structure.FIXED else 100) * high
