"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: f32, %14: f32, %15: i32):
      %16 = "arith.constant"() {value = 2047 : i32} : () -> i32
      %17 = "arith.addi"(%2, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
      %20 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %21 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %22 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 197120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %23 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 197248>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %24 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %27 = "arith.constant"() {value = 16 : i32} : () -> i32
      %28 = "arith.cmpi"(%24, %27) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%28) ({
        %29 = "llvm.getelementptr"(%22, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %30 = "arith.constant"() {value = 4 : i32} : () -> i32
        %t31_s0 = "llvm.ptrtoint"(%29) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t31_s0, %30) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %32 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %35 = "arith.divui"(%32, %19) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 4 : i32} : () -> i32
      %37 = "arith.muli"(%35, %36) : (i32, i32) -> i32
      %38 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %41 = "arith.divui"(%38, %19) : (i32, i32) -> i32
      %42 = "arith.muli"(%41, %36) : (i32, i32) -> i32
      %43 = "arith.constant"() {value = 0 : i32} : () -> i32
      %44 = "arith.muli"(%43, %42) : (i32, i32) -> i32
      %45 = "arith.addi"(%37, %44) : (i32, i32) -> i32
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.constant"() {value = 128 : i32} : () -> i32
      %50 = "arith.divui"(%46, %49) : (i32, i32) -> i32
      %51 = "arith.addi"(%45, %50) : (i32, i32) -> i32
      %52 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %55 = "arith.remui"(%52, %19) : (i32, i32) -> i32
      %56 = "arith.remui"(%51, %36) : (i32, i32) -> i32
      %57 = "arith.remui"(%2, %36) : (i32, i32) -> i32
      %58 = "arith.muli"(%56, %57) : (i32, i32) -> i32
      %59 = "arith.remui"(%58, %36) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 1 : i32} : () -> i32
      %61 = "arith.addi"(%51, %60) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %66 = "arith.remui"(%63, %49) : (i32, i32) -> i32
      %67 = "arith.muli"(%55, %36) : (i32, i32) -> i32
      %68 = "arith.muli"(%67, %49) : (i32, i32) -> i32
      %69 = "arith.addi"(%68, %66) : (i32, i32) -> i32
      %70 = "arith.muli"(%69, %36) : (i32, i32) -> i32
      %71 = "arith.subi"(%70, %59) : (i32, i32) -> i32
      %72 = "arith.addi"(%71, %36) : (i32, i32) -> i32
      %73 = "arith.cmpi"(%72, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %74 = "arith.andi"(%62, %73) : (i1, i1) -> i1
      %75 = "arith.cmpi"(%51, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %76 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %78 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %79 = "arith.remui"(%76, %49) : (i32, i32) -> i32
      %80 = "arith.addi"(%68, %79) : (i32, i32) -> i32
      %81 = "arith.muli"(%80, %36) : (i32, i32) -> i32
      %82 = "arith.subi"(%81, %59) : (i32, i32) -> i32
      %83 = "arith.cmpi"(%82, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %84 = "arith.andi"(%75, %83) : (i1, i1) -> i1
      %85 = "arith.constant"() {value = true} : () -> i1
      %86 = "arith.xori"(%74, %85) : (i1, i1) -> i1
      %87 = "arith.andi"(%84, %86) : (i1, i1) -> i1
      %88 = "arith.extui"(%87) : (i1) -> i8
      %89 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %92 = "arith.remui"(%89, %49) : (i32, i32) -> i32
      %93 = "arith.addi"(%67, %60) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %49) : (i32, i32) -> i32
      %95 = "arith.addi"(%94, %92) : (i32, i32) -> i32
      %96 = "arith.muli"(%95, %36) : (i32, i32) -> i32
      %97 = "arith.subi"(%96, %59) : (i32, i32) -> i32
      %98 = "arith.addi"(%97, %36) : (i32, i32) -> i32
      %99 = "arith.cmpi"(%98, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %100 = "arith.andi"(%62, %99) : (i1, i1) -> i1
      %101 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %103 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %104 = "arith.remui"(%101, %49) : (i32, i32) -> i32
      %105 = "arith.addi"(%94, %104) : (i32, i32) -> i32
      %106 = "arith.muli"(%105, %36) : (i32, i32) -> i32
      %107 = "arith.subi"(%106, %59) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%75, %108) : (i1, i1) -> i1
      %110 = "arith.xori"(%100, %85) : (i1, i1) -> i1
      %111 = "arith.andi"(%109, %110) : (i1, i1) -> i1
      %112 = "arith.extui"(%111) : (i1) -> i8
      %113 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %114 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %115 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %116 = "arith.remui"(%113, %49) : (i32, i32) -> i32
      %117 = "arith.constant"() {value = 2 : i32} : () -> i32
      %118 = "arith.addi"(%67, %117) : (i32, i32) -> i32
      %119 = "arith.muli"(%118, %49) : (i32, i32) -> i32
      %120 = "arith.addi"(%119, %116) : (i32, i32) -> i32
      %121 = "arith.muli"(%120, %36) : (i32, i32) -> i32
      %122 = "arith.subi"(%121, %59) : (i32, i32) -> i32
      %123 = "arith.addi"(%122, %36) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%62, %124) : (i1, i1) -> i1
      %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %129 = "arith.remui"(%126, %49) : (i32, i32) -> i32
      %130 = "arith.addi"(%119, %129) : (i32, i32) -> i32
      %131 = "arith.muli"(%130, %36) : (i32, i32) -> i32
      %132 = "arith.subi"(%131, %59) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%75, %133) : (i1, i1) -> i1
      %135 = "arith.xori"(%125, %85) : (i1, i1) -> i1
      %136 = "arith.andi"(%134, %135) : (i1, i1) -> i1
      %137 = "arith.extui"(%136) : (i1) -> i8
      %138 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %141 = "arith.remui"(%138, %49) : (i32, i32) -> i32
      %142 = "arith.constant"() {value = 3 : i32} : () -> i32
      %143 = "arith.addi"(%67, %142) : (i32, i32) -> i32
      %144 = "arith.muli"(%143, %49) : (i32, i32) -> i32
      %145 = "arith.addi"(%144, %141) : (i32, i32) -> i32
      %146 = "arith.muli"(%145, %36) : (i32, i32) -> i32
      %147 = "arith.subi"(%146, %59) : (i32, i32) -> i32
      %148 = "arith.addi"(%147, %36) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.andi"(%62, %149) : (i1, i1) -> i1
      %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %154 = "arith.remui"(%151, %49) : (i32, i32) -> i32
      %155 = "arith.addi"(%144, %154) : (i32, i32) -> i32
      %156 = "arith.muli"(%155, %36) : (i32, i32) -> i32
      %157 = "arith.subi"(%156, %59) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%157, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %159 = "arith.andi"(%75, %158) : (i1, i1) -> i1
      %160 = "arith.xori"(%150, %85) : (i1, i1) -> i1
      %161 = "arith.andi"(%159, %160) : (i1, i1) -> i1
      %162 = "arith.extui"(%161) : (i1) -> i8
      %163 = "arith.extsi"(%51) : (i32) -> i64
      %164 = "arith.extsi"(%2) : (i32) -> i64
      %165 = "arith.muli"(%163, %164) : (i64, i64) -> i64
      %166 = "arith.extsi"(%59) : (i32) -> i64
      %167 = "arith.subi"(%165, %166) : (i64, i64) -> i64
      %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %171 = "arith.remui"(%168, %49) : (i32, i32) -> i32
      %172 = "arith.addi"(%68, %171) : (i32, i32) -> i32
      %173 = "arith.muli"(%172, %36) : (i32, i32) -> i32
      %174 = "arith.extsi"(%173) : (i32) -> i64
      %175 = "arith.addi"(%167, %174) : (i64, i64) -> i64
      %176 = "llvm.getelementptr"(%0, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %180 = "arith.muli"(%177, %36) : (i32, i32) -> i32
      %181 = "llvm.getelementptr"(%20, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %182 = "arith.constant"() {value = 0 : i8} : () -> i8
      %183 = "arith.cmpi"(%88, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %184 = "arith.select"(%183, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%181, %176, %184) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %185 = "llvm.getelementptr"(%176) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %186 = "llvm.getelementptr"(%181) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %187 = "arith.cmpi"(%112, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %188 = "arith.select"(%187, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%186, %185, %188) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %189 = "llvm.getelementptr"(%176) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %190 = "llvm.getelementptr"(%181) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %191 = "arith.cmpi"(%137, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %192 = "arith.select"(%191, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%190, %189, %192) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %193 = "llvm.getelementptr"(%176) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %194 = "llvm.getelementptr"(%181) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %195 = "arith.cmpi"(%162, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %196 = "arith.select"(%195, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%194, %193, %196) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %197 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %198 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %199 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %201 = "arith.remui"(%198, %49) : (i32, i32) -> i32
      %202 = "arith.addi"(%68, %201) : (i32, i32) -> i32
      %203 = "arith.muli"(%202, %36) : (i32, i32) -> i32
      %204 = "arith.extsi"(%203) : (i32) -> i64
      %205 = "arith.addi"(%167, %204) : (i64, i64) -> i64
      %206 = "llvm.getelementptr"(%4, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %208 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %209 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %210 = "arith.muli"(%207, %36) : (i32, i32) -> i32
      %211 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %212 = "arith.addi"(%210, %211) : (i32, i32) -> i32
      %213 = "llvm.getelementptr"(%20, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %214 = "arith.cmpi"(%88, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %215 = "arith.select"(%214, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%213, %206, %215) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %216 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %217 = "llvm.getelementptr"(%213) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %218 = "arith.cmpi"(%112, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %219 = "arith.select"(%218, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%217, %216, %219) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %220 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %221 = "llvm.getelementptr"(%213) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %222 = "arith.cmpi"(%137, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %223 = "arith.select"(%222, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%221, %220, %223) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %224 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %225 = "llvm.getelementptr"(%213) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %226 = "arith.cmpi"(%162, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %227 = "arith.select"(%226, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%225, %224, %227) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %228 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %231 = "arith.divui"(%228, %19) : (i32, i32) -> i32
      %232 = "arith.muli"(%231, %36) : (i32, i32) -> i32
      %233 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %234 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %235 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %236 = "arith.divui"(%233, %19) : (i32, i32) -> i32
      %237 = "arith.muli"(%236, %36) : (i32, i32) -> i32
      %238 = "arith.addi"(%232, %237) : (i32, i32) -> i32
      %239 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %242 = "arith.divui"(%239, %49) : (i32, i32) -> i32
      %243 = "arith.addi"(%238, %242) : (i32, i32) -> i32
      %244 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %245 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %247 = "arith.remui"(%244, %19) : (i32, i32) -> i32
      %248 = "arith.remui"(%243, %36) : (i32, i32) -> i32
      %249 = "arith.muli"(%248, %57) : (i32, i32) -> i32
      %250 = "arith.remui"(%249, %36) : (i32, i32) -> i32
      %251 = "arith.addi"(%243, %60) : (i32, i32) -> i32
      %252 = "arith.cmpi"(%251, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %253 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %254 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %255 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %256 = "arith.remui"(%253, %49) : (i32, i32) -> i32
      %257 = "arith.muli"(%247, %36) : (i32, i32) -> i32
      %258 = "arith.muli"(%257, %49) : (i32, i32) -> i32
      %259 = "arith.addi"(%258, %256) : (i32, i32) -> i32
      %260 = "arith.muli"(%259, %36) : (i32, i32) -> i32
      %261 = "arith.subi"(%260, %250) : (i32, i32) -> i32
      %262 = "arith.addi"(%261, %36) : (i32, i32) -> i32
      %263 = "arith.cmpi"(%262, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %264 = "arith.andi"(%252, %263) : (i1, i1) -> i1
      %265 = "arith.cmpi"(%243, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %267 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %268 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %269 = "arith.remui"(%266, %49) : (i32, i32) -> i32
      %270 = "arith.addi"(%258, %269) : (i32, i32) -> i32
      %271 = "arith.muli"(%270, %36) : (i32, i32) -> i32
      %272 = "arith.subi"(%271, %250) : (i32, i32) -> i32
      %273 = "arith.cmpi"(%272, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %274 = "arith.andi"(%265, %273) : (i1, i1) -> i1
      %275 = "arith.xori"(%264, %85) : (i1, i1) -> i1
      %276 = "arith.andi"(%274, %275) : (i1, i1) -> i1
      %277 = "arith.extui"(%276) : (i1) -> i8
      %278 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %279 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %280 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %281 = "arith.remui"(%278, %49) : (i32, i32) -> i32
      %282 = "arith.addi"(%257, %60) : (i32, i32) -> i32
      %283 = "arith.muli"(%282, %49) : (i32, i32) -> i32
      %284 = "arith.addi"(%283, %281) : (i32, i32) -> i32
      %285 = "arith.muli"(%284, %36) : (i32, i32) -> i32
      %286 = "arith.subi"(%285, %250) : (i32, i32) -> i32
      %287 = "arith.addi"(%286, %36) : (i32, i32) -> i32
      %288 = "arith.cmpi"(%287, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %289 = "arith.andi"(%252, %288) : (i1, i1) -> i1
      %290 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %292 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %293 = "arith.remui"(%290, %49) : (i32, i32) -> i32
      %294 = "arith.addi"(%283, %293) : (i32, i32) -> i32
      %295 = "arith.muli"(%294, %36) : (i32, i32) -> i32
      %296 = "arith.subi"(%295, %250) : (i32, i32) -> i32
      %297 = "arith.cmpi"(%296, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %298 = "arith.andi"(%265, %297) : (i1, i1) -> i1
      %299 = "arith.xori"(%289, %85) : (i1, i1) -> i1
      %300 = "arith.andi"(%298, %299) : (i1, i1) -> i1
      %301 = "arith.extui"(%300) : (i1) -> i8
      %302 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %303 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %304 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %305 = "arith.remui"(%302, %49) : (i32, i32) -> i32
      %306 = "arith.addi"(%257, %117) : (i32, i32) -> i32
      %307 = "arith.muli"(%306, %49) : (i32, i32) -> i32
      %308 = "arith.addi"(%307, %305) : (i32, i32) -> i32
      %309 = "arith.muli"(%308, %36) : (i32, i32) -> i32
      %310 = "arith.subi"(%309, %250) : (i32, i32) -> i32
      %311 = "arith.addi"(%310, %36) : (i32, i32) -> i32
      %312 = "arith.cmpi"(%311, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %313 = "arith.andi"(%252, %312) : (i1, i1) -> i1
      %314 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %315 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %316 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %317 = "arith.remui"(%314, %49) : (i32, i32) -> i32
      %318 = "arith.addi"(%307, %317) : (i32, i32) -> i32
      %319 = "arith.muli"(%318, %36) : (i32, i32) -> i32
      %320 = "arith.subi"(%319, %250) : (i32, i32) -> i32
      %321 = "arith.cmpi"(%320, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %322 = "arith.andi"(%265, %321) : (i1, i1) -> i1
      %323 = "arith.xori"(%313, %85) : (i1, i1) -> i1
      %324 = "arith.andi"(%322, %323) : (i1, i1) -> i1
      %325 = "arith.extui"(%324) : (i1) -> i8
      %326 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %327 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %328 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %329 = "arith.remui"(%326, %49) : (i32, i32) -> i32
      %330 = "arith.addi"(%257, %142) : (i32, i32) -> i32
      %331 = "arith.muli"(%330, %49) : (i32, i32) -> i32
      %332 = "arith.addi"(%331, %329) : (i32, i32) -> i32
      %333 = "arith.muli"(%332, %36) : (i32, i32) -> i32
      %334 = "arith.subi"(%333, %250) : (i32, i32) -> i32
      %335 = "arith.addi"(%334, %36) : (i32, i32) -> i32
      %336 = "arith.cmpi"(%335, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %337 = "arith.andi"(%252, %336) : (i1, i1) -> i1
      %338 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %339 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %340 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %341 = "arith.remui"(%338, %49) : (i32, i32) -> i32
      %342 = "arith.addi"(%331, %341) : (i32, i32) -> i32
      %343 = "arith.muli"(%342, %36) : (i32, i32) -> i32
      %344 = "arith.subi"(%343, %250) : (i32, i32) -> i32
      %345 = "arith.cmpi"(%344, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %346 = "arith.andi"(%265, %345) : (i1, i1) -> i1
      %347 = "arith.xori"(%337, %85) : (i1, i1) -> i1
      %348 = "arith.andi"(%346, %347) : (i1, i1) -> i1
      %349 = "arith.extui"(%348) : (i1) -> i8
      %350 = "arith.extsi"(%243) : (i32) -> i64
      %351 = "arith.muli"(%350, %164) : (i64, i64) -> i64
      %352 = "arith.extsi"(%250) : (i32) -> i64
      %353 = "arith.subi"(%351, %352) : (i64, i64) -> i64
      %354 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %355 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %357 = "arith.remui"(%354, %49) : (i32, i32) -> i32
      %358 = "arith.addi"(%258, %357) : (i32, i32) -> i32
      %359 = "arith.muli"(%358, %36) : (i32, i32) -> i32
      %360 = "arith.extsi"(%359) : (i32) -> i64
      %361 = "arith.addi"(%353, %360) : (i64, i64) -> i64
      %362 = "llvm.getelementptr"(%0, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %363 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %364 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %365 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %366 = "arith.muli"(%363, %36) : (i32, i32) -> i32
      %367 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %368 = "arith.addi"(%366, %367) : (i32, i32) -> i32
      %369 = "llvm.getelementptr"(%20, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %370 = "arith.cmpi"(%277, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %371 = "arith.select"(%370, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%369, %362, %371) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %372 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %373 = "llvm.getelementptr"(%369) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %374 = "arith.cmpi"(%301, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %375 = "arith.select"(%374, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%373, %372, %375) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %376 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %377 = "llvm.getelementptr"(%369) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %378 = "arith.cmpi"(%325, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %379 = "arith.select"(%378, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%377, %376, %379) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %380 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %381 = "llvm.getelementptr"(%369) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %382 = "arith.cmpi"(%349, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %383 = "arith.select"(%382, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%381, %380, %383) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %387 = "arith.remui"(%384, %49) : (i32, i32) -> i32
      %388 = "arith.addi"(%258, %387) : (i32, i32) -> i32
      %389 = "arith.muli"(%388, %36) : (i32, i32) -> i32
      %390 = "arith.extsi"(%389) : (i32) -> i64
      %391 = "arith.addi"(%353, %390) : (i64, i64) -> i64
      %392 = "llvm.getelementptr"(%4, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %393 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %394 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %395 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %396 = "arith.muli"(%393, %36) : (i32, i32) -> i32
      %397 = "arith.addi"(%396, %211) : (i32, i32) -> i32
      %398 = "arith.addi"(%397, %367) : (i32, i32) -> i32
      %399 = "llvm.getelementptr"(%20, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %400 = "arith.cmpi"(%277, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %401 = "arith.select"(%400, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%399, %392, %401) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %402 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %403 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %404 = "arith.cmpi"(%301, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %405 = "arith.select"(%404, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%403, %402, %405) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %406 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %407 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %408 = "arith.cmpi"(%325, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %409 = "arith.select"(%408, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%407, %406, %409) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %410 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %411 = "llvm.getelementptr"(%399) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %412 = "arith.cmpi"(%349, %182) {predicate = 1 : i64} : (i8, i8) -> i1
      %413 = "arith.select"(%412, %27, %43) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%411, %410, %413) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %414 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 197376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %415 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %416 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %417 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %418 = "arith.remui"(%415, %49) : (i32, i32) -> i32
      %419 = "arith.muli"(%418, %36) : (i32, i32) -> i32
      %420 = "llvm.getelementptr"(%414, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %421 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %422 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %423 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %424 = "arith.divui"(%421, %49) : (i32, i32) -> i32
      %425 = "arith.cmpi"(%424, %43) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%425) ({
        %426 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %427 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %428 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %429 = "arith.divui"(%426, %19) : (i32, i32) -> i32
        %430 = "arith.muli"(%429, %36) : (i32, i32) -> i32
        %431 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %432 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %433 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %434 = "arith.divui"(%431, %19) : (i32, i32) -> i32
        %435 = "arith.muli"(%434, %36) : (i32, i32) -> i32
        %436 = "arith.muli"(%43, %435) : (i32, i32) -> i32
        %437 = "arith.addi"(%430, %436) : (i32, i32) -> i32
        %438 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %439 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %440 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %441 = "arith.divui"(%438, %49) : (i32, i32) -> i32
        %442 = "arith.addi"(%437, %441) : (i32, i32) -> i32
        %443 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %444 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %445 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %446 = "arith.remui"(%443, %19) : (i32, i32) -> i32
        %447 = "arith.remui"(%442, %36) : (i32, i32) -> i32
        %448 = "arith.muli"(%447, %57) : (i32, i32) -> i32
        %449 = "arith.remui"(%448, %36) : (i32, i32) -> i32
        %450 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %451 = "vector.extract"(%450) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %452 = "vector.extract"(%450) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %453 = "vector.extract"(%450) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %454 = "vector.extract"(%450) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %455 = "vector.extract"(%450) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %456 = "vector.extract"(%450) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %457 = "vector.extract"(%450) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %458 = "vector.extract"(%450) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %459 = "vector.extract"(%450) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %460 = "vector.extract"(%450) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %461 = "vector.extract"(%450) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %462 = "vector.extract"(%450) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %463 = "vector.extract"(%450) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %464 = "vector.extract"(%450) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %465 = "vector.extract"(%450) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %466 = "vector.extract"(%450) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %467 = "arith.cmpi"(%57, %43) {predicate = 0 : i64} : (i32, i32) -> i1
        %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483 = "scf.if"(%467) ({
          %484 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %485 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %486 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %487 = "arith.remui"(%484, %49) : (i32, i32) -> i32
          %488 = "arith.muli"(%446, %36) : (i32, i32) -> i32
          %489 = "arith.muli"(%488, %49) : (i32, i32) -> i32
          %490 = "arith.addi"(%489, %487) : (i32, i32) -> i32
          %491 = "arith.divui"(%2, %36) : (i32, i32) -> i32
          %492 = "arith.cmpi"(%490, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %493 = "arith.cmpi"(%490, %491) {predicate = 2 : i64} : (i32, i32) -> i1
          %494 = "arith.andi"(%492, %493) : (i1, i1) -> i1
          %495 = "arith.extui"(%494) : (i1) -> i8
          %496 = "arith.muli"(%490, %36) : (i32, i32) -> i32
          %497 = "llvm.getelementptr"(%6, %496) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %498 = "arith.cmpi"(%495, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %499, %500, %501, %502 = "scf.if"(%498) ({
            %503 = "llvm.load"(%497) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %504 = "vector.extract"(%503) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %505 = "vector.extract"(%503) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %506 = "vector.extract"(%503) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %507 = "vector.extract"(%503) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %508 = "llvm.bitcast"(%504) : (i32) -> f32
            %509 = "llvm.bitcast"(%505) : (i32) -> f32
            %510 = "llvm.bitcast"(%506) : (i32) -> f32
            %511 = "llvm.bitcast"(%507) : (i32) -> f32
            "scf.yield"(%508, %509, %510, %511) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%451, %452, %453, %454) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %512 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %513 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %514 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %515 = "arith.remui"(%512, %49) : (i32, i32) -> i32
          %516 = "arith.addi"(%488, %60) : (i32, i32) -> i32
          %517 = "arith.muli"(%516, %49) : (i32, i32) -> i32
          %518 = "arith.addi"(%517, %515) : (i32, i32) -> i32
          %519 = "arith.cmpi"(%518, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %520 = "arith.cmpi"(%518, %491) {predicate = 2 : i64} : (i32, i32) -> i1
          %521 = "arith.andi"(%519, %520) : (i1, i1) -> i1
          %522 = "arith.extui"(%521) : (i1) -> i8
          %523 = "arith.muli"(%518, %36) : (i32, i32) -> i32
          %524 = "llvm.getelementptr"(%6, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %525 = "arith.cmpi"(%522, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %526, %527, %528, %529 = "scf.if"(%525) ({
            %530 = "llvm.load"(%524) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %531 = "vector.extract"(%530) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %532 = "vector.extract"(%530) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %533 = "vector.extract"(%530) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %534 = "vector.extract"(%530) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %535 = "llvm.bitcast"(%531) : (i32) -> f32
            %536 = "llvm.bitcast"(%532) : (i32) -> f32
            %537 = "llvm.bitcast"(%533) : (i32) -> f32
            %538 = "llvm.bitcast"(%534) : (i32) -> f32
            "scf.yield"(%535, %536, %537, %538) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%455, %456, %457, %458) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %539 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %540 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %541 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %542 = "arith.remui"(%539, %49) : (i32, i32) -> i32
          %543 = "arith.addi"(%488, %117) : (i32, i32) -> i32
          %544 = "arith.muli"(%543, %49) : (i32, i32) -> i32
          %545 = "arith.addi"(%544, %542) : (i32, i32) -> i32
          %546 = "arith.cmpi"(%545, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %547 = "arith.cmpi"(%545, %491) {predicate = 2 : i64} : (i32, i32) -> i1
          %548 = "arith.andi"(%546, %547) : (i1, i1) -> i1
          %549 = "arith.extui"(%548) : (i1) -> i8
          %550 = "arith.muli"(%545, %36) : (i32, i32) -> i32
          %551 = "llvm.getelementptr"(%6, %550) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %552 = "arith.cmpi"(%549, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %553, %554, %555, %556 = "scf.if"(%552) ({
            %557 = "llvm.load"(%551) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %558 = "vector.extract"(%557) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %559 = "vector.extract"(%557) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %560 = "vector.extract"(%557) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %561 = "vector.extract"(%557) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %562 = "llvm.bitcast"(%558) : (i32) -> f32
            %563 = "llvm.bitcast"(%559) : (i32) -> f32
            %564 = "llvm.bitcast"(%560) : (i32) -> f32
            %565 = "llvm.bitcast"(%561) : (i32) -> f32
            "scf.yield"(%562, %563, %564, %565) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%459, %460, %461, %462) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %566 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %567 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %568 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %569 = "arith.remui"(%566, %49) : (i32, i32) -> i32
          %570 = "arith.addi"(%488, %142) : (i32, i32) -> i32
          %571 = "arith.muli"(%570, %49) : (i32, i32) -> i32
          %572 = "arith.addi"(%571, %569) : (i32, i32) -> i32
          %573 = "arith.cmpi"(%572, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %574 = "arith.cmpi"(%572, %491) {predicate = 2 : i64} : (i32, i32) -> i1
          %575 = "arith.andi"(%573, %574) : (i1, i1) -> i1
          %576 = "arith.extui"(%575) : (i1) -> i8
          %577 = "arith.muli"(%572, %36) : (i32, i32) -> i32
          %578 = "llvm.getelementptr"(%6, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %579 = "arith.cmpi"(%576, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %580, %581, %582, %583 = "scf.if"(%579) ({
            %584 = "llvm.load"(%578) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %585 = "vector.extract"(%584) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %586 = "vector.extract"(%584) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %587 = "vector.extract"(%584) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %588 = "vector.extract"(%584) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %589 = "llvm.bitcast"(%585) : (i32) -> f32
            %590 = "llvm.bitcast"(%586) : (i32) -> f32
            %591 = "llvm.bitcast"(%587) : (i32) -> f32
            %592 = "llvm.bitcast"(%588) : (i32) -> f32
            "scf.yield"(%589, %590, %591, %592) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%463, %464, %465, %466) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%499, %500, %501, %502, %526, %527, %528, %529, %553, %554, %555, %556, %580, %581, %582, %583) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %593 = "arith.divui"(%2, %36) : (i32, i32) -> i32
          %594 = "arith.subi"(%36, %449) : (i32, i32) -> i32
          %595 = "arith.andi"(%594, %142) : (i32, i32) -> i32
          %596 = "arith.muli"(%593, %36) : (i32, i32) -> i32
          %597 = "arith.subi"(%2, %60) : (i32, i32) -> i32
          %598 = "arith.minsi"(%596, %597) : (i32, i32) -> i32
          %599 = "arith.extsi"(%598) : (i32) -> i64
          %600 = "llvm.getelementptr"(%6, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %601 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %602 = "arith.cmpi"(%596, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %603 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %604 = "arith.select"(%602, %601, %603) : (i1, f32, f32) -> f32
          %605 = "arith.addi"(%596, %60) : (i32, i32) -> i32
          %606 = "arith.minsi"(%605, %597) : (i32, i32) -> i32
          %607 = "arith.extsi"(%606) : (i32) -> i64
          %608 = "llvm.getelementptr"(%6, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %609 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %610 = "arith.cmpi"(%605, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %611 = "arith.select"(%610, %609, %603) : (i1, f32, f32) -> f32
          %612 = "arith.addi"(%596, %117) : (i32, i32) -> i32
          %613 = "arith.minsi"(%612, %597) : (i32, i32) -> i32
          %614 = "arith.extsi"(%613) : (i32) -> i64
          %615 = "llvm.getelementptr"(%6, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %616 = "llvm.load"(%615) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %617 = "arith.cmpi"(%612, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %618 = "arith.select"(%617, %616, %603) : (i1, f32, f32) -> f32
          %619 = "arith.addi"(%596, %142) : (i32, i32) -> i32
          %620 = "arith.minsi"(%619, %597) : (i32, i32) -> i32
          %621 = "arith.extsi"(%620) : (i32) -> i64
          %622 = "llvm.getelementptr"(%6, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %623 = "llvm.load"(%622) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %624 = "arith.cmpi"(%619, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %625 = "arith.select"(%624, %623, %603) : (i1, f32, f32) -> f32
          %626 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %627 = "vector.extract"(%626) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %628 = "vector.extract"(%626) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %629 = "vector.extract"(%626) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %630 = "vector.extract"(%626) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %631 = "vector.extract"(%626) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %632 = "vector.extract"(%626) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %633 = "vector.extract"(%626) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %634 = "vector.extract"(%626) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %635 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %636 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %637 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %638 = "arith.remui"(%635, %49) : (i32, i32) -> i32
          %639 = "arith.muli"(%446, %36) : (i32, i32) -> i32
          %640 = "arith.muli"(%639, %49) : (i32, i32) -> i32
          %641 = "arith.addi"(%640, %638) : (i32, i32) -> i32
          %642 = "arith.cmpi"(%595, %43) {predicate = 4 : i64} : (i32, i32) -> i1
          %643 = "arith.extui"(%642) : (i1) -> i32
          %644 = "arith.subi"(%641, %643) : (i32, i32) -> i32
          %645 = "arith.cmpi"(%644, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %646 = "arith.cmpi"(%644, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %647 = "arith.andi"(%645, %646) : (i1, i1) -> i1
          %648 = "arith.extui"(%647) : (i1) -> i8
          %649 = "arith.muli"(%644, %36) : (i32, i32) -> i32
          %650 = "llvm.getelementptr"(%6, %649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %651 = "arith.cmpi"(%648, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %652, %653, %654, %655 = "scf.if"(%651) ({
            %656 = "llvm.load"(%650) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %657 = "vector.extract"(%656) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %658 = "vector.extract"(%656) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %659 = "vector.extract"(%656) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %660 = "vector.extract"(%656) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%657, %658, %659, %660) : (i32, i32, i32, i32) -> ()
          }, {
            %661 = "llvm.bitcast"(%627) : (f32) -> i32
            %662 = "llvm.bitcast"(%628) : (f32) -> i32
            %663 = "llvm.bitcast"(%629) : (f32) -> i32
            %664 = "llvm.bitcast"(%630) : (f32) -> i32
            "scf.yield"(%661, %662, %663, %664) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %665 = "arith.cmpi"(%644, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %666 = "llvm.bitcast"(%604) : (f32) -> i32
          %667 = "arith.select"(%665, %666, %652) : (i1, i32, i32) -> i32
          %668 = "llvm.bitcast"(%611) : (f32) -> i32
          %669 = "arith.select"(%665, %668, %653) : (i1, i32, i32) -> i32
          %670 = "llvm.bitcast"(%618) : (f32) -> i32
          %671 = "arith.select"(%665, %670, %654) : (i1, i32, i32) -> i32
          %672 = "llvm.bitcast"(%625) : (f32) -> i32
          %673 = "arith.select"(%665, %672, %655) : (i1, i32, i32) -> i32
          %674 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %675 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %676 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %677 = "arith.remui"(%674, %49) : (i32, i32) -> i32
          %678 = "arith.addi"(%640, %677) : (i32, i32) -> i32
          %679 = "arith.subi"(%678, %643) : (i32, i32) -> i32
          %680 = "arith.addi"(%679, %60) : (i32, i32) -> i32
          %681 = "arith.cmpi"(%680, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %682 = "arith.cmpi"(%680, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %683 = "arith.andi"(%681, %682) : (i1, i1) -> i1
          %684 = "arith.extui"(%683) : (i1) -> i8
          %685 = "arith.muli"(%680, %36) : (i32, i32) -> i32
          %686 = "llvm.getelementptr"(%6, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %687 = "arith.cmpi"(%684, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %688, %689, %690, %691 = "scf.if"(%687) ({
            %692 = "llvm.load"(%686) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %693 = "vector.extract"(%692) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %694 = "vector.extract"(%692) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %695 = "vector.extract"(%692) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %696 = "vector.extract"(%692) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%693, %694, %695, %696) : (i32, i32, i32, i32) -> ()
          }, {
            %697 = "llvm.bitcast"(%631) : (f32) -> i32
            %698 = "llvm.bitcast"(%632) : (f32) -> i32
            %699 = "llvm.bitcast"(%633) : (f32) -> i32
            %700 = "llvm.bitcast"(%634) : (f32) -> i32
            "scf.yield"(%697, %698, %699, %700) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %701 = "arith.cmpi"(%680, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %702 = "arith.select"(%701, %666, %688) : (i1, i32, i32) -> i32
          %703 = "arith.select"(%701, %668, %689) : (i1, i32, i32) -> i32
          %704 = "arith.select"(%701, %670, %690) : (i1, i32, i32) -> i32
          %705 = "arith.constant"() {value = 32 : i32} : () -> i32
          %706 = "arith.muli"(%595, %705) : (i32, i32) -> i32
          %707 = "arith.divui"(%706, %705) : (i32, i32) -> i32
          %708 = "arith.andi"(%707, %60) : (i32, i32) -> i32
          %709 = "arith.cmpi"(%708, %43) {predicate = 1 : i64} : (i32, i32) -> i1
          %710 = "arith.select"(%709, %669, %667) : (i1, i32, i32) -> i32
          %711 = "arith.select"(%709, %671, %669) : (i1, i32, i32) -> i32
          %712 = "arith.select"(%709, %673, %671) : (i1, i32, i32) -> i32
          %713 = "arith.select"(%709, %702, %673) : (i1, i32, i32) -> i32
          %714 = "arith.select"(%709, %703, %702) : (i1, i32, i32) -> i32
          %715 = "arith.select"(%709, %704, %703) : (i1, i32, i32) -> i32
          %716 = "arith.andi"(%707, %117) : (i32, i32) -> i32
          %717 = "arith.cmpi"(%716, %43) {predicate = 1 : i64} : (i32, i32) -> i1
          %718 = "arith.select"(%717, %712, %710) : (i1, i32, i32) -> i32
          %719 = "arith.select"(%717, %713, %711) : (i1, i32, i32) -> i32
          %720 = "arith.select"(%717, %714, %712) : (i1, i32, i32) -> i32
          %721 = "arith.select"(%717, %715, %713) : (i1, i32, i32) -> i32
          %722 = "llvm.bitcast"(%718) : (i32) -> f32
          %723 = "llvm.bitcast"(%719) : (i32) -> f32
          %724 = "llvm.bitcast"(%720) : (i32) -> f32
          %725 = "llvm.bitcast"(%721) : (i32) -> f32
          %726 = "vector.from_elements"(%722, %723, %724, %725) : (f32, f32, f32, f32) -> vector<4xf32>
          %727 = "vector.extract"(%726) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %728 = "vector.extract"(%726) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %729 = "vector.extract"(%726) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %730 = "vector.extract"(%726) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %731 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %734 = "arith.remui"(%731, %49) : (i32, i32) -> i32
          %735 = "arith.addi"(%639, %60) : (i32, i32) -> i32
          %736 = "arith.muli"(%735, %49) : (i32, i32) -> i32
          %737 = "arith.addi"(%736, %734) : (i32, i32) -> i32
          %738 = "arith.subi"(%737, %643) : (i32, i32) -> i32
          %739 = "arith.cmpi"(%738, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %740 = "arith.cmpi"(%738, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %741 = "arith.andi"(%739, %740) : (i1, i1) -> i1
          %742 = "arith.extui"(%741) : (i1) -> i8
          %743 = "arith.muli"(%738, %36) : (i32, i32) -> i32
          %744 = "llvm.getelementptr"(%6, %743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %745 = "arith.cmpi"(%742, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %746, %747, %748, %749 = "scf.if"(%745) ({
            %750 = "llvm.load"(%744) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %751 = "vector.extract"(%750) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %752 = "vector.extract"(%750) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %753 = "vector.extract"(%750) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %754 = "vector.extract"(%750) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%751, %752, %753, %754) : (i32, i32, i32, i32) -> ()
          }, {
            %755 = "llvm.bitcast"(%627) : (f32) -> i32
            %756 = "llvm.bitcast"(%628) : (f32) -> i32
            %757 = "llvm.bitcast"(%629) : (f32) -> i32
            %758 = "llvm.bitcast"(%630) : (f32) -> i32
            "scf.yield"(%755, %756, %757, %758) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %759 = "arith.cmpi"(%738, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %760 = "arith.select"(%759, %666, %746) : (i1, i32, i32) -> i32
          %761 = "arith.select"(%759, %668, %747) : (i1, i32, i32) -> i32
          %762 = "arith.select"(%759, %670, %748) : (i1, i32, i32) -> i32
          %763 = "arith.select"(%759, %672, %749) : (i1, i32, i32) -> i32
          %764 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %765 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %766 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %767 = "arith.remui"(%764, %49) : (i32, i32) -> i32
          %768 = "arith.addi"(%736, %767) : (i32, i32) -> i32
          %769 = "arith.subi"(%768, %643) : (i32, i32) -> i32
          %770 = "arith.addi"(%769, %60) : (i32, i32) -> i32
          %771 = "arith.cmpi"(%770, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %772 = "arith.cmpi"(%770, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %773 = "arith.andi"(%771, %772) : (i1, i1) -> i1
          %774 = "arith.extui"(%773) : (i1) -> i8
          %775 = "arith.muli"(%770, %36) : (i32, i32) -> i32
          %776 = "llvm.getelementptr"(%6, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %777 = "arith.cmpi"(%774, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %778, %779, %780, %781 = "scf.if"(%777) ({
            %782 = "llvm.load"(%776) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %783 = "vector.extract"(%782) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %784 = "vector.extract"(%782) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %785 = "vector.extract"(%782) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %786 = "vector.extract"(%782) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%783, %784, %785, %786) : (i32, i32, i32, i32) -> ()
          }, {
            %787 = "llvm.bitcast"(%631) : (f32) -> i32
            %788 = "llvm.bitcast"(%632) : (f32) -> i32
            %789 = "llvm.bitcast"(%633) : (f32) -> i32
            %790 = "llvm.bitcast"(%634) : (f32) -> i32
            "scf.yield"(%787, %788, %789, %790) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %791 = "arith.cmpi"(%770, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %792 = "arith.select"(%791, %666, %778) : (i1, i32, i32) -> i32
          %793 = "arith.select"(%791, %668, %779) : (i1, i32, i32) -> i32
          %794 = "arith.select"(%791, %670, %780) : (i1, i32, i32) -> i32
          %795 = "arith.select"(%709, %761, %760) : (i1, i32, i32) -> i32
          %796 = "arith.select"(%709, %762, %761) : (i1, i32, i32) -> i32
          %797 = "arith.select"(%709, %763, %762) : (i1, i32, i32) -> i32
          %798 = "arith.select"(%709, %792, %763) : (i1, i32, i32) -> i32
          %799 = "arith.select"(%709, %793, %792) : (i1, i32, i32) -> i32
          %800 = "arith.select"(%709, %794, %793) : (i1, i32, i32) -> i32
          %801 = "arith.select"(%717, %797, %795) : (i1, i32, i32) -> i32
          %802 = "arith.select"(%717, %798, %796) : (i1, i32, i32) -> i32
          %803 = "arith.select"(%717, %799, %797) : (i1, i32, i32) -> i32
          %804 = "arith.select"(%717, %800, %798) : (i1, i32, i32) -> i32
          %805 = "llvm.bitcast"(%801) : (i32) -> f32
          %806 = "llvm.bitcast"(%802) : (i32) -> f32
          %807 = "llvm.bitcast"(%803) : (i32) -> f32
          %808 = "llvm.bitcast"(%804) : (i32) -> f32
          %809 = "vector.from_elements"(%805, %806, %807, %808) : (f32, f32, f32, f32) -> vector<4xf32>
          %810 = "vector.extract"(%809) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %811 = "vector.extract"(%809) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %812 = "vector.extract"(%809) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %813 = "vector.extract"(%809) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %814 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %815 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %816 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %817 = "arith.remui"(%814, %49) : (i32, i32) -> i32
          %818 = "arith.addi"(%639, %117) : (i32, i32) -> i32
          %819 = "arith.muli"(%818, %49) : (i32, i32) -> i32
          %820 = "arith.addi"(%819, %817) : (i32, i32) -> i32
          %821 = "arith.subi"(%820, %643) : (i32, i32) -> i32
          %822 = "arith.cmpi"(%821, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %823 = "arith.cmpi"(%821, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %824 = "arith.andi"(%822, %823) : (i1, i1) -> i1
          %825 = "arith.extui"(%824) : (i1) -> i8
          %826 = "arith.muli"(%821, %36) : (i32, i32) -> i32
          %827 = "llvm.getelementptr"(%6, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %828 = "arith.cmpi"(%825, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %829, %830, %831, %832 = "scf.if"(%828) ({
            %833 = "llvm.load"(%827) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %834 = "vector.extract"(%833) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %835 = "vector.extract"(%833) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %836 = "vector.extract"(%833) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %837 = "vector.extract"(%833) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%834, %835, %836, %837) : (i32, i32, i32, i32) -> ()
          }, {
            %838 = "llvm.bitcast"(%627) : (f32) -> i32
            %839 = "llvm.bitcast"(%628) : (f32) -> i32
            %840 = "llvm.bitcast"(%629) : (f32) -> i32
            %841 = "llvm.bitcast"(%630) : (f32) -> i32
            "scf.yield"(%838, %839, %840, %841) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %842 = "arith.cmpi"(%821, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %843 = "arith.select"(%842, %666, %829) : (i1, i32, i32) -> i32
          %844 = "arith.select"(%842, %668, %830) : (i1, i32, i32) -> i32
          %845 = "arith.select"(%842, %670, %831) : (i1, i32, i32) -> i32
          %846 = "arith.select"(%842, %672, %832) : (i1, i32, i32) -> i32
          %847 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %848 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %849 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %850 = "arith.remui"(%847, %49) : (i32, i32) -> i32
          %851 = "arith.addi"(%819, %850) : (i32, i32) -> i32
          %852 = "arith.subi"(%851, %643) : (i32, i32) -> i32
          %853 = "arith.addi"(%852, %60) : (i32, i32) -> i32
          %854 = "arith.cmpi"(%853, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %855 = "arith.cmpi"(%853, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %856 = "arith.andi"(%854, %855) : (i1, i1) -> i1
          %857 = "arith.extui"(%856) : (i1) -> i8
          %858 = "arith.muli"(%853, %36) : (i32, i32) -> i32
          %859 = "llvm.getelementptr"(%6, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %860 = "arith.cmpi"(%857, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %861, %862, %863, %864 = "scf.if"(%860) ({
            %865 = "llvm.load"(%859) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %866 = "vector.extract"(%865) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %867 = "vector.extract"(%865) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %868 = "vector.extract"(%865) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %869 = "vector.extract"(%865) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%866, %867, %868, %869) : (i32, i32, i32, i32) -> ()
          }, {
            %870 = "llvm.bitcast"(%631) : (f32) -> i32
            %871 = "llvm.bitcast"(%632) : (f32) -> i32
            %872 = "llvm.bitcast"(%633) : (f32) -> i32
            %873 = "llvm.bitcast"(%634) : (f32) -> i32
            "scf.yield"(%870, %871, %872, %873) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %874 = "arith.cmpi"(%853, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %875 = "arith.select"(%874, %666, %861) : (i1, i32, i32) -> i32
          %876 = "arith.select"(%874, %668, %862) : (i1, i32, i32) -> i32
          %877 = "arith.select"(%874, %670, %863) : (i1, i32, i32) -> i32
          %878 = "arith.select"(%709, %844, %843) : (i1, i32, i32) -> i32
          %879 = "arith.select"(%709, %845, %844) : (i1, i32, i32) -> i32
          %880 = "arith.select"(%709, %846, %845) : (i1, i32, i32) -> i32
          %881 = "arith.select"(%709, %875, %846) : (i1, i32, i32) -> i32
          %882 = "arith.select"(%709, %876, %875) : (i1, i32, i32) -> i32
          %883 = "arith.select"(%709, %877, %876) : (i1, i32, i32) -> i32
          %884 = "arith.select"(%717, %880, %878) : (i1, i32, i32) -> i32
          %885 = "arith.select"(%717, %881, %879) : (i1, i32, i32) -> i32
          %886 = "arith.select"(%717, %882, %880) : (i1, i32, i32) -> i32
          %887 = "arith.select"(%717, %883, %881) : (i1, i32, i32) -> i32
          %888 = "llvm.bitcast"(%884) : (i32) -> f32
          %889 = "llvm.bitcast"(%885) : (i32) -> f32
          %890 = "llvm.bitcast"(%886) : (i32) -> f32
          %891 = "llvm.bitcast"(%887) : (i32) -> f32
          %892 = "vector.from_elements"(%888, %889, %890, %891) : (f32, f32, f32, f32) -> vector<4xf32>
          %893 = "vector.extract"(%892) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %894 = "vector.extract"(%892) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %895 = "vector.extract"(%892) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %896 = "vector.extract"(%892) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %897 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %898 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %899 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %900 = "arith.remui"(%897, %49) : (i32, i32) -> i32
          %901 = "arith.addi"(%639, %142) : (i32, i32) -> i32
          %902 = "arith.muli"(%901, %49) : (i32, i32) -> i32
          %903 = "arith.addi"(%902, %900) : (i32, i32) -> i32
          %904 = "arith.subi"(%903, %643) : (i32, i32) -> i32
          %905 = "arith.cmpi"(%904, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %906 = "arith.cmpi"(%904, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %907 = "arith.andi"(%905, %906) : (i1, i1) -> i1
          %908 = "arith.extui"(%907) : (i1) -> i8
          %909 = "arith.muli"(%904, %36) : (i32, i32) -> i32
          %910 = "llvm.getelementptr"(%6, %909) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %911 = "arith.cmpi"(%908, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %912, %913, %914, %915 = "scf.if"(%911) ({
            %916 = "llvm.load"(%910) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %917 = "vector.extract"(%916) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %918 = "vector.extract"(%916) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %919 = "vector.extract"(%916) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %920 = "vector.extract"(%916) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%917, %918, %919, %920) : (i32, i32, i32, i32) -> ()
          }, {
            %921 = "llvm.bitcast"(%627) : (f32) -> i32
            %922 = "llvm.bitcast"(%628) : (f32) -> i32
            %923 = "llvm.bitcast"(%629) : (f32) -> i32
            %924 = "llvm.bitcast"(%630) : (f32) -> i32
            "scf.yield"(%921, %922, %923, %924) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %925 = "arith.cmpi"(%904, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %926 = "arith.select"(%925, %666, %912) : (i1, i32, i32) -> i32
          %927 = "arith.select"(%925, %668, %913) : (i1, i32, i32) -> i32
          %928 = "arith.select"(%925, %670, %914) : (i1, i32, i32) -> i32
          %929 = "arith.select"(%925, %672, %915) : (i1, i32, i32) -> i32
          %930 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %931 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %932 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %933 = "arith.remui"(%930, %49) : (i32, i32) -> i32
          %934 = "arith.addi"(%902, %933) : (i32, i32) -> i32
          %935 = "arith.subi"(%934, %643) : (i32, i32) -> i32
          %936 = "arith.addi"(%935, %60) : (i32, i32) -> i32
          %937 = "arith.cmpi"(%936, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %938 = "arith.cmpi"(%936, %593) {predicate = 2 : i64} : (i32, i32) -> i1
          %939 = "arith.andi"(%937, %938) : (i1, i1) -> i1
          %940 = "arith.extui"(%939) : (i1) -> i8
          %941 = "arith.muli"(%936, %36) : (i32, i32) -> i32
          %942 = "llvm.getelementptr"(%6, %941) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %943 = "arith.cmpi"(%940, %182) {predicate = 1 : i64} : (i8, i8) -> i1
          %944, %945, %946, %947 = "scf.if"(%943) ({
            %948 = "llvm.load"(%942) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %949 = "vector.extract"(%948) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %950 = "vector.extract"(%948) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %951 = "vector.extract"(%948) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %952 = "vector.extract"(%948) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%949, %950, %951, %952) : (i32, i32, i32, i32) -> ()
          }, {
            %953 = "llvm.bitcast"(%631) : (f32) -> i32
            %954 = "llvm.bitcast"(%632) : (f32) -> i32
            %955 = "llvm.bitcast"(%633) : (f32) -> i32
            %956 = "llvm.bitcast"(%634) : (f32) -> i32
            "scf.yield"(%953, %954, %955, %956) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %957 = "arith.cmpi"(%936, %593) {predicate = 0 : i64} : (i32, i32) -> i1
          %958 = "arith.select"(%957, %666, %944) : (i1, i32, i32) -> i32
          %959 = "arith.select"(%957, %668, %945) : (i1, i32, i32) -> i32
          %960 = "arith.select"(%957, %670, %946) : (i1, i32, i32) -> i32
          %961 = "arith.select"(%709, %927, %926) : (i1, i32, i32) -> i32
          %962 = "arith.select"(%709, %928, %927) : (i1, i32, i32) -> i32
          %963 = "arith.select"(%709, %929, %928) : (i1, i32, i32) -> i32
          %964 = "arith.select"(%709, %958, %929) : (i1, i32, i32) -> i32
          %965 = "arith.select"(%709, %959, %958) : (i1, i32, i32) -> i32
          %966 = "arith.select"(%709, %960, %959) : (i1, i32, i32) -> i32
          %967 = "arith.select"(%717, %963, %961) : (i1, i32, i32) -> i32
          %968 = "arith.select"(%717, %964, %962) : (i1, i32, i32) -> i32
          %969 = "arith.select"(%717, %965, %963) : (i1, i32, i32) -> i32
          %970 = "arith.select"(%717, %966, %964) : (i1, i32, i32) -> i32
          %971 = "llvm.bitcast"(%967) : (i32) -> f32
          %972 = "llvm.bitcast"(%968) : (i32) -> f32
          %973 = "llvm.bitcast"(%969) : (i32) -> f32
          %974 = "llvm.bitcast"(%970) : (i32) -> f32
          %975 = "vector.from_elements"(%971, %972, %973, %974) : (f32, f32, f32, f32) -> vector<4xf32>
          %976 = "vector.extract"(%975) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %977 = "vector.extract"(%975) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %978 = "vector.extract"(%975) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %979 = "vector.extract"(%975) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%727, %728, %729, %730, %810, %811, %812, %813, %893, %894, %895, %896, %976, %977, %978, %979) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %980 = "vector.from_elements"(%468, %469, %470, %471) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%980, %420) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %981 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %982 = "vector.from_elements"(%472, %473, %474, %475) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%982, %981) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %983 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %984 = "vector.from_elements"(%476, %477, %478, %479) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%984, %983) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %985 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %986 = "vector.from_elements"(%480, %481, %482, %483) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%986, %985) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %987 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %988 = "vector.extract"(%987) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %989 = "vector.extract"(%987) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %990 = "vector.extract"(%987) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %991 = "vector.extract"(%987) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %992 = "vector.extract"(%987) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %993 = "vector.extract"(%987) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %994 = "vector.extract"(%987) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %995 = "vector.extract"(%987) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %996 = "vector.extract"(%987) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %997 = "vector.extract"(%987) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %998 = "vector.extract"(%987) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %999 = "vector.extract"(%987) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %1000 = "vector.extract"(%987) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %1001 = "vector.extract"(%987) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %1002 = "vector.extract"(%987) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %1003 = "vector.extract"(%987) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      %1004 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1005 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1006 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1007 = "arith.divui"(%1004, %19) : (i32, i32) -> i32
      %1008 = "arith.muli"(%1007, %36) : (i32, i32) -> i32
      %1009 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1010 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1011 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1012 = "arith.divui"(%1009, %19) : (i32, i32) -> i32
      %1013 = "arith.muli"(%1012, %36) : (i32, i32) -> i32
      %1014 = "arith.muli"(%43, %1013) : (i32, i32) -> i32
      %1015 = "arith.addi"(%1008, %1014) : (i32, i32) -> i32
      %1016 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1017 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1018 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1019 = "arith.divui"(%1016, %49) : (i32, i32) -> i32
      %1020 = "arith.addi"(%1015, %1019) : (i32, i32) -> i32
      %1021 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1022 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1023 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1024 = "arith.remui"(%1021, %19) : (i32, i32) -> i32
      %1025 = "arith.remui"(%1020, %36) : (i32, i32) -> i32
      %1026 = "arith.muli"(%1025, %57) : (i32, i32) -> i32
      %1027 = "arith.remui"(%1026, %36) : (i32, i32) -> i32
      %1028 = "arith.cmpi"(%57, %43) {predicate = 1 : i64} : (i32, i32) -> i1
      "scf.if"(%1028) ({
        %1029 = "arith.addi"(%2, %1027) : (i32, i32) -> i32
        %1030 = "arith.divui"(%1029, %36) : (i32, i32) -> i32
        %1031 = "arith.muli"(%1024, %36) : (i32, i32) -> i32
        %1032 = "arith.subi"(%43, %1031) : (i32, i32) -> i32
        %1033 = "arith.cmpi"(%1020, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1034 = "arith.cmpi"(%1032, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %1035 = "arith.andi"(%1033, %1034) : (i1, i1) -> i1
        %1036 = "arith.cmpi"(%1032, %36) {predicate = 2 : i64} : (i32, i32) -> i1
        %1037 = "arith.andi"(%1035, %1036) : (i1, i1) -> i1
        %1038 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1039 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1040 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1041 = "arith.remui"(%1038, %49) : (i32, i32) -> i32
        %1042 = "arith.addi"(%1031, %1032) : (i32, i32) -> i32
        %1043 = "arith.muli"(%1042, %49) : (i32, i32) -> i32
        %1044 = "arith.addi"(%1043, %1041) : (i32, i32) -> i32
        %1045 = "arith.cmpi"(%1044, %43) {predicate = 0 : i64} : (i32, i32) -> i1
        %1046 = "arith.andi"(%1037, %1045) : (i1, i1) -> i1
        "scf.if"(%1046) ({
          %1047 = "arith.minsi"(%1029, %36) : (i32, i32) -> i32
          %1048 = "arith.maxsi"(%1027, %43) : (i32, i32) -> i32
          %1049 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1050 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1051 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1052 = "arith.muli"(%1049, %36) : (i32, i32) -> i32
          %1053 = "llvm.getelementptr"(%20, %1052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1054 = "arith.muli"(%1032, %18) : (i32, i32) -> i32
          %1055 = "llvm.getelementptr"(%1053, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1056 = "llvm.load"(%1055) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1057 = "vector.extract"(%1056) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1058 = "vector.extract"(%1056) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1059 = "vector.extract"(%1056) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1060 = "vector.extract"(%1056) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1061 = "arith.cmpi"(%1048, %43) {predicate = 3 : i64} : (i32, i32) -> i1
          %1062 = "arith.cmpi"(%1047, %43) {predicate = 4 : i64} : (i32, i32) -> i1
          %1063 = "arith.andi"(%1061, %1062) : (i1, i1) -> i1
          %1064 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1065 = "arith.select"(%1063, %1057, %1064) : (i1, f32, f32) -> f32
          %1066 = "arith.cmpi"(%1048, %60) {predicate = 3 : i64} : (i32, i32) -> i1
          %1067 = "arith.cmpi"(%1047, %60) {predicate = 4 : i64} : (i32, i32) -> i1
          %1068 = "arith.andi"(%1066, %1067) : (i1, i1) -> i1
          %1069 = "arith.select"(%1068, %1058, %1064) : (i1, f32, f32) -> f32
          %1070 = "arith.cmpi"(%1048, %117) {predicate = 3 : i64} : (i32, i32) -> i1
          %1071 = "arith.cmpi"(%1047, %117) {predicate = 4 : i64} : (i32, i32) -> i1
          %1072 = "arith.andi"(%1070, %1071) : (i1, i1) -> i1
          %1073 = "arith.select"(%1072, %1059, %1064) : (i1, f32, f32) -> f32
          %1074 = "arith.cmpi"(%1048, %142) {predicate = 3 : i64} : (i32, i32) -> i1
          %1075 = "arith.cmpi"(%1047, %142) {predicate = 4 : i64} : (i32, i32) -> i1
          %1076 = "arith.andi"(%1074, %1075) : (i1, i1) -> i1
          %1077 = "arith.select"(%1076, %1060, %1064) : (i1, f32, f32) -> f32
          %1078 = "vector.from_elements"(%1065, %1069, %1073, %1077) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1078, %1055) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1079 = "arith.addi"(%1020, %60) : (i32, i32) -> i32
          %1080 = "arith.cmpi"(%1079, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1080) ({
            %1081 = "arith.subi"(%43, %1027) : (i32, i32) -> i32
            "scf.for"(%1048, %1047, %60) ({
            ^bb0(%1082: i32):
              %1083 = "arith.addi"(%1081, %1082) : (i32, i32) -> i32
              %1084 = "arith.extsi"(%1020) : (i32) -> i64
              %1085 = "arith.extsi"(%1083) : (i32) -> i64
              %1086 = "arith.muli"(%1084, %3) : (i64, i64) -> i64
              %1087 = "arith.addi"(%1086, %1085) : (i64, i64) -> i64
              %1088 = "llvm.getelementptr"(%0, %1087) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1089 = "llvm.load"(%1088) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1090 = "llvm.getelementptr"(%1055, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1089, %1090) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1091 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1092 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1093 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1094 = "arith.muli"(%1091, %36) : (i32, i32) -> i32
          %1095 = "arith.addi"(%1094, %211) : (i32, i32) -> i32
          %1096 = "llvm.getelementptr"(%20, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1097 = "llvm.getelementptr"(%1096, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1098 = "llvm.load"(%1097) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1099 = "vector.extract"(%1098) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1100 = "vector.extract"(%1098) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1101 = "vector.extract"(%1098) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1102 = "vector.extract"(%1098) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1103 = "arith.select"(%1063, %1099, %1064) : (i1, f32, f32) -> f32
          %1104 = "arith.select"(%1068, %1100, %1064) : (i1, f32, f32) -> f32
          %1105 = "arith.select"(%1072, %1101, %1064) : (i1, f32, f32) -> f32
          %1106 = "arith.select"(%1076, %1102, %1064) : (i1, f32, f32) -> f32
          %1107 = "vector.from_elements"(%1103, %1104, %1105, %1106) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1107, %1097) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1080) ({
            %1108 = "arith.subi"(%43, %1027) : (i32, i32) -> i32
            "scf.for"(%1048, %1047, %60) ({
            ^bb0(%1109: i32):
              %1110 = "arith.addi"(%1108, %1109) : (i32, i32) -> i32
              %1111 = "arith.extsi"(%1020) : (i32) -> i64
              %1112 = "arith.extsi"(%1110) : (i32) -> i64
              %1113 = "arith.muli"(%1111, %5) : (i64, i64) -> i64
              %1114 = "arith.addi"(%1113, %1112) : (i64, i64) -> i64
              %1115 = "llvm.getelementptr"(%4, %1114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1116 = "llvm.load"(%1115) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1117 = "llvm.getelementptr"(%1097, %1109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1116, %1117) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1118 = "arith.divui"(%1030, %49) : (i32, i32) -> i32
        %1119 = "arith.subi"(%1118, %1031) : (i32, i32) -> i32
        %1120 = "arith.cmpi"(%1119, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %1121 = "arith.andi"(%1033, %1120) : (i1, i1) -> i1
        %1122 = "arith.cmpi"(%1119, %36) {predicate = 2 : i64} : (i32, i32) -> i1
        %1123 = "arith.andi"(%1121, %1122) : (i1, i1) -> i1
        %1124 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1125 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1126 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1127 = "arith.remui"(%1124, %49) : (i32, i32) -> i32
        %1128 = "arith.addi"(%1031, %1119) : (i32, i32) -> i32
        %1129 = "arith.muli"(%1128, %49) : (i32, i32) -> i32
        %1130 = "arith.addi"(%1129, %1127) : (i32, i32) -> i32
        %1131 = "arith.cmpi"(%1130, %1030) {predicate = 0 : i64} : (i32, i32) -> i1
        %1132 = "arith.andi"(%1123, %1131) : (i1, i1) -> i1
        "scf.if"(%1132) ({
          %1133 = "arith.muli"(%1030, %36) : (i32, i32) -> i32
          %1134 = "arith.subi"(%1029, %1133) : (i32, i32) -> i32
          %1135 = "arith.minsi"(%1134, %36) : (i32, i32) -> i32
          %1136 = "arith.subi"(%1027, %1133) : (i32, i32) -> i32
          %1137 = "arith.maxsi"(%1136, %43) : (i32, i32) -> i32
          %1138 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1139 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1140 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1141 = "arith.muli"(%1138, %36) : (i32, i32) -> i32
          %1142 = "llvm.getelementptr"(%20, %1141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1143 = "arith.muli"(%1119, %18) : (i32, i32) -> i32
          %1144 = "llvm.getelementptr"(%1142, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1145 = "llvm.load"(%1144) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1146 = "vector.extract"(%1145) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1147 = "vector.extract"(%1145) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1148 = "vector.extract"(%1145) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1149 = "vector.extract"(%1145) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1150 = "arith.cmpi"(%1137, %43) {predicate = 3 : i64} : (i32, i32) -> i1
          %1151 = "arith.cmpi"(%1135, %43) {predicate = 4 : i64} : (i32, i32) -> i1
          %1152 = "arith.andi"(%1150, %1151) : (i1, i1) -> i1
          %1153 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1154 = "arith.select"(%1152, %1146, %1153) : (i1, f32, f32) -> f32
          %1155 = "arith.cmpi"(%1137, %60) {predicate = 3 : i64} : (i32, i32) -> i1
          %1156 = "arith.cmpi"(%1135, %60) {predicate = 4 : i64} : (i32, i32) -> i1
          %1157 = "arith.andi"(%1155, %1156) : (i1, i1) -> i1
          %1158 = "arith.select"(%1157, %1147, %1153) : (i1, f32, f32) -> f32
          %1159 = "arith.cmpi"(%1137, %117) {predicate = 3 : i64} : (i32, i32) -> i1
          %1160 = "arith.cmpi"(%1135, %117) {predicate = 4 : i64} : (i32, i32) -> i1
          %1161 = "arith.andi"(%1159, %1160) : (i1, i1) -> i1
          %1162 = "arith.select"(%1161, %1148, %1153) : (i1, f32, f32) -> f32
          %1163 = "arith.cmpi"(%1137, %142) {predicate = 3 : i64} : (i32, i32) -> i1
          %1164 = "arith.cmpi"(%1135, %142) {predicate = 4 : i64} : (i32, i32) -> i1
          %1165 = "arith.andi"(%1163, %1164) : (i1, i1) -> i1
          %1166 = "arith.select"(%1165, %1149, %1153) : (i1, f32, f32) -> f32
          %1167 = "vector.from_elements"(%1154, %1158, %1162, %1166) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1167, %1144) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1168 = "arith.addi"(%1020, %60) : (i32, i32) -> i32
          %1169 = "arith.cmpi"(%1168, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1169) ({
            %1170 = "arith.subi"(%1133, %1027) : (i32, i32) -> i32
            "scf.for"(%1137, %1135, %60) ({
            ^bb0(%1171: i32):
              %1172 = "arith.addi"(%1170, %1171) : (i32, i32) -> i32
              %1173 = "arith.extsi"(%1020) : (i32) -> i64
              %1174 = "arith.extsi"(%1172) : (i32) -> i64
              %1175 = "arith.muli"(%1173, %3) : (i64, i64) -> i64
              %1176 = "arith.addi"(%1175, %1174) : (i64, i64) -> i64
              %1177 = "llvm.getelementptr"(%0, %1176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1178 = "llvm.load"(%1177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1179 = "llvm.getelementptr"(%1144, %1171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1178, %1179) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1180 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1181 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1182 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1183 = "arith.muli"(%1180, %36) : (i32, i32) -> i32
          %1184 = "arith.addi"(%1183, %211) : (i32, i32) -> i32
          %1185 = "llvm.getelementptr"(%20, %1184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1186 = "llvm.getelementptr"(%1185, %1143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1187 = "llvm.load"(%1186) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1188 = "vector.extract"(%1187) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1189 = "vector.extract"(%1187) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1190 = "vector.extract"(%1187) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1191 = "vector.extract"(%1187) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1192 = "arith.select"(%1152, %1188, %1153) : (i1, f32, f32) -> f32
          %1193 = "arith.select"(%1157, %1189, %1153) : (i1, f32, f32) -> f32
          %1194 = "arith.select"(%1161, %1190, %1153) : (i1, f32, f32) -> f32
          %1195 = "arith.select"(%1165, %1191, %1153) : (i1, f32, f32) -> f32
          %1196 = "vector.from_elements"(%1192, %1193, %1194, %1195) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1196, %1186) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1169) ({
            %1197 = "arith.subi"(%1133, %1027) : (i32, i32) -> i32
            "scf.for"(%1137, %1135, %60) ({
            ^bb0(%1198: i32):
              %1199 = "arith.addi"(%1197, %1198) : (i32, i32) -> i32
              %1200 = "arith.extsi"(%1020) : (i32) -> i64
              %1201 = "arith.extsi"(%1199) : (i32) -> i64
              %1202 = "arith.muli"(%1200, %5) : (i64, i64) -> i64
              %1203 = "arith.addi"(%1202, %1201) : (i64, i64) -> i64
              %1204 = "llvm.getelementptr"(%4, %1203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1205 = "llvm.load"(%1204) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1206 = "llvm.getelementptr"(%1186, %1198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1205, %1206) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1207 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1208 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1209 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1210 = "arith.muli"(%1207, %36) : (i32, i32) -> i32
      %1211 = "arith.addi"(%1210, %211) : (i32, i32) -> i32
      %1212 = "llvm.getelementptr"(%20, %1211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1213 = "llvm.load"(%1212) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1214 = "arith.mulf"(%1213, %1213) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1215 = "vector.extract"(%1214) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1216 = "vector.extract"(%1214) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1217 = "arith.addf"(%1215, %1216) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1218 = "vector.extract"(%1214) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1219 = "vector.extract"(%1214) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1220 = "arith.addf"(%1218, %1219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1221 = "arith.addf"(%1217, %1220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1222 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %1223 = "arith.addf"(%1221, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1224 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1225 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1226 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1227 = "arith.muli"(%1224, %36) : (i32, i32) -> i32
      %1228 = "llvm.getelementptr"(%20, %1227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1229 = "llvm.load"(%1228) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1230 = "llvm.load"(%420) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1231 = "arith.mulf"(%1229, %1230) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1232 = "arith.mulf"(%1213, %1231) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1233 = "vector.extract"(%1232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1234 = "vector.extract"(%1232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1235 = "arith.addf"(%1233, %1234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1236 = "vector.extract"(%1232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1237 = "vector.extract"(%1232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1238 = "arith.addf"(%1236, %1237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1239 = "arith.addf"(%1235, %1238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1240 = "arith.addf"(%1239, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %1241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1244 = "arith.muli"(%1241, %36) : (i32, i32) -> i32
      %1245 = "arith.addi"(%1244, %211) : (i32, i32) -> i32
      %1246 = "llvm.getelementptr"(%20, %1245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1247 = "llvm.getelementptr"(%1246) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1248 = "llvm.load"(%1247) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1249 = "arith.mulf"(%1248, %1248) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1250 = "vector.extract"(%1249) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1251 = "vector.extract"(%1249) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1252 = "arith.addf"(%1250, %1251) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1253 = "vector.extract"(%1249) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1254 = "vector.extract"(%1249) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1255 = "arith.addf"(%1253, %1254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1256 = "arith.addf"(%1252, %1255) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1257 = "arith.addf"(%1256, %1223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1258 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1259 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1260 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1261 = "arith.muli"(%1258, %36) : (i32, i32) -> i32
      %1262 = "llvm.getelementptr"(%20, %1261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1263 = "llvm.getelementptr"(%1262) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1264 = "llvm.load"(%1263) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1265 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1266 = "llvm.load"(%1265) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1267 = "arith.mulf"(%1264, %1266) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1268 = "arith.mulf"(%1248, %1267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1269 = "vector.extract"(%1268) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1270 = "vector.extract"(%1268) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1271 = "arith.addf"(%1269, %1270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1272 = "vector.extract"(%1268) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1273 = "vector.extract"(%1268) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1274 = "arith.addf"(%1272, %1273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1275 = "arith.addf"(%1271, %1274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1276 = "arith.addf"(%1275, %1240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %1277 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1278 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1279 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1280 = "arith.muli"(%1277, %36) : (i32, i32) -> i32
      %1281 = "arith.addi"(%1280, %211) : (i32, i32) -> i32
      %1282 = "llvm.getelementptr"(%20, %1281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1283 = "llvm.getelementptr"(%1282) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1284 = "llvm.load"(%1283) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1285 = "arith.mulf"(%1284, %1284) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1286 = "vector.extract"(%1285) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1287 = "vector.extract"(%1285) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1288 = "arith.addf"(%1286, %1287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1289 = "vector.extract"(%1285) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1290 = "vector.extract"(%1285) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1291 = "arith.addf"(%1289, %1290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1292 = "arith.addf"(%1288, %1291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1293 = "arith.addf"(%1292, %1257) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1294 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1295 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1296 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1297 = "arith.muli"(%1294, %36) : (i32, i32) -> i32
      %1298 = "llvm.getelementptr"(%20, %1297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1299 = "llvm.getelementptr"(%1298) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1300 = "llvm.load"(%1299) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1301 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1302 = "llvm.load"(%1301) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1303 = "arith.mulf"(%1300, %1302) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1304 = "arith.mulf"(%1284, %1303) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1305 = "vector.extract"(%1304) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1306 = "vector.extract"(%1304) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1307 = "arith.addf"(%1305, %1306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1308 = "vector.extract"(%1304) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1309 = "vector.extract"(%1304) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1310 = "arith.addf"(%1308, %1309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1311 = "arith.addf"(%1307, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1312 = "arith.addf"(%1311, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %1313 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1314 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1315 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1316 = "arith.muli"(%1313, %36) : (i32, i32) -> i32
      %1317 = "arith.addi"(%1316, %211) : (i32, i32) -> i32
      %1318 = "llvm.getelementptr"(%20, %1317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1319 = "llvm.getelementptr"(%1318) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1320 = "llvm.load"(%1319) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1321 = "arith.mulf"(%1320, %1320) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1322 = "vector.extract"(%1321) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1323 = "vector.extract"(%1321) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1324 = "arith.addf"(%1322, %1323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1325 = "vector.extract"(%1321) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1326 = "vector.extract"(%1321) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1327 = "arith.addf"(%1325, %1326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1328 = "arith.addf"(%1324, %1327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1329 = "arith.addf"(%1328, %1293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1330 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1331 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1332 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1333 = "arith.muli"(%1330, %36) : (i32, i32) -> i32
      %1334 = "llvm.getelementptr"(%20, %1333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1335 = "llvm.getelementptr"(%1334) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1336 = "llvm.load"(%1335) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1337 = "llvm.getelementptr"(%420) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1338 = "llvm.load"(%1337) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1339 = "arith.mulf"(%1336, %1338) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1340 = "arith.mulf"(%1320, %1339) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1341 = "vector.extract"(%1340) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1342 = "vector.extract"(%1340) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1343 = "arith.addf"(%1341, %1342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1344 = "vector.extract"(%1340) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1345 = "vector.extract"(%1340) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1346 = "arith.addf"(%1344, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1347 = "arith.addf"(%1343, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1348 = "arith.addf"(%1347, %1312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%197) : (i32) -> ()
      %1349 = "arith.constant"() {value = 31 : i32} : () -> i32
      %1350 = "nvvm.shfl.sync"(%197, %1329, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1351 = "nvvm.shfl.sync"(%197, %1348, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1352 = "arith.addf"(%1329, %1350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1353 = "arith.addf"(%1348, %1351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1354 = "nvvm.shfl.sync"(%197, %1352, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1355 = "nvvm.shfl.sync"(%197, %1353, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1356 = "arith.addf"(%1352, %1354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1357 = "arith.addf"(%1353, %1355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1358 = "nvvm.shfl.sync"(%197, %1356, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1359 = "nvvm.shfl.sync"(%197, %1357, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1360 = "arith.addf"(%1356, %1358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1361 = "arith.addf"(%1357, %1359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1362 = "arith.constant"() {value = 8 : i32} : () -> i32
      %1363 = "nvvm.shfl.sync"(%197, %1360, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1364 = "nvvm.shfl.sync"(%197, %1361, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1365 = "arith.addf"(%1360, %1363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1366 = "arith.addf"(%1361, %1364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1367 = "nvvm.shfl.sync"(%197, %1365, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1368 = "nvvm.shfl.sync"(%197, %1366, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1369 = "arith.addf"(%1365, %1367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1370 = "arith.addf"(%1366, %1368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1371 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1372 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1373 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1374 = "arith.remui"(%1371, %49) : (i32, i32) -> i32
      %1375 = "arith.constant"() {value = 32 : i32} : () -> i32
      %1376 = "arith.remui"(%1374, %1375) : (i32, i32) -> i32
      %1377 = "arith.divui"(%1374, %1375) : (i32, i32) -> i32
      %1378 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1379 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1380 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1381 = "arith.divui"(%1378, %49) : (i32, i32) -> i32
      %1382 = "arith.muli"(%1381, %1362) : (i32, i32) -> i32
      %1383 = "llvm.getelementptr"(%21, %1382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1387 = "arith.divui"(%1384, %49) : (i32, i32) -> i32
      %1388 = "arith.muli"(%1387, %36) : (i32, i32) -> i32
      %1389 = "llvm.getelementptr"(%22, %1388) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1390 = "arith.cmpi"(%1376, %43) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%1390) ({
        %1391 = "llvm.getelementptr"(%1383, %1377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1369, %1391) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %1392 = "arith.addi"(%1377, %36) : (i32, i32) -> i32
        %1393 = "llvm.getelementptr"(%1383, %1392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1370, %1393) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %t1394_s0 = "llvm.ptrtoint"(%1389) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1394_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1395 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1396 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1397 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1398 = "arith.remui"(%1395, %49) : (i32, i32) -> i32
      %1399 = "arith.cmpi"(%1398, %1375) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%1399) ({
        %1400 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1401 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1402 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1403 = "arith.divui"(%1400, %49) : (i32, i32) -> i32
        %1404 = "arith.muli"(%1403, %36) : (i32, i32) -> i32
        %1405 = "llvm.getelementptr"(%22, %1404) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1406_s0 = "llvm.ptrtoint"(%1405) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1406_s0, %43) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %1407 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1408 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1409 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1410 = "arith.divui"(%1407, %49) : (i32, i32) -> i32
        %1411 = "arith.muli"(%1410, %1362) : (i32, i32) -> i32
        %1412 = "llvm.getelementptr"(%21, %1411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1413 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1414 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1415 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1416 = "arith.remui"(%1413, %1375) : (i32, i32) -> i32
        %1417 = "arith.remui"(%1416, %36) : (i32, i32) -> i32
        %1418 = "llvm.getelementptr"(%1412, %1417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1419 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1420 = "arith.addi"(%1417, %36) : (i32, i32) -> i32
        %1421 = "llvm.getelementptr"(%1412, %1420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1422 = "llvm.load"(%1421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1423 = "nvvm.shfl.sync"(%197, %1419, %60, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
        %1424 = "nvvm.shfl.sync"(%197, %1422, %60, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
        %1425 = "arith.addf"(%1419, %1423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1426 = "arith.addf"(%1422, %1424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1427 = "nvvm.shfl.sync"(%197, %1425, %117, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
        %1428 = "nvvm.shfl.sync"(%197, %1426, %117, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
        %1429 = "arith.addf"(%1425, %1427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1430 = "arith.addf"(%1426, %1428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1431 = "arith.cmpi"(%1398, %43) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1431) ({
          %1432 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1433 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1434 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1435 = "llvm.bitcast"(%1429) : (f32) -> i32
          %1436 = "llvm.bitcast"(%1430) : (f32) -> i32
          %1437 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %1438 = "arith.andi"(%1435, %1437) : (i32, i32) -> i32
          %1439 = "arith.ori"(%1438, %60) : (i32, i32) -> i32
          %1440 = "arith.andi"(%1436, %1437) : (i32, i32) -> i32
          %1441 = "arith.ori"(%1440, %43) : (i32, i32) -> i32
          %1442 = "vector.from_elements"(%1439, %1441) : (i32, i32) -> vector<2xi32>
          %1443 = "llvm.bitcast"(%1442) : (vector<2xi32>) -> i64
          %1444 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1445 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1446 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1447 = "arith.divui"(%1444, %49) : (i32, i32) -> i32
          %1448 = "arith.constant"() {value = 132 : i32} : () -> i32
          %1449 = "arith.muli"(%1447, %1448) : (i32, i32) -> i32
          %1450 = "arith.addi"(%60, %1449) : (i32, i32) -> i32
          %1451 = "arith.addi"(%1450, %1432) : (i32, i32) -> i32
          %1452 = "llvm.getelementptr"(%12, %1451) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.inline_asm"(%1452, %1443) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1454 = "llvm.mlir.undef"() : () -> i64
      %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473 = "scf.for"(%43, %15, %60, %1369, %1370, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1454) ({
      ^bb0(%1474: i32, %1475: f32, %1476: f32, %1477: f32, %1478: f32, %1479: f32, %1480: f32, %1481: f32, %1482: f32, %1483: f32, %1484: f32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: i64):
        %1494 = "arith.addi"(%1474, %60) : (i32, i32) -> i32
        %1495 = "arith.subi"(%1494, %60) : (i32, i32) -> i32
        %1496 = "arith.subi"(%1495, %60) : (i32, i32) -> i32
        %1497 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1498 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1499 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1500 = "arith.divui"(%1497, %19) : (i32, i32) -> i32
        %1501 = "arith.muli"(%1500, %36) : (i32, i32) -> i32
        %1502 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1503 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1504 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1505 = "arith.divui"(%1502, %19) : (i32, i32) -> i32
        %1506 = "arith.muli"(%1505, %36) : (i32, i32) -> i32
        %1507 = "arith.muli"(%1496, %1506) : (i32, i32) -> i32
        %1508 = "arith.addi"(%1501, %1507) : (i32, i32) -> i32
        %1509 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1510 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1511 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1512 = "arith.divui"(%1509, %49) : (i32, i32) -> i32
        %1513 = "arith.addi"(%1508, %1512) : (i32, i32) -> i32
        %1514 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1515 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1516 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1517 = "arith.remui"(%1514, %19) : (i32, i32) -> i32
        %1518 = "arith.andi"(%1513, %142) : (i32, i32) -> i32
        %1519 = "arith.muli"(%1518, %57) : (i32, i32) -> i32
        %1520 = "arith.remui"(%1519, %36) : (i32, i32) -> i32
        %1521 = "arith.cmpi"(%1496, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %1522 = "arith.cmpi"(%1513, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1523 = "arith.andi"(%1521, %1522) : (i1, i1) -> i1
        "scf.if"(%1523) ({
          %1524 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1525 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1526 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1527 = "arith.remui"(%1524, %49) : (i32, i32) -> i32
          %1528 = "arith.muli"(%1517, %36) : (i32, i32) -> i32
          %1529 = "arith.muli"(%1528, %49) : (i32, i32) -> i32
          %1530 = "arith.addi"(%1529, %1527) : (i32, i32) -> i32
          %1531 = "arith.muli"(%1530, %36) : (i32, i32) -> i32
          %1532 = "arith.subi"(%1531, %1520) : (i32, i32) -> i32
          %1533 = "arith.cmpi"(%1532, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %1534 = "scf.if"(%1533) ({
            %1535 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1536 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1537 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1538 = "arith.remui"(%1535, %49) : (i32, i32) -> i32
            %1539 = "arith.addi"(%1529, %1538) : (i32, i32) -> i32
            %1540 = "arith.muli"(%1539, %36) : (i32, i32) -> i32
            %1541 = "arith.subi"(%1540, %1520) : (i32, i32) -> i32
            %1542 = "arith.addi"(%1541, %36) : (i32, i32) -> i32
            %1543 = "arith.cmpi"(%1542, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1543) : (i1) -> ()
          }, {
            "scf.yield"(%1533) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1534) ({
            %1544 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1545 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1546 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1547 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
            %1548 = "arith.cmpi"(%1547, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %1549 = "arith.addi"(%1547, %142) : (i32, i32) -> i32
            %1550 = "arith.select"(%1548, %1549, %1547) : (i1, i32, i32) -> i32
            %1551 = "arith.muli"(%1544, %36) : (i32, i32) -> i32
            %1552 = "arith.muli"(%1550, %367) : (i32, i32) -> i32
            %1553 = "arith.addi"(%1551, %1552) : (i32, i32) -> i32
            %1554 = "llvm.getelementptr"(%20, %1553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1555 = "arith.extsi"(%1513) : (i32) -> i64
            %1556 = "arith.muli"(%1555, %164) : (i64, i64) -> i64
            %1557 = "arith.extsi"(%1520) : (i32) -> i64
            %1558 = "arith.subi"(%1556, %1557) : (i64, i64) -> i64
            %1559 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1560 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1561 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1562 = "arith.remui"(%1559, %49) : (i32, i32) -> i32
            %1563 = "arith.addi"(%1529, %1562) : (i32, i32) -> i32
            %1564 = "arith.muli"(%1563, %36) : (i32, i32) -> i32
            %1565 = "arith.extsi"(%1564) : (i32) -> i64
            %1566 = "arith.addi"(%1558, %1565) : (i64, i64) -> i64
            %1567 = "llvm.getelementptr"(%7, %1566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1568 = "llvm.load"(%1554) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1568, %1567) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1569 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1570 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1571 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1572 = "arith.remui"(%1569, %49) : (i32, i32) -> i32
          %1573 = "arith.addi"(%1528, %60) : (i32, i32) -> i32
          %1574 = "arith.muli"(%1573, %49) : (i32, i32) -> i32
          %1575 = "arith.addi"(%1574, %1572) : (i32, i32) -> i32
          %1576 = "arith.muli"(%1575, %36) : (i32, i32) -> i32
          %1577 = "arith.subi"(%1576, %1520) : (i32, i32) -> i32
          %1578 = "arith.cmpi"(%1577, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %1579 = "scf.if"(%1578) ({
            %1580 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1581 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1582 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1583 = "arith.remui"(%1580, %49) : (i32, i32) -> i32
            %1584 = "arith.addi"(%1574, %1583) : (i32, i32) -> i32
            %1585 = "arith.muli"(%1584, %36) : (i32, i32) -> i32
            %1586 = "arith.subi"(%1585, %1520) : (i32, i32) -> i32
            %1587 = "arith.addi"(%1586, %36) : (i32, i32) -> i32
            %1588 = "arith.cmpi"(%1587, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1588) : (i1) -> ()
          }, {
            "scf.yield"(%1578) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1579) ({
            %1589 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1590 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1591 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1592 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
            %1593 = "arith.cmpi"(%1592, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %1594 = "arith.addi"(%1592, %142) : (i32, i32) -> i32
            %1595 = "arith.select"(%1593, %1594, %1592) : (i1, i32, i32) -> i32
            %1596 = "arith.muli"(%1589, %36) : (i32, i32) -> i32
            %1597 = "arith.muli"(%1595, %367) : (i32, i32) -> i32
            %1598 = "arith.addi"(%1596, %1597) : (i32, i32) -> i32
            %1599 = "llvm.getelementptr"(%20, %1598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1600 = "llvm.getelementptr"(%1599) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1601 = "arith.extsi"(%1513) : (i32) -> i64
            %1602 = "arith.muli"(%1601, %164) : (i64, i64) -> i64
            %1603 = "arith.extsi"(%1520) : (i32) -> i64
            %1604 = "arith.subi"(%1602, %1603) : (i64, i64) -> i64
            %1605 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1606 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1607 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1608 = "arith.remui"(%1605, %49) : (i32, i32) -> i32
            %1609 = "arith.addi"(%1529, %1608) : (i32, i32) -> i32
            %1610 = "arith.muli"(%1609, %36) : (i32, i32) -> i32
            %1611 = "arith.extsi"(%1610) : (i32) -> i64
            %1612 = "arith.addi"(%1604, %1611) : (i64, i64) -> i64
            %1613 = "llvm.getelementptr"(%7, %1612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1614 = "llvm.getelementptr"(%1613) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1615 = "llvm.load"(%1600) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1615, %1614) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1616 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1617 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1618 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1619 = "arith.remui"(%1616, %49) : (i32, i32) -> i32
          %1620 = "arith.addi"(%1528, %117) : (i32, i32) -> i32
          %1621 = "arith.muli"(%1620, %49) : (i32, i32) -> i32
          %1622 = "arith.addi"(%1621, %1619) : (i32, i32) -> i32
          %1623 = "arith.muli"(%1622, %36) : (i32, i32) -> i32
          %1624 = "arith.subi"(%1623, %1520) : (i32, i32) -> i32
          %1625 = "arith.cmpi"(%1624, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %1626 = "scf.if"(%1625) ({
            %1627 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1628 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1629 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1630 = "arith.remui"(%1627, %49) : (i32, i32) -> i32
            %1631 = "arith.addi"(%1621, %1630) : (i32, i32) -> i32
            %1632 = "arith.muli"(%1631, %36) : (i32, i32) -> i32
            %1633 = "arith.subi"(%1632, %1520) : (i32, i32) -> i32
            %1634 = "arith.addi"(%1633, %36) : (i32, i32) -> i32
            %1635 = "arith.cmpi"(%1634, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1635) : (i1) -> ()
          }, {
            "scf.yield"(%1625) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1626) ({
            %1636 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1637 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1638 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1639 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
            %1640 = "arith.cmpi"(%1639, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %1641 = "arith.addi"(%1639, %142) : (i32, i32) -> i32
            %1642 = "arith.select"(%1640, %1641, %1639) : (i1, i32, i32) -> i32
            %1643 = "arith.muli"(%1636, %36) : (i32, i32) -> i32
            %1644 = "arith.muli"(%1642, %367) : (i32, i32) -> i32
            %1645 = "arith.addi"(%1643, %1644) : (i32, i32) -> i32
            %1646 = "llvm.getelementptr"(%20, %1645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1647 = "llvm.getelementptr"(%1646) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1648 = "arith.extsi"(%1513) : (i32) -> i64
            %1649 = "arith.muli"(%1648, %164) : (i64, i64) -> i64
            %1650 = "arith.extsi"(%1520) : (i32) -> i64
            %1651 = "arith.subi"(%1649, %1650) : (i64, i64) -> i64
            %1652 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1653 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1654 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1655 = "arith.remui"(%1652, %49) : (i32, i32) -> i32
            %1656 = "arith.addi"(%1529, %1655) : (i32, i32) -> i32
            %1657 = "arith.muli"(%1656, %36) : (i32, i32) -> i32
            %1658 = "arith.extsi"(%1657) : (i32) -> i64
            %1659 = "arith.addi"(%1651, %1658) : (i64, i64) -> i64
            %1660 = "llvm.getelementptr"(%7, %1659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1661 = "llvm.getelementptr"(%1660) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1662 = "llvm.load"(%1647) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1662, %1661) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1663 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1664 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1665 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1666 = "arith.remui"(%1663, %49) : (i32, i32) -> i32
          %1667 = "arith.addi"(%1528, %142) : (i32, i32) -> i32
          %1668 = "arith.muli"(%1667, %49) : (i32, i32) -> i32
          %1669 = "arith.addi"(%1668, %1666) : (i32, i32) -> i32
          %1670 = "arith.muli"(%1669, %36) : (i32, i32) -> i32
          %1671 = "arith.subi"(%1670, %1520) : (i32, i32) -> i32
          %1672 = "arith.cmpi"(%1671, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %1673 = "scf.if"(%1672) ({
            %1674 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1675 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1676 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1677 = "arith.remui"(%1674, %49) : (i32, i32) -> i32
            %1678 = "arith.addi"(%1668, %1677) : (i32, i32) -> i32
            %1679 = "arith.muli"(%1678, %36) : (i32, i32) -> i32
            %1680 = "arith.subi"(%1679, %1520) : (i32, i32) -> i32
            %1681 = "arith.addi"(%1680, %36) : (i32, i32) -> i32
            %1682 = "arith.cmpi"(%1681, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1682) : (i1) -> ()
          }, {
            "scf.yield"(%1672) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1673) ({
            %1683 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1684 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1685 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1686 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
            %1687 = "arith.cmpi"(%1686, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %1688 = "arith.addi"(%1686, %142) : (i32, i32) -> i32
            %1689 = "arith.select"(%1687, %1688, %1686) : (i1, i32, i32) -> i32
            %1690 = "arith.muli"(%1683, %36) : (i32, i32) -> i32
            %1691 = "arith.muli"(%1689, %367) : (i32, i32) -> i32
            %1692 = "arith.addi"(%1690, %1691) : (i32, i32) -> i32
            %1693 = "llvm.getelementptr"(%20, %1692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1694 = "llvm.getelementptr"(%1693) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1695 = "arith.extsi"(%1513) : (i32) -> i64
            %1696 = "arith.muli"(%1695, %164) : (i64, i64) -> i64
            %1697 = "arith.extsi"(%1520) : (i32) -> i64
            %1698 = "arith.subi"(%1696, %1697) : (i64, i64) -> i64
            %1699 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1700 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1701 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1702 = "arith.remui"(%1699, %49) : (i32, i32) -> i32
            %1703 = "arith.addi"(%1529, %1702) : (i32, i32) -> i32
            %1704 = "arith.muli"(%1703, %36) : (i32, i32) -> i32
            %1705 = "arith.extsi"(%1704) : (i32) -> i64
            %1706 = "arith.addi"(%1698, %1705) : (i64, i64) -> i64
            %1707 = "llvm.getelementptr"(%7, %1706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1708 = "llvm.getelementptr"(%1707) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1709 = "llvm.load"(%1694) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1709, %1708) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1028) ({
            %1710 = "arith.addi"(%2, %1520) : (i32, i32) -> i32
            %1711 = "arith.shrsi"(%1710, %117) : (i32, i32) -> i32
            %1712 = "arith.subi"(%43, %1528) : (i32, i32) -> i32
            %1713 = "arith.cmpi"(%1712, %43) {predicate = 5 : i64} : (i32, i32) -> i1
            %1714 = "arith.andi"(%1522, %1713) : (i1, i1) -> i1
            %1715 = "arith.cmpi"(%1712, %36) {predicate = 2 : i64} : (i32, i32) -> i1
            %1716 = "arith.andi"(%1714, %1715) : (i1, i1) -> i1
            %1717 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1718 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1719 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1720 = "arith.remui"(%1717, %49) : (i32, i32) -> i32
            %1721 = "arith.addi"(%1528, %1712) : (i32, i32) -> i32
            %1722 = "arith.muli"(%1721, %49) : (i32, i32) -> i32
            %1723 = "arith.addi"(%1722, %1720) : (i32, i32) -> i32
            %1724 = "arith.cmpi"(%1723, %43) {predicate = 0 : i64} : (i32, i32) -> i1
            %1725 = "arith.andi"(%1716, %1724) : (i1, i1) -> i1
            "scf.if"(%1725) ({
              %1726 = "arith.minsi"(%1710, %36) : (i32, i32) -> i32
              %1727 = "arith.maxsi"(%1520, %43) : (i32, i32) -> i32
              %1728 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1729 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1730 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1731 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
              %1732 = "arith.cmpi"(%1731, %43) {predicate = 2 : i64} : (i32, i32) -> i1
              %1733 = "arith.addi"(%1731, %142) : (i32, i32) -> i32
              %1734 = "arith.select"(%1732, %1733, %1731) : (i1, i32, i32) -> i32
              %1735 = "arith.muli"(%1728, %36) : (i32, i32) -> i32
              %1736 = "arith.muli"(%1734, %367) : (i32, i32) -> i32
              %1737 = "arith.addi"(%1735, %1736) : (i32, i32) -> i32
              %1738 = "llvm.getelementptr"(%20, %1737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1739 = "arith.muli"(%1712, %18) : (i32, i32) -> i32
              %1740 = "llvm.getelementptr"(%1738, %1739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1741 = "llvm.load"(%1740) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1742 = "vector.extract"(%1741) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1743 = "vector.extract"(%1741) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1744 = "vector.extract"(%1741) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1745 = "vector.extract"(%1741) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1746 = "arith.extsi"(%1513) : (i32) -> i64
              %1747 = "arith.muli"(%1746, %8) : (i64, i64) -> i64
              %1748 = "llvm.getelementptr"(%7, %1747) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1749 = "arith.subi"(%43, %1520) : (i32, i32) -> i32
              %1750 = "arith.cmpi"(%1727, %43) {predicate = 3 : i64} : (i32, i32) -> i1
              %1751 = "arith.cmpi"(%1726, %43) {predicate = 4 : i64} : (i32, i32) -> i1
              %1752 = "arith.andi"(%1750, %1751) : (i1, i1) -> i1
              "scf.if"(%1752) ({
                %1753 = "arith.extsi"(%1749) : (i32) -> i64
                %1754 = "llvm.getelementptr"(%1748, %1753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1742, %1754) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1755 = "arith.cmpi"(%1727, %60) {predicate = 3 : i64} : (i32, i32) -> i1
              %1756 = "arith.cmpi"(%1726, %60) {predicate = 4 : i64} : (i32, i32) -> i1
              %1757 = "arith.andi"(%1755, %1756) : (i1, i1) -> i1
              "scf.if"(%1757) ({
                %1758 = "arith.addi"(%1749, %60) : (i32, i32) -> i32
                %1759 = "arith.extsi"(%1758) : (i32) -> i64
                %1760 = "llvm.getelementptr"(%1748, %1759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1743, %1760) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1761 = "arith.cmpi"(%1727, %117) {predicate = 3 : i64} : (i32, i32) -> i1
              %1762 = "arith.cmpi"(%1726, %117) {predicate = 4 : i64} : (i32, i32) -> i1
              %1763 = "arith.andi"(%1761, %1762) : (i1, i1) -> i1
              "scf.if"(%1763) ({
                %1764 = "arith.addi"(%1749, %117) : (i32, i32) -> i32
                %1765 = "arith.extsi"(%1764) : (i32) -> i64
                %1766 = "llvm.getelementptr"(%1748, %1765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1744, %1766) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1767 = "arith.cmpi"(%1727, %142) {predicate = 3 : i64} : (i32, i32) -> i1
              %1768 = "arith.cmpi"(%1726, %142) {predicate = 4 : i64} : (i32, i32) -> i1
              %1769 = "arith.andi"(%1767, %1768) : (i1, i1) -> i1
              "scf.if"(%1769) ({
                %1770 = "arith.addi"(%1749, %142) : (i32, i32) -> i32
                %1771 = "arith.extsi"(%1770) : (i32) -> i64
                %1772 = "llvm.getelementptr"(%1748, %1771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1745, %1772) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1773 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1774 = "arith.shrsi"(%1711, %1773) : (i32, i32) -> i32
            %1775 = "arith.subi"(%1774, %1528) : (i32, i32) -> i32
            %1776 = "arith.cmpi"(%1775, %43) {predicate = 5 : i64} : (i32, i32) -> i1
            %1777 = "arith.andi"(%1522, %1776) : (i1, i1) -> i1
            %1778 = "arith.cmpi"(%1775, %36) {predicate = 2 : i64} : (i32, i32) -> i1
            %1779 = "arith.andi"(%1777, %1778) : (i1, i1) -> i1
            %1780 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1781 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1782 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1783 = "arith.remui"(%1780, %49) : (i32, i32) -> i32
            %1784 = "arith.addi"(%1528, %1775) : (i32, i32) -> i32
            %1785 = "arith.muli"(%1784, %49) : (i32, i32) -> i32
            %1786 = "arith.addi"(%1785, %1783) : (i32, i32) -> i32
            %1787 = "arith.cmpi"(%1786, %1711) {predicate = 0 : i64} : (i32, i32) -> i1
            %1788 = "arith.andi"(%1779, %1787) : (i1, i1) -> i1
            "scf.if"(%1788) ({
              %1789 = "arith.muli"(%1711, %36) : (i32, i32) -> i32
              %1790 = "arith.subi"(%1710, %1789) : (i32, i32) -> i32
              %1791 = "arith.minsi"(%1790, %36) : (i32, i32) -> i32
              %1792 = "arith.subi"(%1520, %1789) : (i32, i32) -> i32
              %1793 = "arith.maxsi"(%1792, %43) : (i32, i32) -> i32
              %1794 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1795 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1796 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1797 = "arith.remsi"(%1496, %142) : (i32, i32) -> i32
              %1798 = "arith.cmpi"(%1797, %43) {predicate = 2 : i64} : (i32, i32) -> i1
              %1799 = "arith.addi"(%1797, %142) : (i32, i32) -> i32
              %1800 = "arith.select"(%1798, %1799, %1797) : (i1, i32, i32) -> i32
              %1801 = "arith.muli"(%1794, %36) : (i32, i32) -> i32
              %1802 = "arith.muli"(%1800, %367) : (i32, i32) -> i32
              %1803 = "arith.addi"(%1801, %1802) : (i32, i32) -> i32
              %1804 = "llvm.getelementptr"(%20, %1803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1805 = "arith.muli"(%1775, %18) : (i32, i32) -> i32
              %1806 = "llvm.getelementptr"(%1804, %1805) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1807 = "llvm.load"(%1806) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1808 = "vector.extract"(%1807) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1809 = "vector.extract"(%1807) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1810 = "vector.extract"(%1807) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1811 = "vector.extract"(%1807) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1812 = "arith.extsi"(%1513) : (i32) -> i64
              %1813 = "arith.muli"(%1812, %8) : (i64, i64) -> i64
              %1814 = "llvm.getelementptr"(%7, %1813) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1815 = "arith.subi"(%1789, %1520) : (i32, i32) -> i32
              %1816 = "arith.cmpi"(%1793, %43) {predicate = 3 : i64} : (i32, i32) -> i1
              %1817 = "arith.cmpi"(%1791, %43) {predicate = 4 : i64} : (i32, i32) -> i1
              %1818 = "arith.andi"(%1816, %1817) : (i1, i1) -> i1
              "scf.if"(%1818) ({
                %1819 = "arith.extsi"(%1815) : (i32) -> i64
                %1820 = "llvm.getelementptr"(%1814, %1819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1808, %1820) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1821 = "arith.cmpi"(%1793, %60) {predicate = 3 : i64} : (i32, i32) -> i1
              %1822 = "arith.cmpi"(%1791, %60) {predicate = 4 : i64} : (i32, i32) -> i1
              %1823 = "arith.andi"(%1821, %1822) : (i1, i1) -> i1
              "scf.if"(%1823) ({
                %1824 = "arith.addi"(%1815, %60) : (i32, i32) -> i32
                %1825 = "arith.extsi"(%1824) : (i32) -> i64
                %1826 = "llvm.getelementptr"(%1814, %1825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1809, %1826) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1827 = "arith.cmpi"(%1793, %117) {predicate = 3 : i64} : (i32, i32) -> i1
              %1828 = "arith.cmpi"(%1791, %117) {predicate = 4 : i64} : (i32, i32) -> i1
              %1829 = "arith.andi"(%1827, %1828) : (i1, i1) -> i1
              "scf.if"(%1829) ({
                %1830 = "arith.addi"(%1815, %117) : (i32, i32) -> i32
                %1831 = "arith.extsi"(%1830) : (i32) -> i64
                %1832 = "llvm.getelementptr"(%1814, %1831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1810, %1832) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1833 = "arith.cmpi"(%1793, %142) {predicate = 3 : i64} : (i32, i32) -> i1
              %1834 = "arith.cmpi"(%1791, %142) {predicate = 4 : i64} : (i32, i32) -> i1
              %1835 = "arith.andi"(%1833, %1834) : (i1, i1) -> i1
              "scf.if"(%1835) ({
                %1836 = "arith.addi"(%1815, %142) : (i32, i32) -> i32
                %1837 = "arith.extsi"(%1836) : (i32) -> i64
                %1838 = "llvm.getelementptr"(%1814, %1837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1811, %1838) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1839 = "arith.addi"(%1494, %142) : (i32, i32) -> i32
        %1840 = "arith.subi"(%1839, %60) : (i32, i32) -> i32
        %1841 = "arith.subi"(%1840, %60) : (i32, i32) -> i32
        %1842 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1843 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1844 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1845 = "arith.divui"(%1842, %19) : (i32, i32) -> i32
        %1846 = "arith.muli"(%1845, %36) : (i32, i32) -> i32
        %1847 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1848 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1849 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1850 = "arith.divui"(%1847, %19) : (i32, i32) -> i32
        %1851 = "arith.muli"(%1850, %36) : (i32, i32) -> i32
        %1852 = "arith.muli"(%1841, %1851) : (i32, i32) -> i32
        %1853 = "arith.addi"(%1846, %1852) : (i32, i32) -> i32
        %1854 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1855 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1856 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1857 = "arith.divui"(%1854, %49) : (i32, i32) -> i32
        %1858 = "arith.addi"(%1853, %1857) : (i32, i32) -> i32
        %1859 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1860 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1861 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1862 = "arith.remui"(%1859, %19) : (i32, i32) -> i32
        %1863 = "arith.andi"(%1858, %142) : (i32, i32) -> i32
        %1864 = "arith.muli"(%1863, %57) : (i32, i32) -> i32
        %1865 = "arith.remui"(%1864, %36) : (i32, i32) -> i32
        %1866 = "arith.addi"(%1858, %60) : (i32, i32) -> i32
        %1867 = "arith.cmpi"(%1866, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %1868 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1869 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1870 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1871 = "arith.remui"(%1868, %49) : (i32, i32) -> i32
        %1872 = "arith.muli"(%1862, %36) : (i32, i32) -> i32
        %1873 = "arith.muli"(%1872, %49) : (i32, i32) -> i32
        %1874 = "arith.addi"(%1873, %1871) : (i32, i32) -> i32
        %1875 = "arith.muli"(%1874, %36) : (i32, i32) -> i32
        %1876 = "arith.subi"(%1875, %1865) : (i32, i32) -> i32
        %1877 = "arith.addi"(%1876, %36) : (i32, i32) -> i32
        %1878 = "arith.cmpi"(%1877, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1879 = "arith.andi"(%1867, %1878) : (i1, i1) -> i1
        %1880 = "arith.cmpi"(%1858, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1881 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1882 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1883 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1884 = "arith.remui"(%1881, %49) : (i32, i32) -> i32
        %1885 = "arith.addi"(%1873, %1884) : (i32, i32) -> i32
        %1886 = "arith.muli"(%1885, %36) : (i32, i32) -> i32
        %1887 = "arith.subi"(%1886, %1865) : (i32, i32) -> i32
        %1888 = "arith.cmpi"(%1887, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1889 = "arith.andi"(%1880, %1888) : (i1, i1) -> i1
        %1890 = "arith.xori"(%1879, %85) : (i1, i1) -> i1
        %1891 = "arith.andi"(%1889, %1890) : (i1, i1) -> i1
        %1892 = "arith.extui"(%1891) : (i1) -> i8
        %1893 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1894 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1895 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1896 = "arith.remui"(%1893, %49) : (i32, i32) -> i32
        %1897 = "arith.addi"(%1872, %60) : (i32, i32) -> i32
        %1898 = "arith.muli"(%1897, %49) : (i32, i32) -> i32
        %1899 = "arith.addi"(%1898, %1896) : (i32, i32) -> i32
        %1900 = "arith.muli"(%1899, %36) : (i32, i32) -> i32
        %1901 = "arith.subi"(%1900, %1865) : (i32, i32) -> i32
        %1902 = "arith.addi"(%1901, %36) : (i32, i32) -> i32
        %1903 = "arith.cmpi"(%1902, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1904 = "arith.andi"(%1867, %1903) : (i1, i1) -> i1
        %1905 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1906 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1907 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1908 = "arith.remui"(%1905, %49) : (i32, i32) -> i32
        %1909 = "arith.addi"(%1898, %1908) : (i32, i32) -> i32
        %1910 = "arith.muli"(%1909, %36) : (i32, i32) -> i32
        %1911 = "arith.subi"(%1910, %1865) : (i32, i32) -> i32
        %1912 = "arith.cmpi"(%1911, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1913 = "arith.andi"(%1880, %1912) : (i1, i1) -> i1
        %1914 = "arith.xori"(%1904, %85) : (i1, i1) -> i1
        %1915 = "arith.andi"(%1913, %1914) : (i1, i1) -> i1
        %1916 = "arith.extui"(%1915) : (i1) -> i8
        %1917 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1918 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1919 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1920 = "arith.remui"(%1917, %49) : (i32, i32) -> i32
        %1921 = "arith.addi"(%1872, %117) : (i32, i32) -> i32
        %1922 = "arith.muli"(%1921, %49) : (i32, i32) -> i32
        %1923 = "arith.addi"(%1922, %1920) : (i32, i32) -> i32
        %1924 = "arith.muli"(%1923, %36) : (i32, i32) -> i32
        %1925 = "arith.subi"(%1924, %1865) : (i32, i32) -> i32
        %1926 = "arith.addi"(%1925, %36) : (i32, i32) -> i32
        %1927 = "arith.cmpi"(%1926, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1928 = "arith.andi"(%1867, %1927) : (i1, i1) -> i1
        %1929 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1930 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1931 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1932 = "arith.remui"(%1929, %49) : (i32, i32) -> i32
        %1933 = "arith.addi"(%1922, %1932) : (i32, i32) -> i32
        %1934 = "arith.muli"(%1933, %36) : (i32, i32) -> i32
        %1935 = "arith.subi"(%1934, %1865) : (i32, i32) -> i32
        %1936 = "arith.cmpi"(%1935, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1937 = "arith.andi"(%1880, %1936) : (i1, i1) -> i1
        %1938 = "arith.xori"(%1928, %85) : (i1, i1) -> i1
        %1939 = "arith.andi"(%1937, %1938) : (i1, i1) -> i1
        %1940 = "arith.extui"(%1939) : (i1) -> i8
        %1941 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1942 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1943 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1944 = "arith.remui"(%1941, %49) : (i32, i32) -> i32
        %1945 = "arith.addi"(%1872, %142) : (i32, i32) -> i32
        %1946 = "arith.muli"(%1945, %49) : (i32, i32) -> i32
        %1947 = "arith.addi"(%1946, %1944) : (i32, i32) -> i32
        %1948 = "arith.muli"(%1947, %36) : (i32, i32) -> i32
        %1949 = "arith.subi"(%1948, %1865) : (i32, i32) -> i32
        %1950 = "arith.addi"(%1949, %36) : (i32, i32) -> i32
        %1951 = "arith.cmpi"(%1950, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1952 = "arith.andi"(%1867, %1951) : (i1, i1) -> i1
        %1953 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1954 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1955 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1956 = "arith.remui"(%1953, %49) : (i32, i32) -> i32
        %1957 = "arith.addi"(%1946, %1956) : (i32, i32) -> i32
        %1958 = "arith.muli"(%1957, %36) : (i32, i32) -> i32
        %1959 = "arith.subi"(%1958, %1865) : (i32, i32) -> i32
        %1960 = "arith.cmpi"(%1959, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1961 = "arith.andi"(%1880, %1960) : (i1, i1) -> i1
        %1962 = "arith.xori"(%1952, %85) : (i1, i1) -> i1
        %1963 = "arith.andi"(%1961, %1962) : (i1, i1) -> i1
        %1964 = "arith.extui"(%1963) : (i1) -> i8
        %1965 = "arith.extsi"(%1858) : (i32) -> i64
        %1966 = "arith.muli"(%1965, %164) : (i64, i64) -> i64
        %1967 = "arith.extsi"(%1865) : (i32) -> i64
        %1968 = "arith.subi"(%1966, %1967) : (i64, i64) -> i64
        %1969 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1970 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1971 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1972 = "arith.remui"(%1969, %49) : (i32, i32) -> i32
        %1973 = "arith.addi"(%1873, %1972) : (i32, i32) -> i32
        %1974 = "arith.muli"(%1973, %36) : (i32, i32) -> i32
        %1975 = "arith.extsi"(%1974) : (i32) -> i64
        %1976 = "arith.addi"(%1968, %1975) : (i64, i64) -> i64
        %1977 = "llvm.getelementptr"(%0, %1976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1978 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1979 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1980 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1981 = "arith.remsi"(%1841, %142) : (i32, i32) -> i32
        %1982 = "arith.cmpi"(%1981, %43) {predicate = 2 : i64} : (i32, i32) -> i1
        %1983 = "arith.addi"(%1981, %142) : (i32, i32) -> i32
        %1984 = "arith.select"(%1982, %1983, %1981) : (i1, i32, i32) -> i32
        %1985 = "arith.muli"(%1978, %36) : (i32, i32) -> i32
        %1986 = "arith.muli"(%1984, %367) : (i32, i32) -> i32
        %1987 = "arith.addi"(%1985, %1986) : (i32, i32) -> i32
        %1988 = "llvm.getelementptr"(%20, %1987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1989 = "arith.cmpi"(%1892, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %1990 = "arith.select"(%1989, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1988, %1977, %1990) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1991 = "llvm.getelementptr"(%1977) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %1992 = "llvm.getelementptr"(%1988) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1993 = "arith.cmpi"(%1916, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %1994 = "arith.select"(%1993, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1992, %1991, %1994) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1995 = "llvm.getelementptr"(%1977) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %1996 = "llvm.getelementptr"(%1988) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1997 = "arith.cmpi"(%1940, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %1998 = "arith.select"(%1997, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1996, %1995, %1998) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1999 = "llvm.getelementptr"(%1977) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2000 = "llvm.getelementptr"(%1988) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2001 = "arith.cmpi"(%1964, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %2002 = "arith.select"(%2001, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2000, %1999, %2002) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2003 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2004 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2005 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2006 = "arith.remui"(%2003, %49) : (i32, i32) -> i32
        %2007 = "arith.addi"(%1873, %2006) : (i32, i32) -> i32
        %2008 = "arith.muli"(%2007, %36) : (i32, i32) -> i32
        %2009 = "arith.extsi"(%2008) : (i32) -> i64
        %2010 = "arith.addi"(%1968, %2009) : (i64, i64) -> i64
        %2011 = "llvm.getelementptr"(%4, %2010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2012 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2013 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2014 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2015 = "arith.muli"(%2012, %36) : (i32, i32) -> i32
        %2016 = "arith.addi"(%2015, %211) : (i32, i32) -> i32
        %2017 = "arith.addi"(%2016, %1986) : (i32, i32) -> i32
        %2018 = "llvm.getelementptr"(%20, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2019 = "arith.cmpi"(%1892, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %2020 = "arith.select"(%2019, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2018, %2011, %2020) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2021 = "llvm.getelementptr"(%2011) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2022 = "llvm.getelementptr"(%2018) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2023 = "arith.cmpi"(%1916, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %2024 = "arith.select"(%2023, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2022, %2021, %2024) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2025 = "llvm.getelementptr"(%2011) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2026 = "llvm.getelementptr"(%2018) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2027 = "arith.cmpi"(%1940, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %2028 = "arith.select"(%2027, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2026, %2025, %2028) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2029 = "llvm.getelementptr"(%2011) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2030 = "llvm.getelementptr"(%2018) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2031 = "arith.cmpi"(%1964, %182) {predicate = 1 : i64} : (i8, i8) -> i1
        %2032 = "arith.select"(%2031, %27, %43) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2030, %2029, %2032) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
        %2033 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2034 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2035 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2036 = "arith.divui"(%2033, %19) : (i32, i32) -> i32
        %2037 = "arith.muli"(%2036, %36) : (i32, i32) -> i32
        %2038 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2039 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2040 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2041 = "arith.divui"(%2038, %19) : (i32, i32) -> i32
        %2042 = "arith.muli"(%2041, %36) : (i32, i32) -> i32
        %2043 = "arith.muli"(%1494, %2042) : (i32, i32) -> i32
        %2044 = "arith.addi"(%2037, %2043) : (i32, i32) -> i32
        %2045 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2046 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2047 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2048 = "arith.divui"(%2045, %49) : (i32, i32) -> i32
        %2049 = "arith.addi"(%2044, %2048) : (i32, i32) -> i32
        %2050 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2051 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2052 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2053 = "arith.remui"(%2050, %19) : (i32, i32) -> i32
        %2054 = "arith.remui"(%2049, %36) : (i32, i32) -> i32
        %2055 = "arith.muli"(%2054, %57) : (i32, i32) -> i32
        %2056 = "arith.remui"(%2055, %36) : (i32, i32) -> i32
        "scf.if"(%1028) ({
          %2057 = "arith.addi"(%2, %2056) : (i32, i32) -> i32
          %2058 = "arith.divui"(%2057, %36) : (i32, i32) -> i32
          %2059 = "arith.muli"(%2053, %36) : (i32, i32) -> i32
          %2060 = "arith.subi"(%43, %2059) : (i32, i32) -> i32
          %2061 = "arith.cmpi"(%2049, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %2062 = "arith.cmpi"(%2060, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %2063 = "arith.andi"(%2061, %2062) : (i1, i1) -> i1
          %2064 = "arith.cmpi"(%2060, %36) {predicate = 2 : i64} : (i32, i32) -> i1
          %2065 = "arith.andi"(%2063, %2064) : (i1, i1) -> i1
          %2066 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2067 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2068 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2069 = "arith.remui"(%2066, %49) : (i32, i32) -> i32
          %2070 = "arith.addi"(%2059, %2060) : (i32, i32) -> i32
          %2071 = "arith.muli"(%2070, %49) : (i32, i32) -> i32
          %2072 = "arith.addi"(%2071, %2069) : (i32, i32) -> i32
          %2073 = "arith.cmpi"(%2072, %43) {predicate = 0 : i64} : (i32, i32) -> i1
          %2074 = "arith.andi"(%2065, %2073) : (i1, i1) -> i1
          "scf.if"(%2074) ({
            %2075 = "arith.minsi"(%2057, %36) : (i32, i32) -> i32
            %2076 = "arith.maxsi"(%2056, %43) : (i32, i32) -> i32
            %2077 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2078 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2079 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2080 = "arith.remui"(%1494, %142) : (i32, i32) -> i32
            %2081 = "arith.muli"(%2077, %36) : (i32, i32) -> i32
            %2082 = "arith.muli"(%2080, %367) : (i32, i32) -> i32
            %2083 = "arith.addi"(%2081, %2082) : (i32, i32) -> i32
            %2084 = "llvm.getelementptr"(%20, %2083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2085 = "arith.muli"(%2060, %18) : (i32, i32) -> i32
            %2086 = "llvm.getelementptr"(%2084, %2085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2087 = "llvm.load"(%2086) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2088 = "vector.extract"(%2087) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2089 = "vector.extract"(%2087) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2090 = "vector.extract"(%2087) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2091 = "vector.extract"(%2087) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2092 = "arith.cmpi"(%2076, %43) {predicate = 3 : i64} : (i32, i32) -> i1
            %2093 = "arith.cmpi"(%2075, %43) {predicate = 4 : i64} : (i32, i32) -> i1
            %2094 = "arith.andi"(%2092, %2093) : (i1, i1) -> i1
            %2095 = "arith.select"(%2094, %2088, %1222) : (i1, f32, f32) -> f32
            %2096 = "arith.cmpi"(%2076, %60) {predicate = 3 : i64} : (i32, i32) -> i1
            %2097 = "arith.cmpi"(%2075, %60) {predicate = 4 : i64} : (i32, i32) -> i1
            %2098 = "arith.andi"(%2096, %2097) : (i1, i1) -> i1
            %2099 = "arith.select"(%2098, %2089, %1222) : (i1, f32, f32) -> f32
            %2100 = "arith.cmpi"(%2076, %117) {predicate = 3 : i64} : (i32, i32) -> i1
            %2101 = "arith.cmpi"(%2075, %117) {predicate = 4 : i64} : (i32, i32) -> i1
            %2102 = "arith.andi"(%2100, %2101) : (i1, i1) -> i1
            %2103 = "arith.select"(%2102, %2090, %1222) : (i1, f32, f32) -> f32
            %2104 = "arith.cmpi"(%2076, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %2105 = "arith.cmpi"(%2075, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %2106 = "arith.andi"(%2104, %2105) : (i1, i1) -> i1
            %2107 = "arith.select"(%2106, %2091, %1222) : (i1, f32, f32) -> f32
            %2108 = "vector.from_elements"(%2095, %2099, %2103, %2107) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2108, %2086) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2109 = "arith.addi"(%2049, %60) : (i32, i32) -> i32
            %2110 = "arith.cmpi"(%2109, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2110) ({
              %2111 = "arith.subi"(%43, %2056) : (i32, i32) -> i32
              "scf.for"(%2076, %2075, %60) ({
              ^bb0(%2112: i32):
                %2113 = "arith.addi"(%2111, %2112) : (i32, i32) -> i32
                %2114 = "arith.extsi"(%2049) : (i32) -> i64
                %2115 = "arith.extsi"(%2113) : (i32) -> i64
                %2116 = "arith.muli"(%2114, %3) : (i64, i64) -> i64
                %2117 = "arith.addi"(%2116, %2115) : (i64, i64) -> i64
                %2118 = "llvm.getelementptr"(%0, %2117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2119 = "llvm.load"(%2118) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2120 = "llvm.getelementptr"(%2086, %2112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2119, %2120) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2121 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2122 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2123 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2124 = "arith.muli"(%2121, %36) : (i32, i32) -> i32
            %2125 = "arith.addi"(%2124, %211) : (i32, i32) -> i32
            %2126 = "arith.addi"(%2125, %2082) : (i32, i32) -> i32
            %2127 = "llvm.getelementptr"(%20, %2126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2128 = "llvm.getelementptr"(%2127, %2085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2129 = "llvm.load"(%2128) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2130 = "vector.extract"(%2129) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2131 = "vector.extract"(%2129) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2132 = "vector.extract"(%2129) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2133 = "vector.extract"(%2129) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2134 = "arith.select"(%2094, %2130, %1222) : (i1, f32, f32) -> f32
            %2135 = "arith.select"(%2098, %2131, %1222) : (i1, f32, f32) -> f32
            %2136 = "arith.select"(%2102, %2132, %1222) : (i1, f32, f32) -> f32
            %2137 = "arith.select"(%2106, %2133, %1222) : (i1, f32, f32) -> f32
            %2138 = "vector.from_elements"(%2134, %2135, %2136, %2137) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2138, %2128) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2110) ({
              %2139 = "arith.subi"(%43, %2056) : (i32, i32) -> i32
              "scf.for"(%2076, %2075, %60) ({
              ^bb0(%2140: i32):
                %2141 = "arith.addi"(%2139, %2140) : (i32, i32) -> i32
                %2142 = "arith.extsi"(%2049) : (i32) -> i64
                %2143 = "arith.extsi"(%2141) : (i32) -> i64
                %2144 = "arith.muli"(%2142, %5) : (i64, i64) -> i64
                %2145 = "arith.addi"(%2144, %2143) : (i64, i64) -> i64
                %2146 = "llvm.getelementptr"(%4, %2145) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2147 = "llvm.load"(%2146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2148 = "llvm.getelementptr"(%2128, %2140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2147, %2148) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2149 = "arith.divui"(%2058, %49) : (i32, i32) -> i32
          %2150 = "arith.subi"(%2149, %2059) : (i32, i32) -> i32
          %2151 = "arith.cmpi"(%2150, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %2152 = "arith.andi"(%2061, %2151) : (i1, i1) -> i1
          %2153 = "arith.cmpi"(%2150, %36) {predicate = 2 : i64} : (i32, i32) -> i1
          %2154 = "arith.andi"(%2152, %2153) : (i1, i1) -> i1
          %2155 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2156 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2157 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2158 = "arith.remui"(%2155, %49) : (i32, i32) -> i32
          %2159 = "arith.addi"(%2059, %2150) : (i32, i32) -> i32
          %2160 = "arith.muli"(%2159, %49) : (i32, i32) -> i32
          %2161 = "arith.addi"(%2160, %2158) : (i32, i32) -> i32
          %2162 = "arith.cmpi"(%2161, %2058) {predicate = 0 : i64} : (i32, i32) -> i1
          %2163 = "arith.andi"(%2154, %2162) : (i1, i1) -> i1
          "scf.if"(%2163) ({
            %2164 = "arith.muli"(%2058, %36) : (i32, i32) -> i32
            %2165 = "arith.subi"(%2057, %2164) : (i32, i32) -> i32
            %2166 = "arith.minsi"(%2165, %36) : (i32, i32) -> i32
            %2167 = "arith.subi"(%2056, %2164) : (i32, i32) -> i32
            %2168 = "arith.maxsi"(%2167, %43) : (i32, i32) -> i32
            %2169 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2170 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2171 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2172 = "arith.remui"(%1494, %142) : (i32, i32) -> i32
            %2173 = "arith.muli"(%2169, %36) : (i32, i32) -> i32
            %2174 = "arith.muli"(%2172, %367) : (i32, i32) -> i32
            %2175 = "arith.addi"(%2173, %2174) : (i32, i32) -> i32
            %2176 = "llvm.getelementptr"(%20, %2175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2177 = "arith.muli"(%2150, %18) : (i32, i32) -> i32
            %2178 = "llvm.getelementptr"(%2176, %2177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2179 = "llvm.load"(%2178) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2180 = "vector.extract"(%2179) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2181 = "vector.extract"(%2179) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2182 = "vector.extract"(%2179) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2183 = "vector.extract"(%2179) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2184 = "arith.cmpi"(%2168, %43) {predicate = 3 : i64} : (i32, i32) -> i1
            %2185 = "arith.cmpi"(%2166, %43) {predicate = 4 : i64} : (i32, i32) -> i1
            %2186 = "arith.andi"(%2184, %2185) : (i1, i1) -> i1
            %2187 = "arith.select"(%2186, %2180, %1222) : (i1, f32, f32) -> f32
            %2188 = "arith.cmpi"(%2168, %60) {predicate = 3 : i64} : (i32, i32) -> i1
            %2189 = "arith.cmpi"(%2166, %60) {predicate = 4 : i64} : (i32, i32) -> i1
            %2190 = "arith.andi"(%2188, %2189) : (i1, i1) -> i1
            %2191 = "arith.select"(%2190, %2181, %1222) : (i1, f32, f32) -> f32
            %2192 = "arith.cmpi"(%2168, %117) {predicate = 3 : i64} : (i32, i32) -> i1
            %2193 = "arith.cmpi"(%2166, %117) {predicate = 4 : i64} : (i32, i32) -> i1
            %2194 = "arith.andi"(%2192, %2193) : (i1, i1) -> i1
            %2195 = "arith.select"(%2194, %2182, %1222) : (i1, f32, f32) -> f32
            %2196 = "arith.cmpi"(%2168, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %2197 = "arith.cmpi"(%2166, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %2198 = "arith.andi"(%2196, %2197) : (i1, i1) -> i1
            %2199 = "arith.select"(%2198, %2183, %1222) : (i1, f32, f32) -> f32
            %2200 = "vector.from_elements"(%2187, %2191, %2195, %2199) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2200, %2178) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2201 = "arith.addi"(%2049, %60) : (i32, i32) -> i32
            %2202 = "arith.cmpi"(%2201, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2202) ({
              %2203 = "arith.subi"(%2164, %2056) : (i32, i32) -> i32
              "scf.for"(%2168, %2166, %60) ({
              ^bb0(%2204: i32):
                %2205 = "arith.addi"(%2203, %2204) : (i32, i32) -> i32
                %2206 = "arith.extsi"(%2049) : (i32) -> i64
                %2207 = "arith.extsi"(%2205) : (i32) -> i64
                %2208 = "arith.muli"(%2206, %3) : (i64, i64) -> i64
                %2209 = "arith.addi"(%2208, %2207) : (i64, i64) -> i64
                %2210 = "llvm.getelementptr"(%0, %2209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2211 = "llvm.load"(%2210) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2212 = "llvm.getelementptr"(%2178, %2204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2211, %2212) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2213 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2214 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2215 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2216 = "arith.muli"(%2213, %36) : (i32, i32) -> i32
            %2217 = "arith.addi"(%2216, %211) : (i32, i32) -> i32
            %2218 = "arith.addi"(%2217, %2174) : (i32, i32) -> i32
            %2219 = "llvm.getelementptr"(%20, %2218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2220 = "llvm.getelementptr"(%2219, %2177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2221 = "llvm.load"(%2220) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2222 = "vector.extract"(%2221) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2223 = "vector.extract"(%2221) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2224 = "vector.extract"(%2221) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2225 = "vector.extract"(%2221) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2226 = "arith.select"(%2186, %2222, %1222) : (i1, f32, f32) -> f32
            %2227 = "arith.select"(%2190, %2223, %1222) : (i1, f32, f32) -> f32
            %2228 = "arith.select"(%2194, %2224, %1222) : (i1, f32, f32) -> f32
            %2229 = "arith.select"(%2198, %2225, %1222) : (i1, f32, f32) -> f32
            %2230 = "vector.from_elements"(%2226, %2227, %2228, %2229) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2230, %2220) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2202) ({
              %2231 = "arith.subi"(%2164, %2056) : (i32, i32) -> i32
              "scf.for"(%2168, %2166, %60) ({
              ^bb0(%2232: i32):
                %2233 = "arith.addi"(%2231, %2232) : (i32, i32) -> i32
                %2234 = "arith.extsi"(%2049) : (i32) -> i64
                %2235 = "arith.extsi"(%2233) : (i32) -> i64
                %2236 = "arith.muli"(%2234, %5) : (i64, i64) -> i64
                %2237 = "arith.addi"(%2236, %2235) : (i64, i64) -> i64
                %2238 = "llvm.getelementptr"(%4, %2237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2239 = "llvm.load"(%2238) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2240 = "llvm.getelementptr"(%2220, %2232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2239, %2240) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %2241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2244 = "arith.remui"(%1494, %142) : (i32, i32) -> i32
        %2245 = "arith.muli"(%2241, %36) : (i32, i32) -> i32
        %2246 = "arith.addi"(%2245, %211) : (i32, i32) -> i32
        %2247 = "arith.muli"(%2244, %367) : (i32, i32) -> i32
        %2248 = "arith.addi"(%2246, %2247) : (i32, i32) -> i32
        %2249 = "llvm.getelementptr"(%20, %2248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2250 = "llvm.load"(%2249) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2251 = "arith.mulf"(%2250, %2250) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2252 = "vector.extract"(%2251) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2253 = "vector.extract"(%2251) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2254 = "arith.addf"(%2252, %2253) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2255 = "vector.extract"(%2251) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2256 = "vector.extract"(%2251) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2257 = "arith.addf"(%2255, %2256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2258 = "arith.addf"(%2254, %2257) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2259 = "arith.addf"(%2258, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2260 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2261 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2262 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2263 = "arith.muli"(%2260, %36) : (i32, i32) -> i32
        %2264 = "arith.addi"(%2263, %2247) : (i32, i32) -> i32
        %2265 = "llvm.getelementptr"(%20, %2264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2266 = "llvm.load"(%2265) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2267 = "llvm.load"(%420) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2268 = "arith.mulf"(%2266, %2267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2269 = "arith.mulf"(%2250, %2268) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2270 = "vector.extract"(%2269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2271 = "vector.extract"(%2269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2272 = "arith.addf"(%2270, %2271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2273 = "vector.extract"(%2269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2274 = "vector.extract"(%2269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2275 = "arith.addf"(%2273, %2274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2276 = "arith.addf"(%2272, %2275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2277 = "arith.addf"(%2276, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2278 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2279 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2280 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2281 = "arith.muli"(%2278, %36) : (i32, i32) -> i32
        %2282 = "arith.addi"(%2281, %211) : (i32, i32) -> i32
        %2283 = "arith.addi"(%2282, %2247) : (i32, i32) -> i32
        %2284 = "llvm.getelementptr"(%20, %2283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2285 = "llvm.getelementptr"(%2284) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2286 = "llvm.load"(%2285) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2287 = "arith.mulf"(%2286, %2286) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2288 = "vector.extract"(%2287) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2289 = "vector.extract"(%2287) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2290 = "arith.addf"(%2288, %2289) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2291 = "vector.extract"(%2287) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2292 = "vector.extract"(%2287) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2293 = "arith.addf"(%2291, %2292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2294 = "arith.addf"(%2290, %2293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2295 = "arith.addf"(%2294, %2259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2296 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2297 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2298 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2299 = "arith.muli"(%2296, %36) : (i32, i32) -> i32
        %2300 = "arith.addi"(%2299, %2247) : (i32, i32) -> i32
        %2301 = "llvm.getelementptr"(%20, %2300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2302 = "llvm.getelementptr"(%2301) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2303 = "llvm.load"(%2302) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2304 = "llvm.load"(%1265) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2305 = "arith.mulf"(%2303, %2304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2306 = "arith.mulf"(%2286, %2305) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2307 = "vector.extract"(%2306) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2308 = "vector.extract"(%2306) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2309 = "arith.addf"(%2307, %2308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2310 = "vector.extract"(%2306) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2311 = "vector.extract"(%2306) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2312 = "arith.addf"(%2310, %2311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2313 = "arith.addf"(%2309, %2312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2314 = "arith.addf"(%2313, %2277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2315 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2316 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2317 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2318 = "arith.muli"(%2315, %36) : (i32, i32) -> i32
        %2319 = "arith.addi"(%2318, %211) : (i32, i32) -> i32
        %2320 = "arith.addi"(%2319, %2247) : (i32, i32) -> i32
        %2321 = "llvm.getelementptr"(%20, %2320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2322 = "llvm.getelementptr"(%2321) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2323 = "llvm.load"(%2322) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2324 = "arith.mulf"(%2323, %2323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2325 = "vector.extract"(%2324) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2326 = "vector.extract"(%2324) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2327 = "arith.addf"(%2325, %2326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2328 = "vector.extract"(%2324) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2329 = "vector.extract"(%2324) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2330 = "arith.addf"(%2328, %2329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2331 = "arith.addf"(%2327, %2330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2332 = "arith.addf"(%2331, %2295) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2333 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2334 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2335 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2336 = "arith.muli"(%2333, %36) : (i32, i32) -> i32
        %2337 = "arith.addi"(%2336, %2247) : (i32, i32) -> i32
        %2338 = "llvm.getelementptr"(%20, %2337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2339 = "llvm.getelementptr"(%2338) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2340 = "llvm.load"(%2339) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2341 = "llvm.load"(%1301) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2342 = "arith.mulf"(%2340, %2341) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2343 = "arith.mulf"(%2323, %2342) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2344 = "vector.extract"(%2343) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2345 = "vector.extract"(%2343) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2346 = "arith.addf"(%2344, %2345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2347 = "vector.extract"(%2343) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2348 = "vector.extract"(%2343) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2349 = "arith.addf"(%2347, %2348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2350 = "arith.addf"(%2346, %2349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2351 = "arith.addf"(%2350, %2314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2352 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2353 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2354 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2355 = "arith.muli"(%2352, %36) : (i32, i32) -> i32
        %2356 = "arith.addi"(%2355, %211) : (i32, i32) -> i32
        %2357 = "arith.addi"(%2356, %2247) : (i32, i32) -> i32
        %2358 = "llvm.getelementptr"(%20, %2357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2359 = "llvm.getelementptr"(%2358) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2360 = "llvm.load"(%2359) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2361 = "arith.mulf"(%2360, %2360) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2362 = "vector.extract"(%2361) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2363 = "vector.extract"(%2361) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2364 = "arith.addf"(%2362, %2363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2365 = "vector.extract"(%2361) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2366 = "vector.extract"(%2361) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2367 = "arith.addf"(%2365, %2366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2368 = "arith.addf"(%2364, %2367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2369 = "arith.addf"(%2368, %2332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2370 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2371 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2372 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2373 = "arith.muli"(%2370, %36) : (i32, i32) -> i32
        %2374 = "arith.addi"(%2373, %2247) : (i32, i32) -> i32
        %2375 = "llvm.getelementptr"(%20, %2374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2376 = "llvm.getelementptr"(%2375) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2377 = "llvm.load"(%2376) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2378 = "llvm.load"(%1337) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2379 = "arith.mulf"(%2377, %2378) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2380 = "arith.mulf"(%2360, %2379) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2381 = "vector.extract"(%2380) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2382 = "vector.extract"(%2380) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2383 = "arith.addf"(%2381, %2382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2384 = "vector.extract"(%2380) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2385 = "vector.extract"(%2380) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2386 = "arith.addf"(%2384, %2385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2387 = "arith.addf"(%2383, %2386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2388 = "arith.addf"(%2387, %2351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2389 = "nvvm.shfl.sync"(%197, %2369, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2390 = "nvvm.shfl.sync"(%197, %2388, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2391 = "arith.addf"(%2369, %2389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2392 = "arith.addf"(%2388, %2390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2393 = "nvvm.shfl.sync"(%197, %2391, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2394 = "nvvm.shfl.sync"(%197, %2392, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2395 = "arith.addf"(%2391, %2393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2396 = "arith.addf"(%2392, %2394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2397 = "nvvm.shfl.sync"(%197, %2395, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2398 = "nvvm.shfl.sync"(%197, %2396, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2399 = "arith.addf"(%2395, %2397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2400 = "arith.addf"(%2396, %2398) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2401 = "nvvm.shfl.sync"(%197, %2399, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2402 = "nvvm.shfl.sync"(%197, %2400, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2403 = "arith.addf"(%2399, %2401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2404 = "arith.addf"(%2400, %2402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2405 = "nvvm.shfl.sync"(%197, %2403, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2406 = "nvvm.shfl.sync"(%197, %2404, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2407 = "arith.addf"(%2403, %2405) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2408 = "arith.addf"(%2404, %2406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2412 = "arith.remui"(%2409, %49) : (i32, i32) -> i32
        %2413 = "arith.remui"(%2412, %1375) : (i32, i32) -> i32
        %2414 = "arith.divui"(%2412, %1375) : (i32, i32) -> i32
        %2415 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2416 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2417 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2418 = "arith.divui"(%2415, %49) : (i32, i32) -> i32
        %2419 = "arith.remui"(%1494, %36) : (i32, i32) -> i32
        %2420 = "arith.muli"(%2418, %1362) : (i32, i32) -> i32
        %2421 = "arith.muli"(%2419, %1375) : (i32, i32) -> i32
        %2422 = "arith.addi"(%2420, %2421) : (i32, i32) -> i32
        %2423 = "llvm.getelementptr"(%21, %2422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2424 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2425 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2426 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2427 = "arith.divui"(%2424, %49) : (i32, i32) -> i32
        %2428 = "arith.muli"(%2427, %36) : (i32, i32) -> i32
        %2429 = "arith.addi"(%2428, %2419) : (i32, i32) -> i32
        %2430 = "llvm.getelementptr"(%22, %2429) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2431 = "arith.cmpi"(%2413, %43) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%2431) ({
          %2432 = "llvm.getelementptr"(%2423, %2414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%2407, %2432) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %2433 = "arith.addi"(%2414, %36) : (i32, i32) -> i32
          %2434 = "llvm.getelementptr"(%2423, %2433) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%2408, %2434) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %t2435_s0 = "llvm.ptrtoint"(%2430) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2435_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %2436 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2437 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2438 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2439 = "arith.remui"(%2436, %49) : (i32, i32) -> i32
        %2440 = "arith.cmpi"(%2439, %1375) {predicate = 2 : i64} : (i32, i32) -> i1
        %2441 = "scf.if"(%2440) ({
          %2442 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2443 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2444 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2445 = "arith.divui"(%2442, %49) : (i32, i32) -> i32
          %2446 = "arith.muli"(%2445, %36) : (i32, i32) -> i32
          %2447 = "arith.addi"(%2446, %2419) : (i32, i32) -> i32
          %2448 = "llvm.getelementptr"(%22, %2447) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2449 = "arith.divui"(%1494, %36) : (i32, i32) -> i32
          %2450 = "arith.remui"(%2449, %117) : (i32, i32) -> i32
          %t2451_s0 = "llvm.ptrtoint"(%2448) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2451_s0, %2450) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2452 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2453 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2454 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2455 = "arith.divui"(%2452, %49) : (i32, i32) -> i32
          %2456 = "arith.muli"(%2455, %1362) : (i32, i32) -> i32
          %2457 = "arith.addi"(%2456, %2421) : (i32, i32) -> i32
          %2458 = "llvm.getelementptr"(%21, %2457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2459 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2460 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2461 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2462 = "arith.remui"(%2459, %1375) : (i32, i32) -> i32
          %2463 = "arith.remui"(%2462, %36) : (i32, i32) -> i32
          %2464 = "llvm.getelementptr"(%2458, %2463) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2465 = "llvm.load"(%2464) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %2466 = "arith.addi"(%2463, %36) : (i32, i32) -> i32
          %2467 = "llvm.getelementptr"(%2458, %2466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2468 = "llvm.load"(%2467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %2469 = "nvvm.shfl.sync"(%197, %2465, %60, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %2470 = "nvvm.shfl.sync"(%197, %2468, %60, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %2471 = "arith.addf"(%2465, %2469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2472 = "arith.addf"(%2468, %2470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2473 = "nvvm.shfl.sync"(%197, %2471, %117, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %2474 = "nvvm.shfl.sync"(%197, %2472, %117, %1349) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 7 : i32} : (i32, f32, i32, i32) -> f32
          %2475 = "arith.addf"(%2471, %2473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2476 = "arith.addf"(%2472, %2474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2477 = "arith.cmpi"(%2439, %43) {predicate = 0 : i64} : (i32, i32) -> i1
          %2478 = "scf.if"(%2477) ({
            %2479 = "arith.remui"(%2449, %142) : (i32, i32) -> i32
            %2480 = "arith.addi"(%2479, %60) : (i32, i32) -> i32
            %2481 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2482 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2483 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2484 = "llvm.bitcast"(%2475) : (f32) -> i32
            %2485 = "llvm.bitcast"(%2476) : (f32) -> i32
            %2486 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2487 = "arith.andi"(%2484, %2486) : (i32, i32) -> i32
            %2488 = "arith.shrui"(%2480, %43) : (i32, i32) -> i32
            %2489 = "arith.andi"(%2488, %60) : (i32, i32) -> i32
            %2490 = "arith.ori"(%2487, %2489) : (i32, i32) -> i32
            %2491 = "arith.andi"(%2485, %2486) : (i32, i32) -> i32
            %2492 = "arith.shrui"(%2480, %60) : (i32, i32) -> i32
            %2493 = "arith.andi"(%2492, %60) : (i32, i32) -> i32
            %2494 = "arith.ori"(%2491, %2493) : (i32, i32) -> i32
            %2495 = "vector.from_elements"(%2490, %2494) : (i32, i32) -> vector<2xi32>
            %2496 = "llvm.bitcast"(%2495) : (vector<2xi32>) -> i64
            %2497 = "arith.muli"(%2419, %36) : (i32, i32) -> i32
            %2498 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2499 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2500 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2501 = "arith.divui"(%2498, %49) : (i32, i32) -> i32
            %2502 = "arith.addi"(%2497, %2501) : (i32, i32) -> i32
            %2503 = "arith.constant"() {value = 132 : i32} : () -> i32
            %2504 = "arith.muli"(%2502, %2503) : (i32, i32) -> i32
            %2505 = "arith.addi"(%60, %2504) : (i32, i32) -> i32
            %2506 = "arith.addi"(%2505, %2481) : (i32, i32) -> i32
            %2507 = "llvm.getelementptr"(%12, %2506) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2507, %2496) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2496) : (i64) -> ()
          }, {
            "scf.yield"(%1493) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2478) : (i64) -> ()
        }, {
          "scf.yield"(%1493) : (i64) -> ()
        }) : (i1) -> i64
        %2509 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2510 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2511 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2512 = "arith.divui"(%2509, %49) : (i32, i32) -> i32
        %2513 = "arith.muli"(%2512, %36) : (i32, i32) -> i32
        %2514 = "arith.remui"(%1474, %36) : (i32, i32) -> i32
        %2515 = "arith.addi"(%2513, %2514) : (i32, i32) -> i32
        %2516 = "llvm.getelementptr"(%22, %2515) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2517 = "arith.divui"(%1474, %36) : (i32, i32) -> i32
        %2518 = "arith.remui"(%2517, %117) : (i32, i32) -> i32
        %t2519_s0 = "llvm.ptrtoint"(%2516) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t2519_s0, %2518) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %2520 = "arith.remui"(%2517, %142) : (i32, i32) -> i32
        %2521 = "arith.addi"(%2520, %60) : (i32, i32) -> i32
        %2522 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2523 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2524 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2525 = "arith.remui"(%2522, %1375) : (i32, i32) -> i32
        %2526 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2527 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2528 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2529 = "arith.divui"(%2526, %19) : (i32, i32) -> i32
        %2530 = "arith.muli"(%2529, %19) : (i32, i32) -> i32
        %2531 = "arith.subi"(%19, %60) : (i32, i32) -> i32
        %2532 = "arith.minsi"(%2525, %2531) : (i32, i32) -> i32
        %2533 = "arith.addi"(%2530, %2532) : (i32, i32) -> i32
        %2534 = "arith.muli"(%2514, %36) : (i32, i32) -> i32
        %2535 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2536 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2537 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2538 = "arith.divui"(%2535, %49) : (i32, i32) -> i32
        %2539 = "arith.addi"(%2534, %2538) : (i32, i32) -> i32
        %2540 = "arith.constant"() {value = 132 : i32} : () -> i32
        %2541 = "arith.muli"(%2539, %2540) : (i32, i32) -> i32
        %2542 = "arith.addi"(%60, %2541) : (i32, i32) -> i32
        %2543 = "arith.addi"(%2542, %2533) : (i32, i32) -> i32
        %2544 = "llvm.getelementptr"(%12, %2543) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2545 = "llvm.inline_asm"(%2544) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2547 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2548 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2549 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2550 = "arith.remui"(%2547, %1375) : (i32, i32) -> i32
        %2551 = "arith.addi"(%2550, %1375) : (i32, i32) -> i32
        %2552 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2553 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2554 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2555 = "arith.divui"(%2552, %19) : (i32, i32) -> i32
        %2556 = "arith.muli"(%2555, %19) : (i32, i32) -> i32
        %2557 = "arith.minsi"(%2551, %2531) : (i32, i32) -> i32
        %2558 = "arith.addi"(%2556, %2557) : (i32, i32) -> i32
        %2559 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2560 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2561 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2562 = "arith.divui"(%2559, %49) : (i32, i32) -> i32
        %2563 = "arith.addi"(%2534, %2562) : (i32, i32) -> i32
        %2564 = "arith.muli"(%2563, %2540) : (i32, i32) -> i32
        %2565 = "arith.addi"(%60, %2564) : (i32, i32) -> i32
        %2566 = "arith.addi"(%2565, %2558) : (i32, i32) -> i32
        %2567 = "llvm.getelementptr"(%12, %2566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2568 = "llvm.inline_asm"(%2567) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2570 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2571 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2572 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2573 = "arith.remui"(%2570, %1375) : (i32, i32) -> i32
        %2574 = "arith.constant"() {value = 64 : i32} : () -> i32
        %2575 = "arith.addi"(%2573, %2574) : (i32, i32) -> i32
        %2576 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2577 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2578 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2579 = "arith.divui"(%2576, %19) : (i32, i32) -> i32
        %2580 = "arith.muli"(%2579, %19) : (i32, i32) -> i32
        %2581 = "arith.minsi"(%2575, %2531) : (i32, i32) -> i32
        %2582 = "arith.addi"(%2580, %2581) : (i32, i32) -> i32
        %2583 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2584 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2585 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2586 = "arith.divui"(%2583, %49) : (i32, i32) -> i32
        %2587 = "arith.addi"(%2534, %2586) : (i32, i32) -> i32
        %2588 = "arith.muli"(%2587, %2540) : (i32, i32) -> i32
        %2589 = "arith.addi"(%60, %2588) : (i32, i32) -> i32
        %2590 = "arith.addi"(%2589, %2582) : (i32, i32) -> i32
        %2591 = "llvm.getelementptr"(%12, %2590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2592 = "llvm.inline_asm"(%2591) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2594 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2595 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2596 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2597 = "arith.remui"(%2594, %1375) : (i32, i32) -> i32
        %2598 = "arith.constant"() {value = 96 : i32} : () -> i32
        %2599 = "arith.addi"(%2597, %2598) : (i32, i32) -> i32
        %2600 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2601 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2602 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2603 = "arith.divui"(%2600, %19) : (i32, i32) -> i32
        %2604 = "arith.muli"(%2603, %19) : (i32, i32) -> i32
        %2605 = "arith.minsi"(%2599, %2531) : (i32, i32) -> i32
        %2606 = "arith.addi"(%2604, %2605) : (i32, i32) -> i32
        %2607 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2608 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2609 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2610 = "arith.divui"(%2607, %49) : (i32, i32) -> i32
        %2611 = "arith.addi"(%2534, %2610) : (i32, i32) -> i32
        %2612 = "arith.muli"(%2611, %2540) : (i32, i32) -> i32
        %2613 = "arith.addi"(%60, %2612) : (i32, i32) -> i32
        %2614 = "arith.addi"(%2613, %2606) : (i32, i32) -> i32
        %2615 = "llvm.getelementptr"(%12, %2614) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2616 = "llvm.inline_asm"(%2615) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2618 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2619 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2620 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2621 = "arith.remui"(%2618, %1375) : (i32, i32) -> i32
        %2622 = "arith.addi"(%2621, %49) : (i32, i32) -> i32
        %2623 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2624 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2625 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2626 = "arith.divui"(%2623, %19) : (i32, i32) -> i32
        %2627 = "arith.muli"(%2626, %19) : (i32, i32) -> i32
        %2628 = "arith.minsi"(%2622, %2531) : (i32, i32) -> i32
        %2629 = "arith.addi"(%2627, %2628) : (i32, i32) -> i32
        %2630 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2631 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2632 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2633 = "arith.divui"(%2630, %49) : (i32, i32) -> i32
        %2634 = "arith.addi"(%2534, %2633) : (i32, i32) -> i32
        %2635 = "arith.muli"(%2634, %2540) : (i32, i32) -> i32
        %2636 = "arith.addi"(%60, %2635) : (i32, i32) -> i32
        %2637 = "arith.addi"(%2636, %2629) : (i32, i32) -> i32
        %2638 = "llvm.getelementptr"(%12, %2637) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2639 = "llvm.inline_asm"(%2638) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2641 = "llvm.bitcast"(%2545) : (i64) -> vector<2xi32>
        %2642 = "vector.extract"(%2641) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2643 = "arith.andi"(%2642, %60) : (i32, i32) -> i32
        %2644 = "llvm.bitcast"(%2545) : (i64) -> vector<2xi32>
        %2645 = "vector.extract"(%2644) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2646 = "arith.andi"(%2645, %60) : (i32, i32) -> i32
        %2647 = "arith.shli"(%2646, %60) : (i32, i32) -> i32
        %2648 = "arith.ori"(%2643, %2647) : (i32, i32) -> i32
        %2649 = "arith.cmpi"(%2648, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
        %2650 = "arith.constant"() {value = false} : () -> i1
        %2651 = "arith.ori"(%2650, %2649) : (i1, i1) -> i1
        %2652 = "llvm.bitcast"(%2568) : (i64) -> vector<2xi32>
        %2653 = "vector.extract"(%2652) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2654 = "arith.andi"(%2653, %60) : (i32, i32) -> i32
        %2655 = "llvm.bitcast"(%2568) : (i64) -> vector<2xi32>
        %2656 = "vector.extract"(%2655) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2657 = "arith.andi"(%2656, %60) : (i32, i32) -> i32
        %2658 = "arith.shli"(%2657, %60) : (i32, i32) -> i32
        %2659 = "arith.ori"(%2654, %2658) : (i32, i32) -> i32
        %2660 = "arith.cmpi"(%2659, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
        %2661 = "arith.ori"(%2651, %2660) : (i1, i1) -> i1
        %2662 = "llvm.bitcast"(%2592) : (i64) -> vector<2xi32>
        %2663 = "vector.extract"(%2662) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2664 = "arith.andi"(%2663, %60) : (i32, i32) -> i32
        %2665 = "llvm.bitcast"(%2592) : (i64) -> vector<2xi32>
        %2666 = "vector.extract"(%2665) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2667 = "arith.andi"(%2666, %60) : (i32, i32) -> i32
        %2668 = "arith.shli"(%2667, %60) : (i32, i32) -> i32
        %2669 = "arith.ori"(%2664, %2668) : (i32, i32) -> i32
        %2670 = "arith.cmpi"(%2669, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
        %2671 = "arith.ori"(%2661, %2670) : (i1, i1) -> i1
        %2672 = "llvm.bitcast"(%2616) : (i64) -> vector<2xi32>
        %2673 = "vector.extract"(%2672) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2674 = "arith.andi"(%2673, %60) : (i32, i32) -> i32
        %2675 = "llvm.bitcast"(%2616) : (i64) -> vector<2xi32>
        %2676 = "vector.extract"(%2675) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2677 = "arith.andi"(%2676, %60) : (i32, i32) -> i32
        %2678 = "arith.shli"(%2677, %60) : (i32, i32) -> i32
        %2679 = "arith.ori"(%2674, %2678) : (i32, i32) -> i32
        %2680 = "arith.cmpi"(%2679, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
        %2681 = "arith.ori"(%2671, %2680) : (i1, i1) -> i1
        %2682 = "llvm.bitcast"(%2639) : (i64) -> vector<2xi32>
        %2683 = "vector.extract"(%2682) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2684 = "arith.andi"(%2683, %60) : (i32, i32) -> i32
        %2685 = "llvm.bitcast"(%2639) : (i64) -> vector<2xi32>
        %2686 = "vector.extract"(%2685) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2687 = "arith.andi"(%2686, %60) : (i32, i32) -> i32
        %2688 = "arith.shli"(%2687, %60) : (i32, i32) -> i32
        %2689 = "arith.ori"(%2684, %2688) : (i32, i32) -> i32
        %2690 = "arith.cmpi"(%2689, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
        %2691 = "arith.ori"(%2681, %2690) : (i1, i1) -> i1
        %2692, %2693, %2694, %2695, %2696, %2697 = "scf.while"(%2691, %2545, %2568, %2592, %2616, %2639) ({
        ^bb0(%2698: i1, %2699: i64, %2700: i64, %2701: i64, %2702: i64, %2703: i64):
          "scf.condition"(%2698, %2698, %2699, %2700, %2701, %2702, %2703) : (i1, i1, i64, i64, i64, i64, i64) -> ()
        }, {
        ^bb0(%2704: i1, %2705: i64, %2706: i64, %2707: i64, %2708: i64, %2709: i64):
          %2710 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2711 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2712 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2713 = "arith.remui"(%2710, %1375) : (i32, i32) -> i32
          %2714 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2715 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2716 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2717 = "arith.divui"(%2714, %19) : (i32, i32) -> i32
          %2718 = "arith.muli"(%2717, %19) : (i32, i32) -> i32
          %2719 = "arith.minsi"(%2713, %2531) : (i32, i32) -> i32
          %2720 = "arith.addi"(%2718, %2719) : (i32, i32) -> i32
          %2721 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2722 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2723 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2724 = "arith.divui"(%2721, %49) : (i32, i32) -> i32
          %2725 = "arith.addi"(%2534, %2724) : (i32, i32) -> i32
          %2726 = "arith.muli"(%2725, %2540) : (i32, i32) -> i32
          %2727 = "arith.addi"(%60, %2726) : (i32, i32) -> i32
          %2728 = "arith.addi"(%2727, %2720) : (i32, i32) -> i32
          %2729 = "llvm.getelementptr"(%12, %2728) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2730 = "llvm.inline_asm"(%2729) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2732 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2733 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2734 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2735 = "arith.remui"(%2732, %1375) : (i32, i32) -> i32
          %2736 = "arith.addi"(%2735, %1375) : (i32, i32) -> i32
          %2737 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2738 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2739 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2740 = "arith.divui"(%2737, %19) : (i32, i32) -> i32
          %2741 = "arith.muli"(%2740, %19) : (i32, i32) -> i32
          %2742 = "arith.minsi"(%2736, %2531) : (i32, i32) -> i32
          %2743 = "arith.addi"(%2741, %2742) : (i32, i32) -> i32
          %2744 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2745 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2746 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2747 = "arith.divui"(%2744, %49) : (i32, i32) -> i32
          %2748 = "arith.addi"(%2534, %2747) : (i32, i32) -> i32
          %2749 = "arith.muli"(%2748, %2540) : (i32, i32) -> i32
          %2750 = "arith.addi"(%60, %2749) : (i32, i32) -> i32
          %2751 = "arith.addi"(%2750, %2743) : (i32, i32) -> i32
          %2752 = "llvm.getelementptr"(%12, %2751) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2753 = "llvm.inline_asm"(%2752) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2755 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2756 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2757 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2758 = "arith.remui"(%2755, %1375) : (i32, i32) -> i32
          %2759 = "arith.addi"(%2758, %2574) : (i32, i32) -> i32
          %2760 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2761 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2762 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2763 = "arith.divui"(%2760, %19) : (i32, i32) -> i32
          %2764 = "arith.muli"(%2763, %19) : (i32, i32) -> i32
          %2765 = "arith.minsi"(%2759, %2531) : (i32, i32) -> i32
          %2766 = "arith.addi"(%2764, %2765) : (i32, i32) -> i32
          %2767 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2768 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2769 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2770 = "arith.divui"(%2767, %49) : (i32, i32) -> i32
          %2771 = "arith.addi"(%2534, %2770) : (i32, i32) -> i32
          %2772 = "arith.muli"(%2771, %2540) : (i32, i32) -> i32
          %2773 = "arith.addi"(%60, %2772) : (i32, i32) -> i32
          %2774 = "arith.addi"(%2773, %2766) : (i32, i32) -> i32
          %2775 = "llvm.getelementptr"(%12, %2774) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2776 = "llvm.inline_asm"(%2775) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2778 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2779 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2780 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2781 = "arith.remui"(%2778, %1375) : (i32, i32) -> i32
          %2782 = "arith.addi"(%2781, %2598) : (i32, i32) -> i32
          %2783 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2784 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2785 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2786 = "arith.divui"(%2783, %19) : (i32, i32) -> i32
          %2787 = "arith.muli"(%2786, %19) : (i32, i32) -> i32
          %2788 = "arith.minsi"(%2782, %2531) : (i32, i32) -> i32
          %2789 = "arith.addi"(%2787, %2788) : (i32, i32) -> i32
          %2790 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2791 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2792 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2793 = "arith.divui"(%2790, %49) : (i32, i32) -> i32
          %2794 = "arith.addi"(%2534, %2793) : (i32, i32) -> i32
          %2795 = "arith.muli"(%2794, %2540) : (i32, i32) -> i32
          %2796 = "arith.addi"(%60, %2795) : (i32, i32) -> i32
          %2797 = "arith.addi"(%2796, %2789) : (i32, i32) -> i32
          %2798 = "llvm.getelementptr"(%12, %2797) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2799 = "llvm.inline_asm"(%2798) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2801 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2802 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2803 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2804 = "arith.remui"(%2801, %1375) : (i32, i32) -> i32
          %2805 = "arith.addi"(%2804, %49) : (i32, i32) -> i32
          %2806 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2807 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2808 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2809 = "arith.divui"(%2806, %19) : (i32, i32) -> i32
          %2810 = "arith.muli"(%2809, %19) : (i32, i32) -> i32
          %2811 = "arith.minsi"(%2805, %2531) : (i32, i32) -> i32
          %2812 = "arith.addi"(%2810, %2811) : (i32, i32) -> i32
          %2813 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2814 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2815 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2816 = "arith.divui"(%2813, %49) : (i32, i32) -> i32
          %2817 = "arith.addi"(%2534, %2816) : (i32, i32) -> i32
          %2818 = "arith.muli"(%2817, %2540) : (i32, i32) -> i32
          %2819 = "arith.addi"(%60, %2818) : (i32, i32) -> i32
          %2820 = "arith.addi"(%2819, %2812) : (i32, i32) -> i32
          %2821 = "llvm.getelementptr"(%12, %2820) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2822 = "llvm.inline_asm"(%2821) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2824 = "llvm.bitcast"(%2730) : (i64) -> vector<2xi32>
          %2825 = "vector.extract"(%2824) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2826 = "arith.andi"(%2825, %60) : (i32, i32) -> i32
          %2827 = "llvm.bitcast"(%2730) : (i64) -> vector<2xi32>
          %2828 = "vector.extract"(%2827) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2829 = "arith.andi"(%2828, %60) : (i32, i32) -> i32
          %2830 = "arith.shli"(%2829, %60) : (i32, i32) -> i32
          %2831 = "arith.ori"(%2826, %2830) : (i32, i32) -> i32
          %2832 = "arith.cmpi"(%2831, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
          %2833 = "arith.ori"(%2650, %2832) : (i1, i1) -> i1
          %2834 = "llvm.bitcast"(%2753) : (i64) -> vector<2xi32>
          %2835 = "vector.extract"(%2834) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2836 = "arith.andi"(%2835, %60) : (i32, i32) -> i32
          %2837 = "llvm.bitcast"(%2753) : (i64) -> vector<2xi32>
          %2838 = "vector.extract"(%2837) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2839 = "arith.andi"(%2838, %60) : (i32, i32) -> i32
          %2840 = "arith.shli"(%2839, %60) : (i32, i32) -> i32
          %2841 = "arith.ori"(%2836, %2840) : (i32, i32) -> i32
          %2842 = "arith.cmpi"(%2841, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
          %2843 = "arith.ori"(%2833, %2842) : (i1, i1) -> i1
          %2844 = "llvm.bitcast"(%2776) : (i64) -> vector<2xi32>
          %2845 = "vector.extract"(%2844) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2846 = "arith.andi"(%2845, %60) : (i32, i32) -> i32
          %2847 = "llvm.bitcast"(%2776) : (i64) -> vector<2xi32>
          %2848 = "vector.extract"(%2847) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2849 = "arith.andi"(%2848, %60) : (i32, i32) -> i32
          %2850 = "arith.shli"(%2849, %60) : (i32, i32) -> i32
          %2851 = "arith.ori"(%2846, %2850) : (i32, i32) -> i32
          %2852 = "arith.cmpi"(%2851, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
          %2853 = "arith.ori"(%2843, %2852) : (i1, i1) -> i1
          %2854 = "llvm.bitcast"(%2799) : (i64) -> vector<2xi32>
          %2855 = "vector.extract"(%2854) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2856 = "arith.andi"(%2855, %60) : (i32, i32) -> i32
          %2857 = "llvm.bitcast"(%2799) : (i64) -> vector<2xi32>
          %2858 = "vector.extract"(%2857) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2859 = "arith.andi"(%2858, %60) : (i32, i32) -> i32
          %2860 = "arith.shli"(%2859, %60) : (i32, i32) -> i32
          %2861 = "arith.ori"(%2856, %2860) : (i32, i32) -> i32
          %2862 = "arith.cmpi"(%2861, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
          %2863 = "arith.ori"(%2853, %2862) : (i1, i1) -> i1
          %2864 = "llvm.bitcast"(%2822) : (i64) -> vector<2xi32>
          %2865 = "vector.extract"(%2864) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2866 = "arith.andi"(%2865, %60) : (i32, i32) -> i32
          %2867 = "llvm.bitcast"(%2822) : (i64) -> vector<2xi32>
          %2868 = "vector.extract"(%2867) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2869 = "arith.andi"(%2868, %60) : (i32, i32) -> i32
          %2870 = "arith.shli"(%2869, %60) : (i32, i32) -> i32
          %2871 = "arith.ori"(%2866, %2870) : (i32, i32) -> i32
          %2872 = "arith.cmpi"(%2871, %2521) {predicate = 1 : i64} : (i32, i32) -> i1
          %2873 = "arith.ori"(%2863, %2872) : (i1, i1) -> i1
          "scf.yield"(%2873, %2730, %2753, %2776, %2799, %2822) : (i1, i64, i64, i64, i64, i64) -> ()
        }) : (i1, i64, i64, i64, i64, i64) -> (i1, i64, i64, i64, i64, i64)
        %2874 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2875 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2876 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2877 = "arith.remui"(%2874, %1375) : (i32, i32) -> i32
        %2878 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2879 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2880 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2881 = "arith.cmpi"(%2877, %19) {predicate = 2 : i64} : (i32, i32) -> i1
        %2882 = "llvm.bitcast"(%2693) : (i64) -> vector<2xi32>
        %2883 = "vector.extract"(%2882) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2884 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
        %2885 = "arith.andi"(%2883, %2884) : (i32, i32) -> i32
        %2886 = "llvm.bitcast"(%2693) : (i64) -> vector<2xi32>
        %2887 = "vector.extract"(%2886) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2888 = "arith.andi"(%2887, %2884) : (i32, i32) -> i32
        %2889 = "llvm.bitcast"(%2885) : (i32) -> f32
        %2890 = "arith.select"(%2881, %2889, %1222) : (i1, f32, f32) -> f32
        %2891 = "llvm.bitcast"(%2888) : (i32) -> f32
        %2892 = "arith.select"(%2881, %2891, %1222) : (i1, f32, f32) -> f32
        %2893 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2894 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2895 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2896 = "arith.remui"(%2893, %1375) : (i32, i32) -> i32
        %2897 = "arith.addi"(%2896, %1375) : (i32, i32) -> i32
        %2898 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2899 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2900 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2901 = "arith.cmpi"(%2897, %19) {predicate = 2 : i64} : (i32, i32) -> i1
        %2902 = "llvm.bitcast"(%2694) : (i64) -> vector<2xi32>
        %2903 = "vector.extract"(%2902) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2904 = "arith.andi"(%2903, %2884) : (i32, i32) -> i32
        %2905 = "llvm.bitcast"(%2694) : (i64) -> vector<2xi32>
        %2906 = "vector.extract"(%2905) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2907 = "arith.andi"(%2906, %2884) : (i32, i32) -> i32
        %2908 = "llvm.bitcast"(%2904) : (i32) -> f32
        %2909 = "arith.select"(%2901, %2908, %1222) : (i1, f32, f32) -> f32
        %2910 = "llvm.bitcast"(%2907) : (i32) -> f32
        %2911 = "arith.select"(%2901, %2910, %1222) : (i1, f32, f32) -> f32
        %2912 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2913 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2914 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2915 = "arith.remui"(%2912, %1375) : (i32, i32) -> i32
        %2916 = "arith.addi"(%2915, %2574) : (i32, i32) -> i32
        %2917 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2918 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2919 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2920 = "arith.cmpi"(%2916, %19) {predicate = 2 : i64} : (i32, i32) -> i1
        %2921 = "llvm.bitcast"(%2695) : (i64) -> vector<2xi32>
        %2922 = "vector.extract"(%2921) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2923 = "arith.andi"(%2922, %2884) : (i32, i32) -> i32
        %2924 = "llvm.bitcast"(%2695) : (i64) -> vector<2xi32>
        %2925 = "vector.extract"(%2924) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2926 = "arith.andi"(%2925, %2884) : (i32, i32) -> i32
        %2927 = "llvm.bitcast"(%2923) : (i32) -> f32
        %2928 = "arith.select"(%2920, %2927, %1222) : (i1, f32, f32) -> f32
        %2929 = "llvm.bitcast"(%2926) : (i32) -> f32
        %2930 = "arith.select"(%2920, %2929, %1222) : (i1, f32, f32) -> f32
        %2931 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2932 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2933 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2934 = "arith.remui"(%2931, %1375) : (i32, i32) -> i32
        %2935 = "arith.addi"(%2934, %2598) : (i32, i32) -> i32
        %2936 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2937 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2938 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2939 = "arith.cmpi"(%2935, %19) {predicate = 2 : i64} : (i32, i32) -> i1
        %2940 = "llvm.bitcast"(%2696) : (i64) -> vector<2xi32>
        %2941 = "vector.extract"(%2940) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2942 = "arith.andi"(%2941, %2884) : (i32, i32) -> i32
        %2943 = "llvm.bitcast"(%2696) : (i64) -> vector<2xi32>
        %2944 = "vector.extract"(%2943) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2945 = "arith.andi"(%2944, %2884) : (i32, i32) -> i32
        %2946 = "llvm.bitcast"(%2942) : (i32) -> f32
        %2947 = "arith.select"(%2939, %2946, %1222) : (i1, f32, f32) -> f32
        %2948 = "llvm.bitcast"(%2945) : (i32) -> f32
        %2949 = "arith.select"(%2939, %2948, %1222) : (i1, f32, f32) -> f32
        %2950 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2951 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2952 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2953 = "arith.remui"(%2950, %1375) : (i32, i32) -> i32
        %2954 = "arith.addi"(%2953, %49) : (i32, i32) -> i32
        %2955 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2956 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2957 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2958 = "arith.cmpi"(%2954, %19) {predicate = 2 : i64} : (i32, i32) -> i1
        %2959 = "llvm.bitcast"(%2697) : (i64) -> vector<2xi32>
        %2960 = "vector.extract"(%2959) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2961 = "arith.andi"(%2960, %2884) : (i32, i32) -> i32
        %2962 = "llvm.bitcast"(%2697) : (i64) -> vector<2xi32>
        %2963 = "vector.extract"(%2962) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2964 = "arith.andi"(%2963, %2884) : (i32, i32) -> i32
        %2965 = "llvm.bitcast"(%2961) : (i32) -> f32
        %2966 = "arith.select"(%2958, %2965, %1222) : (i1, f32, f32) -> f32
        %2967 = "llvm.bitcast"(%2964) : (i32) -> f32
        %2968 = "arith.select"(%2958, %2967, %1222) : (i1, f32, f32) -> f32
        %2969 = "arith.addf"(%2890, %2909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2970 = "arith.addf"(%2892, %2911) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2971 = "arith.addf"(%2969, %2928) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2972 = "arith.addf"(%2970, %2930) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2973 = "arith.addf"(%2971, %2947) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2974 = "arith.addf"(%2972, %2949) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2975 = "arith.addf"(%2973, %2966) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2976 = "arith.addf"(%2974, %2968) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2977 = "nvvm.shfl.sync"(%197, %2975, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2978 = "nvvm.shfl.sync"(%197, %2976, %60, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2979 = "arith.addf"(%2975, %2977) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2980 = "arith.addf"(%2976, %2978) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2981 = "nvvm.shfl.sync"(%197, %2979, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2982 = "nvvm.shfl.sync"(%197, %2980, %117, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2983 = "arith.addf"(%2979, %2981) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2984 = "arith.addf"(%2980, %2982) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2985 = "nvvm.shfl.sync"(%197, %2983, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2986 = "nvvm.shfl.sync"(%197, %2984, %36, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2987 = "arith.addf"(%2983, %2985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2988 = "arith.addf"(%2984, %2986) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2989 = "nvvm.shfl.sync"(%197, %2987, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2990 = "nvvm.shfl.sync"(%197, %2988, %1362, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2991 = "arith.addf"(%2987, %2989) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2992 = "arith.addf"(%2988, %2990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2993 = "nvvm.shfl.sync"(%197, %2991, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2994 = "nvvm.shfl.sync"(%197, %2992, %27, %1349) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2995 = "arith.addf"(%2991, %2993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2996 = "arith.addf"(%2992, %2994) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %2997 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2998 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2999 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3000 = "arith.divui"(%2997, %19) : (i32, i32) -> i32
        %3001 = "arith.muli"(%3000, %36) : (i32, i32) -> i32
        %3002 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %3003 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %3004 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %3005 = "arith.divui"(%3002, %19) : (i32, i32) -> i32
        %3006 = "arith.muli"(%3005, %36) : (i32, i32) -> i32
        %3007 = "arith.muli"(%1474, %3006) : (i32, i32) -> i32
        %3008 = "arith.addi"(%3001, %3007) : (i32, i32) -> i32
        %3009 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3010 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3011 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3012 = "arith.divui"(%3009, %49) : (i32, i32) -> i32
        %3013 = "arith.addi"(%3008, %3012) : (i32, i32) -> i32
        %3014 = "arith.cmpi"(%3013, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %3015 = "arith.mulf"(%2995, %14) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3016 = "arith.addf"(%3015, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3017 = "llvm.call"(%3016) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %3018 = "arith.select"(%3014, %3017, %1222) : (i1, f32, f32) -> f32
        %3019 = "arith.mulf"(%2996, %14) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3020 = "arith.mulf"(%3019, %3018) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3021 = "arith.mulf"(%3020, %3018) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3022 = "arith.mulf"(%3021, %3018) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3023 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3024 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3025 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3026 = "arith.remui"(%1474, %142) : (i32, i32) -> i32
        %3027 = "arith.muli"(%3023, %36) : (i32, i32) -> i32
        %3028 = "arith.muli"(%3026, %367) : (i32, i32) -> i32
        %3029 = "arith.addi"(%3027, %3028) : (i32, i32) -> i32
        %3030 = "llvm.getelementptr"(%20, %3029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3031 = "llvm.load"(%3030) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3032 = "vector.broadcast"(%3018) : (f32) -> vector<4xf32>
        %3033 = "arith.mulf"(%3031, %3032) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3034 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3035 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3036 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3037 = "arith.muli"(%3034, %36) : (i32, i32) -> i32
        %3038 = "arith.addi"(%3037, %211) : (i32, i32) -> i32
        %3039 = "arith.addi"(%3038, %3028) : (i32, i32) -> i32
        %3040 = "llvm.getelementptr"(%20, %3039) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3041 = "llvm.load"(%3040) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3042 = "arith.mulf"(%3033, %3041) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3043 = "vector.from_elements"(%1477, %1478, %1479, %1480) : (f32, f32, f32, f32) -> vector<4xf32>
        %3044 = "arith.addf"(%3043, %3042) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3045 = "vector.extract"(%3044) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3046 = "vector.extract"(%3044) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3047 = "vector.extract"(%3044) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3048 = "vector.extract"(%3044) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3049 = "llvm.load"(%420) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3050 = "arith.mulf"(%3033, %3049) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3051 = "vector.broadcast"(%3022) : (f32) -> vector<4xf32>
        %3052 = "arith.mulf"(%3041, %3051) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3053 = "arith.subf"(%3050, %3052) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3054 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3055 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3056 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3057 = "arith.muli"(%3054, %36) : (i32, i32) -> i32
        %3058 = "arith.addi"(%3057, %3028) : (i32, i32) -> i32
        %3059 = "llvm.getelementptr"(%20, %3058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%3053, %3059) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %3060 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3061 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3062 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3063 = "arith.muli"(%3060, %36) : (i32, i32) -> i32
        %3064 = "arith.addi"(%3063, %3028) : (i32, i32) -> i32
        %3065 = "llvm.getelementptr"(%20, %3064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3066 = "llvm.getelementptr"(%3065) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3067 = "llvm.load"(%3066) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3068 = "vector.broadcast"(%3018) : (f32) -> vector<4xf32>
        %3069 = "arith.mulf"(%3067, %3068) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3070 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3071 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3072 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3073 = "arith.muli"(%3070, %36) : (i32, i32) -> i32
        %3074 = "arith.addi"(%3073, %211) : (i32, i32) -> i32
        %3075 = "arith.addi"(%3074, %3028) : (i32, i32) -> i32
        %3076 = "llvm.getelementptr"(%20, %3075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3077 = "llvm.getelementptr"(%3076) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3078 = "llvm.load"(%3077) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3079 = "arith.mulf"(%3069, %3078) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3080 = "vector.from_elements"(%1481, %1482, %1483, %1484) : (f32, f32, f32, f32) -> vector<4xf32>
        %3081 = "arith.addf"(%3080, %3079) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3082 = "vector.extract"(%3081) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3083 = "vector.extract"(%3081) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3084 = "vector.extract"(%3081) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3085 = "vector.extract"(%3081) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3086 = "llvm.load"(%1265) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3087 = "arith.mulf"(%3069, %3086) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3088 = "vector.broadcast"(%3022) : (f32) -> vector<4xf32>
        %3089 = "arith.mulf"(%3078, %3088) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3090 = "arith.subf"(%3087, %3089) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3091 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3092 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3093 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3094 = "arith.muli"(%3091, %36) : (i32, i32) -> i32
        %3095 = "arith.addi"(%3094, %3028) : (i32, i32) -> i32
        %3096 = "llvm.getelementptr"(%20, %3095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3097 = "llvm.getelementptr"(%3096) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3090, %3097) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %3098 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3099 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3100 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3101 = "arith.muli"(%3098, %36) : (i32, i32) -> i32
        %3102 = "arith.addi"(%3101, %3028) : (i32, i32) -> i32
        %3103 = "llvm.getelementptr"(%20, %3102) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3104 = "llvm.getelementptr"(%3103) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3105 = "llvm.load"(%3104) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3106 = "vector.broadcast"(%3018) : (f32) -> vector<4xf32>
        %3107 = "arith.mulf"(%3105, %3106) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3111 = "arith.muli"(%3108, %36) : (i32, i32) -> i32
        %3112 = "arith.addi"(%3111, %211) : (i32, i32) -> i32
        %3113 = "arith.addi"(%3112, %3028) : (i32, i32) -> i32
        %3114 = "llvm.getelementptr"(%20, %3113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3115 = "llvm.getelementptr"(%3114) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3116 = "llvm.load"(%3115) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3117 = "arith.mulf"(%3107, %3116) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3118 = "vector.from_elements"(%1485, %1486, %1487, %1488) : (f32, f32, f32, f32) -> vector<4xf32>
        %3119 = "arith.addf"(%3118, %3117) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3120 = "vector.extract"(%3119) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3121 = "vector.extract"(%3119) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3122 = "vector.extract"(%3119) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3123 = "vector.extract"(%3119) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3124 = "llvm.load"(%1301) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3125 = "arith.mulf"(%3107, %3124) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3126 = "vector.broadcast"(%3022) : (f32) -> vector<4xf32>
        %3127 = "arith.mulf"(%3116, %3126) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3128 = "arith.subf"(%3125, %3127) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3129 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3130 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3131 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3132 = "arith.muli"(%3129, %36) : (i32, i32) -> i32
        %3133 = "arith.addi"(%3132, %3028) : (i32, i32) -> i32
        %3134 = "llvm.getelementptr"(%20, %3133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3135 = "llvm.getelementptr"(%3134) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3128, %3135) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        %3136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3139 = "arith.muli"(%3136, %36) : (i32, i32) -> i32
        %3140 = "arith.addi"(%3139, %3028) : (i32, i32) -> i32
        %3141 = "llvm.getelementptr"(%20, %3140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3142 = "llvm.getelementptr"(%3141) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3143 = "llvm.load"(%3142) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3144 = "vector.broadcast"(%3018) : (f32) -> vector<4xf32>
        %3145 = "arith.mulf"(%3143, %3144) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3146 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3147 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3148 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3149 = "arith.muli"(%3146, %36) : (i32, i32) -> i32
        %3150 = "arith.addi"(%3149, %211) : (i32, i32) -> i32
        %3151 = "arith.addi"(%3150, %3028) : (i32, i32) -> i32
        %3152 = "llvm.getelementptr"(%20, %3151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3153 = "llvm.getelementptr"(%3152) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3154 = "llvm.load"(%3153) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3155 = "arith.mulf"(%3145, %3154) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3156 = "vector.from_elements"(%1489, %1490, %1491, %1492) : (f32, f32, f32, f32) -> vector<4xf32>
        %3157 = "arith.addf"(%3156, %3155) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3158 = "vector.extract"(%3157) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3159 = "vector.extract"(%3157) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3160 = "vector.extract"(%3157) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3161 = "vector.extract"(%3157) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3162 = "llvm.load"(%1337) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3163 = "arith.mulf"(%3145, %3162) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3164 = "vector.broadcast"(%3022) : (f32) -> vector<4xf32>
        %3165 = "arith.mulf"(%3154, %3164) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3166 = "arith.subf"(%3163, %3165) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3167 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3168 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3169 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3170 = "arith.muli"(%3167, %36) : (i32, i32) -> i32
        %3171 = "arith.addi"(%3170, %3028) : (i32, i32) -> i32
        %3172 = "llvm.getelementptr"(%20, %3171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3173 = "llvm.getelementptr"(%3172) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3166, %3173) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%197) : (i32) -> ()
        "scf.yield"(%2407, %2408, %3045, %3046, %3047, %3048, %3082, %3083, %3084, %3085, %3120, %3121, %3122, %3123, %3158, %3159, %3160, %3161, %2441) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64)
      %3174 = "arith.subi"(%15, %60) : (i32, i32) -> i32
      %3175 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3176 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3177 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3178 = "arith.divui"(%3175, %19) : (i32, i32) -> i32
      %3179 = "arith.muli"(%3178, %36) : (i32, i32) -> i32
      %3180 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3181 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3182 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3183 = "arith.divui"(%3180, %19) : (i32, i32) -> i32
      %3184 = "arith.muli"(%3183, %36) : (i32, i32) -> i32
      %3185 = "arith.muli"(%3174, %3184) : (i32, i32) -> i32
      %3186 = "arith.addi"(%3179, %3185) : (i32, i32) -> i32
      %3187 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3188 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3189 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3190 = "arith.divui"(%3187, %49) : (i32, i32) -> i32
      %3191 = "arith.addi"(%3186, %3190) : (i32, i32) -> i32
      %3192 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3193 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3194 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3195 = "arith.remui"(%3192, %19) : (i32, i32) -> i32
      %3196 = "arith.andi"(%3191, %142) : (i32, i32) -> i32
      %3197 = "arith.muli"(%3196, %57) : (i32, i32) -> i32
      %3198 = "arith.remui"(%3197, %36) : (i32, i32) -> i32
      %3199 = "arith.cmpi"(%3174, %43) {predicate = 5 : i64} : (i32, i32) -> i1
      %3200 = "arith.cmpi"(%3191, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3201 = "arith.andi"(%3199, %3200) : (i1, i1) -> i1
      "scf.if"(%3201) ({
        %3202 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3203 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3204 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3205 = "arith.remui"(%3202, %49) : (i32, i32) -> i32
        %3206 = "arith.muli"(%3195, %36) : (i32, i32) -> i32
        %3207 = "arith.muli"(%3206, %49) : (i32, i32) -> i32
        %3208 = "arith.addi"(%3207, %3205) : (i32, i32) -> i32
        %3209 = "arith.muli"(%3208, %36) : (i32, i32) -> i32
        %3210 = "arith.subi"(%3209, %3198) : (i32, i32) -> i32
        %3211 = "arith.cmpi"(%3210, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %3212 = "scf.if"(%3211) ({
          %3213 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3214 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3215 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3216 = "arith.remui"(%3213, %49) : (i32, i32) -> i32
          %3217 = "arith.addi"(%3207, %3216) : (i32, i32) -> i32
          %3218 = "arith.muli"(%3217, %36) : (i32, i32) -> i32
          %3219 = "arith.subi"(%3218, %3198) : (i32, i32) -> i32
          %3220 = "arith.addi"(%3219, %36) : (i32, i32) -> i32
          %3221 = "arith.cmpi"(%3220, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3221) : (i1) -> ()
        }, {
          "scf.yield"(%3211) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3212) ({
          %3222 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3223 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3224 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3225 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
          %3226 = "arith.cmpi"(%3225, %43) {predicate = 2 : i64} : (i32, i32) -> i1
          %3227 = "arith.addi"(%3225, %142) : (i32, i32) -> i32
          %3228 = "arith.select"(%3226, %3227, %3225) : (i1, i32, i32) -> i32
          %3229 = "arith.muli"(%3222, %36) : (i32, i32) -> i32
          %3230 = "arith.muli"(%3228, %367) : (i32, i32) -> i32
          %3231 = "arith.addi"(%3229, %3230) : (i32, i32) -> i32
          %3232 = "llvm.getelementptr"(%20, %3231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3233 = "arith.extsi"(%3191) : (i32) -> i64
          %3234 = "arith.muli"(%3233, %164) : (i64, i64) -> i64
          %3235 = "arith.extsi"(%3198) : (i32) -> i64
          %3236 = "arith.subi"(%3234, %3235) : (i64, i64) -> i64
          %3237 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3238 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3239 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3240 = "arith.remui"(%3237, %49) : (i32, i32) -> i32
          %3241 = "arith.addi"(%3207, %3240) : (i32, i32) -> i32
          %3242 = "arith.muli"(%3241, %36) : (i32, i32) -> i32
          %3243 = "arith.extsi"(%3242) : (i32) -> i64
          %3244 = "arith.addi"(%3236, %3243) : (i64, i64) -> i64
          %3245 = "llvm.getelementptr"(%7, %3244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3246 = "llvm.load"(%3232) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3246, %3245) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3247 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3248 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3249 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3250 = "arith.remui"(%3247, %49) : (i32, i32) -> i32
        %3251 = "arith.addi"(%3206, %60) : (i32, i32) -> i32
        %3252 = "arith.muli"(%3251, %49) : (i32, i32) -> i32
        %3253 = "arith.addi"(%3252, %3250) : (i32, i32) -> i32
        %3254 = "arith.muli"(%3253, %36) : (i32, i32) -> i32
        %3255 = "arith.subi"(%3254, %3198) : (i32, i32) -> i32
        %3256 = "arith.cmpi"(%3255, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %3257 = "scf.if"(%3256) ({
          %3258 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3259 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3260 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3261 = "arith.remui"(%3258, %49) : (i32, i32) -> i32
          %3262 = "arith.addi"(%3252, %3261) : (i32, i32) -> i32
          %3263 = "arith.muli"(%3262, %36) : (i32, i32) -> i32
          %3264 = "arith.subi"(%3263, %3198) : (i32, i32) -> i32
          %3265 = "arith.addi"(%3264, %36) : (i32, i32) -> i32
          %3266 = "arith.cmpi"(%3265, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3266) : (i1) -> ()
        }, {
          "scf.yield"(%3256) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3257) ({
          %3267 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3268 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3269 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3270 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
          %3271 = "arith.cmpi"(%3270, %43) {predicate = 2 : i64} : (i32, i32) -> i1
          %3272 = "arith.addi"(%3270, %142) : (i32, i32) -> i32
          %3273 = "arith.select"(%3271, %3272, %3270) : (i1, i32, i32) -> i32
          %3274 = "arith.muli"(%3267, %36) : (i32, i32) -> i32
          %3275 = "arith.muli"(%3273, %367) : (i32, i32) -> i32
          %3276 = "arith.addi"(%3274, %3275) : (i32, i32) -> i32
          %3277 = "llvm.getelementptr"(%20, %3276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3278 = "llvm.getelementptr"(%3277) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3279 = "arith.extsi"(%3191) : (i32) -> i64
          %3280 = "arith.muli"(%3279, %164) : (i64, i64) -> i64
          %3281 = "arith.extsi"(%3198) : (i32) -> i64
          %3282 = "arith.subi"(%3280, %3281) : (i64, i64) -> i64
          %3283 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3284 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3285 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3286 = "arith.remui"(%3283, %49) : (i32, i32) -> i32
          %3287 = "arith.addi"(%3207, %3286) : (i32, i32) -> i32
          %3288 = "arith.muli"(%3287, %36) : (i32, i32) -> i32
          %3289 = "arith.extsi"(%3288) : (i32) -> i64
          %3290 = "arith.addi"(%3282, %3289) : (i64, i64) -> i64
          %3291 = "llvm.getelementptr"(%7, %3290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3292 = "llvm.getelementptr"(%3291) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3293 = "llvm.load"(%3278) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3293, %3292) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3294 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3295 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3296 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3297 = "arith.remui"(%3294, %49) : (i32, i32) -> i32
        %3298 = "arith.addi"(%3206, %117) : (i32, i32) -> i32
        %3299 = "arith.muli"(%3298, %49) : (i32, i32) -> i32
        %3300 = "arith.addi"(%3299, %3297) : (i32, i32) -> i32
        %3301 = "arith.muli"(%3300, %36) : (i32, i32) -> i32
        %3302 = "arith.subi"(%3301, %3198) : (i32, i32) -> i32
        %3303 = "arith.cmpi"(%3302, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %3304 = "scf.if"(%3303) ({
          %3305 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3306 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3307 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3308 = "arith.remui"(%3305, %49) : (i32, i32) -> i32
          %3309 = "arith.addi"(%3299, %3308) : (i32, i32) -> i32
          %3310 = "arith.muli"(%3309, %36) : (i32, i32) -> i32
          %3311 = "arith.subi"(%3310, %3198) : (i32, i32) -> i32
          %3312 = "arith.addi"(%3311, %36) : (i32, i32) -> i32
          %3313 = "arith.cmpi"(%3312, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3313) : (i1) -> ()
        }, {
          "scf.yield"(%3303) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3304) ({
          %3314 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3315 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3316 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3317 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
          %3318 = "arith.cmpi"(%3317, %43) {predicate = 2 : i64} : (i32, i32) -> i1
          %3319 = "arith.addi"(%3317, %142) : (i32, i32) -> i32
          %3320 = "arith.select"(%3318, %3319, %3317) : (i1, i32, i32) -> i32
          %3321 = "arith.muli"(%3314, %36) : (i32, i32) -> i32
          %3322 = "arith.muli"(%3320, %367) : (i32, i32) -> i32
          %3323 = "arith.addi"(%3321, %3322) : (i32, i32) -> i32
          %3324 = "llvm.getelementptr"(%20, %3323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3325 = "llvm.getelementptr"(%3324) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3326 = "arith.extsi"(%3191) : (i32) -> i64
          %3327 = "arith.muli"(%3326, %164) : (i64, i64) -> i64
          %3328 = "arith.extsi"(%3198) : (i32) -> i64
          %3329 = "arith.subi"(%3327, %3328) : (i64, i64) -> i64
          %3330 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3331 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3332 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3333 = "arith.remui"(%3330, %49) : (i32, i32) -> i32
          %3334 = "arith.addi"(%3207, %3333) : (i32, i32) -> i32
          %3335 = "arith.muli"(%3334, %36) : (i32, i32) -> i32
          %3336 = "arith.extsi"(%3335) : (i32) -> i64
          %3337 = "arith.addi"(%3329, %3336) : (i64, i64) -> i64
          %3338 = "llvm.getelementptr"(%7, %3337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3339 = "llvm.getelementptr"(%3338) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3340 = "llvm.load"(%3325) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3340, %3339) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3341 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3342 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3343 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3344 = "arith.remui"(%3341, %49) : (i32, i32) -> i32
        %3345 = "arith.addi"(%3206, %142) : (i32, i32) -> i32
        %3346 = "arith.muli"(%3345, %49) : (i32, i32) -> i32
        %3347 = "arith.addi"(%3346, %3344) : (i32, i32) -> i32
        %3348 = "arith.muli"(%3347, %36) : (i32, i32) -> i32
        %3349 = "arith.subi"(%3348, %3198) : (i32, i32) -> i32
        %3350 = "arith.cmpi"(%3349, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %3351 = "scf.if"(%3350) ({
          %3352 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3353 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3354 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3355 = "arith.remui"(%3352, %49) : (i32, i32) -> i32
          %3356 = "arith.addi"(%3346, %3355) : (i32, i32) -> i32
          %3357 = "arith.muli"(%3356, %36) : (i32, i32) -> i32
          %3358 = "arith.subi"(%3357, %3198) : (i32, i32) -> i32
          %3359 = "arith.addi"(%3358, %36) : (i32, i32) -> i32
          %3360 = "arith.cmpi"(%3359, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3360) : (i1) -> ()
        }, {
          "scf.yield"(%3350) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3351) ({
          %3361 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3362 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3363 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3364 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
          %3365 = "arith.cmpi"(%3364, %43) {predicate = 2 : i64} : (i32, i32) -> i1
          %3366 = "arith.addi"(%3364, %142) : (i32, i32) -> i32
          %3367 = "arith.select"(%3365, %3366, %3364) : (i1, i32, i32) -> i32
          %3368 = "arith.muli"(%3361, %36) : (i32, i32) -> i32
          %3369 = "arith.muli"(%3367, %367) : (i32, i32) -> i32
          %3370 = "arith.addi"(%3368, %3369) : (i32, i32) -> i32
          %3371 = "llvm.getelementptr"(%20, %3370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3372 = "llvm.getelementptr"(%3371) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3373 = "arith.extsi"(%3191) : (i32) -> i64
          %3374 = "arith.muli"(%3373, %164) : (i64, i64) -> i64
          %3375 = "arith.extsi"(%3198) : (i32) -> i64
          %3376 = "arith.subi"(%3374, %3375) : (i64, i64) -> i64
          %3377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3380 = "arith.remui"(%3377, %49) : (i32, i32) -> i32
          %3381 = "arith.addi"(%3207, %3380) : (i32, i32) -> i32
          %3382 = "arith.muli"(%3381, %36) : (i32, i32) -> i32
          %3383 = "arith.extsi"(%3382) : (i32) -> i64
          %3384 = "arith.addi"(%3376, %3383) : (i64, i64) -> i64
          %3385 = "llvm.getelementptr"(%7, %3384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3386 = "llvm.getelementptr"(%3385) {rawConstantIndices = array<i32: 1536>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3387 = "llvm.load"(%3372) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3387, %3386) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%1028) ({
          %3388 = "arith.addi"(%2, %3198) : (i32, i32) -> i32
          %3389 = "arith.shrsi"(%3388, %117) : (i32, i32) -> i32
          %3390 = "arith.subi"(%43, %3206) : (i32, i32) -> i32
          %3391 = "arith.cmpi"(%3390, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %3392 = "arith.andi"(%3200, %3391) : (i1, i1) -> i1
          %3393 = "arith.cmpi"(%3390, %36) {predicate = 2 : i64} : (i32, i32) -> i1
          %3394 = "arith.andi"(%3392, %3393) : (i1, i1) -> i1
          %3395 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3396 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3397 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3398 = "arith.remui"(%3395, %49) : (i32, i32) -> i32
          %3399 = "arith.addi"(%3206, %3390) : (i32, i32) -> i32
          %3400 = "arith.muli"(%3399, %49) : (i32, i32) -> i32
          %3401 = "arith.addi"(%3400, %3398) : (i32, i32) -> i32
          %3402 = "arith.cmpi"(%3401, %43) {predicate = 0 : i64} : (i32, i32) -> i1
          %3403 = "arith.andi"(%3394, %3402) : (i1, i1) -> i1
          "scf.if"(%3403) ({
            %3404 = "arith.minsi"(%3388, %36) : (i32, i32) -> i32
            %3405 = "arith.maxsi"(%3198, %43) : (i32, i32) -> i32
            %3406 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3407 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3408 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3409 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
            %3410 = "arith.cmpi"(%3409, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %3411 = "arith.addi"(%3409, %142) : (i32, i32) -> i32
            %3412 = "arith.select"(%3410, %3411, %3409) : (i1, i32, i32) -> i32
            %3413 = "arith.muli"(%3406, %36) : (i32, i32) -> i32
            %3414 = "arith.muli"(%3412, %367) : (i32, i32) -> i32
            %3415 = "arith.addi"(%3413, %3414) : (i32, i32) -> i32
            %3416 = "llvm.getelementptr"(%20, %3415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3417 = "arith.muli"(%3390, %18) : (i32, i32) -> i32
            %3418 = "llvm.getelementptr"(%3416, %3417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3419 = "llvm.load"(%3418) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3420 = "vector.extract"(%3419) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3421 = "vector.extract"(%3419) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3422 = "vector.extract"(%3419) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3423 = "vector.extract"(%3419) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3424 = "arith.extsi"(%3191) : (i32) -> i64
            %3425 = "arith.muli"(%3424, %8) : (i64, i64) -> i64
            %3426 = "llvm.getelementptr"(%7, %3425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3427 = "arith.subi"(%43, %3198) : (i32, i32) -> i32
            %3428 = "arith.cmpi"(%3405, %43) {predicate = 3 : i64} : (i32, i32) -> i1
            %3429 = "arith.cmpi"(%3404, %43) {predicate = 4 : i64} : (i32, i32) -> i1
            %3430 = "arith.andi"(%3428, %3429) : (i1, i1) -> i1
            "scf.if"(%3430) ({
              %3431 = "arith.extsi"(%3427) : (i32) -> i64
              %3432 = "llvm.getelementptr"(%3426, %3431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3420, %3432) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3433 = "arith.cmpi"(%3405, %60) {predicate = 3 : i64} : (i32, i32) -> i1
            %3434 = "arith.cmpi"(%3404, %60) {predicate = 4 : i64} : (i32, i32) -> i1
            %3435 = "arith.andi"(%3433, %3434) : (i1, i1) -> i1
            "scf.if"(%3435) ({
              %3436 = "arith.addi"(%3427, %60) : (i32, i32) -> i32
              %3437 = "arith.extsi"(%3436) : (i32) -> i64
              %3438 = "llvm.getelementptr"(%3426, %3437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3421, %3438) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3439 = "arith.cmpi"(%3405, %117) {predicate = 3 : i64} : (i32, i32) -> i1
            %3440 = "arith.cmpi"(%3404, %117) {predicate = 4 : i64} : (i32, i32) -> i1
            %3441 = "arith.andi"(%3439, %3440) : (i1, i1) -> i1
            "scf.if"(%3441) ({
              %3442 = "arith.addi"(%3427, %117) : (i32, i32) -> i32
              %3443 = "arith.extsi"(%3442) : (i32) -> i64
              %3444 = "llvm.getelementptr"(%3426, %3443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3422, %3444) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3445 = "arith.cmpi"(%3405, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %3446 = "arith.cmpi"(%3404, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %3447 = "arith.andi"(%3445, %3446) : (i1, i1) -> i1
            "scf.if"(%3447) ({
              %3448 = "arith.addi"(%3427, %142) : (i32, i32) -> i32
              %3449 = "arith.extsi"(%3448) : (i32) -> i64
              %3450 = "llvm.getelementptr"(%3426, %3449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3423, %3450) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3451 = "arith.constant"() {value = 7 : i32} : () -> i32
          %3452 = "arith.shrsi"(%3389, %3451) : (i32, i32) -> i32
          %3453 = "arith.subi"(%3452, %3206) : (i32, i32) -> i32
          %3454 = "arith.cmpi"(%3453, %43) {predicate = 5 : i64} : (i32, i32) -> i1
          %3455 = "arith.andi"(%3200, %3454) : (i1, i1) -> i1
          %3456 = "arith.cmpi"(%3453, %36) {predicate = 2 : i64} : (i32, i32) -> i1
          %3457 = "arith.andi"(%3455, %3456) : (i1, i1) -> i1
          %3458 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3459 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3460 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3461 = "arith.remui"(%3458, %49) : (i32, i32) -> i32
          %3462 = "arith.addi"(%3206, %3453) : (i32, i32) -> i32
          %3463 = "arith.muli"(%3462, %49) : (i32, i32) -> i32
          %3464 = "arith.addi"(%3463, %3461) : (i32, i32) -> i32
          %3465 = "arith.cmpi"(%3464, %3389) {predicate = 0 : i64} : (i32, i32) -> i1
          %3466 = "arith.andi"(%3457, %3465) : (i1, i1) -> i1
          "scf.if"(%3466) ({
            %3467 = "arith.muli"(%3389, %36) : (i32, i32) -> i32
            %3468 = "arith.subi"(%3388, %3467) : (i32, i32) -> i32
            %3469 = "arith.minsi"(%3468, %36) : (i32, i32) -> i32
            %3470 = "arith.subi"(%3198, %3467) : (i32, i32) -> i32
            %3471 = "arith.maxsi"(%3470, %43) : (i32, i32) -> i32
            %3472 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3473 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3474 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3475 = "arith.remsi"(%3174, %142) : (i32, i32) -> i32
            %3476 = "arith.cmpi"(%3475, %43) {predicate = 2 : i64} : (i32, i32) -> i1
            %3477 = "arith.addi"(%3475, %142) : (i32, i32) -> i32
            %3478 = "arith.select"(%3476, %3477, %3475) : (i1, i32, i32) -> i32
            %3479 = "arith.muli"(%3472, %36) : (i32, i32) -> i32
            %3480 = "arith.muli"(%3478, %367) : (i32, i32) -> i32
            %3481 = "arith.addi"(%3479, %3480) : (i32, i32) -> i32
            %3482 = "llvm.getelementptr"(%20, %3481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3483 = "arith.muli"(%3453, %18) : (i32, i32) -> i32
            %3484 = "llvm.getelementptr"(%3482, %3483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3485 = "llvm.load"(%3484) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3486 = "vector.extract"(%3485) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3487 = "vector.extract"(%3485) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3488 = "vector.extract"(%3485) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3489 = "vector.extract"(%3485) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3490 = "arith.extsi"(%3191) : (i32) -> i64
            %3491 = "arith.muli"(%3490, %8) : (i64, i64) -> i64
            %3492 = "llvm.getelementptr"(%7, %3491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3493 = "arith.subi"(%3467, %3198) : (i32, i32) -> i32
            %3494 = "arith.cmpi"(%3471, %43) {predicate = 3 : i64} : (i32, i32) -> i1
            %3495 = "arith.cmpi"(%3469, %43) {predicate = 4 : i64} : (i32, i32) -> i1
            %3496 = "arith.andi"(%3494, %3495) : (i1, i1) -> i1
            "scf.if"(%3496) ({
              %3497 = "arith.extsi"(%3493) : (i32) -> i64
              %3498 = "llvm.getelementptr"(%3492, %3497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3486, %3498) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3499 = "arith.cmpi"(%3471, %60) {predicate = 3 : i64} : (i32, i32) -> i1
            %3500 = "arith.cmpi"(%3469, %60) {predicate = 4 : i64} : (i32, i32) -> i1
            %3501 = "arith.andi"(%3499, %3500) : (i1, i1) -> i1
            "scf.if"(%3501) ({
              %3502 = "arith.addi"(%3493, %60) : (i32, i32) -> i32
              %3503 = "arith.extsi"(%3502) : (i32) -> i64
              %3504 = "llvm.getelementptr"(%3492, %3503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3487, %3504) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3505 = "arith.cmpi"(%3471, %117) {predicate = 3 : i64} : (i32, i32) -> i1
            %3506 = "arith.cmpi"(%3469, %117) {predicate = 4 : i64} : (i32, i32) -> i1
            %3507 = "arith.andi"(%3505, %3506) : (i1, i1) -> i1
            "scf.if"(%3507) ({
              %3508 = "arith.addi"(%3493, %117) : (i32, i32) -> i32
              %3509 = "arith.extsi"(%3508) : (i32) -> i64
              %3510 = "llvm.getelementptr"(%3492, %3509) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3488, %3510) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3511 = "arith.cmpi"(%3471, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %3512 = "arith.cmpi"(%3469, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %3513 = "arith.andi"(%3511, %3512) : (i1, i1) -> i1
            "scf.if"(%3513) ({
              %3514 = "arith.addi"(%3493, %142) : (i32, i32) -> i32
              %3515 = "arith.extsi"(%3514) : (i32) -> i64
              %3516 = "llvm.getelementptr"(%3492, %3515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3489, %3516) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3517 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3518 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3519 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3520 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3521 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3522 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3523 = "arith.cmpi"(%3520, %43) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3523) ({
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        %3524 = "arith.subi"(%3517, %60) : (i32, i32) -> i32
        %3525 = "llvm.inline_asm"(%12, %3524) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
        %3527 = "arith.extui"(%3525) : (i32) -> i64
        %3528 = "arith.extsi"(%3524) : (i32) -> i64
        %3529 = "arith.cmpi"(%3527, %3528) {predicate = 0 : i64} : (i64, i64) -> i1
        %3530 = "arith.extui"(%3529) : (i1) -> i32
        "llvm.store"(%3530, %23) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3531 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %3532 = "arith.cmpi"(%3531, %60) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3532) ({
        %3533 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3534 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3535 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3536 = "arith.constant"() {value = 2112 : i32} : () -> i32
        %3537 = "arith.constant"() {value = 512 : i32} : () -> i32
        "scf.for"(%3533, %3536, %3537) ({
        ^bb0(%3538: i32):
          %3539 = "arith.addi"(%60, %3538) : (i32, i32) -> i32
          %3540 = "arith.constant"() {value = 0 : i64} : () -> i64
          %3541 = "llvm.getelementptr"(%12, %3539) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%3540, %3541) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      %3542 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3543 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3544 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3545 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3546 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3547 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3548 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3549 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3550 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3551 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3552 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3553 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3554 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3555 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3556 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3557 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3558 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3559 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3560 = "arith.remui"(%3557, %19) : (i32, i32) -> i32
      %3561 = "arith.muli"(%3560, %18) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3562 = "arith.remui"(%3542, %49) : (i32, i32) -> i32
      %3563 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3564 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3565 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3566 = "arith.divui"(%3563, %49) : (i32, i32) -> i32
      %3567 = "arith.constant"() {value = 2080 : i32} : () -> i32
      %3568 = "arith.muli"(%3566, %3567) : (i32, i32) -> i32
      %3569 = "arith.addi"(%3562, %3568) : (i32, i32) -> i32
      %3570 = "llvm.getelementptr"(%20, %3569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1457, %3570) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3571 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3572 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3573 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3574 = "arith.divui"(%3571, %49) : (i32, i32) -> i32
      %3575 = "arith.constant"() {value = 520 : i32} : () -> i32
      %3576 = "arith.addi"(%3575, %3562) : (i32, i32) -> i32
      %3577 = "arith.muli"(%3574, %3567) : (i32, i32) -> i32
      %3578 = "arith.addi"(%3576, %3577) : (i32, i32) -> i32
      %3579 = "llvm.getelementptr"(%20, %3578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1458, %3579) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3580 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3581 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3582 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3583 = "arith.divui"(%3580, %49) : (i32, i32) -> i32
      %3584 = "arith.constant"() {value = 1040 : i32} : () -> i32
      %3585 = "arith.addi"(%3584, %3562) : (i32, i32) -> i32
      %3586 = "arith.muli"(%3583, %3567) : (i32, i32) -> i32
      %3587 = "arith.addi"(%3585, %3586) : (i32, i32) -> i32
      %3588 = "llvm.getelementptr"(%20, %3587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1459, %3588) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3589 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3590 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3591 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3592 = "arith.divui"(%3589, %49) : (i32, i32) -> i32
      %3593 = "arith.constant"() {value = 1560 : i32} : () -> i32
      %3594 = "arith.addi"(%3593, %3562) : (i32, i32) -> i32
      %3595 = "arith.muli"(%3592, %3567) : (i32, i32) -> i32
      %3596 = "arith.addi"(%3594, %3595) : (i32, i32) -> i32
      %3597 = "llvm.getelementptr"(%20, %3596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1460, %3597) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3598 = "arith.addi"(%49, %3562) : (i32, i32) -> i32
      %3599 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3600 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3601 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3602 = "arith.divui"(%3599, %49) : (i32, i32) -> i32
      %3603 = "arith.muli"(%3602, %3567) : (i32, i32) -> i32
      %3604 = "arith.addi"(%3598, %3603) : (i32, i32) -> i32
      %3605 = "llvm.getelementptr"(%20, %3604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1461, %3605) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3606 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3607 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3608 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3609 = "arith.divui"(%3606, %49) : (i32, i32) -> i32
      %3610 = "arith.addi"(%3575, %3598) : (i32, i32) -> i32
      %3611 = "arith.muli"(%3609, %3567) : (i32, i32) -> i32
      %3612 = "arith.addi"(%3610, %3611) : (i32, i32) -> i32
      %3613 = "llvm.getelementptr"(%20, %3612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1462, %3613) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3614 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3615 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3616 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3617 = "arith.divui"(%3614, %49) : (i32, i32) -> i32
      %3618 = "arith.addi"(%3584, %3598) : (i32, i32) -> i32
      %3619 = "arith.muli"(%3617, %3567) : (i32, i32) -> i32
      %3620 = "arith.addi"(%3618, %3619) : (i32, i32) -> i32
      %3621 = "llvm.getelementptr"(%20, %3620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1463, %3621) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3622 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3623 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3624 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3625 = "arith.divui"(%3622, %49) : (i32, i32) -> i32
      %3626 = "arith.addi"(%3593, %3598) : (i32, i32) -> i32
      %3627 = "arith.muli"(%3625, %3567) : (i32, i32) -> i32
      %3628 = "arith.addi"(%3626, %3627) : (i32, i32) -> i32
      %3629 = "llvm.getelementptr"(%20, %3628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1464, %3629) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3630 = "arith.constant"() {value = 256 : i32} : () -> i32
      %3631 = "arith.addi"(%3630, %3562) : (i32, i32) -> i32
      %3632 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3633 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3634 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3635 = "arith.divui"(%3632, %49) : (i32, i32) -> i32
      %3636 = "arith.muli"(%3635, %3567) : (i32, i32) -> i32
      %3637 = "arith.addi"(%3631, %3636) : (i32, i32) -> i32
      %3638 = "llvm.getelementptr"(%20, %3637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1465, %3638) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3639 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3640 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3641 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3642 = "arith.divui"(%3639, %49) : (i32, i32) -> i32
      %3643 = "arith.addi"(%3575, %3631) : (i32, i32) -> i32
      %3644 = "arith.muli"(%3642, %3567) : (i32, i32) -> i32
      %3645 = "arith.addi"(%3643, %3644) : (i32, i32) -> i32
      %3646 = "llvm.getelementptr"(%20, %3645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1466, %3646) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3647 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3648 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3649 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3650 = "arith.divui"(%3647, %49) : (i32, i32) -> i32
      %3651 = "arith.addi"(%3584, %3631) : (i32, i32) -> i32
      %3652 = "arith.muli"(%3650, %3567) : (i32, i32) -> i32
      %3653 = "arith.addi"(%3651, %3652) : (i32, i32) -> i32
      %3654 = "llvm.getelementptr"(%20, %3653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1467, %3654) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3655 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3656 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3657 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3658 = "arith.divui"(%3655, %49) : (i32, i32) -> i32
      %3659 = "arith.addi"(%3593, %3631) : (i32, i32) -> i32
      %3660 = "arith.muli"(%3658, %3567) : (i32, i32) -> i32
      %3661 = "arith.addi"(%3659, %3660) : (i32, i32) -> i32
      %3662 = "llvm.getelementptr"(%20, %3661) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1468, %3662) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3663 = "arith.constant"() {value = 384 : i32} : () -> i32
      %3664 = "arith.addi"(%3663, %3562) : (i32, i32) -> i32
      %3665 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3666 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3667 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3668 = "arith.divui"(%3665, %49) : (i32, i32) -> i32
      %3669 = "arith.muli"(%3668, %3567) : (i32, i32) -> i32
      %3670 = "arith.addi"(%3664, %3669) : (i32, i32) -> i32
      %3671 = "llvm.getelementptr"(%20, %3670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1469, %3671) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3672 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3673 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3674 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3675 = "arith.divui"(%3672, %49) : (i32, i32) -> i32
      %3676 = "arith.addi"(%3575, %3664) : (i32, i32) -> i32
      %3677 = "arith.muli"(%3675, %3567) : (i32, i32) -> i32
      %3678 = "arith.addi"(%3676, %3677) : (i32, i32) -> i32
      %3679 = "llvm.getelementptr"(%20, %3678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1470, %3679) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3680 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3681 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3682 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3683 = "arith.divui"(%3680, %49) : (i32, i32) -> i32
      %3684 = "arith.addi"(%3584, %3664) : (i32, i32) -> i32
      %3685 = "arith.muli"(%3683, %3567) : (i32, i32) -> i32
      %3686 = "arith.addi"(%3684, %3685) : (i32, i32) -> i32
      %3687 = "llvm.getelementptr"(%20, %3686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1471, %3687) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3688 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3689 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3690 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3691 = "arith.divui"(%3688, %49) : (i32, i32) -> i32
      %3692 = "arith.addi"(%3593, %3664) : (i32, i32) -> i32
      %3693 = "arith.muli"(%3691, %3567) : (i32, i32) -> i32
      %3694 = "arith.addi"(%3692, %3693) : (i32, i32) -> i32
      %3695 = "llvm.getelementptr"(%20, %3694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1472, %3695) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3696 = "arith.addi"(%3561, %3542) : (i32, i32) -> i32
      %3697 = "arith.addi"(%3561, %18) : (i32, i32) -> i32
      %3698 = "arith.constant"() {value = 512 : i32} : () -> i32
      "scf.for"(%3696, %3697, %3698) ({
      ^bb0(%3699: i32):
        %3700 = "arith.cmpi"(%3699, %43) {predicate = 5 : i64} : (i32, i32) -> i1
        %3701 = "arith.cmpi"(%3699, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %3702 = "arith.andi"(%3700, %3701) : (i1, i1) -> i1
        "scf.if"(%3702) ({
          %3703 = "scf.for"(%43, %36, %60, %1222) ({
          ^bb0(%3704: i32, %3705: f32):
            %3706 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3707 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3708 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3709 = "arith.divui"(%3706, %19) : (i32, i32) -> i32
            %3710 = "arith.muli"(%3709, %36) : (i32, i32) -> i32
            %3711 = "arith.addi"(%3710, %3704) : (i32, i32) -> i32
            %3712 = "arith.remui"(%3711, %36) : (i32, i32) -> i32
            %3713 = "arith.muli"(%3712, %57) : (i32, i32) -> i32
            %3714 = "arith.remui"(%3713, %36) : (i32, i32) -> i32
            %3715 = "arith.addi"(%3699, %3714) : (i32, i32) -> i32
            %3716 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3717 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3718 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3719 = "arith.remui"(%3716, %19) : (i32, i32) -> i32
            %3720 = "arith.muli"(%3719, %18) : (i32, i32) -> i32
            %3721 = "arith.subi"(%3715, %3720) : (i32, i32) -> i32
            %3722 = "arith.andi"(%3721, %142) : (i32, i32) -> i32
            %3723 = "arith.shrsi"(%3721, %117) : (i32, i32) -> i32
            %3724 = "arith.muli"(%3722, %3575) : (i32, i32) -> i32
            %3725 = "arith.addi"(%3724, %3723) : (i32, i32) -> i32
            %3726 = "arith.muli"(%3704, %3567) : (i32, i32) -> i32
            %3727 = "arith.addi"(%3725, %3726) : (i32, i32) -> i32
            %3728 = "llvm.getelementptr"(%20, %3727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3729 = "llvm.load"(%3728) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %3730 = "arith.addf"(%3705, %3729) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%3730) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32, f32) -> f32
          %3731 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %3732 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %3733 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %3734 = "arith.cmpi"(%3731, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%3734) ({
            %3735 = "arith.extsi"(%3699) : (i32) -> i64
            %3736 = "llvm.getelementptr"(%9, %3735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3703, %3736) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %3737 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3738 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3739 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3740 = "arith.divui"(%3737, %19) : (i32, i32) -> i32
            %3741 = "arith.extsi"(%3740) : (i32) -> i64
            %3742 = "arith.extsi"(%3699) : (i32) -> i64
            %3743 = "arith.muli"(%3741, %11) : (i64, i64) -> i64
            %3744 = "arith.addi"(%3743, %3742) : (i64, i64) -> i64
            %3745 = "llvm.getelementptr"(%10, %3744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3703, %3745) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i32):
      %5 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %6 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %11 = "arith.constant"() {value = 16 : i32} : () -> i32
      %12 = "arith.muli"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.remui"(%5, %11) : (i32, i32) -> i32
      %14 = "arith.addi"(%12, %13) : (i32, i32) -> i32
      %15 = "arith.divui"(%5, %11) : (i32, i32) -> i32
      %16 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %17 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %18 = "vector.extract"(%17) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %19 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %20 = "scf.if"(%19) ({
        %21 = "arith.constant"() {value = 144 : i32} : () -> i32
        %22 = "scf.for"(%15, %4, %21, %18) ({
        ^bb0(%23: i32, %24: f32):
          %25 = "arith.cmpi"(%23, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %26 = "arith.constant"() {value = 1 : i32} : () -> i32
          %27 = "arith.subi"(%4, %26) : (i32, i32) -> i32
          %28 = "arith.minsi"(%23, %27) : (i32, i32) -> i32
          %29 = "arith.extsi"(%28) : (i32) -> i64
          %30 = "arith.extsi"(%14) : (i32) -> i64
          %31 = "arith.muli"(%29, %2) : (i64, i64) -> i64
          %32 = "arith.addi"(%31, %30) : (i64, i64) -> i64
          %33 = "llvm.getelementptr"(%0, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %34 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %35 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %36 = "arith.select"(%25, %34, %35) : (i1, f32, f32) -> f32
          %37 = "arith.addf"(%24, %36) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %38 = "arith.addi"(%23, %11) : (i32, i32) -> i32
          %39 = "arith.cmpi"(%38, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %40 = "arith.minsi"(%38, %27) : (i32, i32) -> i32
          %41 = "arith.extsi"(%40) : (i32) -> i64
          %42 = "arith.muli"(%41, %2) : (i64, i64) -> i64
          %43 = "arith.addi"(%42, %30) : (i64, i64) -> i64
          %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %45 = "llvm.load"(%44) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %46 = "arith.select"(%39, %45, %35) : (i1, f32, f32) -> f32
          %47 = "arith.addf"(%37, %46) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %48 = "arith.constant"() {value = 32 : i32} : () -> i32
          %49 = "arith.addi"(%23, %48) : (i32, i32) -> i32
          %50 = "arith.cmpi"(%49, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %51 = "arith.minsi"(%49, %27) : (i32, i32) -> i32
          %52 = "arith.extsi"(%51) : (i32) -> i64
          %53 = "arith.muli"(%52, %2) : (i64, i64) -> i64
          %54 = "arith.addi"(%53, %30) : (i64, i64) -> i64
          %55 = "llvm.getelementptr"(%0, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %56 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %57 = "arith.select"(%50, %56, %35) : (i1, f32, f32) -> f32
          %58 = "arith.addf"(%47, %57) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %59 = "arith.constant"() {value = 48 : i32} : () -> i32
          %60 = "arith.addi"(%23, %59) : (i32, i32) -> i32
          %61 = "arith.cmpi"(%60, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %62 = "arith.minsi"(%60, %27) : (i32, i32) -> i32
          %63 = "arith.extsi"(%62) : (i32) -> i64
          %64 = "arith.muli"(%63, %2) : (i64, i64) -> i64
          %65 = "arith.addi"(%64, %30) : (i64, i64) -> i64
          %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %67 = "llvm.load"(%66) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %68 = "arith.select"(%61, %67, %35) : (i1, f32, f32) -> f32
          %69 = "arith.addf"(%58, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %70 = "arith.constant"() {value = 64 : i32} : () -> i32
          %71 = "arith.addi"(%23, %70) : (i32, i32) -> i32
          %72 = "arith.cmpi"(%71, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %73 = "arith.minsi"(%71, %27) : (i32, i32) -> i32
          %74 = "arith.extsi"(%73) : (i32) -> i64
          %75 = "arith.muli"(%74, %2) : (i64, i64) -> i64
          %76 = "arith.addi"(%75, %30) : (i64, i64) -> i64
          %77 = "llvm.getelementptr"(%0, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %78 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %79 = "arith.select"(%72, %78, %35) : (i1, f32, f32) -> f32
          %80 = "arith.addf"(%69, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %81 = "arith.constant"() {value = 80 : i32} : () -> i32
          %82 = "arith.addi"(%23, %81) : (i32, i32) -> i32
          %83 = "arith.cmpi"(%82, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %84 = "arith.minsi"(%82, %27) : (i32, i32) -> i32
          %85 = "arith.extsi"(%84) : (i32) -> i64
          %86 = "arith.muli"(%85, %2) : (i64, i64) -> i64
          %87 = "arith.addi"(%86, %30) : (i64, i64) -> i64
          %88 = "llvm.getelementptr"(%0, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %89 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %90 = "arith.select"(%83, %89, %35) : (i1, f32, f32) -> f32
          %91 = "arith.addf"(%80, %90) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %92 = "arith.constant"() {value = 96 : i32} : () -> i32
          %93 = "arith.addi"(%23, %92) : (i32, i32) -> i32
          %94 = "arith.cmpi"(%93, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %95 = "arith.minsi"(%93, %27) : (i32, i32) -> i32
          %96 = "arith.extsi"(%95) : (i32) -> i64
          %97 = "arith.muli"(%96, %2) : (i64, i64) -> i64
          %98 = "arith.addi"(%97, %30) : (i64, i64) -> i64
          %99 = "llvm.getelementptr"(%0, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %101 = "arith.select"(%94, %100, %35) : (i1, f32, f32) -> f32
          %102 = "arith.addf"(%91, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %103 = "arith.constant"() {value = 112 : i32} : () -> i32
          %104 = "arith.addi"(%23, %103) : (i32, i32) -> i32
          %105 = "arith.cmpi"(%104, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %106 = "arith.minsi"(%104, %27) : (i32, i32) -> i32
          %107 = "arith.extsi"(%106) : (i32) -> i64
          %108 = "arith.muli"(%107, %2) : (i64, i64) -> i64
          %109 = "arith.addi"(%108, %30) : (i64, i64) -> i64
          %110 = "llvm.getelementptr"(%0, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %111 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %112 = "arith.select"(%105, %111, %35) : (i1, f32, f32) -> f32
          %113 = "arith.addf"(%102, %112) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %114 = "arith.constant"() {value = 128 : i32} : () -> i32
          %115 = "arith.addi"(%23, %114) : (i32, i32) -> i32
          %116 = "arith.cmpi"(%115, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %117 = "arith.minsi"(%115, %27) : (i32, i32) -> i32
          %118 = "arith.extsi"(%117) : (i32) -> i64
          %119 = "arith.muli"(%118, %2) : (i64, i64) -> i64
          %120 = "arith.addi"(%119, %30) : (i64, i64) -> i64
          %121 = "llvm.getelementptr"(%0, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %122 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %123 = "arith.select"(%116, %122, %35) : (i1, f32, f32) -> f32
          %124 = "arith.addf"(%113, %123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%124) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%22) : (f32) -> ()
      }, {
        "scf.yield"(%18) : (f32) -> ()
      }) : (i1) -> f32
      %125 = "arith.muli"(%15, %11) : (i32, i32) -> i32
      %126 = "arith.addi"(%13, %125) : (i32, i32) -> i32
      %127 = "llvm.getelementptr"(%16, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%20, %127) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %128 = "arith.constant"() {value = 0 : i32} : () -> i32
      %129 = "arith.cmpi"(%15, %128) {predicate = 0 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %19) : (i1, i1) -> i1
      "scf.if"(%130) ({
        %131 = "llvm.getelementptr"(%16, %5) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %132 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %133 = "arith.addi"(%5, %11) : (i32, i32) -> i32
        %134 = "llvm.getelementptr"(%16, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %136 = "arith.addf"(%132, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %137 = "arith.constant"() {value = 32 : i32} : () -> i32
        %138 = "arith.addi"(%5, %137) : (i32, i32) -> i32
        %139 = "llvm.getelementptr"(%16, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %140 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %141 = "arith.addf"(%136, %140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %142 = "arith.constant"() {value = 48 : i32} : () -> i32
        %143 = "arith.addi"(%5, %142) : (i32, i32) -> i32
        %144 = "llvm.getelementptr"(%16, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %145 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %146 = "arith.addf"(%141, %145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %147 = "arith.constant"() {value = 64 : i32} : () -> i32
        %148 = "arith.addi"(%5, %147) : (i32, i32) -> i32
        %149 = "llvm.getelementptr"(%16, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %150 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %151 = "arith.addf"(%146, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %152 = "arith.constant"() {value = 80 : i32} : () -> i32
        %153 = "arith.addi"(%5, %152) : (i32, i32) -> i32
        %154 = "llvm.getelementptr"(%16, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %156 = "arith.addf"(%151, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %157 = "arith.constant"() {value = 96 : i32} : () -> i32
        %158 = "arith.addi"(%5, %157) : (i32, i32) -> i32
        %159 = "llvm.getelementptr"(%16, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %160 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %161 = "arith.addf"(%156, %160) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %162 = "arith.constant"() {value = 112 : i32} : () -> i32
        %163 = "arith.addi"(%5, %162) : (i32, i32) -> i32
        %164 = "llvm.getelementptr"(%16, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %166 = "arith.addf"(%161, %165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %167 = "arith.constant"() {value = 128 : i32} : () -> i32
        %168 = "arith.addi"(%5, %167) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%16, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %170 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %171 = "arith.addf"(%166, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %172 = "arith.constant"() {value = 144 : i32} : () -> i32
        %173 = "arith.addi"(%5, %172) : (i32, i32) -> i32
        %174 = "llvm.getelementptr"(%16, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %175 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %176 = "arith.addf"(%171, %175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %177 = "arith.constant"() {value = 160 : i32} : () -> i32
        %178 = "arith.addi"(%5, %177) : (i32, i32) -> i32
        %179 = "llvm.getelementptr"(%16, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %180 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %181 = "arith.addf"(%176, %180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %182 = "arith.constant"() {value = 176 : i32} : () -> i32
        %183 = "arith.addi"(%5, %182) : (i32, i32) -> i32
        %184 = "llvm.getelementptr"(%16, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %185 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %186 = "arith.addf"(%181, %185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %187 = "arith.constant"() {value = 192 : i32} : () -> i32
        %188 = "arith.addi"(%5, %187) : (i32, i32) -> i32
        %189 = "llvm.getelementptr"(%16, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %191 = "arith.addf"(%186, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %192 = "arith.constant"() {value = 208 : i32} : () -> i32
        %193 = "arith.addi"(%5, %192) : (i32, i32) -> i32
        %194 = "llvm.getelementptr"(%16, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %195 = "llvm.load"(%194) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %196 = "arith.addf"(%191, %195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %197 = "arith.constant"() {value = 224 : i32} : () -> i32
        %198 = "arith.addi"(%5, %197) : (i32, i32) -> i32
        %199 = "llvm.getelementptr"(%16, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %201 = "arith.addf"(%196, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %202 = "arith.constant"() {value = 240 : i32} : () -> i32
        %203 = "arith.addi"(%5, %202) : (i32, i32) -> i32
        %204 = "llvm.getelementptr"(%16, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %205 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %206 = "arith.addf"(%201, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %207 = "arith.extsi"(%14) : (i32) -> i64
        %208 = "llvm.getelementptr"(%3, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%206, %208) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: f32, %12: f32):
      %13 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %14 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.constant"() {value = 0 : i32} : () -> i32
      %19 = "arith.cmpi"(%15, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%19) ({
        %20 = "arith.constant"() {value = 1 : i32} : () -> i32
        %t21_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t21_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "nvvm.fence.mbarrier.init"() : () -> ()
        %22 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %t23_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t23_s0, %22) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %25 = "arith.constant"() {value = 4 : i32} : () -> i32
      %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 4095 : i32} : () -> i32
      %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 12 : i32} : () -> i32
      %32 = "arith.shrsi"(%30, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 8 : i32} : () -> i32
      %34 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %35, %36 = "scf.for"(%24, %32, %33, %34, %34) ({
      ^bb0(%37: i32, %38: f32, %39: f32):
        %40 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %41 = "vector.extract"(%40) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %42 = "vector.extract"(%40) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %43 = "vector.extract"(%40) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %44 = "vector.extract"(%40) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %45 = "vector.extract"(%40) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %46 = "vector.extract"(%40) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %47 = "vector.extract"(%40) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %48 = "vector.extract"(%40) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %49 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %50 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %51 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %52 = "arith.constant"() {value = 512 : i32} : () -> i32
        %53 = "arith.muli"(%37, %52) : (i32, i32) -> i32
        %54 = "arith.constant"() {value = 2 : i32} : () -> i32
        %55 = "arith.muli"(%53, %54) : (i32, i32) -> i32
        %56 = "arith.remui"(%49, %52) : (i32, i32) -> i32
        %57 = "arith.addi"(%55, %56) : (i32, i32) -> i32
        %58 = "arith.muli"(%57, %25) : (i32, i32) -> i32
        %59 = "arith.cmpi"(%58, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %60 = "arith.constant"() {value = true} : () -> i1
        %61 = "arith.andi"(%60, %59) : (i1, i1) -> i1
        %62 = "arith.extui"(%61) : (i1) -> i8
        %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %66 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %67 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %68 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %69 = "arith.divui"(%66, %33) : (i32, i32) -> i32
        %70 = "arith.divui"(%63, %52) : (i32, i32) -> i32
        %71 = "arith.addi"(%69, %70) : (i32, i32) -> i32
        %72 = "arith.extsi"(%71) : (i32) -> i64
        %73 = "arith.muli"(%72, %3) : (i64, i64) -> i64
        %74 = "llvm.getelementptr"(%0, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %75 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %76 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %77 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %78 = "arith.remui"(%75, %52) : (i32, i32) -> i32
        %79 = "arith.addi"(%55, %78) : (i32, i32) -> i32
        %80 = "arith.muli"(%79, %25) : (i32, i32) -> i32
        %81 = "llvm.getelementptr"(%74, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %82 = "arith.constant"() {value = 0 : i8} : () -> i8
        %83 = "arith.cmpi"(%62, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %84, %85, %86, %87 = "scf.if"(%83) ({
          %88 = "llvm.load"(%81) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %89 = "vector.extract"(%88) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %90 = "vector.extract"(%88) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %91 = "vector.extract"(%88) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %92 = "vector.extract"(%88) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %93 = "llvm.bitcast"(%89) : (i32) -> f32
          %94 = "llvm.bitcast"(%90) : (i32) -> f32
          %95 = "llvm.bitcast"(%91) : (i32) -> f32
          %96 = "llvm.bitcast"(%92) : (i32) -> f32
          "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%41, %42, %43, %44) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %97 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %98 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %99 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %100 = "arith.remui"(%97, %52) : (i32, i32) -> i32
        %101 = "arith.addi"(%55, %100) : (i32, i32) -> i32
        %102 = "arith.muli"(%101, %25) : (i32, i32) -> i32
        %103 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %104 = "arith.addi"(%102, %103) : (i32, i32) -> i32
        %105 = "arith.cmpi"(%104, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %106 = "arith.andi"(%60, %105) : (i1, i1) -> i1
        %107 = "arith.extui"(%106) : (i1) -> i8
        %108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %111 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %112 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %113 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %114 = "arith.divui"(%111, %33) : (i32, i32) -> i32
        %115 = "arith.divui"(%108, %52) : (i32, i32) -> i32
        %116 = "arith.addi"(%114, %115) : (i32, i32) -> i32
        %117 = "arith.extsi"(%116) : (i32) -> i64
        %118 = "arith.muli"(%117, %3) : (i64, i64) -> i64
        %119 = "llvm.getelementptr"(%0, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %120 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %121 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %122 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %123 = "arith.remui"(%120, %52) : (i32, i32) -> i32
        %124 = "arith.addi"(%55, %123) : (i32, i32) -> i32
        %125 = "arith.muli"(%124, %25) : (i32, i32) -> i32
        %126 = "llvm.getelementptr"(%119, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %127 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %128 = "arith.cmpi"(%107, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %129, %130, %131, %132 = "scf.if"(%128) ({
          %133 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %138 = "llvm.bitcast"(%134) : (i32) -> f32
          %139 = "llvm.bitcast"(%135) : (i32) -> f32
          %140 = "llvm.bitcast"(%136) : (i32) -> f32
          %141 = "llvm.bitcast"(%137) : (i32) -> f32
          "scf.yield"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%45, %46, %47, %48) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %142 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %143 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %144 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %145 = "arith.remui"(%142, %52) : (i32, i32) -> i32
        %146 = "arith.addi"(%55, %145) : (i32, i32) -> i32
        %147 = "arith.muli"(%146, %25) : (i32, i32) -> i32
        %148 = "arith.cmpi"(%147, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %149 = "arith.andi"(%60, %148) : (i1, i1) -> i1
        %150 = "arith.extui"(%149) : (i1) -> i8
        %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %154 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %155 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %156 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %157 = "arith.divui"(%154, %33) : (i32, i32) -> i32
        %158 = "arith.divui"(%151, %52) : (i32, i32) -> i32
        %159 = "arith.addi"(%157, %158) : (i32, i32) -> i32
        %160 = "arith.extsi"(%159) : (i32) -> i64
        %161 = "arith.muli"(%160, %5) : (i64, i64) -> i64
        %162 = "llvm.getelementptr"(%4, %161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %166 = "arith.remui"(%163, %52) : (i32, i32) -> i32
        %167 = "arith.addi"(%55, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%167, %25) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%162, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %170 = "arith.cmpi"(%150, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %171, %172, %173, %174 = "scf.if"(%170) ({
          %175 = "llvm.load"(%169) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %176 = "vector.extract"(%175) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %177 = "vector.extract"(%175) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %178 = "vector.extract"(%175) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %179 = "vector.extract"(%175) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %180 = "llvm.bitcast"(%176) : (i32) -> f32
          %181 = "llvm.bitcast"(%177) : (i32) -> f32
          %182 = "llvm.bitcast"(%178) : (i32) -> f32
          %183 = "llvm.bitcast"(%179) : (i32) -> f32
          "scf.yield"(%180, %181, %182, %183) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%41, %42, %43, %44) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %184 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %185 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %186 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %187 = "arith.remui"(%184, %52) : (i32, i32) -> i32
        %188 = "arith.addi"(%55, %187) : (i32, i32) -> i32
        %189 = "arith.muli"(%188, %25) : (i32, i32) -> i32
        %190 = "arith.addi"(%189, %103) : (i32, i32) -> i32
        %191 = "arith.cmpi"(%190, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %192 = "arith.andi"(%60, %191) : (i1, i1) -> i1
        %193 = "arith.extui"(%192) : (i1) -> i8
        %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %197 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %198 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %199 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %200 = "arith.divui"(%197, %33) : (i32, i32) -> i32
        %201 = "arith.divui"(%194, %52) : (i32, i32) -> i32
        %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
        %203 = "arith.extsi"(%202) : (i32) -> i64
        %204 = "arith.muli"(%203, %5) : (i64, i64) -> i64
        %205 = "llvm.getelementptr"(%4, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %206 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %207 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %208 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %209 = "arith.remui"(%206, %52) : (i32, i32) -> i32
        %210 = "arith.addi"(%55, %209) : (i32, i32) -> i32
        %211 = "arith.muli"(%210, %25) : (i32, i32) -> i32
        %212 = "llvm.getelementptr"(%205, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %213 = "llvm.getelementptr"(%212) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %214 = "arith.cmpi"(%193, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %215, %216, %217, %218 = "scf.if"(%214) ({
          %219 = "llvm.load"(%213) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %220 = "vector.extract"(%219) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %221 = "vector.extract"(%219) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %222 = "vector.extract"(%219) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %223 = "vector.extract"(%219) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %224 = "llvm.bitcast"(%220) : (i32) -> f32
          %225 = "llvm.bitcast"(%221) : (i32) -> f32
          %226 = "llvm.bitcast"(%222) : (i32) -> f32
          %227 = "llvm.bitcast"(%223) : (i32) -> f32
          "scf.yield"(%224, %225, %226, %227) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%45, %46, %47, %48) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %228 = "vector.from_elements"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> vector<4xf32>
        %229 = "arith.mulf"(%228, %228) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %230 = "vector.extract"(%229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %231 = "vector.extract"(%229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %232 = "arith.addf"(%230, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %233 = "vector.extract"(%229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %234 = "vector.extract"(%229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %235 = "arith.addf"(%233, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "arith.addf"(%232, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %237 = "arith.addf"(%236, %34) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %238 = "vector.from_elements"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> vector<4xf32>
        %239 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %240 = "vector.extract"(%239) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %241 = "vector.extract"(%239) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %242 = "vector.extract"(%239) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %243 = "vector.extract"(%239) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %244 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %245 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %246 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %247 = "arith.remui"(%244, %52) : (i32, i32) -> i32
        %248 = "arith.addi"(%55, %247) : (i32, i32) -> i32
        %249 = "arith.muli"(%248, %25) : (i32, i32) -> i32
        %250 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %251 = "arith.andi"(%60, %250) : (i1, i1) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %257 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %258 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %259 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %260 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %261 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %265 = "arith.remui"(%262, %52) : (i32, i32) -> i32
          %266 = "arith.addi"(%55, %265) : (i32, i32) -> i32
          %267 = "arith.muli"(%266, %25) : (i32, i32) -> i32
          %268 = "llvm.getelementptr"(%6, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %269 = "llvm.load"(%268) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %270 = "vector.extract"(%269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %272 = "vector.extract"(%269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %273 = "vector.extract"(%269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%270, %271, %272, %273) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%240, %241, %242, %243) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %274 = "vector.from_elements"(%252, %253, %254, %255) : (f32, f32, f32, f32) -> vector<4xf32>
        %275 = "arith.mulf"(%238, %274) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %276 = "arith.mulf"(%228, %275) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %278 = "vector.extract"(%276) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %279 = "arith.addf"(%277, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "vector.extract"(%276) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %281 = "vector.extract"(%276) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %282 = "arith.addf"(%280, %281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %283 = "arith.addf"(%279, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.addf"(%283, %34) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %285 = "vector.from_elements"(%215, %216, %217, %218) : (f32, f32, f32, f32) -> vector<4xf32>
        %286 = "arith.mulf"(%285, %285) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %287 = "vector.extract"(%286) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %288 = "vector.extract"(%286) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %289 = "arith.addf"(%287, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "vector.extract"(%286) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %291 = "vector.extract"(%286) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %292 = "arith.addf"(%290, %291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %293 = "arith.addf"(%289, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %294 = "arith.addf"(%293, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %295 = "vector.from_elements"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> vector<4xf32>
        %296 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %297 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %298 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %299 = "arith.remui"(%296, %52) : (i32, i32) -> i32
        %300 = "arith.addi"(%55, %299) : (i32, i32) -> i32
        %301 = "arith.muli"(%300, %25) : (i32, i32) -> i32
        %302 = "arith.addi"(%301, %103) : (i32, i32) -> i32
        %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %304 = "arith.andi"(%60, %303) : (i1, i1) -> i1
        %305, %306, %307, %308 = "scf.if"(%304) ({
          %309 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %310 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %311 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %312 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %313 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %314 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %315 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %316 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %317 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %318 = "arith.remui"(%315, %52) : (i32, i32) -> i32
          %319 = "arith.addi"(%55, %318) : (i32, i32) -> i32
          %320 = "arith.muli"(%319, %25) : (i32, i32) -> i32
          %321 = "llvm.getelementptr"(%6, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %322 = "llvm.getelementptr"(%321) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %323 = "llvm.load"(%322) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %324 = "vector.extract"(%323) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %325 = "vector.extract"(%323) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %326 = "vector.extract"(%323) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %327 = "vector.extract"(%323) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%324, %325, %326, %327) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%240, %241, %242, %243) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %328 = "vector.from_elements"(%305, %306, %307, %308) : (f32, f32, f32, f32) -> vector<4xf32>
        %329 = "arith.mulf"(%295, %328) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %330 = "arith.mulf"(%285, %329) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %331 = "vector.extract"(%330) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %332 = "vector.extract"(%330) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %333 = "arith.addf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %334 = "vector.extract"(%330) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %335 = "vector.extract"(%330) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %336 = "arith.addf"(%334, %335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %337 = "arith.addf"(%333, %336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %338 = "arith.addf"(%337, %284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %339 = "arith.addf"(%39, %294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %340 = "arith.addf"(%38, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%340, %339) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %341 = "arith.constant"() {value = -1 : i32} : () -> i32
      %342 = "arith.constant"() {value = 16 : i32} : () -> i32
      %343 = "arith.constant"() {value = 31 : i32} : () -> i32
      %344 = "nvvm.shfl.sync"(%341, %36, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %345 = "arith.addf"(%36, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %346 = "nvvm.shfl.sync"(%341, %345, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %347 = "arith.addf"(%345, %346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %348 = "nvvm.shfl.sync"(%341, %347, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %349 = "arith.addf"(%347, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %350 = "arith.constant"() {value = 2 : i32} : () -> i32
      %351 = "nvvm.shfl.sync"(%341, %349, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %352 = "arith.addf"(%349, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %353 = "nvvm.shfl.sync"(%341, %352, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %355 = "nvvm.shfl.sync"(%341, %35, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %356 = "arith.addf"(%35, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %357 = "nvvm.shfl.sync"(%341, %356, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %358 = "arith.addf"(%356, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %359 = "nvvm.shfl.sync"(%341, %358, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %360 = "arith.addf"(%358, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %361 = "nvvm.shfl.sync"(%341, %360, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %362 = "arith.addf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %363 = "nvvm.shfl.sync"(%341, %362, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %364 = "arith.addf"(%362, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %366 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %367 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %368 = "arith.constant"() {value = 32 : i32} : () -> i32
      %369 = "arith.remui"(%365, %368) : (i32, i32) -> i32
      %370 = "arith.constant"() {value = 512 : i32} : () -> i32
      %371 = "arith.remui"(%365, %370) : (i32, i32) -> i32
      %372 = "arith.divui"(%371, %368) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %373 = "arith.cmpi"(%369, %33) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%373) ({
        %374 = "nvvm.mapa"(%13, %369) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %375 = "nvvm.mapa"(%14, %369) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %376 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %377 = "arith.muli"(%376, %342) : (i32, i32) -> i32
        %378 = "arith.addi"(%377, %372) : (i32, i32) -> i32
        %379 = "llvm.getelementptr"(%374, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %380 = "arith.bitcast"(%354) : (f32) -> i32
        %t381_s0 = "llvm.ptrtoint"(%379) : (!llvm.ptr<7>) -> i32
        %t381_s1 = "llvm.ptrtoint"(%375) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t381_s0, %t381_s1, %380) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        %382 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %383 = "arith.muli"(%382, %342) : (i32, i32) -> i32
        %384 = "arith.addi"(%383, %372) : (i32, i32) -> i32
        %385 = "arith.constant"() {value = 128 : i32} : () -> i32
        %386 = "arith.addi"(%384, %385) : (i32, i32) -> i32
        %387 = "llvm.getelementptr"(%374, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %388 = "arith.bitcast"(%364) : (f32) -> i32
        %t389_s0 = "llvm.ptrtoint"(%387) : (!llvm.ptr<7>) -> i32
        %t389_s1 = "llvm.ptrtoint"(%375) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t389_s0, %t389_s1, %388) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %t390_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
      "llvm.inline_asm"(%t390_s0, %18) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
      %391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %394 = "arith.remui"(%391, %368) : (i32, i32) -> i32
      %395 = "arith.constant"() {value = 128 : i32} : () -> i32
      %396 = "arith.remui"(%394, %395) : (i32, i32) -> i32
      %397 = "llvm.getelementptr"(%13, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %399 = "arith.addi"(%396, %395) : (i32, i32) -> i32
      %400 = "llvm.getelementptr"(%13, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %402 = "arith.addi"(%368, %394) : (i32, i32) -> i32
      %403 = "arith.remui"(%402, %395) : (i32, i32) -> i32
      %404 = "llvm.getelementptr"(%13, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %406 = "arith.addi"(%403, %395) : (i32, i32) -> i32
      %407 = "llvm.getelementptr"(%13, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %409 = "arith.constant"() {value = 64 : i32} : () -> i32
      %410 = "arith.addi"(%409, %394) : (i32, i32) -> i32
      %411 = "arith.remui"(%410, %395) : (i32, i32) -> i32
      %412 = "llvm.getelementptr"(%13, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %414 = "arith.addi"(%411, %395) : (i32, i32) -> i32
      %415 = "llvm.getelementptr"(%13, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %417 = "arith.constant"() {value = 96 : i32} : () -> i32
      %418 = "arith.addi"(%417, %394) : (i32, i32) -> i32
      %419 = "arith.remui"(%418, %395) : (i32, i32) -> i32
      %420 = "llvm.getelementptr"(%13, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %422 = "arith.addi"(%419, %395) : (i32, i32) -> i32
      %423 = "llvm.getelementptr"(%13, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %425 = "arith.addf"(%398, %405) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %426 = "arith.addf"(%401, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %427 = "arith.addf"(%425, %413) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %428 = "arith.addf"(%426, %416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %429 = "arith.addf"(%427, %421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %430 = "arith.addf"(%428, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %431 = "nvvm.shfl.sync"(%341, %429, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %432 = "nvvm.shfl.sync"(%341, %430, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %433 = "arith.addf"(%429, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %434 = "arith.addf"(%430, %432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %435 = "nvvm.shfl.sync"(%341, %433, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %436 = "nvvm.shfl.sync"(%341, %434, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %437 = "arith.addf"(%433, %435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %438 = "arith.addf"(%434, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %439 = "nvvm.shfl.sync"(%341, %437, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %440 = "nvvm.shfl.sync"(%341, %438, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %441 = "arith.addf"(%437, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %442 = "arith.addf"(%438, %440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %443 = "nvvm.shfl.sync"(%341, %441, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %444 = "nvvm.shfl.sync"(%341, %442, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %445 = "arith.addf"(%441, %443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%442, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "nvvm.shfl.sync"(%341, %445, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %448 = "nvvm.shfl.sync"(%341, %446, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %449 = "arith.addf"(%445, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %450 = "arith.addf"(%446, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %451 = "arith.mulf"(%449, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %452 = "arith.addf"(%451, %11) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "llvm.call"(%452) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %454 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %455 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %456 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %457 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %458 = "arith.cmpi"(%457, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      %459 = "scf.if"(%458) ({
        %460 = "arith.remui"(%454, %370) : (i32, i32) -> i32
        %461 = "arith.cmpi"(%460, %18) {predicate = 0 : i64} : (i32, i32) -> i1
        %462 = "scf.if"(%461) ({
          %463 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %464 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %465 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %466 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %467 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %468 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %469 = "arith.divui"(%466, %33) : (i32, i32) -> i32
          %470 = "arith.divui"(%463, %370) : (i32, i32) -> i32
          %471 = "arith.addi"(%469, %470) : (i32, i32) -> i32
          %472 = "arith.cmpi"(%471, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%472) : (i1) -> ()
        }, {
          "scf.yield"(%461) : (i1) -> ()
        }) : (i1) -> i1
        "scf.yield"(%462) : (i1) -> ()
      }, {
        "scf.yield"(%458) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%459) ({
        %473 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %474 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %475 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %476 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %477 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %478 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %479 = "arith.divui"(%476, %33) : (i32, i32) -> i32
        %480 = "arith.divui"(%473, %370) : (i32, i32) -> i32
        %481 = "arith.addi"(%479, %480) : (i32, i32) -> i32
        %482 = "arith.extsi"(%481) : (i32) -> i64
        %483 = "llvm.getelementptr"(%10, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%453, %483) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %484 = "arith.mulf"(%450, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %485 = "arith.mulf"(%484, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %486 = "arith.mulf"(%485, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %487 = "arith.mulf"(%486, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %488 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "scf.for"(%488, %32, %33) ({
      ^bb0(%489: i32):
        %490 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %491 = "vector.extract"(%490) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %492 = "vector.extract"(%490) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %493 = "vector.extract"(%490) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %494 = "vector.extract"(%490) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %495 = "vector.extract"(%490) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %496 = "vector.extract"(%490) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %497 = "vector.extract"(%490) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %498 = "vector.extract"(%490) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %499 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %500 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %501 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %502 = "arith.muli"(%489, %370) : (i32, i32) -> i32
        %503 = "arith.muli"(%502, %350) : (i32, i32) -> i32
        %504 = "arith.remui"(%499, %370) : (i32, i32) -> i32
        %505 = "arith.addi"(%503, %504) : (i32, i32) -> i32
        %506 = "arith.muli"(%505, %25) : (i32, i32) -> i32
        %507 = "arith.cmpi"(%506, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %508 = "arith.constant"() {value = true} : () -> i1
        %509 = "arith.andi"(%508, %507) : (i1, i1) -> i1
        %510 = "arith.extui"(%509) : (i1) -> i8
        %511 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %512 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %513 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %514 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %515 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %516 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %517 = "arith.divui"(%514, %33) : (i32, i32) -> i32
        %518 = "arith.divui"(%511, %370) : (i32, i32) -> i32
        %519 = "arith.addi"(%517, %518) : (i32, i32) -> i32
        %520 = "arith.extsi"(%519) : (i32) -> i64
        %521 = "arith.muli"(%520, %3) : (i64, i64) -> i64
        %522 = "llvm.getelementptr"(%0, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %523 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %524 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %526 = "arith.remui"(%523, %370) : (i32, i32) -> i32
        %527 = "arith.addi"(%503, %526) : (i32, i32) -> i32
        %528 = "arith.muli"(%527, %25) : (i32, i32) -> i32
        %529 = "llvm.getelementptr"(%522, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %530 = "arith.constant"() {value = 0 : i8} : () -> i8
        %531 = "arith.cmpi"(%510, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %532, %533, %534, %535 = "scf.if"(%531) ({
          %536 = "llvm.load"(%529) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %537 = "vector.extract"(%536) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %538 = "vector.extract"(%536) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %539 = "vector.extract"(%536) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %540 = "vector.extract"(%536) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %541 = "llvm.bitcast"(%537) : (i32) -> f32
          %542 = "llvm.bitcast"(%538) : (i32) -> f32
          %543 = "llvm.bitcast"(%539) : (i32) -> f32
          %544 = "llvm.bitcast"(%540) : (i32) -> f32
          "scf.yield"(%541, %542, %543, %544) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%491, %492, %493, %494) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %545 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %546 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %547 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %548 = "arith.remui"(%545, %370) : (i32, i32) -> i32
        %549 = "arith.addi"(%503, %548) : (i32, i32) -> i32
        %550 = "arith.muli"(%549, %25) : (i32, i32) -> i32
        %551 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %552 = "arith.addi"(%550, %551) : (i32, i32) -> i32
        %553 = "arith.cmpi"(%552, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %554 = "arith.andi"(%508, %553) : (i1, i1) -> i1
        %555 = "arith.extui"(%554) : (i1) -> i8
        %556 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %557 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %558 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %559 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %560 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %561 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %562 = "arith.divui"(%559, %33) : (i32, i32) -> i32
        %563 = "arith.divui"(%556, %370) : (i32, i32) -> i32
        %564 = "arith.addi"(%562, %563) : (i32, i32) -> i32
        %565 = "arith.extsi"(%564) : (i32) -> i64
        %566 = "arith.muli"(%565, %3) : (i64, i64) -> i64
        %567 = "llvm.getelementptr"(%0, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %568 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %569 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %570 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %571 = "arith.remui"(%568, %370) : (i32, i32) -> i32
        %572 = "arith.addi"(%503, %571) : (i32, i32) -> i32
        %573 = "arith.muli"(%572, %25) : (i32, i32) -> i32
        %574 = "llvm.getelementptr"(%567, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %575 = "llvm.getelementptr"(%574) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %576 = "arith.cmpi"(%555, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %577, %578, %579, %580 = "scf.if"(%576) ({
          %581 = "llvm.load"(%575) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %582 = "vector.extract"(%581) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %583 = "vector.extract"(%581) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %584 = "vector.extract"(%581) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %585 = "vector.extract"(%581) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %586 = "llvm.bitcast"(%582) : (i32) -> f32
          %587 = "llvm.bitcast"(%583) : (i32) -> f32
          %588 = "llvm.bitcast"(%584) : (i32) -> f32
          %589 = "llvm.bitcast"(%585) : (i32) -> f32
          "scf.yield"(%586, %587, %588, %589) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %590 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %592 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %593 = "arith.remui"(%590, %370) : (i32, i32) -> i32
        %594 = "arith.addi"(%503, %593) : (i32, i32) -> i32
        %595 = "arith.muli"(%594, %25) : (i32, i32) -> i32
        %596 = "arith.cmpi"(%595, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %597 = "arith.andi"(%508, %596) : (i1, i1) -> i1
        %598 = "arith.extui"(%597) : (i1) -> i8
        %599 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %600 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %601 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %602 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %603 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %604 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %605 = "arith.divui"(%602, %33) : (i32, i32) -> i32
        %606 = "arith.divui"(%599, %370) : (i32, i32) -> i32
        %607 = "arith.addi"(%605, %606) : (i32, i32) -> i32
        %608 = "arith.extsi"(%607) : (i32) -> i64
        %609 = "arith.muli"(%608, %5) : (i64, i64) -> i64
        %610 = "llvm.getelementptr"(%4, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %611 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %612 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %613 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %614 = "arith.remui"(%611, %370) : (i32, i32) -> i32
        %615 = "arith.addi"(%503, %614) : (i32, i32) -> i32
        %616 = "arith.muli"(%615, %25) : (i32, i32) -> i32
        %617 = "llvm.getelementptr"(%610, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %618 = "arith.cmpi"(%598, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %619, %620, %621, %622 = "scf.if"(%618) ({
          %623 = "llvm.load"(%617) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %624 = "vector.extract"(%623) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %625 = "vector.extract"(%623) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %626 = "vector.extract"(%623) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %627 = "vector.extract"(%623) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %628 = "llvm.bitcast"(%624) : (i32) -> f32
          %629 = "llvm.bitcast"(%625) : (i32) -> f32
          %630 = "llvm.bitcast"(%626) : (i32) -> f32
          %631 = "llvm.bitcast"(%627) : (i32) -> f32
          "scf.yield"(%628, %629, %630, %631) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%491, %492, %493, %494) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %632 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %633 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %634 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %635 = "arith.remui"(%632, %370) : (i32, i32) -> i32
        %636 = "arith.addi"(%503, %635) : (i32, i32) -> i32
        %637 = "arith.muli"(%636, %25) : (i32, i32) -> i32
        %638 = "arith.addi"(%637, %551) : (i32, i32) -> i32
        %639 = "arith.cmpi"(%638, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %640 = "arith.andi"(%508, %639) : (i1, i1) -> i1
        %641 = "arith.extui"(%640) : (i1) -> i8
        %642 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %643 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %644 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %645 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %646 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %647 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %648 = "arith.divui"(%645, %33) : (i32, i32) -> i32
        %649 = "arith.divui"(%642, %370) : (i32, i32) -> i32
        %650 = "arith.addi"(%648, %649) : (i32, i32) -> i32
        %651 = "arith.extsi"(%650) : (i32) -> i64
        %652 = "arith.muli"(%651, %5) : (i64, i64) -> i64
        %653 = "llvm.getelementptr"(%4, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %657 = "arith.remui"(%654, %370) : (i32, i32) -> i32
        %658 = "arith.addi"(%503, %657) : (i32, i32) -> i32
        %659 = "arith.muli"(%658, %25) : (i32, i32) -> i32
        %660 = "llvm.getelementptr"(%653, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %661 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %662 = "arith.cmpi"(%641, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %663, %664, %665, %666 = "scf.if"(%662) ({
          %667 = "llvm.load"(%661) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %668 = "vector.extract"(%667) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %669 = "vector.extract"(%667) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %670 = "vector.extract"(%667) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %671 = "vector.extract"(%667) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %672 = "llvm.bitcast"(%668) : (i32) -> f32
          %673 = "llvm.bitcast"(%669) : (i32) -> f32
          %674 = "llvm.bitcast"(%670) : (i32) -> f32
          %675 = "llvm.bitcast"(%671) : (i32) -> f32
          "scf.yield"(%672, %673, %674, %675) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %676 = "vector.from_elements"(%532, %533, %534, %535) : (f32, f32, f32, f32) -> vector<4xf32>
        %677 = "vector.broadcast"(%453) : (f32) -> vector<4xf32>
        %678 = "arith.mulf"(%676, %677) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %679 = "vector.from_elements"(%619, %620, %621, %622) : (f32, f32, f32, f32) -> vector<4xf32>
        %680 = "arith.cmpi"(%1, %27) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%680) ({
          %681 = "arith.mulf"(%678, %679) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %682 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %683 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %684 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %685 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %686 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %687 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %688 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %689 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %690 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %691 = "arith.remui"(%688, %370) : (i32, i32) -> i32
          %692 = "arith.addi"(%503, %691) : (i32, i32) -> i32
          %693 = "arith.muli"(%692, %25) : (i32, i32) -> i32
          %694 = "llvm.getelementptr"(%9, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %695 = "vector.extract"(%681) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %696 = "vector.extract"(%681) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %697 = "vector.extract"(%681) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %698 = "vector.extract"(%681) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %699 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %700 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %701 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %702 = "arith.remui"(%699, %370) : (i32, i32) -> i32
          %703 = "arith.addi"(%503, %702) : (i32, i32) -> i32
          %704 = "arith.muli"(%703, %25) : (i32, i32) -> i32
          %705 = "arith.cmpi"(%704, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %706 = "arith.andi"(%508, %705) : (i1, i1) -> i1
          %707 = "arith.extui"(%706) : (i1) -> i8
          %708 = "arith.cmpi"(%707, %530) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%708) ({
            %709 = "llvm.bitcast"(%695) : (f32) -> i32
            %710 = "llvm.bitcast"(%696) : (f32) -> i32
            %711 = "llvm.bitcast"(%697) : (f32) -> i32
            %712 = "llvm.bitcast"(%698) : (f32) -> i32
            %713 = "vector.from_elements"(%709, %710, %711, %712) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%713, %694) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %714 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %715 = "vector.extract"(%714) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %716 = "vector.extract"(%714) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %717 = "vector.extract"(%714) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %718 = "vector.extract"(%714) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %719 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %720 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %721 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %722 = "arith.remui"(%719, %370) : (i32, i32) -> i32
        %723 = "arith.addi"(%503, %722) : (i32, i32) -> i32
        %724 = "arith.muli"(%723, %25) : (i32, i32) -> i32
        %725 = "arith.cmpi"(%724, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %726 = "arith.andi"(%508, %725) : (i1, i1) -> i1
        %727, %728, %729, %730 = "scf.if"(%726) ({
          %731 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %734 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %735 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %736 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %737 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %738 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %739 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %740 = "arith.remui"(%737, %370) : (i32, i32) -> i32
          %741 = "arith.addi"(%503, %740) : (i32, i32) -> i32
          %742 = "arith.muli"(%741, %25) : (i32, i32) -> i32
          %743 = "llvm.getelementptr"(%6, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %744 = "llvm.load"(%743) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %745 = "vector.extract"(%744) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %746 = "vector.extract"(%744) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %747 = "vector.extract"(%744) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %748 = "vector.extract"(%744) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%745, %746, %747, %748) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%715, %716, %717, %718) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %749 = "vector.from_elements"(%727, %728, %729, %730) : (f32, f32, f32, f32) -> vector<4xf32>
        %750 = "arith.mulf"(%678, %749) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %751 = "vector.broadcast"(%487) : (f32) -> vector<4xf32>
        %752 = "arith.mulf"(%679, %751) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %753 = "arith.subf"(%750, %752) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %754 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %755 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %756 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %757 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %758 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %759 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %760 = "arith.divui"(%757, %33) : (i32, i32) -> i32
        %761 = "arith.divui"(%754, %370) : (i32, i32) -> i32
        %762 = "arith.addi"(%760, %761) : (i32, i32) -> i32
        %763 = "arith.extsi"(%762) : (i32) -> i64
        %764 = "arith.muli"(%763, %8) : (i64, i64) -> i64
        %765 = "llvm.getelementptr"(%7, %764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %766 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %767 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %768 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %769 = "arith.remui"(%766, %370) : (i32, i32) -> i32
        %770 = "arith.addi"(%503, %769) : (i32, i32) -> i32
        %771 = "arith.muli"(%770, %25) : (i32, i32) -> i32
        %772 = "llvm.getelementptr"(%765, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %773 = "vector.extract"(%753) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %774 = "vector.extract"(%753) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %775 = "vector.extract"(%753) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %776 = "vector.extract"(%753) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %777 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %778 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %779 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %780 = "arith.remui"(%777, %370) : (i32, i32) -> i32
        %781 = "arith.addi"(%503, %780) : (i32, i32) -> i32
        %782 = "arith.muli"(%781, %25) : (i32, i32) -> i32
        %783 = "arith.cmpi"(%782, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %784 = "arith.andi"(%508, %783) : (i1, i1) -> i1
        %785 = "arith.extui"(%784) : (i1) -> i8
        %786 = "arith.cmpi"(%785, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%786) ({
          %787 = "llvm.bitcast"(%773) : (f32) -> i32
          %788 = "llvm.bitcast"(%774) : (f32) -> i32
          %789 = "llvm.bitcast"(%775) : (f32) -> i32
          %790 = "llvm.bitcast"(%776) : (f32) -> i32
          %791 = "vector.from_elements"(%787, %788, %789, %790) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%791, %772) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %792 = "vector.from_elements"(%577, %578, %579, %580) : (f32, f32, f32, f32) -> vector<4xf32>
        %793 = "vector.broadcast"(%453) : (f32) -> vector<4xf32>
        %794 = "arith.mulf"(%792, %793) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %795 = "vector.from_elements"(%663, %664, %665, %666) : (f32, f32, f32, f32) -> vector<4xf32>
        "scf.if"(%680) ({
          %796 = "arith.mulf"(%794, %795) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %797 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %798 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %799 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %800 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %801 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %802 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %803 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %804 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %805 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %806 = "arith.remui"(%803, %370) : (i32, i32) -> i32
          %807 = "arith.addi"(%503, %806) : (i32, i32) -> i32
          %808 = "arith.muli"(%807, %25) : (i32, i32) -> i32
          %809 = "llvm.getelementptr"(%9, %808) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %810 = "llvm.getelementptr"(%809) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %811 = "vector.extract"(%796) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %812 = "vector.extract"(%796) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %813 = "vector.extract"(%796) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %814 = "vector.extract"(%796) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %815 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %816 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %817 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %818 = "arith.remui"(%815, %370) : (i32, i32) -> i32
          %819 = "arith.addi"(%503, %818) : (i32, i32) -> i32
          %820 = "arith.muli"(%819, %25) : (i32, i32) -> i32
          %821 = "arith.addi"(%820, %551) : (i32, i32) -> i32
          %822 = "arith.cmpi"(%821, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %823 = "arith.andi"(%508, %822) : (i1, i1) -> i1
          %824 = "arith.extui"(%823) : (i1) -> i8
          %825 = "arith.cmpi"(%824, %530) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%825) ({
            %826 = "llvm.bitcast"(%811) : (f32) -> i32
            %827 = "llvm.bitcast"(%812) : (f32) -> i32
            %828 = "llvm.bitcast"(%813) : (f32) -> i32
            %829 = "llvm.bitcast"(%814) : (f32) -> i32
            %830 = "vector.from_elements"(%826, %827, %828, %829) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%830, %810) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %831 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %832 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %833 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %834 = "arith.remui"(%831, %370) : (i32, i32) -> i32
        %835 = "arith.addi"(%503, %834) : (i32, i32) -> i32
        %836 = "arith.muli"(%835, %25) : (i32, i32) -> i32
        %837 = "arith.addi"(%836, %551) : (i32, i32) -> i32
        %838 = "arith.cmpi"(%837, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %839 = "arith.andi"(%508, %838) : (i1, i1) -> i1
        %840, %841, %842, %843 = "scf.if"(%839) ({
          %844 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %845 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %846 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %847 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %848 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %849 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %850 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %851 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %852 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %853 = "arith.remui"(%850, %370) : (i32, i32) -> i32
          %854 = "arith.addi"(%503, %853) : (i32, i32) -> i32
          %855 = "arith.muli"(%854, %25) : (i32, i32) -> i32
          %856 = "llvm.getelementptr"(%6, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %857 = "llvm.getelementptr"(%856) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %858 = "llvm.load"(%857) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %859 = "vector.extract"(%858) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %860 = "vector.extract"(%858) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %861 = "vector.extract"(%858) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %862 = "vector.extract"(%858) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%859, %860, %861, %862) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%715, %716, %717, %718) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %863 = "vector.from_elements"(%840, %841, %842, %843) : (f32, f32, f32, f32) -> vector<4xf32>
        %864 = "arith.mulf"(%794, %863) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %865 = "vector.broadcast"(%487) : (f32) -> vector<4xf32>
        %866 = "arith.mulf"(%795, %865) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %867 = "arith.subf"(%864, %866) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %868 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %869 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %870 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %871 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %872 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %873 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %874 = "arith.divui"(%871, %33) : (i32, i32) -> i32
        %875 = "arith.divui"(%868, %370) : (i32, i32) -> i32
        %876 = "arith.addi"(%874, %875) : (i32, i32) -> i32
        %877 = "arith.extsi"(%876) : (i32) -> i64
        %878 = "arith.muli"(%877, %8) : (i64, i64) -> i64
        %879 = "llvm.getelementptr"(%7, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %880 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %881 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %882 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %883 = "arith.remui"(%880, %370) : (i32, i32) -> i32
        %884 = "arith.addi"(%503, %883) : (i32, i32) -> i32
        %885 = "arith.muli"(%884, %25) : (i32, i32) -> i32
        %886 = "llvm.getelementptr"(%879, %885) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %887 = "llvm.getelementptr"(%886) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %888 = "vector.extract"(%867) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %889 = "vector.extract"(%867) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %890 = "vector.extract"(%867) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %891 = "vector.extract"(%867) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %892 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %893 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %894 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %895 = "arith.remui"(%892, %370) : (i32, i32) -> i32
        %896 = "arith.addi"(%503, %895) : (i32, i32) -> i32
        %897 = "arith.muli"(%896, %25) : (i32, i32) -> i32
        %898 = "arith.addi"(%897, %551) : (i32, i32) -> i32
        %899 = "arith.cmpi"(%898, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %900 = "arith.andi"(%508, %899) : (i1, i1) -> i1
        %901 = "arith.extui"(%900) : (i1) -> i8
        %902 = "arith.cmpi"(%901, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%902) ({
          %903 = "llvm.bitcast"(%888) : (f32) -> i32
          %904 = "llvm.bitcast"(%889) : (f32) -> i32
          %905 = "llvm.bitcast"(%890) : (f32) -> i32
          %906 = "llvm.bitcast"(%891) : (f32) -> i32
          %907 = "vector.from_elements"(%903, %904, %905, %906) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%907, %887) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 32 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %14 = "vector.extract"(%13) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %15 = "vector.extract"(%13) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %16 = "vector.extract"(%13) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %17 = "vector.extract"(%13) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.muli"(%18, %11) : (i32, i32) -> i32
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.remui"(%22, %11) : (i32, i32) -> i32
      %26 = "arith.addi"(%21, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 4 : i32} : () -> i32
      %28 = "arith.muli"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.cmpi"(%28, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %30, %31, %32, %33 = "scf.if"(%29) ({
        %34, %35, %36, %37 = "scf.for"(%12, %1, %11, %14, %15, %16, %17) ({
        ^bb0(%38: i32, %39: f32, %40: f32, %41: f32, %42: f32):
          %43 = "arith.constant"() {value = 8 : i32} : () -> i32
          %44 = "arith.addi"(%38, %43) : (i32, i32) -> i32
          %45 = "arith.constant"() {value = 16 : i32} : () -> i32
          %46 = "arith.addi"(%38, %45) : (i32, i32) -> i32
          %47 = "arith.constant"() {value = 24 : i32} : () -> i32
          %48 = "arith.addi"(%38, %47) : (i32, i32) -> i32
          %49 = "arith.constant"() {value = 1 : i32} : () -> i32
          %50 = "arith.subi"(%1, %49) : (i32, i32) -> i32
          %51 = "arith.minsi"(%38, %50) : (i32, i32) -> i32
          %52 = "arith.cmpi"(%38, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %53 = "arith.extsi"(%51) : (i32) -> i64
          %54 = "llvm.getelementptr"(%6, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %55 = "llvm.load"(%54) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %56 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %57 = "arith.select"(%52, %55, %56) : (i1, f32, f32) -> f32
          %58 = "arith.extsi"(%2) : (i32) -> i64
          %59 = "arith.muli"(%53, %58) : (i64, i64) -> i64
          %60 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %61 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %62 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %63 = "arith.muli"(%60, %11) : (i32, i32) -> i32
          %64 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %65 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %66 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %67 = "arith.remui"(%64, %11) : (i32, i32) -> i32
          %68 = "arith.addi"(%63, %67) : (i32, i32) -> i32
          %69 = "arith.muli"(%68, %27) : (i32, i32) -> i32
          %70 = "arith.extsi"(%69) : (i32) -> i64
          %71 = "arith.addi"(%59, %70) : (i64, i64) -> i64
          %72 = "llvm.getelementptr"(%0, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %73 = "llvm.load"(%72) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %74 = "vector.extract"(%73) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %75 = "vector.extract"(%73) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %76 = "vector.extract"(%73) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %77 = "vector.extract"(%73) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %78 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %79 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %80 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %81 = "arith.muli"(%78, %11) : (i32, i32) -> i32
          %82 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %83 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %84 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %85 = "arith.remui"(%82, %11) : (i32, i32) -> i32
          %86 = "arith.addi"(%81, %85) : (i32, i32) -> i32
          %87 = "arith.muli"(%86, %27) : (i32, i32) -> i32
          %88 = "arith.extsi"(%87) : (i32) -> i64
          %89 = "arith.addi"(%59, %88) : (i64, i64) -> i64
          %90 = "llvm.getelementptr"(%4, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %91 = "llvm.load"(%90) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%91) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%91) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%91) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %96 = "arith.minsi"(%44, %50) : (i32, i32) -> i32
          %97 = "arith.cmpi"(%44, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %98 = "arith.extsi"(%96) : (i32) -> i64
          %99 = "llvm.getelementptr"(%6, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %101 = "arith.select"(%97, %100, %56) : (i1, f32, f32) -> f32
          %102 = "arith.muli"(%98, %58) : (i64, i64) -> i64
          %103 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %104 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %105 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %106 = "arith.muli"(%103, %11) : (i32, i32) -> i32
          %107 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %108 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %109 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %110 = "arith.remui"(%107, %11) : (i32, i32) -> i32
          %111 = "arith.addi"(%106, %110) : (i32, i32) -> i32
          %112 = "arith.muli"(%111, %27) : (i32, i32) -> i32
          %113 = "arith.extsi"(%112) : (i32) -> i64
          %114 = "arith.addi"(%102, %113) : (i64, i64) -> i64
          %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %116 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %121 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %122 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %123 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %124 = "arith.muli"(%121, %11) : (i32, i32) -> i32
          %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %128 = "arith.remui"(%125, %11) : (i32, i32) -> i32
          %129 = "arith.addi"(%124, %128) : (i32, i32) -> i32
          %130 = "arith.muli"(%129, %27) : (i32, i32) -> i32
          %131 = "arith.extsi"(%130) : (i32) -> i64
          %132 = "arith.addi"(%102, %131) : (i64, i64) -> i64
          %133 = "llvm.getelementptr"(%4, %132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %134 = "llvm.load"(%133) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %136 = "vector.extract"(%134) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%134) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%134) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %139 = "arith.minsi"(%46, %50) : (i32, i32) -> i32
          %140 = "arith.cmpi"(%46, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %141 = "arith.extsi"(%139) : (i32) -> i64
          %142 = "llvm.getelementptr"(%6, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %144 = "arith.select"(%140, %143, %56) : (i1, f32, f32) -> f32
          %145 = "arith.muli"(%141, %58) : (i64, i64) -> i64
          %146 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %147 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %148 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %149 = "arith.muli"(%146, %11) : (i32, i32) -> i32
          %150 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %151 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %152 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %153 = "arith.remui"(%150, %11) : (i32, i32) -> i32
          %154 = "arith.addi"(%149, %153) : (i32, i32) -> i32
          %155 = "arith.muli"(%154, %27) : (i32, i32) -> i32
          %156 = "arith.extsi"(%155) : (i32) -> i64
          %157 = "arith.addi"(%145, %156) : (i64, i64) -> i64
          %158 = "llvm.getelementptr"(%0, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %159 = "llvm.load"(%158) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%159) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%159) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %163 = "vector.extract"(%159) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %164 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %165 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %166 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %167 = "arith.muli"(%164, %11) : (i32, i32) -> i32
          %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %171 = "arith.remui"(%168, %11) : (i32, i32) -> i32
          %172 = "arith.addi"(%167, %171) : (i32, i32) -> i32
          %173 = "arith.muli"(%172, %27) : (i32, i32) -> i32
          %174 = "arith.extsi"(%173) : (i32) -> i64
          %175 = "arith.addi"(%145, %174) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%4, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %182 = "arith.minsi"(%48, %50) : (i32, i32) -> i32
          %183 = "arith.cmpi"(%48, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %184 = "arith.extsi"(%182) : (i32) -> i64
          %185 = "llvm.getelementptr"(%6, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %187 = "arith.select"(%183, %186, %56) : (i1, f32, f32) -> f32
          %188 = "arith.muli"(%184, %58) : (i64, i64) -> i64
          %189 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %190 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %191 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %192 = "arith.muli"(%189, %11) : (i32, i32) -> i32
          %193 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %194 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %195 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %196 = "arith.remui"(%193, %11) : (i32, i32) -> i32
          %197 = "arith.addi"(%192, %196) : (i32, i32) -> i32
          %198 = "arith.muli"(%197, %27) : (i32, i32) -> i32
          %199 = "arith.extsi"(%198) : (i32) -> i64
          %200 = "arith.addi"(%188, %199) : (i64, i64) -> i64
          %201 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %202 = "llvm.load"(%201) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %207 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %208 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %209 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %210 = "arith.muli"(%207, %11) : (i32, i32) -> i32
          %211 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %212 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %213 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %214 = "arith.remui"(%211, %11) : (i32, i32) -> i32
          %215 = "arith.addi"(%210, %214) : (i32, i32) -> i32
          %216 = "arith.muli"(%215, %27) : (i32, i32) -> i32
          %217 = "arith.extsi"(%216) : (i32) -> i64
          %218 = "arith.addi"(%188, %217) : (i64, i64) -> i64
          %219 = "llvm.getelementptr"(%4, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %220 = "llvm.load"(%219) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %221 = "vector.extract"(%220) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %222 = "vector.extract"(%220) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %223 = "vector.extract"(%220) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %224 = "vector.extract"(%220) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %225 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
          %226 = "vector.from_elements"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> vector<4xf32>
          %227 = "vector.from_elements"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> vector<4xf32>
          %228 = "arith.subf"(%227, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %229 = "arith.mulf"(%225, %228) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %230 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
          %231 = "arith.mulf"(%229, %230) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %232 = "arith.addf"(%226, %231) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %233 = "vector.extract"(%232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %234 = "vector.extract"(%232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %237 = "vector.from_elements"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> vector<4xf32>
          %238 = "vector.from_elements"(%233, %234, %235, %236) : (f32, f32, f32, f32) -> vector<4xf32>
          %239 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
          %240 = "arith.subf"(%239, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %241 = "arith.mulf"(%237, %240) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %242 = "vector.broadcast"(%101) : (f32) -> vector<4xf32>
          %243 = "arith.mulf"(%241, %242) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %244 = "arith.addf"(%238, %243) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %245 = "vector.extract"(%244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %246 = "vector.extract"(%244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %247 = "vector.extract"(%244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %248 = "vector.extract"(%244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %249 = "vector.from_elements"(%160, %161, %162, %163) : (f32, f32, f32, f32) -> vector<4xf32>
          %250 = "vector.from_elements"(%245, %246, %247, %248) : (f32, f32, f32, f32) -> vector<4xf32>
          %251 = "vector.from_elements"(%178, %179, %180, %181) : (f32, f32, f32, f32) -> vector<4xf32>
          %252 = "arith.subf"(%251, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %253 = "arith.mulf"(%249, %252) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %254 = "vector.broadcast"(%144) : (f32) -> vector<4xf32>
          %255 = "arith.mulf"(%253, %254) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %256 = "arith.addf"(%250, %255) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %257 = "vector.extract"(%256) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %258 = "vector.extract"(%256) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %259 = "vector.extract"(%256) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %260 = "vector.extract"(%256) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %261 = "vector.from_elements"(%203, %204, %205, %206) : (f32, f32, f32, f32) -> vector<4xf32>
          %262 = "vector.from_elements"(%257, %258, %259, %260) : (f32, f32, f32, f32) -> vector<4xf32>
          %263 = "vector.from_elements"(%221, %222, %223, %224) : (f32, f32, f32, f32) -> vector<4xf32>
          %264 = "arith.subf"(%263, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %265 = "arith.mulf"(%261, %264) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %266 = "vector.broadcast"(%187) : (f32) -> vector<4xf32>
          %267 = "arith.mulf"(%265, %266) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %268 = "arith.addf"(%262, %267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %269 = "vector.extract"(%268) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %270 = "vector.extract"(%268) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%268) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %272 = "vector.extract"(%268) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%269, %270, %271, %272) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        "scf.yield"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%14, %15, %16, %17) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %273 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %275 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %276 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %277 = "arith.remui"(%273, %11) : (i32, i32) -> i32
      %278 = "arith.divui"(%273, %11) : (i32, i32) -> i32
      %279 = "arith.muli"(%277, %27) : (i32, i32) -> i32
      %280 = "arith.constant"() {value = 144 : i32} : () -> i32
      %281 = "arith.muli"(%278, %280) : (i32, i32) -> i32
      %282 = "arith.addi"(%279, %281) : (i32, i32) -> i32
      %283 = "llvm.getelementptr"(%276, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %284 = "vector.from_elements"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%284, %283) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %285 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %288 = "arith.constant"() {value = 128 : i32} : () -> i32
      %289 = "arith.muli"(%285, %288) : (i32, i32) -> i32
      %290 = "arith.addi"(%289, %273) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%273, %288) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.cmpi"(%290, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %293 = "arith.andi"(%291, %292) : (i1, i1) -> i1
      "scf.if"(%293) ({
        %294 = "arith.remui"(%273, %27) : (i32, i32) -> i32
        %295 = "arith.divui"(%273, %27) : (i32, i32) -> i32
        %296 = "arith.remui"(%294, %27) : (i32, i32) -> i32
        %297 = "arith.divui"(%294, %27) : (i32, i32) -> i32
        %298 = "arith.muli"(%297, %280) : (i32, i32) -> i32
        %299 = "arith.addi"(%296, %298) : (i32, i32) -> i32
        %300 = "arith.muli"(%295, %27) : (i32, i32) -> i32
        %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
        %302 = "llvm.getelementptr"(%276, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %303 = "llvm.load"(%302) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %304 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %305 = "arith.addf"(%304, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %306 = "arith.addi"(%301, %280) : (i32, i32) -> i32
        %307 = "llvm.getelementptr"(%276, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %309 = "arith.addf"(%305, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %310 = "arith.constant"() {value = 288 : i32} : () -> i32
        %311 = "arith.addi"(%301, %310) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%276, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %313 = "llvm.load"(%312) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %314 = "arith.addf"(%309, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %315 = "arith.constant"() {value = 432 : i32} : () -> i32
        %316 = "arith.addi"(%301, %315) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%276, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%314, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %320 = "arith.constant"() {value = 576 : i32} : () -> i32
        %321 = "arith.addi"(%301, %320) : (i32, i32) -> i32
        %322 = "llvm.getelementptr"(%276, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %323 = "llvm.load"(%322) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %324 = "arith.addf"(%319, %323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %325 = "arith.constant"() {value = 720 : i32} : () -> i32
        %326 = "arith.addi"(%301, %325) : (i32, i32) -> i32
        %327 = "llvm.getelementptr"(%276, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %329 = "arith.addf"(%324, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %330 = "arith.constant"() {value = 864 : i32} : () -> i32
        %331 = "arith.addi"(%301, %330) : (i32, i32) -> i32
        %332 = "llvm.getelementptr"(%276, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %334 = "arith.addf"(%329, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %335 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %336 = "arith.addi"(%301, %335) : (i32, i32) -> i32
        %337 = "llvm.getelementptr"(%276, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %339 = "arith.addf"(%334, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %340 = "arith.extsi"(%290) : (i32) -> i64
        %341 = "llvm.getelementptr"(%7, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%339, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: f32, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>):
    %14 = "arith.extsi"(%2) : (i32) -> i64
    %15 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %16 = "arith.constant"() {value = 132 : i32} : () -> i32
    %17 = "arith.minsi"(%15, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 2047 : i32} : () -> i32
    %19 = "arith.addi"(%2, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 2048 : i32} : () -> i32
    %21 = "arith.divui"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 1 : i32} : () -> i32
    %23 = "arith.maxsi"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.divui"(%17, %23) : (i32, i32) -> i32
    %25 = "arith.minsi"(%24, %22) : (i32, i32) -> i32
    %26 = "arith.constant"() {value = 3 : i32} : () -> i32
    %27 = "arith.addi"(%1, %26) : (i32, i32) -> i32
    %28 = "arith.constant"() {value = 4 : i32} : () -> i32
    %29 = "arith.divui"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.minsi"(%25, %29) : (i32, i32) -> i32
    %31 = "arith.maxsi"(%30, %22) : (i32, i32) -> i32
    %32 = "arith.muli"(%31, %28) : (i32, i32) -> i32
    %33 = "arith.subi"(%32, %22) : (i32, i32) -> i32
    %34 = "arith.addi"(%1, %33) : (i32, i32) -> i32
    %35 = "arith.remsi"(%34, %32) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 0 : i32} : () -> i32
    %37 = "arith.cmpi"(%35, %36) {predicate = 2 : i64} : (i32, i32) -> i1
    %38 = "arith.divsi"(%34, %32) : (i32, i32) -> i32
    %39 = "arith.extsi"(%37) : (i1) -> i32
    %40 = "arith.addi"(%38, %39) : (i32, i32) -> i32
    %41 = "arith.maxsi"(%2, %22) : (i32, i32) -> i32
    %42 = "arith.sitofp"(%41) : (i32) -> f32
    %43 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %44 = "arith.divf"(%43, %42) : (f32, f32) -> f32
    %45 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %46 = "arith.minsi"(%45, %16) : (i32, i32) -> i32
    %47 = "arith.divui"(%46, %23) : (i32, i32) -> i32
    %48 = "arith.minsi"(%47, %22) : (i32, i32) -> i32
    %49 = "arith.minsi"(%48, %29) : (i32, i32) -> i32
    %50 = "arith.muli"(%49, %21) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 512 : i32} : () -> i32
    %52 = "arith.constant"() {value = 205568 : i32} : () -> i32
    "gpu.launch_func"(%50, %22, %22, %51, %22, %22, %52, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11, %14, %13, %10, %44, %40) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.cooperative} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, f32, i32) -> ()
    %53 = "arith.constant"() {value = 15 : i32} : () -> i32
    %54 = "arith.addi"(%2, %53) : (i32, i32) -> i32
    %55 = "arith.constant"() {value = 16 : i32} : () -> i32
    %56 = "arith.divui"(%54, %55) : (i32, i32) -> i32
    %57 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %58 = "arith.minsi"(%57, %16) : (i32, i32) -> i32
    %59 = "arith.divui"(%58, %23) : (i32, i32) -> i32
    %60 = "arith.minsi"(%59, %22) : (i32, i32) -> i32
    %61 = "arith.minsi"(%60, %29) : (i32, i32) -> i32
    %62 = "arith.cmpi"(%61, %22) {predicate = 3 : i64} : (i32, i32) -> i1
    %63 = "arith.select"(%62, %36, %56) : (i1, i32, i32) -> i32
    %64 = "arith.constant"() {value = 256 : i32} : () -> i32
    %65 = "arith.constant"() {value = 1024 : i32} : () -> i32
    "gpu.launch_func"(%63, %22, %22, %64, %22, %22, %65, %11, %2, %14, %9, %61) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 5, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32) -> ()
    %66 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %67 = "arith.minsi"(%66, %16) : (i32, i32) -> i32
    %68 = "arith.divui"(%67, %23) : (i32, i32) -> i32
    %69 = "arith.minsi"(%68, %22) : (i32, i32) -> i32
    %70 = "arith.minsi"(%69, %29) : (i32, i32) -> i32
    %71 = "arith.cmpi"(%70, %36) {predicate = 4 : i64} : (i32, i32) -> i1
    %72 = "arith.constant"() {value = 8 : i32} : () -> i32
    %73 = "arith.muli"(%1, %72) : (i32, i32) -> i32
    %74 = "arith.select"(%71, %36, %73) : (i1, i32, i32) -> i32
    %75 = "arith.constant"() {value = 1032 : i32} : () -> i32
    "gpu.launch_func"(%74, %22, %22, %51, %22, %22, %72, %22, %22, %75, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %12, %10, %44) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32) -> ()
    %76 = "arith.cmpi"(%1, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    %77 = "arith.ori"(%76, %71) : (i1, i1) -> i1
    %78 = "arith.constant"() {value = 127 : i32} : () -> i32
    %79 = "arith.addi"(%2, %78) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 128 : i32} : () -> i32
    %81 = "arith.divui"(%79, %80) : (i32, i32) -> i32
    %82 = "arith.select"(%77, %36, %81) : (i1, i32, i32) -> i32
    %83 = "arith.constant"() {value = 4544 : i32} : () -> i32
    "gpu.launch_func"(%82, %22, %22, %64, %22, %22, %83, %0, %1, %2, %3, %4, %5, %12, %9) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_backward_f32_form128x4x0x3x1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
