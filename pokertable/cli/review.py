"""``pokertable review``: a player's decisions in a recorded hand, each weighed against what the player knew then."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from pokertable.cli.decide import stopped_hand
from pokertable.cli.game_args import file, players, whole
from pokertable.cli.icm import numbers
from pokertable.cli.language import (
    BadArgument,
    amount,
    choice,
    figure,
    outside,
    percent,
    said,
    severity,
    share,
    street,
    tr,
)
from pokertable.cli.opponents import opponent_from
from pokertable.cli.output import ProgressLine, Subparsers, json_line
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import INTERVAL, Phrase
from pokertable.session.phh.replay import Replay
from pokertable.session.record.spectator import seen_hand
from pokertable.session.words.breaks import padded
from pokertable.training.weigh.limits import MOST_DEALS, SECONDS, SEEDED_DEALS
from pokertable.training.weigh.severity import Severity

if TYPE_CHECKING:
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.verdict import Verdict

MOST_SAMPLES = 100_000
_DECIMALS = 2
"""Decimals of the values that are printed."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``review`` command."""
    parser = subparsers.add_parser(
        "review",
        help=tr("a player's decisions, judged by what could be known then"),
        description=tr(
            "Judges each of a player's decisions in a PHH hand: pot odds, equity against random hands and "
            "against the ranges that the opponents' actions suggest, what each choice is worth when played "
            "out, and what was lost. Nothing depends on cards that the player couldn't know."
        ),
    )
    parser.add_argument("file", metavar=tr("FILE"), type=file, help=tr("a .phh file"))
    parser.add_argument(
        "--player", type=whole, metavar="N", help=tr("counted from 1 (default: the file's hero, else 1)")
    )
    parser.add_argument(
        "--as",
        dest="personas",
        type=players,
        metavar="A,B,...",
        help=tr(
            "the opponents clockwise from the player's left, repeated if fewer (default: those recorded, else tag)"
        ),
    )
    parser.add_argument(
        "--samples",
        type=whole,
        metavar="N",
        help=tr(
            "deals to play out for every choice of a decision (default: as many as {seconds} seconds allow)",
            seconds=round(SECONDS),
        ),
    )
    parser.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help=tr(
            "the same seed and --samples give the same figures; with a seed but no --samples, {count} deals are "
            "played out",
            count=SEEDED_DEALS,
        ),
    )
    parser.add_argument(
        "--prizes",
        type=amounts,
        metavar="X,Y,...",
        help=tr(
            "a tournament: the prizes left, first place first; values are then in percent of the prize pool (ICM), in "
            "JSON in big blinds at the average value of a chip"
        ),
    )
    parser.add_argument(
        "--elsewhere",
        type=amounts,
        default=(),
        metavar="A,B,...",
        help=tr("the stacks of the tournament's players at other tables"),
    )
    parser.add_argument("--json", action="store_true", help=tr("print only JSON, one object per line"))
    parser.set_defaults(run=run)


def amounts(text: str) -> tuple[int, ...]:
    """Whole numbers separated by commas; raises `argparse.ArgumentTypeError` naming an invalid one."""
    found = numbers(text)
    for number in found:
        if not number.is_integer() or number < 0:
            raise argparse.ArgumentTypeError(tr("{text} isn't a whole number: write 500,300,200", text=f"{number:g}"))
    return tuple(map(int, found))


def run(args: argparse.Namespace) -> int:
    """Print the decisions and the hand's summary; raises `ValueError` for a hand that cannot be reviewed, `OSError`."""
    if args.samples is not None and not 1 <= args.samples <= MOST_SAMPLES:
        raise outside("--samples", args.samples, MOST_SAMPLES)
    played = stopped_hand(args.file)
    phh = played.phh
    player = args.player if args.player is not None else 1 if phh.hero is None else phh.hero + 1
    if not 1 <= player <= len(phh.stacks):
        raise outside("--player", player, len(phh.stacks))
    if args.elsewhere and not args.prizes:
        raise BadArgument("--elsewhere: only with --prizes")
    personas = tuple([opponent_from(name, getattr(args, "profile", None)) for name in args.personas or ()])
    pool = _pool(phh.stacks, args.prizes, args.elsewhere) if args.prizes else None
    found, verdicts = reviewed(played, player, personas, args.samples, args.seed, str if args.json else said, pool)
    for at, line in enumerate(found):
        print(json_line(line) if args.json else "\n".join(as_text(at, found, verdicts)), flush=True)
    return 0


