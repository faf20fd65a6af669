"""The library `cute_dsl_runtime`, with which C++ programs load what `export_to_c` wrote while they
run. It is compiled when it is first asked for, and kept in the cache's folder.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from cutec import environment, resources
from cutec.files import write_whole
from cutec.toolchain import host_compiler

NAME = "cute_dsl_runtime"
_HEADER = "CuteDSLRuntime.h"


def folder() -> Path:
    """The folder that has `lib/libcute_dsl_runtime.so` and `include/CuteDSLRuntime.h`. Raises E20xx
    without a C compiler, OSError.
    """
    sources = resources.tree("templates") / "export" / "runtime"
    texts = {name: (sources / name).read_text(encoding="utf-8") for name in (_HEADER, f"{NAME}.c")}
    made = environment.cache_folder().absolute() / "runtime" / sha256("".join(texts.values()).encode()).hexdigest()[:16]
    shared = made / "lib" / f"lib{NAME}.so"
    if not shared.exists():
        shared.parent.mkdir(parents=True, exist_ok=True)
        (made / "include").mkdir(exist_ok=True)
        write_whole(made / "include" / _HEADER, texts[_HEADER].encode())
        write_whole(shared, host_compiler.compile_shared(texts))
    return made
