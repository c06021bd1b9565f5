"""Command-line options for a game, and the game they select."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from pokertable.cli.language import BadArgument, figure, tr, unknown
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card, InvalidCard, parse_cards
from pokertable.model.game import QUALIFIERS, Game, with_qualifier
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import MIXES, PREFIX, Offer, Rotation, alone, offer
from pokertable.model.stakes import USUAL_RAISE_CAP, HouseRules, Rake, antes_alone_stakes, blind_stakes, bring_in_stakes
from pokertable.model.text import BadInput, told
from pokertable.model.variant import Variant
from pokertable.session.profile.choice import MAX_STACK, USUAL_STACK, usual_stakes


def add_variant_argument(parser: argparse.ArgumentParser, *, default: str | None = None, mixes: bool = False) -> None:
    """Add ``--game``; `mixes`: mixes are allowed too."""
    names = [*CATALOGUE, *MIXES, PREFIX + tr("GAME/LIMIT,GAME/LIMIT,...")] if mixes else list(CATALOGUE)
    parser.add_argument(
        "--game",
        required=default is None,
        default=default,
        metavar=tr("GAME"),
        help=tr("one of {names}", names=" ".join(names)),
    )
    parser.add_argument(
        "--qualifier",
        metavar="N",
        type=whole,
        choices=QUALIFIERS,
        help=tr("the highest card of a low in a hi/lo game with a board: 7, 8 or 9"),
    )


def add_game_arguments(parser: argparse.ArgumentParser, *, game: str | None = None) -> None:
    """Add the options of a whole game or mix: structure, stakes, antes, cap, rake. `game` is the default."""
    add_variant_argument(parser, default=game, mixes=True)
    parser.add_argument(
        "--limit",
        metavar=tr("LIMIT"),
        help=tr("fixed, pot or none (default: the game's usual limit, such as pot for Omaha)"),
    )
    parser.add_argument(
        "--stakes",
        metavar=tr("LOW/HIGH"),
        help=tr(
            "small/big blind (default {blinds}); fixed limit: small/big bet (default {bets})",
            blinds="{}/{}".format(*usual_stakes(Structure.NO_LIMIT)),
            bets="{}/{}".format(*usual_stakes(Structure.FIXED)),
        ),
    )
    parser.add_argument(
        "--stack",
        metavar="N",
        type=chips,
        help=tr(
            "starting chips of each seat (default: {blinds} big blinds; fixed limit: {bets} big bets)",
            blinds=USUAL_STACK[Structure.NO_LIMIT],
            bets=USUAL_STACK[Structure.FIXED],
        ),
    )
    parser.add_argument("--ante", metavar="N", type=chips, help=tr("ante of every player"))
    parser.add_argument(
        "--antes-alone", action="store_true", help=tr("five-card draw: everybody antes, nobody posts a blind")
    )
    parser.add_argument("--bb-ante", metavar="N", type=chips, default=0, help=tr("one ante, paid by the big blind"))
    parser.add_argument("--bring-in", metavar="N", type=chips, help=tr("bring-in (stud)"))
    parser.add_argument(
        "--raise-cap",
        metavar="N",
        type=raise_cap,
        default=USUAL_RAISE_CAP,
        help=tr("fixed limit: raises after the bet (default {count}); -1: no cap", count=USUAL_RAISE_CAP),
    )
    parser.add_argument(
        "--open-pair",
        action="store_true",
        help=tr("seven-card stud: on fourth street, the big bet is allowed if a pair shows"),
    )
    parser.add_argument(
        "--hands-each", metavar="N", type=whole, help=tr("a mix: hands of each game (default: one orbit)")
    )
    parser.add_argument(
        "--rake",
        metavar=tr("PERCENT/CAP"),
        type=rake,
        help=tr("percent of each pot, and the most chips per hand, such as 5/3"),
    )


MOST_WHOLE: Final = 10**12 - 1


def whole(text: str) -> int:
    """A whole number, or a seed; raises `argparse.ArgumentTypeError` for other texts."""
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(MOST_WHOLE)):
        raise argparse.ArgumentTypeError(tr("{text}: expected a whole number, 0 to 999,999,999,999", text=repr(text)))
    return int(text)


def chips(text: str) -> int:
    """A number of chips, at most `MAX_STACK`; raises `argparse.ArgumentTypeError` for other texts."""
    if _AMOUNT.fullmatch(text) and int(text) <= MAX_STACK:
        return int(text)
    most = figure(MAX_STACK, 0)
    raise argparse.ArgumentTypeError(tr("{text}: expected 0 to {most} chips", text=repr(text), most=most))


_WHOLE_POT: Final = 100
"""Per cent."""
_AMOUNT: Final = re.compile(r"[0-9]{1,12}")
_RAKE: Final = re.compile(r"(?P<percent>[0-9]{1,3}(\.[0-9])?)/(?P<cap>[0-9]{1,12})")


def players(text: str) -> tuple[str, ...]:
    """Names separated by commas. Commas inside quotes belong to a name; quotes around a whole name are removed."""
    names, start, quote = [], 0, ""
    for at, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        elif sign == ",":
            names.append(text[start:at])
            start = at + 1
    if quote:
        raise argparse.ArgumentTypeError(tr("{text}: a quote ({quote}) is not closed", text=repr(text), quote=quote))
    return tuple([_unquoted(name.strip()) for name in [*names, text[start:]]])


def _unquoted(name: str) -> str:
    """A name without quotes around all of it."""
    whole_name = len(name) > 1 and name[0] in "\"'" and name.find(name[0], 1) == len(name) - 1
    return name[1:-1] if whole_name else name


def file_name(text: str) -> str:
    """A file name, unchanged; raises `argparse.ArgumentTypeError` if it is empty."""
    if not text:
        raise argparse.ArgumentTypeError(tr("{text}: expected the name of a file", text=repr(text)))
    return text


def file(text: str) -> Path:
    """The path of a `file_name`."""
    return Path(file_name(text))


def folder(text: str) -> Path:
    """The path of a folder; raises `argparse.ArgumentTypeError` if the name is empty."""
    if not text:
        raise argparse.ArgumentTypeError(tr("{text}: expected the name of a folder", text=repr(text)))
    return Path(text)


def seconds(text: str) -> float:
    """A time in seconds; raises `argparse.ArgumentTypeError` unless it is a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(tr("{text}: expected seconds above 0, at most 3600", text=repr(text)))
    return number


