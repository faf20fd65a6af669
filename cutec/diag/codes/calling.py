"""E43xx: calling from Python, and cute.compile."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E4301": Entry(
        "an argument of another kind than at compile time",
        "cute.compile makes code for arguments of one kind: a container has the same parts in each call, and"
        " compile-time values are the same. An implicit call of the function compiles again instead.",
        "f = cute.compile(host, a, (b, c))\nf(a, (b, c, d))      # wrong: three parts\nf(a, (b, c))         # right",
    ),
    "E4302": Entry(
        "arguments that no signature can have",
        "A call passes tensors, numbers, pointers and at most one stream to the GPU. Classes of your own say what"
        " they are made of with __get_mlir_types__ and __c_pointers__, one entry per part. A C struct is a part: its"
        " llvm.StructType has pointers, integers, f16, bf16, f32, f64, arrays and structs. Pointers are not null.",
        "class Pair:\n    def __get_mlir_types__(self): return [*self.a.__get_mlir_types__(),"
        " *self.b.__get_mlir_types__()]\n    def __c_pointers__(self): return [*self.a.__c_pointers__(),"
        " *self.b.__c_pointers__()]",
    ),
    "E4303": Entry(
        "a layout cannot be marked so",
        "mark_layout_dynamic needs to know which dimension has stride 1, mark_compact_shape_dynamic the order of the"
        " dimensions; both have to agree with the strides that the tensor has.",
        "from_dlpack(x).mark_compact_shape_dynamic(mode=0, stride_order=x.dim_order())",
    ),
    "E4304": Entry(
        "elements or memory that cannot be passed",
        "A tensor's elements have one of cutec's types, and its memory is global memory. Frameworks lack some types:"
        " view the tensor as integers of that width and set element_type.",
        "t = from_dlpack(x.view(torch.uint8)); t.element_type = cutlass.Float8E4M3FN",
    ),
    "E4305": Entry(
        "memory that the interpreter or the host cannot see",
        "On the CPU interpreter (CUTEC_DEVICE=cpu) tensors are NumPy arrays or tensors of the host, and a pointer says"
        " which array it points to. A host function reads, writes and prints memory of the host.",
        "make_ptr(cutlass.Float32, array)",
    ),
    "E4306": Entry(
        "a placeholder is used as a value",
        "Fake tensors, fake streams and sym_int say types to cute.compile. Calls of the compiled function take real"
        " arguments.",
        "n = cute.sym_int()\nfake = make_fake_compact_tensor(cutlass.Float32, (n,))\ncute.compile(host, fake)      #"
        " types only; call the result with real tensors",
    ),
    "E4307": Entry(
        "cute.compile inside a trace",
        "A jit function that is called while another is traced becomes part of it; nothing is compiled apart.",
        "@cute.jit\ndef outer(a):\n    cute.compile(inner, a)     # wrong\n    inner(a)                   # right:"
        " becomes part of outer",
    ),
    "E4308": Entry(
        "a measurement of nothing",
        "cute.testing.benchmark calls a compiled function a number of times with the arguments in kernel_arguments,"
        " or with sets of them that workspace_generator makes. tune leaves out what cannot be compiled: where nothing"
        " is left, the notes give the reasons.",
        "cute.testing.benchmark(compiled, kernel_arguments=cute.testing.JitArguments(x, y), iterations=100)",
    ),
    "E4309": Entry(
        "a helper for tensors cannot make what is asked for",
        "cute.testing.convert and the helpers of cutlass.torch prepare arguments of calls: shapes have to fit, and"
        " PyTorch makes the tensors, so that it has to be installed where they are called. Builds call none of them.",
        "cutlass.torch.matrix(l, m, k, False, cutlass.Float16)      # needs PyTorch",
    ),
    "E4310": Entry(
        "wrong option of a compilation",
        "Options are given in brackets, cute.compile[OptLevel(2), KeepPTX](…), or as text, options='--opt-level=2"
        " --keep-ptx', or by environment variables (docs/environment.md).",
        "cute.compile[OptLevel(3), KeepPTX](f, a)",
    ),
    "E4311": Entry(
        "a rehearsal that compiled nothing",
        "cutec exec --rehearse follows a program on tensors without elements, up to the first line that needs one."
        " Functions that it calls or compiles before that line are compiled; functions of libraries are loaded.",
        "cutec exec --rehearse --arch sm_90a gemm.py --mnkl 256,256,64,1",
    ),
    "E4313": Entry(
        "a library that cannot be loaded",
        "cute.runtime.load_module takes what export_to_c wrote, an object file or a shared library of such. Functions"
        " that were compiled with --enable-tvm-ffi are loaded by TVM-FFI, whose package has to be installed."
        " Programs of JAX have the libraries that cutlass_call made in themselves, and load them from memory.",
        'compiled.export_to_c("add.o", function_name="add")\ncute.runtime.load_module("add.o").add(x, y)',
    ),
    "E4314": Entry(
        "a call from JAX that does not fit its arrays",
        "cutlass_call takes a TensorSpec or None for each array: mode= names each dimension once, divisibility= has a"
        " divisor for each, and static tensors have extents that are known. input_output_aliases= names inputs and"
        " outputs of one shape and dtype by number. JAX has to be installed where the functions of cutlass.jax are"
        " called.",
        "call = cutlass_call(f, output_shape_dtype=x, input_spec=(TensorSpec(mode=(1, 0)), None))\ncall(x, y)",
    ),
    "E4312": Entry(
        "a rehearsal that was stopped",
        "A rehearsal has no elements of tensors and no results of kernels. A program that waits for them would wait for"
        " ever, so a rehearsal is stopped after ten minutes without a compilation, or beyond 8 GB of memory. What was"
        " compiled before is in the cache.",
        "cutec exec --rehearse --arch sm_90a --time-limit 3600 --memory-limit 32 sweep.py",
    ),
}
