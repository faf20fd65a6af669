"""Host cost of a launch through the doors of an exported library, beside a bare cuLaunchKernelEx;
and the time to export a library and to compile it.

    cutec build samples/vector_add.py --arch sm_90a
    cutec build samples/gemm_hopper.py
    # needs a GPU and cc; rewrites the tables in docs/benchmarks.md
    python benchmarks/doors.py build/vector_add --large build/gemm_hopper --docs
    # from Python too: with an interpreter that has PyTorch for GPUs, TVM-FFI and cutec
    python benchmarks/doors.py build/vector_add --python PYTHON
    # a rehearsal without a GPU: with the libcuda.so.1 in a folder
    python benchmarks/doors.py build/vector_add --driver FOLDER

Three tensors are added, each launch at other addresses. At most 64 launches are queued before the
stream is waited for, so that no launch waits for room in the queue; the ways take turns, and the
medians of all rounds in several processes are told.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.library.write import export

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
MARKED = re.compile(r"(<!-- doors: (\w+) -->\n).*?(<!-- end of doors: \2 -->)", re.DOTALL)
PROCESSES, ROUNDS, COMPILATIONS = 5, 60, 5
WAYS = {
    "bare": "a bare `cuLaunchKernelEx`",
    "unchecked": "C, `..._unchecked`",
    "checked": "C",
    "prepared": "C, prepared call",
    "dlpack": "C, DLPack tensors",
    "torch native": "`torch.add` with `out=`",
    "torch operator": "Python, operator of PyTorch with given results",
    "torch native, new": "`torch.add`, a new result",
    "torch operator, new": "Python, operator of PyTorch, a new result",
    "tvm-ffi": "Python, TVM-FFI",
    "tvm-ffi, empty": "a function of TVM-FFI that does nothing",
    "ctypes": "Python, the C function through ctypes",
    "runtime": "Python, `cutec.runtime`",
    "runtime, library": "Python, `cutec.runtime` with the library beside the manifest",
}
Times = dict[str, list[float]]


def from_c(bundle: Bundle, folder: Path, rounds: int, driver: str | None) -> Times:
    """Nanoseconds of a launch by way, a number for each round. Raises CalledProcessError."""
    export(bundle, folder, "vector_add", ["c"])
    program = folder / "doors"
    sources = [HERE / "doors.c", folder / "vector_add.c"]
    command = ["cc", "-O2", f"-I{folder}", *map(str, sources), "-o", str(program), "-lpthread", "-ldl"]
    subprocess.run(command, check=True)
    image = next(image for image in bundle.manifest.images if image.kind == "cubin")
    (exported,) = bundle.manifest.exports
    (launch,) = exported.programs[0].host.launches
    environment = os.environ | ({"LD_LIBRARY_PATH": driver, "FAKE_CUDA_LOG": os.devnull} if driver else {})
    command = [str(program), str(bundle.directory / image.file), launch.kernel, str(rounds)]
    return repeated(command, environment)


def from_python(bundle: Bundle, folder: Path, rounds: int, python: str) -> Times:
    """The same from Python, with an interpreter. Raises CalledProcessError."""
    shutil.copytree(bundle.directory, folder, dirs_exist_ok=True)  # the library lies beside the manifest
    export(bundle, folder, "vector_add", ["c", "make", "tvm-ffi", "torch", "runtime"])
    subprocess.run(["make", "-s", "-C", str(folder), f"PYTHON={python}"], check=True)
    command = [python, str(HERE / "doors_python.py"), str(folder), str(bundle.directory.resolve()), str(rounds)]
    return repeated(command)


def repeated(command: list[str], environment: Mapping[str, str] | None = None) -> Times:
    """The times that a program prints, in several processes. Raises CalledProcessError."""
    times: Times = defaultdict(list)
    for _ in range(PROCESSES):
        done = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE, text=True)
        for line in done.stdout.splitlines():
            way, took = line.split("\t")
            times[way].append(float(took))
    return times


def cpu_seconds(*command: str) -> float:
    """The least CPU time of a command in a few runs, in seconds."""

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return min(once() for _ in range(COMPILATIONS))


def build_times(bundle: Bundle, folder: Path) -> dict[str, float]:
    """What it takes to make a library of a bundle: sizes in bytes, CPU times in seconds."""
    (source,) = (path for path in export(bundle, folder, "library", ["c"]) if path.suffix == ".c")
    compile_it = ("cc", "-fPIC", "-shared", str(source), "-o", str(folder / "library.so"))
    cutec = (sys.executable, "-m", "cutec", "export", str(bundle.directory), "-o", str(folder), "--lib", "library")
    return {
        "forms": len(bundle.manifest.exports),
        "cubins": sum(image.bytes for image in bundle.manifest.images if image.kind == "cubin"),
        "source": source.stat().st_size,
        "export": cpu_seconds(*cutec, "--only", "c"),
        "cc -O2": cpu_seconds(*compile_it, "-O2"),
        "cc -O0": cpu_seconds(*compile_it, "-O0"),
    }


def launch_table(times: Times) -> Iterator[str]:
    """Medians, and what is above the bare launch."""
    bare = statistics.median(times["bare"])
    yield "| a launch of three tensors | ns | above bare | nine tenths within |"
    yield "|---|---|---|---|"
    for way, found in times.items():
        middle, cuts = statistics.median(found), statistics.quantiles(found, n=20)
        above = f"{middle - bare:+.0f}" if way != "bare" else ""
        yield f"| {WAYS[way]} | {middle:.0f} | {above} | {cuts[0]:.0f}–{cuts[-1]:.0f} |"


def build_table(builds: dict[str, dict[str, float]]) -> Iterator[str]:
    """A row for each library."""
    yield "| library | forms | cubins | C source | `cutec export` | `cc -O2` | `cc -O0` |"
    yield "|---|---|---|---|---|---|---|"
    for name, made in builds.items():
        sizes = " | ".join(f"{made[what] / 1e6:.2f} MB" for what in ("cubins", "source"))
        seconds = " | ".join(f"{made[what]:.2f} s" for what in ("export", "cc -O2", "cc -O0"))
        yield f"| {name} | {made['forms']:.0f} | {sizes} | {seconds} |"


def write_page(tables: dict[str, str], page: Path = PAGE) -> None:
    """Replace the marked parts of the page."""
    whole = page.read_text(encoding="utf-8")
    written = MARKED.sub(lambda match: f"{match[1]}\n{tables[match[2]]}\n\n{match[3]}", whole)
    page.write_text(written, encoding="utf-8")


def main() -> None:
    """Measure, and print or write the tables."""
    parser = argparse.ArgumentParser(description="Launch cost and build time of exported libraries.")
    parser.add_argument("bundle", help="that of samples/vector_add.py")
    parser.add_argument("--large", help="another bundle, whose build is timed")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in each process")
    parser.add_argument("--python", help="an interpreter, to measure calls from Python too")
    parser.add_argument("--driver", metavar="FOLDER", help="where a libcuda.so.1 is, for a rehearsal")
    parser.add_argument("--json", action="store_true", help="print all numbers")
    parser.add_argument("--docs", action="store_true", help="write the tables into docs/benchmarks.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        times = from_c(open_bundle(options.bundle), Path(folder), options.rounds, options.driver)
        if options.python:
            times |= from_python(open_bundle(options.bundle), Path(folder), options.rounds, options.python)
        bundles = [open_bundle(name) for name in (options.bundle, options.large) if name]
        builds = {bundle.directory.name: build_times(bundle, Path(folder)) for bundle in bundles}
    if options.json:
        print(json.dumps({"launches": times, "builds": builds}))
        return
    tables = {"launches": "\n".join(launch_table(times)), "builds": "\n".join(build_table(builds))}
    print("\n\n".join(tables.values()))
    if options.docs:
        write_page(tables)


if __name__ == "__main__":
    main()
