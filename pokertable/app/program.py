"""The running program: the window, its pages, the table's controller and the profile, joined."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from pokertable.app.carrying import Carrying
from pokertable.app.dress import Dress, geometry_text
from pokertable.app.giving_back import GivingBack
from pokertable.app.opponents import Opponents
from pokertable.app.pages import PAGES, PATH, QUIZ, SETTINGS, START, TABLE, TODAY, TOURNAMENT_END
from pokertable.app.pages.page import Page, Pages
from pokertable.app.pages.path import next_step
from pokertable.app.practice import Practice, TableNote
from pokertable.app.profile import Profile
from pokertable.app.store_watch import StoreWatch
from pokertable.model.cached import cached_property
from pokertable.model.text import Phrase, phrase
from pokertable.session.profile.choice import TableChoice
from pokertable.session.profile.settings import Settings
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.app.at_table import Odds, Reads, Reviews
    from pokertable.controllers.table_controller import TableController
    from pokertable.session.history.store import Store
    from pokertable.session.play.resume import WaitingTable
    from pokertable.session.play.sit_and_go import SitAndGo
    from pokertable.session.record.table import Table
    from pokertable.training.learner.progress import Progress
    from pokertable.views.kit.sounds import Sounds


class App(QObject):
    """The running program: one window, one table at a time. `seed` fixes decks and opponents; None draws one.

    `folder` is the profile's, for settings and hands, None to store nothing. `guard_ms` is the time for which input is
    blocked when the choices change.

    `language_wanted()`: the player has chosen a language, and the window may be reopened.
    """

    language_wanted = Signal()

    def __init__(
        self, settings: Settings, folder: Path | None = None, *, seed: int | None = None, guard_ms: int = 400
    ) -> None:
        super().__init__()
        self.profile = Profile(settings, folder)
        self.seed, self.guard_ms = seed, guard_ms
        self._house = settings.raise_cap, settings.rake
        self._heard = settings.sounds, settings.volume
        self._language = settings.language
        self._dress = Dress()
        self.reopens = False
        """Whether the window is reopened on a change of language."""
        self.silence: Phrase | None = None
        """Why there is no sound here, as far as known."""
        self._dress.put_on(settings)
        self.window = window = MainWindow(settings, PAGES)
        self.pages = Pages(self, PAGES)
        self.pages.of(START).show()
        window.resized.connect(lambda size: self._dress.fit(self.settings, size))
        self.note = TableNote(window, lambda: self.tables if self.has_tables else None)
        self.watch = StoreWatch(self.profile, window)
        self.giving_back = GivingBack(window)
        self.opponents = Opponents(self.profile, window)
        self.profile.said.connect(window.say)
        self.practice = Practice(self.profile, self.open_page, lambda: self.tables)
        window.pages.currentChanged.connect(self.note.page_changed)
        window.start.chosen.connect(self.new_table)
        window.start.resume_wanted.connect(self.go_back)
        window.start.foot.today_wanted.connect(partial(self.open_page, TODAY))
        window.start.foot.lesson_wanted.connect(partial(self.open_page, PATH))
        window.bar.page_chosen.connect(self.open_page)
        window.bar.games.chosen.connect(self.change_game)
        window.settings_changed.connect(self._settings_changed)
        window.may_close = self.watch.may_close
        window.closing.connect(self._close)
        self.carrying = Carrying(self.profile, window)
        self._apply_settings()
        window.set_choices(self.profile.last_choices())

    @property
    def settings(self) -> Settings:  # noqa: D102
        return self.profile.settings

    @property
    def store(self) -> Store:  # noqa: D102
        return self.profile.store

    def begin(self) -> None:
        """Go back into the hand that was cut off; else the start page, where a table between two hands waits."""
        if not self.resume_hand():
            self.pages.of(START).open()

    def resume_hand(self) -> bool:
        """Go back into the hand that was cut off; returns whether there is one.

        A hand that nobody asked for is not dealt: its blinds would be posted.
        """
        from pokertable.session.play.resume import is_in_hand

        return is_in_hand(self.store) and self.resume()

    def resume(self) -> bool:
        """Resume the table that was left open last; returns whether there is one."""
        from pokertable.session.play.resume import resume

        resumed = resume(self.store)
        self.profile.notices_wanted.emit()
        if resumed is None:
            return False
        note = self.window.bar.note
        self.tables.flow.resume(resumed)
        # Resuming a hand must not drop earlier messages; a table without one leaves them as they are.
        now = self.window.bar.note
        if now != note:
            self.window.say(" ".join(filter(None, (note, now))))
        return True

    def waiting(self) -> list[WaitingTable]:
        """The tables that can be gone back to: the open one, then the others, the last played first."""
        if not self.profile.has_store:
            return []
        from pokertable.session.play.resume import waiting

        found, is_open = waiting(self.store), self._table_id
        self.profile.notices_wanted.emit()
        return sorted(found, key=lambda each: each.table_id != is_open)

    @property
    def _table_id(self) -> int | None:
        return self.tables.flow.table_id if self.has_tables else None

    def go_back(self, table_id: int) -> None:
        """Go back to this table, which waits."""
        from pokertable.session.play.resume import resume

        if self._table_id == table_id:
            self.open_page(TABLE)
            return
        resumed = resume(self.store, table_id)
        self.profile.notices_wanted.emit()
        if resumed is not None:
            self.tables.flow.resume(resumed)
        else:
            self.pages.of(START).open()

    def show_due(self) -> None:
        """Show today's due questions on the start page, and offer the first lesson to a newcomer."""
        self.window.start.set_due(self.profile.due(), newcomer=self.profile.is_newcomer)
        self.window.start.foot.set_step(next_step(self))

    @property
    def tables(self) -> TableController:
        """The table's controller. It and the table page are built on first use: the start page opens sooner."""
        return self.pages.of(TABLE).tables

    @property
    def has_tables(self) -> bool:
        """Whether the table page and its controller are built."""
        return self.pages.built(TABLE) is not None

    def set_odds(self) -> None:
        """Apply the setting of live help; its modules are loaded on first use."""
        if self.settings.odds or App.odds.kept(self) is not None:
            self.odds.show(self.settings.odds)

    def quiz_progress(self) -> Progress:
        """The progress in the quiz: its page's, once that exists."""
        from pokertable.training.learner.progress import Progress

        quiz = self.pages.built(QUIZ)
        return Progress(self.store.progress, time.time) if quiz is None else quiz.page.progress

    @cached_property
    def reads(self) -> Reads:
        """The player's reads of opponents at the table."""
        from pokertable.app.at_table import Reads

        return Reads(self.profile, self.window, self.tables, self.quiz_progress)

    @cached_property
    def reviews(self) -> Reviews:
        """Reviews requested at the table."""
        from pokertable.app.at_table import Reviews

        return Reviews(self)

    def games_trained(self) -> list[str]:
        """Keys of the games to ask about: the course's, then those played, in mixes too, the latest first.

        Without any the one chosen on the start page.
        """
        from pokertable.app.pages.path import game_learned

        tables = [choice.rotation() for choice in self.profile.last_choices()]
        played = [game.variant.key for rotation in tables for game in rotation.games]
        return list(dict.fromkeys([*game_learned(self), *played])) or [self.window.start.game().variant.key]

    @cached_property
    def odds(self) -> Odds:
        """Live help at the table."""
        from pokertable.app.at_table import Odds

        return Odds(self.profile, self.window, self.tables)

    def show_habits(self) -> None:
        """Show each seat's past play at the table."""
        from pokertable.app.at_table import show_habits

        show_habits(self.tables, self.window)

    @cached_property
    def sounds(self) -> Sounds:  # noqa: D102
        from pokertable.views.kit.sounds import Sounds

        sounds = Sounds(self.window)
        sounds.silence_told.connect(self._set_silent)
        self._set_sounds(sounds)
        return sounds

    def open_page(self, page: Page[Any]) -> None:
        """Show a page; while no table is open, that of the table leads to the end of a sit and go or the start page."""
        if page is TABLE and not self._has_table:
            end = self.pages.built(TOURNAMENT_END)
            page = TOURNAMENT_END if end is not None and end.waits else START
        self.pages.of(page).open()

    @property
    def _has_table(self) -> bool:
        return self.has_tables and self.tables.table is not None

    def play(self, choice: TableChoice) -> None:
        """Sit down at this table at once, or enter this sit and go."""
        wanted = self._new_table(choice)
        self._remember(choice)
        self.tables.flow.sit_down(wanted)

    def new_table(self, choice: TableChoice) -> None:
        """Sit down at this table after playing out the present hand: no hand can be dodged.

        Asks before it takes the place of a table of its game that waits; those of other games wait on.
        """
        wanted = self._new_table(choice)
        goes_on = self.has_tables and self.tables.flow.goes_on_with(wanted)
        waits = next((each for each in self.waiting() if each.is_same_game(wanted)), None)
        if waits is None or goes_on:
            self._sit_down(choice, wanted)
        else:
            wanted.replaces = waits.table_id
            self.pages.of(START).ask_to_replace(waits, partial(self._sit_down, choice, wanted))

    def _sit_down(self, choice: TableChoice, wanted: Table | SitAndGo) -> None:
        if not self.has_tables or not self.tables.flow.is_in_hand:
            self._remember(choice)
            self.tables.flow.sit_down(wanted)
            return
        self.open_page(TABLE)
        self._change_table(choice, wanted)
        self.tables.rush_if_out()

    def ask_to_finish(self) -> None:
        """Ask before the player leaves the sit and go for good: the others finish it, the player's hands are folded."""
        self.pages.of(TOURNAMENT_END).ask_to_finish()

    def again(self) -> None:
        """Play another sit and go like the last."""
        self.play(next(choice for choice in self.profile.last_choices() if choice.sng is not None))

    def change_game(self, choice: TableChoice) -> None:
        """Play the game of this choice from the next hand on, with the same players and stacks."""
        from pokertable.session.play.new_table import table_seed

        counts = self.tables.flow.hands.counts
        if counts is None:
            self.play(choice)
            return
        now = counts.table
        table = now.at_game(self._with_house_rules(choice).rotation(), buy_in=choice.stack, seed=table_seed(self.seed))
        people = [table.programs.get(at) or seat.persona for at, seat in enumerate(table.seats) if at != table.hero]
        if all(people):
            choice = replace(choice, seats=len(table.seats), personas=tuple([name for name in people if name]))
        self._change_table(choice, table)

    def _change_table(self, choice: TableChoice, table: Table | SitAndGo) -> None:
        self._remember(choice)
        self.tables.flow.change_game(table)
        self.note.say()

    def _new_table(self, choice: TableChoice) -> Table | SitAndGo:
        from pokertable.session.play.new_table import new_table, opponents_names, table_seed

        if choice.sng is not None:
            from pokertable.session.play.sit_and_go import SitAndGo

            return SitAndGo.of_choice(choice, table_seed(self.seed))
        names = opponents_names(self.settings.names)
        return new_table(self._with_house_rules(choice), table_seed(self.seed), names)

    def _with_house_rules(self, choice: TableChoice) -> TableChoice:
        return self.settings.with_house_rules(choice) if choice.has_usual_house_rules else choice

    def _remember(self, choice: TableChoice) -> None:
        self.profile.remember(choice)
        self.window.set_choices(self.profile.last_choices())

    def reset_settings(self) -> None:
        """Back to the usual settings."""
        self._settings_changed(self.settings.reset())

    def _settings_changed(self, settings: Settings) -> None:
        self.profile.settings = settings
        house = settings.raise_cap, settings.rake
        if house != self._house and self.has_tables:
            self.tables.flow.change_house(*house)
        self._house = house
        self._dress.put_on(settings)
        self._apply_settings()
        if settings.language != self._language:
            self._language = settings.language
            if self._can_begin_anew:
                self.language_wanted.emit()
            else:
                self.say_of_language()
        heard = settings.sounds, settings.volume
        if heard != self._heard:
            self._heard = heard
            self.sounds.try_out()
        self.profile.save()

    def _apply_settings(self) -> None:
        settings = self.settings
        if (sounds := App.sounds.kept(self)) is not None:
            self._set_sounds(sounds)
        self.window.set_settings(settings)
        if self.has_tables:
            self.set_odds()
        self._set_pages()

    @property
    def _can_begin_anew(self) -> bool:
        """Whether a reopened window would be at the same place: everything played is stored.

        A line of practice and the command of a program are not stored.
        """
        if not self.reopens or self.profile.has_programs or (self.profile.has_store and self.store.fault is not None):
            return False
        return not self.has_tables or not self.tables.flow.hands.is_practising

    def say_of_language(self) -> None:
        """Say that another language has to wait."""
        self.window.say(phrase("The window changes to this language the next time you start the program"))

    def heed_system(self) -> None:
        """Switch animation off if the desktop asks for reduced motion, whatever is set."""
        self._dress.heed_system(self.settings)

    def _set_sounds(self, sounds: Sounds) -> None:
        sounds.on, sounds.volume = self.settings.sounds, self.settings.volume

    def _set_pages(self) -> None:
        for work in self.pages.all_built():
            work.set_settings(self.settings)

    def _set_silent(self, reason: Phrase | None) -> None:
        self.silence = reason
        if (settings := self.pages.built(SETTINGS)) is not None:
            settings.set_settings(self.settings)

    def _close(self) -> None:
        self.settings.geometry = geometry_text(self.window)
        self.window.setEnabled(False)  # a key or click that comes yet finds no store any more
        self.profile.save()
        for helping in (
            App.reads.kept(self),
            App.odds.kept(self),
            *self.pages.all_built(),
            self.opponents,
            self._dress,
        ):
            if helping is not None:
                helping.shut_down()
        self.watch.shut_down()
        self.carrying.shut_down()
        if self.profile.has_store:
            self.store.close()
        if (sounds := App.sounds.kept(self)) is not None:
            sounds.shut_down()
