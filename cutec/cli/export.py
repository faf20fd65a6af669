"""`cutec export`: a bundle as a library for programs without Python; `cutec build --export` writes
one beside the bundle.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import click

from cutec.artifact.bundle import MemoryBundle, open_bundle
from cutec.artifact.manifest_read import parse
from cutec.cli import output
from cutec.diag import error
from cutec.diag.report import relative
from cutec.driver.build.compress import compressed
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions
from cutec.library.wheel import Package
from cutec.library.write import DEFAULT, PACKAGE, PARTS, export
from cutec.records import NamedTuple
from cutec.toolchain.find import find_toolset


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
@click.option("--compress", is_flag=True, help="Compress machine code with fatbinary; it needs a driver since 550.54.")
@click.option("--cuda", metavar="DIR", help="Take fatbinary from this toolkit.")
@click.option("--package-version", default=PACKAGE.version, metavar="VERSION", help="The wheel's.", show_default=True)
@click.option("--license", default=PACKAGE.license, metavar="SPDX", help="The wheel's licence, such as MIT.")
def command(
    bundle: Path,
    directory: Path,
    name: str | None,
    only: str | None,
    compress: bool,
    cuda: str | None,
    package_version: str,
    license: str,
) -> int:
    """Write a bundle as C source and header: cubins and host programs, without Python; and files
    that build them with make or CMake. Other parts are functions for TVM-FFI, PyTorch and JAX, and
    a Python package that pip makes a wheel of.

    `cc -O2 -fPIC -shared NAME.c -o libNAME.so` builds it too. It needs no CUDA toolkit: NVIDIA's
    driver is looked up when the library is first used.
    """
    if cuda is not None and not compress:
        raise error("E1001", "--cuda is an option of --compress", help="add --compress, or leave --cuda out")
    opened = open_bundle(bundle)
    made = identifier(opened.directory.resolve().name) if name is None else name
    parts, package = parts_of(only), Package(package_version, license)
    held = compressed(opened, find_toolset(None, cuda)) if compress else opened
    files = export(held, directory, made, parts, package)
    output.result("\n".join(shown(files)))
    return 0


class Wanted(NamedTuple):
    """The library that `cutec build --export` makes of a bundle; of several bundles each has a
    folder of its own below `directory`, as the bundles have below `bundles`.
    """

    directory: str
    name: str | None
    parts: list[str]
    package: Package
    compress: bool
    bundles: str | None = None


def wanted(directory: str | None, about: Mapping[str, str | None], compress: bool) -> Wanted:
    """What the option --export of a build asks for, and others that are `about` the library, by
    name. Raises E1001 for these without --export, and for a part that there is not.
    """
    if directory is None:
        option = next(name for name, value in about.items() if value is not None)
        raise error("E1001", f"{option} is about a library", help="--export DIR")
    version, license = about["--package-version"], about["--license"]
    package = Package(PACKAGE.version if version is None else version, PACKAGE.license if license is None else license)
    return Wanted(directory, about["--lib"], parts_of(about["--only"]), package, compress)


def check(asked: BuildOptions) -> None:
    """Raise E1001 for a build without a bundle, of which there can be no library."""
    if asked.bundle is None:
        raise error("E1001", "--export needs a bundle, and --emit STAGE makes none", help="add -o DIR")


def write(want: Wanted, asked: BuildOptions, product: Product) -> list[str]:
    """Write the library of a build's product. Returns the files, as they are shown. Raises as
    `export`.
    """
    assert asked.bundle is not None  # `check`
    below = "" if want.bundles is None else os.path.relpath(asked.bundle, want.bundles)
    bundle = MemoryBundle(parse(product.manifest.encode()), product.files, asked.bundle)
    name = identifier(below or asked.bundle.resolve().name) if want.name is None else want.name
    held = compressed(bundle, find_toolset(asked.llvm, asked.cuda)) if want.compress else bundle
    return shown(export(held, Path(want.directory, below), name, want.parts, want.package))


def shown(files: list[Path]) -> list[str]:
    """Files as output tells them."""
    return [relative(str(file)) for file in files]


def parts_of(only: str | None) -> list[str]:
    """The parts that `--only` names; those of C without it. Raises E1001 for another name."""
    parts = [part.strip() for part in (",".join(DEFAULT) if only is None else only).split(",")]
    for part in parts:
        if part not in PARTS:
            raise error("E1001", f"there is no part {part!r} of an export", help=f"parts are {', '.join(PARTS)}")
    return parts


def identifier(name: str) -> str:
    """A library's name by default: that of the bundle's folder, as a C identifier."""
    name = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
    return name if name[:1].isalpha() else f"lib{name}"
