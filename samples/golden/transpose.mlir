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
      %12 = "arith.trunci"(%9) : (i64) -> i32
      %13 = "arith.trunci"(%10) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.constant"() {value = 32 : i64} : () -> i64
      %22 = "arith.shrui"(%9, %21) : (i64, i64) -> i64
      %23 = "arith.constant"() {value = 1 : i32} : () -> i32
      %24 = "arith.subi"(%12, %23) : (i32, i32) -> i32
      %25 = "llvm.intr.ctlz"(%24) {is_zero_poison = false} : (i32) -> i32
      %26 = "arith.constant"() {value = 32 : i32} : () -> i32
      %27 = "arith.subi"(%26, %25) : (i32, i32) -> i32
      %28 = "arith.extui"(%18) : (i32) -> i64
      %29 = "arith.muli"(%28, %22) : (i64, i64) -> i64
      %30 = "arith.shrui"(%29, %21) : (i64, i64) -> i64
      %31 = "arith.trunci"(%30) : (i64) -> i32
      %32 = "arith.addi"(%31, %18) : (i32, i32) -> i32
      %33 = "arith.shrui"(%32, %27) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%27, %26) {predicate = 6 : i64} : (i32, i32) -> i1
      %35 = "arith.constant"() {value = 0 : i32} : () -> i32
      %36 = "arith.select"(%34, %33, %35) : (i1, i32, i32) -> i32
      %37 = "arith.muli"(%36, %12) : (i32, i32) -> i32
      %38 = "arith.subi"(%18, %37) : (i32, i32) -> i32
      %39 = "llvm.intr.ctlz"(%24) {is_zero_poison = false} : (i32) -> i32
      %40 = "arith.subi"(%26, %39) : (i32, i32) -> i32
      %41 = "arith.shrui"(%32, %40) : (i32, i32) -> i32
      %42 = "arith.cmpi"(%40, %26) {predicate = 6 : i64} : (i32, i32) -> i1
      %43 = "arith.select"(%42, %41, %35) : (i1, i32, i32) -> i32
      %44 = "arith.shrui"(%10, %21) : (i64, i64) -> i64
      %45 = "arith.subi"(%13, %23) : (i32, i32) -> i32
      %46 = "llvm.intr.ctlz"(%45) {is_zero_poison = false} : (i32) -> i32
      %47 = "arith.subi"(%26, %46) : (i32, i32) -> i32
      %48 = "arith.extui"(%43) : (i32) -> i64
      %49 = "arith.muli"(%48, %44) : (i64, i64) -> i64
      %50 = "arith.shrui"(%49, %21) : (i64, i64) -> i64
      %51 = "arith.trunci"(%50) : (i64) -> i32
      %52 = "arith.addi"(%51, %43) : (i32, i32) -> i32
      %53 = "arith.shrui"(%52, %47) : (i32, i32) -> i32
      %54 = "arith.cmpi"(%47, %26) {predicate = 6 : i64} : (i32, i32) -> i1
      %55 = "arith.select"(%54, %53, %35) : (i1, i32, i32) -> i32
      %56 = "arith.muli"(%55, %13) : (i32, i32) -> i32
      %57 = "arith.subi"(%43, %56) : (i32, i32) -> i32
      %58 = "llvm.intr.ctlz"(%45) {is_zero_poison = false} : (i32) -> i32
      %59 = "arith.subi"(%26, %58) : (i32, i32) -> i32
      %60 = "arith.shrui"(%52, %59) : (i32, i32) -> i32
      %61 = "arith.cmpi"(%59, %26) {predicate = 6 : i64} : (i32, i32) -> i1
      %62 = "arith.select"(%61, %60, %35) : (i1, i32, i32) -> i32
      %63 = "arith.constant"() {value = 64 : i32} : () -> i32
      %64 = "arith.muli"(%38, %63) : (i32, i32) -> i32
      %65 = "arith.constant"() {value = 8 : i32} : () -> i32
      %66 = "arith.subi"(%64, %65) : (i32, i32) -> i32
      %67 = "arith.muli"(%57, %63) : (i32, i32) -> i32
      %68 = "arith.muli"(%62, %17) : (i32, i32) -> i32
      %69 = "arith.muli"(%66, %2) : (i32, i32) -> i32
      %70 = "arith.addi"(%68, %69) : (i32, i32) -> i32
      %71 = "arith.addi"(%70, %67) : (i32, i32) -> i32
      %72 = "arith.constant"() {value = 4 : i32} : () -> i32
      %73 = "arith.remui"(%2, %72) : (i32, i32) -> i32
      %74 = "arith.constant"() {value = 76 : i32} : () -> i32
      %75 = "arith.addi"(%74, %73) : (i32, i32) -> i32
      %76 = "arith.constant"() {value = 3 : i32} : () -> i32
      %77 = "arith.andi"(%71, %76) : (i32, i32) -> i32
      %78 = "arith.addi"(%72, %77) : (i32, i32) -> i32
      %79 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %80 = "arith.constant"() {value = 17 : i32} : () -> i32
      %81 = "arith.divui"(%14, %80) : (i32, i32) -> i32
      %82 = "arith.remui"(%14, %80) : (i32, i32) -> i32
      %83 = "arith.addi"(%66, %81) : (i32, i32) -> i32
      %84 = "arith.muli"(%81, %2) : (i32, i32) -> i32
      %85 = "arith.addi"(%71, %84) : (i32, i32) -> i32
      %86 = "arith.subi"(%17, %72) : (i32, i32) -> i32
      %87 = "arith.addi"(%86, %23) : (i32, i32) -> i32
      %88 = "arith.subi"(%2, %67) : (i32, i32) -> i32
      %89 = "arith.addi"(%85, %88) : (i32, i32) -> i32
      %90 = "arith.minsi"(%87, %89) : (i32, i32) -> i32
      %91 = "arith.andi"(%85, %76) : (i32, i32) -> i32
      %92 = "arith.subi"(%85, %91) : (i32, i32) -> i32
      %93 = "arith.muli"(%82, %72) : (i32, i32) -> i32
      %94 = "arith.addi"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.constant"() {value = 72 : i32} : () -> i32
      %96 = "arith.cmpi"(%81, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      %97 = "arith.cmpi"(%83, %35) {predicate = 5 : i64} : (i32, i32) -> i1
      %98 = "arith.cmpi"(%83, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%97, %98) : (i1, i1) -> i1
      %100 = "arith.andi"(%96, %99) : (i1, i1) -> i1
      %101 = "arith.cmpi"(%94, %90) {predicate = 2 : i64} : (i32, i32) -> i1
      %102 = "arith.andi"(%100, %101) : (i1, i1) -> i1
      %103, %104, %105, %106 = "scf.if"(%102) ({
        %107 = "llvm.getelementptr"(%0, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %108 = "llvm.load"(%107) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %111 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
      }, {
        %113 = "llvm.mlir.undef"() : () -> f32
        %114 = "llvm.mlir.undef"() : () -> f32
        %115 = "llvm.mlir.undef"() : () -> f32
        %116 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%113, %114, %115, %116) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %117 = "arith.constant"() {value = 256 : i32} : () -> i32
      %118 = "arith.addi"(%14, %117) : (i32, i32) -> i32
      %119 = "arith.divui"(%118, %80) : (i32, i32) -> i32
      %120 = "arith.remui"(%118, %80) : (i32, i32) -> i32
      %121 = "arith.addi"(%66, %119) : (i32, i32) -> i32
      %122 = "arith.muli"(%119, %2) : (i32, i32) -> i32
      %123 = "arith.addi"(%71, %122) : (i32, i32) -> i32
      %124 = "arith.addi"(%123, %88) : (i32, i32) -> i32
      %125 = "arith.minsi"(%87, %124) : (i32, i32) -> i32
      %126 = "arith.andi"(%123, %76) : (i32, i32) -> i32
      %127 = "arith.subi"(%123, %126) : (i32, i32) -> i32
      %128 = "arith.muli"(%120, %72) : (i32, i32) -> i32
      %129 = "arith.addi"(%127, %128) : (i32, i32) -> i32
      %130 = "arith.cmpi"(%119, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      %131 = "arith.cmpi"(%121, %35) {predicate = 5 : i64} : (i32, i32) -> i1
      %132 = "arith.cmpi"(%121, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %133 = "arith.andi"(%131, %132) : (i1, i1) -> i1
      %134 = "arith.andi"(%130, %133) : (i1, i1) -> i1
      %135 = "arith.cmpi"(%129, %125) {predicate = 2 : i64} : (i32, i32) -> i1
      %136 = "arith.andi"(%134, %135) : (i1, i1) -> i1
      %137, %138, %139, %140 = "scf.if"(%136) ({
        %141 = "llvm.getelementptr"(%0, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %142 = "llvm.load"(%141) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%143, %144, %145, %146) : (f32, f32, f32, f32) -> ()
      }, {
        %147 = "llvm.mlir.undef"() : () -> f32
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        %150 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %151 = "arith.constant"() {value = 512 : i32} : () -> i32
      %152 = "arith.addi"(%14, %151) : (i32, i32) -> i32
      %153 = "arith.divui"(%152, %80) : (i32, i32) -> i32
      %154 = "arith.remui"(%152, %80) : (i32, i32) -> i32
      %155 = "arith.addi"(%66, %153) : (i32, i32) -> i32
      %156 = "arith.muli"(%153, %2) : (i32, i32) -> i32
      %157 = "arith.addi"(%71, %156) : (i32, i32) -> i32
      %158 = "arith.addi"(%157, %88) : (i32, i32) -> i32
      %159 = "arith.minsi"(%87, %158) : (i32, i32) -> i32
      %160 = "arith.andi"(%157, %76) : (i32, i32) -> i32
      %161 = "arith.subi"(%157, %160) : (i32, i32) -> i32
      %162 = "arith.muli"(%154, %72) : (i32, i32) -> i32
      %163 = "arith.addi"(%161, %162) : (i32, i32) -> i32
      %164 = "arith.cmpi"(%153, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      %165 = "arith.cmpi"(%155, %35) {predicate = 5 : i64} : (i32, i32) -> i1
      %166 = "arith.cmpi"(%155, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %167 = "arith.andi"(%165, %166) : (i1, i1) -> i1
      %168 = "arith.andi"(%164, %167) : (i1, i1) -> i1
      %169 = "arith.cmpi"(%163, %159) {predicate = 2 : i64} : (i32, i32) -> i1
      %170 = "arith.andi"(%168, %169) : (i1, i1) -> i1
      %171, %172, %173, %174 = "scf.if"(%170) ({
        %175 = "llvm.getelementptr"(%0, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %176 = "llvm.load"(%175) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %177 = "vector.extract"(%176) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %178 = "vector.extract"(%176) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%176) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %180 = "vector.extract"(%176) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%177, %178, %179, %180) : (f32, f32, f32, f32) -> ()
      }, {
        %181 = "llvm.mlir.undef"() : () -> f32
        %182 = "llvm.mlir.undef"() : () -> f32
        %183 = "llvm.mlir.undef"() : () -> f32
        %184 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%181, %182, %183, %184) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %185 = "arith.constant"() {value = 768 : i32} : () -> i32
      %186 = "arith.addi"(%14, %185) : (i32, i32) -> i32
      %187 = "arith.divui"(%186, %80) : (i32, i32) -> i32
      %188 = "arith.remui"(%186, %80) : (i32, i32) -> i32
      %189 = "arith.addi"(%66, %187) : (i32, i32) -> i32
      %190 = "arith.muli"(%187, %2) : (i32, i32) -> i32
      %191 = "arith.addi"(%71, %190) : (i32, i32) -> i32
      %192 = "arith.addi"(%191, %88) : (i32, i32) -> i32
      %193 = "arith.minsi"(%87, %192) : (i32, i32) -> i32
      %194 = "arith.andi"(%191, %76) : (i32, i32) -> i32
      %195 = "arith.subi"(%191, %194) : (i32, i32) -> i32
      %196 = "arith.muli"(%188, %72) : (i32, i32) -> i32
      %197 = "arith.addi"(%195, %196) : (i32, i32) -> i32
      %198 = "arith.cmpi"(%187, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      %199 = "arith.cmpi"(%189, %35) {predicate = 5 : i64} : (i32, i32) -> i1
      %200 = "arith.cmpi"(%189, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %201 = "arith.andi"(%199, %200) : (i1, i1) -> i1
      %202 = "arith.andi"(%198, %201) : (i1, i1) -> i1
      %203 = "arith.cmpi"(%197, %193) {predicate = 2 : i64} : (i32, i32) -> i1
      %204 = "arith.andi"(%202, %203) : (i1, i1) -> i1
      %205, %206, %207, %208 = "scf.if"(%204) ({
        %209 = "llvm.getelementptr"(%0, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %210 = "llvm.load"(%209) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %212 = "vector.extract"(%210) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %213 = "vector.extract"(%210) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %214 = "vector.extract"(%210) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%211, %212, %213, %214) : (f32, f32, f32, f32) -> ()
      }, {
        %215 = "llvm.mlir.undef"() : () -> f32
        %216 = "llvm.mlir.undef"() : () -> f32
        %217 = "llvm.mlir.undef"() : () -> f32
        %218 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%215, %216, %217, %218) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %219 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %220 = "arith.addi"(%14, %219) : (i32, i32) -> i32
      %221 = "arith.divui"(%220, %80) : (i32, i32) -> i32
      %222 = "arith.remui"(%220, %80) : (i32, i32) -> i32
      %223 = "arith.addi"(%66, %221) : (i32, i32) -> i32
      %224 = "arith.muli"(%221, %2) : (i32, i32) -> i32
      %225 = "arith.addi"(%71, %224) : (i32, i32) -> i32
      %226 = "arith.addi"(%225, %88) : (i32, i32) -> i32
      %227 = "arith.minsi"(%87, %226) : (i32, i32) -> i32
      %228 = "arith.andi"(%225, %76) : (i32, i32) -> i32
      %229 = "arith.subi"(%225, %228) : (i32, i32) -> i32
      %230 = "arith.muli"(%222, %72) : (i32, i32) -> i32
      %231 = "arith.addi"(%229, %230) : (i32, i32) -> i32
      %232 = "arith.cmpi"(%221, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      %233 = "arith.cmpi"(%223, %35) {predicate = 5 : i64} : (i32, i32) -> i1
      %234 = "arith.cmpi"(%223, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%233, %234) : (i1, i1) -> i1
      %236 = "arith.andi"(%232, %235) : (i1, i1) -> i1
      %237 = "arith.cmpi"(%231, %227) {predicate = 2 : i64} : (i32, i32) -> i1
      %238 = "arith.andi"(%236, %237) : (i1, i1) -> i1
      %239, %240, %241, %242 = "scf.if"(%238) ({
        %243 = "llvm.getelementptr"(%0, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %244 = "llvm.load"(%243) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %245 = "vector.extract"(%244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %246 = "vector.extract"(%244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %247 = "vector.extract"(%244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %248 = "vector.extract"(%244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%245, %246, %247, %248) : (f32, f32, f32, f32) -> ()
      }, {
        %249 = "llvm.mlir.undef"() : () -> f32
        %250 = "llvm.mlir.undef"() : () -> f32
        %251 = "llvm.mlir.undef"() : () -> f32
        %252 = "llvm.mlir.undef"() : () -> f32
        "scf.yield"(%249, %250, %251, %252) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %253 = "arith.muli"(%81, %75) : (i32, i32) -> i32
      %254 = "arith.addi"(%253, %78) : (i32, i32) -> i32
      %255 = "arith.minsi"(%17, %89) : (i32, i32) -> i32
      %256 = "arith.subi"(%254, %91) : (i32, i32) -> i32
      %257 = "arith.addi"(%256, %93) : (i32, i32) -> i32
      %258 = "arith.cmpi"(%94, %255) {predicate = 2 : i64} : (i32, i32) -> i1
      %259 = "arith.andi"(%100, %258) : (i1, i1) -> i1
      "scf.if"(%259) ({
        %260 = "arith.addi"(%94, %72) : (i32, i32) -> i32
        %261 = "arith.cmpi"(%260, %17) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%261) ({
          %262 = "llvm.getelementptr"(%0, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %263 = "llvm.getelementptr"(%79, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %264 = "arith.subi"(%17, %94) : (i32, i32) -> i32
          %265 = "arith.cmpi"(%264, %72) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%265) ({
            %266 = "llvm.load"(%262) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%266, %263) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %267 = "arith.cmpi"(%264, %35) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%267) ({
              %268 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%268, %263) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %269 = "arith.cmpi"(%264, %23) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%269) ({
              %270 = "llvm.getelementptr"(%262) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %272 = "llvm.getelementptr"(%263) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%271, %272) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %273 = "arith.constant"() {value = 2 : i32} : () -> i32
            %274 = "arith.cmpi"(%264, %273) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%274) ({
              %275 = "llvm.getelementptr"(%262) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %277 = "llvm.getelementptr"(%263) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%276, %277) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %278 = "arith.cmpi"(%264, %76) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%278) ({
              %279 = "llvm.getelementptr"(%262) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %280 = "llvm.load"(%279) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %281 = "llvm.getelementptr"(%263) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%280, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %282 = "llvm.getelementptr"(%79, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %283 = "vector.from_elements"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%283, %282) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %284 = "arith.muli"(%119, %75) : (i32, i32) -> i32
      %285 = "arith.addi"(%284, %78) : (i32, i32) -> i32
      %286 = "arith.minsi"(%17, %124) : (i32, i32) -> i32
      %287 = "arith.subi"(%285, %126) : (i32, i32) -> i32
      %288 = "arith.addi"(%287, %128) : (i32, i32) -> i32
      %289 = "arith.cmpi"(%129, %286) {predicate = 2 : i64} : (i32, i32) -> i1
      %290 = "arith.andi"(%134, %289) : (i1, i1) -> i1
      "scf.if"(%290) ({
        %291 = "arith.addi"(%129, %72) : (i32, i32) -> i32
        %292 = "arith.cmpi"(%291, %17) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%292) ({
          %293 = "llvm.getelementptr"(%0, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %294 = "llvm.getelementptr"(%79, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %295 = "arith.subi"(%17, %129) : (i32, i32) -> i32
          %296 = "arith.cmpi"(%295, %72) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%296) ({
            %297 = "llvm.load"(%293) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%297, %294) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %298 = "arith.cmpi"(%295, %35) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%298) ({
              %299 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%299, %294) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %300 = "arith.cmpi"(%295, %23) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%300) ({
              %301 = "llvm.getelementptr"(%293) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %303 = "llvm.getelementptr"(%294) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%302, %303) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %304 = "arith.constant"() {value = 2 : i32} : () -> i32
            %305 = "arith.cmpi"(%295, %304) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%305) ({
              %306 = "llvm.getelementptr"(%293) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %307 = "llvm.load"(%306) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %308 = "llvm.getelementptr"(%294) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%307, %308) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %309 = "arith.cmpi"(%295, %76) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%309) ({
              %310 = "llvm.getelementptr"(%293) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %311 = "llvm.load"(%310) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %312 = "llvm.getelementptr"(%294) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%311, %312) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %313 = "llvm.getelementptr"(%79, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %314 = "vector.from_elements"(%137, %138, %139, %140) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%314, %313) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %315 = "arith.muli"(%153, %75) : (i32, i32) -> i32
      %316 = "arith.addi"(%315, %78) : (i32, i32) -> i32
      %317 = "arith.minsi"(%17, %158) : (i32, i32) -> i32
      %318 = "arith.subi"(%316, %160) : (i32, i32) -> i32
      %319 = "arith.addi"(%318, %162) : (i32, i32) -> i32
      %320 = "arith.cmpi"(%163, %317) {predicate = 2 : i64} : (i32, i32) -> i1
      %321 = "arith.andi"(%168, %320) : (i1, i1) -> i1
      "scf.if"(%321) ({
        %322 = "arith.addi"(%163, %72) : (i32, i32) -> i32
        %323 = "arith.cmpi"(%322, %17) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%323) ({
          %324 = "llvm.getelementptr"(%0, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %325 = "llvm.getelementptr"(%79, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %326 = "arith.subi"(%17, %163) : (i32, i32) -> i32
          %327 = "arith.cmpi"(%326, %72) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%327) ({
            %328 = "llvm.load"(%324) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%328, %325) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %329 = "arith.cmpi"(%326, %35) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%329) ({
              %330 = "llvm.load"(%324) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%330, %325) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %331 = "arith.cmpi"(%326, %23) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%331) ({
              %332 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %334 = "llvm.getelementptr"(%325) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%333, %334) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %335 = "arith.constant"() {value = 2 : i32} : () -> i32
            %336 = "arith.cmpi"(%326, %335) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%336) ({
              %337 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %339 = "llvm.getelementptr"(%325) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%338, %339) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %340 = "arith.cmpi"(%326, %76) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%340) ({
              %341 = "llvm.getelementptr"(%324) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %343 = "llvm.getelementptr"(%325) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%342, %343) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %344 = "llvm.getelementptr"(%79, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %345 = "vector.from_elements"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%345, %344) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %346 = "arith.muli"(%187, %75) : (i32, i32) -> i32
      %347 = "arith.addi"(%346, %78) : (i32, i32) -> i32
      %348 = "arith.minsi"(%17, %192) : (i32, i32) -> i32
      %349 = "arith.subi"(%347, %194) : (i32, i32) -> i32
      %350 = "arith.addi"(%349, %196) : (i32, i32) -> i32
      %351 = "arith.cmpi"(%197, %348) {predicate = 2 : i64} : (i32, i32) -> i1
      %352 = "arith.andi"(%202, %351) : (i1, i1) -> i1
      "scf.if"(%352) ({
        %353 = "arith.addi"(%197, %72) : (i32, i32) -> i32
        %354 = "arith.cmpi"(%353, %17) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%354) ({
          %355 = "llvm.getelementptr"(%0, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %356 = "llvm.getelementptr"(%79, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %357 = "arith.subi"(%17, %197) : (i32, i32) -> i32
          %358 = "arith.cmpi"(%357, %72) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%358) ({
            %359 = "llvm.load"(%355) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%359, %356) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %360 = "arith.cmpi"(%357, %35) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%360) ({
              %361 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%361, %356) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %362 = "arith.cmpi"(%357, %23) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%362) ({
              %363 = "llvm.getelementptr"(%355) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %365 = "llvm.getelementptr"(%356) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%364, %365) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %366 = "arith.constant"() {value = 2 : i32} : () -> i32
            %367 = "arith.cmpi"(%357, %366) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%367) ({
              %368 = "llvm.getelementptr"(%355) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %370 = "llvm.getelementptr"(%356) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%369, %370) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %371 = "arith.cmpi"(%357, %76) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%371) ({
              %372 = "llvm.getelementptr"(%355) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %373 = "llvm.load"(%372) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %374 = "llvm.getelementptr"(%356) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%373, %374) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %375 = "llvm.getelementptr"(%79, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %376 = "vector.from_elements"(%205, %206, %207, %208) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%376, %375) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %377 = "arith.muli"(%221, %75) : (i32, i32) -> i32
      %378 = "arith.addi"(%377, %78) : (i32, i32) -> i32
      %379 = "arith.minsi"(%17, %226) : (i32, i32) -> i32
      %380 = "arith.subi"(%378, %228) : (i32, i32) -> i32
      %381 = "arith.addi"(%380, %230) : (i32, i32) -> i32
      %382 = "arith.cmpi"(%231, %379) {predicate = 2 : i64} : (i32, i32) -> i1
      %383 = "arith.andi"(%236, %382) : (i1, i1) -> i1
      "scf.if"(%383) ({
        %384 = "arith.addi"(%231, %72) : (i32, i32) -> i32
        %385 = "arith.cmpi"(%384, %17) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%385) ({
          %386 = "llvm.getelementptr"(%0, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %387 = "llvm.getelementptr"(%79, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %388 = "arith.subi"(%17, %231) : (i32, i32) -> i32
          %389 = "arith.cmpi"(%388, %72) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%389) ({
            %390 = "llvm.load"(%386) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            "llvm.store"(%390, %387) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %391 = "arith.cmpi"(%388, %35) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%391) ({
              %392 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              "llvm.store"(%392, %387) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %393 = "arith.cmpi"(%388, %23) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%393) ({
              %394 = "llvm.getelementptr"(%386) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %395 = "llvm.load"(%394) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %396 = "llvm.getelementptr"(%387) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%395, %396) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %397 = "arith.constant"() {value = 2 : i32} : () -> i32
            %398 = "arith.cmpi"(%388, %397) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%398) ({
              %399 = "llvm.getelementptr"(%386) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %400 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %401 = "llvm.getelementptr"(%387) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%400, %401) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %402 = "arith.cmpi"(%388, %76) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%402) ({
              %403 = "llvm.getelementptr"(%386) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
              %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %405 = "llvm.getelementptr"(%387) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              "llvm.store"(%404, %405) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          %406 = "llvm.getelementptr"(%79, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %407 = "vector.from_elements"(%239, %240, %241, %242) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%407, %406) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %408 = "arith.divui"(%14, %65) : (i32, i32) -> i32
      %409 = "arith.divui"(%408, %63) : (i32, i32) -> i32
      %410 = "arith.remui"(%408, %63) : (i32, i32) -> i32
      %411 = "arith.muli"(%409, %65) : (i32, i32) -> i32
      %412 = "arith.remui"(%14, %65) : (i32, i32) -> i32
      %413 = "arith.addi"(%411, %412) : (i32, i32) -> i32
      %414 = "arith.muli"(%413, %72) : (i32, i32) -> i32
      %415 = "arith.cmpi"(%414, %63) {predicate = 2 : i64} : (i32, i32) -> i1
      %416 = "arith.addi"(%67, %410) : (i32, i32) -> i32
      %417 = "arith.cmpi"(%416, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %418 = "arith.andi"(%415, %417) : (i1, i1) -> i1
      %419 = "arith.muli"(%416, %1) : (i32, i32) -> i32
      %420 = "arith.addi"(%68, %419) : (i32, i32) -> i32
      %421 = "arith.addi"(%414, %65) : (i32, i32) -> i32
      %422 = "arith.remui"(%420, %65) : (i32, i32) -> i32
      %423 = "arith.subi"(%421, %422) : (i32, i32) -> i32
      %424 = "arith.addi"(%66, %423) : (i32, i32) -> i32
      %425 = "arith.subi"(%35, %424) : (i32, i32) -> i32
      %426 = "arith.subi"(%1, %424) : (i32, i32) -> i32
      %427 = "arith.cmpi"(%425, %72) {predicate = 2 : i64} : (i32, i32) -> i1
      %428 = "arith.cmpi"(%426, %35) {predicate = 4 : i64} : (i32, i32) -> i1
      %429 = "arith.andi"(%427, %428) : (i1, i1) -> i1
      %430 = "arith.andi"(%418, %429) : (i1, i1) -> i1
      "scf.if"(%430) ({
        %431 = "arith.muli"(%423, %75) : (i32, i32) -> i32
        %432 = "arith.addi"(%431, %78) : (i32, i32) -> i32
        %433 = "arith.addi"(%432, %410) : (i32, i32) -> i32
        %434 = "arith.muli"(%35, %75) : (i32, i32) -> i32
        %435 = "arith.addi"(%433, %434) : (i32, i32) -> i32
        %436 = "arith.addi"(%433, %75) : (i32, i32) -> i32
        %437 = "arith.constant"() {value = 2 : i32} : () -> i32
        %438 = "arith.muli"(%437, %75) : (i32, i32) -> i32
        %439 = "arith.addi"(%433, %438) : (i32, i32) -> i32
        %440 = "arith.muli"(%76, %75) : (i32, i32) -> i32
        %441 = "arith.addi"(%433, %440) : (i32, i32) -> i32
        %442 = "arith.cmpi"(%425, %35) {predicate = 3 : i64} : (i32, i32) -> i1
        %443 = "arith.cmpi"(%426, %72) {predicate = 5 : i64} : (i32, i32) -> i1
        %444 = "arith.andi"(%442, %443) : (i1, i1) -> i1
        %445, %446, %447, %448 = "scf.if"(%444) ({
          %449 = "llvm.getelementptr"(%79, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %451 = "llvm.getelementptr"(%79, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %452 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %453 = "llvm.getelementptr"(%79, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %455 = "llvm.getelementptr"(%79, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%450, %452, %454, %456) : (f32, f32, f32, f32) -> ()
        }, {
          %457 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %458 = "vector.extract"(%457) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %459 = "vector.extract"(%457) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %460 = "vector.extract"(%457) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %461 = "vector.extract"(%457) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %462 = "arith.andi"(%442, %428) : (i1, i1) -> i1
          %463 = "scf.if"(%462) ({
            %464 = "llvm.getelementptr"(%79, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%465) : (f32) -> ()
          }, {
            "scf.yield"(%458) : (f32) -> ()
          }) : (i1) -> f32
          %466 = "arith.cmpi"(%425, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %467 = "arith.cmpi"(%426, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %468 = "arith.andi"(%466, %467) : (i1, i1) -> i1
          %469 = "scf.if"(%468) ({
            %470 = "llvm.getelementptr"(%79, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %471 = "llvm.load"(%470) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%471) : (f32) -> ()
          }, {
            "scf.yield"(%459) : (f32) -> ()
          }) : (i1) -> f32
          %472 = "arith.cmpi"(%425, %437) {predicate = 3 : i64} : (i32, i32) -> i1
          %473 = "arith.cmpi"(%426, %437) {predicate = 4 : i64} : (i32, i32) -> i1
          %474 = "arith.andi"(%472, %473) : (i1, i1) -> i1
          %475 = "scf.if"(%474) ({
            %476 = "llvm.getelementptr"(%79, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%477) : (f32) -> ()
          }, {
            "scf.yield"(%460) : (f32) -> ()
          }) : (i1) -> f32
          %478 = "arith.cmpi"(%425, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %479 = "arith.cmpi"(%426, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %480 = "arith.andi"(%478, %479) : (i1, i1) -> i1
          %481 = "scf.if"(%480) ({
            %482 = "llvm.getelementptr"(%79, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %483 = "llvm.load"(%482) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%483) : (f32) -> ()
          }, {
            "scf.yield"(%461) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%463, %469, %475, %481) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %484 = "arith.addi"(%420, %424) : (i32, i32) -> i32
        %485 = "llvm.getelementptr"(%5, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%444) ({
          %486 = "vector.from_elements"(%445, %446, %447, %448) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%486, %485) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %487 = "arith.andi"(%442, %428) : (i1, i1) -> i1
          "scf.if"(%487) ({
            "llvm.store"(%445, %485) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %488 = "arith.cmpi"(%425, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %489 = "arith.cmpi"(%426, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %490 = "arith.andi"(%488, %489) : (i1, i1) -> i1
          "scf.if"(%490) ({
            %491 = "llvm.getelementptr"(%485) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%446, %491) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %492 = "arith.cmpi"(%425, %437) {predicate = 3 : i64} : (i32, i32) -> i1
          %493 = "arith.cmpi"(%426, %437) {predicate = 4 : i64} : (i32, i32) -> i1
          %494 = "arith.andi"(%492, %493) : (i1, i1) -> i1
          "scf.if"(%494) ({
            %495 = "llvm.getelementptr"(%485) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%447, %495) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %496 = "arith.cmpi"(%425, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %497 = "arith.cmpi"(%426, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %498 = "arith.andi"(%496, %497) : (i1, i1) -> i1
          "scf.if"(%498) ({
            %499 = "llvm.getelementptr"(%485) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%448, %499) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %500 = "arith.divui"(%118, %65) : (i32, i32) -> i32
      %501 = "arith.divui"(%500, %63) : (i32, i32) -> i32
      %502 = "arith.remui"(%500, %63) : (i32, i32) -> i32
      %503 = "arith.muli"(%501, %65) : (i32, i32) -> i32
      %504 = "arith.addi"(%503, %412) : (i32, i32) -> i32
      %505 = "arith.muli"(%504, %72) : (i32, i32) -> i32
      %506 = "arith.cmpi"(%505, %63) {predicate = 2 : i64} : (i32, i32) -> i1
      %507 = "arith.addi"(%67, %502) : (i32, i32) -> i32
      %508 = "arith.cmpi"(%507, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %509 = "arith.andi"(%506, %508) : (i1, i1) -> i1
      %510 = "arith.muli"(%507, %1) : (i32, i32) -> i32
      %511 = "arith.addi"(%68, %510) : (i32, i32) -> i32
      %512 = "arith.addi"(%505, %65) : (i32, i32) -> i32
      %513 = "arith.remui"(%511, %65) : (i32, i32) -> i32
      %514 = "arith.subi"(%512, %513) : (i32, i32) -> i32
      %515 = "arith.addi"(%66, %514) : (i32, i32) -> i32
      %516 = "arith.subi"(%35, %515) : (i32, i32) -> i32
      %517 = "arith.subi"(%1, %515) : (i32, i32) -> i32
      %518 = "arith.cmpi"(%516, %72) {predicate = 2 : i64} : (i32, i32) -> i1
      %519 = "arith.cmpi"(%517, %35) {predicate = 4 : i64} : (i32, i32) -> i1
      %520 = "arith.andi"(%518, %519) : (i1, i1) -> i1
      %521 = "arith.andi"(%509, %520) : (i1, i1) -> i1
      "scf.if"(%521) ({
        %522 = "arith.muli"(%514, %75) : (i32, i32) -> i32
        %523 = "arith.addi"(%522, %78) : (i32, i32) -> i32
        %524 = "arith.addi"(%523, %502) : (i32, i32) -> i32
        %525 = "arith.muli"(%35, %75) : (i32, i32) -> i32
        %526 = "arith.addi"(%524, %525) : (i32, i32) -> i32
        %527 = "arith.addi"(%524, %75) : (i32, i32) -> i32
        %528 = "arith.constant"() {value = 2 : i32} : () -> i32
        %529 = "arith.muli"(%528, %75) : (i32, i32) -> i32
        %530 = "arith.addi"(%524, %529) : (i32, i32) -> i32
        %531 = "arith.muli"(%76, %75) : (i32, i32) -> i32
        %532 = "arith.addi"(%524, %531) : (i32, i32) -> i32
        %533 = "arith.cmpi"(%516, %35) {predicate = 3 : i64} : (i32, i32) -> i1
        %534 = "arith.cmpi"(%517, %72) {predicate = 5 : i64} : (i32, i32) -> i1
        %535 = "arith.andi"(%533, %534) : (i1, i1) -> i1
        %536, %537, %538, %539 = "scf.if"(%535) ({
          %540 = "llvm.getelementptr"(%79, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %542 = "llvm.getelementptr"(%79, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %543 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %544 = "llvm.getelementptr"(%79, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %545 = "llvm.load"(%544) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %546 = "llvm.getelementptr"(%79, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %547 = "llvm.load"(%546) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%541, %543, %545, %547) : (f32, f32, f32, f32) -> ()
        }, {
          %548 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %549 = "vector.extract"(%548) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %550 = "vector.extract"(%548) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %551 = "vector.extract"(%548) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %552 = "vector.extract"(%548) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %553 = "arith.andi"(%533, %519) : (i1, i1) -> i1
          %554 = "scf.if"(%553) ({
            %555 = "llvm.getelementptr"(%79, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%556) : (f32) -> ()
          }, {
            "scf.yield"(%549) : (f32) -> ()
          }) : (i1) -> f32
          %557 = "arith.cmpi"(%516, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %558 = "arith.cmpi"(%517, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %559 = "arith.andi"(%557, %558) : (i1, i1) -> i1
          %560 = "scf.if"(%559) ({
            %561 = "llvm.getelementptr"(%79, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%562) : (f32) -> ()
          }, {
            "scf.yield"(%550) : (f32) -> ()
          }) : (i1) -> f32
          %563 = "arith.cmpi"(%516, %528) {predicate = 3 : i64} : (i32, i32) -> i1
          %564 = "arith.cmpi"(%517, %528) {predicate = 4 : i64} : (i32, i32) -> i1
          %565 = "arith.andi"(%563, %564) : (i1, i1) -> i1
          %566 = "scf.if"(%565) ({
            %567 = "llvm.getelementptr"(%79, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %568 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%568) : (f32) -> ()
          }, {
            "scf.yield"(%551) : (f32) -> ()
          }) : (i1) -> f32
          %569 = "arith.cmpi"(%516, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %570 = "arith.cmpi"(%517, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %571 = "arith.andi"(%569, %570) : (i1, i1) -> i1
          %572 = "scf.if"(%571) ({
            %573 = "llvm.getelementptr"(%79, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%574) : (f32) -> ()
          }, {
            "scf.yield"(%552) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%554, %560, %566, %572) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %575 = "arith.addi"(%511, %515) : (i32, i32) -> i32
        %576 = "llvm.getelementptr"(%5, %575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%535) ({
          %577 = "vector.from_elements"(%536, %537, %538, %539) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%577, %576) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %578 = "arith.andi"(%533, %519) : (i1, i1) -> i1
          "scf.if"(%578) ({
            "llvm.store"(%536, %576) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %579 = "arith.cmpi"(%516, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %580 = "arith.cmpi"(%517, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %581 = "arith.andi"(%579, %580) : (i1, i1) -> i1
          "scf.if"(%581) ({
            %582 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%537, %582) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %583 = "arith.cmpi"(%516, %528) {predicate = 3 : i64} : (i32, i32) -> i1
          %584 = "arith.cmpi"(%517, %528) {predicate = 4 : i64} : (i32, i32) -> i1
          %585 = "arith.andi"(%583, %584) : (i1, i1) -> i1
          "scf.if"(%585) ({
            %586 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%538, %586) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %587 = "arith.cmpi"(%516, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %588 = "arith.cmpi"(%517, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %589 = "arith.andi"(%587, %588) : (i1, i1) -> i1
          "scf.if"(%589) ({
            %590 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%539, %590) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %591 = "arith.divui"(%152, %65) : (i32, i32) -> i32
      %592 = "arith.divui"(%591, %63) : (i32, i32) -> i32
      %593 = "arith.remui"(%591, %63) : (i32, i32) -> i32
      %594 = "arith.muli"(%592, %65) : (i32, i32) -> i32
      %595 = "arith.addi"(%594, %412) : (i32, i32) -> i32
      %596 = "arith.muli"(%595, %72) : (i32, i32) -> i32
      %597 = "arith.cmpi"(%596, %63) {predicate = 2 : i64} : (i32, i32) -> i1
      %598 = "arith.addi"(%67, %593) : (i32, i32) -> i32
      %599 = "arith.cmpi"(%598, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %600 = "arith.andi"(%597, %599) : (i1, i1) -> i1
      %601 = "arith.muli"(%598, %1) : (i32, i32) -> i32
      %602 = "arith.addi"(%68, %601) : (i32, i32) -> i32
      %603 = "arith.addi"(%596, %65) : (i32, i32) -> i32
      %604 = "arith.remui"(%602, %65) : (i32, i32) -> i32
      %605 = "arith.subi"(%603, %604) : (i32, i32) -> i32
      %606 = "arith.addi"(%66, %605) : (i32, i32) -> i32
      %607 = "arith.subi"(%35, %606) : (i32, i32) -> i32
      %608 = "arith.subi"(%1, %606) : (i32, i32) -> i32
      %609 = "arith.cmpi"(%607, %72) {predicate = 2 : i64} : (i32, i32) -> i1
      %610 = "arith.cmpi"(%608, %35) {predicate = 4 : i64} : (i32, i32) -> i1
      %611 = "arith.andi"(%609, %610) : (i1, i1) -> i1
      %612 = "arith.andi"(%600, %611) : (i1, i1) -> i1
      "scf.if"(%612) ({
        %613 = "arith.muli"(%605, %75) : (i32, i32) -> i32
        %614 = "arith.addi"(%613, %78) : (i32, i32) -> i32
        %615 = "arith.addi"(%614, %593) : (i32, i32) -> i32
        %616 = "arith.muli"(%35, %75) : (i32, i32) -> i32
        %617 = "arith.addi"(%615, %616) : (i32, i32) -> i32
        %618 = "arith.addi"(%615, %75) : (i32, i32) -> i32
        %619 = "arith.constant"() {value = 2 : i32} : () -> i32
        %620 = "arith.muli"(%619, %75) : (i32, i32) -> i32
        %621 = "arith.addi"(%615, %620) : (i32, i32) -> i32
        %622 = "arith.muli"(%76, %75) : (i32, i32) -> i32
        %623 = "arith.addi"(%615, %622) : (i32, i32) -> i32
        %624 = "arith.cmpi"(%607, %35) {predicate = 3 : i64} : (i32, i32) -> i1
        %625 = "arith.cmpi"(%608, %72) {predicate = 5 : i64} : (i32, i32) -> i1
        %626 = "arith.andi"(%624, %625) : (i1, i1) -> i1
        %627, %628, %629, %630 = "scf.if"(%626) ({
          %631 = "llvm.getelementptr"(%79, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %632 = "llvm.load"(%631) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %633 = "llvm.getelementptr"(%79, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %634 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %635 = "llvm.getelementptr"(%79, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %637 = "llvm.getelementptr"(%79, %623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %638 = "llvm.load"(%637) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%632, %634, %636, %638) : (f32, f32, f32, f32) -> ()
        }, {
          %639 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %640 = "vector.extract"(%639) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %641 = "vector.extract"(%639) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %642 = "vector.extract"(%639) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %643 = "vector.extract"(%639) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %644 = "arith.andi"(%624, %610) : (i1, i1) -> i1
          %645 = "scf.if"(%644) ({
            %646 = "llvm.getelementptr"(%79, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %647 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%647) : (f32) -> ()
          }, {
            "scf.yield"(%640) : (f32) -> ()
          }) : (i1) -> f32
          %648 = "arith.cmpi"(%607, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %649 = "arith.cmpi"(%608, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %650 = "arith.andi"(%648, %649) : (i1, i1) -> i1
          %651 = "scf.if"(%650) ({
            %652 = "llvm.getelementptr"(%79, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %653 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%653) : (f32) -> ()
          }, {
            "scf.yield"(%641) : (f32) -> ()
          }) : (i1) -> f32
          %654 = "arith.cmpi"(%607, %619) {predicate = 3 : i64} : (i32, i32) -> i1
          %655 = "arith.cmpi"(%608, %619) {predicate = 4 : i64} : (i32, i32) -> i1
          %656 = "arith.andi"(%654, %655) : (i1, i1) -> i1
          %657 = "scf.if"(%656) ({
            %658 = "llvm.getelementptr"(%79, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %659 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%659) : (f32) -> ()
          }, {
            "scf.yield"(%642) : (f32) -> ()
          }) : (i1) -> f32
          %660 = "arith.cmpi"(%607, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %661 = "arith.cmpi"(%608, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %662 = "arith.andi"(%660, %661) : (i1, i1) -> i1
          %663 = "scf.if"(%662) ({
            %664 = "llvm.getelementptr"(%79, %623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %665 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%665) : (f32) -> ()
          }, {
            "scf.yield"(%643) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%645, %651, %657, %663) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %666 = "arith.addi"(%602, %606) : (i32, i32) -> i32
        %667 = "llvm.getelementptr"(%5, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%626) ({
          %668 = "vector.from_elements"(%627, %628, %629, %630) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%668, %667) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %669 = "arith.andi"(%624, %610) : (i1, i1) -> i1
          "scf.if"(%669) ({
            "llvm.store"(%627, %667) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %670 = "arith.cmpi"(%607, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %671 = "arith.cmpi"(%608, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %672 = "arith.andi"(%670, %671) : (i1, i1) -> i1
          "scf.if"(%672) ({
            %673 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%628, %673) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %674 = "arith.cmpi"(%607, %619) {predicate = 3 : i64} : (i32, i32) -> i1
          %675 = "arith.cmpi"(%608, %619) {predicate = 4 : i64} : (i32, i32) -> i1
          %676 = "arith.andi"(%674, %675) : (i1, i1) -> i1
          "scf.if"(%676) ({
            %677 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%629, %677) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %678 = "arith.cmpi"(%607, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %679 = "arith.cmpi"(%608, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %680 = "arith.andi"(%678, %679) : (i1, i1) -> i1
          "scf.if"(%680) ({
            %681 = "llvm.getelementptr"(%667) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%630, %681) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %682 = "arith.divui"(%186, %65) : (i32, i32) -> i32
      %683 = "arith.divui"(%682, %63) : (i32, i32) -> i32
      %684 = "arith.remui"(%682, %63) : (i32, i32) -> i32
      %685 = "arith.muli"(%683, %65) : (i32, i32) -> i32
      %686 = "arith.addi"(%685, %412) : (i32, i32) -> i32
      %687 = "arith.muli"(%686, %72) : (i32, i32) -> i32
      %688 = "arith.cmpi"(%687, %63) {predicate = 2 : i64} : (i32, i32) -> i1
      %689 = "arith.addi"(%67, %684) : (i32, i32) -> i32
      %690 = "arith.cmpi"(%689, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %691 = "arith.andi"(%688, %690) : (i1, i1) -> i1
      %692 = "arith.muli"(%689, %1) : (i32, i32) -> i32
      %693 = "arith.addi"(%68, %692) : (i32, i32) -> i32
      %694 = "arith.addi"(%687, %65) : (i32, i32) -> i32
      %695 = "arith.remui"(%693, %65) : (i32, i32) -> i32
      %696 = "arith.subi"(%694, %695) : (i32, i32) -> i32
      %697 = "arith.addi"(%66, %696) : (i32, i32) -> i32
      %698 = "arith.subi"(%35, %697) : (i32, i32) -> i32
      %699 = "arith.subi"(%1, %697) : (i32, i32) -> i32
      %700 = "arith.cmpi"(%698, %72) {predicate = 2 : i64} : (i32, i32) -> i1
      %701 = "arith.cmpi"(%699, %35) {predicate = 4 : i64} : (i32, i32) -> i1
      %702 = "arith.andi"(%700, %701) : (i1, i1) -> i1
      %703 = "arith.andi"(%691, %702) : (i1, i1) -> i1
      "scf.if"(%703) ({
        %704 = "arith.muli"(%696, %75) : (i32, i32) -> i32
        %705 = "arith.addi"(%704, %78) : (i32, i32) -> i32
        %706 = "arith.addi"(%705, %684) : (i32, i32) -> i32
        %707 = "arith.muli"(%35, %75) : (i32, i32) -> i32
        %708 = "arith.addi"(%706, %707) : (i32, i32) -> i32
        %709 = "arith.addi"(%706, %75) : (i32, i32) -> i32
        %710 = "arith.constant"() {value = 2 : i32} : () -> i32
        %711 = "arith.muli"(%710, %75) : (i32, i32) -> i32
        %712 = "arith.addi"(%706, %711) : (i32, i32) -> i32
        %713 = "arith.muli"(%76, %75) : (i32, i32) -> i32
        %714 = "arith.addi"(%706, %713) : (i32, i32) -> i32
        %715 = "arith.cmpi"(%698, %35) {predicate = 3 : i64} : (i32, i32) -> i1
        %716 = "arith.cmpi"(%699, %72) {predicate = 5 : i64} : (i32, i32) -> i1
        %717 = "arith.andi"(%715, %716) : (i1, i1) -> i1
        %718, %719, %720, %721 = "scf.if"(%717) ({
          %722 = "llvm.getelementptr"(%79, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %723 = "llvm.load"(%722) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %724 = "llvm.getelementptr"(%79, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %725 = "llvm.load"(%724) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %726 = "llvm.getelementptr"(%79, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %727 = "llvm.load"(%726) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %728 = "llvm.getelementptr"(%79, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %729 = "llvm.load"(%728) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          "scf.yield"(%723, %725, %727, %729) : (f32, f32, f32, f32) -> ()
        }, {
          %730 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %731 = "vector.extract"(%730) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %732 = "vector.extract"(%730) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %733 = "vector.extract"(%730) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %734 = "vector.extract"(%730) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %735 = "arith.andi"(%715, %701) : (i1, i1) -> i1
          %736 = "scf.if"(%735) ({
            %737 = "llvm.getelementptr"(%79, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %738 = "llvm.load"(%737) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%738) : (f32) -> ()
          }, {
            "scf.yield"(%731) : (f32) -> ()
          }) : (i1) -> f32
          %739 = "arith.cmpi"(%698, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %740 = "arith.cmpi"(%699, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %741 = "arith.andi"(%739, %740) : (i1, i1) -> i1
          %742 = "scf.if"(%741) ({
            %743 = "llvm.getelementptr"(%79, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %744 = "llvm.load"(%743) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%744) : (f32) -> ()
          }, {
            "scf.yield"(%732) : (f32) -> ()
          }) : (i1) -> f32
          %745 = "arith.cmpi"(%698, %710) {predicate = 3 : i64} : (i32, i32) -> i1
          %746 = "arith.cmpi"(%699, %710) {predicate = 4 : i64} : (i32, i32) -> i1
          %747 = "arith.andi"(%745, %746) : (i1, i1) -> i1
          %748 = "scf.if"(%747) ({
            %749 = "llvm.getelementptr"(%79, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %750 = "llvm.load"(%749) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%750) : (f32) -> ()
          }, {
            "scf.yield"(%733) : (f32) -> ()
          }) : (i1) -> f32
          %751 = "arith.cmpi"(%698, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %752 = "arith.cmpi"(%699, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %753 = "arith.andi"(%751, %752) : (i1, i1) -> i1
          %754 = "scf.if"(%753) ({
            %755 = "llvm.getelementptr"(%79, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %756 = "llvm.load"(%755) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            "scf.yield"(%756) : (f32) -> ()
          }, {
            "scf.yield"(%734) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%736, %742, %748, %754) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %757 = "arith.addi"(%693, %697) : (i32, i32) -> i32
        %758 = "llvm.getelementptr"(%5, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        "scf.if"(%717) ({
          %759 = "vector.from_elements"(%718, %719, %720, %721) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%759, %758) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %760 = "arith.andi"(%715, %701) : (i1, i1) -> i1
          "scf.if"(%760) ({
            "llvm.store"(%718, %758) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %761 = "arith.cmpi"(%698, %23) {predicate = 3 : i64} : (i32, i32) -> i1
          %762 = "arith.cmpi"(%699, %23) {predicate = 4 : i64} : (i32, i32) -> i1
          %763 = "arith.andi"(%761, %762) : (i1, i1) -> i1
          "scf.if"(%763) ({
            %764 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%719, %764) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %765 = "arith.cmpi"(%698, %710) {predicate = 3 : i64} : (i32, i32) -> i1
          %766 = "arith.cmpi"(%699, %710) {predicate = 4 : i64} : (i32, i32) -> i1
          %767 = "arith.andi"(%765, %766) : (i1, i1) -> i1
          "scf.if"(%767) ({
            %768 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%720, %768) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %769 = "arith.cmpi"(%698, %76) {predicate = 3 : i64} : (i32, i32) -> i1
          %770 = "arith.cmpi"(%699, %76) {predicate = 4 : i64} : (i32, i32) -> i1
          %771 = "arith.andi"(%769, %770) : (i1, i1) -> i1
          "scf.if"(%771) ({
            %772 = "llvm.getelementptr"(%758) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%721, %772) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %184 = "arith.constant"() {value = 72 : i32} : () -> i32
        %185 = "arith.cmpi"(%1, %184) {predicate = 5 : i64} : (i32, i32) -> i1
        %186 = "arith.maxsi"(%161, %11) : (i32, i32) -> i32
        %187 = "arith.extui"(%186) : (i32) -> i64
        %188 = "arith.subi"(%186, %11) : (i32, i32) -> i32
        %189 = "llvm.intr.ctlz"(%188) {is_zero_poison = false} : (i32) -> i32
        %190 = "arith.subi"(%169, %189) : (i32, i32) -> i32
        %191 = "arith.extsi"(%190) : (i32) -> i64
        %192 = "arith.shli"(%19, %191) : (i64, i64) -> i64
        %193 = "arith.cmpi"(%191, %173) {predicate = 6 : i64} : (i64, i64) -> i1
        %194 = "arith.select"(%193, %192, %175) : (i1, i64, i64) -> i64
        %195 = "arith.subi"(%194, %187) : (i64, i64) -> i64
        %196 = "arith.shli"(%195, %178) : (i64, i64) -> i64
        %197 = "arith.divui"(%196, %187) : (i64, i64) -> i64
        %198 = "arith.addi"(%197, %19) : (i64, i64) -> i64
        %199 = "arith.shli"(%198, %178) : (i64, i64) -> i64
        %200 = "arith.ori"(%199, %187) : (i64, i64) -> i64
        %201 = "arith.maxsi"(%163, %11) : (i32, i32) -> i32
        %202 = "arith.extui"(%201) : (i32) -> i64
        %203 = "arith.subi"(%201, %11) : (i32, i32) -> i32
        %204 = "llvm.intr.ctlz"(%203) {is_zero_poison = false} : (i32) -> i32
        %205 = "arith.subi"(%169, %204) : (i32, i32) -> i32
        %206 = "arith.extsi"(%205) : (i32) -> i64
        %207 = "arith.shli"(%19, %206) : (i64, i64) -> i64
        %208 = "arith.cmpi"(%206, %173) {predicate = 6 : i64} : (i64, i64) -> i1
        %209 = "arith.select"(%208, %207, %175) : (i1, i64, i64) -> i64
        %210 = "arith.subi"(%209, %202) : (i64, i64) -> i64
        %211 = "arith.shli"(%210, %178) : (i64, i64) -> i64
        %212 = "arith.divui"(%211, %202) : (i64, i64) -> i64
        %213 = "arith.addi"(%212, %19) : (i64, i64) -> i64
        %214 = "arith.shli"(%213, %178) : (i64, i64) -> i64
        %215 = "arith.ori"(%214, %202) : (i64, i64) -> i64
        %216 = "arith.muli"(%161, %163) : (i32, i32) -> i32
        %217 = "arith.muli"(%216, %164) : (i32, i32) -> i32
        %218 = "arith.constant"() {value = 256 : i32} : () -> i32
        %219 = "arith.constant"() {value = 23168 : i32} : () -> i32
        "gpu.launch_func"(%217, %11, %11, %218, %11, %11, %219, %0, %1, %2, %3, %4, %5, %6, %7, %183, %200, %215, %164) {kernel = @kernels::@transpose_sectors, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        %220 = "scf.if"(%20) ({
          %221 = "scf.if"(%48) ({
            %222 = "arith.constant"() {value = 4 : i64} : () -> i64
            %223 = "arith.remui"(%3, %222) : (i64, i64) -> i64
            %224 = "arith.constant"() {value = 0 : i64} : () -> i64
            %225 = "arith.cmpi"(%223, %224) {predicate = 0 : i64} : (i64, i64) -> i1
            "scf.yield"(%225) : (i1) -> ()
          }, {
            "scf.yield"(%48) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%221) : (i1) -> ()
        }, {
          "scf.yield"(%20) : (i1) -> ()
        }) : (i1) -> i1
        %226 = "scf.if"(%31) ({
          %227 = "arith.remui"(%1, %45) : (i32, i32) -> i32
          %228 = "arith.cmpi"(%227, %47) {predicate = 0 : i64} : (i32, i32) -> i1
          %229 = "scf.if"(%228) ({
            %230 = "arith.constant"() {value = 4 : i64} : () -> i64
            %231 = "arith.remui"(%6, %230) : (i64, i64) -> i64
            %232 = "arith.constant"() {value = 0 : i64} : () -> i64
            %233 = "arith.cmpi"(%231, %232) {predicate = 0 : i64} : (i64, i64) -> i1
            "scf.yield"(%233) : (i1) -> ()
          }, {
            "scf.yield"(%228) : (i1) -> ()
          }) : (i1) -> i1
          "scf.yield"(%229) : (i1) -> ()
        }, {
          "scf.yield"(%31) : (i1) -> ()
        }) : (i1) -> i1
        %234 = "arith.andi"(%220, %59) : (i1, i1) -> i1
        %235 = "arith.andi"(%226, %234) : (i1, i1) -> i1
        %236 = "arith.cmpi"(%1, %45) {predicate = 3 : i64} : (i32, i32) -> i1
        %237 = "arith.cmpi"(%2, %45) {predicate = 3 : i64} : (i32, i32) -> i1
        %238 = "arith.andi"(%236, %59) : (i1, i1) -> i1
        %239 = "arith.andi"(%220, %238) : (i1, i1) -> i1
        %240 = "arith.andi"(%237, %59) : (i1, i1) -> i1
        %241 = "arith.andi"(%226, %240) : (i1, i1) -> i1
        %242 = "arith.cmpi"(%1, %148) {predicate = 3 : i64} : (i32, i32) -> i1
        %243 = "arith.cmpi"(%2, %148) {predicate = 3 : i64} : (i32, i32) -> i1
        %244 = "arith.andi"(%242, %59) : (i1, i1) -> i1
        %245 = "arith.andi"(%220, %244) : (i1, i1) -> i1
        %246 = "arith.andi"(%243, %59) : (i1, i1) -> i1
        %247 = "arith.andi"(%226, %246) : (i1, i1) -> i1
        %248 = "arith.constant"() {value = 32 : i32} : () -> i32
        %249 = "arith.cmpi"(%1, %248) {predicate = 3 : i64} : (i32, i32) -> i1
        %250 = "arith.cmpi"(%2, %248) {predicate = 3 : i64} : (i32, i32) -> i1
        %251 = "arith.andi"(%249, %59) : (i1, i1) -> i1
        %252 = "arith.andi"(%220, %251) : (i1, i1) -> i1
        %253 = "arith.andi"(%250, %59) : (i1, i1) -> i1
        %254 = "arith.andi"(%226, %253) : (i1, i1) -> i1
        "scf.if"(%239) ({
          %255 = "arith.constant"() {value = 3 : i32} : () -> i32
          %256 = "arith.addi"(%1, %255) : (i32, i32) -> i32
          %257 = "arith.divui"(%256, %45) : (i32, i32) -> i32
          %258 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %259 = "arith.addi"(%2, %258) : (i32, i32) -> i32
          %260 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %261 = "arith.divui"(%259, %260) : (i32, i32) -> i32
          %262 = "arith.muli"(%257, %261) : (i32, i32) -> i32
          %263 = "arith.maxsi"(%257, %11) : (i32, i32) -> i32
          %264 = "arith.extui"(%263) : (i32) -> i64
          %265 = "arith.subi"(%263, %11) : (i32, i32) -> i32
          %266 = "llvm.intr.ctlz"(%265) {is_zero_poison = false} : (i32) -> i32
          %267 = "arith.subi"(%248, %266) : (i32, i32) -> i32
          %268 = "arith.extsi"(%267) : (i32) -> i64
          %269 = "arith.shli"(%19, %268) : (i64, i64) -> i64
          %270 = "arith.constant"() {value = 64 : i64} : () -> i64
          %271 = "arith.cmpi"(%268, %270) {predicate = 6 : i64} : (i64, i64) -> i1
          %272 = "arith.constant"() {value = 0 : i64} : () -> i64
          %273 = "arith.select"(%271, %269, %272) : (i1, i64, i64) -> i64
          %274 = "arith.subi"(%273, %264) : (i64, i64) -> i64
          %275 = "arith.constant"() {value = 32 : i64} : () -> i64
          %276 = "arith.shli"(%274, %275) : (i64, i64) -> i64
          %277 = "arith.divui"(%276, %264) : (i64, i64) -> i64
          %278 = "arith.addi"(%277, %19) : (i64, i64) -> i64
          %279 = "arith.shli"(%278, %275) : (i64, i64) -> i64
          %280 = "arith.ori"(%279, %264) : (i64, i64) -> i64
          %281 = "arith.maxsi"(%261, %11) : (i32, i32) -> i32
          %282 = "arith.extui"(%281) : (i32) -> i64
          %283 = "arith.subi"(%281, %11) : (i32, i32) -> i32
          %284 = "llvm.intr.ctlz"(%283) {is_zero_poison = false} : (i32) -> i32
          %285 = "arith.subi"(%248, %284) : (i32, i32) -> i32
          %286 = "arith.extsi"(%285) : (i32) -> i64
          %287 = "arith.shli"(%19, %286) : (i64, i64) -> i64
          %288 = "arith.cmpi"(%286, %270) {predicate = 6 : i64} : (i64, i64) -> i1
          %289 = "arith.select"(%288, %287, %272) : (i1, i64, i64) -> i64
          %290 = "arith.subi"(%289, %282) : (i64, i64) -> i64
          %291 = "arith.shli"(%290, %275) : (i64, i64) -> i64
          %292 = "arith.divui"(%291, %282) : (i64, i64) -> i64
          %293 = "arith.addi"(%292, %19) : (i64, i64) -> i64
          %294 = "arith.shli"(%293, %275) : (i64, i64) -> i64
          %295 = "arith.ori"(%294, %282) : (i64, i64) -> i64
          %296 = "arith.constant"() {value = 256 : i32} : () -> i32
          %297 = "arith.constant"() {value = 16480 : i32} : () -> i32
          "gpu.launch_func"(%262, %11, %11, %296, %11, %11, %297, %0, %1, %2, %3, %5, %7, %6, %280, %295) {kernel = @kernels::@transpose_tile, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %298 = "arith.xori"(%239, %59) : (i1, i1) -> i1
        %299 = "arith.andi"(%298, %236) : (i1, i1) -> i1
        "scf.if"(%299) ({
          %300 = "arith.constant"() {value = 3 : i32} : () -> i32
          %301 = "arith.addi"(%1, %300) : (i32, i32) -> i32
          %302 = "arith.divui"(%301, %45) : (i32, i32) -> i32
          %303 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %304 = "arith.addi"(%2, %303) : (i32, i32) -> i32
          %305 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %306 = "arith.divui"(%304, %305) : (i32, i32) -> i32
          %307 = "arith.muli"(%302, %306) : (i32, i32) -> i32
          %308 = "arith.maxsi"(%302, %11) : (i32, i32) -> i32
          %309 = "arith.extui"(%308) : (i32) -> i64
          %310 = "arith.subi"(%308, %11) : (i32, i32) -> i32
          %311 = "llvm.intr.ctlz"(%310) {is_zero_poison = false} : (i32) -> i32
          %312 = "arith.subi"(%248, %311) : (i32, i32) -> i32
          %313 = "arith.extsi"(%312) : (i32) -> i64
          %314 = "arith.shli"(%19, %313) : (i64, i64) -> i64
          %315 = "arith.constant"() {value = 64 : i64} : () -> i64
          %316 = "arith.cmpi"(%313, %315) {predicate = 6 : i64} : (i64, i64) -> i1
          %317 = "arith.constant"() {value = 0 : i64} : () -> i64
          %318 = "arith.select"(%316, %314, %317) : (i1, i64, i64) -> i64
          %319 = "arith.subi"(%318, %309) : (i64, i64) -> i64
          %320 = "arith.constant"() {value = 32 : i64} : () -> i64
          %321 = "arith.shli"(%319, %320) : (i64, i64) -> i64
          %322 = "arith.divui"(%321, %309) : (i64, i64) -> i64
          %323 = "arith.addi"(%322, %19) : (i64, i64) -> i64
          %324 = "arith.shli"(%323, %320) : (i64, i64) -> i64
          %325 = "arith.ori"(%324, %309) : (i64, i64) -> i64
          %326 = "arith.maxsi"(%306, %11) : (i32, i32) -> i32
          %327 = "arith.extui"(%326) : (i32) -> i64
          %328 = "arith.subi"(%326, %11) : (i32, i32) -> i32
          %329 = "llvm.intr.ctlz"(%328) {is_zero_poison = false} : (i32) -> i32
          %330 = "arith.subi"(%248, %329) : (i32, i32) -> i32
          %331 = "arith.extsi"(%330) : (i32) -> i64
          %332 = "arith.shli"(%19, %331) : (i64, i64) -> i64
          %333 = "arith.cmpi"(%331, %315) {predicate = 6 : i64} : (i64, i64) -> i1
          %334 = "arith.select"(%333, %332, %317) : (i1, i64, i64) -> i64
          %335 = "arith.subi"(%334, %327) : (i64, i64) -> i64
          %336 = "arith.shli"(%335, %320) : (i64, i64) -> i64
          %337 = "arith.divui"(%336, %327) : (i64, i64) -> i64
          %338 = "arith.addi"(%337, %19) : (i64, i64) -> i64
          %339 = "arith.shli"(%338, %320) : (i64, i64) -> i64
          %340 = "arith.ori"(%339, %327) : (i64, i64) -> i64
          %341 = "arith.constant"() {value = 256 : i32} : () -> i32
          %342 = "arith.constant"() {value = 16480 : i32} : () -> i32
          "gpu.launch_func"(%307, %11, %11, %341, %11, %11, %342, %0, %1, %2, %3, %4, %5, %7, %6, %325, %340) {kernel = @kernels::@transpose_tile_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %343 = "arith.xori"(%236, %59) : (i1, i1) -> i1
        %344 = "arith.andi"(%298, %343) : (i1, i1) -> i1
        %345 = "arith.andi"(%344, %241) : (i1, i1) -> i1
        "scf.if"(%345) ({
          %346 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %347 = "arith.addi"(%1, %346) : (i32, i32) -> i32
          %348 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %349 = "arith.divui"(%347, %348) : (i32, i32) -> i32
          %350 = "arith.constant"() {value = 3 : i32} : () -> i32
          %351 = "arith.addi"(%2, %350) : (i32, i32) -> i32
          %352 = "arith.divui"(%351, %45) : (i32, i32) -> i32
          %353 = "arith.muli"(%349, %352) : (i32, i32) -> i32
          %354 = "arith.maxsi"(%349, %11) : (i32, i32) -> i32
          %355 = "arith.extui"(%354) : (i32) -> i64
          %356 = "arith.subi"(%354, %11) : (i32, i32) -> i32
          %357 = "llvm.intr.ctlz"(%356) {is_zero_poison = false} : (i32) -> i32
          %358 = "arith.subi"(%248, %357) : (i32, i32) -> i32
          %359 = "arith.extsi"(%358) : (i32) -> i64
          %360 = "arith.shli"(%19, %359) : (i64, i64) -> i64
          %361 = "arith.constant"() {value = 64 : i64} : () -> i64
          %362 = "arith.cmpi"(%359, %361) {predicate = 6 : i64} : (i64, i64) -> i1
          %363 = "arith.constant"() {value = 0 : i64} : () -> i64
          %364 = "arith.select"(%362, %360, %363) : (i1, i64, i64) -> i64
          %365 = "arith.subi"(%364, %355) : (i64, i64) -> i64
          %366 = "arith.constant"() {value = 32 : i64} : () -> i64
          %367 = "arith.shli"(%365, %366) : (i64, i64) -> i64
          %368 = "arith.divui"(%367, %355) : (i64, i64) -> i64
          %369 = "arith.addi"(%368, %19) : (i64, i64) -> i64
          %370 = "arith.shli"(%369, %366) : (i64, i64) -> i64
          %371 = "arith.ori"(%370, %355) : (i64, i64) -> i64
          %372 = "arith.maxsi"(%352, %11) : (i32, i32) -> i32
          %373 = "arith.extui"(%372) : (i32) -> i64
          %374 = "arith.subi"(%372, %11) : (i32, i32) -> i32
          %375 = "llvm.intr.ctlz"(%374) {is_zero_poison = false} : (i32) -> i32
          %376 = "arith.subi"(%248, %375) : (i32, i32) -> i32
          %377 = "arith.extsi"(%376) : (i32) -> i64
          %378 = "arith.shli"(%19, %377) : (i64, i64) -> i64
          %379 = "arith.cmpi"(%377, %361) {predicate = 6 : i64} : (i64, i64) -> i1
          %380 = "arith.select"(%379, %378, %363) : (i1, i64, i64) -> i64
          %381 = "arith.subi"(%380, %373) : (i64, i64) -> i64
          %382 = "arith.shli"(%381, %366) : (i64, i64) -> i64
          %383 = "arith.divui"(%382, %373) : (i64, i64) -> i64
          %384 = "arith.addi"(%383, %19) : (i64, i64) -> i64
          %385 = "arith.shli"(%384, %366) : (i64, i64) -> i64
          %386 = "arith.ori"(%385, %373) : (i64, i64) -> i64
          %387 = "arith.constant"() {value = 256 : i32} : () -> i32
          %388 = "arith.constant"() {value = 20476 : i32} : () -> i32
          "gpu.launch_func"(%353, %11, %11, %387, %11, %11, %388, %0, %1, %2, %3, %4, %5, %6, %371, %386) {kernel = @kernels::@transpose_tile_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %389 = "arith.xori"(%241, %59) : (i1, i1) -> i1
        %390 = "arith.andi"(%344, %389) : (i1, i1) -> i1
        %391 = "arith.andi"(%390, %237) : (i1, i1) -> i1
        "scf.if"(%391) ({
          %392 = "arith.constant"() {value = 1023 : i32} : () -> i32
          %393 = "arith.addi"(%1, %392) : (i32, i32) -> i32
          %394 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %395 = "arith.divui"(%393, %394) : (i32, i32) -> i32
          %396 = "arith.constant"() {value = 3 : i32} : () -> i32
          %397 = "arith.addi"(%2, %396) : (i32, i32) -> i32
          %398 = "arith.divui"(%397, %45) : (i32, i32) -> i32
          %399 = "arith.muli"(%395, %398) : (i32, i32) -> i32
          %400 = "arith.maxsi"(%395, %11) : (i32, i32) -> i32
          %401 = "arith.extui"(%400) : (i32) -> i64
          %402 = "arith.subi"(%400, %11) : (i32, i32) -> i32
          %403 = "llvm.intr.ctlz"(%402) {is_zero_poison = false} : (i32) -> i32
          %404 = "arith.subi"(%248, %403) : (i32, i32) -> i32
          %405 = "arith.extsi"(%404) : (i32) -> i64
          %406 = "arith.shli"(%19, %405) : (i64, i64) -> i64
          %407 = "arith.constant"() {value = 64 : i64} : () -> i64
          %408 = "arith.cmpi"(%405, %407) {predicate = 6 : i64} : (i64, i64) -> i1
          %409 = "arith.constant"() {value = 0 : i64} : () -> i64
          %410 = "arith.select"(%408, %406, %409) : (i1, i64, i64) -> i64
          %411 = "arith.subi"(%410, %401) : (i64, i64) -> i64
          %412 = "arith.constant"() {value = 32 : i64} : () -> i64
          %413 = "arith.shli"(%411, %412) : (i64, i64) -> i64
          %414 = "arith.divui"(%413, %401) : (i64, i64) -> i64
          %415 = "arith.addi"(%414, %19) : (i64, i64) -> i64
          %416 = "arith.shli"(%415, %412) : (i64, i64) -> i64
          %417 = "arith.ori"(%416, %401) : (i64, i64) -> i64
          %418 = "arith.maxsi"(%398, %11) : (i32, i32) -> i32
          %419 = "arith.extui"(%418) : (i32) -> i64
          %420 = "arith.subi"(%418, %11) : (i32, i32) -> i32
          %421 = "llvm.intr.ctlz"(%420) {is_zero_poison = false} : (i32) -> i32
          %422 = "arith.subi"(%248, %421) : (i32, i32) -> i32
          %423 = "arith.extsi"(%422) : (i32) -> i64
          %424 = "arith.shli"(%19, %423) : (i64, i64) -> i64
          %425 = "arith.cmpi"(%423, %407) {predicate = 6 : i64} : (i64, i64) -> i1
          %426 = "arith.select"(%425, %424, %409) : (i1, i64, i64) -> i64
          %427 = "arith.subi"(%426, %419) : (i64, i64) -> i64
          %428 = "arith.shli"(%427, %412) : (i64, i64) -> i64
          %429 = "arith.divui"(%428, %419) : (i64, i64) -> i64
          %430 = "arith.addi"(%429, %19) : (i64, i64) -> i64
          %431 = "arith.shli"(%430, %412) : (i64, i64) -> i64
          %432 = "arith.ori"(%431, %419) : (i64, i64) -> i64
          %433 = "arith.constant"() {value = 256 : i32} : () -> i32
          %434 = "arith.constant"() {value = 20476 : i32} : () -> i32
          "gpu.launch_func"(%399, %11, %11, %433, %11, %11, %434, %0, %1, %2, %3, %4, %5, %7, %6, %417, %432) {kernel = @kernels::@transpose_tile_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %435 = "arith.xori"(%237, %59) : (i1, i1) -> i1
        %436 = "arith.andi"(%390, %435) : (i1, i1) -> i1
        %437 = "arith.andi"(%436, %245) : (i1, i1) -> i1
        "scf.if"(%437) ({
          %438 = "arith.constant"() {value = 15 : i32} : () -> i32
          %439 = "arith.addi"(%1, %438) : (i32, i32) -> i32
          %440 = "arith.divui"(%439, %148) : (i32, i32) -> i32
          %441 = "arith.constant"() {value = 255 : i32} : () -> i32
          %442 = "arith.addi"(%2, %441) : (i32, i32) -> i32
          %443 = "arith.constant"() {value = 256 : i32} : () -> i32
          %444 = "arith.divui"(%442, %443) : (i32, i32) -> i32
          %445 = "arith.muli"(%440, %444) : (i32, i32) -> i32
          %446 = "arith.maxsi"(%440, %11) : (i32, i32) -> i32
          %447 = "arith.extui"(%446) : (i32) -> i64
          %448 = "arith.subi"(%446, %11) : (i32, i32) -> i32
          %449 = "llvm.intr.ctlz"(%448) {is_zero_poison = false} : (i32) -> i32
          %450 = "arith.subi"(%248, %449) : (i32, i32) -> i32
          %451 = "arith.extsi"(%450) : (i32) -> i64
          %452 = "arith.shli"(%19, %451) : (i64, i64) -> i64
          %453 = "arith.constant"() {value = 64 : i64} : () -> i64
          %454 = "arith.cmpi"(%451, %453) {predicate = 6 : i64} : (i64, i64) -> i1
          %455 = "arith.constant"() {value = 0 : i64} : () -> i64
          %456 = "arith.select"(%454, %452, %455) : (i1, i64, i64) -> i64
          %457 = "arith.subi"(%456, %447) : (i64, i64) -> i64
          %458 = "arith.constant"() {value = 32 : i64} : () -> i64
          %459 = "arith.shli"(%457, %458) : (i64, i64) -> i64
          %460 = "arith.divui"(%459, %447) : (i64, i64) -> i64
          %461 = "arith.addi"(%460, %19) : (i64, i64) -> i64
          %462 = "arith.shli"(%461, %458) : (i64, i64) -> i64
          %463 = "arith.ori"(%462, %447) : (i64, i64) -> i64
          %464 = "arith.maxsi"(%444, %11) : (i32, i32) -> i32
          %465 = "arith.extui"(%464) : (i32) -> i64
          %466 = "arith.subi"(%464, %11) : (i32, i32) -> i32
          %467 = "llvm.intr.ctlz"(%466) {is_zero_poison = false} : (i32) -> i32
          %468 = "arith.subi"(%248, %467) : (i32, i32) -> i32
          %469 = "arith.extsi"(%468) : (i32) -> i64
          %470 = "arith.shli"(%19, %469) : (i64, i64) -> i64
          %471 = "arith.cmpi"(%469, %453) {predicate = 6 : i64} : (i64, i64) -> i1
          %472 = "arith.select"(%471, %470, %455) : (i1, i64, i64) -> i64
          %473 = "arith.subi"(%472, %465) : (i64, i64) -> i64
          %474 = "arith.shli"(%473, %458) : (i64, i64) -> i64
          %475 = "arith.divui"(%474, %465) : (i64, i64) -> i64
          %476 = "arith.addi"(%475, %19) : (i64, i64) -> i64
          %477 = "arith.shli"(%476, %458) : (i64, i64) -> i64
          %478 = "arith.ori"(%477, %465) : (i64, i64) -> i64
          %479 = "arith.constant"() {value = 16504 : i32} : () -> i32
          "gpu.launch_func"(%445, %11, %11, %443, %11, %11, %479, %0, %1, %2, %3, %5, %7, %6, %463, %478) {kernel = @kernels::@transpose_tile_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %480 = "arith.xori"(%245, %59) : (i1, i1) -> i1
        %481 = "arith.andi"(%436, %480) : (i1, i1) -> i1
        %482 = "arith.andi"(%481, %242) : (i1, i1) -> i1
        "scf.if"(%482) ({
          %483 = "arith.constant"() {value = 15 : i32} : () -> i32
          %484 = "arith.addi"(%1, %483) : (i32, i32) -> i32
          %485 = "arith.divui"(%484, %148) : (i32, i32) -> i32
          %486 = "arith.constant"() {value = 255 : i32} : () -> i32
          %487 = "arith.addi"(%2, %486) : (i32, i32) -> i32
          %488 = "arith.constant"() {value = 256 : i32} : () -> i32
          %489 = "arith.divui"(%487, %488) : (i32, i32) -> i32
          %490 = "arith.muli"(%485, %489) : (i32, i32) -> i32
          %491 = "arith.maxsi"(%485, %11) : (i32, i32) -> i32
          %492 = "arith.extui"(%491) : (i32) -> i64
          %493 = "arith.subi"(%491, %11) : (i32, i32) -> i32
          %494 = "llvm.intr.ctlz"(%493) {is_zero_poison = false} : (i32) -> i32
          %495 = "arith.subi"(%248, %494) : (i32, i32) -> i32
          %496 = "arith.extsi"(%495) : (i32) -> i64
          %497 = "arith.shli"(%19, %496) : (i64, i64) -> i64
          %498 = "arith.constant"() {value = 64 : i64} : () -> i64
          %499 = "arith.cmpi"(%496, %498) {predicate = 6 : i64} : (i64, i64) -> i1
          %500 = "arith.constant"() {value = 0 : i64} : () -> i64
          %501 = "arith.select"(%499, %497, %500) : (i1, i64, i64) -> i64
          %502 = "arith.subi"(%501, %492) : (i64, i64) -> i64
          %503 = "arith.constant"() {value = 32 : i64} : () -> i64
          %504 = "arith.shli"(%502, %503) : (i64, i64) -> i64
          %505 = "arith.divui"(%504, %492) : (i64, i64) -> i64
          %506 = "arith.addi"(%505, %19) : (i64, i64) -> i64
          %507 = "arith.shli"(%506, %503) : (i64, i64) -> i64
          %508 = "arith.ori"(%507, %492) : (i64, i64) -> i64
          %509 = "arith.maxsi"(%489, %11) : (i32, i32) -> i32
          %510 = "arith.extui"(%509) : (i32) -> i64
          %511 = "arith.subi"(%509, %11) : (i32, i32) -> i32
          %512 = "llvm.intr.ctlz"(%511) {is_zero_poison = false} : (i32) -> i32
          %513 = "arith.subi"(%248, %512) : (i32, i32) -> i32
          %514 = "arith.extsi"(%513) : (i32) -> i64
          %515 = "arith.shli"(%19, %514) : (i64, i64) -> i64
          %516 = "arith.cmpi"(%514, %498) {predicate = 6 : i64} : (i64, i64) -> i1
          %517 = "arith.select"(%516, %515, %500) : (i1, i64, i64) -> i64
          %518 = "arith.subi"(%517, %510) : (i64, i64) -> i64
          %519 = "arith.shli"(%518, %503) : (i64, i64) -> i64
          %520 = "arith.divui"(%519, %510) : (i64, i64) -> i64
          %521 = "arith.addi"(%520, %19) : (i64, i64) -> i64
          %522 = "arith.shli"(%521, %503) : (i64, i64) -> i64
          %523 = "arith.ori"(%522, %510) : (i64, i64) -> i64
          %524 = "arith.constant"() {value = 16504 : i32} : () -> i32
          "gpu.launch_func"(%490, %11, %11, %488, %11, %11, %524, %0, %1, %2, %3, %4, %5, %7, %6, %508, %523) {kernel = @kernels::@transpose_tile_5, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %525 = "arith.xori"(%242, %59) : (i1, i1) -> i1
        %526 = "arith.andi"(%481, %525) : (i1, i1) -> i1
        %527 = "arith.andi"(%526, %247) : (i1, i1) -> i1
        "scf.if"(%527) ({
          %528 = "arith.constant"() {value = 255 : i32} : () -> i32
          %529 = "arith.addi"(%1, %528) : (i32, i32) -> i32
          %530 = "arith.constant"() {value = 256 : i32} : () -> i32
          %531 = "arith.divui"(%529, %530) : (i32, i32) -> i32
          %532 = "arith.constant"() {value = 15 : i32} : () -> i32
          %533 = "arith.addi"(%2, %532) : (i32, i32) -> i32
          %534 = "arith.divui"(%533, %148) : (i32, i32) -> i32
          %535 = "arith.muli"(%531, %534) : (i32, i32) -> i32
          %536 = "arith.maxsi"(%531, %11) : (i32, i32) -> i32
          %537 = "arith.extui"(%536) : (i32) -> i64
          %538 = "arith.subi"(%536, %11) : (i32, i32) -> i32
          %539 = "llvm.intr.ctlz"(%538) {is_zero_poison = false} : (i32) -> i32
          %540 = "arith.subi"(%248, %539) : (i32, i32) -> i32
          %541 = "arith.extsi"(%540) : (i32) -> i64
          %542 = "arith.shli"(%19, %541) : (i64, i64) -> i64
          %543 = "arith.constant"() {value = 64 : i64} : () -> i64
          %544 = "arith.cmpi"(%541, %543) {predicate = 6 : i64} : (i64, i64) -> i1
          %545 = "arith.constant"() {value = 0 : i64} : () -> i64
          %546 = "arith.select"(%544, %542, %545) : (i1, i64, i64) -> i64
          %547 = "arith.subi"(%546, %537) : (i64, i64) -> i64
          %548 = "arith.constant"() {value = 32 : i64} : () -> i64
          %549 = "arith.shli"(%547, %548) : (i64, i64) -> i64
          %550 = "arith.divui"(%549, %537) : (i64, i64) -> i64
          %551 = "arith.addi"(%550, %19) : (i64, i64) -> i64
          %552 = "arith.shli"(%551, %548) : (i64, i64) -> i64
          %553 = "arith.ori"(%552, %537) : (i64, i64) -> i64
          %554 = "arith.maxsi"(%534, %11) : (i32, i32) -> i32
          %555 = "arith.extui"(%554) : (i32) -> i64
          %556 = "arith.subi"(%554, %11) : (i32, i32) -> i32
          %557 = "llvm.intr.ctlz"(%556) {is_zero_poison = false} : (i32) -> i32
          %558 = "arith.subi"(%248, %557) : (i32, i32) -> i32
          %559 = "arith.extsi"(%558) : (i32) -> i64
          %560 = "arith.shli"(%19, %559) : (i64, i64) -> i64
          %561 = "arith.cmpi"(%559, %543) {predicate = 6 : i64} : (i64, i64) -> i1
          %562 = "arith.select"(%561, %560, %545) : (i1, i64, i64) -> i64
          %563 = "arith.subi"(%562, %555) : (i64, i64) -> i64
          %564 = "arith.shli"(%563, %548) : (i64, i64) -> i64
          %565 = "arith.divui"(%564, %555) : (i64, i64) -> i64
          %566 = "arith.addi"(%565, %19) : (i64, i64) -> i64
          %567 = "arith.shli"(%566, %548) : (i64, i64) -> i64
          %568 = "arith.ori"(%567, %555) : (i64, i64) -> i64
          %569 = "arith.constant"() {value = 17404 : i32} : () -> i32
          "gpu.launch_func"(%535, %11, %11, %530, %11, %11, %569, %0, %1, %2, %3, %4, %5, %6, %553, %568) {kernel = @kernels::@transpose_tile_6, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %570 = "arith.xori"(%247, %59) : (i1, i1) -> i1
        %571 = "arith.andi"(%526, %570) : (i1, i1) -> i1
        %572 = "arith.andi"(%571, %243) : (i1, i1) -> i1
        "scf.if"(%572) ({
          %573 = "arith.constant"() {value = 255 : i32} : () -> i32
          %574 = "arith.addi"(%1, %573) : (i32, i32) -> i32
          %575 = "arith.constant"() {value = 256 : i32} : () -> i32
          %576 = "arith.divui"(%574, %575) : (i32, i32) -> i32
          %577 = "arith.constant"() {value = 15 : i32} : () -> i32
          %578 = "arith.addi"(%2, %577) : (i32, i32) -> i32
          %579 = "arith.divui"(%578, %148) : (i32, i32) -> i32
          %580 = "arith.muli"(%576, %579) : (i32, i32) -> i32
          %581 = "arith.maxsi"(%576, %11) : (i32, i32) -> i32
          %582 = "arith.extui"(%581) : (i32) -> i64
          %583 = "arith.subi"(%581, %11) : (i32, i32) -> i32
          %584 = "llvm.intr.ctlz"(%583) {is_zero_poison = false} : (i32) -> i32
          %585 = "arith.subi"(%248, %584) : (i32, i32) -> i32
          %586 = "arith.extsi"(%585) : (i32) -> i64
          %587 = "arith.shli"(%19, %586) : (i64, i64) -> i64
          %588 = "arith.constant"() {value = 64 : i64} : () -> i64
          %589 = "arith.cmpi"(%586, %588) {predicate = 6 : i64} : (i64, i64) -> i1
          %590 = "arith.constant"() {value = 0 : i64} : () -> i64
          %591 = "arith.select"(%589, %587, %590) : (i1, i64, i64) -> i64
          %592 = "arith.subi"(%591, %582) : (i64, i64) -> i64
          %593 = "arith.constant"() {value = 32 : i64} : () -> i64
          %594 = "arith.shli"(%592, %593) : (i64, i64) -> i64
          %595 = "arith.divui"(%594, %582) : (i64, i64) -> i64
          %596 = "arith.addi"(%595, %19) : (i64, i64) -> i64
          %597 = "arith.shli"(%596, %593) : (i64, i64) -> i64
          %598 = "arith.ori"(%597, %582) : (i64, i64) -> i64
          %599 = "arith.maxsi"(%579, %11) : (i32, i32) -> i32
          %600 = "arith.extui"(%599) : (i32) -> i64
          %601 = "arith.subi"(%599, %11) : (i32, i32) -> i32
          %602 = "llvm.intr.ctlz"(%601) {is_zero_poison = false} : (i32) -> i32
          %603 = "arith.subi"(%248, %602) : (i32, i32) -> i32
          %604 = "arith.extsi"(%603) : (i32) -> i64
          %605 = "arith.shli"(%19, %604) : (i64, i64) -> i64
          %606 = "arith.cmpi"(%604, %588) {predicate = 6 : i64} : (i64, i64) -> i1
          %607 = "arith.select"(%606, %605, %590) : (i1, i64, i64) -> i64
          %608 = "arith.subi"(%607, %600) : (i64, i64) -> i64
          %609 = "arith.shli"(%608, %593) : (i64, i64) -> i64
          %610 = "arith.divui"(%609, %600) : (i64, i64) -> i64
          %611 = "arith.addi"(%610, %19) : (i64, i64) -> i64
          %612 = "arith.shli"(%611, %593) : (i64, i64) -> i64
          %613 = "arith.ori"(%612, %600) : (i64, i64) -> i64
          %614 = "arith.constant"() {value = 17404 : i32} : () -> i32
          "gpu.launch_func"(%580, %11, %11, %575, %11, %11, %614, %0, %1, %2, %3, %4, %5, %7, %6, %598, %613) {kernel = @kernels::@transpose_tile_7, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %615 = "arith.xori"(%243, %59) : (i1, i1) -> i1
        %616 = "arith.andi"(%571, %615) : (i1, i1) -> i1
        %617 = "arith.andi"(%616, %252) : (i1, i1) -> i1
        "scf.if"(%617) ({
          %618 = "arith.constant"() {value = 31 : i32} : () -> i32
          %619 = "arith.addi"(%1, %618) : (i32, i32) -> i32
          %620 = "arith.divui"(%619, %248) : (i32, i32) -> i32
          %621 = "arith.constant"() {value = 127 : i32} : () -> i32
          %622 = "arith.addi"(%2, %621) : (i32, i32) -> i32
          %623 = "arith.constant"() {value = 128 : i32} : () -> i32
          %624 = "arith.divui"(%622, %623) : (i32, i32) -> i32
          %625 = "arith.muli"(%620, %624) : (i32, i32) -> i32
          %626 = "arith.maxsi"(%620, %11) : (i32, i32) -> i32
          %627 = "arith.extui"(%626) : (i32) -> i64
          %628 = "arith.subi"(%626, %11) : (i32, i32) -> i32
          %629 = "llvm.intr.ctlz"(%628) {is_zero_poison = false} : (i32) -> i32
          %630 = "arith.subi"(%248, %629) : (i32, i32) -> i32
          %631 = "arith.extsi"(%630) : (i32) -> i64
          %632 = "arith.shli"(%19, %631) : (i64, i64) -> i64
          %633 = "arith.constant"() {value = 64 : i64} : () -> i64
          %634 = "arith.cmpi"(%631, %633) {predicate = 6 : i64} : (i64, i64) -> i1
          %635 = "arith.constant"() {value = 0 : i64} : () -> i64
          %636 = "arith.select"(%634, %632, %635) : (i1, i64, i64) -> i64
          %637 = "arith.subi"(%636, %627) : (i64, i64) -> i64
          %638 = "arith.constant"() {value = 32 : i64} : () -> i64
          %639 = "arith.shli"(%637, %638) : (i64, i64) -> i64
          %640 = "arith.divui"(%639, %627) : (i64, i64) -> i64
          %641 = "arith.addi"(%640, %19) : (i64, i64) -> i64
          %642 = "arith.shli"(%641, %638) : (i64, i64) -> i64
          %643 = "arith.ori"(%642, %627) : (i64, i64) -> i64
          %644 = "arith.maxsi"(%624, %11) : (i32, i32) -> i32
          %645 = "arith.extui"(%644) : (i32) -> i64
          %646 = "arith.subi"(%644, %11) : (i32, i32) -> i32
          %647 = "llvm.intr.ctlz"(%646) {is_zero_poison = false} : (i32) -> i32
          %648 = "arith.subi"(%248, %647) : (i32, i32) -> i32
          %649 = "arith.extsi"(%648) : (i32) -> i64
          %650 = "arith.shli"(%19, %649) : (i64, i64) -> i64
          %651 = "arith.cmpi"(%649, %633) {predicate = 6 : i64} : (i64, i64) -> i1
          %652 = "arith.select"(%651, %650, %635) : (i1, i64, i64) -> i64
          %653 = "arith.subi"(%652, %645) : (i64, i64) -> i64
          %654 = "arith.shli"(%653, %638) : (i64, i64) -> i64
          %655 = "arith.divui"(%654, %645) : (i64, i64) -> i64
          %656 = "arith.addi"(%655, %19) : (i64, i64) -> i64
          %657 = "arith.shli"(%656, %638) : (i64, i64) -> i64
          %658 = "arith.ori"(%657, %645) : (i64, i64) -> i64
          %659 = "arith.constant"() {value = 256 : i32} : () -> i32
          %660 = "arith.constant"() {value = 16508 : i32} : () -> i32
          "gpu.launch_func"(%625, %11, %11, %659, %11, %11, %660, %0, %1, %2, %3, %5, %7, %6, %643, %658) {kernel = @kernels::@transpose_tile_8, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %661 = "arith.xori"(%252, %59) : (i1, i1) -> i1
        %662 = "arith.andi"(%616, %661) : (i1, i1) -> i1
        %663 = "arith.andi"(%662, %254) : (i1, i1) -> i1
        "scf.if"(%663) ({
          %664 = "arith.constant"() {value = 127 : i32} : () -> i32
          %665 = "arith.addi"(%1, %664) : (i32, i32) -> i32
          %666 = "arith.constant"() {value = 128 : i32} : () -> i32
          %667 = "arith.divui"(%665, %666) : (i32, i32) -> i32
          %668 = "arith.constant"() {value = 31 : i32} : () -> i32
          %669 = "arith.addi"(%2, %668) : (i32, i32) -> i32
          %670 = "arith.divui"(%669, %248) : (i32, i32) -> i32
          %671 = "arith.muli"(%667, %670) : (i32, i32) -> i32
          %672 = "arith.maxsi"(%667, %11) : (i32, i32) -> i32
          %673 = "arith.extui"(%672) : (i32) -> i64
          %674 = "arith.subi"(%672, %11) : (i32, i32) -> i32
          %675 = "llvm.intr.ctlz"(%674) {is_zero_poison = false} : (i32) -> i32
          %676 = "arith.subi"(%248, %675) : (i32, i32) -> i32
          %677 = "arith.extsi"(%676) : (i32) -> i64
          %678 = "arith.shli"(%19, %677) : (i64, i64) -> i64
          %679 = "arith.constant"() {value = 64 : i64} : () -> i64
          %680 = "arith.cmpi"(%677, %679) {predicate = 6 : i64} : (i64, i64) -> i1
          %681 = "arith.constant"() {value = 0 : i64} : () -> i64
          %682 = "arith.select"(%680, %678, %681) : (i1, i64, i64) -> i64
          %683 = "arith.subi"(%682, %673) : (i64, i64) -> i64
          %684 = "arith.constant"() {value = 32 : i64} : () -> i64
          %685 = "arith.shli"(%683, %684) : (i64, i64) -> i64
          %686 = "arith.divui"(%685, %673) : (i64, i64) -> i64
          %687 = "arith.addi"(%686, %19) : (i64, i64) -> i64
          %688 = "arith.shli"(%687, %684) : (i64, i64) -> i64
          %689 = "arith.ori"(%688, %673) : (i64, i64) -> i64
          %690 = "arith.maxsi"(%670, %11) : (i32, i32) -> i32
          %691 = "arith.extui"(%690) : (i32) -> i64
          %692 = "arith.subi"(%690, %11) : (i32, i32) -> i32
          %693 = "llvm.intr.ctlz"(%692) {is_zero_poison = false} : (i32) -> i32
          %694 = "arith.subi"(%248, %693) : (i32, i32) -> i32
          %695 = "arith.extsi"(%694) : (i32) -> i64
          %696 = "arith.shli"(%19, %695) : (i64, i64) -> i64
          %697 = "arith.cmpi"(%695, %679) {predicate = 6 : i64} : (i64, i64) -> i1
          %698 = "arith.select"(%697, %696, %681) : (i1, i64, i64) -> i64
          %699 = "arith.subi"(%698, %691) : (i64, i64) -> i64
          %700 = "arith.shli"(%699, %684) : (i64, i64) -> i64
          %701 = "arith.divui"(%700, %691) : (i64, i64) -> i64
          %702 = "arith.addi"(%701, %19) : (i64, i64) -> i64
          %703 = "arith.shli"(%702, %684) : (i64, i64) -> i64
          %704 = "arith.ori"(%703, %691) : (i64, i64) -> i64
          %705 = "arith.constant"() {value = 256 : i32} : () -> i32
          %706 = "arith.constant"() {value = 16892 : i32} : () -> i32
          "gpu.launch_func"(%671, %11, %11, %705, %11, %11, %706, %0, %1, %2, %3, %4, %5, %6, %689, %704) {kernel = @kernels::@transpose_tile_9, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %707 = "arith.xori"(%254, %59) : (i1, i1) -> i1
        %708 = "arith.andi"(%662, %707) : (i1, i1) -> i1
        %709 = "arith.andi"(%708, %235) : (i1, i1) -> i1
        "scf.if"(%709) ({
          %710 = "arith.constant"() {value = 63 : i32} : () -> i32
          %711 = "arith.addi"(%1, %710) : (i32, i32) -> i32
          %712 = "arith.divui"(%711, %9) : (i32, i32) -> i32
          %713 = "arith.addi"(%2, %710) : (i32, i32) -> i32
          %714 = "arith.divui"(%713, %9) : (i32, i32) -> i32
          %715 = "arith.muli"(%712, %714) : (i32, i32) -> i32
          %716 = "arith.maxsi"(%712, %11) : (i32, i32) -> i32
          %717 = "arith.extui"(%716) : (i32) -> i64
          %718 = "arith.subi"(%716, %11) : (i32, i32) -> i32
          %719 = "llvm.intr.ctlz"(%718) {is_zero_poison = false} : (i32) -> i32
          %720 = "arith.subi"(%248, %719) : (i32, i32) -> i32
          %721 = "arith.extsi"(%720) : (i32) -> i64
          %722 = "arith.shli"(%19, %721) : (i64, i64) -> i64
          %723 = "arith.constant"() {value = 64 : i64} : () -> i64
          %724 = "arith.cmpi"(%721, %723) {predicate = 6 : i64} : (i64, i64) -> i1
          %725 = "arith.constant"() {value = 0 : i64} : () -> i64
          %726 = "arith.select"(%724, %722, %725) : (i1, i64, i64) -> i64
          %727 = "arith.subi"(%726, %717) : (i64, i64) -> i64
          %728 = "arith.constant"() {value = 32 : i64} : () -> i64
          %729 = "arith.shli"(%727, %728) : (i64, i64) -> i64
          %730 = "arith.divui"(%729, %717) : (i64, i64) -> i64
          %731 = "arith.addi"(%730, %19) : (i64, i64) -> i64
          %732 = "arith.shli"(%731, %728) : (i64, i64) -> i64
          %733 = "arith.ori"(%732, %717) : (i64, i64) -> i64
          %734 = "arith.maxsi"(%714, %11) : (i32, i32) -> i32
          %735 = "arith.extui"(%734) : (i32) -> i64
          %736 = "arith.subi"(%734, %11) : (i32, i32) -> i32
          %737 = "llvm.intr.ctlz"(%736) {is_zero_poison = false} : (i32) -> i32
          %738 = "arith.subi"(%248, %737) : (i32, i32) -> i32
          %739 = "arith.extsi"(%738) : (i32) -> i64
          %740 = "arith.shli"(%19, %739) : (i64, i64) -> i64
          %741 = "arith.cmpi"(%739, %723) {predicate = 6 : i64} : (i64, i64) -> i1
          %742 = "arith.select"(%741, %740, %725) : (i1, i64, i64) -> i64
          %743 = "arith.subi"(%742, %735) : (i64, i64) -> i64
          %744 = "arith.shli"(%743, %728) : (i64, i64) -> i64
          %745 = "arith.divui"(%744, %735) : (i64, i64) -> i64
          %746 = "arith.addi"(%745, %19) : (i64, i64) -> i64
          %747 = "arith.shli"(%746, %728) : (i64, i64) -> i64
          %748 = "arith.ori"(%747, %735) : (i64, i64) -> i64
          %749 = "arith.constant"() {value = 256 : i32} : () -> i32
          %750 = "arith.constant"() {value = 16384 : i32} : () -> i32
          "gpu.launch_func"(%715, %11, %11, %749, %11, %11, %750, %0, %1, %2, %3, %5, %6, %733, %748) {kernel = @kernels::@transpose_tile_10, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %751 = "arith.xori"(%235, %59) : (i1, i1) -> i1
        %752 = "arith.andi"(%708, %751) : (i1, i1) -> i1
        %753 = "arith.andi"(%752, %59) : (i1, i1) -> i1
        "scf.if"(%753) ({
          %754 = "arith.constant"() {value = 63 : i32} : () -> i32
          %755 = "arith.addi"(%1, %754) : (i32, i32) -> i32
          %756 = "arith.divui"(%755, %9) : (i32, i32) -> i32
          %757 = "arith.addi"(%2, %754) : (i32, i32) -> i32
          %758 = "arith.divui"(%757, %9) : (i32, i32) -> i32
          %759 = "arith.muli"(%756, %758) : (i32, i32) -> i32
          %760 = "arith.maxsi"(%756, %11) : (i32, i32) -> i32
          %761 = "arith.extui"(%760) : (i32) -> i64
          %762 = "arith.subi"(%760, %11) : (i32, i32) -> i32
          %763 = "llvm.intr.ctlz"(%762) {is_zero_poison = false} : (i32) -> i32
          %764 = "arith.subi"(%248, %763) : (i32, i32) -> i32
          %765 = "arith.extsi"(%764) : (i32) -> i64
          %766 = "arith.shli"(%19, %765) : (i64, i64) -> i64
          %767 = "arith.constant"() {value = 64 : i64} : () -> i64
          %768 = "arith.cmpi"(%765, %767) {predicate = 6 : i64} : (i64, i64) -> i1
          %769 = "arith.constant"() {value = 0 : i64} : () -> i64
          %770 = "arith.select"(%768, %766, %769) : (i1, i64, i64) -> i64
          %771 = "arith.subi"(%770, %761) : (i64, i64) -> i64
          %772 = "arith.constant"() {value = 32 : i64} : () -> i64
          %773 = "arith.shli"(%771, %772) : (i64, i64) -> i64
          %774 = "arith.divui"(%773, %761) : (i64, i64) -> i64
          %775 = "arith.addi"(%774, %19) : (i64, i64) -> i64
          %776 = "arith.shli"(%775, %772) : (i64, i64) -> i64
          %777 = "arith.ori"(%776, %761) : (i64, i64) -> i64
          %778 = "arith.maxsi"(%758, %11) : (i32, i32) -> i32
          %779 = "arith.extui"(%778) : (i32) -> i64
          %780 = "arith.subi"(%778, %11) : (i32, i32) -> i32
          %781 = "llvm.intr.ctlz"(%780) {is_zero_poison = false} : (i32) -> i32
          %782 = "arith.subi"(%248, %781) : (i32, i32) -> i32
          %783 = "arith.extsi"(%782) : (i32) -> i64
          %784 = "arith.shli"(%19, %783) : (i64, i64) -> i64
          %785 = "arith.cmpi"(%783, %767) {predicate = 6 : i64} : (i64, i64) -> i1
          %786 = "arith.select"(%785, %784, %769) : (i1, i64, i64) -> i64
          %787 = "arith.subi"(%786, %779) : (i64, i64) -> i64
          %788 = "arith.shli"(%787, %772) : (i64, i64) -> i64
          %789 = "arith.divui"(%788, %779) : (i64, i64) -> i64
          %790 = "arith.addi"(%789, %19) : (i64, i64) -> i64
          %791 = "arith.shli"(%790, %772) : (i64, i64) -> i64
          %792 = "arith.ori"(%791, %779) : (i64, i64) -> i64
          %793 = "arith.constant"() {value = 256 : i32} : () -> i32
          %794 = "arith.constant"() {value = 16636 : i32} : () -> i32
          "gpu.launch_func"(%759, %11, %11, %793, %11, %11, %794, %0, %1, %2, %3, %4, %5, %7, %6, %777, %792) {kernel = @kernels::@transpose_tile_11, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, i64, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %795 = "arith.constant"() {value = false} : () -> i1
        %796 = "arith.andi"(%752, %795) : (i1, i1) -> i1
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "transpose_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
