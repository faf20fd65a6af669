"""Options of a compilation: `cute.compile[OptLevel(2), KeepPTX](…)` and
`options="--opt-level=2 --keep-ptx"`, from one table.

Imports nothing of the compiler: kernel files may name options in a build.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from typing import Any

from cutec import environment
from cutec.diag import CutecError, error
from cutec.records import dataclass, replace

DUMPS = ("ir", "ir-debug", "ptx", "cubin", "sass")


@dataclass(frozen=True)
class CallOptions:
    """All options of a compilation. arch: "" for that of the GPU. keep: which of `DUMPS` are
    written to files. device: "gpu", "cpu" (the interpreter) or "none" (calls compile, and launch
    nothing).
    """

    opt_level: int = 3
    arch: str = ""
    ptxas: str = ""
    assertions: bool = False
    lineinfo: bool = False
    keep: frozenset[str] = frozenset()
    link: tuple[str, ...] = ()
    nvdisasm: str = ""
    dump_dir: str = ""
    device: str = "gpu"
    hazards: bool = False
    dry_run: bool = False
    print_ir: bool = False
    warnings_as_errors: bool = False
    profiling: bool = False
    tvm_ffi: bool = False


class CompileOption:
    """Base of all options: a value, and its effect on `CallOptions`. A class without a call stands
    for the value True.
    """

    flag = ""  # as in `--opt-level`
    takes: str = "bool"  # "bool", "int", "str" or "list"

    def __init__(self, value: Any = True):
        self.value = self.checked(value)

    def checked(self, value: Any) -> Any:
        """The value, if the option takes values of its kind. Raises E4310."""
        kind = {"bool": bool, "int": int, "str": str, "list": (str, tuple, list)}[self.takes]
        if not isinstance(value, kind) or (self.takes != "bool" and value is True):
            raise error("E4310", f"{type(self).__name__} takes {_KINDS[self.takes]}, not {value!r}")
        return value

    def apply(self, options: CallOptions) -> CallOptions:
        """The options with this one."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


class OptLevel(CompileOption):
    """Optimisation level of all tools, 0 to 3."""

    flag, takes = "opt-level", "int"

    def checked(self, value: Any) -> Any:
        if super().checked(value) not in range(4):
            raise error("E4310", f"optimisation level {value} is not in 0 to 3")
        return value

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, opt_level=self.value)


class GPUArch(CompileOption):
    """The target, such as "sm_90a"."""

    flag, takes = "gpu-arch", "str"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, arch=self.value)


class PtxasOptions(CompileOption):
    """More options for ptxas, quoted as in a shell."""

    flag, takes = "ptxas-options", "str"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, ptxas=" ".join(filter(None, (options.ptxas, self.value))))


class EnableAssertions(CompileOption):
    """Keep device assertions, and check the bounds of tensor accesses."""

    flag = "enable-assertions"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, assertions=self.value)


class GenerateLineInfo(CompileOption):
    """Python line numbers in the cubin."""

    flag = "generate-line-info"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, lineinfo=self.value)


class LinkLibraries(CompileOption):
    """Files of LLVM bitcode to link: a path, several separated by commas, or a list."""

    flag, takes = "link-libraries", "list"

    def apply(self, options: CallOptions) -> CallOptions:
        files = self.value.split(",") if isinstance(self.value, str) else self.value
        return replace(options, link=(*options.link, *(str(f).strip() for f in files)))


class _Keep(CompileOption):
    dump = ""

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, keep=options.keep | {self.dump} if self.value else options.keep - {self.dump})


class KeepPTX(_Keep):
    """Write `FUNCTION.ARCH.ptx` into the dump folder."""

    flag, dump = "keep-ptx", "ptx"


class KeepCUBIN(_Keep):
    """Write `FUNCTION.ARCH.cubin` into the dump folder."""

    flag, dump = "keep-cubin", "cubin"


class KeepSASS(_Keep):
    """Write `FUNCTION.ARCH.sass` into the dump folder."""

    flag, dump = "keep-sass", "sass"


class KeepIR(_Keep):
    """Write `FUNCTION.ARCH.mlir` into the dump folder."""

    flag, dump = "keep-ir", "ir"


class NvdisasmOptions(CompileOption):
    """Options for nvdisasm where SASS is kept."""

    flag, takes = "nvdisasm-options", "str"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, nvdisasm=self.value)


class DumpDir(CompileOption):
    """The folder of kept files."""

    flag, takes = "dump-dir", "str"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, dump_dir=self.value)


class EnableTVMFFI(CompileOption):
    """The convention of TVM-FFI: errors of calls, and what `export_to_c` writes. Compiled functions
    take framework tensors as they are in any case.
    """

    flag = "enable-tvm-ffi"

    def apply(self, options: CallOptions) -> CallOptions:
        return replace(options, tvm_ffi=self.value)


