"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: f32, %18: i32):
      %19 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %20 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %21 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 139264>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %22 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %25 = "arith.constant"() {value = 128 : i32} : () -> i32
      %26 = "arith.muli"(%22, %25) : (i32, i32) -> i32
      %27 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %30 = "arith.muli"(%27, %25) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.muli"(%31, %30) : (i32, i32) -> i32
      %33 = "arith.addi"(%26, %32) : (i32, i32) -> i32
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "arith.constant"() {value = 4 : i32} : () -> i32
      %38 = "arith.divui"(%34, %37) : (i32, i32) -> i32
      %39 = "arith.addi"(%33, %38) : (i32, i32) -> i32
      %40 = "arith.remui"(%39, %37) : (i32, i32) -> i32
      %41 = "arith.remui"(%2, %37) : (i32, i32) -> i32
      %42 = "arith.muli"(%40, %41) : (i32, i32) -> i32
      %43 = "arith.remui"(%42, %37) : (i32, i32) -> i32
      %44 = "arith.constant"() {value = 1 : i32} : () -> i32
      %45 = "arith.addi"(%39, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %47 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %49 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %50 = "arith.remui"(%47, %37) : (i32, i32) -> i32
      %51 = "arith.muli"(%50, %37) : (i32, i32) -> i32
      %52 = "arith.subi"(%51, %43) : (i32, i32) -> i32
      %53 = "arith.addi"(%52, %37) : (i32, i32) -> i32
      %54 = "arith.cmpi"(%53, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %55 = "arith.andi"(%46, %54) : (i1, i1) -> i1
      %56 = "arith.cmpi"(%39, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %57 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %60 = "arith.remui"(%57, %37) : (i32, i32) -> i32
      %61 = "arith.muli"(%60, %37) : (i32, i32) -> i32
      %62 = "arith.subi"(%61, %43) : (i32, i32) -> i32
      %63 = "arith.cmpi"(%62, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %64 = "arith.andi"(%56, %63) : (i1, i1) -> i1
      %65 = "arith.constant"() {value = true} : () -> i1
      %66 = "arith.xori"(%55, %65) : (i1, i1) -> i1
      %67 = "arith.andi"(%64, %66) : (i1, i1) -> i1
      %68 = "arith.extui"(%67) : (i1) -> i8
      %69 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %70 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %71 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %72 = "arith.remui"(%69, %37) : (i32, i32) -> i32
      %73 = "arith.addi"(%37, %72) : (i32, i32) -> i32
      %74 = "arith.muli"(%73, %37) : (i32, i32) -> i32
      %75 = "arith.subi"(%74, %43) : (i32, i32) -> i32
      %76 = "arith.addi"(%75, %37) : (i32, i32) -> i32
      %77 = "arith.cmpi"(%76, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %78 = "arith.andi"(%46, %77) : (i1, i1) -> i1
      %79 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %82 = "arith.remui"(%79, %37) : (i32, i32) -> i32
      %83 = "arith.addi"(%37, %82) : (i32, i32) -> i32
      %84 = "arith.muli"(%83, %37) : (i32, i32) -> i32
      %85 = "arith.subi"(%84, %43) : (i32, i32) -> i32
      %86 = "arith.cmpi"(%85, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %87 = "arith.andi"(%56, %86) : (i1, i1) -> i1
      %88 = "arith.xori"(%78, %65) : (i1, i1) -> i1
      %89 = "arith.andi"(%87, %88) : (i1, i1) -> i1
      %90 = "arith.extui"(%89) : (i1) -> i8
      %91 = "arith.extsi"(%39) : (i32) -> i64
      %92 = "arith.extsi"(%2) : (i32) -> i64
      %93 = "arith.muli"(%91, %92) : (i64, i64) -> i64
      %94 = "arith.extsi"(%43) : (i32) -> i64
      %95 = "arith.subi"(%93, %94) : (i64, i64) -> i64
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.remui"(%96, %37) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %37) : (i32, i32) -> i32
      %101 = "arith.extsi"(%100) : (i32) -> i64
      %102 = "arith.addi"(%95, %101) : (i64, i64) -> i64
      %103 = "llvm.getelementptr"(%0, %102) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %105 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %106 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %107 = "arith.muli"(%104, %37) : (i32, i32) -> i32
      %108 = "llvm.getelementptr"(%19, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %109 = "arith.constant"() {value = 0 : i8} : () -> i8
      %110 = "arith.cmpi"(%68, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %111 = "arith.constant"() {value = 16 : i32} : () -> i32
      %112 = "arith.select"(%110, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%108, %103, %112) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %113 = "llvm.getelementptr"(%103) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %114 = "llvm.getelementptr"(%108) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "arith.cmpi"(%90, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %116 = "arith.select"(%115, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%114, %113, %116) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %117 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %118 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %120 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %121 = "arith.remui"(%118, %37) : (i32, i32) -> i32
      %122 = "arith.muli"(%121, %37) : (i32, i32) -> i32
      %123 = "arith.extsi"(%122) : (i32) -> i64
      %124 = "arith.addi"(%95, %123) : (i64, i64) -> i64
      %125 = "llvm.getelementptr"(%4, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %129 = "arith.muli"(%126, %37) : (i32, i32) -> i32
      %130 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %131 = "arith.addi"(%129, %130) : (i32, i32) -> i32
      %132 = "llvm.getelementptr"(%19, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %133 = "arith.cmpi"(%68, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %134 = "arith.select"(%133, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%132, %125, %134) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %135 = "llvm.getelementptr"(%125) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %136 = "llvm.getelementptr"(%132) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %137 = "arith.cmpi"(%90, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %138 = "arith.select"(%137, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%136, %135, %138) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %139 = "arith.extui"(%56) : (i1) -> i8
      %140 = "llvm.getelementptr"(%7, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %141 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %142 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %144 = "llvm.getelementptr"(%20, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %145 = "arith.cmpi"(%139, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %146 = "arith.select"(%145, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%144, %140, %146) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %147 = "llvm.getelementptr"(%8, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %148 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %150 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %151 = "llvm.getelementptr"(%21, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %152 = "arith.cmpi"(%139, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %153 = "arith.select"(%152, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%151, %147, %153) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %154 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %155 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %156 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %157 = "arith.muli"(%154, %25) : (i32, i32) -> i32
      %158 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %159 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %160 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %161 = "arith.muli"(%158, %25) : (i32, i32) -> i32
      %162 = "arith.addi"(%157, %161) : (i32, i32) -> i32
      %163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %166 = "arith.divui"(%163, %37) : (i32, i32) -> i32
      %167 = "arith.addi"(%162, %166) : (i32, i32) -> i32
      %168 = "arith.remui"(%167, %37) : (i32, i32) -> i32
      %169 = "arith.muli"(%168, %41) : (i32, i32) -> i32
      %170 = "arith.remui"(%169, %37) : (i32, i32) -> i32
      %171 = "arith.addi"(%167, %44) : (i32, i32) -> i32
      %172 = "arith.cmpi"(%171, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.remui"(%173, %37) : (i32, i32) -> i32
      %177 = "arith.muli"(%176, %37) : (i32, i32) -> i32
      %178 = "arith.subi"(%177, %170) : (i32, i32) -> i32
      %179 = "arith.addi"(%178, %37) : (i32, i32) -> i32
      %180 = "arith.cmpi"(%179, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %181 = "arith.andi"(%172, %180) : (i1, i1) -> i1
      %182 = "arith.cmpi"(%167, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %183 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %186 = "arith.remui"(%183, %37) : (i32, i32) -> i32
      %187 = "arith.muli"(%186, %37) : (i32, i32) -> i32
      %188 = "arith.subi"(%187, %170) : (i32, i32) -> i32
      %189 = "arith.cmpi"(%188, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %190 = "arith.andi"(%182, %189) : (i1, i1) -> i1
      %191 = "arith.xori"(%181, %65) : (i1, i1) -> i1
      %192 = "arith.andi"(%190, %191) : (i1, i1) -> i1
      %193 = "arith.extui"(%192) : (i1) -> i8
      %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %197 = "arith.remui"(%194, %37) : (i32, i32) -> i32
      %198 = "arith.addi"(%37, %197) : (i32, i32) -> i32
      %199 = "arith.muli"(%198, %37) : (i32, i32) -> i32
      %200 = "arith.subi"(%199, %170) : (i32, i32) -> i32
      %201 = "arith.addi"(%200, %37) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %203 = "arith.andi"(%172, %202) : (i1, i1) -> i1
      %204 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %205 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %206 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %207 = "arith.remui"(%204, %37) : (i32, i32) -> i32
      %208 = "arith.addi"(%37, %207) : (i32, i32) -> i32
      %209 = "arith.muli"(%208, %37) : (i32, i32) -> i32
      %210 = "arith.subi"(%209, %170) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%182, %211) : (i1, i1) -> i1
      %213 = "arith.xori"(%203, %65) : (i1, i1) -> i1
      %214 = "arith.andi"(%212, %213) : (i1, i1) -> i1
      %215 = "arith.extui"(%214) : (i1) -> i8
      %216 = "arith.extsi"(%167) : (i32) -> i64
      %217 = "arith.muli"(%216, %92) : (i64, i64) -> i64
      %218 = "arith.extsi"(%170) : (i32) -> i64
      %219 = "arith.subi"(%217, %218) : (i64, i64) -> i64
      %220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %223 = "arith.remui"(%220, %37) : (i32, i32) -> i32
      %224 = "arith.muli"(%223, %37) : (i32, i32) -> i32
      %225 = "arith.extsi"(%224) : (i32) -> i64
      %226 = "arith.addi"(%219, %225) : (i64, i64) -> i64
      %227 = "llvm.getelementptr"(%0, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %228 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %231 = "arith.muli"(%228, %37) : (i32, i32) -> i32
      %232 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %233 = "arith.addi"(%231, %232) : (i32, i32) -> i32
      %234 = "llvm.getelementptr"(%19, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %235 = "arith.cmpi"(%193, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %236 = "arith.select"(%235, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%234, %227, %236) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %237 = "llvm.getelementptr"(%227) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %238 = "llvm.getelementptr"(%234) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %239 = "arith.cmpi"(%215, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %240 = "arith.select"(%239, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%238, %237, %240) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %244 = "arith.remui"(%241, %37) : (i32, i32) -> i32
      %245 = "arith.muli"(%244, %37) : (i32, i32) -> i32
      %246 = "arith.extsi"(%245) : (i32) -> i64
      %247 = "arith.addi"(%219, %246) : (i64, i64) -> i64
      %248 = "llvm.getelementptr"(%4, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %249 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %250 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %251 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %252 = "arith.muli"(%249, %37) : (i32, i32) -> i32
      %253 = "arith.addi"(%252, %130) : (i32, i32) -> i32
      %254 = "arith.addi"(%253, %232) : (i32, i32) -> i32
      %255 = "llvm.getelementptr"(%19, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %256 = "arith.cmpi"(%193, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %257 = "arith.select"(%256, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%255, %248, %257) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %258 = "llvm.getelementptr"(%248) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %259 = "llvm.getelementptr"(%255) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %260 = "arith.cmpi"(%215, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %261 = "arith.select"(%260, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%259, %258, %261) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %262 = "arith.extui"(%182) : (i1) -> i8
      %263 = "llvm.getelementptr"(%7, %167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %264 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %265 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %266 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %267 = "arith.constant"() {value = 512 : i32} : () -> i32
      %268 = "arith.addi"(%264, %267) : (i32, i32) -> i32
      %269 = "llvm.getelementptr"(%20, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %270 = "arith.cmpi"(%262, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %271 = "arith.select"(%270, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%269, %263, %271) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %272 = "llvm.getelementptr"(%8, %167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %273 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %275 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %276 = "arith.addi"(%273, %267) : (i32, i32) -> i32
      %277 = "llvm.getelementptr"(%21, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %278 = "arith.cmpi"(%262, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %279 = "arith.select"(%278, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%277, %272, %279) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %280 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %282 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %283 = "arith.muli"(%280, %25) : (i32, i32) -> i32
      %284 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %287 = "arith.muli"(%284, %25) : (i32, i32) -> i32
      %288 = "arith.constant"() {value = 2 : i32} : () -> i32
      %289 = "arith.muli"(%288, %287) : (i32, i32) -> i32
      %290 = "arith.addi"(%283, %289) : (i32, i32) -> i32
      %291 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %292 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %293 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %294 = "arith.divui"(%291, %37) : (i32, i32) -> i32
      %295 = "arith.addi"(%290, %294) : (i32, i32) -> i32
      %296 = "arith.remui"(%295, %37) : (i32, i32) -> i32
      %297 = "arith.muli"(%296, %41) : (i32, i32) -> i32
      %298 = "arith.remui"(%297, %37) : (i32, i32) -> i32
      %299 = "arith.addi"(%295, %44) : (i32, i32) -> i32
      %300 = "arith.cmpi"(%299, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %301 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %302 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %303 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %304 = "arith.remui"(%301, %37) : (i32, i32) -> i32
      %305 = "arith.muli"(%304, %37) : (i32, i32) -> i32
      %306 = "arith.subi"(%305, %298) : (i32, i32) -> i32
      %307 = "arith.addi"(%306, %37) : (i32, i32) -> i32
      %308 = "arith.cmpi"(%307, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %309 = "arith.andi"(%300, %308) : (i1, i1) -> i1
      %310 = "arith.cmpi"(%295, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %311 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %312 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %313 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %314 = "arith.remui"(%311, %37) : (i32, i32) -> i32
      %315 = "arith.muli"(%314, %37) : (i32, i32) -> i32
      %316 = "arith.subi"(%315, %298) : (i32, i32) -> i32
      %317 = "arith.cmpi"(%316, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %318 = "arith.andi"(%310, %317) : (i1, i1) -> i1
      %319 = "arith.xori"(%309, %65) : (i1, i1) -> i1
      %320 = "arith.andi"(%318, %319) : (i1, i1) -> i1
      %321 = "arith.extui"(%320) : (i1) -> i8
      %322 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %323 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %324 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %325 = "arith.remui"(%322, %37) : (i32, i32) -> i32
      %326 = "arith.addi"(%37, %325) : (i32, i32) -> i32
      %327 = "arith.muli"(%326, %37) : (i32, i32) -> i32
      %328 = "arith.subi"(%327, %298) : (i32, i32) -> i32
      %329 = "arith.addi"(%328, %37) : (i32, i32) -> i32
      %330 = "arith.cmpi"(%329, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %331 = "arith.andi"(%300, %330) : (i1, i1) -> i1
      %332 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %333 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %334 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %335 = "arith.remui"(%332, %37) : (i32, i32) -> i32
      %336 = "arith.addi"(%37, %335) : (i32, i32) -> i32
      %337 = "arith.muli"(%336, %37) : (i32, i32) -> i32
      %338 = "arith.subi"(%337, %298) : (i32, i32) -> i32
      %339 = "arith.cmpi"(%338, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %340 = "arith.andi"(%310, %339) : (i1, i1) -> i1
      %341 = "arith.xori"(%331, %65) : (i1, i1) -> i1
      %342 = "arith.andi"(%340, %341) : (i1, i1) -> i1
      %343 = "arith.extui"(%342) : (i1) -> i8
      %344 = "arith.extsi"(%295) : (i32) -> i64
      %345 = "arith.muli"(%344, %92) : (i64, i64) -> i64
      %346 = "arith.extsi"(%298) : (i32) -> i64
      %347 = "arith.subi"(%345, %346) : (i64, i64) -> i64
      %348 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %349 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %350 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %351 = "arith.remui"(%348, %37) : (i32, i32) -> i32
      %352 = "arith.muli"(%351, %37) : (i32, i32) -> i32
      %353 = "arith.extsi"(%352) : (i32) -> i64
      %354 = "arith.addi"(%347, %353) : (i64, i64) -> i64
      %355 = "llvm.getelementptr"(%0, %354) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %356 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %357 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %358 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %359 = "arith.muli"(%356, %37) : (i32, i32) -> i32
      %360 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %361 = "arith.addi"(%359, %360) : (i32, i32) -> i32
      %362 = "llvm.getelementptr"(%19, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %363 = "arith.cmpi"(%321, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %364 = "arith.select"(%363, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%362, %355, %364) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %365 = "llvm.getelementptr"(%355) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %366 = "llvm.getelementptr"(%362) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %367 = "arith.cmpi"(%343, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %368 = "arith.select"(%367, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%366, %365, %368) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %369 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %370 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %371 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %372 = "arith.remui"(%369, %37) : (i32, i32) -> i32
      %373 = "arith.muli"(%372, %37) : (i32, i32) -> i32
      %374 = "arith.extsi"(%373) : (i32) -> i64
      %375 = "arith.addi"(%347, %374) : (i64, i64) -> i64
      %376 = "llvm.getelementptr"(%4, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %380 = "arith.muli"(%377, %37) : (i32, i32) -> i32
      %381 = "arith.addi"(%380, %130) : (i32, i32) -> i32
      %382 = "arith.addi"(%381, %360) : (i32, i32) -> i32
      %383 = "llvm.getelementptr"(%19, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %384 = "arith.cmpi"(%321, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %385 = "arith.select"(%384, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%383, %376, %385) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %386 = "llvm.getelementptr"(%376) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %387 = "llvm.getelementptr"(%383) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %388 = "arith.cmpi"(%343, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %389 = "arith.select"(%388, %111, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%387, %386, %389) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%117) : (i32) -> ()
      %390 = "arith.extui"(%310) : (i1) -> i8
      %391 = "llvm.getelementptr"(%7, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %392 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %393 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %394 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %395 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %396 = "arith.addi"(%392, %395) : (i32, i32) -> i32
      %397 = "llvm.getelementptr"(%20, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %398 = "arith.cmpi"(%390, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %399 = "arith.select"(%398, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%397, %391, %399) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %400 = "llvm.getelementptr"(%8, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %401 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %402 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %403 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %404 = "arith.addi"(%401, %395) : (i32, i32) -> i32
      %405 = "llvm.getelementptr"(%21, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %406 = "arith.cmpi"(%390, %109) {predicate = 1 : i64} : (i8, i8) -> i1
      %407 = "arith.select"(%406, %37, %31) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%405, %400, %407) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %408 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 149632>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %412 = "arith.muli"(%409, %37) : (i32, i32) -> i32
      %413 = "llvm.getelementptr"(%408, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %414 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %415 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %416 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %417 = "arith.muli"(%414, %25) : (i32, i32) -> i32
      %418 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %419 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %420 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %421 = "arith.muli"(%418, %25) : (i32, i32) -> i32
      %422 = "arith.muli"(%31, %421) : (i32, i32) -> i32
      %423 = "arith.addi"(%417, %422) : (i32, i32) -> i32
      %424 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %425 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %426 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %427 = "arith.divui"(%424, %37) : (i32, i32) -> i32
      %428 = "arith.addi"(%423, %427) : (i32, i32) -> i32
      %429 = "arith.remui"(%428, %37) : (i32, i32) -> i32
      %430 = "arith.muli"(%429, %41) : (i32, i32) -> i32
      %431 = "arith.remui"(%430, %37) : (i32, i32) -> i32
      %432 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %433 = "vector.extract"(%432) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %434 = "vector.extract"(%432) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %435 = "vector.extract"(%432) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %436 = "vector.extract"(%432) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %437 = "vector.extract"(%432) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %438 = "vector.extract"(%432) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %439 = "vector.extract"(%432) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %440 = "vector.extract"(%432) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %441 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %442 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %443 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %444 = "arith.remui"(%441, %37) : (i32, i32) -> i32
      %445 = "arith.muli"(%444, %37) : (i32, i32) -> i32
      %446 = "arith.subi"(%445, %431) : (i32, i32) -> i32
      %447 = "arith.cmpi"(%41, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      %448, %449, %450, %451 = "scf.if"(%447) ({
        %452 = "arith.cmpi"(%446, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %453, %454, %455, %456 = "scf.if"(%452) ({
          %457 = "llvm.getelementptr"(%6, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %458 = "llvm.load"(%457) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %459 = "vector.extract"(%458) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %460 = "vector.extract"(%458) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %461 = "vector.extract"(%458) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %462 = "vector.extract"(%458) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%459, %460, %461, %462) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%433, %434, %435, %436) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%453, %454, %455, %456) : (f32, f32, f32, f32) -> ()
      }, {
        %463 = "arith.cmpi"(%446, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %464 = "arith.cmpi"(%446, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %465 = "arith.andi"(%463, %464) : (i1, i1) -> i1
        %466 = "scf.if"(%465) ({
          %467 = "arith.extsi"(%446) : (i32) -> i64
          %468 = "llvm.getelementptr"(%6, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %469 = "llvm.load"(%468) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%469) : (f32) -> ()
        }, {
          "scf.yield"(%433) : (f32) -> ()
        }) : (i1) -> f32
        %470 = "arith.addi"(%446, %44) : (i32, i32) -> i32
        %471 = "arith.cmpi"(%470, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %472 = "arith.cmpi"(%470, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %473 = "arith.andi"(%471, %472) : (i1, i1) -> i1
        %474 = "scf.if"(%473) ({
          %475 = "arith.extsi"(%470) : (i32) -> i64
          %476 = "llvm.getelementptr"(%6, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%477) : (f32) -> ()
        }, {
          "scf.yield"(%434) : (f32) -> ()
        }) : (i1) -> f32
        %478 = "arith.addi"(%446, %288) : (i32, i32) -> i32
        %479 = "arith.cmpi"(%478, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %480 = "arith.cmpi"(%478, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %481 = "arith.andi"(%479, %480) : (i1, i1) -> i1
        %482 = "scf.if"(%481) ({
          %483 = "arith.extsi"(%478) : (i32) -> i64
          %484 = "llvm.getelementptr"(%6, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %485 = "llvm.load"(%484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%485) : (f32) -> ()
        }, {
          "scf.yield"(%435) : (f32) -> ()
        }) : (i1) -> f32
        %486 = "arith.constant"() {value = 3 : i32} : () -> i32
        %487 = "arith.addi"(%446, %486) : (i32, i32) -> i32
        %488 = "arith.cmpi"(%487, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %489 = "arith.cmpi"(%487, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %490 = "arith.andi"(%488, %489) : (i1, i1) -> i1
        %491 = "scf.if"(%490) ({
          %492 = "arith.extsi"(%487) : (i32) -> i64
          %493 = "llvm.getelementptr"(%6, %492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %494 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%494) : (f32) -> ()
        }, {
          "scf.yield"(%436) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%466, %474, %482, %491) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %495 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %496 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %497 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %498 = "arith.remui"(%495, %37) : (i32, i32) -> i32
      %499 = "arith.addi"(%37, %498) : (i32, i32) -> i32
      %500 = "arith.muli"(%499, %37) : (i32, i32) -> i32
      %501 = "arith.subi"(%500, %431) : (i32, i32) -> i32
      %502, %503, %504, %505 = "scf.if"(%447) ({
        %506 = "arith.cmpi"(%501, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %507, %508, %509, %510 = "scf.if"(%506) ({
          %511 = "llvm.getelementptr"(%6, %501) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %512 = "llvm.load"(%511) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %513 = "vector.extract"(%512) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %514 = "vector.extract"(%512) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %515 = "vector.extract"(%512) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %516 = "vector.extract"(%512) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%513, %514, %515, %516) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%437, %438, %439, %440) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%507, %508, %509, %510) : (f32, f32, f32, f32) -> ()
      }, {
        %517 = "arith.cmpi"(%501, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %518 = "arith.cmpi"(%501, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %519 = "arith.andi"(%517, %518) : (i1, i1) -> i1
        %520 = "scf.if"(%519) ({
          %521 = "arith.extsi"(%501) : (i32) -> i64
          %522 = "llvm.getelementptr"(%6, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %523 = "llvm.load"(%522) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%523) : (f32) -> ()
        }, {
          "scf.yield"(%437) : (f32) -> ()
        }) : (i1) -> f32
        %524 = "arith.addi"(%501, %44) : (i32, i32) -> i32
        %525 = "arith.cmpi"(%524, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %526 = "arith.cmpi"(%524, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %527 = "arith.andi"(%525, %526) : (i1, i1) -> i1
        %528 = "scf.if"(%527) ({
          %529 = "arith.extsi"(%524) : (i32) -> i64
          %530 = "llvm.getelementptr"(%6, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %531 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%531) : (f32) -> ()
        }, {
          "scf.yield"(%438) : (f32) -> ()
        }) : (i1) -> f32
        %532 = "arith.addi"(%501, %288) : (i32, i32) -> i32
        %533 = "arith.cmpi"(%532, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %534 = "arith.cmpi"(%532, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %535 = "arith.andi"(%533, %534) : (i1, i1) -> i1
        %536 = "scf.if"(%535) ({
          %537 = "arith.extsi"(%532) : (i32) -> i64
          %538 = "llvm.getelementptr"(%6, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %539 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%539) : (f32) -> ()
        }, {
          "scf.yield"(%439) : (f32) -> ()
        }) : (i1) -> f32
        %540 = "arith.constant"() {value = 3 : i32} : () -> i32
        %541 = "arith.addi"(%501, %540) : (i32, i32) -> i32
        %542 = "arith.cmpi"(%541, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %543 = "arith.cmpi"(%541, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %544 = "arith.andi"(%542, %543) : (i1, i1) -> i1
        %545 = "scf.if"(%544) ({
          %546 = "arith.extsi"(%541) : (i32) -> i64
          %547 = "llvm.getelementptr"(%6, %546) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %548 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%548) : (f32) -> ()
        }, {
          "scf.yield"(%440) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%520, %528, %536, %545) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %549 = "vector.from_elements"(%448, %449, %450, %451) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%549, %413) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %550 = "llvm.getelementptr"(%413) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %551 = "vector.from_elements"(%502, %503, %504, %505) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%551, %550) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567 = "scf.for"(%31, %18, %44, %433, %434, %435, %436, %437, %438, %439, %440, %433, %434, %435, %436, %437, %438, %439, %440) ({
      ^bb0(%568: i32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32):
        %585 = "arith.subi"(%568, %44) : (i32, i32) -> i32
        %586 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %587 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %588 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %589 = "arith.muli"(%586, %25) : (i32, i32) -> i32
        %590 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %592 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %593 = "arith.muli"(%590, %25) : (i32, i32) -> i32
        %594 = "arith.muli"(%585, %593) : (i32, i32) -> i32
        %595 = "arith.addi"(%589, %594) : (i32, i32) -> i32
        %596 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %597 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %598 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %599 = "arith.divui"(%596, %37) : (i32, i32) -> i32
        %600 = "arith.addi"(%595, %599) : (i32, i32) -> i32
        %601 = "arith.constant"() {value = 3 : i32} : () -> i32
        %602 = "arith.andi"(%600, %601) : (i32, i32) -> i32
        %603 = "arith.muli"(%602, %41) : (i32, i32) -> i32
        %604 = "arith.remui"(%603, %37) : (i32, i32) -> i32
        %605 = "arith.cmpi"(%585, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %606 = "arith.cmpi"(%600, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %607 = "arith.andi"(%605, %606) : (i1, i1) -> i1
        "scf.if"(%607) ({
          %608 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %609 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %610 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %611 = "arith.remui"(%608, %37) : (i32, i32) -> i32
          %612 = "arith.muli"(%611, %37) : (i32, i32) -> i32
          %613 = "arith.subi"(%612, %604) : (i32, i32) -> i32
          %614 = "arith.cmpi"(%613, %31) {predicate = 5 : i64} : (i32, i32) -> i1
          %615 = "scf.if"(%614) ({
            %616 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %617 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %618 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %619 = "arith.remui"(%616, %37) : (i32, i32) -> i32
            %620 = "arith.muli"(%619, %37) : (i32, i32) -> i32
            %621 = "arith.subi"(%620, %604) : (i32, i32) -> i32
            %622 = "arith.addi"(%621, %37) : (i32, i32) -> i32
            %623 = "arith.cmpi"(%622, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%623) : (i1) -> ()
          }, {
            "scf.yield"(%614) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%615) ({
            %624 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %625 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %626 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %627 = "arith.andi"(%585, %601) : (i32, i32) -> i32
            %628 = "arith.muli"(%624, %37) : (i32, i32) -> i32
            %629 = "arith.muli"(%627, %232) : (i32, i32) -> i32
            %630 = "arith.addi"(%628, %629) : (i32, i32) -> i32
            %631 = "llvm.getelementptr"(%19, %630) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %632 = "arith.extsi"(%600) : (i32) -> i64
            %633 = "arith.muli"(%632, %92) : (i64, i64) -> i64
            %634 = "arith.extsi"(%604) : (i32) -> i64
            %635 = "arith.subi"(%633, %634) : (i64, i64) -> i64
            %636 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %637 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %638 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %639 = "arith.remui"(%636, %37) : (i32, i32) -> i32
            %640 = "arith.muli"(%639, %37) : (i32, i32) -> i32
            %641 = "arith.extsi"(%640) : (i32) -> i64
            %642 = "arith.addi"(%635, %641) : (i64, i64) -> i64
            %643 = "llvm.getelementptr"(%9, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %644 = "llvm.load"(%631) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%644, %643) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %645 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %646 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %647 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %648 = "arith.remui"(%645, %37) : (i32, i32) -> i32
          %649 = "arith.addi"(%37, %648) : (i32, i32) -> i32
          %650 = "arith.muli"(%649, %37) : (i32, i32) -> i32
          %651 = "arith.subi"(%650, %604) : (i32, i32) -> i32
          %652 = "arith.cmpi"(%651, %31) {predicate = 5 : i64} : (i32, i32) -> i1
          %653 = "scf.if"(%652) ({
            %654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %657 = "arith.remui"(%654, %37) : (i32, i32) -> i32
            %658 = "arith.addi"(%37, %657) : (i32, i32) -> i32
            %659 = "arith.muli"(%658, %37) : (i32, i32) -> i32
            %660 = "arith.subi"(%659, %604) : (i32, i32) -> i32
            %661 = "arith.addi"(%660, %37) : (i32, i32) -> i32
            %662 = "arith.cmpi"(%661, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%662) : (i1) -> ()
          }, {
            "scf.yield"(%652) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%653) ({
            %663 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %664 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %665 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %666 = "arith.andi"(%585, %601) : (i32, i32) -> i32
            %667 = "arith.muli"(%663, %37) : (i32, i32) -> i32
            %668 = "arith.muli"(%666, %232) : (i32, i32) -> i32
            %669 = "arith.addi"(%667, %668) : (i32, i32) -> i32
            %670 = "llvm.getelementptr"(%19, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %671 = "llvm.getelementptr"(%670) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %672 = "arith.extsi"(%600) : (i32) -> i64
            %673 = "arith.muli"(%672, %92) : (i64, i64) -> i64
            %674 = "arith.extsi"(%604) : (i32) -> i64
            %675 = "arith.subi"(%673, %674) : (i64, i64) -> i64
            %676 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %677 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %678 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %679 = "arith.remui"(%676, %37) : (i32, i32) -> i32
            %680 = "arith.muli"(%679, %37) : (i32, i32) -> i32
            %681 = "arith.extsi"(%680) : (i32) -> i64
            %682 = "arith.addi"(%675, %681) : (i64, i64) -> i64
            %683 = "llvm.getelementptr"(%9, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %684 = "llvm.getelementptr"(%683) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %685 = "llvm.load"(%671) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%685, %684) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %686 = "arith.cmpi"(%41, %31) {predicate = 1 : i64} : (i32, i32) -> i1
          "scf.if"(%686) ({
            %687 = "arith.addi"(%2, %604) : (i32, i32) -> i32
            %688 = "arith.shrsi"(%687, %288) : (i32, i32) -> i32
            %689 = "arith.andi"(%606, %65) : (i1, i1) -> i1
            %690 = "arith.andi"(%689, %65) : (i1, i1) -> i1
            %691 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %692 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %693 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %694 = "arith.remui"(%691, %37) : (i32, i32) -> i32
            %695 = "arith.cmpi"(%694, %31) {predicate = 0 : i64} : (i32, i32) -> i1
            %696 = "arith.andi"(%690, %695) : (i1, i1) -> i1
            "scf.if"(%696) ({
              %697 = "arith.minsi"(%687, %37) : (i32, i32) -> i32
              %698 = "arith.maxsi"(%604, %31) : (i32, i32) -> i32
              %699 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %700 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %701 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %702 = "arith.andi"(%585, %601) : (i32, i32) -> i32
              %703 = "arith.muli"(%699, %37) : (i32, i32) -> i32
              %704 = "arith.muli"(%702, %232) : (i32, i32) -> i32
              %705 = "arith.addi"(%703, %704) : (i32, i32) -> i32
              %706 = "llvm.getelementptr"(%19, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%698, %697, %44) ({
              ^bb0(%707: i32):
                %708 = "llvm.getelementptr"(%706, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %709 = "llvm.load"(%708) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %710 = "arith.subi"(%31, %604) : (i32, i32) -> i32
                %711 = "arith.addi"(%710, %707) : (i32, i32) -> i32
                %712 = "arith.extsi"(%600) : (i32) -> i64
                %713 = "arith.extsi"(%711) : (i32) -> i64
                %714 = "arith.muli"(%712, %10) : (i64, i64) -> i64
                %715 = "arith.addi"(%714, %713) : (i64, i64) -> i64
                %716 = "llvm.getelementptr"(%9, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%709, %716) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %717 = "arith.shrsi"(%688, %288) : (i32, i32) -> i32
            %718 = "arith.cmpi"(%717, %31) {predicate = 5 : i64} : (i32, i32) -> i1
            %719 = "arith.andi"(%606, %718) : (i1, i1) -> i1
            %720 = "arith.cmpi"(%717, %288) {predicate = 2 : i64} : (i32, i32) -> i1
            %721 = "arith.andi"(%719, %720) : (i1, i1) -> i1
            %722 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %723 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %724 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %725 = "arith.remui"(%722, %37) : (i32, i32) -> i32
            %726 = "arith.muli"(%717, %37) : (i32, i32) -> i32
            %727 = "arith.addi"(%726, %725) : (i32, i32) -> i32
            %728 = "arith.cmpi"(%727, %688) {predicate = 0 : i64} : (i32, i32) -> i1
            %729 = "arith.andi"(%721, %728) : (i1, i1) -> i1
            "scf.if"(%729) ({
              %730 = "arith.muli"(%688, %37) : (i32, i32) -> i32
              %731 = "arith.subi"(%687, %730) : (i32, i32) -> i32
              %732 = "arith.minsi"(%731, %37) : (i32, i32) -> i32
              %733 = "arith.subi"(%604, %730) : (i32, i32) -> i32
              %734 = "arith.maxsi"(%733, %31) : (i32, i32) -> i32
              %735 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %736 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %737 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %738 = "arith.andi"(%585, %601) : (i32, i32) -> i32
              %739 = "arith.muli"(%735, %37) : (i32, i32) -> i32
              %740 = "arith.muli"(%738, %232) : (i32, i32) -> i32
              %741 = "arith.addi"(%739, %740) : (i32, i32) -> i32
              %742 = "llvm.getelementptr"(%19, %741) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %743 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %744 = "arith.muli"(%717, %743) : (i32, i32) -> i32
              %745 = "llvm.getelementptr"(%742, %744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%734, %732, %44) ({
              ^bb0(%746: i32):
                %747 = "llvm.getelementptr"(%745, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %748 = "llvm.load"(%747) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %749 = "arith.subi"(%730, %604) : (i32, i32) -> i32
                %750 = "arith.addi"(%749, %746) : (i32, i32) -> i32
                %751 = "arith.extsi"(%600) : (i32) -> i64
                %752 = "arith.extsi"(%750) : (i32) -> i64
                %753 = "arith.muli"(%751, %10) : (i64, i64) -> i64
                %754 = "arith.addi"(%753, %752) : (i64, i64) -> i64
                %755 = "llvm.getelementptr"(%9, %754) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%748, %755) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %756 = "arith.addi"(%568, %37) : (i32, i32) -> i32
        %757 = "arith.subi"(%756, %44) : (i32, i32) -> i32
        %758 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %759 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %760 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %761 = "arith.muli"(%758, %25) : (i32, i32) -> i32
        %762 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %763 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %764 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %765 = "arith.muli"(%762, %25) : (i32, i32) -> i32
        %766 = "arith.muli"(%757, %765) : (i32, i32) -> i32
        %767 = "arith.addi"(%761, %766) : (i32, i32) -> i32
        %768 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %769 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %770 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %771 = "arith.divui"(%768, %37) : (i32, i32) -> i32
        %772 = "arith.addi"(%767, %771) : (i32, i32) -> i32
        %773 = "arith.andi"(%772, %601) : (i32, i32) -> i32
        %774 = "arith.muli"(%773, %41) : (i32, i32) -> i32
        %775 = "arith.remui"(%774, %37) : (i32, i32) -> i32
        %776 = "arith.addi"(%772, %44) : (i32, i32) -> i32
        %777 = "arith.cmpi"(%776, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %778 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %779 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %780 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %781 = "arith.remui"(%778, %37) : (i32, i32) -> i32
        %782 = "arith.muli"(%781, %37) : (i32, i32) -> i32
        %783 = "arith.subi"(%782, %775) : (i32, i32) -> i32
        %784 = "arith.addi"(%783, %37) : (i32, i32) -> i32
        %785 = "arith.cmpi"(%784, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %786 = "arith.andi"(%777, %785) : (i1, i1) -> i1
        %787 = "arith.cmpi"(%772, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %788 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %789 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %790 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %791 = "arith.remui"(%788, %37) : (i32, i32) -> i32
        %792 = "arith.muli"(%791, %37) : (i32, i32) -> i32
        %793 = "arith.subi"(%792, %775) : (i32, i32) -> i32
        %794 = "arith.cmpi"(%793, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %795 = "arith.andi"(%787, %794) : (i1, i1) -> i1
        %796 = "arith.xori"(%786, %65) : (i1, i1) -> i1
        %797 = "arith.andi"(%795, %796) : (i1, i1) -> i1
        %798 = "arith.extui"(%797) : (i1) -> i8
        %799 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %800 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %801 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %802 = "arith.remui"(%799, %37) : (i32, i32) -> i32
        %803 = "arith.addi"(%37, %802) : (i32, i32) -> i32
        %804 = "arith.muli"(%803, %37) : (i32, i32) -> i32
        %805 = "arith.subi"(%804, %775) : (i32, i32) -> i32
        %806 = "arith.addi"(%805, %37) : (i32, i32) -> i32
        %807 = "arith.cmpi"(%806, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %808 = "arith.andi"(%777, %807) : (i1, i1) -> i1
        %809 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %810 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %811 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %812 = "arith.remui"(%809, %37) : (i32, i32) -> i32
        %813 = "arith.addi"(%37, %812) : (i32, i32) -> i32
        %814 = "arith.muli"(%813, %37) : (i32, i32) -> i32
        %815 = "arith.subi"(%814, %775) : (i32, i32) -> i32
        %816 = "arith.cmpi"(%815, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %817 = "arith.andi"(%787, %816) : (i1, i1) -> i1
        %818 = "arith.xori"(%808, %65) : (i1, i1) -> i1
        %819 = "arith.andi"(%817, %818) : (i1, i1) -> i1
        %820 = "arith.extui"(%819) : (i1) -> i8
        %821 = "arith.extsi"(%772) : (i32) -> i64
        %822 = "arith.muli"(%821, %92) : (i64, i64) -> i64
        %823 = "arith.extsi"(%775) : (i32) -> i64
        %824 = "arith.subi"(%822, %823) : (i64, i64) -> i64
        %825 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %826 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %827 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %828 = "arith.remui"(%825, %37) : (i32, i32) -> i32
        %829 = "arith.muli"(%828, %37) : (i32, i32) -> i32
        %830 = "arith.extsi"(%829) : (i32) -> i64
        %831 = "arith.addi"(%824, %830) : (i64, i64) -> i64
        %832 = "llvm.getelementptr"(%0, %831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %833 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %834 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %835 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %836 = "arith.andi"(%757, %601) : (i32, i32) -> i32
        %837 = "arith.muli"(%833, %37) : (i32, i32) -> i32
        %838 = "arith.muli"(%836, %232) : (i32, i32) -> i32
        %839 = "arith.addi"(%837, %838) : (i32, i32) -> i32
        %840 = "llvm.getelementptr"(%19, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %841 = "arith.cmpi"(%798, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %842 = "arith.select"(%841, %111, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%840, %832, %842) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %843 = "llvm.getelementptr"(%832) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %844 = "llvm.getelementptr"(%840) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %845 = "arith.cmpi"(%820, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %846 = "arith.select"(%845, %111, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%844, %843, %846) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %847 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %848 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %849 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %850 = "arith.remui"(%847, %37) : (i32, i32) -> i32
        %851 = "arith.muli"(%850, %37) : (i32, i32) -> i32
        %852 = "arith.extsi"(%851) : (i32) -> i64
        %853 = "arith.addi"(%824, %852) : (i64, i64) -> i64
        %854 = "llvm.getelementptr"(%4, %853) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %855 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %856 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %857 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %858 = "arith.muli"(%855, %37) : (i32, i32) -> i32
        %859 = "arith.addi"(%858, %130) : (i32, i32) -> i32
        %860 = "arith.addi"(%859, %838) : (i32, i32) -> i32
        %861 = "llvm.getelementptr"(%19, %860) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %862 = "arith.cmpi"(%798, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %863 = "arith.select"(%862, %111, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%861, %854, %863) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %864 = "llvm.getelementptr"(%854) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %865 = "llvm.getelementptr"(%861) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %866 = "arith.cmpi"(%820, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %867 = "arith.select"(%866, %111, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%865, %864, %867) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %868 = "arith.extui"(%787) : (i1) -> i8
        %869 = "llvm.getelementptr"(%7, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %870 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %871 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %872 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %873 = "arith.muli"(%836, %267) : (i32, i32) -> i32
        %874 = "arith.addi"(%870, %873) : (i32, i32) -> i32
        %875 = "llvm.getelementptr"(%20, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %876 = "arith.cmpi"(%868, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %877 = "arith.select"(%876, %37, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%875, %869, %877) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %878 = "llvm.getelementptr"(%8, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %879 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %880 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %881 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %882 = "arith.addi"(%879, %873) : (i32, i32) -> i32
        %883 = "llvm.getelementptr"(%21, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %884 = "arith.cmpi"(%868, %109) {predicate = 1 : i64} : (i8, i8) -> i1
        %885 = "arith.select"(%884, %37, %31) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%883, %878, %885) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 3 : i32} : () -> ()
        %886 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %887 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %888 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %889 = "arith.muli"(%886, %25) : (i32, i32) -> i32
        %890 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %891 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %892 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %893 = "arith.muli"(%890, %25) : (i32, i32) -> i32
        %894 = "arith.muli"(%568, %893) : (i32, i32) -> i32
        %895 = "arith.addi"(%889, %894) : (i32, i32) -> i32
        %896 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %897 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %898 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %899 = "arith.divui"(%896, %37) : (i32, i32) -> i32
        %900 = "arith.addi"(%895, %899) : (i32, i32) -> i32
        %901 = "arith.remui"(%900, %37) : (i32, i32) -> i32
        %902 = "arith.muli"(%901, %41) : (i32, i32) -> i32
        %903 = "arith.remui"(%902, %37) : (i32, i32) -> i32
        %904 = "arith.cmpi"(%41, %31) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%904) ({
          %905 = "arith.addi"(%2, %903) : (i32, i32) -> i32
          %906 = "arith.divui"(%905, %37) : (i32, i32) -> i32
          %907 = "arith.cmpi"(%900, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %908 = "arith.andi"(%907, %65) : (i1, i1) -> i1
          %909 = "arith.andi"(%908, %65) : (i1, i1) -> i1
          %910 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %911 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %912 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %913 = "arith.remui"(%910, %37) : (i32, i32) -> i32
          %914 = "arith.cmpi"(%913, %31) {predicate = 0 : i64} : (i32, i32) -> i1
          %915 = "arith.andi"(%909, %914) : (i1, i1) -> i1
          "scf.if"(%915) ({
            %916 = "arith.minsi"(%905, %37) : (i32, i32) -> i32
            %917 = "arith.maxsi"(%903, %31) : (i32, i32) -> i32
            %918 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %919 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %920 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %921 = "arith.andi"(%568, %601) : (i32, i32) -> i32
            %922 = "arith.muli"(%918, %37) : (i32, i32) -> i32
            %923 = "arith.muli"(%921, %232) : (i32, i32) -> i32
            %924 = "arith.addi"(%922, %923) : (i32, i32) -> i32
            %925 = "llvm.getelementptr"(%19, %924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%31, %917, %44) ({
            ^bb0(%926: i32):
              %927 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %928 = "llvm.getelementptr"(%925, %926) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%927, %928) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%916, %37, %44) ({
            ^bb0(%929: i32):
              %930 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %931 = "llvm.getelementptr"(%925, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%930, %931) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %932 = "arith.addi"(%900, %44) : (i32, i32) -> i32
            %933 = "arith.cmpi"(%932, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%933) ({
              %934 = "arith.subi"(%31, %903) : (i32, i32) -> i32
              "scf.for"(%917, %916, %44) ({
              ^bb0(%935: i32):
                %936 = "arith.addi"(%934, %935) : (i32, i32) -> i32
                %937 = "arith.extsi"(%900) : (i32) -> i64
                %938 = "arith.extsi"(%936) : (i32) -> i64
                %939 = "arith.muli"(%937, %3) : (i64, i64) -> i64
                %940 = "arith.addi"(%939, %938) : (i64, i64) -> i64
                %941 = "llvm.getelementptr"(%0, %940) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %942 = "llvm.load"(%941) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %943 = "llvm.getelementptr"(%925, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%942, %943) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %944 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %945 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %946 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %947 = "arith.muli"(%944, %37) : (i32, i32) -> i32
            %948 = "arith.addi"(%947, %130) : (i32, i32) -> i32
            %949 = "arith.addi"(%948, %923) : (i32, i32) -> i32
            %950 = "llvm.getelementptr"(%19, %949) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%31, %917, %44) ({
            ^bb0(%951: i32):
              %952 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %953 = "llvm.getelementptr"(%950, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%952, %953) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%916, %37, %44) ({
            ^bb0(%954: i32):
              %955 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %956 = "llvm.getelementptr"(%950, %954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%955, %956) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%933) ({
              %957 = "arith.subi"(%31, %903) : (i32, i32) -> i32
              "scf.for"(%917, %916, %44) ({
              ^bb0(%958: i32):
                %959 = "arith.addi"(%957, %958) : (i32, i32) -> i32
                %960 = "arith.extsi"(%900) : (i32) -> i64
                %961 = "arith.extsi"(%959) : (i32) -> i64
                %962 = "arith.muli"(%960, %5) : (i64, i64) -> i64
                %963 = "arith.addi"(%962, %961) : (i64, i64) -> i64
                %964 = "llvm.getelementptr"(%4, %963) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %965 = "llvm.load"(%964) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %966 = "llvm.getelementptr"(%950, %958) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%965, %966) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %967 = "arith.divui"(%906, %37) : (i32, i32) -> i32
          %968 = "arith.cmpi"(%967, %31) {predicate = 5 : i64} : (i32, i32) -> i1
          %969 = "arith.andi"(%907, %968) : (i1, i1) -> i1
          %970 = "arith.cmpi"(%967, %288) {predicate = 2 : i64} : (i32, i32) -> i1
          %971 = "arith.andi"(%969, %970) : (i1, i1) -> i1
          %972 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %973 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %974 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %975 = "arith.remui"(%972, %37) : (i32, i32) -> i32
          %976 = "arith.muli"(%967, %37) : (i32, i32) -> i32
          %977 = "arith.addi"(%976, %975) : (i32, i32) -> i32
          %978 = "arith.cmpi"(%977, %906) {predicate = 0 : i64} : (i32, i32) -> i1
          %979 = "arith.andi"(%971, %978) : (i1, i1) -> i1
          "scf.if"(%979) ({
            %980 = "arith.muli"(%906, %37) : (i32, i32) -> i32
            %981 = "arith.subi"(%905, %980) : (i32, i32) -> i32
            %982 = "arith.minsi"(%981, %37) : (i32, i32) -> i32
            %983 = "arith.subi"(%903, %980) : (i32, i32) -> i32
            %984 = "arith.maxsi"(%983, %31) : (i32, i32) -> i32
            %985 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %986 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %987 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %988 = "arith.andi"(%568, %601) : (i32, i32) -> i32
            %989 = "arith.muli"(%985, %37) : (i32, i32) -> i32
            %990 = "arith.muli"(%988, %232) : (i32, i32) -> i32
            %991 = "arith.addi"(%989, %990) : (i32, i32) -> i32
            %992 = "llvm.getelementptr"(%19, %991) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %993 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %994 = "arith.muli"(%967, %993) : (i32, i32) -> i32
            %995 = "llvm.getelementptr"(%992, %994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%31, %984, %44) ({
            ^bb0(%996: i32):
              %997 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %998 = "llvm.getelementptr"(%995, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%997, %998) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%982, %37, %44) ({
            ^bb0(%999: i32):
              %1000 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1001 = "llvm.getelementptr"(%995, %999) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1000, %1001) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %1002 = "arith.addi"(%900, %44) : (i32, i32) -> i32
            %1003 = "arith.cmpi"(%1002, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%1003) ({
              %1004 = "arith.subi"(%980, %903) : (i32, i32) -> i32
              "scf.for"(%984, %982, %44) ({
              ^bb0(%1005: i32):
                %1006 = "arith.addi"(%1004, %1005) : (i32, i32) -> i32
                %1007 = "arith.extsi"(%900) : (i32) -> i64
                %1008 = "arith.extsi"(%1006) : (i32) -> i64
                %1009 = "arith.muli"(%1007, %3) : (i64, i64) -> i64
                %1010 = "arith.addi"(%1009, %1008) : (i64, i64) -> i64
                %1011 = "llvm.getelementptr"(%0, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1012 = "llvm.load"(%1011) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %1013 = "llvm.getelementptr"(%995, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1012, %1013) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1014 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1015 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1016 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1017 = "arith.muli"(%1014, %37) : (i32, i32) -> i32
            %1018 = "arith.addi"(%1017, %130) : (i32, i32) -> i32
            %1019 = "arith.addi"(%1018, %990) : (i32, i32) -> i32
            %1020 = "llvm.getelementptr"(%19, %1019) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1021 = "llvm.getelementptr"(%1020, %994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%31, %984, %44) ({
            ^bb0(%1022: i32):
              %1023 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1024 = "llvm.getelementptr"(%1021, %1022) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1023, %1024) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%982, %37, %44) ({
            ^bb0(%1025: i32):
              %1026 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1027 = "llvm.getelementptr"(%1021, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1026, %1027) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%1003) ({
              %1028 = "arith.subi"(%980, %903) : (i32, i32) -> i32
              "scf.for"(%984, %982, %44) ({
              ^bb0(%1029: i32):
                %1030 = "arith.addi"(%1028, %1029) : (i32, i32) -> i32
                %1031 = "arith.extsi"(%900) : (i32) -> i64
                %1032 = "arith.extsi"(%1030) : (i32) -> i64
                %1033 = "arith.muli"(%1031, %5) : (i64, i64) -> i64
                %1034 = "arith.addi"(%1033, %1032) : (i64, i64) -> i64
                %1035 = "llvm.getelementptr"(%4, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1036 = "llvm.load"(%1035) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %1037 = "llvm.getelementptr"(%1021, %1029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1036, %1037) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %1038 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1039 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1040 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1041 = "arith.andi"(%568, %601) : (i32, i32) -> i32
        %1042 = "arith.muli"(%1038, %37) : (i32, i32) -> i32
        %1043 = "arith.muli"(%1041, %232) : (i32, i32) -> i32
        %1044 = "arith.addi"(%1042, %1043) : (i32, i32) -> i32
        %1045 = "llvm.getelementptr"(%19, %1044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1046 = "llvm.load"(%1045) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1047 = "llvm.load"(%413) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1048 = "arith.mulf"(%1046, %1047) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1049 = "vector.shuffle"(%1048, %1048) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1050 = "vector.shuffle"(%1048, %1048) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1051 = "arith.addf"(%1049, %1050) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1052 = "vector.shuffle"(%1051, %1051) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1053 = "vector.shuffle"(%1051, %1051) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1054 = "arith.addf"(%1052, %1053) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1055 = "vector.extract"(%1054) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1056 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %1057 = "arith.addf"(%1055, %1056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1058 = "arith.addf"(%1056, %1057) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1059 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1060 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1061 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1062 = "arith.muli"(%1059, %37) : (i32, i32) -> i32
        %1063 = "arith.addi"(%1062, %130) : (i32, i32) -> i32
        %1064 = "arith.addi"(%1063, %1043) : (i32, i32) -> i32
        %1065 = "llvm.getelementptr"(%19, %1064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1066 = "llvm.load"(%1065) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1067 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1068 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1069 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1070 = "arith.muli"(%1041, %267) : (i32, i32) -> i32
        %1071 = "arith.addi"(%1067, %1070) : (i32, i32) -> i32
        %1072 = "llvm.getelementptr"(%20, %1071) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1073 = "llvm.load"(%1072) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1074 = "vector.broadcast"(%1073) : (f32) -> vector<4xf32>
        %1075 = "arith.subf"(%1066, %1074) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1076 = "arith.mulf"(%1048, %1075) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1077 = "vector.shuffle"(%1076, %1076) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1078 = "vector.shuffle"(%1076, %1076) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1079 = "arith.addf"(%1077, %1078) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1080 = "vector.shuffle"(%1079, %1079) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1081 = "vector.shuffle"(%1079, %1079) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1082 = "arith.addf"(%1080, %1081) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1083 = "vector.extract"(%1082) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1084 = "arith.addf"(%1083, %1056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1085 = "arith.addf"(%1056, %1084) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %1086 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1087 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1088 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1089 = "arith.muli"(%1086, %37) : (i32, i32) -> i32
        %1090 = "arith.addi"(%1089, %1043) : (i32, i32) -> i32
        %1091 = "llvm.getelementptr"(%19, %1090) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1092 = "llvm.getelementptr"(%1091) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1093 = "llvm.load"(%1092) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1094 = "llvm.load"(%550) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1095 = "arith.mulf"(%1093, %1094) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1096 = "vector.shuffle"(%1095, %1095) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1097 = "vector.shuffle"(%1095, %1095) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1098 = "arith.addf"(%1096, %1097) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1099 = "vector.shuffle"(%1098, %1098) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1100 = "vector.shuffle"(%1098, %1098) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1101 = "arith.addf"(%1099, %1100) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1102 = "vector.extract"(%1101) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1103 = "arith.addf"(%1102, %1056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1104 = "arith.addf"(%1058, %1103) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1105 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1106 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1107 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1108 = "arith.muli"(%1105, %37) : (i32, i32) -> i32
        %1109 = "arith.addi"(%1108, %130) : (i32, i32) -> i32
        %1110 = "arith.addi"(%1109, %1043) : (i32, i32) -> i32
        %1111 = "llvm.getelementptr"(%19, %1110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1112 = "llvm.getelementptr"(%1111) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1113 = "llvm.load"(%1112) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1117 = "arith.addi"(%1114, %1070) : (i32, i32) -> i32
        %1118 = "llvm.getelementptr"(%20, %1117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1119 = "llvm.load"(%1118) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1120 = "vector.broadcast"(%1119) : (f32) -> vector<4xf32>
        %1121 = "arith.subf"(%1113, %1120) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1122 = "arith.mulf"(%1095, %1121) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1123 = "vector.shuffle"(%1122, %1122) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1124 = "vector.shuffle"(%1122, %1122) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1125 = "arith.addf"(%1123, %1124) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1126 = "vector.shuffle"(%1125, %1125) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1127 = "vector.shuffle"(%1125, %1125) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1128 = "arith.addf"(%1126, %1127) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1129 = "vector.extract"(%1128) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1130 = "arith.addf"(%1129, %1056) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1131 = "arith.addf"(%1085, %1130) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %1132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1135 = "arith.constant"() {value = 31 : i32} : () -> i32
        %1136 = "nvvm.shfl.sync"(%117, %1104, %44, %1135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1137 = "nvvm.shfl.sync"(%117, %1131, %44, %1135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1138 = "arith.addf"(%1104, %1136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1139 = "arith.addf"(%1131, %1137) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1140 = "nvvm.shfl.sync"(%117, %1138, %288, %1135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1141 = "nvvm.shfl.sync"(%117, %1139, %288, %1135) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1142 = "arith.addf"(%1138, %1140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1143 = "arith.addf"(%1139, %1141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %1144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1147 = "arith.addi"(%1144, %1070) : (i32, i32) -> i32
        %1148 = "llvm.getelementptr"(%20, %1147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1149 = "llvm.load"(%1148) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1150 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1151 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1152 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1153 = "arith.addi"(%1150, %1070) : (i32, i32) -> i32
        %1154 = "llvm.getelementptr"(%21, %1153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1155 = "llvm.load"(%1154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %1156 = "arith.mulf"(%1142, %17) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1157 = "arith.mulf"(%1156, %1155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1158 = "arith.mulf"(%1143, %17) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1159 = "arith.mulf"(%1158, %1155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1160 = "arith.mulf"(%1159, %1155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1161 = "arith.mulf"(%1160, %1155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1162 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1163 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1164 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1165 = "arith.muli"(%1162, %37) : (i32, i32) -> i32
        %1166 = "arith.addi"(%1165, %1043) : (i32, i32) -> i32
        %1167 = "llvm.getelementptr"(%19, %1166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1168 = "llvm.load"(%1167) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1169 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1170 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1171 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1172 = "arith.muli"(%1169, %37) : (i32, i32) -> i32
        %1173 = "arith.addi"(%1172, %130) : (i32, i32) -> i32
        %1174 = "arith.addi"(%1173, %1043) : (i32, i32) -> i32
        %1175 = "llvm.getelementptr"(%19, %1174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1176 = "llvm.load"(%1175) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1177 = "vector.broadcast"(%1149) : (f32) -> vector<4xf32>
        %1178 = "arith.subf"(%1176, %1177) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1179 = "vector.from_elements"(%577, %578, %579, %580) : (f32, f32, f32, f32) -> vector<4xf32>
        %1180 = "arith.addf"(%1179, %1168) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1181 = "vector.extract"(%1180) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1182 = "vector.extract"(%1180) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1183 = "vector.extract"(%1180) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1184 = "vector.extract"(%1180) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1185 = "vector.broadcast"(%1155) : (f32) -> vector<4xf32>
        %1186 = "arith.mulf"(%1168, %1185) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1187 = "arith.mulf"(%1186, %1178) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1188 = "vector.from_elements"(%569, %570, %571, %572) : (f32, f32, f32, f32) -> vector<4xf32>
        %1189 = "arith.addf"(%1188, %1187) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1190 = "vector.extract"(%1189) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1191 = "vector.extract"(%1189) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1192 = "vector.extract"(%1189) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1193 = "vector.extract"(%1189) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1194 = "vector.broadcast"(%1155) : (f32) -> vector<4xf32>
        %1195 = "arith.mulf"(%1168, %1194) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1196 = "llvm.load"(%413) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1197 = "arith.mulf"(%1195, %1196) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1198 = "vector.broadcast"(%1161) : (f32) -> vector<4xf32>
        %1199 = "arith.mulf"(%1178, %1198) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1200 = "vector.broadcast"(%1157) : (f32) -> vector<4xf32>
        %1201 = "arith.addf"(%1199, %1200) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1202 = "arith.subf"(%1197, %1201) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1203 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1204 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1205 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1206 = "arith.muli"(%1203, %37) : (i32, i32) -> i32
        %1207 = "arith.addi"(%1206, %1043) : (i32, i32) -> i32
        %1208 = "llvm.getelementptr"(%19, %1207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1202, %1208) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        %1209 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1210 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1211 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1212 = "arith.muli"(%1209, %37) : (i32, i32) -> i32
        %1213 = "arith.addi"(%1212, %1043) : (i32, i32) -> i32
        %1214 = "llvm.getelementptr"(%19, %1213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1215 = "llvm.getelementptr"(%1214) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1216 = "llvm.load"(%1215) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1217 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1218 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1219 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1220 = "arith.muli"(%1217, %37) : (i32, i32) -> i32
        %1221 = "arith.addi"(%1220, %130) : (i32, i32) -> i32
        %1222 = "arith.addi"(%1221, %1043) : (i32, i32) -> i32
        %1223 = "llvm.getelementptr"(%19, %1222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1224 = "llvm.getelementptr"(%1223) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1225 = "llvm.load"(%1224) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1226 = "vector.broadcast"(%1149) : (f32) -> vector<4xf32>
        %1227 = "arith.subf"(%1225, %1226) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1228 = "vector.from_elements"(%581, %582, %583, %584) : (f32, f32, f32, f32) -> vector<4xf32>
        %1229 = "arith.addf"(%1228, %1216) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1230 = "vector.extract"(%1229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1231 = "vector.extract"(%1229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1232 = "vector.extract"(%1229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1233 = "vector.extract"(%1229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1234 = "vector.broadcast"(%1155) : (f32) -> vector<4xf32>
        %1235 = "arith.mulf"(%1216, %1234) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1236 = "arith.mulf"(%1235, %1227) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1237 = "vector.from_elements"(%573, %574, %575, %576) : (f32, f32, f32, f32) -> vector<4xf32>
        %1238 = "arith.addf"(%1237, %1236) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1239 = "vector.extract"(%1238) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1240 = "vector.extract"(%1238) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1241 = "vector.extract"(%1238) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1242 = "vector.extract"(%1238) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1243 = "vector.broadcast"(%1155) : (f32) -> vector<4xf32>
        %1244 = "arith.mulf"(%1216, %1243) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1245 = "llvm.load"(%550) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1246 = "arith.mulf"(%1244, %1245) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1247 = "vector.broadcast"(%1161) : (f32) -> vector<4xf32>
        %1248 = "arith.mulf"(%1227, %1247) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1249 = "vector.broadcast"(%1157) : (f32) -> vector<4xf32>
        %1250 = "arith.addf"(%1248, %1249) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1251 = "arith.subf"(%1246, %1250) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1252 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1253 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1254 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1255 = "arith.muli"(%1252, %37) : (i32, i32) -> i32
        %1256 = "arith.addi"(%1255, %1043) : (i32, i32) -> i32
        %1257 = "llvm.getelementptr"(%19, %1256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1258 = "llvm.getelementptr"(%1257) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%1251, %1258) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%117) : (i32) -> ()
        "scf.yield"(%1190, %1191, %1192, %1193, %1239, %1240, %1241, %1242, %1181, %1182, %1183, %1184, %1230, %1231, %1232, %1233) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %1259 = "arith.subi"(%18, %44) : (i32, i32) -> i32
      %1260 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1261 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1262 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1263 = "arith.muli"(%1260, %25) : (i32, i32) -> i32
      %1264 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1265 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1266 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1267 = "arith.muli"(%1264, %25) : (i32, i32) -> i32
      %1268 = "arith.muli"(%1259, %1267) : (i32, i32) -> i32
      %1269 = "arith.addi"(%1263, %1268) : (i32, i32) -> i32
      %1270 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1271 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1272 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1273 = "arith.divui"(%1270, %37) : (i32, i32) -> i32
      %1274 = "arith.addi"(%1269, %1273) : (i32, i32) -> i32
      %1275 = "arith.constant"() {value = 3 : i32} : () -> i32
      %1276 = "arith.andi"(%1274, %1275) : (i32, i32) -> i32
      %1277 = "arith.muli"(%1276, %41) : (i32, i32) -> i32
      %1278 = "arith.remui"(%1277, %37) : (i32, i32) -> i32
      %1279 = "arith.cmpi"(%1259, %31) {predicate = 5 : i64} : (i32, i32) -> i1
      %1280 = "arith.cmpi"(%1274, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1281 = "arith.andi"(%1279, %1280) : (i1, i1) -> i1
      "scf.if"(%1281) ({
        %1282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1285 = "arith.remui"(%1282, %37) : (i32, i32) -> i32
        %1286 = "arith.muli"(%1285, %37) : (i32, i32) -> i32
        %1287 = "arith.subi"(%1286, %1278) : (i32, i32) -> i32
        %1288 = "arith.cmpi"(%1287, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %1289 = "scf.if"(%1288) ({
          %1290 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1291 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1292 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1293 = "arith.remui"(%1290, %37) : (i32, i32) -> i32
          %1294 = "arith.muli"(%1293, %37) : (i32, i32) -> i32
          %1295 = "arith.subi"(%1294, %1278) : (i32, i32) -> i32
          %1296 = "arith.addi"(%1295, %37) : (i32, i32) -> i32
          %1297 = "arith.cmpi"(%1296, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1297) : (i1) -> ()
        }, {
          "scf.yield"(%1288) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1289) ({
          %1298 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1299 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1300 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1301 = "arith.andi"(%1259, %1275) : (i32, i32) -> i32
          %1302 = "arith.muli"(%1298, %37) : (i32, i32) -> i32
          %1303 = "arith.muli"(%1301, %232) : (i32, i32) -> i32
          %1304 = "arith.addi"(%1302, %1303) : (i32, i32) -> i32
          %1305 = "llvm.getelementptr"(%19, %1304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1306 = "arith.extsi"(%1274) : (i32) -> i64
          %1307 = "arith.muli"(%1306, %92) : (i64, i64) -> i64
          %1308 = "arith.extsi"(%1278) : (i32) -> i64
          %1309 = "arith.subi"(%1307, %1308) : (i64, i64) -> i64
          %1310 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1311 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1312 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1313 = "arith.remui"(%1310, %37) : (i32, i32) -> i32
          %1314 = "arith.muli"(%1313, %37) : (i32, i32) -> i32
          %1315 = "arith.extsi"(%1314) : (i32) -> i64
          %1316 = "arith.addi"(%1309, %1315) : (i64, i64) -> i64
          %1317 = "llvm.getelementptr"(%9, %1316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1318 = "llvm.load"(%1305) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1318, %1317) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1319 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1320 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1321 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1322 = "arith.remui"(%1319, %37) : (i32, i32) -> i32
        %1323 = "arith.addi"(%37, %1322) : (i32, i32) -> i32
        %1324 = "arith.muli"(%1323, %37) : (i32, i32) -> i32
        %1325 = "arith.subi"(%1324, %1278) : (i32, i32) -> i32
        %1326 = "arith.cmpi"(%1325, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %1327 = "scf.if"(%1326) ({
          %1328 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1329 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1330 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1331 = "arith.remui"(%1328, %37) : (i32, i32) -> i32
          %1332 = "arith.addi"(%37, %1331) : (i32, i32) -> i32
          %1333 = "arith.muli"(%1332, %37) : (i32, i32) -> i32
          %1334 = "arith.subi"(%1333, %1278) : (i32, i32) -> i32
          %1335 = "arith.addi"(%1334, %37) : (i32, i32) -> i32
          %1336 = "arith.cmpi"(%1335, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1336) : (i1) -> ()
        }, {
          "scf.yield"(%1326) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1327) ({
          %1337 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1338 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1339 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1340 = "arith.andi"(%1259, %1275) : (i32, i32) -> i32
          %1341 = "arith.muli"(%1337, %37) : (i32, i32) -> i32
          %1342 = "arith.muli"(%1340, %232) : (i32, i32) -> i32
          %1343 = "arith.addi"(%1341, %1342) : (i32, i32) -> i32
          %1344 = "llvm.getelementptr"(%19, %1343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1345 = "llvm.getelementptr"(%1344) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1346 = "arith.extsi"(%1274) : (i32) -> i64
          %1347 = "arith.muli"(%1346, %92) : (i64, i64) -> i64
          %1348 = "arith.extsi"(%1278) : (i32) -> i64
          %1349 = "arith.subi"(%1347, %1348) : (i64, i64) -> i64
          %1350 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1351 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1352 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1353 = "arith.remui"(%1350, %37) : (i32, i32) -> i32
          %1354 = "arith.muli"(%1353, %37) : (i32, i32) -> i32
          %1355 = "arith.extsi"(%1354) : (i32) -> i64
          %1356 = "arith.addi"(%1349, %1355) : (i64, i64) -> i64
          %1357 = "llvm.getelementptr"(%9, %1356) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1358 = "llvm.getelementptr"(%1357) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1359 = "llvm.load"(%1345) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1359, %1358) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1360 = "arith.cmpi"(%41, %31) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%1360) ({
          %1361 = "arith.addi"(%2, %1278) : (i32, i32) -> i32
          %1362 = "arith.shrsi"(%1361, %288) : (i32, i32) -> i32
          %1363 = "arith.andi"(%1280, %65) : (i1, i1) -> i1
          %1364 = "arith.andi"(%1363, %65) : (i1, i1) -> i1
          %1365 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1366 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1367 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1368 = "arith.remui"(%1365, %37) : (i32, i32) -> i32
          %1369 = "arith.cmpi"(%1368, %31) {predicate = 0 : i64} : (i32, i32) -> i1
          %1370 = "arith.andi"(%1364, %1369) : (i1, i1) -> i1
          "scf.if"(%1370) ({
            %1371 = "arith.minsi"(%1361, %37) : (i32, i32) -> i32
            %1372 = "arith.maxsi"(%1278, %31) : (i32, i32) -> i32
            %1373 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1374 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1375 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1376 = "arith.andi"(%1259, %1275) : (i32, i32) -> i32
            %1377 = "arith.muli"(%1373, %37) : (i32, i32) -> i32
            %1378 = "arith.muli"(%1376, %232) : (i32, i32) -> i32
            %1379 = "arith.addi"(%1377, %1378) : (i32, i32) -> i32
            %1380 = "llvm.getelementptr"(%19, %1379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1372, %1371, %44) ({
            ^bb0(%1381: i32):
              %1382 = "llvm.getelementptr"(%1380, %1381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1383 = "llvm.load"(%1382) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1384 = "arith.subi"(%31, %1278) : (i32, i32) -> i32
              %1385 = "arith.addi"(%1384, %1381) : (i32, i32) -> i32
              %1386 = "arith.extsi"(%1274) : (i32) -> i64
              %1387 = "arith.extsi"(%1385) : (i32) -> i64
              %1388 = "arith.muli"(%1386, %10) : (i64, i64) -> i64
              %1389 = "arith.addi"(%1388, %1387) : (i64, i64) -> i64
              %1390 = "llvm.getelementptr"(%9, %1389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1383, %1390) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1391 = "arith.shrsi"(%1362, %288) : (i32, i32) -> i32
          %1392 = "arith.cmpi"(%1391, %31) {predicate = 5 : i64} : (i32, i32) -> i1
          %1393 = "arith.andi"(%1280, %1392) : (i1, i1) -> i1
          %1394 = "arith.cmpi"(%1391, %288) {predicate = 2 : i64} : (i32, i32) -> i1
          %1395 = "arith.andi"(%1393, %1394) : (i1, i1) -> i1
          %1396 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1397 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1398 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1399 = "arith.remui"(%1396, %37) : (i32, i32) -> i32
          %1400 = "arith.muli"(%1391, %37) : (i32, i32) -> i32
          %1401 = "arith.addi"(%1400, %1399) : (i32, i32) -> i32
          %1402 = "arith.cmpi"(%1401, %1362) {predicate = 0 : i64} : (i32, i32) -> i1
          %1403 = "arith.andi"(%1395, %1402) : (i1, i1) -> i1
          "scf.if"(%1403) ({
            %1404 = "arith.muli"(%1362, %37) : (i32, i32) -> i32
            %1405 = "arith.subi"(%1361, %1404) : (i32, i32) -> i32
            %1406 = "arith.minsi"(%1405, %37) : (i32, i32) -> i32
            %1407 = "arith.subi"(%1278, %1404) : (i32, i32) -> i32
            %1408 = "arith.maxsi"(%1407, %31) : (i32, i32) -> i32
            %1409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1412 = "arith.andi"(%1259, %1275) : (i32, i32) -> i32
            %1413 = "arith.muli"(%1409, %37) : (i32, i32) -> i32
            %1414 = "arith.muli"(%1412, %232) : (i32, i32) -> i32
            %1415 = "arith.addi"(%1413, %1414) : (i32, i32) -> i32
            %1416 = "llvm.getelementptr"(%19, %1415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1417 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1418 = "arith.muli"(%1391, %1417) : (i32, i32) -> i32
            %1419 = "llvm.getelementptr"(%1416, %1418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1408, %1406, %44) ({
            ^bb0(%1420: i32):
              %1421 = "llvm.getelementptr"(%1419, %1420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1422 = "llvm.load"(%1421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1423 = "arith.subi"(%1404, %1278) : (i32, i32) -> i32
              %1424 = "arith.addi"(%1423, %1420) : (i32, i32) -> i32
              %1425 = "arith.extsi"(%1274) : (i32) -> i64
              %1426 = "arith.extsi"(%1424) : (i32) -> i64
              %1427 = "arith.muli"(%1425, %10) : (i64, i64) -> i64
              %1428 = "arith.addi"(%1427, %1426) : (i64, i64) -> i64
              %1429 = "llvm.getelementptr"(%9, %1428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1422, %1429) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %1430 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1431 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1432 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1433 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1434 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1435 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1436 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1437 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1438 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1439 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1440 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1441 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1442 = "arith.remui"(%1430, %37) : (i32, i32) -> i32
      %1443 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1444 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1445 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1446 = "arith.divui"(%1443, %37) : (i32, i32) -> i32
      %1447 = "arith.constant"() {value = 68 : i32} : () -> i32
      %1448 = "arith.muli"(%1446, %1447) : (i32, i32) -> i32
      %1449 = "arith.addi"(%1442, %1448) : (i32, i32) -> i32
      %1450 = "llvm.getelementptr"(%19, %1449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%552, %1450) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1451 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1452 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1453 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1454 = "arith.divui"(%1451, %37) : (i32, i32) -> i32
      %1455 = "arith.addi"(%111, %1442) : (i32, i32) -> i32
      %1456 = "arith.muli"(%1454, %1447) : (i32, i32) -> i32
      %1457 = "arith.addi"(%1455, %1456) : (i32, i32) -> i32
      %1458 = "llvm.getelementptr"(%19, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%553, %1458) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1459 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1460 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1461 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1462 = "arith.divui"(%1459, %37) : (i32, i32) -> i32
      %1463 = "arith.constant"() {value = 32 : i32} : () -> i32
      %1464 = "arith.addi"(%1463, %1442) : (i32, i32) -> i32
      %1465 = "arith.muli"(%1462, %1447) : (i32, i32) -> i32
      %1466 = "arith.addi"(%1464, %1465) : (i32, i32) -> i32
      %1467 = "llvm.getelementptr"(%19, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%554, %1467) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1468 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1469 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1470 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1471 = "arith.divui"(%1468, %37) : (i32, i32) -> i32
      %1472 = "arith.constant"() {value = 48 : i32} : () -> i32
      %1473 = "arith.addi"(%1472, %1442) : (i32, i32) -> i32
      %1474 = "arith.muli"(%1471, %1447) : (i32, i32) -> i32
      %1475 = "arith.addi"(%1473, %1474) : (i32, i32) -> i32
      %1476 = "llvm.getelementptr"(%19, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%555, %1476) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1477 = "arith.addi"(%37, %1442) : (i32, i32) -> i32
      %1478 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1479 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1480 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1481 = "arith.divui"(%1478, %37) : (i32, i32) -> i32
      %1482 = "arith.muli"(%1481, %1447) : (i32, i32) -> i32
      %1483 = "arith.addi"(%1477, %1482) : (i32, i32) -> i32
      %1484 = "llvm.getelementptr"(%19, %1483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%556, %1484) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1485 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1486 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1487 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1488 = "arith.divui"(%1485, %37) : (i32, i32) -> i32
      %1489 = "arith.addi"(%111, %1477) : (i32, i32) -> i32
      %1490 = "arith.muli"(%1488, %1447) : (i32, i32) -> i32
      %1491 = "arith.addi"(%1489, %1490) : (i32, i32) -> i32
      %1492 = "llvm.getelementptr"(%19, %1491) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%557, %1492) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1493 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1494 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1495 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1496 = "arith.divui"(%1493, %37) : (i32, i32) -> i32
      %1497 = "arith.addi"(%1463, %1477) : (i32, i32) -> i32
      %1498 = "arith.muli"(%1496, %1447) : (i32, i32) -> i32
      %1499 = "arith.addi"(%1497, %1498) : (i32, i32) -> i32
      %1500 = "llvm.getelementptr"(%19, %1499) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%558, %1500) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1501 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1502 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1503 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1504 = "arith.divui"(%1501, %37) : (i32, i32) -> i32
      %1505 = "arith.addi"(%1472, %1477) : (i32, i32) -> i32
      %1506 = "arith.muli"(%1504, %1447) : (i32, i32) -> i32
      %1507 = "arith.addi"(%1505, %1506) : (i32, i32) -> i32
      %1508 = "llvm.getelementptr"(%19, %1507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%559, %1508) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%1430, %1463, %267) ({
      ^bb0(%1509: i32):
        %1510 = "arith.cmpi"(%1509, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %1511 = "arith.cmpi"(%1509, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1512 = "arith.andi"(%1510, %1511) : (i1, i1) -> i1
        "scf.if"(%1512) ({
          %1513 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1514 = "scf.for"(%31, %25, %44, %1513) ({
          ^bb0(%1515: i32, %1516: f32):
            %1517 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1518 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1519 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1520 = "arith.muli"(%1517, %25) : (i32, i32) -> i32
            %1521 = "arith.addi"(%1520, %1515) : (i32, i32) -> i32
            %1522 = "arith.remui"(%1521, %37) : (i32, i32) -> i32
            %1523 = "arith.muli"(%1522, %41) : (i32, i32) -> i32
            %1524 = "arith.remui"(%1523, %37) : (i32, i32) -> i32
            %1525 = "arith.addi"(%1509, %1524) : (i32, i32) -> i32
            %1526 = "arith.remui"(%1525, %37) : (i32, i32) -> i32
            %1527 = "arith.divui"(%1525, %37) : (i32, i32) -> i32
            %1528 = "arith.muli"(%1526, %111) : (i32, i32) -> i32
            %1529 = "arith.addi"(%1528, %1527) : (i32, i32) -> i32
            %1530 = "arith.muli"(%1515, %1447) : (i32, i32) -> i32
            %1531 = "arith.addi"(%1529, %1530) : (i32, i32) -> i32
            %1532 = "llvm.getelementptr"(%19, %1531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1533 = "llvm.load"(%1532) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1534 = "arith.addf"(%1516, %1533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%1534) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %1535 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %1536 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %1537 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %1538 = "arith.cmpi"(%1535, %44) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1538) ({
            %1539 = "arith.extsi"(%1509) : (i32) -> i64
            %1540 = "llvm.getelementptr"(%11, %1539) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1514, %1540) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1541 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1542 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1543 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1544 = "arith.extsi"(%1541) : (i32) -> i64
            %1545 = "arith.extsi"(%1509) : (i32) -> i64
            %1546 = "arith.muli"(%1544, %14) : (i64, i64) -> i64
            %1547 = "arith.addi"(%1546, %1545) : (i64, i64) -> i64
            %1548 = "llvm.getelementptr"(%13, %1547) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1514, %1548) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      %1549 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1550 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1551 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1552 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1553 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1554 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1555 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1556 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1557 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1558 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1559 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1560 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1561 = "arith.remui"(%1549, %37) : (i32, i32) -> i32
      %1562 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1563 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1564 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1565 = "arith.divui"(%1562, %37) : (i32, i32) -> i32
      %1566 = "arith.muli"(%1565, %1447) : (i32, i32) -> i32
      %1567 = "arith.addi"(%1561, %1566) : (i32, i32) -> i32
      %1568 = "llvm.getelementptr"(%19, %1567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%560, %1568) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1569 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1570 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1571 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1572 = "arith.divui"(%1569, %37) : (i32, i32) -> i32
      %1573 = "arith.addi"(%111, %1561) : (i32, i32) -> i32
      %1574 = "arith.muli"(%1572, %1447) : (i32, i32) -> i32
      %1575 = "arith.addi"(%1573, %1574) : (i32, i32) -> i32
      %1576 = "llvm.getelementptr"(%19, %1575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%561, %1576) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1577 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1578 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1579 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1580 = "arith.divui"(%1577, %37) : (i32, i32) -> i32
      %1581 = "arith.addi"(%1463, %1561) : (i32, i32) -> i32
      %1582 = "arith.muli"(%1580, %1447) : (i32, i32) -> i32
      %1583 = "arith.addi"(%1581, %1582) : (i32, i32) -> i32
      %1584 = "llvm.getelementptr"(%19, %1583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%562, %1584) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1585 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1586 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1587 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1588 = "arith.divui"(%1585, %37) : (i32, i32) -> i32
      %1589 = "arith.addi"(%1472, %1561) : (i32, i32) -> i32
      %1590 = "arith.muli"(%1588, %1447) : (i32, i32) -> i32
      %1591 = "arith.addi"(%1589, %1590) : (i32, i32) -> i32
      %1592 = "llvm.getelementptr"(%19, %1591) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%563, %1592) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1593 = "arith.addi"(%37, %1561) : (i32, i32) -> i32
      %1594 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1595 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1596 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1597 = "arith.divui"(%1594, %37) : (i32, i32) -> i32
      %1598 = "arith.muli"(%1597, %1447) : (i32, i32) -> i32
      %1599 = "arith.addi"(%1593, %1598) : (i32, i32) -> i32
      %1600 = "llvm.getelementptr"(%19, %1599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%564, %1600) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1601 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1602 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1603 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1604 = "arith.divui"(%1601, %37) : (i32, i32) -> i32
      %1605 = "arith.addi"(%111, %1593) : (i32, i32) -> i32
      %1606 = "arith.muli"(%1604, %1447) : (i32, i32) -> i32
      %1607 = "arith.addi"(%1605, %1606) : (i32, i32) -> i32
      %1608 = "llvm.getelementptr"(%19, %1607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%565, %1608) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1609 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1610 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1611 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1612 = "arith.divui"(%1609, %37) : (i32, i32) -> i32
      %1613 = "arith.addi"(%1463, %1593) : (i32, i32) -> i32
      %1614 = "arith.muli"(%1612, %1447) : (i32, i32) -> i32
      %1615 = "arith.addi"(%1613, %1614) : (i32, i32) -> i32
      %1616 = "llvm.getelementptr"(%19, %1615) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%566, %1616) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1617 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1618 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1619 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1620 = "arith.divui"(%1617, %37) : (i32, i32) -> i32
      %1621 = "arith.addi"(%1472, %1593) : (i32, i32) -> i32
      %1622 = "arith.muli"(%1620, %1447) : (i32, i32) -> i32
      %1623 = "arith.addi"(%1621, %1622) : (i32, i32) -> i32
      %1624 = "llvm.getelementptr"(%19, %1623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%567, %1624) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.for"(%1549, %1463, %267) ({
      ^bb0(%1625: i32):
        %1626 = "arith.cmpi"(%1625, %31) {predicate = 5 : i64} : (i32, i32) -> i1
        %1627 = "arith.cmpi"(%1625, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1628 = "arith.andi"(%1626, %1627) : (i1, i1) -> i1
        "scf.if"(%1628) ({
          %1629 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1630 = "scf.for"(%31, %25, %44, %1629) ({
          ^bb0(%1631: i32, %1632: f32):
            %1633 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1634 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1635 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1636 = "arith.muli"(%1633, %25) : (i32, i32) -> i32
            %1637 = "arith.addi"(%1636, %1631) : (i32, i32) -> i32
            %1638 = "arith.remui"(%1637, %37) : (i32, i32) -> i32
            %1639 = "arith.muli"(%1638, %41) : (i32, i32) -> i32
            %1640 = "arith.remui"(%1639, %37) : (i32, i32) -> i32
            %1641 = "arith.addi"(%1625, %1640) : (i32, i32) -> i32
            %1642 = "arith.remui"(%1641, %37) : (i32, i32) -> i32
            %1643 = "arith.divui"(%1641, %37) : (i32, i32) -> i32
            %1644 = "arith.muli"(%1642, %111) : (i32, i32) -> i32
            %1645 = "arith.addi"(%1644, %1643) : (i32, i32) -> i32
            %1646 = "arith.muli"(%1631, %1447) : (i32, i32) -> i32
            %1647 = "arith.addi"(%1645, %1646) : (i32, i32) -> i32
            %1648 = "llvm.getelementptr"(%19, %1647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1649 = "llvm.load"(%1648) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1650 = "arith.addf"(%1632, %1649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%1650) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %1651 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %1652 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %1653 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %1654 = "arith.cmpi"(%1651, %44) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1654) ({
            %1655 = "arith.extsi"(%1625) : (i32) -> i64
            %1656 = "llvm.getelementptr"(%12, %1655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1630, %1656) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1657 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1658 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1659 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1660 = "arith.extsi"(%1657) : (i32) -> i64
            %1661 = "arith.extsi"(%1625) : (i32) -> i64
            %1662 = "arith.muli"(%1660, %16) : (i64, i64) -> i64
            %1663 = "arith.addi"(%1662, %1661) : (i64, i64) -> i64
            %1664 = "llvm.getelementptr"(%15, %1663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1630, %1664) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i64, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 32 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "arith.remui"(%8, %14) : (i32, i32) -> i32
      %17 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.divui"(%8, %14) : (i32, i32) -> i32
      %19 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "arith.cmpi"(%17, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %21 = "scf.if"(%20) ({
        %22 = "arith.constant"() {value = 64 : i32} : () -> i32
        %23 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %24 = "scf.for"(%18, %7, %22, %23) ({
        ^bb0(%25: i32, %26: f32):
          %27 = "arith.cmpi"(%25, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %28 = "arith.constant"() {value = 1 : i32} : () -> i32
          %29 = "arith.subi"(%7, %28) : (i32, i32) -> i32
          %30 = "arith.minsi"(%25, %29) : (i32, i32) -> i32
          %31 = "arith.extsi"(%30) : (i32) -> i64
          %32 = "arith.extsi"(%17) : (i32) -> i64
          %33 = "arith.muli"(%31, %2) : (i64, i64) -> i64
          %34 = "arith.addi"(%33, %32) : (i64, i64) -> i64
          %35 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %36 = "llvm.load"(%35) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %37 = "arith.select"(%27, %36, %23) : (i1, f32, f32) -> f32
          %38 = "arith.addf"(%26, %37) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %39 = "arith.constant"() {value = 8 : i32} : () -> i32
          %40 = "arith.addi"(%25, %39) : (i32, i32) -> i32
          %41 = "arith.cmpi"(%40, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %42 = "arith.minsi"(%40, %29) : (i32, i32) -> i32
          %43 = "arith.extsi"(%42) : (i32) -> i64
          %44 = "arith.muli"(%43, %2) : (i64, i64) -> i64
          %45 = "arith.addi"(%44, %32) : (i64, i64) -> i64
          %46 = "llvm.getelementptr"(%0, %45) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %47 = "llvm.load"(%46) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %48 = "arith.select"(%41, %47, %23) : (i1, f32, f32) -> f32
          %49 = "arith.addf"(%38, %48) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %50 = "arith.constant"() {value = 16 : i32} : () -> i32
          %51 = "arith.addi"(%25, %50) : (i32, i32) -> i32
          %52 = "arith.cmpi"(%51, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %53 = "arith.minsi"(%51, %29) : (i32, i32) -> i32
          %54 = "arith.extsi"(%53) : (i32) -> i64
          %55 = "arith.muli"(%54, %2) : (i64, i64) -> i64
          %56 = "arith.addi"(%55, %32) : (i64, i64) -> i64
          %57 = "llvm.getelementptr"(%0, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %58 = "llvm.load"(%57) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %59 = "arith.select"(%52, %58, %23) : (i1, f32, f32) -> f32
          %60 = "arith.addf"(%49, %59) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %61 = "arith.constant"() {value = 24 : i32} : () -> i32
          %62 = "arith.addi"(%25, %61) : (i32, i32) -> i32
          %63 = "arith.cmpi"(%62, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %64 = "arith.minsi"(%62, %29) : (i32, i32) -> i32
          %65 = "arith.extsi"(%64) : (i32) -> i64
          %66 = "arith.muli"(%65, %2) : (i64, i64) -> i64
          %67 = "arith.addi"(%66, %32) : (i64, i64) -> i64
          %68 = "llvm.getelementptr"(%0, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %69 = "llvm.load"(%68) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %70 = "arith.select"(%63, %69, %23) : (i1, f32, f32) -> f32
          %71 = "arith.addf"(%60, %70) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %72 = "arith.addi"(%25, %14) : (i32, i32) -> i32
          %73 = "arith.cmpi"(%72, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %74 = "arith.minsi"(%72, %29) : (i32, i32) -> i32
          %75 = "arith.extsi"(%74) : (i32) -> i64
          %76 = "arith.muli"(%75, %2) : (i64, i64) -> i64
          %77 = "arith.addi"(%76, %32) : (i64, i64) -> i64
          %78 = "llvm.getelementptr"(%0, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %79 = "llvm.load"(%78) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %80 = "arith.select"(%73, %79, %23) : (i1, f32, f32) -> f32
          %81 = "arith.addf"(%71, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %82 = "arith.constant"() {value = 40 : i32} : () -> i32
          %83 = "arith.addi"(%25, %82) : (i32, i32) -> i32
          %84 = "arith.cmpi"(%83, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %85 = "arith.minsi"(%83, %29) : (i32, i32) -> i32
          %86 = "arith.extsi"(%85) : (i32) -> i64
          %87 = "arith.muli"(%86, %2) : (i64, i64) -> i64
          %88 = "arith.addi"(%87, %32) : (i64, i64) -> i64
          %89 = "llvm.getelementptr"(%0, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %90 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %91 = "arith.select"(%84, %90, %23) : (i1, f32, f32) -> f32
          %92 = "arith.addf"(%81, %91) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %93 = "arith.constant"() {value = 48 : i32} : () -> i32
          %94 = "arith.addi"(%25, %93) : (i32, i32) -> i32
          %95 = "arith.cmpi"(%94, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %96 = "arith.minsi"(%94, %29) : (i32, i32) -> i32
          %97 = "arith.extsi"(%96) : (i32) -> i64
          %98 = "arith.muli"(%97, %2) : (i64, i64) -> i64
          %99 = "arith.addi"(%98, %32) : (i64, i64) -> i64
          %100 = "llvm.getelementptr"(%0, %99) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %101 = "llvm.load"(%100) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %102 = "arith.select"(%95, %101, %23) : (i1, f32, f32) -> f32
          %103 = "arith.addf"(%92, %102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %104 = "arith.constant"() {value = 56 : i32} : () -> i32
          %105 = "arith.addi"(%25, %104) : (i32, i32) -> i32
          %106 = "arith.cmpi"(%105, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %107 = "arith.minsi"(%105, %29) : (i32, i32) -> i32
          %108 = "arith.extsi"(%107) : (i32) -> i64
          %109 = "arith.muli"(%108, %2) : (i64, i64) -> i64
          %110 = "arith.addi"(%109, %32) : (i64, i64) -> i64
          %111 = "llvm.getelementptr"(%0, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %112 = "llvm.load"(%111) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %113 = "arith.select"(%106, %112, %23) : (i1, f32, f32) -> f32
          %114 = "arith.addf"(%103, %113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%114) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%24) : (f32) -> ()
      }, {
        %115 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%115) : (f32) -> ()
      }) : (i1) -> f32
      %116 = "arith.muli"(%18, %14) : (i32, i32) -> i32
      %117 = "arith.addi"(%16, %116) : (i32, i32) -> i32
      %118 = "llvm.getelementptr"(%19, %117) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%21, %118) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %119 = "scf.if"(%20) ({
        %120 = "arith.constant"() {value = 64 : i32} : () -> i32
        %121 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %122 = "scf.for"(%18, %7, %120, %121) ({
        ^bb0(%123: i32, %124: f32):
          %125 = "arith.cmpi"(%123, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %126 = "arith.constant"() {value = 1 : i32} : () -> i32
          %127 = "arith.subi"(%7, %126) : (i32, i32) -> i32
          %128 = "arith.minsi"(%123, %127) : (i32, i32) -> i32
          %129 = "arith.extsi"(%128) : (i32) -> i64
          %130 = "arith.extsi"(%17) : (i32) -> i64
          %131 = "arith.muli"(%129, %4) : (i64, i64) -> i64
          %132 = "arith.addi"(%131, %130) : (i64, i64) -> i64
          %133 = "llvm.getelementptr"(%3, %132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %134 = "llvm.load"(%133) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %135 = "arith.select"(%125, %134, %121) : (i1, f32, f32) -> f32
          %136 = "arith.addf"(%124, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %137 = "arith.constant"() {value = 8 : i32} : () -> i32
          %138 = "arith.addi"(%123, %137) : (i32, i32) -> i32
          %139 = "arith.cmpi"(%138, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %140 = "arith.minsi"(%138, %127) : (i32, i32) -> i32
          %141 = "arith.extsi"(%140) : (i32) -> i64
          %142 = "arith.muli"(%141, %4) : (i64, i64) -> i64
          %143 = "arith.addi"(%142, %130) : (i64, i64) -> i64
          %144 = "llvm.getelementptr"(%3, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %145 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %146 = "arith.select"(%139, %145, %121) : (i1, f32, f32) -> f32
          %147 = "arith.addf"(%136, %146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %148 = "arith.constant"() {value = 16 : i32} : () -> i32
          %149 = "arith.addi"(%123, %148) : (i32, i32) -> i32
          %150 = "arith.cmpi"(%149, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %151 = "arith.minsi"(%149, %127) : (i32, i32) -> i32
          %152 = "arith.extsi"(%151) : (i32) -> i64
          %153 = "arith.muli"(%152, %4) : (i64, i64) -> i64
          %154 = "arith.addi"(%153, %130) : (i64, i64) -> i64
          %155 = "llvm.getelementptr"(%3, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %156 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %157 = "arith.select"(%150, %156, %121) : (i1, f32, f32) -> f32
          %158 = "arith.addf"(%147, %157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %159 = "arith.constant"() {value = 24 : i32} : () -> i32
          %160 = "arith.addi"(%123, %159) : (i32, i32) -> i32
          %161 = "arith.cmpi"(%160, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %162 = "arith.minsi"(%160, %127) : (i32, i32) -> i32
          %163 = "arith.extsi"(%162) : (i32) -> i64
          %164 = "arith.muli"(%163, %4) : (i64, i64) -> i64
          %165 = "arith.addi"(%164, %130) : (i64, i64) -> i64
          %166 = "llvm.getelementptr"(%3, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %167 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %168 = "arith.select"(%161, %167, %121) : (i1, f32, f32) -> f32
          %169 = "arith.addf"(%158, %168) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %170 = "arith.addi"(%123, %14) : (i32, i32) -> i32
          %171 = "arith.cmpi"(%170, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %172 = "arith.minsi"(%170, %127) : (i32, i32) -> i32
          %173 = "arith.extsi"(%172) : (i32) -> i64
          %174 = "arith.muli"(%173, %4) : (i64, i64) -> i64
          %175 = "arith.addi"(%174, %130) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%3, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %178 = "arith.select"(%171, %177, %121) : (i1, f32, f32) -> f32
          %179 = "arith.addf"(%169, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %180 = "arith.constant"() {value = 40 : i32} : () -> i32
          %181 = "arith.addi"(%123, %180) : (i32, i32) -> i32
          %182 = "arith.cmpi"(%181, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %183 = "arith.minsi"(%181, %127) : (i32, i32) -> i32
          %184 = "arith.extsi"(%183) : (i32) -> i64
          %185 = "arith.muli"(%184, %4) : (i64, i64) -> i64
          %186 = "arith.addi"(%185, %130) : (i64, i64) -> i64
          %187 = "llvm.getelementptr"(%3, %186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %189 = "arith.select"(%182, %188, %121) : (i1, f32, f32) -> f32
          %190 = "arith.addf"(%179, %189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %191 = "arith.constant"() {value = 48 : i32} : () -> i32
          %192 = "arith.addi"(%123, %191) : (i32, i32) -> i32
          %193 = "arith.cmpi"(%192, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %194 = "arith.minsi"(%192, %127) : (i32, i32) -> i32
          %195 = "arith.extsi"(%194) : (i32) -> i64
          %196 = "arith.muli"(%195, %4) : (i64, i64) -> i64
          %197 = "arith.addi"(%196, %130) : (i64, i64) -> i64
          %198 = "llvm.getelementptr"(%3, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %200 = "arith.select"(%193, %199, %121) : (i1, f32, f32) -> f32
          %201 = "arith.addf"(%190, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %202 = "arith.constant"() {value = 56 : i32} : () -> i32
          %203 = "arith.addi"(%123, %202) : (i32, i32) -> i32
          %204 = "arith.cmpi"(%203, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %205 = "arith.minsi"(%203, %127) : (i32, i32) -> i32
          %206 = "arith.extsi"(%205) : (i32) -> i64
          %207 = "arith.muli"(%206, %4) : (i64, i64) -> i64
          %208 = "arith.addi"(%207, %130) : (i64, i64) -> i64
          %209 = "llvm.getelementptr"(%3, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %211 = "arith.select"(%204, %210, %121) : (i1, f32, f32) -> f32
          %212 = "arith.addf"(%201, %211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%212) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%122) : (f32) -> ()
      }, {
        %213 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%213) : (f32) -> ()
      }) : (i1) -> f32
      %214 = "arith.constant"() {value = 256 : i32} : () -> i32
      %215 = "arith.addi"(%117, %214) : (i32, i32) -> i32
      %216 = "llvm.getelementptr"(%19, %215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%119, %216) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %217 = "arith.constant"() {value = 0 : i32} : () -> i32
      %218 = "arith.cmpi"(%18, %217) {predicate = 0 : i64} : (i32, i32) -> i1
      %219 = "arith.andi"(%218, %20) : (i1, i1) -> i1
      "scf.if"(%219) ({
        %220 = "llvm.getelementptr"(%19, %8) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %221 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %222 = "arith.addi"(%8, %14) : (i32, i32) -> i32
        %223 = "llvm.getelementptr"(%19, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %225 = "arith.addf"(%221, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %226 = "arith.constant"() {value = 64 : i32} : () -> i32
        %227 = "arith.addi"(%8, %226) : (i32, i32) -> i32
        %228 = "llvm.getelementptr"(%19, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %229 = "llvm.load"(%228) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %230 = "arith.addf"(%225, %229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %231 = "arith.constant"() {value = 96 : i32} : () -> i32
        %232 = "arith.addi"(%8, %231) : (i32, i32) -> i32
        %233 = "llvm.getelementptr"(%19, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %235 = "arith.addf"(%230, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "arith.constant"() {value = 128 : i32} : () -> i32
        %237 = "arith.addi"(%8, %236) : (i32, i32) -> i32
        %238 = "llvm.getelementptr"(%19, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %240 = "arith.addf"(%235, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %241 = "arith.constant"() {value = 160 : i32} : () -> i32
        %242 = "arith.addi"(%8, %241) : (i32, i32) -> i32
        %243 = "llvm.getelementptr"(%19, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %245 = "arith.addf"(%240, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %246 = "arith.constant"() {value = 192 : i32} : () -> i32
        %247 = "arith.addi"(%8, %246) : (i32, i32) -> i32
        %248 = "llvm.getelementptr"(%19, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %250 = "arith.addf"(%245, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %251 = "arith.constant"() {value = 224 : i32} : () -> i32
        %252 = "arith.addi"(%8, %251) : (i32, i32) -> i32
        %253 = "llvm.getelementptr"(%19, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %255 = "arith.addf"(%250, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %256 = "arith.extsi"(%17) : (i32) -> i64
        %257 = "llvm.getelementptr"(%5, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%255, %257) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %258 = "arith.addi"(%8, %214) : (i32, i32) -> i32
        %259 = "llvm.getelementptr"(%19, %258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %260 = "llvm.load"(%259) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %261 = "arith.addi"(%222, %214) : (i32, i32) -> i32
        %262 = "llvm.getelementptr"(%19, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %264 = "arith.addf"(%260, %263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %265 = "arith.addi"(%227, %214) : (i32, i32) -> i32
        %266 = "llvm.getelementptr"(%19, %265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %267 = "llvm.load"(%266) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %268 = "arith.addf"(%264, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %269 = "arith.addi"(%232, %214) : (i32, i32) -> i32
        %270 = "llvm.getelementptr"(%19, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %271 = "llvm.load"(%270) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %272 = "arith.addf"(%268, %271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %273 = "arith.addi"(%237, %214) : (i32, i32) -> i32
        %274 = "llvm.getelementptr"(%19, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %276 = "arith.addf"(%272, %275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %277 = "arith.addi"(%242, %214) : (i32, i32) -> i32
        %278 = "llvm.getelementptr"(%19, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %279 = "llvm.load"(%278) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %280 = "arith.addf"(%276, %279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %281 = "arith.addi"(%247, %214) : (i32, i32) -> i32
        %282 = "llvm.getelementptr"(%19, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %283 = "llvm.load"(%282) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %284 = "arith.addf"(%280, %283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %285 = "arith.addi"(%252, %214) : (i32, i32) -> i32
        %286 = "llvm.getelementptr"(%19, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %287 = "llvm.load"(%286) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %288 = "arith.addf"(%284, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %289 = "llvm.getelementptr"(%6, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%288, %289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>):
    %15 = "arith.extsi"(%2) : (i32) -> i64
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.maxsi"(%2, %16) : (i32, i32) -> i32
    %18 = "arith.sitofp"(%17) : (i32) -> f32
    %19 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %20 = "arith.divf"(%19, %18) : (f32, f32) -> f32
    %21 = "arith.constant"() {value = 4 : i32} : () -> i32
    %22 = "arith.remui"(%2, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 0 : i32} : () -> i32
    %24 = "arith.cmpi"(%22, %23) {predicate = 0 : i64} : (i32, i32) -> i1
    %25 = "arith.extui"(%24) : (i1) -> i32
    %26 = "arith.muli"(%25, %23) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 132 : i32} : () -> i32
    %28 = "arith.addi"(%27, %26) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 127 : i32} : () -> i32
    %30 = "arith.addi"(%1, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 128 : i32} : () -> i32
    %32 = "arith.divui"(%30, %31) : (i32, i32) -> i32
    %33 = "arith.minsi"(%28, %32) : (i32, i32) -> i32
    %34 = "arith.maxsi"(%33, %16) : (i32, i32) -> i32
    %35 = "arith.muli"(%34, %31) : (i32, i32) -> i32
    %36 = "arith.subi"(%35, %16) : (i32, i32) -> i32
    %37 = "arith.addi"(%1, %36) : (i32, i32) -> i32
    %38 = "arith.remsi"(%37, %35) : (i32, i32) -> i32
    %39 = "arith.cmpi"(%38, %23) {predicate = 2 : i64} : (i32, i32) -> i1
    %40 = "arith.divsi"(%37, %35) : (i32, i32) -> i32
    %41 = "arith.extsi"(%39) : (i1) -> i32
    %42 = "arith.addi"(%40, %41) : (i32, i32) -> i32
    %43 = "arith.constant"() {value = 512 : i32} : () -> i32
    %44 = "arith.constant"() {value = 166016 : i32} : () -> i32
    "gpu.launch_func"(%33, %16, %16, %43, %16, %16, %44, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %15, %14, %15, %20, %42) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 19, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, f32, i32) -> ()
    %45 = "arith.constant"() {value = 31 : i32} : () -> i32
    %46 = "arith.addi"(%2, %45) : (i32, i32) -> i32
    %47 = "arith.constant"() {value = 32 : i32} : () -> i32
    %48 = "arith.divui"(%46, %47) : (i32, i32) -> i32
    %49 = "arith.cmpi"(%33, %16) {predicate = 0 : i64} : (i32, i32) -> i1
    %50 = "arith.select"(%49, %23, %48) : (i1, i32, i32) -> i32
    %51 = "arith.constant"() {value = 256 : i32} : () -> i32
    %52 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%50, %16, %16, %51, %16, %16, %52, %13, %2, %15, %14, %15, %11, %12, %33) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_backward_f32_form4x2x1x4x132", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
