"""The kinds of inputs of the fuzzer: each makes a command line, and the files that it names, from
random numbers, by changes of the seeds.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import yaml
from fuzz_mutations import NUMBERS, changed, damaged, json_text, misspelt, mistyped, odd, yaml_text
from fuzz_seeds import (
    ALGEBRA,
    ARGS,
    ATOMS,
    ENTRIES,
    EXPRESSIONS,
    FACTS,
    HEADER,
    KERNEL,
    NPY,
    OPERATIONS,
    PROJECT,
    SPECS,
    TYPE_TEXTS,
    TYPES,
)

from cutec.artifact.archive import Archive, pack
from cutec.cli.layout import FUNCTIONS
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.layout.signatures import SIGNATURES
from cutec.resources import tree


class Corpus(NamedTuple):
    """What is made once: bundles (their files by name), and the pipeline's data."""

    bundles: list[dict[str, bytes]]
    pipeline: Any


def corpus(folder: Path, samples: list[Path]) -> Corpus:
    """Bundles of the fuzzer's own kernels and of these kernel files; no tool runs."""
    os.chdir(folder)  # names of kernel files are part of bundles
    Path("k.py").write_text(KERNEL)
    bundles = []
    for number, spec in enumerate(SPECS):
        Path(f"{number}.yaml").write_text(yaml.safe_dump(spec))
        bundles.append(_bundle("k.py", spec=f"{number}.yaml"))
    bundles += [_bundle(shutil.copy(sample, sample.name)) for sample in samples]
    return Corpus(bundles, yaml.safe_load((tree("pipelines") / "default.yaml").read_text()))


def _bundle(kernel: str, **given: Any) -> dict[str, bytes]:
    options = BuildOptions(kernel, archs=("sm_90a",), images=False, output="out", cache=False, **given)
    out = write(Path(f"out{len(os.listdir())}"), perform(options, lambda text: None)).parent
    return {path.name: path.read_bytes() for path in out.iterdir()}


def specs(rng: Random, have: Corpus) -> list[str]:
    """A spec, listed; at times traced."""
    Path("k.py").write_text(KERNEL)
    Path("s.yaml").write_bytes(yaml_text(rng, changed(rng, rng.choice(SPECS))))
    what = ["build", "k.py", "--list"] if rng.random() < 0.7 else ["dump", rng.choice(("cute", "mlir")), "k.py"]
    return [*what, "--spec", "s.yaml", *rng.choice(([], ["--arch", "sm_90a"], ["--device-facts", FACTS]))]


def arguments(rng: Random, have: Corpus) -> list[str]:
    """Types and compile-time values on the command line."""
    Path("k.py").write_text(KERNEL)
    number = rng.randrange(len(ARGS))
    types, values = ARGS[number]
    types = changed(rng, types, 1)
    if isinstance(types, list) and types and isinstance(types[0], str) and rng.random() < 0.5:
        types[0] = mistyped(rng, types[0], TYPE_TEXTS, 2)
    entry = rng.choice(
        ENTRIES[number] if rng.random() < 0.8 else ("relu", "add_kernel", "ready.__call__", "k", "scale,add")
    )
    what = ["build", "k.py", "--list"] if rng.random() < 0.7 else ["dump", rng.choice(("cute", "mlir")), "k.py"]
    given = ["--arch", "sm_90a", "--entry", entry, "--args", json_text(rng, types)]
    return [*what, *given, *rng.choice(([], ["--kwargs", json_text(rng, changed(rng, values))]))]


