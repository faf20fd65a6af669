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
from cutec.diag.source import PACKAGE
from cutec.digests import answer, digest, digests
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions, named_archs
from cutec.records import dataclass, field
from cutec.resources import tree
from cutec.toolchain.identity import tool_identities
from cutec.toolchain.key import Key, Store, make_key

# Other environment variables in the key. Of cutec's own, those in `_HARMLESS` are left out: they
# cannot change the product, or only by what is named by its content.
_SETTINGS = ("PYTHONPATH", "PYTHONHOME")
_HARMLESS = {
    "CUTEC_FATBINARY",
    "CUTEC_NVDISASM",
    "CUTEC_CUOBJDUMP",
    *(
        name
        for row in variables.TABLE
        if row.acts in (("tools",), ("output",))
        or row.name.startswith(("CUTEC_CACHE_", "CUTEC_REMOTE_", "CUTEC_WARNINGS", "XDG_"))
        for name in row.names
    ),
}
_BY_CONTENT = ("llvm=", "cuda=", "link=")  # options that name files whose content is in the key


@dataclass
class Inputs:
    """The files that a build read. hashes: SHA-256 by absolute path. packages: those of the modules
    of installed packages. tools: identity by name.
    """

    hashes: dict[str, str] = field(default_factory=dict)
    packages: dict[str, str] = field(default_factory=dict)
    tools: dict[str, str] = field(default_factory=dict)


def load(options: BuildOptions, store: Store) -> Product | None:
    """The product of an identical earlier build; None if there is none, or a file that it read has
    changed.
    """
    if store.is_new():
        return None
    before = _inputs_key(options)
    listed = store.get(before)
    if listed is None:
        return None
    names = json.loads(listed)
    inputs = Inputs(
        {path: found for path in names["hashes"] if (found := file_hash(path)) is not None},
        digests(names["packages"]),
        tool_identities(names["tools"], options.llvm, options.cuda) if names["tools"] else {},
    )
    value = store.get(_product_key(options, before, inputs))
    return None if value is None else Product.unpack(value)


def save(options: BuildOptions, store: Store, inputs: Inputs, product: Product) -> None:
    """Cache a product for the next identical build."""
    before = _inputs_key(options)
    store.put(
        before, json.dumps({name: sorted(getattr(inputs, name)) for name in ("hashes", "packages", "tools")}).encode()
    )
    store.put(_product_key(options, before, inputs), product.pack())


def _inputs_key(options: BuildOptions) -> Key:
    """The key of what is known before the kernel file runs. Its value is the list of files that the
    last such build read.
    """
    return make_key("inputs", _subject(options), _known_parts(options))


def _known_parts(options: BuildOptions) -> dict[str, str]:
    env = options.environment
    settings = {k: v for k, v in env.items() if k in _SETTINGS or (variables.is_ours(k) and k not in _HARMLESS)}
    target = f"module {options.module} in {os.getcwd()}" if options.module else os.path.abspath(options.file or "")
    gpu = "" if named_archs(options.archs, env) else gpu_fingerprint()
    return {
        "kernel file": target,
        "options": "\n".join(line for line in options.recipe() if not line.startswith(_BY_CONTENT)),
        "linked files": "\n".join(digest(os.path.abspath(path)) for path in options.link),
        "environment": json.dumps([settings, gpu], sort_keys=True),
        "cutec": own_digest(),
        "python": sys.version,
    }


def _product_key(options: BuildOptions, before: Key, inputs: Inputs) -> Key:
    parts = dict(before.parts)
    for path, content in inputs.hashes.items():
        parts[f"file {os.path.basename(path)} ({path})"] = content
    parts["installed packages"] = json.dumps(sorted(inputs.packages.items()))
    parts["tools"] = json.dumps(sorted(inputs.tools.items()))
    return make_key("build", _subject(options), parts)


def _subject(options: BuildOptions) -> tuple[str, str]:
    return options.stem, ",".join(options.archs) or "any arch"


def own_digest() -> str:
    """A digest of cutec's own bytes: package, templates, pipelines. They are read once, and again
    when one of them has another size or time.
    """
    stamps = "".join([f"{path} {size} {mtime} {ctime}\n" for _, path, size, mtime, ctime in _own_files()])
    return answer(f"cutec {hashlib.sha256(stamps.encode()).hexdigest()}", lambda: (_digest_of_own(), ()))


def _digest_of_own() -> str:
    contents = [f"{place} {file_hash(path)}\n" for place, path, *_ in _own_files()]
    return hashlib.sha256("".join(contents).encode()).hexdigest()


_NOT_OF_BUILDS = ("__pycache__", "explore")  # folders that no build reads


@cache
def _own_files() -> list[tuple[str, str, int, int, int]]:
    """Place, path, size and times of each file, listed once per process, which has loaded them. In
    the order of their places in a checkout, so that an installation elsewhere, or from a wheel, has
    the same digest.
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
                    stamp = info.st_size, info.st_mtime_ns, info.st_ctime_ns
                    found.append((place + entry.name, entry.path, *stamp))
    return sorted(found)


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


def hashed(paths: Iterable[str], known: Mapping[str, str] = {}) -> dict[str, str]:
    """Hashes by absolute path, those in `known` taken over. Unreadable files are left out."""
    hashes = dict(known)
    for path in map(os.path.abspath, paths):
        if path not in hashes and (found := file_hash(path)) is not None:
            hashes[path] = found
    return hashes
