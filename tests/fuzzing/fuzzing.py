"""A fuzzer of the program `cutec`: it must tell what is wrong with any input, and never end with an
error of its own.

    python tests/fuzzing/fuzzing.py --seed 1 --count 10000

Each input has a number; the seed and the number decide all of it, so that `--only NUMBER` repeats
it. Commands run in this process, one after the other, each in a folder of its own. An input fails
if the exit status is none of the documented ones, if the program reports a bug of its own (E9001, a
traceback), prints megabytes, writes outside of its folder, or takes longer than a generous limit.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import io
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from fuzz_inputs import KINDS, Corpus, corpus

from cutec.cli.main import main

STATUSES = {0, 1, 2, 3, 4}
MOST_OUTPUT = 2_000_000
SECONDS = 30  # until an input counts as endless
RUN_SECONDS = 1.0  # of the processor, after which a kernel that runs is left alone
_IN_KERNEL = ", in run_on_cpu\n"
MEMORY = 12 << 30
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_CHANGES = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.truncate", "os.link", "os.symlink"}
_BUGS = ("error[E9", "Traceback (most recent call last)")
SAMPLES = Path(__file__).parents[2] / "samples"


class Stop(BaseException):
    """The time of an input is over."""


class Result(NamedTuple):
    """How the program ended on an input: what it printed, files that it wrote elsewhere, and where
    it was when its time was over ("" for inputs that end).
    """

    status: int
    printed: str
    elsewhere: list[str]
    stuck: str

    def kind(self) -> str:
        """In a word: `ok`, the code of the first error, or `cut`."""
        code = re.search(r"error\[(E\d+)\]", self.printed)
        return "cut" if self.stuck else code[1] if code else "ok" if not self.status else str(self.status)

    def wrong(self, runs: bool) -> str:
        """What must not be; "" if all is well."""
        in_kernel = runs and _IN_KERNEL in self.stuck
        if self.stuck and not in_kernel:
            return f"no end after {SECONDS} s:\n{_tail(self.stuck, 24)}"
        if not self.stuck and self.status not in STATUSES:
            return f"exit status {self.status}"
        if not self.stuck and (found := next((bug for bug in _BUGS if bug in self.printed), "")):
            return found
        if len(self.printed) > MOST_OUTPUT:
            return f"{len(self.printed)} characters of output"
        if self.status and not self.stuck and "error[E" not in self.printed:
            return f"exit status {self.status} without an error"
        return f"writes elsewhere: {', '.join(self.elsewhere)}" if self.elsewhere else ""


class Program:
    """Runs the program in this process, and watches where it writes."""

    def __init__(self, home: Path):
        self.home = str(home)
        self.elsewhere: list[str] = []
        self.watching = False
        sys.addaudithook(self._watch)

    def _watch(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.watching:
            return
        opened = event == "open" and isinstance(args[2], int) and args[2] & _WRITES
        if opened or event in _CHANGES:
            self._note(args[0])

    def _note(self, path: Any) -> None:
        if isinstance(path, (str, bytes)):
            where = os.path.abspath(os.fsdecode(path))
            if not where.startswith((self.home, os.devnull)):
                self.elsewhere.append(where)

    def run(self, args: Sequence[str], runs: bool) -> Result:
        """One command line in the current folder."""
        self.elsewhere = []
        printed = io.BytesIO()  # through streams such as Python's own
        out = io.TextIOWrapper(printed, "utf-8", write_through=True)
        err = io.TextIOWrapper(printed, "utf-8", "backslashreplace", write_through=True)
        stuck: list[str] = []

        def stop(number: int, frame: FrameType | None) -> None:
            at = "".join(traceback.format_stack(frame))
            if number == signal.SIGALRM or (runs and _IN_KERNEL in at):
                stuck.append(at)
                raise Stop

        signal.signal(signal.SIGALRM, stop)
        signal.signal(signal.SIGPROF, stop)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            self.watching = True
            signal.setitimer(signal.ITIMER_REAL, SECONDS, 1)
            signal.setitimer(signal.ITIMER_PROF, RUN_SECONDS, 0.2)
            try:
                status = main(list(args))
            except Stop:
                status = -1
            except Exception:
                status = -1
                traceback.print_exc()
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.setitimer(signal.ITIMER_PROF, 0)
                self.watching = False
        text = printed.getvalue().decode("utf-8", "replace")
        return Result(status, text, self.elsewhere, stuck[0] if stuck else "")


@contextlib.contextmanager
def workplace() -> Iterator[Path]:
    """A folder for all that is written, with the settings that make the program use it."""
    with tempfile.TemporaryDirectory(prefix="cutec-fuzz-") as name:
        home = Path(name).resolve()
        for folder in ("tmp", "corpus", "cache"):
            (home / folder).mkdir()
        (home / ".git").mkdir()  # no project above
        os.environ.update(
            HOME=name, TMPDIR=f"{home}/tmp", XDG_CACHE_HOME=f"{home}/cache", CUTEC_CACHE_DIR=f"{home}/cache"
        )
        tempfile.tempdir = f"{home}/tmp"
        sys.dont_write_bytecode = True
        yield home


def make(kind: str, seed: int, number: int, have: Corpus, folder: Path) -> list[str]:
    """Write the files of an input into an empty folder, which is then the current one; its command
    line.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    os.chdir(folder)
    return KINDS[kind].make(Random(f"{seed} {number}"), have)


