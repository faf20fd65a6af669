"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %8 = "arith.sitofp"(%2) : (i32) -> f32
      %9 = "llvm.call_intrinsic"(%8) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %10 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %11 = "vector.extract"(%10) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %12 = "vector.extract"(%10) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %13 = "vector.extract"(%10) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %14 = "vector.extract"(%10) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %15 = "vector.extract"(%10) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %16 = "vector.extract"(%10) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%10) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%10) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %19 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %22 = "arith.constant"() {value = 4 : i32} : () -> i32
      %23 = "arith.remui"(%19, %22) : (i32, i32) -> i32
      %24 = "arith.muli"(%23, %22) : (i32, i32) -> i32
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i32} : () -> i32
      %32 = "arith.muli"(%28, %31) : (i32, i32) -> i32
      %33 = "arith.divui"(%25, %22) : (i32, i32) -> i32
      %34 = "arith.addi"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %36 = "arith.cmpi"(%24, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %37 = "arith.andi"(%35, %36) : (i1, i1) -> i1
      %38 = "arith.extui"(%37) : (i1) -> i8
      %39 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %45 = "arith.muli"(%42, %31) : (i32, i32) -> i32
      %46 = "arith.divui"(%39, %22) : (i32, i32) -> i32
      %47 = "arith.addi"(%45, %46) : (i32, i32) -> i32
      %48 = "arith.extsi"(%47) : (i32) -> i64
      %49 = "arith.muli"(%48, %3) : (i64, i64) -> i64
      %50 = "llvm.getelementptr"(%0, %49) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "arith.remui"(%51, %22) : (i32, i32) -> i32
      %55 = "arith.muli"(%54, %22) : (i32, i32) -> i32
      %56 = "llvm.getelementptr"(%50, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %57 = "arith.constant"() {value = 0 : i8} : () -> i8
      %58 = "arith.cmpi"(%38, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      %59, %60, %61, %62 = "scf.if"(%58) ({
        %63 = "llvm.load"(%56) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %64 = "vector.extract"(%63) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %65 = "vector.extract"(%63) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %66 = "vector.extract"(%63) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %67 = "vector.extract"(%63) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %68 = "llvm.bitcast"(%64) : (i32) -> f32
        %69 = "llvm.bitcast"(%65) : (i32) -> f32
        %70 = "llvm.bitcast"(%66) : (i32) -> f32
        %71 = "llvm.bitcast"(%67) : (i32) -> f32
        "scf.yield"(%68, %69, %70, %71) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%11, %12, %13, %14) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %72 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %75 = "arith.remui"(%72, %22) : (i32, i32) -> i32
      %76 = "arith.muli"(%75, %22) : (i32, i32) -> i32
      %77 = "arith.constant"() {value = 16 : i32} : () -> i32
      %78 = "arith.addi"(%76, %77) : (i32, i32) -> i32
      %79 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %82 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %85 = "arith.muli"(%82, %31) : (i32, i32) -> i32
      %86 = "arith.divui"(%79, %22) : (i32, i32) -> i32
      %87 = "arith.addi"(%85, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.cmpi"(%78, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %90 = "arith.andi"(%88, %89) : (i1, i1) -> i1
      %91 = "arith.extui"(%90) : (i1) -> i8
      %92 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %98 = "arith.muli"(%95, %31) : (i32, i32) -> i32
      %99 = "arith.divui"(%92, %22) : (i32, i32) -> i32
      %100 = "arith.addi"(%98, %99) : (i32, i32) -> i32
      %101 = "arith.extsi"(%100) : (i32) -> i64
      %102 = "arith.muli"(%101, %3) : (i64, i64) -> i64
      %103 = "llvm.getelementptr"(%0, %102) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %107 = "arith.remui"(%104, %22) : (i32, i32) -> i32
      %108 = "arith.muli"(%107, %22) : (i32, i32) -> i32
      %109 = "llvm.getelementptr"(%103, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %110 = "llvm.getelementptr"(%109) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %111 = "arith.cmpi"(%91, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      %112, %113, %114, %115 = "scf.if"(%111) ({
        %116 = "llvm.load"(%110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %121 = "llvm.bitcast"(%117) : (i32) -> f32
        %122 = "llvm.bitcast"(%118) : (i32) -> f32
        %123 = "llvm.bitcast"(%119) : (i32) -> f32
        %124 = "llvm.bitcast"(%120) : (i32) -> f32
        "scf.yield"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %125 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %126 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %127 = "arith.mulf"(%125, %126) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %128 = "vector.shuffle"(%127, %127) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %129 = "vector.shuffle"(%127, %127) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %130 = "arith.addf"(%128, %129) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %131 = "vector.shuffle"(%130, %130) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %132 = "vector.shuffle"(%130, %130) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %133 = "arith.addf"(%131, %132) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %135 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %136 = "arith.addf"(%134, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %137 = "arith.addf"(%135, %136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %138 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %139 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %140 = "arith.mulf"(%138, %139) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %141 = "vector.shuffle"(%140, %140) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %142 = "vector.shuffle"(%140, %140) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %143 = "arith.addf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %144 = "vector.shuffle"(%143, %143) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %145 = "vector.shuffle"(%143, %143) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %146 = "arith.addf"(%144, %145) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %148 = "arith.addf"(%147, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %149 = "arith.addf"(%137, %148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %150 = "arith.addf"(%135, %149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %151 = "arith.constant"() {value = -1 : i32} : () -> i32
      %152 = "arith.constant"() {value = 2 : i32} : () -> i32
      %153 = "arith.constant"() {value = 31 : i32} : () -> i32
      %154 = "nvvm.shfl.sync"(%151, %150, %152, %153) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %155 = "arith.addf"(%150, %154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %156 = "arith.constant"() {value = 1 : i32} : () -> i32
      %157 = "nvvm.shfl.sync"(%151, %155, %156, %153) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %158 = "arith.addf"(%155, %157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %159 = "arith.mulf"(%158, %9) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %160 = "arith.addf"(%159, %7) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %161 = "llvm.call"(%160) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %162 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %163 = "vector.broadcast"(%161) : (f32) -> vector<4xf32>
      %164 = "arith.mulf"(%162, %163) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %165 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %166 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %167 = "vector.extract"(%165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %168 = "vector.extract"(%165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %169 = "vector.extract"(%165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %170 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %171 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %172 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %173 = "arith.remui"(%170, %22) : (i32, i32) -> i32
      %174 = "arith.muli"(%173, %22) : (i32, i32) -> i32
      %175 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %181 = "arith.muli"(%178, %31) : (i32, i32) -> i32
      %182 = "arith.divui"(%175, %22) : (i32, i32) -> i32
      %183 = "arith.addi"(%181, %182) : (i32, i32) -> i32
      %184 = "arith.cmpi"(%183, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %185 = "arith.cmpi"(%174, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.andi"(%184, %185) : (i1, i1) -> i1
      %187, %188, %189, %190 = "scf.if"(%186) ({
        %191 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %192 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %193 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %194 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %195 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %196 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %197 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %198 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %199 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %200 = "arith.remui"(%197, %22) : (i32, i32) -> i32
        %201 = "arith.muli"(%200, %22) : (i32, i32) -> i32
        %202 = "llvm.getelementptr"(%4, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %203 = "llvm.load"(%202) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %204 = "vector.extract"(%203) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %205 = "vector.extract"(%203) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %206 = "vector.extract"(%203) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %207 = "vector.extract"(%203) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%204, %205, %206, %207) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%166, %167, %168, %169) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %208 = "vector.from_elements"(%187, %188, %189, %190) : (f32, f32, f32, f32) -> vector<4xf32>
      %209 = "arith.mulf"(%164, %208) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %210 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %211 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %212 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %213 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %214 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %215 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %216 = "arith.muli"(%213, %31) : (i32, i32) -> i32
      %217 = "arith.divui"(%210, %22) : (i32, i32) -> i32
      %218 = "arith.addi"(%216, %217) : (i32, i32) -> i32
      %219 = "arith.extsi"(%218) : (i32) -> i64
      %220 = "arith.muli"(%219, %6) : (i64, i64) -> i64
      %221 = "llvm.getelementptr"(%5, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %222 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %223 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %224 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %225 = "arith.remui"(%222, %22) : (i32, i32) -> i32
      %226 = "arith.muli"(%225, %22) : (i32, i32) -> i32
      %227 = "llvm.getelementptr"(%221, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %228 = "vector.extract"(%209) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %229 = "vector.extract"(%209) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %230 = "vector.extract"(%209) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %231 = "vector.extract"(%209) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %232 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %233 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %234 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %235 = "arith.remui"(%232, %22) : (i32, i32) -> i32
      %236 = "arith.muli"(%235, %22) : (i32, i32) -> i32
      %237 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %238 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %243 = "arith.muli"(%240, %31) : (i32, i32) -> i32
      %244 = "arith.divui"(%237, %22) : (i32, i32) -> i32
      %245 = "arith.addi"(%243, %244) : (i32, i32) -> i32
      %246 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %247 = "arith.cmpi"(%236, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %248 = "arith.andi"(%246, %247) : (i1, i1) -> i1
      "scf.if"(%248) ({
        %249 = "vector.from_elements"(%228, %229, %230, %231) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%249, %227) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %250 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %251 = "vector.broadcast"(%161) : (f32) -> vector<4xf32>
      %252 = "arith.mulf"(%250, %251) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %253 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %254 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %255 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %256 = "arith.remui"(%253, %22) : (i32, i32) -> i32
      %257 = "arith.muli"(%256, %22) : (i32, i32) -> i32
      %258 = "arith.addi"(%257, %77) : (i32, i32) -> i32
      %259 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %261 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %262 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %263 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %265 = "arith.muli"(%262, %31) : (i32, i32) -> i32
      %266 = "arith.divui"(%259, %22) : (i32, i32) -> i32
      %267 = "arith.addi"(%265, %266) : (i32, i32) -> i32
      %268 = "arith.cmpi"(%267, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %269 = "arith.cmpi"(%258, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %270 = "arith.andi"(%268, %269) : (i1, i1) -> i1
      %271, %272, %273, %274 = "scf.if"(%270) ({
        %275 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %276 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %277 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %278 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %279 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %280 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %281 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %282 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %283 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %284 = "arith.remui"(%281, %22) : (i32, i32) -> i32
        %285 = "arith.muli"(%284, %22) : (i32, i32) -> i32
        %286 = "llvm.getelementptr"(%4, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %287 = "llvm.getelementptr"(%286) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %288 = "llvm.load"(%287) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %289 = "vector.extract"(%288) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %290 = "vector.extract"(%288) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %291 = "vector.extract"(%288) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %292 = "vector.extract"(%288) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%289, %290, %291, %292) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%166, %167, %168, %169) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %293 = "vector.from_elements"(%271, %272, %273, %274) : (f32, f32, f32, f32) -> vector<4xf32>
      %294 = "arith.mulf"(%252, %293) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %295 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %296 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %297 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %298 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %299 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %300 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %301 = "arith.muli"(%298, %31) : (i32, i32) -> i32
      %302 = "arith.divui"(%295, %22) : (i32, i32) -> i32
      %303 = "arith.addi"(%301, %302) : (i32, i32) -> i32
      %304 = "arith.extsi"(%303) : (i32) -> i64
      %305 = "arith.muli"(%304, %6) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%5, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %308 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %309 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %310 = "arith.remui"(%307, %22) : (i32, i32) -> i32
      %311 = "arith.muli"(%310, %22) : (i32, i32) -> i32
      %312 = "llvm.getelementptr"(%306, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %313 = "llvm.getelementptr"(%312) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %314 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %315 = "vector.extract"(%294) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %316 = "vector.extract"(%294) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %317 = "vector.extract"(%294) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %318 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %319 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %320 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %321 = "arith.remui"(%318, %22) : (i32, i32) -> i32
      %322 = "arith.muli"(%321, %22) : (i32, i32) -> i32
      %323 = "arith.addi"(%322, %77) : (i32, i32) -> i32
      %324 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %325 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %326 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %327 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %328 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %329 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %330 = "arith.muli"(%327, %31) : (i32, i32) -> i32
      %331 = "arith.divui"(%324, %22) : (i32, i32) -> i32
      %332 = "arith.addi"(%330, %331) : (i32, i32) -> i32
      %333 = "arith.cmpi"(%332, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %334 = "arith.cmpi"(%323, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %335 = "arith.andi"(%333, %334) : (i1, i1) -> i1
      "scf.if"(%335) ({
        %336 = "vector.from_elements"(%314, %315, %316, %317) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%336, %313) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rmsnorm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 16 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
    %8 = "arith.constant"() {value = 31 : i32} : () -> i32
    %9 = "arith.addi"(%1, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 32 : i32} : () -> i32
    %11 = "arith.divui"(%9, %10) : (i32, i32) -> i32
    %12 = "arith.constant"() {value = 1 : i32} : () -> i32
    %13 = "arith.constant"() {value = 128 : i32} : () -> i32
    %14 = "arith.constant"() {value = 136 : i32} : () -> i32
    "gpu.launch_func"(%11, %12, %12, %13, %12, %12, %14, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@rmsnorm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_f32_form4x2x1x0x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
