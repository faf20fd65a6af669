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
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.muli"(%3, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 16 : i32} : () -> i32
      %21 = "arith.constant"() {value = 15 : i32} : () -> i32
      %22 = "arith.addi"(%2, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%22, %20) : (i32, i32) -> i32
      %24 = "arith.muli"(%15, %19) : (i64, i64) -> i64
      %25 = "llvm.getelementptr"(%0, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %26 = "arith.extsi"(%13) : (i32) -> i64
      %27 = "arith.constant"() {value = 64 : i32} : () -> i32
      %28 = "arith.constant"() {value = 64 : i64} : () -> i64
      %29 = "arith.muli"(%6, %28) : (i64, i64) -> i64
      %30 = "arith.muli"(%26, %29) : (i64, i64) -> i64
      %31 = "llvm.getelementptr"(%4, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %32 = "arith.muli"(%8, %18) : (i64, i64) -> i64
      %33 = "arith.muli"(%15, %32) : (i64, i64) -> i64
      %34 = "arith.muli"(%26, %28) : (i64, i64) -> i64
      %35 = "arith.addi"(%33, %34) : (i64, i64) -> i64
      %36 = "llvm.getelementptr"(%7, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %37 = "arith.maxsi"(%23, %17) : (i32, i32) -> i32
      %38 = "arith.muli"(%37, %20) : (i32, i32) -> i32
      %39 = "arith.subi"(%2, %38) : (i32, i32) -> i32
      %40 = "arith.muli"(%12, %16) : (i32, i32) -> i32
      %41 = "arith.subi"(%1, %40) : (i32, i32) -> i32
      %42 = "arith.divui"(%9, %20) : (i32, i32) -> i32
      %43 = "arith.subi"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.muli"(%13, %27) : (i32, i32) -> i32
      %45 = "arith.subi"(%5, %44) : (i32, i32) -> i32
      %46 = "arith.subi"(%45, %42) : (i32, i32) -> i32
      %47 = "arith.extsi"(%39) : (i32) -> i64
      %48 = "llvm.getelementptr"(%25, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %49 = "llvm.getelementptr"(%31, %47) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %50 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 2880>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "arith.constant"() {value = 8 : i64} : () -> i64
      %53 = "arith.muli"(%3, %52) : (i64, i64) -> i64
      %54 = "arith.remui"(%9, %20) : (i32, i32) -> i32
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
      %72 = "arith.addi"(%39, %54) : (i32, i32) -> i32
      %73 = "arith.constant"() {value = 0 : i32} : () -> i32
      %74 = "arith.cmpi"(%72, %73) {predicate = 5 : i64} : (i32, i32) -> i1
      %75 = "arith.select"(%74, %43, %73) : (i1, i32, i32) -> i32
      %76 = "arith.cmpi"(%75, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %77 = "arith.extui"(%76) : (i1) -> i8
      %78 = "arith.constant"() {value = 0 : i8} : () -> i8
      %79 = "arith.cmpi"(%77, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.select"(%79, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%63, %59, %81) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %82 = "arith.constant"() {value = 8 : i32} : () -> i32
      %83 = "arith.cmpi"(%75, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %84 = "arith.extui"(%83) : (i1) -> i8
      %85 = "llvm.getelementptr"(%59, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %86 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %87 = "arith.cmpi"(%84, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %88 = "arith.select"(%87, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%86, %85, %88) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %89 = "arith.cmpi"(%75, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %90 = "arith.extui"(%89) : (i1) -> i8
      %91 = "arith.constant"() {value = 2 : i64} : () -> i64
      %92 = "arith.muli"(%91, %53) : (i64, i64) -> i64
      %93 = "llvm.getelementptr"(%59, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %94 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %95 = "arith.cmpi"(%90, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %96 = "arith.select"(%95, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%94, %93, %96) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %97 = "arith.constant"() {value = 24 : i32} : () -> i32
      %98 = "arith.cmpi"(%75, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %99 = "arith.extui"(%98) : (i1) -> i8
      %100 = "arith.constant"() {value = 3 : i64} : () -> i64
      %101 = "arith.muli"(%100, %53) : (i64, i64) -> i64
      %102 = "llvm.getelementptr"(%59, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %103 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %104 = "arith.cmpi"(%99, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %105 = "arith.select"(%104, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%103, %102, %105) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %106 = "arith.select"(%74, %46, %73) : (i1, i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %108 = "arith.extui"(%107) : (i1) -> i8
      %109 = "arith.cmpi"(%108, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %110 = "arith.select"(%109, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%71, %67, %110) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %111 = "arith.cmpi"(%106, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %112 = "arith.extui"(%111) : (i1) -> i8
      %113 = "llvm.getelementptr"(%67, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "arith.cmpi"(%112, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %116 = "arith.select"(%115, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%114, %113, %116) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %117 = "arith.cmpi"(%106, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %118 = "arith.extui"(%117) : (i1) -> i8
      %119 = "arith.muli"(%91, %64) : (i64, i64) -> i64
      %120 = "llvm.getelementptr"(%67, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %121 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %122 = "arith.cmpi"(%118, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %123 = "arith.select"(%122, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%121, %120, %123) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %124 = "arith.cmpi"(%106, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %125 = "arith.extui"(%124) : (i1) -> i8
      %126 = "arith.muli"(%100, %64) : (i64, i64) -> i64
      %127 = "llvm.getelementptr"(%67, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %128 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %129 = "arith.cmpi"(%125, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %130 = "arith.select"(%129, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%128, %127, %130) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %131 = "arith.cmpi"(%106, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %132 = "arith.extui"(%131) : (i1) -> i8
      %133 = "arith.constant"() {value = 4 : i64} : () -> i64
      %134 = "arith.muli"(%133, %64) : (i64, i64) -> i64
      %135 = "llvm.getelementptr"(%67, %134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %136 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %137 = "arith.cmpi"(%132, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %138 = "arith.select"(%137, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%136, %135, %138) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %139 = "arith.constant"() {value = 40 : i32} : () -> i32
      %140 = "arith.cmpi"(%106, %139) {predicate = 4 : i64} : (i32, i32) -> i1
      %141 = "arith.extui"(%140) : (i1) -> i8
      %142 = "arith.constant"() {value = 5 : i64} : () -> i64
      %143 = "arith.muli"(%142, %64) : (i64, i64) -> i64
      %144 = "llvm.getelementptr"(%67, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %146 = "arith.cmpi"(%141, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %147 = "arith.select"(%146, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%145, %144, %147) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %148 = "arith.constant"() {value = 48 : i32} : () -> i32
      %149 = "arith.cmpi"(%106, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.extui"(%149) : (i1) -> i8
      %151 = "arith.constant"() {value = 6 : i64} : () -> i64
      %152 = "arith.muli"(%151, %64) : (i64, i64) -> i64
      %153 = "llvm.getelementptr"(%67, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %155 = "arith.cmpi"(%150, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %156 = "arith.select"(%155, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%154, %153, %156) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %157 = "arith.constant"() {value = 56 : i32} : () -> i32
      %158 = "arith.cmpi"(%106, %157) {predicate = 4 : i64} : (i32, i32) -> i1
      %159 = "arith.extui"(%158) : (i1) -> i8
      %160 = "arith.constant"() {value = 7 : i64} : () -> i64
      %161 = "arith.muli"(%160, %64) : (i64, i64) -> i64
      %162 = "llvm.getelementptr"(%67, %161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %163 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "arith.cmpi"(%159, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %165 = "arith.select"(%164, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%163, %162, %165) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %166 = "arith.cmpi"(%37, %17) {predicate = 4 : i64} : (i32, i32) -> i1
      %167 = "arith.select"(%166, %43, %73) : (i1, i32, i32) -> i32
      %168 = "arith.cmpi"(%167, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %169 = "arith.extui"(%168) : (i1) -> i8
      %170 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %171 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 576>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %172 = "arith.cmpi"(%169, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %173 = "arith.select"(%172, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%171, %170, %173) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %174 = "arith.cmpi"(%167, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %175 = "arith.extui"(%174) : (i1) -> i8
      %176 = "arith.constant"() {value = 16 : i64} : () -> i64
      %177 = "arith.addi"(%53, %176) : (i64, i64) -> i64
      %178 = "llvm.getelementptr"(%59, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %179 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %180 = "arith.cmpi"(%175, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %181 = "arith.select"(%180, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%179, %178, %181) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %182 = "arith.cmpi"(%167, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %183 = "arith.extui"(%182) : (i1) -> i8
      %184 = "arith.addi"(%92, %176) : (i64, i64) -> i64
      %185 = "llvm.getelementptr"(%59, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 592>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %187 = "arith.cmpi"(%183, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %188 = "arith.select"(%187, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%186, %185, %188) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %189 = "arith.cmpi"(%167, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %190 = "arith.extui"(%189) : (i1) -> i8
      %191 = "arith.addi"(%101, %176) : (i64, i64) -> i64
      %192 = "llvm.getelementptr"(%59, %191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %193 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 600>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "arith.cmpi"(%190, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %195 = "arith.select"(%194, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%193, %192, %195) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %196 = "arith.select"(%166, %46, %73) : (i1, i32, i32) -> i32
      %197 = "arith.cmpi"(%196, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %198 = "arith.extui"(%197) : (i1) -> i8
      %199 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %200 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %201 = "arith.cmpi"(%198, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %202 = "arith.select"(%201, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%200, %199, %202) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %203 = "arith.cmpi"(%196, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %204 = "arith.extui"(%203) : (i1) -> i8
      %205 = "arith.addi"(%64, %176) : (i64, i64) -> i64
      %206 = "llvm.getelementptr"(%67, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "arith.cmpi"(%204, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %209 = "arith.select"(%208, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%207, %206, %209) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %210 = "arith.cmpi"(%196, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %211 = "arith.extui"(%210) : (i1) -> i8
      %212 = "arith.addi"(%119, %176) : (i64, i64) -> i64
      %213 = "llvm.getelementptr"(%67, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %214 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %215 = "arith.cmpi"(%211, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %216 = "arith.select"(%215, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%214, %213, %216) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %217 = "arith.cmpi"(%196, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %218 = "arith.extui"(%217) : (i1) -> i8
      %219 = "arith.addi"(%126, %176) : (i64, i64) -> i64
      %220 = "llvm.getelementptr"(%67, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %221 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %222 = "arith.cmpi"(%218, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %223 = "arith.select"(%222, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%221, %220, %223) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %224 = "arith.cmpi"(%196, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %225 = "arith.extui"(%224) : (i1) -> i8
      %226 = "arith.addi"(%134, %176) : (i64, i64) -> i64
      %227 = "llvm.getelementptr"(%67, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %228 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %229 = "arith.cmpi"(%225, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %230 = "arith.select"(%229, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%228, %227, %230) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %231 = "arith.cmpi"(%196, %139) {predicate = 4 : i64} : (i32, i32) -> i1
      %232 = "arith.extui"(%231) : (i1) -> i8
      %233 = "arith.addi"(%143, %176) : (i64, i64) -> i64
      %234 = "llvm.getelementptr"(%67, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %235 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %236 = "arith.cmpi"(%232, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %237 = "arith.select"(%236, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%235, %234, %237) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %238 = "arith.cmpi"(%196, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %239 = "arith.extui"(%238) : (i1) -> i8
      %240 = "arith.addi"(%152, %176) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%67, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %243 = "arith.cmpi"(%239, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %244 = "arith.select"(%243, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%242, %241, %244) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %245 = "arith.cmpi"(%196, %157) {predicate = 4 : i64} : (i32, i32) -> i1
      %246 = "arith.extui"(%245) : (i1) -> i8
      %247 = "arith.addi"(%161, %176) : (i64, i64) -> i64
      %248 = "llvm.getelementptr"(%67, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %249 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %250 = "arith.cmpi"(%246, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %251 = "arith.select"(%250, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%249, %248, %251) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %252 = "arith.constant"() {value = 2 : i32} : () -> i32
      %253 = "arith.cmpi"(%37, %252) {predicate = 4 : i64} : (i32, i32) -> i1
      %254 = "arith.select"(%253, %43, %73) : (i1, i32, i32) -> i32
      %255 = "arith.cmpi"(%254, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %256 = "arith.extui"(%255) : (i1) -> i8
      %257 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %258 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "arith.cmpi"(%256, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %260 = "arith.select"(%259, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%258, %257, %260) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %261 = "arith.cmpi"(%254, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %262 = "arith.extui"(%261) : (i1) -> i8
      %263 = "arith.addi"(%53, %18) : (i64, i64) -> i64
      %264 = "llvm.getelementptr"(%59, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %265 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %266 = "arith.cmpi"(%262, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %267 = "arith.select"(%266, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%265, %264, %267) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %268 = "arith.cmpi"(%254, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %269 = "arith.extui"(%268) : (i1) -> i8
      %270 = "arith.addi"(%92, %18) : (i64, i64) -> i64
      %271 = "llvm.getelementptr"(%59, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %272 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %273 = "arith.cmpi"(%269, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %274 = "arith.select"(%273, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%272, %271, %274) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %275 = "arith.cmpi"(%254, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %276 = "arith.extui"(%275) : (i1) -> i8
      %277 = "arith.addi"(%101, %18) : (i64, i64) -> i64
      %278 = "llvm.getelementptr"(%59, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %279 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %280 = "arith.cmpi"(%276, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %281 = "arith.select"(%280, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%279, %278, %281) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %282 = "arith.select"(%253, %46, %73) : (i1, i32, i32) -> i32
      %283 = "arith.cmpi"(%282, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %284 = "arith.extui"(%283) : (i1) -> i8
      %285 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %286 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %287 = "arith.cmpi"(%284, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %288 = "arith.select"(%287, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%286, %285, %288) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %289 = "arith.cmpi"(%282, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %290 = "arith.extui"(%289) : (i1) -> i8
      %291 = "arith.addi"(%64, %18) : (i64, i64) -> i64
      %292 = "llvm.getelementptr"(%67, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %293 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %294 = "arith.cmpi"(%290, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %295 = "arith.select"(%294, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%293, %292, %295) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %296 = "arith.cmpi"(%282, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %297 = "arith.extui"(%296) : (i1) -> i8
      %298 = "arith.addi"(%119, %18) : (i64, i64) -> i64
      %299 = "llvm.getelementptr"(%67, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %300 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %301 = "arith.cmpi"(%297, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %302 = "arith.select"(%301, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%300, %299, %302) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %303 = "arith.cmpi"(%282, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %304 = "arith.extui"(%303) : (i1) -> i8
      %305 = "arith.addi"(%126, %18) : (i64, i64) -> i64
      %306 = "llvm.getelementptr"(%67, %305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %307 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %308 = "arith.cmpi"(%304, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %309 = "arith.select"(%308, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%307, %306, %309) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %310 = "arith.cmpi"(%282, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %311 = "arith.extui"(%310) : (i1) -> i8
      %312 = "arith.addi"(%134, %18) : (i64, i64) -> i64
      %313 = "llvm.getelementptr"(%67, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %314 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2208>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %315 = "arith.cmpi"(%311, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %316 = "arith.select"(%315, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%314, %313, %316) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %317 = "arith.cmpi"(%282, %139) {predicate = 4 : i64} : (i32, i32) -> i1
      %318 = "arith.extui"(%317) : (i1) -> i8
      %319 = "arith.addi"(%143, %18) : (i64, i64) -> i64
      %320 = "llvm.getelementptr"(%67, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %321 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2216>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %322 = "arith.cmpi"(%318, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %323 = "arith.select"(%322, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%321, %320, %323) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %324 = "arith.cmpi"(%282, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %325 = "arith.extui"(%324) : (i1) -> i8
      %326 = "arith.addi"(%152, %18) : (i64, i64) -> i64
      %327 = "llvm.getelementptr"(%67, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %328 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %329 = "arith.cmpi"(%325, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %330 = "arith.select"(%329, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%328, %327, %330) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %331 = "arith.cmpi"(%282, %157) {predicate = 4 : i64} : (i32, i32) -> i1
      %332 = "arith.extui"(%331) : (i1) -> i8
      %333 = "arith.addi"(%161, %18) : (i64, i64) -> i64
      %334 = "llvm.getelementptr"(%67, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %335 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2232>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %336 = "arith.cmpi"(%332, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %337 = "arith.select"(%336, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%335, %334, %337) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %338 = "arith.constant"() {value = 3 : i32} : () -> i32
      %339 = "arith.cmpi"(%37, %338) {predicate = 4 : i64} : (i32, i32) -> i1
      %340 = "arith.select"(%339, %43, %73) : (i1, i32, i32) -> i32
      %341 = "arith.cmpi"(%340, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %342 = "arith.extui"(%341) : (i1) -> i8
      %343 = "llvm.getelementptr"(%59) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %344 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1728>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %345 = "arith.cmpi"(%342, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %346 = "arith.select"(%345, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%344, %343, %346) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %347 = "arith.cmpi"(%340, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %348 = "arith.extui"(%347) : (i1) -> i8
      %349 = "arith.constant"() {value = 48 : i64} : () -> i64
      %350 = "arith.addi"(%53, %349) : (i64, i64) -> i64
      %351 = "llvm.getelementptr"(%59, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %352 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1736>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %353 = "arith.cmpi"(%348, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %354 = "arith.select"(%353, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%352, %351, %354) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %355 = "arith.cmpi"(%340, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %356 = "arith.extui"(%355) : (i1) -> i8
      %357 = "arith.addi"(%92, %349) : (i64, i64) -> i64
      %358 = "llvm.getelementptr"(%59, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %359 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1744>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %360 = "arith.cmpi"(%356, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %361 = "arith.select"(%360, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%359, %358, %361) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %362 = "arith.cmpi"(%340, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %363 = "arith.extui"(%362) : (i1) -> i8
      %364 = "arith.addi"(%101, %349) : (i64, i64) -> i64
      %365 = "llvm.getelementptr"(%59, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %366 = "llvm.getelementptr"(%63) {rawConstantIndices = array<i32: 1752>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %367 = "arith.cmpi"(%363, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %368 = "arith.select"(%367, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%366, %365, %368) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %369 = "arith.select"(%339, %46, %73) : (i1, i32, i32) -> i32
      %370 = "arith.cmpi"(%369, %73) {predicate = 4 : i64} : (i32, i32) -> i1
      %371 = "arith.extui"(%370) : (i1) -> i8
      %372 = "llvm.getelementptr"(%67) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %373 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3264>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %374 = "arith.cmpi"(%371, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %375 = "arith.select"(%374, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%373, %372, %375) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %376 = "arith.cmpi"(%369, %82) {predicate = 4 : i64} : (i32, i32) -> i1
      %377 = "arith.extui"(%376) : (i1) -> i8
      %378 = "arith.addi"(%64, %349) : (i64, i64) -> i64
      %379 = "llvm.getelementptr"(%67, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %380 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3272>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %381 = "arith.cmpi"(%377, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %382 = "arith.select"(%381, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%380, %379, %382) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %383 = "arith.cmpi"(%369, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %384 = "arith.extui"(%383) : (i1) -> i8
      %385 = "arith.addi"(%119, %349) : (i64, i64) -> i64
      %386 = "llvm.getelementptr"(%67, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %387 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %388 = "arith.cmpi"(%384, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %389 = "arith.select"(%388, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%387, %386, %389) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %390 = "arith.cmpi"(%369, %97) {predicate = 4 : i64} : (i32, i32) -> i1
      %391 = "arith.extui"(%390) : (i1) -> i8
      %392 = "arith.addi"(%126, %349) : (i64, i64) -> i64
      %393 = "llvm.getelementptr"(%67, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %394 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %395 = "arith.cmpi"(%391, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %396 = "arith.select"(%395, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%394, %393, %396) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %397 = "arith.cmpi"(%369, %16) {predicate = 4 : i64} : (i32, i32) -> i1
      %398 = "arith.extui"(%397) : (i1) -> i8
      %399 = "arith.addi"(%134, %349) : (i64, i64) -> i64
      %400 = "llvm.getelementptr"(%67, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %401 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3296>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %402 = "arith.cmpi"(%398, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %403 = "arith.select"(%402, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%401, %400, %403) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %404 = "arith.cmpi"(%369, %139) {predicate = 4 : i64} : (i32, i32) -> i1
      %405 = "arith.extui"(%404) : (i1) -> i8
      %406 = "arith.addi"(%143, %349) : (i64, i64) -> i64
      %407 = "llvm.getelementptr"(%67, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %408 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3304>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %409 = "arith.cmpi"(%405, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %410 = "arith.select"(%409, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%408, %407, %410) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %411 = "arith.cmpi"(%369, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %412 = "arith.extui"(%411) : (i1) -> i8
      %413 = "arith.addi"(%152, %349) : (i64, i64) -> i64
      %414 = "llvm.getelementptr"(%67, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %415 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3312>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %416 = "arith.cmpi"(%412, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %417 = "arith.select"(%416, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%415, %414, %417) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %418 = "arith.cmpi"(%369, %157) {predicate = 4 : i64} : (i32, i32) -> i1
      %419 = "arith.extui"(%418) : (i1) -> i8
      %420 = "arith.addi"(%161, %349) : (i64, i64) -> i64
      %421 = "llvm.getelementptr"(%67, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %422 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 3320>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %423 = "arith.cmpi"(%419, %78) {predicate = 1 : i64} : (i8, i8) -> i1
      %424 = "arith.select"(%423, %80, %73) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%422, %421, %424) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %425 = "arith.divui"(%9, %82) : (i32, i32) -> i32
      %426 = "arith.remui"(%425, %80) : (i32, i32) -> i32
      %427 = "arith.remui"(%9, %82) : (i32, i32) -> i32
      %428 = "arith.divui"(%9, %16) : (i32, i32) -> i32
      %429 = "arith.remui"(%428, %80) : (i32, i32) -> i32
      %430 = "arith.muli"(%426, %80) : (i32, i32) -> i32
      %431 = "arith.muli"(%429, %60) : (i32, i32) -> i32
      %432 = "arith.addi"(%430, %431) : (i32, i32) -> i32
      %433 = "llvm.getelementptr"(%50, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %434 = "arith.muli"(%427, %80) : (i32, i32) -> i32
      %435 = "arith.muli"(%429, %68) : (i32, i32) -> i32
      %436 = "arith.addi"(%434, %435) : (i32, i32) -> i32
      %437 = "llvm.getelementptr"(%51, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %438 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %439 = "vector.extract"(%438) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %440 = "vector.extract"(%438) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %441 = "vector.extract"(%438) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %442 = "vector.extract"(%438) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %443 = "vector.extract"(%438) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %444 = "vector.extract"(%438) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %445 = "vector.extract"(%438) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %446 = "vector.extract"(%438) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %447 = "vector.extract"(%438) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %448 = "vector.extract"(%438) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %449 = "vector.extract"(%438) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %450 = "vector.extract"(%438) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %451 = "vector.extract"(%438) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %452 = "vector.extract"(%438) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %453 = "vector.extract"(%438) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %454 = "vector.extract"(%438) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %455 = "vector.extract"(%438) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %456 = "vector.extract"(%438) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %457 = "vector.extract"(%438) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %458 = "vector.extract"(%438) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %459 = "vector.extract"(%438) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %460 = "vector.extract"(%438) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %461 = "vector.extract"(%438) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %462 = "vector.extract"(%438) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %463 = "vector.extract"(%438) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %464 = "vector.extract"(%438) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %465 = "vector.extract"(%438) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %466 = "vector.extract"(%438) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %467 = "vector.extract"(%438) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %468 = "vector.extract"(%438) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %469 = "vector.extract"(%438) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %470 = "vector.extract"(%438) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %471 = "vector.extract"(%438) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %472 = "vector.extract"(%438) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %473 = "vector.extract"(%438) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %474 = "vector.extract"(%438) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %475 = "vector.extract"(%438) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %476 = "vector.extract"(%438) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %477 = "vector.extract"(%438) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %478 = "vector.extract"(%438) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %479 = "vector.extract"(%438) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %480 = "vector.extract"(%438) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %481 = "vector.extract"(%438) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %482 = "vector.extract"(%438) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %483 = "vector.extract"(%438) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %484 = "vector.extract"(%438) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %485 = "vector.extract"(%438) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %486 = "vector.extract"(%438) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %487 = "vector.extract"(%438) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %488 = "vector.extract"(%438) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %489 = "vector.extract"(%438) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %490 = "vector.extract"(%438) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %491 = "vector.extract"(%438) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %492 = "vector.extract"(%438) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %493 = "vector.extract"(%438) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %494 = "vector.extract"(%438) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %495 = "vector.extract"(%438) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %496 = "vector.extract"(%438) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %497 = "vector.extract"(%438) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %498 = "vector.extract"(%438) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %499 = "vector.extract"(%438) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %500 = "vector.extract"(%438) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %501 = "vector.extract"(%438) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %502 = "vector.extract"(%438) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 3 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %503 = "llvm.load"(%433) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %504 = "vector.extract"(%503) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %505 = "vector.extract"(%503) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %506 = "vector.extract"(%503) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %507 = "vector.extract"(%503) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %508 = "llvm.getelementptr"(%433) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %509 = "llvm.load"(%508) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %510 = "vector.extract"(%509) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %511 = "vector.extract"(%509) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %512 = "vector.extract"(%509) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %513 = "vector.extract"(%509) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %514 = "llvm.load"(%437) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %515 = "vector.extract"(%514) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %516 = "vector.extract"(%514) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %517 = "vector.extract"(%514) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %518 = "vector.extract"(%514) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %519 = "llvm.getelementptr"(%437) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %520 = "llvm.load"(%519) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %521 = "vector.extract"(%520) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %522 = "vector.extract"(%520) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %523 = "vector.extract"(%520) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %524 = "vector.extract"(%520) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606 = "scf.for"(%73, %37, %17, %73, %80, %504, %505, %506, %507, %510, %511, %512, %513, %515, %516, %517, %518, %521, %522, %523, %524, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502) ({
      ^bb0(%607: i32, %608: i32, %609: i32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: f32, %666: f32, %667: f32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32):
        %690 = "arith.addi"(%607, %80) : (i32, i32) -> i32
        %691 = "arith.constant"() {value = 576 : i32} : () -> i32
        %692 = "arith.muli"(%608, %691) : (i32, i32) -> i32
        %693 = "arith.constant"() {value = 144 : i32} : () -> i32
        %694 = "arith.addi"(%693, %692) : (i32, i32) -> i32
        %695 = "llvm.getelementptr"(%433, %694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %696 = "llvm.load"(%695) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %697 = "vector.extract"(%696) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %698 = "vector.extract"(%696) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %699 = "vector.extract"(%696) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %700 = "vector.extract"(%696) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %701 = "llvm.getelementptr"(%695) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %702 = "llvm.load"(%701) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %703 = "vector.extract"(%702) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %704 = "vector.extract"(%702) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %705 = "vector.extract"(%702) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %706 = "vector.extract"(%702) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %707 = "arith.constant"() {value = 1088 : i32} : () -> i32
        %708 = "arith.muli"(%608, %707) : (i32, i32) -> i32
        %709 = "arith.constant"() {value = 272 : i32} : () -> i32
        %710 = "arith.addi"(%709, %708) : (i32, i32) -> i32
        %711 = "llvm.getelementptr"(%437, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %712 = "llvm.load"(%711) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %713 = "vector.extract"(%712) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %714 = "vector.extract"(%712) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %715 = "vector.extract"(%712) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %716 = "vector.extract"(%712) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %717 = "llvm.getelementptr"(%711) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %718 = "llvm.load"(%717) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %719 = "vector.extract"(%718) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %720 = "vector.extract"(%718) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %721 = "vector.extract"(%718) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %722 = "vector.extract"(%718) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %723 = "arith.cmpi"(%690, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %724 = "arith.select"(%723, %43, %73) : (i1, i32, i32) -> i32
        %725 = "arith.cmpi"(%724, %73) {predicate = 4 : i64} : (i32, i32) -> i1
        %726 = "arith.extui"(%725) : (i1) -> i8
        %727 = "arith.extsi"(%690) : (i32) -> i64
        %728 = "arith.muli"(%727, %176) : (i64, i64) -> i64
        %729 = "llvm.getelementptr"(%59, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %730 = "arith.muli"(%609, %691) : (i32, i32) -> i32
        %731 = "llvm.getelementptr"(%63, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %732 = "arith.cmpi"(%726, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %733 = "arith.select"(%732, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%731, %729, %733) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %734 = "arith.cmpi"(%724, %82) {predicate = 4 : i64} : (i32, i32) -> i1
        %735 = "arith.extui"(%734) : (i1) -> i8
        %736 = "arith.addi"(%53, %728) : (i64, i64) -> i64
        %737 = "llvm.getelementptr"(%59, %736) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %738 = "arith.addi"(%82, %730) : (i32, i32) -> i32
        %739 = "llvm.getelementptr"(%63, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %740 = "arith.cmpi"(%735, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %741 = "arith.select"(%740, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%739, %737, %741) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %742 = "arith.cmpi"(%724, %20) {predicate = 4 : i64} : (i32, i32) -> i1
        %743 = "arith.extui"(%742) : (i1) -> i8
        %744 = "arith.addi"(%92, %728) : (i64, i64) -> i64
        %745 = "llvm.getelementptr"(%59, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %746 = "arith.addi"(%20, %730) : (i32, i32) -> i32
        %747 = "llvm.getelementptr"(%63, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %748 = "arith.cmpi"(%743, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %749 = "arith.select"(%748, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%747, %745, %749) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %750 = "arith.cmpi"(%724, %97) {predicate = 4 : i64} : (i32, i32) -> i1
        %751 = "arith.extui"(%750) : (i1) -> i8
        %752 = "arith.addi"(%101, %728) : (i64, i64) -> i64
        %753 = "llvm.getelementptr"(%59, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %754 = "arith.addi"(%97, %730) : (i32, i32) -> i32
        %755 = "llvm.getelementptr"(%63, %754) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %756 = "arith.cmpi"(%751, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %757 = "arith.select"(%756, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%755, %753, %757) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %758 = "llvm.intr.fma"(%610, %618, %626) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %759 = "llvm.intr.fma"(%610, %619, %634) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %760 = "llvm.intr.fma"(%610, %620, %642) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %761 = "llvm.intr.fma"(%610, %621, %650) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %762 = "llvm.intr.fma"(%610, %622, %658) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %763 = "llvm.intr.fma"(%610, %623, %666) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %764 = "llvm.intr.fma"(%610, %624, %674) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %765 = "llvm.intr.fma"(%610, %625, %682) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %766 = "llvm.intr.fma"(%611, %625, %683) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %767 = "llvm.intr.fma"(%611, %624, %675) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %768 = "llvm.intr.fma"(%611, %623, %667) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %769 = "llvm.intr.fma"(%611, %622, %659) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %770 = "llvm.intr.fma"(%611, %621, %651) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %771 = "llvm.intr.fma"(%611, %620, %643) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %772 = "llvm.intr.fma"(%611, %619, %635) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %773 = "llvm.intr.fma"(%611, %618, %627) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %774 = "llvm.intr.fma"(%612, %618, %628) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %775 = "llvm.intr.fma"(%612, %619, %636) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %776 = "llvm.intr.fma"(%612, %620, %644) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %777 = "llvm.intr.fma"(%612, %621, %652) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %778 = "llvm.intr.fma"(%612, %622, %660) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %779 = "llvm.intr.fma"(%612, %623, %668) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %780 = "llvm.intr.fma"(%612, %624, %676) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %781 = "llvm.intr.fma"(%612, %625, %684) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %782 = "llvm.intr.fma"(%613, %625, %685) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %783 = "llvm.intr.fma"(%613, %624, %677) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %784 = "llvm.intr.fma"(%613, %623, %669) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %785 = "llvm.intr.fma"(%613, %622, %661) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %786 = "llvm.intr.fma"(%613, %621, %653) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %787 = "llvm.intr.fma"(%613, %620, %645) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %788 = "llvm.intr.fma"(%613, %619, %637) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %789 = "llvm.intr.fma"(%613, %618, %629) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %790 = "llvm.intr.fma"(%614, %618, %630) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %791 = "llvm.intr.fma"(%614, %619, %638) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %792 = "llvm.intr.fma"(%614, %620, %646) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %793 = "llvm.intr.fma"(%614, %621, %654) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %794 = "llvm.intr.fma"(%614, %622, %662) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %795 = "llvm.intr.fma"(%614, %623, %670) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %796 = "llvm.intr.fma"(%614, %624, %678) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %797 = "llvm.intr.fma"(%614, %625, %686) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %798 = "llvm.intr.fma"(%615, %625, %687) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %799 = "llvm.intr.fma"(%615, %624, %679) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %800 = "llvm.intr.fma"(%615, %623, %671) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %801 = "llvm.intr.fma"(%615, %622, %663) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %802 = "llvm.intr.fma"(%615, %621, %655) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %803 = "llvm.intr.fma"(%615, %620, %647) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %804 = "llvm.intr.fma"(%615, %619, %639) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %805 = "llvm.intr.fma"(%615, %618, %631) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %806 = "llvm.intr.fma"(%616, %618, %632) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %807 = "llvm.intr.fma"(%616, %619, %640) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %808 = "llvm.intr.fma"(%616, %620, %648) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %809 = "llvm.intr.fma"(%616, %621, %656) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %810 = "llvm.intr.fma"(%616, %622, %664) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %811 = "llvm.intr.fma"(%616, %623, %672) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %812 = "llvm.intr.fma"(%616, %624, %680) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %813 = "llvm.intr.fma"(%616, %625, %688) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %814 = "llvm.intr.fma"(%617, %625, %689) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %815 = "llvm.intr.fma"(%617, %624, %681) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %816 = "llvm.intr.fma"(%617, %623, %673) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %817 = "llvm.intr.fma"(%617, %622, %665) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %818 = "llvm.intr.fma"(%617, %621, %657) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %819 = "llvm.intr.fma"(%617, %620, %649) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %820 = "llvm.intr.fma"(%617, %619, %641) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %821 = "llvm.intr.fma"(%617, %618, %633) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %822 = "arith.constant"() {value = 288 : i32} : () -> i32
        %823 = "arith.addi"(%822, %692) : (i32, i32) -> i32
        %824 = "llvm.getelementptr"(%433, %823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %825 = "llvm.load"(%824) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %826 = "vector.extract"(%825) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %827 = "vector.extract"(%825) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %828 = "vector.extract"(%825) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %829 = "vector.extract"(%825) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %830 = "llvm.getelementptr"(%824) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %831 = "llvm.load"(%830) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %832 = "vector.extract"(%831) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %833 = "vector.extract"(%831) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %834 = "vector.extract"(%831) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %835 = "vector.extract"(%831) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %836 = "arith.constant"() {value = 544 : i32} : () -> i32
        %837 = "arith.addi"(%836, %708) : (i32, i32) -> i32
        %838 = "llvm.getelementptr"(%437, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %839 = "llvm.load"(%838) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %840 = "vector.extract"(%839) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %841 = "vector.extract"(%839) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %842 = "vector.extract"(%839) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %843 = "vector.extract"(%839) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %844 = "llvm.getelementptr"(%838) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %845 = "llvm.load"(%844) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %846 = "vector.extract"(%845) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %847 = "vector.extract"(%845) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %848 = "vector.extract"(%845) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %849 = "vector.extract"(%845) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %850 = "llvm.intr.fma"(%697, %713, %758) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %851 = "llvm.intr.fma"(%697, %714, %759) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %852 = "llvm.intr.fma"(%697, %715, %760) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %853 = "llvm.intr.fma"(%697, %716, %761) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %854 = "llvm.intr.fma"(%697, %719, %762) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %855 = "llvm.intr.fma"(%697, %720, %763) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %856 = "llvm.intr.fma"(%697, %721, %764) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %857 = "llvm.intr.fma"(%697, %722, %765) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %858 = "llvm.intr.fma"(%698, %722, %766) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %859 = "llvm.intr.fma"(%698, %721, %767) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %860 = "llvm.intr.fma"(%698, %720, %768) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %861 = "llvm.intr.fma"(%698, %719, %769) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %862 = "llvm.intr.fma"(%698, %716, %770) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %863 = "llvm.intr.fma"(%698, %715, %771) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %864 = "llvm.intr.fma"(%698, %714, %772) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %865 = "llvm.intr.fma"(%698, %713, %773) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %866 = "llvm.intr.fma"(%699, %713, %774) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %867 = "llvm.intr.fma"(%699, %714, %775) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %868 = "llvm.intr.fma"(%699, %715, %776) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %869 = "llvm.intr.fma"(%699, %716, %777) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %870 = "llvm.intr.fma"(%699, %719, %778) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %871 = "llvm.intr.fma"(%699, %720, %779) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %872 = "llvm.intr.fma"(%699, %721, %780) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %873 = "llvm.intr.fma"(%699, %722, %781) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %874 = "llvm.intr.fma"(%700, %722, %782) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %875 = "llvm.intr.fma"(%700, %721, %783) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %876 = "llvm.intr.fma"(%700, %720, %784) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %877 = "llvm.intr.fma"(%700, %719, %785) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %878 = "llvm.intr.fma"(%700, %716, %786) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %879 = "llvm.intr.fma"(%700, %715, %787) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %880 = "llvm.intr.fma"(%700, %714, %788) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %881 = "llvm.intr.fma"(%700, %713, %789) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %882 = "llvm.intr.fma"(%703, %713, %790) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %883 = "llvm.intr.fma"(%703, %714, %791) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %884 = "llvm.intr.fma"(%703, %715, %792) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %885 = "llvm.intr.fma"(%703, %716, %793) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %886 = "llvm.intr.fma"(%703, %719, %794) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %887 = "llvm.intr.fma"(%703, %720, %795) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %888 = "llvm.intr.fma"(%703, %721, %796) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %889 = "llvm.intr.fma"(%703, %722, %797) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %890 = "llvm.intr.fma"(%704, %722, %798) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %891 = "llvm.intr.fma"(%704, %721, %799) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %892 = "llvm.intr.fma"(%704, %720, %800) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %893 = "llvm.intr.fma"(%704, %719, %801) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %894 = "llvm.intr.fma"(%704, %716, %802) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %895 = "llvm.intr.fma"(%704, %715, %803) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %896 = "llvm.intr.fma"(%704, %714, %804) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %897 = "llvm.intr.fma"(%704, %713, %805) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %898 = "llvm.intr.fma"(%705, %713, %806) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %899 = "llvm.intr.fma"(%705, %714, %807) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %900 = "llvm.intr.fma"(%705, %715, %808) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %901 = "llvm.intr.fma"(%705, %716, %809) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %902 = "llvm.intr.fma"(%705, %719, %810) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %903 = "llvm.intr.fma"(%705, %720, %811) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %904 = "llvm.intr.fma"(%705, %721, %812) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %905 = "llvm.intr.fma"(%705, %722, %813) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %906 = "llvm.intr.fma"(%706, %722, %814) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %907 = "llvm.intr.fma"(%706, %721, %815) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %908 = "llvm.intr.fma"(%706, %720, %816) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %909 = "llvm.intr.fma"(%706, %719, %817) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %910 = "llvm.intr.fma"(%706, %716, %818) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %911 = "llvm.intr.fma"(%706, %715, %819) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %912 = "llvm.intr.fma"(%706, %714, %820) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %913 = "llvm.intr.fma"(%706, %713, %821) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %914 = "arith.constant"() {value = 432 : i32} : () -> i32
        %915 = "arith.addi"(%914, %692) : (i32, i32) -> i32
        %916 = "llvm.getelementptr"(%433, %915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %917 = "llvm.load"(%916) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %918 = "vector.extract"(%917) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %919 = "vector.extract"(%917) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %920 = "vector.extract"(%917) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %921 = "vector.extract"(%917) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %922 = "llvm.getelementptr"(%916) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %923 = "llvm.load"(%922) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %924 = "vector.extract"(%923) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %925 = "vector.extract"(%923) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %926 = "vector.extract"(%923) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %927 = "vector.extract"(%923) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %928 = "arith.constant"() {value = 816 : i32} : () -> i32
        %929 = "arith.addi"(%928, %708) : (i32, i32) -> i32
        %930 = "llvm.getelementptr"(%437, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %931 = "llvm.load"(%930) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %932 = "vector.extract"(%931) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %933 = "vector.extract"(%931) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %934 = "vector.extract"(%931) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %935 = "vector.extract"(%931) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %936 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %937 = "llvm.load"(%936) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %938 = "vector.extract"(%937) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %939 = "vector.extract"(%937) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %940 = "vector.extract"(%937) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %941 = "vector.extract"(%937) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %942 = "arith.select"(%723, %46, %73) : (i1, i32, i32) -> i32
        %943 = "arith.cmpi"(%942, %73) {predicate = 4 : i64} : (i32, i32) -> i1
        %944 = "arith.extui"(%943) : (i1) -> i8
        %945 = "llvm.getelementptr"(%67, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %946 = "arith.muli"(%609, %707) : (i32, i32) -> i32
        %947 = "llvm.getelementptr"(%71, %946) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %948 = "arith.cmpi"(%944, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %949 = "arith.select"(%948, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%947, %945, %949) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %950 = "arith.cmpi"(%942, %82) {predicate = 4 : i64} : (i32, i32) -> i1
        %951 = "arith.extui"(%950) : (i1) -> i8
        %952 = "arith.addi"(%64, %728) : (i64, i64) -> i64
        %953 = "llvm.getelementptr"(%67, %952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %954 = "arith.addi"(%82, %946) : (i32, i32) -> i32
        %955 = "llvm.getelementptr"(%71, %954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %956 = "arith.cmpi"(%951, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %957 = "arith.select"(%956, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%955, %953, %957) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %958 = "arith.cmpi"(%942, %20) {predicate = 4 : i64} : (i32, i32) -> i1
        %959 = "arith.extui"(%958) : (i1) -> i8
        %960 = "arith.addi"(%119, %728) : (i64, i64) -> i64
        %961 = "llvm.getelementptr"(%67, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %962 = "arith.addi"(%20, %946) : (i32, i32) -> i32
        %963 = "llvm.getelementptr"(%71, %962) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %964 = "arith.cmpi"(%959, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %965 = "arith.select"(%964, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%963, %961, %965) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %966 = "arith.cmpi"(%942, %97) {predicate = 4 : i64} : (i32, i32) -> i1
        %967 = "arith.extui"(%966) : (i1) -> i8
        %968 = "arith.addi"(%126, %728) : (i64, i64) -> i64
        %969 = "llvm.getelementptr"(%67, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %970 = "arith.addi"(%97, %946) : (i32, i32) -> i32
        %971 = "llvm.getelementptr"(%71, %970) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %972 = "arith.cmpi"(%967, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %973 = "arith.select"(%972, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%971, %969, %973) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %974 = "arith.cmpi"(%942, %16) {predicate = 4 : i64} : (i32, i32) -> i1
        %975 = "arith.extui"(%974) : (i1) -> i8
        %976 = "arith.addi"(%134, %728) : (i64, i64) -> i64
        %977 = "llvm.getelementptr"(%67, %976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %978 = "arith.addi"(%16, %946) : (i32, i32) -> i32
        %979 = "llvm.getelementptr"(%71, %978) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %980 = "arith.cmpi"(%975, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %981 = "arith.select"(%980, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%979, %977, %981) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %982 = "arith.cmpi"(%942, %139) {predicate = 4 : i64} : (i32, i32) -> i1
        %983 = "arith.extui"(%982) : (i1) -> i8
        %984 = "arith.addi"(%143, %728) : (i64, i64) -> i64
        %985 = "llvm.getelementptr"(%67, %984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %986 = "arith.addi"(%139, %946) : (i32, i32) -> i32
        %987 = "llvm.getelementptr"(%71, %986) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %988 = "arith.cmpi"(%983, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %989 = "arith.select"(%988, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%987, %985, %989) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %990 = "arith.cmpi"(%942, %148) {predicate = 4 : i64} : (i32, i32) -> i1
        %991 = "arith.extui"(%990) : (i1) -> i8
        %992 = "arith.addi"(%152, %728) : (i64, i64) -> i64
        %993 = "llvm.getelementptr"(%67, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %994 = "arith.addi"(%148, %946) : (i32, i32) -> i32
        %995 = "llvm.getelementptr"(%71, %994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %996 = "arith.cmpi"(%991, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %997 = "arith.select"(%996, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%995, %993, %997) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %998 = "arith.cmpi"(%942, %157) {predicate = 4 : i64} : (i32, i32) -> i1
        %999 = "arith.extui"(%998) : (i1) -> i8
        %1000 = "arith.addi"(%161, %728) : (i64, i64) -> i64
        %1001 = "llvm.getelementptr"(%67, %1000) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1002 = "arith.addi"(%157, %946) : (i32, i32) -> i32
        %1003 = "llvm.getelementptr"(%71, %1002) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1004 = "arith.cmpi"(%999, %78) {predicate = 1 : i64} : (i8, i8) -> i1
        %1005 = "arith.select"(%1004, %80, %73) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1003, %1001, %1005) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1006 = "llvm.intr.fma"(%826, %840, %850) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1007 = "llvm.intr.fma"(%826, %841, %851) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1008 = "llvm.intr.fma"(%826, %842, %852) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1009 = "llvm.intr.fma"(%826, %843, %853) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1010 = "llvm.intr.fma"(%826, %846, %854) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1011 = "llvm.intr.fma"(%826, %847, %855) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1012 = "llvm.intr.fma"(%826, %848, %856) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1013 = "llvm.intr.fma"(%826, %849, %857) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1014 = "llvm.intr.fma"(%827, %849, %858) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1015 = "llvm.intr.fma"(%827, %848, %859) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1016 = "llvm.intr.fma"(%827, %847, %860) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1017 = "llvm.intr.fma"(%827, %846, %861) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1018 = "llvm.intr.fma"(%827, %843, %862) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1019 = "llvm.intr.fma"(%827, %842, %863) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1020 = "llvm.intr.fma"(%827, %841, %864) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1021 = "llvm.intr.fma"(%827, %840, %865) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1022 = "llvm.intr.fma"(%828, %840, %866) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1023 = "llvm.intr.fma"(%828, %841, %867) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1024 = "llvm.intr.fma"(%828, %842, %868) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1025 = "llvm.intr.fma"(%828, %843, %869) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1026 = "llvm.intr.fma"(%828, %846, %870) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1027 = "llvm.intr.fma"(%828, %847, %871) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1028 = "llvm.intr.fma"(%828, %848, %872) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1029 = "llvm.intr.fma"(%828, %849, %873) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1030 = "llvm.intr.fma"(%829, %849, %874) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1031 = "llvm.intr.fma"(%829, %848, %875) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1032 = "llvm.intr.fma"(%829, %847, %876) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1033 = "llvm.intr.fma"(%829, %846, %877) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1034 = "llvm.intr.fma"(%829, %843, %878) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1035 = "llvm.intr.fma"(%829, %842, %879) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1036 = "llvm.intr.fma"(%829, %841, %880) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1037 = "llvm.intr.fma"(%829, %840, %881) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1038 = "llvm.intr.fma"(%832, %840, %882) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1039 = "llvm.intr.fma"(%832, %841, %883) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1040 = "llvm.intr.fma"(%832, %842, %884) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1041 = "llvm.intr.fma"(%832, %843, %885) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1042 = "llvm.intr.fma"(%832, %846, %886) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1043 = "llvm.intr.fma"(%832, %847, %887) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1044 = "llvm.intr.fma"(%832, %848, %888) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1045 = "llvm.intr.fma"(%832, %849, %889) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1046 = "llvm.intr.fma"(%833, %849, %890) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1047 = "llvm.intr.fma"(%833, %848, %891) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1048 = "llvm.intr.fma"(%833, %847, %892) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1049 = "llvm.intr.fma"(%833, %846, %893) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1050 = "llvm.intr.fma"(%833, %843, %894) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1051 = "llvm.intr.fma"(%833, %842, %895) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1052 = "llvm.intr.fma"(%833, %841, %896) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1053 = "llvm.intr.fma"(%833, %840, %897) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1054 = "llvm.intr.fma"(%834, %840, %898) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1055 = "llvm.intr.fma"(%834, %841, %899) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1056 = "llvm.intr.fma"(%834, %842, %900) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1057 = "llvm.intr.fma"(%834, %843, %901) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1058 = "llvm.intr.fma"(%834, %846, %902) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1059 = "llvm.intr.fma"(%834, %847, %903) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1060 = "llvm.intr.fma"(%834, %848, %904) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1061 = "llvm.intr.fma"(%834, %849, %905) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1062 = "llvm.intr.fma"(%835, %849, %906) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1063 = "llvm.intr.fma"(%835, %848, %907) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1064 = "llvm.intr.fma"(%835, %847, %908) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1065 = "llvm.intr.fma"(%835, %846, %909) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1066 = "llvm.intr.fma"(%835, %843, %910) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1067 = "llvm.intr.fma"(%835, %842, %911) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1068 = "llvm.intr.fma"(%835, %841, %912) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1069 = "llvm.intr.fma"(%835, %840, %913) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1070 = "arith.cmpi"(%608, %80) {predicate = 0 : i64} : (i32, i32) -> i1
        %1071 = "arith.addi"(%608, %17) : (i32, i32) -> i32
        %1072 = "arith.select"(%1070, %73, %1071) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1073 = "arith.muli"(%1072, %691) : (i32, i32) -> i32
        %1074 = "llvm.getelementptr"(%433, %1073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1075 = "llvm.load"(%1074) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1076 = "vector.extract"(%1075) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1077 = "vector.extract"(%1075) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1078 = "vector.extract"(%1075) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1079 = "vector.extract"(%1075) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1080 = "llvm.getelementptr"(%1074) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1081 = "llvm.load"(%1080) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1082 = "vector.extract"(%1081) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1083 = "vector.extract"(%1081) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1084 = "vector.extract"(%1081) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1085 = "vector.extract"(%1081) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1086 = "arith.muli"(%1072, %707) : (i32, i32) -> i32
        %1087 = "llvm.getelementptr"(%437, %1086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1088 = "llvm.load"(%1087) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1089 = "vector.extract"(%1088) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1090 = "vector.extract"(%1088) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1091 = "vector.extract"(%1088) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1092 = "vector.extract"(%1088) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1093 = "llvm.getelementptr"(%1087) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1094 = "llvm.load"(%1093) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1095 = "vector.extract"(%1094) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1096 = "vector.extract"(%1094) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1097 = "vector.extract"(%1094) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1098 = "vector.extract"(%1094) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %1099 = "llvm.intr.fma"(%918, %932, %1006) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1100 = "llvm.intr.fma"(%918, %933, %1007) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1101 = "llvm.intr.fma"(%918, %934, %1008) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1102 = "llvm.intr.fma"(%918, %935, %1009) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1103 = "llvm.intr.fma"(%918, %938, %1010) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1104 = "llvm.intr.fma"(%918, %939, %1011) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1105 = "llvm.intr.fma"(%918, %940, %1012) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1106 = "llvm.intr.fma"(%918, %941, %1013) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1107 = "llvm.intr.fma"(%919, %941, %1014) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1108 = "llvm.intr.fma"(%919, %940, %1015) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1109 = "llvm.intr.fma"(%919, %939, %1016) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1110 = "llvm.intr.fma"(%919, %938, %1017) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1111 = "llvm.intr.fma"(%919, %935, %1018) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1112 = "llvm.intr.fma"(%919, %934, %1019) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1113 = "llvm.intr.fma"(%919, %933, %1020) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1114 = "llvm.intr.fma"(%919, %932, %1021) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1115 = "llvm.intr.fma"(%920, %932, %1022) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1116 = "llvm.intr.fma"(%920, %933, %1023) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1117 = "llvm.intr.fma"(%920, %934, %1024) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1118 = "llvm.intr.fma"(%920, %935, %1025) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1119 = "llvm.intr.fma"(%920, %938, %1026) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1120 = "llvm.intr.fma"(%920, %939, %1027) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1121 = "llvm.intr.fma"(%920, %940, %1028) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1122 = "llvm.intr.fma"(%920, %941, %1029) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1123 = "llvm.intr.fma"(%921, %941, %1030) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1124 = "llvm.intr.fma"(%921, %940, %1031) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1125 = "llvm.intr.fma"(%921, %939, %1032) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1126 = "llvm.intr.fma"(%921, %938, %1033) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1127 = "llvm.intr.fma"(%921, %935, %1034) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1128 = "llvm.intr.fma"(%921, %934, %1035) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1129 = "llvm.intr.fma"(%921, %933, %1036) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1130 = "llvm.intr.fma"(%921, %932, %1037) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1131 = "llvm.intr.fma"(%924, %932, %1038) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1132 = "llvm.intr.fma"(%924, %933, %1039) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1133 = "llvm.intr.fma"(%924, %934, %1040) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1134 = "llvm.intr.fma"(%924, %935, %1041) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1135 = "llvm.intr.fma"(%924, %938, %1042) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1136 = "llvm.intr.fma"(%924, %939, %1043) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1137 = "llvm.intr.fma"(%924, %940, %1044) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1138 = "llvm.intr.fma"(%924, %941, %1045) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1139 = "llvm.intr.fma"(%925, %941, %1046) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1140 = "llvm.intr.fma"(%925, %940, %1047) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1141 = "llvm.intr.fma"(%925, %939, %1048) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1142 = "llvm.intr.fma"(%925, %938, %1049) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1143 = "llvm.intr.fma"(%925, %935, %1050) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1144 = "llvm.intr.fma"(%925, %934, %1051) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1145 = "llvm.intr.fma"(%925, %933, %1052) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1146 = "llvm.intr.fma"(%925, %932, %1053) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1147 = "llvm.intr.fma"(%926, %932, %1054) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1148 = "llvm.intr.fma"(%926, %933, %1055) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1149 = "llvm.intr.fma"(%926, %934, %1056) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1150 = "llvm.intr.fma"(%926, %935, %1057) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1151 = "llvm.intr.fma"(%926, %938, %1058) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1152 = "llvm.intr.fma"(%926, %939, %1059) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1153 = "llvm.intr.fma"(%926, %940, %1060) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1154 = "llvm.intr.fma"(%926, %941, %1061) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1155 = "llvm.intr.fma"(%927, %941, %1062) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1156 = "llvm.intr.fma"(%927, %940, %1063) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1157 = "llvm.intr.fma"(%927, %939, %1064) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1158 = "llvm.intr.fma"(%927, %938, %1065) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1159 = "llvm.intr.fma"(%927, %935, %1066) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1160 = "llvm.intr.fma"(%927, %934, %1067) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1161 = "llvm.intr.fma"(%927, %933, %1068) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1162 = "llvm.intr.fma"(%927, %932, %1069) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        "scf.yield"(%1072, %608, %1076, %1077, %1078, %1079, %1082, %1083, %1084, %1085, %1089, %1090, %1091, %1092, %1095, %1096, %1097, %1098, %1099, %1114, %1115, %1130, %1131, %1146, %1147, %1162, %1100, %1113, %1116, %1129, %1132, %1145, %1148, %1161, %1101, %1112, %1117, %1128, %1133, %1144, %1149, %1160, %1102, %1111, %1118, %1127, %1134, %1143, %1150, %1159, %1103, %1110, %1119, %1126, %1135, %1142, %1151, %1158, %1104, %1109, %1120, %1125, %1136, %1141, %1152, %1157, %1105, %1108, %1121, %1124, %1137, %1140, %1153, %1156, %1106, %1107, %1122, %1123, %1138, %1139, %1154, %1155) : (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1163 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %1164 = "arith.muli"(%428, %1163) : (i32, i32) -> i32
      %1165 = "llvm.getelementptr"(%50, %1164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1166 = "arith.constant"() {value = 256 : i32} : () -> i32
      %1167 = "arith.muli"(%426, %1166) : (i32, i32) -> i32
      %1168 = "arith.addi"(%1167, %434) : (i32, i32) -> i32
      %1169 = "llvm.getelementptr"(%1165, %1168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1170 = "vector.from_elements"(%543, %551, %559, %567) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1170, %1169) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1171 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1172 = "vector.from_elements"(%575, %583, %591, %599) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1172, %1171) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1173 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1174 = "vector.from_elements"(%544, %552, %560, %568) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1174, %1173) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1175 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1176 = "vector.from_elements"(%576, %584, %592, %600) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1176, %1175) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1177 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1178 = "vector.from_elements"(%545, %553, %561, %569) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1178, %1177) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1179 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 160>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1180 = "vector.from_elements"(%577, %585, %593, %601) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1180, %1179) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1181 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1182 = "vector.from_elements"(%546, %554, %562, %570) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1182, %1181) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1183 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 224>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1184 = "vector.from_elements"(%578, %586, %594, %602) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1184, %1183) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1185 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1186 = "vector.from_elements"(%547, %555, %563, %571) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1186, %1185) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1187 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1188 = "vector.from_elements"(%579, %587, %595, %603) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1188, %1187) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1189 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1190 = "vector.from_elements"(%548, %556, %564, %572) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1190, %1189) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1191 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1192 = "vector.from_elements"(%580, %588, %596, %604) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1192, %1191) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1193 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1194 = "vector.from_elements"(%549, %557, %565, %573) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1194, %1193) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1195 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1184>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1196 = "vector.from_elements"(%581, %589, %597, %605) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1196, %1195) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1197 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1216>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1198 = "vector.from_elements"(%550, %558, %566, %574) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1198, %1197) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %1199 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 1248>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1200 = "vector.from_elements"(%582, %590, %598, %606) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%1200, %1199) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1201 = "arith.remui"(%9, %16) : (i32, i32) -> i32
      %1202 = "arith.muli"(%428, %27) : (i32, i32) -> i32
      %1203 = "arith.addi"(%1201, %1202) : (i32, i32) -> i32
      %1204 = "llvm.getelementptr"(%50, %1203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1205 = "arith.muli"(%8, %133) : (i64, i64) -> i64
      %1206 = "arith.extsi"(%428) : (i32) -> i64
      %1207 = "arith.muli"(%1206, %8) : (i64, i64) -> i64
      %1208 = "arith.extsi"(%1201) : (i32) -> i64
      %1209 = "arith.addi"(%1208, %1207) : (i64, i64) -> i64
      %1210 = "llvm.getelementptr"(%36, %1209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %1211 = "arith.addi"(%40, %428) : (i32, i32) -> i32
      %1212 = "arith.addi"(%44, %1201) : (i32, i32) -> i32
      %1213 = "arith.cmpi"(%1211, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1214 = "arith.cmpi"(%1212, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1215 = "arith.andi"(%1213, %1214) : (i1, i1) -> i1
      "scf.if"(%1215) ({
        %1216 = "llvm.load"(%1204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1217 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1218 = "llvm.load"(%1217) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1219 = "arith.addf"(%1216, %1218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1220 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1221 = "llvm.load"(%1220) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1222 = "arith.addf"(%1219, %1221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1223 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1224 = "llvm.load"(%1223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1225 = "arith.addf"(%1222, %1224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "llvm.store"(%1225, %1210) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1226 = "arith.addi"(%1212, %16) : (i32, i32) -> i32
      %1227 = "arith.cmpi"(%1226, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1228 = "arith.andi"(%1213, %1227) : (i1, i1) -> i1
      "scf.if"(%1228) ({
        %1229 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1230 = "llvm.load"(%1229) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1231 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2080>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1232 = "llvm.load"(%1231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1233 = "arith.addf"(%1230, %1232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1234 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1235 = "llvm.load"(%1234) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1236 = "arith.addf"(%1233, %1235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1237 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6176>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1238 = "llvm.load"(%1237) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1239 = "arith.addf"(%1236, %1238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1240 = "llvm.getelementptr"(%1210) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%1239, %1240) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1241 = "arith.addi"(%1211, %80) : (i32, i32) -> i32
      %1242 = "arith.cmpi"(%1241, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1243 = "arith.andi"(%1242, %1214) : (i1, i1) -> i1
      "scf.if"(%1243) ({
        %1244 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1245 = "llvm.load"(%1244) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1246 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2304>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1247 = "llvm.load"(%1246) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1248 = "arith.addf"(%1245, %1247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1249 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4352>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1250 = "llvm.load"(%1249) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1251 = "arith.addf"(%1248, %1250) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1252 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6400>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1253 = "llvm.load"(%1252) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1254 = "arith.addf"(%1251, %1253) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1255 = "llvm.getelementptr"(%1210, %1205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1254, %1255) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1256 = "arith.andi"(%1242, %1227) : (i1, i1) -> i1
      "scf.if"(%1256) ({
        %1257 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1258 = "llvm.load"(%1257) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1259 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1260 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1261 = "arith.addf"(%1258, %1260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1262 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1263 = "llvm.load"(%1262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1264 = "arith.addf"(%1261, %1263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1265 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6432>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1266 = "llvm.load"(%1265) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1267 = "arith.addf"(%1264, %1266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1268 = "arith.addi"(%1205, %18) : (i64, i64) -> i64
        %1269 = "llvm.getelementptr"(%1210, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1267, %1269) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1270 = "arith.addi"(%1211, %82) : (i32, i32) -> i32
      %1271 = "arith.cmpi"(%1270, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1272 = "arith.andi"(%1271, %1214) : (i1, i1) -> i1
      "scf.if"(%1272) ({
        %1273 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1274 = "llvm.load"(%1273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1275 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2560>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1276 = "llvm.load"(%1275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1277 = "arith.addf"(%1274, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1278 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4608>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1279 = "llvm.load"(%1278) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1280 = "arith.addf"(%1277, %1279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1281 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6656>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1282 = "llvm.load"(%1281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1283 = "arith.addf"(%1280, %1282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1284 = "arith.muli"(%91, %1205) : (i64, i64) -> i64
        %1285 = "llvm.getelementptr"(%1210, %1284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1283, %1285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1286 = "arith.andi"(%1271, %1227) : (i1, i1) -> i1
      "scf.if"(%1286) ({
        %1287 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 544>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1288 = "llvm.load"(%1287) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1289 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2592>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1290 = "llvm.load"(%1289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1291 = "arith.addf"(%1288, %1290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1292 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4640>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1293 = "llvm.load"(%1292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1294 = "arith.addf"(%1291, %1293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1295 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6688>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1296 = "llvm.load"(%1295) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1297 = "arith.addf"(%1294, %1296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1298 = "arith.muli"(%91, %1205) : (i64, i64) -> i64
        %1299 = "arith.addi"(%1298, %18) : (i64, i64) -> i64
        %1300 = "llvm.getelementptr"(%1210, %1299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1297, %1300) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1301 = "arith.constant"() {value = 12 : i32} : () -> i32
      %1302 = "arith.addi"(%1211, %1301) : (i32, i32) -> i32
      %1303 = "arith.cmpi"(%1302, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1304 = "arith.andi"(%1303, %1214) : (i1, i1) -> i1
      "scf.if"(%1304) ({
        %1305 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1306 = "llvm.load"(%1305) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1307 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2816>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1308 = "llvm.load"(%1307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1309 = "arith.addf"(%1306, %1308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1310 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4864>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1311 = "llvm.load"(%1310) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1312 = "arith.addf"(%1309, %1311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1313 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6912>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1314 = "llvm.load"(%1313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1315 = "arith.addf"(%1312, %1314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1316 = "arith.muli"(%100, %1205) : (i64, i64) -> i64
        %1317 = "llvm.getelementptr"(%1210, %1316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1315, %1317) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1318 = "arith.andi"(%1303, %1227) : (i1, i1) -> i1
      "scf.if"(%1318) ({
        %1319 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 800>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1320 = "llvm.load"(%1319) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1321 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 2848>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1322 = "llvm.load"(%1321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1323 = "arith.addf"(%1320, %1322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1324 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 4896>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1325 = "llvm.load"(%1324) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1326 = "arith.addf"(%1323, %1325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1327 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 6944>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1328 = "llvm.load"(%1327) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1329 = "arith.addf"(%1326, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1330 = "arith.muli"(%100, %1205) : (i64, i64) -> i64
        %1331 = "arith.addi"(%1330, %18) : (i64, i64) -> i64
        %1332 = "llvm.getelementptr"(%1210, %1331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1329, %1332) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1333 = "arith.addi"(%1211, %20) : (i32, i32) -> i32
      %1334 = "arith.cmpi"(%1333, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1335 = "arith.andi"(%1334, %1214) : (i1, i1) -> i1
      "scf.if"(%1335) ({
        %1336 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1337 = "llvm.load"(%1336) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1338 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1339 = "llvm.load"(%1338) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1340 = "arith.addf"(%1337, %1339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1341 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1342 = "llvm.load"(%1341) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1343 = "arith.addf"(%1340, %1342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1344 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1345 = "llvm.load"(%1344) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1346 = "arith.addf"(%1343, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1347 = "arith.muli"(%133, %1205) : (i64, i64) -> i64
        %1348 = "llvm.getelementptr"(%1210, %1347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1346, %1348) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1349 = "arith.andi"(%1334, %1227) : (i1, i1) -> i1
      "scf.if"(%1349) ({
        %1350 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1056>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1351 = "llvm.load"(%1350) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1352 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1353 = "llvm.load"(%1352) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1354 = "arith.addf"(%1351, %1353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1355 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1356 = "llvm.load"(%1355) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1357 = "arith.addf"(%1354, %1356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1358 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7200>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1359 = "llvm.load"(%1358) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1360 = "arith.addf"(%1357, %1359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1361 = "arith.muli"(%133, %1205) : (i64, i64) -> i64
        %1362 = "arith.addi"(%1361, %18) : (i64, i64) -> i64
        %1363 = "llvm.getelementptr"(%1210, %1362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1360, %1363) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1364 = "arith.constant"() {value = 20 : i32} : () -> i32
      %1365 = "arith.addi"(%1211, %1364) : (i32, i32) -> i32
      %1366 = "arith.cmpi"(%1365, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1367 = "arith.andi"(%1366, %1214) : (i1, i1) -> i1
      "scf.if"(%1367) ({
        %1368 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1280>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1369 = "llvm.load"(%1368) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1370 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3328>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1371 = "llvm.load"(%1370) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1372 = "arith.addf"(%1369, %1371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1373 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5376>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1374 = "llvm.load"(%1373) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1375 = "arith.addf"(%1372, %1374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1376 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7424>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1377 = "llvm.load"(%1376) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1378 = "arith.addf"(%1375, %1377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1379 = "arith.muli"(%142, %1205) : (i64, i64) -> i64
        %1380 = "llvm.getelementptr"(%1210, %1379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1378, %1380) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1381 = "arith.andi"(%1366, %1227) : (i1, i1) -> i1
      "scf.if"(%1381) ({
        %1382 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1312>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1383 = "llvm.load"(%1382) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1384 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3360>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1385 = "llvm.load"(%1384) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1386 = "arith.addf"(%1383, %1385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1387 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5408>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1388 = "llvm.load"(%1387) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1389 = "arith.addf"(%1386, %1388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1390 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7456>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1391 = "llvm.load"(%1390) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1392 = "arith.addf"(%1389, %1391) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1393 = "arith.muli"(%142, %1205) : (i64, i64) -> i64
        %1394 = "arith.addi"(%1393, %18) : (i64, i64) -> i64
        %1395 = "llvm.getelementptr"(%1210, %1394) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1392, %1395) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1396 = "arith.addi"(%1211, %97) : (i32, i32) -> i32
      %1397 = "arith.cmpi"(%1396, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1398 = "arith.andi"(%1397, %1214) : (i1, i1) -> i1
      "scf.if"(%1398) ({
        %1399 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1400 = "llvm.load"(%1399) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1401 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3584>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1402 = "llvm.load"(%1401) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1403 = "arith.addf"(%1400, %1402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1404 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5632>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1405 = "llvm.load"(%1404) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1406 = "arith.addf"(%1403, %1405) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1407 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7680>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1408 = "llvm.load"(%1407) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1409 = "arith.addf"(%1406, %1408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1410 = "arith.muli"(%151, %1205) : (i64, i64) -> i64
        %1411 = "llvm.getelementptr"(%1210, %1410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1409, %1411) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1412 = "arith.andi"(%1397, %1227) : (i1, i1) -> i1
      "scf.if"(%1412) ({
        %1413 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1568>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1414 = "llvm.load"(%1413) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1415 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3616>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1416 = "llvm.load"(%1415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1417 = "arith.addf"(%1414, %1416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1418 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5664>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1419 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1420 = "arith.addf"(%1417, %1419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1421 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7712>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1422 = "llvm.load"(%1421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1423 = "arith.addf"(%1420, %1422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1424 = "arith.muli"(%151, %1205) : (i64, i64) -> i64
        %1425 = "arith.addi"(%1424, %18) : (i64, i64) -> i64
        %1426 = "llvm.getelementptr"(%1210, %1425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1423, %1426) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1427 = "arith.constant"() {value = 28 : i32} : () -> i32
      %1428 = "arith.addi"(%1211, %1427) : (i32, i32) -> i32
      %1429 = "arith.cmpi"(%1428, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1430 = "arith.andi"(%1429, %1214) : (i1, i1) -> i1
      "scf.if"(%1430) ({
        %1431 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1792>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1432 = "llvm.load"(%1431) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1433 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3840>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1434 = "llvm.load"(%1433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1435 = "arith.addf"(%1432, %1434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1436 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5888>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1437 = "llvm.load"(%1436) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1438 = "arith.addf"(%1435, %1437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1439 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7936>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1440 = "llvm.load"(%1439) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1441 = "arith.addf"(%1438, %1440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1442 = "arith.muli"(%160, %1205) : (i64, i64) -> i64
        %1443 = "llvm.getelementptr"(%1210, %1442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1441, %1443) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1444 = "arith.andi"(%1429, %1227) : (i1, i1) -> i1
      "scf.if"(%1444) ({
        %1445 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 1824>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1446 = "llvm.load"(%1445) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1447 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 3872>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1448 = "llvm.load"(%1447) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1449 = "arith.addf"(%1446, %1448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1450 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 5920>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1451 = "llvm.load"(%1450) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1452 = "arith.addf"(%1449, %1451) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1453 = "llvm.getelementptr"(%1204) {rawConstantIndices = array<i32: 7968>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1454 = "llvm.load"(%1453) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1455 = "arith.addf"(%1452, %1454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1456 = "arith.muli"(%160, %1205) : (i64, i64) -> i64
        %1457 = "arith.addi"(%1456, %18) : (i64, i64) -> i64
        %1458 = "llvm.getelementptr"(%1210, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%1455, %1458) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    %21 = "arith.constant"() {value = 33280 : i32} : () -> i32
    "gpu.launch_func"(%14, %18, %19, %20, %19, %19, %21, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@sgemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "sgemm_tile32x64_groups4_split1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
