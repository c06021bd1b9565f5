"""The rules of a game that no page has a section for, in whole sentences from its value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES, Game
from pokertable.model.ranking.names import RANK_NAMES
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, inside, phrase
from pokertable.model.variant import BetSize, Opener, Street, Variant
from pokertable.session.words.line import listed
from pokertable.session.words.words import title_in

_HAND: Final = 5
"""Cards of a hand that is made with a board."""
_OPENS: Final = {
    Opener.AFTER_BLINDS: phrase(
        "The [blinds](flop-games.md#button-and-blinds) are posted first, and the first round of betting begins left of "
        "the big blind."
    ),
    Opener.LEFT_OF_BUTTON: phrase(
        "Each later round of betting begins with the first player left of the button who is still in."
    ),
    Opener.LOWEST_UP_CARD: phrase(
        "Everybody antes, and the lowest up card [brings it in](stud.md#the-bring-in); the ace is high here."
    ),
    Opener.HIGHEST_UP_CARD: phrase(
        "Everybody antes, and the highest up card [brings it in](stud.md#the-bring-in); the ace is low here."
    ),
    Opener.HIGHEST_SHOWING: phrase("On each later street the highest hand showing [acts first](stud.md#who-opens)."),
    Opener.LOWEST_SHOWING: phrase("On each later street the lowest hand showing [acts first](stud.md#who-opens)."),
}


def about(variant: Variant) -> Iterator[Phrase]:
    """The whole deal, the winning hand, the cards that play, and the betting."""
    if variant.board_cards:
        yield phrase("{own} cards each, {board} on the board.", own=variant.hole_cards, board=variant.board_cards)
    elif any(street.up for street in variant.streets):
        yield phrase("{own} cards each, some of them face up.", own=variant.hole_cards)
    else:
        yield phrase("{own} cards each, hidden from the others.", own=variant.hole_cards)
    yield from (_won(share, variant) for share in variant.shares)
    if any(share.must_qualify for share in variant.shares):
        yield phrase("If nobody has such a low, the best hand for the other half wins the whole pot.")
    plays = {share.is_low: _plays(share, variant) for share in variant.shares if share.ranking is not Ranking.BADUGI}
    if len({*plays.values()}) == 1:
        yield next(iter(plays.values()))
    else:
        for is_low, cards in plays.items():
            told = inside(cards)
            yield phrase("For the low: {cards}", cards=told) if is_low else phrase("For the high: {cards}", cards=told)
    if variant.is_split and not variant.plays_every_card:
        yield phrase("The cards for the high and those for the low are chosen separately.")
    yield phrase("Up to {seats} players can play.", seats=variant.max_seats)
    limits = listed([inside(STRUCTURE_TITLES[structure]) for structure in variant.structures])
    yield phrase("Limits: {limits}.", limits=limits)


def _won(share: PotShare, variant: Variant) -> Phrase:
    part = phrase("Half of the pot") if variant.is_split else phrase("The whole pot")
    match share.ranking:
        case Ranking.HIGH:
            return phrase("{part} goes to the best [high hand](hands.md#the-order-of-hands).", part=part)
        case Ranking.ACE_TO_FIVE if share.qualifier is not None:
            return phrase(
                "{part} goes to the best [low](hands.md#lows): here five cards of different ranks, {rank} or lower.",
                part=part,
                rank=RANK_NAMES[share.qualifier],
            )
        case Ranking.ACE_TO_FIVE:
            return phrase(
                (
                    "{part} goes to the [lowest hand](hands.md#lows-of-razz): the ace is low, and pairs count against "
                    "you."
                ),
                part=part,
            )
        case Ranking.DEUCE_TO_SEVEN:
            return phrase(
                "{part} goes to the worst [poker hand](hands.md#hands-of-deuce-to-seven): pairs, straights and flushes "
                "count against you, and the ace is high.",
                part=part,
            )
        case Ranking.BADUGI:
            return phrase(
                (
                    "{part} goes to the best [badugi](hands.md#hands-of-badugi): four cards of different suits and "
                    "ranks, as low as possible."
                ),
                part=part,
            )


def _plays(share: PotShare, variant: Variant) -> Phrase:
    own = share.exactly_from_hole
    if own is not None:
        return phrase(
            "Exactly {own} of your own cards play, with exactly {board} from the board.", own=own, board=_HAND - own
        )
    if variant.plays_every_card:
        return phrase("All {cards} cards play.", cards=variant.hole_cards + variant.board_cards)
    return phrase("Any five of the {cards} cards may play.", cards=variant.hole_cards + variant.board_cards)


def streets(game: Game) -> Iterator[Phrase]:
    """The cards dealt or drawn on each street and, in fixed limit, the bets."""
    fixed = game.structure is Structure.FIXED
    for at, street in enumerate(game.variant.streets):
        title, dealt = title_in(game.variant, at), listed(list(_dealt(street)))
        if not fixed:
            yield phrase("**{street}**: {dealt}.", street=title, dealt=dealt)
        elif street.bet is BetSize.SMALL:
            yield phrase("**{street}**: {dealt}; small bets.", street=title, dealt=dealt)
        else:
            yield phrase("**{street}**: {dealt}; big bets.", street=title, dealt=dealt)


def _dealt(street: Street) -> Iterator[Phrase]:
    if street.draw:
        yield phrase("each player discards any number of cards and draws as many")
    if street.down:
        yield phrase("1 card face down") if street.down == 1 else phrase("{n} cards face down", n=street.down)
    if street.up:
        yield phrase("1 card face up") if street.up == 1 else phrase("{n} cards face up", n=street.up)
    if street.board:
        yield phrase("1 card to the board") if street.board == 1 else phrase("{n} cards to the board", n=street.board)


def order(variant: Variant) -> Iterator[Phrase]:
    """The first to act in each betting round, and the burned cards."""
    yield from (_OPENS[opener] for opener in dict.fromkeys(street.opener for street in variant.streets))
    if len(variant.streets) > 1:
        yield phrase("A card is [burned](words.md#burn-card) before each street after the first.")
    yield phrase("The [showdown](pots-and-showdown.md#who-shows-first) follows.")
