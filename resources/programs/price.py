#!/usr/bin/env python3
"""A player for a seat of pokertable: it looks at the price and at how its cards fit together. Needs only Python.

    pokertable simulate --game omaha --limit pot --players "program:python3 resources/programs/price.py,tag" --hands 200

It reads one JSON object a line and answers the questions (``"type": "act"``) with one of its own.
"""

import json
import sys

RANKS = "23456789TJQKA"


def fit(hole, board):
    """How many ways the own cards work together and with the board: pairs, suits, neighbours, high cards."""
    own = [hole[at : at + 2] for at in range(0, len(hole), 2)]
    table = [board[at : at + 2] for at in range(0, len(board), 2)]
    points = sum(RANKS.index(card[0]) for card in own) / 12
    for number, card in enumerate(own):
        for other in own[number + 1 :] + table:
            distance = abs(RANKS.index(card[0]) - RANKS.index(other[0]))
            points += 3 if distance == 0 else 0.5 if distance <= 2 else 0
            points += 0.5 if card[1] == other[1] else 0
    return points / len(own)


def unpaired(hole):
    """What it discards in a draw: the cards that no other of its hand has the rank of, all but the highest of them."""
    own = [hole[at : at + 2] for at in range(0, len(hole), 2)]
    alone = [card for card in own if sum(other[0] == card[0] for other in own) == 1]
    alone.sort(key=lambda card: RANKS.index(card[0]))
    return "".join(alone[: len(own) - 2])


def answer(question):
    """What to do: raise with a good fit, call while the price is fair, else check or fold."""
    legal = question["legal"]
    if legal["draw"] is not None:
        return {"do": "draw", "discard": unpaired(question["hole"])}
    points = fit(question["hole"], question["board"])
    if legal["raise"] and points > 3:
        return {"do": "raise", "to": legal["raise"][0]}
    if legal["check_call"] is None:
        return {"do": "bring-in"}
    price = legal["check_call"] / (question["pot"] + legal["check_call"])
    return {"do": "call"} if price < points / 10 or not legal["fold"] or price == 0 else {"do": "fold"}


def main():
    """Answer until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "ready", "name": "Price"}
        elif message["type"] == "act":
            reply = answer(message)
        else:
            continue
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
