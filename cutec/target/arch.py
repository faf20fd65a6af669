"""The GPU architectures cutec builds for: one row each, with lineage and limits.

Sources: CUDA C++ Programming Guide, "Compute Capabilities" (limits); PTX ISA, "PTX Module
Directives: .target" (the rest).
"""

from __future__ import annotations

import re

from cutec.diag import CutecError, error
from cutec.records import dataclass

KIB = 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """The resources of one multiprocessor (SM) and one thread block of a compute capability. Sizes
    are in bytes.

    `shared_per_block` is the opt-in maximum (static shared memory alone stays under 48 KiB on every
    arch). The driver reserves `shared_reserved` of each block. `shared_unit` and `register_unit`
    (registers per warp) are allocation granularities.
    """

    shared_per_sm: int
    shared_per_block: int
    shared_reserved: int
    shared_unit: int
    warps_per_sm: int
    blocks_per_sm: int
    registers_per_sm: int = 64 * KIB
    registers_per_block: int = 64 * KIB
    registers_per_thread: int = 255
    register_unit: int = 256
    warp_unit: int = 4
    threads_per_block: int = 1024
    static_shared: int = 48 * KIB
    cluster_size: int = 1
    tensor_memory_columns: int = 0


@dataclass(frozen=True, slots=True)
class Arch:
    """One build target. `suffix` is "" (this and later GPUs through PTX, later minors through
    cubins), "a" or "f".
    """

    name: str
    major: int
    minor: int
    suffix: str
    limits: Limits
    toolkit: tuple[int, int]
    ptx: int
    lineage: tuple[str, ...]
    alias: str = ""

    @property
    def capability(self) -> int:
        """The compute capability as one number: 90 for sm_90a, 103 for sm_103f."""
        return 10 * self.major + self.minor

    @property
    def kind(self) -> str:
        """`plain`, `arch-specific` (suffix a) or `family` (suffix f)."""
        return {"": "plain", "a": "arch-specific", "f": "family"}[self.suffix]

    @property
    def plain(self) -> str:
        """The name with no suffix: `sm_90` for sm_90a."""
        return self.name.rstrip("af")

    def __str__(self) -> str:
        return self.name


def _sm(shared_kib: int, warps: int, blocks: int, cluster: int = 1, tmem: int = 0) -> Limits:
    """Limits from the SM's shared memory in KiB; from 8.0 on, a block gets all but the 1 KiB that
    the driver reserves.
    """
    return Limits(
        shared_kib * KIB,
        (shared_kib - 1) * KIB,
        KIB,
        128,
        warps,
        blocks,
        cluster_size=cluster,
        tensor_memory_columns=tmem,
    )


_TURING = Limits(64 * KIB, 64 * KIB, 0, 256, 32, 16)
_DATACENTER_BLACKWELL = _sm(228, 64, 32, 16, 512)
_GEFORCE_BLACKWELL = _sm(100, 48, 24, 8)

# capability: (limits, first toolkit and PTX ISA of the plain target, of "a", of "f"); None: there
# is no such target.
_New = tuple[tuple[int, int], int]
_ROWS: dict[int, tuple[Limits, _New, _New | None, _New | None]] = {
    75: (_TURING, ((10, 0), 63), None, None),
    80: (_sm(164, 64, 32), ((11, 0), 70), None, None),
    86: (_sm(100, 48, 16), ((11, 1), 71), None, None),
    87: (_sm(164, 48, 16), ((11, 4), 74), None, None),
    88: (_sm(100, 48, 16), ((13, 0), 90), None, None),
    89: (_sm(100, 48, 24), ((11, 8), 78), None, None),
    90: (_sm(228, 64, 32, 16), ((11, 8), 78), ((12, 0), 80), None),
    100: (_DATACENTER_BLACKWELL, ((12, 8), 86), ((12, 8), 86), ((12, 9), 88)),
    103: (_DATACENTER_BLACKWELL, ((12, 9), 88), ((12, 9), 88), ((12, 9), 88)),
    110: (_sm(228, 48, 24, 16, 512), ((13, 0), 90), ((13, 0), 90), ((13, 0), 90)),
    120: (_GEFORCE_BLACKWELL, ((12, 8), 87), ((12, 8), 87), ((12, 9), 88)),
    121: (_GEFORCE_BLACKWELL, ((12, 9), 88), ((12, 9), 88), ((12, 9), 88)),
}

