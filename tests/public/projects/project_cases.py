"""Running the cases of a project under `cutec exec --rehearse`: a line of JSON for each, with the
first cause why it does not compile.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from types import ModuleType

from cutec.diag import CutecError
from cutec.rehearsal.unread import Ended


def run(cases: Mapping[str, Callable[[], object]], *packages: ModuleType) -> None:
    """Call each case, or those that the command line names. `packages`: the project's."""
    wanted = sys.argv[1:]
    for name, case in cases.items():
        if not wanted or name in wanted:
            print(json.dumps({"case": name, "cause": first_cause(case, packages)}), flush=True)


def first_cause(case: Callable[[], object], packages: tuple[ModuleType, ...]) -> str:
    """Why a case does not compile; "" if it does. What the project itself refuses, by an assertion
    or as not implemented, begins with "refused:".
    """
    try:
        case()
    except CutecError as exc:
        return f"{exc.code}: {exc.message}"
    except Ended as exc:
        return f"a rehearsal does not have {exc.what}"
    except (AssertionError, NotImplementedError) as exc:
        return f"refused: {exc}" if _raised_in(exc, packages) else _told(exc)
    except Exception as exc:
        return _told(exc)
    return ""


def _told(exc: Exception) -> str:
    return f"{type(exc).__name__}: {exc}"


def _raised_in(exc: Exception, packages: tuple[ModuleType, ...]) -> bool:
    """Whether a line of the packages raised an exception."""
    file = traceback.extract_tb(exc.__traceback__)[-1].filename
    return any(file.startswith(folder + os.sep) for package in packages for folder in package.__path__)
