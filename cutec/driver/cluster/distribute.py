"""A project's build on a cluster: which units are missing, what is submitted, and the bundles that
the parts become.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, final

from cutec.artifact.choice import Choice
from cutec.diag import error
from cutec.driver.build.build import store_of
from cutec.driver.cache.product import Product
from cutec.driver.cluster import task
from cutec.driver.cluster.caller import Call, Cluster
from cutec.driver.cluster.parts import Build, bundle_of, fatbin_record, published
from cutec.driver.cluster.snapshot import take
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.project import Project
from cutec.driver.project.units import ProjectUnit, units_of
from cutec.records import asdict, dataclass, field
from cutec.toolchain.key import Key

# Fields of BuildOptions that a worker is told: which store, and which tools.
_WHERE = ("cache_dir", "remote_cache", "remote_upload", "llvm", "cuda")


@dataclass
class _Bundle:
    """A kernel file on its way: its units with the records of their parts, in order; the choices of
    the file; the calls that have not ended; what went wrong.
    """

    options: BuildOptions
    units: list[tuple[ProjectUnit, Key]] = field(default_factory=list)
    choices: dict[Choice, None] = field(default_factory=dict)
    open: int = 0
    packed: bool = False
    failures: list[Mapping[str, Any]] = field(default_factory=list)

    def packs(self) -> dict[str, list[Key]]:
        """The exports for several archs, whose fat binaries are made of several parts."""
        groups = groupby(self.units, key=lambda pair: pair[0].export)
        keys = {name: [key for _, key in group] for name, group in groups}
        return {name: parts for name, parts in keys.items() if len(parts) > 1}


@final
class Distribution:
    """The builds of some members of a project (`builds`: options by the member's number), with the
    store and the tools of `shared`. `worker` is the function that workers call, with a function of
    `task` and its arguments; it returns None, or a mapping that tells what went wrong.
    """

    def __init__(self, cluster: Cluster, project: Project, shared: BuildOptions, worker: Callable[..., Any]):
        self._cluster, self._project, self._worker = cluster, project, worker
        self._store = store_of(shared)
        self._where = {name: getattr(shared, name) for name in _WHERE} | {"cache_dir": _absolute(shared.cache_dir)}
        self._root = Path(project.folder or ".").absolute()
        self._output = Path(project.output_folder(shared))
        self._progress = shared.progress
        self._bundles: dict[int, _Bundle] = {}
        self._asked = Build("", "", "", {})
        self._calls: dict[str, int] = {}  # by their names: the number of the member
        self._done = 0

    def run(self, builds: Mapping[int, BuildOptions]) -> Iterator[tuple[int, Product | list[Mapping[str, Any]]]]:
        """The product of each member, or what went wrong, as they end. Raises what loading a kernel
        file raises, E1071 and E1072 for files that cannot be sent, and as `Cluster.results`.
        """
        snapshot = take(self._root, self._output, self._store).digest
        self._asked = Build(os.urandom(16).hex(), snapshot, self._cluster.made_with, self._where)
        for number, options in builds.items():
            self._submit_units(number, options)
        for call, failure in self._cluster.results():
            self._done += 1
            self._progress(self._done, len(self._calls), call.name)
            number = self._calls[call.name]
            bundle = self._bundles[number]
            bundle.open -= 1
            bundle.failures += [failure] if failure else []
            yield from self._advanced(number)

    def _submit_units(self, number: int, options: BuildOptions) -> None:
        """Submit the units of a member."""
        bundle = self._bundles[number] = _Bundle(options)
        member = self._project.members[number]
        self._check_below(options.file or "")
        for export in list_exports(options):
            bundle.choices |= {export.choice: None} if export.choice is not None else {}
            bundle.units += [(unit, self._asked.record(unit)) for unit in units_of(member, options, export)]
        for unit, record in bundle.units:
            self._submit(number, f"{unit.export} {unit.arch} of {unit.file}", record, task.build, unit.to_json())

    def _advanced(self, number: int) -> Iterator[tuple[int, Product | list[Mapping[str, Any]]]]:
        """The member's outcome, if nothing of it is under way. When its parts are there, its fat
        binaries are made first.
        """
        bundle = self._bundles[number]
        if not bundle.open and not bundle.failures and not bundle.packed:
            bundle.packed = True
            for export, parts in bundle.packs().items():
                title, fields = f"{export} of {bundle.options.file}", list(map(asdict, parts))
                self._submit(number, title, fatbin_record(parts), task.pack, fields)
        if not bundle.open:
            yield number, bundle.failures or self._product(bundle)

    def _submit(self, number: int, title: str, record: Key, function: Callable[..., Any], argument: Any) -> None:
        name = f"{title} {record.digest[:16]}"
        self._calls[name] = number
        self._bundles[number].open += 1
        self._cluster.submit(Call(name, self._worker, (function, asdict(self._asked), argument)))

    def _product(self, bundle: _Bundle) -> Product:
        parts = [Product.unpack(published(self._store, record)) for _, record in bundle.units]
        fatbins = {name: published(self._store, fatbin_record(records)) for name, records in bundle.packs().items()}
        return bundle_of(parts, bundle.choices, fatbins, self._root, bundle.options.compress)

    def _check_below(self, file: str) -> None:
        """Raise E1072 for a kernel file that no snapshot of the project has."""
        if not Path(os.path.abspath(file)).is_relative_to(self._root):
            raise error(
                "E1072",
                f"{file} is not below {self._root}, the folder that is sent to the cluster",
                help="run cutec in a folder above the kernel files, or put a cutec.yaml there",
            )


def _absolute(folder: str | None) -> str | None:
    return None if folder is None else os.path.abspath(folder)
