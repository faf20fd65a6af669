"""Rehearsals: running a program that calls kernels on a machine without a GPU and without PyTorch,
to compile what it would compile.

This is abstract interpretation of tensors by their metadata (as with PyTorch's FakeTensor): a stub
of PyTorch has tensors with shapes, strides and types but no elements (`tensors`, `torch_module`).
Compilations are real, launches do nothing. The program runs to its end, or to the first line that
needs the value of an element (`follow`).
"""
