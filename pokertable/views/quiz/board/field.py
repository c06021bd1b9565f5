"""The place of a part's answer: its interface for the board and the session."""

from __future__ import annotations

from pokertable.training.quiz.parts import Value
from pokertable.training.quiz.question import AnyReply
from pokertable.views.widgets.key_list import Keys


class AnswerField:
    """A place for numbers, chips or a spread; by default it has none of the features."""

    can_even_out = False
    """Whether the values can be spread evenly."""

    @property
    def value(self) -> Value | None:
        """The present answer; None while it is incomplete."""
        return None

    @property
    def can_undo(self) -> bool:
        """Whether a change can be undone."""
        return False

    def undo(self) -> None:
        """Undo the last change."""

    def even_out(self) -> None:
        """Spread the values evenly."""

    def show_missing(self) -> None:
        """Go to the missing part."""

    def say_keys(self, keys: Keys) -> None:
        """Show the keys that have no button."""

    def take_focus(self) -> None:
        """Move the focus to the answer."""

    def show_verdict(self, reply: AnyReply) -> None:
        """Show the right answer beside the given one, and close it."""