def raises(text: str) -> int:
    """A number of raises, or -1 for no cap; raises `argparse.ArgumentTypeError` for other texts."""
    if text == "-1":
        return -1
    try:
        return whole(text)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(tr("{text}: expected 0 or more, or -1 for no cap", text=repr(text))) from None


def raise_cap(text: str) -> int | None:
    """A number of `raises`, None for no cap."""
    count = raises(text)
    return None if count < 0 else count


def rake(text: str) -> Rake:
    """A rake written as ``PERCENT/CAP``, the percentage with at most one decimal."""
    found = _RAKE.fullmatch(text)
    if found and float(found["percent"]) <= _WHOLE_POT and int(found["cap"]) <= MAX_STACK:
        return Rake(per_mille=round(10 * float(found["percent"])), cap=int(found["cap"]))
    words = "{text}: expected a percentage and a cap of at most {most} chips, such as 5/3"
    raise argparse.ArgumentTypeError(tr(words, text=repr(text), most=figure(MAX_STACK, 0)))


def variant_from(name: str) -> Variant:
    """The variant of this name; raises `ValueError` listing the valid names."""
    variant = CATALOGUE.get(name)
    if variant is None:
        raise unknown("--game", name, CATALOGUE)
    return variant


def variant_of(args: argparse.Namespace) -> Variant:
    """The variant and its options from these arguments; raises `ValueError` naming the invalid one."""
    variant = variant_from(args.game)
    return variant if args.qualifier is None else with_qualifier(variant, args.qualifier)


def offer_from(name: str) -> Offer:
    """The game or mix of this name; raises `ValueError` listing the valid names."""
    try:
        return offer(name)
    except KeyError:
        raise unknown("--game", name, (*CATALOGUE, *MIXES)) from None


def cards_from(option: str, text: str) -> tuple[Card, ...]:
    """The cards of an option; raises `InvalidCard` naming it."""
    try:
        return parse_cards(text)
    except InvalidCard as error:
        raise InvalidCard("{where}: {problem}", where=f"{option} {text!r}", problem=told(error)) from None


def structure_from(name: str | None, chosen: Offer) -> Structure:
    """The structure of this name, or the game's usual one; raises `ValueError` listing the game's structures.

    A mix has its own, in which its stakes are written.
    """
    if name is None:
        return chosen.usual_structure
    if not isinstance(chosen, Variant):
        raise BadArgument("--limit {name}: each game of {mix} has its own limit", name=name, mix=chosen.key)
    for structure in chosen.structures:
        if structure.value == name:
            return structure
    names = ", ".join(structure.value for structure in chosen.structures)
    raise BadInput(
        "{game} is not played with limit {limit}: expected {names}", game=chosen.key, limit=repr(name), names=names
    )


def stakes_from(text: str | None, structure: Structure) -> tuple[int, int]:
    """Two amounts written as ``LOW/HIGH``, None: the usual ones; raises `ValueError` naming the text."""
    if text is None:
        return usual_stakes(structure)
    low, slash, high = text.partition("/")
    if slash and all(_AMOUNT.fullmatch(part) and int(part) <= MAX_STACK for part in (low, high)):
        return int(low), int(high)
    words = "--stakes {text}: expected two whole amounts of at most {most}, such as 10/20"
    raise BadArgument(words, text=repr(text), most=figure(MAX_STACK, 0))


def games_from(args: argparse.Namespace) -> Rotation:
    """The game or mix of these arguments; raises `ValueError` naming the invalid one."""
    variant = offer_from(args.game)
    structure = structure_from(args.limit, variant)
    low, high = stakes_from(args.stakes, structure)
    house = HouseRules(
        raise_cap=args.raise_cap,
        rake=args.rake,
        qualifier=args.qualifier,
        open_pair=args.open_pair,
        antes_alone=args.antes_alone,
    )
    if not isinstance(variant, Variant):
        return variant.at_stakes(
            low, high, ante=args.ante, bring_in=args.bring_in, house=house, hands_each=args.hands_each
        )
    if args.hands_each is not None:
        raise BadArgument("--hands-each: {key} is not a mix", key=variant.key)
    if variant.brings_in:
        if args.bb_ante:
            raise BadArgument("--bb-ante: {key} has no blinds", key=variant.key)
        stakes = bring_in_stakes(low, high, ante=args.ante, bring_in=args.bring_in)
    else:
        if args.bring_in:
            raise BadArgument("--bring-in: {key} has blinds", key=variant.key)
        opening = antes_alone_stakes if args.antes_alone else blind_stakes
        stakes = opening(structure, low, high, ante=args.ante or 0, big_blind_ante=args.bb_ante)
    return alone(Game(variant=variant, structure=structure, stakes=stakes, house=house))
