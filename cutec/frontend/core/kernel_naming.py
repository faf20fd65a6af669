"""How the kernels of one trace are named: a kernel's own name, the entry that launches it, and what
the entry was built for, such as `gemm_kernel_f16_tile64` or `kernel_softmax_f32`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from types import CellType, FunctionType, ModuleType

from cutec.records import dataclass

LONGEST = 64  # of a name without number and digest; Nsight's columns show about 40 letters
DIGITS = 6


@dataclass(frozen=True, slots=True)
class KernelNaming:
    """entry: the name that follows the kernel's, unless the kernel is called `ENTRY` or
    `ENTRY_kernel`. suffix: what the names end with. digest: whether a digest of the code follows,
    since the names do not say all. closures: whether it also follows where traced functions read
    data of an enclosing function.
    """

    entry: str = ""
    suffix: str = ""
    digest: bool = False
    closures: bool = False

    def symbol(self, kernel: str) -> str:
        """The name of a kernel of this Python name, in the letters of a PTX identifier. One that is
        too long is cut, and a digest of the whole name follows.
        """
        mentions = self.entry and kernel not in (self.entry, f"{self.entry}_kernel")
        added = (f"_{self.entry}" if mentions else "") + self.suffix
        name = ptx_name(kernel + added)
        return name if not added or len(name) <= LONGEST else f"{name[: LONGEST - DIGITS - 1]}_{digest_of(name)}"

    def by_content(self, functions: Iterable[FunctionType]) -> bool:
        """Whether the kernels' names end with a digest of the code that these functions made."""
        return self.digest or (self.closures and any(map(_encloses_data, functions)))


def ptx_name(name: str) -> str:
    """A Python name in the letters of a PTX identifier: `größe` is `gr__e`."""
    return re.sub(r"\W", "_", name, flags=re.ASCII)


def digest_of(text: str) -> str:
    """A short digest of a text, the same in all processes."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _encloses_data(function: FunctionType) -> bool:
    """Whether a function reads variables of an enclosing one that are neither functions nor
    modules. Of functions, those that are traced are looked at themselves.
    """
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or ()))
    cells.pop("__class__", None)  # of a method that calls super()
    return any(not _is_code(_content(cell)) for cell in cells.values())


def _is_code(value: object) -> bool:
    return isinstance(value, (FunctionType, ModuleType)) or callable(getattr(value, "call_in_trace", None))


def _content(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # not yet assigned
        return None
