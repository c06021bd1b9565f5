"""After a hand: the player's own cards shown unasked, the board that would have come, chips bought."""

from __future__ import annotations

from collections.abc import Callable

from pokertable.model.cards import AnyCard
from pokertable.model.hand.events import BoardDealt, HandMucked, HandShown, PotAwarded, SeatEvent
from pokertable.model.hand.sight import seen_by
from pokertable.players.seen.habits import learned
from pokertable.session.play.keeper import Keeper, Play
from pokertable.session.play.steps import Afterwards, BoughtIn, TableStep
from pokertable.session.record.rewind import deck_after
from pokertable.session.record.table import Table


class AfterHand:
    """The player's choices while a result is shown; nothing before that.

    `play` is the hand whose result is shown. `_table` is the table that goes on after it, None after practice.
    """

    def __init__(self, keeper: Keeper, tell: Callable[[TableStep], None]) -> None:
        self.play: Play | None = None
        self._table: Table | None = None
        self._has_shown = False
        self._keeper, self._tell = keeper, tell

    def begin(self, play: Play, table: Table | None) -> None:
        """Begin to show the result of a hand."""
        self.play, self._table, self._has_shown = play, table, False

    def end(self) -> None:
        """End with the result."""
        self.play = self._table = None

    @property
    def can_show(self) -> bool:
        """Whether the player may show a hand that nobody has to see, after a hand that counts."""
        play = self.play
        return play is not None and self._table is not None and not self._has_shown and may_show(play) is not None

    def show_hand(self) -> None:
        """Show the player's hand to everybody; the table learns from it, unless the player has looked ahead."""
        play = self.play
        shown = None if play is None or not self.can_show else may_show(play)
        if play is None or shown is None:
            return
        self._has_shown = True
        if not play.has_looked_ahead:
            play.table.memory = learned(play.memory, seen_with(play, shown))
            self._keeper.remember(play.table)
        self._tell(Afterwards(shown.cards, shows=True))

    @property
    def can_look_on(self) -> bool:
        """Whether there is more of the board to be looked at."""
        return self.play is not None and bool(would_have_come(self.play))

    def look_on(self) -> None:
        """Tell which cards would have come; nothing follows from them."""
        if self.play is not None and (cards := would_have_come(self.play)):
            self._tell(Afterwards(cards, shows=False))

    @property
    def chips_missing(self) -> int:
        """Chips that the player may buy now: up to the buy-in; none in a sit and go."""
        table = self._table
        if table is None or table.hero is None or self._keeper.sng is not None:
            return 0
        return max(0, table.buy_in - table.seats[table.hero].stack)

    def buy_in(self) -> None:
        """Bring the player's stack up to the buy-in before the next hand."""
        chips, table = self.chips_missing, self._table
        if chips and table is not None and table.hero is not None:
            table.rebuy(table.hero)
            self._keeper.bought_in(table)
            self._tell(BoughtIn(chips))


def may_show(play: Play) -> HandShown | None:
    """The player's hand, if it could be shown: it was neither folded nor shown, but won unseen or was mucked."""
    state, hero = play.hand.state, play.table.hero
    if hero is None or not play.hand.over or state.shown[hero] or not (state.live[hero] or state.mucked[hero]):
        return None
    return HandShown(hero, tuple(state.holes[hero]))


def seen_with(play: Play, shown: HandShown) -> list[SeatEvent]:
    """The finished hand as everybody has seen it, with a hand that was shown unasked before the pots were paid."""
    events = [seen_by(event, None) for event in play.hand.events if event != HandMucked(shown.seat)]
    paid = next(at for at, event in enumerate(events) if isinstance(event, PotAwarded))
    return [*events[:paid], shown, *events[paid:]]


def would_have_come(play: Play) -> tuple[AnyCard, ...]:
    """The rest of the board where all but one had folded; empty without a board, and where no deck is known."""
    hand = play.hand
    streets = hand.state.game.variant.streets
    if not hand.over or play.seed is None:
        return ()
    dealt = sum(isinstance(event, BoardDealt) for event in hand.events)
    to_come = [street.board for street in streets if street.board][dealt:]
    deck = deck_after(play.seed, hand.events)
    cards: list[AnyCard] = []
    for count in to_come:
        deck.burn()
        cards += [deck.board() for _ in range(count)]
    return tuple(cards)
