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
      %163 = "arith.subi"(%134, %44) : (i32, i32) -> i32
      %164 = "arith.extsi"(%163) : (i32) -> i64
      %165 = "arith.ori"(%162, %164) : (i64, i64) -> i64
      %166 = "arith.constant"() {value = 1 : i32} : () -> i32
      %167 = "arith.addi"(%44, %166) : (i32, i32) -> i32
      %168 = "arith.extui"(%147) : (i32) -> i64
      %169 = "arith.shli"(%168, %161) : (i64, i64) -> i64
      %170 = "arith.subi"(%134, %167) : (i32, i32) -> i32
      %171 = "arith.extsi"(%170) : (i32) -> i64
      %172 = "arith.ori"(%169, %171) : (i64, i64) -> i64
      %173 = "arith.constant"() {value = 2 : i32} : () -> i32
      %174 = "arith.addi"(%44, %173) : (i32, i32) -> i32
      %175 = "arith.extui"(%153) : (i32) -> i64
      %176 = "arith.shli"(%175, %161) : (i64, i64) -> i64
      %177 = "arith.subi"(%134, %174) : (i32, i32) -> i32
      %178 = "arith.extsi"(%177) : (i32) -> i64
      %179 = "arith.ori"(%176, %178) : (i64, i64) -> i64
      %180 = "arith.constant"() {value = 3 : i32} : () -> i32
      %181 = "arith.addi"(%44, %180) : (i32, i32) -> i32
      %182 = "arith.extui"(%159) : (i32) -> i64
      %183 = "arith.shli"(%182, %161) : (i64, i64) -> i64
      %184 = "arith.subi"(%134, %181) : (i32, i32) -> i32
      %185 = "arith.extsi"(%184) : (i32) -> i64
      %186 = "arith.ori"(%183, %185) : (i64, i64) -> i64
      %187 = "arith.shrsi"(%77, %132) : (i32, i32) -> i32
      %188 = "arith.andi"(%77, %134) : (i32, i32) -> i32
      %189 = "arith.xori"(%188, %187) : (i32, i32) -> i32
      %190 = "arith.subi"(%189, %187) : (i32, i32) -> i32
      %191 = "arith.addi"(%190, %138) : (i32, i32) -> i32
      %192 = "arith.minui"(%191, %140) : (i32, i32) -> i32
      %193 = "arith.shrsi"(%78, %132) : (i32, i32) -> i32
      %194 = "arith.andi"(%78, %134) : (i32, i32) -> i32
      %195 = "arith.xori"(%194, %193) : (i32, i32) -> i32
      %196 = "arith.subi"(%195, %193) : (i32, i32) -> i32
      %197 = "arith.addi"(%196, %138) : (i32, i32) -> i32
      %198 = "arith.minui"(%197, %140) : (i32, i32) -> i32
      %199 = "arith.shrsi"(%79, %132) : (i32, i32) -> i32
      %200 = "arith.andi"(%79, %134) : (i32, i32) -> i32
      %201 = "arith.xori"(%200, %199) : (i32, i32) -> i32
      %202 = "arith.subi"(%201, %199) : (i32, i32) -> i32
      %203 = "arith.addi"(%202, %138) : (i32, i32) -> i32
      %204 = "arith.minui"(%203, %140) : (i32, i32) -> i32
      %205 = "arith.shrsi"(%80, %132) : (i32, i32) -> i32
      %206 = "arith.andi"(%80, %134) : (i32, i32) -> i32
      %207 = "arith.xori"(%206, %205) : (i32, i32) -> i32
      %208 = "arith.subi"(%207, %205) : (i32, i32) -> i32
      %209 = "arith.addi"(%208, %138) : (i32, i32) -> i32
      %210 = "arith.minui"(%209, %140) : (i32, i32) -> i32
      %211 = "arith.extui"(%192) : (i32) -> i64
      %212 = "arith.shli"(%211, %161) : (i64, i64) -> i64
      %213 = "arith.subi"(%134, %69) : (i32, i32) -> i32
      %214 = "arith.extsi"(%213) : (i32) -> i64
      %215 = "arith.ori"(%212, %214) : (i64, i64) -> i64
      %216 = "arith.addi"(%69, %166) : (i32, i32) -> i32
      %217 = "arith.extui"(%198) : (i32) -> i64
      %218 = "arith.shli"(%217, %161) : (i64, i64) -> i64
      %219 = "arith.subi"(%134, %216) : (i32, i32) -> i32
      %220 = "arith.extsi"(%219) : (i32) -> i64
      %221 = "arith.ori"(%218, %220) : (i64, i64) -> i64
      %222 = "arith.addi"(%69, %173) : (i32, i32) -> i32
      %223 = "arith.extui"(%204) : (i32) -> i64
      %224 = "arith.shli"(%223, %161) : (i64, i64) -> i64
      %225 = "arith.subi"(%134, %222) : (i32, i32) -> i32
      %226 = "arith.extsi"(%225) : (i32) -> i64
      %227 = "arith.ori"(%224, %226) : (i64, i64) -> i64
      %228 = "arith.addi"(%69, %180) : (i32, i32) -> i32
      %229 = "arith.extui"(%210) : (i32) -> i64
      %230 = "arith.shli"(%229, %161) : (i64, i64) -> i64
      %231 = "arith.subi"(%134, %228) : (i32, i32) -> i32
      %232 = "arith.extsi"(%231) : (i32) -> i64
      %233 = "arith.ori"(%230, %232) : (i64, i64) -> i64
      %234 = "arith.cmpi"(%172, %165) {predicate = 8 : i64} : (i64, i64) -> i1
      %235 = "arith.select"(%234, %172, %165) : (i1, i64, i64) -> i64
      %236 = "arith.select"(%234, %165, %172) : (i1, i64, i64) -> i64
      %237 = "arith.cmpi"(%186, %179) {predicate = 8 : i64} : (i64, i64) -> i1
      %238 = "arith.select"(%237, %186, %179) : (i1, i64, i64) -> i64
      %239 = "arith.select"(%237, %179, %186) : (i1, i64, i64) -> i64
      %240 = "arith.cmpi"(%221, %215) {predicate = 8 : i64} : (i64, i64) -> i1
      %241 = "arith.select"(%240, %221, %215) : (i1, i64, i64) -> i64
      %242 = "arith.select"(%240, %215, %221) : (i1, i64, i64) -> i64
      %243 = "arith.cmpi"(%233, %227) {predicate = 8 : i64} : (i64, i64) -> i1
      %244 = "arith.select"(%243, %233, %227) : (i1, i64, i64) -> i64
      %245 = "arith.select"(%243, %227, %233) : (i1, i64, i64) -> i64
      %246 = "arith.cmpi"(%238, %235) {predicate = 8 : i64} : (i64, i64) -> i1
      %247 = "arith.select"(%246, %238, %235) : (i1, i64, i64) -> i64
      %248 = "arith.select"(%246, %235, %238) : (i1, i64, i64) -> i64
      %249 = "arith.cmpi"(%239, %236) {predicate = 8 : i64} : (i64, i64) -> i1
      %250 = "arith.select"(%249, %239, %236) : (i1, i64, i64) -> i64
      %251 = "arith.select"(%249, %236, %239) : (i1, i64, i64) -> i64
      %252 = "arith.cmpi"(%244, %241) {predicate = 8 : i64} : (i64, i64) -> i1
      %253 = "arith.select"(%252, %244, %241) : (i1, i64, i64) -> i64
      %254 = "arith.select"(%252, %241, %244) : (i1, i64, i64) -> i64
      %255 = "arith.cmpi"(%245, %242) {predicate = 8 : i64} : (i64, i64) -> i1
      %256 = "arith.select"(%255, %245, %242) : (i1, i64, i64) -> i64
      %257 = "arith.select"(%255, %242, %245) : (i1, i64, i64) -> i64
      %258 = "arith.cmpi"(%248, %250) {predicate = 8 : i64} : (i64, i64) -> i1
      %259 = "arith.select"(%258, %248, %250) : (i1, i64, i64) -> i64
      %260 = "arith.select"(%258, %250, %248) : (i1, i64, i64) -> i64
      %261 = "arith.cmpi"(%254, %256) {predicate = 8 : i64} : (i64, i64) -> i1
      %262 = "arith.select"(%261, %254, %256) : (i1, i64, i64) -> i64
      %263 = "arith.select"(%261, %256, %254) : (i1, i64, i64) -> i64
      %264 = "arith.cmpi"(%253, %247) {predicate = 8 : i64} : (i64, i64) -> i1
      %265 = "arith.select"(%264, %253, %247) : (i1, i64, i64) -> i64
      %266 = "arith.select"(%264, %247, %253) : (i1, i64, i64) -> i64
      %267 = "arith.cmpi"(%262, %259) {predicate = 8 : i64} : (i64, i64) -> i1
      %268 = "arith.select"(%267, %262, %259) : (i1, i64, i64) -> i64
      %269 = "arith.select"(%267, %259, %262) : (i1, i64, i64) -> i64
      %270 = "arith.cmpi"(%263, %260) {predicate = 8 : i64} : (i64, i64) -> i1
      %271 = "arith.select"(%270, %263, %260) : (i1, i64, i64) -> i64
      %272 = "arith.select"(%270, %260, %263) : (i1, i64, i64) -> i64
      %273 = "arith.cmpi"(%257, %251) {predicate = 8 : i64} : (i64, i64) -> i1
      %274 = "arith.select"(%273, %257, %251) : (i1, i64, i64) -> i64
      %275 = "arith.select"(%273, %251, %257) : (i1, i64, i64) -> i64
      %276 = "arith.cmpi"(%266, %271) {predicate = 8 : i64} : (i64, i64) -> i1
      %277 = "arith.select"(%276, %266, %271) : (i1, i64, i64) -> i64
      %278 = "arith.select"(%276, %271, %266) : (i1, i64, i64) -> i64
      %279 = "arith.cmpi"(%269, %274) {predicate = 8 : i64} : (i64, i64) -> i1
      %280 = "arith.select"(%279, %269, %274) : (i1, i64, i64) -> i64
      %281 = "arith.select"(%279, %274, %269) : (i1, i64, i64) -> i64
      %282 = "arith.cmpi"(%277, %268) {predicate = 8 : i64} : (i64, i64) -> i1
      %283 = "arith.select"(%282, %277, %268) : (i1, i64, i64) -> i64
      %284 = "arith.select"(%282, %268, %277) : (i1, i64, i64) -> i64
      %285 = "arith.cmpi"(%278, %280) {predicate = 8 : i64} : (i64, i64) -> i1
      %286 = "arith.select"(%285, %278, %280) : (i1, i64, i64) -> i64
      %287 = "arith.select"(%285, %280, %278) : (i1, i64, i64) -> i64
      %288 = "arith.cmpi"(%272, %281) {predicate = 8 : i64} : (i64, i64) -> i1
      %289 = "arith.select"(%288, %272, %281) : (i1, i64, i64) -> i64
      %290 = "arith.select"(%288, %281, %272) : (i1, i64, i64) -> i64
      %291 = "arith.shrsi"(%98, %132) : (i32, i32) -> i32
      %292 = "arith.andi"(%98, %134) : (i32, i32) -> i32
      %293 = "arith.xori"(%292, %291) : (i32, i32) -> i32
      %294 = "arith.subi"(%293, %291) : (i32, i32) -> i32
      %295 = "arith.addi"(%294, %138) : (i32, i32) -> i32
      %296 = "arith.minui"(%295, %140) : (i32, i32) -> i32
      %297 = "arith.shrsi"(%99, %132) : (i32, i32) -> i32
      %298 = "arith.andi"(%99, %134) : (i32, i32) -> i32
      %299 = "arith.xori"(%298, %297) : (i32, i32) -> i32
      %300 = "arith.subi"(%299, %297) : (i32, i32) -> i32
      %301 = "arith.addi"(%300, %138) : (i32, i32) -> i32
      %302 = "arith.minui"(%301, %140) : (i32, i32) -> i32
      %303 = "arith.shrsi"(%100, %132) : (i32, i32) -> i32
      %304 = "arith.andi"(%100, %134) : (i32, i32) -> i32
      %305 = "arith.xori"(%304, %303) : (i32, i32) -> i32
      %306 = "arith.subi"(%305, %303) : (i32, i32) -> i32
      %307 = "arith.addi"(%306, %138) : (i32, i32) -> i32
      %308 = "arith.minui"(%307, %140) : (i32, i32) -> i32
      %309 = "arith.shrsi"(%101, %132) : (i32, i32) -> i32
      %310 = "arith.andi"(%101, %134) : (i32, i32) -> i32
      %311 = "arith.xori"(%310, %309) : (i32, i32) -> i32
      %312 = "arith.subi"(%311, %309) : (i32, i32) -> i32
      %313 = "arith.addi"(%312, %138) : (i32, i32) -> i32
      %314 = "arith.minui"(%313, %140) : (i32, i32) -> i32
      %315 = "arith.extui"(%296) : (i32) -> i64
      %316 = "arith.shli"(%315, %161) : (i64, i64) -> i64
      %317 = "arith.subi"(%134, %90) : (i32, i32) -> i32
      %318 = "arith.extsi"(%317) : (i32) -> i64
      %319 = "arith.ori"(%316, %318) : (i64, i64) -> i64
      %320 = "arith.addi"(%90, %166) : (i32, i32) -> i32
      %321 = "arith.extui"(%302) : (i32) -> i64
      %322 = "arith.shli"(%321, %161) : (i64, i64) -> i64
      %323 = "arith.subi"(%134, %320) : (i32, i32) -> i32
      %324 = "arith.extsi"(%323) : (i32) -> i64
      %325 = "arith.ori"(%322, %324) : (i64, i64) -> i64
      %326 = "arith.addi"(%90, %173) : (i32, i32) -> i32
      %327 = "arith.extui"(%308) : (i32) -> i64
      %328 = "arith.shli"(%327, %161) : (i64, i64) -> i64
      %329 = "arith.subi"(%134, %326) : (i32, i32) -> i32
      %330 = "arith.extsi"(%329) : (i32) -> i64
      %331 = "arith.ori"(%328, %330) : (i64, i64) -> i64
      %332 = "arith.addi"(%90, %180) : (i32, i32) -> i32
      %333 = "arith.extui"(%314) : (i32) -> i64
      %334 = "arith.shli"(%333, %161) : (i64, i64) -> i64
      %335 = "arith.subi"(%134, %332) : (i32, i32) -> i32
      %336 = "arith.extsi"(%335) : (i32) -> i64
      %337 = "arith.ori"(%334, %336) : (i64, i64) -> i64
      %338 = "arith.shrsi"(%119, %132) : (i32, i32) -> i32
      %339 = "arith.andi"(%119, %134) : (i32, i32) -> i32
      %340 = "arith.xori"(%339, %338) : (i32, i32) -> i32
      %341 = "arith.subi"(%340, %338) : (i32, i32) -> i32
      %342 = "arith.addi"(%341, %138) : (i32, i32) -> i32
      %343 = "arith.minui"(%342, %140) : (i32, i32) -> i32
      %344 = "arith.shrsi"(%120, %132) : (i32, i32) -> i32
      %345 = "arith.andi"(%120, %134) : (i32, i32) -> i32
      %346 = "arith.xori"(%345, %344) : (i32, i32) -> i32
      %347 = "arith.subi"(%346, %344) : (i32, i32) -> i32
      %348 = "arith.addi"(%347, %138) : (i32, i32) -> i32
      %349 = "arith.minui"(%348, %140) : (i32, i32) -> i32
      %350 = "arith.shrsi"(%121, %132) : (i32, i32) -> i32
      %351 = "arith.andi"(%121, %134) : (i32, i32) -> i32
      %352 = "arith.xori"(%351, %350) : (i32, i32) -> i32
      %353 = "arith.subi"(%352, %350) : (i32, i32) -> i32
      %354 = "arith.addi"(%353, %138) : (i32, i32) -> i32
      %355 = "arith.minui"(%354, %140) : (i32, i32) -> i32
      %356 = "arith.shrsi"(%122, %132) : (i32, i32) -> i32
      %357 = "arith.andi"(%122, %134) : (i32, i32) -> i32
      %358 = "arith.xori"(%357, %356) : (i32, i32) -> i32
      %359 = "arith.subi"(%358, %356) : (i32, i32) -> i32
      %360 = "arith.addi"(%359, %138) : (i32, i32) -> i32
      %361 = "arith.minui"(%360, %140) : (i32, i32) -> i32
      %362 = "arith.extui"(%343) : (i32) -> i64
      %363 = "arith.shli"(%362, %161) : (i64, i64) -> i64
      %364 = "arith.subi"(%134, %111) : (i32, i32) -> i32
      %365 = "arith.extsi"(%364) : (i32) -> i64
      %366 = "arith.ori"(%363, %365) : (i64, i64) -> i64
      %367 = "arith.addi"(%111, %166) : (i32, i32) -> i32
      %368 = "arith.extui"(%349) : (i32) -> i64
      %369 = "arith.shli"(%368, %161) : (i64, i64) -> i64
      %370 = "arith.subi"(%134, %367) : (i32, i32) -> i32
      %371 = "arith.extsi"(%370) : (i32) -> i64
      %372 = "arith.ori"(%369, %371) : (i64, i64) -> i64
      %373 = "arith.addi"(%111, %173) : (i32, i32) -> i32
      %374 = "arith.extui"(%355) : (i32) -> i64
      %375 = "arith.shli"(%374, %161) : (i64, i64) -> i64
      %376 = "arith.subi"(%134, %373) : (i32, i32) -> i32
      %377 = "arith.extsi"(%376) : (i32) -> i64
      %378 = "arith.ori"(%375, %377) : (i64, i64) -> i64
      %379 = "arith.addi"(%111, %180) : (i32, i32) -> i32
      %380 = "arith.extui"(%361) : (i32) -> i64
      %381 = "arith.shli"(%380, %161) : (i64, i64) -> i64
      %382 = "arith.subi"(%134, %379) : (i32, i32) -> i32
      %383 = "arith.extsi"(%382) : (i32) -> i64
      %384 = "arith.ori"(%381, %383) : (i64, i64) -> i64
      %385 = "arith.cmpi"(%325, %319) {predicate = 8 : i64} : (i64, i64) -> i1
      %386 = "arith.select"(%385, %325, %319) : (i1, i64, i64) -> i64
      %387 = "arith.select"(%385, %319, %325) : (i1, i64, i64) -> i64
      %388 = "arith.cmpi"(%337, %331) {predicate = 8 : i64} : (i64, i64) -> i1
      %389 = "arith.select"(%388, %337, %331) : (i1, i64, i64) -> i64
      %390 = "arith.select"(%388, %331, %337) : (i1, i64, i64) -> i64
      %391 = "arith.cmpi"(%372, %366) {predicate = 8 : i64} : (i64, i64) -> i1
      %392 = "arith.select"(%391, %372, %366) : (i1, i64, i64) -> i64
      %393 = "arith.select"(%391, %366, %372) : (i1, i64, i64) -> i64
      %394 = "arith.cmpi"(%384, %378) {predicate = 8 : i64} : (i64, i64) -> i1
      %395 = "arith.select"(%394, %384, %378) : (i1, i64, i64) -> i64
      %396 = "arith.select"(%394, %378, %384) : (i1, i64, i64) -> i64
      %397 = "arith.cmpi"(%389, %386) {predicate = 8 : i64} : (i64, i64) -> i1
      %398 = "arith.select"(%397, %389, %386) : (i1, i64, i64) -> i64
      %399 = "arith.select"(%397, %386, %389) : (i1, i64, i64) -> i64
      %400 = "arith.cmpi"(%390, %387) {predicate = 8 : i64} : (i64, i64) -> i1
      %401 = "arith.select"(%400, %390, %387) : (i1, i64, i64) -> i64
      %402 = "arith.select"(%400, %387, %390) : (i1, i64, i64) -> i64
      %403 = "arith.cmpi"(%395, %392) {predicate = 8 : i64} : (i64, i64) -> i1
      %404 = "arith.select"(%403, %395, %392) : (i1, i64, i64) -> i64
      %405 = "arith.select"(%403, %392, %395) : (i1, i64, i64) -> i64
      %406 = "arith.cmpi"(%396, %393) {predicate = 8 : i64} : (i64, i64) -> i1
      %407 = "arith.select"(%406, %396, %393) : (i1, i64, i64) -> i64
      %408 = "arith.select"(%406, %393, %396) : (i1, i64, i64) -> i64
      %409 = "arith.cmpi"(%399, %401) {predicate = 8 : i64} : (i64, i64) -> i1
      %410 = "arith.select"(%409, %399, %401) : (i1, i64, i64) -> i64
      %411 = "arith.select"(%409, %401, %399) : (i1, i64, i64) -> i64
      %412 = "arith.cmpi"(%405, %407) {predicate = 8 : i64} : (i64, i64) -> i1
      %413 = "arith.select"(%412, %405, %407) : (i1, i64, i64) -> i64
      %414 = "arith.select"(%412, %407, %405) : (i1, i64, i64) -> i64
      %415 = "arith.cmpi"(%404, %398) {predicate = 8 : i64} : (i64, i64) -> i1
      %416 = "arith.select"(%415, %404, %398) : (i1, i64, i64) -> i64
      %417 = "arith.select"(%415, %398, %404) : (i1, i64, i64) -> i64
      %418 = "arith.cmpi"(%413, %410) {predicate = 8 : i64} : (i64, i64) -> i1
      %419 = "arith.select"(%418, %413, %410) : (i1, i64, i64) -> i64
      %420 = "arith.select"(%418, %410, %413) : (i1, i64, i64) -> i64
      %421 = "arith.cmpi"(%414, %411) {predicate = 8 : i64} : (i64, i64) -> i1
      %422 = "arith.select"(%421, %414, %411) : (i1, i64, i64) -> i64
      %423 = "arith.select"(%421, %411, %414) : (i1, i64, i64) -> i64
      %424 = "arith.cmpi"(%408, %402) {predicate = 8 : i64} : (i64, i64) -> i1
      %425 = "arith.select"(%424, %408, %402) : (i1, i64, i64) -> i64
      %426 = "arith.select"(%424, %402, %408) : (i1, i64, i64) -> i64
      %427 = "arith.cmpi"(%417, %422) {predicate = 8 : i64} : (i64, i64) -> i1
      %428 = "arith.select"(%427, %417, %422) : (i1, i64, i64) -> i64
      %429 = "arith.select"(%427, %422, %417) : (i1, i64, i64) -> i64
      %430 = "arith.cmpi"(%420, %425) {predicate = 8 : i64} : (i64, i64) -> i1
      %431 = "arith.select"(%430, %420, %425) : (i1, i64, i64) -> i64
      %432 = "arith.select"(%430, %425, %420) : (i1, i64, i64) -> i64
      %433 = "arith.cmpi"(%428, %419) {predicate = 8 : i64} : (i64, i64) -> i1
      %434 = "arith.select"(%433, %428, %419) : (i1, i64, i64) -> i64
      %435 = "arith.select"(%433, %419, %428) : (i1, i64, i64) -> i64
      %436 = "arith.cmpi"(%429, %431) {predicate = 8 : i64} : (i64, i64) -> i1
      %437 = "arith.select"(%436, %429, %431) : (i1, i64, i64) -> i64
      %438 = "arith.select"(%436, %431, %429) : (i1, i64, i64) -> i64
      %439 = "arith.cmpi"(%423, %432) {predicate = 8 : i64} : (i64, i64) -> i1
      %440 = "arith.select"(%439, %423, %432) : (i1, i64, i64) -> i64
      %441 = "arith.select"(%439, %432, %423) : (i1, i64, i64) -> i64
      %442 = "arith.maxui"(%265, %426) : (i64, i64) -> i64
      %443 = "arith.maxui"(%283, %441) : (i64, i64) -> i64
      %444 = "arith.maxui"(%284, %440) : (i64, i64) -> i64
      %445 = "arith.maxui"(%286, %438) : (i64, i64) -> i64
      %446 = "arith.maxui"(%287, %437) : (i64, i64) -> i64
      %447 = "arith.maxui"(%289, %435) : (i64, i64) -> i64
      %448 = "arith.maxui"(%290, %434) : (i64, i64) -> i64
      %449 = "arith.maxui"(%275, %416) : (i64, i64) -> i64
      %450 = "arith.cmpi"(%446, %442) {predicate = 8 : i64} : (i64, i64) -> i1
      %451 = "arith.select"(%450, %446, %442) : (i1, i64, i64) -> i64
      %452 = "arith.select"(%450, %442, %446) : (i1, i64, i64) -> i64
      %453 = "arith.cmpi"(%447, %443) {predicate = 8 : i64} : (i64, i64) -> i1
      %454 = "arith.select"(%453, %447, %443) : (i1, i64, i64) -> i64
      %455 = "arith.select"(%453, %443, %447) : (i1, i64, i64) -> i64
      %456 = "arith.cmpi"(%448, %444) {predicate = 8 : i64} : (i64, i64) -> i1
      %457 = "arith.select"(%456, %448, %444) : (i1, i64, i64) -> i64
      %458 = "arith.select"(%456, %444, %448) : (i1, i64, i64) -> i64
      %459 = "arith.cmpi"(%449, %445) {predicate = 8 : i64} : (i64, i64) -> i1
      %460 = "arith.select"(%459, %449, %445) : (i1, i64, i64) -> i64
      %461 = "arith.select"(%459, %445, %449) : (i1, i64, i64) -> i64
      %462 = "arith.cmpi"(%457, %451) {predicate = 8 : i64} : (i64, i64) -> i1
      %463 = "arith.select"(%462, %457, %451) : (i1, i64, i64) -> i64
      %464 = "arith.select"(%462, %451, %457) : (i1, i64, i64) -> i64
      %465 = "arith.cmpi"(%460, %454) {predicate = 8 : i64} : (i64, i64) -> i1
      %466 = "arith.select"(%465, %460, %454) : (i1, i64, i64) -> i64
      %467 = "arith.select"(%465, %454, %460) : (i1, i64, i64) -> i64
      %468 = "arith.cmpi"(%458, %452) {predicate = 8 : i64} : (i64, i64) -> i1
      %469 = "arith.select"(%468, %458, %452) : (i1, i64, i64) -> i64
      %470 = "arith.select"(%468, %452, %458) : (i1, i64, i64) -> i64
      %471 = "arith.cmpi"(%461, %455) {predicate = 8 : i64} : (i64, i64) -> i1
      %472 = "arith.select"(%471, %461, %455) : (i1, i64, i64) -> i64
      %473 = "arith.select"(%471, %455, %461) : (i1, i64, i64) -> i64
      %474 = "arith.cmpi"(%466, %463) {predicate = 8 : i64} : (i64, i64) -> i1
      %475 = "arith.select"(%474, %466, %463) : (i1, i64, i64) -> i64
      %476 = "arith.select"(%474, %463, %466) : (i1, i64, i64) -> i64
      %477 = "arith.cmpi"(%467, %464) {predicate = 8 : i64} : (i64, i64) -> i1
      %478 = "arith.select"(%477, %467, %464) : (i1, i64, i64) -> i64
      %479 = "arith.select"(%477, %464, %467) : (i1, i64, i64) -> i64
      %480 = "arith.cmpi"(%472, %469) {predicate = 8 : i64} : (i64, i64) -> i1
      %481 = "arith.select"(%480, %472, %469) : (i1, i64, i64) -> i64
      %482 = "arith.select"(%480, %469, %472) : (i1, i64, i64) -> i64
      %483 = "arith.cmpi"(%473, %470) {predicate = 8 : i64} : (i64, i64) -> i1
      %484 = "arith.select"(%483, %473, %470) : (i1, i64, i64) -> i64
      %485 = "arith.select"(%483, %470, %473) : (i1, i64, i64) -> i64
      %486 = "arith.trunci"(%475) : (i64) -> i32
      %487 = "arith.shrui"(%475, %161) : (i64, i64) -> i64
      %488 = "arith.trunci"(%487) : (i64) -> i32
      %489 = "arith.constant"() {value = -1 : i32} : () -> i32
      %490 = "nvvm.shfl.sync"(%489, %486, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %491 = "nvvm.shfl.sync"(%489, %488, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %492 = "arith.extui"(%491) : (i32) -> i64
      %493 = "arith.shli"(%492, %161) : (i64, i64) -> i64
      %494 = "arith.extui"(%490) : (i32) -> i64
      %495 = "arith.ori"(%493, %494) : (i64, i64) -> i64
      %496 = "arith.trunci"(%476) : (i64) -> i32
      %497 = "arith.shrui"(%476, %161) : (i64, i64) -> i64
      %498 = "arith.trunci"(%497) : (i64) -> i32
      %499 = "nvvm.shfl.sync"(%489, %496, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %500 = "nvvm.shfl.sync"(%489, %498, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %501 = "arith.extui"(%500) : (i32) -> i64
      %502 = "arith.shli"(%501, %161) : (i64, i64) -> i64
      %503 = "arith.extui"(%499) : (i32) -> i64
      %504 = "arith.ori"(%502, %503) : (i64, i64) -> i64
      %505 = "arith.trunci"(%478) : (i64) -> i32
      %506 = "arith.shrui"(%478, %161) : (i64, i64) -> i64
      %507 = "arith.trunci"(%506) : (i64) -> i32
      %508 = "nvvm.shfl.sync"(%489, %505, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %509 = "nvvm.shfl.sync"(%489, %507, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %510 = "arith.extui"(%509) : (i32) -> i64
      %511 = "arith.shli"(%510, %161) : (i64, i64) -> i64
      %512 = "arith.extui"(%508) : (i32) -> i64
      %513 = "arith.ori"(%511, %512) : (i64, i64) -> i64
      %514 = "arith.trunci"(%479) : (i64) -> i32
      %515 = "arith.shrui"(%479, %161) : (i64, i64) -> i64
      %516 = "arith.trunci"(%515) : (i64) -> i32
      %517 = "nvvm.shfl.sync"(%489, %514, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %518 = "nvvm.shfl.sync"(%489, %516, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %519 = "arith.extui"(%518) : (i32) -> i64
      %520 = "arith.shli"(%519, %161) : (i64, i64) -> i64
      %521 = "arith.extui"(%517) : (i32) -> i64
      %522 = "arith.ori"(%520, %521) : (i64, i64) -> i64
      %523 = "arith.trunci"(%481) : (i64) -> i32
      %524 = "arith.shrui"(%481, %161) : (i64, i64) -> i64
      %525 = "arith.trunci"(%524) : (i64) -> i32
      %526 = "nvvm.shfl.sync"(%489, %523, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %527 = "nvvm.shfl.sync"(%489, %525, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %528 = "arith.extui"(%527) : (i32) -> i64
      %529 = "arith.shli"(%528, %161) : (i64, i64) -> i64
      %530 = "arith.extui"(%526) : (i32) -> i64
      %531 = "arith.ori"(%529, %530) : (i64, i64) -> i64
      %532 = "arith.trunci"(%482) : (i64) -> i32
      %533 = "arith.shrui"(%482, %161) : (i64, i64) -> i64
      %534 = "arith.trunci"(%533) : (i64) -> i32
      %535 = "nvvm.shfl.sync"(%489, %532, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %536 = "nvvm.shfl.sync"(%489, %534, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %537 = "arith.extui"(%536) : (i32) -> i64
      %538 = "arith.shli"(%537, %161) : (i64, i64) -> i64
      %539 = "arith.extui"(%535) : (i32) -> i64
      %540 = "arith.ori"(%538, %539) : (i64, i64) -> i64
      %541 = "arith.trunci"(%484) : (i64) -> i32
      %542 = "arith.shrui"(%484, %161) : (i64, i64) -> i64
      %543 = "arith.trunci"(%542) : (i64) -> i32
      %544 = "nvvm.shfl.sync"(%489, %541, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %545 = "nvvm.shfl.sync"(%489, %543, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %546 = "arith.extui"(%545) : (i32) -> i64
      %547 = "arith.shli"(%546, %161) : (i64, i64) -> i64
      %548 = "arith.extui"(%544) : (i32) -> i64
      %549 = "arith.ori"(%547, %548) : (i64, i64) -> i64
      %550 = "arith.trunci"(%485) : (i64) -> i32
      %551 = "arith.shrui"(%485, %161) : (i64, i64) -> i64
      %552 = "arith.trunci"(%551) : (i64) -> i32
      %553 = "nvvm.shfl.sync"(%489, %550, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %554 = "nvvm.shfl.sync"(%489, %552, %166, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %555 = "arith.extui"(%554) : (i32) -> i64
      %556 = "arith.shli"(%555, %161) : (i64, i64) -> i64
      %557 = "arith.extui"(%553) : (i32) -> i64
      %558 = "arith.ori"(%556, %557) : (i64, i64) -> i64
      %559 = "arith.maxui"(%475, %558) : (i64, i64) -> i64
      %560 = "arith.maxui"(%476, %549) : (i64, i64) -> i64
      %561 = "arith.maxui"(%478, %540) : (i64, i64) -> i64
      %562 = "arith.maxui"(%479, %531) : (i64, i64) -> i64
      %563 = "arith.maxui"(%481, %522) : (i64, i64) -> i64
      %564 = "arith.maxui"(%482, %513) : (i64, i64) -> i64
      %565 = "arith.maxui"(%484, %504) : (i64, i64) -> i64
      %566 = "arith.maxui"(%485, %495) : (i64, i64) -> i64
      %567 = "arith.cmpi"(%563, %559) {predicate = 8 : i64} : (i64, i64) -> i1
      %568 = "arith.select"(%567, %563, %559) : (i1, i64, i64) -> i64
      %569 = "arith.select"(%567, %559, %563) : (i1, i64, i64) -> i64
      %570 = "arith.cmpi"(%564, %560) {predicate = 8 : i64} : (i64, i64) -> i1
      %571 = "arith.select"(%570, %564, %560) : (i1, i64, i64) -> i64
      %572 = "arith.select"(%570, %560, %564) : (i1, i64, i64) -> i64
      %573 = "arith.cmpi"(%565, %561) {predicate = 8 : i64} : (i64, i64) -> i1
      %574 = "arith.select"(%573, %565, %561) : (i1, i64, i64) -> i64
      %575 = "arith.select"(%573, %561, %565) : (i1, i64, i64) -> i64
      %576 = "arith.cmpi"(%566, %562) {predicate = 8 : i64} : (i64, i64) -> i1
      %577 = "arith.select"(%576, %566, %562) : (i1, i64, i64) -> i64
      %578 = "arith.select"(%576, %562, %566) : (i1, i64, i64) -> i64
      %579 = "arith.cmpi"(%574, %568) {predicate = 8 : i64} : (i64, i64) -> i1
      %580 = "arith.select"(%579, %574, %568) : (i1, i64, i64) -> i64
      %581 = "arith.select"(%579, %568, %574) : (i1, i64, i64) -> i64
      %582 = "arith.cmpi"(%577, %571) {predicate = 8 : i64} : (i64, i64) -> i1
      %583 = "arith.select"(%582, %577, %571) : (i1, i64, i64) -> i64
      %584 = "arith.select"(%582, %571, %577) : (i1, i64, i64) -> i64
      %585 = "arith.cmpi"(%575, %569) {predicate = 8 : i64} : (i64, i64) -> i1
      %586 = "arith.select"(%585, %575, %569) : (i1, i64, i64) -> i64
      %587 = "arith.select"(%585, %569, %575) : (i1, i64, i64) -> i64
      %588 = "arith.cmpi"(%578, %572) {predicate = 8 : i64} : (i64, i64) -> i1
      %589 = "arith.select"(%588, %578, %572) : (i1, i64, i64) -> i64
      %590 = "arith.select"(%588, %572, %578) : (i1, i64, i64) -> i64
      %591 = "arith.cmpi"(%583, %580) {predicate = 8 : i64} : (i64, i64) -> i1
      %592 = "arith.select"(%591, %583, %580) : (i1, i64, i64) -> i64
      %593 = "arith.select"(%591, %580, %583) : (i1, i64, i64) -> i64
      %594 = "arith.cmpi"(%584, %581) {predicate = 8 : i64} : (i64, i64) -> i1
      %595 = "arith.select"(%594, %584, %581) : (i1, i64, i64) -> i64
      %596 = "arith.select"(%594, %581, %584) : (i1, i64, i64) -> i64
      %597 = "arith.cmpi"(%589, %586) {predicate = 8 : i64} : (i64, i64) -> i1
      %598 = "arith.select"(%597, %589, %586) : (i1, i64, i64) -> i64
      %599 = "arith.select"(%597, %586, %589) : (i1, i64, i64) -> i64
      %600 = "arith.cmpi"(%590, %587) {predicate = 8 : i64} : (i64, i64) -> i1
      %601 = "arith.select"(%600, %590, %587) : (i1, i64, i64) -> i64
      %602 = "arith.select"(%600, %587, %590) : (i1, i64, i64) -> i64
      %603 = "arith.trunci"(%592) : (i64) -> i32
      %604 = "arith.shrui"(%592, %161) : (i64, i64) -> i64
      %605 = "arith.trunci"(%604) : (i64) -> i32
      %606 = "nvvm.shfl.sync"(%489, %603, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %607 = "nvvm.shfl.sync"(%489, %605, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %608 = "arith.extui"(%607) : (i32) -> i64
      %609 = "arith.shli"(%608, %161) : (i64, i64) -> i64
      %610 = "arith.extui"(%606) : (i32) -> i64
      %611 = "arith.ori"(%609, %610) : (i64, i64) -> i64
      %612 = "arith.trunci"(%593) : (i64) -> i32
      %613 = "arith.shrui"(%593, %161) : (i64, i64) -> i64
      %614 = "arith.trunci"(%613) : (i64) -> i32
      %615 = "nvvm.shfl.sync"(%489, %612, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %616 = "nvvm.shfl.sync"(%489, %614, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %617 = "arith.extui"(%616) : (i32) -> i64
      %618 = "arith.shli"(%617, %161) : (i64, i64) -> i64
      %619 = "arith.extui"(%615) : (i32) -> i64
      %620 = "arith.ori"(%618, %619) : (i64, i64) -> i64
      %621 = "arith.trunci"(%595) : (i64) -> i32
      %622 = "arith.shrui"(%595, %161) : (i64, i64) -> i64
      %623 = "arith.trunci"(%622) : (i64) -> i32
      %624 = "nvvm.shfl.sync"(%489, %621, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %625 = "nvvm.shfl.sync"(%489, %623, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %626 = "arith.extui"(%625) : (i32) -> i64
      %627 = "arith.shli"(%626, %161) : (i64, i64) -> i64
      %628 = "arith.extui"(%624) : (i32) -> i64
      %629 = "arith.ori"(%627, %628) : (i64, i64) -> i64
      %630 = "arith.trunci"(%596) : (i64) -> i32
      %631 = "arith.shrui"(%596, %161) : (i64, i64) -> i64
      %632 = "arith.trunci"(%631) : (i64) -> i32
      %633 = "nvvm.shfl.sync"(%489, %630, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %634 = "nvvm.shfl.sync"(%489, %632, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %635 = "arith.extui"(%634) : (i32) -> i64
      %636 = "arith.shli"(%635, %161) : (i64, i64) -> i64
      %637 = "arith.extui"(%633) : (i32) -> i64
      %638 = "arith.ori"(%636, %637) : (i64, i64) -> i64
      %639 = "arith.trunci"(%598) : (i64) -> i32
      %640 = "arith.shrui"(%598, %161) : (i64, i64) -> i64
      %641 = "arith.trunci"(%640) : (i64) -> i32
      %642 = "nvvm.shfl.sync"(%489, %639, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %643 = "nvvm.shfl.sync"(%489, %641, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %644 = "arith.extui"(%643) : (i32) -> i64
      %645 = "arith.shli"(%644, %161) : (i64, i64) -> i64
      %646 = "arith.extui"(%642) : (i32) -> i64
      %647 = "arith.ori"(%645, %646) : (i64, i64) -> i64
      %648 = "arith.trunci"(%599) : (i64) -> i32
      %649 = "arith.shrui"(%599, %161) : (i64, i64) -> i64
      %650 = "arith.trunci"(%649) : (i64) -> i32
      %651 = "nvvm.shfl.sync"(%489, %648, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %652 = "nvvm.shfl.sync"(%489, %650, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %653 = "arith.extui"(%652) : (i32) -> i64
      %654 = "arith.shli"(%653, %161) : (i64, i64) -> i64
      %655 = "arith.extui"(%651) : (i32) -> i64
      %656 = "arith.ori"(%654, %655) : (i64, i64) -> i64
      %657 = "arith.trunci"(%601) : (i64) -> i32
      %658 = "arith.shrui"(%601, %161) : (i64, i64) -> i64
      %659 = "arith.trunci"(%658) : (i64) -> i32
      %660 = "nvvm.shfl.sync"(%489, %657, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %661 = "nvvm.shfl.sync"(%489, %659, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %662 = "arith.extui"(%661) : (i32) -> i64
      %663 = "arith.shli"(%662, %161) : (i64, i64) -> i64
      %664 = "arith.extui"(%660) : (i32) -> i64
      %665 = "arith.ori"(%663, %664) : (i64, i64) -> i64
      %666 = "arith.trunci"(%602) : (i64) -> i32
      %667 = "arith.shrui"(%602, %161) : (i64, i64) -> i64
      %668 = "arith.trunci"(%667) : (i64) -> i32
      %669 = "nvvm.shfl.sync"(%489, %666, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %670 = "nvvm.shfl.sync"(%489, %668, %173, %132) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %671 = "arith.extui"(%670) : (i32) -> i64
      %672 = "arith.shli"(%671, %161) : (i64, i64) -> i64
      %673 = "arith.extui"(%669) : (i32) -> i64
      %674 = "arith.ori"(%672, %673) : (i64, i64) -> i64
      %675 = "arith.maxui"(%592, %674) : (i64, i64) -> i64
      %676 = "arith.maxui"(%593, %665) : (i64, i64) -> i64
      %677 = "arith.maxui"(%595, %656) : (i64, i64) -> i64
      %678 = "arith.maxui"(%596, %647) : (i64, i64) -> i64
      %679 = "arith.maxui"(%598, %638) : (i64, i64) -> i64
      %680 = "arith.maxui"(%599, %629) : (i64, i64) -> i64
      %681 = "arith.maxui"(%601, %620) : (i64, i64) -> i64
      %682 = "arith.maxui"(%602, %611) : (i64, i64) -> i64
      %683 = "arith.cmpi"(%679, %675) {predicate = 8 : i64} : (i64, i64) -> i1
      %684 = "arith.select"(%683, %679, %675) : (i1, i64, i64) -> i64
      %685 = "arith.select"(%683, %675, %679) : (i1, i64, i64) -> i64
      %686 = "arith.cmpi"(%680, %676) {predicate = 8 : i64} : (i64, i64) -> i1
      %687 = "arith.select"(%686, %680, %676) : (i1, i64, i64) -> i64
      %688 = "arith.select"(%686, %676, %680) : (i1, i64, i64) -> i64
      %689 = "arith.cmpi"(%681, %677) {predicate = 8 : i64} : (i64, i64) -> i1
      %690 = "arith.select"(%689, %681, %677) : (i1, i64, i64) -> i64
      %691 = "arith.select"(%689, %677, %681) : (i1, i64, i64) -> i64
      %692 = "arith.cmpi"(%682, %678) {predicate = 8 : i64} : (i64, i64) -> i1
      %693 = "arith.select"(%692, %682, %678) : (i1, i64, i64) -> i64
      %694 = "arith.select"(%692, %678, %682) : (i1, i64, i64) -> i64
      %695 = "arith.cmpi"(%690, %684) {predicate = 8 : i64} : (i64, i64) -> i1
      %696 = "arith.select"(%695, %690, %684) : (i1, i64, i64) -> i64
      %697 = "arith.select"(%695, %684, %690) : (i1, i64, i64) -> i64
      %698 = "arith.cmpi"(%693, %687) {predicate = 8 : i64} : (i64, i64) -> i1
      %699 = "arith.select"(%698, %693, %687) : (i1, i64, i64) -> i64
      %700 = "arith.select"(%698, %687, %693) : (i1, i64, i64) -> i64
      %701 = "arith.cmpi"(%691, %685) {predicate = 8 : i64} : (i64, i64) -> i1
      %702 = "arith.select"(%701, %691, %685) : (i1, i64, i64) -> i64
      %703 = "arith.select"(%701, %685, %691) : (i1, i64, i64) -> i64
      %704 = "arith.cmpi"(%694, %688) {predicate = 8 : i64} : (i64, i64) -> i1
      %705 = "arith.select"(%704, %694, %688) : (i1, i64, i64) -> i64
      %706 = "arith.select"(%704, %688, %694) : (i1, i64, i64) -> i64
      %707 = "arith.cmpi"(%699, %696) {predicate = 8 : i64} : (i64, i64) -> i1
      %708 = "arith.select"(%707, %699, %696) : (i1, i64, i64) -> i64
      %709 = "arith.select"(%707, %696, %699) : (i1, i64, i64) -> i64
      %710 = "arith.cmpi"(%700, %697) {predicate = 8 : i64} : (i64, i64) -> i1
      %711 = "arith.select"(%710, %700, %697) : (i1, i64, i64) -> i64
      %712 = "arith.select"(%710, %697, %700) : (i1, i64, i64) -> i64
      %713 = "arith.cmpi"(%705, %702) {predicate = 8 : i64} : (i64, i64) -> i1
      %714 = "arith.select"(%713, %705, %702) : (i1, i64, i64) -> i64
      %715 = "arith.select"(%713, %702, %705) : (i1, i64, i64) -> i64
      %716 = "arith.cmpi"(%706, %703) {predicate = 8 : i64} : (i64, i64) -> i1
      %717 = "arith.select"(%716, %706, %703) : (i1, i64, i64) -> i64
      %718 = "arith.select"(%716, %703, %706) : (i1, i64, i64) -> i64
      %719 = "arith.constant"() {value = 2147483648 : i32} : () -> i32
      %720 = "arith.constant"() {value = 2147418112 : i32} : () -> i32
      %721 = "arith.cmpi"(%13, %166) {predicate = 0 : i64} : (i32, i32) -> i1
      %722 = "arith.select"(%721, %709, %708) : (i1, i64, i64) -> i64
      %723 = "arith.cmpi"(%13, %173) {predicate = 0 : i64} : (i32, i32) -> i1
      %724 = "arith.select"(%723, %711, %722) : (i1, i64, i64) -> i64
      %725 = "arith.cmpi"(%13, %180) {predicate = 0 : i64} : (i32, i32) -> i1
      %726 = "arith.select"(%725, %712, %724) : (i1, i64, i64) -> i64
      %727 = "arith.shrui"(%726, %161) : (i64, i64) -> i64
      %728 = "arith.trunci"(%727) : (i64) -> i32
      %729 = "arith.subi"(%728, %138) : (i32, i32) -> i32
      %730 = "arith.shrsi"(%729, %132) : (i32, i32) -> i32
      %731 = "arith.xori"(%729, %730) : (i32, i32) -> i32
      %732 = "arith.subi"(%731, %730) : (i32, i32) -> i32
      %733 = "arith.andi"(%730, %719) : (i32, i32) -> i32
      %734 = "arith.ori"(%732, %733) : (i32, i32) -> i32
      %735 = "arith.cmpi"(%728, %140) {predicate = 0 : i64} : (i32, i32) -> i1
      %736 = "arith.select"(%735, %720, %734) : (i1, i32, i32) -> i32
      %737 = "arith.bitcast"(%736) : (i32) -> f32
      %738 = "arith.trunci"(%726) : (i64) -> i32
      %739 = "arith.subi"(%134, %738) : (i32, i32) -> i32
      %740 = "arith.cmpi"(%13, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %741 = "arith.andi"(%43, %740) : (i1, i1) -> i1
      %742 = "arith.cmpi"(%13, %22) {predicate = 2 : i64} : (i32, i32) -> i1
      %743 = "arith.andi"(%741, %742) : (i1, i1) -> i1
      "scf.if"(%743) ({
        %744 = "arith.extsi"(%739) : (i32) -> i64
        %745 = "arith.extsi"(%13) : (i32) -> i64
        %746 = "arith.muli"(%48, %8) : (i64, i64) -> i64
        %747 = "arith.addi"(%746, %745) : (i64, i64) -> i64
        %748 = "llvm.getelementptr"(%7, %747) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%744, %748) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%743) ({
        %749 = "arith.extsi"(%13) : (i32) -> i64
        %750 = "arith.muli"(%48, %6) : (i64, i64) -> i64
        %751 = "arith.addi"(%750, %749) : (i64, i64) -> i64
        %752 = "llvm.getelementptr"(%4, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%737, %752) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %753 = "arith.select"(%721, %715, %714) : (i1, i64, i64) -> i64
      %754 = "arith.select"(%723, %717, %753) : (i1, i64, i64) -> i64
      %755 = "arith.select"(%725, %718, %754) : (i1, i64, i64) -> i64
      %756 = "arith.shrui"(%755, %161) : (i64, i64) -> i64
      %757 = "arith.trunci"(%756) : (i64) -> i32
      %758 = "arith.subi"(%757, %138) : (i32, i32) -> i32
      %759 = "arith.shrsi"(%758, %132) : (i32, i32) -> i32
      %760 = "arith.xori"(%758, %759) : (i32, i32) -> i32
      %761 = "arith.subi"(%760, %759) : (i32, i32) -> i32
      %762 = "arith.andi"(%759, %719) : (i32, i32) -> i32
      %763 = "arith.ori"(%761, %762) : (i32, i32) -> i32
      %764 = "arith.cmpi"(%757, %140) {predicate = 0 : i64} : (i32, i32) -> i1
      %765 = "arith.select"(%764, %720, %763) : (i1, i32, i32) -> i32
      %766 = "arith.bitcast"(%765) : (i32) -> f32
      %767 = "arith.trunci"(%755) : (i64) -> i32
      %768 = "arith.subi"(%134, %767) : (i32, i32) -> i32
      %769 = "arith.cmpi"(%21, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %770 = "arith.andi"(%43, %769) : (i1, i1) -> i1
      %771 = "arith.andi"(%770, %742) : (i1, i1) -> i1
      "scf.if"(%771) ({
        %772 = "arith.extsi"(%768) : (i32) -> i64
        %773 = "arith.extsi"(%21) : (i32) -> i64
        %774 = "arith.muli"(%48, %8) : (i64, i64) -> i64
        %775 = "arith.addi"(%774, %773) : (i64, i64) -> i64
        %776 = "llvm.getelementptr"(%7, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%772, %776) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%771) ({
        %777 = "arith.extsi"(%21) : (i32) -> i64
        %778 = "arith.muli"(%48, %6) : (i64, i64) -> i64
        %779 = "arith.addi"(%778, %777) : (i64, i64) -> i64
        %780 = "llvm.getelementptr"(%4, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%766, %780) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