def _pool(stacks: Sequence[int], prizes: tuple[int, ...], elsewhere: tuple[int, ...]) -> PrizePool:
    """The prizes of a hand between these stacks; raises `ValueError` for prizes that cannot be."""
    from pokertable.analysis.icm import prizes_expected
    from pokertable.training.weigh.prize_pool import PrizePool

    every = [*stacks, *elsewhere]
    prizes_expected(every, prizes)
    if not any(prizes):
        raise BadArgument("no prize is left: expected a first prize above 0")
    return PrizePool(prizes, elsewhere, sum(every), sum(prizes))


def reviewed(
    played: Replay,
    player: int,
    personas: tuple[str, ...],
    samples: int | None,
    seed: int | None,
    say: Callable[[Phrase], str] = str,
    pool: PrizePool | None = None,
) -> tuple[list[dict[str, Any]], tuple[Verdict, ...]]:
    """The decisions and the hand's summary as JSON; the verdicts, of which the text says more.

    Without `samples` the time is limited instead, or with a `seed` the deals. `say` words the reasons. In prizes where
    there is a `pool`.
    """
    from pokertable.training.review.review import HandReview, policies_of
    from pokertable.training.review.wire import hand_json, verdict_json

    phh, seats = played.phh, len(played.phh.stacks)
    took = [each.took for each in played.decisions if each.player == player - 1]
    if not took:
        raise BadArgument("--player {player}: made no decision in this hand", player=player)
    seat = phh.seat(player - 1)
    recorded = list(phh.by_seat(phh.policies)) if phh.policies else []
    if personas:
        recorded = [""] * seats
        for step, name in enumerate(islice(cycle(personas), seats - 1), 1):
            recorded[(seat + step) % seats] = name
    names, _ = policies_of(recorded, seats, seat)
    progress = ProgressLine()
    seen = seen_hand(played.events, seat)
    seconds = SECONDS if samples is None and seed is None else None
    deals = samples or (MOST_DEALS if seed is None else SEEDED_DEALS)
    for verdicts in HandReview(seen, names, seed=seed or 0, samples=deals, seconds=seconds, pool=pool):
        done = sum(verdict.settled for verdict in verdicts)
        progress.say(tr("decision {number}, {done} settled", number=len(verdicts), done=done))
    progress.clear()
    called = None if phh.hero == player - 1 else phh.players[player - 1]
    told = zip(verdicts, took, strict=True)
    lines = [verdict_json(verdict, player, words, phh.unit, say, called) for verdict, words in told]
    return [*lines, hand_json(verdicts, say, called)], verdicts


