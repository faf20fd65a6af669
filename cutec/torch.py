"""`cutlass.torch`: kernel files import it to make PyTorch tensors for calls from Python. A build calls nothing: each use is refused (E0506)."""

from cutec.frontend.host_only import HostOnly

GaussianInitConfig = HostOnly("cutlass.torch.GaussianInitConfig")
RandomInitConfig = HostOnly("cutlass.torch.RandomInitConfig")
ScalarInitConfig = HostOnly("cutlass.torch.ScalarInitConfig")
TensorInitType = HostOnly("cutlass.torch.TensorInitType")
convert_cute_tensor = HostOnly("cutlass.torch.convert_cute_tensor")
create_and_permute_torch_tensor = HostOnly("cutlass.torch.create_and_permute_torch_tensor")
cute_tensor_like = HostOnly("cutlass.torch.cute_tensor_like")
current_stream = HostOnly("cutlass.torch.current_stream")
default_stream = HostOnly("cutlass.torch.default_stream")
dtype = HostOnly("cutlass.torch.dtype")
get_leading_dim = HostOnly("cutlass.torch.get_leading_dim")
matrix = HostOnly("cutlass.torch.matrix")
prepare_tensors_for_gemm = HostOnly("cutlass.torch.prepare_tensors_for_gemm")
