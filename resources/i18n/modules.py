"""A module as it is read for its texts: what its names stand for, and what it calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass
class Module:
    """A module's tree: `parents` of each node, what its names stand for, and its `calls` by the function's name.

    `aliases`: names that are short for Qt's ``translate``.
    """

    name: str
    file: str
    tree: ast.Module
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict)
    values: dict[str, list[ast.expr]] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    aliases: set[str] = field(default_factory=set)
    calls: dict[str, list[ast.Call]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        nodes: list[ast.AST] = [self.tree]
        for node in nodes:  # it grows meanwhile: `ast.walk` looks for the children once, and this would once more
            if isinstance(node, _LEAVES):
                continue
            if children := _children(node):
                self.parents.update(dict.fromkeys(children, node))
                nodes += children
            if isinstance(node, ast.Call):
                self.calls.setdefault(called(node), []).append(node)
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = node.module, alias.name
            elif isinstance(node, ast.Assign) and is_qt(node.value):
                self.aliases.update(target.id for target in node.targets if isinstance(target, ast.Name))
        for statement in self.tree.body:
            for name, value in _assigned(statement):
                self.values.setdefault(name, []).append(value)

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """What the node stands in, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            yield node


def _children(node: ast.AST) -> list[ast.AST]:
    """The nodes in this one; without operators and what says whether a name is read or set, which are half of them."""
    found: list[ast.AST] = []
    for name in _parts(type(node)):
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            found.append(value)
        elif isinstance(value, list):
            found += [each for each in value if isinstance(each, ast.AST)]
    return found


@cache
def _parts(kind: type[ast.AST]) -> tuple[str, ...]:
    """The fields of such a node that hold nodes, one or a list."""
    return tuple(name for name in kind._fields if name not in _PLAIN)


_LEAVES = (ast.Name, ast.Constant)
_PLAIN = frozenset(
    (
        "arg", "asname", "attr", "conversion", "ctx", "id", "is_async", "kind", "kwd_attrs", "level", "module", "name",
        "op", "ops", "rest", "simple", "tag", "type_comment",
    )
)  # fmt: skip
"""Fields of names, figures and operators."""


def called(call: ast.Call) -> str:
    """The name of the function that is called, without what it belongs to."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_qt(node: ast.expr) -> bool:
    """Whether this is Qt's ``translate``, not that of a string or a painter."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "translate"
        and isinstance(node.value, ast.Name)
        and node.value.id in ("QCoreApplication", "QApplication", "QGuiApplication", "translator")
    )


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target.id, statement.value
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        yield statement.target.id, statement.value
