"""Bundles in memory, with stand-ins for machine code, for the recording driver."""

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.bundle_write import make_image
from cutec.artifact.choice import Choice, Form
from cutec.artifact.host import HostProgram, Launch, Node
from cutec.artifact.manifest import Export, Manifest, Program, Source
from cutec.artifact.signature import Signature

ARCH = "sm_90"


def bundle_of(exports, choices=(), images=None):
    """A bundle of exports {name: (signature, host program)}; `images` are (kind, arch), by default
    a cubin for sm_90.
    """
    images = images or [("cubin", ARCH)]
    archs = tuple(dict.fromkeys(arch for _, arch in images))
    data, described, made = {}, [], []
    for name, (signature, program) in exports.items():
        for kind, arch in images:
            code = b"\177ELF" + f"{name} {arch}".encode() if kind == "cubin" else f"// {name} {arch}".encode()
            image = make_image(kind, (arch,), name, code)
            described.append(image)
            data[image.file] = code
        made.append(Export(name, Source("fn.py", 1), signature, (Program(archs, program),)))
    manifest = Manifest("0", {}, archs, tuple(made), tuple(described), tuple(choices))
    return MemoryBundle(manifest, data)


def program_of(signature, nodes=(), args=None, **launch):
    """A program that launches `kernel` with all leaves (or the values `args`) on ceil(x / 128)
    blocks, x the first i32 symbol, or on one block.
    """
    leaves = signature.leaves()
    first = next((i for i, leaf in enumerate(leaves) if leaf.kind == "symbol" and leaf.type == "i32"), None)
    base = len(leaves) + len(nodes)
    tail = [Node("const", "i32", (), value) for value in (127, 128, 1, 0)]
    grid = base + 2
    if first is not None:
        tail += [Node("add", "i32", (first, base)), Node("floordiv", "i32", (base + 4, base + 1))]
        grid = base + 5
    fields = {"kernel": "kernel", "cluster": None, "smem": base + 3, **launch}
    args = tuple(range(len(leaves))) if args is None else tuple(args)
    one = base + 2
    made = Launch(grid=(grid, one, one), block=(base + 1, one, one), args=args, **fields)
    return HostProgram(leaves, (*nodes, *tail), (made,))


def single(*params, symbols=(), **launch):
    """A bundle with one export `fn` of these parameters."""
    signature = Signature(tuple(params), tuple(symbols))
    return bundle_of({"fn": (signature, program_of(signature, **launch))})


def choice_of(name, *forms):
    """A choice of (guard, export), with the last guard empty, or of (guard, export, cost)."""
    return Choice(name, tuple(Form(export, when, *cost) for when, export, *cost in forms))
