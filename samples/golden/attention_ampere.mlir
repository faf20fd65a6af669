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
          %1905 = "vector.extract"(%1904) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1906 = "vector.extract"(%1904) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1907 = "vector.extract"(%1904) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1908 = "arith.maxnumf"(%1906, %1907) : (f32, f32) -> f32
          %1909 = "arith.maxnumf"(%1905, %1908) : (f32, f32) -> f32
          %1910 = "vector.extract"(%1904) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1911 = "vector.extract"(%1904) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1912 = "vector.extract"(%1904) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1913 = "arith.maxnumf"(%1911, %1912) : (f32, f32) -> f32
          %1914 = "arith.maxnumf"(%1910, %1913) : (f32, f32) -> f32
          %1915 = "arith.maxnumf"(%1909, %1914) : (f32, f32) -> f32
          %1916 = "vector.extract"(%1904) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1917 = "vector.extract"(%1904) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1918 = "vector.extract"(%1904) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1919 = "arith.maxnumf"(%1917, %1918) : (f32, f32) -> f32
          %1920 = "arith.maxnumf"(%1916, %1919) : (f32, f32) -> f32
          %1921 = "vector.extract"(%1904) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1922 = "vector.extract"(%1904) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1923 = "vector.extract"(%1904) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1924 = "arith.maxnumf"(%1922, %1923) : (f32, f32) -> f32
          %1925 = "arith.maxnumf"(%1921, %1924) : (f32, f32) -> f32
          %1926 = "arith.maxnumf"(%1920, %1925) : (f32, f32) -> f32
          %1927 = "arith.maxnumf"(%1915, %1926) : (f32, f32) -> f32
          %1928 = "vector.extract"(%1904) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1929 = "vector.extract"(%1904) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1930 = "vector.extract"(%1904) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1931 = "arith.maxnumf"(%1929, %1930) : (f32, f32) -> f32
          %1932 = "arith.maxnumf"(%1928, %1931) : (f32, f32) -> f32
          %1933 = "vector.extract"(%1904) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1934 = "vector.extract"(%1904) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1935 = "vector.extract"(%1904) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1936 = "arith.maxnumf"(%1934, %1935) : (f32, f32) -> f32
          %1937 = "arith.maxnumf"(%1933, %1936) : (f32, f32) -> f32
          %1938 = "arith.maxnumf"(%1932, %1937) : (f32, f32) -> f32
          %1939 = "vector.extract"(%1904) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1940 = "vector.extract"(%1904) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1941 = "vector.extract"(%1904) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1942 = "arith.maxnumf"(%1940, %1941) : (f32, f32) -> f32
          %1943 = "arith.maxnumf"(%1939, %1942) : (f32, f32) -> f32
          %1944 = "vector.extract"(%1904) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1945 = "vector.extract"(%1904) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1946 = "vector.extract"(%1904) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1947 = "arith.maxnumf"(%1945, %1946) : (f32, f32) -> f32
          %1948 = "arith.maxnumf"(%1944, %1947) : (f32, f32) -> f32
          %1949 = "arith.maxnumf"(%1943, %1948) : (f32, f32) -> f32
          %1950 = "arith.maxnumf"(%1938, %1949) : (f32, f32) -> f32
          %1951 = "arith.maxnumf"(%1927, %1950) : (f32, f32) -> f32
          %1952 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1953 = "arith.maxnumf"(%1951, %1952) : (f32, f32) -> f32
          %1954 = "arith.constant"() {value = -1 : i32} : () -> i32
          %1955 = "arith.constant"() {value = 31 : i32} : () -> i32
          %1956 = "nvvm.shfl.sync"(%1954, %1953, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %1957 = "arith.maxnumf"(%1953, %1956) : (f32, f32) -> f32
          %1958 = "nvvm.shfl.sync"(%1954, %1957, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %1959 = "arith.maxnumf"(%1957, %1958) : (f32, f32) -> f32
          %1960 = "arith.mulf"(%1959, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1961 = "arith.maxnumf"(%686, %1960) : (f32, f32) -> f32
          %1962 = "arith.cmpf"(%1961, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %1963 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1964 = "arith.select"(%1962, %1961, %1963) : (i1, f32, f32) -> f32
          %1965 = "arith.subf"(%686, %1964) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1966 = "llvm.call_intrinsic"(%1965) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1967 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1968 = "vector.extract"(%1967) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1969 = "vector.extract"(%1967) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1970 = "vector.extract"(%1967) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1971 = "arith.maxnumf"(%1969, %1970) : (f32, f32) -> f32
          %1972 = "arith.maxnumf"(%1968, %1971) : (f32, f32) -> f32
          %1973 = "vector.extract"(%1967) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1974 = "vector.extract"(%1967) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1975 = "vector.extract"(%1967) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1976 = "arith.maxnumf"(%1974, %1975) : (f32, f32) -> f32
          %1977 = "arith.maxnumf"(%1973, %1976) : (f32, f32) -> f32
          %1978 = "arith.maxnumf"(%1972, %1977) : (f32, f32) -> f32
          %1979 = "vector.extract"(%1967) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1980 = "vector.extract"(%1967) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1981 = "vector.extract"(%1967) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1982 = "arith.maxnumf"(%1980, %1981) : (f32, f32) -> f32
          %1983 = "arith.maxnumf"(%1979, %1982) : (f32, f32) -> f32
          %1984 = "vector.extract"(%1967) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1985 = "vector.extract"(%1967) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1986 = "vector.extract"(%1967) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1987 = "arith.maxnumf"(%1985, %1986) : (f32, f32) -> f32
          %1988 = "arith.maxnumf"(%1984, %1987) : (f32, f32) -> f32
          %1989 = "arith.maxnumf"(%1983, %1988) : (f32, f32) -> f32
          %1990 = "arith.maxnumf"(%1978, %1989) : (f32, f32) -> f32
          %1991 = "vector.extract"(%1967) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1992 = "vector.extract"(%1967) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1993 = "vector.extract"(%1967) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1994 = "arith.maxnumf"(%1992, %1993) : (f32, f32) -> f32
          %1995 = "arith.maxnumf"(%1991, %1994) : (f32, f32) -> f32
          %1996 = "vector.extract"(%1967) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1997 = "vector.extract"(%1967) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1998 = "vector.extract"(%1967) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1999 = "arith.maxnumf"(%1997, %1998) : (f32, f32) -> f32
          %2000 = "arith.maxnumf"(%1996, %1999) : (f32, f32) -> f32
          %2001 = "arith.maxnumf"(%1995, %2000) : (f32, f32) -> f32
          %2002 = "vector.extract"(%1967) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2003 = "vector.extract"(%1967) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2004 = "vector.extract"(%1967) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2005 = "arith.maxnumf"(%2003, %2004) : (f32, f32) -> f32
          %2006 = "arith.maxnumf"(%2002, %2005) : (f32, f32) -> f32
          %2007 = "vector.extract"(%1967) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2008 = "vector.extract"(%1967) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2009 = "vector.extract"(%1967) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2010 = "arith.maxnumf"(%2008, %2009) : (f32, f32) -> f32
          %2011 = "arith.maxnumf"(%2007, %2010) : (f32, f32) -> f32
          %2012 = "arith.maxnumf"(%2006, %2011) : (f32, f32) -> f32
          %2013 = "arith.maxnumf"(%2001, %2012) : (f32, f32) -> f32
          %2014 = "arith.maxnumf"(%1990, %2013) : (f32, f32) -> f32
          %2015 = "arith.maxnumf"(%2014, %1952) : (f32, f32) -> f32
          %2016 = "nvvm.shfl.sync"(%1954, %2015, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %2017 = "arith.maxnumf"(%2015, %2016) : (f32, f32) -> f32
          %2018 = "nvvm.shfl.sync"(%1954, %2017, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %2019 = "arith.maxnumf"(%2017, %2018) : (f32, f32) -> f32
          %2020 = "arith.mulf"(%2019, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2021 = "arith.maxnumf"(%687, %2020) : (f32, f32) -> f32
          %2022 = "arith.cmpf"(%2021, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2023 = "arith.select"(%2022, %2021, %1963) : (i1, f32, f32) -> f32
          %2024 = "arith.subf"(%687, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2025 = "llvm.call_intrinsic"(%2024) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2026 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2027 = "vector.extract"(%2026) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %2028 = "vector.extract"(%2026) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %2029 = "vector.extract"(%2026) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %2030 = "arith.maxnumf"(%2028, %2029) : (f32, f32) -> f32
          %2031 = "arith.maxnumf"(%2027, %2030) : (f32, f32) -> f32
          %2032 = "vector.extract"(%2026) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %2033 = "vector.extract"(%2026) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %2034 = "vector.extract"(%2026) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %2035 = "arith.maxnumf"(%2033, %2034) : (f32, f32) -> f32
          %2036 = "arith.maxnumf"(%2032, %2035) : (f32, f32) -> f32
          %2037 = "arith.maxnumf"(%2031, %2036) : (f32, f32) -> f32
          %2038 = "vector.extract"(%2026) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %2039 = "vector.extract"(%2026) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %2040 = "vector.extract"(%2026) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %2041 = "arith.maxnumf"(%2039, %2040) : (f32, f32) -> f32
          %2042 = "arith.maxnumf"(%2038, %2041) : (f32, f32) -> f32
          %2043 = "vector.extract"(%2026) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %2044 = "vector.extract"(%2026) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %2045 = "vector.extract"(%2026) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %2046 = "arith.maxnumf"(%2044, %2045) : (f32, f32) -> f32
          %2047 = "arith.maxnumf"(%2043, %2046) : (f32, f32) -> f32
          %2048 = "arith.maxnumf"(%2042, %2047) : (f32, f32) -> f32
          %2049 = "arith.maxnumf"(%2037, %2048) : (f32, f32) -> f32
          %2050 = "vector.extract"(%2026) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %2051 = "vector.extract"(%2026) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %2052 = "vector.extract"(%2026) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %2053 = "arith.maxnumf"(%2051, %2052) : (f32, f32) -> f32
          %2054 = "arith.maxnumf"(%2050, %2053) : (f32, f32) -> f32
          %2055 = "vector.extract"(%2026) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %2056 = "vector.extract"(%2026) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %2057 = "vector.extract"(%2026) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %2058 = "arith.maxnumf"(%2056, %2057) : (f32, f32) -> f32
          %2059 = "arith.maxnumf"(%2055, %2058) : (f32, f32) -> f32
          %2060 = "arith.maxnumf"(%2054, %2059) : (f32, f32) -> f32
          %2061 = "vector.extract"(%2026) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2062 = "vector.extract"(%2026) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2063 = "vector.extract"(%2026) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2064 = "arith.maxnumf"(%2062, %2063) : (f32, f32) -> f32
          %2065 = "arith.maxnumf"(%2061, %2064) : (f32, f32) -> f32
          %2066 = "vector.extract"(%2026) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2067 = "vector.extract"(%2026) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2068 = "vector.extract"(%2026) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2069 = "arith.maxnumf"(%2067, %2068) : (f32, f32) -> f32
          %2070 = "arith.maxnumf"(%2066, %2069) : (f32, f32) -> f32
          %2071 = "arith.maxnumf"(%2065, %2070) : (f32, f32) -> f32
          %2072 = "arith.maxnumf"(%2060, %2071) : (f32, f32) -> f32
          %2073 = "arith.maxnumf"(%2049, %2072) : (f32, f32) -> f32
          %2074 = "arith.maxnumf"(%2073, %1952) : (f32, f32) -> f32
          %2075 = "nvvm.shfl.sync"(%1954, %2074, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %2076 = "arith.maxnumf"(%2074, %2075) : (f32, f32) -> f32
          %2077 = "nvvm.shfl.sync"(%1954, %2076, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %2078 = "arith.maxnumf"(%2076, %2077) : (f32, f32) -> f32
          %2079 = "arith.mulf"(%2078, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2080 = "arith.maxnumf"(%688, %2079) : (f32, f32) -> f32
          %2081 = "arith.cmpf"(%2080, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2082 = "arith.select"(%2081, %2080, %1963) : (i1, f32, f32) -> f32
          %2083 = "arith.subf"(%688, %2082) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2084 = "llvm.call_intrinsic"(%2083) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2085 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2086 = "vector.extract"(%2085) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %2087 = "vector.extract"(%2085) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %2088 = "vector.extract"(%2085) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %2089 = "arith.maxnumf"(%2087, %2088) : (f32, f32) -> f32
          %2090 = "arith.maxnumf"(%2086, %2089) : (f32, f32) -> f32
          %2091 = "vector.extract"(%2085) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %2092 = "vector.extract"(%2085) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %2093 = "vector.extract"(%2085) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %2094 = "arith.maxnumf"(%2092, %2093) : (f32, f32) -> f32
          %2095 = "arith.maxnumf"(%2091, %2094) : (f32, f32) -> f32
          %2096 = "arith.maxnumf"(%2090, %2095) : (f32, f32) -> f32
          %2097 = "vector.extract"(%2085) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %2098 = "vector.extract"(%2085) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %2099 = "vector.extract"(%2085) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %2100 = "arith.maxnumf"(%2098, %2099) : (f32, f32) -> f32
          %2101 = "arith.maxnumf"(%2097, %2100) : (f32, f32) -> f32
          %2102 = "vector.extract"(%2085) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %2103 = "vector.extract"(%2085) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %2104 = "vector.extract"(%2085) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %2105 = "arith.maxnumf"(%2103, %2104) : (f32, f32) -> f32
          %2106 = "arith.maxnumf"(%2102, %2105) : (f32, f32) -> f32
          %2107 = "arith.maxnumf"(%2101, %2106) : (f32, f32) -> f32
          %2108 = "arith.maxnumf"(%2096, %2107) : (f32, f32) -> f32
          %2109 = "vector.extract"(%2085) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %2110 = "vector.extract"(%2085) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %2111 = "vector.extract"(%2085) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %2112 = "arith.maxnumf"(%2110, %2111) : (f32, f32) -> f32
          %2113 = "arith.maxnumf"(%2109, %2112) : (f32, f32) -> f32
          %2114 = "vector.extract"(%2085) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %2115 = "vector.extract"(%2085) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %2116 = "vector.extract"(%2085) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %2117 = "arith.maxnumf"(%2115, %2116) : (f32, f32) -> f32
          %2118 = "arith.maxnumf"(%2114, %2117) : (f32, f32) -> f32
          %2119 = "arith.maxnumf"(%2113, %2118) : (f32, f32) -> f32
          %2120 = "vector.extract"(%2085) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2121 = "vector.extract"(%2085) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2122 = "vector.extract"(%2085) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2123 = "arith.maxnumf"(%2121, %2122) : (f32, f32) -> f32
          %2124 = "arith.maxnumf"(%2120, %2123) : (f32, f32) -> f32
          %2125 = "vector.extract"(%2085) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2126 = "vector.extract"(%2085) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2127 = "vector.extract"(%2085) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2128 = "arith.maxnumf"(%2126, %2127) : (f32, f32) -> f32
          %2129 = "arith.maxnumf"(%2125, %2128) : (f32, f32) -> f32
          %2130 = "arith.maxnumf"(%2124, %2129) : (f32, f32) -> f32
          %2131 = "arith.maxnumf"(%2119, %2130) : (f32, f32) -> f32
          %2132 = "arith.maxnumf"(%2108, %2131) : (f32, f32) -> f32
          %2133 = "arith.maxnumf"(%2132, %1952) : (f32, f32) -> f32
          %2134 = "nvvm.shfl.sync"(%1954, %2133, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %2135 = "arith.maxnumf"(%2133, %2134) : (f32, f32) -> f32
          %2136 = "nvvm.shfl.sync"(%1954, %2135, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 7 : i32} : (i32, f32, i32, i32) -> f32
          %2137 = "arith.maxnumf"(%2135, %2136) : (f32, f32) -> f32
          %2138 = "arith.mulf"(%2137, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2139 = "arith.maxnumf"(%689, %2138) : (f32, f32) -> f32
          %2140 = "arith.cmpf"(%2139, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2141 = "arith.select"(%2140, %2139, %1963) : (i1, f32, f32) -> f32
          %2142 = "arith.subf"(%689, %2141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2143 = "llvm.call_intrinsic"(%2142) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          "scf.yield"(%1961, %2021, %2080, %2139) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%686, %687, %688, %689) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %2144 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %2145 = "arith.mulf"(%34, %2144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2146 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2147 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2148 = "arith.mulf"(%2146, %2147) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2149 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %2150 = "arith.cmpf"(%1898, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2151 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %2152 = "arith.select"(%2150, %1898, %2151) : (i1, f32, f32) -> f32
        %2153 = "vector.broadcast"(%2152) : (f32) -> vector<24xf32>
        %2154 = "arith.subf"(%2148, %2153) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2155 = "vector.extract"(%2154) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2156 = "vector.extract"(%2154) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2157 = "vector.extract"(%2154) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2158 = "vector.extract"(%2154) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2159 = "vector.extract"(%2154) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2160 = "vector.extract"(%2154) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2161 = "vector.extract"(%2154) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2162 = "vector.extract"(%2154) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2163 = "vector.extract"(%2154) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2164 = "vector.extract"(%2154) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2165 = "vector.extract"(%2154) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2166 = "vector.extract"(%2154) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2167 = "vector.extract"(%2154) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2168 = "vector.extract"(%2154) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2169 = "vector.extract"(%2154) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2170 = "vector.extract"(%2154) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2171 = "vector.extract"(%2154) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2172 = "vector.extract"(%2154) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2173 = "vector.extract"(%2154) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2174 = "vector.extract"(%2154) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2175 = "vector.extract"(%2154) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2176 = "vector.extract"(%2154) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2177 = "vector.extract"(%2154) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2178 = "vector.extract"(%2154) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2179 = "llvm.call_intrinsic"(%2155) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2180 = "llvm.call_intrinsic"(%2156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2181 = "llvm.call_intrinsic"(%2157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2182 = "llvm.call_intrinsic"(%2158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2183 = "llvm.call_intrinsic"(%2159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2184 = "llvm.call_intrinsic"(%2160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2185 = "llvm.call_intrinsic"(%2161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2186 = "llvm.call_intrinsic"(%2162) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2187 = "llvm.call_intrinsic"(%2163) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2188 = "llvm.call_intrinsic"(%2164) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2189 = "llvm.call_intrinsic"(%2165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2190 = "llvm.call_intrinsic"(%2166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2191 = "llvm.call_intrinsic"(%2167) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2192 = "llvm.call_intrinsic"(%2168) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2193 = "llvm.call_intrinsic"(%2169) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2194 = "llvm.call_intrinsic"(%2170) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2195 = "llvm.call_intrinsic"(%2171) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2196 = "llvm.call_intrinsic"(%2172) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2197 = "llvm.call_intrinsic"(%2173) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2198 = "llvm.call_intrinsic"(%2174) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2199 = "llvm.call_intrinsic"(%2175) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2200 = "llvm.call_intrinsic"(%2176) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2201 = "llvm.call_intrinsic"(%2177) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2202 = "llvm.call_intrinsic"(%2178) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2203 = "vector.from_elements"(%2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2204 = "vector.extract"(%2203) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2205 = "vector.extract"(%2203) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2206 = "vector.extract"(%2203) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2207 = "arith.addf"(%2205, %2206) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2208 = "arith.addf"(%2204, %2207) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2209 = "vector.extract"(%2203) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2210 = "vector.extract"(%2203) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2211 = "vector.extract"(%2203) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2212 = "arith.addf"(%2210, %2211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2213 = "arith.addf"(%2209, %2212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2214 = "arith.addf"(%2208, %2213) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2215 = "vector.extract"(%2203) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2216 = "vector.extract"(%2203) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2217 = "vector.extract"(%2203) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2218 = "arith.addf"(%2216, %2217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2219 = "arith.addf"(%2215, %2218) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2220 = "vector.extract"(%2203) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2221 = "vector.extract"(%2203) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2222 = "vector.extract"(%2203) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2223 = "arith.addf"(%2221, %2222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2224 = "arith.addf"(%2220, %2223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2225 = "arith.addf"(%2219, %2224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2226 = "arith.addf"(%2214, %2225) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2227 = "vector.extract"(%2203) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2228 = "vector.extract"(%2203) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2229 = "vector.extract"(%2203) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2230 = "arith.addf"(%2228, %2229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2231 = "arith.addf"(%2227, %2230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2232 = "vector.extract"(%2203) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2233 = "vector.extract"(%2203) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2234 = "vector.extract"(%2203) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2235 = "arith.addf"(%2233, %2234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2236 = "arith.addf"(%2232, %2235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2237 = "arith.addf"(%2231, %2236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2238 = "vector.extract"(%2203) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2239 = "vector.extract"(%2203) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2240 = "vector.extract"(%2203) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2241 = "arith.addf"(%2239, %2240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2242 = "arith.addf"(%2238, %2241) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2243 = "vector.extract"(%2203) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2244 = "vector.extract"(%2203) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2245 = "vector.extract"(%2203) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2246 = "arith.addf"(%2244, %2245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2247 = "arith.addf"(%2243, %2246) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2248 = "arith.addf"(%2242, %2247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2249 = "arith.addf"(%2237, %2248) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2250 = "arith.addf"(%2226, %2249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2251 = "arith.addf"(%2250, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2252 = "arith.constant"() {value = 32768.0 : f32} : () -> f32
        %2253 = "arith.cmpf"(%2251, %2252) {predicate = 5 : i64} : (f32, f32) -> i1
        %2254 = "arith.constant"() {value = true} : () -> i1
        %2255 = "arith.andi"(%2254, %2253) : (i1, i1) -> i1
        %2256 = "arith.cmpf"(%1898, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2257 = "arith.andi"(%2255, %2256) : (i1, i1) -> i1
        %2258 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2259 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2260 = "arith.mulf"(%2258, %2259) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2261 = "arith.cmpf"(%1899, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2262 = "arith.select"(%2261, %1899, %2151) : (i1, f32, f32) -> f32
        %2263 = "vector.broadcast"(%2262) : (f32) -> vector<24xf32>
        %2264 = "arith.subf"(%2260, %2263) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2265 = "vector.extract"(%2264) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2266 = "vector.extract"(%2264) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2267 = "vector.extract"(%2264) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2268 = "vector.extract"(%2264) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2269 = "vector.extract"(%2264) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2270 = "vector.extract"(%2264) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2271 = "vector.extract"(%2264) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2272 = "vector.extract"(%2264) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2273 = "vector.extract"(%2264) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2274 = "vector.extract"(%2264) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2275 = "vector.extract"(%2264) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2276 = "vector.extract"(%2264) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2277 = "vector.extract"(%2264) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2278 = "vector.extract"(%2264) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2279 = "vector.extract"(%2264) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2280 = "vector.extract"(%2264) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2281 = "vector.extract"(%2264) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2282 = "vector.extract"(%2264) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2283 = "vector.extract"(%2264) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2284 = "vector.extract"(%2264) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2285 = "vector.extract"(%2264) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2286 = "vector.extract"(%2264) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2287 = "vector.extract"(%2264) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2288 = "vector.extract"(%2264) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2289 = "llvm.call_intrinsic"(%2265) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2290 = "llvm.call_intrinsic"(%2266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2291 = "llvm.call_intrinsic"(%2267) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2292 = "llvm.call_intrinsic"(%2268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2293 = "llvm.call_intrinsic"(%2269) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2294 = "llvm.call_intrinsic"(%2270) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2295 = "llvm.call_intrinsic"(%2271) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2296 = "llvm.call_intrinsic"(%2272) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2297 = "llvm.call_intrinsic"(%2273) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2298 = "llvm.call_intrinsic"(%2274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2299 = "llvm.call_intrinsic"(%2275) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2300 = "llvm.call_intrinsic"(%2276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2301 = "llvm.call_intrinsic"(%2277) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2302 = "llvm.call_intrinsic"(%2278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2303 = "llvm.call_intrinsic"(%2279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2304 = "llvm.call_intrinsic"(%2280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2305 = "llvm.call_intrinsic"(%2281) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2306 = "llvm.call_intrinsic"(%2282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2307 = "llvm.call_intrinsic"(%2283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2308 = "llvm.call_intrinsic"(%2284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2309 = "llvm.call_intrinsic"(%2285) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2310 = "llvm.call_intrinsic"(%2286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2311 = "llvm.call_intrinsic"(%2287) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2312 = "llvm.call_intrinsic"(%2288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2313 = "vector.from_elements"(%2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2314 = "vector.extract"(%2313) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2315 = "vector.extract"(%2313) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2316 = "vector.extract"(%2313) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2317 = "arith.addf"(%2315, %2316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2318 = "arith.addf"(%2314, %2317) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2319 = "vector.extract"(%2313) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2320 = "vector.extract"(%2313) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2321 = "vector.extract"(%2313) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2322 = "arith.addf"(%2320, %2321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2323 = "arith.addf"(%2319, %2322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2324 = "arith.addf"(%2318, %2323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2325 = "vector.extract"(%2313) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2326 = "vector.extract"(%2313) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2327 = "vector.extract"(%2313) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2328 = "arith.addf"(%2326, %2327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2329 = "arith.addf"(%2325, %2328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2330 = "vector.extract"(%2313) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2331 = "vector.extract"(%2313) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2332 = "vector.extract"(%2313) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2333 = "arith.addf"(%2331, %2332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2334 = "arith.addf"(%2330, %2333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2335 = "arith.addf"(%2329, %2334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2336 = "arith.addf"(%2324, %2335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2337 = "vector.extract"(%2313) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2338 = "vector.extract"(%2313) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2339 = "vector.extract"(%2313) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2340 = "arith.addf"(%2338, %2339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2341 = "arith.addf"(%2337, %2340) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2342 = "vector.extract"(%2313) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2343 = "vector.extract"(%2313) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2344 = "vector.extract"(%2313) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2345 = "arith.addf"(%2343, %2344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2346 = "arith.addf"(%2342, %2345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2347 = "arith.addf"(%2341, %2346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2348 = "vector.extract"(%2313) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2349 = "vector.extract"(%2313) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2350 = "vector.extract"(%2313) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2351 = "arith.addf"(%2349, %2350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2352 = "arith.addf"(%2348, %2351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2353 = "vector.extract"(%2313) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2354 = "vector.extract"(%2313) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2355 = "vector.extract"(%2313) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2356 = "arith.addf"(%2354, %2355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2357 = "arith.addf"(%2353, %2356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2358 = "arith.addf"(%2352, %2357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2359 = "arith.addf"(%2347, %2358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2360 = "arith.addf"(%2336, %2359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2361 = "arith.addf"(%2360, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2362 = "arith.cmpf"(%2361, %2252) {predicate = 5 : i64} : (f32, f32) -> i1
        %2363 = "arith.andi"(%2257, %2362) : (i1, i1) -> i1
        %2364 = "arith.cmpf"(%1899, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2365 = "arith.andi"(%2363, %2364) : (i1, i1) -> i1
        %2366 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2367 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2368 = "arith.mulf"(%2366, %2367) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2369 = "arith.cmpf"(%1900, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2370 = "arith.select"(%2369, %1900, %2151) : (i1, f32, f32) -> f32
        %2371 = "vector.broadcast"(%2370) : (f32) -> vector<24xf32>
        %2372 = "arith.subf"(%2368, %2371) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2373 = "vector.extract"(%2372) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2374 = "vector.extract"(%2372) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2375 = "vector.extract"(%2372) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2376 = "vector.extract"(%2372) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2377 = "vector.extract"(%2372) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2378 = "vector.extract"(%2372) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2379 = "vector.extract"(%2372) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2380 = "vector.extract"(%2372) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2381 = "vector.extract"(%2372) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2382 = "vector.extract"(%2372) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2383 = "vector.extract"(%2372) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2384 = "vector.extract"(%2372) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2385 = "vector.extract"(%2372) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2386 = "vector.extract"(%2372) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2387 = "vector.extract"(%2372) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2388 = "vector.extract"(%2372) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2389 = "vector.extract"(%2372) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2390 = "vector.extract"(%2372) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2391 = "vector.extract"(%2372) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2392 = "vector.extract"(%2372) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2393 = "vector.extract"(%2372) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2394 = "vector.extract"(%2372) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2395 = "vector.extract"(%2372) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2396 = "vector.extract"(%2372) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2397 = "llvm.call_intrinsic"(%2373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2398 = "llvm.call_intrinsic"(%2374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2399 = "llvm.call_intrinsic"(%2375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2400 = "llvm.call_intrinsic"(%2376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2401 = "llvm.call_intrinsic"(%2377) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2402 = "llvm.call_intrinsic"(%2378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2403 = "llvm.call_intrinsic"(%2379) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2404 = "llvm.call_intrinsic"(%2380) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2405 = "llvm.call_intrinsic"(%2381) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2406 = "llvm.call_intrinsic"(%2382) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2407 = "llvm.call_intrinsic"(%2383) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2408 = "llvm.call_intrinsic"(%2384) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2409 = "llvm.call_intrinsic"(%2385) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2410 = "llvm.call_intrinsic"(%2386) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2411 = "llvm.call_intrinsic"(%2387) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2412 = "llvm.call_intrinsic"(%2388) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2413 = "llvm.call_intrinsic"(%2389) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2414 = "llvm.call_intrinsic"(%2390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2415 = "llvm.call_intrinsic"(%2391) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2416 = "llvm.call_intrinsic"(%2392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2417 = "llvm.call_intrinsic"(%2393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2418 = "llvm.call_intrinsic"(%2394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2419 = "llvm.call_intrinsic"(%2395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2420 = "llvm.call_intrinsic"(%2396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2421 = "vector.from_elements"(%2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2422 = "vector.extract"(%2421) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2423 = "vector.extract"(%2421) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2424 = "vector.extract"(%2421) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2425 = "arith.addf"(%2423, %2424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2426 = "arith.addf"(%2422, %2425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2427 = "vector.extract"(%2421) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2428 = "vector.extract"(%2421) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2429 = "vector.extract"(%2421) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2430 = "arith.addf"(%2428, %2429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2431 = "arith.addf"(%2427, %2430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2432 = "arith.addf"(%2426, %2431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2433 = "vector.extract"(%2421) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2434 = "vector.extract"(%2421) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2435 = "vector.extract"(%2421) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2436 = "arith.addf"(%2434, %2435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2437 = "arith.addf"(%2433, %2436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2438 = "vector.extract"(%2421) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2439 = "vector.extract"(%2421) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2440 = "vector.extract"(%2421) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2441 = "arith.addf"(%2439, %2440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2442 = "arith.addf"(%2438, %2441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2443 = "arith.addf"(%2437, %2442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2444 = "arith.addf"(%2432, %2443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2445 = "vector.extract"(%2421) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2446 = "vector.extract"(%2421) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2447 = "vector.extract"(%2421) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2448 = "arith.addf"(%2446, %2447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2449 = "arith.addf"(%2445, %2448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2450 = "vector.extract"(%2421) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2451 = "vector.extract"(%2421) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2452 = "vector.extract"(%2421) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2453 = "arith.addf"(%2451, %2452) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2454 = "arith.addf"(%2450, %2453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2455 = "arith.addf"(%2449, %2454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2456 = "vector.extract"(%2421) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2457 = "vector.extract"(%2421) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2458 = "vector.extract"(%2421) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2459 = "arith.addf"(%2457, %2458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2460 = "arith.addf"(%2456, %2459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2461 = "vector.extract"(%2421) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2462 = "vector.extract"(%2421) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2463 = "vector.extract"(%2421) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2464 = "arith.addf"(%2462, %2463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2465 = "arith.addf"(%2461, %2464) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2466 = "arith.addf"(%2460, %2465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2467 = "arith.addf"(%2455, %2466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2468 = "arith.addf"(%2444, %2467) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2469 = "arith.addf"(%2468, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2470 = "arith.cmpf"(%2469, %2252) {predicate = 5 : i64} : (f32, f32) -> i1
        %2471 = "arith.andi"(%2365, %2470) : (i1, i1) -> i1
        %2472 = "arith.cmpf"(%1900, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2473 = "arith.andi"(%2471, %2472) : (i1, i1) -> i1
        %2474 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2475 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2476 = "arith.mulf"(%2474, %2475) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2477 = "arith.cmpf"(%1901, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2478 = "arith.select"(%2477, %1901, %2151) : (i1, f32, f32) -> f32
        %2479 = "vector.broadcast"(%2478) : (f32) -> vector<24xf32>
        %2480 = "arith.subf"(%2476, %2479) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2481 = "vector.extract"(%2480) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2482 = "vector.extract"(%2480) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2483 = "vector.extract"(%2480) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2484 = "vector.extract"(%2480) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2485 = "vector.extract"(%2480) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2486 = "vector.extract"(%2480) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2487 = "vector.extract"(%2480) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2488 = "vector.extract"(%2480) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2489 = "vector.extract"(%2480) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2490 = "vector.extract"(%2480) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2491 = "vector.extract"(%2480) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2492 = "vector.extract"(%2480) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2493 = "vector.extract"(%2480) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2494 = "vector.extract"(%2480) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2495 = "vector.extract"(%2480) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2496 = "vector.extract"(%2480) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2497 = "vector.extract"(%2480) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2498 = "vector.extract"(%2480) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2499 = "vector.extract"(%2480) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2500 = "vector.extract"(%2480) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2501 = "vector.extract"(%2480) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2502 = "vector.extract"(%2480) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2503 = "vector.extract"(%2480) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2504 = "vector.extract"(%2480) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2505 = "llvm.call_intrinsic"(%2481) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2506 = "llvm.call_intrinsic"(%2482) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2507 = "llvm.call_intrinsic"(%2483) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2508 = "llvm.call_intrinsic"(%2484) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2509 = "llvm.call_intrinsic"(%2485) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2510 = "llvm.call_intrinsic"(%2486) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2511 = "llvm.call_intrinsic"(%2487) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2512 = "llvm.call_intrinsic"(%2488) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2513 = "llvm.call_intrinsic"(%2489) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2514 = "llvm.call_intrinsic"(%2490) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2515 = "llvm.call_intrinsic"(%2491) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2516 = "llvm.call_intrinsic"(%2492) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2517 = "llvm.call_intrinsic"(%2493) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2518 = "llvm.call_intrinsic"(%2494) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2519 = "llvm.call_intrinsic"(%2495) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2520 = "llvm.call_intrinsic"(%2496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2521 = "llvm.call_intrinsic"(%2497) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2522 = "llvm.call_intrinsic"(%2498) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2523 = "llvm.call_intrinsic"(%2499) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2524 = "llvm.call_intrinsic"(%2500) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2525 = "llvm.call_intrinsic"(%2501) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2526 = "llvm.call_intrinsic"(%2502) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2527 = "llvm.call_intrinsic"(%2503) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2528 = "llvm.call_intrinsic"(%2504) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2529 = "vector.from_elements"(%2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2530 = "vector.extract"(%2529) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2531 = "vector.extract"(%2529) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2532 = "vector.extract"(%2529) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2533 = "arith.addf"(%2531, %2532) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2534 = "arith.addf"(%2530, %2533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2535 = "vector.extract"(%2529) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2536 = "vector.extract"(%2529) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2537 = "vector.extract"(%2529) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2538 = "arith.addf"(%2536, %2537) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2539 = "arith.addf"(%2535, %2538) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2540 = "arith.addf"(%2534, %2539) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2541 = "vector.extract"(%2529) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2542 = "vector.extract"(%2529) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2543 = "vector.extract"(%2529) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2544 = "arith.addf"(%2542, %2543) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2545 = "arith.addf"(%2541, %2544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2546 = "vector.extract"(%2529) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2547 = "vector.extract"(%2529) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2548 = "vector.extract"(%2529) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2549 = "arith.addf"(%2547, %2548) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2550 = "arith.addf"(%2546, %2549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2551 = "arith.addf"(%2545, %2550) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2552 = "arith.addf"(%2540, %2551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2553 = "vector.extract"(%2529) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2554 = "vector.extract"(%2529) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2555 = "vector.extract"(%2529) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2556 = "arith.addf"(%2554, %2555) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2557 = "arith.addf"(%2553, %2556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2558 = "vector.extract"(%2529) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2559 = "vector.extract"(%2529) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2560 = "vector.extract"(%2529) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2561 = "arith.addf"(%2559, %2560) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2562 = "arith.addf"(%2558, %2561) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2563 = "arith.addf"(%2557, %2562) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2564 = "vector.extract"(%2529) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2565 = "vector.extract"(%2529) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2566 = "vector.extract"(%2529) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2567 = "arith.addf"(%2565, %2566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2568 = "arith.addf"(%2564, %2567) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2569 = "vector.extract"(%2529) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2570 = "vector.extract"(%2529) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2571 = "vector.extract"(%2529) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2572 = "arith.addf"(%2570, %2571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2573 = "arith.addf"(%2569, %2572) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2574 = "arith.addf"(%2568, %2573) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2575 = "arith.addf"(%2563, %2574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2576 = "arith.addf"(%2552, %2575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2577 = "arith.addf"(%2576, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2578 = "arith.cmpf"(%2577, %2252) {predicate = 5 : i64} : (f32, f32) -> i1
        %2579 = "arith.andi"(%2473, %2578) : (i1, i1) -> i1
        %2580 = "arith.cmpf"(%1901, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2581 = "arith.andi"(%2579, %2580) : (i1, i1) -> i1
        %2582 = "arith.xori"(%2581, %2254) : (i1, i1) -> i1
        %2583 = "arith.constant"() {value = -1 : i32} : () -> i32
        %2584 = "nvvm.vote.sync"(%2583, %2582) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
        %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756 = "scf.if"(%2584) ({
          %t2761_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2757 = "llvm.extractvalue"(%t2761_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2758 = "llvm.extractvalue"(%t2761_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2759 = "llvm.extractvalue"(%t2761_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2760 = "llvm.extractvalue"(%t2761_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2766_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2762 = "llvm.extractvalue"(%t2766_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2763 = "llvm.extractvalue"(%t2766_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2764 = "llvm.extractvalue"(%t2766_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2765 = "llvm.extractvalue"(%t2766_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2771_d = "nvvm.ldmatrix"(%838) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2767 = "llvm.extractvalue"(%t2771_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2768 = "llvm.extractvalue"(%t2771_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2769 = "llvm.extractvalue"(%t2771_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2770 = "llvm.extractvalue"(%t2771_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2776_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2772 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2773 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2774 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2775 = "llvm.extractvalue"(%t2776_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2781_d = "nvvm.ldmatrix"(%852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2777 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2778 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2779 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2780 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2786_d = "nvvm.ldmatrix"(%859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2782 = "llvm.extractvalue"(%t2786_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2783 = "llvm.extractvalue"(%t2786_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2784 = "llvm.extractvalue"(%t2786_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2785 = "llvm.extractvalue"(%t2786_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2791_d = "nvvm.ldmatrix"(%866) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2787 = "llvm.extractvalue"(%t2791_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2788 = "llvm.extractvalue"(%t2791_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2789 = "llvm.extractvalue"(%t2791_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2790 = "llvm.extractvalue"(%t2791_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2796_d = "nvvm.ldmatrix"(%873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2792 = "llvm.extractvalue"(%t2796_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2793 = "llvm.extractvalue"(%t2796_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2794 = "llvm.extractvalue"(%t2796_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2795 = "llvm.extractvalue"(%t2796_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2797 = "llvm.bitcast"(%2757) : (i32) -> vector<2xf16>
          %2798 = "llvm.bitcast"(%2758) : (i32) -> vector<2xf16>
          %2799 = "llvm.bitcast"(%2759) : (i32) -> vector<2xf16>
          %2800 = "llvm.bitcast"(%2760) : (i32) -> vector<2xf16>
          %2801 = "llvm.bitcast"(%2767) : (i32) -> vector<2xf16>
          %2802 = "llvm.bitcast"(%2768) : (i32) -> vector<2xf16>
          %t2807_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2801, %2802, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2803 = "llvm.extractvalue"(%t2807_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2804 = "llvm.extractvalue"(%t2807_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2805 = "llvm.extractvalue"(%t2807_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2806 = "llvm.extractvalue"(%t2807_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2808 = "llvm.bitcast"(%2769) : (i32) -> vector<2xf16>
          %2809 = "llvm.bitcast"(%2770) : (i32) -> vector<2xf16>
          %t2814_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2808, %2809, %729, %730, %731, %732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2810 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2811 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2812 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2813 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2815 = "llvm.bitcast"(%2772) : (i32) -> vector<2xf16>
          %2816 = "llvm.bitcast"(%2773) : (i32) -> vector<2xf16>
          %t2821_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2815, %2816, %737, %738, %739, %740) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2817 = "llvm.extractvalue"(%t2821_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2818 = "llvm.extractvalue"(%t2821_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2819 = "llvm.extractvalue"(%t2821_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2820 = "llvm.extractvalue"(%t2821_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2822 = "llvm.bitcast"(%2774) : (i32) -> vector<2xf16>
          %2823 = "llvm.bitcast"(%2775) : (i32) -> vector<2xf16>
          %t2828_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2822, %2823, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2824 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2825 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2826 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2827 = "llvm.extractvalue"(%t2828_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2829 = "llvm.bitcast"(%2777) : (i32) -> vector<2xf16>
          %2830 = "llvm.bitcast"(%2778) : (i32) -> vector<2xf16>
          %t2835_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2829, %2830, %753, %754, %755, %756) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2831 = "llvm.extractvalue"(%t2835_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2832 = "llvm.extractvalue"(%t2835_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2833 = "llvm.extractvalue"(%t2835_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2834 = "llvm.extractvalue"(%t2835_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2836 = "llvm.bitcast"(%2779) : (i32) -> vector<2xf16>
          %2837 = "llvm.bitcast"(%2780) : (i32) -> vector<2xf16>
          %t2842_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2836, %2837, %761, %762, %763, %764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2838 = "llvm.extractvalue"(%t2842_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2839 = "llvm.extractvalue"(%t2842_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2840 = "llvm.extractvalue"(%t2842_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2841 = "llvm.extractvalue"(%t2842_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2843 = "llvm.bitcast"(%2782) : (i32) -> vector<2xf16>
          %2844 = "llvm.bitcast"(%2783) : (i32) -> vector<2xf16>
          %t2849_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2843, %2844, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2845 = "llvm.extractvalue"(%t2849_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2846 = "llvm.extractvalue"(%t2849_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2847 = "llvm.extractvalue"(%t2849_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2848 = "llvm.extractvalue"(%t2849_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2850 = "llvm.bitcast"(%2784) : (i32) -> vector<2xf16>
          %2851 = "llvm.bitcast"(%2785) : (i32) -> vector<2xf16>
          %t2856_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2850, %2851, %777, %778, %779, %780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2852 = "llvm.extractvalue"(%t2856_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2853 = "llvm.extractvalue"(%t2856_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2854 = "llvm.extractvalue"(%t2856_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2855 = "llvm.extractvalue"(%t2856_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2857 = "llvm.bitcast"(%2787) : (i32) -> vector<2xf16>
          %2858 = "llvm.bitcast"(%2788) : (i32) -> vector<2xf16>
          %t2863_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2857, %2858, %785, %786, %787, %788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2859 = "llvm.extractvalue"(%t2863_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2860 = "llvm.extractvalue"(%t2863_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2861 = "llvm.extractvalue"(%t2863_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2862 = "llvm.extractvalue"(%t2863_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2864 = "llvm.bitcast"(%2789) : (i32) -> vector<2xf16>
          %2865 = "llvm.bitcast"(%2790) : (i32) -> vector<2xf16>
          %t2870_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2864, %2865, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2866 = "llvm.extractvalue"(%t2870_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2867 = "llvm.extractvalue"(%t2870_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2868 = "llvm.extractvalue"(%t2870_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2869 = "llvm.extractvalue"(%t2870_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2871 = "llvm.bitcast"(%2792) : (i32) -> vector<2xf16>
          %2872 = "llvm.bitcast"(%2793) : (i32) -> vector<2xf16>
          %t2877_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2871, %2872, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2873 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2874 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2875 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2876 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2878 = "llvm.bitcast"(%2794) : (i32) -> vector<2xf16>
          %2879 = "llvm.bitcast"(%2795) : (i32) -> vector<2xf16>
          %t2884_d = "llvm.call_intrinsic"(%2797, %2798, %2799, %2800, %2878, %2879, %809, %810, %811, %812) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2880 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2881 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2882 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2883 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2885 = "llvm.bitcast"(%2762) : (i32) -> vector<2xf16>
          %2886 = "llvm.bitcast"(%2763) : (i32) -> vector<2xf16>
          %2887 = "llvm.bitcast"(%2764) : (i32) -> vector<2xf16>
          %2888 = "llvm.bitcast"(%2765) : (i32) -> vector<2xf16>
          %t2893_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2878, %2879, %813, %814, %815, %816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2889 = "llvm.extractvalue"(%t2893_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2890 = "llvm.extractvalue"(%t2893_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2891 = "llvm.extractvalue"(%t2893_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2892 = "llvm.extractvalue"(%t2893_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2898_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2871, %2872, %805, %806, %807, %808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2894 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2895 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2896 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2897 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2903_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2864, %2865, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2899 = "llvm.extractvalue"(%t2903_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2900 = "llvm.extractvalue"(%t2903_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2901 = "llvm.extractvalue"(%t2903_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2902 = "llvm.extractvalue"(%t2903_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2908_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2857, %2858, %789, %790, %791, %792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2904 = "llvm.extractvalue"(%t2908_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2905 = "llvm.extractvalue"(%t2908_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2906 = "llvm.extractvalue"(%t2908_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2907 = "llvm.extractvalue"(%t2908_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2913_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2850, %2851, %781, %782, %783, %784) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2909 = "llvm.extractvalue"(%t2913_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2910 = "llvm.extractvalue"(%t2913_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2911 = "llvm.extractvalue"(%t2913_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2912 = "llvm.extractvalue"(%t2913_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2918_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2843, %2844, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2914 = "llvm.extractvalue"(%t2918_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2915 = "llvm.extractvalue"(%t2918_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2916 = "llvm.extractvalue"(%t2918_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2917 = "llvm.extractvalue"(%t2918_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2923_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2836, %2837, %765, %766, %767, %768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2919 = "llvm.extractvalue"(%t2923_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2920 = "llvm.extractvalue"(%t2923_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2921 = "llvm.extractvalue"(%t2923_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2922 = "llvm.extractvalue"(%t2923_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2928_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2829, %2830, %757, %758, %759, %760) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2924 = "llvm.extractvalue"(%t2928_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2925 = "llvm.extractvalue"(%t2928_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2926 = "llvm.extractvalue"(%t2928_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2927 = "llvm.extractvalue"(%t2928_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2933_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2822, %2823, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2929 = "llvm.extractvalue"(%t2933_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2930 = "llvm.extractvalue"(%t2933_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2931 = "llvm.extractvalue"(%t2933_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2932 = "llvm.extractvalue"(%t2933_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2938_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2815, %2816, %741, %742, %743, %744) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2934 = "llvm.extractvalue"(%t2938_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2935 = "llvm.extractvalue"(%t2938_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2936 = "llvm.extractvalue"(%t2938_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2937 = "llvm.extractvalue"(%t2938_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2943_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2808, %2809, %733, %734, %735, %736) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2939 = "llvm.extractvalue"(%t2943_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2940 = "llvm.extractvalue"(%t2943_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2941 = "llvm.extractvalue"(%t2943_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2942 = "llvm.extractvalue"(%t2943_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2948_d = "llvm.call_intrinsic"(%2885, %2886, %2887, %2888, %2801, %2802, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2944 = "llvm.extractvalue"(%t2948_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2945 = "llvm.extractvalue"(%t2948_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2946 = "llvm.extractvalue"(%t2948_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2947 = "llvm.extractvalue"(%t2948_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t2953_d = "nvvm.ldmatrix"(%1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2949 = "llvm.extractvalue"(%t2953_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2950 = "llvm.extractvalue"(%t2953_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2951 = "llvm.extractvalue"(%t2953_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2952 = "llvm.extractvalue"(%t2953_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2958_d = "nvvm.ldmatrix"(%1041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2954 = "llvm.extractvalue"(%t2958_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2955 = "llvm.extractvalue"(%t2958_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2956 = "llvm.extractvalue"(%t2958_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2957 = "llvm.extractvalue"(%t2958_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2963_d = "nvvm.ldmatrix"(%1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2959 = "llvm.extractvalue"(%t2963_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2960 = "llvm.extractvalue"(%t2963_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2961 = "llvm.extractvalue"(%t2963_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2962 = "llvm.extractvalue"(%t2963_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2968_d = "nvvm.ldmatrix"(%1057) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2964 = "llvm.extractvalue"(%t2968_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2965 = "llvm.extractvalue"(%t2968_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2966 = "llvm.extractvalue"(%t2968_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2967 = "llvm.extractvalue"(%t2968_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2973_d = "nvvm.ldmatrix"(%1063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2969 = "llvm.extractvalue"(%t2973_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2970 = "llvm.extractvalue"(%t2973_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2971 = "llvm.extractvalue"(%t2973_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2972 = "llvm.extractvalue"(%t2973_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2978_d = "nvvm.ldmatrix"(%1069) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2974 = "llvm.extractvalue"(%t2978_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2975 = "llvm.extractvalue"(%t2978_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2976 = "llvm.extractvalue"(%t2978_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2977 = "llvm.extractvalue"(%t2978_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2983_d = "nvvm.ldmatrix"(%1075) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2979 = "llvm.extractvalue"(%t2983_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2980 = "llvm.extractvalue"(%t2983_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2981 = "llvm.extractvalue"(%t2983_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2982 = "llvm.extractvalue"(%t2983_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t2988_d = "nvvm.ldmatrix"(%1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2984 = "llvm.extractvalue"(%t2988_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2985 = "llvm.extractvalue"(%t2988_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2986 = "llvm.extractvalue"(%t2988_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2987 = "llvm.extractvalue"(%t2988_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2989 = "llvm.bitcast"(%2949) : (i32) -> vector<2xf16>
          %2990 = "llvm.bitcast"(%2950) : (i32) -> vector<2xf16>
          %2991 = "llvm.bitcast"(%2951) : (i32) -> vector<2xf16>
          %2992 = "llvm.bitcast"(%2952) : (i32) -> vector<2xf16>
          %2993 = "llvm.bitcast"(%2959) : (i32) -> vector<2xf16>
          %2994 = "llvm.bitcast"(%2960) : (i32) -> vector<2xf16>
          %t2999_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %2993, %2994, %2803, %2804, %2805, %2806) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %2995 = "llvm.extractvalue"(%t2999_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2996 = "llvm.extractvalue"(%t2999_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2997 = "llvm.extractvalue"(%t2999_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %2998 = "llvm.extractvalue"(%t2999_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3000 = "llvm.bitcast"(%2961) : (i32) -> vector<2xf16>
          %3001 = "llvm.bitcast"(%2962) : (i32) -> vector<2xf16>
          %t3006_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3000, %3001, %2810, %2811, %2812, %2813) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3002 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3003 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3004 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3005 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3007 = "llvm.bitcast"(%2964) : (i32) -> vector<2xf16>
          %3008 = "llvm.bitcast"(%2965) : (i32) -> vector<2xf16>
          %t3013_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3007, %3008, %2817, %2818, %2819, %2820) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3009 = "llvm.extractvalue"(%t3013_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3010 = "llvm.extractvalue"(%t3013_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3011 = "llvm.extractvalue"(%t3013_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3012 = "llvm.extractvalue"(%t3013_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3014 = "llvm.bitcast"(%2966) : (i32) -> vector<2xf16>
          %3015 = "llvm.bitcast"(%2967) : (i32) -> vector<2xf16>
          %t3020_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3014, %3015, %2824, %2825, %2826, %2827) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3016 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3017 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3018 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3019 = "llvm.extractvalue"(%t3020_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3021 = "llvm.bitcast"(%2969) : (i32) -> vector<2xf16>
          %3022 = "llvm.bitcast"(%2970) : (i32) -> vector<2xf16>
          %t3027_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3021, %3022, %2831, %2832, %2833, %2834) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3023 = "llvm.extractvalue"(%t3027_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3024 = "llvm.extractvalue"(%t3027_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3025 = "llvm.extractvalue"(%t3027_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3026 = "llvm.extractvalue"(%t3027_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3028 = "llvm.bitcast"(%2971) : (i32) -> vector<2xf16>
          %3029 = "llvm.bitcast"(%2972) : (i32) -> vector<2xf16>
          %t3034_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3028, %3029, %2838, %2839, %2840, %2841) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3030 = "llvm.extractvalue"(%t3034_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3031 = "llvm.extractvalue"(%t3034_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3032 = "llvm.extractvalue"(%t3034_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3033 = "llvm.extractvalue"(%t3034_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3035 = "llvm.bitcast"(%2974) : (i32) -> vector<2xf16>
          %3036 = "llvm.bitcast"(%2975) : (i32) -> vector<2xf16>
          %t3041_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3035, %3036, %2845, %2846, %2847, %2848) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3037 = "llvm.extractvalue"(%t3041_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3038 = "llvm.extractvalue"(%t3041_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3039 = "llvm.extractvalue"(%t3041_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3040 = "llvm.extractvalue"(%t3041_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3042 = "llvm.bitcast"(%2976) : (i32) -> vector<2xf16>
          %3043 = "llvm.bitcast"(%2977) : (i32) -> vector<2xf16>
          %t3048_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3042, %3043, %2852, %2853, %2854, %2855) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3044 = "llvm.extractvalue"(%t3048_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3045 = "llvm.extractvalue"(%t3048_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3046 = "llvm.extractvalue"(%t3048_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3047 = "llvm.extractvalue"(%t3048_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3049 = "llvm.bitcast"(%2979) : (i32) -> vector<2xf16>
          %3050 = "llvm.bitcast"(%2980) : (i32) -> vector<2xf16>
          %t3055_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3049, %3050, %2859, %2860, %2861, %2862) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3051 = "llvm.extractvalue"(%t3055_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3052 = "llvm.extractvalue"(%t3055_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3053 = "llvm.extractvalue"(%t3055_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3054 = "llvm.extractvalue"(%t3055_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3056 = "llvm.bitcast"(%2981) : (i32) -> vector<2xf16>
          %3057 = "llvm.bitcast"(%2982) : (i32) -> vector<2xf16>
          %t3062_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3056, %3057, %2866, %2867, %2868, %2869) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3058 = "llvm.extractvalue"(%t3062_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3059 = "llvm.extractvalue"(%t3062_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3060 = "llvm.extractvalue"(%t3062_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3061 = "llvm.extractvalue"(%t3062_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3063 = "llvm.bitcast"(%2984) : (i32) -> vector<2xf16>
          %3064 = "llvm.bitcast"(%2985) : (i32) -> vector<2xf16>
          %t3069_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3063, %3064, %2873, %2874, %2875, %2876) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3065 = "llvm.extractvalue"(%t3069_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3066 = "llvm.extractvalue"(%t3069_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3067 = "llvm.extractvalue"(%t3069_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3068 = "llvm.extractvalue"(%t3069_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3070 = "llvm.bitcast"(%2986) : (i32) -> vector<2xf16>
          %3071 = "llvm.bitcast"(%2987) : (i32) -> vector<2xf16>
          %t3076_d = "llvm.call_intrinsic"(%2989, %2990, %2991, %2992, %3070, %3071, %2880, %2881, %2882, %2883) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3072 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3073 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3074 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3075 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3077 = "llvm.bitcast"(%2954) : (i32) -> vector<2xf16>
          %3078 = "llvm.bitcast"(%2955) : (i32) -> vector<2xf16>
          %3079 = "llvm.bitcast"(%2956) : (i32) -> vector<2xf16>
          %3080 = "llvm.bitcast"(%2957) : (i32) -> vector<2xf16>
          %t3085_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3070, %3071, %2889, %2890, %2891, %2892) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3081 = "llvm.extractvalue"(%t3085_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3082 = "llvm.extractvalue"(%t3085_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3083 = "llvm.extractvalue"(%t3085_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3084 = "llvm.extractvalue"(%t3085_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3090_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3063, %3064, %2894, %2895, %2896, %2897) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3086 = "llvm.extractvalue"(%t3090_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3087 = "llvm.extractvalue"(%t3090_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3088 = "llvm.extractvalue"(%t3090_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3089 = "llvm.extractvalue"(%t3090_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3095_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3056, %3057, %2899, %2900, %2901, %2902) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3091 = "llvm.extractvalue"(%t3095_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3092 = "llvm.extractvalue"(%t3095_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3093 = "llvm.extractvalue"(%t3095_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3094 = "llvm.extractvalue"(%t3095_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3100_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3049, %3050, %2904, %2905, %2906, %2907) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3096 = "llvm.extractvalue"(%t3100_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3097 = "llvm.extractvalue"(%t3100_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3098 = "llvm.extractvalue"(%t3100_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3099 = "llvm.extractvalue"(%t3100_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3105_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3042, %3043, %2909, %2910, %2911, %2912) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3101 = "llvm.extractvalue"(%t3105_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3102 = "llvm.extractvalue"(%t3105_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3103 = "llvm.extractvalue"(%t3105_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3104 = "llvm.extractvalue"(%t3105_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3110_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3035, %3036, %2914, %2915, %2916, %2917) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3106 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3107 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3108 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3109 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3115_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3028, %3029, %2919, %2920, %2921, %2922) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3111 = "llvm.extractvalue"(%t3115_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3112 = "llvm.extractvalue"(%t3115_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3113 = "llvm.extractvalue"(%t3115_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3114 = "llvm.extractvalue"(%t3115_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3120_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3021, %3022, %2924, %2925, %2926, %2927) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3116 = "llvm.extractvalue"(%t3120_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3117 = "llvm.extractvalue"(%t3120_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3118 = "llvm.extractvalue"(%t3120_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3119 = "llvm.extractvalue"(%t3120_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3125_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3014, %3015, %2929, %2930, %2931, %2932) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3121 = "llvm.extractvalue"(%t3125_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3122 = "llvm.extractvalue"(%t3125_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3123 = "llvm.extractvalue"(%t3125_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3124 = "llvm.extractvalue"(%t3125_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3130_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3007, %3008, %2934, %2935, %2936, %2937) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3126 = "llvm.extractvalue"(%t3130_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3127 = "llvm.extractvalue"(%t3130_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3128 = "llvm.extractvalue"(%t3130_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3129 = "llvm.extractvalue"(%t3130_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3135_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %3000, %3001, %2939, %2940, %2941, %2942) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3131 = "llvm.extractvalue"(%t3135_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3132 = "llvm.extractvalue"(%t3135_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3133 = "llvm.extractvalue"(%t3135_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3134 = "llvm.extractvalue"(%t3135_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3140_d = "llvm.call_intrinsic"(%3077, %3078, %3079, %3080, %2993, %2994, %2944, %2945, %2946, %2947) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3136 = "llvm.extractvalue"(%t3140_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3137 = "llvm.extractvalue"(%t3140_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3138 = "llvm.extractvalue"(%t3140_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3139 = "llvm.extractvalue"(%t3140_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3145_d = "nvvm.ldmatrix"(%1243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3141 = "llvm.extractvalue"(%t3145_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3142 = "llvm.extractvalue"(%t3145_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3143 = "llvm.extractvalue"(%t3145_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3144 = "llvm.extractvalue"(%t3145_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3150_d = "nvvm.ldmatrix"(%1249) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3146 = "llvm.extractvalue"(%t3150_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3147 = "llvm.extractvalue"(%t3150_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3148 = "llvm.extractvalue"(%t3150_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3149 = "llvm.extractvalue"(%t3150_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3155_d = "nvvm.ldmatrix"(%1259) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3151 = "llvm.extractvalue"(%t3155_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3152 = "llvm.extractvalue"(%t3155_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3153 = "llvm.extractvalue"(%t3155_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3154 = "llvm.extractvalue"(%t3155_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3160_d = "nvvm.ldmatrix"(%1265) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3156 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3157 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3158 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3159 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3165_d = "nvvm.ldmatrix"(%1271) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3161 = "llvm.extractvalue"(%t3165_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3162 = "llvm.extractvalue"(%t3165_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3163 = "llvm.extractvalue"(%t3165_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3164 = "llvm.extractvalue"(%t3165_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3170_d = "nvvm.ldmatrix"(%1277) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3166 = "llvm.extractvalue"(%t3170_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3167 = "llvm.extractvalue"(%t3170_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3168 = "llvm.extractvalue"(%t3170_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3169 = "llvm.extractvalue"(%t3170_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3175_d = "nvvm.ldmatrix"(%1283) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3171 = "llvm.extractvalue"(%t3175_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3172 = "llvm.extractvalue"(%t3175_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3173 = "llvm.extractvalue"(%t3175_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3174 = "llvm.extractvalue"(%t3175_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3180_d = "nvvm.ldmatrix"(%1289) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3176 = "llvm.extractvalue"(%t3180_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3177 = "llvm.extractvalue"(%t3180_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3178 = "llvm.extractvalue"(%t3180_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3179 = "llvm.extractvalue"(%t3180_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3181 = "llvm.bitcast"(%3141) : (i32) -> vector<2xf16>
          %3182 = "llvm.bitcast"(%3142) : (i32) -> vector<2xf16>
          %3183 = "llvm.bitcast"(%3143) : (i32) -> vector<2xf16>
          %3184 = "llvm.bitcast"(%3144) : (i32) -> vector<2xf16>
          %3185 = "llvm.bitcast"(%3151) : (i32) -> vector<2xf16>
          %3186 = "llvm.bitcast"(%3152) : (i32) -> vector<2xf16>
          %t3191_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3185, %3186, %2995, %2996, %2997, %2998) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3187 = "llvm.extractvalue"(%t3191_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3188 = "llvm.extractvalue"(%t3191_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3189 = "llvm.extractvalue"(%t3191_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3190 = "llvm.extractvalue"(%t3191_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3192 = "llvm.bitcast"(%3153) : (i32) -> vector<2xf16>
          %3193 = "llvm.bitcast"(%3154) : (i32) -> vector<2xf16>
          %t3198_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3192, %3193, %3002, %3003, %3004, %3005) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3194 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3195 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3196 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3197 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3199 = "llvm.bitcast"(%3156) : (i32) -> vector<2xf16>
          %3200 = "llvm.bitcast"(%3157) : (i32) -> vector<2xf16>
          %t3205_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3199, %3200, %3009, %3010, %3011, %3012) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3201 = "llvm.extractvalue"(%t3205_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3202 = "llvm.extractvalue"(%t3205_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3203 = "llvm.extractvalue"(%t3205_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3204 = "llvm.extractvalue"(%t3205_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3206 = "llvm.bitcast"(%3158) : (i32) -> vector<2xf16>
          %3207 = "llvm.bitcast"(%3159) : (i32) -> vector<2xf16>
          %t3212_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3206, %3207, %3016, %3017, %3018, %3019) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3208 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3209 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3210 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3211 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3213 = "llvm.bitcast"(%3161) : (i32) -> vector<2xf16>
          %3214 = "llvm.bitcast"(%3162) : (i32) -> vector<2xf16>
          %t3219_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3213, %3214, %3023, %3024, %3025, %3026) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3215 = "llvm.extractvalue"(%t3219_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3216 = "llvm.extractvalue"(%t3219_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3217 = "llvm.extractvalue"(%t3219_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3218 = "llvm.extractvalue"(%t3219_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3220 = "llvm.bitcast"(%3163) : (i32) -> vector<2xf16>
          %3221 = "llvm.bitcast"(%3164) : (i32) -> vector<2xf16>
          %t3226_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3220, %3221, %3030, %3031, %3032, %3033) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3222 = "llvm.extractvalue"(%t3226_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3223 = "llvm.extractvalue"(%t3226_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3224 = "llvm.extractvalue"(%t3226_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3225 = "llvm.extractvalue"(%t3226_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3227 = "llvm.bitcast"(%3166) : (i32) -> vector<2xf16>
          %3228 = "llvm.bitcast"(%3167) : (i32) -> vector<2xf16>
          %t3233_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3227, %3228, %3037, %3038, %3039, %3040) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3229 = "llvm.extractvalue"(%t3233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3230 = "llvm.extractvalue"(%t3233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3231 = "llvm.extractvalue"(%t3233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3232 = "llvm.extractvalue"(%t3233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3234 = "llvm.bitcast"(%3168) : (i32) -> vector<2xf16>
          %3235 = "llvm.bitcast"(%3169) : (i32) -> vector<2xf16>
          %t3240_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3234, %3235, %3044, %3045, %3046, %3047) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3236 = "llvm.extractvalue"(%t3240_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3237 = "llvm.extractvalue"(%t3240_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3238 = "llvm.extractvalue"(%t3240_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3239 = "llvm.extractvalue"(%t3240_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3241 = "llvm.bitcast"(%3171) : (i32) -> vector<2xf16>
          %3242 = "llvm.bitcast"(%3172) : (i32) -> vector<2xf16>
          %t3247_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3241, %3242, %3051, %3052, %3053, %3054) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3243 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3244 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3245 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3246 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3248 = "llvm.bitcast"(%3173) : (i32) -> vector<2xf16>
          %3249 = "llvm.bitcast"(%3174) : (i32) -> vector<2xf16>
          %t3254_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3248, %3249, %3058, %3059, %3060, %3061) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3250 = "llvm.extractvalue"(%t3254_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3251 = "llvm.extractvalue"(%t3254_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3252 = "llvm.extractvalue"(%t3254_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3253 = "llvm.extractvalue"(%t3254_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3255 = "llvm.bitcast"(%3176) : (i32) -> vector<2xf16>
          %3256 = "llvm.bitcast"(%3177) : (i32) -> vector<2xf16>
          %t3261_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3255, %3256, %3065, %3066, %3067, %3068) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3257 = "llvm.extractvalue"(%t3261_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3258 = "llvm.extractvalue"(%t3261_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3259 = "llvm.extractvalue"(%t3261_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3260 = "llvm.extractvalue"(%t3261_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3262 = "llvm.bitcast"(%3178) : (i32) -> vector<2xf16>
          %3263 = "llvm.bitcast"(%3179) : (i32) -> vector<2xf16>
          %t3268_d = "llvm.call_intrinsic"(%3181, %3182, %3183, %3184, %3262, %3263, %3072, %3073, %3074, %3075) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3264 = "llvm.extractvalue"(%t3268_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3265 = "llvm.extractvalue"(%t3268_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3266 = "llvm.extractvalue"(%t3268_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3267 = "llvm.extractvalue"(%t3268_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3269 = "llvm.bitcast"(%3146) : (i32) -> vector<2xf16>
          %3270 = "llvm.bitcast"(%3147) : (i32) -> vector<2xf16>
          %3271 = "llvm.bitcast"(%3148) : (i32) -> vector<2xf16>
          %3272 = "llvm.bitcast"(%3149) : (i32) -> vector<2xf16>
          %t3277_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3262, %3263, %3081, %3082, %3083, %3084) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3273 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3274 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3275 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3276 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3282_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3255, %3256, %3086, %3087, %3088, %3089) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3278 = "llvm.extractvalue"(%t3282_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3279 = "llvm.extractvalue"(%t3282_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3280 = "llvm.extractvalue"(%t3282_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3281 = "llvm.extractvalue"(%t3282_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3287_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3248, %3249, %3091, %3092, %3093, %3094) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3283 = "llvm.extractvalue"(%t3287_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3284 = "llvm.extractvalue"(%t3287_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3285 = "llvm.extractvalue"(%t3287_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3286 = "llvm.extractvalue"(%t3287_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3292_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3241, %3242, %3096, %3097, %3098, %3099) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3288 = "llvm.extractvalue"(%t3292_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3289 = "llvm.extractvalue"(%t3292_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3290 = "llvm.extractvalue"(%t3292_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3291 = "llvm.extractvalue"(%t3292_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3297_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3234, %3235, %3101, %3102, %3103, %3104) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3293 = "llvm.extractvalue"(%t3297_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3294 = "llvm.extractvalue"(%t3297_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3295 = "llvm.extractvalue"(%t3297_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3296 = "llvm.extractvalue"(%t3297_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3302_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3227, %3228, %3106, %3107, %3108, %3109) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3298 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3299 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3300 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3301 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3307_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3220, %3221, %3111, %3112, %3113, %3114) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3303 = "llvm.extractvalue"(%t3307_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3304 = "llvm.extractvalue"(%t3307_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3305 = "llvm.extractvalue"(%t3307_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3306 = "llvm.extractvalue"(%t3307_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3312_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3213, %3214, %3116, %3117, %3118, %3119) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3308 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3309 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3310 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3311 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3317_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3206, %3207, %3121, %3122, %3123, %3124) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3313 = "llvm.extractvalue"(%t3317_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3314 = "llvm.extractvalue"(%t3317_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3315 = "llvm.extractvalue"(%t3317_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3316 = "llvm.extractvalue"(%t3317_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3322_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3199, %3200, %3126, %3127, %3128, %3129) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3318 = "llvm.extractvalue"(%t3322_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3319 = "llvm.extractvalue"(%t3322_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3320 = "llvm.extractvalue"(%t3322_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3321 = "llvm.extractvalue"(%t3322_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3327_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3192, %3193, %3131, %3132, %3133, %3134) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3323 = "llvm.extractvalue"(%t3327_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3324 = "llvm.extractvalue"(%t3327_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3325 = "llvm.extractvalue"(%t3327_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3326 = "llvm.extractvalue"(%t3327_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3332_d = "llvm.call_intrinsic"(%3269, %3270, %3271, %3272, %3185, %3186, %3136, %3137, %3138, %3139) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3328 = "llvm.extractvalue"(%t3332_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3329 = "llvm.extractvalue"(%t3332_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3330 = "llvm.extractvalue"(%t3332_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3331 = "llvm.extractvalue"(%t3332_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3337_d = "nvvm.ldmatrix"(%1451) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3333 = "llvm.extractvalue"(%t3337_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3334 = "llvm.extractvalue"(%t3337_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3335 = "llvm.extractvalue"(%t3337_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3336 = "llvm.extractvalue"(%t3337_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3342_d = "nvvm.ldmatrix"(%1457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3338 = "llvm.extractvalue"(%t3342_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3339 = "llvm.extractvalue"(%t3342_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3340 = "llvm.extractvalue"(%t3342_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3341 = "llvm.extractvalue"(%t3342_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3347_d = "nvvm.ldmatrix"(%1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3343 = "llvm.extractvalue"(%t3347_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3344 = "llvm.extractvalue"(%t3347_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3345 = "llvm.extractvalue"(%t3347_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3346 = "llvm.extractvalue"(%t3347_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3352_d = "nvvm.ldmatrix"(%1473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3348 = "llvm.extractvalue"(%t3352_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3349 = "llvm.extractvalue"(%t3352_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3350 = "llvm.extractvalue"(%t3352_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3351 = "llvm.extractvalue"(%t3352_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3357_d = "nvvm.ldmatrix"(%1479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3353 = "llvm.extractvalue"(%t3357_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3354 = "llvm.extractvalue"(%t3357_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3355 = "llvm.extractvalue"(%t3357_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3356 = "llvm.extractvalue"(%t3357_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3362_d = "nvvm.ldmatrix"(%1485) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3358 = "llvm.extractvalue"(%t3362_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3359 = "llvm.extractvalue"(%t3362_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3360 = "llvm.extractvalue"(%t3362_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3361 = "llvm.extractvalue"(%t3362_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3367_d = "nvvm.ldmatrix"(%1491) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3363 = "llvm.extractvalue"(%t3367_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3364 = "llvm.extractvalue"(%t3367_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3365 = "llvm.extractvalue"(%t3367_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3366 = "llvm.extractvalue"(%t3367_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3372_d = "nvvm.ldmatrix"(%1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3368 = "llvm.extractvalue"(%t3372_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3369 = "llvm.extractvalue"(%t3372_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3370 = "llvm.extractvalue"(%t3372_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3371 = "llvm.extractvalue"(%t3372_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3373 = "llvm.bitcast"(%3333) : (i32) -> vector<2xf16>
          %3374 = "llvm.bitcast"(%3334) : (i32) -> vector<2xf16>
          %3375 = "llvm.bitcast"(%3335) : (i32) -> vector<2xf16>
          %3376 = "llvm.bitcast"(%3336) : (i32) -> vector<2xf16>
          %3377 = "llvm.bitcast"(%3343) : (i32) -> vector<2xf16>
          %3378 = "llvm.bitcast"(%3344) : (i32) -> vector<2xf16>
          %t3383_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3377, %3378, %3187, %3188, %3189, %3190) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3379 = "llvm.extractvalue"(%t3383_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3380 = "llvm.extractvalue"(%t3383_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3381 = "llvm.extractvalue"(%t3383_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3382 = "llvm.extractvalue"(%t3383_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3384 = "llvm.bitcast"(%3345) : (i32) -> vector<2xf16>
          %3385 = "llvm.bitcast"(%3346) : (i32) -> vector<2xf16>
          %t3390_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3384, %3385, %3194, %3195, %3196, %3197) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3386 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3387 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3388 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3389 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3391 = "llvm.bitcast"(%3348) : (i32) -> vector<2xf16>
          %3392 = "llvm.bitcast"(%3349) : (i32) -> vector<2xf16>
          %t3397_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3391, %3392, %3201, %3202, %3203, %3204) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3393 = "llvm.extractvalue"(%t3397_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3394 = "llvm.extractvalue"(%t3397_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3395 = "llvm.extractvalue"(%t3397_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3396 = "llvm.extractvalue"(%t3397_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3398 = "llvm.bitcast"(%3350) : (i32) -> vector<2xf16>
          %3399 = "llvm.bitcast"(%3351) : (i32) -> vector<2xf16>
          %t3404_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3398, %3399, %3208, %3209, %3210, %3211) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3400 = "llvm.extractvalue"(%t3404_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3401 = "llvm.extractvalue"(%t3404_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3402 = "llvm.extractvalue"(%t3404_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3403 = "llvm.extractvalue"(%t3404_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3405 = "llvm.bitcast"(%3353) : (i32) -> vector<2xf16>
          %3406 = "llvm.bitcast"(%3354) : (i32) -> vector<2xf16>
          %t3411_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3405, %3406, %3215, %3216, %3217, %3218) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3407 = "llvm.extractvalue"(%t3411_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3408 = "llvm.extractvalue"(%t3411_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3409 = "llvm.extractvalue"(%t3411_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3410 = "llvm.extractvalue"(%t3411_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3412 = "llvm.bitcast"(%3355) : (i32) -> vector<2xf16>
          %3413 = "llvm.bitcast"(%3356) : (i32) -> vector<2xf16>
          %t3418_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3412, %3413, %3222, %3223, %3224, %3225) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3414 = "llvm.extractvalue"(%t3418_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3415 = "llvm.extractvalue"(%t3418_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3416 = "llvm.extractvalue"(%t3418_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3417 = "llvm.extractvalue"(%t3418_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3419 = "llvm.bitcast"(%3358) : (i32) -> vector<2xf16>
          %3420 = "llvm.bitcast"(%3359) : (i32) -> vector<2xf16>
          %t3425_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3419, %3420, %3229, %3230, %3231, %3232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3421 = "llvm.extractvalue"(%t3425_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3422 = "llvm.extractvalue"(%t3425_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3423 = "llvm.extractvalue"(%t3425_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3424 = "llvm.extractvalue"(%t3425_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3426 = "llvm.bitcast"(%3360) : (i32) -> vector<2xf16>
          %3427 = "llvm.bitcast"(%3361) : (i32) -> vector<2xf16>
          %t3432_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3426, %3427, %3236, %3237, %3238, %3239) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3428 = "llvm.extractvalue"(%t3432_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3429 = "llvm.extractvalue"(%t3432_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3430 = "llvm.extractvalue"(%t3432_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3431 = "llvm.extractvalue"(%t3432_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3433 = "llvm.bitcast"(%3363) : (i32) -> vector<2xf16>
          %3434 = "llvm.bitcast"(%3364) : (i32) -> vector<2xf16>
          %t3439_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3433, %3434, %3243, %3244, %3245, %3246) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3435 = "llvm.extractvalue"(%t3439_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3436 = "llvm.extractvalue"(%t3439_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3437 = "llvm.extractvalue"(%t3439_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3438 = "llvm.extractvalue"(%t3439_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3440 = "llvm.bitcast"(%3365) : (i32) -> vector<2xf16>
          %3441 = "llvm.bitcast"(%3366) : (i32) -> vector<2xf16>
          %t3446_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3440, %3441, %3250, %3251, %3252, %3253) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3442 = "llvm.extractvalue"(%t3446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3443 = "llvm.extractvalue"(%t3446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3444 = "llvm.extractvalue"(%t3446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3445 = "llvm.extractvalue"(%t3446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3447 = "llvm.bitcast"(%3368) : (i32) -> vector<2xf16>
          %3448 = "llvm.bitcast"(%3369) : (i32) -> vector<2xf16>
          %t3453_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3447, %3448, %3257, %3258, %3259, %3260) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3449 = "llvm.extractvalue"(%t3453_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3450 = "llvm.extractvalue"(%t3453_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3451 = "llvm.extractvalue"(%t3453_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3452 = "llvm.extractvalue"(%t3453_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3454 = "llvm.bitcast"(%3370) : (i32) -> vector<2xf16>
          %3455 = "llvm.bitcast"(%3371) : (i32) -> vector<2xf16>
          %t3460_d = "llvm.call_intrinsic"(%3373, %3374, %3375, %3376, %3454, %3455, %3264, %3265, %3266, %3267) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3456 = "llvm.extractvalue"(%t3460_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3457 = "llvm.extractvalue"(%t3460_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3458 = "llvm.extractvalue"(%t3460_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3459 = "llvm.extractvalue"(%t3460_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3461 = "llvm.bitcast"(%3338) : (i32) -> vector<2xf16>
          %3462 = "llvm.bitcast"(%3339) : (i32) -> vector<2xf16>
          %3463 = "llvm.bitcast"(%3340) : (i32) -> vector<2xf16>
          %3464 = "llvm.bitcast"(%3341) : (i32) -> vector<2xf16>
          %t3469_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3454, %3455, %3273, %3274, %3275, %3276) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3465 = "llvm.extractvalue"(%t3469_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3466 = "llvm.extractvalue"(%t3469_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3467 = "llvm.extractvalue"(%t3469_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3468 = "llvm.extractvalue"(%t3469_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3474_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3447, %3448, %3278, %3279, %3280, %3281) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3470 = "llvm.extractvalue"(%t3474_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3471 = "llvm.extractvalue"(%t3474_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3472 = "llvm.extractvalue"(%t3474_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3473 = "llvm.extractvalue"(%t3474_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3479_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3440, %3441, %3283, %3284, %3285, %3286) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3475 = "llvm.extractvalue"(%t3479_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3476 = "llvm.extractvalue"(%t3479_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3477 = "llvm.extractvalue"(%t3479_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3478 = "llvm.extractvalue"(%t3479_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3484_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3433, %3434, %3288, %3289, %3290, %3291) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3480 = "llvm.extractvalue"(%t3484_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3481 = "llvm.extractvalue"(%t3484_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3482 = "llvm.extractvalue"(%t3484_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3483 = "llvm.extractvalue"(%t3484_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3489_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3426, %3427, %3293, %3294, %3295, %3296) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3485 = "llvm.extractvalue"(%t3489_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3486 = "llvm.extractvalue"(%t3489_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3487 = "llvm.extractvalue"(%t3489_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3488 = "llvm.extractvalue"(%t3489_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3494_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3419, %3420, %3298, %3299, %3300, %3301) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3490 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3491 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3492 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3493 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3499_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3412, %3413, %3303, %3304, %3305, %3306) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3495 = "llvm.extractvalue"(%t3499_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3496 = "llvm.extractvalue"(%t3499_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3497 = "llvm.extractvalue"(%t3499_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3498 = "llvm.extractvalue"(%t3499_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3504_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3405, %3406, %3308, %3309, %3310, %3311) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3500 = "llvm.extractvalue"(%t3504_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3501 = "llvm.extractvalue"(%t3504_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3502 = "llvm.extractvalue"(%t3504_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3503 = "llvm.extractvalue"(%t3504_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3509_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3398, %3399, %3313, %3314, %3315, %3316) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3505 = "llvm.extractvalue"(%t3509_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3506 = "llvm.extractvalue"(%t3509_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3507 = "llvm.extractvalue"(%t3509_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3508 = "llvm.extractvalue"(%t3509_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3514_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3391, %3392, %3318, %3319, %3320, %3321) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3510 = "llvm.extractvalue"(%t3514_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3511 = "llvm.extractvalue"(%t3514_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3512 = "llvm.extractvalue"(%t3514_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3513 = "llvm.extractvalue"(%t3514_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3519_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3384, %3385, %3323, %3324, %3325, %3326) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3515 = "llvm.extractvalue"(%t3519_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3516 = "llvm.extractvalue"(%t3519_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3517 = "llvm.extractvalue"(%t3519_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3518 = "llvm.extractvalue"(%t3519_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3524_d = "llvm.call_intrinsic"(%3461, %3462, %3463, %3464, %3377, %3378, %3328, %3329, %3330, %3331) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3520 = "llvm.extractvalue"(%t3524_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3521 = "llvm.extractvalue"(%t3524_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3522 = "llvm.extractvalue"(%t3524_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3523 = "llvm.extractvalue"(%t3524_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620 = "scf.if"(%1680) ({
            %3621 = "arith.muli"(%694, %76) : (i32, i32) -> i32
            %3622 = "arith.addi"(%3621, %287) : (i32, i32) -> i32
            %3623 = "arith.subi"(%8, %3622) : (i32, i32) -> i32
            %3624 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3625 = "vector.broadcast"(%3623) : (i32) -> vector<24xi32>
            %3626 = "arith.cmpi"(%3624, %3625) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3627 = "vector.from_elements"(%3379, %3380, %3386, %3387, %3393, %3394, %3400, %3401, %3407, %3408, %3414, %3415, %3421, %3422, %3428, %3429, %3435, %3436, %3442, %3443, %3449, %3450, %3456, %3457) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3628 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
            %3629 = "arith.select"(%3626, %3628, %3627) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3630 = "vector.extract"(%3629) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3631 = "vector.extract"(%3629) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3632 = "vector.extract"(%3629) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3633 = "vector.extract"(%3629) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3634 = "vector.extract"(%3629) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3635 = "vector.extract"(%3629) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3636 = "vector.extract"(%3629) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3637 = "vector.extract"(%3629) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3638 = "vector.extract"(%3629) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3639 = "vector.extract"(%3629) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3640 = "vector.extract"(%3629) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3641 = "vector.extract"(%3629) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3642 = "vector.extract"(%3629) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3643 = "vector.extract"(%3629) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3644 = "vector.extract"(%3629) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3645 = "vector.extract"(%3629) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3646 = "vector.extract"(%3629) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3647 = "vector.extract"(%3629) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3648 = "vector.extract"(%3629) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3649 = "vector.extract"(%3629) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3650 = "vector.extract"(%3629) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3651 = "vector.extract"(%3629) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3652 = "vector.extract"(%3629) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3653 = "vector.extract"(%3629) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3654 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3655 = "vector.broadcast"(%3623) : (i32) -> vector<24xi32>
            %3656 = "arith.cmpi"(%3654, %3655) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3657 = "vector.from_elements"(%3381, %3382, %3388, %3389, %3395, %3396, %3402, %3403, %3409, %3410, %3416, %3417, %3423, %3424, %3430, %3431, %3437, %3438, %3444, %3445, %3451, %3452, %3458, %3459) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3658 = "arith.select"(%3656, %3628, %3657) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3659 = "vector.extract"(%3658) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3660 = "vector.extract"(%3658) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3661 = "vector.extract"(%3658) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3662 = "vector.extract"(%3658) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3663 = "vector.extract"(%3658) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3664 = "vector.extract"(%3658) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3665 = "vector.extract"(%3658) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3666 = "vector.extract"(%3658) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3667 = "vector.extract"(%3658) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3668 = "vector.extract"(%3658) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3669 = "vector.extract"(%3658) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3670 = "vector.extract"(%3658) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3671 = "vector.extract"(%3658) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3672 = "vector.extract"(%3658) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3673 = "vector.extract"(%3658) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3674 = "vector.extract"(%3658) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3675 = "vector.extract"(%3658) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3676 = "vector.extract"(%3658) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3677 = "vector.extract"(%3658) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3678 = "vector.extract"(%3658) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3679 = "vector.extract"(%3658) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3680 = "vector.extract"(%3658) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3681 = "vector.extract"(%3658) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3682 = "vector.extract"(%3658) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3683 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3684 = "vector.broadcast"(%3623) : (i32) -> vector<24xi32>
            %3685 = "arith.cmpi"(%3683, %3684) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3686 = "vector.from_elements"(%3520, %3521, %3515, %3516, %3510, %3511, %3505, %3506, %3500, %3501, %3495, %3496, %3490, %3491, %3485, %3486, %3480, %3481, %3475, %3476, %3470, %3471, %3465, %3466) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3687 = "arith.select"(%3685, %3628, %3686) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3688 = "vector.extract"(%3687) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3689 = "vector.extract"(%3687) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3690 = "vector.extract"(%3687) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3691 = "vector.extract"(%3687) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3692 = "vector.extract"(%3687) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3693 = "vector.extract"(%3687) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3694 = "vector.extract"(%3687) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3695 = "vector.extract"(%3687) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3696 = "vector.extract"(%3687) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3697 = "vector.extract"(%3687) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3698 = "vector.extract"(%3687) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3699 = "vector.extract"(%3687) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3700 = "vector.extract"(%3687) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3701 = "vector.extract"(%3687) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3702 = "vector.extract"(%3687) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3703 = "vector.extract"(%3687) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3704 = "vector.extract"(%3687) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3705 = "vector.extract"(%3687) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3706 = "vector.extract"(%3687) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3707 = "vector.extract"(%3687) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3708 = "vector.extract"(%3687) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3709 = "vector.extract"(%3687) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3710 = "vector.extract"(%3687) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3711 = "vector.extract"(%3687) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3712 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3713 = "vector.broadcast"(%3623) : (i32) -> vector<24xi32>
            %3714 = "arith.cmpi"(%3712, %3713) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3715 = "vector.from_elements"(%3522, %3523, %3517, %3518, %3512, %3513, %3507, %3508, %3502, %3503, %3497, %3498, %3492, %3493, %3487, %3488, %3482, %3483, %3477, %3478, %3472, %3473, %3467, %3468) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3716 = "arith.select"(%3714, %3628, %3715) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3717 = "vector.extract"(%3716) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3718 = "vector.extract"(%3716) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3719 = "vector.extract"(%3716) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3720 = "vector.extract"(%3716) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3721 = "vector.extract"(%3716) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3722 = "vector.extract"(%3716) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3723 = "vector.extract"(%3716) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3724 = "vector.extract"(%3716) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3725 = "vector.extract"(%3716) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3726 = "vector.extract"(%3716) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3727 = "vector.extract"(%3716) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3728 = "vector.extract"(%3716) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3729 = "vector.extract"(%3716) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3730 = "vector.extract"(%3716) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3731 = "vector.extract"(%3716) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3732 = "vector.extract"(%3716) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3733 = "vector.extract"(%3716) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3734 = "vector.extract"(%3716) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3735 = "vector.extract"(%3716) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3736 = "vector.extract"(%3716) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3737 = "vector.extract"(%3716) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3738 = "vector.extract"(%3716) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3739 = "vector.extract"(%3716) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3740 = "vector.extract"(%3716) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            "scf.yield"(%3630, %3631, %3659, %3660, %3688, %3689, %3717, %3718, %3632, %3633, %3661, %3662, %3690, %3691, %3719, %3720, %3634, %3635, %3663, %3664, %3692, %3693, %3721, %3722, %3636, %3637, %3665, %3666, %3694, %3695, %3723, %3724, %3638, %3639, %3667, %3668, %3696, %3697, %3725, %3726, %3640, %3641, %3669, %3670, %3698, %3699, %3727, %3728, %3642, %3643, %3671, %3672, %3700, %3701, %3729, %3730, %3644, %3645, %3673, %3674, %3702, %3703, %3731, %3732, %3646, %3647, %3675, %3676, %3704, %3705, %3733, %3734, %3648, %3649, %3677, %3678, %3706, %3707, %3735, %3736, %3650, %3651, %3679, %3680, %3708, %3709, %3737, %3738, %3652, %3653, %3681, %3682, %3710, %3711, %3739, %3740) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%3379, %3380, %3381, %3382, %3520, %3521, %3522, %3523, %3386, %3387, %3388, %3389, %3515, %3516, %3517, %3518, %3393, %3394, %3395, %3396, %3510, %3511, %3512, %3513, %3400, %3401, %3402, %3403, %3505, %3506, %3507, %3508, %3407, %3408, %3409, %3410, %3500, %3501, %3502, %3503, %3414, %3415, %3416, %3417, %3495, %3496, %3497, %3498, %3421, %3422, %3423, %3424, %3490, %3491, %3492, %3493, %3428, %3429, %3430, %3431, %3485, %3486, %3487, %3488, %3435, %3436, %3437, %3438, %3480, %3481, %3482, %3483, %3442, %3443, %3444, %3445, %3475, %3476, %3477, %3478, %3449, %3450, %3451, %3452, %3470, %3471, %3472, %3473, %3456, %3457, %3458, %3459, %3465, %3466, %3467, %3468) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3741 = "vector.from_elements"(%3525, %3526, %3533, %3534, %3541, %3542, %3549, %3550, %3557, %3558, %3565, %3566, %3573, %3574, %3581, %3582, %3589, %3590, %3597, %3598, %3605, %3606, %3613, %3614) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3742 = "vector.extract"(%3741) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3743 = "vector.extract"(%3741) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3744 = "vector.extract"(%3741) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3745 = "arith.maxnumf"(%3743, %3744) : (f32, f32) -> f32
          %3746 = "arith.maxnumf"(%3742, %3745) : (f32, f32) -> f32
          %3747 = "vector.extract"(%3741) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3748 = "vector.extract"(%3741) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3749 = "vector.extract"(%3741) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3750 = "arith.maxnumf"(%3748, %3749) : (f32, f32) -> f32
          %3751 = "arith.maxnumf"(%3747, %3750) : (f32, f32) -> f32
          %3752 = "arith.maxnumf"(%3746, %3751) : (f32, f32) -> f32
          %3753 = "vector.extract"(%3741) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3754 = "vector.extract"(%3741) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3755 = "vector.extract"(%3741) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3756 = "arith.maxnumf"(%3754, %3755) : (f32, f32) -> f32
          %3757 = "arith.maxnumf"(%3753, %3756) : (f32, f32) -> f32
          %3758 = "vector.extract"(%3741) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3759 = "vector.extract"(%3741) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3760 = "vector.extract"(%3741) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3761 = "arith.maxnumf"(%3759, %3760) : (f32, f32) -> f32
          %3762 = "arith.maxnumf"(%3758, %3761) : (f32, f32) -> f32
          %3763 = "arith.maxnumf"(%3757, %3762) : (f32, f32) -> f32
          %3764 = "arith.maxnumf"(%3752, %3763) : (f32, f32) -> f32
          %3765 = "vector.extract"(%3741) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3766 = "vector.extract"(%3741) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3767 = "vector.extract"(%3741) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3768 = "arith.maxnumf"(%3766, %3767) : (f32, f32) -> f32
          %3769 = "arith.maxnumf"(%3765, %3768) : (f32, f32) -> f32
          %3770 = "vector.extract"(%3741) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3771 = "vector.extract"(%3741) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3772 = "vector.extract"(%3741) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3773 = "arith.maxnumf"(%3771, %3772) : (f32, f32) -> f32
          %3774 = "arith.maxnumf"(%3770, %3773) : (f32, f32) -> f32
          %3775 = "arith.maxnumf"(%3769, %3774) : (f32, f32) -> f32
          %3776 = "vector.extract"(%3741) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3777 = "vector.extract"(%3741) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3778 = "vector.extract"(%3741) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3779 = "arith.maxnumf"(%3777, %3778) : (f32, f32) -> f32
          %3780 = "arith.maxnumf"(%3776, %3779) : (f32, f32) -> f32
          %3781 = "vector.extract"(%3741) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3782 = "vector.extract"(%3741) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3783 = "vector.extract"(%3741) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3784 = "arith.maxnumf"(%3782, %3783) : (f32, f32) -> f32
          %3785 = "arith.maxnumf"(%3781, %3784) : (f32, f32) -> f32
          %3786 = "arith.maxnumf"(%3780, %3785) : (f32, f32) -> f32
          %3787 = "arith.maxnumf"(%3775, %3786) : (f32, f32) -> f32
          %3788 = "arith.maxnumf"(%3764, %3787) : (f32, f32) -> f32
          %3789 = "arith.maxnumf"(%3788, %2149) : (f32, f32) -> f32
          %3790 = "arith.constant"() {value = 31 : i32} : () -> i32
          %3791 = "nvvm.shfl.sync"(%2583, %3789, %45, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 136 : i32} : (i32, f32, i32, i32) -> f32
          %3792 = "arith.maxnumf"(%3789, %3791) : (f32, f32) -> f32
          %3793 = "nvvm.shfl.sync"(%2583, %3792, %286, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 137 : i32} : (i32, f32, i32, i32) -> f32
          %3794 = "arith.maxnumf"(%3792, %3793) : (f32, f32) -> f32
          %3795 = "arith.mulf"(%3794, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3796 = "arith.maxnumf"(%1898, %3795) : (f32, f32) -> f32
          %3797 = "arith.cmpf"(%3796, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %3798 = "arith.select"(%3797, %3796, %2151) : (i1, f32, f32) -> f32
          %3799 = "arith.subf"(%1898, %3798) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3800 = "llvm.call_intrinsic"(%3799) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3801 = "vector.from_elements"(%3527, %3528, %3535, %3536, %3543, %3544, %3551, %3552, %3559, %3560, %3567, %3568, %3575, %3576, %3583, %3584, %3591, %3592, %3599, %3600, %3607, %3608, %3615, %3616) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3802 = "vector.extract"(%3801) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3803 = "vector.extract"(%3801) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3804 = "vector.extract"(%3801) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3805 = "arith.maxnumf"(%3803, %3804) : (f32, f32) -> f32
          %3806 = "arith.maxnumf"(%3802, %3805) : (f32, f32) -> f32
          %3807 = "vector.extract"(%3801) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3808 = "vector.extract"(%3801) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3809 = "vector.extract"(%3801) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3810 = "arith.maxnumf"(%3808, %3809) : (f32, f32) -> f32
          %3811 = "arith.maxnumf"(%3807, %3810) : (f32, f32) -> f32
          %3812 = "arith.maxnumf"(%3806, %3811) : (f32, f32) -> f32
          %3813 = "vector.extract"(%3801) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3814 = "vector.extract"(%3801) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3815 = "vector.extract"(%3801) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3816 = "arith.maxnumf"(%3814, %3815) : (f32, f32) -> f32
          %3817 = "arith.maxnumf"(%3813, %3816) : (f32, f32) -> f32
          %3818 = "vector.extract"(%3801) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3819 = "vector.extract"(%3801) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3820 = "vector.extract"(%3801) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3821 = "arith.maxnumf"(%3819, %3820) : (f32, f32) -> f32
          %3822 = "arith.maxnumf"(%3818, %3821) : (f32, f32) -> f32
          %3823 = "arith.maxnumf"(%3817, %3822) : (f32, f32) -> f32
          %3824 = "arith.maxnumf"(%3812, %3823) : (f32, f32) -> f32
          %3825 = "vector.extract"(%3801) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3826 = "vector.extract"(%3801) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3827 = "vector.extract"(%3801) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3828 = "arith.maxnumf"(%3826, %3827) : (f32, f32) -> f32
          %3829 = "arith.maxnumf"(%3825, %3828) : (f32, f32) -> f32
          %3830 = "vector.extract"(%3801) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3831 = "vector.extract"(%3801) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3832 = "vector.extract"(%3801) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3833 = "arith.maxnumf"(%3831, %3832) : (f32, f32) -> f32
          %3834 = "arith.maxnumf"(%3830, %3833) : (f32, f32) -> f32
          %3835 = "arith.maxnumf"(%3829, %3834) : (f32, f32) -> f32
          %3836 = "vector.extract"(%3801) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3837 = "vector.extract"(%3801) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3838 = "vector.extract"(%3801) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3839 = "arith.maxnumf"(%3837, %3838) : (f32, f32) -> f32
          %3840 = "arith.maxnumf"(%3836, %3839) : (f32, f32) -> f32
          %3841 = "vector.extract"(%3801) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3842 = "vector.extract"(%3801) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3843 = "vector.extract"(%3801) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3844 = "arith.maxnumf"(%3842, %3843) : (f32, f32) -> f32
          %3845 = "arith.maxnumf"(%3841, %3844) : (f32, f32) -> f32
          %3846 = "arith.maxnumf"(%3840, %3845) : (f32, f32) -> f32
          %3847 = "arith.maxnumf"(%3835, %3846) : (f32, f32) -> f32
          %3848 = "arith.maxnumf"(%3824, %3847) : (f32, f32) -> f32
          %3849 = "arith.maxnumf"(%3848, %2149) : (f32, f32) -> f32
          %3850 = "nvvm.shfl.sync"(%2583, %3849, %45, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 138 : i32} : (i32, f32, i32, i32) -> f32
          %3851 = "arith.maxnumf"(%3849, %3850) : (f32, f32) -> f32
          %3852 = "nvvm.shfl.sync"(%2583, %3851, %286, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 139 : i32} : (i32, f32, i32, i32) -> f32
          %3853 = "arith.maxnumf"(%3851, %3852) : (f32, f32) -> f32
          %3854 = "arith.mulf"(%3853, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3855 = "arith.maxnumf"(%1899, %3854) : (f32, f32) -> f32
          %3856 = "arith.cmpf"(%3855, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %3857 = "arith.select"(%3856, %3855, %2151) : (i1, f32, f32) -> f32
          %3858 = "arith.subf"(%1899, %3857) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3859 = "llvm.call_intrinsic"(%3858) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3860 = "vector.from_elements"(%3529, %3530, %3537, %3538, %3545, %3546, %3553, %3554, %3561, %3562, %3569, %3570, %3577, %3578, %3585, %3586, %3593, %3594, %3601, %3602, %3609, %3610, %3617, %3618) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3861 = "vector.extract"(%3860) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3862 = "vector.extract"(%3860) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3863 = "vector.extract"(%3860) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3864 = "arith.maxnumf"(%3862, %3863) : (f32, f32) -> f32
          %3865 = "arith.maxnumf"(%3861, %3864) : (f32, f32) -> f32
          %3866 = "vector.extract"(%3860) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3867 = "vector.extract"(%3860) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3868 = "vector.extract"(%3860) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3869 = "arith.maxnumf"(%3867, %3868) : (f32, f32) -> f32
          %3870 = "arith.maxnumf"(%3866, %3869) : (f32, f32) -> f32
          %3871 = "arith.maxnumf"(%3865, %3870) : (f32, f32) -> f32
          %3872 = "vector.extract"(%3860) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3873 = "vector.extract"(%3860) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3874 = "vector.extract"(%3860) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3875 = "arith.maxnumf"(%3873, %3874) : (f32, f32) -> f32
          %3876 = "arith.maxnumf"(%3872, %3875) : (f32, f32) -> f32
          %3877 = "vector.extract"(%3860) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3878 = "vector.extract"(%3860) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3879 = "vector.extract"(%3860) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3880 = "arith.maxnumf"(%3878, %3879) : (f32, f32) -> f32
          %3881 = "arith.maxnumf"(%3877, %3880) : (f32, f32) -> f32
          %3882 = "arith.maxnumf"(%3876, %3881) : (f32, f32) -> f32
          %3883 = "arith.maxnumf"(%3871, %3882) : (f32, f32) -> f32
          %3884 = "vector.extract"(%3860) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3885 = "vector.extract"(%3860) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3886 = "vector.extract"(%3860) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3887 = "arith.maxnumf"(%3885, %3886) : (f32, f32) -> f32
          %3888 = "arith.maxnumf"(%3884, %3887) : (f32, f32) -> f32
          %3889 = "vector.extract"(%3860) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3890 = "vector.extract"(%3860) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3891 = "vector.extract"(%3860) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3892 = "arith.maxnumf"(%3890, %3891) : (f32, f32) -> f32
          %3893 = "arith.maxnumf"(%3889, %3892) : (f32, f32) -> f32
          %3894 = "arith.maxnumf"(%3888, %3893) : (f32, f32) -> f32
          %3895 = "vector.extract"(%3860) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3896 = "vector.extract"(%3860) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3897 = "vector.extract"(%3860) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3898 = "arith.maxnumf"(%3896, %3897) : (f32, f32) -> f32
          %3899 = "arith.maxnumf"(%3895, %3898) : (f32, f32) -> f32
          %3900 = "vector.extract"(%3860) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3901 = "vector.extract"(%3860) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3902 = "vector.extract"(%3860) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3903 = "arith.maxnumf"(%3901, %3902) : (f32, f32) -> f32
          %3904 = "arith.maxnumf"(%3900, %3903) : (f32, f32) -> f32
          %3905 = "arith.maxnumf"(%3899, %3904) : (f32, f32) -> f32
          %3906 = "arith.maxnumf"(%3894, %3905) : (f32, f32) -> f32
          %3907 = "arith.maxnumf"(%3883, %3906) : (f32, f32) -> f32
          %3908 = "arith.maxnumf"(%3907, %2149) : (f32, f32) -> f32
          %3909 = "nvvm.shfl.sync"(%2583, %3908, %45, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 140 : i32} : (i32, f32, i32, i32) -> f32
          %3910 = "arith.maxnumf"(%3908, %3909) : (f32, f32) -> f32
          %3911 = "nvvm.shfl.sync"(%2583, %3910, %286, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 141 : i32} : (i32, f32, i32, i32) -> f32
          %3912 = "arith.maxnumf"(%3910, %3911) : (f32, f32) -> f32
          %3913 = "arith.mulf"(%3912, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3914 = "arith.maxnumf"(%1900, %3913) : (f32, f32) -> f32
          %3915 = "arith.cmpf"(%3914, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %3916 = "arith.select"(%3915, %3914, %2151) : (i1, f32, f32) -> f32
          %3917 = "arith.subf"(%1900, %3916) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3918 = "llvm.call_intrinsic"(%3917) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3919 = "vector.from_elements"(%3531, %3532, %3539, %3540, %3547, %3548, %3555, %3556, %3563, %3564, %3571, %3572, %3579, %3580, %3587, %3588, %3595, %3596, %3603, %3604, %3611, %3612, %3619, %3620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3920 = "vector.extract"(%3919) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3921 = "vector.extract"(%3919) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3922 = "vector.extract"(%3919) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3923 = "arith.maxnumf"(%3921, %3922) : (f32, f32) -> f32
          %3924 = "arith.maxnumf"(%3920, %3923) : (f32, f32) -> f32
          %3925 = "vector.extract"(%3919) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3926 = "vector.extract"(%3919) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3927 = "vector.extract"(%3919) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3928 = "arith.maxnumf"(%3926, %3927) : (f32, f32) -> f32
          %3929 = "arith.maxnumf"(%3925, %3928) : (f32, f32) -> f32
          %3930 = "arith.maxnumf"(%3924, %3929) : (f32, f32) -> f32
          %3931 = "vector.extract"(%3919) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3932 = "vector.extract"(%3919) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3933 = "vector.extract"(%3919) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3934 = "arith.maxnumf"(%3932, %3933) : (f32, f32) -> f32
          %3935 = "arith.maxnumf"(%3931, %3934) : (f32, f32) -> f32
          %3936 = "vector.extract"(%3919) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3937 = "vector.extract"(%3919) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3938 = "vector.extract"(%3919) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3939 = "arith.maxnumf"(%3937, %3938) : (f32, f32) -> f32
          %3940 = "arith.maxnumf"(%3936, %3939) : (f32, f32) -> f32
          %3941 = "arith.maxnumf"(%3935, %3940) : (f32, f32) -> f32
          %3942 = "arith.maxnumf"(%3930, %3941) : (f32, f32) -> f32
          %3943 = "vector.extract"(%3919) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3944 = "vector.extract"(%3919) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3945 = "vector.extract"(%3919) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3946 = "arith.maxnumf"(%3944, %3945) : (f32, f32) -> f32
          %3947 = "arith.maxnumf"(%3943, %3946) : (f32, f32) -> f32
          %3948 = "vector.extract"(%3919) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3949 = "vector.extract"(%3919) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3950 = "vector.extract"(%3919) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3951 = "arith.maxnumf"(%3949, %3950) : (f32, f32) -> f32
          %3952 = "arith.maxnumf"(%3948, %3951) : (f32, f32) -> f32
          %3953 = "arith.maxnumf"(%3947, %3952) : (f32, f32) -> f32
          %3954 = "vector.extract"(%3919) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3955 = "vector.extract"(%3919) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3956 = "vector.extract"(%3919) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3957 = "arith.maxnumf"(%3955, %3956) : (f32, f32) -> f32
          %3958 = "arith.maxnumf"(%3954, %3957) : (f32, f32) -> f32
          %3959 = "vector.extract"(%3919) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3960 = "vector.extract"(%3919) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3961 = "vector.extract"(%3919) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3962 = "arith.maxnumf"(%3960, %3961) : (f32, f32) -> f32
          %3963 = "arith.maxnumf"(%3959, %3962) : (f32, f32) -> f32
          %3964 = "arith.maxnumf"(%3958, %3963) : (f32, f32) -> f32
          %3965 = "arith.maxnumf"(%3953, %3964) : (f32, f32) -> f32
          %3966 = "arith.maxnumf"(%3942, %3965) : (f32, f32) -> f32
          %3967 = "arith.maxnumf"(%3966, %2149) : (f32, f32) -> f32
          %3968 = "nvvm.shfl.sync"(%2583, %3967, %45, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 142 : i32} : (i32, f32, i32, i32) -> f32
          %3969 = "arith.maxnumf"(%3967, %3968) : (f32, f32) -> f32
          %3970 = "nvvm.shfl.sync"(%2583, %3969, %286, %3790) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 143 : i32} : (i32, f32, i32, i32) -> f32
          %3971 = "arith.maxnumf"(%3969, %3970) : (f32, f32) -> f32
          %3972 = "arith.mulf"(%3971, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3973 = "arith.maxnumf"(%1901, %3972) : (f32, f32) -> f32
          %3974 = "arith.cmpf"(%3973, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %3975 = "arith.select"(%3974, %3973, %2151) : (i1, f32, f32) -> f32
          %3976 = "arith.subf"(%1901, %3975) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %3977 = "llvm.call_intrinsic"(%3976) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3978 = "vector.from_elements"(%3525, %3526, %3533, %3534, %3541, %3542, %3549, %3550, %3557, %3558, %3565, %3566, %3573, %3574, %3581, %3582, %3589, %3590, %3597, %3598, %3605, %3606, %3613, %3614) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3979 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %3980 = "arith.mulf"(%3978, %3979) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3981 = "arith.cmpf"(%3796, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %3982 = "arith.select"(%3981, %3796, %2151) : (i1, f32, f32) -> f32
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
          %4034 = "vector.extract"(%4033) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4035 = "vector.extract"(%4033) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4036 = "vector.extract"(%4033) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4037 = "arith.addf"(%4035, %4036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4038 = "arith.addf"(%4034, %4037) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4039 = "vector.extract"(%4033) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4040 = "vector.extract"(%4033) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4041 = "vector.extract"(%4033) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4042 = "arith.addf"(%4040, %4041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4043 = "arith.addf"(%4039, %4042) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4044 = "arith.addf"(%4038, %4043) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4045 = "vector.extract"(%4033) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4046 = "vector.extract"(%4033) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4047 = "vector.extract"(%4033) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4048 = "arith.addf"(%4046, %4047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4049 = "arith.addf"(%4045, %4048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4050 = "vector.extract"(%4033) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4051 = "vector.extract"(%4033) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4052 = "vector.extract"(%4033) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4053 = "arith.addf"(%4051, %4052) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4054 = "arith.addf"(%4050, %4053) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4055 = "arith.addf"(%4049, %4054) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4056 = "arith.addf"(%4044, %4055) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4057 = "vector.extract"(%4033) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4058 = "vector.extract"(%4033) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4059 = "vector.extract"(%4033) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4060 = "arith.addf"(%4058, %4059) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4061 = "arith.addf"(%4057, %4060) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4062 = "vector.extract"(%4033) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4063 = "vector.extract"(%4033) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4064 = "vector.extract"(%4033) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4065 = "arith.addf"(%4063, %4064) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4066 = "arith.addf"(%4062, %4065) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4067 = "arith.addf"(%4061, %4066) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4068 = "vector.extract"(%4033) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4069 = "vector.extract"(%4033) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4070 = "vector.extract"(%4033) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4071 = "arith.addf"(%4069, %4070) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4072 = "arith.addf"(%4068, %4071) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4073 = "vector.extract"(%4033) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4074 = "vector.extract"(%4033) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4075 = "vector.extract"(%4033) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4076 = "arith.addf"(%4074, %4075) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4077 = "arith.addf"(%4073, %4076) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4078 = "arith.addf"(%4072, %4077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4079 = "arith.addf"(%4067, %4078) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4080 = "arith.addf"(%4056, %4079) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4081 = "arith.addf"(%4080, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4082 = "vector.from_elements"(%3527, %3528, %3535, %3536, %3543, %3544, %3551, %3552, %3559, %3560, %3567, %3568, %3575, %3576, %3583, %3584, %3591, %3592, %3599, %3600, %3607, %3608, %3615, %3616) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4083 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4084 = "arith.mulf"(%4082, %4083) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4085 = "arith.cmpf"(%3855, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4086 = "arith.select"(%4085, %3855, %2151) : (i1, f32, f32) -> f32
          %4087 = "vector.broadcast"(%4086) : (f32) -> vector<24xf32>
          %4088 = "arith.subf"(%4084, %4087) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4089 = "vector.extract"(%4088) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4090 = "vector.extract"(%4088) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4091 = "vector.extract"(%4088) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4092 = "vector.extract"(%4088) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4093 = "vector.extract"(%4088) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4094 = "vector.extract"(%4088) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4095 = "vector.extract"(%4088) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4096 = "vector.extract"(%4088) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4097 = "vector.extract"(%4088) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4098 = "vector.extract"(%4088) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4099 = "vector.extract"(%4088) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4100 = "vector.extract"(%4088) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4101 = "vector.extract"(%4088) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4102 = "vector.extract"(%4088) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4103 = "vector.extract"(%4088) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4104 = "vector.extract"(%4088) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4105 = "vector.extract"(%4088) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4106 = "vector.extract"(%4088) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4107 = "vector.extract"(%4088) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4108 = "vector.extract"(%4088) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4109 = "vector.extract"(%4088) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4110 = "vector.extract"(%4088) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4111 = "vector.extract"(%4088) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4112 = "vector.extract"(%4088) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4113 = "llvm.call_intrinsic"(%4089) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4114 = "llvm.call_intrinsic"(%4090) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4115 = "llvm.call_intrinsic"(%4091) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4116 = "llvm.call_intrinsic"(%4092) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4117 = "llvm.call_intrinsic"(%4093) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4118 = "llvm.call_intrinsic"(%4094) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4119 = "llvm.call_intrinsic"(%4095) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4120 = "llvm.call_intrinsic"(%4096) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4121 = "llvm.call_intrinsic"(%4097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4122 = "llvm.call_intrinsic"(%4098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4123 = "llvm.call_intrinsic"(%4099) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4124 = "llvm.call_intrinsic"(%4100) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4125 = "llvm.call_intrinsic"(%4101) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4126 = "llvm.call_intrinsic"(%4102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4127 = "llvm.call_intrinsic"(%4103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4128 = "llvm.call_intrinsic"(%4104) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4129 = "llvm.call_intrinsic"(%4105) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4130 = "llvm.call_intrinsic"(%4106) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4131 = "llvm.call_intrinsic"(%4107) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4132 = "llvm.call_intrinsic"(%4108) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4133 = "llvm.call_intrinsic"(%4109) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4134 = "llvm.call_intrinsic"(%4110) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4135 = "llvm.call_intrinsic"(%4111) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4136 = "llvm.call_intrinsic"(%4112) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4137 = "vector.from_elements"(%4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4138 = "vector.extract"(%4137) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4139 = "vector.extract"(%4137) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4140 = "vector.extract"(%4137) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4141 = "arith.addf"(%4139, %4140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4142 = "arith.addf"(%4138, %4141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4143 = "vector.extract"(%4137) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4144 = "vector.extract"(%4137) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4145 = "vector.extract"(%4137) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4146 = "arith.addf"(%4144, %4145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4147 = "arith.addf"(%4143, %4146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4148 = "arith.addf"(%4142, %4147) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4149 = "vector.extract"(%4137) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4150 = "vector.extract"(%4137) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4151 = "vector.extract"(%4137) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4152 = "arith.addf"(%4150, %4151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4153 = "arith.addf"(%4149, %4152) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4154 = "vector.extract"(%4137) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4155 = "vector.extract"(%4137) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4156 = "vector.extract"(%4137) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4157 = "arith.addf"(%4155, %4156) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4158 = "arith.addf"(%4154, %4157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4159 = "arith.addf"(%4153, %4158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4160 = "arith.addf"(%4148, %4159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4161 = "vector.extract"(%4137) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4162 = "vector.extract"(%4137) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4163 = "vector.extract"(%4137) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4164 = "arith.addf"(%4162, %4163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4165 = "arith.addf"(%4161, %4164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4166 = "vector.extract"(%4137) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4167 = "vector.extract"(%4137) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4168 = "vector.extract"(%4137) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4169 = "arith.addf"(%4167, %4168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4170 = "arith.addf"(%4166, %4169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4171 = "arith.addf"(%4165, %4170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4172 = "vector.extract"(%4137) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4173 = "vector.extract"(%4137) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4174 = "vector.extract"(%4137) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4175 = "arith.addf"(%4173, %4174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4176 = "arith.addf"(%4172, %4175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4177 = "vector.extract"(%4137) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4178 = "vector.extract"(%4137) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4179 = "vector.extract"(%4137) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4180 = "arith.addf"(%4178, %4179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4181 = "arith.addf"(%4177, %4180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4182 = "arith.addf"(%4176, %4181) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4183 = "arith.addf"(%4171, %4182) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4184 = "arith.addf"(%4160, %4183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4185 = "arith.addf"(%4184, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4186 = "vector.from_elements"(%3529, %3530, %3537, %3538, %3545, %3546, %3553, %3554, %3561, %3562, %3569, %3570, %3577, %3578, %3585, %3586, %3593, %3594, %3601, %3602, %3609, %3610, %3617, %3618) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4187 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4188 = "arith.mulf"(%4186, %4187) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4189 = "arith.cmpf"(%3914, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4190 = "arith.select"(%4189, %3914, %2151) : (i1, f32, f32) -> f32
          %4191 = "vector.broadcast"(%4190) : (f32) -> vector<24xf32>
          %4192 = "arith.subf"(%4188, %4191) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4193 = "vector.extract"(%4192) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4194 = "vector.extract"(%4192) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4195 = "vector.extract"(%4192) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4196 = "vector.extract"(%4192) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4197 = "vector.extract"(%4192) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4198 = "vector.extract"(%4192) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4199 = "vector.extract"(%4192) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4200 = "vector.extract"(%4192) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4201 = "vector.extract"(%4192) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4202 = "vector.extract"(%4192) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4203 = "vector.extract"(%4192) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4204 = "vector.extract"(%4192) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4205 = "vector.extract"(%4192) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4206 = "vector.extract"(%4192) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4207 = "vector.extract"(%4192) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4208 = "vector.extract"(%4192) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4209 = "vector.extract"(%4192) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4210 = "vector.extract"(%4192) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4211 = "vector.extract"(%4192) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4212 = "vector.extract"(%4192) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4213 = "vector.extract"(%4192) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4214 = "vector.extract"(%4192) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4215 = "vector.extract"(%4192) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4216 = "vector.extract"(%4192) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4217 = "llvm.call_intrinsic"(%4193) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4218 = "llvm.call_intrinsic"(%4194) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4219 = "llvm.call_intrinsic"(%4195) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4220 = "llvm.call_intrinsic"(%4196) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4221 = "llvm.call_intrinsic"(%4197) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4222 = "llvm.call_intrinsic"(%4198) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4223 = "llvm.call_intrinsic"(%4199) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4224 = "llvm.call_intrinsic"(%4200) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4225 = "llvm.call_intrinsic"(%4201) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4226 = "llvm.call_intrinsic"(%4202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4227 = "llvm.call_intrinsic"(%4203) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4228 = "llvm.call_intrinsic"(%4204) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4229 = "llvm.call_intrinsic"(%4205) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4230 = "llvm.call_intrinsic"(%4206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4231 = "llvm.call_intrinsic"(%4207) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4232 = "llvm.call_intrinsic"(%4208) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4233 = "llvm.call_intrinsic"(%4209) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4234 = "llvm.call_intrinsic"(%4210) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4235 = "llvm.call_intrinsic"(%4211) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4236 = "llvm.call_intrinsic"(%4212) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4237 = "llvm.call_intrinsic"(%4213) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4238 = "llvm.call_intrinsic"(%4214) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4239 = "llvm.call_intrinsic"(%4215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4240 = "llvm.call_intrinsic"(%4216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4241 = "vector.from_elements"(%4217, %4218, %4219, %4220, %4221, %4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4242 = "vector.extract"(%4241) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4243 = "vector.extract"(%4241) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4244 = "vector.extract"(%4241) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4245 = "arith.addf"(%4243, %4244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4246 = "arith.addf"(%4242, %4245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4247 = "vector.extract"(%4241) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4248 = "vector.extract"(%4241) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4249 = "vector.extract"(%4241) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4250 = "arith.addf"(%4248, %4249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4251 = "arith.addf"(%4247, %4250) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4252 = "arith.addf"(%4246, %4251) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4253 = "vector.extract"(%4241) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4254 = "vector.extract"(%4241) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4255 = "vector.extract"(%4241) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4256 = "arith.addf"(%4254, %4255) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4257 = "arith.addf"(%4253, %4256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4258 = "vector.extract"(%4241) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4259 = "vector.extract"(%4241) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4260 = "vector.extract"(%4241) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4261 = "arith.addf"(%4259, %4260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4262 = "arith.addf"(%4258, %4261) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4263 = "arith.addf"(%4257, %4262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4264 = "arith.addf"(%4252, %4263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4265 = "vector.extract"(%4241) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4266 = "vector.extract"(%4241) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4267 = "vector.extract"(%4241) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4268 = "arith.addf"(%4266, %4267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4269 = "arith.addf"(%4265, %4268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4270 = "vector.extract"(%4241) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4271 = "vector.extract"(%4241) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4272 = "vector.extract"(%4241) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4273 = "arith.addf"(%4271, %4272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4274 = "arith.addf"(%4270, %4273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4275 = "arith.addf"(%4269, %4274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4276 = "vector.extract"(%4241) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4277 = "vector.extract"(%4241) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4278 = "vector.extract"(%4241) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4279 = "arith.addf"(%4277, %4278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4280 = "arith.addf"(%4276, %4279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4281 = "vector.extract"(%4241) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4282 = "vector.extract"(%4241) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4283 = "vector.extract"(%4241) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4284 = "arith.addf"(%4282, %4283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4285 = "arith.addf"(%4281, %4284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4286 = "arith.addf"(%4280, %4285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4287 = "arith.addf"(%4275, %4286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4288 = "arith.addf"(%4264, %4287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4289 = "arith.addf"(%4288, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4290 = "vector.from_elements"(%3531, %3532, %3539, %3540, %3547, %3548, %3555, %3556, %3563, %3564, %3571, %3572, %3579, %3580, %3587, %3588, %3595, %3596, %3603, %3604, %3611, %3612, %3619, %3620) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4291 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4292 = "arith.mulf"(%4290, %4291) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4293 = "arith.cmpf"(%3973, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4294 = "arith.select"(%4293, %3973, %2151) : (i1, f32, f32) -> f32
          %4295 = "vector.broadcast"(%4294) : (f32) -> vector<24xf32>
          %4296 = "arith.subf"(%4292, %4295) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4297 = "vector.extract"(%4296) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4298 = "vector.extract"(%4296) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4299 = "vector.extract"(%4296) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4300 = "vector.extract"(%4296) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4301 = "vector.extract"(%4296) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4302 = "vector.extract"(%4296) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4303 = "vector.extract"(%4296) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4304 = "vector.extract"(%4296) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4305 = "vector.extract"(%4296) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4306 = "vector.extract"(%4296) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4307 = "vector.extract"(%4296) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4308 = "vector.extract"(%4296) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4309 = "vector.extract"(%4296) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4310 = "vector.extract"(%4296) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4311 = "vector.extract"(%4296) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4312 = "vector.extract"(%4296) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4313 = "vector.extract"(%4296) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4314 = "vector.extract"(%4296) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4315 = "vector.extract"(%4296) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4316 = "vector.extract"(%4296) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4317 = "vector.extract"(%4296) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4318 = "vector.extract"(%4296) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4319 = "vector.extract"(%4296) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4320 = "vector.extract"(%4296) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4321 = "llvm.call_intrinsic"(%4297) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4322 = "llvm.call_intrinsic"(%4298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4323 = "llvm.call_intrinsic"(%4299) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4324 = "llvm.call_intrinsic"(%4300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4325 = "llvm.call_intrinsic"(%4301) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4326 = "llvm.call_intrinsic"(%4302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4327 = "llvm.call_intrinsic"(%4303) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4328 = "llvm.call_intrinsic"(%4304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4329 = "llvm.call_intrinsic"(%4305) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4330 = "llvm.call_intrinsic"(%4306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4331 = "llvm.call_intrinsic"(%4307) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4332 = "llvm.call_intrinsic"(%4308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4333 = "llvm.call_intrinsic"(%4309) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4334 = "llvm.call_intrinsic"(%4310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4335 = "llvm.call_intrinsic"(%4311) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4336 = "llvm.call_intrinsic"(%4312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4337 = "llvm.call_intrinsic"(%4313) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4338 = "llvm.call_intrinsic"(%4314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4339 = "llvm.call_intrinsic"(%4315) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4340 = "llvm.call_intrinsic"(%4316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4341 = "llvm.call_intrinsic"(%4317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4342 = "llvm.call_intrinsic"(%4318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4343 = "llvm.call_intrinsic"(%4319) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4344 = "llvm.call_intrinsic"(%4320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4345 = "vector.from_elements"(%4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4331, %4332, %4333, %4334, %4335, %4336, %4337, %4338, %4339, %4340, %4341, %4342, %4343, %4344) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4346 = "vector.extract"(%4345) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4347 = "vector.extract"(%4345) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4348 = "vector.extract"(%4345) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4349 = "arith.addf"(%4347, %4348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4350 = "arith.addf"(%4346, %4349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4351 = "vector.extract"(%4345) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4352 = "vector.extract"(%4345) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4353 = "vector.extract"(%4345) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4354 = "arith.addf"(%4352, %4353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4355 = "arith.addf"(%4351, %4354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4356 = "arith.addf"(%4350, %4355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4357 = "vector.extract"(%4345) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4358 = "vector.extract"(%4345) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4359 = "vector.extract"(%4345) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4360 = "arith.addf"(%4358, %4359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4361 = "arith.addf"(%4357, %4360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4362 = "vector.extract"(%4345) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4363 = "vector.extract"(%4345) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4364 = "vector.extract"(%4345) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4365 = "arith.addf"(%4363, %4364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4366 = "arith.addf"(%4362, %4365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4367 = "arith.addf"(%4361, %4366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4368 = "arith.addf"(%4356, %4367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4369 = "vector.extract"(%4345) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4370 = "vector.extract"(%4345) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4371 = "vector.extract"(%4345) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4372 = "arith.addf"(%4370, %4371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4373 = "arith.addf"(%4369, %4372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4374 = "vector.extract"(%4345) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4375 = "vector.extract"(%4345) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4376 = "vector.extract"(%4345) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4377 = "arith.addf"(%4375, %4376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4378 = "arith.addf"(%4374, %4377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4379 = "arith.addf"(%4373, %4378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4380 = "vector.extract"(%4345) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4381 = "vector.extract"(%4345) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4382 = "vector.extract"(%4345) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4383 = "arith.addf"(%4381, %4382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4384 = "arith.addf"(%4380, %4383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4385 = "vector.extract"(%4345) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4386 = "vector.extract"(%4345) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4387 = "vector.extract"(%4345) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4388 = "arith.addf"(%4386, %4387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4389 = "arith.addf"(%4385, %4388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4390 = "arith.addf"(%4384, %4389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4391 = "arith.addf"(%4379, %4390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4392 = "arith.addf"(%4368, %4391) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4393 = "arith.addf"(%4392, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4394 = "vector.from_elements"(%574, %575, %582, %583, %590, %591, %598, %599, %606, %607, %614, %615, %622, %623, %630, %631) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4395 = "vector.broadcast"(%3800) : (f32) -> vector<16xf32>
          %4396 = "arith.mulf"(%4394, %4395) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4397 = "vector.extract"(%4396) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4398 = "vector.extract"(%4396) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4399 = "vector.extract"(%4396) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4400 = "vector.extract"(%4396) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4401 = "vector.extract"(%4396) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4402 = "vector.extract"(%4396) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4403 = "vector.extract"(%4396) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4404 = "vector.extract"(%4396) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4405 = "vector.extract"(%4396) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4406 = "vector.extract"(%4396) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4407 = "vector.extract"(%4396) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4408 = "vector.extract"(%4396) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4409 = "vector.extract"(%4396) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4410 = "vector.extract"(%4396) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4411 = "vector.extract"(%4396) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4412 = "vector.extract"(%4396) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4413 = "vector.from_elements"(%576, %577, %584, %585, %592, %593, %600, %601, %608, %609, %616, %617, %624, %625, %632, %633) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4414 = "vector.broadcast"(%3859) : (f32) -> vector<16xf32>
          %4415 = "arith.mulf"(%4413, %4414) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4416 = "vector.extract"(%4415) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4417 = "vector.extract"(%4415) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4418 = "vector.extract"(%4415) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4419 = "vector.extract"(%4415) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4420 = "vector.extract"(%4415) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4421 = "vector.extract"(%4415) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4422 = "vector.extract"(%4415) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4423 = "vector.extract"(%4415) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4424 = "vector.extract"(%4415) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4425 = "vector.extract"(%4415) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4426 = "vector.extract"(%4415) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4427 = "vector.extract"(%4415) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4428 = "vector.extract"(%4415) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4429 = "vector.extract"(%4415) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4430 = "vector.extract"(%4415) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4431 = "vector.extract"(%4415) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4432 = "vector.from_elements"(%578, %579, %586, %587, %594, %595, %602, %603, %610, %611, %618, %619, %626, %627, %634, %635) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4433 = "vector.broadcast"(%3918) : (f32) -> vector<16xf32>
          %4434 = "arith.mulf"(%4432, %4433) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4435 = "vector.extract"(%4434) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4436 = "vector.extract"(%4434) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4437 = "vector.extract"(%4434) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4438 = "vector.extract"(%4434) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4439 = "vector.extract"(%4434) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4440 = "vector.extract"(%4434) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4441 = "vector.extract"(%4434) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4442 = "vector.extract"(%4434) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4443 = "vector.extract"(%4434) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4444 = "vector.extract"(%4434) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4445 = "vector.extract"(%4434) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4446 = "vector.extract"(%4434) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4447 = "vector.extract"(%4434) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4448 = "vector.extract"(%4434) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4449 = "vector.extract"(%4434) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4450 = "vector.extract"(%4434) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4451 = "vector.from_elements"(%580, %581, %588, %589, %596, %597, %604, %605, %612, %613, %620, %621, %628, %629, %636, %637) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4452 = "vector.broadcast"(%3977) : (f32) -> vector<16xf32>
          %4453 = "arith.mulf"(%4451, %4452) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4454 = "vector.extract"(%4453) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4455 = "vector.extract"(%4453) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4456 = "vector.extract"(%4453) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4457 = "vector.extract"(%4453) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4458 = "vector.extract"(%4453) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4459 = "vector.extract"(%4453) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4460 = "vector.extract"(%4453) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4461 = "vector.extract"(%4453) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4462 = "vector.extract"(%4453) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4463 = "vector.extract"(%4453) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4464 = "vector.extract"(%4453) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4465 = "vector.extract"(%4453) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4466 = "vector.extract"(%4453) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4467 = "vector.extract"(%4453) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4468 = "vector.extract"(%4453) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4469 = "vector.extract"(%4453) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4470 = "vector.from_elements"(%690, %691, %692, %693) : (f32, f32, f32, f32) -> vector<4xf32>
          %4471 = "vector.from_elements"(%3800, %3859, %3918, %3977) : (f32, f32, f32, f32) -> vector<4xf32>
          %4472 = "arith.mulf"(%4470, %4471) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %4473 = "vector.extract"(%4472) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %4474 = "vector.extract"(%4472) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %4475 = "vector.extract"(%4472) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %4476 = "vector.extract"(%4472) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%4397, %4398, %4416, %4417, %4435, %4436, %4454, %4455, %4399, %4400, %4418, %4419, %4437, %4438, %4456, %4457, %4401, %4402, %4420, %4421, %4439, %4440, %4458, %4459, %4403, %4404, %4422, %4423, %4441, %4442, %4460, %4461, %4405, %4406, %4424, %4425, %4443, %4444, %4462, %4463, %4407, %4408, %4426, %4427, %4445, %4446, %4464, %4465, %4409, %4410, %4428, %4429, %4447, %4448, %4466, %4467, %4411, %4412, %4430, %4431, %4449, %4450, %4468, %4469, %4034, %4035, %4138, %4139, %4242, %4243, %4346, %4347, %4036, %4039, %4140, %4143, %4244, %4247, %4348, %4351, %4040, %4041, %4144, %4145, %4248, %4249, %4352, %4353, %4045, %4046, %4149, %4150, %4253, %4254, %4357, %4358, %4047, %4050, %4151, %4154, %4255, %4258, %4359, %4362, %4051, %4052, %4155, %4156, %4259, %4260, %4363, %4364, %4057, %4058, %4161, %4162, %4265, %4266, %4369, %4370, %4059, %4062, %4163, %4166, %4267, %4270, %4371, %4374, %4063, %4064, %4167, %4168, %4271, %4272, %4375, %4376, %4068, %4069, %4172, %4173, %4276, %4277, %4380, %4381, %4070, %4073, %4174, %4177, %4278, %4281, %4382, %4385, %4074, %4075, %4178, %4179, %4282, %4283, %4386, %4387, %3796, %3855, %3914, %3973, %4473, %4474, %4475, %4476, %4081, %4185, %4289, %4393) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %2204, %2205, %2314, %2315, %2422, %2423, %2530, %2531, %2206, %2209, %2316, %2319, %2424, %2427, %2532, %2535, %2210, %2211, %2320, %2321, %2428, %2429, %2536, %2537, %2215, %2216, %2325, %2326, %2433, %2434, %2541, %2542, %2217, %2220, %2327, %2330, %2435, %2438, %2543, %2546, %2221, %2222, %2331, %2332, %2439, %2440, %2547, %2548, %2227, %2228, %2337, %2338, %2445, %2446, %2553, %2554, %2229, %2232, %2339, %2342, %2447, %2450, %2555, %2558, %2233, %2234, %2343, %2344, %2451, %2452, %2559, %2560, %2238, %2239, %2348, %2349, %2456, %2457, %2564, %2565, %2240, %2243, %2350, %2353, %2458, %2461, %2566, %2569, %2244, %2245, %2354, %2355, %2462, %2463, %2570, %2571, %1898, %1899, %1900, %1901, %690, %691, %692, %693, %2251, %2361, %2469, %2577) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %4477 = "vector.from_elements"(%2749, %2750, %2751, %2752) : (f32, f32, f32, f32) -> vector<4xf32>
        %4478 = "vector.from_elements"(%2753, %2754, %2755, %2756) : (f32, f32, f32, f32) -> vector<4xf32>
        %4479 = "arith.addf"(%4477, %4478) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %4480 = "vector.extract"(%4479) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %4481 = "vector.extract"(%4479) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %4482 = "vector.extract"(%4479) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %4483 = "vector.extract"(%4479) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %4484 = "vector.from_elements"(%2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<96xf32>
        %4485 = "arith.truncf"(%4484) : (vector<96xf32>) -> vector<96xf16>
        %4486 = "vector.extract"(%4485) {static_position = array<i64: 0>} : (vector<96xf16>) -> f16
        %4487 = "vector.extract"(%4485) {static_position = array<i64: 1>} : (vector<96xf16>) -> f16
        %4488 = "vector.extract"(%4485) {static_position = array<i64: 2>} : (vector<96xf16>) -> f16
        %4489 = "vector.extract"(%4485) {static_position = array<i64: 3>} : (vector<96xf16>) -> f16
        %4490 = "vector.extract"(%4485) {static_position = array<i64: 4>} : (vector<96xf16>) -> f16
        %4491 = "vector.extract"(%4485) {static_position = array<i64: 5>} : (vector<96xf16>) -> f16
        %4492 = "vector.extract"(%4485) {static_position = array<i64: 6>} : (vector<96xf16>) -> f16
        %4493 = "vector.extract"(%4485) {static_position = array<i64: 7>} : (vector<96xf16>) -> f16
        %4494 = "vector.extract"(%4485) {static_position = array<i64: 8>} : (vector<96xf16>) -> f16
        %4495 = "vector.extract"(%4485) {static_position = array<i64: 9>} : (vector<96xf16>) -> f16
        %4496 = "vector.extract"(%4485) {static_position = array<i64: 10>} : (vector<96xf16>) -> f16
        %4497 = "vector.extract"(%4485) {static_position = array<i64: 11>} : (vector<96xf16>) -> f16
        %4498 = "vector.extract"(%4485) {static_position = array<i64: 12>} : (vector<96xf16>) -> f16
        %4499 = "vector.extract"(%4485) {static_position = array<i64: 13>} : (vector<96xf16>) -> f16
        %4500 = "vector.extract"(%4485) {static_position = array<i64: 14>} : (vector<96xf16>) -> f16
        %4501 = "vector.extract"(%4485) {static_position = array<i64: 15>} : (vector<96xf16>) -> f16
        %4502 = "vector.extract"(%4485) {static_position = array<i64: 16>} : (vector<96xf16>) -> f16
        %4503 = "vector.extract"(%4485) {static_position = array<i64: 17>} : (vector<96xf16>) -> f16
        %4504 = "vector.extract"(%4485) {static_position = array<i64: 18>} : (vector<96xf16>) -> f16
        %4505 = "vector.extract"(%4485) {static_position = array<i64: 19>} : (vector<96xf16>) -> f16
        %4506 = "vector.extract"(%4485) {static_position = array<i64: 20>} : (vector<96xf16>) -> f16
        %4507 = "vector.extract"(%4485) {static_position = array<i64: 21>} : (vector<96xf16>) -> f16
        %4508 = "vector.extract"(%4485) {static_position = array<i64: 22>} : (vector<96xf16>) -> f16
        %4509 = "vector.extract"(%4485) {static_position = array<i64: 23>} : (vector<96xf16>) -> f16
        %4510 = "vector.extract"(%4485) {static_position = array<i64: 24>} : (vector<96xf16>) -> f16
        %4511 = "vector.extract"(%4485) {static_position = array<i64: 25>} : (vector<96xf16>) -> f16
        %4512 = "vector.extract"(%4485) {static_position = array<i64: 26>} : (vector<96xf16>) -> f16
        %4513 = "vector.extract"(%4485) {static_position = array<i64: 27>} : (vector<96xf16>) -> f16
        %4514 = "vector.extract"(%4485) {static_position = array<i64: 28>} : (vector<96xf16>) -> f16
        %4515 = "vector.extract"(%4485) {static_position = array<i64: 29>} : (vector<96xf16>) -> f16
        %4516 = "vector.extract"(%4485) {static_position = array<i64: 30>} : (vector<96xf16>) -> f16
        %4517 = "vector.extract"(%4485) {static_position = array<i64: 31>} : (vector<96xf16>) -> f16
        %4518 = "vector.extract"(%4485) {static_position = array<i64: 32>} : (vector<96xf16>) -> f16
        %4519 = "vector.extract"(%4485) {static_position = array<i64: 33>} : (vector<96xf16>) -> f16
        %4520 = "vector.extract"(%4485) {static_position = array<i64: 34>} : (vector<96xf16>) -> f16
        %4521 = "vector.extract"(%4485) {static_position = array<i64: 35>} : (vector<96xf16>) -> f16
        %4522 = "vector.extract"(%4485) {static_position = array<i64: 36>} : (vector<96xf16>) -> f16
        %4523 = "vector.extract"(%4485) {static_position = array<i64: 37>} : (vector<96xf16>) -> f16
        %4524 = "vector.extract"(%4485) {static_position = array<i64: 38>} : (vector<96xf16>) -> f16
        %4525 = "vector.extract"(%4485) {static_position = array<i64: 39>} : (vector<96xf16>) -> f16
        %4526 = "vector.extract"(%4485) {static_position = array<i64: 40>} : (vector<96xf16>) -> f16
        %4527 = "vector.extract"(%4485) {static_position = array<i64: 41>} : (vector<96xf16>) -> f16
        %4528 = "vector.extract"(%4485) {static_position = array<i64: 42>} : (vector<96xf16>) -> f16
        %4529 = "vector.extract"(%4485) {static_position = array<i64: 43>} : (vector<96xf16>) -> f16
        %4530 = "vector.extract"(%4485) {static_position = array<i64: 44>} : (vector<96xf16>) -> f16
        %4531 = "vector.extract"(%4485) {static_position = array<i64: 45>} : (vector<96xf16>) -> f16
        %4532 = "vector.extract"(%4485) {static_position = array<i64: 46>} : (vector<96xf16>) -> f16
        %4533 = "vector.extract"(%4485) {static_position = array<i64: 47>} : (vector<96xf16>) -> f16
        %4534 = "vector.extract"(%4485) {static_position = array<i64: 48>} : (vector<96xf16>) -> f16
        %4535 = "vector.extract"(%4485) {static_position = array<i64: 49>} : (vector<96xf16>) -> f16
        %4536 = "vector.extract"(%4485) {static_position = array<i64: 50>} : (vector<96xf16>) -> f16
        %4537 = "vector.extract"(%4485) {static_position = array<i64: 51>} : (vector<96xf16>) -> f16
        %4538 = "vector.extract"(%4485) {static_position = array<i64: 52>} : (vector<96xf16>) -> f16
        %4539 = "vector.extract"(%4485) {static_position = array<i64: 53>} : (vector<96xf16>) -> f16
        %4540 = "vector.extract"(%4485) {static_position = array<i64: 54>} : (vector<96xf16>) -> f16
        %4541 = "vector.extract"(%4485) {static_position = array<i64: 55>} : (vector<96xf16>) -> f16
        %4542 = "vector.extract"(%4485) {static_position = array<i64: 56>} : (vector<96xf16>) -> f16
        %4543 = "vector.extract"(%4485) {static_position = array<i64: 57>} : (vector<96xf16>) -> f16
        %4544 = "vector.extract"(%4485) {static_position = array<i64: 58>} : (vector<96xf16>) -> f16
        %4545 = "vector.extract"(%4485) {static_position = array<i64: 59>} : (vector<96xf16>) -> f16
        %4546 = "vector.extract"(%4485) {static_position = array<i64: 60>} : (vector<96xf16>) -> f16
        %4547 = "vector.extract"(%4485) {static_position = array<i64: 61>} : (vector<96xf16>) -> f16
        %4548 = "vector.extract"(%4485) {static_position = array<i64: 62>} : (vector<96xf16>) -> f16
        %4549 = "vector.extract"(%4485) {static_position = array<i64: 63>} : (vector<96xf16>) -> f16
        %4550 = "vector.extract"(%4485) {static_position = array<i64: 64>} : (vector<96xf16>) -> f16
        %4551 = "vector.extract"(%4485) {static_position = array<i64: 65>} : (vector<96xf16>) -> f16
        %4552 = "vector.extract"(%4485) {static_position = array<i64: 66>} : (vector<96xf16>) -> f16
        %4553 = "vector.extract"(%4485) {static_position = array<i64: 67>} : (vector<96xf16>) -> f16
        %4554 = "vector.extract"(%4485) {static_position = array<i64: 68>} : (vector<96xf16>) -> f16
        %4555 = "vector.extract"(%4485) {static_position = array<i64: 69>} : (vector<96xf16>) -> f16
        %4556 = "vector.extract"(%4485) {static_position = array<i64: 70>} : (vector<96xf16>) -> f16
        %4557 = "vector.extract"(%4485) {static_position = array<i64: 71>} : (vector<96xf16>) -> f16
        %4558 = "vector.extract"(%4485) {static_position = array<i64: 72>} : (vector<96xf16>) -> f16
        %4559 = "vector.extract"(%4485) {static_position = array<i64: 73>} : (vector<96xf16>) -> f16
        %4560 = "vector.extract"(%4485) {static_position = array<i64: 74>} : (vector<96xf16>) -> f16
        %4561 = "vector.extract"(%4485) {static_position = array<i64: 75>} : (vector<96xf16>) -> f16
        %4562 = "vector.extract"(%4485) {static_position = array<i64: 76>} : (vector<96xf16>) -> f16
        %4563 = "vector.extract"(%4485) {static_position = array<i64: 77>} : (vector<96xf16>) -> f16
        %4564 = "vector.extract"(%4485) {static_position = array<i64: 78>} : (vector<96xf16>) -> f16
        %4565 = "vector.extract"(%4485) {static_position = array<i64: 79>} : (vector<96xf16>) -> f16
        %4566 = "vector.extract"(%4485) {static_position = array<i64: 80>} : (vector<96xf16>) -> f16
        %4567 = "vector.extract"(%4485) {static_position = array<i64: 81>} : (vector<96xf16>) -> f16
        %4568 = "vector.extract"(%4485) {static_position = array<i64: 82>} : (vector<96xf16>) -> f16
        %4569 = "vector.extract"(%4485) {static_position = array<i64: 83>} : (vector<96xf16>) -> f16
        %4570 = "vector.extract"(%4485) {static_position = array<i64: 84>} : (vector<96xf16>) -> f16
        %4571 = "vector.extract"(%4485) {static_position = array<i64: 85>} : (vector<96xf16>) -> f16
        %4572 = "vector.extract"(%4485) {static_position = array<i64: 86>} : (vector<96xf16>) -> f16
        %4573 = "vector.extract"(%4485) {static_position = array<i64: 87>} : (vector<96xf16>) -> f16
        %4574 = "vector.extract"(%4485) {static_position = array<i64: 88>} : (vector<96xf16>) -> f16
        %4575 = "vector.extract"(%4485) {static_position = array<i64: 89>} : (vector<96xf16>) -> f16
        %4576 = "vector.extract"(%4485) {static_position = array<i64: 90>} : (vector<96xf16>) -> f16
        %4577 = "vector.extract"(%4485) {static_position = array<i64: 91>} : (vector<96xf16>) -> f16
        %4578 = "vector.extract"(%4485) {static_position = array<i64: 92>} : (vector<96xf16>) -> f16
        %4579 = "vector.extract"(%4485) {static_position = array<i64: 93>} : (vector<96xf16>) -> f16
        %4580 = "vector.extract"(%4485) {static_position = array<i64: 94>} : (vector<96xf16>) -> f16
        %4581 = "vector.extract"(%4485) {static_position = array<i64: 95>} : (vector<96xf16>) -> f16
        %4582 = "llvm.getelementptr"(%94, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4583 = "arith.andi"(%299, %121) : (i32, i32) -> i32
        %4584 = "arith.shrui"(%4583, %123) : (i32, i32) -> i32
        %4585 = "arith.xori"(%299, %4584) : (i32, i32) -> i32
        %4586 = "llvm.getelementptr"(%4582, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4591_d = "nvvm.ldmatrix"(%4586) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4587 = "llvm.extractvalue"(%t4591_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4588 = "llvm.extractvalue"(%t4591_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4589 = "llvm.extractvalue"(%t4591_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4590 = "llvm.extractvalue"(%t4591_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4592 = "arith.addi"(%299, %129) : (i32, i32) -> i32
        %4593 = "arith.andi"(%4592, %121) : (i32, i32) -> i32
        %4594 = "arith.shrui"(%4593, %123) : (i32, i32) -> i32
        %4595 = "arith.xori"(%4592, %4594) : (i32, i32) -> i32
        %4596 = "llvm.getelementptr"(%4582, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4601_d = "nvvm.ldmatrix"(%4596) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4597 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4598 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4599 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4600 = "llvm.extractvalue"(%t4601_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4602 = "arith.addi"(%299, %138) : (i32, i32) -> i32
        %4603 = "arith.andi"(%4602, %121) : (i32, i32) -> i32
        %4604 = "arith.shrui"(%4603, %123) : (i32, i32) -> i32
        %4605 = "arith.xori"(%4602, %4604) : (i32, i32) -> i32
        %4606 = "llvm.getelementptr"(%4582, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4611_d = "nvvm.ldmatrix"(%4606) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4607 = "llvm.extractvalue"(%t4611_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4608 = "llvm.extractvalue"(%t4611_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4609 = "llvm.extractvalue"(%t4611_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4610 = "llvm.extractvalue"(%t4611_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4612 = "arith.addi"(%299, %148) : (i32, i32) -> i32
        %4613 = "arith.andi"(%4612, %121) : (i32, i32) -> i32
        %4614 = "arith.shrui"(%4613, %123) : (i32, i32) -> i32
        %4615 = "arith.xori"(%4612, %4614) : (i32, i32) -> i32
        %4616 = "llvm.getelementptr"(%4582, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4621_d = "nvvm.ldmatrix"(%4616) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4617 = "llvm.extractvalue"(%t4621_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4618 = "llvm.extractvalue"(%t4621_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4619 = "llvm.extractvalue"(%t4621_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4620 = "llvm.extractvalue"(%t4621_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4622 = "vector.from_elements"(%4486, %4487) : (f16, f16) -> vector<2xf16>
        %4623 = "vector.from_elements"(%4488, %4489) : (f16, f16) -> vector<2xf16>
        %4624 = "vector.from_elements"(%4494, %4495) : (f16, f16) -> vector<2xf16>
        %4625 = "vector.from_elements"(%4496, %4497) : (f16, f16) -> vector<2xf16>
        %4626 = "llvm.bitcast"(%4587) : (i32) -> vector<2xf16>
        %4627 = "llvm.bitcast"(%4588) : (i32) -> vector<2xf16>
        %t4632_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4626, %4627, %2585, %2586, %2587, %2588) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4628 = "llvm.extractvalue"(%t4632_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4629 = "llvm.extractvalue"(%t4632_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4630 = "llvm.extractvalue"(%t4632_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4631 = "llvm.extractvalue"(%t4632_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4633 = "llvm.bitcast"(%4589) : (i32) -> vector<2xf16>
        %4634 = "llvm.bitcast"(%4590) : (i32) -> vector<2xf16>
        %t4639_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4633, %4634, %2593, %2594, %2595, %2596) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4635 = "llvm.extractvalue"(%t4639_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4636 = "llvm.extractvalue"(%t4639_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4637 = "llvm.extractvalue"(%t4639_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4638 = "llvm.extractvalue"(%t4639_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4640 = "llvm.bitcast"(%4597) : (i32) -> vector<2xf16>
        %4641 = "llvm.bitcast"(%4598) : (i32) -> vector<2xf16>
        %t4646_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4640, %4641, %2601, %2602, %2603, %2604) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4642 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4643 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4644 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4645 = "llvm.extractvalue"(%t4646_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4647 = "llvm.bitcast"(%4599) : (i32) -> vector<2xf16>
        %4648 = "llvm.bitcast"(%4600) : (i32) -> vector<2xf16>
        %t4653_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4647, %4648, %2609, %2610, %2611, %2612) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4649 = "llvm.extractvalue"(%t4653_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4650 = "llvm.extractvalue"(%t4653_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4651 = "llvm.extractvalue"(%t4653_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4652 = "llvm.extractvalue"(%t4653_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4654 = "llvm.bitcast"(%4607) : (i32) -> vector<2xf16>
        %4655 = "llvm.bitcast"(%4608) : (i32) -> vector<2xf16>
        %t4660_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4654, %4655, %2617, %2618, %2619, %2620) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4656 = "llvm.extractvalue"(%t4660_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4657 = "llvm.extractvalue"(%t4660_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4658 = "llvm.extractvalue"(%t4660_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4659 = "llvm.extractvalue"(%t4660_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4661 = "llvm.bitcast"(%4609) : (i32) -> vector<2xf16>
        %4662 = "llvm.bitcast"(%4610) : (i32) -> vector<2xf16>
        %t4667_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4661, %4662, %2625, %2626, %2627, %2628) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4663 = "llvm.extractvalue"(%t4667_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4664 = "llvm.extractvalue"(%t4667_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4665 = "llvm.extractvalue"(%t4667_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4666 = "llvm.extractvalue"(%t4667_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4668 = "llvm.bitcast"(%4617) : (i32) -> vector<2xf16>
        %4669 = "llvm.bitcast"(%4618) : (i32) -> vector<2xf16>
        %t4674_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4668, %4669, %2633, %2634, %2635, %2636) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4670 = "llvm.extractvalue"(%t4674_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4671 = "llvm.extractvalue"(%t4674_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4672 = "llvm.extractvalue"(%t4674_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4673 = "llvm.extractvalue"(%t4674_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4675 = "llvm.bitcast"(%4619) : (i32) -> vector<2xf16>
        %4676 = "llvm.bitcast"(%4620) : (i32) -> vector<2xf16>
        %t4681_d = "llvm.call_intrinsic"(%4622, %4623, %4624, %4625, %4675, %4676, %2641, %2642, %2643, %2644) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4677 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4678 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4679 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4680 = "llvm.extractvalue"(%t4681_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4682 = "vector.from_elements"(%4490, %4491) : (f16, f16) -> vector<2xf16>
        %4683 = "vector.from_elements"(%4492, %4493) : (f16, f16) -> vector<2xf16>
        %4684 = "vector.from_elements"(%4498, %4499) : (f16, f16) -> vector<2xf16>
        %4685 = "vector.from_elements"(%4500, %4501) : (f16, f16) -> vector<2xf16>
        %t4690_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4675, %4676, %2645, %2646, %2647, %2648) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4686 = "llvm.extractvalue"(%t4690_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4687 = "llvm.extractvalue"(%t4690_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4688 = "llvm.extractvalue"(%t4690_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4689 = "llvm.extractvalue"(%t4690_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4695_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4668, %4669, %2637, %2638, %2639, %2640) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4691 = "llvm.extractvalue"(%t4695_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4692 = "llvm.extractvalue"(%t4695_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4693 = "llvm.extractvalue"(%t4695_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4694 = "llvm.extractvalue"(%t4695_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4700_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4661, %4662, %2629, %2630, %2631, %2632) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4696 = "llvm.extractvalue"(%t4700_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4697 = "llvm.extractvalue"(%t4700_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4698 = "llvm.extractvalue"(%t4700_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4699 = "llvm.extractvalue"(%t4700_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4705_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4654, %4655, %2621, %2622, %2623, %2624) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4701 = "llvm.extractvalue"(%t4705_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4702 = "llvm.extractvalue"(%t4705_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4703 = "llvm.extractvalue"(%t4705_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4704 = "llvm.extractvalue"(%t4705_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4710_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4647, %4648, %2613, %2614, %2615, %2616) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4706 = "llvm.extractvalue"(%t4710_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4707 = "llvm.extractvalue"(%t4710_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4708 = "llvm.extractvalue"(%t4710_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4709 = "llvm.extractvalue"(%t4710_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4715_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4640, %4641, %2605, %2606, %2607, %2608) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4711 = "llvm.extractvalue"(%t4715_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4712 = "llvm.extractvalue"(%t4715_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4713 = "llvm.extractvalue"(%t4715_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4714 = "llvm.extractvalue"(%t4715_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4720_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4633, %4634, %2597, %2598, %2599, %2600) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4716 = "llvm.extractvalue"(%t4720_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4717 = "llvm.extractvalue"(%t4720_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4718 = "llvm.extractvalue"(%t4720_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4719 = "llvm.extractvalue"(%t4720_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4725_d = "llvm.call_intrinsic"(%4682, %4683, %4684, %4685, %4626, %4627, %2589, %2590, %2591, %2592) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4721 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4722 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4723 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4724 = "llvm.extractvalue"(%t4725_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4726 = "arith.addi"(%290, %833) : (i32, i32) -> i32
        %4727 = "llvm.getelementptr"(%94, %4726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4728 = "llvm.getelementptr"(%4727, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4733_d = "nvvm.ldmatrix"(%4728) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4729 = "llvm.extractvalue"(%t4733_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4730 = "llvm.extractvalue"(%t4733_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4731 = "llvm.extractvalue"(%t4733_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4732 = "llvm.extractvalue"(%t4733_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4734 = "llvm.getelementptr"(%4727, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4739_d = "nvvm.ldmatrix"(%4734) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4735 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4736 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4737 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4738 = "llvm.extractvalue"(%t4739_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4740 = "llvm.getelementptr"(%4727, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4745_d = "nvvm.ldmatrix"(%4740) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4741 = "llvm.extractvalue"(%t4745_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4742 = "llvm.extractvalue"(%t4745_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4743 = "llvm.extractvalue"(%t4745_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4744 = "llvm.extractvalue"(%t4745_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4746 = "llvm.getelementptr"(%4727, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4751_d = "nvvm.ldmatrix"(%4746) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4747 = "llvm.extractvalue"(%t4751_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4748 = "llvm.extractvalue"(%t4751_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4749 = "llvm.extractvalue"(%t4751_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4750 = "llvm.extractvalue"(%t4751_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4752 = "vector.from_elements"(%4502, %4503) : (f16, f16) -> vector<2xf16>
        %4753 = "vector.from_elements"(%4504, %4505) : (f16, f16) -> vector<2xf16>
        %4754 = "vector.from_elements"(%4510, %4511) : (f16, f16) -> vector<2xf16>
        %4755 = "vector.from_elements"(%4512, %4513) : (f16, f16) -> vector<2xf16>
        %4756 = "llvm.bitcast"(%4729) : (i32) -> vector<2xf16>
        %4757 = "llvm.bitcast"(%4730) : (i32) -> vector<2xf16>
        %t4762_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4756, %4757, %4628, %4629, %4630, %4631) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4758 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4759 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4760 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4761 = "llvm.extractvalue"(%t4762_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4763 = "llvm.bitcast"(%4731) : (i32) -> vector<2xf16>
        %4764 = "llvm.bitcast"(%4732) : (i32) -> vector<2xf16>
        %t4769_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4763, %4764, %4635, %4636, %4637, %4638) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4765 = "llvm.extractvalue"(%t4769_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4766 = "llvm.extractvalue"(%t4769_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4767 = "llvm.extractvalue"(%t4769_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4768 = "llvm.extractvalue"(%t4769_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4770 = "llvm.bitcast"(%4735) : (i32) -> vector<2xf16>
        %4771 = "llvm.bitcast"(%4736) : (i32) -> vector<2xf16>
        %t4776_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4770, %4771, %4642, %4643, %4644, %4645) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4772 = "llvm.extractvalue"(%t4776_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4773 = "llvm.extractvalue"(%t4776_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4774 = "llvm.extractvalue"(%t4776_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4775 = "llvm.extractvalue"(%t4776_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4777 = "llvm.bitcast"(%4737) : (i32) -> vector<2xf16>
        %4778 = "llvm.bitcast"(%4738) : (i32) -> vector<2xf16>
        %t4783_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4777, %4778, %4649, %4650, %4651, %4652) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4779 = "llvm.extractvalue"(%t4783_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4780 = "llvm.extractvalue"(%t4783_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4781 = "llvm.extractvalue"(%t4783_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4782 = "llvm.extractvalue"(%t4783_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4784 = "llvm.bitcast"(%4741) : (i32) -> vector<2xf16>
        %4785 = "llvm.bitcast"(%4742) : (i32) -> vector<2xf16>
        %t4790_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4784, %4785, %4656, %4657, %4658, %4659) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4786 = "llvm.extractvalue"(%t4790_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4787 = "llvm.extractvalue"(%t4790_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4788 = "llvm.extractvalue"(%t4790_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4789 = "llvm.extractvalue"(%t4790_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4791 = "llvm.bitcast"(%4743) : (i32) -> vector<2xf16>
        %4792 = "llvm.bitcast"(%4744) : (i32) -> vector<2xf16>
        %t4797_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4791, %4792, %4663, %4664, %4665, %4666) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4793 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4794 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4795 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4796 = "llvm.extractvalue"(%t4797_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4798 = "llvm.bitcast"(%4747) : (i32) -> vector<2xf16>
        %4799 = "llvm.bitcast"(%4748) : (i32) -> vector<2xf16>
        %t4804_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4798, %4799, %4670, %4671, %4672, %4673) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4800 = "llvm.extractvalue"(%t4804_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4801 = "llvm.extractvalue"(%t4804_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4802 = "llvm.extractvalue"(%t4804_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4803 = "llvm.extractvalue"(%t4804_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4805 = "llvm.bitcast"(%4749) : (i32) -> vector<2xf16>
        %4806 = "llvm.bitcast"(%4750) : (i32) -> vector<2xf16>
        %t4811_d = "llvm.call_intrinsic"(%4752, %4753, %4754, %4755, %4805, %4806, %4677, %4678, %4679, %4680) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4807 = "llvm.extractvalue"(%t4811_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4808 = "llvm.extractvalue"(%t4811_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4809 = "llvm.extractvalue"(%t4811_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4810 = "llvm.extractvalue"(%t4811_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4812 = "vector.from_elements"(%4506, %4507) : (f16, f16) -> vector<2xf16>
        %4813 = "vector.from_elements"(%4508, %4509) : (f16, f16) -> vector<2xf16>
        %4814 = "vector.from_elements"(%4514, %4515) : (f16, f16) -> vector<2xf16>
        %4815 = "vector.from_elements"(%4516, %4517) : (f16, f16) -> vector<2xf16>
        %t4820_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4805, %4806, %4686, %4687, %4688, %4689) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4816 = "llvm.extractvalue"(%t4820_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4817 = "llvm.extractvalue"(%t4820_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4818 = "llvm.extractvalue"(%t4820_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4819 = "llvm.extractvalue"(%t4820_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4825_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4798, %4799, %4691, %4692, %4693, %4694) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4821 = "llvm.extractvalue"(%t4825_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4822 = "llvm.extractvalue"(%t4825_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4823 = "llvm.extractvalue"(%t4825_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4824 = "llvm.extractvalue"(%t4825_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4830_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4791, %4792, %4696, %4697, %4698, %4699) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4826 = "llvm.extractvalue"(%t4830_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4827 = "llvm.extractvalue"(%t4830_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4828 = "llvm.extractvalue"(%t4830_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4829 = "llvm.extractvalue"(%t4830_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4835_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4784, %4785, %4701, %4702, %4703, %4704) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4831 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4832 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4833 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4834 = "llvm.extractvalue"(%t4835_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4840_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4777, %4778, %4706, %4707, %4708, %4709) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4836 = "llvm.extractvalue"(%t4840_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4837 = "llvm.extractvalue"(%t4840_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4838 = "llvm.extractvalue"(%t4840_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4839 = "llvm.extractvalue"(%t4840_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4845_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4770, %4771, %4711, %4712, %4713, %4714) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4841 = "llvm.extractvalue"(%t4845_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4842 = "llvm.extractvalue"(%t4845_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4843 = "llvm.extractvalue"(%t4845_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4844 = "llvm.extractvalue"(%t4845_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4850_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4763, %4764, %4716, %4717, %4718, %4719) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4846 = "llvm.extractvalue"(%t4850_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4847 = "llvm.extractvalue"(%t4850_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4848 = "llvm.extractvalue"(%t4850_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4849 = "llvm.extractvalue"(%t4850_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4855_d = "llvm.call_intrinsic"(%4812, %4813, %4814, %4815, %4756, %4757, %4721, %4722, %4723, %4724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4851 = "llvm.extractvalue"(%t4855_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4852 = "llvm.extractvalue"(%t4855_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4853 = "llvm.extractvalue"(%t4855_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4854 = "llvm.extractvalue"(%t4855_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4856 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %4857 = "arith.addi"(%4856, %833) : (i32, i32) -> i32
        %4858 = "llvm.getelementptr"(%94, %4857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4859 = "llvm.getelementptr"(%4858, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4864_d = "nvvm.ldmatrix"(%4859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4860 = "llvm.extractvalue"(%t4864_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4861 = "llvm.extractvalue"(%t4864_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4862 = "llvm.extractvalue"(%t4864_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4863 = "llvm.extractvalue"(%t4864_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4865 = "llvm.getelementptr"(%4858, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4870_d = "nvvm.ldmatrix"(%4865) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4866 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4867 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4868 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4869 = "llvm.extractvalue"(%t4870_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4871 = "llvm.getelementptr"(%4858, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4876_d = "nvvm.ldmatrix"(%4871) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4872 = "llvm.extractvalue"(%t4876_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4873 = "llvm.extractvalue"(%t4876_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4874 = "llvm.extractvalue"(%t4876_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4875 = "llvm.extractvalue"(%t4876_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4877 = "llvm.getelementptr"(%4858, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4882_d = "nvvm.ldmatrix"(%4877) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4878 = "llvm.extractvalue"(%t4882_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4879 = "llvm.extractvalue"(%t4882_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4880 = "llvm.extractvalue"(%t4882_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4881 = "llvm.extractvalue"(%t4882_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4883 = "vector.from_elements"(%4518, %4519) : (f16, f16) -> vector<2xf16>
        %4884 = "vector.from_elements"(%4520, %4521) : (f16, f16) -> vector<2xf16>
        %4885 = "vector.from_elements"(%4526, %4527) : (f16, f16) -> vector<2xf16>
        %4886 = "vector.from_elements"(%4528, %4529) : (f16, f16) -> vector<2xf16>
        %4887 = "llvm.bitcast"(%4860) : (i32) -> vector<2xf16>
        %4888 = "llvm.bitcast"(%4861) : (i32) -> vector<2xf16>
        %t4893_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4887, %4888, %4758, %4759, %4760, %4761) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4889 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4890 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4891 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4892 = "llvm.extractvalue"(%t4893_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4894 = "llvm.bitcast"(%4862) : (i32) -> vector<2xf16>
        %4895 = "llvm.bitcast"(%4863) : (i32) -> vector<2xf16>
        %t4900_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4894, %4895, %4765, %4766, %4767, %4768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4896 = "llvm.extractvalue"(%t4900_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4897 = "llvm.extractvalue"(%t4900_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4898 = "llvm.extractvalue"(%t4900_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4899 = "llvm.extractvalue"(%t4900_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4901 = "llvm.bitcast"(%4866) : (i32) -> vector<2xf16>
        %4902 = "llvm.bitcast"(%4867) : (i32) -> vector<2xf16>
        %t4907_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4901, %4902, %4772, %4773, %4774, %4775) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4903 = "llvm.extractvalue"(%t4907_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4904 = "llvm.extractvalue"(%t4907_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4905 = "llvm.extractvalue"(%t4907_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4906 = "llvm.extractvalue"(%t4907_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4908 = "llvm.bitcast"(%4868) : (i32) -> vector<2xf16>
        %4909 = "llvm.bitcast"(%4869) : (i32) -> vector<2xf16>
        %t4914_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4908, %4909, %4779, %4780, %4781, %4782) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4910 = "llvm.extractvalue"(%t4914_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4911 = "llvm.extractvalue"(%t4914_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4912 = "llvm.extractvalue"(%t4914_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4913 = "llvm.extractvalue"(%t4914_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4915 = "llvm.bitcast"(%4872) : (i32) -> vector<2xf16>
        %4916 = "llvm.bitcast"(%4873) : (i32) -> vector<2xf16>
        %t4921_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4915, %4916, %4786, %4787, %4788, %4789) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4917 = "llvm.extractvalue"(%t4921_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4918 = "llvm.extractvalue"(%t4921_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4919 = "llvm.extractvalue"(%t4921_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4920 = "llvm.extractvalue"(%t4921_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4922 = "llvm.bitcast"(%4874) : (i32) -> vector<2xf16>
        %4923 = "llvm.bitcast"(%4875) : (i32) -> vector<2xf16>
        %t4928_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4922, %4923, %4793, %4794, %4795, %4796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4924 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4925 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4926 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4927 = "llvm.extractvalue"(%t4928_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4929 = "llvm.bitcast"(%4878) : (i32) -> vector<2xf16>
        %4930 = "llvm.bitcast"(%4879) : (i32) -> vector<2xf16>
        %t4935_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4929, %4930, %4800, %4801, %4802, %4803) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4931 = "llvm.extractvalue"(%t4935_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4932 = "llvm.extractvalue"(%t4935_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4933 = "llvm.extractvalue"(%t4935_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4934 = "llvm.extractvalue"(%t4935_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4936 = "llvm.bitcast"(%4880) : (i32) -> vector<2xf16>
        %4937 = "llvm.bitcast"(%4881) : (i32) -> vector<2xf16>
        %t4942_d = "llvm.call_intrinsic"(%4883, %4884, %4885, %4886, %4936, %4937, %4807, %4808, %4809, %4810) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4938 = "llvm.extractvalue"(%t4942_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4939 = "llvm.extractvalue"(%t4942_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4940 = "llvm.extractvalue"(%t4942_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4941 = "llvm.extractvalue"(%t4942_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4943 = "vector.from_elements"(%4522, %4523) : (f16, f16) -> vector<2xf16>
        %4944 = "vector.from_elements"(%4524, %4525) : (f16, f16) -> vector<2xf16>
        %4945 = "vector.from_elements"(%4530, %4531) : (f16, f16) -> vector<2xf16>
        %4946 = "vector.from_elements"(%4532, %4533) : (f16, f16) -> vector<2xf16>
        %t4951_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4936, %4937, %4816, %4817, %4818, %4819) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4947 = "llvm.extractvalue"(%t4951_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4948 = "llvm.extractvalue"(%t4951_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4949 = "llvm.extractvalue"(%t4951_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4950 = "llvm.extractvalue"(%t4951_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4956_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4929, %4930, %4821, %4822, %4823, %4824) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4952 = "llvm.extractvalue"(%t4956_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4953 = "llvm.extractvalue"(%t4956_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4954 = "llvm.extractvalue"(%t4956_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4955 = "llvm.extractvalue"(%t4956_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4961_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4922, %4923, %4826, %4827, %4828, %4829) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4957 = "llvm.extractvalue"(%t4961_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4958 = "llvm.extractvalue"(%t4961_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4959 = "llvm.extractvalue"(%t4961_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4960 = "llvm.extractvalue"(%t4961_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4966_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4915, %4916, %4831, %4832, %4833, %4834) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4962 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4963 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4964 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4965 = "llvm.extractvalue"(%t4966_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4971_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4908, %4909, %4836, %4837, %4838, %4839) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4967 = "llvm.extractvalue"(%t4971_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4968 = "llvm.extractvalue"(%t4971_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4969 = "llvm.extractvalue"(%t4971_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4970 = "llvm.extractvalue"(%t4971_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4976_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4901, %4902, %4841, %4842, %4843, %4844) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4972 = "llvm.extractvalue"(%t4976_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4973 = "llvm.extractvalue"(%t4976_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4974 = "llvm.extractvalue"(%t4976_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4975 = "llvm.extractvalue"(%t4976_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4981_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4894, %4895, %4846, %4847, %4848, %4849) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4977 = "llvm.extractvalue"(%t4981_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4978 = "llvm.extractvalue"(%t4981_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4979 = "llvm.extractvalue"(%t4981_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4980 = "llvm.extractvalue"(%t4981_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t4986_d = "llvm.call_intrinsic"(%4943, %4944, %4945, %4946, %4887, %4888, %4851, %4852, %4853, %4854) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %4982 = "llvm.extractvalue"(%t4986_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4983 = "llvm.extractvalue"(%t4986_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4984 = "llvm.extractvalue"(%t4986_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4985 = "llvm.extractvalue"(%t4986_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %4987 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %4988 = "arith.addi"(%4987, %833) : (i32, i32) -> i32
        %4989 = "llvm.getelementptr"(%94, %4988) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %4990 = "llvm.getelementptr"(%4989, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t4995_d = "nvvm.ldmatrix"(%4990) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4991 = "llvm.extractvalue"(%t4995_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4992 = "llvm.extractvalue"(%t4995_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4993 = "llvm.extractvalue"(%t4995_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4994 = "llvm.extractvalue"(%t4995_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4996 = "llvm.getelementptr"(%4989, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5001_d = "nvvm.ldmatrix"(%4996) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %4997 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4998 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %4999 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5000 = "llvm.extractvalue"(%t5001_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5002 = "llvm.getelementptr"(%4989, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5007_d = "nvvm.ldmatrix"(%5002) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5003 = "llvm.extractvalue"(%t5007_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5004 = "llvm.extractvalue"(%t5007_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5005 = "llvm.extractvalue"(%t5007_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5006 = "llvm.extractvalue"(%t5007_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5008 = "llvm.getelementptr"(%4989, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5013_d = "nvvm.ldmatrix"(%5008) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5009 = "llvm.extractvalue"(%t5013_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5010 = "llvm.extractvalue"(%t5013_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5011 = "llvm.extractvalue"(%t5013_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5012 = "llvm.extractvalue"(%t5013_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5014 = "vector.from_elements"(%4534, %4535) : (f16, f16) -> vector<2xf16>
        %5015 = "vector.from_elements"(%4536, %4537) : (f16, f16) -> vector<2xf16>
        %5016 = "vector.from_elements"(%4542, %4543) : (f16, f16) -> vector<2xf16>
        %5017 = "vector.from_elements"(%4544, %4545) : (f16, f16) -> vector<2xf16>
        %5018 = "llvm.bitcast"(%4991) : (i32) -> vector<2xf16>
        %5019 = "llvm.bitcast"(%4992) : (i32) -> vector<2xf16>
        %t5024_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5018, %5019, %4889, %4890, %4891, %4892) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5020 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5021 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5022 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5023 = "llvm.extractvalue"(%t5024_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5025 = "llvm.bitcast"(%4993) : (i32) -> vector<2xf16>
        %5026 = "llvm.bitcast"(%4994) : (i32) -> vector<2xf16>
        %t5031_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5025, %5026, %4896, %4897, %4898, %4899) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5027 = "llvm.extractvalue"(%t5031_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5028 = "llvm.extractvalue"(%t5031_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5029 = "llvm.extractvalue"(%t5031_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5030 = "llvm.extractvalue"(%t5031_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5032 = "llvm.bitcast"(%4997) : (i32) -> vector<2xf16>
        %5033 = "llvm.bitcast"(%4998) : (i32) -> vector<2xf16>
        %t5038_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5032, %5033, %4903, %4904, %4905, %4906) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5034 = "llvm.extractvalue"(%t5038_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5035 = "llvm.extractvalue"(%t5038_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5036 = "llvm.extractvalue"(%t5038_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5037 = "llvm.extractvalue"(%t5038_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5039 = "llvm.bitcast"(%4999) : (i32) -> vector<2xf16>
        %5040 = "llvm.bitcast"(%5000) : (i32) -> vector<2xf16>
        %t5045_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5039, %5040, %4910, %4911, %4912, %4913) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5041 = "llvm.extractvalue"(%t5045_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5042 = "llvm.extractvalue"(%t5045_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5043 = "llvm.extractvalue"(%t5045_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5044 = "llvm.extractvalue"(%t5045_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5046 = "llvm.bitcast"(%5003) : (i32) -> vector<2xf16>
        %5047 = "llvm.bitcast"(%5004) : (i32) -> vector<2xf16>
        %t5052_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5046, %5047, %4917, %4918, %4919, %4920) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5048 = "llvm.extractvalue"(%t5052_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5049 = "llvm.extractvalue"(%t5052_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5050 = "llvm.extractvalue"(%t5052_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5051 = "llvm.extractvalue"(%t5052_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5053 = "llvm.bitcast"(%5005) : (i32) -> vector<2xf16>
        %5054 = "llvm.bitcast"(%5006) : (i32) -> vector<2xf16>
        %t5059_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5053, %5054, %4924, %4925, %4926, %4927) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5055 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5056 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5057 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5058 = "llvm.extractvalue"(%t5059_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5060 = "llvm.bitcast"(%5009) : (i32) -> vector<2xf16>
        %5061 = "llvm.bitcast"(%5010) : (i32) -> vector<2xf16>
        %t5066_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5060, %5061, %4931, %4932, %4933, %4934) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5062 = "llvm.extractvalue"(%t5066_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5063 = "llvm.extractvalue"(%t5066_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5064 = "llvm.extractvalue"(%t5066_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5065 = "llvm.extractvalue"(%t5066_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5067 = "llvm.bitcast"(%5011) : (i32) -> vector<2xf16>
        %5068 = "llvm.bitcast"(%5012) : (i32) -> vector<2xf16>
        %t5073_d = "llvm.call_intrinsic"(%5014, %5015, %5016, %5017, %5067, %5068, %4938, %4939, %4940, %4941) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5069 = "llvm.extractvalue"(%t5073_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5070 = "llvm.extractvalue"(%t5073_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5071 = "llvm.extractvalue"(%t5073_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5072 = "llvm.extractvalue"(%t5073_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5074 = "vector.from_elements"(%4538, %4539) : (f16, f16) -> vector<2xf16>
        %5075 = "vector.from_elements"(%4540, %4541) : (f16, f16) -> vector<2xf16>
        %5076 = "vector.from_elements"(%4546, %4547) : (f16, f16) -> vector<2xf16>
        %5077 = "vector.from_elements"(%4548, %4549) : (f16, f16) -> vector<2xf16>
        %t5082_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5067, %5068, %4947, %4948, %4949, %4950) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5078 = "llvm.extractvalue"(%t5082_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5079 = "llvm.extractvalue"(%t5082_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5080 = "llvm.extractvalue"(%t5082_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5081 = "llvm.extractvalue"(%t5082_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5087_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5060, %5061, %4952, %4953, %4954, %4955) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5083 = "llvm.extractvalue"(%t5087_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5084 = "llvm.extractvalue"(%t5087_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5085 = "llvm.extractvalue"(%t5087_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5086 = "llvm.extractvalue"(%t5087_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5092_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5053, %5054, %4957, %4958, %4959, %4960) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5088 = "llvm.extractvalue"(%t5092_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5089 = "llvm.extractvalue"(%t5092_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5090 = "llvm.extractvalue"(%t5092_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5091 = "llvm.extractvalue"(%t5092_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5097_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5046, %5047, %4962, %4963, %4964, %4965) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5093 = "llvm.extractvalue"(%t5097_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5094 = "llvm.extractvalue"(%t5097_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5095 = "llvm.extractvalue"(%t5097_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5096 = "llvm.extractvalue"(%t5097_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5102_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5039, %5040, %4967, %4968, %4969, %4970) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5098 = "llvm.extractvalue"(%t5102_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5099 = "llvm.extractvalue"(%t5102_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5100 = "llvm.extractvalue"(%t5102_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5101 = "llvm.extractvalue"(%t5102_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5107_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5032, %5033, %4972, %4973, %4974, %4975) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5103 = "llvm.extractvalue"(%t5107_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5104 = "llvm.extractvalue"(%t5107_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5105 = "llvm.extractvalue"(%t5107_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5106 = "llvm.extractvalue"(%t5107_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5112_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5025, %5026, %4977, %4978, %4979, %4980) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5108 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5109 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5110 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5111 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5117_d = "llvm.call_intrinsic"(%5074, %5075, %5076, %5077, %5018, %5019, %4982, %4983, %4984, %4985) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5113 = "llvm.extractvalue"(%t5117_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5114 = "llvm.extractvalue"(%t5117_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5115 = "llvm.extractvalue"(%t5117_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5116 = "llvm.extractvalue"(%t5117_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5118 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %5119 = "arith.addi"(%5118, %833) : (i32, i32) -> i32
        %5120 = "llvm.getelementptr"(%94, %5119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5121 = "llvm.getelementptr"(%5120, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5126_d = "nvvm.ldmatrix"(%5121) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5122 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5123 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5124 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5125 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5127 = "llvm.getelementptr"(%5120, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5132_d = "nvvm.ldmatrix"(%5127) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5128 = "llvm.extractvalue"(%t5132_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5129 = "llvm.extractvalue"(%t5132_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5130 = "llvm.extractvalue"(%t5132_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5131 = "llvm.extractvalue"(%t5132_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5133 = "llvm.getelementptr"(%5120, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5138_d = "nvvm.ldmatrix"(%5133) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5134 = "llvm.extractvalue"(%t5138_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5135 = "llvm.extractvalue"(%t5138_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5136 = "llvm.extractvalue"(%t5138_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5137 = "llvm.extractvalue"(%t5138_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5139 = "llvm.getelementptr"(%5120, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5144_d = "nvvm.ldmatrix"(%5139) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5140 = "llvm.extractvalue"(%t5144_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5141 = "llvm.extractvalue"(%t5144_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5142 = "llvm.extractvalue"(%t5144_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5143 = "llvm.extractvalue"(%t5144_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5145 = "vector.from_elements"(%4550, %4551) : (f16, f16) -> vector<2xf16>
        %5146 = "vector.from_elements"(%4552, %4553) : (f16, f16) -> vector<2xf16>
        %5147 = "vector.from_elements"(%4558, %4559) : (f16, f16) -> vector<2xf16>
        %5148 = "vector.from_elements"(%4560, %4561) : (f16, f16) -> vector<2xf16>
        %5149 = "llvm.bitcast"(%5122) : (i32) -> vector<2xf16>
        %5150 = "llvm.bitcast"(%5123) : (i32) -> vector<2xf16>
        %t5155_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5149, %5150, %5020, %5021, %5022, %5023) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5151 = "llvm.extractvalue"(%t5155_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5152 = "llvm.extractvalue"(%t5155_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5153 = "llvm.extractvalue"(%t5155_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5154 = "llvm.extractvalue"(%t5155_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5156 = "llvm.bitcast"(%5124) : (i32) -> vector<2xf16>
        %5157 = "llvm.bitcast"(%5125) : (i32) -> vector<2xf16>
        %t5162_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5156, %5157, %5027, %5028, %5029, %5030) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5158 = "llvm.extractvalue"(%t5162_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5159 = "llvm.extractvalue"(%t5162_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5160 = "llvm.extractvalue"(%t5162_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5161 = "llvm.extractvalue"(%t5162_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5163 = "llvm.bitcast"(%5128) : (i32) -> vector<2xf16>
        %5164 = "llvm.bitcast"(%5129) : (i32) -> vector<2xf16>
        %t5169_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5163, %5164, %5034, %5035, %5036, %5037) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5165 = "llvm.extractvalue"(%t5169_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5166 = "llvm.extractvalue"(%t5169_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5167 = "llvm.extractvalue"(%t5169_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5168 = "llvm.extractvalue"(%t5169_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5170 = "llvm.bitcast"(%5130) : (i32) -> vector<2xf16>
        %5171 = "llvm.bitcast"(%5131) : (i32) -> vector<2xf16>
        %t5176_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5170, %5171, %5041, %5042, %5043, %5044) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5172 = "llvm.extractvalue"(%t5176_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5173 = "llvm.extractvalue"(%t5176_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5174 = "llvm.extractvalue"(%t5176_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5175 = "llvm.extractvalue"(%t5176_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5177 = "llvm.bitcast"(%5134) : (i32) -> vector<2xf16>
        %5178 = "llvm.bitcast"(%5135) : (i32) -> vector<2xf16>
        %t5183_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5177, %5178, %5048, %5049, %5050, %5051) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5179 = "llvm.extractvalue"(%t5183_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5180 = "llvm.extractvalue"(%t5183_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5181 = "llvm.extractvalue"(%t5183_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5182 = "llvm.extractvalue"(%t5183_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5184 = "llvm.bitcast"(%5136) : (i32) -> vector<2xf16>
        %5185 = "llvm.bitcast"(%5137) : (i32) -> vector<2xf16>
        %t5190_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5184, %5185, %5055, %5056, %5057, %5058) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5186 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5187 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5188 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5189 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5191 = "llvm.bitcast"(%5140) : (i32) -> vector<2xf16>
        %5192 = "llvm.bitcast"(%5141) : (i32) -> vector<2xf16>
        %t5197_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5191, %5192, %5062, %5063, %5064, %5065) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5193 = "llvm.extractvalue"(%t5197_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5194 = "llvm.extractvalue"(%t5197_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5195 = "llvm.extractvalue"(%t5197_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5196 = "llvm.extractvalue"(%t5197_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5198 = "llvm.bitcast"(%5142) : (i32) -> vector<2xf16>
        %5199 = "llvm.bitcast"(%5143) : (i32) -> vector<2xf16>
        %t5204_d = "llvm.call_intrinsic"(%5145, %5146, %5147, %5148, %5198, %5199, %5069, %5070, %5071, %5072) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5200 = "llvm.extractvalue"(%t5204_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5201 = "llvm.extractvalue"(%t5204_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5202 = "llvm.extractvalue"(%t5204_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5203 = "llvm.extractvalue"(%t5204_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5205 = "vector.from_elements"(%4554, %4555) : (f16, f16) -> vector<2xf16>
        %5206 = "vector.from_elements"(%4556, %4557) : (f16, f16) -> vector<2xf16>
        %5207 = "vector.from_elements"(%4562, %4563) : (f16, f16) -> vector<2xf16>
        %5208 = "vector.from_elements"(%4564, %4565) : (f16, f16) -> vector<2xf16>
        %t5213_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5198, %5199, %5078, %5079, %5080, %5081) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5209 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5210 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5211 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5212 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5218_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5191, %5192, %5083, %5084, %5085, %5086) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5214 = "llvm.extractvalue"(%t5218_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5215 = "llvm.extractvalue"(%t5218_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5216 = "llvm.extractvalue"(%t5218_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5217 = "llvm.extractvalue"(%t5218_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5223_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5184, %5185, %5088, %5089, %5090, %5091) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5219 = "llvm.extractvalue"(%t5223_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5220 = "llvm.extractvalue"(%t5223_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5221 = "llvm.extractvalue"(%t5223_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5222 = "llvm.extractvalue"(%t5223_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5228_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5177, %5178, %5093, %5094, %5095, %5096) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5224 = "llvm.extractvalue"(%t5228_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5225 = "llvm.extractvalue"(%t5228_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5226 = "llvm.extractvalue"(%t5228_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5227 = "llvm.extractvalue"(%t5228_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5233_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5170, %5171, %5098, %5099, %5100, %5101) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5229 = "llvm.extractvalue"(%t5233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5230 = "llvm.extractvalue"(%t5233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5231 = "llvm.extractvalue"(%t5233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5232 = "llvm.extractvalue"(%t5233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5238_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5163, %5164, %5103, %5104, %5105, %5106) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5234 = "llvm.extractvalue"(%t5238_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5235 = "llvm.extractvalue"(%t5238_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5236 = "llvm.extractvalue"(%t5238_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5237 = "llvm.extractvalue"(%t5238_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5243_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5156, %5157, %5108, %5109, %5110, %5111) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5239 = "llvm.extractvalue"(%t5243_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5240 = "llvm.extractvalue"(%t5243_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5241 = "llvm.extractvalue"(%t5243_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5242 = "llvm.extractvalue"(%t5243_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5248_d = "llvm.call_intrinsic"(%5205, %5206, %5207, %5208, %5149, %5150, %5113, %5114, %5115, %5116) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5244 = "llvm.extractvalue"(%t5248_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5245 = "llvm.extractvalue"(%t5248_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5246 = "llvm.extractvalue"(%t5248_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5247 = "llvm.extractvalue"(%t5248_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5249 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %5250 = "arith.addi"(%5249, %833) : (i32, i32) -> i32
        %5251 = "llvm.getelementptr"(%94, %5250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5252 = "llvm.getelementptr"(%5251, %4585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5257_d = "nvvm.ldmatrix"(%5252) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5253 = "llvm.extractvalue"(%t5257_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5254 = "llvm.extractvalue"(%t5257_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5255 = "llvm.extractvalue"(%t5257_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5256 = "llvm.extractvalue"(%t5257_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5258 = "llvm.getelementptr"(%5251, %4595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5263_d = "nvvm.ldmatrix"(%5258) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5259 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5260 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5261 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5262 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5264 = "llvm.getelementptr"(%5251, %4605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5269_d = "nvvm.ldmatrix"(%5264) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5265 = "llvm.extractvalue"(%t5269_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5266 = "llvm.extractvalue"(%t5269_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5267 = "llvm.extractvalue"(%t5269_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5268 = "llvm.extractvalue"(%t5269_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5270 = "llvm.getelementptr"(%5251, %4615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5275_d = "nvvm.ldmatrix"(%5270) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5271 = "llvm.extractvalue"(%t5275_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5272 = "llvm.extractvalue"(%t5275_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5273 = "llvm.extractvalue"(%t5275_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5274 = "llvm.extractvalue"(%t5275_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5276 = "vector.from_elements"(%4566, %4567) : (f16, f16) -> vector<2xf16>
        %5277 = "vector.from_elements"(%4568, %4569) : (f16, f16) -> vector<2xf16>
        %5278 = "vector.from_elements"(%4574, %4575) : (f16, f16) -> vector<2xf16>
        %5279 = "vector.from_elements"(%4576, %4577) : (f16, f16) -> vector<2xf16>
        %5280 = "llvm.bitcast"(%5253) : (i32) -> vector<2xf16>
        %5281 = "llvm.bitcast"(%5254) : (i32) -> vector<2xf16>
        %t5286_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5280, %5281, %5151, %5152, %5153, %5154) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5282 = "llvm.extractvalue"(%t5286_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5283 = "llvm.extractvalue"(%t5286_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5284 = "llvm.extractvalue"(%t5286_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5285 = "llvm.extractvalue"(%t5286_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5287 = "llvm.bitcast"(%5255) : (i32) -> vector<2xf16>
        %5288 = "llvm.bitcast"(%5256) : (i32) -> vector<2xf16>
        %t5293_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5287, %5288, %5158, %5159, %5160, %5161) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5289 = "llvm.extractvalue"(%t5293_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5290 = "llvm.extractvalue"(%t5293_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5291 = "llvm.extractvalue"(%t5293_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5292 = "llvm.extractvalue"(%t5293_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5294 = "llvm.bitcast"(%5259) : (i32) -> vector<2xf16>
        %5295 = "llvm.bitcast"(%5260) : (i32) -> vector<2xf16>
        %t5300_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5294, %5295, %5165, %5166, %5167, %5168) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5296 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5297 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5298 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5299 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5301 = "llvm.bitcast"(%5261) : (i32) -> vector<2xf16>
        %5302 = "llvm.bitcast"(%5262) : (i32) -> vector<2xf16>
        %t5307_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5301, %5302, %5172, %5173, %5174, %5175) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5303 = "llvm.extractvalue"(%t5307_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5304 = "llvm.extractvalue"(%t5307_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5305 = "llvm.extractvalue"(%t5307_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5306 = "llvm.extractvalue"(%t5307_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5308 = "llvm.bitcast"(%5265) : (i32) -> vector<2xf16>
        %5309 = "llvm.bitcast"(%5266) : (i32) -> vector<2xf16>
        %t5314_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5308, %5309, %5179, %5180, %5181, %5182) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5310 = "llvm.extractvalue"(%t5314_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5311 = "llvm.extractvalue"(%t5314_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5312 = "llvm.extractvalue"(%t5314_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5313 = "llvm.extractvalue"(%t5314_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5315 = "llvm.bitcast"(%5267) : (i32) -> vector<2xf16>
        %5316 = "llvm.bitcast"(%5268) : (i32) -> vector<2xf16>
        %t5321_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5315, %5316, %5186, %5187, %5188, %5189) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5317 = "llvm.extractvalue"(%t5321_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5318 = "llvm.extractvalue"(%t5321_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5319 = "llvm.extractvalue"(%t5321_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5320 = "llvm.extractvalue"(%t5321_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5322 = "llvm.bitcast"(%5271) : (i32) -> vector<2xf16>
        %5323 = "llvm.bitcast"(%5272) : (i32) -> vector<2xf16>
        %t5328_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5322, %5323, %5193, %5194, %5195, %5196) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5324 = "llvm.extractvalue"(%t5328_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5325 = "llvm.extractvalue"(%t5328_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5326 = "llvm.extractvalue"(%t5328_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5327 = "llvm.extractvalue"(%t5328_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5329 = "llvm.bitcast"(%5273) : (i32) -> vector<2xf16>
        %5330 = "llvm.bitcast"(%5274) : (i32) -> vector<2xf16>
        %t5335_d = "llvm.call_intrinsic"(%5276, %5277, %5278, %5279, %5329, %5330, %5200, %5201, %5202, %5203) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5331 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5332 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5333 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5334 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5336 = "vector.from_elements"(%4570, %4571) : (f16, f16) -> vector<2xf16>
        %5337 = "vector.from_elements"(%4572, %4573) : (f16, f16) -> vector<2xf16>
        %5338 = "vector.from_elements"(%4578, %4579) : (f16, f16) -> vector<2xf16>
        %5339 = "vector.from_elements"(%4580, %4581) : (f16, f16) -> vector<2xf16>
        %t5344_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5329, %5330, %5209, %5210, %5211, %5212) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5340 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5341 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5342 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5343 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5349_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5322, %5323, %5214, %5215, %5216, %5217) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5345 = "llvm.extractvalue"(%t5349_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5346 = "llvm.extractvalue"(%t5349_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5347 = "llvm.extractvalue"(%t5349_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5348 = "llvm.extractvalue"(%t5349_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5354_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5315, %5316, %5219, %5220, %5221, %5222) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5350 = "llvm.extractvalue"(%t5354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5351 = "llvm.extractvalue"(%t5354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5352 = "llvm.extractvalue"(%t5354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5353 = "llvm.extractvalue"(%t5354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5359_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5308, %5309, %5224, %5225, %5226, %5227) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5355 = "llvm.extractvalue"(%t5359_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5356 = "llvm.extractvalue"(%t5359_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5357 = "llvm.extractvalue"(%t5359_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5358 = "llvm.extractvalue"(%t5359_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5364_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5301, %5302, %5229, %5230, %5231, %5232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5360 = "llvm.extractvalue"(%t5364_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5361 = "llvm.extractvalue"(%t5364_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5362 = "llvm.extractvalue"(%t5364_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5363 = "llvm.extractvalue"(%t5364_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5369_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5294, %5295, %5234, %5235, %5236, %5237) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5365 = "llvm.extractvalue"(%t5369_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5366 = "llvm.extractvalue"(%t5369_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5367 = "llvm.extractvalue"(%t5369_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5368 = "llvm.extractvalue"(%t5369_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5374_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5287, %5288, %5239, %5240, %5241, %5242) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5370 = "llvm.extractvalue"(%t5374_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5371 = "llvm.extractvalue"(%t5374_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5372 = "llvm.extractvalue"(%t5374_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5373 = "llvm.extractvalue"(%t5374_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5379_d = "llvm.call_intrinsic"(%5336, %5337, %5338, %5339, %5280, %5281, %5244, %5245, %5246, %5247) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5375 = "llvm.extractvalue"(%t5379_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5376 = "llvm.extractvalue"(%t5379_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5377 = "llvm.extractvalue"(%t5379_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5378 = "llvm.extractvalue"(%t5379_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5380 = "arith.subi"(%45, %573) : (i32, i32) -> i32
        "scf.yield"(%5380, %5282, %5283, %5284, %5285, %5375, %5376, %5377, %5378, %5289, %5290, %5291, %5292, %5370, %5371, %5372, %5373, %5296, %5297, %5298, %5299, %5365, %5366, %5367, %5368, %5303, %5304, %5305, %5306, %5360, %5361, %5362, %5363, %5310, %5311, %5312, %5313, %5355, %5356, %5357, %5358, %5317, %5318, %5319, %5320, %5350, %5351, %5352, %5353, %5324, %5325, %5326, %5327, %5345, %5346, %5347, %5348, %5331, %5332, %5333, %5334, %5340, %5341, %5342, %5343, %4622, %4623, %4682, %4683, %4624, %4625, %4684, %4685, %4752, %4753, %4812, %4813, %4754, %4755, %4814, %4815, %4883, %4884, %4943, %4944, %4885, %4886, %4945, %4946, %5014, %5015, %5074, %5075, %5016, %5017, %5076, %5077, %5145, %5146, %5205, %5206, %5147, %5148, %5207, %5208, %5276, %5277, %5336, %5337, %5278, %5279, %5338, %5339, %2745, %2746, %2747, %2748, %4480, %4481, %4482, %4483) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32)
      %5381 = "arith.constant"() {value = -1 : i32} : () -> i32
      %5382 = "arith.constant"() {value = 31 : i32} : () -> i32
      %5383 = "nvvm.shfl.sync"(%5381, %35, %280, %5382) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %5384 = "arith.constant"() {value = 5 : i32} : () -> i32
      %5385 = "arith.shrsi"(%5383, %5384) : (i32, i32) -> i32
      %5386 = "arith.muli"(%5385, %129) : (i32, i32) -> i32
      %5387 = "arith.addi"(%48, %5386) : (i32, i32) -> i32
      %5388 = "arith.andi"(%5383, %5382) : (i32, i32) -> i32
      %5389 = "arith.divui"(%5388, %282) : (i32, i32) -> i32
      %5390 = "arith.addi"(%5387, %5389) : (i32, i32) -> i32
      %5391 = "arith.muli"(%51, %32) : (i64, i64) -> i64
      %5392 = "arith.muli"(%52, %33) : (i64, i64) -> i64
      %5393 = "arith.addi"(%5391, %5392) : (i64, i64) -> i64
      %5394 = "llvm.getelementptr"(%28, %5393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %5395 = "nvvm.shfl.sync"(%5381, %568, %45, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5396 = "arith.addf"(%568, %5395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5397 = "nvvm.shfl.sync"(%5381, %5396, %286, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5398 = "arith.addf"(%5396, %5397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5399 = "llvm.call_intrinsic"(%5398) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5400 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %5401 = "arith.cmpf"(%5398, %5400) {predicate = 1 : i64} : (f32, f32) -> i1
      %5402 = "scf.if"(%5401) ({
        "scf.yield"(%5400) : (f32) -> ()
      }, {
        "scf.yield"(%5399) : (f32) -> ()
      }) : (i1) -> f32
      %5403 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5404 = "arith.remui"(%5403, %282) : (i32, i32) -> i32
      %5405 = "arith.cmpi"(%5404, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5406 = "arith.cmpi"(%5390, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5407 = "arith.andi"(%5405, %5406) : (i1, i1) -> i1
      "scf.if"(%5407) ({
        %5408 = "llvm.call_intrinsic"(%5398) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5409 = "arith.addf"(%564, %5408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5410 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5411 = "arith.mulf"(%5409, %5410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5412 = "arith.extsi"(%5390) : (i32) -> i64
        %5413 = "llvm.getelementptr"(%5394, %5412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5411, %5413) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5414 = "nvvm.shfl.sync"(%5381, %569, %45, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5415 = "arith.addf"(%569, %5414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5416 = "nvvm.shfl.sync"(%5381, %5415, %286, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5417 = "arith.addf"(%5415, %5416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5418 = "llvm.call_intrinsic"(%5417) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5419 = "arith.cmpf"(%5417, %5400) {predicate = 1 : i64} : (f32, f32) -> i1
      %5420 = "scf.if"(%5419) ({
        "scf.yield"(%5400) : (f32) -> ()
      }, {
        "scf.yield"(%5418) : (f32) -> ()
      }) : (i1) -> f32
      %5421 = "arith.addi"(%5390, %97) : (i32, i32) -> i32
      %5422 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5423 = "arith.remui"(%5422, %282) : (i32, i32) -> i32
      %5424 = "arith.cmpi"(%5423, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5425 = "arith.cmpi"(%5421, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5426 = "arith.andi"(%5424, %5425) : (i1, i1) -> i1
      "scf.if"(%5426) ({
        %5427 = "llvm.call_intrinsic"(%5417) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5428 = "arith.addf"(%565, %5427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5429 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5430 = "arith.mulf"(%5428, %5429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5431 = "arith.extsi"(%5421) : (i32) -> i64
        %5432 = "llvm.getelementptr"(%5394, %5431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5430, %5432) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5433 = "nvvm.shfl.sync"(%5381, %570, %45, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5434 = "arith.addf"(%570, %5433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5435 = "nvvm.shfl.sync"(%5381, %5434, %286, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5436 = "arith.addf"(%5434, %5435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5437 = "llvm.call_intrinsic"(%5436) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5438 = "arith.cmpf"(%5436, %5400) {predicate = 1 : i64} : (f32, f32) -> i1
      %5439 = "scf.if"(%5438) ({
        "scf.yield"(%5400) : (f32) -> ()
      }, {
        "scf.yield"(%5437) : (f32) -> ()
      }) : (i1) -> f32
      %5440 = "arith.addi"(%5390, %106) : (i32, i32) -> i32
      %5441 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5442 = "arith.remui"(%5441, %282) : (i32, i32) -> i32
      %5443 = "arith.cmpi"(%5442, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5444 = "arith.cmpi"(%5440, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5445 = "arith.andi"(%5443, %5444) : (i1, i1) -> i1
      "scf.if"(%5445) ({
        %5446 = "llvm.call_intrinsic"(%5436) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5447 = "arith.addf"(%566, %5446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5448 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5449 = "arith.mulf"(%5447, %5448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5450 = "arith.extsi"(%5440) : (i32) -> i64
        %5451 = "llvm.getelementptr"(%5394, %5450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5449, %5451) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5452 = "nvvm.shfl.sync"(%5381, %571, %45, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5453 = "arith.addf"(%571, %5452) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5454 = "nvvm.shfl.sync"(%5381, %5453, %286, %5382) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5455 = "arith.addf"(%5453, %5454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5456 = "llvm.call_intrinsic"(%5455) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5457 = "arith.cmpf"(%5455, %5400) {predicate = 1 : i64} : (f32, f32) -> i1
      %5458 = "scf.if"(%5457) ({
        "scf.yield"(%5400) : (f32) -> ()
      }, {
        "scf.yield"(%5456) : (f32) -> ()
      }) : (i1) -> f32
      %5459 = "arith.addi"(%5440, %97) : (i32, i32) -> i32
      %5460 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5461 = "arith.remui"(%5460, %282) : (i32, i32) -> i32
      %5462 = "arith.cmpi"(%5461, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5463 = "arith.cmpi"(%5459, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5464 = "arith.andi"(%5462, %5463) : (i1, i1) -> i1
      "scf.if"(%5464) ({
        %5465 = "llvm.call_intrinsic"(%5455) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5466 = "arith.addf"(%567, %5465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5467 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5468 = "arith.mulf"(%5466, %5467) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5469 = "arith.extsi"(%5459) : (i32) -> i64
        %5470 = "llvm.getelementptr"(%5394, %5469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5468, %5470) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5471 = "vector.from_elements"(%452, %453, %460, %461, %468, %469, %476, %477, %484, %485, %492, %493, %500, %501, %508, %509) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5472 = "vector.broadcast"(%5402) : (f32) -> vector<16xf32>
      %5473 = "arith.mulf"(%5471, %5472) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5474 = "vector.extract"(%5473) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5475 = "vector.extract"(%5473) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5476 = "vector.extract"(%5473) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5477 = "vector.extract"(%5473) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5478 = "vector.extract"(%5473) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5479 = "vector.extract"(%5473) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5480 = "vector.extract"(%5473) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5481 = "vector.extract"(%5473) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5482 = "vector.extract"(%5473) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5483 = "vector.extract"(%5473) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5484 = "vector.extract"(%5473) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5485 = "vector.extract"(%5473) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5486 = "vector.extract"(%5473) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5487 = "vector.extract"(%5473) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5488 = "vector.extract"(%5473) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5489 = "vector.extract"(%5473) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5490 = "vector.from_elements"(%454, %455, %462, %463, %470, %471, %478, %479, %486, %487, %494, %495, %502, %503, %510, %511) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5491 = "vector.broadcast"(%5420) : (f32) -> vector<16xf32>
      %5492 = "arith.mulf"(%5490, %5491) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5493 = "vector.extract"(%5492) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5494 = "vector.extract"(%5492) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5495 = "vector.extract"(%5492) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5496 = "vector.extract"(%5492) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5497 = "vector.extract"(%5492) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5498 = "vector.extract"(%5492) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5499 = "vector.extract"(%5492) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5500 = "vector.extract"(%5492) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5501 = "vector.extract"(%5492) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5502 = "vector.extract"(%5492) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5503 = "vector.extract"(%5492) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5504 = "vector.extract"(%5492) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5505 = "vector.extract"(%5492) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5506 = "vector.extract"(%5492) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5507 = "vector.extract"(%5492) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5508 = "vector.extract"(%5492) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5509 = "vector.from_elements"(%456, %457, %464, %465, %472, %473, %480, %481, %488, %489, %496, %497, %504, %505, %512, %513) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5510 = "vector.broadcast"(%5439) : (f32) -> vector<16xf32>
      %5511 = "arith.mulf"(%5509, %5510) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5512 = "vector.extract"(%5511) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5513 = "vector.extract"(%5511) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5514 = "vector.extract"(%5511) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5515 = "vector.extract"(%5511) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5516 = "vector.extract"(%5511) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5517 = "vector.extract"(%5511) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5518 = "vector.extract"(%5511) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5519 = "vector.extract"(%5511) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5520 = "vector.extract"(%5511) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5521 = "vector.extract"(%5511) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5522 = "vector.extract"(%5511) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5523 = "vector.extract"(%5511) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5524 = "vector.extract"(%5511) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5525 = "vector.extract"(%5511) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5526 = "vector.extract"(%5511) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5527 = "vector.extract"(%5511) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5528 = "vector.from_elements"(%458, %459, %466, %467, %474, %475, %482, %483, %490, %491, %498, %499, %506, %507, %514, %515) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5529 = "vector.broadcast"(%5458) : (f32) -> vector<16xf32>
      %5530 = "arith.mulf"(%5528, %5529) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5531 = "vector.extract"(%5530) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5532 = "vector.extract"(%5530) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5533 = "vector.extract"(%5530) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5534 = "vector.extract"(%5530) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5535 = "vector.extract"(%5530) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5536 = "vector.extract"(%5530) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5537 = "vector.extract"(%5530) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5538 = "vector.extract"(%5530) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5539 = "vector.extract"(%5530) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5540 = "vector.extract"(%5530) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5541 = "vector.extract"(%5530) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5542 = "vector.extract"(%5530) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5543 = "vector.extract"(%5530) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5544 = "vector.extract"(%5530) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5545 = "vector.extract"(%5530) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5546 = "vector.extract"(%5530) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %5547 = "vector.from_elements"(%5474, %5475, %5493, %5494, %5512, %5513, %5531, %5532, %5476, %5477, %5495, %5496, %5514, %5515, %5533, %5534, %5478, %5479, %5497, %5498, %5516, %5517, %5535, %5536, %5480, %5481, %5499, %5500, %5518, %5519, %5537, %5538, %5482, %5483, %5501, %5502, %5520, %5521, %5539, %5540, %5484, %5485, %5503, %5504, %5522, %5523, %5541, %5542, %5486, %5487, %5505, %5506, %5524, %5525, %5543, %5544, %5488, %5489, %5507, %5508, %5526, %5527, %5545, %5546) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
      %5548 = "arith.truncf"(%5547) : (vector<64xf32>) -> vector<64xf16>
      %5549 = "vector.extract"(%5548) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
      %5550 = "vector.extract"(%5548) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
      %5551 = "vector.extract"(%5548) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
      %5552 = "vector.extract"(%5548) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
      %5553 = "vector.extract"(%5548) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
      %5554 = "vector.extract"(%5548) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
      %5555 = "vector.extract"(%5548) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
      %5556 = "vector.extract"(%5548) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
      %5557 = "vector.extract"(%5548) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
      %5558 = "vector.extract"(%5548) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
      %5559 = "vector.extract"(%5548) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
      %5560 = "vector.extract"(%5548) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
      %5561 = "vector.extract"(%5548) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
      %5562 = "vector.extract"(%5548) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
      %5563 = "vector.extract"(%5548) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
      %5564 = "vector.extract"(%5548) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
      %5565 = "vector.extract"(%5548) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
      %5566 = "vector.extract"(%5548) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
      %5567 = "vector.extract"(%5548) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
      %5568 = "vector.extract"(%5548) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
      %5569 = "vector.extract"(%5548) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
      %5570 = "vector.extract"(%5548) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
      %5571 = "vector.extract"(%5548) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
      %5572 = "vector.extract"(%5548) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
      %5573 = "vector.extract"(%5548) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
      %5574 = "vector.extract"(%5548) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
      %5575 = "vector.extract"(%5548) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
      %5576 = "vector.extract"(%5548) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
      %5577 = "vector.extract"(%5548) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
      %5578 = "vector.extract"(%5548) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
      %5579 = "vector.extract"(%5548) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
      %5580 = "vector.extract"(%5548) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
      %5581 = "vector.extract"(%5548) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
      %5582 = "vector.extract"(%5548) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
      %5583 = "vector.extract"(%5548) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
      %5584 = "vector.extract"(%5548) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
      %5585 = "vector.extract"(%5548) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
      %5586 = "vector.extract"(%5548) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
      %5587 = "vector.extract"(%5548) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
      %5588 = "vector.extract"(%5548) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
      %5589 = "vector.extract"(%5548) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
      %5590 = "vector.extract"(%5548) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
      %5591 = "vector.extract"(%5548) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
      %5592 = "vector.extract"(%5548) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
      %5593 = "vector.extract"(%5548) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
      %5594 = "vector.extract"(%5548) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
      %5595 = "vector.extract"(%5548) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
      %5596 = "vector.extract"(%5548) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
      %5597 = "vector.extract"(%5548) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
      %5598 = "vector.extract"(%5548) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
      %5599 = "vector.extract"(%5548) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
      %5600 = "vector.extract"(%5548) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
      %5601 = "vector.extract"(%5548) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
      %5602 = "vector.extract"(%5548) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
      %5603 = "vector.extract"(%5548) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
      %5604 = "vector.extract"(%5548) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
      %5605 = "vector.extract"(%5548) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
      %5606 = "vector.extract"(%5548) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
      %5607 = "vector.extract"(%5548) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
      %5608 = "vector.extract"(%5548) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
      %5609 = "vector.extract"(%5548) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
      %5610 = "vector.extract"(%5548) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
      %5611 = "vector.extract"(%5548) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
      %5612 = "vector.extract"(%5548) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
      %5613 = "arith.andi"(%289, %121) : (i32, i32) -> i32
      %5614 = "arith.shrui"(%5613, %123) : (i32, i32) -> i32
      %5615 = "arith.xori"(%289, %5614) : (i32, i32) -> i32
      %5616 = "llvm.getelementptr"(%292, %5615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5617 = "vector.from_elements"(%5549, %5550) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5617, %5616) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5618 = "arith.addi"(%289, %97) : (i32, i32) -> i32
      %5619 = "arith.andi"(%5618, %121) : (i32, i32) -> i32
      %5620 = "arith.shrui"(%5619, %123) : (i32, i32) -> i32
      %5621 = "arith.xori"(%5618, %5620) : (i32, i32) -> i32
      %5622 = "llvm.getelementptr"(%292, %5621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5623 = "vector.from_elements"(%5557, %5558) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5623, %5622) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5624 = "arith.addi"(%289, %129) : (i32, i32) -> i32
      %5625 = "arith.andi"(%5624, %121) : (i32, i32) -> i32
      %5626 = "arith.shrui"(%5625, %123) : (i32, i32) -> i32
      %5627 = "arith.xori"(%5624, %5626) : (i32, i32) -> i32
      %5628 = "llvm.getelementptr"(%292, %5627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5629 = "vector.from_elements"(%5565, %5566) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5629, %5628) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5630 = "arith.addi"(%289, %313) : (i32, i32) -> i32
      %5631 = "arith.andi"(%5630, %121) : (i32, i32) -> i32
      %5632 = "arith.shrui"(%5631, %123) : (i32, i32) -> i32
      %5633 = "arith.xori"(%5630, %5632) : (i32, i32) -> i32
      %5634 = "llvm.getelementptr"(%292, %5633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5635 = "vector.from_elements"(%5573, %5574) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5635, %5634) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5636 = "arith.addi"(%289, %138) : (i32, i32) -> i32
      %5637 = "arith.andi"(%5636, %121) : (i32, i32) -> i32
      %5638 = "arith.shrui"(%5637, %123) : (i32, i32) -> i32
      %5639 = "arith.xori"(%5636, %5638) : (i32, i32) -> i32
      %5640 = "llvm.getelementptr"(%292, %5639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5641 = "vector.from_elements"(%5581, %5582) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5641, %5640) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5642 = "arith.addi"(%289, %316) : (i32, i32) -> i32
      %5643 = "arith.andi"(%5642, %121) : (i32, i32) -> i32
      %5644 = "arith.shrui"(%5643, %123) : (i32, i32) -> i32
      %5645 = "arith.xori"(%5642, %5644) : (i32, i32) -> i32
      %5646 = "llvm.getelementptr"(%292, %5645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5647 = "vector.from_elements"(%5589, %5590) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5647, %5646) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5648 = "arith.addi"(%289, %148) : (i32, i32) -> i32
      %5649 = "arith.andi"(%5648, %121) : (i32, i32) -> i32
      %5650 = "arith.shrui"(%5649, %123) : (i32, i32) -> i32
      %5651 = "arith.xori"(%5648, %5650) : (i32, i32) -> i32
      %5652 = "llvm.getelementptr"(%292, %5651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5653 = "vector.from_elements"(%5597, %5598) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5653, %5652) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5654 = "arith.addi"(%289, %319) : (i32, i32) -> i32
      %5655 = "arith.andi"(%5654, %121) : (i32, i32) -> i32
      %5656 = "arith.shrui"(%5655, %123) : (i32, i32) -> i32
      %5657 = "arith.xori"(%5654, %5656) : (i32, i32) -> i32
      %5658 = "llvm.getelementptr"(%292, %5657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5659 = "vector.from_elements"(%5605, %5606) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5659, %5658) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5660 = "arith.addi"(%5615, %308) : (i32, i32) -> i32
      %5661 = "llvm.getelementptr"(%292, %5660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5662 = "vector.from_elements"(%5551, %5552) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5662, %5661) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5663 = "arith.addi"(%5621, %308) : (i32, i32) -> i32
      %5664 = "llvm.getelementptr"(%292, %5663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5665 = "vector.from_elements"(%5559, %5560) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5665, %5664) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5666 = "arith.addi"(%5627, %308) : (i32, i32) -> i32
      %5667 = "llvm.getelementptr"(%292, %5666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5668 = "vector.from_elements"(%5567, %5568) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5668, %5667) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5669 = "arith.addi"(%5633, %308) : (i32, i32) -> i32
      %5670 = "llvm.getelementptr"(%292, %5669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5671 = "vector.from_elements"(%5575, %5576) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5671, %5670) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5672 = "arith.addi"(%5639, %308) : (i32, i32) -> i32
      %5673 = "llvm.getelementptr"(%292, %5672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5674 = "vector.from_elements"(%5583, %5584) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5674, %5673) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5675 = "arith.addi"(%5645, %308) : (i32, i32) -> i32
      %5676 = "llvm.getelementptr"(%292, %5675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5677 = "vector.from_elements"(%5591, %5592) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5677, %5676) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5678 = "arith.addi"(%5651, %308) : (i32, i32) -> i32
      %5679 = "llvm.getelementptr"(%292, %5678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5680 = "vector.from_elements"(%5599, %5600) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5680, %5679) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5681 = "arith.addi"(%5657, %308) : (i32, i32) -> i32
      %5682 = "llvm.getelementptr"(%292, %5681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5683 = "vector.from_elements"(%5607, %5608) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5683, %5682) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5684 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %5685 = "arith.addi"(%5615, %5684) : (i32, i32) -> i32
      %5686 = "llvm.getelementptr"(%292, %5685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5687 = "vector.from_elements"(%5553, %5554) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5687, %5686) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5688 = "arith.addi"(%5621, %5684) : (i32, i32) -> i32
      %5689 = "llvm.getelementptr"(%292, %5688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5690 = "vector.from_elements"(%5561, %5562) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5690, %5689) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5691 = "arith.addi"(%5627, %5684) : (i32, i32) -> i32
      %5692 = "llvm.getelementptr"(%292, %5691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5693 = "vector.from_elements"(%5569, %5570) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5693, %5692) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5694 = "arith.addi"(%5633, %5684) : (i32, i32) -> i32
      %5695 = "llvm.getelementptr"(%292, %5694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5696 = "vector.from_elements"(%5577, %5578) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5696, %5695) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5697 = "arith.addi"(%5639, %5684) : (i32, i32) -> i32
      %5698 = "llvm.getelementptr"(%292, %5697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5699 = "vector.from_elements"(%5585, %5586) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5699, %5698) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5700 = "arith.addi"(%5645, %5684) : (i32, i32) -> i32
      %5701 = "llvm.getelementptr"(%292, %5700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5702 = "vector.from_elements"(%5593, %5594) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5702, %5701) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5703 = "arith.addi"(%5651, %5684) : (i32, i32) -> i32
      %5704 = "llvm.getelementptr"(%292, %5703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5705 = "vector.from_elements"(%5601, %5602) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5705, %5704) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5706 = "arith.addi"(%5657, %5684) : (i32, i32) -> i32
      %5707 = "llvm.getelementptr"(%292, %5706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5708 = "vector.from_elements"(%5609, %5610) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5708, %5707) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5709 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %5710 = "arith.addi"(%5615, %5709) : (i32, i32) -> i32
      %5711 = "llvm.getelementptr"(%292, %5710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5712 = "vector.from_elements"(%5555, %5556) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5712, %5711) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5713 = "arith.addi"(%5621, %5709) : (i32, i32) -> i32
      %5714 = "llvm.getelementptr"(%292, %5713) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5715 = "vector.from_elements"(%5563, %5564) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5715, %5714) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5716 = "arith.addi"(%5627, %5709) : (i32, i32) -> i32
      %5717 = "llvm.getelementptr"(%292, %5716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5718 = "vector.from_elements"(%5571, %5572) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5718, %5717) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5719 = "arith.addi"(%5633, %5709) : (i32, i32) -> i32
      %5720 = "llvm.getelementptr"(%292, %5719) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5721 = "vector.from_elements"(%5579, %5580) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5721, %5720) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5722 = "arith.addi"(%5639, %5709) : (i32, i32) -> i32
      %5723 = "llvm.getelementptr"(%292, %5722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5724 = "vector.from_elements"(%5587, %5588) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5724, %5723) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5725 = "arith.addi"(%5645, %5709) : (i32, i32) -> i32
      %5726 = "llvm.getelementptr"(%292, %5725) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5727 = "vector.from_elements"(%5595, %5596) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5727, %5726) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5728 = "arith.addi"(%5651, %5709) : (i32, i32) -> i32
      %5729 = "llvm.getelementptr"(%292, %5728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5730 = "vector.from_elements"(%5603, %5604) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5730, %5729) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %5731 = "arith.addi"(%5657, %5709) : (i32, i32) -> i32
      %5732 = "llvm.getelementptr"(%292, %5731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %5733 = "vector.from_elements"(%5611, %5612) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%5733, %5732) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %5734 = "arith.remui"(%5383, %97) : (i32, i32) -> i32
      %5735 = "arith.divui"(%5383, %97) : (i32, i32) -> i32
      %5736 = "arith.muli"(%5734, %97) : (i32, i32) -> i32
      %5737 = "arith.muli"(%5735, %106) : (i32, i32) -> i32
      %5738 = "arith.addi"(%5736, %5737) : (i32, i32) -> i32
      %5739 = "arith.muli"(%25, %95) : (i64, i64) -> i64
      %5740 = "arith.extsi"(%5735) : (i32) -> i64
      %5741 = "arith.muli"(%5740, %25) : (i64, i64) -> i64
      %5742 = "arith.extsi"(%5736) : (i32) -> i64
      %5743 = "arith.addi"(%5742, %5741) : (i64, i64) -> i64
      %5744 = "llvm.getelementptr"(%70, %5743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %5745 = "arith.addi"(%48, %99) : (i32, i32) -> i32
      %5746 = "arith.cmpi"(%5745, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5746) ({
        %5747 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5748 = "arith.shrui"(%5747, %123) : (i32, i32) -> i32
        %5749 = "arith.xori"(%5738, %5748) : (i32, i32) -> i32
        %5750 = "llvm.getelementptr"(%92, %5749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5751 = "llvm.load"(%5750) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5751, %5744) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5752 = "arith.addi"(%5745, %129) : (i32, i32) -> i32
      %5753 = "arith.cmpi"(%5752, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5753) ({
        %5754 = "llvm.getelementptr"(%5744, %5739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5755 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5756 = "arith.shrui"(%5755, %123) : (i32, i32) -> i32
        %5757 = "arith.xori"(%5738, %5756) : (i32, i32) -> i32
        %5758 = "llvm.getelementptr"(%134, %5757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5759 = "llvm.load"(%5758) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5759, %5754) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5760 = "arith.addi"(%5745, %138) : (i32, i32) -> i32
      %5761 = "arith.cmpi"(%5760, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5761) ({
        %5762 = "arith.muli"(%141, %5739) : (i64, i64) -> i64
        %5763 = "llvm.getelementptr"(%5744, %5762) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5764 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5765 = "arith.shrui"(%5764, %123) : (i32, i32) -> i32
        %5766 = "arith.xori"(%5738, %5765) : (i32, i32) -> i32
        %5767 = "llvm.getelementptr"(%144, %5766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5768 = "llvm.load"(%5767) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5768, %5763) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5769 = "arith.addi"(%5745, %148) : (i32, i32) -> i32
      %5770 = "arith.cmpi"(%5769, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5770) ({
        %5771 = "arith.muli"(%151, %5739) : (i64, i64) -> i64
        %5772 = "llvm.getelementptr"(%5744, %5771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5773 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5774 = "arith.shrui"(%5773, %123) : (i32, i32) -> i32
        %5775 = "arith.xori"(%5738, %5774) : (i32, i32) -> i32
        %5776 = "llvm.getelementptr"(%154, %5775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5777 = "llvm.load"(%5776) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5777, %5772) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5778 = "arith.addi"(%5745, %106) : (i32, i32) -> i32
      %5779 = "arith.cmpi"(%5778, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5779) ({
        %5780 = "arith.muli"(%160, %5739) : (i64, i64) -> i64
        %5781 = "llvm.getelementptr"(%5744, %5780) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5782 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5783 = "arith.shrui"(%5782, %123) : (i32, i32) -> i32
        %5784 = "arith.xori"(%5738, %5783) : (i32, i32) -> i32
        %5785 = "llvm.getelementptr"(%163, %5784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5786 = "llvm.load"(%5785) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5786, %5781) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5787 = "arith.addi"(%5745, %167) : (i32, i32) -> i32
      %5788 = "arith.cmpi"(%5787, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5788) ({
        %5789 = "arith.muli"(%170, %5739) : (i64, i64) -> i64
        %5790 = "llvm.getelementptr"(%5744, %5789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5791 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5792 = "arith.shrui"(%5791, %123) : (i32, i32) -> i32
        %5793 = "arith.xori"(%5738, %5792) : (i32, i32) -> i32
        %5794 = "llvm.getelementptr"(%173, %5793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5795 = "llvm.load"(%5794) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5795, %5790) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5796 = "arith.addi"(%5745, %76) : (i32, i32) -> i32
      %5797 = "arith.cmpi"(%5796, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5797) ({
        %5798 = "arith.muli"(%179, %5739) : (i64, i64) -> i64
        %5799 = "llvm.getelementptr"(%5744, %5798) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5800 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5801 = "arith.shrui"(%5800, %123) : (i32, i32) -> i32
        %5802 = "arith.xori"(%5738, %5801) : (i32, i32) -> i32
        %5803 = "llvm.getelementptr"(%182, %5802) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5804 = "llvm.load"(%5803) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5804, %5799) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5805 = "arith.addi"(%5745, %186) : (i32, i32) -> i32
      %5806 = "arith.cmpi"(%5805, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%5806) ({
        %5807 = "arith.muli"(%189, %5739) : (i64, i64) -> i64
        %5808 = "llvm.getelementptr"(%5744, %5807) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %5809 = "arith.andi"(%5738, %121) : (i32, i32) -> i32
        %5810 = "arith.shrui"(%5809, %123) : (i32, i32) -> i32
        %5811 = "arith.xori"(%5738, %5810) : (i32, i32) -> i32
        %5812 = "llvm.getelementptr"(%192, %5811) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5813 = "llvm.load"(%5812) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%5813, %5808) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
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