_KINDS = {"bool": "True or False", "int": "a number", "str": "a text", "list": "a file or a list of files"}
OPTIONS: tuple[type[CompileOption], ...] = (
    OptLevel,
    GPUArch,
    PtxasOptions,
    EnableAssertions,
    GenerateLineInfo,
    LinkLibraries,
    KeepPTX,
    KeepCUBIN,
    KeepSASS,
    KeepIR,
    NvdisasmOptions,
    DumpDir,
    EnableTVMFFI,
)
_BY_FLAG = {option.flag: option for option in OPTIONS}


def from_environment() -> CallOptions:
    """The options that the environment sets for every compilation. Raises E1112, E4310."""
    dumps = {word.strip().lower() for word in environment.get("CUTEC_KEEP").split(",") if word.strip()}
    dumps |= {name for name in ("ir", "ptx", "cubin") if environment.flag(f"CUTEC_KEEP_{name.upper()}")}
    if dumps - {*DUMPS, "all"}:
        raise error(
            "E4310",
            f"CUTEC_KEEP names {min(dumps - {*DUMPS, 'all'})!r}",
            help=f"one or more of {', '.join(DUMPS)}, or all",
        )
    device = environment.get("CUTEC_DEVICE").strip().lower() or "gpu"
    if device not in ("gpu", "cpu", "none"):
        raise error(
            "E4310", f"CUTEC_DEVICE={device!r}", help="gpu; cpu for the interpreter; none to compile and launch nothing"
        )
    return CallOptions(
        arch=environment.get("CUTEC_ARCH").split(",")[0].strip(),
        assertions=environment.flag("CUTEC_ENABLE_ASSERTIONS"),
        lineinfo=environment.flag("CUTEC_LINEINFO"),
        keep=frozenset(DUMPS if "all" in dumps else dumps),
        dump_dir=environment.get("CUTEC_DUMP_DIR"),
        device=device,
        hazards=environment.flag("CUTEC_HAZARDS"),
        dry_run=environment.flag("CUTEC_DRYRUN"),
        print_ir=environment.flag("CUTEC_PRINT_IR"),
        warnings_as_errors=environment.flag("CUTEC_WARNINGS_AS_ERRORS"),
        profiling=environment.flag("CUTEC_JIT_TIME_PROFILING"),
        tvm_ffi=environment.flag("CUTEC_ENABLE_TVM_FFI"),
    )


def resolve(options: Iterable[Any], text: str = "") -> CallOptions:
    """The environment's options, then those given one by one (classes or instances, in tuples of
    any depth), then those of a text.
    """
    result = from_environment()
    for option in (*flattened(options), *parsed(text)):
        result = option.apply(result)
    return result


def flattened(options: Any) -> list[CompileOption]:
    """Options from tuples of any depth, a class as its instance. Raises E4310 for other objects."""
    if isinstance(options, (tuple, list)):
        return [option for part in options for option in flattened(part)]
    if isinstance(options, type) and issubclass(options, CompileOption):
        return [options()]
    if not isinstance(options, CompileOption):
        raise error(
            "E4310",
            f"{options!r} is no option of a compilation",
            help=f"one of {', '.join(o.__name__ for o in OPTIONS)}",
        )
    return [options]


def parsed(text: str) -> list[CompileOption]:
    """Options from `--opt-level=3 --keep-ptx` or `--opt-level 3`. Raises E4310."""
    try:
        words = shlex.split(text)
    except ValueError as exc:
        raise error("E4310", f"options {text!r}: {exc}") from None
    found: list[CompileOption] = []
    while words:
        name, equals, value = words.pop(0).partition("=")
        option = _BY_FLAG.get(name.removeprefix("--").replace("_", "-")) if name.startswith("--") else None
        if option is None:
            raise _unknown(name)
        if option.takes == "bool":
            found.append(option(_switch(name, value) if equals else True))
            continue
        if not equals and not words:
            raise error("E4310", f"{name} needs {_KINDS[option.takes]}")
        value = value if equals else words.pop(0)
        found.append(option(_integer(name, value) if option.takes == "int" else value))
    return found


def _integer(name: str, value: str) -> int:
    if not value.isdecimal():
        raise error("E4310", f"{name} takes a number, not {value!r}")
    return int(value)


def _switch(name: str, value: str) -> bool:
    if value.lower() not in ("true", "false", "1", "0"):
        raise error("E4310", f"{name} is a switch: {value!r} is neither true nor false")
    return value.lower() in ("true", "1")


def _unknown(name: str) -> CutecError:
    return error("E4310", f"unknown option {name}", help=f"one of {', '.join(f'--{flag}' for flag in _BY_FLAG)}")
