"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "arith.constant"() {value = 8 : i32} : () -> i32
      %7 = "llvm.alloca"(%6) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %8 = "arith.constant"() {value = 32 : i32} : () -> i32
      %9 = "llvm.alloca"(%8) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "arith.extsi"(%10) : (i32) -> i64
      %18 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %19 = "arith.constant"() {value = 1 : i32} : () -> i32
      %20 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %21 = "arith.addi"(%2, %20) : (i32, i32) -> i32
      %22 = "arith.divui"(%21, %18) : (i32, i32) -> i32
      %23 = "arith.muli"(%17, %3) : (i64, i64) -> i64
      %24 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %25 = "arith.constant"() {value = 4 : i32} : () -> i32
      %26 = "arith.muli"(%14, %25) : (i32, i32) -> i32
      %27 = "llvm.getelementptr"(%24, %26) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %28 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %29 = "arith.cmpi"(%26, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %30 = "arith.andi"(%28, %29) : (i1, i1) -> i1
      %31 = "arith.extui"(%30) : (i1) -> i8
      "llvm.store"(%31, %7) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %32 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %33 = "arith.addi"(%26, %32) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %35 = "arith.andi"(%28, %34) : (i1, i1) -> i1
      %36 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %37 = "arith.extui"(%35) : (i1) -> i8
      "llvm.store"(%37, %36) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %38 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %39 = "arith.addi"(%26, %38) : (i32, i32) -> i32
      %40 = "arith.cmpi"(%39, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %41 = "arith.andi"(%28, %40) : (i1, i1) -> i1
      %42 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %43 = "arith.extui"(%41) : (i1) -> i8
      "llvm.store"(%43, %42) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %44 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %45 = "arith.addi"(%26, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "arith.andi"(%28, %46) : (i1, i1) -> i1
      %48 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %49 = "arith.extui"(%47) : (i1) -> i8
      "llvm.store"(%49, %48) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %50 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %51 = "arith.addi"(%26, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %53 = "arith.andi"(%28, %52) : (i1, i1) -> i1
      %54 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %55 = "arith.extui"(%53) : (i1) -> i8
      "llvm.store"(%55, %54) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %56 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %57 = "arith.addi"(%26, %56) : (i32, i32) -> i32
      %58 = "arith.cmpi"(%57, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %59 = "arith.andi"(%28, %58) : (i1, i1) -> i1
      %60 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %61 = "arith.extui"(%59) : (i1) -> i8
      "llvm.store"(%61, %60) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %62 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %63 = "arith.addi"(%26, %62) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%63, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %65 = "arith.andi"(%28, %64) : (i1, i1) -> i1
      %66 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %67 = "arith.extui"(%65) : (i1) -> i8
      "llvm.store"(%67, %66) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %68 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %69 = "arith.addi"(%26, %68) : (i32, i32) -> i32
      %70 = "arith.cmpi"(%69, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %71 = "arith.andi"(%28, %70) : (i1, i1) -> i1
      %72 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %73 = "arith.extui"(%71) : (i1) -> i8
      "llvm.store"(%73, %72) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %74 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
      %75 = "vector.extract"(%74) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %76 = "vector.extract"(%74) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %77 = "vector.extract"(%74) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %78 = "vector.extract"(%74) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %79 = "vector.extract"(%74) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %80 = "vector.extract"(%74) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %81 = "vector.extract"(%74) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %82 = "vector.extract"(%74) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %83 = "vector.extract"(%74) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %84 = "vector.extract"(%74) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %85 = "vector.extract"(%74) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %86 = "vector.extract"(%74) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %87 = "vector.extract"(%74) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %88 = "vector.extract"(%74) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %89 = "vector.extract"(%74) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %90 = "vector.extract"(%74) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %91 = "vector.extract"(%74) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %92 = "vector.extract"(%74) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %93 = "vector.extract"(%74) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %94 = "vector.extract"(%74) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %95 = "vector.extract"(%74) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %96 = "vector.extract"(%74) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %97 = "vector.extract"(%74) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %98 = "vector.extract"(%74) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %99 = "vector.extract"(%74) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %100 = "vector.extract"(%74) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %101 = "vector.extract"(%74) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %102 = "vector.extract"(%74) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %103 = "vector.extract"(%74) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %104 = "vector.extract"(%74) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %105 = "vector.extract"(%74) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %106 = "vector.extract"(%74) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      "llvm.store"(%75, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %107 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%76, %107) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %108 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%77, %108) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %109 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%78, %109) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %110 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%79, %110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %111 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%80, %111) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %112 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%81, %112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %113 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%82, %113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %114 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%83, %114) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %115 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%84, %115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %116 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%85, %116) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %117 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%86, %117) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %118 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%87, %118) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %119 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%88, %119) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %120 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%89, %120) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %121 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%90, %121) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %122 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%91, %122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %123 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%92, %123) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %124 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%93, %124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %125 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%94, %125) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %126 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%95, %126) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %127 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%96, %127) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %128 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%97, %128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %129 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%98, %129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %130 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%99, %130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %131 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%100, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %132 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%101, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %133 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%102, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %134 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%103, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %135 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%104, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %136 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%105, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %137 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%106, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %138 = "llvm.load"(%7) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %139 = "arith.constant"() {value = 0 : i8} : () -> i8
      %140 = "arith.cmpi"(%138, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%140) ({
        %141 = "llvm.load"(%27) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %143 = "vector.extract"(%141) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%141) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%141) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%142, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%143, %107) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%144, %108) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%145, %109) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %146 = "llvm.load"(%36) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %147 = "arith.cmpi"(%146, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%147) ({
        %148 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %149 = "llvm.load"(%148) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %150 = "vector.extract"(%149) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %151 = "vector.extract"(%149) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %152 = "vector.extract"(%149) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %153 = "vector.extract"(%149) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%150, %110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%151, %111) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%152, %112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%153, %113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %154 = "llvm.load"(%42) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %155 = "arith.cmpi"(%154, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%155) ({
        %156 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %157 = "llvm.load"(%156) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %158 = "vector.extract"(%157) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%157) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%157) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%157) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%158, %114) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%159, %115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%160, %116) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%161, %117) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %162 = "llvm.load"(%48) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %163 = "arith.cmpi"(%162, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%163) ({
        %164 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %165 = "llvm.load"(%164) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %166 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %169 = "vector.extract"(%165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%166, %118) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%167, %119) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%168, %120) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%169, %121) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %170 = "llvm.load"(%54) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %171 = "arith.cmpi"(%170, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%171) ({
        %172 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %173 = "llvm.load"(%172) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %176 = "vector.extract"(%173) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %177 = "vector.extract"(%173) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%174, %122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%175, %123) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%176, %124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%177, %125) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %178 = "llvm.load"(%60) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %179 = "arith.cmpi"(%178, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%179) ({
        %180 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %181 = "llvm.load"(%180) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %183 = "vector.extract"(%181) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %184 = "vector.extract"(%181) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %185 = "vector.extract"(%181) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%182, %126) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%183, %127) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%184, %128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%185, %129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %186 = "llvm.load"(%66) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %187 = "arith.cmpi"(%186, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%187) ({
        %188 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %189 = "llvm.load"(%188) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %190 = "vector.extract"(%189) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %191 = "vector.extract"(%189) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %192 = "vector.extract"(%189) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %193 = "vector.extract"(%189) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%190, %130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%191, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%192, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%193, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %194 = "llvm.load"(%72) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %195 = "arith.cmpi"(%194, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%195) ({
        %196 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %197 = "llvm.load"(%196) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %198 = "vector.extract"(%197) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %199 = "vector.extract"(%197) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %200 = "vector.extract"(%197) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %201 = "vector.extract"(%197) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%198, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%199, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%200, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%201, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %202 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %203 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %204 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %205 = "arith.muli"(%17, %5) : (i64, i64) -> i64
      %206 = "llvm.getelementptr"(%4, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "arith.muli"(%202, %25) : (i32, i32) -> i32
      %208 = "llvm.getelementptr"(%206, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %209 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %210 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %211 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %212 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %213 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %214 = "llvm.load"(%111) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %215 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %216 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %217 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %218 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %219 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %220 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %221 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %222 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %223 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %224 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %225 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %226 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %227 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %228 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %229 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %230 = "llvm.load"(%127) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %231 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %232 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %233 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %234 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %235 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %236 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %237 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %238 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %239 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %240 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %241 = "vector.from_elements"(%209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225, %226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %242 = "vector.shuffle"(%241, %241) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %243 = "vector.shuffle"(%241, %241) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %244 = "arith.maxnumf"(%242, %243) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %245 = "vector.shuffle"(%244, %244) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %246 = "vector.shuffle"(%244, %244) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %247 = "arith.maxnumf"(%245, %246) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %248 = "vector.shuffle"(%247, %247) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %249 = "vector.shuffle"(%247, %247) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %250 = "arith.maxnumf"(%248, %249) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %251 = "vector.shuffle"(%250, %250) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %252 = "vector.shuffle"(%250, %250) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %253 = "arith.maxnumf"(%251, %252) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %254 = "vector.shuffle"(%253, %253) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %255 = "vector.shuffle"(%253, %253) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %256 = "arith.maxnumf"(%254, %255) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %257 = "vector.extract"(%256) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %258 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %259 = "arith.maxnumf"(%257, %258) : (f32, f32) -> f32
      %260 = "arith.constant"() {value = -1 : i32} : () -> i32
      %261 = "arith.constant"() {value = 16 : i32} : () -> i32
      %262 = "arith.constant"() {value = 31 : i32} : () -> i32
      %263 = "nvvm.shfl.sync"(%260, %259, %261, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %264 = "arith.maxnumf"(%259, %263) : (f32, f32) -> f32
      %265 = "arith.constant"() {value = 8 : i32} : () -> i32
      %266 = "nvvm.shfl.sync"(%260, %264, %265, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %267 = "arith.maxnumf"(%264, %266) : (f32, f32) -> f32
      %268 = "nvvm.shfl.sync"(%260, %267, %25, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %269 = "arith.maxnumf"(%267, %268) : (f32, f32) -> f32
      %270 = "arith.constant"() {value = 2 : i32} : () -> i32
      %271 = "nvvm.shfl.sync"(%260, %269, %270, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %272 = "arith.maxnumf"(%269, %271) : (f32, f32) -> f32
      %273 = "nvvm.shfl.sync"(%260, %272, %19, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %274 = "arith.maxnumf"(%272, %273) : (f32, f32) -> f32
      %275 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %276 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %277 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %278 = "arith.constant"() {value = 32 : i32} : () -> i32
      %279 = "arith.remui"(%275, %278) : (i32, i32) -> i32
      %280 = "arith.constant"() {value = 0 : i32} : () -> i32
      %281 = "arith.cmpi"(%279, %280) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%281) ({
        %282 = "arith.divui"(%275, %278) : (i32, i32) -> i32
        %283 = "llvm.getelementptr"(%13, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%274, %283) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %284 = "arith.remui"(%275, %265) : (i32, i32) -> i32
      %285 = "llvm.getelementptr"(%13, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %287 = "nvvm.shfl.sync"(%260, %286, %25, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %288 = "arith.maxnumf"(%286, %287) : (f32, f32) -> f32
      %289 = "nvvm.shfl.sync"(%260, %288, %270, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %290 = "arith.maxnumf"(%288, %289) : (f32, f32) -> f32
      %291 = "nvvm.shfl.sync"(%260, %290, %19, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %292 = "arith.maxnumf"(%290, %291) : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %293 = "vector.broadcast"(%292) : (f32) -> vector<32xf32>
      %294 = "arith.subf"(%241, %293) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %295 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %296 = "vector.extract"(%294) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %297 = "vector.extract"(%294) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %298 = "vector.extract"(%294) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %299 = "vector.extract"(%294) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %300 = "vector.extract"(%294) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %301 = "vector.extract"(%294) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %302 = "vector.extract"(%294) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %303 = "vector.extract"(%294) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %304 = "vector.extract"(%294) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %305 = "vector.extract"(%294) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %306 = "vector.extract"(%294) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %307 = "vector.extract"(%294) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %308 = "vector.extract"(%294) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %309 = "vector.extract"(%294) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %310 = "vector.extract"(%294) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %311 = "vector.extract"(%294) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %312 = "vector.extract"(%294) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %313 = "vector.extract"(%294) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %314 = "vector.extract"(%294) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %315 = "vector.extract"(%294) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %316 = "vector.extract"(%294) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %317 = "vector.extract"(%294) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %318 = "vector.extract"(%294) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %319 = "vector.extract"(%294) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %320 = "vector.extract"(%294) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %321 = "vector.extract"(%294) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %322 = "vector.extract"(%294) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %323 = "vector.extract"(%294) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %324 = "vector.extract"(%294) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %325 = "vector.extract"(%294) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %326 = "vector.extract"(%294) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %327 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
      %328 = "arith.mulf"(%295, %327) : (f32, f32) -> f32
      %329 = "llvm.call_intrinsic"(%328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %330 = "arith.mulf"(%296, %327) : (f32, f32) -> f32
      %331 = "llvm.call_intrinsic"(%330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %332 = "arith.mulf"(%297, %327) : (f32, f32) -> f32
      %333 = "llvm.call_intrinsic"(%332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %334 = "arith.mulf"(%298, %327) : (f32, f32) -> f32
      %335 = "llvm.call_intrinsic"(%334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %336 = "arith.mulf"(%299, %327) : (f32, f32) -> f32
      %337 = "llvm.call_intrinsic"(%336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %338 = "arith.mulf"(%300, %327) : (f32, f32) -> f32
      %339 = "llvm.call_intrinsic"(%338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %340 = "arith.mulf"(%301, %327) : (f32, f32) -> f32
      %341 = "llvm.call_intrinsic"(%340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %342 = "arith.mulf"(%302, %327) : (f32, f32) -> f32
      %343 = "llvm.call_intrinsic"(%342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %344 = "arith.mulf"(%303, %327) : (f32, f32) -> f32
      %345 = "llvm.call_intrinsic"(%344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %346 = "arith.mulf"(%304, %327) : (f32, f32) -> f32
      %347 = "llvm.call_intrinsic"(%346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %348 = "arith.mulf"(%305, %327) : (f32, f32) -> f32
      %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %350 = "arith.mulf"(%306, %327) : (f32, f32) -> f32
      %351 = "llvm.call_intrinsic"(%350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %352 = "arith.mulf"(%307, %327) : (f32, f32) -> f32
      %353 = "llvm.call_intrinsic"(%352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %354 = "arith.mulf"(%308, %327) : (f32, f32) -> f32
      %355 = "llvm.call_intrinsic"(%354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %356 = "arith.mulf"(%309, %327) : (f32, f32) -> f32
      %357 = "llvm.call_intrinsic"(%356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %358 = "arith.mulf"(%310, %327) : (f32, f32) -> f32
      %359 = "llvm.call_intrinsic"(%358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %360 = "arith.mulf"(%311, %327) : (f32, f32) -> f32
      %361 = "llvm.call_intrinsic"(%360) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %362 = "arith.mulf"(%312, %327) : (f32, f32) -> f32
      %363 = "llvm.call_intrinsic"(%362) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %364 = "arith.mulf"(%313, %327) : (f32, f32) -> f32
      %365 = "llvm.call_intrinsic"(%364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %366 = "arith.mulf"(%314, %327) : (f32, f32) -> f32
      %367 = "llvm.call_intrinsic"(%366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %368 = "arith.mulf"(%315, %327) : (f32, f32) -> f32
      %369 = "llvm.call_intrinsic"(%368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %370 = "arith.mulf"(%316, %327) : (f32, f32) -> f32
      %371 = "llvm.call_intrinsic"(%370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %372 = "arith.mulf"(%317, %327) : (f32, f32) -> f32
      %373 = "llvm.call_intrinsic"(%372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %374 = "arith.mulf"(%318, %327) : (f32, f32) -> f32
      %375 = "llvm.call_intrinsic"(%374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %376 = "arith.mulf"(%319, %327) : (f32, f32) -> f32
      %377 = "llvm.call_intrinsic"(%376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %378 = "arith.mulf"(%320, %327) : (f32, f32) -> f32
      %379 = "llvm.call_intrinsic"(%378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %380 = "arith.mulf"(%321, %327) : (f32, f32) -> f32
      %381 = "llvm.call_intrinsic"(%380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %382 = "arith.mulf"(%322, %327) : (f32, f32) -> f32
      %383 = "llvm.call_intrinsic"(%382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %384 = "arith.mulf"(%323, %327) : (f32, f32) -> f32
      %385 = "llvm.call_intrinsic"(%384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %386 = "arith.mulf"(%324, %327) : (f32, f32) -> f32
      %387 = "llvm.call_intrinsic"(%386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %388 = "arith.mulf"(%325, %327) : (f32, f32) -> f32
      %389 = "llvm.call_intrinsic"(%388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %390 = "arith.mulf"(%326, %327) : (f32, f32) -> f32
      %391 = "llvm.call_intrinsic"(%390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %392 = "vector.from_elements"(%329, %331, %333, %335, %337, %339, %341, %343, %345, %347, %349, %351, %353, %355, %357, %359, %361, %363, %365, %367, %369, %371, %373, %375, %377, %379, %381, %383, %385, %387, %389, %391) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %393 = "vector.shuffle"(%392, %392) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %394 = "vector.shuffle"(%392, %392) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %395 = "arith.addf"(%393, %394) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %396 = "vector.shuffle"(%395, %395) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %397 = "vector.shuffle"(%395, %395) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %398 = "arith.addf"(%396, %397) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %399 = "vector.shuffle"(%398, %398) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %400 = "vector.shuffle"(%398, %398) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %401 = "arith.addf"(%399, %400) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %402 = "vector.shuffle"(%401, %401) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %403 = "vector.shuffle"(%401, %401) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %404 = "arith.addf"(%402, %403) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %405 = "vector.shuffle"(%404, %404) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %406 = "vector.shuffle"(%404, %404) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %407 = "arith.addf"(%405, %406) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %408 = "vector.extract"(%407) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %409 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %410 = "arith.addf"(%408, %409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %411 = "nvvm.shfl.sync"(%260, %410, %261, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %412 = "arith.addf"(%410, %411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %413 = "nvvm.shfl.sync"(%260, %412, %265, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %414 = "arith.addf"(%412, %413) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %415 = "nvvm.shfl.sync"(%260, %414, %25, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %416 = "arith.addf"(%414, %415) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %417 = "nvvm.shfl.sync"(%260, %416, %270, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %418 = "arith.addf"(%416, %417) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %419 = "nvvm.shfl.sync"(%260, %418, %19, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %420 = "arith.addf"(%418, %419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %421 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %422 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %423 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %424 = "arith.remui"(%421, %278) : (i32, i32) -> i32
      %425 = "arith.cmpi"(%424, %280) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%425) ({
        %426 = "arith.divui"(%421, %278) : (i32, i32) -> i32
        %427 = "llvm.getelementptr"(%13, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%420, %427) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %428 = "arith.remui"(%421, %265) : (i32, i32) -> i32
      %429 = "llvm.getelementptr"(%13, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %431 = "nvvm.shfl.sync"(%260, %430, %25, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %432 = "arith.addf"(%430, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %433 = "nvvm.shfl.sync"(%260, %432, %270, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %434 = "arith.addf"(%432, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %435 = "nvvm.shfl.sync"(%260, %434, %19, %262) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %436 = "arith.addf"(%434, %435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %437 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %438 = "arith.divf"(%437, %436) : (f32, f32) -> f32
      %439 = "vector.broadcast"(%438) : (f32) -> vector<32xf32>
      %440 = "arith.mulf"(%392, %439) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %441 = "vector.extract"(%440) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %442 = "vector.extract"(%440) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %443 = "vector.extract"(%440) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %444 = "vector.extract"(%440) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %445 = "vector.extract"(%440) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %446 = "vector.extract"(%440) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %447 = "vector.extract"(%440) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %448 = "vector.extract"(%440) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %449 = "vector.extract"(%440) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %450 = "vector.extract"(%440) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %451 = "vector.extract"(%440) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %452 = "vector.extract"(%440) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %453 = "vector.extract"(%440) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %454 = "vector.extract"(%440) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %455 = "vector.extract"(%440) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %456 = "vector.extract"(%440) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %457 = "vector.extract"(%440) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %458 = "vector.extract"(%440) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %459 = "vector.extract"(%440) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %460 = "vector.extract"(%440) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %461 = "vector.extract"(%440) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %462 = "vector.extract"(%440) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %463 = "vector.extract"(%440) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %464 = "vector.extract"(%440) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %465 = "vector.extract"(%440) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %466 = "vector.extract"(%440) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %467 = "vector.extract"(%440) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %468 = "vector.extract"(%440) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %469 = "vector.extract"(%440) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %470 = "vector.extract"(%440) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %471 = "vector.extract"(%440) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %472 = "vector.extract"(%440) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      "llvm.store"(%441, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%442, %107) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%443, %108) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%444, %109) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%445, %110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%446, %111) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%447, %112) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%448, %113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%449, %114) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%450, %115) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%451, %116) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%452, %117) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%453, %118) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%454, %119) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%455, %120) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%456, %121) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%457, %122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%458, %123) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%459, %124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%460, %125) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%461, %126) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%462, %127) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%463, %128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%464, %129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%465, %130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%466, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%467, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%468, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%469, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%470, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%471, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      "llvm.store"(%472, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %473 = "llvm.load"(%7) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %474 = "arith.cmpi"(%473, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%474) ({
        %475 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %476 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %477 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %478 = "llvm.load"(%109) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %479 = "vector.from_elements"(%475, %476, %477, %478) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%479, %208) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %480 = "llvm.load"(%36) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %481 = "arith.cmpi"(%480, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%481) ({
        %482 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %483 = "llvm.load"(%111) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %484 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %485 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %486 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %487 = "vector.from_elements"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%487, %486) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %488 = "llvm.load"(%42) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %489 = "arith.cmpi"(%488, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%489) ({
        %490 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %491 = "llvm.load"(%115) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %492 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %493 = "llvm.load"(%117) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %494 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %495 = "vector.from_elements"(%490, %491, %492, %493) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%495, %494) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %496 = "llvm.load"(%48) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %497 = "arith.cmpi"(%496, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%497) ({
        %498 = "llvm.load"(%118) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %499 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %500 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %501 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %502 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %503 = "vector.from_elements"(%498, %499, %500, %501) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%503, %502) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %504 = "llvm.load"(%54) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %505 = "arith.cmpi"(%504, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%505) ({
        %506 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %507 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %508 = "llvm.load"(%124) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %509 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %510 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %511 = "vector.from_elements"(%506, %507, %508, %509) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%511, %510) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %512 = "llvm.load"(%60) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %513 = "arith.cmpi"(%512, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%513) ({
        %514 = "llvm.load"(%126) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %515 = "llvm.load"(%127) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %516 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %517 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %518 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %519 = "vector.from_elements"(%514, %515, %516, %517) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%519, %518) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %520 = "llvm.load"(%66) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %521 = "arith.cmpi"(%520, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%521) ({
        %522 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %523 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %524 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %525 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %526 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %527 = "vector.from_elements"(%522, %523, %524, %525) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%527, %526) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %528 = "llvm.load"(%72) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %529 = "arith.cmpi"(%528, %139) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%529) ({
        %530 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %531 = "llvm.load"(%135) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %532 = "llvm.load"(%136) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %533 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %534 = "llvm.getelementptr"(%208) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %535 = "vector.from_elements"(%530, %531, %532, %533) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%535, %534) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_short", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "arith.constant"() {value = 8 : i32} : () -> i32
      %7 = "llvm.alloca"(%6) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %8 = "arith.constant"() {value = 32 : i32} : () -> i32
      %9 = "llvm.alloca"(%8) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %10 = "arith.constant"() {value = 8 : i32} : () -> i32
      %11 = "llvm.alloca"(%10) {elem_type = i8, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %12 = "arith.constant"() {value = 32 : i32} : () -> i32
      %13 = "llvm.alloca"(%12) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %20 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %21 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %22 = "arith.addi"(%2, %21) : (i32, i32) -> i32
      %23 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %24 = "arith.divui"(%22, %23) : (i32, i32) -> i32
      %25 = "arith.constant"() {value = 0 : i32} : () -> i32
      %26 = "arith.constant"() {value = 1 : i32} : () -> i32
      %27 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %28 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %29, %30 = "scf.for"(%25, %24, %26, %27, %28) ({
      ^bb0(%31: i32, %32: f32, %33: f32):
        %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %37 = "arith.extsi"(%14) : (i32) -> i64
        %38 = "arith.extsi"(%31) : (i32) -> i64
        %39 = "arith.muli"(%37, %3) : (i64, i64) -> i64
        %40 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %41 = "arith.muli"(%38, %40) : (i64, i64) -> i64
        %42 = "arith.addi"(%39, %41) : (i64, i64) -> i64
        %43 = "llvm.getelementptr"(%0, %42) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %44 = "arith.constant"() {value = 4 : i32} : () -> i32
        %45 = "arith.muli"(%34, %44) : (i32, i32) -> i32
        %46 = "llvm.getelementptr"(%43, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %47 = "arith.muli"(%31, %23) : (i32, i32) -> i32
        %48 = "arith.addi"(%47, %45) : (i32, i32) -> i32
        %49 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %50 = "arith.cmpi"(%48, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %51 = "arith.andi"(%49, %50) : (i1, i1) -> i1
        %52 = "arith.extui"(%51) : (i1) -> i8
        "llvm.store"(%52, %7) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %53 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %54 = "arith.addi"(%48, %53) : (i32, i32) -> i32
        %55 = "arith.cmpi"(%54, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %56 = "arith.andi"(%49, %55) : (i1, i1) -> i1
        %57 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %58 = "arith.extui"(%56) : (i1) -> i8
        "llvm.store"(%58, %57) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %59 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %60 = "arith.addi"(%48, %59) : (i32, i32) -> i32
        %61 = "arith.cmpi"(%60, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %62 = "arith.andi"(%49, %61) : (i1, i1) -> i1
        %63 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %64 = "arith.extui"(%62) : (i1) -> i8
        "llvm.store"(%64, %63) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %65 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %66 = "arith.addi"(%48, %65) : (i32, i32) -> i32
        %67 = "arith.cmpi"(%66, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %68 = "arith.andi"(%49, %67) : (i1, i1) -> i1
        %69 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %70 = "arith.extui"(%68) : (i1) -> i8
        "llvm.store"(%70, %69) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %71 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %72 = "arith.addi"(%48, %71) : (i32, i32) -> i32
        %73 = "arith.cmpi"(%72, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %74 = "arith.andi"(%49, %73) : (i1, i1) -> i1
        %75 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %76 = "arith.extui"(%74) : (i1) -> i8
        "llvm.store"(%76, %75) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %77 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %78 = "arith.addi"(%48, %77) : (i32, i32) -> i32
        %79 = "arith.cmpi"(%78, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %80 = "arith.andi"(%49, %79) : (i1, i1) -> i1
        %81 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %82 = "arith.extui"(%80) : (i1) -> i8
        "llvm.store"(%82, %81) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %83 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %84 = "arith.addi"(%48, %83) : (i32, i32) -> i32
        %85 = "arith.cmpi"(%84, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %86 = "arith.andi"(%49, %85) : (i1, i1) -> i1
        %87 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %88 = "arith.extui"(%86) : (i1) -> i8
        "llvm.store"(%88, %87) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %89 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %90 = "arith.addi"(%48, %89) : (i32, i32) -> i32
        %91 = "arith.cmpi"(%90, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %92 = "arith.andi"(%49, %91) : (i1, i1) -> i1
        %93 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %94 = "arith.extui"(%92) : (i1) -> i8
        "llvm.store"(%94, %93) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %95 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
        %96 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %97 = "vector.extract"(%95) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %98 = "vector.extract"(%95) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %99 = "vector.extract"(%95) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %100 = "vector.extract"(%95) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %101 = "vector.extract"(%95) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %102 = "vector.extract"(%95) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %103 = "vector.extract"(%95) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %104 = "vector.extract"(%95) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %105 = "vector.extract"(%95) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %106 = "vector.extract"(%95) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %107 = "vector.extract"(%95) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %108 = "vector.extract"(%95) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %109 = "vector.extract"(%95) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %110 = "vector.extract"(%95) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %111 = "vector.extract"(%95) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %112 = "vector.extract"(%95) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %113 = "vector.extract"(%95) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %114 = "vector.extract"(%95) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %115 = "vector.extract"(%95) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %116 = "vector.extract"(%95) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %117 = "vector.extract"(%95) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %118 = "vector.extract"(%95) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %119 = "vector.extract"(%95) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %120 = "vector.extract"(%95) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %121 = "vector.extract"(%95) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %122 = "vector.extract"(%95) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %123 = "vector.extract"(%95) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %124 = "vector.extract"(%95) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %125 = "vector.extract"(%95) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %126 = "vector.extract"(%95) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %127 = "vector.extract"(%95) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        "llvm.store"(%96, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %128 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%97, %128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %129 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%98, %129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %130 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%99, %130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %131 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%100, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %132 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%101, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %133 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%102, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %134 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%103, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %135 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%104, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %136 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%105, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %137 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%106, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %138 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%107, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %139 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%108, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %140 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%109, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %141 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%110, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %142 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%111, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %143 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%112, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %144 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%113, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %145 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%114, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %146 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%115, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %147 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%116, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %148 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%117, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %149 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%118, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %150 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%119, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %151 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%120, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %152 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%121, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %153 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%122, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %154 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%123, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %155 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%124, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %156 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%125, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %157 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%126, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %158 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%127, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %159 = "llvm.load"(%7) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %160 = "arith.constant"() {value = 0 : i8} : () -> i8
        %161 = "arith.cmpi"(%159, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%161) ({
          %162 = "llvm.load"(%46) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %163 = "vector.extract"(%162) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %164 = "vector.extract"(%162) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%162) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %166 = "vector.extract"(%162) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%163, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%164, %128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%165, %129) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%166, %130) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %167 = "llvm.load"(%57) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %168 = "arith.cmpi"(%167, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%168) ({
          %169 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %170 = "llvm.load"(%169) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %171 = "vector.extract"(%170) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %172 = "vector.extract"(%170) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %173 = "vector.extract"(%170) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %174 = "vector.extract"(%170) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%171, %131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%172, %132) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%173, %133) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%174, %134) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %175 = "llvm.load"(%63) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %176 = "arith.cmpi"(%175, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%176) ({
          %177 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %178 = "llvm.load"(%177) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %179 = "vector.extract"(%178) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%178) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %181 = "vector.extract"(%178) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %182 = "vector.extract"(%178) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%179, %135) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%180, %136) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%181, %137) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%182, %138) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %183 = "llvm.load"(%69) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %184 = "arith.cmpi"(%183, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%184) ({
          %185 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %189 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %190 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%187, %139) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%188, %140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%189, %141) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%190, %142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %191 = "llvm.load"(%75) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %192 = "arith.cmpi"(%191, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%192) ({
          %193 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %194 = "llvm.load"(%193) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %195 = "vector.extract"(%194) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %196 = "vector.extract"(%194) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %197 = "vector.extract"(%194) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %198 = "vector.extract"(%194) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%195, %143) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%196, %144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%197, %145) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%198, %146) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %199 = "llvm.load"(%81) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %200 = "arith.cmpi"(%199, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%200) ({
          %201 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %202 = "llvm.load"(%201) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%203, %147) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%204, %148) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%205, %149) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%206, %150) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %207 = "llvm.load"(%87) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %208 = "arith.cmpi"(%207, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%208) ({
          %209 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %210 = "llvm.load"(%209) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %212 = "vector.extract"(%210) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %213 = "vector.extract"(%210) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %214 = "vector.extract"(%210) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%211, %151) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%212, %152) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%213, %153) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%214, %154) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %215 = "llvm.load"(%93) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %216 = "arith.cmpi"(%215, %160) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%216) ({
          %217 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %218 = "llvm.load"(%217) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %219 = "vector.extract"(%218) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %220 = "vector.extract"(%218) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %221 = "vector.extract"(%218) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %222 = "vector.extract"(%218) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%219, %155) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%220, %156) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%221, %157) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%222, %158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %223 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %224 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %225 = "llvm.load"(%129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %226 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr) -> f32
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
        %255 = "vector.from_elements"(%223, %224, %225, %226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %256 = "vector.shuffle"(%255, %255) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %257 = "vector.shuffle"(%255, %255) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %258 = "arith.maxnumf"(%256, %257) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %259 = "vector.shuffle"(%258, %258) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %260 = "vector.shuffle"(%258, %258) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %261 = "arith.maxnumf"(%259, %260) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %262 = "vector.shuffle"(%261, %261) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %263 = "vector.shuffle"(%261, %261) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %264 = "arith.maxnumf"(%262, %263) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %265 = "vector.shuffle"(%264, %264) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %266 = "vector.shuffle"(%264, %264) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %267 = "arith.maxnumf"(%265, %266) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %268 = "vector.shuffle"(%267, %267) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %269 = "vector.shuffle"(%267, %267) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %270 = "arith.maxnumf"(%268, %269) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %271 = "vector.extract"(%270) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %272 = "arith.maxnumf"(%271, %32) : (f32, f32) -> f32
        %273 = "arith.constant"() {value = -1 : i32} : () -> i32
        %274 = "arith.constant"() {value = 16 : i32} : () -> i32
        %275 = "arith.constant"() {value = 31 : i32} : () -> i32
        %276 = "nvvm.shfl.sync"(%273, %272, %274, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %277 = "arith.maxnumf"(%272, %276) : (f32, f32) -> f32
        %278 = "arith.constant"() {value = 8 : i32} : () -> i32
        %279 = "nvvm.shfl.sync"(%273, %277, %278, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %280 = "arith.maxnumf"(%277, %279) : (f32, f32) -> f32
        %281 = "nvvm.shfl.sync"(%273, %280, %44, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %282 = "arith.maxnumf"(%280, %281) : (f32, f32) -> f32
        %283 = "arith.constant"() {value = 2 : i32} : () -> i32
        %284 = "nvvm.shfl.sync"(%273, %282, %283, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %285 = "arith.maxnumf"(%282, %284) : (f32, f32) -> f32
        %286 = "nvvm.shfl.sync"(%273, %285, %26, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %287 = "arith.maxnumf"(%285, %286) : (f32, f32) -> f32
        %288 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %289 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %290 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %291 = "arith.constant"() {value = 32 : i32} : () -> i32
        %292 = "arith.remui"(%288, %291) : (i32, i32) -> i32
        %293 = "arith.cmpi"(%292, %25) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%293) ({
          %294 = "arith.divui"(%288, %291) : (i32, i32) -> i32
          %295 = "llvm.getelementptr"(%20, %294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%287, %295) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %296 = "arith.remui"(%288, %278) : (i32, i32) -> i32
        %297 = "llvm.getelementptr"(%20, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %299 = "nvvm.shfl.sync"(%273, %298, %44, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %300 = "arith.maxnumf"(%298, %299) : (f32, f32) -> f32
        %301 = "nvvm.shfl.sync"(%273, %300, %283, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %302 = "arith.maxnumf"(%300, %301) : (f32, f32) -> f32
        %303 = "nvvm.shfl.sync"(%273, %302, %26, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %304 = "arith.maxnumf"(%302, %303) : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %305 = "vector.broadcast"(%304) : (f32) -> vector<32xf32>
        %306 = "arith.subf"(%255, %305) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %308 = "vector.extract"(%306) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %309 = "vector.extract"(%306) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %310 = "vector.extract"(%306) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %311 = "vector.extract"(%306) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %312 = "vector.extract"(%306) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %313 = "vector.extract"(%306) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %314 = "vector.extract"(%306) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %315 = "vector.extract"(%306) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %316 = "vector.extract"(%306) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %317 = "vector.extract"(%306) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %318 = "vector.extract"(%306) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %319 = "vector.extract"(%306) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %320 = "vector.extract"(%306) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %321 = "vector.extract"(%306) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %322 = "vector.extract"(%306) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %323 = "vector.extract"(%306) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %324 = "vector.extract"(%306) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %325 = "vector.extract"(%306) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %326 = "vector.extract"(%306) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %327 = "vector.extract"(%306) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %328 = "vector.extract"(%306) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %329 = "vector.extract"(%306) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %330 = "vector.extract"(%306) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %331 = "vector.extract"(%306) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %332 = "vector.extract"(%306) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %333 = "vector.extract"(%306) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %334 = "vector.extract"(%306) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %335 = "vector.extract"(%306) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %336 = "vector.extract"(%306) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %337 = "vector.extract"(%306) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %338 = "vector.extract"(%306) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %339 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
        %340 = "arith.mulf"(%307, %339) : (f32, f32) -> f32
        %341 = "llvm.call_intrinsic"(%340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %342 = "arith.mulf"(%308, %339) : (f32, f32) -> f32
        %343 = "llvm.call_intrinsic"(%342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %344 = "arith.mulf"(%309, %339) : (f32, f32) -> f32
        %345 = "llvm.call_intrinsic"(%344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %346 = "arith.mulf"(%310, %339) : (f32, f32) -> f32
        %347 = "llvm.call_intrinsic"(%346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %348 = "arith.mulf"(%311, %339) : (f32, f32) -> f32
        %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %350 = "arith.mulf"(%312, %339) : (f32, f32) -> f32
        %351 = "llvm.call_intrinsic"(%350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %352 = "arith.mulf"(%313, %339) : (f32, f32) -> f32
        %353 = "llvm.call_intrinsic"(%352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %354 = "arith.mulf"(%314, %339) : (f32, f32) -> f32
        %355 = "llvm.call_intrinsic"(%354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %356 = "arith.mulf"(%315, %339) : (f32, f32) -> f32
        %357 = "llvm.call_intrinsic"(%356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %358 = "arith.mulf"(%316, %339) : (f32, f32) -> f32
        %359 = "llvm.call_intrinsic"(%358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %360 = "arith.mulf"(%317, %339) : (f32, f32) -> f32
        %361 = "llvm.call_intrinsic"(%360) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %362 = "arith.mulf"(%318, %339) : (f32, f32) -> f32
        %363 = "llvm.call_intrinsic"(%362) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %364 = "arith.mulf"(%319, %339) : (f32, f32) -> f32
        %365 = "llvm.call_intrinsic"(%364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %366 = "arith.mulf"(%320, %339) : (f32, f32) -> f32
        %367 = "llvm.call_intrinsic"(%366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %368 = "arith.mulf"(%321, %339) : (f32, f32) -> f32
        %369 = "llvm.call_intrinsic"(%368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %370 = "arith.mulf"(%322, %339) : (f32, f32) -> f32
        %371 = "llvm.call_intrinsic"(%370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %372 = "arith.mulf"(%323, %339) : (f32, f32) -> f32
        %373 = "llvm.call_intrinsic"(%372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %374 = "arith.mulf"(%324, %339) : (f32, f32) -> f32
        %375 = "llvm.call_intrinsic"(%374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %376 = "arith.mulf"(%325, %339) : (f32, f32) -> f32
        %377 = "llvm.call_intrinsic"(%376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %378 = "arith.mulf"(%326, %339) : (f32, f32) -> f32
        %379 = "llvm.call_intrinsic"(%378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %380 = "arith.mulf"(%327, %339) : (f32, f32) -> f32
        %381 = "llvm.call_intrinsic"(%380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %382 = "arith.mulf"(%328, %339) : (f32, f32) -> f32
        %383 = "llvm.call_intrinsic"(%382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %384 = "arith.mulf"(%329, %339) : (f32, f32) -> f32
        %385 = "llvm.call_intrinsic"(%384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %386 = "arith.mulf"(%330, %339) : (f32, f32) -> f32
        %387 = "llvm.call_intrinsic"(%386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %388 = "arith.mulf"(%331, %339) : (f32, f32) -> f32
        %389 = "llvm.call_intrinsic"(%388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %390 = "arith.mulf"(%332, %339) : (f32, f32) -> f32
        %391 = "llvm.call_intrinsic"(%390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %392 = "arith.mulf"(%333, %339) : (f32, f32) -> f32
        %393 = "llvm.call_intrinsic"(%392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %394 = "arith.mulf"(%334, %339) : (f32, f32) -> f32
        %395 = "llvm.call_intrinsic"(%394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %396 = "arith.mulf"(%335, %339) : (f32, f32) -> f32
        %397 = "llvm.call_intrinsic"(%396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %398 = "arith.mulf"(%336, %339) : (f32, f32) -> f32
        %399 = "llvm.call_intrinsic"(%398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %400 = "arith.mulf"(%337, %339) : (f32, f32) -> f32
        %401 = "llvm.call_intrinsic"(%400) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %402 = "arith.mulf"(%338, %339) : (f32, f32) -> f32
        %403 = "llvm.call_intrinsic"(%402) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %404 = "vector.from_elements"(%341, %343, %345, %347, %349, %351, %353, %355, %357, %359, %361, %363, %365, %367, %369, %371, %373, %375, %377, %379, %381, %383, %385, %387, %389, %391, %393, %395, %397, %399, %401, %403) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %405 = "vector.shuffle"(%404, %404) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %406 = "vector.shuffle"(%404, %404) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %407 = "arith.addf"(%405, %406) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %408 = "vector.shuffle"(%407, %407) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %409 = "vector.shuffle"(%407, %407) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %410 = "arith.addf"(%408, %409) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %411 = "vector.shuffle"(%410, %410) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %412 = "vector.shuffle"(%410, %410) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %413 = "arith.addf"(%411, %412) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %414 = "vector.shuffle"(%413, %413) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %415 = "vector.shuffle"(%413, %413) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %416 = "arith.addf"(%414, %415) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %417 = "vector.shuffle"(%416, %416) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %418 = "vector.shuffle"(%416, %416) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %419 = "arith.addf"(%417, %418) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %420 = "vector.extract"(%419) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %421 = "arith.addf"(%420, %28) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %422 = "nvvm.shfl.sync"(%273, %421, %274, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %423 = "arith.addf"(%421, %422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %424 = "nvvm.shfl.sync"(%273, %423, %278, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %425 = "arith.addf"(%423, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %426 = "nvvm.shfl.sync"(%273, %425, %44, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %427 = "arith.addf"(%425, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %428 = "nvvm.shfl.sync"(%273, %427, %283, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %429 = "arith.addf"(%427, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %430 = "nvvm.shfl.sync"(%273, %429, %26, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %431 = "arith.addf"(%429, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %432 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %433 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %434 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %435 = "arith.remui"(%432, %291) : (i32, i32) -> i32
        %436 = "arith.cmpi"(%435, %25) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%436) ({
          %437 = "arith.divui"(%432, %291) : (i32, i32) -> i32
          %438 = "llvm.getelementptr"(%20, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%431, %438) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %439 = "arith.remui"(%432, %278) : (i32, i32) -> i32
        %440 = "llvm.getelementptr"(%20, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %441 = "llvm.load"(%440) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %442 = "nvvm.shfl.sync"(%273, %441, %44, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %443 = "arith.addf"(%441, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %444 = "nvvm.shfl.sync"(%273, %443, %283, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %445 = "arith.addf"(%443, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %446 = "nvvm.shfl.sync"(%273, %445, %26, %275) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %447 = "arith.addf"(%445, %446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %448 = "arith.subf"(%32, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %449 = "arith.mulf"(%448, %339) : (f32, f32) -> f32
        %450 = "llvm.call_intrinsic"(%449) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %451 = "arith.mulf"(%33, %450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %452 = "arith.addf"(%451, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%304, %452) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %453 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %454 = "arith.divf"(%453, %30) : (f32, f32) -> f32
      "scf.for"(%25, %24, %26) ({
      ^bb0(%455: i32):
        %456 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %457 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %458 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %459 = "arith.extsi"(%14) : (i32) -> i64
        %460 = "arith.extsi"(%455) : (i32) -> i64
        %461 = "arith.muli"(%459, %3) : (i64, i64) -> i64
        %462 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %463 = "arith.muli"(%460, %462) : (i64, i64) -> i64
        %464 = "arith.addi"(%461, %463) : (i64, i64) -> i64
        %465 = "llvm.getelementptr"(%0, %464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %466 = "arith.constant"() {value = 4 : i32} : () -> i32
        %467 = "arith.muli"(%456, %466) : (i32, i32) -> i32
        %468 = "llvm.getelementptr"(%465, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %469 = "arith.muli"(%455, %23) : (i32, i32) -> i32
        %470 = "arith.addi"(%469, %467) : (i32, i32) -> i32
        %471 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %472 = "arith.cmpi"(%470, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %473 = "arith.andi"(%471, %472) : (i1, i1) -> i1
        %474 = "arith.extui"(%473) : (i1) -> i8
        "llvm.store"(%474, %11) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %475 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %476 = "arith.addi"(%470, %475) : (i32, i32) -> i32
        %477 = "arith.cmpi"(%476, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %478 = "arith.andi"(%471, %477) : (i1, i1) -> i1
        %479 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %480 = "arith.extui"(%478) : (i1) -> i8
        "llvm.store"(%480, %479) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %481 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %482 = "arith.addi"(%470, %481) : (i32, i32) -> i32
        %483 = "arith.cmpi"(%482, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %484 = "arith.andi"(%471, %483) : (i1, i1) -> i1
        %485 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %486 = "arith.extui"(%484) : (i1) -> i8
        "llvm.store"(%486, %485) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %487 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %488 = "arith.addi"(%470, %487) : (i32, i32) -> i32
        %489 = "arith.cmpi"(%488, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %490 = "arith.andi"(%471, %489) : (i1, i1) -> i1
        %491 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %492 = "arith.extui"(%490) : (i1) -> i8
        "llvm.store"(%492, %491) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %493 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %494 = "arith.addi"(%470, %493) : (i32, i32) -> i32
        %495 = "arith.cmpi"(%494, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %496 = "arith.andi"(%471, %495) : (i1, i1) -> i1
        %497 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %498 = "arith.extui"(%496) : (i1) -> i8
        "llvm.store"(%498, %497) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %499 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %500 = "arith.addi"(%470, %499) : (i32, i32) -> i32
        %501 = "arith.cmpi"(%500, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %502 = "arith.andi"(%471, %501) : (i1, i1) -> i1
        %503 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 5>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %504 = "arith.extui"(%502) : (i1) -> i8
        "llvm.store"(%504, %503) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %505 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %506 = "arith.addi"(%470, %505) : (i32, i32) -> i32
        %507 = "arith.cmpi"(%506, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %508 = "arith.andi"(%471, %507) : (i1, i1) -> i1
        %509 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 6>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %510 = "arith.extui"(%508) : (i1) -> i8
        "llvm.store"(%510, %509) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %511 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %512 = "arith.addi"(%470, %511) : (i32, i32) -> i32
        %513 = "arith.cmpi"(%512, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %514 = "arith.andi"(%471, %513) : (i1, i1) -> i1
        %515 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 7>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %516 = "arith.extui"(%514) : (i1) -> i8
        "llvm.store"(%516, %515) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %517 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
        %518 = "vector.extract"(%517) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %519 = "vector.extract"(%517) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %520 = "vector.extract"(%517) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %521 = "vector.extract"(%517) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %522 = "vector.extract"(%517) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %523 = "vector.extract"(%517) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %524 = "vector.extract"(%517) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %525 = "vector.extract"(%517) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %526 = "vector.extract"(%517) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %527 = "vector.extract"(%517) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %528 = "vector.extract"(%517) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %529 = "vector.extract"(%517) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %530 = "vector.extract"(%517) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %531 = "vector.extract"(%517) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %532 = "vector.extract"(%517) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %533 = "vector.extract"(%517) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %534 = "vector.extract"(%517) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %535 = "vector.extract"(%517) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %536 = "vector.extract"(%517) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %537 = "vector.extract"(%517) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %538 = "vector.extract"(%517) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %539 = "vector.extract"(%517) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %540 = "vector.extract"(%517) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %541 = "vector.extract"(%517) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %542 = "vector.extract"(%517) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %543 = "vector.extract"(%517) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %544 = "vector.extract"(%517) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %545 = "vector.extract"(%517) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %546 = "vector.extract"(%517) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %547 = "vector.extract"(%517) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %548 = "vector.extract"(%517) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %549 = "vector.extract"(%517) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        "llvm.store"(%518, %13) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %550 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%519, %550) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %551 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%520, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %552 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%521, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %553 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%522, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %554 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%523, %554) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %555 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%524, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %556 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%525, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %557 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%526, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %558 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%527, %558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %559 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%528, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %560 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%529, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %561 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%530, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %562 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%531, %562) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %563 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%532, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %564 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%533, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %565 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%534, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %566 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%535, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %567 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%536, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %568 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%537, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %569 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%538, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %570 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%539, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %571 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%540, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %572 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%541, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %573 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%542, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %574 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%543, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %575 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%544, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %576 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%545, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %577 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%546, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %578 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%547, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %579 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%548, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %580 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%549, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %581 = "llvm.load"(%11) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %582 = "arith.constant"() {value = 0 : i8} : () -> i8
        %583 = "arith.cmpi"(%581, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%583) ({
          %584 = "llvm.load"(%468) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %585 = "vector.extract"(%584) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %586 = "vector.extract"(%584) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %587 = "vector.extract"(%584) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %588 = "vector.extract"(%584) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%585, %13) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%586, %550) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%587, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%588, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %589 = "llvm.load"(%479) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %590 = "arith.cmpi"(%589, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%590) ({
          %591 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %592 = "llvm.load"(%591) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %593 = "vector.extract"(%592) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %594 = "vector.extract"(%592) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %595 = "vector.extract"(%592) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %596 = "vector.extract"(%592) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%593, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%594, %554) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%595, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%596, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %597 = "llvm.load"(%485) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %598 = "arith.cmpi"(%597, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%598) ({
          %599 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %600 = "llvm.load"(%599) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %601 = "vector.extract"(%600) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %602 = "vector.extract"(%600) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %603 = "vector.extract"(%600) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %604 = "vector.extract"(%600) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%601, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%602, %558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%603, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%604, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %605 = "llvm.load"(%491) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %606 = "arith.cmpi"(%605, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%606) ({
          %607 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %608 = "llvm.load"(%607) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %609 = "vector.extract"(%608) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %610 = "vector.extract"(%608) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %611 = "vector.extract"(%608) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %612 = "vector.extract"(%608) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%609, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%610, %562) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%611, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%612, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %613 = "llvm.load"(%497) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %614 = "arith.cmpi"(%613, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%614) ({
          %615 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %616 = "llvm.load"(%615) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %617 = "vector.extract"(%616) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %618 = "vector.extract"(%616) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %619 = "vector.extract"(%616) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %620 = "vector.extract"(%616) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%617, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%618, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%619, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%620, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %621 = "llvm.load"(%503) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %622 = "arith.cmpi"(%621, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%622) ({
          %623 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %624 = "llvm.load"(%623) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %625 = "vector.extract"(%624) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %626 = "vector.extract"(%624) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %627 = "vector.extract"(%624) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %628 = "vector.extract"(%624) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%625, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%626, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%627, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%628, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %629 = "llvm.load"(%509) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %630 = "arith.cmpi"(%629, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%630) ({
          %631 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %632 = "llvm.load"(%631) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %633 = "vector.extract"(%632) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %634 = "vector.extract"(%632) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %635 = "vector.extract"(%632) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %636 = "vector.extract"(%632) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%633, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%634, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%635, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%636, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %637 = "llvm.load"(%515) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %638 = "arith.cmpi"(%637, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%638) ({
          %639 = "llvm.getelementptr"(%468) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %640 = "llvm.load"(%639) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %641 = "vector.extract"(%640) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %642 = "vector.extract"(%640) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %643 = "vector.extract"(%640) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %644 = "vector.extract"(%640) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "llvm.store"(%641, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%642, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%643, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%644, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %645 = "arith.muli"(%459, %5) : (i64, i64) -> i64
        %646 = "arith.addi"(%645, %463) : (i64, i64) -> i64
        %647 = "llvm.getelementptr"(%4, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %648 = "arith.muli"(%17, %466) : (i32, i32) -> i32
        %649 = "llvm.getelementptr"(%647, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %650 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %651 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %652 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %653 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %654 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %655 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %656 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %657 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %658 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %659 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %660 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %661 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %662 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %663 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %664 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %665 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %666 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %667 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %668 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %669 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %670 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %671 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %672 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %673 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %674 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %675 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %676 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %677 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %678 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %679 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %680 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %681 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %682 = "vector.from_elements"(%650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %683 = "vector.broadcast"(%29) : (f32) -> vector<32xf32>
        %684 = "arith.subf"(%682, %683) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %685 = "vector.extract"(%684) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %686 = "vector.extract"(%684) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %687 = "vector.extract"(%684) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %688 = "vector.extract"(%684) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %689 = "vector.extract"(%684) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %690 = "vector.extract"(%684) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %691 = "vector.extract"(%684) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %692 = "vector.extract"(%684) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %693 = "vector.extract"(%684) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %694 = "vector.extract"(%684) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %695 = "vector.extract"(%684) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %696 = "vector.extract"(%684) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %697 = "vector.extract"(%684) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %698 = "vector.extract"(%684) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %699 = "vector.extract"(%684) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %700 = "vector.extract"(%684) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %701 = "vector.extract"(%684) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %702 = "vector.extract"(%684) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %703 = "vector.extract"(%684) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %704 = "vector.extract"(%684) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %705 = "vector.extract"(%684) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %706 = "vector.extract"(%684) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %707 = "vector.extract"(%684) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %708 = "vector.extract"(%684) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %709 = "vector.extract"(%684) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %710 = "vector.extract"(%684) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %711 = "vector.extract"(%684) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %712 = "vector.extract"(%684) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %713 = "vector.extract"(%684) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %714 = "vector.extract"(%684) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %715 = "vector.extract"(%684) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %716 = "vector.extract"(%684) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %717 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
        %718 = "arith.mulf"(%685, %717) : (f32, f32) -> f32
        %719 = "llvm.call_intrinsic"(%718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %720 = "arith.mulf"(%686, %717) : (f32, f32) -> f32
        %721 = "llvm.call_intrinsic"(%720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %722 = "arith.mulf"(%687, %717) : (f32, f32) -> f32
        %723 = "llvm.call_intrinsic"(%722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %724 = "arith.mulf"(%688, %717) : (f32, f32) -> f32
        %725 = "llvm.call_intrinsic"(%724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %726 = "arith.mulf"(%689, %717) : (f32, f32) -> f32
        %727 = "llvm.call_intrinsic"(%726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %728 = "arith.mulf"(%690, %717) : (f32, f32) -> f32
        %729 = "llvm.call_intrinsic"(%728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %730 = "arith.mulf"(%691, %717) : (f32, f32) -> f32
        %731 = "llvm.call_intrinsic"(%730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %732 = "arith.mulf"(%692, %717) : (f32, f32) -> f32
        %733 = "llvm.call_intrinsic"(%732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %734 = "arith.mulf"(%693, %717) : (f32, f32) -> f32
        %735 = "llvm.call_intrinsic"(%734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %736 = "arith.mulf"(%694, %717) : (f32, f32) -> f32
        %737 = "llvm.call_intrinsic"(%736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %738 = "arith.mulf"(%695, %717) : (f32, f32) -> f32
        %739 = "llvm.call_intrinsic"(%738) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %740 = "arith.mulf"(%696, %717) : (f32, f32) -> f32
        %741 = "llvm.call_intrinsic"(%740) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %742 = "arith.mulf"(%697, %717) : (f32, f32) -> f32
        %743 = "llvm.call_intrinsic"(%742) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %744 = "arith.mulf"(%698, %717) : (f32, f32) -> f32
        %745 = "llvm.call_intrinsic"(%744) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %746 = "arith.mulf"(%699, %717) : (f32, f32) -> f32
        %747 = "llvm.call_intrinsic"(%746) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %748 = "arith.mulf"(%700, %717) : (f32, f32) -> f32
        %749 = "llvm.call_intrinsic"(%748) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %750 = "arith.mulf"(%701, %717) : (f32, f32) -> f32
        %751 = "llvm.call_intrinsic"(%750) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %752 = "arith.mulf"(%702, %717) : (f32, f32) -> f32
        %753 = "llvm.call_intrinsic"(%752) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %754 = "arith.mulf"(%703, %717) : (f32, f32) -> f32
        %755 = "llvm.call_intrinsic"(%754) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %756 = "arith.mulf"(%704, %717) : (f32, f32) -> f32
        %757 = "llvm.call_intrinsic"(%756) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %758 = "arith.mulf"(%705, %717) : (f32, f32) -> f32
        %759 = "llvm.call_intrinsic"(%758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %760 = "arith.mulf"(%706, %717) : (f32, f32) -> f32
        %761 = "llvm.call_intrinsic"(%760) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %762 = "arith.mulf"(%707, %717) : (f32, f32) -> f32
        %763 = "llvm.call_intrinsic"(%762) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %764 = "arith.mulf"(%708, %717) : (f32, f32) -> f32
        %765 = "llvm.call_intrinsic"(%764) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %766 = "arith.mulf"(%709, %717) : (f32, f32) -> f32
        %767 = "llvm.call_intrinsic"(%766) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %768 = "arith.mulf"(%710, %717) : (f32, f32) -> f32
        %769 = "llvm.call_intrinsic"(%768) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %770 = "arith.mulf"(%711, %717) : (f32, f32) -> f32
        %771 = "llvm.call_intrinsic"(%770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %772 = "arith.mulf"(%712, %717) : (f32, f32) -> f32
        %773 = "llvm.call_intrinsic"(%772) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %774 = "arith.mulf"(%713, %717) : (f32, f32) -> f32
        %775 = "llvm.call_intrinsic"(%774) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %776 = "arith.mulf"(%714, %717) : (f32, f32) -> f32
        %777 = "llvm.call_intrinsic"(%776) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %778 = "arith.mulf"(%715, %717) : (f32, f32) -> f32
        %779 = "llvm.call_intrinsic"(%778) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %780 = "arith.mulf"(%716, %717) : (f32, f32) -> f32
        %781 = "llvm.call_intrinsic"(%780) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %782 = "vector.from_elements"(%719, %721, %723, %725, %727, %729, %731, %733, %735, %737, %739, %741, %743, %745, %747, %749, %751, %753, %755, %757, %759, %761, %763, %765, %767, %769, %771, %773, %775, %777, %779, %781) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %783 = "vector.broadcast"(%454) : (f32) -> vector<32xf32>
        %784 = "arith.mulf"(%782, %783) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %785 = "vector.extract"(%784) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %786 = "vector.extract"(%784) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %787 = "vector.extract"(%784) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %788 = "vector.extract"(%784) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %789 = "vector.extract"(%784) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %790 = "vector.extract"(%784) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %791 = "vector.extract"(%784) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %792 = "vector.extract"(%784) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %793 = "vector.extract"(%784) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %794 = "vector.extract"(%784) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %795 = "vector.extract"(%784) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %796 = "vector.extract"(%784) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %797 = "vector.extract"(%784) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %798 = "vector.extract"(%784) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %799 = "vector.extract"(%784) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %800 = "vector.extract"(%784) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %801 = "vector.extract"(%784) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %802 = "vector.extract"(%784) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %803 = "vector.extract"(%784) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %804 = "vector.extract"(%784) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %805 = "vector.extract"(%784) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %806 = "vector.extract"(%784) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %807 = "vector.extract"(%784) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %808 = "vector.extract"(%784) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %809 = "vector.extract"(%784) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %810 = "vector.extract"(%784) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %811 = "vector.extract"(%784) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %812 = "vector.extract"(%784) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %813 = "vector.extract"(%784) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %814 = "vector.extract"(%784) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %815 = "vector.extract"(%784) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %816 = "vector.extract"(%784) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        "llvm.store"(%785, %13) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%786, %550) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%787, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%788, %552) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%789, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%790, %554) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%791, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%792, %556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%793, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%794, %558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%795, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%796, %560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%797, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%798, %562) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%799, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%800, %564) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%801, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%802, %566) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%803, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%804, %568) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%805, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%806, %570) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%807, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%808, %572) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%809, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%810, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%811, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%812, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%813, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%814, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%815, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%816, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %817 = "llvm.load"(%11) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %818 = "arith.cmpi"(%817, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%818) ({
          %819 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %820 = "llvm.load"(%550) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %821 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %822 = "llvm.load"(%552) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %823 = "vector.from_elements"(%819, %820, %821, %822) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%823, %649) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %824 = "llvm.load"(%479) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %825 = "arith.cmpi"(%824, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%825) ({
          %826 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %827 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %828 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %829 = "llvm.load"(%556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %830 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %831 = "vector.from_elements"(%826, %827, %828, %829) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%831, %830) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %832 = "llvm.load"(%485) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %833 = "arith.cmpi"(%832, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%833) ({
          %834 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %835 = "llvm.load"(%558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %836 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %837 = "llvm.load"(%560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %838 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %839 = "vector.from_elements"(%834, %835, %836, %837) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%839, %838) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %840 = "llvm.load"(%491) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %841 = "arith.cmpi"(%840, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%841) ({
          %842 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %843 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %844 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %845 = "llvm.load"(%564) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %846 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %847 = "vector.from_elements"(%842, %843, %844, %845) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%847, %846) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %848 = "llvm.load"(%497) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %849 = "arith.cmpi"(%848, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%849) ({
          %850 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %851 = "llvm.load"(%566) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %852 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %853 = "llvm.load"(%568) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %854 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %855 = "vector.from_elements"(%850, %851, %852, %853) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%855, %854) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %856 = "llvm.load"(%503) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %857 = "arith.cmpi"(%856, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%857) ({
          %858 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %859 = "llvm.load"(%570) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %860 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %861 = "llvm.load"(%572) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %862 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %863 = "vector.from_elements"(%858, %859, %860, %861) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%863, %862) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %864 = "llvm.load"(%509) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %865 = "arith.cmpi"(%864, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%865) ({
          %866 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %867 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %868 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %869 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %870 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %871 = "vector.from_elements"(%866, %867, %868, %869) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%871, %870) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %872 = "llvm.load"(%515) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %873 = "arith.cmpi"(%872, %582) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%873) ({
          %874 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %875 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %876 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %877 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %878 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %879 = "vector.from_elements"(%874, %875, %876, %877) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%879, %878) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_long", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 8192 : i32} : () -> i32
    %7 = "arith.cmpi"(%2, %6) {predicate = 3 : i64} : (i32, i32) -> i1
    "scf.if"(%7) ({
      %8 = "arith.constant"() {value = 1 : i32} : () -> i32
      %9 = "arith.constant"() {value = 256 : i32} : () -> i32
      %10 = "arith.constant"() {value = 32 : i32} : () -> i32
      "gpu.launch_func"(%1, %8, %8, %9, %8, %8, %10, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_short, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      %11 = "arith.constant"() {value = 1 : i32} : () -> i32
      %12 = "arith.constant"() {value = 256 : i32} : () -> i32
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      "gpu.launch_func"(%1, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_long, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
