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
      %26 = "arith.constant"() {value = 31 : i32} : () -> i32
      %27 = "arith.addi"(%1, %26) : (i32, i32) -> i32
      %28 = "arith.constant"() {value = 32 : i32} : () -> i32
      %29 = "arith.divui"(%27, %28) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 131 : i32} : () -> i32
      %31 = "arith.addi"(%29, %30) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 132 : i32} : () -> i32
      %33 = "arith.divui"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.muli"(%33, %28) : (i32, i32) -> i32
      %35 = "arith.constant"() {value = 192 : i32} : () -> i32
      %36 = "arith.maxsi"(%34, %35) : (i32, i32) -> i32
      %37 = "arith.muli"(%15, %36) : (i32, i32) -> i32
      %38 = "arith.addi"(%15, %25) : (i32, i32) -> i32
      %39 = "arith.muli"(%38, %36) : (i32, i32) -> i32
      %40 = "arith.minsi"(%39, %1) : (i32, i32) -> i32
      %41 = "llvm.mlir.undef"() : () -> i32
      %42 = "llvm.mlir.undef"() : () -> i32
      %43 = "llvm.mlir.undef"() : () -> i32
      %44 = "llvm.mlir.undef"() : () -> i32
      %45 = "llvm.mlir.undef"() : () -> i32
      %46 = "llvm.mlir.undef"() : () -> i32
      %47 = "llvm.mlir.undef"() : () -> i32
      %48 = "llvm.mlir.undef"() : () -> i32
      %49, %50, %51, %52, %53, %54, %55, %56 = "scf.for"(%37, %40, %35, %41, %42, %43, %44, %45, %46, %47, %48) ({
      ^bb0(%57: i32, %58: i32, %59: i32, %60: i32, %61: i32, %62: i32, %63: i32, %64: i32, %65: i32):
        %66 = "arith.divui"(%12, %18) : (i32, i32) -> i32
        %67 = "arith.addi"(%57, %66) : (i32, i32) -> i32
        %68 = "arith.addi"(%18, %19) : (i32, i32) -> i32
        %69 = "arith.constant"() {value = dense<0xFF80> : vector<16xbf16>} : () -> vector<16xbf16>
        %70 = "vector.extract"(%69) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
        %71 = "vector.extract"(%69) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
        %72 = "vector.extract"(%69) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
        %73 = "vector.extract"(%69) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
        %74 = "vector.extract"(%69) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
        %75 = "vector.extract"(%69) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
        %76 = "vector.extract"(%69) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
        %77 = "vector.extract"(%69) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
        %78 = "vector.extract"(%69) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
        %79 = "vector.extract"(%69) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
        %80 = "vector.extract"(%69) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
        %81 = "vector.extract"(%69) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
        %82 = "vector.extract"(%69) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
        %83 = "vector.extract"(%69) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
        %84 = "vector.extract"(%69) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
        %85 = "vector.extract"(%69) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
        %86 = "arith.cmpi"(%67, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %87 = "arith.constant"() {value = 8 : i32} : () -> i32
        %88 = "arith.muli"(%19, %87) : (i32, i32) -> i32
        %89 = "arith.cmpi"(%88, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %90 = "arith.andi"(%86, %89) : (i1, i1) -> i1
        %91 = "arith.extui"(%90) : (i1) -> i8
        %92 = "arith.extsi"(%67) : (i32) -> i64
        %93 = "arith.extsi"(%2) : (i32) -> i64
        %94 = "arith.muli"(%92, %93) : (i64, i64) -> i64
        %95 = "arith.extsi"(%88) : (i32) -> i64
        %96 = "arith.addi"(%94, %95) : (i64, i64) -> i64
        %97 = "llvm.getelementptr"(%0, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %98 = "arith.constant"() {value = 0 : i8} : () -> i8
        %99 = "arith.cmpi"(%91, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %100, %101, %102, %103 = "scf.if"(%99) ({
          %104 = "llvm.load"(%97) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %106 = "vector.extract"(%104) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %107 = "vector.extract"(%104) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %108 = "vector.extract"(%104) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%105, %106, %107, %108) : (i32, i32, i32, i32) -> ()
        }, {
          %109 = "vector.from_elements"(%70, %71) : (bf16, bf16) -> vector<2xbf16>
          %110 = "llvm.bitcast"(%109) : (vector<2xbf16>) -> i32
          %111 = "vector.from_elements"(%72, %73) : (bf16, bf16) -> vector<2xbf16>
          %112 = "llvm.bitcast"(%111) : (vector<2xbf16>) -> i32
          %113 = "vector.from_elements"(%74, %75) : (bf16, bf16) -> vector<2xbf16>
          %114 = "llvm.bitcast"(%113) : (vector<2xbf16>) -> i32
          %115 = "vector.from_elements"(%76, %77) : (bf16, bf16) -> vector<2xbf16>
          %116 = "llvm.bitcast"(%115) : (vector<2xbf16>) -> i32
          "scf.yield"(%110, %112, %114, %116) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %117 = "arith.muli"(%68, %87) : (i32, i32) -> i32
        %118 = "arith.cmpi"(%117, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %119 = "arith.andi"(%86, %118) : (i1, i1) -> i1
        %120 = "arith.extui"(%119) : (i1) -> i8
        %121 = "arith.extsi"(%117) : (i32) -> i64
        %122 = "arith.addi"(%94, %121) : (i64, i64) -> i64
        %123 = "llvm.getelementptr"(%0, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %124 = "arith.cmpi"(%120, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %125, %126, %127, %128 = "scf.if"(%124) ({
          %129 = "llvm.load"(%123) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %130 = "vector.extract"(%129) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %131 = "vector.extract"(%129) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %132 = "vector.extract"(%129) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %133 = "vector.extract"(%129) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%130, %131, %132, %133) : (i32, i32, i32, i32) -> ()
        }, {
          %134 = "vector.from_elements"(%78, %79) : (bf16, bf16) -> vector<2xbf16>
          %135 = "llvm.bitcast"(%134) : (vector<2xbf16>) -> i32
          %136 = "vector.from_elements"(%80, %81) : (bf16, bf16) -> vector<2xbf16>
          %137 = "llvm.bitcast"(%136) : (vector<2xbf16>) -> i32
          %138 = "vector.from_elements"(%82, %83) : (bf16, bf16) -> vector<2xbf16>
          %139 = "llvm.bitcast"(%138) : (vector<2xbf16>) -> i32
          %140 = "vector.from_elements"(%84, %85) : (bf16, bf16) -> vector<2xbf16>
          %141 = "llvm.bitcast"(%140) : (vector<2xbf16>) -> i32
          "scf.yield"(%135, %137, %139, %141) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %142 = "arith.constant"() {value = 16 : i32} : () -> i32
        %143 = "arith.shli"(%100, %142) : (i32, i32) -> i32
        %144 = "arith.constant"() {value = 4294901760 : i32} : () -> i32
        %145 = "arith.andi"(%100, %144) : (i32, i32) -> i32
        %146 = "arith.shli"(%101, %142) : (i32, i32) -> i32
        %147 = "arith.andi"(%101, %144) : (i32, i32) -> i32
        %148 = "arith.shli"(%102, %142) : (i32, i32) -> i32
        %149 = "arith.andi"(%102, %144) : (i32, i32) -> i32
        %150 = "arith.shli"(%103, %142) : (i32, i32) -> i32
        %151 = "arith.andi"(%103, %144) : (i32, i32) -> i32
        %152 = "arith.shrsi"(%143, %26) : (i32, i32) -> i32
        %153 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
        %154 = "arith.andi"(%143, %153) : (i32, i32) -> i32
        %155 = "arith.xori"(%154, %152) : (i32, i32) -> i32
        %156 = "arith.subi"(%155, %152) : (i32, i32) -> i32
        %157 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.constant"() {value = 4278255616 : i32} : () -> i32
        %160 = "arith.minui"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.shrsi"(%145, %26) : (i32, i32) -> i32
        %162 = "arith.andi"(%145, %153) : (i32, i32) -> i32
        %163 = "arith.xori"(%162, %161) : (i32, i32) -> i32
        %164 = "arith.subi"(%163, %161) : (i32, i32) -> i32
        %165 = "arith.addi"(%164, %157) : (i32, i32) -> i32
        %166 = "arith.minui"(%165, %159) : (i32, i32) -> i32
        %167 = "arith.shrsi"(%146, %26) : (i32, i32) -> i32
        %168 = "arith.andi"(%146, %153) : (i32, i32) -> i32
        %169 = "arith.xori"(%168, %167) : (i32, i32) -> i32
        %170 = "arith.subi"(%169, %167) : (i32, i32) -> i32
        %171 = "arith.addi"(%170, %157) : (i32, i32) -> i32
        %172 = "arith.minui"(%171, %159) : (i32, i32) -> i32
        %173 = "arith.shrsi"(%147, %26) : (i32, i32) -> i32
        %174 = "arith.andi"(%147, %153) : (i32, i32) -> i32
        %175 = "arith.xori"(%174, %173) : (i32, i32) -> i32
        %176 = "arith.subi"(%175, %173) : (i32, i32) -> i32
        %177 = "arith.addi"(%176, %157) : (i32, i32) -> i32
        %178 = "arith.minui"(%177, %159) : (i32, i32) -> i32
        %179 = "arith.shrsi"(%148, %26) : (i32, i32) -> i32
        %180 = "arith.andi"(%148, %153) : (i32, i32) -> i32
        %181 = "arith.xori"(%180, %179) : (i32, i32) -> i32
        %182 = "arith.subi"(%181, %179) : (i32, i32) -> i32
        %183 = "arith.addi"(%182, %157) : (i32, i32) -> i32
        %184 = "arith.minui"(%183, %159) : (i32, i32) -> i32
        %185 = "arith.shrsi"(%149, %26) : (i32, i32) -> i32
        %186 = "arith.andi"(%149, %153) : (i32, i32) -> i32
        %187 = "arith.xori"(%186, %185) : (i32, i32) -> i32
        %188 = "arith.subi"(%187, %185) : (i32, i32) -> i32
        %189 = "arith.addi"(%188, %157) : (i32, i32) -> i32
        %190 = "arith.minui"(%189, %159) : (i32, i32) -> i32
        %191 = "arith.shrsi"(%150, %26) : (i32, i32) -> i32
        %192 = "arith.andi"(%150, %153) : (i32, i32) -> i32
        %193 = "arith.xori"(%192, %191) : (i32, i32) -> i32
        %194 = "arith.subi"(%193, %191) : (i32, i32) -> i32
        %195 = "arith.addi"(%194, %157) : (i32, i32) -> i32
        %196 = "arith.minui"(%195, %159) : (i32, i32) -> i32
        %197 = "arith.shrsi"(%151, %26) : (i32, i32) -> i32
        %198 = "arith.andi"(%151, %153) : (i32, i32) -> i32
        %199 = "arith.xori"(%198, %197) : (i32, i32) -> i32
        %200 = "arith.subi"(%199, %197) : (i32, i32) -> i32
        %201 = "arith.addi"(%200, %157) : (i32, i32) -> i32
        %202 = "arith.minui"(%201, %159) : (i32, i32) -> i32
        %203 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %204 = "arith.subi"(%203, %88) : (i32, i32) -> i32
        %205 = "arith.addi"(%160, %204) : (i32, i32) -> i32
        %206 = "arith.addi"(%88, %25) : (i32, i32) -> i32
        %207 = "arith.subi"(%203, %206) : (i32, i32) -> i32
        %208 = "arith.addi"(%166, %207) : (i32, i32) -> i32
        %209 = "arith.constant"() {value = 2 : i32} : () -> i32
        %210 = "arith.addi"(%88, %209) : (i32, i32) -> i32
        %211 = "arith.subi"(%203, %210) : (i32, i32) -> i32
        %212 = "arith.addi"(%172, %211) : (i32, i32) -> i32
        %213 = "arith.constant"() {value = 3 : i32} : () -> i32
        %214 = "arith.addi"(%88, %213) : (i32, i32) -> i32
        %215 = "arith.subi"(%203, %214) : (i32, i32) -> i32
        %216 = "arith.addi"(%178, %215) : (i32, i32) -> i32
        %217 = "arith.addi"(%88, %18) : (i32, i32) -> i32
        %218 = "arith.subi"(%203, %217) : (i32, i32) -> i32
        %219 = "arith.addi"(%184, %218) : (i32, i32) -> i32
        %220 = "arith.constant"() {value = 5 : i32} : () -> i32
        %221 = "arith.addi"(%88, %220) : (i32, i32) -> i32
        %222 = "arith.subi"(%203, %221) : (i32, i32) -> i32
        %223 = "arith.addi"(%190, %222) : (i32, i32) -> i32
        %224 = "arith.constant"() {value = 6 : i32} : () -> i32
        %225 = "arith.addi"(%88, %224) : (i32, i32) -> i32
        %226 = "arith.subi"(%203, %225) : (i32, i32) -> i32
        %227 = "arith.addi"(%196, %226) : (i32, i32) -> i32
        %228 = "arith.constant"() {value = 7 : i32} : () -> i32
        %229 = "arith.addi"(%88, %228) : (i32, i32) -> i32
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
        %270 = "arith.shli"(%125, %142) : (i32, i32) -> i32
        %271 = "arith.andi"(%125, %144) : (i32, i32) -> i32
        %272 = "arith.shli"(%126, %142) : (i32, i32) -> i32
        %273 = "arith.andi"(%126, %144) : (i32, i32) -> i32
        %274 = "arith.shli"(%127, %142) : (i32, i32) -> i32
        %275 = "arith.andi"(%127, %144) : (i32, i32) -> i32
        %276 = "arith.shli"(%128, %142) : (i32, i32) -> i32
        %277 = "arith.andi"(%128, %144) : (i32, i32) -> i32
        %278 = "arith.shrsi"(%270, %26) : (i32, i32) -> i32
        %279 = "arith.andi"(%270, %153) : (i32, i32) -> i32
        %280 = "arith.xori"(%279, %278) : (i32, i32) -> i32
        %281 = "arith.subi"(%280, %278) : (i32, i32) -> i32
        %282 = "arith.addi"(%281, %157) : (i32, i32) -> i32
        %283 = "arith.minui"(%282, %159) : (i32, i32) -> i32
        %284 = "arith.shrsi"(%271, %26) : (i32, i32) -> i32
        %285 = "arith.andi"(%271, %153) : (i32, i32) -> i32
        %286 = "arith.xori"(%285, %284) : (i32, i32) -> i32
        %287 = "arith.subi"(%286, %284) : (i32, i32) -> i32
        %288 = "arith.addi"(%287, %157) : (i32, i32) -> i32
        %289 = "arith.minui"(%288, %159) : (i32, i32) -> i32
        %290 = "arith.shrsi"(%272, %26) : (i32, i32) -> i32
        %291 = "arith.andi"(%272, %153) : (i32, i32) -> i32
        %292 = "arith.xori"(%291, %290) : (i32, i32) -> i32
        %293 = "arith.subi"(%292, %290) : (i32, i32) -> i32
        %294 = "arith.addi"(%293, %157) : (i32, i32) -> i32
        %295 = "arith.minui"(%294, %159) : (i32, i32) -> i32
        %296 = "arith.shrsi"(%273, %26) : (i32, i32) -> i32
        %297 = "arith.andi"(%273, %153) : (i32, i32) -> i32
        %298 = "arith.xori"(%297, %296) : (i32, i32) -> i32
        %299 = "arith.subi"(%298, %296) : (i32, i32) -> i32
        %300 = "arith.addi"(%299, %157) : (i32, i32) -> i32
        %301 = "arith.minui"(%300, %159) : (i32, i32) -> i32
        %302 = "arith.shrsi"(%274, %26) : (i32, i32) -> i32
        %303 = "arith.andi"(%274, %153) : (i32, i32) -> i32
        %304 = "arith.xori"(%303, %302) : (i32, i32) -> i32
        %305 = "arith.subi"(%304, %302) : (i32, i32) -> i32
        %306 = "arith.addi"(%305, %157) : (i32, i32) -> i32
        %307 = "arith.minui"(%306, %159) : (i32, i32) -> i32
        %308 = "arith.shrsi"(%275, %26) : (i32, i32) -> i32
        %309 = "arith.andi"(%275, %153) : (i32, i32) -> i32
        %310 = "arith.xori"(%309, %308) : (i32, i32) -> i32
        %311 = "arith.subi"(%310, %308) : (i32, i32) -> i32
        %312 = "arith.addi"(%311, %157) : (i32, i32) -> i32
        %313 = "arith.minui"(%312, %159) : (i32, i32) -> i32
        %314 = "arith.shrsi"(%276, %26) : (i32, i32) -> i32
        %315 = "arith.andi"(%276, %153) : (i32, i32) -> i32
        %316 = "arith.xori"(%315, %314) : (i32, i32) -> i32
        %317 = "arith.subi"(%316, %314) : (i32, i32) -> i32
        %318 = "arith.addi"(%317, %157) : (i32, i32) -> i32
        %319 = "arith.minui"(%318, %159) : (i32, i32) -> i32
        %320 = "arith.shrsi"(%277, %26) : (i32, i32) -> i32
        %321 = "arith.andi"(%277, %153) : (i32, i32) -> i32
        %322 = "arith.xori"(%321, %320) : (i32, i32) -> i32
        %323 = "arith.subi"(%322, %320) : (i32, i32) -> i32
        %324 = "arith.addi"(%323, %157) : (i32, i32) -> i32
        %325 = "arith.minui"(%324, %159) : (i32, i32) -> i32
        %326 = "arith.subi"(%203, %117) : (i32, i32) -> i32
        %327 = "arith.addi"(%283, %326) : (i32, i32) -> i32
        %328 = "arith.addi"(%117, %25) : (i32, i32) -> i32
        %329 = "arith.subi"(%203, %328) : (i32, i32) -> i32
        %330 = "arith.addi"(%289, %329) : (i32, i32) -> i32
        %331 = "arith.addi"(%117, %209) : (i32, i32) -> i32
        %332 = "arith.subi"(%203, %331) : (i32, i32) -> i32
        %333 = "arith.addi"(%295, %332) : (i32, i32) -> i32
        %334 = "arith.addi"(%117, %213) : (i32, i32) -> i32
        %335 = "arith.subi"(%203, %334) : (i32, i32) -> i32
        %336 = "arith.addi"(%301, %335) : (i32, i32) -> i32
        %337 = "arith.addi"(%117, %18) : (i32, i32) -> i32
        %338 = "arith.subi"(%203, %337) : (i32, i32) -> i32
        %339 = "arith.addi"(%307, %338) : (i32, i32) -> i32
        %340 = "arith.addi"(%117, %220) : (i32, i32) -> i32
        %341 = "arith.subi"(%203, %340) : (i32, i32) -> i32
        %342 = "arith.addi"(%313, %341) : (i32, i32) -> i32
        %343 = "arith.addi"(%117, %224) : (i32, i32) -> i32
        %344 = "arith.subi"(%203, %343) : (i32, i32) -> i32
        %345 = "arith.addi"(%319, %344) : (i32, i32) -> i32
        %346 = "arith.addi"(%117, %228) : (i32, i32) -> i32
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
        %420 = "nvvm.shfl.sync"(%419, %411, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %421 = "nvvm.shfl.sync"(%419, %412, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %422 = "nvvm.shfl.sync"(%419, %413, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %423 = "nvvm.shfl.sync"(%419, %414, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %424 = "nvvm.shfl.sync"(%419, %415, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %425 = "nvvm.shfl.sync"(%419, %416, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %426 = "nvvm.shfl.sync"(%419, %417, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %427 = "nvvm.shfl.sync"(%419, %418, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
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
        %460 = "nvvm.shfl.sync"(%419, %452, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %461 = "nvvm.shfl.sync"(%419, %453, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %462 = "nvvm.shfl.sync"(%419, %454, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %463 = "nvvm.shfl.sync"(%419, %455, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %464 = "nvvm.shfl.sync"(%419, %456, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %465 = "nvvm.shfl.sync"(%419, %457, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %466 = "nvvm.shfl.sync"(%419, %458, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %467 = "nvvm.shfl.sync"(%419, %459, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
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
        %500 = "arith.andi"(%492, %144) : (i32, i32) -> i32
        %501 = "arith.subi"(%500, %157) : (i32, i32) -> i32
        %502 = "arith.shrsi"(%501, %26) : (i32, i32) -> i32
        %503 = "arith.xori"(%501, %502) : (i32, i32) -> i32
        %504 = "arith.subi"(%503, %502) : (i32, i32) -> i32
        %505 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
        %506 = "arith.andi"(%502, %505) : (i32, i32) -> i32
        %507 = "arith.ori"(%504, %506) : (i32, i32) -> i32
        %508 = "arith.cmpi"(%500, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %509 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
        %510 = "arith.select"(%508, %509, %507) : (i1, i32, i32) -> i32
        %511 = "arith.shrui"(%510, %142) : (i32, i32) -> i32
        %512 = "arith.trunci"(%511) : (i32) -> i16
        %513 = "arith.bitcast"(%512) : (i16) -> bf16
        %514 = "arith.extf"(%513) : (bf16) -> f32
        %515 = "arith.cmpi"(%19, %25) {predicate = 0 : i64} : (i32, i32) -> i1
        %516 = "arith.select"(%515, %493, %492) : (i1, i32, i32) -> i32
        %517 = "arith.cmpi"(%19, %209) {predicate = 0 : i64} : (i32, i32) -> i1
        %518 = "arith.select"(%517, %494, %516) : (i1, i32, i32) -> i32
        %519 = "arith.cmpi"(%19, %213) {predicate = 0 : i64} : (i32, i32) -> i1
        %520 = "arith.select"(%519, %495, %518) : (i1, i32, i32) -> i32
        %521 = "arith.andi"(%520, %144) : (i32, i32) -> i32
        %522 = "arith.subi"(%521, %157) : (i32, i32) -> i32
        %523 = "arith.shrsi"(%522, %26) : (i32, i32) -> i32
        %524 = "arith.xori"(%522, %523) : (i32, i32) -> i32
        %525 = "arith.subi"(%524, %523) : (i32, i32) -> i32
        %526 = "arith.andi"(%523, %505) : (i32, i32) -> i32
        %527 = "arith.ori"(%525, %526) : (i32, i32) -> i32
        %528 = "arith.cmpi"(%521, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %529 = "arith.select"(%528, %509, %527) : (i1, i32, i32) -> i32
        %530 = "arith.shrui"(%529, %142) : (i32, i32) -> i32
        %531 = "arith.trunci"(%530) : (i32) -> i16
        %532 = "arith.bitcast"(%531) : (i16) -> bf16
        %533 = "arith.andi"(%520, %203) : (i32, i32) -> i32
        %534 = "arith.subi"(%203, %533) : (i32, i32) -> i32
        %535 = "arith.cmpi"(%19, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %536 = "arith.cmpi"(%19, %87) {predicate = 2 : i64} : (i32, i32) -> i1
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
        %553 = "arith.andi"(%552, %144) : (i32, i32) -> i32
        %554 = "arith.subi"(%553, %157) : (i32, i32) -> i32
        %555 = "arith.shrsi"(%554, %26) : (i32, i32) -> i32
        %556 = "arith.xori"(%554, %555) : (i32, i32) -> i32
        %557 = "arith.subi"(%556, %555) : (i32, i32) -> i32
        %558 = "arith.andi"(%555, %505) : (i32, i32) -> i32
        %559 = "arith.ori"(%557, %558) : (i32, i32) -> i32
        %560 = "arith.cmpi"(%553, %159) {predicate = 0 : i64} : (i32, i32) -> i1
        %561 = "arith.select"(%560, %509, %559) : (i1, i32, i32) -> i32
        %562 = "arith.shrui"(%561, %142) : (i32, i32) -> i32
        %563 = "arith.trunci"(%562) : (i32) -> i16
        %564 = "arith.bitcast"(%563) : (i16) -> bf16
        %565 = "arith.andi"(%552, %203) : (i32, i32) -> i32
        %566 = "arith.subi"(%203, %565) : (i32, i32) -> i32
        %567 = "arith.cmpi"(%68, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %568 = "arith.andi"(%567, %536) : (i1, i1) -> i1
        %569 = "arith.extf"(%564) : (bf16) -> f32
        %570 = "llvm.intr.fma"(%569, %541, %545) : (f32, f32, f32) -> f32
        %571 = "llvm.call_intrinsic"(%570) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %572 = "arith.select"(%568, %571, %543) : (i1, f32, f32) -> f32
        %573 = "arith.addf"(%549, %572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %574 = "nvvm.shfl.sync"(%419, %573, %209, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %575 = "arith.addf"(%573, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %576 = "nvvm.shfl.sync"(%419, %575, %25, %26) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %577 = "arith.addf"(%575, %576) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %578 = "arith.cmpi"(%67, %40) {predicate = 2 : i64} : (i32, i32) -> i1
        %579 = "arith.andi"(%537, %578) : (i1, i1) -> i1
        "scf.if"(%579) ({
          %580 = "arith.cmpi"(%67, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %581 = "arith.select"(%580, %534, %419) : (i1, i32, i32) -> i32
          %582 = "arith.extsi"(%19) : (i32) -> i64
          %583 = "arith.muli"(%92, %9) : (i64, i64) -> i64
          %584 = "arith.addi"(%583, %582) : (i64, i64) -> i64
          %585 = "llvm.getelementptr"(%8, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%581, %585) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %586 = "arith.divf"(%548, %577) : (f32, f32) -> f32
          %587 = "arith.select"(%580, %586, %543) : (i1, f32, f32) -> f32
          %588 = "arith.muli"(%92, %7) : (i64, i64) -> i64
          %589 = "arith.addi"(%588, %582) : (i64, i64) -> i64
          %590 = "llvm.getelementptr"(%5, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%587, %590) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%580) ({
            %591 = "llvm.getelementptr"(%20, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t592_s0 = "llvm.ptrtoint"(%591) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t592_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %593 = "arith.andi"(%568, %578) : (i1, i1) -> i1
        "scf.if"(%593) ({
          %594 = "arith.cmpi"(%67, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %595 = "arith.select"(%594, %566, %419) : (i1, i32, i32) -> i32
          %596 = "arith.extsi"(%68) : (i32) -> i64
          %597 = "arith.muli"(%92, %9) : (i64, i64) -> i64
          %598 = "arith.addi"(%597, %596) : (i64, i64) -> i64
          %599 = "llvm.getelementptr"(%8, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%595, %599) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %600 = "arith.divf"(%572, %577) : (f32, f32) -> f32
          %601 = "arith.select"(%594, %600, %543) : (i1, f32, f32) -> f32
          %602 = "arith.muli"(%92, %7) : (i64, i64) -> i64
          %603 = "arith.addi"(%602, %596) : (i64, i64) -> i64
          %604 = "llvm.getelementptr"(%5, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%601, %604) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%594) ({
            %605 = "llvm.getelementptr"(%20, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t606_s0 = "llvm.ptrtoint"(%605) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t606_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%100, %101, %102, %103, %125, %126, %127, %128) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %2, %21) ({
      ^bb0(%607: i32):
        %608 = "llvm.getelementptr"(%20, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %610 = "arith.extsi"(%15) : (i32) -> i64
        %611 = "arith.extsi"(%607) : (i32) -> i64
        %612 = "arith.extsi"(%2) : (i32) -> i64
        %613 = "arith.muli"(%610, %612) : (i64, i64) -> i64
        %614 = "arith.addi"(%613, %611) : (i64, i64) -> i64
        %615 = "llvm.getelementptr"(%10, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%609, %615) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
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
      %37 = "arith.addi"(%1, %32) : (i32, i32) -> i32
      %38 = "arith.divui"(%37, %18) : (i32, i32) -> i32
      %39 = "arith.constant"() {value = 131 : i32} : () -> i32
      %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 132 : i32} : () -> i32
      %42 = "arith.divui"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.muli"(%42, %18) : (i32, i32) -> i32
      %44 = "arith.constant"() {value = 192 : i32} : () -> i32
      %45 = "arith.maxsi"(%43, %44) : (i32, i32) -> i32
      %46 = "arith.muli"(%15, %45) : (i32, i32) -> i32
      %47 = "arith.addi"(%15, %35) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %45) : (i32, i32) -> i32
      %49 = "arith.minsi"(%48, %1) : (i32, i32) -> i32
      %50 = "arith.subi"(%49, %46) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = 511 : i32} : () -> i32
      %52 = "arith.addi"(%50, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 9 : i32} : () -> i32
      %54 = "arith.shrsi"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.muli"(%54, %18) : (i32, i32) -> i32
      %56 = "arith.muli"(%19, %55) : (i32, i32) -> i32
      %57 = "arith.addi"(%46, %56) : (i32, i32) -> i32
      %58 = "arith.addi"(%57, %55) : (i32, i32) -> i32
      %59 = "arith.minsi"(%58, %49) : (i32, i32) -> i32
      "scf.for"(%57, %59, %18) ({
      ^bb0(%60: i32):
        %61 = "arith.addi"(%60, %20) : (i32, i32) -> i32
        %62 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %65 = "vector.extract"(%62) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %66 = "vector.extract"(%62) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %67 = "vector.extract"(%62) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %68 = "vector.extract"(%62) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %69 = "vector.extract"(%62) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %70 = "vector.extract"(%62) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %71 = "arith.cmpi"(%61, %59) {predicate = 2 : i64} : (i32, i32) -> i1
        %72 = "arith.cmpi"(%2, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %73 = "arith.andi"(%71, %72) : (i1, i1) -> i1
        %74 = "scf.if"(%73) ({
          %75 = "arith.extsi"(%61) : (i32) -> i64
          %76 = "arith.muli"(%75, %3) : (i64, i64) -> i64
          %77 = "llvm.getelementptr"(%0, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %78 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%78) : (i32) -> ()
        }, {
          "scf.yield"(%63) : (i32) -> ()
        }) : (i1) -> i32
        %79 = "arith.cmpi"(%2, %35) {predicate = 4 : i64} : (i32, i32) -> i1
        %80 = "arith.andi"(%71, %79) : (i1, i1) -> i1
        %81 = "scf.if"(%80) ({
          %82 = "arith.extsi"(%61) : (i32) -> i64
          %83 = "arith.muli"(%82, %3) : (i64, i64) -> i64
          %84 = "arith.constant"() {value = 1 : i64} : () -> i64
          %85 = "arith.addi"(%83, %84) : (i64, i64) -> i64
          %86 = "llvm.getelementptr"(%0, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %87 = "llvm.load"(%86) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%87) : (i32) -> ()
        }, {
          "scf.yield"(%64) : (i32) -> ()
        }) : (i1) -> i32
        %88 = "arith.constant"() {value = 2 : i32} : () -> i32
        %89 = "arith.cmpi"(%2, %88) {predicate = 4 : i64} : (i32, i32) -> i1
        %90 = "arith.andi"(%71, %89) : (i1, i1) -> i1
        %91 = "scf.if"(%90) ({
          %92 = "arith.extsi"(%61) : (i32) -> i64
          %93 = "arith.muli"(%92, %3) : (i64, i64) -> i64
          %94 = "arith.constant"() {value = 2 : i64} : () -> i64
          %95 = "arith.addi"(%93, %94) : (i64, i64) -> i64
          %96 = "llvm.getelementptr"(%0, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %97 = "llvm.load"(%96) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%97) : (i32) -> ()
        }, {
          "scf.yield"(%65) : (i32) -> ()
        }) : (i1) -> i32
        %98 = "arith.constant"() {value = 3 : i32} : () -> i32
        %99 = "arith.cmpi"(%2, %98) {predicate = 4 : i64} : (i32, i32) -> i1
        %100 = "arith.andi"(%71, %99) : (i1, i1) -> i1
        %101 = "scf.if"(%100) ({
          %102 = "arith.extsi"(%61) : (i32) -> i64
          %103 = "arith.muli"(%102, %3) : (i64, i64) -> i64
          %104 = "arith.constant"() {value = 3 : i64} : () -> i64
          %105 = "arith.addi"(%103, %104) : (i64, i64) -> i64
          %106 = "llvm.getelementptr"(%0, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %107 = "llvm.load"(%106) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%107) : (i32) -> ()
        }, {
          "scf.yield"(%66) : (i32) -> ()
        }) : (i1) -> i32
        %108 = "arith.constant"() {value = 4 : i32} : () -> i32
        %109 = "arith.cmpi"(%2, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %110 = "arith.andi"(%71, %109) : (i1, i1) -> i1
        %111 = "scf.if"(%110) ({
          %112 = "arith.extsi"(%61) : (i32) -> i64
          %113 = "arith.muli"(%112, %3) : (i64, i64) -> i64
          %114 = "arith.constant"() {value = 4 : i64} : () -> i64
          %115 = "arith.addi"(%113, %114) : (i64, i64) -> i64
          %116 = "llvm.getelementptr"(%0, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %117 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%117) : (i32) -> ()
        }, {
          "scf.yield"(%67) : (i32) -> ()
        }) : (i1) -> i32
        %118 = "arith.cmpi"(%2, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        %119 = "arith.andi"(%71, %118) : (i1, i1) -> i1
        %120 = "scf.if"(%119) ({
          %121 = "arith.extsi"(%61) : (i32) -> i64
          %122 = "arith.muli"(%121, %3) : (i64, i64) -> i64
          %123 = "arith.constant"() {value = 5 : i64} : () -> i64
          %124 = "arith.addi"(%122, %123) : (i64, i64) -> i64
          %125 = "llvm.getelementptr"(%0, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%126) : (i32) -> ()
        }, {
          "scf.yield"(%68) : (i32) -> ()
        }) : (i1) -> i32
        %127 = "arith.constant"() {value = 6 : i32} : () -> i32
        %128 = "arith.cmpi"(%2, %127) {predicate = 4 : i64} : (i32, i32) -> i1
        %129 = "arith.andi"(%71, %128) : (i1, i1) -> i1
        %130 = "scf.if"(%129) ({
          %131 = "arith.extsi"(%61) : (i32) -> i64
          %132 = "arith.muli"(%131, %3) : (i64, i64) -> i64
          %133 = "arith.constant"() {value = 6 : i64} : () -> i64
          %134 = "arith.addi"(%132, %133) : (i64, i64) -> i64
          %135 = "llvm.getelementptr"(%0, %134) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %136 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%136) : (i32) -> ()
        }, {
          "scf.yield"(%69) : (i32) -> ()
        }) : (i1) -> i32
        %137 = "arith.constant"() {value = 7 : i32} : () -> i32
        %138 = "arith.cmpi"(%2, %137) {predicate = 4 : i64} : (i32, i32) -> i1
        %139 = "arith.andi"(%71, %138) : (i1, i1) -> i1
        %140 = "scf.if"(%139) ({
          %141 = "arith.extsi"(%61) : (i32) -> i64
          %142 = "arith.muli"(%141, %3) : (i64, i64) -> i64
          %143 = "arith.constant"() {value = 7 : i64} : () -> i64
          %144 = "arith.addi"(%142, %143) : (i64, i64) -> i64
          %145 = "llvm.getelementptr"(%0, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %146 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%146) : (i32) -> ()
        }, {
          "scf.yield"(%70) : (i32) -> ()
        }) : (i1) -> i32
        %147 = "arith.cmpi"(%74, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%147) ({
          %148 = "arith.constant"() {value = 512 : i32} : () -> i32
          %149 = "arith.muli"(%19, %148) : (i32, i32) -> i32
          %150 = "arith.addi"(%74, %149) : (i32, i32) -> i32
          %151 = "llvm.getelementptr"(%21, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t152_s0 = "llvm.ptrtoint"(%151) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t152_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %153 = "arith.cmpi"(%81, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%153) ({
          %154 = "arith.constant"() {value = 512 : i32} : () -> i32
          %155 = "arith.muli"(%19, %154) : (i32, i32) -> i32
          %156 = "arith.addi"(%81, %155) : (i32, i32) -> i32
          %157 = "llvm.getelementptr"(%21, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t158_s0 = "llvm.ptrtoint"(%157) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t158_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %159 = "arith.cmpi"(%91, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%159) ({
          %160 = "arith.constant"() {value = 512 : i32} : () -> i32
          %161 = "arith.muli"(%19, %160) : (i32, i32) -> i32
          %162 = "arith.addi"(%91, %161) : (i32, i32) -> i32
          %163 = "llvm.getelementptr"(%21, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t164_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t164_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %165 = "arith.cmpi"(%101, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%165) ({
          %166 = "arith.constant"() {value = 512 : i32} : () -> i32
          %167 = "arith.muli"(%19, %166) : (i32, i32) -> i32
          %168 = "arith.addi"(%101, %167) : (i32, i32) -> i32
          %169 = "llvm.getelementptr"(%21, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t170_s0 = "llvm.ptrtoint"(%169) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t170_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %171 = "arith.cmpi"(%111, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%171) ({
          %172 = "arith.constant"() {value = 512 : i32} : () -> i32
          %173 = "arith.muli"(%19, %172) : (i32, i32) -> i32
          %174 = "arith.addi"(%111, %173) : (i32, i32) -> i32
          %175 = "llvm.getelementptr"(%21, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t176_s0 = "llvm.ptrtoint"(%175) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t176_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %177 = "arith.cmpi"(%120, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%177) ({
          %178 = "arith.constant"() {value = 512 : i32} : () -> i32
          %179 = "arith.muli"(%19, %178) : (i32, i32) -> i32
          %180 = "arith.addi"(%120, %179) : (i32, i32) -> i32
          %181 = "llvm.getelementptr"(%21, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t182_s0 = "llvm.ptrtoint"(%181) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t182_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %183 = "arith.cmpi"(%130, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%183) ({
          %184 = "arith.constant"() {value = 512 : i32} : () -> i32
          %185 = "arith.muli"(%19, %184) : (i32, i32) -> i32
          %186 = "arith.addi"(%130, %185) : (i32, i32) -> i32
          %187 = "llvm.getelementptr"(%21, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t188_s0 = "llvm.ptrtoint"(%187) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t188_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %189 = "arith.cmpi"(%140, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%189) ({
          %190 = "arith.constant"() {value = 512 : i32} : () -> i32
          %191 = "arith.muli"(%19, %190) : (i32, i32) -> i32
          %192 = "arith.addi"(%140, %191) : (i32, i32) -> i32
          %193 = "llvm.getelementptr"(%21, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t194_s0 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t194_s0, %35) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %198 = "arith.constant"() {value = 512 : i32} : () -> i32
      "scf.for"(%195, %6, %198) ({
      ^bb0(%199: i32):
        %200 = "llvm.getelementptr"(%23, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%34, %200) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %201 = "llvm.getelementptr"(%24, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%34, %201) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %202 = "arith.divui"(%198, %6) : (i32, i32) -> i32
      %203 = "arith.muli"(%202, %6) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%195, %203) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%204) ({
        %205 = "arith.remui"(%195, %6) : (i32, i32) -> i32
        %206 = "arith.divui"(%195, %6) : (i32, i32) -> i32
        %207 = "arith.cmpi"(%202, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %208 = "arith.subi"(%5, %206) : (i32, i32) -> i32
        %209 = "arith.subi"(%206, %5) : (i32, i32) -> i32
        %210 = "arith.select"(%207, %208, %209) : (i1, i32, i32) -> i32
        %211 = "arith.subi"(%34, %202) : (i32, i32) -> i32
        %212 = "arith.select"(%207, %202, %211) : (i1, i32, i32) -> i32
        %213 = "arith.addi"(%210, %212) : (i32, i32) -> i32
        %214 = "arith.subi"(%213, %35) : (i32, i32) -> i32
        %215 = "arith.remsi"(%214, %212) : (i32, i32) -> i32
        %216 = "arith.xori"(%215, %212) : (i32, i32) -> i32
        %217 = "arith.cmpi"(%216, %34) {predicate = 2 : i64} : (i32, i32) -> i1
        %218 = "arith.cmpi"(%215, %34) {predicate = 1 : i64} : (i32, i32) -> i1
        %219 = "arith.andi"(%217, %218) : (i1, i1) -> i1
        %220 = "arith.divsi"(%214, %212) : (i32, i32) -> i32
        %221 = "arith.extsi"(%219) : (i1) -> i32
        %222 = "arith.addi"(%220, %221) : (i32, i32) -> i32
        %223 = "arith.maxsi"(%34, %222) : (i32, i32) -> i32
        %224, %225 = "scf.for"(%34, %223, %35, %34, %34) ({
        ^bb0(%226: i32, %227: i32, %228: i32):
          %229 = "arith.muli"(%226, %202) : (i32, i32) -> i32
          %230 = "arith.addi"(%206, %229) : (i32, i32) -> i32
          %231 = "arith.extsi"(%230) : (i32) -> i64
          %232 = "arith.extsi"(%205) : (i32) -> i64
          %233 = "arith.extsi"(%6) : (i32) -> i64
          %234 = "arith.muli"(%231, %233) : (i64, i64) -> i64
          %235 = "arith.addi"(%234, %232) : (i64, i64) -> i64
          %236 = "llvm.getelementptr"(%4, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %237 = "llvm.load"(%236) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %238 = "arith.addi"(%227, %237) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%230, %15) {predicate = 2 : i64} : (i32, i32) -> i1
          %240 = "arith.select"(%239, %237, %34) : (i1, i32, i32) -> i32
          %241 = "arith.addi"(%228, %240) : (i32, i32) -> i32
          "scf.yield"(%238, %241) : (i32, i32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 16 : i32>>} : (i32, i32, i32, i32, i32) -> (i32, i32)
        %242 = "llvm.getelementptr"(%24, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t243_s0 = "llvm.ptrtoint"(%242) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t243_s0, %224) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %244 = "llvm.getelementptr"(%23, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t245_s0 = "llvm.ptrtoint"(%244) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t245_s0, %225) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %246 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %249 = "arith.cmpi"(%246, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%249) ({
        %250 = "scf.for"(%34, %6, %18, %34) ({
        ^bb0(%251: i32, %252: i32):
          %253 = "arith.addi"(%251, %246) : (i32, i32) -> i32
          %254 = "arith.cmpi"(%253, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "scf.if"(%254) ({
            %256 = "llvm.getelementptr"(%24, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %257 = "llvm.load"(%256) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%257) : (i32) -> ()
          }, {
            "scf.yield"(%34) : (i32) -> ()
          }) : (i1) -> i32
          %258 = "nvvm.shfl.sync"(%36, %255, %35, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %259 = "arith.cmpi"(%246, %35) {predicate = 5 : i64} : (i32, i32) -> i1
          %260 = "arith.select"(%259, %258, %34) : (i1, i32, i32) -> i32
          %261 = "arith.addi"(%255, %260) : (i32, i32) -> i32
          %262 = "arith.constant"() {value = 2 : i32} : () -> i32
          %263 = "nvvm.shfl.sync"(%36, %261, %262, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %264 = "arith.cmpi"(%246, %262) {predicate = 5 : i64} : (i32, i32) -> i1
          %265 = "arith.select"(%264, %263, %34) : (i1, i32, i32) -> i32
          %266 = "arith.addi"(%261, %265) : (i32, i32) -> i32
          %267 = "arith.constant"() {value = 4 : i32} : () -> i32
          %268 = "nvvm.shfl.sync"(%36, %266, %267, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %269 = "arith.cmpi"(%246, %267) {predicate = 5 : i64} : (i32, i32) -> i1
          %270 = "arith.select"(%269, %268, %34) : (i1, i32, i32) -> i32
          %271 = "arith.addi"(%266, %270) : (i32, i32) -> i32
          %272 = "arith.constant"() {value = 8 : i32} : () -> i32
          %273 = "nvvm.shfl.sync"(%36, %271, %272, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %274 = "arith.cmpi"(%246, %272) {predicate = 5 : i64} : (i32, i32) -> i1
          %275 = "arith.select"(%274, %273, %34) : (i1, i32, i32) -> i32
          %276 = "arith.addi"(%271, %275) : (i32, i32) -> i32
          %277 = "arith.constant"() {value = 16 : i32} : () -> i32
          %278 = "nvvm.shfl.sync"(%36, %276, %277, %34) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %279 = "arith.cmpi"(%246, %277) {predicate = 5 : i64} : (i32, i32) -> i1
          %280 = "arith.select"(%279, %278, %34) : (i1, i32, i32) -> i32
          %281 = "arith.addi"(%276, %280) : (i32, i32) -> i32
          %282 = "arith.addi"(%281, %252) : (i32, i32) -> i32
          "scf.if"(%254) ({
            %283 = "llvm.getelementptr"(%24, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%282, %283) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %284 = "nvvm.shfl.sync"(%36, %282, %32, %32) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%284) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %6, %198) ({
      ^bb0(%285: i32):
        %286 = "arith.cmpi"(%15, %34) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%286) ({
          %287 = "llvm.getelementptr"(%24, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %288 = "llvm.load"(%287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %289 = "arith.extsi"(%285) : (i32) -> i64
          %290 = "llvm.getelementptr"(%11, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%288, %290) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %291 = "llvm.getelementptr"(%23, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %293 = "arith.cmpi"(%285, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %294 = "scf.if"(%293) ({
          %295 = "arith.subi"(%285, %35) : (i32, i32) -> i32
          %296 = "llvm.getelementptr"(%24, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %298 = "arith.addi"(%292, %297) : (i32, i32) -> i32
          "scf.yield"(%298) : (i32) -> ()
        }, {
          "scf.yield"(%292) : (i32) -> ()
        }) : (i1) -> i32
        %299 = "llvm.getelementptr"(%21, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %300 = "llvm.load"(%299) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%294, %299) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %301 = "arith.addi"(%294, %300) : (i32, i32) -> i32
        %302 = "arith.addi"(%285, %198) : (i32, i32) -> i32
        %303 = "llvm.getelementptr"(%21, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %304 = "llvm.load"(%303) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%301, %303) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %305 = "arith.addi"(%301, %304) : (i32, i32) -> i32
        %306 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %307 = "arith.addi"(%285, %306) : (i32, i32) -> i32
        %308 = "llvm.getelementptr"(%21, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %309 = "llvm.load"(%308) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%305, %308) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %310 = "arith.addi"(%305, %309) : (i32, i32) -> i32
        %311 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %312 = "arith.addi"(%285, %311) : (i32, i32) -> i32
        %313 = "llvm.getelementptr"(%21, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %314 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%310, %313) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %315 = "arith.addi"(%310, %314) : (i32, i32) -> i32
        %316 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %317 = "arith.addi"(%285, %316) : (i32, i32) -> i32
        %318 = "llvm.getelementptr"(%21, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %319 = "llvm.load"(%318) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%315, %318) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %320 = "arith.addi"(%315, %319) : (i32, i32) -> i32
        %321 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %322 = "arith.addi"(%285, %321) : (i32, i32) -> i32
        %323 = "llvm.getelementptr"(%21, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %324 = "llvm.load"(%323) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%320, %323) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %325 = "arith.addi"(%320, %324) : (i32, i32) -> i32
        %326 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %327 = "arith.addi"(%285, %326) : (i32, i32) -> i32
        %328 = "llvm.getelementptr"(%21, %327) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %329 = "llvm.load"(%328) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%325, %328) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %330 = "arith.addi"(%325, %329) : (i32, i32) -> i32
        %331 = "arith.constant"() {value = 3584 : i32} : () -> i32
        %332 = "arith.addi"(%285, %331) : (i32, i32) -> i32
        %333 = "llvm.getelementptr"(%21, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%330, %333) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %335 = "arith.addi"(%330, %334) : (i32, i32) -> i32
        %336 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %337 = "arith.addi"(%285, %336) : (i32, i32) -> i32
        %338 = "llvm.getelementptr"(%21, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%335, %338) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %340 = "arith.addi"(%335, %339) : (i32, i32) -> i32
        %341 = "arith.constant"() {value = 4608 : i32} : () -> i32
        %342 = "arith.addi"(%285, %341) : (i32, i32) -> i32
        %343 = "llvm.getelementptr"(%21, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %344 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%340, %343) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %345 = "arith.addi"(%340, %344) : (i32, i32) -> i32
        %346 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %347 = "arith.addi"(%285, %346) : (i32, i32) -> i32
        %348 = "llvm.getelementptr"(%21, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %349 = "llvm.load"(%348) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%345, %348) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %350 = "arith.addi"(%345, %349) : (i32, i32) -> i32
        %351 = "arith.constant"() {value = 5632 : i32} : () -> i32
        %352 = "arith.addi"(%285, %351) : (i32, i32) -> i32
        %353 = "llvm.getelementptr"(%21, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%350, %353) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %355 = "arith.addi"(%350, %354) : (i32, i32) -> i32
        %356 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %357 = "arith.addi"(%285, %356) : (i32, i32) -> i32
        %358 = "llvm.getelementptr"(%21, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %359 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%355, %358) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %360 = "arith.addi"(%355, %359) : (i32, i32) -> i32
        %361 = "arith.constant"() {value = 6656 : i32} : () -> i32
        %362 = "arith.addi"(%285, %361) : (i32, i32) -> i32
        %363 = "llvm.getelementptr"(%21, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%360, %363) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %365 = "arith.addi"(%360, %364) : (i32, i32) -> i32
        %366 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %367 = "arith.addi"(%285, %366) : (i32, i32) -> i32
        %368 = "llvm.getelementptr"(%21, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%365, %368) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %370 = "arith.addi"(%365, %369) : (i32, i32) -> i32
        %371 = "arith.constant"() {value = 7680 : i32} : () -> i32
        %372 = "arith.addi"(%285, %371) : (i32, i32) -> i32
        %373 = "llvm.getelementptr"(%21, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %374 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%370, %373) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %375 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %376 = "arith.shli"(%35, %20) : (i32, i32) -> i32
      %377 = "arith.cmpi"(%20, %18) {predicate = 6 : i64} : (i32, i32) -> i1
      %378 = "arith.select"(%377, %376, %34) : (i1, i32, i32) -> i32
      "scf.for"(%57, %59, %18) ({
      ^bb0(%379: i32):
        %380 = "arith.addi"(%379, %20) : (i32, i32) -> i32
        %381 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %382 = "vector.extract"(%381) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %383 = "vector.extract"(%381) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %384 = "vector.extract"(%381) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %385 = "vector.extract"(%381) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %386 = "vector.extract"(%381) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %387 = "vector.extract"(%381) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %388 = "vector.extract"(%381) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %389 = "vector.extract"(%381) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %390 = "arith.cmpi"(%380, %59) {predicate = 2 : i64} : (i32, i32) -> i1
        %391 = "arith.cmpi"(%2, %34) {predicate = 4 : i64} : (i32, i32) -> i1
        %392 = "arith.andi"(%390, %391) : (i1, i1) -> i1
        %393 = "scf.if"(%392) ({
          %394 = "arith.extsi"(%380) : (i32) -> i64
          %395 = "arith.muli"(%394, %3) : (i64, i64) -> i64
          %396 = "llvm.getelementptr"(%0, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%397) : (i32) -> ()
        }, {
          "scf.yield"(%382) : (i32) -> ()
        }) : (i1) -> i32
        %398 = "arith.cmpi"(%2, %35) {predicate = 4 : i64} : (i32, i32) -> i1
        %399 = "arith.andi"(%390, %398) : (i1, i1) -> i1
        %400 = "scf.if"(%399) ({
          %401 = "arith.extsi"(%380) : (i32) -> i64
          %402 = "arith.muli"(%401, %3) : (i64, i64) -> i64
          %403 = "arith.constant"() {value = 1 : i64} : () -> i64
          %404 = "arith.addi"(%402, %403) : (i64, i64) -> i64
          %405 = "llvm.getelementptr"(%0, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%406) : (i32) -> ()
        }, {
          "scf.yield"(%383) : (i32) -> ()
        }) : (i1) -> i32
        %407 = "arith.constant"() {value = 2 : i32} : () -> i32
        %408 = "arith.cmpi"(%2, %407) {predicate = 4 : i64} : (i32, i32) -> i1
        %409 = "arith.andi"(%390, %408) : (i1, i1) -> i1
        %410 = "scf.if"(%409) ({
          %411 = "arith.extsi"(%380) : (i32) -> i64
          %412 = "arith.muli"(%411, %3) : (i64, i64) -> i64
          %413 = "arith.constant"() {value = 2 : i64} : () -> i64
          %414 = "arith.addi"(%412, %413) : (i64, i64) -> i64
          %415 = "llvm.getelementptr"(%0, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%416) : (i32) -> ()
        }, {
          "scf.yield"(%384) : (i32) -> ()
        }) : (i1) -> i32
        %417 = "arith.constant"() {value = 3 : i32} : () -> i32
        %418 = "arith.cmpi"(%2, %417) {predicate = 4 : i64} : (i32, i32) -> i1
        %419 = "arith.andi"(%390, %418) : (i1, i1) -> i1
        %420 = "scf.if"(%419) ({
          %421 = "arith.extsi"(%380) : (i32) -> i64
          %422 = "arith.muli"(%421, %3) : (i64, i64) -> i64
          %423 = "arith.constant"() {value = 3 : i64} : () -> i64
          %424 = "arith.addi"(%422, %423) : (i64, i64) -> i64
          %425 = "llvm.getelementptr"(%0, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%426) : (i32) -> ()
        }, {
          "scf.yield"(%385) : (i32) -> ()
        }) : (i1) -> i32
        %427 = "arith.constant"() {value = 4 : i32} : () -> i32
        %428 = "arith.cmpi"(%2, %427) {predicate = 4 : i64} : (i32, i32) -> i1
        %429 = "arith.andi"(%390, %428) : (i1, i1) -> i1
        %430 = "scf.if"(%429) ({
          %431 = "arith.extsi"(%380) : (i32) -> i64
          %432 = "arith.muli"(%431, %3) : (i64, i64) -> i64
          %433 = "arith.constant"() {value = 4 : i64} : () -> i64
          %434 = "arith.addi"(%432, %433) : (i64, i64) -> i64
          %435 = "llvm.getelementptr"(%0, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%436) : (i32) -> ()
        }, {
          "scf.yield"(%386) : (i32) -> ()
        }) : (i1) -> i32
        %437 = "arith.cmpi"(%2, %33) {predicate = 4 : i64} : (i32, i32) -> i1
        %438 = "arith.andi"(%390, %437) : (i1, i1) -> i1
        %439 = "scf.if"(%438) ({
          %440 = "arith.extsi"(%380) : (i32) -> i64
          %441 = "arith.muli"(%440, %3) : (i64, i64) -> i64
          %442 = "arith.constant"() {value = 5 : i64} : () -> i64
          %443 = "arith.addi"(%441, %442) : (i64, i64) -> i64
          %444 = "llvm.getelementptr"(%0, %443) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %445 = "llvm.load"(%444) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%445) : (i32) -> ()
        }, {
          "scf.yield"(%387) : (i32) -> ()
        }) : (i1) -> i32
        %446 = "arith.constant"() {value = 6 : i32} : () -> i32
        %447 = "arith.cmpi"(%2, %446) {predicate = 4 : i64} : (i32, i32) -> i1
        %448 = "arith.andi"(%390, %447) : (i1, i1) -> i1
        %449 = "scf.if"(%448) ({
          %450 = "arith.extsi"(%380) : (i32) -> i64
          %451 = "arith.muli"(%450, %3) : (i64, i64) -> i64
          %452 = "arith.constant"() {value = 6 : i64} : () -> i64
          %453 = "arith.addi"(%451, %452) : (i64, i64) -> i64
          %454 = "llvm.getelementptr"(%0, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %455 = "llvm.load"(%454) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%455) : (i32) -> ()
        }, {
          "scf.yield"(%388) : (i32) -> ()
        }) : (i1) -> i32
        %456 = "arith.constant"() {value = 7 : i32} : () -> i32
        %457 = "arith.cmpi"(%2, %456) {predicate = 4 : i64} : (i32, i32) -> i1
        %458 = "arith.andi"(%390, %457) : (i1, i1) -> i1
        %459 = "scf.if"(%458) ({
          %460 = "arith.extsi"(%380) : (i32) -> i64
          %461 = "arith.muli"(%460, %3) : (i64, i64) -> i64
          %462 = "arith.constant"() {value = 7 : i64} : () -> i64
          %463 = "arith.addi"(%461, %462) : (i64, i64) -> i64
          %464 = "llvm.getelementptr"(%0, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%465) : (i32) -> ()
        }, {
          "scf.yield"(%389) : (i32) -> ()
        }) : (i1) -> i32
        %466 = "arith.cmpi"(%393, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%466) ({
          %467 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %468 = "arith.addi"(%393, %467) : (i32, i32) -> i32
          %469 = "llvm.getelementptr"(%22, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t470_s0 = "llvm.ptrtoint"(%469) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t470_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %471 = "arith.cmpi"(%400, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%471) ({
          %472 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %473 = "arith.addi"(%400, %472) : (i32, i32) -> i32
          %474 = "llvm.getelementptr"(%22, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t475_s0 = "llvm.ptrtoint"(%474) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t475_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %476 = "arith.cmpi"(%410, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%476) ({
          %477 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %478 = "arith.addi"(%410, %477) : (i32, i32) -> i32
          %479 = "llvm.getelementptr"(%22, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t480_s0 = "llvm.ptrtoint"(%479) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t480_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %481 = "arith.cmpi"(%420, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%481) ({
          %482 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %483 = "arith.addi"(%420, %482) : (i32, i32) -> i32
          %484 = "llvm.getelementptr"(%22, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t485_s0 = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t485_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %486 = "arith.cmpi"(%430, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%486) ({
          %487 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %488 = "arith.addi"(%430, %487) : (i32, i32) -> i32
          %489 = "llvm.getelementptr"(%22, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t490_s0 = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t490_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %491 = "arith.cmpi"(%439, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%491) ({
          %492 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %493 = "arith.addi"(%439, %492) : (i32, i32) -> i32
          %494 = "llvm.getelementptr"(%22, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t495_s0 = "llvm.ptrtoint"(%494) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t495_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %496 = "arith.cmpi"(%449, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%496) ({
          %497 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %498 = "arith.addi"(%449, %497) : (i32, i32) -> i32
          %499 = "llvm.getelementptr"(%22, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t500_s0 = "llvm.ptrtoint"(%499) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t500_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %501 = "arith.cmpi"(%459, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%501) ({
          %502 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %503 = "arith.addi"(%459, %502) : (i32, i32) -> i32
          %504 = "llvm.getelementptr"(%22, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t505_s0 = "llvm.ptrtoint"(%504) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t505_s0, %378) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        %506 = "arith.constant"() {value = dense<0> : vector<8xi32>} : () -> vector<8xi32>
        %507 = "vector.extract"(%506) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %508 = "vector.extract"(%506) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %509 = "vector.extract"(%506) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %510 = "vector.extract"(%506) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %511 = "vector.extract"(%506) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %512 = "vector.extract"(%506) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %513 = "vector.extract"(%506) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %514 = "vector.extract"(%506) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %515 = "arith.cmpi"(%393, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %516, %517 = "scf.if"(%515) ({
          %518 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %519 = "arith.addi"(%393, %518) : (i32, i32) -> i32
          %520 = "llvm.getelementptr"(%22, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %521 = "llvm.load"(%520) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %522 = "arith.addi"(%393, %518) : (i32, i32) -> i32
          %523 = "llvm.getelementptr"(%21, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %525 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %526 = "arith.andi"(%521, %525) : (i32, i32) -> i32
          %527 = "llvm.intr.ctpop"(%526) : (i32) -> i32
          %528 = "arith.addi"(%524, %527) : (i32, i32) -> i32
          %529 = "arith.extsi"(%528) : (i32) -> i64
          %530 = "llvm.getelementptr"(%9, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %530) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%528, %521) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %507) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%392) ({
          %531 = "arith.extsi"(%380) : (i32) -> i64
          %532 = "arith.muli"(%531, %8) : (i64, i64) -> i64
          %533 = "llvm.getelementptr"(%7, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%516, %533) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %534 = "arith.cmpi"(%400, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %535, %536 = "scf.if"(%534) ({
          %537 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %538 = "arith.addi"(%400, %537) : (i32, i32) -> i32
          %539 = "llvm.getelementptr"(%22, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %540 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %541 = "arith.addi"(%400, %537) : (i32, i32) -> i32
          %542 = "llvm.getelementptr"(%21, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %543 = "llvm.load"(%542) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %544 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %545 = "arith.andi"(%540, %544) : (i32, i32) -> i32
          %546 = "llvm.intr.ctpop"(%545) : (i32) -> i32
          %547 = "arith.addi"(%543, %546) : (i32, i32) -> i32
          %548 = "arith.extsi"(%547) : (i32) -> i64
          %549 = "llvm.getelementptr"(%9, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %549) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%547, %540) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %508) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%399) ({
          %550 = "arith.extsi"(%380) : (i32) -> i64
          %551 = "arith.muli"(%550, %8) : (i64, i64) -> i64
          %552 = "arith.constant"() {value = 1 : i64} : () -> i64
          %553 = "arith.addi"(%551, %552) : (i64, i64) -> i64
          %554 = "llvm.getelementptr"(%7, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%535, %554) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %555 = "arith.cmpi"(%410, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %556, %557 = "scf.if"(%555) ({
          %558 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %559 = "arith.addi"(%410, %558) : (i32, i32) -> i32
          %560 = "llvm.getelementptr"(%22, %559) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %561 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %562 = "arith.addi"(%410, %558) : (i32, i32) -> i32
          %563 = "llvm.getelementptr"(%21, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %565 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %566 = "arith.andi"(%561, %565) : (i32, i32) -> i32
          %567 = "llvm.intr.ctpop"(%566) : (i32) -> i32
          %568 = "arith.addi"(%564, %567) : (i32, i32) -> i32
          %569 = "arith.extsi"(%568) : (i32) -> i64
          %570 = "llvm.getelementptr"(%9, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %570) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%568, %561) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %509) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%409) ({
          %571 = "arith.extsi"(%380) : (i32) -> i64
          %572 = "arith.muli"(%571, %8) : (i64, i64) -> i64
          %573 = "arith.constant"() {value = 2 : i64} : () -> i64
          %574 = "arith.addi"(%572, %573) : (i64, i64) -> i64
          %575 = "llvm.getelementptr"(%7, %574) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%556, %575) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %576 = "arith.cmpi"(%420, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %577, %578 = "scf.if"(%576) ({
          %579 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %580 = "arith.addi"(%420, %579) : (i32, i32) -> i32
          %581 = "llvm.getelementptr"(%22, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %583 = "arith.addi"(%420, %579) : (i32, i32) -> i32
          %584 = "llvm.getelementptr"(%21, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %585 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %586 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %587 = "arith.andi"(%582, %586) : (i32, i32) -> i32
          %588 = "llvm.intr.ctpop"(%587) : (i32) -> i32
          %589 = "arith.addi"(%585, %588) : (i32, i32) -> i32
          %590 = "arith.extsi"(%589) : (i32) -> i64
          %591 = "llvm.getelementptr"(%9, %590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %591) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%589, %582) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %510) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%419) ({
          %592 = "arith.extsi"(%380) : (i32) -> i64
          %593 = "arith.muli"(%592, %8) : (i64, i64) -> i64
          %594 = "arith.constant"() {value = 3 : i64} : () -> i64
          %595 = "arith.addi"(%593, %594) : (i64, i64) -> i64
          %596 = "llvm.getelementptr"(%7, %595) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%577, %596) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %597 = "arith.cmpi"(%430, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %598, %599 = "scf.if"(%597) ({
          %600 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %601 = "arith.addi"(%430, %600) : (i32, i32) -> i32
          %602 = "llvm.getelementptr"(%22, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %604 = "arith.addi"(%430, %600) : (i32, i32) -> i32
          %605 = "llvm.getelementptr"(%21, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %607 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %608 = "arith.andi"(%603, %607) : (i32, i32) -> i32
          %609 = "llvm.intr.ctpop"(%608) : (i32) -> i32
          %610 = "arith.addi"(%606, %609) : (i32, i32) -> i32
          %611 = "arith.extsi"(%610) : (i32) -> i64
          %612 = "llvm.getelementptr"(%9, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %612) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%610, %603) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %511) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%429) ({
          %613 = "arith.extsi"(%380) : (i32) -> i64
          %614 = "arith.muli"(%613, %8) : (i64, i64) -> i64
          %615 = "arith.constant"() {value = 4 : i64} : () -> i64
          %616 = "arith.addi"(%614, %615) : (i64, i64) -> i64
          %617 = "llvm.getelementptr"(%7, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%598, %617) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %618 = "arith.cmpi"(%439, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %619, %620 = "scf.if"(%618) ({
          %621 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %622 = "arith.addi"(%439, %621) : (i32, i32) -> i32
          %623 = "llvm.getelementptr"(%22, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %625 = "arith.addi"(%439, %621) : (i32, i32) -> i32
          %626 = "llvm.getelementptr"(%21, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %627 = "llvm.load"(%626) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %628 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %629 = "arith.andi"(%624, %628) : (i32, i32) -> i32
          %630 = "llvm.intr.ctpop"(%629) : (i32) -> i32
          %631 = "arith.addi"(%627, %630) : (i32, i32) -> i32
          %632 = "arith.extsi"(%631) : (i32) -> i64
          %633 = "llvm.getelementptr"(%9, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %633) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%631, %624) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %512) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%438) ({
          %634 = "arith.extsi"(%380) : (i32) -> i64
          %635 = "arith.muli"(%634, %8) : (i64, i64) -> i64
          %636 = "arith.constant"() {value = 5 : i64} : () -> i64
          %637 = "arith.addi"(%635, %636) : (i64, i64) -> i64
          %638 = "llvm.getelementptr"(%7, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%619, %638) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %639 = "arith.cmpi"(%449, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %640, %641 = "scf.if"(%639) ({
          %642 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %643 = "arith.addi"(%449, %642) : (i32, i32) -> i32
          %644 = "llvm.getelementptr"(%22, %643) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %645 = "llvm.load"(%644) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %646 = "arith.addi"(%449, %642) : (i32, i32) -> i32
          %647 = "llvm.getelementptr"(%21, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %648 = "llvm.load"(%647) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %649 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %650 = "arith.andi"(%645, %649) : (i32, i32) -> i32
          %651 = "llvm.intr.ctpop"(%650) : (i32) -> i32
          %652 = "arith.addi"(%648, %651) : (i32, i32) -> i32
          %653 = "arith.extsi"(%652) : (i32) -> i64
          %654 = "llvm.getelementptr"(%9, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %654) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%652, %645) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %513) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%448) ({
          %655 = "arith.extsi"(%380) : (i32) -> i64
          %656 = "arith.muli"(%655, %8) : (i64, i64) -> i64
          %657 = "arith.constant"() {value = 6 : i64} : () -> i64
          %658 = "arith.addi"(%656, %657) : (i64, i64) -> i64
          %659 = "llvm.getelementptr"(%7, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%640, %659) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %660 = "arith.cmpi"(%459, %34) {predicate = 5 : i64} : (i32, i32) -> i1
        %661, %662 = "scf.if"(%660) ({
          %663 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %664 = "arith.addi"(%459, %663) : (i32, i32) -> i32
          %665 = "llvm.getelementptr"(%22, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %666 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %667 = "arith.addi"(%459, %663) : (i32, i32) -> i32
          %668 = "llvm.getelementptr"(%21, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %669 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %670 = "arith.subi"(%378, %35) : (i32, i32) -> i32
          %671 = "arith.andi"(%666, %670) : (i32, i32) -> i32
          %672 = "llvm.intr.ctpop"(%671) : (i32) -> i32
          %673 = "arith.addi"(%669, %672) : (i32, i32) -> i32
          %674 = "arith.extsi"(%673) : (i32) -> i64
          %675 = "llvm.getelementptr"(%9, %674) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%380, %675) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%673, %666) : (i32, i32) -> ()
        }, {
          "scf.yield"(%36, %514) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%458) ({
          %676 = "arith.extsi"(%380) : (i32) -> i64
          %677 = "arith.muli"(%676, %8) : (i64, i64) -> i64
          %678 = "arith.constant"() {value = 7 : i64} : () -> i64
          %679 = "arith.addi"(%677, %678) : (i64, i64) -> i64
          %680 = "llvm.getelementptr"(%7, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%661, %680) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        %681 = "arith.subi"(%34, %517) : (i32, i32) -> i32
        %682 = "arith.andi"(%517, %681) : (i32, i32) -> i32
        %683 = "arith.cmpi"(%682, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%683) ({
          %684 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %685 = "arith.addi"(%393, %684) : (i32, i32) -> i32
          %686 = "llvm.getelementptr"(%21, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %687 = "llvm.load"(%686) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %688 = "llvm.intr.ctpop"(%517) : (i32) -> i32
          %689 = "arith.addi"(%687, %688) : (i32, i32) -> i32
          "llvm.store"(%689, %686) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %690 = "arith.addi"(%393, %684) : (i32, i32) -> i32
          %691 = "llvm.getelementptr"(%22, %690) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %691) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %692 = "arith.subi"(%34, %536) : (i32, i32) -> i32
        %693 = "arith.andi"(%536, %692) : (i32, i32) -> i32
        %694 = "arith.cmpi"(%693, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%694) ({
          %695 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %696 = "arith.addi"(%400, %695) : (i32, i32) -> i32
          %697 = "llvm.getelementptr"(%21, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %698 = "llvm.load"(%697) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %699 = "llvm.intr.ctpop"(%536) : (i32) -> i32
          %700 = "arith.addi"(%698, %699) : (i32, i32) -> i32
          "llvm.store"(%700, %697) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %701 = "arith.addi"(%400, %695) : (i32, i32) -> i32
          %702 = "llvm.getelementptr"(%22, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %702) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %703 = "arith.subi"(%34, %557) : (i32, i32) -> i32
        %704 = "arith.andi"(%557, %703) : (i32, i32) -> i32
        %705 = "arith.cmpi"(%704, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%705) ({
          %706 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %707 = "arith.addi"(%410, %706) : (i32, i32) -> i32
          %708 = "llvm.getelementptr"(%21, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %709 = "llvm.load"(%708) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %710 = "llvm.intr.ctpop"(%557) : (i32) -> i32
          %711 = "arith.addi"(%709, %710) : (i32, i32) -> i32
          "llvm.store"(%711, %708) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %712 = "arith.addi"(%410, %706) : (i32, i32) -> i32
          %713 = "llvm.getelementptr"(%22, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %713) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %714 = "arith.subi"(%34, %578) : (i32, i32) -> i32
        %715 = "arith.andi"(%578, %714) : (i32, i32) -> i32
        %716 = "arith.cmpi"(%715, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%716) ({
          %717 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %718 = "arith.addi"(%420, %717) : (i32, i32) -> i32
          %719 = "llvm.getelementptr"(%21, %718) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %720 = "llvm.load"(%719) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %721 = "llvm.intr.ctpop"(%578) : (i32) -> i32
          %722 = "arith.addi"(%720, %721) : (i32, i32) -> i32
          "llvm.store"(%722, %719) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %723 = "arith.addi"(%420, %717) : (i32, i32) -> i32
          %724 = "llvm.getelementptr"(%22, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %724) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %725 = "arith.subi"(%34, %599) : (i32, i32) -> i32
        %726 = "arith.andi"(%599, %725) : (i32, i32) -> i32
        %727 = "arith.cmpi"(%726, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%727) ({
          %728 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %729 = "arith.addi"(%430, %728) : (i32, i32) -> i32
          %730 = "llvm.getelementptr"(%21, %729) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %731 = "llvm.load"(%730) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %732 = "llvm.intr.ctpop"(%599) : (i32) -> i32
          %733 = "arith.addi"(%731, %732) : (i32, i32) -> i32
          "llvm.store"(%733, %730) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %734 = "arith.addi"(%430, %728) : (i32, i32) -> i32
          %735 = "llvm.getelementptr"(%22, %734) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %735) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %736 = "arith.subi"(%34, %620) : (i32, i32) -> i32
        %737 = "arith.andi"(%620, %736) : (i32, i32) -> i32
        %738 = "arith.cmpi"(%737, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%738) ({
          %739 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %740 = "arith.addi"(%439, %739) : (i32, i32) -> i32
          %741 = "llvm.getelementptr"(%21, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %742 = "llvm.load"(%741) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %743 = "llvm.intr.ctpop"(%620) : (i32) -> i32
          %744 = "arith.addi"(%742, %743) : (i32, i32) -> i32
          "llvm.store"(%744, %741) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %745 = "arith.addi"(%439, %739) : (i32, i32) -> i32
          %746 = "llvm.getelementptr"(%22, %745) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %746) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %747 = "arith.subi"(%34, %641) : (i32, i32) -> i32
        %748 = "arith.andi"(%641, %747) : (i32, i32) -> i32
        %749 = "arith.cmpi"(%748, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%749) ({
          %750 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %751 = "arith.addi"(%449, %750) : (i32, i32) -> i32
          %752 = "llvm.getelementptr"(%21, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %753 = "llvm.load"(%752) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %754 = "llvm.intr.ctpop"(%641) : (i32) -> i32
          %755 = "arith.addi"(%753, %754) : (i32, i32) -> i32
          "llvm.store"(%755, %752) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %756 = "arith.addi"(%449, %750) : (i32, i32) -> i32
          %757 = "llvm.getelementptr"(%22, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %757) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %758 = "arith.subi"(%34, %662) : (i32, i32) -> i32
        %759 = "arith.andi"(%662, %758) : (i32, i32) -> i32
        %760 = "arith.cmpi"(%759, %378) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%760) ({
          %761 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %762 = "arith.addi"(%459, %761) : (i32, i32) -> i32
          %763 = "llvm.getelementptr"(%21, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %764 = "llvm.load"(%763) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %765 = "llvm.intr.ctpop"(%662) : (i32) -> i32
          %766 = "arith.addi"(%764, %765) : (i32, i32) -> i32
          "llvm.store"(%766, %763) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %767 = "arith.addi"(%459, %761) : (i32, i32) -> i32
          %768 = "llvm.getelementptr"(%22, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%34, %768) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%36) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %769 = "arith.subi"(%6, %35) : (i32, i32) -> i32
      %770 = "llvm.getelementptr"(%24, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %771 = "llvm.load"(%770) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %772 = "arith.muli"(%15, %198) : (i32, i32) -> i32
      %773 = "arith.addi"(%771, %772) : (i32, i32) -> i32
      %774 = "arith.addi"(%773, %12) : (i32, i32) -> i32
      %775 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %776 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %777 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %778 = "arith.muli"(%775, %198) : (i32, i32) -> i32
      %779 = "arith.cmpi"(%778, %34) {predicate = 4 : i64} : (i32, i32) -> i1
      %780 = "arith.subi"(%375, %774) : (i32, i32) -> i32
      %781 = "arith.subi"(%774, %375) : (i32, i32) -> i32
      %782 = "arith.select"(%779, %780, %781) : (i1, i32, i32) -> i32
      %783 = "arith.subi"(%34, %778) : (i32, i32) -> i32
      %784 = "arith.select"(%779, %778, %783) : (i1, i32, i32) -> i32
      %785 = "arith.addi"(%782, %784) : (i32, i32) -> i32
      %786 = "arith.subi"(%785, %35) : (i32, i32) -> i32
      %787 = "arith.remsi"(%786, %784) : (i32, i32) -> i32
      %788 = "arith.xori"(%787, %784) : (i32, i32) -> i32
      %789 = "arith.cmpi"(%788, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %790 = "arith.cmpi"(%787, %34) {predicate = 1 : i64} : (i32, i32) -> i1
      %791 = "arith.andi"(%789, %790) : (i1, i1) -> i1
      %792 = "arith.divsi"(%786, %784) : (i32, i32) -> i32
      %793 = "arith.extsi"(%791) : (i1) -> i32
      %794 = "arith.addi"(%792, %793) : (i32, i32) -> i32
      %795 = "arith.maxsi"(%34, %794) : (i32, i32) -> i32
      "scf.for"(%34, %795, %35) ({
      ^bb0(%796: i32):
        %797 = "arith.muli"(%796, %778) : (i32, i32) -> i32
        %798 = "arith.addi"(%774, %797) : (i32, i32) -> i32
        %799 = "arith.extsi"(%798) : (i32) -> i64
        %800 = "llvm.getelementptr"(%9, %799) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%36, %800) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%15, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 213 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%14, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%14, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 214 : i32} : (i1) -> ()
    %23 = "arith.constant"() {value = 31 : i32} : () -> i32
    %24 = "arith.addi"(%1, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 32 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 131 : i32} : () -> i32
    %28 = "arith.addi"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 132 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.muli"(%30, %25) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 192 : i32} : () -> i32
    %33 = "arith.maxsi"(%31, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 1 : i32} : () -> i32
    %35 = "arith.subi"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.addi"(%1, %35) : (i32, i32) -> i32
    %37 = "arith.remsi"(%36, %33) : (i32, i32) -> i32
    %38 = "arith.cmpi"(%37, %19) {predicate = 2 : i64} : (i32, i32) -> i1
    %39 = "arith.divsi"(%36, %33) : (i32, i32) -> i32
    %40 = "arith.extsi"(%38) : (i1) -> i32
    %41 = "arith.addi"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.maxsi"(%41, %34) : (i32, i32) -> i32
    %43 = "arith.constant"() {value = 768 : i32} : () -> i32
    %44 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%42, %34, %34, %43, %34, %34, %44, %0, %1, %2, %3, %14, %4, %5, %6, %7, %8, %16, %42) {kernel = @kernels::@choose_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    %45 = "arith.constant"() {value = 512 : i32} : () -> i32
    %46 = "arith.constant"() {value = 69632 : i32} : () -> i32
    "gpu.launch_func"(%42, %34, %34, %45, %34, %34, %46, %7, %1, %5, %8, %16, %42, %2, %9, %10, %11, %12, %13) {kernel = @kernels::@order_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_routing_bf16_form8x4x2x8_threads768", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
