"""Parts of the public package of this name that kernel files import."""

from cutec.base_dsl.runtime import cuda as cuda, jit_arg_adapters as jit_arg_adapters
