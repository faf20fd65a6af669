"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: i64, %10: i64):
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
      %13 = "vector.extract"(%12) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %14 = "vector.extract"(%12) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %15 = "vector.extract"(%12) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %16 = "vector.extract"(%12) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %17 = "vector.extract"(%12) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %18 = "vector.extract"(%12) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %19 = "vector.extract"(%12) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %20 = "vector.extract"(%12) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %21 = "vector.extract"(%12) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %22 = "vector.extract"(%12) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %23 = "vector.extract"(%12) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %24 = "vector.extract"(%12) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %25 = "vector.extract"(%12) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %26 = "vector.extract"(%12) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %27 = "vector.extract"(%12) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %28 = "vector.extract"(%12) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %29 = "vector.extract"(%12) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %30 = "vector.extract"(%12) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %31 = "vector.extract"(%12) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %32 = "vector.extract"(%12) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %33 = "vector.extract"(%12) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %34 = "vector.extract"(%12) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %35 = "vector.extract"(%12) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %36 = "vector.extract"(%12) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %37 = "vector.extract"(%12) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %38 = "vector.extract"(%12) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %39 = "vector.extract"(%12) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %40 = "vector.extract"(%12) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %41 = "vector.extract"(%12) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %42 = "vector.extract"(%12) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %43 = "vector.extract"(%12) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %44 = "vector.extract"(%12) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %45 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %48 = "arith.extsi"(%45) : (i32) -> i64
      %49 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %50 = "arith.muli"(%48, %49) : (i64, i64) -> i64
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "arith.extsi"(%51) : (i32) -> i64
      %55 = "arith.addi"(%50, %54) : (i64, i64) -> i64
      %56 = "arith.extsi"(%11) : (i32) -> i64
      %57 = "arith.divui"(%55, %56) : (i64, i64) -> i64
      %58 = "arith.remui"(%55, %56) : (i64, i64) -> i64
      %59 = "arith.extsi"(%5) : (i32) -> i64
      %60 = "arith.cmpi"(%57, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      %61, %62, %63, %64 = "scf.if"(%60) ({
        %65 = "llvm.getelementptr"(%4, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %66 = "llvm.load"(%65) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %67 = "arith.constant"() {value = 0 : i64} : () -> i64
        %68 = "arith.cmpi"(%66, %67) {predicate = 5 : i64} : (i64, i64) -> i1
        %69 = "arith.extsi"(%1) : (i32) -> i64
        %70 = "arith.cmpi"(%66, %69) {predicate = 2 : i64} : (i64, i64) -> i1
        %71 = "arith.cmpi"(%66, %10) {predicate = 1 : i64} : (i64, i64) -> i1
        %72 = "arith.andi"(%70, %71) : (i1, i1) -> i1
        %73 = "arith.andi"(%68, %72) : (i1, i1) -> i1
        %74 = "arith.constant"() {value = -1 : i64} : () -> i64
        %75 = "arith.select"(%73, %66, %74) : (i1, i64, i64) -> i64
        %76 = "arith.cmpi"(%75, %67) {predicate = 5 : i64} : (i64, i64) -> i1
        %77, %78, %79, %80 = "scf.if"(%76) ({
          %81 = "arith.muli"(%75, %3) : (i64, i64) -> i64
          %82 = "arith.constant"() {value = 8 : i64} : () -> i64
          %83 = "arith.muli"(%58, %82) : (i64, i64) -> i64
          %84 = "arith.addi"(%81, %83) : (i64, i64) -> i64
          %85 = "llvm.getelementptr"(%0, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %86 = "llvm.load"(%85) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %87 = "vector.extract"(%86) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %88 = "vector.extract"(%86) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %89 = "vector.extract"(%86) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %90 = "vector.extract"(%86) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%87, %88, %89, %90) : (i32, i32, i32, i32) -> ()
        }, {
          %91 = "vector.from_elements"(%13, %14) : (bf16, bf16) -> vector<2xbf16>
          %92 = "llvm.bitcast"(%91) : (vector<2xbf16>) -> i32
          %93 = "vector.from_elements"(%15, %16) : (bf16, bf16) -> vector<2xbf16>
          %94 = "llvm.bitcast"(%93) : (vector<2xbf16>) -> i32
          %95 = "vector.from_elements"(%17, %18) : (bf16, bf16) -> vector<2xbf16>
          %96 = "llvm.bitcast"(%95) : (vector<2xbf16>) -> i32
          %97 = "vector.from_elements"(%19, %20) : (bf16, bf16) -> vector<2xbf16>
          %98 = "llvm.bitcast"(%97) : (vector<2xbf16>) -> i32
          "scf.yield"(%92, %94, %96, %98) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        "scf.yield"(%77, %78, %79, %80) : (i32, i32, i32, i32) -> ()
      }, {
        %99 = "vector.from_elements"(%13, %14) : (bf16, bf16) -> vector<2xbf16>
        %100 = "llvm.bitcast"(%99) : (vector<2xbf16>) -> i32
        %101 = "vector.from_elements"(%15, %16) : (bf16, bf16) -> vector<2xbf16>
        %102 = "llvm.bitcast"(%101) : (vector<2xbf16>) -> i32
        %103 = "vector.from_elements"(%17, %18) : (bf16, bf16) -> vector<2xbf16>
        %104 = "llvm.bitcast"(%103) : (vector<2xbf16>) -> i32
        %105 = "vector.from_elements"(%19, %20) : (bf16, bf16) -> vector<2xbf16>
        %106 = "llvm.bitcast"(%105) : (vector<2xbf16>) -> i32
        "scf.yield"(%100, %102, %104, %106) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %107 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %108 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %110 = "arith.extsi"(%107) : (i32) -> i64
      %111 = "arith.muli"(%110, %49) : (i64, i64) -> i64
      %112 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %114 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %115 = "arith.extsi"(%112) : (i32) -> i64
      %116 = "arith.addi"(%111, %115) : (i64, i64) -> i64
      %117 = "arith.constant"() {value = 256 : i64} : () -> i64
      %118 = "arith.addi"(%116, %117) : (i64, i64) -> i64
      %119 = "arith.divui"(%118, %56) : (i64, i64) -> i64
      %120 = "arith.remui"(%118, %56) : (i64, i64) -> i64
      %121 = "arith.cmpi"(%119, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      %122, %123, %124, %125 = "scf.if"(%121) ({
        %126 = "llvm.getelementptr"(%4, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %127 = "llvm.load"(%126) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %128 = "arith.constant"() {value = 0 : i64} : () -> i64
        %129 = "arith.cmpi"(%127, %128) {predicate = 5 : i64} : (i64, i64) -> i1
        %130 = "arith.extsi"(%1) : (i32) -> i64
        %131 = "arith.cmpi"(%127, %130) {predicate = 2 : i64} : (i64, i64) -> i1
        %132 = "arith.cmpi"(%127, %10) {predicate = 1 : i64} : (i64, i64) -> i1
        %133 = "arith.andi"(%131, %132) : (i1, i1) -> i1
        %134 = "arith.andi"(%129, %133) : (i1, i1) -> i1
        %135 = "arith.constant"() {value = -1 : i64} : () -> i64
        %136 = "arith.select"(%134, %127, %135) : (i1, i64, i64) -> i64
        %137 = "arith.cmpi"(%136, %128) {predicate = 5 : i64} : (i64, i64) -> i1
        %138, %139, %140, %141 = "scf.if"(%137) ({
          %142 = "arith.muli"(%136, %3) : (i64, i64) -> i64
          %143 = "arith.constant"() {value = 8 : i64} : () -> i64
          %144 = "arith.muli"(%120, %143) : (i64, i64) -> i64
          %145 = "arith.addi"(%142, %144) : (i64, i64) -> i64
          %146 = "llvm.getelementptr"(%0, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %147 = "llvm.load"(%146) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %149 = "vector.extract"(%147) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %150 = "vector.extract"(%147) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %151 = "vector.extract"(%147) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%148, %149, %150, %151) : (i32, i32, i32, i32) -> ()
        }, {
          %152 = "vector.from_elements"(%21, %22) : (bf16, bf16) -> vector<2xbf16>
          %153 = "llvm.bitcast"(%152) : (vector<2xbf16>) -> i32
          %154 = "vector.from_elements"(%23, %24) : (bf16, bf16) -> vector<2xbf16>
          %155 = "llvm.bitcast"(%154) : (vector<2xbf16>) -> i32
          %156 = "vector.from_elements"(%25, %26) : (bf16, bf16) -> vector<2xbf16>
          %157 = "llvm.bitcast"(%156) : (vector<2xbf16>) -> i32
          %158 = "vector.from_elements"(%27, %28) : (bf16, bf16) -> vector<2xbf16>
          %159 = "llvm.bitcast"(%158) : (vector<2xbf16>) -> i32
          "scf.yield"(%153, %155, %157, %159) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        "scf.yield"(%138, %139, %140, %141) : (i32, i32, i32, i32) -> ()
      }, {
        %160 = "vector.from_elements"(%21, %22) : (bf16, bf16) -> vector<2xbf16>
        %161 = "llvm.bitcast"(%160) : (vector<2xbf16>) -> i32
        %162 = "vector.from_elements"(%23, %24) : (bf16, bf16) -> vector<2xbf16>
        %163 = "llvm.bitcast"(%162) : (vector<2xbf16>) -> i32
        %164 = "vector.from_elements"(%25, %26) : (bf16, bf16) -> vector<2xbf16>
        %165 = "llvm.bitcast"(%164) : (vector<2xbf16>) -> i32
        %166 = "vector.from_elements"(%27, %28) : (bf16, bf16) -> vector<2xbf16>
        %167 = "llvm.bitcast"(%166) : (vector<2xbf16>) -> i32
        "scf.yield"(%161, %163, %165, %167) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %168 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %171 = "arith.extsi"(%168) : (i32) -> i64
      %172 = "arith.muli"(%171, %49) : (i64, i64) -> i64
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.extsi"(%173) : (i32) -> i64
      %177 = "arith.addi"(%172, %176) : (i64, i64) -> i64
      %178 = "arith.constant"() {value = 512 : i64} : () -> i64
      %179 = "arith.addi"(%177, %178) : (i64, i64) -> i64
      %180 = "arith.divui"(%179, %56) : (i64, i64) -> i64
      %181 = "arith.remui"(%179, %56) : (i64, i64) -> i64
      %182 = "arith.cmpi"(%180, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      %183, %184, %185, %186 = "scf.if"(%182) ({
        %187 = "llvm.getelementptr"(%4, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %188 = "llvm.load"(%187) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %189 = "arith.constant"() {value = 0 : i64} : () -> i64
        %190 = "arith.cmpi"(%188, %189) {predicate = 5 : i64} : (i64, i64) -> i1
        %191 = "arith.extsi"(%1) : (i32) -> i64
        %192 = "arith.cmpi"(%188, %191) {predicate = 2 : i64} : (i64, i64) -> i1
        %193 = "arith.cmpi"(%188, %10) {predicate = 1 : i64} : (i64, i64) -> i1
        %194 = "arith.andi"(%192, %193) : (i1, i1) -> i1
        %195 = "arith.andi"(%190, %194) : (i1, i1) -> i1
        %196 = "arith.constant"() {value = -1 : i64} : () -> i64
        %197 = "arith.select"(%195, %188, %196) : (i1, i64, i64) -> i64
        %198 = "arith.cmpi"(%197, %189) {predicate = 5 : i64} : (i64, i64) -> i1
        %199, %200, %201, %202 = "scf.if"(%198) ({
          %203 = "arith.muli"(%197, %3) : (i64, i64) -> i64
          %204 = "arith.constant"() {value = 8 : i64} : () -> i64
          %205 = "arith.muli"(%181, %204) : (i64, i64) -> i64
          %206 = "arith.addi"(%203, %205) : (i64, i64) -> i64
          %207 = "llvm.getelementptr"(%0, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %208 = "llvm.load"(%207) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %209 = "vector.extract"(%208) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %210 = "vector.extract"(%208) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %211 = "vector.extract"(%208) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %212 = "vector.extract"(%208) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%209, %210, %211, %212) : (i32, i32, i32, i32) -> ()
        }, {
          %213 = "vector.from_elements"(%29, %30) : (bf16, bf16) -> vector<2xbf16>
          %214 = "llvm.bitcast"(%213) : (vector<2xbf16>) -> i32
          %215 = "vector.from_elements"(%31, %32) : (bf16, bf16) -> vector<2xbf16>
          %216 = "llvm.bitcast"(%215) : (vector<2xbf16>) -> i32
          %217 = "vector.from_elements"(%33, %34) : (bf16, bf16) -> vector<2xbf16>
          %218 = "llvm.bitcast"(%217) : (vector<2xbf16>) -> i32
          %219 = "vector.from_elements"(%35, %36) : (bf16, bf16) -> vector<2xbf16>
          %220 = "llvm.bitcast"(%219) : (vector<2xbf16>) -> i32
          "scf.yield"(%214, %216, %218, %220) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        "scf.yield"(%199, %200, %201, %202) : (i32, i32, i32, i32) -> ()
      }, {
        %221 = "vector.from_elements"(%29, %30) : (bf16, bf16) -> vector<2xbf16>
        %222 = "llvm.bitcast"(%221) : (vector<2xbf16>) -> i32
        %223 = "vector.from_elements"(%31, %32) : (bf16, bf16) -> vector<2xbf16>
        %224 = "llvm.bitcast"(%223) : (vector<2xbf16>) -> i32
        %225 = "vector.from_elements"(%33, %34) : (bf16, bf16) -> vector<2xbf16>
        %226 = "llvm.bitcast"(%225) : (vector<2xbf16>) -> i32
        %227 = "vector.from_elements"(%35, %36) : (bf16, bf16) -> vector<2xbf16>
        %228 = "llvm.bitcast"(%227) : (vector<2xbf16>) -> i32
        "scf.yield"(%222, %224, %226, %228) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %229 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %231 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %232 = "arith.extsi"(%229) : (i32) -> i64
      %233 = "arith.muli"(%232, %49) : (i64, i64) -> i64
      %234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %237 = "arith.extsi"(%234) : (i32) -> i64
      %238 = "arith.addi"(%233, %237) : (i64, i64) -> i64
      %239 = "arith.constant"() {value = 768 : i64} : () -> i64
      %240 = "arith.addi"(%238, %239) : (i64, i64) -> i64
      %241 = "arith.divui"(%240, %56) : (i64, i64) -> i64
      %242 = "arith.remui"(%240, %56) : (i64, i64) -> i64
      %243 = "arith.cmpi"(%241, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      %244, %245, %246, %247 = "scf.if"(%243) ({
        %248 = "llvm.getelementptr"(%4, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %249 = "llvm.load"(%248) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %250 = "arith.constant"() {value = 0 : i64} : () -> i64
        %251 = "arith.cmpi"(%249, %250) {predicate = 5 : i64} : (i64, i64) -> i1
        %252 = "arith.extsi"(%1) : (i32) -> i64
        %253 = "arith.cmpi"(%249, %252) {predicate = 2 : i64} : (i64, i64) -> i1
        %254 = "arith.cmpi"(%249, %10) {predicate = 1 : i64} : (i64, i64) -> i1
        %255 = "arith.andi"(%253, %254) : (i1, i1) -> i1
        %256 = "arith.andi"(%251, %255) : (i1, i1) -> i1
        %257 = "arith.constant"() {value = -1 : i64} : () -> i64
        %258 = "arith.select"(%256, %249, %257) : (i1, i64, i64) -> i64
        %259 = "arith.cmpi"(%258, %250) {predicate = 5 : i64} : (i64, i64) -> i1
        %260, %261, %262, %263 = "scf.if"(%259) ({
          %264 = "arith.muli"(%258, %3) : (i64, i64) -> i64
          %265 = "arith.constant"() {value = 8 : i64} : () -> i64
          %266 = "arith.muli"(%242, %265) : (i64, i64) -> i64
          %267 = "arith.addi"(%264, %266) : (i64, i64) -> i64
          %268 = "llvm.getelementptr"(%0, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %269 = "llvm.load"(%268) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %270 = "vector.extract"(%269) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %271 = "vector.extract"(%269) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %272 = "vector.extract"(%269) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %273 = "vector.extract"(%269) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%270, %271, %272, %273) : (i32, i32, i32, i32) -> ()
        }, {
          %274 = "vector.from_elements"(%37, %38) : (bf16, bf16) -> vector<2xbf16>
          %275 = "llvm.bitcast"(%274) : (vector<2xbf16>) -> i32
          %276 = "vector.from_elements"(%39, %40) : (bf16, bf16) -> vector<2xbf16>
          %277 = "llvm.bitcast"(%276) : (vector<2xbf16>) -> i32
          %278 = "vector.from_elements"(%41, %42) : (bf16, bf16) -> vector<2xbf16>
          %279 = "llvm.bitcast"(%278) : (vector<2xbf16>) -> i32
          %280 = "vector.from_elements"(%43, %44) : (bf16, bf16) -> vector<2xbf16>
          %281 = "llvm.bitcast"(%280) : (vector<2xbf16>) -> i32
          "scf.yield"(%275, %277, %279, %281) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        "scf.yield"(%260, %261, %262, %263) : (i32, i32, i32, i32) -> ()
      }, {
        %282 = "vector.from_elements"(%37, %38) : (bf16, bf16) -> vector<2xbf16>
        %283 = "llvm.bitcast"(%282) : (vector<2xbf16>) -> i32
        %284 = "vector.from_elements"(%39, %40) : (bf16, bf16) -> vector<2xbf16>
        %285 = "llvm.bitcast"(%284) : (vector<2xbf16>) -> i32
        %286 = "vector.from_elements"(%41, %42) : (bf16, bf16) -> vector<2xbf16>
        %287 = "llvm.bitcast"(%286) : (vector<2xbf16>) -> i32
        %288 = "vector.from_elements"(%43, %44) : (bf16, bf16) -> vector<2xbf16>
        %289 = "llvm.bitcast"(%288) : (vector<2xbf16>) -> i32
        "scf.yield"(%283, %285, %287, %289) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %290 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %292 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %293 = "arith.extsi"(%290) : (i32) -> i64
      %294 = "arith.muli"(%293, %49) : (i64, i64) -> i64
      %295 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %296 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %297 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %298 = "arith.extsi"(%295) : (i32) -> i64
      %299 = "arith.addi"(%294, %298) : (i64, i64) -> i64
      %300 = "arith.divui"(%299, %56) : (i64, i64) -> i64
      %301 = "arith.remui"(%299, %56) : (i64, i64) -> i64
      %302 = "arith.cmpi"(%300, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%302) ({
        %303 = "arith.muli"(%300, %8) : (i64, i64) -> i64
        %304 = "arith.constant"() {value = 8 : i64} : () -> i64
        %305 = "arith.muli"(%301, %304) : (i64, i64) -> i64
        %306 = "arith.addi"(%303, %305) : (i64, i64) -> i64
        %307 = "llvm.getelementptr"(%6, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %308 = "vector.from_elements"(%61, %62, %63, %64) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%308, %307) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %309 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %312 = "arith.extsi"(%309) : (i32) -> i64
      %313 = "arith.muli"(%312, %49) : (i64, i64) -> i64
      %314 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %315 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %316 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %317 = "arith.extsi"(%314) : (i32) -> i64
      %318 = "arith.addi"(%313, %317) : (i64, i64) -> i64
      %319 = "arith.addi"(%318, %117) : (i64, i64) -> i64
      %320 = "arith.divui"(%319, %56) : (i64, i64) -> i64
      %321 = "arith.remui"(%319, %56) : (i64, i64) -> i64
      %322 = "arith.cmpi"(%320, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%322) ({
        %323 = "arith.muli"(%320, %8) : (i64, i64) -> i64
        %324 = "arith.constant"() {value = 8 : i64} : () -> i64
        %325 = "arith.muli"(%321, %324) : (i64, i64) -> i64
        %326 = "arith.addi"(%323, %325) : (i64, i64) -> i64
        %327 = "llvm.getelementptr"(%6, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %328 = "vector.from_elements"(%122, %123, %124, %125) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%328, %327) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %329 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %330 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %331 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %332 = "arith.extsi"(%329) : (i32) -> i64
      %333 = "arith.muli"(%332, %49) : (i64, i64) -> i64
      %334 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %335 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %336 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %337 = "arith.extsi"(%334) : (i32) -> i64
      %338 = "arith.addi"(%333, %337) : (i64, i64) -> i64
      %339 = "arith.addi"(%338, %178) : (i64, i64) -> i64
      %340 = "arith.divui"(%339, %56) : (i64, i64) -> i64
      %341 = "arith.remui"(%339, %56) : (i64, i64) -> i64
      %342 = "arith.cmpi"(%340, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%342) ({
        %343 = "arith.muli"(%340, %8) : (i64, i64) -> i64
        %344 = "arith.constant"() {value = 8 : i64} : () -> i64
        %345 = "arith.muli"(%341, %344) : (i64, i64) -> i64
        %346 = "arith.addi"(%343, %345) : (i64, i64) -> i64
        %347 = "llvm.getelementptr"(%6, %346) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %348 = "vector.from_elements"(%183, %184, %185, %186) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%348, %347) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %349 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %350 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %351 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %352 = "arith.extsi"(%349) : (i32) -> i64
      %353 = "arith.muli"(%352, %49) : (i64, i64) -> i64
      %354 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %355 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %357 = "arith.extsi"(%354) : (i32) -> i64
      %358 = "arith.addi"(%353, %357) : (i64, i64) -> i64
      %359 = "arith.addi"(%358, %239) : (i64, i64) -> i64
      %360 = "arith.divui"(%359, %56) : (i64, i64) -> i64
      %361 = "arith.remui"(%359, %56) : (i64, i64) -> i64
      %362 = "arith.cmpi"(%360, %59) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%362) ({
        %363 = "arith.muli"(%360, %8) : (i64, i64) -> i64
        %364 = "arith.constant"() {value = 8 : i64} : () -> i64
        %365 = "arith.muli"(%361, %364) : (i64, i64) -> i64
        %366 = "arith.addi"(%363, %365) : (i64, i64) -> i64
        %367 = "llvm.getelementptr"(%6, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %368 = "vector.from_elements"(%244, %245, %246, %247) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%368, %367) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gather_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64):
    %9 = "arith.constant"() {value = 8 : i32} : () -> i32
    %10 = "arith.divui"(%2, %9) : (i32, i32) -> i32
    %11 = "arith.extsi"(%5) : (i32) -> i64
    %12 = "arith.extsi"(%10) : (i32) -> i64
    %13 = "arith.muli"(%11, %12) : (i64, i64) -> i64
    %14 = "arith.constant"() {value = 1 : i32} : () -> i32
    %15 = "arith.maxsi"(%10, %14) : (i32, i32) -> i32
    %16 = "arith.extui"(%15) : (i32) -> i64
    %17 = "arith.subi"(%15, %14) : (i32, i32) -> i32
    %18 = "llvm.intr.ctlz"(%17) {is_zero_poison = false} : (i32) -> i32
    %19 = "arith.constant"() {value = 32 : i32} : () -> i32
    %20 = "arith.subi"(%19, %18) : (i32, i32) -> i32
    %21 = "arith.extsi"(%20) : (i32) -> i64
    %22 = "arith.constant"() {value = 1 : i64} : () -> i64
    %23 = "arith.shli"(%22, %21) : (i64, i64) -> i64
    %24 = "arith.constant"() {value = 64 : i64} : () -> i64
    %25 = "arith.cmpi"(%21, %24) {predicate = 6 : i64} : (i64, i64) -> i1
    %26 = "arith.constant"() {value = 0 : i64} : () -> i64
    %27 = "arith.select"(%25, %23, %26) : (i1, i64, i64) -> i64
    %28 = "arith.subi"(%27, %16) : (i64, i64) -> i64
    %29 = "arith.constant"() {value = 32 : i64} : () -> i64
    %30 = "arith.shli"(%28, %29) : (i64, i64) -> i64
    %31 = "arith.divui"(%30, %16) : (i64, i64) -> i64
    %32 = "arith.addi"(%31, %22) : (i64, i64) -> i64
    %33 = "arith.shli"(%32, %29) : (i64, i64) -> i64
    %34 = "arith.ori"(%33, %16) : (i64, i64) -> i64
    %35 = "arith.constant"() {value = 1023 : i64} : () -> i64
    %36 = "arith.addi"(%13, %35) : (i64, i64) -> i64
    %37 = "arith.constant"() {value = 1024 : i64} : () -> i64
    %38 = "arith.divui"(%36, %37) : (i64, i64) -> i64
    %39 = "arith.trunci"(%38) : (i64) -> i32
    %40 = "arith.constant"() {value = 256 : i32} : () -> i32
    %41 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%39, %14, %14, %40, %14, %14, %41, %0, %1, %10, %3, %4, %5, %6, %10, %7, %34, %8) {kernel = @kernels::@gather_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "embedding_bf16_i64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
