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
      %140 = "arith.constant"() {value = 4278190081 : i32} : () -> i32
      %141 = "arith.minui"(%139, %140) : (i32, i32) -> i32
      %142 = "arith.shrsi"(%57, %132) : (i32, i32) -> i32
      %143 = "arith.andi"(%57, %134) : (i32, i32) -> i32
      %144 = "arith.xori"(%143, %142) : (i32, i32) -> i32
      %145 = "arith.subi"(%144, %142) : (i32, i32) -> i32
      %146 = "arith.addi"(%145, %138) : (i32, i32) -> i32
      %147 = "arith.minui"(%146, %140) : (i32, i32) -> i32
      %148 = "arith.shrsi"(%58, %132) : (i32, i32) -> i32
      %149 = "arith.andi"(%58, %134) : (i32, i32) -> i32
      %150 = "arith.xori"(%149, %148) : (i32, i32) -> i32
      %151 = "arith.subi"(%150, %148) : (i32, i32) -> i32
      %152 = "arith.addi"(%151, %138) : (i32, i32) -> i32
      %153 = "arith.minui"(%152, %140) : (i32, i32) -> i32
      %154 = "arith.shrsi"(%59, %132) : (i32, i32) -> i32
      %155 = "arith.andi"(%59, %134) : (i32, i32) -> i32
      %156 = "arith.xori"(%155, %154) : (i32, i32) -> i32
      %157 = "arith.subi"(%156, %154) : (i32, i32) -> i32
      %158 = "arith.addi"(%157, %138) : (i32, i32) -> i32
      %159 = "arith.minui"(%158, %140) : (i32, i32) -> i32
      %160 = "arith.extui"(%141) : (i32) -> i64
      %161 = "arith.constant"() {value = 32 : i64} : () -> i64
      %162 = "arith.shli"(%160, %161) : (i64, i64) -> i64
      %163 = "arith.constant"() {value = 2147483647 : i64} : () -> i64
      %164 = "arith.ori"(%162, %163) : (i64, i64) -> i64
      %165 = "arith.extui"(%147) : (i32) -> i64
      %166 = "arith.shli"(%165, %161) : (i64, i64) -> i64
      %167 = "arith.constant"() {value = 2147483646 : i64} : () -> i64
      %168 = "arith.ori"(%166, %167) : (i64, i64) -> i64
      %169 = "arith.extui"(%153) : (i32) -> i64
      %170 = "arith.shli"(%169, %161) : (i64, i64) -> i64
      %171 = "arith.constant"() {value = 2147483645 : i64} : () -> i64
      %172 = "arith.ori"(%170, %171) : (i64, i64) -> i64
      %173 = "arith.extui"(%159) : (i32) -> i64
      %174 = "arith.shli"(%173, %161) : (i64, i64) -> i64
      %175 = "arith.constant"() {value = 2147483644 : i64} : () -> i64
      %176 = "arith.ori"(%174, %175) : (i64, i64) -> i64
      %177 = "arith.shrsi"(%77, %132) : (i32, i32) -> i32
      %178 = "arith.andi"(%77, %134) : (i32, i32) -> i32
      %179 = "arith.xori"(%178, %177) : (i32, i32) -> i32
      %180 = "arith.subi"(%179, %177) : (i32, i32) -> i32
      %181 = "arith.addi"(%180, %138) : (i32, i32) -> i32
      %182 = "arith.minui"(%181, %140) : (i32, i32) -> i32
      %183 = "arith.shrsi"(%78, %132) : (i32, i32) -> i32
      %184 = "arith.andi"(%78, %134) : (i32, i32) -> i32
      %185 = "arith.xori"(%184, %183) : (i32, i32) -> i32
      %186 = "arith.subi"(%185, %183) : (i32, i32) -> i32
      %187 = "arith.addi"(%186, %138) : (i32, i32) -> i32
      %188 = "arith.minui"(%187, %140) : (i32, i32) -> i32
      %189 = "arith.shrsi"(%79, %132) : (i32, i32) -> i32
      %190 = "arith.andi"(%79, %134) : (i32, i32) -> i32
      %191 = "arith.xori"(%190, %189) : (i32, i32) -> i32
      %192 = "arith.subi"(%191, %189) : (i32, i32) -> i32
      %193 = "arith.addi"(%192, %138) : (i32, i32) -> i32
      %194 = "arith.minui"(%193, %140) : (i32, i32) -> i32
      %195 = "arith.shrsi"(%80, %132) : (i32, i32) -> i32
      %196 = "arith.andi"(%80, %134) : (i32, i32) -> i32
      %197 = "arith.xori"(%196, %195) : (i32, i32) -> i32
      %198 = "arith.subi"(%197, %195) : (i32, i32) -> i32
      %199 = "arith.addi"(%198, %138) : (i32, i32) -> i32
      %200 = "arith.minui"(%199, %140) : (i32, i32) -> i32
      %201 = "arith.extui"(%182) : (i32) -> i64
      %202 = "arith.shli"(%201, %161) : (i64, i64) -> i64
      %203 = "arith.constant"() {value = 2147483631 : i64} : () -> i64
      %204 = "arith.ori"(%202, %203) : (i64, i64) -> i64
      %205 = "arith.extui"(%188) : (i32) -> i64
      %206 = "arith.shli"(%205, %161) : (i64, i64) -> i64
      %207 = "arith.constant"() {value = 2147483630 : i64} : () -> i64
      %208 = "arith.ori"(%206, %207) : (i64, i64) -> i64
      %209 = "arith.extui"(%194) : (i32) -> i64
      %210 = "arith.shli"(%209, %161) : (i64, i64) -> i64
      %211 = "arith.constant"() {value = 2147483629 : i64} : () -> i64
      %212 = "arith.ori"(%210, %211) : (i64, i64) -> i64
      %213 = "arith.extui"(%200) : (i32) -> i64
      %214 = "arith.shli"(%213, %161) : (i64, i64) -> i64
      %215 = "arith.constant"() {value = 2147483628 : i64} : () -> i64
      %216 = "arith.ori"(%214, %215) : (i64, i64) -> i64
      %217 = "arith.cmpi"(%168, %164) {predicate = 8 : i64} : (i64, i64) -> i1
      %218 = "arith.select"(%217, %168, %164) : (i1, i64, i64) -> i64
      %219 = "arith.select"(%217, %164, %168) : (i1, i64, i64) -> i64
      %220 = "arith.cmpi"(%176, %172) {predicate = 8 : i64} : (i64, i64) -> i1
      %221 = "arith.select"(%220, %176, %172) : (i1, i64, i64) -> i64
      %222 = "arith.select"(%220, %172, %176) : (i1, i64, i64) -> i64
      %223 = "arith.cmpi"(%208, %204) {predicate = 8 : i64} : (i64, i64) -> i1
      %224 = "arith.select"(%223, %208, %204) : (i1, i64, i64) -> i64
      %225 = "arith.select"(%223, %204, %208) : (i1, i64, i64) -> i64
      %226 = "arith.cmpi"(%216, %212) {predicate = 8 : i64} : (i64, i64) -> i1
      %227 = "arith.select"(%226, %216, %212) : (i1, i64, i64) -> i64
      %228 = "arith.select"(%226, %212, %216) : (i1, i64, i64) -> i64
      %229 = "arith.cmpi"(%221, %218) {predicate = 8 : i64} : (i64, i64) -> i1
      %230 = "arith.select"(%229, %221, %218) : (i1, i64, i64) -> i64
      %231 = "arith.select"(%229, %218, %221) : (i1, i64, i64) -> i64
      %232 = "arith.cmpi"(%222, %219) {predicate = 8 : i64} : (i64, i64) -> i1
      %233 = "arith.select"(%232, %222, %219) : (i1, i64, i64) -> i64
      %234 = "arith.select"(%232, %219, %222) : (i1, i64, i64) -> i64
      %235 = "arith.cmpi"(%227, %224) {predicate = 8 : i64} : (i64, i64) -> i1
      %236 = "arith.select"(%235, %227, %224) : (i1, i64, i64) -> i64
      %237 = "arith.select"(%235, %224, %227) : (i1, i64, i64) -> i64
      %238 = "arith.cmpi"(%228, %225) {predicate = 8 : i64} : (i64, i64) -> i1
      %239 = "arith.select"(%238, %228, %225) : (i1, i64, i64) -> i64
      %240 = "arith.select"(%238, %225, %228) : (i1, i64, i64) -> i64
      %241 = "arith.cmpi"(%231, %233) {predicate = 8 : i64} : (i64, i64) -> i1
      %242 = "arith.select"(%241, %231, %233) : (i1, i64, i64) -> i64
      %243 = "arith.select"(%241, %233, %231) : (i1, i64, i64) -> i64
      %244 = "arith.cmpi"(%237, %239) {predicate = 8 : i64} : (i64, i64) -> i1
      %245 = "arith.select"(%244, %237, %239) : (i1, i64, i64) -> i64
      %246 = "arith.select"(%244, %239, %237) : (i1, i64, i64) -> i64
      %247 = "arith.cmpi"(%236, %230) {predicate = 8 : i64} : (i64, i64) -> i1
      %248 = "arith.select"(%247, %236, %230) : (i1, i64, i64) -> i64
      %249 = "arith.select"(%247, %230, %236) : (i1, i64, i64) -> i64
      %250 = "arith.cmpi"(%245, %242) {predicate = 8 : i64} : (i64, i64) -> i1
      %251 = "arith.select"(%250, %245, %242) : (i1, i64, i64) -> i64
      %252 = "arith.select"(%250, %242, %245) : (i1, i64, i64) -> i64
      %253 = "arith.cmpi"(%246, %243) {predicate = 8 : i64} : (i64, i64) -> i1
      %254 = "arith.select"(%253, %246, %243) : (i1, i64, i64) -> i64
      %255 = "arith.select"(%253, %243, %246) : (i1, i64, i64) -> i64
      %256 = "arith.cmpi"(%240, %234) {predicate = 8 : i64} : (i64, i64) -> i1
      %257 = "arith.select"(%256, %240, %234) : (i1, i64, i64) -> i64
      %258 = "arith.select"(%256, %234, %240) : (i1, i64, i64) -> i64
      %259 = "arith.cmpi"(%249, %254) {predicate = 8 : i64} : (i64, i64) -> i1
      %260 = "arith.select"(%259, %249, %254) : (i1, i64, i64) -> i64
      %261 = "arith.select"(%259, %254, %249) : (i1, i64, i64) -> i64
      %262 = "arith.cmpi"(%252, %257) {predicate = 8 : i64} : (i64, i64) -> i1
      %263 = "arith.select"(%262, %252, %257) : (i1, i64, i64) -> i64
      %264 = "arith.select"(%262, %257, %252) : (i1, i64, i64) -> i64
      %265 = "arith.cmpi"(%260, %251) {predicate = 8 : i64} : (i64, i64) -> i1
      %266 = "arith.select"(%265, %260, %251) : (i1, i64, i64) -> i64
      %267 = "arith.select"(%265, %251, %260) : (i1, i64, i64) -> i64
      %268 = "arith.cmpi"(%261, %263) {predicate = 8 : i64} : (i64, i64) -> i1
      %269 = "arith.select"(%268, %261, %263) : (i1, i64, i64) -> i64
      %270 = "arith.select"(%268, %263, %261) : (i1, i64, i64) -> i64
      %271 = "arith.cmpi"(%255, %264) {predicate = 8 : i64} : (i64, i64) -> i1
      %272 = "arith.select"(%271, %255, %264) : (i1, i64, i64) -> i64
      %273 = "arith.select"(%271, %264, %255) : (i1, i64, i64) -> i64
      %274 = "arith.shrsi"(%98, %132) : (i32, i32) -> i32
      %275 = "arith.andi"(%98, %134) : (i32, i32) -> i32
      %276 = "arith.xori"(%275, %274) : (i32, i32) -> i32
      %277 = "arith.subi"(%276, %274) : (i32, i32) -> i32
      %278 = "arith.addi"(%277, %138) : (i32, i32) -> i32
      %279 = "arith.minui"(%278, %140) : (i32, i32) -> i32
      %280 = "arith.shrsi"(%99, %132) : (i32, i32) -> i32
      %281 = "arith.andi"(%99, %134) : (i32, i32) -> i32
      %282 = "arith.xori"(%281, %280) : (i32, i32) -> i32
      %283 = "arith.subi"(%282, %280) : (i32, i32) -> i32
      %284 = "arith.addi"(%283, %138) : (i32, i32) -> i32
      %285 = "arith.minui"(%284, %140) : (i32, i32) -> i32
      %286 = "arith.shrsi"(%100, %132) : (i32, i32) -> i32
      %287 = "arith.andi"(%100, %134) : (i32, i32) -> i32
      %288 = "arith.xori"(%287, %286) : (i32, i32) -> i32
      %289 = "arith.subi"(%288, %286) : (i32, i32) -> i32
      %290 = "arith.addi"(%289, %138) : (i32, i32) -> i32
      %291 = "arith.minui"(%290, %140) : (i32, i32) -> i32
      %292 = "arith.shrsi"(%101, %132) : (i32, i32) -> i32
      %293 = "arith.andi"(%101, %134) : (i32, i32) -> i32
      %294 = "arith.xori"(%293, %292) : (i32, i32) -> i32
      %295 = "arith.subi"(%294, %292) : (i32, i32) -> i32
      %296 = "arith.addi"(%295, %138) : (i32, i32) -> i32
      %297 = "arith.minui"(%296, %140) : (i32, i32) -> i32
      %298 = "arith.extui"(%279) : (i32) -> i64
      %299 = "arith.shli"(%298, %161) : (i64, i64) -> i64
      %300 = "arith.constant"() {value = 2147483615 : i64} : () -> i64
      %301 = "arith.ori"(%299, %300) : (i64, i64) -> i64
      %302 = "arith.extui"(%285) : (i32) -> i64
      %303 = "arith.shli"(%302, %161) : (i64, i64) -> i64
      %304 = "arith.constant"() {value = 2147483614 : i64} : () -> i64
      %305 = "arith.ori"(%303, %304) : (i64, i64) -> i64
      %306 = "arith.extui"(%291) : (i32) -> i64
      %307 = "arith.shli"(%306, %161) : (i64, i64) -> i64
      %308 = "arith.constant"() {value = 2147483613 : i64} : () -> i64
      %309 = "arith.ori"(%307, %308) : (i64, i64) -> i64
      %310 = "arith.extui"(%297) : (i32) -> i64
      %311 = "arith.shli"(%310, %161) : (i64, i64) -> i64
      %312 = "arith.constant"() {value = 2147483612 : i64} : () -> i64
      %313 = "arith.ori"(%311, %312) : (i64, i64) -> i64
      %314 = "arith.shrsi"(%119, %132) : (i32, i32) -> i32
      %315 = "arith.andi"(%119, %134) : (i32, i32) -> i32
      %316 = "arith.xori"(%315, %314) : (i32, i32) -> i32
      %317 = "arith.subi"(%316, %314) : (i32, i32) -> i32
      %318 = "arith.addi"(%317, %138) : (i32, i32) -> i32
      %319 = "arith.minui"(%318, %140) : (i32, i32) -> i32
      %320 = "arith.shrsi"(%120, %132) : (i32, i32) -> i32
      %321 = "arith.andi"(%120, %134) : (i32, i32) -> i32
      %322 = "arith.xori"(%321, %320) : (i32, i32) -> i32
      %323 = "arith.subi"(%322, %320) : (i32, i32) -> i32
      %324 = "arith.addi"(%323, %138) : (i32, i32) -> i32
      %325 = "arith.minui"(%324, %140) : (i32, i32) -> i32
      %326 = "arith.shrsi"(%121, %132) : (i32, i32) -> i32
      %327 = "arith.andi"(%121, %134) : (i32, i32) -> i32
      %328 = "arith.xori"(%327, %326) : (i32, i32) -> i32
      %329 = "arith.subi"(%328, %326) : (i32, i32) -> i32
      %330 = "arith.addi"(%329, %138) : (i32, i32) -> i32
      %331 = "arith.minui"(%330, %140) : (i32, i32) -> i32
      %332 = "arith.shrsi"(%122, %132) : (i32, i32) -> i32
      %333 = "arith.andi"(%122, %134) : (i32, i32) -> i32
      %334 = "arith.xori"(%333, %332) : (i32, i32) -> i32
      %335 = "arith.subi"(%334, %332) : (i32, i32) -> i32
      %336 = "arith.addi"(%335, %138) : (i32, i32) -> i32
      %337 = "arith.minui"(%336, %140) : (i32, i32) -> i32
      %338 = "arith.extui"(%319) : (i32) -> i64
      %339 = "arith.shli"(%338, %161) : (i64, i64) -> i64
      %340 = "arith.constant"() {value = 2147483599 : i64} : () -> i64
      %341 = "arith.ori"(%339, %340) : (i64, i64) -> i64
      %342 = "arith.extui"(%325) : (i32) -> i64
      %343 = "arith.shli"(%342, %161) : (i64, i64) -> i64
      %344 = "arith.constant"() {value = 2147483598 : i64} : () -> i64
      %345 = "arith.ori"(%343, %344) : (i64, i64) -> i64
      %346 = "arith.extui"(%331) : (i32) -> i64
      %347 = "arith.shli"(%346, %161) : (i64, i64) -> i64
      %348 = "arith.constant"() {value = 2147483597 : i64} : () -> i64
      %349 = "arith.ori"(%347, %348) : (i64, i64) -> i64
      %350 = "arith.extui"(%337) : (i32) -> i64
      %351 = "arith.shli"(%350, %161) : (i64, i64) -> i64
      %352 = "arith.constant"() {value = 2147483596 : i64} : () -> i64
      %353 = "arith.ori"(%351, %352) : (i64, i64) -> i64
      %354 = "arith.cmpi"(%305, %301) {predicate = 8 : i64} : (i64, i64) -> i1
      %355 = "arith.select"(%354, %305, %301) : (i1, i64, i64) -> i64
      %356 = "arith.select"(%354, %301, %305) : (i1, i64, i64) -> i64
      %357 = "arith.cmpi"(%313, %309) {predicate = 8 : i64} : (i64, i64) -> i1
      %358 = "arith.select"(%357, %313, %309) : (i1, i64, i64) -> i64
      %359 = "arith.select"(%357, %309, %313) : (i1, i64, i64) -> i64
      %360 = "arith.cmpi"(%345, %341) {predicate = 8 : i64} : (i64, i64) -> i1
      %361 = "arith.select"(%360, %345, %341) : (i1, i64, i64) -> i64
      %362 = "arith.select"(%360, %341, %345) : (i1, i64, i64) -> i64
      %363 = "arith.cmpi"(%353, %349) {predicate = 8 : i64} : (i64, i64) -> i1
      %364 = "arith.select"(%363, %353, %349) : (i1, i64, i64) -> i64
      %365 = "arith.select"(%363, %349, %353) : (i1, i64, i64) -> i64
      %366 = "arith.cmpi"(%358, %355) {predicate = 8 : i64} : (i64, i64) -> i1
      %367 = "arith.select"(%366, %358, %355) : (i1, i64, i64) -> i64
      %368 = "arith.select"(%366, %355, %358) : (i1, i64, i64) -> i64
      %369 = "arith.cmpi"(%359, %356) {predicate = 8 : i64} : (i64, i64) -> i1
      %370 = "arith.select"(%369, %359, %356) : (i1, i64, i64) -> i64
      %371 = "arith.select"(%369, %356, %359) : (i1, i64, i64) -> i64
      %372 = "arith.cmpi"(%364, %361) {predicate = 8 : i64} : (i64, i64) -> i1
      %373 = "arith.select"(%372, %364, %361) : (i1, i64, i64) -> i64
      %374 = "arith.select"(%372, %361, %364) : (i1, i64, i64) -> i64
      %375 = "arith.cmpi"(%365, %362) {predicate = 8 : i64} : (i64, i64) -> i1
      %376 = "arith.select"(%375, %365, %362) : (i1, i64, i64) -> i64
      %377 = "arith.select"(%375, %362, %365) : (i1, i64, i64) -> i64
      %378 = "arith.cmpi"(%368, %370) {predicate = 8 : i64} : (i64, i64) -> i1
      %379 = "arith.select"(%378, %368, %370) : (i1, i64, i64) -> i64
      %380 = "arith.select"(%378, %370, %368) : (i1, i64, i64) -> i64
      %381 = "arith.cmpi"(%374, %376) {predicate = 8 : i64} : (i64, i64) -> i1
      %382 = "arith.select"(%381, %374, %376) : (i1, i64, i64) -> i64
      %383 = "arith.select"(%381, %376, %374) : (i1, i64, i64) -> i64
      %384 = "arith.cmpi"(%373, %367) {predicate = 8 : i64} : (i64, i64) -> i1
      %385 = "arith.select"(%384, %373, %367) : (i1, i64, i64) -> i64
      %386 = "arith.select"(%384, %367, %373) : (i1, i64, i64) -> i64
      %387 = "arith.cmpi"(%382, %379) {predicate = 8 : i64} : (i64, i64) -> i1
      %388 = "arith.select"(%387, %382, %379) : (i1, i64, i64) -> i64
      %389 = "arith.select"(%387, %379, %382) : (i1, i64, i64) -> i64
      %390 = "arith.cmpi"(%383, %380) {predicate = 8 : i64} : (i64, i64) -> i1
      %391 = "arith.select"(%390, %383, %380) : (i1, i64, i64) -> i64
      %392 = "arith.select"(%390, %380, %383) : (i1, i64, i64) -> i64
      %393 = "arith.cmpi"(%377, %371) {predicate = 8 : i64} : (i64, i64) -> i1
      %394 = "arith.select"(%393, %377, %371) : (i1, i64, i64) -> i64
      %395 = "arith.select"(%393, %371, %377) : (i1, i64, i64) -> i64
      %396 = "arith.cmpi"(%386, %391) {predicate = 8 : i64} : (i64, i64) -> i1
      %397 = "arith.select"(%396, %386, %391) : (i1, i64, i64) -> i64
      %398 = "arith.select"(%396, %391, %386) : (i1, i64, i64) -> i64
      %399 = "arith.cmpi"(%389, %394) {predicate = 8 : i64} : (i64, i64) -> i1
      %400 = "arith.select"(%399, %389, %394) : (i1, i64, i64) -> i64
      %401 = "arith.select"(%399, %394, %389) : (i1, i64, i64) -> i64
      %402 = "arith.cmpi"(%397, %388) {predicate = 8 : i64} : (i64, i64) -> i1
      %403 = "arith.select"(%402, %397, %388) : (i1, i64, i64) -> i64
      %404 = "arith.select"(%402, %388, %397) : (i1, i64, i64) -> i64
      %405 = "arith.cmpi"(%398, %400) {predicate = 8 : i64} : (i64, i64) -> i1
      %406 = "arith.select"(%405, %398, %400) : (i1, i64, i64) -> i64
      %407 = "arith.select"(%405, %400, %398) : (i1, i64, i64) -> i64
      %408 = "arith.cmpi"(%392, %401) {predicate = 8 : i64} : (i64, i64) -> i1
      %409 = "arith.select"(%408, %392, %401) : (i1, i64, i64) -> i64
      %410 = "arith.select"(%408, %401, %392) : (i1, i64, i64) -> i64
      %411 = "arith.maxui"(%248, %395) : (i64, i64) -> i64
      %412 = "arith.maxui"(%266, %410) : (i64, i64) -> i64
      %413 = "arith.maxui"(%267, %409) : (i64, i64) -> i64
      %414 = "arith.maxui"(%269, %407) : (i64, i64) -> i64
      %415 = "arith.maxui"(%270, %406) : (i64, i64) -> i64
      %416 = "arith.maxui"(%272, %404) : (i64, i64) -> i64
      %417 = "arith.maxui"(%273, %403) : (i64, i64) -> i64
      %418 = "arith.maxui"(%258, %385) : (i64, i64) -> i64
      %419 = "arith.cmpi"(%415, %411) {predicate = 8 : i64} : (i64, i64) -> i1
      %420 = "arith.select"(%419, %415, %411) : (i1, i64, i64) -> i64
      %421 = "arith.select"(%419, %411, %415) : (i1, i64, i64) -> i64
      %422 = "arith.cmpi"(%416, %412) {predicate = 8 : i64} : (i64, i64) -> i1
      %423 = "arith.select"(%422, %416, %412) : (i1, i64, i64) -> i64
      %424 = "arith.select"(%422, %412, %416) : (i1, i64, i64) -> i64
      %425 = "arith.cmpi"(%417, %413) {predicate = 8 : i64} : (i64, i64) -> i1
      %426 = "arith.select"(%425, %417, %413) : (i1, i64, i64) -> i64
      %427 = "arith.select"(%425, %413, %417) : (i1, i64, i64) -> i64
      %428 = "arith.cmpi"(%418, %414) {predicate = 8 : i64} : (i64, i64) -> i1
      %429 = "arith.select"(%428, %418, %414) : (i1, i64, i64) -> i64
      %430 = "arith.select"(%428, %414, %418) : (i1, i64, i64) -> i64
      %431 = "arith.cmpi"(%426, %420) {predicate = 8 : i64} : (i64, i64) -> i1
      %432 = "arith.select"(%431, %426, %420) : (i1, i64, i64) -> i64
      %433 = "arith.select"(%431, %420, %426) : (i1, i64, i64) -> i64
      %434 = "arith.cmpi"(%429, %423) {predicate = 8 : i64} : (i64, i64) -> i1
      %435 = "arith.select"(%434, %429, %423) : (i1, i64, i64) -> i64
      %436 = "arith.select"(%434, %423, %429) : (i1, i64, i64) -> i64
      %437 = "arith.cmpi"(%427, %421) {predicate = 8 : i64} : (i64, i64) -> i1
      %438 = "arith.select"(%437, %427, %421) : (i1, i64, i64) -> i64
      %439 = "arith.select"(%437, %421, %427) : (i1, i64, i64) -> i64
      %440 = "arith.cmpi"(%430, %424) {predicate = 8 : i64} : (i64, i64) -> i1
      %441 = "arith.select"(%440, %430, %424) : (i1, i64, i64) -> i64
      %442 = "arith.select"(%440, %424, %430) : (i1, i64, i64) -> i64
      %443 = "arith.cmpi"(%435, %432) {predicate = 8 : i64} : (i64, i64) -> i1
      %444 = "arith.select"(%443, %435, %432) : (i1, i64, i64) -> i64
      %445 = "arith.select"(%443, %432, %435) : (i1, i64, i64) -> i64
      %446 = "arith.cmpi"(%436, %433) {predicate = 8 : i64} : (i64, i64) -> i1
      %447 = "arith.select"(%446, %436, %433) : (i1, i64, i64) -> i64
      %448 = "arith.select"(%446, %433, %436) : (i1, i64, i64) -> i64
      %449 = "arith.cmpi"(%441, %438) {predicate = 8 : i64} : (i64, i64) -> i1
      %450 = "arith.select"(%449, %441, %438) : (i1, i64, i64) -> i64
      %451 = "arith.select"(%449, %438, %441) : (i1, i64, i64) -> i64
      %452 = "arith.cmpi"(%442, %439) {predicate = 8 : i64} : (i64, i64) -> i1
      %453 = "arith.select"(%452, %442, %439) : (i1, i64, i64) -> i64
      %454 = "arith.select"(%452, %439, %442) : (i1, i64, i64) -> i64
      %455 = "arith.subi"(%444, %51) : (i64, i64) -> i64
      %456 = "arith.subi"(%445, %51) : (i64, i64) -> i64
      %457 = "arith.subi"(%447, %51) : (i64, i64) -> i64
      %458 = "arith.subi"(%448, %51) : (i64, i64) -> i64
      %459 = "arith.subi"(%450, %51) : (i64, i64) -> i64
      %460 = "arith.subi"(%451, %51) : (i64, i64) -> i64
      %461 = "arith.subi"(%453, %51) : (i64, i64) -> i64
      %462 = "arith.subi"(%454, %51) : (i64, i64) -> i64
      %463 = "arith.trunci"(%455) : (i64) -> i32
      %464 = "arith.shrui"(%455, %161) : (i64, i64) -> i64
      %465 = "arith.trunci"(%464) : (i64) -> i32
      %466 = "arith.constant"() {value = -1 : i32} : () -> i32
      %467 = "arith.constant"() {value = 1 : i32} : () -> i32
      %468 = "nvvm.shfl.sync"(%466, %463, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %469 = "nvvm.shfl.sync"(%466, %465, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %470 = "arith.extui"(%469) : (i32) -> i64
      %471 = "arith.shli"(%470, %161) : (i64, i64) -> i64
      %472 = "arith.extui"(%468) : (i32) -> i64
      %473 = "arith.ori"(%471, %472) : (i64, i64) -> i64
      %474 = "arith.trunci"(%456) : (i64) -> i32
      %475 = "arith.shrui"(%456, %161) : (i64, i64) -> i64
      %476 = "arith.trunci"(%475) : (i64) -> i32
      %477 = "nvvm.shfl.sync"(%466, %474, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %478 = "nvvm.shfl.sync"(%466, %476, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %479 = "arith.extui"(%478) : (i32) -> i64
      %480 = "arith.shli"(%479, %161) : (i64, i64) -> i64
      %481 = "arith.extui"(%477) : (i32) -> i64
      %482 = "arith.ori"(%480, %481) : (i64, i64) -> i64
      %483 = "arith.trunci"(%457) : (i64) -> i32
      %484 = "arith.shrui"(%457, %161) : (i64, i64) -> i64
      %485 = "arith.trunci"(%484) : (i64) -> i32
      %486 = "nvvm.shfl.sync"(%466, %483, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %487 = "nvvm.shfl.sync"(%466, %485, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %488 = "arith.extui"(%487) : (i32) -> i64
      %489 = "arith.shli"(%488, %161) : (i64, i64) -> i64
      %490 = "arith.extui"(%486) : (i32) -> i64
      %491 = "arith.ori"(%489, %490) : (i64, i64) -> i64
      %492 = "arith.trunci"(%458) : (i64) -> i32
      %493 = "arith.shrui"(%458, %161) : (i64, i64) -> i64
      %494 = "arith.trunci"(%493) : (i64) -> i32
      %495 = "nvvm.shfl.sync"(%466, %492, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %496 = "nvvm.shfl.sync"(%466, %494, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %497 = "arith.extui"(%496) : (i32) -> i64
      %498 = "arith.shli"(%497, %161) : (i64, i64) -> i64
      %499 = "arith.extui"(%495) : (i32) -> i64
      %500 = "arith.ori"(%498, %499) : (i64, i64) -> i64
      %501 = "arith.trunci"(%459) : (i64) -> i32
      %502 = "arith.shrui"(%459, %161) : (i64, i64) -> i64
      %503 = "arith.trunci"(%502) : (i64) -> i32
      %504 = "nvvm.shfl.sync"(%466, %501, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %505 = "nvvm.shfl.sync"(%466, %503, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %506 = "arith.extui"(%505) : (i32) -> i64
      %507 = "arith.shli"(%506, %161) : (i64, i64) -> i64
      %508 = "arith.extui"(%504) : (i32) -> i64
      %509 = "arith.ori"(%507, %508) : (i64, i64) -> i64
      %510 = "arith.trunci"(%460) : (i64) -> i32
      %511 = "arith.shrui"(%460, %161) : (i64, i64) -> i64
      %512 = "arith.trunci"(%511) : (i64) -> i32
      %513 = "nvvm.shfl.sync"(%466, %510, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %514 = "nvvm.shfl.sync"(%466, %512, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %515 = "arith.extui"(%514) : (i32) -> i64
      %516 = "arith.shli"(%515, %161) : (i64, i64) -> i64
      %517 = "arith.extui"(%513) : (i32) -> i64
      %518 = "arith.ori"(%516, %517) : (i64, i64) -> i64
      %519 = "arith.trunci"(%461) : (i64) -> i32
      %520 = "arith.shrui"(%461, %161) : (i64, i64) -> i64
      %521 = "arith.trunci"(%520) : (i64) -> i32
      %522 = "nvvm.shfl.sync"(%466, %519, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %523 = "nvvm.shfl.sync"(%466, %521, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %524 = "arith.extui"(%523) : (i32) -> i64
      %525 = "arith.shli"(%524, %161) : (i64, i64) -> i64
      %526 = "arith.extui"(%522) : (i32) -> i64
      %527 = "arith.ori"(%525, %526) : (i64, i64) -> i64
      %528 = "arith.trunci"(%462) : (i64) -> i32
      %529 = "arith.shrui"(%462, %161) : (i64, i64) -> i64
      %530 = "arith.trunci"(%529) : (i64) -> i32
      %531 = "nvvm.shfl.sync"(%466, %528, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %532 = "nvvm.shfl.sync"(%466, %530, %467, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %533 = "arith.extui"(%532) : (i32) -> i64
      %534 = "arith.shli"(%533, %161) : (i64, i64) -> i64
      %535 = "arith.extui"(%531) : (i32) -> i64
      %536 = "arith.ori"(%534, %535) : (i64, i64) -> i64
      %537 = "arith.maxui"(%455, %536) : (i64, i64) -> i64
      %538 = "arith.maxui"(%456, %527) : (i64, i64) -> i64
      %539 = "arith.maxui"(%457, %518) : (i64, i64) -> i64
      %540 = "arith.maxui"(%458, %509) : (i64, i64) -> i64
      %541 = "arith.maxui"(%459, %500) : (i64, i64) -> i64
      %542 = "arith.maxui"(%460, %491) : (i64, i64) -> i64
      %543 = "arith.maxui"(%461, %482) : (i64, i64) -> i64
      %544 = "arith.maxui"(%462, %473) : (i64, i64) -> i64
      %545 = "arith.cmpi"(%541, %537) {predicate = 8 : i64} : (i64, i64) -> i1
      %546 = "arith.select"(%545, %541, %537) : (i1, i64, i64) -> i64
      %547 = "arith.select"(%545, %537, %541) : (i1, i64, i64) -> i64
      %548 = "arith.cmpi"(%542, %538) {predicate = 8 : i64} : (i64, i64) -> i1
      %549 = "arith.select"(%548, %542, %538) : (i1, i64, i64) -> i64
      %550 = "arith.select"(%548, %538, %542) : (i1, i64, i64) -> i64
      %551 = "arith.cmpi"(%543, %539) {predicate = 8 : i64} : (i64, i64) -> i1
      %552 = "arith.select"(%551, %543, %539) : (i1, i64, i64) -> i64
      %553 = "arith.select"(%551, %539, %543) : (i1, i64, i64) -> i64
      %554 = "arith.cmpi"(%544, %540) {predicate = 8 : i64} : (i64, i64) -> i1
      %555 = "arith.select"(%554, %544, %540) : (i1, i64, i64) -> i64
      %556 = "arith.select"(%554, %540, %544) : (i1, i64, i64) -> i64
      %557 = "arith.cmpi"(%552, %546) {predicate = 8 : i64} : (i64, i64) -> i1
      %558 = "arith.select"(%557, %552, %546) : (i1, i64, i64) -> i64
      %559 = "arith.select"(%557, %546, %552) : (i1, i64, i64) -> i64
      %560 = "arith.cmpi"(%555, %549) {predicate = 8 : i64} : (i64, i64) -> i1
      %561 = "arith.select"(%560, %555, %549) : (i1, i64, i64) -> i64
      %562 = "arith.select"(%560, %549, %555) : (i1, i64, i64) -> i64
      %563 = "arith.cmpi"(%553, %547) {predicate = 8 : i64} : (i64, i64) -> i1
      %564 = "arith.select"(%563, %553, %547) : (i1, i64, i64) -> i64
      %565 = "arith.select"(%563, %547, %553) : (i1, i64, i64) -> i64
      %566 = "arith.cmpi"(%556, %550) {predicate = 8 : i64} : (i64, i64) -> i1
      %567 = "arith.select"(%566, %556, %550) : (i1, i64, i64) -> i64
      %568 = "arith.select"(%566, %550, %556) : (i1, i64, i64) -> i64
      %569 = "arith.cmpi"(%561, %558) {predicate = 8 : i64} : (i64, i64) -> i1
      %570 = "arith.select"(%569, %561, %558) : (i1, i64, i64) -> i64
      %571 = "arith.select"(%569, %558, %561) : (i1, i64, i64) -> i64
      %572 = "arith.cmpi"(%562, %559) {predicate = 8 : i64} : (i64, i64) -> i1
      %573 = "arith.select"(%572, %562, %559) : (i1, i64, i64) -> i64
      %574 = "arith.select"(%572, %559, %562) : (i1, i64, i64) -> i64
      %575 = "arith.cmpi"(%567, %564) {predicate = 8 : i64} : (i64, i64) -> i1
      %576 = "arith.select"(%575, %567, %564) : (i1, i64, i64) -> i64
      %577 = "arith.select"(%575, %564, %567) : (i1, i64, i64) -> i64
      %578 = "arith.cmpi"(%568, %565) {predicate = 8 : i64} : (i64, i64) -> i1
      %579 = "arith.select"(%578, %568, %565) : (i1, i64, i64) -> i64
      %580 = "arith.select"(%578, %565, %568) : (i1, i64, i64) -> i64
      %581 = "arith.trunci"(%570) : (i64) -> i32
      %582 = "arith.shrui"(%570, %161) : (i64, i64) -> i64
      %583 = "arith.trunci"(%582) : (i64) -> i32
      %584 = "arith.constant"() {value = 2 : i32} : () -> i32
      %585 = "nvvm.shfl.sync"(%466, %581, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %586 = "nvvm.shfl.sync"(%466, %583, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %587 = "arith.extui"(%586) : (i32) -> i64
      %588 = "arith.shli"(%587, %161) : (i64, i64) -> i64
      %589 = "arith.extui"(%585) : (i32) -> i64
      %590 = "arith.ori"(%588, %589) : (i64, i64) -> i64
      %591 = "arith.trunci"(%571) : (i64) -> i32
      %592 = "arith.shrui"(%571, %161) : (i64, i64) -> i64
      %593 = "arith.trunci"(%592) : (i64) -> i32
      %594 = "nvvm.shfl.sync"(%466, %591, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %595 = "nvvm.shfl.sync"(%466, %593, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %596 = "arith.extui"(%595) : (i32) -> i64
      %597 = "arith.shli"(%596, %161) : (i64, i64) -> i64
      %598 = "arith.extui"(%594) : (i32) -> i64
      %599 = "arith.ori"(%597, %598) : (i64, i64) -> i64
      %600 = "arith.trunci"(%573) : (i64) -> i32
      %601 = "arith.shrui"(%573, %161) : (i64, i64) -> i64
      %602 = "arith.trunci"(%601) : (i64) -> i32
      %603 = "nvvm.shfl.sync"(%466, %600, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %604 = "nvvm.shfl.sync"(%466, %602, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %605 = "arith.extui"(%604) : (i32) -> i64
      %606 = "arith.shli"(%605, %161) : (i64, i64) -> i64
      %607 = "arith.extui"(%603) : (i32) -> i64
      %608 = "arith.ori"(%606, %607) : (i64, i64) -> i64
      %609 = "arith.trunci"(%574) : (i64) -> i32
      %610 = "arith.shrui"(%574, %161) : (i64, i64) -> i64
      %611 = "arith.trunci"(%610) : (i64) -> i32
      %612 = "nvvm.shfl.sync"(%466, %609, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %613 = "nvvm.shfl.sync"(%466, %611, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %614 = "arith.extui"(%613) : (i32) -> i64
      %615 = "arith.shli"(%614, %161) : (i64, i64) -> i64
      %616 = "arith.extui"(%612) : (i32) -> i64
      %617 = "arith.ori"(%615, %616) : (i64, i64) -> i64
      %618 = "arith.trunci"(%576) : (i64) -> i32
      %619 = "arith.shrui"(%576, %161) : (i64, i64) -> i64
      %620 = "arith.trunci"(%619) : (i64) -> i32
      %621 = "nvvm.shfl.sync"(%466, %618, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %622 = "nvvm.shfl.sync"(%466, %620, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %623 = "arith.extui"(%622) : (i32) -> i64
      %624 = "arith.shli"(%623, %161) : (i64, i64) -> i64
      %625 = "arith.extui"(%621) : (i32) -> i64
      %626 = "arith.ori"(%624, %625) : (i64, i64) -> i64
      %627 = "arith.trunci"(%577) : (i64) -> i32
      %628 = "arith.shrui"(%577, %161) : (i64, i64) -> i64
      %629 = "arith.trunci"(%628) : (i64) -> i32
      %630 = "nvvm.shfl.sync"(%466, %627, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %631 = "nvvm.shfl.sync"(%466, %629, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %632 = "arith.extui"(%631) : (i32) -> i64
      %633 = "arith.shli"(%632, %161) : (i64, i64) -> i64
      %634 = "arith.extui"(%630) : (i32) -> i64
      %635 = "arith.ori"(%633, %634) : (i64, i64) -> i64
      %636 = "arith.trunci"(%579) : (i64) -> i32
      %637 = "arith.shrui"(%579, %161) : (i64, i64) -> i64
      %638 = "arith.trunci"(%637) : (i64) -> i32
      %639 = "nvvm.shfl.sync"(%466, %636, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %640 = "nvvm.shfl.sync"(%466, %638, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %641 = "arith.extui"(%640) : (i32) -> i64
      %642 = "arith.shli"(%641, %161) : (i64, i64) -> i64
      %643 = "arith.extui"(%639) : (i32) -> i64
      %644 = "arith.ori"(%642, %643) : (i64, i64) -> i64
      %645 = "arith.trunci"(%580) : (i64) -> i32
      %646 = "arith.shrui"(%580, %161) : (i64, i64) -> i64
      %647 = "arith.trunci"(%646) : (i64) -> i32
      %648 = "nvvm.shfl.sync"(%466, %645, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %649 = "nvvm.shfl.sync"(%466, %647, %584, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %650 = "arith.extui"(%649) : (i32) -> i64
      %651 = "arith.shli"(%650, %161) : (i64, i64) -> i64
      %652 = "arith.extui"(%648) : (i32) -> i64
      %653 = "arith.ori"(%651, %652) : (i64, i64) -> i64
      %654 = "arith.maxui"(%570, %653) : (i64, i64) -> i64
      %655 = "arith.maxui"(%571, %644) : (i64, i64) -> i64
      %656 = "arith.maxui"(%573, %635) : (i64, i64) -> i64
      %657 = "arith.maxui"(%574, %626) : (i64, i64) -> i64
      %658 = "arith.maxui"(%576, %617) : (i64, i64) -> i64
      %659 = "arith.maxui"(%577, %608) : (i64, i64) -> i64
      %660 = "arith.maxui"(%579, %599) : (i64, i64) -> i64
      %661 = "arith.maxui"(%580, %590) : (i64, i64) -> i64
      %662 = "arith.cmpi"(%658, %654) {predicate = 8 : i64} : (i64, i64) -> i1
      %663 = "arith.select"(%662, %658, %654) : (i1, i64, i64) -> i64
      %664 = "arith.select"(%662, %654, %658) : (i1, i64, i64) -> i64
      %665 = "arith.cmpi"(%659, %655) {predicate = 8 : i64} : (i64, i64) -> i1
      %666 = "arith.select"(%665, %659, %655) : (i1, i64, i64) -> i64
      %667 = "arith.select"(%665, %655, %659) : (i1, i64, i64) -> i64
      %668 = "arith.cmpi"(%660, %656) {predicate = 8 : i64} : (i64, i64) -> i1
      %669 = "arith.select"(%668, %660, %656) : (i1, i64, i64) -> i64
      %670 = "arith.select"(%668, %656, %660) : (i1, i64, i64) -> i64
      %671 = "arith.cmpi"(%661, %657) {predicate = 8 : i64} : (i64, i64) -> i1
      %672 = "arith.select"(%671, %661, %657) : (i1, i64, i64) -> i64
      %673 = "arith.select"(%671, %657, %661) : (i1, i64, i64) -> i64
      %674 = "arith.cmpi"(%669, %663) {predicate = 8 : i64} : (i64, i64) -> i1
      %675 = "arith.select"(%674, %669, %663) : (i1, i64, i64) -> i64
      %676 = "arith.select"(%674, %663, %669) : (i1, i64, i64) -> i64
      %677 = "arith.cmpi"(%672, %666) {predicate = 8 : i64} : (i64, i64) -> i1
      %678 = "arith.select"(%677, %672, %666) : (i1, i64, i64) -> i64
      %679 = "arith.select"(%677, %666, %672) : (i1, i64, i64) -> i64
      %680 = "arith.cmpi"(%670, %664) {predicate = 8 : i64} : (i64, i64) -> i1
      %681 = "arith.select"(%680, %670, %664) : (i1, i64, i64) -> i64
      %682 = "arith.select"(%680, %664, %670) : (i1, i64, i64) -> i64
      %683 = "arith.cmpi"(%673, %667) {predicate = 8 : i64} : (i64, i64) -> i1
      %684 = "arith.select"(%683, %673, %667) : (i1, i64, i64) -> i64
      %685 = "arith.select"(%683, %667, %673) : (i1, i64, i64) -> i64
      %686 = "arith.cmpi"(%678, %675) {predicate = 8 : i64} : (i64, i64) -> i1
      %687 = "arith.select"(%686, %678, %675) : (i1, i64, i64) -> i64
      %688 = "arith.select"(%686, %675, %678) : (i1, i64, i64) -> i64
      %689 = "arith.cmpi"(%679, %676) {predicate = 8 : i64} : (i64, i64) -> i1
      %690 = "arith.select"(%689, %679, %676) : (i1, i64, i64) -> i64
      %691 = "arith.select"(%689, %676, %679) : (i1, i64, i64) -> i64
      %692 = "arith.cmpi"(%684, %681) {predicate = 8 : i64} : (i64, i64) -> i1
      %693 = "arith.select"(%692, %684, %681) : (i1, i64, i64) -> i64
      %694 = "arith.select"(%692, %681, %684) : (i1, i64, i64) -> i64
      %695 = "arith.cmpi"(%685, %682) {predicate = 8 : i64} : (i64, i64) -> i1
      %696 = "arith.select"(%695, %685, %682) : (i1, i64, i64) -> i64
      %697 = "arith.select"(%695, %682, %685) : (i1, i64, i64) -> i64
      %698 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
      %699 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
      %700 = "arith.cmpi"(%13, %467) {predicate = 0 : i64} : (i32, i32) -> i1
      %701 = "arith.select"(%700, %688, %687) : (i1, i64, i64) -> i64
      %702 = "arith.cmpi"(%13, %584) {predicate = 0 : i64} : (i32, i32) -> i1
      %703 = "arith.select"(%702, %690, %701) : (i1, i64, i64) -> i64
      %704 = "arith.constant"() {value = 3 : i32} : () -> i32
      %705 = "arith.cmpi"(%13, %704) {predicate = 0 : i64} : (i32, i32) -> i1
      %706 = "arith.select"(%705, %691, %703) : (i1, i64, i64) -> i64
      %707 = "arith.shrui"(%706, %161) : (i64, i64) -> i64
      %708 = "arith.trunci"(%707) : (i64) -> i32
      %709 = "arith.subi"(%708, %138) : (i32, i32) -> i32
      %710 = "arith.shrsi"(%709, %132) : (i32, i32) -> i32
      %711 = "arith.xori"(%709, %710) : (i32, i32) -> i32
      %712 = "arith.subi"(%711, %710) : (i32, i32) -> i32
      %713 = "arith.andi"(%710, %698) : (i32, i32) -> i32
      %714 = "arith.ori"(%712, %713) : (i32, i32) -> i32
      %715 = "arith.cmpi"(%708, %140) {predicate = 0 : i64} : (i32, i32) -> i1
      %716 = "arith.select"(%715, %699, %714) : (i1, i32, i32) -> i32
      %717 = "arith.bitcast"(%716) : (i32) -> f32
      %718 = "arith.trunci"(%706) : (i64) -> i32
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
      %733 = "arith.select"(%700, %694, %693) : (i1, i64, i64) -> i64
      %734 = "arith.select"(%702, %696, %733) : (i1, i64, i64) -> i64
      %735 = "arith.select"(%705, %697, %734) : (i1, i64, i64) -> i64
      %736 = "arith.shrui"(%735, %161) : (i64, i64) -> i64
      %737 = "arith.trunci"(%736) : (i64) -> i32
      %738 = "arith.subi"(%737, %138) : (i32, i32) -> i32
      %739 = "arith.shrsi"(%738, %132) : (i32, i32) -> i32
      %740 = "arith.xori"(%738, %739) : (i32, i32) -> i32
      %741 = "arith.subi"(%740, %739) : (i32, i32) -> i32
      %742 = "arith.andi"(%739, %698) : (i32, i32) -> i32
      %743 = "arith.ori"(%741, %742) : (i32, i32) -> i32
      %744 = "arith.cmpi"(%737, %140) {predicate = 0 : i64} : (i32, i32) -> i1
      %745 = "arith.select"(%744, %699, %743) : (i1, i32, i32) -> i32
      %746 = "arith.bitcast"(%745) : (i32) -> f32
      %747 = "arith.trunci"(%735) : (i64) -> i32
      %748 = "arith.subi"(%134, %747) : (i32, i32) -> i32
      %749 = "arith.cmpi"(%21, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %750 = "arith.andi"(%43, %749) : (i1, i1) -> i1
      %751 = "arith.andi"(%750, %722) : (i1, i1) -> i1
      "scf.if"(%751) ({
        %752 = "arith.extsi"(%748) : (i32) -> i64
        %753 = "arith.extsi"(%21) : (i32) -> i64
        %754 = "arith.muli"(%48, %8) : (i64, i64) -> i64
        %755 = "arith.addi"(%754, %753) : (i64, i64) -> i64
        %756 = "llvm.getelementptr"(%7, %755) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%752, %756) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%751) ({
        %757 = "arith.extsi"(%21) : (i32) -> i64
        %758 = "arith.muli"(%48, %6) : (i64, i64) -> i64
        %759 = "arith.addi"(%758, %757) : (i64, i64) -> i64
        %760 = "llvm.getelementptr"(%4, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%746, %760) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "sorting_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i32):
    %10 = "arith.cmpi"(%9, %5) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%10) {message = "rows of results have another length than k", file = "samples/topk.py", line = 277 : i32} : (i1) -> ()
    %11 = "arith.constant"() {value = 0 : i32} : () -> i32
    %12 = "arith.cmpi"(%9, %11) {predicate = 0 : i64} : (i32, i32) -> i1
    %13 = "arith.constant"() {value = 31 : i32} : () -> i32
    %14 = "arith.addi"(%1, %13) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 32 : i32} : () -> i32
    %16 = "arith.divui"(%14, %15) : (i32, i32) -> i32
    %17 = "arith.select"(%12, %11, %16) : (i1, i32, i32) -> i32
    %18 = "arith.constant"() {value = 1 : i32} : () -> i32
    %19 = "arith.constant"() {value = 128 : i32} : () -> i32
    "gpu.launch_func"(%17, %18, %18, %19, %18, %18, %11, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@sorting_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "topk_f32_sortingx8x4x4x4", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
