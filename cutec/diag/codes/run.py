"""E105x, E5020 and E5022: `cutec run`, its arguments, and what it finds."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1050": Entry(
        "--set, --in or --out does not fit the function",
        "--set gives a value to a symbol of the tensors' shapes or to a scalar parameter, --in and --out name tensors. "
        "`cutec show BUNDLE` lists the parameters.",
        "cutec run build/vector_add --set n=1000003 --in a=a.npy --out c=c.npy",
    ),
    "E1051": Entry(
        "the array cannot be read",
        "--in takes files that numpy.save writes. Files with pickled objects are refused.",
        'numpy.save("a.npy", a)',
    ),
    "E1052": Entry(
        "the array does not fit the parameter",
        "An array from a file is used as it is: its dtype, rank and extents have to be the parameter's.",
        "cutec run build/add --in a=a.npy      # a.npy has the dtype and shape that add takes",
    ),
    "E1053": Entry(
        "the bundle carries no IR",
        "The CPU interpreter runs the lowered IR that `cutec build` puts into the bundle, per arch. With --no-ir, or "
        "for another arch, there is none.",
        "cutec build kernel.py --no-ir       # this bundle runs on GPUs only\ncutec build kernel.py               #"
        " this one on the interpreter, too",
    ),
    "E1054": Entry(
        "the reference cannot be used",
        "--check imports the file that the manifest names and calls the reference in it. The file has to be found (next"
        " to the manifest or the current folder, or above them) and unchanged since the build; the function takes by"
        " name the tensors that are not outputs (floats in float64) and the scalars, and returns the outputs' values:"
        " one array or a tuple.",
        'cutec.export(add, args=["in f32[n]", "in f32[n]", "out f32[n]"], reference=reference)',
    ),
    "E1055": Entry(
        "the reference does not take these arguments",
        "--check calls the reference with the tensors that are not outputs and with the scalars, by their names. Its"
        " parameters have to have these names, and no others without a default.",
        "def reference(a, b):  # of the kernel's (a, b, c), where c is an output\n    return a + b",
    ),
    "E1056": Entry(
        "no form takes these extents",
        "The function is one of several forms, each with a rule over extents and integers (choose=), and none of the"
        " rules holds. The message has all of them. A last form without a rule takes all other calls.",
        'choose=[("m <= 64", {"tile": 64}), ("m % 128 == 0", {"tile": 128})]       # refuses m=100\n'
        'choose=[("m <= 64", {"tile": 64}), ("", {"tile": 128})]',
    ),
    "E5020": Entry(
        "the result differs from the reference",
        "An element is further from the reference than the tolerance allows, relative to the reference or to its root"
        " mean square. Outputs are filled with NaN (integers: bytes A5) before the run, so elements that the kernel"
        " does not write show. --rtol sets another tolerance.",
        "cutec run build/kernel --check --rtol 1e-3",
    ),
    "E5022": Entry(
        "a zeroed workspace is not zero after a call",
        "A workspace that is declared zeroed is zero before its first call only: the kernels have to leave it zero for"
        " the next one. Counters are reset by the block that sees their last value.",
        "if last:\n    counters[tile] = 0",
    ),
}
