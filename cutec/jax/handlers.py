"""Compiled functions as calls of XLA: one handler for all of them, which takes the library of a
function from an attribute of its call.

The library is the C library that `cutec export` writes, compiled; the cache keeps it, so that a
machine that was given the cache needs no C compiler.
"""

from __future__ import annotations

import base64
import ctypes
import functools
import hashlib
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.signature import TensorParam
from cutec.jax.types import jax_module
from cutec.lazy import LazyModule
from cutec.records import replace
from cutec.version import __version__

if TYPE_CHECKING:
    from cutec.jax.frames import Memory

frames = LazyModule("cutec.jax.frames")
numpy = LazyModule("numpy")
shared_libraries = LazyModule("cutec.calling.shared_libraries")
templates = LazyModule("cutec.render.templates")

TARGET = "cutlass_call"
UNTRACED = f"{TARGET}_untraced"  # not recorded into CUDA graphs
INTERPRETED = f"{TARGET}_interpreted"
DIGEST = 32  # letters of a library's name
_registered: WeakKeyDictionary[Any, set[str]] = WeakKeyDictionary()  # platforms; a rehearsal has another JAX
_interpreted: list[Callable[[Sequence[Memory], Sequence[Memory]], None]] = []
_loaded: list[tuple[ctypes.CDLL, int]] = []  # with their files, which stay open


def register(platform: str = "CUDA", library: str | os.PathLike[str] | None = None) -> None:
    """Register the handlers that run calls of `cutlass_call` with XLA. A call does it itself; a
    program that only runs what another one has exported calls it first.

    platform: as `jax.ffi.register_ffi_target` takes it. library: a shared library that has the
    handlers, instead of cutec's. Raises E4314 without JAX, E2001 without a C compiler unless the
    cache has them.
    """
    jax = jax_module("register")
    platforms = _registered.setdefault(jax, set())
    if library is None and platform in platforms:
        return
    handle = ctypes.CDLL(os.fspath(library)) if library is not None else _opened(handler_library())
    for target in (TARGET, UNTRACED):
        jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(getattr(handle, f"{target}_xla")), platform=platform)
    platforms.add(platform)


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


def interpreter_call(
    jax: Any,
    run: Callable[[Sequence[Memory], Sequence[Memory]], None],
    operands: Sequence[Any],
    results: Sequence[Any],
    aliases: Mapping[int, int],
) -> Sequence[Any]:
    """The results of a call of a Python function, which is kept for good, on the CPU: `run` gets
    the memory of operands and of results, one call at a time.
    """
    if not _interpreted:
        capsule = jax.ffi.pycapsule(ctypes.cast(_handler(), ctypes.c_void_p).value)
        jax.ffi.register_ffi_target(INTERPRETED, capsule, platform="cpu")
    _interpreted.append(run)
    call = jax.ffi.ffi_call(INTERPRETED, list(results), vmap_method="sequential", input_output_aliases=dict(aliases))
    return call(*operands, number=numpy.int64(len(_interpreted) - 1))


@functools.cache
def _handler() -> Any:
    lock = threading.Lock()

    def call(number: int, operands: Sequence[Memory], results: Sequence[Memory]) -> None:
        with lock:
            _interpreted[number](operands, results)

    return frames.handler(call)


def library_of(bundle: MemoryBundle, roles: Sequence[str], arch: str) -> bytes:
    """The shared library of a bundle of one function, with its handler; `roles` are those of its
    tensors for JAX. Raises E1120 for what C cannot have, E20xx without a compiler.
    """
    return shared_libraries.library_of(_with_roles(bundle, roles), TARGET, "jax", arch)


def handler_library() -> bytes:
    """The shared library with the handlers. Raises E20xx without a compiler."""
    return shared_libraries.kept((TARGET, "any"), {}, handler_source)


def handler_source() -> dict[str, str]:
    """Its source in C, by the file's name."""
    values = {"version": __version__, "digest": DIGEST, "symbol": TARGET}
    return {f"{TARGET}.c": templates.shipped(None).render("export/xla_call.c.j2", **values)}


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
