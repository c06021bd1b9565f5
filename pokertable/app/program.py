"""The running program: the window, its pages, the table's controller and the profile, joined."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.app.dress import Dress, geometry_text
from pokertable.app.opponents import Opponents
from pokertable.app.pages import Pages
from pokertable.app.practice import Practice, TableNote
from pokertable.app.profile import Profile
from pokertable.app.rules import Rules
from pokertable.app.store_watch import StoreWatch
from pokertable.model.cached import cached_property
from pokertable.model.text import phrase
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.translate import shown
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.app.at_table import Odds, Reads, Reviews
    from pokertable.app.today import Today
    from pokertable.controllers.table_controller import TableController
    from pokertable.session.history.store import Store
    from pokertable.session.record.table import Table
    from pokertable.views.kit.sounds import Sounds
    from pokertable.views.table.table_page import TablePage


class App(QObject):
    """The running program: one window, one table at a time. `seed` fixes decks and opponents; None draws one.

    `folder` is the profile's, where settings and hands are kept, None to keep nothing. `guard_ms` is how long input
    is dead when the choices change.

    `language_wanted()`: the player has chosen a language, and the window may be opened anew.
    """

    language_wanted = Signal()

    def __init__(
        self, settings: Settings, folder: Path | None = None, *, seed: int | None = None, guard_ms: int = 400
    ) -> None:
        super().__init__()
        self.profile = Profile(settings, folder)
        self._seed = seed
        self._guard_ms = guard_ms
        self._house = settings.raise_cap, settings.rake
        self._volume = settings.volume
        self._language = settings.language
        self._dress = Dress()
        self.reopens = False
        """Whether somebody opens the window anew when another language is wanted."""
        self._dress.put_on(settings)
        self.window = window = MainWindow(settings)
        window.resized.connect(lambda size: self._dress.fit(self.settings, size))
        self._note = TableNote(window, lambda: self.tables if self._has_tables else None)
        self.watch = StoreWatch(self.profile, window)
        self.pages = Pages(self.profile, window)
        self.opponents = Opponents(self.profile, window)
        self.pages.opponent_wanted.connect(self.opponents.show_how)
        self.profile.said.connect(window.say)
        self.pages.table_wanted.connect(partial(self.open_page, "table"))
        self.practice = Practice(self.profile, self.pages, lambda: self.tables)
        self.pages.next_wanted.connect(lambda: self.reviews.go_on())
        self.pages.reset_wanted.connect(self.reset_settings)
        self.rules = Rules(window, self.pages, lambda: self.tables if self._has_tables else None)
        window.pages.currentChanged.connect(self._note.page_changed)
        window.start.chosen.connect(self.new_table)
        window.start.resume_button.clicked.connect(partial(self.open_page, "table"))
        window.start.foot.lab_button.clicked.connect(partial(self.open_page, "lab"))
        window.start.foot.quiz_button.clicked.connect(partial(self.open_page, "quiz"))
        window.start.foot.today_button.clicked.connect(partial(self.open_page, "today"))
        window.start.foot.lesson_button.clicked.connect(self.pages.open_first_lesson)
        window.bar.tab_chosen.connect(self.open_page)
        window.bar.games.chosen.connect(self.change_game)
        window.bar.start_wanted.connect(self._show_start)
        window.settings_changed.connect(self._settings_changed)
        window.may_close = self.watch.may_close
        window.closing.connect(self._close)
        self._apply_settings()
        window.set_choices(self.profile.last_choices())

    @property
    def settings(self) -> Settings:  # noqa: D102
        return self.profile.settings

    @property
    def store(self) -> Store:  # noqa: D102
        return self.profile.store

    def resume(self) -> bool:
        """Go on at the table that was left open last; whether there is one."""
        from pokertable.session.play.resume import resume

        resumed = resume(self.store)
        if resumed is None:
            return False
        note = self.window.bar.note
        self.tables.resume(resumed)
        # The hand that goes on is no reason to forget what was said before it.
        self.window.say(" ".join(filter(None, (note, self.window.bar.note))))
        return True

    def show_due(self) -> None:
        """Say on the start page what the quiz asks again today, and offer the first lesson to a newcomer."""
        self.window.start.set_due(self.profile.due(), newcomer=self.profile.is_newcomer)

    @cached_property
    def tables(self) -> TableController:
        """The table's controller. It and the table page are built when first needed: the start page comes up sooner."""
        from pokertable.controllers.jobs import Jobs
        from pokertable.controllers.table_controller import TableController
        from pokertable.session.play.keeper import Keeper
        from pokertable.views.table.table_page import TablePage

        window = self.window
        page = TablePage(window.pages, guard_ms=self._guard_ms)
        window.add_table(page)
        tables = TableController(page, Jobs(self), Keeper(self.store), self)
        tables.pointing.progress = self.pages.quiz_progress
        page.table.opponent_wanted.connect(self.opponents.show_how)
        window.went_on.connect(tables.go_on)
        window.bar.buy_in.triggered.connect(tables.buy_in)
        window.bar.habits.triggered.connect(self.show_habits)
        window.bar.read.triggered.connect(lambda: self.reads.ask())
        window.bar.odds.toggled.connect(lambda wanted: self.odds.show(wanted))
        for wanted in (page.showdown.review_button.clicked, window.bar.review.triggered):
            wanted.connect(lambda: self.reviews.ask())
        window.bar.rewind.clicked.connect(tables.rewind)
        window.bar.back.clicked.connect(tables.back_to_hand)
        tables.practising.connect(self._practising)
        tables.practice_left.connect(self.practice.leave)
        tables.asked.connect(lambda *_: window.bar.rewind.setEnabled(tables.can_rewind()))
        tables.stored.connect(self.profile.notices_wanted)
        tables.sat_down.connect(self._sat_down)
        tables.hand_begun.connect(self._hand_begun)
        tables.hand_ended.connect(self._hand_ended)
        tables.failed.connect(self.profile.report)
        tables.telling.told.connect(self.sounds.tell)
        self._set_table(page, tables)
        return tables

    @cached_property
    def reads(self) -> Reads:
        """The player's reads of opponents at the table."""
        from pokertable.app.at_table import Reads

        return Reads(self.profile, self.window, self.tables, self.pages.quiz_progress)

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews that are asked for at the table."""
        from pokertable.app.at_table import Reviews

        return Reviews(self.profile, self.window, self.tables, self.pages)

    @cached_property
    def today(self) -> Today:  # noqa: D102
        from pokertable.app.today import Today

        return Today(self.profile, self.window, self.pages, self._games_played, random.Random(self._seed))

    def _games_played(self) -> list[str]:
        """Keys of the games that were played, in mixes too, the latest first; none yet: the one that is chosen."""
        tables = [choice.rotation() for choice in self.profile.last_choices()]
        played = dict.fromkeys(game.variant.key for rotation in tables for game in rotation.games)
        return list(played) or [self.window.start.game().variant.key]

    @cached_property
    def odds(self) -> Odds:
        """Live help at the table."""
        from pokertable.app.at_table import Odds

        return Odds(self.profile, self.window, self.tables)

    def show_habits(self) -> None:
        """Show what the table has seen of how each seat plays."""
        from pokertable.app.at_table import show_habits

        show_habits(self.tables, self.window)

    @cached_property
    def sounds(self) -> Sounds:  # noqa: D102
        from pokertable.views.kit.sounds import Sounds

        sounds = Sounds(self.window)
        sounds.volume = self.settings.volume
        return sounds

    def open_page(self, key: str) -> None:
        """Show the page of a tab of the bar; the table's tab leads to the start page while no table is open."""
        if key == "rules":
            self.rules.show()
        elif key == "today":
            self.today.open()
        elif key in self.pages:
            self.pages.open(key)
        elif self._has_tables and self.tables.hand is not None and self.tables.table is not None:
            self._show_table(self.tables.table)
        else:
            self._show_start()

    @property
    def _has_tables(self) -> bool:
        return "tables" in self.__dict__

    def play(self, choice: TableChoice) -> None:
        """Sit down at this table at once."""
        self._remember(choice)
        self.tables.sit_down(self._new_table(choice))

    def new_table(self, choice: TableChoice) -> None:
        """Sit down at this table, but first play out the hand that is in play: no hand can be dodged."""
        if not self._has_tables or not self.tables.is_in_hand:
            self.play(choice)
            return
        self.open_page("table")
        self._change_table(choice, self._new_table(choice))
        self.tables.rush_if_out()

    def change_game(self, choice: TableChoice) -> None:
        """Play the game of this choice from the next hand on, with the people at the table and what they have."""
        from pokertable.session.play.new_table import table_seed

        now = self.tables.open_table
        if now is None:
            self.play(choice)
            return
        table = now.at_game(self._with_house_rules(choice).rotation(), buy_in=choice.stack, seed=table_seed(self._seed))
        people = [table.programs.get(at) or seat.persona for at, seat in enumerate(table.seats) if at != table.hero]
        if all(people):
            choice = replace(choice, seats=len(table.seats), personas=tuple([name for name in people if name]))
        self._change_table(choice, table)

    def _change_table(self, choice: TableChoice, table: Table) -> None:
        self._remember(choice)
        self.tables.change_game(table)
        self._note.say()

    def _new_table(self, choice: TableChoice) -> Table:
        from pokertable.session.play.new_table import new_table, table_seed

        return new_table(self._with_house_rules(choice), table_seed(self._seed))

    def _with_house_rules(self, choice: TableChoice) -> TableChoice:
        return self.settings.with_house_rules(choice) if choice.has_usual_house_rules else choice

    def _remember(self, choice: TableChoice) -> None:
        self.profile.remember(choice)
        self.window.set_choices(self.profile.last_choices())

    def _show_start(self) -> None:
        """Show the start page; a table that is open stays so and can be gone back to."""
        table = self.tables.table if self._has_tables else None
        words = None
        if table is not None:
            words = phrase("{game}, hand {number}", game=table.rotation.short_title, number=table.hand_number)
        self.window.start.set_resume(None if words is None else shown(words))
        self.show_due()
        self.window.set_choices(self.profile.last_choices())
        self.window.show_start()

    def _sat_down(self) -> None:
        table = self.tables.table
        assert table is not None
        self._show_table(table)

    def _show_table(self, table: Table) -> None:
        hand = max(1, table.hand_number)  # none dealt: the first
        titles = table.title, table.short_title, table.game.variant.short_title
        self.window.show_table(titles, hand, table.hands_left)

    def _hand_begun(self, _number: int) -> None:
        table = self.tables.table
        assert table is not None
        if self.window.is_at_table:
            self._show_table(table)
        self.window.bar.buy_in.setEnabled(False)
        self.window.bar.rewind.setEnabled(False)
        self._note.say()

    def _hand_ended(self) -> None:
        self.window.bar.buy_in.setEnabled(not self.tables.is_practising)
        self.window.bar.rewind.setEnabled(self.tables.can_rewind())

    def _practising(self, practising: bool) -> None:
        self.window.bar.set_practising(practising)
        self._note.say()

    def reset_settings(self) -> None:
        """Back to the usual settings."""
        self._settings_changed(self.settings.reset())

    def _settings_changed(self, settings: Settings) -> None:
        self.profile.settings = settings
        house = settings.raise_cap, settings.rake
        if house != self._house and self._has_tables:
            self.tables.change_house(*house)
        self._house = house
        self._dress.put_on(settings)
        self._apply_settings()
        if settings.language != self._language:
            self._language = settings.language
            if self._can_begin_anew:
                self.language_wanted.emit()
            else:
                self.say_of_language()
        if settings.volume != self._volume:
            self._volume = settings.volume
            self.sounds.try_out()
        self.profile.save()

    def _apply_settings(self) -> None:
        settings, window = self.settings, self.window
        if "sounds" in self.__dict__:
            self.sounds.volume = settings.volume
        window.set_settings(settings)
        if self._has_tables:
            self._set_table(window.table, self.tables)
        self.pages.set_settings()

    @property
    def _can_begin_anew(self) -> bool:
        """Whether a window that is closed now and opened again is at the same place: all that is played is kept.

        A line that is only practised, and the command of a program that plays, are kept nowhere.
        """
        if not self.reopens or self.profile.has_programs or (self.profile.has_store and self.store.fault is not None):
            return False
        return not self._has_tables or not self.tables.is_practising

    def say_of_language(self) -> None:
        """Another language has to wait."""
        self.window.say(phrase("The window is in this language from the next start on"))

    def heed_system(self) -> None:
        """Nothing moves where the desktop asks for that, whatever is set."""
        self._dress.heed_system(self.settings)

    def _set_table(self, page: TablePage, tables: TableController) -> None:
        settings = self.settings
        page.set_hints(settings.hints)
        page.set_dead_cards(settings.dead_cards)
        page.table.set_tells_opponents(settings.tells_opponents)
        tables.opponents.delay_ms = settings.bot_delay_ms
        tables.pointing.set_wanted(settings.points)
        tables.shows_losers = not settings.auto_muck
        tables.buy_ins.tops_up = settings.rebuy == "top up"
        tables.buy_ins.asks = settings.rebuy == "ask"

    def _close(self) -> None:
        self.settings.geometry = geometry_text(self.window)
        self.profile.save()
        self.pages.shut_down()
        self.opponents.shut_down()
        if self._has_tables:
            for help_of in ("reads", "odds"):
                if help_of in self.__dict__:
                    getattr(self, help_of).shut_down()
            self.tables.shut_down()
        if self.profile.has_store:
            self.store.close()
