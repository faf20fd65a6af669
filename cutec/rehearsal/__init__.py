"""Rehearsals: run a program without a GPU and PyTorch, to compile its kernels into the cache.

This is abstract interpretation of tensors by their metadata (as with PyTorch's FakeTensor): a stub
of PyTorch has tensors with shapes, strides and types but no elements (`tensors`, `torch_module`),
and one of JAX such arrays (`jax_arrays`, `jax_module`).
Compilations are real, launches do nothing. The program runs to its end, or to the first line that
needs the value of an element (`follow`).
"""
