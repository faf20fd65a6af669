"""Launch configurations and their checks: grid, block, cluster, shared memory, launch bounds,
stream, events.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from cutec.diag import Warning_, error
from cutec.frontend.core.context import current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric, as_numeric
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.types import I32, I64
from cutec.records import dataclass
from cutec.target.arch import parse_arch

_MAX_THREADS = 1024
# The largest extents along x, y, z (CUDA C++ Programming Guide, "Technical Specifications per
# Compute Capability").
_MAX_BLOCK = (1024, 1024, 64)
_MAX_GRID = (2**31 - 1, 65535, 65535)
# The first capability with programmatic events (CUDA C++ Programming Guide, "Programmatic Dependent
# Launch").
_PROGRAMMATIC = 90
_PREFERRED = 100  # the first with clusters of two sizes in a grid (CUDA driver API, CUlaunchAttributeID)
_SMALLER = "take fewer threads that each do more, or more blocks"


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """The arguments of `.launch(...)` (see `KernelCall.launch`), with three extents each.
    `fallback`: those of clusters where one of `cluster`, then static, does not fit, or ().
    `carveout`: percent, or None.
    """

    grid: list[Numeric]
    block: list[Numeric]
    cluster: list[Numeric] | None
    smem: Numeric | None
    max_threads: list[Numeric] | None
    min_blocks: int
    cooperative: bool
    pdl: bool
    fallback: tuple[int, ...] = ()
    carveout: int | None = None

    @property
    def static_block(self) -> tuple[int, int, int] | None:
        """The block's extents if they are known while compiling."""
        return _static(self.block)

    @property
    def static_grid(self) -> tuple[int, int, int] | None:
        """The grid's extents in blocks if they are known while compiling."""
        return _static(self.grid)

    @property
    def static_cluster(self) -> tuple[int, int, int] | None:
        """The cluster's extents if they are known while compiling; one block without clusters."""
        return (1, 1, 1) if self.cluster is None else _static(self.cluster)

    def attributes(self) -> dict[str, Any]:
        """Attributes of the kernel's function."""
        attrs: dict[str, Any] = {"gpu.kernel": None, "workgroup_attributions": Typed(0, I64)}
        if self.max_threads is not None:
            attrs["nvvm.maxntid"] = IntArray(_static(self.max_threads) or ())
        elif self.static_block is not None:
            attrs["nvvm.reqntid"] = IntArray(self.static_block)
        if self.min_blocks:
            attrs["nvvm.minctasm"] = Typed(self.min_blocks, I32)
        if self.cluster is not None and self.static_cluster and not self.fallback:
            attrs["nvvm.cluster_dim"] = IntArray(self.static_cluster)
        return attrs


def checked(
    arch: str,
    grid: Any,
    block: Any,
    cluster: Any,
    smem: Any,
    max_threads: Any,
    min_blocks: Any,
    cooperative: bool,
    pdl: bool,
    fallback: Any = None,
    carveout: Any = None,
) -> LaunchConfig:
    """The configuration of a launch on `arch`. Raises E0502 if it is invalid."""
    config = LaunchConfig(
        _extents(grid, "grid"),
        _extents(block, "block"),
        None if cluster is None else _extents(cluster, "cluster"),
        None if smem is None else _bytes(smem),
        None if max_threads is None else _known(_extents(max_threads, "max_number_threads"), "max_number_threads"),
        _count(min_blocks, "min_blocks_per_mp"),
        bool(cooperative),
        _chosen(pdl),
        () if fallback is None else _static(_known(_extents(fallback, "fallback_cluster"), "fallback_cluster")) or (),
        None if carveout is None else _percent(carveout),
    )
    _check_threads(config)
    _check_cluster(arch, config)
    _check_fallback(arch, config)
    return config


def _chosen(pdl: Any) -> bool:
    """Whether a launch may begin early. One that decides at run time does not, which is right for
    every kernel: then W0411 says so.
    """
    if isinstance(pdl, Numeric) and not pdl.is_static:
        message = "use_pdl is known only at run time, and does nothing: make it a Constexpr"
        current().warnings.append(Warning_("W0411", message, user_location()))
        return False
    return bool(pdl)


