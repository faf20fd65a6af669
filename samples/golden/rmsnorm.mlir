"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
      %8 = "arith.constant"() {value = 8 : i32} : () -> i32
      %9 = "llvm.alloca"(%8) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %10 = "arith.constant"() {value = 32 : i32} : () -> i32
      %11 = "llvm.alloca"(%10) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %12 = "arith.constant"() {value = 8 : i32} : () -> i32
      %13 = "llvm.alloca"(%12) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %14 = "arith.constant"() {value = 32 : i32} : () -> i32
      %15 = "llvm.alloca"(%14) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %16 = "arith.constant"() {value = 8 : i32} : () -> i32
      %17 = "llvm.alloca"(%16) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %18 = "arith.constant"() {value = 32 : i32} : () -> i32
      %19 = "llvm.alloca"(%18) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %20 = "arith.constant"() {value = 8 : i32} : () -> i32
      %21 = "llvm.alloca"(%20) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "llvm.alloca"(%22) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %30 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %31 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %32 = "arith.addi"(%2, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.constant"() {value = 1 : i32} : () -> i32
      %36 = "arith.subi"(%34, %35) : (i32, i32) -> i32
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "arith.extsi"(%24) : (i32) -> i64
      %41 = "arith.extsi"(%36) : (i32) -> i64
      %42 = "arith.muli"(%40, %3) : (i64, i64) -> i64
      %43 = "arith.constant"() {value = 8192 : i64} : () -> i64
      %44 = "arith.muli"(%41, %43) : (i64, i64) -> i64
      %45 = "arith.addi"(%42, %44) : (i64, i64) -> i64
      %46 = "llvm.getelementptr"(%0, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %47 = "arith.constant"() {value = 4 : i32} : () -> i32
      %48 = "arith.muli"(%37, %47) : (i32, i32) -> i32
      %49 = "llvm.getelementptr"(%46, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %50 = "arith.muli"(%36, %33) : (i32, i32) -> i32
      %51 = "arith.addi"(%50, %48) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%24, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %53 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %54 = "arith.andi"(%52, %53) : (i1, i1) -> i1
      %55 = "arith.extui"(%54) : (i1) -> i8
      "llvm.store"(%55, %9) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %56 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %57 = "arith.addi"(%51, %56) : (i32, i32) -> i32
      %58 = "arith.cmpi"(%57, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %59 = "arith.andi"(%52, %58) : (i1, i1) -> i1
      %60 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %61 = "arith.extui"(%59) : (i1) -> i8
      "llvm.store"(%61, %60) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %62 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %63 = "arith.addi"(%51, %62) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%63, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %65 = "arith.andi"(%52, %64) : (i1, i1) -> i1
      %66 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %67 = "arith.extui"(%65) : (i1) -> i8
      "llvm.store"(%67, %66) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %68 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %69 = "arith.addi"(%51, %68) : (i32, i32) -> i32
      %70 = "arith.cmpi"(%69, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %71 = "arith.andi"(%52, %70) : (i1, i1) -> i1
      %72 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %73 = "arith.extui"(%71) : (i1) -> i8
      "llvm.store"(%73, %72) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %74 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %75 = "arith.addi"(%51, %74) : (i32, i32) -> i32
      %76 = "arith.cmpi"(%75, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %77 = "arith.andi"(%52, %76) : (i1, i1) -> i1
      %78 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %79 = "arith.extui"(%77) : (i1) -> i8
      "llvm.store"(%79, %78) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %80 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %81 = "arith.addi"(%51, %80) : (i32, i32) -> i32
      %82 = "arith.cmpi"(%81, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %83 = "arith.andi"(%52, %82) : (i1, i1) -> i1
      %84 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %85 = "arith.extui"(%83) : (i1) -> i8
      "llvm.store"(%85, %84) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %86 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %87 = "arith.addi"(%51, %86) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%52, %88) : (i1, i1) -> i1
      %90 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %91 = "arith.extui"(%89) : (i1) -> i8
      "llvm.store"(%91, %90) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %92 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %93 = "arith.addi"(%51, %92) : (i32, i32) -> i32
      %94 = "arith.cmpi"(%93, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "arith.andi"(%52, %94) : (i1, i1) -> i1
      %96 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %97 = "arith.extui"(%95) : (i1) -> i8
      "llvm.store"(%97, %96) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %98 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
      %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %100 = "vector.extract"(%98) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %101 = "vector.extract"(%98) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %102 = "vector.extract"(%98) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %103 = "vector.extract"(%98) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %104 = "vector.extract"(%98) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %105 = "vector.extract"(%98) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %106 = "vector.extract"(%98) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %107 = "vector.extract"(%98) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %108 = "vector.extract"(%98) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %109 = "vector.extract"(%98) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %110 = "vector.extract"(%98) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %111 = "vector.extract"(%98) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %112 = "vector.extract"(%98) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %113 = "vector.extract"(%98) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %114 = "vector.extract"(%98) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %115 = "vector.extract"(%98) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %116 = "vector.extract"(%98) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %117 = "vector.extract"(%98) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %118 = "vector.extract"(%98) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %119 = "vector.extract"(%98) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %120 = "vector.extract"(%98) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %121 = "vector.extract"(%98) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %122 = "vector.extract"(%98) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %123 = "vector.extract"(%98) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %124 = "vector.extract"(%98) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %125 = "vector.extract"(%98) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %126 = "vector.extract"(%98) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %127 = "vector.extract"(%98) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %128 = "vector.extract"(%98) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %129 = "vector.extract"(%98) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %130 = "vector.extract"(%98) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      "llvm.store"(%99, %11) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %131 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%100, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %132 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%101, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %133 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%102, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %134 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%103, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %135 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%104, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %136 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%105, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %137 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%106, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %138 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%107, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %139 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%108, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %140 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%109, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %141 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%110, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %142 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%111, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %143 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%112, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %144 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%113, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %145 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%114, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %146 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%115, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %147 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%116, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %148 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%117, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %149 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%118, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %150 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%119, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %151 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%120, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %152 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%121, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %153 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%122, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %154 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%123, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %155 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%124, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %156 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%125, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %157 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%126, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %158 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%127, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %159 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%128, %159) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %160 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%129, %160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %161 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%130, %161) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %162 = "llvm.load"(%9) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %163 = "arith.constant"() {value = 0 : i8} : () -> i8
      %164 = "arith.cmpi"(%162, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%164) ({
        %165 = "llvm.load"(%49) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %166 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %169 = "vector.extract"(%165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%166, %11) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%167, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%168, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%169, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %170 = "llvm.load"(%60) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %171 = "arith.cmpi"(%170, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%171) ({
        %172 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %173 = "llvm.load"(%172) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %176 = "vector.extract"(%173) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %177 = "vector.extract"(%173) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%174, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%175, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%176, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%177, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %178 = "llvm.load"(%66) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %179 = "arith.cmpi"(%178, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%179) ({
        %180 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %181 = "llvm.load"(%180) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %183 = "vector.extract"(%181) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %184 = "vector.extract"(%181) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %185 = "vector.extract"(%181) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%182, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%183, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%184, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%185, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %186 = "llvm.load"(%72) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %187 = "arith.cmpi"(%186, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%187) ({
        %188 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %189 = "llvm.load"(%188) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %190 = "vector.extract"(%189) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %191 = "vector.extract"(%189) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %192 = "vector.extract"(%189) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %193 = "vector.extract"(%189) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%190, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%191, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%192, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%193, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %194 = "llvm.load"(%78) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %195 = "arith.cmpi"(%194, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%195) ({
        %196 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %197 = "llvm.load"(%196) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %198 = "vector.extract"(%197) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %199 = "vector.extract"(%197) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%197) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %201 = "vector.extract"(%197) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%198, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%199, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%200, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%201, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %202 = "llvm.load"(%84) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %203 = "arith.cmpi"(%202, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%203) ({
        %204 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %205 = "llvm.load"(%204) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %206 = "vector.extract"(%205) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %207 = "vector.extract"(%205) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %208 = "vector.extract"(%205) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %209 = "vector.extract"(%205) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%206, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%207, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%208, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%209, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %210 = "llvm.load"(%90) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %211 = "arith.cmpi"(%210, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%211) ({
        %212 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %213 = "llvm.load"(%212) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %214 = "vector.extract"(%213) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %215 = "vector.extract"(%213) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %216 = "vector.extract"(%213) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %217 = "vector.extract"(%213) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%214, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%215, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%216, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%217, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %218 = "llvm.load"(%96) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %219 = "arith.cmpi"(%218, %163) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%219) ({
        %220 = "llvm.getelementptr"(%49) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %221 = "llvm.load"(%220) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %222 = "vector.extract"(%221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %223 = "vector.extract"(%221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %224 = "vector.extract"(%221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %225 = "vector.extract"(%221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%222, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%223, %159) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%224, %160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%225, %161) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %226 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %227 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %228 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %229 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %230 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %231 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %232 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %233 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %234 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %235 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %236 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %237 = "llvm.load"(%141) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %238 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %239 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %240 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %241 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %242 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %243 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %244 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %245 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %246 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %247 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %248 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %249 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %250 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %251 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %252 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %253 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %254 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %255 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %256 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %257 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %258 = "vector.from_elements"(%226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %259 = "arith.mulf"(%258, %258) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %260 = "vector.shuffle"(%259, %259) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %261 = "vector.shuffle"(%259, %259) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %262 = "arith.addf"(%260, %261) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %263 = "vector.shuffle"(%262, %262) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %264 = "vector.shuffle"(%262, %262) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %265 = "arith.addf"(%263, %264) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %266 = "vector.shuffle"(%265, %265) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %267 = "vector.shuffle"(%265, %265) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %268 = "arith.addf"(%266, %267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %269 = "vector.shuffle"(%268, %268) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %270 = "vector.shuffle"(%268, %268) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %271 = "arith.addf"(%269, %270) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %272 = "vector.shuffle"(%271, %271) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %273 = "vector.shuffle"(%271, %271) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %274 = "arith.addf"(%272, %273) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %275 = "vector.extract"(%274) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %276 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %277 = "arith.addf"(%275, %276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %278 = "arith.constant"() {value = 0 : i32} : () -> i32
      %279 = "scf.for"(%278, %36, %35, %277) ({
      ^bb0(%280: i32, %281: f32):
        %282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %285 = "arith.extsi"(%280) : (i32) -> i64
        %286 = "arith.muli"(%285, %43) : (i64, i64) -> i64
        %287 = "arith.addi"(%42, %286) : (i64, i64) -> i64
        %288 = "llvm.getelementptr"(%0, %287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %289 = "arith.muli"(%282, %47) : (i32, i32) -> i32
        %290 = "llvm.getelementptr"(%288, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %291 = "arith.muli"(%280, %33) : (i32, i32) -> i32
        %292 = "arith.addi"(%291, %289) : (i32, i32) -> i32
        %293 = "arith.cmpi"(%292, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %294 = "arith.andi"(%52, %293) : (i1, i1) -> i1
        %295 = "arith.extui"(%294) : (i1) -> i8
        "llvm.store"(%295, %13) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %296 = "arith.addi"(%292, %56) : (i32, i32) -> i32
        %297 = "arith.cmpi"(%296, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %298 = "arith.andi"(%52, %297) : (i1, i1) -> i1
        %299 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %300 = "arith.extui"(%298) : (i1) -> i8
        "llvm.store"(%300, %299) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %301 = "arith.addi"(%292, %62) : (i32, i32) -> i32
        %302 = "arith.cmpi"(%301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %303 = "arith.andi"(%52, %302) : (i1, i1) -> i1
        %304 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %305 = "arith.extui"(%303) : (i1) -> i8
        "llvm.store"(%305, %304) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %306 = "arith.addi"(%292, %68) : (i32, i32) -> i32
        %307 = "arith.cmpi"(%306, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %308 = "arith.andi"(%52, %307) : (i1, i1) -> i1
        %309 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %310 = "arith.extui"(%308) : (i1) -> i8
        "llvm.store"(%310, %309) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %311 = "arith.addi"(%292, %74) : (i32, i32) -> i32
        %312 = "arith.cmpi"(%311, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %313 = "arith.andi"(%52, %312) : (i1, i1) -> i1
        %314 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %315 = "arith.extui"(%313) : (i1) -> i8
        "llvm.store"(%315, %314) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %316 = "arith.addi"(%292, %80) : (i32, i32) -> i32
        %317 = "arith.cmpi"(%316, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %318 = "arith.andi"(%52, %317) : (i1, i1) -> i1
        %319 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %320 = "arith.extui"(%318) : (i1) -> i8
        "llvm.store"(%320, %319) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %321 = "arith.addi"(%292, %86) : (i32, i32) -> i32
        %322 = "arith.cmpi"(%321, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %323 = "arith.andi"(%52, %322) : (i1, i1) -> i1
        %324 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %325 = "arith.extui"(%323) : (i1) -> i8
        "llvm.store"(%325, %324) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %326 = "arith.addi"(%292, %92) : (i32, i32) -> i32
        %327 = "arith.cmpi"(%326, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %328 = "arith.andi"(%52, %327) : (i1, i1) -> i1
        %329 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %330 = "arith.extui"(%328) : (i1) -> i8
        "llvm.store"(%330, %329) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        "llvm.store"(%99, %15) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %331 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%100, %331) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %332 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%101, %332) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %333 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%102, %333) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %334 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%103, %334) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %335 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%104, %335) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %336 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%105, %336) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %337 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%106, %337) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %338 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%107, %338) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %339 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%108, %339) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %340 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%109, %340) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %341 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%110, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %342 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%111, %342) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %343 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%112, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %344 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%113, %344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %345 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%114, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %346 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%115, %346) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %347 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%116, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %348 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%117, %348) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %349 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%118, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %350 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%119, %350) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %351 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%120, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %352 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%121, %352) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %353 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%122, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %354 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%123, %354) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %355 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%124, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %356 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%125, %356) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %357 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%126, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %358 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%127, %358) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %359 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%128, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %360 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%129, %360) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %361 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%130, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %362 = "llvm.load"(%13) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %363 = "arith.cmpi"(%362, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%363) ({
          %364 = "llvm.load"(%290) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %365 = "vector.extract"(%364) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %366 = "vector.extract"(%364) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %367 = "vector.extract"(%364) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %368 = "vector.extract"(%364) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%365, %15) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%366, %331) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%367, %332) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%368, %333) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %369 = "llvm.load"(%299) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %370 = "arith.cmpi"(%369, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%370) ({
          %371 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %372 = "llvm.load"(%371) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %373 = "vector.extract"(%372) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %374 = "vector.extract"(%372) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %375 = "vector.extract"(%372) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %376 = "vector.extract"(%372) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%373, %334) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%374, %335) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%375, %336) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%376, %337) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %377 = "llvm.load"(%304) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %378 = "arith.cmpi"(%377, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%378) ({
          %379 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %380 = "llvm.load"(%379) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %381 = "vector.extract"(%380) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %382 = "vector.extract"(%380) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %383 = "vector.extract"(%380) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %384 = "vector.extract"(%380) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%381, %338) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%382, %339) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%383, %340) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%384, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %385 = "llvm.load"(%309) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %386 = "arith.cmpi"(%385, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%386) ({
          %387 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %388 = "llvm.load"(%387) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %389 = "vector.extract"(%388) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %390 = "vector.extract"(%388) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %391 = "vector.extract"(%388) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %392 = "vector.extract"(%388) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%389, %342) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%390, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%391, %344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%392, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %393 = "llvm.load"(%314) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %394 = "arith.cmpi"(%393, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%394) ({
          %395 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %396 = "llvm.load"(%395) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %397 = "vector.extract"(%396) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %398 = "vector.extract"(%396) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %399 = "vector.extract"(%396) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %400 = "vector.extract"(%396) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%397, %346) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%398, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%399, %348) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%400, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %401 = "llvm.load"(%319) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %402 = "arith.cmpi"(%401, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%402) ({
          %403 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %404 = "llvm.load"(%403) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %405 = "vector.extract"(%404) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %406 = "vector.extract"(%404) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %407 = "vector.extract"(%404) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %408 = "vector.extract"(%404) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%405, %350) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%406, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%407, %352) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%408, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %409 = "llvm.load"(%324) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %410 = "arith.cmpi"(%409, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%410) ({
          %411 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %412 = "llvm.load"(%411) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %413 = "vector.extract"(%412) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %414 = "vector.extract"(%412) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %415 = "vector.extract"(%412) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %416 = "vector.extract"(%412) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%413, %354) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%414, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%415, %356) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%416, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %417 = "llvm.load"(%329) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %418 = "arith.cmpi"(%417, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%418) ({
          %419 = "llvm.getelementptr"(%290) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %420 = "llvm.load"(%419) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %421 = "vector.extract"(%420) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %422 = "vector.extract"(%420) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %423 = "vector.extract"(%420) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %424 = "vector.extract"(%420) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%421, %358) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%422, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%423, %360) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%424, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %425 = "llvm.load"(%15) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %426 = "llvm.load"(%331) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %427 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %428 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %429 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %430 = "llvm.load"(%335) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %431 = "llvm.load"(%336) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %432 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %433 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %434 = "llvm.load"(%339) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %435 = "llvm.load"(%340) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %436 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %437 = "llvm.load"(%342) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %438 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %439 = "llvm.load"(%344) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %440 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %441 = "llvm.load"(%346) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %442 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %443 = "llvm.load"(%348) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %444 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %445 = "llvm.load"(%350) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %446 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %447 = "llvm.load"(%352) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %448 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %449 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %450 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %451 = "llvm.load"(%356) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %452 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %453 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %454 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %455 = "llvm.load"(%360) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %456 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %457 = "vector.from_elements"(%425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %458 = "arith.mulf"(%457, %457) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %459 = "vector.shuffle"(%458, %458) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %460 = "vector.shuffle"(%458, %458) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %461 = "arith.addf"(%459, %460) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %462 = "vector.shuffle"(%461, %461) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %463 = "vector.shuffle"(%461, %461) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %464 = "arith.addf"(%462, %463) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %465 = "vector.shuffle"(%464, %464) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %466 = "vector.shuffle"(%464, %464) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %467 = "arith.addf"(%465, %466) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %468 = "vector.shuffle"(%467, %467) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %469 = "vector.shuffle"(%467, %467) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %470 = "arith.addf"(%468, %469) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %471 = "vector.shuffle"(%470, %470) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %472 = "vector.shuffle"(%470, %470) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %473 = "arith.addf"(%471, %472) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %474 = "vector.extract"(%473) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %475 = "arith.addf"(%474, %276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %476 = "arith.addf"(%281, %475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%476) : (f32) -> ()
      }) : (i32, i32, i32, f32) -> f32
      %477 = "arith.constant"() {value = -1 : i32} : () -> i32
      %478 = "arith.constant"() {value = 16 : i32} : () -> i32
      %479 = "arith.constant"() {value = 31 : i32} : () -> i32
      %480 = "nvvm.shfl.sync"(%477, %279, %478, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %481 = "arith.addf"(%279, %480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %482 = "arith.constant"() {value = 8 : i32} : () -> i32
      %483 = "nvvm.shfl.sync"(%477, %481, %482, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %484 = "arith.addf"(%481, %483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %485 = "nvvm.shfl.sync"(%477, %484, %47, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %486 = "arith.addf"(%484, %485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %487 = "arith.constant"() {value = 2 : i32} : () -> i32
      %488 = "nvvm.shfl.sync"(%477, %486, %487, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %489 = "arith.addf"(%486, %488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %490 = "nvvm.shfl.sync"(%477, %489, %35, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %491 = "arith.addf"(%489, %490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %492 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %493 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %494 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %495 = "arith.constant"() {value = 32 : i32} : () -> i32
      %496 = "arith.remui"(%492, %495) : (i32, i32) -> i32
      %497 = "arith.cmpi"(%496, %278) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%497) ({
        %498 = "arith.divui"(%492, %495) : (i32, i32) -> i32
        %499 = "llvm.getelementptr"(%30, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%491, %499) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %500 = "arith.remui"(%492, %482) : (i32, i32) -> i32
      %501 = "llvm.getelementptr"(%30, %500) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %502 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %503 = "nvvm.shfl.sync"(%477, %502, %47, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %504 = "arith.addf"(%502, %503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %505 = "nvvm.shfl.sync"(%477, %504, %487, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %506 = "arith.addf"(%504, %505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %507 = "nvvm.shfl.sync"(%477, %506, %35, %479) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %508 = "arith.addf"(%506, %507) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %509 = "arith.sitofp"(%2) : (i32) -> f32
      %510 = "arith.divf"(%508, %509) : (f32, f32) -> f32
      %511 = "arith.addf"(%510, %7) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %512 = "llvm.call"(%511) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      "scf.for"(%278, %34, %35) ({
      ^bb0(%513: i32):
        %514 = "arith.subi"(%36, %513) : (i32, i32) -> i32
        %515 = "arith.cmpi"(%513, %278) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%515) ({
          %516 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %517 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %518 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %519 = "arith.extsi"(%514) : (i32) -> i64
          %520 = "arith.muli"(%519, %43) : (i64, i64) -> i64
          %521 = "arith.addi"(%42, %520) : (i64, i64) -> i64
          %522 = "llvm.getelementptr"(%0, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %523 = "arith.muli"(%516, %47) : (i32, i32) -> i32
          %524 = "llvm.getelementptr"(%522, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %525 = "arith.muli"(%514, %33) : (i32, i32) -> i32
          %526 = "arith.addi"(%525, %523) : (i32, i32) -> i32
          %527 = "arith.cmpi"(%526, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %528 = "arith.andi"(%52, %527) : (i1, i1) -> i1
          %529 = "arith.extui"(%528) : (i1) -> i8
          "llvm.store"(%529, %17) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %530 = "arith.addi"(%526, %56) : (i32, i32) -> i32
          %531 = "arith.cmpi"(%530, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %532 = "arith.andi"(%52, %531) : (i1, i1) -> i1
          %533 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %534 = "arith.extui"(%532) : (i1) -> i8
          "llvm.store"(%534, %533) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %535 = "arith.addi"(%526, %62) : (i32, i32) -> i32
          %536 = "arith.cmpi"(%535, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %537 = "arith.andi"(%52, %536) : (i1, i1) -> i1
          %538 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %539 = "arith.extui"(%537) : (i1) -> i8
          "llvm.store"(%539, %538) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %540 = "arith.addi"(%526, %68) : (i32, i32) -> i32
          %541 = "arith.cmpi"(%540, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %542 = "arith.andi"(%52, %541) : (i1, i1) -> i1
          %543 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %544 = "arith.extui"(%542) : (i1) -> i8
          "llvm.store"(%544, %543) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %545 = "arith.addi"(%526, %74) : (i32, i32) -> i32
          %546 = "arith.cmpi"(%545, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %547 = "arith.andi"(%52, %546) : (i1, i1) -> i1
          %548 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %549 = "arith.extui"(%547) : (i1) -> i8
          "llvm.store"(%549, %548) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %550 = "arith.addi"(%526, %80) : (i32, i32) -> i32
          %551 = "arith.cmpi"(%550, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %552 = "arith.andi"(%52, %551) : (i1, i1) -> i1
          %553 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %554 = "arith.extui"(%552) : (i1) -> i8
          "llvm.store"(%554, %553) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %555 = "arith.addi"(%526, %86) : (i32, i32) -> i32
          %556 = "arith.cmpi"(%555, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %557 = "arith.andi"(%52, %556) : (i1, i1) -> i1
          %558 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %559 = "arith.extui"(%557) : (i1) -> i8
          "llvm.store"(%559, %558) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %560 = "arith.addi"(%526, %92) : (i32, i32) -> i32
          %561 = "arith.cmpi"(%560, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %562 = "arith.andi"(%52, %561) : (i1, i1) -> i1
          %563 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %564 = "arith.extui"(%562) : (i1) -> i8
          "llvm.store"(%564, %563) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          "llvm.store"(%99, %19) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %565 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%100, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %566 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%101, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %567 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%102, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %568 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%103, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %569 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%104, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %570 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%105, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %571 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%106, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %572 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%107, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %573 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%108, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %574 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%109, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %575 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%110, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %576 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%111, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %577 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%112, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %578 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%113, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %579 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%114, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %580 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%115, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %581 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%116, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %582 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%117, %582) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %583 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%118, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %584 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%119, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %585 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%120, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %586 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%121, %586) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %587 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%122, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %588 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%123, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %589 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%124, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %590 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%125, %590) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %591 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%126, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %592 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%127, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %593 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%128, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %594 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%129, %594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %595 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%130, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %596 = "llvm.load"(%17) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %597 = "arith.cmpi"(%596, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%597) ({
            %598 = "llvm.load"(%524) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %599 = "vector.extract"(%598) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %600 = "vector.extract"(%598) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %601 = "vector.extract"(%598) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %602 = "vector.extract"(%598) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%599, %19) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%600, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%601, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%602, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %603 = "llvm.load"(%533) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %604 = "arith.cmpi"(%603, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%604) ({
            %605 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %606 = "llvm.load"(%605) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %607 = "vector.extract"(%606) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %608 = "vector.extract"(%606) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %609 = "vector.extract"(%606) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %610 = "vector.extract"(%606) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%607, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%608, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%609, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%610, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %611 = "llvm.load"(%538) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %612 = "arith.cmpi"(%611, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%612) ({
            %613 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %614 = "llvm.load"(%613) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %615 = "vector.extract"(%614) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %616 = "vector.extract"(%614) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %617 = "vector.extract"(%614) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %618 = "vector.extract"(%614) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%615, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%616, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%617, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%618, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %619 = "llvm.load"(%543) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %620 = "arith.cmpi"(%619, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%620) ({
            %621 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %622 = "llvm.load"(%621) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %623 = "vector.extract"(%622) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %624 = "vector.extract"(%622) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %625 = "vector.extract"(%622) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %626 = "vector.extract"(%622) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%623, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%624, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%625, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%626, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %627 = "llvm.load"(%548) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %628 = "arith.cmpi"(%627, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%628) ({
            %629 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %630 = "llvm.load"(%629) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %631 = "vector.extract"(%630) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %632 = "vector.extract"(%630) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %633 = "vector.extract"(%630) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %634 = "vector.extract"(%630) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%631, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%632, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%633, %582) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%634, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %635 = "llvm.load"(%553) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %636 = "arith.cmpi"(%635, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%636) ({
            %637 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %638 = "llvm.load"(%637) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %639 = "vector.extract"(%638) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %640 = "vector.extract"(%638) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %641 = "vector.extract"(%638) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %642 = "vector.extract"(%638) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%639, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%640, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%641, %586) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%642, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %643 = "llvm.load"(%558) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %644 = "arith.cmpi"(%643, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%644) ({
            %645 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %646 = "llvm.load"(%645) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %647 = "vector.extract"(%646) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %648 = "vector.extract"(%646) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %649 = "vector.extract"(%646) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %650 = "vector.extract"(%646) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%647, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%648, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%649, %590) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%650, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %651 = "llvm.load"(%563) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %652 = "arith.cmpi"(%651, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%652) ({
            %653 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %654 = "llvm.load"(%653) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
            %655 = "vector.extract"(%654) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %656 = "vector.extract"(%654) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %657 = "vector.extract"(%654) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %658 = "vector.extract"(%654) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            "llvm.store"(%655, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%656, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%657, %594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%658, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %659 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %660 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %661 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %662 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %663 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %664 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %665 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %666 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %667 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %668 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %669 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %670 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %671 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %672 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %673 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %674 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %675 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %676 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %677 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %678 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %679 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %680 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %681 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %682 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %683 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %684 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %685 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %686 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %687 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %688 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %689 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %690 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %691 = "vector.from_elements"(%659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %692 = "vector.extract"(%691) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %693 = "vector.extract"(%691) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %694 = "vector.extract"(%691) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %695 = "vector.extract"(%691) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %696 = "vector.extract"(%691) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %697 = "vector.extract"(%691) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %698 = "vector.extract"(%691) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %699 = "vector.extract"(%691) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %700 = "vector.extract"(%691) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %701 = "vector.extract"(%691) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %702 = "vector.extract"(%691) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %703 = "vector.extract"(%691) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %704 = "vector.extract"(%691) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %705 = "vector.extract"(%691) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %706 = "vector.extract"(%691) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %707 = "vector.extract"(%691) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %708 = "vector.extract"(%691) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %709 = "vector.extract"(%691) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %710 = "vector.extract"(%691) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %711 = "vector.extract"(%691) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %712 = "vector.extract"(%691) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %713 = "vector.extract"(%691) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %714 = "vector.extract"(%691) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %715 = "vector.extract"(%691) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %716 = "vector.extract"(%691) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %717 = "vector.extract"(%691) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %718 = "vector.extract"(%691) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %719 = "vector.extract"(%691) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %720 = "vector.extract"(%691) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %721 = "vector.extract"(%691) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %722 = "vector.extract"(%691) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %723 = "vector.extract"(%691) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          "llvm.store"(%692, %11) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%693, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%694, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%695, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%696, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%697, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%698, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%699, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%700, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%701, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%702, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%703, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%704, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%705, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%706, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%707, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%708, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%709, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%710, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%711, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%712, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%713, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%714, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%715, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%716, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%717, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%718, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%719, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%720, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%721, %159) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%722, %160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%723, %161) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %724 = "llvm.load"(%17) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %725 = "arith.cmpi"(%724, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %726 = "llvm.load"(%533) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %727 = "arith.cmpi"(%726, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %728 = "llvm.load"(%538) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %729 = "arith.cmpi"(%728, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %730 = "llvm.load"(%543) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %731 = "arith.cmpi"(%730, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %732 = "llvm.load"(%548) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %733 = "arith.cmpi"(%732, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %734 = "llvm.load"(%553) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %735 = "arith.cmpi"(%734, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %736 = "llvm.load"(%558) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %737 = "arith.cmpi"(%736, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %738 = "llvm.load"(%563) {alignment = 1 : i64} : (!llvm.ptr) -> i8
          %739 = "arith.cmpi"(%738, %163) {predicate = 1 : i64} : (i8, i8) -> i1
          %740 = "vector.from_elements"(%725, %727, %729, %731, %733, %735, %737, %739) : (i1, i1, i1, i1, i1, i1, i1, i1) -> vector<8xi1>
          %741 = "vector.extract"(%740) {static_position = array<i64: 0>} : (vector<8xi1>) -> i1
          %742 = "vector.extract"(%740) {static_position = array<i64: 1>} : (vector<8xi1>) -> i1
          %743 = "vector.extract"(%740) {static_position = array<i64: 2>} : (vector<8xi1>) -> i1
          %744 = "vector.extract"(%740) {static_position = array<i64: 3>} : (vector<8xi1>) -> i1
          %745 = "vector.extract"(%740) {static_position = array<i64: 4>} : (vector<8xi1>) -> i1
          %746 = "vector.extract"(%740) {static_position = array<i64: 5>} : (vector<8xi1>) -> i1
          %747 = "vector.extract"(%740) {static_position = array<i64: 6>} : (vector<8xi1>) -> i1
          %748 = "vector.extract"(%740) {static_position = array<i64: 7>} : (vector<8xi1>) -> i1
          %749 = "arith.extui"(%741) : (i1) -> i8
          "llvm.store"(%749, %9) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %750 = "arith.extui"(%742) : (i1) -> i8
          "llvm.store"(%750, %60) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %751 = "arith.extui"(%743) : (i1) -> i8
          "llvm.store"(%751, %66) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %752 = "arith.extui"(%744) : (i1) -> i8
          "llvm.store"(%752, %72) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %753 = "arith.extui"(%745) : (i1) -> i8
          "llvm.store"(%753, %78) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %754 = "arith.extui"(%746) : (i1) -> i8
          "llvm.store"(%754, %84) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %755 = "arith.extui"(%747) : (i1) -> i8
          "llvm.store"(%755, %90) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          %756 = "arith.extui"(%748) : (i1) -> i8
          "llvm.store"(%756, %96) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %757 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %758 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %759 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %760 = "arith.extsi"(%514) : (i32) -> i64
        %761 = "arith.muli"(%760, %43) : (i64, i64) -> i64
        %762 = "llvm.getelementptr"(%4, %761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %763 = "arith.muli"(%757, %47) : (i32, i32) -> i32
        %764 = "llvm.getelementptr"(%762, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %765 = "arith.muli"(%514, %33) : (i32, i32) -> i32
        %766 = "arith.addi"(%765, %763) : (i32, i32) -> i32
        %767 = "arith.cmpi"(%766, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %768 = "arith.extui"(%767) : (i1) -> i8
        "llvm.store"(%768, %21) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %769 = "arith.addi"(%766, %56) : (i32, i32) -> i32
        %770 = "arith.cmpi"(%769, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %771 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %772 = "arith.extui"(%770) : (i1) -> i8
        "llvm.store"(%772, %771) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %773 = "arith.addi"(%766, %62) : (i32, i32) -> i32
        %774 = "arith.cmpi"(%773, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %775 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %776 = "arith.extui"(%774) : (i1) -> i8
        "llvm.store"(%776, %775) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %777 = "arith.addi"(%766, %68) : (i32, i32) -> i32
        %778 = "arith.cmpi"(%777, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %779 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %780 = "arith.extui"(%778) : (i1) -> i8
        "llvm.store"(%780, %779) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %781 = "arith.addi"(%766, %74) : (i32, i32) -> i32
        %782 = "arith.cmpi"(%781, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %783 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %784 = "arith.extui"(%782) : (i1) -> i8
        "llvm.store"(%784, %783) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %785 = "arith.addi"(%766, %80) : (i32, i32) -> i32
        %786 = "arith.cmpi"(%785, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %787 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %788 = "arith.extui"(%786) : (i1) -> i8
        "llvm.store"(%788, %787) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %789 = "arith.addi"(%766, %86) : (i32, i32) -> i32
        %790 = "arith.cmpi"(%789, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %791 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %792 = "arith.extui"(%790) : (i1) -> i8
        "llvm.store"(%792, %791) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %793 = "arith.addi"(%766, %92) : (i32, i32) -> i32
        %794 = "arith.cmpi"(%793, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %795 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %796 = "arith.extui"(%794) : (i1) -> i8
        "llvm.store"(%796, %795) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        "llvm.store"(%99, %23) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %797 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%100, %797) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %798 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%101, %798) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %799 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%102, %799) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %800 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%103, %800) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %801 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%104, %801) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %802 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%105, %802) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %803 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%106, %803) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %804 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%107, %804) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %805 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%108, %805) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %806 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%109, %806) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %807 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%110, %807) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %808 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%111, %808) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %809 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%112, %809) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %810 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%113, %810) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %811 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%114, %811) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %812 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%115, %812) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %813 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%116, %813) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %814 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%117, %814) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %815 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%118, %815) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %816 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%119, %816) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %817 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%120, %817) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %818 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%121, %818) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %819 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%122, %819) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %820 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%123, %820) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %821 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%124, %821) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %822 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%125, %822) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %823 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%126, %823) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %824 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%127, %824) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %825 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%128, %825) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %826 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%129, %826) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %827 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%130, %827) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %828 = "llvm.load"(%21) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %829 = "arith.cmpi"(%828, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%829) ({
          %830 = "llvm.load"(%764) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %831 = "vector.extract"(%830) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %832 = "vector.extract"(%830) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %833 = "vector.extract"(%830) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %834 = "vector.extract"(%830) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%831, %23) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%832, %797) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%833, %798) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%834, %799) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %835 = "llvm.load"(%771) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %836 = "arith.cmpi"(%835, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%836) ({
          %837 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %838 = "llvm.load"(%837) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %839 = "vector.extract"(%838) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %840 = "vector.extract"(%838) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %841 = "vector.extract"(%838) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %842 = "vector.extract"(%838) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%839, %800) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%840, %801) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%841, %802) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%842, %803) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %843 = "llvm.load"(%775) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %844 = "arith.cmpi"(%843, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%844) ({
          %845 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %846 = "llvm.load"(%845) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %847 = "vector.extract"(%846) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %848 = "vector.extract"(%846) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %849 = "vector.extract"(%846) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %850 = "vector.extract"(%846) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%847, %804) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%848, %805) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%849, %806) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%850, %807) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %851 = "llvm.load"(%779) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %852 = "arith.cmpi"(%851, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%852) ({
          %853 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %854 = "llvm.load"(%853) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %855 = "vector.extract"(%854) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %856 = "vector.extract"(%854) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %857 = "vector.extract"(%854) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %858 = "vector.extract"(%854) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%855, %808) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%856, %809) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%857, %810) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%858, %811) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %859 = "llvm.load"(%783) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %860 = "arith.cmpi"(%859, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%860) ({
          %861 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %862 = "llvm.load"(%861) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %863 = "vector.extract"(%862) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %864 = "vector.extract"(%862) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %865 = "vector.extract"(%862) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %866 = "vector.extract"(%862) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%863, %812) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%864, %813) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%865, %814) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%866, %815) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %867 = "llvm.load"(%787) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %868 = "arith.cmpi"(%867, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%868) ({
          %869 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %870 = "llvm.load"(%869) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %871 = "vector.extract"(%870) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %872 = "vector.extract"(%870) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %873 = "vector.extract"(%870) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %874 = "vector.extract"(%870) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%871, %816) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%872, %817) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%873, %818) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%874, %819) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %875 = "llvm.load"(%791) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %876 = "arith.cmpi"(%875, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%876) ({
          %877 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %878 = "llvm.load"(%877) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %879 = "vector.extract"(%878) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %880 = "vector.extract"(%878) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %881 = "vector.extract"(%878) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %882 = "vector.extract"(%878) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%879, %820) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%880, %821) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%881, %822) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%882, %823) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %883 = "llvm.load"(%795) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %884 = "arith.cmpi"(%883, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%884) ({
          %885 = "llvm.getelementptr"(%764) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %886 = "llvm.load"(%885) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %887 = "vector.extract"(%886) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %888 = "vector.extract"(%886) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %889 = "vector.extract"(%886) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %890 = "vector.extract"(%886) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%887, %824) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%888, %825) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%889, %826) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%890, %827) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %891 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %892 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %893 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %894 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %895 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %896 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %897 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %898 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %899 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %900 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %901 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %902 = "llvm.load"(%141) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %903 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %904 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %905 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %906 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %907 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %908 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %909 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %910 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %911 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %912 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %913 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %914 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %915 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %916 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %917 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %918 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %919 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %920 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %921 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %922 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %923 = "vector.from_elements"(%891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %924 = "vector.broadcast"(%512) : (f32) -> vector<32xf32>
        %925 = "arith.mulf"(%923, %924) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %926 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %927 = "llvm.load"(%797) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %928 = "llvm.load"(%798) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %929 = "llvm.load"(%799) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %930 = "llvm.load"(%800) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %931 = "llvm.load"(%801) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %932 = "llvm.load"(%802) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %933 = "llvm.load"(%803) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %934 = "llvm.load"(%804) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %935 = "llvm.load"(%805) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %936 = "llvm.load"(%806) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %937 = "llvm.load"(%807) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %938 = "llvm.load"(%808) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %939 = "llvm.load"(%809) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %940 = "llvm.load"(%810) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %941 = "llvm.load"(%811) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %942 = "llvm.load"(%812) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %943 = "llvm.load"(%813) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %944 = "llvm.load"(%814) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %945 = "llvm.load"(%815) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %946 = "llvm.load"(%816) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %947 = "llvm.load"(%817) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %948 = "llvm.load"(%818) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %949 = "llvm.load"(%819) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %950 = "llvm.load"(%820) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %951 = "llvm.load"(%821) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %952 = "llvm.load"(%822) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %953 = "llvm.load"(%823) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %954 = "llvm.load"(%824) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %955 = "llvm.load"(%825) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %956 = "llvm.load"(%826) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %957 = "llvm.load"(%827) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %958 = "vector.from_elements"(%926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %959 = "arith.mulf"(%925, %958) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %960 = "vector.extract"(%959) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %961 = "vector.extract"(%959) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %962 = "vector.extract"(%959) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %963 = "vector.extract"(%959) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %964 = "vector.extract"(%959) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %965 = "vector.extract"(%959) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %966 = "vector.extract"(%959) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %967 = "vector.extract"(%959) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %968 = "vector.extract"(%959) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %969 = "vector.extract"(%959) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %970 = "vector.extract"(%959) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %971 = "vector.extract"(%959) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %972 = "vector.extract"(%959) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %973 = "vector.extract"(%959) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %974 = "vector.extract"(%959) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %975 = "vector.extract"(%959) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %976 = "vector.extract"(%959) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %977 = "vector.extract"(%959) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %978 = "vector.extract"(%959) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %979 = "vector.extract"(%959) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %980 = "vector.extract"(%959) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %981 = "vector.extract"(%959) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %982 = "vector.extract"(%959) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %983 = "vector.extract"(%959) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %984 = "vector.extract"(%959) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %985 = "vector.extract"(%959) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %986 = "vector.extract"(%959) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %987 = "vector.extract"(%959) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %988 = "vector.extract"(%959) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %989 = "vector.extract"(%959) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %990 = "vector.extract"(%959) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %991 = "vector.extract"(%959) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        "llvm.store"(%960, %11) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%961, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%962, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%963, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%964, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%965, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%966, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%967, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%968, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%969, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%970, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%971, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%972, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%973, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%974, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%975, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%976, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%977, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%978, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%979, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%980, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%981, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%982, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%983, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%984, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%985, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%986, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%987, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%988, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%989, %159) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%990, %160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%991, %161) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %992 = "arith.muli"(%40, %6) : (i64, i64) -> i64
        %993 = "arith.addi"(%992, %761) : (i64, i64) -> i64
        %994 = "llvm.getelementptr"(%5, %993) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %995 = "arith.muli"(%27, %47) : (i32, i32) -> i32
        %996 = "llvm.getelementptr"(%994, %995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %997 = "llvm.load"(%9) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %998 = "arith.cmpi"(%997, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%998) ({
          %999 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1000 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1001 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1002 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1003 = "vector.from_elements"(%999, %1000, %1001, %1002) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1003, %996) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1004 = "llvm.load"(%60) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1005 = "arith.cmpi"(%1004, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1005) ({
          %1006 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1007 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1008 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1009 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1010 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1011 = "vector.from_elements"(%1006, %1007, %1008, %1009) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1011, %1010) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1012 = "llvm.load"(%66) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1013 = "arith.cmpi"(%1012, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1013) ({
          %1014 = "llvm.load"(%138) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1015 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1016 = "llvm.load"(%140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1017 = "llvm.load"(%141) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1018 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1019 = "vector.from_elements"(%1014, %1015, %1016, %1017) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1019, %1018) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1020 = "llvm.load"(%72) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1021 = "arith.cmpi"(%1020, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1021) ({
          %1022 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1023 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1024 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1025 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1026 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1027 = "vector.from_elements"(%1022, %1023, %1024, %1025) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1027, %1026) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1028 = "llvm.load"(%78) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1029 = "arith.cmpi"(%1028, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1029) ({
          %1030 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1031 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1032 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1033 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1034 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1035 = "vector.from_elements"(%1030, %1031, %1032, %1033) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1035, %1034) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1036 = "llvm.load"(%84) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1037 = "arith.cmpi"(%1036, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1037) ({
          %1038 = "llvm.load"(%150) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1039 = "llvm.load"(%151) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1040 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1041 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1042 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1043 = "vector.from_elements"(%1038, %1039, %1040, %1041) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1043, %1042) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1044 = "llvm.load"(%90) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1045 = "arith.cmpi"(%1044, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1045) ({
          %1046 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1047 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1048 = "llvm.load"(%156) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1049 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1050 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1051 = "vector.from_elements"(%1046, %1047, %1048, %1049) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1051, %1050) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1052 = "llvm.load"(%96) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %1053 = "arith.cmpi"(%1052, %163) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%1053) ({
          %1054 = "llvm.load"(%158) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1055 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1056 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1057 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1058 = "llvm.getelementptr"(%996) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1059 = "vector.from_elements"(%1054, %1055, %1056, %1057) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1059, %1058) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rmsnorm_row", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
    %8 = "arith.constant"() {value = 1 : i32} : () -> i32
    %9 = "arith.constant"() {value = 256 : i32} : () -> i32
    %10 = "arith.constant"() {value = 32 : i32} : () -> i32
    "gpu.launch_func"(%1, %8, %8, %9, %8, %8, %10, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@rmsnorm_row, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
