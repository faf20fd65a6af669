"""CUDA calls that prepare launches from Python: importable, and refused where a build uses them."""

from cutec.frontend.host_only import HostOnly

checkCudaErrors = HostOnly("base_dsl.runtime.cuda.checkCudaErrors")
