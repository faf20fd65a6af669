!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i64, %21: !llvm.ptr<1>, %22: !llvm.ptr<1>, %23: !llvm.ptr<1>, %24: i32, %25: !llvm.ptr<1>, %26: i32, %27: i32, %28: i32, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: f32):
      %34 = "arith.trunci"(%29) : (i64) -> i32
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.constant"() {value = 32 : i32} : () -> i32
      %42 = "arith.remui"(%35, %41) : (i32, i32) -> i32
      %43 = "arith.divui"(%35, %41) : (i32, i32) -> i32
      %44 = "arith.constant"() {value = -1 : i32} : () -> i32
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      %46 = "arith.constant"() {value = 31 : i32} : () -> i32
      %47 = "nvvm.shfl.sync"(%44, %43, %45, %46) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %48 = "arith.constant"() {value = 3 : i32} : () -> i32
      %49 = "arith.andi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 2 : i32} : () -> i32
      %51 = "arith.shrsi"(%47, %50) : (i32, i32) -> i32
      %52 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 6144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %55 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 104448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %56 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 104704>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %57 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %58 = "arith.constant"() {value = 128 : i32} : () -> i32
      %59 = "scf.for"(%45, %1, %58, %45) ({
      ^bb0(%60: i32, %61: i32):
        %62 = "arith.addi"(%60, %57) : (i32, i32) -> i32
        %63 = "arith.cmpi"(%62, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %64 = "scf.if"(%63) ({
          %65 = "arith.extsi"(%62) : (i32) -> i64
          %66 = "llvm.getelementptr"(%25, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %67 = "llvm.load"(%66) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %68 = "arith.constant"() {value = 127 : i32} : () -> i32
          %69 = "arith.addi"(%67, %68) : (i32, i32) -> i32
          %70 = "arith.constant"() {value = 7 : i32} : () -> i32
          %71 = "arith.shrsi"(%69, %70) : (i32, i32) -> i32
          %72 = "arith.constant"() {value = 1 : i32} : () -> i32
          %73 = "arith.maxsi"(%71, %72) : (i32, i32) -> i32
          %74 = "arith.muli"(%73, %26) : (i32, i32) -> i32
          %75 = "arith.addi"(%61, %74) : (i32, i32) -> i32
          "scf.yield"(%75) : (i32) -> ()
        }, {
          "scf.yield"(%61) : (i32) -> ()
        }) : (i1) -> i32
        %76 = "arith.addi"(%60, %41) : (i32, i32) -> i32
        %77 = "arith.addi"(%76, %57) : (i32, i32) -> i32
        %78 = "arith.cmpi"(%77, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %79 = "scf.if"(%78) ({
          %80 = "arith.extsi"(%77) : (i32) -> i64
          %81 = "llvm.getelementptr"(%25, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %82 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %83 = "arith.constant"() {value = 127 : i32} : () -> i32
          %84 = "arith.addi"(%82, %83) : (i32, i32) -> i32
          %85 = "arith.constant"() {value = 7 : i32} : () -> i32
          %86 = "arith.shrsi"(%84, %85) : (i32, i32) -> i32
          %87 = "arith.constant"() {value = 1 : i32} : () -> i32
          %88 = "arith.maxsi"(%86, %87) : (i32, i32) -> i32
          %89 = "arith.muli"(%88, %26) : (i32, i32) -> i32
          %90 = "arith.addi"(%64, %89) : (i32, i32) -> i32
          "scf.yield"(%90) : (i32) -> ()
        }, {
          "scf.yield"(%64) : (i32) -> ()
        }) : (i1) -> i32
        %91 = "arith.constant"() {value = 64 : i32} : () -> i32
        %92 = "arith.addi"(%60, %91) : (i32, i32) -> i32
        %93 = "arith.addi"(%92, %57) : (i32, i32) -> i32
        %94 = "arith.cmpi"(%93, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %95 = "scf.if"(%94) ({
          %96 = "arith.extsi"(%93) : (i32) -> i64
          %97 = "llvm.getelementptr"(%25, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %98 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %99 = "arith.constant"() {value = 127 : i32} : () -> i32
          %100 = "arith.addi"(%98, %99) : (i32, i32) -> i32
          %101 = "arith.constant"() {value = 7 : i32} : () -> i32
          %102 = "arith.shrsi"(%100, %101) : (i32, i32) -> i32
          %103 = "arith.constant"() {value = 1 : i32} : () -> i32
          %104 = "arith.maxsi"(%102, %103) : (i32, i32) -> i32
          %105 = "arith.muli"(%104, %26) : (i32, i32) -> i32
          %106 = "arith.addi"(%79, %105) : (i32, i32) -> i32
          "scf.yield"(%106) : (i32) -> ()
        }, {
          "scf.yield"(%79) : (i32) -> ()
        }) : (i1) -> i32
        %107 = "arith.constant"() {value = 96 : i32} : () -> i32
        %108 = "arith.addi"(%60, %107) : (i32, i32) -> i32
        %109 = "arith.addi"(%108, %57) : (i32, i32) -> i32
        %110 = "arith.cmpi"(%109, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %111 = "scf.if"(%110) ({
          %112 = "arith.extsi"(%109) : (i32) -> i64
          %113 = "llvm.getelementptr"(%25, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %114 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %115 = "arith.constant"() {value = 127 : i32} : () -> i32
          %116 = "arith.addi"(%114, %115) : (i32, i32) -> i32
          %117 = "arith.constant"() {value = 7 : i32} : () -> i32
          %118 = "arith.shrsi"(%116, %117) : (i32, i32) -> i32
          %119 = "arith.constant"() {value = 1 : i32} : () -> i32
          %120 = "arith.maxsi"(%118, %119) : (i32, i32) -> i32
          %121 = "arith.muli"(%120, %26) : (i32, i32) -> i32
          %122 = "arith.addi"(%95, %121) : (i32, i32) -> i32
          "scf.yield"(%122) : (i32) -> ()
        }, {
          "scf.yield"(%95) : (i32) -> ()
        }) : (i1) -> i32
        "scf.yield"(%111) : (i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      %123 = "arith.constant"() {value = 127 : i32} : () -> i32
      %124 = "arith.constant"() {value = 1 : i32} : () -> i32
      %125 = "arith.constant"() {value = 16 : i32} : () -> i32
      %126 = "nvvm.shfl.sync"(%44, %59, %125, %46) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %127 = "arith.addi"(%59, %126) : (i32, i32) -> i32
      %128 = "arith.constant"() {value = 8 : i32} : () -> i32
      %129 = "nvvm.shfl.sync"(%44, %127, %128, %46) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %130 = "arith.addi"(%127, %129) : (i32, i32) -> i32
      %131 = "arith.constant"() {value = 4 : i32} : () -> i32
      %132 = "nvvm.shfl.sync"(%44, %130, %131, %46) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %133 = "arith.addi"(%130, %132) : (i32, i32) -> i32
      %134 = "nvvm.shfl.sync"(%44, %133, %50, %46) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %135 = "arith.addi"(%133, %134) : (i32, i32) -> i32
      %136 = "nvvm.shfl.sync"(%44, %135, %124, %46) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %137 = "arith.addi"(%135, %136) : (i32, i32) -> i32
      %138 = "arith.remsi"(%137, %24) : (i32, i32) -> i32
      %139 = "arith.cmpi"(%138, %45) {predicate = 2 : i64} : (i32, i32) -> i1
      %140 = "arith.divsi"(%137, %24) : (i32, i32) -> i32
      %141 = "arith.extsi"(%139) : (i1) -> i32
      %142 = "arith.addi"(%140, %141) : (i32, i32) -> i32
      %143 = "arith.addi"(%138, %24) : (i32, i32) -> i32
      %144 = "arith.select"(%139, %143, %138) : (i1, i32, i32) -> i32
      %145 = "arith.muli"(%38, %142) : (i32, i32) -> i32
      %146 = "arith.minsi"(%38, %144) : (i32, i32) -> i32
      %147 = "arith.addi"(%145, %146) : (i32, i32) -> i32
      %148 = "arith.addi"(%38, %124) : (i32, i32) -> i32
      %149 = "arith.muli"(%148, %142) : (i32, i32) -> i32
      %150 = "arith.minsi"(%148, %144) : (i32, i32) -> i32
      %151 = "arith.addi"(%149, %150) : (i32, i32) -> i32
      %152 = "arith.cmpi"(%147, %151) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%152) ({
        %153 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %154 = "arith.muli"(%49, %153) : (i32, i32) -> i32
        %155 = "llvm.getelementptr"(%53, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %156 = "llvm.getelementptr"(%54, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %157 = "arith.constant"() {value = 64 : i32} : () -> i32
        %158 = "arith.remui"(%42, %125) : (i32, i32) -> i32
        %159 = "arith.divui"(%42, %125) : (i32, i32) -> i32
        %160 = "arith.muli"(%158, %157) : (i32, i32) -> i32
        %161 = "arith.muli"(%159, %128) : (i32, i32) -> i32
        %162 = "arith.addi"(%160, %161) : (i32, i32) -> i32
        %163 = "arith.remui"(%42, %128) : (i32, i32) -> i32
        %164 = "arith.divui"(%42, %128) : (i32, i32) -> i32
        %165 = "arith.muli"(%163, %157) : (i32, i32) -> i32
        %166 = "arith.remui"(%164, %50) : (i32, i32) -> i32
        %167 = "arith.divui"(%164, %50) : (i32, i32) -> i32
        %168 = "arith.muli"(%166, %128) : (i32, i32) -> i32
        %169 = "arith.addi"(%165, %168) : (i32, i32) -> i32
        %170 = "arith.constant"() {value = 512 : i32} : () -> i32
        %171 = "arith.muli"(%167, %170) : (i32, i32) -> i32
        %172 = "arith.addi"(%169, %171) : (i32, i32) -> i32
        %173 = "arith.constant"() {value = dense<0> : vector<8xi32>} : () -> vector<8xi32>
        %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
        %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
        %176 = "vector.extract"(%173) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
        %177 = "vector.extract"(%173) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
        %178 = "vector.extract"(%173) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
        %179 = "vector.extract"(%173) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
        %180 = "vector.extract"(%173) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
        %181 = "vector.extract"(%173) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
        %182 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
        %183 = "vector.extract"(%182) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %184 = "vector.extract"(%182) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %185 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %186 = "vector.extract"(%185) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %187 = "vector.extract"(%185) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %188 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
        %189 = "vector.extract"(%188) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %190 = "vector.extract"(%188) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %191 = "vector.extract"(%188) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %192 = "vector.extract"(%188) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %193 = "vector.extract"(%188) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %194 = "vector.extract"(%188) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %195 = "vector.extract"(%188) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %196 = "vector.extract"(%188) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %197 = "vector.extract"(%188) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %198 = "vector.extract"(%188) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %199 = "vector.extract"(%188) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %200 = "vector.extract"(%188) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %201 = "vector.extract"(%188) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %202 = "vector.extract"(%188) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %203 = "vector.extract"(%188) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %204 = "vector.extract"(%188) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %205 = "vector.extract"(%188) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %206 = "vector.extract"(%188) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %207 = "vector.extract"(%188) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %208 = "vector.extract"(%188) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %209 = "vector.extract"(%188) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %210 = "vector.extract"(%188) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %211 = "vector.extract"(%188) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %212 = "vector.extract"(%188) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %213 = "vector.extract"(%188) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %214 = "vector.extract"(%188) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %215 = "vector.extract"(%188) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %216 = "vector.extract"(%188) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %217 = "vector.extract"(%188) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %218 = "vector.extract"(%188) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %219 = "vector.extract"(%188) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %220 = "vector.extract"(%188) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %221 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %222, %223, %224 = "scf.for"(%45, %1, %41, %45, %45, %44) ({
        ^bb0(%225: i32, %226: i32, %227: i32, %228: i32):
          %229 = "arith.addi"(%225, %221) : (i32, i32) -> i32
          %230 = "arith.cmpi"(%228, %45) {predicate = 2 : i64} : (i32, i32) -> i1
          %231 = "arith.cmpi"(%229, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %232 = "arith.andi"(%230, %231) : (i1, i1) -> i1
          %233 = "scf.if"(%232) ({
            %234 = "arith.extsi"(%229) : (i32) -> i64
            %235 = "llvm.getelementptr"(%25, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %237 = "arith.addi"(%236, %123) : (i32, i32) -> i32
            %238 = "arith.constant"() {value = 7 : i32} : () -> i32
            %239 = "arith.shrsi"(%237, %238) : (i32, i32) -> i32
            %240 = "arith.maxsi"(%239, %124) : (i32, i32) -> i32
            %241 = "arith.muli"(%240, %26) : (i32, i32) -> i32
            "scf.yield"(%241) : (i32) -> ()
          }, {
            "scf.yield"(%45) : (i32) -> ()
          }) : (i1) -> i32
          %242 = "nvvm.shfl.sync"(%44, %233, %124, %45) {kind = #nvvm<shfl_kind up>, cutec.arm = 0 : i32} : (i32, i32, i32, i32) -> i32
          %243 = "arith.cmpi"(%221, %124) {predicate = 5 : i64} : (i32, i32) -> i1
          %244 = "arith.select"(%243, %242, %45) : (i1, i32, i32) -> i32
          %245 = "arith.addi"(%233, %244) : (i32, i32) -> i32
          %246 = "nvvm.shfl.sync"(%44, %245, %50, %45) {kind = #nvvm<shfl_kind up>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
          %247 = "arith.cmpi"(%221, %50) {predicate = 5 : i64} : (i32, i32) -> i1
          %248 = "arith.select"(%247, %246, %45) : (i1, i32, i32) -> i32
          %249 = "arith.addi"(%245, %248) : (i32, i32) -> i32
          %250 = "nvvm.shfl.sync"(%44, %249, %131, %45) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %251 = "arith.cmpi"(%221, %131) {predicate = 5 : i64} : (i32, i32) -> i1
          %252 = "arith.select"(%251, %250, %45) : (i1, i32, i32) -> i32
          %253 = "arith.addi"(%249, %252) : (i32, i32) -> i32
          %254 = "nvvm.shfl.sync"(%44, %253, %128, %45) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %255 = "arith.cmpi"(%221, %128) {predicate = 5 : i64} : (i32, i32) -> i1
          %256 = "arith.select"(%255, %254, %45) : (i1, i32, i32) -> i32
          %257 = "arith.addi"(%253, %256) : (i32, i32) -> i32
          %258 = "nvvm.shfl.sync"(%44, %257, %125, %45) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %259 = "arith.cmpi"(%221, %125) {predicate = 5 : i64} : (i32, i32) -> i1
          %260 = "arith.select"(%259, %258, %45) : (i1, i32, i32) -> i32
          %261 = "arith.addi"(%257, %260) : (i32, i32) -> i32
          %262 = "arith.addi"(%226, %261) : (i32, i32) -> i32
          %263 = "arith.cmpi"(%262, %147) {predicate = 4 : i64} : (i32, i32) -> i1
          %264 = "arith.andi"(%230, %263) : (i1, i1) -> i1
          %265 = "nvvm.vote.sync"(%44, %264) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 5 : i32} : (i32, i1) -> i32
          %266 = "arith.cmpi"(%265, %45) {predicate = 1 : i64} : (i32, i32) -> i1
          %267, %268 = "scf.if"(%266) ({
            %269 = "arith.subi"(%45, %265) : (i32, i32) -> i32
            %270 = "arith.andi"(%265, %269) : (i32, i32) -> i32
            %271 = "arith.subi"(%270, %124) : (i32, i32) -> i32
            %272 = "llvm.intr.ctpop"(%271) : (i32) -> i32
            %273 = "arith.addi"(%225, %272) : (i32, i32) -> i32
            %274 = "arith.subi"(%261, %233) : (i32, i32) -> i32
            %275 = "nvvm.shfl.sync"(%44, %274, %272, %46) {kind = #nvvm<shfl_kind idx>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
            %276 = "arith.addi"(%226, %275) : (i32, i32) -> i32
            "scf.yield"(%273, %276) : (i32, i32) -> ()
          }, {
            "scf.yield"(%227, %228) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %277 = "nvvm.shfl.sync"(%44, %261, %46, %46) {kind = #nvvm<shfl_kind idx>, cutec.arm = 7 : i32} : (i32, i32, i32, i32) -> i32
          %278 = "arith.addi"(%226, %277) : (i32, i32) -> i32
          "scf.yield"(%278, %267, %268) : (i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
        %279 = "arith.extsi"(%223) : (i32) -> i64
        %280 = "llvm.getelementptr"(%25, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
        %282 = "arith.addi"(%281, %123) : (i32, i32) -> i32
        %283 = "arith.constant"() {value = 7 : i32} : () -> i32
        %284 = "arith.shrsi"(%282, %283) : (i32, i32) -> i32
        %285 = "arith.maxsi"(%284, %124) : (i32, i32) -> i32
        %286 = "arith.subi"(%147, %224) : (i32, i32) -> i32
        %287 = "arith.remsi"(%286, %285) : (i32, i32) -> i32
        %288 = "arith.cmpi"(%287, %45) {predicate = 2 : i64} : (i32, i32) -> i1
        %289 = "arith.divsi"(%286, %285) : (i32, i32) -> i32
        %290 = "arith.extsi"(%288) : (i1) -> i32
        %291 = "arith.addi"(%289, %290) : (i32, i32) -> i32
        %292 = "arith.addi"(%287, %285) : (i32, i32) -> i32
        %293 = "arith.select"(%288, %292, %287) : (i1, i32, i32) -> i32
        %294 = "arith.muli"(%293, %58) : (i32, i32) -> i32
        %295 = "arith.divui"(%35, %128) : (i32, i32) -> i32
        %296 = "arith.addi"(%294, %295) : (i32, i32) -> i32
        %297 = "arith.cmpi"(%296, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %298, %299 = "scf.if"(%297) ({
          %300 = "arith.constant"() {value = 32 : i64} : () -> i64
          %301 = "arith.shrui"(%29, %300) : (i64, i64) -> i64
          %302 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %303 = "llvm.intr.ctlz"(%302) {is_zero_poison = false} : (i32) -> i32
          %304 = "arith.subi"(%41, %303) : (i32, i32) -> i32
          %305 = "arith.shrsi"(%296, %46) : (i32, i32) -> i32
          %306 = "arith.xori"(%296, %305) : (i32, i32) -> i32
          %307 = "arith.extui"(%306) : (i32) -> i64
          %308 = "arith.muli"(%307, %301) : (i64, i64) -> i64
          %309 = "arith.shrui"(%308, %300) : (i64, i64) -> i64
          %310 = "arith.trunci"(%309) : (i64) -> i32
          %311 = "arith.addi"(%310, %306) : (i32, i32) -> i32
          %312 = "arith.shrui"(%311, %304) : (i32, i32) -> i32
          %313 = "arith.cmpi"(%304, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %314 = "arith.select"(%313, %312, %45) : (i1, i32, i32) -> i32
          %315 = "arith.xori"(%314, %305) : (i32, i32) -> i32
          %316 = "llvm.intr.ctlz"(%302) {is_zero_poison = false} : (i32) -> i32
          %317 = "arith.subi"(%41, %316) : (i32, i32) -> i32
          %318 = "arith.shrui"(%311, %317) : (i32, i32) -> i32
          %319 = "arith.cmpi"(%317, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %320 = "arith.select"(%319, %318, %45) : (i1, i32, i32) -> i32
          %321 = "arith.xori"(%320, %305) : (i32, i32) -> i32
          %322 = "arith.muli"(%321, %34) : (i32, i32) -> i32
          %323 = "arith.subi"(%296, %322) : (i32, i32) -> i32
          %324 = "arith.extsi"(%315) : (i32) -> i64
          %325 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %326 = "arith.addi"(%325, %324) : (i64, i64) -> i64
          %327 = "llvm.getelementptr"(%30, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%328, %323) : (i32, i32) -> ()
        }, {
          "scf.yield"(%174, %174) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %329 = "arith.addi"(%296, %125) : (i32, i32) -> i32
        %330 = "arith.cmpi"(%329, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %331, %332 = "scf.if"(%330) ({
          %333 = "arith.constant"() {value = 32 : i64} : () -> i64
          %334 = "arith.shrui"(%29, %333) : (i64, i64) -> i64
          %335 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %336 = "llvm.intr.ctlz"(%335) {is_zero_poison = false} : (i32) -> i32
          %337 = "arith.subi"(%41, %336) : (i32, i32) -> i32
          %338 = "arith.shrsi"(%329, %46) : (i32, i32) -> i32
          %339 = "arith.xori"(%329, %338) : (i32, i32) -> i32
          %340 = "arith.extui"(%339) : (i32) -> i64
          %341 = "arith.muli"(%340, %334) : (i64, i64) -> i64
          %342 = "arith.shrui"(%341, %333) : (i64, i64) -> i64
          %343 = "arith.trunci"(%342) : (i64) -> i32
          %344 = "arith.addi"(%343, %339) : (i32, i32) -> i32
          %345 = "arith.shrui"(%344, %337) : (i32, i32) -> i32
          %346 = "arith.cmpi"(%337, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %347 = "arith.select"(%346, %345, %45) : (i1, i32, i32) -> i32
          %348 = "arith.xori"(%347, %338) : (i32, i32) -> i32
          %349 = "llvm.intr.ctlz"(%335) {is_zero_poison = false} : (i32) -> i32
          %350 = "arith.subi"(%41, %349) : (i32, i32) -> i32
          %351 = "arith.shrui"(%344, %350) : (i32, i32) -> i32
          %352 = "arith.cmpi"(%350, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %353 = "arith.select"(%352, %351, %45) : (i1, i32, i32) -> i32
          %354 = "arith.xori"(%353, %338) : (i32, i32) -> i32
          %355 = "arith.muli"(%354, %34) : (i32, i32) -> i32
          %356 = "arith.subi"(%329, %355) : (i32, i32) -> i32
          %357 = "arith.extsi"(%348) : (i32) -> i64
          %358 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %359 = "arith.addi"(%358, %357) : (i64, i64) -> i64
          %360 = "llvm.getelementptr"(%30, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %361 = "llvm.load"(%360) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%361, %356) : (i32, i32) -> ()
        }, {
          "scf.yield"(%175, %175) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %362 = "arith.addi"(%296, %41) : (i32, i32) -> i32
        %363 = "arith.cmpi"(%362, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %364, %365 = "scf.if"(%363) ({
          %366 = "arith.constant"() {value = 32 : i64} : () -> i64
          %367 = "arith.shrui"(%29, %366) : (i64, i64) -> i64
          %368 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %369 = "llvm.intr.ctlz"(%368) {is_zero_poison = false} : (i32) -> i32
          %370 = "arith.subi"(%41, %369) : (i32, i32) -> i32
          %371 = "arith.shrsi"(%362, %46) : (i32, i32) -> i32
          %372 = "arith.xori"(%362, %371) : (i32, i32) -> i32
          %373 = "arith.extui"(%372) : (i32) -> i64
          %374 = "arith.muli"(%373, %367) : (i64, i64) -> i64
          %375 = "arith.shrui"(%374, %366) : (i64, i64) -> i64
          %376 = "arith.trunci"(%375) : (i64) -> i32
          %377 = "arith.addi"(%376, %372) : (i32, i32) -> i32
          %378 = "arith.shrui"(%377, %370) : (i32, i32) -> i32
          %379 = "arith.cmpi"(%370, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %380 = "arith.select"(%379, %378, %45) : (i1, i32, i32) -> i32
          %381 = "arith.xori"(%380, %371) : (i32, i32) -> i32
          %382 = "llvm.intr.ctlz"(%368) {is_zero_poison = false} : (i32) -> i32
          %383 = "arith.subi"(%41, %382) : (i32, i32) -> i32
          %384 = "arith.shrui"(%377, %383) : (i32, i32) -> i32
          %385 = "arith.cmpi"(%383, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %386 = "arith.select"(%385, %384, %45) : (i1, i32, i32) -> i32
          %387 = "arith.xori"(%386, %371) : (i32, i32) -> i32
          %388 = "arith.muli"(%387, %34) : (i32, i32) -> i32
          %389 = "arith.subi"(%362, %388) : (i32, i32) -> i32
          %390 = "arith.extsi"(%381) : (i32) -> i64
          %391 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %392 = "arith.addi"(%391, %390) : (i64, i64) -> i64
          %393 = "llvm.getelementptr"(%30, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%394, %389) : (i32, i32) -> ()
        }, {
          "scf.yield"(%176, %176) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %395 = "arith.constant"() {value = 48 : i32} : () -> i32
        %396 = "arith.addi"(%296, %395) : (i32, i32) -> i32
        %397 = "arith.cmpi"(%396, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %398, %399 = "scf.if"(%397) ({
          %400 = "arith.constant"() {value = 32 : i64} : () -> i64
          %401 = "arith.shrui"(%29, %400) : (i64, i64) -> i64
          %402 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %403 = "llvm.intr.ctlz"(%402) {is_zero_poison = false} : (i32) -> i32
          %404 = "arith.subi"(%41, %403) : (i32, i32) -> i32
          %405 = "arith.shrsi"(%396, %46) : (i32, i32) -> i32
          %406 = "arith.xori"(%396, %405) : (i32, i32) -> i32
          %407 = "arith.extui"(%406) : (i32) -> i64
          %408 = "arith.muli"(%407, %401) : (i64, i64) -> i64
          %409 = "arith.shrui"(%408, %400) : (i64, i64) -> i64
          %410 = "arith.trunci"(%409) : (i64) -> i32
          %411 = "arith.addi"(%410, %406) : (i32, i32) -> i32
          %412 = "arith.shrui"(%411, %404) : (i32, i32) -> i32
          %413 = "arith.cmpi"(%404, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %414 = "arith.select"(%413, %412, %45) : (i1, i32, i32) -> i32
          %415 = "arith.xori"(%414, %405) : (i32, i32) -> i32
          %416 = "llvm.intr.ctlz"(%402) {is_zero_poison = false} : (i32) -> i32
          %417 = "arith.subi"(%41, %416) : (i32, i32) -> i32
          %418 = "arith.shrui"(%411, %417) : (i32, i32) -> i32
          %419 = "arith.cmpi"(%417, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %420 = "arith.select"(%419, %418, %45) : (i1, i32, i32) -> i32
          %421 = "arith.xori"(%420, %405) : (i32, i32) -> i32
          %422 = "arith.muli"(%421, %34) : (i32, i32) -> i32
          %423 = "arith.subi"(%396, %422) : (i32, i32) -> i32
          %424 = "arith.extsi"(%415) : (i32) -> i64
          %425 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %426 = "arith.addi"(%425, %424) : (i64, i64) -> i64
          %427 = "llvm.getelementptr"(%30, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%428, %423) : (i32, i32) -> ()
        }, {
          "scf.yield"(%177, %177) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %429 = "arith.addi"(%296, %157) : (i32, i32) -> i32
        %430 = "arith.cmpi"(%429, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %431, %432 = "scf.if"(%430) ({
          %433 = "arith.constant"() {value = 32 : i64} : () -> i64
          %434 = "arith.shrui"(%29, %433) : (i64, i64) -> i64
          %435 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %436 = "llvm.intr.ctlz"(%435) {is_zero_poison = false} : (i32) -> i32
          %437 = "arith.subi"(%41, %436) : (i32, i32) -> i32
          %438 = "arith.shrsi"(%429, %46) : (i32, i32) -> i32
          %439 = "arith.xori"(%429, %438) : (i32, i32) -> i32
          %440 = "arith.extui"(%439) : (i32) -> i64
          %441 = "arith.muli"(%440, %434) : (i64, i64) -> i64
          %442 = "arith.shrui"(%441, %433) : (i64, i64) -> i64
          %443 = "arith.trunci"(%442) : (i64) -> i32
          %444 = "arith.addi"(%443, %439) : (i32, i32) -> i32
          %445 = "arith.shrui"(%444, %437) : (i32, i32) -> i32
          %446 = "arith.cmpi"(%437, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %447 = "arith.select"(%446, %445, %45) : (i1, i32, i32) -> i32
          %448 = "arith.xori"(%447, %438) : (i32, i32) -> i32
          %449 = "llvm.intr.ctlz"(%435) {is_zero_poison = false} : (i32) -> i32
          %450 = "arith.subi"(%41, %449) : (i32, i32) -> i32
          %451 = "arith.shrui"(%444, %450) : (i32, i32) -> i32
          %452 = "arith.cmpi"(%450, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %453 = "arith.select"(%452, %451, %45) : (i1, i32, i32) -> i32
          %454 = "arith.xori"(%453, %438) : (i32, i32) -> i32
          %455 = "arith.muli"(%454, %34) : (i32, i32) -> i32
          %456 = "arith.subi"(%429, %455) : (i32, i32) -> i32
          %457 = "arith.extsi"(%448) : (i32) -> i64
          %458 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %459 = "arith.addi"(%458, %457) : (i64, i64) -> i64
          %460 = "llvm.getelementptr"(%30, %459) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %461 = "llvm.load"(%460) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%461, %456) : (i32, i32) -> ()
        }, {
          "scf.yield"(%178, %178) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %462 = "arith.constant"() {value = 80 : i32} : () -> i32
        %463 = "arith.addi"(%296, %462) : (i32, i32) -> i32
        %464 = "arith.cmpi"(%463, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %465, %466 = "scf.if"(%464) ({
          %467 = "arith.constant"() {value = 32 : i64} : () -> i64
          %468 = "arith.shrui"(%29, %467) : (i64, i64) -> i64
          %469 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %470 = "llvm.intr.ctlz"(%469) {is_zero_poison = false} : (i32) -> i32
          %471 = "arith.subi"(%41, %470) : (i32, i32) -> i32
          %472 = "arith.shrsi"(%463, %46) : (i32, i32) -> i32
          %473 = "arith.xori"(%463, %472) : (i32, i32) -> i32
          %474 = "arith.extui"(%473) : (i32) -> i64
          %475 = "arith.muli"(%474, %468) : (i64, i64) -> i64
          %476 = "arith.shrui"(%475, %467) : (i64, i64) -> i64
          %477 = "arith.trunci"(%476) : (i64) -> i32
          %478 = "arith.addi"(%477, %473) : (i32, i32) -> i32
          %479 = "arith.shrui"(%478, %471) : (i32, i32) -> i32
          %480 = "arith.cmpi"(%471, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %481 = "arith.select"(%480, %479, %45) : (i1, i32, i32) -> i32
          %482 = "arith.xori"(%481, %472) : (i32, i32) -> i32
          %483 = "llvm.intr.ctlz"(%469) {is_zero_poison = false} : (i32) -> i32
          %484 = "arith.subi"(%41, %483) : (i32, i32) -> i32
          %485 = "arith.shrui"(%478, %484) : (i32, i32) -> i32
          %486 = "arith.cmpi"(%484, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %487 = "arith.select"(%486, %485, %45) : (i1, i32, i32) -> i32
          %488 = "arith.xori"(%487, %472) : (i32, i32) -> i32
          %489 = "arith.muli"(%488, %34) : (i32, i32) -> i32
          %490 = "arith.subi"(%463, %489) : (i32, i32) -> i32
          %491 = "arith.extsi"(%482) : (i32) -> i64
          %492 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %493 = "arith.addi"(%492, %491) : (i64, i64) -> i64
          %494 = "llvm.getelementptr"(%30, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %495 = "llvm.load"(%494) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%495, %490) : (i32, i32) -> ()
        }, {
          "scf.yield"(%179, %179) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %496 = "arith.constant"() {value = 96 : i32} : () -> i32
        %497 = "arith.addi"(%296, %496) : (i32, i32) -> i32
        %498 = "arith.cmpi"(%497, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %499, %500 = "scf.if"(%498) ({
          %501 = "arith.constant"() {value = 32 : i64} : () -> i64
          %502 = "arith.shrui"(%29, %501) : (i64, i64) -> i64
          %503 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %504 = "llvm.intr.ctlz"(%503) {is_zero_poison = false} : (i32) -> i32
          %505 = "arith.subi"(%41, %504) : (i32, i32) -> i32
          %506 = "arith.shrsi"(%497, %46) : (i32, i32) -> i32
          %507 = "arith.xori"(%497, %506) : (i32, i32) -> i32
          %508 = "arith.extui"(%507) : (i32) -> i64
          %509 = "arith.muli"(%508, %502) : (i64, i64) -> i64
          %510 = "arith.shrui"(%509, %501) : (i64, i64) -> i64
          %511 = "arith.trunci"(%510) : (i64) -> i32
          %512 = "arith.addi"(%511, %507) : (i32, i32) -> i32
          %513 = "arith.shrui"(%512, %505) : (i32, i32) -> i32
          %514 = "arith.cmpi"(%505, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %515 = "arith.select"(%514, %513, %45) : (i1, i32, i32) -> i32
          %516 = "arith.xori"(%515, %506) : (i32, i32) -> i32
          %517 = "llvm.intr.ctlz"(%503) {is_zero_poison = false} : (i32) -> i32
          %518 = "arith.subi"(%41, %517) : (i32, i32) -> i32
          %519 = "arith.shrui"(%512, %518) : (i32, i32) -> i32
          %520 = "arith.cmpi"(%518, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %521 = "arith.select"(%520, %519, %45) : (i1, i32, i32) -> i32
          %522 = "arith.xori"(%521, %506) : (i32, i32) -> i32
          %523 = "arith.muli"(%522, %34) : (i32, i32) -> i32
          %524 = "arith.subi"(%497, %523) : (i32, i32) -> i32
          %525 = "arith.extsi"(%516) : (i32) -> i64
          %526 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %527 = "arith.addi"(%526, %525) : (i64, i64) -> i64
          %528 = "llvm.getelementptr"(%30, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %529 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%529, %524) : (i32, i32) -> ()
        }, {
          "scf.yield"(%180, %180) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %530 = "arith.constant"() {value = 112 : i32} : () -> i32
        %531 = "arith.addi"(%296, %530) : (i32, i32) -> i32
        %532 = "arith.cmpi"(%531, %281) {predicate = 2 : i64} : (i32, i32) -> i1
        %533, %534 = "scf.if"(%532) ({
          %535 = "arith.constant"() {value = 32 : i64} : () -> i64
          %536 = "arith.shrui"(%29, %535) : (i64, i64) -> i64
          %537 = "arith.subi"(%34, %124) : (i32, i32) -> i32
          %538 = "llvm.intr.ctlz"(%537) {is_zero_poison = false} : (i32) -> i32
          %539 = "arith.subi"(%41, %538) : (i32, i32) -> i32
          %540 = "arith.shrsi"(%531, %46) : (i32, i32) -> i32
          %541 = "arith.xori"(%531, %540) : (i32, i32) -> i32
          %542 = "arith.extui"(%541) : (i32) -> i64
          %543 = "arith.muli"(%542, %536) : (i64, i64) -> i64
          %544 = "arith.shrui"(%543, %535) : (i64, i64) -> i64
          %545 = "arith.trunci"(%544) : (i64) -> i32
          %546 = "arith.addi"(%545, %541) : (i32, i32) -> i32
          %547 = "arith.shrui"(%546, %539) : (i32, i32) -> i32
          %548 = "arith.cmpi"(%539, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %549 = "arith.select"(%548, %547, %45) : (i1, i32, i32) -> i32
          %550 = "arith.xori"(%549, %540) : (i32, i32) -> i32
          %551 = "llvm.intr.ctlz"(%537) {is_zero_poison = false} : (i32) -> i32
          %552 = "arith.subi"(%41, %551) : (i32, i32) -> i32
          %553 = "arith.shrui"(%546, %552) : (i32, i32) -> i32
          %554 = "arith.cmpi"(%552, %41) {predicate = 6 : i64} : (i32, i32) -> i1
          %555 = "arith.select"(%554, %553, %45) : (i1, i32, i32) -> i32
          %556 = "arith.xori"(%555, %540) : (i32, i32) -> i32
          %557 = "arith.muli"(%556, %34) : (i32, i32) -> i32
          %558 = "arith.subi"(%531, %557) : (i32, i32) -> i32
          %559 = "arith.extsi"(%550) : (i32) -> i64
          %560 = "arith.muli"(%279, %32) : (i64, i64) -> i64
          %561 = "arith.addi"(%560, %559) : (i64, i64) -> i64
          %562 = "llvm.getelementptr"(%30, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %563 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          "scf.yield"(%563, %558) : (i32, i32) -> ()
        }, {
          "scf.yield"(%181, %181) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585 = "scf.for"(%45, %50, %124, %223, %281, %291, %293, %285, %45, %298, %331, %364, %398, %431, %465, %499, %533, %299, %332, %365, %399, %432, %466, %500, %534) ({
        ^bb0(%586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32, %601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i32):
          %609 = "arith.addi"(%147, %586) : (i32, i32) -> i32
          %610 = "arith.cmpi"(%609, %151) {predicate = 2 : i64} : (i32, i32) -> i1
          %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632 = "scf.if"(%610) ({
            %633 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %634 = "arith.muli"(%592, %633) : (i32, i32) -> i32
            %635 = "llvm.getelementptr"(%52, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %636 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %637 = "arith.muli"(%586, %636) : (i32, i32) -> i32
            %638 = "llvm.getelementptr"(%53, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %639 = "llvm.getelementptr"(%54, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %640 = "arith.cmpi"(%586, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %641 = "arith.remui"(%35, %128) : (i32, i32) -> i32
            %642 = "arith.muli"(%590, %58) : (i32, i32) -> i32
            %643 = "arith.addi"(%642, %295) : (i32, i32) -> i32
            %644 = "arith.cmpi"(%643, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %645 = "arith.extui"(%644) : (i1) -> i8
            %646 = "arith.constant"() {value = 0 : i8} : () -> i8
            %647 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %648 = "arith.select"(%647, %593, %45) : (i1, i32, i32) -> i32
            %649 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %650 = "arith.select"(%649, %601, %45) : (i1, i32, i32) -> i32
            %651 = "arith.remsi"(%589, %28) : (i32, i32) -> i32
            %652 = "arith.cmpi"(%651, %45) {predicate = 2 : i64} : (i32, i32) -> i1
            %653 = "arith.divsi"(%589, %28) : (i32, i32) -> i32
            %654 = "arith.extsi"(%652) : (i1) -> i32
            %655 = "arith.addi"(%653, %654) : (i32, i32) -> i32
            %656 = "arith.extsi"(%648) : (i32) -> i64
            %657 = "arith.extsi"(%650) : (i32) -> i64
            %658 = "arith.extsi"(%655) : (i32) -> i64
            %659 = "arith.muli"(%656, %9) : (i64, i64) -> i64
            %660 = "arith.muli"(%657, %10) : (i64, i64) -> i64
            %661 = "arith.addi"(%659, %660) : (i64, i64) -> i64
            %662 = "arith.muli"(%658, %11) : (i64, i64) -> i64
            %663 = "arith.addi"(%661, %662) : (i64, i64) -> i64
            %664 = "llvm.getelementptr"(%5, %663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %665 = "arith.muli"(%641, %128) : (i32, i32) -> i32
            %666 = "llvm.getelementptr"(%664, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %667 = "arith.muli"(%295, %157) : (i32, i32) -> i32
            %668 = "arith.addi"(%667, %665) : (i32, i32) -> i32
            %669 = "arith.constant"() {value = 448 : i32} : () -> i32
            %670 = "arith.andi"(%668, %669) : (i32, i32) -> i32
            %671 = "arith.shrui"(%670, %48) : (i32, i32) -> i32
            %672 = "arith.xori"(%668, %671) : (i32, i32) -> i32
            %673 = "llvm.getelementptr"(%638, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %674 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %675 = "arith.select"(%674, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%673, %666, %675) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %676 = "arith.addi"(%295, %125) : (i32, i32) -> i32
            %677 = "arith.addi"(%642, %676) : (i32, i32) -> i32
            %678 = "arith.cmpi"(%677, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %679 = "arith.extui"(%678) : (i1) -> i8
            %680 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %681 = "arith.select"(%680, %594, %45) : (i1, i32, i32) -> i32
            %682 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %683 = "arith.select"(%682, %602, %45) : (i1, i32, i32) -> i32
            %684 = "arith.extsi"(%681) : (i32) -> i64
            %685 = "arith.extsi"(%683) : (i32) -> i64
            %686 = "arith.muli"(%684, %9) : (i64, i64) -> i64
            %687 = "arith.muli"(%685, %10) : (i64, i64) -> i64
            %688 = "arith.addi"(%686, %687) : (i64, i64) -> i64
            %689 = "arith.addi"(%688, %662) : (i64, i64) -> i64
            %690 = "llvm.getelementptr"(%5, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %691 = "llvm.getelementptr"(%690, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %692 = "arith.muli"(%676, %157) : (i32, i32) -> i32
            %693 = "arith.addi"(%692, %665) : (i32, i32) -> i32
            %694 = "arith.andi"(%693, %669) : (i32, i32) -> i32
            %695 = "arith.shrui"(%694, %48) : (i32, i32) -> i32
            %696 = "arith.xori"(%693, %695) : (i32, i32) -> i32
            %697 = "llvm.getelementptr"(%638, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %698 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %699 = "arith.select"(%698, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%697, %691, %699) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %700 = "arith.addi"(%295, %41) : (i32, i32) -> i32
            %701 = "arith.addi"(%642, %700) : (i32, i32) -> i32
            %702 = "arith.cmpi"(%701, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %703 = "arith.extui"(%702) : (i1) -> i8
            %704 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %705 = "arith.select"(%704, %595, %45) : (i1, i32, i32) -> i32
            %706 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %707 = "arith.select"(%706, %603, %45) : (i1, i32, i32) -> i32
            %708 = "arith.extsi"(%705) : (i32) -> i64
            %709 = "arith.extsi"(%707) : (i32) -> i64
            %710 = "arith.muli"(%708, %9) : (i64, i64) -> i64
            %711 = "arith.muli"(%709, %10) : (i64, i64) -> i64
            %712 = "arith.addi"(%710, %711) : (i64, i64) -> i64
            %713 = "arith.addi"(%712, %662) : (i64, i64) -> i64
            %714 = "llvm.getelementptr"(%5, %713) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %715 = "llvm.getelementptr"(%714, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %716 = "arith.muli"(%700, %157) : (i32, i32) -> i32
            %717 = "arith.addi"(%716, %665) : (i32, i32) -> i32
            %718 = "arith.andi"(%717, %669) : (i32, i32) -> i32
            %719 = "arith.shrui"(%718, %48) : (i32, i32) -> i32
            %720 = "arith.xori"(%717, %719) : (i32, i32) -> i32
            %721 = "llvm.getelementptr"(%638, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %722 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %723 = "arith.select"(%722, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%721, %715, %723) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %724 = "arith.addi"(%295, %395) : (i32, i32) -> i32
            %725 = "arith.addi"(%642, %724) : (i32, i32) -> i32
            %726 = "arith.cmpi"(%725, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %727 = "arith.extui"(%726) : (i1) -> i8
            %728 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %729 = "arith.select"(%728, %596, %45) : (i1, i32, i32) -> i32
            %730 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %731 = "arith.select"(%730, %604, %45) : (i1, i32, i32) -> i32
            %732 = "arith.extsi"(%729) : (i32) -> i64
            %733 = "arith.extsi"(%731) : (i32) -> i64
            %734 = "arith.muli"(%732, %9) : (i64, i64) -> i64
            %735 = "arith.muli"(%733, %10) : (i64, i64) -> i64
            %736 = "arith.addi"(%734, %735) : (i64, i64) -> i64
            %737 = "arith.addi"(%736, %662) : (i64, i64) -> i64
            %738 = "llvm.getelementptr"(%5, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %739 = "llvm.getelementptr"(%738, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %740 = "arith.muli"(%724, %157) : (i32, i32) -> i32
            %741 = "arith.addi"(%740, %665) : (i32, i32) -> i32
            %742 = "arith.andi"(%741, %669) : (i32, i32) -> i32
            %743 = "arith.shrui"(%742, %48) : (i32, i32) -> i32
            %744 = "arith.xori"(%741, %743) : (i32, i32) -> i32
            %745 = "llvm.getelementptr"(%638, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %746 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %747 = "arith.select"(%746, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%745, %739, %747) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %748 = "arith.addi"(%295, %157) : (i32, i32) -> i32
            %749 = "arith.addi"(%642, %748) : (i32, i32) -> i32
            %750 = "arith.cmpi"(%749, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %751 = "arith.extui"(%750) : (i1) -> i8
            %752 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %753 = "arith.select"(%752, %597, %45) : (i1, i32, i32) -> i32
            %754 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %755 = "arith.select"(%754, %605, %45) : (i1, i32, i32) -> i32
            %756 = "arith.extsi"(%753) : (i32) -> i64
            %757 = "arith.extsi"(%755) : (i32) -> i64
            %758 = "arith.muli"(%756, %9) : (i64, i64) -> i64
            %759 = "arith.muli"(%757, %10) : (i64, i64) -> i64
            %760 = "arith.addi"(%758, %759) : (i64, i64) -> i64
            %761 = "arith.addi"(%760, %662) : (i64, i64) -> i64
            %762 = "llvm.getelementptr"(%5, %761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %763 = "llvm.getelementptr"(%762, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %764 = "arith.muli"(%748, %157) : (i32, i32) -> i32
            %765 = "arith.addi"(%764, %665) : (i32, i32) -> i32
            %766 = "arith.andi"(%765, %669) : (i32, i32) -> i32
            %767 = "arith.shrui"(%766, %48) : (i32, i32) -> i32
            %768 = "arith.xori"(%765, %767) : (i32, i32) -> i32
            %769 = "llvm.getelementptr"(%638, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %770 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %771 = "arith.select"(%770, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%769, %763, %771) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %772 = "arith.addi"(%295, %462) : (i32, i32) -> i32
            %773 = "arith.addi"(%642, %772) : (i32, i32) -> i32
            %774 = "arith.cmpi"(%773, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %775 = "arith.extui"(%774) : (i1) -> i8
            %776 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %777 = "arith.select"(%776, %598, %45) : (i1, i32, i32) -> i32
            %778 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %779 = "arith.select"(%778, %606, %45) : (i1, i32, i32) -> i32
            %780 = "arith.extsi"(%777) : (i32) -> i64
            %781 = "arith.extsi"(%779) : (i32) -> i64
            %782 = "arith.muli"(%780, %9) : (i64, i64) -> i64
            %783 = "arith.muli"(%781, %10) : (i64, i64) -> i64
            %784 = "arith.addi"(%782, %783) : (i64, i64) -> i64
            %785 = "arith.addi"(%784, %662) : (i64, i64) -> i64
            %786 = "llvm.getelementptr"(%5, %785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %787 = "llvm.getelementptr"(%786, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %788 = "arith.muli"(%772, %157) : (i32, i32) -> i32
            %789 = "arith.addi"(%788, %665) : (i32, i32) -> i32
            %790 = "arith.andi"(%789, %669) : (i32, i32) -> i32
            %791 = "arith.shrui"(%790, %48) : (i32, i32) -> i32
            %792 = "arith.xori"(%789, %791) : (i32, i32) -> i32
            %793 = "llvm.getelementptr"(%638, %792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %794 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %795 = "arith.select"(%794, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%793, %787, %795) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %796 = "arith.addi"(%295, %496) : (i32, i32) -> i32
            %797 = "arith.addi"(%642, %796) : (i32, i32) -> i32
            %798 = "arith.cmpi"(%797, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %799 = "arith.extui"(%798) : (i1) -> i8
            %800 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %801 = "arith.select"(%800, %599, %45) : (i1, i32, i32) -> i32
            %802 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %803 = "arith.select"(%802, %607, %45) : (i1, i32, i32) -> i32
            %804 = "arith.extsi"(%801) : (i32) -> i64
            %805 = "arith.extsi"(%803) : (i32) -> i64
            %806 = "arith.muli"(%804, %9) : (i64, i64) -> i64
            %807 = "arith.muli"(%805, %10) : (i64, i64) -> i64
            %808 = "arith.addi"(%806, %807) : (i64, i64) -> i64
            %809 = "arith.addi"(%808, %662) : (i64, i64) -> i64
            %810 = "llvm.getelementptr"(%5, %809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %811 = "llvm.getelementptr"(%810, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %812 = "arith.muli"(%796, %157) : (i32, i32) -> i32
            %813 = "arith.addi"(%812, %665) : (i32, i32) -> i32
            %814 = "arith.andi"(%813, %669) : (i32, i32) -> i32
            %815 = "arith.shrui"(%814, %48) : (i32, i32) -> i32
            %816 = "arith.xori"(%813, %815) : (i32, i32) -> i32
            %817 = "llvm.getelementptr"(%638, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %818 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %819 = "arith.select"(%818, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%817, %811, %819) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %820 = "arith.addi"(%295, %530) : (i32, i32) -> i32
            %821 = "arith.addi"(%642, %820) : (i32, i32) -> i32
            %822 = "arith.cmpi"(%821, %588) {predicate = 2 : i64} : (i32, i32) -> i1
            %823 = "arith.extui"(%822) : (i1) -> i8
            %824 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %825 = "arith.select"(%824, %600, %45) : (i1, i32, i32) -> i32
            %826 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %827 = "arith.select"(%826, %608, %45) : (i1, i32, i32) -> i32
            %828 = "arith.extsi"(%825) : (i32) -> i64
            %829 = "arith.extsi"(%827) : (i32) -> i64
            %830 = "arith.muli"(%828, %9) : (i64, i64) -> i64
            %831 = "arith.muli"(%829, %10) : (i64, i64) -> i64
            %832 = "arith.addi"(%830, %831) : (i64, i64) -> i64
            %833 = "arith.addi"(%832, %662) : (i64, i64) -> i64
            %834 = "llvm.getelementptr"(%5, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %835 = "llvm.getelementptr"(%834, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %836 = "arith.muli"(%820, %157) : (i32, i32) -> i32
            %837 = "arith.addi"(%836, %665) : (i32, i32) -> i32
            %838 = "arith.andi"(%837, %669) : (i32, i32) -> i32
            %839 = "arith.shrui"(%838, %48) : (i32, i32) -> i32
            %840 = "arith.xori"(%837, %839) : (i32, i32) -> i32
            %841 = "llvm.getelementptr"(%638, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %842 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %843 = "arith.select"(%842, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%841, %835, %843) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %844 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %845 = "arith.select"(%844, %593, %45) : (i1, i32, i32) -> i32
            %846 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %847 = "arith.select"(%846, %601, %45) : (i1, i32, i32) -> i32
            %848 = "arith.extsi"(%845) : (i32) -> i64
            %849 = "arith.extsi"(%847) : (i32) -> i64
            %850 = "arith.muli"(%848, %13) : (i64, i64) -> i64
            %851 = "arith.muli"(%849, %14) : (i64, i64) -> i64
            %852 = "arith.addi"(%850, %851) : (i64, i64) -> i64
            %853 = "arith.muli"(%658, %15) : (i64, i64) -> i64
            %854 = "arith.addi"(%852, %853) : (i64, i64) -> i64
            %855 = "llvm.getelementptr"(%12, %854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %856 = "llvm.getelementptr"(%855, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %857 = "llvm.getelementptr"(%639, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %858 = "arith.cmpi"(%645, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %859 = "arith.select"(%858, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%857, %856, %859) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %860 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %861 = "arith.select"(%860, %594, %45) : (i1, i32, i32) -> i32
            %862 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %863 = "arith.select"(%862, %602, %45) : (i1, i32, i32) -> i32
            %864 = "arith.extsi"(%861) : (i32) -> i64
            %865 = "arith.extsi"(%863) : (i32) -> i64
            %866 = "arith.muli"(%864, %13) : (i64, i64) -> i64
            %867 = "arith.muli"(%865, %14) : (i64, i64) -> i64
            %868 = "arith.addi"(%866, %867) : (i64, i64) -> i64
            %869 = "arith.addi"(%868, %853) : (i64, i64) -> i64
            %870 = "llvm.getelementptr"(%12, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %871 = "llvm.getelementptr"(%870, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %872 = "llvm.getelementptr"(%639, %696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %873 = "arith.cmpi"(%679, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %874 = "arith.select"(%873, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%872, %871, %874) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %875 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %876 = "arith.select"(%875, %595, %45) : (i1, i32, i32) -> i32
            %877 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %878 = "arith.select"(%877, %603, %45) : (i1, i32, i32) -> i32
            %879 = "arith.extsi"(%876) : (i32) -> i64
            %880 = "arith.extsi"(%878) : (i32) -> i64
            %881 = "arith.muli"(%879, %13) : (i64, i64) -> i64
            %882 = "arith.muli"(%880, %14) : (i64, i64) -> i64
            %883 = "arith.addi"(%881, %882) : (i64, i64) -> i64
            %884 = "arith.addi"(%883, %853) : (i64, i64) -> i64
            %885 = "llvm.getelementptr"(%12, %884) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %886 = "llvm.getelementptr"(%885, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %887 = "llvm.getelementptr"(%639, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %888 = "arith.cmpi"(%703, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %889 = "arith.select"(%888, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%887, %886, %889) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %890 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %891 = "arith.select"(%890, %596, %45) : (i1, i32, i32) -> i32
            %892 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %893 = "arith.select"(%892, %604, %45) : (i1, i32, i32) -> i32
            %894 = "arith.extsi"(%891) : (i32) -> i64
            %895 = "arith.extsi"(%893) : (i32) -> i64
            %896 = "arith.muli"(%894, %13) : (i64, i64) -> i64
            %897 = "arith.muli"(%895, %14) : (i64, i64) -> i64
            %898 = "arith.addi"(%896, %897) : (i64, i64) -> i64
            %899 = "arith.addi"(%898, %853) : (i64, i64) -> i64
            %900 = "llvm.getelementptr"(%12, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %901 = "llvm.getelementptr"(%900, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %902 = "llvm.getelementptr"(%639, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %903 = "arith.cmpi"(%727, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %904 = "arith.select"(%903, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%902, %901, %904) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %905 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %906 = "arith.select"(%905, %597, %45) : (i1, i32, i32) -> i32
            %907 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %908 = "arith.select"(%907, %605, %45) : (i1, i32, i32) -> i32
            %909 = "arith.extsi"(%906) : (i32) -> i64
            %910 = "arith.extsi"(%908) : (i32) -> i64
            %911 = "arith.muli"(%909, %13) : (i64, i64) -> i64
            %912 = "arith.muli"(%910, %14) : (i64, i64) -> i64
            %913 = "arith.addi"(%911, %912) : (i64, i64) -> i64
            %914 = "arith.addi"(%913, %853) : (i64, i64) -> i64
            %915 = "llvm.getelementptr"(%12, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %916 = "llvm.getelementptr"(%915, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %917 = "llvm.getelementptr"(%639, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %918 = "arith.cmpi"(%751, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %919 = "arith.select"(%918, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%917, %916, %919) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %920 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %921 = "arith.select"(%920, %598, %45) : (i1, i32, i32) -> i32
            %922 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %923 = "arith.select"(%922, %606, %45) : (i1, i32, i32) -> i32
            %924 = "arith.extsi"(%921) : (i32) -> i64
            %925 = "arith.extsi"(%923) : (i32) -> i64
            %926 = "arith.muli"(%924, %13) : (i64, i64) -> i64
            %927 = "arith.muli"(%925, %14) : (i64, i64) -> i64
            %928 = "arith.addi"(%926, %927) : (i64, i64) -> i64
            %929 = "arith.addi"(%928, %853) : (i64, i64) -> i64
            %930 = "llvm.getelementptr"(%12, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %931 = "llvm.getelementptr"(%930, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %932 = "llvm.getelementptr"(%639, %792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %933 = "arith.cmpi"(%775, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %934 = "arith.select"(%933, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%932, %931, %934) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %935 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %936 = "arith.select"(%935, %599, %45) : (i1, i32, i32) -> i32
            %937 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %938 = "arith.select"(%937, %607, %45) : (i1, i32, i32) -> i32
            %939 = "arith.extsi"(%936) : (i32) -> i64
            %940 = "arith.extsi"(%938) : (i32) -> i64
            %941 = "arith.muli"(%939, %13) : (i64, i64) -> i64
            %942 = "arith.muli"(%940, %14) : (i64, i64) -> i64
            %943 = "arith.addi"(%941, %942) : (i64, i64) -> i64
            %944 = "arith.addi"(%943, %853) : (i64, i64) -> i64
            %945 = "llvm.getelementptr"(%12, %944) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %946 = "llvm.getelementptr"(%945, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %947 = "llvm.getelementptr"(%639, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %948 = "arith.cmpi"(%799, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %949 = "arith.select"(%948, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%947, %946, %949) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %950 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %951 = "arith.select"(%950, %600, %45) : (i1, i32, i32) -> i32
            %952 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %953 = "arith.select"(%952, %608, %45) : (i1, i32, i32) -> i32
            %954 = "arith.extsi"(%951) : (i32) -> i64
            %955 = "arith.extsi"(%953) : (i32) -> i64
            %956 = "arith.muli"(%954, %13) : (i64, i64) -> i64
            %957 = "arith.muli"(%955, %14) : (i64, i64) -> i64
            %958 = "arith.addi"(%956, %957) : (i64, i64) -> i64
            %959 = "arith.addi"(%958, %853) : (i64, i64) -> i64
            %960 = "llvm.getelementptr"(%12, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %961 = "llvm.getelementptr"(%960, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %962 = "llvm.getelementptr"(%639, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %963 = "arith.cmpi"(%823, %646) {predicate = 1 : i64} : (i8, i8) -> i1
            %964 = "arith.select"(%963, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%962, %961, %964) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %965 = "arith.cmpi"(%590, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %966 = "arith.ori"(%965, %640) : (i1, i1) -> i1
            "scf.if"(%966) ({
              %967 = "arith.cmpi"(%295, %125) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%967) ({
                %968 = "arith.addi"(%651, %28) : (i32, i32) -> i32
                %969 = "arith.select"(%652, %968, %651) : (i1, i32, i32) -> i32
                %970 = "arith.muli"(%969, %125) : (i32, i32) -> i32
                %971 = "arith.addi"(%970, %295) : (i32, i32) -> i32
                %972 = "arith.cmpi"(%971, %27) {predicate = 2 : i64} : (i32, i32) -> i1
                %973 = "arith.extui"(%972) : (i1) -> i8
                %974 = "arith.cmpi"(%973, %646) {predicate = 1 : i64} : (i8, i8) -> i1
                %975 = "arith.select"(%974, %295, %45) : (i1, i32, i32) -> i32
                %976 = "arith.muli"(%655, %27) : (i32, i32) -> i32
                %977 = "arith.addi"(%976, %970) : (i32, i32) -> i32
                %978 = "arith.addi"(%977, %975) : (i32, i32) -> i32
                %979 = "arith.extsi"(%587) : (i32) -> i64
                %980 = "arith.extsi"(%978) : (i32) -> i64
                %981 = "arith.muli"(%979, %3) : (i64, i64) -> i64
                %982 = "arith.muli"(%980, %4) : (i64, i64) -> i64
                %983 = "arith.addi"(%981, %982) : (i64, i64) -> i64
                %984 = "llvm.getelementptr"(%0, %983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %985 = "llvm.getelementptr"(%984, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %986 = "llvm.getelementptr"(%635, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %987 = "arith.cmpi"(%973, %646) {predicate = 1 : i64} : (i8, i8) -> i1
                %988 = "arith.select"(%987, %125, %45) : (i1, i32, i32) -> i32
                "nvvm.cp.async.shared.global"(%986, %985, %988) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %989 = "arith.addi"(%590, %124) : (i32, i32) -> i32
            %990 = "arith.cmpi"(%989, %591) {predicate = 0 : i64} : (i32, i32) -> i1
            %991, %992, %993, %994, %995 = "scf.if"(%990) ({
              %996 = "arith.addi"(%589, %124) : (i32, i32) -> i32
              %997 = "arith.cmpi"(%996, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %998, %999, %1000, %1001 = "scf.if"(%997) ({
                %1002 = "arith.addi"(%587, %124) : (i32, i32) -> i32
                %1003 = "arith.subi"(%1, %124) : (i32, i32) -> i32
                %1004 = "arith.minsi"(%1002, %1003) : (i32, i32) -> i32
                %1005 = "arith.extsi"(%1004) : (i32) -> i64
                %1006 = "llvm.getelementptr"(%25, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1007 = "llvm.load"(%1006) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1008 = "arith.addi"(%1007, %123) : (i32, i32) -> i32
                %1009 = "arith.shrsi"(%1008, %283) : (i32, i32) -> i32
                %1010 = "arith.maxsi"(%1009, %124) : (i32, i32) -> i32
                "scf.yield"(%1007, %1004, %1010, %45) : (i32, i32, i32, i32) -> ()
              }, {
                "scf.yield"(%588, %587, %591, %996) : (i32, i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32, i32)
              "scf.yield"(%998, %999, %45, %1000, %1001) : (i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%588, %587, %989, %591, %589) : (i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32)
            %1011 = "arith.cmpi"(%993, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %1012 = "arith.addi"(%592, %124) : (i32, i32) -> i32
            %1013 = "arith.cmpi"(%1012, %48) {predicate = 0 : i64} : (i32, i32) -> i1
            %1014 = "arith.select"(%1013, %45, %1012) : (i1, i32, i32) -> i32
            %1015 = "arith.select"(%1011, %1014, %592) : (i1, i32, i32) -> i32
            %1016 = "arith.muli"(%993, %58) : (i32, i32) -> i32
            %1017 = "arith.addi"(%1016, %295) : (i32, i32) -> i32
            %1018 = "arith.cmpi"(%1017, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1019, %1020 = "scf.if"(%1018) ({
              %1021 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1022 = "arith.shrui"(%29, %1021) : (i64, i64) -> i64
              %1023 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1024 = "llvm.intr.ctlz"(%1023) {is_zero_poison = false} : (i32) -> i32
              %1025 = "arith.subi"(%41, %1024) : (i32, i32) -> i32
              %1026 = "arith.shrsi"(%1017, %46) : (i32, i32) -> i32
              %1027 = "arith.xori"(%1017, %1026) : (i32, i32) -> i32
              %1028 = "arith.extui"(%1027) : (i32) -> i64
              %1029 = "arith.muli"(%1028, %1022) : (i64, i64) -> i64
              %1030 = "arith.shrui"(%1029, %1021) : (i64, i64) -> i64
              %1031 = "arith.trunci"(%1030) : (i64) -> i32
              %1032 = "arith.addi"(%1031, %1027) : (i32, i32) -> i32
              %1033 = "arith.shrui"(%1032, %1025) : (i32, i32) -> i32
              %1034 = "arith.cmpi"(%1025, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1035 = "arith.select"(%1034, %1033, %45) : (i1, i32, i32) -> i32
              %1036 = "arith.xori"(%1035, %1026) : (i32, i32) -> i32
              %1037 = "llvm.intr.ctlz"(%1023) {is_zero_poison = false} : (i32) -> i32
              %1038 = "arith.subi"(%41, %1037) : (i32, i32) -> i32
              %1039 = "arith.shrui"(%1032, %1038) : (i32, i32) -> i32
              %1040 = "arith.cmpi"(%1038, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1041 = "arith.select"(%1040, %1039, %45) : (i1, i32, i32) -> i32
              %1042 = "arith.xori"(%1041, %1026) : (i32, i32) -> i32
              %1043 = "arith.muli"(%1042, %34) : (i32, i32) -> i32
              %1044 = "arith.subi"(%1017, %1043) : (i32, i32) -> i32
              %1045 = "arith.extsi"(%992) : (i32) -> i64
              %1046 = "arith.extsi"(%1036) : (i32) -> i64
              %1047 = "arith.muli"(%1045, %32) : (i64, i64) -> i64
              %1048 = "arith.addi"(%1047, %1046) : (i64, i64) -> i64
              %1049 = "llvm.getelementptr"(%30, %1048) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1050 = "llvm.load"(%1049) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1050, %1044) : (i32, i32) -> ()
            }, {
              "scf.yield"(%593, %601) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1051 = "arith.addi"(%1017, %125) : (i32, i32) -> i32
            %1052 = "arith.cmpi"(%1051, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1053, %1054 = "scf.if"(%1052) ({
              %1055 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1056 = "arith.shrui"(%29, %1055) : (i64, i64) -> i64
              %1057 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1058 = "llvm.intr.ctlz"(%1057) {is_zero_poison = false} : (i32) -> i32
              %1059 = "arith.subi"(%41, %1058) : (i32, i32) -> i32
              %1060 = "arith.shrsi"(%1051, %46) : (i32, i32) -> i32
              %1061 = "arith.xori"(%1051, %1060) : (i32, i32) -> i32
              %1062 = "arith.extui"(%1061) : (i32) -> i64
              %1063 = "arith.muli"(%1062, %1056) : (i64, i64) -> i64
              %1064 = "arith.shrui"(%1063, %1055) : (i64, i64) -> i64
              %1065 = "arith.trunci"(%1064) : (i64) -> i32
              %1066 = "arith.addi"(%1065, %1061) : (i32, i32) -> i32
              %1067 = "arith.shrui"(%1066, %1059) : (i32, i32) -> i32
              %1068 = "arith.cmpi"(%1059, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1069 = "arith.select"(%1068, %1067, %45) : (i1, i32, i32) -> i32
              %1070 = "arith.xori"(%1069, %1060) : (i32, i32) -> i32
              %1071 = "llvm.intr.ctlz"(%1057) {is_zero_poison = false} : (i32) -> i32
              %1072 = "arith.subi"(%41, %1071) : (i32, i32) -> i32
              %1073 = "arith.shrui"(%1066, %1072) : (i32, i32) -> i32
              %1074 = "arith.cmpi"(%1072, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1075 = "arith.select"(%1074, %1073, %45) : (i1, i32, i32) -> i32
              %1076 = "arith.xori"(%1075, %1060) : (i32, i32) -> i32
              %1077 = "arith.muli"(%1076, %34) : (i32, i32) -> i32
              %1078 = "arith.subi"(%1051, %1077) : (i32, i32) -> i32
              %1079 = "arith.extsi"(%992) : (i32) -> i64
              %1080 = "arith.extsi"(%1070) : (i32) -> i64
              %1081 = "arith.muli"(%1079, %32) : (i64, i64) -> i64
              %1082 = "arith.addi"(%1081, %1080) : (i64, i64) -> i64
              %1083 = "llvm.getelementptr"(%30, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1084 = "llvm.load"(%1083) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1084, %1078) : (i32, i32) -> ()
            }, {
              "scf.yield"(%594, %602) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1085 = "arith.addi"(%1017, %41) : (i32, i32) -> i32
            %1086 = "arith.cmpi"(%1085, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1087, %1088 = "scf.if"(%1086) ({
              %1089 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1090 = "arith.shrui"(%29, %1089) : (i64, i64) -> i64
              %1091 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1092 = "llvm.intr.ctlz"(%1091) {is_zero_poison = false} : (i32) -> i32
              %1093 = "arith.subi"(%41, %1092) : (i32, i32) -> i32
              %1094 = "arith.shrsi"(%1085, %46) : (i32, i32) -> i32
              %1095 = "arith.xori"(%1085, %1094) : (i32, i32) -> i32
              %1096 = "arith.extui"(%1095) : (i32) -> i64
              %1097 = "arith.muli"(%1096, %1090) : (i64, i64) -> i64
              %1098 = "arith.shrui"(%1097, %1089) : (i64, i64) -> i64
              %1099 = "arith.trunci"(%1098) : (i64) -> i32
              %1100 = "arith.addi"(%1099, %1095) : (i32, i32) -> i32
              %1101 = "arith.shrui"(%1100, %1093) : (i32, i32) -> i32
              %1102 = "arith.cmpi"(%1093, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1103 = "arith.select"(%1102, %1101, %45) : (i1, i32, i32) -> i32
              %1104 = "arith.xori"(%1103, %1094) : (i32, i32) -> i32
              %1105 = "llvm.intr.ctlz"(%1091) {is_zero_poison = false} : (i32) -> i32
              %1106 = "arith.subi"(%41, %1105) : (i32, i32) -> i32
              %1107 = "arith.shrui"(%1100, %1106) : (i32, i32) -> i32
              %1108 = "arith.cmpi"(%1106, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1109 = "arith.select"(%1108, %1107, %45) : (i1, i32, i32) -> i32
              %1110 = "arith.xori"(%1109, %1094) : (i32, i32) -> i32
              %1111 = "arith.muli"(%1110, %34) : (i32, i32) -> i32
              %1112 = "arith.subi"(%1085, %1111) : (i32, i32) -> i32
              %1113 = "arith.extsi"(%992) : (i32) -> i64
              %1114 = "arith.extsi"(%1104) : (i32) -> i64
              %1115 = "arith.muli"(%1113, %32) : (i64, i64) -> i64
              %1116 = "arith.addi"(%1115, %1114) : (i64, i64) -> i64
              %1117 = "llvm.getelementptr"(%30, %1116) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1118 = "llvm.load"(%1117) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1118, %1112) : (i32, i32) -> ()
            }, {
              "scf.yield"(%595, %603) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1119 = "arith.addi"(%1017, %395) : (i32, i32) -> i32
            %1120 = "arith.cmpi"(%1119, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1121, %1122 = "scf.if"(%1120) ({
              %1123 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1124 = "arith.shrui"(%29, %1123) : (i64, i64) -> i64
              %1125 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1126 = "llvm.intr.ctlz"(%1125) {is_zero_poison = false} : (i32) -> i32
              %1127 = "arith.subi"(%41, %1126) : (i32, i32) -> i32
              %1128 = "arith.shrsi"(%1119, %46) : (i32, i32) -> i32
              %1129 = "arith.xori"(%1119, %1128) : (i32, i32) -> i32
              %1130 = "arith.extui"(%1129) : (i32) -> i64
              %1131 = "arith.muli"(%1130, %1124) : (i64, i64) -> i64
              %1132 = "arith.shrui"(%1131, %1123) : (i64, i64) -> i64
              %1133 = "arith.trunci"(%1132) : (i64) -> i32
              %1134 = "arith.addi"(%1133, %1129) : (i32, i32) -> i32
              %1135 = "arith.shrui"(%1134, %1127) : (i32, i32) -> i32
              %1136 = "arith.cmpi"(%1127, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1137 = "arith.select"(%1136, %1135, %45) : (i1, i32, i32) -> i32
              %1138 = "arith.xori"(%1137, %1128) : (i32, i32) -> i32
              %1139 = "llvm.intr.ctlz"(%1125) {is_zero_poison = false} : (i32) -> i32
              %1140 = "arith.subi"(%41, %1139) : (i32, i32) -> i32
              %1141 = "arith.shrui"(%1134, %1140) : (i32, i32) -> i32
              %1142 = "arith.cmpi"(%1140, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1143 = "arith.select"(%1142, %1141, %45) : (i1, i32, i32) -> i32
              %1144 = "arith.xori"(%1143, %1128) : (i32, i32) -> i32
              %1145 = "arith.muli"(%1144, %34) : (i32, i32) -> i32
              %1146 = "arith.subi"(%1119, %1145) : (i32, i32) -> i32
              %1147 = "arith.extsi"(%992) : (i32) -> i64
              %1148 = "arith.extsi"(%1138) : (i32) -> i64
              %1149 = "arith.muli"(%1147, %32) : (i64, i64) -> i64
              %1150 = "arith.addi"(%1149, %1148) : (i64, i64) -> i64
              %1151 = "llvm.getelementptr"(%30, %1150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1152 = "llvm.load"(%1151) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1152, %1146) : (i32, i32) -> ()
            }, {
              "scf.yield"(%596, %604) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1153 = "arith.addi"(%1017, %157) : (i32, i32) -> i32
            %1154 = "arith.cmpi"(%1153, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1155, %1156 = "scf.if"(%1154) ({
              %1157 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1158 = "arith.shrui"(%29, %1157) : (i64, i64) -> i64
              %1159 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1160 = "llvm.intr.ctlz"(%1159) {is_zero_poison = false} : (i32) -> i32
              %1161 = "arith.subi"(%41, %1160) : (i32, i32) -> i32
              %1162 = "arith.shrsi"(%1153, %46) : (i32, i32) -> i32
              %1163 = "arith.xori"(%1153, %1162) : (i32, i32) -> i32
              %1164 = "arith.extui"(%1163) : (i32) -> i64
              %1165 = "arith.muli"(%1164, %1158) : (i64, i64) -> i64
              %1166 = "arith.shrui"(%1165, %1157) : (i64, i64) -> i64
              %1167 = "arith.trunci"(%1166) : (i64) -> i32
              %1168 = "arith.addi"(%1167, %1163) : (i32, i32) -> i32
              %1169 = "arith.shrui"(%1168, %1161) : (i32, i32) -> i32
              %1170 = "arith.cmpi"(%1161, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1171 = "arith.select"(%1170, %1169, %45) : (i1, i32, i32) -> i32
              %1172 = "arith.xori"(%1171, %1162) : (i32, i32) -> i32
              %1173 = "llvm.intr.ctlz"(%1159) {is_zero_poison = false} : (i32) -> i32
              %1174 = "arith.subi"(%41, %1173) : (i32, i32) -> i32
              %1175 = "arith.shrui"(%1168, %1174) : (i32, i32) -> i32
              %1176 = "arith.cmpi"(%1174, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1177 = "arith.select"(%1176, %1175, %45) : (i1, i32, i32) -> i32
              %1178 = "arith.xori"(%1177, %1162) : (i32, i32) -> i32
              %1179 = "arith.muli"(%1178, %34) : (i32, i32) -> i32
              %1180 = "arith.subi"(%1153, %1179) : (i32, i32) -> i32
              %1181 = "arith.extsi"(%992) : (i32) -> i64
              %1182 = "arith.extsi"(%1172) : (i32) -> i64
              %1183 = "arith.muli"(%1181, %32) : (i64, i64) -> i64
              %1184 = "arith.addi"(%1183, %1182) : (i64, i64) -> i64
              %1185 = "llvm.getelementptr"(%30, %1184) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1186 = "llvm.load"(%1185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1186, %1180) : (i32, i32) -> ()
            }, {
              "scf.yield"(%597, %605) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1187 = "arith.addi"(%1017, %462) : (i32, i32) -> i32
            %1188 = "arith.cmpi"(%1187, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1189, %1190 = "scf.if"(%1188) ({
              %1191 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1192 = "arith.shrui"(%29, %1191) : (i64, i64) -> i64
              %1193 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1194 = "llvm.intr.ctlz"(%1193) {is_zero_poison = false} : (i32) -> i32
              %1195 = "arith.subi"(%41, %1194) : (i32, i32) -> i32
              %1196 = "arith.shrsi"(%1187, %46) : (i32, i32) -> i32
              %1197 = "arith.xori"(%1187, %1196) : (i32, i32) -> i32
              %1198 = "arith.extui"(%1197) : (i32) -> i64
              %1199 = "arith.muli"(%1198, %1192) : (i64, i64) -> i64
              %1200 = "arith.shrui"(%1199, %1191) : (i64, i64) -> i64
              %1201 = "arith.trunci"(%1200) : (i64) -> i32
              %1202 = "arith.addi"(%1201, %1197) : (i32, i32) -> i32
              %1203 = "arith.shrui"(%1202, %1195) : (i32, i32) -> i32
              %1204 = "arith.cmpi"(%1195, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1205 = "arith.select"(%1204, %1203, %45) : (i1, i32, i32) -> i32
              %1206 = "arith.xori"(%1205, %1196) : (i32, i32) -> i32
              %1207 = "llvm.intr.ctlz"(%1193) {is_zero_poison = false} : (i32) -> i32
              %1208 = "arith.subi"(%41, %1207) : (i32, i32) -> i32
              %1209 = "arith.shrui"(%1202, %1208) : (i32, i32) -> i32
              %1210 = "arith.cmpi"(%1208, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1211 = "arith.select"(%1210, %1209, %45) : (i1, i32, i32) -> i32
              %1212 = "arith.xori"(%1211, %1196) : (i32, i32) -> i32
              %1213 = "arith.muli"(%1212, %34) : (i32, i32) -> i32
              %1214 = "arith.subi"(%1187, %1213) : (i32, i32) -> i32
              %1215 = "arith.extsi"(%992) : (i32) -> i64
              %1216 = "arith.extsi"(%1206) : (i32) -> i64
              %1217 = "arith.muli"(%1215, %32) : (i64, i64) -> i64
              %1218 = "arith.addi"(%1217, %1216) : (i64, i64) -> i64
              %1219 = "llvm.getelementptr"(%30, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1220 = "llvm.load"(%1219) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1220, %1214) : (i32, i32) -> ()
            }, {
              "scf.yield"(%598, %606) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1221 = "arith.addi"(%1017, %496) : (i32, i32) -> i32
            %1222 = "arith.cmpi"(%1221, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1223, %1224 = "scf.if"(%1222) ({
              %1225 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1226 = "arith.shrui"(%29, %1225) : (i64, i64) -> i64
              %1227 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1228 = "llvm.intr.ctlz"(%1227) {is_zero_poison = false} : (i32) -> i32
              %1229 = "arith.subi"(%41, %1228) : (i32, i32) -> i32
              %1230 = "arith.shrsi"(%1221, %46) : (i32, i32) -> i32
              %1231 = "arith.xori"(%1221, %1230) : (i32, i32) -> i32
              %1232 = "arith.extui"(%1231) : (i32) -> i64
              %1233 = "arith.muli"(%1232, %1226) : (i64, i64) -> i64
              %1234 = "arith.shrui"(%1233, %1225) : (i64, i64) -> i64
              %1235 = "arith.trunci"(%1234) : (i64) -> i32
              %1236 = "arith.addi"(%1235, %1231) : (i32, i32) -> i32
              %1237 = "arith.shrui"(%1236, %1229) : (i32, i32) -> i32
              %1238 = "arith.cmpi"(%1229, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1239 = "arith.select"(%1238, %1237, %45) : (i1, i32, i32) -> i32
              %1240 = "arith.xori"(%1239, %1230) : (i32, i32) -> i32
              %1241 = "llvm.intr.ctlz"(%1227) {is_zero_poison = false} : (i32) -> i32
              %1242 = "arith.subi"(%41, %1241) : (i32, i32) -> i32
              %1243 = "arith.shrui"(%1236, %1242) : (i32, i32) -> i32
              %1244 = "arith.cmpi"(%1242, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1245 = "arith.select"(%1244, %1243, %45) : (i1, i32, i32) -> i32
              %1246 = "arith.xori"(%1245, %1230) : (i32, i32) -> i32
              %1247 = "arith.muli"(%1246, %34) : (i32, i32) -> i32
              %1248 = "arith.subi"(%1221, %1247) : (i32, i32) -> i32
              %1249 = "arith.extsi"(%992) : (i32) -> i64
              %1250 = "arith.extsi"(%1240) : (i32) -> i64
              %1251 = "arith.muli"(%1249, %32) : (i64, i64) -> i64
              %1252 = "arith.addi"(%1251, %1250) : (i64, i64) -> i64
              %1253 = "llvm.getelementptr"(%30, %1252) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1254 = "llvm.load"(%1253) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1254, %1248) : (i32, i32) -> ()
            }, {
              "scf.yield"(%599, %607) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1255 = "arith.addi"(%1017, %530) : (i32, i32) -> i32
            %1256 = "arith.cmpi"(%1255, %991) {predicate = 2 : i64} : (i32, i32) -> i1
            %1257, %1258 = "scf.if"(%1256) ({
              %1259 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1260 = "arith.shrui"(%29, %1259) : (i64, i64) -> i64
              %1261 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1262 = "llvm.intr.ctlz"(%1261) {is_zero_poison = false} : (i32) -> i32
              %1263 = "arith.subi"(%41, %1262) : (i32, i32) -> i32
              %1264 = "arith.shrsi"(%1255, %46) : (i32, i32) -> i32
              %1265 = "arith.xori"(%1255, %1264) : (i32, i32) -> i32
              %1266 = "arith.extui"(%1265) : (i32) -> i64
              %1267 = "arith.muli"(%1266, %1260) : (i64, i64) -> i64
              %1268 = "arith.shrui"(%1267, %1259) : (i64, i64) -> i64
              %1269 = "arith.trunci"(%1268) : (i64) -> i32
              %1270 = "arith.addi"(%1269, %1265) : (i32, i32) -> i32
              %1271 = "arith.shrui"(%1270, %1263) : (i32, i32) -> i32
              %1272 = "arith.cmpi"(%1263, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1273 = "arith.select"(%1272, %1271, %45) : (i1, i32, i32) -> i32
              %1274 = "arith.xori"(%1273, %1264) : (i32, i32) -> i32
              %1275 = "llvm.intr.ctlz"(%1261) {is_zero_poison = false} : (i32) -> i32
              %1276 = "arith.subi"(%41, %1275) : (i32, i32) -> i32
              %1277 = "arith.shrui"(%1270, %1276) : (i32, i32) -> i32
              %1278 = "arith.cmpi"(%1276, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1279 = "arith.select"(%1278, %1277, %45) : (i1, i32, i32) -> i32
              %1280 = "arith.xori"(%1279, %1264) : (i32, i32) -> i32
              %1281 = "arith.muli"(%1280, %34) : (i32, i32) -> i32
              %1282 = "arith.subi"(%1255, %1281) : (i32, i32) -> i32
              %1283 = "arith.extsi"(%992) : (i32) -> i64
              %1284 = "arith.extsi"(%1274) : (i32) -> i64
              %1285 = "arith.muli"(%1283, %32) : (i64, i64) -> i64
              %1286 = "arith.addi"(%1285, %1284) : (i64, i64) -> i64
              %1287 = "llvm.getelementptr"(%30, %1286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1288 = "llvm.load"(%1287) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1288, %1282) : (i32, i32) -> ()
            }, {
              "scf.yield"(%600, %608) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%992, %991, %995, %993, %994, %1015, %1019, %1053, %1087, %1121, %1155, %1189, %1223, %1257, %1020, %1054, %1088, %1122, %1156, %1190, %1224, %1258) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.commit.group"() : () -> ()
          "scf.yield"(%611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %1289 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1290 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1291 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1292 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1293 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1294 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1295 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1296 = "llvm.mlir.undef"() : () -> vector<2xf16>
        %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371 = "scf.for"(%147, %151, %124, %564, %565, %566, %567, %568, %569, %293, %223, %281, %291, %293, %285, %50, %45, %45, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %183, %184, %186, %187, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585) ({
        ^bb0(%1372: i32, %1373: i32, %1374: i32, %1375: i32, %1376: i32, %1377: i32, %1378: i32, %1379: i32, %1380: i32, %1381: i32, %1382: i32, %1383: i32, %1384: i32, %1385: i32, %1386: i32, %1387: i32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: vector<2xf16>, %1421: vector<2xf16>, %1422: vector<2xf16>, %1423: vector<2xf16>, %1424: vector<2xf16>, %1425: vector<2xf16>, %1426: vector<2xf16>, %1427: vector<2xf16>, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: i32, %1433: i32, %1434: i32, %1435: i32, %1436: i32, %1437: i32, %1438: i32, %1439: i32, %1440: i32, %1441: i32, %1442: i32, %1443: i32, %1444: i32, %1445: i32, %1446: i32, %1447: i32):
          "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
          "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 8 : i32} : () -> ()
          %1448 = "arith.addi"(%1372, %48) : (i32, i32) -> i32
          %1449 = "arith.subi"(%1448, %124) : (i32, i32) -> i32
          %1450 = "arith.cmpi"(%1449, %151) {predicate = 2 : i64} : (i32, i32) -> i1
          %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472 = "scf.if"(%1450) ({
            %1473 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1474 = "arith.muli"(%1378, %1473) : (i32, i32) -> i32
            %1475 = "llvm.getelementptr"(%52, %1474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1476 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %1477 = "arith.muli"(%1385, %1476) : (i32, i32) -> i32
            %1478 = "llvm.getelementptr"(%53, %1477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1479 = "llvm.getelementptr"(%54, %1477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1480 = "arith.remui"(%35, %128) : (i32, i32) -> i32
            %1481 = "arith.muli"(%1376, %58) : (i32, i32) -> i32
            %1482 = "arith.addi"(%1481, %295) : (i32, i32) -> i32
            %1483 = "arith.cmpi"(%1482, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1484 = "arith.extui"(%1483) : (i1) -> i8
            %1485 = "arith.constant"() {value = 0 : i8} : () -> i8
            %1486 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1487 = "arith.select"(%1486, %1432, %45) : (i1, i32, i32) -> i32
            %1488 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1489 = "arith.select"(%1488, %1440, %45) : (i1, i32, i32) -> i32
            %1490 = "arith.remsi"(%1375, %28) : (i32, i32) -> i32
            %1491 = "arith.cmpi"(%1490, %45) {predicate = 2 : i64} : (i32, i32) -> i1
            %1492 = "arith.divsi"(%1375, %28) : (i32, i32) -> i32
            %1493 = "arith.extsi"(%1491) : (i1) -> i32
            %1494 = "arith.addi"(%1492, %1493) : (i32, i32) -> i32
            %1495 = "arith.extsi"(%1487) : (i32) -> i64
            %1496 = "arith.extsi"(%1489) : (i32) -> i64
            %1497 = "arith.extsi"(%1494) : (i32) -> i64
            %1498 = "arith.muli"(%1495, %9) : (i64, i64) -> i64
            %1499 = "arith.muli"(%1496, %10) : (i64, i64) -> i64
            %1500 = "arith.addi"(%1498, %1499) : (i64, i64) -> i64
            %1501 = "arith.muli"(%1497, %11) : (i64, i64) -> i64
            %1502 = "arith.addi"(%1500, %1501) : (i64, i64) -> i64
            %1503 = "llvm.getelementptr"(%5, %1502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1504 = "arith.muli"(%1480, %128) : (i32, i32) -> i32
            %1505 = "llvm.getelementptr"(%1503, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1506 = "arith.muli"(%295, %157) : (i32, i32) -> i32
            %1507 = "arith.addi"(%1506, %1504) : (i32, i32) -> i32
            %1508 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1509 = "arith.andi"(%1507, %1508) : (i32, i32) -> i32
            %1510 = "arith.shrui"(%1509, %48) : (i32, i32) -> i32
            %1511 = "arith.xori"(%1507, %1510) : (i32, i32) -> i32
            %1512 = "llvm.getelementptr"(%1478, %1511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1513 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1514 = "arith.select"(%1513, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1512, %1505, %1514) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1515 = "arith.addi"(%295, %125) : (i32, i32) -> i32
            %1516 = "arith.addi"(%1481, %1515) : (i32, i32) -> i32
            %1517 = "arith.cmpi"(%1516, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1518 = "arith.extui"(%1517) : (i1) -> i8
            %1519 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1520 = "arith.select"(%1519, %1433, %45) : (i1, i32, i32) -> i32
            %1521 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1522 = "arith.select"(%1521, %1441, %45) : (i1, i32, i32) -> i32
            %1523 = "arith.extsi"(%1520) : (i32) -> i64
            %1524 = "arith.extsi"(%1522) : (i32) -> i64
            %1525 = "arith.muli"(%1523, %9) : (i64, i64) -> i64
            %1526 = "arith.muli"(%1524, %10) : (i64, i64) -> i64
            %1527 = "arith.addi"(%1525, %1526) : (i64, i64) -> i64
            %1528 = "arith.addi"(%1527, %1501) : (i64, i64) -> i64
            %1529 = "llvm.getelementptr"(%5, %1528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1530 = "llvm.getelementptr"(%1529, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1531 = "arith.muli"(%1515, %157) : (i32, i32) -> i32
            %1532 = "arith.addi"(%1531, %1504) : (i32, i32) -> i32
            %1533 = "arith.andi"(%1532, %1508) : (i32, i32) -> i32
            %1534 = "arith.shrui"(%1533, %48) : (i32, i32) -> i32
            %1535 = "arith.xori"(%1532, %1534) : (i32, i32) -> i32
            %1536 = "llvm.getelementptr"(%1478, %1535) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1537 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1538 = "arith.select"(%1537, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1536, %1530, %1538) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1539 = "arith.addi"(%295, %41) : (i32, i32) -> i32
            %1540 = "arith.addi"(%1481, %1539) : (i32, i32) -> i32
            %1541 = "arith.cmpi"(%1540, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1542 = "arith.extui"(%1541) : (i1) -> i8
            %1543 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1544 = "arith.select"(%1543, %1434, %45) : (i1, i32, i32) -> i32
            %1545 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1546 = "arith.select"(%1545, %1442, %45) : (i1, i32, i32) -> i32
            %1547 = "arith.extsi"(%1544) : (i32) -> i64
            %1548 = "arith.extsi"(%1546) : (i32) -> i64
            %1549 = "arith.muli"(%1547, %9) : (i64, i64) -> i64
            %1550 = "arith.muli"(%1548, %10) : (i64, i64) -> i64
            %1551 = "arith.addi"(%1549, %1550) : (i64, i64) -> i64
            %1552 = "arith.addi"(%1551, %1501) : (i64, i64) -> i64
            %1553 = "llvm.getelementptr"(%5, %1552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1554 = "llvm.getelementptr"(%1553, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1555 = "arith.muli"(%1539, %157) : (i32, i32) -> i32
            %1556 = "arith.addi"(%1555, %1504) : (i32, i32) -> i32
            %1557 = "arith.andi"(%1556, %1508) : (i32, i32) -> i32
            %1558 = "arith.shrui"(%1557, %48) : (i32, i32) -> i32
            %1559 = "arith.xori"(%1556, %1558) : (i32, i32) -> i32
            %1560 = "llvm.getelementptr"(%1478, %1559) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1561 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1562 = "arith.select"(%1561, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1560, %1554, %1562) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1563 = "arith.addi"(%295, %395) : (i32, i32) -> i32
            %1564 = "arith.addi"(%1481, %1563) : (i32, i32) -> i32
            %1565 = "arith.cmpi"(%1564, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1566 = "arith.extui"(%1565) : (i1) -> i8
            %1567 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1568 = "arith.select"(%1567, %1435, %45) : (i1, i32, i32) -> i32
            %1569 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1570 = "arith.select"(%1569, %1443, %45) : (i1, i32, i32) -> i32
            %1571 = "arith.extsi"(%1568) : (i32) -> i64
            %1572 = "arith.extsi"(%1570) : (i32) -> i64
            %1573 = "arith.muli"(%1571, %9) : (i64, i64) -> i64
            %1574 = "arith.muli"(%1572, %10) : (i64, i64) -> i64
            %1575 = "arith.addi"(%1573, %1574) : (i64, i64) -> i64
            %1576 = "arith.addi"(%1575, %1501) : (i64, i64) -> i64
            %1577 = "llvm.getelementptr"(%5, %1576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1578 = "llvm.getelementptr"(%1577, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1579 = "arith.muli"(%1563, %157) : (i32, i32) -> i32
            %1580 = "arith.addi"(%1579, %1504) : (i32, i32) -> i32
            %1581 = "arith.andi"(%1580, %1508) : (i32, i32) -> i32
            %1582 = "arith.shrui"(%1581, %48) : (i32, i32) -> i32
            %1583 = "arith.xori"(%1580, %1582) : (i32, i32) -> i32
            %1584 = "llvm.getelementptr"(%1478, %1583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1585 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1586 = "arith.select"(%1585, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1584, %1578, %1586) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1587 = "arith.addi"(%295, %157) : (i32, i32) -> i32
            %1588 = "arith.addi"(%1481, %1587) : (i32, i32) -> i32
            %1589 = "arith.cmpi"(%1588, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1590 = "arith.extui"(%1589) : (i1) -> i8
            %1591 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1592 = "arith.select"(%1591, %1436, %45) : (i1, i32, i32) -> i32
            %1593 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1594 = "arith.select"(%1593, %1444, %45) : (i1, i32, i32) -> i32
            %1595 = "arith.extsi"(%1592) : (i32) -> i64
            %1596 = "arith.extsi"(%1594) : (i32) -> i64
            %1597 = "arith.muli"(%1595, %9) : (i64, i64) -> i64
            %1598 = "arith.muli"(%1596, %10) : (i64, i64) -> i64
            %1599 = "arith.addi"(%1597, %1598) : (i64, i64) -> i64
            %1600 = "arith.addi"(%1599, %1501) : (i64, i64) -> i64
            %1601 = "llvm.getelementptr"(%5, %1600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1602 = "llvm.getelementptr"(%1601, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1603 = "arith.muli"(%1587, %157) : (i32, i32) -> i32
            %1604 = "arith.addi"(%1603, %1504) : (i32, i32) -> i32
            %1605 = "arith.andi"(%1604, %1508) : (i32, i32) -> i32
            %1606 = "arith.shrui"(%1605, %48) : (i32, i32) -> i32
            %1607 = "arith.xori"(%1604, %1606) : (i32, i32) -> i32
            %1608 = "llvm.getelementptr"(%1478, %1607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1609 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1610 = "arith.select"(%1609, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1608, %1602, %1610) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1611 = "arith.addi"(%295, %462) : (i32, i32) -> i32
            %1612 = "arith.addi"(%1481, %1611) : (i32, i32) -> i32
            %1613 = "arith.cmpi"(%1612, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1614 = "arith.extui"(%1613) : (i1) -> i8
            %1615 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1616 = "arith.select"(%1615, %1437, %45) : (i1, i32, i32) -> i32
            %1617 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1618 = "arith.select"(%1617, %1445, %45) : (i1, i32, i32) -> i32
            %1619 = "arith.extsi"(%1616) : (i32) -> i64
            %1620 = "arith.extsi"(%1618) : (i32) -> i64
            %1621 = "arith.muli"(%1619, %9) : (i64, i64) -> i64
            %1622 = "arith.muli"(%1620, %10) : (i64, i64) -> i64
            %1623 = "arith.addi"(%1621, %1622) : (i64, i64) -> i64
            %1624 = "arith.addi"(%1623, %1501) : (i64, i64) -> i64
            %1625 = "llvm.getelementptr"(%5, %1624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1626 = "llvm.getelementptr"(%1625, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1627 = "arith.muli"(%1611, %157) : (i32, i32) -> i32
            %1628 = "arith.addi"(%1627, %1504) : (i32, i32) -> i32
            %1629 = "arith.andi"(%1628, %1508) : (i32, i32) -> i32
            %1630 = "arith.shrui"(%1629, %48) : (i32, i32) -> i32
            %1631 = "arith.xori"(%1628, %1630) : (i32, i32) -> i32
            %1632 = "llvm.getelementptr"(%1478, %1631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1633 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1634 = "arith.select"(%1633, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1632, %1626, %1634) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1635 = "arith.addi"(%295, %496) : (i32, i32) -> i32
            %1636 = "arith.addi"(%1481, %1635) : (i32, i32) -> i32
            %1637 = "arith.cmpi"(%1636, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1638 = "arith.extui"(%1637) : (i1) -> i8
            %1639 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1640 = "arith.select"(%1639, %1438, %45) : (i1, i32, i32) -> i32
            %1641 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1642 = "arith.select"(%1641, %1446, %45) : (i1, i32, i32) -> i32
            %1643 = "arith.extsi"(%1640) : (i32) -> i64
            %1644 = "arith.extsi"(%1642) : (i32) -> i64
            %1645 = "arith.muli"(%1643, %9) : (i64, i64) -> i64
            %1646 = "arith.muli"(%1644, %10) : (i64, i64) -> i64
            %1647 = "arith.addi"(%1645, %1646) : (i64, i64) -> i64
            %1648 = "arith.addi"(%1647, %1501) : (i64, i64) -> i64
            %1649 = "llvm.getelementptr"(%5, %1648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1650 = "llvm.getelementptr"(%1649, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1651 = "arith.muli"(%1635, %157) : (i32, i32) -> i32
            %1652 = "arith.addi"(%1651, %1504) : (i32, i32) -> i32
            %1653 = "arith.andi"(%1652, %1508) : (i32, i32) -> i32
            %1654 = "arith.shrui"(%1653, %48) : (i32, i32) -> i32
            %1655 = "arith.xori"(%1652, %1654) : (i32, i32) -> i32
            %1656 = "llvm.getelementptr"(%1478, %1655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1657 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1658 = "arith.select"(%1657, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1656, %1650, %1658) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1659 = "arith.addi"(%295, %530) : (i32, i32) -> i32
            %1660 = "arith.addi"(%1481, %1659) : (i32, i32) -> i32
            %1661 = "arith.cmpi"(%1660, %1374) {predicate = 2 : i64} : (i32, i32) -> i1
            %1662 = "arith.extui"(%1661) : (i1) -> i8
            %1663 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1664 = "arith.select"(%1663, %1439, %45) : (i1, i32, i32) -> i32
            %1665 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1666 = "arith.select"(%1665, %1447, %45) : (i1, i32, i32) -> i32
            %1667 = "arith.extsi"(%1664) : (i32) -> i64
            %1668 = "arith.extsi"(%1666) : (i32) -> i64
            %1669 = "arith.muli"(%1667, %9) : (i64, i64) -> i64
            %1670 = "arith.muli"(%1668, %10) : (i64, i64) -> i64
            %1671 = "arith.addi"(%1669, %1670) : (i64, i64) -> i64
            %1672 = "arith.addi"(%1671, %1501) : (i64, i64) -> i64
            %1673 = "llvm.getelementptr"(%5, %1672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1674 = "llvm.getelementptr"(%1673, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1675 = "arith.muli"(%1659, %157) : (i32, i32) -> i32
            %1676 = "arith.addi"(%1675, %1504) : (i32, i32) -> i32
            %1677 = "arith.andi"(%1676, %1508) : (i32, i32) -> i32
            %1678 = "arith.shrui"(%1677, %48) : (i32, i32) -> i32
            %1679 = "arith.xori"(%1676, %1678) : (i32, i32) -> i32
            %1680 = "llvm.getelementptr"(%1478, %1679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1681 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1682 = "arith.select"(%1681, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1680, %1674, %1682) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1683 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1684 = "arith.select"(%1683, %1432, %45) : (i1, i32, i32) -> i32
            %1685 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1686 = "arith.select"(%1685, %1440, %45) : (i1, i32, i32) -> i32
            %1687 = "arith.extsi"(%1684) : (i32) -> i64
            %1688 = "arith.extsi"(%1686) : (i32) -> i64
            %1689 = "arith.muli"(%1687, %13) : (i64, i64) -> i64
            %1690 = "arith.muli"(%1688, %14) : (i64, i64) -> i64
            %1691 = "arith.addi"(%1689, %1690) : (i64, i64) -> i64
            %1692 = "arith.muli"(%1497, %15) : (i64, i64) -> i64
            %1693 = "arith.addi"(%1691, %1692) : (i64, i64) -> i64
            %1694 = "llvm.getelementptr"(%12, %1693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1695 = "llvm.getelementptr"(%1694, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1696 = "llvm.getelementptr"(%1479, %1511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1697 = "arith.cmpi"(%1484, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1698 = "arith.select"(%1697, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1696, %1695, %1698) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1699 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1700 = "arith.select"(%1699, %1433, %45) : (i1, i32, i32) -> i32
            %1701 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1702 = "arith.select"(%1701, %1441, %45) : (i1, i32, i32) -> i32
            %1703 = "arith.extsi"(%1700) : (i32) -> i64
            %1704 = "arith.extsi"(%1702) : (i32) -> i64
            %1705 = "arith.muli"(%1703, %13) : (i64, i64) -> i64
            %1706 = "arith.muli"(%1704, %14) : (i64, i64) -> i64
            %1707 = "arith.addi"(%1705, %1706) : (i64, i64) -> i64
            %1708 = "arith.addi"(%1707, %1692) : (i64, i64) -> i64
            %1709 = "llvm.getelementptr"(%12, %1708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1710 = "llvm.getelementptr"(%1709, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1711 = "llvm.getelementptr"(%1479, %1535) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1712 = "arith.cmpi"(%1518, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1713 = "arith.select"(%1712, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1711, %1710, %1713) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1714 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1715 = "arith.select"(%1714, %1434, %45) : (i1, i32, i32) -> i32
            %1716 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1717 = "arith.select"(%1716, %1442, %45) : (i1, i32, i32) -> i32
            %1718 = "arith.extsi"(%1715) : (i32) -> i64
            %1719 = "arith.extsi"(%1717) : (i32) -> i64
            %1720 = "arith.muli"(%1718, %13) : (i64, i64) -> i64
            %1721 = "arith.muli"(%1719, %14) : (i64, i64) -> i64
            %1722 = "arith.addi"(%1720, %1721) : (i64, i64) -> i64
            %1723 = "arith.addi"(%1722, %1692) : (i64, i64) -> i64
            %1724 = "llvm.getelementptr"(%12, %1723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1725 = "llvm.getelementptr"(%1724, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1726 = "llvm.getelementptr"(%1479, %1559) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1727 = "arith.cmpi"(%1542, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1728 = "arith.select"(%1727, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1726, %1725, %1728) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1729 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1730 = "arith.select"(%1729, %1435, %45) : (i1, i32, i32) -> i32
            %1731 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1732 = "arith.select"(%1731, %1443, %45) : (i1, i32, i32) -> i32
            %1733 = "arith.extsi"(%1730) : (i32) -> i64
            %1734 = "arith.extsi"(%1732) : (i32) -> i64
            %1735 = "arith.muli"(%1733, %13) : (i64, i64) -> i64
            %1736 = "arith.muli"(%1734, %14) : (i64, i64) -> i64
            %1737 = "arith.addi"(%1735, %1736) : (i64, i64) -> i64
            %1738 = "arith.addi"(%1737, %1692) : (i64, i64) -> i64
            %1739 = "llvm.getelementptr"(%12, %1738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1740 = "llvm.getelementptr"(%1739, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1741 = "llvm.getelementptr"(%1479, %1583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1742 = "arith.cmpi"(%1566, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1743 = "arith.select"(%1742, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1741, %1740, %1743) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1744 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1745 = "arith.select"(%1744, %1436, %45) : (i1, i32, i32) -> i32
            %1746 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1747 = "arith.select"(%1746, %1444, %45) : (i1, i32, i32) -> i32
            %1748 = "arith.extsi"(%1745) : (i32) -> i64
            %1749 = "arith.extsi"(%1747) : (i32) -> i64
            %1750 = "arith.muli"(%1748, %13) : (i64, i64) -> i64
            %1751 = "arith.muli"(%1749, %14) : (i64, i64) -> i64
            %1752 = "arith.addi"(%1750, %1751) : (i64, i64) -> i64
            %1753 = "arith.addi"(%1752, %1692) : (i64, i64) -> i64
            %1754 = "llvm.getelementptr"(%12, %1753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1755 = "llvm.getelementptr"(%1754, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1756 = "llvm.getelementptr"(%1479, %1607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1757 = "arith.cmpi"(%1590, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1758 = "arith.select"(%1757, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1756, %1755, %1758) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1759 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1760 = "arith.select"(%1759, %1437, %45) : (i1, i32, i32) -> i32
            %1761 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1762 = "arith.select"(%1761, %1445, %45) : (i1, i32, i32) -> i32
            %1763 = "arith.extsi"(%1760) : (i32) -> i64
            %1764 = "arith.extsi"(%1762) : (i32) -> i64
            %1765 = "arith.muli"(%1763, %13) : (i64, i64) -> i64
            %1766 = "arith.muli"(%1764, %14) : (i64, i64) -> i64
            %1767 = "arith.addi"(%1765, %1766) : (i64, i64) -> i64
            %1768 = "arith.addi"(%1767, %1692) : (i64, i64) -> i64
            %1769 = "llvm.getelementptr"(%12, %1768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1770 = "llvm.getelementptr"(%1769, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1771 = "llvm.getelementptr"(%1479, %1631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1772 = "arith.cmpi"(%1614, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1773 = "arith.select"(%1772, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1771, %1770, %1773) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1774 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1775 = "arith.select"(%1774, %1438, %45) : (i1, i32, i32) -> i32
            %1776 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1777 = "arith.select"(%1776, %1446, %45) : (i1, i32, i32) -> i32
            %1778 = "arith.extsi"(%1775) : (i32) -> i64
            %1779 = "arith.extsi"(%1777) : (i32) -> i64
            %1780 = "arith.muli"(%1778, %13) : (i64, i64) -> i64
            %1781 = "arith.muli"(%1779, %14) : (i64, i64) -> i64
            %1782 = "arith.addi"(%1780, %1781) : (i64, i64) -> i64
            %1783 = "arith.addi"(%1782, %1692) : (i64, i64) -> i64
            %1784 = "llvm.getelementptr"(%12, %1783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1785 = "llvm.getelementptr"(%1784, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1786 = "llvm.getelementptr"(%1479, %1655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1787 = "arith.cmpi"(%1638, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1788 = "arith.select"(%1787, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1786, %1785, %1788) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1789 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1790 = "arith.select"(%1789, %1439, %45) : (i1, i32, i32) -> i32
            %1791 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1792 = "arith.select"(%1791, %1447, %45) : (i1, i32, i32) -> i32
            %1793 = "arith.extsi"(%1790) : (i32) -> i64
            %1794 = "arith.extsi"(%1792) : (i32) -> i64
            %1795 = "arith.muli"(%1793, %13) : (i64, i64) -> i64
            %1796 = "arith.muli"(%1794, %14) : (i64, i64) -> i64
            %1797 = "arith.addi"(%1795, %1796) : (i64, i64) -> i64
            %1798 = "arith.addi"(%1797, %1692) : (i64, i64) -> i64
            %1799 = "llvm.getelementptr"(%12, %1798) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1800 = "llvm.getelementptr"(%1799, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %1801 = "llvm.getelementptr"(%1479, %1679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1802 = "arith.cmpi"(%1662, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
            %1803 = "arith.select"(%1802, %125, %45) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%1801, %1800, %1803) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %1804 = "arith.cmpi"(%1376, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %1805 = "arith.constant"() {value = false} : () -> i1
            %1806 = "arith.ori"(%1804, %1805) : (i1, i1) -> i1
            "scf.if"(%1806) ({
              %1807 = "arith.cmpi"(%295, %125) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%1807) ({
                %1808 = "arith.addi"(%1490, %28) : (i32, i32) -> i32
                %1809 = "arith.select"(%1491, %1808, %1490) : (i1, i32, i32) -> i32
                %1810 = "arith.muli"(%1809, %125) : (i32, i32) -> i32
                %1811 = "arith.addi"(%1810, %295) : (i32, i32) -> i32
                %1812 = "arith.cmpi"(%1811, %27) {predicate = 2 : i64} : (i32, i32) -> i1
                %1813 = "arith.extui"(%1812) : (i1) -> i8
                %1814 = "arith.cmpi"(%1813, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
                %1815 = "arith.select"(%1814, %295, %45) : (i1, i32, i32) -> i32
                %1816 = "arith.muli"(%1494, %27) : (i32, i32) -> i32
                %1817 = "arith.addi"(%1816, %1810) : (i32, i32) -> i32
                %1818 = "arith.addi"(%1817, %1815) : (i32, i32) -> i32
                %1819 = "arith.extsi"(%1373) : (i32) -> i64
                %1820 = "arith.extsi"(%1818) : (i32) -> i64
                %1821 = "arith.muli"(%1819, %3) : (i64, i64) -> i64
                %1822 = "arith.muli"(%1820, %4) : (i64, i64) -> i64
                %1823 = "arith.addi"(%1821, %1822) : (i64, i64) -> i64
                %1824 = "llvm.getelementptr"(%0, %1823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1825 = "llvm.getelementptr"(%1824, %1504) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %1826 = "llvm.getelementptr"(%1475, %1511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %1827 = "arith.cmpi"(%1813, %1485) {predicate = 1 : i64} : (i8, i8) -> i1
                %1828 = "arith.select"(%1827, %125, %45) : (i1, i32, i32) -> i32
                "nvvm.cp.async.shared.global"(%1826, %1825, %1828) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1829 = "arith.addi"(%1376, %124) : (i32, i32) -> i32
            %1830 = "arith.cmpi"(%1829, %1377) {predicate = 0 : i64} : (i32, i32) -> i1
            %1831, %1832, %1833, %1834, %1835 = "scf.if"(%1830) ({
              %1836 = "arith.addi"(%1375, %124) : (i32, i32) -> i32
              %1837 = "arith.cmpi"(%1836, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %1838, %1839, %1840, %1841 = "scf.if"(%1837) ({
                %1842 = "arith.addi"(%1373, %124) : (i32, i32) -> i32
                %1843 = "arith.subi"(%1, %124) : (i32, i32) -> i32
                %1844 = "arith.minsi"(%1842, %1843) : (i32, i32) -> i32
                %1845 = "arith.extsi"(%1844) : (i32) -> i64
                %1846 = "llvm.getelementptr"(%25, %1845) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1847 = "llvm.load"(%1846) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1848 = "arith.addi"(%1847, %123) : (i32, i32) -> i32
                %1849 = "arith.shrsi"(%1848, %283) : (i32, i32) -> i32
                %1850 = "arith.maxsi"(%1849, %124) : (i32, i32) -> i32
                "scf.yield"(%1847, %1844, %1850, %45) : (i32, i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1374, %1373, %1377, %1836) : (i32, i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32, i32)
              "scf.yield"(%1838, %1839, %45, %1840, %1841) : (i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1374, %1373, %1829, %1377, %1375) : (i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32)
            %1851 = "arith.cmpi"(%1833, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %1852 = "arith.addi"(%1378, %124) : (i32, i32) -> i32
            %1853 = "arith.cmpi"(%1852, %48) {predicate = 0 : i64} : (i32, i32) -> i1
            %1854 = "arith.select"(%1853, %45, %1852) : (i1, i32, i32) -> i32
            %1855 = "arith.select"(%1851, %1854, %1378) : (i1, i32, i32) -> i32
            %1856 = "arith.muli"(%1833, %58) : (i32, i32) -> i32
            %1857 = "arith.addi"(%1856, %295) : (i32, i32) -> i32
            %1858 = "arith.cmpi"(%1857, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %1859, %1860 = "scf.if"(%1858) ({
              %1861 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1862 = "arith.shrui"(%29, %1861) : (i64, i64) -> i64
              %1863 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1864 = "llvm.intr.ctlz"(%1863) {is_zero_poison = false} : (i32) -> i32
              %1865 = "arith.subi"(%41, %1864) : (i32, i32) -> i32
              %1866 = "arith.shrsi"(%1857, %46) : (i32, i32) -> i32
              %1867 = "arith.xori"(%1857, %1866) : (i32, i32) -> i32
              %1868 = "arith.extui"(%1867) : (i32) -> i64
              %1869 = "arith.muli"(%1868, %1862) : (i64, i64) -> i64
              %1870 = "arith.shrui"(%1869, %1861) : (i64, i64) -> i64
              %1871 = "arith.trunci"(%1870) : (i64) -> i32
              %1872 = "arith.addi"(%1871, %1867) : (i32, i32) -> i32
              %1873 = "arith.shrui"(%1872, %1865) : (i32, i32) -> i32
              %1874 = "arith.cmpi"(%1865, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1875 = "arith.select"(%1874, %1873, %45) : (i1, i32, i32) -> i32
              %1876 = "arith.xori"(%1875, %1866) : (i32, i32) -> i32
              %1877 = "llvm.intr.ctlz"(%1863) {is_zero_poison = false} : (i32) -> i32
              %1878 = "arith.subi"(%41, %1877) : (i32, i32) -> i32
              %1879 = "arith.shrui"(%1872, %1878) : (i32, i32) -> i32
              %1880 = "arith.cmpi"(%1878, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1881 = "arith.select"(%1880, %1879, %45) : (i1, i32, i32) -> i32
              %1882 = "arith.xori"(%1881, %1866) : (i32, i32) -> i32
              %1883 = "arith.muli"(%1882, %34) : (i32, i32) -> i32
              %1884 = "arith.subi"(%1857, %1883) : (i32, i32) -> i32
              %1885 = "arith.extsi"(%1832) : (i32) -> i64
              %1886 = "arith.extsi"(%1876) : (i32) -> i64
              %1887 = "arith.muli"(%1885, %32) : (i64, i64) -> i64
              %1888 = "arith.addi"(%1887, %1886) : (i64, i64) -> i64
              %1889 = "llvm.getelementptr"(%30, %1888) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1890 = "llvm.load"(%1889) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1890, %1884) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1432, %1440) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1891 = "arith.addi"(%1857, %125) : (i32, i32) -> i32
            %1892 = "arith.cmpi"(%1891, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %1893, %1894 = "scf.if"(%1892) ({
              %1895 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1896 = "arith.shrui"(%29, %1895) : (i64, i64) -> i64
              %1897 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1898 = "llvm.intr.ctlz"(%1897) {is_zero_poison = false} : (i32) -> i32
              %1899 = "arith.subi"(%41, %1898) : (i32, i32) -> i32
              %1900 = "arith.shrsi"(%1891, %46) : (i32, i32) -> i32
              %1901 = "arith.xori"(%1891, %1900) : (i32, i32) -> i32
              %1902 = "arith.extui"(%1901) : (i32) -> i64
              %1903 = "arith.muli"(%1902, %1896) : (i64, i64) -> i64
              %1904 = "arith.shrui"(%1903, %1895) : (i64, i64) -> i64
              %1905 = "arith.trunci"(%1904) : (i64) -> i32
              %1906 = "arith.addi"(%1905, %1901) : (i32, i32) -> i32
              %1907 = "arith.shrui"(%1906, %1899) : (i32, i32) -> i32
              %1908 = "arith.cmpi"(%1899, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1909 = "arith.select"(%1908, %1907, %45) : (i1, i32, i32) -> i32
              %1910 = "arith.xori"(%1909, %1900) : (i32, i32) -> i32
              %1911 = "llvm.intr.ctlz"(%1897) {is_zero_poison = false} : (i32) -> i32
              %1912 = "arith.subi"(%41, %1911) : (i32, i32) -> i32
              %1913 = "arith.shrui"(%1906, %1912) : (i32, i32) -> i32
              %1914 = "arith.cmpi"(%1912, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1915 = "arith.select"(%1914, %1913, %45) : (i1, i32, i32) -> i32
              %1916 = "arith.xori"(%1915, %1900) : (i32, i32) -> i32
              %1917 = "arith.muli"(%1916, %34) : (i32, i32) -> i32
              %1918 = "arith.subi"(%1891, %1917) : (i32, i32) -> i32
              %1919 = "arith.extsi"(%1832) : (i32) -> i64
              %1920 = "arith.extsi"(%1910) : (i32) -> i64
              %1921 = "arith.muli"(%1919, %32) : (i64, i64) -> i64
              %1922 = "arith.addi"(%1921, %1920) : (i64, i64) -> i64
              %1923 = "llvm.getelementptr"(%30, %1922) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1924 = "llvm.load"(%1923) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1924, %1918) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1433, %1441) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1925 = "arith.addi"(%1857, %41) : (i32, i32) -> i32
            %1926 = "arith.cmpi"(%1925, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %1927, %1928 = "scf.if"(%1926) ({
              %1929 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1930 = "arith.shrui"(%29, %1929) : (i64, i64) -> i64
              %1931 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1932 = "llvm.intr.ctlz"(%1931) {is_zero_poison = false} : (i32) -> i32
              %1933 = "arith.subi"(%41, %1932) : (i32, i32) -> i32
              %1934 = "arith.shrsi"(%1925, %46) : (i32, i32) -> i32
              %1935 = "arith.xori"(%1925, %1934) : (i32, i32) -> i32
              %1936 = "arith.extui"(%1935) : (i32) -> i64
              %1937 = "arith.muli"(%1936, %1930) : (i64, i64) -> i64
              %1938 = "arith.shrui"(%1937, %1929) : (i64, i64) -> i64
              %1939 = "arith.trunci"(%1938) : (i64) -> i32
              %1940 = "arith.addi"(%1939, %1935) : (i32, i32) -> i32
              %1941 = "arith.shrui"(%1940, %1933) : (i32, i32) -> i32
              %1942 = "arith.cmpi"(%1933, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1943 = "arith.select"(%1942, %1941, %45) : (i1, i32, i32) -> i32
              %1944 = "arith.xori"(%1943, %1934) : (i32, i32) -> i32
              %1945 = "llvm.intr.ctlz"(%1931) {is_zero_poison = false} : (i32) -> i32
              %1946 = "arith.subi"(%41, %1945) : (i32, i32) -> i32
              %1947 = "arith.shrui"(%1940, %1946) : (i32, i32) -> i32
              %1948 = "arith.cmpi"(%1946, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1949 = "arith.select"(%1948, %1947, %45) : (i1, i32, i32) -> i32
              %1950 = "arith.xori"(%1949, %1934) : (i32, i32) -> i32
              %1951 = "arith.muli"(%1950, %34) : (i32, i32) -> i32
              %1952 = "arith.subi"(%1925, %1951) : (i32, i32) -> i32
              %1953 = "arith.extsi"(%1832) : (i32) -> i64
              %1954 = "arith.extsi"(%1944) : (i32) -> i64
              %1955 = "arith.muli"(%1953, %32) : (i64, i64) -> i64
              %1956 = "arith.addi"(%1955, %1954) : (i64, i64) -> i64
              %1957 = "llvm.getelementptr"(%30, %1956) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1958 = "llvm.load"(%1957) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1958, %1952) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1434, %1442) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1959 = "arith.addi"(%1857, %395) : (i32, i32) -> i32
            %1960 = "arith.cmpi"(%1959, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %1961, %1962 = "scf.if"(%1960) ({
              %1963 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1964 = "arith.shrui"(%29, %1963) : (i64, i64) -> i64
              %1965 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %1966 = "llvm.intr.ctlz"(%1965) {is_zero_poison = false} : (i32) -> i32
              %1967 = "arith.subi"(%41, %1966) : (i32, i32) -> i32
              %1968 = "arith.shrsi"(%1959, %46) : (i32, i32) -> i32
              %1969 = "arith.xori"(%1959, %1968) : (i32, i32) -> i32
              %1970 = "arith.extui"(%1969) : (i32) -> i64
              %1971 = "arith.muli"(%1970, %1964) : (i64, i64) -> i64
              %1972 = "arith.shrui"(%1971, %1963) : (i64, i64) -> i64
              %1973 = "arith.trunci"(%1972) : (i64) -> i32
              %1974 = "arith.addi"(%1973, %1969) : (i32, i32) -> i32
              %1975 = "arith.shrui"(%1974, %1967) : (i32, i32) -> i32
              %1976 = "arith.cmpi"(%1967, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1977 = "arith.select"(%1976, %1975, %45) : (i1, i32, i32) -> i32
              %1978 = "arith.xori"(%1977, %1968) : (i32, i32) -> i32
              %1979 = "llvm.intr.ctlz"(%1965) {is_zero_poison = false} : (i32) -> i32
              %1980 = "arith.subi"(%41, %1979) : (i32, i32) -> i32
              %1981 = "arith.shrui"(%1974, %1980) : (i32, i32) -> i32
              %1982 = "arith.cmpi"(%1980, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %1983 = "arith.select"(%1982, %1981, %45) : (i1, i32, i32) -> i32
              %1984 = "arith.xori"(%1983, %1968) : (i32, i32) -> i32
              %1985 = "arith.muli"(%1984, %34) : (i32, i32) -> i32
              %1986 = "arith.subi"(%1959, %1985) : (i32, i32) -> i32
              %1987 = "arith.extsi"(%1832) : (i32) -> i64
              %1988 = "arith.extsi"(%1978) : (i32) -> i64
              %1989 = "arith.muli"(%1987, %32) : (i64, i64) -> i64
              %1990 = "arith.addi"(%1989, %1988) : (i64, i64) -> i64
              %1991 = "llvm.getelementptr"(%30, %1990) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1992 = "llvm.load"(%1991) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1992, %1986) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1435, %1443) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1993 = "arith.addi"(%1857, %157) : (i32, i32) -> i32
            %1994 = "arith.cmpi"(%1993, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %1995, %1996 = "scf.if"(%1994) ({
              %1997 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1998 = "arith.shrui"(%29, %1997) : (i64, i64) -> i64
              %1999 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %2000 = "llvm.intr.ctlz"(%1999) {is_zero_poison = false} : (i32) -> i32
              %2001 = "arith.subi"(%41, %2000) : (i32, i32) -> i32
              %2002 = "arith.shrsi"(%1993, %46) : (i32, i32) -> i32
              %2003 = "arith.xori"(%1993, %2002) : (i32, i32) -> i32
              %2004 = "arith.extui"(%2003) : (i32) -> i64
              %2005 = "arith.muli"(%2004, %1998) : (i64, i64) -> i64
              %2006 = "arith.shrui"(%2005, %1997) : (i64, i64) -> i64
              %2007 = "arith.trunci"(%2006) : (i64) -> i32
              %2008 = "arith.addi"(%2007, %2003) : (i32, i32) -> i32
              %2009 = "arith.shrui"(%2008, %2001) : (i32, i32) -> i32
              %2010 = "arith.cmpi"(%2001, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2011 = "arith.select"(%2010, %2009, %45) : (i1, i32, i32) -> i32
              %2012 = "arith.xori"(%2011, %2002) : (i32, i32) -> i32
              %2013 = "llvm.intr.ctlz"(%1999) {is_zero_poison = false} : (i32) -> i32
              %2014 = "arith.subi"(%41, %2013) : (i32, i32) -> i32
              %2015 = "arith.shrui"(%2008, %2014) : (i32, i32) -> i32
              %2016 = "arith.cmpi"(%2014, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2017 = "arith.select"(%2016, %2015, %45) : (i1, i32, i32) -> i32
              %2018 = "arith.xori"(%2017, %2002) : (i32, i32) -> i32
              %2019 = "arith.muli"(%2018, %34) : (i32, i32) -> i32
              %2020 = "arith.subi"(%1993, %2019) : (i32, i32) -> i32
              %2021 = "arith.extsi"(%1832) : (i32) -> i64
              %2022 = "arith.extsi"(%2012) : (i32) -> i64
              %2023 = "arith.muli"(%2021, %32) : (i64, i64) -> i64
              %2024 = "arith.addi"(%2023, %2022) : (i64, i64) -> i64
              %2025 = "llvm.getelementptr"(%30, %2024) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2026 = "llvm.load"(%2025) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%2026, %2020) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1436, %1444) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %2027 = "arith.addi"(%1857, %462) : (i32, i32) -> i32
            %2028 = "arith.cmpi"(%2027, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %2029, %2030 = "scf.if"(%2028) ({
              %2031 = "arith.constant"() {value = 32 : i64} : () -> i64
              %2032 = "arith.shrui"(%29, %2031) : (i64, i64) -> i64
              %2033 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %2034 = "llvm.intr.ctlz"(%2033) {is_zero_poison = false} : (i32) -> i32
              %2035 = "arith.subi"(%41, %2034) : (i32, i32) -> i32
              %2036 = "arith.shrsi"(%2027, %46) : (i32, i32) -> i32
              %2037 = "arith.xori"(%2027, %2036) : (i32, i32) -> i32
              %2038 = "arith.extui"(%2037) : (i32) -> i64
              %2039 = "arith.muli"(%2038, %2032) : (i64, i64) -> i64
              %2040 = "arith.shrui"(%2039, %2031) : (i64, i64) -> i64
              %2041 = "arith.trunci"(%2040) : (i64) -> i32
              %2042 = "arith.addi"(%2041, %2037) : (i32, i32) -> i32
              %2043 = "arith.shrui"(%2042, %2035) : (i32, i32) -> i32
              %2044 = "arith.cmpi"(%2035, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2045 = "arith.select"(%2044, %2043, %45) : (i1, i32, i32) -> i32
              %2046 = "arith.xori"(%2045, %2036) : (i32, i32) -> i32
              %2047 = "llvm.intr.ctlz"(%2033) {is_zero_poison = false} : (i32) -> i32
              %2048 = "arith.subi"(%41, %2047) : (i32, i32) -> i32
              %2049 = "arith.shrui"(%2042, %2048) : (i32, i32) -> i32
              %2050 = "arith.cmpi"(%2048, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2051 = "arith.select"(%2050, %2049, %45) : (i1, i32, i32) -> i32
              %2052 = "arith.xori"(%2051, %2036) : (i32, i32) -> i32
              %2053 = "arith.muli"(%2052, %34) : (i32, i32) -> i32
              %2054 = "arith.subi"(%2027, %2053) : (i32, i32) -> i32
              %2055 = "arith.extsi"(%1832) : (i32) -> i64
              %2056 = "arith.extsi"(%2046) : (i32) -> i64
              %2057 = "arith.muli"(%2055, %32) : (i64, i64) -> i64
              %2058 = "arith.addi"(%2057, %2056) : (i64, i64) -> i64
              %2059 = "llvm.getelementptr"(%30, %2058) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2060 = "llvm.load"(%2059) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%2060, %2054) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1437, %1445) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %2061 = "arith.addi"(%1857, %496) : (i32, i32) -> i32
            %2062 = "arith.cmpi"(%2061, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %2063, %2064 = "scf.if"(%2062) ({
              %2065 = "arith.constant"() {value = 32 : i64} : () -> i64
              %2066 = "arith.shrui"(%29, %2065) : (i64, i64) -> i64
              %2067 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %2068 = "llvm.intr.ctlz"(%2067) {is_zero_poison = false} : (i32) -> i32
              %2069 = "arith.subi"(%41, %2068) : (i32, i32) -> i32
              %2070 = "arith.shrsi"(%2061, %46) : (i32, i32) -> i32
              %2071 = "arith.xori"(%2061, %2070) : (i32, i32) -> i32
              %2072 = "arith.extui"(%2071) : (i32) -> i64
              %2073 = "arith.muli"(%2072, %2066) : (i64, i64) -> i64
              %2074 = "arith.shrui"(%2073, %2065) : (i64, i64) -> i64
              %2075 = "arith.trunci"(%2074) : (i64) -> i32
              %2076 = "arith.addi"(%2075, %2071) : (i32, i32) -> i32
              %2077 = "arith.shrui"(%2076, %2069) : (i32, i32) -> i32
              %2078 = "arith.cmpi"(%2069, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2079 = "arith.select"(%2078, %2077, %45) : (i1, i32, i32) -> i32
              %2080 = "arith.xori"(%2079, %2070) : (i32, i32) -> i32
              %2081 = "llvm.intr.ctlz"(%2067) {is_zero_poison = false} : (i32) -> i32
              %2082 = "arith.subi"(%41, %2081) : (i32, i32) -> i32
              %2083 = "arith.shrui"(%2076, %2082) : (i32, i32) -> i32
              %2084 = "arith.cmpi"(%2082, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2085 = "arith.select"(%2084, %2083, %45) : (i1, i32, i32) -> i32
              %2086 = "arith.xori"(%2085, %2070) : (i32, i32) -> i32
              %2087 = "arith.muli"(%2086, %34) : (i32, i32) -> i32
              %2088 = "arith.subi"(%2061, %2087) : (i32, i32) -> i32
              %2089 = "arith.extsi"(%1832) : (i32) -> i64
              %2090 = "arith.extsi"(%2080) : (i32) -> i64
              %2091 = "arith.muli"(%2089, %32) : (i64, i64) -> i64
              %2092 = "arith.addi"(%2091, %2090) : (i64, i64) -> i64
              %2093 = "llvm.getelementptr"(%30, %2092) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2094 = "llvm.load"(%2093) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%2094, %2088) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1438, %1446) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %2095 = "arith.addi"(%1857, %530) : (i32, i32) -> i32
            %2096 = "arith.cmpi"(%2095, %1831) {predicate = 2 : i64} : (i32, i32) -> i1
            %2097, %2098 = "scf.if"(%2096) ({
              %2099 = "arith.constant"() {value = 32 : i64} : () -> i64
              %2100 = "arith.shrui"(%29, %2099) : (i64, i64) -> i64
              %2101 = "arith.subi"(%34, %124) : (i32, i32) -> i32
              %2102 = "llvm.intr.ctlz"(%2101) {is_zero_poison = false} : (i32) -> i32
              %2103 = "arith.subi"(%41, %2102) : (i32, i32) -> i32
              %2104 = "arith.shrsi"(%2095, %46) : (i32, i32) -> i32
              %2105 = "arith.xori"(%2095, %2104) : (i32, i32) -> i32
              %2106 = "arith.extui"(%2105) : (i32) -> i64
              %2107 = "arith.muli"(%2106, %2100) : (i64, i64) -> i64
              %2108 = "arith.shrui"(%2107, %2099) : (i64, i64) -> i64
              %2109 = "arith.trunci"(%2108) : (i64) -> i32
              %2110 = "arith.addi"(%2109, %2105) : (i32, i32) -> i32
              %2111 = "arith.shrui"(%2110, %2103) : (i32, i32) -> i32
              %2112 = "arith.cmpi"(%2103, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2113 = "arith.select"(%2112, %2111, %45) : (i1, i32, i32) -> i32
              %2114 = "arith.xori"(%2113, %2104) : (i32, i32) -> i32
              %2115 = "llvm.intr.ctlz"(%2101) {is_zero_poison = false} : (i32) -> i32
              %2116 = "arith.subi"(%41, %2115) : (i32, i32) -> i32
              %2117 = "arith.shrui"(%2110, %2116) : (i32, i32) -> i32
              %2118 = "arith.cmpi"(%2116, %41) {predicate = 6 : i64} : (i32, i32) -> i1
              %2119 = "arith.select"(%2118, %2117, %45) : (i1, i32, i32) -> i32
              %2120 = "arith.xori"(%2119, %2104) : (i32, i32) -> i32
              %2121 = "arith.muli"(%2120, %34) : (i32, i32) -> i32
              %2122 = "arith.subi"(%2095, %2121) : (i32, i32) -> i32
              %2123 = "arith.extsi"(%1832) : (i32) -> i64
              %2124 = "arith.extsi"(%2114) : (i32) -> i64
              %2125 = "arith.muli"(%2123, %32) : (i64, i64) -> i64
              %2126 = "arith.addi"(%2125, %2124) : (i64, i64) -> i64
              %2127 = "llvm.getelementptr"(%30, %2126) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2128 = "llvm.load"(%2127) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%2128, %2122) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1439, %1447) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%1832, %1831, %1835, %1833, %1834, %1855, %1859, %1893, %1927, %1961, %1995, %2029, %2063, %2097, %1860, %1894, %1928, %1962, %1996, %2030, %2064, %2098) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1373, %1374, %1375, %1376, %1377, %1378, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.commit.group"() : () -> ()
          %2129 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
          %2130 = "vector.extract"(%2129) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2131 = "vector.extract"(%2129) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2132 = "vector.extract"(%2129) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2133 = "vector.extract"(%2129) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2134 = "vector.extract"(%2129) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2135 = "vector.extract"(%2129) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2136 = "vector.extract"(%2129) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2137 = "vector.extract"(%2129) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2138 = "vector.extract"(%2129) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2139 = "vector.extract"(%2129) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2140 = "vector.extract"(%2129) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2141 = "vector.extract"(%2129) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2142 = "vector.extract"(%2129) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2143 = "vector.extract"(%2129) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2144 = "vector.extract"(%2129) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2145 = "vector.extract"(%2129) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2146 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %2147 = "arith.muli"(%1387, %2146) : (i32, i32) -> i32
          %2148 = "llvm.getelementptr"(%52, %2147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2149 = "arith.constant"() {value = 448 : i32} : () -> i32
          %2150 = "arith.andi"(%162, %2149) : (i32, i32) -> i32
          %2151 = "arith.shrui"(%2150, %48) : (i32, i32) -> i32
          %2152 = "arith.xori"(%162, %2151) : (i32, i32) -> i32
          %2153 = "llvm.getelementptr"(%2148, %2152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2158_d = "nvvm.ldmatrix"(%2153) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2154 = "llvm.extractvalue"(%t2158_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2155 = "llvm.extractvalue"(%t2158_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2156 = "llvm.extractvalue"(%t2158_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2157 = "llvm.extractvalue"(%t2158_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2159 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %2160 = "arith.muli"(%1386, %2159) : (i32, i32) -> i32
          %2161 = "llvm.getelementptr"(%155, %2160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2162 = "arith.andi"(%172, %2149) : (i32, i32) -> i32
          %2163 = "arith.shrui"(%2162, %48) : (i32, i32) -> i32
          %2164 = "arith.xori"(%172, %2163) : (i32, i32) -> i32
          %2165 = "llvm.getelementptr"(%2161, %2164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2170_d = "nvvm.ldmatrix"(%2165) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2166 = "llvm.extractvalue"(%t2170_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2167 = "llvm.extractvalue"(%t2170_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2168 = "llvm.extractvalue"(%t2170_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2169 = "llvm.extractvalue"(%t2170_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2171 = "llvm.getelementptr"(%2161) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2172 = "llvm.getelementptr"(%2171, %2164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2177_d = "nvvm.ldmatrix"(%2172) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2173 = "llvm.extractvalue"(%t2177_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2174 = "llvm.extractvalue"(%t2177_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2175 = "llvm.extractvalue"(%t2177_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2176 = "llvm.extractvalue"(%t2177_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2178 = "llvm.bitcast"(%2154) : (i32) -> vector<2xf16>
          %2179 = "llvm.bitcast"(%2155) : (i32) -> vector<2xf16>
          %2180 = "llvm.bitcast"(%2156) : (i32) -> vector<2xf16>
          %2181 = "llvm.bitcast"(%2157) : (i32) -> vector<2xf16>
          %2182 = "llvm.bitcast"(%2166) : (i32) -> vector<2xf16>
          %2183 = "llvm.bitcast"(%2167) : (i32) -> vector<2xf16>
          %t2188_d = "llvm.call_intrinsic"(%2178, %2179, %2180, %2181, %2182, %2183, %2130, %2131, %2132, %2133) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2184 = "llvm.extractvalue"(%t2188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2185 = "llvm.extractvalue"(%t2188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2186 = "llvm.extractvalue"(%t2188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2187 = "llvm.extractvalue"(%t2188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2189 = "llvm.bitcast"(%2168) : (i32) -> vector<2xf16>
          %2190 = "llvm.bitcast"(%2169) : (i32) -> vector<2xf16>
          %t2195_d = "llvm.call_intrinsic"(%2178, %2179, %2180, %2181, %2189, %2190, %2134, %2135, %2136, %2137) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2191 = "llvm.extractvalue"(%t2195_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2192 = "llvm.extractvalue"(%t2195_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2193 = "llvm.extractvalue"(%t2195_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2194 = "llvm.extractvalue"(%t2195_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2196 = "llvm.bitcast"(%2173) : (i32) -> vector<2xf16>
          %2197 = "llvm.bitcast"(%2174) : (i32) -> vector<2xf16>
          %t2202_d = "llvm.call_intrinsic"(%2178, %2179, %2180, %2181, %2196, %2197, %2138, %2139, %2140, %2141) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2198 = "llvm.extractvalue"(%t2202_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2199 = "llvm.extractvalue"(%t2202_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2200 = "llvm.extractvalue"(%t2202_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2201 = "llvm.extractvalue"(%t2202_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2203 = "llvm.bitcast"(%2175) : (i32) -> vector<2xf16>
          %2204 = "llvm.bitcast"(%2176) : (i32) -> vector<2xf16>
          %t2209_d = "llvm.call_intrinsic"(%2178, %2179, %2180, %2181, %2203, %2204, %2142, %2143, %2144, %2145) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2205 = "llvm.extractvalue"(%t2209_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2206 = "llvm.extractvalue"(%t2209_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2207 = "llvm.extractvalue"(%t2209_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2208 = "llvm.extractvalue"(%t2209_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2210 = "arith.addi"(%162, %125) : (i32, i32) -> i32
          %2211 = "arith.andi"(%2210, %2149) : (i32, i32) -> i32
          %2212 = "arith.shrui"(%2211, %48) : (i32, i32) -> i32
          %2213 = "arith.xori"(%2210, %2212) : (i32, i32) -> i32
          %2214 = "llvm.getelementptr"(%2148, %2213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2219_d = "nvvm.ldmatrix"(%2214) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2215 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2216 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2217 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2218 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2220 = "arith.addi"(%172, %125) : (i32, i32) -> i32
          %2221 = "arith.andi"(%2220, %2149) : (i32, i32) -> i32
          %2222 = "arith.shrui"(%2221, %48) : (i32, i32) -> i32
          %2223 = "arith.xori"(%2220, %2222) : (i32, i32) -> i32
          %2224 = "llvm.getelementptr"(%2161, %2223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2229_d = "nvvm.ldmatrix"(%2224) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2225 = "llvm.extractvalue"(%t2229_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2226 = "llvm.extractvalue"(%t2229_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2227 = "llvm.extractvalue"(%t2229_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2228 = "llvm.extractvalue"(%t2229_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2230 = "llvm.getelementptr"(%2171, %2223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2235_d = "nvvm.ldmatrix"(%2230) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2231 = "llvm.extractvalue"(%t2235_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2232 = "llvm.extractvalue"(%t2235_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2233 = "llvm.extractvalue"(%t2235_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2234 = "llvm.extractvalue"(%t2235_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2236 = "llvm.bitcast"(%2215) : (i32) -> vector<2xf16>
          %2237 = "llvm.bitcast"(%2216) : (i32) -> vector<2xf16>
          %2238 = "llvm.bitcast"(%2217) : (i32) -> vector<2xf16>
          %2239 = "llvm.bitcast"(%2218) : (i32) -> vector<2xf16>
          %2240 = "llvm.bitcast"(%2225) : (i32) -> vector<2xf16>
          %2241 = "llvm.bitcast"(%2226) : (i32) -> vector<2xf16>
          %t2246_d = "llvm.call_intrinsic"(%2236, %2237, %2238, %2239, %2240, %2241, %2184, %2185, %2186, %2187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2242 = "llvm.extractvalue"(%t2246_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2243 = "llvm.extractvalue"(%t2246_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2244 = "llvm.extractvalue"(%t2246_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2245 = "llvm.extractvalue"(%t2246_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2247 = "llvm.bitcast"(%2227) : (i32) -> vector<2xf16>
          %2248 = "llvm.bitcast"(%2228) : (i32) -> vector<2xf16>
          %t2253_d = "llvm.call_intrinsic"(%2236, %2237, %2238, %2239, %2247, %2248, %2191, %2192, %2193, %2194) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2249 = "llvm.extractvalue"(%t2253_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2250 = "llvm.extractvalue"(%t2253_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2251 = "llvm.extractvalue"(%t2253_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2252 = "llvm.extractvalue"(%t2253_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2254 = "llvm.bitcast"(%2231) : (i32) -> vector<2xf16>
          %2255 = "llvm.bitcast"(%2232) : (i32) -> vector<2xf16>
          %t2260_d = "llvm.call_intrinsic"(%2236, %2237, %2238, %2239, %2254, %2255, %2198, %2199, %2200, %2201) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2256 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2257 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2258 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2259 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2261 = "llvm.bitcast"(%2233) : (i32) -> vector<2xf16>
          %2262 = "llvm.bitcast"(%2234) : (i32) -> vector<2xf16>
          %t2267_d = "llvm.call_intrinsic"(%2236, %2237, %2238, %2239, %2261, %2262, %2205, %2206, %2207, %2208) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2263 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2264 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2265 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2266 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2268 = "arith.addi"(%162, %41) : (i32, i32) -> i32
          %2269 = "arith.andi"(%2268, %2149) : (i32, i32) -> i32
          %2270 = "arith.shrui"(%2269, %48) : (i32, i32) -> i32
          %2271 = "arith.xori"(%2268, %2270) : (i32, i32) -> i32
          %2272 = "llvm.getelementptr"(%2148, %2271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2277_d = "nvvm.ldmatrix"(%2272) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2273 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2274 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2275 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2276 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2278 = "arith.addi"(%172, %41) : (i32, i32) -> i32
          %2279 = "arith.andi"(%2278, %2149) : (i32, i32) -> i32
          %2280 = "arith.shrui"(%2279, %48) : (i32, i32) -> i32
          %2281 = "arith.xori"(%2278, %2280) : (i32, i32) -> i32
          %2282 = "llvm.getelementptr"(%2161, %2281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2287_d = "nvvm.ldmatrix"(%2282) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2283 = "llvm.extractvalue"(%t2287_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2284 = "llvm.extractvalue"(%t2287_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2285 = "llvm.extractvalue"(%t2287_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2286 = "llvm.extractvalue"(%t2287_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2288 = "llvm.getelementptr"(%2171, %2281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2293_d = "nvvm.ldmatrix"(%2288) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2289 = "llvm.extractvalue"(%t2293_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2290 = "llvm.extractvalue"(%t2293_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2291 = "llvm.extractvalue"(%t2293_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2292 = "llvm.extractvalue"(%t2293_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2294 = "llvm.bitcast"(%2273) : (i32) -> vector<2xf16>
          %2295 = "llvm.bitcast"(%2274) : (i32) -> vector<2xf16>
          %2296 = "llvm.bitcast"(%2275) : (i32) -> vector<2xf16>
          %2297 = "llvm.bitcast"(%2276) : (i32) -> vector<2xf16>
          %2298 = "llvm.bitcast"(%2283) : (i32) -> vector<2xf16>
          %2299 = "llvm.bitcast"(%2284) : (i32) -> vector<2xf16>
          %t2304_d = "llvm.call_intrinsic"(%2294, %2295, %2296, %2297, %2298, %2299, %2242, %2243, %2244, %2245) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2300 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2301 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2302 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2303 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2305 = "llvm.bitcast"(%2285) : (i32) -> vector<2xf16>
          %2306 = "llvm.bitcast"(%2286) : (i32) -> vector<2xf16>
          %t2311_d = "llvm.call_intrinsic"(%2294, %2295, %2296, %2297, %2305, %2306, %2249, %2250, %2251, %2252) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2307 = "llvm.extractvalue"(%t2311_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2308 = "llvm.extractvalue"(%t2311_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2309 = "llvm.extractvalue"(%t2311_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2310 = "llvm.extractvalue"(%t2311_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2312 = "llvm.bitcast"(%2289) : (i32) -> vector<2xf16>
          %2313 = "llvm.bitcast"(%2290) : (i32) -> vector<2xf16>
          %t2318_d = "llvm.call_intrinsic"(%2294, %2295, %2296, %2297, %2312, %2313, %2256, %2257, %2258, %2259) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2314 = "llvm.extractvalue"(%t2318_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2315 = "llvm.extractvalue"(%t2318_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2316 = "llvm.extractvalue"(%t2318_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2317 = "llvm.extractvalue"(%t2318_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2319 = "llvm.bitcast"(%2291) : (i32) -> vector<2xf16>
          %2320 = "llvm.bitcast"(%2292) : (i32) -> vector<2xf16>
          %t2325_d = "llvm.call_intrinsic"(%2294, %2295, %2296, %2297, %2319, %2320, %2263, %2264, %2265, %2266) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2321 = "llvm.extractvalue"(%t2325_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2322 = "llvm.extractvalue"(%t2325_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2323 = "llvm.extractvalue"(%t2325_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2324 = "llvm.extractvalue"(%t2325_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2326 = "arith.addi"(%162, %395) : (i32, i32) -> i32
          %2327 = "arith.andi"(%2326, %2149) : (i32, i32) -> i32
          %2328 = "arith.shrui"(%2327, %48) : (i32, i32) -> i32
          %2329 = "arith.xori"(%2326, %2328) : (i32, i32) -> i32
          %2330 = "llvm.getelementptr"(%2148, %2329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2335_d = "nvvm.ldmatrix"(%2330) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2331 = "llvm.extractvalue"(%t2335_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2332 = "llvm.extractvalue"(%t2335_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2333 = "llvm.extractvalue"(%t2335_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2334 = "llvm.extractvalue"(%t2335_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2336 = "arith.addi"(%172, %395) : (i32, i32) -> i32
          %2337 = "arith.andi"(%2336, %2149) : (i32, i32) -> i32
          %2338 = "arith.shrui"(%2337, %48) : (i32, i32) -> i32
          %2339 = "arith.xori"(%2336, %2338) : (i32, i32) -> i32
          %2340 = "llvm.getelementptr"(%2161, %2339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2345_d = "nvvm.ldmatrix"(%2340) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2341 = "llvm.extractvalue"(%t2345_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2342 = "llvm.extractvalue"(%t2345_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2343 = "llvm.extractvalue"(%t2345_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2344 = "llvm.extractvalue"(%t2345_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2346 = "llvm.getelementptr"(%2171, %2339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2351_d = "nvvm.ldmatrix"(%2346) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2347 = "llvm.extractvalue"(%t2351_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2348 = "llvm.extractvalue"(%t2351_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2349 = "llvm.extractvalue"(%t2351_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2350 = "llvm.extractvalue"(%t2351_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2352 = "llvm.bitcast"(%2331) : (i32) -> vector<2xf16>
          %2353 = "llvm.bitcast"(%2332) : (i32) -> vector<2xf16>
          %2354 = "llvm.bitcast"(%2333) : (i32) -> vector<2xf16>
          %2355 = "llvm.bitcast"(%2334) : (i32) -> vector<2xf16>
          %2356 = "llvm.bitcast"(%2341) : (i32) -> vector<2xf16>
          %2357 = "llvm.bitcast"(%2342) : (i32) -> vector<2xf16>
          %t2362_d = "llvm.call_intrinsic"(%2352, %2353, %2354, %2355, %2356, %2357, %2300, %2301, %2302, %2303) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2358 = "llvm.extractvalue"(%t2362_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2359 = "llvm.extractvalue"(%t2362_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2360 = "llvm.extractvalue"(%t2362_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2361 = "llvm.extractvalue"(%t2362_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2363 = "llvm.bitcast"(%2343) : (i32) -> vector<2xf16>
          %2364 = "llvm.bitcast"(%2344) : (i32) -> vector<2xf16>
          %t2369_d = "llvm.call_intrinsic"(%2352, %2353, %2354, %2355, %2363, %2364, %2307, %2308, %2309, %2310) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2365 = "llvm.extractvalue"(%t2369_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2366 = "llvm.extractvalue"(%t2369_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2367 = "llvm.extractvalue"(%t2369_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2368 = "llvm.extractvalue"(%t2369_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2370 = "llvm.bitcast"(%2347) : (i32) -> vector<2xf16>
          %2371 = "llvm.bitcast"(%2348) : (i32) -> vector<2xf16>
          %t2376_d = "llvm.call_intrinsic"(%2352, %2353, %2354, %2355, %2370, %2371, %2314, %2315, %2316, %2317) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2372 = "llvm.extractvalue"(%t2376_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2373 = "llvm.extractvalue"(%t2376_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2374 = "llvm.extractvalue"(%t2376_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2375 = "llvm.extractvalue"(%t2376_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2377 = "llvm.bitcast"(%2349) : (i32) -> vector<2xf16>
          %2378 = "llvm.bitcast"(%2350) : (i32) -> vector<2xf16>
          %t2383_d = "llvm.call_intrinsic"(%2352, %2353, %2354, %2355, %2377, %2378, %2321, %2322, %2323, %2324) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2379 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2380 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2381 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2382 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2384 = "arith.muli"(%1383, %58) : (i32, i32) -> i32
          %2385 = "arith.muli"(%49, %41) : (i32, i32) -> i32
          %2386 = "arith.addi"(%2384, %2385) : (i32, i32) -> i32
          %2387 = "arith.remui"(%42, %131) : (i32, i32) -> i32
          %2388 = "arith.muli"(%2387, %50) : (i32, i32) -> i32
          %2389 = "arith.addi"(%2386, %2388) : (i32, i32) -> i32
          %2390 = "arith.addi"(%1383, %124) : (i32, i32) -> i32
          %2391 = "arith.muli"(%2390, %58) : (i32, i32) -> i32
          %2392 = "arith.cmpi"(%2391, %1381) {predicate = 4 : i64} : (i32, i32) -> i1
          %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408 = "scf.if"(%2392) ({
            %2409 = "arith.cmpi"(%2389, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2410 = "scf.if"(%2409) ({
              %2411 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2411) : (f32) -> ()
            }, {
              "scf.yield"(%2358) : (f32) -> ()
            }) : (i1) -> f32
            %2412 = "arith.addi"(%2389, %124) : (i32, i32) -> i32
            %2413 = "arith.cmpi"(%2412, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2414 = "scf.if"(%2413) ({
              %2415 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2415) : (f32) -> ()
            }, {
              "scf.yield"(%2359) : (f32) -> ()
            }) : (i1) -> f32
            %2416 = "scf.if"(%2409) ({
              %2417 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2417) : (f32) -> ()
            }, {
              "scf.yield"(%2360) : (f32) -> ()
            }) : (i1) -> f32
            %2418 = "scf.if"(%2413) ({
              %2419 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2419) : (f32) -> ()
            }, {
              "scf.yield"(%2361) : (f32) -> ()
            }) : (i1) -> f32
            %2420 = "arith.addi"(%2389, %128) : (i32, i32) -> i32
            %2421 = "arith.cmpi"(%2420, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2422 = "scf.if"(%2421) ({
              %2423 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2423) : (f32) -> ()
            }, {
              "scf.yield"(%2365) : (f32) -> ()
            }) : (i1) -> f32
            %2424 = "arith.addi"(%2420, %124) : (i32, i32) -> i32
            %2425 = "arith.cmpi"(%2424, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2426 = "scf.if"(%2425) ({
              %2427 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2427) : (f32) -> ()
            }, {
              "scf.yield"(%2366) : (f32) -> ()
            }) : (i1) -> f32
            %2428 = "scf.if"(%2421) ({
              %2429 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2429) : (f32) -> ()
            }, {
              "scf.yield"(%2367) : (f32) -> ()
            }) : (i1) -> f32
            %2430 = "scf.if"(%2425) ({
              %2431 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2431) : (f32) -> ()
            }, {
              "scf.yield"(%2368) : (f32) -> ()
            }) : (i1) -> f32
            %2432 = "arith.addi"(%2389, %125) : (i32, i32) -> i32
            %2433 = "arith.cmpi"(%2432, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2434 = "scf.if"(%2433) ({
              %2435 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2435) : (f32) -> ()
            }, {
              "scf.yield"(%2372) : (f32) -> ()
            }) : (i1) -> f32
            %2436 = "arith.addi"(%2432, %124) : (i32, i32) -> i32
            %2437 = "arith.cmpi"(%2436, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2438 = "scf.if"(%2437) ({
              %2439 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2439) : (f32) -> ()
            }, {
              "scf.yield"(%2373) : (f32) -> ()
            }) : (i1) -> f32
            %2440 = "scf.if"(%2433) ({
              %2441 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2441) : (f32) -> ()
            }, {
              "scf.yield"(%2374) : (f32) -> ()
            }) : (i1) -> f32
            %2442 = "scf.if"(%2437) ({
              %2443 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2443) : (f32) -> ()
            }, {
              "scf.yield"(%2375) : (f32) -> ()
            }) : (i1) -> f32
            %2444 = "arith.constant"() {value = 24 : i32} : () -> i32
            %2445 = "arith.addi"(%2389, %2444) : (i32, i32) -> i32
            %2446 = "arith.cmpi"(%2445, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2447 = "scf.if"(%2446) ({
              %2448 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2448) : (f32) -> ()
            }, {
              "scf.yield"(%2379) : (f32) -> ()
            }) : (i1) -> f32
            %2449 = "arith.addi"(%2445, %124) : (i32, i32) -> i32
            %2450 = "arith.cmpi"(%2449, %1381) {predicate = 5 : i64} : (i32, i32) -> i1
            %2451 = "scf.if"(%2450) ({
              %2452 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2452) : (f32) -> ()
            }, {
              "scf.yield"(%2380) : (f32) -> ()
            }) : (i1) -> f32
            %2453 = "scf.if"(%2446) ({
              %2454 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2454) : (f32) -> ()
            }, {
              "scf.yield"(%2381) : (f32) -> ()
            }) : (i1) -> f32
            %2455 = "scf.if"(%2450) ({
              %2456 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              "scf.yield"(%2456) : (f32) -> ()
            }, {
              "scf.yield"(%2382) : (f32) -> ()
            }) : (i1) -> f32
            "scf.yield"(%2410, %2414, %2416, %2418, %2422, %2426, %2428, %2430, %2434, %2438, %2440, %2442, %2447, %2451, %2453, %2455) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%2358, %2359, %2360, %2361, %2365, %2366, %2367, %2368, %2372, %2373, %2374, %2375, %2379, %2380, %2381, %2382) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %2457 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %2458 = "arith.mulf"(%33, %2457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2459 = "vector.from_elements"(%2393, %2394, %2397, %2398, %2401, %2402, %2405, %2406) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2460 = "vector.extract"(%2459) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2461 = "vector.extract"(%2459) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2462 = "arith.maxnumf"(%2460, %2461) : (f32, f32) -> f32
          %2463 = "vector.extract"(%2459) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2464 = "vector.extract"(%2459) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2465 = "arith.maxnumf"(%2463, %2464) : (f32, f32) -> f32
          %2466 = "arith.maxnumf"(%2462, %2465) : (f32, f32) -> f32
          %2467 = "vector.extract"(%2459) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2468 = "vector.extract"(%2459) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2469 = "arith.maxnumf"(%2467, %2468) : (f32, f32) -> f32
          %2470 = "vector.extract"(%2459) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2471 = "vector.extract"(%2459) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2472 = "arith.maxnumf"(%2470, %2471) : (f32, f32) -> f32
          %2473 = "arith.maxnumf"(%2469, %2472) : (f32, f32) -> f32
          %2474 = "arith.maxnumf"(%2466, %2473) : (f32, f32) -> f32
          %2475 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %2476 = "arith.maxnumf"(%2474, %2475) : (f32, f32) -> f32
          %2477 = "nvvm.shfl.sync"(%44, %2476, %124, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 37 : i32} : (i32, f32, i32, i32) -> f32
          %2478 = "arith.maxnumf"(%2476, %2477) : (f32, f32) -> f32
          %2479 = "nvvm.shfl.sync"(%44, %2478, %50, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 38 : i32} : (i32, f32, i32, i32) -> f32
          %2480 = "arith.maxnumf"(%2478, %2479) : (f32, f32) -> f32
          %2481 = "arith.mulf"(%2480, %2458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2482 = "arith.maxnumf"(%1428, %2481) : (f32, f32) -> f32
          %2483 = "arith.cmpf"(%2482, %2475) {predicate = 2 : i64} : (f32, f32) -> i1
          %2484 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %2485 = "arith.select"(%2483, %2482, %2484) : (i1, f32, f32) -> f32
          %2486 = "arith.subf"(%1428, %2485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2487 = "llvm.call_intrinsic"(%2486) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2488 = "vector.from_elements"(%2393, %2394, %2397, %2398, %2401, %2402, %2405, %2406) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2489 = "vector.broadcast"(%2458) : (f32) -> vector<8xf32>
          %2490 = "arith.mulf"(%2488, %2489) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %2491 = "arith.cmpf"(%2482, %2475) {predicate = 2 : i64} : (f32, f32) -> i1
          %2492 = "arith.select"(%2491, %2482, %2484) : (i1, f32, f32) -> f32
          %2493 = "vector.broadcast"(%2492) : (f32) -> vector<8xf32>
          %2494 = "arith.subf"(%2490, %2493) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %2495 = "vector.extract"(%2494) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2496 = "vector.extract"(%2494) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2497 = "vector.extract"(%2494) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2498 = "vector.extract"(%2494) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2499 = "vector.extract"(%2494) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2500 = "vector.extract"(%2494) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2501 = "vector.extract"(%2494) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2502 = "vector.extract"(%2494) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2503 = "llvm.call_intrinsic"(%2495) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2504 = "llvm.call_intrinsic"(%2496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2505 = "llvm.call_intrinsic"(%2497) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2506 = "llvm.call_intrinsic"(%2498) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2507 = "llvm.call_intrinsic"(%2499) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2508 = "llvm.call_intrinsic"(%2500) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2509 = "llvm.call_intrinsic"(%2501) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2510 = "llvm.call_intrinsic"(%2502) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2511 = "vector.from_elements"(%2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2512 = "arith.mulf"(%1430, %2487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2513 = "vector.extract"(%2511) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2514 = "vector.extract"(%2511) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2515 = "arith.addf"(%2513, %2514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2516 = "vector.extract"(%2511) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2517 = "vector.extract"(%2511) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2518 = "arith.addf"(%2516, %2517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2519 = "arith.addf"(%2515, %2518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2520 = "vector.extract"(%2511) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2521 = "vector.extract"(%2511) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2522 = "arith.addf"(%2520, %2521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2523 = "vector.extract"(%2511) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2524 = "vector.extract"(%2511) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2525 = "arith.addf"(%2523, %2524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2526 = "arith.addf"(%2522, %2525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2527 = "arith.addf"(%2519, %2526) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2528 = "arith.addf"(%2527, %2484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2529 = "arith.addf"(%2512, %2528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2530 = "vector.from_elements"(%1388, %1389, %1392, %1393, %1396, %1397, %1400, %1401, %1404, %1405, %1408, %1409, %1412, %1413, %1416, %1417) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2531 = "vector.broadcast"(%2487) : (f32) -> vector<16xf32>
          %2532 = "arith.mulf"(%2530, %2531) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2533 = "vector.extract"(%2532) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2534 = "vector.extract"(%2532) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2535 = "vector.extract"(%2532) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2536 = "vector.extract"(%2532) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2537 = "vector.extract"(%2532) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2538 = "vector.extract"(%2532) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2539 = "vector.extract"(%2532) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2540 = "vector.extract"(%2532) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2541 = "vector.extract"(%2532) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2542 = "vector.extract"(%2532) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2543 = "vector.extract"(%2532) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2544 = "vector.extract"(%2532) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2545 = "vector.extract"(%2532) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2546 = "vector.extract"(%2532) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2547 = "vector.extract"(%2532) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2548 = "vector.extract"(%2532) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2549 = "vector.from_elements"(%2395, %2396, %2399, %2400, %2403, %2404, %2407, %2408) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2550 = "vector.extract"(%2549) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2551 = "vector.extract"(%2549) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2552 = "arith.maxnumf"(%2550, %2551) : (f32, f32) -> f32
          %2553 = "vector.extract"(%2549) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2554 = "vector.extract"(%2549) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2555 = "arith.maxnumf"(%2553, %2554) : (f32, f32) -> f32
          %2556 = "arith.maxnumf"(%2552, %2555) : (f32, f32) -> f32
          %2557 = "vector.extract"(%2549) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2558 = "vector.extract"(%2549) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2559 = "arith.maxnumf"(%2557, %2558) : (f32, f32) -> f32
          %2560 = "vector.extract"(%2549) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2561 = "vector.extract"(%2549) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2562 = "arith.maxnumf"(%2560, %2561) : (f32, f32) -> f32
          %2563 = "arith.maxnumf"(%2559, %2562) : (f32, f32) -> f32
          %2564 = "arith.maxnumf"(%2556, %2563) : (f32, f32) -> f32
          %2565 = "arith.maxnumf"(%2564, %2475) : (f32, f32) -> f32
          %2566 = "nvvm.shfl.sync"(%44, %2565, %124, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 39 : i32} : (i32, f32, i32, i32) -> f32
          %2567 = "arith.maxnumf"(%2565, %2566) : (f32, f32) -> f32
          %2568 = "nvvm.shfl.sync"(%44, %2567, %50, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 40 : i32} : (i32, f32, i32, i32) -> f32
          %2569 = "arith.maxnumf"(%2567, %2568) : (f32, f32) -> f32
          %2570 = "arith.mulf"(%2569, %2458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2571 = "arith.maxnumf"(%1429, %2570) : (f32, f32) -> f32
          %2572 = "arith.cmpf"(%2571, %2475) {predicate = 2 : i64} : (f32, f32) -> i1
          %2573 = "arith.select"(%2572, %2571, %2484) : (i1, f32, f32) -> f32
          %2574 = "arith.subf"(%1429, %2573) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2575 = "llvm.call_intrinsic"(%2574) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2576 = "vector.from_elements"(%2395, %2396, %2399, %2400, %2403, %2404, %2407, %2408) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2577 = "vector.broadcast"(%2458) : (f32) -> vector<8xf32>
          %2578 = "arith.mulf"(%2576, %2577) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %2579 = "arith.cmpf"(%2571, %2475) {predicate = 2 : i64} : (f32, f32) -> i1
          %2580 = "arith.select"(%2579, %2571, %2484) : (i1, f32, f32) -> f32
          %2581 = "vector.broadcast"(%2580) : (f32) -> vector<8xf32>
          %2582 = "arith.subf"(%2578, %2581) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %2583 = "vector.extract"(%2582) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2584 = "vector.extract"(%2582) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2585 = "vector.extract"(%2582) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2586 = "vector.extract"(%2582) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2587 = "vector.extract"(%2582) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2588 = "vector.extract"(%2582) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2589 = "vector.extract"(%2582) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2590 = "vector.extract"(%2582) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2591 = "llvm.call_intrinsic"(%2583) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2592 = "llvm.call_intrinsic"(%2584) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2593 = "llvm.call_intrinsic"(%2585) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2594 = "llvm.call_intrinsic"(%2586) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2595 = "llvm.call_intrinsic"(%2587) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2596 = "llvm.call_intrinsic"(%2588) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2597 = "llvm.call_intrinsic"(%2589) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2598 = "llvm.call_intrinsic"(%2590) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2599 = "vector.from_elements"(%2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %2600 = "arith.mulf"(%1431, %2575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2601 = "vector.extract"(%2599) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %2602 = "vector.extract"(%2599) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %2603 = "arith.addf"(%2601, %2602) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2604 = "vector.extract"(%2599) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %2605 = "vector.extract"(%2599) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %2606 = "arith.addf"(%2604, %2605) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2607 = "arith.addf"(%2603, %2606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2608 = "vector.extract"(%2599) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %2609 = "vector.extract"(%2599) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %2610 = "arith.addf"(%2608, %2609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2611 = "vector.extract"(%2599) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %2612 = "vector.extract"(%2599) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %2613 = "arith.addf"(%2611, %2612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2614 = "arith.addf"(%2610, %2613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2615 = "arith.addf"(%2607, %2614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2616 = "arith.addf"(%2615, %2484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2617 = "arith.addf"(%2600, %2616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2618 = "vector.from_elements"(%1390, %1391, %1394, %1395, %1398, %1399, %1402, %1403, %1406, %1407, %1410, %1411, %1414, %1415, %1418, %1419) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2619 = "vector.broadcast"(%2575) : (f32) -> vector<16xf32>
          %2620 = "arith.mulf"(%2618, %2619) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %2621 = "vector.extract"(%2620) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %2622 = "vector.extract"(%2620) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %2623 = "vector.extract"(%2620) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %2624 = "vector.extract"(%2620) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %2625 = "vector.extract"(%2620) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %2626 = "vector.extract"(%2620) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %2627 = "vector.extract"(%2620) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %2628 = "vector.extract"(%2620) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %2629 = "vector.extract"(%2620) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %2630 = "vector.extract"(%2620) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %2631 = "vector.extract"(%2620) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %2632 = "vector.extract"(%2620) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %2633 = "vector.extract"(%2620) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %2634 = "vector.extract"(%2620) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %2635 = "vector.extract"(%2620) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %2636 = "vector.extract"(%2620) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %2637 = "vector.from_elements"(%2513, %2520, %2601, %2608, %2516, %2523, %2604, %2611, %2514, %2521, %2602, %2609, %2517, %2524, %2605, %2612) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2638 = "arith.truncf"(%2637) : (vector<16xf32>) -> vector<16xf16>
          %2639 = "vector.extract"(%2638) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
          %2640 = "vector.extract"(%2638) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
          %2641 = "vector.extract"(%2638) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
          %2642 = "vector.extract"(%2638) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
          %2643 = "vector.extract"(%2638) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
          %2644 = "vector.extract"(%2638) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
          %2645 = "vector.extract"(%2638) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
          %2646 = "vector.extract"(%2638) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
          %2647 = "vector.extract"(%2638) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
          %2648 = "vector.extract"(%2638) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
          %2649 = "vector.extract"(%2638) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
          %2650 = "vector.extract"(%2638) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
          %2651 = "vector.extract"(%2638) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
          %2652 = "vector.extract"(%2638) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
          %2653 = "vector.extract"(%2638) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
          %2654 = "vector.extract"(%2638) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
          %2655 = "llvm.getelementptr"(%156, %2160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2656 = "llvm.getelementptr"(%2655, %2152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2661_d = "nvvm.ldmatrix"(%2656) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2657 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2658 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2659 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2660 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2662 = "llvm.getelementptr"(%2655, %2213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2667_d = "nvvm.ldmatrix"(%2662) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2663 = "llvm.extractvalue"(%t2667_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2664 = "llvm.extractvalue"(%t2667_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2665 = "llvm.extractvalue"(%t2667_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2666 = "llvm.extractvalue"(%t2667_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2668 = "llvm.getelementptr"(%2655, %2271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2673_d = "nvvm.ldmatrix"(%2668) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2669 = "llvm.extractvalue"(%t2673_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2670 = "llvm.extractvalue"(%t2673_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2671 = "llvm.extractvalue"(%t2673_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2672 = "llvm.extractvalue"(%t2673_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2674 = "llvm.getelementptr"(%2655, %2329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2679_d = "nvvm.ldmatrix"(%2674) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2675 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2676 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2677 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2678 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2680 = "vector.from_elements"(%2639, %2640) : (f16, f16) -> vector<2xf16>
          %2681 = "vector.from_elements"(%2641, %2642) : (f16, f16) -> vector<2xf16>
          %2682 = "vector.from_elements"(%2643, %2644) : (f16, f16) -> vector<2xf16>
          %2683 = "vector.from_elements"(%2645, %2646) : (f16, f16) -> vector<2xf16>
          %2684 = "llvm.bitcast"(%2657) : (i32) -> vector<2xf16>
          %2685 = "llvm.bitcast"(%2658) : (i32) -> vector<2xf16>
          %t2690_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2684, %2685, %2533, %2534, %2621, %2622) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2686 = "llvm.extractvalue"(%t2690_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2687 = "llvm.extractvalue"(%t2690_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2688 = "llvm.extractvalue"(%t2690_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2689 = "llvm.extractvalue"(%t2690_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2691 = "llvm.bitcast"(%2659) : (i32) -> vector<2xf16>
          %2692 = "llvm.bitcast"(%2660) : (i32) -> vector<2xf16>
          %t2697_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2691, %2692, %2535, %2536, %2623, %2624) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2693 = "llvm.extractvalue"(%t2697_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2694 = "llvm.extractvalue"(%t2697_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2695 = "llvm.extractvalue"(%t2697_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2696 = "llvm.extractvalue"(%t2697_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2698 = "llvm.bitcast"(%2663) : (i32) -> vector<2xf16>
          %2699 = "llvm.bitcast"(%2664) : (i32) -> vector<2xf16>
          %t2704_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2698, %2699, %2537, %2538, %2625, %2626) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2700 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2701 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2702 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2703 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2705 = "llvm.bitcast"(%2665) : (i32) -> vector<2xf16>
          %2706 = "llvm.bitcast"(%2666) : (i32) -> vector<2xf16>
          %t2711_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2705, %2706, %2539, %2540, %2627, %2628) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2707 = "llvm.extractvalue"(%t2711_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2708 = "llvm.extractvalue"(%t2711_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2709 = "llvm.extractvalue"(%t2711_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2710 = "llvm.extractvalue"(%t2711_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2712 = "llvm.bitcast"(%2669) : (i32) -> vector<2xf16>
          %2713 = "llvm.bitcast"(%2670) : (i32) -> vector<2xf16>
          %t2718_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2712, %2713, %2541, %2542, %2629, %2630) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2714 = "llvm.extractvalue"(%t2718_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2715 = "llvm.extractvalue"(%t2718_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2716 = "llvm.extractvalue"(%t2718_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2717 = "llvm.extractvalue"(%t2718_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2719 = "llvm.bitcast"(%2671) : (i32) -> vector<2xf16>
          %2720 = "llvm.bitcast"(%2672) : (i32) -> vector<2xf16>
          %t2725_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2719, %2720, %2543, %2544, %2631, %2632) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2721 = "llvm.extractvalue"(%t2725_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2722 = "llvm.extractvalue"(%t2725_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2723 = "llvm.extractvalue"(%t2725_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2724 = "llvm.extractvalue"(%t2725_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2726 = "llvm.bitcast"(%2675) : (i32) -> vector<2xf16>
          %2727 = "llvm.bitcast"(%2676) : (i32) -> vector<2xf16>
          %t2732_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2726, %2727, %2545, %2546, %2633, %2634) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2728 = "llvm.extractvalue"(%t2732_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2729 = "llvm.extractvalue"(%t2732_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2730 = "llvm.extractvalue"(%t2732_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2731 = "llvm.extractvalue"(%t2732_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2733 = "llvm.bitcast"(%2677) : (i32) -> vector<2xf16>
          %2734 = "llvm.bitcast"(%2678) : (i32) -> vector<2xf16>
          %t2739_d = "llvm.call_intrinsic"(%2680, %2681, %2682, %2683, %2733, %2734, %2547, %2548, %2635, %2636) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2735 = "llvm.extractvalue"(%t2739_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2736 = "llvm.extractvalue"(%t2739_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2737 = "llvm.extractvalue"(%t2739_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2738 = "llvm.extractvalue"(%t2739_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2740 = "arith.addi"(%2146, %2160) : (i32, i32) -> i32
          %2741 = "llvm.getelementptr"(%156, %2740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2742 = "llvm.getelementptr"(%2741, %2152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2747_d = "nvvm.ldmatrix"(%2742) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2743 = "llvm.extractvalue"(%t2747_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2744 = "llvm.extractvalue"(%t2747_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2745 = "llvm.extractvalue"(%t2747_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2746 = "llvm.extractvalue"(%t2747_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2748 = "llvm.getelementptr"(%2741, %2213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2753_d = "nvvm.ldmatrix"(%2748) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2749 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2750 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2751 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2752 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2754 = "llvm.getelementptr"(%2741, %2271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2759_d = "nvvm.ldmatrix"(%2754) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2755 = "llvm.extractvalue"(%t2759_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2756 = "llvm.extractvalue"(%t2759_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2757 = "llvm.extractvalue"(%t2759_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2758 = "llvm.extractvalue"(%t2759_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2760 = "llvm.getelementptr"(%2741, %2329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2765_d = "nvvm.ldmatrix"(%2760) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2761 = "llvm.extractvalue"(%t2765_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2762 = "llvm.extractvalue"(%t2765_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2763 = "llvm.extractvalue"(%t2765_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2764 = "llvm.extractvalue"(%t2765_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2766 = "vector.from_elements"(%2647, %2648) : (f16, f16) -> vector<2xf16>
          %2767 = "vector.from_elements"(%2649, %2650) : (f16, f16) -> vector<2xf16>
          %2768 = "vector.from_elements"(%2651, %2652) : (f16, f16) -> vector<2xf16>
          %2769 = "vector.from_elements"(%2653, %2654) : (f16, f16) -> vector<2xf16>
          %2770 = "llvm.bitcast"(%2743) : (i32) -> vector<2xf16>
          %2771 = "llvm.bitcast"(%2744) : (i32) -> vector<2xf16>
          %t2776_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2770, %2771, %2686, %2687, %2688, %2689) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2772 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2773 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2774 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2775 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2777 = "llvm.bitcast"(%2745) : (i32) -> vector<2xf16>
          %2778 = "llvm.bitcast"(%2746) : (i32) -> vector<2xf16>
          %t2783_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2777, %2778, %2693, %2694, %2695, %2696) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2779 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2780 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2781 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2782 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2784 = "llvm.bitcast"(%2749) : (i32) -> vector<2xf16>
          %2785 = "llvm.bitcast"(%2750) : (i32) -> vector<2xf16>
          %t2790_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2784, %2785, %2700, %2701, %2702, %2703) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2786 = "llvm.extractvalue"(%t2790_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2787 = "llvm.extractvalue"(%t2790_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2788 = "llvm.extractvalue"(%t2790_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2789 = "llvm.extractvalue"(%t2790_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2791 = "llvm.bitcast"(%2751) : (i32) -> vector<2xf16>
          %2792 = "llvm.bitcast"(%2752) : (i32) -> vector<2xf16>
          %t2797_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2791, %2792, %2707, %2708, %2709, %2710) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2793 = "llvm.extractvalue"(%t2797_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2794 = "llvm.extractvalue"(%t2797_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2795 = "llvm.extractvalue"(%t2797_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2796 = "llvm.extractvalue"(%t2797_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2798 = "llvm.bitcast"(%2755) : (i32) -> vector<2xf16>
          %2799 = "llvm.bitcast"(%2756) : (i32) -> vector<2xf16>
          %t2804_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2798, %2799, %2714, %2715, %2716, %2717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2800 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2801 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2802 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2803 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2805 = "llvm.bitcast"(%2757) : (i32) -> vector<2xf16>
          %2806 = "llvm.bitcast"(%2758) : (i32) -> vector<2xf16>
          %t2811_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2805, %2806, %2721, %2722, %2723, %2724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2807 = "llvm.extractvalue"(%t2811_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2808 = "llvm.extractvalue"(%t2811_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2809 = "llvm.extractvalue"(%t2811_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2810 = "llvm.extractvalue"(%t2811_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2812 = "llvm.bitcast"(%2761) : (i32) -> vector<2xf16>
          %2813 = "llvm.bitcast"(%2762) : (i32) -> vector<2xf16>
          %t2818_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2812, %2813, %2728, %2729, %2730, %2731) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2814 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2815 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2816 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2817 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2819 = "llvm.bitcast"(%2763) : (i32) -> vector<2xf16>
          %2820 = "llvm.bitcast"(%2764) : (i32) -> vector<2xf16>
          %t2825_d = "llvm.call_intrinsic"(%2766, %2767, %2768, %2769, %2819, %2820, %2735, %2736, %2737, %2738) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2821 = "llvm.extractvalue"(%t2825_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2822 = "llvm.extractvalue"(%t2825_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2823 = "llvm.extractvalue"(%t2825_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2824 = "llvm.extractvalue"(%t2825_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2826 = "arith.cmpi"(%2390, %1384) {predicate = 0 : i64} : (i32, i32) -> i1
          %2827 = "arith.addi"(%1372, %124) : (i32, i32) -> i32
          %2828 = "arith.cmpi"(%2827, %151) {predicate = 0 : i64} : (i32, i32) -> i1
          %2829 = "arith.ori"(%2826, %2828) : (i1, i1) -> i1
          %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866 = "scf.if"(%2829) ({
            "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 65 : i32} : () -> ()
            %2867 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %2868 = "arith.muli"(%1386, %2867) : (i32, i32) -> i32
            %2869 = "llvm.getelementptr"(%53, %2868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2870 = "arith.divui"(%42, %131) : (i32, i32) -> i32
            %2871 = "nvvm.shfl.sync"(%44, %2529, %124, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 66 : i32} : (i32, f32, i32, i32) -> f32
            %2872 = "arith.addf"(%2529, %2871) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2873 = "nvvm.shfl.sync"(%44, %2872, %50, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 67 : i32} : (i32, f32, i32, i32) -> f32
            %2874 = "arith.addf"(%2872, %2873) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2875 = "arith.cmpi"(%2387, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %2876 = "arith.cmpi"(%51, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %2877 = "arith.andi"(%2875, %2876) : (i1, i1) -> i1
            "scf.if"(%2877) ({
              %2878 = "arith.muli"(%2870, %131) : (i32, i32) -> i32
              %2879 = "arith.addi"(%49, %2878) : (i32, i32) -> i32
              %2880 = "llvm.getelementptr"(%55, %2879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2482, %2880) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2881 = "llvm.getelementptr"(%56, %2879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2874, %2881) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2882 = "arith.muli"(%51, %128) : (i32, i32) -> i32
            %2883 = "arith.muli"(%49, %2146) : (i32, i32) -> i32
            %2884 = "arith.muli"(%2870, %157) : (i32, i32) -> i32
            %2885 = "arith.addi"(%2883, %2884) : (i32, i32) -> i32
            %2886 = "llvm.getelementptr"(%2869, %2885) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2887 = "arith.remui"(%2870, %128) : (i32, i32) -> i32
            %2888 = "arith.xori"(%2882, %2887) : (i32, i32) -> i32
            %2889 = "arith.muli"(%2888, %128) : (i32, i32) -> i32
            %2890 = "llvm.getelementptr"(%2886, %2889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2891 = "llvm.getelementptr"(%2890, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2892 = "vector.from_elements"(%2772, %2773) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2892, %2891) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2893 = "arith.addi"(%2882, %124) : (i32, i32) -> i32
            %2894 = "arith.xori"(%2893, %2887) : (i32, i32) -> i32
            %2895 = "arith.muli"(%2894, %128) : (i32, i32) -> i32
            %2896 = "llvm.getelementptr"(%2886, %2895) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2897 = "llvm.getelementptr"(%2896, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2898 = "vector.from_elements"(%2779, %2780) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2898, %2897) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2899 = "arith.addi"(%2882, %50) : (i32, i32) -> i32
            %2900 = "arith.xori"(%2899, %2887) : (i32, i32) -> i32
            %2901 = "arith.muli"(%2900, %128) : (i32, i32) -> i32
            %2902 = "llvm.getelementptr"(%2886, %2901) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2903 = "llvm.getelementptr"(%2902, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2904 = "vector.from_elements"(%2786, %2787) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2904, %2903) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2905 = "arith.addi"(%2882, %48) : (i32, i32) -> i32
            %2906 = "arith.xori"(%2905, %2887) : (i32, i32) -> i32
            %2907 = "arith.muli"(%2906, %128) : (i32, i32) -> i32
            %2908 = "llvm.getelementptr"(%2886, %2907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2909 = "llvm.getelementptr"(%2908, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2910 = "vector.from_elements"(%2793, %2794) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2910, %2909) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2911 = "arith.addi"(%2882, %131) : (i32, i32) -> i32
            %2912 = "arith.xori"(%2911, %2887) : (i32, i32) -> i32
            %2913 = "arith.muli"(%2912, %128) : (i32, i32) -> i32
            %2914 = "llvm.getelementptr"(%2886, %2913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2915 = "llvm.getelementptr"(%2914, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2916 = "vector.from_elements"(%2800, %2801) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2916, %2915) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2917 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2918 = "arith.addi"(%2882, %2917) : (i32, i32) -> i32
            %2919 = "arith.xori"(%2918, %2887) : (i32, i32) -> i32
            %2920 = "arith.muli"(%2919, %128) : (i32, i32) -> i32
            %2921 = "llvm.getelementptr"(%2886, %2920) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2922 = "llvm.getelementptr"(%2921, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2923 = "vector.from_elements"(%2807, %2808) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2923, %2922) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2924 = "arith.constant"() {value = 6 : i32} : () -> i32
            %2925 = "arith.addi"(%2882, %2924) : (i32, i32) -> i32
            %2926 = "arith.xori"(%2925, %2887) : (i32, i32) -> i32
            %2927 = "arith.muli"(%2926, %128) : (i32, i32) -> i32
            %2928 = "llvm.getelementptr"(%2886, %2927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2929 = "llvm.getelementptr"(%2928, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2930 = "vector.from_elements"(%2814, %2815) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2930, %2929) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2931 = "arith.addi"(%2882, %283) : (i32, i32) -> i32
            %2932 = "arith.xori"(%2931, %2887) : (i32, i32) -> i32
            %2933 = "arith.muli"(%2932, %128) : (i32, i32) -> i32
            %2934 = "llvm.getelementptr"(%2886, %2933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2935 = "llvm.getelementptr"(%2934, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2936 = "vector.from_elements"(%2821, %2822) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2936, %2935) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2937 = "arith.addi"(%2870, %128) : (i32, i32) -> i32
            %2938 = "nvvm.shfl.sync"(%44, %2617, %124, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 68 : i32} : (i32, f32, i32, i32) -> f32
            %2939 = "arith.addf"(%2617, %2938) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2940 = "nvvm.shfl.sync"(%44, %2939, %50, %46) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 69 : i32} : (i32, f32, i32, i32) -> f32
            %2941 = "arith.addf"(%2939, %2940) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.if"(%2877) ({
              %2942 = "arith.muli"(%2937, %131) : (i32, i32) -> i32
              %2943 = "arith.addi"(%49, %2942) : (i32, i32) -> i32
              %2944 = "llvm.getelementptr"(%55, %2943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2571, %2944) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2945 = "llvm.getelementptr"(%56, %2943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2941, %2945) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2946 = "arith.muli"(%2937, %157) : (i32, i32) -> i32
            %2947 = "arith.addi"(%2883, %2946) : (i32, i32) -> i32
            %2948 = "llvm.getelementptr"(%2869, %2947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2949 = "arith.remui"(%2937, %128) : (i32, i32) -> i32
            %2950 = "arith.xori"(%2882, %2949) : (i32, i32) -> i32
            %2951 = "arith.muli"(%2950, %128) : (i32, i32) -> i32
            %2952 = "llvm.getelementptr"(%2948, %2951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2953 = "llvm.getelementptr"(%2952, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2954 = "vector.from_elements"(%2774, %2775) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2954, %2953) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2955 = "arith.xori"(%2893, %2949) : (i32, i32) -> i32
            %2956 = "arith.muli"(%2955, %128) : (i32, i32) -> i32
            %2957 = "llvm.getelementptr"(%2948, %2956) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2958 = "llvm.getelementptr"(%2957, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2959 = "vector.from_elements"(%2781, %2782) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2959, %2958) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2960 = "arith.xori"(%2899, %2949) : (i32, i32) -> i32
            %2961 = "arith.muli"(%2960, %128) : (i32, i32) -> i32
            %2962 = "llvm.getelementptr"(%2948, %2961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2963 = "llvm.getelementptr"(%2962, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2964 = "vector.from_elements"(%2788, %2789) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2964, %2963) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2965 = "arith.xori"(%2905, %2949) : (i32, i32) -> i32
            %2966 = "arith.muli"(%2965, %128) : (i32, i32) -> i32
            %2967 = "llvm.getelementptr"(%2948, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2968 = "llvm.getelementptr"(%2967, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2969 = "vector.from_elements"(%2795, %2796) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2969, %2968) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2970 = "arith.xori"(%2911, %2949) : (i32, i32) -> i32
            %2971 = "arith.muli"(%2970, %128) : (i32, i32) -> i32
            %2972 = "llvm.getelementptr"(%2948, %2971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2973 = "llvm.getelementptr"(%2972, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2974 = "vector.from_elements"(%2802, %2803) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2974, %2973) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2975 = "arith.xori"(%2918, %2949) : (i32, i32) -> i32
            %2976 = "arith.muli"(%2975, %128) : (i32, i32) -> i32
            %2977 = "llvm.getelementptr"(%2948, %2976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2978 = "llvm.getelementptr"(%2977, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2979 = "vector.from_elements"(%2809, %2810) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2979, %2978) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2980 = "arith.xori"(%2925, %2949) : (i32, i32) -> i32
            %2981 = "arith.muli"(%2980, %128) : (i32, i32) -> i32
            %2982 = "llvm.getelementptr"(%2948, %2981) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2983 = "llvm.getelementptr"(%2982, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2984 = "vector.from_elements"(%2816, %2817) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2984, %2983) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            %2985 = "arith.xori"(%2931, %2949) : (i32, i32) -> i32
            %2986 = "arith.muli"(%2985, %128) : (i32, i32) -> i32
            %2987 = "llvm.getelementptr"(%2948, %2986) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2988 = "llvm.getelementptr"(%2987, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2989 = "vector.from_elements"(%2823, %2824) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%2989, %2988) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
            "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 70 : i32} : () -> ()
            %2990 = "arith.cmpi"(%1379, %45) {predicate = 0 : i64} : (i32, i32) -> i1
            %2991 = "arith.andi"(%2990, %2826) : (i1, i1) -> i1
            %2992 = "arith.muli"(%50, %38) : (i32, i32) -> i32
            %2993 = "arith.extui"(%2990) : (i1) -> i32
            %2994 = "arith.addi"(%2992, %2993) : (i32, i32) -> i32
            %2995 = "arith.remui"(%35, %128) : (i32, i32) -> i32
            %2996 = "arith.remsi"(%1382, %28) : (i32, i32) -> i32
            %2997 = "arith.cmpi"(%2996, %45) {predicate = 2 : i64} : (i32, i32) -> i1
            %2998 = "arith.addi"(%2996, %28) : (i32, i32) -> i32
            %2999 = "arith.select"(%2997, %2998, %2996) : (i1, i32, i32) -> i32
            %3000 = "arith.muli"(%2999, %125) : (i32, i32) -> i32
            %3001 = "arith.addi"(%3000, %295) : (i32, i32) -> i32
            %3002 = "arith.cmpi"(%3001, %27) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3002) ({
              %3003 = "arith.muli"(%295, %131) : (i32, i32) -> i32
              %3004 = "llvm.getelementptr"(%55, %3003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3005 = "llvm.load"(%3004) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3006 = "arith.maxnumf"(%2475, %3005) : (f32, f32) -> f32
              %3007 = "arith.addi"(%124, %3003) : (i32, i32) -> i32
              %3008 = "llvm.getelementptr"(%55, %3007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3009 = "llvm.load"(%3008) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3010 = "arith.maxnumf"(%3006, %3009) : (f32, f32) -> f32
              %3011 = "arith.addi"(%50, %3003) : (i32, i32) -> i32
              %3012 = "llvm.getelementptr"(%55, %3011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3013 = "llvm.load"(%3012) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3014 = "arith.maxnumf"(%3010, %3013) : (f32, f32) -> f32
              %3015 = "arith.addi"(%48, %3003) : (i32, i32) -> i32
              %3016 = "llvm.getelementptr"(%55, %3015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3017 = "llvm.load"(%3016) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3018 = "arith.maxnumf"(%3014, %3017) : (f32, f32) -> f32
              %3019 = "llvm.load"(%3004) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3020 = "arith.cmpf"(%3018, %2475) {predicate = 2 : i64} : (f32, f32) -> i1
              %3021 = "arith.select"(%3020, %3018, %2484) : (i1, f32, f32) -> f32
              %3022 = "arith.subf"(%3019, %3021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3023 = "llvm.call_intrinsic"(%3022) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3024 = "llvm.load"(%3008) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3025 = "arith.subf"(%3024, %3021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3026 = "llvm.call_intrinsic"(%3025) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3027 = "llvm.load"(%3012) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3028 = "arith.subf"(%3027, %3021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3029 = "llvm.call_intrinsic"(%3028) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3030 = "llvm.load"(%3016) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3031 = "arith.subf"(%3030, %3021) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3032 = "llvm.call_intrinsic"(%3031) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3033 = "llvm.getelementptr"(%56, %3003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3034 = "llvm.load"(%3033) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3035 = "arith.mulf"(%3023, %3034) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3036 = "arith.addf"(%2484, %3035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3037 = "llvm.getelementptr"(%56, %3007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3038 = "llvm.load"(%3037) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3039 = "arith.mulf"(%3026, %3038) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3040 = "arith.addf"(%3036, %3039) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3041 = "llvm.getelementptr"(%56, %3011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3042 = "llvm.load"(%3041) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3043 = "arith.mulf"(%3029, %3042) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3044 = "arith.addf"(%3040, %3043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3045 = "llvm.getelementptr"(%56, %3015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3046 = "llvm.load"(%3045) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3047 = "arith.mulf"(%3032, %3046) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3048 = "arith.addf"(%3044, %3047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3049 = "arith.cmpf"(%3048, %2484) {predicate = 1 : i64} : (f32, f32) -> i1
              %3050 = "llvm.call_intrinsic"(%3048) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3051 = "arith.select"(%3049, %2484, %3050) : (i1, f32, f32) -> f32
              %3052 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
              %3053 = "vector.extract"(%3052) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3054 = "vector.extract"(%3052) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3055 = "vector.extract"(%3052) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3056 = "vector.extract"(%3052) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3057 = "vector.extract"(%3052) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3058 = "vector.extract"(%3052) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3059 = "vector.extract"(%3052) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3060 = "vector.extract"(%3052) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3061 = "arith.muli"(%295, %157) : (i32, i32) -> i32
              %3062 = "llvm.getelementptr"(%2869, %3061) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3063 = "arith.remui"(%295, %128) : (i32, i32) -> i32
              %3064 = "arith.xori"(%2995, %3063) : (i32, i32) -> i32
              %3065 = "arith.muli"(%3064, %128) : (i32, i32) -> i32
              %3066 = "llvm.getelementptr"(%3062, %3065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3067 = "llvm.load"(%3066) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3068 = "vector.extract"(%3067) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3069 = "vector.extract"(%3067) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3070 = "vector.extract"(%3067) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3071 = "vector.extract"(%3067) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3072 = "llvm.getelementptr"(%3066) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3073 = "llvm.load"(%3072) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3074 = "vector.extract"(%3073) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3075 = "vector.extract"(%3073) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3076 = "vector.extract"(%3073) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3077 = "vector.extract"(%3073) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3078 = "vector.from_elements"(%3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3079 = "vector.from_elements"(%3068, %3069, %3070, %3071, %3074, %3075, %3076, %3077) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3080 = "arith.mulf"(%3023, %3051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3081 = "vector.broadcast"(%3080) : (f32) -> vector<8xf32>
              %3082 = "arith.mulf"(%3079, %3081) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3083 = "arith.addf"(%3078, %3082) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3084 = "vector.extract"(%3083) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3085 = "vector.extract"(%3083) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3086 = "vector.extract"(%3083) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3087 = "vector.extract"(%3083) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3088 = "vector.extract"(%3083) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3089 = "vector.extract"(%3083) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3090 = "vector.extract"(%3083) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3091 = "vector.extract"(%3083) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3092 = "arith.addi"(%2146, %3061) : (i32, i32) -> i32
              %3093 = "llvm.getelementptr"(%2869, %3092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3094 = "llvm.getelementptr"(%3093, %3065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3095 = "llvm.load"(%3094) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3096 = "vector.extract"(%3095) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3097 = "vector.extract"(%3095) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3098 = "vector.extract"(%3095) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3099 = "vector.extract"(%3095) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3100 = "llvm.getelementptr"(%3094) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3101 = "llvm.load"(%3100) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3102 = "vector.extract"(%3101) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3103 = "vector.extract"(%3101) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3104 = "vector.extract"(%3101) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3105 = "vector.extract"(%3101) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3106 = "vector.from_elements"(%3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3107 = "vector.from_elements"(%3096, %3097, %3098, %3099, %3102, %3103, %3104, %3105) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3108 = "arith.mulf"(%3026, %3051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3109 = "vector.broadcast"(%3108) : (f32) -> vector<8xf32>
              %3110 = "arith.mulf"(%3107, %3109) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3111 = "arith.addf"(%3106, %3110) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3112 = "vector.extract"(%3111) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3113 = "vector.extract"(%3111) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3114 = "vector.extract"(%3111) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3115 = "vector.extract"(%3111) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3116 = "vector.extract"(%3111) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3117 = "vector.extract"(%3111) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3118 = "vector.extract"(%3111) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3119 = "vector.extract"(%3111) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3120 = "arith.addi"(%153, %3061) : (i32, i32) -> i32
              %3121 = "llvm.getelementptr"(%2869, %3120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3122 = "llvm.getelementptr"(%3121, %3065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3123 = "llvm.load"(%3122) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3124 = "vector.extract"(%3123) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3125 = "vector.extract"(%3123) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3126 = "vector.extract"(%3123) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3127 = "vector.extract"(%3123) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3128 = "llvm.getelementptr"(%3122) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3129 = "llvm.load"(%3128) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3130 = "vector.extract"(%3129) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3131 = "vector.extract"(%3129) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3132 = "vector.extract"(%3129) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3133 = "vector.extract"(%3129) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3134 = "vector.from_elements"(%3112, %3113, %3114, %3115, %3116, %3117, %3118, %3119) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3135 = "vector.from_elements"(%3124, %3125, %3126, %3127, %3130, %3131, %3132, %3133) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3136 = "arith.mulf"(%3029, %3051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3137 = "vector.broadcast"(%3136) : (f32) -> vector<8xf32>
              %3138 = "arith.mulf"(%3135, %3137) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3139 = "arith.addf"(%3134, %3138) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3140 = "vector.extract"(%3139) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3141 = "vector.extract"(%3139) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3142 = "vector.extract"(%3139) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3143 = "vector.extract"(%3139) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3144 = "vector.extract"(%3139) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3145 = "vector.extract"(%3139) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3146 = "vector.extract"(%3139) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3147 = "vector.extract"(%3139) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3148 = "arith.constant"() {value = 3072 : i32} : () -> i32
              %3149 = "arith.addi"(%3148, %3061) : (i32, i32) -> i32
              %3150 = "llvm.getelementptr"(%2869, %3149) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3151 = "llvm.getelementptr"(%3150, %3065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3152 = "llvm.load"(%3151) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3153 = "vector.extract"(%3152) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3154 = "vector.extract"(%3152) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3155 = "vector.extract"(%3152) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3156 = "vector.extract"(%3152) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3157 = "llvm.getelementptr"(%3151) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %3158 = "llvm.load"(%3157) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %3159 = "vector.extract"(%3158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %3160 = "vector.extract"(%3158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %3161 = "vector.extract"(%3158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %3162 = "vector.extract"(%3158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %3163 = "vector.from_elements"(%3140, %3141, %3142, %3143, %3144, %3145, %3146, %3147) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3164 = "vector.from_elements"(%3153, %3154, %3155, %3156, %3159, %3160, %3161, %3162) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %3165 = "arith.mulf"(%3032, %3051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3166 = "vector.broadcast"(%3165) : (f32) -> vector<8xf32>
              %3167 = "arith.mulf"(%3164, %3166) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3168 = "arith.addf"(%3163, %3167) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %3169 = "vector.extract"(%3168) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %3170 = "vector.extract"(%3168) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %3171 = "vector.extract"(%3168) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %3172 = "vector.extract"(%3168) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %3173 = "vector.extract"(%3168) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %3174 = "vector.extract"(%3168) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %3175 = "vector.extract"(%3168) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %3176 = "vector.extract"(%3168) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %3177 = "llvm.call_intrinsic"(%3048) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3178 = "arith.addf"(%3018, %3177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.if"(%2991) ({
                %3179 = "arith.divsi"(%1382, %28) : (i32, i32) -> i32
                %3180 = "arith.extsi"(%2997) : (i1) -> i32
                %3181 = "arith.addi"(%3179, %3180) : (i32, i32) -> i32
                %3182 = "arith.muli"(%3181, %27) : (i32, i32) -> i32
                %3183 = "arith.addi"(%3182, %3000) : (i32, i32) -> i32
                %3184 = "arith.addi"(%3183, %295) : (i32, i32) -> i32
                %3185 = "arith.extsi"(%1380) : (i32) -> i64
                %3186 = "arith.extsi"(%3184) : (i32) -> i64
                %3187 = "arith.muli"(%3185, %17) : (i64, i64) -> i64
                %3188 = "arith.muli"(%3186, %18) : (i64, i64) -> i64
                %3189 = "arith.addi"(%3187, %3188) : (i64, i64) -> i64
                %3190 = "llvm.getelementptr"(%16, %3189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %3191 = "vector.from_elements"(%3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %3192 = "arith.truncf"(%3191) : (vector<8xf32>) -> vector<8xf16>
                %3193 = "vector.extract"(%3192) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                %3194 = "vector.extract"(%3192) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                %3195 = "vector.extract"(%3192) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                %3196 = "vector.extract"(%3192) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                %3197 = "vector.extract"(%3192) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                %3198 = "vector.extract"(%3192) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                %3199 = "vector.extract"(%3192) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                %3200 = "vector.extract"(%3192) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                %3201 = "arith.muli"(%2995, %128) : (i32, i32) -> i32
                %3202 = "llvm.getelementptr"(%3190, %3201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %3203 = "vector.from_elements"(%3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                "llvm.store"(%3203, %3202) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
                %3204 = "arith.cmpi"(%2995, %45) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%3204) ({
                  %3205 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %3206 = "arith.mulf"(%3178, %3205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %3207 = "arith.muli"(%3185, %20) : (i64, i64) -> i64
                  %3208 = "arith.addi"(%3207, %3186) : (i64, i64) -> i64
                  %3209 = "llvm.getelementptr"(%19, %3208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%3206, %3209) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %3210 = "arith.muli"(%2994, %2146) : (i32, i32) -> i32
                %3211 = "arith.addi"(%3210, %3061) : (i32, i32) -> i32
                %3212 = "llvm.getelementptr"(%21, %3211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %3213 = "vector.from_elements"(%3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %3214 = "vector.extract"(%3213) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %3215 = "vector.extract"(%3213) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %3216 = "vector.extract"(%3213) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %3217 = "vector.extract"(%3213) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %3218 = "vector.extract"(%3213) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %3219 = "vector.extract"(%3213) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %3220 = "vector.extract"(%3213) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %3221 = "vector.extract"(%3213) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %3222 = "arith.muli"(%2995, %128) : (i32, i32) -> i32
                %3223 = "llvm.getelementptr"(%3212, %3222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %3224 = "vector.from_elements"(%3214, %3215, %3216, %3217) : (f32, f32, f32, f32) -> vector<4xf32>
                "llvm.store"(%3224, %3223) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                %3225 = "llvm.getelementptr"(%3223) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
                %3226 = "vector.from_elements"(%3218, %3219, %3220, %3221) : (f32, f32, f32, f32) -> vector<4xf32>
                "llvm.store"(%3226, %3225) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                %3227 = "arith.cmpi"(%2995, %45) {predicate = 0 : i64} : (i32, i32) -> i1
                "scf.if"(%3227) ({
                  %3228 = "arith.muli"(%2994, %125) : (i32, i32) -> i32
                  %3229 = "arith.addi"(%3228, %295) : (i32, i32) -> i32
                  %3230 = "llvm.getelementptr"(%22, %3229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%3178, %3230) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%45, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %183, %184, %186, %187) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1379, %2772, %2773, %2774, %2775, %2779, %2780, %2781, %2782, %2786, %2787, %2788, %2789, %2793, %2794, %2795, %2796, %2800, %2801, %2802, %2803, %2807, %2808, %2809, %2810, %2814, %2815, %2816, %2817, %2821, %2822, %2823, %2824, %2482, %2571, %2529, %2617) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3231 = "arith.cmpi"(%35, %45) {predicate = 0 : i64} : (i32, i32) -> i1
          %3232 = "arith.andi"(%3231, %2828) : (i1, i1) -> i1
          "scf.if"(%3232) ({
            %3233 = "arith.subi"(%1372, %1383) : (i32, i32) -> i32
            %3234 = "arith.cmpi"(%3233, %147) {predicate = 5 : i64} : (i32, i32) -> i1
            %3235 = "arith.cmpi"(%2390, %1384) {predicate = 2 : i64} : (i32, i32) -> i1
            %3236 = "arith.andi"(%3234, %3235) : (i1, i1) -> i1
            %3237 = "arith.addi"(%3233, %1384) : (i32, i32) -> i32
            %3238 = "arith.subi"(%3237, %124) : (i32, i32) -> i32
            %3239 = "arith.addi"(%142, %124) : (i32, i32) -> i32
            %3240 = "arith.muli"(%144, %3239) : (i32, i32) -> i32
            %3241 = "arith.subi"(%3238, %3240) : (i32, i32) -> i32
            %3242 = "arith.maxsi"(%142, %124) : (i32, i32) -> i32
            %3243 = "arith.remsi"(%3241, %3242) : (i32, i32) -> i32
            %3244 = "arith.cmpi"(%3243, %45) {predicate = 2 : i64} : (i32, i32) -> i1
            %3245 = "arith.divsi"(%3241, %3242) : (i32, i32) -> i32
            %3246 = "arith.extsi"(%3244) : (i1) -> i32
            %3247 = "arith.addi"(%3245, %3246) : (i32, i32) -> i32
            %3248 = "arith.addi"(%144, %3247) : (i32, i32) -> i32
            %3249 = "arith.cmpi"(%3238, %3240) {predicate = 2 : i64} : (i32, i32) -> i1
            %3250 = "arith.remsi"(%3238, %3239) : (i32, i32) -> i32
            %3251 = "arith.xori"(%3250, %3239) : (i32, i32) -> i32
            %3252 = "arith.cmpi"(%3251, %45) {predicate = 2 : i64} : (i32, i32) -> i1
            %3253 = "arith.cmpi"(%3250, %45) {predicate = 1 : i64} : (i32, i32) -> i1
            %3254 = "arith.andi"(%3252, %3253) : (i1, i1) -> i1
            %3255 = "arith.divsi"(%3238, %3239) : (i32, i32) -> i32
            %3256 = "arith.extsi"(%3254) : (i1) -> i32
            %3257 = "arith.addi"(%3255, %3256) : (i32, i32) -> i32
            %3258 = "arith.select"(%3249, %3257, %3248) : (i1, i32, i32) -> i32
            %3259 = "arith.subi"(%3258, %38) : (i32, i32) -> i32
            %3260 = "arith.addi"(%3259, %124) : (i32, i32) -> i32
            %3261 = "arith.select"(%3236, %1380, %44) : (i1, i32, i32) -> i32
            %3262 = "arith.muli"(%38, %48) : (i32, i32) -> i32
            %3263 = "llvm.getelementptr"(%23, %3262) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%3261, %3263) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %3264 = "arith.addi"(%3262, %124) : (i32, i32) -> i32
            %3265 = "llvm.getelementptr"(%23, %3264) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1382, %3265) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %3266 = "arith.addi"(%3262, %50) : (i32, i32) -> i32
            %3267 = "llvm.getelementptr"(%23, %3266) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%3260, %3267) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3268 = "arith.addi"(%1386, %124) : (i32, i32) -> i32
          %3269 = "arith.cmpi"(%3268, %48) {predicate = 0 : i64} : (i32, i32) -> i1
          %3270 = "arith.select"(%3269, %45, %3268) : (i1, i32, i32) -> i32
          %3271 = "arith.addi"(%1385, %124) : (i32, i32) -> i32
          %3272 = "arith.cmpi"(%3271, %48) {predicate = 0 : i64} : (i32, i32) -> i1
          %3273 = "arith.select"(%3272, %45, %3271) : (i1, i32, i32) -> i32
          %3274, %3275, %3276, %3277, %3278 = "scf.if"(%2826) ({
            %3279 = "arith.addi"(%1382, %124) : (i32, i32) -> i32
            %3280 = "arith.cmpi"(%3279, %26) {predicate = 0 : i64} : (i32, i32) -> i1
            %3281, %3282, %3283, %3284 = "scf.if"(%3280) ({
              %3285 = "arith.addi"(%1380, %124) : (i32, i32) -> i32
              %3286 = "arith.subi"(%1, %124) : (i32, i32) -> i32
              %3287 = "arith.minsi"(%3285, %3286) : (i32, i32) -> i32
              %3288 = "arith.extsi"(%3287) : (i32) -> i64
              %3289 = "llvm.getelementptr"(%25, %3288) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3290 = "llvm.load"(%3289) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %3291 = "arith.addi"(%3290, %123) : (i32, i32) -> i32
              %3292 = "arith.shrsi"(%3291, %283) : (i32, i32) -> i32
              %3293 = "arith.maxsi"(%3292, %124) : (i32, i32) -> i32
              "scf.yield"(%3290, %3287, %3293, %45) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1381, %1380, %1384, %3279) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            "scf.yield"(%3281, %3282, %45, %3283, %3284) : (i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1381, %1380, %2390, %1384, %1382) : (i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32)
          %3294 = "arith.cmpi"(%3276, %45) {predicate = 0 : i64} : (i32, i32) -> i1
          %3295 = "arith.addi"(%1387, %124) : (i32, i32) -> i32
          %3296 = "arith.cmpi"(%3295, %48) {predicate = 0 : i64} : (i32, i32) -> i1
          %3297 = "arith.select"(%3296, %45, %3295) : (i1, i32, i32) -> i32
          %3298 = "arith.select"(%3294, %3297, %1387) : (i1, i32, i32) -> i32
          "scf.yield"(%1451, %1452, %1453, %1454, %1455, %1456, %2830, %3275, %3274, %3278, %3276, %3277, %3273, %3270, %3298, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2680, %2681, %2682, %2683, %2766, %2767, %2768, %2769, %2863, %2864, %2865, %2866, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        %3299 = "arith.cmpi"(%35, %45) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%3299) ({
          %3300 = "arith.muli"(%38, %48) : (i32, i32) -> i32
          %3301 = "llvm.getelementptr"(%23, %3300) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%44, %3301) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %3302 = "arith.addi"(%3300, %124) : (i32, i32) -> i32
          %3303 = "llvm.getelementptr"(%23, %3302) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%45, %3303) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          %3304 = "arith.addi"(%3300, %50) : (i32, i32) -> i32
          %3305 = "llvm.getelementptr"(%23, %3304) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%45, %3305) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "decode_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32):
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %20 = "arith.constant"() {value = 32 : i32} : () -> i32
      %21 = "arith.remui"(%14, %20) : (i32, i32) -> i32
      %22 = "arith.divui"(%14, %20) : (i32, i32) -> i32
      %23 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %26 = "arith.constant"() {value = 3 : i32} : () -> i32
      %27 = "arith.muli"(%17, %26) : (i32, i32) -> i32
      %28 = "llvm.getelementptr"(%9, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %29 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %30 = "arith.constant"() {value = 1 : i32} : () -> i32
      %31 = "arith.addi"(%27, %30) : (i32, i32) -> i32
      %32 = "llvm.getelementptr"(%9, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %33 = "llvm.load"(%32) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %34 = "arith.constant"() {value = 2 : i32} : () -> i32
      %35 = "arith.addi"(%27, %34) : (i32, i32) -> i32
      %36 = "llvm.getelementptr"(%9, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %37 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %38 = "arith.constant"() {value = 0 : i32} : () -> i32
      %39 = "arith.cmpi"(%29, %38) {predicate = 5 : i64} : (i32, i32) -> i1
      "scf.if"(%39) ({
        %40 = "arith.constant"() {value = 8 : i32} : () -> i32
        %41 = "arith.muli"(%18, %40) : (i32, i32) -> i32
        %42 = "arith.addi"(%41, %22) : (i32, i32) -> i32
        %43 = "arith.constant"() {value = 31 : i32} : () -> i32
        %44 = "arith.minui"(%13, %43) : (i32, i32) -> i32
        %45 = "arith.shrsi"(%42, %44) : (i32, i32) -> i32
        %46 = "arith.shli"(%30, %13) : (i32, i32) -> i32
        %47 = "arith.cmpi"(%13, %20) {predicate = 6 : i64} : (i32, i32) -> i1
        %48 = "arith.select"(%47, %46, %38) : (i1, i32, i32) -> i32
        %49 = "arith.subi"(%48, %30) : (i32, i32) -> i32
        %50 = "arith.andi"(%42, %49) : (i32, i32) -> i32
        %51 = "arith.constant"() {value = 16 : i32} : () -> i32
        %52 = "arith.cmpi"(%45, %51) {predicate = 2 : i64} : (i32, i32) -> i1
        %53 = "arith.remsi"(%33, %12) : (i32, i32) -> i32
        %54 = "arith.cmpi"(%53, %38) {predicate = 2 : i64} : (i32, i32) -> i1
        %55 = "arith.addi"(%53, %12) : (i32, i32) -> i32
        %56 = "arith.select"(%54, %55, %53) : (i1, i32, i32) -> i32
        %57 = "arith.muli"(%56, %51) : (i32, i32) -> i32
        %58 = "arith.addi"(%57, %45) : (i32, i32) -> i32
        %59 = "arith.cmpi"(%58, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %60 = "arith.andi"(%52, %59) : (i1, i1) -> i1
        %61 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %62 = "vector.extract"(%61) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %63 = "vector.extract"(%61) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %64, %65, %66, %67 = "scf.if"(%60) ({
          %68 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %69 = "arith.subi"(%37, %50) : (i32, i32) -> i32
          %70 = "arith.addi"(%69, %48) : (i32, i32) -> i32
          %71 = "arith.subi"(%70, %30) : (i32, i32) -> i32
          %72 = "arith.shrsi"(%71, %44) : (i32, i32) -> i32
          %73 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %74 = "scf.for"(%68, %72, %20, %73) ({
          ^bb0(%75: i32, %76: f32):
            %77 = "arith.shli"(%75, %13) : (i32, i32) -> i32
            %78 = "arith.select"(%47, %77, %38) : (i1, i32, i32) -> i32
            %79 = "arith.addi"(%50, %78) : (i32, i32) -> i32
            %80 = "arith.addi"(%17, %79) : (i32, i32) -> i32
            %81 = "arith.muli"(%34, %80) : (i32, i32) -> i32
            %82 = "arith.cmpi"(%79, %38) {predicate = 0 : i64} : (i32, i32) -> i1
            %83 = "arith.extui"(%82) : (i1) -> i32
            %84 = "arith.addi"(%81, %83) : (i32, i32) -> i32
            %85 = "arith.muli"(%84, %51) : (i32, i32) -> i32
            %86 = "arith.addi"(%85, %45) : (i32, i32) -> i32
            %87 = "llvm.getelementptr"(%8, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %88 = "llvm.load"(%87) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %89 = "arith.maxnumf"(%76, %88) : (f32, f32) -> f32
            "scf.yield"(%89) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %90 = "arith.constant"() {value = -1 : i32} : () -> i32
          %91 = "nvvm.shfl.sync"(%90, %74, %51, %43) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %92 = "arith.maxnumf"(%74, %91) : (f32, f32) -> f32
          %93 = "nvvm.shfl.sync"(%90, %92, %40, %43) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %94 = "arith.maxnumf"(%92, %93) : (f32, f32) -> f32
          %95 = "arith.constant"() {value = 4 : i32} : () -> i32
          %96 = "nvvm.shfl.sync"(%90, %94, %95, %43) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %97 = "arith.maxnumf"(%94, %96) : (f32, f32) -> f32
          %98 = "nvvm.shfl.sync"(%90, %97, %34, %43) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %99 = "arith.maxnumf"(%97, %98) : (f32, f32) -> f32
          %100 = "nvvm.shfl.sync"(%90, %99, %30, %43) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %101 = "arith.maxnumf"(%99, %100) : (f32, f32) -> f32
          %102 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %103, %104, %105 = "scf.for"(%38, %72, %95, %102, %62, %63) ({
          ^bb0(%106: i32, %107: f32, %108: f32, %109: f32):
            %110 = "arith.subi"(%72, %30) : (i32, i32) -> i32
            %111 = "arith.minsi"(%106, %110) : (i32, i32) -> i32
            %112 = "arith.shli"(%111, %13) : (i32, i32) -> i32
            %113 = "arith.select"(%47, %112, %38) : (i1, i32, i32) -> i32
            %114 = "arith.addi"(%50, %113) : (i32, i32) -> i32
            %115 = "arith.addi"(%106, %30) : (i32, i32) -> i32
            %116 = "arith.minsi"(%115, %110) : (i32, i32) -> i32
            %117 = "arith.shli"(%116, %13) : (i32, i32) -> i32
            %118 = "arith.select"(%47, %117, %38) : (i1, i32, i32) -> i32
            %119 = "arith.addi"(%50, %118) : (i32, i32) -> i32
            %120 = "arith.addi"(%106, %34) : (i32, i32) -> i32
            %121 = "arith.minsi"(%120, %110) : (i32, i32) -> i32
            %122 = "arith.shli"(%121, %13) : (i32, i32) -> i32
            %123 = "arith.select"(%47, %122, %38) : (i1, i32, i32) -> i32
            %124 = "arith.addi"(%50, %123) : (i32, i32) -> i32
            %125 = "arith.addi"(%106, %26) : (i32, i32) -> i32
            %126 = "arith.minsi"(%125, %110) : (i32, i32) -> i32
            %127 = "arith.shli"(%126, %13) : (i32, i32) -> i32
            %128 = "arith.select"(%47, %127, %38) : (i1, i32, i32) -> i32
            %129 = "arith.addi"(%50, %128) : (i32, i32) -> i32
            %130 = "arith.addi"(%17, %114) : (i32, i32) -> i32
            %131 = "arith.muli"(%34, %130) : (i32, i32) -> i32
            %132 = "arith.cmpi"(%114, %38) {predicate = 0 : i64} : (i32, i32) -> i1
            %133 = "arith.extui"(%132) : (i1) -> i32
            %134 = "arith.addi"(%131, %133) : (i32, i32) -> i32
            %135 = "arith.addi"(%17, %119) : (i32, i32) -> i32
            %136 = "arith.muli"(%34, %135) : (i32, i32) -> i32
            %137 = "arith.cmpi"(%119, %38) {predicate = 0 : i64} : (i32, i32) -> i1
            %138 = "arith.extui"(%137) : (i1) -> i32
            %139 = "arith.addi"(%136, %138) : (i32, i32) -> i32
            %140 = "arith.addi"(%17, %124) : (i32, i32) -> i32
            %141 = "arith.muli"(%34, %140) : (i32, i32) -> i32
            %142 = "arith.cmpi"(%124, %38) {predicate = 0 : i64} : (i32, i32) -> i1
            %143 = "arith.extui"(%142) : (i1) -> i32
            %144 = "arith.addi"(%141, %143) : (i32, i32) -> i32
            %145 = "arith.addi"(%17, %129) : (i32, i32) -> i32
            %146 = "arith.muli"(%34, %145) : (i32, i32) -> i32
            %147 = "arith.cmpi"(%129, %38) {predicate = 0 : i64} : (i32, i32) -> i1
            %148 = "arith.extui"(%147) : (i1) -> i32
            %149 = "arith.addi"(%146, %148) : (i32, i32) -> i32
            %150 = "arith.muli"(%134, %51) : (i32, i32) -> i32
            %151 = "arith.addi"(%150, %45) : (i32, i32) -> i32
            %152 = "llvm.getelementptr"(%8, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %154 = "arith.muli"(%139, %51) : (i32, i32) -> i32
            %155 = "arith.addi"(%154, %45) : (i32, i32) -> i32
            %156 = "llvm.getelementptr"(%8, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %157 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %158 = "arith.muli"(%144, %51) : (i32, i32) -> i32
            %159 = "arith.addi"(%158, %45) : (i32, i32) -> i32
            %160 = "llvm.getelementptr"(%8, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %161 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %162 = "arith.muli"(%149, %51) : (i32, i32) -> i32
            %163 = "arith.addi"(%162, %45) : (i32, i32) -> i32
            %164 = "llvm.getelementptr"(%8, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %166 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %167 = "arith.muli"(%134, %166) : (i32, i32) -> i32
            %168 = "arith.constant"() {value = 64 : i32} : () -> i32
            %169 = "arith.muli"(%45, %168) : (i32, i32) -> i32
            %170 = "arith.addi"(%167, %169) : (i32, i32) -> i32
            %171 = "arith.addi"(%170, %68) : (i32, i32) -> i32
            %172 = "llvm.getelementptr"(%7, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %173 = "llvm.load"(%172) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %174 = "arith.addi"(%68, %20) : (i32, i32) -> i32
            %175 = "arith.addi"(%170, %174) : (i32, i32) -> i32
            %176 = "llvm.getelementptr"(%7, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %178 = "arith.muli"(%139, %166) : (i32, i32) -> i32
            %179 = "arith.addi"(%178, %169) : (i32, i32) -> i32
            %180 = "arith.addi"(%179, %68) : (i32, i32) -> i32
            %181 = "llvm.getelementptr"(%7, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %182 = "llvm.load"(%181) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %183 = "arith.addi"(%179, %174) : (i32, i32) -> i32
            %184 = "llvm.getelementptr"(%7, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %185 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %186 = "arith.muli"(%144, %166) : (i32, i32) -> i32
            %187 = "arith.addi"(%186, %169) : (i32, i32) -> i32
            %188 = "arith.addi"(%187, %68) : (i32, i32) -> i32
            %189 = "llvm.getelementptr"(%7, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %191 = "arith.addi"(%187, %174) : (i32, i32) -> i32
            %192 = "llvm.getelementptr"(%7, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %194 = "arith.muli"(%149, %166) : (i32, i32) -> i32
            %195 = "arith.addi"(%194, %169) : (i32, i32) -> i32
            %196 = "arith.addi"(%195, %68) : (i32, i32) -> i32
            %197 = "llvm.getelementptr"(%7, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %198 = "llvm.load"(%197) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %199 = "arith.addi"(%195, %174) : (i32, i32) -> i32
            %200 = "llvm.getelementptr"(%7, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %201 = "llvm.load"(%200) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %202 = "arith.cmpi"(%106, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %203 = "arith.cmpf"(%101, %73) {predicate = 2 : i64} : (f32, f32) -> i1
            %204 = "arith.select"(%203, %101, %102) : (i1, f32, f32) -> f32
            %205 = "arith.subf"(%153, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %206 = "llvm.call_intrinsic"(%205) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %207 = "arith.select"(%202, %206, %102) : (i1, f32, f32) -> f32
            %208 = "arith.addf"(%107, %207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %209 = "arith.mulf"(%207, %173) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %210 = "arith.addf"(%108, %209) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %211 = "arith.mulf"(%207, %177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %212 = "arith.addf"(%109, %211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %213 = "arith.cmpi"(%115, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %214 = "arith.subf"(%157, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %215 = "llvm.call_intrinsic"(%214) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %216 = "arith.select"(%213, %215, %102) : (i1, f32, f32) -> f32
            %217 = "arith.addf"(%208, %216) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %218 = "arith.mulf"(%216, %182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %219 = "arith.addf"(%210, %218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %220 = "arith.mulf"(%216, %185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %221 = "arith.addf"(%212, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %222 = "arith.cmpi"(%120, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %223 = "arith.subf"(%161, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %224 = "llvm.call_intrinsic"(%223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %225 = "arith.select"(%222, %224, %102) : (i1, f32, f32) -> f32
            %226 = "arith.addf"(%217, %225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %227 = "arith.mulf"(%225, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %228 = "arith.addf"(%219, %227) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %229 = "arith.mulf"(%225, %193) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %230 = "arith.addf"(%221, %229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %231 = "arith.cmpi"(%125, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %232 = "arith.subf"(%165, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %233 = "llvm.call_intrinsic"(%232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %234 = "arith.select"(%231, %233, %102) : (i1, f32, f32) -> f32
            %235 = "arith.addf"(%226, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %236 = "arith.mulf"(%234, %198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %237 = "arith.addf"(%228, %236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %238 = "arith.mulf"(%234, %201) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %239 = "arith.addf"(%230, %238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%235, %237, %239) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%101, %103, %104, %105) : (f32, f32, f32, f32) -> ()
        }, {
          %240 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %241 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%240, %241, %62, %63) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %242 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %243 = "arith.constant"() {value = 64 : i32} : () -> i32
        %244 = "arith.muli"(%22, %243) : (i32, i32) -> i32
        %245 = "arith.addi"(%244, %242) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%23, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%66, %246) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %247 = "arith.addi"(%242, %20) : (i32, i32) -> i32
        %248 = "arith.addi"(%244, %247) : (i32, i32) -> i32
        %249 = "llvm.getelementptr"(%23, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%67, %249) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %250 = "arith.cmpi"(%242, %38) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%250) ({
          %251 = "llvm.getelementptr"(%24, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%65, %251) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %252 = "llvm.getelementptr"(%25, %22) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%64, %252) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
        %253 = "arith.cmpi"(%50, %38) {predicate = 0 : i64} : (i32, i32) -> i1
        %254 = "arith.andi"(%60, %253) : (i1, i1) -> i1
        "scf.if"(%254) ({
          %255 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %256 = "scf.for"(%30, %48, %30, %64) ({
          ^bb0(%257: i32, %258: f32):
            %259 = "arith.addi"(%22, %257) : (i32, i32) -> i32
            %260 = "llvm.getelementptr"(%25, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %261 = "llvm.load"(%260) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %262 = "arith.maxnumf"(%258, %261) : (f32, f32) -> f32
            "scf.yield"(%262) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %263 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %264 = "arith.cmpf"(%256, %263) {predicate = 2 : i64} : (f32, f32) -> i1
          %265 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %266 = "arith.select"(%264, %256, %265) : (i1, f32, f32) -> f32
          %267 = "arith.subf"(%64, %266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %268 = "llvm.call_intrinsic"(%267) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %269 = "arith.mulf"(%65, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %270 = "arith.mulf"(%66, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %271 = "arith.mulf"(%67, %268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %272, %273, %274 = "scf.for"(%30, %48, %30, %269, %270, %271) ({
          ^bb0(%275: i32, %276: f32, %277: f32, %278: f32):
            %279 = "arith.addi"(%22, %275) : (i32, i32) -> i32
            %280 = "llvm.getelementptr"(%25, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %281 = "llvm.load"(%280) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %282 = "arith.subf"(%281, %266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %283 = "llvm.call_intrinsic"(%282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %284 = "llvm.getelementptr"(%24, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %286 = "arith.mulf"(%283, %285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %287 = "arith.addf"(%276, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %288 = "arith.muli"(%279, %243) : (i32, i32) -> i32
            %289 = "arith.addi"(%288, %255) : (i32, i32) -> i32
            %290 = "llvm.getelementptr"(%23, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %291 = "llvm.load"(%290) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %292 = "arith.mulf"(%283, %291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %293 = "arith.addf"(%277, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %294 = "arith.addi"(%255, %20) : (i32, i32) -> i32
            %295 = "arith.addi"(%288, %294) : (i32, i32) -> i32
            %296 = "llvm.getelementptr"(%23, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %297 = "llvm.load"(%296) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %298 = "arith.mulf"(%283, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %299 = "arith.addf"(%278, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%287, %293, %299) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %300 = "arith.divsi"(%33, %12) : (i32, i32) -> i32
          %301 = "arith.extsi"(%54) : (i1) -> i32
          %302 = "arith.addi"(%300, %301) : (i32, i32) -> i32
          %303 = "arith.muli"(%302, %11) : (i32, i32) -> i32
          %304 = "arith.addi"(%303, %57) : (i32, i32) -> i32
          %305 = "arith.addi"(%304, %45) : (i32, i32) -> i32
          %306 = "arith.extsi"(%29) : (i32) -> i64
          %307 = "arith.extsi"(%305) : (i32) -> i64
          %308 = "arith.muli"(%306, %3) : (i64, i64) -> i64
          %309 = "arith.muli"(%307, %4) : (i64, i64) -> i64
          %310 = "arith.addi"(%308, %309) : (i64, i64) -> i64
          %311 = "llvm.getelementptr"(%0, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %312 = "arith.cmpf"(%272, %265) {predicate = 1 : i64} : (f32, f32) -> i1
          %313 = "llvm.call_intrinsic"(%272) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %314 = "arith.select"(%312, %265, %313) : (i1, f32, f32) -> f32
          %315 = "arith.mulf"(%273, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %316 = "arith.truncf"(%315) : (f32) -> f16
          %317 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %318 = "llvm.getelementptr"(%311, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%316, %318) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %319 = "arith.mulf"(%274, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %320 = "arith.truncf"(%319) : (f32) -> f16
          %321 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %322 = "arith.addi"(%321, %20) : (i32, i32) -> i32
          %323 = "llvm.getelementptr"(%311, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%320, %323) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %324 = "arith.cmpi"(%21, %38) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%324) ({
            %325 = "llvm.call_intrinsic"(%272) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %326 = "arith.addf"(%256, %325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %327 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %328 = "arith.mulf"(%326, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %329 = "arith.muli"(%306, %6) : (i64, i64) -> i64
            %330 = "arith.addi"(%329, %307) : (i64, i64) -> i64
            %331 = "llvm.getelementptr"(%5, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%328, %331) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i32, %18: i64, %19: !llvm.ptr<1>, %20: !llvm.ptr<1>, %21: i64, %22: i64, %23: !llvm.ptr<1>, %24: i64, %25: f32, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>):
    %29 = "arith.constant"() {value = 0 : i32} : () -> i32
    %30 = "arith.cmpi"(%8, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "K and V have at least one head", file = "samples/attention_decode.py", line = 447 : i32} : (i1) -> ()
    %31 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %32 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "as many heads of q share each one of K and V", file = "samples/attention_decode.py", line = 448 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %34 = "arith.cmpf"(%25, %33) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%34) {message = "scores keep their order when they are scaled", file = "samples/attention_decode.py", line = 449 : i32} : (i1) -> ()
    %35 = "arith.divui"(%2, %8) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 1 : i32} : () -> i32
    %37 = "arith.maxsi"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 15 : i32} : () -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 16 : i32} : () -> i32
    %41 = "arith.divui"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.maxsi"(%7, %36) : (i32, i32) -> i32
    %43 = "arith.extui"(%42) : (i32) -> i64
    %44 = "arith.subi"(%42, %36) : (i32, i32) -> i32
    %45 = "llvm.intr.ctlz"(%44) {is_zero_poison = false} : (i32) -> i32
    %46 = "arith.constant"() {value = 32 : i32} : () -> i32
    %47 = "arith.subi"(%46, %45) : (i32, i32) -> i32
    %48 = "arith.extsi"(%47) : (i32) -> i64
    %49 = "arith.constant"() {value = 1 : i64} : () -> i64
    %50 = "arith.shli"(%49, %48) : (i64, i64) -> i64
    %51 = "arith.constant"() {value = 64 : i64} : () -> i64
    %52 = "arith.cmpi"(%48, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %53 = "arith.constant"() {value = 0 : i64} : () -> i64
    %54 = "arith.select"(%52, %50, %53) : (i1, i64, i64) -> i64
    %55 = "arith.subi"(%54, %43) : (i64, i64) -> i64
    %56 = "arith.constant"() {value = 32 : i64} : () -> i64
    %57 = "arith.shli"(%55, %56) : (i64, i64) -> i64
    %58 = "arith.divui"(%57, %43) : (i64, i64) -> i64
    %59 = "arith.addi"(%58, %49) : (i64, i64) -> i64
    %60 = "arith.shli"(%59, %56) : (i64, i64) -> i64
    %61 = "arith.ori"(%60, %43) : (i64, i64) -> i64
    %62 = "arith.muli"(%8, %41) : (i32, i32) -> i32
    %63 = "arith.muli"(%1, %62) : (i32, i32) -> i32
    %64 = "arith.muli"(%17, %7) : (i32, i32) -> i32
    %65 = "arith.constant"() {value = 127 : i32} : () -> i32
    %66 = "arith.addi"(%64, %65) : (i32, i32) -> i32
    %67 = "arith.constant"() {value = 128 : i32} : () -> i32
    %68 = "arith.divui"(%66, %67) : (i32, i32) -> i32
    %69 = "arith.maxsi"(%68, %36) : (i32, i32) -> i32
    %70 = "arith.muli"(%63, %69) : (i32, i32) -> i32
    %71 = "arith.constant"() {value = 264 : i32} : () -> i32
    %72 = "arith.minsi"(%70, %71) : (i32, i32) -> i32
    %73 = "arith.maxsi"(%72, %36) : (i32, i32) -> i32
    %74 = "arith.constant"() {value = 104960 : i32} : () -> i32
    "gpu.launch_func"(%72, %36, %36, %67, %36, %36, %74, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %20, %21, %22, %23, %24, %26, %27, %28, %73, %19, %62, %37, %41, %61, %16, %17, %18, %25) {kernel = @kernels::@decode_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 34, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32) -> ()
    %75 = "arith.constant"() {value = 8 : i32} : () -> i32
    %76 = "arith.muli"(%63, %75) : (i32, i32) -> i32
    %77 = "arith.cmpi"(%76, %72) {predicate = 3 : i64} : (i32, i32) -> i1
    %78 = "arith.constant"() {value = 3 : i32} : () -> i32
    %79 = "arith.select"(%77, %78, %29) : (i1, i32, i32) -> i32
    %80 = "arith.minsi"(%37, %40) : (i32, i32) -> i32
    %81 = "arith.subi"(%72, %36) : (i32, i32) -> i32
    %82 = "arith.maxsi"(%81, %29) : (i32, i32) -> i32
    %83 = "arith.shli"(%80, %79) : (i32, i32) -> i32
    %84 = "arith.cmpi"(%79, %46) {predicate = 6 : i64} : (i32, i32) -> i1
    %85 = "arith.select"(%84, %83, %29) : (i1, i32, i32) -> i32
    %86 = "arith.constant"() {value = 7 : i32} : () -> i32
    %87 = "arith.addi"(%85, %86) : (i32, i32) -> i32
    %88 = "arith.divui"(%87, %75) : (i32, i32) -> i32
    %89 = "arith.constant"() {value = 256 : i32} : () -> i32
    %90 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%82, %88, %36, %89, %36, %36, %90, %20, %1, %2, %21, %22, %23, %24, %26, %27, %28, %8, %37, %41, %79) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_decode_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
