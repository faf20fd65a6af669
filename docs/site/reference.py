"""The API reference: Markdown made of the public names of a package, their signatures and their
docstrings.

Where a page says `<!-- api: cutec.cute -->`, the names of that package appear: those of its stub or
of `__all__`. A name that several packages have is described where the first of `PACKAGES` has it;
the others link to it.
"""

from __future__ import annotations

import enum
import functools
import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from cutec import records
from cutec.frontend.numbers.number_class import NumberClass

# In the order in which they claim names that they share.
PACKAGES = (
    "cutec.layout",
    "cutec",
    "cutec.cute.math",
    "cutec.cute.nvgpu",
    "cutec.cute.nvgpu.cpasync",
    "cutec.cute.nvgpu.warp",
    "cutec.cute.nvgpu.warpgroup",
    "cutec.cute.testing",
    "cutec.cute.runtime",
    "cutec.cute",
    "cutec.pipeline",
    "cutec.utils",
    "cutec.runtime",
    "cutec.testing",
)
IGNORED = ("loc", "ip")  # every function of the vocabulary takes them, and does nothing with them
_DOCTEST = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)
_OBJECT = re.compile(r"<[\w.]+ object at [^>]*>|<function [^>]*>|<built-in function ([^>]*)>")


@functools.cache
def public(package: str) -> dict[str, Any]:
    """The public names of a package and their values, without modules."""
    module = importlib.import_module(package)
    values = {name: getattr(module, name) for name in sorted(module.__all__, key=str.lower)}
    return {name: value for name, value in values.items() if not isinstance(value, ModuleType)}


def home(name: str, value: object) -> str:
    """The package where a name is described."""
    return next(package for package in PACKAGES if public(package).get(name) is value)


def class_called(name: str) -> str | None:
    """The full name of the public class that an annotation names."""
    found = (package for package in PACKAGES if inspect.isclass(public(package).get(name)))
    return next((f"{package}.{name}" for package in found), None)


def page(package: str) -> str:
    """The reference of one package: names of other packages, then a section per module."""
    own: dict[str, list[str]] = {}
    shared: dict[str, list[str]] = {}
    for name, value in public(package).items():
        place = home(name, value)
        if place == package:
            own.setdefault(defined_in(value), []).append(name)
        else:
            shared.setdefault(place, []).append(name)
    parts = [_directive("py:module", package, "")]
    if shared:
        parts += ["Names that other pages describe:\n", *(_links(place, names) for place, names in shared.items())]
    for module in sorted(own):
        parts += [heading(module, package), *(describe(package, name) for name in own[module])]
    return "\n".join(parts)


def defined_in(value: object) -> str:
    """The module that defines a value."""
    return getattr(value, "__module__", None) or type(value).__module__


def _links(package: str, names: list[str]) -> str:
    """Links to names that another package describes."""
    links = ", ".join(f"{{py:obj}}`{name} <{package}.{name}>`" for name in names)
    return f"* {{py:mod}}`{package}`: {links}"


def heading(module: str, package: str) -> str:
    """The heading of the names that a module defines, with the first paragraph of its docstring."""
    if module == package or not module.startswith("cutec"):
        return ""
    title = module.rpartition(".")[2].replace("_", " ")
    about = inspect.getdoc(importlib.import_module(module)) or ""
    return f"\n## {title[0].upper()}{title[1:]}\n\n{about.partition(chr(10) * 2)[0]}\n"


def describe(package: str, name: str) -> str:
    """One name as a directive of Sphinx's Python domain."""
    value = public(package)[name]
    if defined_in(value) == "typing":
        return _directive("py:data", name, f"Another name of `{value}`.")
    if inspect.isclass(value):
        return _directive("py:class", name + class_signature(value), class_body(value))
    if inspect.isfunction(value):
        return _directive("py:function", name + signature(value), docstring(value))
    return _directive("py:data", name, docstring(type(value)))


def class_signature(cls: type) -> str:
    """The parameters of a class; none are shown of enumerations, exceptions and numbers."""
    if issubclass(cls, (enum.Enum, BaseException)) or isinstance(cls, NumberClass):
        return ""
    if "__record_fields__" in vars(cls):
        return f"({', '.join(_field(cls, field) for field in records.fields(cls) if field.init)})"
    return signature(cls)


def _field(cls: type, field: Any) -> str:
    """A field of a record as a parameter."""
    annotation = next(base.__annotations__[field.name] for base in cls.__mro__ if field.name in _annotations(base))
    default = "" if "MISSING" in repr(field.default) or type(field.default) is object else f" = {field.default!r}"
    factory = " = …" if callable(field.default_factory) else ""
    return f"{field.name}: {annotation}{default or factory}"


def _annotations(cls: type) -> dict[str, Any]:
    return vars(cls).get("__annotations__", {})


def class_body(cls: type) -> str:
    """A class's docstring, its bases, the values of an enumeration, and its members."""
    bases = [full for base in cls.__bases__ if (full := class_called(base.__name__))]
    about = ["Base: " + ", ".join(f"{{py:class}}`~{full}`" for full in bases) + "."] if bases else []
    if issubclass(cls, enum.Enum):
        about = ["Values: " + ", ".join(f"`{name}`" for name in cls.__members__) + "."]
    return "\n\n".join([docstring(cls), *about, *filter(None, (member(*item) for item in members(cls)))])


def members(cls: type) -> Iterator[tuple[str, Any]]:
    """The public members of a class, with those of private bases."""
    bases = [base for base in cls.__mro__ if base is cls or base.__name__.startswith("_")]
    values = {name: value for base in reversed(bases) for name, value in vars(base).items()}
    yield from ((name, value) for name, value in values.items() if not name.startswith("_"))


def member(name: str, value: Any) -> str:
    """A method or property as a directive; "" for anything without a docstring of its own."""
    inner = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
    if isinstance(inner, property) and inner.__doc__:
        return _directive("py:property", name, docstring(inner))
    if not inspect.isfunction(inner) or not inner.__doc__:
        return ""
    kind = {classmethod: "py:classmethod", staticmethod: "py:staticmethod"}.get(type(value), "py:method")
    return _directive(kind, name + signature(inner, bound=kind != "py:staticmethod"), docstring(inner))


def _directive(kind: str, head: str, body: str) -> str:
    """A directive whose fence is longer than those of its members and of docstrings."""
    fence = "`" * (9 if kind == "py:class" else 8)
    return f"{fence}{{{kind}}} {head}\n{body}\n{fence}\n"


def signature(value: Callable[..., Any], bound: bool = False) -> str:
    """The parameters that a user gives."""
    found = inspect.signature(value)
    given = list(found.parameters.values())[bool(bound) :]
    parameters = [parameter for parameter in given if parameter.name not in IGNORED]
    return _OBJECT.sub(lambda match: match[1] or "…", _unquoted(found.replace(parameters=parameters)))


def _unquoted(found: inspect.Signature) -> str:
    """A signature as it was written: annotations are texts, and print without quotes."""
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(found))


def docstring(value: object) -> str:
    """A docstring as Markdown: examples at the prompt become blocks of code."""
    return _DOCTEST.sub(lambda found: f"```pycon\n{found[0]}\n```", inspect.getdoc(value) or "")
