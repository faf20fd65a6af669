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
      %18 = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ntid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ntid.z"() : () -> i32
      %21 = "arith.constant"() {value = 4 : i32} : () -> i32
      %22 = "arith.remui"(%12, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%18, %21) : (i32, i32) -> i32
      %24 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %25 = "arith.constant"() {value = 1 : i32} : () -> i32
      %26 = "arith.maxsi"(%18, %25) : (i32, i32) -> i32
      "scf.for"(%12, %2, %26) ({
      ^bb0(%27: i32):
        %28 = "arith.constant"() {value = 0 : i32} : () -> i32
        %29 = "llvm.getelementptr"(%24, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%28, %29) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %30 = "arith.constant"() {value = 31 : i32} : () -> i32
      %31 = "arith.addi"(%1, %30) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 32 : i32} : () -> i32
      %33 = "arith.divui"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.constant"() {value = 131 : i32} : () -> i32
      %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 132 : i32} : () -> i32
      %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
      %38 = "arith.muli"(%37, %32) : (i32, i32) -> i32
      %39 = "arith.maxsi"(%38, %23) : (i32, i32) -> i32
      %40 = "arith.muli"(%15, %39) : (i32, i32) -> i32
      %41 = "arith.addi"(%15, %25) : (i32, i32) -> i32
      %42 = "arith.muli"(%41, %39) : (i32, i32) -> i32
      %43 = "arith.minsi"(%42, %1) : (i32, i32) -> i32
      %44 = "arith.maxsi"(%23, %25) : (i32, i32) -> i32
      %45 = "llvm.mlir.undef"() : () -> i32
      %46 = "llvm.mlir.undef"() : () -> i32
      %47 = "llvm.mlir.undef"() : () -> i32
      %48 = "llvm.mlir.undef"() : () -> i32
      %49 = "llvm.mlir.undef"() : () -> i32
      %50 = "llvm.mlir.undef"() : () -> i32
      %51 = "llvm.mlir.undef"() : () -> i32
      %52 = "llvm.mlir.undef"() : () -> i32
      %53, %54, %55, %56, %57, %58, %59, %60 = "scf.for"(%40, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52) ({
      ^bb0(%61: i32, %62: i32, %63: i32, %64: i32, %65: i32, %66: i32, %67: i32, %68: i32, %69: i32):
        %70 = "arith.divui"(%12, %21) : (i32, i32) -> i32
        %71 = "arith.addi"(%61, %70) : (i32, i32) -> i32
        %72 = "arith.addi"(%21, %22) : (i32, i32) -> i32
        %73 = "arith.constant"() {value = dense<0xFF80> : vector<16xbf16>} : () -> vector<16xbf16>
        %74 = "vector.extract"(%73) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
        %75 = "vector.extract"(%73) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
        %76 = "vector.extract"(%73) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
        %77 = "vector.extract"(%73) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
        %78 = "vector.extract"(%73) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
        %79 = "vector.extract"(%73) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
        %80 = "vector.extract"(%73) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
        %81 = "vector.extract"(%73) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
        %82 = "vector.extract"(%73) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
        %83 = "vector.extract"(%73) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
        %84 = "vector.extract"(%73) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
        %85 = "vector.extract"(%73) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
        %86 = "vector.extract"(%73) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
        %87 = "vector.extract"(%73) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
        %88 = "vector.extract"(%73) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
        %89 = "vector.extract"(%73) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
        %90 = "arith.cmpi"(%71, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %91 = "arith.constant"() {value = 8 : i32} : () -> i32
        %92 = "arith.muli"(%22, %91) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%92, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "arith.andi"(%90, %93) : (i1, i1) -> i1
        %95 = "arith.extui"(%94) : (i1) -> i8
        %96 = "arith.extsi"(%71) : (i32) -> i64
        %97 = "arith.extsi"(%2) : (i32) -> i64
        %98 = "arith.muli"(%96, %97) : (i64, i64) -> i64
        %99 = "arith.extsi"(%92) : (i32) -> i64
        %100 = "arith.addi"(%98, %99) : (i64, i64) -> i64
        %101 = "llvm.getelementptr"(%0, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.constant"() {value = 0 : i8} : () -> i8
        %103 = "arith.cmpi"(%95, %102) {predicate = 1 : i64} : (i8, i8) -> i1
        %104, %105, %106, %107 = "scf.if"(%103) ({
          %108 = "llvm.load"(%101) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %111 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %112 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%109, %110, %111, %112) : (i32, i32, i32, i32) -> ()
        }, {
          %113 = "vector.from_elements"(%74, %75) : (bf16, bf16) -> vector<2xbf16>
          %114 = "llvm.bitcast"(%113) : (vector<2xbf16>) -> i32
          %115 = "vector.from_elements"(%76, %77) : (bf16, bf16) -> vector<2xbf16>
          %116 = "llvm.bitcast"(%115) : (vector<2xbf16>) -> i32
          %117 = "vector.from_elements"(%78, %79) : (bf16, bf16) -> vector<2xbf16>
          %118 = "llvm.bitcast"(%117) : (vector<2xbf16>) -> i32
          %119 = "vector.from_elements"(%80, %81) : (bf16, bf16) -> vector<2xbf16>
          %120 = "llvm.bitcast"(%119) : (vector<2xbf16>) -> i32
          "scf.yield"(%114, %116, %118, %120) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %121 = "arith.muli"(%72, %91) : (i32, i32) -> i32
        %122 = "arith.cmpi"(%121, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %123 = "arith.andi"(%90, %122) : (i1, i1) -> i1
        %124 = "arith.extui"(%123) : (i1) -> i8
        %125 = "arith.extsi"(%121) : (i32) -> i64
        %126 = "arith.addi"(%98, %125) : (i64, i64) -> i64
        %127 = "llvm.getelementptr"(%0, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %128 = "arith.cmpi"(%124, %102) {predicate = 1 : i64} : (i8, i8) -> i1
        %129, %130, %131, %132 = "scf.if"(%128) ({
          %133 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%134, %135, %136, %137) : (i32, i32, i32, i32) -> ()
        }, {
          %138 = "vector.from_elements"(%82, %83) : (bf16, bf16) -> vector<2xbf16>
          %139 = "llvm.bitcast"(%138) : (vector<2xbf16>) -> i32
          %140 = "vector.from_elements"(%84, %85) : (bf16, bf16) -> vector<2xbf16>
          %141 = "llvm.bitcast"(%140) : (vector<2xbf16>) -> i32
          %142 = "vector.from_elements"(%86, %87) : (bf16, bf16) -> vector<2xbf16>
          %143 = "llvm.bitcast"(%142) : (vector<2xbf16>) -> i32
          %144 = "vector.from_elements"(%88, %89) : (bf16, bf16) -> vector<2xbf16>
          %145 = "llvm.bitcast"(%144) : (vector<2xbf16>) -> i32
          "scf.yield"(%139, %141, %143, %145) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %146 = "arith.constant"() {value = 16 : i32} : () -> i32
        %147 = "arith.shli"(%104, %146) : (i32, i32) -> i32
        %148 = "arith.constant"() {value = 4294901760 : i32} : () -> i32
        %149 = "arith.andi"(%104, %148) : (i32, i32) -> i32
        %150 = "arith.shli"(%105, %146) : (i32, i32) -> i32
        %151 = "arith.andi"(%105, %148) : (i32, i32) -> i32
        %152 = "arith.shli"(%106, %146) : (i32, i32) -> i32
        %153 = "arith.andi"(%106, %148) : (i32, i32) -> i32
        %154 = "arith.shli"(%107, %146) : (i32, i32) -> i32
        %155 = "arith.andi"(%107, %148) : (i32, i32) -> i32
        %156 = "arith.shrsi"(%147, %30) : (i32, i32) -> i32
        %157 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
        %158 = "arith.andi"(%147, %157) : (i32, i32) -> i32
        %159 = "arith.xori"(%158, %156) : (i32, i32) -> i32
        %160 = "arith.subi"(%159, %156) : (i32, i32) -> i32
        %161 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.constant"() {value = 4278255616 : i32} : () -> i32
        %164 = "arith.minui"(%162, %163) : (i32, i32) -> i32
        %165 = "arith.shrsi"(%149, %30) : (i32, i32) -> i32
        %166 = "arith.andi"(%149, %157) : (i32, i32) -> i32
        %167 = "arith.xori"(%166, %165) : (i32, i32) -> i32
        %168 = "arith.subi"(%167, %165) : (i32, i32) -> i32
        %169 = "arith.addi"(%168, %161) : (i32, i32) -> i32
        %170 = "arith.minui"(%169, %163) : (i32, i32) -> i32
        %171 = "arith.shrsi"(%150, %30) : (i32, i32) -> i32
        %172 = "arith.andi"(%150, %157) : (i32, i32) -> i32
        %173 = "arith.xori"(%172, %171) : (i32, i32) -> i32
        %174 = "arith.subi"(%173, %171) : (i32, i32) -> i32
        %175 = "arith.addi"(%174, %161) : (i32, i32) -> i32
        %176 = "arith.minui"(%175, %163) : (i32, i32) -> i32
        %177 = "arith.shrsi"(%151, %30) : (i32, i32) -> i32
        %178 = "arith.andi"(%151, %157) : (i32, i32) -> i32
        %179 = "arith.xori"(%178, %177) : (i32, i32) -> i32
        %180 = "arith.subi"(%179, %177) : (i32, i32) -> i32
        %181 = "arith.addi"(%180, %161) : (i32, i32) -> i32
        %182 = "arith.minui"(%181, %163) : (i32, i32) -> i32
        %183 = "arith.shrsi"(%152, %30) : (i32, i32) -> i32
        %184 = "arith.andi"(%152, %157) : (i32, i32) -> i32
        %185 = "arith.xori"(%184, %183) : (i32, i32) -> i32
        %186 = "arith.subi"(%185, %183) : (i32, i32) -> i32
        %187 = "arith.addi"(%186, %161) : (i32, i32) -> i32
        %188 = "arith.minui"(%187, %163) : (i32, i32) -> i32
        %189 = "arith.shrsi"(%153, %30) : (i32, i32) -> i32
        %190 = "arith.andi"(%153, %157) : (i32, i32) -> i32
        %191 = "arith.xori"(%190, %189) : (i32, i32) -> i32
        %192 = "arith.subi"(%191, %189) : (i32, i32) -> i32
        %193 = "arith.addi"(%192, %161) : (i32, i32) -> i32
        %194 = "arith.minui"(%193, %163) : (i32, i32) -> i32
        %195 = "arith.shrsi"(%154, %30) : (i32, i32) -> i32
        %196 = "arith.andi"(%154, %157) : (i32, i32) -> i32
        %197 = "arith.xori"(%196, %195) : (i32, i32) -> i32
        %198 = "arith.subi"(%197, %195) : (i32, i32) -> i32
        %199 = "arith.addi"(%198, %161) : (i32, i32) -> i32
        %200 = "arith.minui"(%199, %163) : (i32, i32) -> i32
        %201 = "arith.shrsi"(%155, %30) : (i32, i32) -> i32
        %202 = "arith.andi"(%155, %157) : (i32, i32) -> i32
        %203 = "arith.xori"(%202, %201) : (i32, i32) -> i32
        %204 = "arith.subi"(%203, %201) : (i32, i32) -> i32
        %205 = "arith.addi"(%204, %161) : (i32, i32) -> i32
        %206 = "arith.minui"(%205, %163) : (i32, i32) -> i32
        %207 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %208 = "arith.addi"(%164, %207) : (i32, i32) -> i32
        %209 = "arith.constant"() {value = 65534 : i32} : () -> i32
        %210 = "arith.addi"(%170, %209) : (i32, i32) -> i32
        %211 = "arith.constant"() {value = 65533 : i32} : () -> i32
        %212 = "arith.addi"(%176, %211) : (i32, i32) -> i32
        %213 = "arith.constant"() {value = 65532 : i32} : () -> i32
        %214 = "arith.addi"(%182, %213) : (i32, i32) -> i32
        %215 = "arith.constant"() {value = 65531 : i32} : () -> i32
        %216 = "arith.addi"(%188, %215) : (i32, i32) -> i32
        %217 = "arith.constant"() {value = 65530 : i32} : () -> i32
        %218 = "arith.addi"(%194, %217) : (i32, i32) -> i32
        %219 = "arith.constant"() {value = 65529 : i32} : () -> i32
        %220 = "arith.addi"(%200, %219) : (i32, i32) -> i32
        %221 = "arith.constant"() {value = 65528 : i32} : () -> i32
        %222 = "arith.addi"(%206, %221) : (i32, i32) -> i32
        %223 = "arith.maxui"(%208, %210) : (i32, i32) -> i32
        %224 = "arith.minui"(%208, %210) : (i32, i32) -> i32
        %225 = "arith.maxui"(%212, %214) : (i32, i32) -> i32
        %226 = "arith.minui"(%212, %214) : (i32, i32) -> i32
        %227 = "arith.maxui"(%216, %218) : (i32, i32) -> i32
        %228 = "arith.minui"(%216, %218) : (i32, i32) -> i32
        %229 = "arith.maxui"(%220, %222) : (i32, i32) -> i32
        %230 = "arith.minui"(%220, %222) : (i32, i32) -> i32
        %231 = "arith.maxui"(%223, %225) : (i32, i32) -> i32
        %232 = "arith.minui"(%223, %225) : (i32, i32) -> i32
        %233 = "arith.maxui"(%224, %226) : (i32, i32) -> i32
        %234 = "arith.minui"(%224, %226) : (i32, i32) -> i32
        %235 = "arith.maxui"(%227, %229) : (i32, i32) -> i32
        %236 = "arith.minui"(%227, %229) : (i32, i32) -> i32
        %237 = "arith.maxui"(%228, %230) : (i32, i32) -> i32
        %238 = "arith.minui"(%228, %230) : (i32, i32) -> i32
        %239 = "arith.maxui"(%233, %232) : (i32, i32) -> i32
        %240 = "arith.minui"(%233, %232) : (i32, i32) -> i32
        %241 = "arith.maxui"(%237, %236) : (i32, i32) -> i32
        %242 = "arith.minui"(%237, %236) : (i32, i32) -> i32
        %243 = "arith.maxui"(%231, %235) : (i32, i32) -> i32
        %244 = "arith.minui"(%231, %235) : (i32, i32) -> i32
        %245 = "arith.maxui"(%239, %241) : (i32, i32) -> i32
        %246 = "arith.minui"(%239, %241) : (i32, i32) -> i32
        %247 = "arith.maxui"(%240, %242) : (i32, i32) -> i32
        %248 = "arith.minui"(%240, %242) : (i32, i32) -> i32
        %249 = "arith.maxui"(%234, %238) : (i32, i32) -> i32
        %250 = "arith.minui"(%234, %238) : (i32, i32) -> i32
        %251 = "arith.maxui"(%247, %244) : (i32, i32) -> i32
        %252 = "arith.minui"(%247, %244) : (i32, i32) -> i32
        %253 = "arith.maxui"(%249, %246) : (i32, i32) -> i32
        %254 = "arith.minui"(%249, %246) : (i32, i32) -> i32
        %255 = "arith.maxui"(%245, %251) : (i32, i32) -> i32
        %256 = "arith.minui"(%245, %251) : (i32, i32) -> i32
        %257 = "arith.maxui"(%253, %252) : (i32, i32) -> i32
        %258 = "arith.minui"(%253, %252) : (i32, i32) -> i32
        %259 = "arith.maxui"(%254, %248) : (i32, i32) -> i32
        %260 = "arith.minui"(%254, %248) : (i32, i32) -> i32
        %261 = "arith.shli"(%129, %146) : (i32, i32) -> i32
        %262 = "arith.andi"(%129, %148) : (i32, i32) -> i32
        %263 = "arith.shli"(%130, %146) : (i32, i32) -> i32
        %264 = "arith.andi"(%130, %148) : (i32, i32) -> i32
        %265 = "arith.shli"(%131, %146) : (i32, i32) -> i32
        %266 = "arith.andi"(%131, %148) : (i32, i32) -> i32
        %267 = "arith.shli"(%132, %146) : (i32, i32) -> i32
        %268 = "arith.andi"(%132, %148) : (i32, i32) -> i32
        %269 = "arith.shrsi"(%261, %30) : (i32, i32) -> i32
        %270 = "arith.andi"(%261, %157) : (i32, i32) -> i32
        %271 = "arith.xori"(%270, %269) : (i32, i32) -> i32
        %272 = "arith.subi"(%271, %269) : (i32, i32) -> i32
        %273 = "arith.addi"(%272, %161) : (i32, i32) -> i32
        %274 = "arith.minui"(%273, %163) : (i32, i32) -> i32
        %275 = "arith.shrsi"(%262, %30) : (i32, i32) -> i32
        %276 = "arith.andi"(%262, %157) : (i32, i32) -> i32
        %277 = "arith.xori"(%276, %275) : (i32, i32) -> i32
        %278 = "arith.subi"(%277, %275) : (i32, i32) -> i32
        %279 = "arith.addi"(%278, %161) : (i32, i32) -> i32
        %280 = "arith.minui"(%279, %163) : (i32, i32) -> i32
        %281 = "arith.shrsi"(%263, %30) : (i32, i32) -> i32
        %282 = "arith.andi"(%263, %157) : (i32, i32) -> i32
        %283 = "arith.xori"(%282, %281) : (i32, i32) -> i32
        %284 = "arith.subi"(%283, %281) : (i32, i32) -> i32
        %285 = "arith.addi"(%284, %161) : (i32, i32) -> i32
        %286 = "arith.minui"(%285, %163) : (i32, i32) -> i32
        %287 = "arith.shrsi"(%264, %30) : (i32, i32) -> i32
        %288 = "arith.andi"(%264, %157) : (i32, i32) -> i32
        %289 = "arith.xori"(%288, %287) : (i32, i32) -> i32
        %290 = "arith.subi"(%289, %287) : (i32, i32) -> i32
        %291 = "arith.addi"(%290, %161) : (i32, i32) -> i32
        %292 = "arith.minui"(%291, %163) : (i32, i32) -> i32
        %293 = "arith.shrsi"(%265, %30) : (i32, i32) -> i32
        %294 = "arith.andi"(%265, %157) : (i32, i32) -> i32
        %295 = "arith.xori"(%294, %293) : (i32, i32) -> i32
        %296 = "arith.subi"(%295, %293) : (i32, i32) -> i32
        %297 = "arith.addi"(%296, %161) : (i32, i32) -> i32
        %298 = "arith.minui"(%297, %163) : (i32, i32) -> i32
        %299 = "arith.shrsi"(%266, %30) : (i32, i32) -> i32
        %300 = "arith.andi"(%266, %157) : (i32, i32) -> i32
        %301 = "arith.xori"(%300, %299) : (i32, i32) -> i32
        %302 = "arith.subi"(%301, %299) : (i32, i32) -> i32
        %303 = "arith.addi"(%302, %161) : (i32, i32) -> i32
        %304 = "arith.minui"(%303, %163) : (i32, i32) -> i32
        %305 = "arith.shrsi"(%267, %30) : (i32, i32) -> i32
        %306 = "arith.andi"(%267, %157) : (i32, i32) -> i32
        %307 = "arith.xori"(%306, %305) : (i32, i32) -> i32
        %308 = "arith.subi"(%307, %305) : (i32, i32) -> i32
        %309 = "arith.addi"(%308, %161) : (i32, i32) -> i32
        %310 = "arith.minui"(%309, %163) : (i32, i32) -> i32
        %311 = "arith.shrsi"(%268, %30) : (i32, i32) -> i32
        %312 = "arith.andi"(%268, %157) : (i32, i32) -> i32
        %313 = "arith.xori"(%312, %311) : (i32, i32) -> i32
        %314 = "arith.subi"(%313, %311) : (i32, i32) -> i32
        %315 = "arith.addi"(%314, %161) : (i32, i32) -> i32
        %316 = "arith.minui"(%315, %163) : (i32, i32) -> i32
        %317 = "arith.constant"() {value = 65503 : i32} : () -> i32
        %318 = "arith.addi"(%274, %317) : (i32, i32) -> i32
        %319 = "arith.constant"() {value = 65502 : i32} : () -> i32
        %320 = "arith.addi"(%280, %319) : (i32, i32) -> i32
        %321 = "arith.constant"() {value = 65501 : i32} : () -> i32
        %322 = "arith.addi"(%286, %321) : (i32, i32) -> i32
        %323 = "arith.constant"() {value = 65500 : i32} : () -> i32
        %324 = "arith.addi"(%292, %323) : (i32, i32) -> i32
        %325 = "arith.constant"() {value = 65499 : i32} : () -> i32
        %326 = "arith.addi"(%298, %325) : (i32, i32) -> i32
        %327 = "arith.constant"() {value = 65498 : i32} : () -> i32
        %328 = "arith.addi"(%304, %327) : (i32, i32) -> i32
        %329 = "arith.constant"() {value = 65497 : i32} : () -> i32
        %330 = "arith.addi"(%310, %329) : (i32, i32) -> i32
        %331 = "arith.constant"() {value = 65496 : i32} : () -> i32
        %332 = "arith.addi"(%316, %331) : (i32, i32) -> i32
        %333 = "arith.maxui"(%318, %320) : (i32, i32) -> i32
        %334 = "arith.minui"(%318, %320) : (i32, i32) -> i32
        %335 = "arith.maxui"(%322, %324) : (i32, i32) -> i32
        %336 = "arith.minui"(%322, %324) : (i32, i32) -> i32
        %337 = "arith.maxui"(%326, %328) : (i32, i32) -> i32
        %338 = "arith.minui"(%326, %328) : (i32, i32) -> i32
        %339 = "arith.maxui"(%330, %332) : (i32, i32) -> i32
        %340 = "arith.minui"(%330, %332) : (i32, i32) -> i32
        %341 = "arith.maxui"(%333, %335) : (i32, i32) -> i32
        %342 = "arith.minui"(%333, %335) : (i32, i32) -> i32
        %343 = "arith.maxui"(%334, %336) : (i32, i32) -> i32
        %344 = "arith.minui"(%334, %336) : (i32, i32) -> i32
        %345 = "arith.maxui"(%337, %339) : (i32, i32) -> i32
        %346 = "arith.minui"(%337, %339) : (i32, i32) -> i32
        %347 = "arith.maxui"(%338, %340) : (i32, i32) -> i32
        %348 = "arith.minui"(%338, %340) : (i32, i32) -> i32
        %349 = "arith.maxui"(%343, %342) : (i32, i32) -> i32
        %350 = "arith.minui"(%343, %342) : (i32, i32) -> i32
        %351 = "arith.maxui"(%347, %346) : (i32, i32) -> i32
        %352 = "arith.minui"(%347, %346) : (i32, i32) -> i32
        %353 = "arith.maxui"(%341, %345) : (i32, i32) -> i32
        %354 = "arith.minui"(%341, %345) : (i32, i32) -> i32
        %355 = "arith.maxui"(%349, %351) : (i32, i32) -> i32
        %356 = "arith.minui"(%349, %351) : (i32, i32) -> i32
        %357 = "arith.maxui"(%350, %352) : (i32, i32) -> i32
        %358 = "arith.minui"(%350, %352) : (i32, i32) -> i32
        %359 = "arith.maxui"(%344, %348) : (i32, i32) -> i32
        %360 = "arith.minui"(%344, %348) : (i32, i32) -> i32
        %361 = "arith.maxui"(%357, %354) : (i32, i32) -> i32
        %362 = "arith.minui"(%357, %354) : (i32, i32) -> i32
        %363 = "arith.maxui"(%359, %356) : (i32, i32) -> i32
        %364 = "arith.minui"(%359, %356) : (i32, i32) -> i32
        %365 = "arith.maxui"(%355, %361) : (i32, i32) -> i32
        %366 = "arith.minui"(%355, %361) : (i32, i32) -> i32
        %367 = "arith.maxui"(%363, %362) : (i32, i32) -> i32
        %368 = "arith.minui"(%363, %362) : (i32, i32) -> i32
        %369 = "arith.maxui"(%364, %358) : (i32, i32) -> i32
        %370 = "arith.minui"(%364, %358) : (i32, i32) -> i32
        %371 = "arith.maxui"(%243, %360) : (i32, i32) -> i32
        %372 = "arith.maxui"(%255, %370) : (i32, i32) -> i32
        %373 = "arith.maxui"(%256, %369) : (i32, i32) -> i32
        %374 = "arith.maxui"(%257, %368) : (i32, i32) -> i32
        %375 = "arith.maxui"(%258, %367) : (i32, i32) -> i32
        %376 = "arith.maxui"(%259, %366) : (i32, i32) -> i32
        %377 = "arith.maxui"(%260, %365) : (i32, i32) -> i32
        %378 = "arith.maxui"(%250, %353) : (i32, i32) -> i32
        %379 = "arith.maxui"(%371, %375) : (i32, i32) -> i32
        %380 = "arith.minui"(%371, %375) : (i32, i32) -> i32
        %381 = "arith.maxui"(%372, %376) : (i32, i32) -> i32
        %382 = "arith.minui"(%372, %376) : (i32, i32) -> i32
        %383 = "arith.maxui"(%373, %377) : (i32, i32) -> i32
        %384 = "arith.minui"(%373, %377) : (i32, i32) -> i32
        %385 = "arith.maxui"(%374, %378) : (i32, i32) -> i32
        %386 = "arith.minui"(%374, %378) : (i32, i32) -> i32
        %387 = "arith.maxui"(%379, %383) : (i32, i32) -> i32
        %388 = "arith.minui"(%379, %383) : (i32, i32) -> i32
        %389 = "arith.maxui"(%381, %385) : (i32, i32) -> i32
        %390 = "arith.minui"(%381, %385) : (i32, i32) -> i32
        %391 = "arith.maxui"(%380, %384) : (i32, i32) -> i32
        %392 = "arith.minui"(%380, %384) : (i32, i32) -> i32
        %393 = "arith.maxui"(%382, %386) : (i32, i32) -> i32
        %394 = "arith.minui"(%382, %386) : (i32, i32) -> i32
        %395 = "arith.maxui"(%387, %389) : (i32, i32) -> i32
        %396 = "arith.minui"(%387, %389) : (i32, i32) -> i32
        %397 = "arith.maxui"(%388, %390) : (i32, i32) -> i32
        %398 = "arith.minui"(%388, %390) : (i32, i32) -> i32
        %399 = "arith.maxui"(%391, %393) : (i32, i32) -> i32
        %400 = "arith.minui"(%391, %393) : (i32, i32) -> i32
        %401 = "arith.maxui"(%392, %394) : (i32, i32) -> i32
        %402 = "arith.minui"(%392, %394) : (i32, i32) -> i32
        %403 = "arith.subi"(%395, %92) : (i32, i32) -> i32
        %404 = "arith.subi"(%396, %92) : (i32, i32) -> i32
        %405 = "arith.subi"(%397, %92) : (i32, i32) -> i32
        %406 = "arith.subi"(%398, %92) : (i32, i32) -> i32
        %407 = "arith.subi"(%399, %92) : (i32, i32) -> i32
        %408 = "arith.subi"(%400, %92) : (i32, i32) -> i32
        %409 = "arith.subi"(%401, %92) : (i32, i32) -> i32
        %410 = "arith.subi"(%402, %92) : (i32, i32) -> i32
        %411 = "arith.constant"() {value = -1 : i32} : () -> i32
        %412 = "nvvm.shfl.sync"(%411, %403, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %413 = "nvvm.shfl.sync"(%411, %404, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %414 = "nvvm.shfl.sync"(%411, %405, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %415 = "nvvm.shfl.sync"(%411, %406, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %416 = "nvvm.shfl.sync"(%411, %407, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %417 = "nvvm.shfl.sync"(%411, %408, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %418 = "nvvm.shfl.sync"(%411, %409, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %419 = "nvvm.shfl.sync"(%411, %410, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %420 = "arith.maxui"(%403, %419) : (i32, i32) -> i32
        %421 = "arith.maxui"(%404, %418) : (i32, i32) -> i32
        %422 = "arith.maxui"(%405, %417) : (i32, i32) -> i32
        %423 = "arith.maxui"(%406, %416) : (i32, i32) -> i32
        %424 = "arith.maxui"(%407, %415) : (i32, i32) -> i32
        %425 = "arith.maxui"(%408, %414) : (i32, i32) -> i32
        %426 = "arith.maxui"(%409, %413) : (i32, i32) -> i32
        %427 = "arith.maxui"(%410, %412) : (i32, i32) -> i32
        %428 = "arith.maxui"(%420, %424) : (i32, i32) -> i32
        %429 = "arith.minui"(%420, %424) : (i32, i32) -> i32
        %430 = "arith.maxui"(%421, %425) : (i32, i32) -> i32
        %431 = "arith.minui"(%421, %425) : (i32, i32) -> i32
        %432 = "arith.maxui"(%422, %426) : (i32, i32) -> i32
        %433 = "arith.minui"(%422, %426) : (i32, i32) -> i32
        %434 = "arith.maxui"(%423, %427) : (i32, i32) -> i32
        %435 = "arith.minui"(%423, %427) : (i32, i32) -> i32
        %436 = "arith.maxui"(%428, %432) : (i32, i32) -> i32
        %437 = "arith.minui"(%428, %432) : (i32, i32) -> i32
        %438 = "arith.maxui"(%430, %434) : (i32, i32) -> i32
        %439 = "arith.minui"(%430, %434) : (i32, i32) -> i32
        %440 = "arith.maxui"(%429, %433) : (i32, i32) -> i32
        %441 = "arith.minui"(%429, %433) : (i32, i32) -> i32
        %442 = "arith.maxui"(%431, %435) : (i32, i32) -> i32
        %443 = "arith.minui"(%431, %435) : (i32, i32) -> i32
        %444 = "arith.maxui"(%436, %438) : (i32, i32) -> i32
        %445 = "arith.minui"(%436, %438) : (i32, i32) -> i32
        %446 = "arith.maxui"(%437, %439) : (i32, i32) -> i32
        %447 = "arith.minui"(%437, %439) : (i32, i32) -> i32
        %448 = "arith.maxui"(%440, %442) : (i32, i32) -> i32
        %449 = "arith.minui"(%440, %442) : (i32, i32) -> i32
        %450 = "arith.maxui"(%441, %443) : (i32, i32) -> i32
        %451 = "arith.minui"(%441, %443) : (i32, i32) -> i32
        %452 = "arith.constant"() {value = 2 : i32} : () -> i32
        %453 = "nvvm.shfl.sync"(%411, %444, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %454 = "nvvm.shfl.sync"(%411, %445, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %455 = "nvvm.shfl.sync"(%411, %446, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %456 = "nvvm.shfl.sync"(%411, %447, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %457 = "nvvm.shfl.sync"(%411, %448, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %458 = "nvvm.shfl.sync"(%411, %449, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %459 = "nvvm.shfl.sync"(%411, %450, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %460 = "nvvm.shfl.sync"(%411, %451, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
        %461 = "arith.maxui"(%444, %460) : (i32, i32) -> i32
        %462 = "arith.maxui"(%445, %459) : (i32, i32) -> i32
        %463 = "arith.maxui"(%446, %458) : (i32, i32) -> i32
        %464 = "arith.maxui"(%447, %457) : (i32, i32) -> i32
        %465 = "arith.maxui"(%448, %456) : (i32, i32) -> i32
        %466 = "arith.maxui"(%449, %455) : (i32, i32) -> i32
        %467 = "arith.maxui"(%450, %454) : (i32, i32) -> i32
        %468 = "arith.maxui"(%451, %453) : (i32, i32) -> i32
        %469 = "arith.maxui"(%461, %465) : (i32, i32) -> i32
        %470 = "arith.minui"(%461, %465) : (i32, i32) -> i32
        %471 = "arith.maxui"(%462, %466) : (i32, i32) -> i32
        %472 = "arith.minui"(%462, %466) : (i32, i32) -> i32
        %473 = "arith.maxui"(%463, %467) : (i32, i32) -> i32
        %474 = "arith.minui"(%463, %467) : (i32, i32) -> i32
        %475 = "arith.maxui"(%464, %468) : (i32, i32) -> i32
        %476 = "arith.minui"(%464, %468) : (i32, i32) -> i32
        %477 = "arith.maxui"(%469, %473) : (i32, i32) -> i32
        %478 = "arith.minui"(%469, %473) : (i32, i32) -> i32
        %479 = "arith.maxui"(%471, %475) : (i32, i32) -> i32
        %480 = "arith.minui"(%471, %475) : (i32, i32) -> i32
        %481 = "arith.maxui"(%470, %474) : (i32, i32) -> i32
        %482 = "arith.minui"(%470, %474) : (i32, i32) -> i32
        %483 = "arith.maxui"(%472, %476) : (i32, i32) -> i32
        %484 = "arith.minui"(%472, %476) : (i32, i32) -> i32
        %485 = "arith.maxui"(%477, %479) : (i32, i32) -> i32
        %486 = "arith.minui"(%477, %479) : (i32, i32) -> i32
        %487 = "arith.maxui"(%478, %480) : (i32, i32) -> i32
        %488 = "arith.minui"(%478, %480) : (i32, i32) -> i32
        %489 = "arith.maxui"(%481, %483) : (i32, i32) -> i32
        %490 = "arith.minui"(%481, %483) : (i32, i32) -> i32
        %491 = "arith.maxui"(%482, %484) : (i32, i32) -> i32
        %492 = "arith.minui"(%482, %484) : (i32, i32) -> i32
        %493 = "arith.cmpi"(%22, %25) {predicate = 0 : i64} : (i32, i32) -> i1
        %494 = "arith.select"(%493, %486, %485) : (i1, i32, i32) -> i32
        %495 = "arith.cmpi"(%22, %452) {predicate = 0 : i64} : (i32, i32) -> i1
        %496 = "arith.select"(%495, %487, %494) : (i1, i32, i32) -> i32
        %497 = "arith.constant"() {value = 3 : i32} : () -> i32
        %498 = "arith.cmpi"(%22, %497) {predicate = 0 : i64} : (i32, i32) -> i1
        %499 = "arith.select"(%498, %488, %496) : (i1, i32, i32) -> i32
        %500 = "arith.andi"(%499, %148) : (i32, i32) -> i32
        %501 = "arith.subi"(%500, %161) : (i32, i32) -> i32
        %502 = "arith.shrsi"(%501, %30) : (i32, i32) -> i32
        %503 = "arith.xori"(%501, %502) : (i32, i32) -> i32
        %504 = "arith.subi"(%503, %502) : (i32, i32) -> i32
        %505 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
        %506 = "arith.andi"(%502, %505) : (i32, i32) -> i32
        %507 = "arith.ori"(%504, %506) : (i32, i32) -> i32
        %508 = "arith.cmpi"(%500, %163) {predicate = 0 : i64} : (i32, i32) -> i1
        %509 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
        %510 = "arith.select"(%508, %509, %507) : (i1, i32, i32) -> i32
        %511 = "arith.shrui"(%510, %146) : (i32, i32) -> i32
        %512 = "arith.trunci"(%511) : (i32) -> i16
        %513 = "arith.bitcast"(%512) : (i16) -> bf16
        %514 = "arith.andi"(%499, %207) : (i32, i32) -> i32
        %515 = "arith.subi"(%207, %514) : (i32, i32) -> i32
        %516 = "arith.select"(%493, %490, %489) : (i1, i32, i32) -> i32
        %517 = "arith.select"(%495, %491, %516) : (i1, i32, i32) -> i32
        %518 = "arith.select"(%498, %492, %517) : (i1, i32, i32) -> i32
        %519 = "arith.andi"(%518, %148) : (i32, i32) -> i32
        %520 = "arith.subi"(%519, %161) : (i32, i32) -> i32
        %521 = "arith.shrsi"(%520, %30) : (i32, i32) -> i32
        %522 = "arith.xori"(%520, %521) : (i32, i32) -> i32
        %523 = "arith.subi"(%522, %521) : (i32, i32) -> i32
        %524 = "arith.andi"(%521, %505) : (i32, i32) -> i32
        %525 = "arith.ori"(%523, %524) : (i32, i32) -> i32
        %526 = "arith.cmpi"(%519, %163) {predicate = 0 : i64} : (i32, i32) -> i1
        %527 = "arith.select"(%526, %509, %525) : (i1, i32, i32) -> i32
        %528 = "arith.shrui"(%527, %146) : (i32, i32) -> i32
        %529 = "arith.trunci"(%528) : (i32) -> i16
        %530 = "arith.bitcast"(%529) : (i16) -> bf16
        %531 = "arith.andi"(%518, %207) : (i32, i32) -> i32
        %532 = "arith.subi"(%207, %531) : (i32, i32) -> i32
        %533 = "arith.andi"(%485, %148) : (i32, i32) -> i32
        %534 = "arith.subi"(%533, %161) : (i32, i32) -> i32
        %535 = "arith.shrsi"(%534, %30) : (i32, i32) -> i32
        %536 = "arith.xori"(%534, %535) : (i32, i32) -> i32
        %537 = "arith.subi"(%536, %535) : (i32, i32) -> i32
        %538 = "arith.andi"(%535, %505) : (i32, i32) -> i32
        %539 = "arith.ori"(%537, %538) : (i32, i32) -> i32
        %540 = "arith.cmpi"(%533, %163) {predicate = 0 : i64} : (i32, i32) -> i1
        %541 = "arith.select"(%540, %509, %539) : (i1, i32, i32) -> i32
        %542 = "arith.shrui"(%541, %146) : (i32, i32) -> i32
        %543 = "arith.trunci"(%542) : (i32) -> i16
        %544 = "arith.bitcast"(%543) : (i16) -> bf16
        %545 = "arith.extf"(%513) : (bf16) -> f32
        %546 = "arith.extf"(%530) : (bf16) -> f32
        %547 = "arith.extf"(%544) : (bf16) -> f32
        %548 = "arith.cmpi"(%22, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %549 = "arith.cmpi"(%22, %91) {predicate = 2 : i64} : (i32, i32) -> i1
        %550 = "arith.andi"(%548, %549) : (i1, i1) -> i1
        %551 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %552 = "arith.cmpf"(%547, %551) {predicate = 1 : i64} : (f32, f32) -> i1
        %553 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %554 = "arith.mulf"(%547, %553) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %555 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %556 = "arith.select"(%552, %555, %554) : (i1, f32, f32) -> f32
        %557 = "arith.negf"(%556) : (f32) -> f32
        %558 = "llvm.intr.fma"(%545, %553, %557) : (f32, f32, f32) -> f32
        %559 = "llvm.call_intrinsic"(%558) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %560 = "arith.select"(%550, %559, %555) : (i1, f32, f32) -> f32
        %561 = "arith.addf"(%555, %560) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %562 = "arith.cmpi"(%72, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %563 = "arith.andi"(%562, %549) : (i1, i1) -> i1
        %564 = "llvm.intr.fma"(%546, %553, %557) : (f32, f32, f32) -> f32
        %565 = "llvm.call_intrinsic"(%564) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %566 = "arith.select"(%563, %565, %555) : (i1, f32, f32) -> f32
        %567 = "arith.addf"(%561, %566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %568 = "nvvm.shfl.sync"(%411, %567, %452, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %569 = "arith.addf"(%567, %568) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %570 = "nvvm.shfl.sync"(%411, %569, %25, %30) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %571 = "arith.addf"(%569, %570) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %572 = "arith.cmpi"(%71, %43) {predicate = 2 : i64} : (i32, i32) -> i1
        %573 = "arith.andi"(%550, %572) : (i1, i1) -> i1
        "scf.if"(%573) ({
          %574 = "arith.cmpi"(%71, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %575 = "arith.select"(%574, %515, %411) : (i1, i32, i32) -> i32
          %576 = "arith.extsi"(%22) : (i32) -> i64
          %577 = "arith.muli"(%96, %9) : (i64, i64) -> i64
          %578 = "arith.addi"(%577, %576) : (i64, i64) -> i64
          %579 = "llvm.getelementptr"(%8, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%575, %579) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %580 = "arith.divf"(%560, %571) : (f32, f32) -> f32
          %581 = "arith.select"(%574, %580, %555) : (i1, f32, f32) -> f32
          %582 = "arith.muli"(%96, %7) : (i64, i64) -> i64
          %583 = "arith.addi"(%582, %576) : (i64, i64) -> i64
          %584 = "llvm.getelementptr"(%5, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%581, %584) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%574) ({
            %585 = "llvm.getelementptr"(%24, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t586_s0 = "llvm.ptrtoint"(%585) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t586_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %587 = "arith.andi"(%563, %572) : (i1, i1) -> i1
        "scf.if"(%587) ({
          %588 = "arith.cmpi"(%71, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %589 = "arith.select"(%588, %532, %411) : (i1, i32, i32) -> i32
          %590 = "arith.extsi"(%72) : (i32) -> i64
          %591 = "arith.muli"(%96, %9) : (i64, i64) -> i64
          %592 = "arith.addi"(%591, %590) : (i64, i64) -> i64
          %593 = "llvm.getelementptr"(%8, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%589, %593) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %594 = "arith.divf"(%566, %571) : (f32, f32) -> f32
          %595 = "arith.select"(%588, %594, %555) : (i1, f32, f32) -> f32
          %596 = "arith.muli"(%96, %7) : (i64, i64) -> i64
          %597 = "arith.addi"(%596, %590) : (i64, i64) -> i64
          %598 = "llvm.getelementptr"(%5, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%595, %598) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%588) ({
            %599 = "llvm.getelementptr"(%24, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t600_s0 = "llvm.ptrtoint"(%599) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t600_s0, %25) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%104, %105, %106, %107, %129, %130, %131, %132) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %2, %26) ({
      ^bb0(%601: i32):
        %602 = "llvm.getelementptr"(%24, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %603 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %604 = "arith.extsi"(%15) : (i32) -> i64
        %605 = "arith.extsi"(%601) : (i32) -> i64
        %606 = "arith.extsi"(%2) : (i32) -> i64
        %607 = "arith.muli"(%604, %606) : (i64, i64) -> i64
        %608 = "arith.addi"(%607, %605) : (i64, i64) -> i64
        %609 = "llvm.getelementptr"(%10, %608) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%603, %609) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "choose_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.maxntid = array<i32: 1024, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i32):
      %13 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %19 = "arith.muli"(%1, %2) : (i32, i32) -> i32
      %20 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %21 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 8192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %22 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %23 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 20480>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 24576>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 28672>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %27 = "arith.constant"() {value = 31 : i32} : () -> i32
      %28 = "arith.addi"(%1, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 32 : i32} : () -> i32
      %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 131 : i32} : () -> i32
      %32 = "arith.addi"(%30, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 132 : i32} : () -> i32
      %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.muli"(%34, %29) : (i32, i32) -> i32
      %36 = "arith.maxsi"(%35, %12) : (i32, i32) -> i32
      %37 = "arith.muli"(%16, %36) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = 1 : i32} : () -> i32
      %39 = "arith.addi"(%16, %38) : (i32, i32) -> i32
      %40 = "arith.muli"(%39, %36) : (i32, i32) -> i32
      %41 = "arith.minsi"(%40, %1) : (i32, i32) -> i32
      %42 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %45 = "arith.constant"() {value = 1024 : i32} : () -> i32
      "scf.for"(%42, %6, %45) ({
      ^bb0(%46: i32):
        %47 = "arith.constant"() {value = 0 : i32} : () -> i32
        %48 = "llvm.getelementptr"(%22, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%47, %48) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %49 = "llvm.getelementptr"(%23, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%47, %49) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %50 = "arith.divui"(%45, %6) : (i32, i32) -> i32
      %51 = "arith.muli"(%50, %6) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%42, %51) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%52) ({
        %53 = "arith.remui"(%42, %6) : (i32, i32) -> i32
        %54 = "arith.divui"(%42, %6) : (i32, i32) -> i32
        %55 = "arith.constant"() {value = 16 : i32} : () -> i32
        %56 = "arith.muli"(%50, %55) : (i32, i32) -> i32
        %57 = "arith.maxsi"(%56, %38) : (i32, i32) -> i32
        %58 = "arith.constant"() {value = 0 : i32} : () -> i32
        %59, %60 = "scf.for"(%54, %5, %57, %58, %58) ({
        ^bb0(%61: i32, %62: i32, %63: i32):
          %64 = "arith.muli"(%58, %50) : (i32, i32) -> i32
          %65 = "arith.addi"(%61, %64) : (i32, i32) -> i32
          %66 = "arith.addi"(%61, %50) : (i32, i32) -> i32
          %67 = "arith.constant"() {value = 2 : i32} : () -> i32
          %68 = "arith.muli"(%67, %50) : (i32, i32) -> i32
          %69 = "arith.addi"(%61, %68) : (i32, i32) -> i32
          %70 = "arith.constant"() {value = 3 : i32} : () -> i32
          %71 = "arith.muli"(%70, %50) : (i32, i32) -> i32
          %72 = "arith.addi"(%61, %71) : (i32, i32) -> i32
          %73 = "arith.constant"() {value = 4 : i32} : () -> i32
          %74 = "arith.muli"(%73, %50) : (i32, i32) -> i32
          %75 = "arith.addi"(%61, %74) : (i32, i32) -> i32
          %76 = "arith.constant"() {value = 5 : i32} : () -> i32
          %77 = "arith.muli"(%76, %50) : (i32, i32) -> i32
          %78 = "arith.addi"(%61, %77) : (i32, i32) -> i32
          %79 = "arith.constant"() {value = 6 : i32} : () -> i32
          %80 = "arith.muli"(%79, %50) : (i32, i32) -> i32
          %81 = "arith.addi"(%61, %80) : (i32, i32) -> i32
          %82 = "arith.constant"() {value = 7 : i32} : () -> i32
          %83 = "arith.muli"(%82, %50) : (i32, i32) -> i32
          %84 = "arith.addi"(%61, %83) : (i32, i32) -> i32
          %85 = "arith.constant"() {value = 8 : i32} : () -> i32
          %86 = "arith.muli"(%85, %50) : (i32, i32) -> i32
          %87 = "arith.addi"(%61, %86) : (i32, i32) -> i32
          %88 = "arith.constant"() {value = 9 : i32} : () -> i32
          %89 = "arith.muli"(%88, %50) : (i32, i32) -> i32
          %90 = "arith.addi"(%61, %89) : (i32, i32) -> i32
          %91 = "arith.constant"() {value = 10 : i32} : () -> i32
          %92 = "arith.muli"(%91, %50) : (i32, i32) -> i32
          %93 = "arith.addi"(%61, %92) : (i32, i32) -> i32
          %94 = "arith.constant"() {value = 11 : i32} : () -> i32
          %95 = "arith.muli"(%94, %50) : (i32, i32) -> i32
          %96 = "arith.addi"(%61, %95) : (i32, i32) -> i32
          %97 = "arith.constant"() {value = 12 : i32} : () -> i32
          %98 = "arith.muli"(%97, %50) : (i32, i32) -> i32
          %99 = "arith.addi"(%61, %98) : (i32, i32) -> i32
          %100 = "arith.constant"() {value = 13 : i32} : () -> i32
          %101 = "arith.muli"(%100, %50) : (i32, i32) -> i32
          %102 = "arith.addi"(%61, %101) : (i32, i32) -> i32
          %103 = "arith.constant"() {value = 14 : i32} : () -> i32
          %104 = "arith.muli"(%103, %50) : (i32, i32) -> i32
          %105 = "arith.addi"(%61, %104) : (i32, i32) -> i32
          %106 = "arith.constant"() {value = 15 : i32} : () -> i32
          %107 = "arith.muli"(%106, %50) : (i32, i32) -> i32
          %108 = "arith.addi"(%61, %107) : (i32, i32) -> i32
          %109 = "arith.subi"(%5, %38) : (i32, i32) -> i32
          %110 = "arith.minsi"(%65, %109) : (i32, i32) -> i32
          %111 = "arith.extsi"(%110) : (i32) -> i64
          %112 = "arith.extsi"(%53) : (i32) -> i64
          %113 = "arith.extsi"(%6) : (i32) -> i64
          %114 = "arith.muli"(%111, %113) : (i64, i64) -> i64
          %115 = "arith.addi"(%114, %112) : (i64, i64) -> i64
          %116 = "llvm.getelementptr"(%4, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %117 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %118 = "arith.minsi"(%66, %109) : (i32, i32) -> i32
          %119 = "arith.extsi"(%118) : (i32) -> i64
          %120 = "arith.muli"(%119, %113) : (i64, i64) -> i64
          %121 = "arith.addi"(%120, %112) : (i64, i64) -> i64
          %122 = "llvm.getelementptr"(%4, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %123 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %124 = "arith.minsi"(%69, %109) : (i32, i32) -> i32
          %125 = "arith.extsi"(%124) : (i32) -> i64
          %126 = "arith.muli"(%125, %113) : (i64, i64) -> i64
          %127 = "arith.addi"(%126, %112) : (i64, i64) -> i64
          %128 = "llvm.getelementptr"(%4, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %129 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %130 = "arith.minsi"(%72, %109) : (i32, i32) -> i32
          %131 = "arith.extsi"(%130) : (i32) -> i64
          %132 = "arith.muli"(%131, %113) : (i64, i64) -> i64
          %133 = "arith.addi"(%132, %112) : (i64, i64) -> i64
          %134 = "llvm.getelementptr"(%4, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %136 = "arith.minsi"(%75, %109) : (i32, i32) -> i32
          %137 = "arith.extsi"(%136) : (i32) -> i64
          %138 = "arith.muli"(%137, %113) : (i64, i64) -> i64
          %139 = "arith.addi"(%138, %112) : (i64, i64) -> i64
          %140 = "llvm.getelementptr"(%4, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %141 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %142 = "arith.minsi"(%78, %109) : (i32, i32) -> i32
          %143 = "arith.extsi"(%142) : (i32) -> i64
          %144 = "arith.muli"(%143, %113) : (i64, i64) -> i64
          %145 = "arith.addi"(%144, %112) : (i64, i64) -> i64
          %146 = "llvm.getelementptr"(%4, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %147 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %148 = "arith.minsi"(%81, %109) : (i32, i32) -> i32
          %149 = "arith.extsi"(%148) : (i32) -> i64
          %150 = "arith.muli"(%149, %113) : (i64, i64) -> i64
          %151 = "arith.addi"(%150, %112) : (i64, i64) -> i64
          %152 = "llvm.getelementptr"(%4, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %154 = "arith.minsi"(%84, %109) : (i32, i32) -> i32
          %155 = "arith.extsi"(%154) : (i32) -> i64
          %156 = "arith.muli"(%155, %113) : (i64, i64) -> i64
          %157 = "arith.addi"(%156, %112) : (i64, i64) -> i64
          %158 = "llvm.getelementptr"(%4, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %159 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %160 = "arith.minsi"(%87, %109) : (i32, i32) -> i32
          %161 = "arith.extsi"(%160) : (i32) -> i64
          %162 = "arith.muli"(%161, %113) : (i64, i64) -> i64
          %163 = "arith.addi"(%162, %112) : (i64, i64) -> i64
          %164 = "llvm.getelementptr"(%4, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %166 = "arith.minsi"(%90, %109) : (i32, i32) -> i32
          %167 = "arith.extsi"(%166) : (i32) -> i64
          %168 = "arith.muli"(%167, %113) : (i64, i64) -> i64
          %169 = "arith.addi"(%168, %112) : (i64, i64) -> i64
          %170 = "llvm.getelementptr"(%4, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %171 = "llvm.load"(%170) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %172 = "arith.minsi"(%93, %109) : (i32, i32) -> i32
          %173 = "arith.extsi"(%172) : (i32) -> i64
          %174 = "arith.muli"(%173, %113) : (i64, i64) -> i64
          %175 = "arith.addi"(%174, %112) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%4, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %178 = "arith.minsi"(%96, %109) : (i32, i32) -> i32
          %179 = "arith.extsi"(%178) : (i32) -> i64
          %180 = "arith.muli"(%179, %113) : (i64, i64) -> i64
          %181 = "arith.addi"(%180, %112) : (i64, i64) -> i64
          %182 = "llvm.getelementptr"(%4, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %184 = "arith.minsi"(%99, %109) : (i32, i32) -> i32
          %185 = "arith.extsi"(%184) : (i32) -> i64
          %186 = "arith.muli"(%185, %113) : (i64, i64) -> i64
          %187 = "arith.addi"(%186, %112) : (i64, i64) -> i64
          %188 = "llvm.getelementptr"(%4, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %189 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %190 = "arith.minsi"(%102, %109) : (i32, i32) -> i32
          %191 = "arith.extsi"(%190) : (i32) -> i64
          %192 = "arith.muli"(%191, %113) : (i64, i64) -> i64
          %193 = "arith.addi"(%192, %112) : (i64, i64) -> i64
          %194 = "llvm.getelementptr"(%4, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %195 = "llvm.load"(%194) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %196 = "arith.minsi"(%105, %109) : (i32, i32) -> i32
          %197 = "arith.extsi"(%196) : (i32) -> i64
          %198 = "arith.muli"(%197, %113) : (i64, i64) -> i64
          %199 = "arith.addi"(%198, %112) : (i64, i64) -> i64
          %200 = "llvm.getelementptr"(%4, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %201 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %202 = "arith.minsi"(%108, %109) : (i32, i32) -> i32
          %203 = "arith.extsi"(%202) : (i32) -> i64
          %204 = "arith.muli"(%203, %113) : (i64, i64) -> i64
          %205 = "arith.addi"(%204, %112) : (i64, i64) -> i64
          %206 = "llvm.getelementptr"(%4, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %207 = "llvm.load"(%206) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %208 = "arith.cmpi"(%65, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %209 = "arith.select"(%208, %117, %58) : (i1, i32, i32) -> i32
          %210 = "arith.addi"(%62, %209) : (i32, i32) -> i32
          %211 = "arith.minsi"(%16, %5) : (i32, i32) -> i32
          %212 = "arith.cmpi"(%65, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %213 = "arith.select"(%212, %117, %58) : (i1, i32, i32) -> i32
          %214 = "arith.addi"(%63, %213) : (i32, i32) -> i32
          %215 = "arith.cmpi"(%66, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %216 = "arith.select"(%215, %123, %58) : (i1, i32, i32) -> i32
          %217 = "arith.addi"(%210, %216) : (i32, i32) -> i32
          %218 = "arith.cmpi"(%66, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %219 = "arith.select"(%218, %123, %58) : (i1, i32, i32) -> i32
          %220 = "arith.addi"(%214, %219) : (i32, i32) -> i32
          %221 = "arith.cmpi"(%69, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %222 = "arith.select"(%221, %129, %58) : (i1, i32, i32) -> i32
          %223 = "arith.addi"(%217, %222) : (i32, i32) -> i32
          %224 = "arith.cmpi"(%69, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %225 = "arith.select"(%224, %129, %58) : (i1, i32, i32) -> i32
          %226 = "arith.addi"(%220, %225) : (i32, i32) -> i32
          %227 = "arith.cmpi"(%72, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %228 = "arith.select"(%227, %135, %58) : (i1, i32, i32) -> i32
          %229 = "arith.addi"(%223, %228) : (i32, i32) -> i32
          %230 = "arith.cmpi"(%72, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %231 = "arith.select"(%230, %135, %58) : (i1, i32, i32) -> i32
          %232 = "arith.addi"(%226, %231) : (i32, i32) -> i32
          %233 = "arith.cmpi"(%75, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %234 = "arith.select"(%233, %141, %58) : (i1, i32, i32) -> i32
          %235 = "arith.addi"(%229, %234) : (i32, i32) -> i32
          %236 = "arith.cmpi"(%75, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %237 = "arith.select"(%236, %141, %58) : (i1, i32, i32) -> i32
          %238 = "arith.addi"(%232, %237) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%78, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %240 = "arith.select"(%239, %147, %58) : (i1, i32, i32) -> i32
          %241 = "arith.addi"(%235, %240) : (i32, i32) -> i32
          %242 = "arith.cmpi"(%78, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %243 = "arith.select"(%242, %147, %58) : (i1, i32, i32) -> i32
          %244 = "arith.addi"(%238, %243) : (i32, i32) -> i32
          %245 = "arith.cmpi"(%81, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %246 = "arith.select"(%245, %153, %58) : (i1, i32, i32) -> i32
          %247 = "arith.addi"(%241, %246) : (i32, i32) -> i32
          %248 = "arith.cmpi"(%81, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %249 = "arith.select"(%248, %153, %58) : (i1, i32, i32) -> i32
          %250 = "arith.addi"(%244, %249) : (i32, i32) -> i32
          %251 = "arith.cmpi"(%84, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %252 = "arith.select"(%251, %159, %58) : (i1, i32, i32) -> i32
          %253 = "arith.addi"(%247, %252) : (i32, i32) -> i32
          %254 = "arith.cmpi"(%84, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "arith.select"(%254, %159, %58) : (i1, i32, i32) -> i32
          %256 = "arith.addi"(%250, %255) : (i32, i32) -> i32
          %257 = "arith.cmpi"(%87, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %258 = "arith.select"(%257, %165, %58) : (i1, i32, i32) -> i32
          %259 = "arith.addi"(%253, %258) : (i32, i32) -> i32
          %260 = "arith.cmpi"(%87, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %261 = "arith.select"(%260, %165, %58) : (i1, i32, i32) -> i32
          %262 = "arith.addi"(%256, %261) : (i32, i32) -> i32
          %263 = "arith.cmpi"(%90, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %264 = "arith.select"(%263, %171, %58) : (i1, i32, i32) -> i32
          %265 = "arith.addi"(%259, %264) : (i32, i32) -> i32
          %266 = "arith.cmpi"(%90, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %267 = "arith.select"(%266, %171, %58) : (i1, i32, i32) -> i32
          %268 = "arith.addi"(%262, %267) : (i32, i32) -> i32
          %269 = "arith.cmpi"(%93, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %270 = "arith.select"(%269, %177, %58) : (i1, i32, i32) -> i32
          %271 = "arith.addi"(%265, %270) : (i32, i32) -> i32
          %272 = "arith.cmpi"(%93, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %273 = "arith.select"(%272, %177, %58) : (i1, i32, i32) -> i32
          %274 = "arith.addi"(%268, %273) : (i32, i32) -> i32
          %275 = "arith.cmpi"(%96, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %276 = "arith.select"(%275, %183, %58) : (i1, i32, i32) -> i32
          %277 = "arith.addi"(%271, %276) : (i32, i32) -> i32
          %278 = "arith.cmpi"(%96, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %279 = "arith.select"(%278, %183, %58) : (i1, i32, i32) -> i32
          %280 = "arith.addi"(%274, %279) : (i32, i32) -> i32
          %281 = "arith.cmpi"(%99, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %282 = "arith.select"(%281, %189, %58) : (i1, i32, i32) -> i32
          %283 = "arith.addi"(%277, %282) : (i32, i32) -> i32
          %284 = "arith.cmpi"(%99, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %285 = "arith.select"(%284, %189, %58) : (i1, i32, i32) -> i32
          %286 = "arith.addi"(%280, %285) : (i32, i32) -> i32
          %287 = "arith.cmpi"(%102, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %288 = "arith.select"(%287, %195, %58) : (i1, i32, i32) -> i32
          %289 = "arith.addi"(%283, %288) : (i32, i32) -> i32
          %290 = "arith.cmpi"(%102, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %291 = "arith.select"(%290, %195, %58) : (i1, i32, i32) -> i32
          %292 = "arith.addi"(%286, %291) : (i32, i32) -> i32
          %293 = "arith.cmpi"(%105, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %294 = "arith.select"(%293, %201, %58) : (i1, i32, i32) -> i32
          %295 = "arith.addi"(%289, %294) : (i32, i32) -> i32
          %296 = "arith.cmpi"(%105, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %297 = "arith.select"(%296, %201, %58) : (i1, i32, i32) -> i32
          %298 = "arith.addi"(%292, %297) : (i32, i32) -> i32
          %299 = "arith.cmpi"(%108, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %300 = "arith.select"(%299, %207, %58) : (i1, i32, i32) -> i32
          %301 = "arith.addi"(%295, %300) : (i32, i32) -> i32
          %302 = "arith.cmpi"(%108, %211) {predicate = 2 : i64} : (i32, i32) -> i1
          %303 = "arith.select"(%302, %207, %58) : (i1, i32, i32) -> i32
          %304 = "arith.addi"(%298, %303) : (i32, i32) -> i32
          "scf.yield"(%301, %304) : (i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32)
        %305 = "llvm.getelementptr"(%23, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t306_s0 = "llvm.ptrtoint"(%305) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t306_s0, %59) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %307 = "llvm.getelementptr"(%22, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t308_s0 = "llvm.ptrtoint"(%307) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t308_s0, %60) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %309 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %312 = "arith.cmpi"(%309, %29) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%312) ({
        %313 = "arith.constant"() {value = 0 : i32} : () -> i32
        %314 = "scf.for"(%313, %6, %29, %313) ({
        ^bb0(%315: i32, %316: i32):
          %317 = "arith.addi"(%315, %309) : (i32, i32) -> i32
          %318 = "arith.cmpi"(%317, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %319 = "scf.if"(%318) ({
            %320 = "llvm.getelementptr"(%23, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %321 = "llvm.load"(%320) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            "scf.yield"(%321) : (i32) -> ()
          }, {
            "scf.yield"(%313) : (i32) -> ()
          }) : (i1) -> i32
          %322 = "arith.constant"() {value = -1 : i32} : () -> i32
          %323 = "nvvm.shfl.sync"(%322, %319, %38, %313) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %324 = "arith.cmpi"(%309, %38) {predicate = 5 : i64} : (i32, i32) -> i1
          %325 = "arith.select"(%324, %323, %313) : (i1, i32, i32) -> i32
          %326 = "arith.addi"(%319, %325) : (i32, i32) -> i32
          %327 = "arith.constant"() {value = 2 : i32} : () -> i32
          %328 = "nvvm.shfl.sync"(%322, %326, %327, %313) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %329 = "arith.cmpi"(%309, %327) {predicate = 5 : i64} : (i32, i32) -> i1
          %330 = "arith.select"(%329, %328, %313) : (i1, i32, i32) -> i32
          %331 = "arith.addi"(%326, %330) : (i32, i32) -> i32
          %332 = "arith.constant"() {value = 4 : i32} : () -> i32
          %333 = "nvvm.shfl.sync"(%322, %331, %332, %313) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %334 = "arith.cmpi"(%309, %332) {predicate = 5 : i64} : (i32, i32) -> i1
          %335 = "arith.select"(%334, %333, %313) : (i1, i32, i32) -> i32
          %336 = "arith.addi"(%331, %335) : (i32, i32) -> i32
          %337 = "arith.constant"() {value = 8 : i32} : () -> i32
          %338 = "nvvm.shfl.sync"(%322, %336, %337, %313) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %339 = "arith.cmpi"(%309, %337) {predicate = 5 : i64} : (i32, i32) -> i1
          %340 = "arith.select"(%339, %338, %313) : (i1, i32, i32) -> i32
          %341 = "arith.addi"(%336, %340) : (i32, i32) -> i32
          %342 = "arith.constant"() {value = 16 : i32} : () -> i32
          %343 = "nvvm.shfl.sync"(%322, %341, %342, %313) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %344 = "arith.cmpi"(%309, %342) {predicate = 5 : i64} : (i32, i32) -> i1
          %345 = "arith.select"(%344, %343, %313) : (i1, i32, i32) -> i32
          %346 = "arith.addi"(%341, %345) : (i32, i32) -> i32
          %347 = "arith.addi"(%346, %316) : (i32, i32) -> i32
          "scf.if"(%318) ({
            %348 = "llvm.getelementptr"(%23, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%347, %348) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %349 = "nvvm.shfl.sync"(%322, %347, %27, %27) {kind = #nvvm<shfl_kind idx>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          "scf.yield"(%349) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%13, %6, %45) ({
      ^bb0(%350: i32):
        %351 = "arith.constant"() {value = 0 : i32} : () -> i32
        %352 = "arith.cmpi"(%16, %351) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%352) ({
          %353 = "llvm.getelementptr"(%23, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %355 = "arith.extsi"(%350) : (i32) -> i64
          %356 = "llvm.getelementptr"(%11, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%354, %356) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %357 = "arith.cmpi"(%350, %351) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%357) ({
          %358 = "llvm.getelementptr"(%22, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %359 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %360 = "arith.subi"(%350, %38) : (i32, i32) -> i32
          %361 = "llvm.getelementptr"(%23, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %362 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %363 = "arith.addi"(%359, %362) : (i32, i32) -> i32
          "llvm.store"(%363, %358) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.for"(%37, %41, %45) ({
      ^bb0(%364: i32):
        %365 = "arith.subi"(%41, %364) : (i32, i32) -> i32
        %366 = "arith.minsi"(%365, %45) : (i32, i32) -> i32
        %367 = "arith.constant"() {value = 2048 : i32} : () -> i32
        "scf.for"(%13, %367, %45) ({
        ^bb0(%368: i32):
          %369 = "llvm.getelementptr"(%20, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %370 = "arith.constant"() {value = 0 : i32} : () -> i32
          "llvm.store"(%370, %369) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %371 = "arith.maxsi"(%2, %38) : (i32, i32) -> i32
        %372 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %373 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %374 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %375 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %376 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %377 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %378 = "arith.addi"(%375, %45) : (i32, i32) -> i32
        %379 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %380 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %381 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %382 = "arith.addi"(%379, %367) : (i32, i32) -> i32
        %383 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %384 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %385 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %386 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %387 = "arith.addi"(%383, %386) : (i32, i32) -> i32
        %388 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %389 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %390 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %391 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %392 = "arith.addi"(%388, %391) : (i32, i32) -> i32
        %393 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %394 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %395 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %396 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %397 = "arith.addi"(%393, %396) : (i32, i32) -> i32
        %398 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %399 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %400 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %401 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %402 = "arith.addi"(%398, %401) : (i32, i32) -> i32
        %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %406 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %407 = "arith.addi"(%403, %406) : (i32, i32) -> i32
        %408 = "arith.divui"(%372, %371) : (i32, i32) -> i32
        %409 = "arith.remui"(%372, %371) : (i32, i32) -> i32
        %410 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %411 = "vector.extract"(%410) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %412 = "vector.extract"(%410) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %413 = "vector.extract"(%410) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %414 = "vector.extract"(%410) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %415 = "vector.extract"(%410) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %416 = "vector.extract"(%410) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %417 = "vector.extract"(%410) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %418 = "vector.extract"(%410) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %419 = "arith.muli"(%366, %371) : (i32, i32) -> i32
        %420 = "arith.cmpi"(%372, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %421 = "scf.if"(%420) ({
          %422 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %423 = "arith.addi"(%422, %372) : (i32, i32) -> i32
          %424 = "arith.extsi"(%423) : (i32) -> i64
          %425 = "llvm.getelementptr"(%0, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%426) : (i32) -> ()
        }, {
          "scf.yield"(%411) : (i32) -> ()
        }) : (i1) -> i32
        %427 = "arith.cmpi"(%378, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %428 = "scf.if"(%427) ({
          %429 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %430 = "arith.addi"(%429, %378) : (i32, i32) -> i32
          %431 = "arith.extsi"(%430) : (i32) -> i64
          %432 = "llvm.getelementptr"(%0, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%433) : (i32) -> ()
        }, {
          "scf.yield"(%412) : (i32) -> ()
        }) : (i1) -> i32
        %434 = "arith.cmpi"(%382, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %435 = "scf.if"(%434) ({
          %436 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %437 = "arith.addi"(%436, %382) : (i32, i32) -> i32
          %438 = "arith.extsi"(%437) : (i32) -> i64
          %439 = "llvm.getelementptr"(%0, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %440 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%440) : (i32) -> ()
        }, {
          "scf.yield"(%413) : (i32) -> ()
        }) : (i1) -> i32
        %441 = "arith.cmpi"(%387, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %442 = "scf.if"(%441) ({
          %443 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %444 = "arith.addi"(%443, %387) : (i32, i32) -> i32
          %445 = "arith.extsi"(%444) : (i32) -> i64
          %446 = "llvm.getelementptr"(%0, %445) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %447 = "llvm.load"(%446) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%447) : (i32) -> ()
        }, {
          "scf.yield"(%414) : (i32) -> ()
        }) : (i1) -> i32
        %448 = "arith.cmpi"(%392, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %449 = "scf.if"(%448) ({
          %450 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %451 = "arith.addi"(%450, %392) : (i32, i32) -> i32
          %452 = "arith.extsi"(%451) : (i32) -> i64
          %453 = "llvm.getelementptr"(%0, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%454) : (i32) -> ()
        }, {
          "scf.yield"(%415) : (i32) -> ()
        }) : (i1) -> i32
        %455 = "arith.cmpi"(%397, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %456 = "scf.if"(%455) ({
          %457 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %458 = "arith.addi"(%457, %397) : (i32, i32) -> i32
          %459 = "arith.extsi"(%458) : (i32) -> i64
          %460 = "llvm.getelementptr"(%0, %459) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%461) : (i32) -> ()
        }, {
          "scf.yield"(%416) : (i32) -> ()
        }) : (i1) -> i32
        %462 = "arith.cmpi"(%402, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %463 = "scf.if"(%462) ({
          %464 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %465 = "arith.addi"(%464, %402) : (i32, i32) -> i32
          %466 = "arith.extsi"(%465) : (i32) -> i64
          %467 = "llvm.getelementptr"(%0, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%468) : (i32) -> ()
        }, {
          "scf.yield"(%417) : (i32) -> ()
        }) : (i1) -> i32
        %469 = "arith.cmpi"(%407, %419) {predicate = 2 : i64} : (i32, i32) -> i1
        %470 = "scf.if"(%469) ({
          %471 = "arith.muli"(%364, %371) : (i32, i32) -> i32
          %472 = "arith.addi"(%471, %407) : (i32, i32) -> i32
          %473 = "arith.extsi"(%472) : (i32) -> i64
          %474 = "llvm.getelementptr"(%0, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %475 = "llvm.load"(%474) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%475) : (i32) -> ()
        }, {
          "scf.yield"(%418) : (i32) -> ()
        }) : (i1) -> i32
        %476 = "arith.constant"() {value = 0 : i32} : () -> i32
        %477 = "arith.cmpi"(%421, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %478 = "arith.constant"() {value = 16 : i32} : () -> i32
        %479 = "arith.shli"(%421, %478) : (i32, i32) -> i32
        %480 = "arith.ori"(%479, %408) : (i32, i32) -> i32
        %481 = "arith.constant"() {value = -1 : i32} : () -> i32
        %482 = "arith.select"(%477, %480, %481) : (i1, i32, i32) -> i32
        %483 = "arith.divui"(%45, %371) : (i32, i32) -> i32
        %484 = "arith.addi"(%408, %483) : (i32, i32) -> i32
        %485 = "arith.remui"(%45, %371) : (i32, i32) -> i32
        %486 = "arith.addi"(%409, %485) : (i32, i32) -> i32
        %487 = "arith.cmpi"(%486, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %488, %489 = "scf.if"(%487) ({
          %490 = "arith.addi"(%484, %38) : (i32, i32) -> i32
          %491 = "arith.subi"(%486, %371) : (i32, i32) -> i32
          "scf.yield"(%491, %490) : (i32, i32) -> ()
        }, {
          "scf.yield"(%486, %484) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %492 = "arith.cmpi"(%428, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %493 = "arith.shli"(%428, %478) : (i32, i32) -> i32
        %494 = "arith.ori"(%493, %489) : (i32, i32) -> i32
        %495 = "arith.select"(%492, %494, %481) : (i1, i32, i32) -> i32
        %496 = "arith.addi"(%489, %483) : (i32, i32) -> i32
        %497 = "arith.addi"(%488, %485) : (i32, i32) -> i32
        %498 = "arith.cmpi"(%497, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %499, %500 = "scf.if"(%498) ({
          %501 = "arith.addi"(%496, %38) : (i32, i32) -> i32
          %502 = "arith.subi"(%497, %371) : (i32, i32) -> i32
          "scf.yield"(%502, %501) : (i32, i32) -> ()
        }, {
          "scf.yield"(%497, %496) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %503 = "arith.cmpi"(%435, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %504 = "arith.shli"(%435, %478) : (i32, i32) -> i32
        %505 = "arith.ori"(%504, %500) : (i32, i32) -> i32
        %506 = "arith.select"(%503, %505, %481) : (i1, i32, i32) -> i32
        %507 = "arith.addi"(%500, %483) : (i32, i32) -> i32
        %508 = "arith.addi"(%499, %485) : (i32, i32) -> i32
        %509 = "arith.cmpi"(%508, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %510, %511 = "scf.if"(%509) ({
          %512 = "arith.addi"(%507, %38) : (i32, i32) -> i32
          %513 = "arith.subi"(%508, %371) : (i32, i32) -> i32
          "scf.yield"(%513, %512) : (i32, i32) -> ()
        }, {
          "scf.yield"(%508, %507) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %514 = "arith.cmpi"(%442, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %515 = "arith.shli"(%442, %478) : (i32, i32) -> i32
        %516 = "arith.ori"(%515, %511) : (i32, i32) -> i32
        %517 = "arith.select"(%514, %516, %481) : (i1, i32, i32) -> i32
        %518 = "arith.addi"(%511, %483) : (i32, i32) -> i32
        %519 = "arith.addi"(%510, %485) : (i32, i32) -> i32
        %520 = "arith.cmpi"(%519, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %521, %522 = "scf.if"(%520) ({
          %523 = "arith.addi"(%518, %38) : (i32, i32) -> i32
          %524 = "arith.subi"(%519, %371) : (i32, i32) -> i32
          "scf.yield"(%524, %523) : (i32, i32) -> ()
        }, {
          "scf.yield"(%519, %518) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %525 = "arith.cmpi"(%449, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %526 = "arith.shli"(%449, %478) : (i32, i32) -> i32
        %527 = "arith.ori"(%526, %522) : (i32, i32) -> i32
        %528 = "arith.select"(%525, %527, %481) : (i1, i32, i32) -> i32
        %529 = "arith.addi"(%522, %483) : (i32, i32) -> i32
        %530 = "arith.addi"(%521, %485) : (i32, i32) -> i32
        %531 = "arith.cmpi"(%530, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %532, %533 = "scf.if"(%531) ({
          %534 = "arith.addi"(%529, %38) : (i32, i32) -> i32
          %535 = "arith.subi"(%530, %371) : (i32, i32) -> i32
          "scf.yield"(%535, %534) : (i32, i32) -> ()
        }, {
          "scf.yield"(%530, %529) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %536 = "arith.cmpi"(%456, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %537 = "arith.shli"(%456, %478) : (i32, i32) -> i32
        %538 = "arith.ori"(%537, %533) : (i32, i32) -> i32
        %539 = "arith.select"(%536, %538, %481) : (i1, i32, i32) -> i32
        %540 = "arith.addi"(%533, %483) : (i32, i32) -> i32
        %541 = "arith.addi"(%532, %485) : (i32, i32) -> i32
        %542 = "arith.cmpi"(%541, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %543, %544 = "scf.if"(%542) ({
          %545 = "arith.addi"(%540, %38) : (i32, i32) -> i32
          %546 = "arith.subi"(%541, %371) : (i32, i32) -> i32
          "scf.yield"(%546, %545) : (i32, i32) -> ()
        }, {
          "scf.yield"(%541, %540) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %547 = "arith.cmpi"(%463, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %548 = "arith.shli"(%463, %478) : (i32, i32) -> i32
        %549 = "arith.ori"(%548, %544) : (i32, i32) -> i32
        %550 = "arith.select"(%547, %549, %481) : (i1, i32, i32) -> i32
        %551 = "arith.addi"(%544, %483) : (i32, i32) -> i32
        %552 = "arith.addi"(%543, %485) : (i32, i32) -> i32
        %553 = "arith.cmpi"(%552, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %554, %555 = "scf.if"(%553) ({
          %556 = "arith.addi"(%551, %38) : (i32, i32) -> i32
          %557 = "arith.subi"(%552, %371) : (i32, i32) -> i32
          "scf.yield"(%557, %556) : (i32, i32) -> ()
        }, {
          "scf.yield"(%552, %551) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %558 = "arith.cmpi"(%470, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %559 = "arith.shli"(%470, %478) : (i32, i32) -> i32
        %560 = "arith.ori"(%559, %555) : (i32, i32) -> i32
        %561 = "arith.select"(%558, %560, %481) : (i1, i32, i32) -> i32
        %562 = "arith.addi"(%555, %483) : (i32, i32) -> i32
        %563 = "arith.addi"(%554, %485) : (i32, i32) -> i32
        %564 = "arith.cmpi"(%563, %371) {predicate = 5 : i64} : (i32, i32) -> i1
        %565, %566 = "scf.if"(%564) ({
          %567 = "arith.addi"(%562, %38) : (i32, i32) -> i32
          %568 = "arith.subi"(%563, %371) : (i32, i32) -> i32
          "scf.yield"(%568, %567) : (i32, i32) -> ()
        }, {
          "scf.yield"(%563, %562) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %569 = "arith.cmpi"(%482, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%569) ({
          %570 = "arith.shrsi"(%482, %478) : (i32, i32) -> i32
          %571 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %572 = "arith.andi"(%482, %571) : (i32, i32) -> i32
          %573 = "arith.constant"() {value = 5 : i32} : () -> i32
          %574 = "arith.shrsi"(%572, %573) : (i32, i32) -> i32
          %575 = "arith.constant"() {value = 64 : i32} : () -> i32
          %576 = "arith.muli"(%574, %575) : (i32, i32) -> i32
          %577 = "arith.addi"(%570, %576) : (i32, i32) -> i32
          %578 = "llvm.getelementptr"(%20, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %579 = "arith.andi"(%482, %27) : (i32, i32) -> i32
          %580 = "arith.shli"(%38, %579) : (i32, i32) -> i32
          %581 = "arith.cmpi"(%579, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %582 = "arith.select"(%581, %580, %476) : (i1, i32, i32) -> i32
          %t583_s0 = "llvm.ptrtoint"(%578) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t583_s0, %582) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %584 = "arith.cmpi"(%495, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%584) ({
          %585 = "arith.shrsi"(%495, %478) : (i32, i32) -> i32
          %586 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %587 = "arith.andi"(%495, %586) : (i32, i32) -> i32
          %588 = "arith.constant"() {value = 5 : i32} : () -> i32
          %589 = "arith.shrsi"(%587, %588) : (i32, i32) -> i32
          %590 = "arith.constant"() {value = 64 : i32} : () -> i32
          %591 = "arith.muli"(%589, %590) : (i32, i32) -> i32
          %592 = "arith.addi"(%585, %591) : (i32, i32) -> i32
          %593 = "llvm.getelementptr"(%20, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %594 = "arith.andi"(%495, %27) : (i32, i32) -> i32
          %595 = "arith.shli"(%38, %594) : (i32, i32) -> i32
          %596 = "arith.cmpi"(%594, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %597 = "arith.select"(%596, %595, %476) : (i1, i32, i32) -> i32
          %t598_s0 = "llvm.ptrtoint"(%593) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t598_s0, %597) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %599 = "arith.cmpi"(%506, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%599) ({
          %600 = "arith.shrsi"(%506, %478) : (i32, i32) -> i32
          %601 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %602 = "arith.andi"(%506, %601) : (i32, i32) -> i32
          %603 = "arith.constant"() {value = 5 : i32} : () -> i32
          %604 = "arith.shrsi"(%602, %603) : (i32, i32) -> i32
          %605 = "arith.constant"() {value = 64 : i32} : () -> i32
          %606 = "arith.muli"(%604, %605) : (i32, i32) -> i32
          %607 = "arith.addi"(%600, %606) : (i32, i32) -> i32
          %608 = "llvm.getelementptr"(%20, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %609 = "arith.andi"(%506, %27) : (i32, i32) -> i32
          %610 = "arith.shli"(%38, %609) : (i32, i32) -> i32
          %611 = "arith.cmpi"(%609, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %612 = "arith.select"(%611, %610, %476) : (i1, i32, i32) -> i32
          %t613_s0 = "llvm.ptrtoint"(%608) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t613_s0, %612) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %614 = "arith.cmpi"(%517, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%614) ({
          %615 = "arith.shrsi"(%517, %478) : (i32, i32) -> i32
          %616 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %617 = "arith.andi"(%517, %616) : (i32, i32) -> i32
          %618 = "arith.constant"() {value = 5 : i32} : () -> i32
          %619 = "arith.shrsi"(%617, %618) : (i32, i32) -> i32
          %620 = "arith.constant"() {value = 64 : i32} : () -> i32
          %621 = "arith.muli"(%619, %620) : (i32, i32) -> i32
          %622 = "arith.addi"(%615, %621) : (i32, i32) -> i32
          %623 = "llvm.getelementptr"(%20, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %624 = "arith.andi"(%517, %27) : (i32, i32) -> i32
          %625 = "arith.shli"(%38, %624) : (i32, i32) -> i32
          %626 = "arith.cmpi"(%624, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %627 = "arith.select"(%626, %625, %476) : (i1, i32, i32) -> i32
          %t628_s0 = "llvm.ptrtoint"(%623) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t628_s0, %627) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %629 = "arith.cmpi"(%528, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%629) ({
          %630 = "arith.shrsi"(%528, %478) : (i32, i32) -> i32
          %631 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %632 = "arith.andi"(%528, %631) : (i32, i32) -> i32
          %633 = "arith.constant"() {value = 5 : i32} : () -> i32
          %634 = "arith.shrsi"(%632, %633) : (i32, i32) -> i32
          %635 = "arith.constant"() {value = 64 : i32} : () -> i32
          %636 = "arith.muli"(%634, %635) : (i32, i32) -> i32
          %637 = "arith.addi"(%630, %636) : (i32, i32) -> i32
          %638 = "llvm.getelementptr"(%20, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %639 = "arith.andi"(%528, %27) : (i32, i32) -> i32
          %640 = "arith.shli"(%38, %639) : (i32, i32) -> i32
          %641 = "arith.cmpi"(%639, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %642 = "arith.select"(%641, %640, %476) : (i1, i32, i32) -> i32
          %t643_s0 = "llvm.ptrtoint"(%638) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t643_s0, %642) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %644 = "arith.cmpi"(%539, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%644) ({
          %645 = "arith.shrsi"(%539, %478) : (i32, i32) -> i32
          %646 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %647 = "arith.andi"(%539, %646) : (i32, i32) -> i32
          %648 = "arith.constant"() {value = 5 : i32} : () -> i32
          %649 = "arith.shrsi"(%647, %648) : (i32, i32) -> i32
          %650 = "arith.constant"() {value = 64 : i32} : () -> i32
          %651 = "arith.muli"(%649, %650) : (i32, i32) -> i32
          %652 = "arith.addi"(%645, %651) : (i32, i32) -> i32
          %653 = "llvm.getelementptr"(%20, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %654 = "arith.andi"(%539, %27) : (i32, i32) -> i32
          %655 = "arith.shli"(%38, %654) : (i32, i32) -> i32
          %656 = "arith.cmpi"(%654, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %657 = "arith.select"(%656, %655, %476) : (i1, i32, i32) -> i32
          %t658_s0 = "llvm.ptrtoint"(%653) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t658_s0, %657) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %659 = "arith.cmpi"(%550, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%659) ({
          %660 = "arith.shrsi"(%550, %478) : (i32, i32) -> i32
          %661 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %662 = "arith.andi"(%550, %661) : (i32, i32) -> i32
          %663 = "arith.constant"() {value = 5 : i32} : () -> i32
          %664 = "arith.shrsi"(%662, %663) : (i32, i32) -> i32
          %665 = "arith.constant"() {value = 64 : i32} : () -> i32
          %666 = "arith.muli"(%664, %665) : (i32, i32) -> i32
          %667 = "arith.addi"(%660, %666) : (i32, i32) -> i32
          %668 = "llvm.getelementptr"(%20, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %669 = "arith.andi"(%550, %27) : (i32, i32) -> i32
          %670 = "arith.shli"(%38, %669) : (i32, i32) -> i32
          %671 = "arith.cmpi"(%669, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %672 = "arith.select"(%671, %670, %476) : (i1, i32, i32) -> i32
          %t673_s0 = "llvm.ptrtoint"(%668) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t673_s0, %672) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %674 = "arith.cmpi"(%561, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%674) ({
          %675 = "arith.shrsi"(%561, %478) : (i32, i32) -> i32
          %676 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %677 = "arith.andi"(%561, %676) : (i32, i32) -> i32
          %678 = "arith.constant"() {value = 5 : i32} : () -> i32
          %679 = "arith.shrsi"(%677, %678) : (i32, i32) -> i32
          %680 = "arith.constant"() {value = 64 : i32} : () -> i32
          %681 = "arith.muli"(%679, %680) : (i32, i32) -> i32
          %682 = "arith.addi"(%675, %681) : (i32, i32) -> i32
          %683 = "llvm.getelementptr"(%20, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %684 = "arith.andi"(%561, %27) : (i32, i32) -> i32
          %685 = "arith.shli"(%38, %684) : (i32, i32) -> i32
          %686 = "arith.cmpi"(%684, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %687 = "arith.select"(%686, %685, %476) : (i1, i32, i32) -> i32
          %t688_s0 = "llvm.ptrtoint"(%683) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t688_s0, %687) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %689 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %690 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %691 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        "scf.for"(%689, %6, %45) ({
        ^bb0(%692: i32):
          %693 = "llvm.getelementptr"(%20, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %694 = "llvm.load"(%693) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %695 = "arith.constant"() {value = 64 : i32} : () -> i32
          %696 = "arith.addi"(%692, %695) : (i32, i32) -> i32
          %697 = "llvm.getelementptr"(%20, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %698 = "llvm.load"(%697) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %699 = "arith.constant"() {value = 128 : i32} : () -> i32
          %700 = "arith.addi"(%692, %699) : (i32, i32) -> i32
          %701 = "llvm.getelementptr"(%20, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %702 = "llvm.load"(%701) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %703 = "arith.constant"() {value = 192 : i32} : () -> i32
          %704 = "arith.addi"(%692, %703) : (i32, i32) -> i32
          %705 = "llvm.getelementptr"(%20, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %706 = "llvm.load"(%705) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %707 = "arith.constant"() {value = 256 : i32} : () -> i32
          %708 = "arith.addi"(%692, %707) : (i32, i32) -> i32
          %709 = "llvm.getelementptr"(%20, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %710 = "llvm.load"(%709) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %711 = "arith.constant"() {value = 320 : i32} : () -> i32
          %712 = "arith.addi"(%692, %711) : (i32, i32) -> i32
          %713 = "llvm.getelementptr"(%20, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %714 = "llvm.load"(%713) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %715 = "arith.constant"() {value = 384 : i32} : () -> i32
          %716 = "arith.addi"(%692, %715) : (i32, i32) -> i32
          %717 = "llvm.getelementptr"(%20, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %718 = "llvm.load"(%717) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %719 = "arith.constant"() {value = 448 : i32} : () -> i32
          %720 = "arith.addi"(%692, %719) : (i32, i32) -> i32
          %721 = "llvm.getelementptr"(%20, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %722 = "llvm.load"(%721) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %723 = "llvm.getelementptr"(%21, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%476, %723) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %724 = "llvm.intr.ctpop"(%694) : (i32) -> i32
          %725 = "llvm.getelementptr"(%21, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%724, %725) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %726 = "llvm.intr.ctpop"(%698) : (i32) -> i32
          %727 = "arith.addi"(%724, %726) : (i32, i32) -> i32
          %728 = "llvm.getelementptr"(%21, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%727, %728) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %729 = "llvm.intr.ctpop"(%702) : (i32) -> i32
          %730 = "arith.addi"(%727, %729) : (i32, i32) -> i32
          %731 = "llvm.getelementptr"(%21, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%730, %731) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %732 = "llvm.intr.ctpop"(%706) : (i32) -> i32
          %733 = "arith.addi"(%730, %732) : (i32, i32) -> i32
          %734 = "llvm.getelementptr"(%21, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%733, %734) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %735 = "llvm.intr.ctpop"(%710) : (i32) -> i32
          %736 = "arith.addi"(%733, %735) : (i32, i32) -> i32
          %737 = "llvm.getelementptr"(%21, %712) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%736, %737) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %738 = "llvm.intr.ctpop"(%714) : (i32) -> i32
          %739 = "arith.addi"(%736, %738) : (i32, i32) -> i32
          %740 = "llvm.getelementptr"(%21, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%739, %740) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %741 = "llvm.intr.ctpop"(%718) : (i32) -> i32
          %742 = "arith.addi"(%739, %741) : (i32, i32) -> i32
          %743 = "llvm.getelementptr"(%21, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%742, %743) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %744 = "llvm.intr.ctpop"(%722) : (i32) -> i32
          %745 = "arith.addi"(%742, %744) : (i32, i32) -> i32
          %746 = "arith.constant"() {value = 512 : i32} : () -> i32
          %747 = "arith.addi"(%692, %746) : (i32, i32) -> i32
          %748 = "llvm.getelementptr"(%20, %747) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %749 = "llvm.load"(%748) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %750 = "arith.constant"() {value = 576 : i32} : () -> i32
          %751 = "arith.addi"(%692, %750) : (i32, i32) -> i32
          %752 = "llvm.getelementptr"(%20, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %753 = "llvm.load"(%752) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %754 = "arith.constant"() {value = 640 : i32} : () -> i32
          %755 = "arith.addi"(%692, %754) : (i32, i32) -> i32
          %756 = "llvm.getelementptr"(%20, %755) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %757 = "llvm.load"(%756) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %758 = "arith.constant"() {value = 704 : i32} : () -> i32
          %759 = "arith.addi"(%692, %758) : (i32, i32) -> i32
          %760 = "llvm.getelementptr"(%20, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %761 = "llvm.load"(%760) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %762 = "arith.constant"() {value = 768 : i32} : () -> i32
          %763 = "arith.addi"(%692, %762) : (i32, i32) -> i32
          %764 = "llvm.getelementptr"(%20, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %765 = "llvm.load"(%764) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %766 = "arith.constant"() {value = 832 : i32} : () -> i32
          %767 = "arith.addi"(%692, %766) : (i32, i32) -> i32
          %768 = "llvm.getelementptr"(%20, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %769 = "llvm.load"(%768) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %770 = "arith.constant"() {value = 896 : i32} : () -> i32
          %771 = "arith.addi"(%692, %770) : (i32, i32) -> i32
          %772 = "llvm.getelementptr"(%20, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %773 = "llvm.load"(%772) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %774 = "arith.constant"() {value = 960 : i32} : () -> i32
          %775 = "arith.addi"(%692, %774) : (i32, i32) -> i32
          %776 = "llvm.getelementptr"(%20, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %777 = "llvm.load"(%776) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %778 = "llvm.getelementptr"(%21, %747) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%745, %778) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %779 = "llvm.intr.ctpop"(%749) : (i32) -> i32
          %780 = "arith.addi"(%745, %779) : (i32, i32) -> i32
          %781 = "llvm.getelementptr"(%21, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%780, %781) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %782 = "llvm.intr.ctpop"(%753) : (i32) -> i32
          %783 = "arith.addi"(%780, %782) : (i32, i32) -> i32
          %784 = "llvm.getelementptr"(%21, %755) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%783, %784) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %785 = "llvm.intr.ctpop"(%757) : (i32) -> i32
          %786 = "arith.addi"(%783, %785) : (i32, i32) -> i32
          %787 = "llvm.getelementptr"(%21, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%786, %787) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %788 = "llvm.intr.ctpop"(%761) : (i32) -> i32
          %789 = "arith.addi"(%786, %788) : (i32, i32) -> i32
          %790 = "llvm.getelementptr"(%21, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%789, %790) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %791 = "llvm.intr.ctpop"(%765) : (i32) -> i32
          %792 = "arith.addi"(%789, %791) : (i32, i32) -> i32
          %793 = "llvm.getelementptr"(%21, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%792, %793) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %794 = "llvm.intr.ctpop"(%769) : (i32) -> i32
          %795 = "arith.addi"(%792, %794) : (i32, i32) -> i32
          %796 = "llvm.getelementptr"(%21, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%795, %796) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %797 = "llvm.intr.ctpop"(%773) : (i32) -> i32
          %798 = "arith.addi"(%795, %797) : (i32, i32) -> i32
          %799 = "llvm.getelementptr"(%21, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%798, %799) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %800 = "llvm.intr.ctpop"(%777) : (i32) -> i32
          %801 = "arith.addi"(%798, %800) : (i32, i32) -> i32
          %802 = "arith.addi"(%692, %45) : (i32, i32) -> i32
          %803 = "llvm.getelementptr"(%20, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %804 = "llvm.load"(%803) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %805 = "arith.constant"() {value = 1088 : i32} : () -> i32
          %806 = "arith.addi"(%692, %805) : (i32, i32) -> i32
          %807 = "llvm.getelementptr"(%20, %806) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %808 = "llvm.load"(%807) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %809 = "arith.constant"() {value = 1152 : i32} : () -> i32
          %810 = "arith.addi"(%692, %809) : (i32, i32) -> i32
          %811 = "llvm.getelementptr"(%20, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %812 = "llvm.load"(%811) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %813 = "arith.constant"() {value = 1216 : i32} : () -> i32
          %814 = "arith.addi"(%692, %813) : (i32, i32) -> i32
          %815 = "llvm.getelementptr"(%20, %814) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %816 = "llvm.load"(%815) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %817 = "arith.constant"() {value = 1280 : i32} : () -> i32
          %818 = "arith.addi"(%692, %817) : (i32, i32) -> i32
          %819 = "llvm.getelementptr"(%20, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %820 = "llvm.load"(%819) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %821 = "arith.constant"() {value = 1344 : i32} : () -> i32
          %822 = "arith.addi"(%692, %821) : (i32, i32) -> i32
          %823 = "llvm.getelementptr"(%20, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %824 = "llvm.load"(%823) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %825 = "arith.constant"() {value = 1408 : i32} : () -> i32
          %826 = "arith.addi"(%692, %825) : (i32, i32) -> i32
          %827 = "llvm.getelementptr"(%20, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %828 = "llvm.load"(%827) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %829 = "arith.constant"() {value = 1472 : i32} : () -> i32
          %830 = "arith.addi"(%692, %829) : (i32, i32) -> i32
          %831 = "llvm.getelementptr"(%20, %830) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %832 = "llvm.load"(%831) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %833 = "llvm.getelementptr"(%21, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%801, %833) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %834 = "llvm.intr.ctpop"(%804) : (i32) -> i32
          %835 = "arith.addi"(%801, %834) : (i32, i32) -> i32
          %836 = "llvm.getelementptr"(%21, %806) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%835, %836) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %837 = "llvm.intr.ctpop"(%808) : (i32) -> i32
          %838 = "arith.addi"(%835, %837) : (i32, i32) -> i32
          %839 = "llvm.getelementptr"(%21, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%838, %839) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %840 = "llvm.intr.ctpop"(%812) : (i32) -> i32
          %841 = "arith.addi"(%838, %840) : (i32, i32) -> i32
          %842 = "llvm.getelementptr"(%21, %814) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%841, %842) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %843 = "llvm.intr.ctpop"(%816) : (i32) -> i32
          %844 = "arith.addi"(%841, %843) : (i32, i32) -> i32
          %845 = "llvm.getelementptr"(%21, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%844, %845) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %846 = "llvm.intr.ctpop"(%820) : (i32) -> i32
          %847 = "arith.addi"(%844, %846) : (i32, i32) -> i32
          %848 = "llvm.getelementptr"(%21, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%847, %848) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %849 = "llvm.intr.ctpop"(%824) : (i32) -> i32
          %850 = "arith.addi"(%847, %849) : (i32, i32) -> i32
          %851 = "llvm.getelementptr"(%21, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%850, %851) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %852 = "llvm.intr.ctpop"(%828) : (i32) -> i32
          %853 = "arith.addi"(%850, %852) : (i32, i32) -> i32
          %854 = "llvm.getelementptr"(%21, %830) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%853, %854) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %855 = "llvm.intr.ctpop"(%832) : (i32) -> i32
          %856 = "arith.addi"(%853, %855) : (i32, i32) -> i32
          %857 = "arith.constant"() {value = 1536 : i32} : () -> i32
          %858 = "arith.addi"(%692, %857) : (i32, i32) -> i32
          %859 = "llvm.getelementptr"(%20, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %860 = "llvm.load"(%859) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %861 = "arith.constant"() {value = 1600 : i32} : () -> i32
          %862 = "arith.addi"(%692, %861) : (i32, i32) -> i32
          %863 = "llvm.getelementptr"(%20, %862) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %864 = "llvm.load"(%863) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %865 = "arith.constant"() {value = 1664 : i32} : () -> i32
          %866 = "arith.addi"(%692, %865) : (i32, i32) -> i32
          %867 = "llvm.getelementptr"(%20, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %868 = "llvm.load"(%867) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %869 = "arith.constant"() {value = 1728 : i32} : () -> i32
          %870 = "arith.addi"(%692, %869) : (i32, i32) -> i32
          %871 = "llvm.getelementptr"(%20, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %872 = "llvm.load"(%871) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %873 = "arith.constant"() {value = 1792 : i32} : () -> i32
          %874 = "arith.addi"(%692, %873) : (i32, i32) -> i32
          %875 = "llvm.getelementptr"(%20, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %876 = "llvm.load"(%875) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %877 = "arith.constant"() {value = 1856 : i32} : () -> i32
          %878 = "arith.addi"(%692, %877) : (i32, i32) -> i32
          %879 = "llvm.getelementptr"(%20, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %880 = "llvm.load"(%879) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %881 = "arith.constant"() {value = 1920 : i32} : () -> i32
          %882 = "arith.addi"(%692, %881) : (i32, i32) -> i32
          %883 = "llvm.getelementptr"(%20, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %884 = "llvm.load"(%883) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %885 = "arith.constant"() {value = 1984 : i32} : () -> i32
          %886 = "arith.addi"(%692, %885) : (i32, i32) -> i32
          %887 = "llvm.getelementptr"(%20, %886) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %888 = "llvm.load"(%887) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %889 = "llvm.getelementptr"(%21, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%856, %889) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %890 = "llvm.intr.ctpop"(%860) : (i32) -> i32
          %891 = "arith.addi"(%856, %890) : (i32, i32) -> i32
          %892 = "llvm.getelementptr"(%21, %862) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%891, %892) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %893 = "llvm.intr.ctpop"(%864) : (i32) -> i32
          %894 = "arith.addi"(%891, %893) : (i32, i32) -> i32
          %895 = "llvm.getelementptr"(%21, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%894, %895) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %896 = "llvm.intr.ctpop"(%868) : (i32) -> i32
          %897 = "arith.addi"(%894, %896) : (i32, i32) -> i32
          %898 = "llvm.getelementptr"(%21, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%897, %898) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %899 = "llvm.intr.ctpop"(%872) : (i32) -> i32
          %900 = "arith.addi"(%897, %899) : (i32, i32) -> i32
          %901 = "llvm.getelementptr"(%21, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%900, %901) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %902 = "llvm.intr.ctpop"(%876) : (i32) -> i32
          %903 = "arith.addi"(%900, %902) : (i32, i32) -> i32
          %904 = "llvm.getelementptr"(%21, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%903, %904) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %905 = "llvm.intr.ctpop"(%880) : (i32) -> i32
          %906 = "arith.addi"(%903, %905) : (i32, i32) -> i32
          %907 = "llvm.getelementptr"(%21, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%906, %907) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %908 = "llvm.intr.ctpop"(%884) : (i32) -> i32
          %909 = "arith.addi"(%906, %908) : (i32, i32) -> i32
          %910 = "llvm.getelementptr"(%21, %886) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%909, %910) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          %911 = "llvm.intr.ctpop"(%888) : (i32) -> i32
          %912 = "arith.addi"(%909, %911) : (i32, i32) -> i32
          %913 = "llvm.getelementptr"(%24, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%912, %913) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%914: i32):
          %915 = "llvm.getelementptr"(%24, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %916 = "llvm.load"(%915) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %917 = "llvm.getelementptr"(%25, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%916, %917) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %918 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %919 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %920 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %921 = "arith.cmpi"(%918, %29) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%921) ({
          %922 = "scf.for"(%476, %6, %29, %476) ({
          ^bb0(%923: i32, %924: i32):
            %925 = "arith.addi"(%923, %918) : (i32, i32) -> i32
            %926 = "arith.cmpi"(%925, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %927 = "scf.if"(%926) ({
              %928 = "llvm.getelementptr"(%25, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %929 = "llvm.load"(%928) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              "scf.yield"(%929) : (i32) -> ()
            }, {
              "scf.yield"(%476) : (i32) -> ()
            }) : (i1) -> i32
            %930 = "nvvm.shfl.sync"(%481, %927, %38, %476) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
            %931 = "arith.cmpi"(%918, %38) {predicate = 5 : i64} : (i32, i32) -> i1
            %932 = "arith.select"(%931, %930, %476) : (i1, i32, i32) -> i32
            %933 = "arith.addi"(%927, %932) : (i32, i32) -> i32
            %934 = "arith.constant"() {value = 2 : i32} : () -> i32
            %935 = "nvvm.shfl.sync"(%481, %933, %934, %476) {kind = #nvvm<shfl_kind up>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
            %936 = "arith.cmpi"(%918, %934) {predicate = 5 : i64} : (i32, i32) -> i1
            %937 = "arith.select"(%936, %935, %476) : (i1, i32, i32) -> i32
            %938 = "arith.addi"(%933, %937) : (i32, i32) -> i32
            %939 = "arith.constant"() {value = 4 : i32} : () -> i32
            %940 = "nvvm.shfl.sync"(%481, %938, %939, %476) {kind = #nvvm<shfl_kind up>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %941 = "arith.cmpi"(%918, %939) {predicate = 5 : i64} : (i32, i32) -> i1
            %942 = "arith.select"(%941, %940, %476) : (i1, i32, i32) -> i32
            %943 = "arith.addi"(%938, %942) : (i32, i32) -> i32
            %944 = "arith.constant"() {value = 8 : i32} : () -> i32
            %945 = "nvvm.shfl.sync"(%481, %943, %944, %476) {kind = #nvvm<shfl_kind up>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %946 = "arith.cmpi"(%918, %944) {predicate = 5 : i64} : (i32, i32) -> i1
            %947 = "arith.select"(%946, %945, %476) : (i1, i32, i32) -> i32
            %948 = "arith.addi"(%943, %947) : (i32, i32) -> i32
            %949 = "nvvm.shfl.sync"(%481, %948, %478, %476) {kind = #nvvm<shfl_kind up>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %950 = "arith.cmpi"(%918, %478) {predicate = 5 : i64} : (i32, i32) -> i1
            %951 = "arith.select"(%950, %949, %476) : (i1, i32, i32) -> i32
            %952 = "arith.addi"(%948, %951) : (i32, i32) -> i32
            %953 = "arith.addi"(%952, %924) : (i32, i32) -> i32
            "scf.if"(%926) ({
              %954 = "llvm.getelementptr"(%25, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%953, %954) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %955 = "nvvm.shfl.sync"(%481, %953, %27, %27) {kind = #nvvm<shfl_kind idx>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
            "scf.yield"(%955) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %956 = "arith.muli"(%364, %2) : (i32, i32) -> i32
        %957 = "arith.muli"(%366, %2) : (i32, i32) -> i32
        %958 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %959 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %960 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %961 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %962 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %963 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %964 = "arith.addi"(%961, %45) : (i32, i32) -> i32
        %965 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %966 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %967 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %968 = "arith.addi"(%965, %367) : (i32, i32) -> i32
        %969 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %970 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %971 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %972 = "arith.addi"(%969, %386) : (i32, i32) -> i32
        %973 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %974 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %975 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %976 = "arith.addi"(%973, %391) : (i32, i32) -> i32
        %977 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %978 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %979 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %980 = "arith.addi"(%977, %396) : (i32, i32) -> i32
        %981 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %982 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %983 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %984 = "arith.addi"(%981, %401) : (i32, i32) -> i32
        %985 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %986 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %987 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %988 = "arith.addi"(%985, %406) : (i32, i32) -> i32
        %989 = "arith.maxsi"(%482, %476) : (i32, i32) -> i32
        %990 = "arith.shrsi"(%989, %478) : (i32, i32) -> i32
        %991 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %992 = "arith.andi"(%989, %991) : (i32, i32) -> i32
        %993 = "arith.constant"() {value = 5 : i32} : () -> i32
        %994 = "arith.shrsi"(%992, %993) : (i32, i32) -> i32
        %995 = "arith.constant"() {value = 64 : i32} : () -> i32
        %996 = "arith.muli"(%994, %995) : (i32, i32) -> i32
        %997 = "arith.addi"(%990, %996) : (i32, i32) -> i32
        %998 = "llvm.getelementptr"(%21, %997) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %999 = "llvm.load"(%998) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1000 = "llvm.getelementptr"(%20, %997) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1001 = "llvm.load"(%1000) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1002 = "arith.remui"(%989, %29) : (i32, i32) -> i32
        %1003 = "arith.shli"(%38, %1002) : (i32, i32) -> i32
        %1004 = "arith.cmpi"(%1002, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1005 = "arith.select"(%1004, %1003, %476) : (i1, i32, i32) -> i32
        %1006 = "arith.subi"(%1005, %38) : (i32, i32) -> i32
        %1007 = "arith.andi"(%1001, %1006) : (i32, i32) -> i32
        %1008 = "llvm.intr.ctpop"(%1007) : (i32) -> i32
        %1009 = "arith.addi"(%999, %1008) : (i32, i32) -> i32
        %1010 = "arith.cmpi"(%482, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1011 = "llvm.getelementptr"(%22, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1012 = "llvm.load"(%1011) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1013 = "arith.addi"(%1012, %1009) : (i32, i32) -> i32
        %1014 = "arith.select"(%1010, %1013, %481) : (i1, i32, i32) -> i32
        %1015 = "llvm.getelementptr"(%25, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1016 = "llvm.load"(%1015) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1017 = "llvm.getelementptr"(%24, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1018 = "llvm.load"(%1017) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1019 = "arith.subi"(%1016, %1018) : (i32, i32) -> i32
        %1020 = "arith.addi"(%1019, %1009) : (i32, i32) -> i32
        %1021 = "arith.maxsi"(%495, %476) : (i32, i32) -> i32
        %1022 = "arith.shrsi"(%1021, %478) : (i32, i32) -> i32
        %1023 = "arith.andi"(%1021, %991) : (i32, i32) -> i32
        %1024 = "arith.shrsi"(%1023, %993) : (i32, i32) -> i32
        %1025 = "arith.muli"(%1024, %995) : (i32, i32) -> i32
        %1026 = "arith.addi"(%1022, %1025) : (i32, i32) -> i32
        %1027 = "llvm.getelementptr"(%21, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1028 = "llvm.load"(%1027) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1029 = "llvm.getelementptr"(%20, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1030 = "llvm.load"(%1029) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1031 = "arith.remui"(%1021, %29) : (i32, i32) -> i32
        %1032 = "arith.shli"(%38, %1031) : (i32, i32) -> i32
        %1033 = "arith.cmpi"(%1031, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1034 = "arith.select"(%1033, %1032, %476) : (i1, i32, i32) -> i32
        %1035 = "arith.subi"(%1034, %38) : (i32, i32) -> i32
        %1036 = "arith.andi"(%1030, %1035) : (i32, i32) -> i32
        %1037 = "llvm.intr.ctpop"(%1036) : (i32) -> i32
        %1038 = "arith.addi"(%1028, %1037) : (i32, i32) -> i32
        %1039 = "arith.cmpi"(%495, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1040 = "llvm.getelementptr"(%22, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1041 = "llvm.load"(%1040) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1042 = "arith.addi"(%1041, %1038) : (i32, i32) -> i32
        %1043 = "arith.select"(%1039, %1042, %481) : (i1, i32, i32) -> i32
        %1044 = "llvm.getelementptr"(%25, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1045 = "llvm.load"(%1044) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1046 = "llvm.getelementptr"(%24, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1047 = "llvm.load"(%1046) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1048 = "arith.subi"(%1045, %1047) : (i32, i32) -> i32
        %1049 = "arith.addi"(%1048, %1038) : (i32, i32) -> i32
        %1050 = "arith.maxsi"(%506, %476) : (i32, i32) -> i32
        %1051 = "arith.shrsi"(%1050, %478) : (i32, i32) -> i32
        %1052 = "arith.andi"(%1050, %991) : (i32, i32) -> i32
        %1053 = "arith.shrsi"(%1052, %993) : (i32, i32) -> i32
        %1054 = "arith.muli"(%1053, %995) : (i32, i32) -> i32
        %1055 = "arith.addi"(%1051, %1054) : (i32, i32) -> i32
        %1056 = "llvm.getelementptr"(%21, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1057 = "llvm.load"(%1056) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1058 = "llvm.getelementptr"(%20, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1059 = "llvm.load"(%1058) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1060 = "arith.remui"(%1050, %29) : (i32, i32) -> i32
        %1061 = "arith.shli"(%38, %1060) : (i32, i32) -> i32
        %1062 = "arith.cmpi"(%1060, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1063 = "arith.select"(%1062, %1061, %476) : (i1, i32, i32) -> i32
        %1064 = "arith.subi"(%1063, %38) : (i32, i32) -> i32
        %1065 = "arith.andi"(%1059, %1064) : (i32, i32) -> i32
        %1066 = "llvm.intr.ctpop"(%1065) : (i32) -> i32
        %1067 = "arith.addi"(%1057, %1066) : (i32, i32) -> i32
        %1068 = "arith.cmpi"(%506, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1069 = "llvm.getelementptr"(%22, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1070 = "llvm.load"(%1069) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1071 = "arith.addi"(%1070, %1067) : (i32, i32) -> i32
        %1072 = "arith.select"(%1068, %1071, %481) : (i1, i32, i32) -> i32
        %1073 = "llvm.getelementptr"(%25, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1074 = "llvm.load"(%1073) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1075 = "llvm.getelementptr"(%24, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1076 = "llvm.load"(%1075) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1077 = "arith.subi"(%1074, %1076) : (i32, i32) -> i32
        %1078 = "arith.addi"(%1077, %1067) : (i32, i32) -> i32
        %1079 = "arith.maxsi"(%517, %476) : (i32, i32) -> i32
        %1080 = "arith.shrsi"(%1079, %478) : (i32, i32) -> i32
        %1081 = "arith.andi"(%1079, %991) : (i32, i32) -> i32
        %1082 = "arith.shrsi"(%1081, %993) : (i32, i32) -> i32
        %1083 = "arith.muli"(%1082, %995) : (i32, i32) -> i32
        %1084 = "arith.addi"(%1080, %1083) : (i32, i32) -> i32
        %1085 = "llvm.getelementptr"(%21, %1084) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1086 = "llvm.load"(%1085) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1087 = "llvm.getelementptr"(%20, %1084) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1088 = "llvm.load"(%1087) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1089 = "arith.remui"(%1079, %29) : (i32, i32) -> i32
        %1090 = "arith.shli"(%38, %1089) : (i32, i32) -> i32
        %1091 = "arith.cmpi"(%1089, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1092 = "arith.select"(%1091, %1090, %476) : (i1, i32, i32) -> i32
        %1093 = "arith.subi"(%1092, %38) : (i32, i32) -> i32
        %1094 = "arith.andi"(%1088, %1093) : (i32, i32) -> i32
        %1095 = "llvm.intr.ctpop"(%1094) : (i32) -> i32
        %1096 = "arith.addi"(%1086, %1095) : (i32, i32) -> i32
        %1097 = "arith.cmpi"(%517, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1098 = "llvm.getelementptr"(%22, %1080) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1099 = "llvm.load"(%1098) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1100 = "arith.addi"(%1099, %1096) : (i32, i32) -> i32
        %1101 = "arith.select"(%1097, %1100, %481) : (i1, i32, i32) -> i32
        %1102 = "llvm.getelementptr"(%25, %1080) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1103 = "llvm.load"(%1102) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1104 = "llvm.getelementptr"(%24, %1080) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1105 = "llvm.load"(%1104) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1106 = "arith.subi"(%1103, %1105) : (i32, i32) -> i32
        %1107 = "arith.addi"(%1106, %1096) : (i32, i32) -> i32
        %1108 = "arith.cmpi"(%958, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1108) ({
          %1109 = "arith.addi"(%956, %958) : (i32, i32) -> i32
          %1110 = "arith.extsi"(%1109) : (i32) -> i64
          %1111 = "llvm.getelementptr"(%7, %1110) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1014, %1111) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1112 = "arith.cmpi"(%1014, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1112) ({
            %1113 = "llvm.getelementptr"(%26, %1020) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%482, %1113) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1114 = "arith.cmpi"(%964, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1114) ({
          %1115 = "arith.addi"(%956, %964) : (i32, i32) -> i32
          %1116 = "arith.extsi"(%1115) : (i32) -> i64
          %1117 = "llvm.getelementptr"(%7, %1116) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1043, %1117) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1118 = "arith.cmpi"(%1043, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1118) ({
            %1119 = "llvm.getelementptr"(%26, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%495, %1119) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1120 = "arith.cmpi"(%968, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1120) ({
          %1121 = "arith.addi"(%956, %968) : (i32, i32) -> i32
          %1122 = "arith.extsi"(%1121) : (i32) -> i64
          %1123 = "llvm.getelementptr"(%7, %1122) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1072, %1123) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1124 = "arith.cmpi"(%1072, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1124) ({
            %1125 = "llvm.getelementptr"(%26, %1078) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%506, %1125) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1126 = "arith.cmpi"(%972, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1126) ({
          %1127 = "arith.addi"(%956, %972) : (i32, i32) -> i32
          %1128 = "arith.extsi"(%1127) : (i32) -> i64
          %1129 = "llvm.getelementptr"(%7, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1101, %1129) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1130 = "arith.cmpi"(%1101, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1130) ({
            %1131 = "llvm.getelementptr"(%26, %1107) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%517, %1131) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1132 = "arith.maxsi"(%528, %476) : (i32, i32) -> i32
        %1133 = "arith.shrsi"(%1132, %478) : (i32, i32) -> i32
        %1134 = "arith.andi"(%1132, %991) : (i32, i32) -> i32
        %1135 = "arith.shrsi"(%1134, %993) : (i32, i32) -> i32
        %1136 = "arith.muli"(%1135, %995) : (i32, i32) -> i32
        %1137 = "arith.addi"(%1133, %1136) : (i32, i32) -> i32
        %1138 = "llvm.getelementptr"(%21, %1137) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1139 = "llvm.load"(%1138) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1140 = "llvm.getelementptr"(%20, %1137) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1141 = "llvm.load"(%1140) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1142 = "arith.remui"(%1132, %29) : (i32, i32) -> i32
        %1143 = "arith.shli"(%38, %1142) : (i32, i32) -> i32
        %1144 = "arith.cmpi"(%1142, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1145 = "arith.select"(%1144, %1143, %476) : (i1, i32, i32) -> i32
        %1146 = "arith.subi"(%1145, %38) : (i32, i32) -> i32
        %1147 = "arith.andi"(%1141, %1146) : (i32, i32) -> i32
        %1148 = "llvm.intr.ctpop"(%1147) : (i32) -> i32
        %1149 = "arith.addi"(%1139, %1148) : (i32, i32) -> i32
        %1150 = "arith.cmpi"(%528, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1151 = "llvm.getelementptr"(%22, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1152 = "llvm.load"(%1151) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1153 = "arith.addi"(%1152, %1149) : (i32, i32) -> i32
        %1154 = "arith.select"(%1150, %1153, %481) : (i1, i32, i32) -> i32
        %1155 = "llvm.getelementptr"(%25, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1156 = "llvm.load"(%1155) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1157 = "llvm.getelementptr"(%24, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1158 = "llvm.load"(%1157) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1159 = "arith.subi"(%1156, %1158) : (i32, i32) -> i32
        %1160 = "arith.addi"(%1159, %1149) : (i32, i32) -> i32
        %1161 = "arith.maxsi"(%539, %476) : (i32, i32) -> i32
        %1162 = "arith.shrsi"(%1161, %478) : (i32, i32) -> i32
        %1163 = "arith.andi"(%1161, %991) : (i32, i32) -> i32
        %1164 = "arith.shrsi"(%1163, %993) : (i32, i32) -> i32
        %1165 = "arith.muli"(%1164, %995) : (i32, i32) -> i32
        %1166 = "arith.addi"(%1162, %1165) : (i32, i32) -> i32
        %1167 = "llvm.getelementptr"(%21, %1166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1168 = "llvm.load"(%1167) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1169 = "llvm.getelementptr"(%20, %1166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1170 = "llvm.load"(%1169) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1171 = "arith.remui"(%1161, %29) : (i32, i32) -> i32
        %1172 = "arith.shli"(%38, %1171) : (i32, i32) -> i32
        %1173 = "arith.cmpi"(%1171, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1174 = "arith.select"(%1173, %1172, %476) : (i1, i32, i32) -> i32
        %1175 = "arith.subi"(%1174, %38) : (i32, i32) -> i32
        %1176 = "arith.andi"(%1170, %1175) : (i32, i32) -> i32
        %1177 = "llvm.intr.ctpop"(%1176) : (i32) -> i32
        %1178 = "arith.addi"(%1168, %1177) : (i32, i32) -> i32
        %1179 = "arith.cmpi"(%539, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1180 = "llvm.getelementptr"(%22, %1162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1181 = "llvm.load"(%1180) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1182 = "arith.addi"(%1181, %1178) : (i32, i32) -> i32
        %1183 = "arith.select"(%1179, %1182, %481) : (i1, i32, i32) -> i32
        %1184 = "llvm.getelementptr"(%25, %1162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1185 = "llvm.load"(%1184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1186 = "llvm.getelementptr"(%24, %1162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1187 = "llvm.load"(%1186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1188 = "arith.subi"(%1185, %1187) : (i32, i32) -> i32
        %1189 = "arith.addi"(%1188, %1178) : (i32, i32) -> i32
        %1190 = "arith.maxsi"(%550, %476) : (i32, i32) -> i32
        %1191 = "arith.shrsi"(%1190, %478) : (i32, i32) -> i32
        %1192 = "arith.andi"(%1190, %991) : (i32, i32) -> i32
        %1193 = "arith.shrsi"(%1192, %993) : (i32, i32) -> i32
        %1194 = "arith.muli"(%1193, %995) : (i32, i32) -> i32
        %1195 = "arith.addi"(%1191, %1194) : (i32, i32) -> i32
        %1196 = "llvm.getelementptr"(%21, %1195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1197 = "llvm.load"(%1196) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1198 = "llvm.getelementptr"(%20, %1195) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1199 = "llvm.load"(%1198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1200 = "arith.remui"(%1190, %29) : (i32, i32) -> i32
        %1201 = "arith.shli"(%38, %1200) : (i32, i32) -> i32
        %1202 = "arith.cmpi"(%1200, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1203 = "arith.select"(%1202, %1201, %476) : (i1, i32, i32) -> i32
        %1204 = "arith.subi"(%1203, %38) : (i32, i32) -> i32
        %1205 = "arith.andi"(%1199, %1204) : (i32, i32) -> i32
        %1206 = "llvm.intr.ctpop"(%1205) : (i32) -> i32
        %1207 = "arith.addi"(%1197, %1206) : (i32, i32) -> i32
        %1208 = "arith.cmpi"(%550, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1209 = "llvm.getelementptr"(%22, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1210 = "llvm.load"(%1209) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1211 = "arith.addi"(%1210, %1207) : (i32, i32) -> i32
        %1212 = "arith.select"(%1208, %1211, %481) : (i1, i32, i32) -> i32
        %1213 = "llvm.getelementptr"(%25, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1214 = "llvm.load"(%1213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1215 = "llvm.getelementptr"(%24, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1216 = "llvm.load"(%1215) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1217 = "arith.subi"(%1214, %1216) : (i32, i32) -> i32
        %1218 = "arith.addi"(%1217, %1207) : (i32, i32) -> i32
        %1219 = "arith.maxsi"(%561, %476) : (i32, i32) -> i32
        %1220 = "arith.shrsi"(%1219, %478) : (i32, i32) -> i32
        %1221 = "arith.andi"(%1219, %991) : (i32, i32) -> i32
        %1222 = "arith.shrsi"(%1221, %993) : (i32, i32) -> i32
        %1223 = "arith.muli"(%1222, %995) : (i32, i32) -> i32
        %1224 = "arith.addi"(%1220, %1223) : (i32, i32) -> i32
        %1225 = "llvm.getelementptr"(%21, %1224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1226 = "llvm.load"(%1225) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1227 = "llvm.getelementptr"(%20, %1224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1228 = "llvm.load"(%1227) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1229 = "arith.remui"(%1219, %29) : (i32, i32) -> i32
        %1230 = "arith.shli"(%38, %1229) : (i32, i32) -> i32
        %1231 = "arith.cmpi"(%1229, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1232 = "arith.select"(%1231, %1230, %476) : (i1, i32, i32) -> i32
        %1233 = "arith.subi"(%1232, %38) : (i32, i32) -> i32
        %1234 = "arith.andi"(%1228, %1233) : (i32, i32) -> i32
        %1235 = "llvm.intr.ctpop"(%1234) : (i32) -> i32
        %1236 = "arith.addi"(%1226, %1235) : (i32, i32) -> i32
        %1237 = "arith.cmpi"(%561, %476) {predicate = 5 : i64} : (i32, i32) -> i1
        %1238 = "llvm.getelementptr"(%22, %1220) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1239 = "llvm.load"(%1238) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1240 = "arith.addi"(%1239, %1236) : (i32, i32) -> i32
        %1241 = "arith.select"(%1237, %1240, %481) : (i1, i32, i32) -> i32
        %1242 = "llvm.getelementptr"(%25, %1220) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1243 = "llvm.load"(%1242) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1244 = "llvm.getelementptr"(%24, %1220) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1245 = "llvm.load"(%1244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1246 = "arith.subi"(%1243, %1245) : (i32, i32) -> i32
        %1247 = "arith.addi"(%1246, %1236) : (i32, i32) -> i32
        %1248 = "arith.cmpi"(%976, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1248) ({
          %1249 = "arith.addi"(%956, %976) : (i32, i32) -> i32
          %1250 = "arith.extsi"(%1249) : (i32) -> i64
          %1251 = "llvm.getelementptr"(%7, %1250) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1154, %1251) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1252 = "arith.cmpi"(%1154, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1252) ({
            %1253 = "llvm.getelementptr"(%26, %1160) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%528, %1253) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1254 = "arith.cmpi"(%980, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1254) ({
          %1255 = "arith.addi"(%956, %980) : (i32, i32) -> i32
          %1256 = "arith.extsi"(%1255) : (i32) -> i64
          %1257 = "llvm.getelementptr"(%7, %1256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1183, %1257) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1258 = "arith.cmpi"(%1183, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1258) ({
            %1259 = "llvm.getelementptr"(%26, %1189) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%539, %1259) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1260 = "arith.cmpi"(%984, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1260) ({
          %1261 = "arith.addi"(%956, %984) : (i32, i32) -> i32
          %1262 = "arith.extsi"(%1261) : (i32) -> i64
          %1263 = "llvm.getelementptr"(%7, %1262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1212, %1263) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1264 = "arith.cmpi"(%1212, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1264) ({
            %1265 = "llvm.getelementptr"(%26, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%550, %1265) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1266 = "arith.cmpi"(%988, %957) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1266) ({
          %1267 = "arith.addi"(%956, %988) : (i32, i32) -> i32
          %1268 = "arith.extsi"(%1267) : (i32) -> i64
          %1269 = "llvm.getelementptr"(%7, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1241, %1269) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1270 = "arith.cmpi"(%1241, %476) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1270) ({
            %1271 = "llvm.getelementptr"(%26, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%561, %1271) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1272 = "arith.subi"(%6, %38) : (i32, i32) -> i32
        %1273 = "llvm.getelementptr"(%25, %1272) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1274 = "llvm.load"(%1273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.for"(%13, %1274, %45) ({
        ^bb0(%1275: i32):
          %1276 = "llvm.getelementptr"(%26, %1275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1278 = "arith.shrsi"(%1277, %478) : (i32, i32) -> i32
          %1279 = "arith.andi"(%1277, %991) : (i32, i32) -> i32
          %1280 = "arith.addi"(%364, %1279) : (i32, i32) -> i32
          %1281 = "llvm.getelementptr"(%22, %1278) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1282 = "llvm.load"(%1281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1283 = "arith.addi"(%1282, %1275) : (i32, i32) -> i32
          %1284 = "llvm.getelementptr"(%25, %1278) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1285 = "llvm.load"(%1284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1286 = "llvm.getelementptr"(%24, %1278) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1287 = "llvm.load"(%1286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1288 = "arith.subi"(%1285, %1287) : (i32, i32) -> i32
          %1289 = "arith.subi"(%1283, %1288) : (i32, i32) -> i32
          %1290 = "arith.extsi"(%1289) : (i32) -> i64
          %1291 = "llvm.getelementptr"(%9, %1290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1280, %1291) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%1292: i32):
          %1293 = "llvm.getelementptr"(%22, %1292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1294 = "llvm.load"(%1293) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1295 = "llvm.getelementptr"(%24, %1292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1296 = "llvm.load"(%1295) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1297 = "arith.addi"(%1294, %1296) : (i32, i32) -> i32
          "llvm.store"(%1297, %1293) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %1298 = "arith.subi"(%6, %38) : (i32, i32) -> i32
      %1299 = "llvm.getelementptr"(%23, %1298) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1300 = "llvm.load"(%1299) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %1301 = "arith.muli"(%16, %45) : (i32, i32) -> i32
      %1302 = "arith.addi"(%1300, %1301) : (i32, i32) -> i32
      %1303 = "arith.addi"(%1302, %13) : (i32, i32) -> i32
      %1304 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1305 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1306 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1307 = "arith.muli"(%1304, %45) : (i32, i32) -> i32
      %1308 = "arith.maxsi"(%1307, %38) : (i32, i32) -> i32
      "scf.for"(%1303, %19, %1308) ({
      ^bb0(%1309: i32):
        %1310 = "arith.constant"() {value = -1 : i32} : () -> i32
        %1311 = "arith.extsi"(%1309) : (i32) -> i64
        %1312 = "llvm.getelementptr"(%9, %1311) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1310, %1312) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 1024, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%15, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 328 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%14, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%14, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 329 : i32} : (i1) -> ()
    %23 = "arith.constant"() {value = 8448 : i32} : () -> i32
    %24 = "arith.cmpi"(%1, %23) {predicate = 3 : i64} : (i32, i32) -> i1
    %25 = "arith.constant"() {value = 256 : i32} : () -> i32
    %26 = "arith.constant"() {value = 1024 : i32} : () -> i32
    %27 = "arith.select"(%24, %25, %26) : (i1, i32, i32) -> i32
    %28 = "arith.constant"() {value = 4 : i32} : () -> i32
    %29 = "arith.divui"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.constant"() {value = 31 : i32} : () -> i32
    %31 = "arith.addi"(%1, %30) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 32 : i32} : () -> i32
    %33 = "arith.divui"(%31, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 131 : i32} : () -> i32
    %35 = "arith.addi"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 132 : i32} : () -> i32
    %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.muli"(%37, %32) : (i32, i32) -> i32
    %39 = "arith.maxsi"(%38, %29) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 1 : i32} : () -> i32
    %41 = "arith.subi"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.addi"(%1, %41) : (i32, i32) -> i32
    %43 = "arith.remsi"(%42, %39) : (i32, i32) -> i32
    %44 = "arith.cmpi"(%43, %19) {predicate = 2 : i64} : (i32, i32) -> i1
    %45 = "arith.divsi"(%42, %39) : (i32, i32) -> i32
    %46 = "arith.extsi"(%44) : (i1) -> i32
    %47 = "arith.addi"(%45, %46) : (i32, i32) -> i32
    %48 = "arith.maxsi"(%47, %40) : (i32, i32) -> i32
    %49 = "arith.constant"() {value = 4096 : i32} : () -> i32
    "gpu.launch_func"(%48, %40, %40, %27, %40, %40, %49, %0, %1, %2, %3, %14, %4, %5, %6, %7, %8, %16, %48) {kernel = @kernels::@choose_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    %50 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%48, %40, %40, %26, %40, %40, %50, %7, %1, %5, %8, %16, %48, %2, %9, %10, %11, %12, %13, %29) {kernel = @kernels::@order_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_routing_bf16_form8x4x2x8_threads1024", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
