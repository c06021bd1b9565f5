"""The running program: the window, the table's controller, the store and the settings, joined."""

from __future__ import annotations

import random
import sys
import time
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from pokertable import __version__
from pokertable.app.pages import Pages
from pokertable.model.text import Phrase, phrase
from pokertable.session import settings as stored
from pokertable.session.choice import InvalidChoice, TableChoice
from pokertable.session.settings import Settings
from pokertable.views.art import app_icon
from pokertable.views.key_map import KeyMap
from pokertable.views.main_window import MainWindow
from pokertable.views.stylesheet import palette, stylesheet
from pokertable.views.theme import DARK, LIGHT, Deck, Theme
from pokertable.views.translate import shown
from pokertable.views.window_geometry import geometry_text, restore_geometry

if TYPE_CHECKING:
    from pokertable.controllers.table_controller import TableController
    from pokertable.session.store import Store
    from pokertable.session.table import Table
    from pokertable.views.table_page import TablePage


class App(QObject):
    """The running program: one window, one table at a time. `seed` fixes decks and opponents; None draws one.

    `folder` is the profile's, where settings and hands are kept, None to keep nothing. `guard_ms` is how long input
    is dead when the choices change.
    """

    def __init__(
        self, settings: Settings, folder: Path | None = None, *, seed: int | None = None, guard_ms: int = 400
    ) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder
        self._seed = seed
        self._guard_ms = guard_ms
        self.log_path: Path | None = None
        self._house = settings.raise_cap, settings.rake
        self.window = window = MainWindow(settings)
        self.pages = Pages(self)
        window.start.chosen.connect(self.play)
        window.start.resumed.connect(partial(self.open_page, "table"))
        window.learn.lab_wanted.connect(partial(self.open_page, "lab"))
        window.learn.quiz_wanted.connect(partial(self.open_page, "quiz"))
        window.learn.lesson_wanted.connect(self.pages.open_first_lesson)
        window.bar.tab_chosen.connect(self.open_page)
        window.bar.game_chosen.connect(self.change_game)
        window.bar.start_wanted.connect(self._show_start)
        window.settings_changed.connect(self._settings_changed)
        window.closing.connect(self._close)
        self._apply_settings()
        window.set_choices(self._last_choices())

    @cached_property
    def store(self) -> Store:
        """What is played, kept; in memory without a folder."""
        from pokertable.session.store import Store

        store = Store(None if self.folder is None else self.folder / "hands.sqlite")
        self._say_notices_of(store)
        return store

    def say_notices(self) -> None:
        """Say what was wrong with the store's file, after what is being said already."""
        self._say_notices_of(self.store)

    def _say_notices_of(self, store: Store) -> None:
        for notice in map(shown, store.take_notices()):
            note = self.window.bar.note
            if notice not in note:
                self.say(f"{note} {notice}" if note else notice)

    def resume(self) -> bool:
        """Go on at the table that was left open last; whether there is one."""
        from pokertable.session.resume import resume

        resumed = resume(self.store)
        if resumed is None:
            return False
        note = self.window.bar.note
        self.tables.resume(resumed)
        self.window.say(note)  # the hand that goes on is no reason to forget what was said before it
        return True

    def show_due(self) -> None:
        """Say on the start page what the quiz asks again today."""
        from pokertable.training.quiz.progress import Progress

        due = Progress(self.store.progress, time.time).due_by_error()
        self.window.learn.set_due([(shown(error.called), count) for _, error, count in due])

    @cached_property
    def tables(self) -> TableController:
        """The table's controller. It and the table page are built when first needed: the start page comes up sooner."""
        from pokertable.controllers.jobs import Jobs
        from pokertable.controllers.table_controller import TableController
        from pokertable.session.keeper import Keeper
        from pokertable.views.table_page import TablePage

        window = self.window
        page = TablePage(window, guard_ms=self._guard_ms)
        window.add_table(page)
        tables = TableController(page, Jobs(self), Keeper(self.store), self)
        window.went_on.connect(tables.go_on)
        window.bar.buy_in_wanted.connect(tables.buy_in)
        window.bar.rewind_wanted.connect(tables.rewind)
        window.bar.hand_wanted.connect(tables.back_to_hand)
        tables.practising.connect(self._practising)
        tables.practice_left.connect(lambda: self.pages.open("history"))
        tables.asked.connect(lambda *_: window.bar.set_can_rewind(tables.can_rewind()))
        tables.stored.connect(self.say_notices)
        tables.sat_down.connect(lambda game: window.show_table(game, 1))
        tables.hand_begun.connect(self._hand_begun)
        tables.hand_ended.connect(self._hand_ended)
        tables.failed.connect(self.report)
        self._style_table(page, tables)
        return tables

    def open_page(self, key: str) -> None:
        """Show the page of a tab of the bar; the table's tab leads to the start page while no table is open."""
        if key in self.pages:
            self.pages.open(key)
        elif self._has_tables and self.tables.hand is not None and self.tables.table is not None:
            self.window.show_table(self.tables.table.game, self.tables.table.hand_number)
        else:
            self._show_start()

    @property
    def _has_tables(self) -> bool:
        return "tables" in self.__dict__

    def play(self, choice: TableChoice) -> None:
        """Sit down at this table at once."""
        self._remember(choice)
        self.tables.sit_down(self._table(choice))

    def change_game(self, choice: TableChoice) -> None:
        """Play this table from the next hand on."""
        self._remember(choice)
        self.tables.change_game(self._table(choice))
        waiting = self.tables.next_table
        if waiting is not None:
            self.window.say(phrase("From the next hand on: {game}", game=waiting.game.title))

    def say(self, message: str | Phrase | None) -> None:
        """Show a note in the window's bar."""
        self.window.say(message)

    def _table(self, choice: TableChoice) -> Table:
        from pokertable.session.opponents import NAMES
        from pokertable.session.table import Seat, Table

        hero = Seat(self.tr("You"), None, choice.stack)
        others = [Seat(name, persona, choice.stack) for name, persona in zip(NAMES, choice.personas, strict=False)]
        seed = random.SystemRandom().getrandbits(48) if self._seed is None else self._seed
        if choice.has_usual_house_rules:
            choice = self.settings.with_house_rules(choice)
        return Table(choice.game(), [hero, *others], buy_in=choice.stack, seed=seed)

    def _remember(self, choice: TableChoice) -> None:
        self.settings.last_game = choice.variant
        self.settings.last_choices[choice.variant] = choice.to_json()
        self.window.set_choices(self._last_choices())
        self.save()

    def _last_choices(self) -> list[TableChoice]:
        """The last table of each game, the latest first; one that cannot be read any more is left out."""
        choices = []
        names = sorted(self.settings.last_choices, key=lambda name: name != self.settings.last_game)
        for name in names:
            try:
                choices.append(TableChoice.from_json(self.settings.last_choices[name]))
            except InvalidChoice:
                continue
        return choices

    def _show_start(self) -> None:
        """Show the start page; a table that is open stays so and can be gone back to."""
        table = self.tables.table if self._has_tables else None
        words = None
        if table is not None:
            words = phrase("{game}, hand {number}", game=table.game.title, number=table.hand_number)
        self.window.start.set_resume(None if words is None else shown(words))
        self.show_due()
        self.window.set_choices(self._last_choices())
        self.window.show_start()

    def _hand_begun(self, number: int) -> None:
        table = self.tables.table
        assert table is not None
        if self.window.is_at_table:
            self.window.show_table(table.game, number)
        self.window.bar.set_can_buy_in(False)
        self.window.bar.set_can_rewind(False)
        self.window.say(None)

    def _hand_ended(self) -> None:
        self.window.bar.set_can_buy_in(not self.tables.is_practising)
        self.window.bar.set_can_rewind(self.tables.can_rewind())

    def _practising(self, practising: bool) -> None:
        self.window.bar.set_practising(practising)
        words = phrase("Practice: this line does not count. Space after it goes back to your hand")
        self.window.say(words if practising else None)

    def practise(self, hand_id: int, decision: int, seat: int) -> None:
        """Play another line of a stored hand, from that seat's decision of this number on; it does not count."""
        from pokertable.session.practice import practice_table
        from pokertable.session.rewind import own_decisions, rewind

        try:
            record = self.store.record(hand_id)
            table, hero = practice_table(record, seat, self.store.table_seed(hand_id))
            kept = own_decisions(record.events, hero)[decision]
            rewound = rewind(record.events, kept, hero=hero, seed=record.seed)
        except ValueError as error:
            self.say(str(error))
            return
        self.tables.practise(table, hand_id, rewound)

    def reset_settings(self) -> None:
        """Back to the usual settings."""
        self._settings_changed(self.settings.reset())

    def _settings_changed(self, settings: Settings) -> None:
        self.settings = settings
        house = settings.raise_cap, settings.rake
        if house != self._house and self._has_tables:
            self.tables.change_house(*house)
        self._house = house
        self._apply_settings()
        self.save()

    def _apply_settings(self) -> None:
        settings, window = self.settings, self.window
        theme = self.theme
        window.set_keys(KeyMap.changed_by(settings.keys))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(theme))
        app.setStyleSheet(stylesheet(theme))
        window.set_settings(settings)
        window.start.set_theme(theme)
        window.start.set_deck(self.deck)
        if self._has_tables:
            self._style_table(window.table, self.tables)
        self.pages.restyle()

    @property
    def theme(self) -> Theme:
        """The colours that are set."""
        return DARK if self.settings.theme == "dark" else LIGHT

    @property
    def deck(self) -> Deck:
        """The suit colours that are set."""
        return Deck.TWO if self.settings.deck == 2 else Deck.FOUR

    def _style_table(self, page: TablePage, tables: TableController) -> None:
        settings = self.settings
        page.set_theme(self.theme)
        page.set_deck(self.deck)
        page.set_speed(settings.speed)
        page.set_hints(settings.hints)
        tables.bot_delay_ms = settings.bot_delay_ms
        tables.shows_losers = not settings.auto_muck
        tables.tops_up = settings.rebuy == "top up"
        tables.asks_to_rebuy = settings.rebuy == "ask"

    def save(self) -> None:
        """Write the settings; a failure is said."""
        if self.folder is None:
            return
        try:
            stored.save(self.settings, stored.settings_file(self.folder))
        except OSError as error:
            self.say(phrase("The settings could not be saved: {error}", error=str(error)))

    def report(self, error: Exception) -> None:
        """Say an error, and leave the whole story to the error handling."""
        self.say(phrase("This could not be done: {error}", error=str(error)))
        sys.excepthook(type(error), error, error.__traceback__)

    def _close(self) -> None:
        self.settings.geometry = geometry_text(self.window)
        self.save()
        self.pages.shut_down()
        if self._has_tables:
            self.tables.shut_down()
        if "store" in self.__dict__:
            self.store.close()


