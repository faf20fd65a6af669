"""`cutec export`: a bundle as a library for programs without Python."""

from __future__ import annotations

from pathlib import Path

import click

from cutec.artifact.bundle import open_bundle
from cutec.cli import output
from cutec.diag import error
from cutec.diag.report import relative
from cutec.library.write import PARTS, export


@click.command(short_help="Write a bundle as a C library.")
@click.argument("bundle", metavar="MANIFEST|DIR", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    "directory",
    required=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder to write.",
)
@click.option("--lib", "name", metavar="NAME", help="The library's name, which begins all of its C names.")
@click.option("--only", metavar="PARTS", help=f"Only these parts, of {', '.join(PARTS)}.")
def command(bundle: Path, directory: Path, name: str | None, only: str | None) -> int:
    """Write a bundle as C source and header: cubins and host programs, without Python; and files
    that build them with make or CMake.

    `cc -O2 -fPIC -shared NAME.c -o libNAME.so` builds it too. It needs no CUDA toolkit: NVIDIA's
    driver is looked up when the library is first used.
    """
    opened = open_bundle(bundle)
    files = export(opened, directory, name or default_name(opened.directory), parts_of(only))
    output.result("\n".join(f"{relative(str(file))}" for file in files))
    return 0


def parts_of(only: str | None) -> list[str]:
    """The parts that `--only` names; all of them without it. Raises E1001 for another name."""
    parts = list(PARTS) if only is None else [part.strip() for part in only.split(",")]
    for part in parts:
        if part not in PARTS:
            raise error("E1001", f"there is no part {part!r} of an export", help=f"parts are {', '.join(PARTS)}")
    return parts


def default_name(directory: Path) -> str:
    """The library's name by default: that of the bundle's folder, as a C identifier."""
    name = "".join(c if c.isascii() and c.isalnum() else "_" for c in directory.resolve().name)
    return name if name[:1].isalpha() else f"lib{name}"
