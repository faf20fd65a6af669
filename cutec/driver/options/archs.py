"""The target architectures of a build and their origin (a flag, the environment, the GPU, ...).
There is no silent default, and libcuda is not used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from cutec.diag import CutecError, error
from cutec.driver.options.options import named_archs
from cutec.records import dataclass
from cutec.target.arch import ARCHS, Arch, parse_arch
from cutec.toolchain.process import run_chain

_SMI_TIMEOUT = 5.0


@dataclass(frozen=True)
class ArchChoice:
    """Targets in the order they were named, each once, and where they come from ("--arch",
    "CUTEC_ARCH", "the GPU", ...).
    """

    archs: tuple[Arch, ...]
    origin: str


def choose_archs(flags: Sequence[str], declared: Sequence[str], environment: Mapping[str, str]) -> ArchChoice:
    """The targets of one export. Raises E1101, E1102 (no such arch) and E1008 (none named, and no
    GPU here).
    """
    names, origin = named_archs(flags, environment) or (tuple(declared), "the export")
    if not names:
        return ArchChoice((gpu_arch(),), "the GPU of this machine")
    return ArchChoice(tuple(dict.fromkeys(map(parse_arch, names))), origin)


@lru_cache(maxsize=1)
def gpu_arch() -> Arch:
    """The target of the first GPU of this machine: its arch-specific variant where there is one.
    Raises E1008.
    """
    import shutil  # it imports three compression libraries

    smi = shutil.which("nvidia-smi")
    text = ""
    if smi:
        try:
            output, outcomes = run_chain(
                [[smi, "--query-gpu=compute_cap", "--format=csv,noheader"]], timeout=_SMI_TIMEOUT
            )
            text = "" if outcomes[0].failed else output.decode(errors="replace")
        except CutecError:  # to a build, a broken driver is no driver
            text = ""
    match = re.search(r"(\d+)\.(\d)", text)
    if match is None:
        raise error(
            "E1008",
            "no architecture to build for, and no GPU on this machine to take it from",
            help="name one: --arch sm_90a, CUTEC_ARCH=sm_90a, or arch= in the export",
        )
    plain = f"sm_{match[1]}{match[2]}"
    return ARCHS.get(plain + "a") or parse_arch(plain)
