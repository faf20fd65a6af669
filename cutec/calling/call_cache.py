"""What calls leave on disk, for other processes and machines.

The key is made of what the code means (text of the device module, host program, signature, options,
cutec's own bytes) and of nothing that the machine has: not Python's version, not the place of
files, not the tools. But an entry remembers the files of the tools that made it. Where one of them
is another file now, as after an update, the entry is not taken if the tools that are here now can
make it again. Where they cannot, as on a machine with a GPU and a part of the tools, which was
given the cache, the entry is as good as it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cutec import environment
from cutec.diag import CutecError, Note, error
from cutec.driver.build.unit import Unit
from cutec.driver.cache.build_cache import file_hash, identity, own_digest
from cutec.driver.cache.product import Product
from cutec.driver.cache.store import DiskStore, Entry
from cutec.lazy import LazyModule
from cutec.toolchain.find import LLVM_REQUIRED, Toolset, find_toolset
from cutec.toolchain.key import Key, NoStore, Store, make_key

make_bundle = LazyModule("cutec.driver.build.make_bundle")

KIND, TOOLS = "call", "tools of call"
_NEEDED = (*LLVM_REQUIRED, "ptxas")
_UNUSABLE = ("E2001", "E2002", "E2009", "E2010", "E2012")  # no tool, or none that serves


def store() -> Store:
    """The cache on disk, or none where it is switched off."""
    return NoStore() if environment.flag("CUTEC_DISABLE_FILE_CACHING") else DiskStore()


def cached() -> Iterator[Entry]:
    """The compilations in the cache on disk, newest first."""
    kept = store()
    entries = kept.entries() if isinstance(kept, DiskStore) else iter(())
    return iter(sorted((e for e in entries if e.kind == KIND), key=lambda e: e.time, reverse=True))


class Memory:
    """The entry of one compilation: `recall` it, or `keep` what was made instead. `missed` says why
    there was nothing to recall.
    """

    def __init__(self, unit: Unit):
        options = unit.setting.options
        self.store = unit.setting.store
        self.missed = ""
        parts = {
            # functions of one content may have several, and the product's manifest has one
            "name": unit.export.name,
            "input": unit.mlir,
            "host program": repr((unit.program, unit.export.signature)),
            "options": "\n".join(line for line in options.recipe() if not line.startswith("link=")),
            "libraries": json.dumps([file_hash(path) for path in options.link]),
            "cutec": _own_digest(str(getattr(self.store, "root", ""))),
        }
        self.key = make_key(KIND, (unit.export.name, unit.arch.name), parts)
        self._tools = make_key(TOOLS, self.key.subject, {"of": self.key.digest})

    def recall(self) -> Product | None:
        """What an earlier process made of the same content, unless other tools can make it now."""
        listed, value = self.store.get(self._tools), self.store.get(self.key)
        if listed is None or value is None:
            self.missed = f"not there ({_reason(self.store, self.key)})"
            return None
        changed = [path for path, known in json.loads(listed).items() if identity(path) not in ("", known)]
        if changed and usable(find_toolset()):
            self.missed = f"made by tools that have changed ({', '.join(changed)})"
            return None
        return Product.unpack(value)

    def keep(self, product: Product, tools: Toolset) -> None:
        """Keep what `tools` have made."""
        files = {path: identity(path) for path in sorted({*make_bundle.tool_files(tools)})}
        self.store.put(self.key, product.pack())
        self.store.put(self._tools, json.dumps(files).encode())

    def told(self, err: CutecError) -> CutecError:
        """The error of a compilation after a miss: where no tool serves, the miss comes first,
        since a filled cache needs none.
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
    """Whether all tools that a compilation takes were found. Starts none, where names tell their
    versions.
    """
    return all(tools.find(name) for name in _NEEDED)


def _reason(kept: Store, key: Key) -> str:
    return kept.reason(key) if isinstance(kept, DiskStore) else "the cache is switched off"


@cache
def _own_digest(root: str) -> str:
    """cutec's own bytes, asked once a process."""
    return own_digest(DiskStore(Path(root)) if root else NoStore())
