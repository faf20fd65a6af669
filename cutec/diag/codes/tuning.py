"""E109x: tuning files, and choosing among candidates."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1090": Entry(
        "no table chooses among the candidates",
        "A function that is declared with choose=cutec.tuned(...) has candidates, and NAME.tune.yaml beside the file"
        " says which of them a call takes. Without it `cutec build` lets a model of the card choose; a program that"
        " builds by itself may not have one. One candidate alone can be built by its name. A table with rules for"
        " several cards needs card= in the declaration.",
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
        " candidates or shapes have changed since. --stale ignore sets it aside. `cutec tune` stops"
        " unless that is said, `cutec build` only with --stale refuse, or where a rule names no candidate.",
        "cutec tune gemm.py --stale ignore\ncutec build gemm.py --stale ignore",
    ),
    "E1093": Entry(
        "nothing to tune",
        "The file declares no candidates (choose=cutec.tuned(...)), the name is not that of a tuned function, or no"
        " candidate is left after screening: then the report says why each was dropped. Candidates that several files"
        " declare have tables beside each of these, and are tuned file by file.",
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
    "E1096": Entry(
        "who chooses among the candidates, where no fresh table does",
        "A warning. There is no table for a function that is declared with choose=cutec.tuned(...), and a model of the"
        " card chooses; or the table is of another card than the build's, of other candidates, shapes or features, or"
        " of another version of cutec. `cutec build --stale` says what happens to such a table: use, refuse, ignore.",
        "cutec tune gemm.py\ncutec build gemm.py --stale refuse",
    ),
    "E1097": Entry(
        "calls between measured shapes are left to the form without a guard",
        "Rules made of times leave calls to the form that has no guard, though shapes on both sides of them were"
        " measured, and other forms take those: a guard has a lower bound above the upper bound of the next one, or the"
        " only candidates for a range were worth no form at the shapes that were measured. How slow the form without a"
        " guard is there, nobody knows. A guard is to say what a form has room for; which form is the fastest, times"
        " say.",
        'cutec.tuned([("n <= 192", {"tile": 64}), ("n <= 4096", {"tile": 128}), {"tile": 8}], over={"n": [99, 900]})',
    ),
}