def application(arguments: list[str] | None = None) -> QApplication:
    """The one `QApplication`, made if there is none."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    app = QApplication(arguments or ["pokertable"])
    app.setApplicationName("pokertable")
    app.setApplicationDisplayName("Pokertable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("pokertable")
    app.setWindowIcon(app_icon())
    app.setStyle("Fusion")
    font = QFont(app.font())
    font.setPixelSize(14)
    app.setFont(font)
    return app


def run_window(choice: TableChoice | None, *, seed: int | None = None, profile: Path | None = None) -> int:
    """Open the window, at this table, at the one left open last or on the start page; stay until it is closed."""
    from pokertable.controllers.errors import install_error_handling
    from pokertable.session.bug_log import log_file

    app = application()
    handling = install_error_handling(log_file(profile))
    folder = stored.profile_folder() if profile is None else profile
    settings, problem = stored.load(stored.settings_file(folder))
    program = App(settings, folder, seed=seed)
    problems = [text for text in (problem, handling.problem) if text is not None]
    program.say(" ".join(problems))
    program.log_path = handling.path
    if not restore_geometry(program.window, settings.geometry):
        room = app.primaryScreen().availableSize()
        program.window.resize(QSize(1280, 800).boundedTo(room))
    program.window.show()
    if choice is not None:
        program.play(choice)
    elif not program.resume():
        program.show_due()
    status = app.exec()
    handling.remove()
    return status