def check_stream(stream: Any) -> None:
    """Raises E0509 for a value that cannot be a stream. None: the stream of the call."""
    if isinstance(stream, (Numeric, Tensor, int, float, str, tuple, list)):
        raise error(
            "E0509",
            f"a launch goes to a stream, not to {stream!r}",
            user_location(),
            help=(
                'give the entry a stream parameter (annotated cuda.CUstream, or "stream" in the export), and pass that'
            ),
        )


@dataclass(frozen=True, slots=True)
class Event:
    """An event that a launch records; see `artifact.host.LaunchEvent`."""

    kind: str
    handle: Numeric
    flags: int
    at_block_start: int


def checked_event(arch: str, kind: str, event: Any, flags: Any, at_block_start: Any = 0) -> list[Event]:
    """The event of a kind, in a list; an empty list for None. Raises E0511 for anything but an
    event's handle, for flags known only at run time, and for archs without programmatic events.
    """
    if event is None:
        return []
    what = f"{kind}_event"
    if kind == "programmatic" and parse_arch(arch).capability < _PROGRAMMATIC:
        raise error(
            "E0511",
            f"{what} needs sm_90 or newer; this is built for {arch}",
            user_location(),
            help="launch_completion_event records the beginning of all blocks on all archs",
        )
    if isinstance(event, bool) or not _is_integer(event):
        raise error(
            "E0511",
            f"{what} is {event!r}, not an event",
            user_location(),
            help='give the entry a parameter for it (annotated cuda.CUevent, or "event" in the export), and pass that',
        )
    if not isinstance(flags, int) or not isinstance(at_block_start, int):
        raise error(
            "E0511",
            f"{what}_flags and {what}_trigger_at_block_start have to be known when compiling",
            user_location(),
            help="pass them as Constexpr, or as numbers",
        )
    return [Event(kind, as_numeric(event, Int64).to(Int64), int(flags), int(bool(at_block_start)))]


def _static(extents: Sequence[Numeric]) -> tuple[int, int, int] | None:
    if len(extents) != 3 or not all(n.is_static for n in extents):
        return None
    x, y, z = [int(n) for n in extents]
    return x, y, z


def _is_integer(value: Any) -> bool:
    return isinstance(value, int) or (isinstance(value, Numeric) and type(value).is_integer)


def _extents(value: Any, what: str) -> list[Numeric]:
    """Three Int32 extents from one to three integers."""
    parts = list(value) if isinstance(value, (list, tuple)) else [value]
    if not 1 <= len(parts) <= 3 or not all(map(_is_integer, parts)):
        raise error(
            "E0502", f"{what} takes one to three integers, not {value!r}", user_location(), help=_integers_help(parts)
        )
    numbers = [as_numeric(p, Int32).to(Int32) for p in parts] + [Int32(1)] * (3 - len(parts))
    limits = {"grid": _MAX_GRID, "block": _MAX_BLOCK}.get(what, (2**31 - 1,) * 3)
    for axis, number, most in zip("xyz", numbers, limits):
        if number.is_static and int(number) < 1:
            raise error(
                "E0502",
                f"{what} extent {int(number)} is less than 1",
                user_location(),
                help=(
                    "leave cluster= out for blocks without a cluster"
                    if what == "cluster"
                    else "launch under a condition: if n > 0: ..."
                ),
            )
        if number.is_static and int(number) > most:
            raise error(
                "E0502",
                f"{what} extent {int(number)} along {axis} is more than {most}",
                user_location(),
                help=_SMALLER if what == "block" else "put the long extent along x, or let each block do more",
            )
    return numbers


def _integers_help(parts: Sequence[Any]) -> str:
    floats = any(isinstance(p, float) or (isinstance(p, Numeric) and type(p).is_float) for p in parts)
    return (
        "`/` makes a float: use cute.ceil_div(n, tile), or //"
        if floats
        else "for example grid=[cute.ceil_div(n, 128), 1, 1]"
    )


