"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: i64, %10: i64):
      %11 = "arith.trunci"(%9) : (i64) -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.extsi"(%12) : (i32) -> i64
      %16 = "arith.constant"() {value = 256 : i64} : () -> i64
      %17 = "arith.muli"(%15, %16) : (i64, i64) -> i64
      %18 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %21 = "arith.extsi"(%18) : (i32) -> i64
      %22 = "arith.addi"(%17, %21) : (i64, i64) -> i64
      %23 = "arith.constant"() {value = 32 : i64} : () -> i64
      %24 = "arith.divui"(%22, %23) : (i64, i64) -> i64
      %25 = "arith.extsi"(%11) : (i32) -> i64
      %26 = "arith.divui"(%24, %25) : (i64, i64) -> i64
      %27 = "arith.remui"(%24, %25) : (i64, i64) -> i64
      %28 = "arith.remui"(%22, %23) : (i64, i64) -> i64
      %29 = "arith.extsi"(%5) : (i32) -> i64
      %30 = "arith.cmpi"(%26, %29) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%30) ({
        %31 = "llvm.getelementptr"(%4, %26) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %32 = "llvm.load"(%31) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
        %33 = "arith.constant"() {value = 0 : i64} : () -> i64
        %34 = "arith.cmpi"(%32, %33) {predicate = 5 : i64} : (i64, i64) -> i1
        %35 = "arith.extsi"(%1) : (i32) -> i64
        %36 = "arith.cmpi"(%32, %35) {predicate = 2 : i64} : (i64, i64) -> i1
        %37 = "arith.cmpi"(%32, %10) {predicate = 1 : i64} : (i64, i64) -> i1
        %38 = "arith.andi"(%36, %37) : (i1, i1) -> i1
        %39 = "arith.andi"(%34, %38) : (i1, i1) -> i1
        %40 = "arith.constant"() {value = -1 : i64} : () -> i64
        %41 = "arith.select"(%39, %32, %40) : (i1, i64, i64) -> i64
        %42 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
        %43 = "vector.extract"(%42) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
        %44 = "vector.extract"(%42) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
        %45 = "vector.extract"(%42) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
        %46 = "vector.extract"(%42) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
        %47 = "vector.extract"(%42) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
        %48 = "vector.extract"(%42) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
        %49 = "vector.extract"(%42) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
        %50 = "vector.extract"(%42) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
        %51 = "vector.extract"(%42) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
        %52 = "vector.extract"(%42) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
        %53 = "vector.extract"(%42) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
        %54 = "vector.extract"(%42) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
        %55 = "vector.extract"(%42) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
        %56 = "vector.extract"(%42) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
        %57 = "vector.extract"(%42) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
        %58 = "vector.extract"(%42) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
        %59 = "vector.extract"(%42) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
        %60 = "vector.extract"(%42) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
        %61 = "vector.extract"(%42) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
        %62 = "vector.extract"(%42) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
        %63 = "vector.extract"(%42) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
        %64 = "vector.extract"(%42) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
        %65 = "vector.extract"(%42) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
        %66 = "vector.extract"(%42) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
        %67 = "vector.extract"(%42) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
        %68 = "vector.extract"(%42) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
        %69 = "vector.extract"(%42) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
        %70 = "vector.extract"(%42) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
        %71 = "vector.extract"(%42) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
        %72 = "vector.extract"(%42) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
        %73 = "vector.extract"(%42) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
        %74 = "vector.extract"(%42) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
        %75 = "arith.constant"() {value = 4 : i64} : () -> i64
        %76 = "arith.muli"(%27, %75) : (i64, i64) -> i64
        %77 = "arith.muli"(%76, %23) : (i64, i64) -> i64
        %78 = "arith.addi"(%77, %28) : (i64, i64) -> i64
        %79 = "arith.cmpi"(%41, %33) {predicate = 5 : i64} : (i64, i64) -> i1
        %80 = "arith.extsi"(%7) : (i32) -> i64
        %81 = "arith.cmpi"(%78, %80) {predicate = 2 : i64} : (i64, i64) -> i1
        %82 = "arith.andi"(%79, %81) : (i1, i1) -> i1
        %83, %84, %85, %86 = "scf.if"(%82) ({
          %87 = "arith.muli"(%41, %3) : (i64, i64) -> i64
          %88 = "arith.constant"() {value = 8 : i64} : () -> i64
          %89 = "arith.muli"(%78, %88) : (i64, i64) -> i64
          %90 = "arith.addi"(%87, %89) : (i64, i64) -> i64
          %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "llvm.load"(%91) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %93 = "vector.extract"(%92) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %94 = "vector.extract"(%92) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %95 = "vector.extract"(%92) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %96 = "vector.extract"(%92) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%93, %94, %95, %96) : (i32, i32, i32, i32) -> ()
        }, {
          %97 = "vector.from_elements"(%43, %44) : (bf16, bf16) -> vector<2xbf16>
          %98 = "llvm.bitcast"(%97) : (vector<2xbf16>) -> i32
          %99 = "vector.from_elements"(%45, %46) : (bf16, bf16) -> vector<2xbf16>
          %100 = "llvm.bitcast"(%99) : (vector<2xbf16>) -> i32
          %101 = "vector.from_elements"(%47, %48) : (bf16, bf16) -> vector<2xbf16>
          %102 = "llvm.bitcast"(%101) : (vector<2xbf16>) -> i32
          %103 = "vector.from_elements"(%49, %50) : (bf16, bf16) -> vector<2xbf16>
          %104 = "llvm.bitcast"(%103) : (vector<2xbf16>) -> i32
          "scf.yield"(%98, %100, %102, %104) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %105 = "arith.constant"() {value = 1 : i64} : () -> i64
        %106 = "arith.addi"(%76, %105) : (i64, i64) -> i64
        %107 = "arith.muli"(%106, %23) : (i64, i64) -> i64
        %108 = "arith.addi"(%107, %28) : (i64, i64) -> i64
        %109 = "arith.cmpi"(%108, %80) {predicate = 2 : i64} : (i64, i64) -> i1
        %110 = "arith.andi"(%79, %109) : (i1, i1) -> i1
        %111, %112, %113, %114 = "scf.if"(%110) ({
          %115 = "arith.muli"(%41, %3) : (i64, i64) -> i64
          %116 = "arith.constant"() {value = 8 : i64} : () -> i64
          %117 = "arith.muli"(%108, %116) : (i64, i64) -> i64
          %118 = "arith.addi"(%115, %117) : (i64, i64) -> i64
          %119 = "llvm.getelementptr"(%0, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %120 = "llvm.load"(%119) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %121 = "vector.extract"(%120) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %122 = "vector.extract"(%120) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %123 = "vector.extract"(%120) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %124 = "vector.extract"(%120) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%121, %122, %123, %124) : (i32, i32, i32, i32) -> ()
        }, {
          %125 = "vector.from_elements"(%51, %52) : (bf16, bf16) -> vector<2xbf16>
          %126 = "llvm.bitcast"(%125) : (vector<2xbf16>) -> i32
          %127 = "vector.from_elements"(%53, %54) : (bf16, bf16) -> vector<2xbf16>
          %128 = "llvm.bitcast"(%127) : (vector<2xbf16>) -> i32
          %129 = "vector.from_elements"(%55, %56) : (bf16, bf16) -> vector<2xbf16>
          %130 = "llvm.bitcast"(%129) : (vector<2xbf16>) -> i32
          %131 = "vector.from_elements"(%57, %58) : (bf16, bf16) -> vector<2xbf16>
          %132 = "llvm.bitcast"(%131) : (vector<2xbf16>) -> i32
          "scf.yield"(%126, %128, %130, %132) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %133 = "arith.constant"() {value = 2 : i64} : () -> i64
        %134 = "arith.addi"(%76, %133) : (i64, i64) -> i64
        %135 = "arith.muli"(%134, %23) : (i64, i64) -> i64
        %136 = "arith.addi"(%135, %28) : (i64, i64) -> i64
        %137 = "arith.cmpi"(%136, %80) {predicate = 2 : i64} : (i64, i64) -> i1
        %138 = "arith.andi"(%79, %137) : (i1, i1) -> i1
        %139, %140, %141, %142 = "scf.if"(%138) ({
          %143 = "arith.muli"(%41, %3) : (i64, i64) -> i64
          %144 = "arith.constant"() {value = 8 : i64} : () -> i64
          %145 = "arith.muli"(%136, %144) : (i64, i64) -> i64
          %146 = "arith.addi"(%143, %145) : (i64, i64) -> i64
          %147 = "llvm.getelementptr"(%0, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %148 = "llvm.load"(%147) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %149 = "vector.extract"(%148) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %150 = "vector.extract"(%148) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %151 = "vector.extract"(%148) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %152 = "vector.extract"(%148) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%149, %150, %151, %152) : (i32, i32, i32, i32) -> ()
        }, {
          %153 = "vector.from_elements"(%59, %60) : (bf16, bf16) -> vector<2xbf16>
          %154 = "llvm.bitcast"(%153) : (vector<2xbf16>) -> i32
          %155 = "vector.from_elements"(%61, %62) : (bf16, bf16) -> vector<2xbf16>
          %156 = "llvm.bitcast"(%155) : (vector<2xbf16>) -> i32
          %157 = "vector.from_elements"(%63, %64) : (bf16, bf16) -> vector<2xbf16>
          %158 = "llvm.bitcast"(%157) : (vector<2xbf16>) -> i32
          %159 = "vector.from_elements"(%65, %66) : (bf16, bf16) -> vector<2xbf16>
          %160 = "llvm.bitcast"(%159) : (vector<2xbf16>) -> i32
          "scf.yield"(%154, %156, %158, %160) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        %161 = "arith.constant"() {value = 3 : i64} : () -> i64
        %162 = "arith.addi"(%76, %161) : (i64, i64) -> i64
        %163 = "arith.muli"(%162, %23) : (i64, i64) -> i64
        %164 = "arith.addi"(%163, %28) : (i64, i64) -> i64
        %165 = "arith.cmpi"(%164, %80) {predicate = 2 : i64} : (i64, i64) -> i1
        %166 = "arith.andi"(%79, %165) : (i1, i1) -> i1
        %167, %168, %169, %170 = "scf.if"(%166) ({
          %171 = "arith.muli"(%41, %3) : (i64, i64) -> i64
          %172 = "arith.constant"() {value = 8 : i64} : () -> i64
          %173 = "arith.muli"(%164, %172) : (i64, i64) -> i64
          %174 = "arith.addi"(%171, %173) : (i64, i64) -> i64
          %175 = "llvm.getelementptr"(%0, %174) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %176 = "llvm.load"(%175) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %177 = "vector.extract"(%176) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %178 = "vector.extract"(%176) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %179 = "vector.extract"(%176) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %180 = "vector.extract"(%176) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          "scf.yield"(%177, %178, %179, %180) : (i32, i32, i32, i32) -> ()
        }, {
          %181 = "vector.from_elements"(%67, %68) : (bf16, bf16) -> vector<2xbf16>
          %182 = "llvm.bitcast"(%181) : (vector<2xbf16>) -> i32
          %183 = "vector.from_elements"(%69, %70) : (bf16, bf16) -> vector<2xbf16>
          %184 = "llvm.bitcast"(%183) : (vector<2xbf16>) -> i32
          %185 = "vector.from_elements"(%71, %72) : (bf16, bf16) -> vector<2xbf16>
          %186 = "llvm.bitcast"(%185) : (vector<2xbf16>) -> i32
          %187 = "vector.from_elements"(%73, %74) : (bf16, bf16) -> vector<2xbf16>
          %188 = "llvm.bitcast"(%187) : (vector<2xbf16>) -> i32
          "scf.yield"(%182, %184, %186, %188) : (i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32)
        "scf.if"(%81) ({
          %189 = "arith.muli"(%26, %8) : (i64, i64) -> i64
          %190 = "arith.constant"() {value = 8 : i64} : () -> i64
          %191 = "arith.muli"(%78, %190) : (i64, i64) -> i64
          %192 = "arith.addi"(%189, %191) : (i64, i64) -> i64
          %193 = "llvm.getelementptr"(%6, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %194 = "vector.from_elements"(%83, %84, %85, %86) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%194, %193) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%109) ({
          %195 = "arith.muli"(%26, %8) : (i64, i64) -> i64
          %196 = "arith.constant"() {value = 8 : i64} : () -> i64
          %197 = "arith.muli"(%108, %196) : (i64, i64) -> i64
          %198 = "arith.addi"(%195, %197) : (i64, i64) -> i64
          %199 = "llvm.getelementptr"(%6, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %200 = "vector.from_elements"(%111, %112, %113, %114) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%200, %199) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%137) ({
          %201 = "arith.muli"(%26, %8) : (i64, i64) -> i64
          %202 = "arith.constant"() {value = 8 : i64} : () -> i64
          %203 = "arith.muli"(%136, %202) : (i64, i64) -> i64
          %204 = "arith.addi"(%201, %203) : (i64, i64) -> i64
          %205 = "llvm.getelementptr"(%6, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %206 = "vector.from_elements"(%139, %140, %141, %142) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%206, %205) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%165) ({
          %207 = "arith.muli"(%26, %8) : (i64, i64) -> i64
          %208 = "arith.constant"() {value = 8 : i64} : () -> i64
          %209 = "arith.muli"(%164, %208) : (i64, i64) -> i64
          %210 = "arith.addi"(%207, %209) : (i64, i64) -> i64
          %211 = "llvm.getelementptr"(%6, %210) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %212 = "vector.from_elements"(%167, %168, %169, %170) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%212, %211) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gather_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64):
    %9 = "arith.constant"() {value = 1023 : i32} : () -> i32
    %10 = "arith.addi"(%2, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 1024 : i32} : () -> i32
    %12 = "arith.divui"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.extsi"(%5) : (i32) -> i64
    %14 = "arith.extsi"(%12) : (i32) -> i64
    %15 = "arith.muli"(%13, %14) : (i64, i64) -> i64
    %16 = "arith.constant"() {value = 32 : i64} : () -> i64
    %17 = "arith.muli"(%15, %16) : (i64, i64) -> i64
    %18 = "arith.constant"() {value = 8 : i32} : () -> i32
    %19 = "arith.divui"(%2, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.maxsi"(%12, %20) : (i32, i32) -> i32
    %22 = "arith.extui"(%21) : (i32) -> i64
    %23 = "arith.subi"(%21, %20) : (i32, i32) -> i32
    %24 = "llvm.intr.ctlz"(%23) {is_zero_poison = false} : (i32) -> i32
    %25 = "arith.constant"() {value = 32 : i32} : () -> i32
    %26 = "arith.subi"(%25, %24) : (i32, i32) -> i32
    %27 = "arith.extsi"(%26) : (i32) -> i64
    %28 = "arith.constant"() {value = 1 : i64} : () -> i64
    %29 = "arith.shli"(%28, %27) : (i64, i64) -> i64
    %30 = "arith.constant"() {value = 64 : i64} : () -> i64
    %31 = "arith.cmpi"(%27, %30) {predicate = 6 : i64} : (i64, i64) -> i1
    %32 = "arith.constant"() {value = 0 : i64} : () -> i64
    %33 = "arith.select"(%31, %29, %32) : (i1, i64, i64) -> i64
    %34 = "arith.subi"(%33, %22) : (i64, i64) -> i64
    %35 = "arith.shli"(%34, %16) : (i64, i64) -> i64
    %36 = "arith.divui"(%35, %22) : (i64, i64) -> i64
    %37 = "arith.addi"(%36, %28) : (i64, i64) -> i64
    %38 = "arith.shli"(%37, %16) : (i64, i64) -> i64
    %39 = "arith.ori"(%38, %22) : (i64, i64) -> i64
    %40 = "arith.constant"() {value = 255 : i64} : () -> i64
    %41 = "arith.addi"(%17, %40) : (i64, i64) -> i64
    %42 = "arith.constant"() {value = 256 : i64} : () -> i64
    %43 = "arith.divui"(%41, %42) : (i64, i64) -> i64
    %44 = "arith.trunci"(%43) : (i64) -> i32
    %45 = "arith.constant"() {value = 256 : i32} : () -> i32
    %46 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%44, %20, %20, %45, %20, %20, %46, %0, %1, %19, %3, %4, %5, %6, %19, %7, %39, %8) {kernel = @kernels::@gather_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "embedding_bf16_i64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