# Capability 10.1 was renamed 11.0 in CUDA 13.0. It is one target; ptxas gets the name that its
# version knows (`name_for_toolkit`).
_RENAMED = {101: 110}
_RENAMED_IN = (13, 0)


def _lineage(capability: int, suffix: str) -> tuple[str, ...]:
    """The target and its ancestors, the nearest first: the order in which per-arch data is looked
    up.

    sm_90a: sm_90a, sm_90, sm_89, sm_88, ..., sm_75
    """
    own = [
        f"sm_{capability}{s}"
        for s in {"a": ("a", "f", ""), "f": ("f", ""), "": ("",)}[suffix]
        if s != "f" or _ROWS[capability][3]
    ]
    older = [f"sm_{c}" for c in sorted(_ROWS, reverse=True) if c < capability]
    return tuple(own + older)


def _row(capability: int, suffix: str, new: _New) -> Arch:
    alias = next((f"sm_{old}{suffix}" for old, now in _RENAMED.items() if now == capability), "")
    major, minor = divmod(capability, 10)
    return Arch(
        f"sm_{capability}{suffix}",
        major,
        minor,
        suffix,
        _ROWS[capability][0],
        *new,
        _lineage(capability, suffix),
        alias,
    )


ARCHS: dict[str, Arch] = {
    row.name: row
    for capability, (_, *news) in _ROWS.items()
    for suffix, new in zip(("", "a", "f"), news)
    if new
    for row in (_row(capability, suffix, new),)
}
_ALIASES = {row.alias: row for row in ARCHS.values() if row.alias}

_SUFFIXES = (
    'suffix "a" (sm_90a): arch-specific instructions such as wgmma or tcgen05; runs on that compute capability only',
    (
        'suffix "f" (sm_100f): instructions of a family; runs on that capability and later ones of its family (10.0 and'
        " 10.3; 12.0 and 12.1)"
    ),
    "no suffix (sm_80): runs on that capability and later minor versions of the same major one",
)


def parse_arch(name: str) -> Arch:
    """The row of `sm_90a` (also written `90a`, `compute_90a`, `SM_90A`). Raises E1101 (unknown) or
    E1102 (it has no such suffix).
    """
    from difflib import get_close_matches  # only for those who mistype

    match = re.fullmatch(r"(?:sm_?|compute_)?(\d{2,3})([af]?)", name.strip().lower())
    if match:
        canonical = f"sm_{match[1]}{match[2]}"
        row = ARCHS.get(canonical) or _ALIASES.get(canonical)
        if row:
            return row
        if f"sm_{match[1]}" in ARCHS or f"sm_{match[1]}" in _ALIASES:
            raise _bad_suffix(canonical, match[1], match[2])
    near = get_close_matches(name, ARCHS, 2)
    meant = [f"did you mean {' or '.join(near)}? cutec knows:"] if near else []
    raise error("E1101", f"unknown arch {name!r}", help="\n".join([*meant, known_archs(), *_SUFFIXES]))


def _bad_suffix(name: str, number: str, suffix: str) -> CutecError:
    plain = ARCHS.get(f"sm_{number}") or _ALIASES[f"sm_{number}"]
    have = [row.name for row in ARCHS.values() if row.capability == plain.capability]
    return error(
        "E1102",
        f"{name} does not exist: sm_{number} has no {suffix!r} variant",
        help="\n".join([f"use {' or '.join(have)}", *_SUFFIXES]),
    )


def known_archs() -> str:
    """A few lines that list every arch, grouped by the oldest CUDA toolkit whose ptxas knows it."""
    groups: dict[tuple[int, int], list[str]] = {}
    for row in ARCHS.values():
        groups.setdefault(row.toolkit, []).append(f"{row.name} (= {row.alias})" if row.alias else row.name)
    return "\n".join(
        f"CUDA {major}.{minor} or newer: {', '.join(names)}" for (major, minor), names in sorted(groups.items())
    )


def name_for_toolkit(arch: Arch, toolkit: tuple[int, int]) -> str:
    """The name under which the ptxas of that CUDA version knows the arch: sm_110 is sm_101 before
    13.0.
    """
    return arch.alias if arch.alias and toolkit < _RENAMED_IN else arch.name


def ptx_version(arch: Arch, wanted: int) -> int:
    """The PTX ISA version to emit (88 stands for 8.8): `wanted`, or the arch's first if later."""
    return max(arch.ptx, wanted)
