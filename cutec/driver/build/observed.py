"""What a build depends on, observed while it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from cutec.diag.source import file_of, is_installed, is_users
from cutec.driver.build.prestart import last_stage
from cutec.driver.cache import known
from cutec.driver.cache.build_cache import Inputs
from cutec.driver.inputs import watch
from cutec.driver.inputs.answers import title
from cutec.driver.inputs.recorder import Recorder
from cutec.driver.kernel_file.sources import installed_files
from cutec.driver.options.options import BuildOptions
from cutec.lazy import LazyModule
from cutec.toolchain.find import Toolset
from cutec.toolchain.identity import COMPILE, DISASSEMBLE, tool_identities

report = LazyModule("cutec.diag.report")

_DIGITS = 64  # of a SHA-256
_LARGEST = 1 << 18  # bytes of a text that the cache has beside its digest


class Observed:
    """The questions of one build's user code (`recorder`), and the files that cutec reads for
    it.
    """

    def __init__(self, options: BuildOptions):
        self._options = options
        self._loaded: Mapping[str, str] = {}
        # Of another program's process only what is loaded from now on is the build's.
        self._before = set() if options.audit else set(sys.modules)
        self.around = known.surroundings(options)
        self.recorder = Recorder(self.around, self._declared() if options.hermetic else None)
        if options.audit:
            watch.install_hook()

    def files(self, loaded: Mapping[str, str], traced: Iterable[str]) -> None:
        """Take down the files of loaded modules, by digest, those of traced functions, and those
        that options name.
        """
        name = self.around.name
        self._loaded = loaded
        for path, digest in loaded.items():
            if not (os.path.isabs(name(path)) and path in self.recorder.modules):  # else the import says its content
                self.recorder.answers.setdefault(("file", name(path)), digest)
        read = [os.path.abspath(file_of(path)) for path in traced if is_users(path) or is_installed(path)]
        for path in (*read, *map(os.path.abspath, self._options.link), *self._pipelines()):
            if is_installed(path):
                self.recorder.installed.add(path)
            elif os.path.isfile(path) and path not in loaded:
                self.recorder.ask("file", name(path))

    def reference_file(self, file: str) -> Path:
        """The file of a reference given as text: beside the spec, else beside the kernel file, else
        in the current folder.
        """
        beside = [os.path.dirname(os.path.abspath(p)) for p in (self._options.spec, self._options.file) if p]
        candidates = [os.path.join(folder, file) for folder in beside]
        for path in candidates:
            self.recorder.about("kind", path)
            if os.path.isfile(path):
                break
        else:
            self.recorder.about("kind", file)  # which asks for the current folder
            path = os.path.abspath(file) if os.path.isfile(file) or not candidates else candidates[0]
        self.reads(path)
        return Path(path)

    def reads(self, path: str) -> None:
        """Take down a file that cutec reads for the user."""
        self.recorder.ask("file", self.around.name(path))

    def hashes(self) -> dict[str, str]:
        """SHA-256 of all files that were read, by absolute path."""
        about = {self.around.path(q[1]): text for q, text in self.recorder.answers.items() if q[0] == "file"}
        return {path: text for path, text in {**about, **self._loaded}.items() if len(text) == _DIGITS}

    def tools(self, found: Toolset | None = None) -> list[str]:
        """The names of the tools that the build uses. Where they are `found`, their contents are
        read, which takes long for new ones.
        """
        stages = {emit.stage for emit in self._options.emits}
        compiles = last_stage(self._options) or stages - {"cute"}
        names = [*(COMPILE if compiles else ()), *(DISASSEMBLE if "sass" in stages else ())]
        if names and found is not None:
            tool_identities(names, self._options.llvm, self._options.cuda, found)
        return names

    def inputs(self, announce: Callable[[str], None]) -> Inputs | None:
        """What the build depends on; None where it did something that cannot be compared, which is
        announced, or where this process does not see all that it did.
        """
        if self.recorder.unseen:
            words, place = next(iter(self.recorder.unseen.items()))
            announce(f"not remembered: {report.relative(place.file)}:{place.line}: {words}")
        if self.recorder.unseen or not watch.sees_everything():
            return None
        files = {*installed_files(self._before), *self.recorder.installed}
        names = sorted(map(self.around.name, files))
        return Inputs(self.recorder.answers, names, self.tools(), dict(self._texts()))

    def _texts(self) -> Iterator[tuple[str, str]]:
        """The texts of the user's files, by the titles of their questions, which explain misses."""
        asked = {self.around.path(q[1]): title(q) for q in self.recorder.answers if q[0] == "file"}
        for path, name in (self.recorder.modules | asked).items():
            text = _text(path)
            if text is not None:
                yield name, text

    def _pipelines(self) -> list[str]:
        """The pipelines of the folder of `--pipeline`."""
        if self._options.pipeline is None:
            return []
        folder = Path(self._options.pipeline).absolute().parent
        self.recorder.listed(folder)
        return list(map(str, folder.glob("*.yaml")))

    def _declared(self) -> tuple[str, ...]:
        """The folders and files that a hermetic build may read."""
        options = self._options
        named = (options.spec, options.pipeline, *options.link, *options.inputs)
        return (self.around.root, self.around.search[0], *(os.path.abspath(path) for path in named if path))


def _text(path: str) -> str | None:
    """The text of a file; None for one that is large, or no text."""
    try:
        if os.path.getsize(path) <= _LARGEST:
            return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        pass
    return None
