"""`cutlass.utils.gemm`: parts of kernels for matrix multiplies."""

from cutec.utils.gemm import sm100 as sm100
