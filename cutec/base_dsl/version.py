"""The version of the CUDA toolkit that builds use, for code that depends on it:
`CUDA_VERSION.major`, `target_version(min_version="13.1")`.
"""

from __future__ import annotations

from functools import total_ordering

from cutec.toolchain.find import find_toolset


@total_ordering
class DSLCudaVersion:
    """A version `major.minor`; compares with others, and with text."""

    def __init__(self, version: str):
        """Raises ValueError for a text that is no version."""
        numbers = version.split(".")
        if not 1 <= len(numbers) <= 3 or not all(n.isdigit() for n in numbers):
            raise ValueError(f"{version!r} is no version of CUDA: write 13 or 13.1")
        self.major, self.minor = (*map(int, numbers), 0)[:2]

    def _key(self) -> tuple[int, int]:
        return self.major, self.minor

    def __eq__(self, other: object) -> bool:
        other = DSLCudaVersion(other) if isinstance(other, str) else other
        return self._key() == other._key() if isinstance(other, DSLCudaVersion) else NotImplemented

    def __lt__(self, other: DSLCudaVersion | str) -> bool:
        other = DSLCudaVersion(other) if isinstance(other, str) else other
        return self._key() < other._key() if isinstance(other, DSLCudaVersion) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"

    def __repr__(self) -> str:
        return f"DSLCudaVersion({str(self)!r})"


def _found() -> DSLCudaVersion:
    """The version of ptxas. Raises E2001 where there is none."""
    return DSLCudaVersion("{}.{}".format(*find_toolset().cuda_version()))


CUDA_VERSION = _found()


def target_version(*, min_version: str) -> bool:
    """Whether the toolkit is of this version or a newer one."""
    return min_version <= CUDA_VERSION
