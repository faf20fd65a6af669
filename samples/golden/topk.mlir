"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "arith.constant"() {value = 4 : i32} : () -> i32
      %13 = "arith.remui"(%9, %12) : (i32, i32) -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 32 : i32} : () -> i32
      %18 = "arith.muli"(%14, %17) : (i32, i32) -> i32
      %19 = "arith.divui"(%9, %12) : (i32, i32) -> i32
      %20 = "arith.addi"(%18, %19) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %21 = "arith.addi"(%12, %13) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 8 : i32} : () -> i32
      %23 = "arith.addi"(%22, %13) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = 12 : i32} : () -> i32
      %25 = "arith.addi"(%24, %13) : (i32, i32) -> i32
      %26 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
      %27 = "vector.extract"(%26) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %28 = "vector.extract"(%26) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %29 = "vector.extract"(%26) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %30 = "vector.extract"(%26) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %31 = "vector.extract"(%26) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %32 = "vector.extract"(%26) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %33 = "vector.extract"(%26) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %34 = "vector.extract"(%26) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %35 = "vector.extract"(%26) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %36 = "vector.extract"(%26) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %37 = "vector.extract"(%26) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %38 = "vector.extract"(%26) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %39 = "vector.extract"(%26) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %40 = "vector.extract"(%26) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %41 = "vector.extract"(%26) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %42 = "vector.extract"(%26) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %43 = "arith.cmpi"(%20, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %44 = "arith.muli"(%13, %12) : (i32, i32) -> i32
      %45 = "arith.cmpi"(%44, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %46 = "arith.andi"(%43, %45) : (i1, i1) -> i1
      %47 = "arith.extui"(%46) : (i1) -> i8
      %48 = "arith.extsi"(%20) : (i32) -> i64
      %49 = "arith.extsi"(%2) : (i32) -> i64
      %50 = "arith.muli"(%48, %49) : (i64, i64) -> i64
      %51 = "arith.extsi"(%44) : (i32) -> i64
      %52 = "arith.addi"(%50, %51) : (i64, i64) -> i64
      %53 = "llvm.getelementptr"(%0, %52) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %54 = "arith.constant"() {value = 0 : i8} : () -> i8
      %55 = "arith.cmpi"(%47, %54) {predicate = 1 : i64} : (i8, i8) -> i1
      %56, %57, %58, %59 = "scf.if"(%55) ({
        %60 = "llvm.load"(%53) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %61 = "vector.extract"(%60) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %62 = "vector.extract"(%60) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %63 = "vector.extract"(%60) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %64 = "vector.extract"(%60) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%61, %62, %63, %64) : (i32, i32, i32, i32) -> ()
      }, {
        %65 = "llvm.bitcast"(%27) : (f32) -> i32
        %66 = "llvm.bitcast"(%28) : (f32) -> i32
        %67 = "llvm.bitcast"(%29) : (f32) -> i32
        %68 = "llvm.bitcast"(%30) : (f32) -> i32
        "scf.yield"(%65, %66, %67, %68) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %69 = "arith.muli"(%21, %12) : (i32, i32) -> i32
      %70 = "arith.cmpi"(%69, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %71 = "arith.andi"(%43, %70) : (i1, i1) -> i1
      %72 = "arith.extui"(%71) : (i1) -> i8
      %73 = "arith.extsi"(%69) : (i32) -> i64
      %74 = "arith.addi"(%50, %73) : (i64, i64) -> i64
      %75 = "llvm.getelementptr"(%0, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %76 = "arith.cmpi"(%72, %54) {predicate = 1 : i64} : (i8, i8) -> i1
      %77, %78, %79, %80 = "scf.if"(%76) ({
        %81 = "llvm.load"(%75) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %82 = "vector.extract"(%81) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %83 = "vector.extract"(%81) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %84 = "vector.extract"(%81) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %85 = "vector.extract"(%81) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%82, %83, %84, %85) : (i32, i32, i32, i32) -> ()
      }, {
        %86 = "llvm.bitcast"(%31) : (f32) -> i32
        %87 = "llvm.bitcast"(%32) : (f32) -> i32
        %88 = "llvm.bitcast"(%33) : (f32) -> i32
        %89 = "llvm.bitcast"(%34) : (f32) -> i32
        "scf.yield"(%86, %87, %88, %89) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %90 = "arith.muli"(%23, %12) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %92 = "arith.andi"(%43, %91) : (i1, i1) -> i1
      %93 = "arith.extui"(%92) : (i1) -> i8
      %94 = "arith.extsi"(%90) : (i32) -> i64
      %95 = "arith.addi"(%50, %94) : (i64, i64) -> i64
      %96 = "llvm.getelementptr"(%0, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %97 = "arith.cmpi"(%93, %54) {predicate = 1 : i64} : (i8, i8) -> i1
      %98, %99, %100, %101 = "scf.if"(%97) ({
        %102 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %103 = "vector.extract"(%102) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %104 = "vector.extract"(%102) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %105 = "vector.extract"(%102) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %106 = "vector.extract"(%102) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%103, %104, %105, %106) : (i32, i32, i32, i32) -> ()
      }, {
        %107 = "llvm.bitcast"(%35) : (f32) -> i32
        %108 = "llvm.bitcast"(%36) : (f32) -> i32
        %109 = "llvm.bitcast"(%37) : (f32) -> i32
        %110 = "llvm.bitcast"(%38) : (f32) -> i32
        "scf.yield"(%107, %108, %109, %110) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %111 = "arith.muli"(%25, %12) : (i32, i32) -> i32
      %112 = "arith.cmpi"(%111, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %113 = "arith.andi"(%43, %112) : (i1, i1) -> i1
      %114 = "arith.extui"(%113) : (i1) -> i8
      %115 = "arith.extsi"(%111) : (i32) -> i64
      %116 = "arith.addi"(%50, %115) : (i64, i64) -> i64
      %117 = "llvm.getelementptr"(%0, %116) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %118 = "arith.cmpi"(%114, %54) {predicate = 1 : i64} : (i8, i8) -> i1
      %119, %120, %121, %122 = "scf.if"(%118) ({
        %123 = "llvm.load"(%117) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %124 = "vector.extract"(%123) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %125 = "vector.extract"(%123) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %126 = "vector.extract"(%123) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %127 = "vector.extract"(%123) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%124, %125, %126, %127) : (i32, i32, i32, i32) -> ()
      }, {
        %128 = "llvm.bitcast"(%39) : (f32) -> i32
        %129 = "llvm.bitcast"(%40) : (f32) -> i32
        %130 = "llvm.bitcast"(%41) : (f32) -> i32
        %131 = "llvm.bitcast"(%42) : (f32) -> i32
        "scf.yield"(%128, %129, %130, %131) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %132 = "arith.constant"() {value = 31 : i32} : () -> i32
      %133 = "arith.shrsi"(%56, %132) : (i32, i32) -> i32
      %134 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
      %135 = "arith.andi"(%56, %134) : (i32, i32) -> i32
      %136 = "arith.xori"(%135, %133) : (i32, i32) -> i32
      %137 = "arith.subi"(%136, %133) : (i32, i32) -> i32
      %138 = "arith.constant"() {value = 2139095040 : i32} : () -> i32
      %139 = "arith.addi"(%137, %138) : (i32, i32) -> i32
      %140 = "arith.shrsi"(%57, %132) : (i32, i32) -> i32
      %141 = "arith.andi"(%57, %134) : (i32, i32) -> i32
      %142 = "arith.xori"(%141, %140) : (i32, i32) -> i32
      %143 = "arith.subi"(%142, %140) : (i32, i32) -> i32
      %144 = "arith.addi"(%143, %138) : (i32, i32) -> i32
      %145 = "arith.shrsi"(%58, %132) : (i32, i32) -> i32
      %146 = "arith.andi"(%58, %134) : (i32, i32) -> i32
      %147 = "arith.xori"(%146, %145) : (i32, i32) -> i32
      %148 = "arith.subi"(%147, %145) : (i32, i32) -> i32
      %149 = "arith.addi"(%148, %138) : (i32, i32) -> i32
      %150 = "arith.shrsi"(%59, %132) : (i32, i32) -> i32
      %151 = "arith.andi"(%59, %134) : (i32, i32) -> i32
      %152 = "arith.xori"(%151, %150) : (i32, i32) -> i32
      %153 = "arith.subi"(%152, %150) : (i32, i32) -> i32
      %154 = "arith.addi"(%153, %138) : (i32, i32) -> i32
      %155 = "arith.extui"(%139) : (i32) -> i64
      %156 = "arith.constant"() {value = 32 : i64} : () -> i64
      %157 = "arith.shli"(%155, %156) : (i64, i64) -> i64
      %158 = "arith.subi"(%134, %44) : (i32, i32) -> i32
      %159 = "arith.extsi"(%158) : (i32) -> i64
      %160 = "arith.ori"(%157, %159) : (i64, i64) -> i64
      %161 = "arith.constant"() {value = 1 : i32} : () -> i32
      %162 = "arith.addi"(%44, %161) : (i32, i32) -> i32
      %163 = "arith.extui"(%144) : (i32) -> i64
      %164 = "arith.shli"(%163, %156) : (i64, i64) -> i64
      %165 = "arith.subi"(%134, %162) : (i32, i32) -> i32
      %166 = "arith.extsi"(%165) : (i32) -> i64
      %167 = "arith.ori"(%164, %166) : (i64, i64) -> i64
      %168 = "arith.constant"() {value = 2 : i32} : () -> i32
      %169 = "arith.addi"(%44, %168) : (i32, i32) -> i32
      %170 = "arith.extui"(%149) : (i32) -> i64
      %171 = "arith.shli"(%170, %156) : (i64, i64) -> i64
      %172 = "arith.subi"(%134, %169) : (i32, i32) -> i32
      %173 = "arith.extsi"(%172) : (i32) -> i64
      %174 = "arith.ori"(%171, %173) : (i64, i64) -> i64
      %175 = "arith.constant"() {value = 3 : i32} : () -> i32
      %176 = "arith.addi"(%44, %175) : (i32, i32) -> i32
      %177 = "arith.extui"(%154) : (i32) -> i64
      %178 = "arith.shli"(%177, %156) : (i64, i64) -> i64
      %179 = "arith.subi"(%134, %176) : (i32, i32) -> i32
      %180 = "arith.extsi"(%179) : (i32) -> i64
      %181 = "arith.ori"(%178, %180) : (i64, i64) -> i64
      %182 = "arith.shrsi"(%77, %132) : (i32, i32) -> i32
      %183 = "arith.andi"(%77, %134) : (i32, i32) -> i32
      %184 = "arith.xori"(%183, %182) : (i32, i32) -> i32
      %185 = "arith.subi"(%184, %182) : (i32, i32) -> i32
      %186 = "arith.addi"(%185, %138) : (i32, i32) -> i32
      %187 = "arith.shrsi"(%78, %132) : (i32, i32) -> i32
      %188 = "arith.andi"(%78, %134) : (i32, i32) -> i32
      %189 = "arith.xori"(%188, %187) : (i32, i32) -> i32
      %190 = "arith.subi"(%189, %187) : (i32, i32) -> i32
      %191 = "arith.addi"(%190, %138) : (i32, i32) -> i32
      %192 = "arith.shrsi"(%79, %132) : (i32, i32) -> i32
      %193 = "arith.andi"(%79, %134) : (i32, i32) -> i32
      %194 = "arith.xori"(%193, %192) : (i32, i32) -> i32
      %195 = "arith.subi"(%194, %192) : (i32, i32) -> i32
      %196 = "arith.addi"(%195, %138) : (i32, i32) -> i32
      %197 = "arith.shrsi"(%80, %132) : (i32, i32) -> i32
      %198 = "arith.andi"(%80, %134) : (i32, i32) -> i32
      %199 = "arith.xori"(%198, %197) : (i32, i32) -> i32
      %200 = "arith.subi"(%199, %197) : (i32, i32) -> i32
      %201 = "arith.addi"(%200, %138) : (i32, i32) -> i32
      %202 = "arith.extui"(%186) : (i32) -> i64
      %203 = "arith.shli"(%202, %156) : (i64, i64) -> i64
      %204 = "arith.subi"(%134, %69) : (i32, i32) -> i32
      %205 = "arith.extsi"(%204) : (i32) -> i64
      %206 = "arith.ori"(%203, %205) : (i64, i64) -> i64
      %207 = "arith.addi"(%69, %161) : (i32, i32) -> i32
      %208 = "arith.extui"(%191) : (i32) -> i64
      %209 = "arith.shli"(%208, %156) : (i64, i64) -> i64
      %210 = "arith.subi"(%134, %207) : (i32, i32) -> i32
      %211 = "arith.extsi"(%210) : (i32) -> i64
      %212 = "arith.ori"(%209, %211) : (i64, i64) -> i64
      %213 = "arith.addi"(%69, %168) : (i32, i32) -> i32
      %214 = "arith.extui"(%196) : (i32) -> i64
      %215 = "arith.shli"(%214, %156) : (i64, i64) -> i64
      %216 = "arith.subi"(%134, %213) : (i32, i32) -> i32
      %217 = "arith.extsi"(%216) : (i32) -> i64
      %218 = "arith.ori"(%215, %217) : (i64, i64) -> i64
      %219 = "arith.addi"(%69, %175) : (i32, i32) -> i32
      %220 = "arith.extui"(%201) : (i32) -> i64
      %221 = "arith.shli"(%220, %156) : (i64, i64) -> i64
      %222 = "arith.subi"(%134, %219) : (i32, i32) -> i32
      %223 = "arith.extsi"(%222) : (i32) -> i64
      %224 = "arith.ori"(%221, %223) : (i64, i64) -> i64
      %225 = "arith.cmpi"(%167, %160) {predicate = 8 : i64} : (i64, i64) -> i1
      %226 = "arith.select"(%225, %167, %160) : (i1, i64, i64) -> i64
      %227 = "arith.select"(%225, %160, %167) : (i1, i64, i64) -> i64
      %228 = "arith.cmpi"(%181, %174) {predicate = 8 : i64} : (i64, i64) -> i1
      %229 = "arith.select"(%228, %181, %174) : (i1, i64, i64) -> i64
      %230 = "arith.select"(%228, %174, %181) : (i1, i64, i64) -> i64
      %231 = "arith.cmpi"(%212, %206) {predicate = 8 : i64} : (i64, i64) -> i1
      %232 = "arith.select"(%231, %212, %206) : (i1, i64, i64) -> i64
      %233 = "arith.select"(%231, %206, %212) : (i1, i64, i64) -> i64
      %234 = "arith.cmpi"(%224, %218) {predicate = 8 : i64} : (i64, i64) -> i1
      %235 = "arith.select"(%234, %224, %218) : (i1, i64, i64) -> i64
      %236 = "arith.select"(%234, %218, %224) : (i1, i64, i64) -> i64
      %237 = "arith.cmpi"(%229, %226) {predicate = 8 : i64} : (i64, i64) -> i1
      %238 = "arith.select"(%237, %229, %226) : (i1, i64, i64) -> i64
      %239 = "arith.select"(%237, %226, %229) : (i1, i64, i64) -> i64
      %240 = "arith.cmpi"(%230, %227) {predicate = 8 : i64} : (i64, i64) -> i1
      %241 = "arith.select"(%240, %230, %227) : (i1, i64, i64) -> i64
      %242 = "arith.select"(%240, %227, %230) : (i1, i64, i64) -> i64
      %243 = "arith.cmpi"(%235, %232) {predicate = 8 : i64} : (i64, i64) -> i1
      %244 = "arith.select"(%243, %235, %232) : (i1, i64, i64) -> i64
      %245 = "arith.select"(%243, %232, %235) : (i1, i64, i64) -> i64
      %246 = "arith.cmpi"(%236, %233) {predicate = 8 : i64} : (i64, i64) -> i1
      %247 = "arith.select"(%246, %236, %233) : (i1, i64, i64) -> i64
      %248 = "arith.select"(%246, %233, %236) : (i1, i64, i64) -> i64
      %249 = "arith.cmpi"(%239, %241) {predicate = 8 : i64} : (i64, i64) -> i1
      %250 = "arith.select"(%249, %239, %241) : (i1, i64, i64) -> i64
      %251 = "arith.select"(%249, %241, %239) : (i1, i64, i64) -> i64
      %252 = "arith.cmpi"(%245, %247) {predicate = 8 : i64} : (i64, i64) -> i1
      %253 = "arith.select"(%252, %245, %247) : (i1, i64, i64) -> i64
      %254 = "arith.select"(%252, %247, %245) : (i1, i64, i64) -> i64
      %255 = "arith.cmpi"(%244, %238) {predicate = 8 : i64} : (i64, i64) -> i1
      %256 = "arith.select"(%255, %244, %238) : (i1, i64, i64) -> i64
      %257 = "arith.select"(%255, %238, %244) : (i1, i64, i64) -> i64
      %258 = "arith.cmpi"(%253, %250) {predicate = 8 : i64} : (i64, i64) -> i1
      %259 = "arith.select"(%258, %253, %250) : (i1, i64, i64) -> i64
      %260 = "arith.select"(%258, %250, %253) : (i1, i64, i64) -> i64
      %261 = "arith.cmpi"(%254, %251) {predicate = 8 : i64} : (i64, i64) -> i1
      %262 = "arith.select"(%261, %254, %251) : (i1, i64, i64) -> i64
      %263 = "arith.select"(%261, %251, %254) : (i1, i64, i64) -> i64
      %264 = "arith.cmpi"(%248, %242) {predicate = 8 : i64} : (i64, i64) -> i1
      %265 = "arith.select"(%264, %248, %242) : (i1, i64, i64) -> i64
      %266 = "arith.select"(%264, %242, %248) : (i1, i64, i64) -> i64
      %267 = "arith.cmpi"(%257, %262) {predicate = 8 : i64} : (i64, i64) -> i1
      %268 = "arith.select"(%267, %257, %262) : (i1, i64, i64) -> i64
      %269 = "arith.select"(%267, %262, %257) : (i1, i64, i64) -> i64
      %270 = "arith.cmpi"(%260, %265) {predicate = 8 : i64} : (i64, i64) -> i1
      %271 = "arith.select"(%270, %260, %265) : (i1, i64, i64) -> i64
      %272 = "arith.select"(%270, %265, %260) : (i1, i64, i64) -> i64
      %273 = "arith.cmpi"(%268, %259) {predicate = 8 : i64} : (i64, i64) -> i1
      %274 = "arith.select"(%273, %268, %259) : (i1, i64, i64) -> i64
      %275 = "arith.select"(%273, %259, %268) : (i1, i64, i64) -> i64
      %276 = "arith.cmpi"(%269, %271) {predicate = 8 : i64} : (i64, i64) -> i1
      %277 = "arith.select"(%276, %269, %271) : (i1, i64, i64) -> i64
      %278 = "arith.select"(%276, %271, %269) : (i1, i64, i64) -> i64
      %279 = "arith.cmpi"(%263, %272) {predicate = 8 : i64} : (i64, i64) -> i1
      %280 = "arith.select"(%279, %263, %272) : (i1, i64, i64) -> i64
      %281 = "arith.select"(%279, %272, %263) : (i1, i64, i64) -> i64
      %282 = "arith.shrsi"(%98, %132) : (i32, i32) -> i32
      %283 = "arith.andi"(%98, %134) : (i32, i32) -> i32
      %284 = "arith.xori"(%283, %282) : (i32, i32) -> i32
      %285 = "arith.subi"(%284, %282) : (i32, i32) -> i32
      %286 = "arith.addi"(%285, %138) : (i32, i32) -> i32
      %287 = "arith.shrsi"(%99, %132) : (i32, i32) -> i32
      %288 = "arith.andi"(%99, %134) : (i32, i32) -> i32
      %289 = "arith.xori"(%288, %287) : (i32, i32) -> i32
      %290 = "arith.subi"(%289, %287) : (i32, i32) -> i32
      %291 = "arith.addi"(%290, %138) : (i32, i32) -> i32
      %292 = "arith.shrsi"(%100, %132) : (i32, i32) -> i32
      %293 = "arith.andi"(%100, %134) : (i32, i32) -> i32
      %294 = "arith.xori"(%293, %292) : (i32, i32) -> i32
      %295 = "arith.subi"(%294, %292) : (i32, i32) -> i32
      %296 = "arith.addi"(%295, %138) : (i32, i32) -> i32
      %297 = "arith.shrsi"(%101, %132) : (i32, i32) -> i32
      %298 = "arith.andi"(%101, %134) : (i32, i32) -> i32
      %299 = "arith.xori"(%298, %297) : (i32, i32) -> i32
      %300 = "arith.subi"(%299, %297) : (i32, i32) -> i32
      %301 = "arith.addi"(%300, %138) : (i32, i32) -> i32
      %302 = "arith.extui"(%286) : (i32) -> i64
      %303 = "arith.shli"(%302, %156) : (i64, i64) -> i64
      %304 = "arith.subi"(%134, %90) : (i32, i32) -> i32
      %305 = "arith.extsi"(%304) : (i32) -> i64
      %306 = "arith.ori"(%303, %305) : (i64, i64) -> i64
      %307 = "arith.addi"(%90, %161) : (i32, i32) -> i32
      %308 = "arith.extui"(%291) : (i32) -> i64
      %309 = "arith.shli"(%308, %156) : (i64, i64) -> i64
      %310 = "arith.subi"(%134, %307) : (i32, i32) -> i32
      %311 = "arith.extsi"(%310) : (i32) -> i64
      %312 = "arith.ori"(%309, %311) : (i64, i64) -> i64
      %313 = "arith.addi"(%90, %168) : (i32, i32) -> i32
      %314 = "arith.extui"(%296) : (i32) -> i64
      %315 = "arith.shli"(%314, %156) : (i64, i64) -> i64
      %316 = "arith.subi"(%134, %313) : (i32, i32) -> i32
      %317 = "arith.extsi"(%316) : (i32) -> i64
      %318 = "arith.ori"(%315, %317) : (i64, i64) -> i64
      %319 = "arith.addi"(%90, %175) : (i32, i32) -> i32
      %320 = "arith.extui"(%301) : (i32) -> i64
      %321 = "arith.shli"(%320, %156) : (i64, i64) -> i64
      %322 = "arith.subi"(%134, %319) : (i32, i32) -> i32
      %323 = "arith.extsi"(%322) : (i32) -> i64
      %324 = "arith.ori"(%321, %323) : (i64, i64) -> i64
      %325 = "arith.shrsi"(%119, %132) : (i32, i32) -> i32
      %326 = "arith.andi"(%119, %134) : (i32, i32) -> i32
      %327 = "arith.xori"(%326, %325) : (i32, i32) -> i32
      %328 = "arith.subi"(%327, %325) : (i32, i32) -> i32
      %329 = "arith.addi"(%328, %138) : (i32, i32) -> i32
      %330 = "arith.shrsi"(%120, %132) : (i32, i32) -> i32
      %331 = "arith.andi"(%120, %134) : (i32, i32) -> i32
      %332 = "arith.xori"(%331, %330) : (i32, i32) -> i32
      %333 = "arith.subi"(%332, %330) : (i32, i32) -> i32
      %334 = "arith.addi"(%333, %138) : (i32, i32) -> i32
      %335 = "arith.shrsi"(%121, %132) : (i32, i32) -> i32
      %336 = "arith.andi"(%121, %134) : (i32, i32) -> i32
      %337 = "arith.xori"(%336, %335) : (i32, i32) -> i32
      %338 = "arith.subi"(%337, %335) : (i32, i32) -> i32
      %339 = "arith.addi"(%338, %138) : (i32, i32) -> i32
      %340 = "arith.shrsi"(%122, %132) : (i32, i32) -> i32
      %341 = "arith.andi"(%122, %134) : (i32, i32) -> i32
      %342 = "arith.xori"(%341, %340) : (i32, i32) -> i32
      %343 = "arith.subi"(%342, %340) : (i32, i32) -> i32
      %344 = "arith.addi"(%343, %138) : (i32, i32) -> i32
      %345 = "arith.extui"(%329) : (i32) -> i64
      %346 = "arith.shli"(%345, %156) : (i64, i64) -> i64
      %347 = "arith.subi"(%134, %111) : (i32, i32) -> i32
      %348 = "arith.extsi"(%347) : (i32) -> i64
      %349 = "arith.ori"(%346, %348) : (i64, i64) -> i64
      %350 = "arith.addi"(%111, %161) : (i32, i32) -> i32
      %351 = "arith.extui"(%334) : (i32) -> i64
      %352 = "arith.shli"(%351, %156) : (i64, i64) -> i64
      %353 = "arith.subi"(%134, %350) : (i32, i32) -> i32
      %354 = "arith.extsi"(%353) : (i32) -> i64
      %355 = "arith.ori"(%352, %354) : (i64, i64) -> i64
      %356 = "arith.addi"(%111, %168) : (i32, i32) -> i32
      %357 = "arith.extui"(%339) : (i32) -> i64
      %358 = "arith.shli"(%357, %156) : (i64, i64) -> i64
      %359 = "arith.subi"(%134, %356) : (i32, i32) -> i32
      %360 = "arith.extsi"(%359) : (i32) -> i64
      %361 = "arith.ori"(%358, %360) : (i64, i64) -> i64
      %362 = "arith.addi"(%111, %175) : (i32, i32) -> i32
      %363 = "arith.extui"(%344) : (i32) -> i64
      %364 = "arith.shli"(%363, %156) : (i64, i64) -> i64
      %365 = "arith.subi"(%134, %362) : (i32, i32) -> i32
      %366 = "arith.extsi"(%365) : (i32) -> i64
      %367 = "arith.ori"(%364, %366) : (i64, i64) -> i64
      %368 = "arith.cmpi"(%312, %306) {predicate = 8 : i64} : (i64, i64) -> i1
      %369 = "arith.select"(%368, %312, %306) : (i1, i64, i64) -> i64
      %370 = "arith.select"(%368, %306, %312) : (i1, i64, i64) -> i64
      %371 = "arith.cmpi"(%324, %318) {predicate = 8 : i64} : (i64, i64) -> i1
      %372 = "arith.select"(%371, %324, %318) : (i1, i64, i64) -> i64
      %373 = "arith.select"(%371, %318, %324) : (i1, i64, i64) -> i64
      %374 = "arith.cmpi"(%355, %349) {predicate = 8 : i64} : (i64, i64) -> i1
      %375 = "arith.select"(%374, %355, %349) : (i1, i64, i64) -> i64
      %376 = "arith.select"(%374, %349, %355) : (i1, i64, i64) -> i64
      %377 = "arith.cmpi"(%367, %361) {predicate = 8 : i64} : (i64, i64) -> i1
      %378 = "arith.select"(%377, %367, %361) : (i1, i64, i64) -> i64
      %379 = "arith.select"(%377, %361, %367) : (i1, i64, i64) -> i64
      %380 = "arith.cmpi"(%372, %369) {predicate = 8 : i64} : (i64, i64) -> i1
      %381 = "arith.select"(%380, %372, %369) : (i1, i64, i64) -> i64
      %382 = "arith.select"(%380, %369, %372) : (i1, i64, i64) -> i64
      %383 = "arith.cmpi"(%373, %370) {predicate = 8 : i64} : (i64, i64) -> i1
      %384 = "arith.select"(%383, %373, %370) : (i1, i64, i64) -> i64
      %385 = "arith.select"(%383, %370, %373) : (i1, i64, i64) -> i64
      %386 = "arith.cmpi"(%378, %375) {predicate = 8 : i64} : (i64, i64) -> i1
      %387 = "arith.select"(%386, %378, %375) : (i1, i64, i64) -> i64
      %388 = "arith.select"(%386, %375, %378) : (i1, i64, i64) -> i64
      %389 = "arith.cmpi"(%379, %376) {predicate = 8 : i64} : (i64, i64) -> i1
      %390 = "arith.select"(%389, %379, %376) : (i1, i64, i64) -> i64
      %391 = "arith.select"(%389, %376, %379) : (i1, i64, i64) -> i64
      %392 = "arith.cmpi"(%382, %384) {predicate = 8 : i64} : (i64, i64) -> i1
      %393 = "arith.select"(%392, %382, %384) : (i1, i64, i64) -> i64
      %394 = "arith.select"(%392, %384, %382) : (i1, i64, i64) -> i64
      %395 = "arith.cmpi"(%388, %390) {predicate = 8 : i64} : (i64, i64) -> i1
      %396 = "arith.select"(%395, %388, %390) : (i1, i64, i64) -> i64
      %397 = "arith.select"(%395, %390, %388) : (i1, i64, i64) -> i64
      %398 = "arith.cmpi"(%387, %381) {predicate = 8 : i64} : (i64, i64) -> i1
      %399 = "arith.select"(%398, %387, %381) : (i1, i64, i64) -> i64
      %400 = "arith.select"(%398, %381, %387) : (i1, i64, i64) -> i64
      %401 = "arith.cmpi"(%396, %393) {predicate = 8 : i64} : (i64, i64) -> i1
      %402 = "arith.select"(%401, %396, %393) : (i1, i64, i64) -> i64
      %403 = "arith.select"(%401, %393, %396) : (i1, i64, i64) -> i64
      %404 = "arith.cmpi"(%397, %394) {predicate = 8 : i64} : (i64, i64) -> i1
      %405 = "arith.select"(%404, %397, %394) : (i1, i64, i64) -> i64
      %406 = "arith.select"(%404, %394, %397) : (i1, i64, i64) -> i64
      %407 = "arith.cmpi"(%391, %385) {predicate = 8 : i64} : (i64, i64) -> i1
      %408 = "arith.select"(%407, %391, %385) : (i1, i64, i64) -> i64
      %409 = "arith.select"(%407, %385, %391) : (i1, i64, i64) -> i64
      %410 = "arith.cmpi"(%400, %405) {predicate = 8 : i64} : (i64, i64) -> i1
      %411 = "arith.select"(%410, %400, %405) : (i1, i64, i64) -> i64
      %412 = "arith.select"(%410, %405, %400) : (i1, i64, i64) -> i64
      %413 = "arith.cmpi"(%403, %408) {predicate = 8 : i64} : (i64, i64) -> i1
      %414 = "arith.select"(%413, %403, %408) : (i1, i64, i64) -> i64
      %415 = "arith.select"(%413, %408, %403) : (i1, i64, i64) -> i64
      %416 = "arith.cmpi"(%411, %402) {predicate = 8 : i64} : (i64, i64) -> i1
      %417 = "arith.select"(%416, %411, %402) : (i1, i64, i64) -> i64
      %418 = "arith.select"(%416, %402, %411) : (i1, i64, i64) -> i64
      %419 = "arith.cmpi"(%412, %414) {predicate = 8 : i64} : (i64, i64) -> i1
      %420 = "arith.select"(%419, %412, %414) : (i1, i64, i64) -> i64
      %421 = "arith.select"(%419, %414, %412) : (i1, i64, i64) -> i64
      %422 = "arith.cmpi"(%406, %415) {predicate = 8 : i64} : (i64, i64) -> i1
      %423 = "arith.select"(%422, %406, %415) : (i1, i64, i64) -> i64
      %424 = "arith.select"(%422, %415, %406) : (i1, i64, i64) -> i64
      %425 = "arith.maxui"(%256, %409) : (i64, i64) -> i64
      %426 = "arith.maxui"(%274, %424) : (i64, i64) -> i64
      %427 = "arith.maxui"(%275, %423) : (i64, i64) -> i64
      %428 = "arith.maxui"(%277, %421) : (i64, i64) -> i64
      %429 = "arith.maxui"(%278, %420) : (i64, i64) -> i64
      %430 = "arith.maxui"(%280, %418) : (i64, i64) -> i64
      %431 = "arith.maxui"(%281, %417) : (i64, i64) -> i64
      %432 = "arith.maxui"(%266, %399) : (i64, i64) -> i64
      %433 = "arith.cmpi"(%429, %425) {predicate = 8 : i64} : (i64, i64) -> i1
      %434 = "arith.select"(%433, %429, %425) : (i1, i64, i64) -> i64
      %435 = "arith.select"(%433, %425, %429) : (i1, i64, i64) -> i64
      %436 = "arith.cmpi"(%430, %426) {predicate = 8 : i64} : (i64, i64) -> i1
      %437 = "arith.select"(%436, %430, %426) : (i1, i64, i64) -> i64
      %438 = "arith.select"(%436, %426, %430) : (i1, i64, i64) -> i64
      %439 = "arith.cmpi"(%431, %427) {predicate = 8 : i64} : (i64, i64) -> i1
      %440 = "arith.select"(%439, %431, %427) : (i1, i64, i64) -> i64
      %441 = "arith.select"(%439, %427, %431) : (i1, i64, i64) -> i64
      %442 = "arith.cmpi"(%432, %428) {predicate = 8 : i64} : (i64, i64) -> i1
      %443 = "arith.select"(%442, %432, %428) : (i1, i64, i64) -> i64
      %444 = "arith.select"(%442, %428, %432) : (i1, i64, i64) -> i64
      %445 = "arith.cmpi"(%440, %434) {predicate = 8 : i64} : (i64, i64) -> i1
      %446 = "arith.select"(%445, %440, %434) : (i1, i64, i64) -> i64
      %447 = "arith.select"(%445, %434, %440) : (i1, i64, i64) -> i64
      %448 = "arith.cmpi"(%443, %437) {predicate = 8 : i64} : (i64, i64) -> i1
      %449 = "arith.select"(%448, %443, %437) : (i1, i64, i64) -> i64
      %450 = "arith.select"(%448, %437, %443) : (i1, i64, i64) -> i64
      %451 = "arith.cmpi"(%441, %435) {predicate = 8 : i64} : (i64, i64) -> i1
      %452 = "arith.select"(%451, %441, %435) : (i1, i64, i64) -> i64
      %453 = "arith.select"(%451, %435, %441) : (i1, i64, i64) -> i64
      %454 = "arith.cmpi"(%444, %438) {predicate = 8 : i64} : (i64, i64) -> i1
      %455 = "arith.select"(%454, %444, %438) : (i1, i64, i64) -> i64
      %456 = "arith.select"(%454, %438, %444) : (i1, i64, i64) -> i64
      %457 = "arith.cmpi"(%449, %446) {predicate = 8 : i64} : (i64, i64) -> i1
      %458 = "arith.select"(%457, %449, %446) : (i1, i64, i64) -> i64
      %459 = "arith.select"(%457, %446, %449) : (i1, i64, i64) -> i64
      %460 = "arith.cmpi"(%450, %447) {predicate = 8 : i64} : (i64, i64) -> i1
      %461 = "arith.select"(%460, %450, %447) : (i1, i64, i64) -> i64
      %462 = "arith.select"(%460, %447, %450) : (i1, i64, i64) -> i64
      %463 = "arith.cmpi"(%455, %452) {predicate = 8 : i64} : (i64, i64) -> i1
      %464 = "arith.select"(%463, %455, %452) : (i1, i64, i64) -> i64
      %465 = "arith.select"(%463, %452, %455) : (i1, i64, i64) -> i64
      %466 = "arith.cmpi"(%456, %453) {predicate = 8 : i64} : (i64, i64) -> i1
      %467 = "arith.select"(%466, %456, %453) : (i1, i64, i64) -> i64
      %468 = "arith.select"(%466, %453, %456) : (i1, i64, i64) -> i64
      %469 = "arith.trunci"(%458) : (i64) -> i32
      %470 = "arith.shrui"(%458, %156) : (i64, i64) -> i64
      %471 = "arith.trunci"(%470) : (i64) -> i32
      %472 = "arith.constant"() {value = -1 : i32} : () -> i32
      %473 = "nvvm.shfl.sync"(%472, %469, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %474 = "nvvm.shfl.sync"(%472, %471, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %475 = "arith.extui"(%474) : (i32) -> i64
      %476 = "arith.shli"(%475, %156) : (i64, i64) -> i64
      %477 = "arith.extui"(%473) : (i32) -> i64
      %478 = "arith.ori"(%476, %477) : (i64, i64) -> i64
      %479 = "arith.trunci"(%459) : (i64) -> i32
      %480 = "arith.shrui"(%459, %156) : (i64, i64) -> i64
      %481 = "arith.trunci"(%480) : (i64) -> i32
      %482 = "nvvm.shfl.sync"(%472, %479, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %483 = "nvvm.shfl.sync"(%472, %481, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %484 = "arith.extui"(%483) : (i32) -> i64
      %485 = "arith.shli"(%484, %156) : (i64, i64) -> i64
      %486 = "arith.extui"(%482) : (i32) -> i64
      %487 = "arith.ori"(%485, %486) : (i64, i64) -> i64
      %488 = "arith.trunci"(%461) : (i64) -> i32
      %489 = "arith.shrui"(%461, %156) : (i64, i64) -> i64
      %490 = "arith.trunci"(%489) : (i64) -> i32
      %491 = "nvvm.shfl.sync"(%472, %488, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %492 = "nvvm.shfl.sync"(%472, %490, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %493 = "arith.extui"(%492) : (i32) -> i64
      %494 = "arith.shli"(%493, %156) : (i64, i64) -> i64
      %495 = "arith.extui"(%491) : (i32) -> i64
      %496 = "arith.ori"(%494, %495) : (i64, i64) -> i64
      %497 = "arith.trunci"(%462) : (i64) -> i32
      %498 = "arith.shrui"(%462, %156) : (i64, i64) -> i64
      %499 = "arith.trunci"(%498) : (i64) -> i32
      %500 = "nvvm.shfl.sync"(%472, %497, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %501 = "nvvm.shfl.sync"(%472, %499, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %502 = "arith.extui"(%501) : (i32) -> i64
      %503 = "arith.shli"(%502, %156) : (i64, i64) -> i64
      %504 = "arith.extui"(%500) : (i32) -> i64
      %505 = "arith.ori"(%503, %504) : (i64, i64) -> i64
      %506 = "arith.trunci"(%464) : (i64) -> i32
      %507 = "arith.shrui"(%464, %156) : (i64, i64) -> i64
      %508 = "arith.trunci"(%507) : (i64) -> i32
      %509 = "nvvm.shfl.sync"(%472, %506, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %510 = "nvvm.shfl.sync"(%472, %508, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %511 = "arith.extui"(%510) : (i32) -> i64
      %512 = "arith.shli"(%511, %156) : (i64, i64) -> i64
      %513 = "arith.extui"(%509) : (i32) -> i64
      %514 = "arith.ori"(%512, %513) : (i64, i64) -> i64
      %515 = "arith.trunci"(%465) : (i64) -> i32
      %516 = "arith.shrui"(%465, %156) : (i64, i64) -> i64
      %517 = "arith.trunci"(%516) : (i64) -> i32
      %518 = "nvvm.shfl.sync"(%472, %515, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %519 = "nvvm.shfl.sync"(%472, %517, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %520 = "arith.extui"(%519) : (i32) -> i64
      %521 = "arith.shli"(%520, %156) : (i64, i64) -> i64
      %522 = "arith.extui"(%518) : (i32) -> i64
      %523 = "arith.ori"(%521, %522) : (i64, i64) -> i64
      %524 = "arith.trunci"(%467) : (i64) -> i32
      %525 = "arith.shrui"(%467, %156) : (i64, i64) -> i64
      %526 = "arith.trunci"(%525) : (i64) -> i32
      %527 = "nvvm.shfl.sync"(%472, %524, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %528 = "nvvm.shfl.sync"(%472, %526, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %529 = "arith.extui"(%528) : (i32) -> i64
      %530 = "arith.shli"(%529, %156) : (i64, i64) -> i64
      %531 = "arith.extui"(%527) : (i32) -> i64
      %532 = "arith.ori"(%530, %531) : (i64, i64) -> i64
      %533 = "arith.trunci"(%468) : (i64) -> i32
      %534 = "arith.shrui"(%468, %156) : (i64, i64) -> i64
      %535 = "arith.trunci"(%534) : (i64) -> i32
      %536 = "nvvm.shfl.sync"(%472, %533, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %537 = "nvvm.shfl.sync"(%472, %535, %161, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %538 = "arith.extui"(%537) : (i32) -> i64
      %539 = "arith.shli"(%538, %156) : (i64, i64) -> i64
      %540 = "arith.extui"(%536) : (i32) -> i64
      %541 = "arith.ori"(%539, %540) : (i64, i64) -> i64
      %542 = "arith.maxui"(%458, %541) : (i64, i64) -> i64
      %543 = "arith.maxui"(%459, %532) : (i64, i64) -> i64
      %544 = "arith.maxui"(%461, %523) : (i64, i64) -> i64
      %545 = "arith.maxui"(%462, %514) : (i64, i64) -> i64
      %546 = "arith.maxui"(%464, %505) : (i64, i64) -> i64
      %547 = "arith.maxui"(%465, %496) : (i64, i64) -> i64
      %548 = "arith.maxui"(%467, %487) : (i64, i64) -> i64
      %549 = "arith.maxui"(%468, %478) : (i64, i64) -> i64
      %550 = "arith.cmpi"(%546, %542) {predicate = 8 : i64} : (i64, i64) -> i1
      %551 = "arith.select"(%550, %546, %542) : (i1, i64, i64) -> i64
      %552 = "arith.select"(%550, %542, %546) : (i1, i64, i64) -> i64
      %553 = "arith.cmpi"(%547, %543) {predicate = 8 : i64} : (i64, i64) -> i1
      %554 = "arith.select"(%553, %547, %543) : (i1, i64, i64) -> i64
      %555 = "arith.select"(%553, %543, %547) : (i1, i64, i64) -> i64
      %556 = "arith.cmpi"(%548, %544) {predicate = 8 : i64} : (i64, i64) -> i1
      %557 = "arith.select"(%556, %548, %544) : (i1, i64, i64) -> i64
      %558 = "arith.select"(%556, %544, %548) : (i1, i64, i64) -> i64
      %559 = "arith.cmpi"(%549, %545) {predicate = 8 : i64} : (i64, i64) -> i1
      %560 = "arith.select"(%559, %549, %545) : (i1, i64, i64) -> i64
      %561 = "arith.select"(%559, %545, %549) : (i1, i64, i64) -> i64
      %562 = "arith.cmpi"(%557, %551) {predicate = 8 : i64} : (i64, i64) -> i1
      %563 = "arith.select"(%562, %557, %551) : (i1, i64, i64) -> i64
      %564 = "arith.select"(%562, %551, %557) : (i1, i64, i64) -> i64
      %565 = "arith.cmpi"(%560, %554) {predicate = 8 : i64} : (i64, i64) -> i1
      %566 = "arith.select"(%565, %560, %554) : (i1, i64, i64) -> i64
      %567 = "arith.select"(%565, %554, %560) : (i1, i64, i64) -> i64
      %568 = "arith.cmpi"(%558, %552) {predicate = 8 : i64} : (i64, i64) -> i1
      %569 = "arith.select"(%568, %558, %552) : (i1, i64, i64) -> i64
      %570 = "arith.select"(%568, %552, %558) : (i1, i64, i64) -> i64
      %571 = "arith.cmpi"(%561, %555) {predicate = 8 : i64} : (i64, i64) -> i1
      %572 = "arith.select"(%571, %561, %555) : (i1, i64, i64) -> i64
      %573 = "arith.select"(%571, %555, %561) : (i1, i64, i64) -> i64
      %574 = "arith.cmpi"(%566, %563) {predicate = 8 : i64} : (i64, i64) -> i1
      %575 = "arith.select"(%574, %566, %563) : (i1, i64, i64) -> i64
      %576 = "arith.select"(%574, %563, %566) : (i1, i64, i64) -> i64
      %577 = "arith.cmpi"(%567, %564) {predicate = 8 : i64} : (i64, i64) -> i1
      %578 = "arith.select"(%577, %567, %564) : (i1, i64, i64) -> i64
      %579 = "arith.select"(%577, %564, %567) : (i1, i64, i64) -> i64
      %580 = "arith.cmpi"(%572, %569) {predicate = 8 : i64} : (i64, i64) -> i1
      %581 = "arith.select"(%580, %572, %569) : (i1, i64, i64) -> i64
      %582 = "arith.select"(%580, %569, %572) : (i1, i64, i64) -> i64
      %583 = "arith.cmpi"(%573, %570) {predicate = 8 : i64} : (i64, i64) -> i1
      %584 = "arith.select"(%583, %573, %570) : (i1, i64, i64) -> i64
      %585 = "arith.select"(%583, %570, %573) : (i1, i64, i64) -> i64
      %586 = "arith.trunci"(%575) : (i64) -> i32
      %587 = "arith.shrui"(%575, %156) : (i64, i64) -> i64
      %588 = "arith.trunci"(%587) : (i64) -> i32
      %589 = "nvvm.shfl.sync"(%472, %586, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %590 = "nvvm.shfl.sync"(%472, %588, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %591 = "arith.extui"(%590) : (i32) -> i64
      %592 = "arith.shli"(%591, %156) : (i64, i64) -> i64
      %593 = "arith.extui"(%589) : (i32) -> i64
      %594 = "arith.ori"(%592, %593) : (i64, i64) -> i64
      %595 = "arith.trunci"(%576) : (i64) -> i32
      %596 = "arith.shrui"(%576, %156) : (i64, i64) -> i64
      %597 = "arith.trunci"(%596) : (i64) -> i32
      %598 = "nvvm.shfl.sync"(%472, %595, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %599 = "nvvm.shfl.sync"(%472, %597, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %600 = "arith.extui"(%599) : (i32) -> i64
      %601 = "arith.shli"(%600, %156) : (i64, i64) -> i64
      %602 = "arith.extui"(%598) : (i32) -> i64
      %603 = "arith.ori"(%601, %602) : (i64, i64) -> i64
      %604 = "arith.trunci"(%578) : (i64) -> i32
      %605 = "arith.shrui"(%578, %156) : (i64, i64) -> i64
      %606 = "arith.trunci"(%605) : (i64) -> i32
      %607 = "nvvm.shfl.sync"(%472, %604, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %608 = "nvvm.shfl.sync"(%472, %606, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %609 = "arith.extui"(%608) : (i32) -> i64
      %610 = "arith.shli"(%609, %156) : (i64, i64) -> i64
      %611 = "arith.extui"(%607) : (i32) -> i64
      %612 = "arith.ori"(%610, %611) : (i64, i64) -> i64
      %613 = "arith.trunci"(%579) : (i64) -> i32
      %614 = "arith.shrui"(%579, %156) : (i64, i64) -> i64
      %615 = "arith.trunci"(%614) : (i64) -> i32
      %616 = "nvvm.shfl.sync"(%472, %613, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %617 = "nvvm.shfl.sync"(%472, %615, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %618 = "arith.extui"(%617) : (i32) -> i64
      %619 = "arith.shli"(%618, %156) : (i64, i64) -> i64
      %620 = "arith.extui"(%616) : (i32) -> i64
      %621 = "arith.ori"(%619, %620) : (i64, i64) -> i64
      %622 = "arith.trunci"(%581) : (i64) -> i32
      %623 = "arith.shrui"(%581, %156) : (i64, i64) -> i64
      %624 = "arith.trunci"(%623) : (i64) -> i32
      %625 = "nvvm.shfl.sync"(%472, %622, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %626 = "nvvm.shfl.sync"(%472, %624, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %627 = "arith.extui"(%626) : (i32) -> i64
      %628 = "arith.shli"(%627, %156) : (i64, i64) -> i64
      %629 = "arith.extui"(%625) : (i32) -> i64
      %630 = "arith.ori"(%628, %629) : (i64, i64) -> i64
      %631 = "arith.trunci"(%582) : (i64) -> i32
      %632 = "arith.shrui"(%582, %156) : (i64, i64) -> i64
      %633 = "arith.trunci"(%632) : (i64) -> i32
      %634 = "nvvm.shfl.sync"(%472, %631, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %635 = "nvvm.shfl.sync"(%472, %633, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %636 = "arith.extui"(%635) : (i32) -> i64
      %637 = "arith.shli"(%636, %156) : (i64, i64) -> i64
      %638 = "arith.extui"(%634) : (i32) -> i64
      %639 = "arith.ori"(%637, %638) : (i64, i64) -> i64
      %640 = "arith.trunci"(%584) : (i64) -> i32
      %641 = "arith.shrui"(%584, %156) : (i64, i64) -> i64
      %642 = "arith.trunci"(%641) : (i64) -> i32
      %643 = "nvvm.shfl.sync"(%472, %640, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %644 = "nvvm.shfl.sync"(%472, %642, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %645 = "arith.extui"(%644) : (i32) -> i64
      %646 = "arith.shli"(%645, %156) : (i64, i64) -> i64
      %647 = "arith.extui"(%643) : (i32) -> i64
      %648 = "arith.ori"(%646, %647) : (i64, i64) -> i64
      %649 = "arith.trunci"(%585) : (i64) -> i32
      %650 = "arith.shrui"(%585, %156) : (i64, i64) -> i64
      %651 = "arith.trunci"(%650) : (i64) -> i32
      %652 = "nvvm.shfl.sync"(%472, %649, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %653 = "nvvm.shfl.sync"(%472, %651, %168, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %654 = "arith.extui"(%653) : (i32) -> i64
      %655 = "arith.shli"(%654, %156) : (i64, i64) -> i64
      %656 = "arith.extui"(%652) : (i32) -> i64
      %657 = "arith.ori"(%655, %656) : (i64, i64) -> i64
      %658 = "arith.maxui"(%575, %657) : (i64, i64) -> i64
      %659 = "arith.maxui"(%576, %648) : (i64, i64) -> i64
      %660 = "arith.maxui"(%578, %639) : (i64, i64) -> i64
      %661 = "arith.maxui"(%579, %630) : (i64, i64) -> i64
      %662 = "arith.maxui"(%581, %621) : (i64, i64) -> i64
      %663 = "arith.maxui"(%582, %612) : (i64, i64) -> i64
      %664 = "arith.maxui"(%584, %603) : (i64, i64) -> i64
      %665 = "arith.maxui"(%585, %594) : (i64, i64) -> i64
      %666 = "arith.cmpi"(%662, %658) {predicate = 8 : i64} : (i64, i64) -> i1
      %667 = "arith.select"(%666, %662, %658) : (i1, i64, i64) -> i64
      %668 = "arith.select"(%666, %658, %662) : (i1, i64, i64) -> i64
      %669 = "arith.cmpi"(%663, %659) {predicate = 8 : i64} : (i64, i64) -> i1
      %670 = "arith.select"(%669, %663, %659) : (i1, i64, i64) -> i64
      %671 = "arith.select"(%669, %659, %663) : (i1, i64, i64) -> i64
      %672 = "arith.cmpi"(%664, %660) {predicate = 8 : i64} : (i64, i64) -> i1
      %673 = "arith.select"(%672, %664, %660) : (i1, i64, i64) -> i64
      %674 = "arith.select"(%672, %660, %664) : (i1, i64, i64) -> i64
      %675 = "arith.cmpi"(%665, %661) {predicate = 8 : i64} : (i64, i64) -> i1
      %676 = "arith.select"(%675, %665, %661) : (i1, i64, i64) -> i64
      %677 = "arith.select"(%675, %661, %665) : (i1, i64, i64) -> i64
      %678 = "arith.cmpi"(%673, %667) {predicate = 8 : i64} : (i64, i64) -> i1
      %679 = "arith.select"(%678, %673, %667) : (i1, i64, i64) -> i64
      %680 = "arith.select"(%678, %667, %673) : (i1, i64, i64) -> i64
      %681 = "arith.cmpi"(%676, %670) {predicate = 8 : i64} : (i64, i64) -> i1
      %682 = "arith.select"(%681, %676, %670) : (i1, i64, i64) -> i64
      %683 = "arith.select"(%681, %670, %676) : (i1, i64, i64) -> i64
      %684 = "arith.cmpi"(%674, %668) {predicate = 8 : i64} : (i64, i64) -> i1
      %685 = "arith.select"(%684, %674, %668) : (i1, i64, i64) -> i64
      %686 = "arith.select"(%684, %668, %674) : (i1, i64, i64) -> i64
      %687 = "arith.cmpi"(%677, %671) {predicate = 8 : i64} : (i64, i64) -> i1
      %688 = "arith.select"(%687, %677, %671) : (i1, i64, i64) -> i64
      %689 = "arith.select"(%687, %671, %677) : (i1, i64, i64) -> i64
      %690 = "arith.cmpi"(%682, %679) {predicate = 8 : i64} : (i64, i64) -> i1
      %691 = "arith.select"(%690, %682, %679) : (i1, i64, i64) -> i64
      %692 = "arith.select"(%690, %679, %682) : (i1, i64, i64) -> i64
      %693 = "arith.cmpi"(%683, %680) {predicate = 8 : i64} : (i64, i64) -> i1
      %694 = "arith.select"(%693, %683, %680) : (i1, i64, i64) -> i64
      %695 = "arith.select"(%693, %680, %683) : (i1, i64, i64) -> i64
      %696 = "arith.cmpi"(%688, %685) {predicate = 8 : i64} : (i64, i64) -> i1
      %697 = "arith.select"(%696, %688, %685) : (i1, i64, i64) -> i64
      %698 = "arith.select"(%696, %685, %688) : (i1, i64, i64) -> i64
      %699 = "arith.cmpi"(%689, %686) {predicate = 8 : i64} : (i64, i64) -> i1
      %700 = "arith.select"(%699, %689, %686) : (i1, i64, i64) -> i64
      %701 = "arith.select"(%699, %686, %689) : (i1, i64, i64) -> i64
      %702 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
      %703 = "arith.cmpi"(%13, %161) {predicate = 0 : i64} : (i32, i32) -> i1
      %704 = "arith.select"(%703, %692, %691) : (i1, i64, i64) -> i64
      %705 = "arith.cmpi"(%13, %168) {predicate = 0 : i64} : (i32, i32) -> i1
      %706 = "arith.select"(%705, %694, %704) : (i1, i64, i64) -> i64
      %707 = "arith.cmpi"(%13, %175) {predicate = 0 : i64} : (i32, i32) -> i1
      %708 = "arith.select"(%707, %695, %706) : (i1, i64, i64) -> i64
      %709 = "arith.shrui"(%708, %156) : (i64, i64) -> i64
      %710 = "arith.trunci"(%709) : (i64) -> i32
      %711 = "arith.subi"(%710, %138) : (i32, i32) -> i32
      %712 = "arith.shrsi"(%711, %132) : (i32, i32) -> i32
      %713 = "arith.xori"(%711, %712) : (i32, i32) -> i32
      %714 = "arith.subi"(%713, %712) : (i32, i32) -> i32
      %715 = "arith.andi"(%712, %702) : (i32, i32) -> i32
      %716 = "arith.ori"(%714, %715) : (i32, i32) -> i32
      %717 = "arith.bitcast"(%716) : (i32) -> f32
      %718 = "arith.trunci"(%708) : (i64) -> i32
      %719 = "arith.subi"(%134, %718) : (i32, i32) -> i32
      %720 = "arith.cmpi"(%13, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %721 = "arith.andi"(%43, %720) : (i1, i1) -> i1
      %722 = "arith.cmpi"(%13, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %723 = "arith.andi"(%721, %722) : (i1, i1) -> i1
      "scf.if"(%723) ({
        %724 = "arith.extsi"(%719) : (i32) -> i64
        %725 = "arith.extsi"(%13) : (i32) -> i64
        %726 = "arith.muli"(%48, %8) : (i64, i64) -> i64
        %727 = "arith.addi"(%726, %725) : (i64, i64) -> i64
        %728 = "llvm.getelementptr"(%7, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%724, %728) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%723) ({
        %729 = "arith.extsi"(%13) : (i32) -> i64
        %730 = "arith.muli"(%48, %6) : (i64, i64) -> i64
        %731 = "arith.addi"(%730, %729) : (i64, i64) -> i64
        %732 = "llvm.getelementptr"(%4, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%717, %732) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %733 = "arith.select"(%703, %698, %697) : (i1, i64, i64) -> i64
      %734 = "arith.select"(%705, %700, %733) : (i1, i64, i64) -> i64
      %735 = "arith.select"(%707, %701, %734) : (i1, i64, i64) -> i64
      %736 = "arith.shrui"(%735, %156) : (i64, i64) -> i64
      %737 = "arith.trunci"(%736) : (i64) -> i32
      %738 = "arith.subi"(%737, %138) : (i32, i32) -> i32
      %739 = "arith.shrsi"(%738, %132) : (i32, i32) -> i32
      %740 = "arith.xori"(%738, %739) : (i32, i32) -> i32
      %741 = "arith.subi"(%740, %739) : (i32, i32) -> i32
      %742 = "arith.andi"(%739, %702) : (i32, i32) -> i32
      %743 = "arith.ori"(%741, %742) : (i32, i32) -> i32
      %744 = "arith.bitcast"(%743) : (i32) -> f32
      %745 = "arith.trunci"(%735) : (i64) -> i32
      %746 = "arith.subi"(%134, %745) : (i32, i32) -> i32
      %747 = "arith.cmpi"(%21, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %748 = "arith.andi"(%43, %747) : (i1, i1) -> i1
      %749 = "arith.andi"(%748, %722) : (i1, i1) -> i1
      "scf.if"(%749) ({
        %750 = "arith.extsi"(%746) : (i32) -> i64
        %751 = "arith.extsi"(%21) : (i32) -> i64
        %752 = "arith.muli"(%48, %8) : (i64, i64) -> i64
        %753 = "arith.addi"(%752, %751) : (i64, i64) -> i64
        %754 = "llvm.getelementptr"(%7, %753) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%750, %754) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%749) ({
        %755 = "arith.extsi"(%21) : (i32) -> i64
        %756 = "arith.muli"(%48, %6) : (i64, i64) -> i64
        %757 = "arith.addi"(%756, %755) : (i64, i64) -> i64
        %758 = "llvm.getelementptr"(%4, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%744, %758) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "sorting_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i32):
    %10 = "arith.constant"() {value = 0 : i32} : () -> i32
    %11 = "arith.cmpi"(%9, %10) {predicate = 0 : i64} : (i32, i32) -> i1
    %12 = "arith.constant"() {value = 31 : i32} : () -> i32
    %13 = "arith.addi"(%1, %12) : (i32, i32) -> i32
    %14 = "arith.constant"() {value = 32 : i32} : () -> i32
    %15 = "arith.divui"(%13, %14) : (i32, i32) -> i32
    %16 = "arith.select"(%11, %10, %15) : (i1, i32, i32) -> i32
    %17 = "arith.constant"() {value = 1 : i32} : () -> i32
    %18 = "arith.constant"() {value = 128 : i32} : () -> i32
    "gpu.launch_func"(%16, %17, %17, %18, %17, %17, %10, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@sorting_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "topk_f32_sortingx8x4x4x4", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
