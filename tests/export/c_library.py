"""C libraries of bundles, compiled and loaded beside a driver that records (`fake_cuda.c`), and
what Python says that the same calls do.
"""

import ctypes
import shutil
import struct
import subprocess
from functools import cache
from pathlib import Path

from cutec.artifact.host import compile_program
from cutec.artifact.tensor_map import TensorMap, of_one_element
from cutec.artifact.workspace import bytes_needed, call_values
from cutec.diag import CutecError
from cutec.library.attributes import NUMBERS
from cutec.library.contents import Library
from cutec.library.interface import interface_of
from cutec.library.write import export
from cutec.records import replace
from cutec.runtime.check import bf16_bits, check_arguments
from cutec.runtime.tensors import TensorView

HERE = Path(__file__).parent
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
RECORDER = "librecording_driver.so.1"
LOOKS_FOR = f'-DDRIVER_LIBRARY="{RECORDER}"'
SPARE = 0x500000000000
WORKSPACE = 0x600000000000
ATTRIBUTES = {"multiprocessor_count": 132, "max_shared_memory_per_block_optin": 232448}
_SIZES = {"i1": 1, "i8": 1, "i16": 2, "f16": 2, "bf16": 2, "i32": 4, "f32": 4, "tensor_map": 128}
_FORMATS = {"i1": "B", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "f32": "f", "f64": "d", "ptr": "Q", "f16": "e"}
_TMA = ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16", "", "tf32", "")
_TMA += ("b4x16", "b4x16_p64", "b6x16_p32")
_LAYOUTS = (
    ("none", "16B", "32B"),
    ("none", "32B", "64B", "128B", "128B_ATOM_32B"),
    ("none", "64B", "128B", "256B"),
    ("zero", "nan", "cut"),
)


