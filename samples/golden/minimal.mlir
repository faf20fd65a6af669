"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
      "llvm.return"() : () -> ()
    }) {sym_name = "nothing", function_type = !llvm.func<void ()>, gpu.kernel, nvvm.reqntid = array<i32: 1, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
    %0 = "arith.constant"() {value = 1 : i32} : () -> i32
    %1 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%0, %0, %0, %0, %0, %0, %1) {kernel = @kernels::@nothing, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>} : (i32, i32, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "minimal", function_type = () -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
