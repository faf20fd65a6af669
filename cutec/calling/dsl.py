"""What programs ask the public DSL itself: the arch that kernels are compiled for.

arch = BaseDSL._get_dsl().get_arch_enum()
if arch >= Arch.sm_90: ...
"""

from __future__ import annotations

import enum
import os
from collections.abc import Callable
from typing import Any, ClassVar

from cutec.calling.device import arch_for
from cutec.calling.options import from_environment
from cutec.frontend.core.context import active
from cutec.target.arch import ARCHS, parse_arch


class _Ordered(enum.Enum):
    """An arch, with (major, minor, suffix) as its value. Archs are ordered by major and minor."""

    @property
    def major(self) -> int:
        """The major number of the compute capability."""
        return self.value[0]

    @property
    def minor(self) -> int:
        """The minor number of the compute capability."""
        return self.value[1]

    @property
    def suffix(self) -> str:
        """The letter of its name: "a" for this GPU alone, "f" for its family, "" for later ones."""
        return self.value[2]

    @classmethod
    def from_string(cls, text: str) -> _Ordered:
        """The arch that is named so ("sm_90a"). Raises E1101 for an unknown name."""
        return cls[parse_arch(text).name]

    @classmethod
    def filter(cls, wanted: Callable[[_Ordered], bool]) -> list[_Ordered]:
        """The archs for which a function is true."""
        return [arch for arch in cls if wanted(arch)]

    @classmethod
    def AmpereArchs(cls) -> tuple[_Ordered, ...]:
        """The archs of Ampere, without Ada's (sm_89)."""
        return tuple(cls.filter(lambda arch: arch.major == 8 and arch.minor < 9))

    @classmethod
    def HopperArchs(cls) -> tuple[_Ordered, ...]:
        """The archs of Hopper."""
        return tuple(cls.filter(lambda arch: arch.major == 9))

    @classmethod
    def BlackwellArchs(cls) -> tuple[_Ordered, ...]:
        """The archs of Blackwell."""
        return tuple(cls.filter(lambda arch: arch.major >= 10))

    def to_string(self) -> str:
        """Its name."""
        return self.name

    def is_family_of(self, other: _Ordered) -> bool:
        """Whether code for the family of `other` runs on this arch: of the same major number and no
        later minor one; code with suffix "a" runs on the very arch.
        """
        if other.suffix == "a" or (other.suffix == "f" and not self.suffix):
            return self is other
        return self.major == other.major and self.minor >= other.minor

    def __lt__(self, other: _Ordered) -> bool:
        return self.value[:2] < other.value[:2]

    def __le__(self, other: _Ordered) -> bool:
        return self.value[:2] <= other.value[:2]

    def __gt__(self, other: _Ordered) -> bool:
        return self.value[:2] > other.value[:2]

    def __ge__(self, other: _Ordered) -> bool:
        return self.value[:2] >= other.value[:2]

    def __str__(self) -> str:
        return self.name


_SUFFIXES = ("", "a", "f")
_VALUES = {name: (arch.major, arch.minor, arch.suffix) for name, arch in ARCHS.items()}
# Archs that programs compare with and cutec does not build for, and former names.
_VALUES |= {f"sm_107{suffix}": (10, 7, suffix) for suffix in _SUFFIXES}
_VALUES |= {f"sm_101{suffix}": _VALUES[f"sm_110{suffix}"] for suffix in _SUFFIXES}
Arch: Any = _Ordered("Arch", dict(sorted(_VALUES.items(), key=lambda named: named[1])))


class Variables:
    """What environment variables say (`envar`)."""

    @property
    def arch(self) -> str:
        """The arch that calls are compiled for, by its name, from here on that which is assigned;
        processes that this one starts inherit it. Raises E4001 to E4003 where neither an arch is
        named nor a GPU can be used, and E1101 for an unknown name.
        """
        return arch_for(from_environment()).name

    @arch.setter
    def arch(self, name: str) -> None:
        os.environ["CUTEC_ARCH"] = parse_arch(name).name


class DSLSingletonMeta(type):
    """The class of `BaseDSL`: `_instances` has its object, for programs that look for it there."""

    _instances: ClassVar[dict[type, Any]] = {}


class BaseDSL(metaclass=DSLSingletonMeta):
    """The DSL as an object: there is one, `BaseDSL._get_dsl()`."""

    envar = Variables()

    @classmethod
    def _get_dsl(cls) -> BaseDSL:
        return _DSL

    def get_arch_enum(self) -> _Ordered:
        """The arch that is being built for; outside of builds the one that calls are compiled for.
        Raises E4001 to E4003 where neither an arch is named nor a GPU can be used.
        """
        trace = active()
        return Arch[trace.arch if trace is not None else arch_for(from_environment()).name]


_DSL = DSLSingletonMeta._instances[BaseDSL] = BaseDSL()
CuTeDSL = BaseDSL
