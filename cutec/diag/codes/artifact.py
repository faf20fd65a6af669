"""E3xxx: manifests, bundles and host programs."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E3001": Entry(
        "the manifest cannot be read",
        "The file named is missing, is a directory or may not be read. `cutec build` writes it as manifest.yaml into"
        " the directory given with -o; `cutec run` and the runtime take that file or its directory.",
        "cutec run build/vector_add/manifest.yaml",
    ),
    "E3002": Entry(
        "the manifest is not YAML of the allowed kind",
        "Manifests are plain YAML: mappings, lists, strings, numbers, true, false and null. Anchors, aliases, tags,"
        " several documents, repeated keys, very deep nesting and very large files are refused before anything is built"
        " from them, because a small file could otherwise grow without bound or make objects of its own choosing.",
        "a: &x [1]   # refused: an anchor\nb: *x       # refused: an alias\nc: !!python/object:os.system {}   #"
        " refused: a tag",
    ),
    "E3003": Entry(
        "the manifest says something wrong",
        "A key is unknown or missing, a value has the wrong type, or two parts contradict each other. The message gives"
        " the line and the path of the key, such as exports[0].params[2].dtype. docs/manifest.md describes every key.",
        "cutec build kernel.py        # write the bundle again; manifests are not edited by hand",
    ),
    "E3004": Entry(
        "the manifest was made by another version of cutec",
        "Its schema number is another than the one this version reads. A newer manifest may say things that this"
        " version would overlook; an older one is written in another way. Build the bundle with the version that uses"
        " it.",
        "cutec build kernel.py -o BUNDLE      # with the cutec that loads it",
    ),
    "E3005": Entry(
        "PyYAML lacks libyaml",
        "Manifests are read through libyaml, PyYAML's C parser. This PyYAML was built without it. Wheels from PyPI"
        " have it.",
        "pip install --force-reinstall --only-binary :all: pyyaml",
    ),
    "E3006": Entry(
        "a file of the bundle is missing or damaged",
        "Every image's size and SHA-256 are in the manifest and are compared when the image is loaded. A difference"
        " means that the file was truncated (an incomplete copy), edited, or replaced by that of another build.",
        "cutec build kernel.py -o build/kernel      # write the bundle again, and copy it whole",
    ),
    "E3007": Entry(
        "the bundle cannot be written",
        "The directory may not be written. A bundle is written whole or not at all: the previous one is as it was.",
        "cutec build kernel.py -o build/other",
    ),
    "E3008": Entry(
        "another program's manifest.yaml is in the way",
        "The output directory holds a manifest.yaml that cutec did not write. It is not overwritten; choose another"
        " directory.",
        "cutec build kernel.py -o build/kernel      # a folder of its own",
    ),
    "E3010": Entry(
        "the host program is invalid",
        "A manifest's host program is a list of operations with known names, types that fit and arguments that come"
        " before their use. This one is not: the manifest was edited or damaged, or it was written by a program with a"
        " bug.",
        "cutec build kernel.py        # write the bundle again; host programs are not edited by hand",
    ),
    "E3011": Entry(
        "the host program divides by zero",
        "The grid or an argument of the kernel is computed by dividing by an extent or scalar that is 0 in this call.",
        "grid=[m // n, 1, 1]                      # wrong where n can be 0\nif n > 0:                                #"
        " right\n    k(a).launch(grid=[m // n, 1, 1], block=128)",
    ),
    "E3013": Entry(
        "no tensor map for this tensor",
        "The TMA unit copies boxes of tensors that begin at a multiple of 16 bytes and whose strides, in all dimensions"
        " but the innermost, are multiples of 16 bytes below 2^40; an extent is at most 2^32.",
        "wrong: a bf16 matrix with rows of 100 elements (200 bytes)\nright: rows of 104 elements, the last four not"
        " used",
    ),
    "E3012": Entry(
        "the host program needs to know the device",
        "The grid depends on facts about the GPU (its number of multiprocessors, say), and it is being computed without"
        " one.",
        "cutec run build/kernel               # on the GPU\ncutec run build/kernel --on cpu      # with a host program"
        " that asks no device",
    ),
    "E3014": Entry(
        "the manifest does not fit its cubin",
        "A cubin says which kernels it holds, what parameters they take and how much shared memory they have. The"
        " manifest says something else: it was edited, or it is that of another build. A launch would read what it"
        " was not given.",
        "cutec build kernel.py -o build/kernel      # write the bundle again",
    ),
    "E3015": Entry(
        "the bundle cannot be built again",
        "`cutec verify` builds a bundle again from what its manifest records: the kernel file, the options, and the"
        " hashes of the files that were read. Here there is no such record (an old bundle, or one of a call from"
        " Python), or a file is not where the command looks: the current folder and those above it, the bundle's and"
        " those above it, and the folders below the current one.",
        "cutec verify build/kernel --project kernels     # the folder of cutec.yaml, or of the kernel file",
    ),
}
