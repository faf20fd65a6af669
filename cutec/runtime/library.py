"""The library that lies beside a bundle's manifest: `cutec export BUNDLE -o BUNDLE --only
c,runtime,make` writes its source. It is an extension of CPython whose functions take PyTorch's
tensors and numbers straight to the C library, and leave all else to those of `load`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import update_wrapper
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

from cutec.artifact.identity import identity
from cutec.artifact.manifest import Manifest

Function = Callable[..., None]
ENDING = f"_runtime{EXTENSION_SUFFIXES[0]}"  # of an extension for this Python


def open_library(directory: Path, manifest: Manifest) -> Any:
    """The extension beside a manifest, if there is one that was made of this bundle and loads here;
    else None.
    """
    for path in sorted(directory.glob(f"*{ENDING}")):
        loader = ExtensionFileLoader(path.name.removesuffix(EXTENSION_SUFFIXES[0]), str(path.resolve()))
        spec = spec_from_loader(loader.name, loader)
        assert spec is not None
        try:
            module: Any = module_from_spec(spec)
            loader.exec_module(module)
        except ImportError:
            continue
        if getattr(module, "BUNDLE", "") == identity(manifest):
            return module
    return None


def functions_of(library: Any, functions: Mapping[str, Function]) -> dict[str, Function]:
    """The functions of a bundle as a library calls them, as far as it does. They have the names,
    attributes and documentation of those in `functions`, to which they leave calls that the library
    does not take.
    """
    found = {name: library.function(name, function) for name, function in functions.items()}
    return {name: update_wrapper(made, functions[name]) for name, made in found.items() if made is not None}
