"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 8 : i32} : () -> i32
      %15 = "arith.remui"(%8, %14) : (i32, i32) -> i32
      %16 = "arith.divui"(%8, %14) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = dense<0.0> : vector<64xbf16>} : () -> vector<64xbf16>
      %18 = "vector.extract"(%17) {static_position = array<i64: 0>} : (vector<64xbf16>) -> bf16
      %19 = "vector.extract"(%17) {static_position = array<i64: 1>} : (vector<64xbf16>) -> bf16
      %20 = "vector.extract"(%17) {static_position = array<i64: 2>} : (vector<64xbf16>) -> bf16
      %21 = "vector.extract"(%17) {static_position = array<i64: 3>} : (vector<64xbf16>) -> bf16
      %22 = "vector.extract"(%17) {static_position = array<i64: 4>} : (vector<64xbf16>) -> bf16
      %23 = "vector.extract"(%17) {static_position = array<i64: 5>} : (vector<64xbf16>) -> bf16
      %24 = "vector.extract"(%17) {static_position = array<i64: 6>} : (vector<64xbf16>) -> bf16
      %25 = "vector.extract"(%17) {static_position = array<i64: 7>} : (vector<64xbf16>) -> bf16
      %26 = "vector.extract"(%17) {static_position = array<i64: 8>} : (vector<64xbf16>) -> bf16
      %27 = "vector.extract"(%17) {static_position = array<i64: 9>} : (vector<64xbf16>) -> bf16
      %28 = "vector.extract"(%17) {static_position = array<i64: 10>} : (vector<64xbf16>) -> bf16
      %29 = "vector.extract"(%17) {static_position = array<i64: 11>} : (vector<64xbf16>) -> bf16
      %30 = "vector.extract"(%17) {static_position = array<i64: 12>} : (vector<64xbf16>) -> bf16
      %31 = "vector.extract"(%17) {static_position = array<i64: 13>} : (vector<64xbf16>) -> bf16
      %32 = "vector.extract"(%17) {static_position = array<i64: 14>} : (vector<64xbf16>) -> bf16
      %33 = "vector.extract"(%17) {static_position = array<i64: 15>} : (vector<64xbf16>) -> bf16
      %34 = "vector.extract"(%17) {static_position = array<i64: 16>} : (vector<64xbf16>) -> bf16
      %35 = "vector.extract"(%17) {static_position = array<i64: 17>} : (vector<64xbf16>) -> bf16
      %36 = "vector.extract"(%17) {static_position = array<i64: 18>} : (vector<64xbf16>) -> bf16
      %37 = "vector.extract"(%17) {static_position = array<i64: 19>} : (vector<64xbf16>) -> bf16
      %38 = "vector.extract"(%17) {static_position = array<i64: 20>} : (vector<64xbf16>) -> bf16
      %39 = "vector.extract"(%17) {static_position = array<i64: 21>} : (vector<64xbf16>) -> bf16
      %40 = "vector.extract"(%17) {static_position = array<i64: 22>} : (vector<64xbf16>) -> bf16
      %41 = "vector.extract"(%17) {static_position = array<i64: 23>} : (vector<64xbf16>) -> bf16
      %42 = "vector.extract"(%17) {static_position = array<i64: 24>} : (vector<64xbf16>) -> bf16
      %43 = "vector.extract"(%17) {static_position = array<i64: 25>} : (vector<64xbf16>) -> bf16
      %44 = "vector.extract"(%17) {static_position = array<i64: 26>} : (vector<64xbf16>) -> bf16
      %45 = "vector.extract"(%17) {static_position = array<i64: 27>} : (vector<64xbf16>) -> bf16
      %46 = "vector.extract"(%17) {static_position = array<i64: 28>} : (vector<64xbf16>) -> bf16
      %47 = "vector.extract"(%17) {static_position = array<i64: 29>} : (vector<64xbf16>) -> bf16
      %48 = "vector.extract"(%17) {static_position = array<i64: 30>} : (vector<64xbf16>) -> bf16
      %49 = "vector.extract"(%17) {static_position = array<i64: 31>} : (vector<64xbf16>) -> bf16
      %50 = "vector.extract"(%17) {static_position = array<i64: 32>} : (vector<64xbf16>) -> bf16
      %51 = "vector.extract"(%17) {static_position = array<i64: 33>} : (vector<64xbf16>) -> bf16
      %52 = "vector.extract"(%17) {static_position = array<i64: 34>} : (vector<64xbf16>) -> bf16
      %53 = "vector.extract"(%17) {static_position = array<i64: 35>} : (vector<64xbf16>) -> bf16
      %54 = "vector.extract"(%17) {static_position = array<i64: 36>} : (vector<64xbf16>) -> bf16
      %55 = "vector.extract"(%17) {static_position = array<i64: 37>} : (vector<64xbf16>) -> bf16
      %56 = "vector.extract"(%17) {static_position = array<i64: 38>} : (vector<64xbf16>) -> bf16
      %57 = "vector.extract"(%17) {static_position = array<i64: 39>} : (vector<64xbf16>) -> bf16
      %58 = "vector.extract"(%17) {static_position = array<i64: 40>} : (vector<64xbf16>) -> bf16
      %59 = "vector.extract"(%17) {static_position = array<i64: 41>} : (vector<64xbf16>) -> bf16
      %60 = "vector.extract"(%17) {static_position = array<i64: 42>} : (vector<64xbf16>) -> bf16
      %61 = "vector.extract"(%17) {static_position = array<i64: 43>} : (vector<64xbf16>) -> bf16
      %62 = "vector.extract"(%17) {static_position = array<i64: 44>} : (vector<64xbf16>) -> bf16
      %63 = "vector.extract"(%17) {static_position = array<i64: 45>} : (vector<64xbf16>) -> bf16
      %64 = "vector.extract"(%17) {static_position = array<i64: 46>} : (vector<64xbf16>) -> bf16
      %65 = "vector.extract"(%17) {static_position = array<i64: 47>} : (vector<64xbf16>) -> bf16
      %66 = "vector.extract"(%17) {static_position = array<i64: 48>} : (vector<64xbf16>) -> bf16
      %67 = "vector.extract"(%17) {static_position = array<i64: 49>} : (vector<64xbf16>) -> bf16
      %68 = "vector.extract"(%17) {static_position = array<i64: 50>} : (vector<64xbf16>) -> bf16
      %69 = "vector.extract"(%17) {static_position = array<i64: 51>} : (vector<64xbf16>) -> bf16
      %70 = "vector.extract"(%17) {static_position = array<i64: 52>} : (vector<64xbf16>) -> bf16
      %71 = "vector.extract"(%17) {static_position = array<i64: 53>} : (vector<64xbf16>) -> bf16
      %72 = "vector.extract"(%17) {static_position = array<i64: 54>} : (vector<64xbf16>) -> bf16
      %73 = "vector.extract"(%17) {static_position = array<i64: 55>} : (vector<64xbf16>) -> bf16
      %74 = "vector.extract"(%17) {static_position = array<i64: 56>} : (vector<64xbf16>) -> bf16
      %75 = "vector.extract"(%17) {static_position = array<i64: 57>} : (vector<64xbf16>) -> bf16
      %76 = "vector.extract"(%17) {static_position = array<i64: 58>} : (vector<64xbf16>) -> bf16
      %77 = "vector.extract"(%17) {static_position = array<i64: 59>} : (vector<64xbf16>) -> bf16
      %78 = "vector.extract"(%17) {static_position = array<i64: 60>} : (vector<64xbf16>) -> bf16
      %79 = "vector.extract"(%17) {static_position = array<i64: 61>} : (vector<64xbf16>) -> bf16
      %80 = "vector.extract"(%17) {static_position = array<i64: 62>} : (vector<64xbf16>) -> bf16
      %81 = "vector.extract"(%17) {static_position = array<i64: 63>} : (vector<64xbf16>) -> bf16
      %82 = "arith.constant"() {value = 32 : i32} : () -> i32
      %83 = "arith.muli"(%12, %82) : (i32, i32) -> i32
      %84 = "arith.addi"(%83, %16) : (i32, i32) -> i32
      %85 = "arith.constant"() {value = 4 : i32} : () -> i32
      %86 = "arith.muli"(%11, %85) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%84, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %88 = "arith.cmpi"(%86, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105 = "scf.if"(%89) ({
        %106 = "arith.extsi"(%84) : (i32) -> i64
        %107 = "arith.extsi"(%86) : (i32) -> i64
        %108 = "arith.muli"(%106, %3) : (i64, i64) -> i64
        %109 = "arith.constant"() {value = 128 : i64} : () -> i64
        %110 = "arith.muli"(%107, %109) : (i64, i64) -> i64
        %111 = "arith.addi"(%108, %110) : (i64, i64) -> i64
        %112 = "llvm.getelementptr"(%0, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %113 = "arith.constant"() {value = 16 : i32} : () -> i32
        %114 = "arith.muli"(%15, %113) : (i32, i32) -> i32
        %115 = "llvm.getelementptr"(%112, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %116 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %121 = "vector.extract"(%116) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %122 = "vector.extract"(%116) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %123 = "vector.extract"(%116) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %124 = "vector.extract"(%116) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        %125 = "llvm.getelementptr"(%115) {rawConstantIndices = array<i32: 8>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %126 = "llvm.load"(%125) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %127 = "vector.extract"(%126) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %128 = "vector.extract"(%126) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %129 = "vector.extract"(%126) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %130 = "vector.extract"(%126) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %131 = "vector.extract"(%126) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %132 = "vector.extract"(%126) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %133 = "vector.extract"(%126) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %134 = "vector.extract"(%126) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        "scf.yield"(%117, %118, %119, %120, %121, %122, %123, %124, %127, %128, %129, %130, %131, %132, %133, %134) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }, {
        "scf.yield"(%18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
      %135 = "arith.constant"() {value = 1 : i32} : () -> i32
      %136 = "arith.addi"(%86, %135) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "arith.andi"(%87, %137) : (i1, i1) -> i1
      %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154 = "scf.if"(%138) ({
        %155 = "arith.extsi"(%84) : (i32) -> i64
        %156 = "arith.extsi"(%136) : (i32) -> i64
        %157 = "arith.muli"(%155, %3) : (i64, i64) -> i64
        %158 = "arith.constant"() {value = 128 : i64} : () -> i64
        %159 = "arith.muli"(%156, %158) : (i64, i64) -> i64
        %160 = "arith.addi"(%157, %159) : (i64, i64) -> i64
        %161 = "llvm.getelementptr"(%0, %160) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %162 = "arith.constant"() {value = 16 : i32} : () -> i32
        %163 = "arith.muli"(%15, %162) : (i32, i32) -> i32
        %164 = "llvm.getelementptr"(%161, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %165 = "llvm.load"(%164) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %166 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %167 = "vector.extract"(%165) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %168 = "vector.extract"(%165) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %169 = "vector.extract"(%165) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %170 = "vector.extract"(%165) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %171 = "vector.extract"(%165) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %172 = "vector.extract"(%165) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %173 = "vector.extract"(%165) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        %174 = "llvm.getelementptr"(%164) {rawConstantIndices = array<i32: 8>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %175 = "llvm.load"(%174) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %176 = "vector.extract"(%175) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %177 = "vector.extract"(%175) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %178 = "vector.extract"(%175) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %179 = "vector.extract"(%175) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %180 = "vector.extract"(%175) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %181 = "vector.extract"(%175) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %182 = "vector.extract"(%175) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %183 = "vector.extract"(%175) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        "scf.yield"(%166, %167, %168, %169, %170, %171, %172, %173, %176, %177, %178, %179, %180, %181, %182, %183) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }, {
        "scf.yield"(%34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
      %184 = "arith.constant"() {value = 2 : i32} : () -> i32
      %185 = "arith.addi"(%86, %184) : (i32, i32) -> i32
      %186 = "arith.cmpi"(%185, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %187 = "arith.andi"(%87, %186) : (i1, i1) -> i1
      %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203 = "scf.if"(%187) ({
        %204 = "arith.extsi"(%84) : (i32) -> i64
        %205 = "arith.extsi"(%185) : (i32) -> i64
        %206 = "arith.muli"(%204, %3) : (i64, i64) -> i64
        %207 = "arith.constant"() {value = 128 : i64} : () -> i64
        %208 = "arith.muli"(%205, %207) : (i64, i64) -> i64
        %209 = "arith.addi"(%206, %208) : (i64, i64) -> i64
        %210 = "llvm.getelementptr"(%0, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %211 = "arith.constant"() {value = 16 : i32} : () -> i32
        %212 = "arith.muli"(%15, %211) : (i32, i32) -> i32
        %213 = "llvm.getelementptr"(%210, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %214 = "llvm.load"(%213) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %215 = "vector.extract"(%214) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %216 = "vector.extract"(%214) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %217 = "vector.extract"(%214) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %218 = "vector.extract"(%214) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %219 = "vector.extract"(%214) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %220 = "vector.extract"(%214) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %221 = "vector.extract"(%214) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %222 = "vector.extract"(%214) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        %223 = "llvm.getelementptr"(%213) {rawConstantIndices = array<i32: 8>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %224 = "llvm.load"(%223) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %225 = "vector.extract"(%224) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %226 = "vector.extract"(%224) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %227 = "vector.extract"(%224) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %228 = "vector.extract"(%224) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %229 = "vector.extract"(%224) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %230 = "vector.extract"(%224) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %231 = "vector.extract"(%224) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %232 = "vector.extract"(%224) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        "scf.yield"(%215, %216, %217, %218, %219, %220, %221, %222, %225, %226, %227, %228, %229, %230, %231, %232) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }, {
        "scf.yield"(%50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
      %233 = "arith.constant"() {value = 3 : i32} : () -> i32
      %234 = "arith.addi"(%86, %233) : (i32, i32) -> i32
      %235 = "arith.cmpi"(%234, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %236 = "arith.andi"(%87, %235) : (i1, i1) -> i1
      %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252 = "scf.if"(%236) ({
        %253 = "arith.extsi"(%84) : (i32) -> i64
        %254 = "arith.extsi"(%234) : (i32) -> i64
        %255 = "arith.muli"(%253, %3) : (i64, i64) -> i64
        %256 = "arith.constant"() {value = 128 : i64} : () -> i64
        %257 = "arith.muli"(%254, %256) : (i64, i64) -> i64
        %258 = "arith.addi"(%255, %257) : (i64, i64) -> i64
        %259 = "llvm.getelementptr"(%0, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %260 = "arith.constant"() {value = 16 : i32} : () -> i32
        %261 = "arith.muli"(%15, %260) : (i32, i32) -> i32
        %262 = "llvm.getelementptr"(%259, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %263 = "llvm.load"(%262) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %264 = "vector.extract"(%263) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %265 = "vector.extract"(%263) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %266 = "vector.extract"(%263) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %267 = "vector.extract"(%263) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %268 = "vector.extract"(%263) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %269 = "vector.extract"(%263) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %270 = "vector.extract"(%263) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %271 = "vector.extract"(%263) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        %272 = "llvm.getelementptr"(%262) {rawConstantIndices = array<i32: 8>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %273 = "llvm.load"(%272) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
        %274 = "vector.extract"(%273) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
        %275 = "vector.extract"(%273) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
        %276 = "vector.extract"(%273) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
        %277 = "vector.extract"(%273) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
        %278 = "vector.extract"(%273) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
        %279 = "vector.extract"(%273) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
        %280 = "vector.extract"(%273) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
        %281 = "vector.extract"(%273) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
        "scf.yield"(%264, %265, %266, %267, %268, %269, %270, %271, %274, %275, %276, %277, %278, %279, %280, %281) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }, {
        "scf.yield"(%66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
      }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
      %282 = "vector.from_elements"(%90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<16xbf16>
      %283 = "arith.extf"(%282) : (vector<16xbf16>) -> vector<16xf32>
      %284 = "vector.from_elements"(%139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<16xbf16>
      %285 = "arith.extf"(%284) : (vector<16xbf16>) -> vector<16xf32>
      %286 = "vector.from_elements"(%188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<16xbf16>
      %287 = "arith.extf"(%286) : (vector<16xbf16>) -> vector<16xf32>
      %288 = "vector.from_elements"(%237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<16xbf16>
      %289 = "arith.extf"(%288) : (vector<16xbf16>) -> vector<16xf32>
      %290 = "llvm.intr.fabs"(%283) : (vector<16xf32>) -> vector<16xf32>
      %291 = "vector.extract"(%290) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %292 = "vector.extract"(%290) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %293 = "arith.maxnumf"(%291, %292) : (f32, f32) -> f32
      %294 = "vector.extract"(%290) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %295 = "vector.extract"(%290) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %296 = "arith.maxnumf"(%294, %295) : (f32, f32) -> f32
      %297 = "arith.maxnumf"(%293, %296) : (f32, f32) -> f32
      %298 = "vector.extract"(%290) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %299 = "vector.extract"(%290) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %300 = "arith.maxnumf"(%298, %299) : (f32, f32) -> f32
      %301 = "vector.extract"(%290) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %302 = "vector.extract"(%290) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %303 = "arith.maxnumf"(%301, %302) : (f32, f32) -> f32
      %304 = "arith.maxnumf"(%300, %303) : (f32, f32) -> f32
      %305 = "arith.maxnumf"(%297, %304) : (f32, f32) -> f32
      %306 = "vector.extract"(%290) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %307 = "vector.extract"(%290) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %308 = "arith.maxnumf"(%306, %307) : (f32, f32) -> f32
      %309 = "vector.extract"(%290) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %310 = "vector.extract"(%290) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %311 = "arith.maxnumf"(%309, %310) : (f32, f32) -> f32
      %312 = "arith.maxnumf"(%308, %311) : (f32, f32) -> f32
      %313 = "vector.extract"(%290) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %314 = "vector.extract"(%290) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %315 = "arith.maxnumf"(%313, %314) : (f32, f32) -> f32
      %316 = "vector.extract"(%290) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %317 = "vector.extract"(%290) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %318 = "arith.maxnumf"(%316, %317) : (f32, f32) -> f32
      %319 = "arith.maxnumf"(%315, %318) : (f32, f32) -> f32
      %320 = "arith.maxnumf"(%312, %319) : (f32, f32) -> f32
      %321 = "arith.maxnumf"(%305, %320) : (f32, f32) -> f32
      %322 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %323 = "arith.maxnumf"(%321, %322) : (f32, f32) -> f32
      %324 = "llvm.intr.fabs"(%285) : (vector<16xf32>) -> vector<16xf32>
      %325 = "vector.extract"(%324) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %326 = "vector.extract"(%324) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %327 = "arith.maxnumf"(%325, %326) : (f32, f32) -> f32
      %328 = "vector.extract"(%324) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %329 = "vector.extract"(%324) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %330 = "arith.maxnumf"(%328, %329) : (f32, f32) -> f32
      %331 = "arith.maxnumf"(%327, %330) : (f32, f32) -> f32
      %332 = "vector.extract"(%324) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %333 = "vector.extract"(%324) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %334 = "arith.maxnumf"(%332, %333) : (f32, f32) -> f32
      %335 = "vector.extract"(%324) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %336 = "vector.extract"(%324) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %337 = "arith.maxnumf"(%335, %336) : (f32, f32) -> f32
      %338 = "arith.maxnumf"(%334, %337) : (f32, f32) -> f32
      %339 = "arith.maxnumf"(%331, %338) : (f32, f32) -> f32
      %340 = "vector.extract"(%324) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %341 = "vector.extract"(%324) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %342 = "arith.maxnumf"(%340, %341) : (f32, f32) -> f32
      %343 = "vector.extract"(%324) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %344 = "vector.extract"(%324) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %345 = "arith.maxnumf"(%343, %344) : (f32, f32) -> f32
      %346 = "arith.maxnumf"(%342, %345) : (f32, f32) -> f32
      %347 = "vector.extract"(%324) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %348 = "vector.extract"(%324) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %349 = "arith.maxnumf"(%347, %348) : (f32, f32) -> f32
      %350 = "vector.extract"(%324) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %351 = "vector.extract"(%324) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %352 = "arith.maxnumf"(%350, %351) : (f32, f32) -> f32
      %353 = "arith.maxnumf"(%349, %352) : (f32, f32) -> f32
      %354 = "arith.maxnumf"(%346, %353) : (f32, f32) -> f32
      %355 = "arith.maxnumf"(%339, %354) : (f32, f32) -> f32
      %356 = "arith.maxnumf"(%355, %322) : (f32, f32) -> f32
      %357 = "llvm.intr.fabs"(%287) : (vector<16xf32>) -> vector<16xf32>
      %358 = "vector.extract"(%357) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %359 = "vector.extract"(%357) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %360 = "arith.maxnumf"(%358, %359) : (f32, f32) -> f32
      %361 = "vector.extract"(%357) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %362 = "vector.extract"(%357) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %363 = "arith.maxnumf"(%361, %362) : (f32, f32) -> f32
      %364 = "arith.maxnumf"(%360, %363) : (f32, f32) -> f32
      %365 = "vector.extract"(%357) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %366 = "vector.extract"(%357) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %367 = "arith.maxnumf"(%365, %366) : (f32, f32) -> f32
      %368 = "vector.extract"(%357) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %369 = "vector.extract"(%357) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %370 = "arith.maxnumf"(%368, %369) : (f32, f32) -> f32
      %371 = "arith.maxnumf"(%367, %370) : (f32, f32) -> f32
      %372 = "arith.maxnumf"(%364, %371) : (f32, f32) -> f32
      %373 = "vector.extract"(%357) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %374 = "vector.extract"(%357) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %375 = "arith.maxnumf"(%373, %374) : (f32, f32) -> f32
      %376 = "vector.extract"(%357) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %377 = "vector.extract"(%357) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %378 = "arith.maxnumf"(%376, %377) : (f32, f32) -> f32
      %379 = "arith.maxnumf"(%375, %378) : (f32, f32) -> f32
      %380 = "vector.extract"(%357) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %381 = "vector.extract"(%357) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %382 = "arith.maxnumf"(%380, %381) : (f32, f32) -> f32
      %383 = "vector.extract"(%357) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %384 = "vector.extract"(%357) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %385 = "arith.maxnumf"(%383, %384) : (f32, f32) -> f32
      %386 = "arith.maxnumf"(%382, %385) : (f32, f32) -> f32
      %387 = "arith.maxnumf"(%379, %386) : (f32, f32) -> f32
      %388 = "arith.maxnumf"(%372, %387) : (f32, f32) -> f32
      %389 = "arith.maxnumf"(%388, %322) : (f32, f32) -> f32
      %390 = "llvm.intr.fabs"(%289) : (vector<16xf32>) -> vector<16xf32>
      %391 = "vector.extract"(%390) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %392 = "vector.extract"(%390) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %393 = "arith.maxnumf"(%391, %392) : (f32, f32) -> f32
      %394 = "vector.extract"(%390) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %395 = "vector.extract"(%390) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %396 = "arith.maxnumf"(%394, %395) : (f32, f32) -> f32
      %397 = "arith.maxnumf"(%393, %396) : (f32, f32) -> f32
      %398 = "vector.extract"(%390) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %399 = "vector.extract"(%390) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %400 = "arith.maxnumf"(%398, %399) : (f32, f32) -> f32
      %401 = "vector.extract"(%390) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %402 = "vector.extract"(%390) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %403 = "arith.maxnumf"(%401, %402) : (f32, f32) -> f32
      %404 = "arith.maxnumf"(%400, %403) : (f32, f32) -> f32
      %405 = "arith.maxnumf"(%397, %404) : (f32, f32) -> f32
      %406 = "vector.extract"(%390) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %407 = "vector.extract"(%390) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %408 = "arith.maxnumf"(%406, %407) : (f32, f32) -> f32
      %409 = "vector.extract"(%390) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %410 = "vector.extract"(%390) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %411 = "arith.maxnumf"(%409, %410) : (f32, f32) -> f32
      %412 = "arith.maxnumf"(%408, %411) : (f32, f32) -> f32
      %413 = "vector.extract"(%390) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %414 = "vector.extract"(%390) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %415 = "arith.maxnumf"(%413, %414) : (f32, f32) -> f32
      %416 = "vector.extract"(%390) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %417 = "vector.extract"(%390) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %418 = "arith.maxnumf"(%416, %417) : (f32, f32) -> f32
      %419 = "arith.maxnumf"(%415, %418) : (f32, f32) -> f32
      %420 = "arith.maxnumf"(%412, %419) : (f32, f32) -> f32
      %421 = "arith.maxnumf"(%405, %420) : (f32, f32) -> f32
      %422 = "arith.maxnumf"(%421, %322) : (f32, f32) -> f32
      %423 = "arith.constant"() {value = -1 : i32} : () -> i32
      %424 = "arith.constant"() {value = 31 : i32} : () -> i32
      %425 = "nvvm.shfl.sync"(%423, %323, %135, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %426 = "arith.maxnumf"(%323, %425) : (f32, f32) -> f32
      %427 = "nvvm.shfl.sync"(%423, %426, %184, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %428 = "arith.maxnumf"(%426, %427) : (f32, f32) -> f32
      %429 = "nvvm.shfl.sync"(%423, %428, %85, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %430 = "arith.maxnumf"(%428, %429) : (f32, f32) -> f32
      %431 = "arith.constant"() {value = 0.0022321429569274187 : f32} : () -> f32
      %432 = "arith.mulf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %433 = "arith.constant"() {value = 7.888609052210118e-31 : f32} : () -> f32
      %434 = "arith.maxnumf"(%432, %433) : (f32, f32) -> f32
      %435 = "arith.cmpf"(%430, %322) {predicate = 2 : i64} : (f32, f32) -> i1
      %436 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %437 = "arith.select"(%435, %434, %436) : (i1, f32, f32) -> f32
      %438 = "llvm.call_intrinsic"(%437) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      "scf.if"(%89) ({
        %439 = "vector.broadcast"(%438) : (f32) -> vector<16xf32>
        %440 = "arith.mulf"(%283, %439) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %441 = "arith.bitcast"(%440) : (vector<16xf32>) -> vector<16xi32>
        %442 = "arith.constant"() {value = dense<2147483647> : vector<16xi32>} : () -> vector<16xi32>
        %443 = "arith.andi"(%441, %442) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %444 = "arith.constant"() {value = dense<2139095040> : vector<16xi32>} : () -> vector<16xi32>
        %445 = "arith.cmpi"(%443, %444) {predicate = 8 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %446 = "arith.constant"() {value = dense<1138753536> : vector<16xi32>} : () -> vector<16xi32>
        %447 = "arith.minui"(%443, %446) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %448 = "arith.constant"() {value = dense<20> : vector<16xi32>} : () -> vector<16xi32>
        %449 = "arith.shrui"(%447, %448) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %450 = "arith.constant"() {value = dense<1> : vector<16xi32>} : () -> vector<16xi32>
        %451 = "arith.andi"(%449, %450) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %452 = "arith.constant"() {value = dense<524287> : vector<16xi32>} : () -> vector<16xi32>
        %453 = "arith.addi"(%447, %452) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %454 = "arith.addi"(%453, %451) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %455 = "arith.shrui"(%454, %448) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %456 = "arith.constant"() {value = dense<960> : vector<16xi32>} : () -> vector<16xi32>
        %457 = "arith.subi"(%455, %456) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %458 = "arith.constant"() {value = dense<1182793728> : vector<16xi32>} : () -> vector<16xi32>
        %459 = "arith.bitcast"(%458) : (vector<16xi32>) -> vector<16xf32>
        %460 = "arith.bitcast"(%447) : (vector<16xi32>) -> vector<16xf32>
        %461 = "arith.addf"(%460, %459) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %462 = "arith.bitcast"(%461) : (vector<16xf32>) -> vector<16xi32>
        %463 = "arith.subi"(%462, %458) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %464 = "arith.constant"() {value = dense<1015021568> : vector<16xi32>} : () -> vector<16xi32>
        %465 = "arith.cmpi"(%447, %464) {predicate = 6 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %466 = "arith.select"(%465, %463, %457) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %467 = "arith.constant"() {value = dense<24> : vector<16xi32>} : () -> vector<16xi32>
        %468 = "arith.shrui"(%441, %467) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %469 = "arith.constant"() {value = dense<128> : vector<16xi32>} : () -> vector<16xi32>
        %470 = "arith.andi"(%468, %469) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %471 = "arith.ori"(%466, %470) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %472 = "arith.constant"() {value = dense<127> : vector<16xi32>} : () -> vector<16xi32>
        %473 = "arith.select"(%445, %472, %471) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %474 = "arith.trunci"(%473) : (vector<16xi32>) -> vector<16xi8>
        %475 = "vector.extract"(%474) {static_position = array<i64: 0>} : (vector<16xi8>) -> i8
        %476 = "vector.extract"(%474) {static_position = array<i64: 1>} : (vector<16xi8>) -> i8
        %477 = "vector.extract"(%474) {static_position = array<i64: 2>} : (vector<16xi8>) -> i8
        %478 = "vector.extract"(%474) {static_position = array<i64: 3>} : (vector<16xi8>) -> i8
        %479 = "vector.extract"(%474) {static_position = array<i64: 4>} : (vector<16xi8>) -> i8
        %480 = "vector.extract"(%474) {static_position = array<i64: 5>} : (vector<16xi8>) -> i8
        %481 = "vector.extract"(%474) {static_position = array<i64: 6>} : (vector<16xi8>) -> i8
        %482 = "vector.extract"(%474) {static_position = array<i64: 7>} : (vector<16xi8>) -> i8
        %483 = "vector.extract"(%474) {static_position = array<i64: 8>} : (vector<16xi8>) -> i8
        %484 = "vector.extract"(%474) {static_position = array<i64: 9>} : (vector<16xi8>) -> i8
        %485 = "vector.extract"(%474) {static_position = array<i64: 10>} : (vector<16xi8>) -> i8
        %486 = "vector.extract"(%474) {static_position = array<i64: 11>} : (vector<16xi8>) -> i8
        %487 = "vector.extract"(%474) {static_position = array<i64: 12>} : (vector<16xi8>) -> i8
        %488 = "vector.extract"(%474) {static_position = array<i64: 13>} : (vector<16xi8>) -> i8
        %489 = "vector.extract"(%474) {static_position = array<i64: 14>} : (vector<16xi8>) -> i8
        %490 = "vector.extract"(%474) {static_position = array<i64: 15>} : (vector<16xi8>) -> i8
        %491 = "arith.extsi"(%84) : (i32) -> i64
        %492 = "arith.extsi"(%86) : (i32) -> i64
        %493 = "arith.muli"(%491, %5) : (i64, i64) -> i64
        %494 = "arith.constant"() {value = 128 : i64} : () -> i64
        %495 = "arith.muli"(%492, %494) : (i64, i64) -> i64
        %496 = "arith.addi"(%493, %495) : (i64, i64) -> i64
        %497 = "llvm.getelementptr"(%4, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %498 = "arith.constant"() {value = 16 : i32} : () -> i32
        %499 = "arith.muli"(%15, %498) : (i32, i32) -> i32
        %500 = "llvm.getelementptr"(%497, %499) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %501 = "vector.from_elements"(%475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<16xi8>
        "llvm.store"(%501, %500) {alignment = 16 : i64} : (vector<16xi8>, !llvm.ptr<1>) -> ()
        %502 = "arith.constant"() {value = 0 : i32} : () -> i32
        %503 = "arith.cmpi"(%15, %502) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%503) ({
          %504 = "arith.muli"(%492, %7) : (i64, i64) -> i64
          %505 = "arith.addi"(%504, %491) : (i64, i64) -> i64
          %506 = "llvm.getelementptr"(%6, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%437, %506) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %507 = "nvvm.shfl.sync"(%423, %356, %135, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %508 = "arith.maxnumf"(%356, %507) : (f32, f32) -> f32
      %509 = "nvvm.shfl.sync"(%423, %508, %184, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %510 = "arith.maxnumf"(%508, %509) : (f32, f32) -> f32
      %511 = "nvvm.shfl.sync"(%423, %510, %85, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %512 = "arith.maxnumf"(%510, %511) : (f32, f32) -> f32
      %513 = "arith.mulf"(%512, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %514 = "arith.maxnumf"(%513, %433) : (f32, f32) -> f32
      %515 = "arith.cmpf"(%512, %322) {predicate = 2 : i64} : (f32, f32) -> i1
      %516 = "arith.select"(%515, %514, %436) : (i1, f32, f32) -> f32
      %517 = "llvm.call_intrinsic"(%516) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      "scf.if"(%138) ({
        %518 = "vector.broadcast"(%517) : (f32) -> vector<16xf32>
        %519 = "arith.mulf"(%285, %518) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %520 = "arith.bitcast"(%519) : (vector<16xf32>) -> vector<16xi32>
        %521 = "arith.constant"() {value = dense<2147483647> : vector<16xi32>} : () -> vector<16xi32>
        %522 = "arith.andi"(%520, %521) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %523 = "arith.constant"() {value = dense<2139095040> : vector<16xi32>} : () -> vector<16xi32>
        %524 = "arith.cmpi"(%522, %523) {predicate = 8 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %525 = "arith.constant"() {value = dense<1138753536> : vector<16xi32>} : () -> vector<16xi32>
        %526 = "arith.minui"(%522, %525) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %527 = "arith.constant"() {value = dense<20> : vector<16xi32>} : () -> vector<16xi32>
        %528 = "arith.shrui"(%526, %527) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %529 = "arith.constant"() {value = dense<1> : vector<16xi32>} : () -> vector<16xi32>
        %530 = "arith.andi"(%528, %529) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %531 = "arith.constant"() {value = dense<524287> : vector<16xi32>} : () -> vector<16xi32>
        %532 = "arith.addi"(%526, %531) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %533 = "arith.addi"(%532, %530) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %534 = "arith.shrui"(%533, %527) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %535 = "arith.constant"() {value = dense<960> : vector<16xi32>} : () -> vector<16xi32>
        %536 = "arith.subi"(%534, %535) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %537 = "arith.constant"() {value = dense<1182793728> : vector<16xi32>} : () -> vector<16xi32>
        %538 = "arith.bitcast"(%537) : (vector<16xi32>) -> vector<16xf32>
        %539 = "arith.bitcast"(%526) : (vector<16xi32>) -> vector<16xf32>
        %540 = "arith.addf"(%539, %538) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %541 = "arith.bitcast"(%540) : (vector<16xf32>) -> vector<16xi32>
        %542 = "arith.subi"(%541, %537) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %543 = "arith.constant"() {value = dense<1015021568> : vector<16xi32>} : () -> vector<16xi32>
        %544 = "arith.cmpi"(%526, %543) {predicate = 6 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %545 = "arith.select"(%544, %542, %536) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %546 = "arith.constant"() {value = dense<24> : vector<16xi32>} : () -> vector<16xi32>
        %547 = "arith.shrui"(%520, %546) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %548 = "arith.constant"() {value = dense<128> : vector<16xi32>} : () -> vector<16xi32>
        %549 = "arith.andi"(%547, %548) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %550 = "arith.ori"(%545, %549) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %551 = "arith.constant"() {value = dense<127> : vector<16xi32>} : () -> vector<16xi32>
        %552 = "arith.select"(%524, %551, %550) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %553 = "arith.trunci"(%552) : (vector<16xi32>) -> vector<16xi8>
        %554 = "vector.extract"(%553) {static_position = array<i64: 0>} : (vector<16xi8>) -> i8
        %555 = "vector.extract"(%553) {static_position = array<i64: 1>} : (vector<16xi8>) -> i8
        %556 = "vector.extract"(%553) {static_position = array<i64: 2>} : (vector<16xi8>) -> i8
        %557 = "vector.extract"(%553) {static_position = array<i64: 3>} : (vector<16xi8>) -> i8
        %558 = "vector.extract"(%553) {static_position = array<i64: 4>} : (vector<16xi8>) -> i8
        %559 = "vector.extract"(%553) {static_position = array<i64: 5>} : (vector<16xi8>) -> i8
        %560 = "vector.extract"(%553) {static_position = array<i64: 6>} : (vector<16xi8>) -> i8
        %561 = "vector.extract"(%553) {static_position = array<i64: 7>} : (vector<16xi8>) -> i8
        %562 = "vector.extract"(%553) {static_position = array<i64: 8>} : (vector<16xi8>) -> i8
        %563 = "vector.extract"(%553) {static_position = array<i64: 9>} : (vector<16xi8>) -> i8
        %564 = "vector.extract"(%553) {static_position = array<i64: 10>} : (vector<16xi8>) -> i8
        %565 = "vector.extract"(%553) {static_position = array<i64: 11>} : (vector<16xi8>) -> i8
        %566 = "vector.extract"(%553) {static_position = array<i64: 12>} : (vector<16xi8>) -> i8
        %567 = "vector.extract"(%553) {static_position = array<i64: 13>} : (vector<16xi8>) -> i8
        %568 = "vector.extract"(%553) {static_position = array<i64: 14>} : (vector<16xi8>) -> i8
        %569 = "vector.extract"(%553) {static_position = array<i64: 15>} : (vector<16xi8>) -> i8
        %570 = "arith.extsi"(%84) : (i32) -> i64
        %571 = "arith.extsi"(%136) : (i32) -> i64
        %572 = "arith.muli"(%570, %5) : (i64, i64) -> i64
        %573 = "arith.constant"() {value = 128 : i64} : () -> i64
        %574 = "arith.muli"(%571, %573) : (i64, i64) -> i64
        %575 = "arith.addi"(%572, %574) : (i64, i64) -> i64
        %576 = "llvm.getelementptr"(%4, %575) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %577 = "arith.constant"() {value = 16 : i32} : () -> i32
        %578 = "arith.muli"(%15, %577) : (i32, i32) -> i32
        %579 = "llvm.getelementptr"(%576, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %580 = "vector.from_elements"(%554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<16xi8>
        "llvm.store"(%580, %579) {alignment = 16 : i64} : (vector<16xi8>, !llvm.ptr<1>) -> ()
        %581 = "arith.constant"() {value = 0 : i32} : () -> i32
        %582 = "arith.cmpi"(%15, %581) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%582) ({
          %583 = "arith.muli"(%571, %7) : (i64, i64) -> i64
          %584 = "arith.addi"(%583, %570) : (i64, i64) -> i64
          %585 = "llvm.getelementptr"(%6, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%516, %585) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %586 = "nvvm.shfl.sync"(%423, %389, %135, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %587 = "arith.maxnumf"(%389, %586) : (f32, f32) -> f32
      %588 = "nvvm.shfl.sync"(%423, %587, %184, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %589 = "arith.maxnumf"(%587, %588) : (f32, f32) -> f32
      %590 = "nvvm.shfl.sync"(%423, %589, %85, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %591 = "arith.maxnumf"(%589, %590) : (f32, f32) -> f32
      %592 = "arith.mulf"(%591, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %593 = "arith.maxnumf"(%592, %433) : (f32, f32) -> f32
      %594 = "arith.cmpf"(%591, %322) {predicate = 2 : i64} : (f32, f32) -> i1
      %595 = "arith.select"(%594, %593, %436) : (i1, f32, f32) -> f32
      %596 = "llvm.call_intrinsic"(%595) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      "scf.if"(%187) ({
        %597 = "vector.broadcast"(%596) : (f32) -> vector<16xf32>
        %598 = "arith.mulf"(%287, %597) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %599 = "arith.bitcast"(%598) : (vector<16xf32>) -> vector<16xi32>
        %600 = "arith.constant"() {value = dense<2147483647> : vector<16xi32>} : () -> vector<16xi32>
        %601 = "arith.andi"(%599, %600) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %602 = "arith.constant"() {value = dense<2139095040> : vector<16xi32>} : () -> vector<16xi32>
        %603 = "arith.cmpi"(%601, %602) {predicate = 8 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %604 = "arith.constant"() {value = dense<1138753536> : vector<16xi32>} : () -> vector<16xi32>
        %605 = "arith.minui"(%601, %604) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %606 = "arith.constant"() {value = dense<20> : vector<16xi32>} : () -> vector<16xi32>
        %607 = "arith.shrui"(%605, %606) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %608 = "arith.constant"() {value = dense<1> : vector<16xi32>} : () -> vector<16xi32>
        %609 = "arith.andi"(%607, %608) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %610 = "arith.constant"() {value = dense<524287> : vector<16xi32>} : () -> vector<16xi32>
        %611 = "arith.addi"(%605, %610) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %612 = "arith.addi"(%611, %609) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %613 = "arith.shrui"(%612, %606) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %614 = "arith.constant"() {value = dense<960> : vector<16xi32>} : () -> vector<16xi32>
        %615 = "arith.subi"(%613, %614) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %616 = "arith.constant"() {value = dense<1182793728> : vector<16xi32>} : () -> vector<16xi32>
        %617 = "arith.bitcast"(%616) : (vector<16xi32>) -> vector<16xf32>
        %618 = "arith.bitcast"(%605) : (vector<16xi32>) -> vector<16xf32>
        %619 = "arith.addf"(%618, %617) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %620 = "arith.bitcast"(%619) : (vector<16xf32>) -> vector<16xi32>
        %621 = "arith.subi"(%620, %616) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %622 = "arith.constant"() {value = dense<1015021568> : vector<16xi32>} : () -> vector<16xi32>
        %623 = "arith.cmpi"(%605, %622) {predicate = 6 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %624 = "arith.select"(%623, %621, %615) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %625 = "arith.constant"() {value = dense<24> : vector<16xi32>} : () -> vector<16xi32>
        %626 = "arith.shrui"(%599, %625) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %627 = "arith.constant"() {value = dense<128> : vector<16xi32>} : () -> vector<16xi32>
        %628 = "arith.andi"(%626, %627) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %629 = "arith.ori"(%624, %628) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %630 = "arith.constant"() {value = dense<127> : vector<16xi32>} : () -> vector<16xi32>
        %631 = "arith.select"(%603, %630, %629) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %632 = "arith.trunci"(%631) : (vector<16xi32>) -> vector<16xi8>
        %633 = "vector.extract"(%632) {static_position = array<i64: 0>} : (vector<16xi8>) -> i8
        %634 = "vector.extract"(%632) {static_position = array<i64: 1>} : (vector<16xi8>) -> i8
        %635 = "vector.extract"(%632) {static_position = array<i64: 2>} : (vector<16xi8>) -> i8
        %636 = "vector.extract"(%632) {static_position = array<i64: 3>} : (vector<16xi8>) -> i8
        %637 = "vector.extract"(%632) {static_position = array<i64: 4>} : (vector<16xi8>) -> i8
        %638 = "vector.extract"(%632) {static_position = array<i64: 5>} : (vector<16xi8>) -> i8
        %639 = "vector.extract"(%632) {static_position = array<i64: 6>} : (vector<16xi8>) -> i8
        %640 = "vector.extract"(%632) {static_position = array<i64: 7>} : (vector<16xi8>) -> i8
        %641 = "vector.extract"(%632) {static_position = array<i64: 8>} : (vector<16xi8>) -> i8
        %642 = "vector.extract"(%632) {static_position = array<i64: 9>} : (vector<16xi8>) -> i8
        %643 = "vector.extract"(%632) {static_position = array<i64: 10>} : (vector<16xi8>) -> i8
        %644 = "vector.extract"(%632) {static_position = array<i64: 11>} : (vector<16xi8>) -> i8
        %645 = "vector.extract"(%632) {static_position = array<i64: 12>} : (vector<16xi8>) -> i8
        %646 = "vector.extract"(%632) {static_position = array<i64: 13>} : (vector<16xi8>) -> i8
        %647 = "vector.extract"(%632) {static_position = array<i64: 14>} : (vector<16xi8>) -> i8
        %648 = "vector.extract"(%632) {static_position = array<i64: 15>} : (vector<16xi8>) -> i8
        %649 = "arith.extsi"(%84) : (i32) -> i64
        %650 = "arith.extsi"(%185) : (i32) -> i64
        %651 = "arith.muli"(%649, %5) : (i64, i64) -> i64
        %652 = "arith.constant"() {value = 128 : i64} : () -> i64
        %653 = "arith.muli"(%650, %652) : (i64, i64) -> i64
        %654 = "arith.addi"(%651, %653) : (i64, i64) -> i64
        %655 = "llvm.getelementptr"(%4, %654) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %656 = "arith.constant"() {value = 16 : i32} : () -> i32
        %657 = "arith.muli"(%15, %656) : (i32, i32) -> i32
        %658 = "llvm.getelementptr"(%655, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %659 = "vector.from_elements"(%633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<16xi8>
        "llvm.store"(%659, %658) {alignment = 16 : i64} : (vector<16xi8>, !llvm.ptr<1>) -> ()
        %660 = "arith.constant"() {value = 0 : i32} : () -> i32
        %661 = "arith.cmpi"(%15, %660) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%661) ({
          %662 = "arith.muli"(%650, %7) : (i64, i64) -> i64
          %663 = "arith.addi"(%662, %649) : (i64, i64) -> i64
          %664 = "llvm.getelementptr"(%6, %663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%595, %664) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %665 = "nvvm.shfl.sync"(%423, %422, %135, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %666 = "arith.maxnumf"(%422, %665) : (f32, f32) -> f32
      %667 = "nvvm.shfl.sync"(%423, %666, %184, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %668 = "arith.maxnumf"(%666, %667) : (f32, f32) -> f32
      %669 = "nvvm.shfl.sync"(%423, %668, %85, %424) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %670 = "arith.maxnumf"(%668, %669) : (f32, f32) -> f32
      %671 = "arith.mulf"(%670, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %672 = "arith.maxnumf"(%671, %433) : (f32, f32) -> f32
      %673 = "arith.cmpf"(%670, %322) {predicate = 2 : i64} : (f32, f32) -> i1
      %674 = "arith.select"(%673, %672, %436) : (i1, f32, f32) -> f32
      %675 = "llvm.call_intrinsic"(%674) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      "scf.if"(%236) ({
        %676 = "vector.broadcast"(%675) : (f32) -> vector<16xf32>
        %677 = "arith.mulf"(%289, %676) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %678 = "arith.bitcast"(%677) : (vector<16xf32>) -> vector<16xi32>
        %679 = "arith.constant"() {value = dense<2147483647> : vector<16xi32>} : () -> vector<16xi32>
        %680 = "arith.andi"(%678, %679) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %681 = "arith.constant"() {value = dense<2139095040> : vector<16xi32>} : () -> vector<16xi32>
        %682 = "arith.cmpi"(%680, %681) {predicate = 8 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %683 = "arith.constant"() {value = dense<1138753536> : vector<16xi32>} : () -> vector<16xi32>
        %684 = "arith.minui"(%680, %683) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %685 = "arith.constant"() {value = dense<20> : vector<16xi32>} : () -> vector<16xi32>
        %686 = "arith.shrui"(%684, %685) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %687 = "arith.constant"() {value = dense<1> : vector<16xi32>} : () -> vector<16xi32>
        %688 = "arith.andi"(%686, %687) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %689 = "arith.constant"() {value = dense<524287> : vector<16xi32>} : () -> vector<16xi32>
        %690 = "arith.addi"(%684, %689) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %691 = "arith.addi"(%690, %688) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %692 = "arith.shrui"(%691, %685) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %693 = "arith.constant"() {value = dense<960> : vector<16xi32>} : () -> vector<16xi32>
        %694 = "arith.subi"(%692, %693) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %695 = "arith.constant"() {value = dense<1182793728> : vector<16xi32>} : () -> vector<16xi32>
        %696 = "arith.bitcast"(%695) : (vector<16xi32>) -> vector<16xf32>
        %697 = "arith.bitcast"(%684) : (vector<16xi32>) -> vector<16xf32>
        %698 = "arith.addf"(%697, %696) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %699 = "arith.bitcast"(%698) : (vector<16xf32>) -> vector<16xi32>
        %700 = "arith.subi"(%699, %695) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %701 = "arith.constant"() {value = dense<1015021568> : vector<16xi32>} : () -> vector<16xi32>
        %702 = "arith.cmpi"(%684, %701) {predicate = 6 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
        %703 = "arith.select"(%702, %700, %694) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %704 = "arith.constant"() {value = dense<24> : vector<16xi32>} : () -> vector<16xi32>
        %705 = "arith.shrui"(%678, %704) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %706 = "arith.constant"() {value = dense<128> : vector<16xi32>} : () -> vector<16xi32>
        %707 = "arith.andi"(%705, %706) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %708 = "arith.ori"(%703, %707) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %709 = "arith.constant"() {value = dense<127> : vector<16xi32>} : () -> vector<16xi32>
        %710 = "arith.select"(%682, %709, %708) : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
        %711 = "arith.trunci"(%710) : (vector<16xi32>) -> vector<16xi8>
        %712 = "vector.extract"(%711) {static_position = array<i64: 0>} : (vector<16xi8>) -> i8
        %713 = "vector.extract"(%711) {static_position = array<i64: 1>} : (vector<16xi8>) -> i8
        %714 = "vector.extract"(%711) {static_position = array<i64: 2>} : (vector<16xi8>) -> i8
        %715 = "vector.extract"(%711) {static_position = array<i64: 3>} : (vector<16xi8>) -> i8
        %716 = "vector.extract"(%711) {static_position = array<i64: 4>} : (vector<16xi8>) -> i8
        %717 = "vector.extract"(%711) {static_position = array<i64: 5>} : (vector<16xi8>) -> i8
        %718 = "vector.extract"(%711) {static_position = array<i64: 6>} : (vector<16xi8>) -> i8
        %719 = "vector.extract"(%711) {static_position = array<i64: 7>} : (vector<16xi8>) -> i8
        %720 = "vector.extract"(%711) {static_position = array<i64: 8>} : (vector<16xi8>) -> i8
        %721 = "vector.extract"(%711) {static_position = array<i64: 9>} : (vector<16xi8>) -> i8
        %722 = "vector.extract"(%711) {static_position = array<i64: 10>} : (vector<16xi8>) -> i8
        %723 = "vector.extract"(%711) {static_position = array<i64: 11>} : (vector<16xi8>) -> i8
        %724 = "vector.extract"(%711) {static_position = array<i64: 12>} : (vector<16xi8>) -> i8
        %725 = "vector.extract"(%711) {static_position = array<i64: 13>} : (vector<16xi8>) -> i8
        %726 = "vector.extract"(%711) {static_position = array<i64: 14>} : (vector<16xi8>) -> i8
        %727 = "vector.extract"(%711) {static_position = array<i64: 15>} : (vector<16xi8>) -> i8
        %728 = "arith.extsi"(%84) : (i32) -> i64
        %729 = "arith.extsi"(%234) : (i32) -> i64
        %730 = "arith.muli"(%728, %5) : (i64, i64) -> i64
        %731 = "arith.constant"() {value = 128 : i64} : () -> i64
        %732 = "arith.muli"(%729, %731) : (i64, i64) -> i64
        %733 = "arith.addi"(%730, %732) : (i64, i64) -> i64
        %734 = "llvm.getelementptr"(%4, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %735 = "arith.constant"() {value = 16 : i32} : () -> i32
        %736 = "arith.muli"(%15, %735) : (i32, i32) -> i32
        %737 = "llvm.getelementptr"(%734, %736) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %738 = "vector.from_elements"(%712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<16xi8>
        "llvm.store"(%738, %737) {alignment = 16 : i64} : (vector<16xi8>, !llvm.ptr<1>) -> ()
        %739 = "arith.constant"() {value = 0 : i32} : () -> i32
        %740 = "arith.cmpi"(%15, %739) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%740) ({
          %741 = "arith.muli"(%729, %7) : (i64, i64) -> i64
          %742 = "arith.addi"(%741, %728) : (i64, i64) -> i64
          %743 = "llvm.getelementptr"(%6, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%674, %743) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "quantise_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64):
    %8 = "arith.constant"() {value = 3 : i32} : () -> i32
    %9 = "arith.addi"(%2, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 4 : i32} : () -> i32
    %11 = "arith.divui"(%9, %10) : (i32, i32) -> i32
    %12 = "arith.constant"() {value = 31 : i32} : () -> i32
    %13 = "arith.addi"(%1, %12) : (i32, i32) -> i32
    %14 = "arith.constant"() {value = 32 : i32} : () -> i32
    %15 = "arith.divui"(%13, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.constant"() {value = 256 : i32} : () -> i32
    %18 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%11, %15, %16, %17, %16, %16, %18, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@quantise_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "quantise_rows_square0", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
