"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: f32, %12: f32):
      %13 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %14 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %15 = "vector.extract"(%14) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %16 = "vector.extract"(%14) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%14) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%14) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %19 = "vector.extract"(%14) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %20 = "vector.extract"(%14) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %21 = "vector.extract"(%14) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %22 = "vector.extract"(%14) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %23 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %26 = "arith.constant"() {value = 64 : i32} : () -> i32
      %27 = "arith.remui"(%23, %26) : (i32, i32) -> i32
      %28 = "arith.constant"() {value = 4 : i32} : () -> i32
      %29 = "arith.muli"(%27, %28) : (i32, i32) -> i32
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %36 = "arith.constant"() {value = 2 : i32} : () -> i32
      %37 = "arith.muli"(%33, %36) : (i32, i32) -> i32
      %38 = "arith.divui"(%30, %26) : (i32, i32) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.cmpi"(%39, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %41 = "arith.cmpi"(%29, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %42 = "arith.andi"(%40, %41) : (i1, i1) -> i1
      %43 = "arith.extui"(%42) : (i1) -> i8
      %44 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %49 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %50 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %51 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %53 = "arith.remui"(%50, %26) : (i32, i32) -> i32
      %54 = "arith.muli"(%53, %28) : (i32, i32) -> i32
      %55 = "llvm.getelementptr"(%6, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %56 = "arith.constant"() {value = 0 : i8} : () -> i8
      %57 = "arith.cmpi"(%43, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %58, %59, %60, %61 = "scf.if"(%57) ({
        %62 = "llvm.load"(%55) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %65 = "vector.extract"(%62) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %66 = "vector.extract"(%62) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %67 = "llvm.bitcast"(%63) : (i32) -> f32
        %68 = "llvm.bitcast"(%64) : (i32) -> f32
        %69 = "llvm.bitcast"(%65) : (i32) -> f32
        %70 = "llvm.bitcast"(%66) : (i32) -> f32
        "scf.yield"(%67, %68, %69, %70) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %71 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %74 = "arith.remui"(%71, %26) : (i32, i32) -> i32
      %75 = "arith.muli"(%74, %28) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 256 : i32} : () -> i32
      %77 = "arith.addi"(%75, %76) : (i32, i32) -> i32
      %78 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %79 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %82 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %84 = "arith.muli"(%81, %36) : (i32, i32) -> i32
      %85 = "arith.divui"(%78, %26) : (i32, i32) -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%86, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%77, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90 = "arith.extui"(%89) : (i1) -> i8
      %91 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %100 = "arith.remui"(%97, %26) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %28) : (i32, i32) -> i32
      %102 = "llvm.getelementptr"(%6, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %103 = "llvm.getelementptr"(%102) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %104 = "arith.cmpi"(%90, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %105, %106, %107, %108 = "scf.if"(%104) ({
        %109 = "llvm.load"(%103) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %114 = "llvm.bitcast"(%110) : (i32) -> f32
        %115 = "llvm.bitcast"(%111) : (i32) -> f32
        %116 = "llvm.bitcast"(%112) : (i32) -> f32
        %117 = "llvm.bitcast"(%113) : (i32) -> f32
        "scf.yield"(%114, %115, %116, %117) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%19, %20, %21, %22) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %118 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %120 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %121 = "arith.remui"(%118, %26) : (i32, i32) -> i32
      %122 = "arith.muli"(%121, %28) : (i32, i32) -> i32
      %123 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %124 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %125 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %126 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %129 = "arith.muli"(%126, %36) : (i32, i32) -> i32
      %130 = "arith.divui"(%123, %26) : (i32, i32) -> i32
      %131 = "arith.addi"(%129, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.cmpi"(%122, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%132, %133) : (i1, i1) -> i1
      %135 = "arith.extui"(%134) : (i1) -> i8
      %136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %141 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %142 = "arith.muli"(%139, %36) : (i32, i32) -> i32
      %143 = "arith.divui"(%136, %26) : (i32, i32) -> i32
      %144 = "arith.addi"(%142, %143) : (i32, i32) -> i32
      %145 = "arith.extsi"(%144) : (i32) -> i64
      %146 = "arith.muli"(%145, %3) : (i64, i64) -> i64
      %147 = "llvm.getelementptr"(%0, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %148 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %151 = "arith.remui"(%148, %26) : (i32, i32) -> i32
      %152 = "arith.muli"(%151, %28) : (i32, i32) -> i32
      %153 = "llvm.getelementptr"(%147, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %154 = "arith.cmpi"(%135, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %155, %156, %157, %158 = "scf.if"(%154) ({
        %159 = "llvm.load"(%153) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %161 = "vector.extract"(%159) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %162 = "vector.extract"(%159) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %163 = "vector.extract"(%159) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %164 = "llvm.bitcast"(%160) : (i32) -> f32
        %165 = "llvm.bitcast"(%161) : (i32) -> f32
        %166 = "llvm.bitcast"(%162) : (i32) -> f32
        %167 = "llvm.bitcast"(%163) : (i32) -> f32
        "scf.yield"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %171 = "arith.remui"(%168, %26) : (i32, i32) -> i32
      %172 = "arith.muli"(%171, %28) : (i32, i32) -> i32
      %173 = "arith.addi"(%172, %76) : (i32, i32) -> i32
      %174 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %180 = "arith.muli"(%177, %36) : (i32, i32) -> i32
      %181 = "arith.divui"(%174, %26) : (i32, i32) -> i32
      %182 = "arith.addi"(%180, %181) : (i32, i32) -> i32
      %183 = "arith.cmpi"(%182, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %184 = "arith.cmpi"(%173, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %185 = "arith.andi"(%183, %184) : (i1, i1) -> i1
      %186 = "arith.extui"(%185) : (i1) -> i8
      %187 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %188 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %189 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %190 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %191 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %192 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %193 = "arith.muli"(%190, %36) : (i32, i32) -> i32
      %194 = "arith.divui"(%187, %26) : (i32, i32) -> i32
      %195 = "arith.addi"(%193, %194) : (i32, i32) -> i32
      %196 = "arith.extsi"(%195) : (i32) -> i64
      %197 = "arith.muli"(%196, %3) : (i64, i64) -> i64
      %198 = "llvm.getelementptr"(%0, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %201 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %202 = "arith.remui"(%199, %26) : (i32, i32) -> i32
      %203 = "arith.muli"(%202, %28) : (i32, i32) -> i32
      %204 = "llvm.getelementptr"(%198, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %205 = "llvm.getelementptr"(%204) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %206 = "arith.cmpi"(%186, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %207, %208, %209, %210 = "scf.if"(%206) ({
        %211 = "llvm.load"(%205) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %212 = "vector.extract"(%211) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %213 = "vector.extract"(%211) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %214 = "vector.extract"(%211) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %215 = "vector.extract"(%211) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %216 = "llvm.bitcast"(%212) : (i32) -> f32
        %217 = "llvm.bitcast"(%213) : (i32) -> f32
        %218 = "llvm.bitcast"(%214) : (i32) -> f32
        %219 = "llvm.bitcast"(%215) : (i32) -> f32
        "scf.yield"(%216, %217, %218, %219) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%19, %20, %21, %22) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %223 = "arith.remui"(%220, %26) : (i32, i32) -> i32
      %224 = "arith.muli"(%223, %28) : (i32, i32) -> i32
      %225 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %226 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %227 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %228 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %231 = "arith.muli"(%228, %36) : (i32, i32) -> i32
      %232 = "arith.divui"(%225, %26) : (i32, i32) -> i32
      %233 = "arith.addi"(%231, %232) : (i32, i32) -> i32
      %234 = "arith.cmpi"(%233, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.cmpi"(%224, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %236 = "arith.andi"(%234, %235) : (i1, i1) -> i1
      %237 = "arith.extui"(%236) : (i1) -> i8
      %238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %243 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %244 = "arith.muli"(%241, %36) : (i32, i32) -> i32
      %245 = "arith.divui"(%238, %26) : (i32, i32) -> i32
      %246 = "arith.addi"(%244, %245) : (i32, i32) -> i32
      %247 = "arith.extsi"(%246) : (i32) -> i64
      %248 = "arith.muli"(%247, %5) : (i64, i64) -> i64
      %249 = "llvm.getelementptr"(%4, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %250 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %251 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %252 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %253 = "arith.remui"(%250, %26) : (i32, i32) -> i32
      %254 = "arith.muli"(%253, %28) : (i32, i32) -> i32
      %255 = "llvm.getelementptr"(%249, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %256 = "arith.cmpi"(%237, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %257, %258, %259, %260 = "scf.if"(%256) ({
        %261 = "llvm.load"(%255) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %262 = "vector.extract"(%261) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %263 = "vector.extract"(%261) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %264 = "vector.extract"(%261) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %265 = "vector.extract"(%261) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %266 = "llvm.bitcast"(%262) : (i32) -> f32
        %267 = "llvm.bitcast"(%263) : (i32) -> f32
        %268 = "llvm.bitcast"(%264) : (i32) -> f32
        %269 = "llvm.bitcast"(%265) : (i32) -> f32
        "scf.yield"(%266, %267, %268, %269) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %270 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %271 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %272 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %273 = "arith.remui"(%270, %26) : (i32, i32) -> i32
      %274 = "arith.muli"(%273, %28) : (i32, i32) -> i32
      %275 = "arith.addi"(%274, %76) : (i32, i32) -> i32
      %276 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %277 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %278 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %279 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %280 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %282 = "arith.muli"(%279, %36) : (i32, i32) -> i32
      %283 = "arith.divui"(%276, %26) : (i32, i32) -> i32
      %284 = "arith.addi"(%282, %283) : (i32, i32) -> i32
      %285 = "arith.cmpi"(%284, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %286 = "arith.cmpi"(%275, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %287 = "arith.andi"(%285, %286) : (i1, i1) -> i1
      %288 = "arith.extui"(%287) : (i1) -> i8
      %289 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %290 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %292 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %293 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %294 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %295 = "arith.muli"(%292, %36) : (i32, i32) -> i32
      %296 = "arith.divui"(%289, %26) : (i32, i32) -> i32
      %297 = "arith.addi"(%295, %296) : (i32, i32) -> i32
      %298 = "arith.extsi"(%297) : (i32) -> i64
      %299 = "arith.muli"(%298, %5) : (i64, i64) -> i64
      %300 = "llvm.getelementptr"(%4, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %301 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %302 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %303 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %304 = "arith.remui"(%301, %26) : (i32, i32) -> i32
      %305 = "arith.muli"(%304, %28) : (i32, i32) -> i32
      %306 = "llvm.getelementptr"(%300, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %307 = "llvm.getelementptr"(%306) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %308 = "arith.cmpi"(%288, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      %309, %310, %311, %312 = "scf.if"(%308) ({
        %313 = "llvm.load"(%307) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %314 = "vector.extract"(%313) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %315 = "vector.extract"(%313) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %316 = "vector.extract"(%313) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %317 = "vector.extract"(%313) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %318 = "llvm.bitcast"(%314) : (i32) -> f32
        %319 = "llvm.bitcast"(%315) : (i32) -> f32
        %320 = "llvm.bitcast"(%316) : (i32) -> f32
        %321 = "llvm.bitcast"(%317) : (i32) -> f32
        "scf.yield"(%318, %319, %320, %321) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%19, %20, %21, %22) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %322 = "vector.from_elements"(%257, %258, %259, %260) : (f32, f32, f32, f32) -> vector<4xf32>
      %323 = "arith.mulf"(%322, %322) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %324 = "vector.extract"(%323) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %325 = "vector.extract"(%323) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %326 = "arith.addf"(%324, %325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %327 = "vector.extract"(%323) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %328 = "vector.extract"(%323) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %329 = "arith.addf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %330 = "arith.addf"(%326, %329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %331 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %332 = "arith.addf"(%330, %331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %333 = "vector.from_elements"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> vector<4xf32>
      %334 = "vector.from_elements"(%58, %59, %60, %61) : (f32, f32, f32, f32) -> vector<4xf32>
      %335 = "arith.mulf"(%333, %334) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %336 = "arith.mulf"(%322, %335) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %337 = "vector.extract"(%336) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %338 = "vector.extract"(%336) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %339 = "arith.addf"(%337, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %340 = "vector.extract"(%336) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %341 = "vector.extract"(%336) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %342 = "arith.addf"(%340, %341) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %343 = "arith.addf"(%339, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %344 = "arith.addf"(%343, %331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %345 = "vector.from_elements"(%309, %310, %311, %312) : (f32, f32, f32, f32) -> vector<4xf32>
      %346 = "arith.mulf"(%345, %345) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %347 = "vector.extract"(%346) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %348 = "vector.extract"(%346) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %349 = "arith.addf"(%347, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %350 = "vector.extract"(%346) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %351 = "vector.extract"(%346) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %352 = "arith.addf"(%350, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %353 = "arith.addf"(%349, %352) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %354 = "arith.addf"(%353, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %355 = "vector.from_elements"(%207, %208, %209, %210) : (f32, f32, f32, f32) -> vector<4xf32>
      %356 = "vector.from_elements"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> vector<4xf32>
      %357 = "arith.mulf"(%355, %356) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %358 = "arith.mulf"(%345, %357) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %359 = "vector.extract"(%358) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %360 = "vector.extract"(%358) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %361 = "arith.addf"(%359, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %362 = "vector.extract"(%358) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %363 = "vector.extract"(%358) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %364 = "arith.addf"(%362, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "arith.addf"(%361, %364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %366 = "arith.addf"(%365, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %367 = "arith.addf"(%331, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %368 = "arith.addf"(%331, %366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %369 = "arith.constant"() {value = -1 : i32} : () -> i32
      %370 = "arith.constant"() {value = 16 : i32} : () -> i32
      %371 = "arith.constant"() {value = 31 : i32} : () -> i32
      %372 = "nvvm.shfl.sync"(%369, %367, %370, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %373 = "arith.addf"(%367, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "arith.constant"() {value = 8 : i32} : () -> i32
      %375 = "nvvm.shfl.sync"(%369, %373, %374, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %376 = "arith.addf"(%373, %375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %377 = "nvvm.shfl.sync"(%369, %376, %28, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %378 = "arith.addf"(%376, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %379 = "nvvm.shfl.sync"(%369, %378, %36, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %380 = "arith.addf"(%378, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %381 = "arith.constant"() {value = 1 : i32} : () -> i32
      %382 = "nvvm.shfl.sync"(%369, %380, %381, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %383 = "arith.addf"(%380, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %384 = "nvvm.shfl.sync"(%369, %368, %370, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %385 = "arith.addf"(%368, %384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %386 = "nvvm.shfl.sync"(%369, %385, %374, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %387 = "arith.addf"(%385, %386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %388 = "nvvm.shfl.sync"(%369, %387, %28, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %389 = "arith.addf"(%387, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %390 = "nvvm.shfl.sync"(%369, %389, %36, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %391 = "arith.addf"(%389, %390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %392 = "nvvm.shfl.sync"(%369, %391, %381, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %393 = "arith.addf"(%391, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %394 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %395 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %396 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %397 = "arith.constant"() {value = 32 : i32} : () -> i32
      %398 = "arith.remui"(%394, %397) : (i32, i32) -> i32
      %399 = "arith.remui"(%394, %26) : (i32, i32) -> i32
      %400 = "arith.divui"(%399, %397) : (i32, i32) -> i32
      %401 = "arith.divui"(%394, %26) : (i32, i32) -> i32
      %402 = "arith.constant"() {value = 0 : i32} : () -> i32
      %403 = "arith.cmpi"(%398, %402) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%403) ({
        %404 = "arith.muli"(%401, %28) : (i32, i32) -> i32
        %405 = "arith.addi"(%400, %404) : (i32, i32) -> i32
        %406 = "llvm.getelementptr"(%13, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%383, %406) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %407 = "arith.addi"(%400, %36) : (i32, i32) -> i32
        %408 = "arith.addi"(%407, %404) : (i32, i32) -> i32
        %409 = "llvm.getelementptr"(%13, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%393, %409) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %410 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %411 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %412 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %413 = "arith.remui"(%410, %397) : (i32, i32) -> i32
      %414 = "arith.remui"(%413, %36) : (i32, i32) -> i32
      %415 = "arith.divui"(%410, %26) : (i32, i32) -> i32
      %416 = "arith.muli"(%415, %28) : (i32, i32) -> i32
      %417 = "arith.addi"(%414, %416) : (i32, i32) -> i32
      %418 = "llvm.getelementptr"(%13, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %420 = "arith.addi"(%414, %36) : (i32, i32) -> i32
      %421 = "arith.addi"(%420, %416) : (i32, i32) -> i32
      %422 = "llvm.getelementptr"(%13, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %424 = "nvvm.shfl.sync"(%369, %419, %381, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %425 = "nvvm.shfl.sync"(%369, %423, %381, %371) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %426 = "arith.addf"(%419, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %427 = "arith.addf"(%423, %425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %428 = "arith.mulf"(%426, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %429 = "arith.addf"(%428, %11) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %430 = "llvm.call"(%429) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %431 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %432 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %433 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %434 = "arith.remui"(%431, %26) : (i32, i32) -> i32
      %435 = "arith.cmpi"(%434, %402) {predicate = 0 : i64} : (i32, i32) -> i1
      %436 = "scf.if"(%435) ({
        %437 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %438 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %439 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %440 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %441 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %442 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %443 = "arith.muli"(%440, %36) : (i32, i32) -> i32
        %444 = "arith.divui"(%437, %26) : (i32, i32) -> i32
        %445 = "arith.addi"(%443, %444) : (i32, i32) -> i32
        %446 = "arith.cmpi"(%445, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.yield"(%446) : (i1) -> ()
      }, {
        "scf.yield"(%435) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%436) ({
        %447 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %448 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %449 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %450 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %451 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %452 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %453 = "arith.muli"(%450, %36) : (i32, i32) -> i32
        %454 = "arith.divui"(%447, %26) : (i32, i32) -> i32
        %455 = "arith.addi"(%453, %454) : (i32, i32) -> i32
        %456 = "arith.extsi"(%455) : (i32) -> i64
        %457 = "llvm.getelementptr"(%10, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%430, %457) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %458 = "arith.mulf"(%427, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %459 = "arith.mulf"(%458, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %460 = "arith.mulf"(%459, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %461 = "arith.mulf"(%460, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %462 = "vector.from_elements"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> vector<4xf32>
      %463 = "vector.broadcast"(%430) : (f32) -> vector<4xf32>
      %464 = "arith.mulf"(%462, %463) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %465 = "vector.from_elements"(%257, %258, %259, %260) : (f32, f32, f32, f32) -> vector<4xf32>
      %466 = "arith.cmpi"(%1, %381) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%466) ({
        %467 = "arith.mulf"(%464, %465) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %468 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %469 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %470 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %471 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %472 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %473 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %474 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %475 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %476 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %477 = "arith.remui"(%474, %26) : (i32, i32) -> i32
        %478 = "arith.muli"(%477, %28) : (i32, i32) -> i32
        %479 = "llvm.getelementptr"(%9, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %480 = "vector.extract"(%467) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %481 = "vector.extract"(%467) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %482 = "vector.extract"(%467) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %483 = "vector.extract"(%467) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %484 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %485 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %486 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %487 = "arith.remui"(%484, %26) : (i32, i32) -> i32
        %488 = "arith.muli"(%487, %28) : (i32, i32) -> i32
        %489 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %490 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %491 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %492 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %493 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %494 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %495 = "arith.muli"(%492, %36) : (i32, i32) -> i32
        %496 = "arith.divui"(%489, %26) : (i32, i32) -> i32
        %497 = "arith.addi"(%495, %496) : (i32, i32) -> i32
        %498 = "arith.cmpi"(%497, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %499 = "arith.cmpi"(%488, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %500 = "arith.andi"(%498, %499) : (i1, i1) -> i1
        %501 = "arith.extui"(%500) : (i1) -> i8
        %502 = "arith.cmpi"(%501, %56) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%502) ({
          %503 = "llvm.bitcast"(%480) : (f32) -> i32
          %504 = "llvm.bitcast"(%481) : (f32) -> i32
          %505 = "llvm.bitcast"(%482) : (f32) -> i32
          %506 = "llvm.bitcast"(%483) : (f32) -> i32
          %507 = "vector.from_elements"(%503, %504, %505, %506) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%507, %479) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %508 = "vector.from_elements"(%58, %59, %60, %61) : (f32, f32, f32, f32) -> vector<4xf32>
      %509 = "arith.mulf"(%464, %508) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %510 = "vector.broadcast"(%461) : (f32) -> vector<4xf32>
      %511 = "arith.mulf"(%465, %510) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %512 = "arith.subf"(%509, %511) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %513 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %514 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %515 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %516 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %517 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %518 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %519 = "arith.muli"(%516, %36) : (i32, i32) -> i32
      %520 = "arith.divui"(%513, %26) : (i32, i32) -> i32
      %521 = "arith.addi"(%519, %520) : (i32, i32) -> i32
      %522 = "arith.extsi"(%521) : (i32) -> i64
      %523 = "arith.muli"(%522, %8) : (i64, i64) -> i64
      %524 = "llvm.getelementptr"(%7, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %525 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %526 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %527 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %528 = "arith.remui"(%525, %26) : (i32, i32) -> i32
      %529 = "arith.muli"(%528, %28) : (i32, i32) -> i32
      %530 = "llvm.getelementptr"(%524, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %531 = "vector.extract"(%512) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %532 = "vector.extract"(%512) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %533 = "vector.extract"(%512) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %534 = "vector.extract"(%512) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %535 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %536 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %537 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %538 = "arith.remui"(%535, %26) : (i32, i32) -> i32
      %539 = "arith.muli"(%538, %28) : (i32, i32) -> i32
      %540 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %541 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %542 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %543 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %544 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %545 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %546 = "arith.muli"(%543, %36) : (i32, i32) -> i32
      %547 = "arith.divui"(%540, %26) : (i32, i32) -> i32
      %548 = "arith.addi"(%546, %547) : (i32, i32) -> i32
      %549 = "arith.cmpi"(%548, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %550 = "arith.cmpi"(%539, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %551 = "arith.andi"(%549, %550) : (i1, i1) -> i1
      %552 = "arith.extui"(%551) : (i1) -> i8
      %553 = "arith.cmpi"(%552, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%553) ({
        %554 = "llvm.bitcast"(%531) : (f32) -> i32
        %555 = "llvm.bitcast"(%532) : (f32) -> i32
        %556 = "llvm.bitcast"(%533) : (f32) -> i32
        %557 = "llvm.bitcast"(%534) : (f32) -> i32
        %558 = "vector.from_elements"(%554, %555, %556, %557) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%558, %530) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %559 = "vector.from_elements"(%207, %208, %209, %210) : (f32, f32, f32, f32) -> vector<4xf32>
      %560 = "vector.broadcast"(%430) : (f32) -> vector<4xf32>
      %561 = "arith.mulf"(%559, %560) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %562 = "vector.from_elements"(%309, %310, %311, %312) : (f32, f32, f32, f32) -> vector<4xf32>
      "scf.if"(%466) ({
        %563 = "arith.mulf"(%561, %562) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %564 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %565 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %566 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %567 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %568 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %569 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %570 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %571 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %572 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %573 = "arith.remui"(%570, %26) : (i32, i32) -> i32
        %574 = "arith.muli"(%573, %28) : (i32, i32) -> i32
        %575 = "llvm.getelementptr"(%9, %574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %576 = "llvm.getelementptr"(%575) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %577 = "vector.extract"(%563) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %578 = "vector.extract"(%563) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %579 = "vector.extract"(%563) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %580 = "vector.extract"(%563) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %581 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %582 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %583 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %584 = "arith.remui"(%581, %26) : (i32, i32) -> i32
        %585 = "arith.muli"(%584, %28) : (i32, i32) -> i32
        %586 = "arith.addi"(%585, %76) : (i32, i32) -> i32
        %587 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %588 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %589 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %590 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %592 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %593 = "arith.muli"(%590, %36) : (i32, i32) -> i32
        %594 = "arith.divui"(%587, %26) : (i32, i32) -> i32
        %595 = "arith.addi"(%593, %594) : (i32, i32) -> i32
        %596 = "arith.cmpi"(%595, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %597 = "arith.cmpi"(%586, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %598 = "arith.andi"(%596, %597) : (i1, i1) -> i1
        %599 = "arith.extui"(%598) : (i1) -> i8
        %600 = "arith.cmpi"(%599, %56) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%600) ({
          %601 = "llvm.bitcast"(%577) : (f32) -> i32
          %602 = "llvm.bitcast"(%578) : (f32) -> i32
          %603 = "llvm.bitcast"(%579) : (f32) -> i32
          %604 = "llvm.bitcast"(%580) : (f32) -> i32
          %605 = "vector.from_elements"(%601, %602, %603, %604) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%605, %576) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %606 = "vector.from_elements"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> vector<4xf32>
      %607 = "arith.mulf"(%561, %606) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %608 = "vector.broadcast"(%461) : (f32) -> vector<4xf32>
      %609 = "arith.mulf"(%562, %608) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %610 = "arith.subf"(%607, %609) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %611 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %612 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %613 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %614 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %615 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %616 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %617 = "arith.muli"(%614, %36) : (i32, i32) -> i32
      %618 = "arith.divui"(%611, %26) : (i32, i32) -> i32
      %619 = "arith.addi"(%617, %618) : (i32, i32) -> i32
      %620 = "arith.extsi"(%619) : (i32) -> i64
      %621 = "arith.muli"(%620, %8) : (i64, i64) -> i64
      %622 = "llvm.getelementptr"(%7, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %623 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %624 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %625 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %626 = "arith.remui"(%623, %26) : (i32, i32) -> i32
      %627 = "arith.muli"(%626, %28) : (i32, i32) -> i32
      %628 = "llvm.getelementptr"(%622, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %629 = "llvm.getelementptr"(%628) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %630 = "vector.extract"(%610) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %631 = "vector.extract"(%610) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %632 = "vector.extract"(%610) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %633 = "vector.extract"(%610) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %634 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %635 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %636 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %637 = "arith.remui"(%634, %26) : (i32, i32) -> i32
      %638 = "arith.muli"(%637, %28) : (i32, i32) -> i32
      %639 = "arith.addi"(%638, %76) : (i32, i32) -> i32
      %640 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %641 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %642 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %643 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %644 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %645 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %646 = "arith.muli"(%643, %36) : (i32, i32) -> i32
      %647 = "arith.divui"(%640, %26) : (i32, i32) -> i32
      %648 = "arith.addi"(%646, %647) : (i32, i32) -> i32
      %649 = "arith.cmpi"(%648, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %650 = "arith.cmpi"(%639, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %651 = "arith.andi"(%649, %650) : (i1, i1) -> i1
      %652 = "arith.extui"(%651) : (i1) -> i8
      %653 = "arith.cmpi"(%652, %56) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%653) ({
        %654 = "llvm.bitcast"(%630) : (f32) -> i32
        %655 = "llvm.bitcast"(%631) : (f32) -> i32
        %656 = "llvm.bitcast"(%632) : (f32) -> i32
        %657 = "llvm.bitcast"(%633) : (f32) -> i32
        %658 = "vector.from_elements"(%654, %655, %656, %657) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%658, %629) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 4 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 8 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %14 = "vector.extract"(%13) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %15 = "vector.extract"(%13) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %16 = "vector.extract"(%13) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %17 = "vector.extract"(%13) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.muli"(%18, %11) : (i32, i32) -> i32
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.remui"(%22, %11) : (i32, i32) -> i32
      %26 = "arith.addi"(%21, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 4 : i32} : () -> i32
      %28 = "arith.muli"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.cmpi"(%28, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %30, %31, %32, %33 = "scf.if"(%29) ({
        %34 = "arith.constant"() {value = 128 : i32} : () -> i32
        %35, %36, %37, %38 = "scf.for"(%12, %1, %34, %14, %15, %16, %17) ({
        ^bb0(%39: i32, %40: f32, %41: f32, %42: f32, %43: f32):
          %44 = "arith.constant"() {value = 32 : i32} : () -> i32
          %45 = "arith.addi"(%39, %44) : (i32, i32) -> i32
          %46 = "arith.constant"() {value = 64 : i32} : () -> i32
          %47 = "arith.addi"(%39, %46) : (i32, i32) -> i32
          %48 = "arith.constant"() {value = 96 : i32} : () -> i32
          %49 = "arith.addi"(%39, %48) : (i32, i32) -> i32
          %50 = "arith.constant"() {value = 1 : i32} : () -> i32
          %51 = "arith.subi"(%1, %50) : (i32, i32) -> i32
          %52 = "arith.minsi"(%39, %51) : (i32, i32) -> i32
          %53 = "arith.cmpi"(%39, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %54 = "arith.extsi"(%52) : (i32) -> i64
          %55 = "llvm.getelementptr"(%6, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %56 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %57 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %58 = "arith.select"(%53, %56, %57) : (i1, f32, f32) -> f32
          %59 = "arith.extsi"(%2) : (i32) -> i64
          %60 = "arith.muli"(%54, %59) : (i64, i64) -> i64
          %61 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %62 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %63 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %64 = "arith.muli"(%61, %11) : (i32, i32) -> i32
          %65 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %66 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %67 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %68 = "arith.remui"(%65, %11) : (i32, i32) -> i32
          %69 = "arith.addi"(%64, %68) : (i32, i32) -> i32
          %70 = "arith.muli"(%69, %27) : (i32, i32) -> i32
          %71 = "arith.extsi"(%70) : (i32) -> i64
          %72 = "arith.addi"(%60, %71) : (i64, i64) -> i64
          %73 = "llvm.getelementptr"(%0, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %74 = "llvm.load"(%73) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %75 = "vector.extract"(%74) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %76 = "vector.extract"(%74) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %77 = "vector.extract"(%74) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %78 = "vector.extract"(%74) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %79 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %80 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %81 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %82 = "arith.muli"(%79, %11) : (i32, i32) -> i32
          %83 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %84 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %85 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %86 = "arith.remui"(%83, %11) : (i32, i32) -> i32
          %87 = "arith.addi"(%82, %86) : (i32, i32) -> i32
          %88 = "arith.muli"(%87, %27) : (i32, i32) -> i32
          %89 = "arith.extsi"(%88) : (i32) -> i64
          %90 = "arith.addi"(%60, %89) : (i64, i64) -> i64
          %91 = "llvm.getelementptr"(%4, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "llvm.load"(%91) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %93 = "vector.extract"(%92) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%92) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%92) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%92) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %97 = "arith.minsi"(%45, %51) : (i32, i32) -> i32
          %98 = "arith.cmpi"(%45, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %99 = "arith.extsi"(%97) : (i32) -> i64
          %100 = "llvm.getelementptr"(%6, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %101 = "llvm.load"(%100) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %102 = "arith.select"(%98, %101, %57) : (i1, f32, f32) -> f32
          %103 = "arith.muli"(%99, %59) : (i64, i64) -> i64
          %104 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %105 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %106 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %107 = "arith.muli"(%104, %11) : (i32, i32) -> i32
          %108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %111 = "arith.remui"(%108, %11) : (i32, i32) -> i32
          %112 = "arith.addi"(%107, %111) : (i32, i32) -> i32
          %113 = "arith.muli"(%112, %27) : (i32, i32) -> i32
          %114 = "arith.extsi"(%113) : (i32) -> i64
          %115 = "arith.addi"(%103, %114) : (i64, i64) -> i64
          %116 = "llvm.getelementptr"(%0, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %117 = "llvm.load"(%116) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %122 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %123 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %124 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %125 = "arith.muli"(%122, %11) : (i32, i32) -> i32
          %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %129 = "arith.remui"(%126, %11) : (i32, i32) -> i32
          %130 = "arith.addi"(%125, %129) : (i32, i32) -> i32
          %131 = "arith.muli"(%130, %27) : (i32, i32) -> i32
          %132 = "arith.extsi"(%131) : (i32) -> i64
          %133 = "arith.addi"(%103, %132) : (i64, i64) -> i64
          %134 = "llvm.getelementptr"(%4, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %135 = "llvm.load"(%134) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %140 = "arith.minsi"(%47, %51) : (i32, i32) -> i32
          %141 = "arith.cmpi"(%47, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %142 = "arith.extsi"(%140) : (i32) -> i64
          %143 = "llvm.getelementptr"(%6, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %144 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %145 = "arith.select"(%141, %144, %57) : (i1, f32, f32) -> f32
          %146 = "arith.muli"(%142, %59) : (i64, i64) -> i64
          %147 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %148 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %149 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %150 = "arith.muli"(%147, %11) : (i32, i32) -> i32
          %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %154 = "arith.remui"(%151, %11) : (i32, i32) -> i32
          %155 = "arith.addi"(%150, %154) : (i32, i32) -> i32
          %156 = "arith.muli"(%155, %27) : (i32, i32) -> i32
          %157 = "arith.extsi"(%156) : (i32) -> i64
          %158 = "arith.addi"(%146, %157) : (i64, i64) -> i64
          %159 = "llvm.getelementptr"(%0, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %160 = "llvm.load"(%159) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %161 = "vector.extract"(%160) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%160) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %163 = "vector.extract"(%160) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %164 = "vector.extract"(%160) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %165 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %166 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %167 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %168 = "arith.muli"(%165, %11) : (i32, i32) -> i32
          %169 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %170 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %171 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %172 = "arith.remui"(%169, %11) : (i32, i32) -> i32
          %173 = "arith.addi"(%168, %172) : (i32, i32) -> i32
          %174 = "arith.muli"(%173, %27) : (i32, i32) -> i32
          %175 = "arith.extsi"(%174) : (i32) -> i64
          %176 = "arith.addi"(%146, %175) : (i64, i64) -> i64
          %177 = "llvm.getelementptr"(%4, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %178 = "llvm.load"(%177) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %179 = "vector.extract"(%178) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%178) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %181 = "vector.extract"(%178) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %182 = "vector.extract"(%178) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %183 = "arith.minsi"(%49, %51) : (i32, i32) -> i32
          %184 = "arith.cmpi"(%49, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %185 = "arith.extsi"(%183) : (i32) -> i64
          %186 = "llvm.getelementptr"(%6, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %188 = "arith.select"(%184, %187, %57) : (i1, f32, f32) -> f32
          %189 = "arith.muli"(%185, %59) : (i64, i64) -> i64
          %190 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %191 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %192 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %193 = "arith.muli"(%190, %11) : (i32, i32) -> i32
          %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %197 = "arith.remui"(%194, %11) : (i32, i32) -> i32
          %198 = "arith.addi"(%193, %197) : (i32, i32) -> i32
          %199 = "arith.muli"(%198, %27) : (i32, i32) -> i32
          %200 = "arith.extsi"(%199) : (i32) -> i64
          %201 = "arith.addi"(%189, %200) : (i64, i64) -> i64
          %202 = "llvm.getelementptr"(%0, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %203 = "llvm.load"(%202) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %204 = "vector.extract"(%203) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %205 = "vector.extract"(%203) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%203) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %207 = "vector.extract"(%203) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %208 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %209 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %210 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %211 = "arith.muli"(%208, %11) : (i32, i32) -> i32
          %212 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %213 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %214 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %215 = "arith.remui"(%212, %11) : (i32, i32) -> i32
          %216 = "arith.addi"(%211, %215) : (i32, i32) -> i32
          %217 = "arith.muli"(%216, %27) : (i32, i32) -> i32
          %218 = "arith.extsi"(%217) : (i32) -> i64
          %219 = "arith.addi"(%189, %218) : (i64, i64) -> i64
          %220 = "llvm.getelementptr"(%4, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %221 = "llvm.load"(%220) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %222 = "vector.extract"(%221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %223 = "vector.extract"(%221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %224 = "vector.extract"(%221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %225 = "vector.extract"(%221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %226 = "vector.from_elements"(%75, %76, %77, %78) : (f32, f32, f32, f32) -> vector<4xf32>
          %227 = "vector.from_elements"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> vector<4xf32>
          %228 = "vector.from_elements"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> vector<4xf32>
          %229 = "arith.subf"(%228, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %230 = "arith.mulf"(%226, %229) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %231 = "vector.broadcast"(%58) : (f32) -> vector<4xf32>
          %232 = "arith.mulf"(%230, %231) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %233 = "arith.addf"(%227, %232) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %234 = "vector.extract"(%233) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%233) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%233) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %237 = "vector.extract"(%233) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %238 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
          %239 = "vector.from_elements"(%234, %235, %236, %237) : (f32, f32, f32, f32) -> vector<4xf32>
          %240 = "vector.from_elements"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> vector<4xf32>
          %241 = "arith.subf"(%240, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %242 = "arith.mulf"(%238, %241) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %243 = "vector.broadcast"(%102) : (f32) -> vector<4xf32>
          %244 = "arith.mulf"(%242, %243) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %245 = "arith.addf"(%239, %244) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %246 = "vector.extract"(%245) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %247 = "vector.extract"(%245) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %248 = "vector.extract"(%245) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %249 = "vector.extract"(%245) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %250 = "vector.from_elements"(%161, %162, %163, %164) : (f32, f32, f32, f32) -> vector<4xf32>
          %251 = "vector.from_elements"(%246, %247, %248, %249) : (f32, f32, f32, f32) -> vector<4xf32>
          %252 = "vector.from_elements"(%179, %180, %181, %182) : (f32, f32, f32, f32) -> vector<4xf32>
          %253 = "arith.subf"(%252, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %254 = "arith.mulf"(%250, %253) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %255 = "vector.broadcast"(%145) : (f32) -> vector<4xf32>
          %256 = "arith.mulf"(%254, %255) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %257 = "arith.addf"(%251, %256) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %258 = "vector.extract"(%257) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %259 = "vector.extract"(%257) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %260 = "vector.extract"(%257) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %261 = "vector.extract"(%257) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %262 = "vector.from_elements"(%204, %205, %206, %207) : (f32, f32, f32, f32) -> vector<4xf32>
          %263 = "vector.from_elements"(%258, %259, %260, %261) : (f32, f32, f32, f32) -> vector<4xf32>
          %264 = "vector.from_elements"(%222, %223, %224, %225) : (f32, f32, f32, f32) -> vector<4xf32>
          %265 = "arith.subf"(%264, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %266 = "arith.mulf"(%262, %265) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %267 = "vector.broadcast"(%188) : (f32) -> vector<4xf32>
          %268 = "arith.mulf"(%266, %267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %269 = "arith.addf"(%263, %268) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %270 = "vector.extract"(%269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %272 = "vector.extract"(%269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %273 = "vector.extract"(%269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%270, %271, %272, %273) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        "scf.yield"(%35, %36, %37, %38) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%14, %15, %16, %17) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %274 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %275 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %276 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %277 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %278 = "arith.remui"(%274, %11) : (i32, i32) -> i32
      %279 = "arith.divui"(%274, %11) : (i32, i32) -> i32
      %280 = "arith.muli"(%278, %27) : (i32, i32) -> i32
      %281 = "arith.constant"() {value = 48 : i32} : () -> i32
      %282 = "arith.muli"(%279, %281) : (i32, i32) -> i32
      %283 = "arith.addi"(%280, %282) : (i32, i32) -> i32
      %284 = "llvm.getelementptr"(%277, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %285 = "vector.from_elements"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%285, %284) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %286 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %288 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %289 = "arith.constant"() {value = 32 : i32} : () -> i32
      %290 = "arith.muli"(%286, %289) : (i32, i32) -> i32
      %291 = "arith.addi"(%290, %274) : (i32, i32) -> i32
      %292 = "arith.cmpi"(%274, %289) {predicate = 2 : i64} : (i32, i32) -> i1
      %293 = "arith.cmpi"(%291, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %294 = "arith.andi"(%292, %293) : (i1, i1) -> i1
      "scf.if"(%294) ({
        %295 = "arith.remui"(%274, %27) : (i32, i32) -> i32
        %296 = "arith.divui"(%274, %27) : (i32, i32) -> i32
        %297 = "arith.remui"(%295, %27) : (i32, i32) -> i32
        %298 = "arith.divui"(%295, %27) : (i32, i32) -> i32
        %299 = "arith.muli"(%298, %281) : (i32, i32) -> i32
        %300 = "arith.addi"(%297, %299) : (i32, i32) -> i32
        %301 = "arith.muli"(%296, %27) : (i32, i32) -> i32
        %302 = "arith.addi"(%300, %301) : (i32, i32) -> i32
        %303 = "llvm.getelementptr"(%277, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %304 = "llvm.load"(%303) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %305 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %306 = "arith.addf"(%305, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %307 = "arith.addi"(%302, %281) : (i32, i32) -> i32
        %308 = "llvm.getelementptr"(%277, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %309 = "llvm.load"(%308) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %310 = "arith.addf"(%306, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %311 = "arith.constant"() {value = 96 : i32} : () -> i32
        %312 = "arith.addi"(%302, %311) : (i32, i32) -> i32
        %313 = "llvm.getelementptr"(%277, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %314 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %315 = "arith.addf"(%310, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %316 = "arith.constant"() {value = 144 : i32} : () -> i32
        %317 = "arith.addi"(%302, %316) : (i32, i32) -> i32
        %318 = "llvm.getelementptr"(%277, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %319 = "llvm.load"(%318) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %320 = "arith.addf"(%315, %319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %321 = "arith.constant"() {value = 192 : i32} : () -> i32
        %322 = "arith.addi"(%302, %321) : (i32, i32) -> i32
        %323 = "llvm.getelementptr"(%277, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %324 = "llvm.load"(%323) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %325 = "arith.addf"(%320, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %326 = "arith.constant"() {value = 240 : i32} : () -> i32
        %327 = "arith.addi"(%302, %326) : (i32, i32) -> i32
        %328 = "llvm.getelementptr"(%277, %327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %330 = "arith.addf"(%325, %329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %331 = "arith.constant"() {value = 288 : i32} : () -> i32
        %332 = "arith.addi"(%302, %331) : (i32, i32) -> i32
        %333 = "llvm.getelementptr"(%277, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %335 = "arith.addf"(%330, %334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %336 = "arith.constant"() {value = 336 : i32} : () -> i32
        %337 = "arith.addi"(%302, %336) : (i32, i32) -> i32
        %338 = "llvm.getelementptr"(%277, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %340 = "arith.addf"(%335, %339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %341 = "arith.constant"() {value = 384 : i32} : () -> i32
        %342 = "arith.addi"(%302, %341) : (i32, i32) -> i32
        %343 = "llvm.getelementptr"(%277, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %344 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %345 = "arith.addf"(%340, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %346 = "arith.constant"() {value = 432 : i32} : () -> i32
        %347 = "arith.addi"(%302, %346) : (i32, i32) -> i32
        %348 = "llvm.getelementptr"(%277, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %349 = "llvm.load"(%348) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %350 = "arith.addf"(%345, %349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %351 = "arith.constant"() {value = 480 : i32} : () -> i32
        %352 = "arith.addi"(%302, %351) : (i32, i32) -> i32
        %353 = "llvm.getelementptr"(%277, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %355 = "arith.addf"(%350, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %356 = "arith.constant"() {value = 528 : i32} : () -> i32
        %357 = "arith.addi"(%302, %356) : (i32, i32) -> i32
        %358 = "llvm.getelementptr"(%277, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %359 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %360 = "arith.addf"(%355, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %361 = "arith.constant"() {value = 576 : i32} : () -> i32
        %362 = "arith.addi"(%302, %361) : (i32, i32) -> i32
        %363 = "llvm.getelementptr"(%277, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %365 = "arith.addf"(%360, %364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %366 = "arith.constant"() {value = 624 : i32} : () -> i32
        %367 = "arith.addi"(%302, %366) : (i32, i32) -> i32
        %368 = "llvm.getelementptr"(%277, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %370 = "arith.addf"(%365, %369) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %371 = "arith.constant"() {value = 672 : i32} : () -> i32
        %372 = "arith.addi"(%302, %371) : (i32, i32) -> i32
        %373 = "llvm.getelementptr"(%277, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %374 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %375 = "arith.addf"(%370, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %376 = "arith.constant"() {value = 720 : i32} : () -> i32
        %377 = "arith.addi"(%302, %376) : (i32, i32) -> i32
        %378 = "llvm.getelementptr"(%277, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %379 = "llvm.load"(%378) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %380 = "arith.addf"(%375, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %381 = "arith.constant"() {value = 768 : i32} : () -> i32
        %382 = "arith.addi"(%302, %381) : (i32, i32) -> i32
        %383 = "llvm.getelementptr"(%277, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %385 = "arith.addf"(%380, %384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %386 = "arith.constant"() {value = 816 : i32} : () -> i32
        %387 = "arith.addi"(%302, %386) : (i32, i32) -> i32
        %388 = "llvm.getelementptr"(%277, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %389 = "llvm.load"(%388) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %390 = "arith.addf"(%385, %389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %391 = "arith.constant"() {value = 864 : i32} : () -> i32
        %392 = "arith.addi"(%302, %391) : (i32, i32) -> i32
        %393 = "llvm.getelementptr"(%277, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %395 = "arith.addf"(%390, %394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %396 = "arith.constant"() {value = 912 : i32} : () -> i32
        %397 = "arith.addi"(%302, %396) : (i32, i32) -> i32
        %398 = "llvm.getelementptr"(%277, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %400 = "arith.addf"(%395, %399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %401 = "arith.constant"() {value = 960 : i32} : () -> i32
        %402 = "arith.addi"(%302, %401) : (i32, i32) -> i32
        %403 = "llvm.getelementptr"(%277, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %405 = "arith.addf"(%400, %404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %406 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %407 = "arith.addi"(%302, %406) : (i32, i32) -> i32
        %408 = "llvm.getelementptr"(%277, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %409 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %410 = "arith.addf"(%405, %409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %411 = "arith.constant"() {value = 1056 : i32} : () -> i32
        %412 = "arith.addi"(%302, %411) : (i32, i32) -> i32
        %413 = "llvm.getelementptr"(%277, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %415 = "arith.addf"(%410, %414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %416 = "arith.constant"() {value = 1104 : i32} : () -> i32
        %417 = "arith.addi"(%302, %416) : (i32, i32) -> i32
        %418 = "llvm.getelementptr"(%277, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %420 = "arith.addf"(%415, %419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %421 = "arith.constant"() {value = 1152 : i32} : () -> i32
        %422 = "arith.addi"(%302, %421) : (i32, i32) -> i32
        %423 = "llvm.getelementptr"(%277, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %425 = "arith.addf"(%420, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %426 = "arith.constant"() {value = 1200 : i32} : () -> i32
        %427 = "arith.addi"(%302, %426) : (i32, i32) -> i32
        %428 = "llvm.getelementptr"(%277, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %429 = "llvm.load"(%428) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %430 = "arith.addf"(%425, %429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %431 = "arith.constant"() {value = 1248 : i32} : () -> i32
        %432 = "arith.addi"(%302, %431) : (i32, i32) -> i32
        %433 = "llvm.getelementptr"(%277, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %435 = "arith.addf"(%430, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %436 = "arith.constant"() {value = 1296 : i32} : () -> i32
        %437 = "arith.addi"(%302, %436) : (i32, i32) -> i32
        %438 = "llvm.getelementptr"(%277, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %440 = "arith.addf"(%435, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %441 = "arith.constant"() {value = 1344 : i32} : () -> i32
        %442 = "arith.addi"(%302, %441) : (i32, i32) -> i32
        %443 = "llvm.getelementptr"(%277, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %445 = "arith.addf"(%440, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %446 = "arith.constant"() {value = 1392 : i32} : () -> i32
        %447 = "arith.addi"(%302, %446) : (i32, i32) -> i32
        %448 = "llvm.getelementptr"(%277, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %449 = "llvm.load"(%448) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %450 = "arith.addf"(%445, %449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %451 = "arith.constant"() {value = 1440 : i32} : () -> i32
        %452 = "arith.addi"(%302, %451) : (i32, i32) -> i32
        %453 = "llvm.getelementptr"(%277, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %455 = "arith.addf"(%450, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %456 = "arith.constant"() {value = 1488 : i32} : () -> i32
        %457 = "arith.addi"(%302, %456) : (i32, i32) -> i32
        %458 = "llvm.getelementptr"(%277, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %459 = "llvm.load"(%458) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %460 = "arith.addf"(%455, %459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %461 = "arith.extsi"(%291) : (i32) -> i64
        %462 = "llvm.getelementptr"(%7, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%460, %462) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: f32, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>):
    %13 = "arith.extsi"(%2) : (i32) -> i64
    %14 = "arith.constant"() {value = 1 : i32} : () -> i32
    %15 = "arith.maxsi"(%2, %14) : (i32, i32) -> i32
    %16 = "arith.sitofp"(%15) : (i32) -> f32
    %17 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %18 = "arith.divf"(%17, %16) : (f32, f32) -> f32
    %19 = "arith.addi"(%1, %14) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 2 : i32} : () -> i32
    %21 = "arith.divui"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 128 : i32} : () -> i32
    %23 = "arith.constant"() {value = 40 : i32} : () -> i32
    "gpu.launch_func"(%21, %14, %14, %22, %14, %14, %23, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %12, %10, %18) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32) -> ()
    %24 = "arith.cmpi"(%1, %14) {predicate = 0 : i64} : (i32, i32) -> i1
    %25 = "arith.constant"() {value = 31 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 32 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 0 : i32} : () -> i32
    %30 = "arith.select"(%24, %29, %28) : (i1, i32, i32) -> i32
    %31 = "arith.constant"() {value = 256 : i32} : () -> i32
    %32 = "arith.constant"() {value = 6080 : i32} : () -> i32
    "gpu.launch_func"(%30, %14, %14, %31, %14, %14, %32, %0, %1, %2, %3, %4, %5, %12, %9) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_backward_f32_form64x2x1x0x0x1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
