"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.extsi"(%12) : (i32) -> i64
      %16 = "arith.constant"() {value = 32 : i32} : () -> i32
      %17 = "arith.constant"() {value = 1 : i32} : () -> i32
      %18 = "arith.constant"() {value = 31 : i32} : () -> i32
      %19 = "arith.constant"() {value = 32 : i64} : () -> i64
      %20 = "arith.muli"(%3, %19) : (i64, i64) -> i64
      %21 = "arith.addi"(%2, %18) : (i32, i32) -> i32
      %22 = "arith.divui"(%21, %16) : (i32, i32) -> i32
      %23 = "arith.muli"(%15, %20) : (i64, i64) -> i64
      %24 = "llvm.getelementptr"(%0, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %25 = "arith.extsi"(%13) : (i32) -> i64
      %26 = "arith.constant"() {value = 64 : i32} : () -> i32
      %27 = "arith.constant"() {value = 64 : i64} : () -> i64
      %28 = "arith.muli"(%6, %27) : (i64, i64) -> i64
      %29 = "arith.muli"(%25, %28) : (i64, i64) -> i64
      %30 = "llvm.getelementptr"(%4, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %31 = "arith.muli"(%8, %19) : (i64, i64) -> i64
      %32 = "arith.muli"(%15, %31) : (i64, i64) -> i64
      %33 = "arith.muli"(%25, %27) : (i64, i64) -> i64
      %34 = "arith.addi"(%32, %33) : (i64, i64) -> i64
      %35 = "llvm.getelementptr"(%7, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %36 = "arith.maxsi"(%22, %17) : (i32, i32) -> i32
      %37 = "arith.muli"(%36, %16) : (i32, i32) -> i32
      %38 = "arith.subi"(%2, %37) : (i32, i32) -> i32
      %39 = "arith.muli"(%12, %16) : (i32, i32) -> i32
      %40 = "arith.subi"(%1, %39) : (i32, i32) -> i32
      %41 = "arith.constant"() {value = 8 : i32} : () -> i32
      %42 = "arith.divui"(%9, %41) : (i32, i32) -> i32
      %43 = "arith.subi"(%40, %42) : (i32, i32) -> i32
      %44 = "arith.muli"(%13, %26) : (i32, i32) -> i32
      %45 = "arith.subi"(%5, %44) : (i32, i32) -> i32
      %46 = "arith.subi"(%45, %42) : (i32, i32) -> i32
      %47 = "arith.extsi"(%38) : (i32) -> i64
      %48 = "llvm.getelementptr"(%24, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %49 = "llvm.getelementptr"(%30, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %50 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 3456>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "arith.constant"() {value = 16 : i64} : () -> i64
      %53 = "arith.muli"(%3, %52) : (i64, i64) -> i64
      %54 = "arith.remui"(%9, %41) : (i32, i32) -> i32
      %55 = "arith.extsi"(%42) : (i32) -> i64
      %56 = "arith.muli"(%55, %3) : (i64, i64) -> i64
      %57 = "arith.extsi"(%54) : (i32) -> i64
      %58 = "arith.addi"(%57, %56) : (i64, i64) -> i64
      %59 = "llvm.getelementptr"(%48, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %60 = "arith.constant"() {value = 36 : i32} : () -> i32
      %61 = "arith.muli"(%54, %60) : (i32, i32) -> i32
      %62 = "arith.addi"(%61, %42) : (i32, i32) -> i32
      %63 = "llvm.getelementptr"(%50, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %64 = "arith.muli"(%6, %52) : (i64, i64) -> i64
      %65 = "arith.muli"(%55, %6) : (i64, i64) -> i64
      %66 = "arith.addi"(%57, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%49, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.constant"() {value = 68 : i32} : () -> i32
      %69 = "arith.muli"(%54, %68) : (i32, i32) -> i32
      %70 = "arith.addi"(%69, %42) : (i32, i32) -> i32
      %71 = "llvm.getelementptr"(%51, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %72 = "arith.constant"() {value = 0 : i32} : () -> i32
      %73 = "arith.subi"(%72, %38) : (i32, i32) -> i32
      %74 = "arith.subi"(%73, %54) : (i32, i32) -> i32
      %75 = "arith.cmpi"(%36, %72) {predicate = 4 : i64} : (i32, i32) -> i1
      %76 = "arith.select"(%75, %43, %72) : (i1, i32, i32) -> i32
      %77 = "arith.cmpi"(%76, %72) {predicate = 4 : i64} : (i32, i32) -> i1
      %78 = "arith.extui"(%77) : (i1) -> i8
      %79 = "arith.constant"() {value = 0 : i8} : () -> i8
      %80 = "arith.cmpi"(%78, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %81 = "arith.cmpi"(%74, %72) {predicate = 3 : i64} : (i32, i32) -> i1
      %82 = "arith.andi"(%80, %81) : (i1, i1) -> i1
      %83 = "arith.extui"(%82) : (i1) -> i8
      %84 = "arith.cmpi"(%83, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %85 = "arith.constant"() {value = 4 : i32} : () -> i32
      %86 = "arith.select"(%84, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%63, %59, %86) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %87 = "arith.cmpi"(%78, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %88 = "arith.cmpi"(%74, %41) {predicate = 3 : i64} : (i32, i32) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90 = "arith.extui"(%89) : (i1) -> i8
      %91 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %92 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %93 = "arith.cmpi"(%90, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %94 = "arith.select"(%93, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%92, %91, %94) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %95 = "arith.cmpi"(%78, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %96 = "arith.constant"() {value = 16 : i32} : () -> i32
      %97 = "arith.cmpi"(%74, %96) {predicate = 3 : i64} : (i32, i32) -> i1
      %98 = "arith.andi"(%95, %97) : (i1, i1) -> i1
      %99 = "arith.extui"(%98) : (i1) -> i8
      %100 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %101 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %102 = "arith.cmpi"(%99, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %103 = "arith.select"(%102, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%101, %100, %103) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %104 = "arith.cmpi"(%78, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %105 = "arith.constant"() {value = 24 : i32} : () -> i32
      %106 = "arith.cmpi"(%74, %105) {predicate = 3 : i64} : (i32, i32) -> i1
      %107 = "arith.andi"(%104, %106) : (i1, i1) -> i1
      %108 = "arith.extui"(%107) : (i1) -> i8
      %109 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %110 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 864>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %111 = "arith.cmpi"(%108, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %112 = "arith.select"(%111, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%110, %109, %112) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %113 = "arith.cmpi"(%76, %96) {predicate = 4 : i64} : (i32, i32) -> i1
      %114 = "arith.extui"(%113) : (i1) -> i8
      %115 = "arith.cmpi"(%114, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %116 = "arith.andi"(%115, %81) : (i1, i1) -> i1
      %117 = "arith.extui"(%116) : (i1) -> i8
      %118 = "llvm.getelementptr"(%59, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %119 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %120 = "arith.cmpi"(%117, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %121 = "arith.select"(%120, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%119, %118, %121) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %122 = "arith.cmpi"(%114, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %123 = "arith.andi"(%122, %88) : (i1, i1) -> i1
      %124 = "arith.extui"(%123) : (i1) -> i8
      %125 = "arith.constant"() {value = 8 : i64} : () -> i64
      %126 = "arith.addi"(%53, %125) : (i64, i64) -> i64
      %127 = "llvm.getelementptr"(%59, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %128 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 304>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %129 = "arith.cmpi"(%124, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %130 = "arith.select"(%129, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%128, %127, %130) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %131 = "arith.cmpi"(%114, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %132 = "arith.andi"(%131, %97) : (i1, i1) -> i1
      %133 = "arith.extui"(%132) : (i1) -> i8
      %134 = "arith.addi"(%53, %52) : (i64, i64) -> i64
      %135 = "llvm.getelementptr"(%59, %134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %136 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 592>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %137 = "arith.cmpi"(%133, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %138 = "arith.select"(%137, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%136, %135, %138) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %139 = "arith.cmpi"(%114, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %140 = "arith.andi"(%139, %106) : (i1, i1) -> i1
      %141 = "arith.extui"(%140) : (i1) -> i8
      %142 = "arith.constant"() {value = 24 : i64} : () -> i64
      %143 = "arith.addi"(%53, %142) : (i64, i64) -> i64
      %144 = "llvm.getelementptr"(%59, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %146 = "arith.cmpi"(%141, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %147 = "arith.select"(%146, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%145, %144, %147) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %148 = "arith.select"(%75, %46, %72) : (i1, i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %72) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.extui"(%149) : (i1) -> i8
      %151 = "arith.cmpi"(%150, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %152 = "arith.andi"(%151, %81) : (i1, i1) -> i1
      %153 = "arith.extui"(%152) : (i1) -> i8
      %154 = "arith.cmpi"(%153, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %155 = "arith.select"(%154, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%71, %67, %155) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %156 = "arith.cmpi"(%150, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %157 = "arith.andi"(%156, %88) : (i1, i1) -> i1
      %158 = "arith.extui"(%157) : (i1) -> i8
      %159 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %160 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %161 = "arith.cmpi"(%158, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %162 = "arith.select"(%161, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%160, %159, %162) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %163 = "arith.cmpi"(%150, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %164 = "arith.andi"(%163, %97) : (i1, i1) -> i1
      %165 = "arith.extui"(%164) : (i1) -> i8
      %166 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %167 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %168 = "arith.cmpi"(%165, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %169 = "arith.select"(%168, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%167, %166, %169) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %170 = "arith.cmpi"(%150, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %171 = "arith.andi"(%170, %106) : (i1, i1) -> i1
      %172 = "arith.extui"(%171) : (i1) -> i8
      %173 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %174 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %175 = "arith.cmpi"(%172, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %176 = "arith.select"(%175, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%174, %173, %176) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %177 = "arith.cmpi"(%148, %96) {predicate = 4 : i64} : (i32, i32) -> i1
      %178 = "arith.extui"(%177) : (i1) -> i8
      %179 = "arith.cmpi"(%178, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %180 = "arith.andi"(%179, %81) : (i1, i1) -> i1
      %181 = "arith.extui"(%180) : (i1) -> i8
      %182 = "llvm.getelementptr"(%67, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %183 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %184 = "arith.cmpi"(%181, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %185 = "arith.select"(%184, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%183, %182, %185) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %186 = "arith.cmpi"(%178, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %187 = "arith.andi"(%186, %88) : (i1, i1) -> i1
      %188 = "arith.extui"(%187) : (i1) -> i8
      %189 = "arith.addi"(%64, %125) : (i64, i64) -> i64
      %190 = "llvm.getelementptr"(%67, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %191 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %192 = "arith.cmpi"(%188, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %193 = "arith.select"(%192, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%191, %190, %193) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %194 = "arith.cmpi"(%178, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %195 = "arith.andi"(%194, %97) : (i1, i1) -> i1
      %196 = "arith.extui"(%195) : (i1) -> i8
      %197 = "arith.addi"(%64, %52) : (i64, i64) -> i64
      %198 = "llvm.getelementptr"(%67, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %200 = "arith.cmpi"(%196, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %201 = "arith.select"(%200, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%199, %198, %201) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %202 = "arith.cmpi"(%178, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %203 = "arith.andi"(%202, %106) : (i1, i1) -> i1
      %204 = "arith.extui"(%203) : (i1) -> i8
      %205 = "arith.addi"(%64, %142) : (i64, i64) -> i64
      %206 = "llvm.getelementptr"(%67, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "arith.cmpi"(%204, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %209 = "arith.select"(%208, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%207, %206, %209) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %210 = "arith.cmpi"(%148, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %211 = "arith.extui"(%210) : (i1) -> i8
      %212 = "arith.cmpi"(%211, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.andi"(%212, %81) : (i1, i1) -> i1
      %214 = "arith.extui"(%213) : (i1) -> i8
      %215 = "arith.constant"() {value = 2 : i64} : () -> i64
      %216 = "arith.muli"(%215, %64) : (i64, i64) -> i64
      %217 = "llvm.getelementptr"(%67, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %218 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "arith.cmpi"(%214, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %220 = "arith.select"(%219, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%218, %217, %220) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %221 = "arith.cmpi"(%211, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %222 = "arith.andi"(%221, %88) : (i1, i1) -> i1
      %223 = "arith.extui"(%222) : (i1) -> i8
      %224 = "arith.addi"(%216, %125) : (i64, i64) -> i64
      %225 = "llvm.getelementptr"(%67, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %226 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %227 = "arith.cmpi"(%223, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %228 = "arith.select"(%227, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%226, %225, %228) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %229 = "arith.cmpi"(%211, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %230 = "arith.andi"(%229, %97) : (i1, i1) -> i1
      %231 = "arith.extui"(%230) : (i1) -> i8
      %232 = "arith.addi"(%216, %52) : (i64, i64) -> i64
      %233 = "llvm.getelementptr"(%67, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %234 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %235 = "arith.cmpi"(%231, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %236 = "arith.select"(%235, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%234, %233, %236) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %237 = "arith.cmpi"(%211, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %238 = "arith.andi"(%237, %106) : (i1, i1) -> i1
      %239 = "arith.extui"(%238) : (i1) -> i8
      %240 = "arith.addi"(%216, %142) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%67, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1664>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %243 = "arith.cmpi"(%239, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %244 = "arith.select"(%243, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%242, %241, %244) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %245 = "arith.constant"() {value = 48 : i32} : () -> i32
      %246 = "arith.cmpi"(%148, %245) {predicate = 4 : i64} : (i32, i32) -> i1
      %247 = "arith.extui"(%246) : (i1) -> i8
      %248 = "arith.cmpi"(%247, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %249 = "arith.andi"(%248, %81) : (i1, i1) -> i1
      %250 = "arith.extui"(%249) : (i1) -> i8
      %251 = "arith.constant"() {value = 3 : i64} : () -> i64
      %252 = "arith.muli"(%251, %64) : (i64, i64) -> i64
      %253 = "llvm.getelementptr"(%67, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %254 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %255 = "arith.cmpi"(%250, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %256 = "arith.select"(%255, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%254, %253, %256) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %257 = "arith.cmpi"(%247, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %258 = "arith.andi"(%257, %88) : (i1, i1) -> i1
      %259 = "arith.extui"(%258) : (i1) -> i8
      %260 = "arith.addi"(%252, %125) : (i64, i64) -> i64
      %261 = "llvm.getelementptr"(%67, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %262 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 592>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %263 = "arith.cmpi"(%259, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %264 = "arith.select"(%263, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%262, %261, %264) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %265 = "arith.cmpi"(%247, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %266 = "arith.andi"(%265, %97) : (i1, i1) -> i1
      %267 = "arith.extui"(%266) : (i1) -> i8
      %268 = "arith.addi"(%252, %52) : (i64, i64) -> i64
      %269 = "llvm.getelementptr"(%67, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %270 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "arith.cmpi"(%267, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %272 = "arith.select"(%271, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%270, %269, %272) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %273 = "arith.cmpi"(%247, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %274 = "arith.andi"(%273, %106) : (i1, i1) -> i1
      %275 = "arith.extui"(%274) : (i1) -> i8
      %276 = "arith.addi"(%252, %142) : (i64, i64) -> i64
      %277 = "llvm.getelementptr"(%67, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1680>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %279 = "arith.cmpi"(%275, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %280 = "arith.select"(%279, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%278, %277, %280) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %281 = "arith.cmpi"(%36, %17) {predicate = 4 : i64} : (i32, i32) -> i1
      %282 = "arith.select"(%281, %43, %72) : (i1, i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %72) {predicate = 4 : i64} : (i32, i32) -> i1
      %284 = "arith.extui"(%283) : (i1) -> i8
      %285 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %286 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %287 = "arith.cmpi"(%284, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %288 = "arith.select"(%287, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%286, %285, %288) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %289 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %290 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1440>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %291 = "arith.cmpi"(%284, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %292 = "arith.select"(%291, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%290, %289, %292) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %293 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %294 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1728>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %295 = "arith.cmpi"(%284, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %296 = "arith.select"(%295, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%294, %293, %296) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %297 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %298 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 2016>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %299 = "arith.cmpi"(%284, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %300 = "arith.select"(%299, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%298, %297, %300) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %301 = "arith.cmpi"(%282, %96) {predicate = 4 : i64} : (i32, i32) -> i1
      %302 = "arith.extui"(%301) : (i1) -> i8
      %303 = "arith.addi"(%53, %19) : (i64, i64) -> i64
      %304 = "llvm.getelementptr"(%59, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %305 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %306 = "arith.cmpi"(%302, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %307 = "arith.select"(%306, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%305, %304, %307) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %308 = "arith.addi"(%126, %19) : (i64, i64) -> i64
      %309 = "llvm.getelementptr"(%59, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %310 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1456>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %311 = "arith.cmpi"(%302, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %312 = "arith.select"(%311, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%310, %309, %312) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %313 = "arith.addi"(%134, %19) : (i64, i64) -> i64
      %314 = "llvm.getelementptr"(%59, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %315 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1744>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %316 = "arith.cmpi"(%302, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %317 = "arith.select"(%316, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%315, %314, %317) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %318 = "arith.addi"(%143, %19) : (i64, i64) -> i64
      %319 = "llvm.getelementptr"(%59, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %320 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 2032>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %321 = "arith.cmpi"(%302, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %322 = "arith.select"(%321, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%320, %319, %322) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %323 = "arith.select"(%281, %46, %72) : (i1, i32, i32) -> i32
      %324 = "arith.cmpi"(%323, %72) {predicate = 4 : i64} : (i32, i32) -> i1
      %325 = "arith.extui"(%324) : (i1) -> i8
      %326 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %327 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %328 = "arith.cmpi"(%325, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %329 = "arith.select"(%328, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%327, %326, %329) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %330 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %331 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2720>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %332 = "arith.cmpi"(%325, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %333 = "arith.select"(%332, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%331, %330, %333) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %334 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %335 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %336 = "arith.cmpi"(%325, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %337 = "arith.select"(%336, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%335, %334, %337) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %338 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %339 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3808>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %340 = "arith.cmpi"(%325, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %341 = "arith.select"(%340, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%339, %338, %341) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %342 = "arith.cmpi"(%323, %96) {predicate = 4 : i64} : (i32, i32) -> i1
      %343 = "arith.extui"(%342) : (i1) -> i8
      %344 = "arith.addi"(%64, %19) : (i64, i64) -> i64
      %345 = "llvm.getelementptr"(%67, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %346 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %347 = "arith.cmpi"(%343, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %348 = "arith.select"(%347, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%346, %345, %348) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %349 = "arith.addi"(%189, %19) : (i64, i64) -> i64
      %350 = "llvm.getelementptr"(%67, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %351 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2736>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %352 = "arith.cmpi"(%343, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %353 = "arith.select"(%352, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%351, %350, %353) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %354 = "arith.addi"(%197, %19) : (i64, i64) -> i64
      %355 = "llvm.getelementptr"(%67, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %356 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %357 = "arith.cmpi"(%343, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %358 = "arith.select"(%357, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%356, %355, %358) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %359 = "arith.addi"(%205, %19) : (i64, i64) -> i64
      %360 = "llvm.getelementptr"(%67, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %361 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3824>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %362 = "arith.cmpi"(%343, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %363 = "arith.select"(%362, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%361, %360, %363) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %364 = "arith.cmpi"(%323, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %365 = "arith.extui"(%364) : (i1) -> i8
      %366 = "arith.addi"(%216, %19) : (i64, i64) -> i64
      %367 = "llvm.getelementptr"(%67, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %368 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %369 = "arith.cmpi"(%365, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %370 = "arith.select"(%369, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%368, %367, %370) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %371 = "arith.addi"(%224, %19) : (i64, i64) -> i64
      %372 = "llvm.getelementptr"(%67, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %373 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2752>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %374 = "arith.cmpi"(%365, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %375 = "arith.select"(%374, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%373, %372, %375) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %376 = "arith.addi"(%232, %19) : (i64, i64) -> i64
      %377 = "llvm.getelementptr"(%67, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %378 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3296>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %379 = "arith.cmpi"(%365, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %380 = "arith.select"(%379, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%378, %377, %380) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %381 = "arith.addi"(%240, %19) : (i64, i64) -> i64
      %382 = "llvm.getelementptr"(%67, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %383 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %384 = "arith.cmpi"(%365, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %385 = "arith.select"(%384, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%383, %382, %385) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %386 = "arith.cmpi"(%323, %245) {predicate = 4 : i64} : (i32, i32) -> i1
      %387 = "arith.extui"(%386) : (i1) -> i8
      %388 = "arith.addi"(%252, %19) : (i64, i64) -> i64
      %389 = "llvm.getelementptr"(%67, %388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %390 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %391 = "arith.cmpi"(%387, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %392 = "arith.select"(%391, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%390, %389, %392) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %393 = "arith.addi"(%260, %19) : (i64, i64) -> i64
      %394 = "llvm.getelementptr"(%67, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %395 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %396 = "arith.cmpi"(%387, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %397 = "arith.select"(%396, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%395, %394, %397) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %398 = "arith.addi"(%268, %19) : (i64, i64) -> i64
      %399 = "llvm.getelementptr"(%67, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %400 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3312>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %401 = "arith.cmpi"(%387, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %402 = "arith.select"(%401, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%400, %399, %402) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %403 = "arith.addi"(%276, %19) : (i64, i64) -> i64
      %404 = "llvm.getelementptr"(%67, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %405 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3856>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %406 = "arith.cmpi"(%387, %79) {predicate = 1 : i64} : (i8, i8) -> i1
      %407 = "arith.select"(%406, %85, %72) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%405, %404, %407) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %408 = "arith.constant"() {value = 2 : i32} : () -> i32
      %409 = "arith.remui"(%9, %408) : (i32, i32) -> i32
      %410 = "arith.divui"(%9, %408) : (i32, i32) -> i32
      %411 = "arith.divui"(%9, %96) : (i32, i32) -> i32
      %412 = "arith.remui"(%411, %408) : (i32, i32) -> i32
      %413 = "arith.remui"(%410, %41) : (i32, i32) -> i32
      %414 = "arith.divui"(%9, %16) : (i32, i32) -> i32
      %415 = "arith.remui"(%414, %85) : (i32, i32) -> i32
      %416 = "arith.muli"(%412, %408) : (i32, i32) -> i32
      %417 = "arith.addi"(%409, %416) : (i32, i32) -> i32
      %418 = "arith.muli"(%417, %85) : (i32, i32) -> i32
      %419 = "arith.muli"(%415, %60) : (i32, i32) -> i32
      %420 = "arith.addi"(%418, %419) : (i32, i32) -> i32
      %421 = "llvm.getelementptr"(%50, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %422 = "arith.muli"(%413, %85) : (i32, i32) -> i32
      %423 = "arith.muli"(%415, %68) : (i32, i32) -> i32
      %424 = "arith.addi"(%422, %423) : (i32, i32) -> i32
      %425 = "llvm.getelementptr"(%51, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %426 = "arith.constant"() {value = 4 : i64} : () -> i64
      %427 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %428 = "vector.extract"(%427) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %429 = "vector.extract"(%427) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %430 = "vector.extract"(%427) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %431 = "vector.extract"(%427) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %432 = "vector.extract"(%427) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %433 = "vector.extract"(%427) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %434 = "vector.extract"(%427) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %435 = "vector.extract"(%427) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %436 = "vector.extract"(%427) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %437 = "vector.extract"(%427) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %438 = "vector.extract"(%427) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %439 = "vector.extract"(%427) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %440 = "vector.extract"(%427) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %441 = "vector.extract"(%427) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %442 = "vector.extract"(%427) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %443 = "vector.extract"(%427) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %444 = "vector.extract"(%427) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %445 = "vector.extract"(%427) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %446 = "vector.extract"(%427) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %447 = "vector.extract"(%427) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %448 = "vector.extract"(%427) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %449 = "vector.extract"(%427) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %450 = "vector.extract"(%427) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %451 = "vector.extract"(%427) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %452 = "vector.extract"(%427) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %453 = "vector.extract"(%427) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %454 = "vector.extract"(%427) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %455 = "vector.extract"(%427) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %456 = "vector.extract"(%427) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %457 = "vector.extract"(%427) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %458 = "vector.extract"(%427) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %459 = "vector.extract"(%427) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %460 = "vector.extract"(%427) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %461 = "vector.extract"(%427) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %462 = "vector.extract"(%427) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %463 = "vector.extract"(%427) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %464 = "vector.extract"(%427) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %465 = "vector.extract"(%427) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %466 = "vector.extract"(%427) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %467 = "vector.extract"(%427) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %468 = "vector.extract"(%427) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %469 = "vector.extract"(%427) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %470 = "vector.extract"(%427) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %471 = "vector.extract"(%427) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %472 = "vector.extract"(%427) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %473 = "vector.extract"(%427) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %474 = "vector.extract"(%427) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %475 = "vector.extract"(%427) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %476 = "vector.extract"(%427) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %477 = "vector.extract"(%427) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %478 = "vector.extract"(%427) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %479 = "vector.extract"(%427) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %480 = "vector.extract"(%427) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %481 = "vector.extract"(%427) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %482 = "vector.extract"(%427) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %483 = "vector.extract"(%427) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %484 = "vector.extract"(%427) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %485 = "vector.extract"(%427) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %486 = "vector.extract"(%427) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %487 = "vector.extract"(%427) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %488 = "vector.extract"(%427) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %489 = "vector.extract"(%427) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %490 = "vector.extract"(%427) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %491 = "vector.extract"(%427) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %492 = "llvm.load"(%421) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %493 = "vector.extract"(%492) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %494 = "vector.extract"(%492) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %495 = "vector.extract"(%492) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %496 = "vector.extract"(%492) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %497 = "llvm.getelementptr"(%421) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %498 = "llvm.load"(%497) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %499 = "vector.extract"(%498) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %500 = "vector.extract"(%498) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %501 = "vector.extract"(%498) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %502 = "vector.extract"(%498) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %503 = "llvm.load"(%425) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %504 = "vector.extract"(%503) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %505 = "vector.extract"(%503) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %506 = "vector.extract"(%503) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %507 = "vector.extract"(%503) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %508 = "llvm.getelementptr"(%425) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %509 = "llvm.load"(%508) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %510 = "vector.extract"(%509) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %511 = "vector.extract"(%509) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %512 = "vector.extract"(%509) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %513 = "vector.extract"(%509) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595 = "scf.for"(%72, %36, %17, %72, %408, %493, %494, %495, %496, %499, %500, %501, %502, %504, %505, %506, %507, %510, %511, %512, %513, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491) ({
      ^bb0(%596: i32, %597: i32, %598: i32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: f32, %666: f32, %667: f32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32):
        %679 = "arith.addi"(%596, %408) : (i32, i32) -> i32
        %680 = "arith.constant"() {value = 1152 : i32} : () -> i32
        %681 = "arith.muli"(%597, %680) : (i32, i32) -> i32
        %682 = "arith.constant"() {value = 144 : i32} : () -> i32
        %683 = "arith.addi"(%682, %681) : (i32, i32) -> i32
        %684 = "llvm.getelementptr"(%421, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %685 = "llvm.load"(%684) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %686 = "vector.extract"(%685) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %687 = "vector.extract"(%685) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %688 = "vector.extract"(%685) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %689 = "vector.extract"(%685) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %690 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %691 = "llvm.load"(%690) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %692 = "vector.extract"(%691) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %693 = "vector.extract"(%691) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %694 = "vector.extract"(%691) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %695 = "vector.extract"(%691) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %696 = "arith.constant"() {value = 2176 : i32} : () -> i32
        %697 = "arith.muli"(%597, %696) : (i32, i32) -> i32
        %698 = "arith.constant"() {value = 272 : i32} : () -> i32
        %699 = "arith.addi"(%698, %697) : (i32, i32) -> i32
        %700 = "llvm.getelementptr"(%425, %699) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %701 = "llvm.load"(%700) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %702 = "vector.extract"(%701) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %703 = "vector.extract"(%701) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %704 = "vector.extract"(%701) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %705 = "vector.extract"(%701) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %706 = "llvm.getelementptr"(%700) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %707 = "llvm.load"(%706) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %708 = "vector.extract"(%707) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %709 = "vector.extract"(%707) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %710 = "vector.extract"(%707) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %711 = "vector.extract"(%707) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %712 = "arith.cmpi"(%679, %36) {predicate = 2 : i64} : (i32, i32) -> i1
        %713 = "arith.select"(%712, %43, %72) : (i1, i32, i32) -> i32
        %714 = "arith.cmpi"(%713, %72) {predicate = 4 : i64} : (i32, i32) -> i1
        %715 = "arith.extui"(%714) : (i1) -> i8
        %716 = "arith.extsi"(%679) : (i32) -> i64
        %717 = "arith.muli"(%716, %19) : (i64, i64) -> i64
        %718 = "llvm.getelementptr"(%59, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %719 = "arith.muli"(%598, %680) : (i32, i32) -> i32
        %720 = "llvm.getelementptr"(%63, %719) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %721 = "arith.cmpi"(%715, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %722 = "arith.select"(%721, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%720, %718, %722) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %723 = "arith.addi"(%125, %717) : (i64, i64) -> i64
        %724 = "llvm.getelementptr"(%59, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %725 = "arith.constant"() {value = 288 : i32} : () -> i32
        %726 = "arith.addi"(%725, %719) : (i32, i32) -> i32
        %727 = "llvm.getelementptr"(%63, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %728 = "arith.cmpi"(%715, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %729 = "arith.select"(%728, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%727, %724, %729) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %730 = "arith.addi"(%52, %717) : (i64, i64) -> i64
        %731 = "llvm.getelementptr"(%59, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %732 = "arith.constant"() {value = 576 : i32} : () -> i32
        %733 = "arith.addi"(%732, %719) : (i32, i32) -> i32
        %734 = "llvm.getelementptr"(%63, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %735 = "arith.cmpi"(%715, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %736 = "arith.select"(%735, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%734, %731, %736) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %737 = "arith.addi"(%142, %717) : (i64, i64) -> i64
        %738 = "llvm.getelementptr"(%59, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %739 = "arith.constant"() {value = 864 : i32} : () -> i32
        %740 = "arith.addi"(%739, %719) : (i32, i32) -> i32
        %741 = "llvm.getelementptr"(%63, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %742 = "arith.cmpi"(%715, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %743 = "arith.select"(%742, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%741, %738, %743) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %744 = "arith.cmpi"(%713, %96) {predicate = 4 : i64} : (i32, i32) -> i1
        %745 = "arith.extui"(%744) : (i1) -> i8
        %746 = "arith.addi"(%53, %717) : (i64, i64) -> i64
        %747 = "llvm.getelementptr"(%59, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %748 = "arith.addi"(%96, %719) : (i32, i32) -> i32
        %749 = "llvm.getelementptr"(%63, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %750 = "arith.cmpi"(%745, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %751 = "arith.select"(%750, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%749, %747, %751) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %752 = "arith.addi"(%126, %717) : (i64, i64) -> i64
        %753 = "llvm.getelementptr"(%59, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %754 = "arith.constant"() {value = 304 : i32} : () -> i32
        %755 = "arith.addi"(%754, %719) : (i32, i32) -> i32
        %756 = "llvm.getelementptr"(%63, %755) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %757 = "arith.cmpi"(%745, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %758 = "arith.select"(%757, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%756, %753, %758) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %759 = "arith.addi"(%134, %717) : (i64, i64) -> i64
        %760 = "llvm.getelementptr"(%59, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %761 = "arith.constant"() {value = 592 : i32} : () -> i32
        %762 = "arith.addi"(%761, %719) : (i32, i32) -> i32
        %763 = "llvm.getelementptr"(%63, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %764 = "arith.cmpi"(%745, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %765 = "arith.select"(%764, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%763, %760, %765) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %766 = "arith.addi"(%143, %717) : (i64, i64) -> i64
        %767 = "llvm.getelementptr"(%59, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %768 = "arith.constant"() {value = 880 : i32} : () -> i32
        %769 = "arith.addi"(%768, %719) : (i32, i32) -> i32
        %770 = "llvm.getelementptr"(%63, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %771 = "arith.cmpi"(%745, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %772 = "arith.select"(%771, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%770, %767, %772) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %773 = "llvm.intr.fma"(%599, %607, %615) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %774 = "llvm.intr.fma"(%599, %608, %623) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %775 = "llvm.intr.fma"(%599, %609, %631) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %776 = "llvm.intr.fma"(%599, %610, %639) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %777 = "llvm.intr.fma"(%599, %611, %647) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %778 = "llvm.intr.fma"(%599, %612, %655) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %779 = "llvm.intr.fma"(%599, %613, %663) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %780 = "llvm.intr.fma"(%599, %614, %671) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %781 = "llvm.intr.fma"(%600, %614, %672) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %782 = "llvm.intr.fma"(%600, %613, %664) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %783 = "llvm.intr.fma"(%600, %612, %656) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %784 = "llvm.intr.fma"(%600, %611, %648) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %785 = "llvm.intr.fma"(%600, %610, %640) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %786 = "llvm.intr.fma"(%600, %609, %632) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %787 = "llvm.intr.fma"(%600, %608, %624) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %788 = "llvm.intr.fma"(%600, %607, %616) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %789 = "llvm.intr.fma"(%601, %607, %617) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %790 = "llvm.intr.fma"(%601, %608, %625) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %791 = "llvm.intr.fma"(%601, %609, %633) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %792 = "llvm.intr.fma"(%601, %610, %641) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %793 = "llvm.intr.fma"(%601, %611, %649) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %794 = "llvm.intr.fma"(%601, %612, %657) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %795 = "llvm.intr.fma"(%601, %613, %665) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %796 = "llvm.intr.fma"(%601, %614, %673) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %797 = "llvm.intr.fma"(%602, %614, %674) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %798 = "llvm.intr.fma"(%602, %613, %666) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %799 = "llvm.intr.fma"(%602, %612, %658) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %800 = "llvm.intr.fma"(%602, %611, %650) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %801 = "llvm.intr.fma"(%602, %610, %642) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %802 = "llvm.intr.fma"(%602, %609, %634) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %803 = "llvm.intr.fma"(%602, %608, %626) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %804 = "llvm.intr.fma"(%602, %607, %618) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %805 = "llvm.intr.fma"(%603, %607, %619) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %806 = "llvm.intr.fma"(%603, %608, %627) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %807 = "llvm.intr.fma"(%603, %609, %635) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %808 = "llvm.intr.fma"(%603, %610, %643) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %809 = "llvm.intr.fma"(%603, %611, %651) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %810 = "llvm.intr.fma"(%603, %612, %659) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %811 = "llvm.intr.fma"(%603, %613, %667) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %812 = "llvm.intr.fma"(%603, %614, %675) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %813 = "llvm.intr.fma"(%604, %614, %676) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %814 = "llvm.intr.fma"(%604, %613, %668) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %815 = "llvm.intr.fma"(%604, %612, %660) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %816 = "llvm.intr.fma"(%604, %611, %652) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %817 = "llvm.intr.fma"(%604, %610, %644) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %818 = "llvm.intr.fma"(%604, %609, %636) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %819 = "llvm.intr.fma"(%604, %608, %628) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %820 = "llvm.intr.fma"(%604, %607, %620) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %821 = "llvm.intr.fma"(%605, %607, %621) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %822 = "llvm.intr.fma"(%605, %608, %629) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %823 = "llvm.intr.fma"(%605, %609, %637) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %824 = "llvm.intr.fma"(%605, %610, %645) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %825 = "llvm.intr.fma"(%605, %611, %653) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %826 = "llvm.intr.fma"(%605, %612, %661) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %827 = "llvm.intr.fma"(%605, %613, %669) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %828 = "llvm.intr.fma"(%605, %614, %677) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %829 = "llvm.intr.fma"(%606, %614, %678) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %830 = "llvm.intr.fma"(%606, %613, %670) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %831 = "llvm.intr.fma"(%606, %612, %662) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %832 = "llvm.intr.fma"(%606, %611, %654) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %833 = "llvm.intr.fma"(%606, %610, %646) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %834 = "llvm.intr.fma"(%606, %609, %638) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %835 = "llvm.intr.fma"(%606, %608, %630) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %836 = "llvm.intr.fma"(%606, %607, %622) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %837 = "arith.addi"(%725, %681) : (i32, i32) -> i32
        %838 = "llvm.getelementptr"(%421, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %839 = "llvm.load"(%838) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %840 = "vector.extract"(%839) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %841 = "vector.extract"(%839) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %842 = "vector.extract"(%839) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %843 = "vector.extract"(%839) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %844 = "llvm.getelementptr"(%838) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %845 = "llvm.load"(%844) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %846 = "vector.extract"(%845) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %847 = "vector.extract"(%845) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %848 = "vector.extract"(%845) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %849 = "vector.extract"(%845) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %850 = "arith.constant"() {value = 544 : i32} : () -> i32
        %851 = "arith.addi"(%850, %697) : (i32, i32) -> i32
        %852 = "llvm.getelementptr"(%425, %851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %853 = "llvm.load"(%852) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %854 = "vector.extract"(%853) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %855 = "vector.extract"(%853) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %856 = "vector.extract"(%853) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %857 = "vector.extract"(%853) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %858 = "llvm.getelementptr"(%852) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %859 = "llvm.load"(%858) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %860 = "vector.extract"(%859) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %861 = "vector.extract"(%859) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %862 = "vector.extract"(%859) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %863 = "vector.extract"(%859) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %864 = "llvm.intr.fma"(%686, %702, %773) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %865 = "llvm.intr.fma"(%686, %703, %774) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %866 = "llvm.intr.fma"(%686, %704, %775) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %867 = "llvm.intr.fma"(%686, %705, %776) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %868 = "llvm.intr.fma"(%686, %708, %777) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %869 = "llvm.intr.fma"(%686, %709, %778) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %870 = "llvm.intr.fma"(%686, %710, %779) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %871 = "llvm.intr.fma"(%686, %711, %780) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %872 = "llvm.intr.fma"(%687, %711, %781) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %873 = "llvm.intr.fma"(%687, %710, %782) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %874 = "llvm.intr.fma"(%687, %709, %783) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %875 = "llvm.intr.fma"(%687, %708, %784) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %876 = "llvm.intr.fma"(%687, %705, %785) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %877 = "llvm.intr.fma"(%687, %704, %786) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %878 = "llvm.intr.fma"(%687, %703, %787) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %879 = "llvm.intr.fma"(%687, %702, %788) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %880 = "llvm.intr.fma"(%688, %702, %789) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %881 = "llvm.intr.fma"(%688, %703, %790) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %882 = "llvm.intr.fma"(%688, %704, %791) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %883 = "llvm.intr.fma"(%688, %705, %792) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %884 = "llvm.intr.fma"(%688, %708, %793) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %885 = "llvm.intr.fma"(%688, %709, %794) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %886 = "llvm.intr.fma"(%688, %710, %795) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %887 = "llvm.intr.fma"(%688, %711, %796) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %888 = "llvm.intr.fma"(%689, %711, %797) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %889 = "llvm.intr.fma"(%689, %710, %798) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %890 = "llvm.intr.fma"(%689, %709, %799) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %891 = "llvm.intr.fma"(%689, %708, %800) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %892 = "llvm.intr.fma"(%689, %705, %801) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %893 = "llvm.intr.fma"(%689, %704, %802) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %894 = "llvm.intr.fma"(%689, %703, %803) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %895 = "llvm.intr.fma"(%689, %702, %804) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %896 = "llvm.intr.fma"(%692, %702, %805) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %897 = "llvm.intr.fma"(%692, %703, %806) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %898 = "llvm.intr.fma"(%692, %704, %807) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %899 = "llvm.intr.fma"(%692, %705, %808) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %900 = "llvm.intr.fma"(%692, %708, %809) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %901 = "llvm.intr.fma"(%692, %709, %810) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %902 = "llvm.intr.fma"(%692, %710, %811) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %903 = "llvm.intr.fma"(%692, %711, %812) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %904 = "llvm.intr.fma"(%693, %711, %813) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %905 = "llvm.intr.fma"(%693, %710, %814) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %906 = "llvm.intr.fma"(%693, %709, %815) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %907 = "llvm.intr.fma"(%693, %708, %816) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %908 = "llvm.intr.fma"(%693, %705, %817) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %909 = "llvm.intr.fma"(%693, %704, %818) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %910 = "llvm.intr.fma"(%693, %703, %819) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %911 = "llvm.intr.fma"(%693, %702, %820) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %912 = "llvm.intr.fma"(%694, %702, %821) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %913 = "llvm.intr.fma"(%694, %703, %822) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %914 = "llvm.intr.fma"(%694, %704, %823) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %915 = "llvm.intr.fma"(%694, %705, %824) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %916 = "llvm.intr.fma"(%694, %708, %825) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %917 = "llvm.intr.fma"(%694, %709, %826) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %918 = "llvm.intr.fma"(%694, %710, %827) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %919 = "llvm.intr.fma"(%694, %711, %828) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %920 = "llvm.intr.fma"(%695, %711, %829) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %921 = "llvm.intr.fma"(%695, %710, %830) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %922 = "llvm.intr.fma"(%695, %709, %831) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %923 = "llvm.intr.fma"(%695, %708, %832) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %924 = "llvm.intr.fma"(%695, %705, %833) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %925 = "llvm.intr.fma"(%695, %704, %834) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %926 = "llvm.intr.fma"(%695, %703, %835) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %927 = "llvm.intr.fma"(%695, %702, %836) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %928 = "arith.constant"() {value = 432 : i32} : () -> i32
        %929 = "arith.addi"(%928, %681) : (i32, i32) -> i32
        %930 = "llvm.getelementptr"(%421, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %931 = "llvm.load"(%930) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %932 = "vector.extract"(%931) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %933 = "vector.extract"(%931) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %934 = "vector.extract"(%931) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %935 = "vector.extract"(%931) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %936 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %937 = "llvm.load"(%936) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %938 = "vector.extract"(%937) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %939 = "vector.extract"(%937) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %940 = "vector.extract"(%937) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %941 = "vector.extract"(%937) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %942 = "arith.constant"() {value = 816 : i32} : () -> i32
        %943 = "arith.addi"(%942, %697) : (i32, i32) -> i32
        %944 = "llvm.getelementptr"(%425, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %945 = "llvm.load"(%944) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %946 = "vector.extract"(%945) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %947 = "vector.extract"(%945) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %948 = "vector.extract"(%945) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %949 = "vector.extract"(%945) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %950 = "llvm.getelementptr"(%944) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %951 = "llvm.load"(%950) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %952 = "vector.extract"(%951) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %953 = "vector.extract"(%951) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %954 = "vector.extract"(%951) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %955 = "vector.extract"(%951) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %956 = "arith.select"(%712, %46, %72) : (i1, i32, i32) -> i32
        %957 = "arith.cmpi"(%956, %72) {predicate = 4 : i64} : (i32, i32) -> i1
        %958 = "arith.extui"(%957) : (i1) -> i8
        %959 = "llvm.getelementptr"(%67, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %960 = "arith.muli"(%598, %696) : (i32, i32) -> i32
        %961 = "llvm.getelementptr"(%71, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %962 = "arith.cmpi"(%958, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %963 = "arith.select"(%962, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%961, %959, %963) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %964 = "llvm.getelementptr"(%67, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %965 = "arith.addi"(%850, %960) : (i32, i32) -> i32
        %966 = "llvm.getelementptr"(%71, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %967 = "arith.cmpi"(%958, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %968 = "arith.select"(%967, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%966, %964, %968) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %969 = "llvm.getelementptr"(%67, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %970 = "arith.constant"() {value = 1088 : i32} : () -> i32
        %971 = "arith.addi"(%970, %960) : (i32, i32) -> i32
        %972 = "llvm.getelementptr"(%71, %971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %973 = "arith.cmpi"(%958, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %974 = "arith.select"(%973, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%972, %969, %974) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %975 = "llvm.getelementptr"(%67, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %976 = "arith.constant"() {value = 1632 : i32} : () -> i32
        %977 = "arith.addi"(%976, %960) : (i32, i32) -> i32
        %978 = "llvm.getelementptr"(%71, %977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %979 = "arith.cmpi"(%958, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %980 = "arith.select"(%979, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%978, %975, %980) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %981 = "arith.cmpi"(%956, %96) {predicate = 4 : i64} : (i32, i32) -> i1
        %982 = "arith.extui"(%981) : (i1) -> i8
        %983 = "arith.addi"(%64, %717) : (i64, i64) -> i64
        %984 = "llvm.getelementptr"(%67, %983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %985 = "arith.addi"(%96, %960) : (i32, i32) -> i32
        %986 = "llvm.getelementptr"(%71, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %987 = "arith.cmpi"(%982, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %988 = "arith.select"(%987, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%986, %984, %988) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %989 = "arith.addi"(%189, %717) : (i64, i64) -> i64
        %990 = "llvm.getelementptr"(%67, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %991 = "arith.constant"() {value = 560 : i32} : () -> i32
        %992 = "arith.addi"(%991, %960) : (i32, i32) -> i32
        %993 = "llvm.getelementptr"(%71, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %994 = "arith.cmpi"(%982, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %995 = "arith.select"(%994, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%993, %990, %995) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %996 = "arith.addi"(%197, %717) : (i64, i64) -> i64
        %997 = "llvm.getelementptr"(%67, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %998 = "arith.constant"() {value = 1104 : i32} : () -> i32
        %999 = "arith.addi"(%998, %960) : (i32, i32) -> i32
        %1000 = "llvm.getelementptr"(%71, %999) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1001 = "arith.cmpi"(%982, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1002 = "arith.select"(%1001, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1000, %997, %1002) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1003 = "arith.addi"(%205, %717) : (i64, i64) -> i64
        %1004 = "llvm.getelementptr"(%67, %1003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1005 = "arith.constant"() {value = 1648 : i32} : () -> i32
        %1006 = "arith.addi"(%1005, %960) : (i32, i32) -> i32
        %1007 = "llvm.getelementptr"(%71, %1006) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1008 = "arith.cmpi"(%982, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1009 = "arith.select"(%1008, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1007, %1004, %1009) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1010 = "arith.cmpi"(%956, %16) {predicate = 4 : i64} : (i32, i32) -> i1
        %1011 = "arith.extui"(%1010) : (i1) -> i8
        %1012 = "arith.addi"(%216, %717) : (i64, i64) -> i64
        %1013 = "llvm.getelementptr"(%67, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1014 = "arith.addi"(%16, %960) : (i32, i32) -> i32
        %1015 = "llvm.getelementptr"(%71, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1016 = "arith.cmpi"(%1011, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1017 = "arith.select"(%1016, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1015, %1013, %1017) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1018 = "arith.addi"(%224, %717) : (i64, i64) -> i64
        %1019 = "llvm.getelementptr"(%67, %1018) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1020 = "arith.addi"(%732, %960) : (i32, i32) -> i32
        %1021 = "llvm.getelementptr"(%71, %1020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1022 = "arith.cmpi"(%1011, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1023 = "arith.select"(%1022, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1021, %1019, %1023) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1024 = "arith.addi"(%232, %717) : (i64, i64) -> i64
        %1025 = "llvm.getelementptr"(%67, %1024) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1026 = "arith.constant"() {value = 1120 : i32} : () -> i32
        %1027 = "arith.addi"(%1026, %960) : (i32, i32) -> i32
        %1028 = "llvm.getelementptr"(%71, %1027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1029 = "arith.cmpi"(%1011, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1030 = "arith.select"(%1029, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1028, %1025, %1030) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1031 = "arith.addi"(%240, %717) : (i64, i64) -> i64
        %1032 = "llvm.getelementptr"(%67, %1031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1033 = "arith.constant"() {value = 1664 : i32} : () -> i32
        %1034 = "arith.addi"(%1033, %960) : (i32, i32) -> i32
        %1035 = "llvm.getelementptr"(%71, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1036 = "arith.cmpi"(%1011, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1037 = "arith.select"(%1036, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1035, %1032, %1037) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1038 = "arith.cmpi"(%956, %245) {predicate = 4 : i64} : (i32, i32) -> i1
        %1039 = "arith.extui"(%1038) : (i1) -> i8
        %1040 = "arith.addi"(%252, %717) : (i64, i64) -> i64
        %1041 = "llvm.getelementptr"(%67, %1040) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1042 = "arith.addi"(%245, %960) : (i32, i32) -> i32
        %1043 = "llvm.getelementptr"(%71, %1042) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1044 = "arith.cmpi"(%1039, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1045 = "arith.select"(%1044, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1043, %1041, %1045) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1046 = "arith.addi"(%260, %717) : (i64, i64) -> i64
        %1047 = "llvm.getelementptr"(%67, %1046) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1048 = "arith.addi"(%761, %960) : (i32, i32) -> i32
        %1049 = "llvm.getelementptr"(%71, %1048) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1050 = "arith.cmpi"(%1039, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1051 = "arith.select"(%1050, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1049, %1047, %1051) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1052 = "arith.addi"(%268, %717) : (i64, i64) -> i64
        %1053 = "llvm.getelementptr"(%67, %1052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1054 = "arith.constant"() {value = 1136 : i32} : () -> i32
        %1055 = "arith.addi"(%1054, %960) : (i32, i32) -> i32
        %1056 = "llvm.getelementptr"(%71, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1057 = "arith.cmpi"(%1039, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1058 = "arith.select"(%1057, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1056, %1053, %1058) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1059 = "arith.addi"(%276, %717) : (i64, i64) -> i64
        %1060 = "llvm.getelementptr"(%67, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1061 = "arith.constant"() {value = 1680 : i32} : () -> i32
        %1062 = "arith.addi"(%1061, %960) : (i32, i32) -> i32
        %1063 = "llvm.getelementptr"(%71, %1062) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1064 = "arith.cmpi"(%1039, %79) {predicate = 1 : i64} : (i8, i8) -> i1
        %1065 = "arith.select"(%1064, %85, %72) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1063, %1060, %1065) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1066 = "llvm.intr.fma"(%840, %854, %864) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1067 = "llvm.intr.fma"(%840, %855, %865) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1068 = "llvm.intr.fma"(%840, %856, %866) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1069 = "llvm.intr.fma"(%840, %857, %867) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1070 = "llvm.intr.fma"(%840, %860, %868) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1071 = "llvm.intr.fma"(%840, %861, %869) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1072 = "llvm.intr.fma"(%840, %862, %870) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1073 = "llvm.intr.fma"(%840, %863, %871) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1074 = "llvm.intr.fma"(%841, %863, %872) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1075 = "llvm.intr.fma"(%841, %862, %873) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1076 = "llvm.intr.fma"(%841, %861, %874) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1077 = "llvm.intr.fma"(%841, %860, %875) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1078 = "llvm.intr.fma"(%841, %857, %876) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1079 = "llvm.intr.fma"(%841, %856, %877) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1080 = "llvm.intr.fma"(%841, %855, %878) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1081 = "llvm.intr.fma"(%841, %854, %879) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1082 = "llvm.intr.fma"(%842, %854, %880) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1083 = "llvm.intr.fma"(%842, %855, %881) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1084 = "llvm.intr.fma"(%842, %856, %882) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1085 = "llvm.intr.fma"(%842, %857, %883) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1086 = "llvm.intr.fma"(%842, %860, %884) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1087 = "llvm.intr.fma"(%842, %861, %885) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1088 = "llvm.intr.fma"(%842, %862, %886) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1089 = "llvm.intr.fma"(%842, %863, %887) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1090 = "llvm.intr.fma"(%843, %863, %888) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1091 = "llvm.intr.fma"(%843, %862, %889) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1092 = "llvm.intr.fma"(%843, %861, %890) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1093 = "llvm.intr.fma"(%843, %860, %891) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1094 = "llvm.intr.fma"(%843, %857, %892) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1095 = "llvm.intr.fma"(%843, %856, %893) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1096 = "llvm.intr.fma"(%843, %855, %894) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1097 = "llvm.intr.fma"(%843, %854, %895) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1098 = "llvm.intr.fma"(%846, %854, %896) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1099 = "llvm.intr.fma"(%846, %855, %897) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1100 = "llvm.intr.fma"(%846, %856, %898) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1101 = "llvm.intr.fma"(%846, %857, %899) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1102 = "llvm.intr.fma"(%846, %860, %900) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1103 = "llvm.intr.fma"(%846, %861, %901) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1104 = "llvm.intr.fma"(%846, %862, %902) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1105 = "llvm.intr.fma"(%846, %863, %903) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1106 = "llvm.intr.fma"(%847, %863, %904) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1107 = "llvm.intr.fma"(%847, %862, %905) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1108 = "llvm.intr.fma"(%847, %861, %906) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1109 = "llvm.intr.fma"(%847, %860, %907) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1110 = "llvm.intr.fma"(%847, %857, %908) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1111 = "llvm.intr.fma"(%847, %856, %909) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1112 = "llvm.intr.fma"(%847, %855, %910) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1113 = "llvm.intr.fma"(%847, %854, %911) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1114 = "llvm.intr.fma"(%848, %854, %912) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1115 = "llvm.intr.fma"(%848, %855, %913) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1116 = "llvm.intr.fma"(%848, %856, %914) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1117 = "llvm.intr.fma"(%848, %857, %915) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1118 = "llvm.intr.fma"(%848, %860, %916) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1119 = "llvm.intr.fma"(%848, %861, %917) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1120 = "llvm.intr.fma"(%848, %862, %918) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1121 = "llvm.intr.fma"(%848, %863, %919) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1122 = "llvm.intr.fma"(%849, %863, %920) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1123 = "llvm.intr.fma"(%849, %862, %921) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1124 = "llvm.intr.fma"(%849, %861, %922) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1125 = "llvm.intr.fma"(%849, %860, %923) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1126 = "llvm.intr.fma"(%849, %857, %924) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1127 = "llvm.intr.fma"(%849, %856, %925) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1128 = "llvm.intr.fma"(%849, %855, %926) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1129 = "llvm.intr.fma"(%849, %854, %927) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1130 = "arith.addi"(%732, %681) : (i32, i32) -> i32
        %1131 = "llvm.getelementptr"(%421, %1130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1132 = "llvm.load"(%1131) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1133 = "vector.extract"(%1132) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1134 = "vector.extract"(%1132) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1135 = "vector.extract"(%1132) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1136 = "vector.extract"(%1132) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1137 = "llvm.getelementptr"(%1131) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1138 = "llvm.load"(%1137) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1139 = "vector.extract"(%1138) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1140 = "vector.extract"(%1138) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1141 = "vector.extract"(%1138) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1142 = "vector.extract"(%1138) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1143 = "arith.addi"(%970, %697) : (i32, i32) -> i32
        %1144 = "llvm.getelementptr"(%425, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1145 = "llvm.load"(%1144) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1146 = "vector.extract"(%1145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1147 = "vector.extract"(%1145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1148 = "vector.extract"(%1145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1149 = "vector.extract"(%1145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1150 = "llvm.getelementptr"(%1144) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1151 = "llvm.load"(%1150) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1152 = "vector.extract"(%1151) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1153 = "vector.extract"(%1151) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1154 = "vector.extract"(%1151) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1155 = "vector.extract"(%1151) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1156 = "llvm.intr.fma"(%932, %946, %1066) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1157 = "llvm.intr.fma"(%932, %947, %1067) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1158 = "llvm.intr.fma"(%932, %948, %1068) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1159 = "llvm.intr.fma"(%932, %949, %1069) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1160 = "llvm.intr.fma"(%932, %952, %1070) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1161 = "llvm.intr.fma"(%932, %953, %1071) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1162 = "llvm.intr.fma"(%932, %954, %1072) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1163 = "llvm.intr.fma"(%932, %955, %1073) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1164 = "llvm.intr.fma"(%933, %955, %1074) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1165 = "llvm.intr.fma"(%933, %954, %1075) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1166 = "llvm.intr.fma"(%933, %953, %1076) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1167 = "llvm.intr.fma"(%933, %952, %1077) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1168 = "llvm.intr.fma"(%933, %949, %1078) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1169 = "llvm.intr.fma"(%933, %948, %1079) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1170 = "llvm.intr.fma"(%933, %947, %1080) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1171 = "llvm.intr.fma"(%933, %946, %1081) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1172 = "llvm.intr.fma"(%934, %946, %1082) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1173 = "llvm.intr.fma"(%934, %947, %1083) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1174 = "llvm.intr.fma"(%934, %948, %1084) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1175 = "llvm.intr.fma"(%934, %949, %1085) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1176 = "llvm.intr.fma"(%934, %952, %1086) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1177 = "llvm.intr.fma"(%934, %953, %1087) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1178 = "llvm.intr.fma"(%934, %954, %1088) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1179 = "llvm.intr.fma"(%934, %955, %1089) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1180 = "llvm.intr.fma"(%935, %955, %1090) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1181 = "llvm.intr.fma"(%935, %954, %1091) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1182 = "llvm.intr.fma"(%935, %953, %1092) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1183 = "llvm.intr.fma"(%935, %952, %1093) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1184 = "llvm.intr.fma"(%935, %949, %1094) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1185 = "llvm.intr.fma"(%935, %948, %1095) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1186 = "llvm.intr.fma"(%935, %947, %1096) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1187 = "llvm.intr.fma"(%935, %946, %1097) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1188 = "llvm.intr.fma"(%938, %946, %1098) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1189 = "llvm.intr.fma"(%938, %947, %1099) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1190 = "llvm.intr.fma"(%938, %948, %1100) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1191 = "llvm.intr.fma"(%938, %949, %1101) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1192 = "llvm.intr.fma"(%938, %952, %1102) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1193 = "llvm.intr.fma"(%938, %953, %1103) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1194 = "llvm.intr.fma"(%938, %954, %1104) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1195 = "llvm.intr.fma"(%938, %955, %1105) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1196 = "llvm.intr.fma"(%939, %955, %1106) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1197 = "llvm.intr.fma"(%939, %954, %1107) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1198 = "llvm.intr.fma"(%939, %953, %1108) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1199 = "llvm.intr.fma"(%939, %952, %1109) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1200 = "llvm.intr.fma"(%939, %949, %1110) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1201 = "llvm.intr.fma"(%939, %948, %1111) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1202 = "llvm.intr.fma"(%939, %947, %1112) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1203 = "llvm.intr.fma"(%939, %946, %1113) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1204 = "llvm.intr.fma"(%940, %946, %1114) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1205 = "llvm.intr.fma"(%940, %947, %1115) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1206 = "llvm.intr.fma"(%940, %948, %1116) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1207 = "llvm.intr.fma"(%940, %949, %1117) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1208 = "llvm.intr.fma"(%940, %952, %1118) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1209 = "llvm.intr.fma"(%940, %953, %1119) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1210 = "llvm.intr.fma"(%940, %954, %1120) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1211 = "llvm.intr.fma"(%940, %955, %1121) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1212 = "llvm.intr.fma"(%941, %955, %1122) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1213 = "llvm.intr.fma"(%941, %954, %1123) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1214 = "llvm.intr.fma"(%941, %953, %1124) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1215 = "llvm.intr.fma"(%941, %952, %1125) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1216 = "llvm.intr.fma"(%941, %949, %1126) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1217 = "llvm.intr.fma"(%941, %948, %1127) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1218 = "llvm.intr.fma"(%941, %947, %1128) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1219 = "llvm.intr.fma"(%941, %946, %1129) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1220 = "arith.constant"() {value = 720 : i32} : () -> i32
        %1221 = "arith.addi"(%1220, %681) : (i32, i32) -> i32
        %1222 = "llvm.getelementptr"(%421, %1221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1223 = "llvm.load"(%1222) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1224 = "vector.extract"(%1223) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1225 = "vector.extract"(%1223) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1226 = "vector.extract"(%1223) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1227 = "vector.extract"(%1223) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1228 = "llvm.getelementptr"(%1222) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1229 = "llvm.load"(%1228) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1230 = "vector.extract"(%1229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1231 = "vector.extract"(%1229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1232 = "vector.extract"(%1229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1233 = "vector.extract"(%1229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1234 = "arith.constant"() {value = 1360 : i32} : () -> i32
        %1235 = "arith.addi"(%1234, %697) : (i32, i32) -> i32
        %1236 = "llvm.getelementptr"(%425, %1235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1237 = "llvm.load"(%1236) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1238 = "vector.extract"(%1237) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1239 = "vector.extract"(%1237) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1240 = "vector.extract"(%1237) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1241 = "vector.extract"(%1237) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1242 = "llvm.getelementptr"(%1236) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1243 = "llvm.load"(%1242) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1244 = "vector.extract"(%1243) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1245 = "vector.extract"(%1243) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1246 = "vector.extract"(%1243) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1247 = "vector.extract"(%1243) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1248 = "llvm.intr.fma"(%1133, %1146, %1156) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1249 = "llvm.intr.fma"(%1133, %1147, %1157) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1250 = "llvm.intr.fma"(%1133, %1148, %1158) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1251 = "llvm.intr.fma"(%1133, %1149, %1159) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1252 = "llvm.intr.fma"(%1133, %1152, %1160) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1253 = "llvm.intr.fma"(%1133, %1153, %1161) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1254 = "llvm.intr.fma"(%1133, %1154, %1162) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1255 = "llvm.intr.fma"(%1133, %1155, %1163) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1256 = "llvm.intr.fma"(%1134, %1155, %1164) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1257 = "llvm.intr.fma"(%1134, %1154, %1165) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1258 = "llvm.intr.fma"(%1134, %1153, %1166) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1259 = "llvm.intr.fma"(%1134, %1152, %1167) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1260 = "llvm.intr.fma"(%1134, %1149, %1168) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1261 = "llvm.intr.fma"(%1134, %1148, %1169) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1262 = "llvm.intr.fma"(%1134, %1147, %1170) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1263 = "llvm.intr.fma"(%1134, %1146, %1171) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1264 = "llvm.intr.fma"(%1135, %1146, %1172) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1265 = "llvm.intr.fma"(%1135, %1147, %1173) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1266 = "llvm.intr.fma"(%1135, %1148, %1174) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1267 = "llvm.intr.fma"(%1135, %1149, %1175) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1268 = "llvm.intr.fma"(%1135, %1152, %1176) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1269 = "llvm.intr.fma"(%1135, %1153, %1177) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1270 = "llvm.intr.fma"(%1135, %1154, %1178) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1271 = "llvm.intr.fma"(%1135, %1155, %1179) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1272 = "llvm.intr.fma"(%1136, %1155, %1180) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1273 = "llvm.intr.fma"(%1136, %1154, %1181) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1274 = "llvm.intr.fma"(%1136, %1153, %1182) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1275 = "llvm.intr.fma"(%1136, %1152, %1183) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1276 = "llvm.intr.fma"(%1136, %1149, %1184) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1277 = "llvm.intr.fma"(%1136, %1148, %1185) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1278 = "llvm.intr.fma"(%1136, %1147, %1186) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1279 = "llvm.intr.fma"(%1136, %1146, %1187) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1280 = "llvm.intr.fma"(%1139, %1146, %1188) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1281 = "llvm.intr.fma"(%1139, %1147, %1189) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1282 = "llvm.intr.fma"(%1139, %1148, %1190) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1283 = "llvm.intr.fma"(%1139, %1149, %1191) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1284 = "llvm.intr.fma"(%1139, %1152, %1192) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1285 = "llvm.intr.fma"(%1139, %1153, %1193) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1286 = "llvm.intr.fma"(%1139, %1154, %1194) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1287 = "llvm.intr.fma"(%1139, %1155, %1195) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1288 = "llvm.intr.fma"(%1140, %1155, %1196) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1289 = "llvm.intr.fma"(%1140, %1154, %1197) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1290 = "llvm.intr.fma"(%1140, %1153, %1198) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1291 = "llvm.intr.fma"(%1140, %1152, %1199) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1292 = "llvm.intr.fma"(%1140, %1149, %1200) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1293 = "llvm.intr.fma"(%1140, %1148, %1201) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1294 = "llvm.intr.fma"(%1140, %1147, %1202) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1295 = "llvm.intr.fma"(%1140, %1146, %1203) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1296 = "llvm.intr.fma"(%1141, %1146, %1204) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1297 = "llvm.intr.fma"(%1141, %1147, %1205) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1298 = "llvm.intr.fma"(%1141, %1148, %1206) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1299 = "llvm.intr.fma"(%1141, %1149, %1207) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1300 = "llvm.intr.fma"(%1141, %1152, %1208) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1301 = "llvm.intr.fma"(%1141, %1153, %1209) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1302 = "llvm.intr.fma"(%1141, %1154, %1210) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1303 = "llvm.intr.fma"(%1141, %1155, %1211) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1304 = "llvm.intr.fma"(%1142, %1155, %1212) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1305 = "llvm.intr.fma"(%1142, %1154, %1213) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1306 = "llvm.intr.fma"(%1142, %1153, %1214) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1307 = "llvm.intr.fma"(%1142, %1152, %1215) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1308 = "llvm.intr.fma"(%1142, %1149, %1216) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1309 = "llvm.intr.fma"(%1142, %1148, %1217) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1310 = "llvm.intr.fma"(%1142, %1147, %1218) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1311 = "llvm.intr.fma"(%1142, %1146, %1219) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1312 = "arith.addi"(%739, %681) : (i32, i32) -> i32
        %1313 = "llvm.getelementptr"(%421, %1312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1314 = "llvm.load"(%1313) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1315 = "vector.extract"(%1314) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1316 = "vector.extract"(%1314) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1317 = "vector.extract"(%1314) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1318 = "vector.extract"(%1314) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1319 = "llvm.getelementptr"(%1313) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1320 = "llvm.load"(%1319) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1321 = "vector.extract"(%1320) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1322 = "vector.extract"(%1320) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1323 = "vector.extract"(%1320) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1324 = "vector.extract"(%1320) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1325 = "arith.addi"(%976, %697) : (i32, i32) -> i32
        %1326 = "llvm.getelementptr"(%425, %1325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1327 = "llvm.load"(%1326) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1328 = "vector.extract"(%1327) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1329 = "vector.extract"(%1327) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1330 = "vector.extract"(%1327) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1331 = "vector.extract"(%1327) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1332 = "llvm.getelementptr"(%1326) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1333 = "llvm.load"(%1332) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1334 = "vector.extract"(%1333) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1335 = "vector.extract"(%1333) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1336 = "vector.extract"(%1333) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1337 = "vector.extract"(%1333) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1338 = "llvm.intr.fma"(%1224, %1238, %1248) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1339 = "llvm.intr.fma"(%1224, %1239, %1249) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1340 = "llvm.intr.fma"(%1224, %1240, %1250) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1341 = "llvm.intr.fma"(%1224, %1241, %1251) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1342 = "llvm.intr.fma"(%1224, %1244, %1252) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1343 = "llvm.intr.fma"(%1224, %1245, %1253) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1344 = "llvm.intr.fma"(%1224, %1246, %1254) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1345 = "llvm.intr.fma"(%1224, %1247, %1255) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1346 = "llvm.intr.fma"(%1225, %1247, %1256) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1347 = "llvm.intr.fma"(%1225, %1246, %1257) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1348 = "llvm.intr.fma"(%1225, %1245, %1258) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1349 = "llvm.intr.fma"(%1225, %1244, %1259) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1350 = "llvm.intr.fma"(%1225, %1241, %1260) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1351 = "llvm.intr.fma"(%1225, %1240, %1261) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1352 = "llvm.intr.fma"(%1225, %1239, %1262) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1353 = "llvm.intr.fma"(%1225, %1238, %1263) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1354 = "llvm.intr.fma"(%1226, %1238, %1264) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1355 = "llvm.intr.fma"(%1226, %1239, %1265) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1356 = "llvm.intr.fma"(%1226, %1240, %1266) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1357 = "llvm.intr.fma"(%1226, %1241, %1267) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1358 = "llvm.intr.fma"(%1226, %1244, %1268) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1359 = "llvm.intr.fma"(%1226, %1245, %1269) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1360 = "llvm.intr.fma"(%1226, %1246, %1270) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1361 = "llvm.intr.fma"(%1226, %1247, %1271) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1362 = "llvm.intr.fma"(%1227, %1247, %1272) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1363 = "llvm.intr.fma"(%1227, %1246, %1273) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1364 = "llvm.intr.fma"(%1227, %1245, %1274) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1365 = "llvm.intr.fma"(%1227, %1244, %1275) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1366 = "llvm.intr.fma"(%1227, %1241, %1276) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1367 = "llvm.intr.fma"(%1227, %1240, %1277) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1368 = "llvm.intr.fma"(%1227, %1239, %1278) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1369 = "llvm.intr.fma"(%1227, %1238, %1279) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1370 = "llvm.intr.fma"(%1230, %1238, %1280) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1371 = "llvm.intr.fma"(%1230, %1239, %1281) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1372 = "llvm.intr.fma"(%1230, %1240, %1282) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1373 = "llvm.intr.fma"(%1230, %1241, %1283) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1374 = "llvm.intr.fma"(%1230, %1244, %1284) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1375 = "llvm.intr.fma"(%1230, %1245, %1285) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1376 = "llvm.intr.fma"(%1230, %1246, %1286) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1377 = "llvm.intr.fma"(%1230, %1247, %1287) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1378 = "llvm.intr.fma"(%1231, %1247, %1288) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1379 = "llvm.intr.fma"(%1231, %1246, %1289) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1380 = "llvm.intr.fma"(%1231, %1245, %1290) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1381 = "llvm.intr.fma"(%1231, %1244, %1291) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1382 = "llvm.intr.fma"(%1231, %1241, %1292) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1383 = "llvm.intr.fma"(%1231, %1240, %1293) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1384 = "llvm.intr.fma"(%1231, %1239, %1294) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1385 = "llvm.intr.fma"(%1231, %1238, %1295) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1386 = "llvm.intr.fma"(%1232, %1238, %1296) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1387 = "llvm.intr.fma"(%1232, %1239, %1297) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1388 = "llvm.intr.fma"(%1232, %1240, %1298) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1389 = "llvm.intr.fma"(%1232, %1241, %1299) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1390 = "llvm.intr.fma"(%1232, %1244, %1300) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1391 = "llvm.intr.fma"(%1232, %1245, %1301) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1392 = "llvm.intr.fma"(%1232, %1246, %1302) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1393 = "llvm.intr.fma"(%1232, %1247, %1303) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1394 = "llvm.intr.fma"(%1233, %1247, %1304) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1395 = "llvm.intr.fma"(%1233, %1246, %1305) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1396 = "llvm.intr.fma"(%1233, %1245, %1306) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1397 = "llvm.intr.fma"(%1233, %1244, %1307) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1398 = "llvm.intr.fma"(%1233, %1241, %1308) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1399 = "llvm.intr.fma"(%1233, %1240, %1309) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1400 = "llvm.intr.fma"(%1233, %1239, %1310) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1401 = "llvm.intr.fma"(%1233, %1238, %1311) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1402 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %1403 = "arith.addi"(%1402, %681) : (i32, i32) -> i32
        %1404 = "llvm.getelementptr"(%421, %1403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1405 = "llvm.load"(%1404) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1406 = "vector.extract"(%1405) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1407 = "vector.extract"(%1405) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1408 = "vector.extract"(%1405) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1409 = "vector.extract"(%1405) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1410 = "llvm.getelementptr"(%1404) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1411 = "llvm.load"(%1410) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1412 = "vector.extract"(%1411) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1413 = "vector.extract"(%1411) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1414 = "vector.extract"(%1411) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1415 = "vector.extract"(%1411) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1416 = "arith.constant"() {value = 1904 : i32} : () -> i32
        %1417 = "arith.addi"(%1416, %697) : (i32, i32) -> i32
        %1418 = "llvm.getelementptr"(%425, %1417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1419 = "llvm.load"(%1418) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1420 = "vector.extract"(%1419) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1421 = "vector.extract"(%1419) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1422 = "vector.extract"(%1419) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1423 = "vector.extract"(%1419) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1424 = "llvm.getelementptr"(%1418) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1425 = "llvm.load"(%1424) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1426 = "vector.extract"(%1425) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1427 = "vector.extract"(%1425) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1428 = "vector.extract"(%1425) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1429 = "vector.extract"(%1425) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1430 = "llvm.intr.fma"(%1315, %1328, %1338) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1431 = "llvm.intr.fma"(%1315, %1329, %1339) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1432 = "llvm.intr.fma"(%1315, %1330, %1340) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1433 = "llvm.intr.fma"(%1315, %1331, %1341) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1434 = "llvm.intr.fma"(%1315, %1334, %1342) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1435 = "llvm.intr.fma"(%1315, %1335, %1343) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1436 = "llvm.intr.fma"(%1315, %1336, %1344) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1437 = "llvm.intr.fma"(%1315, %1337, %1345) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1438 = "llvm.intr.fma"(%1316, %1337, %1346) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1439 = "llvm.intr.fma"(%1316, %1336, %1347) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1440 = "llvm.intr.fma"(%1316, %1335, %1348) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1441 = "llvm.intr.fma"(%1316, %1334, %1349) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1442 = "llvm.intr.fma"(%1316, %1331, %1350) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1443 = "llvm.intr.fma"(%1316, %1330, %1351) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1444 = "llvm.intr.fma"(%1316, %1329, %1352) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1445 = "llvm.intr.fma"(%1316, %1328, %1353) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1446 = "llvm.intr.fma"(%1317, %1328, %1354) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1447 = "llvm.intr.fma"(%1317, %1329, %1355) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1448 = "llvm.intr.fma"(%1317, %1330, %1356) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1449 = "llvm.intr.fma"(%1317, %1331, %1357) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1450 = "llvm.intr.fma"(%1317, %1334, %1358) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1451 = "llvm.intr.fma"(%1317, %1335, %1359) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1452 = "llvm.intr.fma"(%1317, %1336, %1360) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1453 = "llvm.intr.fma"(%1317, %1337, %1361) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1454 = "llvm.intr.fma"(%1318, %1337, %1362) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1455 = "llvm.intr.fma"(%1318, %1336, %1363) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1456 = "llvm.intr.fma"(%1318, %1335, %1364) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1457 = "llvm.intr.fma"(%1318, %1334, %1365) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1458 = "llvm.intr.fma"(%1318, %1331, %1366) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1459 = "llvm.intr.fma"(%1318, %1330, %1367) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1460 = "llvm.intr.fma"(%1318, %1329, %1368) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1461 = "llvm.intr.fma"(%1318, %1328, %1369) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1462 = "llvm.intr.fma"(%1321, %1328, %1370) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1463 = "llvm.intr.fma"(%1321, %1329, %1371) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1464 = "llvm.intr.fma"(%1321, %1330, %1372) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1465 = "llvm.intr.fma"(%1321, %1331, %1373) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1466 = "llvm.intr.fma"(%1321, %1334, %1374) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1467 = "llvm.intr.fma"(%1321, %1335, %1375) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1468 = "llvm.intr.fma"(%1321, %1336, %1376) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1469 = "llvm.intr.fma"(%1321, %1337, %1377) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1470 = "llvm.intr.fma"(%1322, %1337, %1378) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1471 = "llvm.intr.fma"(%1322, %1336, %1379) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1472 = "llvm.intr.fma"(%1322, %1335, %1380) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1473 = "llvm.intr.fma"(%1322, %1334, %1381) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1474 = "llvm.intr.fma"(%1322, %1331, %1382) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1475 = "llvm.intr.fma"(%1322, %1330, %1383) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1476 = "llvm.intr.fma"(%1322, %1329, %1384) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1477 = "llvm.intr.fma"(%1322, %1328, %1385) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1478 = "llvm.intr.fma"(%1323, %1328, %1386) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1479 = "llvm.intr.fma"(%1323, %1329, %1387) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1480 = "llvm.intr.fma"(%1323, %1330, %1388) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1481 = "llvm.intr.fma"(%1323, %1331, %1389) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1482 = "llvm.intr.fma"(%1323, %1334, %1390) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1483 = "llvm.intr.fma"(%1323, %1335, %1391) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1484 = "llvm.intr.fma"(%1323, %1336, %1392) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1485 = "llvm.intr.fma"(%1323, %1337, %1393) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1486 = "llvm.intr.fma"(%1324, %1337, %1394) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1487 = "llvm.intr.fma"(%1324, %1336, %1395) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1488 = "llvm.intr.fma"(%1324, %1335, %1396) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1489 = "llvm.intr.fma"(%1324, %1334, %1397) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1490 = "llvm.intr.fma"(%1324, %1331, %1398) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1491 = "llvm.intr.fma"(%1324, %1330, %1399) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1492 = "llvm.intr.fma"(%1324, %1329, %1400) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1493 = "llvm.intr.fma"(%1324, %1328, %1401) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %1494 = "arith.cmpi"(%597, %408) {predicate = 0 : i64} : (i32, i32) -> i1
        %1495 = "arith.addi"(%597, %17) : (i32, i32) -> i32
        %1496 = "arith.select"(%1494, %72, %1495) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1497 = "arith.muli"(%1496, %680) : (i32, i32) -> i32
        %1498 = "llvm.getelementptr"(%421, %1497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1499 = "llvm.load"(%1498) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1500 = "vector.extract"(%1499) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1501 = "vector.extract"(%1499) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1502 = "vector.extract"(%1499) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1503 = "vector.extract"(%1499) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1504 = "llvm.getelementptr"(%1498) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1505 = "llvm.load"(%1504) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1506 = "vector.extract"(%1505) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1507 = "vector.extract"(%1505) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1508 = "vector.extract"(%1505) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1509 = "vector.extract"(%1505) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1510 = "arith.muli"(%1496, %696) : (i32, i32) -> i32
        %1511 = "llvm.getelementptr"(%425, %1510) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1512 = "llvm.load"(%1511) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1513 = "vector.extract"(%1512) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1514 = "vector.extract"(%1512) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1515 = "vector.extract"(%1512) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1516 = "vector.extract"(%1512) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1517 = "llvm.getelementptr"(%1511) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1518 = "llvm.load"(%1517) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1519 = "vector.extract"(%1518) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1520 = "vector.extract"(%1518) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1521 = "vector.extract"(%1518) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1522 = "vector.extract"(%1518) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1523 = "llvm.intr.fma"(%1406, %1420, %1430) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1524 = "llvm.intr.fma"(%1406, %1421, %1431) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1525 = "llvm.intr.fma"(%1406, %1422, %1432) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1526 = "llvm.intr.fma"(%1406, %1423, %1433) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1527 = "llvm.intr.fma"(%1406, %1426, %1434) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1528 = "llvm.intr.fma"(%1406, %1427, %1435) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1529 = "llvm.intr.fma"(%1406, %1428, %1436) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1530 = "llvm.intr.fma"(%1406, %1429, %1437) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1531 = "llvm.intr.fma"(%1407, %1429, %1438) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1532 = "llvm.intr.fma"(%1407, %1428, %1439) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1533 = "llvm.intr.fma"(%1407, %1427, %1440) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1534 = "llvm.intr.fma"(%1407, %1426, %1441) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1535 = "llvm.intr.fma"(%1407, %1423, %1442) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1536 = "llvm.intr.fma"(%1407, %1422, %1443) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1537 = "llvm.intr.fma"(%1407, %1421, %1444) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1538 = "llvm.intr.fma"(%1407, %1420, %1445) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1539 = "llvm.intr.fma"(%1408, %1420, %1446) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1540 = "llvm.intr.fma"(%1408, %1421, %1447) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1541 = "llvm.intr.fma"(%1408, %1422, %1448) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1542 = "llvm.intr.fma"(%1408, %1423, %1449) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1543 = "llvm.intr.fma"(%1408, %1426, %1450) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1544 = "llvm.intr.fma"(%1408, %1427, %1451) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1545 = "llvm.intr.fma"(%1408, %1428, %1452) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1546 = "llvm.intr.fma"(%1408, %1429, %1453) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1547 = "llvm.intr.fma"(%1409, %1429, %1454) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1548 = "llvm.intr.fma"(%1409, %1428, %1455) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1549 = "llvm.intr.fma"(%1409, %1427, %1456) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1550 = "llvm.intr.fma"(%1409, %1426, %1457) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1551 = "llvm.intr.fma"(%1409, %1423, %1458) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1552 = "llvm.intr.fma"(%1409, %1422, %1459) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1553 = "llvm.intr.fma"(%1409, %1421, %1460) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1554 = "llvm.intr.fma"(%1409, %1420, %1461) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1555 = "llvm.intr.fma"(%1412, %1420, %1462) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1556 = "llvm.intr.fma"(%1412, %1421, %1463) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1557 = "llvm.intr.fma"(%1412, %1422, %1464) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1558 = "llvm.intr.fma"(%1412, %1423, %1465) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1559 = "llvm.intr.fma"(%1412, %1426, %1466) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1560 = "llvm.intr.fma"(%1412, %1427, %1467) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1561 = "llvm.intr.fma"(%1412, %1428, %1468) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1562 = "llvm.intr.fma"(%1412, %1429, %1469) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1563 = "llvm.intr.fma"(%1413, %1429, %1470) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1564 = "llvm.intr.fma"(%1413, %1428, %1471) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1565 = "llvm.intr.fma"(%1413, %1427, %1472) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1566 = "llvm.intr.fma"(%1413, %1426, %1473) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1567 = "llvm.intr.fma"(%1413, %1423, %1474) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1568 = "llvm.intr.fma"(%1413, %1422, %1475) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1569 = "llvm.intr.fma"(%1413, %1421, %1476) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1570 = "llvm.intr.fma"(%1413, %1420, %1477) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1571 = "llvm.intr.fma"(%1414, %1420, %1478) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1572 = "llvm.intr.fma"(%1414, %1421, %1479) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1573 = "llvm.intr.fma"(%1414, %1422, %1480) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1574 = "llvm.intr.fma"(%1414, %1423, %1481) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1575 = "llvm.intr.fma"(%1414, %1426, %1482) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1576 = "llvm.intr.fma"(%1414, %1427, %1483) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1577 = "llvm.intr.fma"(%1414, %1428, %1484) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1578 = "llvm.intr.fma"(%1414, %1429, %1485) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1579 = "llvm.intr.fma"(%1415, %1429, %1486) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1580 = "llvm.intr.fma"(%1415, %1428, %1487) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1581 = "llvm.intr.fma"(%1415, %1427, %1488) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1582 = "llvm.intr.fma"(%1415, %1426, %1489) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1583 = "llvm.intr.fma"(%1415, %1423, %1490) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1584 = "llvm.intr.fma"(%1415, %1422, %1491) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1585 = "llvm.intr.fma"(%1415, %1421, %1492) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1586 = "llvm.intr.fma"(%1415, %1420, %1493) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        "scf.yield"(%1496, %597, %1500, %1501, %1502, %1503, %1506, %1507, %1508, %1509, %1513, %1514, %1515, %1516, %1519, %1520, %1521, %1522, %1523, %1538, %1539, %1554, %1555, %1570, %1571, %1586, %1524, %1537, %1540, %1553, %1556, %1569, %1572, %1585, %1525, %1536, %1541, %1552, %1557, %1568, %1573, %1584, %1526, %1535, %1542, %1551, %1558, %1567, %1574, %1583, %1527, %1534, %1543, %1550, %1559, %1566, %1575, %1582, %1528, %1533, %1544, %1549, %1560, %1565, %1576, %1581, %1529, %1532, %1545, %1548, %1561, %1564, %1577, %1580, %1530, %1531, %1546, %1547, %1562, %1563, %1578, %1579) : (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1587 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %1588 = "arith.muli"(%414, %1587) : (i32, i32) -> i32
      %1589 = "llvm.getelementptr"(%50, %1588) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1590 = "arith.constant"() {value = 256 : i32} : () -> i32
      %1591 = "arith.muli"(%417, %1590) : (i32, i32) -> i32
      %1592 = "arith.addi"(%1591, %422) : (i32, i32) -> i32
      %1593 = "llvm.getelementptr"(%1589, %1592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1594 = "vector.from_elements"(%532, %540, %548, %556) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1594, %1593) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1595 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1596 = "vector.from_elements"(%564, %572, %580, %588) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1596, %1595) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1597 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1598 = "vector.from_elements"(%533, %541, %549, %557) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1598, %1597) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1599 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1600 = "vector.from_elements"(%565, %573, %581, %589) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1600, %1599) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1601 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1602 = "vector.from_elements"(%534, %542, %550, %558) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1602, %1601) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1603 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1604 = "vector.from_elements"(%566, %574, %582, %590) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1604, %1603) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1605 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1606 = "vector.from_elements"(%535, %543, %551, %559) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1606, %1605) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1607 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1608 = "vector.from_elements"(%567, %575, %583, %591) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1608, %1607) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1609 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1610 = "vector.from_elements"(%536, %544, %552, %560) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1610, %1609) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1611 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1612 = "vector.from_elements"(%568, %576, %584, %592) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1612, %1611) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1613 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1614 = "vector.from_elements"(%537, %545, %553, %561) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1614, %1613) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1615 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1616 = "vector.from_elements"(%569, %577, %585, %593) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1616, %1615) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1617 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1618 = "vector.from_elements"(%538, %546, %554, %562) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1618, %1617) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1619 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1620 = "vector.from_elements"(%570, %578, %586, %594) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1620, %1619) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1621 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1216>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1622 = "vector.from_elements"(%539, %547, %555, %563) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1622, %1621) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1623 = "llvm.getelementptr"(%1593) {rawConstantIndices = array<i32: 1248>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1624 = "vector.from_elements"(%571, %579, %587, %595) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1624, %1623) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1625 = "arith.remui"(%9, %16) : (i32, i32) -> i32
      %1626 = "arith.muli"(%414, %26) : (i32, i32) -> i32
      %1627 = "arith.addi"(%1625, %1626) : (i32, i32) -> i32
      %1628 = "llvm.getelementptr"(%50, %1627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1629 = "arith.muli"(%8, %426) : (i64, i64) -> i64
      %1630 = "arith.extsi"(%414) : (i32) -> i64
      %1631 = "arith.muli"(%1630, %8) : (i64, i64) -> i64
      %1632 = "arith.extsi"(%1625) : (i32) -> i64
      %1633 = "arith.addi"(%1632, %1631) : (i64, i64) -> i64
      %1634 = "llvm.getelementptr"(%35, %1633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %1635 = "arith.addi"(%39, %414) : (i32, i32) -> i32
      %1636 = "arith.addi"(%44, %1625) : (i32, i32) -> i32
      %1637 = "arith.cmpi"(%1635, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1638 = "arith.cmpi"(%1636, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1639 = "arith.andi"(%1637, %1638) : (i1, i1) -> i1
      "scf.if"(%1639) ({
        %1640 = "llvm.load"(%1628) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1641 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1642 = "llvm.load"(%1641) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1643 = "arith.addf"(%1640, %1642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1644 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1645 = "llvm.load"(%1644) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1646 = "arith.addf"(%1643, %1645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1647 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1648 = "llvm.load"(%1647) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1649 = "arith.addf"(%1646, %1648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "llvm.store"(%1649, %1634) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1650 = "arith.addi"(%1636, %16) : (i32, i32) -> i32
      %1651 = "arith.cmpi"(%1650, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1652 = "arith.andi"(%1637, %1651) : (i1, i1) -> i1
      "scf.if"(%1652) ({
        %1653 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1654 = "llvm.load"(%1653) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1655 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1656 = "llvm.load"(%1655) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1657 = "arith.addf"(%1654, %1656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1658 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1659 = "llvm.load"(%1658) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1660 = "arith.addf"(%1657, %1659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1661 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1662 = "llvm.load"(%1661) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1663 = "arith.addf"(%1660, %1662) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1664 = "llvm.getelementptr"(%1634) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%1663, %1664) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1665 = "arith.addi"(%1635, %85) : (i32, i32) -> i32
      %1666 = "arith.cmpi"(%1665, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1667 = "arith.andi"(%1666, %1638) : (i1, i1) -> i1
      "scf.if"(%1667) ({
        %1668 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1669 = "llvm.load"(%1668) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1670 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2304>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1671 = "llvm.load"(%1670) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1672 = "arith.addf"(%1669, %1671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1673 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4352>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1674 = "llvm.load"(%1673) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1675 = "arith.addf"(%1672, %1674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1676 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6400>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1677 = "llvm.load"(%1676) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1678 = "arith.addf"(%1675, %1677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1679 = "llvm.getelementptr"(%1634, %1629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1678, %1679) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1680 = "arith.andi"(%1666, %1651) : (i1, i1) -> i1
      "scf.if"(%1680) ({
        %1681 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1682 = "llvm.load"(%1681) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1683 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1684 = "llvm.load"(%1683) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1685 = "arith.addf"(%1682, %1684) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1686 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1687 = "llvm.load"(%1686) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1688 = "arith.addf"(%1685, %1687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1689 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6432>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1690 = "llvm.load"(%1689) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1691 = "arith.addf"(%1688, %1690) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1692 = "arith.addi"(%1629, %19) : (i64, i64) -> i64
        %1693 = "llvm.getelementptr"(%1634, %1692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1691, %1693) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1694 = "arith.addi"(%1635, %41) : (i32, i32) -> i32
      %1695 = "arith.cmpi"(%1694, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1696 = "arith.andi"(%1695, %1638) : (i1, i1) -> i1
      "scf.if"(%1696) ({
        %1697 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1698 = "llvm.load"(%1697) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1699 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1700 = "llvm.load"(%1699) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1701 = "arith.addf"(%1698, %1700) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1702 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4608>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1703 = "llvm.load"(%1702) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1704 = "arith.addf"(%1701, %1703) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1705 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6656>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1706 = "llvm.load"(%1705) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1707 = "arith.addf"(%1704, %1706) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1708 = "arith.muli"(%215, %1629) : (i64, i64) -> i64
        %1709 = "llvm.getelementptr"(%1634, %1708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1707, %1709) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1710 = "arith.andi"(%1695, %1651) : (i1, i1) -> i1
      "scf.if"(%1710) ({
        %1711 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1712 = "llvm.load"(%1711) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1713 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2592>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1714 = "llvm.load"(%1713) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1715 = "arith.addf"(%1712, %1714) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1716 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1717 = "llvm.load"(%1716) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1718 = "arith.addf"(%1715, %1717) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1719 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6688>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1720 = "llvm.load"(%1719) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1721 = "arith.addf"(%1718, %1720) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1722 = "arith.muli"(%215, %1629) : (i64, i64) -> i64
        %1723 = "arith.addi"(%1722, %19) : (i64, i64) -> i64
        %1724 = "llvm.getelementptr"(%1634, %1723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1721, %1724) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1725 = "arith.constant"() {value = 12 : i32} : () -> i32
      %1726 = "arith.addi"(%1635, %1725) : (i32, i32) -> i32
      %1727 = "arith.cmpi"(%1726, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1728 = "arith.andi"(%1727, %1638) : (i1, i1) -> i1
      "scf.if"(%1728) ({
        %1729 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1730 = "llvm.load"(%1729) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1731 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1732 = "llvm.load"(%1731) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1733 = "arith.addf"(%1730, %1732) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1734 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4864>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1735 = "llvm.load"(%1734) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1736 = "arith.addf"(%1733, %1735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1737 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6912>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1738 = "llvm.load"(%1737) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1739 = "arith.addf"(%1736, %1738) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1740 = "arith.muli"(%251, %1629) : (i64, i64) -> i64
        %1741 = "llvm.getelementptr"(%1634, %1740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1739, %1741) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1742 = "arith.andi"(%1727, %1651) : (i1, i1) -> i1
      "scf.if"(%1742) ({
        %1743 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1744 = "llvm.load"(%1743) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1745 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 2848>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1746 = "llvm.load"(%1745) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1747 = "arith.addf"(%1744, %1746) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1748 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 4896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1749 = "llvm.load"(%1748) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1750 = "arith.addf"(%1747, %1749) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1751 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 6944>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1752 = "llvm.load"(%1751) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1753 = "arith.addf"(%1750, %1752) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1754 = "arith.muli"(%251, %1629) : (i64, i64) -> i64
        %1755 = "arith.addi"(%1754, %19) : (i64, i64) -> i64
        %1756 = "llvm.getelementptr"(%1634, %1755) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1753, %1756) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1757 = "arith.addi"(%1635, %96) : (i32, i32) -> i32
      %1758 = "arith.cmpi"(%1757, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1759 = "arith.andi"(%1758, %1638) : (i1, i1) -> i1
      "scf.if"(%1759) ({
        %1760 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1761 = "llvm.load"(%1760) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1762 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1763 = "llvm.load"(%1762) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1764 = "arith.addf"(%1761, %1763) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1765 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1766 = "llvm.load"(%1765) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1767 = "arith.addf"(%1764, %1766) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1768 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1769 = "llvm.load"(%1768) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1770 = "arith.addf"(%1767, %1769) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1771 = "arith.muli"(%426, %1629) : (i64, i64) -> i64
        %1772 = "llvm.getelementptr"(%1634, %1771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1770, %1772) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1773 = "arith.andi"(%1758, %1651) : (i1, i1) -> i1
      "scf.if"(%1773) ({
        %1774 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1775 = "llvm.load"(%1774) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1776 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1777 = "llvm.load"(%1776) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1778 = "arith.addf"(%1775, %1777) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1779 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1780 = "llvm.load"(%1779) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1781 = "arith.addf"(%1778, %1780) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1782 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1783 = "llvm.load"(%1782) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1784 = "arith.addf"(%1781, %1783) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1785 = "arith.muli"(%426, %1629) : (i64, i64) -> i64
        %1786 = "arith.addi"(%1785, %19) : (i64, i64) -> i64
        %1787 = "llvm.getelementptr"(%1634, %1786) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1784, %1787) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1788 = "arith.constant"() {value = 20 : i32} : () -> i32
      %1789 = "arith.addi"(%1635, %1788) : (i32, i32) -> i32
      %1790 = "arith.cmpi"(%1789, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1791 = "arith.andi"(%1790, %1638) : (i1, i1) -> i1
      "scf.if"(%1791) ({
        %1792 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1793 = "llvm.load"(%1792) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1794 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3328>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1795 = "llvm.load"(%1794) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1796 = "arith.addf"(%1793, %1795) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1797 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5376>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1798 = "llvm.load"(%1797) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1799 = "arith.addf"(%1796, %1798) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1800 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7424>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1801 = "llvm.load"(%1800) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1802 = "arith.addf"(%1799, %1801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1803 = "arith.constant"() {value = 5 : i64} : () -> i64
        %1804 = "arith.muli"(%1803, %1629) : (i64, i64) -> i64
        %1805 = "llvm.getelementptr"(%1634, %1804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1802, %1805) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1806 = "arith.andi"(%1790, %1651) : (i1, i1) -> i1
      "scf.if"(%1806) ({
        %1807 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1312>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1808 = "llvm.load"(%1807) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1809 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1810 = "llvm.load"(%1809) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1811 = "arith.addf"(%1808, %1810) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1812 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5408>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1813 = "llvm.load"(%1812) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1814 = "arith.addf"(%1811, %1813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1815 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7456>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1816 = "llvm.load"(%1815) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1817 = "arith.addf"(%1814, %1816) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1818 = "arith.constant"() {value = 5 : i64} : () -> i64
        %1819 = "arith.muli"(%1818, %1629) : (i64, i64) -> i64
        %1820 = "arith.addi"(%1819, %19) : (i64, i64) -> i64
        %1821 = "llvm.getelementptr"(%1634, %1820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1817, %1821) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1822 = "arith.addi"(%1635, %105) : (i32, i32) -> i32
      %1823 = "arith.cmpi"(%1822, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1824 = "arith.andi"(%1823, %1638) : (i1, i1) -> i1
      "scf.if"(%1824) ({
        %1825 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1826 = "llvm.load"(%1825) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1827 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1828 = "llvm.load"(%1827) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1829 = "arith.addf"(%1826, %1828) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1830 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1831 = "llvm.load"(%1830) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1832 = "arith.addf"(%1829, %1831) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1833 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7680>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1834 = "llvm.load"(%1833) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1835 = "arith.addf"(%1832, %1834) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1836 = "arith.constant"() {value = 6 : i64} : () -> i64
        %1837 = "arith.muli"(%1836, %1629) : (i64, i64) -> i64
        %1838 = "llvm.getelementptr"(%1634, %1837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1835, %1838) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1839 = "arith.andi"(%1823, %1651) : (i1, i1) -> i1
      "scf.if"(%1839) ({
        %1840 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1568>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1841 = "llvm.load"(%1840) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1842 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3616>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1843 = "llvm.load"(%1842) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1844 = "arith.addf"(%1841, %1843) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1845 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5664>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1846 = "llvm.load"(%1845) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1847 = "arith.addf"(%1844, %1846) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1848 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7712>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1849 = "llvm.load"(%1848) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1850 = "arith.addf"(%1847, %1849) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1851 = "arith.constant"() {value = 6 : i64} : () -> i64
        %1852 = "arith.muli"(%1851, %1629) : (i64, i64) -> i64
        %1853 = "arith.addi"(%1852, %19) : (i64, i64) -> i64
        %1854 = "llvm.getelementptr"(%1634, %1853) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1850, %1854) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1855 = "arith.constant"() {value = 28 : i32} : () -> i32
      %1856 = "arith.addi"(%1635, %1855) : (i32, i32) -> i32
      %1857 = "arith.cmpi"(%1856, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1858 = "arith.andi"(%1857, %1638) : (i1, i1) -> i1
      "scf.if"(%1858) ({
        %1859 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1792>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1860 = "llvm.load"(%1859) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1861 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1862 = "llvm.load"(%1861) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1863 = "arith.addf"(%1860, %1862) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1864 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5888>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1865 = "llvm.load"(%1864) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1866 = "arith.addf"(%1863, %1865) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1867 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7936>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1868 = "llvm.load"(%1867) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1869 = "arith.addf"(%1866, %1868) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1870 = "arith.constant"() {value = 7 : i64} : () -> i64
        %1871 = "arith.muli"(%1870, %1629) : (i64, i64) -> i64
        %1872 = "llvm.getelementptr"(%1634, %1871) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1869, %1872) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1873 = "arith.andi"(%1857, %1651) : (i1, i1) -> i1
      "scf.if"(%1873) ({
        %1874 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 1824>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1875 = "llvm.load"(%1874) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1876 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 3872>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1877 = "llvm.load"(%1876) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1878 = "arith.addf"(%1875, %1877) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1879 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 5920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1880 = "llvm.load"(%1879) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1881 = "arith.addf"(%1878, %1880) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1882 = "llvm.getelementptr"(%1628) {rawConstantIndices = array<i32: 7968>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1883 = "llvm.load"(%1882) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1884 = "arith.addf"(%1881, %1883) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1885 = "arith.constant"() {value = 7 : i64} : () -> i64
        %1886 = "arith.muli"(%1885, %1629) : (i64, i64) -> i64
        %1887 = "arith.addi"(%1886, %19) : (i64, i64) -> i64
        %1888 = "llvm.getelementptr"(%1634, %1887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1884, %1888) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "sgemm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.minctasm = 4 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>):
    %11 = "arith.constant"() {value = 31 : i32} : () -> i32
    %12 = "arith.addi"(%1, %11) : (i32, i32) -> i32
    %13 = "arith.constant"() {value = 32 : i32} : () -> i32
    %14 = "arith.divui"(%12, %13) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 63 : i32} : () -> i32
    %16 = "arith.addi"(%5, %15) : (i32, i32) -> i32
    %17 = "arith.constant"() {value = 64 : i32} : () -> i32
    %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
    %19 = "arith.constant"() {value = 1 : i32} : () -> i32
    %20 = "arith.constant"() {value = 128 : i32} : () -> i32
    %21 = "arith.constant"() {value = 39936 : i32} : () -> i32
    "gpu.launch_func"(%14, %18, %19, %20, %19, %19, %21, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@sgemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "sgemm_tile32x64_groups4_split1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