def options(rng: Random, have: Corpus) -> list[str]:
    """Texts of options of a build, whose commands are printed."""
    Path("k.py").write_text(KERNEL)
    Path("s.yaml").write_text(yaml.safe_dump(SPECS[0]))
    texts = {
        "--device-facts": FACTS,
        "--ptxas-options": "--maxrregcount 32 -O2 '--def-load-cache=ca'",
        "--arch": "sm_90a,sm_80",
        "--entry": "scale",
        "-O": "2",
        "--emit": "ptx=k.ptx",
        "--link": "x.bc",
        "--pipeline": "p.yaml",
        "-o": "out",
        "--depfile": "k.d",
        "-m": "k",
        "--llvm": "/usr/lib/llvm-22",
        "--jobs": "2",
    }
    given = {name: mistyped(rng, text, steps=2) for name, text in texts.items() if rng.random() < 0.1}
    words = [word for name, text in given.items() for word in (name, _argument(text))]
    flags = [
        flag
        for flag in ("--no-lineinfo", "--json", "--verify-each", "--no-ir", "--list", "--help")
        if rng.random() < 0.1
    ]
    rest = ["build", *([] if "-m" in given else ["k.py"]), "--spec", "s.yaml", "-n", *words, *flags]
    if "--arch" not in given:
        rest += ["--arch", "sm_90a"]
    if rng.random() < 0.1:
        rest.insert(rng.randint(0, len(rest)), _argument(mistyped(rng, rng.choice(rest))))
    return rest


def _argument(text: str) -> str:
    """What a process can be given: no zero bytes."""
    return text.replace("\0", "")


def pipelines(rng: Random, have: Corpus) -> list[str]:
    """A file that says how the tools run."""
    Path("k.py").write_text(KERNEL)
    Path("s.yaml").write_text(yaml.safe_dump(SPECS[0]))
    small = {"extends": "default", "passes": ["convert-scf-to-cf"], "remove": ["uses"]}
    base = have.pipeline if rng.random() < 0.7 else small
    Path("p.yaml").write_bytes(yaml_text(rng, changed(rng, base)))
    return ["build", "k.py", "--spec", "s.yaml", "--arch", "sm_90a", "--pipeline", "p.yaml", "-n"]


def projects(rng: Random, have: Corpus) -> list[str]:
    """A `cutec.yaml` with its kernel files."""
    Path("sub").mkdir()
    for file in ("k.py", "sub/one.py", "sub/test_one.py"):
        Path(file).write_text(KERNEL)
    Path("s.yaml").write_text(yaml.safe_dump(SPECS[0]))
    Path("cutec.yaml").write_bytes(yaml_text(rng, changed(rng, PROJECT)))
    return ["build", *rng.choice(([], ["."], ["cutec.yaml"])), "--list"]


def manifests(rng: Random, have: Corpus) -> list[str]:
    """A bundle whose manifest is another one; shown, checked or run."""
    files = dict(rng.choice(have.bundles))
    data = yaml.safe_load(files["manifest.yaml"])
    files["manifest.yaml"] = yaml_text(rng, changed(rng, data, rng.choice((1, 3))))
    _write(files)
    return _use(rng, [e["name"] for e in data["exports"]])


def images(rng: Random, have: Corpus) -> list[str]:
    """A bundle one of whose files is another one; the manifest agrees with it, or does not."""
    files = dict(rng.choice(have.bundles))
    data = yaml.safe_load(files["manifest.yaml"])
    image = rng.choice(data["images"])
    name = image["file"]
    archive = Archive(files[name], name)
    entry = rng.choice(archive.names)
    if rng.random() < 0.8:
        texts = [(n, archive.read(n)) for n in archive.names]
        files[name] = pack(
            [(n, json.dumps(changed(rng, json.loads(t))).encode() if n == entry else t) for n, t in texts]
        )
    else:
        files[name] = damaged(rng, files[name])
    if rng.random() < 0.9:
        image.update(sha256=hashlib.sha256(files[name]).hexdigest(), bytes=len(files[name]))
    files["manifest.yaml"] = yaml.safe_dump(data, sort_keys=False).encode()
    _write(files)
    return _use(rng, [entry])


def _write(files: dict[str, bytes]) -> None:
    Path("out").mkdir()
    for name, data in files.items():
        (Path("out") / name).write_bytes(data)


