"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>):
      %4 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %5 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %6 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %10 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %11 = "arith.muli"(%7, %10) : (i32, i32) -> i32
      %12 = "arith.addi"(%11, %4) : (i32, i32) -> i32
      %13 = "arith.cmpi"(%12, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %14 = "scf.if"(%13) ({
        %15 = "arith.extsi"(%12) : (i32) -> i64
        %16 = "llvm.getelementptr"(%0, %15) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %17 = "llvm.load"(%16) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %18 = "llvm.getelementptr"(%2, %15) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %19 = "llvm.load"(%18) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %20 = "arith.addf"(%17, %19) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%20) : (f32) -> ()
      }, {
        %21 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%21) : (f32) -> ()
      }) : (i1) -> f32
      %22 = "arith.constant"() {value = 256 : i32} : () -> i32
      %23 = "arith.addi"(%12, %22) : (i32, i32) -> i32
      %24 = "arith.cmpi"(%23, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %25 = "scf.if"(%24) ({
        %26 = "arith.extsi"(%23) : (i32) -> i64
        %27 = "llvm.getelementptr"(%0, %26) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %28 = "llvm.load"(%27) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %29 = "llvm.getelementptr"(%2, %26) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %30 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %31 = "arith.addf"(%28, %30) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%31) : (f32) -> ()
      }, {
        %32 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%32) : (f32) -> ()
      }) : (i1) -> f32
      %33 = "arith.constant"() {value = 512 : i32} : () -> i32
      %34 = "arith.addi"(%12, %33) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %36 = "scf.if"(%35) ({
        %37 = "arith.extsi"(%34) : (i32) -> i64
        %38 = "llvm.getelementptr"(%0, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %39 = "llvm.load"(%38) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %40 = "llvm.getelementptr"(%2, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %41 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %42 = "arith.addf"(%39, %41) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%42) : (f32) -> ()
      }, {
        %43 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%43) : (f32) -> ()
      }) : (i1) -> f32
      %44 = "arith.constant"() {value = 768 : i32} : () -> i32
      %45 = "arith.addi"(%12, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "scf.if"(%46) ({
        %48 = "arith.extsi"(%45) : (i32) -> i64
        %49 = "llvm.getelementptr"(%0, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %50 = "llvm.load"(%49) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %51 = "llvm.getelementptr"(%2, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %52 = "llvm.load"(%51) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %53 = "arith.addf"(%50, %52) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%53) : (f32) -> ()
      }, {
        %54 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%54) : (f32) -> ()
      }) : (i1) -> f32
      "scf.if"(%13) ({
        %55 = "arith.extsi"(%12) : (i32) -> i64
        %56 = "llvm.getelementptr"(%3, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%14, %56) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%24) ({
        %57 = "arith.extsi"(%23) : (i32) -> i64
        %58 = "llvm.getelementptr"(%3, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%25, %58) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%35) ({
        %59 = "arith.extsi"(%34) : (i32) -> i64
        %60 = "llvm.getelementptr"(%3, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%36, %60) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%46) ({
        %61 = "arith.extsi"(%45) : (i32) -> i64
        %62 = "llvm.getelementptr"(%3, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%47, %62) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>):
    %4 = "arith.constant"() {value = 1023 : i32} : () -> i32
    %5 = "arith.addi"(%1, %4) : (i32, i32) -> i32
    %6 = "arith.constant"() {value = 1024 : i32} : () -> i32
    %7 = "arith.divui"(%5, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 1 : i32} : () -> i32
    %9 = "arith.constant"() {value = 256 : i32} : () -> i32
    %10 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%7, %8, %8, %9, %8, %8, %10, %0, %1, %2, %3) {kernel = @kernels::@add_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 4, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "vector_add", function_type = (!llvm.ptr<1>, i32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
