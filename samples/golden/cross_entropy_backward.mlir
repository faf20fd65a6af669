"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: i32):
      %10 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %11 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %12 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 147456>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %13 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 155648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %14 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %17 = "arith.constant"() {value = 128 : i32} : () -> i32
      %18 = "arith.muli"(%14, %17) : (i32, i32) -> i32
      %19 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %22 = "arith.muli"(%19, %17) : (i32, i32) -> i32
      %23 = "arith.constant"() {value = 0 : i32} : () -> i32
      %24 = "arith.muli"(%23, %22) : (i32, i32) -> i32
      %25 = "arith.addi"(%18, %24) : (i32, i32) -> i32
      %26 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %29 = "arith.constant"() {value = 4 : i32} : () -> i32
      %30 = "arith.divui"(%26, %29) : (i32, i32) -> i32
      %31 = "arith.addi"(%25, %30) : (i32, i32) -> i32
      %32 = "arith.remui"(%31, %29) : (i32, i32) -> i32
      %33 = "arith.remui"(%2, %29) : (i32, i32) -> i32
      %34 = "arith.muli"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.remui"(%34, %29) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 1 : i32} : () -> i32
      %37 = "arith.addi"(%31, %36) : (i32, i32) -> i32
      %38 = "arith.cmpi"(%37, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %39 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %42 = "arith.remui"(%39, %29) : (i32, i32) -> i32
      %43 = "arith.muli"(%42, %29) : (i32, i32) -> i32
      %44 = "arith.subi"(%43, %35) : (i32, i32) -> i32
      %45 = "arith.addi"(%44, %29) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %47 = "arith.andi"(%38, %46) : (i1, i1) -> i1
      %48 = "arith.cmpi"(%31, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %49 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %50 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %51 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %52 = "arith.remui"(%49, %29) : (i32, i32) -> i32
      %53 = "arith.muli"(%52, %29) : (i32, i32) -> i32
      %54 = "arith.subi"(%53, %35) : (i32, i32) -> i32
      %55 = "arith.cmpi"(%54, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %56 = "arith.andi"(%48, %55) : (i1, i1) -> i1
      %57 = "arith.constant"() {value = true} : () -> i1
      %58 = "arith.xori"(%47, %57) : (i1, i1) -> i1
      %59 = "arith.andi"(%56, %58) : (i1, i1) -> i1
      %60 = "arith.extui"(%59) : (i1) -> i8
      %61 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %62 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %63 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %64 = "arith.remui"(%61, %29) : (i32, i32) -> i32
      %65 = "arith.addi"(%29, %64) : (i32, i32) -> i32
      %66 = "arith.muli"(%65, %29) : (i32, i32) -> i32
      %67 = "arith.subi"(%66, %35) : (i32, i32) -> i32
      %68 = "arith.addi"(%67, %29) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%68, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %70 = "arith.andi"(%38, %69) : (i1, i1) -> i1
      %71 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %73 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %74 = "arith.remui"(%71, %29) : (i32, i32) -> i32
      %75 = "arith.addi"(%29, %74) : (i32, i32) -> i32
      %76 = "arith.muli"(%75, %29) : (i32, i32) -> i32
      %77 = "arith.subi"(%76, %35) : (i32, i32) -> i32
      %78 = "arith.cmpi"(%77, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %79 = "arith.andi"(%48, %78) : (i1, i1) -> i1
      %80 = "arith.xori"(%70, %57) : (i1, i1) -> i1
      %81 = "arith.andi"(%79, %80) : (i1, i1) -> i1
      %82 = "arith.extui"(%81) : (i1) -> i8
      %83 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %86 = "arith.remui"(%83, %29) : (i32, i32) -> i32
      %87 = "arith.constant"() {value = 8 : i32} : () -> i32
      %88 = "arith.addi"(%87, %86) : (i32, i32) -> i32
      %89 = "arith.muli"(%88, %29) : (i32, i32) -> i32
      %90 = "arith.subi"(%89, %35) : (i32, i32) -> i32
      %91 = "arith.addi"(%90, %29) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%91, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%38, %92) : (i1, i1) -> i1
      %94 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %97 = "arith.remui"(%94, %29) : (i32, i32) -> i32
      %98 = "arith.addi"(%87, %97) : (i32, i32) -> i32
      %99 = "arith.muli"(%98, %29) : (i32, i32) -> i32
      %100 = "arith.subi"(%99, %35) : (i32, i32) -> i32
      %101 = "arith.cmpi"(%100, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %102 = "arith.andi"(%48, %101) : (i1, i1) -> i1
      %103 = "arith.xori"(%93, %57) : (i1, i1) -> i1
      %104 = "arith.andi"(%102, %103) : (i1, i1) -> i1
      %105 = "arith.extui"(%104) : (i1) -> i8
      %106 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %108 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %109 = "arith.remui"(%106, %29) : (i32, i32) -> i32
      %110 = "arith.constant"() {value = 12 : i32} : () -> i32
      %111 = "arith.addi"(%110, %109) : (i32, i32) -> i32
      %112 = "arith.muli"(%111, %29) : (i32, i32) -> i32
      %113 = "arith.subi"(%112, %35) : (i32, i32) -> i32
      %114 = "arith.addi"(%113, %29) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%38, %115) : (i1, i1) -> i1
      %117 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %118 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %120 = "arith.remui"(%117, %29) : (i32, i32) -> i32
      %121 = "arith.addi"(%110, %120) : (i32, i32) -> i32
      %122 = "arith.muli"(%121, %29) : (i32, i32) -> i32
      %123 = "arith.subi"(%122, %35) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%48, %124) : (i1, i1) -> i1
      %126 = "arith.xori"(%116, %57) : (i1, i1) -> i1
      %127 = "arith.andi"(%125, %126) : (i1, i1) -> i1
      %128 = "arith.extui"(%127) : (i1) -> i8
      %129 = "arith.extsi"(%31) : (i32) -> i64
      %130 = "arith.extsi"(%2) : (i32) -> i64
      %131 = "arith.muli"(%129, %130) : (i64, i64) -> i64
      %132 = "arith.extsi"(%35) : (i32) -> i64
      %133 = "arith.subi"(%131, %132) : (i64, i64) -> i64
      %134 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %136 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %137 = "arith.remui"(%134, %29) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %29) : (i32, i32) -> i32
      %139 = "arith.extsi"(%138) : (i32) -> i64
      %140 = "arith.addi"(%133, %139) : (i64, i64) -> i64
      %141 = "llvm.getelementptr"(%0, %140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %142 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %145 = "arith.muli"(%142, %29) : (i32, i32) -> i32
      %146 = "llvm.getelementptr"(%10, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %147 = "arith.constant"() {value = 0 : i8} : () -> i8
      %148 = "arith.cmpi"(%60, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %149 = "arith.constant"() {value = 16 : i32} : () -> i32
      %150 = "arith.select"(%148, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%146, %141, %150) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %151 = "llvm.getelementptr"(%141) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %152 = "llvm.getelementptr"(%146) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %153 = "arith.cmpi"(%82, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %154 = "arith.select"(%153, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%152, %151, %154) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %155 = "llvm.getelementptr"(%141) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %156 = "llvm.getelementptr"(%146) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %157 = "arith.cmpi"(%105, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %158 = "arith.select"(%157, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%156, %155, %158) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %159 = "llvm.getelementptr"(%141) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %160 = "llvm.getelementptr"(%146) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %161 = "arith.cmpi"(%128, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %162 = "arith.select"(%161, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%160, %159, %162) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %163 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%163) : (i32) -> ()
      %164 = "arith.extui"(%48) : (i1) -> i8
      %165 = "llvm.getelementptr"(%4, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %166 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %167 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %168 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %169 = "llvm.getelementptr"(%11, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %170 = "arith.cmpi"(%164, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %171 = "arith.select"(%170, %87, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%169, %165, %171) {size = 8 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %172 = "llvm.getelementptr"(%5, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "llvm.getelementptr"(%12, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %177 = "arith.cmpi"(%164, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %178 = "arith.select"(%177, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%176, %172, %178) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %179 = "llvm.getelementptr"(%6, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %180 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %182 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %183 = "llvm.getelementptr"(%13, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %184 = "arith.cmpi"(%164, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %185 = "arith.select"(%184, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%183, %179, %185) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %186 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %187 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %188 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %189 = "arith.muli"(%186, %17) : (i32, i32) -> i32
      %190 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %191 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %192 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %193 = "arith.muli"(%190, %17) : (i32, i32) -> i32
      %194 = "arith.addi"(%189, %193) : (i32, i32) -> i32
      %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %198 = "arith.divui"(%195, %29) : (i32, i32) -> i32
      %199 = "arith.addi"(%194, %198) : (i32, i32) -> i32
      %200 = "arith.remui"(%199, %29) : (i32, i32) -> i32
      %201 = "arith.muli"(%200, %33) : (i32, i32) -> i32
      %202 = "arith.remui"(%201, %29) : (i32, i32) -> i32
      %203 = "arith.addi"(%199, %36) : (i32, i32) -> i32
      %204 = "arith.cmpi"(%203, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %205 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %206 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %207 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %208 = "arith.remui"(%205, %29) : (i32, i32) -> i32
      %209 = "arith.muli"(%208, %29) : (i32, i32) -> i32
      %210 = "arith.subi"(%209, %202) : (i32, i32) -> i32
      %211 = "arith.addi"(%210, %29) : (i32, i32) -> i32
      %212 = "arith.cmpi"(%211, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %213 = "arith.andi"(%204, %212) : (i1, i1) -> i1
      %214 = "arith.cmpi"(%199, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %215 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %216 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %217 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %218 = "arith.remui"(%215, %29) : (i32, i32) -> i32
      %219 = "arith.muli"(%218, %29) : (i32, i32) -> i32
      %220 = "arith.subi"(%219, %202) : (i32, i32) -> i32
      %221 = "arith.cmpi"(%220, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %222 = "arith.andi"(%214, %221) : (i1, i1) -> i1
      %223 = "arith.xori"(%213, %57) : (i1, i1) -> i1
      %224 = "arith.andi"(%222, %223) : (i1, i1) -> i1
      %225 = "arith.extui"(%224) : (i1) -> i8
      %226 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %227 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %228 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %229 = "arith.remui"(%226, %29) : (i32, i32) -> i32
      %230 = "arith.addi"(%29, %229) : (i32, i32) -> i32
      %231 = "arith.muli"(%230, %29) : (i32, i32) -> i32
      %232 = "arith.subi"(%231, %202) : (i32, i32) -> i32
      %233 = "arith.addi"(%232, %29) : (i32, i32) -> i32
      %234 = "arith.cmpi"(%233, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %235 = "arith.andi"(%204, %234) : (i1, i1) -> i1
      %236 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %237 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %238 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %239 = "arith.remui"(%236, %29) : (i32, i32) -> i32
      %240 = "arith.addi"(%29, %239) : (i32, i32) -> i32
      %241 = "arith.muli"(%240, %29) : (i32, i32) -> i32
      %242 = "arith.subi"(%241, %202) : (i32, i32) -> i32
      %243 = "arith.cmpi"(%242, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %244 = "arith.andi"(%214, %243) : (i1, i1) -> i1
      %245 = "arith.xori"(%235, %57) : (i1, i1) -> i1
      %246 = "arith.andi"(%244, %245) : (i1, i1) -> i1
      %247 = "arith.extui"(%246) : (i1) -> i8
      %248 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %249 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %250 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %251 = "arith.remui"(%248, %29) : (i32, i32) -> i32
      %252 = "arith.addi"(%87, %251) : (i32, i32) -> i32
      %253 = "arith.muli"(%252, %29) : (i32, i32) -> i32
      %254 = "arith.subi"(%253, %202) : (i32, i32) -> i32
      %255 = "arith.addi"(%254, %29) : (i32, i32) -> i32
      %256 = "arith.cmpi"(%255, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %257 = "arith.andi"(%204, %256) : (i1, i1) -> i1
      %258 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %259 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %261 = "arith.remui"(%258, %29) : (i32, i32) -> i32
      %262 = "arith.addi"(%87, %261) : (i32, i32) -> i32
      %263 = "arith.muli"(%262, %29) : (i32, i32) -> i32
      %264 = "arith.subi"(%263, %202) : (i32, i32) -> i32
      %265 = "arith.cmpi"(%264, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "arith.andi"(%214, %265) : (i1, i1) -> i1
      %267 = "arith.xori"(%257, %57) : (i1, i1) -> i1
      %268 = "arith.andi"(%266, %267) : (i1, i1) -> i1
      %269 = "arith.extui"(%268) : (i1) -> i8
      %270 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %271 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %272 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %273 = "arith.remui"(%270, %29) : (i32, i32) -> i32
      %274 = "arith.addi"(%110, %273) : (i32, i32) -> i32
      %275 = "arith.muli"(%274, %29) : (i32, i32) -> i32
      %276 = "arith.subi"(%275, %202) : (i32, i32) -> i32
      %277 = "arith.addi"(%276, %29) : (i32, i32) -> i32
      %278 = "arith.cmpi"(%277, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%204, %278) : (i1, i1) -> i1
      %280 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %282 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %283 = "arith.remui"(%280, %29) : (i32, i32) -> i32
      %284 = "arith.addi"(%110, %283) : (i32, i32) -> i32
      %285 = "arith.muli"(%284, %29) : (i32, i32) -> i32
      %286 = "arith.subi"(%285, %202) : (i32, i32) -> i32
      %287 = "arith.cmpi"(%286, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %288 = "arith.andi"(%214, %287) : (i1, i1) -> i1
      %289 = "arith.xori"(%279, %57) : (i1, i1) -> i1
      %290 = "arith.andi"(%288, %289) : (i1, i1) -> i1
      %291 = "arith.extui"(%290) : (i1) -> i8
      %292 = "arith.extsi"(%199) : (i32) -> i64
      %293 = "arith.muli"(%292, %130) : (i64, i64) -> i64
      %294 = "arith.extsi"(%202) : (i32) -> i64
      %295 = "arith.subi"(%293, %294) : (i64, i64) -> i64
      %296 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %297 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %298 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %299 = "arith.remui"(%296, %29) : (i32, i32) -> i32
      %300 = "arith.muli"(%299, %29) : (i32, i32) -> i32
      %301 = "arith.extsi"(%300) : (i32) -> i64
      %302 = "arith.addi"(%295, %301) : (i64, i64) -> i64
      %303 = "llvm.getelementptr"(%0, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %304 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %305 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %306 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %307 = "arith.muli"(%304, %29) : (i32, i32) -> i32
      %308 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %309 = "arith.addi"(%307, %308) : (i32, i32) -> i32
      %310 = "llvm.getelementptr"(%10, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %311 = "arith.cmpi"(%225, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %312 = "arith.select"(%311, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%310, %303, %312) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %313 = "llvm.getelementptr"(%303) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %314 = "llvm.getelementptr"(%310) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %315 = "arith.cmpi"(%247, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %316 = "arith.select"(%315, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%314, %313, %316) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %317 = "llvm.getelementptr"(%303) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %318 = "llvm.getelementptr"(%310) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %319 = "arith.cmpi"(%269, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %320 = "arith.select"(%319, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%318, %317, %320) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %321 = "llvm.getelementptr"(%303) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %322 = "llvm.getelementptr"(%310) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %323 = "arith.cmpi"(%291, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %324 = "arith.select"(%323, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%322, %321, %324) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%163) : (i32) -> ()
      %325 = "arith.extui"(%214) : (i1) -> i8
      %326 = "llvm.getelementptr"(%4, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %327 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %328 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %329 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %330 = "arith.constant"() {value = 512 : i32} : () -> i32
      %331 = "arith.addi"(%327, %330) : (i32, i32) -> i32
      %332 = "llvm.getelementptr"(%11, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %333 = "arith.cmpi"(%325, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %334 = "arith.select"(%333, %87, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%332, %326, %334) {size = 8 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %335 = "llvm.getelementptr"(%5, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %336 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %337 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %338 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %339 = "arith.addi"(%336, %330) : (i32, i32) -> i32
      %340 = "llvm.getelementptr"(%12, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %341 = "arith.cmpi"(%325, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %342 = "arith.select"(%341, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%340, %335, %342) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %343 = "llvm.getelementptr"(%6, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %344 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %345 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %346 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %347 = "arith.addi"(%344, %330) : (i32, i32) -> i32
      %348 = "llvm.getelementptr"(%13, %347) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %349 = "arith.cmpi"(%325, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %350 = "arith.select"(%349, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%348, %343, %350) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %351 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %352 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %353 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %354 = "arith.muli"(%351, %17) : (i32, i32) -> i32
      %355 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %357 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %358 = "arith.muli"(%355, %17) : (i32, i32) -> i32
      %359 = "arith.constant"() {value = 2 : i32} : () -> i32
      %360 = "arith.muli"(%359, %358) : (i32, i32) -> i32
      %361 = "arith.addi"(%354, %360) : (i32, i32) -> i32
      %362 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %363 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %364 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %365 = "arith.divui"(%362, %29) : (i32, i32) -> i32
      %366 = "arith.addi"(%361, %365) : (i32, i32) -> i32
      %367 = "arith.remui"(%366, %29) : (i32, i32) -> i32
      %368 = "arith.muli"(%367, %33) : (i32, i32) -> i32
      %369 = "arith.remui"(%368, %29) : (i32, i32) -> i32
      %370 = "arith.addi"(%366, %36) : (i32, i32) -> i32
      %371 = "arith.cmpi"(%370, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %372 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %373 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %374 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %375 = "arith.remui"(%372, %29) : (i32, i32) -> i32
      %376 = "arith.muli"(%375, %29) : (i32, i32) -> i32
      %377 = "arith.subi"(%376, %369) : (i32, i32) -> i32
      %378 = "arith.addi"(%377, %29) : (i32, i32) -> i32
      %379 = "arith.cmpi"(%378, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %380 = "arith.andi"(%371, %379) : (i1, i1) -> i1
      %381 = "arith.cmpi"(%366, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %385 = "arith.remui"(%382, %29) : (i32, i32) -> i32
      %386 = "arith.muli"(%385, %29) : (i32, i32) -> i32
      %387 = "arith.subi"(%386, %369) : (i32, i32) -> i32
      %388 = "arith.cmpi"(%387, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %389 = "arith.andi"(%381, %388) : (i1, i1) -> i1
      %390 = "arith.xori"(%380, %57) : (i1, i1) -> i1
      %391 = "arith.andi"(%389, %390) : (i1, i1) -> i1
      %392 = "arith.extui"(%391) : (i1) -> i8
      %393 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %394 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %395 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %396 = "arith.remui"(%393, %29) : (i32, i32) -> i32
      %397 = "arith.addi"(%29, %396) : (i32, i32) -> i32
      %398 = "arith.muli"(%397, %29) : (i32, i32) -> i32
      %399 = "arith.subi"(%398, %369) : (i32, i32) -> i32
      %400 = "arith.addi"(%399, %29) : (i32, i32) -> i32
      %401 = "arith.cmpi"(%400, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %402 = "arith.andi"(%371, %401) : (i1, i1) -> i1
      %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %406 = "arith.remui"(%403, %29) : (i32, i32) -> i32
      %407 = "arith.addi"(%29, %406) : (i32, i32) -> i32
      %408 = "arith.muli"(%407, %29) : (i32, i32) -> i32
      %409 = "arith.subi"(%408, %369) : (i32, i32) -> i32
      %410 = "arith.cmpi"(%409, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %411 = "arith.andi"(%381, %410) : (i1, i1) -> i1
      %412 = "arith.xori"(%402, %57) : (i1, i1) -> i1
      %413 = "arith.andi"(%411, %412) : (i1, i1) -> i1
      %414 = "arith.extui"(%413) : (i1) -> i8
      %415 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %416 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %417 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %418 = "arith.remui"(%415, %29) : (i32, i32) -> i32
      %419 = "arith.addi"(%87, %418) : (i32, i32) -> i32
      %420 = "arith.muli"(%419, %29) : (i32, i32) -> i32
      %421 = "arith.subi"(%420, %369) : (i32, i32) -> i32
      %422 = "arith.addi"(%421, %29) : (i32, i32) -> i32
      %423 = "arith.cmpi"(%422, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %424 = "arith.andi"(%371, %423) : (i1, i1) -> i1
      %425 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %426 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %427 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %428 = "arith.remui"(%425, %29) : (i32, i32) -> i32
      %429 = "arith.addi"(%87, %428) : (i32, i32) -> i32
      %430 = "arith.muli"(%429, %29) : (i32, i32) -> i32
      %431 = "arith.subi"(%430, %369) : (i32, i32) -> i32
      %432 = "arith.cmpi"(%431, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %433 = "arith.andi"(%381, %432) : (i1, i1) -> i1
      %434 = "arith.xori"(%424, %57) : (i1, i1) -> i1
      %435 = "arith.andi"(%433, %434) : (i1, i1) -> i1
      %436 = "arith.extui"(%435) : (i1) -> i8
      %437 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %438 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %439 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %440 = "arith.remui"(%437, %29) : (i32, i32) -> i32
      %441 = "arith.addi"(%110, %440) : (i32, i32) -> i32
      %442 = "arith.muli"(%441, %29) : (i32, i32) -> i32
      %443 = "arith.subi"(%442, %369) : (i32, i32) -> i32
      %444 = "arith.addi"(%443, %29) : (i32, i32) -> i32
      %445 = "arith.cmpi"(%444, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %446 = "arith.andi"(%371, %445) : (i1, i1) -> i1
      %447 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %448 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %449 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %450 = "arith.remui"(%447, %29) : (i32, i32) -> i32
      %451 = "arith.addi"(%110, %450) : (i32, i32) -> i32
      %452 = "arith.muli"(%451, %29) : (i32, i32) -> i32
      %453 = "arith.subi"(%452, %369) : (i32, i32) -> i32
      %454 = "arith.cmpi"(%453, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %455 = "arith.andi"(%381, %454) : (i1, i1) -> i1
      %456 = "arith.xori"(%446, %57) : (i1, i1) -> i1
      %457 = "arith.andi"(%455, %456) : (i1, i1) -> i1
      %458 = "arith.extui"(%457) : (i1) -> i8
      %459 = "arith.extsi"(%366) : (i32) -> i64
      %460 = "arith.muli"(%459, %130) : (i64, i64) -> i64
      %461 = "arith.extsi"(%369) : (i32) -> i64
      %462 = "arith.subi"(%460, %461) : (i64, i64) -> i64
      %463 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %464 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %465 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %466 = "arith.remui"(%463, %29) : (i32, i32) -> i32
      %467 = "arith.muli"(%466, %29) : (i32, i32) -> i32
      %468 = "arith.extsi"(%467) : (i32) -> i64
      %469 = "arith.addi"(%462, %468) : (i64, i64) -> i64
      %470 = "llvm.getelementptr"(%0, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %471 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %472 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %473 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %474 = "arith.muli"(%471, %29) : (i32, i32) -> i32
      %475 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %476 = "arith.addi"(%474, %475) : (i32, i32) -> i32
      %477 = "llvm.getelementptr"(%10, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %478 = "arith.cmpi"(%392, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %479 = "arith.select"(%478, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%477, %470, %479) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %480 = "llvm.getelementptr"(%470) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %481 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %482 = "arith.cmpi"(%414, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %483 = "arith.select"(%482, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%481, %480, %483) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %484 = "llvm.getelementptr"(%470) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %485 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %486 = "arith.cmpi"(%436, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %487 = "arith.select"(%486, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%485, %484, %487) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %488 = "llvm.getelementptr"(%470) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %489 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %490 = "arith.cmpi"(%458, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %491 = "arith.select"(%490, %149, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%489, %488, %491) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%163) : (i32) -> ()
      %492 = "arith.extui"(%381) : (i1) -> i8
      %493 = "llvm.getelementptr"(%4, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %494 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %495 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %496 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %497 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %498 = "arith.addi"(%494, %497) : (i32, i32) -> i32
      %499 = "llvm.getelementptr"(%11, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %500 = "arith.cmpi"(%492, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %501 = "arith.select"(%500, %87, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%499, %493, %501) {size = 8 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %502 = "llvm.getelementptr"(%5, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %503 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %504 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %505 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %506 = "arith.addi"(%503, %497) : (i32, i32) -> i32
      %507 = "llvm.getelementptr"(%12, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %508 = "arith.cmpi"(%492, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %509 = "arith.select"(%508, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%507, %502, %509) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %510 = "llvm.getelementptr"(%6, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %511 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %512 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %513 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %514 = "arith.addi"(%511, %497) : (i32, i32) -> i32
      %515 = "llvm.getelementptr"(%13, %514) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %516 = "arith.cmpi"(%492, %147) {predicate = 1 : i64} : (i8, i8) -> i1
      %517 = "arith.select"(%516, %29, %23) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%515, %510, %517) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      "scf.for"(%23, %9, %36) ({
      ^bb0(%518: i32):
        %519 = "arith.subi"(%518, %36) : (i32, i32) -> i32
        %520 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %521 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %522 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %523 = "arith.muli"(%520, %17) : (i32, i32) -> i32
        %524 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %526 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %527 = "arith.muli"(%524, %17) : (i32, i32) -> i32
        %528 = "arith.muli"(%519, %527) : (i32, i32) -> i32
        %529 = "arith.addi"(%523, %528) : (i32, i32) -> i32
        %530 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %531 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %532 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %533 = "arith.divui"(%530, %29) : (i32, i32) -> i32
        %534 = "arith.addi"(%529, %533) : (i32, i32) -> i32
        %535 = "arith.constant"() {value = 3 : i32} : () -> i32
        %536 = "arith.andi"(%534, %535) : (i32, i32) -> i32
        %537 = "arith.muli"(%536, %33) : (i32, i32) -> i32
        %538 = "arith.remui"(%537, %29) : (i32, i32) -> i32
        %539 = "arith.cmpi"(%519, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %540 = "arith.cmpi"(%534, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %541 = "arith.andi"(%539, %540) : (i1, i1) -> i1
        "scf.if"(%541) ({
          %542 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %543 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %544 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %545 = "arith.remui"(%542, %29) : (i32, i32) -> i32
          %546 = "arith.muli"(%545, %29) : (i32, i32) -> i32
          %547 = "arith.subi"(%546, %538) : (i32, i32) -> i32
          %548 = "arith.cmpi"(%547, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %549 = "scf.if"(%548) ({
            %550 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %551 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %552 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %553 = "arith.remui"(%550, %29) : (i32, i32) -> i32
            %554 = "arith.muli"(%553, %29) : (i32, i32) -> i32
            %555 = "arith.subi"(%554, %538) : (i32, i32) -> i32
            %556 = "arith.addi"(%555, %29) : (i32, i32) -> i32
            %557 = "arith.cmpi"(%556, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%557) : (i1) -> ()
          }, {
            "scf.yield"(%548) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%549) ({
            %558 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %559 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %560 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %561 = "arith.andi"(%519, %535) : (i32, i32) -> i32
            %562 = "arith.muli"(%558, %29) : (i32, i32) -> i32
            %563 = "arith.muli"(%561, %308) : (i32, i32) -> i32
            %564 = "arith.addi"(%562, %563) : (i32, i32) -> i32
            %565 = "llvm.getelementptr"(%10, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %566 = "arith.extsi"(%534) : (i32) -> i64
            %567 = "arith.muli"(%566, %130) : (i64, i64) -> i64
            %568 = "arith.extsi"(%538) : (i32) -> i64
            %569 = "arith.subi"(%567, %568) : (i64, i64) -> i64
            %570 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %571 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %572 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %573 = "arith.remui"(%570, %29) : (i32, i32) -> i32
            %574 = "arith.muli"(%573, %29) : (i32, i32) -> i32
            %575 = "arith.extsi"(%574) : (i32) -> i64
            %576 = "arith.addi"(%569, %575) : (i64, i64) -> i64
            %577 = "llvm.getelementptr"(%7, %576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %578 = "llvm.load"(%565) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%578, %577) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %579 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %580 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %581 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %582 = "arith.remui"(%579, %29) : (i32, i32) -> i32
          %583 = "arith.addi"(%29, %582) : (i32, i32) -> i32
          %584 = "arith.muli"(%583, %29) : (i32, i32) -> i32
          %585 = "arith.subi"(%584, %538) : (i32, i32) -> i32
          %586 = "arith.cmpi"(%585, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %587 = "scf.if"(%586) ({
            %588 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %589 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %590 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %591 = "arith.remui"(%588, %29) : (i32, i32) -> i32
            %592 = "arith.addi"(%29, %591) : (i32, i32) -> i32
            %593 = "arith.muli"(%592, %29) : (i32, i32) -> i32
            %594 = "arith.subi"(%593, %538) : (i32, i32) -> i32
            %595 = "arith.addi"(%594, %29) : (i32, i32) -> i32
            %596 = "arith.cmpi"(%595, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%596) : (i1) -> ()
          }, {
            "scf.yield"(%586) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%587) ({
            %597 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %598 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %599 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %600 = "arith.andi"(%519, %535) : (i32, i32) -> i32
            %601 = "arith.muli"(%597, %29) : (i32, i32) -> i32
            %602 = "arith.muli"(%600, %308) : (i32, i32) -> i32
            %603 = "arith.addi"(%601, %602) : (i32, i32) -> i32
            %604 = "llvm.getelementptr"(%10, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %605 = "llvm.getelementptr"(%604) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %606 = "arith.extsi"(%534) : (i32) -> i64
            %607 = "arith.muli"(%606, %130) : (i64, i64) -> i64
            %608 = "arith.extsi"(%538) : (i32) -> i64
            %609 = "arith.subi"(%607, %608) : (i64, i64) -> i64
            %610 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %611 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %612 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %613 = "arith.remui"(%610, %29) : (i32, i32) -> i32
            %614 = "arith.muli"(%613, %29) : (i32, i32) -> i32
            %615 = "arith.extsi"(%614) : (i32) -> i64
            %616 = "arith.addi"(%609, %615) : (i64, i64) -> i64
            %617 = "llvm.getelementptr"(%7, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %618 = "llvm.getelementptr"(%617) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %619 = "llvm.load"(%605) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%619, %618) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %620 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %621 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %622 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %623 = "arith.remui"(%620, %29) : (i32, i32) -> i32
          %624 = "arith.addi"(%87, %623) : (i32, i32) -> i32
          %625 = "arith.muli"(%624, %29) : (i32, i32) -> i32
          %626 = "arith.subi"(%625, %538) : (i32, i32) -> i32
          %627 = "arith.cmpi"(%626, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %628 = "scf.if"(%627) ({
            %629 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %630 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %631 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %632 = "arith.remui"(%629, %29) : (i32, i32) -> i32
            %633 = "arith.addi"(%87, %632) : (i32, i32) -> i32
            %634 = "arith.muli"(%633, %29) : (i32, i32) -> i32
            %635 = "arith.subi"(%634, %538) : (i32, i32) -> i32
            %636 = "arith.addi"(%635, %29) : (i32, i32) -> i32
            %637 = "arith.cmpi"(%636, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%637) : (i1) -> ()
          }, {
            "scf.yield"(%627) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%628) ({
            %638 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %639 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %640 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %641 = "arith.andi"(%519, %535) : (i32, i32) -> i32
            %642 = "arith.muli"(%638, %29) : (i32, i32) -> i32
            %643 = "arith.muli"(%641, %308) : (i32, i32) -> i32
            %644 = "arith.addi"(%642, %643) : (i32, i32) -> i32
            %645 = "llvm.getelementptr"(%10, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %646 = "llvm.getelementptr"(%645) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %647 = "arith.extsi"(%534) : (i32) -> i64
            %648 = "arith.muli"(%647, %130) : (i64, i64) -> i64
            %649 = "arith.extsi"(%538) : (i32) -> i64
            %650 = "arith.subi"(%648, %649) : (i64, i64) -> i64
            %651 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %652 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %653 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %654 = "arith.remui"(%651, %29) : (i32, i32) -> i32
            %655 = "arith.muli"(%654, %29) : (i32, i32) -> i32
            %656 = "arith.extsi"(%655) : (i32) -> i64
            %657 = "arith.addi"(%650, %656) : (i64, i64) -> i64
            %658 = "llvm.getelementptr"(%7, %657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %659 = "llvm.getelementptr"(%658) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %660 = "llvm.load"(%646) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%660, %659) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %661 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %662 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %663 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %664 = "arith.remui"(%661, %29) : (i32, i32) -> i32
          %665 = "arith.addi"(%110, %664) : (i32, i32) -> i32
          %666 = "arith.muli"(%665, %29) : (i32, i32) -> i32
          %667 = "arith.subi"(%666, %538) : (i32, i32) -> i32
          %668 = "arith.cmpi"(%667, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %669 = "scf.if"(%668) ({
            %670 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %671 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %672 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %673 = "arith.remui"(%670, %29) : (i32, i32) -> i32
            %674 = "arith.addi"(%110, %673) : (i32, i32) -> i32
            %675 = "arith.muli"(%674, %29) : (i32, i32) -> i32
            %676 = "arith.subi"(%675, %538) : (i32, i32) -> i32
            %677 = "arith.addi"(%676, %29) : (i32, i32) -> i32
            %678 = "arith.cmpi"(%677, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%678) : (i1) -> ()
          }, {
            "scf.yield"(%668) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%669) ({
            %679 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %680 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %681 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %682 = "arith.andi"(%519, %535) : (i32, i32) -> i32
            %683 = "arith.muli"(%679, %29) : (i32, i32) -> i32
            %684 = "arith.muli"(%682, %308) : (i32, i32) -> i32
            %685 = "arith.addi"(%683, %684) : (i32, i32) -> i32
            %686 = "llvm.getelementptr"(%10, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %687 = "llvm.getelementptr"(%686) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %688 = "arith.extsi"(%534) : (i32) -> i64
            %689 = "arith.muli"(%688, %130) : (i64, i64) -> i64
            %690 = "arith.extsi"(%538) : (i32) -> i64
            %691 = "arith.subi"(%689, %690) : (i64, i64) -> i64
            %692 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %693 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %694 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %695 = "arith.remui"(%692, %29) : (i32, i32) -> i32
            %696 = "arith.muli"(%695, %29) : (i32, i32) -> i32
            %697 = "arith.extsi"(%696) : (i32) -> i64
            %698 = "arith.addi"(%691, %697) : (i64, i64) -> i64
            %699 = "llvm.getelementptr"(%7, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %700 = "llvm.getelementptr"(%699) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %701 = "llvm.load"(%687) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%701, %700) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %702 = "arith.cmpi"(%33, %23) {predicate = 1 : i64} : (i32, i32) -> i1
          "scf.if"(%702) ({
            %703 = "arith.addi"(%2, %538) : (i32, i32) -> i32
            %704 = "arith.shrsi"(%703, %359) : (i32, i32) -> i32
            %705 = "arith.andi"(%540, %57) : (i1, i1) -> i1
            %706 = "arith.andi"(%705, %57) : (i1, i1) -> i1
            %707 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %708 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %709 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %710 = "arith.remui"(%707, %29) : (i32, i32) -> i32
            %711 = "arith.cmpi"(%710, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %712 = "arith.andi"(%706, %711) : (i1, i1) -> i1
            "scf.if"(%712) ({
              %713 = "arith.minsi"(%703, %29) : (i32, i32) -> i32
              %714 = "arith.maxsi"(%538, %23) : (i32, i32) -> i32
              %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %718 = "arith.andi"(%519, %535) : (i32, i32) -> i32
              %719 = "arith.muli"(%715, %29) : (i32, i32) -> i32
              %720 = "arith.muli"(%718, %308) : (i32, i32) -> i32
              %721 = "arith.addi"(%719, %720) : (i32, i32) -> i32
              %722 = "llvm.getelementptr"(%10, %721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%714, %713, %36) ({
              ^bb0(%723: i32):
                %724 = "llvm.getelementptr"(%722, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %725 = "llvm.load"(%724) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %726 = "arith.subi"(%23, %538) : (i32, i32) -> i32
                %727 = "arith.addi"(%726, %723) : (i32, i32) -> i32
                %728 = "arith.extsi"(%534) : (i32) -> i64
                %729 = "arith.extsi"(%727) : (i32) -> i64
                %730 = "arith.muli"(%728, %8) : (i64, i64) -> i64
                %731 = "arith.addi"(%730, %729) : (i64, i64) -> i64
                %732 = "llvm.getelementptr"(%7, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%725, %732) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %733 = "arith.shrsi"(%704, %359) : (i32, i32) -> i32
            %734 = "arith.cmpi"(%733, %23) {predicate = 5 : i64} : (i32, i32) -> i1
            %735 = "arith.andi"(%540, %734) : (i1, i1) -> i1
            %736 = "arith.cmpi"(%733, %29) {predicate = 2 : i64} : (i32, i32) -> i1
            %737 = "arith.andi"(%735, %736) : (i1, i1) -> i1
            %738 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %739 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %740 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %741 = "arith.remui"(%738, %29) : (i32, i32) -> i32
            %742 = "arith.muli"(%733, %29) : (i32, i32) -> i32
            %743 = "arith.addi"(%742, %741) : (i32, i32) -> i32
            %744 = "arith.cmpi"(%743, %704) {predicate = 0 : i64} : (i32, i32) -> i1
            %745 = "arith.andi"(%737, %744) : (i1, i1) -> i1
            "scf.if"(%745) ({
              %746 = "arith.muli"(%704, %29) : (i32, i32) -> i32
              %747 = "arith.subi"(%703, %746) : (i32, i32) -> i32
              %748 = "arith.minsi"(%747, %29) : (i32, i32) -> i32
              %749 = "arith.subi"(%538, %746) : (i32, i32) -> i32
              %750 = "arith.maxsi"(%749, %23) : (i32, i32) -> i32
              %751 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %752 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %753 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %754 = "arith.andi"(%519, %535) : (i32, i32) -> i32
              %755 = "arith.muli"(%751, %29) : (i32, i32) -> i32
              %756 = "arith.muli"(%754, %308) : (i32, i32) -> i32
              %757 = "arith.addi"(%755, %756) : (i32, i32) -> i32
              %758 = "llvm.getelementptr"(%10, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %759 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %760 = "arith.muli"(%733, %759) : (i32, i32) -> i32
              %761 = "llvm.getelementptr"(%758, %760) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%750, %748, %36) ({
              ^bb0(%762: i32):
                %763 = "llvm.getelementptr"(%761, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %764 = "llvm.load"(%763) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %765 = "arith.subi"(%746, %538) : (i32, i32) -> i32
                %766 = "arith.addi"(%765, %762) : (i32, i32) -> i32
                %767 = "arith.extsi"(%534) : (i32) -> i64
                %768 = "arith.extsi"(%766) : (i32) -> i64
                %769 = "arith.muli"(%767, %8) : (i64, i64) -> i64
                %770 = "arith.addi"(%769, %768) : (i64, i64) -> i64
                %771 = "llvm.getelementptr"(%7, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%764, %771) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %772 = "arith.addi"(%518, %29) : (i32, i32) -> i32
        %773 = "arith.subi"(%772, %36) : (i32, i32) -> i32
        %774 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %775 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %776 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %777 = "arith.muli"(%774, %17) : (i32, i32) -> i32
        %778 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %779 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %780 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %781 = "arith.muli"(%778, %17) : (i32, i32) -> i32
        %782 = "arith.muli"(%773, %781) : (i32, i32) -> i32
        %783 = "arith.addi"(%777, %782) : (i32, i32) -> i32
        %784 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %785 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %786 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %787 = "arith.divui"(%784, %29) : (i32, i32) -> i32
        %788 = "arith.addi"(%783, %787) : (i32, i32) -> i32
        %789 = "arith.andi"(%788, %535) : (i32, i32) -> i32
        %790 = "arith.muli"(%789, %33) : (i32, i32) -> i32
        %791 = "arith.remui"(%790, %29) : (i32, i32) -> i32
        %792 = "arith.addi"(%788, %36) : (i32, i32) -> i32
        %793 = "arith.cmpi"(%792, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %794 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %795 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %796 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %797 = "arith.remui"(%794, %29) : (i32, i32) -> i32
        %798 = "arith.muli"(%797, %29) : (i32, i32) -> i32
        %799 = "arith.subi"(%798, %791) : (i32, i32) -> i32
        %800 = "arith.addi"(%799, %29) : (i32, i32) -> i32
        %801 = "arith.cmpi"(%800, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %802 = "arith.andi"(%793, %801) : (i1, i1) -> i1
        %803 = "arith.cmpi"(%788, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %804 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %805 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %806 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %807 = "arith.remui"(%804, %29) : (i32, i32) -> i32
        %808 = "arith.muli"(%807, %29) : (i32, i32) -> i32
        %809 = "arith.subi"(%808, %791) : (i32, i32) -> i32
        %810 = "arith.cmpi"(%809, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %811 = "arith.andi"(%803, %810) : (i1, i1) -> i1
        %812 = "arith.xori"(%802, %57) : (i1, i1) -> i1
        %813 = "arith.andi"(%811, %812) : (i1, i1) -> i1
        %814 = "arith.extui"(%813) : (i1) -> i8
        %815 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %816 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %817 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %818 = "arith.remui"(%815, %29) : (i32, i32) -> i32
        %819 = "arith.addi"(%29, %818) : (i32, i32) -> i32
        %820 = "arith.muli"(%819, %29) : (i32, i32) -> i32
        %821 = "arith.subi"(%820, %791) : (i32, i32) -> i32
        %822 = "arith.addi"(%821, %29) : (i32, i32) -> i32
        %823 = "arith.cmpi"(%822, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %824 = "arith.andi"(%793, %823) : (i1, i1) -> i1
        %825 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %826 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %827 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %828 = "arith.remui"(%825, %29) : (i32, i32) -> i32
        %829 = "arith.addi"(%29, %828) : (i32, i32) -> i32
        %830 = "arith.muli"(%829, %29) : (i32, i32) -> i32
        %831 = "arith.subi"(%830, %791) : (i32, i32) -> i32
        %832 = "arith.cmpi"(%831, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %833 = "arith.andi"(%803, %832) : (i1, i1) -> i1
        %834 = "arith.xori"(%824, %57) : (i1, i1) -> i1
        %835 = "arith.andi"(%833, %834) : (i1, i1) -> i1
        %836 = "arith.extui"(%835) : (i1) -> i8
        %837 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %838 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %839 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %840 = "arith.remui"(%837, %29) : (i32, i32) -> i32
        %841 = "arith.addi"(%87, %840) : (i32, i32) -> i32
        %842 = "arith.muli"(%841, %29) : (i32, i32) -> i32
        %843 = "arith.subi"(%842, %791) : (i32, i32) -> i32
        %844 = "arith.addi"(%843, %29) : (i32, i32) -> i32
        %845 = "arith.cmpi"(%844, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %846 = "arith.andi"(%793, %845) : (i1, i1) -> i1
        %847 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %848 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %849 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %850 = "arith.remui"(%847, %29) : (i32, i32) -> i32
        %851 = "arith.addi"(%87, %850) : (i32, i32) -> i32
        %852 = "arith.muli"(%851, %29) : (i32, i32) -> i32
        %853 = "arith.subi"(%852, %791) : (i32, i32) -> i32
        %854 = "arith.cmpi"(%853, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %855 = "arith.andi"(%803, %854) : (i1, i1) -> i1
        %856 = "arith.xori"(%846, %57) : (i1, i1) -> i1
        %857 = "arith.andi"(%855, %856) : (i1, i1) -> i1
        %858 = "arith.extui"(%857) : (i1) -> i8
        %859 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %860 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %861 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %862 = "arith.remui"(%859, %29) : (i32, i32) -> i32
        %863 = "arith.addi"(%110, %862) : (i32, i32) -> i32
        %864 = "arith.muli"(%863, %29) : (i32, i32) -> i32
        %865 = "arith.subi"(%864, %791) : (i32, i32) -> i32
        %866 = "arith.addi"(%865, %29) : (i32, i32) -> i32
        %867 = "arith.cmpi"(%866, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %868 = "arith.andi"(%793, %867) : (i1, i1) -> i1
        %869 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %870 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %871 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %872 = "arith.remui"(%869, %29) : (i32, i32) -> i32
        %873 = "arith.addi"(%110, %872) : (i32, i32) -> i32
        %874 = "arith.muli"(%873, %29) : (i32, i32) -> i32
        %875 = "arith.subi"(%874, %791) : (i32, i32) -> i32
        %876 = "arith.cmpi"(%875, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %877 = "arith.andi"(%803, %876) : (i1, i1) -> i1
        %878 = "arith.xori"(%868, %57) : (i1, i1) -> i1
        %879 = "arith.andi"(%877, %878) : (i1, i1) -> i1
        %880 = "arith.extui"(%879) : (i1) -> i8
        %881 = "arith.extsi"(%788) : (i32) -> i64
        %882 = "arith.muli"(%881, %130) : (i64, i64) -> i64
        %883 = "arith.extsi"(%791) : (i32) -> i64
        %884 = "arith.subi"(%882, %883) : (i64, i64) -> i64
        %885 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %886 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %887 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %888 = "arith.remui"(%885, %29) : (i32, i32) -> i32
        %889 = "arith.muli"(%888, %29) : (i32, i32) -> i32
        %890 = "arith.extsi"(%889) : (i32) -> i64
        %891 = "arith.addi"(%884, %890) : (i64, i64) -> i64
        %892 = "llvm.getelementptr"(%0, %891) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %893 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %894 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %895 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %896 = "arith.andi"(%773, %535) : (i32, i32) -> i32
        %897 = "arith.muli"(%893, %29) : (i32, i32) -> i32
        %898 = "arith.muli"(%896, %308) : (i32, i32) -> i32
        %899 = "arith.addi"(%897, %898) : (i32, i32) -> i32
        %900 = "llvm.getelementptr"(%10, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %901 = "arith.cmpi"(%814, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %902 = "arith.select"(%901, %149, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%900, %892, %902) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %903 = "llvm.getelementptr"(%892) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %904 = "llvm.getelementptr"(%900) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %905 = "arith.cmpi"(%836, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %906 = "arith.select"(%905, %149, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%904, %903, %906) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %907 = "llvm.getelementptr"(%892) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %908 = "llvm.getelementptr"(%900) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %909 = "arith.cmpi"(%858, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %910 = "arith.select"(%909, %149, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%908, %907, %910) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %911 = "llvm.getelementptr"(%892) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %912 = "llvm.getelementptr"(%900) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %913 = "arith.cmpi"(%880, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %914 = "arith.select"(%913, %149, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%912, %911, %914) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%163) : (i32) -> ()
        %915 = "arith.extui"(%803) : (i1) -> i8
        %916 = "llvm.getelementptr"(%4, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %917 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %918 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %919 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %920 = "arith.muli"(%896, %330) : (i32, i32) -> i32
        %921 = "arith.addi"(%917, %920) : (i32, i32) -> i32
        %922 = "llvm.getelementptr"(%11, %921) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %923 = "arith.cmpi"(%915, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %924 = "arith.select"(%923, %87, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%922, %916, %924) {size = 8 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %925 = "llvm.getelementptr"(%5, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %926 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %927 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %928 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %929 = "arith.addi"(%926, %920) : (i32, i32) -> i32
        %930 = "llvm.getelementptr"(%12, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %931 = "arith.cmpi"(%915, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %932 = "arith.select"(%931, %29, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%930, %925, %932) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %933 = "llvm.getelementptr"(%6, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %934 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %935 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %936 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %937 = "arith.addi"(%934, %920) : (i32, i32) -> i32
        %938 = "llvm.getelementptr"(%13, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %939 = "arith.cmpi"(%915, %147) {predicate = 1 : i64} : (i8, i8) -> i1
        %940 = "arith.select"(%939, %29, %23) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%938, %933, %940) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 3 : i32} : () -> ()
        %941 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %942 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %943 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %944 = "arith.muli"(%941, %17) : (i32, i32) -> i32
        %945 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %946 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %947 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %948 = "arith.muli"(%945, %17) : (i32, i32) -> i32
        %949 = "arith.muli"(%518, %948) : (i32, i32) -> i32
        %950 = "arith.addi"(%944, %949) : (i32, i32) -> i32
        %951 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %952 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %953 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %954 = "arith.divui"(%951, %29) : (i32, i32) -> i32
        %955 = "arith.addi"(%950, %954) : (i32, i32) -> i32
        %956 = "arith.remui"(%955, %29) : (i32, i32) -> i32
        %957 = "arith.muli"(%956, %33) : (i32, i32) -> i32
        %958 = "arith.remui"(%957, %29) : (i32, i32) -> i32
        %959 = "arith.cmpi"(%33, %23) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%959) ({
          %960 = "arith.addi"(%2, %958) : (i32, i32) -> i32
          %961 = "arith.divui"(%960, %29) : (i32, i32) -> i32
          %962 = "arith.cmpi"(%955, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %963 = "arith.andi"(%962, %57) : (i1, i1) -> i1
          %964 = "arith.andi"(%963, %57) : (i1, i1) -> i1
          %965 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %966 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %967 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %968 = "arith.remui"(%965, %29) : (i32, i32) -> i32
          %969 = "arith.cmpi"(%968, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %970 = "arith.andi"(%964, %969) : (i1, i1) -> i1
          "scf.if"(%970) ({
            %971 = "arith.minsi"(%960, %29) : (i32, i32) -> i32
            %972 = "arith.maxsi"(%958, %23) : (i32, i32) -> i32
            %973 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %974 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %975 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %976 = "arith.andi"(%518, %535) : (i32, i32) -> i32
            %977 = "arith.muli"(%973, %29) : (i32, i32) -> i32
            %978 = "arith.muli"(%976, %308) : (i32, i32) -> i32
            %979 = "arith.addi"(%977, %978) : (i32, i32) -> i32
            %980 = "llvm.getelementptr"(%10, %979) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%23, %972, %36) ({
            ^bb0(%981: i32):
              %982 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %983 = "llvm.getelementptr"(%980, %981) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%982, %983) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%971, %29, %36) ({
            ^bb0(%984: i32):
              %985 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %986 = "llvm.getelementptr"(%980, %984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%985, %986) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %987 = "arith.addi"(%955, %36) : (i32, i32) -> i32
            %988 = "arith.cmpi"(%987, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%988) ({
              %989 = "arith.subi"(%23, %958) : (i32, i32) -> i32
              "scf.for"(%972, %971, %36) ({
              ^bb0(%990: i32):
                %991 = "arith.addi"(%989, %990) : (i32, i32) -> i32
                %992 = "arith.extsi"(%955) : (i32) -> i64
                %993 = "arith.extsi"(%991) : (i32) -> i64
                %994 = "arith.muli"(%992, %3) : (i64, i64) -> i64
                %995 = "arith.addi"(%994, %993) : (i64, i64) -> i64
                %996 = "llvm.getelementptr"(%0, %995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %997 = "llvm.load"(%996) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %998 = "llvm.getelementptr"(%980, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%997, %998) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %999 = "arith.divui"(%961, %29) : (i32, i32) -> i32
          %1000 = "arith.cmpi"(%999, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %1001 = "arith.andi"(%962, %1000) : (i1, i1) -> i1
          %1002 = "arith.cmpi"(%999, %29) {predicate = 2 : i64} : (i32, i32) -> i1
          %1003 = "arith.andi"(%1001, %1002) : (i1, i1) -> i1
          %1004 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1005 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1006 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1007 = "arith.remui"(%1004, %29) : (i32, i32) -> i32
          %1008 = "arith.muli"(%999, %29) : (i32, i32) -> i32
          %1009 = "arith.addi"(%1008, %1007) : (i32, i32) -> i32
          %1010 = "arith.cmpi"(%1009, %961) {predicate = 0 : i64} : (i32, i32) -> i1
          %1011 = "arith.andi"(%1003, %1010) : (i1, i1) -> i1
          "scf.if"(%1011) ({
            %1012 = "arith.muli"(%961, %29) : (i32, i32) -> i32
            %1013 = "arith.subi"(%960, %1012) : (i32, i32) -> i32
            %1014 = "arith.minsi"(%1013, %29) : (i32, i32) -> i32
            %1015 = "arith.subi"(%958, %1012) : (i32, i32) -> i32
            %1016 = "arith.maxsi"(%1015, %23) : (i32, i32) -> i32
            %1017 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1018 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1019 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1020 = "arith.andi"(%518, %535) : (i32, i32) -> i32
            %1021 = "arith.muli"(%1017, %29) : (i32, i32) -> i32
            %1022 = "arith.muli"(%1020, %308) : (i32, i32) -> i32
            %1023 = "arith.addi"(%1021, %1022) : (i32, i32) -> i32
            %1024 = "llvm.getelementptr"(%10, %1023) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1025 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1026 = "arith.muli"(%999, %1025) : (i32, i32) -> i32
            %1027 = "llvm.getelementptr"(%1024, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%23, %1016, %36) ({
            ^bb0(%1028: i32):
              %1029 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1030 = "llvm.getelementptr"(%1027, %1028) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1029, %1030) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%1014, %29, %36) ({
            ^bb0(%1031: i32):
              %1032 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1033 = "llvm.getelementptr"(%1027, %1031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1032, %1033) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %1034 = "arith.addi"(%955, %36) : (i32, i32) -> i32
            %1035 = "arith.cmpi"(%1034, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%1035) ({
              %1036 = "arith.subi"(%1012, %958) : (i32, i32) -> i32
              "scf.for"(%1016, %1014, %36) ({
              ^bb0(%1037: i32):
                %1038 = "arith.addi"(%1036, %1037) : (i32, i32) -> i32
                %1039 = "arith.extsi"(%955) : (i32) -> i64
                %1040 = "arith.extsi"(%1038) : (i32) -> i64
                %1041 = "arith.muli"(%1039, %3) : (i64, i64) -> i64
                %1042 = "arith.addi"(%1041, %1040) : (i64, i64) -> i64
                %1043 = "llvm.getelementptr"(%0, %1042) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1044 = "llvm.load"(%1043) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %1045 = "llvm.getelementptr"(%1027, %1037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1044, %1045) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %1046 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1047 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1048 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1049 = "arith.andi"(%518, %535) : (i32, i32) -> i32
        %1050 = "arith.muli"(%1049, %330) : (i32, i32) -> i32
        %1051 = "arith.addi"(%1046, %1050) : (i32, i32) -> i32
        %1052 = "llvm.getelementptr"(%11, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1053 = "llvm.load"(%1052) {alignment = 8 : i64} : (!llvm.ptr<3>) -> i64
        %1054 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1055 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1056 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1057 = "arith.addi"(%1054, %1050) : (i32, i32) -> i32
        %1058 = "llvm.getelementptr"(%12, %1057) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1059 = "llvm.load"(%1058) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1060 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1061 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1062 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1063 = "arith.addi"(%1060, %1050) : (i32, i32) -> i32
        %1064 = "llvm.getelementptr"(%13, %1063) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1065 = "llvm.load"(%1064) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1066 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1067 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1068 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1069 = "arith.muli"(%1066, %17) : (i32, i32) -> i32
        %1070 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1071 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1072 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1073 = "arith.muli"(%1070, %17) : (i32, i32) -> i32
        %1074 = "arith.muli"(%518, %1073) : (i32, i32) -> i32
        %1075 = "arith.addi"(%1069, %1074) : (i32, i32) -> i32
        %1076 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1077 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1078 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1079 = "arith.divui"(%1076, %29) : (i32, i32) -> i32
        %1080 = "arith.addi"(%1075, %1079) : (i32, i32) -> i32
        %1081 = "arith.remui"(%1080, %29) : (i32, i32) -> i32
        %1082 = "arith.muli"(%1081, %33) : (i32, i32) -> i32
        %1083 = "arith.remui"(%1082, %29) : (i32, i32) -> i32
        %1084 = "arith.constant"() {value = 0 : i64} : () -> i64
        %1085 = "arith.cmpi"(%1053, %1084) {predicate = 5 : i64} : (i64, i64) -> i1
        %1086 = "arith.cmpi"(%1053, %130) {predicate = 2 : i64} : (i64, i64) -> i1
        %1087 = "arith.andi"(%1085, %1086) : (i1, i1) -> i1
        %1088 = "arith.select"(%1087, %1053, %1084) : (i1, i64, i64) -> i64
        %1089 = "arith.trunci"(%1088) : (i64) -> i32
        %1090 = "arith.addi"(%1089, %1083) : (i32, i32) -> i32
        %1091 = "arith.shrsi"(%1090, %359) : (i32, i32) -> i32
        %1092 = "arith.shrsi"(%1091, %359) : (i32, i32) -> i32
        %1093 = "arith.cmpi"(%1080, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1094 = "arith.cmpi"(%1092, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %1095 = "arith.andi"(%1093, %1094) : (i1, i1) -> i1
        %1096 = "arith.cmpi"(%1092, %29) {predicate = 2 : i64} : (i32, i32) -> i1
        %1097 = "arith.andi"(%1095, %1096) : (i1, i1) -> i1
        %1098 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1099 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1100 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1101 = "arith.remui"(%1098, %29) : (i32, i32) -> i32
        %1102 = "arith.muli"(%1092, %29) : (i32, i32) -> i32
        %1103 = "arith.addi"(%1102, %1101) : (i32, i32) -> i32
        %1104 = "arith.cmpi"(%1103, %1091) {predicate = 0 : i64} : (i32, i32) -> i1
        %1105 = "arith.andi"(%1097, %1104) : (i1, i1) -> i1
        %1106 = "arith.andi"(%1105, %1087) : (i1, i1) -> i1
        %1107 = "arith.andi"(%1090, %535) : (i32, i32) -> i32
        %1108 = "scf.if"(%1087) ({
          "scf.yield"(%1065) : (f32) -> ()
        }, {
          %1109 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%1109) : (f32) -> ()
        }) : (i1) -> f32
        %1110 = "scf.if"(%1106) ({
          %1111 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1112 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1113 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1114 = "arith.muli"(%1111, %29) : (i32, i32) -> i32
          %1115 = "arith.muli"(%1049, %308) : (i32, i32) -> i32
          %1116 = "arith.addi"(%1114, %1115) : (i32, i32) -> i32
          %1117 = "llvm.getelementptr"(%10, %1116) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1118 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1119 = "arith.muli"(%1092, %1118) : (i32, i32) -> i32
          %1120 = "arith.addi"(%1107, %1119) : (i32, i32) -> i32
          %1121 = "llvm.getelementptr"(%1117, %1120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1122 = "llvm.load"(%1121) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %1123 = "arith.subf"(%1122, %1059) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1124 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %1125 = "arith.mulf"(%1123, %1124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1126 = "llvm.call_intrinsic"(%1125) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1127 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %1128 = "arith.mulf"(%1126, %1127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1129 = "arith.subf"(%1128, %1127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1130 = "arith.mulf"(%1129, %1108) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%1130) : (f32) -> ()
        }, {
          %1131 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%1131) : (f32) -> ()
        }) : (i1) -> f32
        %1132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1135 = "arith.muli"(%1132, %29) : (i32, i32) -> i32
        %1136 = "arith.muli"(%1049, %308) : (i32, i32) -> i32
        %1137 = "arith.addi"(%1135, %1136) : (i32, i32) -> i32
        %1138 = "llvm.getelementptr"(%10, %1137) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1139 = "llvm.load"(%1138) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1140 = "vector.broadcast"(%1059) : (f32) -> vector<4xf32>
        %1141 = "arith.subf"(%1139, %1140) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1142 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
        %1143 = "arith.mulf"(%1141, %1142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1144 = "vector.extract"(%1143) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1145 = "vector.extract"(%1143) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1146 = "vector.extract"(%1143) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1147 = "vector.extract"(%1143) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1148 = "llvm.call_intrinsic"(%1144) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1149 = "llvm.call_intrinsic"(%1145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1150 = "llvm.call_intrinsic"(%1146) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1151 = "llvm.call_intrinsic"(%1147) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1152 = "vector.from_elements"(%1148, %1149, %1150, %1151) : (f32, f32, f32, f32) -> vector<4xf32>
        %1153 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %1154 = "arith.mulf"(%1153, %1108) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1155 = "vector.broadcast"(%1154) : (f32) -> vector<4xf32>
        %1156 = "arith.mulf"(%1152, %1155) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1157 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1158 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1159 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1160 = "arith.muli"(%1157, %29) : (i32, i32) -> i32
        %1161 = "arith.addi"(%1160, %1136) : (i32, i32) -> i32
        %1162 = "llvm.getelementptr"(%10, %1161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1156, %1162) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%163) : (i32) -> ()
        %1163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1166 = "arith.muli"(%1163, %29) : (i32, i32) -> i32
        %1167 = "arith.addi"(%1166, %1136) : (i32, i32) -> i32
        %1168 = "llvm.getelementptr"(%10, %1167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1169 = "llvm.getelementptr"(%1168) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1170 = "llvm.load"(%1169) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1171 = "vector.broadcast"(%1059) : (f32) -> vector<4xf32>
        %1172 = "arith.subf"(%1170, %1171) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1173 = "arith.mulf"(%1172, %1142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1174 = "vector.extract"(%1173) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1175 = "vector.extract"(%1173) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1176 = "vector.extract"(%1173) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1177 = "vector.extract"(%1173) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1178 = "llvm.call_intrinsic"(%1174) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1179 = "llvm.call_intrinsic"(%1175) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1180 = "llvm.call_intrinsic"(%1176) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1181 = "llvm.call_intrinsic"(%1177) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1182 = "vector.from_elements"(%1178, %1179, %1180, %1181) : (f32, f32, f32, f32) -> vector<4xf32>
        %1183 = "vector.broadcast"(%1154) : (f32) -> vector<4xf32>
        %1184 = "arith.mulf"(%1182, %1183) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1185 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1186 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1187 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1188 = "arith.muli"(%1185, %29) : (i32, i32) -> i32
        %1189 = "arith.addi"(%1188, %1136) : (i32, i32) -> i32
        %1190 = "llvm.getelementptr"(%10, %1189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1191 = "llvm.getelementptr"(%1190) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%1184, %1191) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%163) : (i32) -> ()
        %1192 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1193 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1194 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1195 = "arith.muli"(%1192, %29) : (i32, i32) -> i32
        %1196 = "arith.addi"(%1195, %1136) : (i32, i32) -> i32
        %1197 = "llvm.getelementptr"(%10, %1196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1198 = "llvm.getelementptr"(%1197) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1199 = "llvm.load"(%1198) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1200 = "vector.broadcast"(%1059) : (f32) -> vector<4xf32>
        %1201 = "arith.subf"(%1199, %1200) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1202 = "arith.mulf"(%1201, %1142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1203 = "vector.extract"(%1202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1204 = "vector.extract"(%1202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1205 = "vector.extract"(%1202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1206 = "vector.extract"(%1202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1207 = "llvm.call_intrinsic"(%1203) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1208 = "llvm.call_intrinsic"(%1204) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1209 = "llvm.call_intrinsic"(%1205) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1210 = "llvm.call_intrinsic"(%1206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1211 = "vector.from_elements"(%1207, %1208, %1209, %1210) : (f32, f32, f32, f32) -> vector<4xf32>
        %1212 = "vector.broadcast"(%1154) : (f32) -> vector<4xf32>
        %1213 = "arith.mulf"(%1211, %1212) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1214 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1215 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1216 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1217 = "arith.muli"(%1214, %29) : (i32, i32) -> i32
        %1218 = "arith.addi"(%1217, %1136) : (i32, i32) -> i32
        %1219 = "llvm.getelementptr"(%10, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1220 = "llvm.getelementptr"(%1219) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%1213, %1220) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%163) : (i32) -> ()
        %1221 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1222 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1223 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1224 = "arith.muli"(%1221, %29) : (i32, i32) -> i32
        %1225 = "arith.addi"(%1224, %1136) : (i32, i32) -> i32
        %1226 = "llvm.getelementptr"(%10, %1225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1227 = "llvm.getelementptr"(%1226) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1228 = "llvm.load"(%1227) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1229 = "vector.broadcast"(%1059) : (f32) -> vector<4xf32>
        %1230 = "arith.subf"(%1228, %1229) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1231 = "arith.mulf"(%1230, %1142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1232 = "vector.extract"(%1231) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1233 = "vector.extract"(%1231) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1234 = "vector.extract"(%1231) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1235 = "vector.extract"(%1231) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1236 = "llvm.call_intrinsic"(%1232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1237 = "llvm.call_intrinsic"(%1233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1238 = "llvm.call_intrinsic"(%1234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1239 = "llvm.call_intrinsic"(%1235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1240 = "vector.from_elements"(%1236, %1237, %1238, %1239) : (f32, f32, f32, f32) -> vector<4xf32>
        %1241 = "vector.broadcast"(%1154) : (f32) -> vector<4xf32>
        %1242 = "arith.mulf"(%1240, %1241) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1243 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1244 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1245 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1246 = "arith.muli"(%1243, %29) : (i32, i32) -> i32
        %1247 = "arith.addi"(%1246, %1136) : (i32, i32) -> i32
        %1248 = "llvm.getelementptr"(%10, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1249 = "llvm.getelementptr"(%1248) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%1242, %1249) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%163) : (i32) -> ()
        "scf.if"(%1106) ({
          %1250 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1251 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1252 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1253 = "arith.muli"(%1250, %29) : (i32, i32) -> i32
          %1254 = "arith.addi"(%1253, %1136) : (i32, i32) -> i32
          %1255 = "llvm.getelementptr"(%10, %1254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1256 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1257 = "arith.muli"(%1092, %1256) : (i32, i32) -> i32
          %1258 = "arith.addi"(%1107, %1257) : (i32, i32) -> i32
          %1259 = "llvm.getelementptr"(%1255, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%1110, %1259) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %1260 = "arith.subi"(%9, %36) : (i32, i32) -> i32
      %1261 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1262 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1263 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1264 = "arith.muli"(%1261, %17) : (i32, i32) -> i32
      %1265 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1266 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1267 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1268 = "arith.muli"(%1265, %17) : (i32, i32) -> i32
      %1269 = "arith.muli"(%1260, %1268) : (i32, i32) -> i32
      %1270 = "arith.addi"(%1264, %1269) : (i32, i32) -> i32
      %1271 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1272 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1273 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1274 = "arith.divui"(%1271, %29) : (i32, i32) -> i32
      %1275 = "arith.addi"(%1270, %1274) : (i32, i32) -> i32
      %1276 = "arith.constant"() {value = 3 : i32} : () -> i32
      %1277 = "arith.andi"(%1275, %1276) : (i32, i32) -> i32
      %1278 = "arith.muli"(%1277, %33) : (i32, i32) -> i32
      %1279 = "arith.remui"(%1278, %29) : (i32, i32) -> i32
      %1280 = "arith.cmpi"(%1260, %23) {predicate = 5 : i64} : (i32, i32) -> i1
      %1281 = "arith.cmpi"(%1275, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1282 = "arith.andi"(%1280, %1281) : (i1, i1) -> i1
      "scf.if"(%1282) ({
        %1283 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1284 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1285 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1286 = "arith.remui"(%1283, %29) : (i32, i32) -> i32
        %1287 = "arith.muli"(%1286, %29) : (i32, i32) -> i32
        %1288 = "arith.subi"(%1287, %1279) : (i32, i32) -> i32
        %1289 = "arith.cmpi"(%1288, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %1290 = "scf.if"(%1289) ({
          %1291 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1292 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1293 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1294 = "arith.remui"(%1291, %29) : (i32, i32) -> i32
          %1295 = "arith.muli"(%1294, %29) : (i32, i32) -> i32
          %1296 = "arith.subi"(%1295, %1279) : (i32, i32) -> i32
          %1297 = "arith.addi"(%1296, %29) : (i32, i32) -> i32
          %1298 = "arith.cmpi"(%1297, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1298) : (i1) -> ()
        }, {
          "scf.yield"(%1289) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1290) ({
          %1299 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1300 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1301 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1302 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
          %1303 = "arith.muli"(%1299, %29) : (i32, i32) -> i32
          %1304 = "arith.muli"(%1302, %308) : (i32, i32) -> i32
          %1305 = "arith.addi"(%1303, %1304) : (i32, i32) -> i32
          %1306 = "llvm.getelementptr"(%10, %1305) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1307 = "arith.extsi"(%1275) : (i32) -> i64
          %1308 = "arith.muli"(%1307, %130) : (i64, i64) -> i64
          %1309 = "arith.extsi"(%1279) : (i32) -> i64
          %1310 = "arith.subi"(%1308, %1309) : (i64, i64) -> i64
          %1311 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1312 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1313 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1314 = "arith.remui"(%1311, %29) : (i32, i32) -> i32
          %1315 = "arith.muli"(%1314, %29) : (i32, i32) -> i32
          %1316 = "arith.extsi"(%1315) : (i32) -> i64
          %1317 = "arith.addi"(%1310, %1316) : (i64, i64) -> i64
          %1318 = "llvm.getelementptr"(%7, %1317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1319 = "llvm.load"(%1306) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1319, %1318) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1320 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1321 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1322 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1323 = "arith.remui"(%1320, %29) : (i32, i32) -> i32
        %1324 = "arith.addi"(%29, %1323) : (i32, i32) -> i32
        %1325 = "arith.muli"(%1324, %29) : (i32, i32) -> i32
        %1326 = "arith.subi"(%1325, %1279) : (i32, i32) -> i32
        %1327 = "arith.cmpi"(%1326, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %1328 = "scf.if"(%1327) ({
          %1329 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1330 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1331 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1332 = "arith.remui"(%1329, %29) : (i32, i32) -> i32
          %1333 = "arith.addi"(%29, %1332) : (i32, i32) -> i32
          %1334 = "arith.muli"(%1333, %29) : (i32, i32) -> i32
          %1335 = "arith.subi"(%1334, %1279) : (i32, i32) -> i32
          %1336 = "arith.addi"(%1335, %29) : (i32, i32) -> i32
          %1337 = "arith.cmpi"(%1336, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1337) : (i1) -> ()
        }, {
          "scf.yield"(%1327) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1328) ({
          %1338 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1339 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1340 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1341 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
          %1342 = "arith.muli"(%1338, %29) : (i32, i32) -> i32
          %1343 = "arith.muli"(%1341, %308) : (i32, i32) -> i32
          %1344 = "arith.addi"(%1342, %1343) : (i32, i32) -> i32
          %1345 = "llvm.getelementptr"(%10, %1344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1346 = "llvm.getelementptr"(%1345) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1347 = "arith.extsi"(%1275) : (i32) -> i64
          %1348 = "arith.muli"(%1347, %130) : (i64, i64) -> i64
          %1349 = "arith.extsi"(%1279) : (i32) -> i64
          %1350 = "arith.subi"(%1348, %1349) : (i64, i64) -> i64
          %1351 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1352 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1353 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1354 = "arith.remui"(%1351, %29) : (i32, i32) -> i32
          %1355 = "arith.muli"(%1354, %29) : (i32, i32) -> i32
          %1356 = "arith.extsi"(%1355) : (i32) -> i64
          %1357 = "arith.addi"(%1350, %1356) : (i64, i64) -> i64
          %1358 = "llvm.getelementptr"(%7, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1359 = "llvm.getelementptr"(%1358) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1360 = "llvm.load"(%1346) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1360, %1359) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1361 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1362 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1363 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1364 = "arith.remui"(%1361, %29) : (i32, i32) -> i32
        %1365 = "arith.addi"(%87, %1364) : (i32, i32) -> i32
        %1366 = "arith.muli"(%1365, %29) : (i32, i32) -> i32
        %1367 = "arith.subi"(%1366, %1279) : (i32, i32) -> i32
        %1368 = "arith.cmpi"(%1367, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %1369 = "scf.if"(%1368) ({
          %1370 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1371 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1372 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1373 = "arith.remui"(%1370, %29) : (i32, i32) -> i32
          %1374 = "arith.addi"(%87, %1373) : (i32, i32) -> i32
          %1375 = "arith.muli"(%1374, %29) : (i32, i32) -> i32
          %1376 = "arith.subi"(%1375, %1279) : (i32, i32) -> i32
          %1377 = "arith.addi"(%1376, %29) : (i32, i32) -> i32
          %1378 = "arith.cmpi"(%1377, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1378) : (i1) -> ()
        }, {
          "scf.yield"(%1368) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1369) ({
          %1379 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1380 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1381 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1382 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
          %1383 = "arith.muli"(%1379, %29) : (i32, i32) -> i32
          %1384 = "arith.muli"(%1382, %308) : (i32, i32) -> i32
          %1385 = "arith.addi"(%1383, %1384) : (i32, i32) -> i32
          %1386 = "llvm.getelementptr"(%10, %1385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1387 = "llvm.getelementptr"(%1386) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1388 = "arith.extsi"(%1275) : (i32) -> i64
          %1389 = "arith.muli"(%1388, %130) : (i64, i64) -> i64
          %1390 = "arith.extsi"(%1279) : (i32) -> i64
          %1391 = "arith.subi"(%1389, %1390) : (i64, i64) -> i64
          %1392 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1393 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1394 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1395 = "arith.remui"(%1392, %29) : (i32, i32) -> i32
          %1396 = "arith.muli"(%1395, %29) : (i32, i32) -> i32
          %1397 = "arith.extsi"(%1396) : (i32) -> i64
          %1398 = "arith.addi"(%1391, %1397) : (i64, i64) -> i64
          %1399 = "llvm.getelementptr"(%7, %1398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1400 = "llvm.getelementptr"(%1399) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1401 = "llvm.load"(%1387) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1401, %1400) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1402 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1403 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1404 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1405 = "arith.remui"(%1402, %29) : (i32, i32) -> i32
        %1406 = "arith.addi"(%110, %1405) : (i32, i32) -> i32
        %1407 = "arith.muli"(%1406, %29) : (i32, i32) -> i32
        %1408 = "arith.subi"(%1407, %1279) : (i32, i32) -> i32
        %1409 = "arith.cmpi"(%1408, %23) {predicate = 5 : i64} : (i32, i32) -> i1
        %1410 = "scf.if"(%1409) ({
          %1411 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1412 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1413 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1414 = "arith.remui"(%1411, %29) : (i32, i32) -> i32
          %1415 = "arith.addi"(%110, %1414) : (i32, i32) -> i32
          %1416 = "arith.muli"(%1415, %29) : (i32, i32) -> i32
          %1417 = "arith.subi"(%1416, %1279) : (i32, i32) -> i32
          %1418 = "arith.addi"(%1417, %29) : (i32, i32) -> i32
          %1419 = "arith.cmpi"(%1418, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1419) : (i1) -> ()
        }, {
          "scf.yield"(%1409) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1410) ({
          %1420 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1421 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1422 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1423 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
          %1424 = "arith.muli"(%1420, %29) : (i32, i32) -> i32
          %1425 = "arith.muli"(%1423, %308) : (i32, i32) -> i32
          %1426 = "arith.addi"(%1424, %1425) : (i32, i32) -> i32
          %1427 = "llvm.getelementptr"(%10, %1426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1428 = "llvm.getelementptr"(%1427) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1429 = "arith.extsi"(%1275) : (i32) -> i64
          %1430 = "arith.muli"(%1429, %130) : (i64, i64) -> i64
          %1431 = "arith.extsi"(%1279) : (i32) -> i64
          %1432 = "arith.subi"(%1430, %1431) : (i64, i64) -> i64
          %1433 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1434 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1435 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1436 = "arith.remui"(%1433, %29) : (i32, i32) -> i32
          %1437 = "arith.muli"(%1436, %29) : (i32, i32) -> i32
          %1438 = "arith.extsi"(%1437) : (i32) -> i64
          %1439 = "arith.addi"(%1432, %1438) : (i64, i64) -> i64
          %1440 = "llvm.getelementptr"(%7, %1439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1441 = "llvm.getelementptr"(%1440) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1442 = "llvm.load"(%1428) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1442, %1441) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1443 = "arith.cmpi"(%33, %23) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%1443) ({
          %1444 = "arith.addi"(%2, %1279) : (i32, i32) -> i32
          %1445 = "arith.shrsi"(%1444, %359) : (i32, i32) -> i32
          %1446 = "arith.andi"(%1281, %57) : (i1, i1) -> i1
          %1447 = "arith.andi"(%1446, %57) : (i1, i1) -> i1
          %1448 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1449 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1450 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1451 = "arith.remui"(%1448, %29) : (i32, i32) -> i32
          %1452 = "arith.cmpi"(%1451, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %1453 = "arith.andi"(%1447, %1452) : (i1, i1) -> i1
          "scf.if"(%1453) ({
            %1454 = "arith.minsi"(%1444, %29) : (i32, i32) -> i32
            %1455 = "arith.maxsi"(%1279, %23) : (i32, i32) -> i32
            %1456 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1457 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1458 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1459 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
            %1460 = "arith.muli"(%1456, %29) : (i32, i32) -> i32
            %1461 = "arith.muli"(%1459, %308) : (i32, i32) -> i32
            %1462 = "arith.addi"(%1460, %1461) : (i32, i32) -> i32
            %1463 = "llvm.getelementptr"(%10, %1462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1455, %1454, %36) ({
            ^bb0(%1464: i32):
              %1465 = "llvm.getelementptr"(%1463, %1464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1466 = "llvm.load"(%1465) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1467 = "arith.subi"(%23, %1279) : (i32, i32) -> i32
              %1468 = "arith.addi"(%1467, %1464) : (i32, i32) -> i32
              %1469 = "arith.extsi"(%1275) : (i32) -> i64
              %1470 = "arith.extsi"(%1468) : (i32) -> i64
              %1471 = "arith.muli"(%1469, %8) : (i64, i64) -> i64
              %1472 = "arith.addi"(%1471, %1470) : (i64, i64) -> i64
              %1473 = "llvm.getelementptr"(%7, %1472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1466, %1473) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1474 = "arith.shrsi"(%1445, %359) : (i32, i32) -> i32
          %1475 = "arith.cmpi"(%1474, %23) {predicate = 5 : i64} : (i32, i32) -> i1
          %1476 = "arith.andi"(%1281, %1475) : (i1, i1) -> i1
          %1477 = "arith.cmpi"(%1474, %29) {predicate = 2 : i64} : (i32, i32) -> i1
          %1478 = "arith.andi"(%1476, %1477) : (i1, i1) -> i1
          %1479 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1480 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1481 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1482 = "arith.remui"(%1479, %29) : (i32, i32) -> i32
          %1483 = "arith.muli"(%1474, %29) : (i32, i32) -> i32
          %1484 = "arith.addi"(%1483, %1482) : (i32, i32) -> i32
          %1485 = "arith.cmpi"(%1484, %1445) {predicate = 0 : i64} : (i32, i32) -> i1
          %1486 = "arith.andi"(%1478, %1485) : (i1, i1) -> i1
          "scf.if"(%1486) ({
            %1487 = "arith.muli"(%1445, %29) : (i32, i32) -> i32
            %1488 = "arith.subi"(%1444, %1487) : (i32, i32) -> i32
            %1489 = "arith.minsi"(%1488, %29) : (i32, i32) -> i32
            %1490 = "arith.subi"(%1279, %1487) : (i32, i32) -> i32
            %1491 = "arith.maxsi"(%1490, %23) : (i32, i32) -> i32
            %1492 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1493 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1494 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1495 = "arith.andi"(%1260, %1276) : (i32, i32) -> i32
            %1496 = "arith.muli"(%1492, %29) : (i32, i32) -> i32
            %1497 = "arith.muli"(%1495, %308) : (i32, i32) -> i32
            %1498 = "arith.addi"(%1496, %1497) : (i32, i32) -> i32
            %1499 = "llvm.getelementptr"(%10, %1498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1500 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1501 = "arith.muli"(%1474, %1500) : (i32, i32) -> i32
            %1502 = "llvm.getelementptr"(%1499, %1501) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1491, %1489, %36) ({
            ^bb0(%1503: i32):
              %1504 = "llvm.getelementptr"(%1502, %1503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1505 = "llvm.load"(%1504) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1506 = "arith.subi"(%1487, %1279) : (i32, i32) -> i32
              %1507 = "arith.addi"(%1506, %1503) : (i32, i32) -> i32
              %1508 = "arith.extsi"(%1275) : (i32) -> i64
              %1509 = "arith.extsi"(%1507) : (i32) -> i64
              %1510 = "arith.muli"(%1508, %8) : (i64, i64) -> i64
              %1511 = "arith.addi"(%1510, %1509) : (i64, i64) -> i64
              %1512 = "llvm.getelementptr"(%7, %1511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1505, %1512) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "backward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 4 : i32} : () -> i32
    %10 = "arith.remui"(%2, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 0 : i32} : () -> i32
    %12 = "arith.cmpi"(%10, %11) {predicate = 0 : i64} : (i32, i32) -> i1
    %13 = "arith.extui"(%12) : (i1) -> i32
    %14 = "arith.muli"(%13, %11) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 132 : i32} : () -> i32
    %16 = "arith.addi"(%15, %14) : (i32, i32) -> i32
    %17 = "arith.constant"() {value = 127 : i32} : () -> i32
    %18 = "arith.addi"(%1, %17) : (i32, i32) -> i32
    %19 = "arith.constant"() {value = 128 : i32} : () -> i32
    %20 = "arith.divui"(%18, %19) : (i32, i32) -> i32
    %21 = "arith.minsi"(%16, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 1 : i32} : () -> i32
    %23 = "arith.maxsi"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.muli"(%23, %19) : (i32, i32) -> i32
    %25 = "arith.subi"(%24, %22) : (i32, i32) -> i32
    %26 = "arith.addi"(%1, %25) : (i32, i32) -> i32
    %27 = "arith.remsi"(%26, %24) : (i32, i32) -> i32
    %28 = "arith.cmpi"(%27, %11) {predicate = 2 : i64} : (i32, i32) -> i1
    %29 = "arith.divsi"(%26, %24) : (i32, i32) -> i32
    %30 = "arith.extsi"(%28) : (i1) -> i32
    %31 = "arith.addi"(%29, %30) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 512 : i32} : () -> i32
    %33 = "arith.constant"() {value = 164896 : i32} : () -> i32
    "gpu.launch_func"(%21, %22, %22, %32, %22, %22, %33, %0, %1, %2, %3, %4, %5, %6, %7, %8, %31) {kernel = @kernels::@backward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "cross_entropy_backward_f32_form4x4x1x4x132", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
