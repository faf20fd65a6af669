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
      %21 = "arith.constant"() {value = 1 : i32} : () -> i32
      %22 = "arith.remui"(%12, %21) : (i32, i32) -> i32
      %23 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %24 = "arith.maxsi"(%18, %21) : (i32, i32) -> i32
      "scf.for"(%12, %2, %24) ({
      ^bb0(%25: i32):
        %26 = "arith.constant"() {value = 0 : i32} : () -> i32
        %27 = "llvm.getelementptr"(%23, %25) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%26, %27) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %28 = "arith.constant"() {value = 31 : i32} : () -> i32
      %29 = "arith.addi"(%1, %28) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 32 : i32} : () -> i32
      %31 = "arith.divui"(%29, %30) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 131 : i32} : () -> i32
      %33 = "arith.addi"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.constant"() {value = 132 : i32} : () -> i32
      %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
      %36 = "arith.muli"(%35, %30) : (i32, i32) -> i32
      %37 = "arith.maxsi"(%36, %18) : (i32, i32) -> i32
      %38 = "arith.muli"(%15, %37) : (i32, i32) -> i32
      %39 = "arith.addi"(%15, %21) : (i32, i32) -> i32
      %40 = "arith.muli"(%39, %37) : (i32, i32) -> i32
      %41 = "arith.minsi"(%40, %1) : (i32, i32) -> i32
      %42 = "llvm.mlir.undef"() : () -> i32
      %43 = "llvm.mlir.undef"() : () -> i32
      %44 = "llvm.mlir.undef"() : () -> i32
      %45 = "llvm.mlir.undef"() : () -> i32
      %46, %47, %48, %49 = "scf.for"(%38, %41, %24, %42, %43, %44, %45) ({
      ^bb0(%50: i32, %51: i32, %52: i32, %53: i32, %54: i32):
        %55 = "arith.addi"(%50, %12) : (i32, i32) -> i32
        %56 = "arith.constant"() {value = dense<0xFF80> : vector<8xbf16>} : () -> vector<8xbf16>
        %57 = "vector.extract"(%56) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %58 = "vector.extract"(%56) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %59 = "vector.extract"(%56) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %60 = "vector.extract"(%56) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %61 = "vector.extract"(%56) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %62 = "vector.extract"(%56) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %63 = "vector.extract"(%56) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %64 = "vector.extract"(%56) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        %65 = "arith.cmpi"(%55, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %66 = "arith.constant"() {value = 8 : i32} : () -> i32
        %67 = "arith.muli"(%22, %66) : (i32, i32) -> i32
        %68 = "arith.cmpi"(%67, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %69 = "arith.andi"(%65, %68) : (i1, i1) -> i1
        %70 = "arith.extui"(%69) : (i1) -> i8
        %71 = "arith.extsi"(%55) : (i32) -> i64
        %72 = "arith.extsi"(%2) : (i32) -> i64
        %73 = "arith.muli"(%71, %72) : (i64, i64) -> i64
        %74 = "arith.extsi"(%67) : (i32) -> i64
        %75 = "arith.addi"(%73, %74) : (i64, i64) -> i64
        %76 = "llvm.getelementptr"(%0, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %77 = "arith.constant"() {value = 0 : i8} : () -> i8
        %78 = "arith.cmpi"(%70, %77) {predicate = 1 : i64} : (i8, i8) -> i1
        %79, %80, %81, %82 = "scf.if"(%78) ({
          %83 = "llvm.load"(%76) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %84 = "vector.extract"(%83) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %85 = "vector.extract"(%83) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %86 = "vector.extract"(%83) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %87 = "vector.extract"(%83) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%84, %85, %86, %87) : (i32, i32, i32, i32) -> ()
        }, {
          %88 = "vector.from_elements"(%57, %58) : (bf16, bf16) -> vector<2xbf16>
          %89 = "llvm.bitcast"(%88) : (vector<2xbf16>) -> i32
          %90 = "vector.from_elements"(%59, %60) : (bf16, bf16) -> vector<2xbf16>
          %91 = "llvm.bitcast"(%90) : (vector<2xbf16>) -> i32
          %92 = "vector.from_elements"(%61, %62) : (bf16, bf16) -> vector<2xbf16>
          %93 = "llvm.bitcast"(%92) : (vector<2xbf16>) -> i32
          %94 = "vector.from_elements"(%63, %64) : (bf16, bf16) -> vector<2xbf16>
          %95 = "llvm.bitcast"(%94) : (vector<2xbf16>) -> i32
          "scf.yield"(%89, %91, %93, %95) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %96 = "arith.constant"() {value = 16 : i32} : () -> i32
        %97 = "arith.shli"(%79, %96) : (i32, i32) -> i32
        %98 = "arith.constant"() {value = 4294901760 : i32} : () -> i32
        %99 = "arith.andi"(%79, %98) : (i32, i32) -> i32
        %100 = "arith.shli"(%80, %96) : (i32, i32) -> i32
        %101 = "arith.andi"(%80, %98) : (i32, i32) -> i32
        %102 = "arith.shli"(%81, %96) : (i32, i32) -> i32
        %103 = "arith.andi"(%81, %98) : (i32, i32) -> i32
        %104 = "arith.shli"(%82, %96) : (i32, i32) -> i32
        %105 = "arith.andi"(%82, %98) : (i32, i32) -> i32
        %106 = "arith.shrsi"(%97, %28) : (i32, i32) -> i32
        %107 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
        %108 = "arith.andi"(%97, %107) : (i32, i32) -> i32
        %109 = "arith.xori"(%108, %106) : (i32, i32) -> i32
        %110 = "arith.subi"(%109, %106) : (i32, i32) -> i32
        %111 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
        %112 = "arith.addi"(%110, %111) : (i32, i32) -> i32
        %113 = "arith.constant"() {value = 4278255616 : i32} : () -> i32
        %114 = "arith.minui"(%112, %113) : (i32, i32) -> i32
        %115 = "arith.shrsi"(%99, %28) : (i32, i32) -> i32
        %116 = "arith.andi"(%99, %107) : (i32, i32) -> i32
        %117 = "arith.xori"(%116, %115) : (i32, i32) -> i32
        %118 = "arith.subi"(%117, %115) : (i32, i32) -> i32
        %119 = "arith.addi"(%118, %111) : (i32, i32) -> i32
        %120 = "arith.minui"(%119, %113) : (i32, i32) -> i32
        %121 = "arith.shrsi"(%100, %28) : (i32, i32) -> i32
        %122 = "arith.andi"(%100, %107) : (i32, i32) -> i32
        %123 = "arith.xori"(%122, %121) : (i32, i32) -> i32
        %124 = "arith.subi"(%123, %121) : (i32, i32) -> i32
        %125 = "arith.addi"(%124, %111) : (i32, i32) -> i32
        %126 = "arith.minui"(%125, %113) : (i32, i32) -> i32
        %127 = "arith.shrsi"(%101, %28) : (i32, i32) -> i32
        %128 = "arith.andi"(%101, %107) : (i32, i32) -> i32
        %129 = "arith.xori"(%128, %127) : (i32, i32) -> i32
        %130 = "arith.subi"(%129, %127) : (i32, i32) -> i32
        %131 = "arith.addi"(%130, %111) : (i32, i32) -> i32
        %132 = "arith.minui"(%131, %113) : (i32, i32) -> i32
        %133 = "arith.shrsi"(%102, %28) : (i32, i32) -> i32
        %134 = "arith.andi"(%102, %107) : (i32, i32) -> i32
        %135 = "arith.xori"(%134, %133) : (i32, i32) -> i32
        %136 = "arith.subi"(%135, %133) : (i32, i32) -> i32
        %137 = "arith.addi"(%136, %111) : (i32, i32) -> i32
        %138 = "arith.minui"(%137, %113) : (i32, i32) -> i32
        %139 = "arith.shrsi"(%103, %28) : (i32, i32) -> i32
        %140 = "arith.andi"(%103, %107) : (i32, i32) -> i32
        %141 = "arith.xori"(%140, %139) : (i32, i32) -> i32
        %142 = "arith.subi"(%141, %139) : (i32, i32) -> i32
        %143 = "arith.addi"(%142, %111) : (i32, i32) -> i32
        %144 = "arith.minui"(%143, %113) : (i32, i32) -> i32
        %145 = "arith.shrsi"(%104, %28) : (i32, i32) -> i32
        %146 = "arith.andi"(%104, %107) : (i32, i32) -> i32
        %147 = "arith.xori"(%146, %145) : (i32, i32) -> i32
        %148 = "arith.subi"(%147, %145) : (i32, i32) -> i32
        %149 = "arith.addi"(%148, %111) : (i32, i32) -> i32
        %150 = "arith.minui"(%149, %113) : (i32, i32) -> i32
        %151 = "arith.shrsi"(%105, %28) : (i32, i32) -> i32
        %152 = "arith.andi"(%105, %107) : (i32, i32) -> i32
        %153 = "arith.xori"(%152, %151) : (i32, i32) -> i32
        %154 = "arith.subi"(%153, %151) : (i32, i32) -> i32
        %155 = "arith.addi"(%154, %111) : (i32, i32) -> i32
        %156 = "arith.minui"(%155, %113) : (i32, i32) -> i32
        %157 = "arith.constant"() {value = 65535 : i32} : () -> i32
        %158 = "arith.addi"(%114, %157) : (i32, i32) -> i32
        %159 = "arith.constant"() {value = 65534 : i32} : () -> i32
        %160 = "arith.addi"(%120, %159) : (i32, i32) -> i32
        %161 = "arith.constant"() {value = 65533 : i32} : () -> i32
        %162 = "arith.addi"(%126, %161) : (i32, i32) -> i32
        %163 = "arith.constant"() {value = 65532 : i32} : () -> i32
        %164 = "arith.addi"(%132, %163) : (i32, i32) -> i32
        %165 = "arith.constant"() {value = 65531 : i32} : () -> i32
        %166 = "arith.addi"(%138, %165) : (i32, i32) -> i32
        %167 = "arith.constant"() {value = 65530 : i32} : () -> i32
        %168 = "arith.addi"(%144, %167) : (i32, i32) -> i32
        %169 = "arith.constant"() {value = 65529 : i32} : () -> i32
        %170 = "arith.addi"(%150, %169) : (i32, i32) -> i32
        %171 = "arith.constant"() {value = 65528 : i32} : () -> i32
        %172 = "arith.addi"(%156, %171) : (i32, i32) -> i32
        %173 = "arith.maxui"(%158, %160) : (i32, i32) -> i32
        %174 = "arith.minui"(%158, %160) : (i32, i32) -> i32
        %175 = "arith.maxui"(%162, %164) : (i32, i32) -> i32
        %176 = "arith.minui"(%162, %164) : (i32, i32) -> i32
        %177 = "arith.maxui"(%166, %168) : (i32, i32) -> i32
        %178 = "arith.minui"(%166, %168) : (i32, i32) -> i32
        %179 = "arith.maxui"(%170, %172) : (i32, i32) -> i32
        %180 = "arith.minui"(%170, %172) : (i32, i32) -> i32
        %181 = "arith.maxui"(%173, %175) : (i32, i32) -> i32
        %182 = "arith.minui"(%173, %175) : (i32, i32) -> i32
        %183 = "arith.maxui"(%174, %176) : (i32, i32) -> i32
        %184 = "arith.minui"(%174, %176) : (i32, i32) -> i32
        %185 = "arith.maxui"(%177, %179) : (i32, i32) -> i32
        %186 = "arith.minui"(%177, %179) : (i32, i32) -> i32
        %187 = "arith.maxui"(%178, %180) : (i32, i32) -> i32
        %188 = "arith.minui"(%178, %180) : (i32, i32) -> i32
        %189 = "arith.maxui"(%183, %182) : (i32, i32) -> i32
        %190 = "arith.minui"(%183, %182) : (i32, i32) -> i32
        %191 = "arith.maxui"(%187, %186) : (i32, i32) -> i32
        %192 = "arith.minui"(%187, %186) : (i32, i32) -> i32
        %193 = "arith.maxui"(%181, %185) : (i32, i32) -> i32
        %194 = "arith.minui"(%181, %185) : (i32, i32) -> i32
        %195 = "arith.maxui"(%189, %191) : (i32, i32) -> i32
        %196 = "arith.minui"(%189, %191) : (i32, i32) -> i32
        %197 = "arith.maxui"(%190, %192) : (i32, i32) -> i32
        %198 = "arith.minui"(%190, %192) : (i32, i32) -> i32
        %199 = "arith.maxui"(%184, %188) : (i32, i32) -> i32
        %200 = "arith.minui"(%184, %188) : (i32, i32) -> i32
        %201 = "arith.maxui"(%197, %194) : (i32, i32) -> i32
        %202 = "arith.minui"(%197, %194) : (i32, i32) -> i32
        %203 = "arith.maxui"(%199, %196) : (i32, i32) -> i32
        %204 = "arith.minui"(%199, %196) : (i32, i32) -> i32
        %205 = "arith.maxui"(%195, %201) : (i32, i32) -> i32
        %206 = "arith.minui"(%195, %201) : (i32, i32) -> i32
        %207 = "arith.maxui"(%203, %202) : (i32, i32) -> i32
        %208 = "arith.minui"(%203, %202) : (i32, i32) -> i32
        %209 = "arith.maxui"(%204, %198) : (i32, i32) -> i32
        %210 = "arith.minui"(%204, %198) : (i32, i32) -> i32
        %211 = "arith.subi"(%193, %67) : (i32, i32) -> i32
        %212 = "arith.subi"(%205, %67) : (i32, i32) -> i32
        %213 = "arith.subi"(%206, %67) : (i32, i32) -> i32
        %214 = "arith.subi"(%207, %67) : (i32, i32) -> i32
        %215 = "arith.subi"(%208, %67) : (i32, i32) -> i32
        %216 = "arith.subi"(%209, %67) : (i32, i32) -> i32
        %217 = "arith.subi"(%210, %67) : (i32, i32) -> i32
        %218 = "arith.subi"(%200, %67) : (i32, i32) -> i32
        %219 = "arith.andi"(%211, %98) : (i32, i32) -> i32
        %220 = "arith.subi"(%219, %111) : (i32, i32) -> i32
        %221 = "arith.shrsi"(%220, %28) : (i32, i32) -> i32
        %222 = "arith.xori"(%220, %221) : (i32, i32) -> i32
        %223 = "arith.subi"(%222, %221) : (i32, i32) -> i32
        %224 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
        %225 = "arith.andi"(%221, %224) : (i32, i32) -> i32
        %226 = "arith.ori"(%223, %225) : (i32, i32) -> i32
        %227 = "arith.cmpi"(%219, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %228 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
        %229 = "arith.select"(%227, %228, %226) : (i1, i32, i32) -> i32
        %230 = "arith.shrui"(%229, %96) : (i32, i32) -> i32
        %231 = "arith.trunci"(%230) : (i32) -> i16
        %232 = "arith.bitcast"(%231) : (i16) -> bf16
        %233 = "arith.andi"(%211, %157) : (i32, i32) -> i32
        %234 = "arith.subi"(%157, %233) : (i32, i32) -> i32
        %235 = "arith.andi"(%212, %98) : (i32, i32) -> i32
        %236 = "arith.subi"(%235, %111) : (i32, i32) -> i32
        %237 = "arith.shrsi"(%236, %28) : (i32, i32) -> i32
        %238 = "arith.xori"(%236, %237) : (i32, i32) -> i32
        %239 = "arith.subi"(%238, %237) : (i32, i32) -> i32
        %240 = "arith.andi"(%237, %224) : (i32, i32) -> i32
        %241 = "arith.ori"(%239, %240) : (i32, i32) -> i32
        %242 = "arith.cmpi"(%235, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %243 = "arith.select"(%242, %228, %241) : (i1, i32, i32) -> i32
        %244 = "arith.shrui"(%243, %96) : (i32, i32) -> i32
        %245 = "arith.trunci"(%244) : (i32) -> i16
        %246 = "arith.bitcast"(%245) : (i16) -> bf16
        %247 = "arith.andi"(%212, %157) : (i32, i32) -> i32
        %248 = "arith.subi"(%157, %247) : (i32, i32) -> i32
        %249 = "arith.andi"(%213, %98) : (i32, i32) -> i32
        %250 = "arith.subi"(%249, %111) : (i32, i32) -> i32
        %251 = "arith.shrsi"(%250, %28) : (i32, i32) -> i32
        %252 = "arith.xori"(%250, %251) : (i32, i32) -> i32
        %253 = "arith.subi"(%252, %251) : (i32, i32) -> i32
        %254 = "arith.andi"(%251, %224) : (i32, i32) -> i32
        %255 = "arith.ori"(%253, %254) : (i32, i32) -> i32
        %256 = "arith.cmpi"(%249, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %257 = "arith.select"(%256, %228, %255) : (i1, i32, i32) -> i32
        %258 = "arith.shrui"(%257, %96) : (i32, i32) -> i32
        %259 = "arith.trunci"(%258) : (i32) -> i16
        %260 = "arith.bitcast"(%259) : (i16) -> bf16
        %261 = "arith.andi"(%213, %157) : (i32, i32) -> i32
        %262 = "arith.subi"(%157, %261) : (i32, i32) -> i32
        %263 = "arith.andi"(%214, %98) : (i32, i32) -> i32
        %264 = "arith.subi"(%263, %111) : (i32, i32) -> i32
        %265 = "arith.shrsi"(%264, %28) : (i32, i32) -> i32
        %266 = "arith.xori"(%264, %265) : (i32, i32) -> i32
        %267 = "arith.subi"(%266, %265) : (i32, i32) -> i32
        %268 = "arith.andi"(%265, %224) : (i32, i32) -> i32
        %269 = "arith.ori"(%267, %268) : (i32, i32) -> i32
        %270 = "arith.cmpi"(%263, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %271 = "arith.select"(%270, %228, %269) : (i1, i32, i32) -> i32
        %272 = "arith.shrui"(%271, %96) : (i32, i32) -> i32
        %273 = "arith.trunci"(%272) : (i32) -> i16
        %274 = "arith.bitcast"(%273) : (i16) -> bf16
        %275 = "arith.andi"(%214, %157) : (i32, i32) -> i32
        %276 = "arith.subi"(%157, %275) : (i32, i32) -> i32
        %277 = "arith.andi"(%215, %98) : (i32, i32) -> i32
        %278 = "arith.subi"(%277, %111) : (i32, i32) -> i32
        %279 = "arith.shrsi"(%278, %28) : (i32, i32) -> i32
        %280 = "arith.xori"(%278, %279) : (i32, i32) -> i32
        %281 = "arith.subi"(%280, %279) : (i32, i32) -> i32
        %282 = "arith.andi"(%279, %224) : (i32, i32) -> i32
        %283 = "arith.ori"(%281, %282) : (i32, i32) -> i32
        %284 = "arith.cmpi"(%277, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %285 = "arith.select"(%284, %228, %283) : (i1, i32, i32) -> i32
        %286 = "arith.shrui"(%285, %96) : (i32, i32) -> i32
        %287 = "arith.trunci"(%286) : (i32) -> i16
        %288 = "arith.bitcast"(%287) : (i16) -> bf16
        %289 = "arith.andi"(%215, %157) : (i32, i32) -> i32
        %290 = "arith.subi"(%157, %289) : (i32, i32) -> i32
        %291 = "arith.andi"(%216, %98) : (i32, i32) -> i32
        %292 = "arith.subi"(%291, %111) : (i32, i32) -> i32
        %293 = "arith.shrsi"(%292, %28) : (i32, i32) -> i32
        %294 = "arith.xori"(%292, %293) : (i32, i32) -> i32
        %295 = "arith.subi"(%294, %293) : (i32, i32) -> i32
        %296 = "arith.andi"(%293, %224) : (i32, i32) -> i32
        %297 = "arith.ori"(%295, %296) : (i32, i32) -> i32
        %298 = "arith.cmpi"(%291, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %299 = "arith.select"(%298, %228, %297) : (i1, i32, i32) -> i32
        %300 = "arith.shrui"(%299, %96) : (i32, i32) -> i32
        %301 = "arith.trunci"(%300) : (i32) -> i16
        %302 = "arith.bitcast"(%301) : (i16) -> bf16
        %303 = "arith.andi"(%216, %157) : (i32, i32) -> i32
        %304 = "arith.subi"(%157, %303) : (i32, i32) -> i32
        %305 = "arith.andi"(%217, %98) : (i32, i32) -> i32
        %306 = "arith.subi"(%305, %111) : (i32, i32) -> i32
        %307 = "arith.shrsi"(%306, %28) : (i32, i32) -> i32
        %308 = "arith.xori"(%306, %307) : (i32, i32) -> i32
        %309 = "arith.subi"(%308, %307) : (i32, i32) -> i32
        %310 = "arith.andi"(%307, %224) : (i32, i32) -> i32
        %311 = "arith.ori"(%309, %310) : (i32, i32) -> i32
        %312 = "arith.cmpi"(%305, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %313 = "arith.select"(%312, %228, %311) : (i1, i32, i32) -> i32
        %314 = "arith.shrui"(%313, %96) : (i32, i32) -> i32
        %315 = "arith.trunci"(%314) : (i32) -> i16
        %316 = "arith.bitcast"(%315) : (i16) -> bf16
        %317 = "arith.andi"(%217, %157) : (i32, i32) -> i32
        %318 = "arith.subi"(%157, %317) : (i32, i32) -> i32
        %319 = "arith.andi"(%218, %98) : (i32, i32) -> i32
        %320 = "arith.subi"(%319, %111) : (i32, i32) -> i32
        %321 = "arith.shrsi"(%320, %28) : (i32, i32) -> i32
        %322 = "arith.xori"(%320, %321) : (i32, i32) -> i32
        %323 = "arith.subi"(%322, %321) : (i32, i32) -> i32
        %324 = "arith.andi"(%321, %224) : (i32, i32) -> i32
        %325 = "arith.ori"(%323, %324) : (i32, i32) -> i32
        %326 = "arith.cmpi"(%319, %113) {predicate = 0 : i64} : (i32, i32) -> i1
        %327 = "arith.select"(%326, %228, %325) : (i1, i32, i32) -> i32
        %328 = "arith.shrui"(%327, %96) : (i32, i32) -> i32
        %329 = "arith.trunci"(%328) : (i32) -> i16
        %330 = "arith.bitcast"(%329) : (i16) -> bf16
        %331 = "arith.andi"(%218, %157) : (i32, i32) -> i32
        %332 = "arith.subi"(%157, %331) : (i32, i32) -> i32
        %333 = "arith.extf"(%232) : (bf16) -> f32
        %334 = "arith.extf"(%246) : (bf16) -> f32
        %335 = "arith.extf"(%260) : (bf16) -> f32
        %336 = "arith.extf"(%274) : (bf16) -> f32
        %337 = "arith.extf"(%288) : (bf16) -> f32
        %338 = "arith.extf"(%302) : (bf16) -> f32
        %339 = "arith.extf"(%316) : (bf16) -> f32
        %340 = "arith.extf"(%330) : (bf16) -> f32
        %341 = "arith.cmpi"(%22, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %342 = "arith.cmpi"(%22, %66) {predicate = 2 : i64} : (i32, i32) -> i1
        %343 = "arith.andi"(%341, %342) : (i1, i1) -> i1
        %344 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %345 = "arith.cmpf"(%333, %344) {predicate = 1 : i64} : (f32, f32) -> i1
        %346 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %347 = "arith.mulf"(%333, %346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %348 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %349 = "arith.select"(%345, %348, %347) : (i1, f32, f32) -> f32
        %350 = "arith.negf"(%349) : (f32) -> f32
        %351 = "llvm.intr.fma"(%333, %346, %350) : (f32, f32, f32) -> f32
        %352 = "llvm.call_intrinsic"(%351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %353 = "arith.select"(%343, %352, %348) : (i1, f32, f32) -> f32
        %354 = "arith.addf"(%348, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %355 = "arith.addi"(%21, %22) : (i32, i32) -> i32
        %356 = "arith.cmpi"(%355, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %357 = "arith.andi"(%356, %342) : (i1, i1) -> i1
        %358 = "llvm.intr.fma"(%334, %346, %350) : (f32, f32, f32) -> f32
        %359 = "llvm.call_intrinsic"(%358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %360 = "arith.select"(%357, %359, %348) : (i1, f32, f32) -> f32
        %361 = "arith.addf"(%354, %360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %362 = "arith.constant"() {value = 2 : i32} : () -> i32
        %363 = "arith.addi"(%362, %22) : (i32, i32) -> i32
        %364 = "arith.cmpi"(%363, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %365 = "arith.andi"(%364, %342) : (i1, i1) -> i1
        %366 = "llvm.intr.fma"(%335, %346, %350) : (f32, f32, f32) -> f32
        %367 = "llvm.call_intrinsic"(%366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %368 = "arith.select"(%365, %367, %348) : (i1, f32, f32) -> f32
        %369 = "arith.addf"(%361, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %370 = "arith.constant"() {value = 3 : i32} : () -> i32
        %371 = "arith.addi"(%370, %22) : (i32, i32) -> i32
        %372 = "arith.cmpi"(%371, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %373 = "arith.andi"(%372, %342) : (i1, i1) -> i1
        %374 = "llvm.intr.fma"(%336, %346, %350) : (f32, f32, f32) -> f32
        %375 = "llvm.call_intrinsic"(%374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %376 = "arith.select"(%373, %375, %348) : (i1, f32, f32) -> f32
        %377 = "arith.addf"(%369, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %378 = "arith.constant"() {value = 4 : i32} : () -> i32
        %379 = "arith.addi"(%378, %22) : (i32, i32) -> i32
        %380 = "arith.cmpi"(%379, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %381 = "arith.andi"(%380, %342) : (i1, i1) -> i1
        %382 = "llvm.intr.fma"(%337, %346, %350) : (f32, f32, f32) -> f32
        %383 = "llvm.call_intrinsic"(%382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %384 = "arith.select"(%381, %383, %348) : (i1, f32, f32) -> f32
        %385 = "arith.addf"(%377, %384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %386 = "arith.constant"() {value = 5 : i32} : () -> i32
        %387 = "arith.addi"(%386, %22) : (i32, i32) -> i32
        %388 = "arith.cmpi"(%387, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %389 = "arith.andi"(%388, %342) : (i1, i1) -> i1
        %390 = "llvm.intr.fma"(%338, %346, %350) : (f32, f32, f32) -> f32
        %391 = "llvm.call_intrinsic"(%390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %392 = "arith.select"(%389, %391, %348) : (i1, f32, f32) -> f32
        %393 = "arith.addf"(%385, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %394 = "arith.constant"() {value = 6 : i32} : () -> i32
        %395 = "arith.addi"(%394, %22) : (i32, i32) -> i32
        %396 = "arith.cmpi"(%395, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %397 = "arith.andi"(%396, %342) : (i1, i1) -> i1
        %398 = "llvm.intr.fma"(%339, %346, %350) : (f32, f32, f32) -> f32
        %399 = "llvm.call_intrinsic"(%398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %400 = "arith.select"(%397, %399, %348) : (i1, f32, f32) -> f32
        %401 = "arith.addf"(%393, %400) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %402 = "arith.constant"() {value = 7 : i32} : () -> i32
        %403 = "arith.addi"(%402, %22) : (i32, i32) -> i32
        %404 = "arith.cmpi"(%403, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %405 = "arith.andi"(%404, %342) : (i1, i1) -> i1
        %406 = "llvm.intr.fma"(%340, %346, %350) : (f32, f32, f32) -> f32
        %407 = "llvm.call_intrinsic"(%406) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %408 = "arith.select"(%405, %407, %348) : (i1, f32, f32) -> f32
        %409 = "arith.addf"(%401, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %410 = "arith.cmpi"(%55, %41) {predicate = 2 : i64} : (i32, i32) -> i1
        %411 = "arith.andi"(%343, %410) : (i1, i1) -> i1
        "scf.if"(%411) ({
          %412 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %413 = "arith.constant"() {value = -1 : i32} : () -> i32
          %414 = "arith.select"(%412, %234, %413) : (i1, i32, i32) -> i32
          %415 = "arith.extsi"(%22) : (i32) -> i64
          %416 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %417 = "arith.addi"(%416, %415) : (i64, i64) -> i64
          %418 = "llvm.getelementptr"(%8, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%414, %418) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %419 = "arith.divf"(%353, %409) : (f32, f32) -> f32
          %420 = "arith.select"(%412, %419, %348) : (i1, f32, f32) -> f32
          %421 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %422 = "arith.addi"(%421, %415) : (i64, i64) -> i64
          %423 = "llvm.getelementptr"(%5, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%420, %423) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%412) ({
            %424 = "llvm.getelementptr"(%23, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t425_s0 = "llvm.ptrtoint"(%424) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t425_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %426 = "arith.andi"(%357, %410) : (i1, i1) -> i1
        "scf.if"(%426) ({
          %427 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %428 = "arith.constant"() {value = -1 : i32} : () -> i32
          %429 = "arith.select"(%427, %248, %428) : (i1, i32, i32) -> i32
          %430 = "arith.extsi"(%355) : (i32) -> i64
          %431 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %432 = "arith.addi"(%431, %430) : (i64, i64) -> i64
          %433 = "llvm.getelementptr"(%8, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%429, %433) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %434 = "arith.divf"(%360, %409) : (f32, f32) -> f32
          %435 = "arith.select"(%427, %434, %348) : (i1, f32, f32) -> f32
          %436 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %437 = "arith.addi"(%436, %430) : (i64, i64) -> i64
          %438 = "llvm.getelementptr"(%5, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%435, %438) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%427) ({
            %439 = "llvm.getelementptr"(%23, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t440_s0 = "llvm.ptrtoint"(%439) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t440_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %441 = "arith.andi"(%365, %410) : (i1, i1) -> i1
        "scf.if"(%441) ({
          %442 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %443 = "arith.constant"() {value = -1 : i32} : () -> i32
          %444 = "arith.select"(%442, %262, %443) : (i1, i32, i32) -> i32
          %445 = "arith.extsi"(%363) : (i32) -> i64
          %446 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %447 = "arith.addi"(%446, %445) : (i64, i64) -> i64
          %448 = "llvm.getelementptr"(%8, %447) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%444, %448) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %449 = "arith.divf"(%368, %409) : (f32, f32) -> f32
          %450 = "arith.select"(%442, %449, %348) : (i1, f32, f32) -> f32
          %451 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %452 = "arith.addi"(%451, %445) : (i64, i64) -> i64
          %453 = "llvm.getelementptr"(%5, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%450, %453) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%442) ({
            %454 = "llvm.getelementptr"(%23, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t455_s0 = "llvm.ptrtoint"(%454) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t455_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %456 = "arith.andi"(%373, %410) : (i1, i1) -> i1
        "scf.if"(%456) ({
          %457 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %458 = "arith.constant"() {value = -1 : i32} : () -> i32
          %459 = "arith.select"(%457, %276, %458) : (i1, i32, i32) -> i32
          %460 = "arith.extsi"(%371) : (i32) -> i64
          %461 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %462 = "arith.addi"(%461, %460) : (i64, i64) -> i64
          %463 = "llvm.getelementptr"(%8, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%459, %463) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %464 = "arith.divf"(%376, %409) : (f32, f32) -> f32
          %465 = "arith.select"(%457, %464, %348) : (i1, f32, f32) -> f32
          %466 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %467 = "arith.addi"(%466, %460) : (i64, i64) -> i64
          %468 = "llvm.getelementptr"(%5, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%465, %468) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%457) ({
            %469 = "llvm.getelementptr"(%23, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t470_s0 = "llvm.ptrtoint"(%469) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t470_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %471 = "arith.andi"(%381, %410) : (i1, i1) -> i1
        "scf.if"(%471) ({
          %472 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %473 = "arith.constant"() {value = -1 : i32} : () -> i32
          %474 = "arith.select"(%472, %290, %473) : (i1, i32, i32) -> i32
          %475 = "arith.extsi"(%379) : (i32) -> i64
          %476 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %477 = "arith.addi"(%476, %475) : (i64, i64) -> i64
          %478 = "llvm.getelementptr"(%8, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%474, %478) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %479 = "arith.divf"(%384, %409) : (f32, f32) -> f32
          %480 = "arith.select"(%472, %479, %348) : (i1, f32, f32) -> f32
          %481 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %482 = "arith.addi"(%481, %475) : (i64, i64) -> i64
          %483 = "llvm.getelementptr"(%5, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%480, %483) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%472) ({
            %484 = "llvm.getelementptr"(%23, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t485_s0 = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t485_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %486 = "arith.andi"(%389, %410) : (i1, i1) -> i1
        "scf.if"(%486) ({
          %487 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %488 = "arith.constant"() {value = -1 : i32} : () -> i32
          %489 = "arith.select"(%487, %304, %488) : (i1, i32, i32) -> i32
          %490 = "arith.extsi"(%387) : (i32) -> i64
          %491 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %492 = "arith.addi"(%491, %490) : (i64, i64) -> i64
          %493 = "llvm.getelementptr"(%8, %492) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%489, %493) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %494 = "arith.divf"(%392, %409) : (f32, f32) -> f32
          %495 = "arith.select"(%487, %494, %348) : (i1, f32, f32) -> f32
          %496 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %497 = "arith.addi"(%496, %490) : (i64, i64) -> i64
          %498 = "llvm.getelementptr"(%5, %497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%495, %498) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%487) ({
            %499 = "llvm.getelementptr"(%23, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t500_s0 = "llvm.ptrtoint"(%499) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t500_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %501 = "arith.andi"(%397, %410) : (i1, i1) -> i1
        "scf.if"(%501) ({
          %502 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %503 = "arith.constant"() {value = -1 : i32} : () -> i32
          %504 = "arith.select"(%502, %318, %503) : (i1, i32, i32) -> i32
          %505 = "arith.extsi"(%395) : (i32) -> i64
          %506 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %507 = "arith.addi"(%506, %505) : (i64, i64) -> i64
          %508 = "llvm.getelementptr"(%8, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%504, %508) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %509 = "arith.divf"(%400, %409) : (f32, f32) -> f32
          %510 = "arith.select"(%502, %509, %348) : (i1, f32, f32) -> f32
          %511 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %512 = "arith.addi"(%511, %505) : (i64, i64) -> i64
          %513 = "llvm.getelementptr"(%5, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%510, %513) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%502) ({
            %514 = "llvm.getelementptr"(%23, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t515_s0 = "llvm.ptrtoint"(%514) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t515_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %516 = "arith.andi"(%405, %410) : (i1, i1) -> i1
        "scf.if"(%516) ({
          %517 = "arith.cmpi"(%55, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %518 = "arith.constant"() {value = -1 : i32} : () -> i32
          %519 = "arith.select"(%517, %332, %518) : (i1, i32, i32) -> i32
          %520 = "arith.extsi"(%403) : (i32) -> i64
          %521 = "arith.muli"(%71, %9) : (i64, i64) -> i64
          %522 = "arith.addi"(%521, %520) : (i64, i64) -> i64
          %523 = "llvm.getelementptr"(%8, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%519, %523) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %524 = "arith.divf"(%408, %409) : (f32, f32) -> f32
          %525 = "arith.select"(%517, %524, %348) : (i1, f32, f32) -> f32
          %526 = "arith.muli"(%71, %7) : (i64, i64) -> i64
          %527 = "arith.addi"(%526, %520) : (i64, i64) -> i64
          %528 = "llvm.getelementptr"(%5, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%525, %528) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.if"(%517) ({
            %529 = "llvm.getelementptr"(%23, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t530_s0 = "llvm.ptrtoint"(%529) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t530_s0, %21) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%79, %80, %81, %82) : (i32, i32, i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32)
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%12, %2, %24) ({
      ^bb0(%531: i32):
        %532 = "llvm.getelementptr"(%23, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %533 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %534 = "arith.extsi"(%15) : (i32) -> i64
        %535 = "arith.extsi"(%531) : (i32) -> i64
        %536 = "arith.extsi"(%2) : (i32) -> i64
        %537 = "arith.muli"(%534, %536) : (i64, i64) -> i64
        %538 = "arith.addi"(%537, %535) : (i64, i64) -> i64
        %539 = "llvm.getelementptr"(%10, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%533, %539) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
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
      %21 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %22 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %23 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 6144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 10240>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 14336>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 18432>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
      %51 = "arith.constant"() {value = 15 : i32} : () -> i32
      %52 = "arith.addi"(%5, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 16 : i32} : () -> i32
      %54 = "arith.divui"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.minsi"(%50, %54) : (i32, i32) -> i32
      %56 = "arith.muli"(%55, %6) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%42, %56) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%57) ({
        %58 = "arith.remui"(%42, %6) : (i32, i32) -> i32
        %59 = "arith.divui"(%42, %6) : (i32, i32) -> i32
        %60 = "arith.muli"(%55, %53) : (i32, i32) -> i32
        %61 = "arith.maxsi"(%60, %38) : (i32, i32) -> i32
        %62 = "arith.constant"() {value = 0 : i32} : () -> i32
        %63, %64 = "scf.for"(%59, %5, %61, %62, %62) ({
        ^bb0(%65: i32, %66: i32, %67: i32):
          %68 = "arith.muli"(%62, %55) : (i32, i32) -> i32
          %69 = "arith.addi"(%65, %68) : (i32, i32) -> i32
          %70 = "arith.addi"(%65, %55) : (i32, i32) -> i32
          %71 = "arith.constant"() {value = 2 : i32} : () -> i32
          %72 = "arith.muli"(%71, %55) : (i32, i32) -> i32
          %73 = "arith.addi"(%65, %72) : (i32, i32) -> i32
          %74 = "arith.constant"() {value = 3 : i32} : () -> i32
          %75 = "arith.muli"(%74, %55) : (i32, i32) -> i32
          %76 = "arith.addi"(%65, %75) : (i32, i32) -> i32
          %77 = "arith.constant"() {value = 4 : i32} : () -> i32
          %78 = "arith.muli"(%77, %55) : (i32, i32) -> i32
          %79 = "arith.addi"(%65, %78) : (i32, i32) -> i32
          %80 = "arith.constant"() {value = 5 : i32} : () -> i32
          %81 = "arith.muli"(%80, %55) : (i32, i32) -> i32
          %82 = "arith.addi"(%65, %81) : (i32, i32) -> i32
          %83 = "arith.constant"() {value = 6 : i32} : () -> i32
          %84 = "arith.muli"(%83, %55) : (i32, i32) -> i32
          %85 = "arith.addi"(%65, %84) : (i32, i32) -> i32
          %86 = "arith.constant"() {value = 7 : i32} : () -> i32
          %87 = "arith.muli"(%86, %55) : (i32, i32) -> i32
          %88 = "arith.addi"(%65, %87) : (i32, i32) -> i32
          %89 = "arith.constant"() {value = 8 : i32} : () -> i32
          %90 = "arith.muli"(%89, %55) : (i32, i32) -> i32
          %91 = "arith.addi"(%65, %90) : (i32, i32) -> i32
          %92 = "arith.constant"() {value = 9 : i32} : () -> i32
          %93 = "arith.muli"(%92, %55) : (i32, i32) -> i32
          %94 = "arith.addi"(%65, %93) : (i32, i32) -> i32
          %95 = "arith.constant"() {value = 10 : i32} : () -> i32
          %96 = "arith.muli"(%95, %55) : (i32, i32) -> i32
          %97 = "arith.addi"(%65, %96) : (i32, i32) -> i32
          %98 = "arith.constant"() {value = 11 : i32} : () -> i32
          %99 = "arith.muli"(%98, %55) : (i32, i32) -> i32
          %100 = "arith.addi"(%65, %99) : (i32, i32) -> i32
          %101 = "arith.constant"() {value = 12 : i32} : () -> i32
          %102 = "arith.muli"(%101, %55) : (i32, i32) -> i32
          %103 = "arith.addi"(%65, %102) : (i32, i32) -> i32
          %104 = "arith.constant"() {value = 13 : i32} : () -> i32
          %105 = "arith.muli"(%104, %55) : (i32, i32) -> i32
          %106 = "arith.addi"(%65, %105) : (i32, i32) -> i32
          %107 = "arith.constant"() {value = 14 : i32} : () -> i32
          %108 = "arith.muli"(%107, %55) : (i32, i32) -> i32
          %109 = "arith.addi"(%65, %108) : (i32, i32) -> i32
          %110 = "arith.muli"(%51, %55) : (i32, i32) -> i32
          %111 = "arith.addi"(%65, %110) : (i32, i32) -> i32
          %112 = "arith.subi"(%5, %38) : (i32, i32) -> i32
          %113 = "arith.minsi"(%69, %112) : (i32, i32) -> i32
          %114 = "arith.extsi"(%113) : (i32) -> i64
          %115 = "arith.extsi"(%58) : (i32) -> i64
          %116 = "arith.extsi"(%6) : (i32) -> i64
          %117 = "arith.muli"(%114, %116) : (i64, i64) -> i64
          %118 = "arith.addi"(%117, %115) : (i64, i64) -> i64
          %119 = "llvm.getelementptr"(%4, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %120 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %121 = "arith.minsi"(%70, %112) : (i32, i32) -> i32
          %122 = "arith.extsi"(%121) : (i32) -> i64
          %123 = "arith.muli"(%122, %116) : (i64, i64) -> i64
          %124 = "arith.addi"(%123, %115) : (i64, i64) -> i64
          %125 = "llvm.getelementptr"(%4, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %127 = "arith.minsi"(%73, %112) : (i32, i32) -> i32
          %128 = "arith.extsi"(%127) : (i32) -> i64
          %129 = "arith.muli"(%128, %116) : (i64, i64) -> i64
          %130 = "arith.addi"(%129, %115) : (i64, i64) -> i64
          %131 = "llvm.getelementptr"(%4, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %132 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %133 = "arith.minsi"(%76, %112) : (i32, i32) -> i32
          %134 = "arith.extsi"(%133) : (i32) -> i64
          %135 = "arith.muli"(%134, %116) : (i64, i64) -> i64
          %136 = "arith.addi"(%135, %115) : (i64, i64) -> i64
          %137 = "llvm.getelementptr"(%4, %136) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %138 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %139 = "arith.minsi"(%79, %112) : (i32, i32) -> i32
          %140 = "arith.extsi"(%139) : (i32) -> i64
          %141 = "arith.muli"(%140, %116) : (i64, i64) -> i64
          %142 = "arith.addi"(%141, %115) : (i64, i64) -> i64
          %143 = "llvm.getelementptr"(%4, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %144 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %145 = "arith.minsi"(%82, %112) : (i32, i32) -> i32
          %146 = "arith.extsi"(%145) : (i32) -> i64
          %147 = "arith.muli"(%146, %116) : (i64, i64) -> i64
          %148 = "arith.addi"(%147, %115) : (i64, i64) -> i64
          %149 = "llvm.getelementptr"(%4, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %150 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %151 = "arith.minsi"(%85, %112) : (i32, i32) -> i32
          %152 = "arith.extsi"(%151) : (i32) -> i64
          %153 = "arith.muli"(%152, %116) : (i64, i64) -> i64
          %154 = "arith.addi"(%153, %115) : (i64, i64) -> i64
          %155 = "llvm.getelementptr"(%4, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %156 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %157 = "arith.minsi"(%88, %112) : (i32, i32) -> i32
          %158 = "arith.extsi"(%157) : (i32) -> i64
          %159 = "arith.muli"(%158, %116) : (i64, i64) -> i64
          %160 = "arith.addi"(%159, %115) : (i64, i64) -> i64
          %161 = "llvm.getelementptr"(%4, %160) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %162 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %163 = "arith.minsi"(%91, %112) : (i32, i32) -> i32
          %164 = "arith.extsi"(%163) : (i32) -> i64
          %165 = "arith.muli"(%164, %116) : (i64, i64) -> i64
          %166 = "arith.addi"(%165, %115) : (i64, i64) -> i64
          %167 = "llvm.getelementptr"(%4, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %168 = "llvm.load"(%167) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %169 = "arith.minsi"(%94, %112) : (i32, i32) -> i32
          %170 = "arith.extsi"(%169) : (i32) -> i64
          %171 = "arith.muli"(%170, %116) : (i64, i64) -> i64
          %172 = "arith.addi"(%171, %115) : (i64, i64) -> i64
          %173 = "llvm.getelementptr"(%4, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %174 = "llvm.load"(%173) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %175 = "arith.minsi"(%97, %112) : (i32, i32) -> i32
          %176 = "arith.extsi"(%175) : (i32) -> i64
          %177 = "arith.muli"(%176, %116) : (i64, i64) -> i64
          %178 = "arith.addi"(%177, %115) : (i64, i64) -> i64
          %179 = "llvm.getelementptr"(%4, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %180 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %181 = "arith.minsi"(%100, %112) : (i32, i32) -> i32
          %182 = "arith.extsi"(%181) : (i32) -> i64
          %183 = "arith.muli"(%182, %116) : (i64, i64) -> i64
          %184 = "arith.addi"(%183, %115) : (i64, i64) -> i64
          %185 = "llvm.getelementptr"(%4, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %187 = "arith.minsi"(%103, %112) : (i32, i32) -> i32
          %188 = "arith.extsi"(%187) : (i32) -> i64
          %189 = "arith.muli"(%188, %116) : (i64, i64) -> i64
          %190 = "arith.addi"(%189, %115) : (i64, i64) -> i64
          %191 = "llvm.getelementptr"(%4, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %193 = "arith.minsi"(%106, %112) : (i32, i32) -> i32
          %194 = "arith.extsi"(%193) : (i32) -> i64
          %195 = "arith.muli"(%194, %116) : (i64, i64) -> i64
          %196 = "arith.addi"(%195, %115) : (i64, i64) -> i64
          %197 = "llvm.getelementptr"(%4, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %199 = "arith.minsi"(%109, %112) : (i32, i32) -> i32
          %200 = "arith.extsi"(%199) : (i32) -> i64
          %201 = "arith.muli"(%200, %116) : (i64, i64) -> i64
          %202 = "arith.addi"(%201, %115) : (i64, i64) -> i64
          %203 = "llvm.getelementptr"(%4, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %205 = "arith.minsi"(%111, %112) : (i32, i32) -> i32
          %206 = "arith.extsi"(%205) : (i32) -> i64
          %207 = "arith.muli"(%206, %116) : (i64, i64) -> i64
          %208 = "arith.addi"(%207, %115) : (i64, i64) -> i64
          %209 = "llvm.getelementptr"(%4, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %211 = "arith.cmpi"(%69, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %212 = "arith.select"(%211, %120, %62) : (i1, i32, i32) -> i32
          %213 = "arith.addi"(%66, %212) : (i32, i32) -> i32
          %214 = "arith.minsi"(%16, %5) : (i32, i32) -> i32
          %215 = "arith.cmpi"(%69, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %216 = "arith.select"(%215, %120, %62) : (i1, i32, i32) -> i32
          %217 = "arith.addi"(%67, %216) : (i32, i32) -> i32
          %218 = "arith.cmpi"(%70, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %219 = "arith.select"(%218, %126, %62) : (i1, i32, i32) -> i32
          %220 = "arith.addi"(%213, %219) : (i32, i32) -> i32
          %221 = "arith.cmpi"(%70, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %222 = "arith.select"(%221, %126, %62) : (i1, i32, i32) -> i32
          %223 = "arith.addi"(%217, %222) : (i32, i32) -> i32
          %224 = "arith.cmpi"(%73, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %225 = "arith.select"(%224, %132, %62) : (i1, i32, i32) -> i32
          %226 = "arith.addi"(%220, %225) : (i32, i32) -> i32
          %227 = "arith.cmpi"(%73, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %228 = "arith.select"(%227, %132, %62) : (i1, i32, i32) -> i32
          %229 = "arith.addi"(%223, %228) : (i32, i32) -> i32
          %230 = "arith.cmpi"(%76, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %231 = "arith.select"(%230, %138, %62) : (i1, i32, i32) -> i32
          %232 = "arith.addi"(%226, %231) : (i32, i32) -> i32
          %233 = "arith.cmpi"(%76, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %234 = "arith.select"(%233, %138, %62) : (i1, i32, i32) -> i32
          %235 = "arith.addi"(%229, %234) : (i32, i32) -> i32
          %236 = "arith.cmpi"(%79, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %237 = "arith.select"(%236, %144, %62) : (i1, i32, i32) -> i32
          %238 = "arith.addi"(%232, %237) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%79, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %240 = "arith.select"(%239, %144, %62) : (i1, i32, i32) -> i32
          %241 = "arith.addi"(%235, %240) : (i32, i32) -> i32
          %242 = "arith.cmpi"(%82, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %243 = "arith.select"(%242, %150, %62) : (i1, i32, i32) -> i32
          %244 = "arith.addi"(%238, %243) : (i32, i32) -> i32
          %245 = "arith.cmpi"(%82, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %246 = "arith.select"(%245, %150, %62) : (i1, i32, i32) -> i32
          %247 = "arith.addi"(%241, %246) : (i32, i32) -> i32
          %248 = "arith.cmpi"(%85, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %249 = "arith.select"(%248, %156, %62) : (i1, i32, i32) -> i32
          %250 = "arith.addi"(%244, %249) : (i32, i32) -> i32
          %251 = "arith.cmpi"(%85, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %252 = "arith.select"(%251, %156, %62) : (i1, i32, i32) -> i32
          %253 = "arith.addi"(%247, %252) : (i32, i32) -> i32
          %254 = "arith.cmpi"(%88, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %255 = "arith.select"(%254, %162, %62) : (i1, i32, i32) -> i32
          %256 = "arith.addi"(%250, %255) : (i32, i32) -> i32
          %257 = "arith.cmpi"(%88, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %258 = "arith.select"(%257, %162, %62) : (i1, i32, i32) -> i32
          %259 = "arith.addi"(%253, %258) : (i32, i32) -> i32
          %260 = "arith.cmpi"(%91, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %261 = "arith.select"(%260, %168, %62) : (i1, i32, i32) -> i32
          %262 = "arith.addi"(%256, %261) : (i32, i32) -> i32
          %263 = "arith.cmpi"(%91, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %264 = "arith.select"(%263, %168, %62) : (i1, i32, i32) -> i32
          %265 = "arith.addi"(%259, %264) : (i32, i32) -> i32
          %266 = "arith.cmpi"(%94, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %267 = "arith.select"(%266, %174, %62) : (i1, i32, i32) -> i32
          %268 = "arith.addi"(%262, %267) : (i32, i32) -> i32
          %269 = "arith.cmpi"(%94, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %270 = "arith.select"(%269, %174, %62) : (i1, i32, i32) -> i32
          %271 = "arith.addi"(%265, %270) : (i32, i32) -> i32
          %272 = "arith.cmpi"(%97, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %273 = "arith.select"(%272, %180, %62) : (i1, i32, i32) -> i32
          %274 = "arith.addi"(%268, %273) : (i32, i32) -> i32
          %275 = "arith.cmpi"(%97, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %276 = "arith.select"(%275, %180, %62) : (i1, i32, i32) -> i32
          %277 = "arith.addi"(%271, %276) : (i32, i32) -> i32
          %278 = "arith.cmpi"(%100, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %279 = "arith.select"(%278, %186, %62) : (i1, i32, i32) -> i32
          %280 = "arith.addi"(%274, %279) : (i32, i32) -> i32
          %281 = "arith.cmpi"(%100, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %282 = "arith.select"(%281, %186, %62) : (i1, i32, i32) -> i32
          %283 = "arith.addi"(%277, %282) : (i32, i32) -> i32
          %284 = "arith.cmpi"(%103, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %285 = "arith.select"(%284, %192, %62) : (i1, i32, i32) -> i32
          %286 = "arith.addi"(%280, %285) : (i32, i32) -> i32
          %287 = "arith.cmpi"(%103, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %288 = "arith.select"(%287, %192, %62) : (i1, i32, i32) -> i32
          %289 = "arith.addi"(%283, %288) : (i32, i32) -> i32
          %290 = "arith.cmpi"(%106, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %291 = "arith.select"(%290, %198, %62) : (i1, i32, i32) -> i32
          %292 = "arith.addi"(%286, %291) : (i32, i32) -> i32
          %293 = "arith.cmpi"(%106, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %294 = "arith.select"(%293, %198, %62) : (i1, i32, i32) -> i32
          %295 = "arith.addi"(%289, %294) : (i32, i32) -> i32
          %296 = "arith.cmpi"(%109, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %297 = "arith.select"(%296, %204, %62) : (i1, i32, i32) -> i32
          %298 = "arith.addi"(%292, %297) : (i32, i32) -> i32
          %299 = "arith.cmpi"(%109, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %300 = "arith.select"(%299, %204, %62) : (i1, i32, i32) -> i32
          %301 = "arith.addi"(%295, %300) : (i32, i32) -> i32
          %302 = "arith.cmpi"(%111, %5) {predicate = 2 : i64} : (i32, i32) -> i1
          %303 = "arith.select"(%302, %210, %62) : (i1, i32, i32) -> i32
          %304 = "arith.addi"(%298, %303) : (i32, i32) -> i32
          %305 = "arith.cmpi"(%111, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %306 = "arith.select"(%305, %210, %62) : (i1, i32, i32) -> i32
          %307 = "arith.addi"(%301, %306) : (i32, i32) -> i32
          "scf.yield"(%304, %307) : (i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32)
        %308 = "llvm.getelementptr"(%23, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t309_s0 = "llvm.ptrtoint"(%308) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t309_s0, %63) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %310 = "llvm.getelementptr"(%22, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t311_s0 = "llvm.ptrtoint"(%310) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t311_s0, %64) {asm_string = "red.relaxed.cta.shared::cta.add.u32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %312 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %313 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %314 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %315 = "arith.cmpi"(%312, %6) {predicate = 2 : i64} : (i32, i32) -> i1
      %316 = "scf.if"(%315) ({
        %317 = "llvm.getelementptr"(%23, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.yield"(%318) : (i32) -> ()
      }, {
        %319 = "arith.constant"() {value = 0 : i32} : () -> i32
        "scf.yield"(%319) : (i32) -> ()
      }) : (i1) -> i32
      %320 = "arith.constant"() {value = -1 : i32} : () -> i32
      %321 = "arith.constant"() {value = 0 : i32} : () -> i32
      %322 = "nvvm.shfl.sync"(%320, %316, %38, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %323 = "arith.remui"(%312, %29) : (i32, i32) -> i32
      %324 = "arith.cmpi"(%323, %38) {predicate = 5 : i64} : (i32, i32) -> i1
      %325 = "arith.select"(%324, %322, %321) : (i1, i32, i32) -> i32
      %326 = "arith.addi"(%316, %325) : (i32, i32) -> i32
      %327 = "arith.constant"() {value = 2 : i32} : () -> i32
      %328 = "nvvm.shfl.sync"(%320, %326, %327, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %329 = "arith.cmpi"(%323, %327) {predicate = 5 : i64} : (i32, i32) -> i1
      %330 = "arith.select"(%329, %328, %321) : (i1, i32, i32) -> i32
      %331 = "arith.addi"(%326, %330) : (i32, i32) -> i32
      %332 = "arith.constant"() {value = 4 : i32} : () -> i32
      %333 = "nvvm.shfl.sync"(%320, %331, %332, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %334 = "arith.cmpi"(%323, %332) {predicate = 5 : i64} : (i32, i32) -> i1
      %335 = "arith.select"(%334, %333, %321) : (i1, i32, i32) -> i32
      %336 = "arith.addi"(%331, %335) : (i32, i32) -> i32
      %337 = "arith.constant"() {value = 8 : i32} : () -> i32
      %338 = "nvvm.shfl.sync"(%320, %336, %337, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %339 = "arith.cmpi"(%323, %337) {predicate = 5 : i64} : (i32, i32) -> i1
      %340 = "arith.select"(%339, %338, %321) : (i1, i32, i32) -> i32
      %341 = "arith.addi"(%336, %340) : (i32, i32) -> i32
      %342 = "nvvm.shfl.sync"(%320, %341, %53, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %343 = "arith.cmpi"(%323, %53) {predicate = 5 : i64} : (i32, i32) -> i1
      %344 = "arith.select"(%343, %342, %321) : (i1, i32, i32) -> i32
      %345 = "arith.addi"(%341, %344) : (i32, i32) -> i32
      "scf.if"(%315) ({
        %346 = "llvm.getelementptr"(%23, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%345, %346) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %347 = "scf.if"(%315) ({
        %348 = "arith.divui"(%312, %29) : (i32, i32) -> i32
        %349 = "scf.for"(%321, %348, %38, %345) ({
        ^bb0(%350: i32, %351: i32):
          %352 = "arith.muli"(%350, %29) : (i32, i32) -> i32
          %353 = "arith.addi"(%352, %27) : (i32, i32) -> i32
          %354 = "llvm.getelementptr"(%23, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %356 = "arith.addi"(%351, %355) : (i32, i32) -> i32
          "scf.yield"(%356) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"(%349) : (i32) -> ()
      }, {
        "scf.yield"(%345) : (i32) -> ()
      }) : (i1) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%315) ({
        %357 = "llvm.getelementptr"(%23, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%347, %357) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%13, %6, %45) ({
      ^bb0(%358: i32):
        %359 = "arith.cmpi"(%16, %321) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%359) ({
          %360 = "llvm.getelementptr"(%23, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %361 = "llvm.load"(%360) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %362 = "arith.extsi"(%358) : (i32) -> i64
          %363 = "llvm.getelementptr"(%11, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%361, %363) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %364 = "arith.cmpi"(%358, %321) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%364) ({
          %365 = "llvm.getelementptr"(%22, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %366 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %367 = "arith.subi"(%358, %38) : (i32, i32) -> i32
          %368 = "llvm.getelementptr"(%23, %367) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %369 = "llvm.load"(%368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %370 = "arith.addi"(%366, %369) : (i32, i32) -> i32
          "llvm.store"(%370, %365) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "scf.for"(%37, %41, %45) ({
      ^bb0(%371: i32):
        %372 = "arith.subi"(%41, %371) : (i32, i32) -> i32
        %373 = "arith.minsi"(%372, %45) : (i32, i32) -> i32
        %374 = "arith.constant"() {value = 255 : i32} : () -> i32
        %375 = "arith.addi"(%373, %374) : (i32, i32) -> i32
        %376 = "arith.shrsi"(%375, %337) : (i32, i32) -> i32
        %377 = "arith.muli"(%376, %337) : (i32, i32) -> i32
        %378 = "arith.muli"(%377, %337) : (i32, i32) -> i32
        "scf.for"(%13, %378, %45) ({
        ^bb0(%379: i32):
          %380 = "llvm.getelementptr"(%20, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%321, %380) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %381 = "arith.maxsi"(%2, %38) : (i32, i32) -> i32
        %382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %385 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %386 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %387 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %388 = "arith.addi"(%385, %45) : (i32, i32) -> i32
        %389 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %390 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %391 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %392 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %393 = "arith.addi"(%389, %392) : (i32, i32) -> i32
        %394 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %395 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %396 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %397 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %398 = "arith.addi"(%394, %397) : (i32, i32) -> i32
        %399 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %400 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %401 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %402 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %403 = "arith.addi"(%399, %402) : (i32, i32) -> i32
        %404 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %405 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %406 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %407 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %408 = "arith.addi"(%404, %407) : (i32, i32) -> i32
        %409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %412 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %413 = "arith.addi"(%409, %412) : (i32, i32) -> i32
        %414 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %415 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %416 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %417 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %418 = "arith.addi"(%414, %417) : (i32, i32) -> i32
        %419 = "arith.divui"(%382, %381) : (i32, i32) -> i32
        %420 = "arith.remui"(%382, %381) : (i32, i32) -> i32
        %421 = "arith.constant"() {value = dense<-1> : vector<8xi32>} : () -> vector<8xi32>
        %422 = "vector.extract"(%421) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %423 = "vector.extract"(%421) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %424 = "vector.extract"(%421) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %425 = "vector.extract"(%421) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %426 = "vector.extract"(%421) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %427 = "vector.extract"(%421) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %428 = "vector.extract"(%421) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %429 = "vector.extract"(%421) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %430 = "arith.muli"(%373, %381) : (i32, i32) -> i32
        %431 = "arith.cmpi"(%382, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %432 = "scf.if"(%431) ({
          %433 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %434 = "arith.addi"(%433, %382) : (i32, i32) -> i32
          %435 = "arith.extsi"(%434) : (i32) -> i64
          %436 = "llvm.getelementptr"(%0, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%437) : (i32) -> ()
        }, {
          "scf.yield"(%422) : (i32) -> ()
        }) : (i1) -> i32
        %438 = "arith.cmpi"(%388, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %439 = "scf.if"(%438) ({
          %440 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %441 = "arith.addi"(%440, %388) : (i32, i32) -> i32
          %442 = "arith.extsi"(%441) : (i32) -> i64
          %443 = "llvm.getelementptr"(%0, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%444) : (i32) -> ()
        }, {
          "scf.yield"(%423) : (i32) -> ()
        }) : (i1) -> i32
        %445 = "arith.cmpi"(%393, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %446 = "scf.if"(%445) ({
          %447 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %448 = "arith.addi"(%447, %393) : (i32, i32) -> i32
          %449 = "arith.extsi"(%448) : (i32) -> i64
          %450 = "llvm.getelementptr"(%0, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %451 = "llvm.load"(%450) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%451) : (i32) -> ()
        }, {
          "scf.yield"(%424) : (i32) -> ()
        }) : (i1) -> i32
        %452 = "arith.cmpi"(%398, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %453 = "scf.if"(%452) ({
          %454 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %455 = "arith.addi"(%454, %398) : (i32, i32) -> i32
          %456 = "arith.extsi"(%455) : (i32) -> i64
          %457 = "llvm.getelementptr"(%0, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%458) : (i32) -> ()
        }, {
          "scf.yield"(%425) : (i32) -> ()
        }) : (i1) -> i32
        %459 = "arith.cmpi"(%403, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %460 = "scf.if"(%459) ({
          %461 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %462 = "arith.addi"(%461, %403) : (i32, i32) -> i32
          %463 = "arith.extsi"(%462) : (i32) -> i64
          %464 = "llvm.getelementptr"(%0, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %465 = "llvm.load"(%464) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%465) : (i32) -> ()
        }, {
          "scf.yield"(%426) : (i32) -> ()
        }) : (i1) -> i32
        %466 = "arith.cmpi"(%408, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %467 = "scf.if"(%466) ({
          %468 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %469 = "arith.addi"(%468, %408) : (i32, i32) -> i32
          %470 = "arith.extsi"(%469) : (i32) -> i64
          %471 = "llvm.getelementptr"(%0, %470) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%472) : (i32) -> ()
        }, {
          "scf.yield"(%427) : (i32) -> ()
        }) : (i1) -> i32
        %473 = "arith.cmpi"(%413, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %474 = "scf.if"(%473) ({
          %475 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %476 = "arith.addi"(%475, %413) : (i32, i32) -> i32
          %477 = "arith.extsi"(%476) : (i32) -> i64
          %478 = "llvm.getelementptr"(%0, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %479 = "llvm.load"(%478) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%479) : (i32) -> ()
        }, {
          "scf.yield"(%428) : (i32) -> ()
        }) : (i1) -> i32
        %480 = "arith.cmpi"(%418, %430) {predicate = 2 : i64} : (i32, i32) -> i1
        %481 = "scf.if"(%480) ({
          %482 = "arith.muli"(%371, %381) : (i32, i32) -> i32
          %483 = "arith.addi"(%482, %418) : (i32, i32) -> i32
          %484 = "arith.extsi"(%483) : (i32) -> i64
          %485 = "llvm.getelementptr"(%0, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%486) : (i32) -> ()
        }, {
          "scf.yield"(%429) : (i32) -> ()
        }) : (i1) -> i32
        %487 = "arith.cmpi"(%432, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %488 = "arith.shli"(%432, %53) : (i32, i32) -> i32
        %489 = "arith.ori"(%488, %419) : (i32, i32) -> i32
        %490 = "arith.select"(%487, %489, %320) : (i1, i32, i32) -> i32
        %491 = "arith.divui"(%45, %381) : (i32, i32) -> i32
        %492 = "arith.addi"(%419, %491) : (i32, i32) -> i32
        %493 = "arith.remui"(%45, %381) : (i32, i32) -> i32
        %494 = "arith.addi"(%420, %493) : (i32, i32) -> i32
        %495 = "arith.cmpi"(%494, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %496, %497 = "scf.if"(%495) ({
          %498 = "arith.addi"(%492, %38) : (i32, i32) -> i32
          %499 = "arith.subi"(%494, %381) : (i32, i32) -> i32
          "scf.yield"(%499, %498) : (i32, i32) -> ()
        }, {
          "scf.yield"(%494, %492) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %500 = "arith.cmpi"(%439, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %501 = "arith.shli"(%439, %53) : (i32, i32) -> i32
        %502 = "arith.ori"(%501, %497) : (i32, i32) -> i32
        %503 = "arith.select"(%500, %502, %320) : (i1, i32, i32) -> i32
        %504 = "arith.addi"(%497, %491) : (i32, i32) -> i32
        %505 = "arith.addi"(%496, %493) : (i32, i32) -> i32
        %506 = "arith.cmpi"(%505, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %507, %508 = "scf.if"(%506) ({
          %509 = "arith.addi"(%504, %38) : (i32, i32) -> i32
          %510 = "arith.subi"(%505, %381) : (i32, i32) -> i32
          "scf.yield"(%510, %509) : (i32, i32) -> ()
        }, {
          "scf.yield"(%505, %504) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %511 = "arith.cmpi"(%446, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %512 = "arith.shli"(%446, %53) : (i32, i32) -> i32
        %513 = "arith.ori"(%512, %508) : (i32, i32) -> i32
        %514 = "arith.select"(%511, %513, %320) : (i1, i32, i32) -> i32
        %515 = "arith.addi"(%508, %491) : (i32, i32) -> i32
        %516 = "arith.addi"(%507, %493) : (i32, i32) -> i32
        %517 = "arith.cmpi"(%516, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %518, %519 = "scf.if"(%517) ({
          %520 = "arith.addi"(%515, %38) : (i32, i32) -> i32
          %521 = "arith.subi"(%516, %381) : (i32, i32) -> i32
          "scf.yield"(%521, %520) : (i32, i32) -> ()
        }, {
          "scf.yield"(%516, %515) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %522 = "arith.cmpi"(%453, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %523 = "arith.shli"(%453, %53) : (i32, i32) -> i32
        %524 = "arith.ori"(%523, %519) : (i32, i32) -> i32
        %525 = "arith.select"(%522, %524, %320) : (i1, i32, i32) -> i32
        %526 = "arith.addi"(%519, %491) : (i32, i32) -> i32
        %527 = "arith.addi"(%518, %493) : (i32, i32) -> i32
        %528 = "arith.cmpi"(%527, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %529, %530 = "scf.if"(%528) ({
          %531 = "arith.addi"(%526, %38) : (i32, i32) -> i32
          %532 = "arith.subi"(%527, %381) : (i32, i32) -> i32
          "scf.yield"(%532, %531) : (i32, i32) -> ()
        }, {
          "scf.yield"(%527, %526) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %533 = "arith.cmpi"(%460, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %534 = "arith.shli"(%460, %53) : (i32, i32) -> i32
        %535 = "arith.ori"(%534, %530) : (i32, i32) -> i32
        %536 = "arith.select"(%533, %535, %320) : (i1, i32, i32) -> i32
        %537 = "arith.addi"(%530, %491) : (i32, i32) -> i32
        %538 = "arith.addi"(%529, %493) : (i32, i32) -> i32
        %539 = "arith.cmpi"(%538, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %540, %541 = "scf.if"(%539) ({
          %542 = "arith.addi"(%537, %38) : (i32, i32) -> i32
          %543 = "arith.subi"(%538, %381) : (i32, i32) -> i32
          "scf.yield"(%543, %542) : (i32, i32) -> ()
        }, {
          "scf.yield"(%538, %537) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %544 = "arith.cmpi"(%467, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %545 = "arith.shli"(%467, %53) : (i32, i32) -> i32
        %546 = "arith.ori"(%545, %541) : (i32, i32) -> i32
        %547 = "arith.select"(%544, %546, %320) : (i1, i32, i32) -> i32
        %548 = "arith.addi"(%541, %491) : (i32, i32) -> i32
        %549 = "arith.addi"(%540, %493) : (i32, i32) -> i32
        %550 = "arith.cmpi"(%549, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %551, %552 = "scf.if"(%550) ({
          %553 = "arith.addi"(%548, %38) : (i32, i32) -> i32
          %554 = "arith.subi"(%549, %381) : (i32, i32) -> i32
          "scf.yield"(%554, %553) : (i32, i32) -> ()
        }, {
          "scf.yield"(%549, %548) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %555 = "arith.cmpi"(%474, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %556 = "arith.shli"(%474, %53) : (i32, i32) -> i32
        %557 = "arith.ori"(%556, %552) : (i32, i32) -> i32
        %558 = "arith.select"(%555, %557, %320) : (i1, i32, i32) -> i32
        %559 = "arith.addi"(%552, %491) : (i32, i32) -> i32
        %560 = "arith.addi"(%551, %493) : (i32, i32) -> i32
        %561 = "arith.cmpi"(%560, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %562, %563 = "scf.if"(%561) ({
          %564 = "arith.addi"(%559, %38) : (i32, i32) -> i32
          %565 = "arith.subi"(%560, %381) : (i32, i32) -> i32
          "scf.yield"(%565, %564) : (i32, i32) -> ()
        }, {
          "scf.yield"(%560, %559) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %566 = "arith.cmpi"(%481, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        %567 = "arith.shli"(%481, %53) : (i32, i32) -> i32
        %568 = "arith.ori"(%567, %563) : (i32, i32) -> i32
        %569 = "arith.select"(%566, %568, %320) : (i1, i32, i32) -> i32
        %570 = "arith.addi"(%563, %491) : (i32, i32) -> i32
        %571 = "arith.addi"(%562, %493) : (i32, i32) -> i32
        %572 = "arith.cmpi"(%571, %381) {predicate = 5 : i64} : (i32, i32) -> i1
        %573, %574 = "scf.if"(%572) ({
          %575 = "arith.addi"(%570, %38) : (i32, i32) -> i32
          %576 = "arith.subi"(%571, %381) : (i32, i32) -> i32
          "scf.yield"(%576, %575) : (i32, i32) -> ()
        }, {
          "scf.yield"(%571, %570) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %577 = "arith.cmpi"(%490, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%577) ({
          %578 = "arith.shrsi"(%490, %53) : (i32, i32) -> i32
          %579 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %580 = "arith.andi"(%490, %579) : (i32, i32) -> i32
          %581 = "arith.constant"() {value = 5 : i32} : () -> i32
          %582 = "arith.shrsi"(%580, %581) : (i32, i32) -> i32
          %583 = "arith.muli"(%582, %337) : (i32, i32) -> i32
          %584 = "arith.addi"(%578, %583) : (i32, i32) -> i32
          %585 = "llvm.getelementptr"(%20, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %586 = "arith.andi"(%490, %27) : (i32, i32) -> i32
          %587 = "arith.shli"(%38, %586) : (i32, i32) -> i32
          %588 = "arith.cmpi"(%586, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %589 = "arith.select"(%588, %587, %321) : (i1, i32, i32) -> i32
          %t590_s0 = "llvm.ptrtoint"(%585) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t590_s0, %589) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %591 = "arith.cmpi"(%503, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%591) ({
          %592 = "arith.shrsi"(%503, %53) : (i32, i32) -> i32
          %593 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %594 = "arith.andi"(%503, %593) : (i32, i32) -> i32
          %595 = "arith.constant"() {value = 5 : i32} : () -> i32
          %596 = "arith.shrsi"(%594, %595) : (i32, i32) -> i32
          %597 = "arith.muli"(%596, %337) : (i32, i32) -> i32
          %598 = "arith.addi"(%592, %597) : (i32, i32) -> i32
          %599 = "llvm.getelementptr"(%20, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %600 = "arith.andi"(%503, %27) : (i32, i32) -> i32
          %601 = "arith.shli"(%38, %600) : (i32, i32) -> i32
          %602 = "arith.cmpi"(%600, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %603 = "arith.select"(%602, %601, %321) : (i1, i32, i32) -> i32
          %t604_s0 = "llvm.ptrtoint"(%599) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t604_s0, %603) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %605 = "arith.cmpi"(%514, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%605) ({
          %606 = "arith.shrsi"(%514, %53) : (i32, i32) -> i32
          %607 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %608 = "arith.andi"(%514, %607) : (i32, i32) -> i32
          %609 = "arith.constant"() {value = 5 : i32} : () -> i32
          %610 = "arith.shrsi"(%608, %609) : (i32, i32) -> i32
          %611 = "arith.muli"(%610, %337) : (i32, i32) -> i32
          %612 = "arith.addi"(%606, %611) : (i32, i32) -> i32
          %613 = "llvm.getelementptr"(%20, %612) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %614 = "arith.andi"(%514, %27) : (i32, i32) -> i32
          %615 = "arith.shli"(%38, %614) : (i32, i32) -> i32
          %616 = "arith.cmpi"(%614, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %617 = "arith.select"(%616, %615, %321) : (i1, i32, i32) -> i32
          %t618_s0 = "llvm.ptrtoint"(%613) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t618_s0, %617) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %619 = "arith.cmpi"(%525, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%619) ({
          %620 = "arith.shrsi"(%525, %53) : (i32, i32) -> i32
          %621 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %622 = "arith.andi"(%525, %621) : (i32, i32) -> i32
          %623 = "arith.constant"() {value = 5 : i32} : () -> i32
          %624 = "arith.shrsi"(%622, %623) : (i32, i32) -> i32
          %625 = "arith.muli"(%624, %337) : (i32, i32) -> i32
          %626 = "arith.addi"(%620, %625) : (i32, i32) -> i32
          %627 = "llvm.getelementptr"(%20, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %628 = "arith.andi"(%525, %27) : (i32, i32) -> i32
          %629 = "arith.shli"(%38, %628) : (i32, i32) -> i32
          %630 = "arith.cmpi"(%628, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %631 = "arith.select"(%630, %629, %321) : (i1, i32, i32) -> i32
          %t632_s0 = "llvm.ptrtoint"(%627) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t632_s0, %631) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %633 = "arith.cmpi"(%536, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%633) ({
          %634 = "arith.shrsi"(%536, %53) : (i32, i32) -> i32
          %635 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %636 = "arith.andi"(%536, %635) : (i32, i32) -> i32
          %637 = "arith.constant"() {value = 5 : i32} : () -> i32
          %638 = "arith.shrsi"(%636, %637) : (i32, i32) -> i32
          %639 = "arith.muli"(%638, %337) : (i32, i32) -> i32
          %640 = "arith.addi"(%634, %639) : (i32, i32) -> i32
          %641 = "llvm.getelementptr"(%20, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %642 = "arith.andi"(%536, %27) : (i32, i32) -> i32
          %643 = "arith.shli"(%38, %642) : (i32, i32) -> i32
          %644 = "arith.cmpi"(%642, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %645 = "arith.select"(%644, %643, %321) : (i1, i32, i32) -> i32
          %t646_s0 = "llvm.ptrtoint"(%641) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t646_s0, %645) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %647 = "arith.cmpi"(%547, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%647) ({
          %648 = "arith.shrsi"(%547, %53) : (i32, i32) -> i32
          %649 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %650 = "arith.andi"(%547, %649) : (i32, i32) -> i32
          %651 = "arith.constant"() {value = 5 : i32} : () -> i32
          %652 = "arith.shrsi"(%650, %651) : (i32, i32) -> i32
          %653 = "arith.muli"(%652, %337) : (i32, i32) -> i32
          %654 = "arith.addi"(%648, %653) : (i32, i32) -> i32
          %655 = "llvm.getelementptr"(%20, %654) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %656 = "arith.andi"(%547, %27) : (i32, i32) -> i32
          %657 = "arith.shli"(%38, %656) : (i32, i32) -> i32
          %658 = "arith.cmpi"(%656, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %659 = "arith.select"(%658, %657, %321) : (i1, i32, i32) -> i32
          %t660_s0 = "llvm.ptrtoint"(%655) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t660_s0, %659) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %661 = "arith.cmpi"(%558, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%661) ({
          %662 = "arith.shrsi"(%558, %53) : (i32, i32) -> i32
          %663 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %664 = "arith.andi"(%558, %663) : (i32, i32) -> i32
          %665 = "arith.constant"() {value = 5 : i32} : () -> i32
          %666 = "arith.shrsi"(%664, %665) : (i32, i32) -> i32
          %667 = "arith.muli"(%666, %337) : (i32, i32) -> i32
          %668 = "arith.addi"(%662, %667) : (i32, i32) -> i32
          %669 = "llvm.getelementptr"(%20, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %670 = "arith.andi"(%558, %27) : (i32, i32) -> i32
          %671 = "arith.shli"(%38, %670) : (i32, i32) -> i32
          %672 = "arith.cmpi"(%670, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %673 = "arith.select"(%672, %671, %321) : (i1, i32, i32) -> i32
          %t674_s0 = "llvm.ptrtoint"(%669) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t674_s0, %673) {asm_string = "red.relaxed.cta.shared::cta.or.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %675 = "arith.cmpi"(%569, %321) {predicate = 5 : i64} : (i32, i32) -> i1
        "scf.if"(%675) ({
          %676 = "arith.shrsi"(%569, %53) : (i32, i32) -> i32
          %677 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %678 = "arith.andi"(%569, %677) : (i32, i32) -> i32
          %679 = "arith.constant"() {value = 5 : i32} : () -> i32
          %680 = "arith.shrsi"(%678, %679) : (i32, i32) -> i32
          %681 = "arith.muli"(%680, %337) : (i32, i32) -> i32
          %682 = "arith.addi"(%676, %681) : (i32, i32) -> i32
          %683 = "llvm.getelementptr"(%20, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %684 = "arith.andi"(%569, %27) : (i32, i32) -> i32
          %685 = "arith.shli"(%38, %684) : (i32, i32) -> i32
          %686 = "arith.cmpi"(%684, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %687 = "arith.select"(%686, %685, %321) : (i1, i32, i32) -> i32
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
          %693 = "arith.addi"(%373, %27) : (i32, i32) -> i32
          %694 = "arith.constant"() {value = 5 : i32} : () -> i32
          %695 = "arith.shrsi"(%693, %694) : (i32, i32) -> i32
          %696 = "scf.for"(%321, %695, %337, %321) ({
          ^bb0(%697: i32, %698: i32):
            %699 = "arith.muli"(%697, %337) : (i32, i32) -> i32
            %700 = "arith.addi"(%692, %699) : (i32, i32) -> i32
            %701 = "llvm.getelementptr"(%20, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %702 = "llvm.load"(%701) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %703 = "arith.addi"(%697, %38) : (i32, i32) -> i32
            %704 = "arith.muli"(%703, %337) : (i32, i32) -> i32
            %705 = "arith.addi"(%692, %704) : (i32, i32) -> i32
            %706 = "llvm.getelementptr"(%20, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %707 = "llvm.load"(%706) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %708 = "arith.addi"(%697, %327) : (i32, i32) -> i32
            %709 = "arith.muli"(%708, %337) : (i32, i32) -> i32
            %710 = "arith.addi"(%692, %709) : (i32, i32) -> i32
            %711 = "llvm.getelementptr"(%20, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %712 = "llvm.load"(%711) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %713 = "arith.constant"() {value = 3 : i32} : () -> i32
            %714 = "arith.addi"(%697, %713) : (i32, i32) -> i32
            %715 = "arith.muli"(%714, %337) : (i32, i32) -> i32
            %716 = "arith.addi"(%692, %715) : (i32, i32) -> i32
            %717 = "llvm.getelementptr"(%20, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %718 = "llvm.load"(%717) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %719 = "arith.addi"(%697, %332) : (i32, i32) -> i32
            %720 = "arith.muli"(%719, %337) : (i32, i32) -> i32
            %721 = "arith.addi"(%692, %720) : (i32, i32) -> i32
            %722 = "llvm.getelementptr"(%20, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %723 = "llvm.load"(%722) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %724 = "arith.addi"(%697, %694) : (i32, i32) -> i32
            %725 = "arith.muli"(%724, %337) : (i32, i32) -> i32
            %726 = "arith.addi"(%692, %725) : (i32, i32) -> i32
            %727 = "llvm.getelementptr"(%20, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %728 = "llvm.load"(%727) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %729 = "arith.constant"() {value = 6 : i32} : () -> i32
            %730 = "arith.addi"(%697, %729) : (i32, i32) -> i32
            %731 = "arith.muli"(%730, %337) : (i32, i32) -> i32
            %732 = "arith.addi"(%692, %731) : (i32, i32) -> i32
            %733 = "llvm.getelementptr"(%20, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %734 = "llvm.load"(%733) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %735 = "arith.constant"() {value = 7 : i32} : () -> i32
            %736 = "arith.addi"(%697, %735) : (i32, i32) -> i32
            %737 = "arith.muli"(%736, %337) : (i32, i32) -> i32
            %738 = "arith.addi"(%692, %737) : (i32, i32) -> i32
            %739 = "llvm.getelementptr"(%20, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %740 = "llvm.load"(%739) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %741 = "llvm.getelementptr"(%21, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%698, %741) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %742 = "llvm.intr.ctpop"(%702) : (i32) -> i32
            %743 = "arith.addi"(%698, %742) : (i32, i32) -> i32
            %744 = "llvm.getelementptr"(%21, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%743, %744) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %745 = "llvm.intr.ctpop"(%707) : (i32) -> i32
            %746 = "arith.addi"(%743, %745) : (i32, i32) -> i32
            %747 = "llvm.getelementptr"(%21, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%746, %747) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %748 = "llvm.intr.ctpop"(%712) : (i32) -> i32
            %749 = "arith.addi"(%746, %748) : (i32, i32) -> i32
            %750 = "llvm.getelementptr"(%21, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%749, %750) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %751 = "llvm.intr.ctpop"(%718) : (i32) -> i32
            %752 = "arith.addi"(%749, %751) : (i32, i32) -> i32
            %753 = "llvm.getelementptr"(%21, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%752, %753) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %754 = "llvm.intr.ctpop"(%723) : (i32) -> i32
            %755 = "arith.addi"(%752, %754) : (i32, i32) -> i32
            %756 = "llvm.getelementptr"(%21, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%755, %756) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %757 = "llvm.intr.ctpop"(%728) : (i32) -> i32
            %758 = "arith.addi"(%755, %757) : (i32, i32) -> i32
            %759 = "llvm.getelementptr"(%21, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%758, %759) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %760 = "llvm.intr.ctpop"(%734) : (i32) -> i32
            %761 = "arith.addi"(%758, %760) : (i32, i32) -> i32
            %762 = "llvm.getelementptr"(%21, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%761, %762) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %763 = "llvm.intr.ctpop"(%740) : (i32) -> i32
            %764 = "arith.addi"(%761, %763) : (i32, i32) -> i32
            "scf.yield"(%764) : (i32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32, i32) -> i32
          %765 = "llvm.getelementptr"(%24, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%696, %765) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%766: i32):
          %767 = "llvm.getelementptr"(%24, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %768 = "llvm.load"(%767) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %769 = "llvm.getelementptr"(%25, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%768, %769) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %770 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %771 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %772 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %773 = "arith.cmpi"(%770, %6) {predicate = 2 : i64} : (i32, i32) -> i1
        %774 = "scf.if"(%773) ({
          %775 = "llvm.getelementptr"(%25, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %776 = "llvm.load"(%775) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%776) : (i32) -> ()
        }, {
          "scf.yield"(%321) : (i32) -> ()
        }) : (i1) -> i32
        %777 = "nvvm.shfl.sync"(%320, %774, %38, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %778 = "arith.remui"(%770, %29) : (i32, i32) -> i32
        %779 = "arith.cmpi"(%778, %38) {predicate = 5 : i64} : (i32, i32) -> i1
        %780 = "arith.select"(%779, %777, %321) : (i1, i32, i32) -> i32
        %781 = "arith.addi"(%774, %780) : (i32, i32) -> i32
        %782 = "nvvm.shfl.sync"(%320, %781, %327, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %783 = "arith.cmpi"(%778, %327) {predicate = 5 : i64} : (i32, i32) -> i1
        %784 = "arith.select"(%783, %782, %321) : (i1, i32, i32) -> i32
        %785 = "arith.addi"(%781, %784) : (i32, i32) -> i32
        %786 = "nvvm.shfl.sync"(%320, %785, %332, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %787 = "arith.cmpi"(%778, %332) {predicate = 5 : i64} : (i32, i32) -> i1
        %788 = "arith.select"(%787, %786, %321) : (i1, i32, i32) -> i32
        %789 = "arith.addi"(%785, %788) : (i32, i32) -> i32
        %790 = "nvvm.shfl.sync"(%320, %789, %337, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %791 = "arith.cmpi"(%778, %337) {predicate = 5 : i64} : (i32, i32) -> i1
        %792 = "arith.select"(%791, %790, %321) : (i1, i32, i32) -> i32
        %793 = "arith.addi"(%789, %792) : (i32, i32) -> i32
        %794 = "nvvm.shfl.sync"(%320, %793, %53, %321) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
        %795 = "arith.cmpi"(%778, %53) {predicate = 5 : i64} : (i32, i32) -> i1
        %796 = "arith.select"(%795, %794, %321) : (i1, i32, i32) -> i32
        %797 = "arith.addi"(%793, %796) : (i32, i32) -> i32
        "scf.if"(%773) ({
          %798 = "llvm.getelementptr"(%25, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%797, %798) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %799 = "scf.if"(%773) ({
          %800 = "arith.divui"(%770, %29) : (i32, i32) -> i32
          %801 = "scf.for"(%321, %800, %38, %797) ({
          ^bb0(%802: i32, %803: i32):
            %804 = "arith.muli"(%802, %29) : (i32, i32) -> i32
            %805 = "arith.addi"(%804, %27) : (i32, i32) -> i32
            %806 = "llvm.getelementptr"(%25, %805) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %807 = "llvm.load"(%806) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %808 = "arith.addi"(%803, %807) : (i32, i32) -> i32
            "scf.yield"(%808) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          "scf.yield"(%801) : (i32) -> ()
        }, {
          "scf.yield"(%797) : (i32) -> ()
        }) : (i1) -> i32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.if"(%773) ({
          %809 = "llvm.getelementptr"(%25, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%799, %809) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %810 = "arith.muli"(%371, %2) : (i32, i32) -> i32
        %811 = "arith.muli"(%373, %2) : (i32, i32) -> i32
        %812 = "arith.cmpi"(%811, %321) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%812) ({
          %813 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %814 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %815 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %816 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %817 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %818 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %819 = "arith.addi"(%816, %45) : (i32, i32) -> i32
          %820 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %821 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %822 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %823 = "arith.addi"(%820, %392) : (i32, i32) -> i32
          %824 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %825 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %826 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %827 = "arith.addi"(%824, %397) : (i32, i32) -> i32
          %828 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %829 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %830 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %831 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %832 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %833 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %834 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %835 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %836 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %837 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %838 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %839 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %840 = "arith.maxsi"(%490, %321) : (i32, i32) -> i32
          %841 = "arith.shrsi"(%840, %53) : (i32, i32) -> i32
          %842 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %843 = "arith.andi"(%840, %842) : (i32, i32) -> i32
          %844 = "arith.constant"() {value = 5 : i32} : () -> i32
          %845 = "arith.shrsi"(%843, %844) : (i32, i32) -> i32
          %846 = "arith.muli"(%845, %337) : (i32, i32) -> i32
          %847 = "arith.addi"(%841, %846) : (i32, i32) -> i32
          %848 = "llvm.getelementptr"(%21, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %849 = "llvm.load"(%848) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %850 = "llvm.getelementptr"(%20, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %851 = "llvm.load"(%850) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %852 = "arith.remui"(%840, %29) : (i32, i32) -> i32
          %853 = "arith.shli"(%38, %852) : (i32, i32) -> i32
          %854 = "arith.cmpi"(%852, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %855 = "arith.select"(%854, %853, %321) : (i1, i32, i32) -> i32
          %856 = "arith.subi"(%855, %38) : (i32, i32) -> i32
          %857 = "arith.andi"(%851, %856) : (i32, i32) -> i32
          %858 = "llvm.intr.ctpop"(%857) : (i32) -> i32
          %859 = "arith.addi"(%849, %858) : (i32, i32) -> i32
          %860 = "arith.cmpi"(%490, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %861 = "llvm.getelementptr"(%22, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %862 = "llvm.load"(%861) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %863 = "arith.addi"(%862, %859) : (i32, i32) -> i32
          %864 = "arith.select"(%860, %863, %320) : (i1, i32, i32) -> i32
          %865 = "llvm.getelementptr"(%25, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %866 = "llvm.load"(%865) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %867 = "llvm.getelementptr"(%24, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %868 = "llvm.load"(%867) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %869 = "arith.subi"(%866, %868) : (i32, i32) -> i32
          %870 = "arith.addi"(%869, %859) : (i32, i32) -> i32
          %871 = "arith.maxsi"(%503, %321) : (i32, i32) -> i32
          %872 = "arith.shrsi"(%871, %53) : (i32, i32) -> i32
          %873 = "arith.andi"(%871, %842) : (i32, i32) -> i32
          %874 = "arith.shrsi"(%873, %844) : (i32, i32) -> i32
          %875 = "arith.muli"(%874, %337) : (i32, i32) -> i32
          %876 = "arith.addi"(%872, %875) : (i32, i32) -> i32
          %877 = "llvm.getelementptr"(%21, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %878 = "llvm.load"(%877) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %879 = "llvm.getelementptr"(%20, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %880 = "llvm.load"(%879) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %881 = "arith.remui"(%871, %29) : (i32, i32) -> i32
          %882 = "arith.shli"(%38, %881) : (i32, i32) -> i32
          %883 = "arith.cmpi"(%881, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %884 = "arith.select"(%883, %882, %321) : (i1, i32, i32) -> i32
          %885 = "arith.subi"(%884, %38) : (i32, i32) -> i32
          %886 = "arith.andi"(%880, %885) : (i32, i32) -> i32
          %887 = "llvm.intr.ctpop"(%886) : (i32) -> i32
          %888 = "arith.addi"(%878, %887) : (i32, i32) -> i32
          %889 = "arith.cmpi"(%503, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %890 = "llvm.getelementptr"(%22, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %891 = "llvm.load"(%890) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %892 = "arith.addi"(%891, %888) : (i32, i32) -> i32
          %893 = "arith.select"(%889, %892, %320) : (i1, i32, i32) -> i32
          %894 = "llvm.getelementptr"(%25, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %895 = "llvm.load"(%894) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %896 = "llvm.getelementptr"(%24, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %897 = "llvm.load"(%896) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %898 = "arith.subi"(%895, %897) : (i32, i32) -> i32
          %899 = "arith.addi"(%898, %888) : (i32, i32) -> i32
          %900 = "arith.maxsi"(%514, %321) : (i32, i32) -> i32
          %901 = "arith.shrsi"(%900, %53) : (i32, i32) -> i32
          %902 = "arith.andi"(%900, %842) : (i32, i32) -> i32
          %903 = "arith.shrsi"(%902, %844) : (i32, i32) -> i32
          %904 = "arith.muli"(%903, %337) : (i32, i32) -> i32
          %905 = "arith.addi"(%901, %904) : (i32, i32) -> i32
          %906 = "llvm.getelementptr"(%21, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %907 = "llvm.load"(%906) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %908 = "llvm.getelementptr"(%20, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %909 = "llvm.load"(%908) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %910 = "arith.remui"(%900, %29) : (i32, i32) -> i32
          %911 = "arith.shli"(%38, %910) : (i32, i32) -> i32
          %912 = "arith.cmpi"(%910, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %913 = "arith.select"(%912, %911, %321) : (i1, i32, i32) -> i32
          %914 = "arith.subi"(%913, %38) : (i32, i32) -> i32
          %915 = "arith.andi"(%909, %914) : (i32, i32) -> i32
          %916 = "llvm.intr.ctpop"(%915) : (i32) -> i32
          %917 = "arith.addi"(%907, %916) : (i32, i32) -> i32
          %918 = "arith.cmpi"(%514, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %919 = "llvm.getelementptr"(%22, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %920 = "llvm.load"(%919) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %921 = "arith.addi"(%920, %917) : (i32, i32) -> i32
          %922 = "arith.select"(%918, %921, %320) : (i1, i32, i32) -> i32
          %923 = "llvm.getelementptr"(%25, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %924 = "llvm.load"(%923) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %925 = "llvm.getelementptr"(%24, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %926 = "llvm.load"(%925) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %927 = "arith.subi"(%924, %926) : (i32, i32) -> i32
          %928 = "arith.addi"(%927, %917) : (i32, i32) -> i32
          %929 = "arith.maxsi"(%525, %321) : (i32, i32) -> i32
          %930 = "arith.shrsi"(%929, %53) : (i32, i32) -> i32
          %931 = "arith.andi"(%929, %842) : (i32, i32) -> i32
          %932 = "arith.shrsi"(%931, %844) : (i32, i32) -> i32
          %933 = "arith.muli"(%932, %337) : (i32, i32) -> i32
          %934 = "arith.addi"(%930, %933) : (i32, i32) -> i32
          %935 = "llvm.getelementptr"(%21, %934) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %936 = "llvm.load"(%935) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %937 = "llvm.getelementptr"(%20, %934) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %938 = "llvm.load"(%937) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %939 = "arith.remui"(%929, %29) : (i32, i32) -> i32
          %940 = "arith.shli"(%38, %939) : (i32, i32) -> i32
          %941 = "arith.cmpi"(%939, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %942 = "arith.select"(%941, %940, %321) : (i1, i32, i32) -> i32
          %943 = "arith.subi"(%942, %38) : (i32, i32) -> i32
          %944 = "arith.andi"(%938, %943) : (i32, i32) -> i32
          %945 = "llvm.intr.ctpop"(%944) : (i32) -> i32
          %946 = "arith.addi"(%936, %945) : (i32, i32) -> i32
          %947 = "arith.cmpi"(%525, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %948 = "llvm.getelementptr"(%22, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %949 = "llvm.load"(%948) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %950 = "arith.addi"(%949, %946) : (i32, i32) -> i32
          %951 = "arith.select"(%947, %950, %320) : (i1, i32, i32) -> i32
          %952 = "llvm.getelementptr"(%25, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %953 = "llvm.load"(%952) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %954 = "llvm.getelementptr"(%24, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %955 = "llvm.load"(%954) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %956 = "arith.subi"(%953, %955) : (i32, i32) -> i32
          %957 = "arith.addi"(%956, %946) : (i32, i32) -> i32
          %958 = "arith.cmpi"(%813, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%958) ({
            %959 = "arith.addi"(%810, %813) : (i32, i32) -> i32
            %960 = "arith.extsi"(%959) : (i32) -> i64
            %961 = "llvm.getelementptr"(%7, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%864, %961) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %962 = "arith.cmpi"(%864, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%962) ({
              %963 = "llvm.getelementptr"(%26, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%490, %963) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %964 = "arith.cmpi"(%819, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%964) ({
            %965 = "arith.addi"(%810, %819) : (i32, i32) -> i32
            %966 = "arith.extsi"(%965) : (i32) -> i64
            %967 = "llvm.getelementptr"(%7, %966) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%893, %967) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %968 = "arith.cmpi"(%893, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%968) ({
              %969 = "llvm.getelementptr"(%26, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%503, %969) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %970 = "arith.cmpi"(%823, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%970) ({
            %971 = "arith.addi"(%810, %823) : (i32, i32) -> i32
            %972 = "arith.extsi"(%971) : (i32) -> i64
            %973 = "llvm.getelementptr"(%7, %972) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%922, %973) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %974 = "arith.cmpi"(%922, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%974) ({
              %975 = "llvm.getelementptr"(%26, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%514, %975) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %976 = "arith.cmpi"(%827, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%976) ({
            %977 = "arith.addi"(%810, %827) : (i32, i32) -> i32
            %978 = "arith.extsi"(%977) : (i32) -> i64
            %979 = "llvm.getelementptr"(%7, %978) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%951, %979) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %980 = "arith.cmpi"(%951, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%980) ({
              %981 = "llvm.getelementptr"(%26, %957) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%525, %981) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
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
        %982 = "arith.cmpi"(%811, %402) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%982) ({
          %983 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %984 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %985 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %986 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %987 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %988 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %989 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %990 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %991 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %992 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %993 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %994 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %995 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %996 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %997 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %998 = "arith.addi"(%995, %402) : (i32, i32) -> i32
          %999 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1000 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1001 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1002 = "arith.addi"(%999, %407) : (i32, i32) -> i32
          %1003 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1004 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1005 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1006 = "arith.addi"(%1003, %412) : (i32, i32) -> i32
          %1007 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1008 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1009 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1010 = "arith.addi"(%1007, %417) : (i32, i32) -> i32
          %1011 = "arith.maxsi"(%536, %321) : (i32, i32) -> i32
          %1012 = "arith.shrsi"(%1011, %53) : (i32, i32) -> i32
          %1013 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %1014 = "arith.andi"(%1011, %1013) : (i32, i32) -> i32
          %1015 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1016 = "arith.shrsi"(%1014, %1015) : (i32, i32) -> i32
          %1017 = "arith.muli"(%1016, %337) : (i32, i32) -> i32
          %1018 = "arith.addi"(%1012, %1017) : (i32, i32) -> i32
          %1019 = "llvm.getelementptr"(%21, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1020 = "llvm.load"(%1019) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1021 = "llvm.getelementptr"(%20, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1022 = "llvm.load"(%1021) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1023 = "arith.remui"(%1011, %29) : (i32, i32) -> i32
          %1024 = "arith.shli"(%38, %1023) : (i32, i32) -> i32
          %1025 = "arith.cmpi"(%1023, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %1026 = "arith.select"(%1025, %1024, %321) : (i1, i32, i32) -> i32
          %1027 = "arith.subi"(%1026, %38) : (i32, i32) -> i32
          %1028 = "arith.andi"(%1022, %1027) : (i32, i32) -> i32
          %1029 = "llvm.intr.ctpop"(%1028) : (i32) -> i32
          %1030 = "arith.addi"(%1020, %1029) : (i32, i32) -> i32
          %1031 = "arith.cmpi"(%536, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %1032 = "llvm.getelementptr"(%22, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1033 = "llvm.load"(%1032) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1034 = "arith.addi"(%1033, %1030) : (i32, i32) -> i32
          %1035 = "arith.select"(%1031, %1034, %320) : (i1, i32, i32) -> i32
          %1036 = "llvm.getelementptr"(%25, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1037 = "llvm.load"(%1036) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1038 = "llvm.getelementptr"(%24, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1039 = "llvm.load"(%1038) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1040 = "arith.subi"(%1037, %1039) : (i32, i32) -> i32
          %1041 = "arith.addi"(%1040, %1030) : (i32, i32) -> i32
          %1042 = "arith.maxsi"(%547, %321) : (i32, i32) -> i32
          %1043 = "arith.shrsi"(%1042, %53) : (i32, i32) -> i32
          %1044 = "arith.andi"(%1042, %1013) : (i32, i32) -> i32
          %1045 = "arith.shrsi"(%1044, %1015) : (i32, i32) -> i32
          %1046 = "arith.muli"(%1045, %337) : (i32, i32) -> i32
          %1047 = "arith.addi"(%1043, %1046) : (i32, i32) -> i32
          %1048 = "llvm.getelementptr"(%21, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1049 = "llvm.load"(%1048) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1050 = "llvm.getelementptr"(%20, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1051 = "llvm.load"(%1050) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1052 = "arith.remui"(%1042, %29) : (i32, i32) -> i32
          %1053 = "arith.shli"(%38, %1052) : (i32, i32) -> i32
          %1054 = "arith.cmpi"(%1052, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %1055 = "arith.select"(%1054, %1053, %321) : (i1, i32, i32) -> i32
          %1056 = "arith.subi"(%1055, %38) : (i32, i32) -> i32
          %1057 = "arith.andi"(%1051, %1056) : (i32, i32) -> i32
          %1058 = "llvm.intr.ctpop"(%1057) : (i32) -> i32
          %1059 = "arith.addi"(%1049, %1058) : (i32, i32) -> i32
          %1060 = "arith.cmpi"(%547, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %1061 = "llvm.getelementptr"(%22, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1062 = "llvm.load"(%1061) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1063 = "arith.addi"(%1062, %1059) : (i32, i32) -> i32
          %1064 = "arith.select"(%1060, %1063, %320) : (i1, i32, i32) -> i32
          %1065 = "llvm.getelementptr"(%25, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1066 = "llvm.load"(%1065) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1067 = "llvm.getelementptr"(%24, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1068 = "llvm.load"(%1067) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1069 = "arith.subi"(%1066, %1068) : (i32, i32) -> i32
          %1070 = "arith.addi"(%1069, %1059) : (i32, i32) -> i32
          %1071 = "arith.maxsi"(%558, %321) : (i32, i32) -> i32
          %1072 = "arith.shrsi"(%1071, %53) : (i32, i32) -> i32
          %1073 = "arith.andi"(%1071, %1013) : (i32, i32) -> i32
          %1074 = "arith.shrsi"(%1073, %1015) : (i32, i32) -> i32
          %1075 = "arith.muli"(%1074, %337) : (i32, i32) -> i32
          %1076 = "arith.addi"(%1072, %1075) : (i32, i32) -> i32
          %1077 = "llvm.getelementptr"(%21, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1078 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1079 = "llvm.getelementptr"(%20, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1080 = "llvm.load"(%1079) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1081 = "arith.remui"(%1071, %29) : (i32, i32) -> i32
          %1082 = "arith.shli"(%38, %1081) : (i32, i32) -> i32
          %1083 = "arith.cmpi"(%1081, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %1084 = "arith.select"(%1083, %1082, %321) : (i1, i32, i32) -> i32
          %1085 = "arith.subi"(%1084, %38) : (i32, i32) -> i32
          %1086 = "arith.andi"(%1080, %1085) : (i32, i32) -> i32
          %1087 = "llvm.intr.ctpop"(%1086) : (i32) -> i32
          %1088 = "arith.addi"(%1078, %1087) : (i32, i32) -> i32
          %1089 = "arith.cmpi"(%558, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %1090 = "llvm.getelementptr"(%22, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1091 = "llvm.load"(%1090) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1092 = "arith.addi"(%1091, %1088) : (i32, i32) -> i32
          %1093 = "arith.select"(%1089, %1092, %320) : (i1, i32, i32) -> i32
          %1094 = "llvm.getelementptr"(%25, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1095 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1096 = "llvm.getelementptr"(%24, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1097 = "llvm.load"(%1096) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1098 = "arith.subi"(%1095, %1097) : (i32, i32) -> i32
          %1099 = "arith.addi"(%1098, %1088) : (i32, i32) -> i32
          %1100 = "arith.maxsi"(%569, %321) : (i32, i32) -> i32
          %1101 = "arith.shrsi"(%1100, %53) : (i32, i32) -> i32
          %1102 = "arith.andi"(%1100, %1013) : (i32, i32) -> i32
          %1103 = "arith.shrsi"(%1102, %1015) : (i32, i32) -> i32
          %1104 = "arith.muli"(%1103, %337) : (i32, i32) -> i32
          %1105 = "arith.addi"(%1101, %1104) : (i32, i32) -> i32
          %1106 = "llvm.getelementptr"(%21, %1105) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1107 = "llvm.load"(%1106) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1108 = "llvm.getelementptr"(%20, %1105) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1109 = "llvm.load"(%1108) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1110 = "arith.remui"(%1100, %29) : (i32, i32) -> i32
          %1111 = "arith.shli"(%38, %1110) : (i32, i32) -> i32
          %1112 = "arith.cmpi"(%1110, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %1113 = "arith.select"(%1112, %1111, %321) : (i1, i32, i32) -> i32
          %1114 = "arith.subi"(%1113, %38) : (i32, i32) -> i32
          %1115 = "arith.andi"(%1109, %1114) : (i32, i32) -> i32
          %1116 = "llvm.intr.ctpop"(%1115) : (i32) -> i32
          %1117 = "arith.addi"(%1107, %1116) : (i32, i32) -> i32
          %1118 = "arith.cmpi"(%569, %321) {predicate = 5 : i64} : (i32, i32) -> i1
          %1119 = "llvm.getelementptr"(%22, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1120 = "llvm.load"(%1119) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1121 = "arith.addi"(%1120, %1117) : (i32, i32) -> i32
          %1122 = "arith.select"(%1118, %1121, %320) : (i1, i32, i32) -> i32
          %1123 = "llvm.getelementptr"(%25, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1124 = "llvm.load"(%1123) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1125 = "llvm.getelementptr"(%24, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1126 = "llvm.load"(%1125) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1127 = "arith.subi"(%1124, %1126) : (i32, i32) -> i32
          %1128 = "arith.addi"(%1127, %1117) : (i32, i32) -> i32
          %1129 = "arith.cmpi"(%998, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%1129) ({
            %1130 = "arith.addi"(%810, %998) : (i32, i32) -> i32
            %1131 = "arith.extsi"(%1130) : (i32) -> i64
            %1132 = "llvm.getelementptr"(%7, %1131) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1035, %1132) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1133 = "arith.cmpi"(%1035, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%1133) ({
              %1134 = "llvm.getelementptr"(%26, %1041) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%536, %1134) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1135 = "arith.cmpi"(%1002, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%1135) ({
            %1136 = "arith.addi"(%810, %1002) : (i32, i32) -> i32
            %1137 = "arith.extsi"(%1136) : (i32) -> i64
            %1138 = "llvm.getelementptr"(%7, %1137) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1064, %1138) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1139 = "arith.cmpi"(%1064, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%1139) ({
              %1140 = "llvm.getelementptr"(%26, %1070) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%547, %1140) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1141 = "arith.cmpi"(%1006, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%1141) ({
            %1142 = "arith.addi"(%810, %1006) : (i32, i32) -> i32
            %1143 = "arith.extsi"(%1142) : (i32) -> i64
            %1144 = "llvm.getelementptr"(%7, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1093, %1144) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1145 = "arith.cmpi"(%1093, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%1145) ({
              %1146 = "llvm.getelementptr"(%26, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%558, %1146) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1147 = "arith.cmpi"(%1010, %811) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%1147) ({
            %1148 = "arith.addi"(%810, %1010) : (i32, i32) -> i32
            %1149 = "arith.extsi"(%1148) : (i32) -> i64
            %1150 = "llvm.getelementptr"(%7, %1149) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1122, %1150) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1151 = "arith.cmpi"(%1122, %321) {predicate = 5 : i64} : (i32, i32) -> i1
            "scf.if"(%1151) ({
              %1152 = "llvm.getelementptr"(%26, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%569, %1152) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
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
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1153 = "arith.subi"(%6, %38) : (i32, i32) -> i32
        %1154 = "llvm.getelementptr"(%25, %1153) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1155 = "llvm.load"(%1154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %1156 = "arith.constant"() {value = 0 : i32} : () -> i32
        %1157 = "arith.constant"() {value = 1 : i32} : () -> i32
        %1158 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %1159 = "arith.subi"(%1155, %13) : (i32, i32) -> i32
        %1160 = "arith.subi"(%1159, %1157) : (i32, i32) -> i32
        %1161 = "arith.divui"(%1160, %1158) : (i32, i32) -> i32
        %1162 = "arith.addi"(%1161, %1157) : (i32, i32) -> i32
        %1163 = "arith.cmpi"(%1155, %13) {predicate = 4 : i64} : (i32, i32) -> i1
        %1164 = "arith.select"(%1163, %1162, %1156) : (i1, i32, i32) -> i32
        "scf.for"(%1156, %1164, %1157) ({
        ^bb0(%1165: i32):
          %1166 = "arith.muli"(%1165, %1158) : (i32, i32) -> i32
          %1167 = "arith.addi"(%13, %1166) : (i32, i32) -> i32
          %1168 = "llvm.getelementptr"(%26, %1167) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1169 = "llvm.load"(%1168) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1170 = "arith.shrsi"(%1169, %53) : (i32, i32) -> i32
          %1171 = "arith.constant"() {value = 65535 : i32} : () -> i32
          %1172 = "arith.andi"(%1169, %1171) : (i32, i32) -> i32
          %1173 = "arith.addi"(%371, %1172) : (i32, i32) -> i32
          %1174 = "llvm.getelementptr"(%22, %1170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1175 = "llvm.load"(%1174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1176 = "arith.addi"(%1175, %1167) : (i32, i32) -> i32
          %1177 = "llvm.getelementptr"(%25, %1170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1178 = "llvm.load"(%1177) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1179 = "llvm.getelementptr"(%24, %1170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1180 = "llvm.load"(%1179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1181 = "arith.subi"(%1178, %1180) : (i32, i32) -> i32
          %1182 = "arith.subi"(%1176, %1181) : (i32, i32) -> i32
          %1183 = "arith.extsi"(%1182) : (i32) -> i64
          %1184 = "llvm.getelementptr"(%9, %1183) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%1173, %1184) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        "scf.for"(%13, %6, %45) ({
        ^bb0(%1185: i32):
          %1186 = "llvm.getelementptr"(%22, %1185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1187 = "llvm.load"(%1186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1188 = "llvm.getelementptr"(%24, %1185) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1189 = "llvm.load"(%1188) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1190 = "arith.addi"(%1187, %1189) : (i32, i32) -> i32
          "llvm.store"(%1190, %1186) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %1191 = "arith.subi"(%6, %38) : (i32, i32) -> i32
      %1192 = "llvm.getelementptr"(%23, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1193 = "llvm.load"(%1192) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %1194 = "arith.muli"(%16, %45) : (i32, i32) -> i32
      %1195 = "arith.addi"(%1193, %1194) : (i32, i32) -> i32
      %1196 = "arith.addi"(%1195, %13) : (i32, i32) -> i32
      %1197 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1198 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1199 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1200 = "arith.muli"(%1197, %45) : (i32, i32) -> i32
      %1201 = "arith.maxsi"(%1200, %38) : (i32, i32) -> i32
      "scf.for"(%1196, %19, %1201) ({
      ^bb0(%1202: i32):
        %1203 = "arith.extsi"(%1202) : (i32) -> i64
        %1204 = "llvm.getelementptr"(%9, %1203) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%320, %1204) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "order_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 1024, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: !llvm.ptr<1>):
    %17 = "arith.extsi"(%2) : (i32) -> i64
    %18 = "arith.cmpi"(%15, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "rows of results have another length than k", file = "samples/moe_routing.py", line = 338 : i32} : (i1) -> ()
    %19 = "arith.constant"() {value = 0 : i32} : () -> i32
    %20 = "arith.cmpi"(%14, %19) {predicate = 5 : i64} : (i32, i32) -> i1
    %21 = "arith.cmpi"(%14, %1) {predicate = 3 : i64} : (i32, i32) -> i1
    %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
    "cutec.host_check"(%22) {message = "more tokens than rows of gates", file = "samples/moe_routing.py", line = 339 : i32} : (i1) -> ()
    %23 = "arith.constant"() {value = 33792 : i32} : () -> i32
    %24 = "arith.cmpi"(%1, %23) {predicate = 3 : i64} : (i32, i32) -> i1
    %25 = "arith.constant"() {value = 256 : i32} : () -> i32
    %26 = "arith.constant"() {value = 1024 : i32} : () -> i32
    %27 = "arith.select"(%24, %25, %26) : (i1, i32, i32) -> i32
    %28 = "arith.constant"() {value = 31 : i32} : () -> i32
    %29 = "arith.addi"(%1, %28) : (i32, i32) -> i32
    %30 = "arith.constant"() {value = 32 : i32} : () -> i32
    %31 = "arith.divui"(%29, %30) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 131 : i32} : () -> i32
    %33 = "arith.addi"(%31, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 132 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.muli"(%35, %30) : (i32, i32) -> i32
    %37 = "arith.maxsi"(%36, %27) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 1 : i32} : () -> i32
    %39 = "arith.subi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.addi"(%1, %39) : (i32, i32) -> i32
    %41 = "arith.remsi"(%40, %37) : (i32, i32) -> i32
    %42 = "arith.cmpi"(%41, %19) {predicate = 2 : i64} : (i32, i32) -> i1
    %43 = "arith.divsi"(%40, %37) : (i32, i32) -> i32
    %44 = "arith.extsi"(%42) : (i1) -> i32
    %45 = "arith.addi"(%43, %44) : (i32, i32) -> i32
    %46 = "arith.maxsi"(%45, %38) : (i32, i32) -> i32
    %47 = "arith.constant"() {value = 4096 : i32} : () -> i32
    "gpu.launch_func"(%46, %38, %38, %27, %38, %38, %47, %0, %1, %2, %3, %14, %4, %5, %6, %7, %8, %16, %46) {kernel = @kernels::@choose_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    %48 = "arith.constant"() {value = 51200 : i32} : () -> i32
    "gpu.launch_func"(%46, %38, %38, %26, %38, %38, %48, %7, %1, %5, %8, %16, %46, %2, %9, %10, %11, %12, %13, %27) {kernel = @kernels::@order_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_routing_bf16_form8x1x1x8_threads1024", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i32, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
