"""E1xxx: the command line, build specs and export declarations."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E1001": Entry(
        "wrong command line",
        "The command, an option or an argument is not one that cutec knows, or a value is missing. `cutec -h` lists the"
        " commands, and `cutec COMMAND -h` the options of one.",
        "cutec build --ach sm_90a kernel.py      # wrong\ncutec build --arch sm_90a kernel.py     # right",
    ),
    "E1002": Entry(
        "input file cannot be read",
        "The kernel file, module or spec does not exist, is a folder, may not be read, or is not text.",
        "cutec build kernel.py\ncutec build -m package.kernel      # an importable module",
    ),
    "E1003": Entry(
        "nothing to build",
        "cutec builds what is declared, never what it guesses. A kernel file declares with cutec.export(...); a file"
        " written for another tool can stay as it is, and the declaration be in a spec next to it (--spec) or on the"
        " command line (--entry with --args).",
        '@cute.jit\ndef add(a, b, c): ...\n\ncutec.export(add, ["f32[n]", "f32[n]", "out f32[n]"])\n\n'
        '# or:  cutec build kernel.py --entry add --args \'["f32[n]", "f32[n]", "out f32[n]"]\'',
    ),
    "E1004": Entry(
        "unknown entry",
        "--entry names an export (with --args: an attribute of the module, dotted for a method) and the file has none"
        " of this name. `cutec build FILE --list` lists the exports.",
        "cutec build kernel.py --list            # what there is\ncutec build kernel.py --entry add",
    ),
    "E1005": Entry(
        "--args without one entry",
        "--args and --kwargs give the argument types of one entry, which --entry has to name.",
        "cutec build kernel.py --args '[\"f32[n]\"]'                # wrong: of what?\ncutec build kernel.py --entry f"
        " --args '[\"f32[n]\"]'      # right",
    ),
    "E1006": Entry(
        "malformed JSON on the command line",
        "--args takes a JSON list, or an object from parameter names to types; --kwargs an object from compile-time"
        " parameter names to values.",
        'cutec build k.py --entry gemm --args \'["f16[m,k]", "f16[k,n]", "out f16[m,n]"]\' --kwargs \'{"tile": 128}\'',
    ),
    "E1007": Entry(
        "unknown stage",
        "--emit takes a stage of the build: cute (the traced IR), mlir (upstream IR after lowering), llvm-dialect,"
        " llvm, ptx, cubin, sass, or binary (the host module with the device binary in it). `--emit STAGE` prints to"
        " stdout, `--emit STAGE=FILE` writes a file.",
        "cutec build kernel.py --emit ptx=kernel.ptx",
    ),
    "E1008": Entry(
        "no architecture to build for",
        "A cubin is made for one architecture, and cutec does not pick one silently. It takes the first of: --arch, the"
        " environment variables CUTEC_ARCH and CUTE_DSL_ARCH, arch= of the export or spec, the GPU of this machine.",
        "cutec build kernel.py --arch sm_90a --arch sm_100a",
    ),
    "E1010": Entry(
        "malformed argument type",
        "The type of a run-time argument is a tensor, a scalar or a stream. A tensor has a dtype, a shape of numbers"
        " and symbols, and is row-major compact unless strides are given: numbers, ? for a stride known at launch only,"
        " or products of symbols that make it compact in another order.",
        '"f32[m,n]"                      # row-major, 16-byte aligned\n"out f16[m,n{div=8}]:(1,m)"     # column-major,'
        ' written only, n a multiple of 8\n"f32[4,n]:(?{div=4},1)@32"      # dynamic row stride, 32-byte'
        ' aligned\ncutec.tensor("f32", ("m", "n"), order=(0, 1), role="out")',
    ),
    "E1011": Entry(
        "arguments do not fit the entry's parameters",
        "Each parameter of the entry takes a type in args (run time) or a value in constexpr (compile time), unless it"
        " has a default or its annotation is a number class or a stream. Lists go by position with the compile-time"
        " parameters left out, mappings by name.",
        "def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tile: cutec.Constexpr): ...\n"
        'cutec.export(gemm, ["f16[m,k]", "f16[k,n]", "f16[m,n]"], constexpr={"tile": 128})',
    ),
    "E1012": Entry(
        "argument type contradicts the annotation",
        "The entry annotates the parameter with one kind of argument (cute.Tensor, a number class, a stream,"
        " Constexpr), and the export declares another.",
        'def f(a: cute.Tensor): ...\ncutec.export(f, ["f32"])       # wrong: a scalar\ncutec.export(f, ["f32[n]"])    #'
        " right: a tensor",
    ),
    "E1013": Entry(
        "unknown dtype",
        "A dtype is given by its short name (f32, bf16, i32, u8, ...), its long name (Float32) or the class.",
        '"float[n]"       # wrong\n"f32[n]"         # right',
    ),
    "E1014": Entry(
        "contradicting declarations of a symbol",
        "A symbol such as n stands for one number in the whole call. Its mentions may add divisors, but they cannot"
        " give it two widths; and a declared symbol has to be the extent of some tensor.",
        '["f32[n]", "f32[n{width=64}]", "f32[n{width=32}]"]      # wrong: n is one number',
    ),
    "E1015": Entry(
        "not an entry",
        "An entry is a @cute.jit function, a bound method of an object, or an object whose class has a @cute.jit"
        " __call__. All its parameters are named.",
        "cutec.export(Gemm(tile=128), [...])     # an instance, not the class Gemm",
    ),
    "E1016": Entry(
        "malformed formula",
        "flops= and bytes= say how much work one call does, as a sum or product of numbers and symbols. contents="
        " says what tensors hold that a call does not take at random, by sums over symbols and i, the number of an"
        " element.",
        'flops="2*m*n*k", contents={"ends": "(i + 1) * m // max(g, 1)"}',
    ),
    "E1017": Entry(
        "malformed variants",
        "Variants are a mapping from keys to lists of values (all combinations are built) or a list of mappings (each"
        " is built). A key is a compile-time parameter of the entry, or appears in the argument types as $key.",
        'cutec.export(add, ["$dtype[n]", "$dtype[n]"], variants={"dtype": ["f16", "bf16"], "tile": [64, 128]})',
    ),
    "E1018": Entry(
        "export names have to be different identifiers",
        "The name of an export is the name of its entry unless name= says another. Files and functions in C are named"
        " after it, so it has ASCII letters, digits and _ only.",
        'cutec.export(f, ["f32[n]"], name="f-32")     # wrong\ncutec.export(f, ["f32[n]"], name="f_32")     # right',
    ),
    "E1019": Entry(
        "unusable reference",
        "reference= is a Python function on NumPy arrays, or the text file.py:function. `cutec run --check` imports and"
        " calls it.",
        'cutec.export(add, [...], reference="numpy_add.py:add")',
    ),
    "E1020": Entry(
        "malformed spec file",
        "The file is not YAML, or uses tags, anchors or aliases, which cutec refuses in files that describe a build.",
        'exports:\n  - entry: add\n    args: ["f32[n]", "f32[n]", "out f32[n]"]',
    ),
    "E1021": Entry(
        "malformed launch of an export",
        "launch= makes the entry itself a kernel. It takes what `.launch(...)` takes, by name: grid and block, and if"
        " wanted cluster, smem and launch bounds.",
        'cutec.export(my_kernel, ["f32[n]"], launch={"grid": [8, 1, 1], "block": 128})',
    ),
    "E1022": Entry(
        "wrong key or value in a spec",
        "The keys of a spec are fixed, so that a misspelt one is not silently ignored, and each takes one kind of"
        " value. docs/spec.md lists them.",
        'exports:\n  - entry: add\n    arg: ["f32[n]"]      # wrong: the key is args',
    ),
    "E1023": Entry(
        "malformed choice",
        "choose= lists forms of a function, each with a guard: a call takes the first form whose guard holds. Guards"
        " compare symbols of the arguments and integers. The last form may have an empty guard: it takes every other"
        " call; else calls that no form takes are refused when they are made. Or all forms have a cost as well, a sum"
        " of symbols and integers, and a call takes the form of least cost among those whose guards hold or are empty."
        " All forms take the same arguments; their workspaces may differ.",
        'choose=[("m*n <= 1048576 and k % 64 == 0", {"tile": 64}), ("", {"tile": 128})]',
    ),
    "E1024": Entry(
        "malformed fact about a device",
        "A build asks no GPU. The facts that it needs about the GPU on which kernels will run are stated: attributes"
        " by their CUDA names in lower case, the number of multiprocessors, and how many clusters of a shape are"
        " resident at once.",
        "cutec build kernel.py --device-facts sm_count=132,max_active_clusters.2x1=66",
    ),
    "E1025": Entry(
        "a fact about the device is missing",
        "The kernel file, or a compile-time argument of an export, depends on the GPU: how many multiprocessors it has,"
        " say. The build takes that from --device-facts or the spec, so that its result does not depend on the machine"
        " that it runs on.",
        "device: {sm_count: 132}      # in the spec",
    ),
    "E1026": Entry(
        "malformed workspace",
        "A workspace is scratch memory of a call. Its extents are positive numbers and sums over the symbols and"
        " integer scalars of the other arguments: + - *, and // and % by positive numbers. An extent is an integer of"
        " 32 bits. Keys of variants stand for numbers, and `if` says which forms have the workspace.",
        '["f32[m,k]", "out f32[m]", "workspace f32[$splits, m] if $splits > 1", "workspace zeroed i32[(m + 127) //'
        ' 128]"]',
    ),
    "E1027": Entry(
        "wrong candidates or shapes",
        "cutec.tuned takes a list of candidates (compile-time values, or a guard and values, each once) and the shapes"
        " to tune them over: values of all extents of the function, lists or ranges of numbers from 1 on.",
        'choose=cutec.tuned(\n    [{"tile": 64}, ("m >= 128", {"tile": 128})],\n'
        '    over={"m": "1..4096 times 4", "n, k": [(4096, 4096), (6144, 4096)]},\n)',
    ),
    "E1028": Entry(
        "wrong backward function",
        "backward= names the function of the same file that computes an export's gradients. Of each of its parameters"
        " one has to know what it stands for: `dx` is the gradient of the export's tensor `x` (gradients= gives other"
        " names), and other parameters have the values of the export's parameters of the same names and types.",
        'cutec.export(scale, ["in f32[n]", "out f32[n]", "f32"], backward="scale_backward")   # scale(x, y, factor)\n'
        'cutec.export(scale_backward, ["in f32[n]", "out f32[n]", "f32"])  # scale_backward(dy, dx, factor)',
    ),
    "E1030": Entry(
        "file or folder cannot be used",
        "cutec could not read or write there. Nothing was changed: output appears whole or not at all.",
        "cutec build kernel.py -o /usr/bundle      # wrong, unless you may write there\ncutec build kernel.py -o"
        " build/bundle",
    ),
    "E1031": Entry(
        "no space left on the device",
        "The output or a temporary file did not fit; the message names the folder and what is free there. Nothing was"
        " changed: output appears whole or not at all. (A full cache is a warning, E2106: the build goes on.)",
        "TMPDIR=/data/tmp cutec build kernel.py --cache-dir /data/cache -o /data/build",
    ),
    "E1032": Entry(
        "not enough memory",
        "The tensors of a call, which `cutec run` makes, are larger than the memory that is available, or cutec ran"
        " out of memory at its work. Extents that are not given are small.",
        "cutec run build/vector_add --set n=1000000",
    ),
    "E1033": Entry(
        "the shared cache is named wrongly",
        "--remote-cache takes the URL of an HTTP server that speaks Bazel's cache protocol, or of a folder in a bucket."
        " CUTEC_REMOTE_HEADERS names a file with one `Name: value` in each line.",
        "cutec build kernel.py --remote-cache cache.example.org             # wrong: no scheme\ncutec build kernel.py"
        " --remote-cache https://cache.example.org/cutec",
    ),
    "E1040": Entry(
        "malformed layout expression",
        "`cutec layout` evaluates calls of the layout algebra on numbers, tuples and layouts. It runs no other Python.",
        "cutec layout 'composition((4,8):(8,1), 6:2)'",
    ),
    "E1045": Entry(
        "unknown card",
        "Costs are estimated for a GPU that cutec has figures of: `--card` names it. The machine code has to run on it:"
        " code for sm_80 does not run on an H200.",
        "cutec show --lines build/gemm --card H200",
    ),
    "E1042": Entry(
        "the cute dialect rejects an operation",
        "`cutec layout infer` gives the type of an operation's result, or rejects its operands, as the public cute"
        " dialect does.",
        "cutec layout infer composition '!cute.layout<\"(20):(2)\">' '!cute.layout<\"(5,4):(4,1)\">'",
    ),
    "E1041": Entry(
        "unknown diagnostic code",
        "`cutec explain --list` lists the codes of this version.",
        "cutec explain --list",
    ),
    "E1120": Entry(
        "a C library cannot have this",
        "`cutec export` writes functions and structs of C. Their names are those of exports and parameters, after the"
        " library's; two things cannot share one, and the library's own functions (`load`, `unload`, `message`) have"
        " theirs. Macros are in capitals, so `f` and `F` cannot be together. A library `string` would have the header"
        " string.h, which is C's. Guards and extents of workspaces are computed in at most 128 bits.",
        "cutec export build/gemm -o gemm_c --lib kernels      # another name for the library",
    ),
}
