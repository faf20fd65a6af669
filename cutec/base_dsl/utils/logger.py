"""`cutlass.base_dsl.utils.logger`: the logger of the public DSL, which programs set up for their
own messages. cutec writes none to it: what a build does is told by `cutec build -v`.
"""

from __future__ import annotations

import logging

_SILENT = logging.CRITICAL + 1
_FORMAT = "%(asctime)s - %(name)s - %(levelname)s - [%(funcName)s] - %(message)s"

_loggers = [logging.getLogger("CUTE_DSL")]
_loggers[0].setLevel(_SILENT)


def log() -> logging.Logger:
    """The logger that was set up last: `log().info("…")`. At first it is silent."""
    return _loggers[-1]


def setup_log(name: str, log_to_console: bool = False, log_level: int = logging.INFO) -> logging.Logger:
    """Make the logger `name` that of `log()`. `log_to_console`: messages from `log_level` on go to
    standard error, once, however often this is called; else it is silent.
    """
    logger = logging.getLogger(name)
    logger.setLevel(log_level if log_to_console else _SILENT)
    for handler in [handler for handler in logger.handlers if isinstance(handler, _Console)]:
        logger.removeHandler(handler)
    if log_to_console:
        console = _Console()
        console.setLevel(log_level)
        console.setFormatter(logging.Formatter(_FORMAT))
        logger.addHandler(console)
    _loggers[:] = [logger]
    return logger


class _Console(logging.StreamHandler):
    """The handler that `setup_log` adds."""


__all__ = ["log", "setup_log"]
