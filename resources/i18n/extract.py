"""Finds every text that the program shows: what `tr`, `translate` and `phrase` are given, and the texts of the lessons.

A text need not stand in the call itself: it is followed through names, tables, loops and the parameters of our own
functions. One that cannot be followed is an error that names its line, so nothing is missed in silence.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from follow import Follower, Parameter, Unfollowed
from modules import Function, Module, called, is_qt

MODEL = "model"
"""The translation context of phrases (`pokertable.views.kit.translate.CONTEXT`)."""
ERROR = "BadInput"
"""The error that says a phrase, of a template and the fields that it is given."""
LESSONS = "lessons"
"""The context and the folder of the lessons, whose texts are read from their files."""
COURSES = "courses"
"""The same for the courses."""
LESSON_TEXTS = ("title", "look", "claim", "why")


@dataclass(frozen=True)
class Text:
    """A text in English, where Qt looks it up; `plural`: it is about ``%n`` things."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False
    file: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt tells texts apart by."""
        return self.context, self.source, self.comment


@dataclass(frozen=True)
class Sink:
    """A call that translates: which of its arguments is the text, and how Qt looks it up."""

    text: ast.expr
    context: str
    comment: str = ""
    plural: bool = False


@dataclass(frozen=True)
class Wrapper:
    """A function of ours that hands a parameter on to be translated."""

    module: str
    function: str
    parameter: str
    place: int
    method: bool
    context: str
    comment: str
    plural: bool
    inside: Function | None = None
    """Where it is a parameter itself, handed on to this function: it is called by that name in there alone."""


def find(package: Path, lessons: Path) -> list[Text]:
    """All texts of a package and of the lessons, each once; raises `Unfollowed` naming the lines not followed."""
    finder = _Finder(package)
    texts = [*finder.find(), *_lesson_texts(lessons), *_course_texts(lessons.parent / COURSES)]
    if finder.faults:
        raise Unfollowed("\n".join(sorted(set(finder.faults))))
    once: dict[tuple[str, str, str], Text] = {}
    for text in texts:
        known = once.setdefault(text.key, text)
        if text.plural and not known.plural:
            once[text.key] = text
    return sorted(once.values(), key=lambda text: (text.context, text.file, text.source, text.comment))


def _lesson_texts(folder: Path) -> Iterator[Text]:
    for file in sorted(folder.glob("*.toml")):
        lesson = tomllib.loads(file.read_text(encoding="utf-8"))
        for table in (lesson, *lesson.get("step", ())):
            for name in LESSON_TEXTS:
                if table.get(name):
                    yield Text(LESSONS, table[name], file=f"{LESSONS}/{file.name}")
            for line in table.get("tell", ()):
                yield Text(LESSONS, line, file=f"{LESSONS}/{file.name}")
            laid = {text.partition(":")[0] for text in table.get("deal", ())} - {"You"}
            for choice in table.get("choices", ()):
                words = re.sub(r"\{\w+\}", "", choice)
                if choice not in laid and any(map(str.isalpha, words)):  # neither a figure nor a player's name
                    yield Text(LESSONS, choice, file=f"{LESSONS}/{file.name}")


def _course_texts(folder: Path) -> Iterator[Text]:
    for file in sorted(folder.glob("*.toml")):
        course = tomllib.loads(file.read_text(encoding="utf-8"))
        for text in (course["title"], *(unit["about"] for unit in course["unit"])):
            yield Text(COURSES, text, file=f"{COURSES}/{file.name}")


class _Finder:
    """Reads a package and follows the texts in it."""

    def __init__(self, package: Path) -> None:
        self.faults: list[str] = []
        self.modules: dict[str, Module] = {}
        for file in sorted(package.rglob("*.py")):
            parts = file.relative_to(package.parent).with_suffix("").parts
            name = ".".join(part for part in parts if part != "__init__")
            path = file.relative_to(package.parent).as_posix()
            self.modules[name] = Module(name, path, ast.parse(file.read_text(encoding="utf-8")))
        self._follow = Follower(self.modules)
        self._errors = self._derived(ERROR)

    def _derived(self, base: str) -> set[str]:
        """The classes of the package that are made of this one, and itself."""
        found = {base}
        for node in (part for module in self.modules.values() for part in module.tree.body):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(each, ast.Name) and each.id == base for each in node.bases
            ):
                found |= self._derived(node.name)
        return found

    def find(self) -> Iterator[Text]:
        """The texts of all modules."""
        wrappers: list[Wrapper] = []
        for module in self.modules.values():
            for call in (call for calls in module.calls.values() for call in calls):
                sink = self._sink(module, call)
                if sink is not None and sink.context not in (LESSONS, COURSES):
                    yield from self._texts(module, sink, wrappers)
        seen: set[Wrapper] = set()
        while wrappers:
            wrapper = wrappers.pop()
            if wrapper in seen:
                continue
            seen.add(wrapper)
            wrappers.extend(self._handed_on(wrapper))
            for module, call in self._calls_of(wrapper):
                for argument in _arguments(call, wrapper):
                    sink = Sink(argument, wrapper.context, wrapper.comment, wrapper.plural)
                    yield from self._texts(module, sink, wrappers)

    def _texts(self, module: Module, sink: Sink, wrappers: list[Wrapper]) -> Iterator[Text]:
        try:
            found = list(self._follow.strings(module, sink.text))
        except Unfollowed as fault:
            self.faults.append(str(fault))
            return
        for each in found:
            if isinstance(each, Parameter):
                wrapper = self._wrapper(module, each, sink)
                if wrapper is not None:
                    wrappers.append(wrapper)
                usual = _default(each)
                if usual is not None and wrapper is not None and not _is_none(usual):
                    yield from self._texts(module, replace(sink, text=usual), wrappers)
            elif each:
                yield Text(sink.context, each, sink.comment, sink.plural, module.file)

    # Calls that translate

    def _sink(self, module: Module, call: ast.Call) -> Sink | None:
        name = called(call)
        named = {word.arg: word.value for word in call.keywords}
        if name in ("phrase", "Phrase") or (named and name in self._errors):
            text = call.args[0] if call.args else named.get("template")
            return None if text is None else Sink(text, MODEL)
        is_method = isinstance(call.func, ast.Attribute)
        if name == "tr" and is_method and not self._own_tr(module, call):
            places = dict(enumerate(call.args))
            return self._qt_sink(
                module, call, self._class_of(module, call), places.get(0), places.get(1), places.get(2)
            )
        translates = name == "translate" and is_qt(call.func)
        alias = isinstance(call.func, ast.Name) and call.func.id in module.aliases
        if (translates or alias) and call.args:
            places = dict(enumerate(call.args))
            context = self._one(module, call.args[0])
            return self._qt_sink(module, call, context, places.get(1), places.get(2), places.get(3))
        return None

    def _qt_sink(
        self,
        module: Module,
        call: ast.Call,
        context: str,
        text: ast.expr | None,
        comment: ast.expr | None,
        count: ast.expr | None,
    ) -> Sink | None:
        named = {word.arg: word.value for word in call.keywords}
        comment = comment or named.get("disambiguation")
        plural = (count or named.get("n")) is not None
        if text is None:
            return None
        said = "" if comment is None or _is_none(comment) else self._one(module, comment)
        return Sink(text, context, said, plural)

    def _own_tr(self, module: Module, call: ast.Call) -> bool:
        """Whether the class has a ``tr`` of its own, which is followed as any function of ours."""
        for node in module.above(call):
            if isinstance(node, ast.ClassDef):
                return any(isinstance(part, ast.FunctionDef) and part.name == "tr" for part in node.body)
        return False

    def _class_of(self, module: Module, call: ast.Call) -> str:
        assert isinstance(call.func, ast.Attribute)
        owner = call.func.value
        if isinstance(owner, ast.Name) and owner.id in ("self", "cls"):
            for node in module.above(call):
                if isinstance(node, ast.ClassDef):
                    return node.name
        if isinstance(owner, ast.Name) and owner.id[:1].isupper():
            return owner.id
        self.faults.append(f"{module.file}:{call.lineno}: tr of what class?")
        return "?"

    def _one(self, module: Module, node: ast.expr) -> str:
        found = [each for each in self._follow.strings(module, node) if isinstance(each, str)]
        if len(found) != 1:
            raise Unfollowed(f"{module.file}:{node.lineno}: {ast.unparse(node)}")
        return found[0]

    # Functions of ours that hand a text on

    def _wrapper(self, module: Module, parameter: Parameter, sink: Sink) -> Wrapper | None:
        function = parameter.function
        if isinstance(function, ast.Lambda) or (
            function.name in ("phrase", "kept", "shown", "__init__") and "text" in module.name
        ):
            return None
        names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        method = isinstance(module.parents[function], ast.ClassDef)
        static = any(isinstance(mark, ast.Name) and mark.id == "staticmethod" for mark in function.decorator_list)
        place = names.index(parameter.name) - (method and not static) if parameter.name in names else -1
        name = function.name
        if method and name == "__init__":
            owner = module.parents[function]
            assert isinstance(owner, ast.ClassDef)
            name, method = owner.name, False
        return Wrapper(module.name, name, parameter.name, place, method, sink.context, sink.comment, sink.plural)

    def _calls_of(self, wrapper: Wrapper) -> Iterator[tuple[Module, ast.Call]]:
        for module in self.modules.values():
            own = module.name == wrapper.module
            if wrapper.inside is not None and not own:
                continue
            for call in module.calls.get(wrapper.function, ()):
                if wrapper.inside is not None:
                    if isinstance(call.func, ast.Name) and wrapper.inside in module.above(call):
                        yield module, call
                elif isinstance(call.func, ast.Attribute):
                    if wrapper.method and (own or not wrapper.function.startswith("_")):
                        yield module, call
                elif not wrapper.method:
                    source = module.imports.get(wrapper.function)
                    if own if source is None else source == (wrapper.module, wrapper.function):
                        yield module, call

    def _handed_on(self, wrapper: Wrapper) -> Iterator[Wrapper]:
        """The functions that are given this function as an argument, to call it by their parameter's name."""
        module = self.modules[wrapper.module]
        for call in (call for calls in module.calls.values() for call in calls):
            if wrapper.inside is not None and wrapper.inside not in module.above(call):
                continue
            for place, argument in enumerate(call.args):
                name = argument.attr if isinstance(argument, ast.Attribute) else getattr(argument, "id", None)
                taker = self._function(module, call) if name == wrapper.function else None
                if taker is not None and place < len(taker[1].args.args):
                    parameter = taker[1].args.args[place].arg
                    yield replace(wrapper, module=taker[0].name, function=parameter, inside=taker[1])

    def _function(self, module: Module, call: ast.Call) -> tuple[Module, ast.FunctionDef] | None:
        """The function of a module that a call calls by its name."""
        source, name = module.imports.get(called(call), (module.name, called(call)))
        home = self.modules.get(source)
        found = (part for part in ([] if home is None else home.tree.body) if isinstance(part, ast.FunctionDef))
        function = next((part for part in found if part.name == name), None)
        return None if home is None or function is None else (home, function)


def _default(parameter: Parameter) -> ast.expr | None:
    """What the parameter is where a call hands nothing to it."""
    given = parameter.function.args
    places = [*given.posonlyargs, *given.args]
    usual = dict(zip([place.arg for place in places[::-1]], given.defaults[::-1], strict=False))
    usual |= {word.arg: value for word, value in zip(given.kwonlyargs, given.kw_defaults, strict=True) if value}
    return usual.get(parameter.name)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _arguments(call: ast.Call, wrapper: Wrapper) -> Iterator[ast.expr]:
    """What a call hands to the parameter that is translated; nothing where its default is used."""
    for word in call.keywords:
        if word.arg == wrapper.parameter:
            yield word.value
            return
    if 0 <= wrapper.place < len(call.args):
        yield call.args[wrapper.place]
    elif wrapper.place >= 0 and call.args and isinstance(call.args[-1], ast.Starred):
        yield call.args[-1]
