"""Compiled functions as object files of C, and object files and shared libraries as modules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.diag import error
from cutec.files import write_whole
from cutec.library.write import rendered
from cutec.records import replace
from cutec.toolchain import host_compiler
from cutec.toolchain.process import temporary_folder


def write_object(bundle: MemoryBundle, name: str, absent: Sequence[int], target: Path, header: Path | None) -> None:
    """Write a bundle of one export as an object file, in which its function is called `name` for C
    and TVM-FFI alike, and the header of C. `absent`: places at which calls may have None. Raises
    E1120 for a name that C cannot have, E20xx without a C compiler or if it fails, OSError.
    """
    files = rendered(renamed(bundle, name), name, ("c", "tvm-ffi"), absent=absent)
    code = host_compiler.compile_object(files)
    write_whole(target, code)
    if header is not None:
        write_whole(header, files[f"{name}.h"].encode())


def renamed(bundle: MemoryBundle, name: str) -> MemoryBundle:
    """A bundle of one export, under another name."""
    (export,) = bundle.manifest.exports
    images = tuple(replace(image, export=image.export and name) for image in bundle.manifest.images)
    manifest = replace(bundle.manifest, exports=(replace(export, name=name),), images=images)
    return MemoryBundle(manifest, bundle.contents, bundle.directory)


def load_library(path: Path) -> Any:
    """Load an object file or shared library through TVM-FFI: its functions are attributes and
    items. Raises E4313 without the package `apache-tvm-ffi` or for a file that does not load, E20xx
    if an object cannot be linked.
    """
    if not path.exists():
        raise error("E4313", f"{path} does not exist")
    try:
        ffi = import_module("tvm_ffi")
    except ImportError as e:
        raise error("E4313", f"{path} is loaded by TVM-FFI: {e}", help="pip install apache-tvm-ffi") from e
    with temporary_folder() as folder:
        shared = path.resolve()
        if path.suffix == ".o":
            shared = Path(folder, f"{path.stem}.so")
            host_compiler.link_shared(path, shared)
        try:
            return ffi.load_module(str(shared))
        except (RuntimeError, ValueError) as e:
            raise error("E4313", f"{path} does not load: {e}") from e
