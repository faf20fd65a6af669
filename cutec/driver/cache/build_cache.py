"""Whole builds in the cache: the same sources, options, arch and cutec give the same product
without tracing anything.

A cached build has two entries (the package says why). Entry 1 maps what is known beforehand to the
names of the files read. Entry 2 maps that and the files' digests to the product.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from functools import cache

from cutec import environment as variables
from cutec.derived_cache import derived
from cutec.diag.source import PACKAGE
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions, named_archs
from cutec.records import dataclass, field
from cutec.resources import tree
from cutec.toolchain.key import Key, Store, make_key
from cutec.version import __version__

_FORMAT = "1"
# Other environment variables in the key. Of cutec's own, those in `_HARMLESS` are left out: they
# cannot change the product.
_SETTINGS = ("PATH", "CUDA_HOME", "CUDA_PATH", "CUDA_TOOLKIT_PATH", "PYTHONPATH", "PYTHONHOME")
_HARMLESS = {
    name
    for variable in ("CUTEC_CACHE_DIR", "CUTEC_TOOL_TIMEOUT", "CUTEC_WARNINGS_AS_ERRORS")
    for name in variables.variable(variable).names
}


@dataclass
class Inputs:
    """The files that a build read. hashes: SHA-256 by absolute path. stamps: size and time of
    installed modules. tools: identity by path.
    """

    hashes: dict[str, str] = field(default_factory=dict)
    stamps: dict[str, tuple[int, int]] = field(default_factory=dict)
    tools: dict[str, str] = field(default_factory=dict)


def load(options: BuildOptions, store: Store) -> Product | None:
    """The product of an identical earlier build; None if there is none, or a file that it read has
    changed.
    """
    if store.is_new():
        return None
    before = _inputs_key(options, store)
    listed = store.get(before)
    if listed is None:
        return None
    names = json.loads(listed)
    inputs = Inputs(
        {path: digest for path in names["hashes"] if (digest := file_hash(path)) is not None},
        {path: stamp for path in names["stamps"] if (stamp := file_stamp(path)) is not None},
        {path: identity(path) for path in names["tools"]},
    )
    value = store.get(_product_key(options, before, inputs))
    return None if value is None else Product.unpack(value)


def save(options: BuildOptions, store: Store, inputs: Inputs, product: Product) -> None:
    """Cache a product for the next identical build."""
    before = _inputs_key(options, store)
    store.put(
        before, json.dumps({name: sorted(getattr(inputs, name)) for name in ("hashes", "stamps", "tools")}).encode()
    )
    store.put(_product_key(options, before, inputs), product.pack())


def _inputs_key(options: BuildOptions, store: Store) -> Key:
    """The key of what is known before the kernel file runs. Its value is the list of files that the
    last such build read.
    """
    return make_key("inputs", _subject(options), _known_parts(options, store))


def _known_parts(options: BuildOptions, store: Store) -> dict[str, str]:
    env = options.environment
    settings = {k: v for k, v in env.items() if k in _SETTINGS or (variables.is_ours(k) and k not in _HARMLESS)}
    target = f"module {options.module} in {os.getcwd()}" if options.module else os.path.abspath(options.file or "")
    gpu = "" if named_archs(options.archs, env) else gpu_fingerprint()
    return {
        "kernel file": target,
        "options": "\n".join(options.recipe()),
        "environment": json.dumps([settings, gpu], sort_keys=True),
        "cutec": own_digest(store),
        "python": f"{sys.version} {sys.prefix}",
    }


def _product_key(options: BuildOptions, before: Key, inputs: Inputs) -> Key:
    parts = dict(before.parts)
    for path, digest in inputs.hashes.items():
        parts[f"file {os.path.basename(path)} ({path})"] = digest
    parts["installed packages"] = json.dumps(sorted(inputs.stamps.items()))
    parts["tools"] = json.dumps(sorted(inputs.tools.items()))
    return make_key("build", _subject(options), parts)


def _subject(options: BuildOptions) -> tuple[str, str]:
    return options.stem, ",".join(options.archs) or "any arch"


def own_digest(store: Store) -> str:
    """A hash of cutec's own bytes: package, templates, pipelines. It is cached by the files' sizes
    and times, so that they are read once.
    """
    files = _own_files()
    stamps = "\n".join([f"{path} {size} {time}" for path, size, time in files])
    return derived("digest", stamps, lambda: _stored_digest(store, stamps, [path for path, _, _ in files]))


def _stored_digest(store: Store, stamps: str, paths: list[str]) -> str:
    """The digest from the store, where Python writes no bytecode and so there is no derived
    cache.
    """
    key = make_key("own", ("cutec", __version__), {"format": _FORMAT, "files": stamps})
    known = store.get(key)
    if known is not None:
        return known.decode()
    digest = hashlib.sha256("".join([file_hash(path) or "" for path in paths]).encode()).hexdigest()
    store.put(key, digest.encode())
    return digest


_NOT_OF_BUILDS = ("__pycache__", "explore")  # folders that no build reads


@cache
def _own_files() -> list[tuple[str, int, int]]:
    """Path, size and time of each file, listed once per process, which has loaded them. In the
    order of their places in a checkout, so that an installation elsewhere, or from a wheel, has the
    same digest.
    """
    roots = {str(tree(name)): f"{name}/" for name in ("templates", "pipelines")}
    found, folders = [], [(PACKAGE, "cutec/"), *roots.items()]
    while folders:
        folder, place = folders.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    # a wheel has the roots inside the package
                    if entry.name not in _NOT_OF_BUILDS and entry.path not in roots:
                        folders.append((entry.path, f"{place}{entry.name}/"))
                elif not entry.name.endswith(".pyc"):
                    info = entry.stat()
                    found.append((place + entry.name, entry.path, info.st_size, info.st_mtime_ns))
    return [(path, size, time) for _, path, size, time in sorted(found)]


def gpu_fingerprint() -> str:
    """A text that changes when another GPU is in the machine (the driver lists GPUs as folders)."""
    try:
        return ",".join(sorted(os.listdir("/proc/driver/nvidia/gpus")))
    except OSError:
        return ""


def file_hash(path: str) -> str | None:
    """SHA-256 of a file; None if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError:
        return None


def file_stamp(path: str) -> tuple[int, int] | None:
    """Size and modification time (nanoseconds) of a file; None if there is none."""
    try:
        info = os.stat(path)
    except OSError:
        return None
    return info.st_size, info.st_mtime_ns


def identity(path: str) -> str:
    """Real path, size, time and inode of a tool or library; empty if it is gone."""
    try:
        info = os.stat(path)
    except OSError:
        return ""
    return f"{os.path.realpath(path)}:{info.st_size}:{info.st_mtime_ns}:{info.st_ino}"


def hashed(paths: Iterable[str], known: Mapping[str, str] = {}) -> dict[str, str]:
    """Hashes by absolute path, those in `known` taken over. Unreadable files are left out."""
    found = dict(known)
    for path in map(os.path.abspath, paths):
        if path not in found and (digest := file_hash(path)) is not None:
            found[path] = digest
    return found