def _use(rng: Random, exports: list[str]) -> list[str]:
    if rng.random() < 0.5:
        return ["show", *rng.choice(([], ["--check"], ["--json"])), "out"]
    return [
        "run",
        "out",
        "--on",
        "cpu",
        "--entry",
        rng.choice(exports),
        *rng.choice(([], ["--no-check-hazards"], ["--set", "n=64"])),
    ]


def settings(rng: Random, have: Corpus) -> list[str]:
    """Extents, scalars and options of a run."""
    _write(have.bundles[0])
    texts = {
        "--set": "n=64,alpha=2.5,skip=0",
        "--seed": "3",
        "--rtol": "1e-3",
        "--entry": "scale",
        "--arch": "sm_90a",
        "--schedules": "2",
        "--out": "y=y.npy",
        "--on": "cpu",
    }
    pieces = ("n=", "alpha=nan", ",", "inf", "1e999", "0x", "-", "_")
    given = {name: mistyped(rng, text, pieces, 2) if rng.random() < 0.4 else text for name, text in texts.items()}
    words = [w for name, text in given.items() if rng.random() < 0.4 for w in (name, _argument(text))]
    return ["run", "out", *([] if "--on" in words else ["--on", "cpu"]), *words]


def arrays(rng: Random, have: Corpus) -> list[str]:
    """A .npy file as an input."""
    _write(have.bundles[0])
    kind = rng.randrange(4)
    if kind == 0:
        Path("x.npy").write_bytes(damaged(rng, _saved(np.arange(64, dtype="f4"))))
    elif kind == 1:
        header = mistyped(rng, HEADER, NPY).encode("latin-1", "replace")
        size = len(header).to_bytes(2 if len(header) < 65536 else 4, "little")
        Path("x.npy").write_bytes(b"\x93NUMPY" + bytes((len(size) // 2, 0)) + size + header + bytes(256))
    elif kind == 2:
        dtype = rng.choice(
            ("f2", "f4", ">f4", "f8", "i4", "V4", "S4", "U1", "c8", "M8[s]", "O", "b1", [("a", "f4")], ("f4", (2,)))
        )
        shape = rng.choice(((64,), (0,), (64, 1), (), (8, 8), (6,), (1,) * 32))
        Path("x.npy").write_bytes(_saved(np.zeros(shape, dtype)))
    else:
        rng.choice((Path("x.npy").mkdir, lambda: os.mkfifo("x.npy"), lambda: os.symlink("/dev/zero", "x.npy")))()
    return ["run", "out", "--on", "cpu", "--in", "x=x.npy", *rng.choice(([], ["--set", "n=64"]))]


def _saved(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=True)
    return file.getvalue()


def layouts(rng: Random, have: Corpus) -> list[str]:
    """Expressions of the layout algebra, and pictures and costs of them."""
    text = rng.choice(EXPRESSIONS) if rng.random() < 0.7 else _call(rng, 3)
    text = mistyped(rng, text, ALGEBRA, 2) if rng.random() < 0.6 else text
    extra: list[str] = []
    for option, values in {
        "--bits": NUMBERS,
        "--threads": NUMBERS,
        "--vector": NUMBERS,
        "--tile": ("(8,8)", "?", "_", "(4,(2,?))", "8:1"),
        "--svg": ("f.svg", ".", "no/f.svg"),
        "--atom": ATOMS,
    }.items():
        if rng.random() < 0.1:
            extra += [
                option,
                _argument(mistyped(rng, str(rng.choice(values))) if rng.random() < 0.2 else str(rng.choice(values))),
            ]
    return ["layout", *rng.choice(([], [], ["--banks"], ["--coalescing"], ["--json"])), *extra, "--", _argument(text)]


def _call(rng: Random, depth: int) -> str:
    """A call of a function of the algebra on what may not fit it."""
    if depth == 0 or rng.random() < 0.3:
        return rng.choice(
            ("4", "?", "_", "(4,8)", "(4,8):(8,1)", "[4:1;_]", "S<3,4,3>", "8:1", "(1@0,1@1)", "((2,?),4)", "0")
        )
    name = rng.choice(sorted(FUNCTIONS))
    return f"{name}({', '.join(_call(rng, depth - 1) for _ in range(rng.randint(0, 3)))})"


def inferences(rng: Random, have: Corpus) -> list[str]:
    """Operations of the cute dialect on types."""
    op, *types = rng.choice(OPERATIONS).split()
    if rng.random() < 0.3:
        op = rng.choice(sorted(SIGNATURES))
    types = [_type(rng.choice(TYPES) if rng.random() < 0.2 else t) for t in types]
    if rng.random() < 0.7:
        at = rng.randint(0, len(types))
        words = [mistyped(rng, word, ALGEBRA, 1) if at == number else word for number, word in enumerate((op, *types))]
        op, *types = words
    if rng.random() < 0.1:
        case = changed(rng, {"op": op, "operands": types, "attributes": "[1]", "result": None})
        Path("batch.jsonl").write_bytes(damaged(rng, (json.dumps(case) + "\n").encode(), 1))
        return ["layout", "--batch", "batch.jsonl"]
    result = ["--result", _type(rng.choice(TYPES))] if rng.random() < 0.2 else []
    return ["layout", *result, "--", "infer", *map(_argument, [op, *types])]


def _type(short: str) -> str:
    """`!cute.shape<"(4,5)">` for `shape=(4,5)`."""
    kind, equals, text = short.partition("=")
    return f'!cute.{kind}<"{text}">' if equals else short


def commands(rng: Random, have: Corpus) -> list[str]:
    """Other commands and files that are not what they want."""
    _write(have.bundles[0])
    Path("k.py").write_text(KERNEL)
    Path("facts.yaml").write_bytes(yaml_text(rng, changed(rng, {"sm_count": 132, "max_active_clusters": {"2x1": 66}})))
    words = rng.choice(
        (
            ["explain", "E0310"],
            ["show", "out"],
            ["show", "--lines", "out"],
            ["diff", "out", "out"],
            ["dump", "cute", "k.py", "--arch", "sm_90a"],
            ["dump", "--irdl"],
            ["cache", "list"],
            ["exec", "-m", "nosuch"],
            ["exec", "--rehearse", "--arch", "sm_90a", "k.py"],
            [
                "build",
                "k.py",
                "--list",
                "--device-facts",
                "facts.yaml",
                "--entry",
                "add",
                "--args",
                '["f32[n]","f32[n]"]',
            ],
            ["completion", "bash"],
        )
    )
    at = rng.randint(min(1, len(words) - 1), len(words) - 1)
    change: Callable[[], str] = rng.choice(
        (
            lambda: mistyped(rng, words[at]),
            lambda: misspelt(rng, words[at]),
            lambda: str(odd(rng))[:1000],
            lambda: rng.choice(("/dev/null", ".", "out", "k.py", "nosuch.py", "", "-", "--", "\udcff")),
        )
    )
    return [*words[:at], _argument(change()), *words[at + 1 :]]


class Kind(NamedTuple):
    """`make(rng, corpus)` writes files into the current folder and gives a command line. `weight`:
    its share of all inputs. `runs`: it may run a kernel, for as long as its numbers say.
    """

    make: Callable[[Random, Corpus], list[str]]
    weight: int
    runs: bool = False


KINDS = {
    kind.make.__name__: kind
    for kind in (
        Kind(specs, 4),
        Kind(arguments, 4),
        Kind(options, 2),
        Kind(pipelines, 2),
        Kind(projects, 1),
        Kind(manifests, 4, runs=True),
        Kind(images, 2, runs=True),
        Kind(settings, 2, runs=True),
        Kind(arrays, 3, runs=True),
        Kind(layouts, 5),
        Kind(inferences, 3),
        Kind(commands, 2),
    )
}
