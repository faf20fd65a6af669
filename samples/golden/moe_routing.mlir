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
      %23 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 34816>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "scf.for"(%20, %6, %18) ({
      ^bb0(%24: i32):
        %25 = "arith.constant"() {value = 0 : i32} : () -> i32
        %26 = "arith.constant"() {value = 512 : i32} : () -> i32
        %27 = "arith.muli"(%19, %26) : (i32, i32) -> i32
        %28 = "arith.addi"(%24, %27) : (i32, i32) -> i32
        %29 = "llvm.getelementptr"(%21, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%25, %29) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %30 = "arith.constant"() {value = 31 : i32} : () -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.constant"() {value = 1 : i32} : () -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %33 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%33) : (i32) -> ()
      %34 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %35 = "arith.constant"() {value = 191 : i32} : () -> i32
      %36 = "arith.addi"(%1, %35) : (i32, i32) -> i32
      %37 = "arith.constant"() {value = 192 : i32} : () -> i32
      %38 = "arith.divui"(%36, %37) : (i32, i32) -> i32
      %39 = "arith.constant"() {value = 131 : i32} : () -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 132 : i32} : () -> i32
      %42 = "arith.divui"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.maxsi"(%42, %32) : (i32, i32) -> i32
      %44 = "arith.muli"(%43, %37) : (i32, i32) -> i32
      %45 = "arith.muli"(%15, %44) : (i32, i32) -> i32
      %46 = "arith.addi"(%15, %32) : (i32, i32) -> i32
      %47 = "arith.muli"(%46, %44) : (i32, i32) -> i32
      %48 = "arith.minsi"(%47, %1) : (i32, i32) -> i32
      %49 = "arith.subi"(%48, %45) : (i32, i32) -> i32
      %50 = "arith.muli"(%49, %2) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = 511 : i32} : () -> i32
      %52 = "arith.addi"(%50, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 9 : i32} : () -> i32
      %54 = "arith.shrsi"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.muli"(%54, %18) : (i32, i32) -> i32
      %56 = "arith.muli"(%45, %2) : (i32, i32) -> i32
      %57 = "arith.muli"(%19, %55) : (i32, i32) -> i32
      %58 = "arith.addi"(%56, %57) : (i32, i32) -> i32
      %59 = "arith.addi"(%58, %55) : (i32, i32) -> i32
      %60 = "arith.muli"(%48, %2) : (i32, i32) -> i32
      %61 = "arith.minsi"(%59, %60) : (i32, i32) -> i32
      "scf.for"(%58, %61, %18) ({
      ^bb0(%62: i32):
        %63 = "arith.addi"(%62, %20) : (i32, i32) -> i32
        %64 = "arith.cmpi"(%63, %61) {predicate = 2 : i64} : (i32, i32) -> i1
        %65 = "scf.if"(%64) ({
          %66 = "arith.extsi"(%63) : (i32) -> i64
          %67 = "llvm.getelementptr"(%0, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %68 = "llvm.load"(%67) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%68) : (i32) -> ()
        }, {
          "scf.yield"(%33) : (i32) -> ()
        }) : (i1) -> i32
        %69 = "nvvm.match.sync"(%33, %65) {kind = #nvvm<match_sync_kind any>} : (i32, i32) -> i32
        %70 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %71 = "arith.shli"(%32, %70) : (i32, i32) -> i32
        %72 = "arith.cmpi"(%70, %18) {predicate = 6 : i64} : (i32, i32) -> i1
        %73 = "arith.select"(%72, %71, %31) : (i1, i32, i32) -> i32
        %74 = "arith.subi"(%73, %32) : (i32, i32) -> i32
        %75 = "arith.andi"(%69, %74) : (i32, i32) -> i32
        %76 = "llvm.intr.ctpop"(%75) : (i32) -> i32
        %77 = "llvm.intr.ctpop"(%69) : (i32) -> i32
        %78 = "arith.cmpi"(%65, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %79 = "arith.cmpi"(%76, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        %80 = "arith.andi"(%78, %79) : (i1, i1) -> i1
        "scf.if"(%80) ({
          %81 = "arith.constant"() {value = 512 : i32} : () -> i32
          %82 = "arith.muli"(%19, %81) : (i32, i32) -> i32
          %83 = "arith.addi"(%65, %82) : (i32, i32) -> i32
          %84 = "llvm.getelementptr"(%21, %83) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %85 = "llvm.load"(%84) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %86 = "arith.addi"(%85, %77) : (i32, i32) -> i32
          "llvm.store"(%86, %84) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%33) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %87 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %90 = "arith.constant"() {value = 512 : i32} : () -> i32
      "scf.for"(%87, %6, %90) ({
      ^bb0(%91: i32):
        %92 = "llvm.getelementptr"(%22, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%31, %92) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %93 = "llvm.getelementptr"(%23, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%31, %93) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %94 = "arith.divui"(%90, %6) : (i32, i32) -> i32
      %95 = "arith.muli"(%94, %6) : (i32, i32) -> i32
      %96 = "arith.cmpi"(%87, %95) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%96) ({
        %97 = "arith.remui"(%87, %6) : (i32, i32) -> i32
        %98 = "arith.divui"(%87, %6) : (i32, i32) -> i32
        %99 = "arith.cmpi"(%94, %31) {predicate = 4 : i64} : (i32, i32) -> i1
        %100 = "arith.subi"(%5, %98) : (i32, i32) -> i32
        %101 = "arith.subi"(%98, %5) : (i32, i32) -> i32
        %102 = "arith.select"(%99, %100, %101) : (i1, i32, i32) -> i32
        %103 = "arith.subi"(%31, %94) : (i32, i32) -> i32
        %104 = "arith.select"(%99, %94, %103) : (i1, i32, i32) -> i32
        %105 = "arith.addi"(%102, %104) : (i32, i32) -> i32
        %106 = "arith.subi"(%105, %32) : (i32, i32) -> i32
        %107 = "arith.remsi"(%106, %104) : (i32, i32) -> i32
        %108 = "arith.xori"(%107, %104) : (i32, i32) -> i32
        %109 = "arith.cmpi"(%108, %31) {predicate = 2 : i64} : (i32, i32) -> i1
        %110 = "arith.cmpi"(%107, %31) {predicate = 1 : i64} : (i32, i32) -> i1
        %111 = "arith.andi"(%109, %110) : (i1, i1) -> i1
        %112 = "arith.divsi"(%106, %104) : (i32, i32) -> i32
        %113 = "arith.extsi"(%111) : (i1) -> i32
        %114 = "arith.addi"(%112, %113) : (i32, i32) -> i32
        %115 = "arith.maxsi"(%31, %114) : (i32, i32) -> i32
        %116, %117 = "scf.for"(%31, %115, %32, %31, %31) ({
        ^bb0(%118: i32, %119: i32, %120: i32):
          %121 = "arith.muli"(%118, %94) : (i32, i32) -> i32
          %122 = "arith.addi"(%98, %121) : (i32, i32) -> i32
          %123 = "arith.extsi"(%122) : (i32) -> i64
          %124 = "arith.extsi"(%97) : (i32) -> i64
          %125 = "arith.extsi"(%6) : (i32) -> i64
          %126 = "arith.muli"(%123, %125) : (i64, i64) -> i64
          %127 = "arith.addi"(%126, %124) : (i64, i64) -> i64
          %128 = "llvm.getelementptr"(%4, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %129 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %130 = "arith.addi"(%119, %129) : (i32, i32) -> i32
          %131 = "arith.cmpi"(%122, %15) {predicate = 2 : i64} : (i32, i32) -> i1
          %132 = "arith.select"(%131, %129, %31) : (i1, i32, i32) -> i32
          %133 = "arith.addi"(%120, %132) : (i32, i32) -> i32
          "scf.yield"(%130, %133) : (i32, i32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, i32, i32) -> (i32, i32)
        %134 = "llvm.getelementptr"(%23, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t135_s0 = "llvm.ptrtoint"(%134) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t135_s0, %116) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %136 = "llvm.getelementptr"(%22, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t137_s0 = "llvm.ptrtoint"(%136) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t137_s0, %117) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %138 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %141 = "arith.cmpi"(%138, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%141) ({
        %142 = "scf.for"(%31, %6, %18, %31) ({
        ^bb0(%143: i32, %144: i32):
          %145 = "arith.addi"(%143, %138) : (i32, i32) -> i32
          %146 = "arith.cmpi"(%145, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %147 = "scf.if"(%146) ({
            %148 = "llvm.getelementptr"(%23, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %149 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%149) : (i32) -> ()
          }, {
            "scf.yield"(%31) : (i32) -> ()
          }) : (i1) -> i32
          %150 = "nvvm.shfl.sync"(%33, %147, %32, %31) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %151 = "arith.cmpi"(%138, %32) {predicate = 5 : i64} : (i32, i32) -> i1
          %152 = "arith.select"(%151, %150, %31) : (i1, i32, i32) -> i32
          %153 = "arith.addi"(%147, %152) : (i32, i32) -> i32
          %154 = "arith.constant"() {value = 2 : i32} : () -> i32
          %155 = "nvvm.shfl.sync"(%33, %153, %154, %31) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %156 = "arith.cmpi"(%138, %154) {predicate = 5 : i64} : (i32, i32) -> i1
          %157 = "arith.select"(%156, %155, %31) : (i1, i32, i32) -> i32
          %158 = "arith.addi"(%153, %157) : (i32, i32) -> i32
          %159 = "arith.constant"() {value = 4 : i32} : () -> i32
          %160 = "nvvm.shfl.sync"(%33, %158, %159, %31) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %161 = "arith.cmpi"(%138, %159) {predicate = 5 : i64} : (i32, i32) -> i1
          %162 = "arith.select"(%161, %160, %31) : (i1, i32, i32) -> i32
          %163 = "arith.addi"(%158, %162) : (i32, i32) -> i32
          %164 = "arith.constant"() {value = 8 : i32} : () -> i32
          %165 = "nvvm.shfl.sync"(%33, %163, %164, %31) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %166 = "arith.cmpi"(%138, %164) {predicate = 5 : i64} : (i32, i32) -> i1
          %167 = "arith.select"(%166, %165, %31) : (i1, i32, i32) -> i32
          %168 = "arith.addi"(%163, %167) : (i32, i32) -> i32
          %169 = "arith.constant"() {value = 16 : i32} : () -> i32
          %170 = "nvvm.shfl.sync"(%33, %168, %169, %31) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %171 = "arith.cmpi"(%138, %169) {predicate = 5 : i64} : (i32, i32) -> i1
          %172 = "arith.select"(%171, %170, %31) : (i1, i32, i32) -> i32
          %173 = "arith.addi"(%168, %172) : (i32, i32) -> i32
          %174 = "arith.addi"(%173, %144) : (i32, i32) -> i32
          "scf.if"(%146) ({
            %175 = "llvm.getelementptr"(%23, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%174, %175) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %176 = "nvvm.shfl.sync"(%33, %174, %30, %30) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%176) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %6, %90) ({
      ^bb0(%177: i32):
        %178 = "arith.cmpi"(%15, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%178) ({
          %179 = "llvm.getelementptr"(%23, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %180 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %181 = "arith.extsi"(%177) : (i32) -> i64
          %182 = "llvm.getelementptr"(%11, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%180, %182) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %183 = "llvm.getelementptr"(%22, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %184 = "llvm.load"(%183) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %185 = "arith.cmpi"(%177, %31) {predicate = 4 : i64} : (i32, i32) -> i1
        %186 = "scf.if"(%185) ({
          %187 = "arith.subi"(%177, %32) : (i32, i32) -> i32
          %188 = "llvm.getelementptr"(%23, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %189 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %190 = "arith.addi"(%184, %189) : (i32, i32) -> i32
          "scf.yield"(%190) : (i32) -> ()
        }, {
          "scf.yield"(%184) : (i32) -> ()
        }) : (i1) -> i32
        %191 = "llvm.getelementptr"(%21, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%186, %191) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %193 = "arith.addi"(%186, %192) : (i32, i32) -> i32
        %194 = "arith.addi"(%177, %90) : (i32, i32) -> i32
        %195 = "llvm.getelementptr"(%21, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%193, %195) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %197 = "arith.addi"(%193, %196) : (i32, i32) -> i32
        %198 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %199 = "arith.addi"(%177, %198) : (i32, i32) -> i32
        %200 = "llvm.getelementptr"(%21, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %201 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%197, %200) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %202 = "arith.addi"(%197, %201) : (i32, i32) -> i32
        %203 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %204 = "arith.addi"(%177, %203) : (i32, i32) -> i32
        %205 = "llvm.getelementptr"(%21, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%202, %205) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %207 = "arith.addi"(%202, %206) : (i32, i32) -> i32
        %208 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %209 = "arith.addi"(%177, %208) : (i32, i32) -> i32
        %210 = "llvm.getelementptr"(%21, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%207, %210) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %212 = "arith.addi"(%207, %211) : (i32, i32) -> i32
        %213 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %214 = "arith.addi"(%177, %213) : (i32, i32) -> i32
        %215 = "llvm.getelementptr"(%21, %214) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%212, %215) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %217 = "arith.addi"(%212, %216) : (i32, i32) -> i32
        %218 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %219 = "arith.addi"(%177, %218) : (i32, i32) -> i32
        %220 = "llvm.getelementptr"(%21, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %221 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%217, %220) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %222 = "arith.addi"(%217, %221) : (i32, i32) -> i32
        %223 = "arith.constant"() {value = 3584 : i32} : () -> i32
        %224 = "arith.addi"(%177, %223) : (i32, i32) -> i32
        %225 = "llvm.getelementptr"(%21, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %226 = "llvm.load"(%225) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%222, %225) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
        %228 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %229 = "arith.addi"(%177, %228) : (i32, i32) -> i32
        %230 = "llvm.getelementptr"(%21, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%227, %230) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %232 = "arith.addi"(%227, %231) : (i32, i32) -> i32
        %233 = "arith.constant"() {value = 4608 : i32} : () -> i32
        %234 = "arith.addi"(%177, %233) : (i32, i32) -> i32
        %235 = "llvm.getelementptr"(%21, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%232, %235) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %237 = "arith.addi"(%232, %236) : (i32, i32) -> i32
        %238 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %239 = "arith.addi"(%177, %238) : (i32, i32) -> i32
        %240 = "llvm.getelementptr"(%21, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %241 = "llvm.load"(%240) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%237, %240) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %242 = "arith.addi"(%237, %241) : (i32, i32) -> i32
        %243 = "arith.constant"() {value = 5632 : i32} : () -> i32
        %244 = "arith.addi"(%177, %243) : (i32, i32) -> i32
        %245 = "llvm.getelementptr"(%21, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %246 = "llvm.load"(%245) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%242, %245) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %247 = "arith.addi"(%242, %246) : (i32, i32) -> i32
        %248 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %249 = "arith.addi"(%177, %248) : (i32, i32) -> i32
        %250 = "llvm.getelementptr"(%21, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %251 = "llvm.load"(%250) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%247, %250) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %252 = "arith.addi"(%247, %251) : (i32, i32) -> i32
        %253 = "arith.constant"() {value = 6656 : i32} : () -> i32
        %254 = "arith.addi"(%177, %253) : (i32, i32) -> i32
        %255 = "llvm.getelementptr"(%21, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %256 = "llvm.load"(%255) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%252, %255) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %257 = "arith.addi"(%252, %256) : (i32, i32) -> i32
        %258 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %259 = "arith.addi"(%177, %258) : (i32, i32) -> i32
        %260 = "llvm.getelementptr"(%21, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%257, %260) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %262 = "arith.addi"(%257, %261) : (i32, i32) -> i32
        %263 = "arith.constant"() {value = 7680 : i32} : () -> i32
        %264 = "arith.addi"(%177, %263) : (i32, i32) -> i32
        %265 = "llvm.getelementptr"(%21, %264) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %266 = "llvm.load"(%265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%262, %265) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%58, %61, %18) ({
      ^bb0(%267: i32):
        %268 = "arith.addi"(%267, %20) : (i32, i32) -> i32
        %269 = "arith.cmpi"(%268, %61) {predicate = 2 : i64} : (i32, i32) -> i1
        %270 = "scf.if"(%269) ({
          %271 = "arith.extsi"(%268) : (i32) -> i64
          %272 = "llvm.getelementptr"(%0, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%273) : (i32) -> ()
        }, {
          "scf.yield"(%33) : (i32) -> ()
        }) : (i1) -> i32
        %274 = "nvvm.match.sync"(%33, %270) {kind = #nvvm<match_sync_kind any>} : (i32, i32) -> i32
        %275 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %276 = "arith.shli"(%32, %275) : (i32, i32) -> i32
        %277 = "arith.cmpi"(%275, %18) {predicate = 6 : i64} : (i32, i32) -> i1
        %278 = "arith.select"(%277, %276, %31) : (i1, i32, i32) -> i32
        %279 = "arith.subi"(%278, %32) : (i32, i32) -> i32
        %280 = "arith.andi"(%274, %279) : (i32, i32) -> i32
        %281 = "llvm.intr.ctpop"(%280) : (i32) -> i32
        %282 = "llvm.intr.ctpop"(%274) : (i32) -> i32
        %283 = "arith.cmpi"(%270, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %284 = "scf.if"(%283) ({
          %285 = "arith.muli"(%19, %90) : (i32, i32) -> i32
          %286 = "arith.addi"(%270, %285) : (i32, i32) -> i32
          %287 = "llvm.getelementptr"(%21, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %289 = "arith.addi"(%288, %281) : (i32, i32) -> i32
          %290 = "arith.remsi"(%268, %2) : (i32, i32) -> i32
          %291 = "arith.cmpi"(%290, %31) {predicate = 2 : i64} : (i32, i32) -> i1
          %292 = "arith.divsi"(%268, %2) : (i32, i32) -> i32
          %293 = "arith.extsi"(%291) : (i1) -> i32
          %294 = "arith.addi"(%292, %293) : (i32, i32) -> i32
          %295 = "arith.extsi"(%289) : (i32) -> i64
          %296 = "llvm.getelementptr"(%9, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%294, %296) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%289) : (i32) -> ()
        }, {
          "scf.yield"(%33) : (i32) -> ()
        }) : (i1) -> i32
        "scf.if"(%269) ({
          %297 = "arith.extsi"(%268) : (i32) -> i64
          %298 = "llvm.getelementptr"(%7, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%284, %298) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%33) : (i32) -> ()
        %299 = "arith.cmpi"(%281, %31) {predicate = 0 : i64} : (i32, i32) -> i1
        %300 = "arith.andi"(%283, %299) : (i1, i1) -> i1
        "scf.if"(%300) ({
          %301 = "arith.muli"(%19, %90) : (i32, i32) -> i32
          %302 = "arith.addi"(%270, %301) : (i32, i32) -> i32
          %303 = "llvm.getelementptr"(%21, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %304 = "llvm.load"(%303) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %305 = "arith.addi"(%304, %282) : (i32, i32) -> i32
          "llvm.store"(%305, %303) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%33) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %306 = "arith.subi"(%6, %32) : (i32, i32) -> i32
      %307 = "llvm.getelementptr"(%23, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %309 = "arith.muli"(%15, %90) : (i32, i32) -> i32
      %310 = "arith.addi"(%308, %309) : (i32, i32) -> i32
      %311 = "arith.addi"(%310, %12) : (i32, i32) -> i32
      %312 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %313 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %314 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %315 = "arith.muli"(%312, %90) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %31) {predicate = 4 : i64} : (i32, i32) -> i1
      %317 = "arith.subi"(%34, %311) : (i32, i32) -> i32
      %318 = "arith.subi"(%311, %34) : (i32, i32) -> i32
      %319 = "arith.select"(%316, %317, %318) : (i1, i32, i32) -> i32
      %320 = "arith.subi"(%31, %315) : (i32, i32) -> i32
      %321 = "arith.select"(%316, %315, %320) : (i1, i32, i32) -> i32
      %322 = "arith.addi"(%319, %321) : (i32, i32) -> i32
      %323 = "arith.subi"(%322, %32) : (i32, i32) -> i32
      %324 = "arith.remsi"(%323, %321) : (i32, i32) -> i32
      %325 = "arith.xori"(%324, %321) : (i32, i32) -> i32
      %326 = "arith.cmpi"(%325, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      %327 = "arith.cmpi"(%324, %31) {predicate = 1 : i64} : (i32, i32) -> i1
      %328 = "arith.andi"(%326, %327) : (i1, i1) -> i1
      %329 = "arith.divsi"(%323, %321) : (i32, i32) -> i32
      %330 = "arith.extsi"(%328) : (i1) -> i32
      %331 = "arith.addi"(%329, %330) : (i32, i32) -> i32
      %332 = "arith.maxsi"(%31, %331) : (i32, i32) -> i32
      "scf.for"(%31, %332, %32) ({
      ^bb0(%333: i32):
        %334 = "arith.muli"(%333, %315) : (i32, i32) -> i32
        %335 = "arith.addi"(%311, %334) : (i32, i32) -> i32
        %336 = "arith.extsi"(%335) : (i32) -> i64
        %337 = "llvm.getelementptr"(%9, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%33, %337) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i32, %5: i32, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr<1>, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%5, %7) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 207 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%4, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%4, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 208 : i32} : (i1) -> ()
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
    "gpu.launch_func"(%41, %31, %31, %42, %31, %31, %43, %0, %1, %2, %3, %4, %6, %7, %8, %9, %10, %16, %41) {kernel = @kernels::@choose_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    %44 = "arith.constant"() {value = 512 : i32} : () -> i32
    %45 = "arith.constant"() {value = 36864 : i32} : () -> i32
    "gpu.launch_func"(%41, %31, %31, %44, %31, %31, %45, %9, %1, %7, %10, %16, %41, %2, %11, %12, %13, %14, %15) {kernel = @kernels::@order_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_routing_bf16_form8x4x2x8_threads768", function_type = (!llvm.ptr<1>, i32, i32, i64, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
