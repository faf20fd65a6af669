"""Names of the public DSL that are there, and refuse to be used: those of the inside of NVIDIA's
compiler. Files import them, and derive from their classes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from cutec.diag import CutecError, error
from cutec.frontend.core.location import user_location

INSIDE = (
    "E0506",
    "is of the inside of NVIDIA's compiler, and has no counterpart in cutec",
    ("leave that out: cutec compiles, caches and launches in its own way (docs/calls.md)"),
)
Reason = tuple[str, str, str]  # code of the diagnostic, what the name is, what to do instead


class Elsewhere(type):
    """The class of such names: classes from which others may be derived, and that have no instances
    and no attributes.
    """

    _reason: Reason
    _public: str

    def _refusal(cls) -> CutecError:
        code, why, instead = cls._reason
        return error(code, f"{cls._public} {why}", user_location(), help=instead)

    def __call__(cls, *args: Any, **kwargs: Any) -> NoReturn:
        raise cls._refusal()

    def __getattr__(cls, name: str) -> NoReturn:
        if name.startswith("_"):  # asked for by reflection
            raise AttributeError(name)
        raise cls._refusal()


def elsewhere(name: str, reason: Reason) -> Elsewhere:
    """A name, in full ("_mlir.ir.Context"), with the reason why it refuses."""
    return Elsewhere(name.rpartition(".")[2], (), {"_reason": reason, "_public": name, "__doc__": reason[1]})


def names_elsewhere(package: str, **names: Reason) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` (PEP 562) of a module that consists of such names."""
    public = package.partition(".")[2]

    def find(name: str) -> Any:
        if name == "__all__":
            return sorted(names)
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return made.setdefault(name, elsewhere(f"{public}.{name}", names[name]))

    made: dict[str, Elsewhere] = {}
    return find, lambda: sorted(names)


def dialect_elsewhere(package: str, instead: str) -> Callable[[str], Any]:
    """`__getattr__` (PEP 562) of a dialect of MLIR: its operations and types have the names that
    programs ask for, and refuse to be used.
    """
    reason = ("E0506", "builds IR of NVIDIA's compiler, and has no counterpart in cutec", instead)
    public = package.partition(".")[2]

    def find(name: str) -> Any:
        if name.startswith("__"):  # asked for by reflection
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return elsewhere(f"{public}.{name}", reason)

    return find
