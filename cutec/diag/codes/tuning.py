"""E109x: tuning files, and choosing among candidates."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1090": Entry(
        "no table chooses among the candidates",
        "A function that is declared with choose=cutec.tuned(...) has candidates, and NAME.tune.yaml beside the file"
        " says which of them a call takes. Nothing is chosen without it. `cutec tune` measures the candidates on a GPU"
        " and writes the table; with --no-gpu a model of the card makes it. One candidate alone can be built by its"
        " name. A table with rules for several cards needs card= in the declaration.",
        "cutec tune gemm.py --no-gpu\ncutec tune gemm.py --time-limit 600\ncutec build gemm.py",
    ),
    "E1091": Entry(
        "the tuning file is wrong",
        "NAME.tune.yaml is not as `cutec tune` writes it: perhaps two branches that changed it were merged. Rules may"
        " be edited; `cutec tune --fit-only` makes them anew from the times in the file.",
        "cutec tune --fit-only gemm.tune.yaml",
    ),
    "E1092": Entry(
        "a tuning file of other candidates",
        "The table beside the file, or the work that `cutec tune` is to continue, belongs to another declaration: its"
        " candidates or shapes have changed since. --stale ignore sets it aside, --stale refuse (the default) stops.",
        "cutec tune gemm.py --stale ignore",
    ),
    "E1093": Entry(
        "nothing to tune",
        "The file declares no candidates (choose=cutec.tuned(...)), the name is not that of a tuned function, or no"
        " candidate is left after screening: then the report says why each was dropped.",
        'cutec.export(gemm, args, choose=cutec.tuned([{"tile": 64}, {"tile": 128}], over={"m": "64..4096 times 2"}))',
    ),
    "E1094": Entry(
        "a candidate gives other results than the rest",
        "Candidates of one function are to compute the same. The results of this one differ from those of most others"
        " at a shape, by more than their types allow: it is dropped.",
        "cutec run gemm.py --entry gemm_tile64 --set m=100 --check",
    ),
    "E1095": Entry(
        "the model cannot follow a kernel's loops",
        "The model of the card runs the control flow of a kernel with its data left out, and a loop made millions of"
        " turns: its bound may depend on what the model does not know. The candidate can be timed on a GPU only as a"
        " function of its own.",
        "cutec run kernel.py --entry gemm_tile64 --bench",
    ),
}
