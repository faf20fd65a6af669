"""E106x: projects, and builds of several kernel files."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1060": Entry(
        "malformed project file",
        "The file is not YAML, or uses tags, anchors or aliases, which cutec refuses in files that describe a build.",
        "archs: [sm_90a]\nkernels:\n  - gemm.py\n  - attention/*.py",
    ),
    "E1061": Entry(
        "wrong key or value in a project file",
        "The keys of cutec.yaml are fixed, so that a misspelt one is not silently ignored, and each takes one kind of"
        " value. The files that it names exist, below its folder. docs/project.md lists the keys.",
        "kernels:\n  - {file: gemm.py, arch: [sm_90a]}      # wrong: the key is archs",
    ),
    "E1062": Entry(
        "two bundles for one folder",
        "Each kernel file of a build becomes a bundle in a folder of its own: `build/NAME` for NAME.py, or what"
        " `output:` says in cutec.yaml. Two of them cannot have the same.",
        "kernels:\n  - {file: gemm.py, spec: small.yaml, output: gemm_small}\n"
        "  - {file: gemm.py, spec: large.yaml, output: gemm_large}",
    ),
    "E1063": Entry(
        "the option needs one kernel file",
        "Some options say something about one kernel file: --entry, --args, --spec, and --emit, which has one output."
        " A project says it in cutec.yaml.",
        "cutec build gemm.py --emit ptx          # one FILE\n"
        "cutec build gemm.py add.py              # several: each makes its bundle",
    ),
}
