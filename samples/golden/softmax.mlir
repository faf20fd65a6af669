"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %6 = "arith.constant"() {value = dense<0xFF800000> : vector<8xf32>} : () -> vector<8xf32>
      %7 = "vector.extract"(%6) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %8 = "vector.extract"(%6) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %9 = "vector.extract"(%6) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %10 = "vector.extract"(%6) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %11 = "vector.extract"(%6) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %12 = "vector.extract"(%6) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %13 = "vector.extract"(%6) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %14 = "vector.extract"(%6) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.constant"() {value = 4 : i32} : () -> i32
      %19 = "arith.remui"(%15, %18) : (i32, i32) -> i32
      %20 = "arith.muli"(%19, %18) : (i32, i32) -> i32
      %21 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "arith.constant"() {value = 32 : i32} : () -> i32
      %28 = "arith.muli"(%24, %27) : (i32, i32) -> i32
      %29 = "arith.divui"(%21, %18) : (i32, i32) -> i32
      %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.cmpi"(%20, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %33 = "arith.andi"(%31, %32) : (i1, i1) -> i1
      %34 = "arith.extui"(%33) : (i1) -> i8
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.muli"(%38, %27) : (i32, i32) -> i32
      %42 = "arith.divui"(%35, %18) : (i32, i32) -> i32
      %43 = "arith.addi"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.extsi"(%43) : (i32) -> i64
      %45 = "arith.muli"(%44, %3) : (i64, i64) -> i64
      %46 = "llvm.getelementptr"(%0, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %47 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %49 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %50 = "arith.remui"(%47, %18) : (i32, i32) -> i32
      %51 = "arith.muli"(%50, %18) : (i32, i32) -> i32
      %52 = "llvm.getelementptr"(%46, %51) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %53 = "arith.constant"() {value = 0 : i8} : () -> i8
      %54 = "arith.cmpi"(%34, %53) {predicate = 1 : i64} : (i8, i8) -> i1
      %55, %56, %57, %58 = "scf.if"(%54) ({
        %59 = "llvm.load"(%52) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %60 = "vector.extract"(%59) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %61 = "vector.extract"(%59) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %62 = "vector.extract"(%59) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %63 = "vector.extract"(%59) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %64 = "llvm.bitcast"(%60) : (i32) -> f32
        %65 = "llvm.bitcast"(%61) : (i32) -> f32
        %66 = "llvm.bitcast"(%62) : (i32) -> f32
        %67 = "llvm.bitcast"(%63) : (i32) -> f32
        "scf.yield"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%7, %8, %9, %10) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %68 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %69 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %70 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %71 = "arith.remui"(%68, %18) : (i32, i32) -> i32
      %72 = "arith.muli"(%71, %18) : (i32, i32) -> i32
      %73 = "arith.constant"() {value = 16 : i32} : () -> i32
      %74 = "arith.addi"(%72, %73) : (i32, i32) -> i32
      %75 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %76 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %78 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %79 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %81 = "arith.muli"(%78, %27) : (i32, i32) -> i32
      %82 = "arith.divui"(%75, %18) : (i32, i32) -> i32
      %83 = "arith.addi"(%81, %82) : (i32, i32) -> i32
      %84 = "arith.cmpi"(%83, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %85 = "arith.cmpi"(%74, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.andi"(%84, %85) : (i1, i1) -> i1
      %87 = "arith.extui"(%86) : (i1) -> i8
      %88 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %94 = "arith.muli"(%91, %27) : (i32, i32) -> i32
      %95 = "arith.divui"(%88, %18) : (i32, i32) -> i32
      %96 = "arith.addi"(%94, %95) : (i32, i32) -> i32
      %97 = "arith.extsi"(%96) : (i32) -> i64
      %98 = "arith.muli"(%97, %3) : (i64, i64) -> i64
      %99 = "llvm.getelementptr"(%0, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %100 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %101 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %103 = "arith.remui"(%100, %18) : (i32, i32) -> i32
      %104 = "arith.muli"(%103, %18) : (i32, i32) -> i32
      %105 = "llvm.getelementptr"(%99, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %106 = "llvm.getelementptr"(%105) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %107 = "arith.cmpi"(%87, %53) {predicate = 1 : i64} : (i8, i8) -> i1
      %108, %109, %110, %111 = "scf.if"(%107) ({
        %112 = "llvm.load"(%106) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %113 = "vector.extract"(%112) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %114 = "vector.extract"(%112) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %115 = "vector.extract"(%112) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %116 = "vector.extract"(%112) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %117 = "llvm.bitcast"(%113) : (i32) -> f32
        %118 = "llvm.bitcast"(%114) : (i32) -> f32
        %119 = "llvm.bitcast"(%115) : (i32) -> f32
        %120 = "llvm.bitcast"(%116) : (i32) -> f32
        "scf.yield"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%11, %12, %13, %14) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %121 = "vector.from_elements"(%55, %56, %57, %58) : (f32, f32, f32, f32) -> vector<4xf32>
      %122 = "vector.shuffle"(%121, %121) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %123 = "vector.shuffle"(%121, %121) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %124 = "arith.maxnumf"(%122, %123) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %125 = "vector.shuffle"(%124, %124) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %126 = "vector.shuffle"(%124, %124) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %127 = "arith.maxnumf"(%125, %126) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %128 = "vector.extract"(%127) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %129 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %130 = "arith.maxnumf"(%128, %129) : (f32, f32) -> f32
      %131 = "vector.from_elements"(%108, %109, %110, %111) : (f32, f32, f32, f32) -> vector<4xf32>
      %132 = "vector.shuffle"(%131, %131) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %133 = "vector.shuffle"(%131, %131) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %134 = "arith.maxnumf"(%132, %133) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %135 = "vector.shuffle"(%134, %134) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %136 = "vector.shuffle"(%134, %134) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %137 = "arith.maxnumf"(%135, %136) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %139 = "arith.maxnumf"(%138, %130) : (f32, f32) -> f32
      %140 = "arith.constant"() {value = -1 : i32} : () -> i32
      %141 = "arith.constant"() {value = 2 : i32} : () -> i32
      %142 = "arith.constant"() {value = 31 : i32} : () -> i32
      %143 = "nvvm.shfl.sync"(%140, %139, %141, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %144 = "arith.maxnumf"(%139, %143) : (f32, f32) -> f32
      %145 = "arith.constant"() {value = 1 : i32} : () -> i32
      %146 = "nvvm.shfl.sync"(%140, %144, %145, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %147 = "arith.maxnumf"(%144, %146) : (f32, f32) -> f32
      %148 = "vector.from_elements"(%55, %56, %57, %58) : (f32, f32, f32, f32) -> vector<4xf32>
      %149 = "arith.cmpf"(%147, %129) {predicate = 1 : i64} : (f32, f32) -> i1
      %150 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %151 = "arith.mulf"(%147, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %152 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %153 = "arith.select"(%149, %152, %151) : (i1, f32, f32) -> f32
      %154 = "arith.negf"(%153) : (f32) -> f32
      %155 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
      %156 = "vector.broadcast"(%154) : (f32) -> vector<4xf32>
      %157 = "llvm.intr.fma"(%148, %155, %156) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %158 = "vector.extract"(%157) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %159 = "vector.extract"(%157) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %160 = "vector.extract"(%157) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %161 = "vector.extract"(%157) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %162 = "llvm.call_intrinsic"(%158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %163 = "llvm.call_intrinsic"(%159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %164 = "llvm.call_intrinsic"(%160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %165 = "llvm.call_intrinsic"(%161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %166 = "vector.from_elements"(%162, %163, %164, %165) : (f32, f32, f32, f32) -> vector<4xf32>
      %167 = "vector.shuffle"(%166, %166) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %168 = "vector.shuffle"(%166, %166) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %169 = "arith.addf"(%167, %168) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %170 = "vector.shuffle"(%169, %169) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %171 = "vector.shuffle"(%169, %169) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %172 = "arith.addf"(%170, %171) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %173 = "vector.extract"(%172) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %174 = "arith.addf"(%173, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %175 = "arith.addf"(%152, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %176 = "vector.extract"(%166) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %177 = "vector.extract"(%166) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %178 = "vector.extract"(%166) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %179 = "vector.extract"(%166) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %180 = "vector.from_elements"(%108, %109, %110, %111) : (f32, f32, f32, f32) -> vector<4xf32>
      %181 = "vector.broadcast"(%154) : (f32) -> vector<4xf32>
      %182 = "llvm.intr.fma"(%180, %155, %181) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %183 = "vector.extract"(%182) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %184 = "vector.extract"(%182) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %185 = "vector.extract"(%182) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %186 = "vector.extract"(%182) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %187 = "llvm.call_intrinsic"(%183) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %188 = "llvm.call_intrinsic"(%184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %189 = "llvm.call_intrinsic"(%185) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %190 = "llvm.call_intrinsic"(%186) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %191 = "vector.from_elements"(%187, %188, %189, %190) : (f32, f32, f32, f32) -> vector<4xf32>
      %192 = "vector.shuffle"(%191, %191) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %193 = "vector.shuffle"(%191, %191) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %194 = "arith.addf"(%192, %193) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %195 = "vector.shuffle"(%194, %194) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %196 = "vector.shuffle"(%194, %194) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %197 = "arith.addf"(%195, %196) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %198 = "vector.extract"(%197) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %199 = "arith.addf"(%198, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %200 = "arith.addf"(%175, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %201 = "vector.extract"(%191) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %202 = "vector.extract"(%191) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %203 = "vector.extract"(%191) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %204 = "vector.extract"(%191) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %205 = "nvvm.shfl.sync"(%140, %200, %141, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %206 = "arith.addf"(%200, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %207 = "nvvm.shfl.sync"(%140, %206, %145, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %208 = "arith.addf"(%206, %207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %209 = "llvm.call_intrinsic"(%208) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %210 = "arith.subf"(%153, %153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %211 = "llvm.call_intrinsic"(%210) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %212 = "arith.mulf"(%209, %211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %213 = "vector.from_elements"(%176, %177, %178, %179) : (f32, f32, f32, f32) -> vector<4xf32>
      %214 = "vector.broadcast"(%212) : (f32) -> vector<4xf32>
      %215 = "arith.mulf"(%213, %214) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %216 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %217 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %218 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %219 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %220 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %222 = "arith.muli"(%219, %27) : (i32, i32) -> i32
      %223 = "arith.divui"(%216, %18) : (i32, i32) -> i32
      %224 = "arith.addi"(%222, %223) : (i32, i32) -> i32
      %225 = "arith.extsi"(%224) : (i32) -> i64
      %226 = "arith.muli"(%225, %5) : (i64, i64) -> i64
      %227 = "llvm.getelementptr"(%4, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %228 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %231 = "arith.remui"(%228, %18) : (i32, i32) -> i32
      %232 = "arith.muli"(%231, %18) : (i32, i32) -> i32
      %233 = "llvm.getelementptr"(%227, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %234 = "vector.extract"(%215) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %235 = "vector.extract"(%215) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %236 = "vector.extract"(%215) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %237 = "vector.extract"(%215) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %241 = "arith.remui"(%238, %18) : (i32, i32) -> i32
      %242 = "arith.muli"(%241, %18) : (i32, i32) -> i32
      %243 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %244 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %245 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %249 = "arith.muli"(%246, %27) : (i32, i32) -> i32
      %250 = "arith.divui"(%243, %18) : (i32, i32) -> i32
      %251 = "arith.addi"(%249, %250) : (i32, i32) -> i32
      %252 = "arith.cmpi"(%251, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %253 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "arith.andi"(%252, %253) : (i1, i1) -> i1
      "scf.if"(%254) ({
        %255 = "vector.from_elements"(%234, %235, %236, %237) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%255, %233) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %256 = "vector.from_elements"(%201, %202, %203, %204) : (f32, f32, f32, f32) -> vector<4xf32>
      %257 = "vector.broadcast"(%212) : (f32) -> vector<4xf32>
      %258 = "arith.mulf"(%256, %257) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %259 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %261 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %262 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %263 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %265 = "arith.muli"(%262, %27) : (i32, i32) -> i32
      %266 = "arith.divui"(%259, %18) : (i32, i32) -> i32
      %267 = "arith.addi"(%265, %266) : (i32, i32) -> i32
      %268 = "arith.extsi"(%267) : (i32) -> i64
      %269 = "arith.muli"(%268, %5) : (i64, i64) -> i64
      %270 = "llvm.getelementptr"(%4, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %271 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %272 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %273 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %274 = "arith.remui"(%271, %18) : (i32, i32) -> i32
      %275 = "arith.muli"(%274, %18) : (i32, i32) -> i32
      %276 = "llvm.getelementptr"(%270, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %277 = "llvm.getelementptr"(%276) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %278 = "vector.extract"(%258) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %279 = "vector.extract"(%258) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %280 = "vector.extract"(%258) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %281 = "vector.extract"(%258) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %285 = "arith.remui"(%282, %18) : (i32, i32) -> i32
      %286 = "arith.muli"(%285, %18) : (i32, i32) -> i32
      %287 = "arith.addi"(%286, %73) : (i32, i32) -> i32
      %288 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %289 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %290 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %292 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %293 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %294 = "arith.muli"(%291, %27) : (i32, i32) -> i32
      %295 = "arith.divui"(%288, %18) : (i32, i32) -> i32
      %296 = "arith.addi"(%294, %295) : (i32, i32) -> i32
      %297 = "arith.cmpi"(%296, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %298 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %299 = "arith.andi"(%297, %298) : (i1, i1) -> i1
      "scf.if"(%299) ({
        %300 = "vector.from_elements"(%278, %279, %280, %281) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%300, %277) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "whole_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 16 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 31 : i32} : () -> i32
    %7 = "arith.addi"(%1, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 32 : i32} : () -> i32
    %9 = "arith.divui"(%7, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 1 : i32} : () -> i32
    %11 = "arith.constant"() {value = 128 : i32} : () -> i32
    %12 = "arith.constant"() {value = 264 : i32} : () -> i32
    "gpu.launch_func"(%9, %10, %10, %11, %10, %10, %12, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@whole_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_f32_form4x2x1x0x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
