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
      %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %128 = "arith.remui"(%125, %22) : (i32, i32) -> i32
      %129 = "arith.muli"(%128, %22) : (i32, i32) -> i32
      %130 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %131 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %136 = "arith.muli"(%133, %31) : (i32, i32) -> i32
      %137 = "arith.divui"(%130, %22) : (i32, i32) -> i32
      %138 = "arith.addi"(%136, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.cmpi"(%129, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%139, %140) : (i1, i1) -> i1
      %142 = "arith.extui"(%141) : (i1) -> i8
      %143 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %151 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %152 = "arith.remui"(%149, %22) : (i32, i32) -> i32
      %153 = "arith.muli"(%152, %22) : (i32, i32) -> i32
      %154 = "llvm.getelementptr"(%4, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %155 = "arith.cmpi"(%142, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      %156, %157, %158, %159 = "scf.if"(%155) ({
        %160 = "llvm.load"(%154) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %161 = "vector.extract"(%160) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %162 = "vector.extract"(%160) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %163 = "vector.extract"(%160) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %164 = "vector.extract"(%160) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %165 = "llvm.bitcast"(%161) : (i32) -> f32
        %166 = "llvm.bitcast"(%162) : (i32) -> f32
        %167 = "llvm.bitcast"(%163) : (i32) -> f32
        %168 = "llvm.bitcast"(%164) : (i32) -> f32
        "scf.yield"(%165, %166, %167, %168) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%11, %12, %13, %14) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %169 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %171 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %172 = "arith.remui"(%169, %22) : (i32, i32) -> i32
      %173 = "arith.muli"(%172, %22) : (i32, i32) -> i32
      %174 = "arith.addi"(%173, %77) : (i32, i32) -> i32
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
      %187 = "arith.extui"(%186) : (i1) -> i8
      %188 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %189 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %190 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %191 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %192 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %193 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %197 = "arith.remui"(%194, %22) : (i32, i32) -> i32
      %198 = "arith.muli"(%197, %22) : (i32, i32) -> i32
      %199 = "llvm.getelementptr"(%4, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %200 = "llvm.getelementptr"(%199) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %201 = "arith.cmpi"(%187, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      %202, %203, %204, %205 = "scf.if"(%201) ({
        %206 = "llvm.load"(%200) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %207 = "vector.extract"(%206) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %208 = "vector.extract"(%206) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %209 = "vector.extract"(%206) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %210 = "vector.extract"(%206) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %211 = "llvm.bitcast"(%207) : (i32) -> f32
        %212 = "llvm.bitcast"(%208) : (i32) -> f32
        %213 = "llvm.bitcast"(%209) : (i32) -> f32
        %214 = "llvm.bitcast"(%210) : (i32) -> f32
        "scf.yield"(%211, %212, %213, %214) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %215 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %216 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %217 = "arith.mulf"(%215, %216) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %218 = "vector.extract"(%217) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %219 = "vector.extract"(%217) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %220 = "arith.addf"(%218, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %221 = "vector.extract"(%217) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %222 = "vector.extract"(%217) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %223 = "arith.addf"(%221, %222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %224 = "arith.addf"(%220, %223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %225 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %226 = "arith.addf"(%224, %225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %227 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %228 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %229 = "arith.mulf"(%227, %228) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %230 = "vector.extract"(%229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %231 = "vector.extract"(%229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %232 = "arith.addf"(%230, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %233 = "vector.extract"(%229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %234 = "vector.extract"(%229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %235 = "arith.addf"(%233, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %236 = "arith.addf"(%232, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %237 = "arith.addf"(%236, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %238 = "arith.addf"(%225, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %239 = "arith.constant"() {value = -1 : i32} : () -> i32
      %240 = "arith.constant"() {value = 2 : i32} : () -> i32
      %241 = "arith.constant"() {value = 31 : i32} : () -> i32
      %242 = "nvvm.shfl.sync"(%239, %238, %240, %241) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %243 = "arith.addf"(%238, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %244 = "arith.constant"() {value = 1 : i32} : () -> i32
      %245 = "nvvm.shfl.sync"(%239, %243, %244, %241) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %246 = "arith.addf"(%243, %245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %247 = "arith.mulf"(%246, %9) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %248 = "arith.addf"(%247, %7) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %249 = "llvm.call"(%248) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %250 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %251 = "vector.broadcast"(%249) : (f32) -> vector<4xf32>
      %252 = "arith.mulf"(%250, %251) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %253 = "vector.from_elements"(%156, %157, %158, %159) : (f32, f32, f32, f32) -> vector<4xf32>
      %254 = "arith.mulf"(%252, %253) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %255 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %256 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %257 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %258 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %259 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %261 = "arith.muli"(%258, %31) : (i32, i32) -> i32
      %262 = "arith.divui"(%255, %22) : (i32, i32) -> i32
      %263 = "arith.addi"(%261, %262) : (i32, i32) -> i32
      %264 = "arith.extsi"(%263) : (i32) -> i64
      %265 = "arith.muli"(%264, %6) : (i64, i64) -> i64
      %266 = "llvm.getelementptr"(%5, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %267 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %268 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %270 = "arith.remui"(%267, %22) : (i32, i32) -> i32
      %271 = "arith.muli"(%270, %22) : (i32, i32) -> i32
      %272 = "llvm.getelementptr"(%266, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %273 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %274 = "vector.extract"(%254) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %275 = "vector.extract"(%254) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %276 = "vector.extract"(%254) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %277 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %278 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %279 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %280 = "arith.remui"(%277, %22) : (i32, i32) -> i32
      %281 = "arith.muli"(%280, %22) : (i32, i32) -> i32
      %282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %288 = "arith.muli"(%285, %31) : (i32, i32) -> i32
      %289 = "arith.divui"(%282, %22) : (i32, i32) -> i32
      %290 = "arith.addi"(%288, %289) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.cmpi"(%281, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %293 = "arith.andi"(%291, %292) : (i1, i1) -> i1
      %294 = "arith.extui"(%293) : (i1) -> i8
      %295 = "arith.cmpi"(%294, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%295) ({
        %296 = "llvm.bitcast"(%273) : (f32) -> i32
        %297 = "llvm.bitcast"(%274) : (f32) -> i32
        %298 = "llvm.bitcast"(%275) : (f32) -> i32
        %299 = "llvm.bitcast"(%276) : (f32) -> i32
        %300 = "vector.from_elements"(%296, %297, %298, %299) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%300, %272) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %301 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %302 = "vector.broadcast"(%249) : (f32) -> vector<4xf32>
      %303 = "arith.mulf"(%301, %302) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %304 = "vector.from_elements"(%202, %203, %204, %205) : (f32, f32, f32, f32) -> vector<4xf32>
      %305 = "arith.mulf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %306 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %307 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %308 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %309 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %312 = "arith.muli"(%309, %31) : (i32, i32) -> i32
      %313 = "arith.divui"(%306, %22) : (i32, i32) -> i32
      %314 = "arith.addi"(%312, %313) : (i32, i32) -> i32
      %315 = "arith.extsi"(%314) : (i32) -> i64
      %316 = "arith.muli"(%315, %6) : (i64, i64) -> i64
      %317 = "llvm.getelementptr"(%5, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %318 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %319 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %320 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %321 = "arith.remui"(%318, %22) : (i32, i32) -> i32
      %322 = "arith.muli"(%321, %22) : (i32, i32) -> i32
      %323 = "llvm.getelementptr"(%317, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %324 = "llvm.getelementptr"(%323) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %325 = "vector.extract"(%305) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %326 = "vector.extract"(%305) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %327 = "vector.extract"(%305) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %328 = "vector.extract"(%305) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %329 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %330 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %331 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %332 = "arith.remui"(%329, %22) : (i32, i32) -> i32
      %333 = "arith.muli"(%332, %22) : (i32, i32) -> i32
      %334 = "arith.addi"(%333, %77) : (i32, i32) -> i32
      %335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %338 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %339 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %340 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %341 = "arith.muli"(%338, %31) : (i32, i32) -> i32
      %342 = "arith.divui"(%335, %22) : (i32, i32) -> i32
      %343 = "arith.addi"(%341, %342) : (i32, i32) -> i32
      %344 = "arith.cmpi"(%343, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %345 = "arith.cmpi"(%334, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %346 = "arith.andi"(%344, %345) : (i1, i1) -> i1
      %347 = "arith.extui"(%346) : (i1) -> i8
      %348 = "arith.cmpi"(%347, %57) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%348) ({
        %349 = "llvm.bitcast"(%325) : (f32) -> i32
        %350 = "llvm.bitcast"(%326) : (f32) -> i32
        %351 = "llvm.bitcast"(%327) : (f32) -> i32
        %352 = "llvm.bitcast"(%328) : (f32) -> i32
        %353 = "vector.from_elements"(%349, %350, %351, %352) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%353, %324) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rmsnorm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 10 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
