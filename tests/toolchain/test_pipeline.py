"""Pipelines as data: reading, refusing, extending."""

import pytest

from cutec.diag import CutecError, exit_code
from cutec.resources import tree
from cutec.target.arch import ARCHS
from cutec.toolchain.pipeline import for_arch, load

MINIMAL = """
schema: 1
ptx: 88
passes: [canonicalize]
steps:
  - {tool: mlir-opt, segment: mlir, writes: mlir, args: ["--pass-pipeline=$passes"]}
  - {tool: llc, segment: llvm, writes: ptx, args: ["-O$level", "-mcpu=$arch"]}
  - {tool: ptxas, segment: ptxas, writes: cubin}
"""


def write(tmp_path, text, name="own.yaml"):
    path = tmp_path / name
    path.write_text(text)
    return path


def arguments(pipeline, tool, level=3, facts=()):
    step = next(s for s in pipeline.steps if s.tool == tool)
    values = pipeline.with_lists({"arch": "sm_90a", "level": str(level), "ptx": "88"}, level, facts)
    return pipeline.arguments(step, values, level, facts)


def test_every_arch_has_a_pipeline():
    assert {for_arch(arch).ptx for arch in ARCHS.values()} == {88}


def test_the_optimisation_level_reaches_every_tool():
    pipeline = load(tree("pipelines") / "default.yaml")
    for tool in ("opt", "llc", "ptxas"):
        assert arguments(pipeline, tool, 0) != arguments(pipeline, tool, 3), tool
    assert "-O1" in arguments(pipeline, "ptxas", 1)
    assert "loop-unroll<O2>" in " ".join(arguments(pipeline, "opt", 2)) and "always-inline" in " ".join(
        arguments(pipeline, "opt", 0)
    )


def test_facts_choose_arguments():
    pipeline = load(tree("pipelines") / "default.yaml")
    assert "-lineinfo" in arguments(pipeline, "ptxas", 3, {"lineinfo"})
    assert "-lineinfo" not in arguments(pipeline, "ptxas", 3, {"no-lineinfo"})
    passes = {fact: " ".join(arguments(pipeline, "mlir-opt", 3, {fact})) for fact in ("lineinfo", "no-lineinfo")}
    assert "DebugDirectivesOnly" in passes["lineinfo"] and "Debug" not in passes["no-lineinfo"]
    assert "-verify-each" in arguments(pipeline, "opt", 3, {"verify_each"})
    for tool in ("opt", "llc"):
        assert "-disable-verify" in arguments(pipeline, tool, 3, {"no-verify_each"})
        assert "-disable-verify" not in arguments(pipeline, tool, 3, {"verify_each"})
    assert "-disable-machine-sink" in arguments(pipeline, "llc", 3, {"flat"})
    assert "-disable-machine-sink" not in arguments(pipeline, "llc", 3, {"no-flat"})
    assert "-disable-lsr" in arguments(pipeline, "llc", 3, {"few_registers"})
    assert "-disable-lsr" not in arguments(pipeline, "llc", 3, set())


def test_ptxas_always_gets_the_same_reporting_flags():
    pipeline = load(tree("pipelines") / "default.yaml")
    assert {"-v", "-warn-spills", "-warn-lmem-usage"} <= set(arguments(pipeline, "ptxas", 0))


def test_a_file_of_ones_own(tmp_path):
    pipeline = load(write(tmp_path, MINIMAL))
    assert arguments(pipeline, "llc", 1) == ["-O1", "-mcpu=sm_90a"]
    assert arguments(pipeline, "mlir-opt") == ["--pass-pipeline=canonicalize"]


def test_extending_appends_arguments(tmp_path):
    pipeline = load(
        write(tmp_path, "extends: default\nptx: 90\nappend: {llc: [--nvptx-fma-level=1], opt: [{arg: -x, level: 2}]}\n")
    )
    assert pipeline.ptx == 90
    assert arguments(pipeline, "llc")[-1] == "--nvptx-fma-level=1"
    assert arguments(pipeline, "opt", 2)[-1] == "-x" and arguments(pipeline, "opt", 1)[-1] != "-x"
    assert [s.tool for s in pipeline.steps] == [s.tool for s in load(tree("pipelines") / "default.yaml").steps]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: [", "own.yaml:"),
        ("- 1", "a mapping"),
        ("schema: 2", "schema 2"),
        ("surprise: 1\nschema: 1", "a mapping with the keys"),
        ("schema: 1\nptx: 88\nsteps: []", "steps"),
        (MINIMAL.replace("tool: llc", "tool: rm"), "unknown tool 'rm'"),
        (MINIMAL.replace("tool: llc", "fixup: magic"), "unknown fixup 'magic'"),
        (MINIMAL.replace("segment: ptxas", "segment: llvm"), "segments"),
        (MINIMAL.replace("writes: cubin", "wrties: cubin"), "wrties"),
        (MINIMAL.replace("-O$level", "-O$levle"), "$levle"),
        (MINIMAL.replace('"-O$level"', "{arg: -x, when: never}"), "when"),
        (MINIMAL.replace('"-O$level"', "{arg: -x, level: 7}"), "level"),
        (MINIMAL.replace("tool: llc", "tool: [llc]"), "all else text"),
        (MINIMAL.replace("writes: cubin", "writes: true"), "all else text"),
        ("schema: 1\nptx: 88\npasses: true\nsteps: [1]", "lists of passes are lists"),
        ("extends: default\nappend: [1]", "`append` is a mapping"),
        ("extends: default\nappend: {llc: 1}", "to lists of arguments"),
        ("extends: [default]", "`extends` is a name"),
        ('extends: "no\\0where"', "names no pipeline"),
        ("extends: nowhere", "nowhere"),
        ("extends: own", "own"),
        ("x: &a [1]\ny: *a", "an anchor (&a)"),
        ("x: !!python/object:os.system 1", "a tag"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(tmp_path, text, says):
    with pytest.raises(CutecError) as caught:
        load(write(tmp_path, text))
    assert caught.value.code == "E1110" and exit_code(caught.value) == 2
    assert says in caught.value.message and "own.yaml" in caught.value.message


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(CutecError) as caught:
        load(tmp_path / "none.yaml")
    assert caught.value.code == "E1110"
