"""`cutlass.base_dsl.compiler`: NVIDIA's compiler has its passes here. Programs import
the module; it has no names in cutec.
"""
