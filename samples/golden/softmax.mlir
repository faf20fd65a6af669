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
      %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %123 = "vector.extract"(%121) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %124 = "arith.maxnumf"(%122, %123) : (f32, f32) -> f32
      %125 = "vector.extract"(%121) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %126 = "vector.extract"(%121) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %127 = "arith.maxnumf"(%125, %126) : (f32, f32) -> f32
      %128 = "arith.maxnumf"(%124, %127) : (f32, f32) -> f32
      %129 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %130 = "arith.maxnumf"(%128, %129) : (f32, f32) -> f32
      %131 = "vector.from_elements"(%108, %109, %110, %111) : (f32, f32, f32, f32) -> vector<4xf32>
      %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %133 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %134 = "arith.maxnumf"(%132, %133) : (f32, f32) -> f32
      %135 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %136 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %137 = "arith.maxnumf"(%135, %136) : (f32, f32) -> f32
      %138 = "arith.maxnumf"(%134, %137) : (f32, f32) -> f32
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
      %167 = "vector.extract"(%166) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %168 = "vector.extract"(%166) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %169 = "arith.addf"(%167, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %170 = "vector.extract"(%166) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %171 = "vector.extract"(%166) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %172 = "arith.addf"(%170, %171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %173 = "arith.addf"(%169, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "arith.addf"(%173, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %175 = "arith.addf"(%152, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %176 = "vector.from_elements"(%108, %109, %110, %111) : (f32, f32, f32, f32) -> vector<4xf32>
      %177 = "vector.broadcast"(%154) : (f32) -> vector<4xf32>
      %178 = "llvm.intr.fma"(%176, %155, %177) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %179 = "vector.extract"(%178) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %180 = "vector.extract"(%178) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %181 = "vector.extract"(%178) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %182 = "vector.extract"(%178) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %183 = "llvm.call_intrinsic"(%179) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %184 = "llvm.call_intrinsic"(%180) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %185 = "llvm.call_intrinsic"(%181) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %186 = "llvm.call_intrinsic"(%182) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %187 = "vector.from_elements"(%183, %184, %185, %186) : (f32, f32, f32, f32) -> vector<4xf32>
      %188 = "vector.extract"(%187) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %189 = "vector.extract"(%187) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %190 = "arith.addf"(%188, %189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %191 = "vector.extract"(%187) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %192 = "vector.extract"(%187) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %193 = "arith.addf"(%191, %192) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %194 = "arith.addf"(%190, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %195 = "arith.addf"(%194, %152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %196 = "arith.addf"(%175, %195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %197 = "nvvm.shfl.sync"(%140, %196, %141, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %198 = "arith.addf"(%196, %197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %199 = "nvvm.shfl.sync"(%140, %198, %145, %142) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %200 = "arith.addf"(%198, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %201 = "llvm.call_intrinsic"(%200) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %202 = "arith.subf"(%153, %153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %203 = "llvm.call_intrinsic"(%202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %204 = "arith.mulf"(%201, %203) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %205 = "vector.from_elements"(%167, %168, %170, %171) : (f32, f32, f32, f32) -> vector<4xf32>
      %206 = "vector.broadcast"(%204) : (f32) -> vector<4xf32>
      %207 = "arith.mulf"(%205, %206) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %208 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %209 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %210 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %211 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %212 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %213 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %214 = "arith.muli"(%211, %27) : (i32, i32) -> i32
      %215 = "arith.divui"(%208, %18) : (i32, i32) -> i32
      %216 = "arith.addi"(%214, %215) : (i32, i32) -> i32
      %217 = "arith.extsi"(%216) : (i32) -> i64
      %218 = "arith.muli"(%217, %5) : (i64, i64) -> i64
      %219 = "llvm.getelementptr"(%4, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %223 = "arith.remui"(%220, %18) : (i32, i32) -> i32
      %224 = "arith.muli"(%223, %18) : (i32, i32) -> i32
      %225 = "llvm.getelementptr"(%219, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %226 = "vector.extract"(%207) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %227 = "vector.extract"(%207) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %228 = "vector.extract"(%207) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %229 = "vector.extract"(%207) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %230 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %231 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %232 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %233 = "arith.remui"(%230, %18) : (i32, i32) -> i32
      %234 = "arith.muli"(%233, %18) : (i32, i32) -> i32
      %235 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %237 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %238 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %241 = "arith.muli"(%238, %27) : (i32, i32) -> i32
      %242 = "arith.divui"(%235, %18) : (i32, i32) -> i32
      %243 = "arith.addi"(%241, %242) : (i32, i32) -> i32
      %244 = "arith.cmpi"(%243, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %245 = "arith.cmpi"(%234, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %246 = "arith.andi"(%244, %245) : (i1, i1) -> i1
      %247 = "arith.extui"(%246) : (i1) -> i8
      %248 = "arith.cmpi"(%247, %53) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%248) ({
        %249 = "llvm.bitcast"(%226) : (f32) -> i32
        %250 = "llvm.bitcast"(%227) : (f32) -> i32
        %251 = "llvm.bitcast"(%228) : (f32) -> i32
        %252 = "llvm.bitcast"(%229) : (f32) -> i32
        %253 = "vector.from_elements"(%249, %250, %251, %252) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%253, %225) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %254 = "vector.from_elements"(%188, %189, %191, %192) : (f32, f32, f32, f32) -> vector<4xf32>
      %255 = "vector.broadcast"(%204) : (f32) -> vector<4xf32>
      %256 = "arith.mulf"(%254, %255) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %257 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %258 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %259 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %261 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %262 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %263 = "arith.muli"(%260, %27) : (i32, i32) -> i32
      %264 = "arith.divui"(%257, %18) : (i32, i32) -> i32
      %265 = "arith.addi"(%263, %264) : (i32, i32) -> i32
      %266 = "arith.extsi"(%265) : (i32) -> i64
      %267 = "arith.muli"(%266, %5) : (i64, i64) -> i64
      %268 = "llvm.getelementptr"(%4, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %269 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %270 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %271 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %272 = "arith.remui"(%269, %18) : (i32, i32) -> i32
      %273 = "arith.muli"(%272, %18) : (i32, i32) -> i32
      %274 = "llvm.getelementptr"(%268, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %275 = "llvm.getelementptr"(%274) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %276 = "vector.extract"(%256) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %277 = "vector.extract"(%256) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %278 = "vector.extract"(%256) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %279 = "vector.extract"(%256) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %280 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %282 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %283 = "arith.remui"(%280, %18) : (i32, i32) -> i32
      %284 = "arith.muli"(%283, %18) : (i32, i32) -> i32
      %285 = "arith.addi"(%284, %73) : (i32, i32) -> i32
      %286 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %288 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %289 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %290 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %292 = "arith.muli"(%289, %27) : (i32, i32) -> i32
      %293 = "arith.divui"(%286, %18) : (i32, i32) -> i32
      %294 = "arith.addi"(%292, %293) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.cmpi"(%285, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%295, %296) : (i1, i1) -> i1
      %298 = "arith.extui"(%297) : (i1) -> i8
      %299 = "arith.cmpi"(%298, %53) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%299) ({
        %300 = "llvm.bitcast"(%276) : (f32) -> i32
        %301 = "llvm.bitcast"(%277) : (f32) -> i32
        %302 = "llvm.bitcast"(%278) : (f32) -> i32
        %303 = "llvm.bitcast"(%279) : (f32) -> i32
        %304 = "vector.from_elements"(%300, %301, %302, %303) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%304, %275) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
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
