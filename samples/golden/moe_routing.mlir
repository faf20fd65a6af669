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
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %25 = "arith.constant"() {value = 31 : i32} : () -> i32
      %26 = "arith.addi"(%1, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 32 : i32} : () -> i32
      %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 131 : i32} : () -> i32
      %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 132 : i32} : () -> i32
      %32 = "arith.divui"(%30, %31) : (i32, i32) -> i32
      %33 = "arith.muli"(%32, %27) : (i32, i32) -> i32
      %34 = "arith.constant"() {value = 192 : i32} : () -> i32
      %35 = "arith.maxsi"(%33, %34) : (i32, i32) -> i32
      %36 = "arith.muli"(%15, %35) : (i32, i32) -> i32
      %37 = "arith.constant"() {value = 1 : i32} : () -> i32
      %38 = "arith.addi"(%15, %37) : (i32, i32) -> i32
      %39 = "arith.muli"(%38, %35) : (i32, i32) -> i32
      %40 = "arith.minsi"(%39, %1) : (i32, i32) -> i32
      %41 = "llvm.mlir.undef"() : () -> i32
      %42 = "llvm.mlir.undef"() : () -> i32
      %43 = "llvm.mlir.undef"() : () -> i32
      %44 = "llvm.mlir.undef"() : () -> i32
      %45 = "llvm.mlir.undef"() : () -> i32
      %46 = "llvm.mlir.undef"() : () -> i32
      %47 = "llvm.mlir.undef"() : () -> i32
      %48 = "llvm.mlir.undef"() : () -> i32
      %49, %50, %51, %52, %53, %54, %55, %56 = "scf.for"(%36, %40, %34, %41, %42, %43, %44, %45, %46, %47, %48) ({
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
        %152 = "arith.shrsi"(%143, %25) : (i32, i32) -> i32
        %153 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
        %154 = "arith.andi"(%143, %153) : (i32, i32) -> i32
        %155 = "arith.xori"(%154, %152) : (i32, i32) -> i32
        %156 = "arith.subi"(%155, %152) : (i32, i32) -> i32
        %157 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
        %158 = "arith.addi"(%156, %157) : (i32, i32) -> i32
        %159 = "arith.constant"() {value = 4278255616 : i32} : () -> i32
        %160 = "arith.minui"(%158, %159) : (i32, i32) -> i32
        %161 = "arith.shrsi"(%145, %25) : (i32, i32) -> i32
        %162 = "arith.andi"(%145, %153) : (i32, i32) -> i32
        %163 = "arith.xori"(%162, %161) : (i32, i32) -> i32
        %164 = "arith.subi"(%163, %161) : (i32, i32) -> i32
        %165 = "arith.addi"(%164, %157) : (i32, i32) -> i32
        %166 = "arith.minui"(%165, %159) : (i32, i32) -> i32
        %167 = "arith.shrsi"(%146, %25) : (i32, i32) -> i32
        %168 = "arith.andi"(%146, %153) : (i32, i32) -> i32
        %169 = "arith.xori"(%168, %167) : (i32, i32) -> i32
        %170 = "arith.subi"(%169, %167) : (i32, i32) -> i32
        %171 = "arith.addi"(%170, %157) : (i32, i32) -> i32
        %172 = "arith.minui"(%171, %159) : (i32, i32) -> i32
        %173 = "arith.shrsi"(%147, %25) : (i32, i32) -> i32
        %174 = "arith.andi"(%147, %153) : (i32, i32) -> i32
        %175 = "arith.xori"(%174, %173) : (i32, i32) -> i32
        %176 = "arith.subi"(%175, %173) : (i32, i32) -> i32
        %177 = "arith.addi"(%176, %157) : (i32, i32) -> i32
        %178 = "arith.minui"(%177, %159) : (i32, i32) -> i32
        %179 = "arith.shrsi"(%148, %25) : (i32, i32) -> i32
        %180 = "arith.andi"(%148, %153) : (i32, i32) -> i32
        %181 = "arith.xori"(%180, %179) : (i32, i32) -> i32
        %182 = "arith.subi"(%181, %179) : (i32, i32) -> i32
        %183 = "arith.addi"(%182, %157) : (i32, i32) -> i32
        %184 = "arith.minui"(%183, %159) : (i32, i32) -> i32
        %185 = "arith.shrsi"(%149, %25) : (i32, i32) -> i32
        %186 = "arith.andi"(%149, %153) : (i32, i32) -> i32
        %187 = "arith.xori"(%186, %185) : (i32, i32) -> i32
        %188 = "arith.subi"(%187, %185) : (i32, i32) -> i32
        %189 = "arith.addi"(%188, %157) : (i32, i32) -> i32
        %190 = "arith.minui"(%189, %159) : (i32, i32) -> i32
        %191 = "arith.shrsi"(%150, %25) : (i32, i32) -> i32
        %192 = "arith.andi"(%150, %153) : (i32, i32) -> i32
        %193 = "arith.xori"(%192, %191) : (i32, i32) -> i32
        %194 = "arith.subi"(%193, %191) : (i32, i32) -> i32
        %195 = "arith.addi"(%194, %157) : (i32, i32) -> i32
        %196 = "arith.minui"(%195, %159) : (i32, i32) -> i32
        %197 = "arith.shrsi"(%151, %25) : (i32, i32) -> i32
        %198 = "arith.andi"(%151, %153) : (i32, i32) -> i32
        %199 = "arith.xori"(%198, %197) : (i32, i32) -> i32
        %200 = "arith.subi"(%199, %197) : (i32, i32) -> i32
        %201 = "arith.addi"(%200, %157) : (i32, i32) -> i32
        %202 = "arith.minui"(%201, %159) : (i32, i32) -> i32
        %203 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %204 = "arith.subi"(%203, %88) : (i32, i32) -> i32
        %205 = "arith.addi"(%160, %204) : (i32, i32) -> i32
        %206 = "arith.addi"(%88, %37) : (i32, i32) -> i32
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
        %278 = "arith.shrsi"(%270, %25) : (i32, i32) -> i32
        %279 = "arith.andi"(%270, %153) : (i32, i32) -> i32
        %280 = "arith.xori"(%279, %278) : (i32, i32) -> i32
        %281 = "arith.subi"(%280, %278) : (i32, i32) -> i32
        %282 = "arith.addi"(%281, %157) : (i32, i32) -> i32
        %283 = "arith.minui"(%282, %159) : (i32, i32) -> i32
        %284 = "arith.shrsi"(%271, %25) : (i32, i32) -> i32
        %285 = "arith.andi"(%271, %153) : (i32, i32) -> i32
        %286 = "arith.xori"(%285, %284) : (i32, i32) -> i32
        %287 = "arith.subi"(%286, %284) : (i32, i32) -> i32
        %288 = "arith.addi"(%287, %157) : (i32, i32) -> i32
        %289 = "arith.minui"(%288, %159) : (i32, i32) -> i32
        %290 = "arith.shrsi"(%272, %25) : (i32, i32) -> i32
        %291 = "arith.andi"(%272, %153) : (i32, i32) -> i32
        %292 = "arith.xori"(%291, %290) : (i32, i32) -> i32
        %293 = "arith.subi"(%292, %290) : (i32, i32) -> i32
        %294 = "arith.addi"(%293, %157) : (i32, i32) -> i32
        %295 = "arith.minui"(%294, %159) : (i32, i32) -> i32
        %296 = "arith.shrsi"(%273, %25) : (i32, i32) -> i32
        %297 = "arith.andi"(%273, %153) : (i32, i32) -> i32
        %298 = "arith.xori"(%297, %296) : (i32, i32) -> i32
        %299 = "arith.subi"(%298, %296) : (i32, i32) -> i32
        %300 = "arith.addi"(%299, %157) : (i32, i32) -> i32
        %301 = "arith.minui"(%300, %159) : (i32, i32) -> i32
        %302 = "arith.shrsi"(%274, %25) : (i32, i32) -> i32
        %303 = "arith.andi"(%274, %153) : (i32, i32) -> i32
        %304 = "arith.xori"(%303, %302) : (i32, i32) -> i32
        %305 = "arith.subi"(%304, %302) : (i32, i32) -> i32
        %306 = "arith.addi"(%305, %157) : (i32, i32) -> i32
        %307 = "arith.minui"(%306, %159) : (i32, i32) -> i32
        %308 = "arith.shrsi"(%275, %25) : (i32, i32) -> i32
        %309 = "arith.andi"(%275, %153) : (i32, i32) -> i32
        %310 = "arith.xori"(%309, %308) : (i32, i32) -> i32
        %311 = "arith.subi"(%310, %308) : (i32, i32) -> i32
        %312 = "arith.addi"(%311, %157) : (i32, i32) -> i32
        %313 = "arith.minui"(%312, %159) : (i32, i32) -> i32
        %314 = "arith.shrsi"(%276, %25) : (i32, i32) -> i32
        %315 = "arith.andi"(%276, %153) : (i32, i32) -> i32
        %316 = "arith.xori"(%315, %314) : (i32, i32) -> i32
        %317 = "arith.subi"(%316, %314) : (i32, i32) -> i32
        %318 = "arith.addi"(%317, %157) : (i32, i32) -> i32
        %319 = "arith.minui"(%318, %159) : (i32, i32) -> i32
        %320 = "arith.shrsi"(%277, %25) : (i32, i32) -> i32
        %321 = "arith.andi"(%277, %153) : (i32, i32) -> i32
        %322 = "arith.xori"(%321, %320) : (i32, i32) -> i32
        %323 = "arith.subi"(%322, %320) : (i32, i32) -> i32
        %324 = "arith.addi"(%323, %157) : (i32, i32) -> i32
        %325 = "arith.minui"(%324, %159) : (i32, i32) -> i32
        %326 = "arith.subi"(%203, %117) : (i32, i32) -> i32
        %327 = "arith.addi"(%283, %326) : (i32, i32) -> i32
        %328 = "arith.addi"(%117, %37) : (i32, i32) -> i32
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
        %420 = "nvvm.shfl.sync"(%419, %411, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %421 = "nvvm.shfl.sync"(%419, %412, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %422 = "nvvm.shfl.sync"(%419, %413, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %423 = "nvvm.shfl.sync"(%419, %414, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %424 = "nvvm.shfl.sync"(%419, %415, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %425 = "nvvm.shfl.sync"(%419, %416, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %426 = "nvvm.shfl.sync"(%419, %417, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %427 = "nvvm.shfl.sync"(%419, %418, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
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
        %460 = "nvvm.shfl.sync"(%419, %452, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %461 = "nvvm.shfl.sync"(%419, %453, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %462 = "nvvm.shfl.sync"(%419, %454, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %463 = "nvvm.shfl.sync"(%419, %455, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %464 = "nvvm.shfl.sync"(%419, %456, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %465 = "nvvm.shfl.sync"(%419, %457, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %466 = "nvvm.shfl.sync"(%419, %458, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %467 = "nvvm.shfl.sync"(%419, %459, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
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
        %502 = "arith.shrsi"(%501, %25) : (i32, i32) -> i32
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
        %515 = "arith.cmpi"(%19, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        %516 = "arith.select"(%515, %493, %492) : (i1, i32, i32) -> i32
        %517 = "arith.cmpi"(%19, %209) {predicate = 0 : i64} : (i32, i32) -> i1
        %518 = "arith.select"(%517, %494, %516) : (i1, i32, i32) -> i32
        %519 = "arith.cmpi"(%19, %213) {predicate = 0 : i64} : (i32, i32) -> i1
        %520 = "arith.select"(%519, %495, %518) : (i1, i32, i32) -> i32
        %521 = "arith.andi"(%520, %144) : (i32, i32) -> i32
        %522 = "arith.subi"(%521, %157) : (i32, i32) -> i32
        %523 = "arith.shrsi"(%522, %25) : (i32, i32) -> i32
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
        %555 = "arith.shrsi"(%554, %25) : (i32, i32) -> i32
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
        %574 = "nvvm.shfl.sync"(%419, %573, %209, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %575 = "arith.addf"(%573, %574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %576 = "nvvm.shfl.sync"(%419, %575, %37, %25) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
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
            "llvm.inline_asm"(%t592_s0, %37) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
            "llvm.inline_asm"(%t606_s0, %37) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %32 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%32) : (i32) -> ()
      %33 = "arith.constant"() {value = 31 : i32} : () -> i32
      %34 = "arith.addi"(%1, %33) : (i32, i32) -> i32
      %35 = "arith.divui"(%34, %18) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 131 : i32} : () -> i32
      %37 = "arith.addi"(%35, %36) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = 132 : i32} : () -> i32
      %39 = "arith.divui"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.muli"(%39, %18) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 192 : i32} : () -> i32
      %42 = "arith.maxsi"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.muli"(%15, %42) : (i32, i32) -> i32
      %44 = "arith.constant"() {value = 1 : i32} : () -> i32
      %45 = "arith.addi"(%15, %44) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %42) : (i32, i32) -> i32
      %47 = "arith.minsi"(%46, %1) : (i32, i32) -> i32
      %48 = "arith.subi"(%47, %43) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 511 : i32} : () -> i32
      %50 = "arith.addi"(%48, %49) : (i32, i32) -> i32
      %51 = "arith.constant"() {value = 9 : i32} : () -> i32
      %52 = "arith.shrsi"(%50, %51) : (i32, i32) -> i32
      %53 = "arith.muli"(%52, %18) : (i32, i32) -> i32
      %54 = "arith.muli"(%19, %53) : (i32, i32) -> i32
      %55 = "arith.addi"(%43, %54) : (i32, i32) -> i32
      %56 = "arith.addi"(%55, %53) : (i32, i32) -> i32
      %57 = "arith.minsi"(%56, %47) : (i32, i32) -> i32
      "scf.for"(%55, %57, %18) ({
      ^bb0(%58: i32):
        %59 = "arith.addi"(%58, %20) : (i32, i32) -> i32
        %60 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %61 = "vector.extract"(%60) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %62 = "vector.extract"(%60) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %63 = "vector.extract"(%60) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %64 = "vector.extract"(%60) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %65 = "vector.extract"(%60) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %66 = "vector.extract"(%60) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %67 = "vector.extract"(%60) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %68 = "vector.extract"(%60) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %69 = "arith.cmpi"(%59, %57) {predicate = 2 : i64} : (i32, i32) -> i1
        %70 = "arith.constant"() {value = 0 : i32} : () -> i32
        %71 = "arith.cmpi"(%2, %70) {predicate = 4 : i64} : (i32, i32) -> i1
        %72 = "arith.andi"(%69, %71) : (i1, i1) -> i1
        %73 = "scf.if"(%72) ({
          %74 = "arith.extsi"(%59) : (i32) -> i64
          %75 = "arith.muli"(%74, %3) : (i64, i64) -> i64
          %76 = "llvm.getelementptr"(%0, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %77 = "llvm.load"(%76) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%77) : (i32) -> ()
        }, {
          "scf.yield"(%61) : (i32) -> ()
        }) : (i1) -> i32
        %78 = "arith.cmpi"(%2, %44) {predicate = 4 : i64} : (i32, i32) -> i1
        %79 = "arith.andi"(%69, %78) : (i1, i1) -> i1
        %80 = "scf.if"(%79) ({
          %81 = "arith.extsi"(%59) : (i32) -> i64
          %82 = "arith.muli"(%81, %3) : (i64, i64) -> i64
          %83 = "arith.constant"() {value = 1 : i64} : () -> i64
          %84 = "arith.addi"(%82, %83) : (i64, i64) -> i64
          %85 = "llvm.getelementptr"(%0, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %86 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%86) : (i32) -> ()
        }, {
          "scf.yield"(%62) : (i32) -> ()
        }) : (i1) -> i32
        %87 = "arith.constant"() {value = 2 : i32} : () -> i32
        %88 = "arith.cmpi"(%2, %87) {predicate = 4 : i64} : (i32, i32) -> i1
        %89 = "arith.andi"(%69, %88) : (i1, i1) -> i1
        %90 = "scf.if"(%89) ({
          %91 = "arith.extsi"(%59) : (i32) -> i64
          %92 = "arith.muli"(%91, %3) : (i64, i64) -> i64
          %93 = "arith.constant"() {value = 2 : i64} : () -> i64
          %94 = "arith.addi"(%92, %93) : (i64, i64) -> i64
          %95 = "llvm.getelementptr"(%0, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %96 = "llvm.load"(%95) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%96) : (i32) -> ()
        }, {
          "scf.yield"(%63) : (i32) -> ()
        }) : (i1) -> i32
        %97 = "arith.constant"() {value = 3 : i32} : () -> i32
        %98 = "arith.cmpi"(%2, %97) {predicate = 4 : i64} : (i32, i32) -> i1
        %99 = "arith.andi"(%69, %98) : (i1, i1) -> i1
        %100 = "scf.if"(%99) ({
          %101 = "arith.extsi"(%59) : (i32) -> i64
          %102 = "arith.muli"(%101, %3) : (i64, i64) -> i64
          %103 = "arith.constant"() {value = 3 : i64} : () -> i64
          %104 = "arith.addi"(%102, %103) : (i64, i64) -> i64
          %105 = "llvm.getelementptr"(%0, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %106 = "llvm.load"(%105) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%106) : (i32) -> ()
        }, {
          "scf.yield"(%64) : (i32) -> ()
        }) : (i1) -> i32
        %107 = "arith.constant"() {value = 4 : i32} : () -> i32
        %108 = "arith.cmpi"(%2, %107) {predicate = 4 : i64} : (i32, i32) -> i1
        %109 = "arith.andi"(%69, %108) : (i1, i1) -> i1
        %110 = "scf.if"(%109) ({
          %111 = "arith.extsi"(%59) : (i32) -> i64
          %112 = "arith.muli"(%111, %3) : (i64, i64) -> i64
          %113 = "arith.constant"() {value = 4 : i64} : () -> i64
          %114 = "arith.addi"(%112, %113) : (i64, i64) -> i64
          %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %116 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%116) : (i32) -> ()
        }, {
          "scf.yield"(%65) : (i32) -> ()
        }) : (i1) -> i32
        %117 = "arith.constant"() {value = 5 : i32} : () -> i32
        %118 = "arith.cmpi"(%2, %117) {predicate = 4 : i64} : (i32, i32) -> i1
        %119 = "arith.andi"(%69, %118) : (i1, i1) -> i1
        %120 = "scf.if"(%119) ({
          %121 = "arith.extsi"(%59) : (i32) -> i64
          %122 = "arith.muli"(%121, %3) : (i64, i64) -> i64
          %123 = "arith.constant"() {value = 5 : i64} : () -> i64
          %124 = "arith.addi"(%122, %123) : (i64, i64) -> i64
          %125 = "llvm.getelementptr"(%0, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%126) : (i32) -> ()
        }, {
          "scf.yield"(%66) : (i32) -> ()
        }) : (i1) -> i32
        %127 = "arith.constant"() {value = 6 : i32} : () -> i32
        %128 = "arith.cmpi"(%2, %127) {predicate = 4 : i64} : (i32, i32) -> i1
        %129 = "arith.andi"(%69, %128) : (i1, i1) -> i1
        %130 = "scf.if"(%129) ({
          %131 = "arith.extsi"(%59) : (i32) -> i64
          %132 = "arith.muli"(%131, %3) : (i64, i64) -> i64
          %133 = "arith.constant"() {value = 6 : i64} : () -> i64
          %134 = "arith.addi"(%132, %133) : (i64, i64) -> i64
          %135 = "llvm.getelementptr"(%0, %134) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %136 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%136) : (i32) -> ()
        }, {
          "scf.yield"(%67) : (i32) -> ()
        }) : (i1) -> i32
        %137 = "arith.constant"() {value = 7 : i32} : () -> i32
        %138 = "arith.cmpi"(%2, %137) {predicate = 4 : i64} : (i32, i32) -> i1
        %139 = "arith.andi"(%69, %138) : (i1, i1) -> i1
        %140 = "scf.if"(%139) ({
          %141 = "arith.extsi"(%59) : (i32) -> i64
          %142 = "arith.muli"(%141, %3) : (i64, i64) -> i64
          %143 = "arith.constant"() {value = 7 : i64} : () -> i64
          %144 = "arith.addi"(%142, %143) : (i64, i64) -> i64
          %145 = "llvm.getelementptr"(%0, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %146 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%146) : (i32) -> ()
        }, {
          "scf.yield"(%68) : (i32) -> ()
        }) : (i1) -> i32
        %147 = "arith.cmpi"(%73, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%147) ({
          %148 = "arith.constant"() {value = 512 : i32} : () -> i32
          %149 = "arith.muli"(%19, %148) : (i32, i32) -> i32
          %150 = "arith.addi"(%73, %149) : (i32, i32) -> i32
          %151 = "llvm.getelementptr"(%21, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t152_s0 = "llvm.ptrtoint"(%151) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t152_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %153 = "arith.cmpi"(%80, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%153) ({
          %154 = "arith.constant"() {value = 512 : i32} : () -> i32
          %155 = "arith.muli"(%19, %154) : (i32, i32) -> i32
          %156 = "arith.addi"(%80, %155) : (i32, i32) -> i32
          %157 = "llvm.getelementptr"(%21, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t158_s0 = "llvm.ptrtoint"(%157) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t158_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %159 = "arith.cmpi"(%90, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%159) ({
          %160 = "arith.constant"() {value = 512 : i32} : () -> i32
          %161 = "arith.muli"(%19, %160) : (i32, i32) -> i32
          %162 = "arith.addi"(%90, %161) : (i32, i32) -> i32
          %163 = "llvm.getelementptr"(%21, %162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t164_s0 = "llvm.ptrtoint"(%163) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t164_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %165 = "arith.cmpi"(%100, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%165) ({
          %166 = "arith.constant"() {value = 512 : i32} : () -> i32
          %167 = "arith.muli"(%19, %166) : (i32, i32) -> i32
          %168 = "arith.addi"(%100, %167) : (i32, i32) -> i32
          %169 = "llvm.getelementptr"(%21, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t170_s0 = "llvm.ptrtoint"(%169) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t170_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %171 = "arith.cmpi"(%110, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%171) ({
          %172 = "arith.constant"() {value = 512 : i32} : () -> i32
          %173 = "arith.muli"(%19, %172) : (i32, i32) -> i32
          %174 = "arith.addi"(%110, %173) : (i32, i32) -> i32
          %175 = "llvm.getelementptr"(%21, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t176_s0 = "llvm.ptrtoint"(%175) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t176_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %177 = "arith.cmpi"(%120, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%177) ({
          %178 = "arith.constant"() {value = 512 : i32} : () -> i32
          %179 = "arith.muli"(%19, %178) : (i32, i32) -> i32
          %180 = "arith.addi"(%120, %179) : (i32, i32) -> i32
          %181 = "llvm.getelementptr"(%21, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t182_s0 = "llvm.ptrtoint"(%181) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t182_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %183 = "arith.cmpi"(%130, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%183) ({
          %184 = "arith.constant"() {value = 512 : i32} : () -> i32
          %185 = "arith.muli"(%19, %184) : (i32, i32) -> i32
          %186 = "arith.addi"(%130, %185) : (i32, i32) -> i32
          %187 = "llvm.getelementptr"(%21, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t188_s0 = "llvm.ptrtoint"(%187) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t188_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %189 = "arith.cmpi"(%140, %70) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%189) ({
          %190 = "arith.constant"() {value = 512 : i32} : () -> i32
          %191 = "arith.muli"(%19, %190) : (i32, i32) -> i32
          %192 = "arith.addi"(%140, %191) : (i32, i32) -> i32
          %193 = "llvm.getelementptr"(%21, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t194_s0 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t194_s0, %44) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
        %200 = "arith.constant"() {value = 0 : i32} : () -> i32
        %201 = "llvm.getelementptr"(%23, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%200, %201) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %202 = "llvm.getelementptr"(%24, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%200, %202) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %203 = "arith.divui"(%198, %6) : (i32, i32) -> i32
      %204 = "arith.muli"(%203, %6) : (i32, i32) -> i32
      %205 = "arith.cmpi"(%195, %204) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%205) ({
        %206 = "arith.remui"(%195, %6) : (i32, i32) -> i32
        %207 = "arith.divui"(%195, %6) : (i32, i32) -> i32
        %208 = "arith.maxsi"(%203, %44) : (i32, i32) -> i32
        %209 = "arith.constant"() {value = 0 : i32} : () -> i32
        %210, %211 = "scf.for"(%207, %5, %208, %209, %209) ({
        ^bb0(%212: i32, %213: i32, %214: i32):
          %215 = "arith.extsi"(%212) : (i32) -> i64
          %216 = "arith.extsi"(%206) : (i32) -> i64
          %217 = "arith.extsi"(%6) : (i32) -> i64
          %218 = "arith.muli"(%215, %217) : (i64, i64) -> i64
          %219 = "arith.addi"(%218, %216) : (i64, i64) -> i64
          %220 = "llvm.getelementptr"(%4, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %221 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %222 = "arith.addi"(%213, %221) : (i32, i32) -> i32
          %223 = "arith.cmpi"(%212, %15) {predicate = 2 : i64} : (i32, i32) -> i1
          %224 = "arith.select"(%223, %221, %209) : (i1, i32, i32) -> i32
          %225 = "arith.addi"(%214, %224) : (i32, i32) -> i32
          "scf.yield"(%222, %225) : (i32, i32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 16 : i32>>} : (i32, i32, i32, i32, i32) -> (i32, i32)
        %226 = "llvm.getelementptr"(%24, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t227_s0 = "llvm.ptrtoint"(%226) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t227_s0, %210) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %228 = "llvm.getelementptr"(%23, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t229_s0 = "llvm.ptrtoint"(%228) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t229_s0, %211) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %230 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %231 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %232 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %233 = "arith.cmpi"(%230, %18) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%233) ({
        %234 = "arith.constant"() {value = 0 : i32} : () -> i32
        %235 = "scf.for"(%234, %6, %18, %234) ({
        ^bb0(%236: i32, %237: i32):
          %238 = "arith.addi"(%236, %230) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%238, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %240 = "scf.if"(%239) ({
            %241 = "llvm.getelementptr"(%24, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %242 = "llvm.load"(%241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%242) : (i32) -> ()
          }, {
            "scf.yield"(%234) : (i32) -> ()
          }) : (i1) -> i32
          %243 = "nvvm.shfl.sync"(%32, %240, %44, %234) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %244 = "arith.cmpi"(%230, %44) {predicate = 5 : i64} : (i32, i32) -> i1
          %245 = "arith.select"(%244, %243, %234) : (i1, i32, i32) -> i32
          %246 = "arith.addi"(%240, %245) : (i32, i32) -> i32
          %247 = "arith.constant"() {value = 2 : i32} : () -> i32
          %248 = "nvvm.shfl.sync"(%32, %246, %247, %234) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %249 = "arith.cmpi"(%230, %247) {predicate = 5 : i64} : (i32, i32) -> i1
          %250 = "arith.select"(%249, %248, %234) : (i1, i32, i32) -> i32
          %251 = "arith.addi"(%246, %250) : (i32, i32) -> i32
          %252 = "arith.constant"() {value = 4 : i32} : () -> i32
          %253 = "nvvm.shfl.sync"(%32, %251, %252, %234) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %254 = "arith.cmpi"(%230, %252) {predicate = 5 : i64} : (i32, i32) -> i1
          %255 = "arith.select"(%254, %253, %234) : (i1, i32, i32) -> i32
          %256 = "arith.addi"(%251, %255) : (i32, i32) -> i32
          %257 = "arith.constant"() {value = 8 : i32} : () -> i32
          %258 = "nvvm.shfl.sync"(%32, %256, %257, %234) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %259 = "arith.cmpi"(%230, %257) {predicate = 5 : i64} : (i32, i32) -> i1
          %260 = "arith.select"(%259, %258, %234) : (i1, i32, i32) -> i32
          %261 = "arith.addi"(%256, %260) : (i32, i32) -> i32
          %262 = "arith.constant"() {value = 16 : i32} : () -> i32
          %263 = "nvvm.shfl.sync"(%32, %261, %262, %234) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %264 = "arith.cmpi"(%230, %262) {predicate = 5 : i64} : (i32, i32) -> i1
          %265 = "arith.select"(%264, %263, %234) : (i1, i32, i32) -> i32
          %266 = "arith.addi"(%261, %265) : (i32, i32) -> i32
          %267 = "arith.addi"(%266, %237) : (i32, i32) -> i32
          "scf.if"(%239) ({
            %268 = "llvm.getelementptr"(%24, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%267, %268) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %269 = "nvvm.shfl.sync"(%32, %267, %33, %33) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%269) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %6, %198) ({
      ^bb0(%270: i32):
        %271 = "arith.constant"() {value = 0 : i32} : () -> i32
        %272 = "arith.cmpi"(%15, %271) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%272) ({
          %273 = "llvm.getelementptr"(%24, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %275 = "arith.extsi"(%270) : (i32) -> i64
          %276 = "llvm.getelementptr"(%11, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%274, %276) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %277 = "llvm.getelementptr"(%23, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %279 = "arith.cmpi"(%270, %271) {predicate = 4 : i64} : (i32, i32) -> i1
        %280 = "scf.if"(%279) ({
          %281 = "arith.subi"(%270, %44) : (i32, i32) -> i32
          %282 = "llvm.getelementptr"(%24, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %284 = "arith.addi"(%278, %283) : (i32, i32) -> i32
          "scf.yield"(%284) : (i32) -> ()
        }, {
          "scf.yield"(%278) : (i32) -> ()
        }) : (i1) -> i32
        %285 = "llvm.getelementptr"(%21, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%280, %285) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %287 = "arith.addi"(%280, %286) : (i32, i32) -> i32
        %288 = "arith.addi"(%270, %198) : (i32, i32) -> i32
        %289 = "llvm.getelementptr"(%21, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %290 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%287, %289) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %291 = "arith.addi"(%287, %290) : (i32, i32) -> i32
        %292 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %293 = "arith.addi"(%270, %292) : (i32, i32) -> i32
        %294 = "llvm.getelementptr"(%21, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %295 = "llvm.load"(%294) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%291, %294) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %296 = "arith.addi"(%291, %295) : (i32, i32) -> i32
        %297 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %298 = "arith.addi"(%270, %297) : (i32, i32) -> i32
        %299 = "llvm.getelementptr"(%21, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %300 = "llvm.load"(%299) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%296, %299) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %301 = "arith.addi"(%296, %300) : (i32, i32) -> i32
        %302 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %303 = "arith.addi"(%270, %302) : (i32, i32) -> i32
        %304 = "llvm.getelementptr"(%21, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %305 = "llvm.load"(%304) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%301, %304) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %306 = "arith.addi"(%301, %305) : (i32, i32) -> i32
        %307 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %308 = "arith.addi"(%270, %307) : (i32, i32) -> i32
        %309 = "llvm.getelementptr"(%21, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%306, %309) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %311 = "arith.addi"(%306, %310) : (i32, i32) -> i32
        %312 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %313 = "arith.addi"(%270, %312) : (i32, i32) -> i32
        %314 = "llvm.getelementptr"(%21, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %315 = "llvm.load"(%314) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%311, %314) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %316 = "arith.addi"(%311, %315) : (i32, i32) -> i32
        %317 = "arith.constant"() {value = 3584 : i32} : () -> i32
        %318 = "arith.addi"(%270, %317) : (i32, i32) -> i32
        %319 = "llvm.getelementptr"(%21, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%316, %319) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %321 = "arith.addi"(%316, %320) : (i32, i32) -> i32
        %322 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %323 = "arith.addi"(%270, %322) : (i32, i32) -> i32
        %324 = "llvm.getelementptr"(%21, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %325 = "llvm.load"(%324) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%321, %324) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %326 = "arith.addi"(%321, %325) : (i32, i32) -> i32
        %327 = "arith.constant"() {value = 4608 : i32} : () -> i32
        %328 = "arith.addi"(%270, %327) : (i32, i32) -> i32
        %329 = "llvm.getelementptr"(%21, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%326, %329) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %331 = "arith.addi"(%326, %330) : (i32, i32) -> i32
        %332 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %333 = "arith.addi"(%270, %332) : (i32, i32) -> i32
        %334 = "llvm.getelementptr"(%21, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %335 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%331, %334) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %336 = "arith.addi"(%331, %335) : (i32, i32) -> i32
        %337 = "arith.constant"() {value = 5632 : i32} : () -> i32
        %338 = "arith.addi"(%270, %337) : (i32, i32) -> i32
        %339 = "llvm.getelementptr"(%21, %338) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %340 = "llvm.load"(%339) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%336, %339) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %341 = "arith.addi"(%336, %340) : (i32, i32) -> i32
        %342 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %343 = "arith.addi"(%270, %342) : (i32, i32) -> i32
        %344 = "llvm.getelementptr"(%21, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %345 = "llvm.load"(%344) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%341, %344) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %346 = "arith.addi"(%341, %345) : (i32, i32) -> i32
        %347 = "arith.constant"() {value = 6656 : i32} : () -> i32
        %348 = "arith.addi"(%270, %347) : (i32, i32) -> i32
        %349 = "llvm.getelementptr"(%21, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %350 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%346, %349) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %351 = "arith.addi"(%346, %350) : (i32, i32) -> i32
        %352 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %353 = "arith.addi"(%270, %352) : (i32, i32) -> i32
        %354 = "llvm.getelementptr"(%21, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%351, %354) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %356 = "arith.addi"(%351, %355) : (i32, i32) -> i32
        %357 = "arith.constant"() {value = 7680 : i32} : () -> i32
        %358 = "arith.addi"(%270, %357) : (i32, i32) -> i32
        %359 = "llvm.getelementptr"(%21, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %360 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "llvm.store"(%356, %359) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %361 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %362 = "arith.shli"(%44, %20) : (i32, i32) -> i32
      %363 = "arith.cmpi"(%20, %18) {predicate = 6 : i64} : (i32, i32) -> i1
      %364 = "arith.constant"() {value = 0 : i32} : () -> i32
      %365 = "arith.select"(%363, %362, %364) : (i1, i32, i32) -> i32
      "scf.for"(%55, %57, %18) ({
      ^bb0(%366: i32):
        %367 = "arith.addi"(%366, %20) : (i32, i32) -> i32
        %368 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %369 = "vector.extract"(%368) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %370 = "vector.extract"(%368) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %371 = "vector.extract"(%368) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %372 = "vector.extract"(%368) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %373 = "vector.extract"(%368) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %374 = "vector.extract"(%368) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %375 = "vector.extract"(%368) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %376 = "vector.extract"(%368) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %377 = "arith.cmpi"(%367, %57) {predicate = 2 : i64} : (i32, i32) -> i1
        %378 = "arith.cmpi"(%2, %364) {predicate = 4 : i64} : (i32, i32) -> i1
        %379 = "arith.andi"(%377, %378) : (i1, i1) -> i1
        %380 = "scf.if"(%379) ({
          %381 = "arith.extsi"(%367) : (i32) -> i64
          %382 = "arith.muli"(%381, %3) : (i64, i64) -> i64
          %383 = "llvm.getelementptr"(%0, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%384) : (i32) -> ()
        }, {
          "scf.yield"(%369) : (i32) -> ()
        }) : (i1) -> i32
        %385 = "arith.cmpi"(%2, %44) {predicate = 4 : i64} : (i32, i32) -> i1
        %386 = "arith.andi"(%377, %385) : (i1, i1) -> i1
        %387 = "scf.if"(%386) ({
          %388 = "arith.extsi"(%367) : (i32) -> i64
          %389 = "arith.muli"(%388, %3) : (i64, i64) -> i64
          %390 = "arith.constant"() {value = 1 : i64} : () -> i64
          %391 = "arith.addi"(%389, %390) : (i64, i64) -> i64
          %392 = "llvm.getelementptr"(%0, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %393 = "llvm.load"(%392) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%393) : (i32) -> ()
        }, {
          "scf.yield"(%370) : (i32) -> ()
        }) : (i1) -> i32
        %394 = "arith.constant"() {value = 2 : i32} : () -> i32
        %395 = "arith.cmpi"(%2, %394) {predicate = 4 : i64} : (i32, i32) -> i1
        %396 = "arith.andi"(%377, %395) : (i1, i1) -> i1
        %397 = "scf.if"(%396) ({
          %398 = "arith.extsi"(%367) : (i32) -> i64
          %399 = "arith.muli"(%398, %3) : (i64, i64) -> i64
          %400 = "arith.constant"() {value = 2 : i64} : () -> i64
          %401 = "arith.addi"(%399, %400) : (i64, i64) -> i64
          %402 = "llvm.getelementptr"(%0, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %403 = "llvm.load"(%402) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%403) : (i32) -> ()
        }, {
          "scf.yield"(%371) : (i32) -> ()
        }) : (i1) -> i32
        %404 = "arith.constant"() {value = 3 : i32} : () -> i32
        %405 = "arith.cmpi"(%2, %404) {predicate = 4 : i64} : (i32, i32) -> i1
        %406 = "arith.andi"(%377, %405) : (i1, i1) -> i1
        %407 = "scf.if"(%406) ({
          %408 = "arith.extsi"(%367) : (i32) -> i64
          %409 = "arith.muli"(%408, %3) : (i64, i64) -> i64
          %410 = "arith.constant"() {value = 3 : i64} : () -> i64
          %411 = "arith.addi"(%409, %410) : (i64, i64) -> i64
          %412 = "llvm.getelementptr"(%0, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%413) : (i32) -> ()
        }, {
          "scf.yield"(%372) : (i32) -> ()
        }) : (i1) -> i32
        %414 = "arith.constant"() {value = 4 : i32} : () -> i32
        %415 = "arith.cmpi"(%2, %414) {predicate = 4 : i64} : (i32, i32) -> i1
        %416 = "arith.andi"(%377, %415) : (i1, i1) -> i1
        %417 = "scf.if"(%416) ({
          %418 = "arith.extsi"(%367) : (i32) -> i64
          %419 = "arith.muli"(%418, %3) : (i64, i64) -> i64
          %420 = "arith.constant"() {value = 4 : i64} : () -> i64
          %421 = "arith.addi"(%419, %420) : (i64, i64) -> i64
          %422 = "llvm.getelementptr"(%0, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%423) : (i32) -> ()
        }, {
          "scf.yield"(%373) : (i32) -> ()
        }) : (i1) -> i32
        %424 = "arith.constant"() {value = 5 : i32} : () -> i32
        %425 = "arith.cmpi"(%2, %424) {predicate = 4 : i64} : (i32, i32) -> i1
        %426 = "arith.andi"(%377, %425) : (i1, i1) -> i1
        %427 = "scf.if"(%426) ({
          %428 = "arith.extsi"(%367) : (i32) -> i64
          %429 = "arith.muli"(%428, %3) : (i64, i64) -> i64
          %430 = "arith.constant"() {value = 5 : i64} : () -> i64
          %431 = "arith.addi"(%429, %430) : (i64, i64) -> i64
          %432 = "llvm.getelementptr"(%0, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%433) : (i32) -> ()
        }, {
          "scf.yield"(%374) : (i32) -> ()
        }) : (i1) -> i32
        %434 = "arith.constant"() {value = 6 : i32} : () -> i32
        %435 = "arith.cmpi"(%2, %434) {predicate = 4 : i64} : (i32, i32) -> i1
        %436 = "arith.andi"(%377, %435) : (i1, i1) -> i1
        %437 = "scf.if"(%436) ({
          %438 = "arith.extsi"(%367) : (i32) -> i64
          %439 = "arith.muli"(%438, %3) : (i64, i64) -> i64
          %440 = "arith.constant"() {value = 6 : i64} : () -> i64
          %441 = "arith.addi"(%439, %440) : (i64, i64) -> i64
          %442 = "llvm.getelementptr"(%0, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%443) : (i32) -> ()
        }, {
          "scf.yield"(%375) : (i32) -> ()
        }) : (i1) -> i32
        %444 = "arith.constant"() {value = 7 : i32} : () -> i32
        %445 = "arith.cmpi"(%2, %444) {predicate = 4 : i64} : (i32, i32) -> i1
        %446 = "arith.andi"(%377, %445) : (i1, i1) -> i1
        %447 = "scf.if"(%446) ({
          %448 = "arith.extsi"(%367) : (i32) -> i64
          %449 = "arith.muli"(%448, %3) : (i64, i64) -> i64
          %450 = "arith.constant"() {value = 7 : i64} : () -> i64
          %451 = "arith.addi"(%449, %450) : (i64, i64) -> i64
          %452 = "llvm.getelementptr"(%0, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %453 = "llvm.load"(%452) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%453) : (i32) -> ()
        }, {
          "scf.yield"(%376) : (i32) -> ()
        }) : (i1) -> i32
        %454 = "arith.cmpi"(%380, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%454) ({
          %455 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %456 = "arith.addi"(%380, %455) : (i32, i32) -> i32
          %457 = "llvm.getelementptr"(%22, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t458_s0 = "llvm.ptrtoint"(%457) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t458_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %459 = "arith.cmpi"(%387, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%459) ({
          %460 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %461 = "arith.addi"(%387, %460) : (i32, i32) -> i32
          %462 = "llvm.getelementptr"(%22, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t463_s0 = "llvm.ptrtoint"(%462) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t463_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %464 = "arith.cmpi"(%397, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%464) ({
          %465 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %466 = "arith.addi"(%397, %465) : (i32, i32) -> i32
          %467 = "llvm.getelementptr"(%22, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t468_s0 = "llvm.ptrtoint"(%467) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t468_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %469 = "arith.cmpi"(%407, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%469) ({
          %470 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %471 = "arith.addi"(%407, %470) : (i32, i32) -> i32
          %472 = "llvm.getelementptr"(%22, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t473_s0 = "llvm.ptrtoint"(%472) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t473_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %474 = "arith.cmpi"(%417, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%474) ({
          %475 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %476 = "arith.addi"(%417, %475) : (i32, i32) -> i32
          %477 = "llvm.getelementptr"(%22, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t478_s0 = "llvm.ptrtoint"(%477) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t478_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %479 = "arith.cmpi"(%427, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%479) ({
          %480 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %481 = "arith.addi"(%427, %480) : (i32, i32) -> i32
          %482 = "llvm.getelementptr"(%22, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t483_s0 = "llvm.ptrtoint"(%482) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t483_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %484 = "arith.cmpi"(%437, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%484) ({
          %485 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %486 = "arith.addi"(%437, %485) : (i32, i32) -> i32
          %487 = "llvm.getelementptr"(%22, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t488_s0 = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t488_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %489 = "arith.cmpi"(%447, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%489) ({
          %490 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %491 = "arith.addi"(%447, %490) : (i32, i32) -> i32
          %492 = "llvm.getelementptr"(%22, %491) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t493_s0 = "llvm.ptrtoint"(%492) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t493_s0, %365) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%32) : (i32) -> ()
        %494 = "arith.constant"() {value = dense<0> : vector<8xi32>} : () -> vector<8xi32>
        %495 = "vector.extract"(%494) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %496 = "vector.extract"(%494) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %497 = "vector.extract"(%494) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %498 = "vector.extract"(%494) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %499 = "vector.extract"(%494) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %500 = "vector.extract"(%494) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %501 = "vector.extract"(%494) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %502 = "vector.extract"(%494) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %503 = "arith.cmpi"(%380, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %504, %505 = "scf.if"(%503) ({
          %506 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %507 = "arith.addi"(%380, %506) : (i32, i32) -> i32
          %508 = "llvm.getelementptr"(%22, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %509 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %510 = "arith.addi"(%380, %506) : (i32, i32) -> i32
          %511 = "llvm.getelementptr"(%21, %510) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %513 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %514 = "arith.andi"(%509, %513) : (i32, i32) -> i32
          %515 = "llvm.intr.ctpop"(%514) : (i32) -> i32
          %516 = "arith.addi"(%512, %515) : (i32, i32) -> i32
          %517 = "arith.extsi"(%516) : (i32) -> i64
          %518 = "llvm.getelementptr"(%9, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %518) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%516, %509) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %495) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%379) ({
          %519 = "arith.extsi"(%367) : (i32) -> i64
          %520 = "arith.muli"(%519, %8) : (i64, i64) -> i64
          %521 = "llvm.getelementptr"(%7, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%504, %521) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %522 = "arith.cmpi"(%387, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %523, %524 = "scf.if"(%522) ({
          %525 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %526 = "arith.addi"(%387, %525) : (i32, i32) -> i32
          %527 = "llvm.getelementptr"(%22, %526) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %529 = "arith.addi"(%387, %525) : (i32, i32) -> i32
          %530 = "llvm.getelementptr"(%21, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %531 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %532 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %533 = "arith.andi"(%528, %532) : (i32, i32) -> i32
          %534 = "llvm.intr.ctpop"(%533) : (i32) -> i32
          %535 = "arith.addi"(%531, %534) : (i32, i32) -> i32
          %536 = "arith.extsi"(%535) : (i32) -> i64
          %537 = "llvm.getelementptr"(%9, %536) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %537) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%535, %528) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %496) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%386) ({
          %538 = "arith.extsi"(%367) : (i32) -> i64
          %539 = "arith.muli"(%538, %8) : (i64, i64) -> i64
          %540 = "arith.constant"() {value = 1 : i64} : () -> i64
          %541 = "arith.addi"(%539, %540) : (i64, i64) -> i64
          %542 = "llvm.getelementptr"(%7, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%523, %542) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %543 = "arith.cmpi"(%397, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %544, %545 = "scf.if"(%543) ({
          %546 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %547 = "arith.addi"(%397, %546) : (i32, i32) -> i32
          %548 = "llvm.getelementptr"(%22, %547) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %549 = "llvm.load"(%548) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %550 = "arith.addi"(%397, %546) : (i32, i32) -> i32
          %551 = "llvm.getelementptr"(%21, %550) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %552 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %553 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %554 = "arith.andi"(%549, %553) : (i32, i32) -> i32
          %555 = "llvm.intr.ctpop"(%554) : (i32) -> i32
          %556 = "arith.addi"(%552, %555) : (i32, i32) -> i32
          %557 = "arith.extsi"(%556) : (i32) -> i64
          %558 = "llvm.getelementptr"(%9, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %558) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%556, %549) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %497) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%396) ({
          %559 = "arith.extsi"(%367) : (i32) -> i64
          %560 = "arith.muli"(%559, %8) : (i64, i64) -> i64
          %561 = "arith.constant"() {value = 2 : i64} : () -> i64
          %562 = "arith.addi"(%560, %561) : (i64, i64) -> i64
          %563 = "llvm.getelementptr"(%7, %562) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%544, %563) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %564 = "arith.cmpi"(%407, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %565, %566 = "scf.if"(%564) ({
          %567 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %568 = "arith.addi"(%407, %567) : (i32, i32) -> i32
          %569 = "llvm.getelementptr"(%22, %568) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %570 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %571 = "arith.addi"(%407, %567) : (i32, i32) -> i32
          %572 = "llvm.getelementptr"(%21, %571) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %573 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %574 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %575 = "arith.andi"(%570, %574) : (i32, i32) -> i32
          %576 = "llvm.intr.ctpop"(%575) : (i32) -> i32
          %577 = "arith.addi"(%573, %576) : (i32, i32) -> i32
          %578 = "arith.extsi"(%577) : (i32) -> i64
          %579 = "llvm.getelementptr"(%9, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %579) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%577, %570) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %498) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%406) ({
          %580 = "arith.extsi"(%367) : (i32) -> i64
          %581 = "arith.muli"(%580, %8) : (i64, i64) -> i64
          %582 = "arith.constant"() {value = 3 : i64} : () -> i64
          %583 = "arith.addi"(%581, %582) : (i64, i64) -> i64
          %584 = "llvm.getelementptr"(%7, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%565, %584) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %585 = "arith.cmpi"(%417, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %586, %587 = "scf.if"(%585) ({
          %588 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %589 = "arith.addi"(%417, %588) : (i32, i32) -> i32
          %590 = "llvm.getelementptr"(%22, %589) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %591 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %592 = "arith.addi"(%417, %588) : (i32, i32) -> i32
          %593 = "llvm.getelementptr"(%21, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %595 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %596 = "arith.andi"(%591, %595) : (i32, i32) -> i32
          %597 = "llvm.intr.ctpop"(%596) : (i32) -> i32
          %598 = "arith.addi"(%594, %597) : (i32, i32) -> i32
          %599 = "arith.extsi"(%598) : (i32) -> i64
          %600 = "llvm.getelementptr"(%9, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %600) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%598, %591) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %499) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%416) ({
          %601 = "arith.extsi"(%367) : (i32) -> i64
          %602 = "arith.muli"(%601, %8) : (i64, i64) -> i64
          %603 = "arith.constant"() {value = 4 : i64} : () -> i64
          %604 = "arith.addi"(%602, %603) : (i64, i64) -> i64
          %605 = "llvm.getelementptr"(%7, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%586, %605) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %606 = "arith.cmpi"(%427, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %607, %608 = "scf.if"(%606) ({
          %609 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %610 = "arith.addi"(%427, %609) : (i32, i32) -> i32
          %611 = "llvm.getelementptr"(%22, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %612 = "llvm.load"(%611) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %613 = "arith.addi"(%427, %609) : (i32, i32) -> i32
          %614 = "llvm.getelementptr"(%21, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %615 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %616 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %617 = "arith.andi"(%612, %616) : (i32, i32) -> i32
          %618 = "llvm.intr.ctpop"(%617) : (i32) -> i32
          %619 = "arith.addi"(%615, %618) : (i32, i32) -> i32
          %620 = "arith.extsi"(%619) : (i32) -> i64
          %621 = "llvm.getelementptr"(%9, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %621) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%619, %612) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %500) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%426) ({
          %622 = "arith.extsi"(%367) : (i32) -> i64
          %623 = "arith.muli"(%622, %8) : (i64, i64) -> i64
          %624 = "arith.constant"() {value = 5 : i64} : () -> i64
          %625 = "arith.addi"(%623, %624) : (i64, i64) -> i64
          %626 = "llvm.getelementptr"(%7, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%607, %626) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %627 = "arith.cmpi"(%437, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %628, %629 = "scf.if"(%627) ({
          %630 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %631 = "arith.addi"(%437, %630) : (i32, i32) -> i32
          %632 = "llvm.getelementptr"(%22, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %633 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %634 = "arith.addi"(%437, %630) : (i32, i32) -> i32
          %635 = "llvm.getelementptr"(%21, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %637 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %638 = "arith.andi"(%633, %637) : (i32, i32) -> i32
          %639 = "llvm.intr.ctpop"(%638) : (i32) -> i32
          %640 = "arith.addi"(%636, %639) : (i32, i32) -> i32
          %641 = "arith.extsi"(%640) : (i32) -> i64
          %642 = "llvm.getelementptr"(%9, %641) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %642) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%640, %633) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %501) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%436) ({
          %643 = "arith.extsi"(%367) : (i32) -> i64
          %644 = "arith.muli"(%643, %8) : (i64, i64) -> i64
          %645 = "arith.constant"() {value = 6 : i64} : () -> i64
          %646 = "arith.addi"(%644, %645) : (i64, i64) -> i64
          %647 = "llvm.getelementptr"(%7, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%628, %647) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %648 = "arith.cmpi"(%447, %364) {predicate = 5 : i64} : (i32, i32) -> i1
        %649, %650 = "scf.if"(%648) ({
          %651 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %652 = "arith.addi"(%447, %651) : (i32, i32) -> i32
          %653 = "llvm.getelementptr"(%22, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %654 = "llvm.load"(%653) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %655 = "arith.addi"(%447, %651) : (i32, i32) -> i32
          %656 = "llvm.getelementptr"(%21, %655) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %657 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %658 = "arith.subi"(%365, %44) : (i32, i32) -> i32
          %659 = "arith.andi"(%654, %658) : (i32, i32) -> i32
          %660 = "llvm.intr.ctpop"(%659) : (i32) -> i32
          %661 = "arith.addi"(%657, %660) : (i32, i32) -> i32
          %662 = "arith.extsi"(%661) : (i32) -> i64
          %663 = "llvm.getelementptr"(%9, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%367, %663) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"(%661, %654) : (i32, i32) -> ()
        }, {
          "scf.yield"(%32, %502) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.if"(%446) ({
          %664 = "arith.extsi"(%367) : (i32) -> i64
          %665 = "arith.muli"(%664, %8) : (i64, i64) -> i64
          %666 = "arith.constant"() {value = 7 : i64} : () -> i64
          %667 = "arith.addi"(%665, %666) : (i64, i64) -> i64
          %668 = "llvm.getelementptr"(%7, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%649, %668) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%32) : (i32) -> ()
        %669 = "arith.subi"(%364, %505) : (i32, i32) -> i32
        %670 = "arith.andi"(%505, %669) : (i32, i32) -> i32
        %671 = "arith.cmpi"(%670, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%671) ({
          %672 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %673 = "arith.addi"(%380, %672) : (i32, i32) -> i32
          %674 = "llvm.getelementptr"(%21, %673) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %675 = "llvm.load"(%674) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %676 = "llvm.intr.ctpop"(%505) : (i32) -> i32
          %677 = "arith.addi"(%675, %676) : (i32, i32) -> i32
          "llvm.store"(%677, %674) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %678 = "arith.addi"(%380, %672) : (i32, i32) -> i32
          %679 = "llvm.getelementptr"(%22, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %679) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %680 = "arith.subi"(%364, %524) : (i32, i32) -> i32
        %681 = "arith.andi"(%524, %680) : (i32, i32) -> i32
        %682 = "arith.cmpi"(%681, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%682) ({
          %683 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %684 = "arith.addi"(%387, %683) : (i32, i32) -> i32
          %685 = "llvm.getelementptr"(%21, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %686 = "llvm.load"(%685) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %687 = "llvm.intr.ctpop"(%524) : (i32) -> i32
          %688 = "arith.addi"(%686, %687) : (i32, i32) -> i32
          "llvm.store"(%688, %685) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %689 = "arith.addi"(%387, %683) : (i32, i32) -> i32
          %690 = "llvm.getelementptr"(%22, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %690) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %691 = "arith.subi"(%364, %545) : (i32, i32) -> i32
        %692 = "arith.andi"(%545, %691) : (i32, i32) -> i32
        %693 = "arith.cmpi"(%692, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%693) ({
          %694 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %695 = "arith.addi"(%397, %694) : (i32, i32) -> i32
          %696 = "llvm.getelementptr"(%21, %695) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %697 = "llvm.load"(%696) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %698 = "llvm.intr.ctpop"(%545) : (i32) -> i32
          %699 = "arith.addi"(%697, %698) : (i32, i32) -> i32
          "llvm.store"(%699, %696) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %700 = "arith.addi"(%397, %694) : (i32, i32) -> i32
          %701 = "llvm.getelementptr"(%22, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %701) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %702 = "arith.subi"(%364, %566) : (i32, i32) -> i32
        %703 = "arith.andi"(%566, %702) : (i32, i32) -> i32
        %704 = "arith.cmpi"(%703, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%704) ({
          %705 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %706 = "arith.addi"(%407, %705) : (i32, i32) -> i32
          %707 = "llvm.getelementptr"(%21, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %708 = "llvm.load"(%707) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %709 = "llvm.intr.ctpop"(%566) : (i32) -> i32
          %710 = "arith.addi"(%708, %709) : (i32, i32) -> i32
          "llvm.store"(%710, %707) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %711 = "arith.addi"(%407, %705) : (i32, i32) -> i32
          %712 = "llvm.getelementptr"(%22, %711) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %712) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %713 = "arith.subi"(%364, %587) : (i32, i32) -> i32
        %714 = "arith.andi"(%587, %713) : (i32, i32) -> i32
        %715 = "arith.cmpi"(%714, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%715) ({
          %716 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %717 = "arith.addi"(%417, %716) : (i32, i32) -> i32
          %718 = "llvm.getelementptr"(%21, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %719 = "llvm.load"(%718) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %720 = "llvm.intr.ctpop"(%587) : (i32) -> i32
          %721 = "arith.addi"(%719, %720) : (i32, i32) -> i32
          "llvm.store"(%721, %718) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %722 = "arith.addi"(%417, %716) : (i32, i32) -> i32
          %723 = "llvm.getelementptr"(%22, %722) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %723) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %724 = "arith.subi"(%364, %608) : (i32, i32) -> i32
        %725 = "arith.andi"(%608, %724) : (i32, i32) -> i32
        %726 = "arith.cmpi"(%725, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%726) ({
          %727 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %728 = "arith.addi"(%427, %727) : (i32, i32) -> i32
          %729 = "llvm.getelementptr"(%21, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %730 = "llvm.load"(%729) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %731 = "llvm.intr.ctpop"(%608) : (i32) -> i32
          %732 = "arith.addi"(%730, %731) : (i32, i32) -> i32
          "llvm.store"(%732, %729) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %733 = "arith.addi"(%427, %727) : (i32, i32) -> i32
          %734 = "llvm.getelementptr"(%22, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %734) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %735 = "arith.subi"(%364, %629) : (i32, i32) -> i32
        %736 = "arith.andi"(%629, %735) : (i32, i32) -> i32
        %737 = "arith.cmpi"(%736, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%737) ({
          %738 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %739 = "arith.addi"(%437, %738) : (i32, i32) -> i32
          %740 = "llvm.getelementptr"(%21, %739) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %741 = "llvm.load"(%740) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %742 = "llvm.intr.ctpop"(%629) : (i32) -> i32
          %743 = "arith.addi"(%741, %742) : (i32, i32) -> i32
          "llvm.store"(%743, %740) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %744 = "arith.addi"(%437, %738) : (i32, i32) -> i32
          %745 = "llvm.getelementptr"(%22, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %745) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %746 = "arith.subi"(%364, %650) : (i32, i32) -> i32
        %747 = "arith.andi"(%650, %746) : (i32, i32) -> i32
        %748 = "arith.cmpi"(%747, %365) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%748) ({
          %749 = "arith.muli"(%19, %198) : (i32, i32) -> i32
          %750 = "arith.addi"(%447, %749) : (i32, i32) -> i32
          %751 = "llvm.getelementptr"(%21, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %752 = "llvm.load"(%751) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %753 = "llvm.intr.ctpop"(%650) : (i32) -> i32
          %754 = "arith.addi"(%752, %753) : (i32, i32) -> i32
          "llvm.store"(%754, %751) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %755 = "arith.addi"(%447, %749) : (i32, i32) -> i32
          %756 = "llvm.getelementptr"(%22, %755) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%364, %756) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.bar.warp.sync"(%32) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %757 = "arith.subi"(%6, %44) : (i32, i32) -> i32
      %758 = "llvm.getelementptr"(%24, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %759 = "llvm.load"(%758) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %760 = "arith.muli"(%15, %198) : (i32, i32) -> i32
      %761 = "arith.addi"(%759, %760) : (i32, i32) -> i32
      %762 = "arith.addi"(%761, %12) : (i32, i32) -> i32
      %763 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %764 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %765 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %766 = "arith.muli"(%763, %198) : (i32, i32) -> i32
      %767 = "arith.maxsi"(%766, %44) : (i32, i32) -> i32
      "scf.for"(%762, %361, %767) ({
      ^bb0(%768: i32):
        %769 = "arith.extsi"(%768) : (i32) -> i64
        %770 = "llvm.getelementptr"(%9, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%32, %770) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
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
