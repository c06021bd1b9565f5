"""The lab: cards read two ways, and lessons."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.model.text import phrase
from pokertable.session.profile.choice import usual_choice
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import ListedPage, Stands

if TYPE_CHECKING:
    from pokertable.model.game import Game
    from pokertable.training.lab.lesson import LessonStep, QuestionStep
    from pokertable.views.lab.page import LabPage


class LabWork(Work["LabPage"]):
    """Keeps how far the lessons have come, and lets a wrong guess come back in the quiz."""

    def build(self) -> LabPage:  # noqa: D102
        from pokertable.views.lab.page import LabPage

        page = LabPage(self.app.window.pages)
        page.set_progress(self.app.settings.lessons)
        page.progress_changed.connect(self._keep)
        page.misread.connect(self._keep_misread)
        page.returned.connect(lambda: self._back())
        self._back: Callable[[], None] = self.open
        return page

    def teach(self, key: str, leads: Callable[[], None], words: str) -> None:
        """Open a lesson alone, under the tab of learning: a button of these words `leads` back."""
        self._back = leads
        self.page.coach.back = words
        self.app.window.show_page(TAUGHT, self.page, shown(TAUGHT.title))
        self.page.open_lesson(key, alone=True)

    def open(self) -> None:
        """Show the lab under its own tab."""
        self.page.leads_back = False
        super().open()

    def list_lessons(self, leads: Callable[[], None]) -> None:
        """Show the list of lessons under the tab of learning; Escape there `leads` back."""
        self._back = leads
        self.page.show_lessons()
        self.page.leads_back = True
        self.app.window.show_page(TAUGHT, self.page, shown(TAUGHT.title))

    def _keep(self, progress: dict[str, Any]) -> None:
        self.app.settings.lessons = progress
        self.app.profile.save()

    def _keep_misread(self, step: LessonStep | QuestionStep, guess: tuple[Card, ...] | None) -> None:
        from pokertable.training.today.run import missed_guess

        missed_guess(self.app.quiz_progress(), step, guess)

    def open_lesson(self, key: str) -> None:
        """Begin or resume a lesson."""
        self.open()
        self.page.open_lesson(key)

    def open_cards(self, hand: tuple[Card, ...], board: tuple[Card, ...], game: str) -> None:
        """Show these cards."""
        self.open()
        self.page.open_cards(hand, board, game)

    def game(self) -> Game:
        """The one that the step of a lesson is about, else the one whose cards lie there."""
        from pokertable.training.lab.lesson import game_of

        run = self.page.course.run
        key = self.page.cards.variant.key if run is None else game_of(run.now)
        return usual_choice(key).game()

    def lying(self, wanted: Wanted) -> Waits:
        """With these cards; none: as it is first met, in another game with cards dealt by the seed.

        Raises `ValueError` naming what does not fit.
        """
        self.open()
        hand, board, game = wanted.hand, wanted.board, wanted.choice.variant
        if not (hand or board) and game != self.page.cards.variant.key:
            variant = CATALOGUE[game]
            dealt = shuffled_deck(random.Random(wanted.seed))[: variant.hole_cards + variant.board_cards]
            hand, board = tuple(dealt[: variant.hole_cards]), tuple(dealt[variant.hole_cards :])
        if hand or board:
            self.page.open_cards(hand, board, game)
        yield lambda: not self.page.lab.will_tell


LEARN: Final = phrase("Learn")
"""The title of the tab under which everything is learned."""
TAUGHT: Final = ListedPage(key="lesson", title=LEARN, tab="path")
"""A lesson that is taken on the way, in the lab."""
LAB: Final = Page(
    key="lab",
    title=phrase("Lab"),
    stands=Stands.TAB,
    work=LabWork,
    pictures=(Picture("lab", LabWork.lying, ("hand", "board")),),
)
