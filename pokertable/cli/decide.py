"""``pokertable decide``: a persona's action at the end of a recorded hand, with probabilities and the reason."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokertable.cli.game_args import file
from pokertable.cli.language import BadArgument, choice, percent, said, street, tr
from pokertable.cli.opponents import opponent_from
from pokertable.cli.output import Subparsers, json_line
from pokertable.model.cards import Card, known, parse_cards, require_distinct, show_cards
from pokertable.model.hand.actions import Action, Draw
from pokertable.model.hand.events import RaiseKind
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.session.phh.read import PhhHand, Unreadable, in_hand, read_file
from pokertable.session.phh.replay import Replay, replay
from pokertable.session.phh.text import PhhError
from pokertable.session.words.breaks import padded

if TYPE_CHECKING:
    from pokertable.model.variant import Variant
    from pokertable.players.seen.policy import AppliedRule


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``decide`` command."""
    parser = subparsers.add_parser(
        "decide",
        help=tr("what an opponent would do where a hand stops, and why"),
        description=tr(
            "What an opponent would do at the point where the hand in a PHH file stops: each choice with its "
            "probability, and the reason for the likeliest one."
        ),
    )
    parser.add_argument(
        "file", metavar=tr("FILE"), type=file, help=tr("a .phh file whose hand stops before it is over")
    )
    parser.add_argument(
        "--as", dest="persona", required=True, metavar=tr("PERSONA"), help=tr("such as tag or tag:expert")
    )
    parser.add_argument(
        "--hand", metavar=tr("CARDS"), help=tr("the cards of the player to act, if not those of the file")
    )
    parser.add_argument("--json", action="store_true", help=tr("print only JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the decision; raises `ValueError` for a hand without a decision, `OSError` for the file."""
    played = stopped_hand(args.file)
    if played.hand.to_act is None:
        raise BadArgument("{file}: nobody is to act: expected a hand that stops before it is over", file=str(args.file))
    persona, say = opponent_from(args.persona, getattr(args, "profile", None)), str if args.json else said
    found = decision(played, persona, args.hand, say)
    public = played.hand.observe(None)
    print(json_line(found) if args.json else "\n".join(as_text(found, raise_kind(public), public.game.variant)))
    return 0


def stopped_hand(file: Path) -> Replay:
    """The first hand of a file, replayed to its end; an error names the file."""
    parsed: PhhHand | Unreadable | None = next(iter(read_file(file)), None)
    if parsed is None:
        raise PhhError("{file}: expected a hand", file=str(file))
    if isinstance(parsed, Unreadable):
        raise parsed.error
    try:
        return replay(parsed)
    except PhhError as error:
        raise PhhError(in_hand(str(file), parsed.index, error)) from None


def decision(played: Replay, persona: str, hand: str | None, say: Callable[[Phrase], str] = str) -> dict[str, Any]:
    """The decision as JSON: `facts` are the figures that the reason names. `say` words the reason.

    Somebody must be to act.
    """
    import numpy as np

    from pokertable.players.opponents.personas import policy_of
    from pokertable.players.seen.policy import reason_of

    seat = played.hand.to_act
    assert seat is not None, "nobody is to act"
    policy = policy_of(persona)
    public = played.hand.observe(None)
    cards = _own_cards(played, seat, hand)
    private = np.array(
        [[card for card in (*cards, *_discards(played, seat)) if card not in public.seats[seat].ups]], np.uint8
    )
    rules = policy.applied_rules(public, private)
    if public.drawing:
        actions, chances = discarded(rules)
    else:
        actions, chances = policy.menu(public).actions, policy.probabilities(public, private)[0].tolist()
    best = max(range(len(actions)), key=chances.__getitem__)
    reason = reason_of(rules, actions[best])
    free = public.legal is not None and public.legal.free
    return {
        "game": public.game.variant.key,
        "player": played.phh.player(seat) + 1,
        "street": public.street_rules.name,
        "hand": show_cards(cards),
        "persona": persona,
        "choices": [
            played.phh.unit.action(action, free=free) | {"p": chance}
            for action, chance in zip(actions, chances, strict=True)
        ],
        "reason": say(reason),
        "facts": {name: value if isinstance(value, int) else str(value) for name, value in reason.fields},
    }


def discarded(rules: Sequence[AppliedRule]) -> tuple[tuple[Action, ...], list[float]]:
    """The discards of a single hand under these rules, and their chances: pat, then by number of cards."""
    chances: dict[Action, float] = {Draw(): 0.0}
    for rule in rules:
        for action, part in rule.does() if rule.weights[0] else ():
            chances[action] = chances.get(action, 0.0) + float(rule.weights[0]) * part
    in_order = sorted(chances, key=lambda each: (len(each.cards), each.cards) if isinstance(each, Draw) else (0, ()))
    return tuple(in_order), [chances[each] for each in in_order]


def _own_cards(played: Replay, seat: int, text: str | None) -> tuple[Card, ...]:
    """All cards of the seat to act: from the text, or from the file."""
    public = played.hand.observe(None)
    held = played.hand.observe(seat).seats[seat]
    cards = held.known if text is None else parse_cards(text)
    if len(cards) != len(held.cards):
        if text is None:
            raise BadArgument("the file doesn't give the cards of the player to act: use --hand")
        raise BadArgument(
            "--hand {text}: expected {expected} cards, not {count}",
            text=repr(text),
            count=len(cards),
            expected=len(held.cards),
        )
    if text is None:
        return cards
    ups = public.seats[seat].ups
    for card in ups:
        if card not in cards:
            raise BadArgument(
                "--hand {text}: must include the player's up cards, {ups}", text=repr(text), ups=show_cards(ups)
            )
    require_distinct((*cards, *_discards(played, seat), *public.others_ups(seat), *public.board))
    return cards


def _discards(played: Replay, seat: int) -> tuple[Card, ...]:
    """The seat's own discards that are known and cannot come back."""
    return known(played.hand.observe(seat).seats[seat].discards)


def raise_kind(public: Observation) -> RaiseKind:
    """Whether a raise is a bet, a completion or a raise at this decision."""
    return RaiseKind.RAISE if public.legal is None else public.legal.raise_kind


def as_text(found: dict[str, Any], kind: RaiseKind, variant: Variant) -> list[str]:
    """The decision as lines of text, a raise of this kind."""
    head = tr("p{player}, {street}, {hand}, as {persona}:")
    where = street(found["street"], variant)
    lines = [head.format(player=found["player"], street=where, hand=found["hand"], persona=found["persona"])]
    lines += [f"  {padded(choice(each, kind), 20)} {percent(each['p'])}" for each in found["choices"]]
    return [*lines, found["reason"]]
