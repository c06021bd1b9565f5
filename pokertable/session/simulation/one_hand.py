"""One hand played to its end by policies and programs, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pokertable.model.hand.hand import Hand
from pokertable.players.seen.policy import Policy, choose
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import foresee
from pokertable.session.programs import protocol
from pokertable.session.programs.program import Program
from pokertable.session.simulation.batch import private_cards


def play_one(
    hand: Hand,
    number: int,
    names: Sequence[str],
    policies: Sequence[Policy],
    draws: Sequence[Random],
    programs: Mapping[int, Program],
) -> None:
    """Play the hand; all arguments are by seat, the names are those that programs are told.

    `programs` play in place of the policies of their seats; they are told the end of the hand, its number from 1.
    """
    stacks = hand.state.started.stacks
    street = -1
    while (seat := hand.to_act) is not None:
        program = programs.get(seat)
        if program is not None:
            hand.act(program.choose(number, hand.observe(seat), names))
            continue
        public = hand.observe(None)
        if hand.state.street > street and not hand.state.game.variant.draws:
            street = hand.state.street
            seats = [each for each in public.live() if each not in programs]
            foresee(Spot.of(public), [(each, private_cards(hand, each)) for each in seats])
        own = [*hand.state.holes[seat], *hand.state.discards[seat]]
        hand.act(choose(policies[seat], public, own, draws[seat]).action)
    if programs:
        nets = [after - before for after, before in zip(hand.state.stacks, stacks, strict=True)]
        over = protocol.end(number, nets, hand.events)
        for program in programs.values():
            program.tell(over)