def compiler():
    """The C compiler, or None."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def compiled(source, to, *flags, cc=None):
    """Compile C to a shared object; its path."""
    command = [cc or compiler(), "-shared", "-fPIC", *flags, str(source), "-o", str(to)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode and not done.stderr, done.stderr[:4000]
    return to


@cache
def fake(folder, *flags):
    """The recording driver, loaded under the name that `CLibrary` looks for: the name of NVIDIA's
    would be found by all that looks for a driver in this process.
    """
    path = compiled(HERE / "fake_cuda.c", Path(folder) / RECORDER, f"-Wl,-soname,{RECORDER}", *flags)
    driver = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
    driver.fake_log.restype = driver.fake_last_code.restype = ctypes.c_char_p
    for name, value in ATTRIBUTES.items():
        driver.fake_attribute(NUMBERS[name], value)
    driver.fake_new_context(0)
    return driver


def kernel_sizes(manifest):
    """The kernels of a bundle, and the bytes of each parameter."""
    for exported in manifest.exports:
        for program in exported.programs:
            types = program.host.types()
            for launch in program.host.launches:
                yield launch.kernel, [_SIZES.get(types[ref], 8) for ref in launch.args]


def part(bundle, function):
    """A bundle with one of its functions alone: of a choice, all forms."""
    choice = bundle.manifest.choice(function)
    names = {form.export for form in choice.forms} if choice else {function}
    exports = tuple(e for e in bundle.manifest.exports if e.name in names)
    assert len(exports) == len(names), (function, names - {e.name for e in exports})
    manifest = replace(bundle.manifest, exports=exports, choices=(choice,) if choice else ())
    return replace(bundle, manifest=manifest)


class CLibrary:
    """The library of a bundle, loaded. `driver` is what `fake` gives."""

    def __init__(self, bundle, folder, name, driver, *flags):
        export(bundle, folder, name)
        self.path = compiled(folder / f"{name}.c", folder / f"lib{name}.so", "-std=c99", *WARNINGS, LOOKS_FOR, *flags)
        self.functions = {f["name"]: f for f in Library(bundle, name).context()["functions"]}
        self.manifest, self.name, self.driver = bundle.manifest, name, driver
        self.library = ctypes.CDLL(str(self.path))
        getattr(self.library, f"{name}_message").restype = ctypes.c_char_p
        for kernel, sizes in kernel_sizes(self.manifest):
            driver.fake_kernel(kernel.encode(), len(sizes), (ctypes.c_int * len(sizes))(*sizes))

    def call(self, function, arguments, suffix=""):
        """Call a function with values by field name. Returns status, message and launches."""
        made = self.functions[function]
        struct_type = args_type(tuple((f.name, f.type.strip()) for f in made["fields"]))
        args = struct_type(size=ctypes.sizeof(struct_type), **arguments)
        self.driver.fake_clear()
        status = getattr(self.library, made["symbol"] + suffix)(ctypes.byref(args))
        return status, self.message(), self.driver.fake_log().decode()

    def prepared(self, function, arguments):
        """What a prepared call launches, twice."""
        made = self.functions[function]
        struct_type = args_type(tuple((f.name, f.type.strip()) for f in made["fields"]))
        args = struct_type(size=ctypes.sizeof(struct_type), **arguments)
        call = ctypes.create_string_buffer(1 << 16)
        assert getattr(self.library, made["symbol"] + "_prepare")(call, ctypes.byref(args)) == 0, self.message()
        logs = []
        for _ in range(2):
            self.driver.fake_clear()
            assert getattr(self.library, made["symbol"] + "_launch")(call, ctypes.c_void_p(0)) == 0, self.message()
            logs.append(self.driver.fake_log().decode())
        return logs

    def failing(self, call, status, function, arguments):
        """The same while a function of the driver fails with a status."""
        made = self.functions[function]
        struct_type = args_type(tuple((f.name, f.type.strip()) for f in made["fields"]))
        args = struct_type(size=ctypes.sizeof(struct_type), **arguments)
        self.driver.fake_clear()
        self.driver.fake_fail(call.encode(), 0, status)
        found = getattr(self.library, made["symbol"])(ctypes.byref(args))
        self.driver.fake_clear()
        return found, self.message()

    def message(self):
        return getattr(self.library, f"{self.name}_message")().decode()


_C = {
    "size_t": ctypes.c_size_t,
    "void *": ctypes.c_void_p,
    "const void *": ctypes.c_void_p,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    **{f"{u}int{w}_t": getattr(ctypes, f"c_{u}int{w}") for u in ("", "u") for w in (8, 16, 32, 64)},
}


@cache
def args_type(fields):
    """The struct of arguments with these fields."""
    made = [("size", ctypes.c_size_t), *((name, _C[type]) for name, type in fields)]
    return type("Args", (ctypes.Structure,), {"_fields_": made})


def fields_of(signature, arguments, stream=0):
    """The fields of a struct for a call's arguments: tensors as views, numbers, and for a workspace
    (address, bytes).
    """
    interface = interface_of(signature.interface)
    fields = {interface.stream: stream}
    for param in signature.params:
        value = arguments.get(param.name)
        if isinstance(value, TensorView):
            fields[interface.params[param.name]] = value.pointer
            for extent, have in zip(param.shape, value.shape):
                if isinstance(extent, str):
                    fields[interface.symbols[extent]] = have
            for dim, have in enumerate(value.stride):
                if (param.name, dim) in interface.strides:
                    fields[interface.strides[param.name, dim]] = have
        elif isinstance(value, tuple):
            fields[interface.params[param.name]], fields[interface.bytes[param.name]] = value
        elif value is not None:
            fields[interface.params[param.name]] = value
    return fields


class Device:
    """The facts that the recording driver tells."""

    def attribute(self, name):
        return ATTRIBUTES[name]

    def max_active_clusters(self, size):
        return 132 // size


# By the number of a program: it, so that the number stays its own, and its function.
_functions = {}


def _compiled(program):
    """A host program's function, compiled once: that takes longer than a call."""
    if id(program) not in _functions:
        if len(_functions) > 256:
            _functions.clear()
        _functions[id(program)] = program, compile_program(program, Device(), lambda text: None)
    return _functions[id(program)][1]


def expected(manifest, function, arguments, arch, stream=0):
    """Status, message and launches that Python's checks and evaluator give for a call; `arguments`
    as for `fields_of`.
    """
    choice = manifest.choice(function)
    try:
        exported = manifest.export(choice.forms[0].export if choice else function)
        values = [arguments.get(p.name) for p in exported.signature.params]
        if choice:
            leaves, _, _ = check_arguments(exported.signature.interface, values, None, stream)
            values_by_name = call_values(exported.signature.interface, leaves)
            chosen = choice.export(values_by_name)
            if chosen is None:
                return 4035, choice.refusal(values_by_name), ""
            exported = manifest.export(chosen)
        leaves, _, _ = check_arguments(exported.signature, values, None, stream)
        _place_workspaces(exported.signature, leaves, arguments)
        program = exported.host(arch)
        launches = _compiled(program)(leaves)
    except CutecError as e:
        return int(e.code[1:]), e.message, ""
    for launch in launches:
        if 0 not in launch.grid and min(*launch.grid, *launch.block, launch.smem) < 0:
            return 4041, None, ""
    return 0, "", "".join(line for launch in launches if (line := _line(program, launch, stream)))


