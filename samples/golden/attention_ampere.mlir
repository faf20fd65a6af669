!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i32, %23: i32, %24: i32, %25: i64, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: i32, %30: i32, %31: i32, %32: i64, %33: i64, %34: f32):
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.constant"() {value = 127 : i32} : () -> i32
      %42 = "arith.addi"(%1, %41) : (i32, i32) -> i32
      %43 = "arith.constant"() {value = 128 : i32} : () -> i32
      %44 = "arith.divui"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = 1 : i32} : () -> i32
      %46 = "arith.subi"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.subi"(%46, %38) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %43) : (i32, i32) -> i32
      %49 = "arith.divui"(%2, %9) : (i32, i32) -> i32
      %50 = "arith.divui"(%39, %49) : (i32, i32) -> i32
      %51 = "arith.extsi"(%39) : (i32) -> i64
      %52 = "arith.extsi"(%40) : (i32) -> i64
      %53 = "arith.muli"(%51, %5) : (i64, i64) -> i64
      %54 = "arith.muli"(%52, %6) : (i64, i64) -> i64
      %55 = "arith.addi"(%53, %54) : (i64, i64) -> i64
      %56 = "llvm.getelementptr"(%0, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %57 = "arith.constant"() {value = 7 : i32} : () -> i32
      %58 = "arith.shrsi"(%48, %57) : (i32, i32) -> i32
      %59 = "arith.extsi"(%58) : (i32) -> i64
      %60 = "arith.constant"() {value = 128 : i64} : () -> i64
      %61 = "arith.muli"(%4, %60) : (i64, i64) -> i64
      %62 = "arith.muli"(%59, %61) : (i64, i64) -> i64
      %63 = "llvm.getelementptr"(%56, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %64 = "arith.muli"(%51, %26) : (i64, i64) -> i64
      %65 = "arith.muli"(%52, %27) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%21, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%25, %60) : (i64, i64) -> i64
      %69 = "arith.muli"(%59, %68) : (i64, i64) -> i64
      %70 = "llvm.getelementptr"(%67, %69) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %71 = "arith.extsi"(%50) : (i32) -> i64
      %72 = "arith.muli"(%71, %12) : (i64, i64) -> i64
      %73 = "arith.muli"(%52, %13) : (i64, i64) -> i64
      %74 = "arith.addi"(%72, %73) : (i64, i64) -> i64
      %75 = "llvm.getelementptr"(%7, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %76 = "arith.constant"() {value = 96 : i32} : () -> i32
      %77 = "arith.constant"() {value = 96 : i64} : () -> i64
      %78 = "arith.muli"(%11, %77) : (i64, i64) -> i64
      %79 = "arith.muli"(%71, %19) : (i64, i64) -> i64
      %80 = "arith.muli"(%52, %20) : (i64, i64) -> i64
      %81 = "arith.addi"(%79, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%14, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.muli"(%18, %77) : (i64, i64) -> i64
      %84 = "arith.maxsi"(%8, %45) : (i32, i32) -> i32
      %85 = "arith.subi"(%84, %45) : (i32, i32) -> i32
      %86 = "arith.remsi"(%85, %76) : (i32, i32) -> i32
      %87 = "arith.constant"() {value = 0 : i32} : () -> i32
      %88 = "arith.cmpi"(%86, %87) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%85, %76) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %93 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %94 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 40960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %95 = "arith.constant"() {value = 16 : i64} : () -> i64
      %96 = "arith.muli"(%11, %95) : (i64, i64) -> i64
      %97 = "arith.constant"() {value = 8 : i32} : () -> i32
      %98 = "arith.remui"(%35, %97) : (i32, i32) -> i32
      %99 = "arith.divui"(%35, %97) : (i32, i32) -> i32
      %100 = "arith.muli"(%98, %97) : (i32, i32) -> i32
      %101 = "arith.extsi"(%99) : (i32) -> i64
      %102 = "arith.muli"(%101, %11) : (i64, i64) -> i64
      %103 = "arith.extsi"(%100) : (i32) -> i64
      %104 = "arith.addi"(%103, %102) : (i64, i64) -> i64
      %105 = "llvm.getelementptr"(%75, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 64 : i32} : () -> i32
      %107 = "arith.muli"(%99, %106) : (i32, i32) -> i32
      %108 = "arith.addi"(%100, %107) : (i32, i32) -> i32
      %109 = "arith.muli"(%18, %95) : (i64, i64) -> i64
      %110 = "arith.muli"(%101, %18) : (i64, i64) -> i64
      %111 = "arith.addi"(%103, %110) : (i64, i64) -> i64
      %112 = "llvm.getelementptr"(%82, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.muli"(%4, %95) : (i64, i64) -> i64
      %114 = "arith.muli"(%101, %4) : (i64, i64) -> i64
      %115 = "arith.addi"(%103, %114) : (i64, i64) -> i64
      %116 = "llvm.getelementptr"(%63, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %117 = "arith.subi"(%1, %48) : (i32, i32) -> i32
      %118 = "arith.subi"(%117, %99) : (i32, i32) -> i32
      %119 = "arith.cmpi"(%118, %87) {predicate = 4 : i64} : (i32, i32) -> i1
      %120 = "arith.extui"(%119) : (i1) -> i8
      %121 = "arith.constant"() {value = 448 : i32} : () -> i32
      %122 = "arith.andi"(%108, %121) : (i32, i32) -> i32
      %123 = "arith.constant"() {value = 3 : i32} : () -> i32
      %124 = "arith.shrui"(%122, %123) : (i32, i32) -> i32
      %125 = "arith.xori"(%108, %124) : (i32, i32) -> i32
      %126 = "llvm.getelementptr"(%92, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %127 = "arith.constant"() {value = 0 : i8} : () -> i8
      %128 = "arith.cmpi"(%120, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %129 = "arith.constant"() {value = 16 : i32} : () -> i32
      %130 = "arith.select"(%128, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%126, %116, %130) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %131 = "arith.cmpi"(%118, %129) {predicate = 4 : i64} : (i32, i32) -> i1
      %132 = "arith.extui"(%131) : (i1) -> i8
      %133 = "llvm.getelementptr"(%116, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %134 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %135 = "llvm.getelementptr"(%134, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %136 = "arith.cmpi"(%132, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %137 = "arith.select"(%136, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%135, %133, %137) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %138 = "arith.constant"() {value = 32 : i32} : () -> i32
      %139 = "arith.cmpi"(%118, %138) {predicate = 4 : i64} : (i32, i32) -> i1
      %140 = "arith.extui"(%139) : (i1) -> i8
      %141 = "arith.constant"() {value = 2 : i64} : () -> i64
      %142 = "arith.muli"(%141, %113) : (i64, i64) -> i64
      %143 = "llvm.getelementptr"(%116, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %144 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %145 = "llvm.getelementptr"(%144, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %146 = "arith.cmpi"(%140, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %147 = "arith.select"(%146, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%145, %143, %147) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %148 = "arith.constant"() {value = 48 : i32} : () -> i32
      %149 = "arith.cmpi"(%118, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.extui"(%149) : (i1) -> i8
      %151 = "arith.constant"() {value = 3 : i64} : () -> i64
      %152 = "arith.muli"(%151, %113) : (i64, i64) -> i64
      %153 = "llvm.getelementptr"(%116, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %155 = "llvm.getelementptr"(%154, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %156 = "arith.cmpi"(%150, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %157 = "arith.select"(%156, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%155, %153, %157) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %158 = "arith.cmpi"(%118, %106) {predicate = 4 : i64} : (i32, i32) -> i1
      %159 = "arith.extui"(%158) : (i1) -> i8
      %160 = "arith.constant"() {value = 4 : i64} : () -> i64
      %161 = "arith.muli"(%160, %113) : (i64, i64) -> i64
      %162 = "llvm.getelementptr"(%116, %161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %163 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "llvm.getelementptr"(%163, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %165 = "arith.cmpi"(%159, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %166 = "arith.select"(%165, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%164, %162, %166) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %167 = "arith.constant"() {value = 80 : i32} : () -> i32
      %168 = "arith.cmpi"(%118, %167) {predicate = 4 : i64} : (i32, i32) -> i1
      %169 = "arith.extui"(%168) : (i1) -> i8
      %170 = "arith.constant"() {value = 5 : i64} : () -> i64
      %171 = "arith.muli"(%170, %113) : (i64, i64) -> i64
      %172 = "llvm.getelementptr"(%116, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %173 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %174 = "llvm.getelementptr"(%173, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %175 = "arith.cmpi"(%169, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %176 = "arith.select"(%175, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%174, %172, %176) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %177 = "arith.cmpi"(%118, %76) {predicate = 4 : i64} : (i32, i32) -> i1
      %178 = "arith.extui"(%177) : (i1) -> i8
      %179 = "arith.constant"() {value = 6 : i64} : () -> i64
      %180 = "arith.muli"(%179, %113) : (i64, i64) -> i64
      %181 = "llvm.getelementptr"(%116, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %182 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %183 = "llvm.getelementptr"(%182, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %184 = "arith.cmpi"(%178, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %185 = "arith.select"(%184, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%183, %181, %185) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %186 = "arith.constant"() {value = 112 : i32} : () -> i32
      %187 = "arith.cmpi"(%118, %186) {predicate = 4 : i64} : (i32, i32) -> i1
      %188 = "arith.extui"(%187) : (i1) -> i8
      %189 = "arith.constant"() {value = 7 : i64} : () -> i64
      %190 = "arith.muli"(%189, %113) : (i64, i64) -> i64
      %191 = "llvm.getelementptr"(%116, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %192 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %193 = "llvm.getelementptr"(%192, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %194 = "arith.cmpi"(%188, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %195 = "arith.select"(%194, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%193, %191, %195) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %196 = "arith.extsi"(%91) : (i32) -> i64
      %197 = "arith.muli"(%196, %78) : (i64, i64) -> i64
      %198 = "llvm.getelementptr"(%105, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.muli"(%91, %76) : (i32, i32) -> i32
      %200 = "arith.subi"(%8, %199) : (i32, i32) -> i32
      %201 = "arith.subi"(%200, %99) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %87) {predicate = 4 : i64} : (i32, i32) -> i1
      %203 = "arith.extui"(%202) : (i1) -> i8
      %204 = "llvm.getelementptr"(%93, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "arith.cmpi"(%203, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %206 = "arith.select"(%205, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%204, %198, %206) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %207 = "arith.cmpi"(%201, %129) {predicate = 4 : i64} : (i32, i32) -> i1
      %208 = "arith.extui"(%207) : (i1) -> i8
      %209 = "llvm.getelementptr"(%198, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %211 = "llvm.getelementptr"(%210, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %212 = "arith.cmpi"(%208, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.select"(%212, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%211, %209, %213) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %214 = "arith.cmpi"(%201, %138) {predicate = 4 : i64} : (i32, i32) -> i1
      %215 = "arith.extui"(%214) : (i1) -> i8
      %216 = "arith.muli"(%141, %96) : (i64, i64) -> i64
      %217 = "llvm.getelementptr"(%198, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %218 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "llvm.getelementptr"(%218, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %220 = "arith.cmpi"(%215, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %221 = "arith.select"(%220, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%219, %217, %221) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %222 = "arith.cmpi"(%201, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %223 = "arith.extui"(%222) : (i1) -> i8
      %224 = "arith.muli"(%151, %96) : (i64, i64) -> i64
      %225 = "llvm.getelementptr"(%198, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %226 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %227 = "llvm.getelementptr"(%226, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %228 = "arith.cmpi"(%223, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %229 = "arith.select"(%228, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%227, %225, %229) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %230 = "arith.cmpi"(%201, %106) {predicate = 4 : i64} : (i32, i32) -> i1
      %231 = "arith.extui"(%230) : (i1) -> i8
      %232 = "arith.muli"(%160, %96) : (i64, i64) -> i64
      %233 = "llvm.getelementptr"(%198, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %234 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %235 = "llvm.getelementptr"(%234, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %236 = "arith.cmpi"(%231, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %237 = "arith.select"(%236, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%235, %233, %237) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %238 = "arith.cmpi"(%201, %167) {predicate = 4 : i64} : (i32, i32) -> i1
      %239 = "arith.extui"(%238) : (i1) -> i8
      %240 = "arith.muli"(%170, %96) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%198, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %243 = "llvm.getelementptr"(%242, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %244 = "arith.cmpi"(%239, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %245 = "arith.select"(%244, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%243, %241, %245) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %246 = "arith.muli"(%196, %83) : (i64, i64) -> i64
      %247 = "llvm.getelementptr"(%112, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %248 = "llvm.getelementptr"(%94, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %249 = "arith.cmpi"(%203, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %250 = "arith.select"(%249, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%248, %247, %250) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %251 = "llvm.getelementptr"(%247, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %252 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.getelementptr"(%252, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %254 = "arith.cmpi"(%208, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %255 = "arith.select"(%254, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%253, %251, %255) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %256 = "arith.muli"(%141, %109) : (i64, i64) -> i64
      %257 = "llvm.getelementptr"(%247, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %258 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.getelementptr"(%258, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %260 = "arith.cmpi"(%215, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %261 = "arith.select"(%260, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%259, %257, %261) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %262 = "arith.muli"(%151, %109) : (i64, i64) -> i64
      %263 = "llvm.getelementptr"(%247, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %264 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.getelementptr"(%264, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %266 = "arith.cmpi"(%223, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %267 = "arith.select"(%266, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%265, %263, %267) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %268 = "arith.muli"(%160, %109) : (i64, i64) -> i64
      %269 = "llvm.getelementptr"(%247, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %270 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.getelementptr"(%270, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %272 = "arith.cmpi"(%231, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %273 = "arith.select"(%272, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%271, %269, %273) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %274 = "arith.muli"(%170, %109) : (i64, i64) -> i64
      %275 = "llvm.getelementptr"(%247, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %276 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.getelementptr"(%276, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %278 = "arith.cmpi"(%239, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %279 = "arith.select"(%278, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%277, %275, %279) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %280 = "arith.remui"(%35, %138) : (i32, i32) -> i32
      %281 = "arith.divui"(%35, %138) : (i32, i32) -> i32
      %282 = "arith.constant"() {value = 4 : i32} : () -> i32
      %283 = "arith.remui"(%281, %282) : (i32, i32) -> i32
      %284 = "arith.remui"(%280, %282) : (i32, i32) -> i32
      %285 = "arith.divui"(%280, %282) : (i32, i32) -> i32
      %286 = "arith.constant"() {value = 2 : i32} : () -> i32
      %287 = "arith.muli"(%284, %286) : (i32, i32) -> i32
      %288 = "arith.muli"(%285, %106) : (i32, i32) -> i32
      %289 = "arith.addi"(%287, %288) : (i32, i32) -> i32
      %290 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %291 = "arith.muli"(%283, %290) : (i32, i32) -> i32
      %292 = "llvm.getelementptr"(%92, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %293 = "arith.remui"(%35, %129) : (i32, i32) -> i32
      %294 = "arith.divui"(%35, %129) : (i32, i32) -> i32
      %295 = "arith.muli"(%293, %106) : (i32, i32) -> i32
      %296 = "arith.remui"(%294, %286) : (i32, i32) -> i32
      %297 = "arith.divui"(%294, %286) : (i32, i32) -> i32
      %298 = "arith.muli"(%296, %97) : (i32, i32) -> i32
      %299 = "arith.addi"(%295, %298) : (i32, i32) -> i32
      %300 = "arith.muli"(%297, %290) : (i32, i32) -> i32
      %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
      %302 = "arith.muli"(%98, %106) : (i32, i32) -> i32
      %303 = "arith.remui"(%99, %286) : (i32, i32) -> i32
      %304 = "arith.divui"(%99, %286) : (i32, i32) -> i32
      %305 = "arith.muli"(%303, %97) : (i32, i32) -> i32
      %306 = "arith.addi"(%302, %305) : (i32, i32) -> i32
      %307 = "arith.remui"(%304, %286) : (i32, i32) -> i32
      %308 = "arith.constant"() {value = 512 : i32} : () -> i32
      %309 = "arith.muli"(%307, %308) : (i32, i32) -> i32
      %310 = "arith.addi"(%306, %309) : (i32, i32) -> i32
      %311 = "arith.constant"() {value = 9 : i32} : () -> i32
      %312 = "arith.constant"() {value = 17 : i32} : () -> i32
      %313 = "arith.constant"() {value = 24 : i32} : () -> i32
      %314 = "arith.constant"() {value = 25 : i32} : () -> i32
      %315 = "arith.constant"() {value = 33 : i32} : () -> i32
      %316 = "arith.constant"() {value = 40 : i32} : () -> i32
      %317 = "arith.constant"() {value = 41 : i32} : () -> i32
      %318 = "arith.constant"() {value = 49 : i32} : () -> i32
      %319 = "arith.constant"() {value = 56 : i32} : () -> i32
      %320 = "arith.constant"() {value = 57 : i32} : () -> i32
      %321 = "arith.constant"() {value = 65 : i32} : () -> i32
      %322 = "arith.constant"() {value = 72 : i32} : () -> i32
      %323 = "arith.constant"() {value = 73 : i32} : () -> i32
      %324 = "arith.constant"() {value = 81 : i32} : () -> i32
      %325 = "arith.constant"() {value = 88 : i32} : () -> i32
      %326 = "arith.constant"() {value = 89 : i32} : () -> i32
      %327 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
      %328 = "vector.extract"(%327) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %329 = "vector.extract"(%327) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %330 = "vector.extract"(%327) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %331 = "vector.extract"(%327) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %332 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %333 = "vector.extract"(%332) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %334 = "vector.extract"(%332) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %335 = "vector.extract"(%332) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %336 = "vector.extract"(%332) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %337 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %339 = "vector.extract"(%337) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %340 = "vector.extract"(%337) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %341 = "vector.extract"(%337) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %342 = "vector.extract"(%337) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %343 = "vector.extract"(%337) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %344 = "vector.extract"(%337) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %345 = "vector.extract"(%337) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %346 = "vector.extract"(%337) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %347 = "vector.extract"(%337) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %348 = "vector.extract"(%337) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %349 = "vector.extract"(%337) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %350 = "vector.extract"(%337) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %351 = "vector.extract"(%337) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %352 = "vector.extract"(%337) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %353 = "vector.extract"(%337) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %354 = "vector.extract"(%337) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %355 = "vector.extract"(%337) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %356 = "vector.extract"(%337) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %357 = "vector.extract"(%337) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %358 = "vector.extract"(%337) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %359 = "vector.extract"(%337) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %360 = "vector.extract"(%337) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %361 = "vector.extract"(%337) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %362 = "vector.extract"(%337) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %363 = "vector.extract"(%337) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %364 = "vector.extract"(%337) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %365 = "vector.extract"(%337) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %366 = "vector.extract"(%337) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %367 = "vector.extract"(%337) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %368 = "vector.extract"(%337) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %369 = "vector.extract"(%337) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %370 = "vector.extract"(%337) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %371 = "vector.extract"(%337) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %372 = "vector.extract"(%337) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %373 = "vector.extract"(%337) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %374 = "vector.extract"(%337) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %375 = "vector.extract"(%337) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %376 = "vector.extract"(%337) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %377 = "vector.extract"(%337) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %378 = "vector.extract"(%337) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %379 = "vector.extract"(%337) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %380 = "vector.extract"(%337) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %381 = "vector.extract"(%337) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %382 = "vector.extract"(%337) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %383 = "vector.extract"(%337) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %384 = "vector.extract"(%337) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %385 = "vector.extract"(%337) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %386 = "vector.extract"(%337) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %387 = "vector.extract"(%337) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %388 = "vector.extract"(%337) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %389 = "vector.extract"(%337) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %390 = "vector.extract"(%337) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %391 = "vector.extract"(%337) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %392 = "vector.extract"(%337) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %393 = "vector.extract"(%337) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %394 = "vector.extract"(%337) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %395 = "vector.extract"(%337) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %396 = "vector.extract"(%337) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %397 = "vector.extract"(%337) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %398 = "vector.extract"(%337) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %399 = "vector.extract"(%337) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %400 = "vector.extract"(%337) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %401 = "vector.extract"(%337) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      %402 = "arith.addi"(%91, %45) : (i32, i32) -> i32
      %403 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %404 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %405 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %406 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %407 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %408 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %409 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %410 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %411 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %412 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %413 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %414 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %415 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %416 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %417 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %418 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %419 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %420 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %421 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %422 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %423 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %424 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %425 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %426 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %427 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %428 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %429 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %430 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %431 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %432 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %433 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %434 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %435 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %436 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %437 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %438 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %439 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %440 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %441 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %442 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %443 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %444 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %445 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %446 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %447 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %448 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %449 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %450 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571 = "scf.for"(%87, %402, %45, %87, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %328, %329, %330, %331, %333, %334, %335, %336) ({
      ^bb0(%572: i32, %573: i32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: vector<2xf16>, %639: vector<2xf16>, %640: vector<2xf16>, %641: vector<2xf16>, %642: vector<2xf16>, %643: vector<2xf16>, %644: vector<2xf16>, %645: vector<2xf16>, %646: vector<2xf16>, %647: vector<2xf16>, %648: vector<2xf16>, %649: vector<2xf16>, %650: vector<2xf16>, %651: vector<2xf16>, %652: vector<2xf16>, %653: vector<2xf16>, %654: vector<2xf16>, %655: vector<2xf16>, %656: vector<2xf16>, %657: vector<2xf16>, %658: vector<2xf16>, %659: vector<2xf16>, %660: vector<2xf16>, %661: vector<2xf16>, %662: vector<2xf16>, %663: vector<2xf16>, %664: vector<2xf16>, %665: vector<2xf16>, %666: vector<2xf16>, %667: vector<2xf16>, %668: vector<2xf16>, %669: vector<2xf16>, %670: vector<2xf16>, %671: vector<2xf16>, %672: vector<2xf16>, %673: vector<2xf16>, %674: vector<2xf16>, %675: vector<2xf16>, %676: vector<2xf16>, %677: vector<2xf16>, %678: vector<2xf16>, %679: vector<2xf16>, %680: vector<2xf16>, %681: vector<2xf16>, %682: vector<2xf16>, %683: vector<2xf16>, %684: vector<2xf16>, %685: vector<2xf16>, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32):
        %694 = "arith.subi"(%91, %572) : (i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %695 = "arith.cmpi"(%694, %87) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%695) ({
          %696 = "arith.subi"(%694, %45) : (i32, i32) -> i32
          %697 = "arith.extsi"(%696) : (i32) -> i64
          %698 = "arith.muli"(%697, %78) : (i64, i64) -> i64
          %699 = "llvm.getelementptr"(%105, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %700 = "arith.subi"(%45, %573) : (i32, i32) -> i32
          %701 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %702 = "arith.muli"(%700, %701) : (i32, i32) -> i32
          %703 = "llvm.getelementptr"(%93, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %704 = "llvm.getelementptr"(%703, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%704, %699) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %705 = "llvm.getelementptr"(%699, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %706 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %707 = "llvm.getelementptr"(%706, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%707, %705) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %708 = "llvm.getelementptr"(%699, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %709 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %710 = "llvm.getelementptr"(%709, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%710, %708) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %711 = "llvm.getelementptr"(%699, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %712 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %713 = "llvm.getelementptr"(%712, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%713, %711) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %714 = "llvm.getelementptr"(%699, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %715 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %716 = "llvm.getelementptr"(%715, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%716, %714) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %717 = "llvm.getelementptr"(%699, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %718 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %719 = "llvm.getelementptr"(%718, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%719, %717) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %720 = "arith.constant"() {value = dense<0.0> : vector<96xf32>} : () -> vector<96xf32>
        %721 = "vector.extract"(%720) {static_position = array<i64: 0>} : (vector<96xf32>) -> f32
        %722 = "vector.extract"(%720) {static_position = array<i64: 1>} : (vector<96xf32>) -> f32
        %723 = "vector.extract"(%720) {static_position = array<i64: 2>} : (vector<96xf32>) -> f32
        %724 = "vector.extract"(%720) {static_position = array<i64: 3>} : (vector<96xf32>) -> f32
        %725 = "vector.extract"(%720) {static_position = array<i64: 4>} : (vector<96xf32>) -> f32
        %726 = "vector.extract"(%720) {static_position = array<i64: 5>} : (vector<96xf32>) -> f32
        %727 = "vector.extract"(%720) {static_position = array<i64: 6>} : (vector<96xf32>) -> f32
        %728 = "vector.extract"(%720) {static_position = array<i64: 7>} : (vector<96xf32>) -> f32
        %729 = "vector.extract"(%720) {static_position = array<i64: 8>} : (vector<96xf32>) -> f32
        %730 = "vector.extract"(%720) {static_position = array<i64: 9>} : (vector<96xf32>) -> f32
        %731 = "vector.extract"(%720) {static_position = array<i64: 10>} : (vector<96xf32>) -> f32
        %732 = "vector.extract"(%720) {static_position = array<i64: 11>} : (vector<96xf32>) -> f32
        %733 = "vector.extract"(%720) {static_position = array<i64: 12>} : (vector<96xf32>) -> f32
        %734 = "vector.extract"(%720) {static_position = array<i64: 13>} : (vector<96xf32>) -> f32
        %735 = "vector.extract"(%720) {static_position = array<i64: 14>} : (vector<96xf32>) -> f32
        %736 = "vector.extract"(%720) {static_position = array<i64: 15>} : (vector<96xf32>) -> f32
        %737 = "vector.extract"(%720) {static_position = array<i64: 16>} : (vector<96xf32>) -> f32
        %738 = "vector.extract"(%720) {static_position = array<i64: 17>} : (vector<96xf32>) -> f32
        %739 = "vector.extract"(%720) {static_position = array<i64: 18>} : (vector<96xf32>) -> f32
        %740 = "vector.extract"(%720) {static_position = array<i64: 19>} : (vector<96xf32>) -> f32
        %741 = "vector.extract"(%720) {static_position = array<i64: 20>} : (vector<96xf32>) -> f32
        %742 = "vector.extract"(%720) {static_position = array<i64: 21>} : (vector<96xf32>) -> f32
        %743 = "vector.extract"(%720) {static_position = array<i64: 22>} : (vector<96xf32>) -> f32
        %744 = "vector.extract"(%720) {static_position = array<i64: 23>} : (vector<96xf32>) -> f32
        %745 = "vector.extract"(%720) {static_position = array<i64: 24>} : (vector<96xf32>) -> f32
        %746 = "vector.extract"(%720) {static_position = array<i64: 25>} : (vector<96xf32>) -> f32
        %747 = "vector.extract"(%720) {static_position = array<i64: 26>} : (vector<96xf32>) -> f32
        %748 = "vector.extract"(%720) {static_position = array<i64: 27>} : (vector<96xf32>) -> f32
        %749 = "vector.extract"(%720) {static_position = array<i64: 28>} : (vector<96xf32>) -> f32
        %750 = "vector.extract"(%720) {static_position = array<i64: 29>} : (vector<96xf32>) -> f32
        %751 = "vector.extract"(%720) {static_position = array<i64: 30>} : (vector<96xf32>) -> f32
        %752 = "vector.extract"(%720) {static_position = array<i64: 31>} : (vector<96xf32>) -> f32
        %753 = "vector.extract"(%720) {static_position = array<i64: 32>} : (vector<96xf32>) -> f32
        %754 = "vector.extract"(%720) {static_position = array<i64: 33>} : (vector<96xf32>) -> f32
        %755 = "vector.extract"(%720) {static_position = array<i64: 34>} : (vector<96xf32>) -> f32
        %756 = "vector.extract"(%720) {static_position = array<i64: 35>} : (vector<96xf32>) -> f32
        %757 = "vector.extract"(%720) {static_position = array<i64: 36>} : (vector<96xf32>) -> f32
        %758 = "vector.extract"(%720) {static_position = array<i64: 37>} : (vector<96xf32>) -> f32
        %759 = "vector.extract"(%720) {static_position = array<i64: 38>} : (vector<96xf32>) -> f32
        %760 = "vector.extract"(%720) {static_position = array<i64: 39>} : (vector<96xf32>) -> f32
        %761 = "vector.extract"(%720) {static_position = array<i64: 40>} : (vector<96xf32>) -> f32
        %762 = "vector.extract"(%720) {static_position = array<i64: 41>} : (vector<96xf32>) -> f32
        %763 = "vector.extract"(%720) {static_position = array<i64: 42>} : (vector<96xf32>) -> f32
        %764 = "vector.extract"(%720) {static_position = array<i64: 43>} : (vector<96xf32>) -> f32
        %765 = "vector.extract"(%720) {static_position = array<i64: 44>} : (vector<96xf32>) -> f32
        %766 = "vector.extract"(%720) {static_position = array<i64: 45>} : (vector<96xf32>) -> f32
        %767 = "vector.extract"(%720) {static_position = array<i64: 46>} : (vector<96xf32>) -> f32
        %768 = "vector.extract"(%720) {static_position = array<i64: 47>} : (vector<96xf32>) -> f32
        %769 = "vector.extract"(%720) {static_position = array<i64: 48>} : (vector<96xf32>) -> f32
        %770 = "vector.extract"(%720) {static_position = array<i64: 49>} : (vector<96xf32>) -> f32
        %771 = "vector.extract"(%720) {static_position = array<i64: 50>} : (vector<96xf32>) -> f32
        %772 = "vector.extract"(%720) {static_position = array<i64: 51>} : (vector<96xf32>) -> f32
        %773 = "vector.extract"(%720) {static_position = array<i64: 52>} : (vector<96xf32>) -> f32
        %774 = "vector.extract"(%720) {static_position = array<i64: 53>} : (vector<96xf32>) -> f32
        %775 = "vector.extract"(%720) {static_position = array<i64: 54>} : (vector<96xf32>) -> f32
        %776 = "vector.extract"(%720) {static_position = array<i64: 55>} : (vector<96xf32>) -> f32
        %777 = "vector.extract"(%720) {static_position = array<i64: 56>} : (vector<96xf32>) -> f32
        %778 = "vector.extract"(%720) {static_position = array<i64: 57>} : (vector<96xf32>) -> f32
        %779 = "vector.extract"(%720) {static_position = array<i64: 58>} : (vector<96xf32>) -> f32
        %780 = "vector.extract"(%720) {static_position = array<i64: 59>} : (vector<96xf32>) -> f32
        %781 = "vector.extract"(%720) {static_position = array<i64: 60>} : (vector<96xf32>) -> f32
        %782 = "vector.extract"(%720) {static_position = array<i64: 61>} : (vector<96xf32>) -> f32
        %783 = "vector.extract"(%720) {static_position = array<i64: 62>} : (vector<96xf32>) -> f32
        %784 = "vector.extract"(%720) {static_position = array<i64: 63>} : (vector<96xf32>) -> f32
        %785 = "vector.extract"(%720) {static_position = array<i64: 64>} : (vector<96xf32>) -> f32
        %786 = "vector.extract"(%720) {static_position = array<i64: 65>} : (vector<96xf32>) -> f32
        %787 = "vector.extract"(%720) {static_position = array<i64: 66>} : (vector<96xf32>) -> f32
        %788 = "vector.extract"(%720) {static_position = array<i64: 67>} : (vector<96xf32>) -> f32
        %789 = "vector.extract"(%720) {static_position = array<i64: 68>} : (vector<96xf32>) -> f32
        %790 = "vector.extract"(%720) {static_position = array<i64: 69>} : (vector<96xf32>) -> f32
        %791 = "vector.extract"(%720) {static_position = array<i64: 70>} : (vector<96xf32>) -> f32
        %792 = "vector.extract"(%720) {static_position = array<i64: 71>} : (vector<96xf32>) -> f32
        %793 = "vector.extract"(%720) {static_position = array<i64: 72>} : (vector<96xf32>) -> f32
        %794 = "vector.extract"(%720) {static_position = array<i64: 73>} : (vector<96xf32>) -> f32
        %795 = "vector.extract"(%720) {static_position = array<i64: 74>} : (vector<96xf32>) -> f32
        %796 = "vector.extract"(%720) {static_position = array<i64: 75>} : (vector<96xf32>) -> f32
        %797 = "vector.extract"(%720) {static_position = array<i64: 76>} : (vector<96xf32>) -> f32
        %798 = "vector.extract"(%720) {static_position = array<i64: 77>} : (vector<96xf32>) -> f32
        %799 = "vector.extract"(%720) {static_position = array<i64: 78>} : (vector<96xf32>) -> f32
        %800 = "vector.extract"(%720) {static_position = array<i64: 79>} : (vector<96xf32>) -> f32
        %801 = "vector.extract"(%720) {static_position = array<i64: 80>} : (vector<96xf32>) -> f32
        %802 = "vector.extract"(%720) {static_position = array<i64: 81>} : (vector<96xf32>) -> f32
        %803 = "vector.extract"(%720) {static_position = array<i64: 82>} : (vector<96xf32>) -> f32
        %804 = "vector.extract"(%720) {static_position = array<i64: 83>} : (vector<96xf32>) -> f32
        %805 = "vector.extract"(%720) {static_position = array<i64: 84>} : (vector<96xf32>) -> f32
        %806 = "vector.extract"(%720) {static_position = array<i64: 85>} : (vector<96xf32>) -> f32
        %807 = "vector.extract"(%720) {static_position = array<i64: 86>} : (vector<96xf32>) -> f32
        %808 = "vector.extract"(%720) {static_position = array<i64: 87>} : (vector<96xf32>) -> f32
        %809 = "vector.extract"(%720) {static_position = array<i64: 88>} : (vector<96xf32>) -> f32
        %810 = "vector.extract"(%720) {static_position = array<i64: 89>} : (vector<96xf32>) -> f32
        %811 = "vector.extract"(%720) {static_position = array<i64: 90>} : (vector<96xf32>) -> f32
        %812 = "vector.extract"(%720) {static_position = array<i64: 91>} : (vector<96xf32>) -> f32
        %813 = "vector.extract"(%720) {static_position = array<i64: 92>} : (vector<96xf32>) -> f32
        %814 = "vector.extract"(%720) {static_position = array<i64: 93>} : (vector<96xf32>) -> f32
        %815 = "vector.extract"(%720) {static_position = array<i64: 94>} : (vector<96xf32>) -> f32
        %816 = "vector.extract"(%720) {static_position = array<i64: 95>} : (vector<96xf32>) -> f32
        %817 = "arith.andi"(%301, %121) : (i32, i32) -> i32
        %818 = "arith.shrui"(%817, %123) : (i32, i32) -> i32
        %819 = "arith.xori"(%301, %818) : (i32, i32) -> i32
        %820 = "llvm.getelementptr"(%92, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t825_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %821 = "llvm.extractvalue"(%t825_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %822 = "llvm.extractvalue"(%t825_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %823 = "llvm.extractvalue"(%t825_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %824 = "llvm.extractvalue"(%t825_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %826 = "llvm.getelementptr"(%163, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t831_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %827 = "llvm.extractvalue"(%t831_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %828 = "llvm.extractvalue"(%t831_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %829 = "llvm.extractvalue"(%t831_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %830 = "llvm.extractvalue"(%t831_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %832 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %833 = "arith.muli"(%573, %832) : (i32, i32) -> i32
        %834 = "llvm.getelementptr"(%93, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %835 = "arith.andi"(%310, %121) : (i32, i32) -> i32
        %836 = "arith.shrui"(%835, %123) : (i32, i32) -> i32
        %837 = "arith.xori"(%310, %836) : (i32, i32) -> i32
        %838 = "llvm.getelementptr"(%834, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t843_d = "nvvm.ldmatrix"(%838) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %839 = "llvm.extractvalue"(%t843_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %840 = "llvm.extractvalue"(%t843_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %841 = "llvm.extractvalue"(%t843_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %842 = "llvm.extractvalue"(%t843_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %844 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %845 = "llvm.getelementptr"(%844, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t850_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %846 = "llvm.extractvalue"(%t850_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %847 = "llvm.extractvalue"(%t850_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %848 = "llvm.extractvalue"(%t850_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %849 = "llvm.extractvalue"(%t850_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %851 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %852 = "llvm.getelementptr"(%851, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t857_d = "nvvm.ldmatrix"(%852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %853 = "llvm.extractvalue"(%t857_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %854 = "llvm.extractvalue"(%t857_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %855 = "llvm.extractvalue"(%t857_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %856 = "llvm.extractvalue"(%t857_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %858 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %859 = "llvm.getelementptr"(%858, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t864_d = "nvvm.ldmatrix"(%859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %860 = "llvm.extractvalue"(%t864_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %861 = "llvm.extractvalue"(%t864_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %862 = "llvm.extractvalue"(%t864_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %863 = "llvm.extractvalue"(%t864_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %865 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %866 = "llvm.getelementptr"(%865, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t871_d = "nvvm.ldmatrix"(%866) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %867 = "llvm.extractvalue"(%t871_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %868 = "llvm.extractvalue"(%t871_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %869 = "llvm.extractvalue"(%t871_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %870 = "llvm.extractvalue"(%t871_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %872 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %873 = "llvm.getelementptr"(%872, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t878_d = "nvvm.ldmatrix"(%873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %874 = "llvm.extractvalue"(%t878_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %875 = "llvm.extractvalue"(%t878_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %876 = "llvm.extractvalue"(%t878_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %877 = "llvm.extractvalue"(%t878_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %879 = "llvm.bitcast"(%821) : (i32) -> vector<2xf16>
        %880 = "llvm.bitcast"(%822) : (i32) -> vector<2xf16>
        %881 = "llvm.bitcast"(%823) : (i32) -> vector<2xf16>
        %882 = "llvm.bitcast"(%824) : (i32) -> vector<2xf16>
        %883 = "llvm.bitcast"(%839) : (i32) -> vector<2xf16>
        %884 = "llvm.bitcast"(%840) : (i32) -> vector<2xf16>
        %t889_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %883, %884, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %885 = "llvm.extractvalue"(%t889_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %886 = "llvm.extractvalue"(%t889_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %887 = "llvm.extractvalue"(%t889_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %888 = "llvm.extractvalue"(%t889_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %890 = "llvm.bitcast"(%841) : (i32) -> vector<2xf16>
        %891 = "llvm.bitcast"(%842) : (i32) -> vector<2xf16>
        %t896_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %890, %891, %729, %730, %731, %732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %892 = "llvm.extractvalue"(%t896_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %893 = "llvm.extractvalue"(%t896_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %894 = "llvm.extractvalue"(%t896_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %895 = "llvm.extractvalue"(%t896_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %897 = "llvm.bitcast"(%846) : (i32) -> vector<2xf16>
        %898 = "llvm.bitcast"(%847) : (i32) -> vector<2xf16>
        %t903_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %897, %898, %737, %738, %739, %740) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %899 = "llvm.extractvalue"(%t903_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %900 = "llvm.extractvalue"(%t903_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %901 = "llvm.extractvalue"(%t903_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %902 = "llvm.extractvalue"(%t903_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %904 = "llvm.bitcast"(%848) : (i32) -> vector<2xf16>
        %905 = "llvm.bitcast"(%849) : (i32) -> vector<2xf16>
        %t910_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %904, %905, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %906 = "llvm.extractvalue"(%t910_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %907 = "llvm.extractvalue"(%t910_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %908 = "llvm.extractvalue"(%t910_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %909 = "llvm.extractvalue"(%t910_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %911 = "llvm.bitcast"(%853) : (i32) -> vector<2xf16>
        %912 = "llvm.bitcast"(%854) : (i32) -> vector<2xf16>
        %t917_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %911, %912, %753, %754, %755, %756) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %913 = "llvm.extractvalue"(%t917_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.extractvalue"(%t917_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %915 = "llvm.extractvalue"(%t917_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %916 = "llvm.extractvalue"(%t917_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %918 = "llvm.bitcast"(%855) : (i32) -> vector<2xf16>
        %919 = "llvm.bitcast"(%856) : (i32) -> vector<2xf16>
        %t924_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %918, %919, %761, %762, %763, %764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %920 = "llvm.extractvalue"(%t924_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %921 = "llvm.extractvalue"(%t924_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %922 = "llvm.extractvalue"(%t924_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %923 = "llvm.extractvalue"(%t924_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %925 = "llvm.bitcast"(%860) : (i32) -> vector<2xf16>
        %926 = "llvm.bitcast"(%861) : (i32) -> vector<2xf16>
        %t931_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %925, %926, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %927 = "llvm.extractvalue"(%t931_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %928 = "llvm.extractvalue"(%t931_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %929 = "llvm.extractvalue"(%t931_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %930 = "llvm.extractvalue"(%t931_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %932 = "llvm.bitcast"(%862) : (i32) -> vector<2xf16>
        %933 = "llvm.bitcast"(%863) : (i32) -> vector<2xf16>
        %t938_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %932, %933, %777, %778, %779, %780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %934 = "llvm.extractvalue"(%t938_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %935 = "llvm.extractvalue"(%t938_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %936 = "llvm.extractvalue"(%t938_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %937 = "llvm.extractvalue"(%t938_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %939 = "llvm.bitcast"(%867) : (i32) -> vector<2xf16>
        %940 = "llvm.bitcast"(%868) : (i32) -> vector<2xf16>
        %t945_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %939, %940, %785, %786, %787, %788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %941 = "llvm.extractvalue"(%t945_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %942 = "llvm.extractvalue"(%t945_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %943 = "llvm.extractvalue"(%t945_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %944 = "llvm.extractvalue"(%t945_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %946 = "llvm.bitcast"(%869) : (i32) -> vector<2xf16>
        %947 = "llvm.bitcast"(%870) : (i32) -> vector<2xf16>
        %t952_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %946, %947, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %948 = "llvm.extractvalue"(%t952_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %949 = "llvm.extractvalue"(%t952_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %950 = "llvm.extractvalue"(%t952_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %951 = "llvm.extractvalue"(%t952_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %953 = "llvm.bitcast"(%874) : (i32) -> vector<2xf16>
        %954 = "llvm.bitcast"(%875) : (i32) -> vector<2xf16>
        %t959_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %953, %954, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %955 = "llvm.extractvalue"(%t959_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %956 = "llvm.extractvalue"(%t959_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %957 = "llvm.extractvalue"(%t959_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %958 = "llvm.extractvalue"(%t959_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %960 = "llvm.bitcast"(%876) : (i32) -> vector<2xf16>
        %961 = "llvm.bitcast"(%877) : (i32) -> vector<2xf16>
        %t966_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %960, %961, %809, %810, %811, %812) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %962 = "llvm.extractvalue"(%t966_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %963 = "llvm.extractvalue"(%t966_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %964 = "llvm.extractvalue"(%t966_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %965 = "llvm.extractvalue"(%t966_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %967 = "llvm.bitcast"(%827) : (i32) -> vector<2xf16>
        %968 = "llvm.bitcast"(%828) : (i32) -> vector<2xf16>
        %969 = "llvm.bitcast"(%829) : (i32) -> vector<2xf16>
        %970 = "llvm.bitcast"(%830) : (i32) -> vector<2xf16>
        %t975_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %960, %961, %813, %814, %815, %816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %971 = "llvm.extractvalue"(%t975_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %972 = "llvm.extractvalue"(%t975_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %973 = "llvm.extractvalue"(%t975_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %974 = "llvm.extractvalue"(%t975_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t980_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %953, %954, %805, %806, %807, %808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %976 = "llvm.extractvalue"(%t980_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %977 = "llvm.extractvalue"(%t980_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %978 = "llvm.extractvalue"(%t980_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %979 = "llvm.extractvalue"(%t980_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t985_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %946, %947, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %981 = "llvm.extractvalue"(%t985_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %982 = "llvm.extractvalue"(%t985_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %983 = "llvm.extractvalue"(%t985_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %984 = "llvm.extractvalue"(%t985_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t990_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %939, %940, %789, %790, %791, %792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %986 = "llvm.extractvalue"(%t990_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %987 = "llvm.extractvalue"(%t990_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %988 = "llvm.extractvalue"(%t990_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %989 = "llvm.extractvalue"(%t990_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t995_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %932, %933, %781, %782, %783, %784) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %991 = "llvm.extractvalue"(%t995_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %992 = "llvm.extractvalue"(%t995_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %993 = "llvm.extractvalue"(%t995_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %994 = "llvm.extractvalue"(%t995_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1000_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %925, %926, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %996 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %997 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %998 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %999 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1005_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %918, %919, %765, %766, %767, %768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1001 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1002 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1003 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1004 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1010_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %911, %912, %757, %758, %759, %760) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1006 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1007 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1008 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1009 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1015_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %904, %905, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1011 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1012 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1013 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1014 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1020_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %897, %898, %741, %742, %743, %744) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1016 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1017 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1018 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1019 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1025_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %890, %891, %733, %734, %735, %736) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1021 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1022 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1023 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1024 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1030_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %883, %884, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1026 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1027 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1028 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1029 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1031 = "arith.addi"(%301, %129) : (i32, i32) -> i32
        %1032 = "arith.andi"(%1031, %121) : (i32, i32) -> i32
        %1033 = "arith.shrui"(%1032, %123) : (i32, i32) -> i32
        %1034 = "arith.xori"(%1031, %1033) : (i32, i32) -> i32
        %1035 = "llvm.getelementptr"(%92, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1040_d = "nvvm.ldmatrix"(%1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1036 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1037 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1038 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1039 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1041 = "llvm.getelementptr"(%163, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1046_d = "nvvm.ldmatrix"(%1041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1042 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1043 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1044 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1045 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1047 = "arith.addi"(%310, %129) : (i32, i32) -> i32
        %1048 = "arith.andi"(%1047, %121) : (i32, i32) -> i32
        %1049 = "arith.shrui"(%1048, %123) : (i32, i32) -> i32
        %1050 = "arith.xori"(%1047, %1049) : (i32, i32) -> i32
        %1051 = "llvm.getelementptr"(%834, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1056_d = "nvvm.ldmatrix"(%1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1052 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1053 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1054 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1055 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1057 = "llvm.getelementptr"(%844, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1062_d = "nvvm.ldmatrix"(%1057) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1058 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1059 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1060 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1061 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1063 = "llvm.getelementptr"(%851, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1068_d = "nvvm.ldmatrix"(%1063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1064 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1065 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1066 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1067 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1069 = "llvm.getelementptr"(%858, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1074_d = "nvvm.ldmatrix"(%1069) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1070 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1071 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1072 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1073 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1075 = "llvm.getelementptr"(%865, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1080_d = "nvvm.ldmatrix"(%1075) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1076 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1077 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1078 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1079 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1081 = "llvm.getelementptr"(%872, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1086_d = "nvvm.ldmatrix"(%1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1082 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1083 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1084 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1085 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1087 = "llvm.bitcast"(%1036) : (i32) -> vector<2xf16>
        %1088 = "llvm.bitcast"(%1037) : (i32) -> vector<2xf16>
        %1089 = "llvm.bitcast"(%1038) : (i32) -> vector<2xf16>
        %1090 = "llvm.bitcast"(%1039) : (i32) -> vector<2xf16>
        %1091 = "llvm.bitcast"(%1052) : (i32) -> vector<2xf16>
        %1092 = "llvm.bitcast"(%1053) : (i32) -> vector<2xf16>
        %t1097_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1091, %1092, %885, %886, %887, %888) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1093 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1094 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1095 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1096 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1098 = "llvm.bitcast"(%1054) : (i32) -> vector<2xf16>
        %1099 = "llvm.bitcast"(%1055) : (i32) -> vector<2xf16>
        %t1104_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1098, %1099, %892, %893, %894, %895) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1100 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1101 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1102 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1103 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1105 = "llvm.bitcast"(%1058) : (i32) -> vector<2xf16>
        %1106 = "llvm.bitcast"(%1059) : (i32) -> vector<2xf16>
        %t1111_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1105, %1106, %899, %900, %901, %902) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1107 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1108 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1109 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1110 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1112 = "llvm.bitcast"(%1060) : (i32) -> vector<2xf16>
        %1113 = "llvm.bitcast"(%1061) : (i32) -> vector<2xf16>
        %t1118_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1112, %1113, %906, %907, %908, %909) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1114 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1115 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1116 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1117 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1119 = "llvm.bitcast"(%1064) : (i32) -> vector<2xf16>
        %1120 = "llvm.bitcast"(%1065) : (i32) -> vector<2xf16>
        %t1125_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1119, %1120, %913, %914, %915, %916) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1121 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1122 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1123 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1124 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1126 = "llvm.bitcast"(%1066) : (i32) -> vector<2xf16>
        %1127 = "llvm.bitcast"(%1067) : (i32) -> vector<2xf16>
        %t1132_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1126, %1127, %920, %921, %922, %923) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1128 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1129 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1130 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1131 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1133 = "llvm.bitcast"(%1070) : (i32) -> vector<2xf16>
        %1134 = "llvm.bitcast"(%1071) : (i32) -> vector<2xf16>
        %t1139_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1133, %1134, %927, %928, %929, %930) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1135 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1136 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1137 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1138 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1140 = "llvm.bitcast"(%1072) : (i32) -> vector<2xf16>
        %1141 = "llvm.bitcast"(%1073) : (i32) -> vector<2xf16>
        %t1146_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1140, %1141, %934, %935, %936, %937) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1142 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1143 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1144 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1145 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1147 = "llvm.bitcast"(%1076) : (i32) -> vector<2xf16>
        %1148 = "llvm.bitcast"(%1077) : (i32) -> vector<2xf16>
        %t1153_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1147, %1148, %941, %942, %943, %944) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1149 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1150 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1151 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1152 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1154 = "llvm.bitcast"(%1078) : (i32) -> vector<2xf16>
        %1155 = "llvm.bitcast"(%1079) : (i32) -> vector<2xf16>
        %t1160_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1154, %1155, %948, %949, %950, %951) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1156 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1157 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1158 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1159 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1161 = "llvm.bitcast"(%1082) : (i32) -> vector<2xf16>
        %1162 = "llvm.bitcast"(%1083) : (i32) -> vector<2xf16>
        %t1167_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1161, %1162, %955, %956, %957, %958) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1163 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1164 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1165 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1166 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1168 = "llvm.bitcast"(%1084) : (i32) -> vector<2xf16>
        %1169 = "llvm.bitcast"(%1085) : (i32) -> vector<2xf16>
        %t1174_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1168, %1169, %962, %963, %964, %965) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1170 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1171 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1172 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1173 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1175 = "llvm.bitcast"(%1042) : (i32) -> vector<2xf16>
        %1176 = "llvm.bitcast"(%1043) : (i32) -> vector<2xf16>
        %1177 = "llvm.bitcast"(%1044) : (i32) -> vector<2xf16>
        %1178 = "llvm.bitcast"(%1045) : (i32) -> vector<2xf16>
        %t1183_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1168, %1169, %971, %972, %973, %974) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1179 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1180 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1181 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1182 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1188_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1161, %1162, %976, %977, %978, %979) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1184 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1185 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1186 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1187 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1193_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1154, %1155, %981, %982, %983, %984) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1189 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1190 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1191 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1192 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1198_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1147, %1148, %986, %987, %988, %989) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1194 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1195 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1196 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1197 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1203_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1140, %1141, %991, %992, %993, %994) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1199 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1200 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1201 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1202 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1208_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1133, %1134, %996, %997, %998, %999) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1204 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1205 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1206 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1207 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1213_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1126, %1127, %1001, %1002, %1003, %1004) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1209 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1210 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1211 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1212 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1218_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1119, %1120, %1006, %1007, %1008, %1009) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1214 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1215 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1216 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1217 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1223_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1112, %1113, %1011, %1012, %1013, %1014) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1219 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1220 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1221 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1222 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1228_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1105, %1106, %1016, %1017, %1018, %1019) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1224 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1225 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1226 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1227 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1233_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1098, %1099, %1021, %1022, %1023, %1024) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1229 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1230 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1231 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1232 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1238_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1091, %1092, %1026, %1027, %1028, %1029) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1234 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1235 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1236 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1237 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1239 = "arith.addi"(%301, %138) : (i32, i32) -> i32
        %1240 = "arith.andi"(%1239, %121) : (i32, i32) -> i32
        %1241 = "arith.shrui"(%1240, %123) : (i32, i32) -> i32
        %1242 = "arith.xori"(%1239, %1241) : (i32, i32) -> i32
        %1243 = "llvm.getelementptr"(%92, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1248_d = "nvvm.ldmatrix"(%1243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1244 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1245 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1246 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1247 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1249 = "llvm.getelementptr"(%163, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1254_d = "nvvm.ldmatrix"(%1249) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1250 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1251 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1252 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1253 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1255 = "arith.addi"(%310, %138) : (i32, i32) -> i32
        %1256 = "arith.andi"(%1255, %121) : (i32, i32) -> i32
        %1257 = "arith.shrui"(%1256, %123) : (i32, i32) -> i32
        %1258 = "arith.xori"(%1255, %1257) : (i32, i32) -> i32
        %1259 = "llvm.getelementptr"(%834, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1264_d = "nvvm.ldmatrix"(%1259) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1260 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1261 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1262 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1263 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1265 = "llvm.getelementptr"(%844, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1270_d = "nvvm.ldmatrix"(%1265) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1266 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1267 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1268 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1269 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1271 = "llvm.getelementptr"(%851, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1276_d = "nvvm.ldmatrix"(%1271) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1272 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1273 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1274 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1275 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1277 = "llvm.getelementptr"(%858, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1282_d = "nvvm.ldmatrix"(%1277) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1278 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1279 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1280 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1281 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1283 = "llvm.getelementptr"(%865, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1288_d = "nvvm.ldmatrix"(%1283) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1284 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1285 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1286 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1287 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1289 = "llvm.getelementptr"(%872, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1294_d = "nvvm.ldmatrix"(%1289) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1290 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1291 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1292 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1293 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1295 = "llvm.bitcast"(%1244) : (i32) -> vector<2xf16>
        %1296 = "llvm.bitcast"(%1245) : (i32) -> vector<2xf16>
        %1297 = "llvm.bitcast"(%1246) : (i32) -> vector<2xf16>
        %1298 = "llvm.bitcast"(%1247) : (i32) -> vector<2xf16>
        %1299 = "llvm.bitcast"(%1260) : (i32) -> vector<2xf16>
        %1300 = "llvm.bitcast"(%1261) : (i32) -> vector<2xf16>
        %t1305_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1299, %1300, %1093, %1094, %1095, %1096) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1301 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1302 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1303 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1304 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1306 = "llvm.bitcast"(%1262) : (i32) -> vector<2xf16>
        %1307 = "llvm.bitcast"(%1263) : (i32) -> vector<2xf16>
        %t1312_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1306, %1307, %1100, %1101, %1102, %1103) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1308 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1309 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1310 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1311 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1313 = "llvm.bitcast"(%1266) : (i32) -> vector<2xf16>
        %1314 = "llvm.bitcast"(%1267) : (i32) -> vector<2xf16>
        %t1319_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1313, %1314, %1107, %1108, %1109, %1110) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1315 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1316 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1317 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1318 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1320 = "llvm.bitcast"(%1268) : (i32) -> vector<2xf16>
        %1321 = "llvm.bitcast"(%1269) : (i32) -> vector<2xf16>
        %t1326_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1320, %1321, %1114, %1115, %1116, %1117) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1322 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1323 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1324 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1325 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1327 = "llvm.bitcast"(%1272) : (i32) -> vector<2xf16>
        %1328 = "llvm.bitcast"(%1273) : (i32) -> vector<2xf16>
        %t1333_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1327, %1328, %1121, %1122, %1123, %1124) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1329 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1330 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1331 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1332 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1334 = "llvm.bitcast"(%1274) : (i32) -> vector<2xf16>
        %1335 = "llvm.bitcast"(%1275) : (i32) -> vector<2xf16>
        %t1340_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1334, %1335, %1128, %1129, %1130, %1131) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1336 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1337 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1338 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1339 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1341 = "llvm.bitcast"(%1278) : (i32) -> vector<2xf16>
        %1342 = "llvm.bitcast"(%1279) : (i32) -> vector<2xf16>
        %t1347_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1341, %1342, %1135, %1136, %1137, %1138) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1343 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1344 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1345 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1346 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1348 = "llvm.bitcast"(%1280) : (i32) -> vector<2xf16>
        %1349 = "llvm.bitcast"(%1281) : (i32) -> vector<2xf16>
        %t1354_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1348, %1349, %1142, %1143, %1144, %1145) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1350 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1351 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1352 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1353 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1355 = "llvm.bitcast"(%1284) : (i32) -> vector<2xf16>
        %1356 = "llvm.bitcast"(%1285) : (i32) -> vector<2xf16>
        %t1361_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1355, %1356, %1149, %1150, %1151, %1152) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1357 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1358 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1359 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1360 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1362 = "llvm.bitcast"(%1286) : (i32) -> vector<2xf16>
        %1363 = "llvm.bitcast"(%1287) : (i32) -> vector<2xf16>
        %t1368_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1362, %1363, %1156, %1157, %1158, %1159) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1364 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1365 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1366 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1367 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1369 = "llvm.bitcast"(%1290) : (i32) -> vector<2xf16>
        %1370 = "llvm.bitcast"(%1291) : (i32) -> vector<2xf16>
        %t1375_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1369, %1370, %1163, %1164, %1165, %1166) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1371 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1372 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1373 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1374 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1376 = "llvm.bitcast"(%1292) : (i32) -> vector<2xf16>
        %1377 = "llvm.bitcast"(%1293) : (i32) -> vector<2xf16>
        %t1382_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1376, %1377, %1170, %1171, %1172, %1173) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1378 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1379 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1380 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1381 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1383 = "llvm.bitcast"(%1250) : (i32) -> vector<2xf16>
        %1384 = "llvm.bitcast"(%1251) : (i32) -> vector<2xf16>
        %1385 = "llvm.bitcast"(%1252) : (i32) -> vector<2xf16>
        %1386 = "llvm.bitcast"(%1253) : (i32) -> vector<2xf16>
        %t1391_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1376, %1377, %1179, %1180, %1181, %1182) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1387 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1388 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1389 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1390 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1396_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1369, %1370, %1184, %1185, %1186, %1187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1392 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1393 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1394 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1395 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1401_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1362, %1363, %1189, %1190, %1191, %1192) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1397 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1398 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1399 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1400 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1406_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1355, %1356, %1194, %1195, %1196, %1197) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1402 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1403 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1404 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1405 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1411_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1348, %1349, %1199, %1200, %1201, %1202) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1407 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1408 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1409 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1410 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1416_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1341, %1342, %1204, %1205, %1206, %1207) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1412 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1413 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1414 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1415 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1421_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1334, %1335, %1209, %1210, %1211, %1212) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1417 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1418 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1419 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1420 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1426_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1327, %1328, %1214, %1215, %1216, %1217) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1422 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1423 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1424 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1425 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1431_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1320, %1321, %1219, %1220, %1221, %1222) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1427 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1428 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1429 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1430 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1436_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1313, %1314, %1224, %1225, %1226, %1227) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1432 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1433 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1434 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1435 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1441_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1306, %1307, %1229, %1230, %1231, %1232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1437 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1438 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1439 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1440 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1446_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1299, %1300, %1234, %1235, %1236, %1237) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1442 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1443 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1444 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1445 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1447 = "arith.addi"(%301, %148) : (i32, i32) -> i32
        %1448 = "arith.andi"(%1447, %121) : (i32, i32) -> i32
        %1449 = "arith.shrui"(%1448, %123) : (i32, i32) -> i32
        %1450 = "arith.xori"(%1447, %1449) : (i32, i32) -> i32
        %1451 = "llvm.getelementptr"(%92, %1450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1456_d = "nvvm.ldmatrix"(%1451) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1452 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1453 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1454 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1455 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1457 = "llvm.getelementptr"(%163, %1450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1462_d = "nvvm.ldmatrix"(%1457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1458 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1459 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1460 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1461 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1463 = "arith.addi"(%310, %148) : (i32, i32) -> i32
        %1464 = "arith.andi"(%1463, %121) : (i32, i32) -> i32
        %1465 = "arith.shrui"(%1464, %123) : (i32, i32) -> i32
        %1466 = "arith.xori"(%1463, %1465) : (i32, i32) -> i32
        %1467 = "llvm.getelementptr"(%834, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1472_d = "nvvm.ldmatrix"(%1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1468 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1469 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1470 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1471 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1473 = "llvm.getelementptr"(%844, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1478_d = "nvvm.ldmatrix"(%1473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1474 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1475 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1476 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1477 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1479 = "llvm.getelementptr"(%851, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1484_d = "nvvm.ldmatrix"(%1479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1480 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1481 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1482 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1483 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1485 = "llvm.getelementptr"(%858, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1490_d = "nvvm.ldmatrix"(%1485) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1486 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1487 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1488 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1489 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1491 = "llvm.getelementptr"(%865, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1496_d = "nvvm.ldmatrix"(%1491) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1492 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1493 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1494 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1495 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1497 = "llvm.getelementptr"(%872, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1502_d = "nvvm.ldmatrix"(%1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1498 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1499 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1500 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1501 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1503 = "llvm.bitcast"(%1452) : (i32) -> vector<2xf16>
        %1504 = "llvm.bitcast"(%1453) : (i32) -> vector<2xf16>
        %1505 = "llvm.bitcast"(%1454) : (i32) -> vector<2xf16>
        %1506 = "llvm.bitcast"(%1455) : (i32) -> vector<2xf16>
        %1507 = "llvm.bitcast"(%1468) : (i32) -> vector<2xf16>
        %1508 = "llvm.bitcast"(%1469) : (i32) -> vector<2xf16>
        %t1513_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1507, %1508, %1301, %1302, %1303, %1304) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1509 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1510 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1511 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1512 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1514 = "llvm.bitcast"(%1470) : (i32) -> vector<2xf16>
        %1515 = "llvm.bitcast"(%1471) : (i32) -> vector<2xf16>
        %t1520_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1514, %1515, %1308, %1309, %1310, %1311) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1516 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1517 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1518 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1519 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1521 = "llvm.bitcast"(%1474) : (i32) -> vector<2xf16>
        %1522 = "llvm.bitcast"(%1475) : (i32) -> vector<2xf16>
        %t1527_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1521, %1522, %1315, %1316, %1317, %1318) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1523 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1524 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1525 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1526 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1528 = "llvm.bitcast"(%1476) : (i32) -> vector<2xf16>
        %1529 = "llvm.bitcast"(%1477) : (i32) -> vector<2xf16>
        %t1534_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1528, %1529, %1322, %1323, %1324, %1325) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1530 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1531 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1532 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1533 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1535 = "llvm.bitcast"(%1480) : (i32) -> vector<2xf16>
        %1536 = "llvm.bitcast"(%1481) : (i32) -> vector<2xf16>
        %t1541_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1535, %1536, %1329, %1330, %1331, %1332) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1537 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1538 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1539 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1540 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1542 = "llvm.bitcast"(%1482) : (i32) -> vector<2xf16>
        %1543 = "llvm.bitcast"(%1483) : (i32) -> vector<2xf16>
        %t1548_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1542, %1543, %1336, %1337, %1338, %1339) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1544 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1545 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1546 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1547 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1549 = "llvm.bitcast"(%1486) : (i32) -> vector<2xf16>
        %1550 = "llvm.bitcast"(%1487) : (i32) -> vector<2xf16>
        %t1555_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1549, %1550, %1343, %1344, %1345, %1346) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1551 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1552 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1553 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1554 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1556 = "llvm.bitcast"(%1488) : (i32) -> vector<2xf16>
        %1557 = "llvm.bitcast"(%1489) : (i32) -> vector<2xf16>
        %t1562_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1556, %1557, %1350, %1351, %1352, %1353) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1558 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1559 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1560 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1561 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1563 = "llvm.bitcast"(%1492) : (i32) -> vector<2xf16>
        %1564 = "llvm.bitcast"(%1493) : (i32) -> vector<2xf16>
        %t1569_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1563, %1564, %1357, %1358, %1359, %1360) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1565 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1566 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1567 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1568 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1570 = "llvm.bitcast"(%1494) : (i32) -> vector<2xf16>
        %1571 = "llvm.bitcast"(%1495) : (i32) -> vector<2xf16>
        %t1576_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1570, %1571, %1364, %1365, %1366, %1367) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1572 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1573 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1574 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1575 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1577 = "llvm.bitcast"(%1498) : (i32) -> vector<2xf16>
        %1578 = "llvm.bitcast"(%1499) : (i32) -> vector<2xf16>
        %t1583_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1577, %1578, %1371, %1372, %1373, %1374) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1579 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1580 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1581 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1582 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1584 = "llvm.bitcast"(%1500) : (i32) -> vector<2xf16>
        %1585 = "llvm.bitcast"(%1501) : (i32) -> vector<2xf16>
        %t1590_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1584, %1585, %1378, %1379, %1380, %1381) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1586 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1587 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1588 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1589 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1591 = "llvm.bitcast"(%1458) : (i32) -> vector<2xf16>
        %1592 = "llvm.bitcast"(%1459) : (i32) -> vector<2xf16>
        %1593 = "llvm.bitcast"(%1460) : (i32) -> vector<2xf16>
        %1594 = "llvm.bitcast"(%1461) : (i32) -> vector<2xf16>
        %t1599_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1584, %1585, %1387, %1388, %1389, %1390) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1595 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1596 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1597 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1598 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1604_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1577, %1578, %1392, %1393, %1394, %1395) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1600 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1601 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1602 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1603 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1609_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1570, %1571, %1397, %1398, %1399, %1400) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1605 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1606 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1607 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1608 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1614_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1563, %1564, %1402, %1403, %1404, %1405) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1610 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1611 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1612 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1613 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1619_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1556, %1557, %1407, %1408, %1409, %1410) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1615 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1616 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1617 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1618 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1624_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1549, %1550, %1412, %1413, %1414, %1415) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1620 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1621 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1622 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1623 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1629_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1542, %1543, %1417, %1418, %1419, %1420) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1625 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1626 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1627 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1628 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1634_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1535, %1536, %1422, %1423, %1424, %1425) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1630 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1631 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1632 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1633 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1639_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1528, %1529, %1427, %1428, %1429, %1430) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1635 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1636 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1637 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1638 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1644_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1521, %1522, %1432, %1433, %1434, %1435) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1640 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1641 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1642 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1643 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1649_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1514, %1515, %1437, %1438, %1439, %1440) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1645 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1646 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1647 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1648 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1654_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1507, %1508, %1442, %1443, %1444, %1445) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1650 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1651 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1652 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1653 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "scf.if"(%695) ({
          %1655 = "arith.subi"(%694, %45) : (i32, i32) -> i32
          %1656 = "arith.extsi"(%1655) : (i32) -> i64
          %1657 = "arith.muli"(%1656, %83) : (i64, i64) -> i64
          %1658 = "llvm.getelementptr"(%112, %1657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1659 = "arith.subi"(%45, %573) : (i32, i32) -> i32
          %1660 = "arith.muli"(%1659, %832) : (i32, i32) -> i32
          %1661 = "llvm.getelementptr"(%94, %1660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1662 = "llvm.getelementptr"(%1661, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1662, %1658) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1663 = "llvm.getelementptr"(%1658, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1664 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1665 = "llvm.getelementptr"(%1664, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1665, %1663) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1666 = "llvm.getelementptr"(%1658, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1667 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1668 = "llvm.getelementptr"(%1667, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1668, %1666) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1669 = "llvm.getelementptr"(%1658, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1670 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1671 = "llvm.getelementptr"(%1670, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1671, %1669) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1672 = "llvm.getelementptr"(%1658, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1673 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1674 = "llvm.getelementptr"(%1673, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1674, %1672) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1675 = "llvm.getelementptr"(%1658, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1676 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1677 = "llvm.getelementptr"(%1676, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1677, %1675) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %1678 = "arith.addi"(%694, %45) : (i32, i32) -> i32
        %1679 = "arith.muli"(%1678, %76) : (i32, i32) -> i32
        %1680 = "arith.cmpi"(%1679, %8) {predicate = 4 : i64} : (i32, i32) -> i1
        %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776 = "scf.if"(%1680) ({
          %1777 = "arith.muli"(%694, %76) : (i32, i32) -> i32
          %1778 = "arith.addi"(%1777, %287) : (i32, i32) -> i32
          %1779 = "arith.subi"(%8, %1778) : (i32, i32) -> i32
          %1780 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1781 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1782 = "arith.cmpi"(%1780, %1781) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1783 = "vector.from_elements"(%1509, %1510, %1516, %1517, %1523, %1524, %1530, %1531, %1537, %1538, %1544, %1545, %1551, %1552, %1558, %1559, %1565, %1566, %1572, %1573, %1579, %1580, %1586, %1587) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1784 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
          %1785 = "arith.select"(%1782, %1784, %1783) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1786 = "vector.extract"(%1785) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1787 = "vector.extract"(%1785) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1788 = "vector.extract"(%1785) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1789 = "vector.extract"(%1785) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1790 = "vector.extract"(%1785) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1791 = "vector.extract"(%1785) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1792 = "vector.extract"(%1785) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1793 = "vector.extract"(%1785) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1794 = "vector.extract"(%1785) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1795 = "vector.extract"(%1785) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1796 = "vector.extract"(%1785) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1797 = "vector.extract"(%1785) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1798 = "vector.extract"(%1785) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1799 = "vector.extract"(%1785) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1800 = "vector.extract"(%1785) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1801 = "vector.extract"(%1785) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1802 = "vector.extract"(%1785) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1803 = "vector.extract"(%1785) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1804 = "vector.extract"(%1785) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1805 = "vector.extract"(%1785) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1806 = "vector.extract"(%1785) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1807 = "vector.extract"(%1785) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1808 = "vector.extract"(%1785) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1809 = "vector.extract"(%1785) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1810 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1811 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1812 = "arith.cmpi"(%1810, %1811) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1813 = "vector.from_elements"(%1511, %1512, %1518, %1519, %1525, %1526, %1532, %1533, %1539, %1540, %1546, %1547, %1553, %1554, %1560, %1561, %1567, %1568, %1574, %1575, %1581, %1582, %1588, %1589) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1814 = "arith.select"(%1812, %1784, %1813) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1815 = "vector.extract"(%1814) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1816 = "vector.extract"(%1814) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1817 = "vector.extract"(%1814) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1818 = "vector.extract"(%1814) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1819 = "vector.extract"(%1814) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1820 = "vector.extract"(%1814) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1821 = "vector.extract"(%1814) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1822 = "vector.extract"(%1814) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1823 = "vector.extract"(%1814) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1824 = "vector.extract"(%1814) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1825 = "vector.extract"(%1814) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1826 = "vector.extract"(%1814) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1827 = "vector.extract"(%1814) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1828 = "vector.extract"(%1814) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1829 = "vector.extract"(%1814) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1830 = "vector.extract"(%1814) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1831 = "vector.extract"(%1814) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1832 = "vector.extract"(%1814) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1833 = "vector.extract"(%1814) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1834 = "vector.extract"(%1814) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1835 = "vector.extract"(%1814) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1836 = "vector.extract"(%1814) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1837 = "vector.extract"(%1814) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1838 = "vector.extract"(%1814) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1839 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1840 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1841 = "arith.cmpi"(%1839, %1840) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1842 = "vector.from_elements"(%1650, %1651, %1645, %1646, %1640, %1641, %1635, %1636, %1630, %1631, %1625, %1626, %1620, %1621, %1615, %1616, %1610, %1611, %1605, %1606, %1600, %1601, %1595, %1596) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1843 = "arith.select"(%1841, %1784, %1842) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1844 = "vector.extract"(%1843) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1845 = "vector.extract"(%1843) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1846 = "vector.extract"(%1843) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1847 = "vector.extract"(%1843) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1848 = "vector.extract"(%1843) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1849 = "vector.extract"(%1843) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1850 = "vector.extract"(%1843) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1851 = "vector.extract"(%1843) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1852 = "vector.extract"(%1843) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1853 = "vector.extract"(%1843) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1854 = "vector.extract"(%1843) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1855 = "vector.extract"(%1843) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1856 = "vector.extract"(%1843) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1857 = "vector.extract"(%1843) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1858 = "vector.extract"(%1843) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1859 = "vector.extract"(%1843) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1860 = "vector.extract"(%1843) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1861 = "vector.extract"(%1843) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1862 = "vector.extract"(%1843) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1863 = "vector.extract"(%1843) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1864 = "vector.extract"(%1843) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1865 = "vector.extract"(%1843) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1866 = "vector.extract"(%1843) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1867 = "vector.extract"(%1843) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1868 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1869 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1870 = "arith.cmpi"(%1868, %1869) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1871 = "vector.from_elements"(%1652, %1653, %1647, %1648, %1642, %1643, %1637, %1638, %1632, %1633, %1627, %1628, %1622, %1623, %1617, %1618, %1612, %1613, %1607, %1608, %1602, %1603, %1597, %1598) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1872 = "arith.select"(%1870, %1784, %1871) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1873 = "vector.extract"(%1872) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1874 = "vector.extract"(%1872) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1875 = "vector.extract"(%1872) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1876 = "vector.extract"(%1872) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1877 = "vector.extract"(%1872) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1878 = "vector.extract"(%1872) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1879 = "vector.extract"(%1872) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1880 = "vector.extract"(%1872) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1881 = "vector.extract"(%1872) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1882 = "vector.extract"(%1872) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1883 = "vector.extract"(%1872) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1884 = "vector.extract"(%1872) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1885 = "vector.extract"(%1872) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1886 = "vector.extract"(%1872) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1887 = "vector.extract"(%1872) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1888 = "vector.extract"(%1872) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1889 = "vector.extract"(%1872) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1890 = "vector.extract"(%1872) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1891 = "vector.extract"(%1872) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1892 = "vector.extract"(%1872) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1893 = "vector.extract"(%1872) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1894 = "vector.extract"(%1872) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1895 = "vector.extract"(%1872) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1896 = "vector.extract"(%1872) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          "scf.yield"(%1786, %1787, %1815, %1816, %1844, %1845, %1873, %1874, %1788, %1789, %1817, %1818, %1846, %1847, %1875, %1876, %1790, %1791, %1819, %1820, %1848, %1849, %1877, %1878, %1792, %1793, %1821, %1822, %1850, %1851, %1879, %1880, %1794, %1795, %1823, %1824, %1852, %1853, %1881, %1882, %1796, %1797, %1825, %1826, %1854, %1855, %1883, %1884, %1798, %1799, %1827, %1828, %1856, %1857, %1885, %1886, %1800, %1801, %1829, %1830, %1858, %1859, %1887, %1888, %1802, %1803, %1831, %1832, %1860, %1861, %1889, %1890, %1804, %1805, %1833, %1834, %1862, %1863, %1891, %1892, %1806, %1807, %1835, %1836, %1864, %1865, %1893, %1894, %1808, %1809, %1837, %1838, %1866, %1867, %1895, %1896) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%1509, %1510, %1511, %1512, %1650, %1651, %1652, %1653, %1516, %1517, %1518, %1519, %1645, %1646, %1647, %1648, %1523, %1524, %1525, %1526, %1640, %1641, %1642, %1643, %1530, %1531, %1532, %1533, %1635, %1636, %1637, %1638, %1537, %1538, %1539, %1540, %1630, %1631, %1632, %1633, %1544, %1545, %1546, %1547, %1625, %1626, %1627, %1628, %1551, %1552, %1553, %1554, %1620, %1621, %1622, %1623, %1558, %1559, %1560, %1561, %1615, %1616, %1617, %1618, %1565, %1566, %1567, %1568, %1610, %1611, %1612, %1613, %1572, %1573, %1574, %1575, %1605, %1606, %1607, %1608, %1579, %1580, %1581, %1582, %1600, %1601, %1602, %1603, %1586, %1587, %1588, %1589, %1595, %1596, %1597, %1598) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1897 = "arith.cmpi"(%572, %87) {predicate = 0 : i64} : (i32, i32) -> i1
        %1898, %1899, %1900, %1901 = "scf.if"(%1897) ({
          %1902 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %1903 = "arith.mulf"(%34, %1902) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1904 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1905 = "vector.shuffle"(%1904, %1904) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1906 = "vector.shuffle"(%1904, %1904) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1907 = "arith.maxnumf"(%1905, %1906) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %1908 = "vector.shuffle"(%1907, %1907) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1909 = "vector.shuffle"(%1907, %1907) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1910 = "arith.maxnumf"(%1908, %1909) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %1911 = "vector.shuffle"(%1910, %1910) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1912 = "vector.shuffle"(%1910, %1910) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1913 = "arith.maxnumf"(%1911, %1912) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %1914 = "vector.extract"(%1913) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %1915 = "vector.shuffle"(%1913, %1913) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1916 = "vector.shuffle"(%1913, %1913) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1917 = "arith.maxnumf"(%1915, %1916) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1918 = "vector.extract"(%1917) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1919 = "arith.maxnumf"(%1918, %1914) : (f32, f32) -> f32
          %1920 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1921 = "arith.maxnumf"(%1919, %1920) : (f32, f32) -> f32
          %1922 = "arith.constant"() {value = -1 : i32} : () -> i32
          %1923 = "arith.constant"() {value = 31 : i32} : () -> i32
          %1924 = "nvvm.shfl.sync"(%1922, %1921, %45, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1925 = "arith.maxnumf"(%1921, %1924) : (f32, f32) -> f32
          %1926 = "nvvm.shfl.sync"(%1922, %1925, %286, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1927 = "arith.maxnumf"(%1925, %1926) : (f32, f32) -> f32
          %1928 = "arith.mulf"(%1927, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1929 = "arith.maxnumf"(%686, %1928) : (f32, f32) -> f32
          %1930 = "arith.cmpf"(%1929, %1920) {predicate = 2 : i64} : (f32, f32) -> i1
          %1931 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1932 = "arith.select"(%1930, %1929, %1931) : (i1, f32, f32) -> f32
          %1933 = "arith.subf"(%686, %1932) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1934 = "llvm.call_intrinsic"(%1933) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1935 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1936 = "vector.shuffle"(%1935, %1935) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1937 = "vector.shuffle"(%1935, %1935) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1938 = "arith.maxnumf"(%1936, %1937) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %1939 = "vector.shuffle"(%1938, %1938) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1940 = "vector.shuffle"(%1938, %1938) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1941 = "arith.maxnumf"(%1939, %1940) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %1942 = "vector.shuffle"(%1941, %1941) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1943 = "vector.shuffle"(%1941, %1941) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1944 = "arith.maxnumf"(%1942, %1943) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %1945 = "vector.extract"(%1944) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %1946 = "vector.shuffle"(%1944, %1944) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1947 = "vector.shuffle"(%1944, %1944) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1948 = "arith.maxnumf"(%1946, %1947) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1949 = "vector.extract"(%1948) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1950 = "arith.maxnumf"(%1949, %1945) : (f32, f32) -> f32
          %1951 = "arith.maxnumf"(%1950, %1920) : (f32, f32) -> f32
          %1952 = "nvvm.shfl.sync"(%1922, %1951, %45, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1953 = "arith.maxnumf"(%1951, %1952) : (f32, f32) -> f32
          %1954 = "nvvm.shfl.sync"(%1922, %1953, %286, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1955 = "arith.maxnumf"(%1953, %1954) : (f32, f32) -> f32
          %1956 = "arith.mulf"(%1955, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1957 = "arith.maxnumf"(%687, %1956) : (f32, f32) -> f32
          %1958 = "arith.cmpf"(%1957, %1920) {predicate = 2 : i64} : (f32, f32) -> i1
          %1959 = "arith.select"(%1958, %1957, %1931) : (i1, f32, f32) -> f32
          %1960 = "arith.subf"(%687, %1959) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1961 = "llvm.call_intrinsic"(%1960) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1962 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1963 = "vector.shuffle"(%1962, %1962) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1964 = "vector.shuffle"(%1962, %1962) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1965 = "arith.maxnumf"(%1963, %1964) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %1966 = "vector.shuffle"(%1965, %1965) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1967 = "vector.shuffle"(%1965, %1965) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1968 = "arith.maxnumf"(%1966, %1967) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %1969 = "vector.shuffle"(%1968, %1968) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1970 = "vector.shuffle"(%1968, %1968) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1971 = "arith.maxnumf"(%1969, %1970) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %1972 = "vector.extract"(%1971) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %1973 = "vector.shuffle"(%1971, %1971) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1974 = "vector.shuffle"(%1971, %1971) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %1975 = "arith.maxnumf"(%1973, %1974) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %1976 = "vector.extract"(%1975) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %1977 = "arith.maxnumf"(%1976, %1972) : (f32, f32) -> f32
          %1978 = "arith.maxnumf"(%1977, %1920) : (f32, f32) -> f32
          %1979 = "nvvm.shfl.sync"(%1922, %1978, %45, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1980 = "arith.maxnumf"(%1978, %1979) : (f32, f32) -> f32
          %1981 = "nvvm.shfl.sync"(%1922, %1980, %286, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1982 = "arith.maxnumf"(%1980, %1981) : (f32, f32) -> f32
          %1983 = "arith.mulf"(%1982, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1984 = "arith.maxnumf"(%688, %1983) : (f32, f32) -> f32
          %1985 = "arith.cmpf"(%1984, %1920) {predicate = 2 : i64} : (f32, f32) -> i1
          %1986 = "arith.select"(%1985, %1984, %1931) : (i1, f32, f32) -> f32
          %1987 = "arith.subf"(%688, %1986) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1988 = "llvm.call_intrinsic"(%1987) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1989 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1990 = "vector.shuffle"(%1989, %1989) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1991 = "vector.shuffle"(%1989, %1989) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %1992 = "arith.maxnumf"(%1990, %1991) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %1993 = "vector.shuffle"(%1992, %1992) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1994 = "vector.shuffle"(%1992, %1992) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %1995 = "arith.maxnumf"(%1993, %1994) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %1996 = "vector.shuffle"(%1995, %1995) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1997 = "vector.shuffle"(%1995, %1995) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %1998 = "arith.maxnumf"(%1996, %1997) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %1999 = "vector.extract"(%1998) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %2000 = "vector.shuffle"(%1998, %1998) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %2001 = "vector.shuffle"(%1998, %1998) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %2002 = "arith.maxnumf"(%2000, %2001) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %2003 = "vector.extract"(%2002) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %2004 = "arith.maxnumf"(%2003, %1999) : (f32, f32) -> f32
          %2005 = "arith.maxnumf"(%2004, %1920) : (f32, f32) -> f32
          %2006 = "nvvm.shfl.sync"(%1922, %2005, %45, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2007 = "arith.maxnumf"(%2005, %2006) : (f32, f32) -> f32
          %2008 = "nvvm.shfl.sync"(%1922, %2007, %286, %1923) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %2009 = "arith.maxnumf"(%2007, %2008) : (f32, f32) -> f32
          %2010 = "arith.mulf"(%2009, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2011 = "arith.maxnumf"(%689, %2010) : (f32, f32) -> f32
          %2012 = "arith.cmpf"(%2011, %1920) {predicate = 2 : i64} : (f32, f32) -> i1
          %2013 = "arith.select"(%2012, %2011, %1931) : (i1, f32, f32) -> f32
          %2014 = "arith.subf"(%689, %2013) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2015 = "llvm.call_intrinsic"(%2014) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          "scf.yield"(%1929, %1957, %1984, %2011) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%686, %687, %688, %689) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %2016 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %2017 = "arith.mulf"(%34, %2016) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2018 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2019 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
        %2020 = "arith.mulf"(%2018, %2019) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2021 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %2022 = "arith.cmpf"(%1898, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2023 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %2024 = "arith.select"(%2022, %1898, %2023) : (i1, f32, f32) -> f32
        %2025 = "vector.broadcast"(%2024) : (f32) -> vector<24xf32>
        %2026 = "arith.subf"(%2020, %2025) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2027 = "vector.extract"(%2026) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2028 = "vector.extract"(%2026) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2029 = "vector.extract"(%2026) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2030 = "vector.extract"(%2026) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2031 = "vector.extract"(%2026) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2032 = "vector.extract"(%2026) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2033 = "vector.extract"(%2026) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2034 = "vector.extract"(%2026) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2035 = "vector.extract"(%2026) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2036 = "vector.extract"(%2026) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2037 = "vector.extract"(%2026) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2038 = "vector.extract"(%2026) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2039 = "vector.extract"(%2026) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2040 = "vector.extract"(%2026) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2041 = "vector.extract"(%2026) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2042 = "vector.extract"(%2026) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2043 = "vector.extract"(%2026) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2044 = "vector.extract"(%2026) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2045 = "vector.extract"(%2026) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2046 = "vector.extract"(%2026) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2047 = "vector.extract"(%2026) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2048 = "vector.extract"(%2026) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2049 = "vector.extract"(%2026) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2050 = "vector.extract"(%2026) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2051 = "llvm.call_intrinsic"(%2027) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2052 = "llvm.call_intrinsic"(%2028) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2053 = "llvm.call_intrinsic"(%2029) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2054 = "llvm.call_intrinsic"(%2030) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2055 = "llvm.call_intrinsic"(%2031) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2056 = "llvm.call_intrinsic"(%2032) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2057 = "llvm.call_intrinsic"(%2033) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2058 = "llvm.call_intrinsic"(%2034) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2059 = "llvm.call_intrinsic"(%2035) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2060 = "llvm.call_intrinsic"(%2036) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2061 = "llvm.call_intrinsic"(%2037) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2062 = "llvm.call_intrinsic"(%2038) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2063 = "llvm.call_intrinsic"(%2039) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2064 = "llvm.call_intrinsic"(%2040) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2065 = "llvm.call_intrinsic"(%2041) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2066 = "llvm.call_intrinsic"(%2042) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2067 = "llvm.call_intrinsic"(%2043) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2068 = "llvm.call_intrinsic"(%2044) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2069 = "llvm.call_intrinsic"(%2045) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2070 = "llvm.call_intrinsic"(%2046) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2071 = "llvm.call_intrinsic"(%2047) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2072 = "llvm.call_intrinsic"(%2048) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2073 = "llvm.call_intrinsic"(%2049) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2074 = "llvm.call_intrinsic"(%2050) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2075 = "vector.from_elements"(%2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2076 = "vector.shuffle"(%2075, %2075) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2077 = "vector.shuffle"(%2075, %2075) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2078 = "arith.addf"(%2076, %2077) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2079 = "vector.shuffle"(%2078, %2078) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2080 = "vector.shuffle"(%2078, %2078) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2081 = "arith.addf"(%2079, %2080) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2082 = "vector.shuffle"(%2081, %2081) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2083 = "vector.shuffle"(%2081, %2081) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2084 = "arith.addf"(%2082, %2083) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2085 = "vector.extract"(%2084) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2086 = "vector.shuffle"(%2084, %2084) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2087 = "vector.shuffle"(%2084, %2084) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2088 = "arith.addf"(%2086, %2087) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2089 = "vector.extract"(%2088) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2090 = "arith.addf"(%2089, %2085) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2091 = "arith.addf"(%2090, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2092 = "arith.constant"() {value = 32768.0 : f32} : () -> f32
        %2093 = "arith.cmpf"(%2091, %2092) {predicate = 5 : i64} : (f32, f32) -> i1
        %2094 = "arith.constant"() {value = true} : () -> i1
        %2095 = "arith.andi"(%2094, %2093) : (i1, i1) -> i1
        %2096 = "arith.cmpf"(%1898, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2097 = "arith.andi"(%2095, %2096) : (i1, i1) -> i1
        %2098 = "vector.extract"(%2075) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2099 = "vector.extract"(%2075) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2100 = "vector.extract"(%2075) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2101 = "vector.extract"(%2075) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2102 = "vector.extract"(%2075) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2103 = "vector.extract"(%2075) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2104 = "vector.extract"(%2075) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2105 = "vector.extract"(%2075) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2106 = "vector.extract"(%2075) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2107 = "vector.extract"(%2075) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2108 = "vector.extract"(%2075) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2109 = "vector.extract"(%2075) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2110 = "vector.extract"(%2075) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2111 = "vector.extract"(%2075) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2112 = "vector.extract"(%2075) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2113 = "vector.extract"(%2075) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2114 = "vector.extract"(%2075) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2115 = "vector.extract"(%2075) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2116 = "vector.extract"(%2075) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2117 = "vector.extract"(%2075) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2118 = "vector.extract"(%2075) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2119 = "vector.extract"(%2075) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2120 = "vector.extract"(%2075) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2121 = "vector.extract"(%2075) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2122 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2123 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
        %2124 = "arith.mulf"(%2122, %2123) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2125 = "arith.cmpf"(%1899, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2126 = "arith.select"(%2125, %1899, %2023) : (i1, f32, f32) -> f32
        %2127 = "vector.broadcast"(%2126) : (f32) -> vector<24xf32>
        %2128 = "arith.subf"(%2124, %2127) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2129 = "vector.extract"(%2128) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2130 = "vector.extract"(%2128) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2131 = "vector.extract"(%2128) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2132 = "vector.extract"(%2128) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2133 = "vector.extract"(%2128) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2134 = "vector.extract"(%2128) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2135 = "vector.extract"(%2128) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2136 = "vector.extract"(%2128) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2137 = "vector.extract"(%2128) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2138 = "vector.extract"(%2128) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2139 = "vector.extract"(%2128) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2140 = "vector.extract"(%2128) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2141 = "vector.extract"(%2128) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2142 = "vector.extract"(%2128) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2143 = "vector.extract"(%2128) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2144 = "vector.extract"(%2128) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2145 = "vector.extract"(%2128) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2146 = "vector.extract"(%2128) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2147 = "vector.extract"(%2128) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2148 = "vector.extract"(%2128) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2149 = "vector.extract"(%2128) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2150 = "vector.extract"(%2128) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2151 = "vector.extract"(%2128) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2152 = "vector.extract"(%2128) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2153 = "llvm.call_intrinsic"(%2129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2154 = "llvm.call_intrinsic"(%2130) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2155 = "llvm.call_intrinsic"(%2131) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2156 = "llvm.call_intrinsic"(%2132) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2157 = "llvm.call_intrinsic"(%2133) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2158 = "llvm.call_intrinsic"(%2134) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2159 = "llvm.call_intrinsic"(%2135) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2160 = "llvm.call_intrinsic"(%2136) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2161 = "llvm.call_intrinsic"(%2137) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2162 = "llvm.call_intrinsic"(%2138) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2163 = "llvm.call_intrinsic"(%2139) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2164 = "llvm.call_intrinsic"(%2140) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2165 = "llvm.call_intrinsic"(%2141) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2166 = "llvm.call_intrinsic"(%2142) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2167 = "llvm.call_intrinsic"(%2143) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2168 = "llvm.call_intrinsic"(%2144) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2169 = "llvm.call_intrinsic"(%2145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2170 = "llvm.call_intrinsic"(%2146) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2171 = "llvm.call_intrinsic"(%2147) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2172 = "llvm.call_intrinsic"(%2148) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2173 = "llvm.call_intrinsic"(%2149) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2174 = "llvm.call_intrinsic"(%2150) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2175 = "llvm.call_intrinsic"(%2151) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2176 = "llvm.call_intrinsic"(%2152) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2177 = "vector.from_elements"(%2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2178 = "vector.shuffle"(%2177, %2177) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2179 = "vector.shuffle"(%2177, %2177) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2180 = "arith.addf"(%2178, %2179) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2181 = "vector.shuffle"(%2180, %2180) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2182 = "vector.shuffle"(%2180, %2180) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2183 = "arith.addf"(%2181, %2182) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2184 = "vector.shuffle"(%2183, %2183) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2185 = "vector.shuffle"(%2183, %2183) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2186 = "arith.addf"(%2184, %2185) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2187 = "vector.extract"(%2186) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2188 = "vector.shuffle"(%2186, %2186) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2189 = "vector.shuffle"(%2186, %2186) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2190 = "arith.addf"(%2188, %2189) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2191 = "vector.extract"(%2190) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2192 = "arith.addf"(%2191, %2187) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2193 = "arith.addf"(%2192, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2194 = "arith.cmpf"(%2193, %2092) {predicate = 5 : i64} : (f32, f32) -> i1
        %2195 = "arith.andi"(%2097, %2194) : (i1, i1) -> i1
        %2196 = "arith.cmpf"(%1899, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2197 = "arith.andi"(%2195, %2196) : (i1, i1) -> i1
        %2198 = "vector.extract"(%2177) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2199 = "vector.extract"(%2177) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2200 = "vector.extract"(%2177) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2201 = "vector.extract"(%2177) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2202 = "vector.extract"(%2177) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2203 = "vector.extract"(%2177) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2204 = "vector.extract"(%2177) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2205 = "vector.extract"(%2177) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2206 = "vector.extract"(%2177) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2207 = "vector.extract"(%2177) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2208 = "vector.extract"(%2177) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2209 = "vector.extract"(%2177) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2210 = "vector.extract"(%2177) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2211 = "vector.extract"(%2177) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2212 = "vector.extract"(%2177) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2213 = "vector.extract"(%2177) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2214 = "vector.extract"(%2177) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2215 = "vector.extract"(%2177) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2216 = "vector.extract"(%2177) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2217 = "vector.extract"(%2177) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2218 = "vector.extract"(%2177) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2219 = "vector.extract"(%2177) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2220 = "vector.extract"(%2177) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2221 = "vector.extract"(%2177) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2222 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2223 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
        %2224 = "arith.mulf"(%2222, %2223) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2225 = "arith.cmpf"(%1900, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2226 = "arith.select"(%2225, %1900, %2023) : (i1, f32, f32) -> f32
        %2227 = "vector.broadcast"(%2226) : (f32) -> vector<24xf32>
        %2228 = "arith.subf"(%2224, %2227) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2229 = "vector.extract"(%2228) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2230 = "vector.extract"(%2228) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2231 = "vector.extract"(%2228) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2232 = "vector.extract"(%2228) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2233 = "vector.extract"(%2228) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2234 = "vector.extract"(%2228) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2235 = "vector.extract"(%2228) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2236 = "vector.extract"(%2228) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2237 = "vector.extract"(%2228) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2238 = "vector.extract"(%2228) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2239 = "vector.extract"(%2228) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2240 = "vector.extract"(%2228) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2241 = "vector.extract"(%2228) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2242 = "vector.extract"(%2228) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2243 = "vector.extract"(%2228) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2244 = "vector.extract"(%2228) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2245 = "vector.extract"(%2228) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2246 = "vector.extract"(%2228) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2247 = "vector.extract"(%2228) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2248 = "vector.extract"(%2228) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2249 = "vector.extract"(%2228) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2250 = "vector.extract"(%2228) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2251 = "vector.extract"(%2228) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2252 = "vector.extract"(%2228) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2253 = "llvm.call_intrinsic"(%2229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2254 = "llvm.call_intrinsic"(%2230) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2255 = "llvm.call_intrinsic"(%2231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2256 = "llvm.call_intrinsic"(%2232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2257 = "llvm.call_intrinsic"(%2233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2258 = "llvm.call_intrinsic"(%2234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2259 = "llvm.call_intrinsic"(%2235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2260 = "llvm.call_intrinsic"(%2236) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2261 = "llvm.call_intrinsic"(%2237) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2262 = "llvm.call_intrinsic"(%2238) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2263 = "llvm.call_intrinsic"(%2239) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2264 = "llvm.call_intrinsic"(%2240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2265 = "llvm.call_intrinsic"(%2241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2266 = "llvm.call_intrinsic"(%2242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2267 = "llvm.call_intrinsic"(%2243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2268 = "llvm.call_intrinsic"(%2244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2269 = "llvm.call_intrinsic"(%2245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2270 = "llvm.call_intrinsic"(%2246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2271 = "llvm.call_intrinsic"(%2247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2272 = "llvm.call_intrinsic"(%2248) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2273 = "llvm.call_intrinsic"(%2249) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2274 = "llvm.call_intrinsic"(%2250) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2275 = "llvm.call_intrinsic"(%2251) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2276 = "llvm.call_intrinsic"(%2252) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2277 = "vector.from_elements"(%2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2278 = "vector.shuffle"(%2277, %2277) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2279 = "vector.shuffle"(%2277, %2277) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2280 = "arith.addf"(%2278, %2279) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2281 = "vector.shuffle"(%2280, %2280) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2282 = "vector.shuffle"(%2280, %2280) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2283 = "arith.addf"(%2281, %2282) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2284 = "vector.shuffle"(%2283, %2283) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2285 = "vector.shuffle"(%2283, %2283) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2286 = "arith.addf"(%2284, %2285) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2287 = "vector.extract"(%2286) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2288 = "vector.shuffle"(%2286, %2286) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2289 = "vector.shuffle"(%2286, %2286) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2290 = "arith.addf"(%2288, %2289) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2291 = "vector.extract"(%2290) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2292 = "arith.addf"(%2291, %2287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2293 = "arith.addf"(%2292, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2294 = "arith.cmpf"(%2293, %2092) {predicate = 5 : i64} : (f32, f32) -> i1
        %2295 = "arith.andi"(%2197, %2294) : (i1, i1) -> i1
        %2296 = "arith.cmpf"(%1900, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2297 = "arith.andi"(%2295, %2296) : (i1, i1) -> i1
        %2298 = "vector.extract"(%2277) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2299 = "vector.extract"(%2277) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2300 = "vector.extract"(%2277) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2301 = "vector.extract"(%2277) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2302 = "vector.extract"(%2277) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2303 = "vector.extract"(%2277) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2304 = "vector.extract"(%2277) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2305 = "vector.extract"(%2277) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2306 = "vector.extract"(%2277) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2307 = "vector.extract"(%2277) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2308 = "vector.extract"(%2277) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2309 = "vector.extract"(%2277) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2310 = "vector.extract"(%2277) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2311 = "vector.extract"(%2277) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2312 = "vector.extract"(%2277) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2313 = "vector.extract"(%2277) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2314 = "vector.extract"(%2277) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2315 = "vector.extract"(%2277) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2316 = "vector.extract"(%2277) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2317 = "vector.extract"(%2277) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2318 = "vector.extract"(%2277) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2319 = "vector.extract"(%2277) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2320 = "vector.extract"(%2277) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2321 = "vector.extract"(%2277) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2322 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2323 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
        %2324 = "arith.mulf"(%2322, %2323) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2325 = "arith.cmpf"(%1901, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2326 = "arith.select"(%2325, %1901, %2023) : (i1, f32, f32) -> f32
        %2327 = "vector.broadcast"(%2326) : (f32) -> vector<24xf32>
        %2328 = "arith.subf"(%2324, %2327) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2329 = "vector.extract"(%2328) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2330 = "vector.extract"(%2328) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2331 = "vector.extract"(%2328) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2332 = "vector.extract"(%2328) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2333 = "vector.extract"(%2328) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2334 = "vector.extract"(%2328) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2335 = "vector.extract"(%2328) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2336 = "vector.extract"(%2328) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2337 = "vector.extract"(%2328) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2338 = "vector.extract"(%2328) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2339 = "vector.extract"(%2328) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2340 = "vector.extract"(%2328) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2341 = "vector.extract"(%2328) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2342 = "vector.extract"(%2328) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2343 = "vector.extract"(%2328) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2344 = "vector.extract"(%2328) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2345 = "vector.extract"(%2328) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2346 = "vector.extract"(%2328) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2347 = "vector.extract"(%2328) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2348 = "vector.extract"(%2328) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2349 = "vector.extract"(%2328) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2350 = "vector.extract"(%2328) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2351 = "vector.extract"(%2328) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2352 = "vector.extract"(%2328) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2353 = "llvm.call_intrinsic"(%2329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2354 = "llvm.call_intrinsic"(%2330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2355 = "llvm.call_intrinsic"(%2331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2356 = "llvm.call_intrinsic"(%2332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2357 = "llvm.call_intrinsic"(%2333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2358 = "llvm.call_intrinsic"(%2334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2359 = "llvm.call_intrinsic"(%2335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2360 = "llvm.call_intrinsic"(%2336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2361 = "llvm.call_intrinsic"(%2337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2362 = "llvm.call_intrinsic"(%2338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2363 = "llvm.call_intrinsic"(%2339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2364 = "llvm.call_intrinsic"(%2340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2365 = "llvm.call_intrinsic"(%2341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2366 = "llvm.call_intrinsic"(%2342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2367 = "llvm.call_intrinsic"(%2343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2368 = "llvm.call_intrinsic"(%2344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2369 = "llvm.call_intrinsic"(%2345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2370 = "llvm.call_intrinsic"(%2346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2371 = "llvm.call_intrinsic"(%2347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2372 = "llvm.call_intrinsic"(%2348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2373 = "llvm.call_intrinsic"(%2349) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2374 = "llvm.call_intrinsic"(%2350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2375 = "llvm.call_intrinsic"(%2351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2376 = "llvm.call_intrinsic"(%2352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2377 = "vector.from_elements"(%2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2378 = "vector.shuffle"(%2377, %2377) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2379 = "vector.shuffle"(%2377, %2377) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2380 = "arith.addf"(%2378, %2379) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2381 = "vector.shuffle"(%2380, %2380) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2382 = "vector.shuffle"(%2380, %2380) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2383 = "arith.addf"(%2381, %2382) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2384 = "vector.shuffle"(%2383, %2383) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2385 = "vector.shuffle"(%2383, %2383) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2386 = "arith.addf"(%2384, %2385) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2387 = "vector.extract"(%2386) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2388 = "vector.shuffle"(%2386, %2386) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2389 = "vector.shuffle"(%2386, %2386) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2390 = "arith.addf"(%2388, %2389) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2391 = "vector.extract"(%2390) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2392 = "arith.addf"(%2391, %2387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2393 = "arith.addf"(%2392, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2394 = "arith.cmpf"(%2393, %2092) {predicate = 5 : i64} : (f32, f32) -> i1
        %2395 = "arith.andi"(%2297, %2394) : (i1, i1) -> i1
        %2396 = "arith.cmpf"(%1901, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
        %2397 = "arith.andi"(%2395, %2396) : (i1, i1) -> i1
        %2398 = "vector.extract"(%2377) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2399 = "vector.extract"(%2377) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2400 = "vector.extract"(%2377) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2401 = "vector.extract"(%2377) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2402 = "vector.extract"(%2377) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2403 = "vector.extract"(%2377) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2404 = "vector.extract"(%2377) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2405 = "vector.extract"(%2377) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2406 = "vector.extract"(%2377) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2407 = "vector.extract"(%2377) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2408 = "vector.extract"(%2377) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2409 = "vector.extract"(%2377) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2410 = "vector.extract"(%2377) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2411 = "vector.extract"(%2377) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2412 = "vector.extract"(%2377) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2413 = "vector.extract"(%2377) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2414 = "vector.extract"(%2377) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2415 = "vector.extract"(%2377) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2416 = "vector.extract"(%2377) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2417 = "vector.extract"(%2377) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2418 = "vector.extract"(%2377) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2419 = "vector.extract"(%2377) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2420 = "vector.extract"(%2377) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2421 = "vector.extract"(%2377) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2422 = "arith.xori"(%2397, %2094) : (i1, i1) -> i1
        %2423 = "arith.constant"() {value = -1 : i32} : () -> i32
        %2424 = "nvvm.vote.sync"(%2423, %2422) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
        %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596 = "scf.if"(%2424) ({
          %t2601_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2597 = "llvm.extractvalue"(%t2601_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2598 = "llvm.extractvalue"(%t2601_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2599 = "llvm.extractvalue"(%t2601_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2600 = "llvm.extractvalue"(%t2601_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2606_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2602 = "llvm.extractvalue"(%t2606_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2603 = "llvm.extractvalue"(%t2606_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2604 = "llvm.extractvalue"(%t2606_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2605 = "llvm.extractvalue"(%t2606_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2611_d = "nvvm.ldmatrix"(%838) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2607 = "llvm.extractvalue"(%t2611_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2608 = "llvm.extractvalue"(%t2611_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2609 = "llvm.extractvalue"(%t2611_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2610 = "llvm.extractvalue"(%t2611_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2616_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2612 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2613 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2614 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2615 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2621_d = "nvvm.ldmatrix"(%852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2617 = "llvm.extractvalue"(%t2621_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2618 = "llvm.extractvalue"(%t2621_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2619 = "llvm.extractvalue"(%t2621_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2620 = "llvm.extractvalue"(%t2621_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2626_d = "nvvm.ldmatrix"(%859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2622 = "llvm.extractvalue"(%t2626_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2623 = "llvm.extractvalue"(%t2626_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2624 = "llvm.extractvalue"(%t2626_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2625 = "llvm.extractvalue"(%t2626_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2631_d = "nvvm.ldmatrix"(%866) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2627 = "llvm.extractvalue"(%t2631_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2628 = "llvm.extractvalue"(%t2631_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2629 = "llvm.extractvalue"(%t2631_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2630 = "llvm.extractvalue"(%t2631_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2636_d = "nvvm.ldmatrix"(%873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2632 = "llvm.extractvalue"(%t2636_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2633 = "llvm.extractvalue"(%t2636_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2634 = "llvm.extractvalue"(%t2636_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2635 = "llvm.extractvalue"(%t2636_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2637 = "llvm.bitcast"(%2597) : (i32) -> vector<2xf16>
          %2638 = "llvm.bitcast"(%2598) : (i32) -> vector<2xf16>
          %2639 = "llvm.bitcast"(%2599) : (i32) -> vector<2xf16>
          %2640 = "llvm.bitcast"(%2600) : (i32) -> vector<2xf16>
          %2641 = "llvm.bitcast"(%2607) : (i32) -> vector<2xf16>
          %2642 = "llvm.bitcast"(%2608) : (i32) -> vector<2xf16>
          %t2647_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2641, %2642, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2643 = "llvm.extractvalue"(%t2647_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2644 = "llvm.extractvalue"(%t2647_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2645 = "llvm.extractvalue"(%t2647_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2646 = "llvm.extractvalue"(%t2647_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2648 = "llvm.bitcast"(%2609) : (i32) -> vector<2xf16>
          %2649 = "llvm.bitcast"(%2610) : (i32) -> vector<2xf16>
          %t2654_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2648, %2649, %729, %730, %731, %732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2650 = "llvm.extractvalue"(%t2654_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2651 = "llvm.extractvalue"(%t2654_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2652 = "llvm.extractvalue"(%t2654_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2653 = "llvm.extractvalue"(%t2654_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2655 = "llvm.bitcast"(%2612) : (i32) -> vector<2xf16>
          %2656 = "llvm.bitcast"(%2613) : (i32) -> vector<2xf16>
          %t2661_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2655, %2656, %737, %738, %739, %740) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2657 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2658 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2659 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2660 = "llvm.extractvalue"(%t2661_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2662 = "llvm.bitcast"(%2614) : (i32) -> vector<2xf16>
          %2663 = "llvm.bitcast"(%2615) : (i32) -> vector<2xf16>
          %t2668_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2662, %2663, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2664 = "llvm.extractvalue"(%t2668_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2665 = "llvm.extractvalue"(%t2668_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2666 = "llvm.extractvalue"(%t2668_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2667 = "llvm.extractvalue"(%t2668_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2669 = "llvm.bitcast"(%2617) : (i32) -> vector<2xf16>
          %2670 = "llvm.bitcast"(%2618) : (i32) -> vector<2xf16>
          %t2675_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2669, %2670, %753, %754, %755, %756) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2671 = "llvm.extractvalue"(%t2675_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2672 = "llvm.extractvalue"(%t2675_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2673 = "llvm.extractvalue"(%t2675_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2674 = "llvm.extractvalue"(%t2675_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2676 = "llvm.bitcast"(%2619) : (i32) -> vector<2xf16>
          %2677 = "llvm.bitcast"(%2620) : (i32) -> vector<2xf16>
          %t2682_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2676, %2677, %761, %762, %763, %764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2678 = "llvm.extractvalue"(%t2682_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2679 = "llvm.extractvalue"(%t2682_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2680 = "llvm.extractvalue"(%t2682_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2681 = "llvm.extractvalue"(%t2682_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2683 = "llvm.bitcast"(%2622) : (i32) -> vector<2xf16>
          %2684 = "llvm.bitcast"(%2623) : (i32) -> vector<2xf16>
          %t2689_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2683, %2684, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2685 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2686 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2687 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2688 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2690 = "llvm.bitcast"(%2624) : (i32) -> vector<2xf16>
          %2691 = "llvm.bitcast"(%2625) : (i32) -> vector<2xf16>
          %t2696_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2690, %2691, %777, %778, %779, %780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2692 = "llvm.extractvalue"(%t2696_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2693 = "llvm.extractvalue"(%t2696_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2694 = "llvm.extractvalue"(%t2696_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2695 = "llvm.extractvalue"(%t2696_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2697 = "llvm.bitcast"(%2627) : (i32) -> vector<2xf16>
          %2698 = "llvm.bitcast"(%2628) : (i32) -> vector<2xf16>
          %t2703_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2697, %2698, %785, %786, %787, %788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2699 = "llvm.extractvalue"(%t2703_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2700 = "llvm.extractvalue"(%t2703_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2701 = "llvm.extractvalue"(%t2703_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2702 = "llvm.extractvalue"(%t2703_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2704 = "llvm.bitcast"(%2629) : (i32) -> vector<2xf16>
          %2705 = "llvm.bitcast"(%2630) : (i32) -> vector<2xf16>
          %t2710_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2704, %2705, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2706 = "llvm.extractvalue"(%t2710_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2707 = "llvm.extractvalue"(%t2710_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2708 = "llvm.extractvalue"(%t2710_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2709 = "llvm.extractvalue"(%t2710_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2711 = "llvm.bitcast"(%2632) : (i32) -> vector<2xf16>
          %2712 = "llvm.bitcast"(%2633) : (i32) -> vector<2xf16>
          %t2717_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2711, %2712, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2713 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2714 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2715 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2716 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2718 = "llvm.bitcast"(%2634) : (i32) -> vector<2xf16>
          %2719 = "llvm.bitcast"(%2635) : (i32) -> vector<2xf16>
          %t2724_d = "llvm.call_intrinsic"(%2637, %2638, %2639, %2640, %2718, %2719, %809, %810, %811, %812) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2720 = "llvm.extractvalue"(%t2724_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2721 = "llvm.extractvalue"(%t2724_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2722 = "llvm.extractvalue"(%t2724_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2723 = "llvm.extractvalue"(%t2724_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2725 = "llvm.bitcast"(%2602) : (i32) -> vector<2xf16>
          %2726 = "llvm.bitcast"(%2603) : (i32) -> vector<2xf16>
          %2727 = "llvm.bitcast"(%2604) : (i32) -> vector<2xf16>
          %2728 = "llvm.bitcast"(%2605) : (i32) -> vector<2xf16>
          %t2733_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2718, %2719, %813, %814, %815, %816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2729 = "llvm.extractvalue"(%t2733_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2730 = "llvm.extractvalue"(%t2733_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2731 = "llvm.extractvalue"(%t2733_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2732 = "llvm.extractvalue"(%t2733_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2738_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2711, %2712, %805, %806, %807, %808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2734 = "llvm.extractvalue"(%t2738_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2735 = "llvm.extractvalue"(%t2738_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2736 = "llvm.extractvalue"(%t2738_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2737 = "llvm.extractvalue"(%t2738_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2743_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2704, %2705, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2739 = "llvm.extractvalue"(%t2743_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2740 = "llvm.extractvalue"(%t2743_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2741 = "llvm.extractvalue"(%t2743_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2742 = "llvm.extractvalue"(%t2743_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2748_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2697, %2698, %789, %790, %791, %792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2744 = "llvm.extractvalue"(%t2748_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2745 = "llvm.extractvalue"(%t2748_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2746 = "llvm.extractvalue"(%t2748_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2747 = "llvm.extractvalue"(%t2748_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2753_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2690, %2691, %781, %782, %783, %784) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2749 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2750 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2751 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2752 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2758_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2683, %2684, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2754 = "llvm.extractvalue"(%t2758_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2755 = "llvm.extractvalue"(%t2758_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2756 = "llvm.extractvalue"(%t2758_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2757 = "llvm.extractvalue"(%t2758_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2763_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2676, %2677, %765, %766, %767, %768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2759 = "llvm.extractvalue"(%t2763_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2760 = "llvm.extractvalue"(%t2763_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2761 = "llvm.extractvalue"(%t2763_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2762 = "llvm.extractvalue"(%t2763_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2768_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2669, %2670, %757, %758, %759, %760) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2764 = "llvm.extractvalue"(%t2768_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2765 = "llvm.extractvalue"(%t2768_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2766 = "llvm.extractvalue"(%t2768_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2767 = "llvm.extractvalue"(%t2768_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2773_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2662, %2663, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2769 = "llvm.extractvalue"(%t2773_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2770 = "llvm.extractvalue"(%t2773_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2771 = "llvm.extractvalue"(%t2773_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2772 = "llvm.extractvalue"(%t2773_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2778_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2655, %2656, %741, %742, %743, %744) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2774 = "llvm.extractvalue"(%t2778_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2775 = "llvm.extractvalue"(%t2778_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2776 = "llvm.extractvalue"(%t2778_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2777 = "llvm.extractvalue"(%t2778_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2783_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2648, %2649, %733, %734, %735, %736) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2779 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2780 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2781 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2782 = "llvm.extractvalue"(%t2783_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2788_d = "llvm.call_intrinsic"(%2725, %2726, %2727, %2728, %2641, %2642, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2784 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2785 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2786 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2787 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2793_d = "nvvm.ldmatrix"(%1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2789 = "llvm.extractvalue"(%t2793_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2790 = "llvm.extractvalue"(%t2793_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2791 = "llvm.extractvalue"(%t2793_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2792 = "llvm.extractvalue"(%t2793_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2798_d = "nvvm.ldmatrix"(%1041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2794 = "llvm.extractvalue"(%t2798_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2795 = "llvm.extractvalue"(%t2798_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2796 = "llvm.extractvalue"(%t2798_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2797 = "llvm.extractvalue"(%t2798_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2803_d = "nvvm.ldmatrix"(%1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2799 = "llvm.extractvalue"(%t2803_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2800 = "llvm.extractvalue"(%t2803_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2801 = "llvm.extractvalue"(%t2803_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2802 = "llvm.extractvalue"(%t2803_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2808_d = "nvvm.ldmatrix"(%1057) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2804 = "llvm.extractvalue"(%t2808_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2805 = "llvm.extractvalue"(%t2808_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2806 = "llvm.extractvalue"(%t2808_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2807 = "llvm.extractvalue"(%t2808_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2813_d = "nvvm.ldmatrix"(%1063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2809 = "llvm.extractvalue"(%t2813_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2810 = "llvm.extractvalue"(%t2813_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2811 = "llvm.extractvalue"(%t2813_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2812 = "llvm.extractvalue"(%t2813_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2818_d = "nvvm.ldmatrix"(%1069) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2814 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2815 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2816 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2817 = "llvm.extractvalue"(%t2818_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2823_d = "nvvm.ldmatrix"(%1075) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2819 = "llvm.extractvalue"(%t2823_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2820 = "llvm.extractvalue"(%t2823_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2821 = "llvm.extractvalue"(%t2823_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2822 = "llvm.extractvalue"(%t2823_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2828_d = "nvvm.ldmatrix"(%1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2824 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2825 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2826 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2827 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2829 = "llvm.bitcast"(%2789) : (i32) -> vector<2xf16>
          %2830 = "llvm.bitcast"(%2790) : (i32) -> vector<2xf16>
          %2831 = "llvm.bitcast"(%2791) : (i32) -> vector<2xf16>
          %2832 = "llvm.bitcast"(%2792) : (i32) -> vector<2xf16>
          %2833 = "llvm.bitcast"(%2799) : (i32) -> vector<2xf16>
          %2834 = "llvm.bitcast"(%2800) : (i32) -> vector<2xf16>
          %t2839_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2833, %2834, %2643, %2644, %2645, %2646) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2835 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2836 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2837 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2838 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2840 = "llvm.bitcast"(%2801) : (i32) -> vector<2xf16>
          %2841 = "llvm.bitcast"(%2802) : (i32) -> vector<2xf16>
          %t2846_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2840, %2841, %2650, %2651, %2652, %2653) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2842 = "llvm.extractvalue"(%t2846_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2843 = "llvm.extractvalue"(%t2846_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2844 = "llvm.extractvalue"(%t2846_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2845 = "llvm.extractvalue"(%t2846_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2847 = "llvm.bitcast"(%2804) : (i32) -> vector<2xf16>
          %2848 = "llvm.bitcast"(%2805) : (i32) -> vector<2xf16>
          %t2853_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2847, %2848, %2657, %2658, %2659, %2660) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2849 = "llvm.extractvalue"(%t2853_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2850 = "llvm.extractvalue"(%t2853_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2851 = "llvm.extractvalue"(%t2853_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2852 = "llvm.extractvalue"(%t2853_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2854 = "llvm.bitcast"(%2806) : (i32) -> vector<2xf16>
          %2855 = "llvm.bitcast"(%2807) : (i32) -> vector<2xf16>
          %t2860_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2854, %2855, %2664, %2665, %2666, %2667) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2856 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2857 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2858 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2859 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2861 = "llvm.bitcast"(%2809) : (i32) -> vector<2xf16>
          %2862 = "llvm.bitcast"(%2810) : (i32) -> vector<2xf16>
          %t2867_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2861, %2862, %2671, %2672, %2673, %2674) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2863 = "llvm.extractvalue"(%t2867_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2864 = "llvm.extractvalue"(%t2867_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2865 = "llvm.extractvalue"(%t2867_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2866 = "llvm.extractvalue"(%t2867_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2868 = "llvm.bitcast"(%2811) : (i32) -> vector<2xf16>
          %2869 = "llvm.bitcast"(%2812) : (i32) -> vector<2xf16>
          %t2874_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2868, %2869, %2678, %2679, %2680, %2681) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2870 = "llvm.extractvalue"(%t2874_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2871 = "llvm.extractvalue"(%t2874_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2872 = "llvm.extractvalue"(%t2874_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2873 = "llvm.extractvalue"(%t2874_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2875 = "llvm.bitcast"(%2814) : (i32) -> vector<2xf16>
          %2876 = "llvm.bitcast"(%2815) : (i32) -> vector<2xf16>
          %t2881_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2875, %2876, %2685, %2686, %2687, %2688) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2877 = "llvm.extractvalue"(%t2881_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2878 = "llvm.extractvalue"(%t2881_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2879 = "llvm.extractvalue"(%t2881_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2880 = "llvm.extractvalue"(%t2881_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2882 = "llvm.bitcast"(%2816) : (i32) -> vector<2xf16>
          %2883 = "llvm.bitcast"(%2817) : (i32) -> vector<2xf16>
          %t2888_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2882, %2883, %2692, %2693, %2694, %2695) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2884 = "llvm.extractvalue"(%t2888_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2885 = "llvm.extractvalue"(%t2888_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2886 = "llvm.extractvalue"(%t2888_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2887 = "llvm.extractvalue"(%t2888_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2889 = "llvm.bitcast"(%2819) : (i32) -> vector<2xf16>
          %2890 = "llvm.bitcast"(%2820) : (i32) -> vector<2xf16>
          %t2895_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2889, %2890, %2699, %2700, %2701, %2702) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2891 = "llvm.extractvalue"(%t2895_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2892 = "llvm.extractvalue"(%t2895_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2893 = "llvm.extractvalue"(%t2895_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2894 = "llvm.extractvalue"(%t2895_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2896 = "llvm.bitcast"(%2821) : (i32) -> vector<2xf16>
          %2897 = "llvm.bitcast"(%2822) : (i32) -> vector<2xf16>
          %t2902_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2896, %2897, %2706, %2707, %2708, %2709) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2898 = "llvm.extractvalue"(%t2902_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2899 = "llvm.extractvalue"(%t2902_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2900 = "llvm.extractvalue"(%t2902_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2901 = "llvm.extractvalue"(%t2902_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2903 = "llvm.bitcast"(%2824) : (i32) -> vector<2xf16>
          %2904 = "llvm.bitcast"(%2825) : (i32) -> vector<2xf16>
          %t2909_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2903, %2904, %2713, %2714, %2715, %2716) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2905 = "llvm.extractvalue"(%t2909_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2906 = "llvm.extractvalue"(%t2909_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2907 = "llvm.extractvalue"(%t2909_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2908 = "llvm.extractvalue"(%t2909_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2910 = "llvm.bitcast"(%2826) : (i32) -> vector<2xf16>
          %2911 = "llvm.bitcast"(%2827) : (i32) -> vector<2xf16>
          %t2916_d = "llvm.call_intrinsic"(%2829, %2830, %2831, %2832, %2910, %2911, %2720, %2721, %2722, %2723) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2912 = "llvm.extractvalue"(%t2916_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2913 = "llvm.extractvalue"(%t2916_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2914 = "llvm.extractvalue"(%t2916_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2915 = "llvm.extractvalue"(%t2916_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2917 = "llvm.bitcast"(%2794) : (i32) -> vector<2xf16>
          %2918 = "llvm.bitcast"(%2795) : (i32) -> vector<2xf16>
          %2919 = "llvm.bitcast"(%2796) : (i32) -> vector<2xf16>
          %2920 = "llvm.bitcast"(%2797) : (i32) -> vector<2xf16>
          %t2925_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2910, %2911, %2729, %2730, %2731, %2732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2921 = "llvm.extractvalue"(%t2925_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2922 = "llvm.extractvalue"(%t2925_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2923 = "llvm.extractvalue"(%t2925_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2924 = "llvm.extractvalue"(%t2925_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2930_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2903, %2904, %2734, %2735, %2736, %2737) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2926 = "llvm.extractvalue"(%t2930_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2927 = "llvm.extractvalue"(%t2930_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2928 = "llvm.extractvalue"(%t2930_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2929 = "llvm.extractvalue"(%t2930_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2935_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2896, %2897, %2739, %2740, %2741, %2742) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2931 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2932 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2933 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2934 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2940_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2889, %2890, %2744, %2745, %2746, %2747) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2936 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2937 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2938 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2939 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2945_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2882, %2883, %2749, %2750, %2751, %2752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2941 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2942 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2943 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2944 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2950_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2875, %2876, %2754, %2755, %2756, %2757) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2946 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2947 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2948 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2949 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2955_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2868, %2869, %2759, %2760, %2761, %2762) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2951 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2952 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2953 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2954 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2960_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2861, %2862, %2764, %2765, %2766, %2767) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2956 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2957 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2958 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2959 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2965_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2854, %2855, %2769, %2770, %2771, %2772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2961 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2962 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2963 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2964 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2970_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2847, %2848, %2774, %2775, %2776, %2777) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2966 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2967 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2968 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2969 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2975_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2840, %2841, %2779, %2780, %2781, %2782) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2971 = "llvm.extractvalue"(%t2975_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2972 = "llvm.extractvalue"(%t2975_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2973 = "llvm.extractvalue"(%t2975_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2974 = "llvm.extractvalue"(%t2975_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2980_d = "llvm.call_intrinsic"(%2917, %2918, %2919, %2920, %2833, %2834, %2784, %2785, %2786, %2787) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2976 = "llvm.extractvalue"(%t2980_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2977 = "llvm.extractvalue"(%t2980_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2978 = "llvm.extractvalue"(%t2980_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2979 = "llvm.extractvalue"(%t2980_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2985_d = "nvvm.ldmatrix"(%1243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2981 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2982 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2983 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2984 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2990_d = "nvvm.ldmatrix"(%1249) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2986 = "llvm.extractvalue"(%t2990_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2987 = "llvm.extractvalue"(%t2990_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2988 = "llvm.extractvalue"(%t2990_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2989 = "llvm.extractvalue"(%t2990_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2995_d = "nvvm.ldmatrix"(%1259) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2991 = "llvm.extractvalue"(%t2995_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2992 = "llvm.extractvalue"(%t2995_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2993 = "llvm.extractvalue"(%t2995_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2994 = "llvm.extractvalue"(%t2995_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3000_d = "nvvm.ldmatrix"(%1265) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2996 = "llvm.extractvalue"(%t3000_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2997 = "llvm.extractvalue"(%t3000_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2998 = "llvm.extractvalue"(%t3000_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2999 = "llvm.extractvalue"(%t3000_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3005_d = "nvvm.ldmatrix"(%1271) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3001 = "llvm.extractvalue"(%t3005_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3002 = "llvm.extractvalue"(%t3005_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3003 = "llvm.extractvalue"(%t3005_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3004 = "llvm.extractvalue"(%t3005_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3010_d = "nvvm.ldmatrix"(%1277) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3006 = "llvm.extractvalue"(%t3010_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3007 = "llvm.extractvalue"(%t3010_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3008 = "llvm.extractvalue"(%t3010_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3009 = "llvm.extractvalue"(%t3010_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3015_d = "nvvm.ldmatrix"(%1283) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3011 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3012 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3013 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3014 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3020_d = "nvvm.ldmatrix"(%1289) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3016 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3017 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3018 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3019 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3021 = "llvm.bitcast"(%2981) : (i32) -> vector<2xf16>
          %3022 = "llvm.bitcast"(%2982) : (i32) -> vector<2xf16>
          %3023 = "llvm.bitcast"(%2983) : (i32) -> vector<2xf16>
          %3024 = "llvm.bitcast"(%2984) : (i32) -> vector<2xf16>
          %3025 = "llvm.bitcast"(%2991) : (i32) -> vector<2xf16>
          %3026 = "llvm.bitcast"(%2992) : (i32) -> vector<2xf16>
          %t3031_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3025, %3026, %2835, %2836, %2837, %2838) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3027 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3028 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3029 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3030 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3032 = "llvm.bitcast"(%2993) : (i32) -> vector<2xf16>
          %3033 = "llvm.bitcast"(%2994) : (i32) -> vector<2xf16>
          %t3038_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3032, %3033, %2842, %2843, %2844, %2845) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3034 = "llvm.extractvalue"(%t3038_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3035 = "llvm.extractvalue"(%t3038_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3036 = "llvm.extractvalue"(%t3038_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3037 = "llvm.extractvalue"(%t3038_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3039 = "llvm.bitcast"(%2996) : (i32) -> vector<2xf16>
          %3040 = "llvm.bitcast"(%2997) : (i32) -> vector<2xf16>
          %t3045_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3039, %3040, %2849, %2850, %2851, %2852) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3041 = "llvm.extractvalue"(%t3045_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3042 = "llvm.extractvalue"(%t3045_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3043 = "llvm.extractvalue"(%t3045_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3044 = "llvm.extractvalue"(%t3045_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3046 = "llvm.bitcast"(%2998) : (i32) -> vector<2xf16>
          %3047 = "llvm.bitcast"(%2999) : (i32) -> vector<2xf16>
          %t3052_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3046, %3047, %2856, %2857, %2858, %2859) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3048 = "llvm.extractvalue"(%t3052_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3049 = "llvm.extractvalue"(%t3052_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3050 = "llvm.extractvalue"(%t3052_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3051 = "llvm.extractvalue"(%t3052_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3053 = "llvm.bitcast"(%3001) : (i32) -> vector<2xf16>
          %3054 = "llvm.bitcast"(%3002) : (i32) -> vector<2xf16>
          %t3059_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3053, %3054, %2863, %2864, %2865, %2866) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3055 = "llvm.extractvalue"(%t3059_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3056 = "llvm.extractvalue"(%t3059_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3057 = "llvm.extractvalue"(%t3059_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3058 = "llvm.extractvalue"(%t3059_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3060 = "llvm.bitcast"(%3003) : (i32) -> vector<2xf16>
          %3061 = "llvm.bitcast"(%3004) : (i32) -> vector<2xf16>
          %t3066_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3060, %3061, %2870, %2871, %2872, %2873) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3062 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3063 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3064 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3065 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3067 = "llvm.bitcast"(%3006) : (i32) -> vector<2xf16>
          %3068 = "llvm.bitcast"(%3007) : (i32) -> vector<2xf16>
          %t3073_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3067, %3068, %2877, %2878, %2879, %2880) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3069 = "llvm.extractvalue"(%t3073_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3070 = "llvm.extractvalue"(%t3073_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3071 = "llvm.extractvalue"(%t3073_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3072 = "llvm.extractvalue"(%t3073_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3074 = "llvm.bitcast"(%3008) : (i32) -> vector<2xf16>
          %3075 = "llvm.bitcast"(%3009) : (i32) -> vector<2xf16>
          %t3080_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3074, %3075, %2884, %2885, %2886, %2887) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3076 = "llvm.extractvalue"(%t3080_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3077 = "llvm.extractvalue"(%t3080_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3078 = "llvm.extractvalue"(%t3080_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3079 = "llvm.extractvalue"(%t3080_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3081 = "llvm.bitcast"(%3011) : (i32) -> vector<2xf16>
          %3082 = "llvm.bitcast"(%3012) : (i32) -> vector<2xf16>
          %t3087_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3081, %3082, %2891, %2892, %2893, %2894) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3083 = "llvm.extractvalue"(%t3087_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3084 = "llvm.extractvalue"(%t3087_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3085 = "llvm.extractvalue"(%t3087_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3086 = "llvm.extractvalue"(%t3087_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3088 = "llvm.bitcast"(%3013) : (i32) -> vector<2xf16>
          %3089 = "llvm.bitcast"(%3014) : (i32) -> vector<2xf16>
          %t3094_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3088, %3089, %2898, %2899, %2900, %2901) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3090 = "llvm.extractvalue"(%t3094_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3091 = "llvm.extractvalue"(%t3094_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3092 = "llvm.extractvalue"(%t3094_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3093 = "llvm.extractvalue"(%t3094_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3095 = "llvm.bitcast"(%3016) : (i32) -> vector<2xf16>
          %3096 = "llvm.bitcast"(%3017) : (i32) -> vector<2xf16>
          %t3101_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3095, %3096, %2905, %2906, %2907, %2908) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3097 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3098 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3099 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3100 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3102 = "llvm.bitcast"(%3018) : (i32) -> vector<2xf16>
          %3103 = "llvm.bitcast"(%3019) : (i32) -> vector<2xf16>
          %t3108_d = "llvm.call_intrinsic"(%3021, %3022, %3023, %3024, %3102, %3103, %2912, %2913, %2914, %2915) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3104 = "llvm.extractvalue"(%t3108_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3105 = "llvm.extractvalue"(%t3108_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3106 = "llvm.extractvalue"(%t3108_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3107 = "llvm.extractvalue"(%t3108_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3109 = "llvm.bitcast"(%2986) : (i32) -> vector<2xf16>
          %3110 = "llvm.bitcast"(%2987) : (i32) -> vector<2xf16>
          %3111 = "llvm.bitcast"(%2988) : (i32) -> vector<2xf16>
          %3112 = "llvm.bitcast"(%2989) : (i32) -> vector<2xf16>
          %t3117_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3102, %3103, %2921, %2922, %2923, %2924) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3113 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3114 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3115 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3116 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3122_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3095, %3096, %2926, %2927, %2928, %2929) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3118 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3119 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3120 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3121 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3127_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3088, %3089, %2931, %2932, %2933, %2934) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3123 = "llvm.extractvalue"(%t3127_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3124 = "llvm.extractvalue"(%t3127_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3125 = "llvm.extractvalue"(%t3127_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3126 = "llvm.extractvalue"(%t3127_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3132_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3081, %3082, %2936, %2937, %2938, %2939) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3128 = "llvm.extractvalue"(%t3132_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3129 = "llvm.extractvalue"(%t3132_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3130 = "llvm.extractvalue"(%t3132_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3131 = "llvm.extractvalue"(%t3132_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3137_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3074, %3075, %2941, %2942, %2943, %2944) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3133 = "llvm.extractvalue"(%t3137_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3134 = "llvm.extractvalue"(%t3137_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3135 = "llvm.extractvalue"(%t3137_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3136 = "llvm.extractvalue"(%t3137_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3142_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3067, %3068, %2946, %2947, %2948, %2949) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3138 = "llvm.extractvalue"(%t3142_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3139 = "llvm.extractvalue"(%t3142_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3140 = "llvm.extractvalue"(%t3142_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3141 = "llvm.extractvalue"(%t3142_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3147_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3060, %3061, %2951, %2952, %2953, %2954) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3143 = "llvm.extractvalue"(%t3147_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3144 = "llvm.extractvalue"(%t3147_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3145 = "llvm.extractvalue"(%t3147_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3146 = "llvm.extractvalue"(%t3147_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3152_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3053, %3054, %2956, %2957, %2958, %2959) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3148 = "llvm.extractvalue"(%t3152_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3149 = "llvm.extractvalue"(%t3152_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3150 = "llvm.extractvalue"(%t3152_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3151 = "llvm.extractvalue"(%t3152_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3157_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3046, %3047, %2961, %2962, %2963, %2964) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3153 = "llvm.extractvalue"(%t3157_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3154 = "llvm.extractvalue"(%t3157_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3155 = "llvm.extractvalue"(%t3157_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3156 = "llvm.extractvalue"(%t3157_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3162_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3039, %3040, %2966, %2967, %2968, %2969) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3158 = "llvm.extractvalue"(%t3162_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3159 = "llvm.extractvalue"(%t3162_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3160 = "llvm.extractvalue"(%t3162_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3161 = "llvm.extractvalue"(%t3162_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3167_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3032, %3033, %2971, %2972, %2973, %2974) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3163 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3164 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3165 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3166 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3172_d = "llvm.call_intrinsic"(%3109, %3110, %3111, %3112, %3025, %3026, %2976, %2977, %2978, %2979) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3168 = "llvm.extractvalue"(%t3172_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3169 = "llvm.extractvalue"(%t3172_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3170 = "llvm.extractvalue"(%t3172_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3171 = "llvm.extractvalue"(%t3172_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3177_d = "nvvm.ldmatrix"(%1451) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3173 = "llvm.extractvalue"(%t3177_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3174 = "llvm.extractvalue"(%t3177_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3175 = "llvm.extractvalue"(%t3177_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3176 = "llvm.extractvalue"(%t3177_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3182_d = "nvvm.ldmatrix"(%1457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3178 = "llvm.extractvalue"(%t3182_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3179 = "llvm.extractvalue"(%t3182_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3180 = "llvm.extractvalue"(%t3182_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3181 = "llvm.extractvalue"(%t3182_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3187_d = "nvvm.ldmatrix"(%1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3183 = "llvm.extractvalue"(%t3187_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3184 = "llvm.extractvalue"(%t3187_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3185 = "llvm.extractvalue"(%t3187_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3186 = "llvm.extractvalue"(%t3187_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3192_d = "nvvm.ldmatrix"(%1473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3188 = "llvm.extractvalue"(%t3192_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3189 = "llvm.extractvalue"(%t3192_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3190 = "llvm.extractvalue"(%t3192_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3191 = "llvm.extractvalue"(%t3192_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3197_d = "nvvm.ldmatrix"(%1479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3193 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3194 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3195 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3196 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3202_d = "nvvm.ldmatrix"(%1485) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3198 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3199 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3200 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3201 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3207_d = "nvvm.ldmatrix"(%1491) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3203 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3204 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3205 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3206 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3212_d = "nvvm.ldmatrix"(%1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3208 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3209 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3210 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3211 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3213 = "llvm.bitcast"(%3173) : (i32) -> vector<2xf16>
          %3214 = "llvm.bitcast"(%3174) : (i32) -> vector<2xf16>
          %3215 = "llvm.bitcast"(%3175) : (i32) -> vector<2xf16>
          %3216 = "llvm.bitcast"(%3176) : (i32) -> vector<2xf16>
          %3217 = "llvm.bitcast"(%3183) : (i32) -> vector<2xf16>
          %3218 = "llvm.bitcast"(%3184) : (i32) -> vector<2xf16>
          %t3223_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3217, %3218, %3027, %3028, %3029, %3030) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3219 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3220 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3221 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3222 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3224 = "llvm.bitcast"(%3185) : (i32) -> vector<2xf16>
          %3225 = "llvm.bitcast"(%3186) : (i32) -> vector<2xf16>
          %t3230_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3224, %3225, %3034, %3035, %3036, %3037) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3226 = "llvm.extractvalue"(%t3230_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3227 = "llvm.extractvalue"(%t3230_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3228 = "llvm.extractvalue"(%t3230_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3229 = "llvm.extractvalue"(%t3230_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3231 = "llvm.bitcast"(%3188) : (i32) -> vector<2xf16>
          %3232 = "llvm.bitcast"(%3189) : (i32) -> vector<2xf16>
          %t3237_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3231, %3232, %3041, %3042, %3043, %3044) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3233 = "llvm.extractvalue"(%t3237_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3234 = "llvm.extractvalue"(%t3237_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3235 = "llvm.extractvalue"(%t3237_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3236 = "llvm.extractvalue"(%t3237_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3238 = "llvm.bitcast"(%3190) : (i32) -> vector<2xf16>
          %3239 = "llvm.bitcast"(%3191) : (i32) -> vector<2xf16>
          %t3244_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3238, %3239, %3048, %3049, %3050, %3051) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3240 = "llvm.extractvalue"(%t3244_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3241 = "llvm.extractvalue"(%t3244_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3242 = "llvm.extractvalue"(%t3244_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3243 = "llvm.extractvalue"(%t3244_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3245 = "llvm.bitcast"(%3193) : (i32) -> vector<2xf16>
          %3246 = "llvm.bitcast"(%3194) : (i32) -> vector<2xf16>
          %t3251_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3245, %3246, %3055, %3056, %3057, %3058) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3247 = "llvm.extractvalue"(%t3251_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3248 = "llvm.extractvalue"(%t3251_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3249 = "llvm.extractvalue"(%t3251_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3250 = "llvm.extractvalue"(%t3251_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3252 = "llvm.bitcast"(%3195) : (i32) -> vector<2xf16>
          %3253 = "llvm.bitcast"(%3196) : (i32) -> vector<2xf16>
          %t3258_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3252, %3253, %3062, %3063, %3064, %3065) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3254 = "llvm.extractvalue"(%t3258_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3255 = "llvm.extractvalue"(%t3258_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3256 = "llvm.extractvalue"(%t3258_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3257 = "llvm.extractvalue"(%t3258_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3259 = "llvm.bitcast"(%3198) : (i32) -> vector<2xf16>
          %3260 = "llvm.bitcast"(%3199) : (i32) -> vector<2xf16>
          %t3265_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3259, %3260, %3069, %3070, %3071, %3072) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3261 = "llvm.extractvalue"(%t3265_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3262 = "llvm.extractvalue"(%t3265_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3263 = "llvm.extractvalue"(%t3265_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3264 = "llvm.extractvalue"(%t3265_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3266 = "llvm.bitcast"(%3200) : (i32) -> vector<2xf16>
          %3267 = "llvm.bitcast"(%3201) : (i32) -> vector<2xf16>
          %t3272_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3266, %3267, %3076, %3077, %3078, %3079) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3268 = "llvm.extractvalue"(%t3272_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3269 = "llvm.extractvalue"(%t3272_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3270 = "llvm.extractvalue"(%t3272_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3271 = "llvm.extractvalue"(%t3272_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3273 = "llvm.bitcast"(%3203) : (i32) -> vector<2xf16>
          %3274 = "llvm.bitcast"(%3204) : (i32) -> vector<2xf16>
          %t3279_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3273, %3274, %3083, %3084, %3085, %3086) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3275 = "llvm.extractvalue"(%t3279_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3276 = "llvm.extractvalue"(%t3279_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3277 = "llvm.extractvalue"(%t3279_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3278 = "llvm.extractvalue"(%t3279_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3280 = "llvm.bitcast"(%3205) : (i32) -> vector<2xf16>
          %3281 = "llvm.bitcast"(%3206) : (i32) -> vector<2xf16>
          %t3286_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3280, %3281, %3090, %3091, %3092, %3093) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3282 = "llvm.extractvalue"(%t3286_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3283 = "llvm.extractvalue"(%t3286_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3284 = "llvm.extractvalue"(%t3286_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3285 = "llvm.extractvalue"(%t3286_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3287 = "llvm.bitcast"(%3208) : (i32) -> vector<2xf16>
          %3288 = "llvm.bitcast"(%3209) : (i32) -> vector<2xf16>
          %t3293_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3287, %3288, %3097, %3098, %3099, %3100) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3289 = "llvm.extractvalue"(%t3293_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3290 = "llvm.extractvalue"(%t3293_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3291 = "llvm.extractvalue"(%t3293_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3292 = "llvm.extractvalue"(%t3293_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3294 = "llvm.bitcast"(%3210) : (i32) -> vector<2xf16>
          %3295 = "llvm.bitcast"(%3211) : (i32) -> vector<2xf16>
          %t3300_d = "llvm.call_intrinsic"(%3213, %3214, %3215, %3216, %3294, %3295, %3104, %3105, %3106, %3107) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3296 = "llvm.extractvalue"(%t3300_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3297 = "llvm.extractvalue"(%t3300_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3298 = "llvm.extractvalue"(%t3300_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3299 = "llvm.extractvalue"(%t3300_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3301 = "llvm.bitcast"(%3178) : (i32) -> vector<2xf16>
          %3302 = "llvm.bitcast"(%3179) : (i32) -> vector<2xf16>
          %3303 = "llvm.bitcast"(%3180) : (i32) -> vector<2xf16>
          %3304 = "llvm.bitcast"(%3181) : (i32) -> vector<2xf16>
          %t3309_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3294, %3295, %3113, %3114, %3115, %3116) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3305 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3306 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3307 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3308 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3314_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3287, %3288, %3118, %3119, %3120, %3121) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3310 = "llvm.extractvalue"(%t3314_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3311 = "llvm.extractvalue"(%t3314_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3312 = "llvm.extractvalue"(%t3314_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3313 = "llvm.extractvalue"(%t3314_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3319_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3280, %3281, %3123, %3124, %3125, %3126) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3315 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3316 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3317 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3318 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3324_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3273, %3274, %3128, %3129, %3130, %3131) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3320 = "llvm.extractvalue"(%t3324_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3321 = "llvm.extractvalue"(%t3324_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3322 = "llvm.extractvalue"(%t3324_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3323 = "llvm.extractvalue"(%t3324_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3329_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3266, %3267, %3133, %3134, %3135, %3136) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3325 = "llvm.extractvalue"(%t3329_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3326 = "llvm.extractvalue"(%t3329_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3327 = "llvm.extractvalue"(%t3329_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3328 = "llvm.extractvalue"(%t3329_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3334_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3259, %3260, %3138, %3139, %3140, %3141) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3330 = "llvm.extractvalue"(%t3334_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3331 = "llvm.extractvalue"(%t3334_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3332 = "llvm.extractvalue"(%t3334_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3333 = "llvm.extractvalue"(%t3334_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3339_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3252, %3253, %3143, %3144, %3145, %3146) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3335 = "llvm.extractvalue"(%t3339_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3336 = "llvm.extractvalue"(%t3339_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3337 = "llvm.extractvalue"(%t3339_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3338 = "llvm.extractvalue"(%t3339_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3344_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3245, %3246, %3148, %3149, %3150, %3151) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3340 = "llvm.extractvalue"(%t3344_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3341 = "llvm.extractvalue"(%t3344_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3342 = "llvm.extractvalue"(%t3344_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3343 = "llvm.extractvalue"(%t3344_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3349_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3238, %3239, %3153, %3154, %3155, %3156) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3345 = "llvm.extractvalue"(%t3349_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3346 = "llvm.extractvalue"(%t3349_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3347 = "llvm.extractvalue"(%t3349_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3348 = "llvm.extractvalue"(%t3349_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3354_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3231, %3232, %3158, %3159, %3160, %3161) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3350 = "llvm.extractvalue"(%t3354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3351 = "llvm.extractvalue"(%t3354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3352 = "llvm.extractvalue"(%t3354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3353 = "llvm.extractvalue"(%t3354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3359_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3224, %3225, %3163, %3164, %3165, %3166) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3355 = "llvm.extractvalue"(%t3359_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3356 = "llvm.extractvalue"(%t3359_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3357 = "llvm.extractvalue"(%t3359_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3358 = "llvm.extractvalue"(%t3359_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3364_d = "llvm.call_intrinsic"(%3301, %3302, %3303, %3304, %3217, %3218, %3168, %3169, %3170, %3171) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3360 = "llvm.extractvalue"(%t3364_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3361 = "llvm.extractvalue"(%t3364_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3362 = "llvm.extractvalue"(%t3364_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3363 = "llvm.extractvalue"(%t3364_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387, %3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460 = "scf.if"(%1680) ({
            %3461 = "arith.muli"(%694, %76) : (i32, i32) -> i32
            %3462 = "arith.addi"(%3461, %287) : (i32, i32) -> i32
            %3463 = "arith.subi"(%8, %3462) : (i32, i32) -> i32
            %3464 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3465 = "vector.broadcast"(%3463) : (i32) -> vector<24xi32>
            %3466 = "arith.cmpi"(%3464, %3465) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3467 = "vector.from_elements"(%3219, %3220, %3226, %3227, %3233, %3234, %3240, %3241, %3247, %3248, %3254, %3255, %3261, %3262, %3268, %3269, %3275, %3276, %3282, %3283, %3289, %3290, %3296, %3297) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3468 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
            %3469 = "arith.select"(%3466, %3468, %3467) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3470 = "vector.extract"(%3469) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3471 = "vector.extract"(%3469) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3472 = "vector.extract"(%3469) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3473 = "vector.extract"(%3469) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3474 = "vector.extract"(%3469) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3475 = "vector.extract"(%3469) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3476 = "vector.extract"(%3469) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3477 = "vector.extract"(%3469) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3478 = "vector.extract"(%3469) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3479 = "vector.extract"(%3469) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3480 = "vector.extract"(%3469) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3481 = "vector.extract"(%3469) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3482 = "vector.extract"(%3469) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3483 = "vector.extract"(%3469) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3484 = "vector.extract"(%3469) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3485 = "vector.extract"(%3469) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3486 = "vector.extract"(%3469) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3487 = "vector.extract"(%3469) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3488 = "vector.extract"(%3469) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3489 = "vector.extract"(%3469) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3490 = "vector.extract"(%3469) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3491 = "vector.extract"(%3469) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3492 = "vector.extract"(%3469) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3493 = "vector.extract"(%3469) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3494 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3495 = "vector.broadcast"(%3463) : (i32) -> vector<24xi32>
            %3496 = "arith.cmpi"(%3494, %3495) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3497 = "vector.from_elements"(%3221, %3222, %3228, %3229, %3235, %3236, %3242, %3243, %3249, %3250, %3256, %3257, %3263, %3264, %3270, %3271, %3277, %3278, %3284, %3285, %3291, %3292, %3298, %3299) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3498 = "arith.select"(%3496, %3468, %3497) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3499 = "vector.extract"(%3498) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3500 = "vector.extract"(%3498) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3501 = "vector.extract"(%3498) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3502 = "vector.extract"(%3498) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3503 = "vector.extract"(%3498) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3504 = "vector.extract"(%3498) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3505 = "vector.extract"(%3498) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3506 = "vector.extract"(%3498) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3507 = "vector.extract"(%3498) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3508 = "vector.extract"(%3498) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3509 = "vector.extract"(%3498) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3510 = "vector.extract"(%3498) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3511 = "vector.extract"(%3498) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3512 = "vector.extract"(%3498) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3513 = "vector.extract"(%3498) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3514 = "vector.extract"(%3498) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3515 = "vector.extract"(%3498) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3516 = "vector.extract"(%3498) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3517 = "vector.extract"(%3498) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3518 = "vector.extract"(%3498) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3519 = "vector.extract"(%3498) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3520 = "vector.extract"(%3498) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3521 = "vector.extract"(%3498) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3522 = "vector.extract"(%3498) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3523 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3524 = "vector.broadcast"(%3463) : (i32) -> vector<24xi32>
            %3525 = "arith.cmpi"(%3523, %3524) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3526 = "vector.from_elements"(%3360, %3361, %3355, %3356, %3350, %3351, %3345, %3346, %3340, %3341, %3335, %3336, %3330, %3331, %3325, %3326, %3320, %3321, %3315, %3316, %3310, %3311, %3305, %3306) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3527 = "arith.select"(%3525, %3468, %3526) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3528 = "vector.extract"(%3527) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3529 = "vector.extract"(%3527) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3530 = "vector.extract"(%3527) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3531 = "vector.extract"(%3527) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3532 = "vector.extract"(%3527) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3533 = "vector.extract"(%3527) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3534 = "vector.extract"(%3527) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3535 = "vector.extract"(%3527) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3536 = "vector.extract"(%3527) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3537 = "vector.extract"(%3527) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3538 = "vector.extract"(%3527) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3539 = "vector.extract"(%3527) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3540 = "vector.extract"(%3527) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3541 = "vector.extract"(%3527) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3542 = "vector.extract"(%3527) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3543 = "vector.extract"(%3527) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3544 = "vector.extract"(%3527) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3545 = "vector.extract"(%3527) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3546 = "vector.extract"(%3527) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3547 = "vector.extract"(%3527) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3548 = "vector.extract"(%3527) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3549 = "vector.extract"(%3527) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3550 = "vector.extract"(%3527) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3551 = "vector.extract"(%3527) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3552 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3553 = "vector.broadcast"(%3463) : (i32) -> vector<24xi32>
            %3554 = "arith.cmpi"(%3552, %3553) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3555 = "vector.from_elements"(%3362, %3363, %3357, %3358, %3352, %3353, %3347, %3348, %3342, %3343, %3337, %3338, %3332, %3333, %3327, %3328, %3322, %3323, %3317, %3318, %3312, %3313, %3307, %3308) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3556 = "arith.select"(%3554, %3468, %3555) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3557 = "vector.extract"(%3556) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3558 = "vector.extract"(%3556) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3559 = "vector.extract"(%3556) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3560 = "vector.extract"(%3556) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3561 = "vector.extract"(%3556) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3562 = "vector.extract"(%3556) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3563 = "vector.extract"(%3556) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3564 = "vector.extract"(%3556) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3565 = "vector.extract"(%3556) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3566 = "vector.extract"(%3556) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3567 = "vector.extract"(%3556) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3568 = "vector.extract"(%3556) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3569 = "vector.extract"(%3556) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3570 = "vector.extract"(%3556) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3571 = "vector.extract"(%3556) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3572 = "vector.extract"(%3556) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3573 = "vector.extract"(%3556) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3574 = "vector.extract"(%3556) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3575 = "vector.extract"(%3556) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3576 = "vector.extract"(%3556) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3577 = "vector.extract"(%3556) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3578 = "vector.extract"(%3556) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3579 = "vector.extract"(%3556) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3580 = "vector.extract"(%3556) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            "scf.yield"(%3470, %3471, %3499, %3500, %3528, %3529, %3557, %3558, %3472, %3473, %3501, %3502, %3530, %3531, %3559, %3560, %3474, %3475, %3503, %3504, %3532, %3533, %3561, %3562, %3476, %3477, %3505, %3506, %3534, %3535, %3563, %3564, %3478, %3479, %3507, %3508, %3536, %3537, %3565, %3566, %3480, %3481, %3509, %3510, %3538, %3539, %3567, %3568, %3482, %3483, %3511, %3512, %3540, %3541, %3569, %3570, %3484, %3485, %3513, %3514, %3542, %3543, %3571, %3572, %3486, %3487, %3515, %3516, %3544, %3545, %3573, %3574, %3488, %3489, %3517, %3518, %3546, %3547, %3575, %3576, %3490, %3491, %3519, %3520, %3548, %3549, %3577, %3578, %3492, %3493, %3521, %3522, %3550, %3551, %3579, %3580) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%3219, %3220, %3221, %3222, %3360, %3361, %3362, %3363, %3226, %3227, %3228, %3229, %3355, %3356, %3357, %3358, %3233, %3234, %3235, %3236, %3350, %3351, %3352, %3353, %3240, %3241, %3242, %3243, %3345, %3346, %3347, %3348, %3247, %3248, %3249, %3250, %3340, %3341, %3342, %3343, %3254, %3255, %3256, %3257, %3335, %3336, %3337, %3338, %3261, %3262, %3263, %3264, %3330, %3331, %3332, %3333, %3268, %3269, %3270, %3271, %3325, %3326, %3327, %3328, %3275, %3276, %3277, %3278, %3320, %3321, %3322, %3323, %3282, %3283, %3284, %3285, %3315, %3316, %3317, %3318, %3289, %3290, %3291, %3292, %3310, %3311, %3312, %3313, %3296, %3297, %3298, %3299, %3305, %3306, %3307, %3308) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3581 = "vector.from_elements"(%3365, %3366, %3373, %3374, %3381, %3382, %3389, %3390, %3397, %3398, %3405, %3406, %3413, %3414, %3421, %3422, %3429, %3430, %3437, %3438, %3445, %3446, %3453, %3454) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3582 = "vector.shuffle"(%3581, %3581) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3583 = "vector.shuffle"(%3581, %3581) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3584 = "arith.maxnumf"(%3582, %3583) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3585 = "vector.shuffle"(%3584, %3584) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3586 = "vector.shuffle"(%3584, %3584) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3587 = "arith.maxnumf"(%3585, %3586) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3588 = "vector.shuffle"(%3587, %3587) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3589 = "vector.shuffle"(%3587, %3587) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3590 = "arith.maxnumf"(%3588, %3589) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3591 = "vector.extract"(%3590) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3592 = "vector.shuffle"(%3590, %3590) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3593 = "vector.shuffle"(%3590, %3590) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3594 = "arith.maxnumf"(%3592, %3593) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3595 = "vector.extract"(%3594) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3596 = "arith.maxnumf"(%3595, %3591) : (f32, f32) -> f32
          %3597 = "arith.maxnumf"(%3596, %2021) : (f32, f32) -> f32
          %3598 = "arith.constant"() {value = 31 : i32} : () -> i32
          %3599 = "nvvm.shfl.sync"(%2423, %3597, %45, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3600 = "arith.maxnumf"(%3597, %3599) : (f32, f32) -> f32
          %3601 = "nvvm.shfl.sync"(%2423, %3600, %286, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3602 = "arith.maxnumf"(%3600, %3601) : (f32, f32) -> f32
          %3603 = "arith.mulf"(%3602, %2017) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3604 = "arith.maxnumf"(%1898, %3603) : (f32, f32) -> f32
          %3605 = "arith.cmpf"(%3604, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3606 = "arith.select"(%3605, %3604, %2023) : (i1, f32, f32) -> f32
          %3607 = "arith.subf"(%1898, %3606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3608 = "llvm.call_intrinsic"(%3607) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3609 = "vector.from_elements"(%3367, %3368, %3375, %3376, %3383, %3384, %3391, %3392, %3399, %3400, %3407, %3408, %3415, %3416, %3423, %3424, %3431, %3432, %3439, %3440, %3447, %3448, %3455, %3456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3610 = "vector.shuffle"(%3609, %3609) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3611 = "vector.shuffle"(%3609, %3609) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3612 = "arith.maxnumf"(%3610, %3611) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3613 = "vector.shuffle"(%3612, %3612) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3614 = "vector.shuffle"(%3612, %3612) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3615 = "arith.maxnumf"(%3613, %3614) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3616 = "vector.shuffle"(%3615, %3615) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3617 = "vector.shuffle"(%3615, %3615) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3618 = "arith.maxnumf"(%3616, %3617) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3619 = "vector.extract"(%3618) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3620 = "vector.shuffle"(%3618, %3618) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3621 = "vector.shuffle"(%3618, %3618) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3622 = "arith.maxnumf"(%3620, %3621) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3623 = "vector.extract"(%3622) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3624 = "arith.maxnumf"(%3623, %3619) : (f32, f32) -> f32
          %3625 = "arith.maxnumf"(%3624, %2021) : (f32, f32) -> f32
          %3626 = "nvvm.shfl.sync"(%2423, %3625, %45, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3627 = "arith.maxnumf"(%3625, %3626) : (f32, f32) -> f32
          %3628 = "nvvm.shfl.sync"(%2423, %3627, %286, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3629 = "arith.maxnumf"(%3627, %3628) : (f32, f32) -> f32
          %3630 = "arith.mulf"(%3629, %2017) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3631 = "arith.maxnumf"(%1899, %3630) : (f32, f32) -> f32
          %3632 = "arith.cmpf"(%3631, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3633 = "arith.select"(%3632, %3631, %2023) : (i1, f32, f32) -> f32
          %3634 = "arith.subf"(%1899, %3633) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3635 = "llvm.call_intrinsic"(%3634) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3636 = "vector.from_elements"(%3369, %3370, %3377, %3378, %3385, %3386, %3393, %3394, %3401, %3402, %3409, %3410, %3417, %3418, %3425, %3426, %3433, %3434, %3441, %3442, %3449, %3450, %3457, %3458) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3637 = "vector.shuffle"(%3636, %3636) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3638 = "vector.shuffle"(%3636, %3636) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3639 = "arith.maxnumf"(%3637, %3638) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3640 = "vector.shuffle"(%3639, %3639) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3641 = "vector.shuffle"(%3639, %3639) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3642 = "arith.maxnumf"(%3640, %3641) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3643 = "vector.shuffle"(%3642, %3642) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3644 = "vector.shuffle"(%3642, %3642) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3645 = "arith.maxnumf"(%3643, %3644) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3646 = "vector.extract"(%3645) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3647 = "vector.shuffle"(%3645, %3645) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3648 = "vector.shuffle"(%3645, %3645) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3649 = "arith.maxnumf"(%3647, %3648) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3650 = "vector.extract"(%3649) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3651 = "arith.maxnumf"(%3650, %3646) : (f32, f32) -> f32
          %3652 = "arith.maxnumf"(%3651, %2021) : (f32, f32) -> f32
          %3653 = "nvvm.shfl.sync"(%2423, %3652, %45, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3654 = "arith.maxnumf"(%3652, %3653) : (f32, f32) -> f32
          %3655 = "nvvm.shfl.sync"(%2423, %3654, %286, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3656 = "arith.maxnumf"(%3654, %3655) : (f32, f32) -> f32
          %3657 = "arith.mulf"(%3656, %2017) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3658 = "arith.maxnumf"(%1900, %3657) : (f32, f32) -> f32
          %3659 = "arith.cmpf"(%3658, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3660 = "arith.select"(%3659, %3658, %2023) : (i1, f32, f32) -> f32
          %3661 = "arith.subf"(%1900, %3660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3662 = "llvm.call_intrinsic"(%3661) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3663 = "vector.from_elements"(%3371, %3372, %3379, %3380, %3387, %3388, %3395, %3396, %3403, %3404, %3411, %3412, %3419, %3420, %3427, %3428, %3435, %3436, %3443, %3444, %3451, %3452, %3459, %3460) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3664 = "vector.shuffle"(%3663, %3663) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3665 = "vector.shuffle"(%3663, %3663) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3666 = "arith.maxnumf"(%3664, %3665) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3667 = "vector.shuffle"(%3666, %3666) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3668 = "vector.shuffle"(%3666, %3666) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3669 = "arith.maxnumf"(%3667, %3668) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3670 = "vector.shuffle"(%3669, %3669) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3671 = "vector.shuffle"(%3669, %3669) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3672 = "arith.maxnumf"(%3670, %3671) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3673 = "vector.extract"(%3672) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3674 = "vector.shuffle"(%3672, %3672) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3675 = "vector.shuffle"(%3672, %3672) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3676 = "arith.maxnumf"(%3674, %3675) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3677 = "vector.extract"(%3676) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3678 = "arith.maxnumf"(%3677, %3673) : (f32, f32) -> f32
          %3679 = "arith.maxnumf"(%3678, %2021) : (f32, f32) -> f32
          %3680 = "nvvm.shfl.sync"(%2423, %3679, %45, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3681 = "arith.maxnumf"(%3679, %3680) : (f32, f32) -> f32
          %3682 = "nvvm.shfl.sync"(%2423, %3681, %286, %3598) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %3683 = "arith.maxnumf"(%3681, %3682) : (f32, f32) -> f32
          %3684 = "arith.mulf"(%3683, %2017) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3685 = "arith.maxnumf"(%1901, %3684) : (f32, f32) -> f32
          %3686 = "arith.cmpf"(%3685, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3687 = "arith.select"(%3686, %3685, %2023) : (i1, f32, f32) -> f32
          %3688 = "arith.subf"(%1901, %3687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3689 = "llvm.call_intrinsic"(%3688) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3690 = "vector.from_elements"(%3365, %3366, %3373, %3374, %3381, %3382, %3389, %3390, %3397, %3398, %3405, %3406, %3413, %3414, %3421, %3422, %3429, %3430, %3437, %3438, %3445, %3446, %3453, %3454) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3691 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
          %3692 = "arith.mulf"(%3690, %3691) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3693 = "arith.cmpf"(%3604, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3694 = "arith.select"(%3693, %3604, %2023) : (i1, f32, f32) -> f32
          %3695 = "vector.broadcast"(%3694) : (f32) -> vector<24xf32>
          %3696 = "arith.subf"(%3692, %3695) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3697 = "vector.extract"(%3696) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3698 = "vector.extract"(%3696) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3699 = "vector.extract"(%3696) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3700 = "vector.extract"(%3696) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3701 = "vector.extract"(%3696) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3702 = "vector.extract"(%3696) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3703 = "vector.extract"(%3696) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3704 = "vector.extract"(%3696) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3705 = "vector.extract"(%3696) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3706 = "vector.extract"(%3696) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3707 = "vector.extract"(%3696) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3708 = "vector.extract"(%3696) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3709 = "vector.extract"(%3696) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3710 = "vector.extract"(%3696) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3711 = "vector.extract"(%3696) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3712 = "vector.extract"(%3696) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3713 = "vector.extract"(%3696) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3714 = "vector.extract"(%3696) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3715 = "vector.extract"(%3696) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3716 = "vector.extract"(%3696) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3717 = "vector.extract"(%3696) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3718 = "vector.extract"(%3696) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3719 = "vector.extract"(%3696) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3720 = "vector.extract"(%3696) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3721 = "llvm.call_intrinsic"(%3697) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3722 = "llvm.call_intrinsic"(%3698) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3723 = "llvm.call_intrinsic"(%3699) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3724 = "llvm.call_intrinsic"(%3700) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3725 = "llvm.call_intrinsic"(%3701) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3726 = "llvm.call_intrinsic"(%3702) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3727 = "llvm.call_intrinsic"(%3703) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3728 = "llvm.call_intrinsic"(%3704) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3729 = "llvm.call_intrinsic"(%3705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3730 = "llvm.call_intrinsic"(%3706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3731 = "llvm.call_intrinsic"(%3707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3732 = "llvm.call_intrinsic"(%3708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3733 = "llvm.call_intrinsic"(%3709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3734 = "llvm.call_intrinsic"(%3710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3735 = "llvm.call_intrinsic"(%3711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3736 = "llvm.call_intrinsic"(%3712) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3737 = "llvm.call_intrinsic"(%3713) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3738 = "llvm.call_intrinsic"(%3714) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3739 = "llvm.call_intrinsic"(%3715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3740 = "llvm.call_intrinsic"(%3716) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3741 = "llvm.call_intrinsic"(%3717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3742 = "llvm.call_intrinsic"(%3718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3743 = "llvm.call_intrinsic"(%3719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3744 = "llvm.call_intrinsic"(%3720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3745 = "vector.from_elements"(%3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3746 = "vector.shuffle"(%3745, %3745) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3747 = "vector.shuffle"(%3745, %3745) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3748 = "arith.addf"(%3746, %3747) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3749 = "vector.shuffle"(%3748, %3748) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3750 = "vector.shuffle"(%3748, %3748) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3751 = "arith.addf"(%3749, %3750) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3752 = "vector.shuffle"(%3751, %3751) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3753 = "vector.shuffle"(%3751, %3751) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3754 = "arith.addf"(%3752, %3753) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3755 = "vector.extract"(%3754) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3756 = "vector.shuffle"(%3754, %3754) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3757 = "vector.shuffle"(%3754, %3754) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3758 = "arith.addf"(%3756, %3757) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3759 = "vector.extract"(%3758) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3760 = "arith.addf"(%3759, %3755) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3761 = "arith.addf"(%3760, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3762 = "vector.extract"(%3745) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3763 = "vector.extract"(%3745) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3764 = "vector.extract"(%3745) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3765 = "vector.extract"(%3745) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3766 = "vector.extract"(%3745) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3767 = "vector.extract"(%3745) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3768 = "vector.extract"(%3745) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3769 = "vector.extract"(%3745) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3770 = "vector.extract"(%3745) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3771 = "vector.extract"(%3745) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3772 = "vector.extract"(%3745) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3773 = "vector.extract"(%3745) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3774 = "vector.extract"(%3745) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3775 = "vector.extract"(%3745) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3776 = "vector.extract"(%3745) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3777 = "vector.extract"(%3745) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3778 = "vector.extract"(%3745) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3779 = "vector.extract"(%3745) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3780 = "vector.extract"(%3745) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3781 = "vector.extract"(%3745) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3782 = "vector.extract"(%3745) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3783 = "vector.extract"(%3745) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3784 = "vector.extract"(%3745) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3785 = "vector.extract"(%3745) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3786 = "vector.from_elements"(%3367, %3368, %3375, %3376, %3383, %3384, %3391, %3392, %3399, %3400, %3407, %3408, %3415, %3416, %3423, %3424, %3431, %3432, %3439, %3440, %3447, %3448, %3455, %3456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3787 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
          %3788 = "arith.mulf"(%3786, %3787) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3789 = "arith.cmpf"(%3631, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3790 = "arith.select"(%3789, %3631, %2023) : (i1, f32, f32) -> f32
          %3791 = "vector.broadcast"(%3790) : (f32) -> vector<24xf32>
          %3792 = "arith.subf"(%3788, %3791) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3793 = "vector.extract"(%3792) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3794 = "vector.extract"(%3792) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3795 = "vector.extract"(%3792) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3796 = "vector.extract"(%3792) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3797 = "vector.extract"(%3792) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3798 = "vector.extract"(%3792) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3799 = "vector.extract"(%3792) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3800 = "vector.extract"(%3792) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3801 = "vector.extract"(%3792) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3802 = "vector.extract"(%3792) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3803 = "vector.extract"(%3792) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3804 = "vector.extract"(%3792) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3805 = "vector.extract"(%3792) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3806 = "vector.extract"(%3792) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3807 = "vector.extract"(%3792) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3808 = "vector.extract"(%3792) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3809 = "vector.extract"(%3792) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3810 = "vector.extract"(%3792) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3811 = "vector.extract"(%3792) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3812 = "vector.extract"(%3792) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3813 = "vector.extract"(%3792) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3814 = "vector.extract"(%3792) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3815 = "vector.extract"(%3792) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3816 = "vector.extract"(%3792) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3817 = "llvm.call_intrinsic"(%3793) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3818 = "llvm.call_intrinsic"(%3794) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3819 = "llvm.call_intrinsic"(%3795) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3820 = "llvm.call_intrinsic"(%3796) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3821 = "llvm.call_intrinsic"(%3797) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3822 = "llvm.call_intrinsic"(%3798) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3823 = "llvm.call_intrinsic"(%3799) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3824 = "llvm.call_intrinsic"(%3800) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3825 = "llvm.call_intrinsic"(%3801) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3826 = "llvm.call_intrinsic"(%3802) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3827 = "llvm.call_intrinsic"(%3803) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3828 = "llvm.call_intrinsic"(%3804) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3829 = "llvm.call_intrinsic"(%3805) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3830 = "llvm.call_intrinsic"(%3806) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3831 = "llvm.call_intrinsic"(%3807) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3832 = "llvm.call_intrinsic"(%3808) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3833 = "llvm.call_intrinsic"(%3809) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3834 = "llvm.call_intrinsic"(%3810) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3835 = "llvm.call_intrinsic"(%3811) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3836 = "llvm.call_intrinsic"(%3812) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3837 = "llvm.call_intrinsic"(%3813) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3838 = "llvm.call_intrinsic"(%3814) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3839 = "llvm.call_intrinsic"(%3815) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3840 = "llvm.call_intrinsic"(%3816) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3841 = "vector.from_elements"(%3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3842 = "vector.shuffle"(%3841, %3841) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3843 = "vector.shuffle"(%3841, %3841) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3844 = "arith.addf"(%3842, %3843) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3845 = "vector.shuffle"(%3844, %3844) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3846 = "vector.shuffle"(%3844, %3844) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3847 = "arith.addf"(%3845, %3846) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3848 = "vector.shuffle"(%3847, %3847) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3849 = "vector.shuffle"(%3847, %3847) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3850 = "arith.addf"(%3848, %3849) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3851 = "vector.extract"(%3850) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3852 = "vector.shuffle"(%3850, %3850) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3853 = "vector.shuffle"(%3850, %3850) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3854 = "arith.addf"(%3852, %3853) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3855 = "vector.extract"(%3854) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3856 = "arith.addf"(%3855, %3851) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3857 = "arith.addf"(%3856, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3858 = "vector.extract"(%3841) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3859 = "vector.extract"(%3841) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3860 = "vector.extract"(%3841) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3861 = "vector.extract"(%3841) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3862 = "vector.extract"(%3841) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3863 = "vector.extract"(%3841) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3864 = "vector.extract"(%3841) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3865 = "vector.extract"(%3841) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3866 = "vector.extract"(%3841) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3867 = "vector.extract"(%3841) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3868 = "vector.extract"(%3841) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3869 = "vector.extract"(%3841) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3870 = "vector.extract"(%3841) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3871 = "vector.extract"(%3841) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3872 = "vector.extract"(%3841) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3873 = "vector.extract"(%3841) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3874 = "vector.extract"(%3841) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3875 = "vector.extract"(%3841) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3876 = "vector.extract"(%3841) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3877 = "vector.extract"(%3841) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3878 = "vector.extract"(%3841) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3879 = "vector.extract"(%3841) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3880 = "vector.extract"(%3841) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3881 = "vector.extract"(%3841) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3882 = "vector.from_elements"(%3369, %3370, %3377, %3378, %3385, %3386, %3393, %3394, %3401, %3402, %3409, %3410, %3417, %3418, %3425, %3426, %3433, %3434, %3441, %3442, %3449, %3450, %3457, %3458) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3883 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
          %3884 = "arith.mulf"(%3882, %3883) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3885 = "arith.cmpf"(%3658, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3886 = "arith.select"(%3885, %3658, %2023) : (i1, f32, f32) -> f32
          %3887 = "vector.broadcast"(%3886) : (f32) -> vector<24xf32>
          %3888 = "arith.subf"(%3884, %3887) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3889 = "vector.extract"(%3888) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3890 = "vector.extract"(%3888) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3891 = "vector.extract"(%3888) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3892 = "vector.extract"(%3888) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3893 = "vector.extract"(%3888) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3894 = "vector.extract"(%3888) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3895 = "vector.extract"(%3888) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3896 = "vector.extract"(%3888) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3897 = "vector.extract"(%3888) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3898 = "vector.extract"(%3888) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3899 = "vector.extract"(%3888) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3900 = "vector.extract"(%3888) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3901 = "vector.extract"(%3888) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3902 = "vector.extract"(%3888) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3903 = "vector.extract"(%3888) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3904 = "vector.extract"(%3888) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3905 = "vector.extract"(%3888) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3906 = "vector.extract"(%3888) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3907 = "vector.extract"(%3888) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3908 = "vector.extract"(%3888) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3909 = "vector.extract"(%3888) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3910 = "vector.extract"(%3888) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3911 = "vector.extract"(%3888) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3912 = "vector.extract"(%3888) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3913 = "llvm.call_intrinsic"(%3889) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3914 = "llvm.call_intrinsic"(%3890) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3915 = "llvm.call_intrinsic"(%3891) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3916 = "llvm.call_intrinsic"(%3892) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3917 = "llvm.call_intrinsic"(%3893) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3918 = "llvm.call_intrinsic"(%3894) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3919 = "llvm.call_intrinsic"(%3895) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3920 = "llvm.call_intrinsic"(%3896) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3921 = "llvm.call_intrinsic"(%3897) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3922 = "llvm.call_intrinsic"(%3898) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3923 = "llvm.call_intrinsic"(%3899) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3924 = "llvm.call_intrinsic"(%3900) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3925 = "llvm.call_intrinsic"(%3901) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3926 = "llvm.call_intrinsic"(%3902) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3927 = "llvm.call_intrinsic"(%3903) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3928 = "llvm.call_intrinsic"(%3904) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3929 = "llvm.call_intrinsic"(%3905) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3930 = "llvm.call_intrinsic"(%3906) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3931 = "llvm.call_intrinsic"(%3907) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3932 = "llvm.call_intrinsic"(%3908) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3933 = "llvm.call_intrinsic"(%3909) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3934 = "llvm.call_intrinsic"(%3910) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3935 = "llvm.call_intrinsic"(%3911) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3936 = "llvm.call_intrinsic"(%3912) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3937 = "vector.from_elements"(%3913, %3914, %3915, %3916, %3917, %3918, %3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3938 = "vector.shuffle"(%3937, %3937) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3939 = "vector.shuffle"(%3937, %3937) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %3940 = "arith.addf"(%3938, %3939) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %3941 = "vector.shuffle"(%3940, %3940) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3942 = "vector.shuffle"(%3940, %3940) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %3943 = "arith.addf"(%3941, %3942) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %3944 = "vector.shuffle"(%3943, %3943) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3945 = "vector.shuffle"(%3943, %3943) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %3946 = "arith.addf"(%3944, %3945) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %3947 = "vector.extract"(%3946) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %3948 = "vector.shuffle"(%3946, %3946) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3949 = "vector.shuffle"(%3946, %3946) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %3950 = "arith.addf"(%3948, %3949) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %3951 = "vector.extract"(%3950) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %3952 = "arith.addf"(%3951, %3947) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3953 = "arith.addf"(%3952, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3954 = "vector.extract"(%3937) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3955 = "vector.extract"(%3937) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3956 = "vector.extract"(%3937) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3957 = "vector.extract"(%3937) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3958 = "vector.extract"(%3937) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3959 = "vector.extract"(%3937) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3960 = "vector.extract"(%3937) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3961 = "vector.extract"(%3937) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3962 = "vector.extract"(%3937) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3963 = "vector.extract"(%3937) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3964 = "vector.extract"(%3937) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3965 = "vector.extract"(%3937) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3966 = "vector.extract"(%3937) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3967 = "vector.extract"(%3937) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3968 = "vector.extract"(%3937) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3969 = "vector.extract"(%3937) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3970 = "vector.extract"(%3937) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3971 = "vector.extract"(%3937) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3972 = "vector.extract"(%3937) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3973 = "vector.extract"(%3937) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3974 = "vector.extract"(%3937) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3975 = "vector.extract"(%3937) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3976 = "vector.extract"(%3937) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3977 = "vector.extract"(%3937) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3978 = "vector.from_elements"(%3371, %3372, %3379, %3380, %3387, %3388, %3395, %3396, %3403, %3404, %3411, %3412, %3419, %3420, %3427, %3428, %3435, %3436, %3443, %3444, %3451, %3452, %3459, %3460) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3979 = "vector.broadcast"(%2017) : (f32) -> vector<24xf32>
          %3980 = "arith.mulf"(%3978, %3979) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3981 = "arith.cmpf"(%3685, %2021) {predicate = 2 : i64} : (f32, f32) -> i1
          %3982 = "arith.select"(%3981, %3685, %2023) : (i1, f32, f32) -> f32
          %3983 = "vector.broadcast"(%3982) : (f32) -> vector<24xf32>
          %3984 = "arith.subf"(%3980, %3983) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3985 = "vector.extract"(%3984) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3986 = "vector.extract"(%3984) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3987 = "vector.extract"(%3984) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3988 = "vector.extract"(%3984) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3989 = "vector.extract"(%3984) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3990 = "vector.extract"(%3984) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3991 = "vector.extract"(%3984) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3992 = "vector.extract"(%3984) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3993 = "vector.extract"(%3984) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3994 = "vector.extract"(%3984) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3995 = "vector.extract"(%3984) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3996 = "vector.extract"(%3984) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3997 = "vector.extract"(%3984) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3998 = "vector.extract"(%3984) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3999 = "vector.extract"(%3984) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4000 = "vector.extract"(%3984) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4001 = "vector.extract"(%3984) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4002 = "vector.extract"(%3984) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4003 = "vector.extract"(%3984) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4004 = "vector.extract"(%3984) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4005 = "vector.extract"(%3984) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4006 = "vector.extract"(%3984) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4007 = "vector.extract"(%3984) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4008 = "vector.extract"(%3984) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4009 = "llvm.call_intrinsic"(%3985) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4010 = "llvm.call_intrinsic"(%3986) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4011 = "llvm.call_intrinsic"(%3987) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4012 = "llvm.call_intrinsic"(%3988) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4013 = "llvm.call_intrinsic"(%3989) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4014 = "llvm.call_intrinsic"(%3990) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4015 = "llvm.call_intrinsic"(%3991) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4016 = "llvm.call_intrinsic"(%3992) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4017 = "llvm.call_intrinsic"(%3993) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4018 = "llvm.call_intrinsic"(%3994) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4019 = "llvm.call_intrinsic"(%3995) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4020 = "llvm.call_intrinsic"(%3996) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4021 = "llvm.call_intrinsic"(%3997) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4022 = "llvm.call_intrinsic"(%3998) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4023 = "llvm.call_intrinsic"(%3999) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4024 = "llvm.call_intrinsic"(%4000) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4025 = "llvm.call_intrinsic"(%4001) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4026 = "llvm.call_intrinsic"(%4002) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4027 = "llvm.call_intrinsic"(%4003) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4028 = "llvm.call_intrinsic"(%4004) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4029 = "llvm.call_intrinsic"(%4005) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4030 = "llvm.call_intrinsic"(%4006) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4031 = "llvm.call_intrinsic"(%4007) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4032 = "llvm.call_intrinsic"(%4008) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4033 = "vector.from_elements"(%4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4034 = "vector.shuffle"(%4033, %4033) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %4035 = "vector.shuffle"(%4033, %4033) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
          %4036 = "arith.addf"(%4034, %4035) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
          %4037 = "vector.shuffle"(%4036, %4036) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %4038 = "vector.shuffle"(%4036, %4036) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
          %4039 = "arith.addf"(%4037, %4038) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
          %4040 = "vector.shuffle"(%4039, %4039) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %4041 = "vector.shuffle"(%4039, %4039) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
          %4042 = "arith.addf"(%4040, %4041) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
          %4043 = "vector.extract"(%4042) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
          %4044 = "vector.shuffle"(%4042, %4042) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %4045 = "vector.shuffle"(%4042, %4042) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
          %4046 = "arith.addf"(%4044, %4045) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %4047 = "vector.extract"(%4046) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %4048 = "arith.addf"(%4047, %4043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4049 = "arith.addf"(%4048, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4050 = "vector.extract"(%4033) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4051 = "vector.extract"(%4033) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4052 = "vector.extract"(%4033) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4053 = "vector.extract"(%4033) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4054 = "vector.extract"(%4033) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4055 = "vector.extract"(%4033) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4056 = "vector.extract"(%4033) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4057 = "vector.extract"(%4033) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4058 = "vector.extract"(%4033) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4059 = "vector.extract"(%4033) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4060 = "vector.extract"(%4033) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4061 = "vector.extract"(%4033) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4062 = "vector.extract"(%4033) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4063 = "vector.extract"(%4033) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4064 = "vector.extract"(%4033) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4065 = "vector.extract"(%4033) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4066 = "vector.extract"(%4033) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4067 = "vector.extract"(%4033) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4068 = "vector.extract"(%4033) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4069 = "vector.extract"(%4033) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4070 = "vector.extract"(%4033) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4071 = "vector.extract"(%4033) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4072 = "vector.extract"(%4033) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4073 = "vector.extract"(%4033) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4074 = "vector.from_elements"(%574, %575, %582, %583, %590, %591, %598, %599, %606, %607, %614, %615, %622, %623, %630, %631) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4075 = "vector.broadcast"(%3608) : (f32) -> vector<16xf32>
          %4076 = "arith.mulf"(%4074, %4075) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4077 = "vector.extract"(%4076) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4078 = "vector.extract"(%4076) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4079 = "vector.extract"(%4076) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4080 = "vector.extract"(%4076) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4081 = "vector.extract"(%4076) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4082 = "vector.extract"(%4076) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4083 = "vector.extract"(%4076) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4084 = "vector.extract"(%4076) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4085 = "vector.extract"(%4076) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4086 = "vector.extract"(%4076) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4087 = "vector.extract"(%4076) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4088 = "vector.extract"(%4076) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4089 = "vector.extract"(%4076) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4090 = "vector.extract"(%4076) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4091 = "vector.extract"(%4076) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4092 = "vector.extract"(%4076) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4093 = "vector.from_elements"(%576, %577, %584, %585, %592, %593, %600, %601, %608, %609, %616, %617, %624, %625, %632, %633) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4094 = "vector.broadcast"(%3635) : (f32) -> vector<16xf32>
          %4095 = "arith.mulf"(%4093, %4094) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4096 = "vector.extract"(%4095) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4097 = "vector.extract"(%4095) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4098 = "vector.extract"(%4095) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4099 = "vector.extract"(%4095) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4100 = "vector.extract"(%4095) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4101 = "vector.extract"(%4095) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4102 = "vector.extract"(%4095) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4103 = "vector.extract"(%4095) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4104 = "vector.extract"(%4095) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4105 = "vector.extract"(%4095) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4106 = "vector.extract"(%4095) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4107 = "vector.extract"(%4095) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4108 = "vector.extract"(%4095) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4109 = "vector.extract"(%4095) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4110 = "vector.extract"(%4095) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4111 = "vector.extract"(%4095) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4112 = "vector.from_elements"(%578, %579, %586, %587, %594, %595, %602, %603, %610, %611, %618, %619, %626, %627, %634, %635) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4113 = "vector.broadcast"(%3662) : (f32) -> vector<16xf32>
          %4114 = "arith.mulf"(%4112, %4113) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4115 = "vector.extract"(%4114) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4116 = "vector.extract"(%4114) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4117 = "vector.extract"(%4114) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4118 = "vector.extract"(%4114) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4119 = "vector.extract"(%4114) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4120 = "vector.extract"(%4114) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4121 = "vector.extract"(%4114) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4122 = "vector.extract"(%4114) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4123 = "vector.extract"(%4114) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4124 = "vector.extract"(%4114) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4125 = "vector.extract"(%4114) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4126 = "vector.extract"(%4114) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4127 = "vector.extract"(%4114) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4128 = "vector.extract"(%4114) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4129 = "vector.extract"(%4114) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4130 = "vector.extract"(%4114) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4131 = "vector.from_elements"(%580, %581, %588, %589, %596, %597, %604, %605, %612, %613, %620, %621, %628, %629, %636, %637) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4132 = "vector.broadcast"(%3689) : (f32) -> vector<16xf32>
          %4133 = "arith.mulf"(%4131, %4132) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4134 = "vector.extract"(%4133) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4135 = "vector.extract"(%4133) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4136 = "vector.extract"(%4133) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4137 = "vector.extract"(%4133) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4138 = "vector.extract"(%4133) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4139 = "vector.extract"(%4133) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4140 = "vector.extract"(%4133) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4141 = "vector.extract"(%4133) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4142 = "vector.extract"(%4133) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4143 = "vector.extract"(%4133) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4144 = "vector.extract"(%4133) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4145 = "vector.extract"(%4133) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4146 = "vector.extract"(%4133) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4147 = "vector.extract"(%4133) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4148 = "vector.extract"(%4133) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4149 = "vector.extract"(%4133) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4150 = "vector.from_elements"(%690, %691, %692, %693) : (f32, f32, f32, f32) -> vector<4xf32>
          %4151 = "vector.from_elements"(%3608, %3635, %3662, %3689) : (f32, f32, f32, f32) -> vector<4xf32>
          %4152 = "arith.mulf"(%4150, %4151) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %4153 = "vector.extract"(%4152) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %4154 = "vector.extract"(%4152) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %4155 = "vector.extract"(%4152) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %4156 = "vector.extract"(%4152) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%4077, %4078, %4096, %4097, %4115, %4116, %4134, %4135, %4079, %4080, %4098, %4099, %4117, %4118, %4136, %4137, %4081, %4082, %4100, %4101, %4119, %4120, %4138, %4139, %4083, %4084, %4102, %4103, %4121, %4122, %4140, %4141, %4085, %4086, %4104, %4105, %4123, %4124, %4142, %4143, %4087, %4088, %4106, %4107, %4125, %4126, %4144, %4145, %4089, %4090, %4108, %4109, %4127, %4128, %4146, %4147, %4091, %4092, %4110, %4111, %4129, %4130, %4148, %4149, %3762, %3763, %3858, %3859, %3954, %3955, %4050, %4051, %3764, %3765, %3860, %3861, %3956, %3957, %4052, %4053, %3766, %3767, %3862, %3863, %3958, %3959, %4054, %4055, %3768, %3769, %3864, %3865, %3960, %3961, %4056, %4057, %3770, %3771, %3866, %3867, %3962, %3963, %4058, %4059, %3772, %3773, %3868, %3869, %3964, %3965, %4060, %4061, %3774, %3775, %3870, %3871, %3966, %3967, %4062, %4063, %3776, %3777, %3872, %3873, %3968, %3969, %4064, %4065, %3778, %3779, %3874, %3875, %3970, %3971, %4066, %4067, %3780, %3781, %3876, %3877, %3972, %3973, %4068, %4069, %3782, %3783, %3878, %3879, %3974, %3975, %4070, %4071, %3784, %3785, %3880, %3881, %3976, %3977, %4072, %4073, %3604, %3631, %3658, %3685, %4153, %4154, %4155, %4156, %3761, %3857, %3953, %4049) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %2098, %2099, %2198, %2199, %2298, %2299, %2398, %2399, %2100, %2101, %2200, %2201, %2300, %2301, %2400, %2401, %2102, %2103, %2202, %2203, %2302, %2303, %2402, %2403, %2104, %2105, %2204, %2205, %2304, %2305, %2404, %2405, %2106, %2107, %2206, %2207, %2306, %2307, %2406, %2407, %2108, %2109, %2208, %2209, %2308, %2309, %2408, %2409, %2110, %2111, %2210, %2211, %2310, %2311, %2410, %2411, %2112, %2113, %2212, %2213, %2312, %2313, %2412, %2413, %2114, %2115, %2214, %2215, %2314, %2315, %2414, %2415, %2116, %2117, %2216, %2217, %2316, %2317, %2416, %2417, %2118, %2119, %2218, %2219, %2318, %2319, %2418, %2419, %2120, %2121, %2220, %2221, %2320, %2321, %2420, %2421, %1898, %1899, %1900, %1901, %690, %691, %692, %693, %2091, %2193, %2293, %2393) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %4157 = "vector.from_elements"(%2589, %2590, %2591, %2592) : (f32, f32, f32, f32) -> vector<4xf32>
        %4158 = "vector.from_elements"(%2593, %2594, %2595, %2596) : (f32, f32, f32, f32) -> vector<4xf32>
        %4159 = "arith.addf"(%4157, %4158) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %4160 = "vector.extract"(%4159) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %4161 = "vector.extract"(%4159) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %4162 = "vector.extract"(%4159) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %4163 = "vector.extract"(%4159) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %4164 = "vector.from_elements"(%2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<96xf32>
        %4165 = "arith.truncf"(%4164) : (vector<96xf32>) -> vector<96xf16>
        %4166 = "vector.extract"(%4165) {static_position = array<i64: 0>} : (vector<96xf16>) -> f16
        %4167 = "vector.extract"(%4165) {static_position = array<i64: 1>} : (vector<96xf16>) -> f16
        %4168 = "vector.extract"(%4165) {static_position = array<i64: 2>} : (vector<96xf16>) -> f16
        %4169 = "vector.extract"(%4165) {static_position = array<i64: 3>} : (vector<96xf16>) -> f16
        %4170 = "vector.extract"(%4165) {static_position = array<i64: 4>} : (vector<96xf16>) -> f16
        %4171 = "vector.extract"(%4165) {static_position = array<i64: 5>} : (vector<96xf16>) -> f16
        %4172 = "vector.extract"(%4165) {static_position = array<i64: 6>} : (vector<96xf16>) -> f16
        %4173 = "vector.extract"(%4165) {static_position = array<i64: 7>} : (vector<96xf16>) -> f16
        %4174 = "vector.extract"(%4165) {static_position = array<i64: 8>} : (vector<96xf16>) -> f16
        %4175 = "vector.extract"(%4165) {static_position = array<i64: 9>} : (vector<96xf16>) -> f16
        %4176 = "vector.extract"(%4165) {static_position = array<i64: 10>} : (vector<96xf16>) -> f16
        %4177 = "vector.extract"(%4165) {static_position = array<i64: 11>} : (vector<96xf16>) -> f16
        %4178 = "vector.extract"(%4165) {static_position = array<i64: 12>} : (vector<96xf16>) -> f16
        %4179 = "vector.extract"(%4165) {static_position = array<i64: 13>} : (vector<96xf16>) -> f16
        %4180 = "vector.extract"(%4165) {static_position = array<i64: 14>} : (vector<96xf16>) -> f16
        %4181 = "vector.extract"(%4165) {static_position = array<i64: 15>} : (vector<96xf16>) -> f16
        %4182 = "vector.extract"(%4165) {static_position = array<i64: 16>} : (vector<96xf16>) -> f16
        %4183 = "vector.extract"(%4165) {static_position = array<i64: 17>} : (vector<96xf16>) -> f16
        %4184 = "vector.extract"(%4165) {static_position = array<i64: 18>} : (vector<96xf16>) -> f16
        %4185 = "vector.extract"(%4165) {static_position = array<i64: 19>} : (vector<96xf16>) -> f16
        %4186 = "vector.extract"(%4165) {static_position = array<i64: 20>} : (vector<96xf16>) -> f16
        %4187 = "vector.extract"(%4165) {static_position = array<i64: 21>} : (vector<96xf16>) -> f16
        %4188 = "vector.extract"(%4165) {static_position = array<i64: 22>} : (vector<96xf16>) -> f16
        %4189 = "vector.extract"(%4165) {static_position = array<i64: 23>} : (vector<96xf16>) -> f16
        %4190 = "vector.extract"(%4165) {static_position = array<i64: 24>} : (vector<96xf16>) -> f16
        %4191 = "vector.extract"(%4165) {static_position = array<i64: 25>} : (vector<96xf16>) -> f16
        %4192 = "vector.extract"(%4165) {static_position = array<i64: 26>} : (vector<96xf16>) -> f16
        %4193 = "vector.extract"(%4165) {static_position = array<i64: 27>} : (vector<96xf16>) -> f16
        %4194 = "vector.extract"(%4165) {static_position = array<i64: 28>} : (vector<96xf16>) -> f16
        %4195 = "vector.extract"(%4165) {static_position = array<i64: 29>} : (vector<96xf16>) -> f16
        %4196 = "vector.extract"(%4165) {static_position = array<i64: 30>} : (vector<96xf16>) -> f16
        %4197 = "vector.extract"(%4165) {static_position = array<i64: 31>} : (vector<96xf16>) -> f16
        %4198 = "vector.extract"(%4165) {static_position = array<i64: 32>} : (vector<96xf16>) -> f16
        %4199 = "vector.extract"(%4165) {static_position = array<i64: 33>} : (vector<96xf16>) -> f16
        %4200 = "vector.extract"(%4165) {static_position = array<i64: 34>} : (vector<96xf16>) -> f16
        %4201 = "vector.extract"(%4165) {static_position = array<i64: 35>} : (vector<96xf16>) -> f16
        %4202 = "vector.extract"(%4165) {static_position = array<i64: 36>} : (vector<96xf16>) -> f16
        %4203 = "vector.extract"(%4165) {static_position = array<i64: 37>} : (vector<96xf16>) -> f16
        %4204 = "vector.extract"(%4165) {static_position = array<i64: 38>} : (vector<96xf16>) -> f16
        %4205 = "vector.extract"(%4165) {static_position = array<i64: 39>} : (vector<96xf16>) -> f16
        %4206 = "vector.extract"(%4165) {static_position = array<i64: 40>} : (vector<96xf16>) -> f16
        %4207 = "vector.extract"(%4165) {static_position = array<i64: 41>} : (vector<96xf16>) -> f16
        %4208 = "vector.extract"(%4165) {static_position = array<i64: 42>} : (vector<96xf16>) -> f16
        %4209 = "vector.extract"(%4165) {static_position = array<i64: 43>} : (vector<96xf16>) -> f16
        %4210 = "vector.extract"(%4165) {static_position = array<i64: 44>} : (vector<96xf16>) -> f16
        %4211 = "vector.extract"(%4165) {static_position = array<i64: 45>} : (vector<96xf16>) -> f16
        %4212 = "vector.extract"(%4165) {static_position = array<i64: 46>} : (vector<96xf16>) -> f16
        %4213 = "vector.extract"(%4165) {static_position = array<i64: 47>} : (vector<96xf16>) -> f16
        %4214 = "vector.extract"(%4165) {static_position = array<i64: 48>} : (vector<96xf16>) -> f16
        %4215 = "vector.extract"(%4165) {static_position = array<i64: 49>} : (vector<96xf16>) -> f16
        %4216 = "vector.extract"(%4165) {static_position = array<i64: 50>} : (vector<96xf16>) -> f16
        %4217 = "vector.extract"(%4165) {static_position = array<i64: 51>} : (vector<96xf16>) -> f16
        %4218 = "vector.extract"(%4165) {static_position = array<i64: 52>} : (vector<96xf16>) -> f16
        %4219 = "vector.extract"(%4165) {static_position = array<i64: 53>} : (vector<96xf16>) -> f16
        %4220 = "vector.extract"(%4165) {static_position = array<i64: 54>} : (vector<96xf16>) -> f16
        %4221 = "vector.extract"(%4165) {static_position = array<i64: 55>} : (vector<96xf16>) -> f16
        %4222 = "vector.extract"(%4165) {static_position = array<i64: 56>} : (vector<96xf16>) -> f16
        %4223 = "vector.extract"(%4165) {static_position = array<i64: 57>} : (vector<96xf16>) -> f16
        %4224 = "vector.extract"(%4165) {static_position = array<i64: 58>} : (vector<96xf16>) -> f16
        %4225 = "vector.extract"(%4165) {static_position = array<i64: 59>} : (vector<96xf16>) -> f16
        %4226 = "vector.extract"(%4165) {static_position = array<i64: 60>} : (vector<96xf16>) -> f16
        %4227 = "vector.extract"(%4165) {static_position = array<i64: 61>} : (vector<96xf16>) -> f16
        %4228 = "vector.extract"(%4165) {static_position = array<i64: 62>} : (vector<96xf16>) -> f16
        %4229 = "vector.extract"(%4165) {static_position = array<i64: 63>} : (vector<96xf16>) -> f16
        %4230 = "vector.extract"(%4165) {static_position = array<i64: 64>} : (vector<96xf16>) -> f16
        %4231 = "vector.extract"(%4165) {static_position = array<i64: 65>} : (vector<96xf16>) -> f16
        %4232 = "vector.extract"(%4165) {static_position = array<i64: 66>} : (vector<96xf16>) -> f16
        %4233 = "vector.extract"(%4165) {static_position = array<i64: 67>} : (vector<96xf16>) -> f16
        %4234 = "vector.extract"(%4165) {static_position = array<i64: 68>} : (vector<96xf16>) -> f16
        %4235 = "vector.extract"(%4165) {static_position = array<i64: 69>} : (vector<96xf16>) -> f16
        %4236 = "vector.extract"(%4165) {static_position = array<i64: 70>} : (vector<96xf16>) -> f16
        %4237 = "vector.extract"(%4165) {static_position = array<i64: 71>} : (vector<96xf16>) -> f16
        %4238 = "vector.extract"(%4165) {static_position = array<i64: 72>} : (vector<96xf16>) -> f16
        %4239 = "vector.extract"(%4165) {static_position = array<i64: 73>} : (vector<96xf16>) -> f16
        %4240 = "vector.extract"(%4165) {static_position = array<i64: 74>} : (vector<96xf16>) -> f16
        %4241 = "vector.extract"(%4165) {static_position = array<i64: 75>} : (vector<96xf16>) -> f16
        %4242 = "vector.extract"(%4165) {static_position = array<i64: 76>} : (vector<96xf16>) -> f16
        %4243 = "vector.extract"(%4165) {static_position = array<i64: 77>} : (vector<96xf16>) -> f16
        %4244 = "vector.extract"(%4165) {static_position = array<i64: 78>} : (vector<96xf16>) -> f16
        %4245 = "vector.extract"(%4165) {static_position = array<i64: 79>} : (vector<96xf16>) -> f16
        %4246 = "vector.extract"(%4165) {static_position = array<i64: 80>} : (vector<96xf16>) -> f16
        %4247 = "vector.extract"(%4165) {static_position = array<i64: 81>} : (vector<96xf16>) -> f16
        %4248 = "vector.extract"(%4165) {static_position = array<i64: 82>} : (vector<96xf16>) -> f16
        %4249 = "vector.extract"(%4165) {static_position = array<i64: 83>} : (vector<96xf16>) -> f16
        %4250 = "vector.extract"(%4165) {static_position = array<i64: 84>} : (vector<96xf16>) -> f16
        %4251 = "vector.extract"(%4165) {static_position = array<i64: 85>} : (vector<96xf16>) -> f16
        %4252 = "vector.extract"(%4165) {static_position = array<i64: 86>} : (vector<96xf16>) -> f16
        %4253 = "vector.extract"(%4165) {static_position = array<i64: 87>} : (vector<96xf16>) -> f16
        %4254 = "vector.extract"(%4165) {static_position = array<i64: 88>} : (vector<96xf16>) -> f16
        %4255 = "vector.extract"(%4165) {static_position = array<i64: 89>} : (vector<96xf16>) -> f16
        %4256 = "vector.extract"(%4165) {static_position = array<i64: 90>} : (vector<96xf16>) -> f16
        %4257 = "vector.extract"(%4165) {static_position = array<i64: 91>} : (vector<96xf16>) -> f16
        %4258 = "vector.extract"(%4165) {static_position = array<i64: 92>} : (vector<96xf16>) -> f16
        %4259 = "vector.extract"(%4165) {static_position = array<i64: 93>} : (vector<96xf16>) -> f16
        %4260 = "vector.extract"(%4165) {static_position = array<i64: 94>} : (vector<96xf16>) -> f16
        %4261 = "vector.extract"(%4165) {static_position = array<i64: 95>} : (vector<96xf16>) -> f16
        %4262 = "llvm.getelementptr"(%94, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4263 = "arith.andi"(%299, %121) : (i32, i32) -> i32
        %4264 = "arith.shrui"(%4263, %123) : (i32, i32) -> i32
        %4265 = "arith.xori"(%299, %4264) : (i32, i32) -> i32
        %4266 = "llvm.getelementptr"(%4262, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4271_d = "nvvm.ldmatrix"(%4266) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4267 = "llvm.extractvalue"(%t4271_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4268 = "llvm.extractvalue"(%t4271_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4269 = "llvm.extractvalue"(%t4271_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4270 = "llvm.extractvalue"(%t4271_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4272 = "arith.addi"(%299, %129) : (i32, i32) -> i32
        %4273 = "arith.andi"(%4272, %121) : (i32, i32) -> i32
        %4274 = "arith.shrui"(%4273, %123) : (i32, i32) -> i32
        %4275 = "arith.xori"(%4272, %4274) : (i32, i32) -> i32
        %4276 = "llvm.getelementptr"(%4262, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4281_d = "nvvm.ldmatrix"(%4276) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4277 = "llvm.extractvalue"(%t4281_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4278 = "llvm.extractvalue"(%t4281_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4279 = "llvm.extractvalue"(%t4281_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4280 = "llvm.extractvalue"(%t4281_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4282 = "arith.addi"(%299, %138) : (i32, i32) -> i32
        %4283 = "arith.andi"(%4282, %121) : (i32, i32) -> i32
        %4284 = "arith.shrui"(%4283, %123) : (i32, i32) -> i32
        %4285 = "arith.xori"(%4282, %4284) : (i32, i32) -> i32
        %4286 = "llvm.getelementptr"(%4262, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4291_d = "nvvm.ldmatrix"(%4286) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4287 = "llvm.extractvalue"(%t4291_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4288 = "llvm.extractvalue"(%t4291_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4289 = "llvm.extractvalue"(%t4291_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4290 = "llvm.extractvalue"(%t4291_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4292 = "arith.addi"(%299, %148) : (i32, i32) -> i32
        %4293 = "arith.andi"(%4292, %121) : (i32, i32) -> i32
        %4294 = "arith.shrui"(%4293, %123) : (i32, i32) -> i32
        %4295 = "arith.xori"(%4292, %4294) : (i32, i32) -> i32
        %4296 = "llvm.getelementptr"(%4262, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4301_d = "nvvm.ldmatrix"(%4296) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4297 = "llvm.extractvalue"(%t4301_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4298 = "llvm.extractvalue"(%t4301_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4299 = "llvm.extractvalue"(%t4301_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4300 = "llvm.extractvalue"(%t4301_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4302 = "vector.from_elements"(%4166, %4167) : (f16, f16) -> vector<2xf16>
        %4303 = "vector.from_elements"(%4168, %4169) : (f16, f16) -> vector<2xf16>
        %4304 = "vector.from_elements"(%4174, %4175) : (f16, f16) -> vector<2xf16>
        %4305 = "vector.from_elements"(%4176, %4177) : (f16, f16) -> vector<2xf16>
        %4306 = "llvm.bitcast"(%4267) : (i32) -> vector<2xf16>
        %4307 = "llvm.bitcast"(%4268) : (i32) -> vector<2xf16>
        %t4312_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4306, %4307, %2425, %2426, %2427, %2428) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4308 = "llvm.extractvalue"(%t4312_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4309 = "llvm.extractvalue"(%t4312_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4310 = "llvm.extractvalue"(%t4312_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4311 = "llvm.extractvalue"(%t4312_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4313 = "llvm.bitcast"(%4269) : (i32) -> vector<2xf16>
        %4314 = "llvm.bitcast"(%4270) : (i32) -> vector<2xf16>
        %t4319_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4313, %4314, %2433, %2434, %2435, %2436) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4315 = "llvm.extractvalue"(%t4319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4316 = "llvm.extractvalue"(%t4319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4317 = "llvm.extractvalue"(%t4319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4318 = "llvm.extractvalue"(%t4319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4320 = "llvm.bitcast"(%4277) : (i32) -> vector<2xf16>
        %4321 = "llvm.bitcast"(%4278) : (i32) -> vector<2xf16>
        %t4326_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4320, %4321, %2441, %2442, %2443, %2444) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4322 = "llvm.extractvalue"(%t4326_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4323 = "llvm.extractvalue"(%t4326_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4324 = "llvm.extractvalue"(%t4326_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4325 = "llvm.extractvalue"(%t4326_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4327 = "llvm.bitcast"(%4279) : (i32) -> vector<2xf16>
        %4328 = "llvm.bitcast"(%4280) : (i32) -> vector<2xf16>
        %t4333_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4327, %4328, %2449, %2450, %2451, %2452) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4329 = "llvm.extractvalue"(%t4333_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4330 = "llvm.extractvalue"(%t4333_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4331 = "llvm.extractvalue"(%t4333_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4332 = "llvm.extractvalue"(%t4333_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4334 = "llvm.bitcast"(%4287) : (i32) -> vector<2xf16>
        %4335 = "llvm.bitcast"(%4288) : (i32) -> vector<2xf16>
        %t4340_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4334, %4335, %2457, %2458, %2459, %2460) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4336 = "llvm.extractvalue"(%t4340_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4337 = "llvm.extractvalue"(%t4340_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4338 = "llvm.extractvalue"(%t4340_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4339 = "llvm.extractvalue"(%t4340_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4341 = "llvm.bitcast"(%4289) : (i32) -> vector<2xf16>
        %4342 = "llvm.bitcast"(%4290) : (i32) -> vector<2xf16>
        %t4347_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4341, %4342, %2465, %2466, %2467, %2468) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4343 = "llvm.extractvalue"(%t4347_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4344 = "llvm.extractvalue"(%t4347_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4345 = "llvm.extractvalue"(%t4347_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4346 = "llvm.extractvalue"(%t4347_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4348 = "llvm.bitcast"(%4297) : (i32) -> vector<2xf16>
        %4349 = "llvm.bitcast"(%4298) : (i32) -> vector<2xf16>
        %t4354_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4348, %4349, %2473, %2474, %2475, %2476) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4350 = "llvm.extractvalue"(%t4354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4351 = "llvm.extractvalue"(%t4354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4352 = "llvm.extractvalue"(%t4354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4353 = "llvm.extractvalue"(%t4354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4355 = "llvm.bitcast"(%4299) : (i32) -> vector<2xf16>
        %4356 = "llvm.bitcast"(%4300) : (i32) -> vector<2xf16>
        %t4361_d = "llvm.call_intrinsic"(%4302, %4303, %4304, %4305, %4355, %4356, %2481, %2482, %2483, %2484) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4357 = "llvm.extractvalue"(%t4361_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4358 = "llvm.extractvalue"(%t4361_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4359 = "llvm.extractvalue"(%t4361_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4360 = "llvm.extractvalue"(%t4361_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4362 = "vector.from_elements"(%4170, %4171) : (f16, f16) -> vector<2xf16>
        %4363 = "vector.from_elements"(%4172, %4173) : (f16, f16) -> vector<2xf16>
        %4364 = "vector.from_elements"(%4178, %4179) : (f16, f16) -> vector<2xf16>
        %4365 = "vector.from_elements"(%4180, %4181) : (f16, f16) -> vector<2xf16>
        %t4370_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4355, %4356, %2485, %2486, %2487, %2488) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4366 = "llvm.extractvalue"(%t4370_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4367 = "llvm.extractvalue"(%t4370_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4368 = "llvm.extractvalue"(%t4370_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4369 = "llvm.extractvalue"(%t4370_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4375_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4348, %4349, %2477, %2478, %2479, %2480) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4371 = "llvm.extractvalue"(%t4375_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4372 = "llvm.extractvalue"(%t4375_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4373 = "llvm.extractvalue"(%t4375_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4374 = "llvm.extractvalue"(%t4375_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4380_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4341, %4342, %2469, %2470, %2471, %2472) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4376 = "llvm.extractvalue"(%t4380_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4377 = "llvm.extractvalue"(%t4380_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4378 = "llvm.extractvalue"(%t4380_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4379 = "llvm.extractvalue"(%t4380_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4385_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4334, %4335, %2461, %2462, %2463, %2464) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4381 = "llvm.extractvalue"(%t4385_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4382 = "llvm.extractvalue"(%t4385_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4383 = "llvm.extractvalue"(%t4385_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4384 = "llvm.extractvalue"(%t4385_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4390_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4327, %4328, %2453, %2454, %2455, %2456) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4386 = "llvm.extractvalue"(%t4390_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4387 = "llvm.extractvalue"(%t4390_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4388 = "llvm.extractvalue"(%t4390_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4389 = "llvm.extractvalue"(%t4390_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4395_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4320, %4321, %2445, %2446, %2447, %2448) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4391 = "llvm.extractvalue"(%t4395_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4392 = "llvm.extractvalue"(%t4395_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4393 = "llvm.extractvalue"(%t4395_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4394 = "llvm.extractvalue"(%t4395_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4400_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4313, %4314, %2437, %2438, %2439, %2440) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4396 = "llvm.extractvalue"(%t4400_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4397 = "llvm.extractvalue"(%t4400_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4398 = "llvm.extractvalue"(%t4400_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4399 = "llvm.extractvalue"(%t4400_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4405_d = "llvm.call_intrinsic"(%4362, %4363, %4364, %4365, %4306, %4307, %2429, %2430, %2431, %2432) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4401 = "llvm.extractvalue"(%t4405_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4402 = "llvm.extractvalue"(%t4405_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4403 = "llvm.extractvalue"(%t4405_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4404 = "llvm.extractvalue"(%t4405_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4406 = "arith.addi"(%290, %833) : (i32, i32) -> i32
        %4407 = "llvm.getelementptr"(%94, %4406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4408 = "llvm.getelementptr"(%4407, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4413_d = "nvvm.ldmatrix"(%4408) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4409 = "llvm.extractvalue"(%t4413_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4410 = "llvm.extractvalue"(%t4413_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4411 = "llvm.extractvalue"(%t4413_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4412 = "llvm.extractvalue"(%t4413_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4414 = "llvm.getelementptr"(%4407, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4419_d = "nvvm.ldmatrix"(%4414) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4415 = "llvm.extractvalue"(%t4419_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4416 = "llvm.extractvalue"(%t4419_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4417 = "llvm.extractvalue"(%t4419_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4418 = "llvm.extractvalue"(%t4419_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4420 = "llvm.getelementptr"(%4407, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4425_d = "nvvm.ldmatrix"(%4420) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4421 = "llvm.extractvalue"(%t4425_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4422 = "llvm.extractvalue"(%t4425_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4423 = "llvm.extractvalue"(%t4425_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4424 = "llvm.extractvalue"(%t4425_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4426 = "llvm.getelementptr"(%4407, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4431_d = "nvvm.ldmatrix"(%4426) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4427 = "llvm.extractvalue"(%t4431_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4428 = "llvm.extractvalue"(%t4431_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4429 = "llvm.extractvalue"(%t4431_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4430 = "llvm.extractvalue"(%t4431_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4432 = "vector.from_elements"(%4182, %4183) : (f16, f16) -> vector<2xf16>
        %4433 = "vector.from_elements"(%4184, %4185) : (f16, f16) -> vector<2xf16>
        %4434 = "vector.from_elements"(%4190, %4191) : (f16, f16) -> vector<2xf16>
        %4435 = "vector.from_elements"(%4192, %4193) : (f16, f16) -> vector<2xf16>
        %4436 = "llvm.bitcast"(%4409) : (i32) -> vector<2xf16>
        %4437 = "llvm.bitcast"(%4410) : (i32) -> vector<2xf16>
        %t4442_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4436, %4437, %4308, %4309, %4310, %4311) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4438 = "llvm.extractvalue"(%t4442_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4439 = "llvm.extractvalue"(%t4442_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4440 = "llvm.extractvalue"(%t4442_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4441 = "llvm.extractvalue"(%t4442_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4443 = "llvm.bitcast"(%4411) : (i32) -> vector<2xf16>
        %4444 = "llvm.bitcast"(%4412) : (i32) -> vector<2xf16>
        %t4449_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4443, %4444, %4315, %4316, %4317, %4318) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4445 = "llvm.extractvalue"(%t4449_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4446 = "llvm.extractvalue"(%t4449_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4447 = "llvm.extractvalue"(%t4449_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4448 = "llvm.extractvalue"(%t4449_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4450 = "llvm.bitcast"(%4415) : (i32) -> vector<2xf16>
        %4451 = "llvm.bitcast"(%4416) : (i32) -> vector<2xf16>
        %t4456_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4450, %4451, %4322, %4323, %4324, %4325) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4452 = "llvm.extractvalue"(%t4456_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4453 = "llvm.extractvalue"(%t4456_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4454 = "llvm.extractvalue"(%t4456_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4455 = "llvm.extractvalue"(%t4456_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4457 = "llvm.bitcast"(%4417) : (i32) -> vector<2xf16>
        %4458 = "llvm.bitcast"(%4418) : (i32) -> vector<2xf16>
        %t4463_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4457, %4458, %4329, %4330, %4331, %4332) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4459 = "llvm.extractvalue"(%t4463_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4460 = "llvm.extractvalue"(%t4463_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4461 = "llvm.extractvalue"(%t4463_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4462 = "llvm.extractvalue"(%t4463_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4464 = "llvm.bitcast"(%4421) : (i32) -> vector<2xf16>
        %4465 = "llvm.bitcast"(%4422) : (i32) -> vector<2xf16>
        %t4470_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4464, %4465, %4336, %4337, %4338, %4339) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4466 = "llvm.extractvalue"(%t4470_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4467 = "llvm.extractvalue"(%t4470_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4468 = "llvm.extractvalue"(%t4470_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4469 = "llvm.extractvalue"(%t4470_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4471 = "llvm.bitcast"(%4423) : (i32) -> vector<2xf16>
        %4472 = "llvm.bitcast"(%4424) : (i32) -> vector<2xf16>
        %t4477_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4471, %4472, %4343, %4344, %4345, %4346) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4473 = "llvm.extractvalue"(%t4477_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4474 = "llvm.extractvalue"(%t4477_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4475 = "llvm.extractvalue"(%t4477_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4476 = "llvm.extractvalue"(%t4477_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4478 = "llvm.bitcast"(%4427) : (i32) -> vector<2xf16>
        %4479 = "llvm.bitcast"(%4428) : (i32) -> vector<2xf16>
        %t4484_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4478, %4479, %4350, %4351, %4352, %4353) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4480 = "llvm.extractvalue"(%t4484_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4481 = "llvm.extractvalue"(%t4484_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4482 = "llvm.extractvalue"(%t4484_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4483 = "llvm.extractvalue"(%t4484_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4485 = "llvm.bitcast"(%4429) : (i32) -> vector<2xf16>
        %4486 = "llvm.bitcast"(%4430) : (i32) -> vector<2xf16>
        %t4491_d = "llvm.call_intrinsic"(%4432, %4433, %4434, %4435, %4485, %4486, %4357, %4358, %4359, %4360) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4487 = "llvm.extractvalue"(%t4491_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4488 = "llvm.extractvalue"(%t4491_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4489 = "llvm.extractvalue"(%t4491_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4490 = "llvm.extractvalue"(%t4491_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4492 = "vector.from_elements"(%4186, %4187) : (f16, f16) -> vector<2xf16>
        %4493 = "vector.from_elements"(%4188, %4189) : (f16, f16) -> vector<2xf16>
        %4494 = "vector.from_elements"(%4194, %4195) : (f16, f16) -> vector<2xf16>
        %4495 = "vector.from_elements"(%4196, %4197) : (f16, f16) -> vector<2xf16>
        %t4500_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4485, %4486, %4366, %4367, %4368, %4369) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4496 = "llvm.extractvalue"(%t4500_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4497 = "llvm.extractvalue"(%t4500_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4498 = "llvm.extractvalue"(%t4500_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4499 = "llvm.extractvalue"(%t4500_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4505_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4478, %4479, %4371, %4372, %4373, %4374) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4501 = "llvm.extractvalue"(%t4505_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4502 = "llvm.extractvalue"(%t4505_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4503 = "llvm.extractvalue"(%t4505_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4504 = "llvm.extractvalue"(%t4505_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4510_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4471, %4472, %4376, %4377, %4378, %4379) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4506 = "llvm.extractvalue"(%t4510_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4507 = "llvm.extractvalue"(%t4510_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4508 = "llvm.extractvalue"(%t4510_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4509 = "llvm.extractvalue"(%t4510_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4515_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4464, %4465, %4381, %4382, %4383, %4384) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4511 = "llvm.extractvalue"(%t4515_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4512 = "llvm.extractvalue"(%t4515_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4513 = "llvm.extractvalue"(%t4515_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4514 = "llvm.extractvalue"(%t4515_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4520_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4457, %4458, %4386, %4387, %4388, %4389) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4516 = "llvm.extractvalue"(%t4520_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4517 = "llvm.extractvalue"(%t4520_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4518 = "llvm.extractvalue"(%t4520_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4519 = "llvm.extractvalue"(%t4520_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4525_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4450, %4451, %4391, %4392, %4393, %4394) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4521 = "llvm.extractvalue"(%t4525_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4522 = "llvm.extractvalue"(%t4525_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4523 = "llvm.extractvalue"(%t4525_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4524 = "llvm.extractvalue"(%t4525_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4530_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4443, %4444, %4396, %4397, %4398, %4399) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4526 = "llvm.extractvalue"(%t4530_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4527 = "llvm.extractvalue"(%t4530_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4528 = "llvm.extractvalue"(%t4530_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4529 = "llvm.extractvalue"(%t4530_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4535_d = "llvm.call_intrinsic"(%4492, %4493, %4494, %4495, %4436, %4437, %4401, %4402, %4403, %4404) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4531 = "llvm.extractvalue"(%t4535_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4532 = "llvm.extractvalue"(%t4535_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4533 = "llvm.extractvalue"(%t4535_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4534 = "llvm.extractvalue"(%t4535_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4536 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %4537 = "arith.addi"(%4536, %833) : (i32, i32) -> i32
        %4538 = "llvm.getelementptr"(%94, %4537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4539 = "llvm.getelementptr"(%4538, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4544_d = "nvvm.ldmatrix"(%4539) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4540 = "llvm.extractvalue"(%t4544_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4541 = "llvm.extractvalue"(%t4544_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4542 = "llvm.extractvalue"(%t4544_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4543 = "llvm.extractvalue"(%t4544_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4545 = "llvm.getelementptr"(%4538, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4550_d = "nvvm.ldmatrix"(%4545) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4546 = "llvm.extractvalue"(%t4550_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4547 = "llvm.extractvalue"(%t4550_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4548 = "llvm.extractvalue"(%t4550_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4549 = "llvm.extractvalue"(%t4550_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4551 = "llvm.getelementptr"(%4538, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4556_d = "nvvm.ldmatrix"(%4551) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4552 = "llvm.extractvalue"(%t4556_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4553 = "llvm.extractvalue"(%t4556_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4554 = "llvm.extractvalue"(%t4556_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4555 = "llvm.extractvalue"(%t4556_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4557 = "llvm.getelementptr"(%4538, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4562_d = "nvvm.ldmatrix"(%4557) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4558 = "llvm.extractvalue"(%t4562_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4559 = "llvm.extractvalue"(%t4562_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4560 = "llvm.extractvalue"(%t4562_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4561 = "llvm.extractvalue"(%t4562_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4563 = "vector.from_elements"(%4198, %4199) : (f16, f16) -> vector<2xf16>
        %4564 = "vector.from_elements"(%4200, %4201) : (f16, f16) -> vector<2xf16>
        %4565 = "vector.from_elements"(%4206, %4207) : (f16, f16) -> vector<2xf16>
        %4566 = "vector.from_elements"(%4208, %4209) : (f16, f16) -> vector<2xf16>
        %4567 = "llvm.bitcast"(%4540) : (i32) -> vector<2xf16>
        %4568 = "llvm.bitcast"(%4541) : (i32) -> vector<2xf16>
        %t4573_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4567, %4568, %4438, %4439, %4440, %4441) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4569 = "llvm.extractvalue"(%t4573_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4570 = "llvm.extractvalue"(%t4573_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4571 = "llvm.extractvalue"(%t4573_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4572 = "llvm.extractvalue"(%t4573_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4574 = "llvm.bitcast"(%4542) : (i32) -> vector<2xf16>
        %4575 = "llvm.bitcast"(%4543) : (i32) -> vector<2xf16>
        %t4580_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4574, %4575, %4445, %4446, %4447, %4448) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4576 = "llvm.extractvalue"(%t4580_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4577 = "llvm.extractvalue"(%t4580_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4578 = "llvm.extractvalue"(%t4580_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4579 = "llvm.extractvalue"(%t4580_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4581 = "llvm.bitcast"(%4546) : (i32) -> vector<2xf16>
        %4582 = "llvm.bitcast"(%4547) : (i32) -> vector<2xf16>
        %t4587_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4581, %4582, %4452, %4453, %4454, %4455) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4583 = "llvm.extractvalue"(%t4587_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4584 = "llvm.extractvalue"(%t4587_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4585 = "llvm.extractvalue"(%t4587_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4586 = "llvm.extractvalue"(%t4587_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4588 = "llvm.bitcast"(%4548) : (i32) -> vector<2xf16>
        %4589 = "llvm.bitcast"(%4549) : (i32) -> vector<2xf16>
        %t4594_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4588, %4589, %4459, %4460, %4461, %4462) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4590 = "llvm.extractvalue"(%t4594_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4591 = "llvm.extractvalue"(%t4594_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4592 = "llvm.extractvalue"(%t4594_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4593 = "llvm.extractvalue"(%t4594_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4595 = "llvm.bitcast"(%4552) : (i32) -> vector<2xf16>
        %4596 = "llvm.bitcast"(%4553) : (i32) -> vector<2xf16>
        %t4601_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4595, %4596, %4466, %4467, %4468, %4469) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4597 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4598 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4599 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4600 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4602 = "llvm.bitcast"(%4554) : (i32) -> vector<2xf16>
        %4603 = "llvm.bitcast"(%4555) : (i32) -> vector<2xf16>
        %t4608_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4602, %4603, %4473, %4474, %4475, %4476) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4604 = "llvm.extractvalue"(%t4608_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4605 = "llvm.extractvalue"(%t4608_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4606 = "llvm.extractvalue"(%t4608_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4607 = "llvm.extractvalue"(%t4608_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4609 = "llvm.bitcast"(%4558) : (i32) -> vector<2xf16>
        %4610 = "llvm.bitcast"(%4559) : (i32) -> vector<2xf16>
        %t4615_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4609, %4610, %4480, %4481, %4482, %4483) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4611 = "llvm.extractvalue"(%t4615_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4612 = "llvm.extractvalue"(%t4615_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4613 = "llvm.extractvalue"(%t4615_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4614 = "llvm.extractvalue"(%t4615_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4616 = "llvm.bitcast"(%4560) : (i32) -> vector<2xf16>
        %4617 = "llvm.bitcast"(%4561) : (i32) -> vector<2xf16>
        %t4622_d = "llvm.call_intrinsic"(%4563, %4564, %4565, %4566, %4616, %4617, %4487, %4488, %4489, %4490) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4618 = "llvm.extractvalue"(%t4622_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4619 = "llvm.extractvalue"(%t4622_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4620 = "llvm.extractvalue"(%t4622_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4621 = "llvm.extractvalue"(%t4622_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4623 = "vector.from_elements"(%4202, %4203) : (f16, f16) -> vector<2xf16>
        %4624 = "vector.from_elements"(%4204, %4205) : (f16, f16) -> vector<2xf16>
        %4625 = "vector.from_elements"(%4210, %4211) : (f16, f16) -> vector<2xf16>
        %4626 = "vector.from_elements"(%4212, %4213) : (f16, f16) -> vector<2xf16>
        %t4631_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4616, %4617, %4496, %4497, %4498, %4499) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4627 = "llvm.extractvalue"(%t4631_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4628 = "llvm.extractvalue"(%t4631_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4629 = "llvm.extractvalue"(%t4631_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4630 = "llvm.extractvalue"(%t4631_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4636_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4609, %4610, %4501, %4502, %4503, %4504) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4632 = "llvm.extractvalue"(%t4636_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4633 = "llvm.extractvalue"(%t4636_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4634 = "llvm.extractvalue"(%t4636_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4635 = "llvm.extractvalue"(%t4636_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4641_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4602, %4603, %4506, %4507, %4508, %4509) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4637 = "llvm.extractvalue"(%t4641_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4638 = "llvm.extractvalue"(%t4641_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4639 = "llvm.extractvalue"(%t4641_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4640 = "llvm.extractvalue"(%t4641_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4646_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4595, %4596, %4511, %4512, %4513, %4514) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4642 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4643 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4644 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4645 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4651_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4588, %4589, %4516, %4517, %4518, %4519) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4647 = "llvm.extractvalue"(%t4651_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4648 = "llvm.extractvalue"(%t4651_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4649 = "llvm.extractvalue"(%t4651_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4650 = "llvm.extractvalue"(%t4651_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4656_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4581, %4582, %4521, %4522, %4523, %4524) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4652 = "llvm.extractvalue"(%t4656_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4653 = "llvm.extractvalue"(%t4656_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4654 = "llvm.extractvalue"(%t4656_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4655 = "llvm.extractvalue"(%t4656_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4661_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4574, %4575, %4526, %4527, %4528, %4529) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4657 = "llvm.extractvalue"(%t4661_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4658 = "llvm.extractvalue"(%t4661_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4659 = "llvm.extractvalue"(%t4661_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4660 = "llvm.extractvalue"(%t4661_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4666_d = "llvm.call_intrinsic"(%4623, %4624, %4625, %4626, %4567, %4568, %4531, %4532, %4533, %4534) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4662 = "llvm.extractvalue"(%t4666_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4663 = "llvm.extractvalue"(%t4666_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4664 = "llvm.extractvalue"(%t4666_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4665 = "llvm.extractvalue"(%t4666_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4667 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %4668 = "arith.addi"(%4667, %833) : (i32, i32) -> i32
        %4669 = "llvm.getelementptr"(%94, %4668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4670 = "llvm.getelementptr"(%4669, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4675_d = "nvvm.ldmatrix"(%4670) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4671 = "llvm.extractvalue"(%t4675_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4672 = "llvm.extractvalue"(%t4675_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4673 = "llvm.extractvalue"(%t4675_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4674 = "llvm.extractvalue"(%t4675_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4676 = "llvm.getelementptr"(%4669, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4681_d = "nvvm.ldmatrix"(%4676) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4677 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4678 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4679 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4680 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4682 = "llvm.getelementptr"(%4669, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4687_d = "nvvm.ldmatrix"(%4682) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4683 = "llvm.extractvalue"(%t4687_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4684 = "llvm.extractvalue"(%t4687_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4685 = "llvm.extractvalue"(%t4687_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4686 = "llvm.extractvalue"(%t4687_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4688 = "llvm.getelementptr"(%4669, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4693_d = "nvvm.ldmatrix"(%4688) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4689 = "llvm.extractvalue"(%t4693_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4690 = "llvm.extractvalue"(%t4693_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4691 = "llvm.extractvalue"(%t4693_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4692 = "llvm.extractvalue"(%t4693_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4694 = "vector.from_elements"(%4214, %4215) : (f16, f16) -> vector<2xf16>
        %4695 = "vector.from_elements"(%4216, %4217) : (f16, f16) -> vector<2xf16>
        %4696 = "vector.from_elements"(%4222, %4223) : (f16, f16) -> vector<2xf16>
        %4697 = "vector.from_elements"(%4224, %4225) : (f16, f16) -> vector<2xf16>
        %4698 = "llvm.bitcast"(%4671) : (i32) -> vector<2xf16>
        %4699 = "llvm.bitcast"(%4672) : (i32) -> vector<2xf16>
        %t4704_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4698, %4699, %4569, %4570, %4571, %4572) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4700 = "llvm.extractvalue"(%t4704_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4701 = "llvm.extractvalue"(%t4704_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4702 = "llvm.extractvalue"(%t4704_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4703 = "llvm.extractvalue"(%t4704_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4705 = "llvm.bitcast"(%4673) : (i32) -> vector<2xf16>
        %4706 = "llvm.bitcast"(%4674) : (i32) -> vector<2xf16>
        %t4711_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4705, %4706, %4576, %4577, %4578, %4579) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4707 = "llvm.extractvalue"(%t4711_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4708 = "llvm.extractvalue"(%t4711_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4709 = "llvm.extractvalue"(%t4711_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4710 = "llvm.extractvalue"(%t4711_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4712 = "llvm.bitcast"(%4677) : (i32) -> vector<2xf16>
        %4713 = "llvm.bitcast"(%4678) : (i32) -> vector<2xf16>
        %t4718_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4712, %4713, %4583, %4584, %4585, %4586) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4714 = "llvm.extractvalue"(%t4718_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4715 = "llvm.extractvalue"(%t4718_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4716 = "llvm.extractvalue"(%t4718_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4717 = "llvm.extractvalue"(%t4718_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4719 = "llvm.bitcast"(%4679) : (i32) -> vector<2xf16>
        %4720 = "llvm.bitcast"(%4680) : (i32) -> vector<2xf16>
        %t4725_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4719, %4720, %4590, %4591, %4592, %4593) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4721 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4722 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4723 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4724 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4726 = "llvm.bitcast"(%4683) : (i32) -> vector<2xf16>
        %4727 = "llvm.bitcast"(%4684) : (i32) -> vector<2xf16>
        %t4732_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4726, %4727, %4597, %4598, %4599, %4600) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4728 = "llvm.extractvalue"(%t4732_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4729 = "llvm.extractvalue"(%t4732_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4730 = "llvm.extractvalue"(%t4732_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4731 = "llvm.extractvalue"(%t4732_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4733 = "llvm.bitcast"(%4685) : (i32) -> vector<2xf16>
        %4734 = "llvm.bitcast"(%4686) : (i32) -> vector<2xf16>
        %t4739_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4733, %4734, %4604, %4605, %4606, %4607) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4735 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4736 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4737 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4738 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4740 = "llvm.bitcast"(%4689) : (i32) -> vector<2xf16>
        %4741 = "llvm.bitcast"(%4690) : (i32) -> vector<2xf16>
        %t4746_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4740, %4741, %4611, %4612, %4613, %4614) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4742 = "llvm.extractvalue"(%t4746_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4743 = "llvm.extractvalue"(%t4746_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4744 = "llvm.extractvalue"(%t4746_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4745 = "llvm.extractvalue"(%t4746_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4747 = "llvm.bitcast"(%4691) : (i32) -> vector<2xf16>
        %4748 = "llvm.bitcast"(%4692) : (i32) -> vector<2xf16>
        %t4753_d = "llvm.call_intrinsic"(%4694, %4695, %4696, %4697, %4747, %4748, %4618, %4619, %4620, %4621) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4749 = "llvm.extractvalue"(%t4753_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4750 = "llvm.extractvalue"(%t4753_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4751 = "llvm.extractvalue"(%t4753_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4752 = "llvm.extractvalue"(%t4753_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4754 = "vector.from_elements"(%4218, %4219) : (f16, f16) -> vector<2xf16>
        %4755 = "vector.from_elements"(%4220, %4221) : (f16, f16) -> vector<2xf16>
        %4756 = "vector.from_elements"(%4226, %4227) : (f16, f16) -> vector<2xf16>
        %4757 = "vector.from_elements"(%4228, %4229) : (f16, f16) -> vector<2xf16>
        %t4762_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4747, %4748, %4627, %4628, %4629, %4630) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4758 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4759 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4760 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4761 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4767_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4740, %4741, %4632, %4633, %4634, %4635) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4763 = "llvm.extractvalue"(%t4767_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4764 = "llvm.extractvalue"(%t4767_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4765 = "llvm.extractvalue"(%t4767_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4766 = "llvm.extractvalue"(%t4767_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4772_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4733, %4734, %4637, %4638, %4639, %4640) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4768 = "llvm.extractvalue"(%t4772_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4769 = "llvm.extractvalue"(%t4772_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4770 = "llvm.extractvalue"(%t4772_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4771 = "llvm.extractvalue"(%t4772_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4777_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4726, %4727, %4642, %4643, %4644, %4645) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4773 = "llvm.extractvalue"(%t4777_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4774 = "llvm.extractvalue"(%t4777_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4775 = "llvm.extractvalue"(%t4777_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4776 = "llvm.extractvalue"(%t4777_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4782_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4719, %4720, %4647, %4648, %4649, %4650) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4778 = "llvm.extractvalue"(%t4782_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4779 = "llvm.extractvalue"(%t4782_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4780 = "llvm.extractvalue"(%t4782_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4781 = "llvm.extractvalue"(%t4782_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4787_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4712, %4713, %4652, %4653, %4654, %4655) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4783 = "llvm.extractvalue"(%t4787_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4784 = "llvm.extractvalue"(%t4787_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4785 = "llvm.extractvalue"(%t4787_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4786 = "llvm.extractvalue"(%t4787_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4792_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4705, %4706, %4657, %4658, %4659, %4660) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4788 = "llvm.extractvalue"(%t4792_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4789 = "llvm.extractvalue"(%t4792_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4790 = "llvm.extractvalue"(%t4792_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4791 = "llvm.extractvalue"(%t4792_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4797_d = "llvm.call_intrinsic"(%4754, %4755, %4756, %4757, %4698, %4699, %4662, %4663, %4664, %4665) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4793 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4794 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4795 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4796 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4798 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %4799 = "arith.addi"(%4798, %833) : (i32, i32) -> i32
        %4800 = "llvm.getelementptr"(%94, %4799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4801 = "llvm.getelementptr"(%4800, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4806_d = "nvvm.ldmatrix"(%4801) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4802 = "llvm.extractvalue"(%t4806_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4803 = "llvm.extractvalue"(%t4806_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4804 = "llvm.extractvalue"(%t4806_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4805 = "llvm.extractvalue"(%t4806_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4807 = "llvm.getelementptr"(%4800, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4812_d = "nvvm.ldmatrix"(%4807) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4808 = "llvm.extractvalue"(%t4812_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4809 = "llvm.extractvalue"(%t4812_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4810 = "llvm.extractvalue"(%t4812_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4811 = "llvm.extractvalue"(%t4812_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4813 = "llvm.getelementptr"(%4800, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4818_d = "nvvm.ldmatrix"(%4813) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4814 = "llvm.extractvalue"(%t4818_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4815 = "llvm.extractvalue"(%t4818_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4816 = "llvm.extractvalue"(%t4818_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4817 = "llvm.extractvalue"(%t4818_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4819 = "llvm.getelementptr"(%4800, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4824_d = "nvvm.ldmatrix"(%4819) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4820 = "llvm.extractvalue"(%t4824_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4821 = "llvm.extractvalue"(%t4824_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4822 = "llvm.extractvalue"(%t4824_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4823 = "llvm.extractvalue"(%t4824_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4825 = "vector.from_elements"(%4230, %4231) : (f16, f16) -> vector<2xf16>
        %4826 = "vector.from_elements"(%4232, %4233) : (f16, f16) -> vector<2xf16>
        %4827 = "vector.from_elements"(%4238, %4239) : (f16, f16) -> vector<2xf16>
        %4828 = "vector.from_elements"(%4240, %4241) : (f16, f16) -> vector<2xf16>
        %4829 = "llvm.bitcast"(%4802) : (i32) -> vector<2xf16>
        %4830 = "llvm.bitcast"(%4803) : (i32) -> vector<2xf16>
        %t4835_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4829, %4830, %4700, %4701, %4702, %4703) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4831 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4832 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4833 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4834 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4836 = "llvm.bitcast"(%4804) : (i32) -> vector<2xf16>
        %4837 = "llvm.bitcast"(%4805) : (i32) -> vector<2xf16>
        %t4842_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4836, %4837, %4707, %4708, %4709, %4710) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4838 = "llvm.extractvalue"(%t4842_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4839 = "llvm.extractvalue"(%t4842_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4840 = "llvm.extractvalue"(%t4842_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4841 = "llvm.extractvalue"(%t4842_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4843 = "llvm.bitcast"(%4808) : (i32) -> vector<2xf16>
        %4844 = "llvm.bitcast"(%4809) : (i32) -> vector<2xf16>
        %t4849_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4843, %4844, %4714, %4715, %4716, %4717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4845 = "llvm.extractvalue"(%t4849_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4846 = "llvm.extractvalue"(%t4849_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4847 = "llvm.extractvalue"(%t4849_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4848 = "llvm.extractvalue"(%t4849_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4850 = "llvm.bitcast"(%4810) : (i32) -> vector<2xf16>
        %4851 = "llvm.bitcast"(%4811) : (i32) -> vector<2xf16>
        %t4856_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4850, %4851, %4721, %4722, %4723, %4724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4852 = "llvm.extractvalue"(%t4856_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4853 = "llvm.extractvalue"(%t4856_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4854 = "llvm.extractvalue"(%t4856_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4855 = "llvm.extractvalue"(%t4856_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4857 = "llvm.bitcast"(%4814) : (i32) -> vector<2xf16>
        %4858 = "llvm.bitcast"(%4815) : (i32) -> vector<2xf16>
        %t4863_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4857, %4858, %4728, %4729, %4730, %4731) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4859 = "llvm.extractvalue"(%t4863_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4860 = "llvm.extractvalue"(%t4863_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4861 = "llvm.extractvalue"(%t4863_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4862 = "llvm.extractvalue"(%t4863_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4864 = "llvm.bitcast"(%4816) : (i32) -> vector<2xf16>
        %4865 = "llvm.bitcast"(%4817) : (i32) -> vector<2xf16>
        %t4870_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4864, %4865, %4735, %4736, %4737, %4738) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4866 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4867 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4868 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4869 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4871 = "llvm.bitcast"(%4820) : (i32) -> vector<2xf16>
        %4872 = "llvm.bitcast"(%4821) : (i32) -> vector<2xf16>
        %t4877_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4871, %4872, %4742, %4743, %4744, %4745) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4873 = "llvm.extractvalue"(%t4877_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4874 = "llvm.extractvalue"(%t4877_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4875 = "llvm.extractvalue"(%t4877_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4876 = "llvm.extractvalue"(%t4877_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4878 = "llvm.bitcast"(%4822) : (i32) -> vector<2xf16>
        %4879 = "llvm.bitcast"(%4823) : (i32) -> vector<2xf16>
        %t4884_d = "llvm.call_intrinsic"(%4825, %4826, %4827, %4828, %4878, %4879, %4749, %4750, %4751, %4752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4880 = "llvm.extractvalue"(%t4884_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4881 = "llvm.extractvalue"(%t4884_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4882 = "llvm.extractvalue"(%t4884_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4883 = "llvm.extractvalue"(%t4884_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4885 = "vector.from_elements"(%4234, %4235) : (f16, f16) -> vector<2xf16>
        %4886 = "vector.from_elements"(%4236, %4237) : (f16, f16) -> vector<2xf16>
        %4887 = "vector.from_elements"(%4242, %4243) : (f16, f16) -> vector<2xf16>
        %4888 = "vector.from_elements"(%4244, %4245) : (f16, f16) -> vector<2xf16>
        %t4893_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4878, %4879, %4758, %4759, %4760, %4761) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4889 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4890 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4891 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4892 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4898_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4871, %4872, %4763, %4764, %4765, %4766) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4894 = "llvm.extractvalue"(%t4898_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4895 = "llvm.extractvalue"(%t4898_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4896 = "llvm.extractvalue"(%t4898_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4897 = "llvm.extractvalue"(%t4898_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4903_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4864, %4865, %4768, %4769, %4770, %4771) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4899 = "llvm.extractvalue"(%t4903_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4900 = "llvm.extractvalue"(%t4903_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4901 = "llvm.extractvalue"(%t4903_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4902 = "llvm.extractvalue"(%t4903_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4908_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4857, %4858, %4773, %4774, %4775, %4776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4904 = "llvm.extractvalue"(%t4908_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4905 = "llvm.extractvalue"(%t4908_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4906 = "llvm.extractvalue"(%t4908_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4907 = "llvm.extractvalue"(%t4908_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4913_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4850, %4851, %4778, %4779, %4780, %4781) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4909 = "llvm.extractvalue"(%t4913_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4910 = "llvm.extractvalue"(%t4913_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4911 = "llvm.extractvalue"(%t4913_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4912 = "llvm.extractvalue"(%t4913_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4918_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4843, %4844, %4783, %4784, %4785, %4786) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4914 = "llvm.extractvalue"(%t4918_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4915 = "llvm.extractvalue"(%t4918_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4916 = "llvm.extractvalue"(%t4918_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4917 = "llvm.extractvalue"(%t4918_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4923_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4836, %4837, %4788, %4789, %4790, %4791) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4919 = "llvm.extractvalue"(%t4923_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4920 = "llvm.extractvalue"(%t4923_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4921 = "llvm.extractvalue"(%t4923_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4922 = "llvm.extractvalue"(%t4923_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4928_d = "llvm.call_intrinsic"(%4885, %4886, %4887, %4888, %4829, %4830, %4793, %4794, %4795, %4796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4924 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4925 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4926 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4927 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4929 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %4930 = "arith.addi"(%4929, %833) : (i32, i32) -> i32
        %4931 = "llvm.getelementptr"(%94, %4930) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4932 = "llvm.getelementptr"(%4931, %4265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4937_d = "nvvm.ldmatrix"(%4932) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4933 = "llvm.extractvalue"(%t4937_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4934 = "llvm.extractvalue"(%t4937_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4935 = "llvm.extractvalue"(%t4937_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4936 = "llvm.extractvalue"(%t4937_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4938 = "llvm.getelementptr"(%4931, %4275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4943_d = "nvvm.ldmatrix"(%4938) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4939 = "llvm.extractvalue"(%t4943_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4940 = "llvm.extractvalue"(%t4943_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4941 = "llvm.extractvalue"(%t4943_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4942 = "llvm.extractvalue"(%t4943_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4944 = "llvm.getelementptr"(%4931, %4285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4949_d = "nvvm.ldmatrix"(%4944) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4945 = "llvm.extractvalue"(%t4949_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4946 = "llvm.extractvalue"(%t4949_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4947 = "llvm.extractvalue"(%t4949_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4948 = "llvm.extractvalue"(%t4949_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4950 = "llvm.getelementptr"(%4931, %4295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4955_d = "nvvm.ldmatrix"(%4950) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4951 = "llvm.extractvalue"(%t4955_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4952 = "llvm.extractvalue"(%t4955_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4953 = "llvm.extractvalue"(%t4955_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4954 = "llvm.extractvalue"(%t4955_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4956 = "vector.from_elements"(%4246, %4247) : (f16, f16) -> vector<2xf16>
        %4957 = "vector.from_elements"(%4248, %4249) : (f16, f16) -> vector<2xf16>
        %4958 = "vector.from_elements"(%4254, %4255) : (f16, f16) -> vector<2xf16>
        %4959 = "vector.from_elements"(%4256, %4257) : (f16, f16) -> vector<2xf16>
        %4960 = "llvm.bitcast"(%4933) : (i32) -> vector<2xf16>
        %4961 = "llvm.bitcast"(%4934) : (i32) -> vector<2xf16>
        %t4966_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4960, %4961, %4831, %4832, %4833, %4834) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4962 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4963 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4964 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4965 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4967 = "llvm.bitcast"(%4935) : (i32) -> vector<2xf16>
        %4968 = "llvm.bitcast"(%4936) : (i32) -> vector<2xf16>
        %t4973_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4967, %4968, %4838, %4839, %4840, %4841) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4969 = "llvm.extractvalue"(%t4973_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4970 = "llvm.extractvalue"(%t4973_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4971 = "llvm.extractvalue"(%t4973_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4972 = "llvm.extractvalue"(%t4973_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4974 = "llvm.bitcast"(%4939) : (i32) -> vector<2xf16>
        %4975 = "llvm.bitcast"(%4940) : (i32) -> vector<2xf16>
        %t4980_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4974, %4975, %4845, %4846, %4847, %4848) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4976 = "llvm.extractvalue"(%t4980_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4977 = "llvm.extractvalue"(%t4980_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4978 = "llvm.extractvalue"(%t4980_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4979 = "llvm.extractvalue"(%t4980_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4981 = "llvm.bitcast"(%4941) : (i32) -> vector<2xf16>
        %4982 = "llvm.bitcast"(%4942) : (i32) -> vector<2xf16>
        %t4987_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4981, %4982, %4852, %4853, %4854, %4855) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4983 = "llvm.extractvalue"(%t4987_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4984 = "llvm.extractvalue"(%t4987_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4985 = "llvm.extractvalue"(%t4987_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4986 = "llvm.extractvalue"(%t4987_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4988 = "llvm.bitcast"(%4945) : (i32) -> vector<2xf16>
        %4989 = "llvm.bitcast"(%4946) : (i32) -> vector<2xf16>
        %t4994_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4988, %4989, %4859, %4860, %4861, %4862) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4990 = "llvm.extractvalue"(%t4994_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4991 = "llvm.extractvalue"(%t4994_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4992 = "llvm.extractvalue"(%t4994_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4993 = "llvm.extractvalue"(%t4994_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4995 = "llvm.bitcast"(%4947) : (i32) -> vector<2xf16>
        %4996 = "llvm.bitcast"(%4948) : (i32) -> vector<2xf16>
        %t5001_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %4995, %4996, %4866, %4867, %4868, %4869) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4997 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4998 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4999 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5000 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5002 = "llvm.bitcast"(%4951) : (i32) -> vector<2xf16>
        %5003 = "llvm.bitcast"(%4952) : (i32) -> vector<2xf16>
        %t5008_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %5002, %5003, %4873, %4874, %4875, %4876) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5004 = "llvm.extractvalue"(%t5008_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5005 = "llvm.extractvalue"(%t5008_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5006 = "llvm.extractvalue"(%t5008_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5007 = "llvm.extractvalue"(%t5008_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5009 = "llvm.bitcast"(%4953) : (i32) -> vector<2xf16>
        %5010 = "llvm.bitcast"(%4954) : (i32) -> vector<2xf16>
        %t5015_d = "llvm.call_intrinsic"(%4956, %4957, %4958, %4959, %5009, %5010, %4880, %4881, %4882, %4883) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5011 = "llvm.extractvalue"(%t5015_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5012 = "llvm.extractvalue"(%t5015_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5013 = "llvm.extractvalue"(%t5015_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5014 = "llvm.extractvalue"(%t5015_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5016 = "vector.from_elements"(%4250, %4251) : (f16, f16) -> vector<2xf16>
        %5017 = "vector.from_elements"(%4252, %4253) : (f16, f16) -> vector<2xf16>
        %5018 = "vector.from_elements"(%4258, %4259) : (f16, f16) -> vector<2xf16>
        %5019 = "vector.from_elements"(%4260, %4261) : (f16, f16) -> vector<2xf16>
        %t5024_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %5009, %5010, %4889, %4890, %4891, %4892) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5020 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5021 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5022 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5023 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5029_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %5002, %5003, %4894, %4895, %4896, %4897) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5025 = "llvm.extractvalue"(%t5029_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5026 = "llvm.extractvalue"(%t5029_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5027 = "llvm.extractvalue"(%t5029_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5028 = "llvm.extractvalue"(%t5029_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5034_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4995, %4996, %4899, %4900, %4901, %4902) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5030 = "llvm.extractvalue"(%t5034_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5031 = "llvm.extractvalue"(%t5034_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5032 = "llvm.extractvalue"(%t5034_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5033 = "llvm.extractvalue"(%t5034_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5039_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4988, %4989, %4904, %4905, %4906, %4907) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5035 = "llvm.extractvalue"(%t5039_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5036 = "llvm.extractvalue"(%t5039_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5037 = "llvm.extractvalue"(%t5039_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5038 = "llvm.extractvalue"(%t5039_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5044_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4981, %4982, %4909, %4910, %4911, %4912) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5040 = "llvm.extractvalue"(%t5044_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5041 = "llvm.extractvalue"(%t5044_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5042 = "llvm.extractvalue"(%t5044_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5043 = "llvm.extractvalue"(%t5044_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5049_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4974, %4975, %4914, %4915, %4916, %4917) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5045 = "llvm.extractvalue"(%t5049_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5046 = "llvm.extractvalue"(%t5049_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5047 = "llvm.extractvalue"(%t5049_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5048 = "llvm.extractvalue"(%t5049_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5054_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4967, %4968, %4919, %4920, %4921, %4922) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5050 = "llvm.extractvalue"(%t5054_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5051 = "llvm.extractvalue"(%t5054_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5052 = "llvm.extractvalue"(%t5054_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5053 = "llvm.extractvalue"(%t5054_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5059_d = "llvm.call_intrinsic"(%5016, %5017, %5018, %5019, %4960, %4961, %4924, %4925, %4926, %4927) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5055 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5056 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5057 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5058 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5060 = "arith.subi"(%45, %573) : (i32, i32) -> i32
        "scf.yield"(%5060, %4962, %4963, %4964, %4965, %5055, %5056, %5057, %5058, %4969, %4970, %4971, %4972, %5050, %5051, %5052, %5053, %4976, %4977, %4978, %4979, %5045, %5046, %5047, %5048, %4983, %4984, %4985, %4986, %5040, %5041, %5042, %5043, %4990, %4991, %4992, %4993, %5035, %5036, %5037, %5038, %4997, %4998, %4999, %5000, %5030, %5031, %5032, %5033, %5004, %5005, %5006, %5007, %5025, %5026, %5027, %5028, %5011, %5012, %5013, %5014, %5020, %5021, %5022, %5023, %4302, %4303, %4362, %4363, %4304, %4305, %4364, %4365, %4432, %4433, %4492, %4493, %4434, %4435, %4494, %4495, %4563, %4564, %4623, %4624, %4565, %4566, %4625, %4626, %4694, %4695, %4754, %4755, %4696, %4697, %4756, %4757, %4825, %4826, %4885, %4886, %4827, %4828, %4887, %4888, %4956, %4957, %5016, %5017, %4958, %4959, %5018, %5019, %2585, %2586, %2587, %2588, %4160, %4161, %4162, %4163) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32)
      %5061 = "arith.constant"() {value = -1 : i32} : () -> i32
      %5062 = "arith.constant"() {value = 31 : i32} : () -> i32
      %5063 = "nvvm.shfl.sync"(%5061, %35, %280, %5062) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %5064 = "arith.constant"() {value = 5 : i32} : () -> i32
      %5065 = "arith.shrsi"(%5063, %5064) : (i32, i32) -> i32
      %5066 = "arith.muli"(%5065, %129) : (i32, i32) -> i32
      %5067 = "arith.addi"(%48, %5066) : (i32, i32) -> i32
      %5068 = "arith.andi"(%5063, %5062) : (i32, i32) -> i32
      %5069 = "arith.divui"(%5068, %282) : (i32, i32) -> i32
      %5070 = "arith.addi"(%5067, %5069) : (i32, i32) -> i32
      %5071 = "arith.muli"(%51, %32) : (i64, i64) -> i64
      %5072 = "arith.muli"(%52, %33) : (i64, i64) -> i64
      %5073 = "arith.addi"(%5071, %5072) : (i64, i64) -> i64
      %5074 = "llvm.getelementptr"(%28, %5073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %5075 = "nvvm.shfl.sync"(%5061, %568, %45, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5076 = "arith.addf"(%568, %5075) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5077 = "nvvm.shfl.sync"(%5061, %5076, %286, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5078 = "arith.addf"(%5076, %5077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5079 = "llvm.call_intrinsic"(%5078) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5080 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %5081 = "arith.cmpf"(%5078, %5080) {predicate = 1 : i64} : (f32, f32) -> i1
      %5082 = "scf.if"(%5081) ({
        "scf.yield"(%5080) : (f32) -> ()
      }, {
        "scf.yield"(%5079) : (f32) -> ()
      }) : (i1) -> f32
      %5083 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5084 = "arith.remui"(%5083, %282) : (i32, i32) -> i32
      %5085 = "arith.cmpi"(%5084, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5086 = "arith.cmpi"(%5070, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5087 = "arith.andi"(%5085, %5086) : (i1, i1) -> i1
      "scf.if"(%5087) ({
        %5088 = "llvm.call_intrinsic"(%5078) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5089 = "arith.addf"(%564, %5088) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5090 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5091 = "arith.mulf"(%5089, %5090) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5092 = "arith.extsi"(%5070) : (i32) -> i64
        %5093 = "llvm.getelementptr"(%5074, %5092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5091, %5093) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5094 = "nvvm.shfl.sync"(%5061, %569, %45, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5095 = "arith.addf"(%569, %5094) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5096 = "nvvm.shfl.sync"(%5061, %5095, %286, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5097 = "arith.addf"(%5095, %5096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5098 = "llvm.call_intrinsic"(%5097) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5099 = "arith.cmpf"(%5097, %5080) {predicate = 1 : i64} : (f32, f32) -> i1
      %5100 = "scf.if"(%5099) ({
        "scf.yield"(%5080) : (f32) -> ()
      }, {
        "scf.yield"(%5098) : (f32) -> ()
      }) : (i1) -> f32
      %5101 = "arith.addi"(%5070, %97) : (i32, i32) -> i32
      %5102 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5103 = "arith.remui"(%5102, %282) : (i32, i32) -> i32
      %5104 = "arith.cmpi"(%5103, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5105 = "arith.cmpi"(%5101, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5106 = "arith.andi"(%5104, %5105) : (i1, i1) -> i1
      "scf.if"(%5106) ({
        %5107 = "llvm.call_intrinsic"(%5097) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5108 = "arith.addf"(%565, %5107) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5109 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5110 = "arith.mulf"(%5108, %5109) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5111 = "arith.extsi"(%5101) : (i32) -> i64
        %5112 = "llvm.getelementptr"(%5074, %5111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5110, %5112) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5113 = "nvvm.shfl.sync"(%5061, %570, %45, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5114 = "arith.addf"(%570, %5113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5115 = "nvvm.shfl.sync"(%5061, %5114, %286, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5116 = "arith.addf"(%5114, %5115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5117 = "llvm.call_intrinsic"(%5116) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5118 = "arith.cmpf"(%5116, %5080) {predicate = 1 : i64} : (f32, f32) -> i1
      %5119 = "scf.if"(%5118) ({
        "scf.yield"(%5080) : (f32) -> ()
      }, {
        "scf.yield"(%5117) : (f32) -> ()
      }) : (i1) -> f32
      %5120 = "arith.addi"(%5070, %106) : (i32, i32) -> i32
      %5121 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5122 = "arith.remui"(%5121, %282) : (i32, i32) -> i32
      %5123 = "arith.cmpi"(%5122, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5124 = "arith.cmpi"(%5120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5125 = "arith.andi"(%5123, %5124) : (i1, i1) -> i1
      "scf.if"(%5125) ({
        %5126 = "llvm.call_intrinsic"(%5116) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5127 = "arith.addf"(%566, %5126) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5128 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5129 = "arith.mulf"(%5127, %5128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5130 = "arith.extsi"(%5120) : (i32) -> i64
        %5131 = "llvm.getelementptr"(%5074, %5130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5129, %5131) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5132 = "nvvm.shfl.sync"(%5061, %571, %45, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5133 = "arith.addf"(%571, %5132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5134 = "nvvm.shfl.sync"(%5061, %5133, %286, %5062) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5135 = "arith.addf"(%5133, %5134) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5136 = "llvm.call_intrinsic"(%5135) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5137 = "arith.cmpf"(%5135, %5080) {predicate = 1 : i64} : (f32, f32) -> i1
      %5138 = "scf.if"(%5137) ({
        "scf.yield"(%5080) : (f32) -> ()
      }, {
        "scf.yield"(%5136) : (f32) -> ()
      }) : (i1) -> f32
      %5139 = "arith.addi"(%5120, %97) : (i32, i32) -> i32
      %5140 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5141 = "arith.remui"(%5140, %282) : (i32, i32) -> i32
      %5142 = "arith.cmpi"(%5141, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5143 = "arith.cmpi"(%5139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5144 = "arith.andi"(%5142, %5143) : (i1, i1) -> i1
      "scf.if"(%5144) ({
        %5145 = "llvm.call_intrinsic"(%5135) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5146 = "arith.addf"(%567, %5145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5147 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5148 = "arith.mulf"(%5146, %5147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5149 = "arith.extsi"(%5139) : (i32) -> i64
        %5150 = "llvm.getelementptr"(%5074, %5149) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5148, %5150) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5151 = "vector.from_elements"(%452, %453, %460, %461, %468, %469, %476, %477, %484, %485, %492, %493, %500, %501, %508, %509) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5152 = "vector.broadcast"(%5082) : (f32) -> vector<16xf32>
      %5153 = "arith.mulf"(%5151, %5152) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5154 = "vector.extract"(%5153) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5155 = "vector.extract"(%5153) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5156 = "vector.extract"(%5153) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5157 = "vector.extract"(%5153) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5158 = "vector.extract"(%5153) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5159 = "vector.extract"(%5153) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5160 = "vector.extract"(%5153) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5161 = "vector.extract"(%5153) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5162 = "vector.extract"(%5153) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5163 = "vector.extract"(%5153) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5164 = "vector.extract"(%5153) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5165 = "vector.extract"(%5153) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5166 = "vector.extract"(%5153) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5167 = "vector.extract"(%5153) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5168 = "vector.extract"(%5153) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5169 = "vector.extract"(%5153) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5170 = "vector.from_elements"(%454, %455, %462, %463, %470, %471, %478, %479, %486, %487, %494, %495, %502, %503, %510, %511) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5171 = "vector.broadcast"(%5100) : (f32) -> vector<16xf32>
      %5172 = "arith.mulf"(%5170, %5171) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5173 = "vector.extract"(%5172) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5174 = "vector.extract"(%5172) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5175 = "vector.extract"(%5172) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5176 = "vector.extract"(%5172) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5177 = "vector.extract"(%5172) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5178 = "vector.extract"(%5172) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5179 = "vector.extract"(%5172) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5180 = "vector.extract"(%5172) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5181 = "vector.extract"(%5172) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5182 = "vector.extract"(%5172) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5183 = "vector.extract"(%5172) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5184 = "vector.extract"(%5172) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5185 = "vector.extract"(%5172) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5186 = "vector.extract"(%5172) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5187 = "vector.extract"(%5172) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5188 = "vector.extract"(%5172) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5189 = "vector.from_elements"(%456, %457, %464, %465, %472, %473, %480, %481, %488, %489, %496, %497, %504, %505, %512, %513) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5190 = "vector.broadcast"(%5119) : (f32) -> vector<16xf32>
      %5191 = "arith.mulf"(%5189, %5190) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5192 = "vector.extract"(%5191) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5193 = "vector.extract"(%5191) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5194 = "vector.extract"(%5191) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5195 = "vector.extract"(%5191) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5196 = "vector.extract"(%5191) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5197 = "vector.extract"(%5191) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5198 = "vector.extract"(%5191) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5199 = "vector.extract"(%5191) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5200 = "vector.extract"(%5191) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5201 = "vector.extract"(%5191) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5202 = "vector.extract"(%5191) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5203 = "vector.extract"(%5191) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5204 = "vector.extract"(%5191) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5205 = "vector.extract"(%5191) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5206 = "vector.extract"(%5191) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5207 = "vector.extract"(%5191) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5208 = "vector.from_elements"(%458, %459, %466, %467, %474, %475, %482, %483, %490, %491, %498, %499, %506, %507, %514, %515) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5209 = "vector.broadcast"(%5138) : (f32) -> vector<16xf32>
      %5210 = "arith.mulf"(%5208, %5209) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5211 = "vector.extract"(%5210) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5212 = "vector.extract"(%5210) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5213 = "vector.extract"(%5210) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5214 = "vector.extract"(%5210) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5215 = "vector.extract"(%5210) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5216 = "vector.extract"(%5210) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5217 = "vector.extract"(%5210) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5218 = "vector.extract"(%5210) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5219 = "vector.extract"(%5210) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5220 = "vector.extract"(%5210) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5221 = "vector.extract"(%5210) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5222 = "vector.extract"(%5210) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5223 = "vector.extract"(%5210) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5224 = "vector.extract"(%5210) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5225 = "vector.extract"(%5210) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5226 = "vector.extract"(%5210) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %5227 = "vector.from_elements"(%5154, %5155, %5173, %5174, %5192, %5193, %5211, %5212, %5156, %5157, %5175, %5176, %5194, %5195, %5213, %5214, %5158, %5159, %5177, %5178, %5196, %5197, %5215, %5216, %5160, %5161, %5179, %5180, %5198, %5199, %5217, %5218, %5162, %5163, %5181, %5182, %5200, %5201, %5219, %5220, %5164, %5165, %5183, %5184, %5202, %5203, %5221, %5222, %5166, %5167, %5185, %5186, %5204, %5205, %5223, %5224, %5168, %5169, %5187, %5188, %5206, %5207, %5225, %5226) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
      %5228 = "arith.truncf"(%5227) : (vector<64xf32>) -> vector<64xf16>
      %5229 = "vector.extract"(%5228) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
      %5230 = "vector.extract"(%5228) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
      %5231 = "vector.extract"(%5228) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
      %5232 = "vector.extract"(%5228) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
      %5233 = "vector.extract"(%5228) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
      %5234 = "vector.extract"(%5228) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
      %5235 = "vector.extract"(%5228) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
      %5236 = "vector.extract"(%5228) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
      %5237 = "vector.extract"(%5228) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
      %5238 = "vector.extract"(%5228) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
      %5239 = "vector.extract"(%5228) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
      %5240 = "vector.extract"(%5228) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
      %5241 = "vector.extract"(%5228) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
      %5242 = "vector.extract"(%5228) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
      %5243 = "vector.extract"(%5228) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
      %5244 = "vector.extract"(%5228) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
      %5245 = "vector.extract"(%5228) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
      %5246 = "vector.extract"(%5228) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
      %5247 = "vector.extract"(%5228) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
      %5248 = "vector.extract"(%5228) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
      %5249 = "vector.extract"(%5228) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
      %5250 = "vector.extract"(%5228) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
      %5251 = "vector.extract"(%5228) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
      %5252 = "vector.extract"(%5228) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
      %5253 = "vector.extract"(%5228) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
      %5254 = "vector.extract"(%5228) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
      %5255 = "vector.extract"(%5228) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
      %5256 = "vector.extract"(%5228) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
      %5257 = "vector.extract"(%5228) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
      %5258 = "vector.extract"(%5228) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
      %5259 = "vector.extract"(%5228) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
      %5260 = "vector.extract"(%5228) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
      %5261 = "vector.extract"(%5228) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
      %5262 = "vector.extract"(%5228) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
      %5263 = "vector.extract"(%5228) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
      %5264 = "vector.extract"(%5228) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
      %5265 = "vector.extract"(%5228) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
      %5266 = "vector.extract"(%5228) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
      %5267 = "vector.extract"(%5228) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
      %5268 = "vector.extract"(%5228) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
      %5269 = "vector.extract"(%5228) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
      %5270 = "vector.extract"(%5228) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
      %5271 = "vector.extract"(%5228) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
      %5272 = "vector.extract"(%5228) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
      %5273 = "vector.extract"(%5228) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
      %5274 = "vector.extract"(%5228) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
      %5275 = "vector.extract"(%5228) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
      %5276 = "vector.extract"(%5228) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
      %5277 = "vector.extract"(%5228) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
      %5278 = "vector.extract"(%5228) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
      %5279 = "vector.extract"(%5228) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
      %5280 = "vector.extract"(%5228) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
      %5281 = "vector.extract"(%5228) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
      %5282 = "vector.extract"(%5228) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
      %5283 = "vector.extract"(%5228) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
      %5284 = "vector.extract"(%5228) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
      %5285 = "vector.extract"(%5228) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
      %5286 = "vector.extract"(%5228) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
      %5287 = "vector.extract"(%5228) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
      %5288 = "vector.extract"(%5228) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
      %5289 = "vector.extract"(%5228) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
      %5290 = "vector.extract"(%5228) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
      %5291 = "vector.extract"(%5228) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
      %5292 = "vector.extract"(%5228) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
      %5293 = "arith.andi"(%289, %121) : (i32, i32) -> i32
      %5294 = "arith.shrui"(%5293, %123) : (i32, i32) -> i32
      %5295 = "arith.xori"(%289, %5294) : (i32, i32) -> i32
      %5296 = "llvm.getelementptr"(%292, %5295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5297 = "vector.from_elements"(%5229, %5230) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5297, %5296) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5298 = "arith.addi"(%289, %97) : (i32, i32) -> i32
      %5299 = "arith.andi"(%5298, %121) : (i32, i32) -> i32
      %5300 = "arith.shrui"(%5299, %123) : (i32, i32) -> i32
      %5301 = "arith.xori"(%5298, %5300) : (i32, i32) -> i32
      %5302 = "llvm.getelementptr"(%292, %5301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5303 = "vector.from_elements"(%5237, %5238) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5303, %5302) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5304 = "arith.addi"(%289, %129) : (i32, i32) -> i32
      %5305 = "arith.andi"(%5304, %121) : (i32, i32) -> i32
      %5306 = "arith.shrui"(%5305, %123) : (i32, i32) -> i32
      %5307 = "arith.xori"(%5304, %5306) : (i32, i32) -> i32
      %5308 = "llvm.getelementptr"(%292, %5307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5309 = "vector.from_elements"(%5245, %5246) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5309, %5308) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5310 = "arith.addi"(%289, %313) : (i32, i32) -> i32
      %5311 = "arith.andi"(%5310, %121) : (i32, i32) -> i32
      %5312 = "arith.shrui"(%5311, %123) : (i32, i32) -> i32
      %5313 = "arith.xori"(%5310, %5312) : (i32, i32) -> i32
      %5314 = "llvm.getelementptr"(%292, %5313) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5315 = "vector.from_elements"(%5253, %5254) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5315, %5314) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5316 = "arith.addi"(%289, %138) : (i32, i32) -> i32
      %5317 = "arith.andi"(%5316, %121) : (i32, i32) -> i32
      %5318 = "arith.shrui"(%5317, %123) : (i32, i32) -> i32
      %5319 = "arith.xori"(%5316, %5318) : (i32, i32) -> i32
      %5320 = "llvm.getelementptr"(%292, %5319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5321 = "vector.from_elements"(%5261, %5262) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5321, %5320) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5322 = "arith.addi"(%289, %316) : (i32, i32) -> i32
      %5323 = "arith.andi"(%5322, %121) : (i32, i32) -> i32
      %5324 = "arith.shrui"(%5323, %123) : (i32, i32) -> i32
      %5325 = "arith.xori"(%5322, %5324) : (i32, i32) -> i32
      %5326 = "llvm.getelementptr"(%292, %5325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5327 = "vector.from_elements"(%5269, %5270) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5327, %5326) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5328 = "arith.addi"(%289, %148) : (i32, i32) -> i32
      %5329 = "arith.andi"(%5328, %121) : (i32, i32) -> i32
      %5330 = "arith.shrui"(%5329, %123) : (i32, i32) -> i32
      %5331 = "arith.xori"(%5328, %5330) : (i32, i32) -> i32
      %5332 = "llvm.getelementptr"(%292, %5331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5333 = "vector.from_elements"(%5277, %5278) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5333, %5332) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5334 = "arith.addi"(%289, %319) : (i32, i32) -> i32
      %5335 = "arith.andi"(%5334, %121) : (i32, i32) -> i32
      %5336 = "arith.shrui"(%5335, %123) : (i32, i32) -> i32
      %5337 = "arith.xori"(%5334, %5336) : (i32, i32) -> i32
      %5338 = "llvm.getelementptr"(%292, %5337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5339 = "vector.from_elements"(%5285, %5286) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5339, %5338) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5340 = "arith.addi"(%5295, %308) : (i32, i32) -> i32
      %5341 = "llvm.getelementptr"(%292, %5340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5342 = "vector.from_elements"(%5231, %5232) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5342, %5341) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5343 = "arith.addi"(%5301, %308) : (i32, i32) -> i32
      %5344 = "llvm.getelementptr"(%292, %5343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5345 = "vector.from_elements"(%5239, %5240) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5345, %5344) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5346 = "arith.addi"(%5307, %308) : (i32, i32) -> i32
      %5347 = "llvm.getelementptr"(%292, %5346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5348 = "vector.from_elements"(%5247, %5248) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5348, %5347) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5349 = "arith.addi"(%5313, %308) : (i32, i32) -> i32
      %5350 = "llvm.getelementptr"(%292, %5349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5351 = "vector.from_elements"(%5255, %5256) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5351, %5350) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5352 = "arith.addi"(%5319, %308) : (i32, i32) -> i32
      %5353 = "llvm.getelementptr"(%292, %5352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5354 = "vector.from_elements"(%5263, %5264) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5354, %5353) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5355 = "arith.addi"(%5325, %308) : (i32, i32) -> i32
      %5356 = "llvm.getelementptr"(%292, %5355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5357 = "vector.from_elements"(%5271, %5272) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5357, %5356) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5358 = "arith.addi"(%5331, %308) : (i32, i32) -> i32
      %5359 = "llvm.getelementptr"(%292, %5358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5360 = "vector.from_elements"(%5279, %5280) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5360, %5359) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5361 = "arith.addi"(%5337, %308) : (i32, i32) -> i32
      %5362 = "llvm.getelementptr"(%292, %5361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5363 = "vector.from_elements"(%5287, %5288) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5363, %5362) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5364 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %5365 = "arith.addi"(%5295, %5364) : (i32, i32) -> i32
      %5366 = "llvm.getelementptr"(%292, %5365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5367 = "vector.from_elements"(%5233, %5234) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5367, %5366) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5368 = "arith.addi"(%5301, %5364) : (i32, i32) -> i32
      %5369 = "llvm.getelementptr"(%292, %5368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5370 = "vector.from_elements"(%5241, %5242) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5370, %5369) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5371 = "arith.addi"(%5307, %5364) : (i32, i32) -> i32
      %5372 = "llvm.getelementptr"(%292, %5371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5373 = "vector.from_elements"(%5249, %5250) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5373, %5372) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5374 = "arith.addi"(%5313, %5364) : (i32, i32) -> i32
      %5375 = "llvm.getelementptr"(%292, %5374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5376 = "vector.from_elements"(%5257, %5258) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5376, %5375) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5377 = "arith.addi"(%5319, %5364) : (i32, i32) -> i32
      %5378 = "llvm.getelementptr"(%292, %5377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5379 = "vector.from_elements"(%5265, %5266) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5379, %5378) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5380 = "arith.addi"(%5325, %5364) : (i32, i32) -> i32
      %5381 = "llvm.getelementptr"(%292, %5380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5382 = "vector.from_elements"(%5273, %5274) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5382, %5381) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5383 = "arith.addi"(%5331, %5364) : (i32, i32) -> i32
      %5384 = "llvm.getelementptr"(%292, %5383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5385 = "vector.from_elements"(%5281, %5282) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5385, %5384) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5386 = "arith.addi"(%5337, %5364) : (i32, i32) -> i32
      %5387 = "llvm.getelementptr"(%292, %5386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5388 = "vector.from_elements"(%5289, %5290) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5388, %5387) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5389 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %5390 = "arith.addi"(%5295, %5389) : (i32, i32) -> i32
      %5391 = "llvm.getelementptr"(%292, %5390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5392 = "vector.from_elements"(%5235, %5236) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5392, %5391) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5393 = "arith.addi"(%5301, %5389) : (i32, i32) -> i32
      %5394 = "llvm.getelementptr"(%292, %5393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5395 = "vector.from_elements"(%5243, %5244) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5395, %5394) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5396 = "arith.addi"(%5307, %5389) : (i32, i32) -> i32
      %5397 = "llvm.getelementptr"(%292, %5396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5398 = "vector.from_elements"(%5251, %5252) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5398, %5397) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5399 = "arith.addi"(%5313, %5389) : (i32, i32) -> i32
      %5400 = "llvm.getelementptr"(%292, %5399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5401 = "vector.from_elements"(%5259, %5260) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5401, %5400) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5402 = "arith.addi"(%5319, %5389) : (i32, i32) -> i32
      %5403 = "llvm.getelementptr"(%292, %5402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5404 = "vector.from_elements"(%5267, %5268) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5404, %5403) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5405 = "arith.addi"(%5325, %5389) : (i32, i32) -> i32
      %5406 = "llvm.getelementptr"(%292, %5405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5407 = "vector.from_elements"(%5275, %5276) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5407, %5406) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5408 = "arith.addi"(%5331, %5389) : (i32, i32) -> i32
      %5409 = "llvm.getelementptr"(%292, %5408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5410 = "vector.from_elements"(%5283, %5284) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5410, %5409) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5411 = "arith.addi"(%5337, %5389) : (i32, i32) -> i32
      %5412 = "llvm.getelementptr"(%292, %5411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5413 = "vector.from_elements"(%5291, %5292) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5413, %5412) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %5414 = "arith.remui"(%5063, %97) : (i32, i32) -> i32
      %5415 = "arith.divui"(%5063, %97) : (i32, i32) -> i32
      %5416 = "arith.muli"(%5414, %97) : (i32, i32) -> i32
      %5417 = "arith.muli"(%5415, %106) : (i32, i32) -> i32
      %5418 = "arith.addi"(%5416, %5417) : (i32, i32) -> i32
      %5419 = "arith.muli"(%25, %95) : (i64, i64) -> i64
      %5420 = "arith.extsi"(%5415) : (i32) -> i64
      %5421 = "arith.muli"(%5420, %25) : (i64, i64) -> i64
      %5422 = "arith.extsi"(%5416) : (i32) -> i64
      %5423 = "arith.addi"(%5422, %5421) : (i64, i64) -> i64
      %5424 = "llvm.getelementptr"(%70, %5423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %5425 = "arith.addi"(%48, %99) : (i32, i32) -> i32
      %5426 = "arith.cmpi"(%5425, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5426) ({
        %5427 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5428 = "arith.shrui"(%5427, %123) : (i32, i32) -> i32
        %5429 = "arith.xori"(%5418, %5428) : (i32, i32) -> i32
        %5430 = "llvm.getelementptr"(%92, %5429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5431 = "llvm.load"(%5430) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5431, %5424) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5432 = "arith.addi"(%5425, %129) : (i32, i32) -> i32
      %5433 = "arith.cmpi"(%5432, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5433) ({
        %5434 = "llvm.getelementptr"(%5424, %5419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5435 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5436 = "arith.shrui"(%5435, %123) : (i32, i32) -> i32
        %5437 = "arith.xori"(%5418, %5436) : (i32, i32) -> i32
        %5438 = "llvm.getelementptr"(%134, %5437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5439 = "llvm.load"(%5438) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5439, %5434) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5440 = "arith.addi"(%5425, %138) : (i32, i32) -> i32
      %5441 = "arith.cmpi"(%5440, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5441) ({
        %5442 = "arith.muli"(%141, %5419) : (i64, i64) -> i64
        %5443 = "llvm.getelementptr"(%5424, %5442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5444 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5445 = "arith.shrui"(%5444, %123) : (i32, i32) -> i32
        %5446 = "arith.xori"(%5418, %5445) : (i32, i32) -> i32
        %5447 = "llvm.getelementptr"(%144, %5446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5448 = "llvm.load"(%5447) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5448, %5443) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5449 = "arith.addi"(%5425, %148) : (i32, i32) -> i32
      %5450 = "arith.cmpi"(%5449, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5450) ({
        %5451 = "arith.muli"(%151, %5419) : (i64, i64) -> i64
        %5452 = "llvm.getelementptr"(%5424, %5451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5453 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5454 = "arith.shrui"(%5453, %123) : (i32, i32) -> i32
        %5455 = "arith.xori"(%5418, %5454) : (i32, i32) -> i32
        %5456 = "llvm.getelementptr"(%154, %5455) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5457 = "llvm.load"(%5456) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5457, %5452) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5458 = "arith.addi"(%5425, %106) : (i32, i32) -> i32
      %5459 = "arith.cmpi"(%5458, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5459) ({
        %5460 = "arith.muli"(%160, %5419) : (i64, i64) -> i64
        %5461 = "llvm.getelementptr"(%5424, %5460) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5462 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5463 = "arith.shrui"(%5462, %123) : (i32, i32) -> i32
        %5464 = "arith.xori"(%5418, %5463) : (i32, i32) -> i32
        %5465 = "llvm.getelementptr"(%163, %5464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5466 = "llvm.load"(%5465) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5466, %5461) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5467 = "arith.addi"(%5425, %167) : (i32, i32) -> i32
      %5468 = "arith.cmpi"(%5467, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5468) ({
        %5469 = "arith.muli"(%170, %5419) : (i64, i64) -> i64
        %5470 = "llvm.getelementptr"(%5424, %5469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5471 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5472 = "arith.shrui"(%5471, %123) : (i32, i32) -> i32
        %5473 = "arith.xori"(%5418, %5472) : (i32, i32) -> i32
        %5474 = "llvm.getelementptr"(%173, %5473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5475 = "llvm.load"(%5474) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5475, %5470) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5476 = "arith.addi"(%5425, %76) : (i32, i32) -> i32
      %5477 = "arith.cmpi"(%5476, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5477) ({
        %5478 = "arith.muli"(%179, %5419) : (i64, i64) -> i64
        %5479 = "llvm.getelementptr"(%5424, %5478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5480 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5481 = "arith.shrui"(%5480, %123) : (i32, i32) -> i32
        %5482 = "arith.xori"(%5418, %5481) : (i32, i32) -> i32
        %5483 = "llvm.getelementptr"(%182, %5482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5484 = "llvm.load"(%5483) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5484, %5479) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5485 = "arith.addi"(%5425, %186) : (i32, i32) -> i32
      %5486 = "arith.cmpi"(%5485, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5486) ({
        %5487 = "arith.muli"(%189, %5419) : (i64, i64) -> i64
        %5488 = "llvm.getelementptr"(%5424, %5487) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5489 = "arith.andi"(%5418, %121) : (i32, i32) -> i32
        %5490 = "arith.shrui"(%5489, %123) : (i32, i32) -> i32
        %5491 = "arith.xori"(%5418, %5490) : (i32, i32) -> i32
        %5492 = "llvm.getelementptr"(%192, %5491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5493 = "llvm.load"(%5492) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5493, %5488) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 0 : i32} : () -> i32
    %26 = "arith.cmpi"(%9, %25) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "K and V have at least one head", file = "samples/attention_ampere.py", line = 350 : i32} : (i1) -> ()
    %27 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %28 = "arith.cmpi"(%27, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%28) {message = "as many heads of Q share each one of K and V", file = "samples/attention_ampere.py", line = 351 : i32} : (i1) -> ()
    %29 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %30 = "arith.cmpf"(%24, %29) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%30) {message = "scores keep their order when they are scaled", file = "samples/attention_ampere.py", line = 352 : i32} : (i1) -> ()
    %31 = "arith.constant"() {value = 127 : i32} : () -> i32
    %32 = "arith.addi"(%2, %31) : (i32, i32) -> i32
    %33 = "arith.constant"() {value = 128 : i32} : () -> i32
    %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
    %35 = "arith.constant"() {value = 1 : i32} : () -> i32
    %36 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%34, %3, %1, %33, %35, %35, %36, %0, %2, %3, %1, %5, %6, %4, %7, %8, %9, %1, %11, %12, %10, %13, %8, %9, %1, %15, %16, %14, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %24) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 35, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
