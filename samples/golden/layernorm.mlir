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
      %309 = "vector.extract"(%308) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %310 = "vector.extract"(%308) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %311 = "arith.addf"(%309, %310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %312 = "vector.extract"(%308) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %313 = "vector.extract"(%308) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %314 = "arith.addf"(%312, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %315 = "arith.addf"(%311, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %316 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %317 = "arith.addf"(%315, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %318 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %319 = "vector.extract"(%318) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %320 = "vector.extract"(%318) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %321 = "arith.addf"(%319, %320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %322 = "vector.extract"(%318) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %323 = "vector.extract"(%318) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %324 = "arith.addf"(%322, %323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %325 = "arith.addf"(%321, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %326 = "arith.addf"(%325, %317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %327 = "arith.constant"() {value = -1 : i32} : () -> i32
      %328 = "arith.constant"() {value = 2 : i32} : () -> i32
      %329 = "arith.constant"() {value = 31 : i32} : () -> i32
      %330 = "nvvm.shfl.sync"(%327, %326, %328, %329) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %331 = "arith.addf"(%326, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %332 = "arith.constant"() {value = 1 : i32} : () -> i32
      %333 = "nvvm.shfl.sync"(%327, %331, %332, %329) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %334 = "arith.addf"(%331, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %335 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %336 = "arith.maxnumf"(%306, %335) : (f32, f32) -> f32
      %337 = "llvm.call_intrinsic"(%336) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %338 = "arith.mulf"(%334, %337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
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
      %352 = "vector.extract"(%351) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %353 = "vector.extract"(%351) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %355 = "vector.extract"(%351) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %356 = "vector.extract"(%351) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %357 = "arith.addf"(%355, %356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %358 = "arith.addf"(%354, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %359 = "arith.addf"(%358, %316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %360 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %361 = "vector.broadcast"(%338) : (f32) -> vector<4xf32>
      %362 = "arith.subf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %363 = "arith.mulf"(%362, %362) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %364 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %365 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %366 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %367 = "arith.remui"(%364, %23) : (i32, i32) -> i32
      %368 = "arith.muli"(%367, %23) : (i32, i32) -> i32
      %369 = "arith.addi"(%368, %78) : (i32, i32) -> i32
      %370 = "arith.cmpi"(%369, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %371 = "vector.broadcast"(%370) : (i1) -> vector<4xi1>
      %372 = "arith.select"(%371, %363, %350) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %373 = "vector.extract"(%372) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %374 = "vector.extract"(%372) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %375 = "arith.addf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %376 = "vector.extract"(%372) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %377 = "vector.extract"(%372) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %378 = "arith.addf"(%376, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %379 = "arith.addf"(%375, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %380 = "arith.addf"(%379, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %381 = "nvvm.shfl.sync"(%327, %380, %328, %329) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %382 = "arith.addf"(%380, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %383 = "nvvm.shfl.sync"(%327, %382, %332, %329) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %384 = "arith.addf"(%382, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %385 = "arith.mulf"(%334, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %386 = "arith.mulf"(%384, %307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %387 = "arith.addf"(%386, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %388 = "llvm.call"(%387) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %389 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %390 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %391 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %392 = "arith.remui"(%389, %23) : (i32, i32) -> i32
      %393 = "arith.constant"() {value = 0 : i32} : () -> i32
      %394 = "arith.cmpi"(%392, %393) {predicate = 0 : i64} : (i32, i32) -> i1
      %395 = "scf.if"(%394) ({
        %396 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %397 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %398 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %399 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %400 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %401 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %402 = "arith.muli"(%399, %32) : (i32, i32) -> i32
        %403 = "arith.divui"(%396, %23) : (i32, i32) -> i32
        %404 = "arith.addi"(%402, %403) : (i32, i32) -> i32
        %405 = "arith.cmpi"(%404, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.yield"(%405) : (i1) -> ()
      }, {
        "scf.yield"(%394) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%395) ({
        %406 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %407 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %408 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %409 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %410 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %411 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %412 = "arith.muli"(%409, %32) : (i32, i32) -> i32
        %413 = "arith.divui"(%406, %23) : (i32, i32) -> i32
        %414 = "arith.addi"(%412, %413) : (i32, i32) -> i32
        %415 = "arith.extsi"(%414) : (i32) -> i64
        %416 = "llvm.getelementptr"(%8, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%385, %416) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %417 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %418 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %419 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %420 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %421 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %422 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %423 = "arith.muli"(%420, %32) : (i32, i32) -> i32
        %424 = "arith.divui"(%417, %23) : (i32, i32) -> i32
        %425 = "arith.addi"(%423, %424) : (i32, i32) -> i32
        %426 = "arith.extsi"(%425) : (i32) -> i64
        %427 = "llvm.getelementptr"(%9, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%388, %427) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %428 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %429 = "vector.broadcast"(%385) : (f32) -> vector<4xf32>
      %430 = "arith.subf"(%428, %429) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %431 = "vector.broadcast"(%388) : (f32) -> vector<4xf32>
      %432 = "arith.mulf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %433 = "vector.from_elements"(%157, %158, %159, %160) : (f32, f32, f32, f32) -> vector<4xf32>
      %434 = "arith.mulf"(%432, %433) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %435 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
      %436 = "arith.addf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %437 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %438 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %439 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %440 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %441 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %442 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %443 = "arith.muli"(%440, %32) : (i32, i32) -> i32
      %444 = "arith.divui"(%437, %23) : (i32, i32) -> i32
      %445 = "arith.addi"(%443, %444) : (i32, i32) -> i32
      %446 = "arith.extsi"(%445) : (i32) -> i64
      %447 = "arith.muli"(%446, %7) : (i64, i64) -> i64
      %448 = "llvm.getelementptr"(%6, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %449 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %450 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %451 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %452 = "arith.remui"(%449, %23) : (i32, i32) -> i32
      %453 = "arith.muli"(%452, %23) : (i32, i32) -> i32
      %454 = "llvm.getelementptr"(%448, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %455 = "vector.extract"(%436) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %456 = "vector.extract"(%436) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %457 = "vector.extract"(%436) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %458 = "vector.extract"(%436) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %459 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %460 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %461 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %462 = "arith.remui"(%459, %23) : (i32, i32) -> i32
      %463 = "arith.muli"(%462, %23) : (i32, i32) -> i32
      %464 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %465 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %466 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %467 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %468 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %469 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %470 = "arith.muli"(%467, %32) : (i32, i32) -> i32
      %471 = "arith.divui"(%464, %23) : (i32, i32) -> i32
      %472 = "arith.addi"(%470, %471) : (i32, i32) -> i32
      %473 = "arith.cmpi"(%472, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %474 = "arith.cmpi"(%463, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %475 = "arith.andi"(%473, %474) : (i1, i1) -> i1
      %476 = "arith.extui"(%475) : (i1) -> i8
      %477 = "arith.cmpi"(%476, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%477) ({
        %478 = "llvm.bitcast"(%455) : (f32) -> i32
        %479 = "llvm.bitcast"(%456) : (f32) -> i32
        %480 = "llvm.bitcast"(%457) : (f32) -> i32
        %481 = "llvm.bitcast"(%458) : (f32) -> i32
        %482 = "vector.from_elements"(%478, %479, %480, %481) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%482, %454) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %483 = "vector.from_elements"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> vector<4xf32>
      %484 = "vector.broadcast"(%385) : (f32) -> vector<4xf32>
      %485 = "arith.subf"(%483, %484) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %486 = "vector.broadcast"(%388) : (f32) -> vector<4xf32>
      %487 = "arith.mulf"(%485, %486) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %488 = "vector.from_elements"(%203, %204, %205, %206) : (f32, f32, f32, f32) -> vector<4xf32>
      %489 = "arith.mulf"(%487, %488) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %490 = "vector.from_elements"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> vector<4xf32>
      %491 = "arith.addf"(%489, %490) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %492 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %493 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %494 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %495 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %496 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %497 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %498 = "arith.muli"(%495, %32) : (i32, i32) -> i32
      %499 = "arith.divui"(%492, %23) : (i32, i32) -> i32
      %500 = "arith.addi"(%498, %499) : (i32, i32) -> i32
      %501 = "arith.extsi"(%500) : (i32) -> i64
      %502 = "arith.muli"(%501, %7) : (i64, i64) -> i64
      %503 = "llvm.getelementptr"(%6, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %504 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %505 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %506 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %507 = "arith.remui"(%504, %23) : (i32, i32) -> i32
      %508 = "arith.muli"(%507, %23) : (i32, i32) -> i32
      %509 = "llvm.getelementptr"(%503, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %510 = "llvm.getelementptr"(%509) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %511 = "vector.extract"(%491) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %512 = "vector.extract"(%491) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %513 = "vector.extract"(%491) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %514 = "vector.extract"(%491) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %515 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %516 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %517 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %518 = "arith.remui"(%515, %23) : (i32, i32) -> i32
      %519 = "arith.muli"(%518, %23) : (i32, i32) -> i32
      %520 = "arith.addi"(%519, %78) : (i32, i32) -> i32
      %521 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %522 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %523 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %524 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %525 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %526 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %527 = "arith.muli"(%524, %32) : (i32, i32) -> i32
      %528 = "arith.divui"(%521, %23) : (i32, i32) -> i32
      %529 = "arith.addi"(%527, %528) : (i32, i32) -> i32
      %530 = "arith.cmpi"(%529, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %531 = "arith.cmpi"(%520, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %532 = "arith.andi"(%530, %531) : (i1, i1) -> i1
      %533 = "arith.extui"(%532) : (i1) -> i8
      %534 = "arith.cmpi"(%533, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%534) ({
        %535 = "llvm.bitcast"(%511) : (f32) -> i32
        %536 = "llvm.bitcast"(%512) : (f32) -> i32
        %537 = "llvm.bitcast"(%513) : (f32) -> i32
        %538 = "llvm.bitcast"(%514) : (f32) -> i32
        %539 = "vector.from_elements"(%535, %536, %537, %538) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%539, %510) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
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
