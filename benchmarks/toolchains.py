"""What the samples need when they are built with several versions of ptxas: registers, spills,
occupancy, instructions and static cost of each kernel, from lock files (`cutec lock`). Needs no
GPU.

    # versions of NVIDIA's wheels on PyPI, or paths of programs; the first is what is compared with
    python benchmarks/toolchains.py 13.0.88 12.9.86 13.5.37
    python benchmarks/toolchains.py 13.0.88 /opt/cuda/bin/ptxas --arch sm_90a softmax gemm_hopper

Versions are built one after the other, and LLVM's part comes from the cache. The lock files stay in
--out, for `git diff --no-index` and for a second run, which only compares.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from cutec.cli.output import columns
from cutec.driver.lock.compare import BETTER, WORSE, KernelChange, compare
from cutec.driver.lock.lock_file import Lock, load

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "samples"
HOPPER = ("attention_hopper", "gemm_hopper", "gemm_hopper_first", "reduce_cluster")
SHOWN = ("registers", "spill_stores", "instructions", "cost")


def main() -> None:
    options = arguments()
    names = options.samples or sorted(path.stem for path in SAMPLES.glob("*.py"))
    locks = [locked(toolchain, names, options) for toolchain in options.toolchains]
    for toolchain, lock in zip(options.toolchains[1:], locks[1:]):
        print(f"\nptxas {options.toolchains[0]} → {toolchain}\n")
        print("\n".join(report(locks[0], lock, names)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="+", metavar="VERSION|PTXAS|SAMPLE", help="two toolchains or more, then samples")
    parser.add_argument("--arch", default="sm_80,sm_90a", help="archs of the samples that are not for sm_90a alone")
    parser.add_argument("--out", type=Path, default=ROOT / "build/toolchains", help="folder of the lock files")
    options = parser.parse_args()
    options.toolchains = [word for word in options.words if word[0].isdigit() or "/" in word]
    options.samples = [word for word in options.words if word not in options.toolchains]
    if len(options.toolchains) < 2:
        parser.error("name at least two versions of ptxas")
    return options


def locked(toolchain: str, names: list[str], options: argparse.Namespace) -> Lock:
    """The lock of the samples under one ptxas, from an earlier run or made now."""
    lock = options.out / f"{toolchain.strip('/').replace('/', '_')}.lock.yaml"
    program = toolchain if "/" in toolchain else downloaded(toolchain, options.out)
    for group, archs in ((set(names) - {*HOPPER}, options.arch), (set(names) & {*HOPPER}, "sm_90a")):
        files = [f"{name}.py" for name in sorted(group)]
        known = {key.origin.file.rpartition("/")[2] for key in load(lock).entries} if lock.exists() else set()
        for file in (file for file in files if file not in known):
            command = [sys.executable, "-m", "cutec", "lock", file, "--arch", archs, "--lock", str(lock), "-j1"]
            environment = {**os.environ, "CUTEC_PTXAS": str(program), "PYTHONPATH": str(ROOT)}
            subprocess.run(command, cwd=SAMPLES, env=environment, check=True, stdout=subprocess.DEVNULL)
    return load(lock)


def downloaded(version: str, folder: Path) -> Path:
    """ptxas of that version, from the wheel on PyPI."""
    program = folder / f"ptxas-{version}"
    if not program.exists():
        package = "nvidia-cuda-nvcc" if int(version.split(".")[0]) >= 13 else "nvidia-cuda-nvcc-cu12"
        wanted = [f"{package}=={version}", "--no-deps", "-d", str(folder / version)]
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", *wanted], check=True)
        (wheel,) = (folder / version).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (member,) = (name for name in archive.namelist() if name.endswith("/bin/ptxas"))
            program.write_bytes(archive.read(member))
        program.chmod(0o755)
    return program


def report(before: Lock, after: Lock, names: list[str]) -> Iterator[str]:
    """A row for each sample, then each kernel that got worse."""
    found = compare(before, after.entries)
    rows = [["sample", "kernels", "same", "better", "worse", *(name.replace("_", " ") for name in SHOWN)]]
    for name in names:
        keys = [key for key in after.entries if Path(key.origin.file).stem == name and key in before.entries]
        changes = [change for change in found.kernels if change.key in keys]
        kernels = [(key, kernel) for key in keys for kernel in after.entries[key].kernels]
        same = sum(before.entries[key].kernels.get(k) == after.entries[key].kernels[k] for key, k in kernels)
        verdicts = [change.verdict for change in changes]
        counts = (len(kernels), same, verdicts.count(BETTER), verdicts.count(WORSE))
        rows.append([name, *map(str, counts), *(span(changes, quantity) for quantity in SHOWN)])
    yield columns(rows)
    for change in found.with_verdict(WORSE):
        worse = [f"{c.quantity.name} {c.before:g} → {c.after:g}" for c in change.changes if c.verdict == WORSE]
        yield f"{change.key.export} {change.key.arch}: {', '.join(worse)}"


def span(changes: list[KernelChange], name: str) -> str:
    """The least and the most change of a quantity in a sample: `-3 % to +12 %`."""
    found = [c for change in changes for c in change.changes if c.quantity.name == name]
    if not found:
        return "="
    percent = found[0].quantity.percent
    by = sorted((c.after / c.before - 1) * 100 if percent else c.after - c.before for c in found)
    texts = dict.fromkeys(f"{value:+.1f}" if percent else f"{value:+.0f}" for value in (by[0], by[-1]))
    return " to ".join(texts) + (" %" if percent else "")


if __name__ == "__main__":
    main()
