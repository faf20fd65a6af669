"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %8 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %9 = "vector.extract"(%8) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %10 = "vector.extract"(%8) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %11 = "vector.extract"(%8) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %12 = "vector.extract"(%8) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "arith.constant"() {value = 8 : i32} : () -> i32
      %17 = "arith.remui"(%13, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 4 : i32} : () -> i32
      %19 = "arith.muli"(%17, %18) : (i32, i32) -> i32
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %26 = "arith.constant"() {value = 32 : i32} : () -> i32
      %27 = "arith.muli"(%23, %26) : (i32, i32) -> i32
      %28 = "arith.divui"(%20, %16) : (i32, i32) -> i32
      %29 = "arith.addi"(%27, %28) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%29, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %31 = "arith.cmpi"(%19, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.andi"(%30, %31) : (i1, i1) -> i1
      %33 = "arith.extui"(%32) : (i1) -> i8
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.muli"(%37, %26) : (i32, i32) -> i32
      %41 = "arith.divui"(%34, %16) : (i32, i32) -> i32
      %42 = "arith.addi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.extsi"(%42) : (i32) -> i64
      %44 = "arith.muli"(%43, %3) : (i64, i64) -> i64
      %45 = "llvm.getelementptr"(%0, %44) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.remui"(%46, %16) : (i32, i32) -> i32
      %50 = "arith.muli"(%49, %18) : (i32, i32) -> i32
      %51 = "llvm.getelementptr"(%45, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %52 = "arith.constant"() {value = 0 : i8} : () -> i8
      %53 = "arith.cmpi"(%33, %52) {predicate = 1 : i64} : (i8, i8) -> i1
      %54, %55, %56, %57 = "scf.if"(%53) ({
        %58 = "llvm.load"(%51) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %63 = "llvm.bitcast"(%59) : (i32) -> f32
        %64 = "llvm.bitcast"(%60) : (i32) -> f32
        %65 = "llvm.bitcast"(%61) : (i32) -> f32
        %66 = "llvm.bitcast"(%62) : (i32) -> f32
        "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%9, %10, %11, %12) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %70 = "arith.remui"(%67, %16) : (i32, i32) -> i32
      %71 = "arith.muli"(%70, %18) : (i32, i32) -> i32
      %72 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %75 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %76 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %78 = "arith.muli"(%75, %26) : (i32, i32) -> i32
      %79 = "arith.divui"(%72, %16) : (i32, i32) -> i32
      %80 = "arith.addi"(%78, %79) : (i32, i32) -> i32
      %81 = "arith.cmpi"(%80, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %82 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %83 = "arith.andi"(%81, %82) : (i1, i1) -> i1
      %84 = "arith.extui"(%83) : (i1) -> i8
      %85 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %91 = "arith.muli"(%88, %26) : (i32, i32) -> i32
      %92 = "arith.divui"(%85, %16) : (i32, i32) -> i32
      %93 = "arith.addi"(%91, %92) : (i32, i32) -> i32
      %94 = "arith.extsi"(%93) : (i32) -> i64
      %95 = "arith.muli"(%94, %5) : (i64, i64) -> i64
      %96 = "llvm.getelementptr"(%4, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %100 = "arith.remui"(%97, %16) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %18) : (i32, i32) -> i32
      %102 = "llvm.getelementptr"(%96, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %103 = "arith.cmpi"(%84, %52) {predicate = 1 : i64} : (i8, i8) -> i1
      %104, %105, %106, %107 = "scf.if"(%103) ({
        %108 = "llvm.load"(%102) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %111 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %112 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %113 = "llvm.bitcast"(%109) : (i32) -> f32
        %114 = "llvm.bitcast"(%110) : (i32) -> f32
        %115 = "llvm.bitcast"(%111) : (i32) -> f32
        %116 = "llvm.bitcast"(%112) : (i32) -> f32
        "scf.yield"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%9, %10, %11, %12) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %117 = "vector.from_elements"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> vector<4xf32>
      %118 = "vector.from_elements"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> vector<4xf32>
      %119 = "arith.mulf"(%117, %118) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %121 = "vector.extract"(%119) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %122 = "arith.addf"(%120, %121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %123 = "vector.extract"(%119) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %124 = "vector.extract"(%119) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %125 = "arith.addf"(%123, %124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %126 = "arith.addf"(%122, %125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %127 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %128 = "arith.addf"(%126, %127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %129 = "arith.addf"(%127, %128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %130 = "arith.addf"(%127, %129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %131 = "arith.constant"() {value = -1 : i32} : () -> i32
      %132 = "arith.constant"() {value = 31 : i32} : () -> i32
      %133 = "nvvm.shfl.sync"(%131, %130, %18, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %134 = "arith.addf"(%130, %133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %135 = "arith.constant"() {value = 2 : i32} : () -> i32
      %136 = "nvvm.shfl.sync"(%131, %134, %135, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %137 = "arith.addf"(%134, %136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %138 = "arith.constant"() {value = 1 : i32} : () -> i32
      %139 = "nvvm.shfl.sync"(%131, %137, %138, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %140 = "arith.addf"(%137, %139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %141 = "vector.from_elements"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> vector<4xf32>
      %142 = "vector.from_elements"(%104, %105, %106, %107) : (f32, f32, f32, f32) -> vector<4xf32>
      %143 = "vector.broadcast"(%140) : (f32) -> vector<4xf32>
      %144 = "arith.subf"(%142, %143) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %145 = "arith.mulf"(%141, %144) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %146 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %151 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %152 = "arith.muli"(%149, %26) : (i32, i32) -> i32
      %153 = "arith.divui"(%146, %16) : (i32, i32) -> i32
      %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
      %155 = "arith.extsi"(%154) : (i32) -> i64
      %156 = "arith.muli"(%155, %7) : (i64, i64) -> i64
      %157 = "llvm.getelementptr"(%6, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %158 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %159 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %160 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %161 = "arith.remui"(%158, %16) : (i32, i32) -> i32
      %162 = "arith.muli"(%161, %18) : (i32, i32) -> i32
      %163 = "llvm.getelementptr"(%157, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %164 = "vector.extract"(%145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %165 = "vector.extract"(%145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %166 = "vector.extract"(%145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %167 = "vector.extract"(%145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %171 = "arith.remui"(%168, %16) : (i32, i32) -> i32
      %172 = "arith.muli"(%171, %18) : (i32, i32) -> i32
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %179 = "arith.muli"(%176, %26) : (i32, i32) -> i32
      %180 = "arith.divui"(%173, %16) : (i32, i32) -> i32
      %181 = "arith.addi"(%179, %180) : (i32, i32) -> i32
      %182 = "arith.cmpi"(%181, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %183 = "arith.cmpi"(%172, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %184 = "arith.andi"(%182, %183) : (i1, i1) -> i1
      %185 = "arith.extui"(%184) : (i1) -> i8
      %186 = "arith.cmpi"(%185, %52) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%186) ({
        %187 = "llvm.bitcast"(%164) : (f32) -> i32
        %188 = "llvm.bitcast"(%165) : (f32) -> i32
        %189 = "llvm.bitcast"(%166) : (f32) -> i32
        %190 = "llvm.bitcast"(%167) : (f32) -> i32
        %191 = "vector.from_elements"(%187, %188, %189, %190) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%191, %163) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 5 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64):
    %8 = "arith.constant"() {value = 31 : i32} : () -> i32
    %9 = "arith.addi"(%1, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 32 : i32} : () -> i32
    %11 = "arith.divui"(%9, %10) : (i32, i32) -> i32
    %12 = "arith.constant"() {value = 1 : i32} : () -> i32
    %13 = "arith.constant"() {value = 256 : i32} : () -> i32
    %14 = "arith.constant"() {value = 136 : i32} : () -> i32
    "gpu.launch_func"(%11, %12, %12, %13, %12, %12, %14, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@softmax_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_backward_f32_form8x1x1x0x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
