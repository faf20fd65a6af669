# The names of `base_dsl` and where each is defined.
from cutec.calling.dsl import Arch as Arch, BaseDSL as BaseDSL
from cutec.calling.protocols import get_mlir_types as get_mlir_types
from cutec.frontend.flow.flatten import (
    extract_mlir_attributes as extract_mlir_attributes,
    extract_mlir_values as extract_mlir_values,
    new_from_mlir_values as new_from_mlir_values,
)

from . import (
    arch as arch,
    ast_preprocessor as ast_preprocessor,
    common as common,
    compiler as compiler,
    dsl as dsl,
    enums as enums,
    env_manager as env_manager,
    jit_executor as jit_executor,
    runtime as runtime,
    tvm_ffi_builder as tvm_ffi_builder,
    typing as typing,
    utils as utils,
    version as version,
)
