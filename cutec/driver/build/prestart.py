"""What is started before the compiler itself is loaded: tools load, and say their versions, on
another core meanwhile.
"""

from __future__ import annotations

import json
import threading
from pathlib import Path
from types import TracebackType

from cutec.driver.options.options import BuildOptions, named_archs
from cutec.target.arch import Arch, parse_arch
from cutec.toolchain.compile import prestart
from cutec.toolchain.find import Toolset, find_toolset
from cutec.toolchain.key import Store, make_key
from cutec.toolchain.pipeline import Pipeline, load as load_pipeline
from cutec.toolchain.plan import Request
from cutec.toolchain.ready import Ready

# What the tools have to make so that a stage can be shown. Those before are made by cutec itself.
_UPTO = {"llvm": "llvm", "ptx": "ptx", "cubin": "cubin", "sass": "cubin", "binary": "cubin"}
_ORDER = ("", "llvm", "ptx", "cubin")


class Ahead:
    """The tools of a build, chains of them that are ready for input, and their versions. A context:
    at its end nothing runs any more.
    """

    def __init__(self, options: BuildOptions, store: Store):
        self.tools: Toolset = find_toolset(options.llvm, options.cuda)
        self.pipeline: Pipeline | None = load_pipeline(Path(options.pipeline)) if options.pipeline else None
        self.ready = Ready()
        self._options = options
        self._started = False
        self._store = store
        self._versions: dict[str, str] = {}
        self._failure: list[BaseException] = []
        asks = options.bundle is not None and options.images and not options.dry_run
        self._asking = threading.Thread(target=self._ask, daemon=True) if asks else None
        named = named_archs(options.archs, options.environment)
        if self._asking:
            self._asking.start()
        if named:
            self.start(parse_arch(named[0][0]))

    def start(self, arch: Arch) -> None:
        """Have the tools for the first arch of a build load: at once where the command line names
        it, else when the kernel file or spec has.
        """
        if not self._started and upto(self._options):
            self._started = True
            self.ready = prestart(make_request(self._options, arch, "kernel", self.pipeline), self.tools)

    def __enter__(self) -> Ahead:
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None) -> None:
        self.ready.close()
        if self._asking:
            self._asking.join()

    def versions(self) -> dict[str, str]:
        """Versions of LLVM and ptxas; empty where no bundle is wanted. Raises E20xx for a tool that
        is missing.
        """
        if self._asking:
            self._asking.join()
        if self._failure:
            raise self._failure[0]
        return self._versions

    def _ask(self) -> None:
        try:
            self._versions = tool_versions(self.tools, self._store)
        except BaseException as exc:
            self._failure.append(exc)


def upto(options: BuildOptions) -> str:
    """The last stage that tools have to make: "cubin" for a bundle, "" if nothing that is wanted
    needs them.
    """
    if options.bundle is not None and options.images:
        return "cubin"
    return max((_UPTO.get(e.stage, "") for e in options.emits), key=_ORDER.index, default="")


def make_request(
    options: BuildOptions, arch: Arch, name: str, pipeline: Pipeline | None, first_number: int = 1
) -> Request:
    """What the tools are asked for to compile the export `name` for `arch`."""
    return Request(
        arch,
        name=name,
        opt_level=options.opt_level,
        ptxas_options=options.ptxas_words,
        lineinfo=options.lineinfo,
        link=tuple(map(Path, options.link)),
        verify_each=options.verify_each,
        print_each_pass=Path(options.print_each_pass) / f"{name}.{arch.name}" if options.print_each_pass else None,
        keep_dir=Path(options.keep_dir) if options.keep_dir else None,
        first_number=first_number,
        dry_run=options.dry_run,
        verbose=options.say if options.tells_commands else None,
        pipeline=pipeline,
        upto=upto(options) or "llvm",
    )


def tool_versions(tools: Toolset, store: Store) -> dict[str, str]:
    """Versions of LLVM and ptxas. Asking them takes a process each, so the answers are kept by the
    tools' identities.
    """
    names = ("llc", "ptxas")
    key = make_key("versions", ("tools", "any arch"), {name: tools.tool(name).identity() for name in names})
    known = store.get(key)
    if known is not None:
        return dict(json.loads(known))
    versions = tools.versions()
    store.put(key, json.dumps(versions).encode())
    return versions
