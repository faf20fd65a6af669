"""Compiled functions as calls of XLA: one handler for all of them, which takes the library of a
function from an attribute of its call.

The library is the C library that `cutec export` writes, compiled; the cache keeps it, so that a
machine that was given the cache needs no C compiler.
"""

from __future__ import annotations

import base64
import ctypes
import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest_write import dump
from cutec.artifact.signature import TensorParam
from cutec.jax.types import jax_module
from cutec.lazy import LazyModule
from cutec.records import replace
from cutec.toolchain.key import make_key
from cutec.version import __version__

build_cache = LazyModule("cutec.driver.cache.build_cache")
call_cache = LazyModule("cutec.calling.call_cache")
host_compiler = LazyModule("cutec.toolchain.host_compiler")
objects = LazyModule("cutec.calling.objects")
templates = LazyModule("cutec.render.templates")
write = LazyModule("cutec.library.write")

KIND = "xla library"
TARGET = "cutlass_call"
UNTRACED = f"{TARGET}_untraced"  # not recorded into CUDA graphs
DIGEST = 32  # letters of a library's name
_registered: set[str] = set()  # platforms
_loaded: list[tuple[ctypes.CDLL, int]] = []  # with their files, which stay open


def register(platform: str = "CUDA", library: str | os.PathLike[str] | None = None) -> None:
    """Register the handlers that run calls of `cutlass_call` with XLA. A call does it itself; a
    program that only runs what another one has exported calls it first.

    platform: as `jax.ffi.register_ffi_target` takes it. library: a shared library that has the
    handlers, instead of cutec's. Raises E4314 without JAX, E2001 without a C compiler unless the
    cache has them.
    """
    jax = jax_module("register")
    if library is None and platform in _registered:
        return
    handle = ctypes.CDLL(os.fspath(library)) if library is not None else _opened(handler_library())
    for target in (TARGET, UNTRACED):
        jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(getattr(handle, f"{target}_xla")), platform=platform)
    _registered.add(platform)


def get_export_disabled_safety_checks() -> list[Any]:
    """What `jax.export.export(f, disabled_checks=…)` takes, so that it exports calls of
    `cutlass_call`. Raises E4314 without JAX.
    """
    jax = jax_module("get_export_disabled_safety_checks")
    register()
    return [jax.export.DisabledSafetyCheck.custom_call(target) for target in (TARGET, UNTRACED)]


def ffi_call(
    jax: Any, library: bytes, operands: Sequence[Any], results: Sequence[Any], aliases: Mapping[int, int], graph: bool
) -> Sequence[Any]:
    """The results of a call of a library. `aliases`: operands whose memory results take. `graph`:
    whether XLA may record it into a CUDA graph.
    """
    register()
    call = jax.ffi.ffi_call(
        TARGET if graph else UNTRACED,
        list(results),
        vmap_method="sequential",
        input_output_aliases=dict(aliases),
    )
    digest = hashlib.sha256(library).hexdigest()[:DIGEST]
    return call(*operands, library=digest, code=base64.b64encode(library).decode())


def library_of(bundle: MemoryBundle, roles: Sequence[str], arch: str) -> bytes:
    """The shared library of a bundle of one function, with its handler; `roles` are those of its
    tensors for JAX. Raises E1120 for what C cannot have, E20xx without a compiler.
    """
    (export,) = bundle.manifest.exports
    made = objects.renamed(_with_roles(bundle, roles), TARGET)
    images = {image.file: hashlib.sha256(bundle.read(image)).hexdigest() for image in bundle.manifest.images}
    parts = {"manifest": dump(made.manifest), "images": repr(sorted(images.items()))}
    return _kept((export.name, arch), parts, lambda: write.rendered(made, TARGET, ("c", "jax")))


def handler_library() -> bytes:
    """The shared library with the handlers. Raises E20xx without a compiler."""
    return _kept((TARGET, "any"), {}, handler_source)


def handler_source() -> dict[str, str]:
    """Its source in C, by the file's name."""
    values = {"version": __version__, "digest": DIGEST, "symbol": TARGET}
    return {f"{TARGET}.c": templates.shipped(None).render("export/xla_call.c.j2", **values)}


def _kept(subject: tuple[str, str], parts: Mapping[str, str], source: Callable[[], Mapping[str, str]]) -> bytes:
    """A shared library of C sources, from the cache or made."""
    store = call_cache.store()
    key = make_key(KIND, subject, {**parts, "cutec": build_cache.own_digest()})
    found = store.get(key)
    if found is None:
        found = host_compiler.compile_shared(source())
        store.put(key, found)
    return found


def _with_roles(bundle: MemoryBundle, roles: Sequence[str]) -> MemoryBundle:
    (export,) = bundle.manifest.exports
    given = iter(roles)
    params = tuple(replace(p, role=next(given)) if isinstance(p, TensorParam) else p for p in export.signature.params)
    changed = replace(export, signature=replace(export.signature, params=params))
    return replace(bundle, manifest=replace(bundle.manifest, exports=(changed,)))


def _opened(library: bytes) -> ctypes.CDLL:
    file = os.memfd_create(TARGET)
    os.write(file, library)
    handle = ctypes.CDLL(f"/proc/self/fd/{file}")
    _loaded.append((handle, file))
    return handle
