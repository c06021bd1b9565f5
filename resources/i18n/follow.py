"""From an expression to the texts it can be: through names, tables, loops and the parameters of functions."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from modules import Function, Module

Path_ = tuple[int, ...]


class Unfollowed(ValueError):
    """A text that cannot be followed to where it is written; the message names the line."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of a function: what it is handed says what the text is."""

    function: Function
    name: str


class Follower:
    """Follows expressions in the modules of a package, by their names."""

    def __init__(self, modules: Mapping[str, Module]) -> None:
        self.modules = modules

    def strings(self, module: Module, node: ast.expr, depth: int = 0) -> Iterator[str | Parameter]:
        """The texts that an expression can be, and the parameters that it can stand for; raises `Unfollowed`."""
        if depth > 12:
            raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.Constant(value=None):
                return
            case ast.IfExp():
                yield from self.strings(module, node.body, depth + 1)
                yield from self.strings(module, node.orelse, depth + 1)
            case ast.BoolOp():
                for part in node.values:
                    yield from self.strings(module, part, depth + 1)
            case ast.NamedExpr():
                yield from self.strings(module, node.value, depth + 1)
            case ast.Starred():
                for item in self._items(module, node.value, depth + 1):
                    yield from self.strings(module, item, depth + 1)
            case ast.Attribute(attr="template"):
                return  # of a phrase that was made elsewhere
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                values = self._class_values(module, node)
                if not values:
                    raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")
                for value in values:
                    yield from self.strings(module, value, depth + 1)
            case ast.Name():
                for value in self._bound(module, node):
                    if isinstance(value, Parameter):
                        yield value
                    else:
                        yield from self.strings(self._home(module, node, value), value, depth + 1)
            case ast.Subscript():
                for item in self._members(module, node, depth + 1):
                    yield from self.strings(self._home(module, node.value, item), item, depth + 1)
            case ast.Call(func=ast.Attribute(attr="get", value=table)):
                for item in (*self._values(module, table, depth + 1), *node.args[1:]):
                    yield from self.strings(self._home(module, table, item), item, depth + 1)
            case _:
                raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")

    def _home(self, module: Module, name: ast.expr, value: ast.expr) -> Module:
        """The module in which a value is written."""
        if value in module.parents or not isinstance(name, ast.Name):
            return module
        source = module.imports.get(name.id)
        return module if source is None else self.modules.get(source[0], module)

    def _bound(self, module: Module, node: ast.Name) -> list[ast.expr | Parameter]:
        """What a name can stand for where it is used."""
        for scope in module.above(node):
            if isinstance(scope, ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp):
                for part in scope.generators:
                    for path in _paths(part.target, node.id):
                        return list(self._along(module, path, self._items(module, part.iter)))
            elif isinstance(scope, Function) and (found := self._bound_in(module, scope, node.id)):
                return found
        if node.id in module.values:
            return list(module.values[node.id])
        source = module.imports.get(node.id)
        if source is not None and source[0] in self.modules:
            return list(self.modules[source[0]].values.get(source[1], ()))
        return []

    def _bound_in(self, module: Module, scope: Function, name: str) -> list[ast.expr | Parameter]:
        found: list[ast.expr | Parameter] = []
        arguments = scope.args
        every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
        if any(argument.arg == name for argument in every):
            found.append(Parameter(scope, name))
        for part in ast.walk(scope):
            if isinstance(part, ast.For):
                for path in _paths(part.target, name):
                    found.extend(self._along(module, path, self._items(module, part.iter)))
            elif isinstance(part, ast.NamedExpr) and part.target.id == name:
                found.append(part.value)
            elif isinstance(part, ast.Assign):
                for target in part.targets:
                    for path in _paths(target, name):
                        found.extend(self._along(module, path, [part.value]))
            elif isinstance(part, ast.AnnAssign) and part.value is not None:
                found.extend([part.value for _ in _paths(part.target, name)])
        return found

    def _class_values(self, module: Module, node: ast.Attribute) -> list[ast.expr]:
        """What is assigned to an attribute in its class."""
        for owner in module.above(node):
            if isinstance(owner, ast.ClassDef):
                return [
                    part.value
                    for part in ast.walk(owner)
                    if isinstance(part, ast.Assign)
                    for target in part.targets
                    if (isinstance(target, ast.Attribute) and target.attr == node.attr)
                    or (isinstance(target, ast.Name) and target.id == node.attr)
                ]
        return []

    def _along(self, module: Module, path: Path_, values: Iterable[ast.expr]) -> Iterator[ast.expr]:
        """The part of each value that a target such as ``(key, words)`` takes."""
        for value in values:
            if not path:
                yield value
                continue
            for whole in self._literals(module, value):
                if isinstance(whole, ast.Tuple | ast.List) and path[0] < len(whole.elts):
                    yield from self._along(module, path[1:], [whole.elts[path[0]]])
                else:
                    raise Unfollowed(f"{module.file}:{value.lineno}: {ast.unparse(value)[:80]}")

    def _literals(self, module: Module, node: ast.expr, depth: int = 0) -> Iterator[ast.expr]:
        """The tuples, lists and tables that an expression can be."""
        if depth > 12:
            return
        if isinstance(node, ast.Name):
            for value in self._bound(module, node):
                if isinstance(value, ast.expr):
                    yield from self._literals(self._home(module, node, value), value, depth + 1)
        elif isinstance(node, ast.IfExp):
            yield from self._literals(module, node.body, depth + 1)
            yield from self._literals(module, node.orelse, depth + 1)
        elif isinstance(node, ast.Subscript):
            for item in self._members(module, node, depth + 1):
                yield from self._literals(self._home(module, node.value, item), item, depth + 1)
        elif isinstance(node, ast.Attribute) and _is_self(node.value):
            for value in self._class_values(module, node):
                yield from self._literals(module, value, depth + 1)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAME and node.args:
            yield from self._literals(module, node.args[0], depth + 1)
        else:
            yield node

    def _items(self, module: Module, node: ast.expr, depth: int = 0) -> Iterator[ast.expr]:
        """What going through an expression yields."""
        for whole in self._literals(module, node, depth):
            match whole:
                case ast.Tuple() | ast.List() | ast.Set():
                    for part in whole.elts:
                        if isinstance(part, ast.Starred):
                            yield from self._items(module, part.value, depth + 1)
                        else:
                            yield part
                case ast.Dict():
                    yield from (key for key in whole.keys if key is not None)
                case ast.Call(func=ast.Attribute(attr="values", value=table), args=[]):
                    yield from self._values(module, table, depth + 1)
                case ast.Call(func=ast.Attribute(attr="items", value=table), args=[]):
                    for literal in self._literals(module, table, depth + 1):
                        if not isinstance(literal, ast.Dict):
                            raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")
                        for key, value in zip(literal.keys, literal.values, strict=True):
                            if key is not None:
                                yield _pair(key, value)
                case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]):
                    for item in self._items(module, inner, depth + 1):
                        yield _pair(ast.Constant(value=0), item)
                case ast.Call(func=ast.Name(id="zip"), args=parts):
                    columns = [self._column(module, part, depth + 1) for part in parts]
                    for place in range(max(map(len, columns), default=0)):
                        row = [column[place] if place < len(column) else _UNKNOWN for column in columns]
                        yield _tuple(row, whole)
                case _:
                    raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")

    def _column(self, module: Module, node: ast.expr, depth: int) -> list[ast.expr]:
        """The items of one of the things that are gone through together; none if they hold no text."""
        try:
            return list(self._items(module, node, depth))
        except Unfollowed:
            return []

    def _values(self, module: Module, table: ast.expr, depth: int) -> Iterator[ast.expr]:
        for whole in self._literals(module, table, depth):
            if not isinstance(whole, ast.Dict):
                raise Unfollowed(f"{module.file}:{table.lineno}: {ast.unparse(table)[:80]}")
            yield from whole.values

    def _members(self, module: Module, node: ast.Subscript, depth: int) -> Iterator[ast.expr]:
        """What an index or a key can take out."""
        for whole in self._literals(module, node.value, depth):
            match whole, node.slice:
                case ast.Tuple() | ast.List(), ast.Constant(value=int(place)) if not isinstance(place, bool):
                    yield whole.elts[place]
                case ast.Tuple() | ast.List(), _:
                    yield from self._items(module, whole, depth + 1)
                case ast.Dict(), _:
                    yield from whole.values
                case _:
                    raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)[:80]}")


_SAME = frozenset(("tuple", "list", "sorted", "reversed", "MappingProxyType", "frozenset"))
"""Calls that change nothing about what texts their argument holds."""
_UNKNOWN = ast.Constant(value=None, lineno=0, col_offset=0)


def _pair(first: ast.expr, second: ast.expr) -> ast.Tuple:
    return _tuple([first, second], second)


def _tuple(parts: list[ast.expr], at: ast.expr) -> ast.Tuple:
    return ast.copy_location(ast.Tuple(elts=parts, ctx=ast.Load()), at)


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def _paths(target: ast.expr, name: str, path: Path_ = ()) -> Iterator[Path_]:
    """Where in a target a name is bound: ``(1,)`` for ``words`` in ``key, words``."""
    if isinstance(target, ast.Name) and target.id == name:
        yield path
    elif isinstance(target, ast.Tuple | ast.List):
        for place, part in enumerate(target.elts):
            yield from _paths(part, name, (*path, place))
