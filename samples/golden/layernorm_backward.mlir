"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: f32):
      %14 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.constant"() {value = 2 : i32} : () -> i32
      %22 = "arith.muli"(%18, %21) : (i32, i32) -> i32
      %23 = "arith.constant"() {value = 64 : i32} : () -> i32
      %24 = "arith.divui"(%15, %23) : (i32, i32) -> i32
      %25 = "arith.addi"(%22, %24) : (i32, i32) -> i32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.subi"(%1, %26) : (i32, i32) -> i32
      %28 = "arith.minsi"(%25, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %30 = "vector.extract"(%29) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %31 = "vector.extract"(%29) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %32 = "vector.extract"(%29) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %33 = "vector.extract"(%29) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %34 = "vector.extract"(%29) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %35 = "vector.extract"(%29) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %36 = "vector.extract"(%29) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %37 = "vector.extract"(%29) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %38 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %41 = "arith.remui"(%38, %23) : (i32, i32) -> i32
      %42 = "arith.constant"() {value = 4 : i32} : () -> i32
      %43 = "arith.muli"(%41, %42) : (i32, i32) -> i32
      %44 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %49 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %50 = "arith.muli"(%47, %21) : (i32, i32) -> i32
      %51 = "arith.divui"(%44, %23) : (i32, i32) -> i32
      %52 = "arith.addi"(%50, %51) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%52, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %54 = "arith.cmpi"(%43, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %55 = "arith.andi"(%53, %54) : (i1, i1) -> i1
      %56 = "arith.extui"(%55) : (i1) -> i8
      %57 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %60 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %61 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %62 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %66 = "arith.remui"(%63, %23) : (i32, i32) -> i32
      %67 = "arith.muli"(%66, %42) : (i32, i32) -> i32
      %68 = "llvm.getelementptr"(%6, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %69 = "arith.constant"() {value = 0 : i8} : () -> i8
      %70 = "arith.cmpi"(%56, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %71, %72, %73, %74 = "scf.if"(%70) ({
        %75 = "llvm.load"(%68) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %76 = "vector.extract"(%75) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %77 = "vector.extract"(%75) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %78 = "vector.extract"(%75) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %79 = "vector.extract"(%75) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %80 = "llvm.bitcast"(%76) : (i32) -> f32
        %81 = "llvm.bitcast"(%77) : (i32) -> f32
        %82 = "llvm.bitcast"(%78) : (i32) -> f32
        %83 = "llvm.bitcast"(%79) : (i32) -> f32
        "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %84 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %87 = "arith.remui"(%84, %23) : (i32, i32) -> i32
      %88 = "arith.muli"(%87, %42) : (i32, i32) -> i32
      %89 = "arith.constant"() {value = 256 : i32} : () -> i32
      %90 = "arith.addi"(%88, %89) : (i32, i32) -> i32
      %91 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %97 = "arith.muli"(%94, %21) : (i32, i32) -> i32
      %98 = "arith.divui"(%91, %23) : (i32, i32) -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %102 = "arith.andi"(%100, %101) : (i1, i1) -> i1
      %103 = "arith.extui"(%102) : (i1) -> i8
      %104 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %108 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %111 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %112 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %113 = "arith.remui"(%110, %23) : (i32, i32) -> i32
      %114 = "arith.muli"(%113, %42) : (i32, i32) -> i32
      %115 = "llvm.getelementptr"(%6, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %116 = "llvm.getelementptr"(%115) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %117 = "arith.cmpi"(%103, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %118, %119, %120, %121 = "scf.if"(%117) ({
        %122 = "llvm.load"(%116) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %127 = "llvm.bitcast"(%123) : (i32) -> f32
        %128 = "llvm.bitcast"(%124) : (i32) -> f32
        %129 = "llvm.bitcast"(%125) : (i32) -> f32
        %130 = "llvm.bitcast"(%126) : (i32) -> f32
        "scf.yield"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %131 = "arith.extsi"(%28) : (i32) -> i64
      %132 = "llvm.getelementptr"(%7, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %133 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %134 = "llvm.getelementptr"(%8, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %139 = "arith.remui"(%136, %23) : (i32, i32) -> i32
      %140 = "arith.muli"(%139, %42) : (i32, i32) -> i32
      %141 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %142 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %147 = "arith.muli"(%144, %21) : (i32, i32) -> i32
      %148 = "arith.divui"(%141, %23) : (i32, i32) -> i32
      %149 = "arith.addi"(%147, %148) : (i32, i32) -> i32
      %150 = "arith.cmpi"(%149, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %151 = "arith.cmpi"(%140, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %152 = "arith.andi"(%150, %151) : (i1, i1) -> i1
      %153 = "arith.extui"(%152) : (i1) -> i8
      %154 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %155 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %156 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %157 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %158 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %159 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %160 = "arith.muli"(%157, %21) : (i32, i32) -> i32
      %161 = "arith.divui"(%154, %23) : (i32, i32) -> i32
      %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
      %163 = "arith.extsi"(%162) : (i32) -> i64
      %164 = "arith.muli"(%163, %3) : (i64, i64) -> i64
      %165 = "llvm.getelementptr"(%0, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %166 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %167 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %168 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %169 = "arith.remui"(%166, %23) : (i32, i32) -> i32
      %170 = "arith.muli"(%169, %42) : (i32, i32) -> i32
      %171 = "llvm.getelementptr"(%165, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %172 = "arith.cmpi"(%153, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %173, %174, %175, %176 = "scf.if"(%172) ({
        %177 = "llvm.load"(%171) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %182 = "llvm.bitcast"(%178) : (i32) -> f32
        %183 = "llvm.bitcast"(%179) : (i32) -> f32
        %184 = "llvm.bitcast"(%180) : (i32) -> f32
        %185 = "llvm.bitcast"(%181) : (i32) -> f32
        "scf.yield"(%182, %183, %184, %185) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %186 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %187 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %188 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %189 = "arith.remui"(%186, %23) : (i32, i32) -> i32
      %190 = "arith.muli"(%189, %42) : (i32, i32) -> i32
      %191 = "arith.addi"(%190, %89) : (i32, i32) -> i32
      %192 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %193 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %198 = "arith.muli"(%195, %21) : (i32, i32) -> i32
      %199 = "arith.divui"(%192, %23) : (i32, i32) -> i32
      %200 = "arith.addi"(%198, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.cmpi"(%191, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%201, %202) : (i1, i1) -> i1
      %204 = "arith.extui"(%203) : (i1) -> i8
      %205 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %206 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %207 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %208 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %209 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %210 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %211 = "arith.muli"(%208, %21) : (i32, i32) -> i32
      %212 = "arith.divui"(%205, %23) : (i32, i32) -> i32
      %213 = "arith.addi"(%211, %212) : (i32, i32) -> i32
      %214 = "arith.extsi"(%213) : (i32) -> i64
      %215 = "arith.muli"(%214, %3) : (i64, i64) -> i64
      %216 = "llvm.getelementptr"(%0, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %217 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %218 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %219 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %220 = "arith.remui"(%217, %23) : (i32, i32) -> i32
      %221 = "arith.muli"(%220, %42) : (i32, i32) -> i32
      %222 = "llvm.getelementptr"(%216, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %223 = "llvm.getelementptr"(%222) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %224 = "arith.cmpi"(%204, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %225, %226, %227, %228 = "scf.if"(%224) ({
        %229 = "llvm.load"(%223) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %230 = "vector.extract"(%229) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %231 = "vector.extract"(%229) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %232 = "vector.extract"(%229) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %233 = "vector.extract"(%229) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %234 = "llvm.bitcast"(%230) : (i32) -> f32
        %235 = "llvm.bitcast"(%231) : (i32) -> f32
        %236 = "llvm.bitcast"(%232) : (i32) -> f32
        %237 = "llvm.bitcast"(%233) : (i32) -> f32
        "scf.yield"(%234, %235, %236, %237) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %241 = "arith.remui"(%238, %23) : (i32, i32) -> i32
      %242 = "arith.muli"(%241, %42) : (i32, i32) -> i32
      %243 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %244 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %245 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %249 = "arith.muli"(%246, %21) : (i32, i32) -> i32
      %250 = "arith.divui"(%243, %23) : (i32, i32) -> i32
      %251 = "arith.addi"(%249, %250) : (i32, i32) -> i32
      %252 = "arith.cmpi"(%251, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %253 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "arith.andi"(%252, %253) : (i1, i1) -> i1
      %255 = "arith.extui"(%254) : (i1) -> i8
      %256 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %257 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %258 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %259 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %261 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %262 = "arith.muli"(%259, %21) : (i32, i32) -> i32
      %263 = "arith.divui"(%256, %23) : (i32, i32) -> i32
      %264 = "arith.addi"(%262, %263) : (i32, i32) -> i32
      %265 = "arith.extsi"(%264) : (i32) -> i64
      %266 = "arith.muli"(%265, %5) : (i64, i64) -> i64
      %267 = "llvm.getelementptr"(%4, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %268 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %270 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %271 = "arith.remui"(%268, %23) : (i32, i32) -> i32
      %272 = "arith.muli"(%271, %42) : (i32, i32) -> i32
      %273 = "llvm.getelementptr"(%267, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %274 = "arith.cmpi"(%255, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %275, %276, %277, %278 = "scf.if"(%274) ({
        %279 = "llvm.load"(%273) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %280 = "vector.extract"(%279) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %281 = "vector.extract"(%279) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %282 = "vector.extract"(%279) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %283 = "vector.extract"(%279) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %284 = "llvm.bitcast"(%280) : (i32) -> f32
        %285 = "llvm.bitcast"(%281) : (i32) -> f32
        %286 = "llvm.bitcast"(%282) : (i32) -> f32
        %287 = "llvm.bitcast"(%283) : (i32) -> f32
        "scf.yield"(%284, %285, %286, %287) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %288 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %289 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %290 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %291 = "arith.remui"(%288, %23) : (i32, i32) -> i32
      %292 = "arith.muli"(%291, %42) : (i32, i32) -> i32
      %293 = "arith.addi"(%292, %89) : (i32, i32) -> i32
      %294 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %295 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %296 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %297 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %298 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %299 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %300 = "arith.muli"(%297, %21) : (i32, i32) -> i32
      %301 = "arith.divui"(%294, %23) : (i32, i32) -> i32
      %302 = "arith.addi"(%300, %301) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.cmpi"(%293, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %305 = "arith.andi"(%303, %304) : (i1, i1) -> i1
      %306 = "arith.extui"(%305) : (i1) -> i8
      %307 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %308 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %309 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %312 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %313 = "arith.muli"(%310, %21) : (i32, i32) -> i32
      %314 = "arith.divui"(%307, %23) : (i32, i32) -> i32
      %315 = "arith.addi"(%313, %314) : (i32, i32) -> i32
      %316 = "arith.extsi"(%315) : (i32) -> i64
      %317 = "arith.muli"(%316, %5) : (i64, i64) -> i64
      %318 = "llvm.getelementptr"(%4, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %319 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %320 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %321 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %322 = "arith.remui"(%319, %23) : (i32, i32) -> i32
      %323 = "arith.muli"(%322, %42) : (i32, i32) -> i32
      %324 = "llvm.getelementptr"(%318, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %325 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %326 = "arith.cmpi"(%306, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      %327, %328, %329, %330 = "scf.if"(%326) ({
        %331 = "llvm.load"(%325) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %332 = "vector.extract"(%331) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %333 = "vector.extract"(%331) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %334 = "vector.extract"(%331) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %335 = "vector.extract"(%331) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %336 = "llvm.bitcast"(%332) : (i32) -> f32
        %337 = "llvm.bitcast"(%333) : (i32) -> f32
        %338 = "llvm.bitcast"(%334) : (i32) -> f32
        %339 = "llvm.bitcast"(%335) : (i32) -> f32
        "scf.yield"(%336, %337, %338, %339) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %340 = "vector.from_elements"(%173, %174, %175, %176) : (f32, f32, f32, f32) -> vector<4xf32>
      %341 = "vector.from_elements"(%71, %72, %73, %74) : (f32, f32, f32, f32) -> vector<4xf32>
      %342 = "arith.mulf"(%340, %341) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %343 = "vector.extract"(%342) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %344 = "vector.extract"(%342) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %345 = "arith.addf"(%343, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %346 = "vector.extract"(%342) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %347 = "vector.extract"(%342) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %348 = "arith.addf"(%346, %347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %349 = "arith.addf"(%345, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %350 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %351 = "arith.addf"(%349, %350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %352 = "vector.from_elements"(%275, %276, %277, %278) : (f32, f32, f32, f32) -> vector<4xf32>
      %353 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
      %354 = "arith.subf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %355 = "arith.mulf"(%342, %354) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %356 = "vector.extract"(%355) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %357 = "vector.extract"(%355) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %358 = "arith.addf"(%356, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %359 = "vector.extract"(%355) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %360 = "vector.extract"(%355) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %361 = "arith.addf"(%359, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %362 = "arith.addf"(%358, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %363 = "arith.addf"(%362, %350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %364 = "vector.from_elements"(%225, %226, %227, %228) : (f32, f32, f32, f32) -> vector<4xf32>
      %365 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
      %366 = "arith.mulf"(%364, %365) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %367 = "vector.extract"(%366) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %368 = "vector.extract"(%366) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %369 = "arith.addf"(%367, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %370 = "vector.extract"(%366) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %371 = "vector.extract"(%366) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %372 = "arith.addf"(%370, %371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %373 = "arith.addf"(%369, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "arith.addf"(%373, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %375 = "vector.from_elements"(%327, %328, %329, %330) : (f32, f32, f32, f32) -> vector<4xf32>
      %376 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
      %377 = "arith.subf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %378 = "arith.mulf"(%366, %377) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %379 = "vector.extract"(%378) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %380 = "vector.extract"(%378) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %381 = "arith.addf"(%379, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "vector.extract"(%378) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %383 = "vector.extract"(%378) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %384 = "arith.addf"(%382, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %385 = "arith.addf"(%381, %384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %386 = "arith.addf"(%385, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %387 = "arith.addf"(%350, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %388 = "arith.addf"(%350, %386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %389 = "arith.constant"() {value = -1 : i32} : () -> i32
      %390 = "arith.constant"() {value = 16 : i32} : () -> i32
      %391 = "arith.constant"() {value = 31 : i32} : () -> i32
      %392 = "nvvm.shfl.sync"(%389, %387, %390, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %393 = "arith.addf"(%387, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %394 = "arith.constant"() {value = 8 : i32} : () -> i32
      %395 = "nvvm.shfl.sync"(%389, %393, %394, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %396 = "arith.addf"(%393, %395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %397 = "nvvm.shfl.sync"(%389, %396, %42, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %398 = "arith.addf"(%396, %397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %399 = "nvvm.shfl.sync"(%389, %398, %21, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %400 = "arith.addf"(%398, %399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %401 = "nvvm.shfl.sync"(%389, %400, %26, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %402 = "arith.addf"(%400, %401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %403 = "nvvm.shfl.sync"(%389, %388, %390, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %404 = "arith.addf"(%388, %403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %405 = "nvvm.shfl.sync"(%389, %404, %394, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %406 = "arith.addf"(%404, %405) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %407 = "nvvm.shfl.sync"(%389, %406, %42, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %408 = "arith.addf"(%406, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %409 = "nvvm.shfl.sync"(%389, %408, %21, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %410 = "arith.addf"(%408, %409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %411 = "nvvm.shfl.sync"(%389, %410, %26, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %412 = "arith.addf"(%410, %411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %413 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %414 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %415 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %416 = "arith.constant"() {value = 32 : i32} : () -> i32
      %417 = "arith.remui"(%413, %416) : (i32, i32) -> i32
      %418 = "arith.remui"(%413, %23) : (i32, i32) -> i32
      %419 = "arith.divui"(%418, %416) : (i32, i32) -> i32
      %420 = "arith.divui"(%413, %23) : (i32, i32) -> i32
      %421 = "arith.constant"() {value = 0 : i32} : () -> i32
      %422 = "arith.cmpi"(%417, %421) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%422) ({
        %423 = "arith.muli"(%420, %42) : (i32, i32) -> i32
        %424 = "arith.addi"(%419, %423) : (i32, i32) -> i32
        %425 = "llvm.getelementptr"(%14, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%402, %425) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %426 = "arith.addi"(%419, %21) : (i32, i32) -> i32
        %427 = "arith.addi"(%426, %423) : (i32, i32) -> i32
        %428 = "llvm.getelementptr"(%14, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%412, %428) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %429 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %430 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %431 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %432 = "arith.remui"(%429, %416) : (i32, i32) -> i32
      %433 = "arith.remui"(%432, %21) : (i32, i32) -> i32
      %434 = "arith.divui"(%429, %23) : (i32, i32) -> i32
      %435 = "arith.muli"(%434, %42) : (i32, i32) -> i32
      %436 = "arith.addi"(%433, %435) : (i32, i32) -> i32
      %437 = "llvm.getelementptr"(%14, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %439 = "arith.addi"(%433, %21) : (i32, i32) -> i32
      %440 = "arith.addi"(%439, %435) : (i32, i32) -> i32
      %441 = "llvm.getelementptr"(%14, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %443 = "nvvm.shfl.sync"(%389, %438, %26, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %444 = "nvvm.shfl.sync"(%389, %442, %26, %391) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %445 = "arith.addf"(%438, %443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%442, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "arith.mulf"(%445, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %448 = "arith.mulf"(%447, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %449 = "arith.mulf"(%446, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %450 = "arith.mulf"(%449, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %451 = "arith.mulf"(%450, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %452 = "arith.mulf"(%451, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "vector.from_elements"(%173, %174, %175, %176) : (f32, f32, f32, f32) -> vector<4xf32>
      %454 = "vector.from_elements"(%275, %276, %277, %278) : (f32, f32, f32, f32) -> vector<4xf32>
      %455 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
      %456 = "arith.subf"(%454, %455) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %457 = "arith.cmpi"(%1, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%457) ({
        %458 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %459 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %460 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %461 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %462 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %463 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %464 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %465 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %466 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %467 = "arith.remui"(%464, %23) : (i32, i32) -> i32
        %468 = "arith.muli"(%467, %42) : (i32, i32) -> i32
        %469 = "llvm.getelementptr"(%12, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %470 = "vector.extract"(%453) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %471 = "vector.extract"(%453) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %472 = "vector.extract"(%453) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %473 = "vector.extract"(%453) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %474 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %475 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %476 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %477 = "arith.remui"(%474, %23) : (i32, i32) -> i32
        %478 = "arith.muli"(%477, %42) : (i32, i32) -> i32
        %479 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %480 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %481 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %482 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %483 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %484 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %485 = "arith.muli"(%482, %21) : (i32, i32) -> i32
        %486 = "arith.divui"(%479, %23) : (i32, i32) -> i32
        %487 = "arith.addi"(%485, %486) : (i32, i32) -> i32
        %488 = "arith.cmpi"(%487, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %489 = "arith.cmpi"(%478, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %490 = "arith.andi"(%488, %489) : (i1, i1) -> i1
        %491 = "arith.extui"(%490) : (i1) -> i8
        %492 = "arith.cmpi"(%491, %69) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%492) ({
          %493 = "llvm.bitcast"(%470) : (f32) -> i32
          %494 = "llvm.bitcast"(%471) : (f32) -> i32
          %495 = "llvm.bitcast"(%472) : (f32) -> i32
          %496 = "llvm.bitcast"(%473) : (f32) -> i32
          %497 = "vector.from_elements"(%493, %494, %495, %496) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%497, %469) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %498 = "vector.broadcast"(%135) : (f32) -> vector<4xf32>
        %499 = "arith.mulf"(%453, %498) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %500 = "arith.mulf"(%499, %456) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %501 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %502 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %503 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %504 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %505 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %506 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %507 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %508 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %509 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %510 = "arith.remui"(%507, %23) : (i32, i32) -> i32
        %511 = "arith.muli"(%510, %42) : (i32, i32) -> i32
        %512 = "llvm.getelementptr"(%11, %511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %513 = "vector.extract"(%500) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %514 = "vector.extract"(%500) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %515 = "vector.extract"(%500) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %516 = "vector.extract"(%500) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %517 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %518 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %519 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %520 = "arith.remui"(%517, %23) : (i32, i32) -> i32
        %521 = "arith.muli"(%520, %42) : (i32, i32) -> i32
        %522 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %523 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %524 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %526 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %527 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %528 = "arith.muli"(%525, %21) : (i32, i32) -> i32
        %529 = "arith.divui"(%522, %23) : (i32, i32) -> i32
        %530 = "arith.addi"(%528, %529) : (i32, i32) -> i32
        %531 = "arith.cmpi"(%530, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %532 = "arith.cmpi"(%521, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %533 = "arith.andi"(%531, %532) : (i1, i1) -> i1
        %534 = "arith.extui"(%533) : (i1) -> i8
        %535 = "arith.cmpi"(%534, %69) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%535) ({
          %536 = "llvm.bitcast"(%513) : (f32) -> i32
          %537 = "llvm.bitcast"(%514) : (f32) -> i32
          %538 = "llvm.bitcast"(%515) : (f32) -> i32
          %539 = "llvm.bitcast"(%516) : (f32) -> i32
          %540 = "vector.from_elements"(%536, %537, %538, %539) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%540, %512) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %541 = "vector.from_elements"(%71, %72, %73, %74) : (f32, f32, f32, f32) -> vector<4xf32>
      %542 = "vector.broadcast"(%135) : (f32) -> vector<4xf32>
      %543 = "arith.mulf"(%542, %541) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %544 = "arith.mulf"(%453, %543) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %545 = "vector.broadcast"(%452) : (f32) -> vector<4xf32>
      %546 = "arith.mulf"(%456, %545) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %547 = "vector.broadcast"(%448) : (f32) -> vector<4xf32>
      %548 = "arith.addf"(%546, %547) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %549 = "arith.subf"(%544, %548) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %550 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %551 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %552 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %553 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %554 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %555 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %556 = "arith.muli"(%553, %21) : (i32, i32) -> i32
      %557 = "arith.divui"(%550, %23) : (i32, i32) -> i32
      %558 = "arith.addi"(%556, %557) : (i32, i32) -> i32
      %559 = "arith.extsi"(%558) : (i32) -> i64
      %560 = "arith.muli"(%559, %10) : (i64, i64) -> i64
      %561 = "llvm.getelementptr"(%9, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %562 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %563 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %564 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %565 = "arith.remui"(%562, %23) : (i32, i32) -> i32
      %566 = "arith.muli"(%565, %42) : (i32, i32) -> i32
      %567 = "llvm.getelementptr"(%561, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %568 = "vector.extract"(%549) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %569 = "vector.extract"(%549) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %570 = "vector.extract"(%549) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %571 = "vector.extract"(%549) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %572 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %573 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %574 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %575 = "arith.remui"(%572, %23) : (i32, i32) -> i32
      %576 = "arith.muli"(%575, %42) : (i32, i32) -> i32
      %577 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %578 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %579 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %580 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %581 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %582 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %583 = "arith.muli"(%580, %21) : (i32, i32) -> i32
      %584 = "arith.divui"(%577, %23) : (i32, i32) -> i32
      %585 = "arith.addi"(%583, %584) : (i32, i32) -> i32
      %586 = "arith.cmpi"(%585, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %587 = "arith.cmpi"(%576, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %588 = "arith.andi"(%586, %587) : (i1, i1) -> i1
      %589 = "arith.extui"(%588) : (i1) -> i8
      %590 = "arith.cmpi"(%589, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%590) ({
        %591 = "llvm.bitcast"(%568) : (f32) -> i32
        %592 = "llvm.bitcast"(%569) : (f32) -> i32
        %593 = "llvm.bitcast"(%570) : (f32) -> i32
        %594 = "llvm.bitcast"(%571) : (f32) -> i32
        %595 = "vector.from_elements"(%591, %592, %593, %594) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%595, %567) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %596 = "vector.from_elements"(%225, %226, %227, %228) : (f32, f32, f32, f32) -> vector<4xf32>
      %597 = "vector.from_elements"(%327, %328, %329, %330) : (f32, f32, f32, f32) -> vector<4xf32>
      %598 = "vector.broadcast"(%133) : (f32) -> vector<4xf32>
      %599 = "arith.subf"(%597, %598) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      "scf.if"(%457) ({
        %600 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %601 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %602 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %603 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %604 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %605 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %606 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %607 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %608 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %609 = "arith.remui"(%606, %23) : (i32, i32) -> i32
        %610 = "arith.muli"(%609, %42) : (i32, i32) -> i32
        %611 = "llvm.getelementptr"(%12, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %612 = "llvm.getelementptr"(%611) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %613 = "vector.extract"(%596) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %614 = "vector.extract"(%596) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %615 = "vector.extract"(%596) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %616 = "vector.extract"(%596) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %617 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %618 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %619 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %620 = "arith.remui"(%617, %23) : (i32, i32) -> i32
        %621 = "arith.muli"(%620, %42) : (i32, i32) -> i32
        %622 = "arith.addi"(%621, %89) : (i32, i32) -> i32
        %623 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %624 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %625 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %626 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %627 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %628 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %629 = "arith.muli"(%626, %21) : (i32, i32) -> i32
        %630 = "arith.divui"(%623, %23) : (i32, i32) -> i32
        %631 = "arith.addi"(%629, %630) : (i32, i32) -> i32
        %632 = "arith.cmpi"(%631, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %633 = "arith.cmpi"(%622, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %634 = "arith.andi"(%632, %633) : (i1, i1) -> i1
        %635 = "arith.extui"(%634) : (i1) -> i8
        %636 = "arith.cmpi"(%635, %69) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%636) ({
          %637 = "llvm.bitcast"(%613) : (f32) -> i32
          %638 = "llvm.bitcast"(%614) : (f32) -> i32
          %639 = "llvm.bitcast"(%615) : (f32) -> i32
          %640 = "llvm.bitcast"(%616) : (f32) -> i32
          %641 = "vector.from_elements"(%637, %638, %639, %640) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%641, %612) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %642 = "vector.broadcast"(%135) : (f32) -> vector<4xf32>
        %643 = "arith.mulf"(%596, %642) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %644 = "arith.mulf"(%643, %599) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %645 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %646 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %647 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %648 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %649 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %650 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %651 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %652 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %653 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %654 = "arith.remui"(%651, %23) : (i32, i32) -> i32
        %655 = "arith.muli"(%654, %42) : (i32, i32) -> i32
        %656 = "llvm.getelementptr"(%11, %655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %657 = "llvm.getelementptr"(%656) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %658 = "vector.extract"(%644) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %659 = "vector.extract"(%644) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %660 = "vector.extract"(%644) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %661 = "vector.extract"(%644) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %662 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %663 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %664 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %665 = "arith.remui"(%662, %23) : (i32, i32) -> i32
        %666 = "arith.muli"(%665, %42) : (i32, i32) -> i32
        %667 = "arith.addi"(%666, %89) : (i32, i32) -> i32
        %668 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %669 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %670 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %671 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %672 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %673 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %674 = "arith.muli"(%671, %21) : (i32, i32) -> i32
        %675 = "arith.divui"(%668, %23) : (i32, i32) -> i32
        %676 = "arith.addi"(%674, %675) : (i32, i32) -> i32
        %677 = "arith.cmpi"(%676, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %678 = "arith.cmpi"(%667, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %679 = "arith.andi"(%677, %678) : (i1, i1) -> i1
        %680 = "arith.extui"(%679) : (i1) -> i8
        %681 = "arith.cmpi"(%680, %69) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%681) ({
          %682 = "llvm.bitcast"(%658) : (f32) -> i32
          %683 = "llvm.bitcast"(%659) : (f32) -> i32
          %684 = "llvm.bitcast"(%660) : (f32) -> i32
          %685 = "llvm.bitcast"(%661) : (f32) -> i32
          %686 = "vector.from_elements"(%682, %683, %684, %685) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%686, %657) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %687 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
      %688 = "vector.broadcast"(%135) : (f32) -> vector<4xf32>
      %689 = "arith.mulf"(%688, %687) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %690 = "arith.mulf"(%596, %689) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %691 = "vector.broadcast"(%452) : (f32) -> vector<4xf32>
      %692 = "arith.mulf"(%599, %691) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %693 = "vector.broadcast"(%448) : (f32) -> vector<4xf32>
      %694 = "arith.addf"(%692, %693) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %695 = "arith.subf"(%690, %694) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %696 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %697 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %698 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %699 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %700 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %701 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %702 = "arith.muli"(%699, %21) : (i32, i32) -> i32
      %703 = "arith.divui"(%696, %23) : (i32, i32) -> i32
      %704 = "arith.addi"(%702, %703) : (i32, i32) -> i32
      %705 = "arith.extsi"(%704) : (i32) -> i64
      %706 = "arith.muli"(%705, %10) : (i64, i64) -> i64
      %707 = "llvm.getelementptr"(%9, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %708 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %709 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %710 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %711 = "arith.remui"(%708, %23) : (i32, i32) -> i32
      %712 = "arith.muli"(%711, %42) : (i32, i32) -> i32
      %713 = "llvm.getelementptr"(%707, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %714 = "llvm.getelementptr"(%713) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %715 = "vector.extract"(%695) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %716 = "vector.extract"(%695) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %717 = "vector.extract"(%695) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %718 = "vector.extract"(%695) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %719 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %720 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %721 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %722 = "arith.remui"(%719, %23) : (i32, i32) -> i32
      %723 = "arith.muli"(%722, %42) : (i32, i32) -> i32
      %724 = "arith.addi"(%723, %89) : (i32, i32) -> i32
      %725 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %726 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %727 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %728 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %729 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %730 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %731 = "arith.muli"(%728, %21) : (i32, i32) -> i32
      %732 = "arith.divui"(%725, %23) : (i32, i32) -> i32
      %733 = "arith.addi"(%731, %732) : (i32, i32) -> i32
      %734 = "arith.cmpi"(%733, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %735 = "arith.cmpi"(%724, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %736 = "arith.andi"(%734, %735) : (i1, i1) -> i1
      %737 = "arith.extui"(%736) : (i1) -> i8
      %738 = "arith.cmpi"(%737, %69) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%738) ({
        %739 = "llvm.bitcast"(%715) : (f32) -> i32
        %740 = "llvm.bitcast"(%716) : (f32) -> i32
        %741 = "llvm.bitcast"(%717) : (f32) -> i32
        %742 = "llvm.bitcast"(%718) : (f32) -> i32
        %743 = "vector.from_elements"(%739, %740, %741, %742) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%743, %714) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 4 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.constant"() {value = 8 : i32} : () -> i32
      %14 = "arith.divui"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %16 = "vector.extract"(%15) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%15) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%15) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %19 = "vector.extract"(%15) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %20 = "vector.extract"(%15) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %21 = "vector.extract"(%15) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %22 = "vector.extract"(%15) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %23 = "vector.extract"(%15) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "arith.muli"(%24, %13) : (i32, i32) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "arith.remui"(%28, %13) : (i32, i32) -> i32
      %32 = "arith.addi"(%27, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 4 : i32} : () -> i32
      %34 = "arith.muli"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %36, %37, %38, %39, %40, %41, %42, %43 = "scf.if"(%35) ({
        %44 = "arith.constant"() {value = 128 : i32} : () -> i32
        %45, %46, %47, %48, %49, %50, %51, %52 = "scf.for"(%14, %1, %44, %16, %17, %18, %19, %20, %21, %22, %23) ({
        ^bb0(%53: i32, %54: f32, %55: f32, %56: f32, %57: f32, %58: f32, %59: f32, %60: f32, %61: f32):
          %62 = "arith.constant"() {value = 32 : i32} : () -> i32
          %63 = "arith.addi"(%53, %62) : (i32, i32) -> i32
          %64 = "arith.constant"() {value = 64 : i32} : () -> i32
          %65 = "arith.addi"(%53, %64) : (i32, i32) -> i32
          %66 = "arith.constant"() {value = 96 : i32} : () -> i32
          %67 = "arith.addi"(%53, %66) : (i32, i32) -> i32
          %68 = "arith.constant"() {value = 1 : i32} : () -> i32
          %69 = "arith.subi"(%1, %68) : (i32, i32) -> i32
          %70 = "arith.minsi"(%53, %69) : (i32, i32) -> i32
          %71 = "arith.extsi"(%70) : (i32) -> i64
          %72 = "llvm.getelementptr"(%6, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %73 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %74 = "arith.cmpi"(%53, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %75 = "llvm.getelementptr"(%7, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %76 = "llvm.load"(%75) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %77 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %78 = "arith.select"(%74, %76, %77) : (i1, f32, f32) -> f32
          %79 = "arith.extsi"(%2) : (i32) -> i64
          %80 = "arith.muli"(%71, %79) : (i64, i64) -> i64
          %81 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %82 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %83 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %84 = "arith.muli"(%81, %13) : (i32, i32) -> i32
          %85 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %86 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %87 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %88 = "arith.remui"(%85, %13) : (i32, i32) -> i32
          %89 = "arith.addi"(%84, %88) : (i32, i32) -> i32
          %90 = "arith.muli"(%89, %33) : (i32, i32) -> i32
          %91 = "arith.extsi"(%90) : (i32) -> i64
          %92 = "arith.addi"(%80, %91) : (i64, i64) -> i64
          %93 = "llvm.getelementptr"(%0, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %94 = "llvm.load"(%93) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %99 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %100 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %101 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %102 = "arith.muli"(%99, %13) : (i32, i32) -> i32
          %103 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %104 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %105 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %106 = "arith.remui"(%103, %13) : (i32, i32) -> i32
          %107 = "arith.addi"(%102, %106) : (i32, i32) -> i32
          %108 = "arith.muli"(%107, %33) : (i32, i32) -> i32
          %109 = "arith.extsi"(%108) : (i32) -> i64
          %110 = "arith.addi"(%80, %109) : (i64, i64) -> i64
          %111 = "llvm.getelementptr"(%4, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %112 = "llvm.load"(%111) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %113 = "vector.extract"(%112) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %114 = "vector.extract"(%112) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %115 = "vector.extract"(%112) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %116 = "vector.extract"(%112) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %117 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %118 = "arith.select"(%74, %117, %77) : (i1, f32, f32) -> f32
          %119 = "arith.minsi"(%63, %69) : (i32, i32) -> i32
          %120 = "arith.extsi"(%119) : (i32) -> i64
          %121 = "llvm.getelementptr"(%6, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %122 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %123 = "arith.cmpi"(%63, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %124 = "llvm.getelementptr"(%7, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %125 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %126 = "arith.select"(%123, %125, %77) : (i1, f32, f32) -> f32
          %127 = "arith.muli"(%120, %79) : (i64, i64) -> i64
          %128 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %129 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %130 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %131 = "arith.muli"(%128, %13) : (i32, i32) -> i32
          %132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %135 = "arith.remui"(%132, %13) : (i32, i32) -> i32
          %136 = "arith.addi"(%131, %135) : (i32, i32) -> i32
          %137 = "arith.muli"(%136, %33) : (i32, i32) -> i32
          %138 = "arith.extsi"(%137) : (i32) -> i64
          %139 = "arith.addi"(%127, %138) : (i64, i64) -> i64
          %140 = "llvm.getelementptr"(%0, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %141 = "llvm.load"(%140) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%141) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%141) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %145 = "vector.extract"(%141) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %146 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %147 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %148 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %149 = "arith.muli"(%146, %13) : (i32, i32) -> i32
          %150 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %151 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %152 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %153 = "arith.remui"(%150, %13) : (i32, i32) -> i32
          %154 = "arith.addi"(%149, %153) : (i32, i32) -> i32
          %155 = "arith.muli"(%154, %33) : (i32, i32) -> i32
          %156 = "arith.extsi"(%155) : (i32) -> i64
          %157 = "arith.addi"(%127, %156) : (i64, i64) -> i64
          %158 = "llvm.getelementptr"(%4, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %159 = "llvm.load"(%158) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%159) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%159) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %163 = "vector.extract"(%159) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %164 = "arith.select"(%123, %117, %77) : (i1, f32, f32) -> f32
          %165 = "arith.minsi"(%65, %69) : (i32, i32) -> i32
          %166 = "arith.extsi"(%165) : (i32) -> i64
          %167 = "llvm.getelementptr"(%6, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %168 = "llvm.load"(%167) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %169 = "arith.cmpi"(%65, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %170 = "llvm.getelementptr"(%7, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %171 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %172 = "arith.select"(%169, %171, %77) : (i1, f32, f32) -> f32
          %173 = "arith.muli"(%166, %79) : (i64, i64) -> i64
          %174 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %175 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %176 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %177 = "arith.muli"(%174, %13) : (i32, i32) -> i32
          %178 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %179 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %180 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %181 = "arith.remui"(%178, %13) : (i32, i32) -> i32
          %182 = "arith.addi"(%177, %181) : (i32, i32) -> i32
          %183 = "arith.muli"(%182, %33) : (i32, i32) -> i32
          %184 = "arith.extsi"(%183) : (i32) -> i64
          %185 = "arith.addi"(%173, %184) : (i64, i64) -> i64
          %186 = "llvm.getelementptr"(%0, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %187 = "llvm.load"(%186) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %188 = "vector.extract"(%187) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %189 = "vector.extract"(%187) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %190 = "vector.extract"(%187) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %191 = "vector.extract"(%187) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %192 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %193 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %194 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %195 = "arith.muli"(%192, %13) : (i32, i32) -> i32
          %196 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %197 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %198 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %199 = "arith.remui"(%196, %13) : (i32, i32) -> i32
          %200 = "arith.addi"(%195, %199) : (i32, i32) -> i32
          %201 = "arith.muli"(%200, %33) : (i32, i32) -> i32
          %202 = "arith.extsi"(%201) : (i32) -> i64
          %203 = "arith.addi"(%173, %202) : (i64, i64) -> i64
          %204 = "llvm.getelementptr"(%4, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %205 = "llvm.load"(%204) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %206 = "vector.extract"(%205) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %207 = "vector.extract"(%205) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %208 = "vector.extract"(%205) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %209 = "vector.extract"(%205) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %210 = "arith.select"(%169, %117, %77) : (i1, f32, f32) -> f32
          %211 = "arith.minsi"(%67, %69) : (i32, i32) -> i32
          %212 = "arith.extsi"(%211) : (i32) -> i64
          %213 = "llvm.getelementptr"(%6, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %215 = "arith.cmpi"(%67, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %216 = "llvm.getelementptr"(%7, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %218 = "arith.select"(%215, %217, %77) : (i1, f32, f32) -> f32
          %219 = "arith.muli"(%212, %79) : (i64, i64) -> i64
          %220 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %221 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %222 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %223 = "arith.muli"(%220, %13) : (i32, i32) -> i32
          %224 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %225 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %226 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %227 = "arith.remui"(%224, %13) : (i32, i32) -> i32
          %228 = "arith.addi"(%223, %227) : (i32, i32) -> i32
          %229 = "arith.muli"(%228, %33) : (i32, i32) -> i32
          %230 = "arith.extsi"(%229) : (i32) -> i64
          %231 = "arith.addi"(%219, %230) : (i64, i64) -> i64
          %232 = "llvm.getelementptr"(%0, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %233 = "llvm.load"(%232) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %234 = "vector.extract"(%233) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%233) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%233) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %237 = "vector.extract"(%233) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %238 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %239 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %240 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %241 = "arith.muli"(%238, %13) : (i32, i32) -> i32
          %242 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %243 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %244 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %245 = "arith.remui"(%242, %13) : (i32, i32) -> i32
          %246 = "arith.addi"(%241, %245) : (i32, i32) -> i32
          %247 = "arith.muli"(%246, %33) : (i32, i32) -> i32
          %248 = "arith.extsi"(%247) : (i32) -> i64
          %249 = "arith.addi"(%219, %248) : (i64, i64) -> i64
          %250 = "llvm.getelementptr"(%4, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %251 = "llvm.load"(%250) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %252 = "vector.extract"(%251) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %253 = "vector.extract"(%251) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %254 = "vector.extract"(%251) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %255 = "vector.extract"(%251) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %256 = "arith.select"(%215, %117, %77) : (i1, f32, f32) -> f32
          %257 = "vector.from_elements"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> vector<4xf32>
          %258 = "vector.from_elements"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> vector<4xf32>
          %259 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
          %260 = "vector.broadcast"(%73) : (f32) -> vector<4xf32>
          %261 = "arith.subf"(%259, %260) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %262 = "arith.mulf"(%257, %261) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %263 = "vector.broadcast"(%78) : (f32) -> vector<4xf32>
          %264 = "arith.mulf"(%262, %263) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %265 = "arith.addf"(%258, %264) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %266 = "vector.extract"(%265) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %267 = "vector.extract"(%265) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %268 = "vector.extract"(%265) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %269 = "vector.extract"(%265) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %270 = "vector.from_elements"(%58, %59, %60, %61) : (f32, f32, f32, f32) -> vector<4xf32>
          %271 = "vector.broadcast"(%118) : (f32) -> vector<4xf32>
          %272 = "arith.mulf"(%257, %271) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %273 = "arith.addf"(%270, %272) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %274 = "vector.extract"(%273) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %275 = "vector.extract"(%273) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %276 = "vector.extract"(%273) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %277 = "vector.extract"(%273) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %278 = "vector.from_elements"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> vector<4xf32>
          %279 = "vector.from_elements"(%266, %267, %268, %269) : (f32, f32, f32, f32) -> vector<4xf32>
          %280 = "vector.from_elements"(%160, %161, %162, %163) : (f32, f32, f32, f32) -> vector<4xf32>
          %281 = "vector.broadcast"(%122) : (f32) -> vector<4xf32>
          %282 = "arith.subf"(%280, %281) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %283 = "arith.mulf"(%278, %282) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %284 = "vector.broadcast"(%126) : (f32) -> vector<4xf32>
          %285 = "arith.mulf"(%283, %284) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %286 = "arith.addf"(%279, %285) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %287 = "vector.extract"(%286) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %288 = "vector.extract"(%286) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %289 = "vector.extract"(%286) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %290 = "vector.extract"(%286) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %291 = "vector.from_elements"(%274, %275, %276, %277) : (f32, f32, f32, f32) -> vector<4xf32>
          %292 = "vector.broadcast"(%164) : (f32) -> vector<4xf32>
          %293 = "arith.mulf"(%278, %292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %294 = "arith.addf"(%291, %293) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %295 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %296 = "vector.extract"(%294) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %297 = "vector.extract"(%294) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %298 = "vector.extract"(%294) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %299 = "vector.from_elements"(%188, %189, %190, %191) : (f32, f32, f32, f32) -> vector<4xf32>
          %300 = "vector.from_elements"(%287, %288, %289, %290) : (f32, f32, f32, f32) -> vector<4xf32>
          %301 = "vector.from_elements"(%206, %207, %208, %209) : (f32, f32, f32, f32) -> vector<4xf32>
          %302 = "vector.broadcast"(%168) : (f32) -> vector<4xf32>
          %303 = "arith.subf"(%301, %302) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %304 = "arith.mulf"(%299, %303) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %305 = "vector.broadcast"(%172) : (f32) -> vector<4xf32>
          %306 = "arith.mulf"(%304, %305) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %307 = "arith.addf"(%300, %306) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %308 = "vector.extract"(%307) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %309 = "vector.extract"(%307) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %310 = "vector.extract"(%307) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %311 = "vector.extract"(%307) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %312 = "vector.from_elements"(%295, %296, %297, %298) : (f32, f32, f32, f32) -> vector<4xf32>
          %313 = "vector.broadcast"(%210) : (f32) -> vector<4xf32>
          %314 = "arith.mulf"(%299, %313) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %315 = "arith.addf"(%312, %314) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %316 = "vector.extract"(%315) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %317 = "vector.extract"(%315) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %318 = "vector.extract"(%315) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %319 = "vector.extract"(%315) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %320 = "vector.from_elements"(%234, %235, %236, %237) : (f32, f32, f32, f32) -> vector<4xf32>
          %321 = "vector.from_elements"(%308, %309, %310, %311) : (f32, f32, f32, f32) -> vector<4xf32>
          %322 = "vector.from_elements"(%252, %253, %254, %255) : (f32, f32, f32, f32) -> vector<4xf32>
          %323 = "vector.broadcast"(%214) : (f32) -> vector<4xf32>
          %324 = "arith.subf"(%322, %323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %325 = "arith.mulf"(%320, %324) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %326 = "vector.broadcast"(%218) : (f32) -> vector<4xf32>
          %327 = "arith.mulf"(%325, %326) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %328 = "arith.addf"(%321, %327) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %329 = "vector.extract"(%328) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %330 = "vector.extract"(%328) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %331 = "vector.extract"(%328) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %332 = "vector.extract"(%328) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %333 = "vector.from_elements"(%316, %317, %318, %319) : (f32, f32, f32, f32) -> vector<4xf32>
          %334 = "vector.broadcast"(%256) : (f32) -> vector<4xf32>
          %335 = "arith.mulf"(%320, %334) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %336 = "arith.addf"(%333, %335) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %337 = "vector.extract"(%336) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %338 = "vector.extract"(%336) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %339 = "vector.extract"(%336) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %340 = "vector.extract"(%336) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%329, %330, %331, %332, %337, %338, %339, %340) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%45, %46, %47, %48, %49, %50, %51, %52) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19, %20, %21, %22, %23) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %341 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %342 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %343 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %344 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %345 = "arith.remui"(%341, %13) : (i32, i32) -> i32
      %346 = "arith.divui"(%341, %13) : (i32, i32) -> i32
      %347 = "arith.muli"(%345, %33) : (i32, i32) -> i32
      %348 = "arith.constant"() {value = 48 : i32} : () -> i32
      %349 = "arith.muli"(%346, %348) : (i32, i32) -> i32
      %350 = "arith.addi"(%347, %349) : (i32, i32) -> i32
      %351 = "llvm.getelementptr"(%344, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %352 = "vector.from_elements"(%36, %37, %38, %39) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%352, %351) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %353 = "llvm.getelementptr"(%351) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %354 = "vector.from_elements"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%354, %353) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %355 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %357 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %358 = "arith.constant"() {value = 32 : i32} : () -> i32
      %359 = "arith.muli"(%355, %358) : (i32, i32) -> i32
      %360 = "arith.addi"(%359, %341) : (i32, i32) -> i32
      %361 = "arith.cmpi"(%341, %358) {predicate = 2 : i64} : (i32, i32) -> i1
      %362 = "arith.cmpi"(%360, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %363 = "arith.andi"(%361, %362) : (i1, i1) -> i1
      "scf.if"(%363) ({
        %364 = "arith.remui"(%341, %33) : (i32, i32) -> i32
        %365 = "arith.divui"(%341, %33) : (i32, i32) -> i32
        %366 = "arith.remui"(%364, %33) : (i32, i32) -> i32
        %367 = "arith.divui"(%364, %33) : (i32, i32) -> i32
        %368 = "arith.muli"(%367, %348) : (i32, i32) -> i32
        %369 = "arith.addi"(%366, %368) : (i32, i32) -> i32
        %370 = "arith.muli"(%365, %33) : (i32, i32) -> i32
        %371 = "arith.addi"(%369, %370) : (i32, i32) -> i32
        %372 = "llvm.getelementptr"(%344, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %374 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %375 = "arith.addf"(%374, %373) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %376 = "arith.addi"(%371, %348) : (i32, i32) -> i32
        %377 = "llvm.getelementptr"(%344, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %378 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %379 = "arith.addf"(%375, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %380 = "arith.constant"() {value = 96 : i32} : () -> i32
        %381 = "arith.addi"(%371, %380) : (i32, i32) -> i32
        %382 = "llvm.getelementptr"(%344, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %383 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %384 = "arith.addf"(%379, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %385 = "arith.constant"() {value = 144 : i32} : () -> i32
        %386 = "arith.addi"(%371, %385) : (i32, i32) -> i32
        %387 = "llvm.getelementptr"(%344, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %389 = "arith.addf"(%384, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %390 = "arith.constant"() {value = 192 : i32} : () -> i32
        %391 = "arith.addi"(%371, %390) : (i32, i32) -> i32
        %392 = "llvm.getelementptr"(%344, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %393 = "llvm.load"(%392) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %394 = "arith.addf"(%389, %393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %395 = "arith.constant"() {value = 240 : i32} : () -> i32
        %396 = "arith.addi"(%371, %395) : (i32, i32) -> i32
        %397 = "llvm.getelementptr"(%344, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %399 = "arith.addf"(%394, %398) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %400 = "arith.constant"() {value = 288 : i32} : () -> i32
        %401 = "arith.addi"(%371, %400) : (i32, i32) -> i32
        %402 = "llvm.getelementptr"(%344, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %404 = "arith.addf"(%399, %403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %405 = "arith.constant"() {value = 336 : i32} : () -> i32
        %406 = "arith.addi"(%371, %405) : (i32, i32) -> i32
        %407 = "llvm.getelementptr"(%344, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %409 = "arith.addf"(%404, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %410 = "arith.constant"() {value = 384 : i32} : () -> i32
        %411 = "arith.addi"(%371, %410) : (i32, i32) -> i32
        %412 = "llvm.getelementptr"(%344, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %414 = "arith.addf"(%409, %413) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %415 = "arith.constant"() {value = 432 : i32} : () -> i32
        %416 = "arith.addi"(%371, %415) : (i32, i32) -> i32
        %417 = "llvm.getelementptr"(%344, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %419 = "arith.addf"(%414, %418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %420 = "arith.constant"() {value = 480 : i32} : () -> i32
        %421 = "arith.addi"(%371, %420) : (i32, i32) -> i32
        %422 = "llvm.getelementptr"(%344, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %424 = "arith.addf"(%419, %423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %425 = "arith.constant"() {value = 528 : i32} : () -> i32
        %426 = "arith.addi"(%371, %425) : (i32, i32) -> i32
        %427 = "llvm.getelementptr"(%344, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %429 = "arith.addf"(%424, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %430 = "arith.constant"() {value = 576 : i32} : () -> i32
        %431 = "arith.addi"(%371, %430) : (i32, i32) -> i32
        %432 = "llvm.getelementptr"(%344, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %434 = "arith.addf"(%429, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %435 = "arith.constant"() {value = 624 : i32} : () -> i32
        %436 = "arith.addi"(%371, %435) : (i32, i32) -> i32
        %437 = "llvm.getelementptr"(%344, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %439 = "arith.addf"(%434, %438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %440 = "arith.constant"() {value = 672 : i32} : () -> i32
        %441 = "arith.addi"(%371, %440) : (i32, i32) -> i32
        %442 = "llvm.getelementptr"(%344, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %444 = "arith.addf"(%439, %443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %445 = "arith.constant"() {value = 720 : i32} : () -> i32
        %446 = "arith.addi"(%371, %445) : (i32, i32) -> i32
        %447 = "llvm.getelementptr"(%344, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %449 = "arith.addf"(%444, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %450 = "arith.constant"() {value = 768 : i32} : () -> i32
        %451 = "arith.addi"(%371, %450) : (i32, i32) -> i32
        %452 = "llvm.getelementptr"(%344, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %454 = "arith.addf"(%449, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %455 = "arith.constant"() {value = 816 : i32} : () -> i32
        %456 = "arith.addi"(%371, %455) : (i32, i32) -> i32
        %457 = "llvm.getelementptr"(%344, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %459 = "arith.addf"(%454, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %460 = "arith.constant"() {value = 864 : i32} : () -> i32
        %461 = "arith.addi"(%371, %460) : (i32, i32) -> i32
        %462 = "llvm.getelementptr"(%344, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %463 = "llvm.load"(%462) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %464 = "arith.addf"(%459, %463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %465 = "arith.constant"() {value = 912 : i32} : () -> i32
        %466 = "arith.addi"(%371, %465) : (i32, i32) -> i32
        %467 = "llvm.getelementptr"(%344, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %469 = "arith.addf"(%464, %468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %470 = "arith.constant"() {value = 960 : i32} : () -> i32
        %471 = "arith.addi"(%371, %470) : (i32, i32) -> i32
        %472 = "llvm.getelementptr"(%344, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %473 = "llvm.load"(%472) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %474 = "arith.addf"(%469, %473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %475 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %476 = "arith.addi"(%371, %475) : (i32, i32) -> i32
        %477 = "llvm.getelementptr"(%344, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %479 = "arith.addf"(%474, %478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %480 = "arith.constant"() {value = 1056 : i32} : () -> i32
        %481 = "arith.addi"(%371, %480) : (i32, i32) -> i32
        %482 = "llvm.getelementptr"(%344, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %483 = "llvm.load"(%482) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %484 = "arith.addf"(%479, %483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %485 = "arith.constant"() {value = 1104 : i32} : () -> i32
        %486 = "arith.addi"(%371, %485) : (i32, i32) -> i32
        %487 = "llvm.getelementptr"(%344, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %489 = "arith.addf"(%484, %488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %490 = "arith.constant"() {value = 1152 : i32} : () -> i32
        %491 = "arith.addi"(%371, %490) : (i32, i32) -> i32
        %492 = "llvm.getelementptr"(%344, %491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %493 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %494 = "arith.addf"(%489, %493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %495 = "arith.constant"() {value = 1200 : i32} : () -> i32
        %496 = "arith.addi"(%371, %495) : (i32, i32) -> i32
        %497 = "llvm.getelementptr"(%344, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %498 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %499 = "arith.addf"(%494, %498) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %500 = "arith.constant"() {value = 1248 : i32} : () -> i32
        %501 = "arith.addi"(%371, %500) : (i32, i32) -> i32
        %502 = "llvm.getelementptr"(%344, %501) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %503 = "llvm.load"(%502) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %504 = "arith.addf"(%499, %503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %505 = "arith.constant"() {value = 1296 : i32} : () -> i32
        %506 = "arith.addi"(%371, %505) : (i32, i32) -> i32
        %507 = "llvm.getelementptr"(%344, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %509 = "arith.addf"(%504, %508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %510 = "arith.constant"() {value = 1344 : i32} : () -> i32
        %511 = "arith.addi"(%371, %510) : (i32, i32) -> i32
        %512 = "llvm.getelementptr"(%344, %511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %513 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %514 = "arith.addf"(%509, %513) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %515 = "arith.constant"() {value = 1392 : i32} : () -> i32
        %516 = "arith.addi"(%371, %515) : (i32, i32) -> i32
        %517 = "llvm.getelementptr"(%344, %516) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %518 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %519 = "arith.addf"(%514, %518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %520 = "arith.constant"() {value = 1440 : i32} : () -> i32
        %521 = "arith.addi"(%371, %520) : (i32, i32) -> i32
        %522 = "llvm.getelementptr"(%344, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %523 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %524 = "arith.addf"(%519, %523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %525 = "arith.constant"() {value = 1488 : i32} : () -> i32
        %526 = "arith.addi"(%371, %525) : (i32, i32) -> i32
        %527 = "llvm.getelementptr"(%344, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %529 = "arith.addf"(%524, %528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %530 = "arith.extsi"(%360) : (i32) -> i64
        %531 = "llvm.getelementptr"(%8, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%529, %531) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %532 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %533 = "arith.addi"(%371, %532) : (i32, i32) -> i32
        %534 = "llvm.getelementptr"(%344, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %535 = "llvm.load"(%534) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %536 = "arith.addf"(%374, %535) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %537 = "arith.addi"(%376, %532) : (i32, i32) -> i32
        %538 = "llvm.getelementptr"(%344, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %539 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %540 = "arith.addf"(%536, %539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %541 = "arith.addi"(%381, %532) : (i32, i32) -> i32
        %542 = "llvm.getelementptr"(%344, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %543 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %544 = "arith.addf"(%540, %543) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %545 = "arith.addi"(%386, %532) : (i32, i32) -> i32
        %546 = "llvm.getelementptr"(%344, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %547 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %548 = "arith.addf"(%544, %547) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %549 = "arith.addi"(%391, %532) : (i32, i32) -> i32
        %550 = "llvm.getelementptr"(%344, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %551 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %552 = "arith.addf"(%548, %551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %553 = "arith.addi"(%396, %532) : (i32, i32) -> i32
        %554 = "llvm.getelementptr"(%344, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %555 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %556 = "arith.addf"(%552, %555) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %557 = "arith.addi"(%401, %532) : (i32, i32) -> i32
        %558 = "llvm.getelementptr"(%344, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %560 = "arith.addf"(%556, %559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %561 = "arith.addi"(%406, %532) : (i32, i32) -> i32
        %562 = "llvm.getelementptr"(%344, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %563 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %564 = "arith.addf"(%560, %563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %565 = "arith.addi"(%411, %532) : (i32, i32) -> i32
        %566 = "llvm.getelementptr"(%344, %565) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %567 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %568 = "arith.addf"(%564, %567) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %569 = "arith.addi"(%416, %532) : (i32, i32) -> i32
        %570 = "llvm.getelementptr"(%344, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %571 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %572 = "arith.addf"(%568, %571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %573 = "arith.addi"(%421, %532) : (i32, i32) -> i32
        %574 = "llvm.getelementptr"(%344, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %575 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %576 = "arith.addf"(%572, %575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %577 = "arith.addi"(%426, %532) : (i32, i32) -> i32
        %578 = "llvm.getelementptr"(%344, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %579 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %580 = "arith.addf"(%576, %579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %581 = "arith.addi"(%431, %532) : (i32, i32) -> i32
        %582 = "llvm.getelementptr"(%344, %581) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %583 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %584 = "arith.addf"(%580, %583) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %585 = "arith.addi"(%436, %532) : (i32, i32) -> i32
        %586 = "llvm.getelementptr"(%344, %585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %587 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %588 = "arith.addf"(%584, %587) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %589 = "arith.addi"(%441, %532) : (i32, i32) -> i32
        %590 = "llvm.getelementptr"(%344, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %592 = "arith.addf"(%588, %591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %593 = "arith.addi"(%446, %532) : (i32, i32) -> i32
        %594 = "llvm.getelementptr"(%344, %593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %595 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %596 = "arith.addf"(%592, %595) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %597 = "arith.addi"(%451, %532) : (i32, i32) -> i32
        %598 = "llvm.getelementptr"(%344, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %599 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %600 = "arith.addf"(%596, %599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %601 = "arith.addi"(%456, %532) : (i32, i32) -> i32
        %602 = "llvm.getelementptr"(%344, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %604 = "arith.addf"(%600, %603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %605 = "arith.addi"(%461, %532) : (i32, i32) -> i32
        %606 = "llvm.getelementptr"(%344, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %607 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %608 = "arith.addf"(%604, %607) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %609 = "arith.addi"(%466, %532) : (i32, i32) -> i32
        %610 = "llvm.getelementptr"(%344, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %611 = "llvm.load"(%610) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %612 = "arith.addf"(%608, %611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %613 = "arith.addi"(%471, %532) : (i32, i32) -> i32
        %614 = "llvm.getelementptr"(%344, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %615 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %616 = "arith.addf"(%612, %615) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %617 = "arith.addi"(%476, %532) : (i32, i32) -> i32
        %618 = "llvm.getelementptr"(%344, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %619 = "llvm.load"(%618) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %620 = "arith.addf"(%616, %619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %621 = "arith.addi"(%481, %532) : (i32, i32) -> i32
        %622 = "llvm.getelementptr"(%344, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %623 = "llvm.load"(%622) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %624 = "arith.addf"(%620, %623) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %625 = "arith.addi"(%486, %532) : (i32, i32) -> i32
        %626 = "llvm.getelementptr"(%344, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %627 = "llvm.load"(%626) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %628 = "arith.addf"(%624, %627) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %629 = "arith.addi"(%491, %532) : (i32, i32) -> i32
        %630 = "llvm.getelementptr"(%344, %629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %631 = "llvm.load"(%630) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %632 = "arith.addf"(%628, %631) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %633 = "arith.addi"(%496, %532) : (i32, i32) -> i32
        %634 = "llvm.getelementptr"(%344, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %636 = "arith.addf"(%632, %635) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %637 = "arith.addi"(%501, %532) : (i32, i32) -> i32
        %638 = "llvm.getelementptr"(%344, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %639 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %640 = "arith.addf"(%636, %639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %641 = "arith.addi"(%506, %532) : (i32, i32) -> i32
        %642 = "llvm.getelementptr"(%344, %641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %643 = "llvm.load"(%642) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %644 = "arith.addf"(%640, %643) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %645 = "arith.addi"(%511, %532) : (i32, i32) -> i32
        %646 = "llvm.getelementptr"(%344, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %647 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %648 = "arith.addf"(%644, %647) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %649 = "arith.addi"(%516, %532) : (i32, i32) -> i32
        %650 = "llvm.getelementptr"(%344, %649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %651 = "llvm.load"(%650) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %652 = "arith.addf"(%648, %651) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %653 = "arith.addi"(%521, %532) : (i32, i32) -> i32
        %654 = "llvm.getelementptr"(%344, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %655 = "llvm.load"(%654) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %656 = "arith.addf"(%652, %655) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %657 = "arith.addi"(%526, %532) : (i32, i32) -> i32
        %658 = "llvm.getelementptr"(%344, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %660 = "arith.addf"(%656, %659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %661 = "llvm.getelementptr"(%9, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%660, %661) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>):
    %15 = "arith.extsi"(%2) : (i32) -> i64
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.maxsi"(%2, %16) : (i32, i32) -> i32
    %18 = "arith.sitofp"(%17) : (i32) -> f32
    %19 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %20 = "arith.divf"(%19, %18) : (f32, f32) -> f32
    %21 = "arith.addi"(%1, %16) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 2 : i32} : () -> i32
    %23 = "arith.divui"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.constant"() {value = 128 : i32} : () -> i32
    %25 = "arith.constant"() {value = 40 : i32} : () -> i32
    "gpu.launch_func"(%23, %16, %16, %24, %16, %16, %25, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %20) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    %26 = "arith.cmpi"(%1, %16) {predicate = 0 : i64} : (i32, i32) -> i1
    %27 = "arith.constant"() {value = 31 : i32} : () -> i32
    %28 = "arith.addi"(%2, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 32 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 0 : i32} : () -> i32
    %32 = "arith.select"(%26, %31, %30) : (i1, i32, i32) -> i32
    %33 = "arith.constant"() {value = 256 : i32} : () -> i32
    %34 = "arith.constant"() {value = 12224 : i32} : () -> i32
    "gpu.launch_func"(%32, %16, %16, %33, %16, %16, %34, %0, %1, %2, %3, %4, %5, %7, %8, %11, %12) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_backward_f32_form64x2x1x0x0x1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
