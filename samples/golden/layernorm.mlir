"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %18 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %19 = "arith.addi"(%2, %18) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %21 = "arith.divui"(%19, %20) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 1 : i32} : () -> i32
      %23 = "arith.subi"(%21, %22) : (i32, i32) -> i32
      %24 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %27 = "arith.extsi"(%11) : (i32) -> i64
      %28 = "arith.extsi"(%23) : (i32) -> i64
      %29 = "arith.muli"(%27, %3) : (i64, i64) -> i64
      %30 = "arith.constant"() {value = 8192 : i64} : () -> i64
      %31 = "arith.muli"(%28, %30) : (i64, i64) -> i64
      %32 = "arith.addi"(%29, %31) : (i64, i64) -> i64
      %33 = "llvm.getelementptr"(%0, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %34 = "arith.constant"() {value = 4 : i32} : () -> i32
      %35 = "arith.muli"(%24, %34) : (i32, i32) -> i32
      %36 = "llvm.getelementptr"(%33, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %37 = "arith.muli"(%23, %20) : (i32, i32) -> i32
      %38 = "arith.addi"(%37, %35) : (i32, i32) -> i32
      %39 = "arith.cmpi"(%11, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %40 = "arith.cmpi"(%38, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %41 = "arith.andi"(%39, %40) : (i1, i1) -> i1
      %42 = "arith.extui"(%41) : (i1) -> i8
      %43 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %44 = "arith.addi"(%38, %43) : (i32, i32) -> i32
      %45 = "arith.cmpi"(%44, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %46 = "arith.andi"(%39, %45) : (i1, i1) -> i1
      %47 = "arith.extui"(%46) : (i1) -> i8
      %48 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %49 = "arith.addi"(%38, %48) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%49, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %51 = "arith.andi"(%39, %50) : (i1, i1) -> i1
      %52 = "arith.extui"(%51) : (i1) -> i8
      %53 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %54 = "arith.addi"(%38, %53) : (i32, i32) -> i32
      %55 = "arith.cmpi"(%54, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %56 = "arith.andi"(%39, %55) : (i1, i1) -> i1
      %57 = "arith.extui"(%56) : (i1) -> i8
      %58 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %59 = "arith.addi"(%38, %58) : (i32, i32) -> i32
      %60 = "arith.cmpi"(%59, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %61 = "arith.andi"(%39, %60) : (i1, i1) -> i1
      %62 = "arith.extui"(%61) : (i1) -> i8
      %63 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %64 = "arith.addi"(%38, %63) : (i32, i32) -> i32
      %65 = "arith.cmpi"(%64, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %66 = "arith.andi"(%39, %65) : (i1, i1) -> i1
      %67 = "arith.extui"(%66) : (i1) -> i8
      %68 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %69 = "arith.addi"(%38, %68) : (i32, i32) -> i32
      %70 = "arith.cmpi"(%69, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %71 = "arith.andi"(%39, %70) : (i1, i1) -> i1
      %72 = "arith.extui"(%71) : (i1) -> i8
      %73 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %74 = "arith.addi"(%38, %73) : (i32, i32) -> i32
      %75 = "arith.cmpi"(%74, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %76 = "arith.andi"(%39, %75) : (i1, i1) -> i1
      %77 = "arith.extui"(%76) : (i1) -> i8
      %78 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
      %79 = "vector.extract"(%78) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %80 = "vector.extract"(%78) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %81 = "vector.extract"(%78) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %82 = "vector.extract"(%78) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %83 = "vector.extract"(%78) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %84 = "vector.extract"(%78) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %85 = "vector.extract"(%78) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %86 = "vector.extract"(%78) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %87 = "vector.extract"(%78) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %88 = "vector.extract"(%78) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %89 = "vector.extract"(%78) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %90 = "vector.extract"(%78) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %91 = "vector.extract"(%78) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %92 = "vector.extract"(%78) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %93 = "vector.extract"(%78) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %94 = "vector.extract"(%78) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %95 = "vector.extract"(%78) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %96 = "vector.extract"(%78) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %97 = "vector.extract"(%78) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %98 = "vector.extract"(%78) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %99 = "vector.extract"(%78) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %100 = "vector.extract"(%78) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %101 = "vector.extract"(%78) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %102 = "vector.extract"(%78) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %103 = "vector.extract"(%78) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %104 = "vector.extract"(%78) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %105 = "vector.extract"(%78) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %106 = "vector.extract"(%78) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %107 = "vector.extract"(%78) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %108 = "vector.extract"(%78) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %109 = "vector.extract"(%78) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %110 = "vector.extract"(%78) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %111 = "arith.constant"() {value = 0 : i8} : () -> i8
      %112 = "arith.cmpi"(%42, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %113, %114, %115, %116 = "scf.if"(%112) ({
        %117 = "llvm.load"(%36) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %118 = "vector.extract"(%117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %119 = "vector.extract"(%117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %120 = "vector.extract"(%117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %121 = "vector.extract"(%117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%118, %119, %120, %121) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %122 = "arith.cmpi"(%47, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %123, %124, %125, %126 = "scf.if"(%122) ({
        %127 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %128 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %131 = "vector.extract"(%128) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %132 = "vector.extract"(%128) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %133 = "arith.cmpi"(%52, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %134, %135, %136, %137 = "scf.if"(%133) ({
        %138 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %139 = "llvm.load"(%138) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %140 = "vector.extract"(%139) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %141 = "vector.extract"(%139) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %142 = "vector.extract"(%139) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%139) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%140, %141, %142, %143) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %144 = "arith.cmpi"(%57, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %145, %146, %147, %148 = "scf.if"(%144) ({
        %149 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %150 = "llvm.load"(%149) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%150) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%150) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %154 = "vector.extract"(%150) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%151, %152, %153, %154) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %155 = "arith.cmpi"(%62, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %156, %157, %158, %159 = "scf.if"(%155) ({
        %160 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %161 = "llvm.load"(%160) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %162 = "vector.extract"(%161) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %163 = "vector.extract"(%161) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %164 = "vector.extract"(%161) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %165 = "vector.extract"(%161) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%162, %163, %164, %165) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %166 = "arith.cmpi"(%67, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %167, %168, %169, %170 = "scf.if"(%166) ({
        %171 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %172 = "llvm.load"(%171) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %173 = "vector.extract"(%172) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %174 = "vector.extract"(%172) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %175 = "vector.extract"(%172) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %176 = "vector.extract"(%172) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%173, %174, %175, %176) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %177 = "arith.cmpi"(%72, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %178, %179, %180, %181 = "scf.if"(%177) ({
        %182 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %183 = "llvm.load"(%182) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %184 = "vector.extract"(%183) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %185 = "vector.extract"(%183) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %186 = "vector.extract"(%183) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %187 = "vector.extract"(%183) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%184, %185, %186, %187) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %188 = "arith.cmpi"(%77, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %189, %190, %191, %192 = "scf.if"(%188) ({
        %193 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %194 = "llvm.load"(%193) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %195 = "vector.extract"(%194) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %196 = "vector.extract"(%194) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %197 = "vector.extract"(%194) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %198 = "vector.extract"(%194) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%195, %196, %197, %198) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %199 = "llvm.getelementptr"(%0, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %201 = "vector.from_elements"(%113, %114, %115, %116, %123, %124, %125, %126, %134, %135, %136, %137, %145, %146, %147, %148, %156, %157, %158, %159, %167, %168, %169, %170, %178, %179, %180, %181, %189, %190, %191, %192) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %202 = "vector.broadcast"(%200) : (f32) -> vector<32xf32>
      %203 = "arith.subf"(%201, %202) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %204 = "vector.extract"(%203) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %205 = "vector.extract"(%203) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %206 = "vector.extract"(%203) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %207 = "vector.extract"(%203) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %208 = "vector.extract"(%203) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %209 = "vector.extract"(%203) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %210 = "vector.extract"(%203) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %211 = "vector.extract"(%203) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %212 = "vector.extract"(%203) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %213 = "vector.extract"(%203) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %214 = "vector.extract"(%203) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %215 = "vector.extract"(%203) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %216 = "vector.extract"(%203) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %217 = "vector.extract"(%203) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %218 = "vector.extract"(%203) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %219 = "vector.extract"(%203) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %220 = "vector.extract"(%203) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %221 = "vector.extract"(%203) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %222 = "vector.extract"(%203) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %223 = "vector.extract"(%203) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %224 = "vector.extract"(%203) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %225 = "vector.extract"(%203) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %226 = "vector.extract"(%203) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %227 = "vector.extract"(%203) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %228 = "vector.extract"(%203) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %229 = "vector.extract"(%203) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %230 = "vector.extract"(%203) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %231 = "vector.extract"(%203) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %232 = "vector.extract"(%203) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %233 = "vector.extract"(%203) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %234 = "vector.extract"(%203) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %235 = "vector.extract"(%203) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %236 = "arith.cmpi"(%42, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %237 = "arith.constant"() {value = true} : () -> i1
      %238 = "arith.xori"(%236, %237) : (i1, i1) -> i1
      %239, %240, %241, %242 = "scf.if"(%238) ({
        %243 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %244 = "vector.extract"(%243) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %245 = "vector.extract"(%243) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %246 = "vector.extract"(%243) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %247 = "vector.extract"(%243) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%244, %245, %246, %247) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%204, %205, %206, %207) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %248 = "arith.cmpi"(%47, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %249 = "arith.xori"(%248, %237) : (i1, i1) -> i1
      %250, %251, %252, %253 = "scf.if"(%249) ({
        %254 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %255 = "vector.extract"(%254) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %256 = "vector.extract"(%254) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %257 = "vector.extract"(%254) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %258 = "vector.extract"(%254) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%255, %256, %257, %258) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%208, %209, %210, %211) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %259 = "arith.cmpi"(%52, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %260 = "arith.xori"(%259, %237) : (i1, i1) -> i1
      %261, %262, %263, %264 = "scf.if"(%260) ({
        %265 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %266 = "vector.extract"(%265) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %267 = "vector.extract"(%265) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %268 = "vector.extract"(%265) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %269 = "vector.extract"(%265) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%266, %267, %268, %269) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%212, %213, %214, %215) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %270 = "arith.cmpi"(%57, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %271 = "arith.xori"(%270, %237) : (i1, i1) -> i1
      %272, %273, %274, %275 = "scf.if"(%271) ({
        %276 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %278 = "vector.extract"(%276) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %279 = "vector.extract"(%276) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %280 = "vector.extract"(%276) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%277, %278, %279, %280) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%216, %217, %218, %219) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %281 = "arith.cmpi"(%62, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %282 = "arith.xori"(%281, %237) : (i1, i1) -> i1
      %283, %284, %285, %286 = "scf.if"(%282) ({
        %287 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %288 = "vector.extract"(%287) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %289 = "vector.extract"(%287) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %290 = "vector.extract"(%287) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %291 = "vector.extract"(%287) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%288, %289, %290, %291) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%220, %221, %222, %223) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %292 = "arith.cmpi"(%67, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %293 = "arith.xori"(%292, %237) : (i1, i1) -> i1
      %294, %295, %296, %297 = "scf.if"(%293) ({
        %298 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %299 = "vector.extract"(%298) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %300 = "vector.extract"(%298) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %301 = "vector.extract"(%298) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %302 = "vector.extract"(%298) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%299, %300, %301, %302) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%224, %225, %226, %227) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %303 = "arith.cmpi"(%72, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %304 = "arith.xori"(%303, %237) : (i1, i1) -> i1
      %305, %306, %307, %308 = "scf.if"(%304) ({
        %309 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %310 = "vector.extract"(%309) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %311 = "vector.extract"(%309) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %312 = "vector.extract"(%309) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %313 = "vector.extract"(%309) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%310, %311, %312, %313) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%228, %229, %230, %231) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %314 = "arith.cmpi"(%77, %111) {predicate = 1 : i64} : (i8, i8) -> i1
      %315 = "arith.xori"(%314, %237) : (i1, i1) -> i1
      %316, %317, %318, %319 = "scf.if"(%315) ({
        %320 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %321 = "vector.extract"(%320) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %322 = "vector.extract"(%320) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %323 = "vector.extract"(%320) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %324 = "vector.extract"(%320) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%321, %322, %323, %324) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%232, %233, %234, %235) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %325 = "vector.from_elements"(%239, %240, %241, %242, %250, %251, %252, %253, %261, %262, %263, %264, %272, %273, %274, %275, %283, %284, %285, %286, %294, %295, %296, %297, %305, %306, %307, %308, %316, %317, %318, %319) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %326 = "vector.shuffle"(%325, %325) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %327 = "vector.shuffle"(%325, %325) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %328 = "arith.addf"(%326, %327) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %329 = "vector.shuffle"(%328, %328) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %330 = "vector.shuffle"(%328, %328) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %331 = "arith.addf"(%329, %330) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %332 = "vector.shuffle"(%331, %331) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %333 = "vector.shuffle"(%331, %331) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %334 = "arith.addf"(%332, %333) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %335 = "vector.shuffle"(%334, %334) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %336 = "vector.shuffle"(%334, %334) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %337 = "arith.addf"(%335, %336) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %338 = "vector.shuffle"(%337, %337) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %339 = "vector.shuffle"(%337, %337) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %340 = "arith.addf"(%338, %339) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %341 = "vector.extract"(%340) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %342 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %343 = "arith.addf"(%341, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %344 = "arith.mulf"(%325, %325) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %345 = "vector.shuffle"(%344, %344) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %346 = "vector.shuffle"(%344, %344) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %347 = "arith.addf"(%345, %346) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %348 = "vector.shuffle"(%347, %347) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %349 = "vector.shuffle"(%347, %347) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %350 = "arith.addf"(%348, %349) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %351 = "vector.shuffle"(%350, %350) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %352 = "vector.shuffle"(%350, %350) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %353 = "arith.addf"(%351, %352) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %354 = "vector.shuffle"(%353, %353) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %355 = "vector.shuffle"(%353, %353) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %356 = "arith.addf"(%354, %355) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %357 = "vector.shuffle"(%356, %356) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %358 = "vector.shuffle"(%356, %356) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %359 = "arith.addf"(%357, %358) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %360 = "vector.extract"(%359) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %361 = "arith.addf"(%360, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %362 = "arith.constant"() {value = 0 : i32} : () -> i32
      %363, %364 = "scf.for"(%362, %23, %22, %361, %343) ({
      ^bb0(%365: i32, %366: f32, %367: f32):
        %368 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %369 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %370 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %371 = "arith.extsi"(%365) : (i32) -> i64
        %372 = "arith.muli"(%371, %30) : (i64, i64) -> i64
        %373 = "arith.addi"(%29, %372) : (i64, i64) -> i64
        %374 = "llvm.getelementptr"(%0, %373) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %375 = "arith.muli"(%368, %34) : (i32, i32) -> i32
        %376 = "llvm.getelementptr"(%374, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %377 = "arith.muli"(%365, %20) : (i32, i32) -> i32
        %378 = "arith.addi"(%377, %375) : (i32, i32) -> i32
        %379 = "arith.cmpi"(%378, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %380 = "arith.andi"(%39, %379) : (i1, i1) -> i1
        %381 = "arith.extui"(%380) : (i1) -> i8
        %382 = "arith.addi"(%378, %43) : (i32, i32) -> i32
        %383 = "arith.cmpi"(%382, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %384 = "arith.andi"(%39, %383) : (i1, i1) -> i1
        %385 = "arith.extui"(%384) : (i1) -> i8
        %386 = "arith.addi"(%378, %48) : (i32, i32) -> i32
        %387 = "arith.cmpi"(%386, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %388 = "arith.andi"(%39, %387) : (i1, i1) -> i1
        %389 = "arith.extui"(%388) : (i1) -> i8
        %390 = "arith.addi"(%378, %53) : (i32, i32) -> i32
        %391 = "arith.cmpi"(%390, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %392 = "arith.andi"(%39, %391) : (i1, i1) -> i1
        %393 = "arith.extui"(%392) : (i1) -> i8
        %394 = "arith.addi"(%378, %58) : (i32, i32) -> i32
        %395 = "arith.cmpi"(%394, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %396 = "arith.andi"(%39, %395) : (i1, i1) -> i1
        %397 = "arith.extui"(%396) : (i1) -> i8
        %398 = "arith.addi"(%378, %63) : (i32, i32) -> i32
        %399 = "arith.cmpi"(%398, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %400 = "arith.andi"(%39, %399) : (i1, i1) -> i1
        %401 = "arith.extui"(%400) : (i1) -> i8
        %402 = "arith.addi"(%378, %68) : (i32, i32) -> i32
        %403 = "arith.cmpi"(%402, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %404 = "arith.andi"(%39, %403) : (i1, i1) -> i1
        %405 = "arith.extui"(%404) : (i1) -> i8
        %406 = "arith.addi"(%378, %73) : (i32, i32) -> i32
        %407 = "arith.cmpi"(%406, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %408 = "arith.andi"(%39, %407) : (i1, i1) -> i1
        %409 = "arith.extui"(%408) : (i1) -> i8
        %410 = "arith.cmpi"(%381, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %411, %412, %413, %414 = "scf.if"(%410) ({
          %415 = "llvm.load"(%376) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %416 = "vector.extract"(%415) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %417 = "vector.extract"(%415) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %418 = "vector.extract"(%415) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %419 = "vector.extract"(%415) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%416, %417, %418, %419) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %420 = "arith.cmpi"(%385, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %421, %422, %423, %424 = "scf.if"(%420) ({
          %425 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %426 = "llvm.load"(%425) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %427 = "vector.extract"(%426) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %428 = "vector.extract"(%426) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %429 = "vector.extract"(%426) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %430 = "vector.extract"(%426) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%427, %428, %429, %430) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %431 = "arith.cmpi"(%389, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %432, %433, %434, %435 = "scf.if"(%431) ({
          %436 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %437 = "llvm.load"(%436) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %438 = "vector.extract"(%437) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %439 = "vector.extract"(%437) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %440 = "vector.extract"(%437) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %441 = "vector.extract"(%437) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%438, %439, %440, %441) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %442 = "arith.cmpi"(%393, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %443, %444, %445, %446 = "scf.if"(%442) ({
          %447 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %448 = "llvm.load"(%447) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %449 = "vector.extract"(%448) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %450 = "vector.extract"(%448) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %451 = "vector.extract"(%448) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %452 = "vector.extract"(%448) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%449, %450, %451, %452) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %453 = "arith.cmpi"(%397, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %454, %455, %456, %457 = "scf.if"(%453) ({
          %458 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %459 = "llvm.load"(%458) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %460 = "vector.extract"(%459) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %461 = "vector.extract"(%459) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %462 = "vector.extract"(%459) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %463 = "vector.extract"(%459) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%460, %461, %462, %463) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %464 = "arith.cmpi"(%401, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %465, %466, %467, %468 = "scf.if"(%464) ({
          %469 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %470 = "llvm.load"(%469) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %471 = "vector.extract"(%470) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %472 = "vector.extract"(%470) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %473 = "vector.extract"(%470) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %474 = "vector.extract"(%470) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%471, %472, %473, %474) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %475 = "arith.cmpi"(%405, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %476, %477, %478, %479 = "scf.if"(%475) ({
          %480 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %481 = "llvm.load"(%480) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %482 = "vector.extract"(%481) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %483 = "vector.extract"(%481) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %484 = "vector.extract"(%481) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %485 = "vector.extract"(%481) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %486 = "arith.cmpi"(%409, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %487, %488, %489, %490 = "scf.if"(%486) ({
          %491 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %492 = "llvm.load"(%491) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %493 = "vector.extract"(%492) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %494 = "vector.extract"(%492) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %495 = "vector.extract"(%492) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %496 = "vector.extract"(%492) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%493, %494, %495, %496) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %497 = "vector.from_elements"(%411, %412, %413, %414, %421, %422, %423, %424, %432, %433, %434, %435, %443, %444, %445, %446, %454, %455, %456, %457, %465, %466, %467, %468, %476, %477, %478, %479, %487, %488, %489, %490) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %498 = "vector.broadcast"(%200) : (f32) -> vector<32xf32>
        %499 = "arith.subf"(%497, %498) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %500 = "vector.extract"(%499) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %501 = "vector.extract"(%499) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %502 = "vector.extract"(%499) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %503 = "vector.extract"(%499) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %504 = "vector.extract"(%499) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %505 = "vector.extract"(%499) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %506 = "vector.extract"(%499) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %507 = "vector.extract"(%499) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %508 = "vector.extract"(%499) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %509 = "vector.extract"(%499) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %510 = "vector.extract"(%499) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %511 = "vector.extract"(%499) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %512 = "vector.extract"(%499) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %513 = "vector.extract"(%499) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %514 = "vector.extract"(%499) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %515 = "vector.extract"(%499) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %516 = "vector.extract"(%499) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %517 = "vector.extract"(%499) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %518 = "vector.extract"(%499) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %519 = "vector.extract"(%499) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %520 = "vector.extract"(%499) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %521 = "vector.extract"(%499) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %522 = "vector.extract"(%499) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %523 = "vector.extract"(%499) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %524 = "vector.extract"(%499) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %525 = "vector.extract"(%499) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %526 = "vector.extract"(%499) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %527 = "vector.extract"(%499) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %528 = "vector.extract"(%499) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %529 = "vector.extract"(%499) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %530 = "vector.extract"(%499) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %531 = "vector.extract"(%499) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %532 = "arith.cmpi"(%381, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %533 = "arith.xori"(%532, %237) : (i1, i1) -> i1
        %534, %535, %536, %537 = "scf.if"(%533) ({
          %538 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %539 = "vector.extract"(%538) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %540 = "vector.extract"(%538) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %541 = "vector.extract"(%538) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %542 = "vector.extract"(%538) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%539, %540, %541, %542) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%500, %501, %502, %503) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %543 = "arith.cmpi"(%385, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %544 = "arith.xori"(%543, %237) : (i1, i1) -> i1
        %545, %546, %547, %548 = "scf.if"(%544) ({
          %549 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %550 = "vector.extract"(%549) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %551 = "vector.extract"(%549) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %552 = "vector.extract"(%549) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %553 = "vector.extract"(%549) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%550, %551, %552, %553) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%504, %505, %506, %507) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %554 = "arith.cmpi"(%389, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %555 = "arith.xori"(%554, %237) : (i1, i1) -> i1
        %556, %557, %558, %559 = "scf.if"(%555) ({
          %560 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %561 = "vector.extract"(%560) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %562 = "vector.extract"(%560) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %563 = "vector.extract"(%560) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %564 = "vector.extract"(%560) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%561, %562, %563, %564) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%508, %509, %510, %511) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %565 = "arith.cmpi"(%393, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %566 = "arith.xori"(%565, %237) : (i1, i1) -> i1
        %567, %568, %569, %570 = "scf.if"(%566) ({
          %571 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %572 = "vector.extract"(%571) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %573 = "vector.extract"(%571) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %574 = "vector.extract"(%571) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %575 = "vector.extract"(%571) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%572, %573, %574, %575) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%512, %513, %514, %515) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %576 = "arith.cmpi"(%397, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %577 = "arith.xori"(%576, %237) : (i1, i1) -> i1
        %578, %579, %580, %581 = "scf.if"(%577) ({
          %582 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %583 = "vector.extract"(%582) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %584 = "vector.extract"(%582) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %585 = "vector.extract"(%582) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %586 = "vector.extract"(%582) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%583, %584, %585, %586) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%516, %517, %518, %519) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %587 = "arith.cmpi"(%401, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %588 = "arith.xori"(%587, %237) : (i1, i1) -> i1
        %589, %590, %591, %592 = "scf.if"(%588) ({
          %593 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %594 = "vector.extract"(%593) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %595 = "vector.extract"(%593) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %596 = "vector.extract"(%593) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %597 = "vector.extract"(%593) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%594, %595, %596, %597) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%520, %521, %522, %523) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %598 = "arith.cmpi"(%405, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %599 = "arith.xori"(%598, %237) : (i1, i1) -> i1
        %600, %601, %602, %603 = "scf.if"(%599) ({
          %604 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %605 = "vector.extract"(%604) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %606 = "vector.extract"(%604) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %607 = "vector.extract"(%604) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %608 = "vector.extract"(%604) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%605, %606, %607, %608) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%524, %525, %526, %527) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %609 = "arith.cmpi"(%409, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %610 = "arith.xori"(%609, %237) : (i1, i1) -> i1
        %611, %612, %613, %614 = "scf.if"(%610) ({
          %615 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %616 = "vector.extract"(%615) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %617 = "vector.extract"(%615) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %618 = "vector.extract"(%615) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %619 = "vector.extract"(%615) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%616, %617, %618, %619) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%528, %529, %530, %531) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %620 = "vector.from_elements"(%534, %535, %536, %537, %545, %546, %547, %548, %556, %557, %558, %559, %567, %568, %569, %570, %578, %579, %580, %581, %589, %590, %591, %592, %600, %601, %602, %603, %611, %612, %613, %614) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %621 = "vector.shuffle"(%620, %620) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %622 = "vector.shuffle"(%620, %620) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %623 = "arith.addf"(%621, %622) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %624 = "vector.shuffle"(%623, %623) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %625 = "vector.shuffle"(%623, %623) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %626 = "arith.addf"(%624, %625) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %627 = "vector.shuffle"(%626, %626) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %628 = "vector.shuffle"(%626, %626) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %629 = "arith.addf"(%627, %628) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %630 = "vector.shuffle"(%629, %629) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %631 = "vector.shuffle"(%629, %629) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %632 = "arith.addf"(%630, %631) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %633 = "vector.shuffle"(%632, %632) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %634 = "vector.shuffle"(%632, %632) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %635 = "arith.addf"(%633, %634) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %636 = "vector.extract"(%635) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %637 = "arith.addf"(%636, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %638 = "arith.addf"(%367, %637) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %639 = "arith.mulf"(%620, %620) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %640 = "vector.shuffle"(%639, %639) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %641 = "vector.shuffle"(%639, %639) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %642 = "arith.addf"(%640, %641) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %643 = "vector.shuffle"(%642, %642) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %644 = "vector.shuffle"(%642, %642) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %645 = "arith.addf"(%643, %644) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %646 = "vector.shuffle"(%645, %645) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %647 = "vector.shuffle"(%645, %645) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %648 = "arith.addf"(%646, %647) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %649 = "vector.shuffle"(%648, %648) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %650 = "vector.shuffle"(%648, %648) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %651 = "arith.addf"(%649, %650) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %652 = "vector.shuffle"(%651, %651) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %653 = "vector.shuffle"(%651, %651) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %654 = "arith.addf"(%652, %653) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %655 = "vector.extract"(%654) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %656 = "arith.addf"(%655, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %657 = "arith.addf"(%366, %656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%657, %638) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %658 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %659 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %660 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %661 = "arith.constant"() {value = -1 : i32} : () -> i32
      %662 = "arith.constant"() {value = 16 : i32} : () -> i32
      %663 = "arith.constant"() {value = 31 : i32} : () -> i32
      %664 = "nvvm.shfl.sync"(%661, %364, %662, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %665 = "arith.addf"(%364, %664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %666 = "arith.constant"() {value = 8 : i32} : () -> i32
      %667 = "nvvm.shfl.sync"(%661, %665, %666, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %668 = "arith.addf"(%665, %667) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %669 = "nvvm.shfl.sync"(%661, %668, %34, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %670 = "arith.addf"(%668, %669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %671 = "arith.constant"() {value = 2 : i32} : () -> i32
      %672 = "nvvm.shfl.sync"(%661, %670, %671, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %673 = "arith.addf"(%670, %672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %674 = "nvvm.shfl.sync"(%661, %673, %22, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %675 = "arith.addf"(%673, %674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %676 = "arith.constant"() {value = 32 : i32} : () -> i32
      %677 = "arith.remui"(%658, %676) : (i32, i32) -> i32
      %678 = "arith.cmpi"(%677, %362) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%678) ({
        %679 = "arith.divui"(%658, %676) : (i32, i32) -> i32
        %680 = "llvm.getelementptr"(%17, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%675, %680) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %681 = "nvvm.shfl.sync"(%661, %363, %662, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %682 = "arith.addf"(%363, %681) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %683 = "nvvm.shfl.sync"(%661, %682, %666, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %684 = "arith.addf"(%682, %683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %685 = "nvvm.shfl.sync"(%661, %684, %34, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %686 = "arith.addf"(%684, %685) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %687 = "nvvm.shfl.sync"(%661, %686, %671, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %688 = "arith.addf"(%686, %687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %689 = "nvvm.shfl.sync"(%661, %688, %22, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %690 = "arith.addf"(%688, %689) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.if"(%678) ({
        %691 = "arith.divui"(%658, %676) : (i32, i32) -> i32
        %692 = "arith.addi"(%691, %666) : (i32, i32) -> i32
        %693 = "llvm.getelementptr"(%17, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%690, %693) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %694 = "arith.remui"(%658, %666) : (i32, i32) -> i32
      %695 = "llvm.getelementptr"(%17, %694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %696 = "llvm.load"(%695) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %697 = "nvvm.shfl.sync"(%661, %696, %34, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %698 = "arith.addf"(%696, %697) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %699 = "nvvm.shfl.sync"(%661, %698, %671, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %700 = "arith.addf"(%698, %699) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %701 = "nvvm.shfl.sync"(%661, %700, %22, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %702 = "arith.addf"(%700, %701) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %703 = "arith.addi"(%694, %666) : (i32, i32) -> i32
      %704 = "llvm.getelementptr"(%17, %703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %705 = "llvm.load"(%704) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %706 = "nvvm.shfl.sync"(%661, %705, %34, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %707 = "arith.addf"(%705, %706) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %708 = "nvvm.shfl.sync"(%661, %707, %671, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %709 = "arith.addf"(%707, %708) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %710 = "nvvm.shfl.sync"(%661, %709, %22, %663) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %711 = "arith.addf"(%709, %710) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %712 = "arith.sitofp"(%2) : (i32) -> f32
      %713 = "arith.divf"(%702, %712) : (f32, f32) -> f32
      %714 = "arith.divf"(%711, %712) : (f32, f32) -> f32
      %715 = "arith.mulf"(%713, %713) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %716 = "arith.subf"(%714, %715) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %717 = "arith.maxnumf"(%716, %342) : (f32, f32) -> f32
      %718 = "arith.addf"(%717, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %719 = "llvm.call"(%718) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %720 = "arith.addf"(%713, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %721 = "arith.cmpi"(%14, %362) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%721) ({
        %722 = "llvm.getelementptr"(%8, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%720, %722) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %723 = "llvm.getelementptr"(%9, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%719, %723) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763 = "scf.for"(%362, %21, %22, %42, %47, %52, %57, %62, %67, %72, %77, %113, %114, %115, %116, %123, %124, %125, %126, %134, %135, %136, %137, %145, %146, %147, %148, %156, %157, %158, %159, %167, %168, %169, %170, %178, %179, %180, %181, %189, %190, %191, %192) ({
      ^bb0(%764: i32, %765: i8, %766: i8, %767: i8, %768: i8, %769: i8, %770: i8, %771: i8, %772: i8, %773: f32, %774: f32, %775: f32, %776: f32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32):
        %805 = "arith.subi"(%23, %764) : (i32, i32) -> i32
        %806 = "arith.cmpi"(%764, %362) {predicate = 4 : i64} : (i32, i32) -> i1
        %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846 = "scf.if"(%806) ({
          %847 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %848 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %849 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %850 = "arith.extsi"(%805) : (i32) -> i64
          %851 = "arith.muli"(%850, %30) : (i64, i64) -> i64
          %852 = "arith.addi"(%29, %851) : (i64, i64) -> i64
          %853 = "llvm.getelementptr"(%0, %852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %854 = "arith.muli"(%847, %34) : (i32, i32) -> i32
          %855 = "llvm.getelementptr"(%853, %854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %856 = "arith.muli"(%805, %20) : (i32, i32) -> i32
          %857 = "arith.addi"(%856, %854) : (i32, i32) -> i32
          %858 = "arith.cmpi"(%857, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %859 = "arith.andi"(%39, %858) : (i1, i1) -> i1
          %860 = "arith.extui"(%859) : (i1) -> i8
          %861 = "arith.addi"(%857, %43) : (i32, i32) -> i32
          %862 = "arith.cmpi"(%861, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %863 = "arith.andi"(%39, %862) : (i1, i1) -> i1
          %864 = "arith.extui"(%863) : (i1) -> i8
          %865 = "arith.addi"(%857, %48) : (i32, i32) -> i32
          %866 = "arith.cmpi"(%865, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %867 = "arith.andi"(%39, %866) : (i1, i1) -> i1
          %868 = "arith.extui"(%867) : (i1) -> i8
          %869 = "arith.addi"(%857, %53) : (i32, i32) -> i32
          %870 = "arith.cmpi"(%869, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %871 = "arith.andi"(%39, %870) : (i1, i1) -> i1
          %872 = "arith.extui"(%871) : (i1) -> i8
          %873 = "arith.addi"(%857, %58) : (i32, i32) -> i32
          %874 = "arith.cmpi"(%873, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %875 = "arith.andi"(%39, %874) : (i1, i1) -> i1
          %876 = "arith.extui"(%875) : (i1) -> i8
          %877 = "arith.addi"(%857, %63) : (i32, i32) -> i32
          %878 = "arith.cmpi"(%877, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %879 = "arith.andi"(%39, %878) : (i1, i1) -> i1
          %880 = "arith.extui"(%879) : (i1) -> i8
          %881 = "arith.addi"(%857, %68) : (i32, i32) -> i32
          %882 = "arith.cmpi"(%881, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %883 = "arith.andi"(%39, %882) : (i1, i1) -> i1
          %884 = "arith.extui"(%883) : (i1) -> i8
          %885 = "arith.addi"(%857, %73) : (i32, i32) -> i32
          %886 = "arith.cmpi"(%885, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %887 = "arith.andi"(%39, %886) : (i1, i1) -> i1
          %888 = "arith.extui"(%887) : (i1) -> i8
          %889 = "arith.cmpi"(%860, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %890, %891, %892, %893 = "scf.if"(%889) ({
            %894 = "llvm.load"(%855) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %895 = "vector.extract"(%894) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %896 = "vector.extract"(%894) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %897 = "vector.extract"(%894) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %898 = "vector.extract"(%894) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%895, %896, %897, %898) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %899 = "arith.cmpi"(%864, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %900, %901, %902, %903 = "scf.if"(%899) ({
            %904 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %905 = "llvm.load"(%904) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %906 = "vector.extract"(%905) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %907 = "vector.extract"(%905) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %908 = "vector.extract"(%905) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %909 = "vector.extract"(%905) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%906, %907, %908, %909) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %910 = "arith.cmpi"(%868, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %911, %912, %913, %914 = "scf.if"(%910) ({
            %915 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %916 = "llvm.load"(%915) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %917 = "vector.extract"(%916) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %918 = "vector.extract"(%916) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %919 = "vector.extract"(%916) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %920 = "vector.extract"(%916) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%917, %918, %919, %920) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %921 = "arith.cmpi"(%872, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %922, %923, %924, %925 = "scf.if"(%921) ({
            %926 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %927 = "llvm.load"(%926) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %928 = "vector.extract"(%927) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %929 = "vector.extract"(%927) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %930 = "vector.extract"(%927) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %931 = "vector.extract"(%927) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%928, %929, %930, %931) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %932 = "arith.cmpi"(%876, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %933, %934, %935, %936 = "scf.if"(%932) ({
            %937 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %938 = "llvm.load"(%937) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %939 = "vector.extract"(%938) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %940 = "vector.extract"(%938) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %941 = "vector.extract"(%938) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %942 = "vector.extract"(%938) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%939, %940, %941, %942) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %943 = "arith.cmpi"(%880, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %944, %945, %946, %947 = "scf.if"(%943) ({
            %948 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %949 = "llvm.load"(%948) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %950 = "vector.extract"(%949) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %951 = "vector.extract"(%949) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %952 = "vector.extract"(%949) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %953 = "vector.extract"(%949) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%950, %951, %952, %953) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %954 = "arith.cmpi"(%884, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %955, %956, %957, %958 = "scf.if"(%954) ({
            %959 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %960 = "llvm.load"(%959) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %961 = "vector.extract"(%960) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %962 = "vector.extract"(%960) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %963 = "vector.extract"(%960) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %964 = "vector.extract"(%960) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%961, %962, %963, %964) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %965 = "arith.cmpi"(%888, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %966, %967, %968, %969 = "scf.if"(%965) ({
            %970 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %971 = "llvm.load"(%970) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %972 = "vector.extract"(%971) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %973 = "vector.extract"(%971) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %974 = "vector.extract"(%971) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %975 = "vector.extract"(%971) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "scf.yield"(%972, %973, %974, %975) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %976 = "vector.from_elements"(%890, %891, %892, %893, %900, %901, %902, %903, %911, %912, %913, %914, %922, %923, %924, %925, %933, %934, %935, %936, %944, %945, %946, %947, %955, %956, %957, %958, %966, %967, %968, %969) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %977 = "vector.extract"(%976) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %978 = "vector.extract"(%976) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %979 = "vector.extract"(%976) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %980 = "vector.extract"(%976) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %981 = "vector.extract"(%976) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %982 = "vector.extract"(%976) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %983 = "vector.extract"(%976) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %984 = "vector.extract"(%976) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %985 = "vector.extract"(%976) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %986 = "vector.extract"(%976) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %987 = "vector.extract"(%976) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %988 = "vector.extract"(%976) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %989 = "vector.extract"(%976) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %990 = "vector.extract"(%976) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %991 = "vector.extract"(%976) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %992 = "vector.extract"(%976) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %993 = "vector.extract"(%976) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %994 = "vector.extract"(%976) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %995 = "vector.extract"(%976) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %996 = "vector.extract"(%976) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %997 = "vector.extract"(%976) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %998 = "vector.extract"(%976) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %999 = "vector.extract"(%976) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1000 = "vector.extract"(%976) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1001 = "vector.extract"(%976) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1002 = "vector.extract"(%976) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1003 = "vector.extract"(%976) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1004 = "vector.extract"(%976) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1005 = "vector.extract"(%976) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1006 = "vector.extract"(%976) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1007 = "vector.extract"(%976) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1008 = "vector.extract"(%976) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1009 = "arith.cmpi"(%860, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1010 = "arith.cmpi"(%864, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1011 = "arith.cmpi"(%868, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1012 = "arith.cmpi"(%872, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1013 = "arith.cmpi"(%876, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1014 = "arith.cmpi"(%880, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1015 = "arith.cmpi"(%884, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1016 = "arith.cmpi"(%888, %111) {predicate = 1 : i64} : (i8, i8) -> i1
          %1017 = "vector.from_elements"(%1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016) : (i1, i1, i1, i1, i1, i1, i1, i1) -> vector<8xi1>
          %1018 = "vector.extract"(%1017) {static_position = array<i64: 0>} : (vector<8xi1>) -> i1
          %1019 = "vector.extract"(%1017) {static_position = array<i64: 1>} : (vector<8xi1>) -> i1
          %1020 = "vector.extract"(%1017) {static_position = array<i64: 2>} : (vector<8xi1>) -> i1
          %1021 = "vector.extract"(%1017) {static_position = array<i64: 3>} : (vector<8xi1>) -> i1
          %1022 = "vector.extract"(%1017) {static_position = array<i64: 4>} : (vector<8xi1>) -> i1
          %1023 = "vector.extract"(%1017) {static_position = array<i64: 5>} : (vector<8xi1>) -> i1
          %1024 = "vector.extract"(%1017) {static_position = array<i64: 6>} : (vector<8xi1>) -> i1
          %1025 = "vector.extract"(%1017) {static_position = array<i64: 7>} : (vector<8xi1>) -> i1
          %1026 = "arith.extui"(%1018) : (i1) -> i8
          %1027 = "arith.extui"(%1019) : (i1) -> i8
          %1028 = "arith.extui"(%1020) : (i1) -> i8
          %1029 = "arith.extui"(%1021) : (i1) -> i8
          %1030 = "arith.extui"(%1022) : (i1) -> i8
          %1031 = "arith.extui"(%1023) : (i1) -> i8
          %1032 = "arith.extui"(%1024) : (i1) -> i8
          %1033 = "arith.extui"(%1025) : (i1) -> i8
          "scf.yield"(%1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1034 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1035 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1036 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1037 = "arith.extsi"(%805) : (i32) -> i64
        %1038 = "arith.muli"(%1037, %30) : (i64, i64) -> i64
        %1039 = "llvm.getelementptr"(%4, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1040 = "arith.muli"(%1034, %34) : (i32, i32) -> i32
        %1041 = "llvm.getelementptr"(%1039, %1040) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %1042 = "arith.muli"(%805, %20) : (i32, i32) -> i32
        %1043 = "arith.addi"(%1042, %1040) : (i32, i32) -> i32
        %1044 = "arith.cmpi"(%1043, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1045 = "arith.extui"(%1044) : (i1) -> i8
        %1046 = "arith.addi"(%1043, %43) : (i32, i32) -> i32
        %1047 = "arith.cmpi"(%1046, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1048 = "arith.extui"(%1047) : (i1) -> i8
        %1049 = "arith.addi"(%1043, %48) : (i32, i32) -> i32
        %1050 = "arith.cmpi"(%1049, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1051 = "arith.extui"(%1050) : (i1) -> i8
        %1052 = "arith.addi"(%1043, %53) : (i32, i32) -> i32
        %1053 = "arith.cmpi"(%1052, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1054 = "arith.extui"(%1053) : (i1) -> i8
        %1055 = "arith.addi"(%1043, %58) : (i32, i32) -> i32
        %1056 = "arith.cmpi"(%1055, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1057 = "arith.extui"(%1056) : (i1) -> i8
        %1058 = "arith.addi"(%1043, %63) : (i32, i32) -> i32
        %1059 = "arith.cmpi"(%1058, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1060 = "arith.extui"(%1059) : (i1) -> i8
        %1061 = "arith.addi"(%1043, %68) : (i32, i32) -> i32
        %1062 = "arith.cmpi"(%1061, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1063 = "arith.extui"(%1062) : (i1) -> i8
        %1064 = "arith.addi"(%1043, %73) : (i32, i32) -> i32
        %1065 = "arith.cmpi"(%1064, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1066 = "arith.extui"(%1065) : (i1) -> i8
        %1067 = "arith.cmpi"(%1045, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1068, %1069, %1070, %1071 = "scf.if"(%1067) ({
          %1072 = "llvm.load"(%1041) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1073 = "vector.extract"(%1072) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1074 = "vector.extract"(%1072) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1075 = "vector.extract"(%1072) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1076 = "vector.extract"(%1072) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1073, %1074, %1075, %1076) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1077 = "arith.cmpi"(%1048, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1078, %1079, %1080, %1081 = "scf.if"(%1077) ({
          %1082 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1083 = "llvm.load"(%1082) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1084 = "vector.extract"(%1083) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1085 = "vector.extract"(%1083) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1086 = "vector.extract"(%1083) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1087 = "vector.extract"(%1083) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1084, %1085, %1086, %1087) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1088 = "arith.cmpi"(%1051, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1089, %1090, %1091, %1092 = "scf.if"(%1088) ({
          %1093 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1094 = "llvm.load"(%1093) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1095 = "vector.extract"(%1094) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1096 = "vector.extract"(%1094) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1097 = "vector.extract"(%1094) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1098 = "vector.extract"(%1094) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1095, %1096, %1097, %1098) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1099 = "arith.cmpi"(%1054, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1100, %1101, %1102, %1103 = "scf.if"(%1099) ({
          %1104 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1105 = "llvm.load"(%1104) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1106 = "vector.extract"(%1105) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1107 = "vector.extract"(%1105) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1108 = "vector.extract"(%1105) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1109 = "vector.extract"(%1105) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1106, %1107, %1108, %1109) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1110 = "arith.cmpi"(%1057, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1111, %1112, %1113, %1114 = "scf.if"(%1110) ({
          %1115 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1116 = "llvm.load"(%1115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1117 = "vector.extract"(%1116) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1118 = "vector.extract"(%1116) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1119 = "vector.extract"(%1116) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1120 = "vector.extract"(%1116) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1117, %1118, %1119, %1120) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1121 = "arith.cmpi"(%1060, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1122, %1123, %1124, %1125 = "scf.if"(%1121) ({
          %1126 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1127 = "llvm.load"(%1126) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1128 = "vector.extract"(%1127) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1129 = "vector.extract"(%1127) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1130 = "vector.extract"(%1127) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1131 = "vector.extract"(%1127) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1128, %1129, %1130, %1131) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1132 = "arith.cmpi"(%1063, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1133, %1134, %1135, %1136 = "scf.if"(%1132) ({
          %1137 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1138 = "llvm.load"(%1137) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1139 = "vector.extract"(%1138) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1140 = "vector.extract"(%1138) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1141 = "vector.extract"(%1138) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1142 = "vector.extract"(%1138) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1139, %1140, %1141, %1142) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1143 = "arith.cmpi"(%1066, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1144, %1145, %1146, %1147 = "scf.if"(%1143) ({
          %1148 = "llvm.getelementptr"(%1041) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1149 = "llvm.load"(%1148) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1150 = "vector.extract"(%1149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1151 = "vector.extract"(%1149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1152 = "vector.extract"(%1149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1153 = "vector.extract"(%1149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1150, %1151, %1152, %1153) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1154 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1155 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1156 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1157 = "llvm.getelementptr"(%5, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1158 = "arith.muli"(%1154, %34) : (i32, i32) -> i32
        %1159 = "llvm.getelementptr"(%1157, %1158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %1160 = "arith.addi"(%1042, %1158) : (i32, i32) -> i32
        %1161 = "arith.cmpi"(%1160, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1162 = "arith.extui"(%1161) : (i1) -> i8
        %1163 = "arith.addi"(%1160, %43) : (i32, i32) -> i32
        %1164 = "arith.cmpi"(%1163, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1165 = "arith.extui"(%1164) : (i1) -> i8
        %1166 = "arith.addi"(%1160, %48) : (i32, i32) -> i32
        %1167 = "arith.cmpi"(%1166, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1168 = "arith.extui"(%1167) : (i1) -> i8
        %1169 = "arith.addi"(%1160, %53) : (i32, i32) -> i32
        %1170 = "arith.cmpi"(%1169, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1171 = "arith.extui"(%1170) : (i1) -> i8
        %1172 = "arith.addi"(%1160, %58) : (i32, i32) -> i32
        %1173 = "arith.cmpi"(%1172, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1174 = "arith.extui"(%1173) : (i1) -> i8
        %1175 = "arith.addi"(%1160, %63) : (i32, i32) -> i32
        %1176 = "arith.cmpi"(%1175, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1177 = "arith.extui"(%1176) : (i1) -> i8
        %1178 = "arith.addi"(%1160, %68) : (i32, i32) -> i32
        %1179 = "arith.cmpi"(%1178, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1180 = "arith.extui"(%1179) : (i1) -> i8
        %1181 = "arith.addi"(%1160, %73) : (i32, i32) -> i32
        %1182 = "arith.cmpi"(%1181, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1183 = "arith.extui"(%1182) : (i1) -> i8
        %1184 = "arith.cmpi"(%1162, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1185, %1186, %1187, %1188 = "scf.if"(%1184) ({
          %1189 = "llvm.load"(%1159) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1190 = "vector.extract"(%1189) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1191 = "vector.extract"(%1189) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1192 = "vector.extract"(%1189) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1193 = "vector.extract"(%1189) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1190, %1191, %1192, %1193) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1194 = "arith.cmpi"(%1165, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1195, %1196, %1197, %1198 = "scf.if"(%1194) ({
          %1199 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1200 = "llvm.load"(%1199) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1201 = "vector.extract"(%1200) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1202 = "vector.extract"(%1200) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1203 = "vector.extract"(%1200) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1204 = "vector.extract"(%1200) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1201, %1202, %1203, %1204) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1205 = "arith.cmpi"(%1168, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1206, %1207, %1208, %1209 = "scf.if"(%1205) ({
          %1210 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1211 = "llvm.load"(%1210) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1212 = "vector.extract"(%1211) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1213 = "vector.extract"(%1211) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1214 = "vector.extract"(%1211) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1215 = "vector.extract"(%1211) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1212, %1213, %1214, %1215) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1216 = "arith.cmpi"(%1171, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1217, %1218, %1219, %1220 = "scf.if"(%1216) ({
          %1221 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1222 = "llvm.load"(%1221) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1223 = "vector.extract"(%1222) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1224 = "vector.extract"(%1222) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1225 = "vector.extract"(%1222) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1226 = "vector.extract"(%1222) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1223, %1224, %1225, %1226) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1227 = "arith.cmpi"(%1174, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1228, %1229, %1230, %1231 = "scf.if"(%1227) ({
          %1232 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1233 = "llvm.load"(%1232) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1234 = "vector.extract"(%1233) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1235 = "vector.extract"(%1233) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1236 = "vector.extract"(%1233) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1237 = "vector.extract"(%1233) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1234, %1235, %1236, %1237) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1238 = "arith.cmpi"(%1177, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1239, %1240, %1241, %1242 = "scf.if"(%1238) ({
          %1243 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1244 = "llvm.load"(%1243) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1245 = "vector.extract"(%1244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1246 = "vector.extract"(%1244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1247 = "vector.extract"(%1244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1248 = "vector.extract"(%1244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1245, %1246, %1247, %1248) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1249 = "arith.cmpi"(%1180, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1250, %1251, %1252, %1253 = "scf.if"(%1249) ({
          %1254 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1255 = "llvm.load"(%1254) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1256 = "vector.extract"(%1255) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1257 = "vector.extract"(%1255) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1258 = "vector.extract"(%1255) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1259 = "vector.extract"(%1255) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1256, %1257, %1258, %1259) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1260 = "arith.cmpi"(%1183, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        %1261, %1262, %1263, %1264 = "scf.if"(%1260) ({
          %1265 = "llvm.getelementptr"(%1159) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1266 = "llvm.load"(%1265) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %1267 = "vector.extract"(%1266) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1268 = "vector.extract"(%1266) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1269 = "vector.extract"(%1266) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1270 = "vector.extract"(%1266) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%1267, %1268, %1269, %1270) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%107, %108, %109, %110) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %1271 = "vector.from_elements"(%815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1272 = "vector.broadcast"(%720) : (f32) -> vector<32xf32>
        %1273 = "arith.subf"(%1271, %1272) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1274 = "vector.broadcast"(%719) : (f32) -> vector<32xf32>
        %1275 = "arith.mulf"(%1273, %1274) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1276 = "vector.from_elements"(%1068, %1069, %1070, %1071, %1078, %1079, %1080, %1081, %1089, %1090, %1091, %1092, %1100, %1101, %1102, %1103, %1111, %1112, %1113, %1114, %1122, %1123, %1124, %1125, %1133, %1134, %1135, %1136, %1144, %1145, %1146, %1147) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1277 = "arith.mulf"(%1275, %1276) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1278 = "vector.from_elements"(%1185, %1186, %1187, %1188, %1195, %1196, %1197, %1198, %1206, %1207, %1208, %1209, %1217, %1218, %1219, %1220, %1228, %1229, %1230, %1231, %1239, %1240, %1241, %1242, %1250, %1251, %1252, %1253, %1261, %1262, %1263, %1264) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %1279 = "arith.addf"(%1277, %1278) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %1280 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1281 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1282 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1283 = "arith.muli"(%27, %7) : (i64, i64) -> i64
        %1284 = "arith.addi"(%1283, %1038) : (i64, i64) -> i64
        %1285 = "llvm.getelementptr"(%6, %1284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1286 = "arith.muli"(%1280, %34) : (i32, i32) -> i32
        %1287 = "llvm.getelementptr"(%1285, %1286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %1288 = "vector.extract"(%1279) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %1289 = "vector.extract"(%1279) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %1290 = "vector.extract"(%1279) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %1291 = "vector.extract"(%1279) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %1292 = "vector.extract"(%1279) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %1293 = "vector.extract"(%1279) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %1294 = "vector.extract"(%1279) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %1295 = "vector.extract"(%1279) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %1296 = "vector.extract"(%1279) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %1297 = "vector.extract"(%1279) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %1298 = "vector.extract"(%1279) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %1299 = "vector.extract"(%1279) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %1300 = "vector.extract"(%1279) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %1301 = "vector.extract"(%1279) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %1302 = "vector.extract"(%1279) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %1303 = "vector.extract"(%1279) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %1304 = "vector.extract"(%1279) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %1305 = "vector.extract"(%1279) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %1306 = "vector.extract"(%1279) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %1307 = "vector.extract"(%1279) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %1308 = "vector.extract"(%1279) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %1309 = "vector.extract"(%1279) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %1310 = "vector.extract"(%1279) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %1311 = "vector.extract"(%1279) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %1312 = "vector.extract"(%1279) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %1313 = "vector.extract"(%1279) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %1314 = "vector.extract"(%1279) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %1315 = "vector.extract"(%1279) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %1316 = "vector.extract"(%1279) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %1317 = "vector.extract"(%1279) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %1318 = "vector.extract"(%1279) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %1319 = "vector.extract"(%1279) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %1320 = "arith.cmpi"(%807, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1320) ({
          %1321 = "vector.from_elements"(%1288, %1289, %1290, %1291) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1321, %1287) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1322 = "arith.cmpi"(%808, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1322) ({
          %1323 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1324 = "vector.from_elements"(%1292, %1293, %1294, %1295) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1324, %1323) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1325 = "arith.cmpi"(%809, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1325) ({
          %1326 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1327 = "vector.from_elements"(%1296, %1297, %1298, %1299) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1327, %1326) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1328 = "arith.cmpi"(%810, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1328) ({
          %1329 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1330 = "vector.from_elements"(%1300, %1301, %1302, %1303) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1330, %1329) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1331 = "arith.cmpi"(%811, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1331) ({
          %1332 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1333 = "vector.from_elements"(%1304, %1305, %1306, %1307) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1333, %1332) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1334 = "arith.cmpi"(%812, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1334) ({
          %1335 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1336 = "vector.from_elements"(%1308, %1309, %1310, %1311) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1336, %1335) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1337 = "arith.cmpi"(%813, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1337) ({
          %1338 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1339 = "vector.from_elements"(%1312, %1313, %1314, %1315) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1339, %1338) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1340 = "arith.cmpi"(%814, %111) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1340) ({
          %1341 = "llvm.getelementptr"(%1287) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1342 = "vector.from_elements"(%1316, %1317, %1318, %1319) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1342, %1341) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846) : (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i8, i8, i8, i8, i8, i8, i8, i8, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "llvm.return"() : () -> ()
    }) {sym_name = "forward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
    %11 = "arith.constant"() {value = 1 : i32} : () -> i32
    %12 = "arith.constant"() {value = 256 : i32} : () -> i32
    %13 = "arith.constant"() {value = 64 : i32} : () -> i32
    "gpu.launch_func"(%1, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@forward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
