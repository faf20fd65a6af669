"""What is known of a build before user code runs: parts of its keys, by names that users
understand.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from cutec import environment as variables
from cutec.driver.inputs.answers import file_hash, found
from cutec.driver.inputs.names import Surroundings
from cutec.driver.options.options import BuildOptions, named_archs, project_root

# Variables of cutec's own that cannot change the product, or that are answered otherwise: by the
# tools that were found.
_OF_STORE = ("CUTEC_CACHE_", "CUTEC_REMOTE_", "CUTEC_DISABLE_FILE_CACHING", "CUTEC_WARNINGS_AS_ERRORS", "XDG_")
_HARMLESS = {
    *("CUTEC_FATBINARY", "CUTEC_NVDISASM", "CUTEC_CUOBJDUMP"),
    *(
        name
        for row in variables.TABLE
        for name in row.names
        if "build" not in row.acts or row.name.startswith(_OF_STORE)
    ),
}
# Options of Python that change nothing that a kernel file can see.
_SILENT_X = ("importtime", "faulthandler", "tracemalloc", "pycache_prefix", "showrefcount", "frozen_modules", "perf")
_FLAGS = ("optimize", "bytes_warning", "dev_mode", "utf8_mode", "warn_default_encoding", "int_max_str_digits")


def kernel_path(options: BuildOptions) -> str:
    """The absolute path of the kernel file; "" for a module that is not found."""
    if options.module is None:
        return os.path.abspath(options.file or "")
    folders, origin = [os.getcwd(), *sys.path], ""
    parts = options.module.split(".")
    for end in range(1, len(parts) + 1):
        spec = found(".".join(parts[:end]), folders)
        if spec is None:
            return ""
        folders, origin = list(spec.submodule_search_locations or ()), spec.origin or ""
    return os.path.abspath(origin)


def surroundings(options: BuildOptions) -> Surroundings:
    """Where the build happens."""
    path = kernel_path(options)
    folder = os.getcwd() if options.module else os.path.dirname(os.path.realpath(path))
    return Surroundings(str(project_root(Path(path))), (folder, *sys.path))


def parts(options: BuildOptions, around: Surroundings) -> dict[str, str]:
    """The parts that are no `texts`, with their content."""
    env, path = options.environment, kernel_path(options)
    ours = {name: value for name, value in env.items() if variables.is_ours(name) and name not in _HARMLESS}
    return {
        f"file {around.name(path)}": file_hash(path) or "",
        "name of the kernel file": f"{options.module or ''} {around.name(path)}",
        "GPUs of this machine": "" if named_archs(options.archs, env) else gpu_fingerprint(),
        **{f"environment variable {name}": f"={value}" for name, value in ours.items()},
    }


def texts(options: BuildOptions, around: Surroundings) -> dict[str, str]:
    """The parts that are texts of lines."""
    return {"options": _lines(_settings(options, around)), "python": _lines(python())}


def _lines(values: Mapping[str, object]) -> str:
    return "\n".join(f"{name}={json.dumps(value, sort_keys=True, default=str)}" for name, value in values.items())


def _settings(options: BuildOptions, around: Surroundings) -> dict[str, object]:
    """The options, with files by their names. Which tools were named shows in those that were
    found.
    """
    settings = {name: value for name, value in options.settings().items() if name not in ("llvm", "cuda")}
    for name in ("spec", "pipeline"):
        if settings[name] is not None:
            settings[name] = around.name(os.path.abspath(settings[name]))
    settings["link"] = [around.name(os.path.abspath(path)) for path in options.link]
    return settings


def python() -> dict[str, object]:
    """What of Python a kernel file can see: version, flags, the encoding of text files, the seed of
    hashes if it was stated.
    """
    import _locale  # built in; `locale` would take a millisecond to load

    seed = "" if sys.flags.ignore_environment else os.environ.get("PYTHONHASHSEED", "")
    return {
        "version": sys.version,
        **{name: getattr(sys.flags, name, None) for name in _FLAGS},
        "X": {name: value for name, value in sys._xoptions.items() if name not in _SILENT_X},
        "W": sys.warnoptions,
        "encoding": _locale.nl_langinfo(_locale.CODESET),
        "hash_seed": seed if seed.isdigit() else "",
    }


def gpu_fingerprint() -> str:
    """A text that changes when another GPU is in the machine (the driver lists GPUs as folders)."""
    try:
        return ",".join(sorted(os.listdir("/proc/driver/nvidia/gpus")))
    except OSError:
        return ""
