"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: !llvm.ptr<1>, %18: f32, %19: i32):
      %20 = "arith.constant"() {value = 1023 : i32} : () -> i32
      %21 = "arith.addi"(%2, %20) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %23 = "arith.divui"(%21, %22) : (i32, i32) -> i32
      %24 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 202752>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 208896>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 209408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 209664>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "arith.constant"() {value = 32 : i32} : () -> i32
      %34 = "arith.cmpi"(%30, %33) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%34) ({
        %35 = "llvm.getelementptr"(%28, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %36 = "arith.constant"() {value = 2 : i32} : () -> i32
        %t37_s0 = "llvm.ptrtoint"(%35) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t37_s0, %36) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.divui"(%38, %23) : (i32, i32) -> i32
      %42 = "arith.constant"() {value = 8 : i32} : () -> i32
      %43 = "arith.muli"(%41, %42) : (i32, i32) -> i32
      %44 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %47 = "arith.divui"(%44, %23) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %42) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 0 : i32} : () -> i32
      %50 = "arith.muli"(%49, %48) : (i32, i32) -> i32
      %51 = "arith.addi"(%43, %50) : (i32, i32) -> i32
      %52 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %55 = "arith.constant"() {value = 64 : i32} : () -> i32
      %56 = "arith.divui"(%52, %55) : (i32, i32) -> i32
      %57 = "arith.addi"(%51, %56) : (i32, i32) -> i32
      %58 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %60 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %61 = "arith.remui"(%58, %23) : (i32, i32) -> i32
      %62 = "arith.constant"() {value = 4 : i32} : () -> i32
      %63 = "arith.remui"(%57, %62) : (i32, i32) -> i32
      %64 = "arith.remui"(%2, %62) : (i32, i32) -> i32
      %65 = "arith.muli"(%63, %64) : (i32, i32) -> i32
      %66 = "arith.remui"(%65, %62) : (i32, i32) -> i32
      %67 = "arith.constant"() {value = 1 : i32} : () -> i32
      %68 = "arith.addi"(%57, %67) : (i32, i32) -> i32
      %69 = "arith.cmpi"(%68, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %70 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %71 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %73 = "arith.remui"(%70, %55) : (i32, i32) -> i32
      %74 = "arith.muli"(%61, %62) : (i32, i32) -> i32
      %75 = "arith.muli"(%74, %55) : (i32, i32) -> i32
      %76 = "arith.addi"(%75, %73) : (i32, i32) -> i32
      %77 = "arith.muli"(%76, %62) : (i32, i32) -> i32
      %78 = "arith.subi"(%77, %66) : (i32, i32) -> i32
      %79 = "arith.addi"(%78, %62) : (i32, i32) -> i32
      %80 = "arith.cmpi"(%79, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %81 = "arith.andi"(%69, %80) : (i1, i1) -> i1
      %82 = "arith.cmpi"(%57, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %83 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %86 = "arith.remui"(%83, %55) : (i32, i32) -> i32
      %87 = "arith.addi"(%75, %86) : (i32, i32) -> i32
      %88 = "arith.muli"(%87, %62) : (i32, i32) -> i32
      %89 = "arith.subi"(%88, %66) : (i32, i32) -> i32
      %90 = "arith.cmpi"(%89, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %91 = "arith.andi"(%82, %90) : (i1, i1) -> i1
      %92 = "arith.constant"() {value = true} : () -> i1
      %93 = "arith.xori"(%81, %92) : (i1, i1) -> i1
      %94 = "arith.andi"(%91, %93) : (i1, i1) -> i1
      %95 = "arith.extui"(%94) : (i1) -> i8
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.remui"(%96, %55) : (i32, i32) -> i32
      %100 = "arith.addi"(%74, %67) : (i32, i32) -> i32
      %101 = "arith.muli"(%100, %55) : (i32, i32) -> i32
      %102 = "arith.addi"(%101, %99) : (i32, i32) -> i32
      %103 = "arith.muli"(%102, %62) : (i32, i32) -> i32
      %104 = "arith.subi"(%103, %66) : (i32, i32) -> i32
      %105 = "arith.addi"(%104, %62) : (i32, i32) -> i32
      %106 = "arith.cmpi"(%105, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %107 = "arith.andi"(%69, %106) : (i1, i1) -> i1
      %108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %111 = "arith.remui"(%108, %55) : (i32, i32) -> i32
      %112 = "arith.addi"(%101, %111) : (i32, i32) -> i32
      %113 = "arith.muli"(%112, %62) : (i32, i32) -> i32
      %114 = "arith.subi"(%113, %66) : (i32, i32) -> i32
      %115 = "arith.cmpi"(%114, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %116 = "arith.andi"(%82, %115) : (i1, i1) -> i1
      %117 = "arith.xori"(%107, %92) : (i1, i1) -> i1
      %118 = "arith.andi"(%116, %117) : (i1, i1) -> i1
      %119 = "arith.extui"(%118) : (i1) -> i8
      %120 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %121 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %122 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %123 = "arith.remui"(%120, %55) : (i32, i32) -> i32
      %124 = "arith.constant"() {value = 2 : i32} : () -> i32
      %125 = "arith.addi"(%74, %124) : (i32, i32) -> i32
      %126 = "arith.muli"(%125, %55) : (i32, i32) -> i32
      %127 = "arith.addi"(%126, %123) : (i32, i32) -> i32
      %128 = "arith.muli"(%127, %62) : (i32, i32) -> i32
      %129 = "arith.subi"(%128, %66) : (i32, i32) -> i32
      %130 = "arith.addi"(%129, %62) : (i32, i32) -> i32
      %131 = "arith.cmpi"(%130, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %132 = "arith.andi"(%69, %131) : (i1, i1) -> i1
      %133 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %136 = "arith.remui"(%133, %55) : (i32, i32) -> i32
      %137 = "arith.addi"(%126, %136) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %62) : (i32, i32) -> i32
      %139 = "arith.subi"(%138, %66) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.andi"(%82, %140) : (i1, i1) -> i1
      %142 = "arith.xori"(%132, %92) : (i1, i1) -> i1
      %143 = "arith.andi"(%141, %142) : (i1, i1) -> i1
      %144 = "arith.extui"(%143) : (i1) -> i8
      %145 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %148 = "arith.remui"(%145, %55) : (i32, i32) -> i32
      %149 = "arith.constant"() {value = 3 : i32} : () -> i32
      %150 = "arith.addi"(%74, %149) : (i32, i32) -> i32
      %151 = "arith.muli"(%150, %55) : (i32, i32) -> i32
      %152 = "arith.addi"(%151, %148) : (i32, i32) -> i32
      %153 = "arith.muli"(%152, %62) : (i32, i32) -> i32
      %154 = "arith.subi"(%153, %66) : (i32, i32) -> i32
      %155 = "arith.addi"(%154, %62) : (i32, i32) -> i32
      %156 = "arith.cmpi"(%155, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %157 = "arith.andi"(%69, %156) : (i1, i1) -> i1
      %158 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %159 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %160 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %161 = "arith.remui"(%158, %55) : (i32, i32) -> i32
      %162 = "arith.addi"(%151, %161) : (i32, i32) -> i32
      %163 = "arith.muli"(%162, %62) : (i32, i32) -> i32
      %164 = "arith.subi"(%163, %66) : (i32, i32) -> i32
      %165 = "arith.cmpi"(%164, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %166 = "arith.andi"(%82, %165) : (i1, i1) -> i1
      %167 = "arith.xori"(%157, %92) : (i1, i1) -> i1
      %168 = "arith.andi"(%166, %167) : (i1, i1) -> i1
      %169 = "arith.extui"(%168) : (i1) -> i8
      %170 = "arith.extsi"(%57) : (i32) -> i64
      %171 = "arith.extsi"(%2) : (i32) -> i64
      %172 = "arith.muli"(%170, %171) : (i64, i64) -> i64
      %173 = "arith.extsi"(%66) : (i32) -> i64
      %174 = "arith.subi"(%172, %173) : (i64, i64) -> i64
      %175 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %176 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %178 = "arith.remui"(%175, %55) : (i32, i32) -> i32
      %179 = "arith.addi"(%75, %178) : (i32, i32) -> i32
      %180 = "arith.muli"(%179, %62) : (i32, i32) -> i32
      %181 = "arith.extsi"(%180) : (i32) -> i64
      %182 = "arith.addi"(%174, %181) : (i64, i64) -> i64
      %183 = "llvm.getelementptr"(%0, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %184 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %186 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %187 = "arith.muli"(%184, %62) : (i32, i32) -> i32
      %188 = "llvm.getelementptr"(%24, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %189 = "arith.constant"() {value = 0 : i8} : () -> i8
      %190 = "arith.cmpi"(%95, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %191 = "arith.constant"() {value = 16 : i32} : () -> i32
      %192 = "arith.select"(%190, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%188, %183, %192) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %193 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %194 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %195 = "arith.cmpi"(%119, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %196 = "arith.select"(%195, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%194, %193, %196) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %197 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %198 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %199 = "arith.cmpi"(%144, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %200 = "arith.select"(%199, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%198, %197, %200) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %201 = "llvm.getelementptr"(%183) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %202 = "llvm.getelementptr"(%188) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %203 = "arith.cmpi"(%169, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %204 = "arith.select"(%203, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%202, %201, %204) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %205 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %206 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %207 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %208 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %209 = "arith.remui"(%206, %55) : (i32, i32) -> i32
      %210 = "arith.addi"(%75, %209) : (i32, i32) -> i32
      %211 = "arith.muli"(%210, %62) : (i32, i32) -> i32
      %212 = "arith.extsi"(%211) : (i32) -> i64
      %213 = "arith.addi"(%174, %212) : (i64, i64) -> i64
      %214 = "llvm.getelementptr"(%4, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %215 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %216 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %217 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %218 = "arith.muli"(%215, %62) : (i32, i32) -> i32
      %219 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %220 = "arith.addi"(%218, %219) : (i32, i32) -> i32
      %221 = "llvm.getelementptr"(%24, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %222 = "arith.cmpi"(%95, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %223 = "arith.select"(%222, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%221, %214, %223) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %224 = "llvm.getelementptr"(%214) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %225 = "llvm.getelementptr"(%221) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %226 = "arith.cmpi"(%119, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %227 = "arith.select"(%226, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%225, %224, %227) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %228 = "llvm.getelementptr"(%214) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%221) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "arith.cmpi"(%144, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %231 = "arith.select"(%230, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%229, %228, %231) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %232 = "llvm.getelementptr"(%214) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %233 = "llvm.getelementptr"(%221) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %234 = "arith.cmpi"(%169, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %235 = "arith.select"(%234, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%233, %232, %235) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %236 = "arith.extui"(%82) : (i1) -> i8
      %237 = "llvm.getelementptr"(%7, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %241 = "llvm.getelementptr"(%25, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %242 = "arith.cmpi"(%236, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %243 = "arith.select"(%242, %62, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%241, %237, %243) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %244 = "llvm.getelementptr"(%8, %57) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %245 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %248 = "llvm.getelementptr"(%26, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %249 = "arith.cmpi"(%236, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %250 = "arith.select"(%249, %62, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%248, %244, %250) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %251 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %252 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %253 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %254 = "arith.divui"(%251, %23) : (i32, i32) -> i32
      %255 = "arith.muli"(%254, %42) : (i32, i32) -> i32
      %256 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %257 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %258 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %259 = "arith.divui"(%256, %23) : (i32, i32) -> i32
      %260 = "arith.muli"(%259, %42) : (i32, i32) -> i32
      %261 = "arith.addi"(%255, %260) : (i32, i32) -> i32
      %262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %265 = "arith.divui"(%262, %55) : (i32, i32) -> i32
      %266 = "arith.addi"(%261, %265) : (i32, i32) -> i32
      %267 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %268 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %270 = "arith.remui"(%267, %23) : (i32, i32) -> i32
      %271 = "arith.remui"(%266, %62) : (i32, i32) -> i32
      %272 = "arith.muli"(%271, %64) : (i32, i32) -> i32
      %273 = "arith.remui"(%272, %62) : (i32, i32) -> i32
      %274 = "arith.addi"(%266, %67) : (i32, i32) -> i32
      %275 = "arith.cmpi"(%274, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %276 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %277 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %278 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %279 = "arith.remui"(%276, %55) : (i32, i32) -> i32
      %280 = "arith.muli"(%270, %62) : (i32, i32) -> i32
      %281 = "arith.muli"(%280, %55) : (i32, i32) -> i32
      %282 = "arith.addi"(%281, %279) : (i32, i32) -> i32
      %283 = "arith.muli"(%282, %62) : (i32, i32) -> i32
      %284 = "arith.subi"(%283, %273) : (i32, i32) -> i32
      %285 = "arith.addi"(%284, %62) : (i32, i32) -> i32
      %286 = "arith.cmpi"(%285, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %287 = "arith.andi"(%275, %286) : (i1, i1) -> i1
      %288 = "arith.cmpi"(%266, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %289 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %290 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %291 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %292 = "arith.remui"(%289, %55) : (i32, i32) -> i32
      %293 = "arith.addi"(%281, %292) : (i32, i32) -> i32
      %294 = "arith.muli"(%293, %62) : (i32, i32) -> i32
      %295 = "arith.subi"(%294, %273) : (i32, i32) -> i32
      %296 = "arith.cmpi"(%295, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %297 = "arith.andi"(%288, %296) : (i1, i1) -> i1
      %298 = "arith.xori"(%287, %92) : (i1, i1) -> i1
      %299 = "arith.andi"(%297, %298) : (i1, i1) -> i1
      %300 = "arith.extui"(%299) : (i1) -> i8
      %301 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %302 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %303 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %304 = "arith.remui"(%301, %55) : (i32, i32) -> i32
      %305 = "arith.addi"(%280, %67) : (i32, i32) -> i32
      %306 = "arith.muli"(%305, %55) : (i32, i32) -> i32
      %307 = "arith.addi"(%306, %304) : (i32, i32) -> i32
      %308 = "arith.muli"(%307, %62) : (i32, i32) -> i32
      %309 = "arith.subi"(%308, %273) : (i32, i32) -> i32
      %310 = "arith.addi"(%309, %62) : (i32, i32) -> i32
      %311 = "arith.cmpi"(%310, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %312 = "arith.andi"(%275, %311) : (i1, i1) -> i1
      %313 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %314 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %315 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %316 = "arith.remui"(%313, %55) : (i32, i32) -> i32
      %317 = "arith.addi"(%306, %316) : (i32, i32) -> i32
      %318 = "arith.muli"(%317, %62) : (i32, i32) -> i32
      %319 = "arith.subi"(%318, %273) : (i32, i32) -> i32
      %320 = "arith.cmpi"(%319, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %321 = "arith.andi"(%288, %320) : (i1, i1) -> i1
      %322 = "arith.xori"(%312, %92) : (i1, i1) -> i1
      %323 = "arith.andi"(%321, %322) : (i1, i1) -> i1
      %324 = "arith.extui"(%323) : (i1) -> i8
      %325 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %326 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %327 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %328 = "arith.remui"(%325, %55) : (i32, i32) -> i32
      %329 = "arith.addi"(%280, %124) : (i32, i32) -> i32
      %330 = "arith.muli"(%329, %55) : (i32, i32) -> i32
      %331 = "arith.addi"(%330, %328) : (i32, i32) -> i32
      %332 = "arith.muli"(%331, %62) : (i32, i32) -> i32
      %333 = "arith.subi"(%332, %273) : (i32, i32) -> i32
      %334 = "arith.addi"(%333, %62) : (i32, i32) -> i32
      %335 = "arith.cmpi"(%334, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %336 = "arith.andi"(%275, %335) : (i1, i1) -> i1
      %337 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %338 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %339 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %340 = "arith.remui"(%337, %55) : (i32, i32) -> i32
      %341 = "arith.addi"(%330, %340) : (i32, i32) -> i32
      %342 = "arith.muli"(%341, %62) : (i32, i32) -> i32
      %343 = "arith.subi"(%342, %273) : (i32, i32) -> i32
      %344 = "arith.cmpi"(%343, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %345 = "arith.andi"(%288, %344) : (i1, i1) -> i1
      %346 = "arith.xori"(%336, %92) : (i1, i1) -> i1
      %347 = "arith.andi"(%345, %346) : (i1, i1) -> i1
      %348 = "arith.extui"(%347) : (i1) -> i8
      %349 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %350 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %351 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %352 = "arith.remui"(%349, %55) : (i32, i32) -> i32
      %353 = "arith.addi"(%280, %149) : (i32, i32) -> i32
      %354 = "arith.muli"(%353, %55) : (i32, i32) -> i32
      %355 = "arith.addi"(%354, %352) : (i32, i32) -> i32
      %356 = "arith.muli"(%355, %62) : (i32, i32) -> i32
      %357 = "arith.subi"(%356, %273) : (i32, i32) -> i32
      %358 = "arith.addi"(%357, %62) : (i32, i32) -> i32
      %359 = "arith.cmpi"(%358, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %360 = "arith.andi"(%275, %359) : (i1, i1) -> i1
      %361 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %362 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %363 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %364 = "arith.remui"(%361, %55) : (i32, i32) -> i32
      %365 = "arith.addi"(%354, %364) : (i32, i32) -> i32
      %366 = "arith.muli"(%365, %62) : (i32, i32) -> i32
      %367 = "arith.subi"(%366, %273) : (i32, i32) -> i32
      %368 = "arith.cmpi"(%367, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %369 = "arith.andi"(%288, %368) : (i1, i1) -> i1
      %370 = "arith.xori"(%360, %92) : (i1, i1) -> i1
      %371 = "arith.andi"(%369, %370) : (i1, i1) -> i1
      %372 = "arith.extui"(%371) : (i1) -> i8
      %373 = "arith.extsi"(%266) : (i32) -> i64
      %374 = "arith.muli"(%373, %171) : (i64, i64) -> i64
      %375 = "arith.extsi"(%273) : (i32) -> i64
      %376 = "arith.subi"(%374, %375) : (i64, i64) -> i64
      %377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %380 = "arith.remui"(%377, %55) : (i32, i32) -> i32
      %381 = "arith.addi"(%281, %380) : (i32, i32) -> i32
      %382 = "arith.muli"(%381, %62) : (i32, i32) -> i32
      %383 = "arith.extsi"(%382) : (i32) -> i64
      %384 = "arith.addi"(%376, %383) : (i64, i64) -> i64
      %385 = "llvm.getelementptr"(%0, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %386 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %387 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %388 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %389 = "arith.muli"(%386, %62) : (i32, i32) -> i32
      %390 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %391 = "arith.addi"(%389, %390) : (i32, i32) -> i32
      %392 = "llvm.getelementptr"(%24, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %393 = "arith.cmpi"(%300, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %394 = "arith.select"(%393, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%392, %385, %394) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %395 = "llvm.getelementptr"(%385) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %396 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %397 = "arith.cmpi"(%324, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %398 = "arith.select"(%397, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%396, %395, %398) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %399 = "llvm.getelementptr"(%385) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %400 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %401 = "arith.cmpi"(%348, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %402 = "arith.select"(%401, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%400, %399, %402) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %403 = "llvm.getelementptr"(%385) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %404 = "llvm.getelementptr"(%392) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %405 = "arith.cmpi"(%372, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %406 = "arith.select"(%405, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%404, %403, %406) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %407 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %408 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %409 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %410 = "arith.remui"(%407, %55) : (i32, i32) -> i32
      %411 = "arith.addi"(%281, %410) : (i32, i32) -> i32
      %412 = "arith.muli"(%411, %62) : (i32, i32) -> i32
      %413 = "arith.extsi"(%412) : (i32) -> i64
      %414 = "arith.addi"(%376, %413) : (i64, i64) -> i64
      %415 = "llvm.getelementptr"(%4, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %416 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %417 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %418 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %419 = "arith.muli"(%416, %62) : (i32, i32) -> i32
      %420 = "arith.addi"(%419, %219) : (i32, i32) -> i32
      %421 = "arith.addi"(%420, %390) : (i32, i32) -> i32
      %422 = "llvm.getelementptr"(%24, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %423 = "arith.cmpi"(%300, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %424 = "arith.select"(%423, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%422, %415, %424) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %425 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %426 = "llvm.getelementptr"(%422) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %427 = "arith.cmpi"(%324, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %428 = "arith.select"(%427, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%426, %425, %428) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %429 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %430 = "llvm.getelementptr"(%422) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %431 = "arith.cmpi"(%348, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %432 = "arith.select"(%431, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%430, %429, %432) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %433 = "llvm.getelementptr"(%415) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %434 = "llvm.getelementptr"(%422) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %435 = "arith.cmpi"(%372, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %436 = "arith.select"(%435, %191, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%434, %433, %436) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %437 = "arith.extui"(%288) : (i1) -> i8
      %438 = "llvm.getelementptr"(%7, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %439 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %440 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %441 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %442 = "arith.constant"() {value = 512 : i32} : () -> i32
      %443 = "arith.addi"(%439, %442) : (i32, i32) -> i32
      %444 = "llvm.getelementptr"(%25, %443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %445 = "arith.cmpi"(%437, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %446 = "arith.select"(%445, %62, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%444, %438, %446) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %447 = "llvm.getelementptr"(%8, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %448 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %449 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %450 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %451 = "arith.addi"(%448, %442) : (i32, i32) -> i32
      %452 = "llvm.getelementptr"(%26, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %453 = "arith.cmpi"(%437, %189) {predicate = 1 : i64} : (i8, i8) -> i1
      %454 = "arith.select"(%453, %62, %49) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%452, %447, %454) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %455 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 209792>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %456 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %457 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %458 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %459 = "arith.remui"(%456, %55) : (i32, i32) -> i32
      %460 = "arith.muli"(%459, %62) : (i32, i32) -> i32
      %461 = "llvm.getelementptr"(%455, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %462 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %463 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %464 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %465 = "arith.divui"(%462, %55) : (i32, i32) -> i32
      %466 = "arith.cmpi"(%465, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%466) ({
        %467 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %468 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %469 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %470 = "arith.divui"(%467, %23) : (i32, i32) -> i32
        %471 = "arith.muli"(%470, %42) : (i32, i32) -> i32
        %472 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %473 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %474 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %475 = "arith.divui"(%472, %23) : (i32, i32) -> i32
        %476 = "arith.muli"(%475, %42) : (i32, i32) -> i32
        %477 = "arith.muli"(%49, %476) : (i32, i32) -> i32
        %478 = "arith.addi"(%471, %477) : (i32, i32) -> i32
        %479 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %480 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %481 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %482 = "arith.divui"(%479, %55) : (i32, i32) -> i32
        %483 = "arith.addi"(%478, %482) : (i32, i32) -> i32
        %484 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %485 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %486 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %487 = "arith.remui"(%484, %23) : (i32, i32) -> i32
        %488 = "arith.remui"(%483, %62) : (i32, i32) -> i32
        %489 = "arith.muli"(%488, %64) : (i32, i32) -> i32
        %490 = "arith.remui"(%489, %62) : (i32, i32) -> i32
        %491 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %492 = "vector.extract"(%491) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %493 = "vector.extract"(%491) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %494 = "vector.extract"(%491) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %495 = "vector.extract"(%491) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %496 = "vector.extract"(%491) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %497 = "vector.extract"(%491) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %498 = "vector.extract"(%491) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %499 = "vector.extract"(%491) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %500 = "vector.extract"(%491) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %501 = "vector.extract"(%491) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %502 = "vector.extract"(%491) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %503 = "vector.extract"(%491) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %504 = "vector.extract"(%491) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %505 = "vector.extract"(%491) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %506 = "vector.extract"(%491) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %507 = "vector.extract"(%491) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %508 = "arith.cmpi"(%64, %49) {predicate = 0 : i64} : (i32, i32) -> i1
        %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524 = "scf.if"(%508) ({
          %525 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %526 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %527 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %528 = "arith.remui"(%525, %55) : (i32, i32) -> i32
          %529 = "arith.muli"(%487, %62) : (i32, i32) -> i32
          %530 = "arith.muli"(%529, %55) : (i32, i32) -> i32
          %531 = "arith.addi"(%530, %528) : (i32, i32) -> i32
          %532 = "arith.divui"(%2, %62) : (i32, i32) -> i32
          %533 = "arith.cmpi"(%531, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %534 = "arith.cmpi"(%531, %532) {predicate = 2 : i64} : (i32, i32) -> i1
          %535 = "arith.andi"(%533, %534) : (i1, i1) -> i1
          %536 = "arith.extui"(%535) : (i1) -> i8
          %537 = "arith.muli"(%531, %62) : (i32, i32) -> i32
          %538 = "llvm.getelementptr"(%6, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %539 = "arith.cmpi"(%536, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %540, %541, %542, %543 = "scf.if"(%539) ({
            %544 = "llvm.load"(%538) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %545 = "vector.extract"(%544) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %546 = "vector.extract"(%544) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %547 = "vector.extract"(%544) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %548 = "vector.extract"(%544) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %549 = "llvm.bitcast"(%545) : (i32) -> f32
            %550 = "llvm.bitcast"(%546) : (i32) -> f32
            %551 = "llvm.bitcast"(%547) : (i32) -> f32
            %552 = "llvm.bitcast"(%548) : (i32) -> f32
            "scf.yield"(%549, %550, %551, %552) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%492, %493, %494, %495) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %553 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %554 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %555 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %556 = "arith.remui"(%553, %55) : (i32, i32) -> i32
          %557 = "arith.addi"(%529, %67) : (i32, i32) -> i32
          %558 = "arith.muli"(%557, %55) : (i32, i32) -> i32
          %559 = "arith.addi"(%558, %556) : (i32, i32) -> i32
          %560 = "arith.cmpi"(%559, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %561 = "arith.cmpi"(%559, %532) {predicate = 2 : i64} : (i32, i32) -> i1
          %562 = "arith.andi"(%560, %561) : (i1, i1) -> i1
          %563 = "arith.extui"(%562) : (i1) -> i8
          %564 = "arith.muli"(%559, %62) : (i32, i32) -> i32
          %565 = "llvm.getelementptr"(%6, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %566 = "arith.cmpi"(%563, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %567, %568, %569, %570 = "scf.if"(%566) ({
            %571 = "llvm.load"(%565) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %572 = "vector.extract"(%571) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %573 = "vector.extract"(%571) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %574 = "vector.extract"(%571) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %575 = "vector.extract"(%571) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %576 = "llvm.bitcast"(%572) : (i32) -> f32
            %577 = "llvm.bitcast"(%573) : (i32) -> f32
            %578 = "llvm.bitcast"(%574) : (i32) -> f32
            %579 = "llvm.bitcast"(%575) : (i32) -> f32
            "scf.yield"(%576, %577, %578, %579) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%496, %497, %498, %499) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %580 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %581 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %582 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %583 = "arith.remui"(%580, %55) : (i32, i32) -> i32
          %584 = "arith.addi"(%529, %124) : (i32, i32) -> i32
          %585 = "arith.muli"(%584, %55) : (i32, i32) -> i32
          %586 = "arith.addi"(%585, %583) : (i32, i32) -> i32
          %587 = "arith.cmpi"(%586, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %588 = "arith.cmpi"(%586, %532) {predicate = 2 : i64} : (i32, i32) -> i1
          %589 = "arith.andi"(%587, %588) : (i1, i1) -> i1
          %590 = "arith.extui"(%589) : (i1) -> i8
          %591 = "arith.muli"(%586, %62) : (i32, i32) -> i32
          %592 = "llvm.getelementptr"(%6, %591) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %593 = "arith.cmpi"(%590, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %594, %595, %596, %597 = "scf.if"(%593) ({
            %598 = "llvm.load"(%592) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %599 = "vector.extract"(%598) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %600 = "vector.extract"(%598) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %601 = "vector.extract"(%598) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %602 = "vector.extract"(%598) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %603 = "llvm.bitcast"(%599) : (i32) -> f32
            %604 = "llvm.bitcast"(%600) : (i32) -> f32
            %605 = "llvm.bitcast"(%601) : (i32) -> f32
            %606 = "llvm.bitcast"(%602) : (i32) -> f32
            "scf.yield"(%603, %604, %605, %606) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%500, %501, %502, %503) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %607 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %608 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %609 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %610 = "arith.remui"(%607, %55) : (i32, i32) -> i32
          %611 = "arith.addi"(%529, %149) : (i32, i32) -> i32
          %612 = "arith.muli"(%611, %55) : (i32, i32) -> i32
          %613 = "arith.addi"(%612, %610) : (i32, i32) -> i32
          %614 = "arith.cmpi"(%613, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %615 = "arith.cmpi"(%613, %532) {predicate = 2 : i64} : (i32, i32) -> i1
          %616 = "arith.andi"(%614, %615) : (i1, i1) -> i1
          %617 = "arith.extui"(%616) : (i1) -> i8
          %618 = "arith.muli"(%613, %62) : (i32, i32) -> i32
          %619 = "llvm.getelementptr"(%6, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %620 = "arith.cmpi"(%617, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %621, %622, %623, %624 = "scf.if"(%620) ({
            %625 = "llvm.load"(%619) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %626 = "vector.extract"(%625) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %627 = "vector.extract"(%625) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %628 = "vector.extract"(%625) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %629 = "vector.extract"(%625) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %630 = "llvm.bitcast"(%626) : (i32) -> f32
            %631 = "llvm.bitcast"(%627) : (i32) -> f32
            %632 = "llvm.bitcast"(%628) : (i32) -> f32
            %633 = "llvm.bitcast"(%629) : (i32) -> f32
            "scf.yield"(%630, %631, %632, %633) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%504, %505, %506, %507) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%540, %541, %542, %543, %567, %568, %569, %570, %594, %595, %596, %597, %621, %622, %623, %624) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %634 = "arith.divui"(%2, %62) : (i32, i32) -> i32
          %635 = "arith.subi"(%62, %490) : (i32, i32) -> i32
          %636 = "arith.andi"(%635, %149) : (i32, i32) -> i32
          %637 = "arith.muli"(%634, %62) : (i32, i32) -> i32
          %638 = "arith.subi"(%2, %67) : (i32, i32) -> i32
          %639 = "arith.minsi"(%637, %638) : (i32, i32) -> i32
          %640 = "arith.extsi"(%639) : (i32) -> i64
          %641 = "llvm.getelementptr"(%6, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %642 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %643 = "arith.cmpi"(%637, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %644 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %645 = "arith.select"(%643, %642, %644) : (i1, f32, f32) -> f32
          %646 = "arith.addi"(%637, %67) : (i32, i32) -> i32
          %647 = "arith.minsi"(%646, %638) : (i32, i32) -> i32
          %648 = "arith.extsi"(%647) : (i32) -> i64
          %649 = "llvm.getelementptr"(%6, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %650 = "llvm.load"(%649) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %651 = "arith.cmpi"(%646, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %652 = "arith.select"(%651, %650, %644) : (i1, f32, f32) -> f32
          %653 = "arith.addi"(%637, %124) : (i32, i32) -> i32
          %654 = "arith.minsi"(%653, %638) : (i32, i32) -> i32
          %655 = "arith.extsi"(%654) : (i32) -> i64
          %656 = "llvm.getelementptr"(%6, %655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %657 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %658 = "arith.cmpi"(%653, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %659 = "arith.select"(%658, %657, %644) : (i1, f32, f32) -> f32
          %660 = "arith.addi"(%637, %149) : (i32, i32) -> i32
          %661 = "arith.minsi"(%660, %638) : (i32, i32) -> i32
          %662 = "arith.extsi"(%661) : (i32) -> i64
          %663 = "llvm.getelementptr"(%6, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %664 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %665 = "arith.cmpi"(%660, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %666 = "arith.select"(%665, %664, %644) : (i1, f32, f32) -> f32
          %667 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %668 = "vector.extract"(%667) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %669 = "vector.extract"(%667) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %670 = "vector.extract"(%667) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %671 = "vector.extract"(%667) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %672 = "vector.extract"(%667) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %673 = "vector.extract"(%667) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %674 = "vector.extract"(%667) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %675 = "vector.extract"(%667) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %676 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %677 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %678 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %679 = "arith.remui"(%676, %55) : (i32, i32) -> i32
          %680 = "arith.muli"(%487, %62) : (i32, i32) -> i32
          %681 = "arith.muli"(%680, %55) : (i32, i32) -> i32
          %682 = "arith.addi"(%681, %679) : (i32, i32) -> i32
          %683 = "arith.cmpi"(%636, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %684 = "arith.extui"(%683) : (i1) -> i32
          %685 = "arith.subi"(%682, %684) : (i32, i32) -> i32
          %686 = "arith.cmpi"(%685, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %687 = "arith.cmpi"(%685, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %688 = "arith.andi"(%686, %687) : (i1, i1) -> i1
          %689 = "arith.extui"(%688) : (i1) -> i8
          %690 = "arith.muli"(%685, %62) : (i32, i32) -> i32
          %691 = "llvm.getelementptr"(%6, %690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %692 = "arith.cmpi"(%689, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %693, %694, %695, %696 = "scf.if"(%692) ({
            %697 = "llvm.load"(%691) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %698 = "vector.extract"(%697) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %699 = "vector.extract"(%697) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %700 = "vector.extract"(%697) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %701 = "vector.extract"(%697) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%698, %699, %700, %701) : (i32, i32, i32, i32) -> ()
          }, {
            %702 = "llvm.bitcast"(%668) : (f32) -> i32
            %703 = "llvm.bitcast"(%669) : (f32) -> i32
            %704 = "llvm.bitcast"(%670) : (f32) -> i32
            %705 = "llvm.bitcast"(%671) : (f32) -> i32
            "scf.yield"(%702, %703, %704, %705) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %706 = "arith.cmpi"(%685, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %707 = "llvm.bitcast"(%645) : (f32) -> i32
          %708 = "arith.select"(%706, %707, %693) : (i1, i32, i32) -> i32
          %709 = "llvm.bitcast"(%652) : (f32) -> i32
          %710 = "arith.select"(%706, %709, %694) : (i1, i32, i32) -> i32
          %711 = "llvm.bitcast"(%659) : (f32) -> i32
          %712 = "arith.select"(%706, %711, %695) : (i1, i32, i32) -> i32
          %713 = "llvm.bitcast"(%666) : (f32) -> i32
          %714 = "arith.select"(%706, %713, %696) : (i1, i32, i32) -> i32
          %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %718 = "arith.remui"(%715, %55) : (i32, i32) -> i32
          %719 = "arith.addi"(%681, %718) : (i32, i32) -> i32
          %720 = "arith.subi"(%719, %684) : (i32, i32) -> i32
          %721 = "arith.addi"(%720, %67) : (i32, i32) -> i32
          %722 = "arith.cmpi"(%721, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %723 = "arith.cmpi"(%721, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %724 = "arith.andi"(%722, %723) : (i1, i1) -> i1
          %725 = "arith.extui"(%724) : (i1) -> i8
          %726 = "arith.muli"(%721, %62) : (i32, i32) -> i32
          %727 = "llvm.getelementptr"(%6, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %728 = "arith.cmpi"(%725, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %729, %730, %731, %732 = "scf.if"(%728) ({
            %733 = "llvm.load"(%727) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %734 = "vector.extract"(%733) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %735 = "vector.extract"(%733) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %736 = "vector.extract"(%733) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %737 = "vector.extract"(%733) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%734, %735, %736, %737) : (i32, i32, i32, i32) -> ()
          }, {
            %738 = "llvm.bitcast"(%672) : (f32) -> i32
            %739 = "llvm.bitcast"(%673) : (f32) -> i32
            %740 = "llvm.bitcast"(%674) : (f32) -> i32
            %741 = "llvm.bitcast"(%675) : (f32) -> i32
            "scf.yield"(%738, %739, %740, %741) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %742 = "arith.cmpi"(%721, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %743 = "arith.select"(%742, %707, %729) : (i1, i32, i32) -> i32
          %744 = "arith.select"(%742, %709, %730) : (i1, i32, i32) -> i32
          %745 = "arith.select"(%742, %711, %731) : (i1, i32, i32) -> i32
          %746 = "arith.muli"(%636, %33) : (i32, i32) -> i32
          %747 = "arith.divui"(%746, %33) : (i32, i32) -> i32
          %748 = "arith.andi"(%747, %67) : (i32, i32) -> i32
          %749 = "arith.cmpi"(%748, %49) {predicate = 1 : i64} : (i32, i32) -> i1
          %750 = "arith.select"(%749, %710, %708) : (i1, i32, i32) -> i32
          %751 = "arith.select"(%749, %712, %710) : (i1, i32, i32) -> i32
          %752 = "arith.select"(%749, %714, %712) : (i1, i32, i32) -> i32
          %753 = "arith.select"(%749, %743, %714) : (i1, i32, i32) -> i32
          %754 = "arith.select"(%749, %744, %743) : (i1, i32, i32) -> i32
          %755 = "arith.select"(%749, %745, %744) : (i1, i32, i32) -> i32
          %756 = "arith.andi"(%747, %124) : (i32, i32) -> i32
          %757 = "arith.cmpi"(%756, %49) {predicate = 1 : i64} : (i32, i32) -> i1
          %758 = "arith.select"(%757, %752, %750) : (i1, i32, i32) -> i32
          %759 = "arith.select"(%757, %753, %751) : (i1, i32, i32) -> i32
          %760 = "arith.select"(%757, %754, %752) : (i1, i32, i32) -> i32
          %761 = "arith.select"(%757, %755, %753) : (i1, i32, i32) -> i32
          %762 = "llvm.bitcast"(%758) : (i32) -> f32
          %763 = "llvm.bitcast"(%759) : (i32) -> f32
          %764 = "llvm.bitcast"(%760) : (i32) -> f32
          %765 = "llvm.bitcast"(%761) : (i32) -> f32
          %766 = "vector.from_elements"(%762, %763, %764, %765) : (f32, f32, f32, f32) -> vector<4xf32>
          %767 = "vector.extract"(%766) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %768 = "vector.extract"(%766) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %769 = "vector.extract"(%766) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %770 = "vector.extract"(%766) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %771 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %772 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %773 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %774 = "arith.remui"(%771, %55) : (i32, i32) -> i32
          %775 = "arith.addi"(%680, %67) : (i32, i32) -> i32
          %776 = "arith.muli"(%775, %55) : (i32, i32) -> i32
          %777 = "arith.addi"(%776, %774) : (i32, i32) -> i32
          %778 = "arith.subi"(%777, %684) : (i32, i32) -> i32
          %779 = "arith.cmpi"(%778, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %780 = "arith.cmpi"(%778, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %781 = "arith.andi"(%779, %780) : (i1, i1) -> i1
          %782 = "arith.extui"(%781) : (i1) -> i8
          %783 = "arith.muli"(%778, %62) : (i32, i32) -> i32
          %784 = "llvm.getelementptr"(%6, %783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %785 = "arith.cmpi"(%782, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %786, %787, %788, %789 = "scf.if"(%785) ({
            %790 = "llvm.load"(%784) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %791 = "vector.extract"(%790) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %792 = "vector.extract"(%790) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %793 = "vector.extract"(%790) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %794 = "vector.extract"(%790) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%791, %792, %793, %794) : (i32, i32, i32, i32) -> ()
          }, {
            %795 = "llvm.bitcast"(%668) : (f32) -> i32
            %796 = "llvm.bitcast"(%669) : (f32) -> i32
            %797 = "llvm.bitcast"(%670) : (f32) -> i32
            %798 = "llvm.bitcast"(%671) : (f32) -> i32
            "scf.yield"(%795, %796, %797, %798) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %799 = "arith.cmpi"(%778, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %800 = "arith.select"(%799, %707, %786) : (i1, i32, i32) -> i32
          %801 = "arith.select"(%799, %709, %787) : (i1, i32, i32) -> i32
          %802 = "arith.select"(%799, %711, %788) : (i1, i32, i32) -> i32
          %803 = "arith.select"(%799, %713, %789) : (i1, i32, i32) -> i32
          %804 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %805 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %806 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %807 = "arith.remui"(%804, %55) : (i32, i32) -> i32
          %808 = "arith.addi"(%776, %807) : (i32, i32) -> i32
          %809 = "arith.subi"(%808, %684) : (i32, i32) -> i32
          %810 = "arith.addi"(%809, %67) : (i32, i32) -> i32
          %811 = "arith.cmpi"(%810, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %812 = "arith.cmpi"(%810, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %813 = "arith.andi"(%811, %812) : (i1, i1) -> i1
          %814 = "arith.extui"(%813) : (i1) -> i8
          %815 = "arith.muli"(%810, %62) : (i32, i32) -> i32
          %816 = "llvm.getelementptr"(%6, %815) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %817 = "arith.cmpi"(%814, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %818, %819, %820, %821 = "scf.if"(%817) ({
            %822 = "llvm.load"(%816) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %823 = "vector.extract"(%822) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %824 = "vector.extract"(%822) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %825 = "vector.extract"(%822) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %826 = "vector.extract"(%822) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%823, %824, %825, %826) : (i32, i32, i32, i32) -> ()
          }, {
            %827 = "llvm.bitcast"(%672) : (f32) -> i32
            %828 = "llvm.bitcast"(%673) : (f32) -> i32
            %829 = "llvm.bitcast"(%674) : (f32) -> i32
            %830 = "llvm.bitcast"(%675) : (f32) -> i32
            "scf.yield"(%827, %828, %829, %830) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %831 = "arith.cmpi"(%810, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %832 = "arith.select"(%831, %707, %818) : (i1, i32, i32) -> i32
          %833 = "arith.select"(%831, %709, %819) : (i1, i32, i32) -> i32
          %834 = "arith.select"(%831, %711, %820) : (i1, i32, i32) -> i32
          %835 = "arith.select"(%749, %801, %800) : (i1, i32, i32) -> i32
          %836 = "arith.select"(%749, %802, %801) : (i1, i32, i32) -> i32
          %837 = "arith.select"(%749, %803, %802) : (i1, i32, i32) -> i32
          %838 = "arith.select"(%749, %832, %803) : (i1, i32, i32) -> i32
          %839 = "arith.select"(%749, %833, %832) : (i1, i32, i32) -> i32
          %840 = "arith.select"(%749, %834, %833) : (i1, i32, i32) -> i32
          %841 = "arith.select"(%757, %837, %835) : (i1, i32, i32) -> i32
          %842 = "arith.select"(%757, %838, %836) : (i1, i32, i32) -> i32
          %843 = "arith.select"(%757, %839, %837) : (i1, i32, i32) -> i32
          %844 = "arith.select"(%757, %840, %838) : (i1, i32, i32) -> i32
          %845 = "llvm.bitcast"(%841) : (i32) -> f32
          %846 = "llvm.bitcast"(%842) : (i32) -> f32
          %847 = "llvm.bitcast"(%843) : (i32) -> f32
          %848 = "llvm.bitcast"(%844) : (i32) -> f32
          %849 = "vector.from_elements"(%845, %846, %847, %848) : (f32, f32, f32, f32) -> vector<4xf32>
          %850 = "vector.extract"(%849) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %851 = "vector.extract"(%849) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %852 = "vector.extract"(%849) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %853 = "vector.extract"(%849) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %854 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %855 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %856 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %857 = "arith.remui"(%854, %55) : (i32, i32) -> i32
          %858 = "arith.addi"(%680, %124) : (i32, i32) -> i32
          %859 = "arith.muli"(%858, %55) : (i32, i32) -> i32
          %860 = "arith.addi"(%859, %857) : (i32, i32) -> i32
          %861 = "arith.subi"(%860, %684) : (i32, i32) -> i32
          %862 = "arith.cmpi"(%861, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %863 = "arith.cmpi"(%861, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %864 = "arith.andi"(%862, %863) : (i1, i1) -> i1
          %865 = "arith.extui"(%864) : (i1) -> i8
          %866 = "arith.muli"(%861, %62) : (i32, i32) -> i32
          %867 = "llvm.getelementptr"(%6, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %868 = "arith.cmpi"(%865, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %869, %870, %871, %872 = "scf.if"(%868) ({
            %873 = "llvm.load"(%867) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %874 = "vector.extract"(%873) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %875 = "vector.extract"(%873) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %876 = "vector.extract"(%873) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %877 = "vector.extract"(%873) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%874, %875, %876, %877) : (i32, i32, i32, i32) -> ()
          }, {
            %878 = "llvm.bitcast"(%668) : (f32) -> i32
            %879 = "llvm.bitcast"(%669) : (f32) -> i32
            %880 = "llvm.bitcast"(%670) : (f32) -> i32
            %881 = "llvm.bitcast"(%671) : (f32) -> i32
            "scf.yield"(%878, %879, %880, %881) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %882 = "arith.cmpi"(%861, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %883 = "arith.select"(%882, %707, %869) : (i1, i32, i32) -> i32
          %884 = "arith.select"(%882, %709, %870) : (i1, i32, i32) -> i32
          %885 = "arith.select"(%882, %711, %871) : (i1, i32, i32) -> i32
          %886 = "arith.select"(%882, %713, %872) : (i1, i32, i32) -> i32
          %887 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %888 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %889 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %890 = "arith.remui"(%887, %55) : (i32, i32) -> i32
          %891 = "arith.addi"(%859, %890) : (i32, i32) -> i32
          %892 = "arith.subi"(%891, %684) : (i32, i32) -> i32
          %893 = "arith.addi"(%892, %67) : (i32, i32) -> i32
          %894 = "arith.cmpi"(%893, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %895 = "arith.cmpi"(%893, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %896 = "arith.andi"(%894, %895) : (i1, i1) -> i1
          %897 = "arith.extui"(%896) : (i1) -> i8
          %898 = "arith.muli"(%893, %62) : (i32, i32) -> i32
          %899 = "llvm.getelementptr"(%6, %898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %900 = "arith.cmpi"(%897, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %901, %902, %903, %904 = "scf.if"(%900) ({
            %905 = "llvm.load"(%899) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %906 = "vector.extract"(%905) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %907 = "vector.extract"(%905) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %908 = "vector.extract"(%905) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %909 = "vector.extract"(%905) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%906, %907, %908, %909) : (i32, i32, i32, i32) -> ()
          }, {
            %910 = "llvm.bitcast"(%672) : (f32) -> i32
            %911 = "llvm.bitcast"(%673) : (f32) -> i32
            %912 = "llvm.bitcast"(%674) : (f32) -> i32
            %913 = "llvm.bitcast"(%675) : (f32) -> i32
            "scf.yield"(%910, %911, %912, %913) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %914 = "arith.cmpi"(%893, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %915 = "arith.select"(%914, %707, %901) : (i1, i32, i32) -> i32
          %916 = "arith.select"(%914, %709, %902) : (i1, i32, i32) -> i32
          %917 = "arith.select"(%914, %711, %903) : (i1, i32, i32) -> i32
          %918 = "arith.select"(%749, %884, %883) : (i1, i32, i32) -> i32
          %919 = "arith.select"(%749, %885, %884) : (i1, i32, i32) -> i32
          %920 = "arith.select"(%749, %886, %885) : (i1, i32, i32) -> i32
          %921 = "arith.select"(%749, %915, %886) : (i1, i32, i32) -> i32
          %922 = "arith.select"(%749, %916, %915) : (i1, i32, i32) -> i32
          %923 = "arith.select"(%749, %917, %916) : (i1, i32, i32) -> i32
          %924 = "arith.select"(%757, %920, %918) : (i1, i32, i32) -> i32
          %925 = "arith.select"(%757, %921, %919) : (i1, i32, i32) -> i32
          %926 = "arith.select"(%757, %922, %920) : (i1, i32, i32) -> i32
          %927 = "arith.select"(%757, %923, %921) : (i1, i32, i32) -> i32
          %928 = "llvm.bitcast"(%924) : (i32) -> f32
          %929 = "llvm.bitcast"(%925) : (i32) -> f32
          %930 = "llvm.bitcast"(%926) : (i32) -> f32
          %931 = "llvm.bitcast"(%927) : (i32) -> f32
          %932 = "vector.from_elements"(%928, %929, %930, %931) : (f32, f32, f32, f32) -> vector<4xf32>
          %933 = "vector.extract"(%932) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %934 = "vector.extract"(%932) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %935 = "vector.extract"(%932) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %936 = "vector.extract"(%932) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %937 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %938 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %939 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %940 = "arith.remui"(%937, %55) : (i32, i32) -> i32
          %941 = "arith.addi"(%680, %149) : (i32, i32) -> i32
          %942 = "arith.muli"(%941, %55) : (i32, i32) -> i32
          %943 = "arith.addi"(%942, %940) : (i32, i32) -> i32
          %944 = "arith.subi"(%943, %684) : (i32, i32) -> i32
          %945 = "arith.cmpi"(%944, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %946 = "arith.cmpi"(%944, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %947 = "arith.andi"(%945, %946) : (i1, i1) -> i1
          %948 = "arith.extui"(%947) : (i1) -> i8
          %949 = "arith.muli"(%944, %62) : (i32, i32) -> i32
          %950 = "llvm.getelementptr"(%6, %949) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %951 = "arith.cmpi"(%948, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %952, %953, %954, %955 = "scf.if"(%951) ({
            %956 = "llvm.load"(%950) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %957 = "vector.extract"(%956) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %958 = "vector.extract"(%956) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %959 = "vector.extract"(%956) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %960 = "vector.extract"(%956) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%957, %958, %959, %960) : (i32, i32, i32, i32) -> ()
          }, {
            %961 = "llvm.bitcast"(%668) : (f32) -> i32
            %962 = "llvm.bitcast"(%669) : (f32) -> i32
            %963 = "llvm.bitcast"(%670) : (f32) -> i32
            %964 = "llvm.bitcast"(%671) : (f32) -> i32
            "scf.yield"(%961, %962, %963, %964) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %965 = "arith.cmpi"(%944, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %966 = "arith.select"(%965, %707, %952) : (i1, i32, i32) -> i32
          %967 = "arith.select"(%965, %709, %953) : (i1, i32, i32) -> i32
          %968 = "arith.select"(%965, %711, %954) : (i1, i32, i32) -> i32
          %969 = "arith.select"(%965, %713, %955) : (i1, i32, i32) -> i32
          %970 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %971 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %972 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %973 = "arith.remui"(%970, %55) : (i32, i32) -> i32
          %974 = "arith.addi"(%942, %973) : (i32, i32) -> i32
          %975 = "arith.subi"(%974, %684) : (i32, i32) -> i32
          %976 = "arith.addi"(%975, %67) : (i32, i32) -> i32
          %977 = "arith.cmpi"(%976, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %978 = "arith.cmpi"(%976, %634) {predicate = 2 : i64} : (i32, i32) -> i1
          %979 = "arith.andi"(%977, %978) : (i1, i1) -> i1
          %980 = "arith.extui"(%979) : (i1) -> i8
          %981 = "arith.muli"(%976, %62) : (i32, i32) -> i32
          %982 = "llvm.getelementptr"(%6, %981) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %983 = "arith.cmpi"(%980, %189) {predicate = 1 : i64} : (i8, i8) -> i1
          %984, %985, %986, %987 = "scf.if"(%983) ({
            %988 = "llvm.load"(%982) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %989 = "vector.extract"(%988) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %990 = "vector.extract"(%988) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %991 = "vector.extract"(%988) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %992 = "vector.extract"(%988) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%989, %990, %991, %992) : (i32, i32, i32, i32) -> ()
          }, {
            %993 = "llvm.bitcast"(%672) : (f32) -> i32
            %994 = "llvm.bitcast"(%673) : (f32) -> i32
            %995 = "llvm.bitcast"(%674) : (f32) -> i32
            %996 = "llvm.bitcast"(%675) : (f32) -> i32
            "scf.yield"(%993, %994, %995, %996) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %997 = "arith.cmpi"(%976, %634) {predicate = 0 : i64} : (i32, i32) -> i1
          %998 = "arith.select"(%997, %707, %984) : (i1, i32, i32) -> i32
          %999 = "arith.select"(%997, %709, %985) : (i1, i32, i32) -> i32
          %1000 = "arith.select"(%997, %711, %986) : (i1, i32, i32) -> i32
          %1001 = "arith.select"(%749, %967, %966) : (i1, i32, i32) -> i32
          %1002 = "arith.select"(%749, %968, %967) : (i1, i32, i32) -> i32
          %1003 = "arith.select"(%749, %969, %968) : (i1, i32, i32) -> i32
          %1004 = "arith.select"(%749, %998, %969) : (i1, i32, i32) -> i32
          %1005 = "arith.select"(%749, %999, %998) : (i1, i32, i32) -> i32
          %1006 = "arith.select"(%749, %1000, %999) : (i1, i32, i32) -> i32
          %1007 = "arith.select"(%757, %1003, %1001) : (i1, i32, i32) -> i32
          %1008 = "arith.select"(%757, %1004, %1002) : (i1, i32, i32) -> i32
          %1009 = "arith.select"(%757, %1005, %1003) : (i1, i32, i32) -> i32
          %1010 = "arith.select"(%757, %1006, %1004) : (i1, i32, i32) -> i32
          %1011 = "llvm.bitcast"(%1007) : (i32) -> f32
          %1012 = "llvm.bitcast"(%1008) : (i32) -> f32
          %1013 = "llvm.bitcast"(%1009) : (i32) -> f32
          %1014 = "llvm.bitcast"(%1010) : (i32) -> f32
          %1015 = "vector.from_elements"(%1011, %1012, %1013, %1014) : (f32, f32, f32, f32) -> vector<4xf32>
          %1016 = "vector.extract"(%1015) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1017 = "vector.extract"(%1015) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1018 = "vector.extract"(%1015) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1019 = "vector.extract"(%1015) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%767, %768, %769, %770, %850, %851, %852, %853, %933, %934, %935, %936, %1016, %1017, %1018, %1019) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1020 = "vector.from_elements"(%509, %510, %511, %512) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1020, %461) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1021 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1022 = "vector.from_elements"(%513, %514, %515, %516) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1022, %1021) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1023 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1024 = "vector.from_elements"(%517, %518, %519, %520) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1024, %1023) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1025 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1026 = "vector.from_elements"(%521, %522, %523, %524) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1026, %1025) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1027 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %1028 = "vector.extract"(%1027) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %1029 = "vector.extract"(%1027) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %1030 = "vector.extract"(%1027) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %1031 = "vector.extract"(%1027) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %1032 = "vector.extract"(%1027) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %1033 = "vector.extract"(%1027) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %1034 = "vector.extract"(%1027) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %1035 = "vector.extract"(%1027) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %1036 = "vector.extract"(%1027) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %1037 = "vector.extract"(%1027) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %1038 = "vector.extract"(%1027) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %1039 = "vector.extract"(%1027) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %1040 = "vector.extract"(%1027) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %1041 = "vector.extract"(%1027) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %1042 = "vector.extract"(%1027) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %1043 = "vector.extract"(%1027) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      %1044 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1045 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1046 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1047 = "arith.divui"(%1044, %23) : (i32, i32) -> i32
      %1048 = "arith.muli"(%1047, %42) : (i32, i32) -> i32
      %1049 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1050 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1051 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1052 = "arith.divui"(%1049, %23) : (i32, i32) -> i32
      %1053 = "arith.muli"(%1052, %42) : (i32, i32) -> i32
      %1054 = "arith.muli"(%49, %1053) : (i32, i32) -> i32
      %1055 = "arith.addi"(%1048, %1054) : (i32, i32) -> i32
      %1056 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1057 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1058 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1059 = "arith.divui"(%1056, %55) : (i32, i32) -> i32
      %1060 = "arith.addi"(%1055, %1059) : (i32, i32) -> i32
      %1061 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1062 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1063 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1064 = "arith.remui"(%1061, %23) : (i32, i32) -> i32
      %1065 = "arith.remui"(%1060, %62) : (i32, i32) -> i32
      %1066 = "arith.muli"(%1065, %64) : (i32, i32) -> i32
      %1067 = "arith.remui"(%1066, %62) : (i32, i32) -> i32
      %1068 = "arith.cmpi"(%64, %49) {predicate = 1 : i64} : (i32, i32) -> i1
      "scf.if"(%1068) ({
        %1069 = "arith.addi"(%2, %1067) : (i32, i32) -> i32
        %1070 = "arith.divui"(%1069, %62) : (i32, i32) -> i32
        %1071 = "arith.muli"(%1064, %62) : (i32, i32) -> i32
        %1072 = "arith.subi"(%49, %1071) : (i32, i32) -> i32
        %1073 = "arith.cmpi"(%1060, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1074 = "arith.cmpi"(%1072, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %1075 = "arith.andi"(%1073, %1074) : (i1, i1) -> i1
        %1076 = "arith.cmpi"(%1072, %62) {predicate = 2 : i64} : (i32, i32) -> i1
        %1077 = "arith.andi"(%1075, %1076) : (i1, i1) -> i1
        %1078 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1079 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1080 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1081 = "arith.remui"(%1078, %55) : (i32, i32) -> i32
        %1082 = "arith.addi"(%1071, %1072) : (i32, i32) -> i32
        %1083 = "arith.muli"(%1082, %55) : (i32, i32) -> i32
        %1084 = "arith.addi"(%1083, %1081) : (i32, i32) -> i32
        %1085 = "arith.cmpi"(%1084, %49) {predicate = 0 : i64} : (i32, i32) -> i1
        %1086 = "arith.andi"(%1077, %1085) : (i1, i1) -> i1
        "scf.if"(%1086) ({
          %1087 = "arith.minsi"(%1069, %62) : (i32, i32) -> i32
          %1088 = "arith.maxsi"(%1067, %49) : (i32, i32) -> i32
          %1089 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1090 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1091 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1092 = "arith.muli"(%1089, %62) : (i32, i32) -> i32
          %1093 = "llvm.getelementptr"(%24, %1092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1094 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1095 = "arith.muli"(%1072, %1094) : (i32, i32) -> i32
          %1096 = "llvm.getelementptr"(%1093, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1097 = "llvm.load"(%1096) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1098 = "vector.extract"(%1097) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1099 = "vector.extract"(%1097) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1100 = "vector.extract"(%1097) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1101 = "vector.extract"(%1097) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1102 = "arith.cmpi"(%1088, %49) {predicate = 3 : i64} : (i32, i32) -> i1
          %1103 = "arith.cmpi"(%1087, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %1104 = "arith.andi"(%1102, %1103) : (i1, i1) -> i1
          %1105 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1106 = "arith.select"(%1104, %1098, %1105) : (i1, f32, f32) -> f32
          %1107 = "arith.cmpi"(%1088, %67) {predicate = 3 : i64} : (i32, i32) -> i1
          %1108 = "arith.cmpi"(%1087, %67) {predicate = 4 : i64} : (i32, i32) -> i1
          %1109 = "arith.andi"(%1107, %1108) : (i1, i1) -> i1
          %1110 = "arith.select"(%1109, %1099, %1105) : (i1, f32, f32) -> f32
          %1111 = "arith.cmpi"(%1088, %124) {predicate = 3 : i64} : (i32, i32) -> i1
          %1112 = "arith.cmpi"(%1087, %124) {predicate = 4 : i64} : (i32, i32) -> i1
          %1113 = "arith.andi"(%1111, %1112) : (i1, i1) -> i1
          %1114 = "arith.select"(%1113, %1100, %1105) : (i1, f32, f32) -> f32
          %1115 = "arith.cmpi"(%1088, %149) {predicate = 3 : i64} : (i32, i32) -> i1
          %1116 = "arith.cmpi"(%1087, %149) {predicate = 4 : i64} : (i32, i32) -> i1
          %1117 = "arith.andi"(%1115, %1116) : (i1, i1) -> i1
          %1118 = "arith.select"(%1117, %1101, %1105) : (i1, f32, f32) -> f32
          %1119 = "vector.from_elements"(%1106, %1110, %1114, %1118) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1119, %1096) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1120 = "arith.addi"(%1060, %67) : (i32, i32) -> i32
          %1121 = "arith.cmpi"(%1120, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1121) ({
            %1122 = "arith.subi"(%49, %1067) : (i32, i32) -> i32
            "scf.for"(%1088, %1087, %67) ({
            ^bb0(%1123: i32):
              %1124 = "arith.addi"(%1122, %1123) : (i32, i32) -> i32
              %1125 = "arith.extsi"(%1060) : (i32) -> i64
              %1126 = "arith.extsi"(%1124) : (i32) -> i64
              %1127 = "arith.muli"(%1125, %3) : (i64, i64) -> i64
              %1128 = "arith.addi"(%1127, %1126) : (i64, i64) -> i64
              %1129 = "llvm.getelementptr"(%0, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1130 = "llvm.load"(%1129) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1131 = "llvm.getelementptr"(%1096, %1123) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1130, %1131) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1135 = "arith.muli"(%1132, %62) : (i32, i32) -> i32
          %1136 = "arith.addi"(%1135, %219) : (i32, i32) -> i32
          %1137 = "llvm.getelementptr"(%24, %1136) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1138 = "llvm.getelementptr"(%1137, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1139 = "llvm.load"(%1138) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1140 = "vector.extract"(%1139) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1141 = "vector.extract"(%1139) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1142 = "vector.extract"(%1139) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1143 = "vector.extract"(%1139) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1144 = "arith.select"(%1104, %1140, %1105) : (i1, f32, f32) -> f32
          %1145 = "arith.select"(%1109, %1141, %1105) : (i1, f32, f32) -> f32
          %1146 = "arith.select"(%1113, %1142, %1105) : (i1, f32, f32) -> f32
          %1147 = "arith.select"(%1117, %1143, %1105) : (i1, f32, f32) -> f32
          %1148 = "vector.from_elements"(%1144, %1145, %1146, %1147) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1148, %1138) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1121) ({
            %1149 = "arith.subi"(%49, %1067) : (i32, i32) -> i32
            "scf.for"(%1088, %1087, %67) ({
            ^bb0(%1150: i32):
              %1151 = "arith.addi"(%1149, %1150) : (i32, i32) -> i32
              %1152 = "arith.extsi"(%1060) : (i32) -> i64
              %1153 = "arith.extsi"(%1151) : (i32) -> i64
              %1154 = "arith.muli"(%1152, %5) : (i64, i64) -> i64
              %1155 = "arith.addi"(%1154, %1153) : (i64, i64) -> i64
              %1156 = "llvm.getelementptr"(%4, %1155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1157 = "llvm.load"(%1156) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1158 = "llvm.getelementptr"(%1138, %1150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1157, %1158) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %1159 = "arith.divui"(%1070, %55) : (i32, i32) -> i32
        %1160 = "arith.subi"(%1159, %1071) : (i32, i32) -> i32
        %1161 = "arith.cmpi"(%1160, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %1162 = "arith.andi"(%1073, %1161) : (i1, i1) -> i1
        %1163 = "arith.cmpi"(%1160, %62) {predicate = 2 : i64} : (i32, i32) -> i1
        %1164 = "arith.andi"(%1162, %1163) : (i1, i1) -> i1
        %1165 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1166 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1167 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1168 = "arith.remui"(%1165, %55) : (i32, i32) -> i32
        %1169 = "arith.addi"(%1071, %1160) : (i32, i32) -> i32
        %1170 = "arith.muli"(%1169, %55) : (i32, i32) -> i32
        %1171 = "arith.addi"(%1170, %1168) : (i32, i32) -> i32
        %1172 = "arith.cmpi"(%1171, %1070) {predicate = 0 : i64} : (i32, i32) -> i1
        %1173 = "arith.andi"(%1164, %1172) : (i1, i1) -> i1
        "scf.if"(%1173) ({
          %1174 = "arith.muli"(%1070, %62) : (i32, i32) -> i32
          %1175 = "arith.subi"(%1069, %1174) : (i32, i32) -> i32
          %1176 = "arith.minsi"(%1175, %62) : (i32, i32) -> i32
          %1177 = "arith.subi"(%1067, %1174) : (i32, i32) -> i32
          %1178 = "arith.maxsi"(%1177, %49) : (i32, i32) -> i32
          %1179 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1180 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1181 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1182 = "arith.muli"(%1179, %62) : (i32, i32) -> i32
          %1183 = "llvm.getelementptr"(%24, %1182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1184 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1185 = "arith.muli"(%1160, %1184) : (i32, i32) -> i32
          %1186 = "llvm.getelementptr"(%1183, %1185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1187 = "llvm.load"(%1186) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1188 = "vector.extract"(%1187) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1189 = "vector.extract"(%1187) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1190 = "vector.extract"(%1187) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1191 = "vector.extract"(%1187) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1192 = "arith.cmpi"(%1178, %49) {predicate = 3 : i64} : (i32, i32) -> i1
          %1193 = "arith.cmpi"(%1176, %49) {predicate = 4 : i64} : (i32, i32) -> i1
          %1194 = "arith.andi"(%1192, %1193) : (i1, i1) -> i1
          %1195 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1196 = "arith.select"(%1194, %1188, %1195) : (i1, f32, f32) -> f32
          %1197 = "arith.cmpi"(%1178, %67) {predicate = 3 : i64} : (i32, i32) -> i1
          %1198 = "arith.cmpi"(%1176, %67) {predicate = 4 : i64} : (i32, i32) -> i1
          %1199 = "arith.andi"(%1197, %1198) : (i1, i1) -> i1
          %1200 = "arith.select"(%1199, %1189, %1195) : (i1, f32, f32) -> f32
          %1201 = "arith.cmpi"(%1178, %124) {predicate = 3 : i64} : (i32, i32) -> i1
          %1202 = "arith.cmpi"(%1176, %124) {predicate = 4 : i64} : (i32, i32) -> i1
          %1203 = "arith.andi"(%1201, %1202) : (i1, i1) -> i1
          %1204 = "arith.select"(%1203, %1190, %1195) : (i1, f32, f32) -> f32
          %1205 = "arith.cmpi"(%1178, %149) {predicate = 3 : i64} : (i32, i32) -> i1
          %1206 = "arith.cmpi"(%1176, %149) {predicate = 4 : i64} : (i32, i32) -> i1
          %1207 = "arith.andi"(%1205, %1206) : (i1, i1) -> i1
          %1208 = "arith.select"(%1207, %1191, %1195) : (i1, f32, f32) -> f32
          %1209 = "vector.from_elements"(%1196, %1200, %1204, %1208) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1209, %1186) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1210 = "arith.addi"(%1060, %67) : (i32, i32) -> i32
          %1211 = "arith.cmpi"(%1210, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1211) ({
            %1212 = "arith.subi"(%1174, %1067) : (i32, i32) -> i32
            "scf.for"(%1178, %1176, %67) ({
            ^bb0(%1213: i32):
              %1214 = "arith.addi"(%1212, %1213) : (i32, i32) -> i32
              %1215 = "arith.extsi"(%1060) : (i32) -> i64
              %1216 = "arith.extsi"(%1214) : (i32) -> i64
              %1217 = "arith.muli"(%1215, %3) : (i64, i64) -> i64
              %1218 = "arith.addi"(%1217, %1216) : (i64, i64) -> i64
              %1219 = "llvm.getelementptr"(%0, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1220 = "llvm.load"(%1219) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1221 = "llvm.getelementptr"(%1186, %1213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1220, %1221) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1222 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1223 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1224 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1225 = "arith.muli"(%1222, %62) : (i32, i32) -> i32
          %1226 = "arith.addi"(%1225, %219) : (i32, i32) -> i32
          %1227 = "llvm.getelementptr"(%24, %1226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1228 = "llvm.getelementptr"(%1227, %1185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1229 = "llvm.load"(%1228) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1230 = "vector.extract"(%1229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1231 = "vector.extract"(%1229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1232 = "vector.extract"(%1229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1233 = "vector.extract"(%1229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1234 = "arith.select"(%1194, %1230, %1195) : (i1, f32, f32) -> f32
          %1235 = "arith.select"(%1199, %1231, %1195) : (i1, f32, f32) -> f32
          %1236 = "arith.select"(%1203, %1232, %1195) : (i1, f32, f32) -> f32
          %1237 = "arith.select"(%1207, %1233, %1195) : (i1, f32, f32) -> f32
          %1238 = "vector.from_elements"(%1234, %1235, %1236, %1237) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1238, %1228) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1211) ({
            %1239 = "arith.subi"(%1174, %1067) : (i32, i32) -> i32
            "scf.for"(%1178, %1176, %67) ({
            ^bb0(%1240: i32):
              %1241 = "arith.addi"(%1239, %1240) : (i32, i32) -> i32
              %1242 = "arith.extsi"(%1060) : (i32) -> i64
              %1243 = "arith.extsi"(%1241) : (i32) -> i64
              %1244 = "arith.muli"(%1242, %5) : (i64, i64) -> i64
              %1245 = "arith.addi"(%1244, %1243) : (i64, i64) -> i64
              %1246 = "llvm.getelementptr"(%4, %1245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1247 = "llvm.load"(%1246) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1248 = "llvm.getelementptr"(%1228, %1240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1247, %1248) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
      %1249 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1250 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1251 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1252 = "arith.muli"(%1249, %62) : (i32, i32) -> i32
      %1253 = "llvm.getelementptr"(%24, %1252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1254 = "llvm.load"(%1253) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1255 = "llvm.load"(%461) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1256 = "arith.mulf"(%1254, %1255) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1257 = "vector.extract"(%1256) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1258 = "vector.extract"(%1256) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1259 = "arith.addf"(%1257, %1258) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1260 = "vector.extract"(%1256) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1261 = "vector.extract"(%1256) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1262 = "arith.addf"(%1260, %1261) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1263 = "arith.addf"(%1259, %1262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1264 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %1265 = "arith.addf"(%1263, %1264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1266 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1267 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1268 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1269 = "arith.muli"(%1266, %62) : (i32, i32) -> i32
      %1270 = "arith.addi"(%1269, %219) : (i32, i32) -> i32
      %1271 = "llvm.getelementptr"(%24, %1270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1272 = "llvm.load"(%1271) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1273 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1274 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1275 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1276 = "llvm.getelementptr"(%25, %1273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1278 = "vector.broadcast"(%1277) : (f32) -> vector<4xf32>
      %1279 = "arith.subf"(%1272, %1278) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1280 = "arith.mulf"(%1256, %1279) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1281 = "vector.extract"(%1280) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1282 = "vector.extract"(%1280) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1283 = "arith.addf"(%1281, %1282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1284 = "vector.extract"(%1280) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1285 = "vector.extract"(%1280) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1286 = "arith.addf"(%1284, %1285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1287 = "arith.addf"(%1283, %1286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1288 = "arith.addf"(%1287, %1264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %1289 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1290 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1291 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1292 = "arith.muli"(%1289, %62) : (i32, i32) -> i32
      %1293 = "llvm.getelementptr"(%24, %1292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1294 = "llvm.getelementptr"(%1293) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1295 = "llvm.load"(%1294) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1296 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1297 = "llvm.load"(%1296) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1298 = "arith.mulf"(%1295, %1297) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1299 = "vector.extract"(%1298) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1300 = "vector.extract"(%1298) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1301 = "arith.addf"(%1299, %1300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1302 = "vector.extract"(%1298) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1303 = "vector.extract"(%1298) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1304 = "arith.addf"(%1302, %1303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1305 = "arith.addf"(%1301, %1304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1306 = "arith.addf"(%1305, %1265) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1307 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1308 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1309 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1310 = "arith.muli"(%1307, %62) : (i32, i32) -> i32
      %1311 = "arith.addi"(%1310, %219) : (i32, i32) -> i32
      %1312 = "llvm.getelementptr"(%24, %1311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1313 = "llvm.getelementptr"(%1312) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1314 = "llvm.load"(%1313) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1315 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1316 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1317 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1318 = "llvm.getelementptr"(%25, %1315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1319 = "llvm.load"(%1318) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1320 = "vector.broadcast"(%1319) : (f32) -> vector<4xf32>
      %1321 = "arith.subf"(%1314, %1320) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1322 = "arith.mulf"(%1298, %1321) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1323 = "vector.extract"(%1322) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1324 = "vector.extract"(%1322) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1325 = "arith.addf"(%1323, %1324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1326 = "vector.extract"(%1322) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1327 = "vector.extract"(%1322) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1328 = "arith.addf"(%1326, %1327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1329 = "arith.addf"(%1325, %1328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1330 = "arith.addf"(%1329, %1288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %1331 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1332 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1333 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1334 = "arith.muli"(%1331, %62) : (i32, i32) -> i32
      %1335 = "llvm.getelementptr"(%24, %1334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1336 = "llvm.getelementptr"(%1335) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1337 = "llvm.load"(%1336) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1338 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1339 = "llvm.load"(%1338) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1340 = "arith.mulf"(%1337, %1339) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1341 = "vector.extract"(%1340) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1342 = "vector.extract"(%1340) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1343 = "arith.addf"(%1341, %1342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1344 = "vector.extract"(%1340) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1345 = "vector.extract"(%1340) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1346 = "arith.addf"(%1344, %1345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1347 = "arith.addf"(%1343, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1348 = "arith.addf"(%1347, %1306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1349 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1350 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1351 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1352 = "arith.muli"(%1349, %62) : (i32, i32) -> i32
      %1353 = "arith.addi"(%1352, %219) : (i32, i32) -> i32
      %1354 = "llvm.getelementptr"(%24, %1353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1355 = "llvm.getelementptr"(%1354) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1356 = "llvm.load"(%1355) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1357 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1358 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1359 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1360 = "llvm.getelementptr"(%25, %1357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1361 = "llvm.load"(%1360) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1362 = "vector.broadcast"(%1361) : (f32) -> vector<4xf32>
      %1363 = "arith.subf"(%1356, %1362) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1364 = "arith.mulf"(%1340, %1363) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1365 = "vector.extract"(%1364) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1366 = "vector.extract"(%1364) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1367 = "arith.addf"(%1365, %1366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1368 = "vector.extract"(%1364) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1369 = "vector.extract"(%1364) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1370 = "arith.addf"(%1368, %1369) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1371 = "arith.addf"(%1367, %1370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1372 = "arith.addf"(%1371, %1330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %1373 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1374 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1375 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1376 = "arith.muli"(%1373, %62) : (i32, i32) -> i32
      %1377 = "llvm.getelementptr"(%24, %1376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1378 = "llvm.getelementptr"(%1377) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1379 = "llvm.load"(%1378) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1380 = "llvm.getelementptr"(%461) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1381 = "llvm.load"(%1380) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1382 = "arith.mulf"(%1379, %1381) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1383 = "vector.extract"(%1382) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1384 = "vector.extract"(%1382) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1385 = "arith.addf"(%1383, %1384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1386 = "vector.extract"(%1382) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1387 = "vector.extract"(%1382) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1388 = "arith.addf"(%1386, %1387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1389 = "arith.addf"(%1385, %1388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1390 = "arith.addf"(%1389, %1348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1394 = "arith.muli"(%1391, %62) : (i32, i32) -> i32
      %1395 = "arith.addi"(%1394, %219) : (i32, i32) -> i32
      %1396 = "llvm.getelementptr"(%24, %1395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1397 = "llvm.getelementptr"(%1396) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1398 = "llvm.load"(%1397) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1399 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1400 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1401 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1402 = "llvm.getelementptr"(%25, %1399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1403 = "llvm.load"(%1402) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1404 = "vector.broadcast"(%1403) : (f32) -> vector<4xf32>
      %1405 = "arith.subf"(%1398, %1404) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1406 = "arith.mulf"(%1382, %1405) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1407 = "vector.extract"(%1406) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1408 = "vector.extract"(%1406) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1409 = "arith.addf"(%1407, %1408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1410 = "vector.extract"(%1406) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1411 = "vector.extract"(%1406) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1412 = "arith.addf"(%1410, %1411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1413 = "arith.addf"(%1409, %1412) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1414 = "arith.addf"(%1413, %1372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%205) : (i32) -> ()
      %1415 = "arith.constant"() {value = 31 : i32} : () -> i32
      %1416 = "nvvm.shfl.sync"(%205, %1390, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1417 = "nvvm.shfl.sync"(%205, %1414, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1418 = "arith.addf"(%1390, %1416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1419 = "arith.addf"(%1414, %1417) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1420 = "nvvm.shfl.sync"(%205, %1418, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1421 = "nvvm.shfl.sync"(%205, %1419, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1422 = "arith.addf"(%1418, %1420) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1423 = "arith.addf"(%1419, %1421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1424 = "nvvm.shfl.sync"(%205, %1422, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1425 = "nvvm.shfl.sync"(%205, %1423, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1426 = "arith.addf"(%1422, %1424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1427 = "arith.addf"(%1423, %1425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1428 = "nvvm.shfl.sync"(%205, %1426, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1429 = "nvvm.shfl.sync"(%205, %1427, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1430 = "arith.addf"(%1426, %1428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1431 = "arith.addf"(%1427, %1429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1432 = "nvvm.shfl.sync"(%205, %1430, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1433 = "nvvm.shfl.sync"(%205, %1431, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1434 = "arith.addf"(%1430, %1432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1435 = "arith.addf"(%1431, %1433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1436 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1437 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1438 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1439 = "arith.remui"(%1436, %55) : (i32, i32) -> i32
      %1440 = "arith.remui"(%1439, %33) : (i32, i32) -> i32
      %1441 = "arith.divui"(%1439, %33) : (i32, i32) -> i32
      %1442 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1443 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1444 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1445 = "arith.divui"(%1442, %55) : (i32, i32) -> i32
      %1446 = "arith.muli"(%1445, %62) : (i32, i32) -> i32
      %1447 = "llvm.getelementptr"(%27, %1446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1448 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1449 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1450 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1451 = "arith.divui"(%1448, %55) : (i32, i32) -> i32
      %1452 = "arith.muli"(%1451, %62) : (i32, i32) -> i32
      %1453 = "llvm.getelementptr"(%28, %1452) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1454 = "arith.cmpi"(%1440, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%1454) ({
        %1455 = "llvm.getelementptr"(%1447, %1441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1434, %1455) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %1456 = "arith.addi"(%1441, %124) : (i32, i32) -> i32
        %1457 = "llvm.getelementptr"(%1447, %1456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1435, %1457) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %t1458_s0 = "llvm.ptrtoint"(%1453) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1458_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1459 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1460 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1461 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1462 = "arith.remui"(%1459, %55) : (i32, i32) -> i32
      %1463 = "arith.cmpi"(%1462, %33) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%1463) ({
        %1464 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1465 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1466 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1467 = "arith.divui"(%1464, %55) : (i32, i32) -> i32
        %1468 = "arith.muli"(%1467, %62) : (i32, i32) -> i32
        %1469 = "llvm.getelementptr"(%28, %1468) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1470_s0 = "llvm.ptrtoint"(%1469) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t1470_s0, %49) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %1471 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1472 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1473 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1474 = "arith.divui"(%1471, %55) : (i32, i32) -> i32
        %1475 = "arith.muli"(%1474, %62) : (i32, i32) -> i32
        %1476 = "llvm.getelementptr"(%27, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1477 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1478 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1479 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1480 = "arith.remui"(%1477, %33) : (i32, i32) -> i32
        %1481 = "arith.remui"(%1480, %124) : (i32, i32) -> i32
        %1482 = "llvm.getelementptr"(%1476, %1481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1483 = "llvm.load"(%1482) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1484 = "arith.addi"(%1481, %124) : (i32, i32) -> i32
        %1485 = "llvm.getelementptr"(%1476, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1486 = "llvm.load"(%1485) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1487 = "nvvm.shfl.sync"(%205, %1483, %67, %1415) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
        %1488 = "nvvm.shfl.sync"(%205, %1486, %67, %1415) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
        %1489 = "arith.addf"(%1483, %1487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1490 = "arith.addf"(%1486, %1488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1491 = "arith.cmpi"(%1462, %49) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1491) ({
          %1492 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1493 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1494 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1495 = "llvm.bitcast"(%1489) : (f32) -> i32
          %1496 = "llvm.bitcast"(%1490) : (f32) -> i32
          %1497 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %1498 = "arith.andi"(%1495, %1497) : (i32, i32) -> i32
          %1499 = "arith.ori"(%1498, %67) : (i32, i32) -> i32
          %1500 = "arith.andi"(%1496, %1497) : (i32, i32) -> i32
          %1501 = "arith.ori"(%1500, %49) : (i32, i32) -> i32
          %1502 = "vector.from_elements"(%1499, %1501) : (i32, i32) -> vector<2xi32>
          %1503 = "llvm.bitcast"(%1502) : (vector<2xi32>) -> i64
          %1504 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1505 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1506 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1507 = "arith.divui"(%1504, %55) : (i32, i32) -> i32
          %1508 = "arith.constant"() {value = 132 : i32} : () -> i32
          %1509 = "arith.muli"(%1507, %1508) : (i32, i32) -> i32
          %1510 = "arith.addi"(%67, %1509) : (i32, i32) -> i32
          %1511 = "arith.addi"(%1510, %1492) : (i32, i32) -> i32
          %1512 = "llvm.getelementptr"(%17, %1511) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.inline_asm"(%1512, %1503) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1514 = "llvm.mlir.undef"() : () -> i64
      %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549 = "scf.for"(%49, %19, %67, %1434, %1435, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1514) ({
      ^bb0(%1550: i32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: i64):
        %1586 = "arith.addi"(%1550, %67) : (i32, i32) -> i32
        %1587 = "arith.subi"(%1586, %67) : (i32, i32) -> i32
        %1588 = "arith.subi"(%1587, %67) : (i32, i32) -> i32
        %1589 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1590 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1591 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1592 = "arith.divui"(%1589, %23) : (i32, i32) -> i32
        %1593 = "arith.muli"(%1592, %42) : (i32, i32) -> i32
        %1594 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1595 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1596 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1597 = "arith.divui"(%1594, %23) : (i32, i32) -> i32
        %1598 = "arith.muli"(%1597, %42) : (i32, i32) -> i32
        %1599 = "arith.muli"(%1588, %1598) : (i32, i32) -> i32
        %1600 = "arith.addi"(%1593, %1599) : (i32, i32) -> i32
        %1601 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1602 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1603 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1604 = "arith.divui"(%1601, %55) : (i32, i32) -> i32
        %1605 = "arith.addi"(%1600, %1604) : (i32, i32) -> i32
        %1606 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1607 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1608 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1609 = "arith.remui"(%1606, %23) : (i32, i32) -> i32
        %1610 = "arith.andi"(%1605, %149) : (i32, i32) -> i32
        %1611 = "arith.muli"(%1610, %64) : (i32, i32) -> i32
        %1612 = "arith.remui"(%1611, %62) : (i32, i32) -> i32
        %1613 = "arith.cmpi"(%1588, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %1614 = "arith.cmpi"(%1605, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1615 = "arith.andi"(%1613, %1614) : (i1, i1) -> i1
        "scf.if"(%1615) ({
          %1616 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1617 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1618 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1619 = "arith.remui"(%1616, %55) : (i32, i32) -> i32
          %1620 = "arith.muli"(%1609, %62) : (i32, i32) -> i32
          %1621 = "arith.muli"(%1620, %55) : (i32, i32) -> i32
          %1622 = "arith.addi"(%1621, %1619) : (i32, i32) -> i32
          %1623 = "arith.muli"(%1622, %62) : (i32, i32) -> i32
          %1624 = "arith.subi"(%1623, %1612) : (i32, i32) -> i32
          %1625 = "arith.cmpi"(%1624, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %1626 = "scf.if"(%1625) ({
            %1627 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1628 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1629 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1630 = "arith.remui"(%1627, %55) : (i32, i32) -> i32
            %1631 = "arith.addi"(%1621, %1630) : (i32, i32) -> i32
            %1632 = "arith.muli"(%1631, %62) : (i32, i32) -> i32
            %1633 = "arith.subi"(%1632, %1612) : (i32, i32) -> i32
            %1634 = "arith.addi"(%1633, %62) : (i32, i32) -> i32
            %1635 = "arith.cmpi"(%1634, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1635) : (i1) -> ()
          }, {
            "scf.yield"(%1625) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1626) ({
            %1636 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1637 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1638 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1639 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
            %1640 = "arith.cmpi"(%1639, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %1641 = "arith.addi"(%1639, %149) : (i32, i32) -> i32
            %1642 = "arith.select"(%1640, %1641, %1639) : (i1, i32, i32) -> i32
            %1643 = "arith.muli"(%1636, %62) : (i32, i32) -> i32
            %1644 = "arith.muli"(%1642, %390) : (i32, i32) -> i32
            %1645 = "arith.addi"(%1643, %1644) : (i32, i32) -> i32
            %1646 = "llvm.getelementptr"(%24, %1645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1647 = "arith.extsi"(%1605) : (i32) -> i64
            %1648 = "arith.muli"(%1647, %171) : (i64, i64) -> i64
            %1649 = "arith.extsi"(%1612) : (i32) -> i64
            %1650 = "arith.subi"(%1648, %1649) : (i64, i64) -> i64
            %1651 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1652 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1653 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1654 = "arith.remui"(%1651, %55) : (i32, i32) -> i32
            %1655 = "arith.addi"(%1621, %1654) : (i32, i32) -> i32
            %1656 = "arith.muli"(%1655, %62) : (i32, i32) -> i32
            %1657 = "arith.extsi"(%1656) : (i32) -> i64
            %1658 = "arith.addi"(%1650, %1657) : (i64, i64) -> i64
            %1659 = "llvm.getelementptr"(%9, %1658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1660 = "llvm.load"(%1646) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1660, %1659) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1661 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1662 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1663 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1664 = "arith.remui"(%1661, %55) : (i32, i32) -> i32
          %1665 = "arith.addi"(%1620, %67) : (i32, i32) -> i32
          %1666 = "arith.muli"(%1665, %55) : (i32, i32) -> i32
          %1667 = "arith.addi"(%1666, %1664) : (i32, i32) -> i32
          %1668 = "arith.muli"(%1667, %62) : (i32, i32) -> i32
          %1669 = "arith.subi"(%1668, %1612) : (i32, i32) -> i32
          %1670 = "arith.cmpi"(%1669, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %1671 = "scf.if"(%1670) ({
            %1672 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1673 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1674 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1675 = "arith.remui"(%1672, %55) : (i32, i32) -> i32
            %1676 = "arith.addi"(%1666, %1675) : (i32, i32) -> i32
            %1677 = "arith.muli"(%1676, %62) : (i32, i32) -> i32
            %1678 = "arith.subi"(%1677, %1612) : (i32, i32) -> i32
            %1679 = "arith.addi"(%1678, %62) : (i32, i32) -> i32
            %1680 = "arith.cmpi"(%1679, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1680) : (i1) -> ()
          }, {
            "scf.yield"(%1670) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1671) ({
            %1681 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1682 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1683 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1684 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
            %1685 = "arith.cmpi"(%1684, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %1686 = "arith.addi"(%1684, %149) : (i32, i32) -> i32
            %1687 = "arith.select"(%1685, %1686, %1684) : (i1, i32, i32) -> i32
            %1688 = "arith.muli"(%1681, %62) : (i32, i32) -> i32
            %1689 = "arith.muli"(%1687, %390) : (i32, i32) -> i32
            %1690 = "arith.addi"(%1688, %1689) : (i32, i32) -> i32
            %1691 = "llvm.getelementptr"(%24, %1690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1692 = "llvm.getelementptr"(%1691) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1693 = "arith.extsi"(%1605) : (i32) -> i64
            %1694 = "arith.muli"(%1693, %171) : (i64, i64) -> i64
            %1695 = "arith.extsi"(%1612) : (i32) -> i64
            %1696 = "arith.subi"(%1694, %1695) : (i64, i64) -> i64
            %1697 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1698 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1699 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1700 = "arith.remui"(%1697, %55) : (i32, i32) -> i32
            %1701 = "arith.addi"(%1621, %1700) : (i32, i32) -> i32
            %1702 = "arith.muli"(%1701, %62) : (i32, i32) -> i32
            %1703 = "arith.extsi"(%1702) : (i32) -> i64
            %1704 = "arith.addi"(%1696, %1703) : (i64, i64) -> i64
            %1705 = "llvm.getelementptr"(%9, %1704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1706 = "llvm.getelementptr"(%1705) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1707 = "llvm.load"(%1692) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1707, %1706) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1708 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1709 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1710 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1711 = "arith.remui"(%1708, %55) : (i32, i32) -> i32
          %1712 = "arith.addi"(%1620, %124) : (i32, i32) -> i32
          %1713 = "arith.muli"(%1712, %55) : (i32, i32) -> i32
          %1714 = "arith.addi"(%1713, %1711) : (i32, i32) -> i32
          %1715 = "arith.muli"(%1714, %62) : (i32, i32) -> i32
          %1716 = "arith.subi"(%1715, %1612) : (i32, i32) -> i32
          %1717 = "arith.cmpi"(%1716, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %1718 = "scf.if"(%1717) ({
            %1719 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1720 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1721 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1722 = "arith.remui"(%1719, %55) : (i32, i32) -> i32
            %1723 = "arith.addi"(%1713, %1722) : (i32, i32) -> i32
            %1724 = "arith.muli"(%1723, %62) : (i32, i32) -> i32
            %1725 = "arith.subi"(%1724, %1612) : (i32, i32) -> i32
            %1726 = "arith.addi"(%1725, %62) : (i32, i32) -> i32
            %1727 = "arith.cmpi"(%1726, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1727) : (i1) -> ()
          }, {
            "scf.yield"(%1717) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1718) ({
            %1728 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1729 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1730 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1731 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
            %1732 = "arith.cmpi"(%1731, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %1733 = "arith.addi"(%1731, %149) : (i32, i32) -> i32
            %1734 = "arith.select"(%1732, %1733, %1731) : (i1, i32, i32) -> i32
            %1735 = "arith.muli"(%1728, %62) : (i32, i32) -> i32
            %1736 = "arith.muli"(%1734, %390) : (i32, i32) -> i32
            %1737 = "arith.addi"(%1735, %1736) : (i32, i32) -> i32
            %1738 = "llvm.getelementptr"(%24, %1737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1739 = "llvm.getelementptr"(%1738) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1740 = "arith.extsi"(%1605) : (i32) -> i64
            %1741 = "arith.muli"(%1740, %171) : (i64, i64) -> i64
            %1742 = "arith.extsi"(%1612) : (i32) -> i64
            %1743 = "arith.subi"(%1741, %1742) : (i64, i64) -> i64
            %1744 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1745 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1746 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1747 = "arith.remui"(%1744, %55) : (i32, i32) -> i32
            %1748 = "arith.addi"(%1621, %1747) : (i32, i32) -> i32
            %1749 = "arith.muli"(%1748, %62) : (i32, i32) -> i32
            %1750 = "arith.extsi"(%1749) : (i32) -> i64
            %1751 = "arith.addi"(%1743, %1750) : (i64, i64) -> i64
            %1752 = "llvm.getelementptr"(%9, %1751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1753 = "llvm.getelementptr"(%1752) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1754 = "llvm.load"(%1739) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1754, %1753) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1755 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1756 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1757 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1758 = "arith.remui"(%1755, %55) : (i32, i32) -> i32
          %1759 = "arith.addi"(%1620, %149) : (i32, i32) -> i32
          %1760 = "arith.muli"(%1759, %55) : (i32, i32) -> i32
          %1761 = "arith.addi"(%1760, %1758) : (i32, i32) -> i32
          %1762 = "arith.muli"(%1761, %62) : (i32, i32) -> i32
          %1763 = "arith.subi"(%1762, %1612) : (i32, i32) -> i32
          %1764 = "arith.cmpi"(%1763, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %1765 = "scf.if"(%1764) ({
            %1766 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1767 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1768 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1769 = "arith.remui"(%1766, %55) : (i32, i32) -> i32
            %1770 = "arith.addi"(%1760, %1769) : (i32, i32) -> i32
            %1771 = "arith.muli"(%1770, %62) : (i32, i32) -> i32
            %1772 = "arith.subi"(%1771, %1612) : (i32, i32) -> i32
            %1773 = "arith.addi"(%1772, %62) : (i32, i32) -> i32
            %1774 = "arith.cmpi"(%1773, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1774) : (i1) -> ()
          }, {
            "scf.yield"(%1764) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1765) ({
            %1775 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1776 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1777 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1778 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
            %1779 = "arith.cmpi"(%1778, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %1780 = "arith.addi"(%1778, %149) : (i32, i32) -> i32
            %1781 = "arith.select"(%1779, %1780, %1778) : (i1, i32, i32) -> i32
            %1782 = "arith.muli"(%1775, %62) : (i32, i32) -> i32
            %1783 = "arith.muli"(%1781, %390) : (i32, i32) -> i32
            %1784 = "arith.addi"(%1782, %1783) : (i32, i32) -> i32
            %1785 = "llvm.getelementptr"(%24, %1784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1786 = "llvm.getelementptr"(%1785) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1787 = "arith.extsi"(%1605) : (i32) -> i64
            %1788 = "arith.muli"(%1787, %171) : (i64, i64) -> i64
            %1789 = "arith.extsi"(%1612) : (i32) -> i64
            %1790 = "arith.subi"(%1788, %1789) : (i64, i64) -> i64
            %1791 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1792 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1793 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1794 = "arith.remui"(%1791, %55) : (i32, i32) -> i32
            %1795 = "arith.addi"(%1621, %1794) : (i32, i32) -> i32
            %1796 = "arith.muli"(%1795, %62) : (i32, i32) -> i32
            %1797 = "arith.extsi"(%1796) : (i32) -> i64
            %1798 = "arith.addi"(%1790, %1797) : (i64, i64) -> i64
            %1799 = "llvm.getelementptr"(%9, %1798) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1800 = "llvm.getelementptr"(%1799) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1801 = "llvm.load"(%1786) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1801, %1800) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1068) ({
            %1802 = "arith.addi"(%2, %1612) : (i32, i32) -> i32
            %1803 = "arith.shrsi"(%1802, %124) : (i32, i32) -> i32
            %1804 = "arith.subi"(%49, %1620) : (i32, i32) -> i32
            %1805 = "arith.cmpi"(%1804, %49) {predicate = 5 : i64} : (i32, i32) -> i1
            %1806 = "arith.andi"(%1614, %1805) : (i1, i1) -> i1
            %1807 = "arith.cmpi"(%1804, %62) {predicate = 2 : i64} : (i32, i32) -> i1
            %1808 = "arith.andi"(%1806, %1807) : (i1, i1) -> i1
            %1809 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1810 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1811 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1812 = "arith.remui"(%1809, %55) : (i32, i32) -> i32
            %1813 = "arith.addi"(%1620, %1804) : (i32, i32) -> i32
            %1814 = "arith.muli"(%1813, %55) : (i32, i32) -> i32
            %1815 = "arith.addi"(%1814, %1812) : (i32, i32) -> i32
            %1816 = "arith.cmpi"(%1815, %49) {predicate = 0 : i64} : (i32, i32) -> i1
            %1817 = "arith.andi"(%1808, %1816) : (i1, i1) -> i1
            "scf.if"(%1817) ({
              %1818 = "arith.minsi"(%1802, %62) : (i32, i32) -> i32
              %1819 = "arith.maxsi"(%1612, %49) : (i32, i32) -> i32
              %1820 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1821 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1822 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1823 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
              %1824 = "arith.cmpi"(%1823, %49) {predicate = 2 : i64} : (i32, i32) -> i1
              %1825 = "arith.addi"(%1823, %149) : (i32, i32) -> i32
              %1826 = "arith.select"(%1824, %1825, %1823) : (i1, i32, i32) -> i32
              %1827 = "arith.muli"(%1820, %62) : (i32, i32) -> i32
              %1828 = "arith.muli"(%1826, %390) : (i32, i32) -> i32
              %1829 = "arith.addi"(%1827, %1828) : (i32, i32) -> i32
              %1830 = "llvm.getelementptr"(%24, %1829) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1831 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1832 = "arith.muli"(%1804, %1831) : (i32, i32) -> i32
              %1833 = "llvm.getelementptr"(%1830, %1832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1834 = "llvm.load"(%1833) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1835 = "vector.extract"(%1834) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1836 = "vector.extract"(%1834) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1837 = "vector.extract"(%1834) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1838 = "vector.extract"(%1834) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1839 = "arith.extsi"(%1605) : (i32) -> i64
              %1840 = "arith.muli"(%1839, %10) : (i64, i64) -> i64
              %1841 = "llvm.getelementptr"(%9, %1840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1842 = "arith.subi"(%49, %1612) : (i32, i32) -> i32
              %1843 = "arith.cmpi"(%1819, %49) {predicate = 3 : i64} : (i32, i32) -> i1
              %1844 = "arith.cmpi"(%1818, %49) {predicate = 4 : i64} : (i32, i32) -> i1
              %1845 = "arith.andi"(%1843, %1844) : (i1, i1) -> i1
              "scf.if"(%1845) ({
                %1846 = "arith.extsi"(%1842) : (i32) -> i64
                %1847 = "llvm.getelementptr"(%1841, %1846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1835, %1847) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1848 = "arith.cmpi"(%1819, %67) {predicate = 3 : i64} : (i32, i32) -> i1
              %1849 = "arith.cmpi"(%1818, %67) {predicate = 4 : i64} : (i32, i32) -> i1
              %1850 = "arith.andi"(%1848, %1849) : (i1, i1) -> i1
              "scf.if"(%1850) ({
                %1851 = "arith.addi"(%1842, %67) : (i32, i32) -> i32
                %1852 = "arith.extsi"(%1851) : (i32) -> i64
                %1853 = "llvm.getelementptr"(%1841, %1852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1836, %1853) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1854 = "arith.cmpi"(%1819, %124) {predicate = 3 : i64} : (i32, i32) -> i1
              %1855 = "arith.cmpi"(%1818, %124) {predicate = 4 : i64} : (i32, i32) -> i1
              %1856 = "arith.andi"(%1854, %1855) : (i1, i1) -> i1
              "scf.if"(%1856) ({
                %1857 = "arith.addi"(%1842, %124) : (i32, i32) -> i32
                %1858 = "arith.extsi"(%1857) : (i32) -> i64
                %1859 = "llvm.getelementptr"(%1841, %1858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1837, %1859) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1860 = "arith.cmpi"(%1819, %149) {predicate = 3 : i64} : (i32, i32) -> i1
              %1861 = "arith.cmpi"(%1818, %149) {predicate = 4 : i64} : (i32, i32) -> i1
              %1862 = "arith.andi"(%1860, %1861) : (i1, i1) -> i1
              "scf.if"(%1862) ({
                %1863 = "arith.addi"(%1842, %149) : (i32, i32) -> i32
                %1864 = "arith.extsi"(%1863) : (i32) -> i64
                %1865 = "llvm.getelementptr"(%1841, %1864) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1838, %1865) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1866 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1867 = "arith.shrsi"(%1803, %1866) : (i32, i32) -> i32
            %1868 = "arith.subi"(%1867, %1620) : (i32, i32) -> i32
            %1869 = "arith.cmpi"(%1868, %49) {predicate = 5 : i64} : (i32, i32) -> i1
            %1870 = "arith.andi"(%1614, %1869) : (i1, i1) -> i1
            %1871 = "arith.cmpi"(%1868, %62) {predicate = 2 : i64} : (i32, i32) -> i1
            %1872 = "arith.andi"(%1870, %1871) : (i1, i1) -> i1
            %1873 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1874 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1875 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1876 = "arith.remui"(%1873, %55) : (i32, i32) -> i32
            %1877 = "arith.addi"(%1620, %1868) : (i32, i32) -> i32
            %1878 = "arith.muli"(%1877, %55) : (i32, i32) -> i32
            %1879 = "arith.addi"(%1878, %1876) : (i32, i32) -> i32
            %1880 = "arith.cmpi"(%1879, %1803) {predicate = 0 : i64} : (i32, i32) -> i1
            %1881 = "arith.andi"(%1872, %1880) : (i1, i1) -> i1
            "scf.if"(%1881) ({
              %1882 = "arith.muli"(%1803, %62) : (i32, i32) -> i32
              %1883 = "arith.subi"(%1802, %1882) : (i32, i32) -> i32
              %1884 = "arith.minsi"(%1883, %62) : (i32, i32) -> i32
              %1885 = "arith.subi"(%1612, %1882) : (i32, i32) -> i32
              %1886 = "arith.maxsi"(%1885, %49) : (i32, i32) -> i32
              %1887 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1888 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1889 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1890 = "arith.remsi"(%1588, %149) : (i32, i32) -> i32
              %1891 = "arith.cmpi"(%1890, %49) {predicate = 2 : i64} : (i32, i32) -> i1
              %1892 = "arith.addi"(%1890, %149) : (i32, i32) -> i32
              %1893 = "arith.select"(%1891, %1892, %1890) : (i1, i32, i32) -> i32
              %1894 = "arith.muli"(%1887, %62) : (i32, i32) -> i32
              %1895 = "arith.muli"(%1893, %390) : (i32, i32) -> i32
              %1896 = "arith.addi"(%1894, %1895) : (i32, i32) -> i32
              %1897 = "llvm.getelementptr"(%24, %1896) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1898 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1899 = "arith.muli"(%1868, %1898) : (i32, i32) -> i32
              %1900 = "llvm.getelementptr"(%1897, %1899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1901 = "llvm.load"(%1900) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1902 = "vector.extract"(%1901) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1903 = "vector.extract"(%1901) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1904 = "vector.extract"(%1901) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1905 = "vector.extract"(%1901) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1906 = "arith.extsi"(%1605) : (i32) -> i64
              %1907 = "arith.muli"(%1906, %10) : (i64, i64) -> i64
              %1908 = "llvm.getelementptr"(%9, %1907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1909 = "arith.subi"(%1882, %1612) : (i32, i32) -> i32
              %1910 = "arith.cmpi"(%1886, %49) {predicate = 3 : i64} : (i32, i32) -> i1
              %1911 = "arith.cmpi"(%1884, %49) {predicate = 4 : i64} : (i32, i32) -> i1
              %1912 = "arith.andi"(%1910, %1911) : (i1, i1) -> i1
              "scf.if"(%1912) ({
                %1913 = "arith.extsi"(%1909) : (i32) -> i64
                %1914 = "llvm.getelementptr"(%1908, %1913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1902, %1914) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1915 = "arith.cmpi"(%1886, %67) {predicate = 3 : i64} : (i32, i32) -> i1
              %1916 = "arith.cmpi"(%1884, %67) {predicate = 4 : i64} : (i32, i32) -> i1
              %1917 = "arith.andi"(%1915, %1916) : (i1, i1) -> i1
              "scf.if"(%1917) ({
                %1918 = "arith.addi"(%1909, %67) : (i32, i32) -> i32
                %1919 = "arith.extsi"(%1918) : (i32) -> i64
                %1920 = "llvm.getelementptr"(%1908, %1919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1903, %1920) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1921 = "arith.cmpi"(%1886, %124) {predicate = 3 : i64} : (i32, i32) -> i1
              %1922 = "arith.cmpi"(%1884, %124) {predicate = 4 : i64} : (i32, i32) -> i1
              %1923 = "arith.andi"(%1921, %1922) : (i1, i1) -> i1
              "scf.if"(%1923) ({
                %1924 = "arith.addi"(%1909, %124) : (i32, i32) -> i32
                %1925 = "arith.extsi"(%1924) : (i32) -> i64
                %1926 = "llvm.getelementptr"(%1908, %1925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1904, %1926) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1927 = "arith.cmpi"(%1886, %149) {predicate = 3 : i64} : (i32, i32) -> i1
              %1928 = "arith.cmpi"(%1884, %149) {predicate = 4 : i64} : (i32, i32) -> i1
              %1929 = "arith.andi"(%1927, %1928) : (i1, i1) -> i1
              "scf.if"(%1929) ({
                %1930 = "arith.addi"(%1909, %149) : (i32, i32) -> i32
                %1931 = "arith.extsi"(%1930) : (i32) -> i64
                %1932 = "llvm.getelementptr"(%1908, %1931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1905, %1932) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %1933 = "arith.addi"(%1586, %149) : (i32, i32) -> i32
        %1934 = "arith.subi"(%1933, %67) : (i32, i32) -> i32
        %1935 = "arith.subi"(%1934, %67) : (i32, i32) -> i32
        %1936 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1937 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1938 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1939 = "arith.divui"(%1936, %23) : (i32, i32) -> i32
        %1940 = "arith.muli"(%1939, %42) : (i32, i32) -> i32
        %1941 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1942 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1943 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1944 = "arith.divui"(%1941, %23) : (i32, i32) -> i32
        %1945 = "arith.muli"(%1944, %42) : (i32, i32) -> i32
        %1946 = "arith.muli"(%1935, %1945) : (i32, i32) -> i32
        %1947 = "arith.addi"(%1940, %1946) : (i32, i32) -> i32
        %1948 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1949 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1950 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1951 = "arith.divui"(%1948, %55) : (i32, i32) -> i32
        %1952 = "arith.addi"(%1947, %1951) : (i32, i32) -> i32
        %1953 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1954 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1955 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1956 = "arith.remui"(%1953, %23) : (i32, i32) -> i32
        %1957 = "arith.andi"(%1952, %149) : (i32, i32) -> i32
        %1958 = "arith.muli"(%1957, %64) : (i32, i32) -> i32
        %1959 = "arith.remui"(%1958, %62) : (i32, i32) -> i32
        %1960 = "arith.addi"(%1952, %67) : (i32, i32) -> i32
        %1961 = "arith.cmpi"(%1960, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %1962 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1963 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1964 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1965 = "arith.remui"(%1962, %55) : (i32, i32) -> i32
        %1966 = "arith.muli"(%1956, %62) : (i32, i32) -> i32
        %1967 = "arith.muli"(%1966, %55) : (i32, i32) -> i32
        %1968 = "arith.addi"(%1967, %1965) : (i32, i32) -> i32
        %1969 = "arith.muli"(%1968, %62) : (i32, i32) -> i32
        %1970 = "arith.subi"(%1969, %1959) : (i32, i32) -> i32
        %1971 = "arith.addi"(%1970, %62) : (i32, i32) -> i32
        %1972 = "arith.cmpi"(%1971, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1973 = "arith.andi"(%1961, %1972) : (i1, i1) -> i1
        %1974 = "arith.cmpi"(%1952, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1975 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1976 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1977 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1978 = "arith.remui"(%1975, %55) : (i32, i32) -> i32
        %1979 = "arith.addi"(%1967, %1978) : (i32, i32) -> i32
        %1980 = "arith.muli"(%1979, %62) : (i32, i32) -> i32
        %1981 = "arith.subi"(%1980, %1959) : (i32, i32) -> i32
        %1982 = "arith.cmpi"(%1981, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1983 = "arith.andi"(%1974, %1982) : (i1, i1) -> i1
        %1984 = "arith.xori"(%1973, %92) : (i1, i1) -> i1
        %1985 = "arith.andi"(%1983, %1984) : (i1, i1) -> i1
        %1986 = "arith.extui"(%1985) : (i1) -> i8
        %1987 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1988 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1989 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1990 = "arith.remui"(%1987, %55) : (i32, i32) -> i32
        %1991 = "arith.addi"(%1966, %67) : (i32, i32) -> i32
        %1992 = "arith.muli"(%1991, %55) : (i32, i32) -> i32
        %1993 = "arith.addi"(%1992, %1990) : (i32, i32) -> i32
        %1994 = "arith.muli"(%1993, %62) : (i32, i32) -> i32
        %1995 = "arith.subi"(%1994, %1959) : (i32, i32) -> i32
        %1996 = "arith.addi"(%1995, %62) : (i32, i32) -> i32
        %1997 = "arith.cmpi"(%1996, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %1998 = "arith.andi"(%1961, %1997) : (i1, i1) -> i1
        %1999 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2000 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2001 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2002 = "arith.remui"(%1999, %55) : (i32, i32) -> i32
        %2003 = "arith.addi"(%1992, %2002) : (i32, i32) -> i32
        %2004 = "arith.muli"(%2003, %62) : (i32, i32) -> i32
        %2005 = "arith.subi"(%2004, %1959) : (i32, i32) -> i32
        %2006 = "arith.cmpi"(%2005, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2007 = "arith.andi"(%1974, %2006) : (i1, i1) -> i1
        %2008 = "arith.xori"(%1998, %92) : (i1, i1) -> i1
        %2009 = "arith.andi"(%2007, %2008) : (i1, i1) -> i1
        %2010 = "arith.extui"(%2009) : (i1) -> i8
        %2011 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2012 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2013 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2014 = "arith.remui"(%2011, %55) : (i32, i32) -> i32
        %2015 = "arith.addi"(%1966, %124) : (i32, i32) -> i32
        %2016 = "arith.muli"(%2015, %55) : (i32, i32) -> i32
        %2017 = "arith.addi"(%2016, %2014) : (i32, i32) -> i32
        %2018 = "arith.muli"(%2017, %62) : (i32, i32) -> i32
        %2019 = "arith.subi"(%2018, %1959) : (i32, i32) -> i32
        %2020 = "arith.addi"(%2019, %62) : (i32, i32) -> i32
        %2021 = "arith.cmpi"(%2020, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2022 = "arith.andi"(%1961, %2021) : (i1, i1) -> i1
        %2023 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2024 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2025 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2026 = "arith.remui"(%2023, %55) : (i32, i32) -> i32
        %2027 = "arith.addi"(%2016, %2026) : (i32, i32) -> i32
        %2028 = "arith.muli"(%2027, %62) : (i32, i32) -> i32
        %2029 = "arith.subi"(%2028, %1959) : (i32, i32) -> i32
        %2030 = "arith.cmpi"(%2029, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2031 = "arith.andi"(%1974, %2030) : (i1, i1) -> i1
        %2032 = "arith.xori"(%2022, %92) : (i1, i1) -> i1
        %2033 = "arith.andi"(%2031, %2032) : (i1, i1) -> i1
        %2034 = "arith.extui"(%2033) : (i1) -> i8
        %2035 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2036 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2037 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2038 = "arith.remui"(%2035, %55) : (i32, i32) -> i32
        %2039 = "arith.addi"(%1966, %149) : (i32, i32) -> i32
        %2040 = "arith.muli"(%2039, %55) : (i32, i32) -> i32
        %2041 = "arith.addi"(%2040, %2038) : (i32, i32) -> i32
        %2042 = "arith.muli"(%2041, %62) : (i32, i32) -> i32
        %2043 = "arith.subi"(%2042, %1959) : (i32, i32) -> i32
        %2044 = "arith.addi"(%2043, %62) : (i32, i32) -> i32
        %2045 = "arith.cmpi"(%2044, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2046 = "arith.andi"(%1961, %2045) : (i1, i1) -> i1
        %2047 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2048 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2049 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2050 = "arith.remui"(%2047, %55) : (i32, i32) -> i32
        %2051 = "arith.addi"(%2040, %2050) : (i32, i32) -> i32
        %2052 = "arith.muli"(%2051, %62) : (i32, i32) -> i32
        %2053 = "arith.subi"(%2052, %1959) : (i32, i32) -> i32
        %2054 = "arith.cmpi"(%2053, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2055 = "arith.andi"(%1974, %2054) : (i1, i1) -> i1
        %2056 = "arith.xori"(%2046, %92) : (i1, i1) -> i1
        %2057 = "arith.andi"(%2055, %2056) : (i1, i1) -> i1
        %2058 = "arith.extui"(%2057) : (i1) -> i8
        %2059 = "arith.extsi"(%1952) : (i32) -> i64
        %2060 = "arith.muli"(%2059, %171) : (i64, i64) -> i64
        %2061 = "arith.extsi"(%1959) : (i32) -> i64
        %2062 = "arith.subi"(%2060, %2061) : (i64, i64) -> i64
        %2063 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2064 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2065 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2066 = "arith.remui"(%2063, %55) : (i32, i32) -> i32
        %2067 = "arith.addi"(%1967, %2066) : (i32, i32) -> i32
        %2068 = "arith.muli"(%2067, %62) : (i32, i32) -> i32
        %2069 = "arith.extsi"(%2068) : (i32) -> i64
        %2070 = "arith.addi"(%2062, %2069) : (i64, i64) -> i64
        %2071 = "llvm.getelementptr"(%0, %2070) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2072 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2073 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2074 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2075 = "arith.remsi"(%1935, %149) : (i32, i32) -> i32
        %2076 = "arith.cmpi"(%2075, %49) {predicate = 2 : i64} : (i32, i32) -> i1
        %2077 = "arith.addi"(%2075, %149) : (i32, i32) -> i32
        %2078 = "arith.select"(%2076, %2077, %2075) : (i1, i32, i32) -> i32
        %2079 = "arith.muli"(%2072, %62) : (i32, i32) -> i32
        %2080 = "arith.muli"(%2078, %390) : (i32, i32) -> i32
        %2081 = "arith.addi"(%2079, %2080) : (i32, i32) -> i32
        %2082 = "llvm.getelementptr"(%24, %2081) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2083 = "arith.cmpi"(%1986, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2084 = "arith.select"(%2083, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2082, %2071, %2084) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2085 = "llvm.getelementptr"(%2071) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2086 = "llvm.getelementptr"(%2082) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2087 = "arith.cmpi"(%2010, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2088 = "arith.select"(%2087, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2086, %2085, %2088) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2089 = "llvm.getelementptr"(%2071) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2090 = "llvm.getelementptr"(%2082) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2091 = "arith.cmpi"(%2034, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2092 = "arith.select"(%2091, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2090, %2089, %2092) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2093 = "llvm.getelementptr"(%2071) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2094 = "llvm.getelementptr"(%2082) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2095 = "arith.cmpi"(%2058, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2096 = "arith.select"(%2095, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2094, %2093, %2096) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2097 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2098 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2099 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2100 = "arith.remui"(%2097, %55) : (i32, i32) -> i32
        %2101 = "arith.addi"(%1967, %2100) : (i32, i32) -> i32
        %2102 = "arith.muli"(%2101, %62) : (i32, i32) -> i32
        %2103 = "arith.extsi"(%2102) : (i32) -> i64
        %2104 = "arith.addi"(%2062, %2103) : (i64, i64) -> i64
        %2105 = "llvm.getelementptr"(%4, %2104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2106 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2107 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2108 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2109 = "arith.muli"(%2106, %62) : (i32, i32) -> i32
        %2110 = "arith.addi"(%2109, %219) : (i32, i32) -> i32
        %2111 = "arith.addi"(%2110, %2080) : (i32, i32) -> i32
        %2112 = "llvm.getelementptr"(%24, %2111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2113 = "arith.cmpi"(%1986, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2114 = "arith.select"(%2113, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2112, %2105, %2114) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2115 = "llvm.getelementptr"(%2105) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2116 = "llvm.getelementptr"(%2112) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2117 = "arith.cmpi"(%2010, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2118 = "arith.select"(%2117, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2116, %2115, %2118) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2119 = "llvm.getelementptr"(%2105) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2120 = "llvm.getelementptr"(%2112) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2121 = "arith.cmpi"(%2034, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2122 = "arith.select"(%2121, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2120, %2119, %2122) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2123 = "llvm.getelementptr"(%2105) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2124 = "llvm.getelementptr"(%2112) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2125 = "arith.cmpi"(%2058, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2126 = "arith.select"(%2125, %191, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2124, %2123, %2126) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2127 = "arith.extui"(%1974) : (i1) -> i8
        %2128 = "llvm.getelementptr"(%7, %1952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2129 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2130 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2131 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2132 = "arith.muli"(%2078, %442) : (i32, i32) -> i32
        %2133 = "arith.addi"(%2129, %2132) : (i32, i32) -> i32
        %2134 = "llvm.getelementptr"(%25, %2133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2135 = "arith.cmpi"(%2127, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2136 = "arith.select"(%2135, %62, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2134, %2128, %2136) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2137 = "llvm.getelementptr"(%8, %1952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2138 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2139 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2140 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2141 = "arith.addi"(%2138, %2132) : (i32, i32) -> i32
        %2142 = "llvm.getelementptr"(%26, %2141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2143 = "arith.cmpi"(%2127, %189) {predicate = 1 : i64} : (i8, i8) -> i1
        %2144 = "arith.select"(%2143, %62, %49) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2142, %2137, %2144) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
        %2145 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2146 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2147 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2148 = "arith.divui"(%2145, %23) : (i32, i32) -> i32
        %2149 = "arith.muli"(%2148, %42) : (i32, i32) -> i32
        %2150 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2151 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2152 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2153 = "arith.divui"(%2150, %23) : (i32, i32) -> i32
        %2154 = "arith.muli"(%2153, %42) : (i32, i32) -> i32
        %2155 = "arith.muli"(%1586, %2154) : (i32, i32) -> i32
        %2156 = "arith.addi"(%2149, %2155) : (i32, i32) -> i32
        %2157 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2158 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2159 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2160 = "arith.divui"(%2157, %55) : (i32, i32) -> i32
        %2161 = "arith.addi"(%2156, %2160) : (i32, i32) -> i32
        %2162 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2163 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2164 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2165 = "arith.remui"(%2162, %23) : (i32, i32) -> i32
        %2166 = "arith.remui"(%2161, %62) : (i32, i32) -> i32
        %2167 = "arith.muli"(%2166, %64) : (i32, i32) -> i32
        %2168 = "arith.remui"(%2167, %62) : (i32, i32) -> i32
        "scf.if"(%1068) ({
          %2169 = "arith.addi"(%2, %2168) : (i32, i32) -> i32
          %2170 = "arith.divui"(%2169, %62) : (i32, i32) -> i32
          %2171 = "arith.muli"(%2165, %62) : (i32, i32) -> i32
          %2172 = "arith.subi"(%49, %2171) : (i32, i32) -> i32
          %2173 = "arith.cmpi"(%2161, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %2174 = "arith.cmpi"(%2172, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %2175 = "arith.andi"(%2173, %2174) : (i1, i1) -> i1
          %2176 = "arith.cmpi"(%2172, %62) {predicate = 2 : i64} : (i32, i32) -> i1
          %2177 = "arith.andi"(%2175, %2176) : (i1, i1) -> i1
          %2178 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2179 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2180 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2181 = "arith.remui"(%2178, %55) : (i32, i32) -> i32
          %2182 = "arith.addi"(%2171, %2172) : (i32, i32) -> i32
          %2183 = "arith.muli"(%2182, %55) : (i32, i32) -> i32
          %2184 = "arith.addi"(%2183, %2181) : (i32, i32) -> i32
          %2185 = "arith.cmpi"(%2184, %49) {predicate = 0 : i64} : (i32, i32) -> i1
          %2186 = "arith.andi"(%2177, %2185) : (i1, i1) -> i1
          "scf.if"(%2186) ({
            %2187 = "arith.minsi"(%2169, %62) : (i32, i32) -> i32
            %2188 = "arith.maxsi"(%2168, %49) : (i32, i32) -> i32
            %2189 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2190 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2191 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2192 = "arith.remui"(%1586, %149) : (i32, i32) -> i32
            %2193 = "arith.muli"(%2189, %62) : (i32, i32) -> i32
            %2194 = "arith.muli"(%2192, %390) : (i32, i32) -> i32
            %2195 = "arith.addi"(%2193, %2194) : (i32, i32) -> i32
            %2196 = "llvm.getelementptr"(%24, %2195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2197 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2198 = "arith.muli"(%2172, %2197) : (i32, i32) -> i32
            %2199 = "llvm.getelementptr"(%2196, %2198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2200 = "llvm.load"(%2199) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2201 = "vector.extract"(%2200) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2202 = "vector.extract"(%2200) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2203 = "vector.extract"(%2200) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2204 = "vector.extract"(%2200) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2205 = "arith.cmpi"(%2188, %49) {predicate = 3 : i64} : (i32, i32) -> i1
            %2206 = "arith.cmpi"(%2187, %49) {predicate = 4 : i64} : (i32, i32) -> i1
            %2207 = "arith.andi"(%2205, %2206) : (i1, i1) -> i1
            %2208 = "arith.select"(%2207, %2201, %1264) : (i1, f32, f32) -> f32
            %2209 = "arith.cmpi"(%2188, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %2210 = "arith.cmpi"(%2187, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %2211 = "arith.andi"(%2209, %2210) : (i1, i1) -> i1
            %2212 = "arith.select"(%2211, %2202, %1264) : (i1, f32, f32) -> f32
            %2213 = "arith.cmpi"(%2188, %124) {predicate = 3 : i64} : (i32, i32) -> i1
            %2214 = "arith.cmpi"(%2187, %124) {predicate = 4 : i64} : (i32, i32) -> i1
            %2215 = "arith.andi"(%2213, %2214) : (i1, i1) -> i1
            %2216 = "arith.select"(%2215, %2203, %1264) : (i1, f32, f32) -> f32
            %2217 = "arith.cmpi"(%2188, %149) {predicate = 3 : i64} : (i32, i32) -> i1
            %2218 = "arith.cmpi"(%2187, %149) {predicate = 4 : i64} : (i32, i32) -> i1
            %2219 = "arith.andi"(%2217, %2218) : (i1, i1) -> i1
            %2220 = "arith.select"(%2219, %2204, %1264) : (i1, f32, f32) -> f32
            %2221 = "vector.from_elements"(%2208, %2212, %2216, %2220) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2221, %2199) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2222 = "arith.addi"(%2161, %67) : (i32, i32) -> i32
            %2223 = "arith.cmpi"(%2222, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2223) ({
              %2224 = "arith.subi"(%49, %2168) : (i32, i32) -> i32
              "scf.for"(%2188, %2187, %67) ({
              ^bb0(%2225: i32):
                %2226 = "arith.addi"(%2224, %2225) : (i32, i32) -> i32
                %2227 = "arith.extsi"(%2161) : (i32) -> i64
                %2228 = "arith.extsi"(%2226) : (i32) -> i64
                %2229 = "arith.muli"(%2227, %3) : (i64, i64) -> i64
                %2230 = "arith.addi"(%2229, %2228) : (i64, i64) -> i64
                %2231 = "llvm.getelementptr"(%0, %2230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2232 = "llvm.load"(%2231) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2233 = "llvm.getelementptr"(%2199, %2225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2232, %2233) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2237 = "arith.muli"(%2234, %62) : (i32, i32) -> i32
            %2238 = "arith.addi"(%2237, %219) : (i32, i32) -> i32
            %2239 = "arith.addi"(%2238, %2194) : (i32, i32) -> i32
            %2240 = "llvm.getelementptr"(%24, %2239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2241 = "llvm.getelementptr"(%2240, %2198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2242 = "llvm.load"(%2241) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2243 = "vector.extract"(%2242) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2244 = "vector.extract"(%2242) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2245 = "vector.extract"(%2242) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2246 = "vector.extract"(%2242) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2247 = "arith.select"(%2207, %2243, %1264) : (i1, f32, f32) -> f32
            %2248 = "arith.select"(%2211, %2244, %1264) : (i1, f32, f32) -> f32
            %2249 = "arith.select"(%2215, %2245, %1264) : (i1, f32, f32) -> f32
            %2250 = "arith.select"(%2219, %2246, %1264) : (i1, f32, f32) -> f32
            %2251 = "vector.from_elements"(%2247, %2248, %2249, %2250) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2251, %2241) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2223) ({
              %2252 = "arith.subi"(%49, %2168) : (i32, i32) -> i32
              "scf.for"(%2188, %2187, %67) ({
              ^bb0(%2253: i32):
                %2254 = "arith.addi"(%2252, %2253) : (i32, i32) -> i32
                %2255 = "arith.extsi"(%2161) : (i32) -> i64
                %2256 = "arith.extsi"(%2254) : (i32) -> i64
                %2257 = "arith.muli"(%2255, %5) : (i64, i64) -> i64
                %2258 = "arith.addi"(%2257, %2256) : (i64, i64) -> i64
                %2259 = "llvm.getelementptr"(%4, %2258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2260 = "llvm.load"(%2259) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2261 = "llvm.getelementptr"(%2241, %2253) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2260, %2261) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %2262 = "arith.divui"(%2170, %55) : (i32, i32) -> i32
          %2263 = "arith.subi"(%2262, %2171) : (i32, i32) -> i32
          %2264 = "arith.cmpi"(%2263, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %2265 = "arith.andi"(%2173, %2264) : (i1, i1) -> i1
          %2266 = "arith.cmpi"(%2263, %62) {predicate = 2 : i64} : (i32, i32) -> i1
          %2267 = "arith.andi"(%2265, %2266) : (i1, i1) -> i1
          %2268 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2269 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2270 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2271 = "arith.remui"(%2268, %55) : (i32, i32) -> i32
          %2272 = "arith.addi"(%2171, %2263) : (i32, i32) -> i32
          %2273 = "arith.muli"(%2272, %55) : (i32, i32) -> i32
          %2274 = "arith.addi"(%2273, %2271) : (i32, i32) -> i32
          %2275 = "arith.cmpi"(%2274, %2170) {predicate = 0 : i64} : (i32, i32) -> i1
          %2276 = "arith.andi"(%2267, %2275) : (i1, i1) -> i1
          "scf.if"(%2276) ({
            %2277 = "arith.muli"(%2170, %62) : (i32, i32) -> i32
            %2278 = "arith.subi"(%2169, %2277) : (i32, i32) -> i32
            %2279 = "arith.minsi"(%2278, %62) : (i32, i32) -> i32
            %2280 = "arith.subi"(%2168, %2277) : (i32, i32) -> i32
            %2281 = "arith.maxsi"(%2280, %49) : (i32, i32) -> i32
            %2282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2285 = "arith.remui"(%1586, %149) : (i32, i32) -> i32
            %2286 = "arith.muli"(%2282, %62) : (i32, i32) -> i32
            %2287 = "arith.muli"(%2285, %390) : (i32, i32) -> i32
            %2288 = "arith.addi"(%2286, %2287) : (i32, i32) -> i32
            %2289 = "llvm.getelementptr"(%24, %2288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2290 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2291 = "arith.muli"(%2263, %2290) : (i32, i32) -> i32
            %2292 = "llvm.getelementptr"(%2289, %2291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2293 = "llvm.load"(%2292) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2294 = "vector.extract"(%2293) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2295 = "vector.extract"(%2293) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2296 = "vector.extract"(%2293) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2297 = "vector.extract"(%2293) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2298 = "arith.cmpi"(%2281, %49) {predicate = 3 : i64} : (i32, i32) -> i1
            %2299 = "arith.cmpi"(%2279, %49) {predicate = 4 : i64} : (i32, i32) -> i1
            %2300 = "arith.andi"(%2298, %2299) : (i1, i1) -> i1
            %2301 = "arith.select"(%2300, %2294, %1264) : (i1, f32, f32) -> f32
            %2302 = "arith.cmpi"(%2281, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %2303 = "arith.cmpi"(%2279, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %2304 = "arith.andi"(%2302, %2303) : (i1, i1) -> i1
            %2305 = "arith.select"(%2304, %2295, %1264) : (i1, f32, f32) -> f32
            %2306 = "arith.cmpi"(%2281, %124) {predicate = 3 : i64} : (i32, i32) -> i1
            %2307 = "arith.cmpi"(%2279, %124) {predicate = 4 : i64} : (i32, i32) -> i1
            %2308 = "arith.andi"(%2306, %2307) : (i1, i1) -> i1
            %2309 = "arith.select"(%2308, %2296, %1264) : (i1, f32, f32) -> f32
            %2310 = "arith.cmpi"(%2281, %149) {predicate = 3 : i64} : (i32, i32) -> i1
            %2311 = "arith.cmpi"(%2279, %149) {predicate = 4 : i64} : (i32, i32) -> i1
            %2312 = "arith.andi"(%2310, %2311) : (i1, i1) -> i1
            %2313 = "arith.select"(%2312, %2297, %1264) : (i1, f32, f32) -> f32
            %2314 = "vector.from_elements"(%2301, %2305, %2309, %2313) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2314, %2292) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2315 = "arith.addi"(%2161, %67) : (i32, i32) -> i32
            %2316 = "arith.cmpi"(%2315, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2316) ({
              %2317 = "arith.subi"(%2277, %2168) : (i32, i32) -> i32
              "scf.for"(%2281, %2279, %67) ({
              ^bb0(%2318: i32):
                %2319 = "arith.addi"(%2317, %2318) : (i32, i32) -> i32
                %2320 = "arith.extsi"(%2161) : (i32) -> i64
                %2321 = "arith.extsi"(%2319) : (i32) -> i64
                %2322 = "arith.muli"(%2320, %3) : (i64, i64) -> i64
                %2323 = "arith.addi"(%2322, %2321) : (i64, i64) -> i64
                %2324 = "llvm.getelementptr"(%0, %2323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2325 = "llvm.load"(%2324) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2326 = "llvm.getelementptr"(%2292, %2318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2325, %2326) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2327 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2328 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2329 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2330 = "arith.muli"(%2327, %62) : (i32, i32) -> i32
            %2331 = "arith.addi"(%2330, %219) : (i32, i32) -> i32
            %2332 = "arith.addi"(%2331, %2287) : (i32, i32) -> i32
            %2333 = "llvm.getelementptr"(%24, %2332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2334 = "llvm.getelementptr"(%2333, %2291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2335 = "llvm.load"(%2334) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2336 = "vector.extract"(%2335) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2337 = "vector.extract"(%2335) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2338 = "vector.extract"(%2335) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2339 = "vector.extract"(%2335) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2340 = "arith.select"(%2300, %2336, %1264) : (i1, f32, f32) -> f32
            %2341 = "arith.select"(%2304, %2337, %1264) : (i1, f32, f32) -> f32
            %2342 = "arith.select"(%2308, %2338, %1264) : (i1, f32, f32) -> f32
            %2343 = "arith.select"(%2312, %2339, %1264) : (i1, f32, f32) -> f32
            %2344 = "vector.from_elements"(%2340, %2341, %2342, %2343) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2344, %2334) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2316) ({
              %2345 = "arith.subi"(%2277, %2168) : (i32, i32) -> i32
              "scf.for"(%2281, %2279, %67) ({
              ^bb0(%2346: i32):
                %2347 = "arith.addi"(%2345, %2346) : (i32, i32) -> i32
                %2348 = "arith.extsi"(%2161) : (i32) -> i64
                %2349 = "arith.extsi"(%2347) : (i32) -> i64
                %2350 = "arith.muli"(%2348, %5) : (i64, i64) -> i64
                %2351 = "arith.addi"(%2350, %2349) : (i64, i64) -> i64
                %2352 = "llvm.getelementptr"(%4, %2351) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2353 = "llvm.load"(%2352) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2354 = "llvm.getelementptr"(%2334, %2346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2353, %2354) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %2355 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2356 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2357 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2358 = "arith.remui"(%1586, %149) : (i32, i32) -> i32
        %2359 = "arith.muli"(%2355, %62) : (i32, i32) -> i32
        %2360 = "arith.muli"(%2358, %390) : (i32, i32) -> i32
        %2361 = "arith.addi"(%2359, %2360) : (i32, i32) -> i32
        %2362 = "llvm.getelementptr"(%24, %2361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2363 = "llvm.load"(%2362) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2364 = "llvm.load"(%461) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2365 = "arith.mulf"(%2363, %2364) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2366 = "vector.extract"(%2365) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2367 = "vector.extract"(%2365) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2368 = "arith.addf"(%2366, %2367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2369 = "vector.extract"(%2365) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2370 = "vector.extract"(%2365) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2371 = "arith.addf"(%2369, %2370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2372 = "arith.addf"(%2368, %2371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2373 = "arith.addf"(%2372, %1264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2374 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2375 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2376 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2377 = "arith.muli"(%2374, %62) : (i32, i32) -> i32
        %2378 = "arith.addi"(%2377, %219) : (i32, i32) -> i32
        %2379 = "arith.addi"(%2378, %2360) : (i32, i32) -> i32
        %2380 = "llvm.getelementptr"(%24, %2379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2381 = "llvm.load"(%2380) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2385 = "arith.muli"(%2358, %442) : (i32, i32) -> i32
        %2386 = "arith.addi"(%2382, %2385) : (i32, i32) -> i32
        %2387 = "llvm.getelementptr"(%25, %2386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2388 = "llvm.load"(%2387) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2389 = "vector.broadcast"(%2388) : (f32) -> vector<4xf32>
        %2390 = "arith.subf"(%2381, %2389) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2391 = "arith.mulf"(%2365, %2390) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2392 = "vector.extract"(%2391) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2393 = "vector.extract"(%2391) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2394 = "arith.addf"(%2392, %2393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2395 = "vector.extract"(%2391) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2396 = "vector.extract"(%2391) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2397 = "arith.addf"(%2395, %2396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2398 = "arith.addf"(%2394, %2397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2399 = "arith.addf"(%2398, %1264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2400 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2401 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2402 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2403 = "arith.muli"(%2400, %62) : (i32, i32) -> i32
        %2404 = "arith.addi"(%2403, %2360) : (i32, i32) -> i32
        %2405 = "llvm.getelementptr"(%24, %2404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2406 = "llvm.getelementptr"(%2405) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2407 = "llvm.load"(%2406) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2408 = "llvm.load"(%1296) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2409 = "arith.mulf"(%2407, %2408) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2410 = "vector.extract"(%2409) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2411 = "vector.extract"(%2409) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2412 = "arith.addf"(%2410, %2411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2413 = "vector.extract"(%2409) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2414 = "vector.extract"(%2409) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2415 = "arith.addf"(%2413, %2414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2416 = "arith.addf"(%2412, %2415) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2417 = "arith.addf"(%2416, %2373) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2418 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2419 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2420 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2421 = "arith.muli"(%2418, %62) : (i32, i32) -> i32
        %2422 = "arith.addi"(%2421, %219) : (i32, i32) -> i32
        %2423 = "arith.addi"(%2422, %2360) : (i32, i32) -> i32
        %2424 = "llvm.getelementptr"(%24, %2423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2425 = "llvm.getelementptr"(%2424) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2426 = "llvm.load"(%2425) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2427 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2428 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2429 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2430 = "arith.addi"(%2427, %2385) : (i32, i32) -> i32
        %2431 = "llvm.getelementptr"(%25, %2430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2432 = "llvm.load"(%2431) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2433 = "vector.broadcast"(%2432) : (f32) -> vector<4xf32>
        %2434 = "arith.subf"(%2426, %2433) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2435 = "arith.mulf"(%2409, %2434) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2436 = "vector.extract"(%2435) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2437 = "vector.extract"(%2435) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2438 = "arith.addf"(%2436, %2437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2439 = "vector.extract"(%2435) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2440 = "vector.extract"(%2435) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2441 = "arith.addf"(%2439, %2440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2442 = "arith.addf"(%2438, %2441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2443 = "arith.addf"(%2442, %2399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2444 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2445 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2446 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2447 = "arith.muli"(%2444, %62) : (i32, i32) -> i32
        %2448 = "arith.addi"(%2447, %2360) : (i32, i32) -> i32
        %2449 = "llvm.getelementptr"(%24, %2448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2450 = "llvm.getelementptr"(%2449) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2451 = "llvm.load"(%2450) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2452 = "llvm.load"(%1338) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2453 = "arith.mulf"(%2451, %2452) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2454 = "vector.extract"(%2453) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2455 = "vector.extract"(%2453) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2456 = "arith.addf"(%2454, %2455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2457 = "vector.extract"(%2453) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2458 = "vector.extract"(%2453) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2459 = "arith.addf"(%2457, %2458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2460 = "arith.addf"(%2456, %2459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2461 = "arith.addf"(%2460, %2417) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2462 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2463 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2464 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2465 = "arith.muli"(%2462, %62) : (i32, i32) -> i32
        %2466 = "arith.addi"(%2465, %219) : (i32, i32) -> i32
        %2467 = "arith.addi"(%2466, %2360) : (i32, i32) -> i32
        %2468 = "llvm.getelementptr"(%24, %2467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2469 = "llvm.getelementptr"(%2468) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2470 = "llvm.load"(%2469) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2471 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2472 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2473 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2474 = "arith.addi"(%2471, %2385) : (i32, i32) -> i32
        %2475 = "llvm.getelementptr"(%25, %2474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2476 = "llvm.load"(%2475) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2477 = "vector.broadcast"(%2476) : (f32) -> vector<4xf32>
        %2478 = "arith.subf"(%2470, %2477) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2479 = "arith.mulf"(%2453, %2478) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2480 = "vector.extract"(%2479) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2481 = "vector.extract"(%2479) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2482 = "arith.addf"(%2480, %2481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2483 = "vector.extract"(%2479) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2484 = "vector.extract"(%2479) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2485 = "arith.addf"(%2483, %2484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2486 = "arith.addf"(%2482, %2485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2487 = "arith.addf"(%2486, %2443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2488 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2489 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2490 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2491 = "arith.muli"(%2488, %62) : (i32, i32) -> i32
        %2492 = "arith.addi"(%2491, %2360) : (i32, i32) -> i32
        %2493 = "llvm.getelementptr"(%24, %2492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2494 = "llvm.getelementptr"(%2493) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2495 = "llvm.load"(%2494) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2496 = "llvm.load"(%1380) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2497 = "arith.mulf"(%2495, %2496) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2498 = "vector.extract"(%2497) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2499 = "vector.extract"(%2497) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2500 = "arith.addf"(%2498, %2499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2501 = "vector.extract"(%2497) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2502 = "vector.extract"(%2497) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2503 = "arith.addf"(%2501, %2502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2504 = "arith.addf"(%2500, %2503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2505 = "arith.addf"(%2504, %2461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2506 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2507 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2508 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2509 = "arith.muli"(%2506, %62) : (i32, i32) -> i32
        %2510 = "arith.addi"(%2509, %219) : (i32, i32) -> i32
        %2511 = "arith.addi"(%2510, %2360) : (i32, i32) -> i32
        %2512 = "llvm.getelementptr"(%24, %2511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2513 = "llvm.getelementptr"(%2512) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2514 = "llvm.load"(%2513) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2515 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2516 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2517 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2518 = "arith.addi"(%2515, %2385) : (i32, i32) -> i32
        %2519 = "llvm.getelementptr"(%25, %2518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2520 = "llvm.load"(%2519) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2521 = "vector.broadcast"(%2520) : (f32) -> vector<4xf32>
        %2522 = "arith.subf"(%2514, %2521) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2523 = "arith.mulf"(%2497, %2522) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2524 = "vector.extract"(%2523) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2525 = "vector.extract"(%2523) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2526 = "arith.addf"(%2524, %2525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2527 = "vector.extract"(%2523) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2528 = "vector.extract"(%2523) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2529 = "arith.addf"(%2527, %2528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2530 = "arith.addf"(%2526, %2529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2531 = "arith.addf"(%2530, %2487) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %2532 = "nvvm.shfl.sync"(%205, %2505, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2533 = "nvvm.shfl.sync"(%205, %2531, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2534 = "arith.addf"(%2505, %2532) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2535 = "arith.addf"(%2531, %2533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2536 = "nvvm.shfl.sync"(%205, %2534, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2537 = "nvvm.shfl.sync"(%205, %2535, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2538 = "arith.addf"(%2534, %2536) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2539 = "arith.addf"(%2535, %2537) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2540 = "nvvm.shfl.sync"(%205, %2538, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2541 = "nvvm.shfl.sync"(%205, %2539, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2542 = "arith.addf"(%2538, %2540) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2543 = "arith.addf"(%2539, %2541) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2544 = "nvvm.shfl.sync"(%205, %2542, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2545 = "nvvm.shfl.sync"(%205, %2543, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2546 = "arith.addf"(%2542, %2544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2547 = "arith.addf"(%2543, %2545) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2548 = "nvvm.shfl.sync"(%205, %2546, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2549 = "nvvm.shfl.sync"(%205, %2547, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2550 = "arith.addf"(%2546, %2548) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2551 = "arith.addf"(%2547, %2549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2552 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2553 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2554 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2555 = "arith.remui"(%2552, %55) : (i32, i32) -> i32
        %2556 = "arith.remui"(%2555, %33) : (i32, i32) -> i32
        %2557 = "arith.divui"(%2555, %33) : (i32, i32) -> i32
        %2558 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2559 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2560 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2561 = "arith.divui"(%2558, %55) : (i32, i32) -> i32
        %2562 = "arith.remui"(%1586, %62) : (i32, i32) -> i32
        %2563 = "arith.muli"(%2561, %62) : (i32, i32) -> i32
        %2564 = "arith.muli"(%2562, %33) : (i32, i32) -> i32
        %2565 = "arith.addi"(%2563, %2564) : (i32, i32) -> i32
        %2566 = "llvm.getelementptr"(%27, %2565) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2567 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2568 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2569 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2570 = "arith.divui"(%2567, %55) : (i32, i32) -> i32
        %2571 = "arith.muli"(%2570, %62) : (i32, i32) -> i32
        %2572 = "arith.addi"(%2571, %2562) : (i32, i32) -> i32
        %2573 = "llvm.getelementptr"(%28, %2572) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2574 = "arith.cmpi"(%2556, %49) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%2574) ({
          %2575 = "llvm.getelementptr"(%2566, %2557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%2550, %2575) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %2576 = "arith.addi"(%2557, %124) : (i32, i32) -> i32
          %2577 = "llvm.getelementptr"(%2566, %2576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%2551, %2577) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %t2578_s0 = "llvm.ptrtoint"(%2573) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2578_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %2579 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2580 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2581 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2582 = "arith.remui"(%2579, %55) : (i32, i32) -> i32
        %2583 = "arith.cmpi"(%2582, %33) {predicate = 2 : i64} : (i32, i32) -> i1
        %2584 = "scf.if"(%2583) ({
          %2585 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2586 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2587 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2588 = "arith.divui"(%2585, %55) : (i32, i32) -> i32
          %2589 = "arith.muli"(%2588, %62) : (i32, i32) -> i32
          %2590 = "arith.addi"(%2589, %2562) : (i32, i32) -> i32
          %2591 = "llvm.getelementptr"(%28, %2590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2592 = "arith.divui"(%1586, %62) : (i32, i32) -> i32
          %2593 = "arith.remui"(%2592, %124) : (i32, i32) -> i32
          %t2594_s0 = "llvm.ptrtoint"(%2591) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2594_s0, %2593) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2595 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2596 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2597 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2598 = "arith.divui"(%2595, %55) : (i32, i32) -> i32
          %2599 = "arith.muli"(%2598, %62) : (i32, i32) -> i32
          %2600 = "arith.addi"(%2599, %2564) : (i32, i32) -> i32
          %2601 = "llvm.getelementptr"(%27, %2600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2602 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2603 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2604 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2605 = "arith.remui"(%2602, %33) : (i32, i32) -> i32
          %2606 = "arith.remui"(%2605, %124) : (i32, i32) -> i32
          %2607 = "llvm.getelementptr"(%2601, %2606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2608 = "llvm.load"(%2607) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %2609 = "arith.addi"(%2606, %124) : (i32, i32) -> i32
          %2610 = "llvm.getelementptr"(%2601, %2609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2611 = "llvm.load"(%2610) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
          %2612 = "nvvm.shfl.sync"(%205, %2608, %67, %1415) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %2613 = "nvvm.shfl.sync"(%205, %2611, %67, %1415) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %2614 = "arith.addf"(%2608, %2612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2615 = "arith.addf"(%2611, %2613) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2616 = "arith.cmpi"(%2582, %49) {predicate = 0 : i64} : (i32, i32) -> i1
          %2617 = "scf.if"(%2616) ({
            %2618 = "arith.remui"(%2592, %149) : (i32, i32) -> i32
            %2619 = "arith.addi"(%2618, %67) : (i32, i32) -> i32
            %2620 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2621 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2622 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2623 = "llvm.bitcast"(%2614) : (f32) -> i32
            %2624 = "llvm.bitcast"(%2615) : (f32) -> i32
            %2625 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2626 = "arith.andi"(%2623, %2625) : (i32, i32) -> i32
            %2627 = "arith.shrui"(%2619, %49) : (i32, i32) -> i32
            %2628 = "arith.andi"(%2627, %67) : (i32, i32) -> i32
            %2629 = "arith.ori"(%2626, %2628) : (i32, i32) -> i32
            %2630 = "arith.andi"(%2624, %2625) : (i32, i32) -> i32
            %2631 = "arith.shrui"(%2619, %67) : (i32, i32) -> i32
            %2632 = "arith.andi"(%2631, %67) : (i32, i32) -> i32
            %2633 = "arith.ori"(%2630, %2632) : (i32, i32) -> i32
            %2634 = "vector.from_elements"(%2629, %2633) : (i32, i32) -> vector<2xi32>
            %2635 = "llvm.bitcast"(%2634) : (vector<2xi32>) -> i64
            %2636 = "arith.muli"(%2562, %42) : (i32, i32) -> i32
            %2637 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2638 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2639 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2640 = "arith.divui"(%2637, %55) : (i32, i32) -> i32
            %2641 = "arith.addi"(%2636, %2640) : (i32, i32) -> i32
            %2642 = "arith.constant"() {value = 132 : i32} : () -> i32
            %2643 = "arith.muli"(%2641, %2642) : (i32, i32) -> i32
            %2644 = "arith.addi"(%67, %2643) : (i32, i32) -> i32
            %2645 = "arith.addi"(%2644, %2620) : (i32, i32) -> i32
            %2646 = "llvm.getelementptr"(%17, %2645) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2646, %2635) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2635) : (i64) -> ()
          }, {
            "scf.yield"(%1585) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2617) : (i64) -> ()
        }, {
          "scf.yield"(%1585) : (i64) -> ()
        }) : (i1) -> i64
        %2648 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2649 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2650 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2651 = "arith.divui"(%2648, %55) : (i32, i32) -> i32
        %2652 = "arith.muli"(%2651, %62) : (i32, i32) -> i32
        %2653 = "arith.remui"(%1550, %62) : (i32, i32) -> i32
        %2654 = "arith.addi"(%2652, %2653) : (i32, i32) -> i32
        %2655 = "llvm.getelementptr"(%28, %2654) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2656 = "arith.divui"(%1550, %62) : (i32, i32) -> i32
        %2657 = "arith.remui"(%2656, %124) : (i32, i32) -> i32
        %t2658_s0 = "llvm.ptrtoint"(%2655) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t2658_s0, %2657) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %2659 = "arith.remui"(%2656, %149) : (i32, i32) -> i32
        %2660 = "arith.addi"(%2659, %67) : (i32, i32) -> i32
        %2661 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2662 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2663 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2664 = "arith.remui"(%2661, %33) : (i32, i32) -> i32
        %2665 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2666 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2667 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2668 = "arith.divui"(%2665, %23) : (i32, i32) -> i32
        %2669 = "arith.muli"(%2668, %23) : (i32, i32) -> i32
        %2670 = "arith.subi"(%23, %67) : (i32, i32) -> i32
        %2671 = "arith.minsi"(%2664, %2670) : (i32, i32) -> i32
        %2672 = "arith.addi"(%2669, %2671) : (i32, i32) -> i32
        %2673 = "arith.muli"(%2653, %42) : (i32, i32) -> i32
        %2674 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2675 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2676 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2677 = "arith.divui"(%2674, %55) : (i32, i32) -> i32
        %2678 = "arith.addi"(%2673, %2677) : (i32, i32) -> i32
        %2679 = "arith.constant"() {value = 132 : i32} : () -> i32
        %2680 = "arith.muli"(%2678, %2679) : (i32, i32) -> i32
        %2681 = "arith.addi"(%67, %2680) : (i32, i32) -> i32
        %2682 = "arith.addi"(%2681, %2672) : (i32, i32) -> i32
        %2683 = "llvm.getelementptr"(%17, %2682) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2684 = "llvm.inline_asm"(%2683) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2686 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2687 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2688 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2689 = "arith.remui"(%2686, %33) : (i32, i32) -> i32
        %2690 = "arith.addi"(%2689, %33) : (i32, i32) -> i32
        %2691 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2692 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2693 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2694 = "arith.divui"(%2691, %23) : (i32, i32) -> i32
        %2695 = "arith.muli"(%2694, %23) : (i32, i32) -> i32
        %2696 = "arith.minsi"(%2690, %2670) : (i32, i32) -> i32
        %2697 = "arith.addi"(%2695, %2696) : (i32, i32) -> i32
        %2698 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2699 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2700 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2701 = "arith.divui"(%2698, %55) : (i32, i32) -> i32
        %2702 = "arith.addi"(%2673, %2701) : (i32, i32) -> i32
        %2703 = "arith.muli"(%2702, %2679) : (i32, i32) -> i32
        %2704 = "arith.addi"(%67, %2703) : (i32, i32) -> i32
        %2705 = "arith.addi"(%2704, %2697) : (i32, i32) -> i32
        %2706 = "llvm.getelementptr"(%17, %2705) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2707 = "llvm.inline_asm"(%2706) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2709 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2710 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2711 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2712 = "arith.remui"(%2709, %33) : (i32, i32) -> i32
        %2713 = "arith.addi"(%2712, %55) : (i32, i32) -> i32
        %2714 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2715 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2716 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2717 = "arith.divui"(%2714, %23) : (i32, i32) -> i32
        %2718 = "arith.muli"(%2717, %23) : (i32, i32) -> i32
        %2719 = "arith.minsi"(%2713, %2670) : (i32, i32) -> i32
        %2720 = "arith.addi"(%2718, %2719) : (i32, i32) -> i32
        %2721 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2722 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2723 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2724 = "arith.divui"(%2721, %55) : (i32, i32) -> i32
        %2725 = "arith.addi"(%2673, %2724) : (i32, i32) -> i32
        %2726 = "arith.muli"(%2725, %2679) : (i32, i32) -> i32
        %2727 = "arith.addi"(%67, %2726) : (i32, i32) -> i32
        %2728 = "arith.addi"(%2727, %2720) : (i32, i32) -> i32
        %2729 = "llvm.getelementptr"(%17, %2728) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2730 = "llvm.inline_asm"(%2729) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2732 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2733 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2734 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2735 = "arith.remui"(%2732, %33) : (i32, i32) -> i32
        %2736 = "arith.constant"() {value = 96 : i32} : () -> i32
        %2737 = "arith.addi"(%2735, %2736) : (i32, i32) -> i32
        %2738 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2739 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2740 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2741 = "arith.divui"(%2738, %23) : (i32, i32) -> i32
        %2742 = "arith.muli"(%2741, %23) : (i32, i32) -> i32
        %2743 = "arith.minsi"(%2737, %2670) : (i32, i32) -> i32
        %2744 = "arith.addi"(%2742, %2743) : (i32, i32) -> i32
        %2745 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2746 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2747 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2748 = "arith.divui"(%2745, %55) : (i32, i32) -> i32
        %2749 = "arith.addi"(%2673, %2748) : (i32, i32) -> i32
        %2750 = "arith.muli"(%2749, %2679) : (i32, i32) -> i32
        %2751 = "arith.addi"(%67, %2750) : (i32, i32) -> i32
        %2752 = "arith.addi"(%2751, %2744) : (i32, i32) -> i32
        %2753 = "llvm.getelementptr"(%17, %2752) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2754 = "llvm.inline_asm"(%2753) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2756 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2757 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2758 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2759 = "arith.remui"(%2756, %33) : (i32, i32) -> i32
        %2760 = "arith.constant"() {value = 128 : i32} : () -> i32
        %2761 = "arith.addi"(%2759, %2760) : (i32, i32) -> i32
        %2762 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2763 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2764 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2765 = "arith.divui"(%2762, %23) : (i32, i32) -> i32
        %2766 = "arith.muli"(%2765, %23) : (i32, i32) -> i32
        %2767 = "arith.minsi"(%2761, %2670) : (i32, i32) -> i32
        %2768 = "arith.addi"(%2766, %2767) : (i32, i32) -> i32
        %2769 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2770 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2771 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2772 = "arith.divui"(%2769, %55) : (i32, i32) -> i32
        %2773 = "arith.addi"(%2673, %2772) : (i32, i32) -> i32
        %2774 = "arith.muli"(%2773, %2679) : (i32, i32) -> i32
        %2775 = "arith.addi"(%67, %2774) : (i32, i32) -> i32
        %2776 = "arith.addi"(%2775, %2768) : (i32, i32) -> i32
        %2777 = "llvm.getelementptr"(%17, %2776) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2778 = "llvm.inline_asm"(%2777) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %2780 = "llvm.bitcast"(%2684) : (i64) -> vector<2xi32>
        %2781 = "vector.extract"(%2780) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2782 = "arith.andi"(%2781, %67) : (i32, i32) -> i32
        %2783 = "llvm.bitcast"(%2684) : (i64) -> vector<2xi32>
        %2784 = "vector.extract"(%2783) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2785 = "arith.andi"(%2784, %67) : (i32, i32) -> i32
        %2786 = "arith.shli"(%2785, %67) : (i32, i32) -> i32
        %2787 = "arith.ori"(%2782, %2786) : (i32, i32) -> i32
        %2788 = "arith.cmpi"(%2787, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
        %2789 = "arith.constant"() {value = false} : () -> i1
        %2790 = "arith.ori"(%2789, %2788) : (i1, i1) -> i1
        %2791 = "llvm.bitcast"(%2707) : (i64) -> vector<2xi32>
        %2792 = "vector.extract"(%2791) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2793 = "arith.andi"(%2792, %67) : (i32, i32) -> i32
        %2794 = "llvm.bitcast"(%2707) : (i64) -> vector<2xi32>
        %2795 = "vector.extract"(%2794) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2796 = "arith.andi"(%2795, %67) : (i32, i32) -> i32
        %2797 = "arith.shli"(%2796, %67) : (i32, i32) -> i32
        %2798 = "arith.ori"(%2793, %2797) : (i32, i32) -> i32
        %2799 = "arith.cmpi"(%2798, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
        %2800 = "arith.ori"(%2790, %2799) : (i1, i1) -> i1
        %2801 = "llvm.bitcast"(%2730) : (i64) -> vector<2xi32>
        %2802 = "vector.extract"(%2801) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2803 = "arith.andi"(%2802, %67) : (i32, i32) -> i32
        %2804 = "llvm.bitcast"(%2730) : (i64) -> vector<2xi32>
        %2805 = "vector.extract"(%2804) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2806 = "arith.andi"(%2805, %67) : (i32, i32) -> i32
        %2807 = "arith.shli"(%2806, %67) : (i32, i32) -> i32
        %2808 = "arith.ori"(%2803, %2807) : (i32, i32) -> i32
        %2809 = "arith.cmpi"(%2808, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
        %2810 = "arith.ori"(%2800, %2809) : (i1, i1) -> i1
        %2811 = "llvm.bitcast"(%2754) : (i64) -> vector<2xi32>
        %2812 = "vector.extract"(%2811) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2813 = "arith.andi"(%2812, %67) : (i32, i32) -> i32
        %2814 = "llvm.bitcast"(%2754) : (i64) -> vector<2xi32>
        %2815 = "vector.extract"(%2814) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2816 = "arith.andi"(%2815, %67) : (i32, i32) -> i32
        %2817 = "arith.shli"(%2816, %67) : (i32, i32) -> i32
        %2818 = "arith.ori"(%2813, %2817) : (i32, i32) -> i32
        %2819 = "arith.cmpi"(%2818, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
        %2820 = "arith.ori"(%2810, %2819) : (i1, i1) -> i1
        %2821 = "llvm.bitcast"(%2778) : (i64) -> vector<2xi32>
        %2822 = "vector.extract"(%2821) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %2823 = "arith.andi"(%2822, %67) : (i32, i32) -> i32
        %2824 = "llvm.bitcast"(%2778) : (i64) -> vector<2xi32>
        %2825 = "vector.extract"(%2824) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %2826 = "arith.andi"(%2825, %67) : (i32, i32) -> i32
        %2827 = "arith.shli"(%2826, %67) : (i32, i32) -> i32
        %2828 = "arith.ori"(%2823, %2827) : (i32, i32) -> i32
        %2829 = "arith.cmpi"(%2828, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
        %2830 = "arith.ori"(%2820, %2829) : (i1, i1) -> i1
        %2831, %2832, %2833, %2834, %2835, %2836 = "scf.while"(%2830, %2684, %2707, %2730, %2754, %2778) ({
        ^bb0(%2837: i1, %2838: i64, %2839: i64, %2840: i64, %2841: i64, %2842: i64):
          "scf.condition"(%2837, %2837, %2838, %2839, %2840, %2841, %2842) : (i1, i1, i64, i64, i64, i64, i64) -> ()
        }, {
        ^bb0(%2843: i1, %2844: i64, %2845: i64, %2846: i64, %2847: i64, %2848: i64):
          %2849 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2850 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2851 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2852 = "arith.remui"(%2849, %33) : (i32, i32) -> i32
          %2853 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2854 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2855 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2856 = "arith.divui"(%2853, %23) : (i32, i32) -> i32
          %2857 = "arith.muli"(%2856, %23) : (i32, i32) -> i32
          %2858 = "arith.minsi"(%2852, %2670) : (i32, i32) -> i32
          %2859 = "arith.addi"(%2857, %2858) : (i32, i32) -> i32
          %2860 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2861 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2862 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2863 = "arith.divui"(%2860, %55) : (i32, i32) -> i32
          %2864 = "arith.addi"(%2673, %2863) : (i32, i32) -> i32
          %2865 = "arith.muli"(%2864, %2679) : (i32, i32) -> i32
          %2866 = "arith.addi"(%67, %2865) : (i32, i32) -> i32
          %2867 = "arith.addi"(%2866, %2859) : (i32, i32) -> i32
          %2868 = "llvm.getelementptr"(%17, %2867) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2869 = "llvm.inline_asm"(%2868) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2871 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2872 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2873 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2874 = "arith.remui"(%2871, %33) : (i32, i32) -> i32
          %2875 = "arith.addi"(%2874, %33) : (i32, i32) -> i32
          %2876 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2877 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2878 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2879 = "arith.divui"(%2876, %23) : (i32, i32) -> i32
          %2880 = "arith.muli"(%2879, %23) : (i32, i32) -> i32
          %2881 = "arith.minsi"(%2875, %2670) : (i32, i32) -> i32
          %2882 = "arith.addi"(%2880, %2881) : (i32, i32) -> i32
          %2883 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2884 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2885 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2886 = "arith.divui"(%2883, %55) : (i32, i32) -> i32
          %2887 = "arith.addi"(%2673, %2886) : (i32, i32) -> i32
          %2888 = "arith.muli"(%2887, %2679) : (i32, i32) -> i32
          %2889 = "arith.addi"(%67, %2888) : (i32, i32) -> i32
          %2890 = "arith.addi"(%2889, %2882) : (i32, i32) -> i32
          %2891 = "llvm.getelementptr"(%17, %2890) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2892 = "llvm.inline_asm"(%2891) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2894 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2895 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2896 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2897 = "arith.remui"(%2894, %33) : (i32, i32) -> i32
          %2898 = "arith.addi"(%2897, %55) : (i32, i32) -> i32
          %2899 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2900 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2901 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2902 = "arith.divui"(%2899, %23) : (i32, i32) -> i32
          %2903 = "arith.muli"(%2902, %23) : (i32, i32) -> i32
          %2904 = "arith.minsi"(%2898, %2670) : (i32, i32) -> i32
          %2905 = "arith.addi"(%2903, %2904) : (i32, i32) -> i32
          %2906 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2907 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2908 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2909 = "arith.divui"(%2906, %55) : (i32, i32) -> i32
          %2910 = "arith.addi"(%2673, %2909) : (i32, i32) -> i32
          %2911 = "arith.muli"(%2910, %2679) : (i32, i32) -> i32
          %2912 = "arith.addi"(%67, %2911) : (i32, i32) -> i32
          %2913 = "arith.addi"(%2912, %2905) : (i32, i32) -> i32
          %2914 = "llvm.getelementptr"(%17, %2913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2915 = "llvm.inline_asm"(%2914) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2917 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2918 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2919 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2920 = "arith.remui"(%2917, %33) : (i32, i32) -> i32
          %2921 = "arith.addi"(%2920, %2736) : (i32, i32) -> i32
          %2922 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2923 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2924 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2925 = "arith.divui"(%2922, %23) : (i32, i32) -> i32
          %2926 = "arith.muli"(%2925, %23) : (i32, i32) -> i32
          %2927 = "arith.minsi"(%2921, %2670) : (i32, i32) -> i32
          %2928 = "arith.addi"(%2926, %2927) : (i32, i32) -> i32
          %2929 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2930 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2931 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2932 = "arith.divui"(%2929, %55) : (i32, i32) -> i32
          %2933 = "arith.addi"(%2673, %2932) : (i32, i32) -> i32
          %2934 = "arith.muli"(%2933, %2679) : (i32, i32) -> i32
          %2935 = "arith.addi"(%67, %2934) : (i32, i32) -> i32
          %2936 = "arith.addi"(%2935, %2928) : (i32, i32) -> i32
          %2937 = "llvm.getelementptr"(%17, %2936) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2938 = "llvm.inline_asm"(%2937) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2940 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2941 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2942 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2943 = "arith.remui"(%2940, %33) : (i32, i32) -> i32
          %2944 = "arith.addi"(%2943, %2760) : (i32, i32) -> i32
          %2945 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %2946 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %2947 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %2948 = "arith.divui"(%2945, %23) : (i32, i32) -> i32
          %2949 = "arith.muli"(%2948, %23) : (i32, i32) -> i32
          %2950 = "arith.minsi"(%2944, %2670) : (i32, i32) -> i32
          %2951 = "arith.addi"(%2949, %2950) : (i32, i32) -> i32
          %2952 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2953 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2954 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2955 = "arith.divui"(%2952, %55) : (i32, i32) -> i32
          %2956 = "arith.addi"(%2673, %2955) : (i32, i32) -> i32
          %2957 = "arith.muli"(%2956, %2679) : (i32, i32) -> i32
          %2958 = "arith.addi"(%67, %2957) : (i32, i32) -> i32
          %2959 = "arith.addi"(%2958, %2951) : (i32, i32) -> i32
          %2960 = "llvm.getelementptr"(%17, %2959) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2961 = "llvm.inline_asm"(%2960) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %2963 = "llvm.bitcast"(%2869) : (i64) -> vector<2xi32>
          %2964 = "vector.extract"(%2963) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2965 = "arith.andi"(%2964, %67) : (i32, i32) -> i32
          %2966 = "llvm.bitcast"(%2869) : (i64) -> vector<2xi32>
          %2967 = "vector.extract"(%2966) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2968 = "arith.andi"(%2967, %67) : (i32, i32) -> i32
          %2969 = "arith.shli"(%2968, %67) : (i32, i32) -> i32
          %2970 = "arith.ori"(%2965, %2969) : (i32, i32) -> i32
          %2971 = "arith.cmpi"(%2970, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
          %2972 = "arith.ori"(%2789, %2971) : (i1, i1) -> i1
          %2973 = "llvm.bitcast"(%2892) : (i64) -> vector<2xi32>
          %2974 = "vector.extract"(%2973) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2975 = "arith.andi"(%2974, %67) : (i32, i32) -> i32
          %2976 = "llvm.bitcast"(%2892) : (i64) -> vector<2xi32>
          %2977 = "vector.extract"(%2976) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2978 = "arith.andi"(%2977, %67) : (i32, i32) -> i32
          %2979 = "arith.shli"(%2978, %67) : (i32, i32) -> i32
          %2980 = "arith.ori"(%2975, %2979) : (i32, i32) -> i32
          %2981 = "arith.cmpi"(%2980, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
          %2982 = "arith.ori"(%2972, %2981) : (i1, i1) -> i1
          %2983 = "llvm.bitcast"(%2915) : (i64) -> vector<2xi32>
          %2984 = "vector.extract"(%2983) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2985 = "arith.andi"(%2984, %67) : (i32, i32) -> i32
          %2986 = "llvm.bitcast"(%2915) : (i64) -> vector<2xi32>
          %2987 = "vector.extract"(%2986) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2988 = "arith.andi"(%2987, %67) : (i32, i32) -> i32
          %2989 = "arith.shli"(%2988, %67) : (i32, i32) -> i32
          %2990 = "arith.ori"(%2985, %2989) : (i32, i32) -> i32
          %2991 = "arith.cmpi"(%2990, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
          %2992 = "arith.ori"(%2982, %2991) : (i1, i1) -> i1
          %2993 = "llvm.bitcast"(%2938) : (i64) -> vector<2xi32>
          %2994 = "vector.extract"(%2993) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %2995 = "arith.andi"(%2994, %67) : (i32, i32) -> i32
          %2996 = "llvm.bitcast"(%2938) : (i64) -> vector<2xi32>
          %2997 = "vector.extract"(%2996) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %2998 = "arith.andi"(%2997, %67) : (i32, i32) -> i32
          %2999 = "arith.shli"(%2998, %67) : (i32, i32) -> i32
          %3000 = "arith.ori"(%2995, %2999) : (i32, i32) -> i32
          %3001 = "arith.cmpi"(%3000, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
          %3002 = "arith.ori"(%2992, %3001) : (i1, i1) -> i1
          %3003 = "llvm.bitcast"(%2961) : (i64) -> vector<2xi32>
          %3004 = "vector.extract"(%3003) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %3005 = "arith.andi"(%3004, %67) : (i32, i32) -> i32
          %3006 = "llvm.bitcast"(%2961) : (i64) -> vector<2xi32>
          %3007 = "vector.extract"(%3006) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %3008 = "arith.andi"(%3007, %67) : (i32, i32) -> i32
          %3009 = "arith.shli"(%3008, %67) : (i32, i32) -> i32
          %3010 = "arith.ori"(%3005, %3009) : (i32, i32) -> i32
          %3011 = "arith.cmpi"(%3010, %2660) {predicate = 1 : i64} : (i32, i32) -> i1
          %3012 = "arith.ori"(%3002, %3011) : (i1, i1) -> i1
          "scf.yield"(%3012, %2869, %2892, %2915, %2938, %2961) : (i1, i64, i64, i64, i64, i64) -> ()
        }) : (i1, i64, i64, i64, i64, i64) -> (i1, i64, i64, i64, i64, i64)
        %3013 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3014 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3015 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3016 = "arith.remui"(%3013, %33) : (i32, i32) -> i32
        %3017 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %3018 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %3019 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3020 = "arith.cmpi"(%3016, %23) {predicate = 2 : i64} : (i32, i32) -> i1
        %3021 = "llvm.bitcast"(%2832) : (i64) -> vector<2xi32>
        %3022 = "vector.extract"(%3021) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %3023 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
        %3024 = "arith.andi"(%3022, %3023) : (i32, i32) -> i32
        %3025 = "llvm.bitcast"(%2832) : (i64) -> vector<2xi32>
        %3026 = "vector.extract"(%3025) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %3027 = "arith.andi"(%3026, %3023) : (i32, i32) -> i32
        %3028 = "llvm.bitcast"(%3024) : (i32) -> f32
        %3029 = "arith.select"(%3020, %3028, %1264) : (i1, f32, f32) -> f32
        %3030 = "llvm.bitcast"(%3027) : (i32) -> f32
        %3031 = "arith.select"(%3020, %3030, %1264) : (i1, f32, f32) -> f32
        %3032 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3033 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3034 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3035 = "arith.remui"(%3032, %33) : (i32, i32) -> i32
        %3036 = "arith.addi"(%3035, %33) : (i32, i32) -> i32
        %3037 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %3038 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %3039 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3040 = "arith.cmpi"(%3036, %23) {predicate = 2 : i64} : (i32, i32) -> i1
        %3041 = "llvm.bitcast"(%2833) : (i64) -> vector<2xi32>
        %3042 = "vector.extract"(%3041) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %3043 = "arith.andi"(%3042, %3023) : (i32, i32) -> i32
        %3044 = "llvm.bitcast"(%2833) : (i64) -> vector<2xi32>
        %3045 = "vector.extract"(%3044) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %3046 = "arith.andi"(%3045, %3023) : (i32, i32) -> i32
        %3047 = "llvm.bitcast"(%3043) : (i32) -> f32
        %3048 = "arith.select"(%3040, %3047, %1264) : (i1, f32, f32) -> f32
        %3049 = "llvm.bitcast"(%3046) : (i32) -> f32
        %3050 = "arith.select"(%3040, %3049, %1264) : (i1, f32, f32) -> f32
        %3051 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3052 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3053 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3054 = "arith.remui"(%3051, %33) : (i32, i32) -> i32
        %3055 = "arith.addi"(%3054, %55) : (i32, i32) -> i32
        %3056 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %3057 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %3058 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3059 = "arith.cmpi"(%3055, %23) {predicate = 2 : i64} : (i32, i32) -> i1
        %3060 = "llvm.bitcast"(%2834) : (i64) -> vector<2xi32>
        %3061 = "vector.extract"(%3060) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %3062 = "arith.andi"(%3061, %3023) : (i32, i32) -> i32
        %3063 = "llvm.bitcast"(%2834) : (i64) -> vector<2xi32>
        %3064 = "vector.extract"(%3063) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %3065 = "arith.andi"(%3064, %3023) : (i32, i32) -> i32
        %3066 = "llvm.bitcast"(%3062) : (i32) -> f32
        %3067 = "arith.select"(%3059, %3066, %1264) : (i1, f32, f32) -> f32
        %3068 = "llvm.bitcast"(%3065) : (i32) -> f32
        %3069 = "arith.select"(%3059, %3068, %1264) : (i1, f32, f32) -> f32
        %3070 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3071 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3072 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3073 = "arith.remui"(%3070, %33) : (i32, i32) -> i32
        %3074 = "arith.addi"(%3073, %2736) : (i32, i32) -> i32
        %3075 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %3076 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %3077 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3078 = "arith.cmpi"(%3074, %23) {predicate = 2 : i64} : (i32, i32) -> i1
        %3079 = "llvm.bitcast"(%2835) : (i64) -> vector<2xi32>
        %3080 = "vector.extract"(%3079) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %3081 = "arith.andi"(%3080, %3023) : (i32, i32) -> i32
        %3082 = "llvm.bitcast"(%2835) : (i64) -> vector<2xi32>
        %3083 = "vector.extract"(%3082) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %3084 = "arith.andi"(%3083, %3023) : (i32, i32) -> i32
        %3085 = "llvm.bitcast"(%3081) : (i32) -> f32
        %3086 = "arith.select"(%3078, %3085, %1264) : (i1, f32, f32) -> f32
        %3087 = "llvm.bitcast"(%3084) : (i32) -> f32
        %3088 = "arith.select"(%3078, %3087, %1264) : (i1, f32, f32) -> f32
        %3089 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3090 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3091 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3092 = "arith.remui"(%3089, %33) : (i32, i32) -> i32
        %3093 = "arith.addi"(%3092, %2760) : (i32, i32) -> i32
        %3094 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %3095 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %3096 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %3097 = "arith.cmpi"(%3093, %23) {predicate = 2 : i64} : (i32, i32) -> i1
        %3098 = "llvm.bitcast"(%2836) : (i64) -> vector<2xi32>
        %3099 = "vector.extract"(%3098) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
        %3100 = "arith.andi"(%3099, %3023) : (i32, i32) -> i32
        %3101 = "llvm.bitcast"(%2836) : (i64) -> vector<2xi32>
        %3102 = "vector.extract"(%3101) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
        %3103 = "arith.andi"(%3102, %3023) : (i32, i32) -> i32
        %3104 = "llvm.bitcast"(%3100) : (i32) -> f32
        %3105 = "arith.select"(%3097, %3104, %1264) : (i1, f32, f32) -> f32
        %3106 = "llvm.bitcast"(%3103) : (i32) -> f32
        %3107 = "arith.select"(%3097, %3106, %1264) : (i1, f32, f32) -> f32
        %3108 = "arith.addf"(%3029, %3048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3109 = "arith.addf"(%3031, %3050) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3110 = "arith.addf"(%3108, %3067) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3111 = "arith.addf"(%3109, %3069) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3112 = "arith.addf"(%3110, %3086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3113 = "arith.addf"(%3111, %3088) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3114 = "arith.addf"(%3112, %3105) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3115 = "arith.addf"(%3113, %3107) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3116 = "nvvm.shfl.sync"(%205, %3114, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3117 = "nvvm.shfl.sync"(%205, %3115, %67, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3118 = "arith.addf"(%3114, %3116) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3119 = "arith.addf"(%3115, %3117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3120 = "nvvm.shfl.sync"(%205, %3118, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3121 = "nvvm.shfl.sync"(%205, %3119, %124, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3122 = "arith.addf"(%3118, %3120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3123 = "arith.addf"(%3119, %3121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3124 = "nvvm.shfl.sync"(%205, %3122, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3125 = "nvvm.shfl.sync"(%205, %3123, %62, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3126 = "arith.addf"(%3122, %3124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3127 = "arith.addf"(%3123, %3125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3128 = "nvvm.shfl.sync"(%205, %3126, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3129 = "nvvm.shfl.sync"(%205, %3127, %42, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3130 = "arith.addf"(%3126, %3128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3131 = "arith.addf"(%3127, %3129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3132 = "nvvm.shfl.sync"(%205, %3130, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3133 = "nvvm.shfl.sync"(%205, %3131, %191, %1415) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %3134 = "arith.addf"(%3130, %3132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3135 = "arith.addf"(%3131, %3133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %3136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3139 = "arith.remui"(%1550, %149) : (i32, i32) -> i32
        %3140 = "arith.muli"(%3139, %442) : (i32, i32) -> i32
        %3141 = "arith.addi"(%3136, %3140) : (i32, i32) -> i32
        %3142 = "llvm.getelementptr"(%25, %3141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3143 = "llvm.load"(%3142) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %3144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3147 = "arith.addi"(%3144, %3140) : (i32, i32) -> i32
        %3148 = "llvm.getelementptr"(%26, %3147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3149 = "llvm.load"(%3148) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %3150 = "arith.mulf"(%3134, %18) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3151 = "arith.mulf"(%3150, %3149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3152 = "arith.mulf"(%3135, %18) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3153 = "arith.mulf"(%3152, %3149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3154 = "arith.mulf"(%3153, %3149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3155 = "arith.mulf"(%3154, %3149) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3156 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3157 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3158 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3159 = "arith.muli"(%3156, %62) : (i32, i32) -> i32
        %3160 = "arith.muli"(%3139, %390) : (i32, i32) -> i32
        %3161 = "arith.addi"(%3159, %3160) : (i32, i32) -> i32
        %3162 = "llvm.getelementptr"(%24, %3161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3163 = "llvm.load"(%3162) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3164 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3165 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3166 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3167 = "arith.muli"(%3164, %62) : (i32, i32) -> i32
        %3168 = "arith.addi"(%3167, %219) : (i32, i32) -> i32
        %3169 = "arith.addi"(%3168, %3160) : (i32, i32) -> i32
        %3170 = "llvm.getelementptr"(%24, %3169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3171 = "llvm.load"(%3170) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3172 = "vector.broadcast"(%3143) : (f32) -> vector<4xf32>
        %3173 = "arith.subf"(%3171, %3172) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3174 = "vector.from_elements"(%1569, %1570, %1571, %1572) : (f32, f32, f32, f32) -> vector<4xf32>
        %3175 = "arith.addf"(%3174, %3163) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3176 = "vector.extract"(%3175) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3177 = "vector.extract"(%3175) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3178 = "vector.extract"(%3175) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3179 = "vector.extract"(%3175) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3180 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3181 = "arith.mulf"(%3163, %3180) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3182 = "arith.mulf"(%3181, %3173) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3183 = "vector.from_elements"(%1553, %1554, %1555, %1556) : (f32, f32, f32, f32) -> vector<4xf32>
        %3184 = "arith.addf"(%3183, %3182) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3185 = "vector.extract"(%3184) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3186 = "vector.extract"(%3184) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3187 = "vector.extract"(%3184) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3188 = "vector.extract"(%3184) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3189 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3190 = "arith.mulf"(%3163, %3189) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3191 = "llvm.load"(%461) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3192 = "arith.mulf"(%3190, %3191) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3193 = "vector.broadcast"(%3155) : (f32) -> vector<4xf32>
        %3194 = "arith.mulf"(%3173, %3193) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3195 = "vector.broadcast"(%3151) : (f32) -> vector<4xf32>
        %3196 = "arith.addf"(%3194, %3195) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3197 = "arith.subf"(%3192, %3196) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3198 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3199 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3200 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3201 = "arith.muli"(%3198, %62) : (i32, i32) -> i32
        %3202 = "arith.addi"(%3201, %3160) : (i32, i32) -> i32
        %3203 = "llvm.getelementptr"(%24, %3202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%3197, %3203) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %3204 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3205 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3206 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3207 = "arith.muli"(%3204, %62) : (i32, i32) -> i32
        %3208 = "arith.addi"(%3207, %3160) : (i32, i32) -> i32
        %3209 = "llvm.getelementptr"(%24, %3208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3210 = "llvm.getelementptr"(%3209) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3211 = "llvm.load"(%3210) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3212 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3213 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3214 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3215 = "arith.muli"(%3212, %62) : (i32, i32) -> i32
        %3216 = "arith.addi"(%3215, %219) : (i32, i32) -> i32
        %3217 = "arith.addi"(%3216, %3160) : (i32, i32) -> i32
        %3218 = "llvm.getelementptr"(%24, %3217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3219 = "llvm.getelementptr"(%3218) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3220 = "llvm.load"(%3219) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3221 = "vector.broadcast"(%3143) : (f32) -> vector<4xf32>
        %3222 = "arith.subf"(%3220, %3221) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3223 = "vector.from_elements"(%1573, %1574, %1575, %1576) : (f32, f32, f32, f32) -> vector<4xf32>
        %3224 = "arith.addf"(%3223, %3211) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3225 = "vector.extract"(%3224) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3226 = "vector.extract"(%3224) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3227 = "vector.extract"(%3224) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3228 = "vector.extract"(%3224) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3229 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3230 = "arith.mulf"(%3211, %3229) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3231 = "arith.mulf"(%3230, %3222) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3232 = "vector.from_elements"(%1557, %1558, %1559, %1560) : (f32, f32, f32, f32) -> vector<4xf32>
        %3233 = "arith.addf"(%3232, %3231) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3234 = "vector.extract"(%3233) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3235 = "vector.extract"(%3233) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3236 = "vector.extract"(%3233) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3237 = "vector.extract"(%3233) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3238 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3239 = "arith.mulf"(%3211, %3238) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3240 = "llvm.load"(%1296) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3241 = "arith.mulf"(%3239, %3240) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3242 = "vector.broadcast"(%3155) : (f32) -> vector<4xf32>
        %3243 = "arith.mulf"(%3222, %3242) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3244 = "vector.broadcast"(%3151) : (f32) -> vector<4xf32>
        %3245 = "arith.addf"(%3243, %3244) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3246 = "arith.subf"(%3241, %3245) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3247 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3248 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3249 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3250 = "arith.muli"(%3247, %62) : (i32, i32) -> i32
        %3251 = "arith.addi"(%3250, %3160) : (i32, i32) -> i32
        %3252 = "llvm.getelementptr"(%24, %3251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3253 = "llvm.getelementptr"(%3252) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3246, %3253) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %3254 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3255 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3256 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3257 = "arith.muli"(%3254, %62) : (i32, i32) -> i32
        %3258 = "arith.addi"(%3257, %3160) : (i32, i32) -> i32
        %3259 = "llvm.getelementptr"(%24, %3258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3260 = "llvm.getelementptr"(%3259) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3261 = "llvm.load"(%3260) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3265 = "arith.muli"(%3262, %62) : (i32, i32) -> i32
        %3266 = "arith.addi"(%3265, %219) : (i32, i32) -> i32
        %3267 = "arith.addi"(%3266, %3160) : (i32, i32) -> i32
        %3268 = "llvm.getelementptr"(%24, %3267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3269 = "llvm.getelementptr"(%3268) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3270 = "llvm.load"(%3269) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3271 = "vector.broadcast"(%3143) : (f32) -> vector<4xf32>
        %3272 = "arith.subf"(%3270, %3271) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3273 = "vector.from_elements"(%1577, %1578, %1579, %1580) : (f32, f32, f32, f32) -> vector<4xf32>
        %3274 = "arith.addf"(%3273, %3261) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3275 = "vector.extract"(%3274) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3276 = "vector.extract"(%3274) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3277 = "vector.extract"(%3274) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3278 = "vector.extract"(%3274) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3279 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3280 = "arith.mulf"(%3261, %3279) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3281 = "arith.mulf"(%3280, %3272) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3282 = "vector.from_elements"(%1561, %1562, %1563, %1564) : (f32, f32, f32, f32) -> vector<4xf32>
        %3283 = "arith.addf"(%3282, %3281) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3284 = "vector.extract"(%3283) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3285 = "vector.extract"(%3283) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3286 = "vector.extract"(%3283) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3287 = "vector.extract"(%3283) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3288 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3289 = "arith.mulf"(%3261, %3288) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3290 = "llvm.load"(%1338) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3291 = "arith.mulf"(%3289, %3290) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3292 = "vector.broadcast"(%3155) : (f32) -> vector<4xf32>
        %3293 = "arith.mulf"(%3272, %3292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3294 = "vector.broadcast"(%3151) : (f32) -> vector<4xf32>
        %3295 = "arith.addf"(%3293, %3294) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3296 = "arith.subf"(%3291, %3295) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3297 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3298 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3299 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3300 = "arith.muli"(%3297, %62) : (i32, i32) -> i32
        %3301 = "arith.addi"(%3300, %3160) : (i32, i32) -> i32
        %3302 = "llvm.getelementptr"(%24, %3301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3303 = "llvm.getelementptr"(%3302) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3296, %3303) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        %3304 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3305 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3306 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3307 = "arith.muli"(%3304, %62) : (i32, i32) -> i32
        %3308 = "arith.addi"(%3307, %3160) : (i32, i32) -> i32
        %3309 = "llvm.getelementptr"(%24, %3308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3310 = "llvm.getelementptr"(%3309) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3311 = "llvm.load"(%3310) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3312 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3313 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3314 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3315 = "arith.muli"(%3312, %62) : (i32, i32) -> i32
        %3316 = "arith.addi"(%3315, %219) : (i32, i32) -> i32
        %3317 = "arith.addi"(%3316, %3160) : (i32, i32) -> i32
        %3318 = "llvm.getelementptr"(%24, %3317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3319 = "llvm.getelementptr"(%3318) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3320 = "llvm.load"(%3319) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3321 = "vector.broadcast"(%3143) : (f32) -> vector<4xf32>
        %3322 = "arith.subf"(%3320, %3321) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3323 = "vector.from_elements"(%1581, %1582, %1583, %1584) : (f32, f32, f32, f32) -> vector<4xf32>
        %3324 = "arith.addf"(%3323, %3311) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3325 = "vector.extract"(%3324) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3326 = "vector.extract"(%3324) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3327 = "vector.extract"(%3324) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3328 = "vector.extract"(%3324) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3329 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3330 = "arith.mulf"(%3311, %3329) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3331 = "arith.mulf"(%3330, %3322) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3332 = "vector.from_elements"(%1565, %1566, %1567, %1568) : (f32, f32, f32, f32) -> vector<4xf32>
        %3333 = "arith.addf"(%3332, %3331) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3334 = "vector.extract"(%3333) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3335 = "vector.extract"(%3333) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3336 = "vector.extract"(%3333) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3337 = "vector.extract"(%3333) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3338 = "vector.broadcast"(%3149) : (f32) -> vector<4xf32>
        %3339 = "arith.mulf"(%3311, %3338) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3340 = "llvm.load"(%1380) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3341 = "arith.mulf"(%3339, %3340) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3342 = "vector.broadcast"(%3155) : (f32) -> vector<4xf32>
        %3343 = "arith.mulf"(%3322, %3342) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3344 = "vector.broadcast"(%3151) : (f32) -> vector<4xf32>
        %3345 = "arith.addf"(%3343, %3344) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3346 = "arith.subf"(%3341, %3345) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3347 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3348 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3349 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3350 = "arith.muli"(%3347, %62) : (i32, i32) -> i32
        %3351 = "arith.addi"(%3350, %3160) : (i32, i32) -> i32
        %3352 = "llvm.getelementptr"(%24, %3351) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3353 = "llvm.getelementptr"(%3352) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3346, %3353) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%205) : (i32) -> ()
        "scf.yield"(%2550, %2551, %3185, %3186, %3187, %3188, %3234, %3235, %3236, %3237, %3284, %3285, %3286, %3287, %3334, %3335, %3336, %3337, %3176, %3177, %3178, %3179, %3225, %3226, %3227, %3228, %3275, %3276, %3277, %3278, %3325, %3326, %3327, %3328, %2584) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64)
      %3354 = "arith.subi"(%19, %67) : (i32, i32) -> i32
      %3355 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3356 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3357 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3358 = "arith.divui"(%3355, %23) : (i32, i32) -> i32
      %3359 = "arith.muli"(%3358, %42) : (i32, i32) -> i32
      %3360 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3361 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3362 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3363 = "arith.divui"(%3360, %23) : (i32, i32) -> i32
      %3364 = "arith.muli"(%3363, %42) : (i32, i32) -> i32
      %3365 = "arith.muli"(%3354, %3364) : (i32, i32) -> i32
      %3366 = "arith.addi"(%3359, %3365) : (i32, i32) -> i32
      %3367 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3368 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3369 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3370 = "arith.divui"(%3367, %55) : (i32, i32) -> i32
      %3371 = "arith.addi"(%3366, %3370) : (i32, i32) -> i32
      %3372 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3373 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3374 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3375 = "arith.remui"(%3372, %23) : (i32, i32) -> i32
      %3376 = "arith.andi"(%3371, %149) : (i32, i32) -> i32
      %3377 = "arith.muli"(%3376, %64) : (i32, i32) -> i32
      %3378 = "arith.remui"(%3377, %62) : (i32, i32) -> i32
      %3379 = "arith.cmpi"(%3354, %49) {predicate = 5 : i64} : (i32, i32) -> i1
      %3380 = "arith.cmpi"(%3371, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3381 = "arith.andi"(%3379, %3380) : (i1, i1) -> i1
      "scf.if"(%3381) ({
        %3382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3385 = "arith.remui"(%3382, %55) : (i32, i32) -> i32
        %3386 = "arith.muli"(%3375, %62) : (i32, i32) -> i32
        %3387 = "arith.muli"(%3386, %55) : (i32, i32) -> i32
        %3388 = "arith.addi"(%3387, %3385) : (i32, i32) -> i32
        %3389 = "arith.muli"(%3388, %62) : (i32, i32) -> i32
        %3390 = "arith.subi"(%3389, %3378) : (i32, i32) -> i32
        %3391 = "arith.cmpi"(%3390, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %3392 = "scf.if"(%3391) ({
          %3393 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3394 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3395 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3396 = "arith.remui"(%3393, %55) : (i32, i32) -> i32
          %3397 = "arith.addi"(%3387, %3396) : (i32, i32) -> i32
          %3398 = "arith.muli"(%3397, %62) : (i32, i32) -> i32
          %3399 = "arith.subi"(%3398, %3378) : (i32, i32) -> i32
          %3400 = "arith.addi"(%3399, %62) : (i32, i32) -> i32
          %3401 = "arith.cmpi"(%3400, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3401) : (i1) -> ()
        }, {
          "scf.yield"(%3391) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3392) ({
          %3402 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3403 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3404 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3405 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
          %3406 = "arith.cmpi"(%3405, %49) {predicate = 2 : i64} : (i32, i32) -> i1
          %3407 = "arith.addi"(%3405, %149) : (i32, i32) -> i32
          %3408 = "arith.select"(%3406, %3407, %3405) : (i1, i32, i32) -> i32
          %3409 = "arith.muli"(%3402, %62) : (i32, i32) -> i32
          %3410 = "arith.muli"(%3408, %390) : (i32, i32) -> i32
          %3411 = "arith.addi"(%3409, %3410) : (i32, i32) -> i32
          %3412 = "llvm.getelementptr"(%24, %3411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3413 = "arith.extsi"(%3371) : (i32) -> i64
          %3414 = "arith.muli"(%3413, %171) : (i64, i64) -> i64
          %3415 = "arith.extsi"(%3378) : (i32) -> i64
          %3416 = "arith.subi"(%3414, %3415) : (i64, i64) -> i64
          %3417 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3418 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3419 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3420 = "arith.remui"(%3417, %55) : (i32, i32) -> i32
          %3421 = "arith.addi"(%3387, %3420) : (i32, i32) -> i32
          %3422 = "arith.muli"(%3421, %62) : (i32, i32) -> i32
          %3423 = "arith.extsi"(%3422) : (i32) -> i64
          %3424 = "arith.addi"(%3416, %3423) : (i64, i64) -> i64
          %3425 = "llvm.getelementptr"(%9, %3424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3426 = "llvm.load"(%3412) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3426, %3425) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3427 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3428 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3429 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3430 = "arith.remui"(%3427, %55) : (i32, i32) -> i32
        %3431 = "arith.addi"(%3386, %67) : (i32, i32) -> i32
        %3432 = "arith.muli"(%3431, %55) : (i32, i32) -> i32
        %3433 = "arith.addi"(%3432, %3430) : (i32, i32) -> i32
        %3434 = "arith.muli"(%3433, %62) : (i32, i32) -> i32
        %3435 = "arith.subi"(%3434, %3378) : (i32, i32) -> i32
        %3436 = "arith.cmpi"(%3435, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %3437 = "scf.if"(%3436) ({
          %3438 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3439 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3440 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3441 = "arith.remui"(%3438, %55) : (i32, i32) -> i32
          %3442 = "arith.addi"(%3432, %3441) : (i32, i32) -> i32
          %3443 = "arith.muli"(%3442, %62) : (i32, i32) -> i32
          %3444 = "arith.subi"(%3443, %3378) : (i32, i32) -> i32
          %3445 = "arith.addi"(%3444, %62) : (i32, i32) -> i32
          %3446 = "arith.cmpi"(%3445, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3446) : (i1) -> ()
        }, {
          "scf.yield"(%3436) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3437) ({
          %3447 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3448 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3449 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3450 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
          %3451 = "arith.cmpi"(%3450, %49) {predicate = 2 : i64} : (i32, i32) -> i1
          %3452 = "arith.addi"(%3450, %149) : (i32, i32) -> i32
          %3453 = "arith.select"(%3451, %3452, %3450) : (i1, i32, i32) -> i32
          %3454 = "arith.muli"(%3447, %62) : (i32, i32) -> i32
          %3455 = "arith.muli"(%3453, %390) : (i32, i32) -> i32
          %3456 = "arith.addi"(%3454, %3455) : (i32, i32) -> i32
          %3457 = "llvm.getelementptr"(%24, %3456) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3458 = "llvm.getelementptr"(%3457) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3459 = "arith.extsi"(%3371) : (i32) -> i64
          %3460 = "arith.muli"(%3459, %171) : (i64, i64) -> i64
          %3461 = "arith.extsi"(%3378) : (i32) -> i64
          %3462 = "arith.subi"(%3460, %3461) : (i64, i64) -> i64
          %3463 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3464 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3465 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3466 = "arith.remui"(%3463, %55) : (i32, i32) -> i32
          %3467 = "arith.addi"(%3387, %3466) : (i32, i32) -> i32
          %3468 = "arith.muli"(%3467, %62) : (i32, i32) -> i32
          %3469 = "arith.extsi"(%3468) : (i32) -> i64
          %3470 = "arith.addi"(%3462, %3469) : (i64, i64) -> i64
          %3471 = "llvm.getelementptr"(%9, %3470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3472 = "llvm.getelementptr"(%3471) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3473 = "llvm.load"(%3458) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3473, %3472) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3474 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3475 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3476 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3477 = "arith.remui"(%3474, %55) : (i32, i32) -> i32
        %3478 = "arith.addi"(%3386, %124) : (i32, i32) -> i32
        %3479 = "arith.muli"(%3478, %55) : (i32, i32) -> i32
        %3480 = "arith.addi"(%3479, %3477) : (i32, i32) -> i32
        %3481 = "arith.muli"(%3480, %62) : (i32, i32) -> i32
        %3482 = "arith.subi"(%3481, %3378) : (i32, i32) -> i32
        %3483 = "arith.cmpi"(%3482, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %3484 = "scf.if"(%3483) ({
          %3485 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3486 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3487 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3488 = "arith.remui"(%3485, %55) : (i32, i32) -> i32
          %3489 = "arith.addi"(%3479, %3488) : (i32, i32) -> i32
          %3490 = "arith.muli"(%3489, %62) : (i32, i32) -> i32
          %3491 = "arith.subi"(%3490, %3378) : (i32, i32) -> i32
          %3492 = "arith.addi"(%3491, %62) : (i32, i32) -> i32
          %3493 = "arith.cmpi"(%3492, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3493) : (i1) -> ()
        }, {
          "scf.yield"(%3483) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3484) ({
          %3494 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3495 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3496 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3497 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
          %3498 = "arith.cmpi"(%3497, %49) {predicate = 2 : i64} : (i32, i32) -> i1
          %3499 = "arith.addi"(%3497, %149) : (i32, i32) -> i32
          %3500 = "arith.select"(%3498, %3499, %3497) : (i1, i32, i32) -> i32
          %3501 = "arith.muli"(%3494, %62) : (i32, i32) -> i32
          %3502 = "arith.muli"(%3500, %390) : (i32, i32) -> i32
          %3503 = "arith.addi"(%3501, %3502) : (i32, i32) -> i32
          %3504 = "llvm.getelementptr"(%24, %3503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3505 = "llvm.getelementptr"(%3504) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3506 = "arith.extsi"(%3371) : (i32) -> i64
          %3507 = "arith.muli"(%3506, %171) : (i64, i64) -> i64
          %3508 = "arith.extsi"(%3378) : (i32) -> i64
          %3509 = "arith.subi"(%3507, %3508) : (i64, i64) -> i64
          %3510 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3511 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3512 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3513 = "arith.remui"(%3510, %55) : (i32, i32) -> i32
          %3514 = "arith.addi"(%3387, %3513) : (i32, i32) -> i32
          %3515 = "arith.muli"(%3514, %62) : (i32, i32) -> i32
          %3516 = "arith.extsi"(%3515) : (i32) -> i64
          %3517 = "arith.addi"(%3509, %3516) : (i64, i64) -> i64
          %3518 = "llvm.getelementptr"(%9, %3517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3519 = "llvm.getelementptr"(%3518) {rawConstantIndices = array<i32: 512>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3520 = "llvm.load"(%3505) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3520, %3519) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3521 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3522 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3523 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3524 = "arith.remui"(%3521, %55) : (i32, i32) -> i32
        %3525 = "arith.addi"(%3386, %149) : (i32, i32) -> i32
        %3526 = "arith.muli"(%3525, %55) : (i32, i32) -> i32
        %3527 = "arith.addi"(%3526, %3524) : (i32, i32) -> i32
        %3528 = "arith.muli"(%3527, %62) : (i32, i32) -> i32
        %3529 = "arith.subi"(%3528, %3378) : (i32, i32) -> i32
        %3530 = "arith.cmpi"(%3529, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %3531 = "scf.if"(%3530) ({
          %3532 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3533 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3534 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3535 = "arith.remui"(%3532, %55) : (i32, i32) -> i32
          %3536 = "arith.addi"(%3526, %3535) : (i32, i32) -> i32
          %3537 = "arith.muli"(%3536, %62) : (i32, i32) -> i32
          %3538 = "arith.subi"(%3537, %3378) : (i32, i32) -> i32
          %3539 = "arith.addi"(%3538, %62) : (i32, i32) -> i32
          %3540 = "arith.cmpi"(%3539, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3540) : (i1) -> ()
        }, {
          "scf.yield"(%3530) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3531) ({
          %3541 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3542 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3543 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3544 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
          %3545 = "arith.cmpi"(%3544, %49) {predicate = 2 : i64} : (i32, i32) -> i1
          %3546 = "arith.addi"(%3544, %149) : (i32, i32) -> i32
          %3547 = "arith.select"(%3545, %3546, %3544) : (i1, i32, i32) -> i32
          %3548 = "arith.muli"(%3541, %62) : (i32, i32) -> i32
          %3549 = "arith.muli"(%3547, %390) : (i32, i32) -> i32
          %3550 = "arith.addi"(%3548, %3549) : (i32, i32) -> i32
          %3551 = "llvm.getelementptr"(%24, %3550) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3552 = "llvm.getelementptr"(%3551) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3553 = "arith.extsi"(%3371) : (i32) -> i64
          %3554 = "arith.muli"(%3553, %171) : (i64, i64) -> i64
          %3555 = "arith.extsi"(%3378) : (i32) -> i64
          %3556 = "arith.subi"(%3554, %3555) : (i64, i64) -> i64
          %3557 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3558 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3559 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3560 = "arith.remui"(%3557, %55) : (i32, i32) -> i32
          %3561 = "arith.addi"(%3387, %3560) : (i32, i32) -> i32
          %3562 = "arith.muli"(%3561, %62) : (i32, i32) -> i32
          %3563 = "arith.extsi"(%3562) : (i32) -> i64
          %3564 = "arith.addi"(%3556, %3563) : (i64, i64) -> i64
          %3565 = "llvm.getelementptr"(%9, %3564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3566 = "llvm.getelementptr"(%3565) {rawConstantIndices = array<i32: 768>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3567 = "llvm.load"(%3552) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3567, %3566) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%1068) ({
          %3568 = "arith.addi"(%2, %3378) : (i32, i32) -> i32
          %3569 = "arith.shrsi"(%3568, %124) : (i32, i32) -> i32
          %3570 = "arith.subi"(%49, %3386) : (i32, i32) -> i32
          %3571 = "arith.cmpi"(%3570, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %3572 = "arith.andi"(%3380, %3571) : (i1, i1) -> i1
          %3573 = "arith.cmpi"(%3570, %62) {predicate = 2 : i64} : (i32, i32) -> i1
          %3574 = "arith.andi"(%3572, %3573) : (i1, i1) -> i1
          %3575 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3576 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3577 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3578 = "arith.remui"(%3575, %55) : (i32, i32) -> i32
          %3579 = "arith.addi"(%3386, %3570) : (i32, i32) -> i32
          %3580 = "arith.muli"(%3579, %55) : (i32, i32) -> i32
          %3581 = "arith.addi"(%3580, %3578) : (i32, i32) -> i32
          %3582 = "arith.cmpi"(%3581, %49) {predicate = 0 : i64} : (i32, i32) -> i1
          %3583 = "arith.andi"(%3574, %3582) : (i1, i1) -> i1
          "scf.if"(%3583) ({
            %3584 = "arith.minsi"(%3568, %62) : (i32, i32) -> i32
            %3585 = "arith.maxsi"(%3378, %49) : (i32, i32) -> i32
            %3586 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3587 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3588 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3589 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
            %3590 = "arith.cmpi"(%3589, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %3591 = "arith.addi"(%3589, %149) : (i32, i32) -> i32
            %3592 = "arith.select"(%3590, %3591, %3589) : (i1, i32, i32) -> i32
            %3593 = "arith.muli"(%3586, %62) : (i32, i32) -> i32
            %3594 = "arith.muli"(%3592, %390) : (i32, i32) -> i32
            %3595 = "arith.addi"(%3593, %3594) : (i32, i32) -> i32
            %3596 = "llvm.getelementptr"(%24, %3595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3597 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3598 = "arith.muli"(%3570, %3597) : (i32, i32) -> i32
            %3599 = "llvm.getelementptr"(%3596, %3598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3600 = "llvm.load"(%3599) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3601 = "vector.extract"(%3600) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3602 = "vector.extract"(%3600) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3603 = "vector.extract"(%3600) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3604 = "vector.extract"(%3600) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3605 = "arith.extsi"(%3371) : (i32) -> i64
            %3606 = "arith.muli"(%3605, %10) : (i64, i64) -> i64
            %3607 = "llvm.getelementptr"(%9, %3606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3608 = "arith.subi"(%49, %3378) : (i32, i32) -> i32
            %3609 = "arith.cmpi"(%3585, %49) {predicate = 3 : i64} : (i32, i32) -> i1
            %3610 = "arith.cmpi"(%3584, %49) {predicate = 4 : i64} : (i32, i32) -> i1
            %3611 = "arith.andi"(%3609, %3610) : (i1, i1) -> i1
            "scf.if"(%3611) ({
              %3612 = "arith.extsi"(%3608) : (i32) -> i64
              %3613 = "llvm.getelementptr"(%3607, %3612) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3601, %3613) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3614 = "arith.cmpi"(%3585, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %3615 = "arith.cmpi"(%3584, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %3616 = "arith.andi"(%3614, %3615) : (i1, i1) -> i1
            "scf.if"(%3616) ({
              %3617 = "arith.addi"(%3608, %67) : (i32, i32) -> i32
              %3618 = "arith.extsi"(%3617) : (i32) -> i64
              %3619 = "llvm.getelementptr"(%3607, %3618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3602, %3619) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3620 = "arith.cmpi"(%3585, %124) {predicate = 3 : i64} : (i32, i32) -> i1
            %3621 = "arith.cmpi"(%3584, %124) {predicate = 4 : i64} : (i32, i32) -> i1
            %3622 = "arith.andi"(%3620, %3621) : (i1, i1) -> i1
            "scf.if"(%3622) ({
              %3623 = "arith.addi"(%3608, %124) : (i32, i32) -> i32
              %3624 = "arith.extsi"(%3623) : (i32) -> i64
              %3625 = "llvm.getelementptr"(%3607, %3624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3603, %3625) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3626 = "arith.cmpi"(%3585, %149) {predicate = 3 : i64} : (i32, i32) -> i1
            %3627 = "arith.cmpi"(%3584, %149) {predicate = 4 : i64} : (i32, i32) -> i1
            %3628 = "arith.andi"(%3626, %3627) : (i1, i1) -> i1
            "scf.if"(%3628) ({
              %3629 = "arith.addi"(%3608, %149) : (i32, i32) -> i32
              %3630 = "arith.extsi"(%3629) : (i32) -> i64
              %3631 = "llvm.getelementptr"(%3607, %3630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3604, %3631) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3632 = "arith.constant"() {value = 6 : i32} : () -> i32
          %3633 = "arith.shrsi"(%3569, %3632) : (i32, i32) -> i32
          %3634 = "arith.subi"(%3633, %3386) : (i32, i32) -> i32
          %3635 = "arith.cmpi"(%3634, %49) {predicate = 5 : i64} : (i32, i32) -> i1
          %3636 = "arith.andi"(%3380, %3635) : (i1, i1) -> i1
          %3637 = "arith.cmpi"(%3634, %62) {predicate = 2 : i64} : (i32, i32) -> i1
          %3638 = "arith.andi"(%3636, %3637) : (i1, i1) -> i1
          %3639 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3640 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3641 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3642 = "arith.remui"(%3639, %55) : (i32, i32) -> i32
          %3643 = "arith.addi"(%3386, %3634) : (i32, i32) -> i32
          %3644 = "arith.muli"(%3643, %55) : (i32, i32) -> i32
          %3645 = "arith.addi"(%3644, %3642) : (i32, i32) -> i32
          %3646 = "arith.cmpi"(%3645, %3569) {predicate = 0 : i64} : (i32, i32) -> i1
          %3647 = "arith.andi"(%3638, %3646) : (i1, i1) -> i1
          "scf.if"(%3647) ({
            %3648 = "arith.muli"(%3569, %62) : (i32, i32) -> i32
            %3649 = "arith.subi"(%3568, %3648) : (i32, i32) -> i32
            %3650 = "arith.minsi"(%3649, %62) : (i32, i32) -> i32
            %3651 = "arith.subi"(%3378, %3648) : (i32, i32) -> i32
            %3652 = "arith.maxsi"(%3651, %49) : (i32, i32) -> i32
            %3653 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3654 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3655 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3656 = "arith.remsi"(%3354, %149) : (i32, i32) -> i32
            %3657 = "arith.cmpi"(%3656, %49) {predicate = 2 : i64} : (i32, i32) -> i1
            %3658 = "arith.addi"(%3656, %149) : (i32, i32) -> i32
            %3659 = "arith.select"(%3657, %3658, %3656) : (i1, i32, i32) -> i32
            %3660 = "arith.muli"(%3653, %62) : (i32, i32) -> i32
            %3661 = "arith.muli"(%3659, %390) : (i32, i32) -> i32
            %3662 = "arith.addi"(%3660, %3661) : (i32, i32) -> i32
            %3663 = "llvm.getelementptr"(%24, %3662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3664 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3665 = "arith.muli"(%3634, %3664) : (i32, i32) -> i32
            %3666 = "llvm.getelementptr"(%3663, %3665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3667 = "llvm.load"(%3666) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3668 = "vector.extract"(%3667) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3669 = "vector.extract"(%3667) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3670 = "vector.extract"(%3667) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3671 = "vector.extract"(%3667) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3672 = "arith.extsi"(%3371) : (i32) -> i64
            %3673 = "arith.muli"(%3672, %10) : (i64, i64) -> i64
            %3674 = "llvm.getelementptr"(%9, %3673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3675 = "arith.subi"(%3648, %3378) : (i32, i32) -> i32
            %3676 = "arith.cmpi"(%3652, %49) {predicate = 3 : i64} : (i32, i32) -> i1
            %3677 = "arith.cmpi"(%3650, %49) {predicate = 4 : i64} : (i32, i32) -> i1
            %3678 = "arith.andi"(%3676, %3677) : (i1, i1) -> i1
            "scf.if"(%3678) ({
              %3679 = "arith.extsi"(%3675) : (i32) -> i64
              %3680 = "llvm.getelementptr"(%3674, %3679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3668, %3680) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3681 = "arith.cmpi"(%3652, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %3682 = "arith.cmpi"(%3650, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %3683 = "arith.andi"(%3681, %3682) : (i1, i1) -> i1
            "scf.if"(%3683) ({
              %3684 = "arith.addi"(%3675, %67) : (i32, i32) -> i32
              %3685 = "arith.extsi"(%3684) : (i32) -> i64
              %3686 = "llvm.getelementptr"(%3674, %3685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3669, %3686) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3687 = "arith.cmpi"(%3652, %124) {predicate = 3 : i64} : (i32, i32) -> i1
            %3688 = "arith.cmpi"(%3650, %124) {predicate = 4 : i64} : (i32, i32) -> i1
            %3689 = "arith.andi"(%3687, %3688) : (i1, i1) -> i1
            "scf.if"(%3689) ({
              %3690 = "arith.addi"(%3675, %124) : (i32, i32) -> i32
              %3691 = "arith.extsi"(%3690) : (i32) -> i64
              %3692 = "llvm.getelementptr"(%3674, %3691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3670, %3692) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3693 = "arith.cmpi"(%3652, %149) {predicate = 3 : i64} : (i32, i32) -> i1
            %3694 = "arith.cmpi"(%3650, %149) {predicate = 4 : i64} : (i32, i32) -> i1
            %3695 = "arith.andi"(%3693, %3694) : (i1, i1) -> i1
            "scf.if"(%3695) ({
              %3696 = "arith.addi"(%3675, %149) : (i32, i32) -> i32
              %3697 = "arith.extsi"(%3696) : (i32) -> i64
              %3698 = "llvm.getelementptr"(%3674, %3697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3671, %3698) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %3699 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3700 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3701 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3702 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3703 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3704 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3705 = "arith.cmpi"(%3702, %49) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3705) ({
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        %3706 = "arith.subi"(%3699, %67) : (i32, i32) -> i32
        %3707 = "llvm.inline_asm"(%17, %3706) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
        %3709 = "arith.extui"(%3707) : (i32) -> i64
        %3710 = "arith.extsi"(%3706) : (i32) -> i64
        %3711 = "arith.cmpi"(%3709, %3710) {predicate = 0 : i64} : (i64, i64) -> i1
        %3712 = "arith.extui"(%3711) : (i1) -> i32
        "llvm.store"(%3712, %29) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3713 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %3714 = "arith.cmpi"(%3713, %67) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3714) ({
        %3715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3718 = "arith.constant"() {value = 4224 : i32} : () -> i32
        "scf.for"(%3715, %3718, %442) ({
        ^bb0(%3719: i32):
          %3720 = "arith.addi"(%67, %3719) : (i32, i32) -> i32
          %3721 = "arith.constant"() {value = 0 : i64} : () -> i64
          %3722 = "llvm.getelementptr"(%17, %3720) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%3721, %3722) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      %3723 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3724 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3725 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3726 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3727 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3728 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3729 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3730 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3731 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3732 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3733 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3734 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3735 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3736 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3737 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3738 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3739 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3740 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3741 = "arith.remui"(%3738, %23) : (i32, i32) -> i32
      %3742 = "arith.muli"(%3741, %22) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3743 = "arith.remui"(%3723, %55) : (i32, i32) -> i32
      %3744 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3745 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3746 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3747 = "arith.divui"(%3744, %55) : (i32, i32) -> i32
      %3748 = "arith.constant"() {value = 1056 : i32} : () -> i32
      %3749 = "arith.muli"(%3747, %3748) : (i32, i32) -> i32
      %3750 = "arith.addi"(%3743, %3749) : (i32, i32) -> i32
      %3751 = "llvm.getelementptr"(%24, %3750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1517, %3751) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3752 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3753 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3754 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3755 = "arith.divui"(%3752, %55) : (i32, i32) -> i32
      %3756 = "arith.constant"() {value = 264 : i32} : () -> i32
      %3757 = "arith.addi"(%3756, %3743) : (i32, i32) -> i32
      %3758 = "arith.muli"(%3755, %3748) : (i32, i32) -> i32
      %3759 = "arith.addi"(%3757, %3758) : (i32, i32) -> i32
      %3760 = "llvm.getelementptr"(%24, %3759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1518, %3760) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3761 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3762 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3763 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3764 = "arith.divui"(%3761, %55) : (i32, i32) -> i32
      %3765 = "arith.constant"() {value = 528 : i32} : () -> i32
      %3766 = "arith.addi"(%3765, %3743) : (i32, i32) -> i32
      %3767 = "arith.muli"(%3764, %3748) : (i32, i32) -> i32
      %3768 = "arith.addi"(%3766, %3767) : (i32, i32) -> i32
      %3769 = "llvm.getelementptr"(%24, %3768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1519, %3769) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3770 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3771 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3772 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3773 = "arith.divui"(%3770, %55) : (i32, i32) -> i32
      %3774 = "arith.constant"() {value = 792 : i32} : () -> i32
      %3775 = "arith.addi"(%3774, %3743) : (i32, i32) -> i32
      %3776 = "arith.muli"(%3773, %3748) : (i32, i32) -> i32
      %3777 = "arith.addi"(%3775, %3776) : (i32, i32) -> i32
      %3778 = "llvm.getelementptr"(%24, %3777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1520, %3778) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3779 = "arith.addi"(%55, %3743) : (i32, i32) -> i32
      %3780 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3781 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3782 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3783 = "arith.divui"(%3780, %55) : (i32, i32) -> i32
      %3784 = "arith.muli"(%3783, %3748) : (i32, i32) -> i32
      %3785 = "arith.addi"(%3779, %3784) : (i32, i32) -> i32
      %3786 = "llvm.getelementptr"(%24, %3785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1521, %3786) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3787 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3788 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3789 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3790 = "arith.divui"(%3787, %55) : (i32, i32) -> i32
      %3791 = "arith.addi"(%3756, %3779) : (i32, i32) -> i32
      %3792 = "arith.muli"(%3790, %3748) : (i32, i32) -> i32
      %3793 = "arith.addi"(%3791, %3792) : (i32, i32) -> i32
      %3794 = "llvm.getelementptr"(%24, %3793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1522, %3794) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3795 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3796 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3797 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3798 = "arith.divui"(%3795, %55) : (i32, i32) -> i32
      %3799 = "arith.addi"(%3765, %3779) : (i32, i32) -> i32
      %3800 = "arith.muli"(%3798, %3748) : (i32, i32) -> i32
      %3801 = "arith.addi"(%3799, %3800) : (i32, i32) -> i32
      %3802 = "llvm.getelementptr"(%24, %3801) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1523, %3802) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3803 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3804 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3805 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3806 = "arith.divui"(%3803, %55) : (i32, i32) -> i32
      %3807 = "arith.addi"(%3774, %3779) : (i32, i32) -> i32
      %3808 = "arith.muli"(%3806, %3748) : (i32, i32) -> i32
      %3809 = "arith.addi"(%3807, %3808) : (i32, i32) -> i32
      %3810 = "llvm.getelementptr"(%24, %3809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1524, %3810) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3811 = "arith.constant"() {value = 128 : i32} : () -> i32
      %3812 = "arith.addi"(%3811, %3743) : (i32, i32) -> i32
      %3813 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3814 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3815 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3816 = "arith.divui"(%3813, %55) : (i32, i32) -> i32
      %3817 = "arith.muli"(%3816, %3748) : (i32, i32) -> i32
      %3818 = "arith.addi"(%3812, %3817) : (i32, i32) -> i32
      %3819 = "llvm.getelementptr"(%24, %3818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1525, %3819) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3820 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3821 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3822 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3823 = "arith.divui"(%3820, %55) : (i32, i32) -> i32
      %3824 = "arith.addi"(%3756, %3812) : (i32, i32) -> i32
      %3825 = "arith.muli"(%3823, %3748) : (i32, i32) -> i32
      %3826 = "arith.addi"(%3824, %3825) : (i32, i32) -> i32
      %3827 = "llvm.getelementptr"(%24, %3826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1526, %3827) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3828 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3829 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3830 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3831 = "arith.divui"(%3828, %55) : (i32, i32) -> i32
      %3832 = "arith.addi"(%3765, %3812) : (i32, i32) -> i32
      %3833 = "arith.muli"(%3831, %3748) : (i32, i32) -> i32
      %3834 = "arith.addi"(%3832, %3833) : (i32, i32) -> i32
      %3835 = "llvm.getelementptr"(%24, %3834) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1527, %3835) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3836 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3837 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3838 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3839 = "arith.divui"(%3836, %55) : (i32, i32) -> i32
      %3840 = "arith.addi"(%3774, %3812) : (i32, i32) -> i32
      %3841 = "arith.muli"(%3839, %3748) : (i32, i32) -> i32
      %3842 = "arith.addi"(%3840, %3841) : (i32, i32) -> i32
      %3843 = "llvm.getelementptr"(%24, %3842) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1528, %3843) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3844 = "arith.constant"() {value = 192 : i32} : () -> i32
      %3845 = "arith.addi"(%3844, %3743) : (i32, i32) -> i32
      %3846 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3847 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3848 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3849 = "arith.divui"(%3846, %55) : (i32, i32) -> i32
      %3850 = "arith.muli"(%3849, %3748) : (i32, i32) -> i32
      %3851 = "arith.addi"(%3845, %3850) : (i32, i32) -> i32
      %3852 = "llvm.getelementptr"(%24, %3851) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1529, %3852) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3853 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3854 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3855 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3856 = "arith.divui"(%3853, %55) : (i32, i32) -> i32
      %3857 = "arith.addi"(%3756, %3845) : (i32, i32) -> i32
      %3858 = "arith.muli"(%3856, %3748) : (i32, i32) -> i32
      %3859 = "arith.addi"(%3857, %3858) : (i32, i32) -> i32
      %3860 = "llvm.getelementptr"(%24, %3859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1530, %3860) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3861 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3862 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3863 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3864 = "arith.divui"(%3861, %55) : (i32, i32) -> i32
      %3865 = "arith.addi"(%3765, %3845) : (i32, i32) -> i32
      %3866 = "arith.muli"(%3864, %3748) : (i32, i32) -> i32
      %3867 = "arith.addi"(%3865, %3866) : (i32, i32) -> i32
      %3868 = "llvm.getelementptr"(%24, %3867) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1531, %3868) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3869 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3870 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3871 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3872 = "arith.divui"(%3869, %55) : (i32, i32) -> i32
      %3873 = "arith.addi"(%3774, %3845) : (i32, i32) -> i32
      %3874 = "arith.muli"(%3872, %3748) : (i32, i32) -> i32
      %3875 = "arith.addi"(%3873, %3874) : (i32, i32) -> i32
      %3876 = "llvm.getelementptr"(%24, %3875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1532, %3876) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3877 = "arith.addi"(%3742, %3723) : (i32, i32) -> i32
      %3878 = "arith.addi"(%3742, %22) : (i32, i32) -> i32
      "scf.for"(%3877, %3878, %442) ({
      ^bb0(%3879: i32):
        %3880 = "arith.cmpi"(%3879, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %3881 = "arith.cmpi"(%3879, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %3882 = "arith.andi"(%3880, %3881) : (i1, i1) -> i1
        "scf.if"(%3882) ({
          %3883 = "scf.for"(%49, %42, %67, %1264) ({
          ^bb0(%3884: i32, %3885: f32):
            %3886 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3887 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3888 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3889 = "arith.divui"(%3886, %23) : (i32, i32) -> i32
            %3890 = "arith.muli"(%3889, %42) : (i32, i32) -> i32
            %3891 = "arith.addi"(%3890, %3884) : (i32, i32) -> i32
            %3892 = "arith.remui"(%3891, %62) : (i32, i32) -> i32
            %3893 = "arith.muli"(%3892, %64) : (i32, i32) -> i32
            %3894 = "arith.remui"(%3893, %62) : (i32, i32) -> i32
            %3895 = "arith.addi"(%3879, %3894) : (i32, i32) -> i32
            %3896 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3897 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3898 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3899 = "arith.remui"(%3896, %23) : (i32, i32) -> i32
            %3900 = "arith.muli"(%3899, %22) : (i32, i32) -> i32
            %3901 = "arith.subi"(%3895, %3900) : (i32, i32) -> i32
            %3902 = "arith.andi"(%3901, %149) : (i32, i32) -> i32
            %3903 = "arith.shrsi"(%3901, %124) : (i32, i32) -> i32
            %3904 = "arith.muli"(%3902, %3756) : (i32, i32) -> i32
            %3905 = "arith.addi"(%3904, %3903) : (i32, i32) -> i32
            %3906 = "arith.muli"(%3884, %3748) : (i32, i32) -> i32
            %3907 = "arith.addi"(%3905, %3906) : (i32, i32) -> i32
            %3908 = "llvm.getelementptr"(%24, %3907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3909 = "llvm.load"(%3908) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %3910 = "arith.addf"(%3885, %3909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%3910) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %3911 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %3912 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %3913 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %3914 = "arith.cmpi"(%3911, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%3914) ({
            %3915 = "arith.extsi"(%3879) : (i32) -> i64
            %3916 = "llvm.getelementptr"(%11, %3915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3883, %3916) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %3917 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3918 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3919 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3920 = "arith.divui"(%3917, %23) : (i32, i32) -> i32
            %3921 = "arith.extsi"(%3920) : (i32) -> i64
            %3922 = "arith.extsi"(%3879) : (i32) -> i64
            %3923 = "arith.muli"(%3921, %14) : (i64, i64) -> i64
            %3924 = "arith.addi"(%3923, %3922) : (i64, i64) -> i64
            %3925 = "llvm.getelementptr"(%13, %3924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3883, %3925) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      %3926 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3927 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3928 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3929 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3930 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3931 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3932 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3933 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3934 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3935 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3936 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3937 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3938 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3939 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3940 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3941 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3942 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3943 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3944 = "arith.remui"(%3941, %23) : (i32, i32) -> i32
      %3945 = "arith.muli"(%3944, %22) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3946 = "arith.remui"(%3926, %55) : (i32, i32) -> i32
      %3947 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3948 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3949 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3950 = "arith.divui"(%3947, %55) : (i32, i32) -> i32
      %3951 = "arith.muli"(%3950, %3748) : (i32, i32) -> i32
      %3952 = "arith.addi"(%3946, %3951) : (i32, i32) -> i32
      %3953 = "llvm.getelementptr"(%24, %3952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1533, %3953) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3954 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3955 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3956 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3957 = "arith.divui"(%3954, %55) : (i32, i32) -> i32
      %3958 = "arith.addi"(%3756, %3946) : (i32, i32) -> i32
      %3959 = "arith.muli"(%3957, %3748) : (i32, i32) -> i32
      %3960 = "arith.addi"(%3958, %3959) : (i32, i32) -> i32
      %3961 = "llvm.getelementptr"(%24, %3960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1534, %3961) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3962 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3963 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3964 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3965 = "arith.divui"(%3962, %55) : (i32, i32) -> i32
      %3966 = "arith.addi"(%3765, %3946) : (i32, i32) -> i32
      %3967 = "arith.muli"(%3965, %3748) : (i32, i32) -> i32
      %3968 = "arith.addi"(%3966, %3967) : (i32, i32) -> i32
      %3969 = "llvm.getelementptr"(%24, %3968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1535, %3969) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3970 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3971 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3972 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3973 = "arith.divui"(%3970, %55) : (i32, i32) -> i32
      %3974 = "arith.addi"(%3774, %3946) : (i32, i32) -> i32
      %3975 = "arith.muli"(%3973, %3748) : (i32, i32) -> i32
      %3976 = "arith.addi"(%3974, %3975) : (i32, i32) -> i32
      %3977 = "llvm.getelementptr"(%24, %3976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1536, %3977) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3978 = "arith.addi"(%55, %3946) : (i32, i32) -> i32
      %3979 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3980 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3981 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3982 = "arith.divui"(%3979, %55) : (i32, i32) -> i32
      %3983 = "arith.muli"(%3982, %3748) : (i32, i32) -> i32
      %3984 = "arith.addi"(%3978, %3983) : (i32, i32) -> i32
      %3985 = "llvm.getelementptr"(%24, %3984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1537, %3985) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3986 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3987 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3988 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3989 = "arith.divui"(%3986, %55) : (i32, i32) -> i32
      %3990 = "arith.addi"(%3756, %3978) : (i32, i32) -> i32
      %3991 = "arith.muli"(%3989, %3748) : (i32, i32) -> i32
      %3992 = "arith.addi"(%3990, %3991) : (i32, i32) -> i32
      %3993 = "llvm.getelementptr"(%24, %3992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1538, %3993) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3994 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3995 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3996 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3997 = "arith.divui"(%3994, %55) : (i32, i32) -> i32
      %3998 = "arith.addi"(%3765, %3978) : (i32, i32) -> i32
      %3999 = "arith.muli"(%3997, %3748) : (i32, i32) -> i32
      %4000 = "arith.addi"(%3998, %3999) : (i32, i32) -> i32
      %4001 = "llvm.getelementptr"(%24, %4000) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1539, %4001) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4002 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4003 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4004 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4005 = "arith.divui"(%4002, %55) : (i32, i32) -> i32
      %4006 = "arith.addi"(%3774, %3978) : (i32, i32) -> i32
      %4007 = "arith.muli"(%4005, %3748) : (i32, i32) -> i32
      %4008 = "arith.addi"(%4006, %4007) : (i32, i32) -> i32
      %4009 = "llvm.getelementptr"(%24, %4008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1540, %4009) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4010 = "arith.addi"(%3811, %3946) : (i32, i32) -> i32
      %4011 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4012 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4013 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4014 = "arith.divui"(%4011, %55) : (i32, i32) -> i32
      %4015 = "arith.muli"(%4014, %3748) : (i32, i32) -> i32
      %4016 = "arith.addi"(%4010, %4015) : (i32, i32) -> i32
      %4017 = "llvm.getelementptr"(%24, %4016) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1541, %4017) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4018 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4019 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4020 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4021 = "arith.divui"(%4018, %55) : (i32, i32) -> i32
      %4022 = "arith.addi"(%3756, %4010) : (i32, i32) -> i32
      %4023 = "arith.muli"(%4021, %3748) : (i32, i32) -> i32
      %4024 = "arith.addi"(%4022, %4023) : (i32, i32) -> i32
      %4025 = "llvm.getelementptr"(%24, %4024) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1542, %4025) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4026 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4027 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4028 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4029 = "arith.divui"(%4026, %55) : (i32, i32) -> i32
      %4030 = "arith.addi"(%3765, %4010) : (i32, i32) -> i32
      %4031 = "arith.muli"(%4029, %3748) : (i32, i32) -> i32
      %4032 = "arith.addi"(%4030, %4031) : (i32, i32) -> i32
      %4033 = "llvm.getelementptr"(%24, %4032) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1543, %4033) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4034 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4035 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4036 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4037 = "arith.divui"(%4034, %55) : (i32, i32) -> i32
      %4038 = "arith.addi"(%3774, %4010) : (i32, i32) -> i32
      %4039 = "arith.muli"(%4037, %3748) : (i32, i32) -> i32
      %4040 = "arith.addi"(%4038, %4039) : (i32, i32) -> i32
      %4041 = "llvm.getelementptr"(%24, %4040) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1544, %4041) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4042 = "arith.addi"(%3844, %3946) : (i32, i32) -> i32
      %4043 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4044 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4045 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4046 = "arith.divui"(%4043, %55) : (i32, i32) -> i32
      %4047 = "arith.muli"(%4046, %3748) : (i32, i32) -> i32
      %4048 = "arith.addi"(%4042, %4047) : (i32, i32) -> i32
      %4049 = "llvm.getelementptr"(%24, %4048) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1545, %4049) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4050 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4051 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4052 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4053 = "arith.divui"(%4050, %55) : (i32, i32) -> i32
      %4054 = "arith.addi"(%3756, %4042) : (i32, i32) -> i32
      %4055 = "arith.muli"(%4053, %3748) : (i32, i32) -> i32
      %4056 = "arith.addi"(%4054, %4055) : (i32, i32) -> i32
      %4057 = "llvm.getelementptr"(%24, %4056) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1546, %4057) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4058 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4059 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4060 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4061 = "arith.divui"(%4058, %55) : (i32, i32) -> i32
      %4062 = "arith.addi"(%3765, %4042) : (i32, i32) -> i32
      %4063 = "arith.muli"(%4061, %3748) : (i32, i32) -> i32
      %4064 = "arith.addi"(%4062, %4063) : (i32, i32) -> i32
      %4065 = "llvm.getelementptr"(%24, %4064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1547, %4065) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %4066 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %4067 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %4068 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %4069 = "arith.divui"(%4066, %55) : (i32, i32) -> i32
      %4070 = "arith.addi"(%3774, %4042) : (i32, i32) -> i32
      %4071 = "arith.muli"(%4069, %3748) : (i32, i32) -> i32
      %4072 = "arith.addi"(%4070, %4071) : (i32, i32) -> i32
      %4073 = "llvm.getelementptr"(%24, %4072) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1548, %4073) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %4074 = "arith.addi"(%3945, %3926) : (i32, i32) -> i32
      %4075 = "arith.addi"(%3945, %22) : (i32, i32) -> i32
      "scf.for"(%4074, %4075, %442) ({
      ^bb0(%4076: i32):
        %4077 = "arith.cmpi"(%4076, %49) {predicate = 5 : i64} : (i32, i32) -> i1
        %4078 = "arith.cmpi"(%4076, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %4079 = "arith.andi"(%4077, %4078) : (i1, i1) -> i1
        "scf.if"(%4079) ({
          %4080 = "scf.for"(%49, %42, %67, %1264) ({
          ^bb0(%4081: i32, %4082: f32):
            %4083 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %4084 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %4085 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %4086 = "arith.divui"(%4083, %23) : (i32, i32) -> i32
            %4087 = "arith.muli"(%4086, %42) : (i32, i32) -> i32
            %4088 = "arith.addi"(%4087, %4081) : (i32, i32) -> i32
            %4089 = "arith.remui"(%4088, %62) : (i32, i32) -> i32
            %4090 = "arith.muli"(%4089, %64) : (i32, i32) -> i32
            %4091 = "arith.remui"(%4090, %62) : (i32, i32) -> i32
            %4092 = "arith.addi"(%4076, %4091) : (i32, i32) -> i32
            %4093 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %4094 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %4095 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %4096 = "arith.remui"(%4093, %23) : (i32, i32) -> i32
            %4097 = "arith.muli"(%4096, %22) : (i32, i32) -> i32
            %4098 = "arith.subi"(%4092, %4097) : (i32, i32) -> i32
            %4099 = "arith.andi"(%4098, %149) : (i32, i32) -> i32
            %4100 = "arith.shrsi"(%4098, %124) : (i32, i32) -> i32
            %4101 = "arith.muli"(%4099, %3756) : (i32, i32) -> i32
            %4102 = "arith.addi"(%4101, %4100) : (i32, i32) -> i32
            %4103 = "arith.muli"(%4081, %3748) : (i32, i32) -> i32
            %4104 = "arith.addi"(%4102, %4103) : (i32, i32) -> i32
            %4105 = "llvm.getelementptr"(%24, %4104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4106 = "llvm.load"(%4105) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %4107 = "arith.addf"(%4082, %4106) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%4107) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %4108 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %4109 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %4110 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %4111 = "arith.cmpi"(%4108, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%4111) ({
            %4112 = "arith.extsi"(%4076) : (i32) -> i64
            %4113 = "llvm.getelementptr"(%12, %4112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4080, %4113) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %4114 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %4115 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %4116 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %4117 = "arith.divui"(%4114, %23) : (i32, i32) -> i32
            %4118 = "arith.extsi"(%4117) : (i32) -> i64
            %4119 = "arith.extsi"(%4076) : (i32) -> i64
            %4120 = "arith.muli"(%4118, %16) : (i64, i64) -> i64
            %4121 = "arith.addi"(%4120, %4119) : (i64, i64) -> i64
            %4122 = "llvm.getelementptr"(%15, %4121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%4080, %4122) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i64, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 16 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "arith.remui"(%8, %14) : (i32, i32) -> i32
      %17 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.divui"(%8, %14) : (i32, i32) -> i32
      %19 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
      %21 = "vector.extract"(%20) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
      %22 = "vector.extract"(%20) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
      %23 = "arith.cmpi"(%17, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %24, %25 = "scf.if"(%23) ({
        %26 = "arith.constant"() {value = 144 : i32} : () -> i32
        %27, %28 = "scf.for"(%18, %7, %26, %21, %22) ({
        ^bb0(%29: i32, %30: f32, %31: f32):
          %32 = "arith.cmpi"(%29, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %33 = "arith.constant"() {value = 1 : i32} : () -> i32
          %34 = "arith.subi"(%7, %33) : (i32, i32) -> i32
          %35 = "arith.minsi"(%29, %34) : (i32, i32) -> i32
          %36 = "arith.extsi"(%35) : (i32) -> i64
          %37 = "arith.extsi"(%17) : (i32) -> i64
          %38 = "arith.muli"(%36, %2) : (i64, i64) -> i64
          %39 = "arith.addi"(%38, %37) : (i64, i64) -> i64
          %40 = "llvm.getelementptr"(%0, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %41 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %42 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %43 = "arith.select"(%32, %41, %42) : (i1, f32, f32) -> f32
          %44 = "arith.addf"(%30, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %45 = "arith.muli"(%36, %4) : (i64, i64) -> i64
          %46 = "arith.addi"(%45, %37) : (i64, i64) -> i64
          %47 = "llvm.getelementptr"(%3, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %48 = "llvm.load"(%47) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %49 = "arith.select"(%32, %48, %42) : (i1, f32, f32) -> f32
          %50 = "arith.addf"(%31, %49) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %51 = "arith.addi"(%29, %14) : (i32, i32) -> i32
          %52 = "arith.cmpi"(%51, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %53 = "arith.minsi"(%51, %34) : (i32, i32) -> i32
          %54 = "arith.extsi"(%53) : (i32) -> i64
          %55 = "arith.muli"(%54, %2) : (i64, i64) -> i64
          %56 = "arith.addi"(%55, %37) : (i64, i64) -> i64
          %57 = "llvm.getelementptr"(%0, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %58 = "llvm.load"(%57) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %59 = "arith.select"(%52, %58, %42) : (i1, f32, f32) -> f32
          %60 = "arith.addf"(%44, %59) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %61 = "arith.muli"(%54, %4) : (i64, i64) -> i64
          %62 = "arith.addi"(%61, %37) : (i64, i64) -> i64
          %63 = "llvm.getelementptr"(%3, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %64 = "llvm.load"(%63) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %65 = "arith.select"(%52, %64, %42) : (i1, f32, f32) -> f32
          %66 = "arith.addf"(%50, %65) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %67 = "arith.constant"() {value = 32 : i32} : () -> i32
          %68 = "arith.addi"(%29, %67) : (i32, i32) -> i32
          %69 = "arith.cmpi"(%68, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %70 = "arith.minsi"(%68, %34) : (i32, i32) -> i32
          %71 = "arith.extsi"(%70) : (i32) -> i64
          %72 = "arith.muli"(%71, %2) : (i64, i64) -> i64
          %73 = "arith.addi"(%72, %37) : (i64, i64) -> i64
          %74 = "llvm.getelementptr"(%0, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %75 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %76 = "arith.select"(%69, %75, %42) : (i1, f32, f32) -> f32
          %77 = "arith.addf"(%60, %76) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %78 = "arith.muli"(%71, %4) : (i64, i64) -> i64
          %79 = "arith.addi"(%78, %37) : (i64, i64) -> i64
          %80 = "llvm.getelementptr"(%3, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %81 = "llvm.load"(%80) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %82 = "arith.select"(%69, %81, %42) : (i1, f32, f32) -> f32
          %83 = "arith.addf"(%66, %82) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %84 = "arith.constant"() {value = 48 : i32} : () -> i32
          %85 = "arith.addi"(%29, %84) : (i32, i32) -> i32
          %86 = "arith.cmpi"(%85, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %87 = "arith.minsi"(%85, %34) : (i32, i32) -> i32
          %88 = "arith.extsi"(%87) : (i32) -> i64
          %89 = "arith.muli"(%88, %2) : (i64, i64) -> i64
          %90 = "arith.addi"(%89, %37) : (i64, i64) -> i64
          %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "llvm.load"(%91) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %93 = "arith.select"(%86, %92, %42) : (i1, f32, f32) -> f32
          %94 = "arith.addf"(%77, %93) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %95 = "arith.muli"(%88, %4) : (i64, i64) -> i64
          %96 = "arith.addi"(%95, %37) : (i64, i64) -> i64
          %97 = "llvm.getelementptr"(%3, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %98 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %99 = "arith.select"(%86, %98, %42) : (i1, f32, f32) -> f32
          %100 = "arith.addf"(%83, %99) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %101 = "arith.constant"() {value = 64 : i32} : () -> i32
          %102 = "arith.addi"(%29, %101) : (i32, i32) -> i32
          %103 = "arith.cmpi"(%102, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %104 = "arith.minsi"(%102, %34) : (i32, i32) -> i32
          %105 = "arith.extsi"(%104) : (i32) -> i64
          %106 = "arith.muli"(%105, %2) : (i64, i64) -> i64
          %107 = "arith.addi"(%106, %37) : (i64, i64) -> i64
          %108 = "llvm.getelementptr"(%0, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %109 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %110 = "arith.select"(%103, %109, %42) : (i1, f32, f32) -> f32
          %111 = "arith.addf"(%94, %110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %112 = "arith.muli"(%105, %4) : (i64, i64) -> i64
          %113 = "arith.addi"(%112, %37) : (i64, i64) -> i64
          %114 = "llvm.getelementptr"(%3, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %115 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %116 = "arith.select"(%103, %115, %42) : (i1, f32, f32) -> f32
          %117 = "arith.addf"(%100, %116) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %118 = "arith.constant"() {value = 80 : i32} : () -> i32
          %119 = "arith.addi"(%29, %118) : (i32, i32) -> i32
          %120 = "arith.cmpi"(%119, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %121 = "arith.minsi"(%119, %34) : (i32, i32) -> i32
          %122 = "arith.extsi"(%121) : (i32) -> i64
          %123 = "arith.muli"(%122, %2) : (i64, i64) -> i64
          %124 = "arith.addi"(%123, %37) : (i64, i64) -> i64
          %125 = "llvm.getelementptr"(%0, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %127 = "arith.select"(%120, %126, %42) : (i1, f32, f32) -> f32
          %128 = "arith.addf"(%111, %127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %129 = "arith.muli"(%122, %4) : (i64, i64) -> i64
          %130 = "arith.addi"(%129, %37) : (i64, i64) -> i64
          %131 = "llvm.getelementptr"(%3, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %132 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %133 = "arith.select"(%120, %132, %42) : (i1, f32, f32) -> f32
          %134 = "arith.addf"(%117, %133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %135 = "arith.constant"() {value = 96 : i32} : () -> i32
          %136 = "arith.addi"(%29, %135) : (i32, i32) -> i32
          %137 = "arith.cmpi"(%136, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %138 = "arith.minsi"(%136, %34) : (i32, i32) -> i32
          %139 = "arith.extsi"(%138) : (i32) -> i64
          %140 = "arith.muli"(%139, %2) : (i64, i64) -> i64
          %141 = "arith.addi"(%140, %37) : (i64, i64) -> i64
          %142 = "llvm.getelementptr"(%0, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %144 = "arith.select"(%137, %143, %42) : (i1, f32, f32) -> f32
          %145 = "arith.addf"(%128, %144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %146 = "arith.muli"(%139, %4) : (i64, i64) -> i64
          %147 = "arith.addi"(%146, %37) : (i64, i64) -> i64
          %148 = "llvm.getelementptr"(%3, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %149 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %150 = "arith.select"(%137, %149, %42) : (i1, f32, f32) -> f32
          %151 = "arith.addf"(%134, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %152 = "arith.constant"() {value = 112 : i32} : () -> i32
          %153 = "arith.addi"(%29, %152) : (i32, i32) -> i32
          %154 = "arith.cmpi"(%153, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %155 = "arith.minsi"(%153, %34) : (i32, i32) -> i32
          %156 = "arith.extsi"(%155) : (i32) -> i64
          %157 = "arith.muli"(%156, %2) : (i64, i64) -> i64
          %158 = "arith.addi"(%157, %37) : (i64, i64) -> i64
          %159 = "llvm.getelementptr"(%0, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %160 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %161 = "arith.select"(%154, %160, %42) : (i1, f32, f32) -> f32
          %162 = "arith.addf"(%145, %161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %163 = "arith.muli"(%156, %4) : (i64, i64) -> i64
          %164 = "arith.addi"(%163, %37) : (i64, i64) -> i64
          %165 = "llvm.getelementptr"(%3, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %166 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %167 = "arith.select"(%154, %166, %42) : (i1, f32, f32) -> f32
          %168 = "arith.addf"(%151, %167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %169 = "arith.constant"() {value = 128 : i32} : () -> i32
          %170 = "arith.addi"(%29, %169) : (i32, i32) -> i32
          %171 = "arith.cmpi"(%170, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %172 = "arith.minsi"(%170, %34) : (i32, i32) -> i32
          %173 = "arith.extsi"(%172) : (i32) -> i64
          %174 = "arith.muli"(%173, %2) : (i64, i64) -> i64
          %175 = "arith.addi"(%174, %37) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%0, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %178 = "arith.select"(%171, %177, %42) : (i1, f32, f32) -> f32
          %179 = "arith.addf"(%162, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %180 = "arith.muli"(%173, %4) : (i64, i64) -> i64
          %181 = "arith.addi"(%180, %37) : (i64, i64) -> i64
          %182 = "llvm.getelementptr"(%3, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %184 = "arith.select"(%171, %183, %42) : (i1, f32, f32) -> f32
          %185 = "arith.addf"(%168, %184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%179, %185) : (f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32) -> (f32, f32)
        "scf.yield"(%27, %28) : (f32, f32) -> ()
      }, {
        "scf.yield"(%21, %22) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %186 = "arith.muli"(%18, %14) : (i32, i32) -> i32
      %187 = "arith.addi"(%16, %186) : (i32, i32) -> i32
      %188 = "llvm.getelementptr"(%19, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%24, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %189 = "arith.constant"() {value = 256 : i32} : () -> i32
      %190 = "arith.addi"(%187, %189) : (i32, i32) -> i32
      %191 = "llvm.getelementptr"(%19, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%25, %191) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %192 = "arith.constant"() {value = 0 : i32} : () -> i32
      %193 = "arith.cmpi"(%18, %192) {predicate = 0 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %23) : (i1, i1) -> i1
      "scf.if"(%194) ({
        %195 = "llvm.getelementptr"(%19, %8) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %197 = "arith.addi"(%8, %14) : (i32, i32) -> i32
        %198 = "llvm.getelementptr"(%19, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %200 = "arith.addf"(%196, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %201 = "arith.constant"() {value = 32 : i32} : () -> i32
        %202 = "arith.addi"(%8, %201) : (i32, i32) -> i32
        %203 = "llvm.getelementptr"(%19, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %205 = "arith.addf"(%200, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %206 = "arith.constant"() {value = 48 : i32} : () -> i32
        %207 = "arith.addi"(%8, %206) : (i32, i32) -> i32
        %208 = "llvm.getelementptr"(%19, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %209 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %210 = "arith.addf"(%205, %209) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %211 = "arith.constant"() {value = 64 : i32} : () -> i32
        %212 = "arith.addi"(%8, %211) : (i32, i32) -> i32
        %213 = "llvm.getelementptr"(%19, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %215 = "arith.addf"(%210, %214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %216 = "arith.constant"() {value = 80 : i32} : () -> i32
        %217 = "arith.addi"(%8, %216) : (i32, i32) -> i32
        %218 = "llvm.getelementptr"(%19, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %219 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %220 = "arith.addf"(%215, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %221 = "arith.constant"() {value = 96 : i32} : () -> i32
        %222 = "arith.addi"(%8, %221) : (i32, i32) -> i32
        %223 = "llvm.getelementptr"(%19, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %225 = "arith.addf"(%220, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %226 = "arith.constant"() {value = 112 : i32} : () -> i32
        %227 = "arith.addi"(%8, %226) : (i32, i32) -> i32
        %228 = "llvm.getelementptr"(%19, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %229 = "llvm.load"(%228) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %230 = "arith.addf"(%225, %229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %231 = "arith.constant"() {value = 128 : i32} : () -> i32
        %232 = "arith.addi"(%8, %231) : (i32, i32) -> i32
        %233 = "llvm.getelementptr"(%19, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %235 = "arith.addf"(%230, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "arith.constant"() {value = 144 : i32} : () -> i32
        %237 = "arith.addi"(%8, %236) : (i32, i32) -> i32
        %238 = "llvm.getelementptr"(%19, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %240 = "arith.addf"(%235, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %241 = "arith.constant"() {value = 160 : i32} : () -> i32
        %242 = "arith.addi"(%8, %241) : (i32, i32) -> i32
        %243 = "llvm.getelementptr"(%19, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %245 = "arith.addf"(%240, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %246 = "arith.constant"() {value = 176 : i32} : () -> i32
        %247 = "arith.addi"(%8, %246) : (i32, i32) -> i32
        %248 = "llvm.getelementptr"(%19, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %250 = "arith.addf"(%245, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %251 = "arith.constant"() {value = 192 : i32} : () -> i32
        %252 = "arith.addi"(%8, %251) : (i32, i32) -> i32
        %253 = "llvm.getelementptr"(%19, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %255 = "arith.addf"(%250, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %256 = "arith.constant"() {value = 208 : i32} : () -> i32
        %257 = "arith.addi"(%8, %256) : (i32, i32) -> i32
        %258 = "llvm.getelementptr"(%19, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %260 = "arith.addf"(%255, %259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %261 = "arith.constant"() {value = 224 : i32} : () -> i32
        %262 = "arith.addi"(%8, %261) : (i32, i32) -> i32
        %263 = "llvm.getelementptr"(%19, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %265 = "arith.addf"(%260, %264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %266 = "arith.constant"() {value = 240 : i32} : () -> i32
        %267 = "arith.addi"(%8, %266) : (i32, i32) -> i32
        %268 = "llvm.getelementptr"(%19, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %270 = "arith.addf"(%265, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %271 = "arith.extsi"(%17) : (i32) -> i64
        %272 = "llvm.getelementptr"(%5, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%270, %272) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %273 = "arith.addi"(%8, %189) : (i32, i32) -> i32
        %274 = "llvm.getelementptr"(%19, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %276 = "arith.addi"(%197, %189) : (i32, i32) -> i32
        %277 = "llvm.getelementptr"(%19, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %279 = "arith.addf"(%275, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "arith.addi"(%202, %189) : (i32, i32) -> i32
        %281 = "llvm.getelementptr"(%19, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %283 = "arith.addf"(%279, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.addi"(%207, %189) : (i32, i32) -> i32
        %285 = "llvm.getelementptr"(%19, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %287 = "arith.addf"(%283, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %288 = "arith.addi"(%212, %189) : (i32, i32) -> i32
        %289 = "llvm.getelementptr"(%19, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %290 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %291 = "arith.addf"(%287, %290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %292 = "arith.addi"(%217, %189) : (i32, i32) -> i32
        %293 = "llvm.getelementptr"(%19, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %294 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %295 = "arith.addf"(%291, %294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %296 = "arith.addi"(%222, %189) : (i32, i32) -> i32
        %297 = "llvm.getelementptr"(%19, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %299 = "arith.addf"(%295, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %300 = "arith.addi"(%227, %189) : (i32, i32) -> i32
        %301 = "llvm.getelementptr"(%19, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %303 = "arith.addf"(%299, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %304 = "arith.addi"(%232, %189) : (i32, i32) -> i32
        %305 = "llvm.getelementptr"(%19, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %306 = "llvm.load"(%305) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %307 = "arith.addf"(%303, %306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %308 = "arith.addi"(%237, %189) : (i32, i32) -> i32
        %309 = "llvm.getelementptr"(%19, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %311 = "arith.addf"(%307, %310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %312 = "arith.addi"(%242, %189) : (i32, i32) -> i32
        %313 = "llvm.getelementptr"(%19, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %314 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %315 = "arith.addf"(%311, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %316 = "arith.addi"(%247, %189) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%19, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%315, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %320 = "arith.addi"(%252, %189) : (i32, i32) -> i32
        %321 = "llvm.getelementptr"(%19, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %322 = "llvm.load"(%321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %323 = "arith.addf"(%319, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %324 = "arith.addi"(%257, %189) : (i32, i32) -> i32
        %325 = "llvm.getelementptr"(%19, %324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %326 = "llvm.load"(%325) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %327 = "arith.addf"(%323, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %328 = "arith.addi"(%262, %189) : (i32, i32) -> i32
        %329 = "llvm.getelementptr"(%19, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %331 = "arith.addf"(%327, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %332 = "arith.addi"(%267, %189) : (i32, i32) -> i32
        %333 = "llvm.getelementptr"(%19, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %335 = "arith.addf"(%331, %334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %336 = "llvm.getelementptr"(%6, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%335, %336) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: f32):
      %14 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %15 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "arith.constant"() {value = 0 : i32} : () -> i32
      %20 = "arith.cmpi"(%16, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "arith.constant"() {value = 1 : i32} : () -> i32
        %t22_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t22_s0, %21) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "nvvm.fence.mbarrier.init"() : () -> ()
        %23 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %t24_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t24_s0, %23) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 8 : i32} : () -> i32
      %32 = "arith.divui"(%28, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 512 : i32} : () -> i32
      %34 = "arith.divui"(%25, %33) : (i32, i32) -> i32
      %35 = "arith.addi"(%32, %34) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 1 : i32} : () -> i32
      %37 = "arith.subi"(%1, %36) : (i32, i32) -> i32
      %38 = "arith.minsi"(%35, %37) : (i32, i32) -> i32
      %39 = "arith.extsi"(%38) : (i32) -> i64
      %40 = "llvm.getelementptr"(%7, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %41 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %42 = "llvm.getelementptr"(%8, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %43 = "llvm.load"(%42) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %44 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %45 = "arith.constant"() {value = 4 : i32} : () -> i32
      %46 = "arith.addi"(%2, %45) : (i32, i32) -> i32
      %47 = "arith.subi"(%46, %36) : (i32, i32) -> i32
      %48 = "arith.constant"() {value = 4095 : i32} : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 12 : i32} : () -> i32
      %51 = "arith.shrsi"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %53, %54 = "scf.for"(%44, %51, %31, %52, %52) ({
      ^bb0(%55: i32, %56: f32, %57: f32):
        %58 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %63 = "vector.extract"(%58) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %64 = "vector.extract"(%58) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %65 = "vector.extract"(%58) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %66 = "vector.extract"(%58) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %70 = "arith.muli"(%55, %33) : (i32, i32) -> i32
        %71 = "arith.constant"() {value = 2 : i32} : () -> i32
        %72 = "arith.muli"(%70, %71) : (i32, i32) -> i32
        %73 = "arith.remui"(%67, %33) : (i32, i32) -> i32
        %74 = "arith.addi"(%72, %73) : (i32, i32) -> i32
        %75 = "arith.muli"(%74, %45) : (i32, i32) -> i32
        %76 = "arith.cmpi"(%75, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %77 = "arith.constant"() {value = true} : () -> i1
        %78 = "arith.andi"(%77, %76) : (i1, i1) -> i1
        %79 = "arith.extui"(%78) : (i1) -> i8
        %80 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %81 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %82 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %83 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %84 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %85 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %86 = "arith.divui"(%83, %31) : (i32, i32) -> i32
        %87 = "arith.divui"(%80, %33) : (i32, i32) -> i32
        %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
        %89 = "arith.extsi"(%88) : (i32) -> i64
        %90 = "arith.muli"(%89, %3) : (i64, i64) -> i64
        %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %92 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %93 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %94 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %95 = "arith.remui"(%92, %33) : (i32, i32) -> i32
        %96 = "arith.addi"(%72, %95) : (i32, i32) -> i32
        %97 = "arith.muli"(%96, %45) : (i32, i32) -> i32
        %98 = "llvm.getelementptr"(%91, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %99 = "arith.constant"() {value = 0 : i8} : () -> i8
        %100 = "arith.cmpi"(%79, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %101, %102, %103, %104 = "scf.if"(%100) ({
          %105 = "llvm.load"(%98) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %106 = "vector.extract"(%105) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %107 = "vector.extract"(%105) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %108 = "vector.extract"(%105) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %109 = "vector.extract"(%105) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %110 = "llvm.bitcast"(%106) : (i32) -> f32
          %111 = "llvm.bitcast"(%107) : (i32) -> f32
          %112 = "llvm.bitcast"(%108) : (i32) -> f32
          %113 = "llvm.bitcast"(%109) : (i32) -> f32
          "scf.yield"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %117 = "arith.remui"(%114, %33) : (i32, i32) -> i32
        %118 = "arith.addi"(%72, %117) : (i32, i32) -> i32
        %119 = "arith.muli"(%118, %45) : (i32, i32) -> i32
        %120 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %121 = "arith.addi"(%119, %120) : (i32, i32) -> i32
        %122 = "arith.cmpi"(%121, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %123 = "arith.andi"(%77, %122) : (i1, i1) -> i1
        %124 = "arith.extui"(%123) : (i1) -> i8
        %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %128 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %129 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %130 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %131 = "arith.divui"(%128, %31) : (i32, i32) -> i32
        %132 = "arith.divui"(%125, %33) : (i32, i32) -> i32
        %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
        %134 = "arith.extsi"(%133) : (i32) -> i64
        %135 = "arith.muli"(%134, %3) : (i64, i64) -> i64
        %136 = "llvm.getelementptr"(%0, %135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %137 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %138 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %139 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %140 = "arith.remui"(%137, %33) : (i32, i32) -> i32
        %141 = "arith.addi"(%72, %140) : (i32, i32) -> i32
        %142 = "arith.muli"(%141, %45) : (i32, i32) -> i32
        %143 = "llvm.getelementptr"(%136, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %144 = "llvm.getelementptr"(%143) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %145 = "arith.cmpi"(%124, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %146, %147, %148, %149 = "scf.if"(%145) ({
          %150 = "llvm.load"(%144) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %152 = "vector.extract"(%150) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %153 = "vector.extract"(%150) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %154 = "vector.extract"(%150) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %155 = "llvm.bitcast"(%151) : (i32) -> f32
          %156 = "llvm.bitcast"(%152) : (i32) -> f32
          %157 = "llvm.bitcast"(%153) : (i32) -> f32
          %158 = "llvm.bitcast"(%154) : (i32) -> f32
          "scf.yield"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %159 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %160 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %161 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %162 = "arith.remui"(%159, %33) : (i32, i32) -> i32
        %163 = "arith.addi"(%72, %162) : (i32, i32) -> i32
        %164 = "arith.muli"(%163, %45) : (i32, i32) -> i32
        %165 = "arith.cmpi"(%164, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %166 = "arith.andi"(%77, %165) : (i1, i1) -> i1
        %167 = "arith.extui"(%166) : (i1) -> i8
        %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %171 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %172 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %173 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %174 = "arith.divui"(%171, %31) : (i32, i32) -> i32
        %175 = "arith.divui"(%168, %33) : (i32, i32) -> i32
        %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
        %177 = "arith.extsi"(%176) : (i32) -> i64
        %178 = "arith.muli"(%177, %5) : (i64, i64) -> i64
        %179 = "llvm.getelementptr"(%4, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %180 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %181 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %182 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %183 = "arith.remui"(%180, %33) : (i32, i32) -> i32
        %184 = "arith.addi"(%72, %183) : (i32, i32) -> i32
        %185 = "arith.muli"(%184, %45) : (i32, i32) -> i32
        %186 = "llvm.getelementptr"(%179, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %187 = "arith.cmpi"(%167, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %188, %189, %190, %191 = "scf.if"(%187) ({
          %192 = "llvm.load"(%186) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %193 = "vector.extract"(%192) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %194 = "vector.extract"(%192) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %195 = "vector.extract"(%192) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %196 = "vector.extract"(%192) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %197 = "llvm.bitcast"(%193) : (i32) -> f32
          %198 = "llvm.bitcast"(%194) : (i32) -> f32
          %199 = "llvm.bitcast"(%195) : (i32) -> f32
          %200 = "llvm.bitcast"(%196) : (i32) -> f32
          "scf.yield"(%197, %198, %199, %200) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %201 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %202 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %203 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %204 = "arith.remui"(%201, %33) : (i32, i32) -> i32
        %205 = "arith.addi"(%72, %204) : (i32, i32) -> i32
        %206 = "arith.muli"(%205, %45) : (i32, i32) -> i32
        %207 = "arith.addi"(%206, %120) : (i32, i32) -> i32
        %208 = "arith.cmpi"(%207, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %209 = "arith.andi"(%77, %208) : (i1, i1) -> i1
        %210 = "arith.extui"(%209) : (i1) -> i8
        %211 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %212 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %213 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %214 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %215 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %216 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %217 = "arith.divui"(%214, %31) : (i32, i32) -> i32
        %218 = "arith.divui"(%211, %33) : (i32, i32) -> i32
        %219 = "arith.addi"(%217, %218) : (i32, i32) -> i32
        %220 = "arith.extsi"(%219) : (i32) -> i64
        %221 = "arith.muli"(%220, %5) : (i64, i64) -> i64
        %222 = "llvm.getelementptr"(%4, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %226 = "arith.remui"(%223, %33) : (i32, i32) -> i32
        %227 = "arith.addi"(%72, %226) : (i32, i32) -> i32
        %228 = "arith.muli"(%227, %45) : (i32, i32) -> i32
        %229 = "llvm.getelementptr"(%222, %228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %230 = "llvm.getelementptr"(%229) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %231 = "arith.cmpi"(%210, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %232, %233, %234, %235 = "scf.if"(%231) ({
          %236 = "llvm.load"(%230) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %237 = "vector.extract"(%236) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %238 = "vector.extract"(%236) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %239 = "vector.extract"(%236) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %240 = "vector.extract"(%236) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %241 = "llvm.bitcast"(%237) : (i32) -> f32
          %242 = "llvm.bitcast"(%238) : (i32) -> f32
          %243 = "llvm.bitcast"(%239) : (i32) -> f32
          %244 = "llvm.bitcast"(%240) : (i32) -> f32
          "scf.yield"(%241, %242, %243, %244) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %245 = "vector.from_elements"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> vector<4xf32>
        %246 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %247 = "vector.extract"(%246) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %248 = "vector.extract"(%246) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %249 = "vector.extract"(%246) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %250 = "vector.extract"(%246) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %251 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %252 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %253 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %254 = "arith.remui"(%251, %33) : (i32, i32) -> i32
        %255 = "arith.addi"(%72, %254) : (i32, i32) -> i32
        %256 = "arith.muli"(%255, %45) : (i32, i32) -> i32
        %257 = "arith.cmpi"(%256, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %258 = "arith.andi"(%77, %257) : (i1, i1) -> i1
        %259, %260, %261, %262 = "scf.if"(%258) ({
          %263 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %264 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %265 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %266 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %267 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %268 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %269 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %270 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %271 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %272 = "arith.remui"(%269, %33) : (i32, i32) -> i32
          %273 = "arith.addi"(%72, %272) : (i32, i32) -> i32
          %274 = "arith.muli"(%273, %45) : (i32, i32) -> i32
          %275 = "llvm.getelementptr"(%6, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %276 = "llvm.load"(%275) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %278 = "vector.extract"(%276) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %279 = "vector.extract"(%276) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %280 = "vector.extract"(%276) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%277, %278, %279, %280) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %281 = "vector.from_elements"(%259, %260, %261, %262) : (f32, f32, f32, f32) -> vector<4xf32>
        %282 = "arith.mulf"(%245, %281) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %283 = "vector.extract"(%282) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %284 = "vector.extract"(%282) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %285 = "arith.addf"(%283, %284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %286 = "vector.extract"(%282) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %287 = "vector.extract"(%282) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %288 = "arith.addf"(%286, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %289 = "arith.addf"(%285, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "arith.addf"(%289, %52) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %291 = "vector.from_elements"(%188, %189, %190, %191) : (f32, f32, f32, f32) -> vector<4xf32>
        %292 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %293 = "arith.subf"(%291, %292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %294 = "arith.mulf"(%282, %293) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %295 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %296 = "vector.extract"(%294) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %297 = "arith.addf"(%295, %296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %298 = "vector.extract"(%294) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %299 = "vector.extract"(%294) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %300 = "arith.addf"(%298, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %301 = "arith.addf"(%297, %300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %302 = "arith.addf"(%301, %52) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %303 = "vector.from_elements"(%146, %147, %148, %149) : (f32, f32, f32, f32) -> vector<4xf32>
        %304 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %305 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %306 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %307 = "arith.remui"(%304, %33) : (i32, i32) -> i32
        %308 = "arith.addi"(%72, %307) : (i32, i32) -> i32
        %309 = "arith.muli"(%308, %45) : (i32, i32) -> i32
        %310 = "arith.addi"(%309, %120) : (i32, i32) -> i32
        %311 = "arith.cmpi"(%310, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %312 = "arith.andi"(%77, %311) : (i1, i1) -> i1
        %313, %314, %315, %316 = "scf.if"(%312) ({
          %317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %320 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %321 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %322 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %323 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %324 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %325 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %326 = "arith.remui"(%323, %33) : (i32, i32) -> i32
          %327 = "arith.addi"(%72, %326) : (i32, i32) -> i32
          %328 = "arith.muli"(%327, %45) : (i32, i32) -> i32
          %329 = "llvm.getelementptr"(%6, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %330 = "llvm.getelementptr"(%329) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %331 = "llvm.load"(%330) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %332 = "vector.extract"(%331) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %333 = "vector.extract"(%331) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %334 = "vector.extract"(%331) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %335 = "vector.extract"(%331) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%332, %333, %334, %335) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %336 = "vector.from_elements"(%313, %314, %315, %316) : (f32, f32, f32, f32) -> vector<4xf32>
        %337 = "arith.mulf"(%303, %336) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %339 = "vector.extract"(%337) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %340 = "arith.addf"(%338, %339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %341 = "vector.extract"(%337) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %342 = "vector.extract"(%337) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %343 = "arith.addf"(%341, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %344 = "arith.addf"(%340, %343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %345 = "arith.addf"(%344, %290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %346 = "vector.from_elements"(%232, %233, %234, %235) : (f32, f32, f32, f32) -> vector<4xf32>
        %347 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %348 = "arith.subf"(%346, %347) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %349 = "arith.mulf"(%337, %348) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %350 = "vector.extract"(%349) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %351 = "vector.extract"(%349) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %352 = "arith.addf"(%350, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %353 = "vector.extract"(%349) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %354 = "vector.extract"(%349) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %355 = "arith.addf"(%353, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %356 = "arith.addf"(%352, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %357 = "arith.addf"(%356, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %358 = "arith.addf"(%57, %345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %359 = "arith.addf"(%56, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%359, %358) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %360 = "arith.constant"() {value = -1 : i32} : () -> i32
      %361 = "arith.constant"() {value = 16 : i32} : () -> i32
      %362 = "arith.constant"() {value = 31 : i32} : () -> i32
      %363 = "nvvm.shfl.sync"(%360, %54, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %364 = "arith.addf"(%54, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "nvvm.shfl.sync"(%360, %364, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %366 = "arith.addf"(%364, %365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %367 = "nvvm.shfl.sync"(%360, %366, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %368 = "arith.addf"(%366, %367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %369 = "arith.constant"() {value = 2 : i32} : () -> i32
      %370 = "nvvm.shfl.sync"(%360, %368, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %371 = "arith.addf"(%368, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %372 = "nvvm.shfl.sync"(%360, %371, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %373 = "arith.addf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "nvvm.shfl.sync"(%360, %53, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %375 = "arith.addf"(%53, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %376 = "nvvm.shfl.sync"(%360, %375, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %378 = "nvvm.shfl.sync"(%360, %377, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %379 = "arith.addf"(%377, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %380 = "nvvm.shfl.sync"(%360, %379, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %381 = "arith.addf"(%379, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "nvvm.shfl.sync"(%360, %381, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %383 = "arith.addf"(%381, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %387 = "arith.constant"() {value = 32 : i32} : () -> i32
      %388 = "arith.remui"(%384, %387) : (i32, i32) -> i32
      %389 = "arith.remui"(%384, %33) : (i32, i32) -> i32
      %390 = "arith.divui"(%389, %387) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %391 = "arith.cmpi"(%388, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%391) ({
        %392 = "nvvm.mapa"(%14, %388) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %393 = "nvvm.mapa"(%15, %388) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %394 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %395 = "arith.muli"(%394, %361) : (i32, i32) -> i32
        %396 = "arith.addi"(%395, %390) : (i32, i32) -> i32
        %397 = "llvm.getelementptr"(%392, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %398 = "arith.bitcast"(%373) : (f32) -> i32
        %t399_s0 = "llvm.ptrtoint"(%397) : (!llvm.ptr<7>) -> i32
        %t399_s1 = "llvm.ptrtoint"(%393) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t399_s0, %t399_s1, %398) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        %400 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %401 = "arith.muli"(%400, %361) : (i32, i32) -> i32
        %402 = "arith.addi"(%401, %390) : (i32, i32) -> i32
        %403 = "arith.constant"() {value = 128 : i32} : () -> i32
        %404 = "arith.addi"(%402, %403) : (i32, i32) -> i32
        %405 = "llvm.getelementptr"(%392, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %406 = "arith.bitcast"(%383) : (f32) -> i32
        %t407_s0 = "llvm.ptrtoint"(%405) : (!llvm.ptr<7>) -> i32
        %t407_s1 = "llvm.ptrtoint"(%393) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t407_s0, %t407_s1, %406) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %t408_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
      "llvm.inline_asm"(%t408_s0, %19) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
      %409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %412 = "arith.remui"(%409, %387) : (i32, i32) -> i32
      %413 = "arith.constant"() {value = 128 : i32} : () -> i32
      %414 = "arith.remui"(%412, %413) : (i32, i32) -> i32
      %415 = "llvm.getelementptr"(%14, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %417 = "arith.addi"(%414, %413) : (i32, i32) -> i32
      %418 = "llvm.getelementptr"(%14, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %420 = "arith.addi"(%387, %412) : (i32, i32) -> i32
      %421 = "arith.remui"(%420, %413) : (i32, i32) -> i32
      %422 = "llvm.getelementptr"(%14, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %424 = "arith.addi"(%421, %413) : (i32, i32) -> i32
      %425 = "llvm.getelementptr"(%14, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %427 = "arith.constant"() {value = 64 : i32} : () -> i32
      %428 = "arith.addi"(%427, %412) : (i32, i32) -> i32
      %429 = "arith.remui"(%428, %413) : (i32, i32) -> i32
      %430 = "llvm.getelementptr"(%14, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %432 = "arith.addi"(%429, %413) : (i32, i32) -> i32
      %433 = "llvm.getelementptr"(%14, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %435 = "arith.constant"() {value = 96 : i32} : () -> i32
      %436 = "arith.addi"(%435, %412) : (i32, i32) -> i32
      %437 = "arith.remui"(%436, %413) : (i32, i32) -> i32
      %438 = "llvm.getelementptr"(%14, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %440 = "arith.addi"(%437, %413) : (i32, i32) -> i32
      %441 = "llvm.getelementptr"(%14, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %443 = "arith.addf"(%416, %423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %444 = "arith.addf"(%419, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %445 = "arith.addf"(%443, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%444, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "arith.addf"(%445, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %448 = "arith.addf"(%446, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %449 = "nvvm.shfl.sync"(%360, %447, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %450 = "nvvm.shfl.sync"(%360, %448, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %451 = "arith.addf"(%447, %449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %452 = "arith.addf"(%448, %450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "nvvm.shfl.sync"(%360, %451, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %454 = "nvvm.shfl.sync"(%360, %452, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %455 = "arith.addf"(%451, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %456 = "arith.addf"(%452, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %457 = "nvvm.shfl.sync"(%360, %455, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %458 = "nvvm.shfl.sync"(%360, %456, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %459 = "arith.addf"(%455, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %460 = "arith.addf"(%456, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %461 = "nvvm.shfl.sync"(%360, %459, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %462 = "nvvm.shfl.sync"(%360, %460, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %463 = "arith.addf"(%459, %461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %464 = "arith.addf"(%460, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %465 = "nvvm.shfl.sync"(%360, %463, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %466 = "nvvm.shfl.sync"(%360, %464, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %467 = "arith.addf"(%463, %465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %468 = "arith.addf"(%464, %466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %469 = "arith.mulf"(%467, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %470 = "arith.mulf"(%469, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %471 = "arith.mulf"(%468, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %472 = "arith.mulf"(%471, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %473 = "arith.mulf"(%472, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %474 = "arith.mulf"(%473, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %475 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "scf.for"(%475, %51, %31) ({
      ^bb0(%476: i32):
        %477 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %478 = "vector.extract"(%477) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %479 = "vector.extract"(%477) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %480 = "vector.extract"(%477) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %481 = "vector.extract"(%477) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %482 = "vector.extract"(%477) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %483 = "vector.extract"(%477) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %484 = "vector.extract"(%477) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %485 = "vector.extract"(%477) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %486 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %487 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %488 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %489 = "arith.muli"(%476, %33) : (i32, i32) -> i32
        %490 = "arith.muli"(%489, %369) : (i32, i32) -> i32
        %491 = "arith.remui"(%486, %33) : (i32, i32) -> i32
        %492 = "arith.addi"(%490, %491) : (i32, i32) -> i32
        %493 = "arith.muli"(%492, %45) : (i32, i32) -> i32
        %494 = "arith.cmpi"(%493, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %495 = "arith.constant"() {value = true} : () -> i1
        %496 = "arith.andi"(%495, %494) : (i1, i1) -> i1
        %497 = "arith.extui"(%496) : (i1) -> i8
        %498 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %499 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %500 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %501 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %502 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %503 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %504 = "arith.divui"(%501, %31) : (i32, i32) -> i32
        %505 = "arith.divui"(%498, %33) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "arith.extsi"(%506) : (i32) -> i64
        %508 = "arith.muli"(%507, %3) : (i64, i64) -> i64
        %509 = "llvm.getelementptr"(%0, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %510 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %511 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %512 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %513 = "arith.remui"(%510, %33) : (i32, i32) -> i32
        %514 = "arith.addi"(%490, %513) : (i32, i32) -> i32
        %515 = "arith.muli"(%514, %45) : (i32, i32) -> i32
        %516 = "llvm.getelementptr"(%509, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %517 = "arith.constant"() {value = 0 : i8} : () -> i8
        %518 = "arith.cmpi"(%497, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %519, %520, %521, %522 = "scf.if"(%518) ({
          %523 = "llvm.load"(%516) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %524 = "vector.extract"(%523) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %525 = "vector.extract"(%523) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %526 = "vector.extract"(%523) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %527 = "vector.extract"(%523) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %528 = "llvm.bitcast"(%524) : (i32) -> f32
          %529 = "llvm.bitcast"(%525) : (i32) -> f32
          %530 = "llvm.bitcast"(%526) : (i32) -> f32
          %531 = "llvm.bitcast"(%527) : (i32) -> f32
          "scf.yield"(%528, %529, %530, %531) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%478, %479, %480, %481) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %532 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %533 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %534 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %535 = "arith.remui"(%532, %33) : (i32, i32) -> i32
        %536 = "arith.addi"(%490, %535) : (i32, i32) -> i32
        %537 = "arith.muli"(%536, %45) : (i32, i32) -> i32
        %538 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %539 = "arith.addi"(%537, %538) : (i32, i32) -> i32
        %540 = "arith.cmpi"(%539, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %541 = "arith.andi"(%495, %540) : (i1, i1) -> i1
        %542 = "arith.extui"(%541) : (i1) -> i8
        %543 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %544 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %545 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %546 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %547 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %548 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %549 = "arith.divui"(%546, %31) : (i32, i32) -> i32
        %550 = "arith.divui"(%543, %33) : (i32, i32) -> i32
        %551 = "arith.addi"(%549, %550) : (i32, i32) -> i32
        %552 = "arith.extsi"(%551) : (i32) -> i64
        %553 = "arith.muli"(%552, %3) : (i64, i64) -> i64
        %554 = "llvm.getelementptr"(%0, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %555 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %556 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %557 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %558 = "arith.remui"(%555, %33) : (i32, i32) -> i32
        %559 = "arith.addi"(%490, %558) : (i32, i32) -> i32
        %560 = "arith.muli"(%559, %45) : (i32, i32) -> i32
        %561 = "llvm.getelementptr"(%554, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %562 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %563 = "arith.cmpi"(%542, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %564, %565, %566, %567 = "scf.if"(%563) ({
          %568 = "llvm.load"(%562) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %569 = "vector.extract"(%568) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %570 = "vector.extract"(%568) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %571 = "vector.extract"(%568) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %572 = "vector.extract"(%568) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %573 = "llvm.bitcast"(%569) : (i32) -> f32
          %574 = "llvm.bitcast"(%570) : (i32) -> f32
          %575 = "llvm.bitcast"(%571) : (i32) -> f32
          %576 = "llvm.bitcast"(%572) : (i32) -> f32
          "scf.yield"(%573, %574, %575, %576) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %577 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %578 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %579 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %580 = "arith.remui"(%577, %33) : (i32, i32) -> i32
        %581 = "arith.addi"(%490, %580) : (i32, i32) -> i32
        %582 = "arith.muli"(%581, %45) : (i32, i32) -> i32
        %583 = "arith.cmpi"(%582, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %584 = "arith.andi"(%495, %583) : (i1, i1) -> i1
        %585 = "arith.extui"(%584) : (i1) -> i8
        %586 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %587 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %588 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %589 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %590 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %592 = "arith.divui"(%589, %31) : (i32, i32) -> i32
        %593 = "arith.divui"(%586, %33) : (i32, i32) -> i32
        %594 = "arith.addi"(%592, %593) : (i32, i32) -> i32
        %595 = "arith.extsi"(%594) : (i32) -> i64
        %596 = "arith.muli"(%595, %5) : (i64, i64) -> i64
        %597 = "llvm.getelementptr"(%4, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %598 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %599 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %600 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %601 = "arith.remui"(%598, %33) : (i32, i32) -> i32
        %602 = "arith.addi"(%490, %601) : (i32, i32) -> i32
        %603 = "arith.muli"(%602, %45) : (i32, i32) -> i32
        %604 = "llvm.getelementptr"(%597, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %605 = "arith.cmpi"(%585, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %606, %607, %608, %609 = "scf.if"(%605) ({
          %610 = "llvm.load"(%604) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %611 = "vector.extract"(%610) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %612 = "vector.extract"(%610) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %613 = "vector.extract"(%610) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %614 = "vector.extract"(%610) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %615 = "llvm.bitcast"(%611) : (i32) -> f32
          %616 = "llvm.bitcast"(%612) : (i32) -> f32
          %617 = "llvm.bitcast"(%613) : (i32) -> f32
          %618 = "llvm.bitcast"(%614) : (i32) -> f32
          "scf.yield"(%615, %616, %617, %618) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%478, %479, %480, %481) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %619 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %620 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %621 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %622 = "arith.remui"(%619, %33) : (i32, i32) -> i32
        %623 = "arith.addi"(%490, %622) : (i32, i32) -> i32
        %624 = "arith.muli"(%623, %45) : (i32, i32) -> i32
        %625 = "arith.addi"(%624, %538) : (i32, i32) -> i32
        %626 = "arith.cmpi"(%625, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %627 = "arith.andi"(%495, %626) : (i1, i1) -> i1
        %628 = "arith.extui"(%627) : (i1) -> i8
        %629 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %630 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %631 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %632 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %633 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %634 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %635 = "arith.divui"(%632, %31) : (i32, i32) -> i32
        %636 = "arith.divui"(%629, %33) : (i32, i32) -> i32
        %637 = "arith.addi"(%635, %636) : (i32, i32) -> i32
        %638 = "arith.extsi"(%637) : (i32) -> i64
        %639 = "arith.muli"(%638, %5) : (i64, i64) -> i64
        %640 = "llvm.getelementptr"(%4, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %641 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %642 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %643 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %644 = "arith.remui"(%641, %33) : (i32, i32) -> i32
        %645 = "arith.addi"(%490, %644) : (i32, i32) -> i32
        %646 = "arith.muli"(%645, %45) : (i32, i32) -> i32
        %647 = "llvm.getelementptr"(%640, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %648 = "llvm.getelementptr"(%647) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %649 = "arith.cmpi"(%628, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %650, %651, %652, %653 = "scf.if"(%649) ({
          %654 = "llvm.load"(%648) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %655 = "vector.extract"(%654) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %656 = "vector.extract"(%654) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %657 = "vector.extract"(%654) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %658 = "vector.extract"(%654) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %659 = "llvm.bitcast"(%655) : (i32) -> f32
          %660 = "llvm.bitcast"(%656) : (i32) -> f32
          %661 = "llvm.bitcast"(%657) : (i32) -> f32
          %662 = "llvm.bitcast"(%658) : (i32) -> f32
          "scf.yield"(%659, %660, %661, %662) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %663 = "vector.from_elements"(%519, %520, %521, %522) : (f32, f32, f32, f32) -> vector<4xf32>
        %664 = "vector.from_elements"(%606, %607, %608, %609) : (f32, f32, f32, f32) -> vector<4xf32>
        %665 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %666 = "arith.subf"(%664, %665) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %667 = "arith.cmpi"(%1, %36) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%667) ({
          %668 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %669 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %670 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %671 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %672 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %673 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %674 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %675 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %676 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %677 = "arith.remui"(%674, %33) : (i32, i32) -> i32
          %678 = "arith.addi"(%490, %677) : (i32, i32) -> i32
          %679 = "arith.muli"(%678, %45) : (i32, i32) -> i32
          %680 = "llvm.getelementptr"(%12, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %681 = "vector.extract"(%663) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %682 = "vector.extract"(%663) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %683 = "vector.extract"(%663) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %684 = "vector.extract"(%663) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %685 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %686 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %687 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %688 = "arith.remui"(%685, %33) : (i32, i32) -> i32
          %689 = "arith.addi"(%490, %688) : (i32, i32) -> i32
          %690 = "arith.muli"(%689, %45) : (i32, i32) -> i32
          %691 = "arith.cmpi"(%690, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %692 = "arith.andi"(%495, %691) : (i1, i1) -> i1
          %693 = "arith.extui"(%692) : (i1) -> i8
          %694 = "arith.cmpi"(%693, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%694) ({
            %695 = "llvm.bitcast"(%681) : (f32) -> i32
            %696 = "llvm.bitcast"(%682) : (f32) -> i32
            %697 = "llvm.bitcast"(%683) : (f32) -> i32
            %698 = "llvm.bitcast"(%684) : (f32) -> i32
            %699 = "vector.from_elements"(%695, %696, %697, %698) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%699, %680) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %700 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
          %701 = "arith.mulf"(%663, %700) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %702 = "arith.mulf"(%701, %666) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %703 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %704 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %705 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %706 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %707 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %708 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %709 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %710 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %711 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %712 = "arith.remui"(%709, %33) : (i32, i32) -> i32
          %713 = "arith.addi"(%490, %712) : (i32, i32) -> i32
          %714 = "arith.muli"(%713, %45) : (i32, i32) -> i32
          %715 = "llvm.getelementptr"(%11, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %716 = "vector.extract"(%702) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %717 = "vector.extract"(%702) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %718 = "vector.extract"(%702) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %719 = "vector.extract"(%702) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %720 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %721 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %722 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %723 = "arith.remui"(%720, %33) : (i32, i32) -> i32
          %724 = "arith.addi"(%490, %723) : (i32, i32) -> i32
          %725 = "arith.muli"(%724, %45) : (i32, i32) -> i32
          %726 = "arith.cmpi"(%725, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %727 = "arith.andi"(%495, %726) : (i1, i1) -> i1
          %728 = "arith.extui"(%727) : (i1) -> i8
          %729 = "arith.cmpi"(%728, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%729) ({
            %730 = "llvm.bitcast"(%716) : (f32) -> i32
            %731 = "llvm.bitcast"(%717) : (f32) -> i32
            %732 = "llvm.bitcast"(%718) : (f32) -> i32
            %733 = "llvm.bitcast"(%719) : (f32) -> i32
            %734 = "vector.from_elements"(%730, %731, %732, %733) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%734, %715) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %735 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %736 = "vector.extract"(%735) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %737 = "vector.extract"(%735) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %738 = "vector.extract"(%735) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %739 = "vector.extract"(%735) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %740 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %741 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %742 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %743 = "arith.remui"(%740, %33) : (i32, i32) -> i32
        %744 = "arith.addi"(%490, %743) : (i32, i32) -> i32
        %745 = "arith.muli"(%744, %45) : (i32, i32) -> i32
        %746 = "arith.cmpi"(%745, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %747 = "arith.andi"(%495, %746) : (i1, i1) -> i1
        %748, %749, %750, %751 = "scf.if"(%747) ({
          %752 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %753 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %754 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %755 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %756 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %757 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %758 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %759 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %760 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %761 = "arith.remui"(%758, %33) : (i32, i32) -> i32
          %762 = "arith.addi"(%490, %761) : (i32, i32) -> i32
          %763 = "arith.muli"(%762, %45) : (i32, i32) -> i32
          %764 = "llvm.getelementptr"(%6, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %765 = "llvm.load"(%764) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %766 = "vector.extract"(%765) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %767 = "vector.extract"(%765) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %768 = "vector.extract"(%765) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %769 = "vector.extract"(%765) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%766, %767, %768, %769) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%736, %737, %738, %739) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %770 = "vector.from_elements"(%748, %749, %750, %751) : (f32, f32, f32, f32) -> vector<4xf32>
        %771 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
        %772 = "arith.mulf"(%771, %770) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %773 = "arith.mulf"(%663, %772) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %774 = "vector.broadcast"(%474) : (f32) -> vector<4xf32>
        %775 = "arith.mulf"(%666, %774) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %776 = "vector.broadcast"(%470) : (f32) -> vector<4xf32>
        %777 = "arith.addf"(%775, %776) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %778 = "arith.subf"(%773, %777) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %779 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %780 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %781 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %782 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %783 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %784 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %785 = "arith.divui"(%782, %31) : (i32, i32) -> i32
        %786 = "arith.divui"(%779, %33) : (i32, i32) -> i32
        %787 = "arith.addi"(%785, %786) : (i32, i32) -> i32
        %788 = "arith.extsi"(%787) : (i32) -> i64
        %789 = "arith.muli"(%788, %10) : (i64, i64) -> i64
        %790 = "llvm.getelementptr"(%9, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %791 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %792 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %793 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %794 = "arith.remui"(%791, %33) : (i32, i32) -> i32
        %795 = "arith.addi"(%490, %794) : (i32, i32) -> i32
        %796 = "arith.muli"(%795, %45) : (i32, i32) -> i32
        %797 = "llvm.getelementptr"(%790, %796) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %798 = "vector.extract"(%778) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %799 = "vector.extract"(%778) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %800 = "vector.extract"(%778) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %801 = "vector.extract"(%778) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %802 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %803 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %804 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %805 = "arith.remui"(%802, %33) : (i32, i32) -> i32
        %806 = "arith.addi"(%490, %805) : (i32, i32) -> i32
        %807 = "arith.muli"(%806, %45) : (i32, i32) -> i32
        %808 = "arith.cmpi"(%807, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %809 = "arith.andi"(%495, %808) : (i1, i1) -> i1
        %810 = "arith.extui"(%809) : (i1) -> i8
        %811 = "arith.cmpi"(%810, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%811) ({
          %812 = "llvm.bitcast"(%798) : (f32) -> i32
          %813 = "llvm.bitcast"(%799) : (f32) -> i32
          %814 = "llvm.bitcast"(%800) : (f32) -> i32
          %815 = "llvm.bitcast"(%801) : (f32) -> i32
          %816 = "vector.from_elements"(%812, %813, %814, %815) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%816, %797) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %817 = "vector.from_elements"(%564, %565, %566, %567) : (f32, f32, f32, f32) -> vector<4xf32>
        %818 = "vector.from_elements"(%650, %651, %652, %653) : (f32, f32, f32, f32) -> vector<4xf32>
        %819 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %820 = "arith.subf"(%818, %819) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "scf.if"(%667) ({
          %821 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %822 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %823 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %824 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %825 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %826 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %827 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %828 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %829 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %830 = "arith.remui"(%827, %33) : (i32, i32) -> i32
          %831 = "arith.addi"(%490, %830) : (i32, i32) -> i32
          %832 = "arith.muli"(%831, %45) : (i32, i32) -> i32
          %833 = "llvm.getelementptr"(%12, %832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %834 = "llvm.getelementptr"(%833) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %835 = "vector.extract"(%817) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %836 = "vector.extract"(%817) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %837 = "vector.extract"(%817) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %838 = "vector.extract"(%817) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %839 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %840 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %841 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %842 = "arith.remui"(%839, %33) : (i32, i32) -> i32
          %843 = "arith.addi"(%490, %842) : (i32, i32) -> i32
          %844 = "arith.muli"(%843, %45) : (i32, i32) -> i32
          %845 = "arith.addi"(%844, %538) : (i32, i32) -> i32
          %846 = "arith.cmpi"(%845, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %847 = "arith.andi"(%495, %846) : (i1, i1) -> i1
          %848 = "arith.extui"(%847) : (i1) -> i8
          %849 = "arith.cmpi"(%848, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%849) ({
            %850 = "llvm.bitcast"(%835) : (f32) -> i32
            %851 = "llvm.bitcast"(%836) : (f32) -> i32
            %852 = "llvm.bitcast"(%837) : (f32) -> i32
            %853 = "llvm.bitcast"(%838) : (f32) -> i32
            %854 = "vector.from_elements"(%850, %851, %852, %853) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%854, %834) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %855 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
          %856 = "arith.mulf"(%817, %855) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %857 = "arith.mulf"(%856, %820) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %858 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %859 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %860 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %861 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %862 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %863 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %864 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %865 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %866 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %867 = "arith.remui"(%864, %33) : (i32, i32) -> i32
          %868 = "arith.addi"(%490, %867) : (i32, i32) -> i32
          %869 = "arith.muli"(%868, %45) : (i32, i32) -> i32
          %870 = "llvm.getelementptr"(%11, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %871 = "llvm.getelementptr"(%870) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %872 = "vector.extract"(%857) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %873 = "vector.extract"(%857) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %874 = "vector.extract"(%857) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %875 = "vector.extract"(%857) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %876 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %877 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %878 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %879 = "arith.remui"(%876, %33) : (i32, i32) -> i32
          %880 = "arith.addi"(%490, %879) : (i32, i32) -> i32
          %881 = "arith.muli"(%880, %45) : (i32, i32) -> i32
          %882 = "arith.addi"(%881, %538) : (i32, i32) -> i32
          %883 = "arith.cmpi"(%882, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %884 = "arith.andi"(%495, %883) : (i1, i1) -> i1
          %885 = "arith.extui"(%884) : (i1) -> i8
          %886 = "arith.cmpi"(%885, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%886) ({
            %887 = "llvm.bitcast"(%872) : (f32) -> i32
            %888 = "llvm.bitcast"(%873) : (f32) -> i32
            %889 = "llvm.bitcast"(%874) : (f32) -> i32
            %890 = "llvm.bitcast"(%875) : (f32) -> i32
            %891 = "vector.from_elements"(%887, %888, %889, %890) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%891, %871) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %892 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %893 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %894 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %895 = "arith.remui"(%892, %33) : (i32, i32) -> i32
        %896 = "arith.addi"(%490, %895) : (i32, i32) -> i32
        %897 = "arith.muli"(%896, %45) : (i32, i32) -> i32
        %898 = "arith.addi"(%897, %538) : (i32, i32) -> i32
        %899 = "arith.cmpi"(%898, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %900 = "arith.andi"(%495, %899) : (i1, i1) -> i1
        %901, %902, %903, %904 = "scf.if"(%900) ({
          %905 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %906 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %907 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %908 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %909 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %910 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %911 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %912 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %913 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %914 = "arith.remui"(%911, %33) : (i32, i32) -> i32
          %915 = "arith.addi"(%490, %914) : (i32, i32) -> i32
          %916 = "arith.muli"(%915, %45) : (i32, i32) -> i32
          %917 = "llvm.getelementptr"(%6, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %918 = "llvm.getelementptr"(%917) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %919 = "llvm.load"(%918) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %920 = "vector.extract"(%919) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %921 = "vector.extract"(%919) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %922 = "vector.extract"(%919) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %923 = "vector.extract"(%919) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%920, %921, %922, %923) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%736, %737, %738, %739) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %924 = "vector.from_elements"(%901, %902, %903, %904) : (f32, f32, f32, f32) -> vector<4xf32>
        %925 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
        %926 = "arith.mulf"(%925, %924) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %927 = "arith.mulf"(%817, %926) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %928 = "vector.broadcast"(%474) : (f32) -> vector<4xf32>
        %929 = "arith.mulf"(%820, %928) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %930 = "vector.broadcast"(%470) : (f32) -> vector<4xf32>
        %931 = "arith.addf"(%929, %930) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %932 = "arith.subf"(%927, %931) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %933 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %934 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %935 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %936 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %937 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %938 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %939 = "arith.divui"(%936, %31) : (i32, i32) -> i32
        %940 = "arith.divui"(%933, %33) : (i32, i32) -> i32
        %941 = "arith.addi"(%939, %940) : (i32, i32) -> i32
        %942 = "arith.extsi"(%941) : (i32) -> i64
        %943 = "arith.muli"(%942, %10) : (i64, i64) -> i64
        %944 = "llvm.getelementptr"(%9, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %945 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %946 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %947 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %948 = "arith.remui"(%945, %33) : (i32, i32) -> i32
        %949 = "arith.addi"(%490, %948) : (i32, i32) -> i32
        %950 = "arith.muli"(%949, %45) : (i32, i32) -> i32
        %951 = "llvm.getelementptr"(%944, %950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %952 = "llvm.getelementptr"(%951) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %953 = "vector.extract"(%932) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %954 = "vector.extract"(%932) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %955 = "vector.extract"(%932) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %956 = "vector.extract"(%932) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %957 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %958 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %959 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %960 = "arith.remui"(%957, %33) : (i32, i32) -> i32
        %961 = "arith.addi"(%490, %960) : (i32, i32) -> i32
        %962 = "arith.muli"(%961, %45) : (i32, i32) -> i32
        %963 = "arith.addi"(%962, %538) : (i32, i32) -> i32
        %964 = "arith.cmpi"(%963, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %965 = "arith.andi"(%495, %964) : (i1, i1) -> i1
        %966 = "arith.extui"(%965) : (i1) -> i8
        %967 = "arith.cmpi"(%966, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%967) ({
          %968 = "llvm.bitcast"(%953) : (f32) -> i32
          %969 = "llvm.bitcast"(%954) : (f32) -> i32
          %970 = "llvm.bitcast"(%955) : (f32) -> i32
          %971 = "llvm.bitcast"(%956) : (f32) -> i32
          %972 = "vector.from_elements"(%968, %969, %970, %971) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%972, %952) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      %14 = "arith.divui"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %16 = "vector.extract"(%15) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%15) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%15) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %19 = "vector.extract"(%15) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %20 = "vector.extract"(%15) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %21 = "vector.extract"(%15) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %22 = "vector.extract"(%15) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %23 = "vector.extract"(%15) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "arith.muli"(%24, %13) : (i32, i32) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "arith.remui"(%28, %13) : (i32, i32) -> i32
      %32 = "arith.addi"(%27, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 4 : i32} : () -> i32
      %34 = "arith.muli"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %36, %37, %38, %39, %40, %41, %42, %43 = "scf.if"(%35) ({
        %44, %45, %46, %47, %48, %49, %50, %51 = "scf.for"(%14, %1, %13, %16, %17, %18, %19, %20, %21, %22, %23) ({
        ^bb0(%52: i32, %53: f32, %54: f32, %55: f32, %56: f32, %57: f32, %58: f32, %59: f32, %60: f32):
          %61 = "arith.constant"() {value = 8 : i32} : () -> i32
          %62 = "arith.addi"(%52, %61) : (i32, i32) -> i32
          %63 = "arith.constant"() {value = 16 : i32} : () -> i32
          %64 = "arith.addi"(%52, %63) : (i32, i32) -> i32
          %65 = "arith.constant"() {value = 24 : i32} : () -> i32
          %66 = "arith.addi"(%52, %65) : (i32, i32) -> i32
          %67 = "arith.constant"() {value = 1 : i32} : () -> i32
          %68 = "arith.subi"(%1, %67) : (i32, i32) -> i32
          %69 = "arith.minsi"(%52, %68) : (i32, i32) -> i32
          %70 = "arith.extsi"(%69) : (i32) -> i64
          %71 = "llvm.getelementptr"(%6, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %72 = "llvm.load"(%71) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %73 = "arith.cmpi"(%52, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %74 = "llvm.getelementptr"(%7, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %75 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %76 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %77 = "arith.select"(%73, %75, %76) : (i1, f32, f32) -> f32
          %78 = "arith.extsi"(%2) : (i32) -> i64
          %79 = "arith.muli"(%70, %78) : (i64, i64) -> i64
          %80 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %81 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %82 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %83 = "arith.muli"(%80, %13) : (i32, i32) -> i32
          %84 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %85 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %86 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %87 = "arith.remui"(%84, %13) : (i32, i32) -> i32
          %88 = "arith.addi"(%83, %87) : (i32, i32) -> i32
          %89 = "arith.muli"(%88, %33) : (i32, i32) -> i32
          %90 = "arith.extsi"(%89) : (i32) -> i64
          %91 = "arith.addi"(%79, %90) : (i64, i64) -> i64
          %92 = "llvm.getelementptr"(%0, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %93 = "llvm.load"(%92) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %94 = "vector.extract"(%93) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%93) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%93) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%93) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %98 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %99 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %100 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %101 = "arith.muli"(%98, %13) : (i32, i32) -> i32
          %102 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %103 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %104 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %105 = "arith.remui"(%102, %13) : (i32, i32) -> i32
          %106 = "arith.addi"(%101, %105) : (i32, i32) -> i32
          %107 = "arith.muli"(%106, %33) : (i32, i32) -> i32
          %108 = "arith.extsi"(%107) : (i32) -> i64
          %109 = "arith.addi"(%79, %108) : (i64, i64) -> i64
          %110 = "llvm.getelementptr"(%4, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %111 = "llvm.load"(%110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %114 = "vector.extract"(%111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %115 = "vector.extract"(%111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %116 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %117 = "arith.select"(%73, %116, %76) : (i1, f32, f32) -> f32
          %118 = "arith.minsi"(%62, %68) : (i32, i32) -> i32
          %119 = "arith.extsi"(%118) : (i32) -> i64
          %120 = "llvm.getelementptr"(%6, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %121 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %122 = "arith.cmpi"(%62, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %123 = "llvm.getelementptr"(%7, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %124 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %125 = "arith.select"(%122, %124, %76) : (i1, f32, f32) -> f32
          %126 = "arith.muli"(%119, %78) : (i64, i64) -> i64
          %127 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %128 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %129 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %130 = "arith.muli"(%127, %13) : (i32, i32) -> i32
          %131 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %132 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %133 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %134 = "arith.remui"(%131, %13) : (i32, i32) -> i32
          %135 = "arith.addi"(%130, %134) : (i32, i32) -> i32
          %136 = "arith.muli"(%135, %33) : (i32, i32) -> i32
          %137 = "arith.extsi"(%136) : (i32) -> i64
          %138 = "arith.addi"(%126, %137) : (i64, i64) -> i64
          %139 = "llvm.getelementptr"(%0, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %140 = "llvm.load"(%139) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %141 = "vector.extract"(%140) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %142 = "vector.extract"(%140) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%140) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%140) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %145 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %146 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %147 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %148 = "arith.muli"(%145, %13) : (i32, i32) -> i32
          %149 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %150 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %151 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %152 = "arith.remui"(%149, %13) : (i32, i32) -> i32
          %153 = "arith.addi"(%148, %152) : (i32, i32) -> i32
          %154 = "arith.muli"(%153, %33) : (i32, i32) -> i32
          %155 = "arith.extsi"(%154) : (i32) -> i64
          %156 = "arith.addi"(%126, %155) : (i64, i64) -> i64
          %157 = "llvm.getelementptr"(%4, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %158 = "llvm.load"(%157) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %163 = "arith.select"(%122, %116, %76) : (i1, f32, f32) -> f32
          %164 = "arith.minsi"(%64, %68) : (i32, i32) -> i32
          %165 = "arith.extsi"(%164) : (i32) -> i64
          %166 = "llvm.getelementptr"(%6, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %167 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %168 = "arith.cmpi"(%64, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %169 = "llvm.getelementptr"(%7, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %170 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %171 = "arith.select"(%168, %170, %76) : (i1, f32, f32) -> f32
          %172 = "arith.muli"(%165, %78) : (i64, i64) -> i64
          %173 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %174 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %175 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %176 = "arith.muli"(%173, %13) : (i32, i32) -> i32
          %177 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %178 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %179 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %180 = "arith.remui"(%177, %13) : (i32, i32) -> i32
          %181 = "arith.addi"(%176, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%181, %33) : (i32, i32) -> i32
          %183 = "arith.extsi"(%182) : (i32) -> i64
          %184 = "arith.addi"(%172, %183) : (i64, i64) -> i64
          %185 = "llvm.getelementptr"(%0, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %189 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %190 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %191 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %192 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %193 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %194 = "arith.muli"(%191, %13) : (i32, i32) -> i32
          %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %198 = "arith.remui"(%195, %13) : (i32, i32) -> i32
          %199 = "arith.addi"(%194, %198) : (i32, i32) -> i32
          %200 = "arith.muli"(%199, %33) : (i32, i32) -> i32
          %201 = "arith.extsi"(%200) : (i32) -> i64
          %202 = "arith.addi"(%172, %201) : (i64, i64) -> i64
          %203 = "llvm.getelementptr"(%4, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %204 = "llvm.load"(%203) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %205 = "vector.extract"(%204) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%204) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %207 = "vector.extract"(%204) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %208 = "vector.extract"(%204) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %209 = "arith.select"(%168, %116, %76) : (i1, f32, f32) -> f32
          %210 = "arith.minsi"(%66, %68) : (i32, i32) -> i32
          %211 = "arith.extsi"(%210) : (i32) -> i64
          %212 = "llvm.getelementptr"(%6, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %214 = "arith.cmpi"(%66, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %215 = "llvm.getelementptr"(%7, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %217 = "arith.select"(%214, %216, %76) : (i1, f32, f32) -> f32
          %218 = "arith.muli"(%211, %78) : (i64, i64) -> i64
          %219 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %220 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %221 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %222 = "arith.muli"(%219, %13) : (i32, i32) -> i32
          %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %226 = "arith.remui"(%223, %13) : (i32, i32) -> i32
          %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
          %228 = "arith.muli"(%227, %33) : (i32, i32) -> i32
          %229 = "arith.extsi"(%228) : (i32) -> i64
          %230 = "arith.addi"(%218, %229) : (i64, i64) -> i64
          %231 = "llvm.getelementptr"(%0, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %232 = "llvm.load"(%231) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %233 = "vector.extract"(%232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %234 = "vector.extract"(%232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %237 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %238 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %239 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %240 = "arith.muli"(%237, %13) : (i32, i32) -> i32
          %241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %244 = "arith.remui"(%241, %13) : (i32, i32) -> i32
          %245 = "arith.addi"(%240, %244) : (i32, i32) -> i32
          %246 = "arith.muli"(%245, %33) : (i32, i32) -> i32
          %247 = "arith.extsi"(%246) : (i32) -> i64
          %248 = "arith.addi"(%218, %247) : (i64, i64) -> i64
          %249 = "llvm.getelementptr"(%4, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %250 = "llvm.load"(%249) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %251 = "vector.extract"(%250) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %252 = "vector.extract"(%250) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %253 = "vector.extract"(%250) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %254 = "vector.extract"(%250) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %255 = "arith.select"(%214, %116, %76) : (i1, f32, f32) -> f32
          %256 = "vector.from_elements"(%94, %95, %96, %97) : (f32, f32, f32, f32) -> vector<4xf32>
          %257 = "vector.from_elements"(%53, %54, %55, %56) : (f32, f32, f32, f32) -> vector<4xf32>
          %258 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
          %259 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
          %260 = "arith.subf"(%258, %259) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %261 = "arith.mulf"(%256, %260) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %262 = "vector.broadcast"(%77) : (f32) -> vector<4xf32>
          %263 = "arith.mulf"(%261, %262) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %264 = "arith.addf"(%257, %263) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %265 = "vector.extract"(%264) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %266 = "vector.extract"(%264) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %267 = "vector.extract"(%264) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %268 = "vector.extract"(%264) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %269 = "vector.from_elements"(%57, %58, %59, %60) : (f32, f32, f32, f32) -> vector<4xf32>
          %270 = "vector.broadcast"(%117) : (f32) -> vector<4xf32>
          %271 = "arith.mulf"(%256, %270) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %272 = "arith.addf"(%269, %271) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %273 = "vector.extract"(%272) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %274 = "vector.extract"(%272) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %275 = "vector.extract"(%272) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %276 = "vector.extract"(%272) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %277 = "vector.from_elements"(%141, %142, %143, %144) : (f32, f32, f32, f32) -> vector<4xf32>
          %278 = "vector.from_elements"(%265, %266, %267, %268) : (f32, f32, f32, f32) -> vector<4xf32>
          %279 = "vector.from_elements"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> vector<4xf32>
          %280 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
          %281 = "arith.subf"(%279, %280) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %282 = "arith.mulf"(%277, %281) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %283 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
          %284 = "arith.mulf"(%282, %283) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %285 = "arith.addf"(%278, %284) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %286 = "vector.extract"(%285) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %287 = "vector.extract"(%285) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %288 = "vector.extract"(%285) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %289 = "vector.extract"(%285) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %290 = "vector.from_elements"(%273, %274, %275, %276) : (f32, f32, f32, f32) -> vector<4xf32>
          %291 = "vector.broadcast"(%163) : (f32) -> vector<4xf32>
          %292 = "arith.mulf"(%277, %291) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %293 = "arith.addf"(%290, %292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %294 = "vector.extract"(%293) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %295 = "vector.extract"(%293) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %296 = "vector.extract"(%293) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %297 = "vector.extract"(%293) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %298 = "vector.from_elements"(%187, %188, %189, %190) : (f32, f32, f32, f32) -> vector<4xf32>
          %299 = "vector.from_elements"(%286, %287, %288, %289) : (f32, f32, f32, f32) -> vector<4xf32>
          %300 = "vector.from_elements"(%205, %206, %207, %208) : (f32, f32, f32, f32) -> vector<4xf32>
          %301 = "vector.broadcast"(%167) : (f32) -> vector<4xf32>
          %302 = "arith.subf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %303 = "arith.mulf"(%298, %302) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %304 = "vector.broadcast"(%171) : (f32) -> vector<4xf32>
          %305 = "arith.mulf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %306 = "arith.addf"(%299, %305) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %308 = "vector.extract"(%306) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %309 = "vector.extract"(%306) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %310 = "vector.extract"(%306) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %311 = "vector.from_elements"(%294, %295, %296, %297) : (f32, f32, f32, f32) -> vector<4xf32>
          %312 = "vector.broadcast"(%209) : (f32) -> vector<4xf32>
          %313 = "arith.mulf"(%298, %312) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %314 = "arith.addf"(%311, %313) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %315 = "vector.extract"(%314) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %316 = "vector.extract"(%314) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %317 = "vector.extract"(%314) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %318 = "vector.extract"(%314) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %319 = "vector.from_elements"(%233, %234, %235, %236) : (f32, f32, f32, f32) -> vector<4xf32>
          %320 = "vector.from_elements"(%307, %308, %309, %310) : (f32, f32, f32, f32) -> vector<4xf32>
          %321 = "vector.from_elements"(%251, %252, %253, %254) : (f32, f32, f32, f32) -> vector<4xf32>
          %322 = "vector.broadcast"(%213) : (f32) -> vector<4xf32>
          %323 = "arith.subf"(%321, %322) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %324 = "arith.mulf"(%319, %323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %325 = "vector.broadcast"(%217) : (f32) -> vector<4xf32>
          %326 = "arith.mulf"(%324, %325) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %327 = "arith.addf"(%320, %326) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %328 = "vector.extract"(%327) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %329 = "vector.extract"(%327) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %330 = "vector.extract"(%327) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %331 = "vector.extract"(%327) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %332 = "vector.from_elements"(%315, %316, %317, %318) : (f32, f32, f32, f32) -> vector<4xf32>
          %333 = "vector.broadcast"(%255) : (f32) -> vector<4xf32>
          %334 = "arith.mulf"(%319, %333) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %335 = "arith.addf"(%332, %334) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %336 = "vector.extract"(%335) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %337 = "vector.extract"(%335) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %338 = "vector.extract"(%335) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %339 = "vector.extract"(%335) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%328, %329, %330, %331, %336, %337, %338, %339) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%44, %45, %46, %47, %48, %49, %50, %51) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19, %20, %21, %22, %23) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %340 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %341 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %342 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %343 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %344 = "arith.remui"(%340, %13) : (i32, i32) -> i32
      %345 = "arith.divui"(%340, %13) : (i32, i32) -> i32
      %346 = "arith.muli"(%344, %33) : (i32, i32) -> i32
      %347 = "arith.constant"() {value = 144 : i32} : () -> i32
      %348 = "arith.muli"(%345, %347) : (i32, i32) -> i32
      %349 = "arith.addi"(%346, %348) : (i32, i32) -> i32
      %350 = "llvm.getelementptr"(%343, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %351 = "vector.from_elements"(%36, %37, %38, %39) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%351, %350) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %352 = "llvm.getelementptr"(%350) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %353 = "vector.from_elements"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%353, %352) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %354 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %355 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %357 = "arith.constant"() {value = 128 : i32} : () -> i32
      %358 = "arith.muli"(%354, %357) : (i32, i32) -> i32
      %359 = "arith.addi"(%358, %340) : (i32, i32) -> i32
      %360 = "arith.cmpi"(%340, %357) {predicate = 2 : i64} : (i32, i32) -> i1
      %361 = "arith.cmpi"(%359, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %362 = "arith.andi"(%360, %361) : (i1, i1) -> i1
      "scf.if"(%362) ({
        %363 = "arith.remui"(%340, %33) : (i32, i32) -> i32
        %364 = "arith.divui"(%340, %33) : (i32, i32) -> i32
        %365 = "arith.remui"(%363, %33) : (i32, i32) -> i32
        %366 = "arith.divui"(%363, %33) : (i32, i32) -> i32
        %367 = "arith.muli"(%366, %347) : (i32, i32) -> i32
        %368 = "arith.addi"(%365, %367) : (i32, i32) -> i32
        %369 = "arith.muli"(%364, %33) : (i32, i32) -> i32
        %370 = "arith.addi"(%368, %369) : (i32, i32) -> i32
        %371 = "llvm.getelementptr"(%343, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %373 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %374 = "arith.addf"(%373, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %375 = "arith.addi"(%370, %347) : (i32, i32) -> i32
        %376 = "llvm.getelementptr"(%343, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %378 = "arith.addf"(%374, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %379 = "arith.constant"() {value = 288 : i32} : () -> i32
        %380 = "arith.addi"(%370, %379) : (i32, i32) -> i32
        %381 = "llvm.getelementptr"(%343, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %383 = "arith.addf"(%378, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %384 = "arith.constant"() {value = 432 : i32} : () -> i32
        %385 = "arith.addi"(%370, %384) : (i32, i32) -> i32
        %386 = "llvm.getelementptr"(%343, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %388 = "arith.addf"(%383, %387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %389 = "arith.constant"() {value = 576 : i32} : () -> i32
        %390 = "arith.addi"(%370, %389) : (i32, i32) -> i32
        %391 = "llvm.getelementptr"(%343, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %393 = "arith.addf"(%388, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %394 = "arith.constant"() {value = 720 : i32} : () -> i32
        %395 = "arith.addi"(%370, %394) : (i32, i32) -> i32
        %396 = "llvm.getelementptr"(%343, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %398 = "arith.addf"(%393, %397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %399 = "arith.constant"() {value = 864 : i32} : () -> i32
        %400 = "arith.addi"(%370, %399) : (i32, i32) -> i32
        %401 = "llvm.getelementptr"(%343, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %403 = "arith.addf"(%398, %402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %404 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %405 = "arith.addi"(%370, %404) : (i32, i32) -> i32
        %406 = "llvm.getelementptr"(%343, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %408 = "arith.addf"(%403, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %409 = "arith.extsi"(%359) : (i32) -> i64
        %410 = "llvm.getelementptr"(%8, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%408, %410) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %411 = "arith.constant"() {value = 1152 : i32} : () -> i32
        %412 = "arith.addi"(%370, %411) : (i32, i32) -> i32
        %413 = "llvm.getelementptr"(%343, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %415 = "arith.addf"(%373, %414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %416 = "arith.addi"(%375, %411) : (i32, i32) -> i32
        %417 = "llvm.getelementptr"(%343, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %419 = "arith.addf"(%415, %418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %420 = "arith.addi"(%380, %411) : (i32, i32) -> i32
        %421 = "llvm.getelementptr"(%343, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %423 = "arith.addf"(%419, %422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %424 = "arith.addi"(%385, %411) : (i32, i32) -> i32
        %425 = "llvm.getelementptr"(%343, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %427 = "arith.addf"(%423, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %428 = "arith.addi"(%390, %411) : (i32, i32) -> i32
        %429 = "llvm.getelementptr"(%343, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %431 = "arith.addf"(%427, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %432 = "arith.addi"(%395, %411) : (i32, i32) -> i32
        %433 = "llvm.getelementptr"(%343, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %435 = "arith.addf"(%431, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %436 = "arith.addi"(%400, %411) : (i32, i32) -> i32
        %437 = "llvm.getelementptr"(%343, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %439 = "arith.addf"(%435, %438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %440 = "arith.addi"(%405, %411) : (i32, i32) -> i32
        %441 = "llvm.getelementptr"(%343, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %443 = "arith.addf"(%439, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %444 = "llvm.getelementptr"(%9, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%443, %444) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: !llvm.ptr<1>):
    %16 = "arith.extsi"(%2) : (i32) -> i64
    %17 = "arith.constant"() {value = 1 : i32} : () -> i32
    %18 = "arith.maxsi"(%2, %17) : (i32, i32) -> i32
    %19 = "arith.sitofp"(%18) : (i32) -> f32
    %20 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %21 = "arith.divf"(%20, %19) : (f32, f32) -> f32
    %22 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %23 = "arith.constant"() {value = 132 : i32} : () -> i32
    %24 = "arith.minsi"(%22, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 1023 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1024 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.maxsi"(%28, %17) : (i32, i32) -> i32
    %30 = "arith.divui"(%24, %29) : (i32, i32) -> i32
    %31 = "arith.minsi"(%30, %17) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 7 : i32} : () -> i32
    %33 = "arith.addi"(%1, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 8 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.minsi"(%31, %35) : (i32, i32) -> i32
    %37 = "arith.maxsi"(%36, %17) : (i32, i32) -> i32
    %38 = "arith.muli"(%37, %34) : (i32, i32) -> i32
    %39 = "arith.subi"(%38, %17) : (i32, i32) -> i32
    %40 = "arith.addi"(%1, %39) : (i32, i32) -> i32
    %41 = "arith.remsi"(%40, %38) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 0 : i32} : () -> i32
    %43 = "arith.cmpi"(%41, %42) {predicate = 2 : i64} : (i32, i32) -> i1
    %44 = "arith.divsi"(%40, %38) : (i32, i32) -> i32
    %45 = "arith.extsi"(%43) : (i1) -> i32
    %46 = "arith.addi"(%44, %45) : (i32, i32) -> i32
    %47 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %48 = "arith.minsi"(%47, %23) : (i32, i32) -> i32
    %49 = "arith.divui"(%48, %29) : (i32, i32) -> i32
    %50 = "arith.minsi"(%49, %17) : (i32, i32) -> i32
    %51 = "arith.minsi"(%50, %35) : (i32, i32) -> i32
    %52 = "arith.muli"(%51, %28) : (i32, i32) -> i32
    %53 = "arith.constant"() {value = 512 : i32} : () -> i32
    %54 = "arith.constant"() {value = 213888 : i32} : () -> i32
    "gpu.launch_func"(%52, %17, %17, %53, %17, %17, %54, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %14, %16, %15, %21, %46) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 20, 0>, cutec.cooperative} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, i32) -> ()
    %55 = "arith.constant"() {value = 15 : i32} : () -> i32
    %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 16 : i32} : () -> i32
    %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
    %59 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %60 = "arith.minsi"(%59, %23) : (i32, i32) -> i32
    %61 = "arith.divui"(%60, %29) : (i32, i32) -> i32
    %62 = "arith.minsi"(%61, %17) : (i32, i32) -> i32
    %63 = "arith.minsi"(%62, %35) : (i32, i32) -> i32
    %64 = "arith.cmpi"(%63, %17) {predicate = 3 : i64} : (i32, i32) -> i1
    %65 = "arith.select"(%64, %42, %58) : (i1, i32, i32) -> i32
    %66 = "arith.constant"() {value = 256 : i32} : () -> i32
    %67 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%65, %17, %17, %66, %17, %17, %67, %13, %2, %16, %14, %16, %11, %12, %63) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
    %68 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %69 = "arith.minsi"(%68, %23) : (i32, i32) -> i32
    %70 = "arith.divui"(%69, %29) : (i32, i32) -> i32
    %71 = "arith.minsi"(%70, %17) : (i32, i32) -> i32
    %72 = "arith.minsi"(%71, %35) : (i32, i32) -> i32
    %73 = "arith.cmpi"(%72, %42) {predicate = 4 : i64} : (i32, i32) -> i1
    %74 = "arith.muli"(%1, %34) : (i32, i32) -> i32
    %75 = "arith.select"(%73, %42, %74) : (i1, i32, i32) -> i32
    %76 = "arith.constant"() {value = 1032 : i32} : () -> i32
    "gpu.launch_func"(%75, %17, %17, %53, %17, %17, %34, %17, %17, %76, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %21) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    %77 = "arith.cmpi"(%1, %17) {predicate = 0 : i64} : (i32, i32) -> i1
    %78 = "arith.ori"(%77, %73) : (i1, i1) -> i1
    %79 = "arith.constant"() {value = 127 : i32} : () -> i32
    %80 = "arith.addi"(%2, %79) : (i32, i32) -> i32
    %81 = "arith.constant"() {value = 128 : i32} : () -> i32
    %82 = "arith.divui"(%80, %81) : (i32, i32) -> i32
    %83 = "arith.select"(%78, %42, %82) : (i1, i32, i32) -> i32
    %84 = "arith.constant"() {value = 9152 : i32} : () -> i32
    "gpu.launch_func"(%83, %17, %17, %66, %17, %17, %84, %0, %1, %2, %3, %4, %5, %7, %8, %11, %12) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_backward_f32_form64x4x0x3x1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
