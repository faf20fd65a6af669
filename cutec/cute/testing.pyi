# The names of `cute.testing` and where each is defined.
from cutec.calling.timing import (
    JitArguments as JitArguments,
    benchmark as benchmark,
    get_workspace_count as get_workspace_count,
)
from cutec.calling.tuning import CantImplementError as CantImplementError, tune as tune
from cutec.cute.autotune import autotune_jit as autotune_jit
from cutec.cute.converting import convert as convert
from cutec.cute.printing import assert_ as assert_
from cutec.cute.tensor_init import (
    add_tensor_init_args as add_tensor_init_args,
    validate_tensor_init_args as validate_tensor_init_args,
)
