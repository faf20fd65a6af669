"""What is told of compilations and calls: nothing, unless CUTEC_LOG_TO_CONSOLE is on; then lines on
stderr from CUTEC_LOG_LEVEL upwards.
"""

from __future__ import annotations

import sys
import time

from cutec import environment

DEBUG, INFO, WARNING, ERROR = 10, 20, 30, 40
_NAMES = {DEBUG: "debug", INFO: "info", WARNING: "warning", ERROR: "error"}


def enabled(level: int) -> bool:
    """Whether a line of that level is told."""
    wanted = environment.number("CUTEC_LOG_LEVEL", 1)
    return environment.flag("CUTEC_LOG_TO_CONSOLE") and wanted > 0 and level >= wanted


def tell(level: int, text: str, *values: object) -> None:
    """Tell `text % values` if its level is."""
    if enabled(level):
        print(f"{time.strftime('%H:%M:%S')} cutec {_NAMES[level]}: {text % values}", file=sys.stderr)


def debug(text: str, *values: object) -> None:
    """Of interest to somebody who looks for a mistake."""
    tell(DEBUG, text, *values)


def info(text: str, *values: object) -> None:
    """What is done."""
    tell(INFO, text, *values)


def warning(text: str, *values: object) -> None:
    """What may be wrong."""
    tell(WARNING, text, *values)
