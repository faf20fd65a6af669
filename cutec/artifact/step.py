"""The steps of a host program: what the host function prints, and the assertions that it checks,
before anything is launched.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, ClassVar

from cutec.artifact.form import OmitDefault, Scalar, Written
from cutec.artifact.host_ops import FLOATS, INT_BITS
from cutec.diag.kinds import HostAssertionError
from cutec.lazy import LazyModule
from cutec.lazy_pattern import pattern
from cutec.records import NamedTuple, dataclass

elements = LazyModule("cutec.artifact.elements")
host_memory = LazyModule("cutec.artifact.host_memory")

# A directive of C's printf: flags with width and precision, length, conversion.
DIRECTIVE = pattern(r"%([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l)?([diouxXceEfgGp%])")
_PLACE = pattern(r"[^:\n][^\n]*:[1-9][0-9]*")


StepKind = Annotated[str, Scalar(str, words=("print", "check"), checked_elsewhere=True)]  # `wrong` checks it


@dataclass(frozen=True, slots=True)
class Step:
    """What a call does before it launches anything. It refers to values by their numbers."""

    MANIFEST: ClassVar = Written(keys={"kind": "do"})

    kind: StepKind
    """`print` writes `text` with the values `args`; `check` raises an error with `text` and `place`
    if the value `args[0]`, an `i1`, is 0."""
    text: str
    "For `print` a format of C's `printf` without strings."
    args: tuple[int, ...] = ()
    "Numbers of values."
    when: int | None = None
    "Only if this value, an `i1`, is 1."
    place: OmitDefault[str] = ""
    "The Python line of an assertion, `file.py:7`."

    @property
    def refs(self) -> tuple[int, ...]:
        """The values that it needs."""
        return self.args if self.when is None else (*self.args, self.when)


@dataclass(frozen=True, slots=True)
class TensorStep(Step):
    """A step `print_tensor`, which prints the elements of a tensor in the host's memory: `text` is
    their dtype, `args` are the address, the extents and the strides (i64, in elements). Functions
    with kernels have none, whose memory is the GPU's, and so has no manifest.
    """

    modes: tuple[int, ...] = ()
    "How many extents each mode has."
    verbose: bool = False
    "A line for each element."


class Where(NamedTuple):
    """A line of Python, as diagnostics want it."""

    file: str
    line: int
    col: int = 0
    end_col: int = 0
    function: str = ""
    caller: None = None


def wrong(step: Step, types: Sequence[str]) -> str | None:
    """The reason why a step is invalid, given the types of all values; None if it is valid."""
    if any(not 0 <= ref < len(types) for ref in step.refs):
        return f"refers to values {list(step.refs)}, only 0 to {len(types) - 1} exist"
    if step.when is not None and types[step.when] != "i1":
        return f"a condition is i1, value {step.when} is {types[step.when]}"
    if isinstance(step, TensorStep):
        counted = len(step.args) == 1 + 2 * sum(step.modes) and all(types[ref] == "i64" for ref in step.args)
        return None if counted and step.text in elements.FORMATS else f"{step.args} are no tensor of {step.text}"
    if step.kind == "check":
        return (
            None
            if [types[r] for r in step.args] == ["i1"] and _PLACE.fullmatch(step.place)
            else "a check has one i1 and a place"
        )
    if step.kind != "print":
        return f"{step.kind!r}, expected print or check"
    letters = [letter for _, letter in DIRECTIVE.findall(step.text) if letter != "%"]
    fits = [types[r] in (FLOATS if letter in "eEfgG" else INT_BITS) for r, letter in zip(step.args, letters)]
    return None if len(letters) == len(step.args) and all(fits) else f"the format {step.text!r} does not fit its values"


def statement(
    step: Step, number: int, types: Sequence[str], values: Sequence[str | None], say: Callable[[str], Any] | None
) -> tuple[str, dict[str, Any]]:
    """The Python text of a step over the texts of values, and the globals of that text."""
    condition = "" if step.when is None else f"{values[step.when]} and "
    test = "" if step.when is None else f"if {values[step.when]}: "
    if isinstance(step, TensorStep):
        return f"{test}tensor{number}({', '.join([str(values[ref]) for ref in step.args])})", {
            f"tensor{number}": partial(host_memory.print_tensor, step.text, step.modes, step.verbose, say or _to_stdout)
        }
    if step.kind == "check":
        return f"if {condition}not {values[step.args[0]]}: raise check{number}()", {
            f"check{number}": lambda: _failed(step)
        }
    format_, arguments = _python_format(step, types, values)
    return f"{test}say(text{number} % ({''.join(a + ', ' for a in arguments)}))", {
        f"text{number}": format_,
        "say": say or _to_stdout,
    }


def _python_format(step: Step, types: Sequence[str], values: Sequence[str | None]) -> tuple[str, list[str]]:
    """C's format as Python's, and the arguments for it: unsigned conversions take the bits of their
    type.
    """
    pending, arguments = iter(step.args), []

    def one(match: re.Match[str]) -> str:
        flags, letter = match.groups()
        if letter == "%":
            return "%%"
        ref = next(pending)
        bits = 8 if letter == "c" else INT_BITS.get(types[ref], 64)
        arguments.append(f"{values[ref]} & {hex((1 << bits) - 1)}" if letter in "uoxXcp" else str(values[ref]))
        return f"0x%{flags}x" if letter == "p" else f"%{flags}{'d' if letter == 'u' else letter}"

    return DIRECTIVE.sub(one, step.text), arguments


def _to_stdout(text: str) -> None:
    sys.stdout.write(text)


def _failed(step: Step) -> HostAssertionError:
    file, _, line = step.place.rpartition(":")
    return HostAssertionError(
        "E4032", f"{step.text} ({step.place})", Where(file, int(line)), help="nothing was launched"
    )
