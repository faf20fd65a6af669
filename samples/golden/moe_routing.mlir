"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i32, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 4 : i32} : () -> i32
      %19 = "arith.remui"(%12, %18) : (i32, i32) -> i32
      %20 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %21 = "arith.constant"() {value = 768 : i32} : () -> i32
      "scf.for"(%12, %2, %21) ({
      ^bb0(%22: i32):
        %23 = "arith.constant"() {value = 0 : i32} : () -> i32
        %24 = "llvm.getelementptr"(%20, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %24) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %25 = "arith.constant"() {value = 1 : i32} : () -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %26 = "arith.constant"() {value = 191 : i32} : () -> i32
      %27 = "arith.addi"(%1, %26) : (i32, i32) -> i32
      %28 = "arith.constant"() {value = 192 : i32} : () -> i32
      %29 = "arith.divui"(%27, %28) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 131 : i32} : () -> i32
      %31 = "arith.addi"(%29, %30) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 132 : i32} : () -> i32
      %33 = "arith.divui"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.maxsi"(%33, %25) : (i32, i32) -> i32
      %35 = "arith.muli"(%34, %28) : (i32, i32) -> i32
      %36 = "arith.muli"(%15, %35) : (i32, i32) -> i32
      %37 = "arith.addi"(%15, %25) : (i32, i32) -> i32
      %38 = "arith.muli"(%37, %35) : (i32, i32) -> i32
      %39 = "arith.minsi"(%38, %1) : (i32, i32) -> i32
      %40 = "llvm.mlir.undef"() : () -> i32
      %41 = "llvm.mlir.undef"() : () -> i32
      %42 = "llvm.mlir.undef"() : () -> i32
      %43 = "llvm.mlir.undef"() : () -> i32
      %44 = "llvm.mlir.undef"() : () -> i32
      %45 = "llvm.mlir.undef"() : () -> i32
      %46 = "llvm.mlir.undef"() : () -> i32
      %47 = "llvm.mlir.undef"() : () -> i32
      %48, %49, %50, %51, %52, %53, %54, %55 = "scf.for"(%36, %39, %28, %40, %41, %42, %43, %44, %45, %46, %47) ({
      ^bb0(%56: i32, %57: i32, %58: i32, %59: i32, %60: i32, %61: i32, %62: i32, %63: i32, %64: i32):
        %65 = "arith.divui"(%12, %18) : (i32, i32) -> i32
        %66 = "arith.addi"(%56, %65) : (i32, i32) -> i32
        %67 = "arith.addi"(%18, %19) : (i32, i32) -> i32
        %68 = "arith.constant"() {value = dense<0xFF80> : vector<16xbf16>} : () -> vector<16xbf16>
        %69 = "vector.extract"(%68) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
        %70 = "vector.extract"(%68) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
        %71 = "vector.extract"(%68) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
        %72 = "vector.extract"(%68) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
        %73 = "vector.extract"(%68) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
        %74 = "vector.extract"(%68) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
        %75 = "vector.extract"(%68) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
        %76 = "vector.extract"(%68) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
        %77 = "vector.extract"(%68) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
        %78 = "vector.extract"(%68) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
        %79 = "vector.extract"(%68) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
        %80 = "vector.extract"(%68) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
        %81 = "vector.extract"(%68) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
        %82 = "vector.extract"(%68) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
        %83 = "vector.extract"(%68) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
        %84 = "vector.extract"(%68) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
        %85 = "arith.cmpi"(%66, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %86 = "arith.constant"() {value = 8 : i32} : () -> i32
        %87 = "arith.muli"(%19, %86) : (i32, i32) -> i32
        %88 = "arith.cmpi"(%87, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %89 = "arith.andi"(%85, %88) : (i1, i1) -> i1
        %90 = "arith.extui"(%89) : (i1) -> i8
        %91 = "arith.extsi"(%66) : (i32) -> i64
        %92 = "arith.extsi"(%2) : (i32) -> i64
        %93 = "arith.muli"(%91, %92) : (i64, i64) -> i64
        %94 = "arith.extsi"(%87) : (i32) -> i64
        %95 = "arith.addi"(%93, %94) : (i64, i64) -> i64
        %96 = "llvm.getelementptr"(%0, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %97 = "arith.constant"() {value = 0 : i8} : () -> i8
        %98 = "arith.cmpi"(%90, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %99, %100, %101, %102 = "scf.if"(%98) ({
          %103 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %104 = "vector.extract"(%103) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %105 = "vector.extract"(%103) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %106 = "vector.extract"(%103) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %107 = "vector.extract"(%103) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%104, %105, %106, %107) : (i32, i32, i32, i32) -> ()
        }, {
          %108 = "vector.from_elements"(%69, %70) : (bf16, bf16) -> vector<2xbf16>
          %109 = "llvm.bitcast"(%108) : (vector<2xbf16>) -> i32
          %110 = "vector.from_elements"(%71, %72) : (bf16, bf16) -> vector<2xbf16>
          %111 = "llvm.bitcast"(%110) : (vector<2xbf16>) -> i32
          %112 = "vector.from_elements"(%73, %74) : (bf16, bf16) -> vector<2xbf16>
          %113 = "llvm.bitcast"(%112) : (vector<2xbf16>) -> i32
          %114 = "vector.from_elements"(%75, %76) : (bf16, bf16) -> vector<2xbf16>
          %115 = "llvm.bitcast"(%114) : (vector<2xbf16>) -> i32
          "scf.yield"(%109, %111, %113, %115) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %116 = "arith.muli"(%67, %86) : (i32, i32) -> i32
        %117 = "arith.cmpi"(%116, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %118 = "arith.andi"(%85, %117) : (i1, i1) -> i1
        %119 = "arith.extui"(%118) : (i1) -> i8
        %120 = "arith.extsi"(%116) : (i32) -> i64
        %121 = "arith.addi"(%93, %120) : (i64, i64) -> i64
        %122 = "llvm.getelementptr"(%0, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %123 = "arith.cmpi"(%119, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %124, %125, %126, %127 = "scf.if"(%123) ({
          %128 = "llvm.load"(%122) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %131 = "vector.extract"(%128) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %132 = "vector.extract"(%128) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%129, %130, %131, %132) : (i32, i32, i32, i32) -> ()
        }, {
          %133 = "vector.from_elements"(%77, %78) : (bf16, bf16) -> vector<2xbf16>
          %134 = "llvm.bitcast"(%133) : (vector<2xbf16>) -> i32
          %135 = "vector.from_elements"(%79, %80) : (bf16, bf16) -> vector<2xbf16>
          %136 = "llvm.bitcast"(%135) : (vector<2xbf16>) -> i32
          %137 = "vector.from_elements"(%81, %82) : (bf16, bf16) -> vector<2xbf16>
          %138 = "llvm.bitcast"(%137) : (vector<2xbf16>) -> i32
          %139 = "vector.from_elements"(%83, %84) : (bf16, bf16) -> vector<2xbf16>
          %140 = "llvm.bitcast"(%139) : (vector<2xbf16>) -> i32
          "scf.yield"(%134, %136, %138, %140) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %141 = "arith.constant"() {value = 16 : i32} : () -> i32
        %142 = "arith.shli"(%99, %141) : (i32, i32) -> i32
        %143 = "arith.constant"() {value = 4294901760 : i32} : () -> i32
        %144 = "arith.andi"(%99, %143) : (i32, i32) -> i32
        %145 = "arith.shli"(%100, %141) : (i32, i32) -> i32
        %146 = "arith.andi"(%100, %143) : (i32, i32) -> i32
        %147 = "arith.shli"(%101, %141) : (i32, i32) -> i32
        %148 = "arith.andi"(%101, %143) : (i32, i32) -> i32
        %149 = "arith.shli"(%102, %141) : (i32, i32) -> i32
        %150 = "arith.andi"(%102, %143) : (i32, i32) -> i32
        %151 = "arith.constant"() {value = 31 : i32} : () -> i32
        %152 = "arith.shrsi"(%142, %151) : (i32, i32) -> i32
        %153 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
        %154 = "arith.andi"(%142, %153) : (i32, i32) -> i32
        %155 = "arith.xori"(%154, %152) : (i32, i32) -> i32
        %156 = "arith.subi"(%155, %152) : (i32, i32) -> i32
        %157 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.constant"() {value = 4278255616 : i32} : () -> i32
        %160 = "arith.minui"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.shrsi"(%144, %151) : (i32, i32) -> i32
        %162 = "arith.andi"(%144, %153) : (i32, i32) -> i32
        %163 = "arith.xori"(%162, %161) : (i32, i32) -> i32
        %164 = "arith.subi"(%163, %161) : (i32, i32) -> i32
        %165 = "arith.addi"(%164, %157) : (i32, i32) -> i32
        %166 = "arith.minui"(%165, %159) : (i32, i32) -> i32
        %167 = "arith.shrsi"(%145, %151) : (i32, i32) -> i32
        %168 = "arith.andi"(%145, %153) : (i32, i32) -> i32
        %169 = "arith.xori"(%168, %167) : (i32, i32) -> i32
        %170 = "arith.subi"(%169, %167) : (i32, i32) -> i32
        %171 = "arith.addi"(%170, %157) : (i32, i32) -> i32
        %172 = "arith.minui"(%171, %159) : (i32, i32) -> i32
        %173 = "arith.shrsi"(%146, %151) : (i32, i32) -> i32
        %174 = "arith.andi"(%146, %153) : (i32, i32) -> i32
        %175 = "arith.xori"(%174, %173) : (i32, i32) -> i32
        %176 = "arith.subi"(%175, %173) : (i32, i32) -> i32
        %177 = "arith.addi"(%176, %157) : (i32, i32) -> i32
        %178 = "arith.minui"(%177, %159) : (i32, i32) -> i32
        %179 = "arith.shrsi"(%147, %151) : (i32, i32) -> i32
        %180 = "arith.andi"(%147, %153) : (i32, i32) -> i32
        %181 = "arith.xori"(%180, %179) : (i32, i32) -> i32
        %182 = "arith.subi"(%181, %179) : (i32, i32) -> i32
        %183 = "arith.addi"(%182, %157) : (i32, i32) -> i32
        %184 = "arith.minui"(%183, %159) : (i32, i32) -> i32
        %185 = "arith.shrsi"(%148, %151) : (i32, i32) -> i32
        %186 = "arith.andi"(%148, %153) : (i32, i32) -> i32
        %187 = "arith.xori"(%186, %185) : (i32, i32) -> i32
        %188 = "arith.subi"(%187, %185) : (i32, i32) -> i32
        %189 = "arith.addi"(%188, %157) : (i32, i32) -> i32
        %190 = "arith.minui"(%189, %159) : (i32, i32) -> i32
        %191 = "arith.shrsi"(%149, %151) : (i32, i32) -> i32
        %192 = "arith.andi"(%149, %153) : (i32, i32) -> i32
        %193 = "arith.xori"(%192, %191) : (i32, i32) -> i32
        %194 = "arith.subi"(%193, %191) : (i32, i32) -> i32
        %195 = "arith.addi"(%194, %157) : (i32, i32) -> i32
        %196 = "arith.minui"(%195, %159) : (i32, i32) -> i32
        %197 = "arith.shrsi"(%150, %151) : (i32, i32) -> i32
        %198 = "arith.andi"(%150, %153) : (i32, i32) -> i32
        %199 = "arith.xori"(%198, %197) : (i32, i32) -> i32
        %200 = "arith.subi"(%199, %197) : (i32, i32) -> i32
        %201 = "arith.addi"(%200, %157) : (i32, i32) -> i32
        %202 = "arith.minui"(%201, %159) : (i32, i32) -> i32
        %203 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %204 = "arith.subi"(%203, %87) : (i32, i32) -> i32
        %205 = "arith.addi"(%160, %204) : (i32, i32) -> i32
        %206 = "arith.addi"(%87, %25) : (i32, i32) -> i32
        %207 = "arith.subi"(%203, %206) : (i32, i32) -> i32
        %208 = "arith.addi"(%166, %207) : (i32, i32) -> i32
        %209 = "arith.constant"() {value = 2 : i32} : () -> i32
        %210 = "arith.addi"(%87, %209) : (i32, i32) -> i32
        %211 = "arith.subi"(%203, %210) : (i32, i32) -> i32
        %212 = "arith.addi"(%172, %211) : (i32, i32) -> i32
        %213 = "arith.constant"() {value = 3 : i32} : () -> i32
        %214 = "arith.addi"(%87, %213) : (i32, i32) -> i32
        %215 = "arith.subi"(%203, %214) : (i32, i32) -> i32
        %216 = "arith.addi"(%178, %215) : (i32, i32) -> i32
        %217 = "arith.addi"(%87, %18) : (i32, i32) -> i32
        %218 = "arith.subi"(%203, %217) : (i32, i32) -> i32
        %219 = "arith.addi"(%184, %218) : (i32, i32) -> i32
        %220 = "arith.constant"() {value = 5 : i32} : () -> i32
        %221 = "arith.addi"(%87, %220) : (i32, i32) -> i32
        %222 = "arith.subi"(%203, %221) : (i32, i32) -> i32
        %223 = "arith.addi"(%190, %222) : (i32, i32) -> i32
        %224 = "arith.constant"() {value = 6 : i32} : () -> i32
        %225 = "arith.addi"(%87, %224) : (i32, i32) -> i32
        %226 = "arith.subi"(%203, %225) : (i32, i32) -> i32
        %227 = "arith.addi"(%196, %226) : (i32, i32) -> i32
        %228 = "arith.constant"() {value = 7 : i32} : () -> i32
        %229 = "arith.addi"(%87, %228) : (i32, i32) -> i32
        %230 = "arith.subi"(%203, %229) : (i32, i32) -> i32
        %231 = "arith.addi"(%202, %230) : (i32, i32) -> i32
        %232 = "arith.maxui"(%205, %208) : (i32, i32) -> i32
        %233 = "arith.minui"(%205, %208) : (i32, i32) -> i32
        %234 = "arith.maxui"(%212, %216) : (i32, i32) -> i32
        %235 = "arith.minui"(%212, %216) : (i32, i32) -> i32
        %236 = "arith.maxui"(%219, %223) : (i32, i32) -> i32
        %237 = "arith.minui"(%219, %223) : (i32, i32) -> i32
        %238 = "arith.maxui"(%227, %231) : (i32, i32) -> i32
        %239 = "arith.minui"(%227, %231) : (i32, i32) -> i32
        %240 = "arith.maxui"(%232, %234) : (i32, i32) -> i32
        %241 = "arith.minui"(%232, %234) : (i32, i32) -> i32
        %242 = "arith.maxui"(%233, %235) : (i32, i32) -> i32
        %243 = "arith.minui"(%233, %235) : (i32, i32) -> i32
        %244 = "arith.maxui"(%236, %238) : (i32, i32) -> i32
        %245 = "arith.minui"(%236, %238) : (i32, i32) -> i32
        %246 = "arith.maxui"(%237, %239) : (i32, i32) -> i32
        %247 = "arith.minui"(%237, %239) : (i32, i32) -> i32
        %248 = "arith.maxui"(%242, %241) : (i32, i32) -> i32
        %249 = "arith.minui"(%242, %241) : (i32, i32) -> i32
        %250 = "arith.maxui"(%246, %245) : (i32, i32) -> i32
        %251 = "arith.minui"(%246, %245) : (i32, i32) -> i32
        %252 = "arith.maxui"(%240, %244) : (i32, i32) -> i32
        %253 = "arith.minui"(%240, %244) : (i32, i32) -> i32
        %254 = "arith.maxui"(%248, %250) : (i32, i32) -> i32
        %255 = "arith.minui"(%248, %250) : (i32, i32) -> i32
        %256 = "arith.maxui"(%249, %251) : (i32, i32) -> i32
        %257 = "arith.minui"(%249, %251) : (i32, i32) -> i32
        %258 = "arith.maxui"(%243, %247) : (i32, i32) -> i32
        %259 = "arith.minui"(%243, %247) : (i32, i32) -> i32
        %260 = "arith.maxui"(%256, %253) : (i32, i32) -> i32
        %261 = "arith.minui"(%256, %253) : (i32, i32) -> i32
        %262 = "arith.maxui"(%258, %255) : (i32, i32) -> i32
        %263 = "arith.minui"(%258, %255) : (i32, i32) -> i32
        %264 = "arith.maxui"(%254, %260) : (i32, i32) -> i32
        %265 = "arith.minui"(%254, %260) : (i32, i32) -> i32
        %266 = "arith.maxui"(%262, %261) : (i32, i32) -> i32
        %267 = "arith.minui"(%262, %261) : (i32, i32) -> i32
        %268 = "arith.maxui"(%263, %257) : (i32, i32) -> i32
        %269 = "arith.minui"(%263, %257) : (i32, i32) -> i32
        %270 = "arith.shli"(%124, %141) : (i32, i32) -> i32
        %271 = "arith.andi"(%124, %143) : (i32, i32) -> i32
        %272 = "arith.shli"(%125, %141) : (i32, i32) -> i32
        %273 = "arith.andi"(%125, %143) : (i32, i32) -> i32
        %274 = "arith.shli"(%126, %141) : (i32, i32) -> i32
        %275 = "arith.andi"(%126, %143) : (i32, i32) -> i32
        %276 = "arith.shli"(%127, %141) : (i32, i32) -> i32
        %277 = "arith.andi"(%127, %143) : (i32, i32) -> i32
        %278 = "arith.shrsi"(%270, %151) : (i32, i32) -> i32
        %279 = "arith.andi"(%270, %153) : (i32, i32) -> i32
        %280 = "arith.xori"(%279, %278) : (i32, i32) -> i32
        %281 = "arith.subi"(%280, %278) : (i32, i32) -> i32
        %282 = "arith.addi"(%281, %157) : (i32, i32) -> i32
        %283 = "arith.minui"(%282, %159) : (i32, i32) -> i32
        %284 = "arith.shrsi"(%271, %151) : (i32, i32) -> i32
        %285 = "arith.andi"(%271, %153) : (i32, i32) -> i32
        %286 = "arith.xori"(%285, %284) : (i32, i32) -> i32
        %287 = "arith.subi"(%286, %284) : (i32, i32) -> i32
        %288 = "arith.addi"(%287, %157) : (i32, i32) -> i32
        %289 = "arith.minui"(%288, %159) : (i32, i32) -> i32
        %290 = "arith.shrsi"(%272, %151) : (i32, i32) -> i32
        %291 = "arith.andi"(%272, %153) : (i32, i32) -> i32
        %292 = "arith.xori"(%291, %290) : (i32, i32) -> i32
        %293 = "arith.subi"(%292, %290) : (i32, i32) -> i32
        %294 = "arith.addi"(%293, %157) : (i32, i32) -> i32
        %295 = "arith.minui"(%294, %159) : (i32, i32) -> i32
        %296 = "arith.shrsi"(%273, %151) : (i32, i32) -> i32
        %297 = "arith.andi"(%273, %153) : (i32, i32) -> i32
        %298 = "arith.xori"(%297, %296) : (i32, i32) -> i32
        %299 = "arith.subi"(%298, %296) : (i32, i32) -> i32
        %300 = "arith.addi"(%299, %157) : (i32, i32) -> i32
        %301 = "arith.minui"(%300, %159) : (i32, i32) -> i32
        %302 = "arith.shrsi"(%274, %151) : (i32, i32) -> i32
        %303 = "arith.andi"(%274, %153) : (i32, i32) -> i32
        %304 = "arith.xori"(%303, %302) : (i32, i32) -> i32
        %305 = "arith.subi"(%304, %302) : (i32, i32) -> i32
        %306 = "arith.addi"(%305, %157) : (i32, i32) -> i32
        %307 = "arith.minui"(%306, %159) : (i32, i32) -> i32
        %308 = "arith.shrsi"(%275, %151) : (i32, i32) -> i32
        %309 = "arith.andi"(%275, %153) : (i32, i32) -> i32
        %310 = "arith.xori"(%309, %308) : (i32, i32) -> i32
        %311 = "arith.subi"(%310, %308) : (i32, i32) -> i32
        %312 = "arith.addi"(%311, %157) : (i32, i32) -> i32
        %313 = "arith.minui"(%312, %159) : (i32, i32) -> i32
        %314 = "arith.shrsi"(%276, %151) : (i32, i32) -> i32
        %315 = "arith.andi"(%276, %153) : (i32, i32) -> i32
        %316 = "arith.xori"(%315, %314) : (i32, i32) -> i32
        %317 = "arith.subi"(%316, %314) : (i32, i32) -> i32
        %318 = "arith.addi"(%317, %157) : (i32, i32) -> i32
        %319 = "arith.minui"(%318, %159) : (i32, i32) -> i32
        %320 = "arith.shrsi"(%277, %151) : (i32, i32) -> i32
        %321 = "arith.andi"(%277, %153) : (i32, i32) -> i32
        %322 = "arith.xori"(%321, %320) : (i32, i32) -> i32
        %323 = "arith.subi"(%322, %320) : (i32, i32) -> i32
        %324 = "arith.addi"(%323, %157) : (i32, i32) -> i32
        %325 = "arith.minui"(%324, %159) : (i32, i32) -> i32
        %326 = "arith.subi"(%203, %116) : (i32, i32) -> i32
        %327 = "arith.addi"(%283, %326) : (i32, i32) -> i32
        %328 = "arith.addi"(%116, %25) : (i32, i32) -> i32
        %329 = "arith.subi"(%203, %328) : (i32, i32) -> i32
        %330 = "arith.addi"(%289, %329) : (i32, i32) -> i32
        %331 = "arith.addi"(%116, %209) : (i32, i32) -> i32
        %332 = "arith.subi"(%203, %331) : (i32, i32) -> i32
        %333 = "arith.addi"(%295, %332) : (i32, i32) -> i32
        %334 = "arith.addi"(%116, %213) : (i32, i32) -> i32
        %335 = "arith.subi"(%203, %334) : (i32, i32) -> i32
        %336 = "arith.addi"(%301, %335) : (i32, i32) -> i32
        %337 = "arith.addi"(%116, %18) : (i32, i32) -> i32
        %338 = "arith.subi"(%203, %337) : (i32, i32) -> i32
        %339 = "arith.addi"(%307, %338) : (i32, i32) -> i32
        %340 = "arith.addi"(%116, %220) : (i32, i32) -> i32
        %341 = "arith.subi"(%203, %340) : (i32, i32) -> i32
        %342 = "arith.addi"(%313, %341) : (i32, i32) -> i32
        %343 = "arith.addi"(%116, %224) : (i32, i32) -> i32
        %344 = "arith.subi"(%203, %343) : (i32, i32) -> i32
        %345 = "arith.addi"(%319, %344) : (i32, i32) -> i32
        %346 = "arith.addi"(%116, %228) : (i32, i32) -> i32
        %347 = "arith.subi"(%203, %346) : (i32, i32) -> i32
        %348 = "arith.addi"(%325, %347) : (i32, i32) -> i32
        %349 = "arith.maxui"(%327, %330) : (i32, i32) -> i32
        %350 = "arith.minui"(%327, %330) : (i32, i32) -> i32
        %351 = "arith.maxui"(%333, %336) : (i32, i32) -> i32
        %352 = "arith.minui"(%333, %336) : (i32, i32) -> i32
        %353 = "arith.maxui"(%339, %342) : (i32, i32) -> i32
        %354 = "arith.minui"(%339, %342) : (i32, i32) -> i32
        %355 = "arith.maxui"(%345, %348) : (i32, i32) -> i32
        %356 = "arith.minui"(%345, %348) : (i32, i32) -> i32
        %357 = "arith.maxui"(%349, %351) : (i32, i32) -> i32
        %358 = "arith.minui"(%349, %351) : (i32, i32) -> i32
        %359 = "arith.maxui"(%350, %352) : (i32, i32) -> i32
        %360 = "arith.minui"(%350, %352) : (i32, i32) -> i32
        %361 = "arith.maxui"(%353, %355) : (i32, i32) -> i32
        %362 = "arith.minui"(%353, %355) : (i32, i32) -> i32
        %363 = "arith.maxui"(%354, %356) : (i32, i32) -> i32
        %364 = "arith.minui"(%354, %356) : (i32, i32) -> i32
        %365 = "arith.maxui"(%359, %358) : (i32, i32) -> i32
        %366 = "arith.minui"(%359, %358) : (i32, i32) -> i32
        %367 = "arith.maxui"(%363, %362) : (i32, i32) -> i32
        %368 = "arith.minui"(%363, %362) : (i32, i32) -> i32
        %369 = "arith.maxui"(%357, %361) : (i32, i32) -> i32
        %370 = "arith.minui"(%357, %361) : (i32, i32) -> i32
        %371 = "arith.maxui"(%365, %367) : (i32, i32) -> i32
        %372 = "arith.minui"(%365, %367) : (i32, i32) -> i32
        %373 = "arith.maxui"(%366, %368) : (i32, i32) -> i32
        %374 = "arith.minui"(%366, %368) : (i32, i32) -> i32
        %375 = "arith.maxui"(%360, %364) : (i32, i32) -> i32
        %376 = "arith.minui"(%360, %364) : (i32, i32) -> i32
        %377 = "arith.maxui"(%373, %370) : (i32, i32) -> i32
        %378 = "arith.minui"(%373, %370) : (i32, i32) -> i32
        %379 = "arith.maxui"(%375, %372) : (i32, i32) -> i32
        %380 = "arith.minui"(%375, %372) : (i32, i32) -> i32
        %381 = "arith.maxui"(%371, %377) : (i32, i32) -> i32
        %382 = "arith.minui"(%371, %377) : (i32, i32) -> i32
        %383 = "arith.maxui"(%379, %378) : (i32, i32) -> i32
        %384 = "arith.minui"(%379, %378) : (i32, i32) -> i32
        %385 = "arith.maxui"(%380, %374) : (i32, i32) -> i32
        %386 = "arith.minui"(%380, %374) : (i32, i32) -> i32
        %387 = "arith.maxui"(%252, %376) : (i32, i32) -> i32
        %388 = "arith.maxui"(%264, %386) : (i32, i32) -> i32
        %389 = "arith.maxui"(%265, %385) : (i32, i32) -> i32
        %390 = "arith.maxui"(%266, %384) : (i32, i32) -> i32
        %391 = "arith.maxui"(%267, %383) : (i32, i32) -> i32
        %392 = "arith.maxui"(%268, %382) : (i32, i32) -> i32
        %393 = "arith.maxui"(%269, %381) : (i32, i32) -> i32
        %394 = "arith.maxui"(%259, %369) : (i32, i32) -> i32
        %395 = "arith.maxui"(%387, %391) : (i32, i32) -> i32
        %396 = "arith.minui"(%387, %391) : (i32, i32) -> i32
        %397 = "arith.maxui"(%388, %392) : (i32, i32) -> i32
        %398 = "arith.minui"(%388, %392) : (i32, i32) -> i32
        %399 = "arith.maxui"(%389, %393) : (i32, i32) -> i32
        %400 = "arith.minui"(%389, %393) : (i32, i32) -> i32
        %401 = "arith.maxui"(%390, %394) : (i32, i32) -> i32
        %402 = "arith.minui"(%390, %394) : (i32, i32) -> i32
        %403 = "arith.maxui"(%395, %399) : (i32, i32) -> i32
        %404 = "arith.minui"(%395, %399) : (i32, i32) -> i32
        %405 = "arith.maxui"(%397, %401) : (i32, i32) -> i32
        %406 = "arith.minui"(%397, %401) : (i32, i32) -> i32
        %407 = "arith.maxui"(%396, %400) : (i32, i32) -> i32
        %408 = "arith.minui"(%396, %400) : (i32, i32) -> i32
        %409 = "arith.maxui"(%398, %402) : (i32, i32) -> i32
        %410 = "arith.minui"(%398, %402) : (i32, i32) -> i32
        %411 = "arith.maxui"(%403, %405) : (i32, i32) -> i32
        %412 = "arith.minui"(%403, %405) : (i32, i32) -> i32
        %413 = "arith.maxui"(%404, %406) : (i32, i32) -> i32
        %414 = "arith.minui"(%404, %406) : (i32, i32) -> i32
        %415 = "arith.maxui"(%407, %409) : (i32, i32) -> i32
        %416 = "arith.minui"(%407, %409) : (i32, i32) -> i32
        %417 = "arith.maxui"(%408, %410) : (i32, i32) -> i32
        %418 = "arith.minui"(%408, %410) : (i32, i32) -> i32
        %419 = "arith.constant"() {value = -1 : i32} : () -> i32
        %420 = "nvvm.shfl.sync"(%419, %411, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %421 = "nvvm.shfl.sync"(%419, %412, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %422 = "nvvm.shfl.sync"(%419, %413, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %423 = "nvvm.shfl.sync"(%419, %414, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %424 = "nvvm.shfl.sync"(%419, %415, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %425 = "nvvm.shfl.sync"(%419, %416, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %426 = "nvvm.shfl.sync"(%419, %417, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %427 = "nvvm.shfl.sync"(%419, %418, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %428 = "arith.maxui"(%411, %427) : (i32, i32) -> i32
        %429 = "arith.maxui"(%412, %426) : (i32, i32) -> i32
        %430 = "arith.maxui"(%413, %425) : (i32, i32) -> i32
        %431 = "arith.maxui"(%414, %424) : (i32, i32) -> i32
        %432 = "arith.maxui"(%415, %423) : (i32, i32) -> i32
        %433 = "arith.maxui"(%416, %422) : (i32, i32) -> i32
        %434 = "arith.maxui"(%417, %421) : (i32, i32) -> i32
        %435 = "arith.maxui"(%418, %420) : (i32, i32) -> i32
        %436 = "arith.maxui"(%428, %432) : (i32, i32) -> i32
        %437 = "arith.minui"(%428, %432) : (i32, i32) -> i32
        %438 = "arith.maxui"(%429, %433) : (i32, i32) -> i32
        %439 = "arith.minui"(%429, %433) : (i32, i32) -> i32
        %440 = "arith.maxui"(%430, %434) : (i32, i32) -> i32
        %441 = "arith.minui"(%430, %434) : (i32, i32) -> i32
        %442 = "arith.maxui"(%431, %435) : (i32, i32) -> i32
        %443 = "arith.minui"(%431, %435) : (i32, i32) -> i32
        %444 = "arith.maxui"(%436, %440) : (i32, i32) -> i32
        %445 = "arith.minui"(%436, %440) : (i32, i32) -> i32
        %446 = "arith.maxui"(%438, %442) : (i32, i32) -> i32
        %447 = "arith.minui"(%438, %442) : (i32, i32) -> i32
        %448 = "arith.maxui"(%437, %441) : (i32, i32) -> i32
        %449 = "arith.minui"(%437, %441) : (i32, i32) -> i32
        %450 = "arith.maxui"(%439, %443) : (i32, i32) -> i32
        %451 = "arith.minui"(%439, %443) : (i32, i32) -> i32
        %452 = "arith.maxui"(%444, %446) : (i32, i32) -> i32
        %453 = "arith.minui"(%444, %446) : (i32, i32) -> i32
        %454 = "arith.maxui"(%445, %447) : (i32, i32) -> i32
        %455 = "arith.minui"(%445, %447) : (i32, i32) -> i32
        %456 = "arith.maxui"(%448, %450) : (i32, i32) -> i32
        %457 = "arith.minui"(%448, %450) : (i32, i32) -> i32
        %458 = "arith.maxui"(%449, %451) : (i32, i32) -> i32
        %459 = "arith.minui"(%449, %451) : (i32, i32) -> i32
        %460 = "nvvm.shfl.sync"(%419, %452, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %461 = "nvvm.shfl.sync"(%419, %453, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %462 = "nvvm.shfl.sync"(%419, %454, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %463 = "nvvm.shfl.sync"(%419, %455, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %464 = "nvvm.shfl.sync"(%419, %456, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %465 = "nvvm.shfl.sync"(%419, %457, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %466 = "nvvm.shfl.sync"(%419, %458, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %467 = "nvvm.shfl.sync"(%419, %459, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %468 = "arith.maxui"(%452, %467) : (i32, i32) -> i32
        %469 = "arith.maxui"(%453, %466) : (i32, i32) -> i32
        %470 = "arith.maxui"(%454, %465) : (i32, i32) -> i32
        %471 = "arith.maxui"(%455, %464) : (i32, i32) -> i32
        %472 = "arith.maxui"(%456, %463) : (i32, i32) -> i32
        %473 = "arith.maxui"(%457, %462) : (i32, i32) -> i32
        %474 = "arith.maxui"(%458, %461) : (i32, i32) -> i32
        %475 = "arith.maxui"(%459, %460) : (i32, i32) -> i32
        %476 = "arith.maxui"(%468, %472) : (i32, i32) -> i32
        %477 = "arith.minui"(%468, %472) : (i32, i32) -> i32
        %478 = "arith.maxui"(%469, %473) : (i32, i32) -> i32
        %479 = "arith.minui"(%469, %473) : (i32, i32) -> i32
        %480 = "arith.maxui"(%470, %474) : (i32, i32) -> i32
        %481 = "arith.minui"(%470, %474) : (i32, i32) -> i32
        %482 = "arith.maxui"(%471, %475) : (i32, i32) -> i32
        %483 = "arith.minui"(%471, %475) : (i32, i32) -> i32
        %484 = "arith.maxui"(%476, %480) : (i32, i32) -> i32
        %485 = "arith.minui"(%476, %480) : (i32, i32) -> i32
        %486 = "arith.maxui"(%478, %482) : (i32, i32) -> i32
        %487 = "arith.minui"(%478, %482) : (i32, i32) -> i32
        %488 = "arith.maxui"(%477, %481) : (i32, i32) -> i32
        %489 = "arith.minui"(%477, %481) : (i32, i32) -> i32
        %490 = "arith.maxui"(%479, %483) : (i32, i32) -> i32
        %491 = "arith.minui"(%479, %483) : (i32, i32) -> i32
        %492 = "arith.maxui"(%484, %486) : (i32, i32) -> i32
        %493 = "arith.minui"(%484, %486) : (i32, i32) -> i32
        %494 = "arith.maxui"(%485, %487) : (i32, i32) -> i32
        %495 = "arith.minui"(%485, %487) : (i32, i32) -> i32
        %496 = "arith.maxui"(%488, %490) : (i32, i32) -> i32
        %497 = "arith.minui"(%488, %490) : (i32, i32) -> i32
        %498 = "arith.maxui"(%489, %491) : (i32, i32) -> i32
        %499 = "arith.minui"(%489, %491) : (i32, i32) -> i32
        %500 = "arith.andi"(%492, %143) : (i32, i32) -> i32
        %501 = "arith.subi"(%500, %157) : (i32, i32) -> i32
        %502 = "arith.shrsi"(%501, %151) : (i32, i32) -> i32
        %503 = "arith.xori"(%501, %502) : (i32, i32) -> i32
        %504 = "arith.subi"(%503, %502) : (i32, i32) -> i32
        %505 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
        %506 = "arith.andi"(%502, %505) : (i32, i32) -> i32
        %507 = "arith.ori"(%504, %506) : (i32, i32) -> i32
        %508 = "arith.cmpi"(%500, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %509 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
        %510 = "arith.select"(%508, %509, %507) : (i1, i32, i32) -> i32
        %511 = "arith.shrui"(%510, %141) : (i32, i32) -> i32
        %512 = "arith.trunci"(%511) : (i32) -> i16
        %513 = "arith.bitcast"(%512) : (i16) -> bf16
        %514 = "arith.extf"(%513) : (bf16) -> f32
        %515 = "arith.cmpi"(%19, %25) {predicate = 0 : i64} : (i32, i32) -> i1
        %516 = "arith.select"(%515, %493, %492) : (i1, i32, i32) -> i32
        %517 = "arith.cmpi"(%19, %209) {predicate = 0 : i64} : (i32, i32) -> i1
        %518 = "arith.select"(%517, %494, %516) : (i1, i32, i32) -> i32
        %519 = "arith.cmpi"(%19, %213) {predicate = 0 : i64} : (i32, i32) -> i1
        %520 = "arith.select"(%519, %495, %518) : (i1, i32, i32) -> i32
        %521 = "arith.andi"(%520, %143) : (i32, i32) -> i32
        %522 = "arith.subi"(%521, %157) : (i32, i32) -> i32
        %523 = "arith.shrsi"(%522, %151) : (i32, i32) -> i32
        %524 = "arith.xori"(%522, %523) : (i32, i32) -> i32
        %525 = "arith.subi"(%524, %523) : (i32, i32) -> i32
        %526 = "arith.andi"(%523, %505) : (i32, i32) -> i32
        %527 = "arith.ori"(%525, %526) : (i32, i32) -> i32
        %528 = "arith.cmpi"(%521, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %529 = "arith.select"(%528, %509, %527) : (i1, i32, i32) -> i32
        %530 = "arith.shrui"(%529, %141) : (i32, i32) -> i32
        %531 = "arith.trunci"(%530) : (i32) -> i16
        %532 = "arith.bitcast"(%531) : (i16) -> bf16
        %533 = "arith.andi"(%520, %203) : (i32, i32) -> i32
        %534 = "arith.subi"(%203, %533) : (i32, i32) -> i32
        %535 = "arith.cmpi"(%19, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %536 = "arith.cmpi"(%19, %86) {predicate = 2 : i64} : (i32, i32) -> i1
        %537 = "arith.andi"(%535, %536) : (i1, i1) -> i1
        %538 = "arith.extf"(%532) : (bf16) -> f32
        %539 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %540 = "arith.cmpf"(%514, %539) {predicate = 1 : i64} : (f32, f32) -> i1
        %541 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %542 = "arith.mulf"(%514, %541) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %543 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %544 = "arith.select"(%540, %543, %542) : (i1, f32, f32) -> f32
        %545 = "arith.negf"(%544) : (f32) -> f32
        %546 = "llvm.intr.fma"(%538, %541, %545) : (f32, f32, f32) -> f32
        %547 = "llvm.call_intrinsic"(%546) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %548 = "arith.select"(%537, %547, %543) : (i1, f32, f32) -> f32
        %549 = "arith.addf"(%543, %548) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %550 = "arith.select"(%515, %497, %496) : (i1, i32, i32) -> i32
        %551 = "arith.select"(%517, %498, %550) : (i1, i32, i32) -> i32
        %552 = "arith.select"(%519, %499, %551) : (i1, i32, i32) -> i32
        %553 = "arith.andi"(%552, %143) : (i32, i32) -> i32
        %554 = "arith.subi"(%553, %157) : (i32, i32) -> i32
        %555 = "arith.shrsi"(%554, %151) : (i32, i32) -> i32
        %556 = "arith.xori"(%554, %555) : (i32, i32) -> i32
        %557 = "arith.subi"(%556, %555) : (i32, i32) -> i32
        %558 = "arith.andi"(%555, %505) : (i32, i32) -> i32
        %559 = "arith.ori"(%557, %558) : (i32, i32) -> i32
        %560 = "arith.cmpi"(%553, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %561 = "arith.select"(%560, %509, %559) : (i1, i32, i32) -> i32
        %562 = "arith.shrui"(%561, %141) : (i32, i32) -> i32
        %563 = "arith.trunci"(%562) : (i32) -> i16
        %564 = "arith.bitcast"(%563) : (i16) -> bf16
        %565 = "arith.andi"(%552, %203) : (i32, i32) -> i32
        %566 = "arith.subi"(%203, %565) : (i32, i32) -> i32
        %567 = "arith.cmpi"(%67, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %568 = "arith.andi"(%567, %536) : (i1, i1) -> i1
        %569 = "arith.extf"(%564) : (bf16) -> f32
        %570 = "llvm.intr.fma"(%569, %541, %545) : (f32, f32, f32) -> f32
        %571 = "llvm.call_intrinsic"(%570) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %572 = "arith.select"(%568, %571, %543) : (i1, f32, f32) -> f32
        %573 = "arith.addf"(%549, %572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %574 = "nvvm.shfl.sync"(%419, %573, %209, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %575 = "arith.addf"(%573, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %576 = "nvvm.shfl.sync"(%419, %575, %25, %151) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %577 = "arith.addf"(%575, %576) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %578 = "arith.andi"(%537, %85) : (i1, i1) -> i1
        "scf.if"(%578) ({
          %579 = "arith.cmpi"(%66, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %580 = "arith.select"(%579, %534, %419) : (i1, i32, i32) -> i32
          %581 = "arith.extsi"(%19) : (i32) -> i64
          %582 = "arith.muli"(%91, %9) : (i64, i64) -> i64
          %583 = "arith.addi"(%582, %581) : (i64, i64) -> i64
          %584 = "llvm.getelementptr"(%8, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%580, %584) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %585 = "arith.divf"(%548, %577) : (f32, f32) -> f32
          %586 = "arith.select"(%579, %585, %543) : (i1, f32, f32) -> f32
          %587 = "arith.muli"(%91, %7) : (i64, i64) -> i64
          %588 = "arith.addi"(%587, %581) : (i64, i64) -> i64
          %589 = "llvm.getelementptr"(%5, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%586, %589) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%579) ({
            %590 = "llvm.getelementptr"(%20, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t591_s0 = "llvm.ptrtoint"(%590) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t591_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %592 = "arith.andi"(%568, %85) : (i1, i1) -> i1
        "scf.if"(%592) ({
          %593 = "arith.cmpi"(%66, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %594 = "arith.select"(%593, %566, %419) : (i1, i32, i32) -> i32
          %595 = "arith.extsi"(%67) : (i32) -> i64
          %596 = "arith.muli"(%91, %9) : (i64, i64) -> i64
          %597 = "arith.addi"(%596, %595) : (i64, i64) -> i64
          %598 = "llvm.getelementptr"(%8, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%594, %598) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %599 = "arith.divf"(%572, %577) : (f32, f32) -> f32
          %600 = "arith.select"(%593, %599, %543) : (i1, f32, f32) -> f32
          %601 = "arith.muli"(%91, %7) : (i64, i64) -> i64
          %602 = "arith.addi"(%601, %595) : (i64, i64) -> i64
          %603 = "llvm.getelementptr"(%5, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%600, %603) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%593) ({
            %604 = "llvm.getelementptr"(%20, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t605_s0 = "llvm.ptrtoint"(%604) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t605_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%99, %100, %101, %102, %124, %125, %126, %127) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %2, %21) ({
      ^bb0(%606: i32):
        %607 = "llvm.getelementptr"(%20, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %608 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %609 = "arith.extsi"(%15) : (i32) -> i64
        %610 = "arith.extsi"(%606) : (i32) -> i64
        %611 = "arith.extsi"(%2) : (i32) -> i64
        %612 = "arith.muli"(%609, %611) : (i64, i64) -> i64
        %613 = "arith.addi"(%612, %610) : (i64, i64) -> i64
        %614 = "llvm.getelementptr"(%10, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%608, %614) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "choose_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 768, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.constant"() {value = 32 : i32} : () -> i32
      %19 = "arith.divui"(%12, %18) : (i32, i32) -> i32
      %20 = "arith.remui"(%12, %18) : (i32, i32) -> i32
      %21 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %22 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %23 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 67584>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "scf.for"(%20, %6, %18) ({
      ^bb0(%25: i32):
        %26 = "arith.constant"() {value = 0 : i32} : () -> i32
        %27 = "arith.constant"() {value = 512 : i32} : () -> i32
        %28 = "arith.muli"(%19, %27) : (i32, i32) -> i32
        %29 = "arith.addi"(%25, %28) : (i32, i32) -> i32
        %30 = "llvm.getelementptr"(%21, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%26, %30) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %31 = "llvm.getelementptr"(%22, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%26, %31) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %32 = "arith.constant"() {value = 31 : i32} : () -> i32
      %33 = "arith.constant"() {value = 5 : i32} : () -> i32
      %34 = "arith.constant"() {value = 0 : i32} : () -> i32
      %35 = "arith.constant"() {value = 1 : i32} : () -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %36 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%36) : (i32) -> ()
      %37 = "arith.constant"() {value = 191 : i32} : () -> i32
      %38 = "arith.addi"(%1, %37) : (i32, i32) -> i32
      %39 = "arith.constant"() {value = 192 : i32} : () -> i32
      %40 = "arith.divui"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 131 : i32} : () -> i32
      %42 = "arith.addi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.constant"() {value = 132 : i32} : () -> i32
      %44 = "arith.divui"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.maxsi"(%44, %35) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %39) : (i32, i32) -> i32
      %47 = "arith.muli"(%15, %46) : (i32, i32) -> i32
      %48 = "arith.addi"(%15, %35) : (i32, i32) -> i32
      %49 = "arith.muli"(%48, %46) : (i32, i32) -> i32
      %50 = "arith.minsi"(%49, %1) : (i32, i32) -> i32
      %51 = "arith.subi"(%50, %47) : (i32, i32) -> i32
      %52 = "arith.constant"() {value = 511 : i32} : () -> i32
      %53 = "arith.addi"(%51, %52) : (i32, i32) -> i32
      %54 = "arith.constant"() {value = 9 : i32} : () -> i32
      %55 = "arith.shrsi"(%53, %54) : (i32, i32) -> i32
      %56 = "arith.muli"(%55, %18) : (i32, i32) -> i32
      %57 = "arith.muli"(%19, %56) : (i32, i32) -> i32
      %58 = "arith.addi"(%47, %57) : (i32, i32) -> i32
      %59 = "arith.addi"(%58, %56) : (i32, i32) -> i32
      %60 = "arith.minsi"(%59, %50) : (i32, i32) -> i32
      "scf.for"(%58, %60, %18) ({
      ^bb0(%61: i32):
        %62 = "arith.addi"(%61, %20) : (i32, i32) -> i32
        %63 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %64 = "vector.extract"(%63) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %65 = "vector.extract"(%63) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %66 = "vector.extract"(%63) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %67 = "vector.extract"(%63) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %68 = "vector.extract"(%63) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %69 = "vector.extract"(%63) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %70 = "vector.extract"(%63) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %71 = "vector.extract"(%63) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %72 = "arith.cmpi"(%62, %60) {predicate = 2 : i64} : (i32, i32) -> i1
        %73 = "arith.cmpi"(%2, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %74 = "arith.andi"(%72, %73) : (i1, i1) -> i1
        %75 = "scf.if"(%74) ({
          %76 = "arith.extsi"(%62) : (i32) -> i64
          %77 = "arith.muli"(%76, %3) : (i64, i64) -> i64
          %78 = "llvm.getelementptr"(%0, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %79 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%79) : (i32) -> ()
        }, {
          "scf.yield"(%64) : (i32) -> ()
        }) : (i1) -> i32
        %80 = "arith.cmpi"(%2, %35) {predicate = 4 : i64} : (i32, i32) -> i1
        %81 = "arith.andi"(%72, %80) : (i1, i1) -> i1
        %82 = "scf.if"(%81) ({
          %83 = "arith.extsi"(%62) : (i32) -> i64
          %84 = "arith.muli"(%83, %3) : (i64, i64) -> i64
          %85 = "arith.constant"() {value = 1 : i64} : () -> i64
          %86 = "arith.addi"(%84, %85) : (i64, i64) -> i64
          %87 = "llvm.getelementptr"(%0, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %88 = "llvm.load"(%87) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%88) : (i32) -> ()
        }, {
          "scf.yield"(%65) : (i32) -> ()
        }) : (i1) -> i32
        %89 = "arith.constant"() {value = 2 : i32} : () -> i32
        %90 = "arith.cmpi"(%2, %89) {predicate = 4 : i64} : (i32, i32) -> i1
        %91 = "arith.andi"(%72, %90) : (i1, i1) -> i1
        %92 = "scf.if"(%91) ({
          %93 = "arith.extsi"(%62) : (i32) -> i64
          %94 = "arith.muli"(%93, %3) : (i64, i64) -> i64
          %95 = "arith.constant"() {value = 2 : i64} : () -> i64
          %96 = "arith.addi"(%94, %95) : (i64, i64) -> i64
          %97 = "llvm.getelementptr"(%0, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %98 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%98) : (i32) -> ()
        }, {
          "scf.yield"(%66) : (i32) -> ()
        }) : (i1) -> i32
        %99 = "arith.constant"() {value = 3 : i32} : () -> i32
        %100 = "arith.cmpi"(%2, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %101 = "arith.andi"(%72, %100) : (i1, i1) -> i1
        %102 = "scf.if"(%101) ({
          %103 = "arith.extsi"(%62) : (i32) -> i64
          %104 = "arith.muli"(%103, %3) : (i64, i64) -> i64
          %105 = "arith.constant"() {value = 3 : i64} : () -> i64
          %106 = "arith.addi"(%104, %105) : (i64, i64) -> i64
          %107 = "llvm.getelementptr"(%0, %106) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %108 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%108) : (i32) -> ()
        }, {
          "scf.yield"(%67) : (i32) -> ()
        }) : (i1) -> i32
        %109 = "arith.constant"() {value = 4 : i32} : () -> i32
        %110 = "arith.cmpi"(%2, %109) {predicate = 4 : i64} : (i32, i32) -> i1
        %111 = "arith.andi"(%72, %110) : (i1, i1) -> i1
        %112 = "scf.if"(%111) ({
          %113 = "arith.extsi"(%62) : (i32) -> i64
          %114 = "arith.muli"(%113, %3) : (i64, i64) -> i64
          %115 = "arith.constant"() {value = 4 : i64} : () -> i64
          %116 = "arith.addi"(%114, %115) : (i64, i64) -> i64
          %117 = "llvm.getelementptr"(%0, %116) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %118 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%118) : (i32) -> ()
        }, {
          "scf.yield"(%68) : (i32) -> ()
        }) : (i1) -> i32
        %119 = "arith.cmpi"(%2, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        %120 = "arith.andi"(%72, %119) : (i1, i1) -> i1
        %121 = "scf.if"(%120) ({
          %122 = "arith.extsi"(%62) : (i32) -> i64
          %123 = "arith.muli"(%122, %3) : (i64, i64) -> i64
          %124 = "arith.constant"() {value = 5 : i64} : () -> i64
          %125 = "arith.addi"(%123, %124) : (i64, i64) -> i64
          %126 = "llvm.getelementptr"(%0, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %127 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%127) : (i32) -> ()
        }, {
          "scf.yield"(%69) : (i32) -> ()
        }) : (i1) -> i32
        %128 = "arith.constant"() {value = 6 : i32} : () -> i32
        %129 = "arith.cmpi"(%2, %128) {predicate = 4 : i64} : (i32, i32) -> i1
        %130 = "arith.andi"(%72, %129) : (i1, i1) -> i1
        %131 = "scf.if"(%130) ({
          %132 = "arith.extsi"(%62) : (i32) -> i64
          %133 = "arith.muli"(%132, %3) : (i64, i64) -> i64
          %134 = "arith.constant"() {value = 6 : i64} : () -> i64
          %135 = "arith.addi"(%133, %134) : (i64, i64) -> i64
          %136 = "llvm.getelementptr"(%0, %135) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %137 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%137) : (i32) -> ()
        }, {
          "scf.yield"(%70) : (i32) -> ()
        }) : (i1) -> i32
        %138 = "arith.constant"() {value = 7 : i32} : () -> i32
        %139 = "arith.cmpi"(%2, %138) {predicate = 4 : i64} : (i32, i32) -> i1
        %140 = "arith.andi"(%72, %139) : (i1, i1) -> i1
        %141 = "scf.if"(%140) ({
          %142 = "arith.extsi"(%62) : (i32) -> i64
          %143 = "arith.muli"(%142, %3) : (i64, i64) -> i64
          %144 = "arith.constant"() {value = 7 : i64} : () -> i64
          %145 = "arith.addi"(%143, %144) : (i64, i64) -> i64
          %146 = "llvm.getelementptr"(%0, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %147 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%147) : (i32) -> ()
        }, {
          "scf.yield"(%71) : (i32) -> ()
        }) : (i1) -> i32
        %148 = "arith.cmpi"(%75, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%148) ({
          %149 = "arith.constant"() {value = 512 : i32} : () -> i32
          %150 = "arith.muli"(%19, %149) : (i32, i32) -> i32
          %151 = "arith.addi"(%75, %150) : (i32, i32) -> i32
          %152 = "llvm.getelementptr"(%21, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %154 = "arith.cmpi"(%82, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%154) ({
          %155 = "arith.constant"() {value = 512 : i32} : () -> i32
          %156 = "arith.muli"(%19, %155) : (i32, i32) -> i32
          %157 = "arith.addi"(%82, %156) : (i32, i32) -> i32
          %158 = "llvm.getelementptr"(%21, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %160 = "arith.cmpi"(%92, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%160) ({
          %161 = "arith.constant"() {value = 512 : i32} : () -> i32
          %162 = "arith.muli"(%19, %161) : (i32, i32) -> i32
          %163 = "arith.addi"(%92, %162) : (i32, i32) -> i32
          %164 = "llvm.getelementptr"(%21, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t165_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %166 = "arith.cmpi"(%102, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%166) ({
          %167 = "arith.constant"() {value = 512 : i32} : () -> i32
          %168 = "arith.muli"(%19, %167) : (i32, i32) -> i32
          %169 = "arith.addi"(%102, %168) : (i32, i32) -> i32
          %170 = "llvm.getelementptr"(%21, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %172 = "arith.cmpi"(%112, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%172) ({
          %173 = "arith.constant"() {value = 512 : i32} : () -> i32
          %174 = "arith.muli"(%19, %173) : (i32, i32) -> i32
          %175 = "arith.addi"(%112, %174) : (i32, i32) -> i32
          %176 = "llvm.getelementptr"(%21, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t177_s0 = "llvm.ptrtoint"(%176) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t177_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %178 = "arith.cmpi"(%121, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%178) ({
          %179 = "arith.constant"() {value = 512 : i32} : () -> i32
          %180 = "arith.muli"(%19, %179) : (i32, i32) -> i32
          %181 = "arith.addi"(%121, %180) : (i32, i32) -> i32
          %182 = "llvm.getelementptr"(%21, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t183_s0 = "llvm.ptrtoint"(%182) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t183_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %184 = "arith.cmpi"(%131, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%184) ({
          %185 = "arith.constant"() {value = 512 : i32} : () -> i32
          %186 = "arith.muli"(%19, %185) : (i32, i32) -> i32
          %187 = "arith.addi"(%131, %186) : (i32, i32) -> i32
          %188 = "llvm.getelementptr"(%21, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t189_s0 = "llvm.ptrtoint"(%188) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t189_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %190 = "arith.cmpi"(%141, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%190) ({
          %191 = "arith.constant"() {value = 512 : i32} : () -> i32
          %192 = "arith.muli"(%19, %191) : (i32, i32) -> i32
          %193 = "arith.addi"(%141, %192) : (i32, i32) -> i32
          %194 = "llvm.getelementptr"(%21, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t195_s0 = "llvm.ptrtoint"(%194) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t195_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %196 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %199 = "arith.constant"() {value = 512 : i32} : () -> i32
      "scf.for"(%196, %6, %199) ({
      ^bb0(%200: i32):
        %201 = "llvm.getelementptr"(%23, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%34, %201) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %202 = "llvm.getelementptr"(%24, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%34, %202) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %203 = "arith.divui"(%199, %6) : (i32, i32) -> i32
      %204 = "arith.muli"(%203, %6) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%196, %204) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%205) ({
        %206 = "arith.remui"(%196, %6) : (i32, i32) -> i32
        %207 = "arith.divui"(%196, %6) : (i32, i32) -> i32
        %208 = "arith.cmpi"(%203, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %209 = "arith.subi"(%5, %207) : (i32, i32) -> i32
        %210 = "arith.subi"(%207, %5) : (i32, i32) -> i32
        %211 = "arith.select"(%208, %209, %210) : (i1, i32, i32) -> i32
        %212 = "arith.subi"(%34, %203) : (i32, i32) -> i32
        %213 = "arith.select"(%208, %203, %212) : (i1, i32, i32) -> i32
        %214 = "arith.addi"(%211, %213) : (i32, i32) -> i32
        %215 = "arith.subi"(%214, %35) : (i32, i32) -> i32
        %216 = "arith.remsi"(%215, %213) : (i32, i32) -> i32
        %217 = "arith.xori"(%216, %213) : (i32, i32) -> i32
        %218 = "arith.cmpi"(%217, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %219 = "arith.cmpi"(%216, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %220 = "arith.andi"(%218, %219) : (i1, i1) -> i1
        %221 = "arith.divsi"(%215, %213) : (i32, i32) -> i32
        %222 = "arith.extsi"(%220) : (i1) -> i32
        %223 = "arith.addi"(%221, %222) : (i32, i32) -> i32
        %224 = "arith.maxsi"(%34, %223) : (i32, i32) -> i32
        %225, %226 = "scf.for"(%34, %224, %35, %34, %34) ({
        ^bb0(%227: i32, %228: i32, %229: i32):
          %230 = "arith.muli"(%227, %203) : (i32, i32) -> i32
          %231 = "arith.addi"(%207, %230) : (i32, i32) -> i32
          %232 = "arith.extsi"(%231) : (i32) -> i64
          %233 = "arith.extsi"(%206) : (i32) -> i64
          %234 = "arith.extsi"(%6) : (i32) -> i64
          %235 = "arith.muli"(%232, %234) : (i64, i64) -> i64
          %236 = "arith.addi"(%235, %233) : (i64, i64) -> i64
          %237 = "llvm.getelementptr"(%4, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %238 = "llvm.load"(%237) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %239 = "arith.addi"(%228, %238) : (i32, i32) -> i32
          %240 = "arith.cmpi"(%231, %15) {predicate = 2 : i64} : (i32, i32) -> i1
          %241 = "arith.select"(%240, %238, %34) : (i1, i32, i32) -> i32
          %242 = "arith.addi"(%229, %241) : (i32, i32) -> i32
          "scf.yield"(%239, %242) : (i32, i32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, i32, i32) -> (i32, i32)
        %243 = "llvm.getelementptr"(%24, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t244_s0 = "llvm.ptrtoint"(%243) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t244_s0, %225) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %245 = "llvm.getelementptr"(%23, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t246_s0 = "llvm.ptrtoint"(%245) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t246_s0, %226) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %247 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %249 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %250 = "arith.cmpi"(%247, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%250) ({
        %251 = "scf.for"(%34, %6, %18, %34) ({
        ^bb0(%252: i32, %253: i32):
          %254 = "arith.addi"(%252, %247) : (i32, i32) -> i32
          %255 = "arith.cmpi"(%254, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %256 = "scf.if"(%255) ({
            %257 = "llvm.getelementptr"(%24, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%258) : (i32) -> ()
          }, {
            "scf.yield"(%34) : (i32) -> ()
          }) : (i1) -> i32
          %259 = "nvvm.shfl.sync"(%36, %256, %35, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %260 = "arith.cmpi"(%247, %35) {predicate = 5 : i64} : (i32, i32) -> i1
          %261 = "arith.select"(%260, %259, %34) : (i1, i32, i32) -> i32
          %262 = "arith.addi"(%256, %261) : (i32, i32) -> i32
          %263 = "arith.constant"() {value = 2 : i32} : () -> i32
          %264 = "nvvm.shfl.sync"(%36, %262, %263, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %265 = "arith.cmpi"(%247, %263) {predicate = 5 : i64} : (i32, i32) -> i1
          %266 = "arith.select"(%265, %264, %34) : (i1, i32, i32) -> i32
          %267 = "arith.addi"(%262, %266) : (i32, i32) -> i32
          %268 = "arith.constant"() {value = 4 : i32} : () -> i32
          %269 = "nvvm.shfl.sync"(%36, %267, %268, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %270 = "arith.cmpi"(%247, %268) {predicate = 5 : i64} : (i32, i32) -> i1
          %271 = "arith.select"(%270, %269, %34) : (i1, i32, i32) -> i32
          %272 = "arith.addi"(%267, %271) : (i32, i32) -> i32
          %273 = "arith.constant"() {value = 8 : i32} : () -> i32
          %274 = "nvvm.shfl.sync"(%36, %272, %273, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %275 = "arith.cmpi"(%247, %273) {predicate = 5 : i64} : (i32, i32) -> i1
          %276 = "arith.select"(%275, %274, %34) : (i1, i32, i32) -> i32
          %277 = "arith.addi"(%272, %276) : (i32, i32) -> i32
          %278 = "arith.constant"() {value = 16 : i32} : () -> i32
          %279 = "nvvm.shfl.sync"(%36, %277, %278, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %280 = "arith.cmpi"(%247, %278) {predicate = 5 : i64} : (i32, i32) -> i1
          %281 = "arith.select"(%280, %279, %34) : (i1, i32, i32) -> i32
          %282 = "arith.addi"(%277, %281) : (i32, i32) -> i32
          %283 = "arith.addi"(%282, %253) : (i32, i32) -> i32
          "scf.if"(%255) ({
            %284 = "llvm.getelementptr"(%24, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%283, %284) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %285 = "nvvm.shfl.sync"(%36, %283, %32, %32) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%285) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %6, %199) ({
      ^bb0(%286: i32):
        %287 = "arith.cmpi"(%15, %34) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%287) ({
          %288 = "llvm.getelementptr"(%24, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %289 = "llvm.load"(%288) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %290 = "arith.extsi"(%286) : (i32) -> i64
          %291 = "llvm.getelementptr"(%11, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%289, %291) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %292 = "llvm.getelementptr"(%23, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %293 = "llvm.load"(%292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %294 = "arith.cmpi"(%286, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %295 = "scf.if"(%294) ({
          %296 = "arith.subi"(%286, %35) : (i32, i32) -> i32
          %297 = "llvm.getelementptr"(%24, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %299 = "arith.addi"(%293, %298) : (i32, i32) -> i32
          "scf.yield"(%299) : (i32) -> ()
        }, {
          "scf.yield"(%293) : (i32) -> ()
        }) : (i1) -> i32
        %300 = "llvm.getelementptr"(%21, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %301 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%295, %300) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %302 = "arith.addi"(%295, %301) : (i32, i32) -> i32
        %303 = "arith.addi"(%286, %199) : (i32, i32) -> i32
        %304 = "llvm.getelementptr"(%21, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %305 = "llvm.load"(%304) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%302, %304) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %306 = "arith.addi"(%302, %305) : (i32, i32) -> i32
        %307 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %308 = "arith.addi"(%286, %307) : (i32, i32) -> i32
        %309 = "llvm.getelementptr"(%21, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%306, %309) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %311 = "arith.addi"(%306, %310) : (i32, i32) -> i32
        %312 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %313 = "arith.addi"(%286, %312) : (i32, i32) -> i32
        %314 = "llvm.getelementptr"(%21, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %315 = "llvm.load"(%314) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%311, %314) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %316 = "arith.addi"(%311, %315) : (i32, i32) -> i32
        %317 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %318 = "arith.addi"(%286, %317) : (i32, i32) -> i32
        %319 = "llvm.getelementptr"(%21, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%316, %319) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %321 = "arith.addi"(%316, %320) : (i32, i32) -> i32
        %322 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %323 = "arith.addi"(%286, %322) : (i32, i32) -> i32
        %324 = "llvm.getelementptr"(%21, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %325 = "llvm.load"(%324) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%321, %324) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %326 = "arith.addi"(%321, %325) : (i32, i32) -> i32
        %327 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %328 = "arith.addi"(%286, %327) : (i32, i32) -> i32
        %329 = "llvm.getelementptr"(%21, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%326, %329) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %331 = "arith.addi"(%326, %330) : (i32, i32) -> i32
        %332 = "arith.constant"() {value = 3584 : i32} : () -> i32
        %333 = "arith.addi"(%286, %332) : (i32, i32) -> i32
        %334 = "llvm.getelementptr"(%21, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %335 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%331, %334) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %336 = "arith.addi"(%331, %335) : (i32, i32) -> i32
        %337 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %338 = "arith.addi"(%286, %337) : (i32, i32) -> i32
        %339 = "llvm.getelementptr"(%21, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %340 = "llvm.load"(%339) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%336, %339) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %341 = "arith.addi"(%336, %340) : (i32, i32) -> i32
        %342 = "arith.constant"() {value = 4608 : i32} : () -> i32
        %343 = "arith.addi"(%286, %342) : (i32, i32) -> i32
        %344 = "llvm.getelementptr"(%21, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %345 = "llvm.load"(%344) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%341, %344) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %346 = "arith.addi"(%341, %345) : (i32, i32) -> i32
        %347 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %348 = "arith.addi"(%286, %347) : (i32, i32) -> i32
        %349 = "llvm.getelementptr"(%21, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %350 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%346, %349) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %351 = "arith.addi"(%346, %350) : (i32, i32) -> i32
        %352 = "arith.constant"() {value = 5632 : i32} : () -> i32
        %353 = "arith.addi"(%286, %352) : (i32, i32) -> i32
        %354 = "llvm.getelementptr"(%21, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%351, %354) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %356 = "arith.addi"(%351, %355) : (i32, i32) -> i32
        %357 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %358 = "arith.addi"(%286, %357) : (i32, i32) -> i32
        %359 = "llvm.getelementptr"(%21, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %360 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%356, %359) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %361 = "arith.addi"(%356, %360) : (i32, i32) -> i32
        %362 = "arith.constant"() {value = 6656 : i32} : () -> i32
        %363 = "arith.addi"(%286, %362) : (i32, i32) -> i32
        %364 = "llvm.getelementptr"(%21, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %365 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%361, %364) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %366 = "arith.addi"(%361, %365) : (i32, i32) -> i32
        %367 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %368 = "arith.addi"(%286, %367) : (i32, i32) -> i32
        %369 = "llvm.getelementptr"(%21, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%366, %369) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %371 = "arith.addi"(%366, %370) : (i32, i32) -> i32
        %372 = "arith.constant"() {value = 7680 : i32} : () -> i32
        %373 = "arith.addi"(%286, %372) : (i32, i32) -> i32
        %374 = "llvm.getelementptr"(%21, %373) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %375 = "llvm.load"(%374) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%371, %374) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %376 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %377 = "arith.shli"(%35, %20) : (i32, i32) -> i32
      %378 = "arith.cmpi"(%20, %18) {predicate = 6 : i64} : (i32, i32) -> i1
      %379 = "arith.select"(%378, %377, %34) : (i1, i32, i32) -> i32
      "scf.for"(%58, %60, %18) ({
      ^bb0(%380: i32):
        %381 = "arith.addi"(%380, %20) : (i32, i32) -> i32
        %382 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %383 = "vector.extract"(%382) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %384 = "vector.extract"(%382) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %385 = "vector.extract"(%382) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %386 = "vector.extract"(%382) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %387 = "vector.extract"(%382) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %388 = "vector.extract"(%382) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %389 = "vector.extract"(%382) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %390 = "vector.extract"(%382) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %391 = "arith.cmpi"(%381, %60) {predicate = 2 : i64} : (i32, i32) -> i1
        %392 = "arith.cmpi"(%2, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %393 = "arith.andi"(%391, %392) : (i1, i1) -> i1
        %394 = "scf.if"(%393) ({
          %395 = "arith.extsi"(%381) : (i32) -> i64
          %396 = "arith.muli"(%395, %3) : (i64, i64) -> i64
          %397 = "llvm.getelementptr"(%0, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%398) : (i32) -> ()
        }, {
          "scf.yield"(%383) : (i32) -> ()
        }) : (i1) -> i32
        %399 = "arith.cmpi"(%2, %35) {predicate = 4 : i64} : (i32, i32) -> i1
        %400 = "arith.andi"(%391, %399) : (i1, i1) -> i1
        %401 = "scf.if"(%400) ({
          %402 = "arith.extsi"(%381) : (i32) -> i64
          %403 = "arith.muli"(%402, %3) : (i64, i64) -> i64
          %404 = "arith.constant"() {value = 1 : i64} : () -> i64
          %405 = "arith.addi"(%403, %404) : (i64, i64) -> i64
          %406 = "llvm.getelementptr"(%0, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%407) : (i32) -> ()
        }, {
          "scf.yield"(%384) : (i32) -> ()
        }) : (i1) -> i32
        %408 = "arith.constant"() {value = 2 : i32} : () -> i32
        %409 = "arith.cmpi"(%2, %408) {predicate = 4 : i64} : (i32, i32) -> i1
        %410 = "arith.andi"(%391, %409) : (i1, i1) -> i1
        %411 = "scf.if"(%410) ({
          %412 = "arith.extsi"(%381) : (i32) -> i64
          %413 = "arith.muli"(%412, %3) : (i64, i64) -> i64
          %414 = "arith.constant"() {value = 2 : i64} : () -> i64
          %415 = "arith.addi"(%413, %414) : (i64, i64) -> i64
          %416 = "llvm.getelementptr"(%0, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %417 = "llvm.load"(%416) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%417) : (i32) -> ()
        }, {
          "scf.yield"(%385) : (i32) -> ()
        }) : (i1) -> i32
        %418 = "arith.constant"() {value = 3 : i32} : () -> i32
        %419 = "arith.cmpi"(%2, %418) {predicate = 4 : i64} : (i32, i32) -> i1
        %420 = "arith.andi"(%391, %419) : (i1, i1) -> i1
        %421 = "scf.if"(%420) ({
          %422 = "arith.extsi"(%381) : (i32) -> i64
          %423 = "arith.muli"(%422, %3) : (i64, i64) -> i64
          %424 = "arith.constant"() {value = 3 : i64} : () -> i64
          %425 = "arith.addi"(%423, %424) : (i64, i64) -> i64
          %426 = "llvm.getelementptr"(%0, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%427) : (i32) -> ()
        }, {
          "scf.yield"(%386) : (i32) -> ()
        }) : (i1) -> i32
        %428 = "arith.constant"() {value = 4 : i32} : () -> i32
        %429 = "arith.cmpi"(%2, %428) {predicate = 4 : i64} : (i32, i32) -> i1
        %430 = "arith.andi"(%391, %429) : (i1, i1) -> i1
        %431 = "scf.if"(%430) ({
          %432 = "arith.extsi"(%381) : (i32) -> i64
          %433 = "arith.muli"(%432, %3) : (i64, i64) -> i64
          %434 = "arith.constant"() {value = 4 : i64} : () -> i64
          %435 = "arith.addi"(%433, %434) : (i64, i64) -> i64
          %436 = "llvm.getelementptr"(%0, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%437) : (i32) -> ()
        }, {
          "scf.yield"(%387) : (i32) -> ()
        }) : (i1) -> i32
        %438 = "arith.cmpi"(%2, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        %439 = "arith.andi"(%391, %438) : (i1, i1) -> i1
        %440 = "scf.if"(%439) ({
          %441 = "arith.extsi"(%381) : (i32) -> i64
          %442 = "arith.muli"(%441, %3) : (i64, i64) -> i64
          %443 = "arith.constant"() {value = 5 : i64} : () -> i64
          %444 = "arith.addi"(%442, %443) : (i64, i64) -> i64
          %445 = "llvm.getelementptr"(%0, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %446 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%446) : (i32) -> ()
        }, {
          "scf.yield"(%388) : (i32) -> ()
        }) : (i1) -> i32
        %447 = "arith.constant"() {value = 6 : i32} : () -> i32
        %448 = "arith.cmpi"(%2, %447) {predicate = 4 : i64} : (i32, i32) -> i1
        %449 = "arith.andi"(%391, %448) : (i1, i1) -> i1
        %450 = "scf.if"(%449) ({
          %451 = "arith.extsi"(%381) : (i32) -> i64
          %452 = "arith.muli"(%451, %3) : (i64, i64) -> i64
          %453 = "arith.constant"() {value = 6 : i64} : () -> i64
          %454 = "arith.addi"(%452, %453) : (i64, i64) -> i64
          %455 = "llvm.getelementptr"(%0, %454) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%456) : (i32) -> ()
        }, {
          "scf.yield"(%389) : (i32) -> ()
        }) : (i1) -> i32
        %457 = "arith.constant"() {value = 7 : i32} : () -> i32
        %458 = "arith.cmpi"(%2, %457) {predicate = 4 : i64} : (i32, i32) -> i1
        %459 = "arith.andi"(%391, %458) : (i1, i1) -> i1
        %460 = "scf.if"(%459) ({
          %461 = "arith.extsi"(%381) : (i32) -> i64
          %462 = "arith.muli"(%461, %3) : (i64, i64) -> i64
          %463 = "arith.constant"() {value = 7 : i64} : () -> i64
          %464 = "arith.addi"(%462, %463) : (i64, i64) -> i64
          %465 = "llvm.getelementptr"(%0, %464) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%466) : (i32) -> ()
        }, {
          "scf.yield"(%390) : (i32) -> ()
        }) : (i1) -> i32
        %467 = "arith.cmpi"(%394, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%467) ({
          %468 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %469 = "arith.addi"(%394, %468) : (i32, i32) -> i32
          %470 = "llvm.getelementptr"(%22, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t471_s0 = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t471_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %472 = "arith.cmpi"(%401, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%472) ({
          %473 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %474 = "arith.addi"(%401, %473) : (i32, i32) -> i32
          %475 = "llvm.getelementptr"(%22, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t476_s0 = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t476_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %477 = "arith.cmpi"(%411, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%477) ({
          %478 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %479 = "arith.addi"(%411, %478) : (i32, i32) -> i32
          %480 = "llvm.getelementptr"(%22, %479) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t481_s0 = "llvm.ptrtoint"(%480) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t481_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %482 = "arith.cmpi"(%421, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%482) ({
          %483 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %484 = "arith.addi"(%421, %483) : (i32, i32) -> i32
          %485 = "llvm.getelementptr"(%22, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t486_s0 = "llvm.ptrtoint"(%485) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t486_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %487 = "arith.cmpi"(%431, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%487) ({
          %488 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %489 = "arith.addi"(%431, %488) : (i32, i32) -> i32
          %490 = "llvm.getelementptr"(%22, %489) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t491_s0 = "llvm.ptrtoint"(%490) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t491_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %492 = "arith.cmpi"(%440, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%492) ({
          %493 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %494 = "arith.addi"(%440, %493) : (i32, i32) -> i32
          %495 = "llvm.getelementptr"(%22, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t496_s0 = "llvm.ptrtoint"(%495) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t496_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %497 = "arith.cmpi"(%450, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%497) ({
          %498 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %499 = "arith.addi"(%450, %498) : (i32, i32) -> i32
          %500 = "llvm.getelementptr"(%22, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t501_s0 = "llvm.ptrtoint"(%500) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t501_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %502 = "arith.cmpi"(%460, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%502) ({
          %503 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %504 = "arith.addi"(%460, %503) : (i32, i32) -> i32
          %505 = "llvm.getelementptr"(%22, %504) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t506_s0 = "llvm.ptrtoint"(%505) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t506_s0, %379) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        %507 = "arith.constant"() {value = dense<0> : vector<8xi32>} : () -> vector<8xi32>
        %508 = "vector.extract"(%507) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %509 = "vector.extract"(%507) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %510 = "vector.extract"(%507) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %511 = "vector.extract"(%507) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %512 = "vector.extract"(%507) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %513 = "vector.extract"(%507) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %514 = "vector.extract"(%507) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %515 = "vector.extract"(%507) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %516 = "arith.cmpi"(%394, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %517, %518 = "scf.if"(%516) ({
          %519 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %520 = "arith.addi"(%394, %519) : (i32, i32) -> i32
          %521 = "llvm.getelementptr"(%22, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %522 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %523 = "arith.addi"(%394, %519) : (i32, i32) -> i32
          %524 = "llvm.getelementptr"(%21, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %525 = "llvm.load"(%524) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %526 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %527 = "arith.andi"(%522, %526) : (i32, i32) -> i32
          %528 = "llvm.intr.ctpop"(%527) : (i32) -> i32
          %529 = "arith.addi"(%525, %528) : (i32, i32) -> i32
          %530 = "arith.extsi"(%529) : (i32) -> i64
          %531 = "llvm.getelementptr"(%9, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %531) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%529, %522) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %508) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%393) ({
          %532 = "arith.extsi"(%381) : (i32) -> i64
          %533 = "arith.muli"(%532, %8) : (i64, i64) -> i64
          %534 = "llvm.getelementptr"(%7, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%517, %534) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %535 = "arith.cmpi"(%401, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %536, %537 = "scf.if"(%535) ({
          %538 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %539 = "arith.addi"(%401, %538) : (i32, i32) -> i32
          %540 = "llvm.getelementptr"(%22, %539) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %541 = "llvm.load"(%540) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %542 = "arith.addi"(%401, %538) : (i32, i32) -> i32
          %543 = "llvm.getelementptr"(%21, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %545 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %546 = "arith.andi"(%541, %545) : (i32, i32) -> i32
          %547 = "llvm.intr.ctpop"(%546) : (i32) -> i32
          %548 = "arith.addi"(%544, %547) : (i32, i32) -> i32
          %549 = "arith.extsi"(%548) : (i32) -> i64
          %550 = "llvm.getelementptr"(%9, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %550) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%548, %541) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %509) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%400) ({
          %551 = "arith.extsi"(%381) : (i32) -> i64
          %552 = "arith.muli"(%551, %8) : (i64, i64) -> i64
          %553 = "arith.constant"() {value = 1 : i64} : () -> i64
          %554 = "arith.addi"(%552, %553) : (i64, i64) -> i64
          %555 = "llvm.getelementptr"(%7, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%536, %555) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %556 = "arith.cmpi"(%411, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %557, %558 = "scf.if"(%556) ({
          %559 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %560 = "arith.addi"(%411, %559) : (i32, i32) -> i32
          %561 = "llvm.getelementptr"(%22, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %563 = "arith.addi"(%411, %559) : (i32, i32) -> i32
          %564 = "llvm.getelementptr"(%21, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %565 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %566 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %567 = "arith.andi"(%562, %566) : (i32, i32) -> i32
          %568 = "llvm.intr.ctpop"(%567) : (i32) -> i32
          %569 = "arith.addi"(%565, %568) : (i32, i32) -> i32
          %570 = "arith.extsi"(%569) : (i32) -> i64
          %571 = "llvm.getelementptr"(%9, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %571) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%569, %562) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %510) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%410) ({
          %572 = "arith.extsi"(%381) : (i32) -> i64
          %573 = "arith.muli"(%572, %8) : (i64, i64) -> i64
          %574 = "arith.constant"() {value = 2 : i64} : () -> i64
          %575 = "arith.addi"(%573, %574) : (i64, i64) -> i64
          %576 = "llvm.getelementptr"(%7, %575) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%557, %576) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %577 = "arith.cmpi"(%421, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %578, %579 = "scf.if"(%577) ({
          %580 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %581 = "arith.addi"(%421, %580) : (i32, i32) -> i32
          %582 = "llvm.getelementptr"(%22, %581) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %583 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %584 = "arith.addi"(%421, %580) : (i32, i32) -> i32
          %585 = "llvm.getelementptr"(%21, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %587 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %588 = "arith.andi"(%583, %587) : (i32, i32) -> i32
          %589 = "llvm.intr.ctpop"(%588) : (i32) -> i32
          %590 = "arith.addi"(%586, %589) : (i32, i32) -> i32
          %591 = "arith.extsi"(%590) : (i32) -> i64
          %592 = "llvm.getelementptr"(%9, %591) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %592) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%590, %583) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %511) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%420) ({
          %593 = "arith.extsi"(%381) : (i32) -> i64
          %594 = "arith.muli"(%593, %8) : (i64, i64) -> i64
          %595 = "arith.constant"() {value = 3 : i64} : () -> i64
          %596 = "arith.addi"(%594, %595) : (i64, i64) -> i64
          %597 = "llvm.getelementptr"(%7, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%578, %597) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %598 = "arith.cmpi"(%431, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %599, %600 = "scf.if"(%598) ({
          %601 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %602 = "arith.addi"(%431, %601) : (i32, i32) -> i32
          %603 = "llvm.getelementptr"(%22, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %604 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %605 = "arith.addi"(%431, %601) : (i32, i32) -> i32
          %606 = "llvm.getelementptr"(%21, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %607 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %608 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %609 = "arith.andi"(%604, %608) : (i32, i32) -> i32
          %610 = "llvm.intr.ctpop"(%609) : (i32) -> i32
          %611 = "arith.addi"(%607, %610) : (i32, i32) -> i32
          %612 = "arith.extsi"(%611) : (i32) -> i64
          %613 = "llvm.getelementptr"(%9, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %613) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%611, %604) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %512) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%430) ({
          %614 = "arith.extsi"(%381) : (i32) -> i64
          %615 = "arith.muli"(%614, %8) : (i64, i64) -> i64
          %616 = "arith.constant"() {value = 4 : i64} : () -> i64
          %617 = "arith.addi"(%615, %616) : (i64, i64) -> i64
          %618 = "llvm.getelementptr"(%7, %617) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%599, %618) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %619 = "arith.cmpi"(%440, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %620, %621 = "scf.if"(%619) ({
          %622 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %623 = "arith.addi"(%440, %622) : (i32, i32) -> i32
          %624 = "llvm.getelementptr"(%22, %623) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %625 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %626 = "arith.addi"(%440, %622) : (i32, i32) -> i32
          %627 = "llvm.getelementptr"(%21, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %628 = "llvm.load"(%627) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %629 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %630 = "arith.andi"(%625, %629) : (i32, i32) -> i32
          %631 = "llvm.intr.ctpop"(%630) : (i32) -> i32
          %632 = "arith.addi"(%628, %631) : (i32, i32) -> i32
          %633 = "arith.extsi"(%632) : (i32) -> i64
          %634 = "llvm.getelementptr"(%9, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %634) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%632, %625) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %513) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%439) ({
          %635 = "arith.extsi"(%381) : (i32) -> i64
          %636 = "arith.muli"(%635, %8) : (i64, i64) -> i64
          %637 = "arith.constant"() {value = 5 : i64} : () -> i64
          %638 = "arith.addi"(%636, %637) : (i64, i64) -> i64
          %639 = "llvm.getelementptr"(%7, %638) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%620, %639) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %640 = "arith.cmpi"(%450, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %641, %642 = "scf.if"(%640) ({
          %643 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %644 = "arith.addi"(%450, %643) : (i32, i32) -> i32
          %645 = "llvm.getelementptr"(%22, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %646 = "llvm.load"(%645) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %647 = "arith.addi"(%450, %643) : (i32, i32) -> i32
          %648 = "llvm.getelementptr"(%21, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %649 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %650 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %651 = "arith.andi"(%646, %650) : (i32, i32) -> i32
          %652 = "llvm.intr.ctpop"(%651) : (i32) -> i32
          %653 = "arith.addi"(%649, %652) : (i32, i32) -> i32
          %654 = "arith.extsi"(%653) : (i32) -> i64
          %655 = "llvm.getelementptr"(%9, %654) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %655) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%653, %646) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %514) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%449) ({
          %656 = "arith.extsi"(%381) : (i32) -> i64
          %657 = "arith.muli"(%656, %8) : (i64, i64) -> i64
          %658 = "arith.constant"() {value = 6 : i64} : () -> i64
          %659 = "arith.addi"(%657, %658) : (i64, i64) -> i64
          %660 = "llvm.getelementptr"(%7, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%641, %660) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %661 = "arith.cmpi"(%460, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %662, %663 = "scf.if"(%661) ({
          %664 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %665 = "arith.addi"(%460, %664) : (i32, i32) -> i32
          %666 = "llvm.getelementptr"(%22, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %667 = "llvm.load"(%666) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %668 = "arith.addi"(%460, %664) : (i32, i32) -> i32
          %669 = "llvm.getelementptr"(%21, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %670 = "llvm.load"(%669) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %671 = "arith.subi"(%379, %35) : (i32, i32) -> i32
          %672 = "arith.andi"(%667, %671) : (i32, i32) -> i32
          %673 = "llvm.intr.ctpop"(%672) : (i32) -> i32
          %674 = "arith.addi"(%670, %673) : (i32, i32) -> i32
          %675 = "arith.extsi"(%674) : (i32) -> i64
          %676 = "llvm.getelementptr"(%9, %675) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%381, %676) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%674, %667) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %515) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%459) ({
          %677 = "arith.extsi"(%381) : (i32) -> i64
          %678 = "arith.muli"(%677, %8) : (i64, i64) -> i64
          %679 = "arith.constant"() {value = 7 : i64} : () -> i64
          %680 = "arith.addi"(%678, %679) : (i64, i64) -> i64
          %681 = "llvm.getelementptr"(%7, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%662, %681) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        %682 = "arith.subi"(%34, %518) : (i32, i32) -> i32
        %683 = "arith.andi"(%518, %682) : (i32, i32) -> i32
        %684 = "arith.cmpi"(%683, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%684) ({
          %685 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %686 = "arith.addi"(%394, %685) : (i32, i32) -> i32
          %687 = "llvm.getelementptr"(%21, %686) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %688 = "llvm.load"(%687) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %689 = "llvm.intr.ctpop"(%518) : (i32) -> i32
          %690 = "arith.addi"(%688, %689) : (i32, i32) -> i32
          "llvm.store"(%690, %687) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %691 = "arith.addi"(%394, %685) : (i32, i32) -> i32
          %692 = "llvm.getelementptr"(%22, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %692) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %693 = "arith.subi"(%34, %537) : (i32, i32) -> i32
        %694 = "arith.andi"(%537, %693) : (i32, i32) -> i32
        %695 = "arith.cmpi"(%694, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%695) ({
          %696 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %697 = "arith.addi"(%401, %696) : (i32, i32) -> i32
          %698 = "llvm.getelementptr"(%21, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %699 = "llvm.load"(%698) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %700 = "llvm.intr.ctpop"(%537) : (i32) -> i32
          %701 = "arith.addi"(%699, %700) : (i32, i32) -> i32
          "llvm.store"(%701, %698) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %702 = "arith.addi"(%401, %696) : (i32, i32) -> i32
          %703 = "llvm.getelementptr"(%22, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %703) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %704 = "arith.subi"(%34, %558) : (i32, i32) -> i32
        %705 = "arith.andi"(%558, %704) : (i32, i32) -> i32
        %706 = "arith.cmpi"(%705, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%706) ({
          %707 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %708 = "arith.addi"(%411, %707) : (i32, i32) -> i32
          %709 = "llvm.getelementptr"(%21, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %710 = "llvm.load"(%709) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %711 = "llvm.intr.ctpop"(%558) : (i32) -> i32
          %712 = "arith.addi"(%710, %711) : (i32, i32) -> i32
          "llvm.store"(%712, %709) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %713 = "arith.addi"(%411, %707) : (i32, i32) -> i32
          %714 = "llvm.getelementptr"(%22, %713) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %714) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %715 = "arith.subi"(%34, %579) : (i32, i32) -> i32
        %716 = "arith.andi"(%579, %715) : (i32, i32) -> i32
        %717 = "arith.cmpi"(%716, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%717) ({
          %718 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %719 = "arith.addi"(%421, %718) : (i32, i32) -> i32
          %720 = "llvm.getelementptr"(%21, %719) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %721 = "llvm.load"(%720) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %722 = "llvm.intr.ctpop"(%579) : (i32) -> i32
          %723 = "arith.addi"(%721, %722) : (i32, i32) -> i32
          "llvm.store"(%723, %720) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %724 = "arith.addi"(%421, %718) : (i32, i32) -> i32
          %725 = "llvm.getelementptr"(%22, %724) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %725) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %726 = "arith.subi"(%34, %600) : (i32, i32) -> i32
        %727 = "arith.andi"(%600, %726) : (i32, i32) -> i32
        %728 = "arith.cmpi"(%727, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%728) ({
          %729 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %730 = "arith.addi"(%431, %729) : (i32, i32) -> i32
          %731 = "llvm.getelementptr"(%21, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %732 = "llvm.load"(%731) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %733 = "llvm.intr.ctpop"(%600) : (i32) -> i32
          %734 = "arith.addi"(%732, %733) : (i32, i32) -> i32
          "llvm.store"(%734, %731) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %735 = "arith.addi"(%431, %729) : (i32, i32) -> i32
          %736 = "llvm.getelementptr"(%22, %735) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %736) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %737 = "arith.subi"(%34, %621) : (i32, i32) -> i32
        %738 = "arith.andi"(%621, %737) : (i32, i32) -> i32
        %739 = "arith.cmpi"(%738, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%739) ({
          %740 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %741 = "arith.addi"(%440, %740) : (i32, i32) -> i32
          %742 = "llvm.getelementptr"(%21, %741) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %743 = "llvm.load"(%742) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %744 = "llvm.intr.ctpop"(%621) : (i32) -> i32
          %745 = "arith.addi"(%743, %744) : (i32, i32) -> i32
          "llvm.store"(%745, %742) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %746 = "arith.addi"(%440, %740) : (i32, i32) -> i32
          %747 = "llvm.getelementptr"(%22, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %747) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %748 = "arith.subi"(%34, %642) : (i32, i32) -> i32
        %749 = "arith.andi"(%642, %748) : (i32, i32) -> i32
        %750 = "arith.cmpi"(%749, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%750) ({
          %751 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %752 = "arith.addi"(%450, %751) : (i32, i32) -> i32
          %753 = "llvm.getelementptr"(%21, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %754 = "llvm.load"(%753) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %755 = "llvm.intr.ctpop"(%642) : (i32) -> i32
          %756 = "arith.addi"(%754, %755) : (i32, i32) -> i32
          "llvm.store"(%756, %753) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %757 = "arith.addi"(%450, %751) : (i32, i32) -> i32
          %758 = "llvm.getelementptr"(%22, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %758) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %759 = "arith.subi"(%34, %663) : (i32, i32) -> i32
        %760 = "arith.andi"(%663, %759) : (i32, i32) -> i32
        %761 = "arith.cmpi"(%760, %379) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%761) ({
          %762 = "arith.muli"(%19, %199) : (i32, i32) -> i32
          %763 = "arith.addi"(%460, %762) : (i32, i32) -> i32
          %764 = "llvm.getelementptr"(%21, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %765 = "llvm.load"(%764) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %766 = "llvm.intr.ctpop"(%663) : (i32) -> i32
          %767 = "arith.addi"(%765, %766) : (i32, i32) -> i32
          "llvm.store"(%767, %764) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %768 = "arith.addi"(%460, %762) : (i32, i32) -> i32
          %769 = "llvm.getelementptr"(%22, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %769) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %770 = "arith.subi"(%6, %35) : (i32, i32) -> i32
      %771 = "llvm.getelementptr"(%24, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %772 = "llvm.load"(%771) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %773 = "arith.muli"(%15, %199) : (i32, i32) -> i32
      %774 = "arith.addi"(%772, %773) : (i32, i32) -> i32
      %775 = "arith.addi"(%774, %12) : (i32, i32) -> i32
      %776 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %777 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %778 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %779 = "arith.muli"(%776, %199) : (i32, i32) -> i32
      %780 = "arith.cmpi"(%779, %34) {predicate = 4 : i64} : (i32, i32) -> i1
      %781 = "arith.subi"(%376, %775) : (i32, i32) -> i32
      %782 = "arith.subi"(%775, %376) : (i32, i32) -> i32
      %783 = "arith.select"(%780, %781, %782) : (i1, i32, i32) -> i32
      %784 = "arith.subi"(%34, %779) : (i32, i32) -> i32
      %785 = "arith.select"(%780, %779, %784) : (i1, i32, i32) -> i32
      %786 = "arith.addi"(%783, %785) : (i32, i32) -> i32
      %787 = "arith.subi"(%786, %35) : (i32, i32) -> i32
      %788 = "arith.remsi"(%787, %785) : (i32, i32) -> i32
      %789 = "arith.xori"(%788, %785) : (i32, i32) -> i32
      %790 = "arith.cmpi"(%789, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %791 = "arith.cmpi"(%788, %34) {predicate = 1 : i64} : (i32, i32) -> i1
      %792 = "arith.andi"(%790, %791) : (i1, i1) -> i1
      %793 = "arith.divsi"(%787, %785) : (i32, i32) -> i32
      %794 = "arith.extsi"(%792) : (i1) -> i32
      %795 = "arith.addi"(%793, %794) : (i32, i32) -> i32
      %796 = "arith.maxsi"(%34, %795) : (i32, i32) -> i32
      "scf.for"(%34, %796, %35) ({
      ^bb0(%797: i32):
        %798 = "arith.muli"(%797, %779) : (i32, i32) -> i32
        %799 = "arith.addi"(%775, %798) : (i32, i32) -> i32
        %800 = "arith.extsi"(%799) : (i32) -> i64
        %801 = "llvm.getelementptr"(%9, %800) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%36, %801) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%15, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 212 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%14, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%14, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 213 : i32} : (i1) -> ()
    %23 = "arith.constant"() {value = 191 : i32} : () -> i32
    %24 = "arith.addi"(%1, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 192 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 131 : i32} : () -> i32
    %28 = "arith.addi"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 132 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 1 : i32} : () -> i32
    %32 = "arith.maxsi"(%30, %31) : (i32, i32) -> i32
    %33 = "arith.muli"(%32, %25) : (i32, i32) -> i32
    %34 = "arith.subi"(%33, %31) : (i32, i32) -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.remsi"(%35, %33) : (i32, i32) -> i32
    %37 = "arith.cmpi"(%36, %19) {predicate = 2 : i64} : (i32, i32) -> i1
    %38 = "arith.divsi"(%35, %33) : (i32, i32) -> i32
    %39 = "arith.extsi"(%37) : (i1) -> i32
    %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
    %41 = "arith.maxsi"(%40, %31) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 768 : i32} : () -> i32
    %43 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%41, %31, %31, %42, %31, %31, %43, %0, %1, %2, %3, %14, %4, %5, %6, %7, %8, %16, %41) {kernel = @kernels::@choose_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    %44 = "arith.constant"() {value = 512 : i32} : () -> i32
    %45 = "arith.constant"() {value = 69632 : i32} : () -> i32
    "gpu.launch_func"(%41, %31, %31, %44, %31, %31, %45, %7, %1, %5, %8, %16, %41, %2, %9, %10, %11, %12, %13) {kernel = @kernels::@order_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_routing_bf16_form8x4x2x8_threads768", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
