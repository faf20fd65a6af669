"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 256 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = dense<0.0> : vector<8xbf16>} : () -> vector<8xbf16>
      %21 = "vector.extract"(%20) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
      %22 = "vector.extract"(%20) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
      %23 = "vector.extract"(%20) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
      %24 = "vector.extract"(%20) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
      %25 = "vector.extract"(%20) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
      %26 = "vector.extract"(%20) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
      %27 = "vector.extract"(%20) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
      %28 = "vector.extract"(%20) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
      %29 = "arith.constant"() {value = 1 : i64} : () -> i64
      %30 = "arith.subi"(%7, %29) : (i64, i64) -> i64
      %31 = "arith.trunci"(%30) : (i64) -> i32
      %32 = "arith.minsi"(%19, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 32 : i64} : () -> i64
      %34 = "arith.shrui"(%8, %33) : (i64, i64) -> i64
      %35 = "arith.constant"() {value = 1 : i32} : () -> i32
      %36 = "arith.subi"(%10, %35) : (i32, i32) -> i32
      %37 = "llvm.intr.ctlz"(%36) {is_zero_poison = false} : (i32) -> i32
      %38 = "arith.constant"() {value = 32 : i32} : () -> i32
      %39 = "arith.subi"(%38, %37) : (i32, i32) -> i32
      %40 = "arith.constant"() {value = 31 : i32} : () -> i32
      %41 = "arith.shrsi"(%32, %40) : (i32, i32) -> i32
      %42 = "arith.xori"(%32, %41) : (i32, i32) -> i32
      %43 = "arith.extui"(%42) : (i32) -> i64
      %44 = "arith.muli"(%43, %34) : (i64, i64) -> i64
      %45 = "arith.shrui"(%44, %33) : (i64, i64) -> i64
      %46 = "arith.trunci"(%45) : (i64) -> i32
      %47 = "arith.addi"(%46, %42) : (i32, i32) -> i32
      %48 = "arith.shrui"(%47, %39) : (i32, i32) -> i32
      %49 = "arith.cmpi"(%39, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %50 = "arith.constant"() {value = 0 : i32} : () -> i32
      %51 = "arith.select"(%49, %48, %50) : (i1, i32, i32) -> i32
      %52 = "arith.xori"(%51, %41) : (i32, i32) -> i32
      %53 = "llvm.intr.ctlz"(%36) {is_zero_poison = false} : (i32) -> i32
      %54 = "arith.subi"(%38, %53) : (i32, i32) -> i32
      %55 = "arith.shrui"(%47, %54) : (i32, i32) -> i32
      %56 = "arith.cmpi"(%54, %38) {predicate = 6 : i64} : (i32, i32) -> i1
      %57 = "arith.select"(%56, %55, %50) : (i1, i32, i32) -> i32
      %58 = "arith.xori"(%57, %41) : (i32, i32) -> i32
      %59 = "arith.muli"(%58, %10) : (i32, i32) -> i32
      %60 = "arith.subi"(%32, %59) : (i32, i32) -> i32
      %61 = "arith.extsi"(%52) : (i32) -> i64
      %62 = "llvm.getelementptr"(%4, %61) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %63 = "llvm.load"(%62) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %64 = "arith.constant"() {value = 0 : i64} : () -> i64
      %65 = "arith.cmpi"(%63, %64) {predicate = 5 : i64} : (i64, i64) -> i1
      %66 = "arith.extsi"(%1) : (i32) -> i64
      %67 = "arith.cmpi"(%63, %66) {predicate = 2 : i64} : (i64, i64) -> i1
      %68 = "arith.cmpi"(%63, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %69 = "arith.andi"(%67, %68) : (i1, i1) -> i1
      %70 = "arith.andi"(%65, %69) : (i1, i1) -> i1
      %71 = "arith.constant"() {value = -1 : i64} : () -> i64
      %72 = "arith.select"(%70, %63, %71) : (i1, i64, i64) -> i64
      %73 = "arith.cmpi"(%72, %64) {predicate = 5 : i64} : (i64, i64) -> i1
      %74, %75, %76, %77 = "scf.if"(%73) ({
        %78 = "arith.extsi"(%60) : (i32) -> i64
        %79 = "arith.muli"(%72, %3) : (i64, i64) -> i64
        %80 = "arith.constant"() {value = 8 : i64} : () -> i64
        %81 = "arith.muli"(%78, %80) : (i64, i64) -> i64
        %82 = "arith.addi"(%79, %81) : (i64, i64) -> i64
        %83 = "llvm.getelementptr"(%0, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %84 = "llvm.load"(%83) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %85 = "vector.extract"(%84) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %86 = "vector.extract"(%84) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %87 = "vector.extract"(%84) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %88 = "vector.extract"(%84) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%85, %86, %87, %88) : (i32, i32, i32, i32) -> ()
      }, {
        %89 = "vector.from_elements"(%21, %22) : (bf16, bf16) -> vector<2xbf16>
        %90 = "llvm.bitcast"(%89) : (vector<2xbf16>) -> i32
        %91 = "vector.from_elements"(%23, %24) : (bf16, bf16) -> vector<2xbf16>
        %92 = "llvm.bitcast"(%91) : (vector<2xbf16>) -> i32
        %93 = "vector.from_elements"(%25, %26) : (bf16, bf16) -> vector<2xbf16>
        %94 = "llvm.bitcast"(%93) : (vector<2xbf16>) -> i32
        %95 = "vector.from_elements"(%27, %28) : (bf16, bf16) -> vector<2xbf16>
        %96 = "llvm.bitcast"(%95) : (vector<2xbf16>) -> i32
        "scf.yield"(%90, %92, %94, %96) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %97 = "arith.extsi"(%19) : (i32) -> i64
      %98 = "arith.cmpi"(%97, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%98) ({
        %99 = "arith.constant"() {value = 8 : i64} : () -> i64
        %100 = "arith.muli"(%97, %99) : (i64, i64) -> i64
        %101 = "llvm.getelementptr"(%6, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "vector.from_elements"(%74, %75, %76, %77) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%102, %101) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gather_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "arith.addi"(%15, %20) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = 256 : i32} : () -> i32
      %25 = "arith.addi"(%23, %24) : (i32, i32) -> i32
      %26 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %29 = "arith.addi"(%15, %26) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = 512 : i32} : () -> i32
      %31 = "arith.addi"(%29, %30) : (i32, i32) -> i32
      %32 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %35 = "arith.addi"(%15, %32) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 768 : i32} : () -> i32
      %37 = "arith.addi"(%35, %36) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
      %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %41 = "vector.extract"(%38) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %42 = "vector.extract"(%38) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %43 = "vector.extract"(%38) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %44 = "vector.extract"(%38) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %45 = "vector.extract"(%38) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %46 = "vector.extract"(%38) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %47 = "vector.extract"(%38) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %48 = "vector.extract"(%38) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %49 = "vector.extract"(%38) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %50 = "vector.extract"(%38) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %51 = "vector.extract"(%38) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %52 = "vector.extract"(%38) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %53 = "vector.extract"(%38) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %54 = "vector.extract"(%38) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %55 = "vector.extract"(%38) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %56 = "vector.extract"(%38) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %57 = "vector.extract"(%38) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %58 = "vector.extract"(%38) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %59 = "vector.extract"(%38) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %60 = "vector.extract"(%38) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %61 = "vector.extract"(%38) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %62 = "vector.extract"(%38) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %63 = "vector.extract"(%38) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %64 = "vector.extract"(%38) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %65 = "vector.extract"(%38) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %66 = "vector.extract"(%38) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %67 = "vector.extract"(%38) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %68 = "vector.extract"(%38) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %69 = "vector.extract"(%38) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %70 = "vector.extract"(%38) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %71 = "arith.constant"() {value = 1 : i64} : () -> i64
      %72 = "arith.subi"(%7, %71) : (i64, i64) -> i64
      %73 = "arith.trunci"(%72) : (i64) -> i32
      %74 = "arith.minsi"(%19, %73) : (i32, i32) -> i32
      %75 = "arith.constant"() {value = 32 : i64} : () -> i64
      %76 = "arith.shrui"(%8, %75) : (i64, i64) -> i64
      %77 = "arith.constant"() {value = 1 : i32} : () -> i32
      %78 = "arith.subi"(%10, %77) : (i32, i32) -> i32
      %79 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %80 = "arith.constant"() {value = 32 : i32} : () -> i32
      %81 = "arith.subi"(%80, %79) : (i32, i32) -> i32
      %82 = "arith.constant"() {value = 31 : i32} : () -> i32
      %83 = "arith.shrsi"(%74, %82) : (i32, i32) -> i32
      %84 = "arith.xori"(%74, %83) : (i32, i32) -> i32
      %85 = "arith.extui"(%84) : (i32) -> i64
      %86 = "arith.muli"(%85, %76) : (i64, i64) -> i64
      %87 = "arith.shrui"(%86, %75) : (i64, i64) -> i64
      %88 = "arith.trunci"(%87) : (i64) -> i32
      %89 = "arith.addi"(%88, %84) : (i32, i32) -> i32
      %90 = "arith.shrui"(%89, %81) : (i32, i32) -> i32
      %91 = "arith.cmpi"(%81, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %92 = "arith.constant"() {value = 0 : i32} : () -> i32
      %93 = "arith.select"(%91, %90, %92) : (i1, i32, i32) -> i32
      %94 = "arith.xori"(%93, %83) : (i32, i32) -> i32
      %95 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %96 = "arith.subi"(%80, %95) : (i32, i32) -> i32
      %97 = "arith.shrui"(%89, %96) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%96, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %99 = "arith.select"(%98, %97, %92) : (i1, i32, i32) -> i32
      %100 = "arith.xori"(%99, %83) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %10) : (i32, i32) -> i32
      %102 = "arith.subi"(%74, %101) : (i32, i32) -> i32
      %103 = "arith.minsi"(%25, %73) : (i32, i32) -> i32
      %104 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %105 = "arith.subi"(%80, %104) : (i32, i32) -> i32
      %106 = "arith.shrsi"(%103, %82) : (i32, i32) -> i32
      %107 = "arith.xori"(%103, %106) : (i32, i32) -> i32
      %108 = "arith.extui"(%107) : (i32) -> i64
      %109 = "arith.muli"(%108, %76) : (i64, i64) -> i64
      %110 = "arith.shrui"(%109, %75) : (i64, i64) -> i64
      %111 = "arith.trunci"(%110) : (i64) -> i32
      %112 = "arith.addi"(%111, %107) : (i32, i32) -> i32
      %113 = "arith.shrui"(%112, %105) : (i32, i32) -> i32
      %114 = "arith.cmpi"(%105, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %115 = "arith.select"(%114, %113, %92) : (i1, i32, i32) -> i32
      %116 = "arith.xori"(%115, %106) : (i32, i32) -> i32
      %117 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %118 = "arith.subi"(%80, %117) : (i32, i32) -> i32
      %119 = "arith.shrui"(%112, %118) : (i32, i32) -> i32
      %120 = "arith.cmpi"(%118, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %121 = "arith.select"(%120, %119, %92) : (i1, i32, i32) -> i32
      %122 = "arith.xori"(%121, %106) : (i32, i32) -> i32
      %123 = "arith.muli"(%122, %10) : (i32, i32) -> i32
      %124 = "arith.subi"(%103, %123) : (i32, i32) -> i32
      %125 = "arith.minsi"(%31, %73) : (i32, i32) -> i32
      %126 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %127 = "arith.subi"(%80, %126) : (i32, i32) -> i32
      %128 = "arith.shrsi"(%125, %82) : (i32, i32) -> i32
      %129 = "arith.xori"(%125, %128) : (i32, i32) -> i32
      %130 = "arith.extui"(%129) : (i32) -> i64
      %131 = "arith.muli"(%130, %76) : (i64, i64) -> i64
      %132 = "arith.shrui"(%131, %75) : (i64, i64) -> i64
      %133 = "arith.trunci"(%132) : (i64) -> i32
      %134 = "arith.addi"(%133, %129) : (i32, i32) -> i32
      %135 = "arith.shrui"(%134, %127) : (i32, i32) -> i32
      %136 = "arith.cmpi"(%127, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %137 = "arith.select"(%136, %135, %92) : (i1, i32, i32) -> i32
      %138 = "arith.xori"(%137, %128) : (i32, i32) -> i32
      %139 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %140 = "arith.subi"(%80, %139) : (i32, i32) -> i32
      %141 = "arith.shrui"(%134, %140) : (i32, i32) -> i32
      %142 = "arith.cmpi"(%140, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %143 = "arith.select"(%142, %141, %92) : (i1, i32, i32) -> i32
      %144 = "arith.xori"(%143, %128) : (i32, i32) -> i32
      %145 = "arith.muli"(%144, %10) : (i32, i32) -> i32
      %146 = "arith.subi"(%125, %145) : (i32, i32) -> i32
      %147 = "arith.minsi"(%37, %73) : (i32, i32) -> i32
      %148 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %149 = "arith.subi"(%80, %148) : (i32, i32) -> i32
      %150 = "arith.shrsi"(%147, %82) : (i32, i32) -> i32
      %151 = "arith.xori"(%147, %150) : (i32, i32) -> i32
      %152 = "arith.extui"(%151) : (i32) -> i64
      %153 = "arith.muli"(%152, %76) : (i64, i64) -> i64
      %154 = "arith.shrui"(%153, %75) : (i64, i64) -> i64
      %155 = "arith.trunci"(%154) : (i64) -> i32
      %156 = "arith.addi"(%155, %151) : (i32, i32) -> i32
      %157 = "arith.shrui"(%156, %149) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%149, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %159 = "arith.select"(%158, %157, %92) : (i1, i32, i32) -> i32
      %160 = "arith.xori"(%159, %150) : (i32, i32) -> i32
      %161 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
      %162 = "arith.subi"(%80, %161) : (i32, i32) -> i32
      %163 = "arith.shrui"(%156, %162) : (i32, i32) -> i32
      %164 = "arith.cmpi"(%162, %80) {predicate = 6 : i64} : (i32, i32) -> i1
      %165 = "arith.select"(%164, %163, %92) : (i1, i32, i32) -> i32
      %166 = "arith.xori"(%165, %150) : (i32, i32) -> i32
      %167 = "arith.muli"(%166, %10) : (i32, i32) -> i32
      %168 = "arith.subi"(%147, %167) : (i32, i32) -> i32
      %169 = "arith.extsi"(%94) : (i32) -> i64
      %170 = "llvm.getelementptr"(%4, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %171 = "llvm.load"(%170) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %172 = "arith.constant"() {value = 0 : i64} : () -> i64
      %173 = "arith.cmpi"(%171, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %174 = "arith.extsi"(%1) : (i32) -> i64
      %175 = "arith.cmpi"(%171, %174) {predicate = 2 : i64} : (i64, i64) -> i1
      %176 = "arith.cmpi"(%171, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %177 = "arith.andi"(%175, %176) : (i1, i1) -> i1
      %178 = "arith.andi"(%173, %177) : (i1, i1) -> i1
      %179 = "arith.constant"() {value = -1 : i64} : () -> i64
      %180 = "arith.select"(%178, %171, %179) : (i1, i64, i64) -> i64
      %181 = "arith.extsi"(%116) : (i32) -> i64
      %182 = "llvm.getelementptr"(%4, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "llvm.load"(%182) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %184 = "arith.cmpi"(%183, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %185 = "arith.cmpi"(%183, %174) {predicate = 2 : i64} : (i64, i64) -> i1
      %186 = "arith.cmpi"(%183, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %187 = "arith.andi"(%185, %186) : (i1, i1) -> i1
      %188 = "arith.andi"(%184, %187) : (i1, i1) -> i1
      %189 = "arith.select"(%188, %183, %179) : (i1, i64, i64) -> i64
      %190 = "arith.extsi"(%138) : (i32) -> i64
      %191 = "llvm.getelementptr"(%4, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %192 = "llvm.load"(%191) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %193 = "arith.cmpi"(%192, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %194 = "arith.cmpi"(%192, %174) {predicate = 2 : i64} : (i64, i64) -> i1
      %195 = "arith.cmpi"(%192, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %196 = "arith.andi"(%194, %195) : (i1, i1) -> i1
      %197 = "arith.andi"(%193, %196) : (i1, i1) -> i1
      %198 = "arith.select"(%197, %192, %179) : (i1, i64, i64) -> i64
      %199 = "arith.extsi"(%160) : (i32) -> i64
      %200 = "llvm.getelementptr"(%4, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "llvm.load"(%200) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %202 = "arith.cmpi"(%201, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %203 = "arith.cmpi"(%201, %174) {predicate = 2 : i64} : (i64, i64) -> i1
      %204 = "arith.cmpi"(%201, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %205 = "arith.andi"(%203, %204) : (i1, i1) -> i1
      %206 = "arith.andi"(%202, %205) : (i1, i1) -> i1
      %207 = "arith.select"(%206, %201, %179) : (i1, i64, i64) -> i64
      %208 = "arith.cmpi"(%180, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %209, %210, %211, %212 = "scf.if"(%208) ({
        %213 = "arith.extsi"(%102) : (i32) -> i64
        %214 = "arith.muli"(%180, %3) : (i64, i64) -> i64
        %215 = "arith.constant"() {value = 8 : i64} : () -> i64
        %216 = "arith.muli"(%213, %215) : (i64, i64) -> i64
        %217 = "arith.addi"(%214, %216) : (i64, i64) -> i64
        %218 = "llvm.getelementptr"(%0, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %219 = "llvm.load"(%218) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %220 = "vector.extract"(%219) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %221 = "vector.extract"(%219) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %222 = "vector.extract"(%219) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %223 = "vector.extract"(%219) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%220, %221, %222, %223) : (i32, i32, i32, i32) -> ()
      }, {
        %224 = "vector.from_elements"(%39, %40) : (bf16, bf16) -> vector<2xbf16>
        %225 = "llvm.bitcast"(%224) : (vector<2xbf16>) -> i32
        %226 = "vector.from_elements"(%41, %42) : (bf16, bf16) -> vector<2xbf16>
        %227 = "llvm.bitcast"(%226) : (vector<2xbf16>) -> i32
        %228 = "vector.from_elements"(%43, %44) : (bf16, bf16) -> vector<2xbf16>
        %229 = "llvm.bitcast"(%228) : (vector<2xbf16>) -> i32
        %230 = "vector.from_elements"(%45, %46) : (bf16, bf16) -> vector<2xbf16>
        %231 = "llvm.bitcast"(%230) : (vector<2xbf16>) -> i32
        "scf.yield"(%225, %227, %229, %231) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %232 = "arith.cmpi"(%189, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %233, %234, %235, %236 = "scf.if"(%232) ({
        %237 = "arith.extsi"(%124) : (i32) -> i64
        %238 = "arith.muli"(%189, %3) : (i64, i64) -> i64
        %239 = "arith.constant"() {value = 8 : i64} : () -> i64
        %240 = "arith.muli"(%237, %239) : (i64, i64) -> i64
        %241 = "arith.addi"(%238, %240) : (i64, i64) -> i64
        %242 = "llvm.getelementptr"(%0, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %243 = "llvm.load"(%242) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %244 = "vector.extract"(%243) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %245 = "vector.extract"(%243) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %246 = "vector.extract"(%243) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %247 = "vector.extract"(%243) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%244, %245, %246, %247) : (i32, i32, i32, i32) -> ()
      }, {
        %248 = "vector.from_elements"(%47, %48) : (bf16, bf16) -> vector<2xbf16>
        %249 = "llvm.bitcast"(%248) : (vector<2xbf16>) -> i32
        %250 = "vector.from_elements"(%49, %50) : (bf16, bf16) -> vector<2xbf16>
        %251 = "llvm.bitcast"(%250) : (vector<2xbf16>) -> i32
        %252 = "vector.from_elements"(%51, %52) : (bf16, bf16) -> vector<2xbf16>
        %253 = "llvm.bitcast"(%252) : (vector<2xbf16>) -> i32
        %254 = "vector.from_elements"(%53, %54) : (bf16, bf16) -> vector<2xbf16>
        %255 = "llvm.bitcast"(%254) : (vector<2xbf16>) -> i32
        "scf.yield"(%249, %251, %253, %255) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %256 = "arith.cmpi"(%198, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %257, %258, %259, %260 = "scf.if"(%256) ({
        %261 = "arith.extsi"(%146) : (i32) -> i64
        %262 = "arith.muli"(%198, %3) : (i64, i64) -> i64
        %263 = "arith.constant"() {value = 8 : i64} : () -> i64
        %264 = "arith.muli"(%261, %263) : (i64, i64) -> i64
        %265 = "arith.addi"(%262, %264) : (i64, i64) -> i64
        %266 = "llvm.getelementptr"(%0, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %267 = "llvm.load"(%266) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %268 = "vector.extract"(%267) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %269 = "vector.extract"(%267) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %270 = "vector.extract"(%267) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %271 = "vector.extract"(%267) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%268, %269, %270, %271) : (i32, i32, i32, i32) -> ()
      }, {
        %272 = "vector.from_elements"(%55, %56) : (bf16, bf16) -> vector<2xbf16>
        %273 = "llvm.bitcast"(%272) : (vector<2xbf16>) -> i32
        %274 = "vector.from_elements"(%57, %58) : (bf16, bf16) -> vector<2xbf16>
        %275 = "llvm.bitcast"(%274) : (vector<2xbf16>) -> i32
        %276 = "vector.from_elements"(%59, %60) : (bf16, bf16) -> vector<2xbf16>
        %277 = "llvm.bitcast"(%276) : (vector<2xbf16>) -> i32
        %278 = "vector.from_elements"(%61, %62) : (bf16, bf16) -> vector<2xbf16>
        %279 = "llvm.bitcast"(%278) : (vector<2xbf16>) -> i32
        "scf.yield"(%273, %275, %277, %279) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %280 = "arith.cmpi"(%207, %172) {predicate = 5 : i64} : (i64, i64) -> i1
      %281, %282, %283, %284 = "scf.if"(%280) ({
        %285 = "arith.extsi"(%168) : (i32) -> i64
        %286 = "arith.muli"(%207, %3) : (i64, i64) -> i64
        %287 = "arith.constant"() {value = 8 : i64} : () -> i64
        %288 = "arith.muli"(%285, %287) : (i64, i64) -> i64
        %289 = "arith.addi"(%286, %288) : (i64, i64) -> i64
        %290 = "llvm.getelementptr"(%0, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %291 = "llvm.load"(%290) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %292 = "vector.extract"(%291) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %293 = "vector.extract"(%291) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %294 = "vector.extract"(%291) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %295 = "vector.extract"(%291) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%292, %293, %294, %295) : (i32, i32, i32, i32) -> ()
      }, {
        %296 = "vector.from_elements"(%63, %64) : (bf16, bf16) -> vector<2xbf16>
        %297 = "llvm.bitcast"(%296) : (vector<2xbf16>) -> i32
        %298 = "vector.from_elements"(%65, %66) : (bf16, bf16) -> vector<2xbf16>
        %299 = "llvm.bitcast"(%298) : (vector<2xbf16>) -> i32
        %300 = "vector.from_elements"(%67, %68) : (bf16, bf16) -> vector<2xbf16>
        %301 = "llvm.bitcast"(%300) : (vector<2xbf16>) -> i32
        %302 = "vector.from_elements"(%69, %70) : (bf16, bf16) -> vector<2xbf16>
        %303 = "llvm.bitcast"(%302) : (vector<2xbf16>) -> i32
        "scf.yield"(%297, %299, %301, %303) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %304 = "arith.extsi"(%19) : (i32) -> i64
      %305 = "arith.cmpi"(%304, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%305) ({
        %306 = "arith.constant"() {value = 8 : i64} : () -> i64
        %307 = "arith.muli"(%304, %306) : (i64, i64) -> i64
        %308 = "llvm.getelementptr"(%6, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %309 = "vector.from_elements"(%209, %210, %211, %212) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%309, %308) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %310 = "arith.extsi"(%25) : (i32) -> i64
      %311 = "arith.cmpi"(%310, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%311) ({
        %312 = "arith.constant"() {value = 8 : i64} : () -> i64
        %313 = "arith.muli"(%310, %312) : (i64, i64) -> i64
        %314 = "llvm.getelementptr"(%6, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %315 = "vector.from_elements"(%233, %234, %235, %236) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%315, %314) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %316 = "arith.extsi"(%31) : (i32) -> i64
      %317 = "arith.cmpi"(%316, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%317) ({
        %318 = "arith.constant"() {value = 8 : i64} : () -> i64
        %319 = "arith.muli"(%316, %318) : (i64, i64) -> i64
        %320 = "llvm.getelementptr"(%6, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %321 = "vector.from_elements"(%257, %258, %259, %260) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%321, %320) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %322 = "arith.extsi"(%37) : (i32) -> i64
      %323 = "arith.cmpi"(%322, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%323) ({
        %324 = "arith.constant"() {value = 8 : i64} : () -> i64
        %325 = "arith.muli"(%322, %324) : (i64, i64) -> i64
        %326 = "llvm.getelementptr"(%6, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %327 = "vector.from_elements"(%281, %282, %283, %284) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%327, %326) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gather_kernel_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64, %9: i64):
      %10 = "arith.trunci"(%8) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.extsi"(%11) : (i32) -> i64
      %15 = "arith.constant"() {value = 1024 : i64} : () -> i64
      %16 = "arith.muli"(%14, %15) : (i64, i64) -> i64
      %17 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %20 = "arith.extsi"(%17) : (i32) -> i64
      %21 = "arith.addi"(%16, %20) : (i64, i64) -> i64
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.extsi"(%22) : (i32) -> i64
      %26 = "arith.addi"(%16, %25) : (i64, i64) -> i64
      %27 = "arith.constant"() {value = 256 : i64} : () -> i64
      %28 = "arith.addi"(%26, %27) : (i64, i64) -> i64
      %29 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %32 = "arith.extsi"(%29) : (i32) -> i64
      %33 = "arith.addi"(%16, %32) : (i64, i64) -> i64
      %34 = "arith.constant"() {value = 512 : i64} : () -> i64
      %35 = "arith.addi"(%33, %34) : (i64, i64) -> i64
      %36 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %39 = "arith.extsi"(%36) : (i32) -> i64
      %40 = "arith.addi"(%16, %39) : (i64, i64) -> i64
      %41 = "arith.constant"() {value = 768 : i64} : () -> i64
      %42 = "arith.addi"(%40, %41) : (i64, i64) -> i64
      %43 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
      %44 = "vector.extract"(%43) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %45 = "vector.extract"(%43) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %46 = "vector.extract"(%43) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %47 = "vector.extract"(%43) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %48 = "vector.extract"(%43) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %49 = "vector.extract"(%43) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %50 = "vector.extract"(%43) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %51 = "vector.extract"(%43) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %52 = "vector.extract"(%43) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %53 = "vector.extract"(%43) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %54 = "vector.extract"(%43) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %55 = "vector.extract"(%43) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %56 = "vector.extract"(%43) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %57 = "vector.extract"(%43) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %58 = "vector.extract"(%43) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %59 = "vector.extract"(%43) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %60 = "vector.extract"(%43) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %61 = "vector.extract"(%43) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %62 = "vector.extract"(%43) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %63 = "vector.extract"(%43) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %64 = "vector.extract"(%43) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %65 = "vector.extract"(%43) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %66 = "vector.extract"(%43) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %67 = "vector.extract"(%43) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %68 = "vector.extract"(%43) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %69 = "vector.extract"(%43) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %70 = "vector.extract"(%43) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %71 = "vector.extract"(%43) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %72 = "vector.extract"(%43) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %73 = "vector.extract"(%43) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %74 = "vector.extract"(%43) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %75 = "vector.extract"(%43) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %76 = "arith.constant"() {value = 1 : i64} : () -> i64
      %77 = "arith.subi"(%7, %76) : (i64, i64) -> i64
      %78 = "arith.minsi"(%21, %77) : (i64, i64) -> i64
      %79 = "arith.extsi"(%10) : (i32) -> i64
      %80 = "arith.remsi"(%78, %79) : (i64, i64) -> i64
      %81 = "arith.constant"() {value = 0 : i64} : () -> i64
      %82 = "arith.cmpi"(%80, %81) {predicate = 2 : i64} : (i64, i64) -> i1
      %83 = "arith.divsi"(%78, %79) : (i64, i64) -> i64
      %84 = "arith.extsi"(%82) : (i1) -> i64
      %85 = "arith.addi"(%83, %84) : (i64, i64) -> i64
      %86 = "arith.addi"(%80, %79) : (i64, i64) -> i64
      %87 = "arith.select"(%82, %86, %80) : (i1, i64, i64) -> i64
      %88 = "arith.minsi"(%28, %77) : (i64, i64) -> i64
      %89 = "arith.remsi"(%88, %79) : (i64, i64) -> i64
      %90 = "arith.cmpi"(%89, %81) {predicate = 2 : i64} : (i64, i64) -> i1
      %91 = "arith.divsi"(%88, %79) : (i64, i64) -> i64
      %92 = "arith.extsi"(%90) : (i1) -> i64
      %93 = "arith.addi"(%91, %92) : (i64, i64) -> i64
      %94 = "arith.addi"(%89, %79) : (i64, i64) -> i64
      %95 = "arith.select"(%90, %94, %89) : (i1, i64, i64) -> i64
      %96 = "arith.minsi"(%35, %77) : (i64, i64) -> i64
      %97 = "arith.remsi"(%96, %79) : (i64, i64) -> i64
      %98 = "arith.cmpi"(%97, %81) {predicate = 2 : i64} : (i64, i64) -> i1
      %99 = "arith.divsi"(%96, %79) : (i64, i64) -> i64
      %100 = "arith.extsi"(%98) : (i1) -> i64
      %101 = "arith.addi"(%99, %100) : (i64, i64) -> i64
      %102 = "arith.addi"(%97, %79) : (i64, i64) -> i64
      %103 = "arith.select"(%98, %102, %97) : (i1, i64, i64) -> i64
      %104 = "arith.minsi"(%42, %77) : (i64, i64) -> i64
      %105 = "arith.remsi"(%104, %79) : (i64, i64) -> i64
      %106 = "arith.cmpi"(%105, %81) {predicate = 2 : i64} : (i64, i64) -> i1
      %107 = "arith.divsi"(%104, %79) : (i64, i64) -> i64
      %108 = "arith.extsi"(%106) : (i1) -> i64
      %109 = "arith.addi"(%107, %108) : (i64, i64) -> i64
      %110 = "arith.addi"(%105, %79) : (i64, i64) -> i64
      %111 = "arith.select"(%106, %110, %105) : (i1, i64, i64) -> i64
      %112 = "llvm.getelementptr"(%4, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "llvm.load"(%112) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %114 = "arith.cmpi"(%113, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %115 = "arith.extsi"(%1) : (i32) -> i64
      %116 = "arith.cmpi"(%113, %115) {predicate = 2 : i64} : (i64, i64) -> i1
      %117 = "arith.cmpi"(%113, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %118 = "arith.andi"(%116, %117) : (i1, i1) -> i1
      %119 = "arith.andi"(%114, %118) : (i1, i1) -> i1
      %120 = "arith.constant"() {value = -1 : i64} : () -> i64
      %121 = "arith.select"(%119, %113, %120) : (i1, i64, i64) -> i64
      %122 = "llvm.getelementptr"(%4, %93) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %123 = "llvm.load"(%122) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %124 = "arith.cmpi"(%123, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %125 = "arith.cmpi"(%123, %115) {predicate = 2 : i64} : (i64, i64) -> i1
      %126 = "arith.cmpi"(%123, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %127 = "arith.andi"(%125, %126) : (i1, i1) -> i1
      %128 = "arith.andi"(%124, %127) : (i1, i1) -> i1
      %129 = "arith.select"(%128, %123, %120) : (i1, i64, i64) -> i64
      %130 = "llvm.getelementptr"(%4, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %131 = "llvm.load"(%130) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %132 = "arith.cmpi"(%131, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %133 = "arith.cmpi"(%131, %115) {predicate = 2 : i64} : (i64, i64) -> i1
      %134 = "arith.cmpi"(%131, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %135 = "arith.andi"(%133, %134) : (i1, i1) -> i1
      %136 = "arith.andi"(%132, %135) : (i1, i1) -> i1
      %137 = "arith.select"(%136, %131, %120) : (i1, i64, i64) -> i64
      %138 = "llvm.getelementptr"(%4, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %139 = "llvm.load"(%138) {alignment = 8 : i64} : (!llvm.ptr<1>) -> i64
      %140 = "arith.cmpi"(%139, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %141 = "arith.cmpi"(%139, %115) {predicate = 2 : i64} : (i64, i64) -> i1
      %142 = "arith.cmpi"(%139, %9) {predicate = 1 : i64} : (i64, i64) -> i1
      %143 = "arith.andi"(%141, %142) : (i1, i1) -> i1
      %144 = "arith.andi"(%140, %143) : (i1, i1) -> i1
      %145 = "arith.select"(%144, %139, %120) : (i1, i64, i64) -> i64
      %146 = "arith.cmpi"(%121, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %147, %148, %149, %150 = "scf.if"(%146) ({
        %151 = "arith.muli"(%121, %3) : (i64, i64) -> i64
        %152 = "arith.constant"() {value = 8 : i64} : () -> i64
        %153 = "arith.muli"(%87, %152) : (i64, i64) -> i64
        %154 = "arith.addi"(%151, %153) : (i64, i64) -> i64
        %155 = "llvm.getelementptr"(%0, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %156 = "llvm.load"(%155) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%157, %158, %159, %160) : (i32, i32, i32, i32) -> ()
      }, {
        %161 = "vector.from_elements"(%44, %45) : (bf16, bf16) -> vector<2xbf16>
        %162 = "llvm.bitcast"(%161) : (vector<2xbf16>) -> i32
        %163 = "vector.from_elements"(%46, %47) : (bf16, bf16) -> vector<2xbf16>
        %164 = "llvm.bitcast"(%163) : (vector<2xbf16>) -> i32
        %165 = "vector.from_elements"(%48, %49) : (bf16, bf16) -> vector<2xbf16>
        %166 = "llvm.bitcast"(%165) : (vector<2xbf16>) -> i32
        %167 = "vector.from_elements"(%50, %51) : (bf16, bf16) -> vector<2xbf16>
        %168 = "llvm.bitcast"(%167) : (vector<2xbf16>) -> i32
        "scf.yield"(%162, %164, %166, %168) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %169 = "arith.cmpi"(%129, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %170, %171, %172, %173 = "scf.if"(%169) ({
        %174 = "arith.muli"(%129, %3) : (i64, i64) -> i64
        %175 = "arith.constant"() {value = 8 : i64} : () -> i64
        %176 = "arith.muli"(%95, %175) : (i64, i64) -> i64
        %177 = "arith.addi"(%174, %176) : (i64, i64) -> i64
        %178 = "llvm.getelementptr"(%0, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %179 = "llvm.load"(%178) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %180 = "vector.extract"(%179) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %181 = "vector.extract"(%179) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %182 = "vector.extract"(%179) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %183 = "vector.extract"(%179) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%180, %181, %182, %183) : (i32, i32, i32, i32) -> ()
      }, {
        %184 = "vector.from_elements"(%52, %53) : (bf16, bf16) -> vector<2xbf16>
        %185 = "llvm.bitcast"(%184) : (vector<2xbf16>) -> i32
        %186 = "vector.from_elements"(%54, %55) : (bf16, bf16) -> vector<2xbf16>
        %187 = "llvm.bitcast"(%186) : (vector<2xbf16>) -> i32
        %188 = "vector.from_elements"(%56, %57) : (bf16, bf16) -> vector<2xbf16>
        %189 = "llvm.bitcast"(%188) : (vector<2xbf16>) -> i32
        %190 = "vector.from_elements"(%58, %59) : (bf16, bf16) -> vector<2xbf16>
        %191 = "llvm.bitcast"(%190) : (vector<2xbf16>) -> i32
        "scf.yield"(%185, %187, %189, %191) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %192 = "arith.cmpi"(%137, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %193, %194, %195, %196 = "scf.if"(%192) ({
        %197 = "arith.muli"(%137, %3) : (i64, i64) -> i64
        %198 = "arith.constant"() {value = 8 : i64} : () -> i64
        %199 = "arith.muli"(%103, %198) : (i64, i64) -> i64
        %200 = "arith.addi"(%197, %199) : (i64, i64) -> i64
        %201 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %202 = "llvm.load"(%201) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%203, %204, %205, %206) : (i32, i32, i32, i32) -> ()
      }, {
        %207 = "vector.from_elements"(%60, %61) : (bf16, bf16) -> vector<2xbf16>
        %208 = "llvm.bitcast"(%207) : (vector<2xbf16>) -> i32
        %209 = "vector.from_elements"(%62, %63) : (bf16, bf16) -> vector<2xbf16>
        %210 = "llvm.bitcast"(%209) : (vector<2xbf16>) -> i32
        %211 = "vector.from_elements"(%64, %65) : (bf16, bf16) -> vector<2xbf16>
        %212 = "llvm.bitcast"(%211) : (vector<2xbf16>) -> i32
        %213 = "vector.from_elements"(%66, %67) : (bf16, bf16) -> vector<2xbf16>
        %214 = "llvm.bitcast"(%213) : (vector<2xbf16>) -> i32
        "scf.yield"(%208, %210, %212, %214) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %215 = "arith.cmpi"(%145, %81) {predicate = 5 : i64} : (i64, i64) -> i1
      %216, %217, %218, %219 = "scf.if"(%215) ({
        %220 = "arith.muli"(%145, %3) : (i64, i64) -> i64
        %221 = "arith.constant"() {value = 8 : i64} : () -> i64
        %222 = "arith.muli"(%111, %221) : (i64, i64) -> i64
        %223 = "arith.addi"(%220, %222) : (i64, i64) -> i64
        %224 = "llvm.getelementptr"(%0, %223) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %225 = "llvm.load"(%224) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %226 = "vector.extract"(%225) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %227 = "vector.extract"(%225) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %228 = "vector.extract"(%225) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %229 = "vector.extract"(%225) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        "scf.yield"(%226, %227, %228, %229) : (i32, i32, i32, i32) -> ()
      }, {
        %230 = "vector.from_elements"(%68, %69) : (bf16, bf16) -> vector<2xbf16>
        %231 = "llvm.bitcast"(%230) : (vector<2xbf16>) -> i32
        %232 = "vector.from_elements"(%70, %71) : (bf16, bf16) -> vector<2xbf16>
        %233 = "llvm.bitcast"(%232) : (vector<2xbf16>) -> i32
        %234 = "vector.from_elements"(%72, %73) : (bf16, bf16) -> vector<2xbf16>
        %235 = "llvm.bitcast"(%234) : (vector<2xbf16>) -> i32
        %236 = "vector.from_elements"(%74, %75) : (bf16, bf16) -> vector<2xbf16>
        %237 = "llvm.bitcast"(%236) : (vector<2xbf16>) -> i32
        "scf.yield"(%231, %233, %235, %237) : (i32, i32, i32, i32) -> ()
      }) : (i1) -> (i32, i32, i32, i32)
      %238 = "arith.cmpi"(%21, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%238) ({
        %239 = "arith.constant"() {value = 8 : i64} : () -> i64
        %240 = "arith.muli"(%21, %239) : (i64, i64) -> i64
        %241 = "llvm.getelementptr"(%6, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %242 = "vector.from_elements"(%147, %148, %149, %150) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%242, %241) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %243 = "arith.cmpi"(%28, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%243) ({
        %244 = "arith.constant"() {value = 8 : i64} : () -> i64
        %245 = "arith.muli"(%28, %244) : (i64, i64) -> i64
        %246 = "llvm.getelementptr"(%6, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %247 = "vector.from_elements"(%170, %171, %172, %173) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%247, %246) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %248 = "arith.cmpi"(%35, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%248) ({
        %249 = "arith.constant"() {value = 8 : i64} : () -> i64
        %250 = "arith.muli"(%35, %249) : (i64, i64) -> i64
        %251 = "llvm.getelementptr"(%6, %250) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %252 = "vector.from_elements"(%193, %194, %195, %196) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%252, %251) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %253 = "arith.cmpi"(%42, %7) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%253) ({
        %254 = "arith.constant"() {value = 8 : i64} : () -> i64
        %255 = "arith.muli"(%42, %254) : (i64, i64) -> i64
        %256 = "llvm.getelementptr"(%6, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %257 = "vector.from_elements"(%216, %217, %218, %219) : (i32, i32, i32, i32) -> vector<4xi32>
        "llvm.store"(%257, %256) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gather_kernel_2", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: !llvm.ptr<1>, %7: i64, %8: i64):
    %9 = "arith.constant"() {value = 8 : i32} : () -> i32
    %10 = "arith.divui"(%2, %9) : (i32, i32) -> i32
    %11 = "arith.extsi"(%5) : (i32) -> i64
    %12 = "arith.extsi"(%10) : (i32) -> i64
    %13 = "arith.muli"(%11, %12) : (i64, i64) -> i64
    %14 = "arith.constant"() {value = 270336 : i64} : () -> i64
    %15 = "arith.cmpi"(%13, %14) {predicate = 3 : i64} : (i64, i64) -> i1
    "scf.if"(%15) ({
      %16 = "arith.constant"() {value = 1 : i32} : () -> i32
      %17 = "arith.maxsi"(%10, %16) : (i32, i32) -> i32
      %18 = "arith.extui"(%17) : (i32) -> i64
      %19 = "arith.subi"(%17, %16) : (i32, i32) -> i32
      %20 = "llvm.intr.ctlz"(%19) {is_zero_poison = false} : (i32) -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.subi"(%21, %20) : (i32, i32) -> i32
      %23 = "arith.extsi"(%22) : (i32) -> i64
      %24 = "arith.constant"() {value = 1 : i64} : () -> i64
      %25 = "arith.shli"(%24, %23) : (i64, i64) -> i64
      %26 = "arith.constant"() {value = 64 : i64} : () -> i64
      %27 = "arith.cmpi"(%23, %26) {predicate = 6 : i64} : (i64, i64) -> i1
      %28 = "arith.constant"() {value = 0 : i64} : () -> i64
      %29 = "arith.select"(%27, %25, %28) : (i1, i64, i64) -> i64
      %30 = "arith.subi"(%29, %18) : (i64, i64) -> i64
      %31 = "arith.constant"() {value = 32 : i64} : () -> i64
      %32 = "arith.shli"(%30, %31) : (i64, i64) -> i64
      %33 = "arith.divui"(%32, %18) : (i64, i64) -> i64
      %34 = "arith.addi"(%33, %24) : (i64, i64) -> i64
      %35 = "arith.shli"(%34, %31) : (i64, i64) -> i64
      %36 = "arith.ori"(%35, %18) : (i64, i64) -> i64
      %37 = "arith.constant"() {value = 255 : i64} : () -> i64
      %38 = "arith.addi"(%13, %37) : (i64, i64) -> i64
      %39 = "arith.constant"() {value = 256 : i64} : () -> i64
      %40 = "arith.divui"(%38, %39) : (i64, i64) -> i64
      %41 = "arith.trunci"(%40) : (i64) -> i32
      %42 = "arith.constant"() {value = 256 : i32} : () -> i32
      %43 = "arith.constant"() {value = 0 : i32} : () -> i32
      "gpu.launch_func"(%41, %16, %16, %42, %16, %16, %43, %0, %1, %10, %3, %4, %5, %6, %13, %36, %8) {kernel = @kernels::@gather_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      %44 = "arith.constant"() {value = 2147482624 : i64} : () -> i64
      %45 = "arith.cmpi"(%13, %44) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%45) ({
        %46 = "arith.constant"() {value = 1 : i32} : () -> i32
        %47 = "arith.maxsi"(%10, %46) : (i32, i32) -> i32
        %48 = "arith.extui"(%47) : (i32) -> i64
        %49 = "arith.subi"(%47, %46) : (i32, i32) -> i32
        %50 = "llvm.intr.ctlz"(%49) {is_zero_poison = false} : (i32) -> i32
        %51 = "arith.constant"() {value = 32 : i32} : () -> i32
        %52 = "arith.subi"(%51, %50) : (i32, i32) -> i32
        %53 = "arith.extsi"(%52) : (i32) -> i64
        %54 = "arith.constant"() {value = 1 : i64} : () -> i64
        %55 = "arith.shli"(%54, %53) : (i64, i64) -> i64
        %56 = "arith.constant"() {value = 64 : i64} : () -> i64
        %57 = "arith.cmpi"(%53, %56) {predicate = 6 : i64} : (i64, i64) -> i1
        %58 = "arith.constant"() {value = 0 : i64} : () -> i64
        %59 = "arith.select"(%57, %55, %58) : (i1, i64, i64) -> i64
        %60 = "arith.subi"(%59, %48) : (i64, i64) -> i64
        %61 = "arith.constant"() {value = 32 : i64} : () -> i64
        %62 = "arith.shli"(%60, %61) : (i64, i64) -> i64
        %63 = "arith.divui"(%62, %48) : (i64, i64) -> i64
        %64 = "arith.addi"(%63, %54) : (i64, i64) -> i64
        %65 = "arith.shli"(%64, %61) : (i64, i64) -> i64
        %66 = "arith.ori"(%65, %48) : (i64, i64) -> i64
        %67 = "arith.constant"() {value = 1023 : i64} : () -> i64
        %68 = "arith.addi"(%13, %67) : (i64, i64) -> i64
        %69 = "arith.constant"() {value = 1024 : i64} : () -> i64
        %70 = "arith.divui"(%68, %69) : (i64, i64) -> i64
        %71 = "arith.trunci"(%70) : (i64) -> i32
        %72 = "arith.constant"() {value = 256 : i32} : () -> i32
        %73 = "arith.constant"() {value = 0 : i32} : () -> i32
        "gpu.launch_func"(%71, %46, %46, %72, %46, %46, %73, %0, %1, %10, %3, %4, %5, %6, %13, %66, %8) {kernel = @kernels::@gather_kernel_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        %74 = "arith.constant"() {value = 1 : i32} : () -> i32
        %75 = "arith.maxsi"(%10, %74) : (i32, i32) -> i32
        %76 = "arith.extui"(%75) : (i32) -> i64
        %77 = "arith.subi"(%75, %74) : (i32, i32) -> i32
        %78 = "llvm.intr.ctlz"(%77) {is_zero_poison = false} : (i32) -> i32
        %79 = "arith.constant"() {value = 32 : i32} : () -> i32
        %80 = "arith.subi"(%79, %78) : (i32, i32) -> i32
        %81 = "arith.extsi"(%80) : (i32) -> i64
        %82 = "arith.constant"() {value = 1 : i64} : () -> i64
        %83 = "arith.shli"(%82, %81) : (i64, i64) -> i64
        %84 = "arith.constant"() {value = 64 : i64} : () -> i64
        %85 = "arith.cmpi"(%81, %84) {predicate = 6 : i64} : (i64, i64) -> i1
        %86 = "arith.constant"() {value = 0 : i64} : () -> i64
        %87 = "arith.select"(%85, %83, %86) : (i1, i64, i64) -> i64
        %88 = "arith.subi"(%87, %76) : (i64, i64) -> i64
        %89 = "arith.constant"() {value = 32 : i64} : () -> i64
        %90 = "arith.shli"(%88, %89) : (i64, i64) -> i64
        %91 = "arith.divui"(%90, %76) : (i64, i64) -> i64
        %92 = "arith.addi"(%91, %82) : (i64, i64) -> i64
        %93 = "arith.shli"(%92, %89) : (i64, i64) -> i64
        %94 = "arith.ori"(%93, %76) : (i64, i64) -> i64
        %95 = "arith.constant"() {value = 1023 : i64} : () -> i64
        %96 = "arith.addi"(%13, %95) : (i64, i64) -> i64
        %97 = "arith.constant"() {value = 1024 : i64} : () -> i64
        %98 = "arith.divui"(%96, %97) : (i64, i64) -> i64
        %99 = "arith.trunci"(%98) : (i64) -> i32
        %100 = "arith.constant"() {value = 256 : i32} : () -> i32
        %101 = "arith.constant"() {value = 0 : i32} : () -> i32
        "gpu.launch_func"(%99, %74, %74, %100, %74, %74, %101, %0, %1, %10, %3, %4, %5, %6, %13, %94, %8) {kernel = @kernels::@gather_kernel_2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, i64) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "embedding_bf16_i64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
