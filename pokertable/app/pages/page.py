"""A page as a value, what works for it once it is built, and the pages of one window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pokertable.model.text import Phrase, phrase
from pokertable.session.profile.choice import TableChoice, sng_choice
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import ListedPage

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.model.cards import Card
    from pokertable.model.game import Game


_DONE: Final = phrase("Done")


class Closing(Protocol):
    """Work that has to end before the store is closed."""

    def shut_down(self) -> None:
        """End what runs."""


C = TypeVar("C", bound=Closing)
W = TypeVar("W", bound=QWidget)
K = TypeVar("K", bound="Work[Any]")


class Work(QObject, Generic[W]):
    """One page's controller: builds and opens the page, passes it the settings, and stops its background work.

    A page that only draws states `build` alone.
    """

    def __init__(self, app: App, listed: Page[Any]) -> None:
        super().__init__(app.window)
        self.app, self.listed = app, listed
        self._closing: list[Closing] = []
        self.page: W = self.build()

    def build(self) -> W:
        """The page; made in `app.window.pages`, where it is shown."""
        raise NotImplementedError

    def open(self) -> None:
        """Show the page, as its tab, its entry or its key does."""
        self.show()

    def show(self, subtitle: str = "") -> None:
        """Show the page as it is."""
        self.app.window.show_page(self.listed, self.page, shown(self.listed.title), subtitle)

    @property
    def is_shown(self) -> bool:
        """Whether the window shows this page."""
        return self.app.window.place.page is self.page

    def game(self) -> Game | None:
        """The game that the page is about: the rules are asked of it."""
        return None

    def set_settings(self, settings: Settings) -> None:
        """Take the settings as they are now: once it is built, and whenever they change."""

    def say_wait(self, waits: bool) -> None:
        """A drill was asked for on this page, and its first question is being dealt, or no more."""
        self.app.profile.said.emit(self.tr("Dealing the first question…") if waits else None)

    def drilled(self) -> None:
        """The first question of a drill takes the place of this page."""

    def closing(self, part: C) -> C:
        """The part, which is shut down with the page."""
        self._closing.append(part)
        return part

    def shut_down(self) -> None:
        """End what runs; before the store is closed."""
        for part in self._closing:
            part.shut_down()

    def opened(self, wanted: Wanted) -> Waits:
        """The way to its picture: it is opened as the bar does, while this table is chosen."""
        self.app.window.set_choices([wanted.choice])
        self.open()
        yield lambda: True


class Wanted(NamedTuple):
    """Contents of a page's picture: the table, and how far to play; `hands`: number of hands played for a list.

    `step`: decisions, answers or rows to move on. `hand` and `board` are the lab's, `topic` is the quiz's, `odds`: with
    live help.
    """

    choice: TableChoice
    step: int = 0
    seed: int = 1
    hand: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    topic: str | None = None
    odds: bool = False
    hands: int = 12
    deals: int = 48
    """Number of deals of a review, fixed so that the picture is the same on any machine."""

    def as_tournament(self) -> Wanted:
        """With the table as that of a sit and go, unless one is chosen."""
        choice = self.choice
        if choice.sng is not None:
            return self
        sng = sng_choice(choice.variant, choice.structure, "standard", choice.seats, choice.personas)
        return self._replace(choice=sng)


Waits = Iterator[Callable[[], bool]]
"""A way through the program: it goes on as soon as what it yields is true."""


class Picture(NamedTuple):
    """A state of a page that is pictured: its name, the way there, and the fields of `Wanted` that are its own.

    The way of a page is a method of its work; that of `Page.pictured` is given the program.
    """

    name: str
    way: Callable[[Any, Wanted], Waits]
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, eq=False)
class Page(ListedPage, Generic[K]):
    """A page of the program. `work` is its controller; `pictures` lists its pictures, by default one as it opens.

    `back`: the words of a button that leads back to it.
    """

    work: Callable[[App, Page[Any]], K]
    pictures: tuple[Picture, ...] = ()
    back: Phrase = _DONE

    @property
    def pictured(self) -> tuple[Picture, ...]:
        """The page's pictures, each with the way to it through a program."""
        pictures = self.pictures or (Picture(self.key, Work.opened),)
        return tuple([picture._replace(way=partial(self._led, picture)) for picture in pictures])

    def _led(self, picture: Picture, app: App, wanted: Wanted) -> Waits:
        return picture.way(app.pages.of(self), wanted)


class Pages:
    """The pages of one program, each built when it is first needed; `listed` are those that there are."""

    def __init__(self, app: App, listed: Sequence[Page[Any]]) -> None:
        self._app, self.listed = app, listed
        self._works: dict[Page[Any], Work[Any]] = {}

    def of(self, page: Page[K]) -> K:
        """The work of a page, built on first use; raises `LookupError` for a page that is not listed."""
        if page not in self.listed:
            raise LookupError(f"the page {page.key!r} is not in the list of pages")
        if page not in self._works:
            self._works[page] = page.work(self._app, page)
            self._works[page].set_settings(self._app.settings)
        return cast(K, self._works[page])

    def named(self, key: str) -> Page[Any]:
        """The listed page of this key."""
        return next(page for page in self.listed if page.key == key)

    def built(self, page: Page[K]) -> K | None:
        """The work of a page, None while it is not built."""
        return cast("K | None", self._works.get(page))

    def all_built(self) -> Sequence[Work[Any]]:
        """The work of all pages that are built."""
        return tuple(self._works.values())

    def in_sight(self) -> Work[Any] | None:
        """The work of the page that is shown."""
        return next((work for work in self._works.values() if work.is_shown), None)
