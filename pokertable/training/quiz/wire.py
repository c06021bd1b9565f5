"""Questions as JSON: with every fact needed to work the answer out again."""

from __future__ import annotations

from typing import Any

from pokertable.model.cards import show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.variant import Variant
from pokertable.training.quiz.question import AnyQuestion


def question_json(question: AnyQuestion) -> dict[str, Any]:
    """One question: ``topic``, ``game``, ``level``, ``prompt`` and so on. Players are counted from 1."""
    topic, deal = question.topic, question.deal
    hand, board = deal.own_and_board
    return {
        "topic": topic.key,
        "game": question.game,
        "level": question.level,
        "prompt": str(question.prompt),
        "hand": show_cards(hand),
        "board": show_cards(board),
        "facts": topic.facts(question) | _own_low(deal.variant),
        "choices": None,
        "answer": topic.told(question, question.answer),
        "accept": topic.accept_json(question),
        "explanation": str(question.explanation),
        "error_kinds": [
            {"answer": topic.told(question, each.answer), "error": each.error.key} for each in question.tempting
        ],
        **topic.more(question),
    }


def _own_low(variant: Variant) -> dict[str, int | None]:
    """The highest card of a changed low qualifier, as a number, the eight being 8."""
    if variant == CATALOGUE[variant.key]:
        return {}
    share = variant.low
    return {"qualifier": None if share is None or share.qualifier is None else share.qualifier + 2}
