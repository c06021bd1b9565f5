"""The table's appearance at one moment, as plain values: an observation laid out. A pure function, no Qt.

The scene draws a picture at once or moves from one picture to the next; both end at the same picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.hand.observation import Observation, SeatView
from pokertable.model.hand.positions import seat_labels
from pokertable.model.hand.winnings import Winnings, won_so_far
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.words import title_in
from pokertable.views.cards.card_state import LIFT, CardState
from pokertable.views.felt.highlights import Highlights, Readings
from pokertable.views.felt.opponent_mark import OpponentMark
from pokertable.views.felt.pill import OUT_OF_PLAY, Pill, PillKind, plate_pill
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import DrawSpots, Layout, Place, SeatSpot

NO_LABEL: Final = phrase("")
RAISED: Final = 0.3
"""Rise of a card that is to be discarded, in the table's card widths."""
BOARD: Final = -1
"""The "seat" of the board's cards in a `CardKey`."""


class CardKey(NamedTuple):
    """Identity of a card on the table: a seat (or `BOARD`) and its place in dealing order."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card, its marks, its spot, and its stacking order."""

    card: AnyCard
    state: CardState
    rect: Rect
    z: float


class PlayerAway(NamedTuple):
    """The player who sits out: name, stack, and the seat at the table that comes next clockwise."""

    name: str
    stack: int
    before: int


@dataclass(frozen=True, slots=True)
class DrawCounts:
    """Number of cards a seat drew in each draw; `open`: it has yet to draw in this one.

    `discarded`: the hero's discards, by draw.
    """

    counts: tuple[int, ...]
    open: bool
    discarded: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PlateLook:
    """A seat's plate. `in_for`: an all-in seat shows its chips in the pot instead of an empty stack."""

    rect: Rect
    place: Place
    one_line: bool
    name: str
    opponent: OpponentMark | None
    label: Phrase
    stack: int
    in_for: int | None
    pill: Pill | None
    turn: bool
    out: bool
    won: Winnings
    readings: Readings | None
    draws: DrawCounts | None


@dataclass(frozen=True, slots=True)
class BetLook:
    """Chips in front of a seat; `below`: the amount is under them."""

    rect: Rect
    amount: int
    below: bool


@dataclass(frozen=True, slots=True)
class TrayLook:
    """The total pot, and the collected pots that are not yet paid, main pot first; `paid`: all that was paid out."""

    rect: Rect
    total: int
    pots: tuple[int, ...]
    tall: bool
    paid: bool = False


@dataclass(frozen=True, slots=True)
class DrawsLook:
    """A draw game's middle: its draws by name, the number begun, whether the last one is `open`; deck and heap."""

    spots: DrawSpots
    titles: tuple[Phrase, ...]
    begun: int
    open: bool
    heap: bool
    """Whether anything lies on the heap."""


@dataclass(frozen=True, slots=True)
class DiscardLook:
    """The place that a card to be discarded has left, and its present place."""

    place: Rect
    card: Rect


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Everything drawn on the felt."""

    cards: dict[CardKey, CardLook] = field(default_factory=dict)
    plates: dict[int, PlateLook] = field(default_factory=dict)
    bets: dict[int, BetLook] = field(default_factory=dict)
    tray: TrayLook | None = None
    button: Rect | None = None
    draws: DrawsLook | None = None
    discards: dict[CardKey, DiscardLook] = field(default_factory=dict)


def table_picture(
    observation: Observation,
    layout: Layout,
    *,
    names: Sequence[str],
    opponents: Sequence[OpponentMark | None],
    hero: int,
    readings: Readings | None,
    highlights: Highlights,
    dead_cards: bool,
    sorts: bool = False,
    you: int | None = None,
    away: PlayerAway | None = None,
) -> TablePicture:
    """The observation in this layout, `hero` at the bottom. `dead_cards`: whether up cards of folded hands stay.

    `sorts`: in games with a board the hero's cards lie by rank, else in dealing order.

    `opponents` are the plates' style marks by seat; None for a seat without one. `you` is the seat whose
    actions are told in the second person, None for none. Who is `away` has the place at the bottom, in a layout with a
    seat more than the observation.
    """
    own = hero if away is None else None
    seats = [_still_in(view) if view.seat == own and not observation.awards else view for view in observation.seats]
    n = len(seats)
    places = [(seat - hero) % n if away is None else (seat - away.before) % n + 1 for seat in range(n)]
    labels = seat_labels(observation)
    won = won_so_far(observation)
    picture = TablePicture(
        tray=_tray(observation, layout),
        button=None if layout.stud else layout.seats[places[observation.button]].button,
        draws=None if layout.draws is None else _draws(observation, layout.draws),
    )
    for view in seats:
        spot = layout.seats[places[view.seat]]
        seat_won = won.get(view.seat, Winnings())
        picture.plates[view.seat] = PlateLook(
            rect=spot.plate,
            place=spot.place,
            one_line=layout.one_line and spot.place is not Place.HERO,
            name=names[view.seat],
            opponent=opponents[view.seat] if view.seat < len(opponents) else None,
            label=labels[view.seat],
            stack=view.stack,
            in_for=view.put_in if view.all_in and view.put_in else None,
            pill=plate_pill(view, seat_won, you=view.seat == you),
            turn=observation.to_act == view.seat,
            out=view.folded or view.mucked,
            won=seat_won,
            readings=readings if spot.place is Place.HERO else None,
            draws=_draw_counts(observation, view, mine=spot.place is Place.HERO),
        )
        if view.bet:
            picture.bets[view.seat] = BetLook(spot.bet, view.bet, spot.bet_below)
        mine_sorted = sorts and spot.place is Place.HERO
        order = from_the_left(view.known, observation.game.variant, sorts=mine_sorted)
        _add_hand(picture, view, spot, highlights, dead_cards, order)
    if away is not None:
        picture.plates[n] = _away(away, layout.seats[0])
    board = (*observation.board, *highlights.to_come)
    for index, (card, rect) in enumerate(zip(board, layout.board, strict=False)):
        state = _said(card, highlights, down=False, foot_hidden=False)
        picture.cards[CardKey(BOARD, index)] = CardLook(card, state, _lifted(rect, state), 10 + index)
    return picture


def _still_in(view: SeatView) -> SeatView:
    """The player's own hand before the result: that it lost, and so is mucked, is not told before its time."""
    return replace(view, mucked=False) if view.mucked else view


