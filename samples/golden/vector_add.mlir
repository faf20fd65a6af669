"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>):
      %4 = "arith.constant"() {value = 4 : i32} : () -> i32
      %5 = "llvm.alloca"(%4) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %13 = "arith.muli"(%9, %12) : (i32, i32) -> i32
      %14 = "arith.addi"(%13, %6) : (i32, i32) -> i32
      %15 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%15) ({
        %16 = "arith.extsi"(%14) : (i32) -> i64
        %17 = "llvm.getelementptr"(%0, %16) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %18 = "llvm.load"(%17) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %19 = "llvm.getelementptr"(%2, %16) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %20 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %21 = "arith.addf"(%18, %20) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "llvm.store"(%21, %5) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %22 = "arith.constant"() {value = 256 : i32} : () -> i32
      %23 = "arith.addi"(%14, %22) : (i32, i32) -> i32
      %24 = "arith.cmpi"(%23, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%24) ({
        %25 = "arith.extsi"(%23) : (i32) -> i64
        %26 = "llvm.getelementptr"(%0, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %27 = "llvm.load"(%26) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %28 = "llvm.getelementptr"(%2, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %29 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %30 = "arith.addf"(%27, %29) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %31 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%30, %31) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %32 = "arith.constant"() {value = 512 : i32} : () -> i32
      %33 = "arith.addi"(%14, %32) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%34) ({
        %35 = "arith.extsi"(%33) : (i32) -> i64
        %36 = "llvm.getelementptr"(%0, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %37 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %38 = "llvm.getelementptr"(%2, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %39 = "llvm.load"(%38) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %40 = "arith.addf"(%37, %39) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %41 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%40, %41) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %42 = "arith.constant"() {value = 768 : i32} : () -> i32
      %43 = "arith.addi"(%14, %42) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%43, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%44) ({
        %45 = "arith.extsi"(%43) : (i32) -> i64
        %46 = "llvm.getelementptr"(%0, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %47 = "llvm.load"(%46) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %48 = "llvm.getelementptr"(%2, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %49 = "llvm.load"(%48) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %50 = "arith.addf"(%47, %49) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %51 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%50, %51) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%15) ({
        %52 = "llvm.load"(%5) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %53 = "arith.extsi"(%14) : (i32) -> i64
        %54 = "llvm.getelementptr"(%3, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%52, %54) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%24) ({
        %55 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %56 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %57 = "arith.extsi"(%23) : (i32) -> i64
        %58 = "llvm.getelementptr"(%3, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%56, %58) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%34) ({
        %59 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %60 = "llvm.load"(%59) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %61 = "arith.extsi"(%33) : (i32) -> i64
        %62 = "llvm.getelementptr"(%3, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%60, %62) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%44) ({
        %63 = "llvm.getelementptr"(%5) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %64 = "llvm.load"(%63) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %65 = "arith.extsi"(%43) : (i32) -> i64
        %66 = "llvm.getelementptr"(%3, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%64, %66) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
