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
      %312 = "arith.cmpi"(%309, %6) {predicate = 2 : i64} : (i32, i32) -> i1
      %313 = "scf.if"(%312) ({
        %314 = "llvm.getelementptr"(%23, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %315 = "llvm.load"(%314) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.yield"(%315) : (i32) -> ()
      }, {
        %316 = "arith.constant"() {value = 0 : i32} : () -> i32
        "scf.yield"(%316) : (i32) -> ()
      }) : (i1) -> i32
      %317 = "arith.constant"() {value = -1 : i32} : () -> i32
      %318 = "arith.constant"() {value = 0 : i32} : () -> i32
      %319 = "nvvm.shfl.sync"(%317, %313, %38, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %320 = "arith.remui"(%309, %29) : (i32, i32) -> i32
      %321 = "arith.cmpi"(%320, %38) {predicate = 5 : i64} : (i32, i32) -> i1
      %322 = "arith.select"(%321, %319, %318) : (i1, i32, i32) -> i32
      %323 = "arith.addi"(%313, %322) : (i32, i32) -> i32
      %324 = "arith.constant"() {value = 2 : i32} : () -> i32
      %325 = "nvvm.shfl.sync"(%317, %323, %324, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %326 = "arith.cmpi"(%320, %324) {predicate = 5 : i64} : (i32, i32) -> i1
      %327 = "arith.select"(%326, %325, %318) : (i1, i32, i32) -> i32
      %328 = "arith.addi"(%323, %327) : (i32, i32) -> i32
      %329 = "arith.constant"() {value = 4 : i32} : () -> i32
      %330 = "nvvm.shfl.sync"(%317, %328, %329, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %331 = "arith.cmpi"(%320, %329) {predicate = 5 : i64} : (i32, i32) -> i1
      %332 = "arith.select"(%331, %330, %318) : (i1, i32, i32) -> i32
      %333 = "arith.addi"(%328, %332) : (i32, i32) -> i32
      %334 = "arith.constant"() {value = 8 : i32} : () -> i32
      %335 = "nvvm.shfl.sync"(%317, %333, %334, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %336 = "arith.cmpi"(%320, %334) {predicate = 5 : i64} : (i32, i32) -> i1
      %337 = "arith.select"(%336, %335, %318) : (i1, i32, i32) -> i32
      %338 = "arith.addi"(%333, %337) : (i32, i32) -> i32
      %339 = "arith.constant"() {value = 16 : i32} : () -> i32
      %340 = "nvvm.shfl.sync"(%317, %338, %339, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %341 = "arith.cmpi"(%320, %339) {predicate = 5 : i64} : (i32, i32) -> i1
      %342 = "arith.select"(%341, %340, %318) : (i1, i32, i32) -> i32
      %343 = "arith.addi"(%338, %342) : (i32, i32) -> i32
      "scf.if"(%312) ({
        %344 = "llvm.getelementptr"(%23, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%343, %344) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %345 = "scf.if"(%312) ({
        %346 = "arith.divui"(%309, %29) : (i32, i32) -> i32
        %347 = "scf.for"(%318, %346, %38, %343) ({
        ^bb0(%348: i32, %349: i32):
          %350 = "arith.muli"(%348, %29) : (i32, i32) -> i32
          %351 = "arith.addi"(%350, %27) : (i32, i32) -> i32
          %352 = "llvm.getelementptr"(%23, %351) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %353 = "llvm.load"(%352) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %354 = "arith.addi"(%349, %353) : (i32, i32) -> i32
          "scf.yield"(%354) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"(%347) : (i32) -> ()
      }, {
        "scf.yield"(%343) : (i32) -> ()
      }) : (i1) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%312) ({
        %355 = "llvm.getelementptr"(%23, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%345, %355) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%13, %6, %45) ({
      ^bb0(%356: i32):
        %357 = "arith.cmpi"(%16, %318) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%357) ({
          %358 = "llvm.getelementptr"(%23, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %359 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %360 = "arith.extsi"(%356) : (i32) -> i64
          %361 = "llvm.getelementptr"(%11, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%359, %361) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %362 = "arith.cmpi"(%356, %318) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%362) ({
          %363 = "llvm.getelementptr"(%22, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %365 = "arith.subi"(%356, %38) : (i32, i32) -> i32
          %366 = "llvm.getelementptr"(%23, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %367 = "llvm.load"(%366) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %368 = "arith.addi"(%364, %367) : (i32, i32) -> i32
          "llvm.store"(%368, %363) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.for"(%37, %41, %45) ({
      ^bb0(%369: i32):
        %370 = "arith.subi"(%41, %369) : (i32, i32) -> i32
        %371 = "arith.minsi"(%370, %45) : (i32, i32) -> i32
        %372 = "arith.constant"() {value = 255 : i32} : () -> i32
        %373 = "arith.addi"(%371, %372) : (i32, i32) -> i32
        %374 = "arith.shrsi"(%373, %334) : (i32, i32) -> i32
        %375 = "arith.muli"(%374, %334) : (i32, i32) -> i32
        %376 = "arith.constant"() {value = 64 : i32} : () -> i32
        %377 = "arith.muli"(%375, %376) : (i32, i32) -> i32
        "scf.for"(%13, %377, %45) ({
        ^bb0(%378: i32):
          %379 = "llvm.getelementptr"(%20, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%318, %379) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %380 = "arith.maxsi"(%2, %38) : (i32, i32) -> i32
        %381 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %382 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %383 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %387 = "arith.addi"(%384, %45) : (i32, i32) -> i32
        %388 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %389 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %390 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %391 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %392 = "arith.addi"(%388, %391) : (i32, i32) -> i32
        %393 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %394 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %395 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %396 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %397 = "arith.addi"(%393, %396) : (i32, i32) -> i32
        %398 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %399 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %400 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %401 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %402 = "arith.addi"(%398, %401) : (i32, i32) -> i32
        %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %406 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %407 = "arith.addi"(%403, %406) : (i32, i32) -> i32
        %408 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %409 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %410 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %411 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %412 = "arith.addi"(%408, %411) : (i32, i32) -> i32
        %413 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %414 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %415 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %416 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %417 = "arith.addi"(%413, %416) : (i32, i32) -> i32
        %418 = "arith.divui"(%381, %380) : (i32, i32) -> i32
        %419 = "arith.remui"(%381, %380) : (i32, i32) -> i32
        %420 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %421 = "vector.extract"(%420) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %422 = "vector.extract"(%420) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %423 = "vector.extract"(%420) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %424 = "vector.extract"(%420) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %425 = "vector.extract"(%420) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %426 = "vector.extract"(%420) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %427 = "vector.extract"(%420) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %428 = "vector.extract"(%420) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %429 = "arith.muli"(%371, %380) : (i32, i32) -> i32
        %430 = "arith.cmpi"(%381, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %431 = "scf.if"(%430) ({
          %432 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %433 = "arith.addi"(%432, %381) : (i32, i32) -> i32
          %434 = "arith.extsi"(%433) : (i32) -> i64
          %435 = "llvm.getelementptr"(%0, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%436) : (i32) -> ()
        }, {
          "scf.yield"(%421) : (i32) -> ()
        }) : (i1) -> i32
        %437 = "arith.cmpi"(%387, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %438 = "scf.if"(%437) ({
          %439 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %440 = "arith.addi"(%439, %387) : (i32, i32) -> i32
          %441 = "arith.extsi"(%440) : (i32) -> i64
          %442 = "llvm.getelementptr"(%0, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %443 = "llvm.load"(%442) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%443) : (i32) -> ()
        }, {
          "scf.yield"(%422) : (i32) -> ()
        }) : (i1) -> i32
        %444 = "arith.cmpi"(%392, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %445 = "scf.if"(%444) ({
          %446 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %447 = "arith.addi"(%446, %392) : (i32, i32) -> i32
          %448 = "arith.extsi"(%447) : (i32) -> i64
          %449 = "llvm.getelementptr"(%0, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%450) : (i32) -> ()
        }, {
          "scf.yield"(%423) : (i32) -> ()
        }) : (i1) -> i32
        %451 = "arith.cmpi"(%397, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %452 = "scf.if"(%451) ({
          %453 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %454 = "arith.addi"(%453, %397) : (i32, i32) -> i32
          %455 = "arith.extsi"(%454) : (i32) -> i64
          %456 = "llvm.getelementptr"(%0, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %457 = "llvm.load"(%456) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%457) : (i32) -> ()
        }, {
          "scf.yield"(%424) : (i32) -> ()
        }) : (i1) -> i32
        %458 = "arith.cmpi"(%402, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %459 = "scf.if"(%458) ({
          %460 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %461 = "arith.addi"(%460, %402) : (i32, i32) -> i32
          %462 = "arith.extsi"(%461) : (i32) -> i64
          %463 = "llvm.getelementptr"(%0, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %464 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%464) : (i32) -> ()
        }, {
          "scf.yield"(%425) : (i32) -> ()
        }) : (i1) -> i32
        %465 = "arith.cmpi"(%407, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %466 = "scf.if"(%465) ({
          %467 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %468 = "arith.addi"(%467, %407) : (i32, i32) -> i32
          %469 = "arith.extsi"(%468) : (i32) -> i64
          %470 = "llvm.getelementptr"(%0, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %471 = "llvm.load"(%470) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%471) : (i32) -> ()
        }, {
          "scf.yield"(%426) : (i32) -> ()
        }) : (i1) -> i32
        %472 = "arith.cmpi"(%412, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %473 = "scf.if"(%472) ({
          %474 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %475 = "arith.addi"(%474, %412) : (i32, i32) -> i32
          %476 = "arith.extsi"(%475) : (i32) -> i64
          %477 = "llvm.getelementptr"(%0, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%478) : (i32) -> ()
        }, {
          "scf.yield"(%427) : (i32) -> ()
        }) : (i1) -> i32
        %479 = "arith.cmpi"(%417, %429) {predicate = 2 : i64} : (i32, i32) -> i1
        %480 = "scf.if"(%479) ({
          %481 = "arith.muli"(%369, %380) : (i32, i32) -> i32
          %482 = "arith.addi"(%481, %417) : (i32, i32) -> i32
          %483 = "arith.extsi"(%482) : (i32) -> i64
          %484 = "llvm.getelementptr"(%0, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %485 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%485) : (i32) -> ()
        }, {
          "scf.yield"(%428) : (i32) -> ()
        }) : (i1) -> i32
        %486 = "arith.cmpi"(%431, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %487 = "arith.shli"(%431, %339) : (i32, i32) -> i32
        %488 = "arith.ori"(%487, %418) : (i32, i32) -> i32
        %489 = "arith.select"(%486, %488, %317) : (i1, i32, i32) -> i32
        %490 = "arith.divui"(%45, %380) : (i32, i32) -> i32
        %491 = "arith.addi"(%418, %490) : (i32, i32) -> i32
        %492 = "arith.remui"(%45, %380) : (i32, i32) -> i32
        %493 = "arith.addi"(%419, %492) : (i32, i32) -> i32
        %494 = "arith.cmpi"(%493, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %495, %496 = "scf.if"(%494) ({
          %497 = "arith.addi"(%491, %38) : (i32, i32) -> i32
          %498 = "arith.subi"(%493, %380) : (i32, i32) -> i32
          "scf.yield"(%498, %497) : (i32, i32) -> ()
        }, {
          "scf.yield"(%493, %491) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %499 = "arith.cmpi"(%438, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %500 = "arith.shli"(%438, %339) : (i32, i32) -> i32
        %501 = "arith.ori"(%500, %496) : (i32, i32) -> i32
        %502 = "arith.select"(%499, %501, %317) : (i1, i32, i32) -> i32
        %503 = "arith.addi"(%496, %490) : (i32, i32) -> i32
        %504 = "arith.addi"(%495, %492) : (i32, i32) -> i32
        %505 = "arith.cmpi"(%504, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %506, %507 = "scf.if"(%505) ({
          %508 = "arith.addi"(%503, %38) : (i32, i32) -> i32
          %509 = "arith.subi"(%504, %380) : (i32, i32) -> i32
          "scf.yield"(%509, %508) : (i32, i32) -> ()
        }, {
          "scf.yield"(%504, %503) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %510 = "arith.cmpi"(%445, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %511 = "arith.shli"(%445, %339) : (i32, i32) -> i32
        %512 = "arith.ori"(%511, %507) : (i32, i32) -> i32
        %513 = "arith.select"(%510, %512, %317) : (i1, i32, i32) -> i32
        %514 = "arith.addi"(%507, %490) : (i32, i32) -> i32
        %515 = "arith.addi"(%506, %492) : (i32, i32) -> i32
        %516 = "arith.cmpi"(%515, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %517, %518 = "scf.if"(%516) ({
          %519 = "arith.addi"(%514, %38) : (i32, i32) -> i32
          %520 = "arith.subi"(%515, %380) : (i32, i32) -> i32
          "scf.yield"(%520, %519) : (i32, i32) -> ()
        }, {
          "scf.yield"(%515, %514) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %521 = "arith.cmpi"(%452, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %522 = "arith.shli"(%452, %339) : (i32, i32) -> i32
        %523 = "arith.ori"(%522, %518) : (i32, i32) -> i32
        %524 = "arith.select"(%521, %523, %317) : (i1, i32, i32) -> i32
        %525 = "arith.addi"(%518, %490) : (i32, i32) -> i32
        %526 = "arith.addi"(%517, %492) : (i32, i32) -> i32
        %527 = "arith.cmpi"(%526, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %528, %529 = "scf.if"(%527) ({
          %530 = "arith.addi"(%525, %38) : (i32, i32) -> i32
          %531 = "arith.subi"(%526, %380) : (i32, i32) -> i32
          "scf.yield"(%531, %530) : (i32, i32) -> ()
        }, {
          "scf.yield"(%526, %525) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %532 = "arith.cmpi"(%459, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %533 = "arith.shli"(%459, %339) : (i32, i32) -> i32
        %534 = "arith.ori"(%533, %529) : (i32, i32) -> i32
        %535 = "arith.select"(%532, %534, %317) : (i1, i32, i32) -> i32
        %536 = "arith.addi"(%529, %490) : (i32, i32) -> i32
        %537 = "arith.addi"(%528, %492) : (i32, i32) -> i32
        %538 = "arith.cmpi"(%537, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %539, %540 = "scf.if"(%538) ({
          %541 = "arith.addi"(%536, %38) : (i32, i32) -> i32
          %542 = "arith.subi"(%537, %380) : (i32, i32) -> i32
          "scf.yield"(%542, %541) : (i32, i32) -> ()
        }, {
          "scf.yield"(%537, %536) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %543 = "arith.cmpi"(%466, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %544 = "arith.shli"(%466, %339) : (i32, i32) -> i32
        %545 = "arith.ori"(%544, %540) : (i32, i32) -> i32
        %546 = "arith.select"(%543, %545, %317) : (i1, i32, i32) -> i32
        %547 = "arith.addi"(%540, %490) : (i32, i32) -> i32
        %548 = "arith.addi"(%539, %492) : (i32, i32) -> i32
        %549 = "arith.cmpi"(%548, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %550, %551 = "scf.if"(%549) ({
          %552 = "arith.addi"(%547, %38) : (i32, i32) -> i32
          %553 = "arith.subi"(%548, %380) : (i32, i32) -> i32
          "scf.yield"(%553, %552) : (i32, i32) -> ()
        }, {
          "scf.yield"(%548, %547) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %554 = "arith.cmpi"(%473, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %555 = "arith.shli"(%473, %339) : (i32, i32) -> i32
        %556 = "arith.ori"(%555, %551) : (i32, i32) -> i32
        %557 = "arith.select"(%554, %556, %317) : (i1, i32, i32) -> i32
        %558 = "arith.addi"(%551, %490) : (i32, i32) -> i32
        %559 = "arith.addi"(%550, %492) : (i32, i32) -> i32
        %560 = "arith.cmpi"(%559, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %561, %562 = "scf.if"(%560) ({
          %563 = "arith.addi"(%558, %38) : (i32, i32) -> i32
          %564 = "arith.subi"(%559, %380) : (i32, i32) -> i32
          "scf.yield"(%564, %563) : (i32, i32) -> ()
        }, {
          "scf.yield"(%559, %558) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %565 = "arith.cmpi"(%480, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %566 = "arith.shli"(%480, %339) : (i32, i32) -> i32
        %567 = "arith.ori"(%566, %562) : (i32, i32) -> i32
        %568 = "arith.select"(%565, %567, %317) : (i1, i32, i32) -> i32
        %569 = "arith.addi"(%562, %490) : (i32, i32) -> i32
        %570 = "arith.addi"(%561, %492) : (i32, i32) -> i32
        %571 = "arith.cmpi"(%570, %380) {predicate = 5 : i64} : (i32, i32) -> i1
        %572, %573 = "scf.if"(%571) ({
          %574 = "arith.addi"(%569, %38) : (i32, i32) -> i32
          %575 = "arith.subi"(%570, %380) : (i32, i32) -> i32
          "scf.yield"(%575, %574) : (i32, i32) -> ()
        }, {
          "scf.yield"(%570, %569) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %576 = "arith.cmpi"(%489, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%576) ({
          %577 = "arith.shrsi"(%489, %339) : (i32, i32) -> i32
          %578 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %579 = "arith.andi"(%489, %578) : (i32, i32) -> i32
          %580 = "arith.constant"() {value = 5 : i32} : () -> i32
          %581 = "arith.shrsi"(%579, %580) : (i32, i32) -> i32
          %582 = "arith.muli"(%581, %376) : (i32, i32) -> i32
          %583 = "arith.addi"(%577, %582) : (i32, i32) -> i32
          %584 = "llvm.getelementptr"(%20, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %585 = "arith.andi"(%489, %27) : (i32, i32) -> i32
          %586 = "arith.shli"(%38, %585) : (i32, i32) -> i32
          %587 = "arith.cmpi"(%585, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %588 = "arith.select"(%587, %586, %318) : (i1, i32, i32) -> i32
          %t589_s0 = "llvm.ptrtoint"(%584) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t589_s0, %588) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %590 = "arith.cmpi"(%502, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%590) ({
          %591 = "arith.shrsi"(%502, %339) : (i32, i32) -> i32
          %592 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %593 = "arith.andi"(%502, %592) : (i32, i32) -> i32
          %594 = "arith.constant"() {value = 5 : i32} : () -> i32
          %595 = "arith.shrsi"(%593, %594) : (i32, i32) -> i32
          %596 = "arith.muli"(%595, %376) : (i32, i32) -> i32
          %597 = "arith.addi"(%591, %596) : (i32, i32) -> i32
          %598 = "llvm.getelementptr"(%20, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %599 = "arith.andi"(%502, %27) : (i32, i32) -> i32
          %600 = "arith.shli"(%38, %599) : (i32, i32) -> i32
          %601 = "arith.cmpi"(%599, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %602 = "arith.select"(%601, %600, %318) : (i1, i32, i32) -> i32
          %t603_s0 = "llvm.ptrtoint"(%598) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t603_s0, %602) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %604 = "arith.cmpi"(%513, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%604) ({
          %605 = "arith.shrsi"(%513, %339) : (i32, i32) -> i32
          %606 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %607 = "arith.andi"(%513, %606) : (i32, i32) -> i32
          %608 = "arith.constant"() {value = 5 : i32} : () -> i32
          %609 = "arith.shrsi"(%607, %608) : (i32, i32) -> i32
          %610 = "arith.muli"(%609, %376) : (i32, i32) -> i32
          %611 = "arith.addi"(%605, %610) : (i32, i32) -> i32
          %612 = "llvm.getelementptr"(%20, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %613 = "arith.andi"(%513, %27) : (i32, i32) -> i32
          %614 = "arith.shli"(%38, %613) : (i32, i32) -> i32
          %615 = "arith.cmpi"(%613, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %616 = "arith.select"(%615, %614, %318) : (i1, i32, i32) -> i32
          %t617_s0 = "llvm.ptrtoint"(%612) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t617_s0, %616) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %618 = "arith.cmpi"(%524, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%618) ({
          %619 = "arith.shrsi"(%524, %339) : (i32, i32) -> i32
          %620 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %621 = "arith.andi"(%524, %620) : (i32, i32) -> i32
          %622 = "arith.constant"() {value = 5 : i32} : () -> i32
          %623 = "arith.shrsi"(%621, %622) : (i32, i32) -> i32
          %624 = "arith.muli"(%623, %376) : (i32, i32) -> i32
          %625 = "arith.addi"(%619, %624) : (i32, i32) -> i32
          %626 = "llvm.getelementptr"(%20, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %627 = "arith.andi"(%524, %27) : (i32, i32) -> i32
          %628 = "arith.shli"(%38, %627) : (i32, i32) -> i32
          %629 = "arith.cmpi"(%627, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %630 = "arith.select"(%629, %628, %318) : (i1, i32, i32) -> i32
          %t631_s0 = "llvm.ptrtoint"(%626) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t631_s0, %630) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %632 = "arith.cmpi"(%535, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%632) ({
          %633 = "arith.shrsi"(%535, %339) : (i32, i32) -> i32
          %634 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %635 = "arith.andi"(%535, %634) : (i32, i32) -> i32
          %636 = "arith.constant"() {value = 5 : i32} : () -> i32
          %637 = "arith.shrsi"(%635, %636) : (i32, i32) -> i32
          %638 = "arith.muli"(%637, %376) : (i32, i32) -> i32
          %639 = "arith.addi"(%633, %638) : (i32, i32) -> i32
          %640 = "llvm.getelementptr"(%20, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %641 = "arith.andi"(%535, %27) : (i32, i32) -> i32
          %642 = "arith.shli"(%38, %641) : (i32, i32) -> i32
          %643 = "arith.cmpi"(%641, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %644 = "arith.select"(%643, %642, %318) : (i1, i32, i32) -> i32
          %t645_s0 = "llvm.ptrtoint"(%640) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t645_s0, %644) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %646 = "arith.cmpi"(%546, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%646) ({
          %647 = "arith.shrsi"(%546, %339) : (i32, i32) -> i32
          %648 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %649 = "arith.andi"(%546, %648) : (i32, i32) -> i32
          %650 = "arith.constant"() {value = 5 : i32} : () -> i32
          %651 = "arith.shrsi"(%649, %650) : (i32, i32) -> i32
          %652 = "arith.muli"(%651, %376) : (i32, i32) -> i32
          %653 = "arith.addi"(%647, %652) : (i32, i32) -> i32
          %654 = "llvm.getelementptr"(%20, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %655 = "arith.andi"(%546, %27) : (i32, i32) -> i32
          %656 = "arith.shli"(%38, %655) : (i32, i32) -> i32
          %657 = "arith.cmpi"(%655, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %658 = "arith.select"(%657, %656, %318) : (i1, i32, i32) -> i32
          %t659_s0 = "llvm.ptrtoint"(%654) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t659_s0, %658) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %660 = "arith.cmpi"(%557, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%660) ({
          %661 = "arith.shrsi"(%557, %339) : (i32, i32) -> i32
          %662 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %663 = "arith.andi"(%557, %662) : (i32, i32) -> i32
          %664 = "arith.constant"() {value = 5 : i32} : () -> i32
          %665 = "arith.shrsi"(%663, %664) : (i32, i32) -> i32
          %666 = "arith.muli"(%665, %376) : (i32, i32) -> i32
          %667 = "arith.addi"(%661, %666) : (i32, i32) -> i32
          %668 = "llvm.getelementptr"(%20, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %669 = "arith.andi"(%557, %27) : (i32, i32) -> i32
          %670 = "arith.shli"(%38, %669) : (i32, i32) -> i32
          %671 = "arith.cmpi"(%669, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %672 = "arith.select"(%671, %670, %318) : (i1, i32, i32) -> i32
          %t673_s0 = "llvm.ptrtoint"(%668) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t673_s0, %672) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %674 = "arith.cmpi"(%568, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%674) ({
          %675 = "arith.shrsi"(%568, %339) : (i32, i32) -> i32
          %676 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %677 = "arith.andi"(%568, %676) : (i32, i32) -> i32
          %678 = "arith.constant"() {value = 5 : i32} : () -> i32
          %679 = "arith.shrsi"(%677, %678) : (i32, i32) -> i32
          %680 = "arith.muli"(%679, %376) : (i32, i32) -> i32
          %681 = "arith.addi"(%675, %680) : (i32, i32) -> i32
          %682 = "llvm.getelementptr"(%20, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %683 = "arith.andi"(%568, %27) : (i32, i32) -> i32
          %684 = "arith.shli"(%38, %683) : (i32, i32) -> i32
          %685 = "arith.cmpi"(%683, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %686 = "arith.select"(%685, %684, %318) : (i1, i32, i32) -> i32
          %t687_s0 = "llvm.ptrtoint"(%682) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t687_s0, %686) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %688 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %689 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %690 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        "scf.for"(%688, %6, %45) ({
        ^bb0(%691: i32):
          %692 = "arith.addi"(%371, %27) : (i32, i32) -> i32
          %693 = "arith.constant"() {value = 5 : i32} : () -> i32
          %694 = "arith.shrsi"(%692, %693) : (i32, i32) -> i32
          %695 = "scf.for"(%318, %694, %334, %318) ({
          ^bb0(%696: i32, %697: i32):
            %698 = "arith.muli"(%696, %376) : (i32, i32) -> i32
            %699 = "arith.addi"(%691, %698) : (i32, i32) -> i32
            %700 = "llvm.getelementptr"(%20, %699) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %701 = "llvm.load"(%700) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %702 = "arith.addi"(%696, %38) : (i32, i32) -> i32
            %703 = "arith.muli"(%702, %376) : (i32, i32) -> i32
            %704 = "arith.addi"(%691, %703) : (i32, i32) -> i32
            %705 = "llvm.getelementptr"(%20, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %706 = "llvm.load"(%705) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %707 = "arith.addi"(%696, %324) : (i32, i32) -> i32
            %708 = "arith.muli"(%707, %376) : (i32, i32) -> i32
            %709 = "arith.addi"(%691, %708) : (i32, i32) -> i32
            %710 = "llvm.getelementptr"(%20, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %711 = "llvm.load"(%710) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %712 = "arith.constant"() {value = 3 : i32} : () -> i32
            %713 = "arith.addi"(%696, %712) : (i32, i32) -> i32
            %714 = "arith.muli"(%713, %376) : (i32, i32) -> i32
            %715 = "arith.addi"(%691, %714) : (i32, i32) -> i32
            %716 = "llvm.getelementptr"(%20, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %717 = "llvm.load"(%716) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %718 = "arith.addi"(%696, %329) : (i32, i32) -> i32
            %719 = "arith.muli"(%718, %376) : (i32, i32) -> i32
            %720 = "arith.addi"(%691, %719) : (i32, i32) -> i32
            %721 = "llvm.getelementptr"(%20, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %722 = "llvm.load"(%721) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %723 = "arith.addi"(%696, %693) : (i32, i32) -> i32
            %724 = "arith.muli"(%723, %376) : (i32, i32) -> i32
            %725 = "arith.addi"(%691, %724) : (i32, i32) -> i32
            %726 = "llvm.getelementptr"(%20, %725) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %727 = "llvm.load"(%726) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %728 = "arith.constant"() {value = 6 : i32} : () -> i32
            %729 = "arith.addi"(%696, %728) : (i32, i32) -> i32
            %730 = "arith.muli"(%729, %376) : (i32, i32) -> i32
            %731 = "arith.addi"(%691, %730) : (i32, i32) -> i32
            %732 = "llvm.getelementptr"(%20, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %733 = "llvm.load"(%732) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %734 = "arith.constant"() {value = 7 : i32} : () -> i32
            %735 = "arith.addi"(%696, %734) : (i32, i32) -> i32
            %736 = "arith.muli"(%735, %376) : (i32, i32) -> i32
            %737 = "arith.addi"(%691, %736) : (i32, i32) -> i32
            %738 = "llvm.getelementptr"(%20, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %739 = "llvm.load"(%738) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %740 = "llvm.getelementptr"(%21, %699) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%697, %740) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %741 = "llvm.intr.ctpop"(%701) : (i32) -> i32
            %742 = "arith.addi"(%697, %741) : (i32, i32) -> i32
            %743 = "llvm.getelementptr"(%21, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%742, %743) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %744 = "llvm.intr.ctpop"(%706) : (i32) -> i32
            %745 = "arith.addi"(%742, %744) : (i32, i32) -> i32
            %746 = "llvm.getelementptr"(%21, %709) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%745, %746) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %747 = "llvm.intr.ctpop"(%711) : (i32) -> i32
            %748 = "arith.addi"(%745, %747) : (i32, i32) -> i32
            %749 = "llvm.getelementptr"(%21, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%748, %749) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %750 = "llvm.intr.ctpop"(%717) : (i32) -> i32
            %751 = "arith.addi"(%748, %750) : (i32, i32) -> i32
            %752 = "llvm.getelementptr"(%21, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%751, %752) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %753 = "llvm.intr.ctpop"(%722) : (i32) -> i32
            %754 = "arith.addi"(%751, %753) : (i32, i32) -> i32
            %755 = "llvm.getelementptr"(%21, %725) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%754, %755) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %756 = "llvm.intr.ctpop"(%727) : (i32) -> i32
            %757 = "arith.addi"(%754, %756) : (i32, i32) -> i32
            %758 = "llvm.getelementptr"(%21, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%757, %758) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %759 = "llvm.intr.ctpop"(%733) : (i32) -> i32
            %760 = "arith.addi"(%757, %759) : (i32, i32) -> i32
            %761 = "llvm.getelementptr"(%21, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%760, %761) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %762 = "llvm.intr.ctpop"(%739) : (i32) -> i32
            %763 = "arith.addi"(%760, %762) : (i32, i32) -> i32
            "scf.yield"(%763) : (i32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32, i32) -> i32
          %764 = "llvm.getelementptr"(%24, %691) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%695, %764) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%765: i32):
          %766 = "llvm.getelementptr"(%24, %765) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %767 = "llvm.load"(%766) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %768 = "llvm.getelementptr"(%25, %765) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%767, %768) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %769 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %770 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %771 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %772 = "arith.cmpi"(%769, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %773 = "scf.if"(%772) ({
          %774 = "llvm.getelementptr"(%25, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %775 = "llvm.load"(%774) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%775) : (i32) -> ()
        }, {
          "scf.yield"(%318) : (i32) -> ()
        }) : (i1) -> i32
        %776 = "nvvm.shfl.sync"(%317, %773, %38, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %777 = "arith.remui"(%769, %29) : (i32, i32) -> i32
        %778 = "arith.cmpi"(%777, %38) {predicate = 5 : i64} : (i32, i32) -> i1
        %779 = "arith.select"(%778, %776, %318) : (i1, i32, i32) -> i32
        %780 = "arith.addi"(%773, %779) : (i32, i32) -> i32
        %781 = "nvvm.shfl.sync"(%317, %780, %324, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %782 = "arith.cmpi"(%777, %324) {predicate = 5 : i64} : (i32, i32) -> i1
        %783 = "arith.select"(%782, %781, %318) : (i1, i32, i32) -> i32
        %784 = "arith.addi"(%780, %783) : (i32, i32) -> i32
        %785 = "nvvm.shfl.sync"(%317, %784, %329, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %786 = "arith.cmpi"(%777, %329) {predicate = 5 : i64} : (i32, i32) -> i1
        %787 = "arith.select"(%786, %785, %318) : (i1, i32, i32) -> i32
        %788 = "arith.addi"(%784, %787) : (i32, i32) -> i32
        %789 = "nvvm.shfl.sync"(%317, %788, %334, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %790 = "arith.cmpi"(%777, %334) {predicate = 5 : i64} : (i32, i32) -> i1
        %791 = "arith.select"(%790, %789, %318) : (i1, i32, i32) -> i32
        %792 = "arith.addi"(%788, %791) : (i32, i32) -> i32
        %793 = "nvvm.shfl.sync"(%317, %792, %339, %318) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %794 = "arith.cmpi"(%777, %339) {predicate = 5 : i64} : (i32, i32) -> i1
        %795 = "arith.select"(%794, %793, %318) : (i1, i32, i32) -> i32
        %796 = "arith.addi"(%792, %795) : (i32, i32) -> i32
        "scf.if"(%772) ({
          %797 = "llvm.getelementptr"(%25, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%796, %797) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %798 = "scf.if"(%772) ({
          %799 = "arith.divui"(%769, %29) : (i32, i32) -> i32
          %800 = "scf.for"(%318, %799, %38, %796) ({
          ^bb0(%801: i32, %802: i32):
            %803 = "arith.muli"(%801, %29) : (i32, i32) -> i32
            %804 = "arith.addi"(%803, %27) : (i32, i32) -> i32
            %805 = "llvm.getelementptr"(%25, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %806 = "llvm.load"(%805) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %807 = "arith.addi"(%802, %806) : (i32, i32) -> i32
            "scf.yield"(%807) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          "scf.yield"(%800) : (i32) -> ()
        }, {
          "scf.yield"(%796) : (i32) -> ()
        }) : (i1) -> i32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.if"(%772) ({
          %808 = "llvm.getelementptr"(%25, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%798, %808) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %809 = "arith.muli"(%369, %2) : (i32, i32) -> i32
        %810 = "arith.muli"(%371, %2) : (i32, i32) -> i32
        %811 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %812 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %813 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %814 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %815 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %816 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %817 = "arith.addi"(%814, %45) : (i32, i32) -> i32
        %818 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %819 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %820 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %821 = "arith.addi"(%818, %391) : (i32, i32) -> i32
        %822 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %823 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %824 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %825 = "arith.addi"(%822, %396) : (i32, i32) -> i32
        %826 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %827 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %828 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %829 = "arith.addi"(%826, %401) : (i32, i32) -> i32
        %830 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %831 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %832 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %833 = "arith.addi"(%830, %406) : (i32, i32) -> i32
        %834 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %835 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %836 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %837 = "arith.addi"(%834, %411) : (i32, i32) -> i32
        %838 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %839 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %840 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %841 = "arith.addi"(%838, %416) : (i32, i32) -> i32
        %842 = "arith.maxsi"(%489, %318) : (i32, i32) -> i32
        %843 = "arith.shrsi"(%842, %339) : (i32, i32) -> i32
        %844 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %845 = "arith.andi"(%842, %844) : (i32, i32) -> i32
        %846 = "arith.constant"() {value = 5 : i32} : () -> i32
        %847 = "arith.shrsi"(%845, %846) : (i32, i32) -> i32
        %848 = "arith.muli"(%847, %376) : (i32, i32) -> i32
        %849 = "arith.addi"(%843, %848) : (i32, i32) -> i32
        %850 = "llvm.getelementptr"(%21, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %851 = "llvm.load"(%850) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %852 = "llvm.getelementptr"(%20, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %853 = "llvm.load"(%852) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %854 = "arith.remui"(%842, %29) : (i32, i32) -> i32
        %855 = "arith.shli"(%38, %854) : (i32, i32) -> i32
        %856 = "arith.cmpi"(%854, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %857 = "arith.select"(%856, %855, %318) : (i1, i32, i32) -> i32
        %858 = "arith.subi"(%857, %38) : (i32, i32) -> i32
        %859 = "arith.andi"(%853, %858) : (i32, i32) -> i32
        %860 = "llvm.intr.ctpop"(%859) : (i32) -> i32
        %861 = "arith.addi"(%851, %860) : (i32, i32) -> i32
        %862 = "arith.cmpi"(%489, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %863 = "llvm.getelementptr"(%22, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %864 = "llvm.load"(%863) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %865 = "arith.addi"(%864, %861) : (i32, i32) -> i32
        %866 = "arith.select"(%862, %865, %317) : (i1, i32, i32) -> i32
        %867 = "llvm.getelementptr"(%25, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %868 = "llvm.load"(%867) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %869 = "llvm.getelementptr"(%24, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %870 = "llvm.load"(%869) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %871 = "arith.subi"(%868, %870) : (i32, i32) -> i32
        %872 = "arith.addi"(%871, %861) : (i32, i32) -> i32
        %873 = "arith.maxsi"(%502, %318) : (i32, i32) -> i32
        %874 = "arith.shrsi"(%873, %339) : (i32, i32) -> i32
        %875 = "arith.andi"(%873, %844) : (i32, i32) -> i32
        %876 = "arith.shrsi"(%875, %846) : (i32, i32) -> i32
        %877 = "arith.muli"(%876, %376) : (i32, i32) -> i32
        %878 = "arith.addi"(%874, %877) : (i32, i32) -> i32
        %879 = "llvm.getelementptr"(%21, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %880 = "llvm.load"(%879) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %881 = "llvm.getelementptr"(%20, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %882 = "llvm.load"(%881) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %883 = "arith.remui"(%873, %29) : (i32, i32) -> i32
        %884 = "arith.shli"(%38, %883) : (i32, i32) -> i32
        %885 = "arith.cmpi"(%883, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %886 = "arith.select"(%885, %884, %318) : (i1, i32, i32) -> i32
        %887 = "arith.subi"(%886, %38) : (i32, i32) -> i32
        %888 = "arith.andi"(%882, %887) : (i32, i32) -> i32
        %889 = "llvm.intr.ctpop"(%888) : (i32) -> i32
        %890 = "arith.addi"(%880, %889) : (i32, i32) -> i32
        %891 = "arith.cmpi"(%502, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %892 = "llvm.getelementptr"(%22, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %893 = "llvm.load"(%892) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %894 = "arith.addi"(%893, %890) : (i32, i32) -> i32
        %895 = "arith.select"(%891, %894, %317) : (i1, i32, i32) -> i32
        %896 = "llvm.getelementptr"(%25, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %897 = "llvm.load"(%896) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %898 = "llvm.getelementptr"(%24, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %899 = "llvm.load"(%898) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %900 = "arith.subi"(%897, %899) : (i32, i32) -> i32
        %901 = "arith.addi"(%900, %890) : (i32, i32) -> i32
        %902 = "arith.maxsi"(%513, %318) : (i32, i32) -> i32
        %903 = "arith.shrsi"(%902, %339) : (i32, i32) -> i32
        %904 = "arith.andi"(%902, %844) : (i32, i32) -> i32
        %905 = "arith.shrsi"(%904, %846) : (i32, i32) -> i32
        %906 = "arith.muli"(%905, %376) : (i32, i32) -> i32
        %907 = "arith.addi"(%903, %906) : (i32, i32) -> i32
        %908 = "llvm.getelementptr"(%21, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %909 = "llvm.load"(%908) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %910 = "llvm.getelementptr"(%20, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %911 = "llvm.load"(%910) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %912 = "arith.remui"(%902, %29) : (i32, i32) -> i32
        %913 = "arith.shli"(%38, %912) : (i32, i32) -> i32
        %914 = "arith.cmpi"(%912, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %915 = "arith.select"(%914, %913, %318) : (i1, i32, i32) -> i32
        %916 = "arith.subi"(%915, %38) : (i32, i32) -> i32
        %917 = "arith.andi"(%911, %916) : (i32, i32) -> i32
        %918 = "llvm.intr.ctpop"(%917) : (i32) -> i32
        %919 = "arith.addi"(%909, %918) : (i32, i32) -> i32
        %920 = "arith.cmpi"(%513, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %921 = "llvm.getelementptr"(%22, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %922 = "llvm.load"(%921) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %923 = "arith.addi"(%922, %919) : (i32, i32) -> i32
        %924 = "arith.select"(%920, %923, %317) : (i1, i32, i32) -> i32
        %925 = "llvm.getelementptr"(%25, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %926 = "llvm.load"(%925) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %927 = "llvm.getelementptr"(%24, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %928 = "llvm.load"(%927) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %929 = "arith.subi"(%926, %928) : (i32, i32) -> i32
        %930 = "arith.addi"(%929, %919) : (i32, i32) -> i32
        %931 = "arith.maxsi"(%524, %318) : (i32, i32) -> i32
        %932 = "arith.shrsi"(%931, %339) : (i32, i32) -> i32
        %933 = "arith.andi"(%931, %844) : (i32, i32) -> i32
        %934 = "arith.shrsi"(%933, %846) : (i32, i32) -> i32
        %935 = "arith.muli"(%934, %376) : (i32, i32) -> i32
        %936 = "arith.addi"(%932, %935) : (i32, i32) -> i32
        %937 = "llvm.getelementptr"(%21, %936) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %938 = "llvm.load"(%937) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %939 = "llvm.getelementptr"(%20, %936) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %940 = "llvm.load"(%939) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %941 = "arith.remui"(%931, %29) : (i32, i32) -> i32
        %942 = "arith.shli"(%38, %941) : (i32, i32) -> i32
        %943 = "arith.cmpi"(%941, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %944 = "arith.select"(%943, %942, %318) : (i1, i32, i32) -> i32
        %945 = "arith.subi"(%944, %38) : (i32, i32) -> i32
        %946 = "arith.andi"(%940, %945) : (i32, i32) -> i32
        %947 = "llvm.intr.ctpop"(%946) : (i32) -> i32
        %948 = "arith.addi"(%938, %947) : (i32, i32) -> i32
        %949 = "arith.cmpi"(%524, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %950 = "llvm.getelementptr"(%22, %932) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %951 = "llvm.load"(%950) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %952 = "arith.addi"(%951, %948) : (i32, i32) -> i32
        %953 = "arith.select"(%949, %952, %317) : (i1, i32, i32) -> i32
        %954 = "llvm.getelementptr"(%25, %932) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %955 = "llvm.load"(%954) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %956 = "llvm.getelementptr"(%24, %932) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %957 = "llvm.load"(%956) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %958 = "arith.subi"(%955, %957) : (i32, i32) -> i32
        %959 = "arith.addi"(%958, %948) : (i32, i32) -> i32
        %960 = "arith.cmpi"(%811, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%960) ({
          %961 = "arith.addi"(%809, %811) : (i32, i32) -> i32
          %962 = "arith.extsi"(%961) : (i32) -> i64
          %963 = "llvm.getelementptr"(%7, %962) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%866, %963) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %964 = "arith.cmpi"(%866, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%964) ({
            %965 = "llvm.getelementptr"(%26, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%489, %965) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %966 = "arith.cmpi"(%817, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%966) ({
          %967 = "arith.addi"(%809, %817) : (i32, i32) -> i32
          %968 = "arith.extsi"(%967) : (i32) -> i64
          %969 = "llvm.getelementptr"(%7, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%895, %969) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %970 = "arith.cmpi"(%895, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%970) ({
            %971 = "llvm.getelementptr"(%26, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%502, %971) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %972 = "arith.cmpi"(%821, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%972) ({
          %973 = "arith.addi"(%809, %821) : (i32, i32) -> i32
          %974 = "arith.extsi"(%973) : (i32) -> i64
          %975 = "llvm.getelementptr"(%7, %974) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%924, %975) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %976 = "arith.cmpi"(%924, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%976) ({
            %977 = "llvm.getelementptr"(%26, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%513, %977) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %978 = "arith.cmpi"(%825, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%978) ({
          %979 = "arith.addi"(%809, %825) : (i32, i32) -> i32
          %980 = "arith.extsi"(%979) : (i32) -> i64
          %981 = "llvm.getelementptr"(%7, %980) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%953, %981) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %982 = "arith.cmpi"(%953, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%982) ({
            %983 = "llvm.getelementptr"(%26, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%524, %983) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %984 = "arith.maxsi"(%535, %318) : (i32, i32) -> i32
        %985 = "arith.shrsi"(%984, %339) : (i32, i32) -> i32
        %986 = "arith.andi"(%984, %844) : (i32, i32) -> i32
        %987 = "arith.shrsi"(%986, %846) : (i32, i32) -> i32
        %988 = "arith.muli"(%987, %376) : (i32, i32) -> i32
        %989 = "arith.addi"(%985, %988) : (i32, i32) -> i32
        %990 = "llvm.getelementptr"(%21, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %991 = "llvm.load"(%990) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %992 = "llvm.getelementptr"(%20, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %993 = "llvm.load"(%992) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %994 = "arith.remui"(%984, %29) : (i32, i32) -> i32
        %995 = "arith.shli"(%38, %994) : (i32, i32) -> i32
        %996 = "arith.cmpi"(%994, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %997 = "arith.select"(%996, %995, %318) : (i1, i32, i32) -> i32
        %998 = "arith.subi"(%997, %38) : (i32, i32) -> i32
        %999 = "arith.andi"(%993, %998) : (i32, i32) -> i32
        %1000 = "llvm.intr.ctpop"(%999) : (i32) -> i32
        %1001 = "arith.addi"(%991, %1000) : (i32, i32) -> i32
        %1002 = "arith.cmpi"(%535, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %1003 = "llvm.getelementptr"(%22, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1004 = "llvm.load"(%1003) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1005 = "arith.addi"(%1004, %1001) : (i32, i32) -> i32
        %1006 = "arith.select"(%1002, %1005, %317) : (i1, i32, i32) -> i32
        %1007 = "llvm.getelementptr"(%25, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1008 = "llvm.load"(%1007) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1009 = "llvm.getelementptr"(%24, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1010 = "llvm.load"(%1009) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1011 = "arith.subi"(%1008, %1010) : (i32, i32) -> i32
        %1012 = "arith.addi"(%1011, %1001) : (i32, i32) -> i32
        %1013 = "arith.maxsi"(%546, %318) : (i32, i32) -> i32
        %1014 = "arith.shrsi"(%1013, %339) : (i32, i32) -> i32
        %1015 = "arith.andi"(%1013, %844) : (i32, i32) -> i32
        %1016 = "arith.shrsi"(%1015, %846) : (i32, i32) -> i32
        %1017 = "arith.muli"(%1016, %376) : (i32, i32) -> i32
        %1018 = "arith.addi"(%1014, %1017) : (i32, i32) -> i32
        %1019 = "llvm.getelementptr"(%21, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1020 = "llvm.load"(%1019) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1021 = "llvm.getelementptr"(%20, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1022 = "llvm.load"(%1021) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1023 = "arith.remui"(%1013, %29) : (i32, i32) -> i32
        %1024 = "arith.shli"(%38, %1023) : (i32, i32) -> i32
        %1025 = "arith.cmpi"(%1023, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1026 = "arith.select"(%1025, %1024, %318) : (i1, i32, i32) -> i32
        %1027 = "arith.subi"(%1026, %38) : (i32, i32) -> i32
        %1028 = "arith.andi"(%1022, %1027) : (i32, i32) -> i32
        %1029 = "llvm.intr.ctpop"(%1028) : (i32) -> i32
        %1030 = "arith.addi"(%1020, %1029) : (i32, i32) -> i32
        %1031 = "arith.cmpi"(%546, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %1032 = "llvm.getelementptr"(%22, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1033 = "llvm.load"(%1032) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1034 = "arith.addi"(%1033, %1030) : (i32, i32) -> i32
        %1035 = "arith.select"(%1031, %1034, %317) : (i1, i32, i32) -> i32
        %1036 = "llvm.getelementptr"(%25, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1037 = "llvm.load"(%1036) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1038 = "llvm.getelementptr"(%24, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1039 = "llvm.load"(%1038) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1040 = "arith.subi"(%1037, %1039) : (i32, i32) -> i32
        %1041 = "arith.addi"(%1040, %1030) : (i32, i32) -> i32
        %1042 = "arith.maxsi"(%557, %318) : (i32, i32) -> i32
        %1043 = "arith.shrsi"(%1042, %339) : (i32, i32) -> i32
        %1044 = "arith.andi"(%1042, %844) : (i32, i32) -> i32
        %1045 = "arith.shrsi"(%1044, %846) : (i32, i32) -> i32
        %1046 = "arith.muli"(%1045, %376) : (i32, i32) -> i32
        %1047 = "arith.addi"(%1043, %1046) : (i32, i32) -> i32
        %1048 = "llvm.getelementptr"(%21, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1049 = "llvm.load"(%1048) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1050 = "llvm.getelementptr"(%20, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1051 = "llvm.load"(%1050) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1052 = "arith.remui"(%1042, %29) : (i32, i32) -> i32
        %1053 = "arith.shli"(%38, %1052) : (i32, i32) -> i32
        %1054 = "arith.cmpi"(%1052, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1055 = "arith.select"(%1054, %1053, %318) : (i1, i32, i32) -> i32
        %1056 = "arith.subi"(%1055, %38) : (i32, i32) -> i32
        %1057 = "arith.andi"(%1051, %1056) : (i32, i32) -> i32
        %1058 = "llvm.intr.ctpop"(%1057) : (i32) -> i32
        %1059 = "arith.addi"(%1049, %1058) : (i32, i32) -> i32
        %1060 = "arith.cmpi"(%557, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %1061 = "llvm.getelementptr"(%22, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1062 = "llvm.load"(%1061) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1063 = "arith.addi"(%1062, %1059) : (i32, i32) -> i32
        %1064 = "arith.select"(%1060, %1063, %317) : (i1, i32, i32) -> i32
        %1065 = "llvm.getelementptr"(%25, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1066 = "llvm.load"(%1065) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1067 = "llvm.getelementptr"(%24, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1068 = "llvm.load"(%1067) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1069 = "arith.subi"(%1066, %1068) : (i32, i32) -> i32
        %1070 = "arith.addi"(%1069, %1059) : (i32, i32) -> i32
        %1071 = "arith.maxsi"(%568, %318) : (i32, i32) -> i32
        %1072 = "arith.shrsi"(%1071, %339) : (i32, i32) -> i32
        %1073 = "arith.andi"(%1071, %844) : (i32, i32) -> i32
        %1074 = "arith.shrsi"(%1073, %846) : (i32, i32) -> i32
        %1075 = "arith.muli"(%1074, %376) : (i32, i32) -> i32
        %1076 = "arith.addi"(%1072, %1075) : (i32, i32) -> i32
        %1077 = "llvm.getelementptr"(%21, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1078 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1079 = "llvm.getelementptr"(%20, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1081 = "arith.remui"(%1071, %29) : (i32, i32) -> i32
        %1082 = "arith.shli"(%38, %1081) : (i32, i32) -> i32
        %1083 = "arith.cmpi"(%1081, %29) {predicate = 6 : i64} : (i32, i32) -> i1
        %1084 = "arith.select"(%1083, %1082, %318) : (i1, i32, i32) -> i32
        %1085 = "arith.subi"(%1084, %38) : (i32, i32) -> i32
        %1086 = "arith.andi"(%1080, %1085) : (i32, i32) -> i32
        %1087 = "llvm.intr.ctpop"(%1086) : (i32) -> i32
        %1088 = "arith.addi"(%1078, %1087) : (i32, i32) -> i32
        %1089 = "arith.cmpi"(%568, %318) {predicate = 5 : i64} : (i32, i32) -> i1
        %1090 = "llvm.getelementptr"(%22, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1091 = "llvm.load"(%1090) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1092 = "arith.addi"(%1091, %1088) : (i32, i32) -> i32
        %1093 = "arith.select"(%1089, %1092, %317) : (i1, i32, i32) -> i32
        %1094 = "llvm.getelementptr"(%25, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1095 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1096 = "llvm.getelementptr"(%24, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1097 = "llvm.load"(%1096) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1098 = "arith.subi"(%1095, %1097) : (i32, i32) -> i32
        %1099 = "arith.addi"(%1098, %1088) : (i32, i32) -> i32
        %1100 = "arith.cmpi"(%829, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1100) ({
          %1101 = "arith.addi"(%809, %829) : (i32, i32) -> i32
          %1102 = "arith.extsi"(%1101) : (i32) -> i64
          %1103 = "llvm.getelementptr"(%7, %1102) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1006, %1103) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1104 = "arith.cmpi"(%1006, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1104) ({
            %1105 = "llvm.getelementptr"(%26, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%535, %1105) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1106 = "arith.cmpi"(%833, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1106) ({
          %1107 = "arith.addi"(%809, %833) : (i32, i32) -> i32
          %1108 = "arith.extsi"(%1107) : (i32) -> i64
          %1109 = "llvm.getelementptr"(%7, %1108) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1035, %1109) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1110 = "arith.cmpi"(%1035, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1110) ({
            %1111 = "llvm.getelementptr"(%26, %1041) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%546, %1111) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1112 = "arith.cmpi"(%837, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1112) ({
          %1113 = "arith.addi"(%809, %837) : (i32, i32) -> i32
          %1114 = "arith.extsi"(%1113) : (i32) -> i64
          %1115 = "llvm.getelementptr"(%7, %1114) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1064, %1115) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1116 = "arith.cmpi"(%1064, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1116) ({
            %1117 = "llvm.getelementptr"(%26, %1070) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%557, %1117) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1118 = "arith.cmpi"(%841, %810) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1118) ({
          %1119 = "arith.addi"(%809, %841) : (i32, i32) -> i32
          %1120 = "arith.extsi"(%1119) : (i32) -> i64
          %1121 = "llvm.getelementptr"(%7, %1120) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1093, %1121) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %1122 = "arith.cmpi"(%1093, %318) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.if"(%1122) ({
            %1123 = "llvm.getelementptr"(%26, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%568, %1123) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1124 = "arith.subi"(%6, %38) : (i32, i32) -> i32
        %1125 = "llvm.getelementptr"(%25, %1124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1126 = "llvm.load"(%1125) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.for"(%13, %1126, %45) ({
        ^bb0(%1127: i32):
          %1128 = "llvm.getelementptr"(%26, %1127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1129 = "llvm.load"(%1128) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1130 = "arith.shrsi"(%1129, %339) : (i32, i32) -> i32
          %1131 = "arith.andi"(%1129, %844) : (i32, i32) -> i32
          %1132 = "arith.addi"(%369, %1131) : (i32, i32) -> i32
          %1133 = "llvm.getelementptr"(%22, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1134 = "llvm.load"(%1133) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1135 = "arith.addi"(%1134, %1127) : (i32, i32) -> i32
          %1136 = "llvm.getelementptr"(%25, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1137 = "llvm.load"(%1136) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1138 = "llvm.getelementptr"(%24, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1139 = "llvm.load"(%1138) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1140 = "arith.subi"(%1137, %1139) : (i32, i32) -> i32
          %1141 = "arith.subi"(%1135, %1140) : (i32, i32) -> i32
          %1142 = "arith.extsi"(%1141) : (i32) -> i64
          %1143 = "llvm.getelementptr"(%9, %1142) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1132, %1143) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%1144: i32):
          %1145 = "llvm.getelementptr"(%22, %1144) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1146 = "llvm.load"(%1145) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1147 = "llvm.getelementptr"(%24, %1144) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1148 = "llvm.load"(%1147) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1149 = "arith.addi"(%1146, %1148) : (i32, i32) -> i32
          "llvm.store"(%1149, %1145) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %1150 = "arith.subi"(%6, %38) : (i32, i32) -> i32
      %1151 = "llvm.getelementptr"(%23, %1150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1152 = "llvm.load"(%1151) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %1153 = "arith.muli"(%16, %45) : (i32, i32) -> i32
      %1154 = "arith.addi"(%1152, %1153) : (i32, i32) -> i32
      %1155 = "arith.addi"(%1154, %13) : (i32, i32) -> i32
      %1156 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1157 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1158 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1159 = "arith.muli"(%1156, %45) : (i32, i32) -> i32
      %1160 = "arith.maxsi"(%1159, %38) : (i32, i32) -> i32
      "scf.for"(%1155, %19, %1160) ({
      ^bb0(%1161: i32):
        %1162 = "arith.extsi"(%1161) : (i32) -> i64
        %1163 = "llvm.getelementptr"(%9, %1162) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%317, %1163) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 1024, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%15, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 329 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%14, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%14, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 330 : i32} : (i1) -> ()
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
