"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.addi"(%67, %84) : (i32, i32) -> i32
      %96 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %97 = "arith.select"(%96, %14, %45) : (i1, i32, i32) -> i32
      %98 = "arith.extsi"(%94) : (i32) -> i64
      %99 = "arith.extsi"(%95) : (i32) -> i64
      %100 = "arith.constant"() {value = 4 : i64} : () -> i64
      %101 = "arith.muli"(%98, %100) : (i64, i64) -> i64
      %102 = "arith.muli"(%99, %5) : (i64, i64) -> i64
      %103 = "arith.addi"(%101, %102) : (i64, i64) -> i64
      %104 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %105 = "arith.extsi"(%104) : (i32) -> i64
      %106 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %107 = "arith.extsi"(%106) : (i32) -> i64
      %108 = "arith.muli"(%105, %6) : (i64, i64) -> i64
      %109 = "arith.muli"(%107, %7) : (i64, i64) -> i64
      %110 = "arith.addi"(%108, %109) : (i64, i64) -> i64
      %111 = "arith.addi"(%103, %110) : (i64, i64) -> i64
      %112 = "llvm.getelementptr"(%0, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.muli"(%99, %10) : (i64, i64) -> i64
      %114 = "arith.addi"(%101, %113) : (i64, i64) -> i64
      %115 = "arith.muli"(%105, %11) : (i64, i64) -> i64
      %116 = "arith.muli"(%107, %12) : (i64, i64) -> i64
      %117 = "arith.addi"(%115, %116) : (i64, i64) -> i64
      %118 = "arith.addi"(%114, %117) : (i64, i64) -> i64
      %119 = "llvm.getelementptr"(%8, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %120 = "arith.muli"(%99, %15) : (i64, i64) -> i64
      %121 = "arith.addi"(%101, %120) : (i64, i64) -> i64
      %122 = "arith.muli"(%105, %16) : (i64, i64) -> i64
      %123 = "arith.muli"(%107, %17) : (i64, i64) -> i64
      %124 = "arith.addi"(%122, %123) : (i64, i64) -> i64
      %125 = "arith.addi"(%121, %124) : (i64, i64) -> i64
      %126 = "llvm.getelementptr"(%13, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.cmpi"(%94, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.cmpi"(%95, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %129 = "arith.andi"(%127, %128) : (i1, i1) -> i1
      %130, %131, %132, %133, %134, %135, %136, %137 = "scf.if"(%129) ({
        %138 = "llvm.load"(%112) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %140 = "vector.extract"(%138) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%138) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%138) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %143 = "llvm.load"(%119) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%139, %140, %141, %142, %144, %145, %146, %147) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        %150 = "llvm.mlir.undef"() : () -> f32
        %151 = "llvm.mlir.undef"() : () -> f32
        %152 = "llvm.mlir.undef"() : () -> f32
        %153 = "llvm.mlir.undef"() : () -> f32
        %154 = "llvm.mlir.undef"() : () -> f32
        %155 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%148, %149, %150, %151, %152, %153, %154, %155) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %156 = "llvm.getelementptr"(%112) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %157 = "llvm.getelementptr"(%119) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %158 = "arith.constant"() {value = 256 : i32} : () -> i32
      %159 = "arith.addi"(%94, %158) : (i32, i32) -> i32
      %160 = "arith.cmpi"(%159, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %161 = "arith.andi"(%160, %128) : (i1, i1) -> i1
      %162, %163, %164, %165, %166, %167, %168, %169 = "scf.if"(%161) ({
        %170 = "llvm.load"(%156) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %171 = "vector.extract"(%170) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %172 = "vector.extract"(%170) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %173 = "vector.extract"(%170) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %174 = "vector.extract"(%170) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %175 = "llvm.load"(%157) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %176 = "vector.extract"(%175) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %177 = "vector.extract"(%175) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %178 = "vector.extract"(%175) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%175) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%171, %172, %173, %174, %176, %177, %178, %179) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %180 = "llvm.mlir.undef"() : () -> f32
        %181 = "llvm.mlir.undef"() : () -> f32
        %182 = "llvm.mlir.undef"() : () -> f32
        %183 = "llvm.mlir.undef"() : () -> f32
        %184 = "llvm.mlir.undef"() : () -> f32
        %185 = "llvm.mlir.undef"() : () -> f32
        %186 = "llvm.mlir.undef"() : () -> f32
        %187 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%180, %181, %182, %183, %184, %185, %186, %187) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %188 = "llvm.getelementptr"(%156) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %189 = "llvm.getelementptr"(%157) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %190 = "arith.constant"() {value = 512 : i32} : () -> i32
      %191 = "arith.addi"(%94, %190) : (i32, i32) -> i32
      %192 = "arith.cmpi"(%191, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %193 = "arith.andi"(%192, %128) : (i1, i1) -> i1
      %194, %195, %196, %197, %198, %199, %200, %201 = "scf.if"(%193) ({
        %202 = "llvm.load"(%188) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %207 = "llvm.load"(%189) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %208 = "vector.extract"(%207) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %209 = "vector.extract"(%207) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %210 = "vector.extract"(%207) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %211 = "vector.extract"(%207) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%203, %204, %205, %206, %208, %209, %210, %211) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %212 = "llvm.mlir.undef"() : () -> f32
        %213 = "llvm.mlir.undef"() : () -> f32
        %214 = "llvm.mlir.undef"() : () -> f32
        %215 = "llvm.mlir.undef"() : () -> f32
        %216 = "llvm.mlir.undef"() : () -> f32
        %217 = "llvm.mlir.undef"() : () -> f32
        %218 = "llvm.mlir.undef"() : () -> f32
        %219 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%212, %213, %214, %215, %216, %217, %218, %219) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %220 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %221 = "llvm.getelementptr"(%189) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %222 = "arith.constant"() {value = 768 : i32} : () -> i32
      %223 = "arith.addi"(%94, %222) : (i32, i32) -> i32
      %224 = "arith.cmpi"(%223, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %225 = "arith.andi"(%224, %128) : (i1, i1) -> i1
      %226, %227, %228, %229, %230, %231, %232, %233 = "scf.if"(%225) ({
        %234 = "llvm.load"(%220) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %235 = "vector.extract"(%234) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %236 = "vector.extract"(%234) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %237 = "vector.extract"(%234) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %238 = "vector.extract"(%234) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %239 = "llvm.load"(%221) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %240 = "vector.extract"(%239) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %241 = "vector.extract"(%239) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %242 = "vector.extract"(%239) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %243 = "vector.extract"(%239) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%235, %236, %237, %238, %240, %241, %242, %243) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %244 = "llvm.mlir.undef"() : () -> f32
        %245 = "llvm.mlir.undef"() : () -> f32
        %246 = "llvm.mlir.undef"() : () -> f32
        %247 = "llvm.mlir.undef"() : () -> f32
        %248 = "llvm.mlir.undef"() : () -> f32
        %249 = "llvm.mlir.undef"() : () -> f32
        %250 = "llvm.mlir.undef"() : () -> f32
        %251 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%244, %245, %246, %247, %248, %249, %250, %251) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %252 = "vector.from_elements"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> vector<4xf32>
      %253 = "vector.from_elements"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> vector<4xf32>
      %254 = "arith.addf"(%252, %253) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %255 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %256 = "vector.extract"(%254) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %257 = "vector.extract"(%254) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %258 = "vector.extract"(%254) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%129) ({
        %259 = "vector.from_elements"(%255, %256, %257, %258) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%259, %126) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %260 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %261 = "vector.from_elements"(%162, %163, %164, %165) : (f32, f32, f32, f32) -> vector<4xf32>
      %262 = "vector.from_elements"(%166, %167, %168, %169) : (f32, f32, f32, f32) -> vector<4xf32>
      %263 = "arith.addf"(%261, %262) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %264 = "vector.extract"(%263) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %265 = "vector.extract"(%263) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %266 = "vector.extract"(%263) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %267 = "vector.extract"(%263) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%161) ({
        %268 = "vector.from_elements"(%264, %265, %266, %267) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%268, %260) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %269 = "llvm.getelementptr"(%260) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %270 = "vector.from_elements"(%194, %195, %196, %197) : (f32, f32, f32, f32) -> vector<4xf32>
      %271 = "vector.from_elements"(%198, %199, %200, %201) : (f32, f32, f32, f32) -> vector<4xf32>
      %272 = "arith.addf"(%270, %271) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %273 = "vector.extract"(%272) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %274 = "vector.extract"(%272) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %275 = "vector.extract"(%272) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %276 = "vector.extract"(%272) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%193) ({
        %277 = "vector.from_elements"(%273, %274, %275, %276) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%277, %269) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %278 = "llvm.getelementptr"(%269) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %279 = "vector.from_elements"(%226, %227, %228, %229) : (f32, f32, f32, f32) -> vector<4xf32>
      %280 = "vector.from_elements"(%230, %231, %232, %233) : (f32, f32, f32, f32) -> vector<4xf32>
      %281 = "arith.addf"(%279, %280) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %282 = "vector.extract"(%281) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %283 = "vector.extract"(%281) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %284 = "vector.extract"(%281) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %285 = "vector.extract"(%281) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%225) ({
        %286 = "vector.from_elements"(%282, %283, %284, %285) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%286, %278) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 256 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 4 : i32} : () -> i32
      %96 = "arith.muli"(%95, %19) : (i32, i32) -> i32
      %97 = "arith.muli"(%67, %96) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %84) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %100 = "arith.select"(%99, %14, %45) : (i1, i32, i32) -> i32
      %101 = "arith.extsi"(%94) : (i32) -> i64
      %102 = "arith.extsi"(%98) : (i32) -> i64
      %103 = "arith.constant"() {value = 4 : i64} : () -> i64
      %104 = "arith.muli"(%101, %103) : (i64, i64) -> i64
      %105 = "arith.muli"(%102, %5) : (i64, i64) -> i64
      %106 = "arith.addi"(%104, %105) : (i64, i64) -> i64
      %107 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %108 = "arith.extsi"(%107) : (i32) -> i64
      %109 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %110 = "arith.extsi"(%109) : (i32) -> i64
      %111 = "arith.muli"(%108, %6) : (i64, i64) -> i64
      %112 = "arith.muli"(%110, %7) : (i64, i64) -> i64
      %113 = "arith.addi"(%111, %112) : (i64, i64) -> i64
      %114 = "arith.addi"(%106, %113) : (i64, i64) -> i64
      %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %116 = "arith.muli"(%102, %10) : (i64, i64) -> i64
      %117 = "arith.addi"(%104, %116) : (i64, i64) -> i64
      %118 = "arith.muli"(%108, %11) : (i64, i64) -> i64
      %119 = "arith.muli"(%110, %12) : (i64, i64) -> i64
      %120 = "arith.addi"(%118, %119) : (i64, i64) -> i64
      %121 = "arith.addi"(%117, %120) : (i64, i64) -> i64
      %122 = "llvm.getelementptr"(%8, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %123 = "arith.muli"(%102, %15) : (i64, i64) -> i64
      %124 = "arith.addi"(%104, %123) : (i64, i64) -> i64
      %125 = "arith.muli"(%108, %16) : (i64, i64) -> i64
      %126 = "arith.muli"(%110, %17) : (i64, i64) -> i64
      %127 = "arith.addi"(%125, %126) : (i64, i64) -> i64
      %128 = "arith.addi"(%124, %127) : (i64, i64) -> i64
      %129 = "llvm.getelementptr"(%13, %128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.cmpi"(%94, %100) {predicate = 2 : i64} : (i32, i32) -> i1
      %131 = "arith.muli"(%45, %19) : (i32, i32) -> i32
      %132 = "arith.addi"(%98, %131) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%130, %133) : (i1, i1) -> i1
      %135, %136, %137, %138, %139, %140, %141, %142 = "scf.if"(%134) ({
        %143 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %148 = "llvm.load"(%122) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %149 = "vector.extract"(%148) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %150 = "vector.extract"(%148) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %151 = "vector.extract"(%148) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%148) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%144, %145, %146, %147, %149, %150, %151, %152) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %153 = "llvm.mlir.undef"() : () -> f32
        %154 = "llvm.mlir.undef"() : () -> f32
        %155 = "llvm.mlir.undef"() : () -> f32
        %156 = "llvm.mlir.undef"() : () -> f32
        %157 = "llvm.mlir.undef"() : () -> f32
        %158 = "llvm.mlir.undef"() : () -> f32
        %159 = "llvm.mlir.undef"() : () -> f32
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%153, %154, %155, %156, %157, %158, %159, %160) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %161 = "arith.extsi"(%19) : (i32) -> i64
      %162 = "arith.muli"(%5, %161) : (i64, i64) -> i64
      %163 = "llvm.getelementptr"(%115, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %164 = "arith.muli"(%10, %161) : (i64, i64) -> i64
      %165 = "llvm.getelementptr"(%122, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %166 = "arith.addi"(%98, %19) : (i32, i32) -> i32
      %167 = "arith.cmpi"(%166, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %168 = "arith.andi"(%130, %167) : (i1, i1) -> i1
      %169, %170, %171, %172, %173, %174, %175, %176 = "scf.if"(%168) ({
        %177 = "llvm.load"(%163) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %182 = "llvm.load"(%165) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %183 = "vector.extract"(%182) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %184 = "vector.extract"(%182) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %185 = "vector.extract"(%182) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %186 = "vector.extract"(%182) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%178, %179, %180, %181, %183, %184, %185, %186) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %187 = "llvm.mlir.undef"() : () -> f32
        %188 = "llvm.mlir.undef"() : () -> f32
        %189 = "llvm.mlir.undef"() : () -> f32
        %190 = "llvm.mlir.undef"() : () -> f32
        %191 = "llvm.mlir.undef"() : () -> f32
        %192 = "llvm.mlir.undef"() : () -> f32
        %193 = "llvm.mlir.undef"() : () -> f32
        %194 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%187, %188, %189, %190, %191, %192, %193, %194) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %195 = "llvm.getelementptr"(%163, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "llvm.getelementptr"(%165, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %197 = "arith.constant"() {value = 2 : i32} : () -> i32
      %198 = "arith.muli"(%197, %19) : (i32, i32) -> i32
      %199 = "arith.addi"(%98, %198) : (i32, i32) -> i32
      %200 = "arith.cmpi"(%199, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %201 = "arith.andi"(%130, %200) : (i1, i1) -> i1
      %202, %203, %204, %205, %206, %207, %208, %209 = "scf.if"(%201) ({
        %210 = "llvm.load"(%195) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %212 = "vector.extract"(%210) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %213 = "vector.extract"(%210) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %214 = "vector.extract"(%210) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %215 = "llvm.load"(%196) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %216 = "vector.extract"(%215) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %217 = "vector.extract"(%215) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %218 = "vector.extract"(%215) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %219 = "vector.extract"(%215) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%211, %212, %213, %214, %216, %217, %218, %219) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %220 = "llvm.mlir.undef"() : () -> f32
        %221 = "llvm.mlir.undef"() : () -> f32
        %222 = "llvm.mlir.undef"() : () -> f32
        %223 = "llvm.mlir.undef"() : () -> f32
        %224 = "llvm.mlir.undef"() : () -> f32
        %225 = "llvm.mlir.undef"() : () -> f32
        %226 = "llvm.mlir.undef"() : () -> f32
        %227 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%220, %221, %222, %223, %224, %225, %226, %227) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %228 = "llvm.getelementptr"(%195, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%196, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %230 = "arith.constant"() {value = 3 : i32} : () -> i32
      %231 = "arith.muli"(%230, %19) : (i32, i32) -> i32
      %232 = "arith.addi"(%98, %231) : (i32, i32) -> i32
      %233 = "arith.cmpi"(%232, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %234 = "arith.andi"(%130, %233) : (i1, i1) -> i1
      %235, %236, %237, %238, %239, %240, %241, %242 = "scf.if"(%234) ({
        %243 = "llvm.load"(%228) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %244 = "vector.extract"(%243) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %245 = "vector.extract"(%243) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %246 = "vector.extract"(%243) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %247 = "vector.extract"(%243) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %248 = "llvm.load"(%229) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %249 = "vector.extract"(%248) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %250 = "vector.extract"(%248) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %251 = "vector.extract"(%248) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %252 = "vector.extract"(%248) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%244, %245, %246, %247, %249, %250, %251, %252) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %253 = "llvm.mlir.undef"() : () -> f32
        %254 = "llvm.mlir.undef"() : () -> f32
        %255 = "llvm.mlir.undef"() : () -> f32
        %256 = "llvm.mlir.undef"() : () -> f32
        %257 = "llvm.mlir.undef"() : () -> f32
        %258 = "llvm.mlir.undef"() : () -> f32
        %259 = "llvm.mlir.undef"() : () -> f32
        %260 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%253, %254, %255, %256, %257, %258, %259, %260) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %261 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
      %262 = "vector.from_elements"(%139, %140, %141, %142) : (f32, f32, f32, f32) -> vector<4xf32>
      %263 = "arith.addf"(%261, %262) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %264 = "vector.extract"(%263) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %265 = "vector.extract"(%263) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %266 = "vector.extract"(%263) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %267 = "vector.extract"(%263) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%134) ({
        %268 = "vector.from_elements"(%264, %265, %266, %267) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%268, %129) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %269 = "arith.muli"(%15, %161) : (i64, i64) -> i64
      %270 = "llvm.getelementptr"(%129, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %271 = "vector.from_elements"(%169, %170, %171, %172) : (f32, f32, f32, f32) -> vector<4xf32>
      %272 = "vector.from_elements"(%173, %174, %175, %176) : (f32, f32, f32, f32) -> vector<4xf32>
      %273 = "arith.addf"(%271, %272) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %274 = "vector.extract"(%273) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %275 = "vector.extract"(%273) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %276 = "vector.extract"(%273) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %277 = "vector.extract"(%273) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%168) ({
        %278 = "vector.from_elements"(%274, %275, %276, %277) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%278, %270) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %279 = "llvm.getelementptr"(%270, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %280 = "vector.from_elements"(%202, %203, %204, %205) : (f32, f32, f32, f32) -> vector<4xf32>
      %281 = "vector.from_elements"(%206, %207, %208, %209) : (f32, f32, f32, f32) -> vector<4xf32>
      %282 = "arith.addf"(%280, %281) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %283 = "vector.extract"(%282) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %284 = "vector.extract"(%282) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %285 = "vector.extract"(%282) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %286 = "vector.extract"(%282) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%201) ({
        %287 = "vector.from_elements"(%283, %284, %285, %286) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%287, %279) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %288 = "llvm.getelementptr"(%279, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %289 = "vector.from_elements"(%235, %236, %237, %238) : (f32, f32, f32, f32) -> vector<4xf32>
      %290 = "vector.from_elements"(%239, %240, %241, %242) : (f32, f32, f32, f32) -> vector<4xf32>
      %291 = "arith.addf"(%289, %290) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %292 = "vector.extract"(%291) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %293 = "vector.extract"(%291) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %294 = "vector.extract"(%291) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %295 = "vector.extract"(%291) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%234) ({
        %296 = "vector.from_elements"(%292, %293, %294, %295) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%296, %288) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.addi"(%67, %84) : (i32, i32) -> i32
      %96 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %97 = "arith.select"(%96, %14, %45) : (i1, i32, i32) -> i32
      %98 = "arith.extsi"(%94) : (i32) -> i64
      %99 = "arith.extsi"(%95) : (i32) -> i64
      %100 = "arith.constant"() {value = 4 : i64} : () -> i64
      %101 = "arith.muli"(%98, %100) : (i64, i64) -> i64
      %102 = "arith.muli"(%99, %5) : (i64, i64) -> i64
      %103 = "arith.addi"(%101, %102) : (i64, i64) -> i64
      %104 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %105 = "arith.extsi"(%104) : (i32) -> i64
      %106 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %107 = "arith.extsi"(%106) : (i32) -> i64
      %108 = "arith.muli"(%105, %6) : (i64, i64) -> i64
      %109 = "arith.muli"(%107, %7) : (i64, i64) -> i64
      %110 = "arith.addi"(%108, %109) : (i64, i64) -> i64
      %111 = "arith.addi"(%103, %110) : (i64, i64) -> i64
      %112 = "llvm.getelementptr"(%0, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.muli"(%99, %10) : (i64, i64) -> i64
      %114 = "arith.muli"(%105, %11) : (i64, i64) -> i64
      %115 = "arith.muli"(%107, %12) : (i64, i64) -> i64
      %116 = "arith.addi"(%114, %115) : (i64, i64) -> i64
      %117 = "arith.addi"(%113, %116) : (i64, i64) -> i64
      %118 = "llvm.getelementptr"(%8, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %119 = "arith.muli"(%99, %15) : (i64, i64) -> i64
      %120 = "arith.addi"(%101, %119) : (i64, i64) -> i64
      %121 = "arith.muli"(%105, %16) : (i64, i64) -> i64
      %122 = "arith.muli"(%107, %17) : (i64, i64) -> i64
      %123 = "arith.addi"(%121, %122) : (i64, i64) -> i64
      %124 = "arith.addi"(%120, %123) : (i64, i64) -> i64
      %125 = "llvm.getelementptr"(%13, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %126 = "arith.cmpi"(%94, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %127 = "arith.cmpi"(%95, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.andi"(%126, %127) : (i1, i1) -> i1
      %129, %130, %131, %132, %133 = "scf.if"(%128) ({
        %134 = "llvm.load"(%112) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %136 = "vector.extract"(%134) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%134) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%134) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %139 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135, %136, %137, %138, %139) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        %143 = "llvm.mlir.undef"() : () -> f32
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%140, %141, %142, %143, %144) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %145 = "llvm.getelementptr"(%112) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 256 : i32} : () -> i32
      %147 = "arith.addi"(%94, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %127) : (i1, i1) -> i1
      %150, %151, %152, %153, %154 = "scf.if"(%149) ({
        %155 = "llvm.load"(%145) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %156 = "vector.extract"(%155) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %157 = "vector.extract"(%155) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %158 = "vector.extract"(%155) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%155) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %160 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%156, %157, %158, %159, %160) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %161 = "llvm.mlir.undef"() : () -> f32
        %162 = "llvm.mlir.undef"() : () -> f32
        %163 = "llvm.mlir.undef"() : () -> f32
        %164 = "llvm.mlir.undef"() : () -> f32
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%161, %162, %163, %164, %165) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %166 = "llvm.getelementptr"(%145) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 512 : i32} : () -> i32
      %168 = "arith.addi"(%94, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %127) : (i1, i1) -> i1
      %171, %172, %173, %174, %175 = "scf.if"(%170) ({
        %176 = "llvm.load"(%166) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %177 = "vector.extract"(%176) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %178 = "vector.extract"(%176) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%176) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %180 = "vector.extract"(%176) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %181 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%177, %178, %179, %180, %181) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %182 = "llvm.mlir.undef"() : () -> f32
        %183 = "llvm.mlir.undef"() : () -> f32
        %184 = "llvm.mlir.undef"() : () -> f32
        %185 = "llvm.mlir.undef"() : () -> f32
        %186 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%182, %183, %184, %185, %186) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %187 = "llvm.getelementptr"(%166) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %188 = "arith.constant"() {value = 768 : i32} : () -> i32
      %189 = "arith.addi"(%94, %188) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %191 = "arith.andi"(%190, %127) : (i1, i1) -> i1
      %192, %193, %194, %195, %196 = "scf.if"(%191) ({
        %197 = "llvm.load"(%187) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %198 = "vector.extract"(%197) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %199 = "vector.extract"(%197) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%197) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %201 = "vector.extract"(%197) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %202 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198, %199, %200, %201, %202) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %203 = "llvm.mlir.undef"() : () -> f32
        %204 = "llvm.mlir.undef"() : () -> f32
        %205 = "llvm.mlir.undef"() : () -> f32
        %206 = "llvm.mlir.undef"() : () -> f32
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%203, %204, %205, %206, %207) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %208 = "vector.from_elements"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> vector<4xf32>
      %209 = "vector.from_elements"(%133) : (f32) -> vector<1xf32>
      %210 = "vector.shuffle"(%209, %209) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %211 = "arith.addf"(%208, %210) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %212 = "vector.extract"(%211) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %213 = "vector.extract"(%211) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %214 = "vector.extract"(%211) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %215 = "vector.extract"(%211) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%128) ({
        %216 = "vector.from_elements"(%212, %213, %214, %215) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%216, %125) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %217 = "llvm.getelementptr"(%125) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %218 = "vector.from_elements"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> vector<4xf32>
      %219 = "vector.from_elements"(%154) : (f32) -> vector<1xf32>
      %220 = "vector.shuffle"(%219, %219) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %221 = "arith.addf"(%218, %220) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %222 = "vector.extract"(%221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %223 = "vector.extract"(%221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %224 = "vector.extract"(%221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %225 = "vector.extract"(%221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%149) ({
        %226 = "vector.from_elements"(%222, %223, %224, %225) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%226, %217) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %227 = "llvm.getelementptr"(%217) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %228 = "vector.from_elements"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> vector<4xf32>
      %229 = "vector.from_elements"(%175) : (f32) -> vector<1xf32>
      %230 = "vector.shuffle"(%229, %229) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %231 = "arith.addf"(%228, %230) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %232 = "vector.extract"(%231) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %233 = "vector.extract"(%231) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %234 = "vector.extract"(%231) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %235 = "vector.extract"(%231) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%170) ({
        %236 = "vector.from_elements"(%232, %233, %234, %235) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%236, %227) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %237 = "llvm.getelementptr"(%227) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %238 = "vector.from_elements"(%192, %193, %194, %195) : (f32, f32, f32, f32) -> vector<4xf32>
      %239 = "vector.from_elements"(%196) : (f32) -> vector<1xf32>
      %240 = "vector.shuffle"(%239, %239) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %241 = "arith.addf"(%238, %240) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %242 = "vector.extract"(%241) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %243 = "vector.extract"(%241) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %244 = "vector.extract"(%241) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %245 = "vector.extract"(%241) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%191) ({
        %246 = "vector.from_elements"(%242, %243, %244, %245) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%246, %237) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 256 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 4 : i32} : () -> i32
      %96 = "arith.muli"(%95, %19) : (i32, i32) -> i32
      %97 = "arith.muli"(%67, %96) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %84) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %100 = "arith.select"(%99, %14, %45) : (i1, i32, i32) -> i32
      %101 = "arith.extsi"(%94) : (i32) -> i64
      %102 = "arith.extsi"(%98) : (i32) -> i64
      %103 = "arith.constant"() {value = 4 : i64} : () -> i64
      %104 = "arith.muli"(%101, %103) : (i64, i64) -> i64
      %105 = "arith.muli"(%102, %5) : (i64, i64) -> i64
      %106 = "arith.addi"(%104, %105) : (i64, i64) -> i64
      %107 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %108 = "arith.extsi"(%107) : (i32) -> i64
      %109 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %110 = "arith.extsi"(%109) : (i32) -> i64
      %111 = "arith.muli"(%108, %6) : (i64, i64) -> i64
      %112 = "arith.muli"(%110, %7) : (i64, i64) -> i64
      %113 = "arith.addi"(%111, %112) : (i64, i64) -> i64
      %114 = "arith.addi"(%106, %113) : (i64, i64) -> i64
      %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %116 = "arith.muli"(%102, %10) : (i64, i64) -> i64
      %117 = "arith.muli"(%108, %11) : (i64, i64) -> i64
      %118 = "arith.muli"(%110, %12) : (i64, i64) -> i64
      %119 = "arith.addi"(%117, %118) : (i64, i64) -> i64
      %120 = "arith.addi"(%116, %119) : (i64, i64) -> i64
      %121 = "llvm.getelementptr"(%8, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.muli"(%102, %15) : (i64, i64) -> i64
      %123 = "arith.addi"(%104, %122) : (i64, i64) -> i64
      %124 = "arith.muli"(%108, %16) : (i64, i64) -> i64
      %125 = "arith.muli"(%110, %17) : (i64, i64) -> i64
      %126 = "arith.addi"(%124, %125) : (i64, i64) -> i64
      %127 = "arith.addi"(%123, %126) : (i64, i64) -> i64
      %128 = "llvm.getelementptr"(%13, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.cmpi"(%94, %100) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.muli"(%45, %19) : (i32, i32) -> i32
      %131 = "arith.addi"(%98, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%129, %132) : (i1, i1) -> i1
      %134, %135, %136, %137, %138 = "scf.if"(%133) ({
        %139 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %140 = "vector.extract"(%139) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%139) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%139) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%139) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %144 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%140, %141, %142, %143, %144) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %145 = "llvm.mlir.undef"() : () -> f32
        %146 = "llvm.mlir.undef"() : () -> f32
        %147 = "llvm.mlir.undef"() : () -> f32
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%145, %146, %147, %148, %149) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %150 = "arith.extsi"(%19) : (i32) -> i64
      %151 = "arith.muli"(%5, %150) : (i64, i64) -> i64
      %152 = "llvm.getelementptr"(%115, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.muli"(%10, %150) : (i64, i64) -> i64
      %154 = "llvm.getelementptr"(%121, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %155 = "arith.addi"(%98, %19) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%129, %156) : (i1, i1) -> i1
      %158, %159, %160, %161, %162 = "scf.if"(%157) ({
        %163 = "llvm.load"(%152) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %168 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%164, %165, %166, %167, %168) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %169 = "llvm.mlir.undef"() : () -> f32
        %170 = "llvm.mlir.undef"() : () -> f32
        %171 = "llvm.mlir.undef"() : () -> f32
        %172 = "llvm.mlir.undef"() : () -> f32
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%169, %170, %171, %172, %173) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %174 = "llvm.getelementptr"(%152, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "llvm.getelementptr"(%154, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %176 = "arith.constant"() {value = 2 : i32} : () -> i32
      %177 = "arith.muli"(%176, %19) : (i32, i32) -> i32
      %178 = "arith.addi"(%98, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%129, %179) : (i1, i1) -> i1
      %181, %182, %183, %184, %185 = "scf.if"(%180) ({
        %186 = "llvm.load"(%174) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %189 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %190 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %191 = "llvm.load"(%175) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%187, %188, %189, %190, %191) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %192 = "llvm.mlir.undef"() : () -> f32
        %193 = "llvm.mlir.undef"() : () -> f32
        %194 = "llvm.mlir.undef"() : () -> f32
        %195 = "llvm.mlir.undef"() : () -> f32
        %196 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%192, %193, %194, %195, %196) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %197 = "llvm.getelementptr"(%174, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %198 = "llvm.getelementptr"(%175, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 3 : i32} : () -> i32
      %200 = "arith.muli"(%199, %19) : (i32, i32) -> i32
      %201 = "arith.addi"(%98, %200) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%129, %202) : (i1, i1) -> i1
      %204, %205, %206, %207, %208 = "scf.if"(%203) ({
        %209 = "llvm.load"(%197) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %210 = "vector.extract"(%209) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %211 = "vector.extract"(%209) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %212 = "vector.extract"(%209) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %213 = "vector.extract"(%209) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %214 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%210, %211, %212, %213, %214) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        %216 = "llvm.mlir.undef"() : () -> f32
        %217 = "llvm.mlir.undef"() : () -> f32
        %218 = "llvm.mlir.undef"() : () -> f32
        %219 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215, %216, %217, %218, %219) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %220 = "vector.from_elements"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> vector<4xf32>
      %221 = "vector.from_elements"(%138) : (f32) -> vector<1xf32>
      %222 = "vector.shuffle"(%221, %221) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %223 = "arith.addf"(%220, %222) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %224 = "vector.extract"(%223) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %225 = "vector.extract"(%223) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %226 = "vector.extract"(%223) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %227 = "vector.extract"(%223) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%133) ({
        %228 = "vector.from_elements"(%224, %225, %226, %227) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%228, %128) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %229 = "arith.muli"(%15, %150) : (i64, i64) -> i64
      %230 = "llvm.getelementptr"(%128, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %231 = "vector.from_elements"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> vector<4xf32>
      %232 = "vector.from_elements"(%162) : (f32) -> vector<1xf32>
      %233 = "vector.shuffle"(%232, %232) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %234 = "arith.addf"(%231, %233) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %235 = "vector.extract"(%234) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %236 = "vector.extract"(%234) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %237 = "vector.extract"(%234) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %238 = "vector.extract"(%234) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%157) ({
        %239 = "vector.from_elements"(%235, %236, %237, %238) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%239, %230) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %240 = "llvm.getelementptr"(%230, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %241 = "vector.from_elements"(%181, %182, %183, %184) : (f32, f32, f32, f32) -> vector<4xf32>
      %242 = "vector.from_elements"(%185) : (f32) -> vector<1xf32>
      %243 = "vector.shuffle"(%242, %242) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %244 = "arith.addf"(%241, %243) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %245 = "vector.extract"(%244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %246 = "vector.extract"(%244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %247 = "vector.extract"(%244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %248 = "vector.extract"(%244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%180) ({
        %249 = "vector.from_elements"(%245, %246, %247, %248) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%249, %240) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %250 = "llvm.getelementptr"(%240, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "vector.from_elements"(%204, %205, %206, %207) : (f32, f32, f32, f32) -> vector<4xf32>
      %252 = "vector.from_elements"(%208) : (f32) -> vector<1xf32>
      %253 = "vector.shuffle"(%252, %252) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %254 = "arith.addf"(%251, %253) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %255 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %256 = "vector.extract"(%254) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %257 = "vector.extract"(%254) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %258 = "vector.extract"(%254) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%203) ({
        %259 = "vector.from_elements"(%255, %256, %257, %258) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%259, %250) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.addi"(%67, %84) : (i32, i32) -> i32
      %96 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %97 = "arith.select"(%96, %14, %45) : (i1, i32, i32) -> i32
      %98 = "arith.extsi"(%94) : (i32) -> i64
      %99 = "arith.extsi"(%95) : (i32) -> i64
      %100 = "arith.muli"(%99, %5) : (i64, i64) -> i64
      %101 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %102 = "arith.extsi"(%101) : (i32) -> i64
      %103 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %104 = "arith.extsi"(%103) : (i32) -> i64
      %105 = "arith.muli"(%102, %6) : (i64, i64) -> i64
      %106 = "arith.muli"(%104, %7) : (i64, i64) -> i64
      %107 = "arith.addi"(%105, %106) : (i64, i64) -> i64
      %108 = "arith.addi"(%100, %107) : (i64, i64) -> i64
      %109 = "llvm.getelementptr"(%0, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %110 = "arith.constant"() {value = 4 : i64} : () -> i64
      %111 = "arith.muli"(%98, %110) : (i64, i64) -> i64
      %112 = "arith.muli"(%99, %10) : (i64, i64) -> i64
      %113 = "arith.addi"(%111, %112) : (i64, i64) -> i64
      %114 = "arith.muli"(%102, %11) : (i64, i64) -> i64
      %115 = "arith.muli"(%104, %12) : (i64, i64) -> i64
      %116 = "arith.addi"(%114, %115) : (i64, i64) -> i64
      %117 = "arith.addi"(%113, %116) : (i64, i64) -> i64
      %118 = "llvm.getelementptr"(%8, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %119 = "arith.muli"(%99, %15) : (i64, i64) -> i64
      %120 = "arith.addi"(%111, %119) : (i64, i64) -> i64
      %121 = "arith.muli"(%102, %16) : (i64, i64) -> i64
      %122 = "arith.muli"(%104, %17) : (i64, i64) -> i64
      %123 = "arith.addi"(%121, %122) : (i64, i64) -> i64
      %124 = "arith.addi"(%120, %123) : (i64, i64) -> i64
      %125 = "llvm.getelementptr"(%13, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %126 = "arith.cmpi"(%94, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %127 = "arith.cmpi"(%95, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.andi"(%126, %127) : (i1, i1) -> i1
      %129, %130, %131, %132, %133 = "scf.if"(%128) ({
        %134 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %135 = "llvm.load"(%118) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%134, %136, %137, %138, %139) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        %143 = "llvm.mlir.undef"() : () -> f32
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%140, %141, %142, %143, %144) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %145 = "llvm.getelementptr"(%118) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 256 : i32} : () -> i32
      %147 = "arith.addi"(%94, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %127) : (i1, i1) -> i1
      %150, %151, %152, %153, %154 = "scf.if"(%149) ({
        %155 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %156 = "llvm.load"(%145) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%155, %157, %158, %159, %160) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %161 = "llvm.mlir.undef"() : () -> f32
        %162 = "llvm.mlir.undef"() : () -> f32
        %163 = "llvm.mlir.undef"() : () -> f32
        %164 = "llvm.mlir.undef"() : () -> f32
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%161, %162, %163, %164, %165) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %166 = "llvm.getelementptr"(%145) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 512 : i32} : () -> i32
      %168 = "arith.addi"(%94, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %127) : (i1, i1) -> i1
      %171, %172, %173, %174, %175 = "scf.if"(%170) ({
        %176 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %177 = "llvm.load"(%166) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%176, %178, %179, %180, %181) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %182 = "llvm.mlir.undef"() : () -> f32
        %183 = "llvm.mlir.undef"() : () -> f32
        %184 = "llvm.mlir.undef"() : () -> f32
        %185 = "llvm.mlir.undef"() : () -> f32
        %186 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%182, %183, %184, %185, %186) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %187 = "llvm.getelementptr"(%166) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %188 = "arith.constant"() {value = 768 : i32} : () -> i32
      %189 = "arith.addi"(%94, %188) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %97) {predicate = 2 : i64} : (i32, i32) -> i1
      %191 = "arith.andi"(%190, %127) : (i1, i1) -> i1
      %192, %193, %194, %195, %196 = "scf.if"(%191) ({
        %197 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %198 = "llvm.load"(%187) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %199 = "vector.extract"(%198) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%198) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %201 = "vector.extract"(%198) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %202 = "vector.extract"(%198) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%197, %199, %200, %201, %202) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %203 = "llvm.mlir.undef"() : () -> f32
        %204 = "llvm.mlir.undef"() : () -> f32
        %205 = "llvm.mlir.undef"() : () -> f32
        %206 = "llvm.mlir.undef"() : () -> f32
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%203, %204, %205, %206, %207) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %208 = "vector.from_elements"(%129) : (f32) -> vector<1xf32>
      %209 = "vector.from_elements"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> vector<4xf32>
      %210 = "vector.shuffle"(%208, %208) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %211 = "arith.addf"(%210, %209) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %212 = "vector.extract"(%211) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %213 = "vector.extract"(%211) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %214 = "vector.extract"(%211) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %215 = "vector.extract"(%211) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%128) ({
        %216 = "vector.from_elements"(%212, %213, %214, %215) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%216, %125) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %217 = "llvm.getelementptr"(%125) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %218 = "vector.from_elements"(%150) : (f32) -> vector<1xf32>
      %219 = "vector.from_elements"(%151, %152, %153, %154) : (f32, f32, f32, f32) -> vector<4xf32>
      %220 = "vector.shuffle"(%218, %218) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %221 = "arith.addf"(%220, %219) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %222 = "vector.extract"(%221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %223 = "vector.extract"(%221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %224 = "vector.extract"(%221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %225 = "vector.extract"(%221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%149) ({
        %226 = "vector.from_elements"(%222, %223, %224, %225) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%226, %217) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %227 = "llvm.getelementptr"(%217) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %228 = "vector.from_elements"(%171) : (f32) -> vector<1xf32>
      %229 = "vector.from_elements"(%172, %173, %174, %175) : (f32, f32, f32, f32) -> vector<4xf32>
      %230 = "vector.shuffle"(%228, %228) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %231 = "arith.addf"(%230, %229) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %232 = "vector.extract"(%231) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %233 = "vector.extract"(%231) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %234 = "vector.extract"(%231) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %235 = "vector.extract"(%231) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%170) ({
        %236 = "vector.from_elements"(%232, %233, %234, %235) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%236, %227) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %237 = "llvm.getelementptr"(%227) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %238 = "vector.from_elements"(%192) : (f32) -> vector<1xf32>
      %239 = "vector.from_elements"(%193, %194, %195, %196) : (f32, f32, f32, f32) -> vector<4xf32>
      %240 = "vector.shuffle"(%238, %238) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %241 = "arith.addf"(%240, %239) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %242 = "vector.extract"(%241) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %243 = "vector.extract"(%241) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %244 = "vector.extract"(%241) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %245 = "vector.extract"(%241) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%191) ({
        %246 = "vector.from_elements"(%242, %243, %244, %245) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%246, %237) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_4", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shrui"(%20, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 1 : i32} : () -> i32
      %34 = "arith.subi"(%23, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.constant"() {value = 32 : i32} : () -> i32
      %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
      %38 = "arith.extui"(%28) : (i32) -> i64
      %39 = "arith.muli"(%38, %32) : (i64, i64) -> i64
      %40 = "arith.shrui"(%39, %31) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.addi"(%41, %28) : (i32, i32) -> i32
      %43 = "arith.shrui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%37, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.select"(%44, %43, %45) : (i1, i32, i32) -> i32
      %47 = "arith.muli"(%46, %23) : (i32, i32) -> i32
      %48 = "arith.subi"(%28, %47) : (i32, i32) -> i32
      %49 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
      %50 = "arith.subi"(%36, %49) : (i32, i32) -> i32
      %51 = "arith.shrui"(%42, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%50, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.select"(%52, %51, %45) : (i1, i32, i32) -> i32
      %54 = "arith.shrui"(%21, %31) : (i64, i64) -> i64
      %55 = "arith.subi"(%24, %33) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%36, %56) : (i32, i32) -> i32
      %58 = "arith.extui"(%53) : (i32) -> i64
      %59 = "arith.muli"(%58, %54) : (i64, i64) -> i64
      %60 = "arith.shrui"(%59, %31) : (i64, i64) -> i64
      %61 = "arith.trunci"(%60) : (i64) -> i32
      %62 = "arith.addi"(%61, %53) : (i32, i32) -> i32
      %63 = "arith.shrui"(%62, %57) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%57, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %45) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %24) : (i32, i32) -> i32
      %67 = "arith.subi"(%53, %66) : (i32, i32) -> i32
      %68 = "llvm.intr.ctlz"(%55) {is_zero_poison = false} : (i32) -> i32
      %69 = "arith.subi"(%36, %68) : (i32, i32) -> i32
      %70 = "arith.shrui"(%62, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%69, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %45) : (i1, i32, i32) -> i32
      %73 = "arith.shrui"(%18, %31) : (i64, i64) -> i64
      %74 = "arith.subi"(%22, %33) : (i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%36, %75) : (i32, i32) -> i32
      %77 = "arith.extui"(%25) : (i32) -> i64
      %78 = "arith.muli"(%77, %73) : (i64, i64) -> i64
      %79 = "arith.shrui"(%78, %31) : (i64, i64) -> i64
      %80 = "arith.trunci"(%79) : (i64) -> i32
      %81 = "arith.addi"(%80, %25) : (i32, i32) -> i32
      %82 = "arith.shrui"(%81, %76) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%76, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %84 = "arith.select"(%83, %82, %45) : (i1, i32, i32) -> i32
      %85 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
      %86 = "arith.subi"(%36, %85) : (i32, i32) -> i32
      %87 = "arith.shrui"(%81, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%86, %36) {predicate = 6 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %87, %45) : (i1, i32, i32) -> i32
      %90 = "arith.muli"(%89, %22) : (i32, i32) -> i32
      %91 = "arith.subi"(%25, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 256 : i32} : () -> i32
      %93 = "arith.muli"(%48, %92) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 4 : i32} : () -> i32
      %96 = "arith.muli"(%95, %19) : (i32, i32) -> i32
      %97 = "arith.muli"(%67, %96) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %84) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%84, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %100 = "arith.select"(%99, %14, %45) : (i1, i32, i32) -> i32
      %101 = "arith.extsi"(%94) : (i32) -> i64
      %102 = "arith.extsi"(%98) : (i32) -> i64
      %103 = "arith.muli"(%102, %5) : (i64, i64) -> i64
      %104 = "arith.remui"(%72, %3) : (i32, i32) -> i32
      %105 = "arith.extsi"(%104) : (i32) -> i64
      %106 = "arith.divui"(%72, %3) : (i32, i32) -> i32
      %107 = "arith.extsi"(%106) : (i32) -> i64
      %108 = "arith.muli"(%105, %6) : (i64, i64) -> i64
      %109 = "arith.muli"(%107, %7) : (i64, i64) -> i64
      %110 = "arith.addi"(%108, %109) : (i64, i64) -> i64
      %111 = "arith.addi"(%103, %110) : (i64, i64) -> i64
      %112 = "llvm.getelementptr"(%0, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.constant"() {value = 4 : i64} : () -> i64
      %114 = "arith.muli"(%101, %113) : (i64, i64) -> i64
      %115 = "arith.muli"(%102, %10) : (i64, i64) -> i64
      %116 = "arith.addi"(%114, %115) : (i64, i64) -> i64
      %117 = "arith.muli"(%105, %11) : (i64, i64) -> i64
      %118 = "arith.muli"(%107, %12) : (i64, i64) -> i64
      %119 = "arith.addi"(%117, %118) : (i64, i64) -> i64
      %120 = "arith.addi"(%116, %119) : (i64, i64) -> i64
      %121 = "llvm.getelementptr"(%8, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.muli"(%102, %15) : (i64, i64) -> i64
      %123 = "arith.addi"(%114, %122) : (i64, i64) -> i64
      %124 = "arith.muli"(%105, %16) : (i64, i64) -> i64
      %125 = "arith.muli"(%107, %17) : (i64, i64) -> i64
      %126 = "arith.addi"(%124, %125) : (i64, i64) -> i64
      %127 = "arith.addi"(%123, %126) : (i64, i64) -> i64
      %128 = "llvm.getelementptr"(%13, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.cmpi"(%94, %100) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.muli"(%45, %19) : (i32, i32) -> i32
      %131 = "arith.addi"(%98, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%129, %132) : (i1, i1) -> i1
      %134, %135, %136, %137, %138 = "scf.if"(%133) ({
        %139 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %140 = "llvm.load"(%121) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %141 = "vector.extract"(%140) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%140) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%140) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%140) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%139, %141, %142, %143, %144) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %145 = "llvm.mlir.undef"() : () -> f32
        %146 = "llvm.mlir.undef"() : () -> f32
        %147 = "llvm.mlir.undef"() : () -> f32
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%145, %146, %147, %148, %149) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %150 = "arith.extsi"(%19) : (i32) -> i64
      %151 = "arith.muli"(%5, %150) : (i64, i64) -> i64
      %152 = "llvm.getelementptr"(%112, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.muli"(%10, %150) : (i64, i64) -> i64
      %154 = "llvm.getelementptr"(%121, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %155 = "arith.addi"(%98, %19) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%129, %156) : (i1, i1) -> i1
      %158, %159, %160, %161, %162 = "scf.if"(%157) ({
        %163 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %164 = "llvm.load"(%154) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %165 = "vector.extract"(%164) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%164) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%164) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%164) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%163, %165, %166, %167, %168) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %169 = "llvm.mlir.undef"() : () -> f32
        %170 = "llvm.mlir.undef"() : () -> f32
        %171 = "llvm.mlir.undef"() : () -> f32
        %172 = "llvm.mlir.undef"() : () -> f32
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%169, %170, %171, %172, %173) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %174 = "llvm.getelementptr"(%152, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "llvm.getelementptr"(%154, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %176 = "arith.constant"() {value = 2 : i32} : () -> i32
      %177 = "arith.muli"(%176, %19) : (i32, i32) -> i32
      %178 = "arith.addi"(%98, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%129, %179) : (i1, i1) -> i1
      %181, %182, %183, %184, %185 = "scf.if"(%180) ({
        %186 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %187 = "llvm.load"(%175) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %188 = "vector.extract"(%187) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %189 = "vector.extract"(%187) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %190 = "vector.extract"(%187) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %191 = "vector.extract"(%187) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%186, %188, %189, %190, %191) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %192 = "llvm.mlir.undef"() : () -> f32
        %193 = "llvm.mlir.undef"() : () -> f32
        %194 = "llvm.mlir.undef"() : () -> f32
        %195 = "llvm.mlir.undef"() : () -> f32
        %196 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%192, %193, %194, %195, %196) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %197 = "llvm.getelementptr"(%174, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %198 = "llvm.getelementptr"(%175, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 3 : i32} : () -> i32
      %200 = "arith.muli"(%199, %19) : (i32, i32) -> i32
      %201 = "arith.addi"(%98, %200) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%129, %202) : (i1, i1) -> i1
      %204, %205, %206, %207, %208 = "scf.if"(%203) ({
        %209 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %210 = "llvm.load"(%198) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %212 = "vector.extract"(%210) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %213 = "vector.extract"(%210) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %214 = "vector.extract"(%210) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%209, %211, %212, %213, %214) : (f32, f32, f32, f32, f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        %216 = "llvm.mlir.undef"() : () -> f32
        %217 = "llvm.mlir.undef"() : () -> f32
        %218 = "llvm.mlir.undef"() : () -> f32
        %219 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215, %216, %217, %218, %219) : (f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32)
      %220 = "vector.from_elements"(%134) : (f32) -> vector<1xf32>
      %221 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
      %222 = "vector.shuffle"(%220, %220) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %223 = "arith.addf"(%222, %221) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %224 = "vector.extract"(%223) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %225 = "vector.extract"(%223) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %226 = "vector.extract"(%223) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %227 = "vector.extract"(%223) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%133) ({
        %228 = "vector.from_elements"(%224, %225, %226, %227) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%228, %128) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %229 = "arith.muli"(%15, %150) : (i64, i64) -> i64
      %230 = "llvm.getelementptr"(%128, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %231 = "vector.from_elements"(%158) : (f32) -> vector<1xf32>
      %232 = "vector.from_elements"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> vector<4xf32>
      %233 = "vector.shuffle"(%231, %231) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %234 = "arith.addf"(%233, %232) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %235 = "vector.extract"(%234) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %236 = "vector.extract"(%234) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %237 = "vector.extract"(%234) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %238 = "vector.extract"(%234) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%157) ({
        %239 = "vector.from_elements"(%235, %236, %237, %238) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%239, %230) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %240 = "llvm.getelementptr"(%230, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %241 = "vector.from_elements"(%181) : (f32) -> vector<1xf32>
      %242 = "vector.from_elements"(%182, %183, %184, %185) : (f32, f32, f32, f32) -> vector<4xf32>
      %243 = "vector.shuffle"(%241, %241) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %244 = "arith.addf"(%243, %242) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %245 = "vector.extract"(%244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %246 = "vector.extract"(%244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %247 = "vector.extract"(%244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %248 = "vector.extract"(%244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%180) ({
        %249 = "vector.from_elements"(%245, %246, %247, %248) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%249, %240) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %250 = "llvm.getelementptr"(%240, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "vector.from_elements"(%204) : (f32) -> vector<1xf32>
      %252 = "vector.from_elements"(%205, %206, %207, %208) : (f32, f32, f32, f32) -> vector<4xf32>
      %253 = "vector.shuffle"(%251, %251) {mask = array<i64: 0, 0, 0, 0>} : (vector<1xf32>, vector<1xf32>) -> vector<4xf32>
      %254 = "arith.addf"(%253, %252) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %255 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %256 = "vector.extract"(%254) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %257 = "vector.extract"(%254) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %258 = "vector.extract"(%254) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%203) ({
        %259 = "vector.from_elements"(%255, %256, %257, %258) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%259, %250) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_5", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32, %23: i32, %24: i32, %25: i32, %26: i64, %27: i32, %28: i64):
      %29 = "arith.trunci"(%18) : (i64) -> i32
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%20) : (i64) -> i32
      %32 = "arith.trunci"(%26) : (i64) -> i32
      %33 = "arith.trunci"(%28) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.constant"() {value = 32 : i64} : () -> i64
      %41 = "arith.shrui"(%28, %40) : (i64, i64) -> i64
      %42 = "arith.constant"() {value = 1 : i32} : () -> i32
      %43 = "arith.subi"(%33, %42) : (i32, i32) -> i32
      %44 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.subi"(%45, %44) : (i32, i32) -> i32
      %47 = "arith.extui"(%37) : (i32) -> i64
      %48 = "arith.muli"(%47, %41) : (i64, i64) -> i64
      %49 = "arith.shrui"(%48, %40) : (i64, i64) -> i64
      %50 = "arith.trunci"(%49) : (i64) -> i32
      %51 = "arith.addi"(%50, %37) : (i32, i32) -> i32
      %52 = "arith.shrui"(%51, %46) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%46, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %54 = "arith.constant"() {value = 0 : i32} : () -> i32
      %55 = "arith.select"(%53, %52, %54) : (i1, i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%45, %56) : (i32, i32) -> i32
      %58 = "arith.shrui"(%51, %57) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%57, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %54) : (i1, i32, i32) -> i32
      %61 = "arith.muli"(%60, %33) : (i32, i32) -> i32
      %62 = "arith.subi"(%37, %61) : (i32, i32) -> i32
      %63 = "arith.shrui"(%26, %40) : (i64, i64) -> i64
      %64 = "arith.subi"(%32, %42) : (i32, i32) -> i32
      %65 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %66 = "arith.subi"(%45, %65) : (i32, i32) -> i32
      %67 = "arith.extui"(%34) : (i32) -> i64
      %68 = "arith.muli"(%67, %63) : (i64, i64) -> i64
      %69 = "arith.shrui"(%68, %40) : (i64, i64) -> i64
      %70 = "arith.trunci"(%69) : (i64) -> i32
      %71 = "arith.addi"(%70, %34) : (i32, i32) -> i32
      %72 = "arith.shrui"(%71, %66) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%66, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %54) : (i1, i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%45, %75) : (i32, i32) -> i32
      %77 = "arith.shrui"(%71, %76) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%76, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %79 = "arith.select"(%78, %77, %54) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %32) : (i32, i32) -> i32
      %81 = "arith.subi"(%34, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%32, %62) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %81) : (i32, i32) -> i32
      %84 = "arith.subi"(%16, %83) : (i32, i32) -> i32
      %85 = "arith.subi"(%24, %42) : (i32, i32) -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.remsi"(%86, %24) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%86, %24) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%74, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%83, %24) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%91, %54) {predicate = 4 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "arith.andi"(%92, %95) : (i1, i1) -> i1
      "scf.if"(%96) ({
        %97 = "arith.constant"() {value = 4 : i32} : () -> i32
        %98 = "arith.muli"(%83, %97) : (i32, i32) -> i32
        %99 = "arith.shrui"(%18, %40) : (i64, i64) -> i64
        %100 = "arith.subi"(%29, %42) : (i32, i32) -> i32
        %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %102 = "arith.subi"(%45, %101) : (i32, i32) -> i32
        %103 = "arith.extui"(%98) : (i32) -> i64
        %104 = "arith.muli"(%103, %99) : (i64, i64) -> i64
        %105 = "arith.shrui"(%104, %40) : (i64, i64) -> i64
        %106 = "arith.trunci"(%105) : (i64) -> i32
        %107 = "arith.addi"(%106, %98) : (i32, i32) -> i32
        %108 = "arith.shrui"(%107, %102) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%102, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %110 = "arith.select"(%109, %108, %54) : (i1, i32, i32) -> i32
        %111 = "arith.muli"(%110, %29) : (i32, i32) -> i32
        %112 = "arith.subi"(%98, %111) : (i32, i32) -> i32
        %113 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %114 = "arith.subi"(%45, %113) : (i32, i32) -> i32
        %115 = "arith.shrui"(%107, %114) : (i32, i32) -> i32
        %116 = "arith.cmpi"(%114, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %117 = "arith.select"(%116, %115, %54) : (i1, i32, i32) -> i32
        %118 = "arith.shrui"(%19, %40) : (i64, i64) -> i64
        %119 = "arith.subi"(%30, %42) : (i32, i32) -> i32
        %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %121 = "arith.subi"(%45, %120) : (i32, i32) -> i32
        %122 = "arith.extui"(%117) : (i32) -> i64
        %123 = "arith.muli"(%122, %118) : (i64, i64) -> i64
        %124 = "arith.shrui"(%123, %40) : (i64, i64) -> i64
        %125 = "arith.trunci"(%124) : (i64) -> i32
        %126 = "arith.addi"(%125, %117) : (i32, i32) -> i32
        %127 = "arith.shrui"(%126, %121) : (i32, i32) -> i32
        %128 = "arith.cmpi"(%121, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %129 = "arith.select"(%128, %127, %54) : (i1, i32, i32) -> i32
        %130 = "arith.muli"(%129, %30) : (i32, i32) -> i32
        %131 = "arith.subi"(%117, %130) : (i32, i32) -> i32
        %132 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %133 = "arith.subi"(%45, %132) : (i32, i32) -> i32
        %134 = "arith.shrui"(%126, %133) : (i32, i32) -> i32
        %135 = "arith.cmpi"(%133, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %136 = "arith.select"(%135, %134, %54) : (i1, i32, i32) -> i32
        %137 = "arith.shrui"(%20, %40) : (i64, i64) -> i64
        %138 = "arith.subi"(%31, %42) : (i32, i32) -> i32
        %139 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %140 = "arith.subi"(%45, %139) : (i32, i32) -> i32
        %141 = "arith.extui"(%136) : (i32) -> i64
        %142 = "arith.muli"(%141, %137) : (i64, i64) -> i64
        %143 = "arith.shrui"(%142, %40) : (i64, i64) -> i64
        %144 = "arith.trunci"(%143) : (i64) -> i32
        %145 = "arith.addi"(%144, %136) : (i32, i32) -> i32
        %146 = "arith.shrui"(%145, %140) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%140, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %148 = "arith.select"(%147, %146, %54) : (i1, i32, i32) -> i32
        %149 = "arith.muli"(%148, %31) : (i32, i32) -> i32
        %150 = "arith.subi"(%136, %149) : (i32, i32) -> i32
        %151 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %152 = "arith.subi"(%45, %151) : (i32, i32) -> i32
        %153 = "arith.shrui"(%145, %152) : (i32, i32) -> i32
        %154 = "arith.cmpi"(%152, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %155 = "arith.select"(%154, %153, %54) : (i1, i32, i32) -> i32
        %156 = "arith.muli"(%112, %5) : (i32, i32) -> i32
        %157 = "arith.muli"(%131, %6) : (i32, i32) -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.muli"(%150, %7) : (i32, i32) -> i32
        %160 = "arith.addi"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.muli"(%155, %8) : (i32, i32) -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.muli"(%112, %10) : (i32, i32) -> i32
        %164 = "arith.muli"(%131, %11) : (i32, i32) -> i32
        %165 = "arith.addi"(%163, %164) : (i32, i32) -> i32
        %166 = "arith.muli"(%150, %12) : (i32, i32) -> i32
        %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%155, %13) : (i32, i32) -> i32
        %169 = "arith.addi"(%167, %168) : (i32, i32) -> i32
        %170 = "arith.addi"(%112, %42) : (i32, i32) -> i32
        %171 = "arith.addi"(%162, %5) : (i32, i32) -> i32
        %172 = "arith.addi"(%169, %10) : (i32, i32) -> i32
        %173 = "arith.cmpi"(%170, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %174, %175, %176, %177 = "scf.if"(%173) ({
          %178 = "arith.addi"(%131, %42) : (i32, i32) -> i32
          %179 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %180 = "arith.subi"(%6, %179) : (i32, i32) -> i32
          %181 = "arith.addi"(%171, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %183 = "arith.subi"(%11, %182) : (i32, i32) -> i32
          %184 = "arith.addi"(%172, %183) : (i32, i32) -> i32
          "scf.yield"(%54, %178, %181, %184) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%170, %131, %171, %172) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %185 = "arith.cmpi"(%175, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %186, %187, %188, %189 = "scf.if"(%185) ({
          %190 = "arith.addi"(%150, %42) : (i32, i32) -> i32
          %191 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %192 = "arith.subi"(%7, %191) : (i32, i32) -> i32
          %193 = "arith.addi"(%176, %192) : (i32, i32) -> i32
          %194 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %195 = "arith.subi"(%12, %194) : (i32, i32) -> i32
          %196 = "arith.addi"(%177, %195) : (i32, i32) -> i32
          "scf.yield"(%54, %190, %193, %196) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%175, %150, %176, %177) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %197 = "arith.cmpi"(%187, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %198, %199, %200, %201 = "scf.if"(%197) ({
          %202 = "arith.addi"(%155, %42) : (i32, i32) -> i32
          %203 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %204 = "arith.subi"(%8, %203) : (i32, i32) -> i32
          %205 = "arith.addi"(%188, %204) : (i32, i32) -> i32
          %206 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %207 = "arith.subi"(%13, %206) : (i32, i32) -> i32
          %208 = "arith.addi"(%189, %207) : (i32, i32) -> i32
          "scf.yield"(%54, %202, %205, %208) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%187, %155, %188, %189) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %209 = "arith.addi"(%174, %42) : (i32, i32) -> i32
        %210 = "arith.addi"(%200, %5) : (i32, i32) -> i32
        %211 = "arith.addi"(%201, %10) : (i32, i32) -> i32
        %212 = "arith.cmpi"(%209, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %213, %214, %215, %216 = "scf.if"(%212) ({
          %217 = "arith.addi"(%186, %42) : (i32, i32) -> i32
          %218 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %219 = "arith.subi"(%6, %218) : (i32, i32) -> i32
          %220 = "arith.addi"(%210, %219) : (i32, i32) -> i32
          %221 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %222 = "arith.subi"(%11, %221) : (i32, i32) -> i32
          %223 = "arith.addi"(%211, %222) : (i32, i32) -> i32
          "scf.yield"(%54, %217, %220, %223) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %186, %210, %211) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %224 = "arith.cmpi"(%214, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %225, %226, %227, %228 = "scf.if"(%224) ({
          %229 = "arith.addi"(%198, %42) : (i32, i32) -> i32
          %230 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %231 = "arith.subi"(%7, %230) : (i32, i32) -> i32
          %232 = "arith.addi"(%215, %231) : (i32, i32) -> i32
          %233 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %234 = "arith.subi"(%12, %233) : (i32, i32) -> i32
          %235 = "arith.addi"(%216, %234) : (i32, i32) -> i32
          "scf.yield"(%54, %229, %232, %235) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%214, %198, %215, %216) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %236 = "arith.cmpi"(%226, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %237, %238, %239, %240 = "scf.if"(%236) ({
          %241 = "arith.addi"(%199, %42) : (i32, i32) -> i32
          %242 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %243 = "arith.subi"(%8, %242) : (i32, i32) -> i32
          %244 = "arith.addi"(%227, %243) : (i32, i32) -> i32
          %245 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %246 = "arith.subi"(%13, %245) : (i32, i32) -> i32
          %247 = "arith.addi"(%228, %246) : (i32, i32) -> i32
          "scf.yield"(%54, %241, %244, %247) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%226, %199, %227, %228) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %248 = "arith.addi"(%213, %42) : (i32, i32) -> i32
        %249 = "arith.addi"(%239, %5) : (i32, i32) -> i32
        %250 = "arith.addi"(%240, %10) : (i32, i32) -> i32
        %251 = "arith.cmpi"(%248, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "arith.addi"(%225, %42) : (i32, i32) -> i32
          %257 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %258 = "arith.subi"(%6, %257) : (i32, i32) -> i32
          %259 = "arith.addi"(%249, %258) : (i32, i32) -> i32
          %260 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %261 = "arith.subi"(%11, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%54, %256, %259, %262) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%248, %225, %249, %250) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %263 = "arith.cmpi"(%253, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %264, %265, %266, %267 = "scf.if"(%263) ({
          %268 = "arith.addi"(%237, %42) : (i32, i32) -> i32
          %269 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %270 = "arith.subi"(%7, %269) : (i32, i32) -> i32
          %271 = "arith.addi"(%254, %270) : (i32, i32) -> i32
          %272 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %273 = "arith.subi"(%12, %272) : (i32, i32) -> i32
          %274 = "arith.addi"(%255, %273) : (i32, i32) -> i32
          "scf.yield"(%54, %268, %271, %274) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%253, %237, %254, %255) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %275 = "arith.cmpi"(%265, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %276, %277, %278, %279 = "scf.if"(%275) ({
          %280 = "arith.addi"(%238, %42) : (i32, i32) -> i32
          %281 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %282 = "arith.subi"(%8, %281) : (i32, i32) -> i32
          %283 = "arith.addi"(%266, %282) : (i32, i32) -> i32
          %284 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %285 = "arith.subi"(%13, %284) : (i32, i32) -> i32
          %286 = "arith.addi"(%267, %285) : (i32, i32) -> i32
          "scf.yield"(%54, %280, %283, %286) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%265, %238, %266, %267) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %287 = "arith.addi"(%252, %42) : (i32, i32) -> i32
        %288 = "arith.addi"(%278, %5) : (i32, i32) -> i32
        %289 = "arith.addi"(%279, %10) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%287, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %291, %292, %293, %294 = "scf.if"(%290) ({
          %295 = "arith.addi"(%264, %42) : (i32, i32) -> i32
          %296 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %297 = "arith.subi"(%6, %296) : (i32, i32) -> i32
          %298 = "arith.addi"(%288, %297) : (i32, i32) -> i32
          %299 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %300 = "arith.subi"(%11, %299) : (i32, i32) -> i32
          %301 = "arith.addi"(%289, %300) : (i32, i32) -> i32
          "scf.yield"(%54, %295, %298, %301) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%287, %264, %288, %289) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %302 = "arith.cmpi"(%292, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %303, %304, %305, %306 = "scf.if"(%302) ({
          %307 = "arith.addi"(%276, %42) : (i32, i32) -> i32
          %308 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %309 = "arith.subi"(%7, %308) : (i32, i32) -> i32
          %310 = "arith.addi"(%293, %309) : (i32, i32) -> i32
          %311 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %312 = "arith.subi"(%12, %311) : (i32, i32) -> i32
          %313 = "arith.addi"(%294, %312) : (i32, i32) -> i32
          "scf.yield"(%54, %307, %310, %313) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%292, %276, %293, %294) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %314 = "arith.cmpi"(%304, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %315, %316, %317, %318 = "scf.if"(%314) ({
          %319 = "arith.addi"(%277, %42) : (i32, i32) -> i32
          %320 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %321 = "arith.subi"(%8, %320) : (i32, i32) -> i32
          %322 = "arith.addi"(%305, %321) : (i32, i32) -> i32
          %323 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %324 = "arith.subi"(%13, %323) : (i32, i32) -> i32
          %325 = "arith.addi"(%306, %324) : (i32, i32) -> i32
          "scf.yield"(%54, %319, %322, %325) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%304, %277, %305, %306) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %326 = "llvm.getelementptr"(%0, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %328 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %330 = "llvm.getelementptr"(%0, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %332 = "llvm.getelementptr"(%0, %278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %334 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %335 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %336 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %337 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
        %338 = "arith.subi"(%45, %337) : (i32, i32) -> i32
        %339 = "arith.extui"(%334) : (i32) -> i64
        %340 = "arith.muli"(%339, %41) : (i64, i64) -> i64
        %341 = "arith.shrui"(%340, %40) : (i64, i64) -> i64
        %342 = "arith.trunci"(%341) : (i64) -> i32
        %343 = "arith.addi"(%342, %334) : (i32, i32) -> i32
        %344 = "arith.shrui"(%343, %338) : (i32, i32) -> i32
        %345 = "arith.cmpi"(%338, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %346 = "arith.select"(%345, %344, %54) : (i1, i32, i32) -> i32
        "scf.for"(%54, %25, %42) ({
        ^bb0(%347: i32):
          %348 = "arith.muli"(%347, %346) : (i32, i32) -> i32
          %349 = "arith.addi"(%348, %55) : (i32, i32) -> i32
          %350 = "arith.muli"(%97, %27) : (i32, i32) -> i32
          %351 = "arith.muli"(%349, %350) : (i32, i32) -> i32
          %352 = "arith.addi"(%351, %74) : (i32, i32) -> i32
          %353 = "arith.muli"(%54, %27) : (i32, i32) -> i32
          %354 = "arith.addi"(%352, %353) : (i32, i32) -> i32
          %355 = "arith.subi"(%91, %42) : (i32, i32) -> i32
          %356 = "arith.minsi"(%354, %355) : (i32, i32) -> i32
          %357 = "arith.addi"(%352, %27) : (i32, i32) -> i32
          %358 = "arith.minsi"(%357, %355) : (i32, i32) -> i32
          %359 = "arith.constant"() {value = 2 : i32} : () -> i32
          %360 = "arith.muli"(%359, %27) : (i32, i32) -> i32
          %361 = "arith.addi"(%352, %360) : (i32, i32) -> i32
          %362 = "arith.minsi"(%361, %355) : (i32, i32) -> i32
          %363 = "arith.constant"() {value = 3 : i32} : () -> i32
          %364 = "arith.muli"(%363, %27) : (i32, i32) -> i32
          %365 = "arith.addi"(%352, %364) : (i32, i32) -> i32
          %366 = "arith.minsi"(%365, %355) : (i32, i32) -> i32
          %367 = "arith.muli"(%356, %23) : (i32, i32) -> i32
          %368 = "arith.addi"(%367, %169) : (i32, i32) -> i32
          %369 = "llvm.getelementptr"(%9, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %371 = "arith.addi"(%367, %279) : (i32, i32) -> i32
          %372 = "llvm.getelementptr"(%9, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %374 = "arith.cmpi"(%169, %169) {predicate = 0 : i64} : (i32, i32) -> i1
          %375 = "arith.select"(%374, %370, %373) : (i1, f32, f32) -> f32
          %376 = "arith.cmpi"(%201, %169) {predicate = 0 : i64} : (i32, i32) -> i1
          %377 = "arith.select"(%376, %370, %373) : (i1, f32, f32) -> f32
          %378 = "arith.cmpi"(%240, %169) {predicate = 0 : i64} : (i32, i32) -> i1
          %379 = "arith.select"(%378, %370, %373) : (i1, f32, f32) -> f32
          %380 = "arith.cmpi"(%279, %169) {predicate = 0 : i64} : (i32, i32) -> i1
          %381 = "arith.select"(%380, %370, %373) : (i1, f32, f32) -> f32
          %382 = "arith.muli"(%358, %23) : (i32, i32) -> i32
          %383 = "arith.addi"(%382, %169) : (i32, i32) -> i32
          %384 = "llvm.getelementptr"(%9, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %385 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %386 = "arith.addi"(%382, %279) : (i32, i32) -> i32
          %387 = "llvm.getelementptr"(%9, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %389 = "arith.select"(%374, %385, %388) : (i1, f32, f32) -> f32
          %390 = "arith.select"(%376, %385, %388) : (i1, f32, f32) -> f32
          %391 = "arith.select"(%378, %385, %388) : (i1, f32, f32) -> f32
          %392 = "arith.select"(%380, %385, %388) : (i1, f32, f32) -> f32
          %393 = "arith.muli"(%362, %23) : (i32, i32) -> i32
          %394 = "arith.addi"(%393, %169) : (i32, i32) -> i32
          %395 = "llvm.getelementptr"(%9, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %397 = "arith.addi"(%393, %279) : (i32, i32) -> i32
          %398 = "llvm.getelementptr"(%9, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %400 = "arith.select"(%374, %396, %399) : (i1, f32, f32) -> f32
          %401 = "arith.select"(%376, %396, %399) : (i1, f32, f32) -> f32
          %402 = "arith.select"(%378, %396, %399) : (i1, f32, f32) -> f32
          %403 = "arith.select"(%380, %396, %399) : (i1, f32, f32) -> f32
          %404 = "arith.muli"(%366, %23) : (i32, i32) -> i32
          %405 = "arith.addi"(%404, %169) : (i32, i32) -> i32
          %406 = "llvm.getelementptr"(%9, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %408 = "arith.addi"(%404, %279) : (i32, i32) -> i32
          %409 = "llvm.getelementptr"(%9, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %410 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %411 = "arith.select"(%374, %407, %410) : (i1, f32, f32) -> f32
          %412 = "arith.select"(%376, %407, %410) : (i1, f32, f32) -> f32
          %413 = "arith.select"(%378, %407, %410) : (i1, f32, f32) -> f32
          %414 = "arith.select"(%380, %407, %410) : (i1, f32, f32) -> f32
          %415 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %416 = "vector.from_elements"(%375, %377, %379, %381) : (f32, f32, f32, f32) -> vector<4xf32>
          %417 = "arith.addf"(%415, %416) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %418 = "vector.extract"(%417) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %419 = "vector.extract"(%417) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %420 = "vector.extract"(%417) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %421 = "vector.extract"(%417) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %422 = "arith.cmpi"(%354, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%422) ({
            %423 = "arith.muli"(%356, %24) : (i32, i32) -> i32
            %424 = "arith.addi"(%423, %83) : (i32, i32) -> i32
            %425 = "arith.extsi"(%424) : (i32) -> i64
            %426 = "arith.constant"() {value = 4 : i64} : () -> i64
            %427 = "arith.muli"(%425, %426) : (i64, i64) -> i64
            %428 = "llvm.getelementptr"(%14, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %429 = "vector.from_elements"(%418, %419, %420, %421) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%429, %428) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %430 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %431 = "vector.from_elements"(%389, %390, %391, %392) : (f32, f32, f32, f32) -> vector<4xf32>
          %432 = "arith.addf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %433 = "vector.extract"(%432) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %434 = "vector.extract"(%432) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %435 = "vector.extract"(%432) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %436 = "vector.extract"(%432) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %437 = "arith.cmpi"(%357, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%437) ({
            %438 = "arith.muli"(%358, %24) : (i32, i32) -> i32
            %439 = "arith.addi"(%438, %83) : (i32, i32) -> i32
            %440 = "arith.extsi"(%439) : (i32) -> i64
            %441 = "arith.constant"() {value = 4 : i64} : () -> i64
            %442 = "arith.muli"(%440, %441) : (i64, i64) -> i64
            %443 = "llvm.getelementptr"(%14, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %444 = "vector.from_elements"(%433, %434, %435, %436) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%444, %443) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %445 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %446 = "vector.from_elements"(%400, %401, %402, %403) : (f32, f32, f32, f32) -> vector<4xf32>
          %447 = "arith.addf"(%445, %446) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %448 = "vector.extract"(%447) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %449 = "vector.extract"(%447) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %450 = "vector.extract"(%447) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %451 = "vector.extract"(%447) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %452 = "arith.cmpi"(%361, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%452) ({
            %453 = "arith.muli"(%362, %24) : (i32, i32) -> i32
            %454 = "arith.addi"(%453, %83) : (i32, i32) -> i32
            %455 = "arith.extsi"(%454) : (i32) -> i64
            %456 = "arith.constant"() {value = 4 : i64} : () -> i64
            %457 = "arith.muli"(%455, %456) : (i64, i64) -> i64
            %458 = "llvm.getelementptr"(%14, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %459 = "vector.from_elements"(%448, %449, %450, %451) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%459, %458) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %460 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %461 = "vector.from_elements"(%411, %412, %413, %414) : (f32, f32, f32, f32) -> vector<4xf32>
          %462 = "arith.addf"(%460, %461) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %463 = "vector.extract"(%462) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %464 = "vector.extract"(%462) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %465 = "vector.extract"(%462) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %466 = "vector.extract"(%462) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %467 = "arith.cmpi"(%365, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%467) ({
            %468 = "arith.muli"(%366, %24) : (i32, i32) -> i32
            %469 = "arith.addi"(%468, %83) : (i32, i32) -> i32
            %470 = "arith.extsi"(%469) : (i32) -> i64
            %471 = "arith.constant"() {value = 4 : i64} : () -> i64
            %472 = "arith.muli"(%470, %471) : (i64, i64) -> i64
            %473 = "llvm.getelementptr"(%14, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %474 = "vector.from_elements"(%463, %464, %465, %466) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%474, %473) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %475 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %476 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %477 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %478 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %479 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %480 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %481 = "arith.cmpi"(%478, %54) {predicate = 0 : i64} : (i32, i32) -> i1
      %482 = "arith.cmpi"(%475, %17) {predicate = 2 : i64} : (i32, i32) -> i1
      %483 = "arith.andi"(%481, %482) : (i1, i1) -> i1
      "scf.if"(%483) ({
        %484 = "arith.constant"() {value = 4 : i32} : () -> i32
        %485 = "arith.muli"(%16, %484) : (i32, i32) -> i32
        %486 = "arith.addi"(%485, %475) : (i32, i32) -> i32
        %487 = "arith.remui"(%486, %1) : (i32, i32) -> i32
        %488 = "arith.divui"(%486, %1) : (i32, i32) -> i32
        %489 = "arith.remui"(%488, %2) : (i32, i32) -> i32
        %490 = "arith.divui"(%488, %2) : (i32, i32) -> i32
        %491 = "arith.remui"(%490, %3) : (i32, i32) -> i32
        %492 = "arith.divui"(%490, %3) : (i32, i32) -> i32
        %493 = "arith.muli"(%487, %5) : (i32, i32) -> i32
        %494 = "arith.muli"(%489, %6) : (i32, i32) -> i32
        %495 = "arith.addi"(%493, %494) : (i32, i32) -> i32
        %496 = "arith.muli"(%491, %7) : (i32, i32) -> i32
        %497 = "arith.addi"(%495, %496) : (i32, i32) -> i32
        %498 = "arith.muli"(%492, %8) : (i32, i32) -> i32
        %499 = "arith.addi"(%497, %498) : (i32, i32) -> i32
        %500 = "arith.muli"(%487, %10) : (i32, i32) -> i32
        %501 = "arith.muli"(%489, %11) : (i32, i32) -> i32
        %502 = "arith.addi"(%500, %501) : (i32, i32) -> i32
        %503 = "arith.muli"(%491, %12) : (i32, i32) -> i32
        %504 = "arith.addi"(%502, %503) : (i32, i32) -> i32
        %505 = "arith.muli"(%492, %13) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "llvm.getelementptr"(%0, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %509 = "llvm.getelementptr"(%9, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %511 = "arith.addf"(%508, %510) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %512 = "llvm.getelementptr"(%14, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "llvm.store"(%511, %512) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_periods", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32, %23: i32, %24: i32, %25: i32, %26: i64, %27: i32, %28: i64):
      %29 = "arith.trunci"(%18) : (i64) -> i32
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%20) : (i64) -> i32
      %32 = "arith.trunci"(%26) : (i64) -> i32
      %33 = "arith.trunci"(%28) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.constant"() {value = 32 : i64} : () -> i64
      %41 = "arith.shrui"(%28, %40) : (i64, i64) -> i64
      %42 = "arith.constant"() {value = 1 : i32} : () -> i32
      %43 = "arith.subi"(%33, %42) : (i32, i32) -> i32
      %44 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.subi"(%45, %44) : (i32, i32) -> i32
      %47 = "arith.extui"(%37) : (i32) -> i64
      %48 = "arith.muli"(%47, %41) : (i64, i64) -> i64
      %49 = "arith.shrui"(%48, %40) : (i64, i64) -> i64
      %50 = "arith.trunci"(%49) : (i64) -> i32
      %51 = "arith.addi"(%50, %37) : (i32, i32) -> i32
      %52 = "arith.shrui"(%51, %46) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%46, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %54 = "arith.constant"() {value = 0 : i32} : () -> i32
      %55 = "arith.select"(%53, %52, %54) : (i1, i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%45, %56) : (i32, i32) -> i32
      %58 = "arith.shrui"(%51, %57) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%57, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %54) : (i1, i32, i32) -> i32
      %61 = "arith.muli"(%60, %33) : (i32, i32) -> i32
      %62 = "arith.subi"(%37, %61) : (i32, i32) -> i32
      %63 = "arith.shrui"(%26, %40) : (i64, i64) -> i64
      %64 = "arith.subi"(%32, %42) : (i32, i32) -> i32
      %65 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %66 = "arith.subi"(%45, %65) : (i32, i32) -> i32
      %67 = "arith.extui"(%34) : (i32) -> i64
      %68 = "arith.muli"(%67, %63) : (i64, i64) -> i64
      %69 = "arith.shrui"(%68, %40) : (i64, i64) -> i64
      %70 = "arith.trunci"(%69) : (i64) -> i32
      %71 = "arith.addi"(%70, %34) : (i32, i32) -> i32
      %72 = "arith.shrui"(%71, %66) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%66, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %54) : (i1, i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%45, %75) : (i32, i32) -> i32
      %77 = "arith.shrui"(%71, %76) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%76, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %79 = "arith.select"(%78, %77, %54) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %32) : (i32, i32) -> i32
      %81 = "arith.subi"(%34, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%32, %62) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %81) : (i32, i32) -> i32
      %84 = "arith.subi"(%16, %83) : (i32, i32) -> i32
      %85 = "arith.subi"(%24, %42) : (i32, i32) -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.remsi"(%86, %24) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%86, %24) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%74, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%83, %24) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%91, %54) {predicate = 4 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "arith.andi"(%92, %95) : (i1, i1) -> i1
      "scf.if"(%96) ({
        %97 = "arith.constant"() {value = 4 : i32} : () -> i32
        %98 = "arith.muli"(%83, %97) : (i32, i32) -> i32
        %99 = "arith.shrui"(%18, %40) : (i64, i64) -> i64
        %100 = "arith.subi"(%29, %42) : (i32, i32) -> i32
        %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %102 = "arith.subi"(%45, %101) : (i32, i32) -> i32
        %103 = "arith.extui"(%98) : (i32) -> i64
        %104 = "arith.muli"(%103, %99) : (i64, i64) -> i64
        %105 = "arith.shrui"(%104, %40) : (i64, i64) -> i64
        %106 = "arith.trunci"(%105) : (i64) -> i32
        %107 = "arith.addi"(%106, %98) : (i32, i32) -> i32
        %108 = "arith.shrui"(%107, %102) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%102, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %110 = "arith.select"(%109, %108, %54) : (i1, i32, i32) -> i32
        %111 = "arith.muli"(%110, %29) : (i32, i32) -> i32
        %112 = "arith.subi"(%98, %111) : (i32, i32) -> i32
        %113 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %114 = "arith.subi"(%45, %113) : (i32, i32) -> i32
        %115 = "arith.shrui"(%107, %114) : (i32, i32) -> i32
        %116 = "arith.cmpi"(%114, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %117 = "arith.select"(%116, %115, %54) : (i1, i32, i32) -> i32
        %118 = "arith.shrui"(%19, %40) : (i64, i64) -> i64
        %119 = "arith.subi"(%30, %42) : (i32, i32) -> i32
        %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %121 = "arith.subi"(%45, %120) : (i32, i32) -> i32
        %122 = "arith.extui"(%117) : (i32) -> i64
        %123 = "arith.muli"(%122, %118) : (i64, i64) -> i64
        %124 = "arith.shrui"(%123, %40) : (i64, i64) -> i64
        %125 = "arith.trunci"(%124) : (i64) -> i32
        %126 = "arith.addi"(%125, %117) : (i32, i32) -> i32
        %127 = "arith.shrui"(%126, %121) : (i32, i32) -> i32
        %128 = "arith.cmpi"(%121, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %129 = "arith.select"(%128, %127, %54) : (i1, i32, i32) -> i32
        %130 = "arith.muli"(%129, %30) : (i32, i32) -> i32
        %131 = "arith.subi"(%117, %130) : (i32, i32) -> i32
        %132 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %133 = "arith.subi"(%45, %132) : (i32, i32) -> i32
        %134 = "arith.shrui"(%126, %133) : (i32, i32) -> i32
        %135 = "arith.cmpi"(%133, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %136 = "arith.select"(%135, %134, %54) : (i1, i32, i32) -> i32
        %137 = "arith.shrui"(%20, %40) : (i64, i64) -> i64
        %138 = "arith.subi"(%31, %42) : (i32, i32) -> i32
        %139 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %140 = "arith.subi"(%45, %139) : (i32, i32) -> i32
        %141 = "arith.extui"(%136) : (i32) -> i64
        %142 = "arith.muli"(%141, %137) : (i64, i64) -> i64
        %143 = "arith.shrui"(%142, %40) : (i64, i64) -> i64
        %144 = "arith.trunci"(%143) : (i64) -> i32
        %145 = "arith.addi"(%144, %136) : (i32, i32) -> i32
        %146 = "arith.shrui"(%145, %140) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%140, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %148 = "arith.select"(%147, %146, %54) : (i1, i32, i32) -> i32
        %149 = "arith.muli"(%148, %31) : (i32, i32) -> i32
        %150 = "arith.subi"(%136, %149) : (i32, i32) -> i32
        %151 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %152 = "arith.subi"(%45, %151) : (i32, i32) -> i32
        %153 = "arith.shrui"(%145, %152) : (i32, i32) -> i32
        %154 = "arith.cmpi"(%152, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %155 = "arith.select"(%154, %153, %54) : (i1, i32, i32) -> i32
        %156 = "arith.muli"(%112, %5) : (i32, i32) -> i32
        %157 = "arith.muli"(%131, %6) : (i32, i32) -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.muli"(%150, %7) : (i32, i32) -> i32
        %160 = "arith.addi"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.muli"(%155, %8) : (i32, i32) -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.muli"(%112, %10) : (i32, i32) -> i32
        %164 = "arith.muli"(%131, %11) : (i32, i32) -> i32
        %165 = "arith.addi"(%163, %164) : (i32, i32) -> i32
        %166 = "arith.muli"(%150, %12) : (i32, i32) -> i32
        %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%155, %13) : (i32, i32) -> i32
        %169 = "arith.addi"(%167, %168) : (i32, i32) -> i32
        %170 = "arith.addi"(%112, %42) : (i32, i32) -> i32
        %171 = "arith.addi"(%162, %5) : (i32, i32) -> i32
        %172 = "arith.addi"(%169, %10) : (i32, i32) -> i32
        %173 = "arith.cmpi"(%170, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %174, %175, %176, %177 = "scf.if"(%173) ({
          %178 = "arith.addi"(%131, %42) : (i32, i32) -> i32
          %179 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %180 = "arith.subi"(%6, %179) : (i32, i32) -> i32
          %181 = "arith.addi"(%171, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %183 = "arith.subi"(%11, %182) : (i32, i32) -> i32
          %184 = "arith.addi"(%172, %183) : (i32, i32) -> i32
          "scf.yield"(%54, %178, %181, %184) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%170, %131, %171, %172) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %185 = "arith.cmpi"(%175, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %186, %187, %188, %189 = "scf.if"(%185) ({
          %190 = "arith.addi"(%150, %42) : (i32, i32) -> i32
          %191 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %192 = "arith.subi"(%7, %191) : (i32, i32) -> i32
          %193 = "arith.addi"(%176, %192) : (i32, i32) -> i32
          %194 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %195 = "arith.subi"(%12, %194) : (i32, i32) -> i32
          %196 = "arith.addi"(%177, %195) : (i32, i32) -> i32
          "scf.yield"(%54, %190, %193, %196) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%175, %150, %176, %177) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %197 = "arith.cmpi"(%187, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %198, %199, %200, %201 = "scf.if"(%197) ({
          %202 = "arith.addi"(%155, %42) : (i32, i32) -> i32
          %203 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %204 = "arith.subi"(%8, %203) : (i32, i32) -> i32
          %205 = "arith.addi"(%188, %204) : (i32, i32) -> i32
          %206 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %207 = "arith.subi"(%13, %206) : (i32, i32) -> i32
          %208 = "arith.addi"(%189, %207) : (i32, i32) -> i32
          "scf.yield"(%54, %202, %205, %208) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%187, %155, %188, %189) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %209 = "arith.addi"(%174, %42) : (i32, i32) -> i32
        %210 = "arith.addi"(%200, %5) : (i32, i32) -> i32
        %211 = "arith.addi"(%201, %10) : (i32, i32) -> i32
        %212 = "arith.cmpi"(%209, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %213, %214, %215, %216 = "scf.if"(%212) ({
          %217 = "arith.addi"(%186, %42) : (i32, i32) -> i32
          %218 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %219 = "arith.subi"(%6, %218) : (i32, i32) -> i32
          %220 = "arith.addi"(%210, %219) : (i32, i32) -> i32
          %221 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %222 = "arith.subi"(%11, %221) : (i32, i32) -> i32
          %223 = "arith.addi"(%211, %222) : (i32, i32) -> i32
          "scf.yield"(%54, %217, %220, %223) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %186, %210, %211) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %224 = "arith.cmpi"(%214, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %225, %226, %227, %228 = "scf.if"(%224) ({
          %229 = "arith.addi"(%198, %42) : (i32, i32) -> i32
          %230 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %231 = "arith.subi"(%7, %230) : (i32, i32) -> i32
          %232 = "arith.addi"(%215, %231) : (i32, i32) -> i32
          %233 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %234 = "arith.subi"(%12, %233) : (i32, i32) -> i32
          %235 = "arith.addi"(%216, %234) : (i32, i32) -> i32
          "scf.yield"(%54, %229, %232, %235) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%214, %198, %215, %216) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %236 = "arith.cmpi"(%226, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %237, %238, %239, %240 = "scf.if"(%236) ({
          %241 = "arith.addi"(%199, %42) : (i32, i32) -> i32
          %242 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %243 = "arith.subi"(%8, %242) : (i32, i32) -> i32
          %244 = "arith.addi"(%227, %243) : (i32, i32) -> i32
          %245 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %246 = "arith.subi"(%13, %245) : (i32, i32) -> i32
          %247 = "arith.addi"(%228, %246) : (i32, i32) -> i32
          "scf.yield"(%54, %241, %244, %247) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%226, %199, %227, %228) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %248 = "arith.addi"(%213, %42) : (i32, i32) -> i32
        %249 = "arith.addi"(%239, %5) : (i32, i32) -> i32
        %250 = "arith.addi"(%240, %10) : (i32, i32) -> i32
        %251 = "arith.cmpi"(%248, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "arith.addi"(%225, %42) : (i32, i32) -> i32
          %257 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %258 = "arith.subi"(%6, %257) : (i32, i32) -> i32
          %259 = "arith.addi"(%249, %258) : (i32, i32) -> i32
          %260 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %261 = "arith.subi"(%11, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%54, %256, %259, %262) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%248, %225, %249, %250) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %263 = "arith.cmpi"(%253, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %264, %265, %266, %267 = "scf.if"(%263) ({
          %268 = "arith.addi"(%237, %42) : (i32, i32) -> i32
          %269 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %270 = "arith.subi"(%7, %269) : (i32, i32) -> i32
          %271 = "arith.addi"(%254, %270) : (i32, i32) -> i32
          %272 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %273 = "arith.subi"(%12, %272) : (i32, i32) -> i32
          %274 = "arith.addi"(%255, %273) : (i32, i32) -> i32
          "scf.yield"(%54, %268, %271, %274) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%253, %237, %254, %255) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %275 = "arith.cmpi"(%265, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %276, %277, %278, %279 = "scf.if"(%275) ({
          %280 = "arith.addi"(%238, %42) : (i32, i32) -> i32
          %281 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %282 = "arith.subi"(%8, %281) : (i32, i32) -> i32
          %283 = "arith.addi"(%266, %282) : (i32, i32) -> i32
          %284 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %285 = "arith.subi"(%13, %284) : (i32, i32) -> i32
          %286 = "arith.addi"(%267, %285) : (i32, i32) -> i32
          "scf.yield"(%54, %280, %283, %286) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%265, %238, %266, %267) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %287 = "arith.addi"(%252, %42) : (i32, i32) -> i32
        %288 = "arith.addi"(%278, %5) : (i32, i32) -> i32
        %289 = "arith.addi"(%279, %10) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%287, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %291, %292, %293, %294 = "scf.if"(%290) ({
          %295 = "arith.addi"(%264, %42) : (i32, i32) -> i32
          %296 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %297 = "arith.subi"(%6, %296) : (i32, i32) -> i32
          %298 = "arith.addi"(%288, %297) : (i32, i32) -> i32
          %299 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %300 = "arith.subi"(%11, %299) : (i32, i32) -> i32
          %301 = "arith.addi"(%289, %300) : (i32, i32) -> i32
          "scf.yield"(%54, %295, %298, %301) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%287, %264, %288, %289) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %302 = "arith.cmpi"(%292, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %303, %304, %305, %306 = "scf.if"(%302) ({
          %307 = "arith.addi"(%276, %42) : (i32, i32) -> i32
          %308 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %309 = "arith.subi"(%7, %308) : (i32, i32) -> i32
          %310 = "arith.addi"(%293, %309) : (i32, i32) -> i32
          %311 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %312 = "arith.subi"(%12, %311) : (i32, i32) -> i32
          %313 = "arith.addi"(%294, %312) : (i32, i32) -> i32
          "scf.yield"(%54, %307, %310, %313) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%292, %276, %293, %294) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %314 = "arith.cmpi"(%304, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %315, %316, %317, %318 = "scf.if"(%314) ({
          %319 = "arith.addi"(%277, %42) : (i32, i32) -> i32
          %320 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %321 = "arith.subi"(%8, %320) : (i32, i32) -> i32
          %322 = "arith.addi"(%305, %321) : (i32, i32) -> i32
          %323 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %324 = "arith.subi"(%13, %323) : (i32, i32) -> i32
          %325 = "arith.addi"(%306, %324) : (i32, i32) -> i32
          "scf.yield"(%54, %319, %322, %325) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%304, %277, %305, %306) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %326 = "llvm.getelementptr"(%0, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %328 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %330 = "llvm.getelementptr"(%0, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %332 = "llvm.getelementptr"(%0, %278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %334 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %335 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %336 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %337 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
        %338 = "arith.subi"(%45, %337) : (i32, i32) -> i32
        %339 = "arith.extui"(%334) : (i32) -> i64
        %340 = "arith.muli"(%339, %41) : (i64, i64) -> i64
        %341 = "arith.shrui"(%340, %40) : (i64, i64) -> i64
        %342 = "arith.trunci"(%341) : (i64) -> i32
        %343 = "arith.addi"(%342, %334) : (i32, i32) -> i32
        %344 = "arith.shrui"(%343, %338) : (i32, i32) -> i32
        %345 = "arith.cmpi"(%338, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %346 = "arith.select"(%345, %344, %54) : (i1, i32, i32) -> i32
        "scf.for"(%54, %25, %42) ({
        ^bb0(%347: i32):
          %348 = "arith.muli"(%347, %346) : (i32, i32) -> i32
          %349 = "arith.addi"(%348, %55) : (i32, i32) -> i32
          %350 = "arith.muli"(%97, %27) : (i32, i32) -> i32
          %351 = "arith.muli"(%349, %350) : (i32, i32) -> i32
          %352 = "arith.addi"(%351, %74) : (i32, i32) -> i32
          %353 = "arith.muli"(%54, %27) : (i32, i32) -> i32
          %354 = "arith.addi"(%352, %353) : (i32, i32) -> i32
          %355 = "arith.subi"(%91, %42) : (i32, i32) -> i32
          %356 = "arith.minsi"(%354, %355) : (i32, i32) -> i32
          %357 = "arith.addi"(%352, %27) : (i32, i32) -> i32
          %358 = "arith.minsi"(%357, %355) : (i32, i32) -> i32
          %359 = "arith.constant"() {value = 2 : i32} : () -> i32
          %360 = "arith.muli"(%359, %27) : (i32, i32) -> i32
          %361 = "arith.addi"(%352, %360) : (i32, i32) -> i32
          %362 = "arith.minsi"(%361, %355) : (i32, i32) -> i32
          %363 = "arith.constant"() {value = 3 : i32} : () -> i32
          %364 = "arith.muli"(%363, %27) : (i32, i32) -> i32
          %365 = "arith.addi"(%352, %364) : (i32, i32) -> i32
          %366 = "arith.minsi"(%365, %355) : (i32, i32) -> i32
          %367 = "arith.muli"(%356, %23) : (i32, i32) -> i32
          %368 = "arith.addi"(%367, %169) : (i32, i32) -> i32
          %369 = "arith.addi"(%367, %201) : (i32, i32) -> i32
          %370 = "arith.addi"(%367, %240) : (i32, i32) -> i32
          %371 = "arith.addi"(%367, %279) : (i32, i32) -> i32
          %372 = "llvm.getelementptr"(%9, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %374 = "llvm.getelementptr"(%9, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %375 = "llvm.load"(%374) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %376 = "llvm.getelementptr"(%9, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %378 = "llvm.getelementptr"(%9, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %379 = "llvm.load"(%378) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %380 = "arith.muli"(%358, %23) : (i32, i32) -> i32
          %381 = "arith.addi"(%380, %169) : (i32, i32) -> i32
          %382 = "arith.addi"(%380, %201) : (i32, i32) -> i32
          %383 = "arith.addi"(%380, %240) : (i32, i32) -> i32
          %384 = "arith.addi"(%380, %279) : (i32, i32) -> i32
          %385 = "llvm.getelementptr"(%9, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %387 = "llvm.getelementptr"(%9, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %389 = "llvm.getelementptr"(%9, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %390 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %391 = "llvm.getelementptr"(%9, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %393 = "arith.muli"(%362, %23) : (i32, i32) -> i32
          %394 = "arith.addi"(%393, %169) : (i32, i32) -> i32
          %395 = "arith.addi"(%393, %201) : (i32, i32) -> i32
          %396 = "arith.addi"(%393, %240) : (i32, i32) -> i32
          %397 = "arith.addi"(%393, %279) : (i32, i32) -> i32
          %398 = "llvm.getelementptr"(%9, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %400 = "llvm.getelementptr"(%9, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %402 = "llvm.getelementptr"(%9, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %404 = "llvm.getelementptr"(%9, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %406 = "arith.muli"(%366, %23) : (i32, i32) -> i32
          %407 = "arith.addi"(%406, %169) : (i32, i32) -> i32
          %408 = "arith.addi"(%406, %201) : (i32, i32) -> i32
          %409 = "arith.addi"(%406, %240) : (i32, i32) -> i32
          %410 = "arith.addi"(%406, %279) : (i32, i32) -> i32
          %411 = "llvm.getelementptr"(%9, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %413 = "llvm.getelementptr"(%9, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %415 = "llvm.getelementptr"(%9, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %417 = "llvm.getelementptr"(%9, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %419 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %420 = "vector.from_elements"(%373, %375, %377, %379) : (f32, f32, f32, f32) -> vector<4xf32>
          %421 = "arith.addf"(%419, %420) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %422 = "vector.extract"(%421) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %423 = "vector.extract"(%421) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%421) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %425 = "vector.extract"(%421) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %426 = "arith.cmpi"(%354, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%426) ({
            %427 = "arith.muli"(%356, %24) : (i32, i32) -> i32
            %428 = "arith.addi"(%427, %83) : (i32, i32) -> i32
            %429 = "arith.extsi"(%428) : (i32) -> i64
            %430 = "arith.constant"() {value = 4 : i64} : () -> i64
            %431 = "arith.muli"(%429, %430) : (i64, i64) -> i64
            %432 = "llvm.getelementptr"(%14, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %433 = "vector.from_elements"(%422, %423, %424, %425) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%433, %432) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %434 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %435 = "vector.from_elements"(%386, %388, %390, %392) : (f32, f32, f32, f32) -> vector<4xf32>
          %436 = "arith.addf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %437 = "vector.extract"(%436) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %438 = "vector.extract"(%436) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %439 = "vector.extract"(%436) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %440 = "vector.extract"(%436) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %441 = "arith.cmpi"(%357, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%441) ({
            %442 = "arith.muli"(%358, %24) : (i32, i32) -> i32
            %443 = "arith.addi"(%442, %83) : (i32, i32) -> i32
            %444 = "arith.extsi"(%443) : (i32) -> i64
            %445 = "arith.constant"() {value = 4 : i64} : () -> i64
            %446 = "arith.muli"(%444, %445) : (i64, i64) -> i64
            %447 = "llvm.getelementptr"(%14, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %448 = "vector.from_elements"(%437, %438, %439, %440) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%448, %447) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %449 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %450 = "vector.from_elements"(%399, %401, %403, %405) : (f32, f32, f32, f32) -> vector<4xf32>
          %451 = "arith.addf"(%449, %450) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %452 = "vector.extract"(%451) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %453 = "vector.extract"(%451) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %454 = "vector.extract"(%451) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %455 = "vector.extract"(%451) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %456 = "arith.cmpi"(%361, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%456) ({
            %457 = "arith.muli"(%362, %24) : (i32, i32) -> i32
            %458 = "arith.addi"(%457, %83) : (i32, i32) -> i32
            %459 = "arith.extsi"(%458) : (i32) -> i64
            %460 = "arith.constant"() {value = 4 : i64} : () -> i64
            %461 = "arith.muli"(%459, %460) : (i64, i64) -> i64
            %462 = "llvm.getelementptr"(%14, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %463 = "vector.from_elements"(%452, %453, %454, %455) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%463, %462) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %464 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %465 = "vector.from_elements"(%412, %414, %416, %418) : (f32, f32, f32, f32) -> vector<4xf32>
          %466 = "arith.addf"(%464, %465) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %467 = "vector.extract"(%466) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %468 = "vector.extract"(%466) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %469 = "vector.extract"(%466) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %470 = "vector.extract"(%466) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %471 = "arith.cmpi"(%365, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%471) ({
            %472 = "arith.muli"(%366, %24) : (i32, i32) -> i32
            %473 = "arith.addi"(%472, %83) : (i32, i32) -> i32
            %474 = "arith.extsi"(%473) : (i32) -> i64
            %475 = "arith.constant"() {value = 4 : i64} : () -> i64
            %476 = "arith.muli"(%474, %475) : (i64, i64) -> i64
            %477 = "llvm.getelementptr"(%14, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %478 = "vector.from_elements"(%467, %468, %469, %470) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%478, %477) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %479 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %480 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %481 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %482 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %483 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %484 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %485 = "arith.cmpi"(%482, %54) {predicate = 0 : i64} : (i32, i32) -> i1
      %486 = "arith.cmpi"(%479, %17) {predicate = 2 : i64} : (i32, i32) -> i1
      %487 = "arith.andi"(%485, %486) : (i1, i1) -> i1
      "scf.if"(%487) ({
        %488 = "arith.constant"() {value = 4 : i32} : () -> i32
        %489 = "arith.muli"(%16, %488) : (i32, i32) -> i32
        %490 = "arith.addi"(%489, %479) : (i32, i32) -> i32
        %491 = "arith.remui"(%490, %1) : (i32, i32) -> i32
        %492 = "arith.divui"(%490, %1) : (i32, i32) -> i32
        %493 = "arith.remui"(%492, %2) : (i32, i32) -> i32
        %494 = "arith.divui"(%492, %2) : (i32, i32) -> i32
        %495 = "arith.remui"(%494, %3) : (i32, i32) -> i32
        %496 = "arith.divui"(%494, %3) : (i32, i32) -> i32
        %497 = "arith.muli"(%491, %5) : (i32, i32) -> i32
        %498 = "arith.muli"(%493, %6) : (i32, i32) -> i32
        %499 = "arith.addi"(%497, %498) : (i32, i32) -> i32
        %500 = "arith.muli"(%495, %7) : (i32, i32) -> i32
        %501 = "arith.addi"(%499, %500) : (i32, i32) -> i32
        %502 = "arith.muli"(%496, %8) : (i32, i32) -> i32
        %503 = "arith.addi"(%501, %502) : (i32, i32) -> i32
        %504 = "arith.muli"(%491, %10) : (i32, i32) -> i32
        %505 = "arith.muli"(%493, %11) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "arith.muli"(%495, %12) : (i32, i32) -> i32
        %508 = "arith.addi"(%506, %507) : (i32, i32) -> i32
        %509 = "arith.muli"(%496, %13) : (i32, i32) -> i32
        %510 = "arith.addi"(%508, %509) : (i32, i32) -> i32
        %511 = "llvm.getelementptr"(%0, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %513 = "llvm.getelementptr"(%9, %510) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %515 = "arith.addf"(%512, %514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %516 = "llvm.getelementptr"(%14, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "llvm.store"(%515, %516) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_periods_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32, %23: i32, %24: i32, %25: i32, %26: i64, %27: i32, %28: i64):
      %29 = "arith.trunci"(%18) : (i64) -> i32
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%20) : (i64) -> i32
      %32 = "arith.trunci"(%26) : (i64) -> i32
      %33 = "arith.trunci"(%28) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.constant"() {value = 32 : i64} : () -> i64
      %41 = "arith.shrui"(%28, %40) : (i64, i64) -> i64
      %42 = "arith.constant"() {value = 1 : i32} : () -> i32
      %43 = "arith.subi"(%33, %42) : (i32, i32) -> i32
      %44 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.subi"(%45, %44) : (i32, i32) -> i32
      %47 = "arith.extui"(%37) : (i32) -> i64
      %48 = "arith.muli"(%47, %41) : (i64, i64) -> i64
      %49 = "arith.shrui"(%48, %40) : (i64, i64) -> i64
      %50 = "arith.trunci"(%49) : (i64) -> i32
      %51 = "arith.addi"(%50, %37) : (i32, i32) -> i32
      %52 = "arith.shrui"(%51, %46) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%46, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %54 = "arith.constant"() {value = 0 : i32} : () -> i32
      %55 = "arith.select"(%53, %52, %54) : (i1, i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%45, %56) : (i32, i32) -> i32
      %58 = "arith.shrui"(%51, %57) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%57, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %54) : (i1, i32, i32) -> i32
      %61 = "arith.muli"(%60, %33) : (i32, i32) -> i32
      %62 = "arith.subi"(%37, %61) : (i32, i32) -> i32
      %63 = "arith.shrui"(%26, %40) : (i64, i64) -> i64
      %64 = "arith.subi"(%32, %42) : (i32, i32) -> i32
      %65 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %66 = "arith.subi"(%45, %65) : (i32, i32) -> i32
      %67 = "arith.extui"(%34) : (i32) -> i64
      %68 = "arith.muli"(%67, %63) : (i64, i64) -> i64
      %69 = "arith.shrui"(%68, %40) : (i64, i64) -> i64
      %70 = "arith.trunci"(%69) : (i64) -> i32
      %71 = "arith.addi"(%70, %34) : (i32, i32) -> i32
      %72 = "arith.shrui"(%71, %66) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%66, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %54) : (i1, i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%45, %75) : (i32, i32) -> i32
      %77 = "arith.shrui"(%71, %76) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%76, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %79 = "arith.select"(%78, %77, %54) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %32) : (i32, i32) -> i32
      %81 = "arith.subi"(%34, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%32, %62) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %81) : (i32, i32) -> i32
      %84 = "arith.subi"(%16, %83) : (i32, i32) -> i32
      %85 = "arith.subi"(%24, %42) : (i32, i32) -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.remsi"(%86, %24) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%86, %24) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%74, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%83, %24) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%91, %54) {predicate = 4 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "arith.andi"(%92, %95) : (i1, i1) -> i1
      "scf.if"(%96) ({
        %97 = "arith.constant"() {value = 4 : i32} : () -> i32
        %98 = "arith.muli"(%83, %97) : (i32, i32) -> i32
        %99 = "arith.shrui"(%18, %40) : (i64, i64) -> i64
        %100 = "arith.subi"(%29, %42) : (i32, i32) -> i32
        %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %102 = "arith.subi"(%45, %101) : (i32, i32) -> i32
        %103 = "arith.extui"(%98) : (i32) -> i64
        %104 = "arith.muli"(%103, %99) : (i64, i64) -> i64
        %105 = "arith.shrui"(%104, %40) : (i64, i64) -> i64
        %106 = "arith.trunci"(%105) : (i64) -> i32
        %107 = "arith.addi"(%106, %98) : (i32, i32) -> i32
        %108 = "arith.shrui"(%107, %102) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%102, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %110 = "arith.select"(%109, %108, %54) : (i1, i32, i32) -> i32
        %111 = "arith.muli"(%110, %29) : (i32, i32) -> i32
        %112 = "arith.subi"(%98, %111) : (i32, i32) -> i32
        %113 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %114 = "arith.subi"(%45, %113) : (i32, i32) -> i32
        %115 = "arith.shrui"(%107, %114) : (i32, i32) -> i32
        %116 = "arith.cmpi"(%114, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %117 = "arith.select"(%116, %115, %54) : (i1, i32, i32) -> i32
        %118 = "arith.shrui"(%19, %40) : (i64, i64) -> i64
        %119 = "arith.subi"(%30, %42) : (i32, i32) -> i32
        %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %121 = "arith.subi"(%45, %120) : (i32, i32) -> i32
        %122 = "arith.extui"(%117) : (i32) -> i64
        %123 = "arith.muli"(%122, %118) : (i64, i64) -> i64
        %124 = "arith.shrui"(%123, %40) : (i64, i64) -> i64
        %125 = "arith.trunci"(%124) : (i64) -> i32
        %126 = "arith.addi"(%125, %117) : (i32, i32) -> i32
        %127 = "arith.shrui"(%126, %121) : (i32, i32) -> i32
        %128 = "arith.cmpi"(%121, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %129 = "arith.select"(%128, %127, %54) : (i1, i32, i32) -> i32
        %130 = "arith.muli"(%129, %30) : (i32, i32) -> i32
        %131 = "arith.subi"(%117, %130) : (i32, i32) -> i32
        %132 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %133 = "arith.subi"(%45, %132) : (i32, i32) -> i32
        %134 = "arith.shrui"(%126, %133) : (i32, i32) -> i32
        %135 = "arith.cmpi"(%133, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %136 = "arith.select"(%135, %134, %54) : (i1, i32, i32) -> i32
        %137 = "arith.shrui"(%20, %40) : (i64, i64) -> i64
        %138 = "arith.subi"(%31, %42) : (i32, i32) -> i32
        %139 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %140 = "arith.subi"(%45, %139) : (i32, i32) -> i32
        %141 = "arith.extui"(%136) : (i32) -> i64
        %142 = "arith.muli"(%141, %137) : (i64, i64) -> i64
        %143 = "arith.shrui"(%142, %40) : (i64, i64) -> i64
        %144 = "arith.trunci"(%143) : (i64) -> i32
        %145 = "arith.addi"(%144, %136) : (i32, i32) -> i32
        %146 = "arith.shrui"(%145, %140) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%140, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %148 = "arith.select"(%147, %146, %54) : (i1, i32, i32) -> i32
        %149 = "arith.muli"(%148, %31) : (i32, i32) -> i32
        %150 = "arith.subi"(%136, %149) : (i32, i32) -> i32
        %151 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %152 = "arith.subi"(%45, %151) : (i32, i32) -> i32
        %153 = "arith.shrui"(%145, %152) : (i32, i32) -> i32
        %154 = "arith.cmpi"(%152, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %155 = "arith.select"(%154, %153, %54) : (i1, i32, i32) -> i32
        %156 = "arith.muli"(%112, %5) : (i32, i32) -> i32
        %157 = "arith.muli"(%131, %6) : (i32, i32) -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.muli"(%150, %7) : (i32, i32) -> i32
        %160 = "arith.addi"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.muli"(%155, %8) : (i32, i32) -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.muli"(%112, %10) : (i32, i32) -> i32
        %164 = "arith.muli"(%131, %11) : (i32, i32) -> i32
        %165 = "arith.addi"(%163, %164) : (i32, i32) -> i32
        %166 = "arith.muli"(%150, %12) : (i32, i32) -> i32
        %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%155, %13) : (i32, i32) -> i32
        %169 = "arith.addi"(%167, %168) : (i32, i32) -> i32
        %170 = "arith.addi"(%112, %42) : (i32, i32) -> i32
        %171 = "arith.addi"(%162, %5) : (i32, i32) -> i32
        %172 = "arith.addi"(%169, %10) : (i32, i32) -> i32
        %173 = "arith.cmpi"(%170, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %174, %175, %176, %177 = "scf.if"(%173) ({
          %178 = "arith.addi"(%131, %42) : (i32, i32) -> i32
          %179 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %180 = "arith.subi"(%6, %179) : (i32, i32) -> i32
          %181 = "arith.addi"(%171, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %183 = "arith.subi"(%11, %182) : (i32, i32) -> i32
          %184 = "arith.addi"(%172, %183) : (i32, i32) -> i32
          "scf.yield"(%54, %178, %181, %184) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%170, %131, %171, %172) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %185 = "arith.cmpi"(%175, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %186, %187, %188, %189 = "scf.if"(%185) ({
          %190 = "arith.addi"(%150, %42) : (i32, i32) -> i32
          %191 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %192 = "arith.subi"(%7, %191) : (i32, i32) -> i32
          %193 = "arith.addi"(%176, %192) : (i32, i32) -> i32
          %194 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %195 = "arith.subi"(%12, %194) : (i32, i32) -> i32
          %196 = "arith.addi"(%177, %195) : (i32, i32) -> i32
          "scf.yield"(%54, %190, %193, %196) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%175, %150, %176, %177) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %197 = "arith.cmpi"(%187, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %198, %199, %200, %201 = "scf.if"(%197) ({
          %202 = "arith.addi"(%155, %42) : (i32, i32) -> i32
          %203 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %204 = "arith.subi"(%8, %203) : (i32, i32) -> i32
          %205 = "arith.addi"(%188, %204) : (i32, i32) -> i32
          %206 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %207 = "arith.subi"(%13, %206) : (i32, i32) -> i32
          %208 = "arith.addi"(%189, %207) : (i32, i32) -> i32
          "scf.yield"(%54, %202, %205, %208) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%187, %155, %188, %189) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %209 = "arith.addi"(%174, %42) : (i32, i32) -> i32
        %210 = "arith.addi"(%200, %5) : (i32, i32) -> i32
        %211 = "arith.addi"(%201, %10) : (i32, i32) -> i32
        %212 = "arith.cmpi"(%209, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %213, %214, %215, %216 = "scf.if"(%212) ({
          %217 = "arith.addi"(%186, %42) : (i32, i32) -> i32
          %218 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %219 = "arith.subi"(%6, %218) : (i32, i32) -> i32
          %220 = "arith.addi"(%210, %219) : (i32, i32) -> i32
          %221 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %222 = "arith.subi"(%11, %221) : (i32, i32) -> i32
          %223 = "arith.addi"(%211, %222) : (i32, i32) -> i32
          "scf.yield"(%54, %217, %220, %223) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %186, %210, %211) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %224 = "arith.cmpi"(%214, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %225, %226, %227, %228 = "scf.if"(%224) ({
          %229 = "arith.addi"(%198, %42) : (i32, i32) -> i32
          %230 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %231 = "arith.subi"(%7, %230) : (i32, i32) -> i32
          %232 = "arith.addi"(%215, %231) : (i32, i32) -> i32
          %233 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %234 = "arith.subi"(%12, %233) : (i32, i32) -> i32
          %235 = "arith.addi"(%216, %234) : (i32, i32) -> i32
          "scf.yield"(%54, %229, %232, %235) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%214, %198, %215, %216) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %236 = "arith.cmpi"(%226, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %237, %238, %239, %240 = "scf.if"(%236) ({
          %241 = "arith.addi"(%199, %42) : (i32, i32) -> i32
          %242 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %243 = "arith.subi"(%8, %242) : (i32, i32) -> i32
          %244 = "arith.addi"(%227, %243) : (i32, i32) -> i32
          %245 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %246 = "arith.subi"(%13, %245) : (i32, i32) -> i32
          %247 = "arith.addi"(%228, %246) : (i32, i32) -> i32
          "scf.yield"(%54, %241, %244, %247) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%226, %199, %227, %228) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %248 = "arith.addi"(%213, %42) : (i32, i32) -> i32
        %249 = "arith.addi"(%239, %5) : (i32, i32) -> i32
        %250 = "arith.addi"(%240, %10) : (i32, i32) -> i32
        %251 = "arith.cmpi"(%248, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "arith.addi"(%225, %42) : (i32, i32) -> i32
          %257 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %258 = "arith.subi"(%6, %257) : (i32, i32) -> i32
          %259 = "arith.addi"(%249, %258) : (i32, i32) -> i32
          %260 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %261 = "arith.subi"(%11, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%54, %256, %259, %262) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%248, %225, %249, %250) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %263 = "arith.cmpi"(%253, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %264, %265, %266, %267 = "scf.if"(%263) ({
          %268 = "arith.addi"(%237, %42) : (i32, i32) -> i32
          %269 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %270 = "arith.subi"(%7, %269) : (i32, i32) -> i32
          %271 = "arith.addi"(%254, %270) : (i32, i32) -> i32
          %272 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %273 = "arith.subi"(%12, %272) : (i32, i32) -> i32
          %274 = "arith.addi"(%255, %273) : (i32, i32) -> i32
          "scf.yield"(%54, %268, %271, %274) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%253, %237, %254, %255) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %275 = "arith.cmpi"(%265, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %276, %277, %278, %279 = "scf.if"(%275) ({
          %280 = "arith.addi"(%238, %42) : (i32, i32) -> i32
          %281 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %282 = "arith.subi"(%8, %281) : (i32, i32) -> i32
          %283 = "arith.addi"(%266, %282) : (i32, i32) -> i32
          %284 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %285 = "arith.subi"(%13, %284) : (i32, i32) -> i32
          %286 = "arith.addi"(%267, %285) : (i32, i32) -> i32
          "scf.yield"(%54, %280, %283, %286) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%265, %238, %266, %267) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %287 = "arith.addi"(%252, %42) : (i32, i32) -> i32
        %288 = "arith.addi"(%278, %5) : (i32, i32) -> i32
        %289 = "arith.addi"(%279, %10) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%287, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %291, %292, %293, %294 = "scf.if"(%290) ({
          %295 = "arith.addi"(%264, %42) : (i32, i32) -> i32
          %296 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %297 = "arith.subi"(%6, %296) : (i32, i32) -> i32
          %298 = "arith.addi"(%288, %297) : (i32, i32) -> i32
          %299 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %300 = "arith.subi"(%11, %299) : (i32, i32) -> i32
          %301 = "arith.addi"(%289, %300) : (i32, i32) -> i32
          "scf.yield"(%54, %295, %298, %301) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%287, %264, %288, %289) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %302 = "arith.cmpi"(%292, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %303, %304, %305, %306 = "scf.if"(%302) ({
          %307 = "arith.addi"(%276, %42) : (i32, i32) -> i32
          %308 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %309 = "arith.subi"(%7, %308) : (i32, i32) -> i32
          %310 = "arith.addi"(%293, %309) : (i32, i32) -> i32
          %311 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %312 = "arith.subi"(%12, %311) : (i32, i32) -> i32
          %313 = "arith.addi"(%294, %312) : (i32, i32) -> i32
          "scf.yield"(%54, %307, %310, %313) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%292, %276, %293, %294) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %314 = "arith.cmpi"(%304, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %315, %316, %317, %318 = "scf.if"(%314) ({
          %319 = "arith.addi"(%277, %42) : (i32, i32) -> i32
          %320 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %321 = "arith.subi"(%8, %320) : (i32, i32) -> i32
          %322 = "arith.addi"(%305, %321) : (i32, i32) -> i32
          %323 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %324 = "arith.subi"(%13, %323) : (i32, i32) -> i32
          %325 = "arith.addi"(%306, %324) : (i32, i32) -> i32
          "scf.yield"(%54, %319, %322, %325) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%304, %277, %305, %306) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %326 = "llvm.getelementptr"(%9, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %328 = "llvm.getelementptr"(%9, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %330 = "llvm.getelementptr"(%9, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %332 = "llvm.getelementptr"(%9, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %334 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %335 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %336 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %337 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
        %338 = "arith.subi"(%45, %337) : (i32, i32) -> i32
        %339 = "arith.extui"(%334) : (i32) -> i64
        %340 = "arith.muli"(%339, %41) : (i64, i64) -> i64
        %341 = "arith.shrui"(%340, %40) : (i64, i64) -> i64
        %342 = "arith.trunci"(%341) : (i64) -> i32
        %343 = "arith.addi"(%342, %334) : (i32, i32) -> i32
        %344 = "arith.shrui"(%343, %338) : (i32, i32) -> i32
        %345 = "arith.cmpi"(%338, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %346 = "arith.select"(%345, %344, %54) : (i1, i32, i32) -> i32
        "scf.for"(%54, %25, %42) ({
        ^bb0(%347: i32):
          %348 = "arith.muli"(%347, %346) : (i32, i32) -> i32
          %349 = "arith.addi"(%348, %55) : (i32, i32) -> i32
          %350 = "arith.muli"(%97, %27) : (i32, i32) -> i32
          %351 = "arith.muli"(%349, %350) : (i32, i32) -> i32
          %352 = "arith.addi"(%351, %74) : (i32, i32) -> i32
          %353 = "arith.muli"(%54, %27) : (i32, i32) -> i32
          %354 = "arith.addi"(%352, %353) : (i32, i32) -> i32
          %355 = "arith.subi"(%91, %42) : (i32, i32) -> i32
          %356 = "arith.minsi"(%354, %355) : (i32, i32) -> i32
          %357 = "arith.addi"(%352, %27) : (i32, i32) -> i32
          %358 = "arith.minsi"(%357, %355) : (i32, i32) -> i32
          %359 = "arith.constant"() {value = 2 : i32} : () -> i32
          %360 = "arith.muli"(%359, %27) : (i32, i32) -> i32
          %361 = "arith.addi"(%352, %360) : (i32, i32) -> i32
          %362 = "arith.minsi"(%361, %355) : (i32, i32) -> i32
          %363 = "arith.constant"() {value = 3 : i32} : () -> i32
          %364 = "arith.muli"(%363, %27) : (i32, i32) -> i32
          %365 = "arith.addi"(%352, %364) : (i32, i32) -> i32
          %366 = "arith.minsi"(%365, %355) : (i32, i32) -> i32
          %367 = "arith.muli"(%356, %22) : (i32, i32) -> i32
          %368 = "arith.addi"(%367, %162) : (i32, i32) -> i32
          %369 = "llvm.getelementptr"(%0, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %371 = "arith.addi"(%367, %278) : (i32, i32) -> i32
          %372 = "llvm.getelementptr"(%0, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %374 = "arith.cmpi"(%162, %162) {predicate = 0 : i64} : (i32, i32) -> i1
          %375 = "arith.select"(%374, %370, %373) : (i1, f32, f32) -> f32
          %376 = "arith.cmpi"(%200, %162) {predicate = 0 : i64} : (i32, i32) -> i1
          %377 = "arith.select"(%376, %370, %373) : (i1, f32, f32) -> f32
          %378 = "arith.cmpi"(%239, %162) {predicate = 0 : i64} : (i32, i32) -> i1
          %379 = "arith.select"(%378, %370, %373) : (i1, f32, f32) -> f32
          %380 = "arith.cmpi"(%278, %162) {predicate = 0 : i64} : (i32, i32) -> i1
          %381 = "arith.select"(%380, %370, %373) : (i1, f32, f32) -> f32
          %382 = "arith.muli"(%358, %22) : (i32, i32) -> i32
          %383 = "arith.addi"(%382, %162) : (i32, i32) -> i32
          %384 = "llvm.getelementptr"(%0, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %385 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %386 = "arith.addi"(%382, %278) : (i32, i32) -> i32
          %387 = "llvm.getelementptr"(%0, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %389 = "arith.select"(%374, %385, %388) : (i1, f32, f32) -> f32
          %390 = "arith.select"(%376, %385, %388) : (i1, f32, f32) -> f32
          %391 = "arith.select"(%378, %385, %388) : (i1, f32, f32) -> f32
          %392 = "arith.select"(%380, %385, %388) : (i1, f32, f32) -> f32
          %393 = "arith.muli"(%362, %22) : (i32, i32) -> i32
          %394 = "arith.addi"(%393, %162) : (i32, i32) -> i32
          %395 = "llvm.getelementptr"(%0, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %397 = "arith.addi"(%393, %278) : (i32, i32) -> i32
          %398 = "llvm.getelementptr"(%0, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %400 = "arith.select"(%374, %396, %399) : (i1, f32, f32) -> f32
          %401 = "arith.select"(%376, %396, %399) : (i1, f32, f32) -> f32
          %402 = "arith.select"(%378, %396, %399) : (i1, f32, f32) -> f32
          %403 = "arith.select"(%380, %396, %399) : (i1, f32, f32) -> f32
          %404 = "arith.muli"(%366, %22) : (i32, i32) -> i32
          %405 = "arith.addi"(%404, %162) : (i32, i32) -> i32
          %406 = "llvm.getelementptr"(%0, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %408 = "arith.addi"(%404, %278) : (i32, i32) -> i32
          %409 = "llvm.getelementptr"(%0, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %410 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %411 = "arith.select"(%374, %407, %410) : (i1, f32, f32) -> f32
          %412 = "arith.select"(%376, %407, %410) : (i1, f32, f32) -> f32
          %413 = "arith.select"(%378, %407, %410) : (i1, f32, f32) -> f32
          %414 = "arith.select"(%380, %407, %410) : (i1, f32, f32) -> f32
          %415 = "vector.from_elements"(%375, %377, %379, %381) : (f32, f32, f32, f32) -> vector<4xf32>
          %416 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %417 = "arith.addf"(%415, %416) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %418 = "vector.extract"(%417) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %419 = "vector.extract"(%417) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %420 = "vector.extract"(%417) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %421 = "vector.extract"(%417) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %422 = "arith.cmpi"(%354, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%422) ({
            %423 = "arith.muli"(%356, %24) : (i32, i32) -> i32
            %424 = "arith.addi"(%423, %83) : (i32, i32) -> i32
            %425 = "arith.extsi"(%424) : (i32) -> i64
            %426 = "arith.constant"() {value = 4 : i64} : () -> i64
            %427 = "arith.muli"(%425, %426) : (i64, i64) -> i64
            %428 = "llvm.getelementptr"(%14, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %429 = "vector.from_elements"(%418, %419, %420, %421) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%429, %428) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %430 = "vector.from_elements"(%389, %390, %391, %392) : (f32, f32, f32, f32) -> vector<4xf32>
          %431 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %432 = "arith.addf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %433 = "vector.extract"(%432) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %434 = "vector.extract"(%432) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %435 = "vector.extract"(%432) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %436 = "vector.extract"(%432) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %437 = "arith.cmpi"(%357, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%437) ({
            %438 = "arith.muli"(%358, %24) : (i32, i32) -> i32
            %439 = "arith.addi"(%438, %83) : (i32, i32) -> i32
            %440 = "arith.extsi"(%439) : (i32) -> i64
            %441 = "arith.constant"() {value = 4 : i64} : () -> i64
            %442 = "arith.muli"(%440, %441) : (i64, i64) -> i64
            %443 = "llvm.getelementptr"(%14, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %444 = "vector.from_elements"(%433, %434, %435, %436) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%444, %443) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %445 = "vector.from_elements"(%400, %401, %402, %403) : (f32, f32, f32, f32) -> vector<4xf32>
          %446 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %447 = "arith.addf"(%445, %446) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %448 = "vector.extract"(%447) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %449 = "vector.extract"(%447) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %450 = "vector.extract"(%447) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %451 = "vector.extract"(%447) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %452 = "arith.cmpi"(%361, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%452) ({
            %453 = "arith.muli"(%362, %24) : (i32, i32) -> i32
            %454 = "arith.addi"(%453, %83) : (i32, i32) -> i32
            %455 = "arith.extsi"(%454) : (i32) -> i64
            %456 = "arith.constant"() {value = 4 : i64} : () -> i64
            %457 = "arith.muli"(%455, %456) : (i64, i64) -> i64
            %458 = "llvm.getelementptr"(%14, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %459 = "vector.from_elements"(%448, %449, %450, %451) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%459, %458) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %460 = "vector.from_elements"(%411, %412, %413, %414) : (f32, f32, f32, f32) -> vector<4xf32>
          %461 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %462 = "arith.addf"(%460, %461) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %463 = "vector.extract"(%462) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %464 = "vector.extract"(%462) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %465 = "vector.extract"(%462) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %466 = "vector.extract"(%462) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %467 = "arith.cmpi"(%365, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%467) ({
            %468 = "arith.muli"(%366, %24) : (i32, i32) -> i32
            %469 = "arith.addi"(%468, %83) : (i32, i32) -> i32
            %470 = "arith.extsi"(%469) : (i32) -> i64
            %471 = "arith.constant"() {value = 4 : i64} : () -> i64
            %472 = "arith.muli"(%470, %471) : (i64, i64) -> i64
            %473 = "llvm.getelementptr"(%14, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %474 = "vector.from_elements"(%463, %464, %465, %466) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%474, %473) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %475 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %476 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %477 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %478 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %479 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %480 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %481 = "arith.cmpi"(%478, %54) {predicate = 0 : i64} : (i32, i32) -> i1
      %482 = "arith.cmpi"(%475, %17) {predicate = 2 : i64} : (i32, i32) -> i1
      %483 = "arith.andi"(%481, %482) : (i1, i1) -> i1
      "scf.if"(%483) ({
        %484 = "arith.constant"() {value = 4 : i32} : () -> i32
        %485 = "arith.muli"(%16, %484) : (i32, i32) -> i32
        %486 = "arith.addi"(%485, %475) : (i32, i32) -> i32
        %487 = "arith.remui"(%486, %1) : (i32, i32) -> i32
        %488 = "arith.divui"(%486, %1) : (i32, i32) -> i32
        %489 = "arith.remui"(%488, %2) : (i32, i32) -> i32
        %490 = "arith.divui"(%488, %2) : (i32, i32) -> i32
        %491 = "arith.remui"(%490, %3) : (i32, i32) -> i32
        %492 = "arith.divui"(%490, %3) : (i32, i32) -> i32
        %493 = "arith.muli"(%487, %5) : (i32, i32) -> i32
        %494 = "arith.muli"(%489, %6) : (i32, i32) -> i32
        %495 = "arith.addi"(%493, %494) : (i32, i32) -> i32
        %496 = "arith.muli"(%491, %7) : (i32, i32) -> i32
        %497 = "arith.addi"(%495, %496) : (i32, i32) -> i32
        %498 = "arith.muli"(%492, %8) : (i32, i32) -> i32
        %499 = "arith.addi"(%497, %498) : (i32, i32) -> i32
        %500 = "arith.muli"(%487, %10) : (i32, i32) -> i32
        %501 = "arith.muli"(%489, %11) : (i32, i32) -> i32
        %502 = "arith.addi"(%500, %501) : (i32, i32) -> i32
        %503 = "arith.muli"(%491, %12) : (i32, i32) -> i32
        %504 = "arith.addi"(%502, %503) : (i32, i32) -> i32
        %505 = "arith.muli"(%492, %13) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "llvm.getelementptr"(%0, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %509 = "llvm.getelementptr"(%9, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %511 = "arith.addf"(%508, %510) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %512 = "llvm.getelementptr"(%14, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "llvm.store"(%511, %512) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_periods_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32, %23: i32, %24: i32, %25: i32, %26: i64, %27: i32, %28: i64):
      %29 = "arith.trunci"(%18) : (i64) -> i32
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%20) : (i64) -> i32
      %32 = "arith.trunci"(%26) : (i64) -> i32
      %33 = "arith.trunci"(%28) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.constant"() {value = 32 : i64} : () -> i64
      %41 = "arith.shrui"(%28, %40) : (i64, i64) -> i64
      %42 = "arith.constant"() {value = 1 : i32} : () -> i32
      %43 = "arith.subi"(%33, %42) : (i32, i32) -> i32
      %44 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.subi"(%45, %44) : (i32, i32) -> i32
      %47 = "arith.extui"(%37) : (i32) -> i64
      %48 = "arith.muli"(%47, %41) : (i64, i64) -> i64
      %49 = "arith.shrui"(%48, %40) : (i64, i64) -> i64
      %50 = "arith.trunci"(%49) : (i64) -> i32
      %51 = "arith.addi"(%50, %37) : (i32, i32) -> i32
      %52 = "arith.shrui"(%51, %46) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%46, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %54 = "arith.constant"() {value = 0 : i32} : () -> i32
      %55 = "arith.select"(%53, %52, %54) : (i1, i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%45, %56) : (i32, i32) -> i32
      %58 = "arith.shrui"(%51, %57) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%57, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %54) : (i1, i32, i32) -> i32
      %61 = "arith.muli"(%60, %33) : (i32, i32) -> i32
      %62 = "arith.subi"(%37, %61) : (i32, i32) -> i32
      %63 = "arith.shrui"(%26, %40) : (i64, i64) -> i64
      %64 = "arith.subi"(%32, %42) : (i32, i32) -> i32
      %65 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %66 = "arith.subi"(%45, %65) : (i32, i32) -> i32
      %67 = "arith.extui"(%34) : (i32) -> i64
      %68 = "arith.muli"(%67, %63) : (i64, i64) -> i64
      %69 = "arith.shrui"(%68, %40) : (i64, i64) -> i64
      %70 = "arith.trunci"(%69) : (i64) -> i32
      %71 = "arith.addi"(%70, %34) : (i32, i32) -> i32
      %72 = "arith.shrui"(%71, %66) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%66, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %54) : (i1, i32, i32) -> i32
      %75 = "llvm.intr.ctlz"(%64) {is_zero_poison = false} : (i32) -> i32
      %76 = "arith.subi"(%45, %75) : (i32, i32) -> i32
      %77 = "arith.shrui"(%71, %76) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%76, %45) {predicate = 6 : i64} : (i32, i32) -> i1
      %79 = "arith.select"(%78, %77, %54) : (i1, i32, i32) -> i32
      %80 = "arith.muli"(%79, %32) : (i32, i32) -> i32
      %81 = "arith.subi"(%34, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%32, %62) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %81) : (i32, i32) -> i32
      %84 = "arith.subi"(%16, %83) : (i32, i32) -> i32
      %85 = "arith.subi"(%24, %42) : (i32, i32) -> i32
      %86 = "arith.addi"(%84, %85) : (i32, i32) -> i32
      %87 = "arith.remsi"(%86, %24) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %54) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%86, %24) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%74, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%83, %24) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%91, %54) {predicate = 4 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "arith.andi"(%92, %95) : (i1, i1) -> i1
      "scf.if"(%96) ({
        %97 = "arith.constant"() {value = 4 : i32} : () -> i32
        %98 = "arith.muli"(%83, %97) : (i32, i32) -> i32
        %99 = "arith.shrui"(%18, %40) : (i64, i64) -> i64
        %100 = "arith.subi"(%29, %42) : (i32, i32) -> i32
        %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %102 = "arith.subi"(%45, %101) : (i32, i32) -> i32
        %103 = "arith.extui"(%98) : (i32) -> i64
        %104 = "arith.muli"(%103, %99) : (i64, i64) -> i64
        %105 = "arith.shrui"(%104, %40) : (i64, i64) -> i64
        %106 = "arith.trunci"(%105) : (i64) -> i32
        %107 = "arith.addi"(%106, %98) : (i32, i32) -> i32
        %108 = "arith.shrui"(%107, %102) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%102, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %110 = "arith.select"(%109, %108, %54) : (i1, i32, i32) -> i32
        %111 = "arith.muli"(%110, %29) : (i32, i32) -> i32
        %112 = "arith.subi"(%98, %111) : (i32, i32) -> i32
        %113 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
        %114 = "arith.subi"(%45, %113) : (i32, i32) -> i32
        %115 = "arith.shrui"(%107, %114) : (i32, i32) -> i32
        %116 = "arith.cmpi"(%114, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %117 = "arith.select"(%116, %115, %54) : (i1, i32, i32) -> i32
        %118 = "arith.shrui"(%19, %40) : (i64, i64) -> i64
        %119 = "arith.subi"(%30, %42) : (i32, i32) -> i32
        %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %121 = "arith.subi"(%45, %120) : (i32, i32) -> i32
        %122 = "arith.extui"(%117) : (i32) -> i64
        %123 = "arith.muli"(%122, %118) : (i64, i64) -> i64
        %124 = "arith.shrui"(%123, %40) : (i64, i64) -> i64
        %125 = "arith.trunci"(%124) : (i64) -> i32
        %126 = "arith.addi"(%125, %117) : (i32, i32) -> i32
        %127 = "arith.shrui"(%126, %121) : (i32, i32) -> i32
        %128 = "arith.cmpi"(%121, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %129 = "arith.select"(%128, %127, %54) : (i1, i32, i32) -> i32
        %130 = "arith.muli"(%129, %30) : (i32, i32) -> i32
        %131 = "arith.subi"(%117, %130) : (i32, i32) -> i32
        %132 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
        %133 = "arith.subi"(%45, %132) : (i32, i32) -> i32
        %134 = "arith.shrui"(%126, %133) : (i32, i32) -> i32
        %135 = "arith.cmpi"(%133, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %136 = "arith.select"(%135, %134, %54) : (i1, i32, i32) -> i32
        %137 = "arith.shrui"(%20, %40) : (i64, i64) -> i64
        %138 = "arith.subi"(%31, %42) : (i32, i32) -> i32
        %139 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %140 = "arith.subi"(%45, %139) : (i32, i32) -> i32
        %141 = "arith.extui"(%136) : (i32) -> i64
        %142 = "arith.muli"(%141, %137) : (i64, i64) -> i64
        %143 = "arith.shrui"(%142, %40) : (i64, i64) -> i64
        %144 = "arith.trunci"(%143) : (i64) -> i32
        %145 = "arith.addi"(%144, %136) : (i32, i32) -> i32
        %146 = "arith.shrui"(%145, %140) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%140, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %148 = "arith.select"(%147, %146, %54) : (i1, i32, i32) -> i32
        %149 = "arith.muli"(%148, %31) : (i32, i32) -> i32
        %150 = "arith.subi"(%136, %149) : (i32, i32) -> i32
        %151 = "llvm.intr.ctlz"(%138) {is_zero_poison = false} : (i32) -> i32
        %152 = "arith.subi"(%45, %151) : (i32, i32) -> i32
        %153 = "arith.shrui"(%145, %152) : (i32, i32) -> i32
        %154 = "arith.cmpi"(%152, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %155 = "arith.select"(%154, %153, %54) : (i1, i32, i32) -> i32
        %156 = "arith.muli"(%112, %5) : (i32, i32) -> i32
        %157 = "arith.muli"(%131, %6) : (i32, i32) -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.muli"(%150, %7) : (i32, i32) -> i32
        %160 = "arith.addi"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.muli"(%155, %8) : (i32, i32) -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.muli"(%112, %10) : (i32, i32) -> i32
        %164 = "arith.muli"(%131, %11) : (i32, i32) -> i32
        %165 = "arith.addi"(%163, %164) : (i32, i32) -> i32
        %166 = "arith.muli"(%150, %12) : (i32, i32) -> i32
        %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%155, %13) : (i32, i32) -> i32
        %169 = "arith.addi"(%167, %168) : (i32, i32) -> i32
        %170 = "arith.addi"(%112, %42) : (i32, i32) -> i32
        %171 = "arith.addi"(%162, %5) : (i32, i32) -> i32
        %172 = "arith.addi"(%169, %10) : (i32, i32) -> i32
        %173 = "arith.cmpi"(%170, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %174, %175, %176, %177 = "scf.if"(%173) ({
          %178 = "arith.addi"(%131, %42) : (i32, i32) -> i32
          %179 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %180 = "arith.subi"(%6, %179) : (i32, i32) -> i32
          %181 = "arith.addi"(%171, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %183 = "arith.subi"(%11, %182) : (i32, i32) -> i32
          %184 = "arith.addi"(%172, %183) : (i32, i32) -> i32
          "scf.yield"(%54, %178, %181, %184) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%170, %131, %171, %172) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %185 = "arith.cmpi"(%175, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %186, %187, %188, %189 = "scf.if"(%185) ({
          %190 = "arith.addi"(%150, %42) : (i32, i32) -> i32
          %191 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %192 = "arith.subi"(%7, %191) : (i32, i32) -> i32
          %193 = "arith.addi"(%176, %192) : (i32, i32) -> i32
          %194 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %195 = "arith.subi"(%12, %194) : (i32, i32) -> i32
          %196 = "arith.addi"(%177, %195) : (i32, i32) -> i32
          "scf.yield"(%54, %190, %193, %196) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%175, %150, %176, %177) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %197 = "arith.cmpi"(%187, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %198, %199, %200, %201 = "scf.if"(%197) ({
          %202 = "arith.addi"(%155, %42) : (i32, i32) -> i32
          %203 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %204 = "arith.subi"(%8, %203) : (i32, i32) -> i32
          %205 = "arith.addi"(%188, %204) : (i32, i32) -> i32
          %206 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %207 = "arith.subi"(%13, %206) : (i32, i32) -> i32
          %208 = "arith.addi"(%189, %207) : (i32, i32) -> i32
          "scf.yield"(%54, %202, %205, %208) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%187, %155, %188, %189) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %209 = "arith.addi"(%174, %42) : (i32, i32) -> i32
        %210 = "arith.addi"(%200, %5) : (i32, i32) -> i32
        %211 = "arith.addi"(%201, %10) : (i32, i32) -> i32
        %212 = "arith.cmpi"(%209, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %213, %214, %215, %216 = "scf.if"(%212) ({
          %217 = "arith.addi"(%186, %42) : (i32, i32) -> i32
          %218 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %219 = "arith.subi"(%6, %218) : (i32, i32) -> i32
          %220 = "arith.addi"(%210, %219) : (i32, i32) -> i32
          %221 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %222 = "arith.subi"(%11, %221) : (i32, i32) -> i32
          %223 = "arith.addi"(%211, %222) : (i32, i32) -> i32
          "scf.yield"(%54, %217, %220, %223) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %186, %210, %211) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %224 = "arith.cmpi"(%214, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %225, %226, %227, %228 = "scf.if"(%224) ({
          %229 = "arith.addi"(%198, %42) : (i32, i32) -> i32
          %230 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %231 = "arith.subi"(%7, %230) : (i32, i32) -> i32
          %232 = "arith.addi"(%215, %231) : (i32, i32) -> i32
          %233 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %234 = "arith.subi"(%12, %233) : (i32, i32) -> i32
          %235 = "arith.addi"(%216, %234) : (i32, i32) -> i32
          "scf.yield"(%54, %229, %232, %235) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%214, %198, %215, %216) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %236 = "arith.cmpi"(%226, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %237, %238, %239, %240 = "scf.if"(%236) ({
          %241 = "arith.addi"(%199, %42) : (i32, i32) -> i32
          %242 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %243 = "arith.subi"(%8, %242) : (i32, i32) -> i32
          %244 = "arith.addi"(%227, %243) : (i32, i32) -> i32
          %245 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %246 = "arith.subi"(%13, %245) : (i32, i32) -> i32
          %247 = "arith.addi"(%228, %246) : (i32, i32) -> i32
          "scf.yield"(%54, %241, %244, %247) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%226, %199, %227, %228) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %248 = "arith.addi"(%213, %42) : (i32, i32) -> i32
        %249 = "arith.addi"(%239, %5) : (i32, i32) -> i32
        %250 = "arith.addi"(%240, %10) : (i32, i32) -> i32
        %251 = "arith.cmpi"(%248, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "arith.addi"(%225, %42) : (i32, i32) -> i32
          %257 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %258 = "arith.subi"(%6, %257) : (i32, i32) -> i32
          %259 = "arith.addi"(%249, %258) : (i32, i32) -> i32
          %260 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %261 = "arith.subi"(%11, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%54, %256, %259, %262) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%248, %225, %249, %250) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %263 = "arith.cmpi"(%253, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %264, %265, %266, %267 = "scf.if"(%263) ({
          %268 = "arith.addi"(%237, %42) : (i32, i32) -> i32
          %269 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %270 = "arith.subi"(%7, %269) : (i32, i32) -> i32
          %271 = "arith.addi"(%254, %270) : (i32, i32) -> i32
          %272 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %273 = "arith.subi"(%12, %272) : (i32, i32) -> i32
          %274 = "arith.addi"(%255, %273) : (i32, i32) -> i32
          "scf.yield"(%54, %268, %271, %274) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%253, %237, %254, %255) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %275 = "arith.cmpi"(%265, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %276, %277, %278, %279 = "scf.if"(%275) ({
          %280 = "arith.addi"(%238, %42) : (i32, i32) -> i32
          %281 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %282 = "arith.subi"(%8, %281) : (i32, i32) -> i32
          %283 = "arith.addi"(%266, %282) : (i32, i32) -> i32
          %284 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %285 = "arith.subi"(%13, %284) : (i32, i32) -> i32
          %286 = "arith.addi"(%267, %285) : (i32, i32) -> i32
          "scf.yield"(%54, %280, %283, %286) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%265, %238, %266, %267) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %287 = "arith.addi"(%252, %42) : (i32, i32) -> i32
        %288 = "arith.addi"(%278, %5) : (i32, i32) -> i32
        %289 = "arith.addi"(%279, %10) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%287, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %291, %292, %293, %294 = "scf.if"(%290) ({
          %295 = "arith.addi"(%264, %42) : (i32, i32) -> i32
          %296 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %297 = "arith.subi"(%6, %296) : (i32, i32) -> i32
          %298 = "arith.addi"(%288, %297) : (i32, i32) -> i32
          %299 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %300 = "arith.subi"(%11, %299) : (i32, i32) -> i32
          %301 = "arith.addi"(%289, %300) : (i32, i32) -> i32
          "scf.yield"(%54, %295, %298, %301) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%287, %264, %288, %289) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %302 = "arith.cmpi"(%292, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %303, %304, %305, %306 = "scf.if"(%302) ({
          %307 = "arith.addi"(%276, %42) : (i32, i32) -> i32
          %308 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %309 = "arith.subi"(%7, %308) : (i32, i32) -> i32
          %310 = "arith.addi"(%293, %309) : (i32, i32) -> i32
          %311 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %312 = "arith.subi"(%12, %311) : (i32, i32) -> i32
          %313 = "arith.addi"(%294, %312) : (i32, i32) -> i32
          "scf.yield"(%54, %307, %310, %313) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%292, %276, %293, %294) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %314 = "arith.cmpi"(%304, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %315, %316, %317, %318 = "scf.if"(%314) ({
          %319 = "arith.addi"(%277, %42) : (i32, i32) -> i32
          %320 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %321 = "arith.subi"(%8, %320) : (i32, i32) -> i32
          %322 = "arith.addi"(%305, %321) : (i32, i32) -> i32
          %323 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %324 = "arith.subi"(%13, %323) : (i32, i32) -> i32
          %325 = "arith.addi"(%306, %324) : (i32, i32) -> i32
          "scf.yield"(%54, %319, %322, %325) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%304, %277, %305, %306) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %326 = "llvm.getelementptr"(%9, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %328 = "llvm.getelementptr"(%9, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %330 = "llvm.getelementptr"(%9, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %332 = "llvm.getelementptr"(%9, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %334 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %335 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %336 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %337 = "llvm.intr.ctlz"(%43) {is_zero_poison = false} : (i32) -> i32
        %338 = "arith.subi"(%45, %337) : (i32, i32) -> i32
        %339 = "arith.extui"(%334) : (i32) -> i64
        %340 = "arith.muli"(%339, %41) : (i64, i64) -> i64
        %341 = "arith.shrui"(%340, %40) : (i64, i64) -> i64
        %342 = "arith.trunci"(%341) : (i64) -> i32
        %343 = "arith.addi"(%342, %334) : (i32, i32) -> i32
        %344 = "arith.shrui"(%343, %338) : (i32, i32) -> i32
        %345 = "arith.cmpi"(%338, %45) {predicate = 6 : i64} : (i32, i32) -> i1
        %346 = "arith.select"(%345, %344, %54) : (i1, i32, i32) -> i32
        "scf.for"(%54, %25, %42) ({
        ^bb0(%347: i32):
          %348 = "arith.muli"(%347, %346) : (i32, i32) -> i32
          %349 = "arith.addi"(%348, %55) : (i32, i32) -> i32
          %350 = "arith.muli"(%97, %27) : (i32, i32) -> i32
          %351 = "arith.muli"(%349, %350) : (i32, i32) -> i32
          %352 = "arith.addi"(%351, %74) : (i32, i32) -> i32
          %353 = "arith.muli"(%54, %27) : (i32, i32) -> i32
          %354 = "arith.addi"(%352, %353) : (i32, i32) -> i32
          %355 = "arith.subi"(%91, %42) : (i32, i32) -> i32
          %356 = "arith.minsi"(%354, %355) : (i32, i32) -> i32
          %357 = "arith.addi"(%352, %27) : (i32, i32) -> i32
          %358 = "arith.minsi"(%357, %355) : (i32, i32) -> i32
          %359 = "arith.constant"() {value = 2 : i32} : () -> i32
          %360 = "arith.muli"(%359, %27) : (i32, i32) -> i32
          %361 = "arith.addi"(%352, %360) : (i32, i32) -> i32
          %362 = "arith.minsi"(%361, %355) : (i32, i32) -> i32
          %363 = "arith.constant"() {value = 3 : i32} : () -> i32
          %364 = "arith.muli"(%363, %27) : (i32, i32) -> i32
          %365 = "arith.addi"(%352, %364) : (i32, i32) -> i32
          %366 = "arith.minsi"(%365, %355) : (i32, i32) -> i32
          %367 = "arith.muli"(%356, %22) : (i32, i32) -> i32
          %368 = "arith.addi"(%367, %162) : (i32, i32) -> i32
          %369 = "arith.addi"(%367, %200) : (i32, i32) -> i32
          %370 = "arith.addi"(%367, %239) : (i32, i32) -> i32
          %371 = "arith.addi"(%367, %278) : (i32, i32) -> i32
          %372 = "llvm.getelementptr"(%0, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %374 = "llvm.getelementptr"(%0, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %375 = "llvm.load"(%374) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %376 = "llvm.getelementptr"(%0, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %378 = "llvm.getelementptr"(%0, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %379 = "llvm.load"(%378) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %380 = "arith.muli"(%358, %22) : (i32, i32) -> i32
          %381 = "arith.addi"(%380, %162) : (i32, i32) -> i32
          %382 = "arith.addi"(%380, %200) : (i32, i32) -> i32
          %383 = "arith.addi"(%380, %239) : (i32, i32) -> i32
          %384 = "arith.addi"(%380, %278) : (i32, i32) -> i32
          %385 = "llvm.getelementptr"(%0, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %387 = "llvm.getelementptr"(%0, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %389 = "llvm.getelementptr"(%0, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %390 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %391 = "llvm.getelementptr"(%0, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %393 = "arith.muli"(%362, %22) : (i32, i32) -> i32
          %394 = "arith.addi"(%393, %162) : (i32, i32) -> i32
          %395 = "arith.addi"(%393, %200) : (i32, i32) -> i32
          %396 = "arith.addi"(%393, %239) : (i32, i32) -> i32
          %397 = "arith.addi"(%393, %278) : (i32, i32) -> i32
          %398 = "llvm.getelementptr"(%0, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %400 = "llvm.getelementptr"(%0, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %402 = "llvm.getelementptr"(%0, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %404 = "llvm.getelementptr"(%0, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %406 = "arith.muli"(%366, %22) : (i32, i32) -> i32
          %407 = "arith.addi"(%406, %162) : (i32, i32) -> i32
          %408 = "arith.addi"(%406, %200) : (i32, i32) -> i32
          %409 = "arith.addi"(%406, %239) : (i32, i32) -> i32
          %410 = "arith.addi"(%406, %278) : (i32, i32) -> i32
          %411 = "llvm.getelementptr"(%0, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %413 = "llvm.getelementptr"(%0, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %415 = "llvm.getelementptr"(%0, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %417 = "llvm.getelementptr"(%0, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %419 = "vector.from_elements"(%373, %375, %377, %379) : (f32, f32, f32, f32) -> vector<4xf32>
          %420 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %421 = "arith.addf"(%419, %420) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %422 = "vector.extract"(%421) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %423 = "vector.extract"(%421) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%421) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %425 = "vector.extract"(%421) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %426 = "arith.cmpi"(%354, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%426) ({
            %427 = "arith.muli"(%356, %24) : (i32, i32) -> i32
            %428 = "arith.addi"(%427, %83) : (i32, i32) -> i32
            %429 = "arith.extsi"(%428) : (i32) -> i64
            %430 = "arith.constant"() {value = 4 : i64} : () -> i64
            %431 = "arith.muli"(%429, %430) : (i64, i64) -> i64
            %432 = "llvm.getelementptr"(%14, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %433 = "vector.from_elements"(%422, %423, %424, %425) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%433, %432) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %434 = "vector.from_elements"(%386, %388, %390, %392) : (f32, f32, f32, f32) -> vector<4xf32>
          %435 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %436 = "arith.addf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %437 = "vector.extract"(%436) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %438 = "vector.extract"(%436) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %439 = "vector.extract"(%436) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %440 = "vector.extract"(%436) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %441 = "arith.cmpi"(%357, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%441) ({
            %442 = "arith.muli"(%358, %24) : (i32, i32) -> i32
            %443 = "arith.addi"(%442, %83) : (i32, i32) -> i32
            %444 = "arith.extsi"(%443) : (i32) -> i64
            %445 = "arith.constant"() {value = 4 : i64} : () -> i64
            %446 = "arith.muli"(%444, %445) : (i64, i64) -> i64
            %447 = "llvm.getelementptr"(%14, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %448 = "vector.from_elements"(%437, %438, %439, %440) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%448, %447) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %449 = "vector.from_elements"(%399, %401, %403, %405) : (f32, f32, f32, f32) -> vector<4xf32>
          %450 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %451 = "arith.addf"(%449, %450) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %452 = "vector.extract"(%451) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %453 = "vector.extract"(%451) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %454 = "vector.extract"(%451) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %455 = "vector.extract"(%451) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %456 = "arith.cmpi"(%361, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%456) ({
            %457 = "arith.muli"(%362, %24) : (i32, i32) -> i32
            %458 = "arith.addi"(%457, %83) : (i32, i32) -> i32
            %459 = "arith.extsi"(%458) : (i32) -> i64
            %460 = "arith.constant"() {value = 4 : i64} : () -> i64
            %461 = "arith.muli"(%459, %460) : (i64, i64) -> i64
            %462 = "llvm.getelementptr"(%14, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %463 = "vector.from_elements"(%452, %453, %454, %455) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%463, %462) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %464 = "vector.from_elements"(%412, %414, %416, %418) : (f32, f32, f32, f32) -> vector<4xf32>
          %465 = "vector.from_elements"(%327, %329, %331, %333) : (f32, f32, f32, f32) -> vector<4xf32>
          %466 = "arith.addf"(%464, %465) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %467 = "vector.extract"(%466) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %468 = "vector.extract"(%466) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %469 = "vector.extract"(%466) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %470 = "vector.extract"(%466) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %471 = "arith.cmpi"(%365, %91) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%471) ({
            %472 = "arith.muli"(%366, %24) : (i32, i32) -> i32
            %473 = "arith.addi"(%472, %83) : (i32, i32) -> i32
            %474 = "arith.extsi"(%473) : (i32) -> i64
            %475 = "arith.constant"() {value = 4 : i64} : () -> i64
            %476 = "arith.muli"(%474, %475) : (i64, i64) -> i64
            %477 = "llvm.getelementptr"(%14, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %478 = "vector.from_elements"(%467, %468, %469, %470) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%478, %477) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %479 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %480 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %481 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %482 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %483 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %484 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %485 = "arith.cmpi"(%482, %54) {predicate = 0 : i64} : (i32, i32) -> i1
      %486 = "arith.cmpi"(%479, %17) {predicate = 2 : i64} : (i32, i32) -> i1
      %487 = "arith.andi"(%485, %486) : (i1, i1) -> i1
      "scf.if"(%487) ({
        %488 = "arith.constant"() {value = 4 : i32} : () -> i32
        %489 = "arith.muli"(%16, %488) : (i32, i32) -> i32
        %490 = "arith.addi"(%489, %479) : (i32, i32) -> i32
        %491 = "arith.remui"(%490, %1) : (i32, i32) -> i32
        %492 = "arith.divui"(%490, %1) : (i32, i32) -> i32
        %493 = "arith.remui"(%492, %2) : (i32, i32) -> i32
        %494 = "arith.divui"(%492, %2) : (i32, i32) -> i32
        %495 = "arith.remui"(%494, %3) : (i32, i32) -> i32
        %496 = "arith.divui"(%494, %3) : (i32, i32) -> i32
        %497 = "arith.muli"(%491, %5) : (i32, i32) -> i32
        %498 = "arith.muli"(%493, %6) : (i32, i32) -> i32
        %499 = "arith.addi"(%497, %498) : (i32, i32) -> i32
        %500 = "arith.muli"(%495, %7) : (i32, i32) -> i32
        %501 = "arith.addi"(%499, %500) : (i32, i32) -> i32
        %502 = "arith.muli"(%496, %8) : (i32, i32) -> i32
        %503 = "arith.addi"(%501, %502) : (i32, i32) -> i32
        %504 = "arith.muli"(%491, %10) : (i32, i32) -> i32
        %505 = "arith.muli"(%493, %11) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "arith.muli"(%495, %12) : (i32, i32) -> i32
        %508 = "arith.addi"(%506, %507) : (i32, i32) -> i32
        %509 = "arith.muli"(%496, %13) : (i32, i32) -> i32
        %510 = "arith.addi"(%508, %509) : (i32, i32) -> i32
        %511 = "llvm.getelementptr"(%0, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %513 = "llvm.getelementptr"(%9, %510) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %515 = "arith.addf"(%512, %514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %516 = "llvm.getelementptr"(%14, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "llvm.store"(%515, %516) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_periods_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: i64, %10: i32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 256 : i32} : () -> i32
      %18 = "arith.muli"(%14, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%18, %11) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = 4 : i32} : () -> i32
      %21 = "arith.muli"(%19, %20) : (i32, i32) -> i32
      %22 = "arith.cmpi"(%21, %6) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%22) ({
        %23 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %24 = "vector.extract"(%23) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %25 = "vector.extract"(%23) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %26 = "vector.extract"(%23) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %27 = "vector.extract"(%23) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %28 = "arith.extsi"(%19) : (i32) -> i64
        %29 = "arith.constant"() {value = 4 : i64} : () -> i64
        %30 = "arith.muli"(%28, %29) : (i64, i64) -> i64
        %31 = "llvm.getelementptr"(%0, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %32 = "arith.subi"(%6, %21) : (i32, i32) -> i32
        %33 = "arith.cmpi"(%32, %20) {predicate = 5 : i64} : (i32, i32) -> i1
        %34, %35, %36, %37 = "scf.if"(%33) ({
          %38 = "llvm.load"(%31) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %41 = "vector.extract"(%38) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %42 = "vector.extract"(%38) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> ()
        }, {
          %43 = "arith.constant"() {value = 0 : i32} : () -> i32
          %44 = "arith.cmpi"(%32, %43) {predicate = 4 : i64} : (i32, i32) -> i1
          %45 = "scf.if"(%44) ({
            %46 = "llvm.load"(%31) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%46) : (f32) -> ()
          }, {
            "scf.yield"(%24) : (f32) -> ()
          }) : (i1) -> f32
          %47 = "arith.constant"() {value = 1 : i32} : () -> i32
          %48 = "arith.cmpi"(%32, %47) {predicate = 4 : i64} : (i32, i32) -> i1
          %49 = "scf.if"(%48) ({
            %50 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %51 = "llvm.load"(%50) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%51) : (f32) -> ()
          }, {
            "scf.yield"(%25) : (f32) -> ()
          }) : (i1) -> f32
          %52 = "arith.constant"() {value = 2 : i32} : () -> i32
          %53 = "arith.cmpi"(%32, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %54 = "scf.if"(%53) ({
            %55 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %56 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%56) : (f32) -> ()
          }, {
            "scf.yield"(%26) : (f32) -> ()
          }) : (i1) -> f32
          %57 = "arith.constant"() {value = 3 : i32} : () -> i32
          %58 = "arith.cmpi"(%32, %57) {predicate = 4 : i64} : (i32, i32) -> i1
          %59 = "scf.if"(%58) ({
            %60 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %61 = "llvm.load"(%60) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%61) : (f32) -> ()
          }, {
            "scf.yield"(%27) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%45, %49, %54, %59) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %62 = "llvm.getelementptr"(%2, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %63, %64, %65, %66 = "scf.if"(%33) ({
          %67 = "llvm.load"(%62) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %68 = "vector.extract"(%67) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %69 = "vector.extract"(%67) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %70 = "vector.extract"(%67) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %71 = "vector.extract"(%67) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%68, %69, %70, %71) : (f32, f32, f32, f32) -> ()
        }, {
          %72 = "arith.constant"() {value = 0 : i32} : () -> i32
          %73 = "arith.cmpi"(%32, %72) {predicate = 4 : i64} : (i32, i32) -> i1
          %74 = "scf.if"(%73) ({
            %75 = "llvm.load"(%62) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%75) : (f32) -> ()
          }, {
            "scf.yield"(%24) : (f32) -> ()
          }) : (i1) -> f32
          %76 = "arith.constant"() {value = 1 : i32} : () -> i32
          %77 = "arith.cmpi"(%32, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %78 = "scf.if"(%77) ({
            %79 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %80 = "llvm.load"(%79) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%80) : (f32) -> ()
          }, {
            "scf.yield"(%25) : (f32) -> ()
          }) : (i1) -> f32
          %81 = "arith.constant"() {value = 2 : i32} : () -> i32
          %82 = "arith.cmpi"(%32, %81) {predicate = 4 : i64} : (i32, i32) -> i1
          %83 = "scf.if"(%82) ({
            %84 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %85 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%85) : (f32) -> ()
          }, {
            "scf.yield"(%26) : (f32) -> ()
          }) : (i1) -> f32
          %86 = "arith.constant"() {value = 3 : i32} : () -> i32
          %87 = "arith.cmpi"(%32, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %88 = "scf.if"(%87) ({
            %89 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %90 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%90) : (f32) -> ()
          }, {
            "scf.yield"(%27) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%74, %78, %83, %88) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %91 = "vector.from_elements"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> vector<4xf32>
        %92 = "vector.from_elements"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> vector<4xf32>
        %93 = "arith.addf"(%91, %92) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %94 = "vector.extract"(%93) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %95 = "vector.extract"(%93) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %96 = "vector.extract"(%93) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %97 = "vector.extract"(%93) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %98 = "llvm.getelementptr"(%4, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "scf.if"(%33) ({
          %99 = "vector.from_elements"(%94, %95, %96, %97) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%99, %98) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %100 = "arith.constant"() {value = 0 : i32} : () -> i32
          %101 = "arith.cmpi"(%32, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%101) ({
            "llvm.store"(%94, %98) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %102 = "arith.constant"() {value = 1 : i32} : () -> i32
          %103 = "arith.cmpi"(%32, %102) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%103) ({
            %104 = "llvm.getelementptr"(%98) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%95, %104) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %105 = "arith.constant"() {value = 2 : i32} : () -> i32
          %106 = "arith.cmpi"(%32, %105) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%106) ({
            %107 = "llvm.getelementptr"(%98) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%96, %107) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %108 = "arith.constant"() {value = 3 : i32} : () -> i32
          %109 = "arith.cmpi"(%32, %108) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%109) ({
            %110 = "llvm.getelementptr"(%98) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%97, %110) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_gathered", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: i64, %10: i32, %11: i32, %12: i32, %13: i32, %14: i64, %15: i32, %16: i64, %17: i32):
      %18 = "arith.trunci"(%14) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %26 = "arith.constant"() {value = 32 : i64} : () -> i64
      %27 = "arith.shrui"(%16, %26) : (i64, i64) -> i64
      %28 = "arith.constant"() {value = 1 : i32} : () -> i32
      %29 = "arith.subi"(%19, %28) : (i32, i32) -> i32
      %30 = "llvm.intr.ctlz"(%29) {is_zero_poison = false} : (i32) -> i32
      %31 = "arith.constant"() {value = 32 : i32} : () -> i32
      %32 = "arith.subi"(%31, %30) : (i32, i32) -> i32
      %33 = "arith.extui"(%23) : (i32) -> i64
      %34 = "arith.muli"(%33, %27) : (i64, i64) -> i64
      %35 = "arith.shrui"(%34, %26) : (i64, i64) -> i64
      %36 = "arith.trunci"(%35) : (i64) -> i32
      %37 = "arith.addi"(%36, %23) : (i32, i32) -> i32
      %38 = "arith.shrui"(%37, %32) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%32, %31) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.constant"() {value = 0 : i32} : () -> i32
      %41 = "arith.select"(%39, %38, %40) : (i1, i32, i32) -> i32
      %42 = "arith.muli"(%41, %19) : (i32, i32) -> i32
      %43 = "arith.subi"(%23, %42) : (i32, i32) -> i32
      %44 = "llvm.intr.ctlz"(%29) {is_zero_poison = false} : (i32) -> i32
      %45 = "arith.subi"(%31, %44) : (i32, i32) -> i32
      %46 = "arith.shrui"(%37, %45) : (i32, i32) -> i32
      %47 = "arith.cmpi"(%45, %31) {predicate = 6 : i64} : (i32, i32) -> i1
      %48 = "arith.select"(%47, %46, %40) : (i1, i32, i32) -> i32
      %49 = "arith.shrui"(%14, %26) : (i64, i64) -> i64
      %50 = "arith.subi"(%18, %28) : (i32, i32) -> i32
      %51 = "llvm.intr.ctlz"(%50) {is_zero_poison = false} : (i32) -> i32
      %52 = "arith.subi"(%31, %51) : (i32, i32) -> i32
      %53 = "arith.extui"(%20) : (i32) -> i64
      %54 = "arith.muli"(%53, %49) : (i64, i64) -> i64
      %55 = "arith.shrui"(%54, %26) : (i64, i64) -> i64
      %56 = "arith.trunci"(%55) : (i64) -> i32
      %57 = "arith.addi"(%56, %20) : (i32, i32) -> i32
      %58 = "arith.shrui"(%57, %52) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%52, %31) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %40) : (i1, i32, i32) -> i32
      %61 = "llvm.intr.ctlz"(%50) {is_zero_poison = false} : (i32) -> i32
      %62 = "arith.subi"(%31, %61) : (i32, i32) -> i32
      %63 = "arith.shrui"(%57, %62) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%62, %31) {predicate = 6 : i64} : (i32, i32) -> i1
      %65 = "arith.select"(%64, %63, %40) : (i1, i32, i32) -> i32
      %66 = "arith.muli"(%65, %18) : (i32, i32) -> i32
      %67 = "arith.subi"(%20, %66) : (i32, i32) -> i32
      %68 = "arith.constant"() {value = 256 : i32} : () -> i32
      %69 = "arith.muli"(%43, %68) : (i32, i32) -> i32
      %70 = "arith.addi"(%69, %67) : (i32, i32) -> i32
      %71 = "arith.constant"() {value = 4 : i32} : () -> i32
      %72 = "arith.muli"(%71, %15) : (i32, i32) -> i32
      %73 = "arith.muli"(%48, %72) : (i32, i32) -> i32
      %74 = "arith.addi"(%73, %60) : (i32, i32) -> i32
      %75 = "arith.cmpi"(%70, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      %76 = "arith.cmpi"(%60, %15) {predicate = 2 : i64} : (i32, i32) -> i1
      %77 = "arith.andi"(%75, %76) : (i1, i1) -> i1
      %78 = "arith.select"(%77, %6, %40) : (i1, i32, i32) -> i32
      %79 = "arith.muli"(%40, %15) : (i32, i32) -> i32
      %80 = "arith.addi"(%74, %79) : (i32, i32) -> i32
      %81 = "arith.muli"(%80, %13) : (i32, i32) -> i32
      %82 = "arith.addi"(%81, %70) : (i32, i32) -> i32
      %83 = "arith.addi"(%74, %15) : (i32, i32) -> i32
      %84 = "arith.muli"(%83, %13) : (i32, i32) -> i32
      %85 = "arith.addi"(%84, %70) : (i32, i32) -> i32
      %86 = "arith.constant"() {value = 2 : i32} : () -> i32
      %87 = "arith.muli"(%86, %15) : (i32, i32) -> i32
      %88 = "arith.addi"(%74, %87) : (i32, i32) -> i32
      %89 = "arith.muli"(%88, %13) : (i32, i32) -> i32
      %90 = "arith.addi"(%89, %70) : (i32, i32) -> i32
      %91 = "arith.constant"() {value = 3 : i32} : () -> i32
      %92 = "arith.muli"(%91, %15) : (i32, i32) -> i32
      %93 = "arith.addi"(%74, %92) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %13) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %70) : (i32, i32) -> i32
      %96 = "arith.muli"(%82, %71) : (i32, i32) -> i32
      %97 = "arith.subi"(%78, %96) : (i32, i32) -> i32
      %98 = "arith.minsi"(%97, %71) : (i32, i32) -> i32
      %99 = "arith.maxsi"(%98, %40) : (i32, i32) -> i32
      %100 = "arith.muli"(%85, %71) : (i32, i32) -> i32
      %101 = "arith.subi"(%78, %100) : (i32, i32) -> i32
      %102 = "arith.minsi"(%101, %71) : (i32, i32) -> i32
      %103 = "arith.maxsi"(%102, %40) : (i32, i32) -> i32
      %104 = "arith.muli"(%90, %71) : (i32, i32) -> i32
      %105 = "arith.subi"(%78, %104) : (i32, i32) -> i32
      %106 = "arith.minsi"(%105, %71) : (i32, i32) -> i32
      %107 = "arith.maxsi"(%106, %40) : (i32, i32) -> i32
      %108 = "arith.muli"(%95, %71) : (i32, i32) -> i32
      %109 = "arith.subi"(%78, %108) : (i32, i32) -> i32
      %110 = "arith.minsi"(%109, %71) : (i32, i32) -> i32
      %111 = "arith.maxsi"(%110, %40) : (i32, i32) -> i32
      %112 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %113 = "vector.extract"(%112) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %114 = "vector.extract"(%112) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %115 = "vector.extract"(%112) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %116 = "vector.extract"(%112) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %117 = "vector.extract"(%112) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %118 = "vector.extract"(%112) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %119 = "vector.extract"(%112) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %120 = "vector.extract"(%112) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %121 = "vector.extract"(%112) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %122 = "vector.extract"(%112) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %123 = "vector.extract"(%112) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %124 = "vector.extract"(%112) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %125 = "vector.extract"(%112) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%112) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%112) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%112) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %129 = "arith.cmpi"(%99, %40) {predicate = 4 : i64} : (i32, i32) -> i1
      %130, %131, %132, %133 = "scf.if"(%129) ({
        %134 = "arith.extsi"(%82) : (i32) -> i64
        %135 = "arith.constant"() {value = 4 : i64} : () -> i64
        %136 = "arith.muli"(%134, %135) : (i64, i64) -> i64
        %137 = "llvm.getelementptr"(%0, %136) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %138 = "arith.cmpi"(%99, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %139, %140, %141, %142 = "scf.if"(%138) ({
          %143 = "llvm.load"(%137) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%144, %145, %146, %147) : (f32, f32, f32, f32) -> ()
        }, {
          %148 = "scf.if"(%129) ({
            %149 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%149) : (f32) -> ()
          }, {
            "scf.yield"(%113) : (f32) -> ()
          }) : (i1) -> f32
          %150 = "arith.cmpi"(%99, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %151 = "scf.if"(%150) ({
            %152 = "llvm.getelementptr"(%137) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%153) : (f32) -> ()
          }, {
            "scf.yield"(%114) : (f32) -> ()
          }) : (i1) -> f32
          %154 = "arith.cmpi"(%99, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %155 = "scf.if"(%154) ({
            %156 = "llvm.getelementptr"(%137) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %157 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%157) : (f32) -> ()
          }, {
            "scf.yield"(%115) : (f32) -> ()
          }) : (i1) -> f32
          %158 = "arith.cmpi"(%99, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %159 = "scf.if"(%158) ({
            %160 = "llvm.getelementptr"(%137) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %161 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%161) : (f32) -> ()
          }, {
            "scf.yield"(%116) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%148, %151, %155, %159) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%139, %140, %141, %142) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %162 = "arith.cmpi"(%103, %40) {predicate = 4 : i64} : (i32, i32) -> i1
      %163, %164, %165, %166 = "scf.if"(%162) ({
        %167 = "arith.extsi"(%85) : (i32) -> i64
        %168 = "arith.constant"() {value = 4 : i64} : () -> i64
        %169 = "arith.muli"(%167, %168) : (i64, i64) -> i64
        %170 = "llvm.getelementptr"(%0, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %171 = "arith.cmpi"(%103, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %172, %173, %174, %175 = "scf.if"(%171) ({
          %176 = "llvm.load"(%170) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %177 = "vector.extract"(%176) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %178 = "vector.extract"(%176) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %179 = "vector.extract"(%176) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%176) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%177, %178, %179, %180) : (f32, f32, f32, f32) -> ()
        }, {
          %181 = "scf.if"(%162) ({
            %182 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%182) : (f32) -> ()
          }, {
            "scf.yield"(%117) : (f32) -> ()
          }) : (i1) -> f32
          %183 = "arith.cmpi"(%103, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %184 = "scf.if"(%183) ({
            %185 = "llvm.getelementptr"(%170) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%186) : (f32) -> ()
          }, {
            "scf.yield"(%118) : (f32) -> ()
          }) : (i1) -> f32
          %187 = "arith.cmpi"(%103, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %188 = "scf.if"(%187) ({
            %189 = "llvm.getelementptr"(%170) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%190) : (f32) -> ()
          }, {
            "scf.yield"(%119) : (f32) -> ()
          }) : (i1) -> f32
          %191 = "arith.cmpi"(%103, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %192 = "scf.if"(%191) ({
            %193 = "llvm.getelementptr"(%170) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%194) : (f32) -> ()
          }, {
            "scf.yield"(%120) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%181, %184, %188, %192) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%172, %173, %174, %175) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %195 = "arith.cmpi"(%107, %40) {predicate = 4 : i64} : (i32, i32) -> i1
      %196, %197, %198, %199 = "scf.if"(%195) ({
        %200 = "arith.extsi"(%90) : (i32) -> i64
        %201 = "arith.constant"() {value = 4 : i64} : () -> i64
        %202 = "arith.muli"(%200, %201) : (i64, i64) -> i64
        %203 = "llvm.getelementptr"(%0, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %204 = "arith.cmpi"(%107, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %205, %206, %207, %208 = "scf.if"(%204) ({
          %209 = "llvm.load"(%203) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %210 = "vector.extract"(%209) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %211 = "vector.extract"(%209) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %212 = "vector.extract"(%209) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %213 = "vector.extract"(%209) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%210, %211, %212, %213) : (f32, f32, f32, f32) -> ()
        }, {
          %214 = "scf.if"(%195) ({
            %215 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%215) : (f32) -> ()
          }, {
            "scf.yield"(%121) : (f32) -> ()
          }) : (i1) -> f32
          %216 = "arith.cmpi"(%107, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %217 = "scf.if"(%216) ({
            %218 = "llvm.getelementptr"(%203) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %219 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%219) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %220 = "arith.cmpi"(%107, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %221 = "scf.if"(%220) ({
            %222 = "llvm.getelementptr"(%203) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %223 = "llvm.load"(%222) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%223) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %224 = "arith.cmpi"(%107, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %225 = "scf.if"(%224) ({
            %226 = "llvm.getelementptr"(%203) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %227 = "llvm.load"(%226) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%227) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%214, %217, %221, %225) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%205, %206, %207, %208) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %228 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
      %229, %230, %231, %232 = "scf.if"(%228) ({
        %233 = "arith.extsi"(%95) : (i32) -> i64
        %234 = "arith.constant"() {value = 4 : i64} : () -> i64
        %235 = "arith.muli"(%233, %234) : (i64, i64) -> i64
        %236 = "llvm.getelementptr"(%0, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %237 = "arith.cmpi"(%111, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %238, %239, %240, %241 = "scf.if"(%237) ({
          %242 = "llvm.load"(%236) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %243 = "vector.extract"(%242) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %244 = "vector.extract"(%242) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %245 = "vector.extract"(%242) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %246 = "vector.extract"(%242) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%243, %244, %245, %246) : (f32, f32, f32, f32) -> ()
        }, {
          %247 = "scf.if"(%228) ({
            %248 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%248) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %249 = "arith.cmpi"(%111, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %250 = "scf.if"(%249) ({
            %251 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%252) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %253 = "arith.cmpi"(%111, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %254 = "scf.if"(%253) ({
            %255 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%256) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %257 = "arith.cmpi"(%111, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %258 = "scf.if"(%257) ({
            %259 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%260) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%247, %250, %254, %258) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%238, %239, %240, %241) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%125, %126, %127, %128) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %261, %262, %263, %264 = "scf.if"(%129) ({
        %265 = "arith.extsi"(%82) : (i32) -> i64
        %266 = "arith.constant"() {value = 4 : i64} : () -> i64
        %267 = "arith.muli"(%265, %266) : (i64, i64) -> i64
        %268 = "llvm.getelementptr"(%2, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %269 = "arith.cmpi"(%99, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %270, %271, %272, %273 = "scf.if"(%269) ({
          %274 = "llvm.load"(%268) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %275 = "vector.extract"(%274) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %276 = "vector.extract"(%274) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %277 = "vector.extract"(%274) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %278 = "vector.extract"(%274) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%275, %276, %277, %278) : (f32, f32, f32, f32) -> ()
        }, {
          %279 = "scf.if"(%129) ({
            %280 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%280) : (f32) -> ()
          }, {
            "scf.yield"(%113) : (f32) -> ()
          }) : (i1) -> f32
          %281 = "arith.cmpi"(%99, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %282 = "scf.if"(%281) ({
            %283 = "llvm.getelementptr"(%268) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%284) : (f32) -> ()
          }, {
            "scf.yield"(%114) : (f32) -> ()
          }) : (i1) -> f32
          %285 = "arith.cmpi"(%99, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %286 = "scf.if"(%285) ({
            %287 = "llvm.getelementptr"(%268) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%288) : (f32) -> ()
          }, {
            "scf.yield"(%115) : (f32) -> ()
          }) : (i1) -> f32
          %289 = "arith.cmpi"(%99, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %290 = "scf.if"(%289) ({
            %291 = "llvm.getelementptr"(%268) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%292) : (f32) -> ()
          }, {
            "scf.yield"(%116) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%279, %282, %286, %290) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%270, %271, %272, %273) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %293, %294, %295, %296 = "scf.if"(%162) ({
        %297 = "arith.extsi"(%85) : (i32) -> i64
        %298 = "arith.constant"() {value = 4 : i64} : () -> i64
        %299 = "arith.muli"(%297, %298) : (i64, i64) -> i64
        %300 = "llvm.getelementptr"(%2, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %301 = "arith.cmpi"(%103, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %302, %303, %304, %305 = "scf.if"(%301) ({
          %306 = "llvm.load"(%300) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %308 = "vector.extract"(%306) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %309 = "vector.extract"(%306) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %310 = "vector.extract"(%306) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%307, %308, %309, %310) : (f32, f32, f32, f32) -> ()
        }, {
          %311 = "scf.if"(%162) ({
            %312 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%312) : (f32) -> ()
          }, {
            "scf.yield"(%117) : (f32) -> ()
          }) : (i1) -> f32
          %313 = "arith.cmpi"(%103, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %314 = "scf.if"(%313) ({
            %315 = "llvm.getelementptr"(%300) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %316 = "llvm.load"(%315) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%316) : (f32) -> ()
          }, {
            "scf.yield"(%118) : (f32) -> ()
          }) : (i1) -> f32
          %317 = "arith.cmpi"(%103, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %318 = "scf.if"(%317) ({
            %319 = "llvm.getelementptr"(%300) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%320) : (f32) -> ()
          }, {
            "scf.yield"(%119) : (f32) -> ()
          }) : (i1) -> f32
          %321 = "arith.cmpi"(%103, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %322 = "scf.if"(%321) ({
            %323 = "llvm.getelementptr"(%300) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %324 = "llvm.load"(%323) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%324) : (f32) -> ()
          }, {
            "scf.yield"(%120) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%311, %314, %318, %322) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%302, %303, %304, %305) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %325, %326, %327, %328 = "scf.if"(%195) ({
        %329 = "arith.extsi"(%90) : (i32) -> i64
        %330 = "arith.constant"() {value = 4 : i64} : () -> i64
        %331 = "arith.muli"(%329, %330) : (i64, i64) -> i64
        %332 = "llvm.getelementptr"(%2, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %333 = "arith.cmpi"(%107, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %334, %335, %336, %337 = "scf.if"(%333) ({
          %338 = "llvm.load"(%332) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %339 = "vector.extract"(%338) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %340 = "vector.extract"(%338) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %341 = "vector.extract"(%338) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %342 = "vector.extract"(%338) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%339, %340, %341, %342) : (f32, f32, f32, f32) -> ()
        }, {
          %343 = "scf.if"(%195) ({
            %344 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%344) : (f32) -> ()
          }, {
            "scf.yield"(%121) : (f32) -> ()
          }) : (i1) -> f32
          %345 = "arith.cmpi"(%107, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %346 = "scf.if"(%345) ({
            %347 = "llvm.getelementptr"(%332) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %348 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%348) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %349 = "arith.cmpi"(%107, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %350 = "scf.if"(%349) ({
            %351 = "llvm.getelementptr"(%332) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %352 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%352) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %353 = "arith.cmpi"(%107, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %354 = "scf.if"(%353) ({
            %355 = "llvm.getelementptr"(%332) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %356 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%356) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%343, %346, %350, %354) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%334, %335, %336, %337) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %357, %358, %359, %360 = "scf.if"(%228) ({
        %361 = "arith.extsi"(%95) : (i32) -> i64
        %362 = "arith.constant"() {value = 4 : i64} : () -> i64
        %363 = "arith.muli"(%361, %362) : (i64, i64) -> i64
        %364 = "llvm.getelementptr"(%2, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %365 = "arith.cmpi"(%111, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        %366, %367, %368, %369 = "scf.if"(%365) ({
          %370 = "llvm.load"(%364) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %371 = "vector.extract"(%370) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %372 = "vector.extract"(%370) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %373 = "vector.extract"(%370) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %374 = "vector.extract"(%370) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%371, %372, %373, %374) : (f32, f32, f32, f32) -> ()
        }, {
          %375 = "scf.if"(%228) ({
            %376 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%376) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %377 = "arith.cmpi"(%111, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          %378 = "scf.if"(%377) ({
            %379 = "llvm.getelementptr"(%364) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %380 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%380) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %381 = "arith.cmpi"(%111, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          %382 = "scf.if"(%381) ({
            %383 = "llvm.getelementptr"(%364) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%384) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %385 = "arith.cmpi"(%111, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          %386 = "scf.if"(%385) ({
            %387 = "llvm.getelementptr"(%364) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%388) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%375, %378, %382, %386) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%366, %367, %368, %369) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%125, %126, %127, %128) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %389 = "vector.from_elements"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> vector<4xf32>
      %390 = "vector.from_elements"(%261, %262, %263, %264) : (f32, f32, f32, f32) -> vector<4xf32>
      %391 = "arith.addf"(%389, %390) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %392 = "vector.extract"(%391) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %393 = "vector.extract"(%391) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %394 = "vector.extract"(%391) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %395 = "vector.extract"(%391) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%129) ({
        %396 = "arith.extsi"(%82) : (i32) -> i64
        %397 = "arith.constant"() {value = 4 : i64} : () -> i64
        %398 = "arith.muli"(%396, %397) : (i64, i64) -> i64
        %399 = "llvm.getelementptr"(%4, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %400 = "arith.cmpi"(%99, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%400) ({
          %401 = "vector.from_elements"(%392, %393, %394, %395) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%401, %399) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%129) ({
            "llvm.store"(%392, %399) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %402 = "arith.cmpi"(%99, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%402) ({
            %403 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%393, %403) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %404 = "arith.cmpi"(%99, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%404) ({
            %405 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%394, %405) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %406 = "arith.cmpi"(%99, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%406) ({
            %407 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%395, %407) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %408 = "vector.from_elements"(%163, %164, %165, %166) : (f32, f32, f32, f32) -> vector<4xf32>
      %409 = "vector.from_elements"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> vector<4xf32>
      %410 = "arith.addf"(%408, %409) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %411 = "vector.extract"(%410) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %412 = "vector.extract"(%410) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %413 = "vector.extract"(%410) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %414 = "vector.extract"(%410) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%162) ({
        %415 = "arith.extsi"(%85) : (i32) -> i64
        %416 = "arith.constant"() {value = 4 : i64} : () -> i64
        %417 = "arith.muli"(%415, %416) : (i64, i64) -> i64
        %418 = "llvm.getelementptr"(%4, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %419 = "arith.cmpi"(%103, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%419) ({
          %420 = "vector.from_elements"(%411, %412, %413, %414) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%420, %418) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%162) ({
            "llvm.store"(%411, %418) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %421 = "arith.cmpi"(%103, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%421) ({
            %422 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%412, %422) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %423 = "arith.cmpi"(%103, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%423) ({
            %424 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%413, %424) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %425 = "arith.cmpi"(%103, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%425) ({
            %426 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%414, %426) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %427 = "vector.from_elements"(%196, %197, %198, %199) : (f32, f32, f32, f32) -> vector<4xf32>
      %428 = "vector.from_elements"(%325, %326, %327, %328) : (f32, f32, f32, f32) -> vector<4xf32>
      %429 = "arith.addf"(%427, %428) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %430 = "vector.extract"(%429) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %431 = "vector.extract"(%429) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %432 = "vector.extract"(%429) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %433 = "vector.extract"(%429) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%195) ({
        %434 = "arith.extsi"(%90) : (i32) -> i64
        %435 = "arith.constant"() {value = 4 : i64} : () -> i64
        %436 = "arith.muli"(%434, %435) : (i64, i64) -> i64
        %437 = "llvm.getelementptr"(%4, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %438 = "arith.cmpi"(%107, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%438) ({
          %439 = "vector.from_elements"(%430, %431, %432, %433) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%439, %437) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%195) ({
            "llvm.store"(%430, %437) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %440 = "arith.cmpi"(%107, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%440) ({
            %441 = "llvm.getelementptr"(%437) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%431, %441) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %442 = "arith.cmpi"(%107, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%442) ({
            %443 = "llvm.getelementptr"(%437) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%432, %443) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %444 = "arith.cmpi"(%107, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%444) ({
            %445 = "llvm.getelementptr"(%437) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%433, %445) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %446 = "vector.from_elements"(%229, %230, %231, %232) : (f32, f32, f32, f32) -> vector<4xf32>
      %447 = "vector.from_elements"(%357, %358, %359, %360) : (f32, f32, f32, f32) -> vector<4xf32>
      %448 = "arith.addf"(%446, %447) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %449 = "vector.extract"(%448) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %450 = "vector.extract"(%448) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %451 = "vector.extract"(%448) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %452 = "vector.extract"(%448) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%228) ({
        %453 = "arith.extsi"(%95) : (i32) -> i64
        %454 = "arith.constant"() {value = 4 : i64} : () -> i64
        %455 = "arith.muli"(%453, %454) : (i64, i64) -> i64
        %456 = "llvm.getelementptr"(%4, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %457 = "arith.cmpi"(%111, %71) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%457) ({
          %458 = "vector.from_elements"(%449, %450, %451, %452) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%458, %456) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%228) ({
            "llvm.store"(%449, %456) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %459 = "arith.cmpi"(%111, %28) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%459) ({
            %460 = "llvm.getelementptr"(%456) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%450, %460) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %461 = "arith.cmpi"(%111, %86) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%461) ({
            %462 = "llvm.getelementptr"(%456) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%451, %462) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %463 = "arith.cmpi"(%111, %91) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%463) ({
            %464 = "llvm.getelementptr"(%456) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%452, %464) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_elements", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: i32, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64):
      %17 = "arith.trunci"(%14) : (i64) -> i32
      %18 = "arith.trunci"(%15) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %26 = "arith.constant"() {value = 256 : i32} : () -> i32
      %27 = "arith.muli"(%23, %26) : (i32, i32) -> i32
      %28 = "arith.addi"(%27, %20) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 4 : i32} : () -> i32
      %30 = "arith.muli"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%31) ({
        %32 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %33 = "vector.extract"(%32) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %34 = "vector.extract"(%32) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %35 = "vector.extract"(%32) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %36 = "vector.extract"(%32) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %37 = "arith.extsi"(%28) : (i32) -> i64
        %38 = "arith.constant"() {value = 4 : i64} : () -> i64
        %39 = "arith.muli"(%37, %38) : (i64, i64) -> i64
        %40 = "llvm.getelementptr"(%0, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %41 = "arith.subi"(%13, %30) : (i32, i32) -> i32
        %42 = "arith.cmpi"(%41, %29) {predicate = 5 : i64} : (i32, i32) -> i1
        %43, %44, %45, %46 = "scf.if"(%42) ({
          %47 = "llvm.load"(%40) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %48 = "vector.extract"(%47) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %49 = "vector.extract"(%47) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %50 = "vector.extract"(%47) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %51 = "vector.extract"(%47) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%48, %49, %50, %51) : (f32, f32, f32, f32) -> ()
        }, {
          %52 = "arith.constant"() {value = 0 : i32} : () -> i32
          %53 = "arith.cmpi"(%41, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %54 = "scf.if"(%53) ({
            %55 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%55) : (f32) -> ()
          }, {
            "scf.yield"(%33) : (f32) -> ()
          }) : (i1) -> f32
          %56 = "arith.constant"() {value = 1 : i32} : () -> i32
          %57 = "arith.cmpi"(%41, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %58 = "scf.if"(%57) ({
            %59 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %60 = "llvm.load"(%59) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%60) : (f32) -> ()
          }, {
            "scf.yield"(%34) : (f32) -> ()
          }) : (i1) -> f32
          %61 = "arith.constant"() {value = 2 : i32} : () -> i32
          %62 = "arith.cmpi"(%41, %61) {predicate = 4 : i64} : (i32, i32) -> i1
          %63 = "scf.if"(%62) ({
            %64 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %65 = "llvm.load"(%64) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%65) : (f32) -> ()
          }, {
            "scf.yield"(%35) : (f32) -> ()
          }) : (i1) -> f32
          %66 = "arith.constant"() {value = 3 : i32} : () -> i32
          %67 = "arith.cmpi"(%41, %66) {predicate = 4 : i64} : (i32, i32) -> i1
          %68 = "scf.if"(%67) ({
            %69 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %70 = "llvm.load"(%69) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%70) : (f32) -> ()
          }, {
            "scf.yield"(%36) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%54, %58, %63, %68) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %71 = "arith.constant"() {value = 32 : i64} : () -> i64
        %72 = "arith.shrui"(%14, %71) : (i64, i64) -> i64
        %73 = "arith.constant"() {value = 1 : i32} : () -> i32
        %74 = "arith.subi"(%17, %73) : (i32, i32) -> i32
        %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
        %76 = "arith.constant"() {value = 32 : i32} : () -> i32
        %77 = "arith.subi"(%76, %75) : (i32, i32) -> i32
        %78 = "arith.extui"(%30) : (i32) -> i64
        %79 = "arith.muli"(%78, %72) : (i64, i64) -> i64
        %80 = "arith.shrui"(%79, %71) : (i64, i64) -> i64
        %81 = "arith.trunci"(%80) : (i64) -> i32
        %82 = "arith.addi"(%81, %30) : (i32, i32) -> i32
        %83 = "arith.shrui"(%82, %77) : (i32, i32) -> i32
        %84 = "arith.cmpi"(%77, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %85 = "arith.constant"() {value = 0 : i32} : () -> i32
        %86 = "arith.select"(%84, %83, %85) : (i1, i32, i32) -> i32
        %87 = "arith.muli"(%86, %17) : (i32, i32) -> i32
        %88 = "arith.subi"(%30, %87) : (i32, i32) -> i32
        %89 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
        %90 = "arith.subi"(%76, %89) : (i32, i32) -> i32
        %91 = "arith.shrui"(%82, %90) : (i32, i32) -> i32
        %92 = "arith.cmpi"(%90, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %93 = "arith.select"(%92, %91, %85) : (i1, i32, i32) -> i32
        %94 = "arith.shrui"(%15, %71) : (i64, i64) -> i64
        %95 = "arith.subi"(%18, %73) : (i32, i32) -> i32
        %96 = "llvm.intr.ctlz"(%95) {is_zero_poison = false} : (i32) -> i32
        %97 = "arith.subi"(%76, %96) : (i32, i32) -> i32
        %98 = "arith.extui"(%93) : (i32) -> i64
        %99 = "arith.muli"(%98, %94) : (i64, i64) -> i64
        %100 = "arith.shrui"(%99, %71) : (i64, i64) -> i64
        %101 = "arith.trunci"(%100) : (i64) -> i32
        %102 = "arith.addi"(%101, %93) : (i32, i32) -> i32
        %103 = "arith.shrui"(%102, %97) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%97, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %105 = "arith.select"(%104, %103, %85) : (i1, i32, i32) -> i32
        %106 = "arith.muli"(%105, %18) : (i32, i32) -> i32
        %107 = "arith.subi"(%93, %106) : (i32, i32) -> i32
        %108 = "llvm.intr.ctlz"(%95) {is_zero_poison = false} : (i32) -> i32
        %109 = "arith.subi"(%76, %108) : (i32, i32) -> i32
        %110 = "arith.shrui"(%102, %109) : (i32, i32) -> i32
        %111 = "arith.cmpi"(%109, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %112 = "arith.select"(%111, %110, %85) : (i1, i32, i32) -> i32
        %113 = "arith.shrui"(%16, %71) : (i64, i64) -> i64
        %114 = "arith.subi"(%19, %73) : (i32, i32) -> i32
        %115 = "llvm.intr.ctlz"(%114) {is_zero_poison = false} : (i32) -> i32
        %116 = "arith.subi"(%76, %115) : (i32, i32) -> i32
        %117 = "arith.extui"(%112) : (i32) -> i64
        %118 = "arith.muli"(%117, %113) : (i64, i64) -> i64
        %119 = "arith.shrui"(%118, %71) : (i64, i64) -> i64
        %120 = "arith.trunci"(%119) : (i64) -> i32
        %121 = "arith.addi"(%120, %112) : (i32, i32) -> i32
        %122 = "arith.shrui"(%121, %116) : (i32, i32) -> i32
        %123 = "arith.cmpi"(%116, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %124 = "arith.select"(%123, %122, %85) : (i1, i32, i32) -> i32
        %125 = "arith.muli"(%124, %19) : (i32, i32) -> i32
        %126 = "arith.subi"(%112, %125) : (i32, i32) -> i32
        %127 = "llvm.intr.ctlz"(%114) {is_zero_poison = false} : (i32) -> i32
        %128 = "arith.subi"(%76, %127) : (i32, i32) -> i32
        %129 = "arith.shrui"(%121, %128) : (i32, i32) -> i32
        %130 = "arith.cmpi"(%128, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %131 = "arith.select"(%130, %129, %85) : (i1, i32, i32) -> i32
        %132 = "arith.muli"(%88, %7) : (i32, i32) -> i32
        %133 = "arith.muli"(%107, %8) : (i32, i32) -> i32
        %134 = "arith.addi"(%132, %133) : (i32, i32) -> i32
        %135 = "arith.muli"(%126, %9) : (i32, i32) -> i32
        %136 = "arith.addi"(%134, %135) : (i32, i32) -> i32
        %137 = "arith.muli"(%131, %10) : (i32, i32) -> i32
        %138 = "arith.addi"(%136, %137) : (i32, i32) -> i32
        %139 = "scf.if"(%31) ({
          %140 = "llvm.getelementptr"(%2, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %141 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%141) : (f32) -> ()
        }, {
          "scf.yield"(%33) : (f32) -> ()
        }) : (i1) -> f32
        %142 = "arith.addi"(%88, %73) : (i32, i32) -> i32
        %143 = "arith.addi"(%138, %7) : (i32, i32) -> i32
        %144 = "arith.cmpi"(%142, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %145, %146, %147 = "scf.if"(%144) ({
          %148 = "arith.addi"(%107, %73) : (i32, i32) -> i32
          %149 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %150 = "arith.subi"(%8, %149) : (i32, i32) -> i32
          %151 = "arith.addi"(%143, %150) : (i32, i32) -> i32
          "scf.yield"(%85, %148, %151) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%142, %107, %143) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %152 = "arith.cmpi"(%146, %4) {predicate = 0 : i64} : (i32, i32) -> i1
        %153, %154, %155 = "scf.if"(%152) ({
          %156 = "arith.addi"(%126, %73) : (i32, i32) -> i32
          %157 = "arith.muli"(%4, %8) : (i32, i32) -> i32
          %158 = "arith.subi"(%9, %157) : (i32, i32) -> i32
          %159 = "arith.addi"(%147, %158) : (i32, i32) -> i32
          "scf.yield"(%85, %156, %159) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%146, %126, %147) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %160 = "arith.cmpi"(%154, %5) {predicate = 0 : i64} : (i32, i32) -> i1
        %161, %162, %163 = "scf.if"(%160) ({
          %164 = "arith.addi"(%131, %73) : (i32, i32) -> i32
          %165 = "arith.muli"(%5, %9) : (i32, i32) -> i32
          %166 = "arith.subi"(%10, %165) : (i32, i32) -> i32
          %167 = "arith.addi"(%155, %166) : (i32, i32) -> i32
          "scf.yield"(%85, %164, %167) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%154, %131, %155) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %168 = "arith.addi"(%30, %73) : (i32, i32) -> i32
        %169 = "arith.cmpi"(%168, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %170 = "scf.if"(%169) ({
          %171 = "llvm.getelementptr"(%2, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %172 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%172) : (f32) -> ()
        }, {
          "scf.yield"(%34) : (f32) -> ()
        }) : (i1) -> f32
        %173 = "arith.addi"(%145, %73) : (i32, i32) -> i32
        %174 = "arith.addi"(%163, %7) : (i32, i32) -> i32
        %175 = "arith.cmpi"(%173, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %176, %177, %178 = "scf.if"(%175) ({
          %179 = "arith.addi"(%153, %73) : (i32, i32) -> i32
          %180 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %181 = "arith.subi"(%8, %180) : (i32, i32) -> i32
          %182 = "arith.addi"(%174, %181) : (i32, i32) -> i32
          "scf.yield"(%85, %179, %182) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%173, %153, %174) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %183 = "arith.cmpi"(%177, %4) {predicate = 0 : i64} : (i32, i32) -> i1
        %184, %185, %186 = "scf.if"(%183) ({
          %187 = "arith.addi"(%161, %73) : (i32, i32) -> i32
          %188 = "arith.muli"(%4, %8) : (i32, i32) -> i32
          %189 = "arith.subi"(%9, %188) : (i32, i32) -> i32
          %190 = "arith.addi"(%178, %189) : (i32, i32) -> i32
          "scf.yield"(%85, %187, %190) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%177, %161, %178) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %191 = "arith.cmpi"(%185, %5) {predicate = 0 : i64} : (i32, i32) -> i1
        %192, %193, %194 = "scf.if"(%191) ({
          %195 = "arith.addi"(%162, %73) : (i32, i32) -> i32
          %196 = "arith.muli"(%5, %9) : (i32, i32) -> i32
          %197 = "arith.subi"(%10, %196) : (i32, i32) -> i32
          %198 = "arith.addi"(%186, %197) : (i32, i32) -> i32
          "scf.yield"(%85, %195, %198) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%185, %162, %186) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %199 = "arith.constant"() {value = 2 : i32} : () -> i32
        %200 = "arith.addi"(%30, %199) : (i32, i32) -> i32
        %201 = "arith.cmpi"(%200, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %202 = "scf.if"(%201) ({
          %203 = "llvm.getelementptr"(%2, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%204) : (f32) -> ()
        }, {
          "scf.yield"(%35) : (f32) -> ()
        }) : (i1) -> f32
        %205 = "arith.addi"(%176, %73) : (i32, i32) -> i32
        %206 = "arith.addi"(%194, %7) : (i32, i32) -> i32
        %207 = "arith.cmpi"(%205, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %208, %209, %210 = "scf.if"(%207) ({
          %211 = "arith.addi"(%184, %73) : (i32, i32) -> i32
          %212 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %213 = "arith.subi"(%8, %212) : (i32, i32) -> i32
          %214 = "arith.addi"(%206, %213) : (i32, i32) -> i32
          "scf.yield"(%85, %211, %214) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%205, %184, %206) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %215 = "arith.cmpi"(%209, %4) {predicate = 0 : i64} : (i32, i32) -> i1
        %216, %217, %218 = "scf.if"(%215) ({
          %219 = "arith.addi"(%192, %73) : (i32, i32) -> i32
          %220 = "arith.muli"(%4, %8) : (i32, i32) -> i32
          %221 = "arith.subi"(%9, %220) : (i32, i32) -> i32
          %222 = "arith.addi"(%210, %221) : (i32, i32) -> i32
          "scf.yield"(%85, %219, %222) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %192, %210) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %223 = "arith.cmpi"(%217, %5) {predicate = 0 : i64} : (i32, i32) -> i1
        %224, %225, %226 = "scf.if"(%223) ({
          %227 = "arith.addi"(%193, %73) : (i32, i32) -> i32
          %228 = "arith.muli"(%5, %9) : (i32, i32) -> i32
          %229 = "arith.subi"(%10, %228) : (i32, i32) -> i32
          %230 = "arith.addi"(%218, %229) : (i32, i32) -> i32
          "scf.yield"(%85, %227, %230) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%217, %193, %218) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %231 = "arith.constant"() {value = 3 : i32} : () -> i32
        %232 = "arith.addi"(%30, %231) : (i32, i32) -> i32
        %233 = "arith.cmpi"(%232, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %234 = "scf.if"(%233) ({
          %235 = "llvm.getelementptr"(%2, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%236) : (f32) -> ()
        }, {
          "scf.yield"(%36) : (f32) -> ()
        }) : (i1) -> f32
        %237 = "arith.addi"(%208, %73) : (i32, i32) -> i32
        %238 = "arith.addi"(%226, %7) : (i32, i32) -> i32
        %239 = "arith.cmpi"(%237, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %240, %241, %242 = "scf.if"(%239) ({
          %243 = "arith.addi"(%216, %73) : (i32, i32) -> i32
          %244 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %245 = "arith.subi"(%8, %244) : (i32, i32) -> i32
          %246 = "arith.addi"(%238, %245) : (i32, i32) -> i32
          "scf.yield"(%85, %243, %246) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%237, %216, %238) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %247 = "arith.cmpi"(%241, %4) {predicate = 0 : i64} : (i32, i32) -> i1
        %248, %249, %250 = "scf.if"(%247) ({
          %251 = "arith.addi"(%224, %73) : (i32, i32) -> i32
          %252 = "arith.muli"(%4, %8) : (i32, i32) -> i32
          %253 = "arith.subi"(%9, %252) : (i32, i32) -> i32
          %254 = "arith.addi"(%242, %253) : (i32, i32) -> i32
          "scf.yield"(%85, %251, %254) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%241, %224, %242) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %255 = "arith.cmpi"(%249, %5) {predicate = 0 : i64} : (i32, i32) -> i1
        %256, %257, %258 = "scf.if"(%255) ({
          %259 = "arith.addi"(%225, %73) : (i32, i32) -> i32
          %260 = "arith.muli"(%5, %9) : (i32, i32) -> i32
          %261 = "arith.subi"(%10, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%85, %259, %262) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%249, %225, %250) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %263 = "vector.from_elements"(%43, %44, %45, %46) : (f32, f32, f32, f32) -> vector<4xf32>
        %264 = "vector.from_elements"(%139, %170, %202, %234) : (f32, f32, f32, f32) -> vector<4xf32>
        %265 = "arith.addf"(%263, %264) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %266 = "vector.extract"(%265) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %267 = "vector.extract"(%265) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %268 = "vector.extract"(%265) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %269 = "vector.extract"(%265) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %270 = "llvm.getelementptr"(%11, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "scf.if"(%42) ({
          %271 = "vector.from_elements"(%266, %267, %268, %269) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%271, %270) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %272 = "arith.cmpi"(%41, %85) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%272) ({
            "llvm.store"(%266, %270) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %273 = "arith.cmpi"(%41, %73) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%273) ({
            %274 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%267, %274) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %275 = "arith.cmpi"(%41, %199) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%275) ({
            %276 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%268, %276) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %277 = "arith.cmpi"(%41, %231) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%277) ({
            %278 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%269, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_gathered_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: i32, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: i32, %18: i32, %19: i32, %20: i32, %21: i64, %22: i32, %23: i64, %24: i32):
      %25 = "arith.trunci"(%14) : (i64) -> i32
      %26 = "arith.trunci"(%15) : (i64) -> i32
      %27 = "arith.trunci"(%16) : (i64) -> i32
      %28 = "arith.trunci"(%21) : (i64) -> i32
      %29 = "arith.trunci"(%23) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %36 = "arith.constant"() {value = 32 : i64} : () -> i64
      %37 = "arith.shrui"(%23, %36) : (i64, i64) -> i64
      %38 = "arith.constant"() {value = 1 : i32} : () -> i32
      %39 = "arith.subi"(%29, %38) : (i32, i32) -> i32
      %40 = "llvm.intr.ctlz"(%39) {is_zero_poison = false} : (i32) -> i32
      %41 = "arith.constant"() {value = 32 : i32} : () -> i32
      %42 = "arith.subi"(%41, %40) : (i32, i32) -> i32
      %43 = "arith.extui"(%33) : (i32) -> i64
      %44 = "arith.muli"(%43, %37) : (i64, i64) -> i64
      %45 = "arith.shrui"(%44, %36) : (i64, i64) -> i64
      %46 = "arith.trunci"(%45) : (i64) -> i32
      %47 = "arith.addi"(%46, %33) : (i32, i32) -> i32
      %48 = "arith.shrui"(%47, %42) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%42, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %50 = "arith.constant"() {value = 0 : i32} : () -> i32
      %51 = "arith.select"(%49, %48, %50) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %29) : (i32, i32) -> i32
      %53 = "arith.subi"(%33, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%39) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.subi"(%41, %54) : (i32, i32) -> i32
      %56 = "arith.shrui"(%47, %55) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%55, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %58 = "arith.select"(%57, %56, %50) : (i1, i32, i32) -> i32
      %59 = "arith.shrui"(%21, %36) : (i64, i64) -> i64
      %60 = "arith.subi"(%28, %38) : (i32, i32) -> i32
      %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
      %62 = "arith.subi"(%41, %61) : (i32, i32) -> i32
      %63 = "arith.extui"(%30) : (i32) -> i64
      %64 = "arith.muli"(%63, %59) : (i64, i64) -> i64
      %65 = "arith.shrui"(%64, %36) : (i64, i64) -> i64
      %66 = "arith.trunci"(%65) : (i64) -> i32
      %67 = "arith.addi"(%66, %30) : (i32, i32) -> i32
      %68 = "arith.shrui"(%67, %62) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%62, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %70 = "arith.select"(%69, %68, %50) : (i1, i32, i32) -> i32
      %71 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
      %72 = "arith.subi"(%41, %71) : (i32, i32) -> i32
      %73 = "arith.shrui"(%67, %72) : (i32, i32) -> i32
      %74 = "arith.cmpi"(%72, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %75 = "arith.select"(%74, %73, %50) : (i1, i32, i32) -> i32
      %76 = "arith.muli"(%75, %28) : (i32, i32) -> i32
      %77 = "arith.subi"(%30, %76) : (i32, i32) -> i32
      %78 = "arith.constant"() {value = 256 : i32} : () -> i32
      %79 = "arith.muli"(%53, %78) : (i32, i32) -> i32
      %80 = "arith.addi"(%79, %77) : (i32, i32) -> i32
      %81 = "arith.constant"() {value = 4 : i32} : () -> i32
      %82 = "arith.muli"(%81, %22) : (i32, i32) -> i32
      %83 = "arith.muli"(%58, %82) : (i32, i32) -> i32
      %84 = "arith.addi"(%83, %70) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%80, %20) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.cmpi"(%70, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.andi"(%85, %86) : (i1, i1) -> i1
      %88 = "arith.select"(%87, %13, %50) : (i1, i32, i32) -> i32
      %89 = "arith.muli"(%50, %22) : (i32, i32) -> i32
      %90 = "arith.addi"(%84, %89) : (i32, i32) -> i32
      %91 = "arith.muli"(%90, %20) : (i32, i32) -> i32
      %92 = "arith.addi"(%91, %80) : (i32, i32) -> i32
      %93 = "arith.addi"(%84, %22) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %20) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %80) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 2 : i32} : () -> i32
      %97 = "arith.muli"(%96, %22) : (i32, i32) -> i32
      %98 = "arith.addi"(%84, %97) : (i32, i32) -> i32
      %99 = "arith.muli"(%98, %20) : (i32, i32) -> i32
      %100 = "arith.addi"(%99, %80) : (i32, i32) -> i32
      %101 = "arith.constant"() {value = 3 : i32} : () -> i32
      %102 = "arith.muli"(%101, %22) : (i32, i32) -> i32
      %103 = "arith.addi"(%84, %102) : (i32, i32) -> i32
      %104 = "arith.muli"(%103, %20) : (i32, i32) -> i32
      %105 = "arith.addi"(%104, %80) : (i32, i32) -> i32
      %106 = "arith.muli"(%92, %81) : (i32, i32) -> i32
      %107 = "arith.subi"(%88, %106) : (i32, i32) -> i32
      %108 = "arith.minsi"(%107, %81) : (i32, i32) -> i32
      %109 = "arith.maxsi"(%108, %50) : (i32, i32) -> i32
      %110 = "arith.muli"(%95, %81) : (i32, i32) -> i32
      %111 = "arith.subi"(%88, %110) : (i32, i32) -> i32
      %112 = "arith.minsi"(%111, %81) : (i32, i32) -> i32
      %113 = "arith.maxsi"(%112, %50) : (i32, i32) -> i32
      %114 = "arith.muli"(%100, %81) : (i32, i32) -> i32
      %115 = "arith.subi"(%88, %114) : (i32, i32) -> i32
      %116 = "arith.minsi"(%115, %81) : (i32, i32) -> i32
      %117 = "arith.maxsi"(%116, %50) : (i32, i32) -> i32
      %118 = "arith.muli"(%105, %81) : (i32, i32) -> i32
      %119 = "arith.subi"(%88, %118) : (i32, i32) -> i32
      %120 = "arith.minsi"(%119, %81) : (i32, i32) -> i32
      %121 = "arith.maxsi"(%120, %50) : (i32, i32) -> i32
      %122 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%122) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%122) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%122) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%122) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%122) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%122) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%122) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%122) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%122) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%122) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%122) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %138 = "vector.extract"(%122) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %139 = "arith.muli"(%80, %81) : (i32, i32) -> i32
      %140 = "arith.shrui"(%14, %36) : (i64, i64) -> i64
      %141 = "arith.subi"(%25, %38) : (i32, i32) -> i32
      %142 = "llvm.intr.ctlz"(%141) {is_zero_poison = false} : (i32) -> i32
      %143 = "arith.subi"(%41, %142) : (i32, i32) -> i32
      %144 = "arith.extui"(%139) : (i32) -> i64
      %145 = "arith.muli"(%144, %140) : (i64, i64) -> i64
      %146 = "arith.shrui"(%145, %36) : (i64, i64) -> i64
      %147 = "arith.trunci"(%146) : (i64) -> i32
      %148 = "arith.addi"(%147, %139) : (i32, i32) -> i32
      %149 = "arith.shrui"(%148, %143) : (i32, i32) -> i32
      %150 = "arith.cmpi"(%143, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %151 = "arith.select"(%150, %149, %50) : (i1, i32, i32) -> i32
      %152 = "arith.muli"(%151, %25) : (i32, i32) -> i32
      %153 = "arith.subi"(%139, %152) : (i32, i32) -> i32
      %154 = "llvm.intr.ctlz"(%141) {is_zero_poison = false} : (i32) -> i32
      %155 = "arith.subi"(%41, %154) : (i32, i32) -> i32
      %156 = "arith.shrui"(%148, %155) : (i32, i32) -> i32
      %157 = "arith.cmpi"(%155, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %158 = "arith.select"(%157, %156, %50) : (i1, i32, i32) -> i32
      %159 = "arith.shrui"(%15, %36) : (i64, i64) -> i64
      %160 = "arith.subi"(%26, %38) : (i32, i32) -> i32
      %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
      %162 = "arith.subi"(%41, %161) : (i32, i32) -> i32
      %163 = "arith.extui"(%158) : (i32) -> i64
      %164 = "arith.muli"(%163, %159) : (i64, i64) -> i64
      %165 = "arith.shrui"(%164, %36) : (i64, i64) -> i64
      %166 = "arith.trunci"(%165) : (i64) -> i32
      %167 = "arith.addi"(%166, %158) : (i32, i32) -> i32
      %168 = "arith.shrui"(%167, %162) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%162, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %170 = "arith.select"(%169, %168, %50) : (i1, i32, i32) -> i32
      %171 = "arith.muli"(%170, %26) : (i32, i32) -> i32
      %172 = "arith.subi"(%158, %171) : (i32, i32) -> i32
      %173 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
      %174 = "arith.subi"(%41, %173) : (i32, i32) -> i32
      %175 = "arith.shrui"(%167, %174) : (i32, i32) -> i32
      %176 = "arith.cmpi"(%174, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %177 = "arith.select"(%176, %175, %50) : (i1, i32, i32) -> i32
      %178 = "arith.shrui"(%16, %36) : (i64, i64) -> i64
      %179 = "arith.subi"(%27, %38) : (i32, i32) -> i32
      %180 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
      %181 = "arith.subi"(%41, %180) : (i32, i32) -> i32
      %182 = "arith.extui"(%177) : (i32) -> i64
      %183 = "arith.muli"(%182, %178) : (i64, i64) -> i64
      %184 = "arith.shrui"(%183, %36) : (i64, i64) -> i64
      %185 = "arith.trunci"(%184) : (i64) -> i32
      %186 = "arith.addi"(%185, %177) : (i32, i32) -> i32
      %187 = "arith.shrui"(%186, %181) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%181, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %189 = "arith.select"(%188, %187, %50) : (i1, i32, i32) -> i32
      %190 = "arith.muli"(%189, %27) : (i32, i32) -> i32
      %191 = "arith.subi"(%177, %190) : (i32, i32) -> i32
      %192 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
      %193 = "arith.subi"(%41, %192) : (i32, i32) -> i32
      %194 = "arith.shrui"(%186, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%193, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %196 = "arith.select"(%195, %194, %50) : (i1, i32, i32) -> i32
      %197 = "arith.muli"(%153, %7) : (i32, i32) -> i32
      %198 = "arith.muli"(%172, %8) : (i32, i32) -> i32
      %199 = "arith.addi"(%197, %198) : (i32, i32) -> i32
      %200 = "arith.muli"(%191, %9) : (i32, i32) -> i32
      %201 = "arith.addi"(%199, %200) : (i32, i32) -> i32
      %202 = "arith.muli"(%196, %10) : (i32, i32) -> i32
      %203 = "arith.addi"(%201, %202) : (i32, i32) -> i32
      %204 = "arith.addi"(%153, %38) : (i32, i32) -> i32
      %205 = "arith.addi"(%203, %7) : (i32, i32) -> i32
      %206 = "arith.cmpi"(%204, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %207, %208, %209 = "scf.if"(%206) ({
        %210 = "arith.addi"(%172, %38) : (i32, i32) -> i32
        %211 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %212 = "arith.subi"(%8, %211) : (i32, i32) -> i32
        %213 = "arith.addi"(%205, %212) : (i32, i32) -> i32
        "scf.yield"(%50, %210, %213) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%204, %172, %205) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %214 = "arith.cmpi"(%208, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %215, %216, %217 = "scf.if"(%214) ({
        %218 = "arith.addi"(%191, %38) : (i32, i32) -> i32
        %219 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %220 = "arith.subi"(%9, %219) : (i32, i32) -> i32
        %221 = "arith.addi"(%209, %220) : (i32, i32) -> i32
        "scf.yield"(%50, %218, %221) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%208, %191, %209) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %222 = "arith.cmpi"(%216, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %223, %224, %225 = "scf.if"(%222) ({
        %226 = "arith.addi"(%196, %38) : (i32, i32) -> i32
        %227 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %228 = "arith.subi"(%10, %227) : (i32, i32) -> i32
        %229 = "arith.addi"(%217, %228) : (i32, i32) -> i32
        "scf.yield"(%50, %226, %229) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%216, %196, %217) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %230 = "arith.addi"(%207, %38) : (i32, i32) -> i32
      %231 = "arith.addi"(%225, %7) : (i32, i32) -> i32
      %232 = "arith.cmpi"(%230, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %233, %234, %235 = "scf.if"(%232) ({
        %236 = "arith.addi"(%215, %38) : (i32, i32) -> i32
        %237 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %238 = "arith.subi"(%8, %237) : (i32, i32) -> i32
        %239 = "arith.addi"(%231, %238) : (i32, i32) -> i32
        "scf.yield"(%50, %236, %239) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%230, %215, %231) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %240 = "arith.cmpi"(%234, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %241, %242, %243 = "scf.if"(%240) ({
        %244 = "arith.addi"(%223, %38) : (i32, i32) -> i32
        %245 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %246 = "arith.subi"(%9, %245) : (i32, i32) -> i32
        %247 = "arith.addi"(%235, %246) : (i32, i32) -> i32
        "scf.yield"(%50, %244, %247) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%234, %223, %235) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %248 = "arith.cmpi"(%242, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %249, %250, %251 = "scf.if"(%248) ({
        %252 = "arith.addi"(%224, %38) : (i32, i32) -> i32
        %253 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %254 = "arith.subi"(%10, %253) : (i32, i32) -> i32
        %255 = "arith.addi"(%243, %254) : (i32, i32) -> i32
        "scf.yield"(%50, %252, %255) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%242, %224, %243) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %256 = "arith.addi"(%233, %38) : (i32, i32) -> i32
      %257 = "arith.addi"(%251, %7) : (i32, i32) -> i32
      %258 = "arith.cmpi"(%256, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %259, %260, %261 = "scf.if"(%258) ({
        %262 = "arith.addi"(%241, %38) : (i32, i32) -> i32
        %263 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %264 = "arith.subi"(%8, %263) : (i32, i32) -> i32
        %265 = "arith.addi"(%257, %264) : (i32, i32) -> i32
        "scf.yield"(%50, %262, %265) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%256, %241, %257) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %266 = "arith.cmpi"(%260, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %267, %268, %269 = "scf.if"(%266) ({
        %270 = "arith.addi"(%249, %38) : (i32, i32) -> i32
        %271 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %272 = "arith.subi"(%9, %271) : (i32, i32) -> i32
        %273 = "arith.addi"(%261, %272) : (i32, i32) -> i32
        "scf.yield"(%50, %270, %273) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%260, %249, %261) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %274 = "arith.cmpi"(%268, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %275, %276, %277 = "scf.if"(%274) ({
        %278 = "arith.addi"(%250, %38) : (i32, i32) -> i32
        %279 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %280 = "arith.subi"(%10, %279) : (i32, i32) -> i32
        %281 = "arith.addi"(%269, %280) : (i32, i32) -> i32
        "scf.yield"(%50, %278, %281) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%268, %250, %269) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %282 = "arith.addi"(%259, %38) : (i32, i32) -> i32
      %283 = "arith.addi"(%277, %7) : (i32, i32) -> i32
      %284 = "arith.cmpi"(%282, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %285, %286, %287 = "scf.if"(%284) ({
        %288 = "arith.addi"(%267, %38) : (i32, i32) -> i32
        %289 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %290 = "arith.subi"(%8, %289) : (i32, i32) -> i32
        %291 = "arith.addi"(%283, %290) : (i32, i32) -> i32
        "scf.yield"(%50, %288, %291) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%282, %267, %283) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %292 = "arith.cmpi"(%286, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %293, %294, %295 = "scf.if"(%292) ({
        %296 = "arith.addi"(%275, %38) : (i32, i32) -> i32
        %297 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %298 = "arith.subi"(%9, %297) : (i32, i32) -> i32
        %299 = "arith.addi"(%287, %298) : (i32, i32) -> i32
        "scf.yield"(%50, %296, %299) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%286, %275, %287) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %300 = "arith.cmpi"(%294, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %301, %302, %303 = "scf.if"(%300) ({
        %304 = "arith.addi"(%276, %38) : (i32, i32) -> i32
        %305 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %306 = "arith.subi"(%10, %305) : (i32, i32) -> i32
        %307 = "arith.addi"(%295, %306) : (i32, i32) -> i32
        "scf.yield"(%50, %304, %307) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%294, %276, %295) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %308 = "arith.cmpi"(%109, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %309, %310, %311, %312 = "scf.if"(%308) ({
        %313 = "arith.extsi"(%92) : (i32) -> i64
        %314 = "arith.constant"() {value = 4 : i64} : () -> i64
        %315 = "arith.muli"(%313, %314) : (i64, i64) -> i64
        %316 = "llvm.getelementptr"(%0, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %317 = "arith.cmpi"(%109, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %318, %319, %320, %321 = "scf.if"(%317) ({
          %322 = "llvm.load"(%316) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %323 = "vector.extract"(%322) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %324 = "vector.extract"(%322) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %325 = "vector.extract"(%322) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %326 = "vector.extract"(%322) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%323, %324, %325, %326) : (f32, f32, f32, f32) -> ()
        }, {
          %327 = "scf.if"(%308) ({
            %328 = "llvm.load"(%316) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%328) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %329 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %330 = "scf.if"(%329) ({
            %331 = "llvm.getelementptr"(%316) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %332 = "llvm.load"(%331) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%332) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %333 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %334 = "scf.if"(%333) ({
            %335 = "llvm.getelementptr"(%316) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %336 = "llvm.load"(%335) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%336) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %337 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %338 = "scf.if"(%337) ({
            %339 = "llvm.getelementptr"(%316) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %340 = "llvm.load"(%339) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%340) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%327, %330, %334, %338) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%318, %319, %320, %321) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %341 = "arith.cmpi"(%113, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %342, %343, %344, %345 = "scf.if"(%341) ({
        %346 = "arith.extsi"(%95) : (i32) -> i64
        %347 = "arith.constant"() {value = 4 : i64} : () -> i64
        %348 = "arith.muli"(%346, %347) : (i64, i64) -> i64
        %349 = "llvm.getelementptr"(%0, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %350 = "arith.cmpi"(%113, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %351, %352, %353, %354 = "scf.if"(%350) ({
          %355 = "llvm.load"(%349) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %356 = "vector.extract"(%355) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %357 = "vector.extract"(%355) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %358 = "vector.extract"(%355) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %359 = "vector.extract"(%355) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%356, %357, %358, %359) : (f32, f32, f32, f32) -> ()
        }, {
          %360 = "scf.if"(%341) ({
            %361 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%361) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %362 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %363 = "scf.if"(%362) ({
            %364 = "llvm.getelementptr"(%349) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %365 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%365) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %366 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %367 = "scf.if"(%366) ({
            %368 = "llvm.getelementptr"(%349) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%369) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          %370 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %371 = "scf.if"(%370) ({
            %372 = "llvm.getelementptr"(%349) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%373) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%360, %363, %367, %371) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%351, %352, %353, %354) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %374 = "arith.cmpi"(%117, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %375, %376, %377, %378 = "scf.if"(%374) ({
        %379 = "arith.extsi"(%100) : (i32) -> i64
        %380 = "arith.constant"() {value = 4 : i64} : () -> i64
        %381 = "arith.muli"(%379, %380) : (i64, i64) -> i64
        %382 = "llvm.getelementptr"(%0, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %383 = "arith.cmpi"(%117, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %384, %385, %386, %387 = "scf.if"(%383) ({
          %388 = "llvm.load"(%382) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %389 = "vector.extract"(%388) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %390 = "vector.extract"(%388) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %391 = "vector.extract"(%388) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %392 = "vector.extract"(%388) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%389, %390, %391, %392) : (f32, f32, f32, f32) -> ()
        }, {
          %393 = "scf.if"(%374) ({
            %394 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%394) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %395 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %396 = "scf.if"(%395) ({
            %397 = "llvm.getelementptr"(%382) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%398) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %399 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %400 = "scf.if"(%399) ({
            %401 = "llvm.getelementptr"(%382) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%402) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          %403 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %404 = "scf.if"(%403) ({
            %405 = "llvm.getelementptr"(%382) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%406) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%393, %396, %400, %404) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%384, %385, %386, %387) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %407 = "arith.cmpi"(%121, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %408, %409, %410, %411 = "scf.if"(%407) ({
        %412 = "arith.extsi"(%105) : (i32) -> i64
        %413 = "arith.constant"() {value = 4 : i64} : () -> i64
        %414 = "arith.muli"(%412, %413) : (i64, i64) -> i64
        %415 = "llvm.getelementptr"(%0, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %416 = "arith.cmpi"(%121, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %417, %418, %419, %420 = "scf.if"(%416) ({
          %421 = "llvm.load"(%415) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %422 = "vector.extract"(%421) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %423 = "vector.extract"(%421) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%421) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %425 = "vector.extract"(%421) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%422, %423, %424, %425) : (f32, f32, f32, f32) -> ()
        }, {
          %426 = "scf.if"(%407) ({
            %427 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%427) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %428 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %429 = "scf.if"(%428) ({
            %430 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%431) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %432 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %433 = "scf.if"(%432) ({
            %434 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %435 = "llvm.load"(%434) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%435) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          %436 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %437 = "scf.if"(%436) ({
            %438 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%439) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%426, %429, %433, %437) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%417, %418, %419, %420) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %440 = "arith.muli"(%84, %19) : (i32, i32) -> i32
      %441 = "llvm.getelementptr"(%2, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %442 = "arith.muli"(%19, %22) : (i32, i32) -> i32
      %443 = "arith.cmpi"(%442, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459 = "scf.if"(%443) ({
        %460 = "scf.if"(%308) ({
          %461 = "llvm.getelementptr"(%441, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%462) : (f32) -> ()
        }, {
          "scf.yield"(%123) : (f32) -> ()
        }) : (i1) -> f32
        %463 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
        %464 = "scf.if"(%463) ({
          %465 = "llvm.getelementptr"(%441, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%466) : (f32) -> ()
        }, {
          "scf.yield"(%124) : (f32) -> ()
        }) : (i1) -> f32
        %467 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
        %468 = "scf.if"(%467) ({
          %469 = "llvm.getelementptr"(%441, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %470 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%470) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        %471 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
        %472 = "scf.if"(%471) ({
          %473 = "llvm.getelementptr"(%441, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%474) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%460, %464, %468, %472, %460, %464, %468, %472, %460, %464, %468, %472, %460, %464, %468, %472) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %475 = "arith.cmpi"(%7, %50) {predicate = 0 : i64} : (i32, i32) -> i1
        %476 = "arith.cmpi"(%3, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %477 = "arith.cmpi"(%121, %81) {predicate = 0 : i64} : (i32, i32) -> i1
        %478 = "arith.andi"(%476, %477) : (i1, i1) -> i1
        %479 = "arith.andi"(%475, %478) : (i1, i1) -> i1
        %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495 = "scf.if"(%479) ({
          %496 = "arith.muli"(%50, %442) : (i32, i32) -> i32
          %497 = "llvm.getelementptr"(%441, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %498 = "llvm.getelementptr"(%497, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %499 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %500 = "llvm.getelementptr"(%497, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %501 = "llvm.load"(%500) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %502 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %503 = "arith.select"(%502, %499, %501) : (i1, f32, f32) -> f32
          %504 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %505 = "arith.select"(%504, %499, %501) : (i1, f32, f32) -> f32
          %506 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %507 = "arith.select"(%506, %499, %501) : (i1, f32, f32) -> f32
          %508 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %509 = "arith.select"(%508, %499, %501) : (i1, f32, f32) -> f32
          %510 = "llvm.getelementptr"(%441, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %511 = "llvm.getelementptr"(%510, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %513 = "llvm.getelementptr"(%510, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %515 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %516 = "arith.select"(%515, %512, %514) : (i1, f32, f32) -> f32
          %517 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %518 = "arith.select"(%517, %512, %514) : (i1, f32, f32) -> f32
          %519 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %520 = "arith.select"(%519, %512, %514) : (i1, f32, f32) -> f32
          %521 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %522 = "arith.select"(%521, %512, %514) : (i1, f32, f32) -> f32
          %523 = "arith.muli"(%96, %442) : (i32, i32) -> i32
          %524 = "llvm.getelementptr"(%441, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %525 = "llvm.getelementptr"(%524, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %527 = "llvm.getelementptr"(%524, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %529 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %530 = "arith.select"(%529, %526, %528) : (i1, f32, f32) -> f32
          %531 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %532 = "arith.select"(%531, %526, %528) : (i1, f32, f32) -> f32
          %533 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %534 = "arith.select"(%533, %526, %528) : (i1, f32, f32) -> f32
          %535 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %536 = "arith.select"(%535, %526, %528) : (i1, f32, f32) -> f32
          %537 = "arith.muli"(%101, %442) : (i32, i32) -> i32
          %538 = "llvm.getelementptr"(%441, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %539 = "llvm.getelementptr"(%538, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %540 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %541 = "llvm.getelementptr"(%538, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %542 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %543 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %544 = "arith.select"(%543, %540, %542) : (i1, f32, f32) -> f32
          %545 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %546 = "arith.select"(%545, %540, %542) : (i1, f32, f32) -> f32
          %547 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %548 = "arith.select"(%547, %540, %542) : (i1, f32, f32) -> f32
          %549 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %550 = "arith.select"(%549, %540, %542) : (i1, f32, f32) -> f32
          "scf.yield"(%503, %505, %507, %509, %516, %518, %520, %522, %530, %532, %534, %536, %544, %546, %548, %550) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %551 = "arith.muli"(%50, %442) : (i32, i32) -> i32
          %552 = "llvm.getelementptr"(%441, %551) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %553 = "arith.cmpi"(%109, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %554, %555, %556, %557 = "scf.if"(%553) ({
            %558 = "llvm.getelementptr"(%552, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %560 = "llvm.getelementptr"(%552, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %561 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %562 = "llvm.getelementptr"(%552, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %563 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %564 = "llvm.getelementptr"(%552, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %565 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%559, %561, %563, %565) : (f32, f32, f32, f32) -> ()
          }, {
            %566 = "scf.if"(%308) ({
              %567 = "llvm.getelementptr"(%552, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %568 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%568) : (f32) -> ()
            }, {
              "scf.yield"(%123) : (f32) -> ()
            }) : (i1) -> f32
            %569 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %570 = "scf.if"(%569) ({
              %571 = "llvm.getelementptr"(%552, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %572 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%572) : (f32) -> ()
            }, {
              "scf.yield"(%124) : (f32) -> ()
            }) : (i1) -> f32
            %573 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %574 = "scf.if"(%573) ({
              %575 = "llvm.getelementptr"(%552, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %576 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%576) : (f32) -> ()
            }, {
              "scf.yield"(%125) : (f32) -> ()
            }) : (i1) -> f32
            %577 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %578 = "scf.if"(%577) ({
              %579 = "llvm.getelementptr"(%552, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%580) : (f32) -> ()
            }, {
              "scf.yield"(%126) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%566, %570, %574, %578) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %581 = "llvm.getelementptr"(%441, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %582 = "arith.cmpi"(%113, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %583, %584, %585, %586 = "scf.if"(%582) ({
            %587 = "llvm.getelementptr"(%581, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %588 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %589 = "llvm.getelementptr"(%581, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %590 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %591 = "llvm.getelementptr"(%581, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %593 = "llvm.getelementptr"(%581, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%588, %590, %592, %594) : (f32, f32, f32, f32) -> ()
          }, {
            %595 = "scf.if"(%341) ({
              %596 = "llvm.getelementptr"(%581, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %597 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%597) : (f32) -> ()
            }, {
              "scf.yield"(%127) : (f32) -> ()
            }) : (i1) -> f32
            %598 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %599 = "scf.if"(%598) ({
              %600 = "llvm.getelementptr"(%581, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %601 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%601) : (f32) -> ()
            }, {
              "scf.yield"(%128) : (f32) -> ()
            }) : (i1) -> f32
            %602 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %603 = "scf.if"(%602) ({
              %604 = "llvm.getelementptr"(%581, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %605 = "llvm.load"(%604) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%605) : (f32) -> ()
            }, {
              "scf.yield"(%129) : (f32) -> ()
            }) : (i1) -> f32
            %606 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %607 = "scf.if"(%606) ({
              %608 = "llvm.getelementptr"(%581, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%609) : (f32) -> ()
            }, {
              "scf.yield"(%130) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%595, %599, %603, %607) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %610 = "arith.muli"(%96, %442) : (i32, i32) -> i32
          %611 = "llvm.getelementptr"(%441, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %612 = "arith.cmpi"(%117, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %613, %614, %615, %616 = "scf.if"(%612) ({
            %617 = "llvm.getelementptr"(%611, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %618 = "llvm.load"(%617) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %619 = "llvm.getelementptr"(%611, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %620 = "llvm.load"(%619) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %621 = "llvm.getelementptr"(%611, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %622 = "llvm.load"(%621) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %623 = "llvm.getelementptr"(%611, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%618, %620, %622, %624) : (f32, f32, f32, f32) -> ()
          }, {
            %625 = "scf.if"(%374) ({
              %626 = "llvm.getelementptr"(%611, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %627 = "llvm.load"(%626) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%627) : (f32) -> ()
            }, {
              "scf.yield"(%131) : (f32) -> ()
            }) : (i1) -> f32
            %628 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %629 = "scf.if"(%628) ({
              %630 = "llvm.getelementptr"(%611, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %631 = "llvm.load"(%630) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%631) : (f32) -> ()
            }, {
              "scf.yield"(%132) : (f32) -> ()
            }) : (i1) -> f32
            %632 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %633 = "scf.if"(%632) ({
              %634 = "llvm.getelementptr"(%611, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%635) : (f32) -> ()
            }, {
              "scf.yield"(%133) : (f32) -> ()
            }) : (i1) -> f32
            %636 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %637 = "scf.if"(%636) ({
              %638 = "llvm.getelementptr"(%611, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %639 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%639) : (f32) -> ()
            }, {
              "scf.yield"(%134) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%625, %629, %633, %637) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %640 = "arith.muli"(%101, %442) : (i32, i32) -> i32
          %641 = "llvm.getelementptr"(%441, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %642, %643, %644, %645 = "scf.if"(%477) ({
            %646 = "llvm.getelementptr"(%641, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %647 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %648 = "llvm.getelementptr"(%641, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %649 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %650 = "llvm.getelementptr"(%641, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %651 = "llvm.load"(%650) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %652 = "llvm.getelementptr"(%641, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %653 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%647, %649, %651, %653) : (f32, f32, f32, f32) -> ()
          }, {
            %654 = "scf.if"(%407) ({
              %655 = "llvm.getelementptr"(%641, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %656 = "llvm.load"(%655) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%656) : (f32) -> ()
            }, {
              "scf.yield"(%135) : (f32) -> ()
            }) : (i1) -> f32
            %657 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %658 = "scf.if"(%657) ({
              %659 = "llvm.getelementptr"(%641, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %660 = "llvm.load"(%659) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%660) : (f32) -> ()
            }, {
              "scf.yield"(%136) : (f32) -> ()
            }) : (i1) -> f32
            %661 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %662 = "scf.if"(%661) ({
              %663 = "llvm.getelementptr"(%641, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%664) : (f32) -> ()
            }, {
              "scf.yield"(%137) : (f32) -> ()
            }) : (i1) -> f32
            %665 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %666 = "scf.if"(%665) ({
              %667 = "llvm.getelementptr"(%641, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %668 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%668) : (f32) -> ()
            }, {
              "scf.yield"(%138) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%654, %658, %662, %666) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%554, %555, %556, %557, %583, %584, %585, %586, %613, %614, %615, %616, %642, %643, %644, %645) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %669 = "vector.from_elements"(%309, %310, %311, %312) : (f32, f32, f32, f32) -> vector<4xf32>
      %670 = "vector.from_elements"(%444, %445, %446, %447) : (f32, f32, f32, f32) -> vector<4xf32>
      %671 = "arith.addf"(%669, %670) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %672 = "vector.extract"(%671) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %673 = "vector.extract"(%671) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %674 = "vector.extract"(%671) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %675 = "vector.extract"(%671) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%308) ({
        %676 = "arith.extsi"(%92) : (i32) -> i64
        %677 = "arith.constant"() {value = 4 : i64} : () -> i64
        %678 = "arith.muli"(%676, %677) : (i64, i64) -> i64
        %679 = "llvm.getelementptr"(%11, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %680 = "arith.cmpi"(%109, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%680) ({
          %681 = "vector.from_elements"(%672, %673, %674, %675) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%681, %679) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%308) ({
            "llvm.store"(%672, %679) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %682 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%682) ({
            %683 = "llvm.getelementptr"(%679) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%673, %683) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %684 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%684) ({
            %685 = "llvm.getelementptr"(%679) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%674, %685) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %686 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%686) ({
            %687 = "llvm.getelementptr"(%679) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%675, %687) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %688 = "vector.from_elements"(%342, %343, %344, %345) : (f32, f32, f32, f32) -> vector<4xf32>
      %689 = "vector.from_elements"(%448, %449, %450, %451) : (f32, f32, f32, f32) -> vector<4xf32>
      %690 = "arith.addf"(%688, %689) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %691 = "vector.extract"(%690) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %692 = "vector.extract"(%690) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %693 = "vector.extract"(%690) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %694 = "vector.extract"(%690) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%341) ({
        %695 = "arith.extsi"(%95) : (i32) -> i64
        %696 = "arith.constant"() {value = 4 : i64} : () -> i64
        %697 = "arith.muli"(%695, %696) : (i64, i64) -> i64
        %698 = "llvm.getelementptr"(%11, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %699 = "arith.cmpi"(%113, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%699) ({
          %700 = "vector.from_elements"(%691, %692, %693, %694) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%700, %698) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%341) ({
            "llvm.store"(%691, %698) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %701 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%701) ({
            %702 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%692, %702) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %703 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%703) ({
            %704 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%693, %704) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %705 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%705) ({
            %706 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%694, %706) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %707 = "vector.from_elements"(%375, %376, %377, %378) : (f32, f32, f32, f32) -> vector<4xf32>
      %708 = "vector.from_elements"(%452, %453, %454, %455) : (f32, f32, f32, f32) -> vector<4xf32>
      %709 = "arith.addf"(%707, %708) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %710 = "vector.extract"(%709) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %711 = "vector.extract"(%709) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %712 = "vector.extract"(%709) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %713 = "vector.extract"(%709) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%374) ({
        %714 = "arith.extsi"(%100) : (i32) -> i64
        %715 = "arith.constant"() {value = 4 : i64} : () -> i64
        %716 = "arith.muli"(%714, %715) : (i64, i64) -> i64
        %717 = "llvm.getelementptr"(%11, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %718 = "arith.cmpi"(%117, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%718) ({
          %719 = "vector.from_elements"(%710, %711, %712, %713) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%719, %717) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%374) ({
            "llvm.store"(%710, %717) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %720 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%720) ({
            %721 = "llvm.getelementptr"(%717) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%711, %721) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %722 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%722) ({
            %723 = "llvm.getelementptr"(%717) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%712, %723) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %724 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%724) ({
            %725 = "llvm.getelementptr"(%717) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%713, %725) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %726 = "vector.from_elements"(%408, %409, %410, %411) : (f32, f32, f32, f32) -> vector<4xf32>
      %727 = "vector.from_elements"(%456, %457, %458, %459) : (f32, f32, f32, f32) -> vector<4xf32>
      %728 = "arith.addf"(%726, %727) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %729 = "vector.extract"(%728) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %730 = "vector.extract"(%728) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %731 = "vector.extract"(%728) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %732 = "vector.extract"(%728) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%407) ({
        %733 = "arith.extsi"(%105) : (i32) -> i64
        %734 = "arith.constant"() {value = 4 : i64} : () -> i64
        %735 = "arith.muli"(%733, %734) : (i64, i64) -> i64
        %736 = "llvm.getelementptr"(%11, %735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %737 = "arith.cmpi"(%121, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%737) ({
          %738 = "vector.from_elements"(%729, %730, %731, %732) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%738, %736) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%407) ({
            "llvm.store"(%729, %736) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %739 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%739) ({
            %740 = "llvm.getelementptr"(%736) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%730, %740) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %741 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%741) ({
            %742 = "llvm.getelementptr"(%736) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%731, %742) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %743 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%743) ({
            %744 = "llvm.getelementptr"(%736) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%732, %744) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_elements_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64):
      %17 = "arith.trunci"(%14) : (i64) -> i32
      %18 = "arith.trunci"(%15) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %26 = "arith.constant"() {value = 256 : i32} : () -> i32
      %27 = "arith.muli"(%23, %26) : (i32, i32) -> i32
      %28 = "arith.addi"(%27, %20) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 4 : i32} : () -> i32
      %30 = "arith.muli"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%31) ({
        %32 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %33 = "vector.extract"(%32) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %34 = "vector.extract"(%32) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %35 = "vector.extract"(%32) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %36 = "vector.extract"(%32) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %37 = "arith.extsi"(%28) : (i32) -> i64
        %38 = "arith.constant"() {value = 4 : i64} : () -> i64
        %39 = "arith.muli"(%37, %38) : (i64, i64) -> i64
        %40 = "llvm.getelementptr"(%9, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %41 = "arith.subi"(%13, %30) : (i32, i32) -> i32
        %42 = "arith.cmpi"(%41, %29) {predicate = 5 : i64} : (i32, i32) -> i1
        %43, %44, %45, %46 = "scf.if"(%42) ({
          %47 = "llvm.load"(%40) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %48 = "vector.extract"(%47) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %49 = "vector.extract"(%47) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %50 = "vector.extract"(%47) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %51 = "vector.extract"(%47) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%48, %49, %50, %51) : (f32, f32, f32, f32) -> ()
        }, {
          %52 = "arith.constant"() {value = 0 : i32} : () -> i32
          %53 = "arith.cmpi"(%41, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %54 = "scf.if"(%53) ({
            %55 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%55) : (f32) -> ()
          }, {
            "scf.yield"(%33) : (f32) -> ()
          }) : (i1) -> f32
          %56 = "arith.constant"() {value = 1 : i32} : () -> i32
          %57 = "arith.cmpi"(%41, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %58 = "scf.if"(%57) ({
            %59 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %60 = "llvm.load"(%59) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%60) : (f32) -> ()
          }, {
            "scf.yield"(%34) : (f32) -> ()
          }) : (i1) -> f32
          %61 = "arith.constant"() {value = 2 : i32} : () -> i32
          %62 = "arith.cmpi"(%41, %61) {predicate = 4 : i64} : (i32, i32) -> i1
          %63 = "scf.if"(%62) ({
            %64 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %65 = "llvm.load"(%64) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%65) : (f32) -> ()
          }, {
            "scf.yield"(%35) : (f32) -> ()
          }) : (i1) -> f32
          %66 = "arith.constant"() {value = 3 : i32} : () -> i32
          %67 = "arith.cmpi"(%41, %66) {predicate = 4 : i64} : (i32, i32) -> i1
          %68 = "scf.if"(%67) ({
            %69 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %70 = "llvm.load"(%69) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%70) : (f32) -> ()
          }, {
            "scf.yield"(%36) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%54, %58, %63, %68) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %71 = "arith.constant"() {value = 32 : i64} : () -> i64
        %72 = "arith.shrui"(%14, %71) : (i64, i64) -> i64
        %73 = "arith.constant"() {value = 1 : i32} : () -> i32
        %74 = "arith.subi"(%17, %73) : (i32, i32) -> i32
        %75 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
        %76 = "arith.constant"() {value = 32 : i32} : () -> i32
        %77 = "arith.subi"(%76, %75) : (i32, i32) -> i32
        %78 = "arith.extui"(%30) : (i32) -> i64
        %79 = "arith.muli"(%78, %72) : (i64, i64) -> i64
        %80 = "arith.shrui"(%79, %71) : (i64, i64) -> i64
        %81 = "arith.trunci"(%80) : (i64) -> i32
        %82 = "arith.addi"(%81, %30) : (i32, i32) -> i32
        %83 = "arith.shrui"(%82, %77) : (i32, i32) -> i32
        %84 = "arith.cmpi"(%77, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %85 = "arith.constant"() {value = 0 : i32} : () -> i32
        %86 = "arith.select"(%84, %83, %85) : (i1, i32, i32) -> i32
        %87 = "arith.muli"(%86, %17) : (i32, i32) -> i32
        %88 = "arith.subi"(%30, %87) : (i32, i32) -> i32
        %89 = "llvm.intr.ctlz"(%74) {is_zero_poison = false} : (i32) -> i32
        %90 = "arith.subi"(%76, %89) : (i32, i32) -> i32
        %91 = "arith.shrui"(%82, %90) : (i32, i32) -> i32
        %92 = "arith.cmpi"(%90, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %93 = "arith.select"(%92, %91, %85) : (i1, i32, i32) -> i32
        %94 = "arith.shrui"(%15, %71) : (i64, i64) -> i64
        %95 = "arith.subi"(%18, %73) : (i32, i32) -> i32
        %96 = "llvm.intr.ctlz"(%95) {is_zero_poison = false} : (i32) -> i32
        %97 = "arith.subi"(%76, %96) : (i32, i32) -> i32
        %98 = "arith.extui"(%93) : (i32) -> i64
        %99 = "arith.muli"(%98, %94) : (i64, i64) -> i64
        %100 = "arith.shrui"(%99, %71) : (i64, i64) -> i64
        %101 = "arith.trunci"(%100) : (i64) -> i32
        %102 = "arith.addi"(%101, %93) : (i32, i32) -> i32
        %103 = "arith.shrui"(%102, %97) : (i32, i32) -> i32
        %104 = "arith.cmpi"(%97, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %105 = "arith.select"(%104, %103, %85) : (i1, i32, i32) -> i32
        %106 = "arith.muli"(%105, %18) : (i32, i32) -> i32
        %107 = "arith.subi"(%93, %106) : (i32, i32) -> i32
        %108 = "llvm.intr.ctlz"(%95) {is_zero_poison = false} : (i32) -> i32
        %109 = "arith.subi"(%76, %108) : (i32, i32) -> i32
        %110 = "arith.shrui"(%102, %109) : (i32, i32) -> i32
        %111 = "arith.cmpi"(%109, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %112 = "arith.select"(%111, %110, %85) : (i1, i32, i32) -> i32
        %113 = "arith.shrui"(%16, %71) : (i64, i64) -> i64
        %114 = "arith.subi"(%19, %73) : (i32, i32) -> i32
        %115 = "llvm.intr.ctlz"(%114) {is_zero_poison = false} : (i32) -> i32
        %116 = "arith.subi"(%76, %115) : (i32, i32) -> i32
        %117 = "arith.extui"(%112) : (i32) -> i64
        %118 = "arith.muli"(%117, %113) : (i64, i64) -> i64
        %119 = "arith.shrui"(%118, %71) : (i64, i64) -> i64
        %120 = "arith.trunci"(%119) : (i64) -> i32
        %121 = "arith.addi"(%120, %112) : (i32, i32) -> i32
        %122 = "arith.shrui"(%121, %116) : (i32, i32) -> i32
        %123 = "arith.cmpi"(%116, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %124 = "arith.select"(%123, %122, %85) : (i1, i32, i32) -> i32
        %125 = "arith.muli"(%124, %19) : (i32, i32) -> i32
        %126 = "arith.subi"(%112, %125) : (i32, i32) -> i32
        %127 = "llvm.intr.ctlz"(%114) {is_zero_poison = false} : (i32) -> i32
        %128 = "arith.subi"(%76, %127) : (i32, i32) -> i32
        %129 = "arith.shrui"(%121, %128) : (i32, i32) -> i32
        %130 = "arith.cmpi"(%128, %76) {predicate = 6 : i64} : (i32, i32) -> i1
        %131 = "arith.select"(%130, %129, %85) : (i1, i32, i32) -> i32
        %132 = "arith.muli"(%88, %5) : (i32, i32) -> i32
        %133 = "arith.muli"(%107, %6) : (i32, i32) -> i32
        %134 = "arith.addi"(%132, %133) : (i32, i32) -> i32
        %135 = "arith.muli"(%126, %7) : (i32, i32) -> i32
        %136 = "arith.addi"(%134, %135) : (i32, i32) -> i32
        %137 = "arith.muli"(%131, %8) : (i32, i32) -> i32
        %138 = "arith.addi"(%136, %137) : (i32, i32) -> i32
        %139 = "scf.if"(%31) ({
          %140 = "llvm.getelementptr"(%0, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %141 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%141) : (f32) -> ()
        }, {
          "scf.yield"(%33) : (f32) -> ()
        }) : (i1) -> f32
        %142 = "arith.addi"(%88, %73) : (i32, i32) -> i32
        %143 = "arith.addi"(%138, %5) : (i32, i32) -> i32
        %144 = "arith.cmpi"(%142, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %145, %146, %147 = "scf.if"(%144) ({
          %148 = "arith.addi"(%107, %73) : (i32, i32) -> i32
          %149 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %150 = "arith.subi"(%6, %149) : (i32, i32) -> i32
          %151 = "arith.addi"(%143, %150) : (i32, i32) -> i32
          "scf.yield"(%85, %148, %151) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%142, %107, %143) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %152 = "arith.cmpi"(%146, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %153, %154, %155 = "scf.if"(%152) ({
          %156 = "arith.addi"(%126, %73) : (i32, i32) -> i32
          %157 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %158 = "arith.subi"(%7, %157) : (i32, i32) -> i32
          %159 = "arith.addi"(%147, %158) : (i32, i32) -> i32
          "scf.yield"(%85, %156, %159) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%146, %126, %147) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %160 = "arith.cmpi"(%154, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %161, %162, %163 = "scf.if"(%160) ({
          %164 = "arith.addi"(%131, %73) : (i32, i32) -> i32
          %165 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %166 = "arith.subi"(%8, %165) : (i32, i32) -> i32
          %167 = "arith.addi"(%155, %166) : (i32, i32) -> i32
          "scf.yield"(%85, %164, %167) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%154, %131, %155) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %168 = "arith.addi"(%30, %73) : (i32, i32) -> i32
        %169 = "arith.cmpi"(%168, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %170 = "scf.if"(%169) ({
          %171 = "llvm.getelementptr"(%0, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %172 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%172) : (f32) -> ()
        }, {
          "scf.yield"(%34) : (f32) -> ()
        }) : (i1) -> f32
        %173 = "arith.addi"(%145, %73) : (i32, i32) -> i32
        %174 = "arith.addi"(%163, %5) : (i32, i32) -> i32
        %175 = "arith.cmpi"(%173, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %176, %177, %178 = "scf.if"(%175) ({
          %179 = "arith.addi"(%153, %73) : (i32, i32) -> i32
          %180 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %181 = "arith.subi"(%6, %180) : (i32, i32) -> i32
          %182 = "arith.addi"(%174, %181) : (i32, i32) -> i32
          "scf.yield"(%85, %179, %182) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%173, %153, %174) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %183 = "arith.cmpi"(%177, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %184, %185, %186 = "scf.if"(%183) ({
          %187 = "arith.addi"(%161, %73) : (i32, i32) -> i32
          %188 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %189 = "arith.subi"(%7, %188) : (i32, i32) -> i32
          %190 = "arith.addi"(%178, %189) : (i32, i32) -> i32
          "scf.yield"(%85, %187, %190) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%177, %161, %178) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %191 = "arith.cmpi"(%185, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %192, %193, %194 = "scf.if"(%191) ({
          %195 = "arith.addi"(%162, %73) : (i32, i32) -> i32
          %196 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %197 = "arith.subi"(%8, %196) : (i32, i32) -> i32
          %198 = "arith.addi"(%186, %197) : (i32, i32) -> i32
          "scf.yield"(%85, %195, %198) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%185, %162, %186) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %199 = "arith.constant"() {value = 2 : i32} : () -> i32
        %200 = "arith.addi"(%30, %199) : (i32, i32) -> i32
        %201 = "arith.cmpi"(%200, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %202 = "scf.if"(%201) ({
          %203 = "llvm.getelementptr"(%0, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%204) : (f32) -> ()
        }, {
          "scf.yield"(%35) : (f32) -> ()
        }) : (i1) -> f32
        %205 = "arith.addi"(%176, %73) : (i32, i32) -> i32
        %206 = "arith.addi"(%194, %5) : (i32, i32) -> i32
        %207 = "arith.cmpi"(%205, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %208, %209, %210 = "scf.if"(%207) ({
          %211 = "arith.addi"(%184, %73) : (i32, i32) -> i32
          %212 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %213 = "arith.subi"(%6, %212) : (i32, i32) -> i32
          %214 = "arith.addi"(%206, %213) : (i32, i32) -> i32
          "scf.yield"(%85, %211, %214) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%205, %184, %206) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %215 = "arith.cmpi"(%209, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %216, %217, %218 = "scf.if"(%215) ({
          %219 = "arith.addi"(%192, %73) : (i32, i32) -> i32
          %220 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %221 = "arith.subi"(%7, %220) : (i32, i32) -> i32
          %222 = "arith.addi"(%210, %221) : (i32, i32) -> i32
          "scf.yield"(%85, %219, %222) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%209, %192, %210) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %223 = "arith.cmpi"(%217, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %224, %225, %226 = "scf.if"(%223) ({
          %227 = "arith.addi"(%193, %73) : (i32, i32) -> i32
          %228 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %229 = "arith.subi"(%8, %228) : (i32, i32) -> i32
          %230 = "arith.addi"(%218, %229) : (i32, i32) -> i32
          "scf.yield"(%85, %227, %230) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%217, %193, %218) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %231 = "arith.constant"() {value = 3 : i32} : () -> i32
        %232 = "arith.addi"(%30, %231) : (i32, i32) -> i32
        %233 = "arith.cmpi"(%232, %13) {predicate = 2 : i64} : (i32, i32) -> i1
        %234 = "scf.if"(%233) ({
          %235 = "llvm.getelementptr"(%0, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%236) : (f32) -> ()
        }, {
          "scf.yield"(%36) : (f32) -> ()
        }) : (i1) -> f32
        %237 = "arith.addi"(%208, %73) : (i32, i32) -> i32
        %238 = "arith.addi"(%226, %5) : (i32, i32) -> i32
        %239 = "arith.cmpi"(%237, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %240, %241, %242 = "scf.if"(%239) ({
          %243 = "arith.addi"(%216, %73) : (i32, i32) -> i32
          %244 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %245 = "arith.subi"(%6, %244) : (i32, i32) -> i32
          %246 = "arith.addi"(%238, %245) : (i32, i32) -> i32
          "scf.yield"(%85, %243, %246) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%237, %216, %238) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %247 = "arith.cmpi"(%241, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %248, %249, %250 = "scf.if"(%247) ({
          %251 = "arith.addi"(%224, %73) : (i32, i32) -> i32
          %252 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %253 = "arith.subi"(%7, %252) : (i32, i32) -> i32
          %254 = "arith.addi"(%242, %253) : (i32, i32) -> i32
          "scf.yield"(%85, %251, %254) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%241, %224, %242) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %255 = "arith.cmpi"(%249, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %256, %257, %258 = "scf.if"(%255) ({
          %259 = "arith.addi"(%225, %73) : (i32, i32) -> i32
          %260 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %261 = "arith.subi"(%8, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%250, %261) : (i32, i32) -> i32
          "scf.yield"(%85, %259, %262) : (i32, i32, i32) -> ()
        }, {
          "scf.yield"(%249, %225, %250) : (i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32)
        %263 = "vector.from_elements"(%139, %170, %202, %234) : (f32, f32, f32, f32) -> vector<4xf32>
        %264 = "vector.from_elements"(%43, %44, %45, %46) : (f32, f32, f32, f32) -> vector<4xf32>
        %265 = "arith.addf"(%263, %264) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %266 = "vector.extract"(%265) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %267 = "vector.extract"(%265) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %268 = "vector.extract"(%265) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %269 = "vector.extract"(%265) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %270 = "llvm.getelementptr"(%11, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "scf.if"(%42) ({
          %271 = "vector.from_elements"(%266, %267, %268, %269) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%271, %270) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %272 = "arith.cmpi"(%41, %85) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%272) ({
            "llvm.store"(%266, %270) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %273 = "arith.cmpi"(%41, %73) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%273) ({
            %274 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%267, %274) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %275 = "arith.cmpi"(%41, %199) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%275) ({
            %276 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%268, %276) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %277 = "arith.cmpi"(%41, %231) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%277) ({
            %278 = "llvm.getelementptr"(%270) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%269, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_gathered_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: i32, %18: i32, %19: i32, %20: i32, %21: i64, %22: i32, %23: i64, %24: i32):
      %25 = "arith.trunci"(%14) : (i64) -> i32
      %26 = "arith.trunci"(%15) : (i64) -> i32
      %27 = "arith.trunci"(%16) : (i64) -> i32
      %28 = "arith.trunci"(%21) : (i64) -> i32
      %29 = "arith.trunci"(%23) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %36 = "arith.constant"() {value = 32 : i64} : () -> i64
      %37 = "arith.shrui"(%23, %36) : (i64, i64) -> i64
      %38 = "arith.constant"() {value = 1 : i32} : () -> i32
      %39 = "arith.subi"(%29, %38) : (i32, i32) -> i32
      %40 = "llvm.intr.ctlz"(%39) {is_zero_poison = false} : (i32) -> i32
      %41 = "arith.constant"() {value = 32 : i32} : () -> i32
      %42 = "arith.subi"(%41, %40) : (i32, i32) -> i32
      %43 = "arith.extui"(%33) : (i32) -> i64
      %44 = "arith.muli"(%43, %37) : (i64, i64) -> i64
      %45 = "arith.shrui"(%44, %36) : (i64, i64) -> i64
      %46 = "arith.trunci"(%45) : (i64) -> i32
      %47 = "arith.addi"(%46, %33) : (i32, i32) -> i32
      %48 = "arith.shrui"(%47, %42) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%42, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %50 = "arith.constant"() {value = 0 : i32} : () -> i32
      %51 = "arith.select"(%49, %48, %50) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %29) : (i32, i32) -> i32
      %53 = "arith.subi"(%33, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%39) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.subi"(%41, %54) : (i32, i32) -> i32
      %56 = "arith.shrui"(%47, %55) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%55, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %58 = "arith.select"(%57, %56, %50) : (i1, i32, i32) -> i32
      %59 = "arith.shrui"(%21, %36) : (i64, i64) -> i64
      %60 = "arith.subi"(%28, %38) : (i32, i32) -> i32
      %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
      %62 = "arith.subi"(%41, %61) : (i32, i32) -> i32
      %63 = "arith.extui"(%30) : (i32) -> i64
      %64 = "arith.muli"(%63, %59) : (i64, i64) -> i64
      %65 = "arith.shrui"(%64, %36) : (i64, i64) -> i64
      %66 = "arith.trunci"(%65) : (i64) -> i32
      %67 = "arith.addi"(%66, %30) : (i32, i32) -> i32
      %68 = "arith.shrui"(%67, %62) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%62, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %70 = "arith.select"(%69, %68, %50) : (i1, i32, i32) -> i32
      %71 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
      %72 = "arith.subi"(%41, %71) : (i32, i32) -> i32
      %73 = "arith.shrui"(%67, %72) : (i32, i32) -> i32
      %74 = "arith.cmpi"(%72, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %75 = "arith.select"(%74, %73, %50) : (i1, i32, i32) -> i32
      %76 = "arith.muli"(%75, %28) : (i32, i32) -> i32
      %77 = "arith.subi"(%30, %76) : (i32, i32) -> i32
      %78 = "arith.constant"() {value = 256 : i32} : () -> i32
      %79 = "arith.muli"(%53, %78) : (i32, i32) -> i32
      %80 = "arith.addi"(%79, %77) : (i32, i32) -> i32
      %81 = "arith.constant"() {value = 4 : i32} : () -> i32
      %82 = "arith.muli"(%81, %22) : (i32, i32) -> i32
      %83 = "arith.muli"(%58, %82) : (i32, i32) -> i32
      %84 = "arith.addi"(%83, %70) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%80, %20) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.cmpi"(%70, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.andi"(%85, %86) : (i1, i1) -> i1
      %88 = "arith.select"(%87, %13, %50) : (i1, i32, i32) -> i32
      %89 = "arith.muli"(%50, %22) : (i32, i32) -> i32
      %90 = "arith.addi"(%84, %89) : (i32, i32) -> i32
      %91 = "arith.muli"(%90, %20) : (i32, i32) -> i32
      %92 = "arith.addi"(%91, %80) : (i32, i32) -> i32
      %93 = "arith.addi"(%84, %22) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %20) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %80) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 2 : i32} : () -> i32
      %97 = "arith.muli"(%96, %22) : (i32, i32) -> i32
      %98 = "arith.addi"(%84, %97) : (i32, i32) -> i32
      %99 = "arith.muli"(%98, %20) : (i32, i32) -> i32
      %100 = "arith.addi"(%99, %80) : (i32, i32) -> i32
      %101 = "arith.constant"() {value = 3 : i32} : () -> i32
      %102 = "arith.muli"(%101, %22) : (i32, i32) -> i32
      %103 = "arith.addi"(%84, %102) : (i32, i32) -> i32
      %104 = "arith.muli"(%103, %20) : (i32, i32) -> i32
      %105 = "arith.addi"(%104, %80) : (i32, i32) -> i32
      %106 = "arith.muli"(%92, %81) : (i32, i32) -> i32
      %107 = "arith.subi"(%88, %106) : (i32, i32) -> i32
      %108 = "arith.minsi"(%107, %81) : (i32, i32) -> i32
      %109 = "arith.maxsi"(%108, %50) : (i32, i32) -> i32
      %110 = "arith.muli"(%95, %81) : (i32, i32) -> i32
      %111 = "arith.subi"(%88, %110) : (i32, i32) -> i32
      %112 = "arith.minsi"(%111, %81) : (i32, i32) -> i32
      %113 = "arith.maxsi"(%112, %50) : (i32, i32) -> i32
      %114 = "arith.muli"(%100, %81) : (i32, i32) -> i32
      %115 = "arith.subi"(%88, %114) : (i32, i32) -> i32
      %116 = "arith.minsi"(%115, %81) : (i32, i32) -> i32
      %117 = "arith.maxsi"(%116, %50) : (i32, i32) -> i32
      %118 = "arith.muli"(%105, %81) : (i32, i32) -> i32
      %119 = "arith.subi"(%88, %118) : (i32, i32) -> i32
      %120 = "arith.minsi"(%119, %81) : (i32, i32) -> i32
      %121 = "arith.maxsi"(%120, %50) : (i32, i32) -> i32
      %122 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%122) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%122) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%122) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%122) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%122) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%122) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%122) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%122) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%122) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%122) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%122) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %138 = "vector.extract"(%122) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %139 = "arith.muli"(%80, %81) : (i32, i32) -> i32
      %140 = "arith.shrui"(%14, %36) : (i64, i64) -> i64
      %141 = "arith.subi"(%25, %38) : (i32, i32) -> i32
      %142 = "llvm.intr.ctlz"(%141) {is_zero_poison = false} : (i32) -> i32
      %143 = "arith.subi"(%41, %142) : (i32, i32) -> i32
      %144 = "arith.extui"(%139) : (i32) -> i64
      %145 = "arith.muli"(%144, %140) : (i64, i64) -> i64
      %146 = "arith.shrui"(%145, %36) : (i64, i64) -> i64
      %147 = "arith.trunci"(%146) : (i64) -> i32
      %148 = "arith.addi"(%147, %139) : (i32, i32) -> i32
      %149 = "arith.shrui"(%148, %143) : (i32, i32) -> i32
      %150 = "arith.cmpi"(%143, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %151 = "arith.select"(%150, %149, %50) : (i1, i32, i32) -> i32
      %152 = "arith.muli"(%151, %25) : (i32, i32) -> i32
      %153 = "arith.subi"(%139, %152) : (i32, i32) -> i32
      %154 = "llvm.intr.ctlz"(%141) {is_zero_poison = false} : (i32) -> i32
      %155 = "arith.subi"(%41, %154) : (i32, i32) -> i32
      %156 = "arith.shrui"(%148, %155) : (i32, i32) -> i32
      %157 = "arith.cmpi"(%155, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %158 = "arith.select"(%157, %156, %50) : (i1, i32, i32) -> i32
      %159 = "arith.shrui"(%15, %36) : (i64, i64) -> i64
      %160 = "arith.subi"(%26, %38) : (i32, i32) -> i32
      %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
      %162 = "arith.subi"(%41, %161) : (i32, i32) -> i32
      %163 = "arith.extui"(%158) : (i32) -> i64
      %164 = "arith.muli"(%163, %159) : (i64, i64) -> i64
      %165 = "arith.shrui"(%164, %36) : (i64, i64) -> i64
      %166 = "arith.trunci"(%165) : (i64) -> i32
      %167 = "arith.addi"(%166, %158) : (i32, i32) -> i32
      %168 = "arith.shrui"(%167, %162) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%162, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %170 = "arith.select"(%169, %168, %50) : (i1, i32, i32) -> i32
      %171 = "arith.muli"(%170, %26) : (i32, i32) -> i32
      %172 = "arith.subi"(%158, %171) : (i32, i32) -> i32
      %173 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
      %174 = "arith.subi"(%41, %173) : (i32, i32) -> i32
      %175 = "arith.shrui"(%167, %174) : (i32, i32) -> i32
      %176 = "arith.cmpi"(%174, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %177 = "arith.select"(%176, %175, %50) : (i1, i32, i32) -> i32
      %178 = "arith.shrui"(%16, %36) : (i64, i64) -> i64
      %179 = "arith.subi"(%27, %38) : (i32, i32) -> i32
      %180 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
      %181 = "arith.subi"(%41, %180) : (i32, i32) -> i32
      %182 = "arith.extui"(%177) : (i32) -> i64
      %183 = "arith.muli"(%182, %178) : (i64, i64) -> i64
      %184 = "arith.shrui"(%183, %36) : (i64, i64) -> i64
      %185 = "arith.trunci"(%184) : (i64) -> i32
      %186 = "arith.addi"(%185, %177) : (i32, i32) -> i32
      %187 = "arith.shrui"(%186, %181) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%181, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %189 = "arith.select"(%188, %187, %50) : (i1, i32, i32) -> i32
      %190 = "arith.muli"(%189, %27) : (i32, i32) -> i32
      %191 = "arith.subi"(%177, %190) : (i32, i32) -> i32
      %192 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
      %193 = "arith.subi"(%41, %192) : (i32, i32) -> i32
      %194 = "arith.shrui"(%186, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%193, %41) {predicate = 6 : i64} : (i32, i32) -> i1
      %196 = "arith.select"(%195, %194, %50) : (i1, i32, i32) -> i32
      %197 = "arith.muli"(%153, %5) : (i32, i32) -> i32
      %198 = "arith.muli"(%172, %6) : (i32, i32) -> i32
      %199 = "arith.addi"(%197, %198) : (i32, i32) -> i32
      %200 = "arith.muli"(%191, %7) : (i32, i32) -> i32
      %201 = "arith.addi"(%199, %200) : (i32, i32) -> i32
      %202 = "arith.muli"(%196, %8) : (i32, i32) -> i32
      %203 = "arith.addi"(%201, %202) : (i32, i32) -> i32
      %204 = "arith.addi"(%153, %38) : (i32, i32) -> i32
      %205 = "arith.addi"(%203, %5) : (i32, i32) -> i32
      %206 = "arith.cmpi"(%204, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %207, %208, %209 = "scf.if"(%206) ({
        %210 = "arith.addi"(%172, %38) : (i32, i32) -> i32
        %211 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %212 = "arith.subi"(%6, %211) : (i32, i32) -> i32
        %213 = "arith.addi"(%205, %212) : (i32, i32) -> i32
        "scf.yield"(%50, %210, %213) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%204, %172, %205) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %214 = "arith.cmpi"(%208, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %215, %216, %217 = "scf.if"(%214) ({
        %218 = "arith.addi"(%191, %38) : (i32, i32) -> i32
        %219 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %220 = "arith.subi"(%7, %219) : (i32, i32) -> i32
        %221 = "arith.addi"(%209, %220) : (i32, i32) -> i32
        "scf.yield"(%50, %218, %221) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%208, %191, %209) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %222 = "arith.cmpi"(%216, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %223, %224, %225 = "scf.if"(%222) ({
        %226 = "arith.addi"(%196, %38) : (i32, i32) -> i32
        %227 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %228 = "arith.subi"(%8, %227) : (i32, i32) -> i32
        %229 = "arith.addi"(%217, %228) : (i32, i32) -> i32
        "scf.yield"(%50, %226, %229) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%216, %196, %217) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %230 = "arith.addi"(%207, %38) : (i32, i32) -> i32
      %231 = "arith.addi"(%225, %5) : (i32, i32) -> i32
      %232 = "arith.cmpi"(%230, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %233, %234, %235 = "scf.if"(%232) ({
        %236 = "arith.addi"(%215, %38) : (i32, i32) -> i32
        %237 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %238 = "arith.subi"(%6, %237) : (i32, i32) -> i32
        %239 = "arith.addi"(%231, %238) : (i32, i32) -> i32
        "scf.yield"(%50, %236, %239) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%230, %215, %231) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %240 = "arith.cmpi"(%234, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %241, %242, %243 = "scf.if"(%240) ({
        %244 = "arith.addi"(%223, %38) : (i32, i32) -> i32
        %245 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %246 = "arith.subi"(%7, %245) : (i32, i32) -> i32
        %247 = "arith.addi"(%235, %246) : (i32, i32) -> i32
        "scf.yield"(%50, %244, %247) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%234, %223, %235) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %248 = "arith.cmpi"(%242, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %249, %250, %251 = "scf.if"(%248) ({
        %252 = "arith.addi"(%224, %38) : (i32, i32) -> i32
        %253 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %254 = "arith.subi"(%8, %253) : (i32, i32) -> i32
        %255 = "arith.addi"(%243, %254) : (i32, i32) -> i32
        "scf.yield"(%50, %252, %255) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%242, %224, %243) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %256 = "arith.addi"(%233, %38) : (i32, i32) -> i32
      %257 = "arith.addi"(%251, %5) : (i32, i32) -> i32
      %258 = "arith.cmpi"(%256, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %259, %260, %261 = "scf.if"(%258) ({
        %262 = "arith.addi"(%241, %38) : (i32, i32) -> i32
        %263 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %264 = "arith.subi"(%6, %263) : (i32, i32) -> i32
        %265 = "arith.addi"(%257, %264) : (i32, i32) -> i32
        "scf.yield"(%50, %262, %265) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%256, %241, %257) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %266 = "arith.cmpi"(%260, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %267, %268, %269 = "scf.if"(%266) ({
        %270 = "arith.addi"(%249, %38) : (i32, i32) -> i32
        %271 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %272 = "arith.subi"(%7, %271) : (i32, i32) -> i32
        %273 = "arith.addi"(%261, %272) : (i32, i32) -> i32
        "scf.yield"(%50, %270, %273) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%260, %249, %261) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %274 = "arith.cmpi"(%268, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %275, %276, %277 = "scf.if"(%274) ({
        %278 = "arith.addi"(%250, %38) : (i32, i32) -> i32
        %279 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %280 = "arith.subi"(%8, %279) : (i32, i32) -> i32
        %281 = "arith.addi"(%269, %280) : (i32, i32) -> i32
        "scf.yield"(%50, %278, %281) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%268, %250, %269) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %282 = "arith.addi"(%259, %38) : (i32, i32) -> i32
      %283 = "arith.addi"(%277, %5) : (i32, i32) -> i32
      %284 = "arith.cmpi"(%282, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %285, %286, %287 = "scf.if"(%284) ({
        %288 = "arith.addi"(%267, %38) : (i32, i32) -> i32
        %289 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %290 = "arith.subi"(%6, %289) : (i32, i32) -> i32
        %291 = "arith.addi"(%283, %290) : (i32, i32) -> i32
        "scf.yield"(%50, %288, %291) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%282, %267, %283) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %292 = "arith.cmpi"(%286, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %293, %294, %295 = "scf.if"(%292) ({
        %296 = "arith.addi"(%275, %38) : (i32, i32) -> i32
        %297 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %298 = "arith.subi"(%7, %297) : (i32, i32) -> i32
        %299 = "arith.addi"(%287, %298) : (i32, i32) -> i32
        "scf.yield"(%50, %296, %299) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%286, %275, %287) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %300 = "arith.cmpi"(%294, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %301, %302, %303 = "scf.if"(%300) ({
        %304 = "arith.addi"(%276, %38) : (i32, i32) -> i32
        %305 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %306 = "arith.subi"(%8, %305) : (i32, i32) -> i32
        %307 = "arith.addi"(%295, %306) : (i32, i32) -> i32
        "scf.yield"(%50, %304, %307) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%294, %276, %295) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %308 = "arith.muli"(%84, %18) : (i32, i32) -> i32
      %309 = "llvm.getelementptr"(%0, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %310 = "arith.muli"(%18, %22) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %50) {predicate = 0 : i64} : (i32, i32) -> i1
      %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327 = "scf.if"(%311) ({
        %328 = "arith.cmpi"(%109, %50) {predicate = 4 : i64} : (i32, i32) -> i1
        %329 = "scf.if"(%328) ({
          %330 = "llvm.getelementptr"(%309, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%331) : (f32) -> ()
        }, {
          "scf.yield"(%123) : (f32) -> ()
        }) : (i1) -> f32
        %332 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
        %333 = "scf.if"(%332) ({
          %334 = "llvm.getelementptr"(%309, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %335 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%335) : (f32) -> ()
        }, {
          "scf.yield"(%124) : (f32) -> ()
        }) : (i1) -> f32
        %336 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
        %337 = "scf.if"(%336) ({
          %338 = "llvm.getelementptr"(%309, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%339) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        %340 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
        %341 = "scf.if"(%340) ({
          %342 = "llvm.getelementptr"(%309, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %343 = "llvm.load"(%342) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%343) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%329, %333, %337, %341, %329, %333, %337, %341, %329, %333, %337, %341, %329, %333, %337, %341) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %344 = "arith.cmpi"(%5, %50) {predicate = 0 : i64} : (i32, i32) -> i1
        %345 = "arith.cmpi"(%1, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %346 = "arith.cmpi"(%121, %81) {predicate = 0 : i64} : (i32, i32) -> i1
        %347 = "arith.andi"(%345, %346) : (i1, i1) -> i1
        %348 = "arith.andi"(%344, %347) : (i1, i1) -> i1
        %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364 = "scf.if"(%348) ({
          %365 = "arith.muli"(%50, %310) : (i32, i32) -> i32
          %366 = "llvm.getelementptr"(%309, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %367 = "llvm.getelementptr"(%366, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %369 = "llvm.getelementptr"(%366, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %371 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %372 = "arith.select"(%371, %368, %370) : (i1, f32, f32) -> f32
          %373 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %374 = "arith.select"(%373, %368, %370) : (i1, f32, f32) -> f32
          %375 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %376 = "arith.select"(%375, %368, %370) : (i1, f32, f32) -> f32
          %377 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %378 = "arith.select"(%377, %368, %370) : (i1, f32, f32) -> f32
          %379 = "llvm.getelementptr"(%309, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %380 = "llvm.getelementptr"(%379, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %381 = "llvm.load"(%380) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %382 = "llvm.getelementptr"(%379, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %383 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %384 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %385 = "arith.select"(%384, %381, %383) : (i1, f32, f32) -> f32
          %386 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %387 = "arith.select"(%386, %381, %383) : (i1, f32, f32) -> f32
          %388 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %389 = "arith.select"(%388, %381, %383) : (i1, f32, f32) -> f32
          %390 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %391 = "arith.select"(%390, %381, %383) : (i1, f32, f32) -> f32
          %392 = "arith.muli"(%96, %310) : (i32, i32) -> i32
          %393 = "llvm.getelementptr"(%309, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %394 = "llvm.getelementptr"(%393, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %395 = "llvm.load"(%394) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %396 = "llvm.getelementptr"(%393, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %398 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %399 = "arith.select"(%398, %395, %397) : (i1, f32, f32) -> f32
          %400 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %401 = "arith.select"(%400, %395, %397) : (i1, f32, f32) -> f32
          %402 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %403 = "arith.select"(%402, %395, %397) : (i1, f32, f32) -> f32
          %404 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %405 = "arith.select"(%404, %395, %397) : (i1, f32, f32) -> f32
          %406 = "arith.muli"(%101, %310) : (i32, i32) -> i32
          %407 = "llvm.getelementptr"(%309, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %408 = "llvm.getelementptr"(%407, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %409 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %410 = "llvm.getelementptr"(%407, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %411 = "llvm.load"(%410) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %412 = "arith.cmpi"(%203, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %413 = "arith.select"(%412, %409, %411) : (i1, f32, f32) -> f32
          %414 = "arith.cmpi"(%225, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %415 = "arith.select"(%414, %409, %411) : (i1, f32, f32) -> f32
          %416 = "arith.cmpi"(%251, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %417 = "arith.select"(%416, %409, %411) : (i1, f32, f32) -> f32
          %418 = "arith.cmpi"(%277, %203) {predicate = 0 : i64} : (i32, i32) -> i1
          %419 = "arith.select"(%418, %409, %411) : (i1, f32, f32) -> f32
          "scf.yield"(%372, %374, %376, %378, %385, %387, %389, %391, %399, %401, %403, %405, %413, %415, %417, %419) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %420 = "arith.muli"(%50, %310) : (i32, i32) -> i32
          %421 = "llvm.getelementptr"(%309, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %422 = "arith.cmpi"(%109, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %423, %424, %425, %426 = "scf.if"(%422) ({
            %427 = "llvm.getelementptr"(%421, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %429 = "llvm.getelementptr"(%421, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %431 = "llvm.getelementptr"(%421, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %433 = "llvm.getelementptr"(%421, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%428, %430, %432, %434) : (f32, f32, f32, f32) -> ()
          }, {
            %435 = "arith.cmpi"(%109, %50) {predicate = 4 : i64} : (i32, i32) -> i1
            %436 = "scf.if"(%435) ({
              %437 = "llvm.getelementptr"(%421, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%438) : (f32) -> ()
            }, {
              "scf.yield"(%123) : (f32) -> ()
            }) : (i1) -> f32
            %439 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %440 = "scf.if"(%439) ({
              %441 = "llvm.getelementptr"(%421, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%442) : (f32) -> ()
            }, {
              "scf.yield"(%124) : (f32) -> ()
            }) : (i1) -> f32
            %443 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %444 = "scf.if"(%443) ({
              %445 = "llvm.getelementptr"(%421, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %446 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%446) : (f32) -> ()
            }, {
              "scf.yield"(%125) : (f32) -> ()
            }) : (i1) -> f32
            %447 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %448 = "scf.if"(%447) ({
              %449 = "llvm.getelementptr"(%421, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%450) : (f32) -> ()
            }, {
              "scf.yield"(%126) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%436, %440, %444, %448) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %451 = "llvm.getelementptr"(%309, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %452 = "arith.cmpi"(%113, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %453, %454, %455, %456 = "scf.if"(%452) ({
            %457 = "llvm.getelementptr"(%451, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %459 = "llvm.getelementptr"(%451, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %460 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %461 = "llvm.getelementptr"(%451, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %463 = "llvm.getelementptr"(%451, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %464 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%458, %460, %462, %464) : (f32, f32, f32, f32) -> ()
          }, {
            %465 = "arith.cmpi"(%113, %50) {predicate = 4 : i64} : (i32, i32) -> i1
            %466 = "scf.if"(%465) ({
              %467 = "llvm.getelementptr"(%451, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%468) : (f32) -> ()
            }, {
              "scf.yield"(%127) : (f32) -> ()
            }) : (i1) -> f32
            %469 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %470 = "scf.if"(%469) ({
              %471 = "llvm.getelementptr"(%451, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%472) : (f32) -> ()
            }, {
              "scf.yield"(%128) : (f32) -> ()
            }) : (i1) -> f32
            %473 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %474 = "scf.if"(%473) ({
              %475 = "llvm.getelementptr"(%451, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %476 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%476) : (f32) -> ()
            }, {
              "scf.yield"(%129) : (f32) -> ()
            }) : (i1) -> f32
            %477 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %478 = "scf.if"(%477) ({
              %479 = "llvm.getelementptr"(%451, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%480) : (f32) -> ()
            }, {
              "scf.yield"(%130) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%466, %470, %474, %478) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %481 = "arith.muli"(%96, %310) : (i32, i32) -> i32
          %482 = "llvm.getelementptr"(%309, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %483 = "arith.cmpi"(%117, %81) {predicate = 0 : i64} : (i32, i32) -> i1
          %484, %485, %486, %487 = "scf.if"(%483) ({
            %488 = "llvm.getelementptr"(%482, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %489 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %490 = "llvm.getelementptr"(%482, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %491 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %492 = "llvm.getelementptr"(%482, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %493 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %494 = "llvm.getelementptr"(%482, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%489, %491, %493, %495) : (f32, f32, f32, f32) -> ()
          }, {
            %496 = "arith.cmpi"(%117, %50) {predicate = 4 : i64} : (i32, i32) -> i1
            %497 = "scf.if"(%496) ({
              %498 = "llvm.getelementptr"(%482, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %499 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%499) : (f32) -> ()
            }, {
              "scf.yield"(%131) : (f32) -> ()
            }) : (i1) -> f32
            %500 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %501 = "scf.if"(%500) ({
              %502 = "llvm.getelementptr"(%482, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %503 = "llvm.load"(%502) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%503) : (f32) -> ()
            }, {
              "scf.yield"(%132) : (f32) -> ()
            }) : (i1) -> f32
            %504 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %505 = "scf.if"(%504) ({
              %506 = "llvm.getelementptr"(%482, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %507 = "llvm.load"(%506) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%507) : (f32) -> ()
            }, {
              "scf.yield"(%133) : (f32) -> ()
            }) : (i1) -> f32
            %508 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %509 = "scf.if"(%508) ({
              %510 = "llvm.getelementptr"(%482, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %511 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%511) : (f32) -> ()
            }, {
              "scf.yield"(%134) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%497, %501, %505, %509) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %512 = "arith.muli"(%101, %310) : (i32, i32) -> i32
          %513 = "llvm.getelementptr"(%309, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %514, %515, %516, %517 = "scf.if"(%346) ({
            %518 = "llvm.getelementptr"(%513, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %519 = "llvm.load"(%518) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %520 = "llvm.getelementptr"(%513, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %521 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %522 = "llvm.getelementptr"(%513, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %523 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %524 = "llvm.getelementptr"(%513, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %525 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%519, %521, %523, %525) : (f32, f32, f32, f32) -> ()
          }, {
            %526 = "arith.cmpi"(%121, %50) {predicate = 4 : i64} : (i32, i32) -> i1
            %527 = "scf.if"(%526) ({
              %528 = "llvm.getelementptr"(%513, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %529 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%529) : (f32) -> ()
            }, {
              "scf.yield"(%135) : (f32) -> ()
            }) : (i1) -> f32
            %530 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
            %531 = "scf.if"(%530) ({
              %532 = "llvm.getelementptr"(%513, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %533 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%533) : (f32) -> ()
            }, {
              "scf.yield"(%136) : (f32) -> ()
            }) : (i1) -> f32
            %534 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
            %535 = "scf.if"(%534) ({
              %536 = "llvm.getelementptr"(%513, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %537 = "llvm.load"(%536) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%537) : (f32) -> ()
            }, {
              "scf.yield"(%137) : (f32) -> ()
            }) : (i1) -> f32
            %538 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
            %539 = "scf.if"(%538) ({
              %540 = "llvm.getelementptr"(%513, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "scf.yield"(%541) : (f32) -> ()
            }, {
              "scf.yield"(%138) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%527, %531, %535, %539) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%423, %424, %425, %426, %453, %454, %455, %456, %484, %485, %486, %487, %514, %515, %516, %517) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %542 = "arith.cmpi"(%109, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %543, %544, %545, %546 = "scf.if"(%542) ({
        %547 = "arith.extsi"(%92) : (i32) -> i64
        %548 = "arith.constant"() {value = 4 : i64} : () -> i64
        %549 = "arith.muli"(%547, %548) : (i64, i64) -> i64
        %550 = "llvm.getelementptr"(%9, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %551 = "arith.cmpi"(%109, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %552, %553, %554, %555 = "scf.if"(%551) ({
          %556 = "llvm.load"(%550) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %557 = "vector.extract"(%556) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %558 = "vector.extract"(%556) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %559 = "vector.extract"(%556) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %560 = "vector.extract"(%556) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%557, %558, %559, %560) : (f32, f32, f32, f32) -> ()
        }, {
          %561 = "scf.if"(%542) ({
            %562 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%562) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %563 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %564 = "scf.if"(%563) ({
            %565 = "llvm.getelementptr"(%550) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %566 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%566) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %567 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %568 = "scf.if"(%567) ({
            %569 = "llvm.getelementptr"(%550) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %570 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%570) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %571 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %572 = "scf.if"(%571) ({
            %573 = "llvm.getelementptr"(%550) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%574) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%561, %564, %568, %572) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%552, %553, %554, %555) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %575 = "arith.cmpi"(%113, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %576, %577, %578, %579 = "scf.if"(%575) ({
        %580 = "arith.extsi"(%95) : (i32) -> i64
        %581 = "arith.constant"() {value = 4 : i64} : () -> i64
        %582 = "arith.muli"(%580, %581) : (i64, i64) -> i64
        %583 = "llvm.getelementptr"(%9, %582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %584 = "arith.cmpi"(%113, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %585, %586, %587, %588 = "scf.if"(%584) ({
          %589 = "llvm.load"(%583) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %590 = "vector.extract"(%589) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %591 = "vector.extract"(%589) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %592 = "vector.extract"(%589) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %593 = "vector.extract"(%589) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%590, %591, %592, %593) : (f32, f32, f32, f32) -> ()
        }, {
          %594 = "scf.if"(%575) ({
            %595 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%595) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %596 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %597 = "scf.if"(%596) ({
            %598 = "llvm.getelementptr"(%583) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %599 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%599) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %600 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %601 = "scf.if"(%600) ({
            %602 = "llvm.getelementptr"(%583) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%603) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          %604 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %605 = "scf.if"(%604) ({
            %606 = "llvm.getelementptr"(%583) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %607 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%607) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%594, %597, %601, %605) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%585, %586, %587, %588) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %608 = "arith.cmpi"(%117, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %609, %610, %611, %612 = "scf.if"(%608) ({
        %613 = "arith.extsi"(%100) : (i32) -> i64
        %614 = "arith.constant"() {value = 4 : i64} : () -> i64
        %615 = "arith.muli"(%613, %614) : (i64, i64) -> i64
        %616 = "llvm.getelementptr"(%9, %615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %617 = "arith.cmpi"(%117, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %618, %619, %620, %621 = "scf.if"(%617) ({
          %622 = "llvm.load"(%616) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %623 = "vector.extract"(%622) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %624 = "vector.extract"(%622) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %625 = "vector.extract"(%622) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %626 = "vector.extract"(%622) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%623, %624, %625, %626) : (f32, f32, f32, f32) -> ()
        }, {
          %627 = "scf.if"(%608) ({
            %628 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%628) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %629 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %630 = "scf.if"(%629) ({
            %631 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %632 = "llvm.load"(%631) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%632) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %633 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %634 = "scf.if"(%633) ({
            %635 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%636) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          %637 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %638 = "scf.if"(%637) ({
            %639 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %640 = "llvm.load"(%639) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%640) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%627, %630, %634, %638) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%618, %619, %620, %621) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %641 = "arith.cmpi"(%121, %50) {predicate = 4 : i64} : (i32, i32) -> i1
      %642, %643, %644, %645 = "scf.if"(%641) ({
        %646 = "arith.extsi"(%105) : (i32) -> i64
        %647 = "arith.constant"() {value = 4 : i64} : () -> i64
        %648 = "arith.muli"(%646, %647) : (i64, i64) -> i64
        %649 = "llvm.getelementptr"(%9, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %650 = "arith.cmpi"(%121, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        %651, %652, %653, %654 = "scf.if"(%650) ({
          %655 = "llvm.load"(%649) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %656 = "vector.extract"(%655) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %657 = "vector.extract"(%655) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %658 = "vector.extract"(%655) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %659 = "vector.extract"(%655) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%656, %657, %658, %659) : (f32, f32, f32, f32) -> ()
        }, {
          %660 = "scf.if"(%641) ({
            %661 = "llvm.load"(%649) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%661) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %662 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          %663 = "scf.if"(%662) ({
            %664 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %665 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%665) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %666 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          %667 = "scf.if"(%666) ({
            %668 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %669 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%669) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          %670 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          %671 = "scf.if"(%670) ({
            %672 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %673 = "llvm.load"(%672) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%673) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%660, %663, %667, %671) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%651, %652, %653, %654) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %674 = "vector.from_elements"(%312, %313, %314, %315) : (f32, f32, f32, f32) -> vector<4xf32>
      %675 = "vector.from_elements"(%543, %544, %545, %546) : (f32, f32, f32, f32) -> vector<4xf32>
      %676 = "arith.addf"(%674, %675) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %677 = "vector.extract"(%676) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %678 = "vector.extract"(%676) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %679 = "vector.extract"(%676) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %680 = "vector.extract"(%676) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%542) ({
        %681 = "arith.extsi"(%92) : (i32) -> i64
        %682 = "arith.constant"() {value = 4 : i64} : () -> i64
        %683 = "arith.muli"(%681, %682) : (i64, i64) -> i64
        %684 = "llvm.getelementptr"(%11, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %685 = "arith.cmpi"(%109, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%685) ({
          %686 = "vector.from_elements"(%677, %678, %679, %680) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%686, %684) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%542) ({
            "llvm.store"(%677, %684) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %687 = "arith.cmpi"(%109, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%687) ({
            %688 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%678, %688) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %689 = "arith.cmpi"(%109, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%689) ({
            %690 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%679, %690) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %691 = "arith.cmpi"(%109, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%691) ({
            %692 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%680, %692) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %693 = "vector.from_elements"(%316, %317, %318, %319) : (f32, f32, f32, f32) -> vector<4xf32>
      %694 = "vector.from_elements"(%576, %577, %578, %579) : (f32, f32, f32, f32) -> vector<4xf32>
      %695 = "arith.addf"(%693, %694) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %696 = "vector.extract"(%695) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %697 = "vector.extract"(%695) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %698 = "vector.extract"(%695) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %699 = "vector.extract"(%695) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%575) ({
        %700 = "arith.extsi"(%95) : (i32) -> i64
        %701 = "arith.constant"() {value = 4 : i64} : () -> i64
        %702 = "arith.muli"(%700, %701) : (i64, i64) -> i64
        %703 = "llvm.getelementptr"(%11, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %704 = "arith.cmpi"(%113, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%704) ({
          %705 = "vector.from_elements"(%696, %697, %698, %699) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%705, %703) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%575) ({
            "llvm.store"(%696, %703) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %706 = "arith.cmpi"(%113, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%706) ({
            %707 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%697, %707) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %708 = "arith.cmpi"(%113, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%708) ({
            %709 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%698, %709) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %710 = "arith.cmpi"(%113, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%710) ({
            %711 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%699, %711) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %712 = "vector.from_elements"(%320, %321, %322, %323) : (f32, f32, f32, f32) -> vector<4xf32>
      %713 = "vector.from_elements"(%609, %610, %611, %612) : (f32, f32, f32, f32) -> vector<4xf32>
      %714 = "arith.addf"(%712, %713) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %715 = "vector.extract"(%714) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %716 = "vector.extract"(%714) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %717 = "vector.extract"(%714) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %718 = "vector.extract"(%714) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%608) ({
        %719 = "arith.extsi"(%100) : (i32) -> i64
        %720 = "arith.constant"() {value = 4 : i64} : () -> i64
        %721 = "arith.muli"(%719, %720) : (i64, i64) -> i64
        %722 = "llvm.getelementptr"(%11, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %723 = "arith.cmpi"(%117, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%723) ({
          %724 = "vector.from_elements"(%715, %716, %717, %718) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%724, %722) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%608) ({
            "llvm.store"(%715, %722) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %725 = "arith.cmpi"(%117, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%725) ({
            %726 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%716, %726) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %727 = "arith.cmpi"(%117, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%727) ({
            %728 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%717, %728) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %729 = "arith.cmpi"(%117, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%729) ({
            %730 = "llvm.getelementptr"(%722) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%718, %730) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %731 = "vector.from_elements"(%324, %325, %326, %327) : (f32, f32, f32, f32) -> vector<4xf32>
      %732 = "vector.from_elements"(%642, %643, %644, %645) : (f32, f32, f32, f32) -> vector<4xf32>
      %733 = "arith.addf"(%731, %732) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %734 = "vector.extract"(%733) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %735 = "vector.extract"(%733) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %736 = "vector.extract"(%733) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %737 = "vector.extract"(%733) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%641) ({
        %738 = "arith.extsi"(%105) : (i32) -> i64
        %739 = "arith.constant"() {value = 4 : i64} : () -> i64
        %740 = "arith.muli"(%738, %739) : (i64, i64) -> i64
        %741 = "llvm.getelementptr"(%11, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %742 = "arith.cmpi"(%121, %81) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%742) ({
          %743 = "vector.from_elements"(%734, %735, %736, %737) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%743, %741) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%641) ({
            "llvm.store"(%734, %741) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %744 = "arith.cmpi"(%121, %38) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%744) ({
            %745 = "llvm.getelementptr"(%741) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%735, %745) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %746 = "arith.cmpi"(%121, %96) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%746) ({
            %747 = "llvm.getelementptr"(%741) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%736, %747) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %748 = "arith.cmpi"(%121, %101) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%748) ({
            %749 = "llvm.getelementptr"(%741) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%737, %749) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_elements_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i64, %18: i64, %19: i64):
      %20 = "arith.trunci"(%17) : (i64) -> i32
      %21 = "arith.trunci"(%18) : (i64) -> i32
      %22 = "arith.trunci"(%19) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %23 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %29 = "arith.constant"() {value = 256 : i32} : () -> i32
      %30 = "arith.muli"(%26, %29) : (i32, i32) -> i32
      %31 = "arith.addi"(%30, %23) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 4 : i32} : () -> i32
      %33 = "arith.muli"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %16) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%34) ({
        %35 = "arith.constant"() {value = 32 : i64} : () -> i64
        %36 = "arith.shrui"(%17, %35) : (i64, i64) -> i64
        %37 = "arith.constant"() {value = 1 : i32} : () -> i32
        %38 = "arith.subi"(%20, %37) : (i32, i32) -> i32
        %39 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
        %40 = "arith.constant"() {value = 32 : i32} : () -> i32
        %41 = "arith.subi"(%40, %39) : (i32, i32) -> i32
        %42 = "arith.extui"(%33) : (i32) -> i64
        %43 = "arith.muli"(%42, %36) : (i64, i64) -> i64
        %44 = "arith.shrui"(%43, %35) : (i64, i64) -> i64
        %45 = "arith.trunci"(%44) : (i64) -> i32
        %46 = "arith.addi"(%45, %33) : (i32, i32) -> i32
        %47 = "arith.shrui"(%46, %41) : (i32, i32) -> i32
        %48 = "arith.cmpi"(%41, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %49 = "arith.constant"() {value = 0 : i32} : () -> i32
        %50 = "arith.select"(%48, %47, %49) : (i1, i32, i32) -> i32
        %51 = "arith.muli"(%50, %20) : (i32, i32) -> i32
        %52 = "arith.subi"(%33, %51) : (i32, i32) -> i32
        %53 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
        %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
        %55 = "arith.shrui"(%46, %54) : (i32, i32) -> i32
        %56 = "arith.cmpi"(%54, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %57 = "arith.select"(%56, %55, %49) : (i1, i32, i32) -> i32
        %58 = "arith.shrui"(%18, %35) : (i64, i64) -> i64
        %59 = "arith.subi"(%21, %37) : (i32, i32) -> i32
        %60 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
        %61 = "arith.subi"(%40, %60) : (i32, i32) -> i32
        %62 = "arith.extui"(%57) : (i32) -> i64
        %63 = "arith.muli"(%62, %58) : (i64, i64) -> i64
        %64 = "arith.shrui"(%63, %35) : (i64, i64) -> i64
        %65 = "arith.trunci"(%64) : (i64) -> i32
        %66 = "arith.addi"(%65, %57) : (i32, i32) -> i32
        %67 = "arith.shrui"(%66, %61) : (i32, i32) -> i32
        %68 = "arith.cmpi"(%61, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %69 = "arith.select"(%68, %67, %49) : (i1, i32, i32) -> i32
        %70 = "arith.muli"(%69, %21) : (i32, i32) -> i32
        %71 = "arith.subi"(%57, %70) : (i32, i32) -> i32
        %72 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
        %73 = "arith.subi"(%40, %72) : (i32, i32) -> i32
        %74 = "arith.shrui"(%66, %73) : (i32, i32) -> i32
        %75 = "arith.cmpi"(%73, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %76 = "arith.select"(%75, %74, %49) : (i1, i32, i32) -> i32
        %77 = "arith.shrui"(%19, %35) : (i64, i64) -> i64
        %78 = "arith.subi"(%22, %37) : (i32, i32) -> i32
        %79 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
        %80 = "arith.subi"(%40, %79) : (i32, i32) -> i32
        %81 = "arith.extui"(%76) : (i32) -> i64
        %82 = "arith.muli"(%81, %77) : (i64, i64) -> i64
        %83 = "arith.shrui"(%82, %35) : (i64, i64) -> i64
        %84 = "arith.trunci"(%83) : (i64) -> i32
        %85 = "arith.addi"(%84, %76) : (i32, i32) -> i32
        %86 = "arith.shrui"(%85, %80) : (i32, i32) -> i32
        %87 = "arith.cmpi"(%80, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %88 = "arith.select"(%87, %86, %49) : (i1, i32, i32) -> i32
        %89 = "arith.muli"(%88, %22) : (i32, i32) -> i32
        %90 = "arith.subi"(%76, %89) : (i32, i32) -> i32
        %91 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
        %92 = "arith.subi"(%40, %91) : (i32, i32) -> i32
        %93 = "arith.shrui"(%85, %92) : (i32, i32) -> i32
        %94 = "arith.cmpi"(%92, %40) {predicate = 6 : i64} : (i32, i32) -> i1
        %95 = "arith.select"(%94, %93, %49) : (i1, i32, i32) -> i32
        %96 = "arith.muli"(%52, %5) : (i32, i32) -> i32
        %97 = "arith.muli"(%71, %6) : (i32, i32) -> i32
        %98 = "arith.addi"(%96, %97) : (i32, i32) -> i32
        %99 = "arith.muli"(%90, %7) : (i32, i32) -> i32
        %100 = "arith.addi"(%98, %99) : (i32, i32) -> i32
        %101 = "arith.muli"(%95, %8) : (i32, i32) -> i32
        %102 = "arith.addi"(%100, %101) : (i32, i32) -> i32
        %103 = "arith.muli"(%52, %10) : (i32, i32) -> i32
        %104 = "arith.muli"(%71, %11) : (i32, i32) -> i32
        %105 = "arith.addi"(%103, %104) : (i32, i32) -> i32
        %106 = "arith.muli"(%90, %12) : (i32, i32) -> i32
        %107 = "arith.addi"(%105, %106) : (i32, i32) -> i32
        %108 = "arith.muli"(%95, %13) : (i32, i32) -> i32
        %109 = "arith.addi"(%107, %108) : (i32, i32) -> i32
        %110 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%110) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%110) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %115, %116 = "scf.if"(%34) ({
          %117 = "llvm.getelementptr"(%0, %102) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %118 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %119 = "llvm.getelementptr"(%9, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %120 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%118, %120) : (f32, f32) -> ()
        }, {
          "scf.yield"(%111, %111) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %121 = "arith.addi"(%52, %37) : (i32, i32) -> i32
        %122 = "arith.addi"(%102, %5) : (i32, i32) -> i32
        %123 = "arith.addi"(%109, %10) : (i32, i32) -> i32
        %124 = "arith.cmpi"(%121, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %125, %126, %127, %128 = "scf.if"(%124) ({
          %129 = "arith.addi"(%71, %37) : (i32, i32) -> i32
          %130 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %131 = "arith.subi"(%6, %130) : (i32, i32) -> i32
          %132 = "arith.addi"(%122, %131) : (i32, i32) -> i32
          %133 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %134 = "arith.subi"(%11, %133) : (i32, i32) -> i32
          %135 = "arith.addi"(%123, %134) : (i32, i32) -> i32
          "scf.yield"(%49, %129, %132, %135) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%121, %71, %122, %123) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %136 = "arith.cmpi"(%126, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %137, %138, %139, %140 = "scf.if"(%136) ({
          %141 = "arith.addi"(%90, %37) : (i32, i32) -> i32
          %142 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %143 = "arith.subi"(%7, %142) : (i32, i32) -> i32
          %144 = "arith.addi"(%127, %143) : (i32, i32) -> i32
          %145 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %146 = "arith.subi"(%12, %145) : (i32, i32) -> i32
          %147 = "arith.addi"(%128, %146) : (i32, i32) -> i32
          "scf.yield"(%49, %141, %144, %147) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%126, %90, %127, %128) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %148 = "arith.cmpi"(%138, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %149, %150, %151, %152 = "scf.if"(%148) ({
          %153 = "arith.addi"(%95, %37) : (i32, i32) -> i32
          %154 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %155 = "arith.subi"(%8, %154) : (i32, i32) -> i32
          %156 = "arith.addi"(%139, %155) : (i32, i32) -> i32
          %157 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %158 = "arith.subi"(%13, %157) : (i32, i32) -> i32
          %159 = "arith.addi"(%140, %158) : (i32, i32) -> i32
          "scf.yield"(%49, %153, %156, %159) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%138, %95, %139, %140) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %160 = "arith.addi"(%33, %37) : (i32, i32) -> i32
        %161 = "arith.cmpi"(%160, %16) {predicate = 2 : i64} : (i32, i32) -> i1
        %162, %163 = "scf.if"(%161) ({
          %164 = "llvm.getelementptr"(%0, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %166 = "llvm.getelementptr"(%9, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %167 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%165, %167) : (f32, f32) -> ()
        }, {
          "scf.yield"(%112, %112) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %168 = "arith.addi"(%125, %37) : (i32, i32) -> i32
        %169 = "arith.addi"(%151, %5) : (i32, i32) -> i32
        %170 = "arith.addi"(%152, %10) : (i32, i32) -> i32
        %171 = "arith.cmpi"(%168, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %172, %173, %174, %175 = "scf.if"(%171) ({
          %176 = "arith.addi"(%137, %37) : (i32, i32) -> i32
          %177 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %178 = "arith.subi"(%6, %177) : (i32, i32) -> i32
          %179 = "arith.addi"(%169, %178) : (i32, i32) -> i32
          %180 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %181 = "arith.subi"(%11, %180) : (i32, i32) -> i32
          %182 = "arith.addi"(%170, %181) : (i32, i32) -> i32
          "scf.yield"(%49, %176, %179, %182) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%168, %137, %169, %170) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %183 = "arith.cmpi"(%173, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %184, %185, %186, %187 = "scf.if"(%183) ({
          %188 = "arith.addi"(%149, %37) : (i32, i32) -> i32
          %189 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %190 = "arith.subi"(%7, %189) : (i32, i32) -> i32
          %191 = "arith.addi"(%174, %190) : (i32, i32) -> i32
          %192 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %193 = "arith.subi"(%12, %192) : (i32, i32) -> i32
          %194 = "arith.addi"(%175, %193) : (i32, i32) -> i32
          "scf.yield"(%49, %188, %191, %194) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%173, %149, %174, %175) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %195 = "arith.cmpi"(%185, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %196, %197, %198, %199 = "scf.if"(%195) ({
          %200 = "arith.addi"(%150, %37) : (i32, i32) -> i32
          %201 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %202 = "arith.subi"(%8, %201) : (i32, i32) -> i32
          %203 = "arith.addi"(%186, %202) : (i32, i32) -> i32
          %204 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %205 = "arith.subi"(%13, %204) : (i32, i32) -> i32
          %206 = "arith.addi"(%187, %205) : (i32, i32) -> i32
          "scf.yield"(%49, %200, %203, %206) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%185, %150, %186, %187) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %207 = "arith.constant"() {value = 2 : i32} : () -> i32
        %208 = "arith.addi"(%33, %207) : (i32, i32) -> i32
        %209 = "arith.cmpi"(%208, %16) {predicate = 2 : i64} : (i32, i32) -> i1
        %210, %211 = "scf.if"(%209) ({
          %212 = "llvm.getelementptr"(%0, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %214 = "llvm.getelementptr"(%9, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %215 = "llvm.load"(%214) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%213, %215) : (f32, f32) -> ()
        }, {
          "scf.yield"(%113, %113) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %216 = "arith.addi"(%172, %37) : (i32, i32) -> i32
        %217 = "arith.addi"(%198, %5) : (i32, i32) -> i32
        %218 = "arith.addi"(%199, %10) : (i32, i32) -> i32
        %219 = "arith.cmpi"(%216, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %220, %221, %222, %223 = "scf.if"(%219) ({
          %224 = "arith.addi"(%184, %37) : (i32, i32) -> i32
          %225 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %226 = "arith.subi"(%6, %225) : (i32, i32) -> i32
          %227 = "arith.addi"(%217, %226) : (i32, i32) -> i32
          %228 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %229 = "arith.subi"(%11, %228) : (i32, i32) -> i32
          %230 = "arith.addi"(%218, %229) : (i32, i32) -> i32
          "scf.yield"(%49, %224, %227, %230) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%216, %184, %217, %218) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %231 = "arith.cmpi"(%221, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %232, %233, %234, %235 = "scf.if"(%231) ({
          %236 = "arith.addi"(%196, %37) : (i32, i32) -> i32
          %237 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %238 = "arith.subi"(%7, %237) : (i32, i32) -> i32
          %239 = "arith.addi"(%222, %238) : (i32, i32) -> i32
          %240 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %241 = "arith.subi"(%12, %240) : (i32, i32) -> i32
          %242 = "arith.addi"(%223, %241) : (i32, i32) -> i32
          "scf.yield"(%49, %236, %239, %242) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%221, %196, %222, %223) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %243 = "arith.cmpi"(%233, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %244, %245, %246, %247 = "scf.if"(%243) ({
          %248 = "arith.addi"(%197, %37) : (i32, i32) -> i32
          %249 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %250 = "arith.subi"(%8, %249) : (i32, i32) -> i32
          %251 = "arith.addi"(%234, %250) : (i32, i32) -> i32
          %252 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %253 = "arith.subi"(%13, %252) : (i32, i32) -> i32
          %254 = "arith.addi"(%235, %253) : (i32, i32) -> i32
          "scf.yield"(%49, %248, %251, %254) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%233, %197, %234, %235) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %255 = "arith.constant"() {value = 3 : i32} : () -> i32
        %256 = "arith.addi"(%33, %255) : (i32, i32) -> i32
        %257 = "arith.cmpi"(%256, %16) {predicate = 2 : i64} : (i32, i32) -> i1
        %258, %259 = "scf.if"(%257) ({
          %260 = "llvm.getelementptr"(%0, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %262 = "llvm.getelementptr"(%9, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%261, %263) : (f32, f32) -> ()
        }, {
          "scf.yield"(%114, %114) : (f32, f32) -> ()
        }) : (i1) -> (f32, f32)
        %264 = "arith.addi"(%220, %37) : (i32, i32) -> i32
        %265 = "arith.addi"(%246, %5) : (i32, i32) -> i32
        %266 = "arith.addi"(%247, %10) : (i32, i32) -> i32
        %267 = "arith.cmpi"(%264, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %268, %269, %270, %271 = "scf.if"(%267) ({
          %272 = "arith.addi"(%232, %37) : (i32, i32) -> i32
          %273 = "arith.muli"(%1, %5) : (i32, i32) -> i32
          %274 = "arith.subi"(%6, %273) : (i32, i32) -> i32
          %275 = "arith.addi"(%265, %274) : (i32, i32) -> i32
          %276 = "arith.muli"(%1, %10) : (i32, i32) -> i32
          %277 = "arith.subi"(%11, %276) : (i32, i32) -> i32
          %278 = "arith.addi"(%266, %277) : (i32, i32) -> i32
          "scf.yield"(%49, %272, %275, %278) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%264, %232, %265, %266) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %279 = "arith.cmpi"(%269, %2) {predicate = 0 : i64} : (i32, i32) -> i1
        %280, %281, %282, %283 = "scf.if"(%279) ({
          %284 = "arith.addi"(%244, %37) : (i32, i32) -> i32
          %285 = "arith.muli"(%2, %6) : (i32, i32) -> i32
          %286 = "arith.subi"(%7, %285) : (i32, i32) -> i32
          %287 = "arith.addi"(%270, %286) : (i32, i32) -> i32
          %288 = "arith.muli"(%2, %11) : (i32, i32) -> i32
          %289 = "arith.subi"(%12, %288) : (i32, i32) -> i32
          %290 = "arith.addi"(%271, %289) : (i32, i32) -> i32
          "scf.yield"(%49, %284, %287, %290) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%269, %244, %270, %271) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %291 = "arith.cmpi"(%281, %3) {predicate = 0 : i64} : (i32, i32) -> i1
        %292, %293, %294, %295 = "scf.if"(%291) ({
          %296 = "arith.addi"(%245, %37) : (i32, i32) -> i32
          %297 = "arith.muli"(%3, %7) : (i32, i32) -> i32
          %298 = "arith.subi"(%8, %297) : (i32, i32) -> i32
          %299 = "arith.addi"(%282, %298) : (i32, i32) -> i32
          %300 = "arith.muli"(%3, %12) : (i32, i32) -> i32
          %301 = "arith.subi"(%13, %300) : (i32, i32) -> i32
          %302 = "arith.addi"(%283, %301) : (i32, i32) -> i32
          "scf.yield"(%49, %296, %299, %302) : (i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%281, %245, %282, %283) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %303 = "vector.from_elements"(%115, %162, %210, %258) : (f32, f32, f32, f32) -> vector<4xf32>
        %304 = "vector.from_elements"(%116, %163, %211, %259) : (f32, f32, f32, f32) -> vector<4xf32>
        %305 = "arith.addf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %306 = "vector.extract"(%305) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %307 = "vector.extract"(%305) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %308 = "vector.extract"(%305) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %309 = "vector.extract"(%305) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %310 = "arith.extsi"(%31) : (i32) -> i64
        %311 = "arith.constant"() {value = 4 : i64} : () -> i64
        %312 = "arith.muli"(%310, %311) : (i64, i64) -> i64
        %313 = "llvm.getelementptr"(%14, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %314 = "arith.subi"(%16, %33) : (i32, i32) -> i32
        %315 = "arith.cmpi"(%314, %32) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%315) ({
          %316 = "vector.from_elements"(%306, %307, %308, %309) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%316, %313) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %317 = "arith.cmpi"(%314, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%317) ({
            "llvm.store"(%306, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %318 = "arith.cmpi"(%314, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%318) ({
            %319 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%307, %319) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %320 = "arith.cmpi"(%314, %207) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%320) ({
            %321 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%308, %321) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %322 = "arith.cmpi"(%314, %255) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%322) ({
            %323 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%309, %323) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_gathered_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i64, %18: i64, %19: i64, %20: i32, %21: i32, %22: i32, %23: i32, %24: i64, %25: i32, %26: i64, %27: i32):
      %28 = "arith.trunci"(%17) : (i64) -> i32
      %29 = "arith.trunci"(%18) : (i64) -> i32
      %30 = "arith.trunci"(%19) : (i64) -> i32
      %31 = "arith.trunci"(%24) : (i64) -> i32
      %32 = "arith.trunci"(%26) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %33 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %39 = "arith.constant"() {value = 32 : i64} : () -> i64
      %40 = "arith.shrui"(%26, %39) : (i64, i64) -> i64
      %41 = "arith.constant"() {value = 1 : i32} : () -> i32
      %42 = "arith.subi"(%32, %41) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.constant"() {value = 32 : i32} : () -> i32
      %45 = "arith.subi"(%44, %43) : (i32, i32) -> i32
      %46 = "arith.extui"(%36) : (i32) -> i64
      %47 = "arith.muli"(%46, %40) : (i64, i64) -> i64
      %48 = "arith.shrui"(%47, %39) : (i64, i64) -> i64
      %49 = "arith.trunci"(%48) : (i64) -> i32
      %50 = "arith.addi"(%49, %36) : (i32, i32) -> i32
      %51 = "arith.shrui"(%50, %45) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%45, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %53 = "arith.constant"() {value = 0 : i32} : () -> i32
      %54 = "arith.select"(%52, %51, %53) : (i1, i32, i32) -> i32
      %55 = "arith.muli"(%54, %32) : (i32, i32) -> i32
      %56 = "arith.subi"(%36, %55) : (i32, i32) -> i32
      %57 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %58 = "arith.subi"(%44, %57) : (i32, i32) -> i32
      %59 = "arith.shrui"(%50, %58) : (i32, i32) -> i32
      %60 = "arith.cmpi"(%58, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %61 = "arith.select"(%60, %59, %53) : (i1, i32, i32) -> i32
      %62 = "arith.shrui"(%24, %39) : (i64, i64) -> i64
      %63 = "arith.subi"(%31, %41) : (i32, i32) -> i32
      %64 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
      %65 = "arith.subi"(%44, %64) : (i32, i32) -> i32
      %66 = "arith.extui"(%33) : (i32) -> i64
      %67 = "arith.muli"(%66, %62) : (i64, i64) -> i64
      %68 = "arith.shrui"(%67, %39) : (i64, i64) -> i64
      %69 = "arith.trunci"(%68) : (i64) -> i32
      %70 = "arith.addi"(%69, %33) : (i32, i32) -> i32
      %71 = "arith.shrui"(%70, %65) : (i32, i32) -> i32
      %72 = "arith.cmpi"(%65, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %73 = "arith.select"(%72, %71, %53) : (i1, i32, i32) -> i32
      %74 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
      %75 = "arith.subi"(%44, %74) : (i32, i32) -> i32
      %76 = "arith.shrui"(%70, %75) : (i32, i32) -> i32
      %77 = "arith.cmpi"(%75, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %78 = "arith.select"(%77, %76, %53) : (i1, i32, i32) -> i32
      %79 = "arith.muli"(%78, %31) : (i32, i32) -> i32
      %80 = "arith.subi"(%33, %79) : (i32, i32) -> i32
      %81 = "arith.constant"() {value = 256 : i32} : () -> i32
      %82 = "arith.muli"(%56, %81) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %80) : (i32, i32) -> i32
      %84 = "arith.constant"() {value = 4 : i32} : () -> i32
      %85 = "arith.muli"(%84, %25) : (i32, i32) -> i32
      %86 = "arith.muli"(%61, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%86, %73) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%83, %23) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.cmpi"(%73, %25) {predicate = 2 : i64} : (i32, i32) -> i1
      %90 = "arith.andi"(%88, %89) : (i1, i1) -> i1
      %91 = "arith.select"(%90, %16, %53) : (i1, i32, i32) -> i32
      %92 = "arith.muli"(%53, %25) : (i32, i32) -> i32
      %93 = "arith.addi"(%87, %92) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %23) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %83) : (i32, i32) -> i32
      %96 = "arith.addi"(%87, %25) : (i32, i32) -> i32
      %97 = "arith.muli"(%96, %23) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %83) : (i32, i32) -> i32
      %99 = "arith.constant"() {value = 2 : i32} : () -> i32
      %100 = "arith.muli"(%99, %25) : (i32, i32) -> i32
      %101 = "arith.addi"(%87, %100) : (i32, i32) -> i32
      %102 = "arith.muli"(%101, %23) : (i32, i32) -> i32
      %103 = "arith.addi"(%102, %83) : (i32, i32) -> i32
      %104 = "arith.constant"() {value = 3 : i32} : () -> i32
      %105 = "arith.muli"(%104, %25) : (i32, i32) -> i32
      %106 = "arith.addi"(%87, %105) : (i32, i32) -> i32
      %107 = "arith.muli"(%106, %23) : (i32, i32) -> i32
      %108 = "arith.addi"(%107, %83) : (i32, i32) -> i32
      %109 = "arith.muli"(%95, %84) : (i32, i32) -> i32
      %110 = "arith.subi"(%91, %109) : (i32, i32) -> i32
      %111 = "arith.minsi"(%110, %84) : (i32, i32) -> i32
      %112 = "arith.maxsi"(%111, %53) : (i32, i32) -> i32
      %113 = "arith.muli"(%98, %84) : (i32, i32) -> i32
      %114 = "arith.subi"(%91, %113) : (i32, i32) -> i32
      %115 = "arith.minsi"(%114, %84) : (i32, i32) -> i32
      %116 = "arith.maxsi"(%115, %53) : (i32, i32) -> i32
      %117 = "arith.muli"(%103, %84) : (i32, i32) -> i32
      %118 = "arith.subi"(%91, %117) : (i32, i32) -> i32
      %119 = "arith.minsi"(%118, %84) : (i32, i32) -> i32
      %120 = "arith.maxsi"(%119, %53) : (i32, i32) -> i32
      %121 = "arith.muli"(%108, %84) : (i32, i32) -> i32
      %122 = "arith.subi"(%91, %121) : (i32, i32) -> i32
      %123 = "arith.minsi"(%122, %84) : (i32, i32) -> i32
      %124 = "arith.maxsi"(%123, %53) : (i32, i32) -> i32
      %125 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %126 = "vector.extract"(%125) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%125) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%125) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%125) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%125) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%125) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%125) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%125) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%125) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%125) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%125) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%125) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %138 = "vector.extract"(%125) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %139 = "vector.extract"(%125) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %140 = "vector.extract"(%125) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %141 = "vector.extract"(%125) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %142 = "arith.muli"(%83, %84) : (i32, i32) -> i32
      %143 = "arith.shrui"(%17, %39) : (i64, i64) -> i64
      %144 = "arith.subi"(%28, %41) : (i32, i32) -> i32
      %145 = "llvm.intr.ctlz"(%144) {is_zero_poison = false} : (i32) -> i32
      %146 = "arith.subi"(%44, %145) : (i32, i32) -> i32
      %147 = "arith.extui"(%142) : (i32) -> i64
      %148 = "arith.muli"(%147, %143) : (i64, i64) -> i64
      %149 = "arith.shrui"(%148, %39) : (i64, i64) -> i64
      %150 = "arith.trunci"(%149) : (i64) -> i32
      %151 = "arith.addi"(%150, %142) : (i32, i32) -> i32
      %152 = "arith.shrui"(%151, %146) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%146, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %154 = "arith.select"(%153, %152, %53) : (i1, i32, i32) -> i32
      %155 = "arith.muli"(%154, %28) : (i32, i32) -> i32
      %156 = "arith.subi"(%142, %155) : (i32, i32) -> i32
      %157 = "llvm.intr.ctlz"(%144) {is_zero_poison = false} : (i32) -> i32
      %158 = "arith.subi"(%44, %157) : (i32, i32) -> i32
      %159 = "arith.shrui"(%151, %158) : (i32, i32) -> i32
      %160 = "arith.cmpi"(%158, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %161 = "arith.select"(%160, %159, %53) : (i1, i32, i32) -> i32
      %162 = "arith.shrui"(%18, %39) : (i64, i64) -> i64
      %163 = "arith.subi"(%29, %41) : (i32, i32) -> i32
      %164 = "llvm.intr.ctlz"(%163) {is_zero_poison = false} : (i32) -> i32
      %165 = "arith.subi"(%44, %164) : (i32, i32) -> i32
      %166 = "arith.extui"(%161) : (i32) -> i64
      %167 = "arith.muli"(%166, %162) : (i64, i64) -> i64
      %168 = "arith.shrui"(%167, %39) : (i64, i64) -> i64
      %169 = "arith.trunci"(%168) : (i64) -> i32
      %170 = "arith.addi"(%169, %161) : (i32, i32) -> i32
      %171 = "arith.shrui"(%170, %165) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%165, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %173 = "arith.select"(%172, %171, %53) : (i1, i32, i32) -> i32
      %174 = "arith.muli"(%173, %29) : (i32, i32) -> i32
      %175 = "arith.subi"(%161, %174) : (i32, i32) -> i32
      %176 = "llvm.intr.ctlz"(%163) {is_zero_poison = false} : (i32) -> i32
      %177 = "arith.subi"(%44, %176) : (i32, i32) -> i32
      %178 = "arith.shrui"(%170, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%177, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %180 = "arith.select"(%179, %178, %53) : (i1, i32, i32) -> i32
      %181 = "arith.shrui"(%19, %39) : (i64, i64) -> i64
      %182 = "arith.subi"(%30, %41) : (i32, i32) -> i32
      %183 = "llvm.intr.ctlz"(%182) {is_zero_poison = false} : (i32) -> i32
      %184 = "arith.subi"(%44, %183) : (i32, i32) -> i32
      %185 = "arith.extui"(%180) : (i32) -> i64
      %186 = "arith.muli"(%185, %181) : (i64, i64) -> i64
      %187 = "arith.shrui"(%186, %39) : (i64, i64) -> i64
      %188 = "arith.trunci"(%187) : (i64) -> i32
      %189 = "arith.addi"(%188, %180) : (i32, i32) -> i32
      %190 = "arith.shrui"(%189, %184) : (i32, i32) -> i32
      %191 = "arith.cmpi"(%184, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %192 = "arith.select"(%191, %190, %53) : (i1, i32, i32) -> i32
      %193 = "arith.muli"(%192, %30) : (i32, i32) -> i32
      %194 = "arith.subi"(%180, %193) : (i32, i32) -> i32
      %195 = "llvm.intr.ctlz"(%182) {is_zero_poison = false} : (i32) -> i32
      %196 = "arith.subi"(%44, %195) : (i32, i32) -> i32
      %197 = "arith.shrui"(%189, %196) : (i32, i32) -> i32
      %198 = "arith.cmpi"(%196, %44) {predicate = 6 : i64} : (i32, i32) -> i1
      %199 = "arith.select"(%198, %197, %53) : (i1, i32, i32) -> i32
      %200 = "arith.muli"(%156, %5) : (i32, i32) -> i32
      %201 = "arith.muli"(%175, %6) : (i32, i32) -> i32
      %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
      %203 = "arith.muli"(%194, %7) : (i32, i32) -> i32
      %204 = "arith.addi"(%202, %203) : (i32, i32) -> i32
      %205 = "arith.muli"(%199, %8) : (i32, i32) -> i32
      %206 = "arith.addi"(%204, %205) : (i32, i32) -> i32
      %207 = "arith.muli"(%156, %10) : (i32, i32) -> i32
      %208 = "arith.muli"(%175, %11) : (i32, i32) -> i32
      %209 = "arith.addi"(%207, %208) : (i32, i32) -> i32
      %210 = "arith.muli"(%194, %12) : (i32, i32) -> i32
      %211 = "arith.addi"(%209, %210) : (i32, i32) -> i32
      %212 = "arith.muli"(%199, %13) : (i32, i32) -> i32
      %213 = "arith.addi"(%211, %212) : (i32, i32) -> i32
      %214 = "arith.addi"(%156, %41) : (i32, i32) -> i32
      %215 = "arith.addi"(%206, %5) : (i32, i32) -> i32
      %216 = "arith.addi"(%213, %10) : (i32, i32) -> i32
      %217 = "arith.cmpi"(%214, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %218, %219, %220, %221 = "scf.if"(%217) ({
        %222 = "arith.addi"(%175, %41) : (i32, i32) -> i32
        %223 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %224 = "arith.subi"(%6, %223) : (i32, i32) -> i32
        %225 = "arith.addi"(%215, %224) : (i32, i32) -> i32
        %226 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %227 = "arith.subi"(%11, %226) : (i32, i32) -> i32
        %228 = "arith.addi"(%216, %227) : (i32, i32) -> i32
        "scf.yield"(%53, %222, %225, %228) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%214, %175, %215, %216) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %229 = "arith.cmpi"(%219, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %230, %231, %232, %233 = "scf.if"(%229) ({
        %234 = "arith.addi"(%194, %41) : (i32, i32) -> i32
        %235 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %236 = "arith.subi"(%7, %235) : (i32, i32) -> i32
        %237 = "arith.addi"(%220, %236) : (i32, i32) -> i32
        %238 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %239 = "arith.subi"(%12, %238) : (i32, i32) -> i32
        %240 = "arith.addi"(%221, %239) : (i32, i32) -> i32
        "scf.yield"(%53, %234, %237, %240) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%219, %194, %220, %221) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %241 = "arith.cmpi"(%231, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %242, %243, %244, %245 = "scf.if"(%241) ({
        %246 = "arith.addi"(%199, %41) : (i32, i32) -> i32
        %247 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %248 = "arith.subi"(%8, %247) : (i32, i32) -> i32
        %249 = "arith.addi"(%232, %248) : (i32, i32) -> i32
        %250 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %251 = "arith.subi"(%13, %250) : (i32, i32) -> i32
        %252 = "arith.addi"(%233, %251) : (i32, i32) -> i32
        "scf.yield"(%53, %246, %249, %252) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%231, %199, %232, %233) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %253 = "arith.addi"(%218, %41) : (i32, i32) -> i32
      %254 = "arith.addi"(%244, %5) : (i32, i32) -> i32
      %255 = "arith.addi"(%245, %10) : (i32, i32) -> i32
      %256 = "arith.cmpi"(%253, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %257, %258, %259, %260 = "scf.if"(%256) ({
        %261 = "arith.addi"(%230, %41) : (i32, i32) -> i32
        %262 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %263 = "arith.subi"(%6, %262) : (i32, i32) -> i32
        %264 = "arith.addi"(%254, %263) : (i32, i32) -> i32
        %265 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %266 = "arith.subi"(%11, %265) : (i32, i32) -> i32
        %267 = "arith.addi"(%255, %266) : (i32, i32) -> i32
        "scf.yield"(%53, %261, %264, %267) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%253, %230, %254, %255) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %268 = "arith.cmpi"(%258, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %269, %270, %271, %272 = "scf.if"(%268) ({
        %273 = "arith.addi"(%242, %41) : (i32, i32) -> i32
        %274 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %275 = "arith.subi"(%7, %274) : (i32, i32) -> i32
        %276 = "arith.addi"(%259, %275) : (i32, i32) -> i32
        %277 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %278 = "arith.subi"(%12, %277) : (i32, i32) -> i32
        %279 = "arith.addi"(%260, %278) : (i32, i32) -> i32
        "scf.yield"(%53, %273, %276, %279) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%258, %242, %259, %260) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %280 = "arith.cmpi"(%270, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %281, %282, %283, %284 = "scf.if"(%280) ({
        %285 = "arith.addi"(%243, %41) : (i32, i32) -> i32
        %286 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %287 = "arith.subi"(%8, %286) : (i32, i32) -> i32
        %288 = "arith.addi"(%271, %287) : (i32, i32) -> i32
        %289 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %290 = "arith.subi"(%13, %289) : (i32, i32) -> i32
        %291 = "arith.addi"(%272, %290) : (i32, i32) -> i32
        "scf.yield"(%53, %285, %288, %291) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%270, %243, %271, %272) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %292 = "arith.addi"(%257, %41) : (i32, i32) -> i32
      %293 = "arith.addi"(%283, %5) : (i32, i32) -> i32
      %294 = "arith.addi"(%284, %10) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%292, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %296, %297, %298, %299 = "scf.if"(%295) ({
        %300 = "arith.addi"(%269, %41) : (i32, i32) -> i32
        %301 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %302 = "arith.subi"(%6, %301) : (i32, i32) -> i32
        %303 = "arith.addi"(%293, %302) : (i32, i32) -> i32
        %304 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %305 = "arith.subi"(%11, %304) : (i32, i32) -> i32
        %306 = "arith.addi"(%294, %305) : (i32, i32) -> i32
        "scf.yield"(%53, %300, %303, %306) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%292, %269, %293, %294) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %307 = "arith.cmpi"(%297, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %308, %309, %310, %311 = "scf.if"(%307) ({
        %312 = "arith.addi"(%281, %41) : (i32, i32) -> i32
        %313 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %314 = "arith.subi"(%7, %313) : (i32, i32) -> i32
        %315 = "arith.addi"(%298, %314) : (i32, i32) -> i32
        %316 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %317 = "arith.subi"(%12, %316) : (i32, i32) -> i32
        %318 = "arith.addi"(%299, %317) : (i32, i32) -> i32
        "scf.yield"(%53, %312, %315, %318) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%297, %281, %298, %299) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %319 = "arith.cmpi"(%309, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %320, %321, %322, %323 = "scf.if"(%319) ({
        %324 = "arith.addi"(%282, %41) : (i32, i32) -> i32
        %325 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %326 = "arith.subi"(%8, %325) : (i32, i32) -> i32
        %327 = "arith.addi"(%310, %326) : (i32, i32) -> i32
        %328 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %329 = "arith.subi"(%13, %328) : (i32, i32) -> i32
        %330 = "arith.addi"(%311, %329) : (i32, i32) -> i32
        "scf.yield"(%53, %324, %327, %330) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%309, %282, %310, %311) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %331 = "arith.addi"(%296, %41) : (i32, i32) -> i32
      %332 = "arith.addi"(%322, %5) : (i32, i32) -> i32
      %333 = "arith.addi"(%323, %10) : (i32, i32) -> i32
      %334 = "arith.cmpi"(%331, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %335, %336, %337, %338 = "scf.if"(%334) ({
        %339 = "arith.addi"(%308, %41) : (i32, i32) -> i32
        %340 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %341 = "arith.subi"(%6, %340) : (i32, i32) -> i32
        %342 = "arith.addi"(%332, %341) : (i32, i32) -> i32
        %343 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %344 = "arith.subi"(%11, %343) : (i32, i32) -> i32
        %345 = "arith.addi"(%333, %344) : (i32, i32) -> i32
        "scf.yield"(%53, %339, %342, %345) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%331, %308, %332, %333) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %346 = "arith.cmpi"(%336, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %347, %348, %349, %350 = "scf.if"(%346) ({
        %351 = "arith.addi"(%320, %41) : (i32, i32) -> i32
        %352 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %353 = "arith.subi"(%7, %352) : (i32, i32) -> i32
        %354 = "arith.addi"(%337, %353) : (i32, i32) -> i32
        %355 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %356 = "arith.subi"(%12, %355) : (i32, i32) -> i32
        %357 = "arith.addi"(%338, %356) : (i32, i32) -> i32
        "scf.yield"(%53, %351, %354, %357) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%336, %320, %337, %338) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %358 = "arith.cmpi"(%348, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %359, %360, %361, %362 = "scf.if"(%358) ({
        %363 = "arith.addi"(%321, %41) : (i32, i32) -> i32
        %364 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %365 = "arith.subi"(%8, %364) : (i32, i32) -> i32
        %366 = "arith.addi"(%349, %365) : (i32, i32) -> i32
        %367 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %368 = "arith.subi"(%13, %367) : (i32, i32) -> i32
        %369 = "arith.addi"(%350, %368) : (i32, i32) -> i32
        "scf.yield"(%53, %363, %366, %369) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%348, %321, %349, %350) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %370 = "arith.muli"(%87, %21) : (i32, i32) -> i32
      %371 = "llvm.getelementptr"(%0, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %372 = "arith.muli"(%21, %25) : (i32, i32) -> i32
      %373 = "arith.cmpi"(%372, %53) {predicate = 0 : i64} : (i32, i32) -> i1
      %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389 = "scf.if"(%373) ({
        %390 = "arith.cmpi"(%112, %53) {predicate = 4 : i64} : (i32, i32) -> i1
        %391 = "scf.if"(%390) ({
          %392 = "llvm.getelementptr"(%371, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %393 = "llvm.load"(%392) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%393) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        %394 = "arith.cmpi"(%112, %41) {predicate = 4 : i64} : (i32, i32) -> i1
        %395 = "scf.if"(%394) ({
          %396 = "llvm.getelementptr"(%371, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%397) : (f32) -> ()
        }, {
          "scf.yield"(%127) : (f32) -> ()
        }) : (i1) -> f32
        %398 = "arith.cmpi"(%112, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %399 = "scf.if"(%398) ({
          %400 = "llvm.getelementptr"(%371, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%401) : (f32) -> ()
        }, {
          "scf.yield"(%128) : (f32) -> ()
        }) : (i1) -> f32
        %402 = "arith.cmpi"(%112, %104) {predicate = 4 : i64} : (i32, i32) -> i1
        %403 = "scf.if"(%402) ({
          %404 = "llvm.getelementptr"(%371, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%405) : (f32) -> ()
        }, {
          "scf.yield"(%129) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%391, %395, %399, %403, %391, %395, %399, %403, %391, %395, %399, %403, %391, %395, %399, %403) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %406 = "arith.muli"(%53, %372) : (i32, i32) -> i32
        %407 = "llvm.getelementptr"(%371, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %408 = "arith.cmpi"(%112, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %409, %410, %411, %412 = "scf.if"(%408) ({
          %413 = "llvm.getelementptr"(%407, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %415 = "llvm.getelementptr"(%407, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %417 = "llvm.getelementptr"(%407, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %419 = "llvm.getelementptr"(%407, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%414, %416, %418, %420) : (f32, f32, f32, f32) -> ()
        }, {
          %421 = "arith.cmpi"(%112, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %422 = "scf.if"(%421) ({
            %423 = "llvm.getelementptr"(%407, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%424) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %425 = "arith.cmpi"(%112, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %426 = "scf.if"(%425) ({
            %427 = "llvm.getelementptr"(%407, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%428) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %429 = "arith.cmpi"(%112, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %430 = "scf.if"(%429) ({
            %431 = "llvm.getelementptr"(%407, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%432) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %433 = "arith.cmpi"(%112, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %434 = "scf.if"(%433) ({
            %435 = "llvm.getelementptr"(%407, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%436) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%422, %426, %430, %434) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %437 = "llvm.getelementptr"(%371, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %438 = "arith.cmpi"(%116, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %439, %440, %441, %442 = "scf.if"(%438) ({
          %443 = "llvm.getelementptr"(%437, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %445 = "llvm.getelementptr"(%437, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %446 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %447 = "llvm.getelementptr"(%437, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %449 = "llvm.getelementptr"(%437, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%444, %446, %448, %450) : (f32, f32, f32, f32) -> ()
        }, {
          %451 = "arith.cmpi"(%116, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %452 = "scf.if"(%451) ({
            %453 = "llvm.getelementptr"(%437, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%454) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %455 = "arith.cmpi"(%116, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %456 = "scf.if"(%455) ({
            %457 = "llvm.getelementptr"(%437, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%458) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %459 = "arith.cmpi"(%116, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %460 = "scf.if"(%459) ({
            %461 = "llvm.getelementptr"(%437, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%462) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %463 = "arith.cmpi"(%116, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %464 = "scf.if"(%463) ({
            %465 = "llvm.getelementptr"(%437, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%466) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%452, %456, %460, %464) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %467 = "arith.muli"(%99, %372) : (i32, i32) -> i32
        %468 = "llvm.getelementptr"(%371, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %469 = "arith.cmpi"(%120, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %470, %471, %472, %473 = "scf.if"(%469) ({
          %474 = "llvm.getelementptr"(%468, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %475 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %476 = "llvm.getelementptr"(%468, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %478 = "llvm.getelementptr"(%468, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %479 = "llvm.load"(%478) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %480 = "llvm.getelementptr"(%468, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %481 = "llvm.load"(%480) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%475, %477, %479, %481) : (f32, f32, f32, f32) -> ()
        }, {
          %482 = "arith.cmpi"(%120, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %483 = "scf.if"(%482) ({
            %484 = "llvm.getelementptr"(%468, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %485 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%485) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %486 = "arith.cmpi"(%120, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %487 = "scf.if"(%486) ({
            %488 = "llvm.getelementptr"(%468, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %489 = "llvm.load"(%488) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%489) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %490 = "arith.cmpi"(%120, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %491 = "scf.if"(%490) ({
            %492 = "llvm.getelementptr"(%468, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %493 = "llvm.load"(%492) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%493) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %494 = "arith.cmpi"(%120, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %495 = "scf.if"(%494) ({
            %496 = "llvm.getelementptr"(%468, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %497 = "llvm.load"(%496) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%497) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%483, %487, %491, %495) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %498 = "arith.muli"(%104, %372) : (i32, i32) -> i32
        %499 = "llvm.getelementptr"(%371, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %500 = "arith.cmpi"(%124, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %501, %502, %503, %504 = "scf.if"(%500) ({
          %505 = "llvm.getelementptr"(%499, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %506 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %507 = "llvm.getelementptr"(%499, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %509 = "llvm.getelementptr"(%499, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %511 = "llvm.getelementptr"(%499, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%506, %508, %510, %512) : (f32, f32, f32, f32) -> ()
        }, {
          %513 = "arith.cmpi"(%124, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %514 = "scf.if"(%513) ({
            %515 = "llvm.getelementptr"(%499, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %516 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%516) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          %517 = "arith.cmpi"(%124, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %518 = "scf.if"(%517) ({
            %519 = "llvm.getelementptr"(%499, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%520) : (f32) -> ()
          }, {
            "scf.yield"(%139) : (f32) -> ()
          }) : (i1) -> f32
          %521 = "arith.cmpi"(%124, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %522 = "scf.if"(%521) ({
            %523 = "llvm.getelementptr"(%499, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%524) : (f32) -> ()
          }, {
            "scf.yield"(%140) : (f32) -> ()
          }) : (i1) -> f32
          %525 = "arith.cmpi"(%124, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %526 = "scf.if"(%525) ({
            %527 = "llvm.getelementptr"(%499, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%528) : (f32) -> ()
          }, {
            "scf.yield"(%141) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%514, %518, %522, %526) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%409, %410, %411, %412, %439, %440, %441, %442, %470, %471, %472, %473, %501, %502, %503, %504) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %529 = "arith.muli"(%87, %22) : (i32, i32) -> i32
      %530 = "llvm.getelementptr"(%9, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %531 = "arith.muli"(%22, %25) : (i32, i32) -> i32
      %532 = "arith.cmpi"(%531, %53) {predicate = 0 : i64} : (i32, i32) -> i1
      %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548 = "scf.if"(%532) ({
        %549 = "arith.cmpi"(%112, %53) {predicate = 4 : i64} : (i32, i32) -> i1
        %550 = "scf.if"(%549) ({
          %551 = "llvm.getelementptr"(%530, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %552 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%552) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        %553 = "arith.cmpi"(%112, %41) {predicate = 4 : i64} : (i32, i32) -> i1
        %554 = "scf.if"(%553) ({
          %555 = "llvm.getelementptr"(%530, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%556) : (f32) -> ()
        }, {
          "scf.yield"(%127) : (f32) -> ()
        }) : (i1) -> f32
        %557 = "arith.cmpi"(%112, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %558 = "scf.if"(%557) ({
          %559 = "llvm.getelementptr"(%530, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %560 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%560) : (f32) -> ()
        }, {
          "scf.yield"(%128) : (f32) -> ()
        }) : (i1) -> f32
        %561 = "arith.cmpi"(%112, %104) {predicate = 4 : i64} : (i32, i32) -> i1
        %562 = "scf.if"(%561) ({
          %563 = "llvm.getelementptr"(%530, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%564) : (f32) -> ()
        }, {
          "scf.yield"(%129) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%550, %554, %558, %562, %550, %554, %558, %562, %550, %554, %558, %562, %550, %554, %558, %562) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %565 = "arith.muli"(%53, %531) : (i32, i32) -> i32
        %566 = "llvm.getelementptr"(%530, %565) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %567 = "arith.cmpi"(%112, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %568, %569, %570, %571 = "scf.if"(%567) ({
          %572 = "llvm.getelementptr"(%566, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %573 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %574 = "llvm.getelementptr"(%566, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %575 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %576 = "llvm.getelementptr"(%566, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %577 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %578 = "llvm.getelementptr"(%566, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %579 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%573, %575, %577, %579) : (f32, f32, f32, f32) -> ()
        }, {
          %580 = "arith.cmpi"(%112, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %581 = "scf.if"(%580) ({
            %582 = "llvm.getelementptr"(%566, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %583 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%583) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %584 = "arith.cmpi"(%112, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %585 = "scf.if"(%584) ({
            %586 = "llvm.getelementptr"(%566, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %587 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%587) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %588 = "arith.cmpi"(%112, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %589 = "scf.if"(%588) ({
            %590 = "llvm.getelementptr"(%566, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%591) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %592 = "arith.cmpi"(%112, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %593 = "scf.if"(%592) ({
            %594 = "llvm.getelementptr"(%566, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %595 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%595) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%581, %585, %589, %593) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %596 = "llvm.getelementptr"(%530, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %597 = "arith.cmpi"(%116, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %598, %599, %600, %601 = "scf.if"(%597) ({
          %602 = "llvm.getelementptr"(%596, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %604 = "llvm.getelementptr"(%596, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %605 = "llvm.load"(%604) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %606 = "llvm.getelementptr"(%596, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %607 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %608 = "llvm.getelementptr"(%596, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%603, %605, %607, %609) : (f32, f32, f32, f32) -> ()
        }, {
          %610 = "arith.cmpi"(%116, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %611 = "scf.if"(%610) ({
            %612 = "llvm.getelementptr"(%596, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %613 = "llvm.load"(%612) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%613) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %614 = "arith.cmpi"(%116, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %615 = "scf.if"(%614) ({
            %616 = "llvm.getelementptr"(%596, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %617 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%617) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %618 = "arith.cmpi"(%116, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %619 = "scf.if"(%618) ({
            %620 = "llvm.getelementptr"(%596, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %621 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%621) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %622 = "arith.cmpi"(%116, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %623 = "scf.if"(%622) ({
            %624 = "llvm.getelementptr"(%596, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %625 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%625) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%611, %615, %619, %623) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %626 = "arith.muli"(%99, %531) : (i32, i32) -> i32
        %627 = "llvm.getelementptr"(%530, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %628 = "arith.cmpi"(%120, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %629, %630, %631, %632 = "scf.if"(%628) ({
          %633 = "llvm.getelementptr"(%627, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %634 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %635 = "llvm.getelementptr"(%627, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %637 = "llvm.getelementptr"(%627, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %638 = "llvm.load"(%637) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %639 = "llvm.getelementptr"(%627, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %640 = "llvm.load"(%639) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%634, %636, %638, %640) : (f32, f32, f32, f32) -> ()
        }, {
          %641 = "arith.cmpi"(%120, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %642 = "scf.if"(%641) ({
            %643 = "llvm.getelementptr"(%627, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %644 = "llvm.load"(%643) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%644) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %645 = "arith.cmpi"(%120, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %646 = "scf.if"(%645) ({
            %647 = "llvm.getelementptr"(%627, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %648 = "llvm.load"(%647) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%648) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %649 = "arith.cmpi"(%120, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %650 = "scf.if"(%649) ({
            %651 = "llvm.getelementptr"(%627, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %652 = "llvm.load"(%651) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%652) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %653 = "arith.cmpi"(%120, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %654 = "scf.if"(%653) ({
            %655 = "llvm.getelementptr"(%627, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %656 = "llvm.load"(%655) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%656) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%642, %646, %650, %654) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %657 = "arith.muli"(%104, %531) : (i32, i32) -> i32
        %658 = "llvm.getelementptr"(%530, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %659 = "arith.cmpi"(%124, %84) {predicate = 0 : i64} : (i32, i32) -> i1
        %660, %661, %662, %663 = "scf.if"(%659) ({
          %664 = "llvm.getelementptr"(%658, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %665 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %666 = "llvm.getelementptr"(%658, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %667 = "llvm.load"(%666) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %668 = "llvm.getelementptr"(%658, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %669 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %670 = "llvm.getelementptr"(%658, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %671 = "llvm.load"(%670) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%665, %667, %669, %671) : (f32, f32, f32, f32) -> ()
        }, {
          %672 = "arith.cmpi"(%124, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %673 = "scf.if"(%672) ({
            %674 = "llvm.getelementptr"(%658, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %675 = "llvm.load"(%674) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%675) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          %676 = "arith.cmpi"(%124, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          %677 = "scf.if"(%676) ({
            %678 = "llvm.getelementptr"(%658, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %679 = "llvm.load"(%678) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%679) : (f32) -> ()
          }, {
            "scf.yield"(%139) : (f32) -> ()
          }) : (i1) -> f32
          %680 = "arith.cmpi"(%124, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          %681 = "scf.if"(%680) ({
            %682 = "llvm.getelementptr"(%658, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %683 = "llvm.load"(%682) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%683) : (f32) -> ()
          }, {
            "scf.yield"(%140) : (f32) -> ()
          }) : (i1) -> f32
          %684 = "arith.cmpi"(%124, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          %685 = "scf.if"(%684) ({
            %686 = "llvm.getelementptr"(%658, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %687 = "llvm.load"(%686) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%687) : (f32) -> ()
          }, {
            "scf.yield"(%141) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%673, %677, %681, %685) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%568, %569, %570, %571, %598, %599, %600, %601, %629, %630, %631, %632, %660, %661, %662, %663) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %688 = "vector.from_elements"(%374, %375, %376, %377) : (f32, f32, f32, f32) -> vector<4xf32>
      %689 = "vector.from_elements"(%533, %534, %535, %536) : (f32, f32, f32, f32) -> vector<4xf32>
      %690 = "arith.addf"(%688, %689) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %691 = "vector.extract"(%690) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %692 = "vector.extract"(%690) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %693 = "vector.extract"(%690) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %694 = "vector.extract"(%690) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %695 = "arith.cmpi"(%112, %53) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%695) ({
        %696 = "arith.extsi"(%95) : (i32) -> i64
        %697 = "arith.constant"() {value = 4 : i64} : () -> i64
        %698 = "arith.muli"(%696, %697) : (i64, i64) -> i64
        %699 = "llvm.getelementptr"(%14, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %700 = "arith.cmpi"(%112, %84) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%700) ({
          %701 = "vector.from_elements"(%691, %692, %693, %694) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%701, %699) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%695) ({
            "llvm.store"(%691, %699) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %702 = "arith.cmpi"(%112, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%702) ({
            %703 = "llvm.getelementptr"(%699) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%692, %703) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %704 = "arith.cmpi"(%112, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%704) ({
            %705 = "llvm.getelementptr"(%699) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%693, %705) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %706 = "arith.cmpi"(%112, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%706) ({
            %707 = "llvm.getelementptr"(%699) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%694, %707) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %708 = "vector.from_elements"(%378, %379, %380, %381) : (f32, f32, f32, f32) -> vector<4xf32>
      %709 = "vector.from_elements"(%537, %538, %539, %540) : (f32, f32, f32, f32) -> vector<4xf32>
      %710 = "arith.addf"(%708, %709) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %711 = "vector.extract"(%710) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %712 = "vector.extract"(%710) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %713 = "vector.extract"(%710) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %714 = "vector.extract"(%710) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %715 = "arith.cmpi"(%116, %53) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%715) ({
        %716 = "arith.extsi"(%98) : (i32) -> i64
        %717 = "arith.constant"() {value = 4 : i64} : () -> i64
        %718 = "arith.muli"(%716, %717) : (i64, i64) -> i64
        %719 = "llvm.getelementptr"(%14, %718) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %720 = "arith.cmpi"(%116, %84) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%720) ({
          %721 = "vector.from_elements"(%711, %712, %713, %714) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%721, %719) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%715) ({
            "llvm.store"(%711, %719) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %722 = "arith.cmpi"(%116, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%722) ({
            %723 = "llvm.getelementptr"(%719) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%712, %723) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %724 = "arith.cmpi"(%116, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%724) ({
            %725 = "llvm.getelementptr"(%719) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%713, %725) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %726 = "arith.cmpi"(%116, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%726) ({
            %727 = "llvm.getelementptr"(%719) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%714, %727) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %728 = "vector.from_elements"(%382, %383, %384, %385) : (f32, f32, f32, f32) -> vector<4xf32>
      %729 = "vector.from_elements"(%541, %542, %543, %544) : (f32, f32, f32, f32) -> vector<4xf32>
      %730 = "arith.addf"(%728, %729) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %731 = "vector.extract"(%730) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %732 = "vector.extract"(%730) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %733 = "vector.extract"(%730) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %734 = "vector.extract"(%730) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %735 = "arith.cmpi"(%120, %53) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%735) ({
        %736 = "arith.extsi"(%103) : (i32) -> i64
        %737 = "arith.constant"() {value = 4 : i64} : () -> i64
        %738 = "arith.muli"(%736, %737) : (i64, i64) -> i64
        %739 = "llvm.getelementptr"(%14, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %740 = "arith.cmpi"(%120, %84) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%740) ({
          %741 = "vector.from_elements"(%731, %732, %733, %734) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%741, %739) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%735) ({
            "llvm.store"(%731, %739) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %742 = "arith.cmpi"(%120, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%742) ({
            %743 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%732, %743) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %744 = "arith.cmpi"(%120, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%744) ({
            %745 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%733, %745) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %746 = "arith.cmpi"(%120, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%746) ({
            %747 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%734, %747) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %748 = "vector.from_elements"(%386, %387, %388, %389) : (f32, f32, f32, f32) -> vector<4xf32>
      %749 = "vector.from_elements"(%545, %546, %547, %548) : (f32, f32, f32, f32) -> vector<4xf32>
      %750 = "arith.addf"(%748, %749) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %751 = "vector.extract"(%750) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %752 = "vector.extract"(%750) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %753 = "vector.extract"(%750) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %754 = "vector.extract"(%750) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %755 = "arith.cmpi"(%124, %53) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%755) ({
        %756 = "arith.extsi"(%108) : (i32) -> i64
        %757 = "arith.constant"() {value = 4 : i64} : () -> i64
        %758 = "arith.muli"(%756, %757) : (i64, i64) -> i64
        %759 = "llvm.getelementptr"(%14, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %760 = "arith.cmpi"(%124, %84) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%760) ({
          %761 = "vector.from_elements"(%751, %752, %753, %754) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%761, %759) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%755) ({
            "llvm.store"(%751, %759) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %762 = "arith.cmpi"(%124, %41) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%762) ({
            %763 = "llvm.getelementptr"(%759) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%752, %763) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %764 = "arith.cmpi"(%124, %99) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%764) ({
            %765 = "llvm.getelementptr"(%759) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%753, %765) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %766 = "arith.cmpi"(%124, %104) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%766) ({
            %767 = "llvm.getelementptr"(%759) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%754, %767) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_elements_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64, %18: i64, %19: i64, %20: i32, %21: i64, %22: i64):
      %23 = "arith.trunci"(%19) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      %25 = "arith.trunci"(%22) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %26 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %32 = "arith.constant"() {value = 32 : i64} : () -> i64
      %33 = "arith.shrui"(%21, %32) : (i64, i64) -> i64
      %34 = "arith.constant"() {value = 1 : i32} : () -> i32
      %35 = "arith.subi"(%24, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%35) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.constant"() {value = 32 : i32} : () -> i32
      %38 = "arith.subi"(%37, %36) : (i32, i32) -> i32
      %39 = "arith.extui"(%29) : (i32) -> i64
      %40 = "arith.muli"(%39, %33) : (i64, i64) -> i64
      %41 = "arith.shrui"(%40, %32) : (i64, i64) -> i64
      %42 = "arith.trunci"(%41) : (i64) -> i32
      %43 = "arith.addi"(%42, %29) : (i32, i32) -> i32
      %44 = "arith.shrui"(%43, %38) : (i32, i32) -> i32
      %45 = "arith.cmpi"(%38, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %46 = "arith.constant"() {value = 0 : i32} : () -> i32
      %47 = "arith.select"(%45, %44, %46) : (i1, i32, i32) -> i32
      %48 = "arith.muli"(%47, %24) : (i32, i32) -> i32
      %49 = "arith.subi"(%29, %48) : (i32, i32) -> i32
      %50 = "llvm.intr.ctlz"(%35) {is_zero_poison = false} : (i32) -> i32
      %51 = "arith.subi"(%37, %50) : (i32, i32) -> i32
      %52 = "arith.shrui"(%43, %51) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%51, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %54 = "arith.select"(%53, %52, %46) : (i1, i32, i32) -> i32
      %55 = "arith.shrui"(%22, %32) : (i64, i64) -> i64
      %56 = "arith.subi"(%25, %34) : (i32, i32) -> i32
      %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
      %58 = "arith.subi"(%37, %57) : (i32, i32) -> i32
      %59 = "arith.extui"(%54) : (i32) -> i64
      %60 = "arith.muli"(%59, %55) : (i64, i64) -> i64
      %61 = "arith.shrui"(%60, %32) : (i64, i64) -> i64
      %62 = "arith.trunci"(%61) : (i64) -> i32
      %63 = "arith.addi"(%62, %54) : (i32, i32) -> i32
      %64 = "arith.shrui"(%63, %58) : (i32, i32) -> i32
      %65 = "arith.cmpi"(%58, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %66 = "arith.select"(%65, %64, %46) : (i1, i32, i32) -> i32
      %67 = "arith.muli"(%66, %25) : (i32, i32) -> i32
      %68 = "arith.subi"(%54, %67) : (i32, i32) -> i32
      %69 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
      %70 = "arith.subi"(%37, %69) : (i32, i32) -> i32
      %71 = "arith.shrui"(%63, %70) : (i32, i32) -> i32
      %72 = "arith.cmpi"(%70, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %73 = "arith.select"(%72, %71, %46) : (i1, i32, i32) -> i32
      %74 = "arith.shrui"(%19, %32) : (i64, i64) -> i64
      %75 = "arith.subi"(%23, %34) : (i32, i32) -> i32
      %76 = "llvm.intr.ctlz"(%75) {is_zero_poison = false} : (i32) -> i32
      %77 = "arith.subi"(%37, %76) : (i32, i32) -> i32
      %78 = "arith.extui"(%26) : (i32) -> i64
      %79 = "arith.muli"(%78, %74) : (i64, i64) -> i64
      %80 = "arith.shrui"(%79, %32) : (i64, i64) -> i64
      %81 = "arith.trunci"(%80) : (i64) -> i32
      %82 = "arith.addi"(%81, %26) : (i32, i32) -> i32
      %83 = "arith.shrui"(%82, %77) : (i32, i32) -> i32
      %84 = "arith.cmpi"(%77, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %85 = "arith.select"(%84, %83, %46) : (i1, i32, i32) -> i32
      %86 = "llvm.intr.ctlz"(%75) {is_zero_poison = false} : (i32) -> i32
      %87 = "arith.subi"(%37, %86) : (i32, i32) -> i32
      %88 = "arith.shrui"(%82, %87) : (i32, i32) -> i32
      %89 = "arith.cmpi"(%87, %37) {predicate = 6 : i64} : (i32, i32) -> i1
      %90 = "arith.select"(%89, %88, %46) : (i1, i32, i32) -> i32
      %91 = "arith.muli"(%90, %23) : (i32, i32) -> i32
      %92 = "arith.subi"(%26, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 256 : i32} : () -> i32
      %94 = "arith.muli"(%49, %93) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %92) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 4 : i32} : () -> i32
      %97 = "arith.muli"(%96, %20) : (i32, i32) -> i32
      %98 = "arith.muli"(%68, %97) : (i32, i32) -> i32
      %99 = "arith.addi"(%98, %85) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%85, %20) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.select"(%100, %1, %46) : (i1, i32, i32) -> i32
      %102 = "arith.extsi"(%95) : (i32) -> i64
      %103 = "arith.extsi"(%99) : (i32) -> i64
      %104 = "arith.muli"(%102, %5) : (i64, i64) -> i64
      %105 = "arith.muli"(%103, %6) : (i64, i64) -> i64
      %106 = "arith.addi"(%104, %105) : (i64, i64) -> i64
      %107 = "arith.remui"(%73, %3) : (i32, i32) -> i32
      %108 = "arith.extsi"(%107) : (i32) -> i64
      %109 = "arith.divui"(%73, %3) : (i32, i32) -> i32
      %110 = "arith.extsi"(%109) : (i32) -> i64
      %111 = "arith.muli"(%108, %7) : (i64, i64) -> i64
      %112 = "arith.muli"(%110, %8) : (i64, i64) -> i64
      %113 = "arith.addi"(%111, %112) : (i64, i64) -> i64
      %114 = "arith.addi"(%106, %113) : (i64, i64) -> i64
      %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %116 = "arith.muli"(%102, %10) : (i64, i64) -> i64
      %117 = "arith.muli"(%103, %11) : (i64, i64) -> i64
      %118 = "arith.addi"(%116, %117) : (i64, i64) -> i64
      %119 = "arith.muli"(%108, %12) : (i64, i64) -> i64
      %120 = "arith.muli"(%110, %13) : (i64, i64) -> i64
      %121 = "arith.addi"(%119, %120) : (i64, i64) -> i64
      %122 = "arith.addi"(%118, %121) : (i64, i64) -> i64
      %123 = "llvm.getelementptr"(%9, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %124 = "arith.muli"(%102, %15) : (i64, i64) -> i64
      %125 = "arith.muli"(%103, %16) : (i64, i64) -> i64
      %126 = "arith.addi"(%124, %125) : (i64, i64) -> i64
      %127 = "arith.muli"(%108, %17) : (i64, i64) -> i64
      %128 = "arith.muli"(%110, %18) : (i64, i64) -> i64
      %129 = "arith.addi"(%127, %128) : (i64, i64) -> i64
      %130 = "arith.addi"(%126, %129) : (i64, i64) -> i64
      %131 = "llvm.getelementptr"(%14, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.cmpi"(%95, %101) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.muli"(%46, %20) : (i32, i32) -> i32
      %134 = "arith.addi"(%99, %133) : (i32, i32) -> i32
      %135 = "arith.cmpi"(%134, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %136 = "arith.andi"(%132, %135) : (i1, i1) -> i1
      %137, %138 = "scf.if"(%136) ({
        %139 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %140 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%139, %140) : (f32, f32) -> ()
      }, {
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%141, %142) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %143 = "arith.extsi"(%20) : (i32) -> i64
      %144 = "arith.muli"(%6, %143) : (i64, i64) -> i64
      %145 = "llvm.getelementptr"(%115, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.muli"(%11, %143) : (i64, i64) -> i64
      %147 = "llvm.getelementptr"(%123, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %148 = "arith.addi"(%99, %20) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %150 = "arith.andi"(%132, %149) : (i1, i1) -> i1
      %151, %152 = "scf.if"(%150) ({
        %153 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %154 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%153, %154) : (f32, f32) -> ()
      }, {
        %155 = "llvm.mlir.undef"() : () -> f32
        %156 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%155, %156) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %157 = "llvm.getelementptr"(%145, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %158 = "llvm.getelementptr"(%147, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "arith.constant"() {value = 2 : i32} : () -> i32
      %160 = "arith.muli"(%159, %20) : (i32, i32) -> i32
      %161 = "arith.addi"(%99, %160) : (i32, i32) -> i32
      %162 = "arith.cmpi"(%161, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %163 = "arith.andi"(%132, %162) : (i1, i1) -> i1
      %164, %165 = "scf.if"(%163) ({
        %166 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %167 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166, %167) : (f32, f32) -> ()
      }, {
        %168 = "llvm.mlir.undef"() : () -> f32
        %169 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%168, %169) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %170 = "llvm.getelementptr"(%157, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %171 = "llvm.getelementptr"(%158, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.constant"() {value = 3 : i32} : () -> i32
      %173 = "arith.muli"(%172, %20) : (i32, i32) -> i32
      %174 = "arith.addi"(%99, %173) : (i32, i32) -> i32
      %175 = "arith.cmpi"(%174, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %176 = "arith.andi"(%132, %175) : (i1, i1) -> i1
      %177, %178 = "scf.if"(%176) ({
        %179 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %180 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%179, %180) : (f32, f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        %182 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181, %182) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %183 = "vector.from_elements"(%137) : (f32) -> vector<1xf32>
      %184 = "vector.from_elements"(%138) : (f32) -> vector<1xf32>
      %185 = "arith.addf"(%183, %184) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %186 = "vector.extract"(%185) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      "scf.if"(%136) ({
        "llvm.store"(%186, %131) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %187 = "arith.muli"(%16, %143) : (i64, i64) -> i64
      %188 = "llvm.getelementptr"(%131, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %189 = "vector.from_elements"(%151) : (f32) -> vector<1xf32>
      %190 = "vector.from_elements"(%152) : (f32) -> vector<1xf32>
      %191 = "arith.addf"(%189, %190) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %192 = "vector.extract"(%191) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      "scf.if"(%150) ({
        "llvm.store"(%192, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %193 = "llvm.getelementptr"(%188, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "vector.from_elements"(%164) : (f32) -> vector<1xf32>
      %195 = "vector.from_elements"(%165) : (f32) -> vector<1xf32>
      %196 = "arith.addf"(%194, %195) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %197 = "vector.extract"(%196) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      "scf.if"(%163) ({
        "llvm.store"(%197, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %198 = "llvm.getelementptr"(%193, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "vector.from_elements"(%177) : (f32) -> vector<1xf32>
      %200 = "vector.from_elements"(%178) : (f32) -> vector<1xf32>
      %201 = "arith.addf"(%199, %200) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %202 = "vector.extract"(%201) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      "scf.if"(%176) ({
        "llvm.store"(%202, %198) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "map_vectors_6", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64, %18: i64):
    %19 = "arith.constant"() {value = 1 : i32} : () -> i32
    %20 = "arith.cmpi"(%4, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %21 = "arith.extsi"(%4) : (i32) -> i64
    %22 = "arith.muli"(%8, %21) : (i64, i64) -> i64
    %23 = "arith.cmpi"(%7, %22) {predicate = 0 : i64} : (i64, i64) -> i1
    %24 = "arith.muli"(%13, %21) : (i64, i64) -> i64
    %25 = "arith.cmpi"(%12, %24) {predicate = 0 : i64} : (i64, i64) -> i1
    %26 = "arith.andi"(%23, %25) : (i1, i1) -> i1
    %27 = "arith.muli"(%18, %21) : (i64, i64) -> i64
    %28 = "arith.cmpi"(%17, %27) {predicate = 0 : i64} : (i64, i64) -> i1
    %29 = "arith.andi"(%26, %28) : (i1, i1) -> i1
    %30 = "arith.ori"(%20, %29) : (i1, i1) -> i1
    %31 = "arith.andi"(%30, %20) : (i1, i1) -> i1
    %32 = "arith.select"(%31, %7, %8) : (i1, i64, i64) -> i64
    %33 = "arith.constant"() {value = 0 : i64} : () -> i64
    %34 = "arith.select"(%30, %33, %7) : (i1, i64, i64) -> i64
    %35 = "arith.select"(%31, %12, %13) : (i1, i64, i64) -> i64
    %36 = "arith.select"(%30, %33, %12) : (i1, i64, i64) -> i64
    %37 = "arith.select"(%31, %17, %18) : (i1, i64, i64) -> i64
    %38 = "arith.select"(%30, %33, %17) : (i1, i64, i64) -> i64
    %39 = "arith.muli"(%4, %3) : (i32, i32) -> i32
    %40 = "arith.select"(%30, %39, %4) : (i1, i32, i32) -> i32
    %41 = "arith.select"(%30, %19, %3) : (i1, i32, i32) -> i32
    %42 = "arith.cmpi"(%40, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %43 = "arith.extsi"(%40) : (i32) -> i64
    %44 = "arith.muli"(%32, %43) : (i64, i64) -> i64
    %45 = "arith.cmpi"(%6, %44) {predicate = 0 : i64} : (i64, i64) -> i1
    %46 = "arith.muli"(%35, %43) : (i64, i64) -> i64
    %47 = "arith.cmpi"(%11, %46) {predicate = 0 : i64} : (i64, i64) -> i1
    %48 = "arith.andi"(%45, %47) : (i1, i1) -> i1
    %49 = "arith.muli"(%37, %43) : (i64, i64) -> i64
    %50 = "arith.cmpi"(%16, %49) {predicate = 0 : i64} : (i64, i64) -> i1
    %51 = "arith.andi"(%48, %50) : (i1, i1) -> i1
    %52 = "arith.cmpi"(%41, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %53 = "arith.ori"(%42, %51) : (i1, i1) -> i1
    %54 = "arith.andi"(%52, %53) : (i1, i1) -> i1
    %55 = "arith.andi"(%54, %42) : (i1, i1) -> i1
    %56 = "arith.select"(%55, %6, %32) : (i1, i64, i64) -> i64
    %57 = "arith.select"(%54, %33, %6) : (i1, i64, i64) -> i64
    %58 = "arith.select"(%55, %11, %35) : (i1, i64, i64) -> i64
    %59 = "arith.select"(%54, %33, %11) : (i1, i64, i64) -> i64
    %60 = "arith.select"(%55, %16, %37) : (i1, i64, i64) -> i64
    %61 = "arith.select"(%54, %33, %16) : (i1, i64, i64) -> i64
    %62 = "arith.muli"(%40, %2) : (i32, i32) -> i32
    %63 = "arith.select"(%54, %62, %40) : (i1, i32, i32) -> i32
    %64 = "arith.select"(%54, %19, %2) : (i1, i32, i32) -> i32
    %65 = "arith.cmpi"(%63, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %66 = "arith.extsi"(%63) : (i32) -> i64
    %67 = "arith.muli"(%56, %66) : (i64, i64) -> i64
    %68 = "arith.cmpi"(%5, %67) {predicate = 0 : i64} : (i64, i64) -> i1
    %69 = "arith.muli"(%58, %66) : (i64, i64) -> i64
    %70 = "arith.cmpi"(%10, %69) {predicate = 0 : i64} : (i64, i64) -> i1
    %71 = "arith.andi"(%68, %70) : (i1, i1) -> i1
    %72 = "arith.muli"(%60, %66) : (i64, i64) -> i64
    %73 = "arith.cmpi"(%15, %72) {predicate = 0 : i64} : (i64, i64) -> i1
    %74 = "arith.andi"(%71, %73) : (i1, i1) -> i1
    %75 = "arith.cmpi"(%64, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %76 = "arith.andi"(%52, %75) : (i1, i1) -> i1
    %77 = "arith.ori"(%65, %74) : (i1, i1) -> i1
    %78 = "arith.andi"(%76, %77) : (i1, i1) -> i1
    %79 = "arith.andi"(%78, %65) : (i1, i1) -> i1
    %80 = "arith.select"(%79, %5, %56) : (i1, i64, i64) -> i64
    %81 = "arith.select"(%78, %33, %5) : (i1, i64, i64) -> i64
    %82 = "arith.select"(%79, %10, %58) : (i1, i64, i64) -> i64
    %83 = "arith.select"(%78, %33, %10) : (i1, i64, i64) -> i64
    %84 = "arith.select"(%79, %15, %60) : (i1, i64, i64) -> i64
    %85 = "arith.select"(%78, %33, %15) : (i1, i64, i64) -> i64
    %86 = "arith.muli"(%63, %1) : (i32, i32) -> i32
    %87 = "arith.select"(%78, %86, %63) : (i1, i32, i32) -> i32
    %88 = "arith.select"(%78, %19, %1) : (i1, i32, i32) -> i32
    %89 = "arith.extsi"(%41) : (i32) -> i64
    %90 = "arith.muli"(%34, %89) : (i64, i64) -> i64
    %91 = "arith.cmpi"(%57, %90) {predicate = 0 : i64} : (i64, i64) -> i1
    %92 = "arith.muli"(%36, %89) : (i64, i64) -> i64
    %93 = "arith.cmpi"(%59, %92) {predicate = 0 : i64} : (i64, i64) -> i1
    %94 = "arith.andi"(%91, %93) : (i1, i1) -> i1
    %95 = "arith.muli"(%38, %89) : (i64, i64) -> i64
    %96 = "arith.cmpi"(%61, %95) {predicate = 0 : i64} : (i64, i64) -> i1
    %97 = "arith.andi"(%94, %96) : (i1, i1) -> i1
    %98 = "arith.ori"(%52, %97) : (i1, i1) -> i1
    %99 = "arith.andi"(%98, %52) : (i1, i1) -> i1
    %100 = "arith.select"(%99, %57, %34) : (i1, i64, i64) -> i64
    %101 = "arith.select"(%98, %33, %57) : (i1, i64, i64) -> i64
    %102 = "arith.select"(%99, %59, %36) : (i1, i64, i64) -> i64
    %103 = "arith.select"(%98, %33, %59) : (i1, i64, i64) -> i64
    %104 = "arith.select"(%99, %61, %38) : (i1, i64, i64) -> i64
    %105 = "arith.select"(%98, %33, %61) : (i1, i64, i64) -> i64
    %106 = "arith.muli"(%41, %64) : (i32, i32) -> i32
    %107 = "arith.select"(%98, %106, %41) : (i1, i32, i32) -> i32
    %108 = "arith.select"(%98, %19, %64) : (i1, i32, i32) -> i32
    %109 = "arith.cmpi"(%107, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %110 = "arith.extsi"(%107) : (i32) -> i64
    %111 = "arith.muli"(%100, %110) : (i64, i64) -> i64
    %112 = "arith.cmpi"(%81, %111) {predicate = 0 : i64} : (i64, i64) -> i1
    %113 = "arith.muli"(%102, %110) : (i64, i64) -> i64
    %114 = "arith.cmpi"(%83, %113) {predicate = 0 : i64} : (i64, i64) -> i1
    %115 = "arith.andi"(%112, %114) : (i1, i1) -> i1
    %116 = "arith.muli"(%104, %110) : (i64, i64) -> i64
    %117 = "arith.cmpi"(%85, %116) {predicate = 0 : i64} : (i64, i64) -> i1
    %118 = "arith.andi"(%115, %117) : (i1, i1) -> i1
    %119 = "arith.cmpi"(%108, %19) {predicate = 0 : i64} : (i32, i32) -> i1
    %120 = "arith.ori"(%109, %118) : (i1, i1) -> i1
    %121 = "arith.andi"(%119, %120) : (i1, i1) -> i1
    %122 = "arith.andi"(%121, %109) : (i1, i1) -> i1
    %123 = "arith.select"(%122, %81, %100) : (i1, i64, i64) -> i64
    %124 = "arith.select"(%121, %33, %81) : (i1, i64, i64) -> i64
    %125 = "arith.select"(%122, %83, %102) : (i1, i64, i64) -> i64
    %126 = "arith.select"(%121, %33, %83) : (i1, i64, i64) -> i64
    %127 = "arith.select"(%122, %85, %104) : (i1, i64, i64) -> i64
    %128 = "arith.select"(%121, %33, %85) : (i1, i64, i64) -> i64
    %129 = "arith.muli"(%107, %88) : (i32, i32) -> i32
    %130 = "arith.select"(%121, %129, %107) : (i1, i32, i32) -> i32
    %131 = "arith.select"(%121, %19, %88) : (i1, i32, i32) -> i32
    %132 = "arith.extsi"(%108) : (i32) -> i64
    %133 = "arith.muli"(%101, %132) : (i64, i64) -> i64
    %134 = "arith.cmpi"(%124, %133) {predicate = 0 : i64} : (i64, i64) -> i1
    %135 = "arith.muli"(%103, %132) : (i64, i64) -> i64
    %136 = "arith.cmpi"(%126, %135) {predicate = 0 : i64} : (i64, i64) -> i1
    %137 = "arith.andi"(%134, %136) : (i1, i1) -> i1
    %138 = "arith.muli"(%105, %132) : (i64, i64) -> i64
    %139 = "arith.cmpi"(%128, %138) {predicate = 0 : i64} : (i64, i64) -> i1
    %140 = "arith.andi"(%137, %139) : (i1, i1) -> i1
    %141 = "arith.ori"(%119, %140) : (i1, i1) -> i1
    %142 = "arith.andi"(%141, %119) : (i1, i1) -> i1
    %143 = "arith.select"(%142, %124, %101) : (i1, i64, i64) -> i64
    %144 = "arith.select"(%141, %33, %124) : (i1, i64, i64) -> i64
    %145 = "arith.select"(%142, %126, %103) : (i1, i64, i64) -> i64
    %146 = "arith.select"(%141, %33, %126) : (i1, i64, i64) -> i64
    %147 = "arith.select"(%142, %128, %105) : (i1, i64, i64) -> i64
    %148 = "arith.select"(%141, %33, %128) : (i1, i64, i64) -> i64
    %149 = "arith.muli"(%108, %131) : (i32, i32) -> i32
    %150 = "arith.select"(%141, %149, %108) : (i1, i32, i32) -> i32
    %151 = "arith.select"(%141, %19, %131) : (i1, i32, i32) -> i32
    %152 = "arith.constant"() {value = 1 : i64} : () -> i64
    %153 = "arith.cmpi"(%80, %152) {predicate = 0 : i64} : (i64, i64) -> i1
    %154 = "scf.if"(%153) ({
      %155 = "arith.constant"() {value = 4 : i64} : () -> i64
      %156 = "arith.remui"(%123, %155) : (i64, i64) -> i64
      %157 = "arith.cmpi"(%156, %33) {predicate = 0 : i64} : (i64, i64) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "arith.remui"(%143, %155) : (i64, i64) -> i64
        %160 = "arith.cmpi"(%159, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%160) : (i1) -> ()
      }, {
        "scf.yield"(%157) : (i1) -> ()
      }) : (i1) -> i1
      %161 = "scf.if"(%158) ({
        %162 = "arith.remui"(%144, %155) : (i64, i64) -> i64
        %163 = "arith.cmpi"(%162, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%163) : (i1) -> ()
      }, {
        "scf.yield"(%158) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%161) : (i1) -> ()
    }, {
      "scf.yield"(%153) : (i1) -> ()
    }) : (i1) -> i1
    %164 = "arith.cmpi"(%82, %152) {predicate = 0 : i64} : (i64, i64) -> i1
    %165 = "scf.if"(%164) ({
      %166 = "arith.constant"() {value = 4 : i64} : () -> i64
      %167 = "arith.remui"(%125, %166) : (i64, i64) -> i64
      %168 = "arith.cmpi"(%167, %33) {predicate = 0 : i64} : (i64, i64) -> i1
      %169 = "scf.if"(%168) ({
        %170 = "arith.remui"(%145, %166) : (i64, i64) -> i64
        %171 = "arith.cmpi"(%170, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%171) : (i1) -> ()
      }, {
        "scf.yield"(%168) : (i1) -> ()
      }) : (i1) -> i1
      %172 = "scf.if"(%169) ({
        %173 = "arith.remui"(%146, %166) : (i64, i64) -> i64
        %174 = "arith.cmpi"(%173, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%174) : (i1) -> ()
      }, {
        "scf.yield"(%169) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%172) : (i1) -> ()
    }, {
      "scf.yield"(%164) : (i1) -> ()
    }) : (i1) -> i1
    %175 = "arith.cmpi"(%84, %152) {predicate = 0 : i64} : (i64, i64) -> i1
    %176 = "scf.if"(%175) ({
      %177 = "arith.constant"() {value = 4 : i64} : () -> i64
      %178 = "arith.remui"(%127, %177) : (i64, i64) -> i64
      %179 = "arith.cmpi"(%178, %33) {predicate = 0 : i64} : (i64, i64) -> i1
      %180 = "scf.if"(%179) ({
        %181 = "arith.remui"(%147, %177) : (i64, i64) -> i64
        %182 = "arith.cmpi"(%181, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%182) : (i1) -> ()
      }, {
        "scf.yield"(%179) : (i1) -> ()
      }) : (i1) -> i1
      %183 = "scf.if"(%180) ({
        %184 = "arith.remui"(%148, %177) : (i64, i64) -> i64
        %185 = "arith.cmpi"(%184, %33) {predicate = 0 : i64} : (i64, i64) -> i1
        "scf.yield"(%185) : (i1) -> ()
      }, {
        "scf.yield"(%180) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%183) : (i1) -> ()
    }, {
      "scf.yield"(%175) : (i1) -> ()
    }) : (i1) -> i1
    %186 = "arith.constant"() {value = 4 : i32} : () -> i32
    %187 = "arith.remui"(%87, %186) : (i32, i32) -> i32
    %188 = "arith.constant"() {value = 0 : i32} : () -> i32
    %189 = "arith.cmpi"(%187, %188) {predicate = 0 : i64} : (i32, i32) -> i1
    %190 = "arith.andi"(%189, %176) : (i1, i1) -> i1
    %191 = "arith.andi"(%190, %154) : (i1, i1) -> i1
    %192 = "arith.andi"(%191, %165) : (i1, i1) -> i1
    "scf.if"(%192) ({
      %193 = "arith.constant"() {value = 3 : i32} : () -> i32
      %194 = "arith.addi"(%87, %193) : (i32, i32) -> i32
      %195 = "arith.divui"(%194, %186) : (i32, i32) -> i32
      %196 = "arith.muli"(%130, %150) : (i32, i32) -> i32
      %197 = "arith.muli"(%196, %151) : (i32, i32) -> i32
      %198 = "arith.cmpi"(%197, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%198) ({
        %199 = "arith.maxsi"(%195, %19) : (i32, i32) -> i32
        %200 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %201 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %202 = "arith.maxsi"(%201, %19) : (i32, i32) -> i32
        %203 = "arith.constant"() {value = 256 : i32} : () -> i32
        %204 = "arith.minsi"(%199, %203) : (i32, i32) -> i32
        %205 = "arith.divui"(%203, %204) : (i32, i32) -> i32
        %206 = "arith.constant"() {value = 1023 : i32} : () -> i32
        %207 = "arith.addi"(%199, %206) : (i32, i32) -> i32
        %208 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %209 = "arith.divui"(%207, %208) : (i32, i32) -> i32
        %210 = "arith.muli"(%186, %195) : (i32, i32) -> i32
        %211 = "arith.muli"(%210, %130) : (i32, i32) -> i32
        %212 = "arith.muli"(%211, %201) : (i32, i32) -> i32
        %213 = "arith.cmpi"(%212, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %214 = "arith.muli"(%209, %200) : (i32, i32) -> i32
        %215 = "arith.muli"(%214, %202) : (i32, i32) -> i32
        %216 = "arith.select"(%213, %215, %188) : (i1, i32, i32) -> i32
        %217 = "arith.maxsi"(%204, %19) : (i32, i32) -> i32
        %218 = "arith.extui"(%217) : (i32) -> i64
        %219 = "arith.subi"(%217, %19) : (i32, i32) -> i32
        %220 = "llvm.intr.ctlz"(%219) {is_zero_poison = false} : (i32) -> i32
        %221 = "arith.constant"() {value = 32 : i32} : () -> i32
        %222 = "arith.subi"(%221, %220) : (i32, i32) -> i32
        %223 = "arith.extsi"(%222) : (i32) -> i64
        %224 = "arith.shli"(%152, %223) : (i64, i64) -> i64
        %225 = "arith.constant"() {value = 64 : i64} : () -> i64
        %226 = "arith.cmpi"(%223, %225) {predicate = 6 : i64} : (i64, i64) -> i1
        %227 = "arith.select"(%226, %224, %33) : (i1, i64, i64) -> i64
        %228 = "arith.subi"(%227, %218) : (i64, i64) -> i64
        %229 = "arith.constant"() {value = 32 : i64} : () -> i64
        %230 = "arith.shli"(%228, %229) : (i64, i64) -> i64
        %231 = "arith.divui"(%230, %218) : (i64, i64) -> i64
        %232 = "arith.addi"(%231, %152) : (i64, i64) -> i64
        %233 = "arith.shli"(%232, %229) : (i64, i64) -> i64
        %234 = "arith.ori"(%233, %218) : (i64, i64) -> i64
        %235 = "arith.maxsi"(%209, %19) : (i32, i32) -> i32
        %236 = "arith.extui"(%235) : (i32) -> i64
        %237 = "arith.subi"(%235, %19) : (i32, i32) -> i32
        %238 = "llvm.intr.ctlz"(%237) {is_zero_poison = false} : (i32) -> i32
        %239 = "arith.subi"(%221, %238) : (i32, i32) -> i32
        %240 = "arith.extsi"(%239) : (i32) -> i64
        %241 = "arith.shli"(%152, %240) : (i64, i64) -> i64
        %242 = "arith.cmpi"(%240, %225) {predicate = 6 : i64} : (i64, i64) -> i1
        %243 = "arith.select"(%242, %241, %33) : (i1, i64, i64) -> i64
        %244 = "arith.subi"(%243, %236) : (i64, i64) -> i64
        %245 = "arith.shli"(%244, %229) : (i64, i64) -> i64
        %246 = "arith.divui"(%245, %236) : (i64, i64) -> i64
        %247 = "arith.addi"(%246, %152) : (i64, i64) -> i64
        %248 = "arith.shli"(%247, %229) : (i64, i64) -> i64
        %249 = "arith.ori"(%248, %236) : (i64, i64) -> i64
        %250 = "arith.maxsi"(%200, %19) : (i32, i32) -> i32
        %251 = "arith.extui"(%250) : (i32) -> i64
        %252 = "arith.subi"(%250, %19) : (i32, i32) -> i32
        %253 = "llvm.intr.ctlz"(%252) {is_zero_poison = false} : (i32) -> i32
        %254 = "arith.subi"(%221, %253) : (i32, i32) -> i32
        %255 = "arith.extsi"(%254) : (i32) -> i64
        %256 = "arith.shli"(%152, %255) : (i64, i64) -> i64
        %257 = "arith.cmpi"(%255, %225) {predicate = 6 : i64} : (i64, i64) -> i1
        %258 = "arith.select"(%257, %256, %33) : (i1, i64, i64) -> i64
        %259 = "arith.subi"(%258, %251) : (i64, i64) -> i64
        %260 = "arith.shli"(%259, %229) : (i64, i64) -> i64
        %261 = "arith.divui"(%260, %251) : (i64, i64) -> i64
        %262 = "arith.addi"(%261, %152) : (i64, i64) -> i64
        %263 = "arith.shli"(%262, %229) : (i64, i64) -> i64
        %264 = "arith.ori"(%263, %251) : (i64, i64) -> i64
        "gpu.launch_func"(%216, %19, %19, %203, %19, %19, %188, %0, %195, %130, %150, %151, %123, %143, %144, %9, %195, %125, %145, %146, %14, %195, %127, %147, %148, %234, %205, %249, %264) {kernel = @kernels::@map_vectors, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        %265 = "arith.maxsi"(%195, %19) : (i32, i32) -> i32
        %266 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %267 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %268 = "arith.maxsi"(%267, %19) : (i32, i32) -> i32
        %269 = "arith.constant"() {value = 256 : i32} : () -> i32
        %270 = "arith.minsi"(%265, %269) : (i32, i32) -> i32
        %271 = "arith.divui"(%269, %270) : (i32, i32) -> i32
        %272 = "arith.constant"() {value = 255 : i32} : () -> i32
        %273 = "arith.addi"(%265, %272) : (i32, i32) -> i32
        %274 = "arith.divui"(%273, %269) : (i32, i32) -> i32
        %275 = "arith.muli"(%186, %271) : (i32, i32) -> i32
        %276 = "arith.subi"(%275, %19) : (i32, i32) -> i32
        %277 = "arith.addi"(%266, %276) : (i32, i32) -> i32
        %278 = "arith.remsi"(%277, %275) : (i32, i32) -> i32
        %279 = "arith.cmpi"(%278, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %280 = "arith.divsi"(%277, %275) : (i32, i32) -> i32
        %281 = "arith.extsi"(%279) : (i1) -> i32
        %282 = "arith.addi"(%280, %281) : (i32, i32) -> i32
        %283 = "arith.muli"(%186, %195) : (i32, i32) -> i32
        %284 = "arith.muli"(%283, %130) : (i32, i32) -> i32
        %285 = "arith.muli"(%284, %267) : (i32, i32) -> i32
        %286 = "arith.cmpi"(%285, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %287 = "arith.muli"(%274, %282) : (i32, i32) -> i32
        %288 = "arith.muli"(%287, %268) : (i32, i32) -> i32
        %289 = "arith.select"(%286, %288, %188) : (i1, i32, i32) -> i32
        %290 = "arith.maxsi"(%270, %19) : (i32, i32) -> i32
        %291 = "arith.extui"(%290) : (i32) -> i64
        %292 = "arith.subi"(%290, %19) : (i32, i32) -> i32
        %293 = "llvm.intr.ctlz"(%292) {is_zero_poison = false} : (i32) -> i32
        %294 = "arith.constant"() {value = 32 : i32} : () -> i32
        %295 = "arith.subi"(%294, %293) : (i32, i32) -> i32
        %296 = "arith.extsi"(%295) : (i32) -> i64
        %297 = "arith.shli"(%152, %296) : (i64, i64) -> i64
        %298 = "arith.constant"() {value = 64 : i64} : () -> i64
        %299 = "arith.cmpi"(%296, %298) {predicate = 6 : i64} : (i64, i64) -> i1
        %300 = "arith.select"(%299, %297, %33) : (i1, i64, i64) -> i64
        %301 = "arith.subi"(%300, %291) : (i64, i64) -> i64
        %302 = "arith.constant"() {value = 32 : i64} : () -> i64
        %303 = "arith.shli"(%301, %302) : (i64, i64) -> i64
        %304 = "arith.divui"(%303, %291) : (i64, i64) -> i64
        %305 = "arith.addi"(%304, %152) : (i64, i64) -> i64
        %306 = "arith.shli"(%305, %302) : (i64, i64) -> i64
        %307 = "arith.ori"(%306, %291) : (i64, i64) -> i64
        %308 = "arith.maxsi"(%274, %19) : (i32, i32) -> i32
        %309 = "arith.extui"(%308) : (i32) -> i64
        %310 = "arith.subi"(%308, %19) : (i32, i32) -> i32
        %311 = "llvm.intr.ctlz"(%310) {is_zero_poison = false} : (i32) -> i32
        %312 = "arith.subi"(%294, %311) : (i32, i32) -> i32
        %313 = "arith.extsi"(%312) : (i32) -> i64
        %314 = "arith.shli"(%152, %313) : (i64, i64) -> i64
        %315 = "arith.cmpi"(%313, %298) {predicate = 6 : i64} : (i64, i64) -> i1
        %316 = "arith.select"(%315, %314, %33) : (i1, i64, i64) -> i64
        %317 = "arith.subi"(%316, %309) : (i64, i64) -> i64
        %318 = "arith.shli"(%317, %302) : (i64, i64) -> i64
        %319 = "arith.divui"(%318, %309) : (i64, i64) -> i64
        %320 = "arith.addi"(%319, %152) : (i64, i64) -> i64
        %321 = "arith.shli"(%320, %302) : (i64, i64) -> i64
        %322 = "arith.ori"(%321, %309) : (i64, i64) -> i64
        %323 = "arith.maxsi"(%282, %19) : (i32, i32) -> i32
        %324 = "arith.extui"(%323) : (i32) -> i64
        %325 = "arith.subi"(%323, %19) : (i32, i32) -> i32
        %326 = "llvm.intr.ctlz"(%325) {is_zero_poison = false} : (i32) -> i32
        %327 = "arith.subi"(%294, %326) : (i32, i32) -> i32
        %328 = "arith.extsi"(%327) : (i32) -> i64
        %329 = "arith.shli"(%152, %328) : (i64, i64) -> i64
        %330 = "arith.cmpi"(%328, %298) {predicate = 6 : i64} : (i64, i64) -> i1
        %331 = "arith.select"(%330, %329, %33) : (i1, i64, i64) -> i64
        %332 = "arith.subi"(%331, %324) : (i64, i64) -> i64
        %333 = "arith.shli"(%332, %302) : (i64, i64) -> i64
        %334 = "arith.divui"(%333, %324) : (i64, i64) -> i64
        %335 = "arith.addi"(%334, %152) : (i64, i64) -> i64
        %336 = "arith.shli"(%335, %302) : (i64, i64) -> i64
        %337 = "arith.ori"(%336, %324) : (i64, i64) -> i64
        "gpu.launch_func"(%289, %19, %19, %269, %19, %19, %188, %0, %195, %130, %150, %151, %123, %143, %144, %9, %195, %125, %145, %146, %14, %195, %127, %147, %148, %307, %271, %322, %337) {kernel = @kernels::@map_vectors_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %338 = "arith.constant"() {value = true} : () -> i1
    %339 = "arith.xori"(%192, %338) : (i1, i1) -> i1
    %340 = "arith.andi"(%190, %339) : (i1, i1) -> i1
    %341 = "arith.andi"(%340, %154) : (i1, i1) -> i1
    %342 = "arith.cmpi"(%82, %33) {predicate = 0 : i64} : (i64, i64) -> i1
    %343 = "arith.andi"(%341, %342) : (i1, i1) -> i1
    "scf.if"(%343) ({
      %344 = "arith.constant"() {value = 3 : i32} : () -> i32
      %345 = "arith.addi"(%87, %344) : (i32, i32) -> i32
      %346 = "arith.divui"(%345, %186) : (i32, i32) -> i32
      %347 = "arith.muli"(%130, %150) : (i32, i32) -> i32
      %348 = "arith.muli"(%347, %151) : (i32, i32) -> i32
      %349 = "arith.cmpi"(%348, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%349) ({
        %350 = "arith.maxsi"(%346, %19) : (i32, i32) -> i32
        %351 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %352 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %353 = "arith.maxsi"(%352, %19) : (i32, i32) -> i32
        %354 = "arith.constant"() {value = 256 : i32} : () -> i32
        %355 = "arith.minsi"(%350, %354) : (i32, i32) -> i32
        %356 = "arith.divui"(%354, %355) : (i32, i32) -> i32
        %357 = "arith.constant"() {value = 1023 : i32} : () -> i32
        %358 = "arith.addi"(%350, %357) : (i32, i32) -> i32
        %359 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %360 = "arith.divui"(%358, %359) : (i32, i32) -> i32
        %361 = "arith.muli"(%186, %346) : (i32, i32) -> i32
        %362 = "arith.muli"(%361, %130) : (i32, i32) -> i32
        %363 = "arith.muli"(%362, %352) : (i32, i32) -> i32
        %364 = "arith.cmpi"(%363, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %365 = "arith.muli"(%360, %351) : (i32, i32) -> i32
        %366 = "arith.muli"(%365, %353) : (i32, i32) -> i32
        %367 = "arith.select"(%364, %366, %188) : (i1, i32, i32) -> i32
        %368 = "arith.maxsi"(%355, %19) : (i32, i32) -> i32
        %369 = "arith.extui"(%368) : (i32) -> i64
        %370 = "arith.subi"(%368, %19) : (i32, i32) -> i32
        %371 = "llvm.intr.ctlz"(%370) {is_zero_poison = false} : (i32) -> i32
        %372 = "arith.constant"() {value = 32 : i32} : () -> i32
        %373 = "arith.subi"(%372, %371) : (i32, i32) -> i32
        %374 = "arith.extsi"(%373) : (i32) -> i64
        %375 = "arith.shli"(%152, %374) : (i64, i64) -> i64
        %376 = "arith.constant"() {value = 64 : i64} : () -> i64
        %377 = "arith.cmpi"(%374, %376) {predicate = 6 : i64} : (i64, i64) -> i1
        %378 = "arith.select"(%377, %375, %33) : (i1, i64, i64) -> i64
        %379 = "arith.subi"(%378, %369) : (i64, i64) -> i64
        %380 = "arith.constant"() {value = 32 : i64} : () -> i64
        %381 = "arith.shli"(%379, %380) : (i64, i64) -> i64
        %382 = "arith.divui"(%381, %369) : (i64, i64) -> i64
        %383 = "arith.addi"(%382, %152) : (i64, i64) -> i64
        %384 = "arith.shli"(%383, %380) : (i64, i64) -> i64
        %385 = "arith.ori"(%384, %369) : (i64, i64) -> i64
        %386 = "arith.maxsi"(%360, %19) : (i32, i32) -> i32
        %387 = "arith.extui"(%386) : (i32) -> i64
        %388 = "arith.subi"(%386, %19) : (i32, i32) -> i32
        %389 = "llvm.intr.ctlz"(%388) {is_zero_poison = false} : (i32) -> i32
        %390 = "arith.subi"(%372, %389) : (i32, i32) -> i32
        %391 = "arith.extsi"(%390) : (i32) -> i64
        %392 = "arith.shli"(%152, %391) : (i64, i64) -> i64
        %393 = "arith.cmpi"(%391, %376) {predicate = 6 : i64} : (i64, i64) -> i1
        %394 = "arith.select"(%393, %392, %33) : (i1, i64, i64) -> i64
        %395 = "arith.subi"(%394, %387) : (i64, i64) -> i64
        %396 = "arith.shli"(%395, %380) : (i64, i64) -> i64
        %397 = "arith.divui"(%396, %387) : (i64, i64) -> i64
        %398 = "arith.addi"(%397, %152) : (i64, i64) -> i64
        %399 = "arith.shli"(%398, %380) : (i64, i64) -> i64
        %400 = "arith.ori"(%399, %387) : (i64, i64) -> i64
        %401 = "arith.maxsi"(%351, %19) : (i32, i32) -> i32
        %402 = "arith.extui"(%401) : (i32) -> i64
        %403 = "arith.subi"(%401, %19) : (i32, i32) -> i32
        %404 = "llvm.intr.ctlz"(%403) {is_zero_poison = false} : (i32) -> i32
        %405 = "arith.subi"(%372, %404) : (i32, i32) -> i32
        %406 = "arith.extsi"(%405) : (i32) -> i64
        %407 = "arith.shli"(%152, %406) : (i64, i64) -> i64
        %408 = "arith.cmpi"(%406, %376) {predicate = 6 : i64} : (i64, i64) -> i1
        %409 = "arith.select"(%408, %407, %33) : (i1, i64, i64) -> i64
        %410 = "arith.subi"(%409, %402) : (i64, i64) -> i64
        %411 = "arith.shli"(%410, %380) : (i64, i64) -> i64
        %412 = "arith.divui"(%411, %402) : (i64, i64) -> i64
        %413 = "arith.addi"(%412, %152) : (i64, i64) -> i64
        %414 = "arith.shli"(%413, %380) : (i64, i64) -> i64
        %415 = "arith.ori"(%414, %402) : (i64, i64) -> i64
        "gpu.launch_func"(%367, %19, %19, %354, %19, %19, %188, %0, %346, %130, %150, %151, %123, %143, %144, %9, %346, %125, %145, %146, %14, %346, %127, %147, %148, %385, %356, %400, %415) {kernel = @kernels::@map_vectors_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        %416 = "arith.maxsi"(%346, %19) : (i32, i32) -> i32
        %417 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %418 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %419 = "arith.maxsi"(%418, %19) : (i32, i32) -> i32
        %420 = "arith.constant"() {value = 256 : i32} : () -> i32
        %421 = "arith.minsi"(%416, %420) : (i32, i32) -> i32
        %422 = "arith.divui"(%420, %421) : (i32, i32) -> i32
        %423 = "arith.constant"() {value = 255 : i32} : () -> i32
        %424 = "arith.addi"(%416, %423) : (i32, i32) -> i32
        %425 = "arith.divui"(%424, %420) : (i32, i32) -> i32
        %426 = "arith.muli"(%186, %422) : (i32, i32) -> i32
        %427 = "arith.subi"(%426, %19) : (i32, i32) -> i32
        %428 = "arith.addi"(%417, %427) : (i32, i32) -> i32
        %429 = "arith.remsi"(%428, %426) : (i32, i32) -> i32
        %430 = "arith.cmpi"(%429, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %431 = "arith.divsi"(%428, %426) : (i32, i32) -> i32
        %432 = "arith.extsi"(%430) : (i1) -> i32
        %433 = "arith.addi"(%431, %432) : (i32, i32) -> i32
        %434 = "arith.muli"(%186, %346) : (i32, i32) -> i32
        %435 = "arith.muli"(%434, %130) : (i32, i32) -> i32
        %436 = "arith.muli"(%435, %418) : (i32, i32) -> i32
        %437 = "arith.cmpi"(%436, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %438 = "arith.muli"(%425, %433) : (i32, i32) -> i32
        %439 = "arith.muli"(%438, %419) : (i32, i32) -> i32
        %440 = "arith.select"(%437, %439, %188) : (i1, i32, i32) -> i32
        %441 = "arith.maxsi"(%421, %19) : (i32, i32) -> i32
        %442 = "arith.extui"(%441) : (i32) -> i64
        %443 = "arith.subi"(%441, %19) : (i32, i32) -> i32
        %444 = "llvm.intr.ctlz"(%443) {is_zero_poison = false} : (i32) -> i32
        %445 = "arith.constant"() {value = 32 : i32} : () -> i32
        %446 = "arith.subi"(%445, %444) : (i32, i32) -> i32
        %447 = "arith.extsi"(%446) : (i32) -> i64
        %448 = "arith.shli"(%152, %447) : (i64, i64) -> i64
        %449 = "arith.constant"() {value = 64 : i64} : () -> i64
        %450 = "arith.cmpi"(%447, %449) {predicate = 6 : i64} : (i64, i64) -> i1
        %451 = "arith.select"(%450, %448, %33) : (i1, i64, i64) -> i64
        %452 = "arith.subi"(%451, %442) : (i64, i64) -> i64
        %453 = "arith.constant"() {value = 32 : i64} : () -> i64
        %454 = "arith.shli"(%452, %453) : (i64, i64) -> i64
        %455 = "arith.divui"(%454, %442) : (i64, i64) -> i64
        %456 = "arith.addi"(%455, %152) : (i64, i64) -> i64
        %457 = "arith.shli"(%456, %453) : (i64, i64) -> i64
        %458 = "arith.ori"(%457, %442) : (i64, i64) -> i64
        %459 = "arith.maxsi"(%425, %19) : (i32, i32) -> i32
        %460 = "arith.extui"(%459) : (i32) -> i64
        %461 = "arith.subi"(%459, %19) : (i32, i32) -> i32
        %462 = "llvm.intr.ctlz"(%461) {is_zero_poison = false} : (i32) -> i32
        %463 = "arith.subi"(%445, %462) : (i32, i32) -> i32
        %464 = "arith.extsi"(%463) : (i32) -> i64
        %465 = "arith.shli"(%152, %464) : (i64, i64) -> i64
        %466 = "arith.cmpi"(%464, %449) {predicate = 6 : i64} : (i64, i64) -> i1
        %467 = "arith.select"(%466, %465, %33) : (i1, i64, i64) -> i64
        %468 = "arith.subi"(%467, %460) : (i64, i64) -> i64
        %469 = "arith.shli"(%468, %453) : (i64, i64) -> i64
        %470 = "arith.divui"(%469, %460) : (i64, i64) -> i64
        %471 = "arith.addi"(%470, %152) : (i64, i64) -> i64
        %472 = "arith.shli"(%471, %453) : (i64, i64) -> i64
        %473 = "arith.ori"(%472, %460) : (i64, i64) -> i64
        %474 = "arith.maxsi"(%433, %19) : (i32, i32) -> i32
        %475 = "arith.extui"(%474) : (i32) -> i64
        %476 = "arith.subi"(%474, %19) : (i32, i32) -> i32
        %477 = "llvm.intr.ctlz"(%476) {is_zero_poison = false} : (i32) -> i32
        %478 = "arith.subi"(%445, %477) : (i32, i32) -> i32
        %479 = "arith.extsi"(%478) : (i32) -> i64
        %480 = "arith.shli"(%152, %479) : (i64, i64) -> i64
        %481 = "arith.cmpi"(%479, %449) {predicate = 6 : i64} : (i64, i64) -> i1
        %482 = "arith.select"(%481, %480, %33) : (i1, i64, i64) -> i64
        %483 = "arith.subi"(%482, %475) : (i64, i64) -> i64
        %484 = "arith.shli"(%483, %453) : (i64, i64) -> i64
        %485 = "arith.divui"(%484, %475) : (i64, i64) -> i64
        %486 = "arith.addi"(%485, %152) : (i64, i64) -> i64
        %487 = "arith.shli"(%486, %453) : (i64, i64) -> i64
        %488 = "arith.ori"(%487, %475) : (i64, i64) -> i64
        "gpu.launch_func"(%440, %19, %19, %420, %19, %19, %188, %0, %346, %130, %150, %151, %123, %143, %144, %9, %346, %125, %145, %146, %14, %346, %127, %147, %148, %458, %422, %473, %488) {kernel = @kernels::@map_vectors_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %489 = "arith.xori"(%343, %338) : (i1, i1) -> i1
    %490 = "arith.andi"(%340, %489) : (i1, i1) -> i1
    %491 = "arith.ori"(%192, %343) : (i1, i1) -> i1
    %492 = "arith.cmpi"(%80, %33) {predicate = 0 : i64} : (i64, i64) -> i1
    %493 = "arith.andi"(%490, %492) : (i1, i1) -> i1
    %494 = "arith.andi"(%493, %165) : (i1, i1) -> i1
    "scf.if"(%494) ({
      %495 = "arith.constant"() {value = 3 : i32} : () -> i32
      %496 = "arith.addi"(%87, %495) : (i32, i32) -> i32
      %497 = "arith.divui"(%496, %186) : (i32, i32) -> i32
      %498 = "arith.muli"(%130, %150) : (i32, i32) -> i32
      %499 = "arith.muli"(%498, %151) : (i32, i32) -> i32
      %500 = "arith.cmpi"(%499, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%500) ({
        %501 = "arith.maxsi"(%497, %19) : (i32, i32) -> i32
        %502 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %503 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %504 = "arith.maxsi"(%503, %19) : (i32, i32) -> i32
        %505 = "arith.constant"() {value = 256 : i32} : () -> i32
        %506 = "arith.minsi"(%501, %505) : (i32, i32) -> i32
        %507 = "arith.divui"(%505, %506) : (i32, i32) -> i32
        %508 = "arith.constant"() {value = 1023 : i32} : () -> i32
        %509 = "arith.addi"(%501, %508) : (i32, i32) -> i32
        %510 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %511 = "arith.divui"(%509, %510) : (i32, i32) -> i32
        %512 = "arith.muli"(%186, %497) : (i32, i32) -> i32
        %513 = "arith.muli"(%512, %130) : (i32, i32) -> i32
        %514 = "arith.muli"(%513, %503) : (i32, i32) -> i32
        %515 = "arith.cmpi"(%514, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %516 = "arith.muli"(%511, %502) : (i32, i32) -> i32
        %517 = "arith.muli"(%516, %504) : (i32, i32) -> i32
        %518 = "arith.select"(%515, %517, %188) : (i1, i32, i32) -> i32
        %519 = "arith.maxsi"(%506, %19) : (i32, i32) -> i32
        %520 = "arith.extui"(%519) : (i32) -> i64
        %521 = "arith.subi"(%519, %19) : (i32, i32) -> i32
        %522 = "llvm.intr.ctlz"(%521) {is_zero_poison = false} : (i32) -> i32
        %523 = "arith.constant"() {value = 32 : i32} : () -> i32
        %524 = "arith.subi"(%523, %522) : (i32, i32) -> i32
        %525 = "arith.extsi"(%524) : (i32) -> i64
        %526 = "arith.shli"(%152, %525) : (i64, i64) -> i64
        %527 = "arith.constant"() {value = 64 : i64} : () -> i64
        %528 = "arith.cmpi"(%525, %527) {predicate = 6 : i64} : (i64, i64) -> i1
        %529 = "arith.select"(%528, %526, %33) : (i1, i64, i64) -> i64
        %530 = "arith.subi"(%529, %520) : (i64, i64) -> i64
        %531 = "arith.constant"() {value = 32 : i64} : () -> i64
        %532 = "arith.shli"(%530, %531) : (i64, i64) -> i64
        %533 = "arith.divui"(%532, %520) : (i64, i64) -> i64
        %534 = "arith.addi"(%533, %152) : (i64, i64) -> i64
        %535 = "arith.shli"(%534, %531) : (i64, i64) -> i64
        %536 = "arith.ori"(%535, %520) : (i64, i64) -> i64
        %537 = "arith.maxsi"(%511, %19) : (i32, i32) -> i32
        %538 = "arith.extui"(%537) : (i32) -> i64
        %539 = "arith.subi"(%537, %19) : (i32, i32) -> i32
        %540 = "llvm.intr.ctlz"(%539) {is_zero_poison = false} : (i32) -> i32
        %541 = "arith.subi"(%523, %540) : (i32, i32) -> i32
        %542 = "arith.extsi"(%541) : (i32) -> i64
        %543 = "arith.shli"(%152, %542) : (i64, i64) -> i64
        %544 = "arith.cmpi"(%542, %527) {predicate = 6 : i64} : (i64, i64) -> i1
        %545 = "arith.select"(%544, %543, %33) : (i1, i64, i64) -> i64
        %546 = "arith.subi"(%545, %538) : (i64, i64) -> i64
        %547 = "arith.shli"(%546, %531) : (i64, i64) -> i64
        %548 = "arith.divui"(%547, %538) : (i64, i64) -> i64
        %549 = "arith.addi"(%548, %152) : (i64, i64) -> i64
        %550 = "arith.shli"(%549, %531) : (i64, i64) -> i64
        %551 = "arith.ori"(%550, %538) : (i64, i64) -> i64
        %552 = "arith.maxsi"(%502, %19) : (i32, i32) -> i32
        %553 = "arith.extui"(%552) : (i32) -> i64
        %554 = "arith.subi"(%552, %19) : (i32, i32) -> i32
        %555 = "llvm.intr.ctlz"(%554) {is_zero_poison = false} : (i32) -> i32
        %556 = "arith.subi"(%523, %555) : (i32, i32) -> i32
        %557 = "arith.extsi"(%556) : (i32) -> i64
        %558 = "arith.shli"(%152, %557) : (i64, i64) -> i64
        %559 = "arith.cmpi"(%557, %527) {predicate = 6 : i64} : (i64, i64) -> i1
        %560 = "arith.select"(%559, %558, %33) : (i1, i64, i64) -> i64
        %561 = "arith.subi"(%560, %553) : (i64, i64) -> i64
        %562 = "arith.shli"(%561, %531) : (i64, i64) -> i64
        %563 = "arith.divui"(%562, %553) : (i64, i64) -> i64
        %564 = "arith.addi"(%563, %152) : (i64, i64) -> i64
        %565 = "arith.shli"(%564, %531) : (i64, i64) -> i64
        %566 = "arith.ori"(%565, %553) : (i64, i64) -> i64
        "gpu.launch_func"(%518, %19, %19, %505, %19, %19, %188, %0, %497, %130, %150, %151, %123, %143, %144, %9, %497, %125, %145, %146, %14, %497, %127, %147, %148, %536, %507, %551, %566) {kernel = @kernels::@map_vectors_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        %567 = "arith.maxsi"(%497, %19) : (i32, i32) -> i32
        %568 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %569 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %570 = "arith.maxsi"(%569, %19) : (i32, i32) -> i32
        %571 = "arith.constant"() {value = 256 : i32} : () -> i32
        %572 = "arith.minsi"(%567, %571) : (i32, i32) -> i32
        %573 = "arith.divui"(%571, %572) : (i32, i32) -> i32
        %574 = "arith.constant"() {value = 255 : i32} : () -> i32
        %575 = "arith.addi"(%567, %574) : (i32, i32) -> i32
        %576 = "arith.divui"(%575, %571) : (i32, i32) -> i32
        %577 = "arith.muli"(%186, %573) : (i32, i32) -> i32
        %578 = "arith.subi"(%577, %19) : (i32, i32) -> i32
        %579 = "arith.addi"(%568, %578) : (i32, i32) -> i32
        %580 = "arith.remsi"(%579, %577) : (i32, i32) -> i32
        %581 = "arith.cmpi"(%580, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %582 = "arith.divsi"(%579, %577) : (i32, i32) -> i32
        %583 = "arith.extsi"(%581) : (i1) -> i32
        %584 = "arith.addi"(%582, %583) : (i32, i32) -> i32
        %585 = "arith.muli"(%186, %497) : (i32, i32) -> i32
        %586 = "arith.muli"(%585, %130) : (i32, i32) -> i32
        %587 = "arith.muli"(%586, %569) : (i32, i32) -> i32
        %588 = "arith.cmpi"(%587, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %589 = "arith.muli"(%576, %584) : (i32, i32) -> i32
        %590 = "arith.muli"(%589, %570) : (i32, i32) -> i32
        %591 = "arith.select"(%588, %590, %188) : (i1, i32, i32) -> i32
        %592 = "arith.maxsi"(%572, %19) : (i32, i32) -> i32
        %593 = "arith.extui"(%592) : (i32) -> i64
        %594 = "arith.subi"(%592, %19) : (i32, i32) -> i32
        %595 = "llvm.intr.ctlz"(%594) {is_zero_poison = false} : (i32) -> i32
        %596 = "arith.constant"() {value = 32 : i32} : () -> i32
        %597 = "arith.subi"(%596, %595) : (i32, i32) -> i32
        %598 = "arith.extsi"(%597) : (i32) -> i64
        %599 = "arith.shli"(%152, %598) : (i64, i64) -> i64
        %600 = "arith.constant"() {value = 64 : i64} : () -> i64
        %601 = "arith.cmpi"(%598, %600) {predicate = 6 : i64} : (i64, i64) -> i1
        %602 = "arith.select"(%601, %599, %33) : (i1, i64, i64) -> i64
        %603 = "arith.subi"(%602, %593) : (i64, i64) -> i64
        %604 = "arith.constant"() {value = 32 : i64} : () -> i64
        %605 = "arith.shli"(%603, %604) : (i64, i64) -> i64
        %606 = "arith.divui"(%605, %593) : (i64, i64) -> i64
        %607 = "arith.addi"(%606, %152) : (i64, i64) -> i64
        %608 = "arith.shli"(%607, %604) : (i64, i64) -> i64
        %609 = "arith.ori"(%608, %593) : (i64, i64) -> i64
        %610 = "arith.maxsi"(%576, %19) : (i32, i32) -> i32
        %611 = "arith.extui"(%610) : (i32) -> i64
        %612 = "arith.subi"(%610, %19) : (i32, i32) -> i32
        %613 = "llvm.intr.ctlz"(%612) {is_zero_poison = false} : (i32) -> i32
        %614 = "arith.subi"(%596, %613) : (i32, i32) -> i32
        %615 = "arith.extsi"(%614) : (i32) -> i64
        %616 = "arith.shli"(%152, %615) : (i64, i64) -> i64
        %617 = "arith.cmpi"(%615, %600) {predicate = 6 : i64} : (i64, i64) -> i1
        %618 = "arith.select"(%617, %616, %33) : (i1, i64, i64) -> i64
        %619 = "arith.subi"(%618, %611) : (i64, i64) -> i64
        %620 = "arith.shli"(%619, %604) : (i64, i64) -> i64
        %621 = "arith.divui"(%620, %611) : (i64, i64) -> i64
        %622 = "arith.addi"(%621, %152) : (i64, i64) -> i64
        %623 = "arith.shli"(%622, %604) : (i64, i64) -> i64
        %624 = "arith.ori"(%623, %611) : (i64, i64) -> i64
        %625 = "arith.maxsi"(%584, %19) : (i32, i32) -> i32
        %626 = "arith.extui"(%625) : (i32) -> i64
        %627 = "arith.subi"(%625, %19) : (i32, i32) -> i32
        %628 = "llvm.intr.ctlz"(%627) {is_zero_poison = false} : (i32) -> i32
        %629 = "arith.subi"(%596, %628) : (i32, i32) -> i32
        %630 = "arith.extsi"(%629) : (i32) -> i64
        %631 = "arith.shli"(%152, %630) : (i64, i64) -> i64
        %632 = "arith.cmpi"(%630, %600) {predicate = 6 : i64} : (i64, i64) -> i1
        %633 = "arith.select"(%632, %631, %33) : (i1, i64, i64) -> i64
        %634 = "arith.subi"(%633, %626) : (i64, i64) -> i64
        %635 = "arith.shli"(%634, %604) : (i64, i64) -> i64
        %636 = "arith.divui"(%635, %626) : (i64, i64) -> i64
        %637 = "arith.addi"(%636, %152) : (i64, i64) -> i64
        %638 = "arith.shli"(%637, %604) : (i64, i64) -> i64
        %639 = "arith.ori"(%638, %626) : (i64, i64) -> i64
        "gpu.launch_func"(%591, %19, %19, %571, %19, %19, %188, %0, %497, %130, %150, %151, %123, %143, %144, %9, %497, %125, %145, %146, %14, %497, %127, %147, %148, %609, %573, %624, %639) {kernel = @kernels::@map_vectors_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %640 = "arith.xori"(%494, %338) : (i1, i1) -> i1
    %641 = "arith.andi"(%490, %640) : (i1, i1) -> i1
    %642 = "arith.ori"(%491, %494) : (i1, i1) -> i1
    %643 = "arith.xori"(%642, %338) : (i1, i1) -> i1
    "scf.if"(%643) ({
      %644 = "arith.cmpi"(%87, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %645 = "arith.ori"(%175, %644) : (i1, i1) -> i1
      %646 = "arith.extsi"(%87) : (i32) -> i64
      %647 = "arith.cmpi"(%127, %646) {predicate = 0 : i64} : (i64, i64) -> i1
      %648 = "arith.cmpi"(%130, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %649 = "arith.ori"(%647, %648) : (i1, i1) -> i1
      %650 = "arith.andi"(%645, %649) : (i1, i1) -> i1
      %651 = "arith.extsi"(%130) : (i32) -> i64
      %652 = "arith.muli"(%646, %651) : (i64, i64) -> i64
      %653 = "arith.cmpi"(%147, %652) {predicate = 0 : i64} : (i64, i64) -> i1
      %654 = "arith.cmpi"(%150, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %655 = "arith.ori"(%653, %654) : (i1, i1) -> i1
      %656 = "arith.andi"(%650, %655) : (i1, i1) -> i1
      %657 = "arith.extsi"(%150) : (i32) -> i64
      %658 = "arith.muli"(%652, %657) : (i64, i64) -> i64
      %659 = "arith.cmpi"(%148, %658) {predicate = 0 : i64} : (i64, i64) -> i1
      %660 = "arith.cmpi"(%151, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      %661 = "arith.ori"(%659, %660) : (i1, i1) -> i1
      %662 = "arith.andi"(%656, %661) : (i1, i1) -> i1
      %663 = "arith.extsi"(%151) : (i32) -> i64
      %664 = "arith.muli"(%658, %663) : (i64, i64) -> i64
      %665 = "scf.if"(%662) ({
        %666 = "arith.muli"(%646, %80) : (i64, i64) -> i64
        %667 = "arith.muli"(%651, %123) : (i64, i64) -> i64
        %668 = "arith.addi"(%666, %667) : (i64, i64) -> i64
        %669 = "arith.muli"(%657, %143) : (i64, i64) -> i64
        %670 = "arith.addi"(%668, %669) : (i64, i64) -> i64
        %671 = "arith.muli"(%663, %144) : (i64, i64) -> i64
        %672 = "arith.addi"(%670, %671) : (i64, i64) -> i64
        %673 = "arith.constant"() {value = 1073741824 : i64} : () -> i64
        %674 = "arith.cmpi"(%672, %673) {predicate = 2 : i64} : (i64, i64) -> i1
        %675 = "arith.muli"(%646, %82) : (i64, i64) -> i64
        %676 = "arith.muli"(%651, %125) : (i64, i64) -> i64
        %677 = "arith.addi"(%675, %676) : (i64, i64) -> i64
        %678 = "arith.muli"(%657, %145) : (i64, i64) -> i64
        %679 = "arith.addi"(%677, %678) : (i64, i64) -> i64
        %680 = "arith.muli"(%663, %146) : (i64, i64) -> i64
        %681 = "arith.addi"(%679, %680) : (i64, i64) -> i64
        %682 = "arith.cmpi"(%681, %673) {predicate = 2 : i64} : (i64, i64) -> i1
        %683 = "arith.andi"(%674, %682) : (i1, i1) -> i1
        %684 = "arith.muli"(%646, %84) : (i64, i64) -> i64
        %685 = "arith.muli"(%651, %127) : (i64, i64) -> i64
        %686 = "arith.addi"(%684, %685) : (i64, i64) -> i64
        %687 = "arith.muli"(%657, %147) : (i64, i64) -> i64
        %688 = "arith.addi"(%686, %687) : (i64, i64) -> i64
        %689 = "arith.muli"(%663, %148) : (i64, i64) -> i64
        %690 = "arith.addi"(%688, %689) : (i64, i64) -> i64
        %691 = "arith.cmpi"(%690, %673) {predicate = 2 : i64} : (i64, i64) -> i1
        %692 = "arith.andi"(%683, %691) : (i1, i1) -> i1
        "scf.yield"(%692) : (i1) -> ()
      }, {
        "scf.yield"(%662) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%665) ({
        %693 = "arith.ori"(%153, %644) : (i1, i1) -> i1
        %694 = "arith.cmpi"(%123, %646) {predicate = 0 : i64} : (i64, i64) -> i1
        %695 = "arith.ori"(%694, %648) : (i1, i1) -> i1
        %696 = "arith.andi"(%693, %695) : (i1, i1) -> i1
        %697 = "arith.cmpi"(%143, %652) {predicate = 0 : i64} : (i64, i64) -> i1
        %698 = "arith.ori"(%697, %654) : (i1, i1) -> i1
        %699 = "arith.andi"(%696, %698) : (i1, i1) -> i1
        %700 = "arith.cmpi"(%144, %658) {predicate = 0 : i64} : (i64, i64) -> i1
        %701 = "arith.ori"(%700, %660) : (i1, i1) -> i1
        %702 = "arith.andi"(%699, %701) : (i1, i1) -> i1
        %703 = "arith.ori"(%164, %644) : (i1, i1) -> i1
        %704 = "arith.cmpi"(%125, %646) {predicate = 0 : i64} : (i64, i64) -> i1
        %705 = "arith.ori"(%704, %648) : (i1, i1) -> i1
        %706 = "arith.andi"(%703, %705) : (i1, i1) -> i1
        %707 = "arith.cmpi"(%145, %652) {predicate = 0 : i64} : (i64, i64) -> i1
        %708 = "arith.ori"(%707, %654) : (i1, i1) -> i1
        %709 = "arith.andi"(%706, %708) : (i1, i1) -> i1
        %710 = "arith.cmpi"(%146, %658) {predicate = 0 : i64} : (i64, i64) -> i1
        %711 = "arith.ori"(%710, %660) : (i1, i1) -> i1
        %712 = "arith.andi"(%709, %711) : (i1, i1) -> i1
        %713 = "arith.muli"(%1, %2) : (i32, i32) -> i32
        %714 = "arith.muli"(%713, %3) : (i32, i32) -> i32
        %715 = "arith.muli"(%714, %4) : (i32, i32) -> i32
        %716 = "arith.divui"(%715, %186) : (i32, i32) -> i32
        %717 = "arith.remui"(%715, %186) : (i32, i32) -> i32
        %718 = "arith.muli"(%87, %130) : (i32, i32) -> i32
        %719 = "arith.muli"(%718, %150) : (i32, i32) -> i32
        %720 = "arith.cmpi"(%151, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %721 = "arith.constant"() {value = false} : () -> i1
        %722 = "arith.ori"(%720, %721) : (i1, i1) -> i1
        %723 = "arith.remui"(%719, %186) : (i32, i32) -> i32
        %724 = "arith.cmpi"(%723, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %725 = "arith.minsi"(%151, %186) : (i32, i32) -> i32
        %726 = "arith.select"(%724, %19, %725) : (i1, i32, i32) -> i32
        %727 = "scf.if"(%722) ({
          %728 = "arith.muli"(%719, %726) : (i32, i32) -> i32
          %729 = "arith.constant"() {value = 3 : i32} : () -> i32
          %730 = "arith.addi"(%728, %729) : (i32, i32) -> i32
          %731 = "arith.divui"(%730, %186) : (i32, i32) -> i32
          "scf.yield"(%731) : (i32) -> ()
        }, {
          "scf.yield"(%19) : (i32) -> ()
        }) : (i1) -> i32
        %732 = "arith.trunci"(%144) : (i64) -> i32
        %733 = "arith.muli"(%726, %732) : (i32, i32) -> i32
        %734 = "arith.select"(%722, %733, %188) : (i1, i32, i32) -> i32
        %735 = "arith.trunci"(%146) : (i64) -> i32
        %736 = "arith.muli"(%726, %735) : (i32, i32) -> i32
        %737 = "arith.select"(%722, %736, %188) : (i1, i32, i32) -> i32
        %738 = "arith.select"(%722, %726, %151) : (i1, i32, i32) -> i32
        %739 = "arith.xori"(%722, %338) : (i1, i1) -> i1
        %740 = "arith.cmpi"(%150, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %741 = "arith.ori"(%740, %721) : (i1, i1) -> i1
        %742 = "arith.andi"(%739, %741) : (i1, i1) -> i1
        %743 = "arith.remui"(%718, %186) : (i32, i32) -> i32
        %744 = "arith.cmpi"(%743, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %745 = "arith.minsi"(%150, %186) : (i32, i32) -> i32
        %746 = "arith.select"(%744, %19, %745) : (i1, i32, i32) -> i32
        %747 = "scf.if"(%742) ({
          %748 = "arith.muli"(%718, %746) : (i32, i32) -> i32
          %749 = "arith.constant"() {value = 3 : i32} : () -> i32
          %750 = "arith.addi"(%748, %749) : (i32, i32) -> i32
          %751 = "arith.divui"(%750, %186) : (i32, i32) -> i32
          "scf.yield"(%751) : (i32) -> ()
        }, {
          "scf.yield"(%727) : (i32) -> ()
        }) : (i1) -> i32
        %752 = "arith.trunci"(%143) : (i64) -> i32
        %753 = "arith.muli"(%746, %752) : (i32, i32) -> i32
        %754 = "arith.select"(%742, %753, %734) : (i1, i32, i32) -> i32
        %755 = "arith.trunci"(%145) : (i64) -> i32
        %756 = "arith.muli"(%746, %755) : (i32, i32) -> i32
        %757 = "arith.select"(%742, %756, %737) : (i1, i32, i32) -> i32
        %758 = "arith.select"(%742, %746, %150) : (i1, i32, i32) -> i32
        %759 = "arith.xori"(%742, %338) : (i1, i1) -> i1
        %760 = "arith.andi"(%739, %759) : (i1, i1) -> i1
        %761 = "arith.cmpi"(%130, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %762 = "arith.ori"(%761, %721) : (i1, i1) -> i1
        %763 = "arith.andi"(%760, %762) : (i1, i1) -> i1
        %764 = "arith.minsi"(%130, %186) : (i32, i32) -> i32
        %765 = "arith.select"(%189, %19, %764) : (i1, i32, i32) -> i32
        %766 = "scf.if"(%763) ({
          %767 = "arith.muli"(%87, %765) : (i32, i32) -> i32
          %768 = "arith.constant"() {value = 3 : i32} : () -> i32
          %769 = "arith.addi"(%767, %768) : (i32, i32) -> i32
          %770 = "arith.divui"(%769, %186) : (i32, i32) -> i32
          "scf.yield"(%770) : (i32) -> ()
        }, {
          "scf.yield"(%747) : (i32) -> ()
        }) : (i1) -> i32
        %771 = "arith.trunci"(%123) : (i64) -> i32
        %772 = "arith.muli"(%765, %771) : (i32, i32) -> i32
        %773 = "arith.select"(%763, %772, %754) : (i1, i32, i32) -> i32
        %774 = "arith.trunci"(%125) : (i64) -> i32
        %775 = "arith.muli"(%765, %774) : (i32, i32) -> i32
        %776 = "arith.select"(%763, %775, %757) : (i1, i32, i32) -> i32
        %777 = "arith.select"(%763, %765, %130) : (i1, i32, i32) -> i32
        %778 = "arith.xori"(%763, %338) : (i1, i1) -> i1
        %779 = "arith.andi"(%760, %778) : (i1, i1) -> i1
        %780 = "arith.cmpi"(%87, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %781 = "arith.ori"(%780, %338) : (i1, i1) -> i1
        %782 = "arith.andi"(%779, %781) : (i1, i1) -> i1
        %783 = "arith.minsi"(%87, %186) : (i32, i32) -> i32
        %784 = "scf.if"(%782) ({
          %785 = "arith.constant"() {value = 3 : i32} : () -> i32
          %786 = "arith.addi"(%783, %785) : (i32, i32) -> i32
          %787 = "arith.divui"(%786, %186) : (i32, i32) -> i32
          "scf.yield"(%787) : (i32) -> ()
        }, {
          "scf.yield"(%766) : (i32) -> ()
        }) : (i1) -> i32
        %788 = "arith.trunci"(%80) : (i64) -> i32
        %789 = "arith.muli"(%783, %788) : (i32, i32) -> i32
        %790 = "arith.select"(%782, %789, %773) : (i1, i32, i32) -> i32
        %791 = "arith.trunci"(%82) : (i64) -> i32
        %792 = "arith.muli"(%783, %791) : (i32, i32) -> i32
        %793 = "arith.select"(%782, %792, %776) : (i1, i32, i32) -> i32
        %794 = "arith.select"(%782, %783, %87) : (i1, i32, i32) -> i32
        %795 = "arith.xori"(%782, %338) : (i1, i1) -> i1
        %796 = "arith.andi"(%779, %795) : (i1, i1) -> i1
        %797 = "arith.maxsi"(%784, %19) : (i32, i32) -> i32
        %798 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
        %799 = "arith.extui"(%798) : (i32) -> i64
        %800 = "arith.subi"(%798, %19) : (i32, i32) -> i32
        %801 = "llvm.intr.ctlz"(%800) {is_zero_poison = false} : (i32) -> i32
        %802 = "arith.constant"() {value = 32 : i32} : () -> i32
        %803 = "arith.subi"(%802, %801) : (i32, i32) -> i32
        %804 = "arith.extsi"(%803) : (i32) -> i64
        %805 = "arith.shli"(%152, %804) : (i64, i64) -> i64
        %806 = "arith.constant"() {value = 64 : i64} : () -> i64
        %807 = "arith.cmpi"(%804, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %808 = "arith.select"(%807, %805, %33) : (i1, i64, i64) -> i64
        %809 = "arith.subi"(%808, %799) : (i64, i64) -> i64
        %810 = "arith.constant"() {value = 32 : i64} : () -> i64
        %811 = "arith.shli"(%809, %810) : (i64, i64) -> i64
        %812 = "arith.divui"(%811, %799) : (i64, i64) -> i64
        %813 = "arith.addi"(%812, %152) : (i64, i64) -> i64
        %814 = "arith.shli"(%813, %810) : (i64, i64) -> i64
        %815 = "arith.ori"(%814, %799) : (i64, i64) -> i64
        %816 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %817 = "arith.extui"(%816) : (i32) -> i64
        %818 = "arith.subi"(%816, %19) : (i32, i32) -> i32
        %819 = "llvm.intr.ctlz"(%818) {is_zero_poison = false} : (i32) -> i32
        %820 = "arith.subi"(%802, %819) : (i32, i32) -> i32
        %821 = "arith.extsi"(%820) : (i32) -> i64
        %822 = "arith.shli"(%152, %821) : (i64, i64) -> i64
        %823 = "arith.cmpi"(%821, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %824 = "arith.select"(%823, %822, %33) : (i1, i64, i64) -> i64
        %825 = "arith.subi"(%824, %817) : (i64, i64) -> i64
        %826 = "arith.shli"(%825, %810) : (i64, i64) -> i64
        %827 = "arith.divui"(%826, %817) : (i64, i64) -> i64
        %828 = "arith.addi"(%827, %152) : (i64, i64) -> i64
        %829 = "arith.shli"(%828, %810) : (i64, i64) -> i64
        %830 = "arith.ori"(%829, %817) : (i64, i64) -> i64
        %831 = "arith.maxsi"(%150, %19) : (i32, i32) -> i32
        %832 = "arith.extui"(%831) : (i32) -> i64
        %833 = "arith.subi"(%831, %19) : (i32, i32) -> i32
        %834 = "llvm.intr.ctlz"(%833) {is_zero_poison = false} : (i32) -> i32
        %835 = "arith.subi"(%802, %834) : (i32, i32) -> i32
        %836 = "arith.extsi"(%835) : (i32) -> i64
        %837 = "arith.shli"(%152, %836) : (i64, i64) -> i64
        %838 = "arith.cmpi"(%836, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %839 = "arith.select"(%838, %837, %33) : (i1, i64, i64) -> i64
        %840 = "arith.subi"(%839, %832) : (i64, i64) -> i64
        %841 = "arith.shli"(%840, %810) : (i64, i64) -> i64
        %842 = "arith.divui"(%841, %832) : (i64, i64) -> i64
        %843 = "arith.addi"(%842, %152) : (i64, i64) -> i64
        %844 = "arith.shli"(%843, %810) : (i64, i64) -> i64
        %845 = "arith.ori"(%844, %832) : (i64, i64) -> i64
        %846 = "arith.maxsi"(%794, %19) : (i32, i32) -> i32
        %847 = "arith.extui"(%846) : (i32) -> i64
        %848 = "arith.subi"(%846, %19) : (i32, i32) -> i32
        %849 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
        %850 = "arith.subi"(%802, %849) : (i32, i32) -> i32
        %851 = "arith.extsi"(%850) : (i32) -> i64
        %852 = "arith.shli"(%152, %851) : (i64, i64) -> i64
        %853 = "arith.cmpi"(%851, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %854 = "arith.select"(%853, %852, %33) : (i1, i64, i64) -> i64
        %855 = "arith.subi"(%854, %847) : (i64, i64) -> i64
        %856 = "arith.shli"(%855, %810) : (i64, i64) -> i64
        %857 = "arith.divui"(%856, %847) : (i64, i64) -> i64
        %858 = "arith.addi"(%857, %152) : (i64, i64) -> i64
        %859 = "arith.shli"(%858, %810) : (i64, i64) -> i64
        %860 = "arith.ori"(%859, %847) : (i64, i64) -> i64
        %861 = "arith.maxsi"(%777, %19) : (i32, i32) -> i32
        %862 = "arith.extui"(%861) : (i32) -> i64
        %863 = "arith.subi"(%861, %19) : (i32, i32) -> i32
        %864 = "llvm.intr.ctlz"(%863) {is_zero_poison = false} : (i32) -> i32
        %865 = "arith.subi"(%802, %864) : (i32, i32) -> i32
        %866 = "arith.extsi"(%865) : (i32) -> i64
        %867 = "arith.shli"(%152, %866) : (i64, i64) -> i64
        %868 = "arith.cmpi"(%866, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %869 = "arith.select"(%868, %867, %33) : (i1, i64, i64) -> i64
        %870 = "arith.subi"(%869, %862) : (i64, i64) -> i64
        %871 = "arith.shli"(%870, %810) : (i64, i64) -> i64
        %872 = "arith.divui"(%871, %862) : (i64, i64) -> i64
        %873 = "arith.addi"(%872, %152) : (i64, i64) -> i64
        %874 = "arith.shli"(%873, %810) : (i64, i64) -> i64
        %875 = "arith.ori"(%874, %862) : (i64, i64) -> i64
        %876 = "arith.maxsi"(%758, %19) : (i32, i32) -> i32
        %877 = "arith.extui"(%876) : (i32) -> i64
        %878 = "arith.subi"(%876, %19) : (i32, i32) -> i32
        %879 = "llvm.intr.ctlz"(%878) {is_zero_poison = false} : (i32) -> i32
        %880 = "arith.subi"(%802, %879) : (i32, i32) -> i32
        %881 = "arith.extsi"(%880) : (i32) -> i64
        %882 = "arith.shli"(%152, %881) : (i64, i64) -> i64
        %883 = "arith.cmpi"(%881, %806) {predicate = 6 : i64} : (i64, i64) -> i1
        %884 = "arith.select"(%883, %882, %33) : (i1, i64, i64) -> i64
        %885 = "arith.subi"(%884, %877) : (i64, i64) -> i64
        %886 = "arith.shli"(%885, %810) : (i64, i64) -> i64
        %887 = "arith.divui"(%886, %877) : (i64, i64) -> i64
        %888 = "arith.addi"(%887, %152) : (i64, i64) -> i64
        %889 = "arith.shli"(%888, %810) : (i64, i64) -> i64
        %890 = "arith.ori"(%889, %877) : (i64, i64) -> i64
        %891 = "arith.constant"() {value = 256 : i32} : () -> i32
        %892 = "arith.minsi"(%797, %891) : (i32, i32) -> i32
        %893 = "arith.divui"(%891, %892) : (i32, i32) -> i32
        %894 = "arith.constant"() {value = 3 : i32} : () -> i32
        %895 = "arith.addi"(%715, %894) : (i32, i32) -> i32
        %896 = "arith.divui"(%895, %186) : (i32, i32) -> i32
        %897 = "arith.subi"(%797, %19) : (i32, i32) -> i32
        %898 = "arith.addi"(%896, %897) : (i32, i32) -> i32
        %899 = "arith.remsi"(%898, %797) : (i32, i32) -> i32
        %900 = "arith.cmpi"(%899, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %901 = "arith.divsi"(%898, %797) : (i32, i32) -> i32
        %902 = "arith.extsi"(%900) : (i1) -> i32
        %903 = "arith.addi"(%901, %902) : (i32, i32) -> i32
        %904 = "arith.constant"() {value = 255 : i32} : () -> i32
        %905 = "arith.addi"(%797, %904) : (i32, i32) -> i32
        %906 = "arith.divui"(%905, %891) : (i32, i32) -> i32
        %907 = "arith.muli"(%186, %893) : (i32, i32) -> i32
        %908 = "arith.subi"(%907, %19) : (i32, i32) -> i32
        %909 = "arith.addi"(%903, %908) : (i32, i32) -> i32
        %910 = "arith.remsi"(%909, %907) : (i32, i32) -> i32
        %911 = "arith.cmpi"(%910, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %912 = "arith.divsi"(%909, %907) : (i32, i32) -> i32
        %913 = "arith.extsi"(%911) : (i1) -> i32
        %914 = "arith.addi"(%912, %913) : (i32, i32) -> i32
        %915 = "arith.xori"(%702, %338) : (i1, i1) -> i1
        %916 = "arith.xori"(%712, %338) : (i1, i1) -> i1
        %917 = "arith.andi"(%915, %916) : (i1, i1) -> i1
        %918 = "arith.cmpi"(%903, %186) {predicate = 5 : i64} : (i32, i32) -> i1
        %919 = "arith.cmpi"(%790, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %920 = "arith.cmpi"(%793, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %921 = "arith.ori"(%919, %920) : (i1, i1) -> i1
        %922 = "arith.andi"(%918, %921) : (i1, i1) -> i1
        %923 = "arith.andi"(%917, %922) : (i1, i1) -> i1
        "scf.if"(%923) ({
          %924 = "arith.cmpi"(%87, %186) {predicate = 5 : i64} : (i32, i32) -> i1
          %925 = "arith.andi"(%924, %492) : (i1, i1) -> i1
          %926 = "arith.andi"(%924, %342) : (i1, i1) -> i1
          %927 = "arith.cmpi"(%919, %338) {predicate = 0 : i64} : (i1, i1) -> i1
          %928 = "arith.cmpi"(%926, %338) {predicate = 0 : i64} : (i1, i1) -> i1
          %929 = "arith.andi"(%927, %928) : (i1, i1) -> i1
          "scf.if"(%929) ({
            %930 = "arith.subi"(%906, %19) : (i32, i32) -> i32
            %931 = "arith.addi"(%797, %930) : (i32, i32) -> i32
            %932 = "arith.remsi"(%931, %906) : (i32, i32) -> i32
            %933 = "arith.cmpi"(%932, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %934 = "arith.divsi"(%931, %906) : (i32, i32) -> i32
            %935 = "arith.extsi"(%933) : (i1) -> i32
            %936 = "arith.addi"(%934, %935) : (i32, i32) -> i32
            %937 = "arith.remsi"(%891, %936) : (i32, i32) -> i32
            %938 = "arith.xori"(%937, %936) : (i32, i32) -> i32
            %939 = "arith.cmpi"(%938, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %940 = "arith.cmpi"(%937, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %941 = "arith.andi"(%939, %940) : (i1, i1) -> i1
            %942 = "arith.divsi"(%891, %936) : (i32, i32) -> i32
            %943 = "arith.extsi"(%941) : (i1) -> i32
            %944 = "arith.addi"(%942, %943) : (i32, i32) -> i32
            %945 = "arith.addi"(%716, %897) : (i32, i32) -> i32
            %946 = "arith.remsi"(%945, %797) : (i32, i32) -> i32
            %947 = "arith.cmpi"(%946, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %948 = "arith.divsi"(%945, %797) : (i32, i32) -> i32
            %949 = "arith.extsi"(%947) : (i1) -> i32
            %950 = "arith.addi"(%948, %949) : (i32, i32) -> i32
            %951 = "arith.muli"(%186, %944) : (i32, i32) -> i32
            %952 = "arith.subi"(%951, %19) : (i32, i32) -> i32
            %953 = "arith.addi"(%950, %952) : (i32, i32) -> i32
            %954 = "arith.remsi"(%953, %951) : (i32, i32) -> i32
            %955 = "arith.xori"(%954, %951) : (i32, i32) -> i32
            %956 = "arith.cmpi"(%955, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %957 = "arith.cmpi"(%954, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %958 = "arith.andi"(%956, %957) : (i1, i1) -> i1
            %959 = "arith.divsi"(%953, %951) : (i32, i32) -> i32
            %960 = "arith.extsi"(%958) : (i1) -> i32
            %961 = "arith.addi"(%959, %960) : (i32, i32) -> i32
            %962 = "arith.maxsi"(%961, %19) : (i32, i32) -> i32
            %963 = "arith.muli"(%962, %906) : (i32, i32) -> i32
            %964 = "arith.constant"() {value = 2112 : i32} : () -> i32
            %965 = "arith.remsi"(%963, %964) : (i32, i32) -> i32
            %966 = "arith.cmpi"(%965, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %967 = "arith.divsi"(%963, %964) : (i32, i32) -> i32
            %968 = "arith.extsi"(%966) : (i1) -> i32
            %969 = "arith.addi"(%967, %968) : (i32, i32) -> i32
            %970 = "arith.minsi"(%969, %19) : (i32, i32) -> i32
            %971 = "arith.maxsi"(%970, %19) : (i32, i32) -> i32
            %972 = "arith.subi"(%971, %19) : (i32, i32) -> i32
            %973 = "arith.addi"(%962, %972) : (i32, i32) -> i32
            %974 = "arith.remsi"(%973, %971) : (i32, i32) -> i32
            %975 = "arith.cmpi"(%974, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %976 = "arith.divsi"(%973, %971) : (i32, i32) -> i32
            %977 = "arith.extsi"(%975) : (i1) -> i32
            %978 = "arith.addi"(%976, %977) : (i32, i32) -> i32
            %979 = "arith.muli"(%906, %978) : (i32, i32) -> i32
            %980 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
            %981 = "arith.subi"(%802, %980) : (i32, i32) -> i32
            %982 = "arith.extsi"(%981) : (i32) -> i64
            %983 = "arith.shli"(%152, %982) : (i64, i64) -> i64
            %984 = "arith.cmpi"(%982, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %985 = "arith.select"(%984, %983, %33) : (i1, i64, i64) -> i64
            %986 = "arith.subi"(%985, %847) : (i64, i64) -> i64
            %987 = "arith.shli"(%986, %810) : (i64, i64) -> i64
            %988 = "arith.divui"(%987, %847) : (i64, i64) -> i64
            %989 = "arith.addi"(%988, %152) : (i64, i64) -> i64
            %990 = "arith.shli"(%989, %810) : (i64, i64) -> i64
            %991 = "arith.ori"(%990, %847) : (i64, i64) -> i64
            %992 = "llvm.intr.ctlz"(%863) {is_zero_poison = false} : (i32) -> i32
            %993 = "arith.subi"(%802, %992) : (i32, i32) -> i32
            %994 = "arith.extsi"(%993) : (i32) -> i64
            %995 = "arith.shli"(%152, %994) : (i64, i64) -> i64
            %996 = "arith.cmpi"(%994, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %997 = "arith.select"(%996, %995, %33) : (i1, i64, i64) -> i64
            %998 = "arith.subi"(%997, %862) : (i64, i64) -> i64
            %999 = "arith.shli"(%998, %810) : (i64, i64) -> i64
            %1000 = "arith.divui"(%999, %862) : (i64, i64) -> i64
            %1001 = "arith.addi"(%1000, %152) : (i64, i64) -> i64
            %1002 = "arith.shli"(%1001, %810) : (i64, i64) -> i64
            %1003 = "arith.ori"(%1002, %862) : (i64, i64) -> i64
            %1004 = "llvm.intr.ctlz"(%878) {is_zero_poison = false} : (i32) -> i32
            %1005 = "arith.subi"(%802, %1004) : (i32, i32) -> i32
            %1006 = "arith.extsi"(%1005) : (i32) -> i64
            %1007 = "arith.shli"(%152, %1006) : (i64, i64) -> i64
            %1008 = "arith.cmpi"(%1006, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1009 = "arith.select"(%1008, %1007, %33) : (i1, i64, i64) -> i64
            %1010 = "arith.subi"(%1009, %877) : (i64, i64) -> i64
            %1011 = "arith.shli"(%1010, %810) : (i64, i64) -> i64
            %1012 = "arith.divui"(%1011, %877) : (i64, i64) -> i64
            %1013 = "arith.addi"(%1012, %152) : (i64, i64) -> i64
            %1014 = "arith.shli"(%1013, %810) : (i64, i64) -> i64
            %1015 = "arith.ori"(%1014, %877) : (i64, i64) -> i64
            %1016 = "arith.maxsi"(%936, %19) : (i32, i32) -> i32
            %1017 = "arith.extui"(%1016) : (i32) -> i64
            %1018 = "arith.subi"(%1016, %19) : (i32, i32) -> i32
            %1019 = "llvm.intr.ctlz"(%1018) {is_zero_poison = false} : (i32) -> i32
            %1020 = "arith.subi"(%802, %1019) : (i32, i32) -> i32
            %1021 = "arith.extsi"(%1020) : (i32) -> i64
            %1022 = "arith.shli"(%152, %1021) : (i64, i64) -> i64
            %1023 = "arith.cmpi"(%1021, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1024 = "arith.select"(%1023, %1022, %33) : (i1, i64, i64) -> i64
            %1025 = "arith.subi"(%1024, %1017) : (i64, i64) -> i64
            %1026 = "arith.shli"(%1025, %810) : (i64, i64) -> i64
            %1027 = "arith.divui"(%1026, %1017) : (i64, i64) -> i64
            %1028 = "arith.addi"(%1027, %152) : (i64, i64) -> i64
            %1029 = "arith.shli"(%1028, %810) : (i64, i64) -> i64
            %1030 = "arith.ori"(%1029, %1017) : (i64, i64) -> i64
            %1031 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
            %1032 = "arith.extui"(%1031) : (i32) -> i64
            %1033 = "arith.subi"(%1031, %19) : (i32, i32) -> i32
            %1034 = "llvm.intr.ctlz"(%1033) {is_zero_poison = false} : (i32) -> i32
            %1035 = "arith.subi"(%802, %1034) : (i32, i32) -> i32
            %1036 = "arith.extsi"(%1035) : (i32) -> i64
            %1037 = "arith.shli"(%152, %1036) : (i64, i64) -> i64
            %1038 = "arith.cmpi"(%1036, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1039 = "arith.select"(%1038, %1037, %33) : (i1, i64, i64) -> i64
            %1040 = "arith.subi"(%1039, %1032) : (i64, i64) -> i64
            %1041 = "arith.shli"(%1040, %810) : (i64, i64) -> i64
            %1042 = "arith.divui"(%1041, %1032) : (i64, i64) -> i64
            %1043 = "arith.addi"(%1042, %152) : (i64, i64) -> i64
            %1044 = "arith.shli"(%1043, %810) : (i64, i64) -> i64
            %1045 = "arith.ori"(%1044, %1032) : (i64, i64) -> i64
            "gpu.launch_func"(%979, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %716, %717, %991, %1003, %1015, %738, %790, %793, %797, %971, %1030, %944, %1045) {kernel = @kernels::@map_periods, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 29, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1046 = "arith.cmpi"(%926, %721) {predicate = 0 : i64} : (i1, i1) -> i1
          %1047 = "arith.andi"(%927, %1046) : (i1, i1) -> i1
          "scf.if"(%1047) ({
            %1048 = "arith.subi"(%906, %19) : (i32, i32) -> i32
            %1049 = "arith.addi"(%797, %1048) : (i32, i32) -> i32
            %1050 = "arith.remsi"(%1049, %906) : (i32, i32) -> i32
            %1051 = "arith.cmpi"(%1050, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1052 = "arith.divsi"(%1049, %906) : (i32, i32) -> i32
            %1053 = "arith.extsi"(%1051) : (i1) -> i32
            %1054 = "arith.addi"(%1052, %1053) : (i32, i32) -> i32
            %1055 = "arith.remsi"(%891, %1054) : (i32, i32) -> i32
            %1056 = "arith.xori"(%1055, %1054) : (i32, i32) -> i32
            %1057 = "arith.cmpi"(%1056, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1058 = "arith.cmpi"(%1055, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1059 = "arith.andi"(%1057, %1058) : (i1, i1) -> i1
            %1060 = "arith.divsi"(%891, %1054) : (i32, i32) -> i32
            %1061 = "arith.extsi"(%1059) : (i1) -> i32
            %1062 = "arith.addi"(%1060, %1061) : (i32, i32) -> i32
            %1063 = "arith.addi"(%716, %897) : (i32, i32) -> i32
            %1064 = "arith.remsi"(%1063, %797) : (i32, i32) -> i32
            %1065 = "arith.cmpi"(%1064, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1066 = "arith.divsi"(%1063, %797) : (i32, i32) -> i32
            %1067 = "arith.extsi"(%1065) : (i1) -> i32
            %1068 = "arith.addi"(%1066, %1067) : (i32, i32) -> i32
            %1069 = "arith.muli"(%186, %1062) : (i32, i32) -> i32
            %1070 = "arith.subi"(%1069, %19) : (i32, i32) -> i32
            %1071 = "arith.addi"(%1068, %1070) : (i32, i32) -> i32
            %1072 = "arith.remsi"(%1071, %1069) : (i32, i32) -> i32
            %1073 = "arith.xori"(%1072, %1069) : (i32, i32) -> i32
            %1074 = "arith.cmpi"(%1073, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1075 = "arith.cmpi"(%1072, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1076 = "arith.andi"(%1074, %1075) : (i1, i1) -> i1
            %1077 = "arith.divsi"(%1071, %1069) : (i32, i32) -> i32
            %1078 = "arith.extsi"(%1076) : (i1) -> i32
            %1079 = "arith.addi"(%1077, %1078) : (i32, i32) -> i32
            %1080 = "arith.maxsi"(%1079, %19) : (i32, i32) -> i32
            %1081 = "arith.muli"(%1080, %906) : (i32, i32) -> i32
            %1082 = "arith.constant"() {value = 2112 : i32} : () -> i32
            %1083 = "arith.remsi"(%1081, %1082) : (i32, i32) -> i32
            %1084 = "arith.cmpi"(%1083, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1085 = "arith.divsi"(%1081, %1082) : (i32, i32) -> i32
            %1086 = "arith.extsi"(%1084) : (i1) -> i32
            %1087 = "arith.addi"(%1085, %1086) : (i32, i32) -> i32
            %1088 = "arith.minsi"(%1087, %19) : (i32, i32) -> i32
            %1089 = "arith.maxsi"(%1088, %19) : (i32, i32) -> i32
            %1090 = "arith.subi"(%1089, %19) : (i32, i32) -> i32
            %1091 = "arith.addi"(%1080, %1090) : (i32, i32) -> i32
            %1092 = "arith.remsi"(%1091, %1089) : (i32, i32) -> i32
            %1093 = "arith.cmpi"(%1092, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1094 = "arith.divsi"(%1091, %1089) : (i32, i32) -> i32
            %1095 = "arith.extsi"(%1093) : (i1) -> i32
            %1096 = "arith.addi"(%1094, %1095) : (i32, i32) -> i32
            %1097 = "arith.muli"(%906, %1096) : (i32, i32) -> i32
            %1098 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
            %1099 = "arith.subi"(%802, %1098) : (i32, i32) -> i32
            %1100 = "arith.extsi"(%1099) : (i32) -> i64
            %1101 = "arith.shli"(%152, %1100) : (i64, i64) -> i64
            %1102 = "arith.cmpi"(%1100, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1103 = "arith.select"(%1102, %1101, %33) : (i1, i64, i64) -> i64
            %1104 = "arith.subi"(%1103, %847) : (i64, i64) -> i64
            %1105 = "arith.shli"(%1104, %810) : (i64, i64) -> i64
            %1106 = "arith.divui"(%1105, %847) : (i64, i64) -> i64
            %1107 = "arith.addi"(%1106, %152) : (i64, i64) -> i64
            %1108 = "arith.shli"(%1107, %810) : (i64, i64) -> i64
            %1109 = "arith.ori"(%1108, %847) : (i64, i64) -> i64
            %1110 = "llvm.intr.ctlz"(%863) {is_zero_poison = false} : (i32) -> i32
            %1111 = "arith.subi"(%802, %1110) : (i32, i32) -> i32
            %1112 = "arith.extsi"(%1111) : (i32) -> i64
            %1113 = "arith.shli"(%152, %1112) : (i64, i64) -> i64
            %1114 = "arith.cmpi"(%1112, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1115 = "arith.select"(%1114, %1113, %33) : (i1, i64, i64) -> i64
            %1116 = "arith.subi"(%1115, %862) : (i64, i64) -> i64
            %1117 = "arith.shli"(%1116, %810) : (i64, i64) -> i64
            %1118 = "arith.divui"(%1117, %862) : (i64, i64) -> i64
            %1119 = "arith.addi"(%1118, %152) : (i64, i64) -> i64
            %1120 = "arith.shli"(%1119, %810) : (i64, i64) -> i64
            %1121 = "arith.ori"(%1120, %862) : (i64, i64) -> i64
            %1122 = "llvm.intr.ctlz"(%878) {is_zero_poison = false} : (i32) -> i32
            %1123 = "arith.subi"(%802, %1122) : (i32, i32) -> i32
            %1124 = "arith.extsi"(%1123) : (i32) -> i64
            %1125 = "arith.shli"(%152, %1124) : (i64, i64) -> i64
            %1126 = "arith.cmpi"(%1124, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1127 = "arith.select"(%1126, %1125, %33) : (i1, i64, i64) -> i64
            %1128 = "arith.subi"(%1127, %877) : (i64, i64) -> i64
            %1129 = "arith.shli"(%1128, %810) : (i64, i64) -> i64
            %1130 = "arith.divui"(%1129, %877) : (i64, i64) -> i64
            %1131 = "arith.addi"(%1130, %152) : (i64, i64) -> i64
            %1132 = "arith.shli"(%1131, %810) : (i64, i64) -> i64
            %1133 = "arith.ori"(%1132, %877) : (i64, i64) -> i64
            %1134 = "arith.maxsi"(%1054, %19) : (i32, i32) -> i32
            %1135 = "arith.extui"(%1134) : (i32) -> i64
            %1136 = "arith.subi"(%1134, %19) : (i32, i32) -> i32
            %1137 = "llvm.intr.ctlz"(%1136) {is_zero_poison = false} : (i32) -> i32
            %1138 = "arith.subi"(%802, %1137) : (i32, i32) -> i32
            %1139 = "arith.extsi"(%1138) : (i32) -> i64
            %1140 = "arith.shli"(%152, %1139) : (i64, i64) -> i64
            %1141 = "arith.cmpi"(%1139, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1142 = "arith.select"(%1141, %1140, %33) : (i1, i64, i64) -> i64
            %1143 = "arith.subi"(%1142, %1135) : (i64, i64) -> i64
            %1144 = "arith.shli"(%1143, %810) : (i64, i64) -> i64
            %1145 = "arith.divui"(%1144, %1135) : (i64, i64) -> i64
            %1146 = "arith.addi"(%1145, %152) : (i64, i64) -> i64
            %1147 = "arith.shli"(%1146, %810) : (i64, i64) -> i64
            %1148 = "arith.ori"(%1147, %1135) : (i64, i64) -> i64
            %1149 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
            %1150 = "arith.extui"(%1149) : (i32) -> i64
            %1151 = "arith.subi"(%1149, %19) : (i32, i32) -> i32
            %1152 = "llvm.intr.ctlz"(%1151) {is_zero_poison = false} : (i32) -> i32
            %1153 = "arith.subi"(%802, %1152) : (i32, i32) -> i32
            %1154 = "arith.extsi"(%1153) : (i32) -> i64
            %1155 = "arith.shli"(%152, %1154) : (i64, i64) -> i64
            %1156 = "arith.cmpi"(%1154, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1157 = "arith.select"(%1156, %1155, %33) : (i1, i64, i64) -> i64
            %1158 = "arith.subi"(%1157, %1150) : (i64, i64) -> i64
            %1159 = "arith.shli"(%1158, %810) : (i64, i64) -> i64
            %1160 = "arith.divui"(%1159, %1150) : (i64, i64) -> i64
            %1161 = "arith.addi"(%1160, %152) : (i64, i64) -> i64
            %1162 = "arith.shli"(%1161, %810) : (i64, i64) -> i64
            %1163 = "arith.ori"(%1162, %1150) : (i64, i64) -> i64
            "gpu.launch_func"(%1097, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %716, %717, %1109, %1121, %1133, %738, %790, %793, %797, %1089, %1148, %1062, %1163) {kernel = @kernels::@map_periods_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 29, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1164 = "arith.cmpi"(%919, %721) {predicate = 0 : i64} : (i1, i1) -> i1
          %1165 = "arith.cmpi"(%925, %338) {predicate = 0 : i64} : (i1, i1) -> i1
          %1166 = "arith.andi"(%1164, %1165) : (i1, i1) -> i1
          "scf.if"(%1166) ({
            %1167 = "arith.subi"(%906, %19) : (i32, i32) -> i32
            %1168 = "arith.addi"(%797, %1167) : (i32, i32) -> i32
            %1169 = "arith.remsi"(%1168, %906) : (i32, i32) -> i32
            %1170 = "arith.cmpi"(%1169, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1171 = "arith.divsi"(%1168, %906) : (i32, i32) -> i32
            %1172 = "arith.extsi"(%1170) : (i1) -> i32
            %1173 = "arith.addi"(%1171, %1172) : (i32, i32) -> i32
            %1174 = "arith.remsi"(%891, %1173) : (i32, i32) -> i32
            %1175 = "arith.xori"(%1174, %1173) : (i32, i32) -> i32
            %1176 = "arith.cmpi"(%1175, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1177 = "arith.cmpi"(%1174, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1178 = "arith.andi"(%1176, %1177) : (i1, i1) -> i1
            %1179 = "arith.divsi"(%891, %1173) : (i32, i32) -> i32
            %1180 = "arith.extsi"(%1178) : (i1) -> i32
            %1181 = "arith.addi"(%1179, %1180) : (i32, i32) -> i32
            %1182 = "arith.addi"(%716, %897) : (i32, i32) -> i32
            %1183 = "arith.remsi"(%1182, %797) : (i32, i32) -> i32
            %1184 = "arith.cmpi"(%1183, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1185 = "arith.divsi"(%1182, %797) : (i32, i32) -> i32
            %1186 = "arith.extsi"(%1184) : (i1) -> i32
            %1187 = "arith.addi"(%1185, %1186) : (i32, i32) -> i32
            %1188 = "arith.muli"(%186, %1181) : (i32, i32) -> i32
            %1189 = "arith.subi"(%1188, %19) : (i32, i32) -> i32
            %1190 = "arith.addi"(%1187, %1189) : (i32, i32) -> i32
            %1191 = "arith.remsi"(%1190, %1188) : (i32, i32) -> i32
            %1192 = "arith.xori"(%1191, %1188) : (i32, i32) -> i32
            %1193 = "arith.cmpi"(%1192, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1194 = "arith.cmpi"(%1191, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1195 = "arith.andi"(%1193, %1194) : (i1, i1) -> i1
            %1196 = "arith.divsi"(%1190, %1188) : (i32, i32) -> i32
            %1197 = "arith.extsi"(%1195) : (i1) -> i32
            %1198 = "arith.addi"(%1196, %1197) : (i32, i32) -> i32
            %1199 = "arith.maxsi"(%1198, %19) : (i32, i32) -> i32
            %1200 = "arith.muli"(%1199, %906) : (i32, i32) -> i32
            %1201 = "arith.constant"() {value = 2112 : i32} : () -> i32
            %1202 = "arith.remsi"(%1200, %1201) : (i32, i32) -> i32
            %1203 = "arith.cmpi"(%1202, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1204 = "arith.divsi"(%1200, %1201) : (i32, i32) -> i32
            %1205 = "arith.extsi"(%1203) : (i1) -> i32
            %1206 = "arith.addi"(%1204, %1205) : (i32, i32) -> i32
            %1207 = "arith.minsi"(%1206, %19) : (i32, i32) -> i32
            %1208 = "arith.maxsi"(%1207, %19) : (i32, i32) -> i32
            %1209 = "arith.subi"(%1208, %19) : (i32, i32) -> i32
            %1210 = "arith.addi"(%1199, %1209) : (i32, i32) -> i32
            %1211 = "arith.remsi"(%1210, %1208) : (i32, i32) -> i32
            %1212 = "arith.cmpi"(%1211, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1213 = "arith.divsi"(%1210, %1208) : (i32, i32) -> i32
            %1214 = "arith.extsi"(%1212) : (i1) -> i32
            %1215 = "arith.addi"(%1213, %1214) : (i32, i32) -> i32
            %1216 = "arith.muli"(%906, %1215) : (i32, i32) -> i32
            %1217 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
            %1218 = "arith.subi"(%802, %1217) : (i32, i32) -> i32
            %1219 = "arith.extsi"(%1218) : (i32) -> i64
            %1220 = "arith.shli"(%152, %1219) : (i64, i64) -> i64
            %1221 = "arith.cmpi"(%1219, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1222 = "arith.select"(%1221, %1220, %33) : (i1, i64, i64) -> i64
            %1223 = "arith.subi"(%1222, %847) : (i64, i64) -> i64
            %1224 = "arith.shli"(%1223, %810) : (i64, i64) -> i64
            %1225 = "arith.divui"(%1224, %847) : (i64, i64) -> i64
            %1226 = "arith.addi"(%1225, %152) : (i64, i64) -> i64
            %1227 = "arith.shli"(%1226, %810) : (i64, i64) -> i64
            %1228 = "arith.ori"(%1227, %847) : (i64, i64) -> i64
            %1229 = "llvm.intr.ctlz"(%863) {is_zero_poison = false} : (i32) -> i32
            %1230 = "arith.subi"(%802, %1229) : (i32, i32) -> i32
            %1231 = "arith.extsi"(%1230) : (i32) -> i64
            %1232 = "arith.shli"(%152, %1231) : (i64, i64) -> i64
            %1233 = "arith.cmpi"(%1231, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1234 = "arith.select"(%1233, %1232, %33) : (i1, i64, i64) -> i64
            %1235 = "arith.subi"(%1234, %862) : (i64, i64) -> i64
            %1236 = "arith.shli"(%1235, %810) : (i64, i64) -> i64
            %1237 = "arith.divui"(%1236, %862) : (i64, i64) -> i64
            %1238 = "arith.addi"(%1237, %152) : (i64, i64) -> i64
            %1239 = "arith.shli"(%1238, %810) : (i64, i64) -> i64
            %1240 = "arith.ori"(%1239, %862) : (i64, i64) -> i64
            %1241 = "llvm.intr.ctlz"(%878) {is_zero_poison = false} : (i32) -> i32
            %1242 = "arith.subi"(%802, %1241) : (i32, i32) -> i32
            %1243 = "arith.extsi"(%1242) : (i32) -> i64
            %1244 = "arith.shli"(%152, %1243) : (i64, i64) -> i64
            %1245 = "arith.cmpi"(%1243, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1246 = "arith.select"(%1245, %1244, %33) : (i1, i64, i64) -> i64
            %1247 = "arith.subi"(%1246, %877) : (i64, i64) -> i64
            %1248 = "arith.shli"(%1247, %810) : (i64, i64) -> i64
            %1249 = "arith.divui"(%1248, %877) : (i64, i64) -> i64
            %1250 = "arith.addi"(%1249, %152) : (i64, i64) -> i64
            %1251 = "arith.shli"(%1250, %810) : (i64, i64) -> i64
            %1252 = "arith.ori"(%1251, %877) : (i64, i64) -> i64
            %1253 = "arith.maxsi"(%1173, %19) : (i32, i32) -> i32
            %1254 = "arith.extui"(%1253) : (i32) -> i64
            %1255 = "arith.subi"(%1253, %19) : (i32, i32) -> i32
            %1256 = "llvm.intr.ctlz"(%1255) {is_zero_poison = false} : (i32) -> i32
            %1257 = "arith.subi"(%802, %1256) : (i32, i32) -> i32
            %1258 = "arith.extsi"(%1257) : (i32) -> i64
            %1259 = "arith.shli"(%152, %1258) : (i64, i64) -> i64
            %1260 = "arith.cmpi"(%1258, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1261 = "arith.select"(%1260, %1259, %33) : (i1, i64, i64) -> i64
            %1262 = "arith.subi"(%1261, %1254) : (i64, i64) -> i64
            %1263 = "arith.shli"(%1262, %810) : (i64, i64) -> i64
            %1264 = "arith.divui"(%1263, %1254) : (i64, i64) -> i64
            %1265 = "arith.addi"(%1264, %152) : (i64, i64) -> i64
            %1266 = "arith.shli"(%1265, %810) : (i64, i64) -> i64
            %1267 = "arith.ori"(%1266, %1254) : (i64, i64) -> i64
            %1268 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
            %1269 = "arith.extui"(%1268) : (i32) -> i64
            %1270 = "arith.subi"(%1268, %19) : (i32, i32) -> i32
            %1271 = "llvm.intr.ctlz"(%1270) {is_zero_poison = false} : (i32) -> i32
            %1272 = "arith.subi"(%802, %1271) : (i32, i32) -> i32
            %1273 = "arith.extsi"(%1272) : (i32) -> i64
            %1274 = "arith.shli"(%152, %1273) : (i64, i64) -> i64
            %1275 = "arith.cmpi"(%1273, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1276 = "arith.select"(%1275, %1274, %33) : (i1, i64, i64) -> i64
            %1277 = "arith.subi"(%1276, %1269) : (i64, i64) -> i64
            %1278 = "arith.shli"(%1277, %810) : (i64, i64) -> i64
            %1279 = "arith.divui"(%1278, %1269) : (i64, i64) -> i64
            %1280 = "arith.addi"(%1279, %152) : (i64, i64) -> i64
            %1281 = "arith.shli"(%1280, %810) : (i64, i64) -> i64
            %1282 = "arith.ori"(%1281, %1269) : (i64, i64) -> i64
            "gpu.launch_func"(%1216, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %716, %717, %1228, %1240, %1252, %738, %790, %793, %797, %1208, %1267, %1181, %1282) {kernel = @kernels::@map_periods_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 29, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1283 = "arith.cmpi"(%925, %721) {predicate = 0 : i64} : (i1, i1) -> i1
          %1284 = "arith.andi"(%1164, %1283) : (i1, i1) -> i1
          "scf.if"(%1284) ({
            %1285 = "arith.subi"(%906, %19) : (i32, i32) -> i32
            %1286 = "arith.addi"(%797, %1285) : (i32, i32) -> i32
            %1287 = "arith.remsi"(%1286, %906) : (i32, i32) -> i32
            %1288 = "arith.cmpi"(%1287, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1289 = "arith.divsi"(%1286, %906) : (i32, i32) -> i32
            %1290 = "arith.extsi"(%1288) : (i1) -> i32
            %1291 = "arith.addi"(%1289, %1290) : (i32, i32) -> i32
            %1292 = "arith.remsi"(%891, %1291) : (i32, i32) -> i32
            %1293 = "arith.xori"(%1292, %1291) : (i32, i32) -> i32
            %1294 = "arith.cmpi"(%1293, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1295 = "arith.cmpi"(%1292, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1296 = "arith.andi"(%1294, %1295) : (i1, i1) -> i1
            %1297 = "arith.divsi"(%891, %1291) : (i32, i32) -> i32
            %1298 = "arith.extsi"(%1296) : (i1) -> i32
            %1299 = "arith.addi"(%1297, %1298) : (i32, i32) -> i32
            %1300 = "arith.addi"(%716, %897) : (i32, i32) -> i32
            %1301 = "arith.remsi"(%1300, %797) : (i32, i32) -> i32
            %1302 = "arith.cmpi"(%1301, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1303 = "arith.divsi"(%1300, %797) : (i32, i32) -> i32
            %1304 = "arith.extsi"(%1302) : (i1) -> i32
            %1305 = "arith.addi"(%1303, %1304) : (i32, i32) -> i32
            %1306 = "arith.muli"(%186, %1299) : (i32, i32) -> i32
            %1307 = "arith.subi"(%1306, %19) : (i32, i32) -> i32
            %1308 = "arith.addi"(%1305, %1307) : (i32, i32) -> i32
            %1309 = "arith.remsi"(%1308, %1306) : (i32, i32) -> i32
            %1310 = "arith.xori"(%1309, %1306) : (i32, i32) -> i32
            %1311 = "arith.cmpi"(%1310, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1312 = "arith.cmpi"(%1309, %188) {predicate = 1 : i64} : (i32, i32) -> i1
            %1313 = "arith.andi"(%1311, %1312) : (i1, i1) -> i1
            %1314 = "arith.divsi"(%1308, %1306) : (i32, i32) -> i32
            %1315 = "arith.extsi"(%1313) : (i1) -> i32
            %1316 = "arith.addi"(%1314, %1315) : (i32, i32) -> i32
            %1317 = "arith.maxsi"(%1316, %19) : (i32, i32) -> i32
            %1318 = "arith.muli"(%1317, %906) : (i32, i32) -> i32
            %1319 = "arith.constant"() {value = 2112 : i32} : () -> i32
            %1320 = "arith.remsi"(%1318, %1319) : (i32, i32) -> i32
            %1321 = "arith.cmpi"(%1320, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1322 = "arith.divsi"(%1318, %1319) : (i32, i32) -> i32
            %1323 = "arith.extsi"(%1321) : (i1) -> i32
            %1324 = "arith.addi"(%1322, %1323) : (i32, i32) -> i32
            %1325 = "arith.minsi"(%1324, %19) : (i32, i32) -> i32
            %1326 = "arith.maxsi"(%1325, %19) : (i32, i32) -> i32
            %1327 = "arith.subi"(%1326, %19) : (i32, i32) -> i32
            %1328 = "arith.addi"(%1317, %1327) : (i32, i32) -> i32
            %1329 = "arith.remsi"(%1328, %1326) : (i32, i32) -> i32
            %1330 = "arith.cmpi"(%1329, %188) {predicate = 2 : i64} : (i32, i32) -> i1
            %1331 = "arith.divsi"(%1328, %1326) : (i32, i32) -> i32
            %1332 = "arith.extsi"(%1330) : (i1) -> i32
            %1333 = "arith.addi"(%1331, %1332) : (i32, i32) -> i32
            %1334 = "arith.muli"(%906, %1333) : (i32, i32) -> i32
            %1335 = "llvm.intr.ctlz"(%848) {is_zero_poison = false} : (i32) -> i32
            %1336 = "arith.subi"(%802, %1335) : (i32, i32) -> i32
            %1337 = "arith.extsi"(%1336) : (i32) -> i64
            %1338 = "arith.shli"(%152, %1337) : (i64, i64) -> i64
            %1339 = "arith.cmpi"(%1337, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1340 = "arith.select"(%1339, %1338, %33) : (i1, i64, i64) -> i64
            %1341 = "arith.subi"(%1340, %847) : (i64, i64) -> i64
            %1342 = "arith.shli"(%1341, %810) : (i64, i64) -> i64
            %1343 = "arith.divui"(%1342, %847) : (i64, i64) -> i64
            %1344 = "arith.addi"(%1343, %152) : (i64, i64) -> i64
            %1345 = "arith.shli"(%1344, %810) : (i64, i64) -> i64
            %1346 = "arith.ori"(%1345, %847) : (i64, i64) -> i64
            %1347 = "llvm.intr.ctlz"(%863) {is_zero_poison = false} : (i32) -> i32
            %1348 = "arith.subi"(%802, %1347) : (i32, i32) -> i32
            %1349 = "arith.extsi"(%1348) : (i32) -> i64
            %1350 = "arith.shli"(%152, %1349) : (i64, i64) -> i64
            %1351 = "arith.cmpi"(%1349, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1352 = "arith.select"(%1351, %1350, %33) : (i1, i64, i64) -> i64
            %1353 = "arith.subi"(%1352, %862) : (i64, i64) -> i64
            %1354 = "arith.shli"(%1353, %810) : (i64, i64) -> i64
            %1355 = "arith.divui"(%1354, %862) : (i64, i64) -> i64
            %1356 = "arith.addi"(%1355, %152) : (i64, i64) -> i64
            %1357 = "arith.shli"(%1356, %810) : (i64, i64) -> i64
            %1358 = "arith.ori"(%1357, %862) : (i64, i64) -> i64
            %1359 = "llvm.intr.ctlz"(%878) {is_zero_poison = false} : (i32) -> i32
            %1360 = "arith.subi"(%802, %1359) : (i32, i32) -> i32
            %1361 = "arith.extsi"(%1360) : (i32) -> i64
            %1362 = "arith.shli"(%152, %1361) : (i64, i64) -> i64
            %1363 = "arith.cmpi"(%1361, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1364 = "arith.select"(%1363, %1362, %33) : (i1, i64, i64) -> i64
            %1365 = "arith.subi"(%1364, %877) : (i64, i64) -> i64
            %1366 = "arith.shli"(%1365, %810) : (i64, i64) -> i64
            %1367 = "arith.divui"(%1366, %877) : (i64, i64) -> i64
            %1368 = "arith.addi"(%1367, %152) : (i64, i64) -> i64
            %1369 = "arith.shli"(%1368, %810) : (i64, i64) -> i64
            %1370 = "arith.ori"(%1369, %877) : (i64, i64) -> i64
            %1371 = "arith.maxsi"(%1291, %19) : (i32, i32) -> i32
            %1372 = "arith.extui"(%1371) : (i32) -> i64
            %1373 = "arith.subi"(%1371, %19) : (i32, i32) -> i32
            %1374 = "llvm.intr.ctlz"(%1373) {is_zero_poison = false} : (i32) -> i32
            %1375 = "arith.subi"(%802, %1374) : (i32, i32) -> i32
            %1376 = "arith.extsi"(%1375) : (i32) -> i64
            %1377 = "arith.shli"(%152, %1376) : (i64, i64) -> i64
            %1378 = "arith.cmpi"(%1376, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1379 = "arith.select"(%1378, %1377, %33) : (i1, i64, i64) -> i64
            %1380 = "arith.subi"(%1379, %1372) : (i64, i64) -> i64
            %1381 = "arith.shli"(%1380, %810) : (i64, i64) -> i64
            %1382 = "arith.divui"(%1381, %1372) : (i64, i64) -> i64
            %1383 = "arith.addi"(%1382, %152) : (i64, i64) -> i64
            %1384 = "arith.shli"(%1383, %810) : (i64, i64) -> i64
            %1385 = "arith.ori"(%1384, %1372) : (i64, i64) -> i64
            %1386 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
            %1387 = "arith.extui"(%1386) : (i32) -> i64
            %1388 = "arith.subi"(%1386, %19) : (i32, i32) -> i32
            %1389 = "llvm.intr.ctlz"(%1388) {is_zero_poison = false} : (i32) -> i32
            %1390 = "arith.subi"(%802, %1389) : (i32, i32) -> i32
            %1391 = "arith.extsi"(%1390) : (i32) -> i64
            %1392 = "arith.shli"(%152, %1391) : (i64, i64) -> i64
            %1393 = "arith.cmpi"(%1391, %806) {predicate = 6 : i64} : (i64, i64) -> i1
            %1394 = "arith.select"(%1393, %1392, %33) : (i1, i64, i64) -> i64
            %1395 = "arith.subi"(%1394, %1387) : (i64, i64) -> i64
            %1396 = "arith.shli"(%1395, %810) : (i64, i64) -> i64
            %1397 = "arith.divui"(%1396, %1387) : (i64, i64) -> i64
            %1398 = "arith.addi"(%1397, %152) : (i64, i64) -> i64
            %1399 = "arith.shli"(%1398, %810) : (i64, i64) -> i64
            %1400 = "arith.ori"(%1399, %1387) : (i64, i64) -> i64
            "gpu.launch_func"(%1334, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %716, %717, %1346, %1358, %1370, %738, %790, %793, %797, %1326, %1385, %1299, %1400) {kernel = @kernels::@map_periods_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 29, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i32, i32, i32, i32, i32, i64, i32, i64) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %1401 = "arith.cmpi"(%702, %338) {predicate = 0 : i64} : (i1, i1) -> i1
          %1402 = "arith.cmpi"(%712, %338) {predicate = 0 : i64} : (i1, i1) -> i1
          %1403 = "arith.andi"(%1401, %1402) : (i1, i1) -> i1
          "scf.if"(%1403) ({
            %1404 = "arith.cmpi"(%903, %186) {predicate = 2 : i64} : (i32, i32) -> i1
            %1405 = "arith.andi"(%1404, %338) : (i1, i1) -> i1
            "scf.if"(%1405) ({
              %1406 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %1407 = "arith.addi"(%715, %1406) : (i32, i32) -> i32
              %1408 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1409 = "arith.divui"(%1407, %1408) : (i32, i32) -> i32
              "gpu.launch_func"(%1409, %19, %19, %891, %19, %19, %188, %0, %896, %9, %896, %14, %896, %715, %815, %830, %845, %151) {kernel = @kernels::@map_gathered, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.if"(%918) ({
              %1410 = "arith.maxsi"(%892, %19) : (i32, i32) -> i32
              %1411 = "arith.extui"(%1410) : (i32) -> i64
              %1412 = "arith.subi"(%1410, %19) : (i32, i32) -> i32
              %1413 = "llvm.intr.ctlz"(%1412) {is_zero_poison = false} : (i32) -> i32
              %1414 = "arith.subi"(%802, %1413) : (i32, i32) -> i32
              %1415 = "arith.extsi"(%1414) : (i32) -> i64
              %1416 = "arith.shli"(%152, %1415) : (i64, i64) -> i64
              %1417 = "arith.cmpi"(%1415, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1418 = "arith.select"(%1417, %1416, %33) : (i1, i64, i64) -> i64
              %1419 = "arith.subi"(%1418, %1411) : (i64, i64) -> i64
              %1420 = "arith.shli"(%1419, %810) : (i64, i64) -> i64
              %1421 = "arith.divui"(%1420, %1411) : (i64, i64) -> i64
              %1422 = "arith.addi"(%1421, %152) : (i64, i64) -> i64
              %1423 = "arith.shli"(%1422, %810) : (i64, i64) -> i64
              %1424 = "arith.ori"(%1423, %1411) : (i64, i64) -> i64
              %1425 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
              %1426 = "arith.extui"(%1425) : (i32) -> i64
              %1427 = "arith.subi"(%1425, %19) : (i32, i32) -> i32
              %1428 = "llvm.intr.ctlz"(%1427) {is_zero_poison = false} : (i32) -> i32
              %1429 = "arith.subi"(%802, %1428) : (i32, i32) -> i32
              %1430 = "arith.extsi"(%1429) : (i32) -> i64
              %1431 = "arith.shli"(%152, %1430) : (i64, i64) -> i64
              %1432 = "arith.cmpi"(%1430, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1433 = "arith.select"(%1432, %1431, %33) : (i1, i64, i64) -> i64
              %1434 = "arith.subi"(%1433, %1426) : (i64, i64) -> i64
              %1435 = "arith.shli"(%1434, %810) : (i64, i64) -> i64
              %1436 = "arith.divui"(%1435, %1426) : (i64, i64) -> i64
              %1437 = "arith.addi"(%1436, %152) : (i64, i64) -> i64
              %1438 = "arith.shli"(%1437, %810) : (i64, i64) -> i64
              %1439 = "arith.ori"(%1438, %1426) : (i64, i64) -> i64
              %1440 = "arith.muli"(%906, %914) : (i32, i32) -> i32
              "gpu.launch_func"(%1440, %19, %19, %891, %19, %19, %188, %0, %896, %9, %896, %14, %896, %715, %860, %875, %890, %738, %790, %793, %797, %1424, %893, %1439, %914) {kernel = @kernels::@map_elements, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 18, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1441 = "arith.cmpi"(%712, %721) {predicate = 0 : i64} : (i1, i1) -> i1
          %1442 = "arith.andi"(%1401, %1441) : (i1, i1) -> i1
          "scf.if"(%1442) ({
            %1443 = "arith.cmpi"(%903, %186) {predicate = 2 : i64} : (i32, i32) -> i1
            %1444 = "arith.andi"(%1443, %338) : (i1, i1) -> i1
            "scf.if"(%1444) ({
              %1445 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %1446 = "arith.addi"(%715, %1445) : (i32, i32) -> i32
              %1447 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1448 = "arith.divui"(%1446, %1447) : (i32, i32) -> i32
              "gpu.launch_func"(%1448, %19, %19, %891, %19, %19, %188, %0, %896, %9, %87, %130, %150, %151, %791, %774, %755, %735, %14, %896, %715, %815, %830, %845) {kernel = @kernels::@map_gathered_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 17, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.if"(%918) ({
              %1449 = "arith.maxsi"(%892, %19) : (i32, i32) -> i32
              %1450 = "arith.extui"(%1449) : (i32) -> i64
              %1451 = "arith.subi"(%1449, %19) : (i32, i32) -> i32
              %1452 = "llvm.intr.ctlz"(%1451) {is_zero_poison = false} : (i32) -> i32
              %1453 = "arith.subi"(%802, %1452) : (i32, i32) -> i32
              %1454 = "arith.extsi"(%1453) : (i32) -> i64
              %1455 = "arith.shli"(%152, %1454) : (i64, i64) -> i64
              %1456 = "arith.cmpi"(%1454, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1457 = "arith.select"(%1456, %1455, %33) : (i1, i64, i64) -> i64
              %1458 = "arith.subi"(%1457, %1450) : (i64, i64) -> i64
              %1459 = "arith.shli"(%1458, %810) : (i64, i64) -> i64
              %1460 = "arith.divui"(%1459, %1450) : (i64, i64) -> i64
              %1461 = "arith.addi"(%1460, %152) : (i64, i64) -> i64
              %1462 = "arith.shli"(%1461, %810) : (i64, i64) -> i64
              %1463 = "arith.ori"(%1462, %1450) : (i64, i64) -> i64
              %1464 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
              %1465 = "arith.extui"(%1464) : (i32) -> i64
              %1466 = "arith.subi"(%1464, %19) : (i32, i32) -> i32
              %1467 = "llvm.intr.ctlz"(%1466) {is_zero_poison = false} : (i32) -> i32
              %1468 = "arith.subi"(%802, %1467) : (i32, i32) -> i32
              %1469 = "arith.extsi"(%1468) : (i32) -> i64
              %1470 = "arith.shli"(%152, %1469) : (i64, i64) -> i64
              %1471 = "arith.cmpi"(%1469, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1472 = "arith.select"(%1471, %1470, %33) : (i1, i64, i64) -> i64
              %1473 = "arith.subi"(%1472, %1465) : (i64, i64) -> i64
              %1474 = "arith.shli"(%1473, %810) : (i64, i64) -> i64
              %1475 = "arith.divui"(%1474, %1465) : (i64, i64) -> i64
              %1476 = "arith.addi"(%1475, %152) : (i64, i64) -> i64
              %1477 = "arith.shli"(%1476, %810) : (i64, i64) -> i64
              %1478 = "arith.ori"(%1477, %1465) : (i64, i64) -> i64
              %1479 = "arith.muli"(%906, %914) : (i32, i32) -> i32
              "gpu.launch_func"(%1479, %19, %19, %891, %19, %19, %188, %0, %896, %9, %87, %130, %150, %151, %791, %774, %755, %735, %14, %896, %715, %860, %875, %890, %738, %790, %793, %797, %1463, %893, %1478, %914) {kernel = @kernels::@map_elements_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 25, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1480 = "arith.cmpi"(%702, %721) {predicate = 0 : i64} : (i1, i1) -> i1
          %1481 = "arith.andi"(%1480, %1402) : (i1, i1) -> i1
          "scf.if"(%1481) ({
            %1482 = "arith.cmpi"(%903, %186) {predicate = 2 : i64} : (i32, i32) -> i1
            %1483 = "arith.andi"(%1482, %338) : (i1, i1) -> i1
            "scf.if"(%1483) ({
              %1484 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %1485 = "arith.addi"(%715, %1484) : (i32, i32) -> i32
              %1486 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1487 = "arith.divui"(%1485, %1486) : (i32, i32) -> i32
              "gpu.launch_func"(%1487, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %896, %14, %896, %715, %815, %830, %845) {kernel = @kernels::@map_gathered_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 17, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.if"(%918) ({
              %1488 = "arith.maxsi"(%892, %19) : (i32, i32) -> i32
              %1489 = "arith.extui"(%1488) : (i32) -> i64
              %1490 = "arith.subi"(%1488, %19) : (i32, i32) -> i32
              %1491 = "llvm.intr.ctlz"(%1490) {is_zero_poison = false} : (i32) -> i32
              %1492 = "arith.subi"(%802, %1491) : (i32, i32) -> i32
              %1493 = "arith.extsi"(%1492) : (i32) -> i64
              %1494 = "arith.shli"(%152, %1493) : (i64, i64) -> i64
              %1495 = "arith.cmpi"(%1493, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1496 = "arith.select"(%1495, %1494, %33) : (i1, i64, i64) -> i64
              %1497 = "arith.subi"(%1496, %1489) : (i64, i64) -> i64
              %1498 = "arith.shli"(%1497, %810) : (i64, i64) -> i64
              %1499 = "arith.divui"(%1498, %1489) : (i64, i64) -> i64
              %1500 = "arith.addi"(%1499, %152) : (i64, i64) -> i64
              %1501 = "arith.shli"(%1500, %810) : (i64, i64) -> i64
              %1502 = "arith.ori"(%1501, %1489) : (i64, i64) -> i64
              %1503 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
              %1504 = "arith.extui"(%1503) : (i32) -> i64
              %1505 = "arith.subi"(%1503, %19) : (i32, i32) -> i32
              %1506 = "llvm.intr.ctlz"(%1505) {is_zero_poison = false} : (i32) -> i32
              %1507 = "arith.subi"(%802, %1506) : (i32, i32) -> i32
              %1508 = "arith.extsi"(%1507) : (i32) -> i64
              %1509 = "arith.shli"(%152, %1508) : (i64, i64) -> i64
              %1510 = "arith.cmpi"(%1508, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1511 = "arith.select"(%1510, %1509, %33) : (i1, i64, i64) -> i64
              %1512 = "arith.subi"(%1511, %1504) : (i64, i64) -> i64
              %1513 = "arith.shli"(%1512, %810) : (i64, i64) -> i64
              %1514 = "arith.divui"(%1513, %1504) : (i64, i64) -> i64
              %1515 = "arith.addi"(%1514, %152) : (i64, i64) -> i64
              %1516 = "arith.shli"(%1515, %810) : (i64, i64) -> i64
              %1517 = "arith.ori"(%1516, %1504) : (i64, i64) -> i64
              %1518 = "arith.muli"(%906, %914) : (i32, i32) -> i32
              "gpu.launch_func"(%1518, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %896, %14, %896, %715, %860, %875, %890, %738, %790, %793, %797, %1502, %893, %1517, %914) {kernel = @kernels::@map_elements_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 25, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1519 = "arith.andi"(%1480, %1441) : (i1, i1) -> i1
          "scf.if"(%1519) ({
            %1520 = "arith.cmpi"(%903, %186) {predicate = 2 : i64} : (i32, i32) -> i1
            %1521 = "arith.andi"(%1520, %338) : (i1, i1) -> i1
            "scf.if"(%1521) ({
              %1522 = "arith.constant"() {value = 1023 : i32} : () -> i32
              %1523 = "arith.addi"(%715, %1522) : (i32, i32) -> i32
              %1524 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %1525 = "arith.divui"(%1523, %1524) : (i32, i32) -> i32
              "gpu.launch_func"(%1525, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %715, %815, %830, %845) {kernel = @kernels::@map_gathered_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 20, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.if"(%918) ({
              %1526 = "arith.maxsi"(%892, %19) : (i32, i32) -> i32
              %1527 = "arith.extui"(%1526) : (i32) -> i64
              %1528 = "arith.subi"(%1526, %19) : (i32, i32) -> i32
              %1529 = "llvm.intr.ctlz"(%1528) {is_zero_poison = false} : (i32) -> i32
              %1530 = "arith.subi"(%802, %1529) : (i32, i32) -> i32
              %1531 = "arith.extsi"(%1530) : (i32) -> i64
              %1532 = "arith.shli"(%152, %1531) : (i64, i64) -> i64
              %1533 = "arith.cmpi"(%1531, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1534 = "arith.select"(%1533, %1532, %33) : (i1, i64, i64) -> i64
              %1535 = "arith.subi"(%1534, %1527) : (i64, i64) -> i64
              %1536 = "arith.shli"(%1535, %810) : (i64, i64) -> i64
              %1537 = "arith.divui"(%1536, %1527) : (i64, i64) -> i64
              %1538 = "arith.addi"(%1537, %152) : (i64, i64) -> i64
              %1539 = "arith.shli"(%1538, %810) : (i64, i64) -> i64
              %1540 = "arith.ori"(%1539, %1527) : (i64, i64) -> i64
              %1541 = "arith.maxsi"(%906, %19) : (i32, i32) -> i32
              %1542 = "arith.extui"(%1541) : (i32) -> i64
              %1543 = "arith.subi"(%1541, %19) : (i32, i32) -> i32
              %1544 = "llvm.intr.ctlz"(%1543) {is_zero_poison = false} : (i32) -> i32
              %1545 = "arith.subi"(%802, %1544) : (i32, i32) -> i32
              %1546 = "arith.extsi"(%1545) : (i32) -> i64
              %1547 = "arith.shli"(%152, %1546) : (i64, i64) -> i64
              %1548 = "arith.cmpi"(%1546, %806) {predicate = 6 : i64} : (i64, i64) -> i1
              %1549 = "arith.select"(%1548, %1547, %33) : (i1, i64, i64) -> i64
              %1550 = "arith.subi"(%1549, %1542) : (i64, i64) -> i64
              %1551 = "arith.shli"(%1550, %810) : (i64, i64) -> i64
              %1552 = "arith.divui"(%1551, %1542) : (i64, i64) -> i64
              %1553 = "arith.addi"(%1552, %152) : (i64, i64) -> i64
              %1554 = "arith.shli"(%1553, %810) : (i64, i64) -> i64
              %1555 = "arith.ori"(%1554, %1542) : (i64, i64) -> i64
              %1556 = "arith.muli"(%906, %914) : (i32, i32) -> i32
              "gpu.launch_func"(%1556, %19, %19, %891, %19, %19, %188, %0, %87, %130, %150, %151, %788, %771, %752, %732, %9, %791, %774, %755, %735, %14, %896, %715, %860, %875, %890, %738, %790, %793, %797, %1540, %893, %1555, %914) {kernel = @kernels::@map_elements_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 28, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %1557 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
        %1558 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %1559 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %1560 = "arith.maxsi"(%1559, %19) : (i32, i32) -> i32
        %1561 = "arith.constant"() {value = 256 : i32} : () -> i32
        %1562 = "arith.minsi"(%1557, %1561) : (i32, i32) -> i32
        %1563 = "arith.divui"(%1561, %1562) : (i32, i32) -> i32
        %1564 = "arith.constant"() {value = 255 : i32} : () -> i32
        %1565 = "arith.addi"(%1557, %1564) : (i32, i32) -> i32
        %1566 = "arith.divui"(%1565, %1561) : (i32, i32) -> i32
        %1567 = "arith.muli"(%186, %1563) : (i32, i32) -> i32
        %1568 = "arith.subi"(%1567, %19) : (i32, i32) -> i32
        %1569 = "arith.addi"(%1558, %1568) : (i32, i32) -> i32
        %1570 = "arith.remsi"(%1569, %1567) : (i32, i32) -> i32
        %1571 = "arith.cmpi"(%1570, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %1572 = "arith.divsi"(%1569, %1567) : (i32, i32) -> i32
        %1573 = "arith.extsi"(%1571) : (i1) -> i32
        %1574 = "arith.addi"(%1572, %1573) : (i32, i32) -> i32
        %1575 = "arith.muli"(%87, %130) : (i32, i32) -> i32
        %1576 = "arith.muli"(%1575, %1559) : (i32, i32) -> i32
        %1577 = "arith.cmpi"(%1576, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %1578 = "arith.muli"(%1566, %1574) : (i32, i32) -> i32
        %1579 = "arith.muli"(%1578, %1560) : (i32, i32) -> i32
        %1580 = "arith.select"(%1577, %1579, %188) : (i1, i32, i32) -> i32
        %1581 = "arith.maxsi"(%1562, %19) : (i32, i32) -> i32
        %1582 = "arith.extui"(%1581) : (i32) -> i64
        %1583 = "arith.subi"(%1581, %19) : (i32, i32) -> i32
        %1584 = "llvm.intr.ctlz"(%1583) {is_zero_poison = false} : (i32) -> i32
        %1585 = "arith.constant"() {value = 32 : i32} : () -> i32
        %1586 = "arith.subi"(%1585, %1584) : (i32, i32) -> i32
        %1587 = "arith.extsi"(%1586) : (i32) -> i64
        %1588 = "arith.shli"(%152, %1587) : (i64, i64) -> i64
        %1589 = "arith.constant"() {value = 64 : i64} : () -> i64
        %1590 = "arith.cmpi"(%1587, %1589) {predicate = 6 : i64} : (i64, i64) -> i1
        %1591 = "arith.select"(%1590, %1588, %33) : (i1, i64, i64) -> i64
        %1592 = "arith.subi"(%1591, %1582) : (i64, i64) -> i64
        %1593 = "arith.constant"() {value = 32 : i64} : () -> i64
        %1594 = "arith.shli"(%1592, %1593) : (i64, i64) -> i64
        %1595 = "arith.divui"(%1594, %1582) : (i64, i64) -> i64
        %1596 = "arith.addi"(%1595, %152) : (i64, i64) -> i64
        %1597 = "arith.shli"(%1596, %1593) : (i64, i64) -> i64
        %1598 = "arith.ori"(%1597, %1582) : (i64, i64) -> i64
        %1599 = "arith.maxsi"(%1566, %19) : (i32, i32) -> i32
        %1600 = "arith.extui"(%1599) : (i32) -> i64
        %1601 = "arith.subi"(%1599, %19) : (i32, i32) -> i32
        %1602 = "llvm.intr.ctlz"(%1601) {is_zero_poison = false} : (i32) -> i32
        %1603 = "arith.subi"(%1585, %1602) : (i32, i32) -> i32
        %1604 = "arith.extsi"(%1603) : (i32) -> i64
        %1605 = "arith.shli"(%152, %1604) : (i64, i64) -> i64
        %1606 = "arith.cmpi"(%1604, %1589) {predicate = 6 : i64} : (i64, i64) -> i1
        %1607 = "arith.select"(%1606, %1605, %33) : (i1, i64, i64) -> i64
        %1608 = "arith.subi"(%1607, %1600) : (i64, i64) -> i64
        %1609 = "arith.shli"(%1608, %1593) : (i64, i64) -> i64
        %1610 = "arith.divui"(%1609, %1600) : (i64, i64) -> i64
        %1611 = "arith.addi"(%1610, %152) : (i64, i64) -> i64
        %1612 = "arith.shli"(%1611, %1593) : (i64, i64) -> i64
        %1613 = "arith.ori"(%1612, %1600) : (i64, i64) -> i64
        %1614 = "arith.maxsi"(%1574, %19) : (i32, i32) -> i32
        %1615 = "arith.extui"(%1614) : (i32) -> i64
        %1616 = "arith.subi"(%1614, %19) : (i32, i32) -> i32
        %1617 = "llvm.intr.ctlz"(%1616) {is_zero_poison = false} : (i32) -> i32
        %1618 = "arith.subi"(%1585, %1617) : (i32, i32) -> i32
        %1619 = "arith.extsi"(%1618) : (i32) -> i64
        %1620 = "arith.shli"(%152, %1619) : (i64, i64) -> i64
        %1621 = "arith.cmpi"(%1619, %1589) {predicate = 6 : i64} : (i64, i64) -> i1
        %1622 = "arith.select"(%1621, %1620, %33) : (i1, i64, i64) -> i64
        %1623 = "arith.subi"(%1622, %1615) : (i64, i64) -> i64
        %1624 = "arith.shli"(%1623, %1593) : (i64, i64) -> i64
        %1625 = "arith.divui"(%1624, %1615) : (i64, i64) -> i64
        %1626 = "arith.addi"(%1625, %152) : (i64, i64) -> i64
        %1627 = "arith.shli"(%1626, %1593) : (i64, i64) -> i64
        %1628 = "arith.ori"(%1627, %1615) : (i64, i64) -> i64
        "gpu.launch_func"(%1580, %19, %19, %1561, %19, %19, %188, %0, %87, %130, %150, %151, %80, %123, %143, %144, %9, %82, %125, %145, %146, %14, %84, %127, %147, %148, %1598, %1563, %1613, %1628) {kernel = @kernels::@map_vectors_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 23, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "add_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
