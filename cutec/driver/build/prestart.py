"""Starting tools before the compiler itself is loaded: they load, and report their versions, on
another core meanwhile. Where slots are limited, other work has the cores: tools start when they are
needed.
"""

from __future__ import annotations

import json
import threading
from pathlib import Path
from types import TracebackType
from typing import final

from cutec.driver.options.options import BuildOptions, named_archs
from cutec.target.arch import Arch, parse_arch
from cutec.toolchain.compile import prestart
from cutec.toolchain.find import Toolset, find_toolset
from cutec.toolchain.key import Store, make_key
from cutec.toolchain.pipeline import Pipeline, load as load_pipeline
from cutec.toolchain.plan import Request
from cutec.toolchain.started import StartedChains

# Stage that is shown -> the last stage that the tools make for it. cutec makes the others itself.
_LAST_STAGE = {"llvm": "llvm", "ptx": "ptx", "cubin": "cubin", "sass": "cubin", "binary": "cubin"}
_ORDER = ("", "llvm", "ptx", "cubin")


@final
class StartedTools:
    """The tools of a build, chains of them that wait for input, and their versions. Use it as a
    context manager: leaving it ends what still runs.
    """

    def __init__(self, options: BuildOptions, store: Store):
        self.tools: Toolset = find_toolset(options.llvm, options.cuda)
        self.pipeline: Pipeline | None = load_pipeline(Path(options.pipeline)) if options.pipeline else None
        self.chains = StartedChains()
        self._options = options
        self._started = False
        self._store = store
        self._versions: dict[str, str] = {}
        self._failure: list[BaseException] = []
        self._asks = options.bundle is not None and options.images and not options.dry_run
        beside = self._asks and options.slots is None
        self._asking = threading.Thread(target=self._ask, daemon=True) if beside else None
        named = named_archs(options.archs, options.environment)
        if self._asking:
            self._asking.start()
        if named:
            self.start(parse_arch(named[0][0]))

    def start(self, arch: Arch) -> None:
        """Start the tools for the first arch, once. The constructor calls this if the command line
        names the arch; otherwise the caller, once it is known.
        """
        if not self._started and self._options.slots is None and last_stage(self._options):
            self._started = True
            self.chains = prestart(make_request(self._options, arch, "kernel", self.pipeline), self.tools)

    def __enter__(self) -> StartedTools:
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None) -> None:
        self.chains.close()
        if self._asking:
            self._asking.join()

    def versions(self) -> dict[str, str]:
        """Versions of LLVM and ptxas; empty where no bundle is wanted. Raises E20xx for a missing
        tool.
        """
        if self._asking:
            self._asking.join()
        elif self._asks:
            self._ask()
        if self._failure:
            raise self._failure[0]
        return self._versions

    def _ask(self) -> None:
        try:
            self._versions = tool_versions(self.tools, self._store)
        except BaseException as exc:
            self._failure.append(exc)


def last_stage(options: BuildOptions) -> str:
    """The last stage that tools have to make: "cubin" for a bundle, "" where no tool is needed."""
    if options.bundle is not None and options.images:
        return "cubin"
    return max((_LAST_STAGE.get(e.stage, "") for e in options.emits), key=_ORDER.index, default="")


def make_request(options: BuildOptions, arch: Arch, name: str, pipeline: Pipeline | None) -> Request:
    """The request to the tools that compiles the export `name` for `arch`."""
    return Request(
        arch,
        name=name,
        opt_level=options.opt_level,
        ptxas_options=options.ptxas_words,
        lineinfo=options.lineinfo,
        embed_ptx=options.embed_ptx,
        link=tuple(map(Path, options.link)),
        verify_each=options.verify_each,
        print_each_pass=Path(options.print_each_pass) / f"{name}.{arch.name}" if options.print_each_pass else None,
        keep_dir=Path(options.keep_dir) / f"{name}.{arch.name}" if options.keep_dir else None,
        dry_run=options.dry_run,
        verbose=options.say if options.prints_commands else None,
        pipeline=pipeline,
        last_stage=last_stage(options) or "llvm",
    )


def tool_versions(tools: Toolset, store: Store) -> dict[str, str]:
    """Versions of LLVM and ptxas. Asking takes a process each, so the answers are cached by the
    tools' identities.
    """
    if not store.keeps:
        return tools.versions()
    names = ("llc", "ptxas")
    key = make_key("versions", ("tools", "any arch"), {name: tools.tool(name).identity() for name in names})
    known = store.get(key)
    if known is not None:
        return dict(json.loads(known))
    versions = tools.versions()
    store.put(key, json.dumps(versions).encode())
    return versions
