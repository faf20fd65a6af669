"""Running the cases of a project: under `cutec exec --rehearse`, a line of JSON for each with the
first cause why it does not compile; with --check, on a GPU or on the interpreter, a line with what
is wrong in the results, and with the codes of what the interpreter found.
"""

from __future__ import annotations

import json
import os
import re
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

import torch

from cutec.diag import CutecError
from cutec.rehearsal.unread import Ended

FINDING = re.compile(r"(?m)^(?:error|warning)\[([EW]50\d\d)\]")  # of the interpreter
Pair = tuple[Any, Callable[[], Any] | None]  # a result, and how PyTorch computes it (None: not compared)


def main(
    cases: Mapping[str, Callable[[], object]],
    *packages: ModuleType,
    checks: Mapping[str, Callable[[], Iterator[Pair]]],
) -> None:
    """Compile the cases of the given names, or all; with --check, run the checks of these names;
    with --check --names, say which there are.
    """
    if "--check" not in sys.argv:
        run(cases, *packages)
        return
    if "--names" in sys.argv:
        print(*(f"case: {name}" for name in checks), sep="\n")
        return
    for name in [name for name in sys.argv[1:] if name != "--check"] or checks:
        with warnings.catch_warnings(record=True) as issued:
            warnings.simplefilter("always")
            try:
                cause = wrong(checks[name]())
            except Exception as failed:
                cause = _told(failed)
        texts = [text for text in dict.fromkeys(str(w.message) for w in issued) if FINDING.search(text)]
        codes = sorted({code for text in texts for code in FINDING.findall(text)})
        print(json.dumps({"case": name, "cause": cause, "found": codes}), flush=True)
        print(*texts, sep="\n", file=sys.stderr, flush=True)


def wrong(pairs: Iterator[Pair]) -> str:
    """Compare results with PyTorch's: "" if none is off by more than 2 % (of f32 0.2 %) of an
    element and of the root mean square, else what is wrong.
    """
    for found, want in pairs:
        torch.cuda.synchronize()
        if want is not None:
            given, expected = found.float(), want().float()
            allowed = (0.002 if found.dtype == torch.float32 else 0.02) * (
                expected.abs() + expected.square().mean().sqrt()
            )
            error = float(((given - expected).abs() / allowed).max())
            if given.shape != expected.shape or not error <= 1:
                return f"off by {error:.3g} of what is allowed"
    return ""


def run(cases: Mapping[str, Callable[[], object]], *packages: ModuleType) -> None:
    """Call each case, or those that the command line names. `packages`: the project's."""
    wanted = sys.argv[1:]
    for name, case in cases.items():
        if not wanted or name in wanted:
            print(json.dumps({"case": name, "cause": first_cause(case, packages)}), flush=True)


def first_cause(case: Callable[[], object], packages: tuple[ModuleType, ...]) -> str:
    """Why a case does not compile; "" if it does. What the project itself refuses, by an assertion
    or as not implemented, or does not have, as the case finds, begins with "refused:".
    """
    try:
        case()
    except CutecError as exc:
        return f"{exc.code}: {exc.message}"
    except Ended as exc:
        return f"a rehearsal does not have {exc.what}"
    except (AssertionError, NotImplementedError) as exc:
        by_project = isinstance(exc, NotImplementedError) or _raised_in(exc, packages)
        return f"refused: {exc}" if by_project else _told(exc)
    except Exception as exc:
        return _told(exc)
    return ""


def _told(exc: Exception) -> str:
    return f"{type(exc).__name__}: {exc}"


def _raised_in(exc: Exception, packages: tuple[ModuleType, ...]) -> bool:
    """Whether a line of the packages raised an exception."""
    file = traceback.extract_tb(exc.__traceback__)[-1].filename
    return any(file.startswith(folder + os.sep) for package in packages for folder in package.__path__)
