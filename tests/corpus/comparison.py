"""Compares our engine with a recorded hand, decision by decision and pot by pot, as the corpus README says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pokertable.model.cards import parse_any_cards
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import BetsCollected
from pokertable.model.hand.hand import Hand
from tests.corpus.recorded import hand_of


@dataclass
class Comparison:
    """What was compared in one hand and what differed; `stopped` says why an unclean hand was left early."""

    decisions: int = 0
    excused: int = 0
    differences: list[str] = field(default_factory=list)
    stopped: str | None = None
    settled: bool = False


def compare(recorded: dict[str, Any]) -> Comparison:
    found = Comparison()
    hand = hand_of(recorded)
    for number, step in enumerate(recorded["steps"]):
        if step["t"] != "act":
            continue
        where = f"{recorded['id']} step {number} seat {step['p']}"
        if hand.to_act is None and step["do"] == "cc" and not step["cc"]:
            continue  # asked when nobody can answer: no decision of ours (resources/rules/betting.md#who-is-asked)
        if hand.to_act != step["p"]:
            found.differences.append(f"{where}: ours has seat {hand.to_act} to act")
            return found
        if step["do"] == "sd":
            found.decisions += 1
            if hand.legal().draw is None:
                found.differences.append(f"{where}: a draw, ours has none")
        elif "q" in step:
            found.excused += 1
            if step["do"] == "cc" and hand.legal().check_call != step["cc"]:
                found.stopped = f"another price: {'+'.join(step['q'])}"
                return found
        else:
            found.decisions += 1
            found.differences += [f"{where}: {text}" for text in differing(hand, step)]
        try:
            hand.act(action(step, all_in_bring_in(step)))
        except IllegalAction as error:
            if recorded["clean"]:
                found.differences.append(f"{where}: {error}")
            found.stopped = f"forbidden: {error}"
            return found
    compare_end(recorded, hand, found)
    return found


def differing(hand: Hand, step: dict[str, Any]) -> list[str]:
    """The legal actions that differ before a decision."""
    legal = hand.legal()
    call, low, high = step.get("std", (step.get("cc"), step.get("lo"), step.get("hi")))
    bounds = None if low is None or all_in_bring_in(step) else (low, high)
    pairs: list[tuple[str, Any, Any]] = [
        ("call", call, legal.check_call),
        ("raise to", bounds, legal.raise_to),
        ("bring-in", step.get("pb"), legal.bring_in),
        ("pot", step["pot"], legal.pot),
    ]
    if call != 0:
        pairs.append(("fold", bool(step.get("f")), legal.fold))
    return [f"{what}: recorded {theirs}, ours {ours}" for what, theirs, ours in pairs if theirs != ours]


def all_in_bring_in(step: dict[str, Any]) -> bool:
    """Whether pokerkit offers a bet of the chips that the bring-in takes, which are all that the player has."""
    return step.get("pb") is not None and step.get("hi") == step["pb"]


def action(step: dict[str, Any], brings_in: bool) -> Action:
    match step["do"]:
        case "f":
            return Fold()
        case "cc":
            return CheckCall()
        case "cbr" if brings_in:
            return BringIn()
        case "pb":
            return BringIn()
        case "sd":
            return Draw(parse_any_cards(step["c"]))
    return RaiseTo(step["to"])


def compare_end(recorded: dict[str, Any], hand: Hand, found: Comparison) -> None:
    if not hand.over:
        found.differences.append(f"{recorded['id']}: ours is not over, seat {hand.to_act} is to act")
        return
    found.settled = True
    collected = [event for event in hand.events if isinstance(event, BetsCollected)]
    ours = [(pot.amount, list(pot.seats)) for pot in collected[-1].pots]
    pots = recorded["pots"] if recorded["clean"] else recorded.get("std_pots")
    if pots is not None:
        theirs = [(pot["amt"], pot["elig"]) for pot in pots]
        if ours != theirs:
            found.differences.append(f"{recorded['id']}: pots {theirs}, ours {ours}")
    if {"settle_odd_chip", "tie_rich"} <= set(recorded["tags"]) and hand.state.game.variant.brings_in:
        return  # recorded with tied odd chips in seat order, not by resources/rules/pots-and-showdown.md#odd-chips
    final = recorded["final"] if recorded["clean"] else recorded.get("std_final", recorded["final"])
    if hand.state.stacks != final:
        found.differences.append(f"{recorded['id']}: final {final}, ours {hand.state.stacks}")
