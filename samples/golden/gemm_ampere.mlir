!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.constant"() {value = 63 : i32} : () -> i32
      %16 = "arith.addi"(%1, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 64 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%5, %15) : (i32, i32) -> i32
      %20 = "arith.divui"(%19, %17) : (i32, i32) -> i32
      %21 = "arith.constant"() {value = 8 : i32} : () -> i32
      %22 = "arith.muli"(%21, %20) : (i32, i32) -> i32
      %23 = "arith.divui"(%12, %22) : (i32, i32) -> i32
      %24 = "arith.muli"(%23, %21) : (i32, i32) -> i32
      %25 = "arith.subi"(%18, %24) : (i32, i32) -> i32
      %26 = "arith.minsi"(%25, %21) : (i32, i32) -> i32
      %27 = "arith.remui"(%12, %22) : (i32, i32) -> i32
      %28 = "arith.remsi"(%27, %26) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 0 : i32} : () -> i32
      %30 = "arith.xori"(%28, %26) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %29) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.cmpi"(%28, %29) {predicate = 1 : i64} : (i32, i32) -> i1
      %33 = "arith.andi"(%31, %32) : (i1, i1) -> i1
      %34 = "arith.addi"(%28, %26) : (i32, i32) -> i32
      %35 = "arith.select"(%33, %34, %28) : (i1, i32, i32) -> i32
      %36 = "arith.addi"(%24, %35) : (i32, i32) -> i32
      %37 = "arith.divsi"(%27, %26) : (i32, i32) -> i32
      %38 = "arith.extsi"(%33) : (i1) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.extsi"(%36) : (i32) -> i64
      %41 = "arith.constant"() {value = 1 : i32} : () -> i32
      %42 = "arith.constant"() {value = 64 : i64} : () -> i64
      %43 = "arith.muli"(%3, %42) : (i64, i64) -> i64
      %44 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %45 = "arith.divui"(%44, %17) : (i32, i32) -> i32
      %46 = "arith.muli"(%40, %43) : (i64, i64) -> i64
      %47 = "llvm.getelementptr"(%0, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %48 = "arith.extsi"(%39) : (i32) -> i64
      %49 = "arith.muli"(%6, %42) : (i64, i64) -> i64
      %50 = "arith.muli"(%48, %49) : (i64, i64) -> i64
      %51 = "llvm.getelementptr"(%4, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %52 = "arith.muli"(%8, %42) : (i64, i64) -> i64
      %53 = "arith.muli"(%40, %52) : (i64, i64) -> i64
      %54 = "arith.muli"(%48, %42) : (i64, i64) -> i64
      %55 = "arith.addi"(%53, %54) : (i64, i64) -> i64
      %56 = "llvm.getelementptr"(%7, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %57 = "arith.maxsi"(%45, %41) : (i32, i32) -> i32
      %58 = "arith.muli"(%57, %17) : (i32, i32) -> i32
      %59 = "arith.subi"(%2, %58) : (i32, i32) -> i32
      %60 = "arith.extsi"(%59) : (i32) -> i64
      %61 = "llvm.getelementptr"(%47, %60) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %62 = "llvm.getelementptr"(%51, %60) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %63 = "arith.muli"(%36, %17) : (i32, i32) -> i32
      %64 = "arith.muli"(%39, %17) : (i32, i32) -> i32
      %65 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %66 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %67 = "arith.constant"() {value = 16 : i64} : () -> i64
      %68 = "arith.muli"(%3, %67) : (i64, i64) -> i64
      %69 = "arith.remui"(%9, %21) : (i32, i32) -> i32
      %70 = "arith.divui"(%9, %21) : (i32, i32) -> i32
      %71 = "arith.muli"(%69, %21) : (i32, i32) -> i32
      %72 = "arith.extsi"(%70) : (i32) -> i64
      %73 = "arith.muli"(%72, %3) : (i64, i64) -> i64
      %74 = "arith.extsi"(%71) : (i32) -> i64
      %75 = "arith.addi"(%74, %73) : (i64, i64) -> i64
      %76 = "llvm.getelementptr"(%61, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %77 = "arith.muli"(%70, %17) : (i32, i32) -> i32
      %78 = "arith.addi"(%71, %77) : (i32, i32) -> i32
      %79 = "arith.muli"(%6, %67) : (i64, i64) -> i64
      %80 = "arith.muli"(%72, %6) : (i64, i64) -> i64
      %81 = "arith.addi"(%74, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%62, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.subi"(%1, %63) : (i32, i32) -> i32
      %84 = "arith.subi"(%83, %70) : (i32, i32) -> i32
      %85 = "arith.subi"(%5, %64) : (i32, i32) -> i32
      %86 = "arith.subi"(%85, %70) : (i32, i32) -> i32
      %87 = "arith.addi"(%59, %71) : (i32, i32) -> i32
      %88 = "arith.cmpi"(%87, %29) {predicate = 5 : i64} : (i32, i32) -> i1
      %89 = "arith.select"(%88, %84, %29) : (i1, i32, i32) -> i32
      %90 = "arith.cmpi"(%89, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %91 = "arith.extui"(%90) : (i1) -> i8
      %92 = "arith.constant"() {value = 448 : i32} : () -> i32
      %93 = "arith.andi"(%78, %92) : (i32, i32) -> i32
      %94 = "arith.constant"() {value = 3 : i32} : () -> i32
      %95 = "arith.shrui"(%93, %94) : (i32, i32) -> i32
      %96 = "arith.xori"(%78, %95) : (i32, i32) -> i32
      %97 = "llvm.getelementptr"(%65, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %98 = "arith.constant"() {value = 0 : i8} : () -> i8
      %99 = "arith.cmpi"(%91, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %100 = "arith.constant"() {value = 16 : i32} : () -> i32
      %101 = "arith.select"(%99, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%97, %76, %101) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %102 = "arith.cmpi"(%89, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %103 = "arith.extui"(%102) : (i1) -> i8
      %104 = "llvm.getelementptr"(%76, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %105 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %106 = "llvm.getelementptr"(%105, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %107 = "arith.cmpi"(%103, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %108 = "arith.select"(%107, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%106, %104, %108) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %109 = "arith.constant"() {value = 32 : i32} : () -> i32
      %110 = "arith.cmpi"(%89, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %111 = "arith.extui"(%110) : (i1) -> i8
      %112 = "arith.constant"() {value = 2 : i64} : () -> i64
      %113 = "arith.muli"(%112, %68) : (i64, i64) -> i64
      %114 = "llvm.getelementptr"(%76, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %115 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %116 = "llvm.getelementptr"(%115, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %117 = "arith.cmpi"(%111, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %118 = "arith.select"(%117, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%116, %114, %118) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %119 = "arith.constant"() {value = 48 : i32} : () -> i32
      %120 = "arith.cmpi"(%89, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %121 = "arith.extui"(%120) : (i1) -> i8
      %122 = "arith.constant"() {value = 3 : i64} : () -> i64
      %123 = "arith.muli"(%122, %68) : (i64, i64) -> i64
      %124 = "llvm.getelementptr"(%76, %123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %125 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %126 = "llvm.getelementptr"(%125, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %127 = "arith.cmpi"(%121, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %128 = "arith.select"(%127, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%126, %124, %128) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %129 = "arith.select"(%88, %86, %29) : (i1, i32, i32) -> i32
      %130 = "arith.cmpi"(%129, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %131 = "arith.extui"(%130) : (i1) -> i8
      %132 = "llvm.getelementptr"(%66, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %133 = "arith.cmpi"(%131, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %134 = "arith.select"(%133, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%132, %82, %134) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %135 = "arith.cmpi"(%129, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %136 = "arith.extui"(%135) : (i1) -> i8
      %137 = "llvm.getelementptr"(%82, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %138 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %139 = "llvm.getelementptr"(%138, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %140 = "arith.cmpi"(%136, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %141 = "arith.select"(%140, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%139, %137, %141) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %142 = "arith.cmpi"(%129, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %143 = "arith.extui"(%142) : (i1) -> i8
      %144 = "arith.muli"(%112, %79) : (i64, i64) -> i64
      %145 = "llvm.getelementptr"(%82, %144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %146 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %147 = "llvm.getelementptr"(%146, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %148 = "arith.cmpi"(%143, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %149 = "arith.select"(%148, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%147, %145, %149) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %150 = "arith.cmpi"(%129, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %151 = "arith.extui"(%150) : (i1) -> i8
      %152 = "arith.muli"(%122, %79) : (i64, i64) -> i64
      %153 = "llvm.getelementptr"(%82, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %155 = "llvm.getelementptr"(%154, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %156 = "arith.cmpi"(%151, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %157 = "arith.select"(%156, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%155, %153, %157) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %158 = "arith.cmpi"(%57, %41) {predicate = 4 : i64} : (i32, i32) -> i1
      %159 = "arith.select"(%158, %84, %29) : (i1, i32, i32) -> i32
      %160 = "arith.cmpi"(%159, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %161 = "arith.extui"(%160) : (i1) -> i8
      %162 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %163 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "llvm.getelementptr"(%163, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %165 = "arith.cmpi"(%161, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %166 = "arith.select"(%165, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%164, %162, %166) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %167 = "arith.cmpi"(%159, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %168 = "arith.extui"(%167) : (i1) -> i8
      %169 = "arith.addi"(%68, %42) : (i64, i64) -> i64
      %170 = "llvm.getelementptr"(%76, %169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %171 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "llvm.getelementptr"(%171, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %173 = "arith.cmpi"(%168, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %174 = "arith.select"(%173, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%172, %170, %174) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %175 = "arith.cmpi"(%159, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %176 = "arith.extui"(%175) : (i1) -> i8
      %177 = "arith.addi"(%113, %42) : (i64, i64) -> i64
      %178 = "llvm.getelementptr"(%76, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %179 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %180 = "llvm.getelementptr"(%179, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %181 = "arith.cmpi"(%176, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %182 = "arith.select"(%181, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%180, %178, %182) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %183 = "arith.cmpi"(%159, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %184 = "arith.extui"(%183) : (i1) -> i8
      %185 = "arith.addi"(%123, %42) : (i64, i64) -> i64
      %186 = "llvm.getelementptr"(%76, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %187 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %188 = "llvm.getelementptr"(%187, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %189 = "arith.cmpi"(%184, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %190 = "arith.select"(%189, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%188, %186, %190) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %191 = "arith.select"(%158, %86, %29) : (i1, i32, i32) -> i32
      %192 = "arith.cmpi"(%191, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %193 = "arith.extui"(%192) : (i1) -> i8
      %194 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %195 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "llvm.getelementptr"(%195, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %197 = "arith.cmpi"(%193, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %198 = "arith.select"(%197, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%196, %194, %198) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %199 = "arith.cmpi"(%191, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %200 = "arith.extui"(%199) : (i1) -> i8
      %201 = "arith.addi"(%79, %42) : (i64, i64) -> i64
      %202 = "llvm.getelementptr"(%82, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %203 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %204 = "llvm.getelementptr"(%203, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "arith.cmpi"(%200, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %206 = "arith.select"(%205, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%204, %202, %206) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %207 = "arith.cmpi"(%191, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %208 = "arith.extui"(%207) : (i1) -> i8
      %209 = "arith.addi"(%144, %42) : (i64, i64) -> i64
      %210 = "llvm.getelementptr"(%82, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %211 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "llvm.getelementptr"(%211, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %213 = "arith.cmpi"(%208, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %214 = "arith.select"(%213, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%212, %210, %214) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %215 = "arith.cmpi"(%191, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %216 = "arith.extui"(%215) : (i1) -> i8
      %217 = "arith.addi"(%152, %42) : (i64, i64) -> i64
      %218 = "llvm.getelementptr"(%82, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %219 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %220 = "llvm.getelementptr"(%219, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %221 = "arith.cmpi"(%216, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %222 = "arith.select"(%221, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%220, %218, %222) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %223 = "arith.constant"() {value = 2 : i32} : () -> i32
      %224 = "arith.cmpi"(%57, %223) {predicate = 4 : i64} : (i32, i32) -> i1
      %225 = "arith.select"(%224, %84, %29) : (i1, i32, i32) -> i32
      %226 = "arith.cmpi"(%225, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %227 = "arith.extui"(%226) : (i1) -> i8
      %228 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 128>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "llvm.getelementptr"(%229, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %231 = "arith.cmpi"(%227, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %232 = "arith.select"(%231, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%230, %228, %232) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %233 = "arith.cmpi"(%225, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %234 = "arith.extui"(%233) : (i1) -> i8
      %235 = "arith.constant"() {value = 128 : i64} : () -> i64
      %236 = "arith.addi"(%68, %235) : (i64, i64) -> i64
      %237 = "llvm.getelementptr"(%76, %236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %238 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 9216>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %239 = "llvm.getelementptr"(%238, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %240 = "arith.cmpi"(%234, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %241 = "arith.select"(%240, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%239, %237, %241) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %242 = "arith.cmpi"(%225, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %243 = "arith.extui"(%242) : (i1) -> i8
      %244 = "arith.addi"(%113, %235) : (i64, i64) -> i64
      %245 = "llvm.getelementptr"(%76, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %246 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 10240>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %247 = "llvm.getelementptr"(%246, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %248 = "arith.cmpi"(%243, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %249 = "arith.select"(%248, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%247, %245, %249) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %250 = "arith.cmpi"(%225, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %251 = "arith.extui"(%250) : (i1) -> i8
      %252 = "arith.addi"(%123, %235) : (i64, i64) -> i64
      %253 = "llvm.getelementptr"(%76, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %254 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 11264>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "llvm.getelementptr"(%254, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %256 = "arith.cmpi"(%251, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %257 = "arith.select"(%256, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%255, %253, %257) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %258 = "arith.select"(%224, %86, %29) : (i1, i32, i32) -> i32
      %259 = "arith.cmpi"(%258, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %260 = "arith.extui"(%259) : (i1) -> i8
      %261 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 128>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %262 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "llvm.getelementptr"(%262, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %264 = "arith.cmpi"(%260, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %265 = "arith.select"(%264, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%263, %261, %265) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %266 = "arith.cmpi"(%258, %100) {predicate = 4 : i64} : (i32, i32) -> i1
      %267 = "arith.extui"(%266) : (i1) -> i8
      %268 = "arith.addi"(%79, %235) : (i64, i64) -> i64
      %269 = "llvm.getelementptr"(%82, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %270 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 9216>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.getelementptr"(%270, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %272 = "arith.cmpi"(%267, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %273 = "arith.select"(%272, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%271, %269, %273) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %274 = "arith.cmpi"(%258, %109) {predicate = 4 : i64} : (i32, i32) -> i1
      %275 = "arith.extui"(%274) : (i1) -> i8
      %276 = "arith.addi"(%144, %235) : (i64, i64) -> i64
      %277 = "llvm.getelementptr"(%82, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 10240>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %279 = "llvm.getelementptr"(%278, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %280 = "arith.cmpi"(%275, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %281 = "arith.select"(%280, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%279, %277, %281) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %282 = "arith.cmpi"(%258, %119) {predicate = 4 : i64} : (i32, i32) -> i1
      %283 = "arith.extui"(%282) : (i1) -> i8
      %284 = "arith.addi"(%152, %235) : (i64, i64) -> i64
      %285 = "llvm.getelementptr"(%82, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %286 = "llvm.getelementptr"(%66) {rawConstantIndices = array<i32: 11264>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %287 = "llvm.getelementptr"(%286, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %288 = "arith.cmpi"(%283, %98) {predicate = 1 : i64} : (i8, i8) -> i1
      %289 = "arith.select"(%288, %100, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%287, %285, %289) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %290 = "arith.remui"(%9, %109) : (i32, i32) -> i32
      %291 = "arith.divui"(%9, %109) : (i32, i32) -> i32
      %292 = "arith.remui"(%291, %223) : (i32, i32) -> i32
      %293 = "arith.divui"(%9, %17) : (i32, i32) -> i32
      %294 = "arith.remui"(%293, %223) : (i32, i32) -> i32
      %295 = "arith.constant"() {value = 4 : i32} : () -> i32
      %296 = "arith.remui"(%290, %295) : (i32, i32) -> i32
      %297 = "arith.divui"(%290, %295) : (i32, i32) -> i32
      %298 = "arith.muli"(%296, %223) : (i32, i32) -> i32
      %299 = "arith.muli"(%297, %17) : (i32, i32) -> i32
      %300 = "arith.addi"(%298, %299) : (i32, i32) -> i32
      %301 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %302 = "arith.muli"(%292, %301) : (i32, i32) -> i32
      %303 = "llvm.getelementptr"(%65, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %304 = "arith.constant"() {value = 512 : i32} : () -> i32
      %305 = "arith.muli"(%8, %67) : (i64, i64) -> i64
      %306 = "arith.muli"(%294, %21) : (i32, i32) -> i32
      %307 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
      %308 = "vector.extract"(%307) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %309 = "vector.extract"(%307) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %310 = "vector.extract"(%307) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %311 = "vector.extract"(%307) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %312 = "vector.extract"(%307) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %313 = "vector.extract"(%307) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %314 = "vector.extract"(%307) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %315 = "vector.extract"(%307) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %316 = "vector.extract"(%307) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %317 = "vector.extract"(%307) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %318 = "vector.extract"(%307) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %319 = "vector.extract"(%307) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %320 = "vector.extract"(%307) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %321 = "vector.extract"(%307) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %322 = "vector.extract"(%307) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %323 = "vector.extract"(%307) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %324 = "vector.extract"(%307) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %325 = "vector.extract"(%307) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %326 = "vector.extract"(%307) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %327 = "vector.extract"(%307) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %328 = "vector.extract"(%307) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %329 = "vector.extract"(%307) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %330 = "vector.extract"(%307) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %331 = "vector.extract"(%307) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %332 = "vector.extract"(%307) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %333 = "vector.extract"(%307) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %334 = "vector.extract"(%307) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %335 = "vector.extract"(%307) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %336 = "vector.extract"(%307) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %337 = "vector.extract"(%307) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %338 = "vector.extract"(%307) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %339 = "vector.extract"(%307) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %340 = "arith.remui"(%9, %100) : (i32, i32) -> i32
      %341 = "arith.divui"(%9, %100) : (i32, i32) -> i32
      %342 = "arith.muli"(%340, %17) : (i32, i32) -> i32
      %343 = "arith.remui"(%341, %223) : (i32, i32) -> i32
      %344 = "arith.divui"(%341, %223) : (i32, i32) -> i32
      %345 = "arith.muli"(%343, %21) : (i32, i32) -> i32
      %346 = "arith.addi"(%342, %345) : (i32, i32) -> i32
      %347 = "arith.remui"(%344, %223) : (i32, i32) -> i32
      %348 = "arith.muli"(%347, %301) : (i32, i32) -> i32
      %349 = "arith.addi"(%346, %348) : (i32, i32) -> i32
      %350 = "arith.muli"(%69, %17) : (i32, i32) -> i32
      %351 = "arith.remui"(%70, %223) : (i32, i32) -> i32
      %352 = "arith.divui"(%70, %223) : (i32, i32) -> i32
      %353 = "arith.muli"(%351, %21) : (i32, i32) -> i32
      %354 = "arith.addi"(%350, %353) : (i32, i32) -> i32
      %355 = "arith.remui"(%352, %223) : (i32, i32) -> i32
      %356 = "arith.divui"(%352, %223) : (i32, i32) -> i32
      %357 = "arith.muli"(%355, %301) : (i32, i32) -> i32
      %358 = "arith.addi"(%354, %357) : (i32, i32) -> i32
      %359 = "arith.divui"(%356, %223) : (i32, i32) -> i32
      %360 = "arith.muli"(%359, %304) : (i32, i32) -> i32
      %361 = "arith.addi"(%358, %360) : (i32, i32) -> i32
      "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %362 = "arith.andi"(%349, %92) : (i32, i32) -> i32
      %363 = "arith.shrui"(%362, %94) : (i32, i32) -> i32
      %364 = "arith.xori"(%349, %363) : (i32, i32) -> i32
      %365 = "llvm.getelementptr"(%65, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t370_d = "nvvm.ldmatrix"(%365) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %366 = "llvm.extractvalue"(%t370_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %367 = "llvm.extractvalue"(%t370_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %368 = "llvm.extractvalue"(%t370_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %369 = "llvm.extractvalue"(%t370_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %371 = "llvm.getelementptr"(%115, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t376_d = "nvvm.ldmatrix"(%371) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %372 = "llvm.extractvalue"(%t376_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %373 = "llvm.extractvalue"(%t376_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %374 = "llvm.extractvalue"(%t376_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %375 = "llvm.extractvalue"(%t376_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %377 = "arith.andi"(%361, %92) : (i32, i32) -> i32
      %378 = "arith.shrui"(%377, %94) : (i32, i32) -> i32
      %379 = "arith.xori"(%361, %378) : (i32, i32) -> i32
      %380 = "llvm.getelementptr"(%66, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t385_d = "nvvm.ldmatrix"(%380) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %381 = "llvm.extractvalue"(%t385_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %382 = "llvm.extractvalue"(%t385_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %383 = "llvm.extractvalue"(%t385_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %384 = "llvm.extractvalue"(%t385_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %386 = "llvm.getelementptr"(%146, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t391_d = "nvvm.ldmatrix"(%386) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %387 = "llvm.extractvalue"(%t391_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %388 = "llvm.extractvalue"(%t391_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %389 = "llvm.extractvalue"(%t391_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %390 = "llvm.extractvalue"(%t391_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %392 = "llvm.bitcast"(%366) : (i32) -> vector<2xf16>
      %393 = "llvm.bitcast"(%367) : (i32) -> vector<2xf16>
      %394 = "llvm.bitcast"(%368) : (i32) -> vector<2xf16>
      %395 = "llvm.bitcast"(%369) : (i32) -> vector<2xf16>
      %396 = "llvm.bitcast"(%372) : (i32) -> vector<2xf16>
      %397 = "llvm.bitcast"(%373) : (i32) -> vector<2xf16>
      %398 = "llvm.bitcast"(%374) : (i32) -> vector<2xf16>
      %399 = "llvm.bitcast"(%375) : (i32) -> vector<2xf16>
      %400 = "llvm.bitcast"(%381) : (i32) -> vector<2xf16>
      %401 = "llvm.bitcast"(%382) : (i32) -> vector<2xf16>
      %402 = "llvm.bitcast"(%383) : (i32) -> vector<2xf16>
      %403 = "llvm.bitcast"(%384) : (i32) -> vector<2xf16>
      %404 = "llvm.bitcast"(%387) : (i32) -> vector<2xf16>
      %405 = "llvm.bitcast"(%388) : (i32) -> vector<2xf16>
      %406 = "llvm.bitcast"(%389) : (i32) -> vector<2xf16>
      %407 = "llvm.bitcast"(%390) : (i32) -> vector<2xf16>
      %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457 = "scf.for"(%29, %57, %41, %29, %94, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339) ({
      ^bb0(%458: i32, %459: i32, %460: i32, %461: vector<2xf16>, %462: vector<2xf16>, %463: vector<2xf16>, %464: vector<2xf16>, %465: vector<2xf16>, %466: vector<2xf16>, %467: vector<2xf16>, %468: vector<2xf16>, %469: vector<2xf16>, %470: vector<2xf16>, %471: vector<2xf16>, %472: vector<2xf16>, %473: vector<2xf16>, %474: vector<2xf16>, %475: vector<2xf16>, %476: vector<2xf16>, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32):
        %509 = "arith.addi"(%458, %94) : (i32, i32) -> i32
        %510 = "arith.cmpi"(%509, %57) {predicate = 2 : i64} : (i32, i32) -> i1
        %511 = "arith.select"(%510, %84, %29) : (i1, i32, i32) -> i32
        %512 = "arith.select"(%510, %86, %29) : (i1, i32, i32) -> i32
        %513 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %514 = "arith.muli"(%459, %513) : (i32, i32) -> i32
        %515 = "arith.addi"(%349, %100) : (i32, i32) -> i32
        %516 = "llvm.getelementptr"(%65, %514) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %517 = "arith.andi"(%515, %92) : (i32, i32) -> i32
        %518 = "arith.shrui"(%517, %94) : (i32, i32) -> i32
        %519 = "arith.xori"(%515, %518) : (i32, i32) -> i32
        %520 = "llvm.getelementptr"(%516, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t525_d = "nvvm.ldmatrix"(%520) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %521 = "llvm.extractvalue"(%t525_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %522 = "llvm.extractvalue"(%t525_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %523 = "llvm.extractvalue"(%t525_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %524 = "llvm.extractvalue"(%t525_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %526 = "llvm.getelementptr"(%516) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %527 = "llvm.getelementptr"(%526, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t532_d = "nvvm.ldmatrix"(%527) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %528 = "llvm.extractvalue"(%t532_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %529 = "llvm.extractvalue"(%t532_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %530 = "llvm.extractvalue"(%t532_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %531 = "llvm.extractvalue"(%t532_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %533 = "arith.addi"(%361, %100) : (i32, i32) -> i32
        %534 = "llvm.getelementptr"(%66, %514) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %535 = "arith.andi"(%533, %92) : (i32, i32) -> i32
        %536 = "arith.shrui"(%535, %94) : (i32, i32) -> i32
        %537 = "arith.xori"(%533, %536) : (i32, i32) -> i32
        %538 = "llvm.getelementptr"(%534, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t543_d = "nvvm.ldmatrix"(%538) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %539 = "llvm.extractvalue"(%t543_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %540 = "llvm.extractvalue"(%t543_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %541 = "llvm.extractvalue"(%t543_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %542 = "llvm.extractvalue"(%t543_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %544 = "llvm.getelementptr"(%534) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %545 = "llvm.getelementptr"(%544, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t550_d = "nvvm.ldmatrix"(%545) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %546 = "llvm.extractvalue"(%t550_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %547 = "llvm.extractvalue"(%t550_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %548 = "llvm.extractvalue"(%t550_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %549 = "llvm.extractvalue"(%t550_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %551 = "arith.cmpi"(%511, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %552 = "arith.extui"(%551) : (i1) -> i8
        %553 = "arith.extsi"(%509) : (i32) -> i64
        %554 = "arith.muli"(%553, %42) : (i64, i64) -> i64
        %555 = "llvm.getelementptr"(%76, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %556 = "arith.muli"(%460, %513) : (i32, i32) -> i32
        %557 = "llvm.getelementptr"(%65, %556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %558 = "llvm.getelementptr"(%557, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %559 = "arith.cmpi"(%552, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %560 = "arith.select"(%559, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%558, %555, %560) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %561 = "arith.cmpi"(%512, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %562 = "arith.extui"(%561) : (i1) -> i8
        %563 = "llvm.getelementptr"(%82, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %564 = "llvm.getelementptr"(%66, %556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %565 = "llvm.getelementptr"(%564, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %566 = "arith.cmpi"(%562, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %567 = "arith.select"(%566, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%565, %563, %567) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %t572_d = "llvm.call_intrinsic"(%461, %462, %463, %464, %469, %470, %477, %478, %479, %480) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %568 = "llvm.extractvalue"(%t572_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %569 = "llvm.extractvalue"(%t572_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %570 = "llvm.extractvalue"(%t572_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %571 = "llvm.extractvalue"(%t572_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t577_d = "llvm.call_intrinsic"(%461, %462, %463, %464, %471, %472, %485, %486, %487, %488) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %573 = "llvm.extractvalue"(%t577_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %574 = "llvm.extractvalue"(%t577_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %575 = "llvm.extractvalue"(%t577_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %576 = "llvm.extractvalue"(%t577_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t582_d = "llvm.call_intrinsic"(%461, %462, %463, %464, %473, %474, %493, %494, %495, %496) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %578 = "llvm.extractvalue"(%t582_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %579 = "llvm.extractvalue"(%t582_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %580 = "llvm.extractvalue"(%t582_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %581 = "llvm.extractvalue"(%t582_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t587_d = "llvm.call_intrinsic"(%461, %462, %463, %464, %475, %476, %501, %502, %503, %504) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %583 = "llvm.extractvalue"(%t587_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %584 = "llvm.extractvalue"(%t587_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %585 = "llvm.extractvalue"(%t587_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %586 = "llvm.extractvalue"(%t587_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t592_d = "llvm.call_intrinsic"(%465, %466, %467, %468, %475, %476, %505, %506, %507, %508) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %588 = "llvm.extractvalue"(%t592_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %589 = "llvm.extractvalue"(%t592_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %590 = "llvm.extractvalue"(%t592_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %591 = "llvm.extractvalue"(%t592_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t597_d = "llvm.call_intrinsic"(%465, %466, %467, %468, %473, %474, %497, %498, %499, %500) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %593 = "llvm.extractvalue"(%t597_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %594 = "llvm.extractvalue"(%t597_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %595 = "llvm.extractvalue"(%t597_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %596 = "llvm.extractvalue"(%t597_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t602_d = "llvm.call_intrinsic"(%465, %466, %467, %468, %471, %472, %489, %490, %491, %492) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %598 = "llvm.extractvalue"(%t602_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %599 = "llvm.extractvalue"(%t602_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %600 = "llvm.extractvalue"(%t602_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %601 = "llvm.extractvalue"(%t602_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t607_d = "llvm.call_intrinsic"(%465, %466, %467, %468, %469, %470, %481, %482, %483, %484) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %603 = "llvm.extractvalue"(%t607_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %604 = "llvm.extractvalue"(%t607_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %605 = "llvm.extractvalue"(%t607_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %606 = "llvm.extractvalue"(%t607_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %608 = "arith.addi"(%349, %109) : (i32, i32) -> i32
        %609 = "arith.andi"(%608, %92) : (i32, i32) -> i32
        %610 = "arith.shrui"(%609, %94) : (i32, i32) -> i32
        %611 = "arith.xori"(%608, %610) : (i32, i32) -> i32
        %612 = "llvm.getelementptr"(%516, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t617_d = "nvvm.ldmatrix"(%612) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %613 = "llvm.extractvalue"(%t617_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %614 = "llvm.extractvalue"(%t617_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %615 = "llvm.extractvalue"(%t617_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %616 = "llvm.extractvalue"(%t617_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %618 = "llvm.getelementptr"(%526, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t623_d = "nvvm.ldmatrix"(%618) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %619 = "llvm.extractvalue"(%t623_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %620 = "llvm.extractvalue"(%t623_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %621 = "llvm.extractvalue"(%t623_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %622 = "llvm.extractvalue"(%t623_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %624 = "arith.addi"(%361, %109) : (i32, i32) -> i32
        %625 = "arith.andi"(%624, %92) : (i32, i32) -> i32
        %626 = "arith.shrui"(%625, %94) : (i32, i32) -> i32
        %627 = "arith.xori"(%624, %626) : (i32, i32) -> i32
        %628 = "llvm.getelementptr"(%534, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t633_d = "nvvm.ldmatrix"(%628) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %629 = "llvm.extractvalue"(%t633_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %630 = "llvm.extractvalue"(%t633_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %631 = "llvm.extractvalue"(%t633_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %632 = "llvm.extractvalue"(%t633_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %634 = "llvm.getelementptr"(%544, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t639_d = "nvvm.ldmatrix"(%634) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %635 = "llvm.extractvalue"(%t639_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %636 = "llvm.extractvalue"(%t639_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %637 = "llvm.extractvalue"(%t639_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %638 = "llvm.extractvalue"(%t639_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %640 = "arith.cmpi"(%511, %100) {predicate = 4 : i64} : (i32, i32) -> i1
        %641 = "arith.extui"(%640) : (i1) -> i8
        %642 = "arith.addi"(%68, %554) : (i64, i64) -> i64
        %643 = "llvm.getelementptr"(%76, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %644 = "arith.addi"(%301, %556) : (i32, i32) -> i32
        %645 = "llvm.getelementptr"(%65, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %646 = "llvm.getelementptr"(%645, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %647 = "arith.cmpi"(%641, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %648 = "arith.select"(%647, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%646, %643, %648) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %649 = "arith.cmpi"(%512, %100) {predicate = 4 : i64} : (i32, i32) -> i1
        %650 = "arith.extui"(%649) : (i1) -> i8
        %651 = "arith.addi"(%79, %554) : (i64, i64) -> i64
        %652 = "llvm.getelementptr"(%82, %651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %653 = "llvm.getelementptr"(%66, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %654 = "llvm.getelementptr"(%653, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %655 = "arith.cmpi"(%650, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %656 = "arith.select"(%655, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%654, %652, %656) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %657 = "llvm.bitcast"(%521) : (i32) -> vector<2xf16>
        %658 = "llvm.bitcast"(%522) : (i32) -> vector<2xf16>
        %659 = "llvm.bitcast"(%523) : (i32) -> vector<2xf16>
        %660 = "llvm.bitcast"(%524) : (i32) -> vector<2xf16>
        %661 = "llvm.bitcast"(%539) : (i32) -> vector<2xf16>
        %662 = "llvm.bitcast"(%540) : (i32) -> vector<2xf16>
        %t667_d = "llvm.call_intrinsic"(%657, %658, %659, %660, %661, %662, %568, %569, %570, %571) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %663 = "llvm.extractvalue"(%t667_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %664 = "llvm.extractvalue"(%t667_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %665 = "llvm.extractvalue"(%t667_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %666 = "llvm.extractvalue"(%t667_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %668 = "llvm.bitcast"(%541) : (i32) -> vector<2xf16>
        %669 = "llvm.bitcast"(%542) : (i32) -> vector<2xf16>
        %t674_d = "llvm.call_intrinsic"(%657, %658, %659, %660, %668, %669, %573, %574, %575, %576) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %670 = "llvm.extractvalue"(%t674_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %671 = "llvm.extractvalue"(%t674_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %672 = "llvm.extractvalue"(%t674_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %673 = "llvm.extractvalue"(%t674_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %675 = "llvm.bitcast"(%546) : (i32) -> vector<2xf16>
        %676 = "llvm.bitcast"(%547) : (i32) -> vector<2xf16>
        %t681_d = "llvm.call_intrinsic"(%657, %658, %659, %660, %675, %676, %578, %579, %580, %581) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %677 = "llvm.extractvalue"(%t681_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %678 = "llvm.extractvalue"(%t681_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %679 = "llvm.extractvalue"(%t681_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %680 = "llvm.extractvalue"(%t681_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %682 = "llvm.bitcast"(%548) : (i32) -> vector<2xf16>
        %683 = "llvm.bitcast"(%549) : (i32) -> vector<2xf16>
        %t688_d = "llvm.call_intrinsic"(%657, %658, %659, %660, %682, %683, %583, %584, %585, %586) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %684 = "llvm.extractvalue"(%t688_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %685 = "llvm.extractvalue"(%t688_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %686 = "llvm.extractvalue"(%t688_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %687 = "llvm.extractvalue"(%t688_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %689 = "llvm.bitcast"(%528) : (i32) -> vector<2xf16>
        %690 = "llvm.bitcast"(%529) : (i32) -> vector<2xf16>
        %691 = "llvm.bitcast"(%530) : (i32) -> vector<2xf16>
        %692 = "llvm.bitcast"(%531) : (i32) -> vector<2xf16>
        %t697_d = "llvm.call_intrinsic"(%689, %690, %691, %692, %682, %683, %588, %589, %590, %591) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %693 = "llvm.extractvalue"(%t697_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %694 = "llvm.extractvalue"(%t697_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %695 = "llvm.extractvalue"(%t697_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %696 = "llvm.extractvalue"(%t697_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t702_d = "llvm.call_intrinsic"(%689, %690, %691, %692, %675, %676, %593, %594, %595, %596) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %698 = "llvm.extractvalue"(%t702_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %699 = "llvm.extractvalue"(%t702_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %700 = "llvm.extractvalue"(%t702_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %701 = "llvm.extractvalue"(%t702_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t707_d = "llvm.call_intrinsic"(%689, %690, %691, %692, %668, %669, %598, %599, %600, %601) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %703 = "llvm.extractvalue"(%t707_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %704 = "llvm.extractvalue"(%t707_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %705 = "llvm.extractvalue"(%t707_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %706 = "llvm.extractvalue"(%t707_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t712_d = "llvm.call_intrinsic"(%689, %690, %691, %692, %661, %662, %603, %604, %605, %606) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %708 = "llvm.extractvalue"(%t712_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %709 = "llvm.extractvalue"(%t712_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %710 = "llvm.extractvalue"(%t712_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %711 = "llvm.extractvalue"(%t712_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %713 = "arith.addi"(%349, %119) : (i32, i32) -> i32
        %714 = "arith.andi"(%713, %92) : (i32, i32) -> i32
        %715 = "arith.shrui"(%714, %94) : (i32, i32) -> i32
        %716 = "arith.xori"(%713, %715) : (i32, i32) -> i32
        %717 = "llvm.getelementptr"(%516, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t722_d = "nvvm.ldmatrix"(%717) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %718 = "llvm.extractvalue"(%t722_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %719 = "llvm.extractvalue"(%t722_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %720 = "llvm.extractvalue"(%t722_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %721 = "llvm.extractvalue"(%t722_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %723 = "llvm.getelementptr"(%526, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t728_d = "nvvm.ldmatrix"(%723) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %724 = "llvm.extractvalue"(%t728_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %725 = "llvm.extractvalue"(%t728_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %726 = "llvm.extractvalue"(%t728_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %727 = "llvm.extractvalue"(%t728_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %729 = "arith.addi"(%361, %119) : (i32, i32) -> i32
        %730 = "arith.andi"(%729, %92) : (i32, i32) -> i32
        %731 = "arith.shrui"(%730, %94) : (i32, i32) -> i32
        %732 = "arith.xori"(%729, %731) : (i32, i32) -> i32
        %733 = "llvm.getelementptr"(%534, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t738_d = "nvvm.ldmatrix"(%733) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %734 = "llvm.extractvalue"(%t738_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %735 = "llvm.extractvalue"(%t738_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %736 = "llvm.extractvalue"(%t738_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %737 = "llvm.extractvalue"(%t738_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %739 = "llvm.getelementptr"(%544, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t744_d = "nvvm.ldmatrix"(%739) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %740 = "llvm.extractvalue"(%t744_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %741 = "llvm.extractvalue"(%t744_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %742 = "llvm.extractvalue"(%t744_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %743 = "llvm.extractvalue"(%t744_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %745 = "arith.cmpi"(%511, %109) {predicate = 4 : i64} : (i32, i32) -> i1
        %746 = "arith.extui"(%745) : (i1) -> i8
        %747 = "arith.addi"(%113, %554) : (i64, i64) -> i64
        %748 = "llvm.getelementptr"(%76, %747) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %749 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %750 = "arith.addi"(%749, %556) : (i32, i32) -> i32
        %751 = "llvm.getelementptr"(%65, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %752 = "llvm.getelementptr"(%751, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %753 = "arith.cmpi"(%746, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %754 = "arith.select"(%753, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%752, %748, %754) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %755 = "arith.cmpi"(%511, %119) {predicate = 4 : i64} : (i32, i32) -> i1
        %756 = "arith.extui"(%755) : (i1) -> i8
        %757 = "arith.addi"(%123, %554) : (i64, i64) -> i64
        %758 = "llvm.getelementptr"(%76, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %759 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %760 = "arith.addi"(%759, %556) : (i32, i32) -> i32
        %761 = "llvm.getelementptr"(%65, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %762 = "llvm.getelementptr"(%761, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %763 = "arith.cmpi"(%756, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %764 = "arith.select"(%763, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%762, %758, %764) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %765 = "arith.cmpi"(%512, %109) {predicate = 4 : i64} : (i32, i32) -> i1
        %766 = "arith.extui"(%765) : (i1) -> i8
        %767 = "arith.addi"(%144, %554) : (i64, i64) -> i64
        %768 = "llvm.getelementptr"(%82, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %769 = "llvm.getelementptr"(%66, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %770 = "llvm.getelementptr"(%769, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %771 = "arith.cmpi"(%766, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %772 = "arith.select"(%771, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%770, %768, %772) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %773 = "arith.cmpi"(%512, %119) {predicate = 4 : i64} : (i32, i32) -> i1
        %774 = "arith.extui"(%773) : (i1) -> i8
        %775 = "arith.addi"(%152, %554) : (i64, i64) -> i64
        %776 = "llvm.getelementptr"(%82, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %777 = "llvm.getelementptr"(%66, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %778 = "llvm.getelementptr"(%777, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %779 = "arith.cmpi"(%774, %98) {predicate = 1 : i64} : (i8, i8) -> i1
        %780 = "arith.select"(%779, %100, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%778, %776, %780) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %781 = "llvm.bitcast"(%613) : (i32) -> vector<2xf16>
        %782 = "llvm.bitcast"(%614) : (i32) -> vector<2xf16>
        %783 = "llvm.bitcast"(%615) : (i32) -> vector<2xf16>
        %784 = "llvm.bitcast"(%616) : (i32) -> vector<2xf16>
        %785 = "llvm.bitcast"(%629) : (i32) -> vector<2xf16>
        %786 = "llvm.bitcast"(%630) : (i32) -> vector<2xf16>
        %t791_d = "llvm.call_intrinsic"(%781, %782, %783, %784, %785, %786, %663, %664, %665, %666) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %787 = "llvm.extractvalue"(%t791_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %788 = "llvm.extractvalue"(%t791_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %789 = "llvm.extractvalue"(%t791_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %790 = "llvm.extractvalue"(%t791_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %792 = "llvm.bitcast"(%631) : (i32) -> vector<2xf16>
        %793 = "llvm.bitcast"(%632) : (i32) -> vector<2xf16>
        %t798_d = "llvm.call_intrinsic"(%781, %782, %783, %784, %792, %793, %670, %671, %672, %673) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %794 = "llvm.extractvalue"(%t798_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %795 = "llvm.extractvalue"(%t798_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %796 = "llvm.extractvalue"(%t798_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %797 = "llvm.extractvalue"(%t798_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %799 = "llvm.bitcast"(%635) : (i32) -> vector<2xf16>
        %800 = "llvm.bitcast"(%636) : (i32) -> vector<2xf16>
        %t805_d = "llvm.call_intrinsic"(%781, %782, %783, %784, %799, %800, %677, %678, %679, %680) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %801 = "llvm.extractvalue"(%t805_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %802 = "llvm.extractvalue"(%t805_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %803 = "llvm.extractvalue"(%t805_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %804 = "llvm.extractvalue"(%t805_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %806 = "llvm.bitcast"(%637) : (i32) -> vector<2xf16>
        %807 = "llvm.bitcast"(%638) : (i32) -> vector<2xf16>
        %t812_d = "llvm.call_intrinsic"(%781, %782, %783, %784, %806, %807, %684, %685, %686, %687) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %808 = "llvm.extractvalue"(%t812_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %809 = "llvm.extractvalue"(%t812_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %810 = "llvm.extractvalue"(%t812_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %811 = "llvm.extractvalue"(%t812_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %813 = "llvm.bitcast"(%619) : (i32) -> vector<2xf16>
        %814 = "llvm.bitcast"(%620) : (i32) -> vector<2xf16>
        %815 = "llvm.bitcast"(%621) : (i32) -> vector<2xf16>
        %816 = "llvm.bitcast"(%622) : (i32) -> vector<2xf16>
        %t821_d = "llvm.call_intrinsic"(%813, %814, %815, %816, %806, %807, %693, %694, %695, %696) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %817 = "llvm.extractvalue"(%t821_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %818 = "llvm.extractvalue"(%t821_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %819 = "llvm.extractvalue"(%t821_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %820 = "llvm.extractvalue"(%t821_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t826_d = "llvm.call_intrinsic"(%813, %814, %815, %816, %799, %800, %698, %699, %700, %701) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %822 = "llvm.extractvalue"(%t826_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %823 = "llvm.extractvalue"(%t826_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %824 = "llvm.extractvalue"(%t826_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %825 = "llvm.extractvalue"(%t826_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t831_d = "llvm.call_intrinsic"(%813, %814, %815, %816, %792, %793, %703, %704, %705, %706) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %827 = "llvm.extractvalue"(%t831_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %828 = "llvm.extractvalue"(%t831_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %829 = "llvm.extractvalue"(%t831_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %830 = "llvm.extractvalue"(%t831_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t836_d = "llvm.call_intrinsic"(%813, %814, %815, %816, %785, %786, %708, %709, %710, %711) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %832 = "llvm.extractvalue"(%t836_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %833 = "llvm.extractvalue"(%t836_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %834 = "llvm.extractvalue"(%t836_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %835 = "llvm.extractvalue"(%t836_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %837 = "arith.cmpi"(%459, %94) {predicate = 0 : i64} : (i32, i32) -> i1
        %838 = "arith.addi"(%459, %41) : (i32, i32) -> i32
        %839 = "arith.select"(%837, %29, %838) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %840 = "arith.muli"(%839, %513) : (i32, i32) -> i32
        %841 = "llvm.getelementptr"(%65, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %842 = "llvm.getelementptr"(%841, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t847_d = "nvvm.ldmatrix"(%842) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %843 = "llvm.extractvalue"(%t847_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %844 = "llvm.extractvalue"(%t847_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %845 = "llvm.extractvalue"(%t847_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %846 = "llvm.extractvalue"(%t847_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %848 = "llvm.getelementptr"(%841) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %849 = "llvm.getelementptr"(%848, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t854_d = "nvvm.ldmatrix"(%849) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %850 = "llvm.extractvalue"(%t854_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %851 = "llvm.extractvalue"(%t854_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %852 = "llvm.extractvalue"(%t854_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %853 = "llvm.extractvalue"(%t854_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %855 = "llvm.getelementptr"(%66, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %856 = "llvm.getelementptr"(%855, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t861_d = "nvvm.ldmatrix"(%856) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %857 = "llvm.extractvalue"(%t861_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %858 = "llvm.extractvalue"(%t861_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %859 = "llvm.extractvalue"(%t861_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %860 = "llvm.extractvalue"(%t861_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %862 = "llvm.getelementptr"(%855) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %863 = "llvm.getelementptr"(%862, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t868_d = "nvvm.ldmatrix"(%863) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %864 = "llvm.extractvalue"(%t868_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %865 = "llvm.extractvalue"(%t868_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %866 = "llvm.extractvalue"(%t868_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %867 = "llvm.extractvalue"(%t868_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %869 = "llvm.bitcast"(%718) : (i32) -> vector<2xf16>
        %870 = "llvm.bitcast"(%719) : (i32) -> vector<2xf16>
        %871 = "llvm.bitcast"(%720) : (i32) -> vector<2xf16>
        %872 = "llvm.bitcast"(%721) : (i32) -> vector<2xf16>
        %873 = "llvm.bitcast"(%734) : (i32) -> vector<2xf16>
        %874 = "llvm.bitcast"(%735) : (i32) -> vector<2xf16>
        %t879_d = "llvm.call_intrinsic"(%869, %870, %871, %872, %873, %874, %787, %788, %789, %790) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %875 = "llvm.extractvalue"(%t879_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %876 = "llvm.extractvalue"(%t879_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %877 = "llvm.extractvalue"(%t879_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %878 = "llvm.extractvalue"(%t879_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %880 = "llvm.bitcast"(%736) : (i32) -> vector<2xf16>
        %881 = "llvm.bitcast"(%737) : (i32) -> vector<2xf16>
        %t886_d = "llvm.call_intrinsic"(%869, %870, %871, %872, %880, %881, %794, %795, %796, %797) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %882 = "llvm.extractvalue"(%t886_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %883 = "llvm.extractvalue"(%t886_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %884 = "llvm.extractvalue"(%t886_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %885 = "llvm.extractvalue"(%t886_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %887 = "llvm.bitcast"(%740) : (i32) -> vector<2xf16>
        %888 = "llvm.bitcast"(%741) : (i32) -> vector<2xf16>
        %t893_d = "llvm.call_intrinsic"(%869, %870, %871, %872, %887, %888, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %889 = "llvm.extractvalue"(%t893_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %890 = "llvm.extractvalue"(%t893_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %891 = "llvm.extractvalue"(%t893_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %892 = "llvm.extractvalue"(%t893_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %894 = "llvm.bitcast"(%742) : (i32) -> vector<2xf16>
        %895 = "llvm.bitcast"(%743) : (i32) -> vector<2xf16>
        %t900_d = "llvm.call_intrinsic"(%869, %870, %871, %872, %894, %895, %808, %809, %810, %811) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %896 = "llvm.extractvalue"(%t900_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %897 = "llvm.extractvalue"(%t900_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %898 = "llvm.extractvalue"(%t900_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %899 = "llvm.extractvalue"(%t900_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %901 = "llvm.bitcast"(%724) : (i32) -> vector<2xf16>
        %902 = "llvm.bitcast"(%725) : (i32) -> vector<2xf16>
        %903 = "llvm.bitcast"(%726) : (i32) -> vector<2xf16>
        %904 = "llvm.bitcast"(%727) : (i32) -> vector<2xf16>
        %t909_d = "llvm.call_intrinsic"(%901, %902, %903, %904, %894, %895, %817, %818, %819, %820) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %905 = "llvm.extractvalue"(%t909_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %906 = "llvm.extractvalue"(%t909_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %907 = "llvm.extractvalue"(%t909_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %908 = "llvm.extractvalue"(%t909_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t914_d = "llvm.call_intrinsic"(%901, %902, %903, %904, %887, %888, %822, %823, %824, %825) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %910 = "llvm.extractvalue"(%t914_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %911 = "llvm.extractvalue"(%t914_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %912 = "llvm.extractvalue"(%t914_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %913 = "llvm.extractvalue"(%t914_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t919_d = "llvm.call_intrinsic"(%901, %902, %903, %904, %880, %881, %827, %828, %829, %830) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %915 = "llvm.extractvalue"(%t919_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %916 = "llvm.extractvalue"(%t919_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %917 = "llvm.extractvalue"(%t919_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %918 = "llvm.extractvalue"(%t919_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t924_d = "llvm.call_intrinsic"(%901, %902, %903, %904, %873, %874, %832, %833, %834, %835) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %920 = "llvm.extractvalue"(%t924_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %921 = "llvm.extractvalue"(%t924_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %922 = "llvm.extractvalue"(%t924_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %923 = "llvm.extractvalue"(%t924_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %925 = "llvm.bitcast"(%843) : (i32) -> vector<2xf16>
        %926 = "llvm.bitcast"(%844) : (i32) -> vector<2xf16>
        %927 = "llvm.bitcast"(%845) : (i32) -> vector<2xf16>
        %928 = "llvm.bitcast"(%846) : (i32) -> vector<2xf16>
        %929 = "llvm.bitcast"(%850) : (i32) -> vector<2xf16>
        %930 = "llvm.bitcast"(%851) : (i32) -> vector<2xf16>
        %931 = "llvm.bitcast"(%852) : (i32) -> vector<2xf16>
        %932 = "llvm.bitcast"(%853) : (i32) -> vector<2xf16>
        %933 = "llvm.bitcast"(%857) : (i32) -> vector<2xf16>
        %934 = "llvm.bitcast"(%858) : (i32) -> vector<2xf16>
        %935 = "llvm.bitcast"(%859) : (i32) -> vector<2xf16>
        %936 = "llvm.bitcast"(%860) : (i32) -> vector<2xf16>
        %937 = "llvm.bitcast"(%864) : (i32) -> vector<2xf16>
        %938 = "llvm.bitcast"(%865) : (i32) -> vector<2xf16>
        %939 = "llvm.bitcast"(%866) : (i32) -> vector<2xf16>
        %940 = "llvm.bitcast"(%867) : (i32) -> vector<2xf16>
        "scf.yield"(%839, %459, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %875, %876, %877, %878, %920, %921, %922, %923, %882, %883, %884, %885, %915, %916, %917, %918, %889, %890, %891, %892, %910, %911, %912, %913, %896, %897, %898, %899, %905, %906, %907, %908) : (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %941 = "vector.from_elements"(%426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %942 = "arith.truncf"(%941) : (vector<32xf32>) -> vector<32xf16>
      %943 = "vector.extract"(%942) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
      %944 = "vector.extract"(%942) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
      %945 = "vector.extract"(%942) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
      %946 = "vector.extract"(%942) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
      %947 = "vector.extract"(%942) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
      %948 = "vector.extract"(%942) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
      %949 = "vector.extract"(%942) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
      %950 = "vector.extract"(%942) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
      %951 = "vector.extract"(%942) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
      %952 = "vector.extract"(%942) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
      %953 = "vector.extract"(%942) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
      %954 = "vector.extract"(%942) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
      %955 = "vector.extract"(%942) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
      %956 = "vector.extract"(%942) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
      %957 = "vector.extract"(%942) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
      %958 = "vector.extract"(%942) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
      %959 = "vector.extract"(%942) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
      %960 = "vector.extract"(%942) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
      %961 = "vector.extract"(%942) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
      %962 = "vector.extract"(%942) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
      %963 = "vector.extract"(%942) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
      %964 = "vector.extract"(%942) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
      %965 = "vector.extract"(%942) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
      %966 = "vector.extract"(%942) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
      %967 = "vector.extract"(%942) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
      %968 = "vector.extract"(%942) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
      %969 = "vector.extract"(%942) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
      %970 = "vector.extract"(%942) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
      %971 = "vector.extract"(%942) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
      %972 = "vector.extract"(%942) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
      %973 = "vector.extract"(%942) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
      %974 = "vector.extract"(%942) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
      %975 = "arith.addi"(%300, %306) : (i32, i32) -> i32
      %976 = "arith.andi"(%975, %92) : (i32, i32) -> i32
      %977 = "arith.shrui"(%976, %94) : (i32, i32) -> i32
      %978 = "arith.xori"(%975, %977) : (i32, i32) -> i32
      %979 = "llvm.getelementptr"(%303, %978) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %980 = "vector.from_elements"(%943, %944) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%980, %979) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %981 = "arith.addi"(%975, %100) : (i32, i32) -> i32
      %982 = "arith.andi"(%981, %92) : (i32, i32) -> i32
      %983 = "arith.shrui"(%982, %94) : (i32, i32) -> i32
      %984 = "arith.xori"(%981, %983) : (i32, i32) -> i32
      %985 = "llvm.getelementptr"(%303, %984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %986 = "vector.from_elements"(%951, %952) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%986, %985) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %987 = "arith.addi"(%975, %109) : (i32, i32) -> i32
      %988 = "arith.andi"(%987, %92) : (i32, i32) -> i32
      %989 = "arith.shrui"(%988, %94) : (i32, i32) -> i32
      %990 = "arith.xori"(%987, %989) : (i32, i32) -> i32
      %991 = "llvm.getelementptr"(%303, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %992 = "vector.from_elements"(%959, %960) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%992, %991) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %993 = "arith.addi"(%975, %119) : (i32, i32) -> i32
      %994 = "arith.andi"(%993, %92) : (i32, i32) -> i32
      %995 = "arith.shrui"(%994, %94) : (i32, i32) -> i32
      %996 = "arith.xori"(%993, %995) : (i32, i32) -> i32
      %997 = "llvm.getelementptr"(%303, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %998 = "vector.from_elements"(%967, %968) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%998, %997) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %999 = "arith.addi"(%978, %304) : (i32, i32) -> i32
      %1000 = "llvm.getelementptr"(%303, %999) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1001 = "vector.from_elements"(%945, %946) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1001, %1000) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1002 = "arith.addi"(%984, %304) : (i32, i32) -> i32
      %1003 = "llvm.getelementptr"(%303, %1002) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1004 = "vector.from_elements"(%953, %954) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1004, %1003) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1005 = "arith.addi"(%990, %304) : (i32, i32) -> i32
      %1006 = "llvm.getelementptr"(%303, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1007 = "vector.from_elements"(%961, %962) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1007, %1006) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1008 = "arith.addi"(%996, %304) : (i32, i32) -> i32
      %1009 = "llvm.getelementptr"(%303, %1008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1010 = "vector.from_elements"(%969, %970) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1010, %1009) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1011 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %1012 = "arith.addi"(%978, %1011) : (i32, i32) -> i32
      %1013 = "llvm.getelementptr"(%303, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1014 = "vector.from_elements"(%947, %948) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1014, %1013) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1015 = "arith.addi"(%984, %1011) : (i32, i32) -> i32
      %1016 = "llvm.getelementptr"(%303, %1015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1017 = "vector.from_elements"(%955, %956) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1017, %1016) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1018 = "arith.addi"(%990, %1011) : (i32, i32) -> i32
      %1019 = "llvm.getelementptr"(%303, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1020 = "vector.from_elements"(%963, %964) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1020, %1019) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1021 = "arith.addi"(%996, %1011) : (i32, i32) -> i32
      %1022 = "llvm.getelementptr"(%303, %1021) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1023 = "vector.from_elements"(%971, %972) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1023, %1022) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1024 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %1025 = "arith.addi"(%978, %1024) : (i32, i32) -> i32
      %1026 = "llvm.getelementptr"(%303, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1027 = "vector.from_elements"(%949, %950) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1027, %1026) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1028 = "arith.addi"(%984, %1024) : (i32, i32) -> i32
      %1029 = "llvm.getelementptr"(%303, %1028) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1030 = "vector.from_elements"(%957, %958) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1030, %1029) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1031 = "arith.addi"(%990, %1024) : (i32, i32) -> i32
      %1032 = "llvm.getelementptr"(%303, %1031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1033 = "vector.from_elements"(%965, %966) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1033, %1032) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1034 = "arith.addi"(%996, %1024) : (i32, i32) -> i32
      %1035 = "llvm.getelementptr"(%303, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1036 = "vector.from_elements"(%973, %974) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1036, %1035) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1037 = "arith.muli"(%72, %8) : (i64, i64) -> i64
      %1038 = "arith.addi"(%74, %1037) : (i64, i64) -> i64
      %1039 = "llvm.getelementptr"(%56, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %1040 = "arith.addi"(%63, %70) : (i32, i32) -> i32
      %1041 = "arith.addi"(%64, %71) : (i32, i32) -> i32
      %1042 = "arith.cmpi"(%1040, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1043 = "arith.cmpi"(%1041, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1044 = "arith.andi"(%1042, %1043) : (i1, i1) -> i1
      "scf.if"(%1044) ({
        %1045 = "llvm.load"(%97) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1045, %1039) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1046 = "arith.addi"(%1040, %100) : (i32, i32) -> i32
      %1047 = "arith.cmpi"(%1046, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1048 = "arith.andi"(%1047, %1043) : (i1, i1) -> i1
      "scf.if"(%1048) ({
        %1049 = "llvm.getelementptr"(%1039, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1050 = "llvm.load"(%106) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1050, %1049) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1051 = "arith.addi"(%1040, %109) : (i32, i32) -> i32
      %1052 = "arith.cmpi"(%1051, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1053 = "arith.andi"(%1052, %1043) : (i1, i1) -> i1
      "scf.if"(%1053) ({
        %1054 = "arith.muli"(%112, %305) : (i64, i64) -> i64
        %1055 = "llvm.getelementptr"(%1039, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1056 = "llvm.load"(%116) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1056, %1055) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1057 = "arith.addi"(%1040, %119) : (i32, i32) -> i32
      %1058 = "arith.cmpi"(%1057, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1059 = "arith.andi"(%1058, %1043) : (i1, i1) -> i1
      "scf.if"(%1059) ({
        %1060 = "arith.muli"(%122, %305) : (i64, i64) -> i64
        %1061 = "llvm.getelementptr"(%1039, %1060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1062 = "llvm.load"(%126) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1062, %1061) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 63 : i32} : () -> i32
    %10 = "arith.addi"(%1, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 64 : i32} : () -> i32
    %12 = "arith.divui"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.addi"(%5, %9) : (i32, i32) -> i32
    %14 = "arith.divui"(%13, %11) : (i32, i32) -> i32
    %15 = "arith.muli"(%12, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.constant"() {value = 128 : i32} : () -> i32
    %18 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%15, %16, %16, %17, %16, %16, %18, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x64x64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
