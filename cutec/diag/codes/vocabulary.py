"""E04xx: tensors, copies and shared memory in kernels. E05xx: kernels and their launches."""

from cutec.diag.codes.entry import Entry

CODES = {
    "E0401": Entry(
        "a static layout is needed",
        "Registers and shared memory are laid out when the kernel is compiled, and a copy is cut into instructions"
        " then: their layouts cannot depend on a value that is known only at run time. Tile the tensor with static"
        " tilers first, and cover its edge with predicates.",
        "tile = cute.local_tile(gmem, (128, 64), (bx, by))     # static (128, 64), whatever gmem's shape\nregs ="
        " cute.make_rmem_tensor(tile.shape, cutec.Float32)",
    ),
    "E0402": Entry(
        "numbers of elements do not fit together",
        "Source, destination and predicates of a copy, a stored value and its tensor, and the operands of an"
        " operation must have equally many elements, or shapes that broadcast (an extent of 1 is repeated).",
        "cute.autovec_copy(four, eight)                     # wrong: 4 elements to 8\ncute.autovec_copy(four,"
        " cute.local_tile(eight, (4,), (0,)))   # right",
    ),
    "E0403": Entry(
        "a part of a register value begins at a place known at run time",
        "The elements of a TensorSSA are registers, and registers have no addresses. One element may be chosen at run"
        " time; store the value to a tensor to take a part of it by a run-time value.",
        "y = value[None, i]                          # wrong: i is known only at run time\nregs.store(value); y ="
        " regs[None, i].load()   # right",
    ),
    "E0404": Entry(
        "a tensor's value where another kind is needed, or the other way round",
        "The operation takes the kind of argument that the message names: a TensorSSA (a tensor's loaded value), a"
        " scalar, or a tensor with a dtype.",
        "tensor.store(other)               # wrong: other is a tensor\ntensor.store(other.load())        # right",
    ),
    "E0405": Entry(
        "element types differ",
        "Copies and stores do not convert. Convert the value first.",
        "dst.store(src.load().to(dst.element_type))",
    ),
    "W0405": Entry(
        "a TMA copy between two formats of floats",
        "The unit that copies moves bits. Halves that go to shared memory of BFloat16 are taken for BFloat16 there, and"
        " 1.0 becomes 0.0078. Where that is meant, cute.recast_tensor says so.",
        "tile = smem.allocate_tensor(cutec.BFloat16, layout)     # of a tensor of Float16: 1.0 is read as 0.0078\ntile"
        " = smem.allocate_tensor(cutec.Float16, layout)      # right",
    ),
    "E0406": Entry(
        "a coordinate tensor has no memory",
        "An identity tensor yields coordinates, computed on the spot. It can be partitioned like the data and compared"
        " with its shape, but not loaded, stored or copied.",
        "coords = cute.make_identity_tensor(a.shape)\ncoords.load()                             # wrong: it has no"
        " memory\nif cute.elem_less(coords[i], a.shape):    # right: read by index\n    y = a[i]",
    ),
    "E0407": Entry(
        "shared memory outside a kernel",
        "Shared memory belongs to a block of a running kernel; the host function has none. Allocate it in the"
        " @cute.kernel function.",
        "@cute.kernel\ndef k(a: cute.Tensor):\n    smem = cutec.utils.SmemAllocator()       # here, not in the host"
        " function",
    ),
    "E0408": Entry(
        "shared memory of something without a size",
        "SmemAllocator allocates a number of bytes, a number class or a @cute.struct.",
        'smem.allocate("f32")              # wrong\nsmem.allocate(cutec.Float32)      # right',
    ),
    "E0409": Entry(
        "struct field without a size",
        "Fields of a @cute.struct are number classes, cute.struct.MemRange of them, cute.struct.Align of a field, or"
        " structs.",
        "@cute.struct\nclass Storage:\n    count: int                                        # wrong: Python's int has"
        " no size\n    n: cutec.Int32                                    # right\n    data:"
        " cute.struct.MemRange[cutec.Float32, 128]    # right",
    ),
    "E0410": Entry(
        "the layout algebra refuses an argument",
        "Each function of the algebra states what its arguments have to satisfy: congruent shapes and strides,"
        " divisible extents, tilers of a fitting rank, ... `cutec layout` evaluates the same functions on the command"
        " line.",
        "cutec layout 'logical_divide((8,4):(4,1), (2,4))'",
    ),
    "E0411": Entry(
        "impossible copy atom",
        "A universal copy moves 8 to 128 bits with one instruction (a power of two, at least one element); other copy"
        " operations need their own op.",
        "cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=16)     # wrong: half an"
        " element\ncute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), cutec.Float32, num_bits_per_copy=128)    # right:"
        " four elements",
    ),
    "E0412": Entry(
        "the width of a copy cannot be proved legal",
        "A wide access needs its elements side by side in both tensors, and every address a multiple of the width."
        " Both follow from the alignment of the pointers and from the divisors of extents and strides: declare them"
        " in the export, or use a narrower atom, or cute.autovec_copy, which takes the widest legal one.",
        '"f32[m,n{div=4}]"        # rows begin at multiples of 16 bytes\ncute.assume(offset, divby=4)',
    ),
    "E0431": Entry(
        "a matrix multiply that no instruction does",
        "The tensor cores multiply certain types in certain shapes only; rows of `cutec layout --atom` name them all.",
        "cute.nvgpu.warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 32))     #"
        " wrong\ncute.nvgpu.warp.MmaF16BF16Op(cutec.Float16, cutec.Float32, (16, 8, 16))     # right",
    ),
    "E0432": Entry(
        "an atom that the arch does not have",
        "The instruction came with a later GPU than the one that is built for, or belongs to one GPU alone (suffix a).",
        "cutec build gemm.py --arch sm_80     # wrong: stmatrix came with sm_90\ncutec build gemm.py --arch sm_90     #"
        " right",
    ),
    "E0433": Entry(
        "a field that an atom does not have",
        "`set` and `get` access the fields that may change from call to call of an atom: whether a warpgroup multiply"
        " accumulates, the metadata of a sparse multiply.",
        'mma.set("metadata", words[0])        # a sparse multiply has it; mma.sync of dense operands has no fields',
    ),
    "E0434": Entry(
        "a tile that its atoms do not cover",
        "Atoms are repeated over threads and values until they fill the tile: each extent has to be a multiple of the"
        " extent that the atoms cover together.",
        "cute.make_tiled_mma(op, (2, 2, 1), permutation_mnk=(48, 32, 16))     # wrong: 2 atoms of 16 rows do not divide"
        " 48\ncute.make_tiled_mma(op, (2, 2, 1), permutation_mnk=(64, 32, 16))     # right",
    ),
    "E0435": Entry(
        "an operand that has to be known when the kernel is built",
        "Some operands are part of the instruction itself: how many groups of copies a wait leaves pending, for one.",
        "cute.arch.cp_async_wait_group(stage)           # wrong: stage is known at run"
        " time\ncute.arch.cp_async_wait_group(stages - 2)      # right, where stages is a Constexpr",
    ),
    "E0440": Entry(
        "a copy that the TMA unit cannot do",
        "The TMA unit copies boxes of tensors whose innermost mode is contiguous and whose other strides are multiples"
        " of 16 bytes, to tiles of shared memory, swizzled by 32, 64 or 128 bytes, whose parts without gaps begin at"
        " multiples of 128 bytes; a load needs a barrier that counts its bytes.",
        "wrong: a column-major tensor with a row-major tile\nright: tile and tensor with the same major mode",
    ),
    "E0413": Entry(
        "used on the wrong side of a launch",
        "Thread and block indices, lanes and the like exist in kernels; in the host function use shapes and arguments."
        " TMA atoms are made in the host function, and passed to the kernel.",
        "@cute.jit\ndef host(a):\n    tid, _, _ = cute.arch.thread_idx()    # wrong: no threads here",
    ),
    "E0414": Entry(
        "printf's format does not fit its values",
        "Each conversion (%d, %f, {}) takes one number of its kind. Tensors print element by element; print() shows"
        " what is known when tracing.",
        'cute.printf("%d %f", i)       # wrong: two conversions, one value\ncute.printf("%d %f", i, x)    # right',
    ),
    "E0415": Entry(
        "not a coordinate of the tensor",
        "Tensors are indexed with integers, nested tuples of them as their shape is nested, and None for a whole mode."
        " Registers have no memory around them: an index known when compiling has to be one of theirs. Coordinates do"
        " not count from the end: a negative one is memory before the tensor; one that is known at run time only is"
        " found by --enable-assertions. Comparisons do not choose elements.",
        "t[1.5]   t[0:4]   t[-1]                    t[a > b]                   # wrong\n"
        "t[1]     t[None, 0]   t[cute.size(t) - 1]   cute.where(a > b, x, y)   # right",
    ),
    "W0411": Entry(
        "a hint has no effect",
        "LLVM does not unroll or vectorise every loop: one that `break` or `return` leaves at run time has no trip"
        " count; and NVPTX has no loop vectoriser and no software pipelining, so that `vectorize` and"
        " `prefetch_stages` have no effect. A launch that chooses at run time whether it may begin early"
        " (`use_pdl`) does not. A weak access (no `sem`) has no scope.",
        "for i in cutec.range(n, unroll=4):     # the break makes the hint void\n    if t[i] < 0: break",
    ),
    "W0410": Entry(
        "a register tensor indexed at run time",
        "Registers have no addresses. A register tensor that a loop indexes by its variable needs the loop unrolled,"
        " which takes a trip count known when compiling; else the tensor lies in local memory, which is as slow as"
        " global memory.",
        "for i in range(n): s += frag[i]                      # n known only at run time\nfor i in"
        " range(cute.size(frag)): s += frag[i]        # unrolled",
    ),
    "E0416": Entry(
        "a named barrier that does not exist",
        "A block has barriers 0 to 15; barrier 0 is sync_threads'. The threads that meet at one are whole warps, so"
        " their number is a multiple of 32.",
        "cute.arch.barrier(barrier_id=1, number_of_threads=64)",
    ),
    "E0418": Entry(
        "an element shares its byte with others",
        "Two elements of 4 bits, and four elements of 6 bits in three bytes, lie without gaps. A pointer points at a"
        " whole byte, and global and shared memory are written in whole bytes, because another thread may be writing"
        " the neighbouring element: tiles start at multiples of 2 (4) elements, and stores are of 2 (4) elements or"
        " more, provably so. Reading single elements is free, and so is writing to a thread's own register tensor.",
        "y[i] = v                                        # wrong: y is f4E2M1FN, and y[i ^ 1] is another thread's\n"
        "cute.local_tile(y, (2,), (i,)).store(pair)      # right: two elements, one byte",
    ),
    "E0419": Entry(
        "a layout larger than its memory",
        "A tensor over a field of a @cute.struct reaches beyond the struct, into what lies behind it. The field has"
        " room for the layout's cosize, stages included.",
        "a: cute.struct.MemRange[cutec.Float16, 128 * 64]                     # wrong for a layout of (128, 64, 4)\n"
        "a: cute.struct.MemRange[cutec.Float16, cute.cosize(a_layout)]        # right",
    ),
    "W0419": Entry(
        "a tensor over more than its field",
        "A tensor over a field of a @cute.struct reaches into the fields behind it. A kernel may mean that, to use"
        " their memory for its last step; then @cute.union says it.",
        "a: cute.struct.MemRange[cutec.Float16, 128 * 64]    # and the tensor has the layout (128, 64, 4)\n"
        "b: cute.struct.MemRange[cutec.Float16, 128 * 256]   # so it has memory of b too",
    ),
    "E0501": Entry(
        "a kernel uses a value of the host function",
        "A kernel sees its arguments and compile-time values only: values that the host function computes at run time"
        " have to be passed.",
        "my_kernel(a, n * 2).launch(...)      # not a closure over n",
    ),
    "E0502": Entry(
        "impossible grid, block or cluster",
        "Grid, block and cluster are one to three integers of at least 1; a block has at most 1024 threads (64 along"
        " z), a grid 65535 blocks along y and z, and a cluster's extents are known when compiling.",
        "k(a).launch(grid=n / 128, block=128)                      # wrong: a float\nk(a).launch(grid=[cute.ceil_div(n,"
        " 128), 1, 1], block=128)    # right",
    ),
    "W0502": Entry(
        "smem= is a float",
        "`/` makes a float, and a number of bytes is whole: of a fraction the whole part counts. Use // to divide.",
        "k(a).launch(grid=1, block=128, smem=n / 2)     # n // 2 is meant",
    ),
    "E0503": Entry(
        "too much shared memory",
        "A block has so many bytes of shared memory as the architecture gives it. Take smaller tiles or fewer stages.",
        "smem.allocate_tensor(cutec.Float32, cute.make_layout((256, 256)))    # 262144 bytes: more than a block has",
    ),
    "W0503": Entry(
        "too little dynamic shared memory",
        "smem= of a launch is less than the kernel allocates: it gets what it allocates. Leave smem= out.",
        "k(a).launch(grid=1, block=128, smem=1024)    # 4096 bytes, if k allocates so many\nk(a).launch(grid=1,"
        " block=128)               # the same",
    ),
    "E0504": Entry(
        "a launch inside a kernel",
        "Kernels are launched by the @cute.jit host function. Code that kernels share goes into a @cute.jit function"
        " that is called.",
        "@cute.kernel\ndef outer(a):\n    inner(a)         # wrong if inner is a kernel, right if it is a @cute.jit"
        " function",
    ),
    "E0417": Entry(
        "an operation without a lowering yet",
        "The dialects name every operation of the public API. Some can be written, checked and shown (`--emit cute`),"
        " but nothing is emitted for them yet; docs/dialects.md says which and what they wait for.",
        "cutec build kernel.py --emit cute      # shows the operation; docs/dialects.md says what there is",
    ),
    "E0505": Entry(
        "an operation that host functions do not have",
        "The host function becomes part of the manifest: plain arithmetic on shapes, strides and scalars, branches and"
        " loops that say how to launch. It has no memory, and few functions of floats."
        " A call of a function that launches nothing runs on the host: it may loop, compute with vectors, and read and"
        " write the host's memory.",
        "k(a).launch(grid=a[0], block=128)         # wrong: a[0] is in the GPU's memory\n\nk(a).launch(grid=n,"
        " block=128)            # right: n is an argument",
    ),
    "E0509": Entry(
        "a launch to something that is no stream",
        "All launches of a call go to the stream that the call is given, in order. Inside the host function that stream"
        " is its stream parameter.",
        "@cute.jit\ndef f(a: cute.Tensor, stream: cuda.CUstream):\n    k(a).launch(grid=1, block=32,"
        ' stream=stream)\n\ncutec.export(f, ["f32[n]", "stream"])',
    ),
    "W0510": Entry(
        "an entry returns a value known only at run time",
        "A call of an entry launches kernels and returns before they have run. Values that it computes from shapes"
        " and scalars exist in the launches only: the call returns None. Helpers that a host function calls may return"
        " anything.",
        "return n * 2                  # None, in the entry\nreturn tile_m, tile_n         # these: known while"
        " compiling",
    ),
    "E0512": Entry(
        "a store to an input",
        "A kernel stores to a tensor that its export declares as `in`. Callers rely on that: reads of inputs may be"
        " cached, and the tensor may be shared with others. A store whose pointer may also come from another tensor is"
        " found by the run: E5013 on the interpreter, an assertion with --enable-assertions.",
        'cutec.export(scale, args=["in f32[n]"])       # wrong: scale writes it\n'
        'cutec.export(scale, args=["inout f32[n]"])    # right',
    ),
    "E0513": Entry(
        "something that a hermetic build refuses",
        "With --hermetic a kernel file may not ask what another build could be told otherwise: the time, random numbers"
        " without a seed, the number of the process, other processes, the network. What C code asks is not seen.",
        'STAMP = time.time()                      # refused\nSTAMP = int(os.environ["SOURCE_DATE_EPOCH"])  # right:'
        " the cache compares variables",
    ),
    "E0514": Entry(
        "a file that a hermetic build does not read",
        "With --hermetic a kernel file may read files of its project (the folder of the nearest cutec.yaml, else its"
        " own), the spec and files that options name, Python's library and installed packages. --input names others.",
        "cutec build k.py --hermetic --input /data/tables",
    ),
    "E0511": Entry(
        "a launch that records no event",
        "A launch records events that exist already (made without timing), whose handles are parameters of the entry."
        " Flags are known when the kernel is built. Programmatic events came with sm_90.",
        "@cute.jit\ndef f(a: cute.Tensor, begun: cuda.CUevent):\n    k(a).launch(grid=1, block=32,"
        ' launch_completion_event=begun)\n\ncutec.export(f, ["f32[n]", "event"])',
    ),
    "W0508": Entry(
        "a kernel returns a value",
        "A kernel runs in thousands of threads, and nothing receives a value that one of them returns. Results go to"
        " tensors.",
        "@cute.kernel\ndef total(a: cute.Tensor, out: cute.Tensor):\n    out[0] = a[0] + a[1]          # not: return"
        " a[0] + a[1]",
    ),
    "E0507": Entry(
        "no kernel is launched",
        "A build compiles the kernels that the @cute.jit host function launches. Calling a kernel only binds its"
        " arguments: `.launch(...)` launches it.",
        "k(a)                                          # wrong: nothing happens\nk(a).launch(grid=[1, 1, 1],"
        " block=[128, 1, 1])   # right",
    ),
    "E0506": Entry(
        "a call from Python in a build",
        "Files written to be run with Python also make tensors and call kernels. cutec builds ahead of time: it"
        " imports the file, reads what is declared, and calls nothing. Code that prepares calls can be imported, and"
        ' may stay in functions or under `if __name__ == "__main__":`, which a build does not run.',
        'if __name__ == "__main__":             # right: a build does not come here\n    a ='
        " from_dlpack(torch_tensor)\n\nfrom cutec import runtime              # to call what was"
        ' built\nruntime.load("build/add/manifest.yaml").add(a, b, c)',
    ),
}
