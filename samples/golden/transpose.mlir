"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i32, %9: i32, %10: i32, %11: i32, %12: i32, %13: i64, %14: i64, %15: i64):
      %16 = "arith.trunci"(%13) : (i64) -> i32
      %17 = "arith.trunci"(%14) : (i64) -> i32
      %18 = "arith.trunci"(%15) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %19 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %25 = "arith.constant"() {value = 32 : i64} : () -> i64
      %26 = "arith.shrui"(%13, %25) : (i64, i64) -> i64
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%16, %27) : (i32, i32) -> i32
      %29 = "llvm.intr.ctlz"(%28) {is_zero_poison = false} : (i32) -> i32
      %30 = "arith.constant"() {value = 32 : i32} : () -> i32
      %31 = "arith.subi"(%30, %29) : (i32, i32) -> i32
      %32 = "arith.extui"(%22) : (i32) -> i64
      %33 = "arith.muli"(%32, %26) : (i64, i64) -> i64
      %34 = "arith.shrui"(%33, %25) : (i64, i64) -> i64
      %35 = "arith.trunci"(%34) : (i64) -> i32
      %36 = "arith.addi"(%35, %22) : (i32, i32) -> i32
      %37 = "arith.shrui"(%36, %31) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%31, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.constant"() {value = 0 : i32} : () -> i32
      %40 = "arith.select"(%38, %37, %39) : (i1, i32, i32) -> i32
      %41 = "llvm.intr.ctlz"(%28) {is_zero_poison = false} : (i32) -> i32
      %42 = "arith.subi"(%30, %41) : (i32, i32) -> i32
      %43 = "arith.shrui"(%36, %42) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%42, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %45 = "arith.select"(%44, %43, %39) : (i1, i32, i32) -> i32
      %46 = "arith.muli"(%45, %16) : (i32, i32) -> i32
      %47 = "arith.subi"(%22, %46) : (i32, i32) -> i32
      %48 = "arith.muli"(%8, %9) : (i32, i32) -> i32
      %49 = "arith.muli"(%40, %48) : (i32, i32) -> i32
      %50 = "arith.muli"(%47, %11) : (i32, i32) -> i32
      %51 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%51) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "arith.constant"() {value = 2 : i32} : () -> i32
      %54 = "arith.muli"(%53, %8) : (i32, i32) -> i32
      %55 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %58 = "arith.constant"() {value = 256 : i32} : () -> i32
      "scf.for"(%55, %54, %58) ({
      ^bb0(%59: i32):
        %60 = "arith.muli"(%53, %59) : (i32, i32) -> i32
        %61 = "arith.shrui"(%14, %25) : (i64, i64) -> i64
        %62 = "arith.subi"(%17, %27) : (i32, i32) -> i32
        %63 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
        %64 = "arith.subi"(%30, %63) : (i32, i32) -> i32
        %65 = "arith.extui"(%60) : (i32) -> i64
        %66 = "arith.muli"(%65, %61) : (i64, i64) -> i64
        %67 = "arith.shrui"(%66, %25) : (i64, i64) -> i64
        %68 = "arith.trunci"(%67) : (i64) -> i32
        %69 = "arith.addi"(%68, %60) : (i32, i32) -> i32
        %70 = "arith.shrui"(%69, %64) : (i32, i32) -> i32
        %71 = "arith.cmpi"(%64, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %72 = "arith.select"(%71, %70, %39) : (i1, i32, i32) -> i32
        %73 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
        %74 = "arith.subi"(%30, %73) : (i32, i32) -> i32
        %75 = "arith.shrui"(%69, %74) : (i32, i32) -> i32
        %76 = "arith.cmpi"(%74, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %77 = "arith.select"(%76, %75, %39) : (i1, i32, i32) -> i32
        %78 = "arith.muli"(%77, %17) : (i32, i32) -> i32
        %79 = "arith.subi"(%60, %78) : (i32, i32) -> i32
        %80 = "arith.addi"(%60, %27) : (i32, i32) -> i32
        %81 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
        %82 = "arith.subi"(%30, %81) : (i32, i32) -> i32
        %83 = "arith.extui"(%80) : (i32) -> i64
        %84 = "arith.muli"(%83, %61) : (i64, i64) -> i64
        %85 = "arith.shrui"(%84, %25) : (i64, i64) -> i64
        %86 = "arith.trunci"(%85) : (i64) -> i32
        %87 = "arith.addi"(%86, %80) : (i32, i32) -> i32
        %88 = "arith.shrui"(%87, %82) : (i32, i32) -> i32
        %89 = "arith.cmpi"(%82, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %90 = "arith.select"(%89, %88, %39) : (i1, i32, i32) -> i32
        %91 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
        %92 = "arith.subi"(%30, %91) : (i32, i32) -> i32
        %93 = "arith.shrui"(%87, %92) : (i32, i32) -> i32
        %94 = "arith.cmpi"(%92, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %95 = "arith.select"(%94, %93, %39) : (i1, i32, i32) -> i32
        %96 = "arith.muli"(%95, %17) : (i32, i32) -> i32
        %97 = "arith.subi"(%80, %96) : (i32, i32) -> i32
        %98 = "arith.muli"(%79, %12) : (i32, i32) -> i32
        %99 = "arith.addi"(%98, %72) : (i32, i32) -> i32
        %100 = "arith.muli"(%97, %12) : (i32, i32) -> i32
        %101 = "arith.addi"(%100, %90) : (i32, i32) -> i32
        %102 = "arith.constant"() {value = 16 : i32} : () -> i32
        %103 = "arith.shli"(%101, %102) : (i32, i32) -> i32
        %104 = "arith.ori"(%99, %103) : (i32, i32) -> i32
        %105 = "llvm.getelementptr"(%52, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%104, %105) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %106 = "arith.shrui"(%15, %25) : (i64, i64) -> i64
      %107 = "arith.subi"(%18, %27) : (i32, i32) -> i32
      %108 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %109 = "arith.subi"(%30, %108) : (i32, i32) -> i32
      %110 = "arith.extui"(%19) : (i32) -> i64
      %111 = "arith.muli"(%110, %106) : (i64, i64) -> i64
      %112 = "arith.shrui"(%111, %25) : (i64, i64) -> i64
      %113 = "arith.trunci"(%112) : (i64) -> i32
      %114 = "arith.addi"(%113, %19) : (i32, i32) -> i32
      %115 = "arith.shrui"(%114, %109) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%109, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %117 = "arith.select"(%116, %115, %39) : (i1, i32, i32) -> i32
      %118 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %119 = "arith.subi"(%30, %118) : (i32, i32) -> i32
      %120 = "arith.shrui"(%114, %119) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%119, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %122 = "arith.select"(%121, %120, %39) : (i1, i32, i32) -> i32
      %123 = "arith.muli"(%122, %18) : (i32, i32) -> i32
      %124 = "arith.subi"(%19, %123) : (i32, i32) -> i32
      %125 = "arith.muli"(%117, %9) : (i32, i32) -> i32
      %126 = "arith.addi"(%49, %125) : (i32, i32) -> i32
      %127 = "arith.addi"(%126, %50) : (i32, i32) -> i32
      %128 = "arith.constant"() {value = 3 : i32} : () -> i32
      %129 = "arith.andi"(%127, %128) : (i32, i32) -> i32
      %130 = "arith.subi"(%127, %129) : (i32, i32) -> i32
      %131 = "arith.constant"() {value = 4 : i32} : () -> i32
      %132 = "arith.muli"(%124, %131) : (i32, i32) -> i32
      %133 = "arith.addi"(%130, %132) : (i32, i32) -> i32
      %134 = "arith.cmpi"(%117, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %135 = "arith.addi"(%133, %131) : (i32, i32) -> i32
      %136 = "arith.cmpi"(%135, %10) {predicate = 3 : i64} : (i32, i32) -> i1
      %137 = "arith.andi"(%134, %136) : (i1, i1) -> i1
      %138, %139, %140, %141 = "scf.if"(%137) ({
        %142 = "llvm.getelementptr"(%0, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %143 = "llvm.load"(%142) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%144, %145, %146, %147) : (f32, f32, f32, f32) -> ()
      }, {
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        %150 = "llvm.mlir.undef"() : () -> f32
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%148, %149, %150, %151) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %152 = "arith.addi"(%19, %58) : (i32, i32) -> i32
      %153 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %154 = "arith.subi"(%30, %153) : (i32, i32) -> i32
      %155 = "arith.extui"(%152) : (i32) -> i64
      %156 = "arith.muli"(%155, %106) : (i64, i64) -> i64
      %157 = "arith.shrui"(%156, %25) : (i64, i64) -> i64
      %158 = "arith.trunci"(%157) : (i64) -> i32
      %159 = "arith.addi"(%158, %152) : (i32, i32) -> i32
      %160 = "arith.shrui"(%159, %154) : (i32, i32) -> i32
      %161 = "arith.cmpi"(%154, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %162 = "arith.select"(%161, %160, %39) : (i1, i32, i32) -> i32
      %163 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %164 = "arith.subi"(%30, %163) : (i32, i32) -> i32
      %165 = "arith.shrui"(%159, %164) : (i32, i32) -> i32
      %166 = "arith.cmpi"(%164, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %167 = "arith.select"(%166, %165, %39) : (i1, i32, i32) -> i32
      %168 = "arith.muli"(%167, %18) : (i32, i32) -> i32
      %169 = "arith.subi"(%152, %168) : (i32, i32) -> i32
      %170 = "arith.muli"(%162, %9) : (i32, i32) -> i32
      %171 = "arith.addi"(%49, %170) : (i32, i32) -> i32
      %172 = "arith.addi"(%171, %50) : (i32, i32) -> i32
      %173 = "arith.andi"(%172, %128) : (i32, i32) -> i32
      %174 = "arith.subi"(%172, %173) : (i32, i32) -> i32
      %175 = "arith.muli"(%169, %131) : (i32, i32) -> i32
      %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%162, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.addi"(%176, %131) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %10) {predicate = 3 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%177, %179) : (i1, i1) -> i1
      %181, %182, %183, %184 = "scf.if"(%180) ({
        %185 = "llvm.getelementptr"(%0, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %186 = "llvm.load"(%185) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %189 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %190 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%187, %188, %189, %190) : (f32, f32, f32, f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        %192 = "llvm.mlir.undef"() : () -> f32
        %193 = "llvm.mlir.undef"() : () -> f32
        %194 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191, %192, %193, %194) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %195 = "arith.constant"() {value = 512 : i32} : () -> i32
      %196 = "arith.addi"(%19, %195) : (i32, i32) -> i32
      %197 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %198 = "arith.subi"(%30, %197) : (i32, i32) -> i32
      %199 = "arith.extui"(%196) : (i32) -> i64
      %200 = "arith.muli"(%199, %106) : (i64, i64) -> i64
      %201 = "arith.shrui"(%200, %25) : (i64, i64) -> i64
      %202 = "arith.trunci"(%201) : (i64) -> i32
      %203 = "arith.addi"(%202, %196) : (i32, i32) -> i32
      %204 = "arith.shrui"(%203, %198) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%198, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %206 = "arith.select"(%205, %204, %39) : (i1, i32, i32) -> i32
      %207 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %208 = "arith.subi"(%30, %207) : (i32, i32) -> i32
      %209 = "arith.shrui"(%203, %208) : (i32, i32) -> i32
      %210 = "arith.cmpi"(%208, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %211 = "arith.select"(%210, %209, %39) : (i1, i32, i32) -> i32
      %212 = "arith.muli"(%211, %18) : (i32, i32) -> i32
      %213 = "arith.subi"(%196, %212) : (i32, i32) -> i32
      %214 = "arith.muli"(%206, %9) : (i32, i32) -> i32
      %215 = "arith.addi"(%49, %214) : (i32, i32) -> i32
      %216 = "arith.addi"(%215, %50) : (i32, i32) -> i32
      %217 = "arith.andi"(%216, %128) : (i32, i32) -> i32
      %218 = "arith.subi"(%216, %217) : (i32, i32) -> i32
      %219 = "arith.muli"(%213, %131) : (i32, i32) -> i32
      %220 = "arith.addi"(%218, %219) : (i32, i32) -> i32
      %221 = "arith.cmpi"(%206, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %222 = "arith.addi"(%220, %131) : (i32, i32) -> i32
      %223 = "arith.cmpi"(%222, %10) {predicate = 3 : i64} : (i32, i32) -> i1
      %224 = "arith.andi"(%221, %223) : (i1, i1) -> i1
      %225, %226, %227, %228 = "scf.if"(%224) ({
        %229 = "llvm.getelementptr"(%0, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %230 = "llvm.load"(%229) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %231 = "vector.extract"(%230) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %232 = "vector.extract"(%230) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %233 = "vector.extract"(%230) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %234 = "vector.extract"(%230) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%231, %232, %233, %234) : (f32, f32, f32, f32) -> ()
      }, {
        %235 = "llvm.mlir.undef"() : () -> f32
        %236 = "llvm.mlir.undef"() : () -> f32
        %237 = "llvm.mlir.undef"() : () -> f32
        %238 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%235, %236, %237, %238) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %239 = "arith.constant"() {value = 768 : i32} : () -> i32
      %240 = "arith.addi"(%19, %239) : (i32, i32) -> i32
      %241 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %242 = "arith.subi"(%30, %241) : (i32, i32) -> i32
      %243 = "arith.extui"(%240) : (i32) -> i64
      %244 = "arith.muli"(%243, %106) : (i64, i64) -> i64
      %245 = "arith.shrui"(%244, %25) : (i64, i64) -> i64
      %246 = "arith.trunci"(%245) : (i64) -> i32
      %247 = "arith.addi"(%246, %240) : (i32, i32) -> i32
      %248 = "arith.shrui"(%247, %242) : (i32, i32) -> i32
      %249 = "arith.cmpi"(%242, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %250 = "arith.select"(%249, %248, %39) : (i1, i32, i32) -> i32
      %251 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %252 = "arith.subi"(%30, %251) : (i32, i32) -> i32
      %253 = "arith.shrui"(%247, %252) : (i32, i32) -> i32
      %254 = "arith.cmpi"(%252, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %255 = "arith.select"(%254, %253, %39) : (i1, i32, i32) -> i32
      %256 = "arith.muli"(%255, %18) : (i32, i32) -> i32
      %257 = "arith.subi"(%240, %256) : (i32, i32) -> i32
      %258 = "arith.muli"(%250, %9) : (i32, i32) -> i32
      %259 = "arith.addi"(%49, %258) : (i32, i32) -> i32
      %260 = "arith.addi"(%259, %50) : (i32, i32) -> i32
      %261 = "arith.andi"(%260, %128) : (i32, i32) -> i32
      %262 = "arith.subi"(%260, %261) : (i32, i32) -> i32
      %263 = "arith.muli"(%257, %131) : (i32, i32) -> i32
      %264 = "arith.addi"(%262, %263) : (i32, i32) -> i32
      %265 = "arith.cmpi"(%250, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "arith.addi"(%264, %131) : (i32, i32) -> i32
      %267 = "arith.cmpi"(%266, %10) {predicate = 3 : i64} : (i32, i32) -> i1
      %268 = "arith.andi"(%265, %267) : (i1, i1) -> i1
      %269, %270, %271, %272 = "scf.if"(%268) ({
        %273 = "llvm.getelementptr"(%0, %264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %274 = "llvm.load"(%273) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %275 = "vector.extract"(%274) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %276 = "vector.extract"(%274) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %277 = "vector.extract"(%274) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %278 = "vector.extract"(%274) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%275, %276, %277, %278) : (f32, f32, f32, f32) -> ()
      }, {
        %279 = "llvm.mlir.undef"() : () -> f32
        %280 = "llvm.mlir.undef"() : () -> f32
        %281 = "llvm.mlir.undef"() : () -> f32
        %282 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%279, %280, %281, %282) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %283 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %284 = "arith.subi"(%30, %283) : (i32, i32) -> i32
      %285 = "arith.shrui"(%114, %284) : (i32, i32) -> i32
      %286 = "arith.cmpi"(%284, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %287 = "arith.select"(%286, %285, %39) : (i1, i32, i32) -> i32
      %288 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %289 = "arith.subi"(%30, %288) : (i32, i32) -> i32
      %290 = "arith.shrui"(%114, %289) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%289, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %292 = "arith.select"(%291, %290, %39) : (i1, i32, i32) -> i32
      %293 = "arith.muli"(%292, %18) : (i32, i32) -> i32
      %294 = "arith.subi"(%19, %293) : (i32, i32) -> i32
      %295 = "arith.muli"(%287, %9) : (i32, i32) -> i32
      %296 = "arith.addi"(%49, %295) : (i32, i32) -> i32
      %297 = "arith.addi"(%296, %50) : (i32, i32) -> i32
      %298 = "arith.andi"(%297, %128) : (i32, i32) -> i32
      %299 = "arith.subi"(%297, %298) : (i32, i32) -> i32
      %300 = "arith.muli"(%294, %131) : (i32, i32) -> i32
      %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
      %302 = "arith.muli"(%287, %12) : (i32, i32) -> i32
      %303 = "arith.subi"(%302, %298) : (i32, i32) -> i32
      %304 = "arith.addi"(%303, %300) : (i32, i32) -> i32
      %305 = "arith.addi"(%304, %131) : (i32, i32) -> i32
      %306 = "arith.cmpi"(%287, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %307 = "arith.cmpi"(%301, %10) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%306, %307) : (i1, i1) -> i1
      "scf.if"(%308) ({
        %309 = "arith.addi"(%301, %131) : (i32, i32) -> i32
        %310 = "arith.cmpi"(%309, %10) {predicate = 3 : i64} : (i32, i32) -> i1
        "scf.if"(%310) ({
          %311 = "llvm.getelementptr"(%51, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %312 = "vector.from_elements"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%312, %311) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %313 = "llvm.getelementptr"(%0, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %314 = "llvm.getelementptr"(%51, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %315 = "arith.subi"(%10, %301) : (i32, i32) -> i32
          %316 = "arith.cmpi"(%315, %131) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%316) ({
            %317 = "llvm.load"(%313) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%317, %314) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %318 = "arith.cmpi"(%315, %39) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%318) ({
              %319 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%319, %314) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %320 = "arith.cmpi"(%315, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%320) ({
              %321 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %322 = "llvm.load"(%321) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %323 = "llvm.getelementptr"(%314) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%322, %323) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %324 = "arith.cmpi"(%315, %53) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%324) ({
              %325 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %326 = "llvm.load"(%325) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %327 = "llvm.getelementptr"(%314) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%326, %327) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %328 = "arith.cmpi"(%315, %128) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%328) ({
              %329 = "llvm.getelementptr"(%313) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %331 = "llvm.getelementptr"(%314) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%330, %331) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %332 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %333 = "arith.subi"(%30, %332) : (i32, i32) -> i32
      %334 = "arith.shrui"(%159, %333) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%333, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %336 = "arith.select"(%335, %334, %39) : (i1, i32, i32) -> i32
      %337 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %338 = "arith.subi"(%30, %337) : (i32, i32) -> i32
      %339 = "arith.shrui"(%159, %338) : (i32, i32) -> i32
      %340 = "arith.cmpi"(%338, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %341 = "arith.select"(%340, %339, %39) : (i1, i32, i32) -> i32
      %342 = "arith.muli"(%341, %18) : (i32, i32) -> i32
      %343 = "arith.subi"(%152, %342) : (i32, i32) -> i32
      %344 = "arith.muli"(%336, %9) : (i32, i32) -> i32
      %345 = "arith.addi"(%49, %344) : (i32, i32) -> i32
      %346 = "arith.addi"(%345, %50) : (i32, i32) -> i32
      %347 = "arith.andi"(%346, %128) : (i32, i32) -> i32
      %348 = "arith.subi"(%346, %347) : (i32, i32) -> i32
      %349 = "arith.muli"(%343, %131) : (i32, i32) -> i32
      %350 = "arith.addi"(%348, %349) : (i32, i32) -> i32
      %351 = "arith.muli"(%336, %12) : (i32, i32) -> i32
      %352 = "arith.subi"(%351, %347) : (i32, i32) -> i32
      %353 = "arith.addi"(%352, %349) : (i32, i32) -> i32
      %354 = "arith.addi"(%353, %131) : (i32, i32) -> i32
      %355 = "arith.cmpi"(%336, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %356 = "arith.cmpi"(%350, %10) {predicate = 2 : i64} : (i32, i32) -> i1
      %357 = "arith.andi"(%355, %356) : (i1, i1) -> i1
      "scf.if"(%357) ({
        %358 = "arith.addi"(%350, %131) : (i32, i32) -> i32
        %359 = "arith.cmpi"(%358, %10) {predicate = 3 : i64} : (i32, i32) -> i1
        "scf.if"(%359) ({
          %360 = "llvm.getelementptr"(%51, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %361 = "vector.from_elements"(%181, %182, %183, %184) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%361, %360) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %362 = "llvm.getelementptr"(%0, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %363 = "llvm.getelementptr"(%51, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %364 = "arith.subi"(%10, %350) : (i32, i32) -> i32
          %365 = "arith.cmpi"(%364, %131) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%365) ({
            %366 = "llvm.load"(%362) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%366, %363) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %367 = "arith.cmpi"(%364, %39) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%367) ({
              %368 = "llvm.load"(%362) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%368, %363) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %369 = "arith.cmpi"(%364, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%369) ({
              %370 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %371 = "llvm.load"(%370) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %372 = "llvm.getelementptr"(%363) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%371, %372) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %373 = "arith.cmpi"(%364, %53) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%373) ({
              %374 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %375 = "llvm.load"(%374) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %376 = "llvm.getelementptr"(%363) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%375, %376) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %377 = "arith.cmpi"(%364, %128) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%377) ({
              %378 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %379 = "llvm.load"(%378) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %380 = "llvm.getelementptr"(%363) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%379, %380) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %381 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %382 = "arith.subi"(%30, %381) : (i32, i32) -> i32
      %383 = "arith.shrui"(%203, %382) : (i32, i32) -> i32
      %384 = "arith.cmpi"(%382, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %385 = "arith.select"(%384, %383, %39) : (i1, i32, i32) -> i32
      %386 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %387 = "arith.subi"(%30, %386) : (i32, i32) -> i32
      %388 = "arith.shrui"(%203, %387) : (i32, i32) -> i32
      %389 = "arith.cmpi"(%387, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %390 = "arith.select"(%389, %388, %39) : (i1, i32, i32) -> i32
      %391 = "arith.muli"(%390, %18) : (i32, i32) -> i32
      %392 = "arith.subi"(%196, %391) : (i32, i32) -> i32
      %393 = "arith.muli"(%385, %9) : (i32, i32) -> i32
      %394 = "arith.addi"(%49, %393) : (i32, i32) -> i32
      %395 = "arith.addi"(%394, %50) : (i32, i32) -> i32
      %396 = "arith.andi"(%395, %128) : (i32, i32) -> i32
      %397 = "arith.subi"(%395, %396) : (i32, i32) -> i32
      %398 = "arith.muli"(%392, %131) : (i32, i32) -> i32
      %399 = "arith.addi"(%397, %398) : (i32, i32) -> i32
      %400 = "arith.muli"(%385, %12) : (i32, i32) -> i32
      %401 = "arith.subi"(%400, %396) : (i32, i32) -> i32
      %402 = "arith.addi"(%401, %398) : (i32, i32) -> i32
      %403 = "arith.addi"(%402, %131) : (i32, i32) -> i32
      %404 = "arith.cmpi"(%385, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %405 = "arith.cmpi"(%399, %10) {predicate = 2 : i64} : (i32, i32) -> i1
      %406 = "arith.andi"(%404, %405) : (i1, i1) -> i1
      "scf.if"(%406) ({
        %407 = "arith.addi"(%399, %131) : (i32, i32) -> i32
        %408 = "arith.cmpi"(%407, %10) {predicate = 3 : i64} : (i32, i32) -> i1
        "scf.if"(%408) ({
          %409 = "llvm.getelementptr"(%51, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %410 = "vector.from_elements"(%225, %226, %227, %228) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%410, %409) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %411 = "llvm.getelementptr"(%0, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %412 = "llvm.getelementptr"(%51, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %413 = "arith.subi"(%10, %399) : (i32, i32) -> i32
          %414 = "arith.cmpi"(%413, %131) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%414) ({
            %415 = "llvm.load"(%411) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%415, %412) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %416 = "arith.cmpi"(%413, %39) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%416) ({
              %417 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%417, %412) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %418 = "arith.cmpi"(%413, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%418) ({
              %419 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %421 = "llvm.getelementptr"(%412) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%420, %421) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %422 = "arith.cmpi"(%413, %53) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%422) ({
              %423 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %425 = "llvm.getelementptr"(%412) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%424, %425) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %426 = "arith.cmpi"(%413, %128) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%426) ({
              %427 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %429 = "llvm.getelementptr"(%412) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%428, %429) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %430 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %431 = "arith.subi"(%30, %430) : (i32, i32) -> i32
      %432 = "arith.shrui"(%247, %431) : (i32, i32) -> i32
      %433 = "arith.cmpi"(%431, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %434 = "arith.select"(%433, %432, %39) : (i1, i32, i32) -> i32
      %435 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
      %436 = "arith.subi"(%30, %435) : (i32, i32) -> i32
      %437 = "arith.shrui"(%247, %436) : (i32, i32) -> i32
      %438 = "arith.cmpi"(%436, %30) {predicate = 6 : i64} : (i32, i32) -> i1
      %439 = "arith.select"(%438, %437, %39) : (i1, i32, i32) -> i32
      %440 = "arith.muli"(%439, %18) : (i32, i32) -> i32
      %441 = "arith.subi"(%240, %440) : (i32, i32) -> i32
      %442 = "arith.muli"(%434, %9) : (i32, i32) -> i32
      %443 = "arith.addi"(%49, %442) : (i32, i32) -> i32
      %444 = "arith.addi"(%443, %50) : (i32, i32) -> i32
      %445 = "arith.andi"(%444, %128) : (i32, i32) -> i32
      %446 = "arith.subi"(%444, %445) : (i32, i32) -> i32
      %447 = "arith.muli"(%441, %131) : (i32, i32) -> i32
      %448 = "arith.addi"(%446, %447) : (i32, i32) -> i32
      %449 = "arith.muli"(%434, %12) : (i32, i32) -> i32
      %450 = "arith.subi"(%449, %445) : (i32, i32) -> i32
      %451 = "arith.addi"(%450, %447) : (i32, i32) -> i32
      %452 = "arith.addi"(%451, %131) : (i32, i32) -> i32
      %453 = "arith.cmpi"(%434, %8) {predicate = 2 : i64} : (i32, i32) -> i1
      %454 = "arith.cmpi"(%448, %10) {predicate = 2 : i64} : (i32, i32) -> i1
      %455 = "arith.andi"(%453, %454) : (i1, i1) -> i1
      "scf.if"(%455) ({
        %456 = "arith.addi"(%448, %131) : (i32, i32) -> i32
        %457 = "arith.cmpi"(%456, %10) {predicate = 3 : i64} : (i32, i32) -> i1
        "scf.if"(%457) ({
          %458 = "llvm.getelementptr"(%51, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %459 = "vector.from_elements"(%269, %270, %271, %272) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%459, %458) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %460 = "llvm.getelementptr"(%0, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %461 = "llvm.getelementptr"(%51, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %462 = "arith.subi"(%10, %448) : (i32, i32) -> i32
          %463 = "arith.cmpi"(%462, %131) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%463) ({
            %464 = "llvm.load"(%460) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%464, %461) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %465 = "arith.cmpi"(%462, %39) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%465) ({
              %466 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%466, %461) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %467 = "arith.cmpi"(%462, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%467) ({
              %468 = "llvm.getelementptr"(%460) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %469 = "llvm.load"(%468) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %470 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%469, %470) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %471 = "arith.cmpi"(%462, %53) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%471) ({
              %472 = "llvm.getelementptr"(%460) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %473 = "llvm.load"(%472) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %474 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%473, %474) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %475 = "arith.cmpi"(%462, %128) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%475) ({
              %476 = "llvm.getelementptr"(%460) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %478 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%477, %478) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %479 = "arith.subi"(%9, %50) : (i32, i32) -> i32
      %480 = "arith.minsi"(%11, %479) : (i32, i32) -> i32
      %481 = "arith.muli"(%480, %8) : (i32, i32) -> i32
      %482 = "arith.muli"(%19, %131) : (i32, i32) -> i32
      %483 = "arith.cmpi"(%482, %481) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%483) ({
        %484 = "arith.shrui"(%14, %25) : (i64, i64) -> i64
        %485 = "arith.subi"(%17, %27) : (i32, i32) -> i32
        %486 = "llvm.intr.ctlz"(%485) {is_zero_poison = false} : (i32) -> i32
        %487 = "arith.subi"(%30, %486) : (i32, i32) -> i32
        %488 = "arith.muli"(%110, %484) : (i64, i64) -> i64
        %489 = "arith.shrui"(%488, %25) : (i64, i64) -> i64
        %490 = "arith.trunci"(%489) : (i64) -> i32
        %491 = "arith.addi"(%490, %19) : (i32, i32) -> i32
        %492 = "arith.shrui"(%491, %487) : (i32, i32) -> i32
        %493 = "arith.cmpi"(%487, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %494 = "arith.select"(%493, %492, %39) : (i1, i32, i32) -> i32
        %495 = "llvm.intr.ctlz"(%485) {is_zero_poison = false} : (i32) -> i32
        %496 = "arith.subi"(%30, %495) : (i32, i32) -> i32
        %497 = "arith.shrui"(%491, %496) : (i32, i32) -> i32
        %498 = "arith.cmpi"(%496, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %499 = "arith.select"(%498, %497, %39) : (i1, i32, i32) -> i32
        %500 = "arith.muli"(%499, %17) : (i32, i32) -> i32
        %501 = "arith.subi"(%19, %500) : (i32, i32) -> i32
        %502 = "arith.muli"(%501, %53) : (i32, i32) -> i32
        %503 = "llvm.getelementptr"(%52, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %504 = "arith.addi"(%494, %27) : (i32, i32) -> i32
        %505 = "arith.muli"(%504, %131) : (i32, i32) -> i32
        %506 = "arith.subi"(%481, %482) : (i32, i32) -> i32
        %507 = "llvm.load"(%503) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xi32>
        %508 = "vector.extract"(%507) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %509 = "vector.extract"(%507) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %510 = "arith.constant"() {value = 65537 : i32} : () -> i32
        %511 = "arith.muli"(%505, %510) : (i32, i32) -> i32
        %512 = "arith.addi"(%508, %511) : (i32, i32) -> i32
        %513 = "arith.addi"(%509, %511) : (i32, i32) -> i32
        %514 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %515 = "arith.andi"(%512, %514) : (i32, i32) -> i32
        %516 = "arith.constant"() {value = 16 : i32} : () -> i32
        %517 = "arith.shrsi"(%512, %516) : (i32, i32) -> i32
        %518 = "arith.andi"(%513, %514) : (i32, i32) -> i32
        %519 = "arith.shrsi"(%513, %516) : (i32, i32) -> i32
        %520 = "arith.cmpi"(%506, %131) {predicate = 5 : i64} : (i32, i32) -> i1
        %521, %522, %523, %524 = "scf.if"(%520) ({
          %525 = "llvm.getelementptr"(%51, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %527 = "llvm.getelementptr"(%51, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %529 = "llvm.getelementptr"(%51, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %530 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %531 = "llvm.getelementptr"(%51, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %532 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%526, %528, %530, %532) : (f32, f32, f32, f32) -> ()
        }, {
          %533 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %534 = "vector.extract"(%533) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %535 = "vector.extract"(%533) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %536 = "vector.extract"(%533) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %537 = "vector.extract"(%533) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %538 = "arith.cmpi"(%506, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          %539 = "scf.if"(%538) ({
            %540 = "llvm.getelementptr"(%51, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%541) : (f32) -> ()
          }, {
            "scf.yield"(%534) : (f32) -> ()
          }) : (i1) -> f32
          %542 = "arith.cmpi"(%506, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          %543 = "scf.if"(%542) ({
            %544 = "llvm.getelementptr"(%51, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %545 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%545) : (f32) -> ()
          }, {
            "scf.yield"(%535) : (f32) -> ()
          }) : (i1) -> f32
          %546 = "arith.cmpi"(%506, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %547 = "scf.if"(%546) ({
            %548 = "llvm.getelementptr"(%51, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %549 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%549) : (f32) -> ()
          }, {
            "scf.yield"(%536) : (f32) -> ()
          }) : (i1) -> f32
          %550 = "arith.cmpi"(%506, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          %551 = "scf.if"(%550) ({
            %552 = "llvm.getelementptr"(%51, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %553 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%553) : (f32) -> ()
          }, {
            "scf.yield"(%537) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%539, %543, %547, %551) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %554 = "arith.muli"(%50, %8) : (i32, i32) -> i32
        %555 = "arith.addi"(%49, %554) : (i32, i32) -> i32
        %556 = "arith.addi"(%555, %482) : (i32, i32) -> i32
        %557 = "llvm.getelementptr"(%5, %556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%520) ({
          %558 = "vector.from_elements"(%521, %522, %523, %524) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%558, %557) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %559 = "arith.cmpi"(%506, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%559) ({
            "llvm.store"(%521, %557) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %560 = "arith.cmpi"(%506, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%560) ({
            %561 = "llvm.getelementptr"(%557) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%522, %561) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %562 = "arith.cmpi"(%506, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%562) ({
            %563 = "llvm.getelementptr"(%557) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%523, %563) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %564 = "arith.cmpi"(%506, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%564) ({
            %565 = "llvm.getelementptr"(%557) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%524, %565) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %566 = "arith.muli"(%152, %131) : (i32, i32) -> i32
      %567 = "arith.cmpi"(%566, %481) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%567) ({
        %568 = "arith.shrui"(%14, %25) : (i64, i64) -> i64
        %569 = "arith.subi"(%17, %27) : (i32, i32) -> i32
        %570 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
        %571 = "arith.subi"(%30, %570) : (i32, i32) -> i32
        %572 = "arith.muli"(%155, %568) : (i64, i64) -> i64
        %573 = "arith.shrui"(%572, %25) : (i64, i64) -> i64
        %574 = "arith.trunci"(%573) : (i64) -> i32
        %575 = "arith.addi"(%574, %152) : (i32, i32) -> i32
        %576 = "arith.shrui"(%575, %571) : (i32, i32) -> i32
        %577 = "arith.cmpi"(%571, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %578 = "arith.select"(%577, %576, %39) : (i1, i32, i32) -> i32
        %579 = "llvm.intr.ctlz"(%569) {is_zero_poison = false} : (i32) -> i32
        %580 = "arith.subi"(%30, %579) : (i32, i32) -> i32
        %581 = "arith.shrui"(%575, %580) : (i32, i32) -> i32
        %582 = "arith.cmpi"(%580, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %583 = "arith.select"(%582, %581, %39) : (i1, i32, i32) -> i32
        %584 = "arith.muli"(%583, %17) : (i32, i32) -> i32
        %585 = "arith.subi"(%152, %584) : (i32, i32) -> i32
        %586 = "arith.muli"(%585, %53) : (i32, i32) -> i32
        %587 = "llvm.getelementptr"(%52, %586) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %588 = "arith.addi"(%578, %27) : (i32, i32) -> i32
        %589 = "arith.muli"(%588, %131) : (i32, i32) -> i32
        %590 = "arith.subi"(%481, %566) : (i32, i32) -> i32
        %591 = "llvm.load"(%587) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xi32>
        %592 = "vector.extract"(%591) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %593 = "vector.extract"(%591) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %594 = "arith.constant"() {value = 65537 : i32} : () -> i32
        %595 = "arith.muli"(%589, %594) : (i32, i32) -> i32
        %596 = "arith.addi"(%592, %595) : (i32, i32) -> i32
        %597 = "arith.addi"(%593, %595) : (i32, i32) -> i32
        %598 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %599 = "arith.andi"(%596, %598) : (i32, i32) -> i32
        %600 = "arith.constant"() {value = 16 : i32} : () -> i32
        %601 = "arith.shrsi"(%596, %600) : (i32, i32) -> i32
        %602 = "arith.andi"(%597, %598) : (i32, i32) -> i32
        %603 = "arith.shrsi"(%597, %600) : (i32, i32) -> i32
        %604 = "arith.cmpi"(%590, %131) {predicate = 5 : i64} : (i32, i32) -> i1
        %605, %606, %607, %608 = "scf.if"(%604) ({
          %609 = "llvm.getelementptr"(%51, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %610 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %611 = "llvm.getelementptr"(%51, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %612 = "llvm.load"(%611) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %613 = "llvm.getelementptr"(%51, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %614 = "llvm.load"(%613) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %615 = "llvm.getelementptr"(%51, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %616 = "llvm.load"(%615) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%610, %612, %614, %616) : (f32, f32, f32, f32) -> ()
        }, {
          %617 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %618 = "vector.extract"(%617) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %619 = "vector.extract"(%617) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %620 = "vector.extract"(%617) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %621 = "vector.extract"(%617) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %622 = "arith.cmpi"(%590, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          %623 = "scf.if"(%622) ({
            %624 = "llvm.getelementptr"(%51, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %625 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%625) : (f32) -> ()
          }, {
            "scf.yield"(%618) : (f32) -> ()
          }) : (i1) -> f32
          %626 = "arith.cmpi"(%590, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          %627 = "scf.if"(%626) ({
            %628 = "llvm.getelementptr"(%51, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %629 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%629) : (f32) -> ()
          }, {
            "scf.yield"(%619) : (f32) -> ()
          }) : (i1) -> f32
          %630 = "arith.cmpi"(%590, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %631 = "scf.if"(%630) ({
            %632 = "llvm.getelementptr"(%51, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %633 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%633) : (f32) -> ()
          }, {
            "scf.yield"(%620) : (f32) -> ()
          }) : (i1) -> f32
          %634 = "arith.cmpi"(%590, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          %635 = "scf.if"(%634) ({
            %636 = "llvm.getelementptr"(%51, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %637 = "llvm.load"(%636) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%637) : (f32) -> ()
          }, {
            "scf.yield"(%621) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%623, %627, %631, %635) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %638 = "arith.muli"(%50, %8) : (i32, i32) -> i32
        %639 = "arith.addi"(%49, %638) : (i32, i32) -> i32
        %640 = "arith.addi"(%639, %566) : (i32, i32) -> i32
        %641 = "llvm.getelementptr"(%5, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%604) ({
          %642 = "vector.from_elements"(%605, %606, %607, %608) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%642, %641) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %643 = "arith.cmpi"(%590, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%643) ({
            "llvm.store"(%605, %641) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %644 = "arith.cmpi"(%590, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%644) ({
            %645 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%606, %645) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %646 = "arith.cmpi"(%590, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%646) ({
            %647 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%607, %647) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %648 = "arith.cmpi"(%590, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%648) ({
            %649 = "llvm.getelementptr"(%641) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%608, %649) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %650 = "arith.muli"(%196, %131) : (i32, i32) -> i32
      %651 = "arith.cmpi"(%650, %481) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%651) ({
        %652 = "arith.shrui"(%14, %25) : (i64, i64) -> i64
        %653 = "arith.subi"(%17, %27) : (i32, i32) -> i32
        %654 = "llvm.intr.ctlz"(%653) {is_zero_poison = false} : (i32) -> i32
        %655 = "arith.subi"(%30, %654) : (i32, i32) -> i32
        %656 = "arith.muli"(%199, %652) : (i64, i64) -> i64
        %657 = "arith.shrui"(%656, %25) : (i64, i64) -> i64
        %658 = "arith.trunci"(%657) : (i64) -> i32
        %659 = "arith.addi"(%658, %196) : (i32, i32) -> i32
        %660 = "arith.shrui"(%659, %655) : (i32, i32) -> i32
        %661 = "arith.cmpi"(%655, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %662 = "arith.select"(%661, %660, %39) : (i1, i32, i32) -> i32
        %663 = "llvm.intr.ctlz"(%653) {is_zero_poison = false} : (i32) -> i32
        %664 = "arith.subi"(%30, %663) : (i32, i32) -> i32
        %665 = "arith.shrui"(%659, %664) : (i32, i32) -> i32
        %666 = "arith.cmpi"(%664, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %667 = "arith.select"(%666, %665, %39) : (i1, i32, i32) -> i32
        %668 = "arith.muli"(%667, %17) : (i32, i32) -> i32
        %669 = "arith.subi"(%196, %668) : (i32, i32) -> i32
        %670 = "arith.muli"(%669, %53) : (i32, i32) -> i32
        %671 = "llvm.getelementptr"(%52, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %672 = "arith.addi"(%662, %27) : (i32, i32) -> i32
        %673 = "arith.muli"(%672, %131) : (i32, i32) -> i32
        %674 = "arith.subi"(%481, %650) : (i32, i32) -> i32
        %675 = "llvm.load"(%671) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xi32>
        %676 = "vector.extract"(%675) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %677 = "vector.extract"(%675) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %678 = "arith.constant"() {value = 65537 : i32} : () -> i32
        %679 = "arith.muli"(%673, %678) : (i32, i32) -> i32
        %680 = "arith.addi"(%676, %679) : (i32, i32) -> i32
        %681 = "arith.addi"(%677, %679) : (i32, i32) -> i32
        %682 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %683 = "arith.andi"(%680, %682) : (i32, i32) -> i32
        %684 = "arith.constant"() {value = 16 : i32} : () -> i32
        %685 = "arith.shrsi"(%680, %684) : (i32, i32) -> i32
        %686 = "arith.andi"(%681, %682) : (i32, i32) -> i32
        %687 = "arith.shrsi"(%681, %684) : (i32, i32) -> i32
        %688 = "arith.cmpi"(%674, %131) {predicate = 5 : i64} : (i32, i32) -> i1
        %689, %690, %691, %692 = "scf.if"(%688) ({
          %693 = "llvm.getelementptr"(%51, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %694 = "llvm.load"(%693) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %695 = "llvm.getelementptr"(%51, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %696 = "llvm.load"(%695) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %697 = "llvm.getelementptr"(%51, %686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %698 = "llvm.load"(%697) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %699 = "llvm.getelementptr"(%51, %687) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %700 = "llvm.load"(%699) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%694, %696, %698, %700) : (f32, f32, f32, f32) -> ()
        }, {
          %701 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %702 = "vector.extract"(%701) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %703 = "vector.extract"(%701) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %704 = "vector.extract"(%701) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %705 = "vector.extract"(%701) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %706 = "arith.cmpi"(%674, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          %707 = "scf.if"(%706) ({
            %708 = "llvm.getelementptr"(%51, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %709 = "llvm.load"(%708) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%709) : (f32) -> ()
          }, {
            "scf.yield"(%702) : (f32) -> ()
          }) : (i1) -> f32
          %710 = "arith.cmpi"(%674, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          %711 = "scf.if"(%710) ({
            %712 = "llvm.getelementptr"(%51, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %713 = "llvm.load"(%712) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%713) : (f32) -> ()
          }, {
            "scf.yield"(%703) : (f32) -> ()
          }) : (i1) -> f32
          %714 = "arith.cmpi"(%674, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %715 = "scf.if"(%714) ({
            %716 = "llvm.getelementptr"(%51, %686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %717 = "llvm.load"(%716) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%717) : (f32) -> ()
          }, {
            "scf.yield"(%704) : (f32) -> ()
          }) : (i1) -> f32
          %718 = "arith.cmpi"(%674, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          %719 = "scf.if"(%718) ({
            %720 = "llvm.getelementptr"(%51, %687) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %721 = "llvm.load"(%720) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%721) : (f32) -> ()
          }, {
            "scf.yield"(%705) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%707, %711, %715, %719) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %722 = "arith.muli"(%50, %8) : (i32, i32) -> i32
        %723 = "arith.addi"(%49, %722) : (i32, i32) -> i32
        %724 = "arith.addi"(%723, %650) : (i32, i32) -> i32
        %725 = "llvm.getelementptr"(%5, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%688) ({
          %726 = "vector.from_elements"(%689, %690, %691, %692) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%726, %725) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %727 = "arith.cmpi"(%674, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%727) ({
            "llvm.store"(%689, %725) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %728 = "arith.cmpi"(%674, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%728) ({
            %729 = "llvm.getelementptr"(%725) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%690, %729) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %730 = "arith.cmpi"(%674, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%730) ({
            %731 = "llvm.getelementptr"(%725) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%691, %731) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %732 = "arith.cmpi"(%674, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%732) ({
            %733 = "llvm.getelementptr"(%725) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%692, %733) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %734 = "arith.muli"(%240, %131) : (i32, i32) -> i32
      %735 = "arith.cmpi"(%734, %481) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%735) ({
        %736 = "arith.shrui"(%14, %25) : (i64, i64) -> i64
        %737 = "arith.subi"(%17, %27) : (i32, i32) -> i32
        %738 = "llvm.intr.ctlz"(%737) {is_zero_poison = false} : (i32) -> i32
        %739 = "arith.subi"(%30, %738) : (i32, i32) -> i32
        %740 = "arith.muli"(%243, %736) : (i64, i64) -> i64
        %741 = "arith.shrui"(%740, %25) : (i64, i64) -> i64
        %742 = "arith.trunci"(%741) : (i64) -> i32
        %743 = "arith.addi"(%742, %240) : (i32, i32) -> i32
        %744 = "arith.shrui"(%743, %739) : (i32, i32) -> i32
        %745 = "arith.cmpi"(%739, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %746 = "arith.select"(%745, %744, %39) : (i1, i32, i32) -> i32
        %747 = "llvm.intr.ctlz"(%737) {is_zero_poison = false} : (i32) -> i32
        %748 = "arith.subi"(%30, %747) : (i32, i32) -> i32
        %749 = "arith.shrui"(%743, %748) : (i32, i32) -> i32
        %750 = "arith.cmpi"(%748, %30) {predicate = 6 : i64} : (i32, i32) -> i1
        %751 = "arith.select"(%750, %749, %39) : (i1, i32, i32) -> i32
        %752 = "arith.muli"(%751, %17) : (i32, i32) -> i32
        %753 = "arith.subi"(%240, %752) : (i32, i32) -> i32
        %754 = "arith.muli"(%753, %53) : (i32, i32) -> i32
        %755 = "llvm.getelementptr"(%52, %754) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %756 = "arith.addi"(%746, %27) : (i32, i32) -> i32
        %757 = "arith.muli"(%756, %131) : (i32, i32) -> i32
        %758 = "arith.subi"(%481, %734) : (i32, i32) -> i32
        %759 = "llvm.load"(%755) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xi32>
        %760 = "vector.extract"(%759) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %761 = "vector.extract"(%759) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %762 = "arith.constant"() {value = 65537 : i32} : () -> i32
        %763 = "arith.muli"(%757, %762) : (i32, i32) -> i32
        %764 = "arith.addi"(%760, %763) : (i32, i32) -> i32
        %765 = "arith.addi"(%761, %763) : (i32, i32) -> i32
        %766 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %767 = "arith.andi"(%764, %766) : (i32, i32) -> i32
        %768 = "arith.constant"() {value = 16 : i32} : () -> i32
        %769 = "arith.shrsi"(%764, %768) : (i32, i32) -> i32
        %770 = "arith.andi"(%765, %766) : (i32, i32) -> i32
        %771 = "arith.shrsi"(%765, %768) : (i32, i32) -> i32
        %772 = "arith.cmpi"(%758, %131) {predicate = 5 : i64} : (i32, i32) -> i1
        %773, %774, %775, %776 = "scf.if"(%772) ({
          %777 = "llvm.getelementptr"(%51, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %778 = "llvm.load"(%777) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %779 = "llvm.getelementptr"(%51, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %780 = "llvm.load"(%779) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %781 = "llvm.getelementptr"(%51, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %782 = "llvm.load"(%781) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %783 = "llvm.getelementptr"(%51, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %784 = "llvm.load"(%783) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%778, %780, %782, %784) : (f32, f32, f32, f32) -> ()
        }, {
          %785 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %786 = "vector.extract"(%785) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %787 = "vector.extract"(%785) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %788 = "vector.extract"(%785) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %789 = "vector.extract"(%785) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %790 = "arith.cmpi"(%758, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          %791 = "scf.if"(%790) ({
            %792 = "llvm.getelementptr"(%51, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %793 = "llvm.load"(%792) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%793) : (f32) -> ()
          }, {
            "scf.yield"(%786) : (f32) -> ()
          }) : (i1) -> f32
          %794 = "arith.cmpi"(%758, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          %795 = "scf.if"(%794) ({
            %796 = "llvm.getelementptr"(%51, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %797 = "llvm.load"(%796) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%797) : (f32) -> ()
          }, {
            "scf.yield"(%787) : (f32) -> ()
          }) : (i1) -> f32
          %798 = "arith.cmpi"(%758, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          %799 = "scf.if"(%798) ({
            %800 = "llvm.getelementptr"(%51, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %801 = "llvm.load"(%800) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%801) : (f32) -> ()
          }, {
            "scf.yield"(%788) : (f32) -> ()
          }) : (i1) -> f32
          %802 = "arith.cmpi"(%758, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          %803 = "scf.if"(%802) ({
            %804 = "llvm.getelementptr"(%51, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %805 = "llvm.load"(%804) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%805) : (f32) -> ()
          }, {
            "scf.yield"(%789) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%791, %795, %799, %803) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %806 = "arith.muli"(%50, %8) : (i32, i32) -> i32
        %807 = "arith.addi"(%49, %806) : (i32, i32) -> i32
        %808 = "arith.addi"(%807, %734) : (i32, i32) -> i32
        %809 = "llvm.getelementptr"(%5, %808) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%772) ({
          %810 = "vector.from_elements"(%773, %774, %775, %776) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%810, %809) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %811 = "arith.cmpi"(%758, %39) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%811) ({
            "llvm.store"(%773, %809) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %812 = "arith.cmpi"(%758, %27) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%812) ({
            %813 = "llvm.getelementptr"(%809) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%774, %813) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %814 = "arith.cmpi"(%758, %53) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%814) ({
            %815 = "llvm.getelementptr"(%809) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%775, %815) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %816 = "arith.cmpi"(%758, %128) {predicate = 4 : i64} : (i32, i32) -> i1
          "scf.if"(%816) ({
            %817 = "llvm.getelementptr"(%809) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%776, %817) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "transpose_to_flat", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i32, i32, i32, i32, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64, %10: i64, %11: i32):
      %12 = "arith.trunci"(%8) : (i64) -> i32
      %13 = "arith.trunci"(%9) : (i64) -> i32
      %14 = "arith.trunci"(%10) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.constant"() {value = 32 : i64} : () -> i64
      %23 = "arith.shrui"(%9, %22) : (i64, i64) -> i64
      %24 = "arith.constant"() {value = 1 : i32} : () -> i32
      %25 = "arith.subi"(%13, %24) : (i32, i32) -> i32
      %26 = "llvm.intr.ctlz"(%25) {is_zero_poison = false} : (i32) -> i32
      %27 = "arith.constant"() {value = 32 : i32} : () -> i32
      %28 = "arith.subi"(%27, %26) : (i32, i32) -> i32
      %29 = "arith.extui"(%19) : (i32) -> i64
      %30 = "arith.muli"(%29, %23) : (i64, i64) -> i64
      %31 = "arith.shrui"(%30, %22) : (i64, i64) -> i64
      %32 = "arith.trunci"(%31) : (i64) -> i32
      %33 = "arith.addi"(%32, %19) : (i32, i32) -> i32
      %34 = "arith.shrui"(%33, %28) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%28, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %36 = "arith.constant"() {value = 0 : i32} : () -> i32
      %37 = "arith.select"(%35, %34, %36) : (i1, i32, i32) -> i32
      %38 = "arith.muli"(%37, %13) : (i32, i32) -> i32
      %39 = "arith.subi"(%19, %38) : (i32, i32) -> i32
      %40 = "llvm.intr.ctlz"(%25) {is_zero_poison = false} : (i32) -> i32
      %41 = "arith.subi"(%27, %40) : (i32, i32) -> i32
      %42 = "arith.shrui"(%33, %41) : (i32, i32) -> i32
      %43 = "arith.cmpi"(%41, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %44 = "arith.select"(%43, %42, %36) : (i1, i32, i32) -> i32
      %45 = "arith.shrui"(%10, %22) : (i64, i64) -> i64
      %46 = "arith.subi"(%14, %24) : (i32, i32) -> i32
      %47 = "llvm.intr.ctlz"(%46) {is_zero_poison = false} : (i32) -> i32
      %48 = "arith.subi"(%27, %47) : (i32, i32) -> i32
      %49 = "arith.extui"(%44) : (i32) -> i64
      %50 = "arith.muli"(%49, %45) : (i64, i64) -> i64
      %51 = "arith.shrui"(%50, %22) : (i64, i64) -> i64
      %52 = "arith.trunci"(%51) : (i64) -> i32
      %53 = "arith.addi"(%52, %44) : (i32, i32) -> i32
      %54 = "arith.shrui"(%53, %48) : (i32, i32) -> i32
      %55 = "arith.cmpi"(%48, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %56 = "arith.select"(%55, %54, %36) : (i1, i32, i32) -> i32
      %57 = "arith.muli"(%56, %14) : (i32, i32) -> i32
      %58 = "arith.subi"(%44, %57) : (i32, i32) -> i32
      %59 = "llvm.intr.ctlz"(%46) {is_zero_poison = false} : (i32) -> i32
      %60 = "arith.subi"(%27, %59) : (i32, i32) -> i32
      %61 = "arith.shrui"(%53, %60) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%60, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %63 = "arith.select"(%62, %61, %36) : (i1, i32, i32) -> i32
      %64 = "arith.constant"() {value = 64 : i32} : () -> i32
      %65 = "arith.muli"(%39, %64) : (i32, i32) -> i32
      %66 = "arith.constant"() {value = 8 : i32} : () -> i32
      %67 = "arith.subi"(%65, %66) : (i32, i32) -> i32
      %68 = "arith.muli"(%58, %64) : (i32, i32) -> i32
      %69 = "arith.muli"(%63, %18) : (i32, i32) -> i32
      %70 = "arith.subi"(%2, %18) : (i32, i32) -> i32
      %71 = "arith.maxsi"(%67, %36) : (i32, i32) -> i32
      %72 = "arith.shrui"(%8, %22) : (i64, i64) -> i64
      %73 = "arith.subi"(%12, %24) : (i32, i32) -> i32
      %74 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %75 = "arith.subi"(%27, %74) : (i32, i32) -> i32
      %76 = "arith.extui"(%71) : (i32) -> i64
      %77 = "arith.muli"(%76, %72) : (i64, i64) -> i64
      %78 = "arith.shrui"(%77, %22) : (i64, i64) -> i64
      %79 = "arith.trunci"(%78) : (i64) -> i32
      %80 = "arith.addi"(%79, %71) : (i32, i32) -> i32
      %81 = "arith.shrui"(%80, %75) : (i32, i32) -> i32
      %82 = "arith.cmpi"(%75, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %83 = "arith.select"(%82, %81, %36) : (i1, i32, i32) -> i32
      %84 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %85 = "arith.muli"(%67, %2) : (i32, i32) -> i32
      %86 = "arith.addi"(%69, %85) : (i32, i32) -> i32
      %87 = "arith.muli"(%83, %70) : (i32, i32) -> i32
      %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%88, %68) : (i32, i32) -> i32
      %90 = "arith.constant"() {value = 4 : i32} : () -> i32
      %91 = "arith.remui"(%2, %90) : (i32, i32) -> i32
      %92 = "arith.constant"() {value = 76 : i32} : () -> i32
      %93 = "arith.addi"(%92, %91) : (i32, i32) -> i32
      %94 = "arith.constant"() {value = 3 : i32} : () -> i32
      %95 = "arith.andi"(%70, %94) : (i32, i32) -> i32
      %96 = "arith.andi"(%89, %94) : (i32, i32) -> i32
      %97 = "arith.addi"(%90, %96) : (i32, i32) -> i32
      %98 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %99 = "arith.constant"() {value = 17 : i32} : () -> i32
      %100 = "arith.divui"(%15, %99) : (i32, i32) -> i32
      %101 = "arith.remui"(%15, %99) : (i32, i32) -> i32
      %102 = "arith.addi"(%67, %100) : (i32, i32) -> i32
      %103 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %104 = "arith.subi"(%27, %103) : (i32, i32) -> i32
      %105 = "arith.constant"() {value = 31 : i32} : () -> i32
      %106 = "arith.shrsi"(%102, %105) : (i32, i32) -> i32
      %107 = "arith.xori"(%102, %106) : (i32, i32) -> i32
      %108 = "arith.extui"(%107) : (i32) -> i64
      %109 = "arith.muli"(%108, %72) : (i64, i64) -> i64
      %110 = "arith.shrui"(%109, %22) : (i64, i64) -> i64
      %111 = "arith.trunci"(%110) : (i64) -> i32
      %112 = "arith.addi"(%111, %107) : (i32, i32) -> i32
      %113 = "arith.shrui"(%112, %104) : (i32, i32) -> i32
      %114 = "arith.cmpi"(%104, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %115 = "arith.select"(%114, %113, %36) : (i1, i32, i32) -> i32
      %116 = "arith.xori"(%115, %106) : (i32, i32) -> i32
      %117 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %118 = "arith.muli"(%100, %2) : (i32, i32) -> i32
      %119 = "arith.addi"(%89, %118) : (i32, i32) -> i32
      %120 = "arith.subi"(%116, %83) : (i32, i32) -> i32
      %121 = "arith.muli"(%120, %70) : (i32, i32) -> i32
      %122 = "arith.addi"(%119, %121) : (i32, i32) -> i32
      %123 = "arith.subi"(%18, %90) : (i32, i32) -> i32
      %124 = "arith.addi"(%123, %24) : (i32, i32) -> i32
      %125 = "arith.subi"(%2, %68) : (i32, i32) -> i32
      %126 = "arith.addi"(%122, %125) : (i32, i32) -> i32
      %127 = "arith.minsi"(%124, %126) : (i32, i32) -> i32
      %128 = "arith.andi"(%122, %94) : (i32, i32) -> i32
      %129 = "arith.subi"(%122, %128) : (i32, i32) -> i32
      %130 = "arith.muli"(%101, %90) : (i32, i32) -> i32
      %131 = "arith.addi"(%129, %130) : (i32, i32) -> i32
      %132 = "arith.constant"() {value = 72 : i32} : () -> i32
      %133 = "arith.cmpi"(%100, %132) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.cmpi"(%102, %36) {predicate = 5 : i64} : (i32, i32) -> i1
      %135 = "arith.cmpi"(%102, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %136 = "arith.andi"(%134, %135) : (i1, i1) -> i1
      %137 = "arith.andi"(%133, %136) : (i1, i1) -> i1
      %138 = "arith.cmpi"(%131, %127) {predicate = 2 : i64} : (i32, i32) -> i1
      %139 = "arith.andi"(%137, %138) : (i1, i1) -> i1
      %140, %141, %142, %143 = "scf.if"(%139) ({
        %144 = "llvm.getelementptr"(%0, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %145 = "llvm.load"(%144) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %146 = "vector.extract"(%145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %147 = "vector.extract"(%145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%146, %147, %148, %149) : (f32, f32, f32, f32) -> ()
      }, {
        %150 = "llvm.mlir.undef"() : () -> f32
        %151 = "llvm.mlir.undef"() : () -> f32
        %152 = "llvm.mlir.undef"() : () -> f32
        %153 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%150, %151, %152, %153) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %154 = "arith.constant"() {value = 256 : i32} : () -> i32
      %155 = "arith.addi"(%15, %154) : (i32, i32) -> i32
      %156 = "arith.divui"(%155, %99) : (i32, i32) -> i32
      %157 = "arith.remui"(%155, %99) : (i32, i32) -> i32
      %158 = "arith.addi"(%67, %156) : (i32, i32) -> i32
      %159 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %160 = "arith.subi"(%27, %159) : (i32, i32) -> i32
      %161 = "arith.shrsi"(%158, %105) : (i32, i32) -> i32
      %162 = "arith.xori"(%158, %161) : (i32, i32) -> i32
      %163 = "arith.extui"(%162) : (i32) -> i64
      %164 = "arith.muli"(%163, %72) : (i64, i64) -> i64
      %165 = "arith.shrui"(%164, %22) : (i64, i64) -> i64
      %166 = "arith.trunci"(%165) : (i64) -> i32
      %167 = "arith.addi"(%166, %162) : (i32, i32) -> i32
      %168 = "arith.shrui"(%167, %160) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%160, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %170 = "arith.select"(%169, %168, %36) : (i1, i32, i32) -> i32
      %171 = "arith.xori"(%170, %161) : (i32, i32) -> i32
      %172 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %173 = "arith.muli"(%156, %2) : (i32, i32) -> i32
      %174 = "arith.addi"(%89, %173) : (i32, i32) -> i32
      %175 = "arith.subi"(%171, %83) : (i32, i32) -> i32
      %176 = "arith.muli"(%175, %70) : (i32, i32) -> i32
      %177 = "arith.addi"(%174, %176) : (i32, i32) -> i32
      %178 = "arith.addi"(%177, %125) : (i32, i32) -> i32
      %179 = "arith.minsi"(%124, %178) : (i32, i32) -> i32
      %180 = "arith.andi"(%177, %94) : (i32, i32) -> i32
      %181 = "arith.subi"(%177, %180) : (i32, i32) -> i32
      %182 = "arith.muli"(%157, %90) : (i32, i32) -> i32
      %183 = "arith.addi"(%181, %182) : (i32, i32) -> i32
      %184 = "arith.cmpi"(%156, %132) {predicate = 2 : i64} : (i32, i32) -> i1
      %185 = "arith.cmpi"(%158, %36) {predicate = 5 : i64} : (i32, i32) -> i1
      %186 = "arith.cmpi"(%158, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %187 = "arith.andi"(%185, %186) : (i1, i1) -> i1
      %188 = "arith.andi"(%184, %187) : (i1, i1) -> i1
      %189 = "arith.cmpi"(%183, %179) {predicate = 2 : i64} : (i32, i32) -> i1
      %190 = "arith.andi"(%188, %189) : (i1, i1) -> i1
      %191, %192, %193, %194 = "scf.if"(%190) ({
        %195 = "llvm.getelementptr"(%0, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %196 = "llvm.load"(%195) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %197 = "vector.extract"(%196) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %198 = "vector.extract"(%196) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %199 = "vector.extract"(%196) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%196) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%197, %198, %199, %200) : (f32, f32, f32, f32) -> ()
      }, {
        %201 = "llvm.mlir.undef"() : () -> f32
        %202 = "llvm.mlir.undef"() : () -> f32
        %203 = "llvm.mlir.undef"() : () -> f32
        %204 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%201, %202, %203, %204) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %205 = "arith.constant"() {value = 512 : i32} : () -> i32
      %206 = "arith.addi"(%15, %205) : (i32, i32) -> i32
      %207 = "arith.divui"(%206, %99) : (i32, i32) -> i32
      %208 = "arith.remui"(%206, %99) : (i32, i32) -> i32
      %209 = "arith.addi"(%67, %207) : (i32, i32) -> i32
      %210 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %211 = "arith.subi"(%27, %210) : (i32, i32) -> i32
      %212 = "arith.shrsi"(%209, %105) : (i32, i32) -> i32
      %213 = "arith.xori"(%209, %212) : (i32, i32) -> i32
      %214 = "arith.extui"(%213) : (i32) -> i64
      %215 = "arith.muli"(%214, %72) : (i64, i64) -> i64
      %216 = "arith.shrui"(%215, %22) : (i64, i64) -> i64
      %217 = "arith.trunci"(%216) : (i64) -> i32
      %218 = "arith.addi"(%217, %213) : (i32, i32) -> i32
      %219 = "arith.shrui"(%218, %211) : (i32, i32) -> i32
      %220 = "arith.cmpi"(%211, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %221 = "arith.select"(%220, %219, %36) : (i1, i32, i32) -> i32
      %222 = "arith.xori"(%221, %212) : (i32, i32) -> i32
      %223 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %224 = "arith.muli"(%207, %2) : (i32, i32) -> i32
      %225 = "arith.addi"(%89, %224) : (i32, i32) -> i32
      %226 = "arith.subi"(%222, %83) : (i32, i32) -> i32
      %227 = "arith.muli"(%226, %70) : (i32, i32) -> i32
      %228 = "arith.addi"(%225, %227) : (i32, i32) -> i32
      %229 = "arith.addi"(%228, %125) : (i32, i32) -> i32
      %230 = "arith.minsi"(%124, %229) : (i32, i32) -> i32
      %231 = "arith.andi"(%228, %94) : (i32, i32) -> i32
      %232 = "arith.subi"(%228, %231) : (i32, i32) -> i32
      %233 = "arith.muli"(%208, %90) : (i32, i32) -> i32
      %234 = "arith.addi"(%232, %233) : (i32, i32) -> i32
      %235 = "arith.cmpi"(%207, %132) {predicate = 2 : i64} : (i32, i32) -> i1
      %236 = "arith.cmpi"(%209, %36) {predicate = 5 : i64} : (i32, i32) -> i1
      %237 = "arith.cmpi"(%209, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %238 = "arith.andi"(%236, %237) : (i1, i1) -> i1
      %239 = "arith.andi"(%235, %238) : (i1, i1) -> i1
      %240 = "arith.cmpi"(%234, %230) {predicate = 2 : i64} : (i32, i32) -> i1
      %241 = "arith.andi"(%239, %240) : (i1, i1) -> i1
      %242, %243, %244, %245 = "scf.if"(%241) ({
        %246 = "llvm.getelementptr"(%0, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %247 = "llvm.load"(%246) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %248 = "vector.extract"(%247) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %249 = "vector.extract"(%247) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %250 = "vector.extract"(%247) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %251 = "vector.extract"(%247) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%248, %249, %250, %251) : (f32, f32, f32, f32) -> ()
      }, {
        %252 = "llvm.mlir.undef"() : () -> f32
        %253 = "llvm.mlir.undef"() : () -> f32
        %254 = "llvm.mlir.undef"() : () -> f32
        %255 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%252, %253, %254, %255) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %256 = "arith.constant"() {value = 768 : i32} : () -> i32
      %257 = "arith.addi"(%15, %256) : (i32, i32) -> i32
      %258 = "arith.divui"(%257, %99) : (i32, i32) -> i32
      %259 = "arith.remui"(%257, %99) : (i32, i32) -> i32
      %260 = "arith.addi"(%67, %258) : (i32, i32) -> i32
      %261 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %262 = "arith.subi"(%27, %261) : (i32, i32) -> i32
      %263 = "arith.shrsi"(%260, %105) : (i32, i32) -> i32
      %264 = "arith.xori"(%260, %263) : (i32, i32) -> i32
      %265 = "arith.extui"(%264) : (i32) -> i64
      %266 = "arith.muli"(%265, %72) : (i64, i64) -> i64
      %267 = "arith.shrui"(%266, %22) : (i64, i64) -> i64
      %268 = "arith.trunci"(%267) : (i64) -> i32
      %269 = "arith.addi"(%268, %264) : (i32, i32) -> i32
      %270 = "arith.shrui"(%269, %262) : (i32, i32) -> i32
      %271 = "arith.cmpi"(%262, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %272 = "arith.select"(%271, %270, %36) : (i1, i32, i32) -> i32
      %273 = "arith.xori"(%272, %263) : (i32, i32) -> i32
      %274 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %275 = "arith.muli"(%258, %2) : (i32, i32) -> i32
      %276 = "arith.addi"(%89, %275) : (i32, i32) -> i32
      %277 = "arith.subi"(%273, %83) : (i32, i32) -> i32
      %278 = "arith.muli"(%277, %70) : (i32, i32) -> i32
      %279 = "arith.addi"(%276, %278) : (i32, i32) -> i32
      %280 = "arith.addi"(%279, %125) : (i32, i32) -> i32
      %281 = "arith.minsi"(%124, %280) : (i32, i32) -> i32
      %282 = "arith.andi"(%279, %94) : (i32, i32) -> i32
      %283 = "arith.subi"(%279, %282) : (i32, i32) -> i32
      %284 = "arith.muli"(%259, %90) : (i32, i32) -> i32
      %285 = "arith.addi"(%283, %284) : (i32, i32) -> i32
      %286 = "arith.cmpi"(%258, %132) {predicate = 2 : i64} : (i32, i32) -> i1
      %287 = "arith.cmpi"(%260, %36) {predicate = 5 : i64} : (i32, i32) -> i1
      %288 = "arith.cmpi"(%260, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%287, %288) : (i1, i1) -> i1
      %290 = "arith.andi"(%286, %289) : (i1, i1) -> i1
      %291 = "arith.cmpi"(%285, %281) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%290, %291) : (i1, i1) -> i1
      %293, %294, %295, %296 = "scf.if"(%292) ({
        %297 = "llvm.getelementptr"(%0, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %298 = "llvm.load"(%297) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %299 = "vector.extract"(%298) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %300 = "vector.extract"(%298) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %301 = "vector.extract"(%298) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %302 = "vector.extract"(%298) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%299, %300, %301, %302) : (f32, f32, f32, f32) -> ()
      }, {
        %303 = "llvm.mlir.undef"() : () -> f32
        %304 = "llvm.mlir.undef"() : () -> f32
        %305 = "llvm.mlir.undef"() : () -> f32
        %306 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%303, %304, %305, %306) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %307 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %308 = "arith.addi"(%15, %307) : (i32, i32) -> i32
      %309 = "arith.divui"(%308, %99) : (i32, i32) -> i32
      %310 = "arith.remui"(%308, %99) : (i32, i32) -> i32
      %311 = "arith.addi"(%67, %309) : (i32, i32) -> i32
      %312 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %313 = "arith.subi"(%27, %312) : (i32, i32) -> i32
      %314 = "arith.shrsi"(%311, %105) : (i32, i32) -> i32
      %315 = "arith.xori"(%311, %314) : (i32, i32) -> i32
      %316 = "arith.extui"(%315) : (i32) -> i64
      %317 = "arith.muli"(%316, %72) : (i64, i64) -> i64
      %318 = "arith.shrui"(%317, %22) : (i64, i64) -> i64
      %319 = "arith.trunci"(%318) : (i64) -> i32
      %320 = "arith.addi"(%319, %315) : (i32, i32) -> i32
      %321 = "arith.shrui"(%320, %313) : (i32, i32) -> i32
      %322 = "arith.cmpi"(%313, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %323 = "arith.select"(%322, %321, %36) : (i1, i32, i32) -> i32
      %324 = "arith.xori"(%323, %314) : (i32, i32) -> i32
      %325 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %326 = "arith.muli"(%309, %2) : (i32, i32) -> i32
      %327 = "arith.addi"(%89, %326) : (i32, i32) -> i32
      %328 = "arith.subi"(%324, %83) : (i32, i32) -> i32
      %329 = "arith.muli"(%328, %70) : (i32, i32) -> i32
      %330 = "arith.addi"(%327, %329) : (i32, i32) -> i32
      %331 = "arith.addi"(%330, %125) : (i32, i32) -> i32
      %332 = "arith.minsi"(%124, %331) : (i32, i32) -> i32
      %333 = "arith.andi"(%330, %94) : (i32, i32) -> i32
      %334 = "arith.subi"(%330, %333) : (i32, i32) -> i32
      %335 = "arith.muli"(%310, %90) : (i32, i32) -> i32
      %336 = "arith.addi"(%334, %335) : (i32, i32) -> i32
      %337 = "arith.cmpi"(%309, %132) {predicate = 2 : i64} : (i32, i32) -> i1
      %338 = "arith.cmpi"(%311, %36) {predicate = 5 : i64} : (i32, i32) -> i1
      %339 = "arith.cmpi"(%311, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %340 = "arith.andi"(%338, %339) : (i1, i1) -> i1
      %341 = "arith.andi"(%337, %340) : (i1, i1) -> i1
      %342 = "arith.cmpi"(%336, %332) {predicate = 2 : i64} : (i32, i32) -> i1
      %343 = "arith.andi"(%341, %342) : (i1, i1) -> i1
      %344, %345, %346, %347 = "scf.if"(%343) ({
        %348 = "llvm.getelementptr"(%0, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %349 = "llvm.load"(%348) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %350 = "vector.extract"(%349) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %351 = "vector.extract"(%349) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %352 = "vector.extract"(%349) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %353 = "vector.extract"(%349) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%350, %351, %352, %353) : (f32, f32, f32, f32) -> ()
      }, {
        %354 = "llvm.mlir.undef"() : () -> f32
        %355 = "llvm.mlir.undef"() : () -> f32
        %356 = "llvm.mlir.undef"() : () -> f32
        %357 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%354, %355, %356, %357) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %358 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %359 = "arith.subi"(%27, %358) : (i32, i32) -> i32
      %360 = "arith.shrui"(%112, %359) : (i32, i32) -> i32
      %361 = "arith.cmpi"(%359, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %362 = "arith.select"(%361, %360, %36) : (i1, i32, i32) -> i32
      %363 = "arith.xori"(%362, %106) : (i32, i32) -> i32
      %364 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %365 = "arith.subi"(%363, %83) : (i32, i32) -> i32
      %366 = "arith.muli"(%365, %70) : (i32, i32) -> i32
      %367 = "arith.addi"(%119, %366) : (i32, i32) -> i32
      %368 = "arith.muli"(%100, %93) : (i32, i32) -> i32
      %369 = "arith.muli"(%365, %95) : (i32, i32) -> i32
      %370 = "arith.addi"(%368, %369) : (i32, i32) -> i32
      %371 = "arith.addi"(%370, %97) : (i32, i32) -> i32
      %372 = "arith.addi"(%367, %125) : (i32, i32) -> i32
      %373 = "arith.minsi"(%18, %372) : (i32, i32) -> i32
      %374 = "arith.andi"(%367, %94) : (i32, i32) -> i32
      %375 = "arith.subi"(%367, %374) : (i32, i32) -> i32
      %376 = "arith.addi"(%375, %130) : (i32, i32) -> i32
      %377 = "arith.subi"(%371, %374) : (i32, i32) -> i32
      %378 = "arith.addi"(%377, %130) : (i32, i32) -> i32
      %379 = "arith.cmpi"(%376, %373) {predicate = 2 : i64} : (i32, i32) -> i1
      %380 = "arith.andi"(%137, %379) : (i1, i1) -> i1
      "scf.if"(%380) ({
        %381 = "arith.addi"(%376, %90) : (i32, i32) -> i32
        %382 = "arith.cmpi"(%381, %18) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%382) ({
          %383 = "llvm.getelementptr"(%0, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %384 = "llvm.getelementptr"(%98, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %385 = "arith.subi"(%18, %376) : (i32, i32) -> i32
          %386 = "arith.cmpi"(%385, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%386) ({
            %387 = "llvm.load"(%383) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%387, %384) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %388 = "arith.cmpi"(%385, %36) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%388) ({
              %389 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%389, %384) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %390 = "arith.cmpi"(%385, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%390) ({
              %391 = "llvm.getelementptr"(%383) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %393 = "llvm.getelementptr"(%384) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%392, %393) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %394 = "arith.constant"() {value = 2 : i32} : () -> i32
            %395 = "arith.cmpi"(%385, %394) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%395) ({
              %396 = "llvm.getelementptr"(%383) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %398 = "llvm.getelementptr"(%384) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%397, %398) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %399 = "arith.cmpi"(%385, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%399) ({
              %400 = "llvm.getelementptr"(%383) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %402 = "llvm.getelementptr"(%384) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%401, %402) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %403 = "llvm.getelementptr"(%98, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %404 = "vector.from_elements"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%404, %403) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %405 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %406 = "arith.subi"(%27, %405) : (i32, i32) -> i32
      %407 = "arith.shrui"(%167, %406) : (i32, i32) -> i32
      %408 = "arith.cmpi"(%406, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %409 = "arith.select"(%408, %407, %36) : (i1, i32, i32) -> i32
      %410 = "arith.xori"(%409, %161) : (i32, i32) -> i32
      %411 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %412 = "arith.subi"(%410, %83) : (i32, i32) -> i32
      %413 = "arith.muli"(%412, %70) : (i32, i32) -> i32
      %414 = "arith.addi"(%174, %413) : (i32, i32) -> i32
      %415 = "arith.muli"(%156, %93) : (i32, i32) -> i32
      %416 = "arith.muli"(%412, %95) : (i32, i32) -> i32
      %417 = "arith.addi"(%415, %416) : (i32, i32) -> i32
      %418 = "arith.addi"(%417, %97) : (i32, i32) -> i32
      %419 = "arith.addi"(%414, %125) : (i32, i32) -> i32
      %420 = "arith.minsi"(%18, %419) : (i32, i32) -> i32
      %421 = "arith.andi"(%414, %94) : (i32, i32) -> i32
      %422 = "arith.subi"(%414, %421) : (i32, i32) -> i32
      %423 = "arith.addi"(%422, %182) : (i32, i32) -> i32
      %424 = "arith.subi"(%418, %421) : (i32, i32) -> i32
      %425 = "arith.addi"(%424, %182) : (i32, i32) -> i32
      %426 = "arith.cmpi"(%423, %420) {predicate = 2 : i64} : (i32, i32) -> i1
      %427 = "arith.andi"(%188, %426) : (i1, i1) -> i1
      "scf.if"(%427) ({
        %428 = "arith.addi"(%423, %90) : (i32, i32) -> i32
        %429 = "arith.cmpi"(%428, %18) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%429) ({
          %430 = "llvm.getelementptr"(%0, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %431 = "llvm.getelementptr"(%98, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %432 = "arith.subi"(%18, %423) : (i32, i32) -> i32
          %433 = "arith.cmpi"(%432, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%433) ({
            %434 = "llvm.load"(%430) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%434, %431) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %435 = "arith.cmpi"(%432, %36) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%435) ({
              %436 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%436, %431) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %437 = "arith.cmpi"(%432, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%437) ({
              %438 = "llvm.getelementptr"(%430) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %440 = "llvm.getelementptr"(%431) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%439, %440) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %441 = "arith.constant"() {value = 2 : i32} : () -> i32
            %442 = "arith.cmpi"(%432, %441) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%442) ({
              %443 = "llvm.getelementptr"(%430) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %445 = "llvm.getelementptr"(%431) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%444, %445) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %446 = "arith.cmpi"(%432, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%446) ({
              %447 = "llvm.getelementptr"(%430) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %449 = "llvm.getelementptr"(%431) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%448, %449) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %450 = "llvm.getelementptr"(%98, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %451 = "vector.from_elements"(%191, %192, %193, %194) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%451, %450) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %452 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %453 = "arith.subi"(%27, %452) : (i32, i32) -> i32
      %454 = "arith.shrui"(%218, %453) : (i32, i32) -> i32
      %455 = "arith.cmpi"(%453, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %456 = "arith.select"(%455, %454, %36) : (i1, i32, i32) -> i32
      %457 = "arith.xori"(%456, %212) : (i32, i32) -> i32
      %458 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %459 = "arith.subi"(%457, %83) : (i32, i32) -> i32
      %460 = "arith.muli"(%459, %70) : (i32, i32) -> i32
      %461 = "arith.addi"(%225, %460) : (i32, i32) -> i32
      %462 = "arith.muli"(%207, %93) : (i32, i32) -> i32
      %463 = "arith.muli"(%459, %95) : (i32, i32) -> i32
      %464 = "arith.addi"(%462, %463) : (i32, i32) -> i32
      %465 = "arith.addi"(%464, %97) : (i32, i32) -> i32
      %466 = "arith.addi"(%461, %125) : (i32, i32) -> i32
      %467 = "arith.minsi"(%18, %466) : (i32, i32) -> i32
      %468 = "arith.andi"(%461, %94) : (i32, i32) -> i32
      %469 = "arith.subi"(%461, %468) : (i32, i32) -> i32
      %470 = "arith.addi"(%469, %233) : (i32, i32) -> i32
      %471 = "arith.subi"(%465, %468) : (i32, i32) -> i32
      %472 = "arith.addi"(%471, %233) : (i32, i32) -> i32
      %473 = "arith.cmpi"(%470, %467) {predicate = 2 : i64} : (i32, i32) -> i1
      %474 = "arith.andi"(%239, %473) : (i1, i1) -> i1
      "scf.if"(%474) ({
        %475 = "arith.addi"(%470, %90) : (i32, i32) -> i32
        %476 = "arith.cmpi"(%475, %18) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%476) ({
          %477 = "llvm.getelementptr"(%0, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %478 = "llvm.getelementptr"(%98, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %479 = "arith.subi"(%18, %470) : (i32, i32) -> i32
          %480 = "arith.cmpi"(%479, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%480) ({
            %481 = "llvm.load"(%477) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%481, %478) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %482 = "arith.cmpi"(%479, %36) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%482) ({
              %483 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%483, %478) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %484 = "arith.cmpi"(%479, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%484) ({
              %485 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %487 = "llvm.getelementptr"(%478) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%486, %487) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %488 = "arith.constant"() {value = 2 : i32} : () -> i32
            %489 = "arith.cmpi"(%479, %488) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%489) ({
              %490 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %491 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %492 = "llvm.getelementptr"(%478) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%491, %492) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %493 = "arith.cmpi"(%479, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%493) ({
              %494 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %496 = "llvm.getelementptr"(%478) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%495, %496) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %497 = "llvm.getelementptr"(%98, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %498 = "vector.from_elements"(%242, %243, %244, %245) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%498, %497) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %499 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %500 = "arith.subi"(%27, %499) : (i32, i32) -> i32
      %501 = "arith.shrui"(%269, %500) : (i32, i32) -> i32
      %502 = "arith.cmpi"(%500, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %503 = "arith.select"(%502, %501, %36) : (i1, i32, i32) -> i32
      %504 = "arith.xori"(%503, %263) : (i32, i32) -> i32
      %505 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %506 = "arith.subi"(%504, %83) : (i32, i32) -> i32
      %507 = "arith.muli"(%506, %70) : (i32, i32) -> i32
      %508 = "arith.addi"(%276, %507) : (i32, i32) -> i32
      %509 = "arith.muli"(%258, %93) : (i32, i32) -> i32
      %510 = "arith.muli"(%506, %95) : (i32, i32) -> i32
      %511 = "arith.addi"(%509, %510) : (i32, i32) -> i32
      %512 = "arith.addi"(%511, %97) : (i32, i32) -> i32
      %513 = "arith.addi"(%508, %125) : (i32, i32) -> i32
      %514 = "arith.minsi"(%18, %513) : (i32, i32) -> i32
      %515 = "arith.andi"(%508, %94) : (i32, i32) -> i32
      %516 = "arith.subi"(%508, %515) : (i32, i32) -> i32
      %517 = "arith.addi"(%516, %284) : (i32, i32) -> i32
      %518 = "arith.subi"(%512, %515) : (i32, i32) -> i32
      %519 = "arith.addi"(%518, %284) : (i32, i32) -> i32
      %520 = "arith.cmpi"(%517, %514) {predicate = 2 : i64} : (i32, i32) -> i1
      %521 = "arith.andi"(%290, %520) : (i1, i1) -> i1
      "scf.if"(%521) ({
        %522 = "arith.addi"(%517, %90) : (i32, i32) -> i32
        %523 = "arith.cmpi"(%522, %18) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%523) ({
          %524 = "llvm.getelementptr"(%0, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %525 = "llvm.getelementptr"(%98, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %526 = "arith.subi"(%18, %517) : (i32, i32) -> i32
          %527 = "arith.cmpi"(%526, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%527) ({
            %528 = "llvm.load"(%524) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%528, %525) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %529 = "arith.cmpi"(%526, %36) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%529) ({
              %530 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%530, %525) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %531 = "arith.cmpi"(%526, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%531) ({
              %532 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %533 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %534 = "llvm.getelementptr"(%525) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%533, %534) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %535 = "arith.constant"() {value = 2 : i32} : () -> i32
            %536 = "arith.cmpi"(%526, %535) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%536) ({
              %537 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %538 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %539 = "llvm.getelementptr"(%525) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%538, %539) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %540 = "arith.cmpi"(%526, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%540) ({
              %541 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %542 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %543 = "llvm.getelementptr"(%525) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%542, %543) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %544 = "llvm.getelementptr"(%98, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %545 = "vector.from_elements"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%545, %544) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %546 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %547 = "arith.subi"(%27, %546) : (i32, i32) -> i32
      %548 = "arith.shrui"(%320, %547) : (i32, i32) -> i32
      %549 = "arith.cmpi"(%547, %27) {predicate = 6 : i64} : (i32, i32) -> i1
      %550 = "arith.select"(%549, %548, %36) : (i1, i32, i32) -> i32
      %551 = "arith.xori"(%550, %314) : (i32, i32) -> i32
      %552 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
      %553 = "arith.subi"(%551, %83) : (i32, i32) -> i32
      %554 = "arith.muli"(%553, %70) : (i32, i32) -> i32
      %555 = "arith.addi"(%327, %554) : (i32, i32) -> i32
      %556 = "arith.muli"(%309, %93) : (i32, i32) -> i32
      %557 = "arith.muli"(%553, %95) : (i32, i32) -> i32
      %558 = "arith.addi"(%556, %557) : (i32, i32) -> i32
      %559 = "arith.addi"(%558, %97) : (i32, i32) -> i32
      %560 = "arith.addi"(%555, %125) : (i32, i32) -> i32
      %561 = "arith.minsi"(%18, %560) : (i32, i32) -> i32
      %562 = "arith.andi"(%555, %94) : (i32, i32) -> i32
      %563 = "arith.subi"(%555, %562) : (i32, i32) -> i32
      %564 = "arith.addi"(%563, %335) : (i32, i32) -> i32
      %565 = "arith.subi"(%559, %562) : (i32, i32) -> i32
      %566 = "arith.addi"(%565, %335) : (i32, i32) -> i32
      %567 = "arith.cmpi"(%564, %561) {predicate = 2 : i64} : (i32, i32) -> i1
      %568 = "arith.andi"(%341, %567) : (i1, i1) -> i1
      "scf.if"(%568) ({
        %569 = "arith.addi"(%564, %90) : (i32, i32) -> i32
        %570 = "arith.cmpi"(%569, %18) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%570) ({
          %571 = "llvm.getelementptr"(%0, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %572 = "llvm.getelementptr"(%98, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %573 = "arith.subi"(%18, %564) : (i32, i32) -> i32
          %574 = "arith.cmpi"(%573, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%574) ({
            %575 = "llvm.load"(%571) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%575, %572) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %576 = "arith.cmpi"(%573, %36) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%576) ({
              %577 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%577, %572) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %578 = "arith.cmpi"(%573, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%578) ({
              %579 = "llvm.getelementptr"(%571) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %581 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%580, %581) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %582 = "arith.constant"() {value = 2 : i32} : () -> i32
            %583 = "arith.cmpi"(%573, %582) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%583) ({
              %584 = "llvm.getelementptr"(%571) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %585 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %586 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%585, %586) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %587 = "arith.cmpi"(%573, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%587) ({
              %588 = "llvm.getelementptr"(%571) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %589 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %590 = "llvm.getelementptr"(%572) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%589, %590) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %591 = "llvm.getelementptr"(%98, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %592 = "vector.from_elements"(%344, %345, %346, %347) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%592, %591) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %593 = "arith.divui"(%15, %66) : (i32, i32) -> i32
      %594 = "arith.divui"(%593, %64) : (i32, i32) -> i32
      %595 = "arith.remui"(%593, %64) : (i32, i32) -> i32
      %596 = "arith.muli"(%594, %66) : (i32, i32) -> i32
      %597 = "arith.remui"(%15, %66) : (i32, i32) -> i32
      %598 = "arith.addi"(%596, %597) : (i32, i32) -> i32
      %599 = "arith.muli"(%598, %90) : (i32, i32) -> i32
      %600 = "arith.cmpi"(%599, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %601 = "arith.addi"(%68, %595) : (i32, i32) -> i32
      %602 = "arith.cmpi"(%601, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %603 = "arith.andi"(%600, %602) : (i1, i1) -> i1
      %604 = "arith.muli"(%601, %1) : (i32, i32) -> i32
      %605 = "arith.addi"(%69, %604) : (i32, i32) -> i32
      %606 = "arith.addi"(%599, %66) : (i32, i32) -> i32
      %607 = "arith.remui"(%605, %66) : (i32, i32) -> i32
      %608 = "arith.subi"(%606, %607) : (i32, i32) -> i32
      %609 = "arith.addi"(%67, %608) : (i32, i32) -> i32
      %610 = "arith.subi"(%36, %609) : (i32, i32) -> i32
      %611 = "arith.subi"(%1, %609) : (i32, i32) -> i32
      %612 = "arith.cmpi"(%610, %90) {predicate = 2 : i64} : (i32, i32) -> i1
      %613 = "arith.cmpi"(%611, %36) {predicate = 4 : i64} : (i32, i32) -> i1
      %614 = "arith.andi"(%612, %613) : (i1, i1) -> i1
      %615 = "arith.andi"(%603, %614) : (i1, i1) -> i1
      "scf.if"(%615) ({
        %616 = "arith.maxsi"(%609, %36) : (i32, i32) -> i32
        %617 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %618 = "arith.subi"(%27, %617) : (i32, i32) -> i32
        %619 = "arith.extui"(%616) : (i32) -> i64
        %620 = "arith.muli"(%619, %72) : (i64, i64) -> i64
        %621 = "arith.shrui"(%620, %22) : (i64, i64) -> i64
        %622 = "arith.trunci"(%621) : (i64) -> i32
        %623 = "arith.addi"(%622, %616) : (i32, i32) -> i32
        %624 = "arith.shrui"(%623, %618) : (i32, i32) -> i32
        %625 = "arith.cmpi"(%618, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %626 = "arith.select"(%625, %624, %36) : (i1, i32, i32) -> i32
        %627 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %628 = "arith.subi"(%27, %627) : (i32, i32) -> i32
        %629 = "arith.shrui"(%623, %628) : (i32, i32) -> i32
        %630 = "arith.cmpi"(%628, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %631 = "arith.select"(%630, %629, %36) : (i1, i32, i32) -> i32
        %632 = "arith.muli"(%631, %12) : (i32, i32) -> i32
        %633 = "arith.subi"(%616, %632) : (i32, i32) -> i32
        %634 = "arith.subi"(%1, %633) : (i32, i32) -> i32
        %635 = "arith.minsi"(%609, %36) : (i32, i32) -> i32
        %636 = "arith.subi"(%634, %635) : (i32, i32) -> i32
        %637 = "arith.muli"(%608, %93) : (i32, i32) -> i32
        %638 = "arith.subi"(%626, %83) : (i32, i32) -> i32
        %639 = "arith.muli"(%638, %95) : (i32, i32) -> i32
        %640 = "arith.addi"(%637, %639) : (i32, i32) -> i32
        %641 = "arith.addi"(%640, %97) : (i32, i32) -> i32
        %642 = "arith.addi"(%641, %595) : (i32, i32) -> i32
        %643 = "arith.cmpi"(%636, %90) {predicate = 2 : i64} : (i32, i32) -> i1
        %644 = "arith.constant"() {value = false} : () -> i1
        %645 = "arith.cmpi"(%643, %644) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%645) ({
          %646 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %647 = "arith.addi"(%642, %646) : (i32, i32) -> i32
          %648 = "arith.addi"(%642, %93) : (i32, i32) -> i32
          %649 = "arith.constant"() {value = 2 : i32} : () -> i32
          %650 = "arith.muli"(%649, %93) : (i32, i32) -> i32
          %651 = "arith.addi"(%642, %650) : (i32, i32) -> i32
          %652 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %653 = "arith.addi"(%642, %652) : (i32, i32) -> i32
          %654 = "arith.cmpi"(%610, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %655 = "arith.cmpi"(%611, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %656 = "arith.andi"(%654, %655) : (i1, i1) -> i1
          %657, %658, %659, %660 = "scf.if"(%656) ({
            %661 = "llvm.getelementptr"(%98, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %662 = "llvm.load"(%661) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %663 = "llvm.getelementptr"(%98, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %665 = "llvm.getelementptr"(%98, %651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %666 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %667 = "llvm.getelementptr"(%98, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %668 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%662, %664, %666, %668) : (f32, f32, f32, f32) -> ()
          }, {
            %669 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %670 = "vector.extract"(%669) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %671 = "vector.extract"(%669) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %672 = "vector.extract"(%669) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %673 = "vector.extract"(%669) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %674 = "arith.andi"(%654, %613) : (i1, i1) -> i1
            %675 = "scf.if"(%674) ({
              %676 = "llvm.getelementptr"(%98, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %677 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%677) : (f32) -> ()
            }, {
              "scf.yield"(%670) : (f32) -> ()
            }) : (i1) -> f32
            %678 = "arith.cmpi"(%610, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %679 = "arith.cmpi"(%611, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %680 = "arith.andi"(%678, %679) : (i1, i1) -> i1
            %681 = "scf.if"(%680) ({
              %682 = "llvm.getelementptr"(%98, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %683 = "llvm.load"(%682) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%683) : (f32) -> ()
            }, {
              "scf.yield"(%671) : (f32) -> ()
            }) : (i1) -> f32
            %684 = "arith.cmpi"(%610, %649) {predicate = 3 : i64} : (i32, i32) -> i1
            %685 = "arith.cmpi"(%611, %649) {predicate = 4 : i64} : (i32, i32) -> i1
            %686 = "arith.andi"(%684, %685) : (i1, i1) -> i1
            %687 = "scf.if"(%686) ({
              %688 = "llvm.getelementptr"(%98, %651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %689 = "llvm.load"(%688) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%689) : (f32) -> ()
            }, {
              "scf.yield"(%672) : (f32) -> ()
            }) : (i1) -> f32
            %690 = "arith.cmpi"(%610, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %691 = "arith.cmpi"(%611, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %692 = "arith.andi"(%690, %691) : (i1, i1) -> i1
            %693 = "scf.if"(%692) ({
              %694 = "llvm.getelementptr"(%98, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %695 = "llvm.load"(%694) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%695) : (f32) -> ()
            }, {
              "scf.yield"(%673) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%675, %681, %687, %693) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %696 = "arith.addi"(%605, %609) : (i32, i32) -> i32
          %697 = "llvm.getelementptr"(%5, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%656) ({
            %698 = "vector.from_elements"(%657, %658, %659, %660) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%698, %697) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %699 = "arith.andi"(%654, %613) : (i1, i1) -> i1
            "scf.if"(%699) ({
              "llvm.store"(%657, %697) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %700 = "arith.cmpi"(%610, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %701 = "arith.cmpi"(%611, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %702 = "arith.andi"(%700, %701) : (i1, i1) -> i1
            "scf.if"(%702) ({
              %703 = "llvm.getelementptr"(%697) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%658, %703) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %704 = "arith.cmpi"(%610, %649) {predicate = 3 : i64} : (i32, i32) -> i1
            %705 = "arith.cmpi"(%611, %649) {predicate = 4 : i64} : (i32, i32) -> i1
            %706 = "arith.andi"(%704, %705) : (i1, i1) -> i1
            "scf.if"(%706) ({
              %707 = "llvm.getelementptr"(%697) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%659, %707) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %708 = "arith.cmpi"(%610, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %709 = "arith.cmpi"(%611, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %710 = "arith.andi"(%708, %709) : (i1, i1) -> i1
            "scf.if"(%710) ({
              %711 = "llvm.getelementptr"(%697) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%660, %711) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %712 = "arith.constant"() {value = true} : () -> i1
        %713 = "arith.cmpi"(%643, %712) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%713) ({
          %714 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %715 = "arith.addi"(%642, %714) : (i32, i32) -> i32
          %716 = "arith.addi"(%642, %93) : (i32, i32) -> i32
          %717 = "arith.constant"() {value = 2 : i32} : () -> i32
          %718 = "arith.muli"(%717, %93) : (i32, i32) -> i32
          %719 = "arith.addi"(%642, %718) : (i32, i32) -> i32
          %720 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %721 = "arith.addi"(%642, %720) : (i32, i32) -> i32
          %722 = "arith.cmpi"(%636, %36) {predicate = 4 : i64} : (i32, i32) -> i1
          %723 = "arith.addi"(%715, %95) : (i32, i32) -> i32
          %724 = "arith.select"(%722, %715, %723) : (i1, i32, i32) -> i32
          %725 = "arith.cmpi"(%636, %24) {predicate = 4 : i64} : (i32, i32) -> i1
          %726 = "arith.addi"(%716, %95) : (i32, i32) -> i32
          %727 = "arith.select"(%725, %716, %726) : (i1, i32, i32) -> i32
          %728 = "arith.cmpi"(%636, %717) {predicate = 4 : i64} : (i32, i32) -> i1
          %729 = "arith.addi"(%719, %95) : (i32, i32) -> i32
          %730 = "arith.select"(%728, %719, %729) : (i1, i32, i32) -> i32
          %731 = "arith.cmpi"(%636, %94) {predicate = 4 : i64} : (i32, i32) -> i1
          %732 = "arith.addi"(%721, %95) : (i32, i32) -> i32
          %733 = "arith.select"(%731, %721, %732) : (i1, i32, i32) -> i32
          %734 = "arith.cmpi"(%610, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %735 = "arith.cmpi"(%611, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %736 = "arith.andi"(%734, %735) : (i1, i1) -> i1
          %737, %738, %739, %740 = "scf.if"(%736) ({
            %741 = "llvm.getelementptr"(%98, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %742 = "llvm.load"(%741) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %743 = "llvm.getelementptr"(%98, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %744 = "llvm.load"(%743) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %745 = "llvm.getelementptr"(%98, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %746 = "llvm.load"(%745) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %747 = "llvm.getelementptr"(%98, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %748 = "llvm.load"(%747) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%742, %744, %746, %748) : (f32, f32, f32, f32) -> ()
          }, {
            %749 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %750 = "vector.extract"(%749) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %751 = "vector.extract"(%749) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %752 = "vector.extract"(%749) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %753 = "vector.extract"(%749) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %754 = "arith.andi"(%734, %613) : (i1, i1) -> i1
            %755 = "scf.if"(%754) ({
              %756 = "llvm.getelementptr"(%98, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %757 = "llvm.load"(%756) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%757) : (f32) -> ()
            }, {
              "scf.yield"(%750) : (f32) -> ()
            }) : (i1) -> f32
            %758 = "arith.cmpi"(%610, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %759 = "arith.cmpi"(%611, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %760 = "arith.andi"(%758, %759) : (i1, i1) -> i1
            %761 = "scf.if"(%760) ({
              %762 = "llvm.getelementptr"(%98, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %763 = "llvm.load"(%762) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%763) : (f32) -> ()
            }, {
              "scf.yield"(%751) : (f32) -> ()
            }) : (i1) -> f32
            %764 = "arith.cmpi"(%610, %717) {predicate = 3 : i64} : (i32, i32) -> i1
            %765 = "arith.cmpi"(%611, %717) {predicate = 4 : i64} : (i32, i32) -> i1
            %766 = "arith.andi"(%764, %765) : (i1, i1) -> i1
            %767 = "scf.if"(%766) ({
              %768 = "llvm.getelementptr"(%98, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %769 = "llvm.load"(%768) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%769) : (f32) -> ()
            }, {
              "scf.yield"(%752) : (f32) -> ()
            }) : (i1) -> f32
            %770 = "arith.cmpi"(%610, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %771 = "arith.cmpi"(%611, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %772 = "arith.andi"(%770, %771) : (i1, i1) -> i1
            %773 = "scf.if"(%772) ({
              %774 = "llvm.getelementptr"(%98, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %775 = "llvm.load"(%774) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%775) : (f32) -> ()
            }, {
              "scf.yield"(%753) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%755, %761, %767, %773) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %776 = "arith.addi"(%605, %609) : (i32, i32) -> i32
          %777 = "llvm.getelementptr"(%5, %776) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%736) ({
            %778 = "vector.from_elements"(%737, %738, %739, %740) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%778, %777) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %779 = "arith.andi"(%734, %613) : (i1, i1) -> i1
            "scf.if"(%779) ({
              "llvm.store"(%737, %777) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %780 = "arith.cmpi"(%610, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %781 = "arith.cmpi"(%611, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %782 = "arith.andi"(%780, %781) : (i1, i1) -> i1
            "scf.if"(%782) ({
              %783 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%738, %783) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %784 = "arith.cmpi"(%610, %717) {predicate = 3 : i64} : (i32, i32) -> i1
            %785 = "arith.cmpi"(%611, %717) {predicate = 4 : i64} : (i32, i32) -> i1
            %786 = "arith.andi"(%784, %785) : (i1, i1) -> i1
            "scf.if"(%786) ({
              %787 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%739, %787) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %788 = "arith.cmpi"(%610, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %789 = "arith.cmpi"(%611, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %790 = "arith.andi"(%788, %789) : (i1, i1) -> i1
            "scf.if"(%790) ({
              %791 = "llvm.getelementptr"(%777) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%740, %791) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %792 = "arith.divui"(%155, %66) : (i32, i32) -> i32
      %793 = "arith.divui"(%792, %64) : (i32, i32) -> i32
      %794 = "arith.remui"(%792, %64) : (i32, i32) -> i32
      %795 = "arith.muli"(%793, %66) : (i32, i32) -> i32
      %796 = "arith.addi"(%795, %597) : (i32, i32) -> i32
      %797 = "arith.muli"(%796, %90) : (i32, i32) -> i32
      %798 = "arith.cmpi"(%797, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %799 = "arith.addi"(%68, %794) : (i32, i32) -> i32
      %800 = "arith.cmpi"(%799, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %801 = "arith.andi"(%798, %800) : (i1, i1) -> i1
      %802 = "arith.muli"(%799, %1) : (i32, i32) -> i32
      %803 = "arith.addi"(%69, %802) : (i32, i32) -> i32
      %804 = "arith.addi"(%797, %66) : (i32, i32) -> i32
      %805 = "arith.remui"(%803, %66) : (i32, i32) -> i32
      %806 = "arith.subi"(%804, %805) : (i32, i32) -> i32
      %807 = "arith.addi"(%67, %806) : (i32, i32) -> i32
      %808 = "arith.subi"(%36, %807) : (i32, i32) -> i32
      %809 = "arith.subi"(%1, %807) : (i32, i32) -> i32
      %810 = "arith.cmpi"(%808, %90) {predicate = 2 : i64} : (i32, i32) -> i1
      %811 = "arith.cmpi"(%809, %36) {predicate = 4 : i64} : (i32, i32) -> i1
      %812 = "arith.andi"(%810, %811) : (i1, i1) -> i1
      %813 = "arith.andi"(%801, %812) : (i1, i1) -> i1
      "scf.if"(%813) ({
        %814 = "arith.maxsi"(%807, %36) : (i32, i32) -> i32
        %815 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %816 = "arith.subi"(%27, %815) : (i32, i32) -> i32
        %817 = "arith.extui"(%814) : (i32) -> i64
        %818 = "arith.muli"(%817, %72) : (i64, i64) -> i64
        %819 = "arith.shrui"(%818, %22) : (i64, i64) -> i64
        %820 = "arith.trunci"(%819) : (i64) -> i32
        %821 = "arith.addi"(%820, %814) : (i32, i32) -> i32
        %822 = "arith.shrui"(%821, %816) : (i32, i32) -> i32
        %823 = "arith.cmpi"(%816, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %824 = "arith.select"(%823, %822, %36) : (i1, i32, i32) -> i32
        %825 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %826 = "arith.subi"(%27, %825) : (i32, i32) -> i32
        %827 = "arith.shrui"(%821, %826) : (i32, i32) -> i32
        %828 = "arith.cmpi"(%826, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %829 = "arith.select"(%828, %827, %36) : (i1, i32, i32) -> i32
        %830 = "arith.muli"(%829, %12) : (i32, i32) -> i32
        %831 = "arith.subi"(%814, %830) : (i32, i32) -> i32
        %832 = "arith.subi"(%1, %831) : (i32, i32) -> i32
        %833 = "arith.minsi"(%807, %36) : (i32, i32) -> i32
        %834 = "arith.subi"(%832, %833) : (i32, i32) -> i32
        %835 = "arith.muli"(%806, %93) : (i32, i32) -> i32
        %836 = "arith.subi"(%824, %83) : (i32, i32) -> i32
        %837 = "arith.muli"(%836, %95) : (i32, i32) -> i32
        %838 = "arith.addi"(%835, %837) : (i32, i32) -> i32
        %839 = "arith.addi"(%838, %97) : (i32, i32) -> i32
        %840 = "arith.addi"(%839, %794) : (i32, i32) -> i32
        %841 = "arith.cmpi"(%834, %90) {predicate = 2 : i64} : (i32, i32) -> i1
        %842 = "arith.constant"() {value = false} : () -> i1
        %843 = "arith.cmpi"(%841, %842) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%843) ({
          %844 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %845 = "arith.addi"(%840, %844) : (i32, i32) -> i32
          %846 = "arith.addi"(%840, %93) : (i32, i32) -> i32
          %847 = "arith.constant"() {value = 2 : i32} : () -> i32
          %848 = "arith.muli"(%847, %93) : (i32, i32) -> i32
          %849 = "arith.addi"(%840, %848) : (i32, i32) -> i32
          %850 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %851 = "arith.addi"(%840, %850) : (i32, i32) -> i32
          %852 = "arith.cmpi"(%808, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %853 = "arith.cmpi"(%809, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %854 = "arith.andi"(%852, %853) : (i1, i1) -> i1
          %855, %856, %857, %858 = "scf.if"(%854) ({
            %859 = "llvm.getelementptr"(%98, %845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %860 = "llvm.load"(%859) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %861 = "llvm.getelementptr"(%98, %846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %862 = "llvm.load"(%861) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %863 = "llvm.getelementptr"(%98, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %864 = "llvm.load"(%863) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %865 = "llvm.getelementptr"(%98, %851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %866 = "llvm.load"(%865) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%860, %862, %864, %866) : (f32, f32, f32, f32) -> ()
          }, {
            %867 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %868 = "vector.extract"(%867) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %869 = "vector.extract"(%867) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %870 = "vector.extract"(%867) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %871 = "vector.extract"(%867) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %872 = "arith.andi"(%852, %811) : (i1, i1) -> i1
            %873 = "scf.if"(%872) ({
              %874 = "llvm.getelementptr"(%98, %845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %875 = "llvm.load"(%874) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%875) : (f32) -> ()
            }, {
              "scf.yield"(%868) : (f32) -> ()
            }) : (i1) -> f32
            %876 = "arith.cmpi"(%808, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %877 = "arith.cmpi"(%809, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %878 = "arith.andi"(%876, %877) : (i1, i1) -> i1
            %879 = "scf.if"(%878) ({
              %880 = "llvm.getelementptr"(%98, %846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %881 = "llvm.load"(%880) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%881) : (f32) -> ()
            }, {
              "scf.yield"(%869) : (f32) -> ()
            }) : (i1) -> f32
            %882 = "arith.cmpi"(%808, %847) {predicate = 3 : i64} : (i32, i32) -> i1
            %883 = "arith.cmpi"(%809, %847) {predicate = 4 : i64} : (i32, i32) -> i1
            %884 = "arith.andi"(%882, %883) : (i1, i1) -> i1
            %885 = "scf.if"(%884) ({
              %886 = "llvm.getelementptr"(%98, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %887 = "llvm.load"(%886) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%887) : (f32) -> ()
            }, {
              "scf.yield"(%870) : (f32) -> ()
            }) : (i1) -> f32
            %888 = "arith.cmpi"(%808, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %889 = "arith.cmpi"(%809, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %890 = "arith.andi"(%888, %889) : (i1, i1) -> i1
            %891 = "scf.if"(%890) ({
              %892 = "llvm.getelementptr"(%98, %851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %893 = "llvm.load"(%892) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%893) : (f32) -> ()
            }, {
              "scf.yield"(%871) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%873, %879, %885, %891) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %894 = "arith.addi"(%803, %807) : (i32, i32) -> i32
          %895 = "llvm.getelementptr"(%5, %894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%854) ({
            %896 = "vector.from_elements"(%855, %856, %857, %858) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%896, %895) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %897 = "arith.andi"(%852, %811) : (i1, i1) -> i1
            "scf.if"(%897) ({
              "llvm.store"(%855, %895) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %898 = "arith.cmpi"(%808, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %899 = "arith.cmpi"(%809, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %900 = "arith.andi"(%898, %899) : (i1, i1) -> i1
            "scf.if"(%900) ({
              %901 = "llvm.getelementptr"(%895) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%856, %901) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %902 = "arith.cmpi"(%808, %847) {predicate = 3 : i64} : (i32, i32) -> i1
            %903 = "arith.cmpi"(%809, %847) {predicate = 4 : i64} : (i32, i32) -> i1
            %904 = "arith.andi"(%902, %903) : (i1, i1) -> i1
            "scf.if"(%904) ({
              %905 = "llvm.getelementptr"(%895) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%857, %905) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %906 = "arith.cmpi"(%808, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %907 = "arith.cmpi"(%809, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %908 = "arith.andi"(%906, %907) : (i1, i1) -> i1
            "scf.if"(%908) ({
              %909 = "llvm.getelementptr"(%895) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%858, %909) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %910 = "arith.constant"() {value = true} : () -> i1
        %911 = "arith.cmpi"(%841, %910) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%911) ({
          %912 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %913 = "arith.addi"(%840, %912) : (i32, i32) -> i32
          %914 = "arith.addi"(%840, %93) : (i32, i32) -> i32
          %915 = "arith.constant"() {value = 2 : i32} : () -> i32
          %916 = "arith.muli"(%915, %93) : (i32, i32) -> i32
          %917 = "arith.addi"(%840, %916) : (i32, i32) -> i32
          %918 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %919 = "arith.addi"(%840, %918) : (i32, i32) -> i32
          %920 = "arith.cmpi"(%834, %36) {predicate = 4 : i64} : (i32, i32) -> i1
          %921 = "arith.addi"(%913, %95) : (i32, i32) -> i32
          %922 = "arith.select"(%920, %913, %921) : (i1, i32, i32) -> i32
          %923 = "arith.cmpi"(%834, %24) {predicate = 4 : i64} : (i32, i32) -> i1
          %924 = "arith.addi"(%914, %95) : (i32, i32) -> i32
          %925 = "arith.select"(%923, %914, %924) : (i1, i32, i32) -> i32
          %926 = "arith.cmpi"(%834, %915) {predicate = 4 : i64} : (i32, i32) -> i1
          %927 = "arith.addi"(%917, %95) : (i32, i32) -> i32
          %928 = "arith.select"(%926, %917, %927) : (i1, i32, i32) -> i32
          %929 = "arith.cmpi"(%834, %94) {predicate = 4 : i64} : (i32, i32) -> i1
          %930 = "arith.addi"(%919, %95) : (i32, i32) -> i32
          %931 = "arith.select"(%929, %919, %930) : (i1, i32, i32) -> i32
          %932 = "arith.cmpi"(%808, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %933 = "arith.cmpi"(%809, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %934 = "arith.andi"(%932, %933) : (i1, i1) -> i1
          %935, %936, %937, %938 = "scf.if"(%934) ({
            %939 = "llvm.getelementptr"(%98, %922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %940 = "llvm.load"(%939) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %941 = "llvm.getelementptr"(%98, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %942 = "llvm.load"(%941) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %943 = "llvm.getelementptr"(%98, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %944 = "llvm.load"(%943) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %945 = "llvm.getelementptr"(%98, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %946 = "llvm.load"(%945) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%940, %942, %944, %946) : (f32, f32, f32, f32) -> ()
          }, {
            %947 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %948 = "vector.extract"(%947) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %949 = "vector.extract"(%947) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %950 = "vector.extract"(%947) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %951 = "vector.extract"(%947) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %952 = "arith.andi"(%932, %811) : (i1, i1) -> i1
            %953 = "scf.if"(%952) ({
              %954 = "llvm.getelementptr"(%98, %922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %955 = "llvm.load"(%954) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%955) : (f32) -> ()
            }, {
              "scf.yield"(%948) : (f32) -> ()
            }) : (i1) -> f32
            %956 = "arith.cmpi"(%808, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %957 = "arith.cmpi"(%809, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %958 = "arith.andi"(%956, %957) : (i1, i1) -> i1
            %959 = "scf.if"(%958) ({
              %960 = "llvm.getelementptr"(%98, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %961 = "llvm.load"(%960) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%961) : (f32) -> ()
            }, {
              "scf.yield"(%949) : (f32) -> ()
            }) : (i1) -> f32
            %962 = "arith.cmpi"(%808, %915) {predicate = 3 : i64} : (i32, i32) -> i1
            %963 = "arith.cmpi"(%809, %915) {predicate = 4 : i64} : (i32, i32) -> i1
            %964 = "arith.andi"(%962, %963) : (i1, i1) -> i1
            %965 = "scf.if"(%964) ({
              %966 = "llvm.getelementptr"(%98, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %967 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%967) : (f32) -> ()
            }, {
              "scf.yield"(%950) : (f32) -> ()
            }) : (i1) -> f32
            %968 = "arith.cmpi"(%808, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %969 = "arith.cmpi"(%809, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %970 = "arith.andi"(%968, %969) : (i1, i1) -> i1
            %971 = "scf.if"(%970) ({
              %972 = "llvm.getelementptr"(%98, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %973 = "llvm.load"(%972) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%973) : (f32) -> ()
            }, {
              "scf.yield"(%951) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%953, %959, %965, %971) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %974 = "arith.addi"(%803, %807) : (i32, i32) -> i32
          %975 = "llvm.getelementptr"(%5, %974) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%934) ({
            %976 = "vector.from_elements"(%935, %936, %937, %938) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%976, %975) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %977 = "arith.andi"(%932, %811) : (i1, i1) -> i1
            "scf.if"(%977) ({
              "llvm.store"(%935, %975) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %978 = "arith.cmpi"(%808, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %979 = "arith.cmpi"(%809, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %980 = "arith.andi"(%978, %979) : (i1, i1) -> i1
            "scf.if"(%980) ({
              %981 = "llvm.getelementptr"(%975) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%936, %981) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %982 = "arith.cmpi"(%808, %915) {predicate = 3 : i64} : (i32, i32) -> i1
            %983 = "arith.cmpi"(%809, %915) {predicate = 4 : i64} : (i32, i32) -> i1
            %984 = "arith.andi"(%982, %983) : (i1, i1) -> i1
            "scf.if"(%984) ({
              %985 = "llvm.getelementptr"(%975) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%937, %985) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %986 = "arith.cmpi"(%808, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %987 = "arith.cmpi"(%809, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %988 = "arith.andi"(%986, %987) : (i1, i1) -> i1
            "scf.if"(%988) ({
              %989 = "llvm.getelementptr"(%975) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%938, %989) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %990 = "arith.divui"(%206, %66) : (i32, i32) -> i32
      %991 = "arith.divui"(%990, %64) : (i32, i32) -> i32
      %992 = "arith.remui"(%990, %64) : (i32, i32) -> i32
      %993 = "arith.muli"(%991, %66) : (i32, i32) -> i32
      %994 = "arith.addi"(%993, %597) : (i32, i32) -> i32
      %995 = "arith.muli"(%994, %90) : (i32, i32) -> i32
      %996 = "arith.cmpi"(%995, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %997 = "arith.addi"(%68, %992) : (i32, i32) -> i32
      %998 = "arith.cmpi"(%997, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %999 = "arith.andi"(%996, %998) : (i1, i1) -> i1
      %1000 = "arith.muli"(%997, %1) : (i32, i32) -> i32
      %1001 = "arith.addi"(%69, %1000) : (i32, i32) -> i32
      %1002 = "arith.addi"(%995, %66) : (i32, i32) -> i32
      %1003 = "arith.remui"(%1001, %66) : (i32, i32) -> i32
      %1004 = "arith.subi"(%1002, %1003) : (i32, i32) -> i32
      %1005 = "arith.addi"(%67, %1004) : (i32, i32) -> i32
      %1006 = "arith.subi"(%36, %1005) : (i32, i32) -> i32
      %1007 = "arith.subi"(%1, %1005) : (i32, i32) -> i32
      %1008 = "arith.cmpi"(%1006, %90) {predicate = 2 : i64} : (i32, i32) -> i1
      %1009 = "arith.cmpi"(%1007, %36) {predicate = 4 : i64} : (i32, i32) -> i1
      %1010 = "arith.andi"(%1008, %1009) : (i1, i1) -> i1
      %1011 = "arith.andi"(%999, %1010) : (i1, i1) -> i1
      "scf.if"(%1011) ({
        %1012 = "arith.maxsi"(%1005, %36) : (i32, i32) -> i32
        %1013 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %1014 = "arith.subi"(%27, %1013) : (i32, i32) -> i32
        %1015 = "arith.extui"(%1012) : (i32) -> i64
        %1016 = "arith.muli"(%1015, %72) : (i64, i64) -> i64
        %1017 = "arith.shrui"(%1016, %22) : (i64, i64) -> i64
        %1018 = "arith.trunci"(%1017) : (i64) -> i32
        %1019 = "arith.addi"(%1018, %1012) : (i32, i32) -> i32
        %1020 = "arith.shrui"(%1019, %1014) : (i32, i32) -> i32
        %1021 = "arith.cmpi"(%1014, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %1022 = "arith.select"(%1021, %1020, %36) : (i1, i32, i32) -> i32
        %1023 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %1024 = "arith.subi"(%27, %1023) : (i32, i32) -> i32
        %1025 = "arith.shrui"(%1019, %1024) : (i32, i32) -> i32
        %1026 = "arith.cmpi"(%1024, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %1027 = "arith.select"(%1026, %1025, %36) : (i1, i32, i32) -> i32
        %1028 = "arith.muli"(%1027, %12) : (i32, i32) -> i32
        %1029 = "arith.subi"(%1012, %1028) : (i32, i32) -> i32
        %1030 = "arith.subi"(%1, %1029) : (i32, i32) -> i32
        %1031 = "arith.minsi"(%1005, %36) : (i32, i32) -> i32
        %1032 = "arith.subi"(%1030, %1031) : (i32, i32) -> i32
        %1033 = "arith.muli"(%1004, %93) : (i32, i32) -> i32
        %1034 = "arith.subi"(%1022, %83) : (i32, i32) -> i32
        %1035 = "arith.muli"(%1034, %95) : (i32, i32) -> i32
        %1036 = "arith.addi"(%1033, %1035) : (i32, i32) -> i32
        %1037 = "arith.addi"(%1036, %97) : (i32, i32) -> i32
        %1038 = "arith.addi"(%1037, %992) : (i32, i32) -> i32
        %1039 = "arith.cmpi"(%1032, %90) {predicate = 2 : i64} : (i32, i32) -> i1
        %1040 = "arith.constant"() {value = false} : () -> i1
        %1041 = "arith.cmpi"(%1039, %1040) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%1041) ({
          %1042 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %1043 = "arith.addi"(%1038, %1042) : (i32, i32) -> i32
          %1044 = "arith.addi"(%1038, %93) : (i32, i32) -> i32
          %1045 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1046 = "arith.muli"(%1045, %93) : (i32, i32) -> i32
          %1047 = "arith.addi"(%1038, %1046) : (i32, i32) -> i32
          %1048 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %1049 = "arith.addi"(%1038, %1048) : (i32, i32) -> i32
          %1050 = "arith.cmpi"(%1006, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %1051 = "arith.cmpi"(%1007, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %1052 = "arith.andi"(%1050, %1051) : (i1, i1) -> i1
          %1053, %1054, %1055, %1056 = "scf.if"(%1052) ({
            %1057 = "llvm.getelementptr"(%98, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1058 = "llvm.load"(%1057) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1059 = "llvm.getelementptr"(%98, %1044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1060 = "llvm.load"(%1059) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1061 = "llvm.getelementptr"(%98, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1062 = "llvm.load"(%1061) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1063 = "llvm.getelementptr"(%98, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1064 = "llvm.load"(%1063) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%1058, %1060, %1062, %1064) : (f32, f32, f32, f32) -> ()
          }, {
            %1065 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %1066 = "vector.extract"(%1065) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %1067 = "vector.extract"(%1065) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %1068 = "vector.extract"(%1065) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %1069 = "vector.extract"(%1065) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %1070 = "arith.andi"(%1050, %1009) : (i1, i1) -> i1
            %1071 = "scf.if"(%1070) ({
              %1072 = "llvm.getelementptr"(%98, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1073 = "llvm.load"(%1072) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1073) : (f32) -> ()
            }, {
              "scf.yield"(%1066) : (f32) -> ()
            }) : (i1) -> f32
            %1074 = "arith.cmpi"(%1006, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1075 = "arith.cmpi"(%1007, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1076 = "arith.andi"(%1074, %1075) : (i1, i1) -> i1
            %1077 = "scf.if"(%1076) ({
              %1078 = "llvm.getelementptr"(%98, %1044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1079 = "llvm.load"(%1078) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1079) : (f32) -> ()
            }, {
              "scf.yield"(%1067) : (f32) -> ()
            }) : (i1) -> f32
            %1080 = "arith.cmpi"(%1006, %1045) {predicate = 3 : i64} : (i32, i32) -> i1
            %1081 = "arith.cmpi"(%1007, %1045) {predicate = 4 : i64} : (i32, i32) -> i1
            %1082 = "arith.andi"(%1080, %1081) : (i1, i1) -> i1
            %1083 = "scf.if"(%1082) ({
              %1084 = "llvm.getelementptr"(%98, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1085) : (f32) -> ()
            }, {
              "scf.yield"(%1068) : (f32) -> ()
            }) : (i1) -> f32
            %1086 = "arith.cmpi"(%1006, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1087 = "arith.cmpi"(%1007, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1088 = "arith.andi"(%1086, %1087) : (i1, i1) -> i1
            %1089 = "scf.if"(%1088) ({
              %1090 = "llvm.getelementptr"(%98, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1091 = "llvm.load"(%1090) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1091) : (f32) -> ()
            }, {
              "scf.yield"(%1069) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%1071, %1077, %1083, %1089) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1092 = "arith.addi"(%1001, %1005) : (i32, i32) -> i32
          %1093 = "llvm.getelementptr"(%5, %1092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%1052) ({
            %1094 = "vector.from_elements"(%1053, %1054, %1055, %1056) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%1094, %1093) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1095 = "arith.andi"(%1050, %1009) : (i1, i1) -> i1
            "scf.if"(%1095) ({
              "llvm.store"(%1053, %1093) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1096 = "arith.cmpi"(%1006, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1097 = "arith.cmpi"(%1007, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1098 = "arith.andi"(%1096, %1097) : (i1, i1) -> i1
            "scf.if"(%1098) ({
              %1099 = "llvm.getelementptr"(%1093) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1054, %1099) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1100 = "arith.cmpi"(%1006, %1045) {predicate = 3 : i64} : (i32, i32) -> i1
            %1101 = "arith.cmpi"(%1007, %1045) {predicate = 4 : i64} : (i32, i32) -> i1
            %1102 = "arith.andi"(%1100, %1101) : (i1, i1) -> i1
            "scf.if"(%1102) ({
              %1103 = "llvm.getelementptr"(%1093) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1055, %1103) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1104 = "arith.cmpi"(%1006, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1105 = "arith.cmpi"(%1007, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1106 = "arith.andi"(%1104, %1105) : (i1, i1) -> i1
            "scf.if"(%1106) ({
              %1107 = "llvm.getelementptr"(%1093) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1056, %1107) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %1108 = "arith.constant"() {value = true} : () -> i1
        %1109 = "arith.cmpi"(%1039, %1108) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%1109) ({
          %1110 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %1111 = "arith.addi"(%1038, %1110) : (i32, i32) -> i32
          %1112 = "arith.addi"(%1038, %93) : (i32, i32) -> i32
          %1113 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1114 = "arith.muli"(%1113, %93) : (i32, i32) -> i32
          %1115 = "arith.addi"(%1038, %1114) : (i32, i32) -> i32
          %1116 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %1117 = "arith.addi"(%1038, %1116) : (i32, i32) -> i32
          %1118 = "arith.cmpi"(%1032, %36) {predicate = 4 : i64} : (i32, i32) -> i1
          %1119 = "arith.addi"(%1111, %95) : (i32, i32) -> i32
          %1120 = "arith.select"(%1118, %1111, %1119) : (i1, i32, i32) -> i32
          %1121 = "arith.cmpi"(%1032, %24) {predicate = 4 : i64} : (i32, i32) -> i1
          %1122 = "arith.addi"(%1112, %95) : (i32, i32) -> i32
          %1123 = "arith.select"(%1121, %1112, %1122) : (i1, i32, i32) -> i32
          %1124 = "arith.cmpi"(%1032, %1113) {predicate = 4 : i64} : (i32, i32) -> i1
          %1125 = "arith.addi"(%1115, %95) : (i32, i32) -> i32
          %1126 = "arith.select"(%1124, %1115, %1125) : (i1, i32, i32) -> i32
          %1127 = "arith.cmpi"(%1032, %94) {predicate = 4 : i64} : (i32, i32) -> i1
          %1128 = "arith.addi"(%1117, %95) : (i32, i32) -> i32
          %1129 = "arith.select"(%1127, %1117, %1128) : (i1, i32, i32) -> i32
          %1130 = "arith.cmpi"(%1006, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %1131 = "arith.cmpi"(%1007, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %1132 = "arith.andi"(%1130, %1131) : (i1, i1) -> i1
          %1133, %1134, %1135, %1136 = "scf.if"(%1132) ({
            %1137 = "llvm.getelementptr"(%98, %1120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1138 = "llvm.load"(%1137) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1139 = "llvm.getelementptr"(%98, %1123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1140 = "llvm.load"(%1139) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1141 = "llvm.getelementptr"(%98, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1142 = "llvm.load"(%1141) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1143 = "llvm.getelementptr"(%98, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1144 = "llvm.load"(%1143) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%1138, %1140, %1142, %1144) : (f32, f32, f32, f32) -> ()
          }, {
            %1145 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %1146 = "vector.extract"(%1145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %1147 = "vector.extract"(%1145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %1148 = "vector.extract"(%1145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %1149 = "vector.extract"(%1145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %1150 = "arith.andi"(%1130, %1009) : (i1, i1) -> i1
            %1151 = "scf.if"(%1150) ({
              %1152 = "llvm.getelementptr"(%98, %1120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1153 = "llvm.load"(%1152) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1153) : (f32) -> ()
            }, {
              "scf.yield"(%1146) : (f32) -> ()
            }) : (i1) -> f32
            %1154 = "arith.cmpi"(%1006, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1155 = "arith.cmpi"(%1007, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1156 = "arith.andi"(%1154, %1155) : (i1, i1) -> i1
            %1157 = "scf.if"(%1156) ({
              %1158 = "llvm.getelementptr"(%98, %1123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1159 = "llvm.load"(%1158) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1159) : (f32) -> ()
            }, {
              "scf.yield"(%1147) : (f32) -> ()
            }) : (i1) -> f32
            %1160 = "arith.cmpi"(%1006, %1113) {predicate = 3 : i64} : (i32, i32) -> i1
            %1161 = "arith.cmpi"(%1007, %1113) {predicate = 4 : i64} : (i32, i32) -> i1
            %1162 = "arith.andi"(%1160, %1161) : (i1, i1) -> i1
            %1163 = "scf.if"(%1162) ({
              %1164 = "llvm.getelementptr"(%98, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1165 = "llvm.load"(%1164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1165) : (f32) -> ()
            }, {
              "scf.yield"(%1148) : (f32) -> ()
            }) : (i1) -> f32
            %1166 = "arith.cmpi"(%1006, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1167 = "arith.cmpi"(%1007, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1168 = "arith.andi"(%1166, %1167) : (i1, i1) -> i1
            %1169 = "scf.if"(%1168) ({
              %1170 = "llvm.getelementptr"(%98, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1171 = "llvm.load"(%1170) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1171) : (f32) -> ()
            }, {
              "scf.yield"(%1149) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%1151, %1157, %1163, %1169) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1172 = "arith.addi"(%1001, %1005) : (i32, i32) -> i32
          %1173 = "llvm.getelementptr"(%5, %1172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%1132) ({
            %1174 = "vector.from_elements"(%1133, %1134, %1135, %1136) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%1174, %1173) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1175 = "arith.andi"(%1130, %1009) : (i1, i1) -> i1
            "scf.if"(%1175) ({
              "llvm.store"(%1133, %1173) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1176 = "arith.cmpi"(%1006, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1177 = "arith.cmpi"(%1007, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1178 = "arith.andi"(%1176, %1177) : (i1, i1) -> i1
            "scf.if"(%1178) ({
              %1179 = "llvm.getelementptr"(%1173) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1134, %1179) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1180 = "arith.cmpi"(%1006, %1113) {predicate = 3 : i64} : (i32, i32) -> i1
            %1181 = "arith.cmpi"(%1007, %1113) {predicate = 4 : i64} : (i32, i32) -> i1
            %1182 = "arith.andi"(%1180, %1181) : (i1, i1) -> i1
            "scf.if"(%1182) ({
              %1183 = "llvm.getelementptr"(%1173) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1135, %1183) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1184 = "arith.cmpi"(%1006, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1185 = "arith.cmpi"(%1007, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1186 = "arith.andi"(%1184, %1185) : (i1, i1) -> i1
            "scf.if"(%1186) ({
              %1187 = "llvm.getelementptr"(%1173) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1136, %1187) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1188 = "arith.divui"(%257, %66) : (i32, i32) -> i32
      %1189 = "arith.divui"(%1188, %64) : (i32, i32) -> i32
      %1190 = "arith.remui"(%1188, %64) : (i32, i32) -> i32
      %1191 = "arith.muli"(%1189, %66) : (i32, i32) -> i32
      %1192 = "arith.addi"(%1191, %597) : (i32, i32) -> i32
      %1193 = "arith.muli"(%1192, %90) : (i32, i32) -> i32
      %1194 = "arith.cmpi"(%1193, %64) {predicate = 2 : i64} : (i32, i32) -> i1
      %1195 = "arith.addi"(%68, %1190) : (i32, i32) -> i32
      %1196 = "arith.cmpi"(%1195, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %1197 = "arith.andi"(%1194, %1196) : (i1, i1) -> i1
      %1198 = "arith.muli"(%1195, %1) : (i32, i32) -> i32
      %1199 = "arith.addi"(%69, %1198) : (i32, i32) -> i32
      %1200 = "arith.addi"(%1193, %66) : (i32, i32) -> i32
      %1201 = "arith.remui"(%1199, %66) : (i32, i32) -> i32
      %1202 = "arith.subi"(%1200, %1201) : (i32, i32) -> i32
      %1203 = "arith.addi"(%67, %1202) : (i32, i32) -> i32
      %1204 = "arith.subi"(%36, %1203) : (i32, i32) -> i32
      %1205 = "arith.subi"(%1, %1203) : (i32, i32) -> i32
      %1206 = "arith.cmpi"(%1204, %90) {predicate = 2 : i64} : (i32, i32) -> i1
      %1207 = "arith.cmpi"(%1205, %36) {predicate = 4 : i64} : (i32, i32) -> i1
      %1208 = "arith.andi"(%1206, %1207) : (i1, i1) -> i1
      %1209 = "arith.andi"(%1197, %1208) : (i1, i1) -> i1
      "scf.if"(%1209) ({
        %1210 = "arith.maxsi"(%1203, %36) : (i32, i32) -> i32
        %1211 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %1212 = "arith.subi"(%27, %1211) : (i32, i32) -> i32
        %1213 = "arith.extui"(%1210) : (i32) -> i64
        %1214 = "arith.muli"(%1213, %72) : (i64, i64) -> i64
        %1215 = "arith.shrui"(%1214, %22) : (i64, i64) -> i64
        %1216 = "arith.trunci"(%1215) : (i64) -> i32
        %1217 = "arith.addi"(%1216, %1210) : (i32, i32) -> i32
        %1218 = "arith.shrui"(%1217, %1212) : (i32, i32) -> i32
        %1219 = "arith.cmpi"(%1212, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %1220 = "arith.select"(%1219, %1218, %36) : (i1, i32, i32) -> i32
        %1221 = "llvm.intr.ctlz"(%73) {is_zero_poison = false} : (i32) -> i32
        %1222 = "arith.subi"(%27, %1221) : (i32, i32) -> i32
        %1223 = "arith.shrui"(%1217, %1222) : (i32, i32) -> i32
        %1224 = "arith.cmpi"(%1222, %27) {predicate = 6 : i64} : (i32, i32) -> i1
        %1225 = "arith.select"(%1224, %1223, %36) : (i1, i32, i32) -> i32
        %1226 = "arith.muli"(%1225, %12) : (i32, i32) -> i32
        %1227 = "arith.subi"(%1210, %1226) : (i32, i32) -> i32
        %1228 = "arith.subi"(%1, %1227) : (i32, i32) -> i32
        %1229 = "arith.minsi"(%1203, %36) : (i32, i32) -> i32
        %1230 = "arith.subi"(%1228, %1229) : (i32, i32) -> i32
        %1231 = "arith.muli"(%1202, %93) : (i32, i32) -> i32
        %1232 = "arith.subi"(%1220, %83) : (i32, i32) -> i32
        %1233 = "arith.muli"(%1232, %95) : (i32, i32) -> i32
        %1234 = "arith.addi"(%1231, %1233) : (i32, i32) -> i32
        %1235 = "arith.addi"(%1234, %97) : (i32, i32) -> i32
        %1236 = "arith.addi"(%1235, %1190) : (i32, i32) -> i32
        %1237 = "arith.cmpi"(%1230, %90) {predicate = 2 : i64} : (i32, i32) -> i1
        %1238 = "arith.constant"() {value = false} : () -> i1
        %1239 = "arith.cmpi"(%1237, %1238) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%1239) ({
          %1240 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %1241 = "arith.addi"(%1236, %1240) : (i32, i32) -> i32
          %1242 = "arith.addi"(%1236, %93) : (i32, i32) -> i32
          %1243 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1244 = "arith.muli"(%1243, %93) : (i32, i32) -> i32
          %1245 = "arith.addi"(%1236, %1244) : (i32, i32) -> i32
          %1246 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %1247 = "arith.addi"(%1236, %1246) : (i32, i32) -> i32
          %1248 = "arith.cmpi"(%1204, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %1249 = "arith.cmpi"(%1205, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %1250 = "arith.andi"(%1248, %1249) : (i1, i1) -> i1
          %1251, %1252, %1253, %1254 = "scf.if"(%1250) ({
            %1255 = "llvm.getelementptr"(%98, %1241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1256 = "llvm.load"(%1255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1257 = "llvm.getelementptr"(%98, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1258 = "llvm.load"(%1257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1259 = "llvm.getelementptr"(%98, %1245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1260 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1261 = "llvm.getelementptr"(%98, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1262 = "llvm.load"(%1261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%1256, %1258, %1260, %1262) : (f32, f32, f32, f32) -> ()
          }, {
            %1263 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %1264 = "vector.extract"(%1263) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %1265 = "vector.extract"(%1263) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %1266 = "vector.extract"(%1263) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %1267 = "vector.extract"(%1263) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %1268 = "arith.andi"(%1248, %1207) : (i1, i1) -> i1
            %1269 = "scf.if"(%1268) ({
              %1270 = "llvm.getelementptr"(%98, %1241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1271 = "llvm.load"(%1270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1271) : (f32) -> ()
            }, {
              "scf.yield"(%1264) : (f32) -> ()
            }) : (i1) -> f32
            %1272 = "arith.cmpi"(%1204, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1273 = "arith.cmpi"(%1205, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1274 = "arith.andi"(%1272, %1273) : (i1, i1) -> i1
            %1275 = "scf.if"(%1274) ({
              %1276 = "llvm.getelementptr"(%98, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1277) : (f32) -> ()
            }, {
              "scf.yield"(%1265) : (f32) -> ()
            }) : (i1) -> f32
            %1278 = "arith.cmpi"(%1204, %1243) {predicate = 3 : i64} : (i32, i32) -> i1
            %1279 = "arith.cmpi"(%1205, %1243) {predicate = 4 : i64} : (i32, i32) -> i1
            %1280 = "arith.andi"(%1278, %1279) : (i1, i1) -> i1
            %1281 = "scf.if"(%1280) ({
              %1282 = "llvm.getelementptr"(%98, %1245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1283 = "llvm.load"(%1282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1283) : (f32) -> ()
            }, {
              "scf.yield"(%1266) : (f32) -> ()
            }) : (i1) -> f32
            %1284 = "arith.cmpi"(%1204, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1285 = "arith.cmpi"(%1205, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1286 = "arith.andi"(%1284, %1285) : (i1, i1) -> i1
            %1287 = "scf.if"(%1286) ({
              %1288 = "llvm.getelementptr"(%98, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1289 = "llvm.load"(%1288) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1289) : (f32) -> ()
            }, {
              "scf.yield"(%1267) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%1269, %1275, %1281, %1287) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1290 = "arith.addi"(%1199, %1203) : (i32, i32) -> i32
          %1291 = "llvm.getelementptr"(%5, %1290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%1250) ({
            %1292 = "vector.from_elements"(%1251, %1252, %1253, %1254) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%1292, %1291) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1293 = "arith.andi"(%1248, %1207) : (i1, i1) -> i1
            "scf.if"(%1293) ({
              "llvm.store"(%1251, %1291) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1294 = "arith.cmpi"(%1204, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1295 = "arith.cmpi"(%1205, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1296 = "arith.andi"(%1294, %1295) : (i1, i1) -> i1
            "scf.if"(%1296) ({
              %1297 = "llvm.getelementptr"(%1291) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1252, %1297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1298 = "arith.cmpi"(%1204, %1243) {predicate = 3 : i64} : (i32, i32) -> i1
            %1299 = "arith.cmpi"(%1205, %1243) {predicate = 4 : i64} : (i32, i32) -> i1
            %1300 = "arith.andi"(%1298, %1299) : (i1, i1) -> i1
            "scf.if"(%1300) ({
              %1301 = "llvm.getelementptr"(%1291) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1253, %1301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1302 = "arith.cmpi"(%1204, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1303 = "arith.cmpi"(%1205, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1304 = "arith.andi"(%1302, %1303) : (i1, i1) -> i1
            "scf.if"(%1304) ({
              %1305 = "llvm.getelementptr"(%1291) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1254, %1305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %1306 = "arith.constant"() {value = true} : () -> i1
        %1307 = "arith.cmpi"(%1237, %1306) {predicate = 0 : i64} : (i1, i1) -> i1
        "scf.if"(%1307) ({
          %1308 = "arith.muli"(%36, %93) : (i32, i32) -> i32
          %1309 = "arith.addi"(%1236, %1308) : (i32, i32) -> i32
          %1310 = "arith.addi"(%1236, %93) : (i32, i32) -> i32
          %1311 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1312 = "arith.muli"(%1311, %93) : (i32, i32) -> i32
          %1313 = "arith.addi"(%1236, %1312) : (i32, i32) -> i32
          %1314 = "arith.muli"(%94, %93) : (i32, i32) -> i32
          %1315 = "arith.addi"(%1236, %1314) : (i32, i32) -> i32
          %1316 = "arith.cmpi"(%1230, %36) {predicate = 4 : i64} : (i32, i32) -> i1
          %1317 = "arith.addi"(%1309, %95) : (i32, i32) -> i32
          %1318 = "arith.select"(%1316, %1309, %1317) : (i1, i32, i32) -> i32
          %1319 = "arith.cmpi"(%1230, %24) {predicate = 4 : i64} : (i32, i32) -> i1
          %1320 = "arith.addi"(%1310, %95) : (i32, i32) -> i32
          %1321 = "arith.select"(%1319, %1310, %1320) : (i1, i32, i32) -> i32
          %1322 = "arith.cmpi"(%1230, %1311) {predicate = 4 : i64} : (i32, i32) -> i1
          %1323 = "arith.addi"(%1313, %95) : (i32, i32) -> i32
          %1324 = "arith.select"(%1322, %1313, %1323) : (i1, i32, i32) -> i32
          %1325 = "arith.cmpi"(%1230, %94) {predicate = 4 : i64} : (i32, i32) -> i1
          %1326 = "arith.addi"(%1315, %95) : (i32, i32) -> i32
          %1327 = "arith.select"(%1325, %1315, %1326) : (i1, i32, i32) -> i32
          %1328 = "arith.cmpi"(%1204, %36) {predicate = 3 : i64} : (i32, i32) -> i1
          %1329 = "arith.cmpi"(%1205, %90) {predicate = 5 : i64} : (i32, i32) -> i1
          %1330 = "arith.andi"(%1328, %1329) : (i1, i1) -> i1
          %1331, %1332, %1333, %1334 = "scf.if"(%1330) ({
            %1335 = "llvm.getelementptr"(%98, %1318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1336 = "llvm.load"(%1335) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1337 = "llvm.getelementptr"(%98, %1321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1338 = "llvm.load"(%1337) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1339 = "llvm.getelementptr"(%98, %1324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1340 = "llvm.load"(%1339) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1341 = "llvm.getelementptr"(%98, %1327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1342 = "llvm.load"(%1341) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%1336, %1338, %1340, %1342) : (f32, f32, f32, f32) -> ()
          }, {
            %1343 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
            %1344 = "vector.extract"(%1343) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %1345 = "vector.extract"(%1343) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %1346 = "vector.extract"(%1343) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %1347 = "vector.extract"(%1343) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %1348 = "arith.andi"(%1328, %1207) : (i1, i1) -> i1
            %1349 = "scf.if"(%1348) ({
              %1350 = "llvm.getelementptr"(%98, %1318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1351 = "llvm.load"(%1350) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1351) : (f32) -> ()
            }, {
              "scf.yield"(%1344) : (f32) -> ()
            }) : (i1) -> f32
            %1352 = "arith.cmpi"(%1204, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1353 = "arith.cmpi"(%1205, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1354 = "arith.andi"(%1352, %1353) : (i1, i1) -> i1
            %1355 = "scf.if"(%1354) ({
              %1356 = "llvm.getelementptr"(%98, %1321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1357 = "llvm.load"(%1356) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1357) : (f32) -> ()
            }, {
              "scf.yield"(%1345) : (f32) -> ()
            }) : (i1) -> f32
            %1358 = "arith.cmpi"(%1204, %1311) {predicate = 3 : i64} : (i32, i32) -> i1
            %1359 = "arith.cmpi"(%1205, %1311) {predicate = 4 : i64} : (i32, i32) -> i1
            %1360 = "arith.andi"(%1358, %1359) : (i1, i1) -> i1
            %1361 = "scf.if"(%1360) ({
              %1362 = "llvm.getelementptr"(%98, %1324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1363 = "llvm.load"(%1362) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1363) : (f32) -> ()
            }, {
              "scf.yield"(%1346) : (f32) -> ()
            }) : (i1) -> f32
            %1364 = "arith.cmpi"(%1204, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1365 = "arith.cmpi"(%1205, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1366 = "arith.andi"(%1364, %1365) : (i1, i1) -> i1
            %1367 = "scf.if"(%1366) ({
              %1368 = "llvm.getelementptr"(%98, %1327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1369 = "llvm.load"(%1368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              "scf.yield"(%1369) : (f32) -> ()
            }, {
              "scf.yield"(%1347) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%1349, %1355, %1361, %1367) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %1370 = "arith.addi"(%1199, %1203) : (i32, i32) -> i32
          %1371 = "llvm.getelementptr"(%5, %1370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "scf.if"(%1330) ({
            %1372 = "vector.from_elements"(%1331, %1332, %1333, %1334) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%1372, %1371) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1373 = "arith.andi"(%1328, %1207) : (i1, i1) -> i1
            "scf.if"(%1373) ({
              "llvm.store"(%1331, %1371) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1374 = "arith.cmpi"(%1204, %24) {predicate = 3 : i64} : (i32, i32) -> i1
            %1375 = "arith.cmpi"(%1205, %24) {predicate = 4 : i64} : (i32, i32) -> i1
            %1376 = "arith.andi"(%1374, %1375) : (i1, i1) -> i1
            "scf.if"(%1376) ({
              %1377 = "llvm.getelementptr"(%1371) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1332, %1377) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1378 = "arith.cmpi"(%1204, %1311) {predicate = 3 : i64} : (i32, i32) -> i1
            %1379 = "arith.cmpi"(%1205, %1311) {predicate = 4 : i64} : (i32, i32) -> i1
            %1380 = "arith.andi"(%1378, %1379) : (i1, i1) -> i1
            "scf.if"(%1380) ({
              %1381 = "llvm.getelementptr"(%1371) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1333, %1381) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1382 = "arith.cmpi"(%1204, %94) {predicate = 3 : i64} : (i32, i32) -> i1
            %1383 = "arith.cmpi"(%1205, %94) {predicate = 4 : i64} : (i32, i32) -> i1
            %1384 = "arith.andi"(%1382, %1383) : (i1, i1) -> i1
            "scf.if"(%1384) ({
              %1385 = "llvm.getelementptr"(%1371) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              "llvm.store"(%1334, %1385) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_sectors", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 4 : i32} : () -> i32
      %58 = "arith.constant"() {value = 3 : i32} : () -> i32
      %59 = "arith.constant"() {value = 4 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %62 = "arith.muli"(%55, %60) : (i64, i64) -> i64
      %63 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %64 = "arith.muli"(%56, %63) : (i64, i64) -> i64
      %65 = "arith.addi"(%62, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%5, %59) : (i64, i64) -> i64
      %68 = "arith.muli"(%6, %63) : (i64, i64) -> i64
      %69 = "arith.muli"(%55, %67) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.addi"(%69, %70) : (i64, i64) -> i64
      %72 = "llvm.getelementptr"(%4, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %73 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %74 = "arith.muli"(%53, %61) : (i32, i32) -> i32
      %75 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %76 = "arith.muli"(%11, %57) : (i32, i32) -> i32
      %77 = "llvm.getelementptr"(%66, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %78 = "llvm.getelementptr"(%75, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %79 = "arith.addi"(%74, %76) : (i32, i32) -> i32
      %80 = "arith.cmpi"(%73, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %81 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %82 = "arith.andi"(%80, %81) : (i1, i1) -> i1
      %83, %84, %85, %86 = "scf.if"(%82) ({
        %87 = "llvm.load"(%77) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %88 = "vector.extract"(%87) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %89 = "vector.extract"(%87) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %90 = "vector.extract"(%87) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %91 = "vector.extract"(%87) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
      }, {
        %92 = "llvm.mlir.undef"() : () -> f32
        %93 = "llvm.mlir.undef"() : () -> f32
        %94 = "llvm.mlir.undef"() : () -> f32
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %96 = "llvm.getelementptr"(%77, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.addi"(%73, %19) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %81) : (i1, i1) -> i1
      %100, %101, %102, %103 = "scf.if"(%99) ({
        %104 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %106 = "vector.extract"(%104) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %107 = "vector.extract"(%104) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %108 = "vector.extract"(%104) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
      }, {
        %109 = "llvm.mlir.undef"() : () -> f32
        %110 = "llvm.mlir.undef"() : () -> f32
        %111 = "llvm.mlir.undef"() : () -> f32
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %113 = "llvm.getelementptr"(%96, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 2 : i32} : () -> i32
      %115 = "arith.addi"(%73, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %81) : (i1, i1) -> i1
      %118, %119, %120, %121 = "scf.if"(%117) ({
        %122 = "llvm.load"(%113) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        %128 = "llvm.mlir.undef"() : () -> f32
        %129 = "llvm.mlir.undef"() : () -> f32
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %131 = "llvm.getelementptr"(%113, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.addi"(%73, %58) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%133, %81) : (i1, i1) -> i1
      %135, %136, %137, %138 = "scf.if"(%134) ({
        %139 = "llvm.load"(%131) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %140 = "vector.extract"(%139) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%139) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%139) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%139) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        %145 = "llvm.mlir.undef"() : () -> f32
        %146 = "llvm.mlir.undef"() : () -> f32
        %147 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144, %145, %146, %147) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %148 = "vector.from_elements"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%148, %78) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %149 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %150 = "vector.from_elements"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%150, %149) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %151 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %152 = "vector.from_elements"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%152, %151) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %153 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %154 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%154, %153) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %155 = "arith.constant"() {value = 64 : i64} : () -> i64
      %156 = "arith.muli"(%6, %155) : (i64, i64) -> i64
      %157 = "arith.constant"() {value = 8 : i64} : () -> i64
      %158 = "arith.muli"(%6, %157) : (i64, i64) -> i64
      %159 = "arith.constant"() {value = 8 : i32} : () -> i32
      %160 = "arith.remui"(%11, %159) : (i32, i32) -> i32
      %161 = "arith.divui"(%11, %159) : (i32, i32) -> i32
      %162 = "arith.extsi"(%160) : (i32) -> i64
      %163 = "arith.muli"(%162, %6) : (i64, i64) -> i64
      %164 = "arith.remui"(%161, %57) : (i32, i32) -> i32
      %165 = "arith.divui"(%161, %57) : (i32, i32) -> i32
      %166 = "arith.extsi"(%164) : (i32) -> i64
      %167 = "arith.muli"(%166, %5) : (i64, i64) -> i64
      %168 = "arith.addi"(%163, %167) : (i64, i64) -> i64
      %169 = "arith.extsi"(%165) : (i32) -> i64
      %170 = "arith.muli"(%169, %158) : (i64, i64) -> i64
      %171 = "arith.addi"(%168, %170) : (i64, i64) -> i64
      %172 = "llvm.getelementptr"(%72, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %173 = "arith.constant"() {value = 1032 : i32} : () -> i32
      %174 = "arith.muli"(%164, %173) : (i32, i32) -> i32
      %175 = "arith.addi"(%160, %174) : (i32, i32) -> i32
      %176 = "arith.muli"(%165, %159) : (i32, i32) -> i32
      %177 = "arith.addi"(%175, %176) : (i32, i32) -> i32
      %178 = "llvm.getelementptr"(%75, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %179 = "arith.addi"(%160, %176) : (i32, i32) -> i32
      %180 = "arith.addi"(%73, %164) : (i32, i32) -> i32
      %181 = "arith.addi"(%74, %179) : (i32, i32) -> i32
      %182 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %183 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %185 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %187 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %189 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %191 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %193 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %195 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %199 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %201 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 704>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%178) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "arith.cmpi"(%180, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %214 = "arith.cmpi"(%181, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %215 = "arith.andi"(%213, %214) : (i1, i1) -> i1
      "scf.if"(%215) ({
        "llvm.store"(%182, %172) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %216 = "llvm.getelementptr"(%172, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %217 = "arith.constant"() {value = 64 : i32} : () -> i32
      %218 = "arith.addi"(%181, %217) : (i32, i32) -> i32
      %219 = "arith.cmpi"(%218, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %220 = "arith.andi"(%213, %219) : (i1, i1) -> i1
      "scf.if"(%220) ({
        "llvm.store"(%184, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %221 = "arith.constant"() {value = 2 : i64} : () -> i64
      %222 = "arith.muli"(%221, %156) : (i64, i64) -> i64
      %223 = "llvm.getelementptr"(%172, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %224 = "arith.constant"() {value = 128 : i32} : () -> i32
      %225 = "arith.addi"(%181, %224) : (i32, i32) -> i32
      %226 = "arith.cmpi"(%225, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %227 = "arith.andi"(%213, %226) : (i1, i1) -> i1
      "scf.if"(%227) ({
        "llvm.store"(%186, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %228 = "arith.constant"() {value = 3 : i64} : () -> i64
      %229 = "arith.muli"(%228, %156) : (i64, i64) -> i64
      %230 = "llvm.getelementptr"(%172, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %231 = "arith.constant"() {value = 192 : i32} : () -> i32
      %232 = "arith.addi"(%181, %231) : (i32, i32) -> i32
      %233 = "arith.cmpi"(%232, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %234 = "arith.andi"(%213, %233) : (i1, i1) -> i1
      "scf.if"(%234) ({
        "llvm.store"(%188, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %235 = "arith.muli"(%59, %156) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%172, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.constant"() {value = 256 : i32} : () -> i32
      %238 = "arith.addi"(%181, %237) : (i32, i32) -> i32
      %239 = "arith.cmpi"(%238, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %240 = "arith.andi"(%213, %239) : (i1, i1) -> i1
      "scf.if"(%240) ({
        "llvm.store"(%190, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %241 = "arith.constant"() {value = 5 : i64} : () -> i64
      %242 = "arith.muli"(%241, %156) : (i64, i64) -> i64
      %243 = "llvm.getelementptr"(%172, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %244 = "arith.constant"() {value = 320 : i32} : () -> i32
      %245 = "arith.addi"(%181, %244) : (i32, i32) -> i32
      %246 = "arith.cmpi"(%245, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %247 = "arith.andi"(%213, %246) : (i1, i1) -> i1
      "scf.if"(%247) ({
        "llvm.store"(%192, %243) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %248 = "arith.constant"() {value = 6 : i64} : () -> i64
      %249 = "arith.muli"(%248, %156) : (i64, i64) -> i64
      %250 = "llvm.getelementptr"(%172, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "arith.constant"() {value = 384 : i32} : () -> i32
      %252 = "arith.addi"(%181, %251) : (i32, i32) -> i32
      %253 = "arith.cmpi"(%252, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "arith.andi"(%213, %253) : (i1, i1) -> i1
      "scf.if"(%254) ({
        "llvm.store"(%194, %250) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %255 = "arith.constant"() {value = 7 : i64} : () -> i64
      %256 = "arith.muli"(%255, %156) : (i64, i64) -> i64
      %257 = "llvm.getelementptr"(%172, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %258 = "arith.constant"() {value = 448 : i32} : () -> i32
      %259 = "arith.addi"(%181, %258) : (i32, i32) -> i32
      %260 = "arith.cmpi"(%259, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %261 = "arith.andi"(%213, %260) : (i1, i1) -> i1
      "scf.if"(%261) ({
        "llvm.store"(%196, %257) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %262 = "arith.muli"(%157, %156) : (i64, i64) -> i64
      %263 = "llvm.getelementptr"(%172, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %264 = "arith.constant"() {value = 512 : i32} : () -> i32
      %265 = "arith.addi"(%181, %264) : (i32, i32) -> i32
      %266 = "arith.cmpi"(%265, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %267 = "arith.andi"(%213, %266) : (i1, i1) -> i1
      "scf.if"(%267) ({
        "llvm.store"(%198, %263) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %268 = "arith.constant"() {value = 9 : i64} : () -> i64
      %269 = "arith.muli"(%268, %156) : (i64, i64) -> i64
      %270 = "llvm.getelementptr"(%172, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %271 = "arith.constant"() {value = 576 : i32} : () -> i32
      %272 = "arith.addi"(%181, %271) : (i32, i32) -> i32
      %273 = "arith.cmpi"(%272, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.andi"(%213, %273) : (i1, i1) -> i1
      "scf.if"(%274) ({
        "llvm.store"(%200, %270) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %275 = "arith.constant"() {value = 10 : i64} : () -> i64
      %276 = "arith.muli"(%275, %156) : (i64, i64) -> i64
      %277 = "llvm.getelementptr"(%172, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "arith.constant"() {value = 640 : i32} : () -> i32
      %279 = "arith.addi"(%181, %278) : (i32, i32) -> i32
      %280 = "arith.cmpi"(%279, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %281 = "arith.andi"(%213, %280) : (i1, i1) -> i1
      "scf.if"(%281) ({
        "llvm.store"(%202, %277) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %282 = "arith.constant"() {value = 11 : i64} : () -> i64
      %283 = "arith.muli"(%282, %156) : (i64, i64) -> i64
      %284 = "llvm.getelementptr"(%172, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %285 = "arith.constant"() {value = 704 : i32} : () -> i32
      %286 = "arith.addi"(%181, %285) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%213, %287) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%204, %284) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "arith.constant"() {value = 12 : i64} : () -> i64
      %290 = "arith.muli"(%289, %156) : (i64, i64) -> i64
      %291 = "llvm.getelementptr"(%172, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %292 = "arith.constant"() {value = 768 : i32} : () -> i32
      %293 = "arith.addi"(%181, %292) : (i32, i32) -> i32
      %294 = "arith.cmpi"(%293, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %295 = "arith.andi"(%213, %294) : (i1, i1) -> i1
      "scf.if"(%295) ({
        "llvm.store"(%206, %291) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %296 = "arith.constant"() {value = 13 : i64} : () -> i64
      %297 = "arith.muli"(%296, %156) : (i64, i64) -> i64
      %298 = "llvm.getelementptr"(%172, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %299 = "arith.constant"() {value = 832 : i32} : () -> i32
      %300 = "arith.addi"(%181, %299) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%213, %301) : (i1, i1) -> i1
      "scf.if"(%302) ({
        "llvm.store"(%208, %298) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %303 = "arith.constant"() {value = 14 : i64} : () -> i64
      %304 = "arith.muli"(%303, %156) : (i64, i64) -> i64
      %305 = "llvm.getelementptr"(%172, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.constant"() {value = 896 : i32} : () -> i32
      %307 = "arith.addi"(%181, %306) : (i32, i32) -> i32
      %308 = "arith.cmpi"(%307, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %309 = "arith.andi"(%213, %308) : (i1, i1) -> i1
      "scf.if"(%309) ({
        "llvm.store"(%210, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.constant"() {value = 15 : i64} : () -> i64
      %311 = "arith.muli"(%310, %156) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%172, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.constant"() {value = 960 : i32} : () -> i32
      %314 = "arith.addi"(%181, %313) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%213, %315) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%212, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 4 : i32} : () -> i32
      %59 = "arith.constant"() {value = 3 : i32} : () -> i32
      %60 = "arith.constant"() {value = 4 : i64} : () -> i64
      %61 = "arith.muli"(%3, %60) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %63 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %64 = "arith.muli"(%4, %63) : (i64, i64) -> i64
      %65 = "arith.muli"(%56, %61) : (i64, i64) -> i64
      %66 = "arith.muli"(%57, %64) : (i64, i64) -> i64
      %67 = "arith.addi"(%65, %66) : (i64, i64) -> i64
      %68 = "llvm.getelementptr"(%0, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %69 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %70 = "arith.muli"(%7, %63) : (i64, i64) -> i64
      %71 = "arith.muli"(%56, %69) : (i64, i64) -> i64
      %72 = "arith.muli"(%57, %70) : (i64, i64) -> i64
      %73 = "arith.addi"(%71, %72) : (i64, i64) -> i64
      %74 = "llvm.getelementptr"(%5, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %75 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %76 = "arith.muli"(%54, %62) : (i32, i32) -> i32
      %77 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %78 = "arith.constant"() {value = 256 : i64} : () -> i64
      %79 = "arith.muli"(%4, %78) : (i64, i64) -> i64
      %80 = "arith.extsi"(%12) : (i32) -> i64
      %81 = "arith.muli"(%80, %4) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%68, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "llvm.getelementptr"(%77, %12) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %84 = "arith.addi"(%76, %12) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %86 = "arith.cmpi"(%84, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.andi"(%85, %86) : (i1, i1) -> i1
      %88 = "scf.if"(%87) ({
        %89 = "llvm.load"(%82) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%89) : (f32) -> ()
      }, {
        %90 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%90) : (f32) -> ()
      }) : (i1) -> f32
      %91 = "llvm.getelementptr"(%82, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %92 = "arith.addi"(%75, %20) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%92, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.andi"(%93, %86) : (i1, i1) -> i1
      %95 = "scf.if"(%94) ({
        %96 = "llvm.load"(%91) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%96) : (f32) -> ()
      }, {
        %97 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%97) : (f32) -> ()
      }) : (i1) -> f32
      %98 = "llvm.getelementptr"(%91, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %99 = "arith.constant"() {value = 2 : i32} : () -> i32
      %100 = "arith.addi"(%75, %99) : (i32, i32) -> i32
      %101 = "arith.cmpi"(%100, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %102 = "arith.andi"(%101, %86) : (i1, i1) -> i1
      %103 = "scf.if"(%102) ({
        %104 = "llvm.load"(%98) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%104) : (f32) -> ()
      }, {
        %105 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%105) : (f32) -> ()
      }) : (i1) -> f32
      %106 = "llvm.getelementptr"(%98, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %107 = "arith.addi"(%75, %59) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %86) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%106) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%82, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 256 : i32} : () -> i32
      %115 = "arith.addi"(%84, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%85, %116) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.andi"(%93, %116) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%121, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.andi"(%101, %116) : (i1, i1) -> i1
      %128 = "scf.if"(%127) ({
        %129 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%129) : (f32) -> ()
      }, {
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%130) : (f32) -> ()
      }) : (i1) -> f32
      %131 = "llvm.getelementptr"(%126, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.andi"(%108, %116) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "arith.constant"() {value = 2 : i64} : () -> i64
      %137 = "arith.muli"(%136, %79) : (i64, i64) -> i64
      %138 = "llvm.getelementptr"(%82, %137) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %139 = "arith.constant"() {value = 512 : i32} : () -> i32
      %140 = "arith.addi"(%84, %139) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%140, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %142 = "arith.andi"(%85, %141) : (i1, i1) -> i1
      %143 = "scf.if"(%142) ({
        %144 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%144) : (f32) -> ()
      }, {
        %145 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%145) : (f32) -> ()
      }) : (i1) -> f32
      %146 = "llvm.getelementptr"(%138, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %147 = "arith.andi"(%93, %141) : (i1, i1) -> i1
      %148 = "scf.if"(%147) ({
        %149 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%149) : (f32) -> ()
      }, {
        %150 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%150) : (f32) -> ()
      }) : (i1) -> f32
      %151 = "llvm.getelementptr"(%146, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %152 = "arith.andi"(%101, %141) : (i1, i1) -> i1
      %153 = "scf.if"(%152) ({
        %154 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%154) : (f32) -> ()
      }, {
        %155 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%155) : (f32) -> ()
      }) : (i1) -> f32
      %156 = "llvm.getelementptr"(%151, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %157 = "arith.andi"(%108, %141) : (i1, i1) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%159) : (f32) -> ()
      }, {
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%160) : (f32) -> ()
      }) : (i1) -> f32
      %161 = "arith.constant"() {value = 3 : i64} : () -> i64
      %162 = "arith.muli"(%161, %79) : (i64, i64) -> i64
      %163 = "llvm.getelementptr"(%82, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %164 = "arith.constant"() {value = 768 : i32} : () -> i32
      %165 = "arith.addi"(%84, %164) : (i32, i32) -> i32
      %166 = "arith.cmpi"(%165, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %167 = "arith.andi"(%85, %166) : (i1, i1) -> i1
      %168 = "scf.if"(%167) ({
        %169 = "llvm.load"(%163) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%169) : (f32) -> ()
      }, {
        %170 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%170) : (f32) -> ()
      }) : (i1) -> f32
      %171 = "llvm.getelementptr"(%163, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.andi"(%93, %166) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%171, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.andi"(%101, %166) : (i1, i1) -> i1
      %178 = "scf.if"(%177) ({
        %179 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%179) : (f32) -> ()
      }, {
        %180 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%180) : (f32) -> ()
      }) : (i1) -> f32
      %181 = "llvm.getelementptr"(%176, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %182 = "arith.andi"(%108, %166) : (i1, i1) -> i1
      %183 = "scf.if"(%182) ({
        %184 = "llvm.load"(%181) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%184) : (f32) -> ()
      }, {
        %185 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%185) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%88, %83) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %186 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %186) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %187 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%143, %187) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %188 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%168, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %189 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%95, %189) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %190 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %190) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %191 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%148, %191) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %192 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %192) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %193 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%103, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %194 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%128, %194) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %195 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%153, %195) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %196 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%178, %196) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %197 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %197) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %198 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3352>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %198) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %199 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3608>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%158, %199) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %200 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3864>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%183, %200) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %201 = "arith.constant"() {value = 64 : i64} : () -> i64
      %202 = "arith.muli"(%7, %201) : (i64, i64) -> i64
      %203 = "arith.constant"() {value = 8 : i64} : () -> i64
      %204 = "arith.muli"(%7, %203) : (i64, i64) -> i64
      %205 = "arith.constant"() {value = 8 : i32} : () -> i32
      %206 = "arith.remui"(%12, %205) : (i32, i32) -> i32
      %207 = "arith.divui"(%12, %205) : (i32, i32) -> i32
      %208 = "arith.extsi"(%206) : (i32) -> i64
      %209 = "arith.muli"(%208, %7) : (i64, i64) -> i64
      %210 = "arith.remui"(%207, %58) : (i32, i32) -> i32
      %211 = "arith.divui"(%207, %58) : (i32, i32) -> i32
      %212 = "arith.extsi"(%210) : (i32) -> i64
      %213 = "arith.muli"(%212, %6) : (i64, i64) -> i64
      %214 = "arith.addi"(%209, %213) : (i64, i64) -> i64
      %215 = "arith.extsi"(%211) : (i32) -> i64
      %216 = "arith.muli"(%215, %204) : (i64, i64) -> i64
      %217 = "arith.addi"(%214, %216) : (i64, i64) -> i64
      %218 = "llvm.getelementptr"(%74, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %219 = "arith.constant"() {value = 1032 : i32} : () -> i32
      %220 = "arith.muli"(%210, %219) : (i32, i32) -> i32
      %221 = "arith.addi"(%206, %220) : (i32, i32) -> i32
      %222 = "arith.muli"(%211, %205) : (i32, i32) -> i32
      %223 = "arith.addi"(%221, %222) : (i32, i32) -> i32
      %224 = "llvm.getelementptr"(%77, %223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %225 = "arith.addi"(%206, %222) : (i32, i32) -> i32
      %226 = "arith.addi"(%75, %210) : (i32, i32) -> i32
      %227 = "arith.addi"(%76, %225) : (i32, i32) -> i32
      %228 = "llvm.load"(%224) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %229 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "llvm.load"(%229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %231 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %233 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %235 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %237 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %239 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %240 = "llvm.load"(%239) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %241 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %243 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %245 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %247 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 704>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %251 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 832>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%224) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "arith.cmpi"(%226, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %260 = "arith.cmpi"(%227, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %261 = "arith.andi"(%259, %260) : (i1, i1) -> i1
      "scf.if"(%261) ({
        "llvm.store"(%228, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %262 = "llvm.getelementptr"(%218, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %263 = "arith.constant"() {value = 64 : i32} : () -> i32
      %264 = "arith.addi"(%227, %263) : (i32, i32) -> i32
      %265 = "arith.cmpi"(%264, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "arith.andi"(%259, %265) : (i1, i1) -> i1
      "scf.if"(%266) ({
        "llvm.store"(%230, %262) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %267 = "arith.muli"(%136, %202) : (i64, i64) -> i64
      %268 = "llvm.getelementptr"(%218, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %269 = "arith.constant"() {value = 128 : i32} : () -> i32
      %270 = "arith.addi"(%227, %269) : (i32, i32) -> i32
      %271 = "arith.cmpi"(%270, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %272 = "arith.andi"(%259, %271) : (i1, i1) -> i1
      "scf.if"(%272) ({
        "llvm.store"(%232, %268) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %273 = "arith.muli"(%161, %202) : (i64, i64) -> i64
      %274 = "llvm.getelementptr"(%218, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %275 = "arith.constant"() {value = 192 : i32} : () -> i32
      %276 = "arith.addi"(%227, %275) : (i32, i32) -> i32
      %277 = "arith.cmpi"(%276, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %278 = "arith.andi"(%259, %277) : (i1, i1) -> i1
      "scf.if"(%278) ({
        "llvm.store"(%234, %274) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %279 = "arith.muli"(%60, %202) : (i64, i64) -> i64
      %280 = "llvm.getelementptr"(%218, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %281 = "arith.addi"(%227, %114) : (i32, i32) -> i32
      %282 = "arith.cmpi"(%281, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %283 = "arith.andi"(%259, %282) : (i1, i1) -> i1
      "scf.if"(%283) ({
        "llvm.store"(%236, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %284 = "arith.constant"() {value = 5 : i64} : () -> i64
      %285 = "arith.muli"(%284, %202) : (i64, i64) -> i64
      %286 = "llvm.getelementptr"(%218, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.constant"() {value = 320 : i32} : () -> i32
      %288 = "arith.addi"(%227, %287) : (i32, i32) -> i32
      %289 = "arith.cmpi"(%288, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %290 = "arith.andi"(%259, %289) : (i1, i1) -> i1
      "scf.if"(%290) ({
        "llvm.store"(%238, %286) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "arith.constant"() {value = 6 : i64} : () -> i64
      %292 = "arith.muli"(%291, %202) : (i64, i64) -> i64
      %293 = "llvm.getelementptr"(%218, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.constant"() {value = 384 : i32} : () -> i32
      %295 = "arith.addi"(%227, %294) : (i32, i32) -> i32
      %296 = "arith.cmpi"(%295, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%259, %296) : (i1, i1) -> i1
      "scf.if"(%297) ({
        "llvm.store"(%240, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %298 = "arith.constant"() {value = 7 : i64} : () -> i64
      %299 = "arith.muli"(%298, %202) : (i64, i64) -> i64
      %300 = "llvm.getelementptr"(%218, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %301 = "arith.constant"() {value = 448 : i32} : () -> i32
      %302 = "arith.addi"(%227, %301) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%259, %303) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%242, %300) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "arith.muli"(%203, %202) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%218, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.addi"(%227, %139) : (i32, i32) -> i32
      %308 = "arith.cmpi"(%307, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %309 = "arith.andi"(%259, %308) : (i1, i1) -> i1
      "scf.if"(%309) ({
        "llvm.store"(%244, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.constant"() {value = 9 : i64} : () -> i64
      %311 = "arith.muli"(%310, %202) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%218, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.constant"() {value = 576 : i32} : () -> i32
      %314 = "arith.addi"(%227, %313) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%259, %315) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%246, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %317 = "arith.constant"() {value = 10 : i64} : () -> i64
      %318 = "arith.muli"(%317, %202) : (i64, i64) -> i64
      %319 = "llvm.getelementptr"(%218, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %320 = "arith.constant"() {value = 640 : i32} : () -> i32
      %321 = "arith.addi"(%227, %320) : (i32, i32) -> i32
      %322 = "arith.cmpi"(%321, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %323 = "arith.andi"(%259, %322) : (i1, i1) -> i1
      "scf.if"(%323) ({
        "llvm.store"(%248, %319) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %324 = "arith.constant"() {value = 11 : i64} : () -> i64
      %325 = "arith.muli"(%324, %202) : (i64, i64) -> i64
      %326 = "llvm.getelementptr"(%218, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %327 = "arith.constant"() {value = 704 : i32} : () -> i32
      %328 = "arith.addi"(%227, %327) : (i32, i32) -> i32
      %329 = "arith.cmpi"(%328, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %330 = "arith.andi"(%259, %329) : (i1, i1) -> i1
      "scf.if"(%330) ({
        "llvm.store"(%250, %326) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %331 = "arith.constant"() {value = 12 : i64} : () -> i64
      %332 = "arith.muli"(%331, %202) : (i64, i64) -> i64
      %333 = "llvm.getelementptr"(%218, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %334 = "arith.addi"(%227, %164) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%334, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %336 = "arith.andi"(%259, %335) : (i1, i1) -> i1
      "scf.if"(%336) ({
        "llvm.store"(%252, %333) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %337 = "arith.constant"() {value = 13 : i64} : () -> i64
      %338 = "arith.muli"(%337, %202) : (i64, i64) -> i64
      %339 = "llvm.getelementptr"(%218, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %340 = "arith.constant"() {value = 832 : i32} : () -> i32
      %341 = "arith.addi"(%227, %340) : (i32, i32) -> i32
      %342 = "arith.cmpi"(%341, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %343 = "arith.andi"(%259, %342) : (i1, i1) -> i1
      "scf.if"(%343) ({
        "llvm.store"(%254, %339) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %344 = "arith.constant"() {value = 14 : i64} : () -> i64
      %345 = "arith.muli"(%344, %202) : (i64, i64) -> i64
      %346 = "llvm.getelementptr"(%218, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %347 = "arith.constant"() {value = 896 : i32} : () -> i32
      %348 = "arith.addi"(%227, %347) : (i32, i32) -> i32
      %349 = "arith.cmpi"(%348, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %350 = "arith.andi"(%259, %349) : (i1, i1) -> i1
      "scf.if"(%350) ({
        "llvm.store"(%256, %346) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %351 = "arith.constant"() {value = 15 : i64} : () -> i64
      %352 = "arith.muli"(%351, %202) : (i64, i64) -> i64
      %353 = "llvm.getelementptr"(%218, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %354 = "arith.constant"() {value = 960 : i32} : () -> i32
      %355 = "arith.addi"(%227, %354) : (i32, i32) -> i32
      %356 = "arith.cmpi"(%355, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %357 = "arith.andi"(%259, %356) : (i1, i1) -> i1
      "scf.if"(%357) ({
        "llvm.store"(%258, %353) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %58 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 4 : i32} : () -> i32
      %61 = "arith.constant"() {value = 4 : i64} : () -> i64
      %62 = "arith.muli"(%4, %61) : (i64, i64) -> i64
      %63 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %65 = "arith.addi"(%63, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%6, %61) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 64 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%11, %60) : (i32, i32) -> i32
      %78 = "arith.divui"(%11, %60) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%66, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 5 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 64 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 128 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 192 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.constant"() {value = 256 : i32} : () -> i32
      %123 = "arith.addi"(%89, %122) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%124, %92) : (i1, i1) -> i1
      %126 = "scf.if"(%125) ({
        %127 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%127) : (f32) -> ()
      }, {
        %128 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%128) : (f32) -> ()
      }) : (i1) -> f32
      %129 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.constant"() {value = 320 : i32} : () -> i32
      %131 = "arith.addi"(%89, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%132, %92) : (i1, i1) -> i1
      %134 = "scf.if"(%133) ({
        %135 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135) : (f32) -> ()
      }, {
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%136) : (f32) -> ()
      }) : (i1) -> f32
      %137 = "llvm.getelementptr"(%129, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 384 : i32} : () -> i32
      %139 = "arith.addi"(%89, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %92) : (i1, i1) -> i1
      %142 = "scf.if"(%141) ({
        %143 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%143) : (f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144) : (f32) -> ()
      }) : (i1) -> f32
      %145 = "llvm.getelementptr"(%137, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 448 : i32} : () -> i32
      %147 = "arith.addi"(%89, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %92) : (i1, i1) -> i1
      %150 = "scf.if"(%149) ({
        %151 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }, {
        %152 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %153 = "llvm.getelementptr"(%145, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "arith.constant"() {value = 512 : i32} : () -> i32
      %155 = "arith.addi"(%89, %154) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%156, %92) : (i1, i1) -> i1
      %158 = "scf.if"(%157) ({
        %159 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%159) : (f32) -> ()
      }, {
        %160 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%160) : (f32) -> ()
      }) : (i1) -> f32
      %161 = "llvm.getelementptr"(%153, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %162 = "arith.constant"() {value = 576 : i32} : () -> i32
      %163 = "arith.addi"(%89, %162) : (i32, i32) -> i32
      %164 = "arith.cmpi"(%163, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %165 = "arith.andi"(%164, %92) : (i1, i1) -> i1
      %166 = "scf.if"(%165) ({
        %167 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%167) : (f32) -> ()
      }, {
        %168 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%168) : (f32) -> ()
      }) : (i1) -> f32
      %169 = "llvm.getelementptr"(%161, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %170 = "arith.constant"() {value = 640 : i32} : () -> i32
      %171 = "arith.addi"(%89, %170) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%171, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %173 = "arith.andi"(%172, %92) : (i1, i1) -> i1
      %174 = "scf.if"(%173) ({
        %175 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%175) : (f32) -> ()
      }, {
        %176 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%176) : (f32) -> ()
      }) : (i1) -> f32
      %177 = "llvm.getelementptr"(%169, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %178 = "arith.constant"() {value = 704 : i32} : () -> i32
      %179 = "arith.addi"(%89, %178) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %181 = "arith.andi"(%180, %92) : (i1, i1) -> i1
      %182 = "scf.if"(%181) ({
        %183 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%183) : (f32) -> ()
      }, {
        %184 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%184) : (f32) -> ()
      }) : (i1) -> f32
      %185 = "llvm.getelementptr"(%177, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "arith.constant"() {value = 768 : i32} : () -> i32
      %187 = "arith.addi"(%89, %186) : (i32, i32) -> i32
      %188 = "arith.cmpi"(%187, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %189 = "arith.andi"(%188, %92) : (i1, i1) -> i1
      %190 = "scf.if"(%189) ({
        %191 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%191) : (f32) -> ()
      }, {
        %192 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%192) : (f32) -> ()
      }) : (i1) -> f32
      %193 = "llvm.getelementptr"(%185, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "arith.constant"() {value = 832 : i32} : () -> i32
      %195 = "arith.addi"(%89, %194) : (i32, i32) -> i32
      %196 = "arith.cmpi"(%195, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %197 = "arith.andi"(%196, %92) : (i1, i1) -> i1
      %198 = "scf.if"(%197) ({
        %199 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%199) : (f32) -> ()
      }, {
        %200 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%200) : (f32) -> ()
      }) : (i1) -> f32
      %201 = "llvm.getelementptr"(%193, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %202 = "arith.constant"() {value = 896 : i32} : () -> i32
      %203 = "arith.addi"(%89, %202) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%203, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %205 = "arith.andi"(%204, %92) : (i1, i1) -> i1
      %206 = "scf.if"(%205) ({
        %207 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%207) : (f32) -> ()
      }, {
        %208 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%208) : (f32) -> ()
      }) : (i1) -> f32
      %209 = "llvm.getelementptr"(%201, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "arith.constant"() {value = 960 : i32} : () -> i32
      %211 = "arith.addi"(%89, %210) : (i32, i32) -> i32
      %212 = "arith.cmpi"(%211, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %213 = "arith.andi"(%212, %92) : (i1, i1) -> i1
      %214 = "scf.if"(%213) ({
        %215 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%215) : (f32) -> ()
      }, {
        %216 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%216) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%126, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%134, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%142, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%158, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%166, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%174, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%182, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%190, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%198, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%206, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %231 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%214, %231) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %232 = "arith.muli"(%79, %6) : (i64, i64) -> i64
      %233 = "arith.muli"(%78, %60) : (i32, i32) -> i32
      %234 = "arith.extsi"(%233) : (i32) -> i64
      %235 = "arith.addi"(%232, %234) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%71, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.constant"() {value = 20 : i32} : () -> i32
      %238 = "arith.muli"(%78, %237) : (i32, i32) -> i32
      %239 = "arith.addi"(%77, %238) : (i32, i32) -> i32
      %240 = "llvm.getelementptr"(%74, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %241 = "arith.addi"(%72, %233) : (i32, i32) -> i32
      %242 = "llvm.load"(%240) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %243 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %245 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %247 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %248 = "llvm.load"(%247) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %249 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "llvm.load"(%249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %251 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1285>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1290>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 1295>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2565>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %261 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2570>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %263 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 2575>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3845>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3850>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%240) {rawConstantIndices = array<i32: 3855>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "arith.cmpi"(%241, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.andi"(%273, %92) : (i1, i1) -> i1
      "scf.if"(%274) ({
        %275 = "vector.from_elements"(%242, %244, %246, %248) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%275, %236) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %276 = "llvm.getelementptr"(%236) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %277 = "arith.addi"(%241, %122) : (i32, i32) -> i32
      %278 = "arith.cmpi"(%277, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%278, %92) : (i1, i1) -> i1
      "scf.if"(%279) ({
        %280 = "vector.from_elements"(%250, %252, %254, %256) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%280, %276) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%276) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %282 = "arith.addi"(%241, %154) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %92) : (i1, i1) -> i1
      "scf.if"(%284) ({
        %285 = "vector.from_elements"(%258, %260, %262, %264) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%285, %281) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %286 = "llvm.getelementptr"(%281) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %287 = "arith.addi"(%241, %186) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%288, %92) : (i1, i1) -> i1
      "scf.if"(%289) ({
        %290 = "vector.from_elements"(%266, %268, %270, %272) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%290, %286) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %59 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 4 : i32} : () -> i32
      %62 = "arith.constant"() {value = 4 : i64} : () -> i64
      %63 = "arith.muli"(%4, %62) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %65 = "arith.muli"(%57, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %69 = "arith.muli"(%7, %62) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.muli"(%57, %69) : (i64, i64) -> i64
      %72 = "arith.addi"(%70, %71) : (i64, i64) -> i64
      %73 = "llvm.getelementptr"(%5, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %74 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %75 = "arith.muli"(%54, %61) : (i32, i32) -> i32
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "arith.constant"() {value = 64 : i64} : () -> i64
      %78 = "arith.muli"(%3, %77) : (i64, i64) -> i64
      %79 = "arith.remui"(%12, %61) : (i32, i32) -> i32
      %80 = "arith.divui"(%12, %61) : (i32, i32) -> i32
      %81 = "arith.extsi"(%79) : (i32) -> i64
      %82 = "arith.muli"(%81, %4) : (i64, i64) -> i64
      %83 = "arith.extsi"(%80) : (i32) -> i64
      %84 = "arith.muli"(%83, %3) : (i64, i64) -> i64
      %85 = "arith.addi"(%82, %84) : (i64, i64) -> i64
      %86 = "llvm.getelementptr"(%67, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %87 = "arith.constant"() {value = 5 : i32} : () -> i32
      %88 = "arith.muli"(%80, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%79, %88) : (i32, i32) -> i32
      %90 = "llvm.getelementptr"(%76, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %91 = "arith.addi"(%74, %80) : (i32, i32) -> i32
      %92 = "arith.addi"(%75, %79) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%91, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96 = "scf.if"(%95) ({
        %97 = "llvm.load"(%86) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%97) : (f32) -> ()
      }, {
        %98 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%98) : (f32) -> ()
      }) : (i1) -> f32
      %99 = "llvm.getelementptr"(%86, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %100 = "arith.constant"() {value = 64 : i32} : () -> i32
      %101 = "arith.addi"(%91, %100) : (i32, i32) -> i32
      %102 = "arith.cmpi"(%101, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %103 = "arith.andi"(%102, %94) : (i1, i1) -> i1
      %104 = "scf.if"(%103) ({
        %105 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%105) : (f32) -> ()
      }, {
        %106 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%106) : (f32) -> ()
      }) : (i1) -> f32
      %107 = "llvm.getelementptr"(%99, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %108 = "arith.constant"() {value = 128 : i32} : () -> i32
      %109 = "arith.addi"(%91, %108) : (i32, i32) -> i32
      %110 = "arith.cmpi"(%109, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %111 = "arith.andi"(%110, %94) : (i1, i1) -> i1
      %112 = "scf.if"(%111) ({
        %113 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%113) : (f32) -> ()
      }, {
        %114 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%114) : (f32) -> ()
      }) : (i1) -> f32
      %115 = "llvm.getelementptr"(%107, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %116 = "arith.constant"() {value = 192 : i32} : () -> i32
      %117 = "arith.addi"(%91, %116) : (i32, i32) -> i32
      %118 = "arith.cmpi"(%117, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %119 = "arith.andi"(%118, %94) : (i1, i1) -> i1
      %120 = "scf.if"(%119) ({
        %121 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%121) : (f32) -> ()
      }, {
        %122 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%122) : (f32) -> ()
      }) : (i1) -> f32
      %123 = "llvm.getelementptr"(%115, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %124 = "arith.constant"() {value = 256 : i32} : () -> i32
      %125 = "arith.addi"(%91, %124) : (i32, i32) -> i32
      %126 = "arith.cmpi"(%125, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %127 = "arith.andi"(%126, %94) : (i1, i1) -> i1
      %128 = "scf.if"(%127) ({
        %129 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%129) : (f32) -> ()
      }, {
        %130 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%130) : (f32) -> ()
      }) : (i1) -> f32
      %131 = "llvm.getelementptr"(%123, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "arith.constant"() {value = 320 : i32} : () -> i32
      %133 = "arith.addi"(%91, %132) : (i32, i32) -> i32
      %134 = "arith.cmpi"(%133, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %135 = "arith.andi"(%134, %94) : (i1, i1) -> i1
      %136 = "scf.if"(%135) ({
        %137 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%137) : (f32) -> ()
      }, {
        %138 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%138) : (f32) -> ()
      }) : (i1) -> f32
      %139 = "llvm.getelementptr"(%131, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %140 = "arith.constant"() {value = 384 : i32} : () -> i32
      %141 = "arith.addi"(%91, %140) : (i32, i32) -> i32
      %142 = "arith.cmpi"(%141, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %143 = "arith.andi"(%142, %94) : (i1, i1) -> i1
      %144 = "scf.if"(%143) ({
        %145 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%145) : (f32) -> ()
      }, {
        %146 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%146) : (f32) -> ()
      }) : (i1) -> f32
      %147 = "llvm.getelementptr"(%139, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %148 = "arith.constant"() {value = 448 : i32} : () -> i32
      %149 = "arith.addi"(%91, %148) : (i32, i32) -> i32
      %150 = "arith.cmpi"(%149, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %151 = "arith.andi"(%150, %94) : (i1, i1) -> i1
      %152 = "scf.if"(%151) ({
        %153 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%153) : (f32) -> ()
      }, {
        %154 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%154) : (f32) -> ()
      }) : (i1) -> f32
      %155 = "llvm.getelementptr"(%147, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %156 = "arith.constant"() {value = 512 : i32} : () -> i32
      %157 = "arith.addi"(%91, %156) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%157, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %159 = "arith.andi"(%158, %94) : (i1, i1) -> i1
      %160 = "scf.if"(%159) ({
        %161 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%161) : (f32) -> ()
      }, {
        %162 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%162) : (f32) -> ()
      }) : (i1) -> f32
      %163 = "llvm.getelementptr"(%155, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %164 = "arith.constant"() {value = 576 : i32} : () -> i32
      %165 = "arith.addi"(%91, %164) : (i32, i32) -> i32
      %166 = "arith.cmpi"(%165, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %167 = "arith.andi"(%166, %94) : (i1, i1) -> i1
      %168 = "scf.if"(%167) ({
        %169 = "llvm.load"(%163) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%169) : (f32) -> ()
      }, {
        %170 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%170) : (f32) -> ()
      }) : (i1) -> f32
      %171 = "llvm.getelementptr"(%163, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.constant"() {value = 640 : i32} : () -> i32
      %173 = "arith.addi"(%91, %172) : (i32, i32) -> i32
      %174 = "arith.cmpi"(%173, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %175 = "arith.andi"(%174, %94) : (i1, i1) -> i1
      %176 = "scf.if"(%175) ({
        %177 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%177) : (f32) -> ()
      }, {
        %178 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%178) : (f32) -> ()
      }) : (i1) -> f32
      %179 = "llvm.getelementptr"(%171, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %180 = "arith.constant"() {value = 704 : i32} : () -> i32
      %181 = "arith.addi"(%91, %180) : (i32, i32) -> i32
      %182 = "arith.cmpi"(%181, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %183 = "arith.andi"(%182, %94) : (i1, i1) -> i1
      %184 = "scf.if"(%183) ({
        %185 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%185) : (f32) -> ()
      }, {
        %186 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%186) : (f32) -> ()
      }) : (i1) -> f32
      %187 = "llvm.getelementptr"(%179, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %188 = "arith.constant"() {value = 768 : i32} : () -> i32
      %189 = "arith.addi"(%91, %188) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %191 = "arith.andi"(%190, %94) : (i1, i1) -> i1
      %192 = "scf.if"(%191) ({
        %193 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%193) : (f32) -> ()
      }, {
        %194 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%194) : (f32) -> ()
      }) : (i1) -> f32
      %195 = "llvm.getelementptr"(%187, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "arith.constant"() {value = 832 : i32} : () -> i32
      %197 = "arith.addi"(%91, %196) : (i32, i32) -> i32
      %198 = "arith.cmpi"(%197, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %199 = "arith.andi"(%198, %94) : (i1, i1) -> i1
      %200 = "scf.if"(%199) ({
        %201 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%201) : (f32) -> ()
      }, {
        %202 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%202) : (f32) -> ()
      }) : (i1) -> f32
      %203 = "llvm.getelementptr"(%195, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %204 = "arith.constant"() {value = 896 : i32} : () -> i32
      %205 = "arith.addi"(%91, %204) : (i32, i32) -> i32
      %206 = "arith.cmpi"(%205, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %207 = "arith.andi"(%206, %94) : (i1, i1) -> i1
      %208 = "scf.if"(%207) ({
        %209 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%209) : (f32) -> ()
      }, {
        %210 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%210) : (f32) -> ()
      }) : (i1) -> f32
      %211 = "llvm.getelementptr"(%203, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %212 = "arith.constant"() {value = 960 : i32} : () -> i32
      %213 = "arith.addi"(%91, %212) : (i32, i32) -> i32
      %214 = "arith.cmpi"(%213, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %215 = "arith.andi"(%214, %94) : (i1, i1) -> i1
      %216 = "scf.if"(%215) ({
        %217 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%217) : (f32) -> ()
      }, {
        %218 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%218) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%96, %90) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%104, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%112, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%120, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%128, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%136, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%144, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%152, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%160, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%168, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%176, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%184, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%192, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %231 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%200, %231) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %232 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%208, %232) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %233 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%216, %233) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %234 = "arith.muli"(%6, %77) : (i64, i64) -> i64
      %235 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %236 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %237 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %238 = "arith.extsi"(%236) : (i32) -> i64
      %239 = "arith.muli"(%238, %6) : (i64, i64) -> i64
      %240 = "arith.remui"(%237, %61) : (i32, i32) -> i32
      %241 = "arith.divui"(%237, %61) : (i32, i32) -> i32
      %242 = "arith.extsi"(%240) : (i32) -> i64
      %243 = "arith.muli"(%242, %7) : (i64, i64) -> i64
      %244 = "arith.addi"(%239, %243) : (i64, i64) -> i64
      %245 = "arith.extsi"(%241) : (i32) -> i64
      %246 = "arith.muli"(%245, %235) : (i64, i64) -> i64
      %247 = "arith.addi"(%244, %246) : (i64, i64) -> i64
      %248 = "llvm.getelementptr"(%73, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %249 = "arith.muli"(%236, %87) : (i32, i32) -> i32
      %250 = "arith.addi"(%249, %240) : (i32, i32) -> i32
      %251 = "arith.constant"() {value = 160 : i32} : () -> i32
      %252 = "arith.muli"(%241, %251) : (i32, i32) -> i32
      %253 = "arith.addi"(%250, %252) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%76, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %255 = "arith.muli"(%241, %23) : (i32, i32) -> i32
      %256 = "arith.addi"(%236, %255) : (i32, i32) -> i32
      %257 = "arith.addi"(%74, %256) : (i32, i32) -> i32
      %258 = "arith.addi"(%75, %240) : (i32, i32) -> i32
      %259 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 1920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %279 = "llvm.load"(%278) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %280 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %282 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %284 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %286 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4480>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %288 = "llvm.getelementptr"(%254) {rawConstantIndices = array<i32: 4800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %289 = "llvm.load"(%288) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %290 = "arith.cmpi"(%257, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %291 = "arith.cmpi"(%258, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%290, %291) : (i1, i1) -> i1
      "scf.if"(%292) ({
        "llvm.store"(%259, %248) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %293 = "llvm.getelementptr"(%248, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%257, %100) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%295, %291) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%261, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.addi"(%257, %108) : (i32, i32) -> i32
      %299 = "arith.cmpi"(%298, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %300 = "arith.andi"(%299, %291) : (i1, i1) -> i1
      "scf.if"(%300) ({
        "llvm.store"(%263, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %301 = "llvm.getelementptr"(%297, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%257, %116) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%303, %291) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%265, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.addi"(%257, %124) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%307, %291) : (i1, i1) -> i1
      "scf.if"(%308) ({
        "llvm.store"(%267, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%305, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %310 = "arith.addi"(%257, %132) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%311, %291) : (i1, i1) -> i1
      "scf.if"(%312) ({
        "llvm.store"(%269, %309) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %313 = "llvm.getelementptr"(%309, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.addi"(%257, %140) : (i32, i32) -> i32
      %315 = "arith.cmpi"(%314, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "arith.andi"(%315, %291) : (i1, i1) -> i1
      "scf.if"(%316) ({
        "llvm.store"(%271, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %317 = "llvm.getelementptr"(%313, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %318 = "arith.addi"(%257, %148) : (i32, i32) -> i32
      %319 = "arith.cmpi"(%318, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %320 = "arith.andi"(%319, %291) : (i1, i1) -> i1
      "scf.if"(%320) ({
        "llvm.store"(%273, %317) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %321 = "llvm.getelementptr"(%317, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %322 = "arith.addi"(%257, %156) : (i32, i32) -> i32
      %323 = "arith.cmpi"(%322, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %324 = "arith.andi"(%323, %291) : (i1, i1) -> i1
      "scf.if"(%324) ({
        "llvm.store"(%275, %321) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %325 = "llvm.getelementptr"(%321, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %326 = "arith.addi"(%257, %164) : (i32, i32) -> i32
      %327 = "arith.cmpi"(%326, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %328 = "arith.andi"(%327, %291) : (i1, i1) -> i1
      "scf.if"(%328) ({
        "llvm.store"(%277, %325) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %329 = "llvm.getelementptr"(%325, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %330 = "arith.addi"(%257, %172) : (i32, i32) -> i32
      %331 = "arith.cmpi"(%330, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %332 = "arith.andi"(%331, %291) : (i1, i1) -> i1
      "scf.if"(%332) ({
        "llvm.store"(%279, %329) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %333 = "llvm.getelementptr"(%329, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %334 = "arith.addi"(%257, %180) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%334, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %336 = "arith.andi"(%335, %291) : (i1, i1) -> i1
      "scf.if"(%336) ({
        "llvm.store"(%281, %333) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %337 = "llvm.getelementptr"(%333, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %338 = "arith.addi"(%257, %188) : (i32, i32) -> i32
      %339 = "arith.cmpi"(%338, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %340 = "arith.andi"(%339, %291) : (i1, i1) -> i1
      "scf.if"(%340) ({
        "llvm.store"(%283, %337) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %341 = "llvm.getelementptr"(%337, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %342 = "arith.addi"(%257, %196) : (i32, i32) -> i32
      %343 = "arith.cmpi"(%342, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %344 = "arith.andi"(%343, %291) : (i1, i1) -> i1
      "scf.if"(%344) ({
        "llvm.store"(%285, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %345 = "llvm.getelementptr"(%341, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %346 = "arith.addi"(%257, %204) : (i32, i32) -> i32
      %347 = "arith.cmpi"(%346, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %348 = "arith.andi"(%347, %291) : (i1, i1) -> i1
      "scf.if"(%348) ({
        "llvm.store"(%287, %345) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %349 = "llvm.getelementptr"(%345, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %350 = "arith.addi"(%257, %212) : (i32, i32) -> i32
      %351 = "arith.cmpi"(%350, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %352 = "arith.andi"(%351, %291) : (i1, i1) -> i1
      "scf.if"(%352) ({
        "llvm.store"(%289, %349) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_3", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 16 : i32} : () -> i32
      %58 = "arith.constant"() {value = 16 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 256 : i32} : () -> i32
      %61 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 256 : i64} : () -> i64
      %63 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %64 = "arith.addi"(%61, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%5, %58) : (i64, i64) -> i64
      %67 = "arith.muli"(%6, %62) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%4, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 4 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.constant"() {value = 64 : i32} : () -> i32
      %78 = "arith.remui"(%11, %77) : (i32, i32) -> i32
      %79 = "arith.divui"(%11, %77) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.muli"(%78, %80) : (i32, i32) -> i32
      %82 = "arith.extsi"(%79) : (i32) -> i64
      %83 = "arith.muli"(%82, %3) : (i64, i64) -> i64
      %84 = "arith.extsi"(%81) : (i32) -> i64
      %85 = "arith.addi"(%84, %83) : (i64, i64) -> i64
      %86 = "llvm.getelementptr"(%65, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %87 = "arith.constant"() {value = 258 : i32} : () -> i32
      %88 = "arith.muli"(%79, %87) : (i32, i32) -> i32
      %89 = "arith.addi"(%81, %88) : (i32, i32) -> i32
      %90 = "llvm.getelementptr"(%74, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %91 = "arith.addi"(%72, %79) : (i32, i32) -> i32
      %92 = "arith.addi"(%73, %81) : (i32, i32) -> i32
      %93 = "arith.cmpi"(%91, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
      %96, %97, %98, %99 = "scf.if"(%95) ({
        %100 = "llvm.load"(%86) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %101 = "vector.extract"(%100) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %102 = "vector.extract"(%100) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %103 = "vector.extract"(%100) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %104 = "vector.extract"(%100) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> ()
      }, {
        %105 = "llvm.mlir.undef"() : () -> f32
        %106 = "llvm.mlir.undef"() : () -> f32
        %107 = "llvm.mlir.undef"() : () -> f32
        %108 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %109 = "llvm.getelementptr"(%86, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %110 = "arith.addi"(%91, %80) : (i32, i32) -> i32
      %111 = "arith.cmpi"(%110, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %112 = "arith.andi"(%111, %94) : (i1, i1) -> i1
      %113, %114, %115, %116 = "scf.if"(%112) ({
        %117 = "llvm.load"(%109) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> ()
      }, {
        %122 = "llvm.mlir.undef"() : () -> f32
        %123 = "llvm.mlir.undef"() : () -> f32
        %124 = "llvm.mlir.undef"() : () -> f32
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%122, %123, %124, %125) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %126 = "llvm.getelementptr"(%109, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 8 : i32} : () -> i32
      %128 = "arith.addi"(%91, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %94) : (i1, i1) -> i1
      %131, %132, %133, %134 = "scf.if"(%130) ({
        %135 = "llvm.load"(%126) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
      }, {
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %144 = "llvm.getelementptr"(%126, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 12 : i32} : () -> i32
      %146 = "arith.addi"(%91, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %94) : (i1, i1) -> i1
      %149, %150, %151, %152 = "scf.if"(%148) ({
        %153 = "llvm.load"(%144) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %156 = "vector.extract"(%153) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %157 = "vector.extract"(%153) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%154, %155, %156, %157) : (f32, f32, f32, f32) -> ()
      }, {
        %158 = "llvm.mlir.undef"() : () -> f32
        %159 = "llvm.mlir.undef"() : () -> f32
        %160 = "llvm.mlir.undef"() : () -> f32
        %161 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %162 = "vector.from_elements"(%96, %97) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%162, %90) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %163 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "vector.from_elements"(%98, %99) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%164, %163) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %165 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %166 = "vector.from_elements"(%113, %114) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%166, %165) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %167 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1034>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %168 = "vector.from_elements"(%115, %116) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%168, %167) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %169 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %170 = "vector.from_elements"(%131, %132) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%170, %169) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %171 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2066>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "vector.from_elements"(%133, %134) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%172, %171) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %173 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %174 = "vector.from_elements"(%149, %150) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%174, %173) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      %175 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3098>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %176 = "vector.from_elements"(%151, %152) : (f32, f32) -> vector<2xf32>
      "llvm.store"(%176, %175) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %177 = "arith.muli"(%6, %58) : (i64, i64) -> i64
      %178 = "arith.constant"() {value = 2 : i64} : () -> i64
      %179 = "arith.muli"(%6, %178) : (i64, i64) -> i64
      %180 = "arith.constant"() {value = 2 : i32} : () -> i32
      %181 = "arith.remui"(%11, %180) : (i32, i32) -> i32
      %182 = "arith.divui"(%11, %180) : (i32, i32) -> i32
      %183 = "arith.extsi"(%181) : (i32) -> i64
      %184 = "arith.muli"(%183, %6) : (i64, i64) -> i64
      %185 = "arith.remui"(%182, %57) : (i32, i32) -> i32
      %186 = "arith.divui"(%182, %57) : (i32, i32) -> i32
      %187 = "arith.extsi"(%185) : (i32) -> i64
      %188 = "arith.muli"(%187, %5) : (i64, i64) -> i64
      %189 = "arith.addi"(%184, %188) : (i64, i64) -> i64
      %190 = "arith.extsi"(%186) : (i32) -> i64
      %191 = "arith.muli"(%190, %179) : (i64, i64) -> i64
      %192 = "arith.addi"(%189, %191) : (i64, i64) -> i64
      %193 = "llvm.getelementptr"(%71, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %194 = "arith.muli"(%185, %87) : (i32, i32) -> i32
      %195 = "arith.addi"(%181, %194) : (i32, i32) -> i32
      %196 = "arith.muli"(%186, %180) : (i32, i32) -> i32
      %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
      %198 = "llvm.getelementptr"(%74, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %199 = "arith.addi"(%181, %196) : (i32, i32) -> i32
      %200 = "arith.addi"(%72, %185) : (i32, i32) -> i32
      %201 = "arith.addi"(%73, %199) : (i32, i32) -> i32
      %202 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %215 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %217 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %218 = "llvm.load"(%217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %219 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %220 = "llvm.load"(%219) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %221 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %222 = "llvm.load"(%221) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %223 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %225 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %226 = "llvm.load"(%225) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %227 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %229 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "llvm.load"(%229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %231 = "llvm.getelementptr"(%198) {rawConstantIndices = array<i32: 240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %233 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %234 = "arith.cmpi"(%201, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%233, %234) : (i1, i1) -> i1
      "scf.if"(%235) ({
        "llvm.store"(%202, %193) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %236 = "llvm.getelementptr"(%193, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.addi"(%201, %57) : (i32, i32) -> i32
      %238 = "arith.cmpi"(%237, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %239 = "arith.andi"(%233, %238) : (i1, i1) -> i1
      "scf.if"(%239) ({
        "llvm.store"(%204, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %240 = "arith.muli"(%178, %177) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%193, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.addi"(%201, %22) : (i32, i32) -> i32
      %243 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %244 = "arith.andi"(%233, %243) : (i1, i1) -> i1
      "scf.if"(%244) ({
        "llvm.store"(%206, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %245 = "arith.constant"() {value = 3 : i64} : () -> i64
      %246 = "arith.muli"(%245, %177) : (i64, i64) -> i64
      %247 = "llvm.getelementptr"(%193, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %248 = "arith.constant"() {value = 48 : i32} : () -> i32
      %249 = "arith.addi"(%201, %248) : (i32, i32) -> i32
      %250 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %251 = "arith.andi"(%233, %250) : (i1, i1) -> i1
      "scf.if"(%251) ({
        "llvm.store"(%208, %247) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %252 = "arith.muli"(%75, %177) : (i64, i64) -> i64
      %253 = "llvm.getelementptr"(%193, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %254 = "arith.addi"(%201, %77) : (i32, i32) -> i32
      %255 = "arith.cmpi"(%254, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %256 = "arith.andi"(%233, %255) : (i1, i1) -> i1
      "scf.if"(%256) ({
        "llvm.store"(%210, %253) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %257 = "arith.constant"() {value = 5 : i64} : () -> i64
      %258 = "arith.muli"(%257, %177) : (i64, i64) -> i64
      %259 = "llvm.getelementptr"(%193, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %260 = "arith.constant"() {value = 80 : i32} : () -> i32
      %261 = "arith.addi"(%201, %260) : (i32, i32) -> i32
      %262 = "arith.cmpi"(%261, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %263 = "arith.andi"(%233, %262) : (i1, i1) -> i1
      "scf.if"(%263) ({
        "llvm.store"(%212, %259) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %264 = "arith.constant"() {value = 6 : i64} : () -> i64
      %265 = "arith.muli"(%264, %177) : (i64, i64) -> i64
      %266 = "llvm.getelementptr"(%193, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %267 = "arith.constant"() {value = 96 : i32} : () -> i32
      %268 = "arith.addi"(%201, %267) : (i32, i32) -> i32
      %269 = "arith.cmpi"(%268, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %270 = "arith.andi"(%233, %269) : (i1, i1) -> i1
      "scf.if"(%270) ({
        "llvm.store"(%214, %266) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %271 = "arith.constant"() {value = 7 : i64} : () -> i64
      %272 = "arith.muli"(%271, %177) : (i64, i64) -> i64
      %273 = "llvm.getelementptr"(%193, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %274 = "arith.constant"() {value = 112 : i32} : () -> i32
      %275 = "arith.addi"(%201, %274) : (i32, i32) -> i32
      %276 = "arith.cmpi"(%275, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %277 = "arith.andi"(%233, %276) : (i1, i1) -> i1
      "scf.if"(%277) ({
        "llvm.store"(%216, %273) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %278 = "arith.constant"() {value = 8 : i64} : () -> i64
      %279 = "arith.muli"(%278, %177) : (i64, i64) -> i64
      %280 = "llvm.getelementptr"(%193, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %281 = "arith.constant"() {value = 128 : i32} : () -> i32
      %282 = "arith.addi"(%201, %281) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%233, %283) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%218, %280) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "arith.constant"() {value = 9 : i64} : () -> i64
      %286 = "arith.muli"(%285, %177) : (i64, i64) -> i64
      %287 = "llvm.getelementptr"(%193, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %288 = "arith.constant"() {value = 144 : i32} : () -> i32
      %289 = "arith.addi"(%201, %288) : (i32, i32) -> i32
      %290 = "arith.cmpi"(%289, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %291 = "arith.andi"(%233, %290) : (i1, i1) -> i1
      "scf.if"(%291) ({
        "llvm.store"(%220, %287) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %292 = "arith.constant"() {value = 10 : i64} : () -> i64
      %293 = "arith.muli"(%292, %177) : (i64, i64) -> i64
      %294 = "llvm.getelementptr"(%193, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %295 = "arith.constant"() {value = 160 : i32} : () -> i32
      %296 = "arith.addi"(%201, %295) : (i32, i32) -> i32
      %297 = "arith.cmpi"(%296, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %298 = "arith.andi"(%233, %297) : (i1, i1) -> i1
      "scf.if"(%298) ({
        "llvm.store"(%222, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "arith.constant"() {value = 11 : i64} : () -> i64
      %300 = "arith.muli"(%299, %177) : (i64, i64) -> i64
      %301 = "llvm.getelementptr"(%193, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.constant"() {value = 176 : i32} : () -> i32
      %303 = "arith.addi"(%201, %302) : (i32, i32) -> i32
      %304 = "arith.cmpi"(%303, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %305 = "arith.andi"(%233, %304) : (i1, i1) -> i1
      "scf.if"(%305) ({
        "llvm.store"(%224, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %306 = "arith.constant"() {value = 12 : i64} : () -> i64
      %307 = "arith.muli"(%306, %177) : (i64, i64) -> i64
      %308 = "llvm.getelementptr"(%193, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %309 = "arith.constant"() {value = 192 : i32} : () -> i32
      %310 = "arith.addi"(%201, %309) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%233, %311) : (i1, i1) -> i1
      "scf.if"(%312) ({
        "llvm.store"(%226, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %313 = "arith.constant"() {value = 13 : i64} : () -> i64
      %314 = "arith.muli"(%313, %177) : (i64, i64) -> i64
      %315 = "llvm.getelementptr"(%193, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %316 = "arith.constant"() {value = 208 : i32} : () -> i32
      %317 = "arith.addi"(%201, %316) : (i32, i32) -> i32
      %318 = "arith.cmpi"(%317, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %319 = "arith.andi"(%233, %318) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%228, %315) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "arith.constant"() {value = 14 : i64} : () -> i64
      %321 = "arith.muli"(%320, %177) : (i64, i64) -> i64
      %322 = "llvm.getelementptr"(%193, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %323 = "arith.constant"() {value = 224 : i32} : () -> i32
      %324 = "arith.addi"(%201, %323) : (i32, i32) -> i32
      %325 = "arith.cmpi"(%324, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %326 = "arith.andi"(%233, %325) : (i1, i1) -> i1
      "scf.if"(%326) ({
        "llvm.store"(%230, %322) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %327 = "arith.constant"() {value = 15 : i64} : () -> i64
      %328 = "arith.muli"(%327, %177) : (i64, i64) -> i64
      %329 = "llvm.getelementptr"(%193, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %330 = "arith.constant"() {value = 240 : i32} : () -> i32
      %331 = "arith.addi"(%201, %330) : (i32, i32) -> i32
      %332 = "arith.cmpi"(%331, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %333 = "arith.andi"(%233, %332) : (i1, i1) -> i1
      "scf.if"(%333) ({
        "llvm.store"(%232, %329) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_4", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 16 : i32} : () -> i32
      %59 = "arith.constant"() {value = 15 : i32} : () -> i32
      %60 = "arith.constant"() {value = 16 : i64} : () -> i64
      %61 = "arith.muli"(%3, %60) : (i64, i64) -> i64
      %62 = "arith.constant"() {value = 256 : i32} : () -> i32
      %63 = "arith.constant"() {value = 256 : i64} : () -> i64
      %64 = "arith.muli"(%4, %63) : (i64, i64) -> i64
      %65 = "arith.muli"(%56, %61) : (i64, i64) -> i64
      %66 = "arith.muli"(%57, %64) : (i64, i64) -> i64
      %67 = "arith.addi"(%65, %66) : (i64, i64) -> i64
      %68 = "llvm.getelementptr"(%0, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %69 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %70 = "arith.muli"(%7, %63) : (i64, i64) -> i64
      %71 = "arith.muli"(%56, %69) : (i64, i64) -> i64
      %72 = "arith.muli"(%57, %70) : (i64, i64) -> i64
      %73 = "arith.addi"(%71, %72) : (i64, i64) -> i64
      %74 = "llvm.getelementptr"(%5, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %75 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %76 = "arith.muli"(%54, %62) : (i32, i32) -> i32
      %77 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %78 = "arith.extsi"(%12) : (i32) -> i64
      %79 = "arith.muli"(%78, %4) : (i64, i64) -> i64
      %80 = "llvm.getelementptr"(%68, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %81 = "llvm.getelementptr"(%77, %12) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %82 = "arith.addi"(%76, %12) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %84 = "arith.cmpi"(%82, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %85 = "arith.andi"(%83, %84) : (i1, i1) -> i1
      %86 = "scf.if"(%85) ({
        %87 = "llvm.load"(%80) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%87) : (f32) -> ()
      }, {
        %88 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%88) : (f32) -> ()
      }) : (i1) -> f32
      %89 = "llvm.getelementptr"(%80, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %90 = "arith.addi"(%75, %20) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%91, %84) : (i1, i1) -> i1
      %93 = "scf.if"(%92) ({
        %94 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%94) : (f32) -> ()
      }, {
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%95) : (f32) -> ()
      }) : (i1) -> f32
      %96 = "llvm.getelementptr"(%89, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.constant"() {value = 2 : i32} : () -> i32
      %98 = "arith.addi"(%75, %97) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%98, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %100 = "arith.andi"(%99, %84) : (i1, i1) -> i1
      %101 = "scf.if"(%100) ({
        %102 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%102) : (f32) -> ()
      }, {
        %103 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%103) : (f32) -> ()
      }) : (i1) -> f32
      %104 = "llvm.getelementptr"(%96, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %105 = "arith.constant"() {value = 3 : i32} : () -> i32
      %106 = "arith.addi"(%75, %105) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %108 = "arith.andi"(%107, %84) : (i1, i1) -> i1
      %109 = "scf.if"(%108) ({
        %110 = "llvm.load"(%104) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%110) : (f32) -> ()
      }, {
        %111 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%111) : (f32) -> ()
      }) : (i1) -> f32
      %112 = "llvm.getelementptr"(%104, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.constant"() {value = 4 : i32} : () -> i32
      %114 = "arith.addi"(%75, %113) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%115, %84) : (i1, i1) -> i1
      %117 = "scf.if"(%116) ({
        %118 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%118) : (f32) -> ()
      }, {
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%119) : (f32) -> ()
      }) : (i1) -> f32
      %120 = "llvm.getelementptr"(%112, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.constant"() {value = 5 : i32} : () -> i32
      %122 = "arith.addi"(%75, %121) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%123, %84) : (i1, i1) -> i1
      %125 = "scf.if"(%124) ({
        %126 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%126) : (f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127) : (f32) -> ()
      }) : (i1) -> f32
      %128 = "llvm.getelementptr"(%120, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.constant"() {value = 6 : i32} : () -> i32
      %130 = "arith.addi"(%75, %129) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%131, %84) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "llvm.getelementptr"(%128, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "arith.constant"() {value = 7 : i32} : () -> i32
      %138 = "arith.addi"(%75, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.andi"(%139, %84) : (i1, i1) -> i1
      %141 = "scf.if"(%140) ({
        %142 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%142) : (f32) -> ()
      }, {
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%143) : (f32) -> ()
      }) : (i1) -> f32
      %144 = "llvm.getelementptr"(%136, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 8 : i32} : () -> i32
      %146 = "arith.addi"(%75, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %84) : (i1, i1) -> i1
      %149 = "scf.if"(%148) ({
        %150 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i1) -> f32
      %152 = "llvm.getelementptr"(%144, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = 9 : i32} : () -> i32
      %154 = "arith.addi"(%75, %153) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %84) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%152, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 10 : i32} : () -> i32
      %162 = "arith.addi"(%75, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %84) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 11 : i32} : () -> i32
      %170 = "arith.addi"(%75, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %84) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 12 : i32} : () -> i32
      %178 = "arith.addi"(%75, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %84) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 13 : i32} : () -> i32
      %186 = "arith.addi"(%75, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %84) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 14 : i32} : () -> i32
      %194 = "arith.addi"(%75, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %84) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %3) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.addi"(%75, %59) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%202, %84) : (i1, i1) -> i1
      %204 = "scf.if"(%203) ({
        %205 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%205) : (f32) -> ()
      }, {
        %206 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%206) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%86, %81) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %207 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 258>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%93, %207) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %208 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 516>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%101, %208) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %209 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 774>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%109, %209) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %210 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%117, %210) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %211 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1290>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%125, %211) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %212 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1548>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %212) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %213 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1806>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%141, %213) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2322>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2580>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2838>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3354>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3612>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3870>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%204, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %222 = "arith.muli"(%7, %60) : (i64, i64) -> i64
      %223 = "arith.constant"() {value = 2 : i64} : () -> i64
      %224 = "arith.muli"(%7, %223) : (i64, i64) -> i64
      %225 = "arith.remui"(%12, %97) : (i32, i32) -> i32
      %226 = "arith.divui"(%12, %97) : (i32, i32) -> i32
      %227 = "arith.extsi"(%225) : (i32) -> i64
      %228 = "arith.muli"(%227, %7) : (i64, i64) -> i64
      %229 = "arith.remui"(%226, %58) : (i32, i32) -> i32
      %230 = "arith.divui"(%226, %58) : (i32, i32) -> i32
      %231 = "arith.extsi"(%229) : (i32) -> i64
      %232 = "arith.muli"(%231, %6) : (i64, i64) -> i64
      %233 = "arith.addi"(%228, %232) : (i64, i64) -> i64
      %234 = "arith.extsi"(%230) : (i32) -> i64
      %235 = "arith.muli"(%234, %224) : (i64, i64) -> i64
      %236 = "arith.addi"(%233, %235) : (i64, i64) -> i64
      %237 = "llvm.getelementptr"(%74, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %238 = "arith.constant"() {value = 258 : i32} : () -> i32
      %239 = "arith.muli"(%229, %238) : (i32, i32) -> i32
      %240 = "arith.addi"(%225, %239) : (i32, i32) -> i32
      %241 = "arith.muli"(%230, %97) : (i32, i32) -> i32
      %242 = "arith.addi"(%240, %241) : (i32, i32) -> i32
      %243 = "llvm.getelementptr"(%77, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %244 = "arith.addi"(%225, %241) : (i32, i32) -> i32
      %245 = "arith.addi"(%75, %229) : (i32, i32) -> i32
      %246 = "arith.addi"(%76, %244) : (i32, i32) -> i32
      %247 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%243) {rawConstantIndices = array<i32: 240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %237) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%237, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%246, %58) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%278, %283) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%249, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "arith.muli"(%223, %222) : (i64, i64) -> i64
      %286 = "llvm.getelementptr"(%237, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.addi"(%246, %23) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%278, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        "llvm.store"(%251, %286) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %290 = "arith.constant"() {value = 3 : i64} : () -> i64
      %291 = "arith.muli"(%290, %222) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%237, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.constant"() {value = 48 : i32} : () -> i32
      %294 = "arith.addi"(%246, %293) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%278, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%253, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "arith.constant"() {value = 4 : i64} : () -> i64
      %298 = "arith.muli"(%297, %222) : (i64, i64) -> i64
      %299 = "llvm.getelementptr"(%237, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %300 = "arith.constant"() {value = 64 : i32} : () -> i32
      %301 = "arith.addi"(%246, %300) : (i32, i32) -> i32
      %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %303 = "arith.andi"(%278, %302) : (i1, i1) -> i1
      "scf.if"(%303) ({
        "llvm.store"(%255, %299) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "arith.constant"() {value = 5 : i64} : () -> i64
      %305 = "arith.muli"(%304, %222) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%237, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.constant"() {value = 80 : i32} : () -> i32
      %308 = "arith.addi"(%246, %307) : (i32, i32) -> i32
      %309 = "arith.cmpi"(%308, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %310 = "arith.andi"(%278, %309) : (i1, i1) -> i1
      "scf.if"(%310) ({
        "llvm.store"(%257, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %311 = "arith.constant"() {value = 6 : i64} : () -> i64
      %312 = "arith.muli"(%311, %222) : (i64, i64) -> i64
      %313 = "llvm.getelementptr"(%237, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.constant"() {value = 96 : i32} : () -> i32
      %315 = "arith.addi"(%246, %314) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %317 = "arith.andi"(%278, %316) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%259, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %318 = "arith.constant"() {value = 7 : i64} : () -> i64
      %319 = "arith.muli"(%318, %222) : (i64, i64) -> i64
      %320 = "llvm.getelementptr"(%237, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.constant"() {value = 112 : i32} : () -> i32
      %322 = "arith.addi"(%246, %321) : (i32, i32) -> i32
      %323 = "arith.cmpi"(%322, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %324 = "arith.andi"(%278, %323) : (i1, i1) -> i1
      "scf.if"(%324) ({
        "llvm.store"(%261, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %325 = "arith.constant"() {value = 8 : i64} : () -> i64
      %326 = "arith.muli"(%325, %222) : (i64, i64) -> i64
      %327 = "llvm.getelementptr"(%237, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %328 = "arith.constant"() {value = 128 : i32} : () -> i32
      %329 = "arith.addi"(%246, %328) : (i32, i32) -> i32
      %330 = "arith.cmpi"(%329, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %331 = "arith.andi"(%278, %330) : (i1, i1) -> i1
      "scf.if"(%331) ({
        "llvm.store"(%263, %327) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %332 = "arith.constant"() {value = 9 : i64} : () -> i64
      %333 = "arith.muli"(%332, %222) : (i64, i64) -> i64
      %334 = "llvm.getelementptr"(%237, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %335 = "arith.constant"() {value = 144 : i32} : () -> i32
      %336 = "arith.addi"(%246, %335) : (i32, i32) -> i32
      %337 = "arith.cmpi"(%336, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %338 = "arith.andi"(%278, %337) : (i1, i1) -> i1
      "scf.if"(%338) ({
        "llvm.store"(%265, %334) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %339 = "arith.constant"() {value = 10 : i64} : () -> i64
      %340 = "arith.muli"(%339, %222) : (i64, i64) -> i64
      %341 = "llvm.getelementptr"(%237, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %342 = "arith.constant"() {value = 160 : i32} : () -> i32
      %343 = "arith.addi"(%246, %342) : (i32, i32) -> i32
      %344 = "arith.cmpi"(%343, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %345 = "arith.andi"(%278, %344) : (i1, i1) -> i1
      "scf.if"(%345) ({
        "llvm.store"(%267, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %346 = "arith.constant"() {value = 11 : i64} : () -> i64
      %347 = "arith.muli"(%346, %222) : (i64, i64) -> i64
      %348 = "llvm.getelementptr"(%237, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %349 = "arith.constant"() {value = 176 : i32} : () -> i32
      %350 = "arith.addi"(%246, %349) : (i32, i32) -> i32
      %351 = "arith.cmpi"(%350, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %352 = "arith.andi"(%278, %351) : (i1, i1) -> i1
      "scf.if"(%352) ({
        "llvm.store"(%269, %348) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %353 = "arith.constant"() {value = 12 : i64} : () -> i64
      %354 = "arith.muli"(%353, %222) : (i64, i64) -> i64
      %355 = "llvm.getelementptr"(%237, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %356 = "arith.constant"() {value = 192 : i32} : () -> i32
      %357 = "arith.addi"(%246, %356) : (i32, i32) -> i32
      %358 = "arith.cmpi"(%357, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %359 = "arith.andi"(%278, %358) : (i1, i1) -> i1
      "scf.if"(%359) ({
        "llvm.store"(%271, %355) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %360 = "arith.constant"() {value = 13 : i64} : () -> i64
      %361 = "arith.muli"(%360, %222) : (i64, i64) -> i64
      %362 = "llvm.getelementptr"(%237, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %363 = "arith.constant"() {value = 208 : i32} : () -> i32
      %364 = "arith.addi"(%246, %363) : (i32, i32) -> i32
      %365 = "arith.cmpi"(%364, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %366 = "arith.andi"(%278, %365) : (i1, i1) -> i1
      "scf.if"(%366) ({
        "llvm.store"(%273, %362) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %367 = "arith.constant"() {value = 14 : i64} : () -> i64
      %368 = "arith.muli"(%367, %222) : (i64, i64) -> i64
      %369 = "llvm.getelementptr"(%237, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %370 = "arith.constant"() {value = 224 : i32} : () -> i32
      %371 = "arith.addi"(%246, %370) : (i32, i32) -> i32
      %372 = "arith.cmpi"(%371, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %373 = "arith.andi"(%278, %372) : (i1, i1) -> i1
      "scf.if"(%373) ({
        "llvm.store"(%275, %369) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %374 = "arith.constant"() {value = 15 : i64} : () -> i64
      %375 = "arith.muli"(%374, %222) : (i64, i64) -> i64
      %376 = "llvm.getelementptr"(%237, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %377 = "arith.constant"() {value = 240 : i32} : () -> i32
      %378 = "arith.addi"(%246, %377) : (i32, i32) -> i32
      %379 = "arith.cmpi"(%378, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %380 = "arith.andi"(%278, %379) : (i1, i1) -> i1
      "scf.if"(%380) ({
        "llvm.store"(%277, %376) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_5", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 256 : i32} : () -> i32
      %58 = "arith.constant"() {value = 256 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 16 : i32} : () -> i32
      %61 = "arith.constant"() {value = 16 : i64} : () -> i64
      %62 = "arith.muli"(%4, %61) : (i64, i64) -> i64
      %63 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %62) : (i64, i64) -> i64
      %65 = "arith.addi"(%63, %64) : (i64, i64) -> i64
      %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %67 = "arith.muli"(%6, %61) : (i64, i64) -> i64
      %68 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %69 = "arith.muli"(%56, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %73 = "arith.muli"(%53, %60) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.muli"(%3, %61) : (i64, i64) -> i64
      %76 = "arith.remui"(%11, %60) : (i32, i32) -> i32
      %77 = "arith.divui"(%11, %60) : (i32, i32) -> i32
      %78 = "arith.extsi"(%76) : (i32) -> i64
      %79 = "arith.muli"(%78, %4) : (i64, i64) -> i64
      %80 = "arith.extsi"(%77) : (i32) -> i64
      %81 = "arith.muli"(%80, %3) : (i64, i64) -> i64
      %82 = "arith.addi"(%79, %81) : (i64, i64) -> i64
      %83 = "llvm.getelementptr"(%66, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %84 = "arith.constant"() {value = 17 : i32} : () -> i32
      %85 = "arith.muli"(%77, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%76, %85) : (i32, i32) -> i32
      %87 = "llvm.getelementptr"(%74, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %88 = "arith.addi"(%72, %77) : (i32, i32) -> i32
      %89 = "arith.addi"(%73, %76) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.cmpi"(%89, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%90, %91) : (i1, i1) -> i1
      %93 = "scf.if"(%92) ({
        %94 = "llvm.load"(%83) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%94) : (f32) -> ()
      }, {
        %95 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%95) : (f32) -> ()
      }) : (i1) -> f32
      %96 = "llvm.getelementptr"(%83, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.addi"(%88, %60) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %91) : (i1, i1) -> i1
      %100 = "scf.if"(%99) ({
        %101 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%101) : (f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102) : (f32) -> ()
      }) : (i1) -> f32
      %103 = "llvm.getelementptr"(%96, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.addi"(%88, %22) : (i32, i32) -> i32
      %105 = "arith.cmpi"(%104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %106 = "arith.andi"(%105, %91) : (i1, i1) -> i1
      %107 = "scf.if"(%106) ({
        %108 = "llvm.load"(%103) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%108) : (f32) -> ()
      }, {
        %109 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%109) : (f32) -> ()
      }) : (i1) -> f32
      %110 = "llvm.getelementptr"(%103, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %111 = "arith.constant"() {value = 48 : i32} : () -> i32
      %112 = "arith.addi"(%88, %111) : (i32, i32) -> i32
      %113 = "arith.cmpi"(%112, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %114 = "arith.andi"(%113, %91) : (i1, i1) -> i1
      %115 = "scf.if"(%114) ({
        %116 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%116) : (f32) -> ()
      }, {
        %117 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%117) : (f32) -> ()
      }) : (i1) -> f32
      %118 = "llvm.getelementptr"(%110, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %119 = "arith.constant"() {value = 64 : i32} : () -> i32
      %120 = "arith.addi"(%88, %119) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %122 = "arith.andi"(%121, %91) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%118, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 80 : i32} : () -> i32
      %128 = "arith.addi"(%88, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %91) : (i1, i1) -> i1
      %131 = "scf.if"(%130) ({
        %132 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%132) : (f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133) : (f32) -> ()
      }) : (i1) -> f32
      %134 = "llvm.getelementptr"(%126, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %135 = "arith.constant"() {value = 96 : i32} : () -> i32
      %136 = "arith.addi"(%88, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "arith.andi"(%137, %91) : (i1, i1) -> i1
      %139 = "scf.if"(%138) ({
        %140 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%140) : (f32) -> ()
      }, {
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%141) : (f32) -> ()
      }) : (i1) -> f32
      %142 = "llvm.getelementptr"(%134, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 112 : i32} : () -> i32
      %144 = "arith.addi"(%88, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %91) : (i1, i1) -> i1
      %147 = "scf.if"(%146) ({
        %148 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%148) : (f32) -> ()
      }, {
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%149) : (f32) -> ()
      }) : (i1) -> f32
      %150 = "llvm.getelementptr"(%142, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %151 = "arith.constant"() {value = 128 : i32} : () -> i32
      %152 = "arith.addi"(%88, %151) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%152, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %154 = "arith.andi"(%153, %91) : (i1, i1) -> i1
      %155 = "scf.if"(%154) ({
        %156 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%156) : (f32) -> ()
      }, {
        %157 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%157) : (f32) -> ()
      }) : (i1) -> f32
      %158 = "llvm.getelementptr"(%150, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "arith.constant"() {value = 144 : i32} : () -> i32
      %160 = "arith.addi"(%88, %159) : (i32, i32) -> i32
      %161 = "arith.cmpi"(%160, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %162 = "arith.andi"(%161, %91) : (i1, i1) -> i1
      %163 = "scf.if"(%162) ({
        %164 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%164) : (f32) -> ()
      }, {
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%165) : (f32) -> ()
      }) : (i1) -> f32
      %166 = "llvm.getelementptr"(%158, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 160 : i32} : () -> i32
      %168 = "arith.addi"(%88, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %91) : (i1, i1) -> i1
      %171 = "scf.if"(%170) ({
        %172 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%172) : (f32) -> ()
      }, {
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%173) : (f32) -> ()
      }) : (i1) -> f32
      %174 = "llvm.getelementptr"(%166, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "arith.constant"() {value = 176 : i32} : () -> i32
      %176 = "arith.addi"(%88, %175) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%176, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.andi"(%177, %91) : (i1, i1) -> i1
      %179 = "scf.if"(%178) ({
        %180 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%180) : (f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181) : (f32) -> ()
      }) : (i1) -> f32
      %182 = "llvm.getelementptr"(%174, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "arith.constant"() {value = 192 : i32} : () -> i32
      %184 = "arith.addi"(%88, %183) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.andi"(%185, %91) : (i1, i1) -> i1
      %187 = "scf.if"(%186) ({
        %188 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%188) : (f32) -> ()
      }, {
        %189 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%189) : (f32) -> ()
      }) : (i1) -> f32
      %190 = "llvm.getelementptr"(%182, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %191 = "arith.constant"() {value = 208 : i32} : () -> i32
      %192 = "arith.addi"(%88, %191) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %91) : (i1, i1) -> i1
      %195 = "scf.if"(%194) ({
        %196 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%196) : (f32) -> ()
      }, {
        %197 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%197) : (f32) -> ()
      }) : (i1) -> f32
      %198 = "llvm.getelementptr"(%190, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 224 : i32} : () -> i32
      %200 = "arith.addi"(%88, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.andi"(%201, %91) : (i1, i1) -> i1
      %203 = "scf.if"(%202) ({
        %204 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%204) : (f32) -> ()
      }, {
        %205 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%205) : (f32) -> ()
      }) : (i1) -> f32
      %206 = "llvm.getelementptr"(%198, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "arith.constant"() {value = 240 : i32} : () -> i32
      %208 = "arith.addi"(%88, %207) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%208, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %210 = "arith.andi"(%209, %91) : (i1, i1) -> i1
      %211 = "scf.if"(%210) ({
        %212 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%212) : (f32) -> ()
      }, {
        %213 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%213) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%93, %87) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%100, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%107, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%115, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%139, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%155, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%163, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%171, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2992>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%179, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%187, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%195, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%203, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 4080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%211, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %229 = "arith.constant"() {value = 4 : i64} : () -> i64
      %230 = "arith.muli"(%6, %229) : (i64, i64) -> i64
      %231 = "arith.constant"() {value = 4 : i32} : () -> i32
      %232 = "arith.remui"(%11, %231) : (i32, i32) -> i32
      %233 = "arith.divui"(%11, %231) : (i32, i32) -> i32
      %234 = "arith.extsi"(%232) : (i32) -> i64
      %235 = "arith.muli"(%234, %6) : (i64, i64) -> i64
      %236 = "arith.constant"() {value = 8 : i32} : () -> i32
      %237 = "arith.remui"(%233, %236) : (i32, i32) -> i32
      %238 = "arith.divui"(%233, %236) : (i32, i32) -> i32
      %239 = "arith.muli"(%237, %231) : (i32, i32) -> i32
      %240 = "arith.extsi"(%239) : (i32) -> i64
      %241 = "arith.addi"(%235, %240) : (i64, i64) -> i64
      %242 = "arith.remui"(%238, %231) : (i32, i32) -> i32
      %243 = "arith.divui"(%238, %231) : (i32, i32) -> i32
      %244 = "arith.extsi"(%242) : (i32) -> i64
      %245 = "arith.muli"(%244, %230) : (i64, i64) -> i64
      %246 = "arith.addi"(%241, %245) : (i64, i64) -> i64
      %247 = "arith.muli"(%243, %22) : (i32, i32) -> i32
      %248 = "arith.extsi"(%247) : (i32) -> i64
      %249 = "arith.addi"(%246, %248) : (i64, i64) -> i64
      %250 = "llvm.getelementptr"(%71, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %251 = "arith.constant"() {value = 68 : i32} : () -> i32
      %252 = "arith.muli"(%237, %251) : (i32, i32) -> i32
      %253 = "arith.addi"(%232, %252) : (i32, i32) -> i32
      %254 = "arith.muli"(%242, %231) : (i32, i32) -> i32
      %255 = "arith.addi"(%253, %254) : (i32, i32) -> i32
      %256 = "arith.constant"() {value = 544 : i32} : () -> i32
      %257 = "arith.muli"(%243, %256) : (i32, i32) -> i32
      %258 = "arith.addi"(%255, %257) : (i32, i32) -> i32
      %259 = "llvm.getelementptr"(%74, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %260 = "arith.addi"(%232, %254) : (i32, i32) -> i32
      %261 = "arith.addi"(%239, %247) : (i32, i32) -> i32
      %262 = "arith.addi"(%72, %261) : (i32, i32) -> i32
      %263 = "arith.addi"(%73, %260) : (i32, i32) -> i32
      %264 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %275 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 1139>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %279 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %281 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2193>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %283 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2210>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %285 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 2227>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %287 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %289 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3281>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %290 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %291 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3298>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %293 = "llvm.getelementptr"(%259) {rawConstantIndices = array<i32: 3315>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %294 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %295 = "arith.cmpi"(%262, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.cmpi"(%263, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%295, %296) : (i1, i1) -> i1
      "scf.if"(%297) ({
        %298 = "vector.from_elements"(%264, %266, %268, %270) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%298, %250) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %300 = "arith.addi"(%262, %119) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%301, %296) : (i1, i1) -> i1
      "scf.if"(%302) ({
        %303 = "vector.from_elements"(%272, %274, %276, %278) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%303, %299) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "llvm.getelementptr"(%299) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %305 = "arith.addi"(%262, %151) : (i32, i32) -> i32
      %306 = "arith.cmpi"(%305, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %307 = "arith.andi"(%306, %296) : (i1, i1) -> i1
      "scf.if"(%307) ({
        %308 = "vector.from_elements"(%280, %282, %284, %286) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%308, %304) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%304) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %310 = "arith.addi"(%262, %183) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%311, %296) : (i1, i1) -> i1
      "scf.if"(%312) ({
        %313 = "vector.from_elements"(%288, %290, %292, %294) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%313, %309) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_6", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 256 : i32} : () -> i32
      %59 = "arith.constant"() {value = 256 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.constant"() {value = 16 : i32} : () -> i32
      %62 = "arith.constant"() {value = 16 : i64} : () -> i64
      %63 = "arith.muli"(%4, %62) : (i64, i64) -> i64
      %64 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %65 = "arith.muli"(%57, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %69 = "arith.muli"(%7, %62) : (i64, i64) -> i64
      %70 = "arith.muli"(%56, %68) : (i64, i64) -> i64
      %71 = "arith.muli"(%57, %69) : (i64, i64) -> i64
      %72 = "arith.addi"(%70, %71) : (i64, i64) -> i64
      %73 = "llvm.getelementptr"(%5, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %74 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %75 = "arith.muli"(%54, %61) : (i32, i32) -> i32
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "arith.muli"(%3, %62) : (i64, i64) -> i64
      %78 = "arith.remui"(%12, %61) : (i32, i32) -> i32
      %79 = "arith.divui"(%12, %61) : (i32, i32) -> i32
      %80 = "arith.extsi"(%78) : (i32) -> i64
      %81 = "arith.muli"(%80, %4) : (i64, i64) -> i64
      %82 = "arith.extsi"(%79) : (i32) -> i64
      %83 = "arith.muli"(%82, %3) : (i64, i64) -> i64
      %84 = "arith.addi"(%81, %83) : (i64, i64) -> i64
      %85 = "llvm.getelementptr"(%67, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %86 = "arith.constant"() {value = 17 : i32} : () -> i32
      %87 = "arith.muli"(%79, %86) : (i32, i32) -> i32
      %88 = "arith.addi"(%78, %87) : (i32, i32) -> i32
      %89 = "llvm.getelementptr"(%76, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %90 = "arith.addi"(%74, %79) : (i32, i32) -> i32
      %91 = "arith.addi"(%75, %78) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%90, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.cmpi"(%91, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %94 = "arith.andi"(%92, %93) : (i1, i1) -> i1
      %95 = "scf.if"(%94) ({
        %96 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%96) : (f32) -> ()
      }, {
        %97 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%97) : (f32) -> ()
      }) : (i1) -> f32
      %98 = "llvm.getelementptr"(%85, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %99 = "arith.addi"(%90, %61) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %93) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%98) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%98, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.addi"(%90, %23) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %108 = "arith.andi"(%107, %93) : (i1, i1) -> i1
      %109 = "scf.if"(%108) ({
        %110 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%110) : (f32) -> ()
      }, {
        %111 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%111) : (f32) -> ()
      }) : (i1) -> f32
      %112 = "llvm.getelementptr"(%105, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.constant"() {value = 48 : i32} : () -> i32
      %114 = "arith.addi"(%90, %113) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%115, %93) : (i1, i1) -> i1
      %117 = "scf.if"(%116) ({
        %118 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%118) : (f32) -> ()
      }, {
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%119) : (f32) -> ()
      }) : (i1) -> f32
      %120 = "llvm.getelementptr"(%112, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.constant"() {value = 64 : i32} : () -> i32
      %122 = "arith.addi"(%90, %121) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%123, %93) : (i1, i1) -> i1
      %125 = "scf.if"(%124) ({
        %126 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%126) : (f32) -> ()
      }, {
        %127 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%127) : (f32) -> ()
      }) : (i1) -> f32
      %128 = "llvm.getelementptr"(%120, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %129 = "arith.constant"() {value = 80 : i32} : () -> i32
      %130 = "arith.addi"(%90, %129) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%131, %93) : (i1, i1) -> i1
      %133 = "scf.if"(%132) ({
        %134 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%134) : (f32) -> ()
      }, {
        %135 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%135) : (f32) -> ()
      }) : (i1) -> f32
      %136 = "llvm.getelementptr"(%128, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "arith.constant"() {value = 96 : i32} : () -> i32
      %138 = "arith.addi"(%90, %137) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.andi"(%139, %93) : (i1, i1) -> i1
      %141 = "scf.if"(%140) ({
        %142 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%142) : (f32) -> ()
      }, {
        %143 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%143) : (f32) -> ()
      }) : (i1) -> f32
      %144 = "llvm.getelementptr"(%136, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "arith.constant"() {value = 112 : i32} : () -> i32
      %146 = "arith.addi"(%90, %145) : (i32, i32) -> i32
      %147 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %148 = "arith.andi"(%147, %93) : (i1, i1) -> i1
      %149 = "scf.if"(%148) ({
        %150 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%150) : (f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151) : (f32) -> ()
      }) : (i1) -> f32
      %152 = "llvm.getelementptr"(%144, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = 128 : i32} : () -> i32
      %154 = "arith.addi"(%90, %153) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %93) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%152, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 144 : i32} : () -> i32
      %162 = "arith.addi"(%90, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %93) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 160 : i32} : () -> i32
      %170 = "arith.addi"(%90, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %93) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 176 : i32} : () -> i32
      %178 = "arith.addi"(%90, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %93) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 192 : i32} : () -> i32
      %186 = "arith.addi"(%90, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %93) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 208 : i32} : () -> i32
      %194 = "arith.addi"(%90, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %93) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.constant"() {value = 224 : i32} : () -> i32
      %202 = "arith.addi"(%90, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%203, %93) : (i1, i1) -> i1
      %205 = "scf.if"(%204) ({
        %206 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%206) : (f32) -> ()
      }, {
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%207) : (f32) -> ()
      }) : (i1) -> f32
      %208 = "llvm.getelementptr"(%200, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %209 = "arith.constant"() {value = 240 : i32} : () -> i32
      %210 = "arith.addi"(%90, %209) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%211, %93) : (i1, i1) -> i1
      %213 = "scf.if"(%212) ({
        %214 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%214) : (f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%95, %89) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%109, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%117, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%125, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%133, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%141, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2448>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2992>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%205, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 4080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%213, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %231 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %232 = "arith.constant"() {value = 8 : i64} : () -> i64
      %233 = "arith.muli"(%7, %232) : (i64, i64) -> i64
      %234 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %235 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %236 = "arith.extsi"(%234) : (i32) -> i64
      %237 = "arith.muli"(%236, %6) : (i64, i64) -> i64
      %238 = "arith.extsi"(%235) : (i32) -> i64
      %239 = "arith.muli"(%238, %7) : (i64, i64) -> i64
      %240 = "arith.addi"(%237, %239) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%73, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.muli"(%234, %86) : (i32, i32) -> i32
      %243 = "arith.addi"(%242, %235) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%76, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "arith.addi"(%74, %234) : (i32, i32) -> i32
      %246 = "arith.addi"(%75, %235) : (i32, i32) -> i32
      %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 552>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 1640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2728>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 3816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%241, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%245, %23) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %279) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%251, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "llvm.getelementptr"(%281, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.addi"(%245, %121) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%287, %279) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%255, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%285, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %290 = "arith.addi"(%245, %137) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%291, %279) : (i1, i1) -> i1
      "scf.if"(%292) ({
        "llvm.store"(%259, %289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %293 = "llvm.getelementptr"(%289, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%245, %153) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%295, %279) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%263, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.addi"(%245, %169) : (i32, i32) -> i32
      %299 = "arith.cmpi"(%298, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %300 = "arith.andi"(%299, %279) : (i1, i1) -> i1
      "scf.if"(%300) ({
        "llvm.store"(%267, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %301 = "llvm.getelementptr"(%297, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%245, %185) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%303, %279) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%271, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.addi"(%245, %201) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%307, %279) : (i1, i1) -> i1
      "scf.if"(%308) ({
        "llvm.store"(%275, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "llvm.getelementptr"(%241, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %310 = "arith.constant"() {value = 8 : i32} : () -> i32
      %311 = "arith.addi"(%246, %310) : (i32, i32) -> i32
      %312 = "arith.cmpi"(%311, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %313 = "arith.andi"(%278, %312) : (i1, i1) -> i1
      "scf.if"(%313) ({
        "llvm.store"(%249, %309) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %314 = "llvm.getelementptr"(%309, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %315 = "arith.andi"(%283, %312) : (i1, i1) -> i1
      "scf.if"(%315) ({
        "llvm.store"(%253, %314) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %316 = "llvm.getelementptr"(%314, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "arith.andi"(%287, %312) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%257, %316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %318 = "llvm.getelementptr"(%316, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %319 = "arith.andi"(%291, %312) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%261, %318) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "llvm.getelementptr"(%318, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.andi"(%295, %312) : (i1, i1) -> i1
      "scf.if"(%321) ({
        "llvm.store"(%265, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %322 = "llvm.getelementptr"(%320, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %323 = "arith.andi"(%299, %312) : (i1, i1) -> i1
      "scf.if"(%323) ({
        "llvm.store"(%269, %322) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %324 = "llvm.getelementptr"(%322, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %325 = "arith.andi"(%303, %312) : (i1, i1) -> i1
      "scf.if"(%325) ({
        "llvm.store"(%273, %324) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %326 = "llvm.getelementptr"(%324, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %327 = "arith.andi"(%307, %312) : (i1, i1) -> i1
      "scf.if"(%327) ({
        "llvm.store"(%277, %326) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_7", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.muli"(%3, %17) : (i64, i64) -> i64
      %58 = "arith.constant"() {value = 128 : i32} : () -> i32
      %59 = "arith.muli"(%55, %57) : (i64, i64) -> i64
      %60 = "arith.constant"() {value = 128 : i64} : () -> i64
      %61 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %62 = "arith.addi"(%59, %61) : (i64, i64) -> i64
      %63 = "llvm.getelementptr"(%0, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %64 = "arith.muli"(%5, %17) : (i64, i64) -> i64
      %65 = "arith.muli"(%6, %60) : (i64, i64) -> i64
      %66 = "arith.muli"(%55, %64) : (i64, i64) -> i64
      %67 = "arith.muli"(%56, %65) : (i64, i64) -> i64
      %68 = "arith.addi"(%66, %67) : (i64, i64) -> i64
      %69 = "llvm.getelementptr"(%4, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %70 = "arith.muli"(%34, %22) : (i32, i32) -> i32
      %71 = "arith.muli"(%53, %58) : (i32, i32) -> i32
      %72 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %73 = "arith.constant"() {value = 8 : i64} : () -> i64
      %74 = "arith.muli"(%3, %73) : (i64, i64) -> i64
      %75 = "arith.remui"(%11, %22) : (i32, i32) -> i32
      %76 = "arith.divui"(%11, %22) : (i32, i32) -> i32
      %77 = "arith.constant"() {value = 4 : i32} : () -> i32
      %78 = "arith.muli"(%75, %77) : (i32, i32) -> i32
      %79 = "arith.extsi"(%76) : (i32) -> i64
      %80 = "arith.muli"(%79, %3) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.addi"(%81, %80) : (i64, i64) -> i64
      %83 = "llvm.getelementptr"(%63, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %84 = "arith.constant"() {value = 129 : i32} : () -> i32
      %85 = "arith.muli"(%76, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%78, %85) : (i32, i32) -> i32
      %87 = "llvm.getelementptr"(%72, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %88 = "arith.addi"(%70, %76) : (i32, i32) -> i32
      %89 = "arith.addi"(%71, %78) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%88, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.cmpi"(%89, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%90, %91) : (i1, i1) -> i1
      %93, %94, %95, %96 = "scf.if"(%92) ({
        %97 = "llvm.load"(%83) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %98 = "vector.extract"(%97) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %99 = "vector.extract"(%97) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %100 = "vector.extract"(%97) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %101 = "vector.extract"(%97) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%98, %99, %100, %101) : (f32, f32, f32, f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        %103 = "llvm.mlir.undef"() : () -> f32
        %104 = "llvm.mlir.undef"() : () -> f32
        %105 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102, %103, %104, %105) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %106 = "llvm.getelementptr"(%83, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %107 = "arith.constant"() {value = 8 : i32} : () -> i32
      %108 = "arith.addi"(%88, %107) : (i32, i32) -> i32
      %109 = "arith.cmpi"(%108, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %110 = "arith.andi"(%109, %91) : (i1, i1) -> i1
      %111, %112, %113, %114 = "scf.if"(%110) ({
        %115 = "llvm.load"(%106) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %116 = "vector.extract"(%115) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %117 = "vector.extract"(%115) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %118 = "vector.extract"(%115) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%115) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        %121 = "llvm.mlir.undef"() : () -> f32
        %122 = "llvm.mlir.undef"() : () -> f32
        %123 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %124 = "llvm.getelementptr"(%106, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %125 = "arith.constant"() {value = 16 : i32} : () -> i32
      %126 = "arith.addi"(%88, %125) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.andi"(%127, %91) : (i1, i1) -> i1
      %129, %130, %131, %132 = "scf.if"(%128) ({
        %133 = "llvm.load"(%124) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%134, %135, %136, %137) : (f32, f32, f32, f32) -> ()
      }, {
        %138 = "llvm.mlir.undef"() : () -> f32
        %139 = "llvm.mlir.undef"() : () -> f32
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %142 = "llvm.getelementptr"(%124, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 24 : i32} : () -> i32
      %144 = "arith.addi"(%88, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %91) : (i1, i1) -> i1
      %147, %148, %149, %150 = "scf.if"(%146) ({
        %151 = "llvm.load"(%142) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %152 = "vector.extract"(%151) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%151) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%151) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%151) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%152, %153, %154, %155) : (f32, f32, f32, f32) -> ()
      }, {
        %156 = "llvm.mlir.undef"() : () -> f32
        %157 = "llvm.mlir.undef"() : () -> f32
        %158 = "llvm.mlir.undef"() : () -> f32
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%156, %157, %158, %159) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      "llvm.store"(%93, %87) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %160 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%94, %160) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %161 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%95, %161) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %162 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%96, %162) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %163 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%111, %163) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %164 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1033>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%112, %164) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %165 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1034>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%113, %165) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %166 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1035>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%114, %166) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %167 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2064>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%129, %167) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %168 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2065>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%130, %168) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %169 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2066>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %169) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %170 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2067>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%132, %170) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %171 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %171) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %172 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3097>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%148, %172) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %173 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3098>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%149, %173) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %174 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3099>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %174) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %175 = "arith.muli"(%6, %73) : (i64, i64) -> i64
      %176 = "arith.extsi"(%75) : (i32) -> i64
      %177 = "arith.muli"(%176, %5) : (i64, i64) -> i64
      %178 = "arith.muli"(%79, %6) : (i64, i64) -> i64
      %179 = "arith.addi"(%177, %178) : (i64, i64) -> i64
      %180 = "llvm.getelementptr"(%69, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %181 = "arith.muli"(%75, %84) : (i32, i32) -> i32
      %182 = "arith.addi"(%181, %76) : (i32, i32) -> i32
      %183 = "llvm.getelementptr"(%72, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %184 = "arith.addi"(%70, %75) : (i32, i32) -> i32
      %185 = "arith.addi"(%71, %76) : (i32, i32) -> i32
      %186 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %187 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %189 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %191 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %193 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %195 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %199 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %201 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %203 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %205 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %207 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.load"(%207) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %209 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %211 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %213 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %215 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %217 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %218 = "arith.cmpi"(%185, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %219 = "arith.andi"(%217, %218) : (i1, i1) -> i1
      "scf.if"(%219) ({
        "llvm.store"(%186, %180) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %220 = "llvm.getelementptr"(%180, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %221 = "arith.addi"(%185, %107) : (i32, i32) -> i32
      %222 = "arith.cmpi"(%221, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %223 = "arith.andi"(%217, %222) : (i1, i1) -> i1
      "scf.if"(%223) ({
        "llvm.store"(%188, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %224 = "arith.constant"() {value = 2 : i64} : () -> i64
      %225 = "arith.muli"(%224, %175) : (i64, i64) -> i64
      %226 = "llvm.getelementptr"(%180, %225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %227 = "arith.addi"(%185, %125) : (i32, i32) -> i32
      %228 = "arith.cmpi"(%227, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %229 = "arith.andi"(%217, %228) : (i1, i1) -> i1
      "scf.if"(%229) ({
        "llvm.store"(%190, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %230 = "arith.constant"() {value = 3 : i64} : () -> i64
      %231 = "arith.muli"(%230, %175) : (i64, i64) -> i64
      %232 = "llvm.getelementptr"(%180, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %233 = "arith.addi"(%185, %143) : (i32, i32) -> i32
      %234 = "arith.cmpi"(%233, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%217, %234) : (i1, i1) -> i1
      "scf.if"(%235) ({
        "llvm.store"(%192, %232) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %236 = "arith.constant"() {value = 4 : i64} : () -> i64
      %237 = "arith.muli"(%236, %175) : (i64, i64) -> i64
      %238 = "llvm.getelementptr"(%180, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %239 = "arith.addi"(%185, %22) : (i32, i32) -> i32
      %240 = "arith.cmpi"(%239, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %241 = "arith.andi"(%217, %240) : (i1, i1) -> i1
      "scf.if"(%241) ({
        "llvm.store"(%194, %238) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %242 = "arith.constant"() {value = 5 : i64} : () -> i64
      %243 = "arith.muli"(%242, %175) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%180, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "arith.constant"() {value = 40 : i32} : () -> i32
      %246 = "arith.addi"(%185, %245) : (i32, i32) -> i32
      %247 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %248 = "arith.andi"(%217, %247) : (i1, i1) -> i1
      "scf.if"(%248) ({
        "llvm.store"(%196, %244) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %249 = "arith.constant"() {value = 6 : i64} : () -> i64
      %250 = "arith.muli"(%249, %175) : (i64, i64) -> i64
      %251 = "llvm.getelementptr"(%180, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %252 = "arith.constant"() {value = 48 : i32} : () -> i32
      %253 = "arith.addi"(%185, %252) : (i32, i32) -> i32
      %254 = "arith.cmpi"(%253, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %255 = "arith.andi"(%217, %254) : (i1, i1) -> i1
      "scf.if"(%255) ({
        "llvm.store"(%198, %251) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %256 = "arith.constant"() {value = 7 : i64} : () -> i64
      %257 = "arith.muli"(%256, %175) : (i64, i64) -> i64
      %258 = "llvm.getelementptr"(%180, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %259 = "arith.constant"() {value = 56 : i32} : () -> i32
      %260 = "arith.addi"(%185, %259) : (i32, i32) -> i32
      %261 = "arith.cmpi"(%260, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %262 = "arith.andi"(%217, %261) : (i1, i1) -> i1
      "scf.if"(%262) ({
        "llvm.store"(%200, %258) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %263 = "arith.muli"(%73, %175) : (i64, i64) -> i64
      %264 = "llvm.getelementptr"(%180, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %265 = "arith.constant"() {value = 64 : i32} : () -> i32
      %266 = "arith.addi"(%185, %265) : (i32, i32) -> i32
      %267 = "arith.cmpi"(%266, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %268 = "arith.andi"(%217, %267) : (i1, i1) -> i1
      "scf.if"(%268) ({
        "llvm.store"(%202, %264) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %269 = "arith.constant"() {value = 9 : i64} : () -> i64
      %270 = "arith.muli"(%269, %175) : (i64, i64) -> i64
      %271 = "llvm.getelementptr"(%180, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %272 = "arith.constant"() {value = 72 : i32} : () -> i32
      %273 = "arith.addi"(%185, %272) : (i32, i32) -> i32
      %274 = "arith.cmpi"(%273, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %275 = "arith.andi"(%217, %274) : (i1, i1) -> i1
      "scf.if"(%275) ({
        "llvm.store"(%204, %271) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %276 = "arith.constant"() {value = 10 : i64} : () -> i64
      %277 = "arith.muli"(%276, %175) : (i64, i64) -> i64
      %278 = "llvm.getelementptr"(%180, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %279 = "arith.constant"() {value = 80 : i32} : () -> i32
      %280 = "arith.addi"(%185, %279) : (i32, i32) -> i32
      %281 = "arith.cmpi"(%280, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %282 = "arith.andi"(%217, %281) : (i1, i1) -> i1
      "scf.if"(%282) ({
        "llvm.store"(%206, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %283 = "arith.constant"() {value = 11 : i64} : () -> i64
      %284 = "arith.muli"(%283, %175) : (i64, i64) -> i64
      %285 = "llvm.getelementptr"(%180, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.constant"() {value = 88 : i32} : () -> i32
      %287 = "arith.addi"(%185, %286) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%217, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        "llvm.store"(%208, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %290 = "arith.constant"() {value = 12 : i64} : () -> i64
      %291 = "arith.muli"(%290, %175) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%180, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "arith.constant"() {value = 96 : i32} : () -> i32
      %294 = "arith.addi"(%185, %293) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%217, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%210, %292) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "arith.constant"() {value = 13 : i64} : () -> i64
      %298 = "arith.muli"(%297, %175) : (i64, i64) -> i64
      %299 = "llvm.getelementptr"(%180, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %300 = "arith.constant"() {value = 104 : i32} : () -> i32
      %301 = "arith.addi"(%185, %300) : (i32, i32) -> i32
      %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %303 = "arith.andi"(%217, %302) : (i1, i1) -> i1
      "scf.if"(%303) ({
        "llvm.store"(%212, %299) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %304 = "arith.constant"() {value = 14 : i64} : () -> i64
      %305 = "arith.muli"(%304, %175) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%180, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "arith.constant"() {value = 112 : i32} : () -> i32
      %308 = "arith.addi"(%185, %307) : (i32, i32) -> i32
      %309 = "arith.cmpi"(%308, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %310 = "arith.andi"(%217, %309) : (i1, i1) -> i1
      "scf.if"(%310) ({
        "llvm.store"(%214, %306) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %311 = "arith.constant"() {value = 15 : i64} : () -> i64
      %312 = "arith.muli"(%311, %175) : (i64, i64) -> i64
      %313 = "llvm.getelementptr"(%180, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "arith.constant"() {value = 120 : i32} : () -> i32
      %315 = "arith.addi"(%185, %314) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %317 = "arith.andi"(%217, %316) : (i1, i1) -> i1
      "scf.if"(%317) ({
        "llvm.store"(%216, %313) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_8", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64):
      %9 = "arith.trunci"(%7) : (i64) -> i32
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i64} : () -> i64
      %18 = "arith.shrui"(%7, %17) : (i64, i64) -> i64
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.subi"(%9, %19) : (i32, i32) -> i32
      %21 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.subi"(%22, %21) : (i32, i32) -> i32
      %24 = "arith.extui"(%14) : (i32) -> i64
      %25 = "arith.muli"(%24, %18) : (i64, i64) -> i64
      %26 = "arith.shrui"(%25, %17) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.addi"(%27, %14) : (i32, i32) -> i32
      %29 = "arith.shrui"(%28, %23) : (i32, i32) -> i32
      %30 = "arith.cmpi"(%23, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.select"(%30, %29, %31) : (i1, i32, i32) -> i32
      %33 = "arith.muli"(%32, %9) : (i32, i32) -> i32
      %34 = "arith.subi"(%14, %33) : (i32, i32) -> i32
      %35 = "llvm.intr.ctlz"(%20) {is_zero_poison = false} : (i32) -> i32
      %36 = "arith.subi"(%22, %35) : (i32, i32) -> i32
      %37 = "arith.shrui"(%28, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%36, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %39 = "arith.select"(%38, %37, %31) : (i1, i32, i32) -> i32
      %40 = "arith.shrui"(%8, %17) : (i64, i64) -> i64
      %41 = "arith.subi"(%10, %19) : (i32, i32) -> i32
      %42 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %43 = "arith.subi"(%22, %42) : (i32, i32) -> i32
      %44 = "arith.extui"(%39) : (i32) -> i64
      %45 = "arith.muli"(%44, %40) : (i64, i64) -> i64
      %46 = "arith.shrui"(%45, %17) : (i64, i64) -> i64
      %47 = "arith.trunci"(%46) : (i64) -> i32
      %48 = "arith.addi"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.shrui"(%48, %43) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%43, %22) {predicate = 6 : i64} : (i32, i32) -> i1
      %51 = "arith.select"(%50, %49, %31) : (i1, i32, i32) -> i32
      %52 = "arith.muli"(%51, %10) : (i32, i32) -> i32
      %53 = "arith.subi"(%39, %52) : (i32, i32) -> i32
      %54 = "llvm.intr.ctlz"(%41) {is_zero_poison = false} : (i32) -> i32
      %55 = "arith.extsi"(%34) : (i32) -> i64
      %56 = "arith.extsi"(%53) : (i32) -> i64
      %57 = "arith.constant"() {value = 128 : i32} : () -> i32
      %58 = "arith.constant"() {value = 128 : i64} : () -> i64
      %59 = "arith.muli"(%3, %58) : (i64, i64) -> i64
      %60 = "arith.muli"(%4, %17) : (i64, i64) -> i64
      %61 = "arith.muli"(%55, %59) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %63 = "arith.addi"(%61, %62) : (i64, i64) -> i64
      %64 = "llvm.getelementptr"(%0, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %65 = "arith.muli"(%6, %17) : (i64, i64) -> i64
      %66 = "arith.muli"(%55, %58) : (i64, i64) -> i64
      %67 = "arith.muli"(%56, %65) : (i64, i64) -> i64
      %68 = "arith.addi"(%66, %67) : (i64, i64) -> i64
      %69 = "llvm.getelementptr"(%5, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %70 = "arith.muli"(%34, %57) : (i32, i32) -> i32
      %71 = "arith.muli"(%53, %22) : (i32, i32) -> i32
      %72 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %73 = "arith.constant"() {value = 8 : i64} : () -> i64
      %74 = "arith.muli"(%3, %73) : (i64, i64) -> i64
      %75 = "arith.remui"(%11, %22) : (i32, i32) -> i32
      %76 = "arith.divui"(%11, %22) : (i32, i32) -> i32
      %77 = "arith.extsi"(%75) : (i32) -> i64
      %78 = "arith.muli"(%77, %4) : (i64, i64) -> i64
      %79 = "arith.extsi"(%76) : (i32) -> i64
      %80 = "arith.muli"(%79, %3) : (i64, i64) -> i64
      %81 = "arith.addi"(%78, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%64, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.constant"() {value = 33 : i32} : () -> i32
      %84 = "arith.muli"(%76, %83) : (i32, i32) -> i32
      %85 = "arith.addi"(%75, %84) : (i32, i32) -> i32
      %86 = "llvm.getelementptr"(%72, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %87 = "arith.addi"(%70, %76) : (i32, i32) -> i32
      %88 = "arith.addi"(%71, %75) : (i32, i32) -> i32
      %89 = "arith.cmpi"(%87, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %90 = "arith.cmpi"(%88, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.andi"(%89, %90) : (i1, i1) -> i1
      %92 = "scf.if"(%91) ({
        %93 = "llvm.load"(%82) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%93) : (f32) -> ()
      }, {
        %94 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%94) : (f32) -> ()
      }) : (i1) -> f32
      %95 = "llvm.getelementptr"(%82, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %96 = "arith.constant"() {value = 8 : i32} : () -> i32
      %97 = "arith.addi"(%87, %96) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%98, %90) : (i1, i1) -> i1
      %100 = "scf.if"(%99) ({
        %101 = "llvm.load"(%95) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%101) : (f32) -> ()
      }, {
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%102) : (f32) -> ()
      }) : (i1) -> f32
      %103 = "llvm.getelementptr"(%95, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.constant"() {value = 16 : i32} : () -> i32
      %105 = "arith.addi"(%87, %104) : (i32, i32) -> i32
      %106 = "arith.cmpi"(%105, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %107 = "arith.andi"(%106, %90) : (i1, i1) -> i1
      %108 = "scf.if"(%107) ({
        %109 = "llvm.load"(%103) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%109) : (f32) -> ()
      }, {
        %110 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%110) : (f32) -> ()
      }) : (i1) -> f32
      %111 = "llvm.getelementptr"(%103, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %112 = "arith.constant"() {value = 24 : i32} : () -> i32
      %113 = "arith.addi"(%87, %112) : (i32, i32) -> i32
      %114 = "arith.cmpi"(%113, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %115 = "arith.andi"(%114, %90) : (i1, i1) -> i1
      %116 = "scf.if"(%115) ({
        %117 = "llvm.load"(%111) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%117) : (f32) -> ()
      }, {
        %118 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%118) : (f32) -> ()
      }) : (i1) -> f32
      %119 = "llvm.getelementptr"(%111, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %120 = "arith.addi"(%87, %22) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %122 = "arith.andi"(%121, %90) : (i1, i1) -> i1
      %123 = "scf.if"(%122) ({
        %124 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%124) : (f32) -> ()
      }, {
        %125 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%125) : (f32) -> ()
      }) : (i1) -> f32
      %126 = "llvm.getelementptr"(%119, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %127 = "arith.constant"() {value = 40 : i32} : () -> i32
      %128 = "arith.addi"(%87, %127) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %90) : (i1, i1) -> i1
      %131 = "scf.if"(%130) ({
        %132 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%132) : (f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133) : (f32) -> ()
      }) : (i1) -> f32
      %134 = "llvm.getelementptr"(%126, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %135 = "arith.constant"() {value = 48 : i32} : () -> i32
      %136 = "arith.addi"(%87, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "arith.andi"(%137, %90) : (i1, i1) -> i1
      %139 = "scf.if"(%138) ({
        %140 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%140) : (f32) -> ()
      }, {
        %141 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%141) : (f32) -> ()
      }) : (i1) -> f32
      %142 = "llvm.getelementptr"(%134, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %143 = "arith.constant"() {value = 56 : i32} : () -> i32
      %144 = "arith.addi"(%87, %143) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %146 = "arith.andi"(%145, %90) : (i1, i1) -> i1
      %147 = "scf.if"(%146) ({
        %148 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%148) : (f32) -> ()
      }, {
        %149 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%149) : (f32) -> ()
      }) : (i1) -> f32
      %150 = "llvm.getelementptr"(%142, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %151 = "arith.constant"() {value = 64 : i32} : () -> i32
      %152 = "arith.addi"(%87, %151) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%152, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %154 = "arith.andi"(%153, %90) : (i1, i1) -> i1
      %155 = "scf.if"(%154) ({
        %156 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%156) : (f32) -> ()
      }, {
        %157 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%157) : (f32) -> ()
      }) : (i1) -> f32
      %158 = "llvm.getelementptr"(%150, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "arith.constant"() {value = 72 : i32} : () -> i32
      %160 = "arith.addi"(%87, %159) : (i32, i32) -> i32
      %161 = "arith.cmpi"(%160, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %162 = "arith.andi"(%161, %90) : (i1, i1) -> i1
      %163 = "scf.if"(%162) ({
        %164 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%164) : (f32) -> ()
      }, {
        %165 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%165) : (f32) -> ()
      }) : (i1) -> f32
      %166 = "llvm.getelementptr"(%158, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %167 = "arith.constant"() {value = 80 : i32} : () -> i32
      %168 = "arith.addi"(%87, %167) : (i32, i32) -> i32
      %169 = "arith.cmpi"(%168, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%169, %90) : (i1, i1) -> i1
      %171 = "scf.if"(%170) ({
        %172 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%172) : (f32) -> ()
      }, {
        %173 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%173) : (f32) -> ()
      }) : (i1) -> f32
      %174 = "llvm.getelementptr"(%166, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %175 = "arith.constant"() {value = 88 : i32} : () -> i32
      %176 = "arith.addi"(%87, %175) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%176, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.andi"(%177, %90) : (i1, i1) -> i1
      %179 = "scf.if"(%178) ({
        %180 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%180) : (f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181) : (f32) -> ()
      }) : (i1) -> f32
      %182 = "llvm.getelementptr"(%174, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "arith.constant"() {value = 96 : i32} : () -> i32
      %184 = "arith.addi"(%87, %183) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186 = "arith.andi"(%185, %90) : (i1, i1) -> i1
      %187 = "scf.if"(%186) ({
        %188 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%188) : (f32) -> ()
      }, {
        %189 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%189) : (f32) -> ()
      }) : (i1) -> f32
      %190 = "llvm.getelementptr"(%182, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %191 = "arith.constant"() {value = 104 : i32} : () -> i32
      %192 = "arith.addi"(%87, %191) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %90) : (i1, i1) -> i1
      %195 = "scf.if"(%194) ({
        %196 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%196) : (f32) -> ()
      }, {
        %197 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%197) : (f32) -> ()
      }) : (i1) -> f32
      %198 = "llvm.getelementptr"(%190, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.constant"() {value = 112 : i32} : () -> i32
      %200 = "arith.addi"(%87, %199) : (i32, i32) -> i32
      %201 = "arith.cmpi"(%200, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %202 = "arith.andi"(%201, %90) : (i1, i1) -> i1
      %203 = "scf.if"(%202) ({
        %204 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%204) : (f32) -> ()
      }, {
        %205 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%205) : (f32) -> ()
      }) : (i1) -> f32
      %206 = "llvm.getelementptr"(%198, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "arith.constant"() {value = 120 : i32} : () -> i32
      %208 = "arith.addi"(%87, %207) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%208, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %210 = "arith.andi"(%209, %90) : (i1, i1) -> i1
      %211 = "scf.if"(%210) ({
        %212 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%212) : (f32) -> ()
      }, {
        %213 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%213) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%92, %86) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %214 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%100, %214) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %215 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 528>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%108, %215) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 792>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%116, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%123, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%131, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%139, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 1848>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%147, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%155, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2376>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%163, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%171, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 2904>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%179, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%187, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3432>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%195, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3696>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%203, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 3960>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%211, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %229 = "arith.constant"() {value = 4 : i64} : () -> i64
      %230 = "arith.muli"(%6, %229) : (i64, i64) -> i64
      %231 = "arith.constant"() {value = 4 : i32} : () -> i32
      %232 = "arith.remui"(%11, %231) : (i32, i32) -> i32
      %233 = "arith.divui"(%11, %231) : (i32, i32) -> i32
      %234 = "arith.extsi"(%232) : (i32) -> i64
      %235 = "arith.muli"(%234, %6) : (i64, i64) -> i64
      %236 = "arith.remui"(%233, %96) : (i32, i32) -> i32
      %237 = "arith.divui"(%233, %96) : (i32, i32) -> i32
      %238 = "arith.muli"(%236, %231) : (i32, i32) -> i32
      %239 = "arith.extsi"(%238) : (i32) -> i64
      %240 = "arith.addi"(%235, %239) : (i64, i64) -> i64
      %241 = "arith.extsi"(%237) : (i32) -> i64
      %242 = "arith.muli"(%241, %230) : (i64, i64) -> i64
      %243 = "arith.addi"(%240, %242) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%69, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "arith.constant"() {value = 132 : i32} : () -> i32
      %246 = "arith.muli"(%236, %245) : (i32, i32) -> i32
      %247 = "arith.addi"(%232, %246) : (i32, i32) -> i32
      %248 = "arith.muli"(%237, %231) : (i32, i32) -> i32
      %249 = "arith.addi"(%247, %248) : (i32, i32) -> i32
      %250 = "llvm.getelementptr"(%72, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %251 = "arith.addi"(%232, %248) : (i32, i32) -> i32
      %252 = "arith.addi"(%70, %238) : (i32, i32) -> i32
      %253 = "arith.addi"(%71, %251) : (i32, i32) -> i32
      %254 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %255 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %257 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %261 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %263 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1089>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %267 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 1155>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %269 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2145>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "llvm.load"(%271) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %273 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2178>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %275 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 2211>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %279 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3201>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %281 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3234>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %283 = "llvm.getelementptr"(%250) {rawConstantIndices = array<i32: 3267>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %285 = "arith.cmpi"(%252, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %286 = "arith.cmpi"(%253, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %287 = "arith.andi"(%285, %286) : (i1, i1) -> i1
      "scf.if"(%287) ({
        %288 = "vector.from_elements"(%254, %256, %258, %260) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%288, %244) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %290 = "arith.addi"(%252, %22) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%291, %286) : (i1, i1) -> i1
      "scf.if"(%292) ({
        %293 = "vector.from_elements"(%262, %264, %266, %268) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%293, %289) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %294 = "llvm.getelementptr"(%289) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %295 = "arith.addi"(%252, %151) : (i32, i32) -> i32
      %296 = "arith.cmpi"(%295, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%296, %286) : (i1, i1) -> i1
      "scf.if"(%297) ({
        %298 = "vector.from_elements"(%270, %272, %274, %276) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%298, %294) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "llvm.getelementptr"(%294) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %300 = "arith.addi"(%252, %183) : (i32, i32) -> i32
      %301 = "arith.cmpi"(%300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %302 = "arith.andi"(%301, %286) : (i1, i1) -> i1
      "scf.if"(%302) ({
        %303 = "vector.from_elements"(%278, %280, %282, %284) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%303, %299) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_9", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: i64, %7: i64):
      %8 = "arith.trunci"(%6) : (i64) -> i32
      %9 = "arith.trunci"(%7) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %16 = "arith.constant"() {value = 32 : i64} : () -> i64
      %17 = "arith.shrui"(%6, %16) : (i64, i64) -> i64
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.subi"(%8, %18) : (i32, i32) -> i32
      %20 = "llvm.intr.ctlz"(%19) {is_zero_poison = false} : (i32) -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.subi"(%21, %20) : (i32, i32) -> i32
      %23 = "arith.extui"(%13) : (i32) -> i64
      %24 = "arith.muli"(%23, %17) : (i64, i64) -> i64
      %25 = "arith.shrui"(%24, %16) : (i64, i64) -> i64
      %26 = "arith.trunci"(%25) : (i64) -> i32
      %27 = "arith.addi"(%26, %13) : (i32, i32) -> i32
      %28 = "arith.shrui"(%27, %22) : (i32, i32) -> i32
      %29 = "arith.cmpi"(%22, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      %31 = "arith.select"(%29, %28, %30) : (i1, i32, i32) -> i32
      %32 = "arith.muli"(%31, %8) : (i32, i32) -> i32
      %33 = "arith.subi"(%13, %32) : (i32, i32) -> i32
      %34 = "llvm.intr.ctlz"(%19) {is_zero_poison = false} : (i32) -> i32
      %35 = "arith.subi"(%21, %34) : (i32, i32) -> i32
      %36 = "arith.shrui"(%27, %35) : (i32, i32) -> i32
      %37 = "arith.cmpi"(%35, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %38 = "arith.select"(%37, %36, %30) : (i1, i32, i32) -> i32
      %39 = "arith.shrui"(%7, %16) : (i64, i64) -> i64
      %40 = "arith.subi"(%9, %18) : (i32, i32) -> i32
      %41 = "llvm.intr.ctlz"(%40) {is_zero_poison = false} : (i32) -> i32
      %42 = "arith.subi"(%21, %41) : (i32, i32) -> i32
      %43 = "arith.extui"(%38) : (i32) -> i64
      %44 = "arith.muli"(%43, %39) : (i64, i64) -> i64
      %45 = "arith.shrui"(%44, %16) : (i64, i64) -> i64
      %46 = "arith.trunci"(%45) : (i64) -> i32
      %47 = "arith.addi"(%46, %38) : (i32, i32) -> i32
      %48 = "arith.shrui"(%47, %42) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%42, %21) {predicate = 6 : i64} : (i32, i32) -> i1
      %50 = "arith.select"(%49, %48, %30) : (i1, i32, i32) -> i32
      %51 = "arith.muli"(%50, %9) : (i32, i32) -> i32
      %52 = "arith.subi"(%38, %51) : (i32, i32) -> i32
      %53 = "llvm.intr.ctlz"(%40) {is_zero_poison = false} : (i32) -> i32
      %54 = "arith.extsi"(%33) : (i32) -> i64
      %55 = "arith.extsi"(%52) : (i32) -> i64
      %56 = "arith.constant"() {value = 64 : i32} : () -> i32
      %57 = "arith.constant"() {value = 64 : i64} : () -> i64
      %58 = "arith.muli"(%3, %57) : (i64, i64) -> i64
      %59 = "arith.muli"(%54, %58) : (i64, i64) -> i64
      %60 = "arith.muli"(%55, %57) : (i64, i64) -> i64
      %61 = "arith.addi"(%59, %60) : (i64, i64) -> i64
      %62 = "llvm.getelementptr"(%0, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %63 = "arith.muli"(%5, %57) : (i64, i64) -> i64
      %64 = "arith.muli"(%54, %57) : (i64, i64) -> i64
      %65 = "arith.muli"(%55, %63) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%4, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%33, %56) : (i32, i32) -> i32
      %69 = "arith.muli"(%52, %56) : (i32, i32) -> i32
      %70 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %71 = "arith.constant"() {value = 16 : i64} : () -> i64
      %72 = "arith.muli"(%3, %71) : (i64, i64) -> i64
      %73 = "arith.constant"() {value = 16 : i32} : () -> i32
      %74 = "arith.remui"(%10, %73) : (i32, i32) -> i32
      %75 = "arith.divui"(%10, %73) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 4 : i32} : () -> i32
      %77 = "arith.muli"(%74, %76) : (i32, i32) -> i32
      %78 = "arith.extsi"(%75) : (i32) -> i64
      %79 = "arith.muli"(%78, %3) : (i64, i64) -> i64
      %80 = "arith.extsi"(%77) : (i32) -> i64
      %81 = "arith.addi"(%80, %79) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%62, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.muli"(%75, %56) : (i32, i32) -> i32
      %84 = "arith.addi"(%77, %83) : (i32, i32) -> i32
      %85 = "arith.addi"(%68, %75) : (i32, i32) -> i32
      %86 = "arith.addi"(%69, %77) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%85, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%86, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90, %91, %92, %93 = "scf.if"(%89) ({
        %94 = "llvm.load"(%82) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
      }, {
        %99 = "llvm.mlir.undef"() : () -> f32
        %100 = "llvm.mlir.undef"() : () -> f32
        %101 = "llvm.mlir.undef"() : () -> f32
        %102 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %103 = "llvm.getelementptr"(%82, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "arith.addi"(%85, %73) : (i32, i32) -> i32
      %105 = "arith.cmpi"(%104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %106 = "arith.andi"(%105, %88) : (i1, i1) -> i1
      %107, %108, %109, %110 = "scf.if"(%106) ({
        %111 = "llvm.load"(%103) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %115 = "vector.extract"(%111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> ()
      }, {
        %116 = "llvm.mlir.undef"() : () -> f32
        %117 = "llvm.mlir.undef"() : () -> f32
        %118 = "llvm.mlir.undef"() : () -> f32
        %119 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%116, %117, %118, %119) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %120 = "llvm.getelementptr"(%103, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "arith.addi"(%85, %21) : (i32, i32) -> i32
      %122 = "arith.cmpi"(%121, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %123 = "arith.andi"(%122, %88) : (i1, i1) -> i1
      %124, %125, %126, %127 = "scf.if"(%123) ({
        %128 = "llvm.load"(%120) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %131 = "vector.extract"(%128) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%128) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> ()
      }, {
        %133 = "llvm.mlir.undef"() : () -> f32
        %134 = "llvm.mlir.undef"() : () -> f32
        %135 = "llvm.mlir.undef"() : () -> f32
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%133, %134, %135, %136) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %137 = "llvm.getelementptr"(%120, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 48 : i32} : () -> i32
      %139 = "arith.addi"(%85, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %88) : (i1, i1) -> i1
      %142, %143, %144, %145 = "scf.if"(%141) ({
        %146 = "llvm.load"(%137) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%146) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %150 = "vector.extract"(%146) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> ()
      }, {
        %151 = "llvm.mlir.undef"() : () -> f32
        %152 = "llvm.mlir.undef"() : () -> f32
        %153 = "llvm.mlir.undef"() : () -> f32
        %154 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%151, %152, %153, %154) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %155 = "arith.constant"() {value = 1792 : i32} : () -> i32
      %156 = "arith.andi"(%84, %155) : (i32, i32) -> i32
      %157 = "arith.constant"() {value = 6 : i32} : () -> i32
      %158 = "arith.shrui"(%156, %157) : (i32, i32) -> i32
      %159 = "arith.xori"(%84, %158) : (i32, i32) -> i32
      %160 = "llvm.getelementptr"(%70, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %161 = "vector.from_elements"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%161, %160) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %162 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %163 = "arith.addi"(%84, %162) : (i32, i32) -> i32
      %164 = "arith.andi"(%163, %155) : (i32, i32) -> i32
      %165 = "arith.shrui"(%164, %157) : (i32, i32) -> i32
      %166 = "arith.xori"(%163, %165) : (i32, i32) -> i32
      %167 = "llvm.getelementptr"(%70, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %168 = "vector.from_elements"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%168, %167) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %169 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %170 = "arith.addi"(%159, %169) : (i32, i32) -> i32
      %171 = "llvm.getelementptr"(%70, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %172 = "vector.from_elements"(%124, %125, %126, %127) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%172, %171) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %173 = "arith.addi"(%166, %169) : (i32, i32) -> i32
      %174 = "llvm.getelementptr"(%70, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %175 = "vector.from_elements"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%175, %174) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %176 = "arith.muli"(%5, %16) : (i64, i64) -> i64
      %177 = "arith.constant"() {value = 4 : i64} : () -> i64
      %178 = "arith.muli"(%5, %177) : (i64, i64) -> i64
      %179 = "arith.remui"(%10, %76) : (i32, i32) -> i32
      %180 = "arith.divui"(%10, %76) : (i32, i32) -> i32
      %181 = "arith.extsi"(%179) : (i32) -> i64
      %182 = "arith.muli"(%181, %5) : (i64, i64) -> i64
      %183 = "arith.constant"() {value = 8 : i32} : () -> i32
      %184 = "arith.remui"(%180, %183) : (i32, i32) -> i32
      %185 = "arith.divui"(%180, %183) : (i32, i32) -> i32
      %186 = "arith.muli"(%184, %76) : (i32, i32) -> i32
      %187 = "arith.extsi"(%186) : (i32) -> i64
      %188 = "arith.addi"(%182, %187) : (i64, i64) -> i64
      %189 = "arith.extsi"(%185) : (i32) -> i64
      %190 = "arith.muli"(%189, %178) : (i64, i64) -> i64
      %191 = "arith.addi"(%188, %190) : (i64, i64) -> i64
      %192 = "llvm.getelementptr"(%67, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 256 : i32} : () -> i32
      %194 = "arith.muli"(%184, %193) : (i32, i32) -> i32
      %195 = "arith.addi"(%179, %194) : (i32, i32) -> i32
      %196 = "arith.muli"(%185, %76) : (i32, i32) -> i32
      %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
      %198 = "arith.addi"(%179, %196) : (i32, i32) -> i32
      %199 = "arith.addi"(%68, %186) : (i32, i32) -> i32
      %200 = "arith.addi"(%69, %198) : (i32, i32) -> i32
      %201 = "arith.andi"(%197, %155) : (i32, i32) -> i32
      %202 = "arith.shrui"(%201, %157) : (i32, i32) -> i32
      %203 = "arith.xori"(%197, %202) : (i32, i32) -> i32
      %204 = "llvm.getelementptr"(%70, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %206 = "arith.addi"(%197, %21) : (i32, i32) -> i32
      %207 = "arith.andi"(%206, %155) : (i32, i32) -> i32
      %208 = "arith.shrui"(%207, %157) : (i32, i32) -> i32
      %209 = "arith.xori"(%206, %208) : (i32, i32) -> i32
      %210 = "llvm.getelementptr"(%70, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %212 = "arith.addi"(%197, %56) : (i32, i32) -> i32
      %213 = "arith.andi"(%212, %155) : (i32, i32) -> i32
      %214 = "arith.shrui"(%213, %157) : (i32, i32) -> i32
      %215 = "arith.xori"(%212, %214) : (i32, i32) -> i32
      %216 = "llvm.getelementptr"(%70, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %217 = "llvm.load"(%216) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %218 = "arith.constant"() {value = 96 : i32} : () -> i32
      %219 = "arith.addi"(%197, %218) : (i32, i32) -> i32
      %220 = "arith.andi"(%219, %155) : (i32, i32) -> i32
      %221 = "arith.shrui"(%220, %157) : (i32, i32) -> i32
      %222 = "arith.xori"(%219, %221) : (i32, i32) -> i32
      %223 = "llvm.getelementptr"(%70, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %225 = "arith.constant"() {value = 128 : i32} : () -> i32
      %226 = "arith.addi"(%197, %225) : (i32, i32) -> i32
      %227 = "arith.andi"(%226, %155) : (i32, i32) -> i32
      %228 = "arith.shrui"(%227, %157) : (i32, i32) -> i32
      %229 = "arith.xori"(%226, %228) : (i32, i32) -> i32
      %230 = "llvm.getelementptr"(%70, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %232 = "arith.constant"() {value = 160 : i32} : () -> i32
      %233 = "arith.addi"(%197, %232) : (i32, i32) -> i32
      %234 = "arith.andi"(%233, %155) : (i32, i32) -> i32
      %235 = "arith.shrui"(%234, %157) : (i32, i32) -> i32
      %236 = "arith.xori"(%233, %235) : (i32, i32) -> i32
      %237 = "llvm.getelementptr"(%70, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %239 = "arith.constant"() {value = 192 : i32} : () -> i32
      %240 = "arith.addi"(%197, %239) : (i32, i32) -> i32
      %241 = "arith.andi"(%240, %155) : (i32, i32) -> i32
      %242 = "arith.shrui"(%241, %157) : (i32, i32) -> i32
      %243 = "arith.xori"(%240, %242) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%70, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %246 = "arith.constant"() {value = 224 : i32} : () -> i32
      %247 = "arith.addi"(%197, %246) : (i32, i32) -> i32
      %248 = "arith.andi"(%247, %155) : (i32, i32) -> i32
      %249 = "arith.shrui"(%248, %157) : (i32, i32) -> i32
      %250 = "arith.xori"(%247, %249) : (i32, i32) -> i32
      %251 = "llvm.getelementptr"(%70, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %253 = "arith.addi"(%203, %169) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%70, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "arith.addi"(%209, %169) : (i32, i32) -> i32
      %257 = "llvm.getelementptr"(%70, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %259 = "arith.addi"(%215, %169) : (i32, i32) -> i32
      %260 = "llvm.getelementptr"(%70, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "arith.addi"(%222, %169) : (i32, i32) -> i32
      %263 = "llvm.getelementptr"(%70, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %265 = "arith.addi"(%229, %169) : (i32, i32) -> i32
      %266 = "llvm.getelementptr"(%70, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "arith.addi"(%236, %169) : (i32, i32) -> i32
      %269 = "llvm.getelementptr"(%70, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %270 = "llvm.load"(%269) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %271 = "arith.addi"(%243, %169) : (i32, i32) -> i32
      %272 = "llvm.getelementptr"(%70, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "arith.addi"(%250, %169) : (i32, i32) -> i32
      %275 = "llvm.getelementptr"(%70, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %277 = "arith.cmpi"(%199, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %278 = "arith.cmpi"(%200, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%277, %278) : (i1, i1) -> i1
      "scf.if"(%279) ({
        %280 = "vector.from_elements"(%205, %217, %231, %245) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%280, %192) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%192) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %282 = "arith.addi"(%199, %21) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %278) : (i1, i1) -> i1
      "scf.if"(%284) ({
        %285 = "vector.from_elements"(%255, %261, %267, %273) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%285, %281) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %286 = "llvm.getelementptr"(%192, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %287 = "arith.addi"(%200, %21) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%277, %288) : (i1, i1) -> i1
      "scf.if"(%289) ({
        %290 = "vector.from_elements"(%211, %224, %238, %252) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%290, %286) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "llvm.getelementptr"(%286) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %292 = "arith.andi"(%283, %288) : (i1, i1) -> i1
      "scf.if"(%292) ({
        %293 = "vector.from_elements"(%258, %264, %270, %276) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%293, %291) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_10", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      %11 = "arith.trunci"(%9) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.shrui"(%8, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.subi"(%10, %20) : (i32, i32) -> i32
      %22 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %23 = "arith.constant"() {value = 32 : i32} : () -> i32
      %24 = "arith.subi"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.extui"(%15) : (i32) -> i64
      %26 = "arith.muli"(%25, %19) : (i64, i64) -> i64
      %27 = "arith.shrui"(%26, %18) : (i64, i64) -> i64
      %28 = "arith.trunci"(%27) : (i64) -> i32
      %29 = "arith.addi"(%28, %15) : (i32, i32) -> i32
      %30 = "arith.shrui"(%29, %24) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%24, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %32 = "arith.constant"() {value = 0 : i32} : () -> i32
      %33 = "arith.select"(%31, %30, %32) : (i1, i32, i32) -> i32
      %34 = "arith.muli"(%33, %10) : (i32, i32) -> i32
      %35 = "arith.subi"(%15, %34) : (i32, i32) -> i32
      %36 = "llvm.intr.ctlz"(%21) {is_zero_poison = false} : (i32) -> i32
      %37 = "arith.subi"(%23, %36) : (i32, i32) -> i32
      %38 = "arith.shrui"(%29, %37) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%37, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %40 = "arith.select"(%39, %38, %32) : (i1, i32, i32) -> i32
      %41 = "arith.shrui"(%9, %18) : (i64, i64) -> i64
      %42 = "arith.subi"(%11, %20) : (i32, i32) -> i32
      %43 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %44 = "arith.subi"(%23, %43) : (i32, i32) -> i32
      %45 = "arith.extui"(%40) : (i32) -> i64
      %46 = "arith.muli"(%45, %41) : (i64, i64) -> i64
      %47 = "arith.shrui"(%46, %18) : (i64, i64) -> i64
      %48 = "arith.trunci"(%47) : (i64) -> i32
      %49 = "arith.addi"(%48, %40) : (i32, i32) -> i32
      %50 = "arith.shrui"(%49, %44) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%44, %23) {predicate = 6 : i64} : (i32, i32) -> i1
      %52 = "arith.select"(%51, %50, %32) : (i1, i32, i32) -> i32
      %53 = "arith.muli"(%52, %11) : (i32, i32) -> i32
      %54 = "arith.subi"(%40, %53) : (i32, i32) -> i32
      %55 = "llvm.intr.ctlz"(%42) {is_zero_poison = false} : (i32) -> i32
      %56 = "arith.extsi"(%35) : (i32) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.constant"() {value = 64 : i32} : () -> i32
      %59 = "arith.constant"() {value = 64 : i64} : () -> i64
      %60 = "arith.muli"(%3, %59) : (i64, i64) -> i64
      %61 = "arith.muli"(%4, %59) : (i64, i64) -> i64
      %62 = "arith.muli"(%56, %60) : (i64, i64) -> i64
      %63 = "arith.muli"(%57, %61) : (i64, i64) -> i64
      %64 = "arith.addi"(%62, %63) : (i64, i64) -> i64
      %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %66 = "arith.muli"(%6, %59) : (i64, i64) -> i64
      %67 = "arith.muli"(%7, %59) : (i64, i64) -> i64
      %68 = "arith.muli"(%56, %66) : (i64, i64) -> i64
      %69 = "arith.muli"(%57, %67) : (i64, i64) -> i64
      %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
      %71 = "llvm.getelementptr"(%5, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %72 = "arith.muli"(%35, %58) : (i32, i32) -> i32
      %73 = "arith.muli"(%54, %58) : (i32, i32) -> i32
      %74 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %75 = "arith.constant"() {value = 4 : i64} : () -> i64
      %76 = "arith.muli"(%3, %75) : (i64, i64) -> i64
      %77 = "arith.remui"(%12, %58) : (i32, i32) -> i32
      %78 = "arith.divui"(%12, %58) : (i32, i32) -> i32
      %79 = "arith.extsi"(%77) : (i32) -> i64
      %80 = "arith.muli"(%79, %4) : (i64, i64) -> i64
      %81 = "arith.extsi"(%78) : (i32) -> i64
      %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
      %83 = "arith.addi"(%80, %82) : (i64, i64) -> i64
      %84 = "llvm.getelementptr"(%65, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %85 = "arith.constant"() {value = 65 : i32} : () -> i32
      %86 = "arith.muli"(%78, %85) : (i32, i32) -> i32
      %87 = "arith.addi"(%77, %86) : (i32, i32) -> i32
      %88 = "llvm.getelementptr"(%74, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %89 = "arith.addi"(%72, %78) : (i32, i32) -> i32
      %90 = "arith.addi"(%73, %77) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%89, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%91, %92) : (i1, i1) -> i1
      %94 = "scf.if"(%93) ({
        %95 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%95) : (f32) -> ()
      }, {
        %96 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%96) : (f32) -> ()
      }) : (i1) -> f32
      %97 = "llvm.getelementptr"(%84, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "arith.constant"() {value = 4 : i32} : () -> i32
      %99 = "arith.addi"(%89, %98) : (i32, i32) -> i32
      %100 = "arith.cmpi"(%99, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "arith.andi"(%100, %92) : (i1, i1) -> i1
      %102 = "scf.if"(%101) ({
        %103 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%103) : (f32) -> ()
      }, {
        %104 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%104) : (f32) -> ()
      }) : (i1) -> f32
      %105 = "llvm.getelementptr"(%97, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 8 : i32} : () -> i32
      %107 = "arith.addi"(%89, %106) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%108, %92) : (i1, i1) -> i1
      %110 = "scf.if"(%109) ({
        %111 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%111) : (f32) -> ()
      }, {
        %112 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "llvm.getelementptr"(%105, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "arith.constant"() {value = 12 : i32} : () -> i32
      %115 = "arith.addi"(%89, %114) : (i32, i32) -> i32
      %116 = "arith.cmpi"(%115, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%116, %92) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%119) : (f32) -> ()
      }, {
        %120 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%120) : (f32) -> ()
      }) : (i1) -> f32
      %121 = "llvm.getelementptr"(%113, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %122 = "arith.constant"() {value = 16 : i32} : () -> i32
      %123 = "arith.addi"(%89, %122) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%124, %92) : (i1, i1) -> i1
      %126 = "scf.if"(%125) ({
        %127 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%127) : (f32) -> ()
      }, {
        %128 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%128) : (f32) -> ()
      }) : (i1) -> f32
      %129 = "llvm.getelementptr"(%121, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "arith.constant"() {value = 20 : i32} : () -> i32
      %131 = "arith.addi"(%89, %130) : (i32, i32) -> i32
      %132 = "arith.cmpi"(%131, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%132, %92) : (i1, i1) -> i1
      %134 = "scf.if"(%133) ({
        %135 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%135) : (f32) -> ()
      }, {
        %136 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%136) : (f32) -> ()
      }) : (i1) -> f32
      %137 = "llvm.getelementptr"(%129, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "arith.constant"() {value = 24 : i32} : () -> i32
      %139 = "arith.addi"(%89, %138) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%140, %92) : (i1, i1) -> i1
      %142 = "scf.if"(%141) ({
        %143 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%143) : (f32) -> ()
      }, {
        %144 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%144) : (f32) -> ()
      }) : (i1) -> f32
      %145 = "llvm.getelementptr"(%137, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "arith.constant"() {value = 28 : i32} : () -> i32
      %147 = "arith.addi"(%89, %146) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.andi"(%148, %92) : (i1, i1) -> i1
      %150 = "scf.if"(%149) ({
        %151 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%151) : (f32) -> ()
      }, {
        %152 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%152) : (f32) -> ()
      }) : (i1) -> f32
      %153 = "llvm.getelementptr"(%145, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "arith.addi"(%89, %23) : (i32, i32) -> i32
      %155 = "arith.cmpi"(%154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "arith.andi"(%155, %92) : (i1, i1) -> i1
      %157 = "scf.if"(%156) ({
        %158 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%158) : (f32) -> ()
      }, {
        %159 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%159) : (f32) -> ()
      }) : (i1) -> f32
      %160 = "llvm.getelementptr"(%153, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "arith.constant"() {value = 36 : i32} : () -> i32
      %162 = "arith.addi"(%89, %161) : (i32, i32) -> i32
      %163 = "arith.cmpi"(%162, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %164 = "arith.andi"(%163, %92) : (i1, i1) -> i1
      %165 = "scf.if"(%164) ({
        %166 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%166) : (f32) -> ()
      }, {
        %167 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%167) : (f32) -> ()
      }) : (i1) -> f32
      %168 = "llvm.getelementptr"(%160, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "arith.constant"() {value = 40 : i32} : () -> i32
      %170 = "arith.addi"(%89, %169) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %172 = "arith.andi"(%171, %92) : (i1, i1) -> i1
      %173 = "scf.if"(%172) ({
        %174 = "llvm.load"(%168) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%174) : (f32) -> ()
      }, {
        %175 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%175) : (f32) -> ()
      }) : (i1) -> f32
      %176 = "llvm.getelementptr"(%168, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "arith.constant"() {value = 44 : i32} : () -> i32
      %178 = "arith.addi"(%89, %177) : (i32, i32) -> i32
      %179 = "arith.cmpi"(%178, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %180 = "arith.andi"(%179, %92) : (i1, i1) -> i1
      %181 = "scf.if"(%180) ({
        %182 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%182) : (f32) -> ()
      }, {
        %183 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%183) : (f32) -> ()
      }) : (i1) -> f32
      %184 = "llvm.getelementptr"(%176, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.constant"() {value = 48 : i32} : () -> i32
      %186 = "arith.addi"(%89, %185) : (i32, i32) -> i32
      %187 = "arith.cmpi"(%186, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %188 = "arith.andi"(%187, %92) : (i1, i1) -> i1
      %189 = "scf.if"(%188) ({
        %190 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%190) : (f32) -> ()
      }, {
        %191 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%191) : (f32) -> ()
      }) : (i1) -> f32
      %192 = "llvm.getelementptr"(%184, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "arith.constant"() {value = 52 : i32} : () -> i32
      %194 = "arith.addi"(%89, %193) : (i32, i32) -> i32
      %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %196 = "arith.andi"(%195, %92) : (i1, i1) -> i1
      %197 = "scf.if"(%196) ({
        %198 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%198) : (f32) -> ()
      }, {
        %199 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%199) : (f32) -> ()
      }) : (i1) -> f32
      %200 = "llvm.getelementptr"(%192, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "arith.constant"() {value = 56 : i32} : () -> i32
      %202 = "arith.addi"(%89, %201) : (i32, i32) -> i32
      %203 = "arith.cmpi"(%202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%203, %92) : (i1, i1) -> i1
      %205 = "scf.if"(%204) ({
        %206 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%206) : (f32) -> ()
      }, {
        %207 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%207) : (f32) -> ()
      }) : (i1) -> f32
      %208 = "llvm.getelementptr"(%200, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %209 = "arith.constant"() {value = 60 : i32} : () -> i32
      %210 = "arith.addi"(%89, %209) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%211, %92) : (i1, i1) -> i1
      %213 = "scf.if"(%212) ({
        %214 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        "scf.yield"(%214) : (f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215) : (f32) -> ()
      }) : (i1) -> f32
      "llvm.store"(%94, %88) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %216 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 260>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%102, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %217 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 520>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%110, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %218 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 780>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%118, %218) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %219 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1040>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%126, %219) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %220 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1300>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%134, %220) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %221 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%142, %221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %222 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1820>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%150, %222) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %223 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%157, %223) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %224 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2340>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%165, %224) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %225 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%173, %225) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %226 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2860>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%181, %226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %227 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%189, %227) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %228 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3380>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%197, %228) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %229 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%205, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %230 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3900>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "llvm.store"(%213, %230) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %231 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %232 = "arith.constant"() {value = 8 : i64} : () -> i64
      %233 = "arith.muli"(%7, %232) : (i64, i64) -> i64
      %234 = "arith.remui"(%12, %23) : (i32, i32) -> i32
      %235 = "arith.divui"(%12, %23) : (i32, i32) -> i32
      %236 = "arith.extsi"(%234) : (i32) -> i64
      %237 = "arith.muli"(%236, %6) : (i64, i64) -> i64
      %238 = "arith.extsi"(%235) : (i32) -> i64
      %239 = "arith.muli"(%238, %7) : (i64, i64) -> i64
      %240 = "arith.addi"(%237, %239) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%71, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "arith.muli"(%234, %85) : (i32, i32) -> i32
      %243 = "arith.addi"(%242, %235) : (i32, i32) -> i32
      %244 = "llvm.getelementptr"(%74, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %245 = "arith.addi"(%72, %234) : (i32, i32) -> i32
      %246 = "arith.addi"(%73, %235) : (i32, i32) -> i32
      %247 = "llvm.load"(%244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %248 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %250 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %252 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.load"(%252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %254 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %256 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %258 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %260 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %262 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %264 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.load"(%264) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %266 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %268 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %270 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %272 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %274 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %276 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 2136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %278 = "arith.cmpi"(%245, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.cmpi"(%246, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
      "scf.if"(%280) ({
        "llvm.store"(%247, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %281 = "llvm.getelementptr"(%241, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %282 = "arith.addi"(%245, %23) : (i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %284 = "arith.andi"(%283, %279) : (i1, i1) -> i1
      "scf.if"(%284) ({
        "llvm.store"(%263, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %285 = "llvm.getelementptr"(%241, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "arith.addi"(%246, %106) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%278, %287) : (i1, i1) -> i1
      "scf.if"(%288) ({
        "llvm.store"(%249, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %289 = "llvm.getelementptr"(%285, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %290 = "arith.andi"(%283, %287) : (i1, i1) -> i1
      "scf.if"(%290) ({
        "llvm.store"(%265, %289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %291 = "arith.constant"() {value = 2 : i64} : () -> i64
      %292 = "arith.muli"(%291, %233) : (i64, i64) -> i64
      %293 = "llvm.getelementptr"(%241, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %294 = "arith.addi"(%246, %122) : (i32, i32) -> i32
      %295 = "arith.cmpi"(%294, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %296 = "arith.andi"(%278, %295) : (i1, i1) -> i1
      "scf.if"(%296) ({
        "llvm.store"(%251, %293) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %297 = "llvm.getelementptr"(%293, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %298 = "arith.andi"(%283, %295) : (i1, i1) -> i1
      "scf.if"(%298) ({
        "llvm.store"(%267, %297) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %299 = "arith.constant"() {value = 3 : i64} : () -> i64
      %300 = "arith.muli"(%299, %233) : (i64, i64) -> i64
      %301 = "llvm.getelementptr"(%241, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %302 = "arith.addi"(%246, %138) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%278, %303) : (i1, i1) -> i1
      "scf.if"(%304) ({
        "llvm.store"(%253, %301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %305 = "llvm.getelementptr"(%301, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "arith.andi"(%283, %303) : (i1, i1) -> i1
      "scf.if"(%306) ({
        "llvm.store"(%269, %305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %307 = "arith.muli"(%75, %233) : (i64, i64) -> i64
      %308 = "llvm.getelementptr"(%241, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %309 = "arith.addi"(%246, %23) : (i32, i32) -> i32
      %310 = "arith.cmpi"(%309, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %311 = "arith.andi"(%278, %310) : (i1, i1) -> i1
      "scf.if"(%311) ({
        "llvm.store"(%255, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %312 = "llvm.getelementptr"(%308, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "arith.andi"(%283, %310) : (i1, i1) -> i1
      "scf.if"(%313) ({
        "llvm.store"(%271, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %314 = "arith.constant"() {value = 5 : i64} : () -> i64
      %315 = "arith.muli"(%314, %233) : (i64, i64) -> i64
      %316 = "llvm.getelementptr"(%241, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "arith.addi"(%246, %169) : (i32, i32) -> i32
      %318 = "arith.cmpi"(%317, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %319 = "arith.andi"(%278, %318) : (i1, i1) -> i1
      "scf.if"(%319) ({
        "llvm.store"(%257, %316) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %320 = "llvm.getelementptr"(%316, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "arith.andi"(%283, %318) : (i1, i1) -> i1
      "scf.if"(%321) ({
        "llvm.store"(%273, %320) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %322 = "arith.constant"() {value = 6 : i64} : () -> i64
      %323 = "arith.muli"(%322, %233) : (i64, i64) -> i64
      %324 = "llvm.getelementptr"(%241, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %325 = "arith.addi"(%246, %185) : (i32, i32) -> i32
      %326 = "arith.cmpi"(%325, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %327 = "arith.andi"(%278, %326) : (i1, i1) -> i1
      "scf.if"(%327) ({
        "llvm.store"(%259, %324) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %328 = "llvm.getelementptr"(%324, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %329 = "arith.andi"(%283, %326) : (i1, i1) -> i1
      "scf.if"(%329) ({
        "llvm.store"(%275, %328) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %330 = "arith.constant"() {value = 7 : i64} : () -> i64
      %331 = "arith.muli"(%330, %233) : (i64, i64) -> i64
      %332 = "llvm.getelementptr"(%241, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %333 = "arith.addi"(%246, %201) : (i32, i32) -> i32
      %334 = "arith.cmpi"(%333, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %335 = "arith.andi"(%278, %334) : (i1, i1) -> i1
      "scf.if"(%335) ({
        "llvm.store"(%261, %332) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %336 = "llvm.getelementptr"(%332, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %337 = "arith.andi"(%283, %334) : (i1, i1) -> i1
      "scf.if"(%337) ({
        "llvm.store"(%277, %336) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile_11", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: i64):
    %8 = "arith.minsi"(%1, %2) : (i32, i32) -> i32
    %9 = "arith.constant"() {value = 64 : i32} : () -> i32
    %10 = "arith.cmpi"(%8, %9) {predicate = 3 : i64} : (i32, i32) -> i1
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.cmpi"(%8, %11) {predicate = 4 : i64} : (i32, i32) -> i1
    %13 = "arith.muli"(%1, %2) : (i32, i32) -> i32
    %14 = "arith.extsi"(%13) : (i32) -> i64
    %15 = "arith.constant"() {value = 1073741824 : i64} : () -> i64
    %16 = "arith.cmpi"(%14, %15) {predicate = 2 : i64} : (i64, i64) -> i1
    %17 = "arith.andi"(%12, %16) : (i1, i1) -> i1
    %18 = "arith.andi"(%10, %17) : (i1, i1) -> i1
    %19 = "arith.constant"() {value = 1 : i64} : () -> i64
    %20 = "arith.cmpi"(%4, %19) {predicate = 0 : i64} : (i64, i64) -> i1
    %21 = "arith.cmpi"(%2, %11) {predicate = 0 : i64} : (i32, i32) -> i1
    %22 = "arith.ori"(%20, %21) : (i1, i1) -> i1
    %23 = "arith.extsi"(%2) : (i32) -> i64
    %24 = "arith.cmpi"(%3, %23) {predicate = 0 : i64} : (i64, i64) -> i1
    %25 = "arith.cmpi"(%1, %11) {predicate = 0 : i64} : (i32, i32) -> i1
    %26 = "arith.ori"(%24, %25) : (i1, i1) -> i1
    %27 = "arith.andi"(%22, %26) : (i1, i1) -> i1
    %28 = "arith.extsi"(%1) : (i32) -> i64
    %29 = "arith.muli"(%23, %28) : (i64, i64) -> i64
    %30 = "arith.andi"(%18, %27) : (i1, i1) -> i1
    %31 = "arith.cmpi"(%7, %19) {predicate = 0 : i64} : (i64, i64) -> i1
    %32 = "arith.ori"(%31, %25) : (i1, i1) -> i1
    %33 = "arith.cmpi"(%6, %28) {predicate = 0 : i64} : (i64, i64) -> i1
    %34 = "arith.ori"(%33, %21) : (i1, i1) -> i1
    %35 = "arith.andi"(%32, %34) : (i1, i1) -> i1
    %36 = "arith.muli"(%28, %23) : (i64, i64) -> i64
    %37 = "arith.andi"(%30, %35) : (i1, i1) -> i1
    %38 = "scf.if"(%37) ({
      %39 = "arith.cmpi"(%13, %13) {predicate = 0 : i64} : (i32, i32) -> i1
      %40 = "scf.if"(%39) ({
        "scf.yield"(%39) : (i1) -> ()
      }, {
        %41 = "arith.constant"() {value = 4 : i32} : () -> i32
        %42 = "arith.remui"(%13, %41) : (i32, i32) -> i32
        %43 = "arith.constant"() {value = 0 : i32} : () -> i32
        %44 = "arith.cmpi"(%42, %43) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.yield"(%44) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%40) : (i1) -> ()
    }, {
      "scf.yield"(%37) : (i1) -> ()
    }) : (i1) -> i1
    %45 = "arith.constant"() {value = 4 : i32} : () -> i32
    %46 = "arith.remui"(%2, %45) : (i32, i32) -> i32
    %47 = "arith.constant"() {value = 0 : i32} : () -> i32
    %48 = "arith.cmpi"(%46, %47) {predicate = 0 : i64} : (i32, i32) -> i1
    %49 = "scf.if"(%38) ({
      %50 = "arith.constant"() {value = 32 : i32} : () -> i32
      %51 = "arith.cmpi"(%8, %50) {predicate = 3 : i64} : (i32, i32) -> i1
      %52 = "scf.if"(%51) ({
        "scf.yield"(%51) : (i1) -> ()
      }, {
        %53 = "scf.if"(%48) ({
          %54 = "arith.remui"(%1, %45) : (i32, i32) -> i32
          %55 = "arith.cmpi"(%54, %47) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%55) : (i1) -> ()
        }, {
          "scf.yield"(%48) : (i1) -> ()
        }) : (i1) -> i1
        %56 = "arith.constant"() {value = true} : () -> i1
        %57 = "arith.xori"(%53, %56) : (i1, i1) -> i1
        "scf.yield"(%57) : (i1) -> ()
      }) : (i1) -> i1
      "scf.yield"(%52) : (i1) -> ()
    }, {
      "scf.yield"(%38) : (i1) -> ()
    }) : (i1) -> i1
    %58 = "arith.cmpi"(%1, %8) {predicate = 0 : i64} : (i32, i32) -> i1
    %59 = "arith.constant"() {value = true} : () -> i1
    %60 = "arith.xori"(%48, %59) : (i1, i1) -> i1
    %61 = "arith.andi"(%58, %60) : (i1, i1) -> i1
    %62 = "arith.andi"(%49, %61) : (i1, i1) -> i1
    "scf.if"(%62) ({
      %63 = "arith.maxsi"(%1, %2) : (i32, i32) -> i32
      %64 = "arith.muli"(%8, %63) : (i32, i32) -> i32
      %65 = "arith.divui"(%13, %64) : (i32, i32) -> i32
      %66 = "arith.cmpi"(%1, %2) {predicate = 3 : i64} : (i32, i32) -> i1
      "scf.if"(%66) ({
        %67 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %68 = "arith.divui"(%67, %8) : (i32, i32) -> i32
        %69 = "arith.subi"(%68, %45) : (i32, i32) -> i32
        %70 = "arith.muli"(%69, %45) : (i32, i32) -> i32
        %71 = "arith.constant"() {value = 8 : i32} : () -> i32
        %72 = "arith.addi"(%70, %71) : (i32, i32) -> i32
        %73 = "arith.remui"(%63, %45) : (i32, i32) -> i32
        %74 = "arith.addi"(%72, %73) : (i32, i32) -> i32
        %75 = "arith.subi"(%70, %11) : (i32, i32) -> i32
        %76 = "arith.addi"(%63, %75) : (i32, i32) -> i32
        %77 = "arith.remsi"(%76, %70) : (i32, i32) -> i32
        %78 = "arith.xori"(%77, %70) : (i32, i32) -> i32
        %79 = "arith.cmpi"(%78, %47) {predicate = 2 : i64} : (i32, i32) -> i1
        %80 = "arith.cmpi"(%77, %47) {predicate = 1 : i64} : (i32, i32) -> i1
        %81 = "arith.andi"(%79, %80) : (i1, i1) -> i1
        %82 = "arith.divsi"(%76, %70) : (i32, i32) -> i32
        %83 = "arith.extsi"(%81) : (i1) -> i32
        %84 = "arith.addi"(%82, %83) : (i32, i32) -> i32
        %85 = "arith.constant"() {value = 2 : i32} : () -> i32
        %86 = "arith.shrsi"(%70, %85) : (i32, i32) -> i32
        %87 = "arith.addi"(%86, %11) : (i32, i32) -> i32
        %88 = "arith.maxsi"(%84, %11) : (i32, i32) -> i32
        %89 = "arith.extui"(%88) : (i32) -> i64
        %90 = "arith.subi"(%88, %11) : (i32, i32) -> i32
        %91 = "llvm.intr.ctlz"(%90) {is_zero_poison = false} : (i32) -> i32
        %92 = "arith.constant"() {value = 32 : i32} : () -> i32
        %93 = "arith.subi"(%92, %91) : (i32, i32) -> i32
        %94 = "arith.extsi"(%93) : (i32) -> i64
        %95 = "arith.shli"(%19, %94) : (i64, i64) -> i64
        %96 = "arith.constant"() {value = 64 : i64} : () -> i64
        %97 = "arith.cmpi"(%94, %96) {predicate = 6 : i64} : (i64, i64) -> i1
        %98 = "arith.constant"() {value = 0 : i64} : () -> i64
        %99 = "arith.select"(%97, %95, %98) : (i1, i64, i64) -> i64
        %100 = "arith.subi"(%99, %89) : (i64, i64) -> i64
        %101 = "arith.constant"() {value = 32 : i64} : () -> i64
        %102 = "arith.shli"(%100, %101) : (i64, i64) -> i64
        %103 = "arith.divui"(%102, %89) : (i64, i64) -> i64
        %104 = "arith.addi"(%103, %19) : (i64, i64) -> i64
        %105 = "arith.shli"(%104, %101) : (i64, i64) -> i64
        %106 = "arith.ori"(%105, %89) : (i64, i64) -> i64
        %107 = "arith.maxsi"(%8, %11) : (i32, i32) -> i32
        %108 = "arith.extui"(%107) : (i32) -> i64
        %109 = "arith.subi"(%107, %11) : (i32, i32) -> i32
        %110 = "llvm.intr.ctlz"(%109) {is_zero_poison = false} : (i32) -> i32
        %111 = "arith.subi"(%92, %110) : (i32, i32) -> i32
        %112 = "arith.extsi"(%111) : (i32) -> i64
        %113 = "arith.shli"(%19, %112) : (i64, i64) -> i64
        %114 = "arith.cmpi"(%112, %96) {predicate = 6 : i64} : (i64, i64) -> i1
        %115 = "arith.select"(%114, %113, %98) : (i1, i64, i64) -> i64
        %116 = "arith.subi"(%115, %108) : (i64, i64) -> i64
        %117 = "arith.shli"(%116, %101) : (i64, i64) -> i64
        %118 = "arith.divui"(%117, %108) : (i64, i64) -> i64
        %119 = "arith.addi"(%118, %19) : (i64, i64) -> i64
        %120 = "arith.shli"(%119, %101) : (i64, i64) -> i64
        %121 = "arith.ori"(%120, %108) : (i64, i64) -> i64
        %122 = "arith.maxsi"(%87, %11) : (i32, i32) -> i32
        %123 = "arith.extui"(%122) : (i32) -> i64
        %124 = "arith.subi"(%122, %11) : (i32, i32) -> i32
        %125 = "llvm.intr.ctlz"(%124) {is_zero_poison = false} : (i32) -> i32
        %126 = "arith.subi"(%92, %125) : (i32, i32) -> i32
        %127 = "arith.extsi"(%126) : (i32) -> i64
        %128 = "arith.shli"(%19, %127) : (i64, i64) -> i64
        %129 = "arith.cmpi"(%127, %96) {predicate = 6 : i64} : (i64, i64) -> i1
        %130 = "arith.select"(%129, %128, %98) : (i1, i64, i64) -> i64
        %131 = "arith.subi"(%130, %123) : (i64, i64) -> i64
        %132 = "arith.shli"(%131, %101) : (i64, i64) -> i64
        %133 = "arith.divui"(%132, %123) : (i64, i64) -> i64
        %134 = "arith.addi"(%133, %19) : (i64, i64) -> i64
        %135 = "arith.shli"(%134, %101) : (i64, i64) -> i64
        %136 = "arith.ori"(%135, %123) : (i64, i64) -> i64
        %137 = "arith.muli"(%84, %65) : (i32, i32) -> i32
        %138 = "arith.constant"() {value = 256 : i32} : () -> i32
        %139 = "arith.constant"() {value = 16896 : i32} : () -> i32
        "gpu.launch_func"(%137, %11, %11, %138, %11, %11, %139, %0, %1, %2, %3, %4, %5, %6, %7, %8, %63, %13, %70, %74, %106, %121, %136) {kernel = @kernels::@transpose_to_flat, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i32, i32, i32, i32, i32, i64, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      %140 = "arith.andi"(%16, %27) : (i1, i1) -> i1
      %141 = "arith.constant"() {value = 8 : i32} : () -> i32
      %142 = "arith.remui"(%2, %141) : (i32, i32) -> i32
      %143 = "arith.cmpi"(%142, %47) {predicate = 0 : i64} : (i32, i32) -> i1
      %144 = "arith.andi"(%140, %35) : (i1, i1) -> i1
      %145 = "scf.if"(%143) ({
        %146 = "arith.remui"(%1, %141) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%146, %47) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.yield"(%147) : (i1) -> ()
      }, {
        "scf.yield"(%143) : (i1) -> ()
      }) : (i1) -> i1
      %148 = "arith.constant"() {value = 16 : i32} : () -> i32
      %149 = "arith.cmpi"(%1, %148) {predicate = 5 : i64} : (i32, i32) -> i1
      %150 = "arith.cmpi"(%2, %148) {predicate = 5 : i64} : (i32, i32) -> i1
      %151 = "arith.andi"(%150, %59) : (i1, i1) -> i1
      %152 = "arith.andi"(%149, %151) : (i1, i1) -> i1
      %153 = "arith.andi"(%144, %152) : (i1, i1) -> i1
      %154 = "arith.xori"(%145, %59) : (i1, i1) -> i1
      %155 = "arith.andi"(%153, %154) : (i1, i1) -> i1
      "scf.if"(%155) ({
        %156 = "arith.addi"(%1, %141) : (i32, i32) -> i32
        %157 = "arith.subi"(%156, %11) : (i32, i32) -> i32
        %158 = "arith.constant"() {value = 63 : i32} : () -> i32
        %159 = "arith.addi"(%157, %158) : (i32, i32) -> i32
        %160 = "arith.constant"() {value = 6 : i32} : () -> i32
        %161 = "arith.shrsi"(%159, %160) : (i32, i32) -> i32
        %162 = "arith.addi"(%2, %158) : (i32, i32) -> i32
        %163 = "arith.divui"(%162, %9) : (i32, i32) -> i32
        %164 = "arith.divui"(%13, %13) : (i32, i32) -> i32
        %165 = "arith.maxsi"(%1, %11) : (i32, i32) -> i32
        %166 = "arith.extui"(%165) : (i32) -> i64
        %167 = "arith.subi"(%165, %11) : (i32, i32) -> i32
        %168 = "llvm.intr.ctlz"(%167) {is_zero_poison = false} : (i32) -> i32
        %169 = "arith.constant"() {value = 32 : i32} : () -> i32
        %170 = "arith.subi"(%169, %168) : (i32, i32) -> i32
        %171 = "arith.extsi"(%170) : (i32) -> i64
        %172 = "arith.shli"(%19, %171) : (i64, i64) -> i64
        %173 = "arith.constant"() {value = 64 : i64} : () -> i64
        %174 = "arith.cmpi"(%171, %173) {predicate = 6 : i64} : (i64, i64) -> i1
        %175 = "arith.constant"() {value = 0 : i64} : () -> i64
        %176 = "arith.select"(%174, %172, %175) : (i1, i64, i64) -> i64
        %177 = "arith.subi"(%176, %166) : (i64, i64) -> i64
        %178 = "arith.constant"() {value = 32 : i64} : () -> i64
        %179 = "arith.shli"(%177, %178) : (i64, i64) -> i64
        %180 = "arith.divui"(%179, %166) : (i64, i64) -> i64
        %181 = "arith.addi"(%180, %19) : (i64, i64) -> i64
        %182 = "arith.shli"(%181, %178) : (i64, i64) -> i64
        %183 = "arith.ori"(%182, %166) : (i64, i64) -> i64
        %184 = "arith.maxsi"(%161, %11) : (i32, i32) -> i32
        %185 = "arith.extui"(%184) : (i32) -> i64
        %186 = "arith.subi"(%184, %11) : (i32, i32) -> i32
        %187 = "llvm.intr.ctlz"(%186) {is_zero_poison = false} : (i32) -> i32
        %188 = "arith.subi"(%169, %187) : (i32, i32) -> i32
        %189 = "arith.extsi"(%188) : (i32) -> i64
        %190 = "arith.shli"(%19, %189) : (i64, i64) -> i64
        %191 = "arith.cmpi"(%189, %173) {predicate = 6 : i64} : (i64, i64) -> i1
        %192 = "arith.select"(%191, %190, %175) : (i1, i64, i64) -> i64
        %193 = "arith.subi"(%192, %185) : (i64, i64) -> i64
        %194 = "arith.shli"(%193, %178) : (i64, i64) -> i64
        %195 = "arith.divui"(%194, %185) : (i64, i64) -> i64
        %196 = "arith.addi"(%195, %19) : (i64, i64) -> i64
        %197 = "arith.shli"(%196, %178) : (i64, i64) -> i64
        %198 = "arith.ori"(%197, %185) : (i64, i64) -> i64
        %199 = "arith.maxsi"(%163, %11) : (i32, i32) -> i32
        %200 = "arith.extui"(%199) : (i32) -> i64
        %201 = "arith.subi"(%199, %11) : (i32, i32) -> i32
        %202 = "llvm.intr.ctlz"(%201) {is_zero_poison = false} : (i32) -> i32
        %203 = "arith.subi"(%169, %202) : (i32, i32) -> i32
        %204 = "arith.extsi"(%203) : (i32) -> i64
        %205 = "arith.shli"(%19, %204) : (i64, i64) -> i64
        %206 = "arith.cmpi"(%204, %173) {predicate = 6 : i64} : (i64, i64) -> i1
        %207 = "arith.select"(%206, %205, %175) : (i1, i64, i64) -> i64
        %208 = "arith.subi"(%207, %200) : (i64, i64) -> i64
        %209 = "arith.shli"(%208, %178) : (i64, i64) -> i64
        %210 = "arith.divui"(%209, %200) : (i64, i64) -> i64
        %211 = "arith.addi"(%210, %19) : (i64, i64) -> i64
        %212 = "arith.shli"(%211, %178) : (i64, i64) -> i64
        %213 = "arith.ori"(%212, %200) : (i64, i64) -> i64
        %214 = "arith.muli"(%161, %163) : (i32, i32) -> i32
        %215 = "arith.muli"(%214, %164) : (i32, i32) -> i32
        %216 = "arith.constant"() {value = 256 : i32} : () -> i32
        %217 = "arith.constant"() {value = 23168 : i32} : () -> i32
        "gpu.launch_func"(%215, %11, %11, %216, %11, %11, %217, %0, %1, %2, %3, %4, %5, %6, %7, %183, %198, %213, %164) {kernel = @kernels::@transpose_sectors, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        %218 = "scf.if"(%20) ({
          %219 = "scf.if"(%48) ({
            %220 = "arith.constant"() {value = 4 : i64} : () -> i64
            %221 = "arith.remui"(%3, %220) : (i64, i64) -> i64
            %222 = "arith.constant"() {value = 0 : i64} : () -> i64
            %223 = "arith.cmpi"(%221, %222) {predicate = 0 : i64} : (i64, i64) -> i1
            "scf.yield"(%223) : (i1) -> ()
          }, {
            "scf.yield"(%48) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%219) : (i1) -> ()
        }, {
          "scf.yield"(%20) : (i1) -> ()
        }) : (i1) -> i1
        %224 = "scf.if"(%31) ({
          %225 = "arith.remui"(%1, %45) : (i32, i32) -> i32
          %226 = "arith.cmpi"(%225, %47) {predicate = 0 : i64} : (i32, i32) -> i1
          %227 = "scf.if"(%226) ({
            %228 = "arith.constant"() {value = 4 : i64} : () -> i64
            %229 = "arith.remui"(%6, %228) : (i64, i64) -> i64
            %230 = "arith.constant"() {value = 0 : i64} : () -> i64
            %231 = "arith.cmpi"(%229, %230) {predicate = 0 : i64} : (i64, i64) -> i1
            "scf.yield"(%231) : (i1) -> ()
          }, {
            "scf.yield"(%226) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%227) : (i1) -> ()
        }, {
          "scf.yield"(%31) : (i1) -> ()
        }) : (i1) -> i1
        %232 = "arith.andi"(%218, %59) : (i1, i1) -> i1
        %233 = "arith.andi"(%224, %232) : (i1, i1) -> i1
        %234 = "arith.cmpi"(%1, %45) {predicate = 3 : i64} : (i32, i32) -> i1
        %235 = "arith.cmpi"(%2, %45) {predicate = 3 : i64} : (i32, i32) -> i1
        %236 = "arith.andi"(%234, %59) : (i1, i1) -> i1
        %237 = "arith.andi"(%218, %236) : (i1, i1) -> i1
        %238 = "arith.andi"(%235, %59) : (i1, i1) -> i1
        %239 = "arith.andi"(%224, %238) : (i1, i1) -> i1
        %240 = "arith.cmpi"(%1, %148) {predicate = 3 : i64} : (i32, i32) -> i1
        %241 = "arith.cmpi"(%2, %148) {predicate = 3 : i64} : (i32, i32) -> i1
        %242 = "arith.andi"(%240, %59) : (i1, i1) -> i1
        %243 = "arith.andi"(%218, %242) : (i1, i1) -> i1
        %244 = "arith.andi"(%241, %59) : (i1, i1) -> i1
        %245 = "arith.andi"(%224, %244) : (i1, i1) -> i1
        %246 = "arith.constant"() {value = 32 : i32} : () -> i32
        %247 = "arith.cmpi"(%1, %246) {predicate = 3 : i64} : (i32, i32) -> i1
        %248 = "arith.cmpi"(%2, %246) {predicate = 3 : i64} : (i32, i32) -> i1
        %249 = "arith.andi"(%247, %59) : (i1, i1) -> i1
        %250 = "arith.andi"(%218, %249) : (i1, i1) -> i1
        %251 = "arith.andi"(%248, %59) : (i1, i1) -> i1
        %252 = "arith.andi"(%224, %251) : (i1, i1) -> i1
        "scf.if"(%237) ({
          %253 = "arith.constant"() {value = 3 : i32} : () -> i32
          %254 = "arith.addi"(%1, %253) : (i32, i32) -> i32
          %255 = "arith.divui"(%254, %45) : (i32, i32) -> i32
          %256 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %257 = "arith.addi"(%2, %256) : (i32, i32) -> i32
          %258 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %259 = "arith.divui"(%257, %258) : (i32, i32) -> i32
          %260 = "arith.muli"(%255, %259) : (i32, i32) -> i32
          %261 = "arith.maxsi"(%255, %11) : (i32, i32) -> i32
          %262 = "arith.extui"(%261) : (i32) -> i64
          %263 = "arith.subi"(%261, %11) : (i32, i32) -> i32
          %264 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
          %265 = "arith.subi"(%246, %264) : (i32, i32) -> i32
          %266 = "arith.extsi"(%265) : (i32) -> i64
          %267 = "arith.shli"(%19, %266) : (i64, i64) -> i64
          %268 = "arith.constant"() {value = 64 : i64} : () -> i64
          %269 = "arith.cmpi"(%266, %268) {predicate = 6 : i64} : (i64, i64) -> i1
          %270 = "arith.constant"() {value = 0 : i64} : () -> i64
          %271 = "arith.select"(%269, %267, %270) : (i1, i64, i64) -> i64
          %272 = "arith.subi"(%271, %262) : (i64, i64) -> i64
          %273 = "arith.constant"() {value = 32 : i64} : () -> i64
          %274 = "arith.shli"(%272, %273) : (i64, i64) -> i64
          %275 = "arith.divui"(%274, %262) : (i64, i64) -> i64
          %276 = "arith.addi"(%275, %19) : (i64, i64) -> i64
          %277 = "arith.shli"(%276, %273) : (i64, i64) -> i64
          %278 = "arith.ori"(%277, %262) : (i64, i64) -> i64
          %279 = "arith.maxsi"(%259, %11) : (i32, i32) -> i32
          %280 = "arith.extui"(%279) : (i32) -> i64
          %281 = "arith.subi"(%279, %11) : (i32, i32) -> i32
          %282 = "llvm.intr.ctlz"(%281) {is_zero_poison = false} : (i32) -> i32
          %283 = "arith.subi"(%246, %282) : (i32, i32) -> i32
          %284 = "arith.extsi"(%283) : (i32) -> i64
          %285 = "arith.shli"(%19, %284) : (i64, i64) -> i64
          %286 = "arith.cmpi"(%284, %268) {predicate = 6 : i64} : (i64, i64) -> i1
          %287 = "arith.select"(%286, %285, %270) : (i1, i64, i64) -> i64
          %288 = "arith.subi"(%287, %280) : (i64, i64) -> i64
          %289 = "arith.shli"(%288, %273) : (i64, i64) -> i64
          %290 = "arith.divui"(%289, %280) : (i64, i64) -> i64
          %291 = "arith.addi"(%290, %19) : (i64, i64) -> i64
          %292 = "arith.shli"(%291, %273) : (i64, i64) -> i64
          %293 = "arith.ori"(%292, %280) : (i64, i64) -> i64
          %294 = "arith.constant"() {value = 256 : i32} : () -> i32
          %295 = "arith.constant"() {value = 16480 : i32} : () -> i32
          "gpu.launch_func"(%260, %11, %11, %294, %11, %11, %295, %0, %1, %2, %3, %5, %7, %6, %278, %293) {kernel = @kernels::@transpose_tile, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %296 = "arith.xori"(%237, %59) : (i1, i1) -> i1
        %297 = "arith.andi"(%296, %234) : (i1, i1) -> i1
        "scf.if"(%297) ({
          %298 = "arith.constant"() {value = 3 : i32} : () -> i32
          %299 = "arith.addi"(%1, %298) : (i32, i32) -> i32
          %300 = "arith.divui"(%299, %45) : (i32, i32) -> i32
          %301 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %302 = "arith.addi"(%2, %301) : (i32, i32) -> i32
          %303 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %304 = "arith.divui"(%302, %303) : (i32, i32) -> i32
          %305 = "arith.muli"(%300, %304) : (i32, i32) -> i32
          %306 = "arith.maxsi"(%300, %11) : (i32, i32) -> i32
          %307 = "arith.extui"(%306) : (i32) -> i64
          %308 = "arith.subi"(%306, %11) : (i32, i32) -> i32
          %309 = "llvm.intr.ctlz"(%308) {is_zero_poison = false} : (i32) -> i32
          %310 = "arith.subi"(%246, %309) : (i32, i32) -> i32
          %311 = "arith.extsi"(%310) : (i32) -> i64
          %312 = "arith.shli"(%19, %311) : (i64, i64) -> i64
          %313 = "arith.constant"() {value = 64 : i64} : () -> i64
          %314 = "arith.cmpi"(%311, %313) {predicate = 6 : i64} : (i64, i64) -> i1
          %315 = "arith.constant"() {value = 0 : i64} : () -> i64
          %316 = "arith.select"(%314, %312, %315) : (i1, i64, i64) -> i64
          %317 = "arith.subi"(%316, %307) : (i64, i64) -> i64
          %318 = "arith.constant"() {value = 32 : i64} : () -> i64
          %319 = "arith.shli"(%317, %318) : (i64, i64) -> i64
          %320 = "arith.divui"(%319, %307) : (i64, i64) -> i64
          %321 = "arith.addi"(%320, %19) : (i64, i64) -> i64
          %322 = "arith.shli"(%321, %318) : (i64, i64) -> i64
          %323 = "arith.ori"(%322, %307) : (i64, i64) -> i64
          %324 = "arith.maxsi"(%304, %11) : (i32, i32) -> i32
          %325 = "arith.extui"(%324) : (i32) -> i64
          %326 = "arith.subi"(%324, %11) : (i32, i32) -> i32
          %327 = "llvm.intr.ctlz"(%326) {is_zero_poison = false} : (i32) -> i32
          %328 = "arith.subi"(%246, %327) : (i32, i32) -> i32
          %329 = "arith.extsi"(%328) : (i32) -> i64
          %330 = "arith.shli"(%19, %329) : (i64, i64) -> i64
          %331 = "arith.cmpi"(%329, %313) {predicate = 6 : i64} : (i64, i64) -> i1
          %332 = "arith.select"(%331, %330, %315) : (i1, i64, i64) -> i64
          %333 = "arith.subi"(%332, %325) : (i64, i64) -> i64
          %334 = "arith.shli"(%333, %318) : (i64, i64) -> i64
          %335 = "arith.divui"(%334, %325) : (i64, i64) -> i64
          %336 = "arith.addi"(%335, %19) : (i64, i64) -> i64
          %337 = "arith.shli"(%336, %318) : (i64, i64) -> i64
          %338 = "arith.ori"(%337, %325) : (i64, i64) -> i64
          %339 = "arith.constant"() {value = 256 : i32} : () -> i32
          %340 = "arith.constant"() {value = 16480 : i32} : () -> i32
          "gpu.launch_func"(%305, %11, %11, %339, %11, %11, %340, %0, %1, %2, %3, %4, %5, %7, %6, %323, %338) {kernel = @kernels::@transpose_tile_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %341 = "arith.xori"(%234, %59) : (i1, i1) -> i1
        %342 = "arith.andi"(%296, %341) : (i1, i1) -> i1
        %343 = "arith.andi"(%342, %239) : (i1, i1) -> i1
        "scf.if"(%343) ({
          %344 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %345 = "arith.addi"(%1, %344) : (i32, i32) -> i32
          %346 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %347 = "arith.divui"(%345, %346) : (i32, i32) -> i32
          %348 = "arith.constant"() {value = 3 : i32} : () -> i32
          %349 = "arith.addi"(%2, %348) : (i32, i32) -> i32
          %350 = "arith.divui"(%349, %45) : (i32, i32) -> i32
          %351 = "arith.muli"(%347, %350) : (i32, i32) -> i32
          %352 = "arith.maxsi"(%347, %11) : (i32, i32) -> i32
          %353 = "arith.extui"(%352) : (i32) -> i64
          %354 = "arith.subi"(%352, %11) : (i32, i32) -> i32
          %355 = "llvm.intr.ctlz"(%354) {is_zero_poison = false} : (i32) -> i32
          %356 = "arith.subi"(%246, %355) : (i32, i32) -> i32
          %357 = "arith.extsi"(%356) : (i32) -> i64
          %358 = "arith.shli"(%19, %357) : (i64, i64) -> i64
          %359 = "arith.constant"() {value = 64 : i64} : () -> i64
          %360 = "arith.cmpi"(%357, %359) {predicate = 6 : i64} : (i64, i64) -> i1
          %361 = "arith.constant"() {value = 0 : i64} : () -> i64
          %362 = "arith.select"(%360, %358, %361) : (i1, i64, i64) -> i64
          %363 = "arith.subi"(%362, %353) : (i64, i64) -> i64
          %364 = "arith.constant"() {value = 32 : i64} : () -> i64
          %365 = "arith.shli"(%363, %364) : (i64, i64) -> i64
          %366 = "arith.divui"(%365, %353) : (i64, i64) -> i64
          %367 = "arith.addi"(%366, %19) : (i64, i64) -> i64
          %368 = "arith.shli"(%367, %364) : (i64, i64) -> i64
          %369 = "arith.ori"(%368, %353) : (i64, i64) -> i64
          %370 = "arith.maxsi"(%350, %11) : (i32, i32) -> i32
          %371 = "arith.extui"(%370) : (i32) -> i64
          %372 = "arith.subi"(%370, %11) : (i32, i32) -> i32
          %373 = "llvm.intr.ctlz"(%372) {is_zero_poison = false} : (i32) -> i32
          %374 = "arith.subi"(%246, %373) : (i32, i32) -> i32
          %375 = "arith.extsi"(%374) : (i32) -> i64
          %376 = "arith.shli"(%19, %375) : (i64, i64) -> i64
          %377 = "arith.cmpi"(%375, %359) {predicate = 6 : i64} : (i64, i64) -> i1
          %378 = "arith.select"(%377, %376, %361) : (i1, i64, i64) -> i64
          %379 = "arith.subi"(%378, %371) : (i64, i64) -> i64
          %380 = "arith.shli"(%379, %364) : (i64, i64) -> i64
          %381 = "arith.divui"(%380, %371) : (i64, i64) -> i64
          %382 = "arith.addi"(%381, %19) : (i64, i64) -> i64
          %383 = "arith.shli"(%382, %364) : (i64, i64) -> i64
          %384 = "arith.ori"(%383, %371) : (i64, i64) -> i64
          %385 = "arith.constant"() {value = 256 : i32} : () -> i32
          %386 = "arith.constant"() {value = 20476 : i32} : () -> i32
          "gpu.launch_func"(%351, %11, %11, %385, %11, %11, %386, %0, %1, %2, %3, %4, %5, %6, %369, %384) {kernel = @kernels::@transpose_tile_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %387 = "arith.xori"(%239, %59) : (i1, i1) -> i1
        %388 = "arith.andi"(%342, %387) : (i1, i1) -> i1
        %389 = "arith.andi"(%388, %235) : (i1, i1) -> i1
        "scf.if"(%389) ({
          %390 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %391 = "arith.addi"(%1, %390) : (i32, i32) -> i32
          %392 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %393 = "arith.divui"(%391, %392) : (i32, i32) -> i32
          %394 = "arith.constant"() {value = 3 : i32} : () -> i32
          %395 = "arith.addi"(%2, %394) : (i32, i32) -> i32
          %396 = "arith.divui"(%395, %45) : (i32, i32) -> i32
          %397 = "arith.muli"(%393, %396) : (i32, i32) -> i32
          %398 = "arith.maxsi"(%393, %11) : (i32, i32) -> i32
          %399 = "arith.extui"(%398) : (i32) -> i64
          %400 = "arith.subi"(%398, %11) : (i32, i32) -> i32
          %401 = "llvm.intr.ctlz"(%400) {is_zero_poison = false} : (i32) -> i32
          %402 = "arith.subi"(%246, %401) : (i32, i32) -> i32
          %403 = "arith.extsi"(%402) : (i32) -> i64
          %404 = "arith.shli"(%19, %403) : (i64, i64) -> i64
          %405 = "arith.constant"() {value = 64 : i64} : () -> i64
          %406 = "arith.cmpi"(%403, %405) {predicate = 6 : i64} : (i64, i64) -> i1
          %407 = "arith.constant"() {value = 0 : i64} : () -> i64
          %408 = "arith.select"(%406, %404, %407) : (i1, i64, i64) -> i64
          %409 = "arith.subi"(%408, %399) : (i64, i64) -> i64
          %410 = "arith.constant"() {value = 32 : i64} : () -> i64
          %411 = "arith.shli"(%409, %410) : (i64, i64) -> i64
          %412 = "arith.divui"(%411, %399) : (i64, i64) -> i64
          %413 = "arith.addi"(%412, %19) : (i64, i64) -> i64
          %414 = "arith.shli"(%413, %410) : (i64, i64) -> i64
          %415 = "arith.ori"(%414, %399) : (i64, i64) -> i64
          %416 = "arith.maxsi"(%396, %11) : (i32, i32) -> i32
          %417 = "arith.extui"(%416) : (i32) -> i64
          %418 = "arith.subi"(%416, %11) : (i32, i32) -> i32
          %419 = "llvm.intr.ctlz"(%418) {is_zero_poison = false} : (i32) -> i32
          %420 = "arith.subi"(%246, %419) : (i32, i32) -> i32
          %421 = "arith.extsi"(%420) : (i32) -> i64
          %422 = "arith.shli"(%19, %421) : (i64, i64) -> i64
          %423 = "arith.cmpi"(%421, %405) {predicate = 6 : i64} : (i64, i64) -> i1
          %424 = "arith.select"(%423, %422, %407) : (i1, i64, i64) -> i64
          %425 = "arith.subi"(%424, %417) : (i64, i64) -> i64
          %426 = "arith.shli"(%425, %410) : (i64, i64) -> i64
          %427 = "arith.divui"(%426, %417) : (i64, i64) -> i64
          %428 = "arith.addi"(%427, %19) : (i64, i64) -> i64
          %429 = "arith.shli"(%428, %410) : (i64, i64) -> i64
          %430 = "arith.ori"(%429, %417) : (i64, i64) -> i64
          %431 = "arith.constant"() {value = 256 : i32} : () -> i32
          %432 = "arith.constant"() {value = 20476 : i32} : () -> i32
          "gpu.launch_func"(%397, %11, %11, %431, %11, %11, %432, %0, %1, %2, %3, %4, %5, %7, %6, %415, %430) {kernel = @kernels::@transpose_tile_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %433 = "arith.xori"(%235, %59) : (i1, i1) -> i1
        %434 = "arith.andi"(%388, %433) : (i1, i1) -> i1
        %435 = "arith.andi"(%434, %243) : (i1, i1) -> i1
        "scf.if"(%435) ({
          %436 = "arith.constant"() {value = 15 : i32} : () -> i32
          %437 = "arith.addi"(%1, %436) : (i32, i32) -> i32
          %438 = "arith.divui"(%437, %148) : (i32, i32) -> i32
          %439 = "arith.constant"() {value = 255 : i32} : () -> i32
          %440 = "arith.addi"(%2, %439) : (i32, i32) -> i32
          %441 = "arith.constant"() {value = 256 : i32} : () -> i32
          %442 = "arith.divui"(%440, %441) : (i32, i32) -> i32
          %443 = "arith.muli"(%438, %442) : (i32, i32) -> i32
          %444 = "arith.maxsi"(%438, %11) : (i32, i32) -> i32
          %445 = "arith.extui"(%444) : (i32) -> i64
          %446 = "arith.subi"(%444, %11) : (i32, i32) -> i32
          %447 = "llvm.intr.ctlz"(%446) {is_zero_poison = false} : (i32) -> i32
          %448 = "arith.subi"(%246, %447) : (i32, i32) -> i32
          %449 = "arith.extsi"(%448) : (i32) -> i64
          %450 = "arith.shli"(%19, %449) : (i64, i64) -> i64
          %451 = "arith.constant"() {value = 64 : i64} : () -> i64
          %452 = "arith.cmpi"(%449, %451) {predicate = 6 : i64} : (i64, i64) -> i1
          %453 = "arith.constant"() {value = 0 : i64} : () -> i64
          %454 = "arith.select"(%452, %450, %453) : (i1, i64, i64) -> i64
          %455 = "arith.subi"(%454, %445) : (i64, i64) -> i64
          %456 = "arith.constant"() {value = 32 : i64} : () -> i64
          %457 = "arith.shli"(%455, %456) : (i64, i64) -> i64
          %458 = "arith.divui"(%457, %445) : (i64, i64) -> i64
          %459 = "arith.addi"(%458, %19) : (i64, i64) -> i64
          %460 = "arith.shli"(%459, %456) : (i64, i64) -> i64
          %461 = "arith.ori"(%460, %445) : (i64, i64) -> i64
          %462 = "arith.maxsi"(%442, %11) : (i32, i32) -> i32
          %463 = "arith.extui"(%462) : (i32) -> i64
          %464 = "arith.subi"(%462, %11) : (i32, i32) -> i32
          %465 = "llvm.intr.ctlz"(%464) {is_zero_poison = false} : (i32) -> i32
          %466 = "arith.subi"(%246, %465) : (i32, i32) -> i32
          %467 = "arith.extsi"(%466) : (i32) -> i64
          %468 = "arith.shli"(%19, %467) : (i64, i64) -> i64
          %469 = "arith.cmpi"(%467, %451) {predicate = 6 : i64} : (i64, i64) -> i1
          %470 = "arith.select"(%469, %468, %453) : (i1, i64, i64) -> i64
          %471 = "arith.subi"(%470, %463) : (i64, i64) -> i64
          %472 = "arith.shli"(%471, %456) : (i64, i64) -> i64
          %473 = "arith.divui"(%472, %463) : (i64, i64) -> i64
          %474 = "arith.addi"(%473, %19) : (i64, i64) -> i64
          %475 = "arith.shli"(%474, %456) : (i64, i64) -> i64
          %476 = "arith.ori"(%475, %463) : (i64, i64) -> i64
          %477 = "arith.constant"() {value = 16504 : i32} : () -> i32
          "gpu.launch_func"(%443, %11, %11, %441, %11, %11, %477, %0, %1, %2, %3, %5, %7, %6, %461, %476) {kernel = @kernels::@transpose_tile_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %478 = "arith.xori"(%243, %59) : (i1, i1) -> i1
        %479 = "arith.andi"(%434, %478) : (i1, i1) -> i1
        %480 = "arith.andi"(%479, %240) : (i1, i1) -> i1
        "scf.if"(%480) ({
          %481 = "arith.constant"() {value = 15 : i32} : () -> i32
          %482 = "arith.addi"(%1, %481) : (i32, i32) -> i32
          %483 = "arith.divui"(%482, %148) : (i32, i32) -> i32
          %484 = "arith.constant"() {value = 255 : i32} : () -> i32
          %485 = "arith.addi"(%2, %484) : (i32, i32) -> i32
          %486 = "arith.constant"() {value = 256 : i32} : () -> i32
          %487 = "arith.divui"(%485, %486) : (i32, i32) -> i32
          %488 = "arith.muli"(%483, %487) : (i32, i32) -> i32
          %489 = "arith.maxsi"(%483, %11) : (i32, i32) -> i32
          %490 = "arith.extui"(%489) : (i32) -> i64
          %491 = "arith.subi"(%489, %11) : (i32, i32) -> i32
          %492 = "llvm.intr.ctlz"(%491) {is_zero_poison = false} : (i32) -> i32
          %493 = "arith.subi"(%246, %492) : (i32, i32) -> i32
          %494 = "arith.extsi"(%493) : (i32) -> i64
          %495 = "arith.shli"(%19, %494) : (i64, i64) -> i64
          %496 = "arith.constant"() {value = 64 : i64} : () -> i64
          %497 = "arith.cmpi"(%494, %496) {predicate = 6 : i64} : (i64, i64) -> i1
          %498 = "arith.constant"() {value = 0 : i64} : () -> i64
          %499 = "arith.select"(%497, %495, %498) : (i1, i64, i64) -> i64
          %500 = "arith.subi"(%499, %490) : (i64, i64) -> i64
          %501 = "arith.constant"() {value = 32 : i64} : () -> i64
          %502 = "arith.shli"(%500, %501) : (i64, i64) -> i64
          %503 = "arith.divui"(%502, %490) : (i64, i64) -> i64
          %504 = "arith.addi"(%503, %19) : (i64, i64) -> i64
          %505 = "arith.shli"(%504, %501) : (i64, i64) -> i64
          %506 = "arith.ori"(%505, %490) : (i64, i64) -> i64
          %507 = "arith.maxsi"(%487, %11) : (i32, i32) -> i32
          %508 = "arith.extui"(%507) : (i32) -> i64
          %509 = "arith.subi"(%507, %11) : (i32, i32) -> i32
          %510 = "llvm.intr.ctlz"(%509) {is_zero_poison = false} : (i32) -> i32
          %511 = "arith.subi"(%246, %510) : (i32, i32) -> i32
          %512 = "arith.extsi"(%511) : (i32) -> i64
          %513 = "arith.shli"(%19, %512) : (i64, i64) -> i64
          %514 = "arith.cmpi"(%512, %496) {predicate = 6 : i64} : (i64, i64) -> i1
          %515 = "arith.select"(%514, %513, %498) : (i1, i64, i64) -> i64
          %516 = "arith.subi"(%515, %508) : (i64, i64) -> i64
          %517 = "arith.shli"(%516, %501) : (i64, i64) -> i64
          %518 = "arith.divui"(%517, %508) : (i64, i64) -> i64
          %519 = "arith.addi"(%518, %19) : (i64, i64) -> i64
          %520 = "arith.shli"(%519, %501) : (i64, i64) -> i64
          %521 = "arith.ori"(%520, %508) : (i64, i64) -> i64
          %522 = "arith.constant"() {value = 16504 : i32} : () -> i32
          "gpu.launch_func"(%488, %11, %11, %486, %11, %11, %522, %0, %1, %2, %3, %4, %5, %7, %6, %506, %521) {kernel = @kernels::@transpose_tile_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %523 = "arith.xori"(%240, %59) : (i1, i1) -> i1
        %524 = "arith.andi"(%479, %523) : (i1, i1) -> i1
        %525 = "arith.andi"(%524, %245) : (i1, i1) -> i1
        "scf.if"(%525) ({
          %526 = "arith.constant"() {value = 255 : i32} : () -> i32
          %527 = "arith.addi"(%1, %526) : (i32, i32) -> i32
          %528 = "arith.constant"() {value = 256 : i32} : () -> i32
          %529 = "arith.divui"(%527, %528) : (i32, i32) -> i32
          %530 = "arith.constant"() {value = 15 : i32} : () -> i32
          %531 = "arith.addi"(%2, %530) : (i32, i32) -> i32
          %532 = "arith.divui"(%531, %148) : (i32, i32) -> i32
          %533 = "arith.muli"(%529, %532) : (i32, i32) -> i32
          %534 = "arith.maxsi"(%529, %11) : (i32, i32) -> i32
          %535 = "arith.extui"(%534) : (i32) -> i64
          %536 = "arith.subi"(%534, %11) : (i32, i32) -> i32
          %537 = "llvm.intr.ctlz"(%536) {is_zero_poison = false} : (i32) -> i32
          %538 = "arith.subi"(%246, %537) : (i32, i32) -> i32
          %539 = "arith.extsi"(%538) : (i32) -> i64
          %540 = "arith.shli"(%19, %539) : (i64, i64) -> i64
          %541 = "arith.constant"() {value = 64 : i64} : () -> i64
          %542 = "arith.cmpi"(%539, %541) {predicate = 6 : i64} : (i64, i64) -> i1
          %543 = "arith.constant"() {value = 0 : i64} : () -> i64
          %544 = "arith.select"(%542, %540, %543) : (i1, i64, i64) -> i64
          %545 = "arith.subi"(%544, %535) : (i64, i64) -> i64
          %546 = "arith.constant"() {value = 32 : i64} : () -> i64
          %547 = "arith.shli"(%545, %546) : (i64, i64) -> i64
          %548 = "arith.divui"(%547, %535) : (i64, i64) -> i64
          %549 = "arith.addi"(%548, %19) : (i64, i64) -> i64
          %550 = "arith.shli"(%549, %546) : (i64, i64) -> i64
          %551 = "arith.ori"(%550, %535) : (i64, i64) -> i64
          %552 = "arith.maxsi"(%532, %11) : (i32, i32) -> i32
          %553 = "arith.extui"(%552) : (i32) -> i64
          %554 = "arith.subi"(%552, %11) : (i32, i32) -> i32
          %555 = "llvm.intr.ctlz"(%554) {is_zero_poison = false} : (i32) -> i32
          %556 = "arith.subi"(%246, %555) : (i32, i32) -> i32
          %557 = "arith.extsi"(%556) : (i32) -> i64
          %558 = "arith.shli"(%19, %557) : (i64, i64) -> i64
          %559 = "arith.cmpi"(%557, %541) {predicate = 6 : i64} : (i64, i64) -> i1
          %560 = "arith.select"(%559, %558, %543) : (i1, i64, i64) -> i64
          %561 = "arith.subi"(%560, %553) : (i64, i64) -> i64
          %562 = "arith.shli"(%561, %546) : (i64, i64) -> i64
          %563 = "arith.divui"(%562, %553) : (i64, i64) -> i64
          %564 = "arith.addi"(%563, %19) : (i64, i64) -> i64
          %565 = "arith.shli"(%564, %546) : (i64, i64) -> i64
          %566 = "arith.ori"(%565, %553) : (i64, i64) -> i64
          %567 = "arith.constant"() {value = 17404 : i32} : () -> i32
          "gpu.launch_func"(%533, %11, %11, %528, %11, %11, %567, %0, %1, %2, %3, %4, %5, %6, %551, %566) {kernel = @kernels::@transpose_tile_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %568 = "arith.xori"(%245, %59) : (i1, i1) -> i1
        %569 = "arith.andi"(%524, %568) : (i1, i1) -> i1
        %570 = "arith.andi"(%569, %241) : (i1, i1) -> i1
        "scf.if"(%570) ({
          %571 = "arith.constant"() {value = 255 : i32} : () -> i32
          %572 = "arith.addi"(%1, %571) : (i32, i32) -> i32
          %573 = "arith.constant"() {value = 256 : i32} : () -> i32
          %574 = "arith.divui"(%572, %573) : (i32, i32) -> i32
          %575 = "arith.constant"() {value = 15 : i32} : () -> i32
          %576 = "arith.addi"(%2, %575) : (i32, i32) -> i32
          %577 = "arith.divui"(%576, %148) : (i32, i32) -> i32
          %578 = "arith.muli"(%574, %577) : (i32, i32) -> i32
          %579 = "arith.maxsi"(%574, %11) : (i32, i32) -> i32
          %580 = "arith.extui"(%579) : (i32) -> i64
          %581 = "arith.subi"(%579, %11) : (i32, i32) -> i32
          %582 = "llvm.intr.ctlz"(%581) {is_zero_poison = false} : (i32) -> i32
          %583 = "arith.subi"(%246, %582) : (i32, i32) -> i32
          %584 = "arith.extsi"(%583) : (i32) -> i64
          %585 = "arith.shli"(%19, %584) : (i64, i64) -> i64
          %586 = "arith.constant"() {value = 64 : i64} : () -> i64
          %587 = "arith.cmpi"(%584, %586) {predicate = 6 : i64} : (i64, i64) -> i1
          %588 = "arith.constant"() {value = 0 : i64} : () -> i64
          %589 = "arith.select"(%587, %585, %588) : (i1, i64, i64) -> i64
          %590 = "arith.subi"(%589, %580) : (i64, i64) -> i64
          %591 = "arith.constant"() {value = 32 : i64} : () -> i64
          %592 = "arith.shli"(%590, %591) : (i64, i64) -> i64
          %593 = "arith.divui"(%592, %580) : (i64, i64) -> i64
          %594 = "arith.addi"(%593, %19) : (i64, i64) -> i64
          %595 = "arith.shli"(%594, %591) : (i64, i64) -> i64
          %596 = "arith.ori"(%595, %580) : (i64, i64) -> i64
          %597 = "arith.maxsi"(%577, %11) : (i32, i32) -> i32
          %598 = "arith.extui"(%597) : (i32) -> i64
          %599 = "arith.subi"(%597, %11) : (i32, i32) -> i32
          %600 = "llvm.intr.ctlz"(%599) {is_zero_poison = false} : (i32) -> i32
          %601 = "arith.subi"(%246, %600) : (i32, i32) -> i32
          %602 = "arith.extsi"(%601) : (i32) -> i64
          %603 = "arith.shli"(%19, %602) : (i64, i64) -> i64
          %604 = "arith.cmpi"(%602, %586) {predicate = 6 : i64} : (i64, i64) -> i1
          %605 = "arith.select"(%604, %603, %588) : (i1, i64, i64) -> i64
          %606 = "arith.subi"(%605, %598) : (i64, i64) -> i64
          %607 = "arith.shli"(%606, %591) : (i64, i64) -> i64
          %608 = "arith.divui"(%607, %598) : (i64, i64) -> i64
          %609 = "arith.addi"(%608, %19) : (i64, i64) -> i64
          %610 = "arith.shli"(%609, %591) : (i64, i64) -> i64
          %611 = "arith.ori"(%610, %598) : (i64, i64) -> i64
          %612 = "arith.constant"() {value = 17404 : i32} : () -> i32
          "gpu.launch_func"(%578, %11, %11, %573, %11, %11, %612, %0, %1, %2, %3, %4, %5, %7, %6, %596, %611) {kernel = @kernels::@transpose_tile_7, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %613 = "arith.xori"(%241, %59) : (i1, i1) -> i1
        %614 = "arith.andi"(%569, %613) : (i1, i1) -> i1
        %615 = "arith.andi"(%614, %250) : (i1, i1) -> i1
        "scf.if"(%615) ({
          %616 = "arith.constant"() {value = 31 : i32} : () -> i32
          %617 = "arith.addi"(%1, %616) : (i32, i32) -> i32
          %618 = "arith.divui"(%617, %246) : (i32, i32) -> i32
          %619 = "arith.constant"() {value = 127 : i32} : () -> i32
          %620 = "arith.addi"(%2, %619) : (i32, i32) -> i32
          %621 = "arith.constant"() {value = 128 : i32} : () -> i32
          %622 = "arith.divui"(%620, %621) : (i32, i32) -> i32
          %623 = "arith.muli"(%618, %622) : (i32, i32) -> i32
          %624 = "arith.maxsi"(%618, %11) : (i32, i32) -> i32
          %625 = "arith.extui"(%624) : (i32) -> i64
          %626 = "arith.subi"(%624, %11) : (i32, i32) -> i32
          %627 = "llvm.intr.ctlz"(%626) {is_zero_poison = false} : (i32) -> i32
          %628 = "arith.subi"(%246, %627) : (i32, i32) -> i32
          %629 = "arith.extsi"(%628) : (i32) -> i64
          %630 = "arith.shli"(%19, %629) : (i64, i64) -> i64
          %631 = "arith.constant"() {value = 64 : i64} : () -> i64
          %632 = "arith.cmpi"(%629, %631) {predicate = 6 : i64} : (i64, i64) -> i1
          %633 = "arith.constant"() {value = 0 : i64} : () -> i64
          %634 = "arith.select"(%632, %630, %633) : (i1, i64, i64) -> i64
          %635 = "arith.subi"(%634, %625) : (i64, i64) -> i64
          %636 = "arith.constant"() {value = 32 : i64} : () -> i64
          %637 = "arith.shli"(%635, %636) : (i64, i64) -> i64
          %638 = "arith.divui"(%637, %625) : (i64, i64) -> i64
          %639 = "arith.addi"(%638, %19) : (i64, i64) -> i64
          %640 = "arith.shli"(%639, %636) : (i64, i64) -> i64
          %641 = "arith.ori"(%640, %625) : (i64, i64) -> i64
          %642 = "arith.maxsi"(%622, %11) : (i32, i32) -> i32
          %643 = "arith.extui"(%642) : (i32) -> i64
          %644 = "arith.subi"(%642, %11) : (i32, i32) -> i32
          %645 = "llvm.intr.ctlz"(%644) {is_zero_poison = false} : (i32) -> i32
          %646 = "arith.subi"(%246, %645) : (i32, i32) -> i32
          %647 = "arith.extsi"(%646) : (i32) -> i64
          %648 = "arith.shli"(%19, %647) : (i64, i64) -> i64
          %649 = "arith.cmpi"(%647, %631) {predicate = 6 : i64} : (i64, i64) -> i1
          %650 = "arith.select"(%649, %648, %633) : (i1, i64, i64) -> i64
          %651 = "arith.subi"(%650, %643) : (i64, i64) -> i64
          %652 = "arith.shli"(%651, %636) : (i64, i64) -> i64
          %653 = "arith.divui"(%652, %643) : (i64, i64) -> i64
          %654 = "arith.addi"(%653, %19) : (i64, i64) -> i64
          %655 = "arith.shli"(%654, %636) : (i64, i64) -> i64
          %656 = "arith.ori"(%655, %643) : (i64, i64) -> i64
          %657 = "arith.constant"() {value = 256 : i32} : () -> i32
          %658 = "arith.constant"() {value = 16508 : i32} : () -> i32
          "gpu.launch_func"(%623, %11, %11, %657, %11, %11, %658, %0, %1, %2, %3, %5, %7, %6, %641, %656) {kernel = @kernels::@transpose_tile_8, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %659 = "arith.xori"(%250, %59) : (i1, i1) -> i1
        %660 = "arith.andi"(%614, %659) : (i1, i1) -> i1
        %661 = "arith.andi"(%660, %252) : (i1, i1) -> i1
        "scf.if"(%661) ({
          %662 = "arith.constant"() {value = 127 : i32} : () -> i32
          %663 = "arith.addi"(%1, %662) : (i32, i32) -> i32
          %664 = "arith.constant"() {value = 128 : i32} : () -> i32
          %665 = "arith.divui"(%663, %664) : (i32, i32) -> i32
          %666 = "arith.constant"() {value = 31 : i32} : () -> i32
          %667 = "arith.addi"(%2, %666) : (i32, i32) -> i32
          %668 = "arith.divui"(%667, %246) : (i32, i32) -> i32
          %669 = "arith.muli"(%665, %668) : (i32, i32) -> i32
          %670 = "arith.maxsi"(%665, %11) : (i32, i32) -> i32
          %671 = "arith.extui"(%670) : (i32) -> i64
          %672 = "arith.subi"(%670, %11) : (i32, i32) -> i32
          %673 = "llvm.intr.ctlz"(%672) {is_zero_poison = false} : (i32) -> i32
          %674 = "arith.subi"(%246, %673) : (i32, i32) -> i32
          %675 = "arith.extsi"(%674) : (i32) -> i64
          %676 = "arith.shli"(%19, %675) : (i64, i64) -> i64
          %677 = "arith.constant"() {value = 64 : i64} : () -> i64
          %678 = "arith.cmpi"(%675, %677) {predicate = 6 : i64} : (i64, i64) -> i1
          %679 = "arith.constant"() {value = 0 : i64} : () -> i64
          %680 = "arith.select"(%678, %676, %679) : (i1, i64, i64) -> i64
          %681 = "arith.subi"(%680, %671) : (i64, i64) -> i64
          %682 = "arith.constant"() {value = 32 : i64} : () -> i64
          %683 = "arith.shli"(%681, %682) : (i64, i64) -> i64
          %684 = "arith.divui"(%683, %671) : (i64, i64) -> i64
          %685 = "arith.addi"(%684, %19) : (i64, i64) -> i64
          %686 = "arith.shli"(%685, %682) : (i64, i64) -> i64
          %687 = "arith.ori"(%686, %671) : (i64, i64) -> i64
          %688 = "arith.maxsi"(%668, %11) : (i32, i32) -> i32
          %689 = "arith.extui"(%688) : (i32) -> i64
          %690 = "arith.subi"(%688, %11) : (i32, i32) -> i32
          %691 = "llvm.intr.ctlz"(%690) {is_zero_poison = false} : (i32) -> i32
          %692 = "arith.subi"(%246, %691) : (i32, i32) -> i32
          %693 = "arith.extsi"(%692) : (i32) -> i64
          %694 = "arith.shli"(%19, %693) : (i64, i64) -> i64
          %695 = "arith.cmpi"(%693, %677) {predicate = 6 : i64} : (i64, i64) -> i1
          %696 = "arith.select"(%695, %694, %679) : (i1, i64, i64) -> i64
          %697 = "arith.subi"(%696, %689) : (i64, i64) -> i64
          %698 = "arith.shli"(%697, %682) : (i64, i64) -> i64
          %699 = "arith.divui"(%698, %689) : (i64, i64) -> i64
          %700 = "arith.addi"(%699, %19) : (i64, i64) -> i64
          %701 = "arith.shli"(%700, %682) : (i64, i64) -> i64
          %702 = "arith.ori"(%701, %689) : (i64, i64) -> i64
          %703 = "arith.constant"() {value = 256 : i32} : () -> i32
          %704 = "arith.constant"() {value = 16892 : i32} : () -> i32
          "gpu.launch_func"(%669, %11, %11, %703, %11, %11, %704, %0, %1, %2, %3, %4, %5, %6, %687, %702) {kernel = @kernels::@transpose_tile_9, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %705 = "arith.xori"(%252, %59) : (i1, i1) -> i1
        %706 = "arith.andi"(%660, %705) : (i1, i1) -> i1
        %707 = "arith.andi"(%706, %233) : (i1, i1) -> i1
        "scf.if"(%707) ({
          %708 = "arith.constant"() {value = 63 : i32} : () -> i32
          %709 = "arith.addi"(%1, %708) : (i32, i32) -> i32
          %710 = "arith.divui"(%709, %9) : (i32, i32) -> i32
          %711 = "arith.addi"(%2, %708) : (i32, i32) -> i32
          %712 = "arith.divui"(%711, %9) : (i32, i32) -> i32
          %713 = "arith.muli"(%710, %712) : (i32, i32) -> i32
          %714 = "arith.maxsi"(%710, %11) : (i32, i32) -> i32
          %715 = "arith.extui"(%714) : (i32) -> i64
          %716 = "arith.subi"(%714, %11) : (i32, i32) -> i32
          %717 = "llvm.intr.ctlz"(%716) {is_zero_poison = false} : (i32) -> i32
          %718 = "arith.subi"(%246, %717) : (i32, i32) -> i32
          %719 = "arith.extsi"(%718) : (i32) -> i64
          %720 = "arith.shli"(%19, %719) : (i64, i64) -> i64
          %721 = "arith.constant"() {value = 64 : i64} : () -> i64
          %722 = "arith.cmpi"(%719, %721) {predicate = 6 : i64} : (i64, i64) -> i1
          %723 = "arith.constant"() {value = 0 : i64} : () -> i64
          %724 = "arith.select"(%722, %720, %723) : (i1, i64, i64) -> i64
          %725 = "arith.subi"(%724, %715) : (i64, i64) -> i64
          %726 = "arith.constant"() {value = 32 : i64} : () -> i64
          %727 = "arith.shli"(%725, %726) : (i64, i64) -> i64
          %728 = "arith.divui"(%727, %715) : (i64, i64) -> i64
          %729 = "arith.addi"(%728, %19) : (i64, i64) -> i64
          %730 = "arith.shli"(%729, %726) : (i64, i64) -> i64
          %731 = "arith.ori"(%730, %715) : (i64, i64) -> i64
          %732 = "arith.maxsi"(%712, %11) : (i32, i32) -> i32
          %733 = "arith.extui"(%732) : (i32) -> i64
          %734 = "arith.subi"(%732, %11) : (i32, i32) -> i32
          %735 = "llvm.intr.ctlz"(%734) {is_zero_poison = false} : (i32) -> i32
          %736 = "arith.subi"(%246, %735) : (i32, i32) -> i32
          %737 = "arith.extsi"(%736) : (i32) -> i64
          %738 = "arith.shli"(%19, %737) : (i64, i64) -> i64
          %739 = "arith.cmpi"(%737, %721) {predicate = 6 : i64} : (i64, i64) -> i1
          %740 = "arith.select"(%739, %738, %723) : (i1, i64, i64) -> i64
          %741 = "arith.subi"(%740, %733) : (i64, i64) -> i64
          %742 = "arith.shli"(%741, %726) : (i64, i64) -> i64
          %743 = "arith.divui"(%742, %733) : (i64, i64) -> i64
          %744 = "arith.addi"(%743, %19) : (i64, i64) -> i64
          %745 = "arith.shli"(%744, %726) : (i64, i64) -> i64
          %746 = "arith.ori"(%745, %733) : (i64, i64) -> i64
          %747 = "arith.constant"() {value = 256 : i32} : () -> i32
          %748 = "arith.constant"() {value = 16384 : i32} : () -> i32
          "gpu.launch_func"(%713, %11, %11, %747, %11, %11, %748, %0, %1, %2, %3, %5, %6, %731, %746) {kernel = @kernels::@transpose_tile_10, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %749 = "arith.xori"(%233, %59) : (i1, i1) -> i1
        %750 = "arith.andi"(%706, %749) : (i1, i1) -> i1
        %751 = "arith.andi"(%750, %59) : (i1, i1) -> i1
        "scf.if"(%751) ({
          %752 = "arith.constant"() {value = 63 : i32} : () -> i32
          %753 = "arith.addi"(%1, %752) : (i32, i32) -> i32
          %754 = "arith.divui"(%753, %9) : (i32, i32) -> i32
          %755 = "arith.addi"(%2, %752) : (i32, i32) -> i32
          %756 = "arith.divui"(%755, %9) : (i32, i32) -> i32
          %757 = "arith.muli"(%754, %756) : (i32, i32) -> i32
          %758 = "arith.maxsi"(%754, %11) : (i32, i32) -> i32
          %759 = "arith.extui"(%758) : (i32) -> i64
          %760 = "arith.subi"(%758, %11) : (i32, i32) -> i32
          %761 = "llvm.intr.ctlz"(%760) {is_zero_poison = false} : (i32) -> i32
          %762 = "arith.subi"(%246, %761) : (i32, i32) -> i32
          %763 = "arith.extsi"(%762) : (i32) -> i64
          %764 = "arith.shli"(%19, %763) : (i64, i64) -> i64
          %765 = "arith.constant"() {value = 64 : i64} : () -> i64
          %766 = "arith.cmpi"(%763, %765) {predicate = 6 : i64} : (i64, i64) -> i1
          %767 = "arith.constant"() {value = 0 : i64} : () -> i64
          %768 = "arith.select"(%766, %764, %767) : (i1, i64, i64) -> i64
          %769 = "arith.subi"(%768, %759) : (i64, i64) -> i64
          %770 = "arith.constant"() {value = 32 : i64} : () -> i64
          %771 = "arith.shli"(%769, %770) : (i64, i64) -> i64
          %772 = "arith.divui"(%771, %759) : (i64, i64) -> i64
          %773 = "arith.addi"(%772, %19) : (i64, i64) -> i64
          %774 = "arith.shli"(%773, %770) : (i64, i64) -> i64
          %775 = "arith.ori"(%774, %759) : (i64, i64) -> i64
          %776 = "arith.maxsi"(%756, %11) : (i32, i32) -> i32
          %777 = "arith.extui"(%776) : (i32) -> i64
          %778 = "arith.subi"(%776, %11) : (i32, i32) -> i32
          %779 = "llvm.intr.ctlz"(%778) {is_zero_poison = false} : (i32) -> i32
          %780 = "arith.subi"(%246, %779) : (i32, i32) -> i32
          %781 = "arith.extsi"(%780) : (i32) -> i64
          %782 = "arith.shli"(%19, %781) : (i64, i64) -> i64
          %783 = "arith.cmpi"(%781, %765) {predicate = 6 : i64} : (i64, i64) -> i1
          %784 = "arith.select"(%783, %782, %767) : (i1, i64, i64) -> i64
          %785 = "arith.subi"(%784, %777) : (i64, i64) -> i64
          %786 = "arith.shli"(%785, %770) : (i64, i64) -> i64
          %787 = "arith.divui"(%786, %777) : (i64, i64) -> i64
          %788 = "arith.addi"(%787, %19) : (i64, i64) -> i64
          %789 = "arith.shli"(%788, %770) : (i64, i64) -> i64
          %790 = "arith.ori"(%789, %777) : (i64, i64) -> i64
          %791 = "arith.constant"() {value = 256 : i32} : () -> i32
          %792 = "arith.constant"() {value = 16636 : i32} : () -> i32
          "gpu.launch_func"(%757, %11, %11, %791, %11, %11, %792, %0, %1, %2, %3, %4, %5, %7, %6, %775, %790) {kernel = @kernels::@transpose_tile_11, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %793 = "arith.constant"() {value = false} : () -> i1
        %794 = "arith.andi"(%750, %793) : (i1, i1) -> i1
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "transpose_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