def as_text(at: int, found: Sequence[dict[str, Any]], verdicts: Sequence[Verdict]) -> list[str]:
    """A decision, or the hand, as lines of text."""
    line, raises = found[at], [each.moment.legal.raise_kind for each in verdicts]
    if "costliest" in line:
        costliest = line["costliest"]
        if costliest is None:
            return [line["text"]]
        where = found[costliest]
        took = _took(where, raises[costliest])
        played_on = street(where["street"], verdicts[costliest].game.variant)
        return [tr("{street}, {took}: {sentence}", street=played_on, took=took, sentence=line["text"])]
    equity, verdict = line["equity"], verdicts[at]
    pool, needed = verdict.pool, verdict.price_in_prizes
    unit = 1.0 if pool is None else pool.percent(verdict.game.unit)
    in_big_bets = verdict.game.structure is Structure.FIXED
    most = verdict.most_lost / verdict.game.unit
    is_known = verdict.decided and line["loss"] > 0
    lost = line["loss"] if is_known else most
    nothing = not round(unit * lost, _DECIMALS)
    words = _head(is_known=is_known, nothing=nothing, in_prizes=pool is not None, in_big_bets=in_big_bets)
    if not is_known and verdict.so_far is not Severity.BEST and (verdict.decided or nothing):
        words = tr("p{player}, {street}: {took} ({severity})")  # no figure says more
    head = words.format(
        player=line["player"],
        street=street(line["street"], verdict.game.variant),
        took=_took(line, raises[at]),
        severity=severity(line["severity"]),
        loss=figure(unit * lost, _DECIMALS),
        error=figure(unit * INTERVAL * line["loss_stderr"], _DECIMALS),
        part=percent(lost / line["stake"]),
    )
    price = tr("pot {pot}, {to_call} to call: needs {odds}; equity {share} (against random hands {random})")
    if verdict.called is not None:
        price = tr(
            "pot {pot}, {to_call} to call: needs {odds}; equity {called} if nobody else calls, {share} if everybody "
            "does (against random hands {random})"
        )
    elif verdict.needed is None:
        price = tr("pot {pot}; equity {share} (against random hands {random})")
    if needed is not None:
        price = tr(
            "pot {pot}, {to_call} to call: needs {odds} in chips, {prizes} in prizes; equity {share} (against random "
            "hands {random})"
        )
    price = price.format(
        prizes=percent(needed or 0),
        pot=amount(line["pot"]),
        to_call=amount(line["to_call"]),
        odds=percent(line["pot_odds"] or 0),
        share=_with_error(equity["ranges"], equity.get("ranges_stderr")),
        called=_with_error(verdict.called.equity, verdict.called.stderr) if verdict.called else "",
        random=_with_error(equity["random"], equity.get("random_stderr")),
    )
    lines = [head, f"  {price}"]
    if line["shares"]:
        lines.append("  " + tr(", ").join(f"{share(name)} {percent(part)}" for name, part in line["shares"].items()))
    lines.append(f"  {_worth(in_prizes=pool is not None, in_big_bets=in_big_bets)}")
    for each in line["ev"]:
        error = f"± {figure(unit * INTERVAL * each['stderr'], _DECIMALS)}" if each["stderr"] else tr("exact")
        lines.append(
            f"  {padded(choice(each, raises[at]), 20)} {figure(unit * each['mean'], _DECIMALS, '+'):>8} {error}"
        )
    return lines


def _worth(*, in_prizes: bool, in_big_bets: bool) -> str:
    """The line above the choices: in what they are valued."""
    if in_prizes:
        return tr("each choice in % of the prize pool:")
    return tr("each choice in big bets:") if in_big_bets else tr("each choice in big blinds:")


def _head(*, is_known: bool, nothing: bool, in_prizes: bool, in_big_bets: bool) -> str:
    """The words of a decision and its loss; of the most that it may have lost, where that is not known."""
    if nothing:
        return tr("p{player}, {street}: {took} ({severity}, nothing lost)")
    if is_known and in_prizes:
        return tr("p{player}, {street}: {took} ({severity}, lost {loss} ± {error}% of the prize pool)")
    if in_prizes:
        return tr("p{player}, {street}: {took} ({severity}, lost at most {loss}% of the prize pool)")
    if is_known and in_big_bets:
        return tr("p{player}, {street}: {took} ({severity}, lost {loss} ± {error} big bets, {part} of the pot)")
    if is_known:
        return tr("p{player}, {street}: {took} ({severity}, lost {loss} ± {error} big blinds, {part} of the pot)")
    if in_big_bets:
        return tr("p{player}, {street}: {took} ({severity}, lost at most {loss} big bets, {part} of the pot)")
    return tr("p{player}, {street}: {took} ({severity}, lost at most {loss} big blinds, {part} of the pot)")


def _took(line: dict[str, Any], kind: RaiseKind) -> str:
    """The decision in words: ``cbr 40`` of the file is a bet, a completion or a raise to 40."""
    do, _, rest = line["took"].partition(" ")
    if do == "cbr":
        return choice({"do": "raise", "to": rest}, kind)
    if do == "sd":
        return choice({"do": "draw", "discard": rest})
    return choice({"do": {"f": "fold", "pb": "bring-in"}.get(do, "call" if line["to_call"] else "check")})


def _with_error(equity: float, error: float | None) -> str:
    """Equity, with its 95% interval where it is sampled."""
    if not error or not equity:
        return percent(equity, error=error or 0.0)
    return f"{percent(equity)} ± {figure(100 * INTERVAL * error, 1)}"