def _known(extents: list[Numeric], what: str) -> list[Numeric]:
    if not all(n.is_static for n in extents):
        raise error(
            "E0502",
            f"{what} extents have to be known at compile time",
            user_location(),
            help="pass them as Constexpr, or as numbers",
        )
    return extents


def _bytes(value: Any) -> Numeric:
    """A number of bytes. Of a float the whole part counts (W0502)."""
    number = value if isinstance(value, Numeric) else as_numeric(value) if isinstance(value, (int, float)) else None
    if number is None:
        raise error(
            "E0502", f"smem takes a number of bytes, not {value!r}", user_location(), help="for example smem=48 * 1024"
        )
    if type(number).is_float:
        message = f"smem is {value!r}, of which the whole part counts: `/` makes a float, use //"
        current().warnings.append(Warning_("W0502", message, user_location()))
    return number.to(Int32)


def _count(value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise error(
            "E0502",
            f"{what} takes a number that is known while compiling, not {value!r}",
            user_location(),
            help=f"{what}=2",
        )
    return value


def _percent(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 100:
        raise error(
            "E0502",
            f"preferred_smem_carveout takes 0 to 100 percent, known while compiling, not {value!r}",
            user_location(),
            help="preferred_smem_carveout=100: as much shared memory as there can be",
        )
    return value


def _check_threads(config: LaunchConfig) -> None:
    block = config.static_block
    if block is None:
        return
    threads, most = block[0] * block[1] * block[2], _MAX_THREADS
    if threads > most:
        raise error(
            "E0502",
            f"a block of {'×'.join(map(str, block))} threads is larger than {most}",
            user_location(),
            help=_SMALLER,
        )
    bound = config.max_threads and _static(config.max_threads)
    if bound and threads > bound[0] * bound[1] * bound[2]:
        raise error(
            "E0502",
            f"a block of {threads} threads exceeds max_number_threads={bound[0] * bound[1] * bound[2]}",
            user_location(),
            help="max_number_threads is an upper bound of the block; leave it out to get the block's own size",
        )


def _check_cluster(arch: str, config: LaunchConfig) -> None:
    if config.cluster is None:
        return
    most = parse_arch(arch).limits.cluster_size
    blocks = prod(int(n) for n in config.cluster if n.is_static)
    if blocks > most or (most == 1 and not config.static_cluster):
        said = (
            f"a cluster of {blocks} blocks: {arch} has clusters of up to {most}"
            if most > 1
            else f"{arch} has no clusters"
        )
        raise error(
            "E0502",
            said,
            user_location(),
            help="take fewer blocks per cluster" if most > 1 else "clusters exist from sm_90 on",
        )
    for axis, grid, extent in zip("xyz", config.grid, config.fallback or config.cluster):
        cluster = as_numeric(extent, Int32)
        if grid.is_static and cluster.is_static and int(grid) % int(cluster):
            raise error(
                "E0502",
                f"a grid of {int(grid)} blocks along {axis} does not divide into clusters of {int(cluster)}",
                user_location(),
                help=f"round the grid up: cute.round_up(blocks, {int(cluster)})",
            )


def _check_fallback(arch: str, config: LaunchConfig) -> None:
    """Raises E0502 for a fallback that the preferred cluster does not divide into, and for archs
    whose clusters have one size.
    """
    if not config.fallback:
        return
    preferred = _static(_known(config.cluster or [], "preferred cluster")) or ()
    if parse_arch(arch).capability < _PREFERRED:
        raise error(
            "E0502",
            f"fallback_cluster needs sm_100 or newer; this is built for {arch}",
            user_location(),
            help="before, all clusters of a grid have one size: leave it out",
        )
    if not preferred or any(p % f for p, f in zip(preferred, config.fallback)) or preferred[2] != config.fallback[2]:
        raise error(
            "E0502",
            f"clusters of {preferred or 'no size'} do not divide into those of fallback_cluster, {config.fallback}",
            user_location(),
            help="the extents of cluster are multiples along x and y, and the same along z",
        )
