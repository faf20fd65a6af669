"""`cutec build --on dask:ADDRESS`: the units of a build run on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from cutec.cli.attempt import Use, attempt, failure_of
from cutec.diag import error
from cutec.diag.packages import need
from cutec.driver.build.workers import cpus
from cutec.driver.cache.product import Product
from cutec.driver.options.options import BuildOptions
from cutec.driver.project.project import Project
from cutec.lazy import LazyModule

caller = LazyModule("cutec.driver.cluster.caller")
distribute = LazyModule("cutec.driver.cluster.distribute")

# Options that show tools at work, or need results that only this machine has, by their fields.
_HERE = {
    "dry_run": "--dry-run",
    "verbose": "--verbose",
    "keep_dir": "--keep-dir",
    "print_each_pass": "--print-each-pass",
    "verify_each": "--verify-each",
}


def check(given: Mapping[str, Any]) -> None:
    """Raise E1063 for options that a cluster cannot follow, and E2015 where Dask is missing."""
    for field, option in _HERE.items():
        if given[field]:
            raise error("E1063", f"{option} is for builds on this machine", help="leave out --on")
    if not given["cache"]:
        raise error("E1063", "--on needs the build cache, through which results come", help="leave out --no-cache")
    need("building on a cluster", "dask", "distributed")


def results(
    address: str, project: Project, shared: BuildOptions, builds: Mapping[int, BuildOptions], use: Use
) -> Iterator[tuple[int, dict[str, Any]]]:
    """(number, result) of each build, as `attempt` gives it. Raises as `Cluster` and
    `Distribution.run`.
    """
    if not builds:
        return
    with caller.Cluster(address, cpus()) as cluster:
        distribution = distribute.Distribution(cluster, project, shared, on_worker)
        for number, made in distribution.run(builds):
            yield number, _together(made) if isinstance(made, list) else _delivered(builds[number], made, use)


def _delivered(options: BuildOptions, product: Product, use: Use) -> dict[str, Any]:
    result = attempt(options, lambda: product, use)
    assert result is not None  # there is a product
    return result


def _together(failures: list[Mapping[str, Any]]) -> dict[str, Any]:
    """The failures of a kernel file's units as one result."""
    return {**failures[0], "errors": [err for failure in failures for err in failure["errors"]]}


def on_worker(function: Callable[..., None], *args: Any) -> dict[str, Any] | None:
    """What a worker calls: the function, and if it fails, how `cutec build` tells that."""
    return failure_of(partial(function, *args))
