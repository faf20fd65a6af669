"""`cutlass.base_dsl.runtime.jit_arg_adapters`: adapters of arguments of other classes."""

from cutec.calling.protocols import register_jit_arg_adapter


class JitArgAdapterRegistry:
    """Where adapters are registered."""

    register_jit_arg_adapter = staticmethod(register_jit_arg_adapter)
