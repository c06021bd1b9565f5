"""Texts of a hand for the table's page."""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.model.cards import AnyCard
from pokertable.model.hand.events import HandStarted, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.model.text import ChipCount, Phrase, phrase
from pokertable.session.play.seat_figures import seat_figures
from pokertable.session.record.table import Table
from pokertable.session.words.line import CardText, Line, listed
from pokertable.session.words.words import EventWords
from pokertable.views.felt.table_picture import PlayerAway
from pokertable.views.kit.translate import addressed, hero_named
from pokertable.views.table.table_page import TablePage


class TableTelling:
    """The players' names, each event with its log lines, the seat to act, and the next game of a mix."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._words: EventWords | None = None
        self._is_another_game = False
        """Whether the player has just chosen this game at a table of another."""

    def seat(self, table: Table, *, begins: bool, continues: bool) -> None:
        """Set the table, or changed seats; the log stays where the same people go on.

        If a table `begins` there, another game was chosen: the log says who had to leave.
        """
        seated = [seat.name for seat in table.seats]
        names, you = hero_named(seated), addressed(seated, table.hero)
        self._words = EventWords(names, table.hero)
        away = None
        if table.away is not None:
            (name,) = hero_named([table.away.player.name])
            away = PlayerAway(name, table.away.player.stack, table.away.before)
        personas = [seat.persona for seat in table.seats]
        self._page.seat(names, table.hero, personas, you=you, away=away, keeps_log=continues)
        self._is_another_game = begins and continues and table.tournament is None
        if self._is_another_game and table.left:
            self._page.log.add([Line(_leaving(table.left, table.rotation.max_seats))])

    def figures(self, table: Table) -> None:
        """Set how each seat has played, as far as the table has seen it."""
        self._page.table.players.set_figures(seat_figures(table))

    def game(self, table: Table) -> None:
        """Announce a change of game, in a mix or by the player, with a short stop and a line in the log."""
        is_another, self._is_another_game = self._is_another_game, False
        if table.changes_game or is_another:
            left = table.hands_left
            self._page.log.add([Line(phrase("Now playing: {game}", game=table.game.title))])
            if left is None:
                self._page.next_game.say(phrase("Now playing"), table.game)
            else:
                self._page.next_game.say(table.rotation.title, table.game, left + 1)

    def play(self, event: SeatEvent, after: Observation, number: int, *, practice: bool) -> None:
        """Show an event of the table's hand of this number."""
        assert self._words is not None
        if isinstance(event, HandStarted):
            self._page.begin_hand(number, after, practice=practice)
        self._page.play(event, after, self._words.lines(event))

    def ask(self, observation: Observation) -> None:
        """Ask the player for an action."""
        assert self._words is not None and observation.legal is not None
        self._page.ask(observation, self._words.turn(observation.legal))

    def bought_in(self, chips: int) -> None:
        """Log chips that the player has bought between two hands."""
        self._page.log_beside(Line(phrase("You buy in for {amount}", amount=ChipCount(chips))))

    def sits_out(self) -> None:
        """Log that the player isn't dealt in any more."""
        self._page.log_beside(Line(phrase("You sit out from the next hand on")))

    def afterwards(self, cards: Sequence[AnyCard], *, shows: bool) -> None:
        """Tell the player's own cards, shown unasked, or those that would have come."""
        named = CardText(cards)
        said = phrase("You show {cards}" if shows else "What would have come: {cards}", cards=named)
        if shows:
            self._page.table.show_own()
        else:
            self._page.show_to_come(cards)
        self._page.showdown.tell_afterwards(said, shows=shows)
        self._page.log_beside(Line(said))


def _leaving(names: Sequence[str], seats: int) -> Phrase:
    """The words about players who leave a table whose game has this many seats."""
    words = "{names} leaves: this game seats {seats}" if len(names) == 1 else "{names} leave: this game seats {seats}"
    return phrase(words, names=listed(names), seats=seats)
