"""Compiled functions as object files of C, and object files and shared libraries as modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.calling import libraries
from cutec.calling.options import from_environment
from cutec.diag import error
from cutec.files import write_whole
from cutec.library.write import rendered
from cutec.records import replace
from cutec.toolchain import host_compiler
from cutec.toolchain.process import temporary_folder


def sources(bundle: MemoryBundle, name: str, absent: Sequence[int], *, cute: bool) -> dict[str, str]:
    """The C sources of a bundle of one export, in which its function is called `name`, for C and
    TVM-FFI alike. `absent`: places at which calls may have None. `cute`: with the names of public
    C++ programs. Raises E1120 for a name that C cannot have.
    """
    return rendered(renamed(bundle, name), name, ("c", "tvm-ffi"), absent=absent, cute=cute)


def write_object(files: Mapping[str, str], name: str, target: Path, header: Path | None) -> None:
    """Write what `sources` made as an object file, and its header. Raises E20xx without a C
    compiler or if it fails, OSError.
    """
    write_whole(target, host_compiler.compile_object(files))
    if header is not None:
        write_whole(header, files[f"{name}.h"].encode())


def renamed(bundle: MemoryBundle, name: str) -> MemoryBundle:
    """A bundle of one export, under another name."""
    (export,) = bundle.manifest.exports
    images = tuple(replace(image, export=image.export and name) for image in bundle.manifest.images)
    manifest = replace(bundle.manifest, exports=(replace(export, name=name),), images=images)
    return MemoryBundle(manifest, bundle.contents, bundle.directory)


def load_library(path: Path, *, enable_tvm_ffi: bool) -> Any:
    """Load an object file or a shared library: its functions are attributes and items. Those that
    were compiled for TVM-FFI are loaded by it, and all are with `enable_tvm_ffi`. Raises E4313
    without the package `apache-tvm-ffi` or for a file that does not load.
    """
    if not path.exists():
        raise error("E4313", f"{path} does not exist")
    with temporary_folder() as folder:
        shared = _shared(path, folder)
        if from_environment().device == "none":
            return libraries.rehearsed(shared)
        if enable_tvm_ffi:
            return _through_tvm_ffi(path, shared)
        try:
            return libraries.opened(shared, lambda loaded: _through_tvm_ffi(path, loaded))
        except OSError as e:
            raise error("E4313", f"{path} does not load: {e}") from e


def through_tvm_ffi(code: bytes, name: str) -> Any:
    """The functions of a shared library in memory, as TVM-FFI has them. `name`: for messages.
    Raises E4313.
    """
    with temporary_folder() as folder:
        shared = Path(folder, f"{name}.so")
        shared.write_bytes(code)
        return _through_tvm_ffi(shared, shared)


def _shared(path: Path, folder: str) -> Path:
    """The shared library that a file is, or that an object file has in it. Raises E4313."""
    if path.suffix != ".o":
        return path.resolve()
    code = host_compiler.library_in(path.read_bytes())
    if code is None:
        raise error("E4313", f"{path} does not load: it is no object file of export_to_c")
    shared = Path(folder, f"{path.stem}.so")
    shared.write_bytes(code)
    return shared


def _through_tvm_ffi(path: Path, shared: Path) -> Any:
    """The functions of a shared library, which is made of `path`, as TVM-FFI has them."""
    try:
        ffi = import_module("tvm_ffi")
    except ImportError as e:
        raise error("E4313", f"{path} is loaded by TVM-FFI: {e}", help="pip install apache-tvm-ffi") from e
    try:
        return ffi.load_module(str(shared))
    except (RuntimeError, ValueError) as e:
        raise error("E4313", f"{path} does not load: {e}") from e