def kind_of(seed: int, number: int, kinds: Sequence[str]) -> str:
    """The kind of an input."""
    return Random(f"{seed} {number} kind").choices(kinds, [KINDS[kind].weight for kind in kinds])[0]


def campaign(asked: argparse.Namespace, home: Path) -> int:
    """Run all inputs; tell each that fails. Returns their number."""
    samples = [SAMPLES / f"{name}.py" for name in (("softmax", "tutorial/8_tma_wgmma") if asked.count > 1000 else ())]
    have = corpus(home / "corpus", samples)
    program, failed, ended = Program(home), 0, Counter[str]()
    limit = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, limit))
    begin = time.monotonic()
    for number in [asked.only] if asked.only is not None else range(asked.count):
        kind = kind_of(asked.seed, number, asked.kind or sorted(KINDS))
        args = make(kind, asked.seed, number, have, home / "in")
        faulthandler.dump_traceback_later(10 * SECONDS, exit=True)
        found = program.run(args, KINDS[kind].runs)
        ended[f"{kind}: {found.kind()}"] += 1
        if asked.only is not None:
            print(args, found.printed, sep="\n")
        if wrong := found.wrong(KINDS[kind].runs):
            failed += 1
            print(f"--seed {asked.seed} --only {number}: {kind}: {wrong}\n  {args!s:.2000}\n{_tail(found.printed, 6)}")
            print(*(_tail(path.read_text(), 6) for path in home.glob("cache/bugs/*/report.txt")), flush=True)
            if asked.keep:
                shutil.copytree(
                    home / "in", Path(asked.keep) / f"{asked.seed}-{number}", symlinks=True, dirs_exist_ok=True
                )
        shutil.rmtree(home / "cache/bugs", ignore_errors=True)
    faulthandler.cancel_dump_traceback_later()
    os.chdir("/")
    for kind in sorted({name.partition(":")[0] for name in ended}):
        print(
            kind,
            *(
                f"{name.partition(': ')[2]}×{count}"
                for name, count in sorted(ended.items())
                if name.startswith(kind + ":")
            ),
        )
    print(f"seed {asked.seed}: {sum(ended.values())} inputs in {time.monotonic() - begin:.0f} s, {failed} failed")
    return failed


def _tail(text: str, lines: int) -> str:
    return "\n".join(f"    {line[:300]}" for line in text.splitlines()[-lines:])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=500, help="inputs")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="this input alone, with what it prints")
    parser.add_argument("--kind", action="append", choices=sorted(KINDS), help="these kinds alone (other numbers then)")
    parser.add_argument("--keep", metavar="DIR", help="copy the files of inputs that fail")
    return parser


if __name__ == "__main__":
    with workplace() as place:
        status = campaign(_parser().parse_args(), place)
    sys.exit(1 if status else 0)