def agrees(got, want):
    """Whether C's and Python's status, message and launches are the same. (`want` has no message
    where the runtime gives `struct`'s.)
    """
    if want[0] and want[1] is None:
        return got[0] == want[0] and not got[2]
    return got[0] == want[0] and (not got[0] or got[1] == want[1]) and _plain(got[2]) == _plain(want[2])


def workspaces_of(manifest, function, arguments):
    """Workspaces that suffice for a call: (address, bytes) by name."""
    choice = manifest.choice(function)
    exported = manifest.export(choice.forms[0].export if choice else function)
    values = [arguments.get(p.name) for p in exported.signature.params]
    leaves, _, _ = check_arguments(exported.signature.interface, values, None, 0)
    symbols = call_values(exported.signature.interface, leaves)
    if choice:
        exported = manifest.export(choice.export(symbols) or choice.forms[0].export)
    return {name: (WORKSPACE, size) for name, size in bytes_needed(exported.signature, symbols).items()}


def _place_workspaces(signature, leaves, arguments):
    names = {p.name for p in signature.workspaces}
    for number, leaf in enumerate(signature.leaves()):
        if leaf.kind == "ptr" and leaf.param in names:
            leaves[number] = arguments.get(leaf.param, (0, 0))[0]


def _line(program, launch, stream):
    """The line that the recording driver writes for a launch."""
    if 0 in launch.grid:
        return ""
    planned = next(n for n in program.launches if n.kernel == launch.kernel)
    sizes = [(4, launch.fallback), (11, launch.cluster)] if launch.fallback else [(4, launch.cluster)]
    attributes = [f"{id}:{','.join(map(str, size))},0" for id, size in sizes if size]
    attributes += ["2:1,0,0,0"] * launch.cooperative + ["6:1,0,0,0"] * launch.pdl
    attributes += [] if planned.carveout is None else [f"14:{planned.carveout},0,0,0"]
    types = program.types()
    args = [_bytes(types[ref], value).hex() for ref, value in zip(planned.args, launch.args)]
    grid, block = (",".join(map(str, extents)) for extents in (launch.grid, launch.block))
    return "|".join([launch.kernel, grid, block, str(launch.smem), f"{stream:x}", " ".join(attributes), *args]) + "\n"


_NAN = {"7fc0", "0000c07f", "0000c0ff", "000000000000f87f", "000000000000f8ff"}


def _plain(launches):
    """Launches whose parameters that are NaN are `nan`: their sign is the machine's."""
    return "|".join("nan" if part.rstrip("\n") in _NAN else part for part in launches.split("|"))


def _bytes(type, value):
    if type == "tensor_map":
        return _map_bytes(of_one_element(value.recipe, SPARE) if 0 in value.dims else value)
    return struct.pack("<H", bf16_bits(value)) if type == "bf16" else struct.pack("<" + _FORMATS[type], value)


def _map_bytes(made: TensorMap):
    recipe, im2col = made.recipe, made.recipe.im2col
    layout = (recipe.interleave, recipe.swizzle, recipe.l2_promotion, recipe.oob_fill)
    numbers = [names.index(name) % 2 if name == "cut" else names.index(name) for names, name in zip(_LAYOUTS, layout)]

    def padded(values, count):
        return [*values, *[0] * (count - len(values))]

    head = struct.pack("<10Q", made.address, *padded(made.dims, 5), *padded(made.strides, 4))
    boxes = [*padded(recipe.box, 5), *padded(recipe.element_strides, 5), int(im2col is not None)]
    small = struct.pack("<6B5H5BB", _TMA.index(recipe.dtype), recipe.rank, *numbers, *boxes)
    corners = [*padded(im2col.lower, 3), *padded(im2col.upper, 3)] if im2col else [0] * 6
    sizes = (im2col.channels, im2col.pixels) if im2col else (0, 0)
    return head + small + struct.pack("<6h2H10x", *corners, *sizes)
