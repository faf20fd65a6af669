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
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: i64, %10: i32):
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
    }) {sym_name = "map_elements", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: !llvm.ptr<1>, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: i32, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64):
      %17 = "arith.trunci"(%14) : (i64) -> i32
      %18 = "arith.trunci"(%15) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
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
    }) {sym_name = "map_elements_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64):
      %17 = "arith.trunci"(%14) : (i64) -> i32
      %18 = "arith.trunci"(%15) : (i64) -> i32
      %19 = "arith.trunci"(%16) : (i64) -> i32
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
    }) {sym_name = "map_elements_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i64, %18: i64, %19: i64):
      %20 = "arith.trunci"(%17) : (i64) -> i32
      %21 = "arith.trunci"(%18) : (i64) -> i32
      %22 = "arith.trunci"(%19) : (i64) -> i32
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
    }) {sym_name = "map_elements_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
        %673 = "arith.constant"() {value = 2147483648 : i64} : () -> i64
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
        %716 = "arith.cmpi"(%702, %338) {predicate = 0 : i64} : (i1, i1) -> i1
        %717 = "arith.cmpi"(%712, %338) {predicate = 0 : i64} : (i1, i1) -> i1
        %718 = "arith.andi"(%716, %717) : (i1, i1) -> i1
        "scf.if"(%718) ({
          %719 = "arith.constant"() {value = 3 : i32} : () -> i32
          %720 = "arith.addi"(%715, %719) : (i32, i32) -> i32
          %721 = "arith.divui"(%720, %186) : (i32, i32) -> i32
          %722 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
          %723 = "arith.extui"(%722) : (i32) -> i64
          %724 = "arith.subi"(%722, %19) : (i32, i32) -> i32
          %725 = "llvm.intr.ctlz"(%724) {is_zero_poison = false} : (i32) -> i32
          %726 = "arith.constant"() {value = 32 : i32} : () -> i32
          %727 = "arith.subi"(%726, %725) : (i32, i32) -> i32
          %728 = "arith.extsi"(%727) : (i32) -> i64
          %729 = "arith.shli"(%152, %728) : (i64, i64) -> i64
          %730 = "arith.constant"() {value = 64 : i64} : () -> i64
          %731 = "arith.cmpi"(%728, %730) {predicate = 6 : i64} : (i64, i64) -> i1
          %732 = "arith.select"(%731, %729, %33) : (i1, i64, i64) -> i64
          %733 = "arith.subi"(%732, %723) : (i64, i64) -> i64
          %734 = "arith.constant"() {value = 32 : i64} : () -> i64
          %735 = "arith.shli"(%733, %734) : (i64, i64) -> i64
          %736 = "arith.divui"(%735, %723) : (i64, i64) -> i64
          %737 = "arith.addi"(%736, %152) : (i64, i64) -> i64
          %738 = "arith.shli"(%737, %734) : (i64, i64) -> i64
          %739 = "arith.ori"(%738, %723) : (i64, i64) -> i64
          %740 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
          %741 = "arith.extui"(%740) : (i32) -> i64
          %742 = "arith.subi"(%740, %19) : (i32, i32) -> i32
          %743 = "llvm.intr.ctlz"(%742) {is_zero_poison = false} : (i32) -> i32
          %744 = "arith.subi"(%726, %743) : (i32, i32) -> i32
          %745 = "arith.extsi"(%744) : (i32) -> i64
          %746 = "arith.shli"(%152, %745) : (i64, i64) -> i64
          %747 = "arith.cmpi"(%745, %730) {predicate = 6 : i64} : (i64, i64) -> i1
          %748 = "arith.select"(%747, %746, %33) : (i1, i64, i64) -> i64
          %749 = "arith.subi"(%748, %741) : (i64, i64) -> i64
          %750 = "arith.shli"(%749, %734) : (i64, i64) -> i64
          %751 = "arith.divui"(%750, %741) : (i64, i64) -> i64
          %752 = "arith.addi"(%751, %152) : (i64, i64) -> i64
          %753 = "arith.shli"(%752, %734) : (i64, i64) -> i64
          %754 = "arith.ori"(%753, %741) : (i64, i64) -> i64
          %755 = "arith.maxsi"(%150, %19) : (i32, i32) -> i32
          %756 = "arith.extui"(%755) : (i32) -> i64
          %757 = "arith.subi"(%755, %19) : (i32, i32) -> i32
          %758 = "llvm.intr.ctlz"(%757) {is_zero_poison = false} : (i32) -> i32
          %759 = "arith.subi"(%726, %758) : (i32, i32) -> i32
          %760 = "arith.extsi"(%759) : (i32) -> i64
          %761 = "arith.shli"(%152, %760) : (i64, i64) -> i64
          %762 = "arith.cmpi"(%760, %730) {predicate = 6 : i64} : (i64, i64) -> i1
          %763 = "arith.select"(%762, %761, %33) : (i1, i64, i64) -> i64
          %764 = "arith.subi"(%763, %756) : (i64, i64) -> i64
          %765 = "arith.shli"(%764, %734) : (i64, i64) -> i64
          %766 = "arith.divui"(%765, %756) : (i64, i64) -> i64
          %767 = "arith.addi"(%766, %152) : (i64, i64) -> i64
          %768 = "arith.shli"(%767, %734) : (i64, i64) -> i64
          %769 = "arith.ori"(%768, %756) : (i64, i64) -> i64
          %770 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %771 = "arith.addi"(%715, %770) : (i32, i32) -> i32
          %772 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %773 = "arith.divui"(%771, %772) : (i32, i32) -> i32
          %774 = "arith.constant"() {value = 256 : i32} : () -> i32
          "gpu.launch_func"(%773, %19, %19, %774, %19, %19, %188, %0, %721, %9, %721, %14, %721, %715, %739, %754, %769, %151) {kernel = @kernels::@map_elements, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %775 = "arith.constant"() {value = false} : () -> i1
        %776 = "arith.cmpi"(%712, %775) {predicate = 0 : i64} : (i1, i1) -> i1
        %777 = "arith.andi"(%716, %776) : (i1, i1) -> i1
        "scf.if"(%777) ({
          %778 = "arith.constant"() {value = 3 : i32} : () -> i32
          %779 = "arith.addi"(%715, %778) : (i32, i32) -> i32
          %780 = "arith.divui"(%779, %186) : (i32, i32) -> i32
          %781 = "arith.trunci"(%82) : (i64) -> i32
          %782 = "arith.trunci"(%125) : (i64) -> i32
          %783 = "arith.trunci"(%145) : (i64) -> i32
          %784 = "arith.trunci"(%146) : (i64) -> i32
          %785 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
          %786 = "arith.extui"(%785) : (i32) -> i64
          %787 = "arith.subi"(%785, %19) : (i32, i32) -> i32
          %788 = "llvm.intr.ctlz"(%787) {is_zero_poison = false} : (i32) -> i32
          %789 = "arith.constant"() {value = 32 : i32} : () -> i32
          %790 = "arith.subi"(%789, %788) : (i32, i32) -> i32
          %791 = "arith.extsi"(%790) : (i32) -> i64
          %792 = "arith.shli"(%152, %791) : (i64, i64) -> i64
          %793 = "arith.constant"() {value = 64 : i64} : () -> i64
          %794 = "arith.cmpi"(%791, %793) {predicate = 6 : i64} : (i64, i64) -> i1
          %795 = "arith.select"(%794, %792, %33) : (i1, i64, i64) -> i64
          %796 = "arith.subi"(%795, %786) : (i64, i64) -> i64
          %797 = "arith.constant"() {value = 32 : i64} : () -> i64
          %798 = "arith.shli"(%796, %797) : (i64, i64) -> i64
          %799 = "arith.divui"(%798, %786) : (i64, i64) -> i64
          %800 = "arith.addi"(%799, %152) : (i64, i64) -> i64
          %801 = "arith.shli"(%800, %797) : (i64, i64) -> i64
          %802 = "arith.ori"(%801, %786) : (i64, i64) -> i64
          %803 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
          %804 = "arith.extui"(%803) : (i32) -> i64
          %805 = "arith.subi"(%803, %19) : (i32, i32) -> i32
          %806 = "llvm.intr.ctlz"(%805) {is_zero_poison = false} : (i32) -> i32
          %807 = "arith.subi"(%789, %806) : (i32, i32) -> i32
          %808 = "arith.extsi"(%807) : (i32) -> i64
          %809 = "arith.shli"(%152, %808) : (i64, i64) -> i64
          %810 = "arith.cmpi"(%808, %793) {predicate = 6 : i64} : (i64, i64) -> i1
          %811 = "arith.select"(%810, %809, %33) : (i1, i64, i64) -> i64
          %812 = "arith.subi"(%811, %804) : (i64, i64) -> i64
          %813 = "arith.shli"(%812, %797) : (i64, i64) -> i64
          %814 = "arith.divui"(%813, %804) : (i64, i64) -> i64
          %815 = "arith.addi"(%814, %152) : (i64, i64) -> i64
          %816 = "arith.shli"(%815, %797) : (i64, i64) -> i64
          %817 = "arith.ori"(%816, %804) : (i64, i64) -> i64
          %818 = "arith.maxsi"(%150, %19) : (i32, i32) -> i32
          %819 = "arith.extui"(%818) : (i32) -> i64
          %820 = "arith.subi"(%818, %19) : (i32, i32) -> i32
          %821 = "llvm.intr.ctlz"(%820) {is_zero_poison = false} : (i32) -> i32
          %822 = "arith.subi"(%789, %821) : (i32, i32) -> i32
          %823 = "arith.extsi"(%822) : (i32) -> i64
          %824 = "arith.shli"(%152, %823) : (i64, i64) -> i64
          %825 = "arith.cmpi"(%823, %793) {predicate = 6 : i64} : (i64, i64) -> i1
          %826 = "arith.select"(%825, %824, %33) : (i1, i64, i64) -> i64
          %827 = "arith.subi"(%826, %819) : (i64, i64) -> i64
          %828 = "arith.shli"(%827, %797) : (i64, i64) -> i64
          %829 = "arith.divui"(%828, %819) : (i64, i64) -> i64
          %830 = "arith.addi"(%829, %152) : (i64, i64) -> i64
          %831 = "arith.shli"(%830, %797) : (i64, i64) -> i64
          %832 = "arith.ori"(%831, %819) : (i64, i64) -> i64
          %833 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %834 = "arith.addi"(%715, %833) : (i32, i32) -> i32
          %835 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %836 = "arith.divui"(%834, %835) : (i32, i32) -> i32
          %837 = "arith.constant"() {value = 256 : i32} : () -> i32
          "gpu.launch_func"(%836, %19, %19, %837, %19, %19, %188, %0, %780, %9, %87, %130, %150, %151, %781, %782, %783, %784, %14, %780, %715, %802, %817, %832) {kernel = @kernels::@map_elements_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 17, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %838 = "arith.cmpi"(%702, %775) {predicate = 0 : i64} : (i1, i1) -> i1
        %839 = "arith.andi"(%838, %717) : (i1, i1) -> i1
        "scf.if"(%839) ({
          %840 = "arith.trunci"(%80) : (i64) -> i32
          %841 = "arith.trunci"(%123) : (i64) -> i32
          %842 = "arith.trunci"(%143) : (i64) -> i32
          %843 = "arith.trunci"(%144) : (i64) -> i32
          %844 = "arith.constant"() {value = 3 : i32} : () -> i32
          %845 = "arith.addi"(%715, %844) : (i32, i32) -> i32
          %846 = "arith.divui"(%845, %186) : (i32, i32) -> i32
          %847 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
          %848 = "arith.extui"(%847) : (i32) -> i64
          %849 = "arith.subi"(%847, %19) : (i32, i32) -> i32
          %850 = "llvm.intr.ctlz"(%849) {is_zero_poison = false} : (i32) -> i32
          %851 = "arith.constant"() {value = 32 : i32} : () -> i32
          %852 = "arith.subi"(%851, %850) : (i32, i32) -> i32
          %853 = "arith.extsi"(%852) : (i32) -> i64
          %854 = "arith.shli"(%152, %853) : (i64, i64) -> i64
          %855 = "arith.constant"() {value = 64 : i64} : () -> i64
          %856 = "arith.cmpi"(%853, %855) {predicate = 6 : i64} : (i64, i64) -> i1
          %857 = "arith.select"(%856, %854, %33) : (i1, i64, i64) -> i64
          %858 = "arith.subi"(%857, %848) : (i64, i64) -> i64
          %859 = "arith.constant"() {value = 32 : i64} : () -> i64
          %860 = "arith.shli"(%858, %859) : (i64, i64) -> i64
          %861 = "arith.divui"(%860, %848) : (i64, i64) -> i64
          %862 = "arith.addi"(%861, %152) : (i64, i64) -> i64
          %863 = "arith.shli"(%862, %859) : (i64, i64) -> i64
          %864 = "arith.ori"(%863, %848) : (i64, i64) -> i64
          %865 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
          %866 = "arith.extui"(%865) : (i32) -> i64
          %867 = "arith.subi"(%865, %19) : (i32, i32) -> i32
          %868 = "llvm.intr.ctlz"(%867) {is_zero_poison = false} : (i32) -> i32
          %869 = "arith.subi"(%851, %868) : (i32, i32) -> i32
          %870 = "arith.extsi"(%869) : (i32) -> i64
          %871 = "arith.shli"(%152, %870) : (i64, i64) -> i64
          %872 = "arith.cmpi"(%870, %855) {predicate = 6 : i64} : (i64, i64) -> i1
          %873 = "arith.select"(%872, %871, %33) : (i1, i64, i64) -> i64
          %874 = "arith.subi"(%873, %866) : (i64, i64) -> i64
          %875 = "arith.shli"(%874, %859) : (i64, i64) -> i64
          %876 = "arith.divui"(%875, %866) : (i64, i64) -> i64
          %877 = "arith.addi"(%876, %152) : (i64, i64) -> i64
          %878 = "arith.shli"(%877, %859) : (i64, i64) -> i64
          %879 = "arith.ori"(%878, %866) : (i64, i64) -> i64
          %880 = "arith.maxsi"(%150, %19) : (i32, i32) -> i32
          %881 = "arith.extui"(%880) : (i32) -> i64
          %882 = "arith.subi"(%880, %19) : (i32, i32) -> i32
          %883 = "llvm.intr.ctlz"(%882) {is_zero_poison = false} : (i32) -> i32
          %884 = "arith.subi"(%851, %883) : (i32, i32) -> i32
          %885 = "arith.extsi"(%884) : (i32) -> i64
          %886 = "arith.shli"(%152, %885) : (i64, i64) -> i64
          %887 = "arith.cmpi"(%885, %855) {predicate = 6 : i64} : (i64, i64) -> i1
          %888 = "arith.select"(%887, %886, %33) : (i1, i64, i64) -> i64
          %889 = "arith.subi"(%888, %881) : (i64, i64) -> i64
          %890 = "arith.shli"(%889, %859) : (i64, i64) -> i64
          %891 = "arith.divui"(%890, %881) : (i64, i64) -> i64
          %892 = "arith.addi"(%891, %152) : (i64, i64) -> i64
          %893 = "arith.shli"(%892, %859) : (i64, i64) -> i64
          %894 = "arith.ori"(%893, %881) : (i64, i64) -> i64
          %895 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %896 = "arith.addi"(%715, %895) : (i32, i32) -> i32
          %897 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %898 = "arith.divui"(%896, %897) : (i32, i32) -> i32
          %899 = "arith.constant"() {value = 256 : i32} : () -> i32
          "gpu.launch_func"(%898, %19, %19, %899, %19, %19, %188, %0, %87, %130, %150, %151, %840, %841, %842, %843, %9, %846, %14, %846, %715, %864, %879, %894) {kernel = @kernels::@map_elements_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 17, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %900 = "arith.andi"(%838, %776) : (i1, i1) -> i1
        "scf.if"(%900) ({
          %901 = "arith.trunci"(%80) : (i64) -> i32
          %902 = "arith.trunci"(%123) : (i64) -> i32
          %903 = "arith.trunci"(%143) : (i64) -> i32
          %904 = "arith.trunci"(%144) : (i64) -> i32
          %905 = "arith.trunci"(%82) : (i64) -> i32
          %906 = "arith.trunci"(%125) : (i64) -> i32
          %907 = "arith.trunci"(%145) : (i64) -> i32
          %908 = "arith.trunci"(%146) : (i64) -> i32
          %909 = "arith.constant"() {value = 3 : i32} : () -> i32
          %910 = "arith.addi"(%715, %909) : (i32, i32) -> i32
          %911 = "arith.divui"(%910, %186) : (i32, i32) -> i32
          %912 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
          %913 = "arith.extui"(%912) : (i32) -> i64
          %914 = "arith.subi"(%912, %19) : (i32, i32) -> i32
          %915 = "llvm.intr.ctlz"(%914) {is_zero_poison = false} : (i32) -> i32
          %916 = "arith.constant"() {value = 32 : i32} : () -> i32
          %917 = "arith.subi"(%916, %915) : (i32, i32) -> i32
          %918 = "arith.extsi"(%917) : (i32) -> i64
          %919 = "arith.shli"(%152, %918) : (i64, i64) -> i64
          %920 = "arith.constant"() {value = 64 : i64} : () -> i64
          %921 = "arith.cmpi"(%918, %920) {predicate = 6 : i64} : (i64, i64) -> i1
          %922 = "arith.select"(%921, %919, %33) : (i1, i64, i64) -> i64
          %923 = "arith.subi"(%922, %913) : (i64, i64) -> i64
          %924 = "arith.constant"() {value = 32 : i64} : () -> i64
          %925 = "arith.shli"(%923, %924) : (i64, i64) -> i64
          %926 = "arith.divui"(%925, %913) : (i64, i64) -> i64
          %927 = "arith.addi"(%926, %152) : (i64, i64) -> i64
          %928 = "arith.shli"(%927, %924) : (i64, i64) -> i64
          %929 = "arith.ori"(%928, %913) : (i64, i64) -> i64
          %930 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
          %931 = "arith.extui"(%930) : (i32) -> i64
          %932 = "arith.subi"(%930, %19) : (i32, i32) -> i32
          %933 = "llvm.intr.ctlz"(%932) {is_zero_poison = false} : (i32) -> i32
          %934 = "arith.subi"(%916, %933) : (i32, i32) -> i32
          %935 = "arith.extsi"(%934) : (i32) -> i64
          %936 = "arith.shli"(%152, %935) : (i64, i64) -> i64
          %937 = "arith.cmpi"(%935, %920) {predicate = 6 : i64} : (i64, i64) -> i1
          %938 = "arith.select"(%937, %936, %33) : (i1, i64, i64) -> i64
          %939 = "arith.subi"(%938, %931) : (i64, i64) -> i64
          %940 = "arith.shli"(%939, %924) : (i64, i64) -> i64
          %941 = "arith.divui"(%940, %931) : (i64, i64) -> i64
          %942 = "arith.addi"(%941, %152) : (i64, i64) -> i64
          %943 = "arith.shli"(%942, %924) : (i64, i64) -> i64
          %944 = "arith.ori"(%943, %931) : (i64, i64) -> i64
          %945 = "arith.maxsi"(%150, %19) : (i32, i32) -> i32
          %946 = "arith.extui"(%945) : (i32) -> i64
          %947 = "arith.subi"(%945, %19) : (i32, i32) -> i32
          %948 = "llvm.intr.ctlz"(%947) {is_zero_poison = false} : (i32) -> i32
          %949 = "arith.subi"(%916, %948) : (i32, i32) -> i32
          %950 = "arith.extsi"(%949) : (i32) -> i64
          %951 = "arith.shli"(%152, %950) : (i64, i64) -> i64
          %952 = "arith.cmpi"(%950, %920) {predicate = 6 : i64} : (i64, i64) -> i1
          %953 = "arith.select"(%952, %951, %33) : (i1, i64, i64) -> i64
          %954 = "arith.subi"(%953, %946) : (i64, i64) -> i64
          %955 = "arith.shli"(%954, %924) : (i64, i64) -> i64
          %956 = "arith.divui"(%955, %946) : (i64, i64) -> i64
          %957 = "arith.addi"(%956, %152) : (i64, i64) -> i64
          %958 = "arith.shli"(%957, %924) : (i64, i64) -> i64
          %959 = "arith.ori"(%958, %946) : (i64, i64) -> i64
          %960 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %961 = "arith.addi"(%715, %960) : (i32, i32) -> i32
          %962 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %963 = "arith.divui"(%961, %962) : (i32, i32) -> i32
          %964 = "arith.constant"() {value = 256 : i32} : () -> i32
          "gpu.launch_func"(%963, %19, %19, %964, %19, %19, %188, %0, %87, %130, %150, %151, %901, %902, %903, %904, %9, %905, %906, %907, %908, %14, %911, %715, %929, %944, %959) {kernel = @kernels::@map_elements_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 20, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        %965 = "arith.maxsi"(%87, %19) : (i32, i32) -> i32
        %966 = "arith.maxsi"(%130, %19) : (i32, i32) -> i32
        %967 = "arith.muli"(%150, %151) : (i32, i32) -> i32
        %968 = "arith.maxsi"(%967, %19) : (i32, i32) -> i32
        %969 = "arith.constant"() {value = 256 : i32} : () -> i32
        %970 = "arith.minsi"(%965, %969) : (i32, i32) -> i32
        %971 = "arith.divui"(%969, %970) : (i32, i32) -> i32
        %972 = "arith.constant"() {value = 255 : i32} : () -> i32
        %973 = "arith.addi"(%965, %972) : (i32, i32) -> i32
        %974 = "arith.divui"(%973, %969) : (i32, i32) -> i32
        %975 = "arith.muli"(%186, %971) : (i32, i32) -> i32
        %976 = "arith.subi"(%975, %19) : (i32, i32) -> i32
        %977 = "arith.addi"(%966, %976) : (i32, i32) -> i32
        %978 = "arith.remsi"(%977, %975) : (i32, i32) -> i32
        %979 = "arith.cmpi"(%978, %188) {predicate = 2 : i64} : (i32, i32) -> i1
        %980 = "arith.divsi"(%977, %975) : (i32, i32) -> i32
        %981 = "arith.extsi"(%979) : (i1) -> i32
        %982 = "arith.addi"(%980, %981) : (i32, i32) -> i32
        %983 = "arith.muli"(%87, %130) : (i32, i32) -> i32
        %984 = "arith.muli"(%983, %967) : (i32, i32) -> i32
        %985 = "arith.cmpi"(%984, %188) {predicate = 4 : i64} : (i32, i32) -> i1
        %986 = "arith.muli"(%974, %982) : (i32, i32) -> i32
        %987 = "arith.muli"(%986, %968) : (i32, i32) -> i32
        %988 = "arith.select"(%985, %987, %188) : (i1, i32, i32) -> i32
        %989 = "arith.maxsi"(%970, %19) : (i32, i32) -> i32
        %990 = "arith.extui"(%989) : (i32) -> i64
        %991 = "arith.subi"(%989, %19) : (i32, i32) -> i32
        %992 = "llvm.intr.ctlz"(%991) {is_zero_poison = false} : (i32) -> i32
        %993 = "arith.constant"() {value = 32 : i32} : () -> i32
        %994 = "arith.subi"(%993, %992) : (i32, i32) -> i32
        %995 = "arith.extsi"(%994) : (i32) -> i64
        %996 = "arith.shli"(%152, %995) : (i64, i64) -> i64
        %997 = "arith.constant"() {value = 64 : i64} : () -> i64
        %998 = "arith.cmpi"(%995, %997) {predicate = 6 : i64} : (i64, i64) -> i1
        %999 = "arith.select"(%998, %996, %33) : (i1, i64, i64) -> i64
        %1000 = "arith.subi"(%999, %990) : (i64, i64) -> i64
        %1001 = "arith.constant"() {value = 32 : i64} : () -> i64
        %1002 = "arith.shli"(%1000, %1001) : (i64, i64) -> i64
        %1003 = "arith.divui"(%1002, %990) : (i64, i64) -> i64
        %1004 = "arith.addi"(%1003, %152) : (i64, i64) -> i64
        %1005 = "arith.shli"(%1004, %1001) : (i64, i64) -> i64
        %1006 = "arith.ori"(%1005, %990) : (i64, i64) -> i64
        %1007 = "arith.maxsi"(%974, %19) : (i32, i32) -> i32
        %1008 = "arith.extui"(%1007) : (i32) -> i64
        %1009 = "arith.subi"(%1007, %19) : (i32, i32) -> i32
        %1010 = "llvm.intr.ctlz"(%1009) {is_zero_poison = false} : (i32) -> i32
        %1011 = "arith.subi"(%993, %1010) : (i32, i32) -> i32
        %1012 = "arith.extsi"(%1011) : (i32) -> i64
        %1013 = "arith.shli"(%152, %1012) : (i64, i64) -> i64
        %1014 = "arith.cmpi"(%1012, %997) {predicate = 6 : i64} : (i64, i64) -> i1
        %1015 = "arith.select"(%1014, %1013, %33) : (i1, i64, i64) -> i64
        %1016 = "arith.subi"(%1015, %1008) : (i64, i64) -> i64
        %1017 = "arith.shli"(%1016, %1001) : (i64, i64) -> i64
        %1018 = "arith.divui"(%1017, %1008) : (i64, i64) -> i64
        %1019 = "arith.addi"(%1018, %152) : (i64, i64) -> i64
        %1020 = "arith.shli"(%1019, %1001) : (i64, i64) -> i64
        %1021 = "arith.ori"(%1020, %1008) : (i64, i64) -> i64
        %1022 = "arith.maxsi"(%982, %19) : (i32, i32) -> i32
        %1023 = "arith.extui"(%1022) : (i32) -> i64
        %1024 = "arith.subi"(%1022, %19) : (i32, i32) -> i32
        %1025 = "llvm.intr.ctlz"(%1024) {is_zero_poison = false} : (i32) -> i32
        %1026 = "arith.subi"(%993, %1025) : (i32, i32) -> i32
        %1027 = "arith.extsi"(%1026) : (i32) -> i64
        %1028 = "arith.shli"(%152, %1027) : (i64, i64) -> i64
        %1029 = "arith.cmpi"(%1027, %997) {predicate = 6 : i64} : (i64, i64) -> i1
        %1030 = "arith.select"(%1029, %1028, %33) : (i1, i64, i64) -> i64
        %1031 = "arith.subi"(%1030, %1023) : (i64, i64) -> i64
        %1032 = "arith.shli"(%1031, %1001) : (i64, i64) -> i64
        %1033 = "arith.divui"(%1032, %1023) : (i64, i64) -> i64
        %1034 = "arith.addi"(%1033, %152) : (i64, i64) -> i64
        %1035 = "arith.shli"(%1034, %1001) : (i64, i64) -> i64
        %1036 = "arith.ori"(%1035, %1023) : (i64, i64) -> i64
        "gpu.launch_func"(%988, %19, %19, %969, %19, %19, %188, %0, %87, %130, %150, %151, %80, %123, %143, %144, %9, %82, %125, %145, %146, %14, %84, %127, %147, %148, %1006, %971, %1021, %1036) {kernel = @kernels::@map_vectors_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 23, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "add_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
