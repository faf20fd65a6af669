"""`cutec dump`: one stage of a build on stdout."""

from __future__ import annotations

from typing import Any

import click

from cutec.cli import output
from cutec.cli.build import HOW, WHAT, build_options, options
from cutec.driver.deliver import emitted_to_stdout
from cutec.driver.options import STAGES, Emit
from cutec.driver.perform import perform


@click.command(short_help="Print one stage of a build.")
@click.argument("stage", type=click.Choice(list(STAGES)))
@options(WHAT, HOW)
def command(stage: str, **given: Any) -> None:
    """Print a STAGE of building FILE.py, and write nothing: what `cutec build --emit STAGE` prints.

    cute is the IR as traced; mlir what is left after lowering; llvm-dialect, llvm, ptx, cubin and sass come from the tools; binary is the host module
    with the device code in it.
    """
    asked = build_options(emits=(Emit(stage),), **given)
    product = perform(asked, output.talk)
    output.show_warnings(product.warnings)
    output.result_bytes(emitted_to_stdout(asked, product))
