"""One build of several: what came of it, as plain data that crosses processes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from cutec import diag
from cutec.cli import failures, output
from cutec.diag import CutecError, exit_code
from cutec.diag.report import error_data
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions

# What is done with the product of a build, in its process. It returns what JSON can hold, and adds
# to the messages that are told.
Use = Callable[[BuildOptions, Product, list[str]], dict[str, Any]]


def attempt(
    options: BuildOptions, make: Callable[[], Product | None], use: Use, messages: list[str] | None = None
) -> dict[str, Any] | None:
    """The result of a build, as JSON can hold it: `messages` to tell, and `outcome` or `errors`
    (pairs of data and text). None where nothing was made.
    """
    said = messages if messages is not None else []
    try:
        product = make()
        if product is None:
            return None
        said += [
            diag.warning_text(warning, output.wants_color(sys.stderr)) for warning in dict.fromkeys(product.warnings)
        ]
        made = use(options, product, said)
    except Exception as exc:
        errors = failures.errors_of(exc, ["build", str(options.file)])
        return failed(errors, said)
    told = {"file": options.file, **made, "timings": options.timings.to_json()}
    return {"messages": said, "outcome": told, "sources": product.sources}


def failure_of(function: Callable[[], None]) -> dict[str, Any] | None:
    """What goes wrong in a function, as `attempt` tells it; None where nothing does."""
    try:
        function()
    except Exception as exc:
        return failed(failures.errors_of(exc, ["build"]), [])
    return None


def failed(errors: list[CutecError], said: list[str]) -> dict[str, Any]:
    """The result of a build that failed."""
    told = [(error_data(err), diag.error_text(err, output.wants_color(sys.stderr))) for err in errors]
    return {"messages": said, "errors": told, "status": exit_code(errors[0])}
