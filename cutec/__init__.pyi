# The names of `cutec` and where each is defined.
from cutec.base_dsl.common import DSLRuntimeError as DSLRuntimeError, DSLUserCodeError as DSLUserCodeError
from cutec.base_dsl.version import (
    CUDA_VERSION as CUDA_VERSION,
    DSLCudaVersion as DSLCudaVersion,
    target_version as target_version,
)
from cutec.calling.protocols import (
    DynamicExpression as DynamicExpression,
    JitArgument as JitArgument,
    register_jit_arg_adapter as register_jit_arg_adapter,
)
from cutec.cutlass_dsl import (
    T as T,
    dsl_user_op as dsl_user_op,
    extract_mlir_values as extract_mlir_values,
    for_generate as for_generate,
    if_generate as if_generate,
    new_from_mlir_values as new_from_mlir_values,
    while_generate as while_generate,
    yield_out as yield_out,
)
from cutec.diag.error import CutecError as CutecError
from cutec.diag.kinds import (
    CompilationError as CompilationError,
    CudaDriverDependencyError as CudaDriverDependencyError,
    LaunchError as LaunchError,
)
from cutec.experimental.array import Array as Array, make_array_view as make_array_view
from cutec.experimental.grid_constant import GridConstant as GridConstant
from cutec.frontend.exports.argspec import (
    pointer as pointer,
    scalar as scalar,
    stream as stream,
    symbol as symbol,
    tensor as tensor,
    workspace as workspace,
)
from cutec.frontend.exports.export import export as export
from cutec.frontend.exports.tuned import tuned as tuned
from cutec.frontend.kernels.language import *  # noqa: F403
from cutec.layout import Layout as Layout
from cutec.layout.swizzle import Swizzle as Swizzle
from cutec.vector import Vector as Vector, full as full, print_nd_vector as print_nd_vector
from cutec.version import __version__ as __version__

from . import (
    _mlir as _mlir,
    base_dsl as base_dsl,
    calling as calling,
    cuda as cuda,
    cute as cute,
    cutlass_dsl as cutlass_dsl,
    diag as diag,
    driver as driver,
    environment as environment,
    experimental as experimental,
    layout as layout,
    memory as memory,
    pipeline as pipeline,
    resources as resources,
    runtime as runtime,
    testing as testing,
    torch as torch,
    utils as utils,
    vector as vector,
)
