"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i32, %20: i64, %21: i64):
      %22 = "arith.trunci"(%18) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
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
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: i64, %10: i32, %11: i32, %12: i32, %13: i32, %14: i64, %15: i32, %16: i64, %17: i32):
      %18 = "arith.trunci"(%14) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
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
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: i32, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: i32, %18: i32, %19: i32, %20: i64, %21: i32, %22: i64, %23: i32):
      %24 = "arith.trunci"(%14) : (i64) -> i32
      %25 = "arith.trunci"(%15) : (i64) -> i32
      %26 = "arith.trunci"(%16) : (i64) -> i32
      %27 = "arith.trunci"(%20) : (i64) -> i32
      %28 = "arith.trunci"(%22) : (i64) -> i32
      %29 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %35 = "arith.constant"() {value = 32 : i64} : () -> i64
      %36 = "arith.shrui"(%22, %35) : (i64, i64) -> i64
      %37 = "arith.constant"() {value = 1 : i32} : () -> i32
      %38 = "arith.subi"(%28, %37) : (i32, i32) -> i32
      %39 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
      %40 = "arith.constant"() {value = 32 : i32} : () -> i32
      %41 = "arith.subi"(%40, %39) : (i32, i32) -> i32
      %42 = "arith.extui"(%32) : (i32) -> i64
      %43 = "arith.muli"(%42, %36) : (i64, i64) -> i64
      %44 = "arith.shrui"(%43, %35) : (i64, i64) -> i64
      %45 = "arith.trunci"(%44) : (i64) -> i32
      %46 = "arith.addi"(%45, %32) : (i32, i32) -> i32
      %47 = "arith.shrui"(%46, %41) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%41, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %49 = "arith.constant"() {value = 0 : i32} : () -> i32
      %50 = "arith.select"(%48, %47, %49) : (i1, i32, i32) -> i32
      %51 = "arith.muli"(%50, %28) : (i32, i32) -> i32
      %52 = "arith.subi"(%32, %51) : (i32, i32) -> i32
      %53 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "arith.shrui"(%46, %54) : (i32, i32) -> i32
      %56 = "arith.cmpi"(%54, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %57 = "arith.select"(%56, %55, %49) : (i1, i32, i32) -> i32
      %58 = "arith.shrui"(%20, %35) : (i64, i64) -> i64
      %59 = "arith.subi"(%27, %37) : (i32, i32) -> i32
      %60 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
      %61 = "arith.subi"(%40, %60) : (i32, i32) -> i32
      %62 = "arith.extui"(%29) : (i32) -> i64
      %63 = "arith.muli"(%62, %58) : (i64, i64) -> i64
      %64 = "arith.shrui"(%63, %35) : (i64, i64) -> i64
      %65 = "arith.trunci"(%64) : (i64) -> i32
      %66 = "arith.addi"(%65, %29) : (i32, i32) -> i32
      %67 = "arith.shrui"(%66, %61) : (i32, i32) -> i32
      %68 = "arith.cmpi"(%61, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %69 = "arith.select"(%68, %67, %49) : (i1, i32, i32) -> i32
      %70 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
      %71 = "arith.subi"(%40, %70) : (i32, i32) -> i32
      %72 = "arith.shrui"(%66, %71) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%71, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %49) : (i1, i32, i32) -> i32
      %75 = "arith.muli"(%74, %27) : (i32, i32) -> i32
      %76 = "arith.subi"(%29, %75) : (i32, i32) -> i32
      %77 = "arith.constant"() {value = 256 : i32} : () -> i32
      %78 = "arith.muli"(%52, %77) : (i32, i32) -> i32
      %79 = "arith.addi"(%78, %76) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.muli"(%80, %21) : (i32, i32) -> i32
      %82 = "arith.muli"(%57, %81) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %69) : (i32, i32) -> i32
      %84 = "arith.cmpi"(%79, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %85 = "arith.cmpi"(%69, %21) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.andi"(%84, %85) : (i1, i1) -> i1
      %87 = "arith.select"(%86, %13, %49) : (i1, i32, i32) -> i32
      %88 = "arith.muli"(%49, %21) : (i32, i32) -> i32
      %89 = "arith.addi"(%83, %88) : (i32, i32) -> i32
      %90 = "arith.muli"(%89, %19) : (i32, i32) -> i32
      %91 = "arith.addi"(%90, %79) : (i32, i32) -> i32
      %92 = "arith.addi"(%83, %21) : (i32, i32) -> i32
      %93 = "arith.muli"(%92, %19) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %79) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 2 : i32} : () -> i32
      %96 = "arith.muli"(%95, %21) : (i32, i32) -> i32
      %97 = "arith.addi"(%83, %96) : (i32, i32) -> i32
      %98 = "arith.muli"(%97, %19) : (i32, i32) -> i32
      %99 = "arith.addi"(%98, %79) : (i32, i32) -> i32
      %100 = "arith.constant"() {value = 3 : i32} : () -> i32
      %101 = "arith.muli"(%100, %21) : (i32, i32) -> i32
      %102 = "arith.addi"(%83, %101) : (i32, i32) -> i32
      %103 = "arith.muli"(%102, %19) : (i32, i32) -> i32
      %104 = "arith.addi"(%103, %79) : (i32, i32) -> i32
      %105 = "arith.muli"(%91, %80) : (i32, i32) -> i32
      %106 = "arith.subi"(%87, %105) : (i32, i32) -> i32
      %107 = "arith.minsi"(%106, %80) : (i32, i32) -> i32
      %108 = "arith.maxsi"(%107, %49) : (i32, i32) -> i32
      %109 = "arith.muli"(%94, %80) : (i32, i32) -> i32
      %110 = "arith.subi"(%87, %109) : (i32, i32) -> i32
      %111 = "arith.minsi"(%110, %80) : (i32, i32) -> i32
      %112 = "arith.maxsi"(%111, %49) : (i32, i32) -> i32
      %113 = "arith.muli"(%99, %80) : (i32, i32) -> i32
      %114 = "arith.subi"(%87, %113) : (i32, i32) -> i32
      %115 = "arith.minsi"(%114, %80) : (i32, i32) -> i32
      %116 = "arith.maxsi"(%115, %49) : (i32, i32) -> i32
      %117 = "arith.muli"(%104, %80) : (i32, i32) -> i32
      %118 = "arith.subi"(%87, %117) : (i32, i32) -> i32
      %119 = "arith.minsi"(%118, %80) : (i32, i32) -> i32
      %120 = "arith.maxsi"(%119, %49) : (i32, i32) -> i32
      %121 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %123 = "vector.extract"(%121) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %124 = "vector.extract"(%121) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %125 = "vector.extract"(%121) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%121) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%121) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%121) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%121) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%121) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%121) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%121) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%121) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%121) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%121) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%121) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%121) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %138 = "arith.muli"(%79, %80) : (i32, i32) -> i32
      %139 = "arith.shrui"(%14, %35) : (i64, i64) -> i64
      %140 = "arith.subi"(%24, %37) : (i32, i32) -> i32
      %141 = "llvm.intr.ctlz"(%140) {is_zero_poison = false} : (i32) -> i32
      %142 = "arith.subi"(%40, %141) : (i32, i32) -> i32
      %143 = "arith.extui"(%138) : (i32) -> i64
      %144 = "arith.muli"(%143, %139) : (i64, i64) -> i64
      %145 = "arith.shrui"(%144, %35) : (i64, i64) -> i64
      %146 = "arith.trunci"(%145) : (i64) -> i32
      %147 = "arith.addi"(%146, %138) : (i32, i32) -> i32
      %148 = "arith.shrui"(%147, %142) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%142, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %150 = "arith.select"(%149, %148, %49) : (i1, i32, i32) -> i32
      %151 = "arith.muli"(%150, %24) : (i32, i32) -> i32
      %152 = "arith.subi"(%138, %151) : (i32, i32) -> i32
      %153 = "llvm.intr.ctlz"(%140) {is_zero_poison = false} : (i32) -> i32
      %154 = "arith.subi"(%40, %153) : (i32, i32) -> i32
      %155 = "arith.shrui"(%147, %154) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%154, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %157 = "arith.select"(%156, %155, %49) : (i1, i32, i32) -> i32
      %158 = "arith.shrui"(%15, %35) : (i64, i64) -> i64
      %159 = "arith.subi"(%25, %37) : (i32, i32) -> i32
      %160 = "llvm.intr.ctlz"(%159) {is_zero_poison = false} : (i32) -> i32
      %161 = "arith.subi"(%40, %160) : (i32, i32) -> i32
      %162 = "arith.extui"(%157) : (i32) -> i64
      %163 = "arith.muli"(%162, %158) : (i64, i64) -> i64
      %164 = "arith.shrui"(%163, %35) : (i64, i64) -> i64
      %165 = "arith.trunci"(%164) : (i64) -> i32
      %166 = "arith.addi"(%165, %157) : (i32, i32) -> i32
      %167 = "arith.shrui"(%166, %161) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%161, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %169 = "arith.select"(%168, %167, %49) : (i1, i32, i32) -> i32
      %170 = "arith.muli"(%169, %25) : (i32, i32) -> i32
      %171 = "arith.subi"(%157, %170) : (i32, i32) -> i32
      %172 = "llvm.intr.ctlz"(%159) {is_zero_poison = false} : (i32) -> i32
      %173 = "arith.subi"(%40, %172) : (i32, i32) -> i32
      %174 = "arith.shrui"(%166, %173) : (i32, i32) -> i32
      %175 = "arith.cmpi"(%173, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %176 = "arith.select"(%175, %174, %49) : (i1, i32, i32) -> i32
      %177 = "arith.shrui"(%16, %35) : (i64, i64) -> i64
      %178 = "arith.subi"(%26, %37) : (i32, i32) -> i32
      %179 = "llvm.intr.ctlz"(%178) {is_zero_poison = false} : (i32) -> i32
      %180 = "arith.subi"(%40, %179) : (i32, i32) -> i32
      %181 = "arith.extui"(%176) : (i32) -> i64
      %182 = "arith.muli"(%181, %177) : (i64, i64) -> i64
      %183 = "arith.shrui"(%182, %35) : (i64, i64) -> i64
      %184 = "arith.trunci"(%183) : (i64) -> i32
      %185 = "arith.addi"(%184, %176) : (i32, i32) -> i32
      %186 = "arith.shrui"(%185, %180) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%180, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %188 = "arith.select"(%187, %186, %49) : (i1, i32, i32) -> i32
      %189 = "arith.muli"(%188, %26) : (i32, i32) -> i32
      %190 = "arith.subi"(%176, %189) : (i32, i32) -> i32
      %191 = "llvm.intr.ctlz"(%178) {is_zero_poison = false} : (i32) -> i32
      %192 = "arith.subi"(%40, %191) : (i32, i32) -> i32
      %193 = "arith.shrui"(%185, %192) : (i32, i32) -> i32
      %194 = "arith.cmpi"(%192, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %195 = "arith.select"(%194, %193, %49) : (i1, i32, i32) -> i32
      %196 = "arith.muli"(%152, %7) : (i32, i32) -> i32
      %197 = "arith.muli"(%171, %8) : (i32, i32) -> i32
      %198 = "arith.addi"(%196, %197) : (i32, i32) -> i32
      %199 = "arith.muli"(%190, %9) : (i32, i32) -> i32
      %200 = "arith.addi"(%198, %199) : (i32, i32) -> i32
      %201 = "arith.muli"(%195, %10) : (i32, i32) -> i32
      %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
      %203 = "arith.addi"(%152, %37) : (i32, i32) -> i32
      %204 = "arith.addi"(%202, %7) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%203, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %206, %207, %208 = "scf.if"(%205) ({
        %209 = "arith.addi"(%171, %37) : (i32, i32) -> i32
        %210 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %211 = "arith.subi"(%8, %210) : (i32, i32) -> i32
        %212 = "arith.addi"(%204, %211) : (i32, i32) -> i32
        "scf.yield"(%49, %209, %212) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%203, %171, %204) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %213 = "arith.cmpi"(%207, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %214, %215, %216 = "scf.if"(%213) ({
        %217 = "arith.addi"(%190, %37) : (i32, i32) -> i32
        %218 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %219 = "arith.subi"(%9, %218) : (i32, i32) -> i32
        %220 = "arith.addi"(%208, %219) : (i32, i32) -> i32
        "scf.yield"(%49, %217, %220) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%207, %190, %208) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %221 = "arith.cmpi"(%215, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %222, %223, %224 = "scf.if"(%221) ({
        %225 = "arith.addi"(%195, %37) : (i32, i32) -> i32
        %226 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %227 = "arith.subi"(%10, %226) : (i32, i32) -> i32
        %228 = "arith.addi"(%216, %227) : (i32, i32) -> i32
        "scf.yield"(%49, %225, %228) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%215, %195, %216) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %229 = "arith.addi"(%206, %37) : (i32, i32) -> i32
      %230 = "arith.addi"(%224, %7) : (i32, i32) -> i32
      %231 = "arith.cmpi"(%229, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %232, %233, %234 = "scf.if"(%231) ({
        %235 = "arith.addi"(%214, %37) : (i32, i32) -> i32
        %236 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %237 = "arith.subi"(%8, %236) : (i32, i32) -> i32
        %238 = "arith.addi"(%230, %237) : (i32, i32) -> i32
        "scf.yield"(%49, %235, %238) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%229, %214, %230) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %239 = "arith.cmpi"(%233, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %240, %241, %242 = "scf.if"(%239) ({
        %243 = "arith.addi"(%222, %37) : (i32, i32) -> i32
        %244 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %245 = "arith.subi"(%9, %244) : (i32, i32) -> i32
        %246 = "arith.addi"(%234, %245) : (i32, i32) -> i32
        "scf.yield"(%49, %243, %246) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%233, %222, %234) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %247 = "arith.cmpi"(%241, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %248, %249, %250 = "scf.if"(%247) ({
        %251 = "arith.addi"(%223, %37) : (i32, i32) -> i32
        %252 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %253 = "arith.subi"(%10, %252) : (i32, i32) -> i32
        %254 = "arith.addi"(%242, %253) : (i32, i32) -> i32
        "scf.yield"(%49, %251, %254) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%241, %223, %242) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %255 = "arith.addi"(%232, %37) : (i32, i32) -> i32
      %256 = "arith.addi"(%250, %7) : (i32, i32) -> i32
      %257 = "arith.cmpi"(%255, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %258, %259, %260 = "scf.if"(%257) ({
        %261 = "arith.addi"(%240, %37) : (i32, i32) -> i32
        %262 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %263 = "arith.subi"(%8, %262) : (i32, i32) -> i32
        %264 = "arith.addi"(%256, %263) : (i32, i32) -> i32
        "scf.yield"(%49, %261, %264) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%255, %240, %256) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %265 = "arith.cmpi"(%259, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %266, %267, %268 = "scf.if"(%265) ({
        %269 = "arith.addi"(%248, %37) : (i32, i32) -> i32
        %270 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %271 = "arith.subi"(%9, %270) : (i32, i32) -> i32
        %272 = "arith.addi"(%260, %271) : (i32, i32) -> i32
        "scf.yield"(%49, %269, %272) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%259, %248, %260) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %273 = "arith.cmpi"(%267, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %274, %275, %276 = "scf.if"(%273) ({
        %277 = "arith.addi"(%249, %37) : (i32, i32) -> i32
        %278 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %279 = "arith.subi"(%10, %278) : (i32, i32) -> i32
        %280 = "arith.addi"(%268, %279) : (i32, i32) -> i32
        "scf.yield"(%49, %277, %280) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%267, %249, %268) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %281 = "arith.addi"(%258, %37) : (i32, i32) -> i32
      %282 = "arith.addi"(%276, %7) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%281, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %284, %285, %286 = "scf.if"(%283) ({
        %287 = "arith.addi"(%266, %37) : (i32, i32) -> i32
        %288 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %289 = "arith.subi"(%8, %288) : (i32, i32) -> i32
        %290 = "arith.addi"(%282, %289) : (i32, i32) -> i32
        "scf.yield"(%49, %287, %290) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%281, %266, %282) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %291 = "arith.cmpi"(%285, %4) {predicate = 0 : i64} : (i32, i32) -> i1
      %292, %293, %294 = "scf.if"(%291) ({
        %295 = "arith.addi"(%274, %37) : (i32, i32) -> i32
        %296 = "arith.muli"(%4, %8) : (i32, i32) -> i32
        %297 = "arith.subi"(%9, %296) : (i32, i32) -> i32
        %298 = "arith.addi"(%286, %297) : (i32, i32) -> i32
        "scf.yield"(%49, %295, %298) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%285, %274, %286) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %299 = "arith.cmpi"(%293, %5) {predicate = 0 : i64} : (i32, i32) -> i1
      %300, %301, %302 = "scf.if"(%299) ({
        %303 = "arith.addi"(%275, %37) : (i32, i32) -> i32
        %304 = "arith.muli"(%5, %9) : (i32, i32) -> i32
        %305 = "arith.subi"(%10, %304) : (i32, i32) -> i32
        %306 = "arith.addi"(%294, %305) : (i32, i32) -> i32
        "scf.yield"(%49, %303, %306) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%293, %275, %294) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %307 = "arith.cmpi"(%108, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %308, %309, %310, %311 = "scf.if"(%307) ({
        %312 = "arith.extsi"(%91) : (i32) -> i64
        %313 = "arith.constant"() {value = 4 : i64} : () -> i64
        %314 = "arith.muli"(%312, %313) : (i64, i64) -> i64
        %315 = "llvm.getelementptr"(%0, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %316 = "arith.cmpi"(%108, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %317, %318, %319, %320 = "scf.if"(%316) ({
          %321 = "llvm.load"(%315) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %322 = "vector.extract"(%321) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %323 = "vector.extract"(%321) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %324 = "vector.extract"(%321) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %325 = "vector.extract"(%321) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%322, %323, %324, %325) : (f32, f32, f32, f32) -> ()
        }, {
          %326 = "scf.if"(%307) ({
            %327 = "llvm.load"(%315) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%327) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %328 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %329 = "scf.if"(%328) ({
            %330 = "llvm.getelementptr"(%315) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%331) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %332 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %333 = "scf.if"(%332) ({
            %334 = "llvm.getelementptr"(%315) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %335 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%335) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %336 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %337 = "scf.if"(%336) ({
            %338 = "llvm.getelementptr"(%315) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%339) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%326, %329, %333, %337) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%317, %318, %319, %320) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %340 = "arith.cmpi"(%112, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %341, %342, %343, %344 = "scf.if"(%340) ({
        %345 = "arith.extsi"(%94) : (i32) -> i64
        %346 = "arith.constant"() {value = 4 : i64} : () -> i64
        %347 = "arith.muli"(%345, %346) : (i64, i64) -> i64
        %348 = "llvm.getelementptr"(%0, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %349 = "arith.cmpi"(%112, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %350, %351, %352, %353 = "scf.if"(%349) ({
          %354 = "llvm.load"(%348) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %355 = "vector.extract"(%354) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %356 = "vector.extract"(%354) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %357 = "vector.extract"(%354) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %358 = "vector.extract"(%354) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%355, %356, %357, %358) : (f32, f32, f32, f32) -> ()
        }, {
          %359 = "scf.if"(%340) ({
            %360 = "llvm.load"(%348) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%360) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %361 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %362 = "scf.if"(%361) ({
            %363 = "llvm.getelementptr"(%348) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%364) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %365 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %366 = "scf.if"(%365) ({
            %367 = "llvm.getelementptr"(%348) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%368) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %369 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %370 = "scf.if"(%369) ({
            %371 = "llvm.getelementptr"(%348) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%372) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%359, %362, %366, %370) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%350, %351, %352, %353) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%126, %127, %128, %129) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %373 = "arith.cmpi"(%116, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %374, %375, %376, %377 = "scf.if"(%373) ({
        %378 = "arith.extsi"(%99) : (i32) -> i64
        %379 = "arith.constant"() {value = 4 : i64} : () -> i64
        %380 = "arith.muli"(%378, %379) : (i64, i64) -> i64
        %381 = "llvm.getelementptr"(%0, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %382 = "arith.cmpi"(%116, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %383, %384, %385, %386 = "scf.if"(%382) ({
          %387 = "llvm.load"(%381) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %388 = "vector.extract"(%387) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %389 = "vector.extract"(%387) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %390 = "vector.extract"(%387) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %391 = "vector.extract"(%387) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%388, %389, %390, %391) : (f32, f32, f32, f32) -> ()
        }, {
          %392 = "scf.if"(%373) ({
            %393 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%393) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %394 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %395 = "scf.if"(%394) ({
            %396 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%397) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %398 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %399 = "scf.if"(%398) ({
            %400 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%401) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %402 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %403 = "scf.if"(%402) ({
            %404 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%405) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%392, %395, %399, %403) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%383, %384, %385, %386) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %406 = "arith.cmpi"(%120, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %407, %408, %409, %410 = "scf.if"(%406) ({
        %411 = "arith.extsi"(%104) : (i32) -> i64
        %412 = "arith.constant"() {value = 4 : i64} : () -> i64
        %413 = "arith.muli"(%411, %412) : (i64, i64) -> i64
        %414 = "llvm.getelementptr"(%0, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %415 = "arith.cmpi"(%120, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %416, %417, %418, %419 = "scf.if"(%415) ({
          %420 = "llvm.load"(%414) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %421 = "vector.extract"(%420) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %422 = "vector.extract"(%420) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %423 = "vector.extract"(%420) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%420) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%421, %422, %423, %424) : (f32, f32, f32, f32) -> ()
        }, {
          %425 = "scf.if"(%406) ({
            %426 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%426) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %427 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %428 = "scf.if"(%427) ({
            %429 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%430) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %431 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %432 = "scf.if"(%431) ({
            %433 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%434) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %435 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %436 = "scf.if"(%435) ({
            %437 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%438) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%425, %428, %432, %436) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%416, %417, %418, %419) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %439 = "arith.muli"(%83, %18) : (i32, i32) -> i32
      %440 = "llvm.getelementptr"(%2, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %441 = "arith.muli"(%18, %21) : (i32, i32) -> i32
      %442 = "arith.cmpi"(%441, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458 = "scf.if"(%442) ({
        %459 = "scf.if"(%307) ({
          %460 = "llvm.getelementptr"(%440, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%461) : (f32) -> ()
        }, {
          "scf.yield"(%122) : (f32) -> ()
        }) : (i1) -> f32
        %462 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
        %463 = "scf.if"(%462) ({
          %464 = "llvm.getelementptr"(%440, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%465) : (f32) -> ()
        }, {
          "scf.yield"(%123) : (f32) -> ()
        }) : (i1) -> f32
        %466 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
        %467 = "scf.if"(%466) ({
          %468 = "llvm.getelementptr"(%440, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %469 = "llvm.load"(%468) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%469) : (f32) -> ()
        }, {
          "scf.yield"(%124) : (f32) -> ()
        }) : (i1) -> f32
        %470 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
        %471 = "scf.if"(%470) ({
          %472 = "llvm.getelementptr"(%440, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %473 = "llvm.load"(%472) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%473) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%459, %463, %467, %471, %459, %463, %467, %471, %459, %463, %467, %471, %459, %463, %467, %471) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %474 = "arith.muli"(%49, %441) : (i32, i32) -> i32
        %475 = "llvm.getelementptr"(%440, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %476 = "arith.cmpi"(%108, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %477, %478, %479, %480 = "scf.if"(%476) ({
          %481 = "llvm.getelementptr"(%475, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %483 = "llvm.getelementptr"(%475, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %485 = "llvm.getelementptr"(%475, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %487 = "llvm.getelementptr"(%475, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%482, %484, %486, %488) : (f32, f32, f32, f32) -> ()
        }, {
          %489 = "scf.if"(%307) ({
            %490 = "llvm.getelementptr"(%475, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %491 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%491) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %492 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %493 = "scf.if"(%492) ({
            %494 = "llvm.getelementptr"(%475, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%495) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %496 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %497 = "scf.if"(%496) ({
            %498 = "llvm.getelementptr"(%475, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %499 = "llvm.load"(%498) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%499) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %500 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %501 = "scf.if"(%500) ({
            %502 = "llvm.getelementptr"(%475, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %503 = "llvm.load"(%502) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%503) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%489, %493, %497, %501) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %504 = "llvm.getelementptr"(%440, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %505 = "arith.cmpi"(%112, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %506, %507, %508, %509 = "scf.if"(%505) ({
          %510 = "llvm.getelementptr"(%504, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %511 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %512 = "llvm.getelementptr"(%504, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %513 = "llvm.load"(%512) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %514 = "llvm.getelementptr"(%504, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %515 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %516 = "llvm.getelementptr"(%504, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %517 = "llvm.load"(%516) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%511, %513, %515, %517) : (f32, f32, f32, f32) -> ()
        }, {
          %518 = "scf.if"(%340) ({
            %519 = "llvm.getelementptr"(%504, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%520) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %521 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %522 = "scf.if"(%521) ({
            %523 = "llvm.getelementptr"(%504, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%524) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %525 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %526 = "scf.if"(%525) ({
            %527 = "llvm.getelementptr"(%504, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%528) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %529 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %530 = "scf.if"(%529) ({
            %531 = "llvm.getelementptr"(%504, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %532 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%532) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%518, %522, %526, %530) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %533 = "arith.muli"(%95, %441) : (i32, i32) -> i32
        %534 = "llvm.getelementptr"(%440, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %535 = "arith.cmpi"(%116, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %536, %537, %538, %539 = "scf.if"(%535) ({
          %540 = "llvm.getelementptr"(%534, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %542 = "llvm.getelementptr"(%534, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %543 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %544 = "llvm.getelementptr"(%534, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %545 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %546 = "llvm.getelementptr"(%534, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %547 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%541, %543, %545, %547) : (f32, f32, f32, f32) -> ()
        }, {
          %548 = "scf.if"(%373) ({
            %549 = "llvm.getelementptr"(%534, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %550 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%550) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %551 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %552 = "scf.if"(%551) ({
            %553 = "llvm.getelementptr"(%534, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %554 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%554) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %555 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %556 = "scf.if"(%555) ({
            %557 = "llvm.getelementptr"(%534, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %558 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%558) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %559 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %560 = "scf.if"(%559) ({
            %561 = "llvm.getelementptr"(%534, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%562) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%548, %552, %556, %560) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %563 = "arith.muli"(%100, %441) : (i32, i32) -> i32
        %564 = "llvm.getelementptr"(%440, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %565 = "arith.cmpi"(%120, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %566, %567, %568, %569 = "scf.if"(%565) ({
          %570 = "llvm.getelementptr"(%564, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %571 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %572 = "llvm.getelementptr"(%564, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %573 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %574 = "llvm.getelementptr"(%564, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %575 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %576 = "llvm.getelementptr"(%564, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %577 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%571, %573, %575, %577) : (f32, f32, f32, f32) -> ()
        }, {
          %578 = "scf.if"(%406) ({
            %579 = "llvm.getelementptr"(%564, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%580) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %581 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %582 = "scf.if"(%581) ({
            %583 = "llvm.getelementptr"(%564, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%584) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %585 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %586 = "scf.if"(%585) ({
            %587 = "llvm.getelementptr"(%564, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %588 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%588) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %589 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %590 = "scf.if"(%589) ({
            %591 = "llvm.getelementptr"(%564, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%592) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%578, %582, %586, %590) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%477, %478, %479, %480, %506, %507, %508, %509, %536, %537, %538, %539, %566, %567, %568, %569) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %593 = "vector.from_elements"(%308, %309, %310, %311) : (f32, f32, f32, f32) -> vector<4xf32>
      %594 = "vector.from_elements"(%443, %444, %445, %446) : (f32, f32, f32, f32) -> vector<4xf32>
      %595 = "arith.addf"(%593, %594) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %596 = "vector.extract"(%595) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %597 = "vector.extract"(%595) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %598 = "vector.extract"(%595) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %599 = "vector.extract"(%595) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%307) ({
        %600 = "arith.extsi"(%91) : (i32) -> i64
        %601 = "arith.constant"() {value = 4 : i64} : () -> i64
        %602 = "arith.muli"(%600, %601) : (i64, i64) -> i64
        %603 = "llvm.getelementptr"(%11, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %604 = "arith.cmpi"(%108, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%604) ({
          %605 = "vector.from_elements"(%596, %597, %598, %599) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%605, %603) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%307) ({
            "llvm.store"(%596, %603) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %606 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%606) ({
            %607 = "llvm.getelementptr"(%603) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%597, %607) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %608 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%608) ({
            %609 = "llvm.getelementptr"(%603) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%598, %609) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %610 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%610) ({
            %611 = "llvm.getelementptr"(%603) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%599, %611) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %612 = "vector.from_elements"(%341, %342, %343, %344) : (f32, f32, f32, f32) -> vector<4xf32>
      %613 = "vector.from_elements"(%447, %448, %449, %450) : (f32, f32, f32, f32) -> vector<4xf32>
      %614 = "arith.addf"(%612, %613) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %615 = "vector.extract"(%614) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %616 = "vector.extract"(%614) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %617 = "vector.extract"(%614) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %618 = "vector.extract"(%614) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%340) ({
        %619 = "arith.extsi"(%94) : (i32) -> i64
        %620 = "arith.constant"() {value = 4 : i64} : () -> i64
        %621 = "arith.muli"(%619, %620) : (i64, i64) -> i64
        %622 = "llvm.getelementptr"(%11, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %623 = "arith.cmpi"(%112, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%623) ({
          %624 = "vector.from_elements"(%615, %616, %617, %618) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%624, %622) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%340) ({
            "llvm.store"(%615, %622) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %625 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%625) ({
            %626 = "llvm.getelementptr"(%622) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%616, %626) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %627 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%627) ({
            %628 = "llvm.getelementptr"(%622) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%617, %628) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %629 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%629) ({
            %630 = "llvm.getelementptr"(%622) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%618, %630) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %631 = "vector.from_elements"(%374, %375, %376, %377) : (f32, f32, f32, f32) -> vector<4xf32>
      %632 = "vector.from_elements"(%451, %452, %453, %454) : (f32, f32, f32, f32) -> vector<4xf32>
      %633 = "arith.addf"(%631, %632) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %634 = "vector.extract"(%633) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %635 = "vector.extract"(%633) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %636 = "vector.extract"(%633) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %637 = "vector.extract"(%633) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%373) ({
        %638 = "arith.extsi"(%99) : (i32) -> i64
        %639 = "arith.constant"() {value = 4 : i64} : () -> i64
        %640 = "arith.muli"(%638, %639) : (i64, i64) -> i64
        %641 = "llvm.getelementptr"(%11, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %642 = "arith.cmpi"(%116, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%642) ({
          %643 = "vector.from_elements"(%634, %635, %636, %637) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%643, %641) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%373) ({
            "llvm.store"(%634, %641) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %644 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%644) ({
            %645 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%635, %645) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %646 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%646) ({
            %647 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%636, %647) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %648 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%648) ({
            %649 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%637, %649) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %650 = "vector.from_elements"(%407, %408, %409, %410) : (f32, f32, f32, f32) -> vector<4xf32>
      %651 = "vector.from_elements"(%455, %456, %457, %458) : (f32, f32, f32, f32) -> vector<4xf32>
      %652 = "arith.addf"(%650, %651) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %653 = "vector.extract"(%652) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %654 = "vector.extract"(%652) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %655 = "vector.extract"(%652) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %656 = "vector.extract"(%652) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%406) ({
        %657 = "arith.extsi"(%104) : (i32) -> i64
        %658 = "arith.constant"() {value = 4 : i64} : () -> i64
        %659 = "arith.muli"(%657, %658) : (i64, i64) -> i64
        %660 = "llvm.getelementptr"(%11, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %661 = "arith.cmpi"(%120, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%661) ({
          %662 = "vector.from_elements"(%653, %654, %655, %656) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%662, %660) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%406) ({
            "llvm.store"(%653, %660) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %663 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%663) ({
            %664 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%654, %664) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %665 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%665) ({
            %666 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%655, %666) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %667 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%667) ({
            %668 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%656, %668) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "map_elements_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: i32, %18: i32, %19: i32, %20: i64, %21: i32, %22: i64, %23: i32):
      %24 = "arith.trunci"(%14) : (i64) -> i32
      %25 = "arith.trunci"(%15) : (i64) -> i32
      %26 = "arith.trunci"(%16) : (i64) -> i32
      %27 = "arith.trunci"(%20) : (i64) -> i32
      %28 = "arith.trunci"(%22) : (i64) -> i32
      %29 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %35 = "arith.constant"() {value = 32 : i64} : () -> i64
      %36 = "arith.shrui"(%22, %35) : (i64, i64) -> i64
      %37 = "arith.constant"() {value = 1 : i32} : () -> i32
      %38 = "arith.subi"(%28, %37) : (i32, i32) -> i32
      %39 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
      %40 = "arith.constant"() {value = 32 : i32} : () -> i32
      %41 = "arith.subi"(%40, %39) : (i32, i32) -> i32
      %42 = "arith.extui"(%32) : (i32) -> i64
      %43 = "arith.muli"(%42, %36) : (i64, i64) -> i64
      %44 = "arith.shrui"(%43, %35) : (i64, i64) -> i64
      %45 = "arith.trunci"(%44) : (i64) -> i32
      %46 = "arith.addi"(%45, %32) : (i32, i32) -> i32
      %47 = "arith.shrui"(%46, %41) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%41, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %49 = "arith.constant"() {value = 0 : i32} : () -> i32
      %50 = "arith.select"(%48, %47, %49) : (i1, i32, i32) -> i32
      %51 = "arith.muli"(%50, %28) : (i32, i32) -> i32
      %52 = "arith.subi"(%32, %51) : (i32, i32) -> i32
      %53 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "arith.shrui"(%46, %54) : (i32, i32) -> i32
      %56 = "arith.cmpi"(%54, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %57 = "arith.select"(%56, %55, %49) : (i1, i32, i32) -> i32
      %58 = "arith.shrui"(%20, %35) : (i64, i64) -> i64
      %59 = "arith.subi"(%27, %37) : (i32, i32) -> i32
      %60 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
      %61 = "arith.subi"(%40, %60) : (i32, i32) -> i32
      %62 = "arith.extui"(%29) : (i32) -> i64
      %63 = "arith.muli"(%62, %58) : (i64, i64) -> i64
      %64 = "arith.shrui"(%63, %35) : (i64, i64) -> i64
      %65 = "arith.trunci"(%64) : (i64) -> i32
      %66 = "arith.addi"(%65, %29) : (i32, i32) -> i32
      %67 = "arith.shrui"(%66, %61) : (i32, i32) -> i32
      %68 = "arith.cmpi"(%61, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %69 = "arith.select"(%68, %67, %49) : (i1, i32, i32) -> i32
      %70 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
      %71 = "arith.subi"(%40, %70) : (i32, i32) -> i32
      %72 = "arith.shrui"(%66, %71) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%71, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %74 = "arith.select"(%73, %72, %49) : (i1, i32, i32) -> i32
      %75 = "arith.muli"(%74, %27) : (i32, i32) -> i32
      %76 = "arith.subi"(%29, %75) : (i32, i32) -> i32
      %77 = "arith.constant"() {value = 256 : i32} : () -> i32
      %78 = "arith.muli"(%52, %77) : (i32, i32) -> i32
      %79 = "arith.addi"(%78, %76) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.muli"(%80, %21) : (i32, i32) -> i32
      %82 = "arith.muli"(%57, %81) : (i32, i32) -> i32
      %83 = "arith.addi"(%82, %69) : (i32, i32) -> i32
      %84 = "arith.cmpi"(%79, %19) {predicate = 2 : i64} : (i32, i32) -> i1
      %85 = "arith.cmpi"(%69, %21) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.andi"(%84, %85) : (i1, i1) -> i1
      %87 = "arith.select"(%86, %13, %49) : (i1, i32, i32) -> i32
      %88 = "arith.muli"(%49, %21) : (i32, i32) -> i32
      %89 = "arith.addi"(%83, %88) : (i32, i32) -> i32
      %90 = "arith.muli"(%89, %19) : (i32, i32) -> i32
      %91 = "arith.addi"(%90, %79) : (i32, i32) -> i32
      %92 = "arith.addi"(%83, %21) : (i32, i32) -> i32
      %93 = "arith.muli"(%92, %19) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %79) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 2 : i32} : () -> i32
      %96 = "arith.muli"(%95, %21) : (i32, i32) -> i32
      %97 = "arith.addi"(%83, %96) : (i32, i32) -> i32
      %98 = "arith.muli"(%97, %19) : (i32, i32) -> i32
      %99 = "arith.addi"(%98, %79) : (i32, i32) -> i32
      %100 = "arith.constant"() {value = 3 : i32} : () -> i32
      %101 = "arith.muli"(%100, %21) : (i32, i32) -> i32
      %102 = "arith.addi"(%83, %101) : (i32, i32) -> i32
      %103 = "arith.muli"(%102, %19) : (i32, i32) -> i32
      %104 = "arith.addi"(%103, %79) : (i32, i32) -> i32
      %105 = "arith.muli"(%91, %80) : (i32, i32) -> i32
      %106 = "arith.subi"(%87, %105) : (i32, i32) -> i32
      %107 = "arith.minsi"(%106, %80) : (i32, i32) -> i32
      %108 = "arith.maxsi"(%107, %49) : (i32, i32) -> i32
      %109 = "arith.muli"(%94, %80) : (i32, i32) -> i32
      %110 = "arith.subi"(%87, %109) : (i32, i32) -> i32
      %111 = "arith.minsi"(%110, %80) : (i32, i32) -> i32
      %112 = "arith.maxsi"(%111, %49) : (i32, i32) -> i32
      %113 = "arith.muli"(%99, %80) : (i32, i32) -> i32
      %114 = "arith.subi"(%87, %113) : (i32, i32) -> i32
      %115 = "arith.minsi"(%114, %80) : (i32, i32) -> i32
      %116 = "arith.maxsi"(%115, %49) : (i32, i32) -> i32
      %117 = "arith.muli"(%104, %80) : (i32, i32) -> i32
      %118 = "arith.subi"(%87, %117) : (i32, i32) -> i32
      %119 = "arith.minsi"(%118, %80) : (i32, i32) -> i32
      %120 = "arith.maxsi"(%119, %49) : (i32, i32) -> i32
      %121 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %122 = "vector.extract"(%121) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %123 = "vector.extract"(%121) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %124 = "vector.extract"(%121) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %125 = "vector.extract"(%121) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%121) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%121) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%121) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%121) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%121) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%121) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%121) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%121) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%121) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%121) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%121) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%121) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %138 = "arith.muli"(%79, %80) : (i32, i32) -> i32
      %139 = "arith.shrui"(%14, %35) : (i64, i64) -> i64
      %140 = "arith.subi"(%24, %37) : (i32, i32) -> i32
      %141 = "llvm.intr.ctlz"(%140) {is_zero_poison = false} : (i32) -> i32
      %142 = "arith.subi"(%40, %141) : (i32, i32) -> i32
      %143 = "arith.extui"(%138) : (i32) -> i64
      %144 = "arith.muli"(%143, %139) : (i64, i64) -> i64
      %145 = "arith.shrui"(%144, %35) : (i64, i64) -> i64
      %146 = "arith.trunci"(%145) : (i64) -> i32
      %147 = "arith.addi"(%146, %138) : (i32, i32) -> i32
      %148 = "arith.shrui"(%147, %142) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%142, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %150 = "arith.select"(%149, %148, %49) : (i1, i32, i32) -> i32
      %151 = "arith.muli"(%150, %24) : (i32, i32) -> i32
      %152 = "arith.subi"(%138, %151) : (i32, i32) -> i32
      %153 = "llvm.intr.ctlz"(%140) {is_zero_poison = false} : (i32) -> i32
      %154 = "arith.subi"(%40, %153) : (i32, i32) -> i32
      %155 = "arith.shrui"(%147, %154) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%154, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %157 = "arith.select"(%156, %155, %49) : (i1, i32, i32) -> i32
      %158 = "arith.shrui"(%15, %35) : (i64, i64) -> i64
      %159 = "arith.subi"(%25, %37) : (i32, i32) -> i32
      %160 = "llvm.intr.ctlz"(%159) {is_zero_poison = false} : (i32) -> i32
      %161 = "arith.subi"(%40, %160) : (i32, i32) -> i32
      %162 = "arith.extui"(%157) : (i32) -> i64
      %163 = "arith.muli"(%162, %158) : (i64, i64) -> i64
      %164 = "arith.shrui"(%163, %35) : (i64, i64) -> i64
      %165 = "arith.trunci"(%164) : (i64) -> i32
      %166 = "arith.addi"(%165, %157) : (i32, i32) -> i32
      %167 = "arith.shrui"(%166, %161) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%161, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %169 = "arith.select"(%168, %167, %49) : (i1, i32, i32) -> i32
      %170 = "arith.muli"(%169, %25) : (i32, i32) -> i32
      %171 = "arith.subi"(%157, %170) : (i32, i32) -> i32
      %172 = "llvm.intr.ctlz"(%159) {is_zero_poison = false} : (i32) -> i32
      %173 = "arith.subi"(%40, %172) : (i32, i32) -> i32
      %174 = "arith.shrui"(%166, %173) : (i32, i32) -> i32
      %175 = "arith.cmpi"(%173, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %176 = "arith.select"(%175, %174, %49) : (i1, i32, i32) -> i32
      %177 = "arith.shrui"(%16, %35) : (i64, i64) -> i64
      %178 = "arith.subi"(%26, %37) : (i32, i32) -> i32
      %179 = "llvm.intr.ctlz"(%178) {is_zero_poison = false} : (i32) -> i32
      %180 = "arith.subi"(%40, %179) : (i32, i32) -> i32
      %181 = "arith.extui"(%176) : (i32) -> i64
      %182 = "arith.muli"(%181, %177) : (i64, i64) -> i64
      %183 = "arith.shrui"(%182, %35) : (i64, i64) -> i64
      %184 = "arith.trunci"(%183) : (i64) -> i32
      %185 = "arith.addi"(%184, %176) : (i32, i32) -> i32
      %186 = "arith.shrui"(%185, %180) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%180, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %188 = "arith.select"(%187, %186, %49) : (i1, i32, i32) -> i32
      %189 = "arith.muli"(%188, %26) : (i32, i32) -> i32
      %190 = "arith.subi"(%176, %189) : (i32, i32) -> i32
      %191 = "llvm.intr.ctlz"(%178) {is_zero_poison = false} : (i32) -> i32
      %192 = "arith.subi"(%40, %191) : (i32, i32) -> i32
      %193 = "arith.shrui"(%185, %192) : (i32, i32) -> i32
      %194 = "arith.cmpi"(%192, %40) {predicate = 6 : i64} : (i32, i32) -> i1
      %195 = "arith.select"(%194, %193, %49) : (i1, i32, i32) -> i32
      %196 = "arith.muli"(%152, %5) : (i32, i32) -> i32
      %197 = "arith.muli"(%171, %6) : (i32, i32) -> i32
      %198 = "arith.addi"(%196, %197) : (i32, i32) -> i32
      %199 = "arith.muli"(%190, %7) : (i32, i32) -> i32
      %200 = "arith.addi"(%198, %199) : (i32, i32) -> i32
      %201 = "arith.muli"(%195, %8) : (i32, i32) -> i32
      %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
      %203 = "arith.addi"(%152, %37) : (i32, i32) -> i32
      %204 = "arith.addi"(%202, %5) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%203, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %206, %207, %208 = "scf.if"(%205) ({
        %209 = "arith.addi"(%171, %37) : (i32, i32) -> i32
        %210 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %211 = "arith.subi"(%6, %210) : (i32, i32) -> i32
        %212 = "arith.addi"(%204, %211) : (i32, i32) -> i32
        "scf.yield"(%49, %209, %212) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%203, %171, %204) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %213 = "arith.cmpi"(%207, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %214, %215, %216 = "scf.if"(%213) ({
        %217 = "arith.addi"(%190, %37) : (i32, i32) -> i32
        %218 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %219 = "arith.subi"(%7, %218) : (i32, i32) -> i32
        %220 = "arith.addi"(%208, %219) : (i32, i32) -> i32
        "scf.yield"(%49, %217, %220) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%207, %190, %208) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %221 = "arith.cmpi"(%215, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %222, %223, %224 = "scf.if"(%221) ({
        %225 = "arith.addi"(%195, %37) : (i32, i32) -> i32
        %226 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %227 = "arith.subi"(%8, %226) : (i32, i32) -> i32
        %228 = "arith.addi"(%216, %227) : (i32, i32) -> i32
        "scf.yield"(%49, %225, %228) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%215, %195, %216) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %229 = "arith.addi"(%206, %37) : (i32, i32) -> i32
      %230 = "arith.addi"(%224, %5) : (i32, i32) -> i32
      %231 = "arith.cmpi"(%229, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %232, %233, %234 = "scf.if"(%231) ({
        %235 = "arith.addi"(%214, %37) : (i32, i32) -> i32
        %236 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %237 = "arith.subi"(%6, %236) : (i32, i32) -> i32
        %238 = "arith.addi"(%230, %237) : (i32, i32) -> i32
        "scf.yield"(%49, %235, %238) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%229, %214, %230) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %239 = "arith.cmpi"(%233, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %240, %241, %242 = "scf.if"(%239) ({
        %243 = "arith.addi"(%222, %37) : (i32, i32) -> i32
        %244 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %245 = "arith.subi"(%7, %244) : (i32, i32) -> i32
        %246 = "arith.addi"(%234, %245) : (i32, i32) -> i32
        "scf.yield"(%49, %243, %246) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%233, %222, %234) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %247 = "arith.cmpi"(%241, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %248, %249, %250 = "scf.if"(%247) ({
        %251 = "arith.addi"(%223, %37) : (i32, i32) -> i32
        %252 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %253 = "arith.subi"(%8, %252) : (i32, i32) -> i32
        %254 = "arith.addi"(%242, %253) : (i32, i32) -> i32
        "scf.yield"(%49, %251, %254) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%241, %223, %242) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %255 = "arith.addi"(%232, %37) : (i32, i32) -> i32
      %256 = "arith.addi"(%250, %5) : (i32, i32) -> i32
      %257 = "arith.cmpi"(%255, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %258, %259, %260 = "scf.if"(%257) ({
        %261 = "arith.addi"(%240, %37) : (i32, i32) -> i32
        %262 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %263 = "arith.subi"(%6, %262) : (i32, i32) -> i32
        %264 = "arith.addi"(%256, %263) : (i32, i32) -> i32
        "scf.yield"(%49, %261, %264) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%255, %240, %256) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %265 = "arith.cmpi"(%259, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %266, %267, %268 = "scf.if"(%265) ({
        %269 = "arith.addi"(%248, %37) : (i32, i32) -> i32
        %270 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %271 = "arith.subi"(%7, %270) : (i32, i32) -> i32
        %272 = "arith.addi"(%260, %271) : (i32, i32) -> i32
        "scf.yield"(%49, %269, %272) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%259, %248, %260) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %273 = "arith.cmpi"(%267, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %274, %275, %276 = "scf.if"(%273) ({
        %277 = "arith.addi"(%249, %37) : (i32, i32) -> i32
        %278 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %279 = "arith.subi"(%8, %278) : (i32, i32) -> i32
        %280 = "arith.addi"(%268, %279) : (i32, i32) -> i32
        "scf.yield"(%49, %277, %280) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%267, %249, %268) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %281 = "arith.addi"(%258, %37) : (i32, i32) -> i32
      %282 = "arith.addi"(%276, %5) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%281, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %284, %285, %286 = "scf.if"(%283) ({
        %287 = "arith.addi"(%266, %37) : (i32, i32) -> i32
        %288 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %289 = "arith.subi"(%6, %288) : (i32, i32) -> i32
        %290 = "arith.addi"(%282, %289) : (i32, i32) -> i32
        "scf.yield"(%49, %287, %290) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%281, %266, %282) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %291 = "arith.cmpi"(%285, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %292, %293, %294 = "scf.if"(%291) ({
        %295 = "arith.addi"(%274, %37) : (i32, i32) -> i32
        %296 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %297 = "arith.subi"(%7, %296) : (i32, i32) -> i32
        %298 = "arith.addi"(%286, %297) : (i32, i32) -> i32
        "scf.yield"(%49, %295, %298) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%285, %274, %286) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %299 = "arith.cmpi"(%293, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %300, %301, %302 = "scf.if"(%299) ({
        %303 = "arith.addi"(%275, %37) : (i32, i32) -> i32
        %304 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %305 = "arith.subi"(%8, %304) : (i32, i32) -> i32
        %306 = "arith.addi"(%294, %305) : (i32, i32) -> i32
        "scf.yield"(%49, %303, %306) : (i32, i32, i32) -> ()
      }, {
        "scf.yield"(%293, %275, %294) : (i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32)
      %307 = "arith.muli"(%83, %17) : (i32, i32) -> i32
      %308 = "llvm.getelementptr"(%0, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %309 = "arith.muli"(%17, %21) : (i32, i32) -> i32
      %310 = "arith.cmpi"(%309, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326 = "scf.if"(%310) ({
        %327 = "arith.cmpi"(%108, %49) {predicate = 4 : i64} : (i32, i32) -> i1
        %328 = "scf.if"(%327) ({
          %329 = "llvm.getelementptr"(%308, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%330) : (f32) -> ()
        }, {
          "scf.yield"(%122) : (f32) -> ()
        }) : (i1) -> f32
        %331 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
        %332 = "scf.if"(%331) ({
          %333 = "llvm.getelementptr"(%308, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%334) : (f32) -> ()
        }, {
          "scf.yield"(%123) : (f32) -> ()
        }) : (i1) -> f32
        %335 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
        %336 = "scf.if"(%335) ({
          %337 = "llvm.getelementptr"(%308, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%338) : (f32) -> ()
        }, {
          "scf.yield"(%124) : (f32) -> ()
        }) : (i1) -> f32
        %339 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
        %340 = "scf.if"(%339) ({
          %341 = "llvm.getelementptr"(%308, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%342) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%328, %332, %336, %340, %328, %332, %336, %340, %328, %332, %336, %340, %328, %332, %336, %340) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %343 = "arith.muli"(%49, %309) : (i32, i32) -> i32
        %344 = "llvm.getelementptr"(%308, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %345 = "arith.cmpi"(%108, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %346, %347, %348, %349 = "scf.if"(%345) ({
          %350 = "llvm.getelementptr"(%344, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %351 = "llvm.load"(%350) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %352 = "llvm.getelementptr"(%344, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %353 = "llvm.load"(%352) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %354 = "llvm.getelementptr"(%344, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %356 = "llvm.getelementptr"(%344, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %357 = "llvm.load"(%356) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%351, %353, %355, %357) : (f32, f32, f32, f32) -> ()
        }, {
          %358 = "arith.cmpi"(%108, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %359 = "scf.if"(%358) ({
            %360 = "llvm.getelementptr"(%344, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %361 = "llvm.load"(%360) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%361) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %362 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %363 = "scf.if"(%362) ({
            %364 = "llvm.getelementptr"(%344, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %365 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%365) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %366 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %367 = "scf.if"(%366) ({
            %368 = "llvm.getelementptr"(%344, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%369) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %370 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %371 = "scf.if"(%370) ({
            %372 = "llvm.getelementptr"(%344, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%373) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%359, %363, %367, %371) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %374 = "llvm.getelementptr"(%308, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %375 = "arith.cmpi"(%112, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %376, %377, %378, %379 = "scf.if"(%375) ({
          %380 = "llvm.getelementptr"(%374, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %381 = "llvm.load"(%380) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %382 = "llvm.getelementptr"(%374, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %383 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %384 = "llvm.getelementptr"(%374, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %385 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %386 = "llvm.getelementptr"(%374, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%381, %383, %385, %387) : (f32, f32, f32, f32) -> ()
        }, {
          %388 = "arith.cmpi"(%112, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %389 = "scf.if"(%388) ({
            %390 = "llvm.getelementptr"(%374, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %391 = "llvm.load"(%390) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%391) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %392 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %393 = "scf.if"(%392) ({
            %394 = "llvm.getelementptr"(%374, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %395 = "llvm.load"(%394) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%395) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %396 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %397 = "scf.if"(%396) ({
            %398 = "llvm.getelementptr"(%374, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %399 = "llvm.load"(%398) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%399) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %400 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %401 = "scf.if"(%400) ({
            %402 = "llvm.getelementptr"(%374, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%403) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%389, %393, %397, %401) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %404 = "arith.muli"(%95, %309) : (i32, i32) -> i32
        %405 = "llvm.getelementptr"(%308, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %406 = "arith.cmpi"(%116, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %407, %408, %409, %410 = "scf.if"(%406) ({
          %411 = "llvm.getelementptr"(%405, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %413 = "llvm.getelementptr"(%405, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %415 = "llvm.getelementptr"(%405, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %417 = "llvm.getelementptr"(%405, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%412, %414, %416, %418) : (f32, f32, f32, f32) -> ()
        }, {
          %419 = "arith.cmpi"(%116, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %420 = "scf.if"(%419) ({
            %421 = "llvm.getelementptr"(%405, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%422) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %423 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %424 = "scf.if"(%423) ({
            %425 = "llvm.getelementptr"(%405, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%426) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %427 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %428 = "scf.if"(%427) ({
            %429 = "llvm.getelementptr"(%405, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%430) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %431 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %432 = "scf.if"(%431) ({
            %433 = "llvm.getelementptr"(%405, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%434) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%420, %424, %428, %432) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %435 = "arith.muli"(%100, %309) : (i32, i32) -> i32
        %436 = "llvm.getelementptr"(%308, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %437 = "arith.cmpi"(%120, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %438, %439, %440, %441 = "scf.if"(%437) ({
          %442 = "llvm.getelementptr"(%436, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %444 = "llvm.getelementptr"(%436, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %445 = "llvm.load"(%444) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %446 = "llvm.getelementptr"(%436, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %447 = "llvm.load"(%446) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %448 = "llvm.getelementptr"(%436, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %449 = "llvm.load"(%448) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%443, %445, %447, %449) : (f32, f32, f32, f32) -> ()
        }, {
          %450 = "arith.cmpi"(%120, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %451 = "scf.if"(%450) ({
            %452 = "llvm.getelementptr"(%436, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%453) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %454 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %455 = "scf.if"(%454) ({
            %456 = "llvm.getelementptr"(%436, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %457 = "llvm.load"(%456) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%457) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %458 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %459 = "scf.if"(%458) ({
            %460 = "llvm.getelementptr"(%436, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%461) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %462 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %463 = "scf.if"(%462) ({
            %464 = "llvm.getelementptr"(%436, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%465) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%451, %455, %459, %463) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%346, %347, %348, %349, %376, %377, %378, %379, %407, %408, %409, %410, %438, %439, %440, %441) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %466 = "arith.cmpi"(%108, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %467, %468, %469, %470 = "scf.if"(%466) ({
        %471 = "arith.extsi"(%91) : (i32) -> i64
        %472 = "arith.constant"() {value = 4 : i64} : () -> i64
        %473 = "arith.muli"(%471, %472) : (i64, i64) -> i64
        %474 = "llvm.getelementptr"(%9, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %475 = "arith.cmpi"(%108, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %476, %477, %478, %479 = "scf.if"(%475) ({
          %480 = "llvm.load"(%474) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %481 = "vector.extract"(%480) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %482 = "vector.extract"(%480) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %483 = "vector.extract"(%480) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %484 = "vector.extract"(%480) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%481, %482, %483, %484) : (f32, f32, f32, f32) -> ()
        }, {
          %485 = "scf.if"(%466) ({
            %486 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%486) : (f32) -> ()
          }, {
            "scf.yield"(%122) : (f32) -> ()
          }) : (i1) -> f32
          %487 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %488 = "scf.if"(%487) ({
            %489 = "llvm.getelementptr"(%474) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %490 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%490) : (f32) -> ()
          }, {
            "scf.yield"(%123) : (f32) -> ()
          }) : (i1) -> f32
          %491 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %492 = "scf.if"(%491) ({
            %493 = "llvm.getelementptr"(%474) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %494 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%494) : (f32) -> ()
          }, {
            "scf.yield"(%124) : (f32) -> ()
          }) : (i1) -> f32
          %495 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %496 = "scf.if"(%495) ({
            %497 = "llvm.getelementptr"(%474) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %498 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%498) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%485, %488, %492, %496) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%476, %477, %478, %479) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %499 = "arith.cmpi"(%112, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %500, %501, %502, %503 = "scf.if"(%499) ({
        %504 = "arith.extsi"(%94) : (i32) -> i64
        %505 = "arith.constant"() {value = 4 : i64} : () -> i64
        %506 = "arith.muli"(%504, %505) : (i64, i64) -> i64
        %507 = "llvm.getelementptr"(%9, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %508 = "arith.cmpi"(%112, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %509, %510, %511, %512 = "scf.if"(%508) ({
          %513 = "llvm.load"(%507) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %514 = "vector.extract"(%513) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %515 = "vector.extract"(%513) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %516 = "vector.extract"(%513) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %517 = "vector.extract"(%513) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%514, %515, %516, %517) : (f32, f32, f32, f32) -> ()
        }, {
          %518 = "scf.if"(%499) ({
            %519 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%519) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %520 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %521 = "scf.if"(%520) ({
            %522 = "llvm.getelementptr"(%507) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %523 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%523) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %524 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %525 = "scf.if"(%524) ({
            %526 = "llvm.getelementptr"(%507) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %527 = "llvm.load"(%526) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%527) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          %528 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %529 = "scf.if"(%528) ({
            %530 = "llvm.getelementptr"(%507) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %531 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%531) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%518, %521, %525, %529) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%509, %510, %511, %512) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%126, %127, %128, %129) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %532 = "arith.cmpi"(%116, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %533, %534, %535, %536 = "scf.if"(%532) ({
        %537 = "arith.extsi"(%99) : (i32) -> i64
        %538 = "arith.constant"() {value = 4 : i64} : () -> i64
        %539 = "arith.muli"(%537, %538) : (i64, i64) -> i64
        %540 = "llvm.getelementptr"(%9, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %541 = "arith.cmpi"(%116, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %542, %543, %544, %545 = "scf.if"(%541) ({
          %546 = "llvm.load"(%540) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %547 = "vector.extract"(%546) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %548 = "vector.extract"(%546) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %549 = "vector.extract"(%546) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %550 = "vector.extract"(%546) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%547, %548, %549, %550) : (f32, f32, f32, f32) -> ()
        }, {
          %551 = "scf.if"(%532) ({
            %552 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%552) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %553 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %554 = "scf.if"(%553) ({
            %555 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%556) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %557 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %558 = "scf.if"(%557) ({
            %559 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %560 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%560) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          %561 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %562 = "scf.if"(%561) ({
            %563 = "llvm.getelementptr"(%540) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%564) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%551, %554, %558, %562) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%542, %543, %544, %545) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %565 = "arith.cmpi"(%120, %49) {predicate = 4 : i64} : (i32, i32) -> i1
      %566, %567, %568, %569 = "scf.if"(%565) ({
        %570 = "arith.extsi"(%104) : (i32) -> i64
        %571 = "arith.constant"() {value = 4 : i64} : () -> i64
        %572 = "arith.muli"(%570, %571) : (i64, i64) -> i64
        %573 = "llvm.getelementptr"(%9, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %574 = "arith.cmpi"(%120, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        %575, %576, %577, %578 = "scf.if"(%574) ({
          %579 = "llvm.load"(%573) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %580 = "vector.extract"(%579) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %581 = "vector.extract"(%579) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %582 = "vector.extract"(%579) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %583 = "vector.extract"(%579) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%580, %581, %582, %583) : (f32, f32, f32, f32) -> ()
        }, {
          %584 = "scf.if"(%565) ({
            %585 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%585) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %586 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          %587 = "scf.if"(%586) ({
            %588 = "llvm.getelementptr"(%573) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %589 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%589) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %590 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          %591 = "scf.if"(%590) ({
            %592 = "llvm.getelementptr"(%573) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %593 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%593) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          %594 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          %595 = "scf.if"(%594) ({
            %596 = "llvm.getelementptr"(%573) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %597 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%597) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%584, %587, %591, %595) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%575, %576, %577, %578) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %598 = "vector.from_elements"(%311, %312, %313, %314) : (f32, f32, f32, f32) -> vector<4xf32>
      %599 = "vector.from_elements"(%467, %468, %469, %470) : (f32, f32, f32, f32) -> vector<4xf32>
      %600 = "arith.addf"(%598, %599) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %601 = "vector.extract"(%600) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %602 = "vector.extract"(%600) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %603 = "vector.extract"(%600) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %604 = "vector.extract"(%600) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%466) ({
        %605 = "arith.extsi"(%91) : (i32) -> i64
        %606 = "arith.constant"() {value = 4 : i64} : () -> i64
        %607 = "arith.muli"(%605, %606) : (i64, i64) -> i64
        %608 = "llvm.getelementptr"(%11, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %609 = "arith.cmpi"(%108, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%609) ({
          %610 = "vector.from_elements"(%601, %602, %603, %604) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%610, %608) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%466) ({
            "llvm.store"(%601, %608) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %611 = "arith.cmpi"(%108, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%611) ({
            %612 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%602, %612) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %613 = "arith.cmpi"(%108, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%613) ({
            %614 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%603, %614) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %615 = "arith.cmpi"(%108, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%615) ({
            %616 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%604, %616) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %617 = "vector.from_elements"(%315, %316, %317, %318) : (f32, f32, f32, f32) -> vector<4xf32>
      %618 = "vector.from_elements"(%500, %501, %502, %503) : (f32, f32, f32, f32) -> vector<4xf32>
      %619 = "arith.addf"(%617, %618) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %620 = "vector.extract"(%619) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %621 = "vector.extract"(%619) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %622 = "vector.extract"(%619) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %623 = "vector.extract"(%619) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%499) ({
        %624 = "arith.extsi"(%94) : (i32) -> i64
        %625 = "arith.constant"() {value = 4 : i64} : () -> i64
        %626 = "arith.muli"(%624, %625) : (i64, i64) -> i64
        %627 = "llvm.getelementptr"(%11, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %628 = "arith.cmpi"(%112, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%628) ({
          %629 = "vector.from_elements"(%620, %621, %622, %623) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%629, %627) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%499) ({
            "llvm.store"(%620, %627) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %630 = "arith.cmpi"(%112, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%630) ({
            %631 = "llvm.getelementptr"(%627) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%621, %631) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %632 = "arith.cmpi"(%112, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%632) ({
            %633 = "llvm.getelementptr"(%627) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%622, %633) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %634 = "arith.cmpi"(%112, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%634) ({
            %635 = "llvm.getelementptr"(%627) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%623, %635) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %636 = "vector.from_elements"(%319, %320, %321, %322) : (f32, f32, f32, f32) -> vector<4xf32>
      %637 = "vector.from_elements"(%533, %534, %535, %536) : (f32, f32, f32, f32) -> vector<4xf32>
      %638 = "arith.addf"(%636, %637) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %639 = "vector.extract"(%638) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %640 = "vector.extract"(%638) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %641 = "vector.extract"(%638) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %642 = "vector.extract"(%638) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%532) ({
        %643 = "arith.extsi"(%99) : (i32) -> i64
        %644 = "arith.constant"() {value = 4 : i64} : () -> i64
        %645 = "arith.muli"(%643, %644) : (i64, i64) -> i64
        %646 = "llvm.getelementptr"(%11, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %647 = "arith.cmpi"(%116, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%647) ({
          %648 = "vector.from_elements"(%639, %640, %641, %642) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%648, %646) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%532) ({
            "llvm.store"(%639, %646) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %649 = "arith.cmpi"(%116, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%649) ({
            %650 = "llvm.getelementptr"(%646) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%640, %650) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %651 = "arith.cmpi"(%116, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%651) ({
            %652 = "llvm.getelementptr"(%646) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%641, %652) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %653 = "arith.cmpi"(%116, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%653) ({
            %654 = "llvm.getelementptr"(%646) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%642, %654) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %655 = "vector.from_elements"(%323, %324, %325, %326) : (f32, f32, f32, f32) -> vector<4xf32>
      %656 = "vector.from_elements"(%566, %567, %568, %569) : (f32, f32, f32, f32) -> vector<4xf32>
      %657 = "arith.addf"(%655, %656) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %658 = "vector.extract"(%657) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %659 = "vector.extract"(%657) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %660 = "vector.extract"(%657) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %661 = "vector.extract"(%657) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "scf.if"(%565) ({
        %662 = "arith.extsi"(%104) : (i32) -> i64
        %663 = "arith.constant"() {value = 4 : i64} : () -> i64
        %664 = "arith.muli"(%662, %663) : (i64, i64) -> i64
        %665 = "llvm.getelementptr"(%11, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %666 = "arith.cmpi"(%120, %80) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%666) ({
          %667 = "vector.from_elements"(%658, %659, %660, %661) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%667, %665) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%565) ({
            "llvm.store"(%658, %665) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %668 = "arith.cmpi"(%120, %37) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%668) ({
            %669 = "llvm.getelementptr"(%665) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%659, %669) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %670 = "arith.cmpi"(%120, %95) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%670) ({
            %671 = "llvm.getelementptr"(%665) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%660, %671) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %672 = "arith.cmpi"(%120, %100) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%672) ({
            %673 = "llvm.getelementptr"(%665) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%661, %673) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "map_elements_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i64, %18: i64, %19: i64, %20: i32, %21: i32, %22: i32, %23: i64, %24: i32, %25: i64, %26: i32):
      %27 = "arith.trunci"(%17) : (i64) -> i32
      %28 = "arith.trunci"(%18) : (i64) -> i32
      %29 = "arith.trunci"(%19) : (i64) -> i32
      %30 = "arith.trunci"(%23) : (i64) -> i32
      %31 = "arith.trunci"(%25) : (i64) -> i32
      %32 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %38 = "arith.constant"() {value = 32 : i64} : () -> i64
      %39 = "arith.shrui"(%25, %38) : (i64, i64) -> i64
      %40 = "arith.constant"() {value = 1 : i32} : () -> i32
      %41 = "arith.subi"(%31, %40) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.constant"() {value = 32 : i32} : () -> i32
      %44 = "arith.subi"(%43, %42) : (i32, i32) -> i32
      %45 = "arith.extui"(%35) : (i32) -> i64
      %46 = "arith.muli"(%45, %39) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %38) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %35) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.constant"() {value = 0 : i32} : () -> i32
      %53 = "arith.select"(%51, %50, %52) : (i1, i32, i32) -> i32
      %54 = "arith.muli"(%53, %31) : (i32, i32) -> i32
      %55 = "arith.subi"(%35, %54) : (i32, i32) -> i32
      %56 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %57 = "arith.subi"(%43, %56) : (i32, i32) -> i32
      %58 = "arith.shrui"(%49, %57) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%57, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %60 = "arith.select"(%59, %58, %52) : (i1, i32, i32) -> i32
      %61 = "arith.shrui"(%23, %38) : (i64, i64) -> i64
      %62 = "arith.subi"(%30, %40) : (i32, i32) -> i32
      %63 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
      %64 = "arith.subi"(%43, %63) : (i32, i32) -> i32
      %65 = "arith.extui"(%32) : (i32) -> i64
      %66 = "arith.muli"(%65, %61) : (i64, i64) -> i64
      %67 = "arith.shrui"(%66, %38) : (i64, i64) -> i64
      %68 = "arith.trunci"(%67) : (i64) -> i32
      %69 = "arith.addi"(%68, %32) : (i32, i32) -> i32
      %70 = "arith.shrui"(%69, %64) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%64, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %72 = "arith.select"(%71, %70, %52) : (i1, i32, i32) -> i32
      %73 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
      %74 = "arith.subi"(%43, %73) : (i32, i32) -> i32
      %75 = "arith.shrui"(%69, %74) : (i32, i32) -> i32
      %76 = "arith.cmpi"(%74, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %77 = "arith.select"(%76, %75, %52) : (i1, i32, i32) -> i32
      %78 = "arith.muli"(%77, %30) : (i32, i32) -> i32
      %79 = "arith.subi"(%32, %78) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 256 : i32} : () -> i32
      %81 = "arith.muli"(%55, %80) : (i32, i32) -> i32
      %82 = "arith.addi"(%81, %79) : (i32, i32) -> i32
      %83 = "arith.constant"() {value = 4 : i32} : () -> i32
      %84 = "arith.muli"(%83, %24) : (i32, i32) -> i32
      %85 = "arith.muli"(%60, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%85, %72) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%82, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%72, %24) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90 = "arith.select"(%89, %16, %52) : (i1, i32, i32) -> i32
      %91 = "arith.muli"(%52, %24) : (i32, i32) -> i32
      %92 = "arith.addi"(%86, %91) : (i32, i32) -> i32
      %93 = "arith.muli"(%92, %22) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %82) : (i32, i32) -> i32
      %95 = "arith.addi"(%86, %24) : (i32, i32) -> i32
      %96 = "arith.muli"(%95, %22) : (i32, i32) -> i32
      %97 = "arith.addi"(%96, %82) : (i32, i32) -> i32
      %98 = "arith.constant"() {value = 2 : i32} : () -> i32
      %99 = "arith.muli"(%98, %24) : (i32, i32) -> i32
      %100 = "arith.addi"(%86, %99) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %22) : (i32, i32) -> i32
      %102 = "arith.addi"(%101, %82) : (i32, i32) -> i32
      %103 = "arith.constant"() {value = 3 : i32} : () -> i32
      %104 = "arith.muli"(%103, %24) : (i32, i32) -> i32
      %105 = "arith.addi"(%86, %104) : (i32, i32) -> i32
      %106 = "arith.muli"(%105, %22) : (i32, i32) -> i32
      %107 = "arith.addi"(%106, %82) : (i32, i32) -> i32
      %108 = "arith.muli"(%94, %83) : (i32, i32) -> i32
      %109 = "arith.subi"(%90, %108) : (i32, i32) -> i32
      %110 = "arith.minsi"(%109, %83) : (i32, i32) -> i32
      %111 = "arith.maxsi"(%110, %52) : (i32, i32) -> i32
      %112 = "arith.muli"(%97, %83) : (i32, i32) -> i32
      %113 = "arith.subi"(%90, %112) : (i32, i32) -> i32
      %114 = "arith.minsi"(%113, %83) : (i32, i32) -> i32
      %115 = "arith.maxsi"(%114, %52) : (i32, i32) -> i32
      %116 = "arith.muli"(%102, %83) : (i32, i32) -> i32
      %117 = "arith.subi"(%90, %116) : (i32, i32) -> i32
      %118 = "arith.minsi"(%117, %83) : (i32, i32) -> i32
      %119 = "arith.maxsi"(%118, %52) : (i32, i32) -> i32
      %120 = "arith.muli"(%107, %83) : (i32, i32) -> i32
      %121 = "arith.subi"(%90, %120) : (i32, i32) -> i32
      %122 = "arith.minsi"(%121, %83) : (i32, i32) -> i32
      %123 = "arith.maxsi"(%122, %52) : (i32, i32) -> i32
      %124 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %126 = "vector.extract"(%124) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %127 = "vector.extract"(%124) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %128 = "vector.extract"(%124) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %129 = "vector.extract"(%124) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %130 = "vector.extract"(%124) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %131 = "vector.extract"(%124) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %132 = "vector.extract"(%124) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %133 = "vector.extract"(%124) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %134 = "vector.extract"(%124) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %135 = "vector.extract"(%124) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %136 = "vector.extract"(%124) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %137 = "vector.extract"(%124) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %138 = "vector.extract"(%124) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %139 = "vector.extract"(%124) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %140 = "vector.extract"(%124) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %141 = "arith.muli"(%82, %83) : (i32, i32) -> i32
      %142 = "arith.shrui"(%17, %38) : (i64, i64) -> i64
      %143 = "arith.subi"(%27, %40) : (i32, i32) -> i32
      %144 = "llvm.intr.ctlz"(%143) {is_zero_poison = false} : (i32) -> i32
      %145 = "arith.subi"(%43, %144) : (i32, i32) -> i32
      %146 = "arith.extui"(%141) : (i32) -> i64
      %147 = "arith.muli"(%146, %142) : (i64, i64) -> i64
      %148 = "arith.shrui"(%147, %38) : (i64, i64) -> i64
      %149 = "arith.trunci"(%148) : (i64) -> i32
      %150 = "arith.addi"(%149, %141) : (i32, i32) -> i32
      %151 = "arith.shrui"(%150, %145) : (i32, i32) -> i32
      %152 = "arith.cmpi"(%145, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %153 = "arith.select"(%152, %151, %52) : (i1, i32, i32) -> i32
      %154 = "arith.muli"(%153, %27) : (i32, i32) -> i32
      %155 = "arith.subi"(%141, %154) : (i32, i32) -> i32
      %156 = "llvm.intr.ctlz"(%143) {is_zero_poison = false} : (i32) -> i32
      %157 = "arith.subi"(%43, %156) : (i32, i32) -> i32
      %158 = "arith.shrui"(%150, %157) : (i32, i32) -> i32
      %159 = "arith.cmpi"(%157, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %160 = "arith.select"(%159, %158, %52) : (i1, i32, i32) -> i32
      %161 = "arith.shrui"(%18, %38) : (i64, i64) -> i64
      %162 = "arith.subi"(%28, %40) : (i32, i32) -> i32
      %163 = "llvm.intr.ctlz"(%162) {is_zero_poison = false} : (i32) -> i32
      %164 = "arith.subi"(%43, %163) : (i32, i32) -> i32
      %165 = "arith.extui"(%160) : (i32) -> i64
      %166 = "arith.muli"(%165, %161) : (i64, i64) -> i64
      %167 = "arith.shrui"(%166, %38) : (i64, i64) -> i64
      %168 = "arith.trunci"(%167) : (i64) -> i32
      %169 = "arith.addi"(%168, %160) : (i32, i32) -> i32
      %170 = "arith.shrui"(%169, %164) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%164, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %172 = "arith.select"(%171, %170, %52) : (i1, i32, i32) -> i32
      %173 = "arith.muli"(%172, %28) : (i32, i32) -> i32
      %174 = "arith.subi"(%160, %173) : (i32, i32) -> i32
      %175 = "llvm.intr.ctlz"(%162) {is_zero_poison = false} : (i32) -> i32
      %176 = "arith.subi"(%43, %175) : (i32, i32) -> i32
      %177 = "arith.shrui"(%169, %176) : (i32, i32) -> i32
      %178 = "arith.cmpi"(%176, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %179 = "arith.select"(%178, %177, %52) : (i1, i32, i32) -> i32
      %180 = "arith.shrui"(%19, %38) : (i64, i64) -> i64
      %181 = "arith.subi"(%29, %40) : (i32, i32) -> i32
      %182 = "llvm.intr.ctlz"(%181) {is_zero_poison = false} : (i32) -> i32
      %183 = "arith.subi"(%43, %182) : (i32, i32) -> i32
      %184 = "arith.extui"(%179) : (i32) -> i64
      %185 = "arith.muli"(%184, %180) : (i64, i64) -> i64
      %186 = "arith.shrui"(%185, %38) : (i64, i64) -> i64
      %187 = "arith.trunci"(%186) : (i64) -> i32
      %188 = "arith.addi"(%187, %179) : (i32, i32) -> i32
      %189 = "arith.shrui"(%188, %183) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%183, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %191 = "arith.select"(%190, %189, %52) : (i1, i32, i32) -> i32
      %192 = "arith.muli"(%191, %29) : (i32, i32) -> i32
      %193 = "arith.subi"(%179, %192) : (i32, i32) -> i32
      %194 = "llvm.intr.ctlz"(%181) {is_zero_poison = false} : (i32) -> i32
      %195 = "arith.subi"(%43, %194) : (i32, i32) -> i32
      %196 = "arith.shrui"(%188, %195) : (i32, i32) -> i32
      %197 = "arith.cmpi"(%195, %43) {predicate = 6 : i64} : (i32, i32) -> i1
      %198 = "arith.select"(%197, %196, %52) : (i1, i32, i32) -> i32
      %199 = "arith.muli"(%155, %5) : (i32, i32) -> i32
      %200 = "arith.muli"(%174, %6) : (i32, i32) -> i32
      %201 = "arith.addi"(%199, %200) : (i32, i32) -> i32
      %202 = "arith.muli"(%193, %7) : (i32, i32) -> i32
      %203 = "arith.addi"(%201, %202) : (i32, i32) -> i32
      %204 = "arith.muli"(%198, %8) : (i32, i32) -> i32
      %205 = "arith.addi"(%203, %204) : (i32, i32) -> i32
      %206 = "arith.muli"(%155, %10) : (i32, i32) -> i32
      %207 = "arith.muli"(%174, %11) : (i32, i32) -> i32
      %208 = "arith.addi"(%206, %207) : (i32, i32) -> i32
      %209 = "arith.muli"(%193, %12) : (i32, i32) -> i32
      %210 = "arith.addi"(%208, %209) : (i32, i32) -> i32
      %211 = "arith.muli"(%198, %13) : (i32, i32) -> i32
      %212 = "arith.addi"(%210, %211) : (i32, i32) -> i32
      %213 = "arith.addi"(%155, %40) : (i32, i32) -> i32
      %214 = "arith.addi"(%205, %5) : (i32, i32) -> i32
      %215 = "arith.addi"(%212, %10) : (i32, i32) -> i32
      %216 = "arith.cmpi"(%213, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %217, %218, %219, %220 = "scf.if"(%216) ({
        %221 = "arith.addi"(%174, %40) : (i32, i32) -> i32
        %222 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %223 = "arith.subi"(%6, %222) : (i32, i32) -> i32
        %224 = "arith.addi"(%214, %223) : (i32, i32) -> i32
        %225 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %226 = "arith.subi"(%11, %225) : (i32, i32) -> i32
        %227 = "arith.addi"(%215, %226) : (i32, i32) -> i32
        "scf.yield"(%52, %221, %224, %227) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%213, %174, %214, %215) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %228 = "arith.cmpi"(%218, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %229, %230, %231, %232 = "scf.if"(%228) ({
        %233 = "arith.addi"(%193, %40) : (i32, i32) -> i32
        %234 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %235 = "arith.subi"(%7, %234) : (i32, i32) -> i32
        %236 = "arith.addi"(%219, %235) : (i32, i32) -> i32
        %237 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %238 = "arith.subi"(%12, %237) : (i32, i32) -> i32
        %239 = "arith.addi"(%220, %238) : (i32, i32) -> i32
        "scf.yield"(%52, %233, %236, %239) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%218, %193, %219, %220) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %240 = "arith.cmpi"(%230, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %241, %242, %243, %244 = "scf.if"(%240) ({
        %245 = "arith.addi"(%198, %40) : (i32, i32) -> i32
        %246 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %247 = "arith.subi"(%8, %246) : (i32, i32) -> i32
        %248 = "arith.addi"(%231, %247) : (i32, i32) -> i32
        %249 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %250 = "arith.subi"(%13, %249) : (i32, i32) -> i32
        %251 = "arith.addi"(%232, %250) : (i32, i32) -> i32
        "scf.yield"(%52, %245, %248, %251) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%230, %198, %231, %232) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %252 = "arith.addi"(%217, %40) : (i32, i32) -> i32
      %253 = "arith.addi"(%243, %5) : (i32, i32) -> i32
      %254 = "arith.addi"(%244, %10) : (i32, i32) -> i32
      %255 = "arith.cmpi"(%252, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %256, %257, %258, %259 = "scf.if"(%255) ({
        %260 = "arith.addi"(%229, %40) : (i32, i32) -> i32
        %261 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %262 = "arith.subi"(%6, %261) : (i32, i32) -> i32
        %263 = "arith.addi"(%253, %262) : (i32, i32) -> i32
        %264 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %265 = "arith.subi"(%11, %264) : (i32, i32) -> i32
        %266 = "arith.addi"(%254, %265) : (i32, i32) -> i32
        "scf.yield"(%52, %260, %263, %266) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%252, %229, %253, %254) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %267 = "arith.cmpi"(%257, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %268, %269, %270, %271 = "scf.if"(%267) ({
        %272 = "arith.addi"(%241, %40) : (i32, i32) -> i32
        %273 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %274 = "arith.subi"(%7, %273) : (i32, i32) -> i32
        %275 = "arith.addi"(%258, %274) : (i32, i32) -> i32
        %276 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %277 = "arith.subi"(%12, %276) : (i32, i32) -> i32
        %278 = "arith.addi"(%259, %277) : (i32, i32) -> i32
        "scf.yield"(%52, %272, %275, %278) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%257, %241, %258, %259) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %279 = "arith.cmpi"(%269, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %280, %281, %282, %283 = "scf.if"(%279) ({
        %284 = "arith.addi"(%242, %40) : (i32, i32) -> i32
        %285 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %286 = "arith.subi"(%8, %285) : (i32, i32) -> i32
        %287 = "arith.addi"(%270, %286) : (i32, i32) -> i32
        %288 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %289 = "arith.subi"(%13, %288) : (i32, i32) -> i32
        %290 = "arith.addi"(%271, %289) : (i32, i32) -> i32
        "scf.yield"(%52, %284, %287, %290) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%269, %242, %270, %271) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %291 = "arith.addi"(%256, %40) : (i32, i32) -> i32
      %292 = "arith.addi"(%282, %5) : (i32, i32) -> i32
      %293 = "arith.addi"(%283, %10) : (i32, i32) -> i32
      %294 = "arith.cmpi"(%291, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %295, %296, %297, %298 = "scf.if"(%294) ({
        %299 = "arith.addi"(%268, %40) : (i32, i32) -> i32
        %300 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %301 = "arith.subi"(%6, %300) : (i32, i32) -> i32
        %302 = "arith.addi"(%292, %301) : (i32, i32) -> i32
        %303 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %304 = "arith.subi"(%11, %303) : (i32, i32) -> i32
        %305 = "arith.addi"(%293, %304) : (i32, i32) -> i32
        "scf.yield"(%52, %299, %302, %305) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%291, %268, %292, %293) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %306 = "arith.cmpi"(%296, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %307, %308, %309, %310 = "scf.if"(%306) ({
        %311 = "arith.addi"(%280, %40) : (i32, i32) -> i32
        %312 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %313 = "arith.subi"(%7, %312) : (i32, i32) -> i32
        %314 = "arith.addi"(%297, %313) : (i32, i32) -> i32
        %315 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %316 = "arith.subi"(%12, %315) : (i32, i32) -> i32
        %317 = "arith.addi"(%298, %316) : (i32, i32) -> i32
        "scf.yield"(%52, %311, %314, %317) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%296, %280, %297, %298) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %318 = "arith.cmpi"(%308, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %319, %320, %321, %322 = "scf.if"(%318) ({
        %323 = "arith.addi"(%281, %40) : (i32, i32) -> i32
        %324 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %325 = "arith.subi"(%8, %324) : (i32, i32) -> i32
        %326 = "arith.addi"(%309, %325) : (i32, i32) -> i32
        %327 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %328 = "arith.subi"(%13, %327) : (i32, i32) -> i32
        %329 = "arith.addi"(%310, %328) : (i32, i32) -> i32
        "scf.yield"(%52, %323, %326, %329) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%308, %281, %309, %310) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %330 = "arith.addi"(%295, %40) : (i32, i32) -> i32
      %331 = "arith.addi"(%321, %5) : (i32, i32) -> i32
      %332 = "arith.addi"(%322, %10) : (i32, i32) -> i32
      %333 = "arith.cmpi"(%330, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %334, %335, %336, %337 = "scf.if"(%333) ({
        %338 = "arith.addi"(%307, %40) : (i32, i32) -> i32
        %339 = "arith.muli"(%1, %5) : (i32, i32) -> i32
        %340 = "arith.subi"(%6, %339) : (i32, i32) -> i32
        %341 = "arith.addi"(%331, %340) : (i32, i32) -> i32
        %342 = "arith.muli"(%1, %10) : (i32, i32) -> i32
        %343 = "arith.subi"(%11, %342) : (i32, i32) -> i32
        %344 = "arith.addi"(%332, %343) : (i32, i32) -> i32
        "scf.yield"(%52, %338, %341, %344) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%330, %307, %331, %332) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %345 = "arith.cmpi"(%335, %2) {predicate = 0 : i64} : (i32, i32) -> i1
      %346, %347, %348, %349 = "scf.if"(%345) ({
        %350 = "arith.addi"(%319, %40) : (i32, i32) -> i32
        %351 = "arith.muli"(%2, %6) : (i32, i32) -> i32
        %352 = "arith.subi"(%7, %351) : (i32, i32) -> i32
        %353 = "arith.addi"(%336, %352) : (i32, i32) -> i32
        %354 = "arith.muli"(%2, %11) : (i32, i32) -> i32
        %355 = "arith.subi"(%12, %354) : (i32, i32) -> i32
        %356 = "arith.addi"(%337, %355) : (i32, i32) -> i32
        "scf.yield"(%52, %350, %353, %356) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%335, %319, %336, %337) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %357 = "arith.cmpi"(%347, %3) {predicate = 0 : i64} : (i32, i32) -> i1
      %358, %359, %360, %361 = "scf.if"(%357) ({
        %362 = "arith.addi"(%320, %40) : (i32, i32) -> i32
        %363 = "arith.muli"(%3, %7) : (i32, i32) -> i32
        %364 = "arith.subi"(%8, %363) : (i32, i32) -> i32
        %365 = "arith.addi"(%348, %364) : (i32, i32) -> i32
        %366 = "arith.muli"(%3, %12) : (i32, i32) -> i32
        %367 = "arith.subi"(%13, %366) : (i32, i32) -> i32
        %368 = "arith.addi"(%349, %367) : (i32, i32) -> i32
        "scf.yield"(%52, %362, %365, %368) : (i32, i32, i32, i32) -> ()
      }, {
        "scf.yield"(%347, %320, %348, %349) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %369 = "arith.muli"(%86, %20) : (i32, i32) -> i32
      %370 = "llvm.getelementptr"(%0, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %371 = "arith.muli"(%20, %24) : (i32, i32) -> i32
      %372 = "arith.cmpi"(%371, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388 = "scf.if"(%372) ({
        %389 = "arith.cmpi"(%111, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %390 = "scf.if"(%389) ({
          %391 = "llvm.getelementptr"(%370, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%392) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        %393 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
        %394 = "scf.if"(%393) ({
          %395 = "llvm.getelementptr"(%370, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%396) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        %397 = "arith.cmpi"(%111, %98) {predicate = 4 : i64} : (i32, i32) -> i1
        %398 = "scf.if"(%397) ({
          %399 = "llvm.getelementptr"(%370, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %400 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%400) : (f32) -> ()
        }, {
          "scf.yield"(%127) : (f32) -> ()
        }) : (i1) -> f32
        %401 = "arith.cmpi"(%111, %103) {predicate = 4 : i64} : (i32, i32) -> i1
        %402 = "scf.if"(%401) ({
          %403 = "llvm.getelementptr"(%370, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%404) : (f32) -> ()
        }, {
          "scf.yield"(%128) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%390, %394, %398, %402, %390, %394, %398, %402, %390, %394, %398, %402, %390, %394, %398, %402) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %405 = "arith.muli"(%52, %371) : (i32, i32) -> i32
        %406 = "llvm.getelementptr"(%370, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %407 = "arith.cmpi"(%111, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %408, %409, %410, %411 = "scf.if"(%407) ({
          %412 = "llvm.getelementptr"(%406, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %414 = "llvm.getelementptr"(%406, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %415 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %416 = "llvm.getelementptr"(%406, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %417 = "llvm.load"(%416) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %418 = "llvm.getelementptr"(%406, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%413, %415, %417, %419) : (f32, f32, f32, f32) -> ()
        }, {
          %420 = "arith.cmpi"(%111, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %421 = "scf.if"(%420) ({
            %422 = "llvm.getelementptr"(%406, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%423) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %424 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %425 = "scf.if"(%424) ({
            %426 = "llvm.getelementptr"(%406, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%427) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %428 = "arith.cmpi"(%111, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %429 = "scf.if"(%428) ({
            %430 = "llvm.getelementptr"(%406, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%431) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %432 = "arith.cmpi"(%111, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %433 = "scf.if"(%432) ({
            %434 = "llvm.getelementptr"(%406, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %435 = "llvm.load"(%434) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%435) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%421, %425, %429, %433) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %436 = "llvm.getelementptr"(%370, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %437 = "arith.cmpi"(%115, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %438, %439, %440, %441 = "scf.if"(%437) ({
          %442 = "llvm.getelementptr"(%436, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %444 = "llvm.getelementptr"(%436, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %445 = "llvm.load"(%444) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %446 = "llvm.getelementptr"(%436, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %447 = "llvm.load"(%446) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %448 = "llvm.getelementptr"(%436, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %449 = "llvm.load"(%448) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%443, %445, %447, %449) : (f32, f32, f32, f32) -> ()
        }, {
          %450 = "arith.cmpi"(%115, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %451 = "scf.if"(%450) ({
            %452 = "llvm.getelementptr"(%436, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%453) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          %454 = "arith.cmpi"(%115, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %455 = "scf.if"(%454) ({
            %456 = "llvm.getelementptr"(%436, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %457 = "llvm.load"(%456) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%457) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %458 = "arith.cmpi"(%115, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %459 = "scf.if"(%458) ({
            %460 = "llvm.getelementptr"(%436, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%461) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %462 = "arith.cmpi"(%115, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %463 = "scf.if"(%462) ({
            %464 = "llvm.getelementptr"(%436, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%465) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%451, %455, %459, %463) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %466 = "arith.muli"(%98, %371) : (i32, i32) -> i32
        %467 = "llvm.getelementptr"(%370, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %468 = "arith.cmpi"(%119, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %469, %470, %471, %472 = "scf.if"(%468) ({
          %473 = "llvm.getelementptr"(%467, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %475 = "llvm.getelementptr"(%467, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %476 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %477 = "llvm.getelementptr"(%467, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %479 = "llvm.getelementptr"(%467, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%474, %476, %478, %480) : (f32, f32, f32, f32) -> ()
        }, {
          %481 = "arith.cmpi"(%119, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %482 = "scf.if"(%481) ({
            %483 = "llvm.getelementptr"(%467, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%484) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          %485 = "arith.cmpi"(%119, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %486 = "scf.if"(%485) ({
            %487 = "llvm.getelementptr"(%467, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%488) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %489 = "arith.cmpi"(%119, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %490 = "scf.if"(%489) ({
            %491 = "llvm.getelementptr"(%467, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %492 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%492) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %493 = "arith.cmpi"(%119, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %494 = "scf.if"(%493) ({
            %495 = "llvm.getelementptr"(%467, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %496 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%496) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%482, %486, %490, %494) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %497 = "arith.muli"(%103, %371) : (i32, i32) -> i32
        %498 = "llvm.getelementptr"(%370, %497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %499 = "arith.cmpi"(%123, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %500, %501, %502, %503 = "scf.if"(%499) ({
          %504 = "llvm.getelementptr"(%498, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %505 = "llvm.load"(%504) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %506 = "llvm.getelementptr"(%498, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %507 = "llvm.load"(%506) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %508 = "llvm.getelementptr"(%498, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %509 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %510 = "llvm.getelementptr"(%498, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %511 = "llvm.load"(%510) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%505, %507, %509, %511) : (f32, f32, f32, f32) -> ()
        }, {
          %512 = "arith.cmpi"(%123, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %513 = "scf.if"(%512) ({
            %514 = "llvm.getelementptr"(%498, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %515 = "llvm.load"(%514) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%515) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          %516 = "arith.cmpi"(%123, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %517 = "scf.if"(%516) ({
            %518 = "llvm.getelementptr"(%498, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %519 = "llvm.load"(%518) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%519) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          %520 = "arith.cmpi"(%123, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %521 = "scf.if"(%520) ({
            %522 = "llvm.getelementptr"(%498, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %523 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%523) : (f32) -> ()
          }, {
            "scf.yield"(%139) : (f32) -> ()
          }) : (i1) -> f32
          %524 = "arith.cmpi"(%123, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %525 = "scf.if"(%524) ({
            %526 = "llvm.getelementptr"(%498, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %527 = "llvm.load"(%526) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%527) : (f32) -> ()
          }, {
            "scf.yield"(%140) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%513, %517, %521, %525) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%408, %409, %410, %411, %438, %439, %440, %441, %469, %470, %471, %472, %500, %501, %502, %503) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %528 = "arith.muli"(%86, %21) : (i32, i32) -> i32
      %529 = "llvm.getelementptr"(%9, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %530 = "arith.muli"(%21, %24) : (i32, i32) -> i32
      %531 = "arith.cmpi"(%530, %52) {predicate = 0 : i64} : (i32, i32) -> i1
      %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547 = "scf.if"(%531) ({
        %548 = "arith.cmpi"(%111, %52) {predicate = 4 : i64} : (i32, i32) -> i1
        %549 = "scf.if"(%548) ({
          %550 = "llvm.getelementptr"(%529, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %551 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%551) : (f32) -> ()
        }, {
          "scf.yield"(%125) : (f32) -> ()
        }) : (i1) -> f32
        %552 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
        %553 = "scf.if"(%552) ({
          %554 = "llvm.getelementptr"(%529, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %555 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%555) : (f32) -> ()
        }, {
          "scf.yield"(%126) : (f32) -> ()
        }) : (i1) -> f32
        %556 = "arith.cmpi"(%111, %98) {predicate = 4 : i64} : (i32, i32) -> i1
        %557 = "scf.if"(%556) ({
          %558 = "llvm.getelementptr"(%529, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %559 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%559) : (f32) -> ()
        }, {
          "scf.yield"(%127) : (f32) -> ()
        }) : (i1) -> f32
        %560 = "arith.cmpi"(%111, %103) {predicate = 4 : i64} : (i32, i32) -> i1
        %561 = "scf.if"(%560) ({
          %562 = "llvm.getelementptr"(%529, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %563 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%563) : (f32) -> ()
        }, {
          "scf.yield"(%128) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%549, %553, %557, %561, %549, %553, %557, %561, %549, %553, %557, %561, %549, %553, %557, %561) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        %564 = "arith.muli"(%52, %530) : (i32, i32) -> i32
        %565 = "llvm.getelementptr"(%529, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %566 = "arith.cmpi"(%111, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %567, %568, %569, %570 = "scf.if"(%566) ({
          %571 = "llvm.getelementptr"(%565, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %572 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %573 = "llvm.getelementptr"(%565, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %575 = "llvm.getelementptr"(%565, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %576 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %577 = "llvm.getelementptr"(%565, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %578 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%572, %574, %576, %578) : (f32, f32, f32, f32) -> ()
        }, {
          %579 = "arith.cmpi"(%111, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %580 = "scf.if"(%579) ({
            %581 = "llvm.getelementptr"(%565, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%582) : (f32) -> ()
          }, {
            "scf.yield"(%125) : (f32) -> ()
          }) : (i1) -> f32
          %583 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %584 = "scf.if"(%583) ({
            %585 = "llvm.getelementptr"(%565, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%586) : (f32) -> ()
          }, {
            "scf.yield"(%126) : (f32) -> ()
          }) : (i1) -> f32
          %587 = "arith.cmpi"(%111, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %588 = "scf.if"(%587) ({
            %589 = "llvm.getelementptr"(%565, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %590 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%590) : (f32) -> ()
          }, {
            "scf.yield"(%127) : (f32) -> ()
          }) : (i1) -> f32
          %591 = "arith.cmpi"(%111, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %592 = "scf.if"(%591) ({
            %593 = "llvm.getelementptr"(%565, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%594) : (f32) -> ()
          }, {
            "scf.yield"(%128) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%580, %584, %588, %592) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %595 = "llvm.getelementptr"(%529, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %596 = "arith.cmpi"(%115, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %597, %598, %599, %600 = "scf.if"(%596) ({
          %601 = "llvm.getelementptr"(%595, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %602 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %603 = "llvm.getelementptr"(%595, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %604 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %605 = "llvm.getelementptr"(%595, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %607 = "llvm.getelementptr"(%595, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %608 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%602, %604, %606, %608) : (f32, f32, f32, f32) -> ()
        }, {
          %609 = "arith.cmpi"(%115, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %610 = "scf.if"(%609) ({
            %611 = "llvm.getelementptr"(%595, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %612 = "llvm.load"(%611) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%612) : (f32) -> ()
          }, {
            "scf.yield"(%129) : (f32) -> ()
          }) : (i1) -> f32
          %613 = "arith.cmpi"(%115, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %614 = "scf.if"(%613) ({
            %615 = "llvm.getelementptr"(%595, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %616 = "llvm.load"(%615) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%616) : (f32) -> ()
          }, {
            "scf.yield"(%130) : (f32) -> ()
          }) : (i1) -> f32
          %617 = "arith.cmpi"(%115, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %618 = "scf.if"(%617) ({
            %619 = "llvm.getelementptr"(%595, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %620 = "llvm.load"(%619) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%620) : (f32) -> ()
          }, {
            "scf.yield"(%131) : (f32) -> ()
          }) : (i1) -> f32
          %621 = "arith.cmpi"(%115, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %622 = "scf.if"(%621) ({
            %623 = "llvm.getelementptr"(%595, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%624) : (f32) -> ()
          }, {
            "scf.yield"(%132) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%610, %614, %618, %622) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %625 = "arith.muli"(%98, %530) : (i32, i32) -> i32
        %626 = "llvm.getelementptr"(%529, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %627 = "arith.cmpi"(%119, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %628, %629, %630, %631 = "scf.if"(%627) ({
          %632 = "llvm.getelementptr"(%626, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %633 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %634 = "llvm.getelementptr"(%626, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %636 = "llvm.getelementptr"(%626, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %637 = "llvm.load"(%636) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %638 = "llvm.getelementptr"(%626, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %639 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%633, %635, %637, %639) : (f32, f32, f32, f32) -> ()
        }, {
          %640 = "arith.cmpi"(%119, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %641 = "scf.if"(%640) ({
            %642 = "llvm.getelementptr"(%626, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %643 = "llvm.load"(%642) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%643) : (f32) -> ()
          }, {
            "scf.yield"(%133) : (f32) -> ()
          }) : (i1) -> f32
          %644 = "arith.cmpi"(%119, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %645 = "scf.if"(%644) ({
            %646 = "llvm.getelementptr"(%626, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %647 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%647) : (f32) -> ()
          }, {
            "scf.yield"(%134) : (f32) -> ()
          }) : (i1) -> f32
          %648 = "arith.cmpi"(%119, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %649 = "scf.if"(%648) ({
            %650 = "llvm.getelementptr"(%626, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %651 = "llvm.load"(%650) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%651) : (f32) -> ()
          }, {
            "scf.yield"(%135) : (f32) -> ()
          }) : (i1) -> f32
          %652 = "arith.cmpi"(%119, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %653 = "scf.if"(%652) ({
            %654 = "llvm.getelementptr"(%626, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %655 = "llvm.load"(%654) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%655) : (f32) -> ()
          }, {
            "scf.yield"(%136) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%641, %645, %649, %653) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %656 = "arith.muli"(%103, %530) : (i32, i32) -> i32
        %657 = "llvm.getelementptr"(%529, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %658 = "arith.cmpi"(%123, %83) {predicate = 0 : i64} : (i32, i32) -> i1
        %659, %660, %661, %662 = "scf.if"(%658) ({
          %663 = "llvm.getelementptr"(%657, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %665 = "llvm.getelementptr"(%657, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %666 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %667 = "llvm.getelementptr"(%657, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %668 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %669 = "llvm.getelementptr"(%657, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %670 = "llvm.load"(%669) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%664, %666, %668, %670) : (f32, f32, f32, f32) -> ()
        }, {
          %671 = "arith.cmpi"(%123, %52) {predicate = 4 : i64} : (i32, i32) -> i1
          %672 = "scf.if"(%671) ({
            %673 = "llvm.getelementptr"(%657, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %674 = "llvm.load"(%673) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%674) : (f32) -> ()
          }, {
            "scf.yield"(%137) : (f32) -> ()
          }) : (i1) -> f32
          %675 = "arith.cmpi"(%123, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          %676 = "scf.if"(%675) ({
            %677 = "llvm.getelementptr"(%657, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %678 = "llvm.load"(%677) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%678) : (f32) -> ()
          }, {
            "scf.yield"(%138) : (f32) -> ()
          }) : (i1) -> f32
          %679 = "arith.cmpi"(%123, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          %680 = "scf.if"(%679) ({
            %681 = "llvm.getelementptr"(%657, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %682 = "llvm.load"(%681) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%682) : (f32) -> ()
          }, {
            "scf.yield"(%139) : (f32) -> ()
          }) : (i1) -> f32
          %683 = "arith.cmpi"(%123, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          %684 = "scf.if"(%683) ({
            %685 = "llvm.getelementptr"(%657, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %686 = "llvm.load"(%685) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%686) : (f32) -> ()
          }, {
            "scf.yield"(%140) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%672, %676, %680, %684) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%567, %568, %569, %570, %597, %598, %599, %600, %628, %629, %630, %631, %659, %660, %661, %662) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %687 = "vector.from_elements"(%373, %374, %375, %376) : (f32, f32, f32, f32) -> vector<4xf32>
      %688 = "vector.from_elements"(%532, %533, %534, %535) : (f32, f32, f32, f32) -> vector<4xf32>
      %689 = "arith.addf"(%687, %688) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %690 = "vector.extract"(%689) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %691 = "vector.extract"(%689) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %692 = "vector.extract"(%689) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %693 = "vector.extract"(%689) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %694 = "arith.cmpi"(%111, %52) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%694) ({
        %695 = "arith.extsi"(%94) : (i32) -> i64
        %696 = "arith.constant"() {value = 4 : i64} : () -> i64
        %697 = "arith.muli"(%695, %696) : (i64, i64) -> i64
        %698 = "llvm.getelementptr"(%14, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %699 = "arith.cmpi"(%111, %83) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%699) ({
          %700 = "vector.from_elements"(%690, %691, %692, %693) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%700, %698) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%694) ({
            "llvm.store"(%690, %698) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %701 = "arith.cmpi"(%111, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%701) ({
            %702 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%691, %702) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %703 = "arith.cmpi"(%111, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%703) ({
            %704 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%692, %704) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %705 = "arith.cmpi"(%111, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%705) ({
            %706 = "llvm.getelementptr"(%698) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%693, %706) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %707 = "vector.from_elements"(%377, %378, %379, %380) : (f32, f32, f32, f32) -> vector<4xf32>
      %708 = "vector.from_elements"(%536, %537, %538, %539) : (f32, f32, f32, f32) -> vector<4xf32>
      %709 = "arith.addf"(%707, %708) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %710 = "vector.extract"(%709) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %711 = "vector.extract"(%709) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %712 = "vector.extract"(%709) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %713 = "vector.extract"(%709) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %714 = "arith.cmpi"(%115, %52) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%714) ({
        %715 = "arith.extsi"(%97) : (i32) -> i64
        %716 = "arith.constant"() {value = 4 : i64} : () -> i64
        %717 = "arith.muli"(%715, %716) : (i64, i64) -> i64
        %718 = "llvm.getelementptr"(%14, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %719 = "arith.cmpi"(%115, %83) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%719) ({
          %720 = "vector.from_elements"(%710, %711, %712, %713) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%720, %718) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%714) ({
            "llvm.store"(%710, %718) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %721 = "arith.cmpi"(%115, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%721) ({
            %722 = "llvm.getelementptr"(%718) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%711, %722) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %723 = "arith.cmpi"(%115, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%723) ({
            %724 = "llvm.getelementptr"(%718) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%712, %724) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %725 = "arith.cmpi"(%115, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%725) ({
            %726 = "llvm.getelementptr"(%718) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%713, %726) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %727 = "vector.from_elements"(%381, %382, %383, %384) : (f32, f32, f32, f32) -> vector<4xf32>
      %728 = "vector.from_elements"(%540, %541, %542, %543) : (f32, f32, f32, f32) -> vector<4xf32>
      %729 = "arith.addf"(%727, %728) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %730 = "vector.extract"(%729) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %731 = "vector.extract"(%729) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %732 = "vector.extract"(%729) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %733 = "vector.extract"(%729) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %734 = "arith.cmpi"(%119, %52) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%734) ({
        %735 = "arith.extsi"(%102) : (i32) -> i64
        %736 = "arith.constant"() {value = 4 : i64} : () -> i64
        %737 = "arith.muli"(%735, %736) : (i64, i64) -> i64
        %738 = "llvm.getelementptr"(%14, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %739 = "arith.cmpi"(%119, %83) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%739) ({
          %740 = "vector.from_elements"(%730, %731, %732, %733) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%740, %738) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%734) ({
            "llvm.store"(%730, %738) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %741 = "arith.cmpi"(%119, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%741) ({
            %742 = "llvm.getelementptr"(%738) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%731, %742) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %743 = "arith.cmpi"(%119, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%743) ({
            %744 = "llvm.getelementptr"(%738) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%732, %744) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %745 = "arith.cmpi"(%119, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%745) ({
            %746 = "llvm.getelementptr"(%738) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%733, %746) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %747 = "vector.from_elements"(%385, %386, %387, %388) : (f32, f32, f32, f32) -> vector<4xf32>
      %748 = "vector.from_elements"(%544, %545, %546, %547) : (f32, f32, f32, f32) -> vector<4xf32>
      %749 = "arith.addf"(%747, %748) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %750 = "vector.extract"(%749) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %751 = "vector.extract"(%749) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %752 = "vector.extract"(%749) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %753 = "vector.extract"(%749) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %754 = "arith.cmpi"(%123, %52) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%754) ({
        %755 = "arith.extsi"(%107) : (i32) -> i64
        %756 = "arith.constant"() {value = 4 : i64} : () -> i64
        %757 = "arith.muli"(%755, %756) : (i64, i64) -> i64
        %758 = "llvm.getelementptr"(%14, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %759 = "arith.cmpi"(%123, %83) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%759) ({
          %760 = "vector.from_elements"(%750, %751, %752, %753) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%760, %758) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%754) ({
            "llvm.store"(%750, %758) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %761 = "arith.cmpi"(%123, %40) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%761) ({
            %762 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%751, %762) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %763 = "arith.cmpi"(%123, %98) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%763) ({
            %764 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%752, %764) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %765 = "arith.cmpi"(%123, %103) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%765) ({
            %766 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%753, %766) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "map_elements_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64, %18: i64, %19: i64, %20: i32, %21: i64, %22: i64):
      %23 = "arith.trunci"(%19) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      %25 = "arith.trunci"(%22) : (i64) -> i32
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
        "gpu.launch_func"(%216, %19, %19, %203, %19, %19, %188, %0, %195, %130, %150, %151, %123, %143, %144, %9, %195, %125, %145, %146, %14, %195, %127, %147, %148, %234, %205, %249, %264) {kernel = @kernels::@map_vectors, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        "gpu.launch_func"(%289, %19, %19, %269, %19, %19, %188, %0, %195, %130, %150, %151, %123, %143, %144, %9, %195, %125, %145, %146, %14, %195, %127, %147, %148, %307, %271, %322, %337) {kernel = @kernels::@map_vectors_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        "gpu.launch_func"(%367, %19, %19, %354, %19, %19, %188, %0, %346, %130, %150, %151, %123, %143, %144, %9, %346, %125, %145, %146, %14, %346, %127, %147, %148, %385, %356, %400, %415) {kernel = @kernels::@map_vectors_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        "gpu.launch_func"(%440, %19, %19, %420, %19, %19, %188, %0, %346, %130, %150, %151, %123, %143, %144, %9, %346, %125, %145, %146, %14, %346, %127, %147, %148, %458, %422, %473, %488) {kernel = @kernels::@map_vectors_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        "gpu.launch_func"(%518, %19, %19, %505, %19, %19, %188, %0, %497, %130, %150, %151, %123, %143, %144, %9, %497, %125, %145, %146, %14, %497, %127, %147, %148, %536, %507, %551, %566) {kernel = @kernels::@map_vectors_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        "gpu.launch_func"(%591, %19, %19, %571, %19, %19, %188, %0, %497, %130, %150, %151, %123, %143, %144, %9, %497, %125, %145, %146, %14, %497, %127, %147, %148, %609, %573, %624, %639) {kernel = @kernels::@map_vectors_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, i64, i32, i64, i64) -> ()
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
        %716 = "arith.muli"(%87, %130) : (i32, i32) -> i32
        %717 = "arith.muli"(%716, %150) : (i32, i32) -> i32
        %718 = "arith.cmpi"(%151, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %719 = "arith.constant"() {value = false} : () -> i1
        %720 = "arith.ori"(%718, %719) : (i1, i1) -> i1
        %721 = "arith.remui"(%717, %186) : (i32, i32) -> i32
        %722 = "arith.cmpi"(%721, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %723 = "arith.minsi"(%151, %186) : (i32, i32) -> i32
        %724 = "arith.select"(%722, %19, %723) : (i1, i32, i32) -> i32
        %725 = "scf.if"(%720) ({
          %726 = "arith.muli"(%717, %724) : (i32, i32) -> i32
          %727 = "arith.constant"() {value = 3 : i32} : () -> i32
          %728 = "arith.addi"(%726, %727) : (i32, i32) -> i32
          %729 = "arith.divui"(%728, %186) : (i32, i32) -> i32
          "scf.yield"(%729) : (i32) -> ()
        }, {
          "scf.yield"(%19) : (i32) -> ()
        }) : (i1) -> i32
        %730 = "arith.trunci"(%144) : (i64) -> i32
        %731 = "arith.muli"(%724, %730) : (i32, i32) -> i32
        %732 = "arith.select"(%720, %731, %188) : (i1, i32, i32) -> i32
        %733 = "arith.trunci"(%146) : (i64) -> i32
        %734 = "arith.muli"(%724, %733) : (i32, i32) -> i32
        %735 = "arith.select"(%720, %734, %188) : (i1, i32, i32) -> i32
        %736 = "arith.select"(%720, %724, %151) : (i1, i32, i32) -> i32
        %737 = "arith.xori"(%720, %338) : (i1, i1) -> i1
        %738 = "arith.cmpi"(%150, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %739 = "arith.ori"(%738, %719) : (i1, i1) -> i1
        %740 = "arith.andi"(%737, %739) : (i1, i1) -> i1
        %741 = "arith.remui"(%716, %186) : (i32, i32) -> i32
        %742 = "arith.cmpi"(%741, %188) {predicate = 0 : i64} : (i32, i32) -> i1
        %743 = "arith.minsi"(%150, %186) : (i32, i32) -> i32
        %744 = "arith.select"(%742, %19, %743) : (i1, i32, i32) -> i32
        %745 = "scf.if"(%740) ({
          %746 = "arith.muli"(%716, %744) : (i32, i32) -> i32
          %747 = "arith.constant"() {value = 3 : i32} : () -> i32
          %748 = "arith.addi"(%746, %747) : (i32, i32) -> i32
          %749 = "arith.divui"(%748, %186) : (i32, i32) -> i32
          "scf.yield"(%749) : (i32) -> ()
        }, {
          "scf.yield"(%725) : (i32) -> ()
        }) : (i1) -> i32
        %750 = "arith.trunci"(%143) : (i64) -> i32
        %751 = "arith.muli"(%744, %750) : (i32, i32) -> i32
        %752 = "arith.select"(%740, %751, %732) : (i1, i32, i32) -> i32
        %753 = "arith.trunci"(%145) : (i64) -> i32
        %754 = "arith.muli"(%744, %753) : (i32, i32) -> i32
        %755 = "arith.select"(%740, %754, %735) : (i1, i32, i32) -> i32
        %756 = "arith.select"(%740, %744, %150) : (i1, i32, i32) -> i32
        %757 = "arith.xori"(%740, %338) : (i1, i1) -> i1
        %758 = "arith.andi"(%737, %757) : (i1, i1) -> i1
        %759 = "arith.cmpi"(%130, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %760 = "arith.ori"(%759, %719) : (i1, i1) -> i1
        %761 = "arith.andi"(%758, %760) : (i1, i1) -> i1
        %762 = "arith.minsi"(%130, %186) : (i32, i32) -> i32
        %763 = "arith.select"(%189, %19, %762) : (i1, i32, i32) -> i32
        %764 = "scf.if"(%761) ({
          %765 = "arith.muli"(%87, %763) : (i32, i32) -> i32
          %766 = "arith.constant"() {value = 3 : i32} : () -> i32
          %767 = "arith.addi"(%765, %766) : (i32, i32) -> i32
          %768 = "arith.divui"(%767, %186) : (i32, i32) -> i32
          "scf.yield"(%768) : (i32) -> ()
        }, {
          "scf.yield"(%745) : (i32) -> ()
        }) : (i1) -> i32
        %769 = "arith.trunci"(%123) : (i64) -> i32
        %770 = "arith.muli"(%763, %769) : (i32, i32) -> i32
        %771 = "arith.select"(%761, %770, %752) : (i1, i32, i32) -> i32
        %772 = "arith.trunci"(%125) : (i64) -> i32
        %773 = "arith.muli"(%763, %772) : (i32, i32) -> i32
        %774 = "arith.select"(%761, %773, %755) : (i1, i32, i32) -> i32
        %775 = "arith.select"(%761, %763, %130) : (i1, i32, i32) -> i32
        %776 = "arith.xori"(%761, %338) : (i1, i1) -> i1
        %777 = "arith.andi"(%758, %776) : (i1, i1) -> i1
        %778 = "arith.cmpi"(%87, %19) {predicate = 4 : i64} : (i32, i32) -> i1
        %779 = "arith.ori"(%778, %338) : (i1, i1) -> i1
        %780 = "arith.andi"(%777, %779) : (i1, i1) -> i1
        %781 = "arith.minsi"(%87, %186) : (i32, i32) -> i32
        %782 = "scf.if"(%780) ({
          %783 = "arith.constant"() {value = 3 : i32} : () -> i32
          %784 = "arith.addi"(%781, %783) : (i32, i32) -> i32
          %785 = "arith.divui"(%784, %186) : (i32, i32) -> i32
          "scf.yield"(%785) : (i32) -> ()
        }, {
          "scf.yield"(%764) : (i32) -> ()
        }) : (i1) -> i32
        %786 = "arith.trunci"(%80) : (i64) -> i32
        %787 = "arith.muli"(%781, %786) : (i32, i32) -> i32
        %788 = "arith.select"(%780, %787, %771) : (i1, i32, i32) -> i32
        %789 = "arith.trunci"(%82) : (i64) -> i32
        %790 = "arith.muli"(%781, %789) : (i32, i32) -> i32
        %791 = "arith.select"(%780, %790, %774) : (i1, i32, i32) -> i32
        %792 = "arith.select"(%780, %781, %87) : (i1, i32, i32) -> i32
        %793 = "arith.xori"(%780, %338) : (i1, i1) -> i1
        %794 = "arith.andi"(%777, %793) : (i1, i1) -> i1
        %795 = "arith.maxsi"(%782, %19) : (i32, i32) -> i32
        %796 = "arith.constant"() {value = 256 : i32} : () -> i32
        %797 = "arith.minsi"(%795, %796) : (i32, i32) -> i32
        %798 = "arith.divui"(%796, %797) : (i32, i32) -> i32
        %799 = "arith.constant"() {value = 3 : i32} : () -> i32
        %800 = "arith.addi"(%715, %799) : (i32, i32) -> i32
        %801 = "arith.divui"(%800, %186) : (i32, i32) -> i32
        %802 = "arith.subi"(%795, %19) : (i32, i32) -> i32
        %803 = "arith.addi"(%801, %802) : (i32, i32) -> i32
        %804 = "arith.remsi"(%803, %795) : (i32, i32) -> i32
        %805 = "arith.cmpi"(%804, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %806 = "arith.divsi"(%803, %795) : (i32, i32) -> i32
        %807 = "arith.extsi"(%805) : (i1) -> i32
        %808 = "arith.addi"(%806, %807) : (i32, i32) -> i32
        %809 = "arith.constant"() {value = 255 : i32} : () -> i32
        %810 = "arith.addi"(%795, %809) : (i32, i32) -> i32
        %811 = "arith.divui"(%810, %796) : (i32, i32) -> i32
        %812 = "arith.muli"(%186, %798) : (i32, i32) -> i32
        %813 = "arith.subi"(%812, %19) : (i32, i32) -> i32
        %814 = "arith.addi"(%808, %813) : (i32, i32) -> i32
        %815 = "arith.remsi"(%814, %812) : (i32, i32) -> i32
        %816 = "arith.cmpi"(%815, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %817 = "arith.divsi"(%814, %812) : (i32, i32) -> i32
        %818 = "arith.extsi"(%816) : (i1) -> i32
        %819 = "arith.addi"(%817, %818) : (i32, i32) -> i32
        %820 = "arith.cmpi"(%702, %338) {predicate = 0 : i64} : (i1, i1) -> i1
        %821 = "arith.cmpi"(%712, %338) {predicate = 0 : i64} : (i1, i1) -> i1
        %822 = "arith.andi"(%820, %821) : (i1, i1) -> i1
        "scf.if"(%822) ({
          %823 = "arith.maxsi"(%792, %19) : (i32, i32) -> i32
          %824 = "arith.extui"(%823) : (i32) -> i64
          %825 = "arith.subi"(%823, %19) : (i32, i32) -> i32
          %826 = "llvm.intr.ctlz"(%825) {is_zero_poison = false} : (i32) -> i32
          %827 = "arith.constant"() {value = 32 : i32} : () -> i32
          %828 = "arith.subi"(%827, %826) : (i32, i32) -> i32
          %829 = "arith.extsi"(%828) : (i32) -> i64
          %830 = "arith.shli"(%152, %829) : (i64, i64) -> i64
          %831 = "arith.constant"() {value = 64 : i64} : () -> i64
          %832 = "arith.cmpi"(%829, %831) {predicate = 6 : i64} : (i64, i64) -> i1
          %833 = "arith.select"(%832, %830, %33) : (i1, i64, i64) -> i64
          %834 = "arith.subi"(%833, %824) : (i64, i64) -> i64
          %835 = "arith.constant"() {value = 32 : i64} : () -> i64
          %836 = "arith.shli"(%834, %835) : (i64, i64) -> i64
          %837 = "arith.divui"(%836, %824) : (i64, i64) -> i64
          %838 = "arith.addi"(%837, %152) : (i64, i64) -> i64
          %839 = "arith.shli"(%838, %835) : (i64, i64) -> i64
          %840 = "arith.ori"(%839, %824) : (i64, i64) -> i64
          %841 = "arith.maxsi"(%775, %19) : (i32, i32) -> i32
          %842 = "arith.extui"(%841) : (i32) -> i64
          %843 = "arith.subi"(%841, %19) : (i32, i32) -> i32
          %844 = "llvm.intr.ctlz"(%843) {is_zero_poison = false} : (i32) -> i32
          %845 = "arith.subi"(%827, %844) : (i32, i32) -> i32
          %846 = "arith.extsi"(%845) : (i32) -> i64
          %847 = "arith.shli"(%152, %846) : (i64, i64) -> i64
          %848 = "arith.cmpi"(%846, %831) {predicate = 6 : i64} : (i64, i64) -> i1
          %849 = "arith.select"(%848, %847, %33) : (i1, i64, i64) -> i64
          %850 = "arith.subi"(%849, %842) : (i64, i64) -> i64
          %851 = "arith.shli"(%850, %835) : (i64, i64) -> i64
          %852 = "arith.divui"(%851, %842) : (i64, i64) -> i64
          %853 = "arith.addi"(%852, %152) : (i64, i64) -> i64
          %854 = "arith.shli"(%853, %835) : (i64, i64) -> i64
          %855 = "arith.ori"(%854, %842) : (i64, i64) -> i64
          %856 = "arith.maxsi"(%756, %19) : (i32, i32) -> i32
          %857 = "arith.extui"(%856) : (i32) -> i64
          %858 = "arith.subi"(%856, %19) : (i32, i32) -> i32
          %859 = "llvm.intr.ctlz"(%858) {is_zero_poison = false} : (i32) -> i32
          %860 = "arith.subi"(%827, %859) : (i32, i32) -> i32
          %861 = "arith.extsi"(%860) : (i32) -> i64
          %862 = "arith.shli"(%152, %861) : (i64, i64) -> i64
          %863 = "arith.cmpi"(%861, %831) {predicate = 6 : i64} : (i64, i64) -> i1
          %864 = "arith.select"(%863, %862, %33) : (i1, i64, i64) -> i64
          %865 = "arith.subi"(%864, %857) : (i64, i64) -> i64
          %866 = "arith.shli"(%865, %835) : (i64, i64) -> i64
          %867 = "arith.divui"(%866, %857) : (i64, i64) -> i64
          %868 = "arith.addi"(%867, %152) : (i64, i64) -> i64
          %869 = "arith.shli"(%868, %835) : (i64, i64) -> i64
          %870 = "arith.ori"(%869, %857) : (i64, i64) -> i64
          %871 = "arith.maxsi"(%797, %19) : (i32, i32) -> i32
          %872 = "arith.extui"(%871) : (i32) -> i64
          %873 = "arith.subi"(%871, %19) : (i32, i32) -> i32
          %874 = "llvm.intr.ctlz"(%873) {is_zero_poison = false} : (i32) -> i32
          %875 = "arith.subi"(%827, %874) : (i32, i32) -> i32
          %876 = "arith.extsi"(%875) : (i32) -> i64
          %877 = "arith.shli"(%152, %876) : (i64, i64) -> i64
          %878 = "arith.cmpi"(%876, %831) {predicate = 6 : i64} : (i64, i64) -> i1
          %879 = "arith.select"(%878, %877, %33) : (i1, i64, i64) -> i64
          %880 = "arith.subi"(%879, %872) : (i64, i64) -> i64
          %881 = "arith.shli"(%880, %835) : (i64, i64) -> i64
          %882 = "arith.divui"(%881, %872) : (i64, i64) -> i64
          %883 = "arith.addi"(%882, %152) : (i64, i64) -> i64
          %884 = "arith.shli"(%883, %835) : (i64, i64) -> i64
          %885 = "arith.ori"(%884, %872) : (i64, i64) -> i64
          %886 = "arith.maxsi"(%811, %19) : (i32, i32) -> i32
          %887 = "arith.extui"(%886) : (i32) -> i64
          %888 = "arith.subi"(%886, %19) : (i32, i32) -> i32
          %889 = "llvm.intr.ctlz"(%888) {is_zero_poison = false} : (i32) -> i32
          %890 = "arith.subi"(%827, %889) : (i32, i32) -> i32
          %891 = "arith.extsi"(%890) : (i32) -> i64
          %892 = "arith.shli"(%152, %891) : (i64, i64) -> i64
          %893 = "arith.cmpi"(%891, %831) {predicate = 6 : i64} : (i64, i64) -> i1
          %894 = "arith.select"(%893, %892, %33) : (i1, i64, i64) -> i64
          %895 = "arith.subi"(%894, %887) : (i64, i64) -> i64
          %896 = "arith.shli"(%895, %835) : (i64, i64) -> i64
          %897 = "arith.divui"(%896, %887) : (i64, i64) -> i64
          %898 = "arith.addi"(%897, %152) : (i64, i64) -> i64
          %899 = "arith.shli"(%898, %835) : (i64, i64) -> i64
          %900 = "arith.ori"(%899, %887) : (i64, i64) -> i64
          %901 = "arith.muli"(%811, %819) : (i32, i32) -> i32
          "gpu.launch_func"(%901, %19, %19, %796, %19, %19, %188, %0, %801, %9, %801, %14, %801, %715, %840, %855, %870, %736, %788, %791, %795, %885, %798, %900, %819) {kernel = @kernels::@map_elements, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 18, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i32, i64, i32, i64, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %902 = "arith.cmpi"(%712, %719) {predicate = 0 : i64} : (i1, i1) -> i1
        %903 = "arith.andi"(%820, %902) : (i1, i1) -> i1
        "scf.if"(%903) ({
          %904 = "arith.maxsi"(%792, %19) : (i32, i32) -> i32
          %905 = "arith.extui"(%904) : (i32) -> i64
          %906 = "arith.subi"(%904, %19) : (i32, i32) -> i32
          %907 = "llvm.intr.ctlz"(%906) {is_zero_poison = false} : (i32) -> i32
          %908 = "arith.constant"() {value = 32 : i32} : () -> i32
          %909 = "arith.subi"(%908, %907) : (i32, i32) -> i32
          %910 = "arith.extsi"(%909) : (i32) -> i64
          %911 = "arith.shli"(%152, %910) : (i64, i64) -> i64
          %912 = "arith.constant"() {value = 64 : i64} : () -> i64
          %913 = "arith.cmpi"(%910, %912) {predicate = 6 : i64} : (i64, i64) -> i1
          %914 = "arith.select"(%913, %911, %33) : (i1, i64, i64) -> i64
          %915 = "arith.subi"(%914, %905) : (i64, i64) -> i64
          %916 = "arith.constant"() {value = 32 : i64} : () -> i64
          %917 = "arith.shli"(%915, %916) : (i64, i64) -> i64
          %918 = "arith.divui"(%917, %905) : (i64, i64) -> i64
          %919 = "arith.addi"(%918, %152) : (i64, i64) -> i64
          %920 = "arith.shli"(%919, %916) : (i64, i64) -> i64
          %921 = "arith.ori"(%920, %905) : (i64, i64) -> i64
          %922 = "arith.maxsi"(%775, %19) : (i32, i32) -> i32
          %923 = "arith.extui"(%922) : (i32) -> i64
          %924 = "arith.subi"(%922, %19) : (i32, i32) -> i32
          %925 = "llvm.intr.ctlz"(%924) {is_zero_poison = false} : (i32) -> i32
          %926 = "arith.subi"(%908, %925) : (i32, i32) -> i32
          %927 = "arith.extsi"(%926) : (i32) -> i64
          %928 = "arith.shli"(%152, %927) : (i64, i64) -> i64
          %929 = "arith.cmpi"(%927, %912) {predicate = 6 : i64} : (i64, i64) -> i1
          %930 = "arith.select"(%929, %928, %33) : (i1, i64, i64) -> i64
          %931 = "arith.subi"(%930, %923) : (i64, i64) -> i64
          %932 = "arith.shli"(%931, %916) : (i64, i64) -> i64
          %933 = "arith.divui"(%932, %923) : (i64, i64) -> i64
          %934 = "arith.addi"(%933, %152) : (i64, i64) -> i64
          %935 = "arith.shli"(%934, %916) : (i64, i64) -> i64
          %936 = "arith.ori"(%935, %923) : (i64, i64) -> i64
          %937 = "arith.maxsi"(%756, %19) : (i32, i32) -> i32
          %938 = "arith.extui"(%937) : (i32) -> i64
          %939 = "arith.subi"(%937, %19) : (i32, i32) -> i32
          %940 = "llvm.intr.ctlz"(%939) {is_zero_poison = false} : (i32) -> i32
          %941 = "arith.subi"(%908, %940) : (i32, i32) -> i32
          %942 = "arith.extsi"(%941) : (i32) -> i64
          %943 = "arith.shli"(%152, %942) : (i64, i64) -> i64
          %944 = "arith.cmpi"(%942, %912) {predicate = 6 : i64} : (i64, i64) -> i1
          %945 = "arith.select"(%944, %943, %33) : (i1, i64, i64) -> i64
          %946 = "arith.subi"(%945, %938) : (i64, i64) -> i64
          %947 = "arith.shli"(%946, %916) : (i64, i64) -> i64
          %948 = "arith.divui"(%947, %938) : (i64, i64) -> i64
          %949 = "arith.addi"(%948, %152) : (i64, i64) -> i64
          %950 = "arith.shli"(%949, %916) : (i64, i64) -> i64
          %951 = "arith.ori"(%950, %938) : (i64, i64) -> i64
          %952 = "arith.maxsi"(%797, %19) : (i32, i32) -> i32
          %953 = "arith.extui"(%952) : (i32) -> i64
          %954 = "arith.subi"(%952, %19) : (i32, i32) -> i32
          %955 = "llvm.intr.ctlz"(%954) {is_zero_poison = false} : (i32) -> i32
          %956 = "arith.subi"(%908, %955) : (i32, i32) -> i32
          %957 = "arith.extsi"(%956) : (i32) -> i64
          %958 = "arith.shli"(%152, %957) : (i64, i64) -> i64
          %959 = "arith.cmpi"(%957, %912) {predicate = 6 : i64} : (i64, i64) -> i1
          %960 = "arith.select"(%959, %958, %33) : (i1, i64, i64) -> i64
          %961 = "arith.subi"(%960, %953) : (i64, i64) -> i64
          %962 = "arith.shli"(%961, %916) : (i64, i64) -> i64
          %963 = "arith.divui"(%962, %953) : (i64, i64) -> i64
          %964 = "arith.addi"(%963, %152) : (i64, i64) -> i64
          %965 = "arith.shli"(%964, %916) : (i64, i64) -> i64
          %966 = "arith.ori"(%965, %953) : (i64, i64) -> i64
          %967 = "arith.maxsi"(%811, %19) : (i32, i32) -> i32
          %968 = "arith.extui"(%967) : (i32) -> i64
          %969 = "arith.subi"(%967, %19) : (i32, i32) -> i32
          %970 = "llvm.intr.ctlz"(%969) {is_zero_poison = false} : (i32) -> i32
          %971 = "arith.subi"(%908, %970) : (i32, i32) -> i32
          %972 = "arith.extsi"(%971) : (i32) -> i64
          %973 = "arith.shli"(%152, %972) : (i64, i64) -> i64
          %974 = "arith.cmpi"(%972, %912) {predicate = 6 : i64} : (i64, i64) -> i1
          %975 = "arith.select"(%974, %973, %33) : (i1, i64, i64) -> i64
          %976 = "arith.subi"(%975, %968) : (i64, i64) -> i64
          %977 = "arith.shli"(%976, %916) : (i64, i64) -> i64
          %978 = "arith.divui"(%977, %968) : (i64, i64) -> i64
          %979 = "arith.addi"(%978, %152) : (i64, i64) -> i64
          %980 = "arith.shli"(%979, %916) : (i64, i64) -> i64
          %981 = "arith.ori"(%980, %968) : (i64, i64) -> i64
          %982 = "arith.muli"(%811, %819) : (i32, i32) -> i32
          "gpu.launch_func"(%982, %19, %19, %796, %19, %19, %188, %0, %801, %9, %792, %775, %756, %736, %789, %772, %753, %733, %14, %801, %715, %921, %936, %951, %788, %791, %795, %966, %798, %981, %819) {kernel = @kernels::@map_elements_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 24, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %983 = "arith.cmpi"(%702, %719) {predicate = 0 : i64} : (i1, i1) -> i1
        %984 = "arith.andi"(%983, %821) : (i1, i1) -> i1
        "scf.if"(%984) ({
          %985 = "arith.maxsi"(%792, %19) : (i32, i32) -> i32
          %986 = "arith.extui"(%985) : (i32) -> i64
          %987 = "arith.subi"(%985, %19) : (i32, i32) -> i32
          %988 = "llvm.intr.ctlz"(%987) {is_zero_poison = false} : (i32) -> i32
          %989 = "arith.constant"() {value = 32 : i32} : () -> i32
          %990 = "arith.subi"(%989, %988) : (i32, i32) -> i32
          %991 = "arith.extsi"(%990) : (i32) -> i64
          %992 = "arith.shli"(%152, %991) : (i64, i64) -> i64
          %993 = "arith.constant"() {value = 64 : i64} : () -> i64
          %994 = "arith.cmpi"(%991, %993) {predicate = 6 : i64} : (i64, i64) -> i1
          %995 = "arith.select"(%994, %992, %33) : (i1, i64, i64) -> i64
          %996 = "arith.subi"(%995, %986) : (i64, i64) -> i64
          %997 = "arith.constant"() {value = 32 : i64} : () -> i64
          %998 = "arith.shli"(%996, %997) : (i64, i64) -> i64
          %999 = "arith.divui"(%998, %986) : (i64, i64) -> i64
          %1000 = "arith.addi"(%999, %152) : (i64, i64) -> i64
          %1001 = "arith.shli"(%1000, %997) : (i64, i64) -> i64
          %1002 = "arith.ori"(%1001, %986) : (i64, i64) -> i64
          %1003 = "arith.maxsi"(%775, %19) : (i32, i32) -> i32
          %1004 = "arith.extui"(%1003) : (i32) -> i64
          %1005 = "arith.subi"(%1003, %19) : (i32, i32) -> i32
          %1006 = "llvm.intr.ctlz"(%1005) {is_zero_poison = false} : (i32) -> i32
          %1007 = "arith.subi"(%989, %1006) : (i32, i32) -> i32
          %1008 = "arith.extsi"(%1007) : (i32) -> i64
          %1009 = "arith.shli"(%152, %1008) : (i64, i64) -> i64
          %1010 = "arith.cmpi"(%1008, %993) {predicate = 6 : i64} : (i64, i64) -> i1
          %1011 = "arith.select"(%1010, %1009, %33) : (i1, i64, i64) -> i64
          %1012 = "arith.subi"(%1011, %1004) : (i64, i64) -> i64
          %1013 = "arith.shli"(%1012, %997) : (i64, i64) -> i64
          %1014 = "arith.divui"(%1013, %1004) : (i64, i64) -> i64
          %1015 = "arith.addi"(%1014, %152) : (i64, i64) -> i64
          %1016 = "arith.shli"(%1015, %997) : (i64, i64) -> i64
          %1017 = "arith.ori"(%1016, %1004) : (i64, i64) -> i64
          %1018 = "arith.maxsi"(%756, %19) : (i32, i32) -> i32
          %1019 = "arith.extui"(%1018) : (i32) -> i64
          %1020 = "arith.subi"(%1018, %19) : (i32, i32) -> i32
          %1021 = "llvm.intr.ctlz"(%1020) {is_zero_poison = false} : (i32) -> i32
          %1022 = "arith.subi"(%989, %1021) : (i32, i32) -> i32
          %1023 = "arith.extsi"(%1022) : (i32) -> i64
          %1024 = "arith.shli"(%152, %1023) : (i64, i64) -> i64
          %1025 = "arith.cmpi"(%1023, %993) {predicate = 6 : i64} : (i64, i64) -> i1
          %1026 = "arith.select"(%1025, %1024, %33) : (i1, i64, i64) -> i64
          %1027 = "arith.subi"(%1026, %1019) : (i64, i64) -> i64
          %1028 = "arith.shli"(%1027, %997) : (i64, i64) -> i64
          %1029 = "arith.divui"(%1028, %1019) : (i64, i64) -> i64
          %1030 = "arith.addi"(%1029, %152) : (i64, i64) -> i64
          %1031 = "arith.shli"(%1030, %997) : (i64, i64) -> i64
          %1032 = "arith.ori"(%1031, %1019) : (i64, i64) -> i64
          %1033 = "arith.maxsi"(%797, %19) : (i32, i32) -> i32
          %1034 = "arith.extui"(%1033) : (i32) -> i64
          %1035 = "arith.subi"(%1033, %19) : (i32, i32) -> i32
          %1036 = "llvm.intr.ctlz"(%1035) {is_zero_poison = false} : (i32) -> i32
          %1037 = "arith.subi"(%989, %1036) : (i32, i32) -> i32
          %1038 = "arith.extsi"(%1037) : (i32) -> i64
          %1039 = "arith.shli"(%152, %1038) : (i64, i64) -> i64
          %1040 = "arith.cmpi"(%1038, %993) {predicate = 6 : i64} : (i64, i64) -> i1
          %1041 = "arith.select"(%1040, %1039, %33) : (i1, i64, i64) -> i64
          %1042 = "arith.subi"(%1041, %1034) : (i64, i64) -> i64
          %1043 = "arith.shli"(%1042, %997) : (i64, i64) -> i64
          %1044 = "arith.divui"(%1043, %1034) : (i64, i64) -> i64
          %1045 = "arith.addi"(%1044, %152) : (i64, i64) -> i64
          %1046 = "arith.shli"(%1045, %997) : (i64, i64) -> i64
          %1047 = "arith.ori"(%1046, %1034) : (i64, i64) -> i64
          %1048 = "arith.maxsi"(%811, %19) : (i32, i32) -> i32
          %1049 = "arith.extui"(%1048) : (i32) -> i64
          %1050 = "arith.subi"(%1048, %19) : (i32, i32) -> i32
          %1051 = "llvm.intr.ctlz"(%1050) {is_zero_poison = false} : (i32) -> i32
          %1052 = "arith.subi"(%989, %1051) : (i32, i32) -> i32
          %1053 = "arith.extsi"(%1052) : (i32) -> i64
          %1054 = "arith.shli"(%152, %1053) : (i64, i64) -> i64
          %1055 = "arith.cmpi"(%1053, %993) {predicate = 6 : i64} : (i64, i64) -> i1
          %1056 = "arith.select"(%1055, %1054, %33) : (i1, i64, i64) -> i64
          %1057 = "arith.subi"(%1056, %1049) : (i64, i64) -> i64
          %1058 = "arith.shli"(%1057, %997) : (i64, i64) -> i64
          %1059 = "arith.divui"(%1058, %1049) : (i64, i64) -> i64
          %1060 = "arith.addi"(%1059, %152) : (i64, i64) -> i64
          %1061 = "arith.shli"(%1060, %997) : (i64, i64) -> i64
          %1062 = "arith.ori"(%1061, %1049) : (i64, i64) -> i64
          %1063 = "arith.muli"(%811, %819) : (i32, i32) -> i32
          "gpu.launch_func"(%1063, %19, %19, %796, %19, %19, %188, %0, %792, %775, %756, %736, %786, %769, %750, %730, %9, %801, %14, %801, %715, %1002, %1017, %1032, %788, %791, %795, %1047, %798, %1062, %819) {kernel = @kernels::@map_elements_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 24, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1064 = "arith.andi"(%983, %902) : (i1, i1) -> i1
        "scf.if"(%1064) ({
          %1065 = "arith.maxsi"(%792, %19) : (i32, i32) -> i32
          %1066 = "arith.extui"(%1065) : (i32) -> i64
          %1067 = "arith.subi"(%1065, %19) : (i32, i32) -> i32
          %1068 = "llvm.intr.ctlz"(%1067) {is_zero_poison = false} : (i32) -> i32
          %1069 = "arith.constant"() {value = 32 : i32} : () -> i32
          %1070 = "arith.subi"(%1069, %1068) : (i32, i32) -> i32
          %1071 = "arith.extsi"(%1070) : (i32) -> i64
          %1072 = "arith.shli"(%152, %1071) : (i64, i64) -> i64
          %1073 = "arith.constant"() {value = 64 : i64} : () -> i64
          %1074 = "arith.cmpi"(%1071, %1073) {predicate = 6 : i64} : (i64, i64) -> i1
          %1075 = "arith.select"(%1074, %1072, %33) : (i1, i64, i64) -> i64
          %1076 = "arith.subi"(%1075, %1066) : (i64, i64) -> i64
          %1077 = "arith.constant"() {value = 32 : i64} : () -> i64
          %1078 = "arith.shli"(%1076, %1077) : (i64, i64) -> i64
          %1079 = "arith.divui"(%1078, %1066) : (i64, i64) -> i64
          %1080 = "arith.addi"(%1079, %152) : (i64, i64) -> i64
          %1081 = "arith.shli"(%1080, %1077) : (i64, i64) -> i64
          %1082 = "arith.ori"(%1081, %1066) : (i64, i64) -> i64
          %1083 = "arith.maxsi"(%775, %19) : (i32, i32) -> i32
          %1084 = "arith.extui"(%1083) : (i32) -> i64
          %1085 = "arith.subi"(%1083, %19) : (i32, i32) -> i32
          %1086 = "llvm.intr.ctlz"(%1085) {is_zero_poison = false} : (i32) -> i32
          %1087 = "arith.subi"(%1069, %1086) : (i32, i32) -> i32
          %1088 = "arith.extsi"(%1087) : (i32) -> i64
          %1089 = "arith.shli"(%152, %1088) : (i64, i64) -> i64
          %1090 = "arith.cmpi"(%1088, %1073) {predicate = 6 : i64} : (i64, i64) -> i1
          %1091 = "arith.select"(%1090, %1089, %33) : (i1, i64, i64) -> i64
          %1092 = "arith.subi"(%1091, %1084) : (i64, i64) -> i64
          %1093 = "arith.shli"(%1092, %1077) : (i64, i64) -> i64
          %1094 = "arith.divui"(%1093, %1084) : (i64, i64) -> i64
          %1095 = "arith.addi"(%1094, %152) : (i64, i64) -> i64
          %1096 = "arith.shli"(%1095, %1077) : (i64, i64) -> i64
          %1097 = "arith.ori"(%1096, %1084) : (i64, i64) -> i64
          %1098 = "arith.maxsi"(%756, %19) : (i32, i32) -> i32
          %1099 = "arith.extui"(%1098) : (i32) -> i64
          %1100 = "arith.subi"(%1098, %19) : (i32, i32) -> i32
          %1101 = "llvm.intr.ctlz"(%1100) {is_zero_poison = false} : (i32) -> i32
          %1102 = "arith.subi"(%1069, %1101) : (i32, i32) -> i32
          %1103 = "arith.extsi"(%1102) : (i32) -> i64
          %1104 = "arith.shli"(%152, %1103) : (i64, i64) -> i64
          %1105 = "arith.cmpi"(%1103, %1073) {predicate = 6 : i64} : (i64, i64) -> i1
          %1106 = "arith.select"(%1105, %1104, %33) : (i1, i64, i64) -> i64
          %1107 = "arith.subi"(%1106, %1099) : (i64, i64) -> i64
          %1108 = "arith.shli"(%1107, %1077) : (i64, i64) -> i64
          %1109 = "arith.divui"(%1108, %1099) : (i64, i64) -> i64
          %1110 = "arith.addi"(%1109, %152) : (i64, i64) -> i64
          %1111 = "arith.shli"(%1110, %1077) : (i64, i64) -> i64
          %1112 = "arith.ori"(%1111, %1099) : (i64, i64) -> i64
          %1113 = "arith.maxsi"(%797, %19) : (i32, i32) -> i32
          %1114 = "arith.extui"(%1113) : (i32) -> i64
          %1115 = "arith.subi"(%1113, %19) : (i32, i32) -> i32
          %1116 = "llvm.intr.ctlz"(%1115) {is_zero_poison = false} : (i32) -> i32
          %1117 = "arith.subi"(%1069, %1116) : (i32, i32) -> i32
          %1118 = "arith.extsi"(%1117) : (i32) -> i64
          %1119 = "arith.shli"(%152, %1118) : (i64, i64) -> i64
          %1120 = "arith.cmpi"(%1118, %1073) {predicate = 6 : i64} : (i64, i64) -> i1
          %1121 = "arith.select"(%1120, %1119, %33) : (i1, i64, i64) -> i64
          %1122 = "arith.subi"(%1121, %1114) : (i64, i64) -> i64
          %1123 = "arith.shli"(%1122, %1077) : (i64, i64) -> i64
          %1124 = "arith.divui"(%1123, %1114) : (i64, i64) -> i64
          %1125 = "arith.addi"(%1124, %152) : (i64, i64) -> i64
          %1126 = "arith.shli"(%1125, %1077) : (i64, i64) -> i64
          %1127 = "arith.ori"(%1126, %1114) : (i64, i64) -> i64
          %1128 = "arith.maxsi"(%811, %19) : (i32, i32) -> i32
          %1129 = "arith.extui"(%1128) : (i32) -> i64
          %1130 = "arith.subi"(%1128, %19) : (i32, i32) -> i32
          %1131 = "llvm.intr.ctlz"(%1130) {is_zero_poison = false} : (i32) -> i32
          %1132 = "arith.subi"(%1069, %1131) : (i32, i32) -> i32
          %1133 = "arith.extsi"(%1132) : (i32) -> i64
          %1134 = "arith.shli"(%152, %1133) : (i64, i64) -> i64
          %1135 = "arith.cmpi"(%1133, %1073) {predicate = 6 : i64} : (i64, i64) -> i1
          %1136 = "arith.select"(%1135, %1134, %33) : (i1, i64, i64) -> i64
          %1137 = "arith.subi"(%1136, %1129) : (i64, i64) -> i64
          %1138 = "arith.shli"(%1137, %1077) : (i64, i64) -> i64
          %1139 = "arith.divui"(%1138, %1129) : (i64, i64) -> i64
          %1140 = "arith.addi"(%1139, %152) : (i64, i64) -> i64
          %1141 = "arith.shli"(%1140, %1077) : (i64, i64) -> i64
          %1142 = "arith.ori"(%1141, %1129) : (i64, i64) -> i64
          %1143 = "arith.muli"(%811, %819) : (i32, i32) -> i32
          "gpu.launch_func"(%1143, %19, %19, %796, %19, %19, %188, %0, %792, %775, %756, %736, %786, %769, %750, %730, %9, %789, %772, %753, %733, %14, %801, %715, %1082, %1097, %1112, %788, %791, %795, %1127, %798, %1142, %819) {kernel = @kernels::@map_elements_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 27, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32, i32, i32, i64, i32, i64, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %1144 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
        %1145 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %1146 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %1147 = "arith.maxsi"(%1146, %19) : (i32, i32) -> i32
        %1148 = "arith.constant"() {value = 256 : i32} : () -> i32
        %1149 = "arith.minsi"(%1144, %1148) : (i32, i32) -> i32
        %1150 = "arith.divui"(%1148, %1149) : (i32, i32) -> i32
        %1151 = "arith.constant"() {value = 255 : i32} : () -> i32
        %1152 = "arith.addi"(%1144, %1151) : (i32, i32) -> i32
        %1153 = "arith.divui"(%1152, %1148) : (i32, i32) -> i32
        %1154 = "arith.muli"(%186, %1150) : (i32, i32) -> i32
        %1155 = "arith.subi"(%1154, %19) : (i32, i32) -> i32
        %1156 = "arith.addi"(%1145, %1155) : (i32, i32) -> i32
        %1157 = "arith.remsi"(%1156, %1154) : (i32, i32) -> i32
        %1158 = "arith.cmpi"(%1157, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %1159 = "arith.divsi"(%1156, %1154) : (i32, i32) -> i32
        %1160 = "arith.extsi"(%1158) : (i1) -> i32
        %1161 = "arith.addi"(%1159, %1160) : (i32, i32) -> i32
        %1162 = "arith.muli"(%87, %130) : (i32, i32) -> i32
        %1163 = "arith.muli"(%1162, %1146) : (i32, i32) -> i32
        %1164 = "arith.cmpi"(%1163, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %1165 = "arith.muli"(%1153, %1161) : (i32, i32) -> i32
        %1166 = "arith.muli"(%1165, %1147) : (i32, i32) -> i32
        %1167 = "arith.select"(%1164, %1166, %188) : (i1, i32, i32) -> i32
        %1168 = "arith.maxsi"(%1149, %19) : (i32, i32) -> i32
        %1169 = "arith.extui"(%1168) : (i32) -> i64
        %1170 = "arith.subi"(%1168, %19) : (i32, i32) -> i32
        %1171 = "llvm.intr.ctlz"(%1170) {is_zero_poison = false} : (i32) -> i32
        %1172 = "arith.constant"() {value = 32 : i32} : () -> i32
        %1173 = "arith.subi"(%1172, %1171) : (i32, i32) -> i32
        %1174 = "arith.extsi"(%1173) : (i32) -> i64
        %1175 = "arith.shli"(%152, %1174) : (i64, i64) -> i64
        %1176 = "arith.constant"() {value = 64 : i64} : () -> i64
        %1177 = "arith.cmpi"(%1174, %1176) {predicate = 6 : i64} : (i64, i64) -> i1
        %1178 = "arith.select"(%1177, %1175, %33) : (i1, i64, i64) -> i64
        %1179 = "arith.subi"(%1178, %1169) : (i64, i64) -> i64
        %1180 = "arith.constant"() {value = 32 : i64} : () -> i64
        %1181 = "arith.shli"(%1179, %1180) : (i64, i64) -> i64
        %1182 = "arith.divui"(%1181, %1169) : (i64, i64) -> i64
        %1183 = "arith.addi"(%1182, %152) : (i64, i64) -> i64
        %1184 = "arith.shli"(%1183, %1180) : (i64, i64) -> i64
        %1185 = "arith.ori"(%1184, %1169) : (i64, i64) -> i64
        %1186 = "arith.maxsi"(%1153, %19) : (i32, i32) -> i32
        %1187 = "arith.extui"(%1186) : (i32) -> i64
        %1188 = "arith.subi"(%1186, %19) : (i32, i32) -> i32
        %1189 = "llvm.intr.ctlz"(%1188) {is_zero_poison = false} : (i32) -> i32
        %1190 = "arith.subi"(%1172, %1189) : (i32, i32) -> i32
        %1191 = "arith.extsi"(%1190) : (i32) -> i64
        %1192 = "arith.shli"(%152, %1191) : (i64, i64) -> i64
        %1193 = "arith.cmpi"(%1191, %1176) {predicate = 6 : i64} : (i64, i64) -> i1
        %1194 = "arith.select"(%1193, %1192, %33) : (i1, i64, i64) -> i64
        %1195 = "arith.subi"(%1194, %1187) : (i64, i64) -> i64
        %1196 = "arith.shli"(%1195, %1180) : (i64, i64) -> i64
        %1197 = "arith.divui"(%1196, %1187) : (i64, i64) -> i64
        %1198 = "arith.addi"(%1197, %152) : (i64, i64) -> i64
        %1199 = "arith.shli"(%1198, %1180) : (i64, i64) -> i64
        %1200 = "arith.ori"(%1199, %1187) : (i64, i64) -> i64
        %1201 = "arith.maxsi"(%1161, %19) : (i32, i32) -> i32
        %1202 = "arith.extui"(%1201) : (i32) -> i64
        %1203 = "arith.subi"(%1201, %19) : (i32, i32) -> i32
        %1204 = "llvm.intr.ctlz"(%1203) {is_zero_poison = false} : (i32) -> i32
        %1205 = "arith.subi"(%1172, %1204) : (i32, i32) -> i32
        %1206 = "arith.extsi"(%1205) : (i32) -> i64
        %1207 = "arith.shli"(%152, %1206) : (i64, i64) -> i64
        %1208 = "arith.cmpi"(%1206, %1176) {predicate = 6 : i64} : (i64, i64) -> i1
        %1209 = "arith.select"(%1208, %1207, %33) : (i1, i64, i64) -> i64
        %1210 = "arith.subi"(%1209, %1202) : (i64, i64) -> i64
        %1211 = "arith.shli"(%1210, %1180) : (i64, i64) -> i64
        %1212 = "arith.divui"(%1211, %1202) : (i64, i64) -> i64
        %1213 = "arith.addi"(%1212, %152) : (i64, i64) -> i64
        %1214 = "arith.shli"(%1213, %1180) : (i64, i64) -> i64
        %1215 = "arith.ori"(%1214, %1202) : (i64, i64) -> i64
        "gpu.launch_func"(%1167, %19, %19, %1148, %19, %19, %188, %0, %87, %130, %150, %151, %80, %123, %143, %144, %9, %82, %125, %145, %146, %14, %84, %127, %147, %148, %1185, %1150, %1200, %1215) {kernel = @kernels::@map_vectors_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 23, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "add_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
