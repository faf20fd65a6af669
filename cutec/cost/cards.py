"""GPUs, as data: what their makers publish.

Sources: NVIDIA's architecture white papers (Turing, GA100, GA102, Ada, GH100, RTX Blackwell) and
data sheets of the products. `clock` is the boost clock. `peaks` are dense rates of multiply-adds,
two operations each; those of tensor cores sum in 32 bits, as kernels do. The L2 bandwidth is
published for the A100 alone (5120 bytes per clock); elsewhere 64 bytes per clock and SM are
assumed.
"""

from __future__ import annotations

import difflib

from cutec.cost.throughput import Rates
from cutec.diag import error
from cutec.records import dataclass
from cutec.target.arch import Arch

T, G, MIB = 1e12, 1e9, 1 << 20


@dataclass(frozen=True)
class Card:
    """One GPU. `arch`: the target that uses it fully; `clock` in Hz; `bandwidth` of device memory
    in bytes per second; `l2` in bytes; `peaks` in operations per second by type (`f16` stands for
    bf16 too, `f8` for both forms); `rates`: what its SMs have of their own.

    For predictions: `boost`, the clock in Hz that a light load reaches (0: `clock`); `gpcs`, how
    many SMs each GPC has; `reached`, the part of the bandwidth that copies reach; `l2_rate`, bytes
    per clock and SM from L2 when all SMs load; `latency` of device memory under load and `launch`
    of a kernel, in seconds; `overlapped`, what is left of launch and setup where the call before
    hides them; `setup` of a block and, more, of one in a cluster, waiting at a `barrier`, and the
    `issue` of one warp's next instruction, in cycles; `dsm_bytes` per clock and SM to other blocks
    of a cluster.
    """

    name: str
    arch: str
    sm_count: int
    clock: float
    bandwidth: float
    l2: int
    peaks: dict[str, float]
    rates: Rates = Rates()
    boost: float = 0.0
    gpcs: tuple[int, ...] = ()
    reached: float = 0.9
    l2_rate: float = 33.0
    latency: float = 1.0e-6
    launch: float = 2.0e-6
    setup: float = 1000.0
    overlapped: float = 0.3
    cluster_setup: float = 500.0
    barrier: float = 20.0
    issue: float = 2.0
    dsm_bytes: float = 10.0

    @property
    def fast(self) -> float:
        """The clock of kernels that do not take all of the card's power, in Hz."""
        return self.boost or self.clock

    def clusters(self, size: int, resident: int = 1) -> int:
        """How many clusters of `size` blocks are resident at once, `resident` blocks an SM: those
        of a cluster lie in one GPC with at least so many SMs.
        """
        gpcs = self.gpcs or (self.sm_count,)
        return max(1, sum(sms * resident // size for sms in gpcs if sms >= size))

    @property
    def capability(self) -> int:
        """The compute capability as one number: 90 for an H200."""
        return int(self.arch.removeprefix("sm_").rstrip("af"))

    def described(self, arch: Arch) -> str:
        """What estimates of machine code for `arch` say of this card. Where it does not run here,
        the card is only the nearest one that has figures (`default_card`).
        """
        return f"{self.name} ({arch})" if self.runs(arch) else f"{self.name} (nearest card to {arch})"

    def runs(self, arch: Arch) -> bool:
        """Whether machine code for `arch` runs here: that of the same major capability and no
        later minor one, with the suffix "a" of the very capability.
        """
        if arch.suffix == "a":
            return arch.capability == self.capability
        return arch.major == self.capability // 10 and arch.capability <= self.capability


_H100 = {"f64": 67 * T, "f32": 67 * T, "tf32": 494.7 * T, "f16": 989.4 * T, "f8": 1978.9 * T, "i8": 1978.9 * T}
# SMs of the GPCs of one H200, by what cuOccupancyMaxActiveClusters answers for 1 to 16 blocks: 132,
# 66, 39, 30, 22, 17, 15, 15, 9, 7, ... Which SMs a chip lacks differs; clusters of two fit into
# what is left of a GPC.
_GH100 = (18, 18, 16, 16, 16, 16, 16, 8, 2, 2, 2, 2)
_GEFORCE = Rates(wide_sums=0.5)
CARDS = {
    card.name: card
    for card in (
        Card("T4", "sm_75", 40, 1590e6, 320 * G, 4 * MIB, {"f32": 8.1 * T, "f16": 65 * T, "i8": 130 * T}),
        Card(
            "A100",  # SXM4, 80 GB
            "sm_80",
            108,
            1410e6,
            2039 * G,
            40 * MIB,
            {"f64": 19.5 * T, "f32": 19.5 * T, "tf32": 156 * T, "f16": 312 * T, "i8": 624 * T, "i4": 1248 * T},
            Rates(l2_bytes=5120 / 108),
        ),
        Card(
            "RTX 3090",
            "sm_86",
            82,
            1695e6,
            936 * G,
            6 * MIB,
            {"f32": 35.6 * T, "tf32": 35.6 * T, "f16": 71 * T, "i8": 284 * T},
            _GEFORCE,
        ),
        Card(
            "A10",
            "sm_86",
            72,
            1695e6,
            600 * G,
            6 * MIB,
            {"f32": 31.2 * T, "tf32": 62.5 * T, "f16": 125 * T, "i8": 250 * T, "i4": 500 * T},
        ),
        Card("Orin", "sm_87", 16, 1300e6, 204.8 * G, 4 * MIB, {"f32": 5.3 * T, "i8": 85 * T}),
        Card(
            "L4",
            "sm_89",
            58,
            2040e6,
            300 * G,
            48 * MIB,
            {"f32": 30.3 * T, "tf32": 60 * T, "f16": 121 * T, "f8": 242.5 * T, "i8": 242.5 * T},
        ),
        Card(
            "RTX 4090",
            "sm_89",
            128,
            2520e6,
            1008 * G,
            72 * MIB,
            {"f32": 82.6 * T, "tf32": 82.6 * T, "f16": 165.2 * T, "f8": 330.3 * T, "i8": 660.6 * T},
            _GEFORCE,
        ),
        Card(
            "L40S",
            "sm_89",
            142,
            2520e6,
            864 * G,
            96 * MIB,
            {"f32": 91.6 * T, "tf32": 183 * T, "f16": 362.05 * T, "f8": 733 * T, "i8": 733 * T},
        ),
        # The peaks of Hopper's tensor cores are stated for 1830 MHz, the others for 1980 MHz.
        Card("H100", "sm_90a", 132, 1830e6, 3350 * G, 50 * MIB, _H100, boost=1980e6, gpcs=_GH100),
        Card("H200", "sm_90a", 132, 1830e6, 4800 * G, 50 * MIB, _H100, boost=1980e6, gpcs=_GH100),
        # NVIDIA states no clock: this one follows from the peak of f16.
        Card(
            "B200",
            "sm_100a",
            148,
            1855e6,
            8000 * G,
            126 * MIB,
            {"f64": 37 * T, "f32": 75 * T, "tf32": 1125 * T, "f16": 2250 * T, "f8": 4500 * T, "f4": 9000 * T},
        ),
        Card("Thor", "sm_110a", 20, 1575e6, 273 * G, 32 * MIB, {"f8": 517 * T, "f4": 1035 * T}),
        Card(
            "RTX 5090",
            "sm_120a",
            170,
            2407e6,
            1792 * G,
            96 * MIB,
            {"f32": 104.8 * T, "tf32": 104.8 * T, "f16": 209.5 * T, "f8": 419 * T, "f4": 1676 * T, "i8": 838 * T},
            _GEFORCE,
        ),
    )
}
_DEFAULTS = ("T4", "A100", "A10", "Orin", "L40S", "H200", "B200", "Thor", "RTX 5090")


def card(name: str) -> Card:
    """A card by its name, in capitals or not. Raises E1045 for others, with the nearest names."""
    by_key = {_key(known): found for known, found in CARDS.items()}
    found = by_key.get(_key(name))
    if found is not None:
        return found
    near = difflib.get_close_matches(_key(name), by_key, cutoff=0.5)
    meant = f"did you mean {' or '.join(by_key[key].name for key in near)}? " if near else ""
    raise error("E1045", f"no card is called {name!r}", help=f"{meant}known are {', '.join(CARDS)}")


def _key(name: str) -> str:
    return name.lower().replace(" ", "").replace("-", "").replace("_", "")


def card_for(arch: Arch, name: str | None) -> Card:
    """The card to show costs of machine code for `arch` on: the one that is asked for, or a
    default. Raises E1045 for an unknown one, and for one that the code does not run on.
    """
    found = card(name) if name else default_card(arch)
    if name and not found.runs(arch):
        fitting = ", ".join(c.name for c in CARDS.values() if c.runs(arch)) or "none that cutec has figures of"
        raise error("E1045", f"machine code for {arch} does not run on {found.name}", help=f"it runs on: {fitting}")
    return found


def default_card(arch: Arch) -> Card:
    """A card to show costs on, where none is asked for: of the arch's capability, or of the nearest
    one before it.
    """
    cards = [CARDS[name] for name in _DEFAULTS]
    return max((c for c in cards if c.capability <= arch.capability), key=lambda c: c.capability)
