"""The table of all environment variables that cutec reads: names, meaning, and where they act.

`docs/environment.md` is made from this table, and a test walks it. A variable has a native name
(`CUTEC_ARCH`) and may have aliases, which the public CuTe DSL and CUTLASS use; the first that is
set counts. Flags are on as 1, true, yes or on, and off as 0, false, no, off or empty.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from cutec.diag import error
from cutec.digits import decimal
from cutec.records import dataclass

PREFIX = "CUTEC_"
_ON, _OFF = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
_DSL = "CUTE_DSL_"


@dataclass(frozen=True, slots=True)
class Variable:
    """One row. `name` takes precedence over `aliases`, in their order; `kind` is "flag", "text",
    "path", "number" or "list"; `default` in words; `acts` tells where: "build" (`cutec build` and
    related commands), "call" (calls from Python and `cute.compile`), "tools" (wherever tools are
    looked for or run), "output" (messages).
    """

    name: str
    aliases: tuple[str, ...]
    kind: str
    default: str
    acts: tuple[str, ...]
    meaning: str

    @property
    def names(self) -> tuple[str, ...]:
        """All names, in the order of precedence."""
        return self.name, *self.aliases


def _own(short: str, kind: str, default: str, acts: str, meaning: str, *more: str) -> Variable:
    """A variable of cutec's own; with the public DSL's prefix it is an alias."""
    return Variable(PREFIX + short, (_DSL + short, *more), kind, default, tuple(acts.split()), meaning)


def _plain(name: str, kind: str, default: str, acts: str, meaning: str, *aliases: str) -> Variable:
    return Variable(name, aliases, kind, default, tuple(acts.split()), meaning)


TABLE = (
    _own(
        "ARCH",
        "list",
        "the export's, else the GPU of this machine",
        "build call",
        "Targets, separated by commas (a call takes the first).",
        "CUTLASS_ARCH",
    ),
    _own(
        "DEVICE",
        "text",
        "gpu",
        "call",
        "Where calls run: `gpu`; `cpu`, the interpreter, without GPU and tools; `none` only compiles.",
    ),
    _own(
        "HAZARDS",
        "flag",
        "off",
        "call",
        "Calls on the interpreter look for accesses that nothing orders, and issue each as a warning.",
    ),
    _own(
        "EXACT",
        "flag",
        "off",
        "build call",
        "The interpreter adds products as tensor cores do, bit for bit (`cutec run --exact`).",
    ),
    _own(
        "LINEINFO",
        "flag",
        "on in builds, off in calls",
        "build call",
        "Python line numbers in cubins.",
        "CUTLASS_LINEINFO",
    ),
    _own(
        "ENABLE_TVM_FFI",
        "flag",
        "off",
        "call",
        "The convention of TVM-FFI for errors of compiled functions, and for what `export_to_c` writes.",
    ),
    _own(
        "ENABLE_ASSERTIONS",
        "flag",
        "off",
        "build call",
        "Keep device assertions, and check the bounds of tensor accesses.",
        "CUTLASS_ENABLE_ASSERTIONS",
    ),
    _own("WARNINGS_AS_ERRORS", "flag", "off", "build call", "A warning ends the build, or the call, as an error."),
    _own("CACHE_DIR", "path", "`~/.cache/cutec`", "build call", "The folder of the cache that all processes share."),
    _plain(
        "CUTEC_CACHE_SIZE",
        "text",
        "10G",
        "build call",
        "How large that cache may become (`500M`, `20G`); what was not used for the longest time goes. 0: no limit.",
    ),
    _plain(
        "CUTEC_REMOTE_CACHE",
        "text",
        "none",
        "build call",
        "The URL of a cache that machines share: `https://…`, `s3://…`, as `--remote-cache`.",
    ),
    _plain("CUTEC_REMOTE_UPLOAD", "flag", "on", "build call", "Put results into the shared cache too."),
    _plain(
        "CUTEC_REMOTE_HEADERS",
        "path",
        "none",
        "build call",
        "A file with lines `Name: value`, headers of each request to the shared cache, such as a token.",
    ),
    _plain(
        "CUTEC_REMOTE_TIMEOUT", "number", "10", "build call", "Seconds that an answer of the shared cache may take."
    ),
    _own(
        "DISABLE_FILE_CACHING",
        "flag",
        "off",
        "build call",
        "Neither read nor fill that cache; calls are still cached within the process.",
    ),
    _own(
        "PRINT_IR",
        "flag",
        "off",
        "call",
        "Print the IR of each compiled function to stdout: CuTe IR, then the lowered module.",
        "MLIR_ENABLE_DUMP",
    ),
    _own(
        "KEEP",
        "list",
        "nothing",
        "call",
        "Files of each function to keep: `ir`, `ir-debug`, `ptx`, `cubin`, `sass`, `all`; separate by commas.",
    ),
    _own("KEEP_IR", "flag", "off", "call", "As `CUTEC_KEEP=ir`."),
    _own("KEEP_PTX", "flag", "off", "call", "As `CUTEC_KEEP=ptx`.", "CUTLASS_KEEP_PTX"),
    _own("KEEP_CUBIN", "flag", "off", "call", "As `CUTEC_KEEP=cubin`.", "CUTLASS_KEEP_CUBIN"),
    _own(
        "DUMP_DIR",
        "path",
        "the current folder",
        "call",
        "Where kept files go, as `FUNCTION.ARCH.ptx` and so on.",
        "CUTLASS_DUMP_DIR",
    ),
    _own("DRYRUN", "flag", "off", "call", "Trace and lower, but run no tool and launch nothing."),
    _own(
        "PRINT_AFTER_PREPROCESSOR",
        "flag",
        "off",
        "build call",
        "Print each function to stderr after its control flow was rewritten.",
    ),
    _own(
        "JIT_TIME_PROFILING",
        "flag",
        "off",
        "call",
        "Print how long preprocessing, IR generation, compilation and each kernel execution take.",
    ),
    _own("LOG_TO_CONSOLE", "flag", "off", "call", "Log compilations, cache hits and launches on stderr."),
    _own(
        "LOG_LEVEL",
        "number",
        "1",
        "call",
        "The lowest level to log: 10 debug, 20 info, 30 warnings, 40 errors; 0 logs nothing.",
    ),
    _own(
        "FILTER_STACKTRACE",
        "flag",
        "on",
        "call",
        "Leave cutec's own frames out of the traceback of an error in a call.",
    ),
    _plain(
        "CUTEC_REHEARSED_FACTS",
        "text",
        "none",
        "call",
        "Set by `cutec exec --rehearse` for the processes that the program starts: what `--device-facts` states.",
    ),
    _plain(
        "CUTEC_REHEARSED_LIST",
        "text",
        "none",
        "call",
        "Set by `cutec exec --rehearse` for the processes that the program starts: a file to which they add what they"
        " compile.",
    ),
    _plain("CUTEC_TOOL_TIMEOUT", "number", "300", "tools", "Seconds that a chain of tools may take."),
    _plain(
        "CUTEC_RESIDENT",
        "flag",
        "on",
        "tools",
        "LLVM's tools run in one process that keeps their libraries loaded; off: each is a process.",
    ),
    _plain("CUTEC_LLVM", "path", "found", "tools", "Take the LLVM tools from here."),
    _plain("CUTEC_CUDA", "path", "found", "tools", "Take the CUDA tools from this toolkit and from nowhere else."),
    _plain(
        "CUTEC_PTXAS",
        "path",
        "found",
        "tools",
        "The ptxas to use. `CUTEC_FATBINARY`, `CUTEC_NVDISASM` and `CUTEC_CUOBJDUMP` work alike.",
    ),
    _plain("CUTEC_LIBDEVICE", "path", "found", "tools", "The libdevice.10.bc to link math functions from."),
    _plain(
        "CUDA_TOOLKIT_PATH",
        "path",
        "found",
        "tools",
        "A CUDA toolkit that is searched before the PATH.",
        "CUDA_HOME",
        "CUDA_PATH",
    ),
    _plain(
        "XDG_CACHE_HOME",
        "path",
        "`~/.cache`",
        "build call",
        "Where the cache's folder is made if `CUTEC_CACHE_DIR` names none.",
    ),
    _plain("NO_COLOR", "flag", "off", "output", "No colours in messages."),
)

_BY_NAME = {variable.name: variable for variable in TABLE}
_NAMES = frozenset([name for variable in TABLE for name in variable.names])


def variable(name: str) -> Variable:
    """The row of a variable by its full native name. Raises KeyError."""
    return _BY_NAME[name]


def origin(name: str, environment: Mapping[str, str] | None = None) -> str:
    """The name of a variable that is set ("" if none): the native one, then its aliases. An empty
    value counts for the native name alone, so that it can override an alias.
    """
    env = os.environ if environment is None else environment
    row = _BY_NAME[name]
    if row.name in env:
        return row.name
    return next((alias for alias in row.aliases if env.get(alias)), "")


def get(name: str, environment: Mapping[str, str] | None = None) -> str:
    """The text of a variable; "" where it is not set."""
    env = os.environ if environment is None else environment
    return env.get(origin(name, env) or name, "")


def flag(name: str, default: bool = False, environment: Mapping[str, str] | None = None) -> bool:
    """A variable that is on or off. Raises E1112 for a text that is neither."""
    found = origin(name, environment)
    if not found:
        return default
    text = get(name, environment).strip().lower()
    if text not in _ON and text not in _OFF:
        raise error(
            "E1112", f"{found}={text!r} is neither on nor off", help="1, true, yes or on; 0, false, no, off or empty"
        )
    return text in _ON


def number(name: str, default: int, environment: Mapping[str, str] | None = None) -> int:
    """A variable that is an integer. Raises E1112 for anything else."""
    text = get(name, environment).strip()
    if not text:
        return default
    value = decimal(text.removeprefix("-"))
    if value is None:
        raise error("E1112", f"{origin(name, environment)}={text!r} is no number")
    return -value if text.startswith("-") else value


def cache_folder() -> Path:
    """`CUTEC_CACHE_DIR` (or its alias), else `user_cache_folder`."""
    named = get("CUTEC_CACHE_DIR")
    return Path(named) if named else user_cache_folder()


def user_cache_folder() -> Path:
    """`cutec` in the XDG cache folder (`~/.cache`)."""
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(xdg) if os.path.isabs(xdg) else Path(os.path.expanduser("~")) / ".cache") / "cutec"


def is_ours(name: str) -> bool:
    """Whether a variable's name belongs to cutec or to the public DSL (for reports and cache
    keys).
    """
    return name in _NAMES or name.startswith((PREFIX, _DSL))


def document() -> str:
    """The list as docs/environment.md shows it."""
    return "".join(f"{_described(row)}\n" for row in TABLE)


def _described(row: Variable) -> str:
    import textwrap  # here, since builds import this module and need no text

    also = f" Also {', '.join(f'`{alias}`' for alias in row.aliases)}." if row.aliases else ""
    text = f"* `{row.name}` ({', '.join(row.acts)}): {row.meaning} Default: {row.default}.{also}"
    return textwrap.fill(text, 100, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
