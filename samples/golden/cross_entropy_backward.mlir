"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: i64):
      %10 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 256 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = 32 : i64} : () -> i64
      %21 = "arith.shrui"(%9, %20) : (i64, i64) -> i64
      %22 = "arith.constant"() {value = 1 : i32} : () -> i32
      %23 = "arith.subi"(%10, %22) : (i32, i32) -> i32
      %24 = "llvm.intr.ctlz"(%23) {is_zero_poison = false} : (i32) -> i32
      %25 = "arith.constant"() {value = 32 : i32} : () -> i32
      %26 = "arith.subi"(%25, %24) : (i32, i32) -> i32
      %27 = "arith.extui"(%19) : (i32) -> i64
      %28 = "arith.muli"(%27, %21) : (i64, i64) -> i64
      %29 = "arith.shrui"(%28, %20) : (i64, i64) -> i64
      %30 = "arith.addi"(%29, %27) : (i64, i64) -> i64
      %31 = "arith.extsi"(%26) : (i32) -> i64
      %32 = "arith.shrui"(%30, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 64 : i64} : () -> i64
      %34 = "arith.cmpi"(%31, %33) {predicate = 6 : i64} : (i64, i64) -> i1
      %35 = "arith.constant"() {value = 0 : i64} : () -> i64
      %36 = "arith.select"(%34, %32, %35) : (i1, i64, i64) -> i64
      %37 = "arith.trunci"(%36) : (i64) -> i32
      %38 = "llvm.intr.ctlz"(%23) {is_zero_poison = false} : (i32) -> i32
      %39 = "arith.subi"(%25, %38) : (i32, i32) -> i32
      %40 = "arith.extsi"(%39) : (i32) -> i64
      %41 = "arith.shrui"(%30, %40) : (i64, i64) -> i64
      %42 = "arith.cmpi"(%40, %33) {predicate = 6 : i64} : (i64, i64) -> i1
      %43 = "arith.select"(%42, %41, %35) : (i1, i64, i64) -> i64
      %44 = "arith.trunci"(%43) : (i64) -> i32
      %45 = "arith.muli"(%44, %10) : (i32, i32) -> i32
      %46 = "arith.subi"(%19, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 4 : i32} : () -> i32
      %48 = "arith.muli"(%46, %47) : (i32, i32) -> i32
      %49 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %50 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %51 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %52 = "arith.muli"(%49, %14) : (i32, i32) -> i32
      %53 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %56 = "arith.addi"(%52, %53) : (i32, i32) -> i32
      %57 = "arith.extsi"(%1) : (i32) -> i64
      %58 = "arith.extsi"(%2) : (i32) -> i64
      %59 = "arith.muli"(%57, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 4 : i64} : () -> i64
      %61 = "arith.divui"(%59, %60) : (i64, i64) -> i64
      %62 = "arith.trunci"(%61) : (i64) -> i32
      %63 = "arith.subi"(%62, %22) : (i32, i32) -> i32
      %64 = "arith.minsi"(%56, %63) : (i32, i32) -> i32
      %65 = "arith.extsi"(%64) : (i32) -> i64
      %66 = "arith.muli"(%65, %60) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "llvm.load"(%67) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
      %69 = "vector.extract"(%68) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
      %70 = "vector.extract"(%68) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
      %71 = "vector.extract"(%68) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
      %72 = "vector.extract"(%68) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
      %73 = "arith.subi"(%1, %22) : (i32, i32) -> i32
      %74 = "arith.minsi"(%37, %73) : (i32, i32) -> i32
      %75 = "arith.extsi"(%74) : (i32) -> i64
      %76 = "llvm.getelementptr"(%4, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %77 = "llvm.load"(%76) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %78 = "llvm.getelementptr"(%5, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %79 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %80 = "llvm.getelementptr"(%6, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %81 = "llvm.load"(%80) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %82 = "arith.cmpi"(%77, %35) {predicate = 5 : i64} : (i64, i64) -> i1
      %83 = "arith.cmpi"(%77, %58) {predicate = 2 : i64} : (i64, i64) -> i1
      %84 = "arith.andi"(%82, %83) : (i1, i1) -> i1
      %85 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %86 = "arith.select"(%84, %81, %85) : (i1, f32, f32) -> f32
      %87 = "arith.trunci"(%77) : (i64) -> i32
      %88 = "arith.subi"(%87, %48) : (i32, i32) -> i32
      %89 = "arith.constant"() {value = -1 : i32} : () -> i32
      %90 = "arith.select"(%84, %88, %89) : (i1, i32, i32) -> i32
      %91 = "llvm.bitcast"(%69) : (i32) -> f32
      %92 = "llvm.bitcast"(%70) : (i32) -> f32
      %93 = "llvm.bitcast"(%71) : (i32) -> f32
      %94 = "llvm.bitcast"(%72) : (i32) -> f32
      %95 = "vector.from_elements"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> vector<4xf32>
      %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %97 = "vector.extract"(%95) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %98 = "vector.extract"(%95) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %99 = "vector.extract"(%95) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %100 = "arith.subf"(%96, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %101 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %102 = "arith.mulf"(%100, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %103 = "llvm.call_intrinsic"(%102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %104 = "arith.constant"() {value = 0 : i32} : () -> i32
      %105 = "arith.cmpi"(%90, %104) {predicate = 0 : i64} : (i32, i32) -> i1
      %106 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %107 = "arith.select"(%105, %106, %85) : (i1, f32, f32) -> f32
      %108 = "arith.subf"(%103, %107) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %109 = "arith.mulf"(%108, %86) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %110 = "arith.subf"(%97, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %111 = "arith.mulf"(%110, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %112 = "llvm.call_intrinsic"(%111) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %113 = "arith.cmpi"(%90, %22) {predicate = 0 : i64} : (i32, i32) -> i1
      %114 = "arith.select"(%113, %106, %85) : (i1, f32, f32) -> f32
      %115 = "arith.subf"(%112, %114) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %116 = "arith.mulf"(%115, %86) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %117 = "arith.subf"(%98, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %118 = "arith.mulf"(%117, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %119 = "llvm.call_intrinsic"(%118) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %120 = "arith.constant"() {value = 2 : i32} : () -> i32
      %121 = "arith.cmpi"(%90, %120) {predicate = 0 : i64} : (i32, i32) -> i1
      %122 = "arith.select"(%121, %106, %85) : (i1, f32, f32) -> f32
      %123 = "arith.subf"(%119, %122) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %124 = "arith.mulf"(%123, %86) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %125 = "arith.subf"(%99, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %126 = "arith.mulf"(%125, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %127 = "llvm.call_intrinsic"(%126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %128 = "arith.constant"() {value = 3 : i32} : () -> i32
      %129 = "arith.cmpi"(%90, %128) {predicate = 0 : i64} : (i32, i32) -> i1
      %130 = "arith.select"(%129, %106, %85) : (i1, f32, f32) -> f32
      %131 = "arith.subf"(%127, %130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %132 = "arith.mulf"(%131, %86) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %133 = "vector.from_elements"(%109, %116, %124, %132) : (f32, f32, f32, f32) -> vector<4xf32>
      %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %138 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %141 = "arith.muli"(%138, %14) : (i32, i32) -> i32
      %142 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %145 = "arith.addi"(%141, %142) : (i32, i32) -> i32
      %146 = "arith.cmpi"(%145, %62) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%146) ({
        %147 = "arith.extsi"(%145) : (i32) -> i64
        %148 = "arith.muli"(%147, %60) : (i64, i64) -> i64
        %149 = "llvm.getelementptr"(%7, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %150 = "llvm.bitcast"(%134) : (f32) -> i32
        %151 = "llvm.bitcast"(%135) : (f32) -> i32
        %152 = "llvm.bitcast"(%136) : (f32) -> i32
        %153 = "llvm.bitcast"(%137) : (f32) -> i32
        %154 = "vector.from_elements"(%150, %151, %152, %153) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%154, %149) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "backward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 4 : i32} : () -> i32
    %10 = "arith.divui"(%2, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.maxsi"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.extui"(%12) : (i32) -> i64
    %14 = "arith.subi"(%12, %11) : (i32, i32) -> i32
    %15 = "llvm.intr.ctlz"(%14) {is_zero_poison = false} : (i32) -> i32
    %16 = "arith.constant"() {value = 32 : i32} : () -> i32
    %17 = "arith.subi"(%16, %15) : (i32, i32) -> i32
    %18 = "arith.extsi"(%17) : (i32) -> i64
    %19 = "arith.constant"() {value = 1 : i64} : () -> i64
    %20 = "arith.shli"(%19, %18) : (i64, i64) -> i64
    %21 = "arith.constant"() {value = 64 : i64} : () -> i64
    %22 = "arith.cmpi"(%18, %21) {predicate = 6 : i64} : (i64, i64) -> i1
    %23 = "arith.constant"() {value = 0 : i64} : () -> i64
    %24 = "arith.select"(%22, %20, %23) : (i1, i64, i64) -> i64
    %25 = "arith.subi"(%24, %13) : (i64, i64) -> i64
    %26 = "arith.constant"() {value = 32 : i64} : () -> i64
    %27 = "arith.shli"(%25, %26) : (i64, i64) -> i64
    %28 = "arith.divui"(%27, %13) : (i64, i64) -> i64
    %29 = "arith.addi"(%28, %19) : (i64, i64) -> i64
    %30 = "arith.shli"(%29, %26) : (i64, i64) -> i64
    %31 = "arith.ori"(%30, %13) : (i64, i64) -> i64
    %32 = "arith.extsi"(%1) : (i32) -> i64
    %33 = "arith.extsi"(%2) : (i32) -> i64
    %34 = "arith.muli"(%32, %33) : (i64, i64) -> i64
    %35 = "arith.constant"() {value = 1023 : i64} : () -> i64
    %36 = "arith.addi"(%34, %35) : (i64, i64) -> i64
    %37 = "arith.constant"() {value = 1024 : i64} : () -> i64
    %38 = "arith.divui"(%36, %37) : (i64, i64) -> i64
    %39 = "arith.trunci"(%38) : (i64) -> i32
    %40 = "arith.constant"() {value = 256 : i32} : () -> i32
    %41 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%39, %11, %11, %40, %11, %11, %41, %0, %1, %2, %3, %4, %5, %6, %7, %8, %31) {kernel = @kernels::@backward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "cross_entropy_backward_f32_form256x4x0", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
