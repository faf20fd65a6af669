"""The call cache: compilations of calls on disk, for other processes and machines.

The key holds what the code means (text of the device module, host program, signature, options,
cutec's own bytes) and nothing of the machine: neither Python's version, nor paths, nor the tools.
An entry lists the digests of the tools that made it. If one of them has changed, as after an
update, the entry is passed over where the present tools can make it again. Where they cannot, the
entry is valid: a machine with a GPU and without tools may have been given the cache.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache

from cutec import environment
from cutec.diag import CutecError, Note, error
from cutec.digests import digest
from cutec.driver.build.unit import Unit
from cutec.driver.cache.build_cache import own_digest
from cutec.driver.cache.entry import CacheEntry
from cutec.driver.cache.product import Product
from cutec.driver.cache.store import DiskStore, open_store
from cutec.toolchain.find import LLVM_REQUIRED, Toolset, find_toolset
from cutec.toolchain.identity import COMPILE, tool_identities
from cutec.toolchain.key import Key, NoStore, Store, make_key

KIND, TOOLS = "call", "tools of call"
_NEEDED = (*LLVM_REQUIRED, "ptxas")
_UNUSABLE = ("E2001", "E2002", "E2009", "E2010", "E2012")  # no tool, or none that can be used


def store() -> Store:
    """The cache on disk with the shared one, or none where it is switched off."""
    if environment.flag("CUTEC_DISABLE_FILE_CACHING"):
        return NoStore()
    return open_store(None, environment.get("CUTEC_REMOTE_CACHE"), environment.flag("CUTEC_REMOTE_UPLOAD", True))


def cached() -> Iterator[CacheEntry]:
    """The compilations in the cache on disk, newest first."""
    disk = store()
    entries = disk.entries() if isinstance(disk, DiskStore) else iter(())
    return iter(sorted((e for e in entries if e.kind == KIND), key=lambda e: e.time, reverse=True))


class CallCacheEntry:
    """The entry of one compilation: `load` it, or `save` what was made instead. `missed` says why
    there was nothing to load.
    """

    def __init__(self, unit: Unit):
        options = unit.context.options
        self.store = unit.context.store
        self.missed = ""
        self._files = unit.context.files
        parts = {
            # functions of the same content may differ in it, and the product's manifest has one
            "name": unit.export.name,
            "input": unit.mlir,
            "host program": repr((unit.program, unit.export.signature)),
            "options": "\n".join(line for line in options.recipe() if not line.startswith("link=")),
            "libraries": json.dumps([digest(os.path.abspath(path)) for path in options.link]),
            "cutec": _own_digest(),
        }
        self.key = make_key(KIND, (unit.export.name, unit.arch.name), parts)
        self._tools = make_key(TOOLS, self.key.subject, {"of": self.key.digest})

    def load(self) -> Product | None:
        """The product that an earlier process made of the same content, unless changed tools can
        make it again.
        """
        listed, value = self.store.get(self._tools), self.store.get(self.key)
        if listed is None or value is None:
            self.missed = f"not there ({_reason(self.store, self.key)})"
            return None
        made_by = json.loads(listed)
        changed = [name for name, now in tool_identities(made_by).items() if now not in ("", made_by[name])]
        if changed and usable(find_toolset()):
            self.missed = f"made by tools that have changed ({', '.join(changed)})"
            return None
        return Product.unpack(value, self._files.path)

    def save(self, product: Product, tools: Toolset) -> None:
        """Cache a product that `tools` have made."""
        self.store.put(self.key, product.pack(self._files.name))
        self.store.put(self._tools, json.dumps(tool_identities(COMPILE, tools=tools)).encode())

    def explained(self, err: CutecError) -> CutecError:
        """The error of a compilation after a miss. Where tools are missing it is E2013, which
        reports the miss first: with a filled cache no tool is needed.
        """
        if err.code not in _UNUSABLE or not isinstance(self.store, DiskStore):
            return err
        function, arch = self.key.subject
        notes = [
            Note(f"looked up: call {self.key.digest[:12]} in {self.store.root}: {self.missed}"),
            Note(f"{err.code}: {err.message}"),
            *err.notes,
        ]
        return error(
            "E2013",
            f"{function} for {arch} is not in the cache, and there are no tools to compile it with",
            err.place,
            notes,
            err.help,
        )


def usable(tools: Toolset) -> bool:
    """Whether all tools that a compilation needs were found. Starts no process if names tell the
    tools' versions.
    """
    return all(tools.find(name) for name in _NEEDED)


def _reason(disk: Store, key: Key) -> str:
    return disk.reason(key) if isinstance(disk, DiskStore) else "the cache is switched off"


@cache
def _own_digest() -> str:
    """The digest of cutec's own bytes, looked up once per process."""
    return own_digest()
