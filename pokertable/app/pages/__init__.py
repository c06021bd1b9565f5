"""The pages of the program, each a value: window, command line and tests go over the list."""

from __future__ import annotations

from typing import Any, Final

from pokertable.app.pages.decide import DECIDE as DECIDE
from pokertable.app.pages.hands import HISTORY as HISTORY
from pokertable.app.pages.hands import REPLAYER as REPLAYER
from pokertable.app.pages.hands import REVIEW as REVIEW
from pokertable.app.pages.lab import LAB as LAB
from pokertable.app.pages.page import Page
from pokertable.app.pages.path import PATH as PATH
from pokertable.app.pages.quiz import QUIZ as QUIZ
from pokertable.app.pages.rules import RULES as RULES
from pokertable.app.pages.settings import SETTINGS as SETTINGS
from pokertable.app.pages.start import START as START
from pokertable.app.pages.starts import STARTS as STARTS
from pokertable.app.pages.statistics import STATISTICS as STATISTICS
from pokertable.app.pages.table import TABLE as TABLE
from pokertable.app.pages.today import TODAY as TODAY
from pokertable.app.pages.tournament_end import TOURNAMENT_END as TOURNAMENT_END

PAGES: Final[tuple[Page[Any], ...]] = (
    START,
    TABLE,
    PATH,
    TOURNAMENT_END,
    LAB,
    QUIZ,
    DECIDE,
    STARTS,
    REVIEW,
    TODAY,
    HISTORY,
    REPLAYER,
    STATISTICS,
    RULES,
    SETTINGS,
)
"""All of them, in the order in which the bar and the menu have those that they offer."""
