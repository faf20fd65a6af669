"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %12 = "vector.extract"(%11) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %13 = "vector.extract"(%11) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %14 = "vector.extract"(%11) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %15 = "vector.extract"(%11) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %16 = "vector.extract"(%11) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%11) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%11) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %19 = "vector.extract"(%11) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "arith.constant"() {value = 4 : i32} : () -> i32
      %24 = "arith.remui"(%20, %23) : (i32, i32) -> i32
      %25 = "arith.muli"(%24, %23) : (i32, i32) -> i32
      %26 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %32 = "arith.constant"() {value = 32 : i32} : () -> i32
      %33 = "arith.muli"(%29, %32) : (i32, i32) -> i32
      %34 = "arith.divui"(%26, %23) : (i32, i32) -> i32
      %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
      %36 = "arith.cmpi"(%35, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %37 = "arith.cmpi"(%25, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %38 = "arith.andi"(%36, %37) : (i1, i1) -> i1
      %39 = "arith.extui"(%38) : (i1) -> i8
      %40 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %46 = "arith.muli"(%43, %32) : (i32, i32) -> i32
      %47 = "arith.divui"(%40, %23) : (i32, i32) -> i32
      %48 = "arith.addi"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.extsi"(%48) : (i32) -> i64
      %50 = "arith.muli"(%49, %3) : (i64, i64) -> i64
      %51 = "llvm.getelementptr"(%0, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %52 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %55 = "arith.remui"(%52, %23) : (i32, i32) -> i32
      %56 = "arith.muli"(%55, %23) : (i32, i32) -> i32
      %57 = "llvm.getelementptr"(%51, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %58 = "arith.constant"() {value = 0 : i8} : () -> i8
      %59 = "arith.cmpi"(%39, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %60, %61, %62, %63 = "scf.if"(%59) ({
        %64 = "llvm.load"(%57) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %65 = "vector.extract"(%64) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %66 = "vector.extract"(%64) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %67 = "vector.extract"(%64) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %68 = "vector.extract"(%64) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %69 = "llvm.bitcast"(%65) : (i32) -> f32
        %70 = "llvm.bitcast"(%66) : (i32) -> f32
        %71 = "llvm.bitcast"(%67) : (i32) -> f32
        %72 = "llvm.bitcast"(%68) : (i32) -> f32
        "scf.yield"(%69, %70, %71, %72) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%12, %13, %14, %15) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %73 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %75 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %76 = "arith.remui"(%73, %23) : (i32, i32) -> i32
      %77 = "arith.muli"(%76, %23) : (i32, i32) -> i32
      %78 = "arith.constant"() {value = 16 : i32} : () -> i32
      %79 = "arith.addi"(%77, %78) : (i32, i32) -> i32
      %80 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %82 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %86 = "arith.muli"(%83, %32) : (i32, i32) -> i32
      %87 = "arith.divui"(%80, %23) : (i32, i32) -> i32
      %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
      %89 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %90 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.andi"(%89, %90) : (i1, i1) -> i1
      %92 = "arith.extui"(%91) : (i1) -> i8
      %93 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %99 = "arith.muli"(%96, %32) : (i32, i32) -> i32
      %100 = "arith.divui"(%93, %23) : (i32, i32) -> i32
      %101 = "arith.addi"(%99, %100) : (i32, i32) -> i32
      %102 = "arith.extsi"(%101) : (i32) -> i64
      %103 = "arith.muli"(%102, %3) : (i64, i64) -> i64
      %104 = "llvm.getelementptr"(%0, %103) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %105 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %108 = "arith.remui"(%105, %23) : (i32, i32) -> i32
      %109 = "arith.muli"(%108, %23) : (i32, i32) -> i32
      %110 = "llvm.getelementptr"(%104, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %111 = "llvm.getelementptr"(%110) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %112 = "arith.cmpi"(%92, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %113, %114, %115, %116 = "scf.if"(%112) ({
        %117 = "llvm.load"(%111) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %122 = "llvm.bitcast"(%118) : (i32) -> f32
        %123 = "llvm.bitcast"(%119) : (i32) -> f32
        %124 = "llvm.bitcast"(%120) : (i32) -> f32
        %125 = "llvm.bitcast"(%121) : (i32) -> f32
        "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %129 = "arith.remui"(%126, %23) : (i32, i32) -> i32
      %130 = "arith.muli"(%129, %23) : (i32, i32) -> i32
      %131 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %136 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %137 = "arith.muli"(%134, %32) : (i32, i32) -> i32
      %138 = "arith.divui"(%131, %23) : (i32, i32) -> i32
      %139 = "arith.addi"(%137, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.cmpi"(%130, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %142 = "arith.andi"(%140, %141) : (i1, i1) -> i1
      %143 = "arith.extui"(%142) : (i1) -> i8
      %144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %151 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %152 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %153 = "arith.remui"(%150, %23) : (i32, i32) -> i32
      %154 = "arith.muli"(%153, %23) : (i32, i32) -> i32
      %155 = "llvm.getelementptr"(%4, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %156 = "arith.cmpi"(%143, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %157, %158, %159, %160 = "scf.if"(%156) ({
        %161 = "llvm.load"(%155) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %162 = "vector.extract"(%161) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %163 = "vector.extract"(%161) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %164 = "vector.extract"(%161) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %165 = "vector.extract"(%161) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %166 = "llvm.bitcast"(%162) : (i32) -> f32
        %167 = "llvm.bitcast"(%163) : (i32) -> f32
        %168 = "llvm.bitcast"(%164) : (i32) -> f32
        %169 = "llvm.bitcast"(%165) : (i32) -> f32
        "scf.yield"(%166, %167, %168, %169) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%12, %13, %14, %15) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %170 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %171 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %172 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %173 = "arith.remui"(%170, %23) : (i32, i32) -> i32
      %174 = "arith.muli"(%173, %23) : (i32, i32) -> i32
      %175 = "arith.addi"(%174, %78) : (i32, i32) -> i32
      %176 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %182 = "arith.muli"(%179, %32) : (i32, i32) -> i32
      %183 = "arith.divui"(%176, %23) : (i32, i32) -> i32
      %184 = "arith.addi"(%182, %183) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.cmpi"(%175, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %187 = "arith.andi"(%185, %186) : (i1, i1) -> i1
      %188 = "arith.extui"(%187) : (i1) -> i8
      %189 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %190 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %191 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %192 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %193 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %198 = "arith.remui"(%195, %23) : (i32, i32) -> i32
      %199 = "arith.muli"(%198, %23) : (i32, i32) -> i32
      %200 = "llvm.getelementptr"(%4, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %201 = "llvm.getelementptr"(%200) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %202 = "arith.cmpi"(%188, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %203, %204, %205, %206 = "scf.if"(%202) ({
        %207 = "llvm.load"(%201) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %208 = "vector.extract"(%207) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %209 = "vector.extract"(%207) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %210 = "vector.extract"(%207) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %211 = "vector.extract"(%207) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %212 = "llvm.bitcast"(%208) : (i32) -> f32
        %213 = "llvm.bitcast"(%209) : (i32) -> f32
        %214 = "llvm.bitcast"(%210) : (i32) -> f32
        %215 = "llvm.bitcast"(%211) : (i32) -> f32
        "scf.yield"(%212, %213, %214, %215) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %216 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %217 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %218 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %219 = "arith.remui"(%216, %23) : (i32, i32) -> i32
      %220 = "arith.muli"(%219, %23) : (i32, i32) -> i32
      %221 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %223 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %224 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %225 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %226 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %227 = "arith.muli"(%224, %32) : (i32, i32) -> i32
      %228 = "arith.divui"(%221, %23) : (i32, i32) -> i32
      %229 = "arith.addi"(%227, %228) : (i32, i32) -> i32
      %230 = "arith.cmpi"(%229, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %231 = "arith.cmpi"(%220, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %232 = "arith.andi"(%230, %231) : (i1, i1) -> i1
      %233 = "arith.extui"(%232) : (i1) -> i8
      %234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %237 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %238 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %243 = "arith.remui"(%240, %23) : (i32, i32) -> i32
      %244 = "arith.muli"(%243, %23) : (i32, i32) -> i32
      %245 = "llvm.getelementptr"(%5, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %246 = "arith.cmpi"(%233, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %247, %248, %249, %250 = "scf.if"(%246) ({
        %251 = "llvm.load"(%245) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %252 = "vector.extract"(%251) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %253 = "vector.extract"(%251) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %254 = "vector.extract"(%251) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %255 = "vector.extract"(%251) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %256 = "llvm.bitcast"(%252) : (i32) -> f32
        %257 = "llvm.bitcast"(%253) : (i32) -> f32
        %258 = "llvm.bitcast"(%254) : (i32) -> f32
        %259 = "llvm.bitcast"(%255) : (i32) -> f32
        "scf.yield"(%256, %257, %258, %259) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%12, %13, %14, %15) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %260 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %261 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %262 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %263 = "arith.remui"(%260, %23) : (i32, i32) -> i32
      %264 = "arith.muli"(%263, %23) : (i32, i32) -> i32
      %265 = "arith.addi"(%264, %78) : (i32, i32) -> i32
      %266 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %267 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %268 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %270 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %271 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %272 = "arith.muli"(%269, %32) : (i32, i32) -> i32
      %273 = "arith.divui"(%266, %23) : (i32, i32) -> i32
      %274 = "arith.addi"(%272, %273) : (i32, i32) -> i32
      %275 = "arith.cmpi"(%274, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %276 = "arith.cmpi"(%265, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %277 = "arith.andi"(%275, %276) : (i1, i1) -> i1
      %278 = "arith.extui"(%277) : (i1) -> i8
      %279 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %280 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %282 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %283 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %284 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %288 = "arith.remui"(%285, %23) : (i32, i32) -> i32
      %289 = "arith.muli"(%288, %23) : (i32, i32) -> i32
      %290 = "llvm.getelementptr"(%5, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %291 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %292 = "arith.cmpi"(%278, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %293, %294, %295, %296 = "scf.if"(%292) ({
        %297 = "llvm.load"(%291) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %298 = "vector.extract"(%297) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %299 = "vector.extract"(%297) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %300 = "vector.extract"(%297) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %301 = "vector.extract"(%297) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %302 = "llvm.bitcast"(%298) : (i32) -> f32
        %303 = "llvm.bitcast"(%299) : (i32) -> f32
        %304 = "llvm.bitcast"(%300) : (i32) -> f32
        %305 = "llvm.bitcast"(%301) : (i32) -> f32
        "scf.yield"(%302, %303, %304, %305) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %306 = "arith.sitofp"(%2) : (i32) -> f32
      %307 = "llvm.call_intrinsic"(%306) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %308 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %309 = "vector.shuffle"(%308, %308) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %310 = "vector.shuffle"(%308, %308) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %311 = "arith.addf"(%309, %310) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %312 = "vector.shuffle"(%311, %311) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %313 = "vector.shuffle"(%311, %311) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %314 = "arith.addf"(%312, %313) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %315 = "vector.extract"(%314) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %316 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %317 = "arith.addf"(%315, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %318 = "arith.addf"(%316, %317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %319 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %320 = "vector.shuffle"(%319, %319) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %321 = "vector.shuffle"(%319, %319) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %322 = "arith.addf"(%320, %321) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %323 = "vector.shuffle"(%322, %322) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %324 = "vector.shuffle"(%322, %322) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %325 = "arith.addf"(%323, %324) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %326 = "vector.extract"(%325) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %327 = "arith.addf"(%326, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %328 = "arith.addf"(%318, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %329 = "arith.constant"() {value = -1 : i32} : () -> i32
      %330 = "arith.constant"() {value = 2 : i32} : () -> i32
      %331 = "arith.constant"() {value = 31 : i32} : () -> i32
      %332 = "nvvm.shfl.sync"(%329, %328, %330, %331) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %333 = "arith.addf"(%328, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %334 = "arith.constant"() {value = 1 : i32} : () -> i32
      %335 = "nvvm.shfl.sync"(%329, %333, %334, %331) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %336 = "arith.addf"(%333, %335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %337 = "llvm.call_intrinsic"(%306) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %338 = "arith.mulf"(%336, %337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %339 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %340 = "vector.broadcast"(%338) : (f32) -> vector<4xf32>
      %341 = "arith.subf"(%339, %340) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %342 = "arith.mulf"(%341, %341) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %343 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %344 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %345 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %346 = "arith.remui"(%343, %23) : (i32, i32) -> i32
      %347 = "arith.muli"(%346, %23) : (i32, i32) -> i32
      %348 = "arith.cmpi"(%347, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %349 = "vector.broadcast"(%348) : (i1) -> vector<4xi1>
      %350 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %351 = "arith.select"(%349, %342, %350) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %352 = "vector.shuffle"(%351, %351) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %353 = "vector.shuffle"(%351, %351) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %355 = "vector.shuffle"(%354, %354) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %356 = "vector.shuffle"(%354, %354) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %357 = "arith.addf"(%355, %356) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %358 = "vector.extract"(%357) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %359 = "arith.addf"(%358, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %360 = "arith.addf"(%316, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %361 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %362 = "vector.broadcast"(%338) : (f32) -> vector<4xf32>
      %363 = "arith.subf"(%361, %362) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %364 = "arith.mulf"(%363, %363) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %365 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %366 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %367 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %368 = "arith.remui"(%365, %23) : (i32, i32) -> i32
      %369 = "arith.muli"(%368, %23) : (i32, i32) -> i32
      %370 = "arith.addi"(%369, %78) : (i32, i32) -> i32
      %371 = "arith.cmpi"(%370, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %372 = "vector.broadcast"(%371) : (i1) -> vector<4xi1>
      %373 = "arith.select"(%372, %364, %350) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %374 = "vector.shuffle"(%373, %373) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %375 = "vector.shuffle"(%373, %373) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %376 = "arith.addf"(%374, %375) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %377 = "vector.shuffle"(%376, %376) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %378 = "vector.shuffle"(%376, %376) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %379 = "arith.addf"(%377, %378) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %380 = "vector.extract"(%379) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %381 = "arith.addf"(%380, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "arith.addf"(%360, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %383 = "nvvm.shfl.sync"(%329, %382, %330, %331) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %384 = "arith.addf"(%382, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %385 = "nvvm.shfl.sync"(%329, %384, %334, %331) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %386 = "arith.addf"(%384, %385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %387 = "arith.mulf"(%336, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %388 = "arith.mulf"(%386, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %389 = "arith.addf"(%388, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %390 = "llvm.call"(%389) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %394 = "arith.remui"(%391, %23) : (i32, i32) -> i32
      %395 = "arith.constant"() {value = 0 : i32} : () -> i32
      %396 = "arith.cmpi"(%394, %395) {predicate = 0 : i64} : (i32, i32) -> i1
      %397 = "scf.if"(%396) ({
        %398 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %399 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %400 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %401 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %402 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %403 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %404 = "arith.muli"(%401, %32) : (i32, i32) -> i32
        %405 = "arith.divui"(%398, %23) : (i32, i32) -> i32
        %406 = "arith.addi"(%404, %405) : (i32, i32) -> i32
        %407 = "arith.cmpi"(%406, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.yield"(%407) : (i1) -> ()
      }, {
        "scf.yield"(%396) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%397) ({
        %408 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %409 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %410 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %411 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %412 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %413 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %414 = "arith.muli"(%411, %32) : (i32, i32) -> i32
        %415 = "arith.divui"(%408, %23) : (i32, i32) -> i32
        %416 = "arith.addi"(%414, %415) : (i32, i32) -> i32
        %417 = "arith.extsi"(%416) : (i32) -> i64
        %418 = "llvm.getelementptr"(%8, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%387, %418) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %419 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %420 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %421 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %422 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %423 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %424 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %425 = "arith.muli"(%422, %32) : (i32, i32) -> i32
        %426 = "arith.divui"(%419, %23) : (i32, i32) -> i32
        %427 = "arith.addi"(%425, %426) : (i32, i32) -> i32
        %428 = "arith.extsi"(%427) : (i32) -> i64
        %429 = "llvm.getelementptr"(%9, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%390, %429) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %430 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %431 = "vector.broadcast"(%387) : (f32) -> vector<4xf32>
      %432 = "arith.subf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %433 = "vector.broadcast"(%390) : (f32) -> vector<4xf32>
      %434 = "arith.mulf"(%432, %433) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %435 = "vector.from_elements"(%157, %158, %159, %160) : (f32, f32, f32, f32) -> vector<4xf32>
      %436 = "arith.mulf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %437 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
      %438 = "arith.addf"(%436, %437) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %439 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %440 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %441 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %442 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %443 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %444 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %445 = "arith.muli"(%442, %32) : (i32, i32) -> i32
      %446 = "arith.divui"(%439, %23) : (i32, i32) -> i32
      %447 = "arith.addi"(%445, %446) : (i32, i32) -> i32
      %448 = "arith.extsi"(%447) : (i32) -> i64
      %449 = "arith.muli"(%448, %7) : (i64, i64) -> i64
      %450 = "llvm.getelementptr"(%6, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %451 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %452 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %453 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %454 = "arith.remui"(%451, %23) : (i32, i32) -> i32
      %455 = "arith.muli"(%454, %23) : (i32, i32) -> i32
      %456 = "llvm.getelementptr"(%450, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %457 = "vector.extract"(%438) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %458 = "vector.extract"(%438) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %459 = "vector.extract"(%438) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %460 = "vector.extract"(%438) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %461 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %462 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %463 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %464 = "arith.remui"(%461, %23) : (i32, i32) -> i32
      %465 = "arith.muli"(%464, %23) : (i32, i32) -> i32
      %466 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %467 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %468 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %469 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %470 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %471 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %472 = "arith.muli"(%469, %32) : (i32, i32) -> i32
      %473 = "arith.divui"(%466, %23) : (i32, i32) -> i32
      %474 = "arith.addi"(%472, %473) : (i32, i32) -> i32
      %475 = "arith.cmpi"(%474, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %476 = "arith.cmpi"(%465, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %477 = "arith.andi"(%475, %476) : (i1, i1) -> i1
      "scf.if"(%477) ({
        %478 = "vector.from_elements"(%457, %458, %459, %460) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%478, %456) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %479 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %480 = "vector.broadcast"(%387) : (f32) -> vector<4xf32>
      %481 = "arith.subf"(%479, %480) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %482 = "vector.broadcast"(%390) : (f32) -> vector<4xf32>
      %483 = "arith.mulf"(%481, %482) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %484 = "vector.from_elements"(%203, %204, %205, %206) : (f32, f32, f32, f32) -> vector<4xf32>
      %485 = "arith.mulf"(%483, %484) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %486 = "vector.from_elements"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> vector<4xf32>
      %487 = "arith.addf"(%485, %486) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %488 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %489 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %490 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %491 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %492 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %493 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %494 = "arith.muli"(%491, %32) : (i32, i32) -> i32
      %495 = "arith.divui"(%488, %23) : (i32, i32) -> i32
      %496 = "arith.addi"(%494, %495) : (i32, i32) -> i32
      %497 = "arith.extsi"(%496) : (i32) -> i64
      %498 = "arith.muli"(%497, %7) : (i64, i64) -> i64
      %499 = "llvm.getelementptr"(%6, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %500 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %501 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %502 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %503 = "arith.remui"(%500, %23) : (i32, i32) -> i32
      %504 = "arith.muli"(%503, %23) : (i32, i32) -> i32
      %505 = "llvm.getelementptr"(%499, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %506 = "llvm.getelementptr"(%505) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %507 = "vector.extract"(%487) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %508 = "vector.extract"(%487) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %509 = "vector.extract"(%487) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %510 = "vector.extract"(%487) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %511 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %512 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %513 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %514 = "arith.remui"(%511, %23) : (i32, i32) -> i32
      %515 = "arith.muli"(%514, %23) : (i32, i32) -> i32
      %516 = "arith.addi"(%515, %78) : (i32, i32) -> i32
      %517 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %518 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %519 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %520 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %521 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %522 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %523 = "arith.muli"(%520, %32) : (i32, i32) -> i32
      %524 = "arith.divui"(%517, %23) : (i32, i32) -> i32
      %525 = "arith.addi"(%523, %524) : (i32, i32) -> i32
      %526 = "arith.cmpi"(%525, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %527 = "arith.cmpi"(%516, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %528 = "arith.andi"(%526, %527) : (i1, i1) -> i1
      "scf.if"(%528) ({
        %529 = "vector.from_elements"(%507, %508, %509, %510) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%529, %506) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "whole_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 10 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
    %11 = "arith.constant"() {value = 31 : i32} : () -> i32
    %12 = "arith.addi"(%1, %11) : (i32, i32) -> i32
    %13 = "arith.constant"() {value = 32 : i32} : () -> i32
    %14 = "arith.divui"(%12, %13) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 1 : i32} : () -> i32
    %16 = "arith.constant"() {value = 128 : i32} : () -> i32
    %17 = "arith.constant"() {value = 392 : i32} : () -> i32
    "gpu.launch_func"(%14, %15, %15, %16, %15, %15, %17, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@whole_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32_form4x2x1x0x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