def _away(away: PlayerAway, spot: SeatSpot) -> PlateLook:
    """The plate of the player who sits out, with no cards and no chips in front of it."""
    return PlateLook(
        rect=spot.plate,
        place=spot.place,
        one_line=False,
        name=away.name,
        opponent=None,
        label=NO_LABEL,
        stack=away.stack,
        in_for=None,
        pill=Pill(OUT_OF_PLAY, PillKind.OUT),
        turn=False,
        out=True,
        won=Winnings(),
        readings=None,
        draws=None,
    )


def _tray(observation: Observation, layout: Layout) -> TrayLook | None:
    if observation.over and observation.awards:
        total = sum(won.amount for award in observation.awards for won in award.won)
        return TrayLook(layout.tray, total, (), layout.stud, paid=True)
    if not observation.pot:
        return None
    paid = {award.pot for award in observation.awards}
    unpaid = tuple(pot.amount for index, pot in enumerate(observation.pots) if index not in paid)
    antes = observation.pot - sum(view.bet for view in observation.seats)
    if not observation.pots and antes:
        unpaid = (antes,)
    return TrayLook(layout.tray, observation.pot, unpaid, layout.stud)


def _draws(observation: Observation, spots: DrawSpots) -> DrawsLook:
    variant = observation.game.variant
    titles = tuple([title_in(variant, at) for at, street in enumerate(variant.streets) if street.draw])
    discarded = any(any(view.drew) for view in observation.seats)
    return DrawsLook(spots, titles, observation.draws_begun, observation.drawing, discarded)


def _draw_counts(observation: Observation, view: SeatView, *, mine: bool) -> DrawCounts | None:
    """A seat's draws on its plate; None before the first draw."""
    waits = observation.drawing and not view.folded and len(view.drew) < observation.draws_begun
    if not (view.drew or waits):
        return None
    return DrawCounts(view.drew, waits, tuple([known(cards) for cards in view.discarded]) if mine else ())


def from_the_left(cards: Sequence[Card], variant: Variant, *, sorts: bool) -> tuple[Card, ...]:
    """The hero's cards as they lie: if `sorts`, in games with a board by rank, the highest first; equal ranks by suit.

    Else in dealing order.
    """
    return tuple(sorted(cards, key=lambda card: (-card.rank, -card.suit)) if sorts and variant.board_cards else cards)


def _add_hand(
    picture: TablePicture,
    view: SeatView,
    spot: SeatSpot,
    highlights: Highlights,
    dead_cards: bool,
    order: Sequence[Card],
) -> None:
    cards = [seen.card for seen in view.cards]
    seen_all = bool(cards) and all(isinstance(card, Card) for card in cards)
    hero = spot.place is Place.HERO
    out = view.folded or view.mucked
    ups = [seen.up for seen in view.cards]
    if out and not seen_all:
        dead = [index for index, up in enumerate(ups) if up and dead_cards]
        for index, rect in zip(dead, spot.dead_cards(len(dead)), strict=True):
            state = CardState(dead=True, gone=cards[index] in highlights.gone)
            picture.cards[CardKey(view.seat, index)] = CardLook(cards[index], state, rect, 20 + index)
        return
    rects = spot.cards(ups, shown=view.shown or seen_all)
    layers: Sequence[int] = range(len(cards))
    if seen_all:
        places = [order.index(card) for card in view.known]
        rects, layers = tuple([rects[place] for place in places]), places
    stud_own = hero and spot.stud
    for index, (card, up, rect) in enumerate(zip(cards, ups, rects, strict=True)):
        state = _said(card, highlights, down=stud_own and seen_all and not up, foot_hidden=not hero, dim=out)
        tucked = not up and index > 0 and ups[index - 1] and not seen_all
        z = (60 if hero else 20) + layers[index] - (1.5 if tucked else 0)
        spot_now = rect
        if state.discarded:
            spot_now = rect._replace(y=rect.y - RAISED * spot.unit)
            picture.discards[CardKey(view.seat, index)] = DiscardLook(rect, spot_now)
        elif hero:
            spot_now = _lifted(rect, state)
        picture.cards[CardKey(view.seat, index)] = CardLook(card, state, spot_now, z)


def _said(card: AnyCard, highlights: Highlights, *, down: bool, foot_hidden: bool, dim: bool = False) -> CardState:
    if not isinstance(card, Card):
        return CardState(dim=dim)
    high, low = highlights.play_for(card, "high"), highlights.play_for(card, "low")
    return CardState(
        down=down,
        high=high,
        low=low,
        dim=(dim or card in highlights.dim) and not (high or low),
        foot_hidden=foot_hidden and low,
        picked=card in highlights.picked,
        discarded=card in highlights.discarded,
        gone=card in highlights.gone,
        to_come=card in highlights.to_come,
        key=highlights.pool.index(card) + 1 if card in highlights.pool else 0,
    )


def _lifted(rect: Rect, state: CardState) -> Rect:
    return rect._replace(y=rect.y - LIFT * rect.w) if state.lifted else rect
