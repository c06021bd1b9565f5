"""Questions as JSON: with every fact that is needed to work the answer out again."""

from __future__ import annotations

from typing import Any

from pokertable.model.cards import known, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import HandStarted
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import Cards
from pokertable.model.variant import Variant
from pokertable.session.phh.write import write_stopped
from pokertable.session.record.record import HERO
from pokertable.training.played import PlayedDeal, act_text
from pokertable.training.quiz.answers import Answer, low_share, names
from pokertable.training.quiz.deals import CardDeal, Deal, HandsDeal
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics.showdown import pots_of
from pokertable.training.quiz.topics.their_range import RangeAnswer
from pokertable.training.reads.spot import ReadSpot


def question_json(question: Question) -> dict[str, Any]:
    """One question: ``topic``, ``game``, ``level``, ``prompt`` and so on. Players are counted from 1."""
    hand, board = _cards(question.deal)
    return {
        "topic": question.topic.key,
        "game": question.game,
        "level": question.level,
        "prompt": str(question.prompt),
        "hand": show_cards(hand),
        "board": show_cards(board),
        "facts": facts(question),
        "choices": None,
        "answer": _answer(question.answer),
        "accept": [_answer(answer) for answer in question.accept] or None,
        "explanation": str(question.explanation),
        "error_kinds": [
            {"answer": _answer(tempting.answer), "error": tempting.error.key} for tempting in question.tempting
        ],
    }


def _answer(answer: Answer) -> Any:
    """Of two opponents what is right of the first; of the other it stands with the facts of that one."""
    return answer.by_seat()[0] if isinstance(answer, RangeAnswer) else answer.json()


def _cards(deal: Deal) -> tuple[Cards, Cards]:
    """One's own cards and the board."""
    if isinstance(deal, CardDeal):
        return deal.hand, deal.board
    if isinstance(deal, ReadSpot):
        return deal.own_cards, known(deal.hand.state.board)
    if isinstance(deal, HandsDeal):
        return (), ()
    return (), known(deal.play().state.board)


def facts(question: Question) -> dict[str, Any]:
    """Every hand, board, stack, bet, ante and action that the answer follows from; a low that is not the game's own."""
    variant = question.deal.variant
    return _facts(question) | ({} if variant == CATALOGUE[variant.key] else {"qualifier": _highest(variant)})


def _highest(variant: Variant) -> int | None:
    """The highest card of a low as a number, the eight being 8."""
    share = low_share(variant)
    return None if share is None or share.qualifier is None else share.qualifier + 2


def _facts(question: Question) -> dict[str, Any]:
    deal = question.deal
    if isinstance(deal, CardDeal):
        found: dict[str, Any] = {"hand": names(deal.hand), "board": names(deal.board)}
        if deal.others:
            found["others"] = [{"up": names(other.cards), "folded": other.folded} for other in deal.others]
        return found | question.topic.facts(question)
    if isinstance(deal, HandsDeal):
        return {"hands": {str(player): names(hand) for player, hand in enumerate(deal.hands, 1)}}
    if isinstance(deal, ReadSpot):
        assert isinstance(question.answer, RangeAnswer)
        return _read(deal, question.answer)
    return _played(deal)


def _read(spot: ReadSpot, answer: RangeAnswer) -> dict[str, Any]:
    """The hand as its reader sees it, who is asked about, and the spread before the actions that are asked about."""
    seats = len(spot.players)
    first, *others = [_range(each) for each in spot.each]
    also = [{**other, "answer": said} for other, said in zip(others, answer.by_seat()[1:], strict=True)]
    return {
        "phh": write_stopped(
            [seen_by(event, spot.own) for event in spot.hand.events],
            [HERO if seat == spot.own else spot.name(seat) for seat in range(seats)],
            spot.own,
        ),
        **first,
        "asks": "hand" if spot.whole else "street",
        **({"also": also[0]} if also else {}),
    }


def _range(spot: ReadSpot) -> dict[str, Any]:
    """Who is asked about, and the spread before its actions."""
    read, seats = spot.read, len(spot.players)
    return {
        "player": (spot.seat - spot.played.button - 1) % seats + 1,
        "persona": spot.persona,
        "prior": {str(name): part for name, part in zip(read.names, read.prior_spread, strict=True)},
        "prior_score": read.prior_score,
        "method": "sampled" if read.sampled else "exact",
    }


def _played(deal: PlayedDeal) -> dict[str, Any]:
    hand = deal.play()
    stakes, started = deal.game.stakes, hand.events[0]
    assert isinstance(started, HandStarted)
    found: dict[str, Any] = {
        "limit": deal.game.structure.value,
        "small_bet": stakes.small_bet,
        "big_bet": stakes.big_bet,
        "antes": list(started.antes),
        "blinds": list(started.blinds),
        "bring_in": stakes.bring_in,
        "button": deal.button + 1,
        "starting_stacks": list(deal.stacks),
        "actions": _actions(deal),
        "board": names(known(hand.state.board)),
    }
    return found | (_showdown(hand) if hand.over else _turn(hand))


def _showdown(hand: Hand) -> dict[str, Any]:
    """The hands of those who did not fold, and the pots with those who contest them."""
    final = hand.observe(None, everything=True)
    pots = pots_of(final)
    return {
        "hands": {str(view.seat + 1): names(view.known) for view in final.seats if not view.folded},
        "put_in": [view.put_in for view in final.seats],
        "pots": [
            {"amount": amount, "players": [seat + 1 for seat in seats]}
            for amount, seats in zip(pots.amounts, pots.seats, strict=True)
        ],
    }


def _turn(hand: Hand) -> dict[str, Any]:
    """Who is to act, and all chips on the table."""
    legal = hand.legal()
    return {
        "player": legal.seat + 1,
        "to_call": legal.to_call,
        "bets": list(hand.state.bets),
        "stacks": list(hand.state.stacks),
        "pot": legal.pot,
    }


def _actions(deal: PlayedDeal) -> list[str]:
    """The actions in PHH's words with who took them: ``p3 cbr 40``."""
    hand = Hand(deal.game, deal.stacks, deal.button, Deck(deal.deck))
    said = []
    for act in deal.acts:
        said.append(f"p{(hand.to_act or 0) + 1} {act_text(act)}")
        hand.act(act)
    return said
