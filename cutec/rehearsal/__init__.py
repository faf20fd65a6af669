"""Following a program that calls kernels, on a machine without a GPU and without PyTorch, to
compile what it would compile.

PyTorch's place is taken by a module whose tensors have shapes, strides and types but no elements
(`tensors`, `torch_module`). Compilations are real, launches do nothing. The program is followed to
its end, or to the first line that needs a value of an element (`follow`).
"""
