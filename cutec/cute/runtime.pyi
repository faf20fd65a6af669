# The names of `cute.runtime` and where each is defined.
from cutec.calling.modules import find_runtime_libraries as find_runtime_libraries, load_module as load_module
from cutec.calling.pointers import Pointer as Pointer, make_ptr as make_ptr, nullptr as nullptr
from cutec.calling.protocols import (
    DynamicExpression as DynamicExpression,
    JitArgument as JitArgument,
    register_jit_arg_adapter as register_jit_arg_adapter,
)
from cutec.calling.streams import FakeStream as FakeStream, make_fake_stream as make_fake_stream
from cutec.calling.symbols import SymInt as SymInt, sym_int as sym_int, sym_int32 as sym_int32, sym_int64 as sym_int64
from cutec.calling.tensors import (
    FakeTensor as FakeTensor,
    RuntimeTensor as RuntimeTensor,
    from_dlpack as from_dlpack,
    make_fake_compact_tensor as make_fake_compact_tensor,
    make_fake_tensor as make_fake_tensor,
)
