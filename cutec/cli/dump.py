"""`cutec dump`: one stage of a build on stdout."""

from __future__ import annotations

from typing import Any

import click

from cutec.cli import output
from cutec.cli.building import FILE, HOW, SOURCE, WHAT, build_options, options
from cutec.diag import error
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import emitted_to_stdout
from cutec.driver.options.options import STAGES, Emit
from cutec.ops.dialect_doc import dialect_doc
from cutec.ops.irdl import irdl_text


@click.command(short_help="Print one stage of a build.")
@click.argument("stage", metavar="STAGE", type=click.Choice(list(STAGES)), required=False)
@click.option("--irdl", is_flag=True, help="Print the dialects of cute in IRDL instead, for mlir-opt --irdl-file.")
@click.option("--dialects", is_flag=True, help="Print the description of these dialects instead (docs/dialects.md).")
@SOURCE
@options(FILE, WHAT, HOW)
def command(stage: str | None, irdl: bool, dialects: bool, **given: Any) -> None:
    """Print a STAGE of building FILE.py as `cutec build --emit STAGE` does, and write nothing.

    cute is the IR as traced; mlir the IR after lowering; llvm-dialect, llvm, ptx, cubin and sass
    come from the tools; binary is the host module with the device code in it.
    """
    if irdl or dialects:
        output.result((irdl_text() if irdl else dialect_doc()).rstrip("\n"))
        return
    if stage is None:
        raise error(
            "E1001",
            "name a stage and a kernel file, or use --irdl or --dialects",
            help=f"the stages are {', '.join(STAGES)}",
        )
    asked = build_options(emits=(Emit(stage),), **given)
    with output.progress() as asked.progress:
        product = perform(asked, output.talk)
    output.show_warnings(product.warnings)
    output.result_bytes(emitted_to_stdout(asked, product))
