!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct3 = !llvm.struct<"struct3", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct4 = !llvm.struct<"struct4", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: !llvm.ptr<1>, %21: i32, %22: i32, %23: i32, %24: i64, %25: i64, %26: !llvm.ptr<1>, %27: i32, %28: i64, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: i64):
      %34 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %40 = "arith.constant"() {value = 8 : i32} : () -> i32
      %41 = "arith.remui"(%34, %40) : (i32, i32) -> i32
      %42 = "arith.constant"() {value = 7 : i32} : () -> i32
      %43 = "arith.minsi"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.constant"() {value = 96 : i32} : () -> i32
      %45 = "arith.muli"(%37, %44) : (i32, i32) -> i32
      %46 = "arith.divui"(%34, %40) : (i32, i32) -> i32
      %47 = "arith.addi"(%45, %46) : (i32, i32) -> i32
      %48 = "arith.constant"() {value = dense<0.0> : vector<8xf16>} : () -> vector<8xf16>
      %49 = "vector.extract"(%48) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
      %50 = "vector.extract"(%48) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
      %51 = "vector.extract"(%48) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
      %52 = "vector.extract"(%48) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
      %53 = "vector.extract"(%48) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
      %54 = "vector.extract"(%48) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
      %55 = "vector.extract"(%48) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
      %56 = "vector.extract"(%48) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
      %57 = "arith.cmpi"(%47, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %58, %59, %60, %61, %62, %63, %64, %65 = "scf.if"(%57) ({
        %66 = "arith.extsi"(%38) : (i32) -> i64
        %67 = "arith.extsi"(%39) : (i32) -> i64
        %68 = "arith.muli"(%66, %5) : (i64, i64) -> i64
        %69 = "arith.muli"(%67, %6) : (i64, i64) -> i64
        %70 = "arith.addi"(%68, %69) : (i64, i64) -> i64
        %71 = "llvm.getelementptr"(%0, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %72 = "arith.extsi"(%47) : (i32) -> i64
        %73 = "arith.extsi"(%43) : (i32) -> i64
        %74 = "arith.muli"(%72, %4) : (i64, i64) -> i64
        %75 = "arith.constant"() {value = 8 : i64} : () -> i64
        %76 = "arith.muli"(%73, %75) : (i64, i64) -> i64
        %77 = "arith.addi"(%74, %76) : (i64, i64) -> i64
        %78 = "llvm.getelementptr"(%71, %77) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %79 = "llvm.load"(%78) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %80 = "vector.extract"(%79) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %81 = "vector.extract"(%79) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %82 = "vector.extract"(%79) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %83 = "vector.extract"(%79) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %84 = "vector.extract"(%79) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %85 = "vector.extract"(%79) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %86 = "vector.extract"(%79) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %87 = "vector.extract"(%79) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%80, %81, %82, %83, %84, %85, %86, %87) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %88, %89, %90, %91, %92, %93, %94, %95 = "scf.if"(%57) ({
        %96 = "arith.extsi"(%38) : (i32) -> i64
        %97 = "arith.extsi"(%39) : (i32) -> i64
        %98 = "arith.muli"(%96, %12) : (i64, i64) -> i64
        %99 = "arith.muli"(%97, %13) : (i64, i64) -> i64
        %100 = "arith.addi"(%98, %99) : (i64, i64) -> i64
        %101 = "llvm.getelementptr"(%7, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %102 = "arith.extsi"(%47) : (i32) -> i64
        %103 = "arith.extsi"(%43) : (i32) -> i64
        %104 = "arith.muli"(%102, %11) : (i64, i64) -> i64
        %105 = "arith.constant"() {value = 8 : i64} : () -> i64
        %106 = "arith.muli"(%103, %105) : (i64, i64) -> i64
        %107 = "arith.addi"(%104, %106) : (i64, i64) -> i64
        %108 = "llvm.getelementptr"(%101, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %109 = "llvm.load"(%108) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %114 = "vector.extract"(%109) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %115 = "vector.extract"(%109) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %116 = "vector.extract"(%109) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %117 = "vector.extract"(%109) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%110, %111, %112, %113, %114, %115, %116, %117) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %118 = "arith.constant"() {value = 32 : i32} : () -> i32
      %119 = "arith.addi"(%45, %118) : (i32, i32) -> i32
      %120 = "arith.addi"(%119, %46) : (i32, i32) -> i32
      %121 = "arith.cmpi"(%120, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %122, %123, %124, %125, %126, %127, %128, %129 = "scf.if"(%121) ({
        %130 = "arith.extsi"(%38) : (i32) -> i64
        %131 = "arith.extsi"(%39) : (i32) -> i64
        %132 = "arith.muli"(%130, %5) : (i64, i64) -> i64
        %133 = "arith.muli"(%131, %6) : (i64, i64) -> i64
        %134 = "arith.addi"(%132, %133) : (i64, i64) -> i64
        %135 = "llvm.getelementptr"(%0, %134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %136 = "arith.extsi"(%120) : (i32) -> i64
        %137 = "arith.extsi"(%43) : (i32) -> i64
        %138 = "arith.muli"(%136, %4) : (i64, i64) -> i64
        %139 = "arith.constant"() {value = 8 : i64} : () -> i64
        %140 = "arith.muli"(%137, %139) : (i64, i64) -> i64
        %141 = "arith.addi"(%138, %140) : (i64, i64) -> i64
        %142 = "llvm.getelementptr"(%135, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %143 = "llvm.load"(%142) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %144 = "vector.extract"(%143) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %145 = "vector.extract"(%143) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %146 = "vector.extract"(%143) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %147 = "vector.extract"(%143) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %148 = "vector.extract"(%143) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %149 = "vector.extract"(%143) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %150 = "vector.extract"(%143) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %151 = "vector.extract"(%143) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%144, %145, %146, %147, %148, %149, %150, %151) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %152, %153, %154, %155, %156, %157, %158, %159 = "scf.if"(%121) ({
        %160 = "arith.extsi"(%38) : (i32) -> i64
        %161 = "arith.extsi"(%39) : (i32) -> i64
        %162 = "arith.muli"(%160, %12) : (i64, i64) -> i64
        %163 = "arith.muli"(%161, %13) : (i64, i64) -> i64
        %164 = "arith.addi"(%162, %163) : (i64, i64) -> i64
        %165 = "llvm.getelementptr"(%7, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %166 = "arith.extsi"(%120) : (i32) -> i64
        %167 = "arith.extsi"(%43) : (i32) -> i64
        %168 = "arith.muli"(%166, %11) : (i64, i64) -> i64
        %169 = "arith.constant"() {value = 8 : i64} : () -> i64
        %170 = "arith.muli"(%167, %169) : (i64, i64) -> i64
        %171 = "arith.addi"(%168, %170) : (i64, i64) -> i64
        %172 = "llvm.getelementptr"(%165, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %173 = "llvm.load"(%172) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %176 = "vector.extract"(%173) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %177 = "vector.extract"(%173) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %178 = "vector.extract"(%173) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %179 = "vector.extract"(%173) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %180 = "vector.extract"(%173) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %181 = "vector.extract"(%173) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%174, %175, %176, %177, %178, %179, %180, %181) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %182 = "arith.constant"() {value = 64 : i32} : () -> i32
      %183 = "arith.addi"(%45, %182) : (i32, i32) -> i32
      %184 = "arith.addi"(%183, %46) : (i32, i32) -> i32
      %185 = "arith.cmpi"(%184, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %186, %187, %188, %189, %190, %191, %192, %193 = "scf.if"(%185) ({
        %194 = "arith.extsi"(%38) : (i32) -> i64
        %195 = "arith.extsi"(%39) : (i32) -> i64
        %196 = "arith.muli"(%194, %5) : (i64, i64) -> i64
        %197 = "arith.muli"(%195, %6) : (i64, i64) -> i64
        %198 = "arith.addi"(%196, %197) : (i64, i64) -> i64
        %199 = "llvm.getelementptr"(%0, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %200 = "arith.extsi"(%184) : (i32) -> i64
        %201 = "arith.extsi"(%43) : (i32) -> i64
        %202 = "arith.muli"(%200, %4) : (i64, i64) -> i64
        %203 = "arith.constant"() {value = 8 : i64} : () -> i64
        %204 = "arith.muli"(%201, %203) : (i64, i64) -> i64
        %205 = "arith.addi"(%202, %204) : (i64, i64) -> i64
        %206 = "llvm.getelementptr"(%199, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %207 = "llvm.load"(%206) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %208 = "vector.extract"(%207) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %209 = "vector.extract"(%207) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %210 = "vector.extract"(%207) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %211 = "vector.extract"(%207) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %212 = "vector.extract"(%207) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %213 = "vector.extract"(%207) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %214 = "vector.extract"(%207) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %215 = "vector.extract"(%207) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%208, %209, %210, %211, %212, %213, %214, %215) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %216, %217, %218, %219, %220, %221, %222, %223 = "scf.if"(%185) ({
        %224 = "arith.extsi"(%38) : (i32) -> i64
        %225 = "arith.extsi"(%39) : (i32) -> i64
        %226 = "arith.muli"(%224, %12) : (i64, i64) -> i64
        %227 = "arith.muli"(%225, %13) : (i64, i64) -> i64
        %228 = "arith.addi"(%226, %227) : (i64, i64) -> i64
        %229 = "llvm.getelementptr"(%7, %228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %230 = "arith.extsi"(%184) : (i32) -> i64
        %231 = "arith.extsi"(%43) : (i32) -> i64
        %232 = "arith.muli"(%230, %11) : (i64, i64) -> i64
        %233 = "arith.constant"() {value = 8 : i64} : () -> i64
        %234 = "arith.muli"(%231, %233) : (i64, i64) -> i64
        %235 = "arith.addi"(%232, %234) : (i64, i64) -> i64
        %236 = "llvm.getelementptr"(%229, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %237 = "llvm.load"(%236) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
        %238 = "vector.extract"(%237) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %239 = "vector.extract"(%237) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %240 = "vector.extract"(%237) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %241 = "vector.extract"(%237) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %242 = "vector.extract"(%237) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %243 = "vector.extract"(%237) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %244 = "vector.extract"(%237) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %245 = "vector.extract"(%237) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "scf.yield"(%238, %239, %240, %241, %242, %243, %244, %245) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }, {
        "scf.yield"(%49, %50, %51, %52, %53, %54, %55, %56) : (f16, f16, f16, f16, f16, f16, f16, f16) -> ()
      }) : (i1) -> (f16, f16, f16, f16, f16, f16, f16, f16)
      %246 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %247 = "vector.extract"(%246) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %248 = "vector.extract"(%246) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %249 = "vector.extract"(%246) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %250 = "vector.extract"(%246) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %251 = "arith.constant"() {value = 1 : i32} : () -> i32
      %252 = "arith.maxsi"(%1, %251) : (i32, i32) -> i32
      %253 = "arith.cmpi"(%45, %252) {predicate = 2 : i64} : (i32, i32) -> i1
      %254 = "scf.if"(%253) ({
        %255 = "arith.extsi"(%39) : (i32) -> i64
        %256 = "arith.extsi"(%38) : (i32) -> i64
        %257 = "arith.extsi"(%37) : (i32) -> i64
        %258 = "arith.muli"(%255, %32) : (i64, i64) -> i64
        %259 = "arith.muli"(%256, %33) : (i64, i64) -> i64
        %260 = "arith.addi"(%258, %259) : (i64, i64) -> i64
        %261 = "arith.constant"() {value = 6144 : i64} : () -> i64
        %262 = "arith.muli"(%257, %261) : (i64, i64) -> i64
        %263 = "arith.addi"(%260, %262) : (i64, i64) -> i64
        %264 = "llvm.getelementptr"(%30, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %265 = "arith.constant"() {value = 4 : i32} : () -> i32
        %266 = "arith.muli"(%34, %265) : (i32, i32) -> i32
        %267 = "llvm.getelementptr"(%264, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %268 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%268, %267) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %269 = "arith.constant"() {value = 256 : i32} : () -> i32
        %270 = "arith.addi"(%269, %34) : (i32, i32) -> i32
        %271 = "arith.muli"(%270, %265) : (i32, i32) -> i32
        %272 = "llvm.getelementptr"(%264, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %273 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%273, %272) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %274 = "arith.constant"() {value = 512 : i32} : () -> i32
        %275 = "arith.addi"(%274, %34) : (i32, i32) -> i32
        %276 = "arith.muli"(%275, %265) : (i32, i32) -> i32
        %277 = "llvm.getelementptr"(%264, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %278 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%278, %277) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %279 = "arith.constant"() {value = 768 : i32} : () -> i32
        %280 = "arith.addi"(%279, %34) : (i32, i32) -> i32
        %281 = "arith.muli"(%280, %265) : (i32, i32) -> i32
        %282 = "llvm.getelementptr"(%264, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %283 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%283, %282) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %284 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %285 = "arith.addi"(%284, %34) : (i32, i32) -> i32
        %286 = "arith.muli"(%285, %265) : (i32, i32) -> i32
        %287 = "llvm.getelementptr"(%264, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %288 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%288, %287) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %289 = "arith.constant"() {value = 1280 : i32} : () -> i32
        %290 = "arith.addi"(%289, %34) : (i32, i32) -> i32
        %291 = "arith.muli"(%290, %265) : (i32, i32) -> i32
        %292 = "llvm.getelementptr"(%264, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %293 = "vector.from_elements"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%293, %292) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"(%289) : (i32) -> ()
      }, {
        %294 = "arith.constant"() {value = 2 : i32} : () -> i32
        "scf.yield"(%294) : (i32) -> ()
      }) : (i1) -> i32
      %295 = "vector.from_elements"(%58, %59, %60, %61, %62, %63, %64, %65) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %296 = "arith.extf"(%295) : (vector<8xf16>) -> vector<8xf32>
      %297 = "vector.from_elements"(%88, %89, %90, %91, %92, %93, %94, %95) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %298 = "arith.extf"(%297) : (vector<8xf16>) -> vector<8xf32>
      %299 = "arith.mulf"(%296, %298) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %300 = "vector.extract"(%299) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %301 = "vector.extract"(%299) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %302 = "arith.addf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %303 = "vector.extract"(%299) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %304 = "vector.extract"(%299) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %305 = "arith.addf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %306 = "arith.addf"(%302, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %307 = "vector.extract"(%299) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %308 = "vector.extract"(%299) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %309 = "arith.addf"(%307, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %310 = "vector.extract"(%299) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %311 = "vector.extract"(%299) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %312 = "arith.addf"(%310, %311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %313 = "arith.addf"(%309, %312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %314 = "arith.addf"(%306, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %315 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %316 = "arith.addf"(%314, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %317 = "arith.constant"() {value = -1 : i32} : () -> i32
      %318 = "arith.constant"() {value = 31 : i32} : () -> i32
      %319 = "nvvm.shfl.sync"(%317, %316, %251, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %320 = "arith.addf"(%316, %319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %321 = "arith.constant"() {value = 2 : i32} : () -> i32
      %322 = "nvvm.shfl.sync"(%317, %320, %321, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %323 = "arith.addf"(%320, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %324 = "arith.constant"() {value = 4 : i32} : () -> i32
      %325 = "nvvm.shfl.sync"(%317, %323, %324, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %326 = "arith.addf"(%323, %325) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %327 = "arith.constant"() {value = 0 : i32} : () -> i32
      %328 = "arith.cmpi"(%41, %327) {predicate = 0 : i64} : (i32, i32) -> i1
      %329 = "arith.cmpi"(%46, %44) {predicate = 2 : i64} : (i32, i32) -> i1
      %330 = "arith.andi"(%328, %329) : (i1, i1) -> i1
      "scf.if"(%330) ({
        %331 = "arith.cmpi"(%47, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        %332 = "scf.if"(%331) ({
          %333 = "arith.extsi"(%47) : (i32) -> i64
          %334 = "arith.extsi"(%38) : (i32) -> i64
          %335 = "arith.extsi"(%39) : (i32) -> i64
          %336 = "arith.muli"(%334, %18) : (i64, i64) -> i64
          %337 = "arith.addi"(%333, %336) : (i64, i64) -> i64
          %338 = "arith.muli"(%335, %19) : (i64, i64) -> i64
          %339 = "arith.addi"(%337, %338) : (i64, i64) -> i64
          %340 = "llvm.getelementptr"(%14, %339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %341 = "llvm.load"(%340) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %342 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %343 = "arith.mulf"(%341, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %344 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %345 = "arith.cmpf"(%343, %344) {predicate = 1 : i64} : (f32, f32) -> i1
          %346 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          %347 = "arith.select"(%345, %346, %343) : (i1, f32, f32) -> f32
          "scf.yield"(%347) : (f32) -> ()
        }, {
          %348 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          "scf.yield"(%348) : (f32) -> ()
        }) : (i1) -> f32
        %349 = "arith.extsi"(%39) : (i32) -> i64
        %350 = "arith.extsi"(%38) : (i32) -> i64
        %351 = "arith.extsi"(%37) : (i32) -> i64
        %352 = "arith.extsi"(%46) : (i32) -> i64
        %353 = "arith.muli"(%349, %24) : (i64, i64) -> i64
        %354 = "arith.muli"(%350, %25) : (i64, i64) -> i64
        %355 = "arith.addi"(%353, %354) : (i64, i64) -> i64
        %356 = "arith.constant"() {value = 96 : i64} : () -> i64
        %357 = "arith.muli"(%351, %356) : (i64, i64) -> i64
        %358 = "arith.addi"(%355, %357) : (i64, i64) -> i64
        %359 = "arith.addi"(%358, %352) : (i64, i64) -> i64
        %360 = "llvm.getelementptr"(%20, %359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%332, %360) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %361 = "arith.negf"(%326) : (f32) -> f32
        %362 = "arith.muli"(%349, %28) : (i64, i64) -> i64
        %363 = "arith.muli"(%350, %29) : (i64, i64) -> i64
        %364 = "arith.addi"(%362, %363) : (i64, i64) -> i64
        %365 = "arith.addi"(%364, %357) : (i64, i64) -> i64
        %366 = "arith.addi"(%365, %352) : (i64, i64) -> i64
        %367 = "llvm.getelementptr"(%26, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%361, %367) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %368 = "arith.addi"(%118, %46) : (i32, i32) -> i32
      %369 = "arith.addi"(%45, %368) : (i32, i32) -> i32
      %370 = "vector.from_elements"(%122, %123, %124, %125, %126, %127, %128, %129) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %371 = "arith.extf"(%370) : (vector<8xf16>) -> vector<8xf32>
      %372 = "vector.from_elements"(%152, %153, %154, %155, %156, %157, %158, %159) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %373 = "arith.extf"(%372) : (vector<8xf16>) -> vector<8xf32>
      %374 = "arith.mulf"(%371, %373) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %375 = "vector.extract"(%374) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %376 = "vector.extract"(%374) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %378 = "vector.extract"(%374) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %379 = "vector.extract"(%374) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %380 = "arith.addf"(%378, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %381 = "arith.addf"(%377, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "vector.extract"(%374) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %383 = "vector.extract"(%374) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %384 = "arith.addf"(%382, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %385 = "vector.extract"(%374) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %386 = "vector.extract"(%374) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %387 = "arith.addf"(%385, %386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %388 = "arith.addf"(%384, %387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %389 = "arith.addf"(%381, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %390 = "arith.addf"(%389, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %391 = "nvvm.shfl.sync"(%317, %390, %251, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %392 = "arith.addf"(%390, %391) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %393 = "nvvm.shfl.sync"(%317, %392, %321, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %394 = "arith.addf"(%392, %393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %395 = "nvvm.shfl.sync"(%317, %394, %324, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %396 = "arith.addf"(%394, %395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %397 = "arith.cmpi"(%368, %44) {predicate = 2 : i64} : (i32, i32) -> i1
      %398 = "arith.andi"(%328, %397) : (i1, i1) -> i1
      "scf.if"(%398) ({
        %399 = "arith.cmpi"(%369, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        %400 = "scf.if"(%399) ({
          %401 = "arith.extsi"(%369) : (i32) -> i64
          %402 = "arith.extsi"(%38) : (i32) -> i64
          %403 = "arith.extsi"(%39) : (i32) -> i64
          %404 = "arith.muli"(%402, %18) : (i64, i64) -> i64
          %405 = "arith.addi"(%401, %404) : (i64, i64) -> i64
          %406 = "arith.muli"(%403, %19) : (i64, i64) -> i64
          %407 = "arith.addi"(%405, %406) : (i64, i64) -> i64
          %408 = "llvm.getelementptr"(%14, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %409 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %410 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %411 = "arith.mulf"(%409, %410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %412 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %413 = "arith.cmpf"(%411, %412) {predicate = 1 : i64} : (f32, f32) -> i1
          %414 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          %415 = "arith.select"(%413, %414, %411) : (i1, f32, f32) -> f32
          "scf.yield"(%415) : (f32) -> ()
        }, {
          %416 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          "scf.yield"(%416) : (f32) -> ()
        }) : (i1) -> f32
        %417 = "arith.extsi"(%39) : (i32) -> i64
        %418 = "arith.extsi"(%38) : (i32) -> i64
        %419 = "arith.extsi"(%37) : (i32) -> i64
        %420 = "arith.extsi"(%368) : (i32) -> i64
        %421 = "arith.muli"(%417, %24) : (i64, i64) -> i64
        %422 = "arith.muli"(%418, %25) : (i64, i64) -> i64
        %423 = "arith.addi"(%421, %422) : (i64, i64) -> i64
        %424 = "arith.constant"() {value = 96 : i64} : () -> i64
        %425 = "arith.muli"(%419, %424) : (i64, i64) -> i64
        %426 = "arith.addi"(%423, %425) : (i64, i64) -> i64
        %427 = "arith.addi"(%426, %420) : (i64, i64) -> i64
        %428 = "llvm.getelementptr"(%20, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%400, %428) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %429 = "arith.negf"(%396) : (f32) -> f32
        %430 = "arith.muli"(%417, %28) : (i64, i64) -> i64
        %431 = "arith.muli"(%418, %29) : (i64, i64) -> i64
        %432 = "arith.addi"(%430, %431) : (i64, i64) -> i64
        %433 = "arith.addi"(%432, %425) : (i64, i64) -> i64
        %434 = "arith.addi"(%433, %420) : (i64, i64) -> i64
        %435 = "llvm.getelementptr"(%26, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%429, %435) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %436 = "arith.addi"(%182, %46) : (i32, i32) -> i32
      %437 = "arith.addi"(%45, %436) : (i32, i32) -> i32
      %438 = "vector.from_elements"(%186, %187, %188, %189, %190, %191, %192, %193) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %439 = "arith.extf"(%438) : (vector<8xf16>) -> vector<8xf32>
      %440 = "vector.from_elements"(%216, %217, %218, %219, %220, %221, %222, %223) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
      %441 = "arith.extf"(%440) : (vector<8xf16>) -> vector<8xf32>
      %442 = "arith.mulf"(%439, %441) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %443 = "vector.extract"(%442) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %444 = "vector.extract"(%442) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %445 = "arith.addf"(%443, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "vector.extract"(%442) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %447 = "vector.extract"(%442) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %448 = "arith.addf"(%446, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %449 = "arith.addf"(%445, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %450 = "vector.extract"(%442) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %451 = "vector.extract"(%442) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %452 = "arith.addf"(%450, %451) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "vector.extract"(%442) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %454 = "vector.extract"(%442) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %455 = "arith.addf"(%453, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %456 = "arith.addf"(%452, %455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %457 = "arith.addf"(%449, %456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %458 = "arith.addf"(%457, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %459 = "nvvm.shfl.sync"(%317, %458, %251, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %460 = "arith.addf"(%458, %459) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %461 = "nvvm.shfl.sync"(%317, %460, %321, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %462 = "arith.addf"(%460, %461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %463 = "nvvm.shfl.sync"(%317, %462, %324, %318) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %464 = "arith.addf"(%462, %463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %465 = "arith.cmpi"(%436, %44) {predicate = 2 : i64} : (i32, i32) -> i1
      %466 = "arith.andi"(%328, %465) : (i1, i1) -> i1
      "scf.if"(%466) ({
        %467 = "arith.cmpi"(%437, %15) {predicate = 2 : i64} : (i32, i32) -> i1
        %468 = "scf.if"(%467) ({
          %469 = "arith.extsi"(%437) : (i32) -> i64
          %470 = "arith.extsi"(%38) : (i32) -> i64
          %471 = "arith.extsi"(%39) : (i32) -> i64
          %472 = "arith.muli"(%470, %18) : (i64, i64) -> i64
          %473 = "arith.addi"(%469, %472) : (i64, i64) -> i64
          %474 = "arith.muli"(%471, %19) : (i64, i64) -> i64
          %475 = "arith.addi"(%473, %474) : (i64, i64) -> i64
          %476 = "llvm.getelementptr"(%14, %475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %477 = "llvm.load"(%476) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %478 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %479 = "arith.mulf"(%477, %478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %480 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %481 = "arith.cmpf"(%479, %480) {predicate = 1 : i64} : (f32, f32) -> i1
          %482 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          %483 = "arith.select"(%481, %482, %479) : (i1, f32, f32) -> f32
          "scf.yield"(%483) : (f32) -> ()
        }, {
          %484 = "arith.constant"() {value = 0x7F800000 : f32} : () -> f32
          "scf.yield"(%484) : (f32) -> ()
        }) : (i1) -> f32
        %485 = "arith.extsi"(%39) : (i32) -> i64
        %486 = "arith.extsi"(%38) : (i32) -> i64
        %487 = "arith.extsi"(%37) : (i32) -> i64
        %488 = "arith.extsi"(%436) : (i32) -> i64
        %489 = "arith.muli"(%485, %24) : (i64, i64) -> i64
        %490 = "arith.muli"(%486, %25) : (i64, i64) -> i64
        %491 = "arith.addi"(%489, %490) : (i64, i64) -> i64
        %492 = "arith.constant"() {value = 96 : i64} : () -> i64
        %493 = "arith.muli"(%487, %492) : (i64, i64) -> i64
        %494 = "arith.addi"(%491, %493) : (i64, i64) -> i64
        %495 = "arith.addi"(%494, %488) : (i64, i64) -> i64
        %496 = "llvm.getelementptr"(%20, %495) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%468, %496) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %497 = "arith.negf"(%464) : (f32) -> f32
        %498 = "arith.muli"(%485, %28) : (i64, i64) -> i64
        %499 = "arith.muli"(%486, %29) : (i64, i64) -> i64
        %500 = "arith.addi"(%498, %499) : (i64, i64) -> i64
        %501 = "arith.addi"(%500, %493) : (i64, i64) -> i64
        %502 = "arith.addi"(%501, %488) : (i64, i64) -> i64
        %503 = "llvm.getelementptr"(%26, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%497, %503) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "prepare_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr, %13: i32, %14: i32, %15: i32, %16: !llvm.ptr<1>, %17: i32, %18: i32, %19: i32, %20: i64, %21: i64, %22: !llvm.ptr<1>, %23: i32, %24: i64, %25: i64, %26: !llvm.ptr<1>, %27: i32, %28: i64, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i32, %33: i32, %34: i64, %35: i64, %36: i64, %37: !llvm.ptr<1>, %38: i32, %39: i32, %40: i32, %41: i64, %42: i64, %43: i64, %44: i64, %45: i64, %46: i32, %47: i64, %48: i32, %49: i32, %50: i64, %51: i32, %52: i32, %53: i32, %54: i64, %55: i32, %56: i32, %57: i32, %58: f32, %59: i32):
      %60 = "arith.trunci"(%44) : (i64) -> i32
      %61 = "arith.trunci"(%45) : (i64) -> i32
      %62 = "arith.trunci"(%47) : (i64) -> i32
      %63 = "arith.trunci"(%50) : (i64) -> i32
      %64 = "arith.trunci"(%54) : (i64) -> i32
      %65 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %66 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %67 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %68 = "arith.constant"() {value = 128 : i32} : () -> i32
      %69 = "arith.divui"(%65, %68) : (i32, i32) -> i32
      %70 = "arith.constant"() {value = -1 : i32} : () -> i32
      %71 = "arith.constant"() {value = 0 : i32} : () -> i32
      %72 = "arith.constant"() {value = 31 : i32} : () -> i32
      %73 = "nvvm.shfl.sync"(%70, %69, %71, %72) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %74 = "arith.constant"() {value = 32 : i32} : () -> i32
      %75 = "arith.divui"(%65, %74) : (i32, i32) -> i32
      %76 = "nvvm.shfl.sync"(%70, %75, %71, %72) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %77 = "arith.cmpi"(%76, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%77) ({
        %78 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%78) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %80 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%80) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %82 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%82) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %84 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%84) ({
          "llvm.inline_asm"(%12) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %86 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %87 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %88 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %89 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 69632>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %90 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 94208>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %91 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 143360>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %92 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 144512>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %93 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 145280>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %94 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %95 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %98 = "arith.addi"(%96, %97) : (i32, i32) -> i32
      %99 = "arith.constant"() {value = 384 : i32} : () -> i32
      %100 = "arith.muli"(%98, %99) : (i32, i32) -> i32
      %101 = "arith.addi"(%95, %100) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %74) : (i32, i32) -> i32
      %103 = "arith.cmpi"(%102, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%103) ({
        %104 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%104) ({
          %105 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t106_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %107 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t108_s0 = "llvm.ptrtoint"(%107) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t108_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t109_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t109_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %110 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t111_s0 = "llvm.ptrtoint"(%110) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t111_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %112 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 145408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %113 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 169984>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %114 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %115 = "arith.cmpi"(%114, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %116 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %117 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %118 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %119 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %120 = "arith.addi"(%118, %119) : (i32, i32) -> i32
      %121 = "arith.muli"(%120, %99) : (i32, i32) -> i32
      %122 = "arith.addi"(%117, %121) : (i32, i32) -> i32
      %123 = "arith.divui"(%122, %74) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%124) ({
        %125 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%125) ({
          %126 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t127_s0 = "llvm.ptrtoint"(%113) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t127_s0, %126) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %128 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t129_s0 = "llvm.ptrtoint"(%116) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t129_s0, %128) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %130 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 170000>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %131 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %132 = "arith.cmpi"(%131, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %133 = "llvm.getelementptr"(%130) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %134 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %136 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %137 = "arith.addi"(%135, %136) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %99) : (i32, i32) -> i32
      %139 = "arith.addi"(%134, %138) : (i32, i32) -> i32
      %140 = "arith.divui"(%139, %74) : (i32, i32) -> i32
      %141 = "arith.cmpi"(%140, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%141) ({
        %142 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%142) ({
          %143 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t144_s0 = "llvm.ptrtoint"(%130) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t144_s0, %143) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %145 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t146_s0 = "llvm.ptrtoint"(%133) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t146_s0, %145) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %147 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 170016>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %148 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %149 = "arith.cmpi"(%148, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %150 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
      %155 = "arith.muli"(%154, %99) : (i32, i32) -> i32
      %156 = "arith.addi"(%151, %155) : (i32, i32) -> i32
      %157 = "arith.divui"(%156, %74) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%157, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%158) ({
        %159 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%159) ({
          %160 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t161_s0 = "llvm.ptrtoint"(%147) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %160) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %160) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %164 = "llvm.getelementptr"(%147) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t165_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %160) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %166 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t167_s0 = "llvm.ptrtoint"(%150) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t167_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %168 = "llvm.getelementptr"(%150) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t169_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %170 = "llvm.getelementptr"(%150) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %172 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 170064>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %173 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %174 = "arith.cmpi"(%173, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %175 = "llvm.getelementptr"(%172) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %176 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %179 = "arith.addi"(%177, %178) : (i32, i32) -> i32
      %180 = "arith.muli"(%179, %99) : (i32, i32) -> i32
      %181 = "arith.addi"(%176, %180) : (i32, i32) -> i32
      %182 = "arith.divui"(%181, %74) : (i32, i32) -> i32
      %183 = "arith.cmpi"(%182, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%183) ({
        %184 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
        "scf.if"(%184) ({
          %185 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t186_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t186_s0, %185) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %187 = "llvm.getelementptr"(%172) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t188_s0 = "llvm.ptrtoint"(%187) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t188_s0, %185) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %189 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t190_s0 = "llvm.ptrtoint"(%175) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t190_s0, %189) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %191 = "llvm.getelementptr"(%175) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t192_s0 = "llvm.ptrtoint"(%191) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t192_s0, %189) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %193 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 170096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %194 = "llvm.getelementptr"(%193) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %198 = "arith.addi"(%196, %197) : (i32, i32) -> i32
      %199 = "arith.muli"(%198, %99) : (i32, i32) -> i32
      %200 = "arith.addi"(%195, %199) : (i32, i32) -> i32
      %201 = "arith.divui"(%200, %74) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%202) ({
        %203 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
        "scf.if"(%203) ({
          %t204_s0 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t204_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %205 = "llvm.getelementptr"(%193) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t206_s0 = "llvm.ptrtoint"(%205) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t206_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %207 = "arith.constant"() {value = 256 : i32} : () -> i32
          %t208_s0 = "llvm.ptrtoint"(%194) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t208_s0, %207) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %209 = "llvm.getelementptr"(%194) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t210_s0 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t210_s0, %207) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %211 = "llvm.getelementptr"(%86) {rawConstantIndices = array<i32: 170128>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %212 = "arith.cmpi"(%73, %71) {predicate = 0 : i64} : (i32, i32) -> i1
      %213, %214 = "scf.if"(%212) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%77) ({
          %215 = "arith.cmpi"(%57, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          %216 = "arith.extui"(%215) : (i1) -> i32
          %217 = "arith.constant"() {value = false} : () -> i1
          %218, %219, %220, %221, %222 = "scf.while"(%71, %71, %217, %71, %71) ({
          ^bb0(%223: i32, %224: i32, %225: i1, %226: i32, %227: i32):
            %228 = "arith.cmpi"(%223, %53) {predicate = 2 : i64} : (i32, i32) -> i1
            %229 = "arith.constant"() {value = true} : () -> i1
            %230 = "arith.xori"(%225, %229) : (i1, i1) -> i1
            %231 = "arith.andi"(%228, %230) : (i1, i1) -> i1
            "scf.condition"(%231, %223, %224, %225, %226, %227) : (i1, i32, i32, i1, i32, i32) -> ()
          }, {
          ^bb0(%232: i32, %233: i32, %234: i1, %235: i32, %236: i32):
            %237 = "arith.constant"() {value = 32 : i64} : () -> i64
            %238 = "arith.shrui"(%54, %237) : (i64, i64) -> i64
            %239 = "arith.constant"() {value = 1 : i32} : () -> i32
            %240 = "arith.subi"(%64, %239) : (i32, i32) -> i32
            %241 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %242 = "arith.subi"(%74, %241) : (i32, i32) -> i32
            %243 = "arith.extui"(%232) : (i32) -> i64
            %244 = "arith.muli"(%243, %238) : (i64, i64) -> i64
            %245 = "arith.shrui"(%244, %237) : (i64, i64) -> i64
            %246 = "arith.trunci"(%245) : (i64) -> i32
            %247 = "arith.addi"(%246, %232) : (i32, i32) -> i32
            %248 = "arith.shrui"(%247, %242) : (i32, i32) -> i32
            %249 = "arith.cmpi"(%242, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %250 = "arith.select"(%249, %248, %71) : (i1, i32, i32) -> i32
            %251 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %252 = "arith.subi"(%74, %251) : (i32, i32) -> i32
            %253 = "arith.shrui"(%247, %252) : (i32, i32) -> i32
            %254 = "arith.cmpi"(%252, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %255 = "arith.select"(%254, %253, %71) : (i1, i32, i32) -> i32
            %256 = "arith.muli"(%255, %64) : (i32, i32) -> i32
            %257 = "arith.subi"(%232, %256) : (i32, i32) -> i32
            %258 = "arith.constant"() {value = 132 : i32} : () -> i32
            %259 = "arith.remui"(%48, %258) : (i32, i32) -> i32
            %260 = "arith.muli"(%250, %259) : (i32, i32) -> i32
            %261 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %262 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %263 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %264 = "arith.addi"(%261, %258) : (i32, i32) -> i32
            %265 = "arith.remsi"(%260, %258) : (i32, i32) -> i32
            %266 = "arith.cmpi"(%265, %71) {predicate = 2 : i64} : (i32, i32) -> i1
            %267 = "arith.addi"(%265, %258) : (i32, i32) -> i32
            %268 = "arith.select"(%266, %267, %265) : (i1, i32, i32) -> i32
            %269 = "arith.subi"(%264, %268) : (i32, i32) -> i32
            %270 = "arith.remsi"(%269, %258) : (i32, i32) -> i32
            %271 = "arith.cmpi"(%270, %71) {predicate = 2 : i64} : (i32, i32) -> i1
            %272 = "arith.addi"(%270, %258) : (i32, i32) -> i32
            %273 = "arith.select"(%271, %272, %270) : (i1, i32, i32) -> i32
            %274 = "arith.muli"(%257, %258) : (i32, i32) -> i32
            %275 = "arith.constant"() {value = 2 : i32} : () -> i32
            %276 = "arith.remui"(%257, %275) : (i32, i32) -> i32
            %277 = "arith.cmpi"(%276, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            %278 = "arith.constant"() {value = 131 : i32} : () -> i32
            %279 = "arith.subi"(%278, %273) : (i32, i32) -> i32
            %280 = "arith.select"(%277, %273, %279) : (i1, i32, i32) -> i32
            %281 = "arith.addi"(%274, %280) : (i32, i32) -> i32
            %282 = "arith.shrui"(%47, %237) : (i64, i64) -> i64
            %283 = "arith.subi"(%62, %239) : (i32, i32) -> i32
            %284 = "llvm.intr.ctlz"(%283) {is_zero_poison = false} : (i32) -> i32
            %285 = "arith.shrsi"(%281, %72) : (i32, i32) -> i32
            %286 = "arith.xori"(%281, %285) : (i32, i32) -> i32
            %287 = "arith.extui"(%286) : (i32) -> i64
            %288 = "arith.muli"(%287, %282) : (i64, i64) -> i64
            %289 = "arith.shrui"(%288, %237) : (i64, i64) -> i64
            %290 = "arith.trunci"(%289) : (i64) -> i32
            %291 = "arith.addi"(%290, %286) : (i32, i32) -> i32
            %292 = "llvm.intr.ctlz"(%283) {is_zero_poison = false} : (i32) -> i32
            %293 = "arith.subi"(%74, %292) : (i32, i32) -> i32
            %294 = "arith.shrui"(%291, %293) : (i32, i32) -> i32
            %295 = "arith.cmpi"(%293, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %296 = "arith.select"(%295, %294, %71) : (i1, i32, i32) -> i32
            %297 = "arith.xori"(%296, %285) : (i32, i32) -> i32
            %298 = "arith.muli"(%297, %62) : (i32, i32) -> i32
            %299 = "arith.subi"(%281, %298) : (i32, i32) -> i32
            %300 = "arith.cmpi"(%281, %48) {predicate = 2 : i64} : (i32, i32) -> i1
            %301 = "arith.shrui"(%50, %237) : (i64, i64) -> i64
            %302 = "arith.subi"(%63, %239) : (i32, i32) -> i32
            %303 = "llvm.intr.ctlz"(%302) {is_zero_poison = false} : (i32) -> i32
            %304 = "arith.muli"(%287, %301) : (i64, i64) -> i64
            %305 = "arith.shrui"(%304, %237) : (i64, i64) -> i64
            %306 = "arith.trunci"(%305) : (i64) -> i32
            %307 = "arith.addi"(%306, %286) : (i32, i32) -> i32
            %308 = "llvm.intr.ctlz"(%302) {is_zero_poison = false} : (i32) -> i32
            %309 = "arith.subi"(%74, %308) : (i32, i32) -> i32
            %310 = "arith.shrui"(%307, %309) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%309, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %312 = "arith.select"(%311, %310, %71) : (i1, i32, i32) -> i32
            %313 = "arith.xori"(%312, %285) : (i32, i32) -> i32
            %314 = "arith.muli"(%313, %63) : (i32, i32) -> i32
            %315 = "arith.subi"(%281, %314) : (i32, i32) -> i32
            %316 = "arith.cmpi"(%281, %51) {predicate = 2 : i64} : (i32, i32) -> i1
            %317 = "arith.addi"(%250, %239) : (i32, i32) -> i32
            %318 = "arith.cmpi"(%317, %46) {predicate = 0 : i64} : (i32, i32) -> i1
            %319 = "arith.select"(%318, %315, %299) : (i1, i32, i32) -> i32
            %320 = "arith.select"(%318, %316, %300) : (i1, i1, i1) -> i1
            %321 = "arith.muli"(%250, %48) : (i32, i32) -> i32
            %322 = "arith.addi"(%321, %319) : (i32, i32) -> i32
            %323 = "arith.cmpi"(%250, %46) {predicate = 2 : i64} : (i32, i32) -> i1
            %324 = "arith.andi"(%320, %323) : (i1, i1) -> i1
            %325 = "arith.shrui"(%44, %237) : (i64, i64) -> i64
            %326 = "arith.subi"(%60, %239) : (i32, i32) -> i32
            %327 = "llvm.intr.ctlz"(%326) {is_zero_poison = false} : (i32) -> i32
            %328 = "arith.subi"(%74, %327) : (i32, i32) -> i32
            %329 = "arith.shrsi"(%322, %72) : (i32, i32) -> i32
            %330 = "arith.xori"(%322, %329) : (i32, i32) -> i32
            %331 = "arith.extui"(%330) : (i32) -> i64
            %332 = "arith.muli"(%331, %325) : (i64, i64) -> i64
            %333 = "arith.shrui"(%332, %237) : (i64, i64) -> i64
            %334 = "arith.trunci"(%333) : (i64) -> i32
            %335 = "arith.addi"(%334, %330) : (i32, i32) -> i32
            %336 = "arith.shrui"(%335, %328) : (i32, i32) -> i32
            %337 = "arith.cmpi"(%328, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %338 = "arith.select"(%337, %336, %71) : (i1, i32, i32) -> i32
            %339 = "arith.xori"(%338, %329) : (i32, i32) -> i32
            %340 = "arith.muli"(%339, %60) : (i32, i32) -> i32
            %341 = "arith.subi"(%322, %340) : (i32, i32) -> i32
            %342 = "llvm.intr.ctlz"(%326) {is_zero_poison = false} : (i32) -> i32
            %343 = "arith.subi"(%74, %342) : (i32, i32) -> i32
            %344 = "arith.shrui"(%335, %343) : (i32, i32) -> i32
            %345 = "arith.cmpi"(%343, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %346 = "arith.select"(%345, %344, %71) : (i1, i32, i32) -> i32
            %347 = "arith.xori"(%346, %329) : (i32, i32) -> i32
            %348 = "arith.subi"(%326, %341) : (i32, i32) -> i32
            %349 = "arith.shrui"(%45, %237) : (i64, i64) -> i64
            %350 = "arith.subi"(%61, %239) : (i32, i32) -> i32
            %351 = "llvm.intr.ctlz"(%350) {is_zero_poison = false} : (i32) -> i32
            %352 = "arith.subi"(%74, %351) : (i32, i32) -> i32
            %353 = "arith.shrsi"(%347, %72) : (i32, i32) -> i32
            %354 = "arith.xori"(%347, %353) : (i32, i32) -> i32
            %355 = "arith.extui"(%354) : (i32) -> i64
            %356 = "arith.muli"(%355, %349) : (i64, i64) -> i64
            %357 = "arith.shrui"(%356, %237) : (i64, i64) -> i64
            %358 = "arith.trunci"(%357) : (i64) -> i32
            %359 = "arith.addi"(%358, %354) : (i32, i32) -> i32
            %360 = "arith.shrui"(%359, %352) : (i32, i32) -> i32
            %361 = "arith.cmpi"(%352, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %362 = "arith.select"(%361, %360, %71) : (i1, i32, i32) -> i32
            %363 = "arith.xori"(%362, %353) : (i32, i32) -> i32
            %364 = "arith.muli"(%363, %61) : (i32, i32) -> i32
            %365 = "arith.subi"(%347, %364) : (i32, i32) -> i32
            %366 = "llvm.intr.ctlz"(%350) {is_zero_poison = false} : (i32) -> i32
            %367 = "arith.subi"(%74, %366) : (i32, i32) -> i32
            %368 = "arith.shrui"(%359, %367) : (i32, i32) -> i32
            %369 = "arith.cmpi"(%367, %74) {predicate = 6 : i64} : (i32, i32) -> i1
            %370 = "arith.select"(%369, %368, %71) : (i1, i32, i32) -> i32
            %371 = "arith.xori"(%370, %353) : (i32, i32) -> i32
            %372 = "arith.addi"(%232, %239) : (i32, i32) -> i32
            %373 = "arith.subi"(%326, %348) : (i32, i32) -> i32
            "scf.yield"(%372, %371, %324, %365, %373) : (i32, i32, i1, i32, i32) -> ()
          }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
          %374 = "arith.constant"() {value = 1 : i32} : () -> i32
          %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396 = "scf.while"(%218, %220, %222, %221, %219, %57, %56, %71, %71, %374, %71, %71, %374, %71, %71, %374, %71, %71, %374, %71, %71, %374) ({
          ^bb0(%397: i32, %398: i1, %399: i32, %400: i32, %401: i32, %402: i32, %403: i32, %404: i32, %405: i32, %406: i32, %407: i32, %408: i32, %409: i32, %410: i32, %411: i32, %412: i32, %413: i32, %414: i32, %415: i32, %416: i32, %417: i32, %418: i32):
            "scf.condition"(%398, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418) : (i1, i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%419: i32, %420: i1, %421: i32, %422: i32, %423: i32, %424: i32, %425: i32, %426: i32, %427: i32, %428: i32, %429: i32, %430: i32, %431: i32, %432: i32, %433: i32, %434: i32, %435: i32, %436: i32, %437: i32, %438: i32, %439: i32, %440: i32):
            %441 = "llvm.getelementptr"(%194, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t442_s0 = "llvm.ptrtoint"(%441) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t442_s0, %428) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %443 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %444 = "arith.cmpi"(%443, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%444) ({
              %445 = "arith.constant"() {value = 3 : i32} : () -> i32
              %446 = "arith.muli"(%427, %445) : (i32, i32) -> i32
              %447 = "llvm.getelementptr"(%211, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%421, %447) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %448 = "arith.addi"(%374, %446) : (i32, i32) -> i32
              %449 = "llvm.getelementptr"(%211, %448) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%422, %449) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              %450 = "arith.constant"() {value = 2 : i32} : () -> i32
              %451 = "arith.addi"(%450, %446) : (i32, i32) -> i32
              %452 = "llvm.getelementptr"(%211, %451) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%423, %452) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %453 = "llvm.getelementptr"(%193, %427) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t454_s0 = "llvm.ptrtoint"(%453) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t454_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %455 = "arith.addi"(%427, %374) : (i32, i32) -> i32
            %456 = "arith.constant"() {value = 2 : i32} : () -> i32
            %457 = "arith.cmpi"(%455, %456) {predicate = 0 : i64} : (i32, i32) -> i1
            %458 = "arith.xori"(%428, %374) : (i32, i32) -> i32
            %459 = "arith.select"(%457, %458, %428) : (i1, i32, i32) -> i32
            %460 = "arith.select"(%457, %71, %455) : (i1, i32, i32) -> i32
            %461 = "arith.addi"(%426, %374) : (i32, i32) -> i32
            %462 = "arith.muli"(%421, %68) : (i32, i32) -> i32
            %463 = "arith.minsi"(%71, %424) : (i32, i32) -> i32
            %464 = "arith.constant"() {value = 96 : i32} : () -> i32
            %465 = "arith.divui"(%463, %464) : (i32, i32) -> i32
            %466 = "arith.constant"() {value = 95 : i32} : () -> i32
            %467 = "arith.addi"(%424, %466) : (i32, i32) -> i32
            %468 = "arith.divui"(%467, %464) : (i32, i32) -> i32
            %469 = "arith.subi"(%468, %465) : (i32, i32) -> i32
            %470 = "arith.maxsi"(%469, %374) : (i32, i32) -> i32
            %471 = "llvm.getelementptr"(%116, %430) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t472_s0 = "llvm.ptrtoint"(%471) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t472_s0, %431) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %473 = "llvm.getelementptr"(%113, %430) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %474 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
            "scf.if"(%474) ({
              %475 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t476_s0 = "llvm.ptrtoint"(%473) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t476_s0, %475) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %477 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%477) ({
              %t478_s0 = "llvm.ptrtoint"(%86) : (!llvm.ptr<3>) -> i32
              %t478_s2 = "llvm.ptrtoint"(%473) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t478_s0, %0, %t478_s2, %71, %462, %422, %423) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %479 = "arith.addi"(%430, %374) : (i32, i32) -> i32
            %480 = "arith.cmpi"(%479, %374) {predicate = 0 : i64} : (i32, i32) -> i1
            %481 = "arith.xori"(%431, %374) : (i32, i32) -> i32
            %482 = "arith.select"(%480, %481, %431) : (i1, i32, i32) -> i32
            %483 = "arith.select"(%480, %71, %479) : (i1, i32, i32) -> i32
            %484 = "arith.addi"(%429, %374) : (i32, i32) -> i32
            %485 = "llvm.getelementptr"(%133, %433) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t486_s0 = "llvm.ptrtoint"(%485) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t486_s0, %434) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %487 = "llvm.getelementptr"(%130, %433) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %488 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
            "scf.if"(%488) ({
              %489 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t490_s0 = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t490_s0, %489) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %491 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
            "scf.if"(%491) ({
              %t492_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
              %t492_s2 = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t492_s0, %4, %t492_s2, %71, %462, %422, %423) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %493 = "arith.addi"(%433, %374) : (i32, i32) -> i32
            %494 = "arith.cmpi"(%493, %374) {predicate = 0 : i64} : (i32, i32) -> i1
            %495 = "arith.xori"(%434, %374) : (i32, i32) -> i32
            %496 = "arith.select"(%494, %495, %434) : (i1, i32, i32) -> i32
            %497 = "arith.select"(%494, %71, %493) : (i1, i32, i32) -> i32
            %498 = "arith.addi"(%432, %374) : (i32, i32) -> i32
            %499, %500, %501, %502, %503, %504 = "scf.for"(%71, %59, %374, %435, %436, %437, %438, %439, %440) ({
            ^bb0(%505: i32, %506: i32, %507: i32, %508: i32, %509: i32, %510: i32, %511: i32):
              %512, %513, %514, %515, %516, %517 = "scf.for"(%71, %470, %374, %506, %507, %508, %509, %510, %511) ({
              ^bb0(%518: i32, %519: i32, %520: i32, %521: i32, %522: i32, %523: i32, %524: i32):
                %525 = "arith.addi"(%465, %518) : (i32, i32) -> i32
                %526 = "arith.addi"(%525, %216) : (i32, i32) -> i32
                %527 = "arith.muli"(%422, %59) : (i32, i32) -> i32
                %528 = "arith.addi"(%527, %505) : (i32, i32) -> i32
                %529 = "arith.muli"(%526, %464) : (i32, i32) -> i32
                %530 = "llvm.getelementptr"(%150, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t531_s0 = "llvm.ptrtoint"(%530) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t531_s0, %521) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %532 = "llvm.getelementptr"(%147, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %533 = "nvvm.elect.sync"() {cutec.arm = 14 : i32} : () -> i1
                "scf.if"(%533) ({
                  %534 = "arith.constant"() {value = 12672 : i32} : () -> i32
                  %t535_s0 = "llvm.ptrtoint"(%532) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t535_s0, %534) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %536 = "arith.constant"() {value = 6144 : i32} : () -> i32
                %537 = "arith.muli"(%520, %536) : (i32, i32) -> i32
                %538 = "llvm.getelementptr"(%88, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %539 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
                "scf.if"(%539) ({
                  %t540_s0 = "llvm.ptrtoint"(%538) : (!llvm.ptr<3>) -> i32
                  %t540_s2 = "llvm.ptrtoint"(%532) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t540_s0, %8, %t540_s2, %71, %529, %528, %423) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %541 = "arith.muli"(%520, %464) : (i32, i32) -> i32
                %542 = "llvm.getelementptr"(%91, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %543 = "arith.extsi"(%423) : (i32) -> i64
                %544 = "arith.extsi"(%528) : (i32) -> i64
                %545 = "arith.extsi"(%525) : (i32) -> i64
                %546 = "arith.muli"(%543, %20) : (i64, i64) -> i64
                %547 = "arith.muli"(%544, %21) : (i64, i64) -> i64
                %548 = "arith.addi"(%546, %547) : (i64, i64) -> i64
                %549 = "arith.constant"() {value = 96 : i64} : () -> i64
                %550 = "arith.muli"(%545, %549) : (i64, i64) -> i64
                %551 = "arith.addi"(%548, %550) : (i64, i64) -> i64
                %552 = "llvm.getelementptr"(%16, %551) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %553 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
                "scf.if"(%553) ({
                  %t554_s0 = "llvm.ptrtoint"(%542) : (!llvm.ptr<3>) -> i32
                  %t554_s3 = "llvm.ptrtoint"(%532) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t554_s0, %552, %99, %t554_s3) {asm_string = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", constraints = "r,l,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr<1>, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %555 = "arith.addi"(%520, %374) : (i32, i32) -> i32
                %556 = "arith.constant"() {value = 3 : i32} : () -> i32
                %557 = "arith.cmpi"(%555, %556) {predicate = 0 : i64} : (i32, i32) -> i1
                %558 = "arith.xori"(%521, %374) : (i32, i32) -> i32
                %559 = "arith.select"(%557, %558, %521) : (i1, i32, i32) -> i32
                %560 = "arith.select"(%557, %71, %555) : (i1, i32, i32) -> i32
                %561 = "arith.addi"(%519, %374) : (i32, i32) -> i32
                %562 = "llvm.getelementptr"(%175, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t563_s0 = "llvm.ptrtoint"(%562) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t563_s0, %524) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %564 = "llvm.getelementptr"(%172, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %565 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
                "scf.if"(%565) ({
                  %566 = "arith.constant"() {value = 12672 : i32} : () -> i32
                  %t567_s0 = "llvm.ptrtoint"(%564) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t567_s0, %566) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %568 = "arith.muli"(%523, %536) : (i32, i32) -> i32
                %569 = "llvm.getelementptr"(%89, %568) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %570 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
                "scf.if"(%570) ({
                  %t571_s0 = "llvm.ptrtoint"(%569) : (!llvm.ptr<3>) -> i32
                  %t571_s2 = "llvm.ptrtoint"(%564) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t571_s0, %12, %t571_s2, %71, %529, %528, %423) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %572 = "arith.muli"(%523, %464) : (i32, i32) -> i32
                %573 = "llvm.getelementptr"(%92, %572) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %574 = "arith.muli"(%543, %24) : (i64, i64) -> i64
                %575 = "arith.muli"(%544, %25) : (i64, i64) -> i64
                %576 = "arith.addi"(%574, %575) : (i64, i64) -> i64
                %577 = "arith.addi"(%576, %550) : (i64, i64) -> i64
                %578 = "llvm.getelementptr"(%22, %577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %579 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
                "scf.if"(%579) ({
                  %t580_s0 = "llvm.ptrtoint"(%573) : (!llvm.ptr<3>) -> i32
                  %t580_s3 = "llvm.ptrtoint"(%564) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t580_s0, %578, %99, %t580_s3) {asm_string = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", constraints = "r,l,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr<1>, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %581 = "arith.addi"(%523, %374) : (i32, i32) -> i32
                %582 = "arith.cmpi"(%581, %456) {predicate = 0 : i64} : (i32, i32) -> i1
                %583 = "arith.xori"(%524, %374) : (i32, i32) -> i32
                %584 = "arith.select"(%582, %583, %524) : (i1, i32, i32) -> i32
                %585 = "arith.select"(%582, %71, %581) : (i1, i32, i32) -> i32
                %586 = "arith.addi"(%522, %374) : (i32, i32) -> i32
                "scf.yield"(%561, %560, %559, %586, %585, %584) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              "scf.yield"(%512, %513, %514, %515, %516, %517) : (i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
            %587, %588, %589, %590, %591 = "scf.while"(%419, %71, %217, %71, %71) ({
            ^bb0(%592: i32, %593: i32, %594: i1, %595: i32, %596: i32):
              %597 = "arith.cmpi"(%592, %53) {predicate = 2 : i64} : (i32, i32) -> i1
              %598 = "arith.constant"() {value = true} : () -> i1
              %599 = "arith.xori"(%594, %598) : (i1, i1) -> i1
              %600 = "arith.andi"(%597, %599) : (i1, i1) -> i1
              "scf.condition"(%600, %592, %593, %594, %595, %596) : (i1, i32, i32, i1, i32, i32) -> ()
            }, {
            ^bb0(%601: i32, %602: i32, %603: i1, %604: i32, %605: i32):
              %606 = "arith.constant"() {value = 32 : i64} : () -> i64
              %607 = "arith.shrui"(%54, %606) : (i64, i64) -> i64
              %608 = "arith.subi"(%64, %374) : (i32, i32) -> i32
              %609 = "llvm.intr.ctlz"(%608) {is_zero_poison = false} : (i32) -> i32
              %610 = "arith.subi"(%74, %609) : (i32, i32) -> i32
              %611 = "arith.extui"(%601) : (i32) -> i64
              %612 = "arith.muli"(%611, %607) : (i64, i64) -> i64
              %613 = "arith.shrui"(%612, %606) : (i64, i64) -> i64
              %614 = "arith.trunci"(%613) : (i64) -> i32
              %615 = "arith.addi"(%614, %601) : (i32, i32) -> i32
              %616 = "arith.shrui"(%615, %610) : (i32, i32) -> i32
              %617 = "arith.cmpi"(%610, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %618 = "arith.select"(%617, %616, %71) : (i1, i32, i32) -> i32
              %619 = "llvm.intr.ctlz"(%608) {is_zero_poison = false} : (i32) -> i32
              %620 = "arith.subi"(%74, %619) : (i32, i32) -> i32
              %621 = "arith.shrui"(%615, %620) : (i32, i32) -> i32
              %622 = "arith.cmpi"(%620, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %623 = "arith.select"(%622, %621, %71) : (i1, i32, i32) -> i32
              %624 = "arith.muli"(%623, %64) : (i32, i32) -> i32
              %625 = "arith.subi"(%601, %624) : (i32, i32) -> i32
              %626 = "arith.constant"() {value = 132 : i32} : () -> i32
              %627 = "arith.remui"(%48, %626) : (i32, i32) -> i32
              %628 = "arith.muli"(%618, %627) : (i32, i32) -> i32
              %629 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %630 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %631 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %632 = "arith.addi"(%629, %626) : (i32, i32) -> i32
              %633 = "arith.remsi"(%628, %626) : (i32, i32) -> i32
              %634 = "arith.cmpi"(%633, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %635 = "arith.addi"(%633, %626) : (i32, i32) -> i32
              %636 = "arith.select"(%634, %635, %633) : (i1, i32, i32) -> i32
              %637 = "arith.subi"(%632, %636) : (i32, i32) -> i32
              %638 = "arith.remsi"(%637, %626) : (i32, i32) -> i32
              %639 = "arith.cmpi"(%638, %71) {predicate = 2 : i64} : (i32, i32) -> i1
              %640 = "arith.addi"(%638, %626) : (i32, i32) -> i32
              %641 = "arith.select"(%639, %640, %638) : (i1, i32, i32) -> i32
              %642 = "arith.muli"(%625, %626) : (i32, i32) -> i32
              %643 = "arith.remui"(%625, %456) : (i32, i32) -> i32
              %644 = "arith.cmpi"(%643, %71) {predicate = 0 : i64} : (i32, i32) -> i1
              %645 = "arith.constant"() {value = 131 : i32} : () -> i32
              %646 = "arith.subi"(%645, %641) : (i32, i32) -> i32
              %647 = "arith.select"(%644, %641, %646) : (i1, i32, i32) -> i32
              %648 = "arith.addi"(%642, %647) : (i32, i32) -> i32
              %649 = "arith.shrui"(%47, %606) : (i64, i64) -> i64
              %650 = "arith.subi"(%62, %374) : (i32, i32) -> i32
              %651 = "llvm.intr.ctlz"(%650) {is_zero_poison = false} : (i32) -> i32
              %652 = "arith.shrsi"(%648, %72) : (i32, i32) -> i32
              %653 = "arith.xori"(%648, %652) : (i32, i32) -> i32
              %654 = "arith.extui"(%653) : (i32) -> i64
              %655 = "arith.muli"(%654, %649) : (i64, i64) -> i64
              %656 = "arith.shrui"(%655, %606) : (i64, i64) -> i64
              %657 = "arith.trunci"(%656) : (i64) -> i32
              %658 = "arith.addi"(%657, %653) : (i32, i32) -> i32
              %659 = "llvm.intr.ctlz"(%650) {is_zero_poison = false} : (i32) -> i32
              %660 = "arith.subi"(%74, %659) : (i32, i32) -> i32
              %661 = "arith.shrui"(%658, %660) : (i32, i32) -> i32
              %662 = "arith.cmpi"(%660, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %663 = "arith.select"(%662, %661, %71) : (i1, i32, i32) -> i32
              %664 = "arith.xori"(%663, %652) : (i32, i32) -> i32
              %665 = "arith.muli"(%664, %62) : (i32, i32) -> i32
              %666 = "arith.subi"(%648, %665) : (i32, i32) -> i32
              %667 = "arith.cmpi"(%648, %48) {predicate = 2 : i64} : (i32, i32) -> i1
              %668 = "arith.shrui"(%50, %606) : (i64, i64) -> i64
              %669 = "arith.subi"(%63, %374) : (i32, i32) -> i32
              %670 = "llvm.intr.ctlz"(%669) {is_zero_poison = false} : (i32) -> i32
              %671 = "arith.muli"(%654, %668) : (i64, i64) -> i64
              %672 = "arith.shrui"(%671, %606) : (i64, i64) -> i64
              %673 = "arith.trunci"(%672) : (i64) -> i32
              %674 = "arith.addi"(%673, %653) : (i32, i32) -> i32
              %675 = "llvm.intr.ctlz"(%669) {is_zero_poison = false} : (i32) -> i32
              %676 = "arith.subi"(%74, %675) : (i32, i32) -> i32
              %677 = "arith.shrui"(%674, %676) : (i32, i32) -> i32
              %678 = "arith.cmpi"(%676, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %679 = "arith.select"(%678, %677, %71) : (i1, i32, i32) -> i32
              %680 = "arith.xori"(%679, %652) : (i32, i32) -> i32
              %681 = "arith.muli"(%680, %63) : (i32, i32) -> i32
              %682 = "arith.subi"(%648, %681) : (i32, i32) -> i32
              %683 = "arith.cmpi"(%648, %51) {predicate = 2 : i64} : (i32, i32) -> i1
              %684 = "arith.addi"(%618, %374) : (i32, i32) -> i32
              %685 = "arith.cmpi"(%684, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              %686 = "arith.select"(%685, %682, %666) : (i1, i32, i32) -> i32
              %687 = "arith.select"(%685, %683, %667) : (i1, i1, i1) -> i1
              %688 = "arith.muli"(%618, %48) : (i32, i32) -> i32
              %689 = "arith.addi"(%688, %686) : (i32, i32) -> i32
              %690 = "arith.cmpi"(%618, %46) {predicate = 2 : i64} : (i32, i32) -> i1
              %691 = "arith.andi"(%687, %690) : (i1, i1) -> i1
              %692 = "arith.shrui"(%44, %606) : (i64, i64) -> i64
              %693 = "arith.subi"(%60, %374) : (i32, i32) -> i32
              %694 = "llvm.intr.ctlz"(%693) {is_zero_poison = false} : (i32) -> i32
              %695 = "arith.subi"(%74, %694) : (i32, i32) -> i32
              %696 = "arith.shrsi"(%689, %72) : (i32, i32) -> i32
              %697 = "arith.xori"(%689, %696) : (i32, i32) -> i32
              %698 = "arith.extui"(%697) : (i32) -> i64
              %699 = "arith.muli"(%698, %692) : (i64, i64) -> i64
              %700 = "arith.shrui"(%699, %606) : (i64, i64) -> i64
              %701 = "arith.trunci"(%700) : (i64) -> i32
              %702 = "arith.addi"(%701, %697) : (i32, i32) -> i32
              %703 = "arith.shrui"(%702, %695) : (i32, i32) -> i32
              %704 = "arith.cmpi"(%695, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %705 = "arith.select"(%704, %703, %71) : (i1, i32, i32) -> i32
              %706 = "arith.xori"(%705, %696) : (i32, i32) -> i32
              %707 = "arith.muli"(%706, %60) : (i32, i32) -> i32
              %708 = "arith.subi"(%689, %707) : (i32, i32) -> i32
              %709 = "llvm.intr.ctlz"(%693) {is_zero_poison = false} : (i32) -> i32
              %710 = "arith.subi"(%74, %709) : (i32, i32) -> i32
              %711 = "arith.shrui"(%702, %710) : (i32, i32) -> i32
              %712 = "arith.cmpi"(%710, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %713 = "arith.select"(%712, %711, %71) : (i1, i32, i32) -> i32
              %714 = "arith.xori"(%713, %696) : (i32, i32) -> i32
              %715 = "arith.subi"(%693, %708) : (i32, i32) -> i32
              %716 = "arith.shrui"(%45, %606) : (i64, i64) -> i64
              %717 = "arith.subi"(%61, %374) : (i32, i32) -> i32
              %718 = "llvm.intr.ctlz"(%717) {is_zero_poison = false} : (i32) -> i32
              %719 = "arith.subi"(%74, %718) : (i32, i32) -> i32
              %720 = "arith.shrsi"(%714, %72) : (i32, i32) -> i32
              %721 = "arith.xori"(%714, %720) : (i32, i32) -> i32
              %722 = "arith.extui"(%721) : (i32) -> i64
              %723 = "arith.muli"(%722, %716) : (i64, i64) -> i64
              %724 = "arith.shrui"(%723, %606) : (i64, i64) -> i64
              %725 = "arith.trunci"(%724) : (i64) -> i32
              %726 = "arith.addi"(%725, %721) : (i32, i32) -> i32
              %727 = "arith.shrui"(%726, %719) : (i32, i32) -> i32
              %728 = "arith.cmpi"(%719, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %729 = "arith.select"(%728, %727, %71) : (i1, i32, i32) -> i32
              %730 = "arith.xori"(%729, %720) : (i32, i32) -> i32
              %731 = "arith.muli"(%730, %61) : (i32, i32) -> i32
              %732 = "arith.subi"(%714, %731) : (i32, i32) -> i32
              %733 = "llvm.intr.ctlz"(%717) {is_zero_poison = false} : (i32) -> i32
              %734 = "arith.subi"(%74, %733) : (i32, i32) -> i32
              %735 = "arith.shrui"(%726, %734) : (i32, i32) -> i32
              %736 = "arith.cmpi"(%734, %74) {predicate = 6 : i64} : (i32, i32) -> i1
              %737 = "arith.select"(%736, %735, %71) : (i1, i32, i32) -> i32
              %738 = "arith.xori"(%737, %720) : (i32, i32) -> i32
              %739 = "arith.addi"(%601, %374) : (i32, i32) -> i32
              %740 = "arith.subi"(%693, %715) : (i32, i32) -> i32
              "scf.yield"(%739, %738, %691, %732, %740) : (i32, i32, i1, i32, i32) -> ()
            }) : (i32, i32, i1, i32, i32) -> (i32, i32, i1, i32, i32)
            "scf.yield"(%587, %589, %591, %590, %588, %57, %56, %461, %460, %459, %484, %483, %482, %498, %497, %496, %499, %500, %501, %502, %503, %504) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %741 = "llvm.getelementptr"(%194, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t742_s0 = "llvm.ptrtoint"(%741) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t742_s0, %384) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %743 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %744 = "arith.cmpi"(%743, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%744) ({
            %745 = "arith.constant"() {value = 3 : i32} : () -> i32
            %746 = "arith.muli"(%383, %745) : (i32, i32) -> i32
            %747 = "llvm.getelementptr"(%211, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %747) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %748 = "arith.addi"(%374, %746) : (i32, i32) -> i32
            %749 = "llvm.getelementptr"(%211, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %749) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            %750 = "arith.constant"() {value = 2 : i32} : () -> i32
            %751 = "arith.addi"(%750, %746) : (i32, i32) -> i32
            %752 = "llvm.getelementptr"(%211, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "llvm.store"(%70, %752) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %753 = "llvm.getelementptr"(%193, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t754_s0 = "llvm.ptrtoint"(%753) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t754_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %755 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%755, %755) : (i1, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 240 : i32, action = #nvvm<action increase>} : () -> ()
        %756 = "arith.constant"() {value = 1 : i32} : () -> i32
        %757 = "arith.subi"(%73, %756) : (i32, i32) -> i32
        %758 = "arith.subi"(%65, %68) : (i32, i32) -> i32
        %759 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %760 = "arith.mulf"(%759, %58) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %761 = "arith.muli"(%757, %68) : (i32, i32) -> i32
        %762 = "arith.divui"(%761, %68) : (i32, i32) -> i32
        %763 = "arith.constant"() {value = 2 : i32} : () -> i32
        %764 = "arith.remui"(%762, %763) : (i32, i32) -> i32
        %765 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %766 = "arith.muli"(%764, %765) : (i32, i32) -> i32
        %767 = "llvm.getelementptr"(%86, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %768 = "llvm.getelementptr"(%87, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %769 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %770 = "arith.muli"(%764, %769) : (i32, i32) -> i32
        %771 = "llvm.getelementptr"(%90, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %772 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %773 = "arith.muli"(%764, %772) : (i32, i32) -> i32
        %774 = "llvm.getelementptr"(%90, %773) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %775 = "arith.constant"() {value = 8 : i32} : () -> i32
        %776 = "arith.remui"(%758, %775) : (i32, i32) -> i32
        %777 = "arith.divui"(%758, %775) : (i32, i32) -> i32
        %778 = "arith.constant"() {value = 64 : i32} : () -> i32
        %779 = "arith.muli"(%776, %778) : (i32, i32) -> i32
        %780 = "arith.remui"(%777, %763) : (i32, i32) -> i32
        %781 = "arith.divui"(%777, %763) : (i32, i32) -> i32
        %782 = "arith.muli"(%780, %775) : (i32, i32) -> i32
        %783 = "arith.addi"(%779, %782) : (i32, i32) -> i32
        %784 = "arith.remui"(%781, %763) : (i32, i32) -> i32
        %785 = "arith.divui"(%781, %763) : (i32, i32) -> i32
        %786 = "arith.constant"() {value = 512 : i32} : () -> i32
        %787 = "arith.muli"(%784, %786) : (i32, i32) -> i32
        %788 = "arith.addi"(%783, %787) : (i32, i32) -> i32
        %789 = "arith.constant"() {value = 4 : i32} : () -> i32
        %790 = "arith.remui"(%785, %789) : (i32, i32) -> i32
        %791 = "arith.divui"(%785, %789) : (i32, i32) -> i32
        %792 = "arith.constant"() {value = 16 : i32} : () -> i32
        %793 = "arith.muli"(%790, %792) : (i32, i32) -> i32
        %794 = "arith.muli"(%791, %772) : (i32, i32) -> i32
        %795 = "arith.addi"(%793, %794) : (i32, i32) -> i32
        %796 = "arith.addi"(%788, %795) : (i32, i32) -> i32
        %797 = "arith.constant"() {value = 9 : i32} : () -> i32
        %798 = "arith.constant"() {value = 17 : i32} : () -> i32
        %799 = "arith.constant"() {value = 24 : i32} : () -> i32
        %800 = "arith.constant"() {value = 25 : i32} : () -> i32
        %801 = "arith.constant"() {value = 33 : i32} : () -> i32
        %802 = "arith.constant"() {value = 40 : i32} : () -> i32
        %803 = "arith.constant"() {value = 41 : i32} : () -> i32
        %804 = "arith.constant"() {value = 48 : i32} : () -> i32
        %805 = "arith.constant"() {value = 49 : i32} : () -> i32
        %806 = "arith.constant"() {value = 56 : i32} : () -> i32
        %807 = "arith.constant"() {value = 57 : i32} : () -> i32
        %808 = "arith.constant"() {value = 65 : i32} : () -> i32
        %809 = "arith.constant"() {value = 72 : i32} : () -> i32
        %810 = "arith.constant"() {value = 73 : i32} : () -> i32
        %811 = "arith.constant"() {value = 80 : i32} : () -> i32
        %812 = "arith.constant"() {value = 81 : i32} : () -> i32
        %813 = "arith.constant"() {value = 88 : i32} : () -> i32
        %814 = "arith.constant"() {value = 89 : i32} : () -> i32
        %t815_s0 = "llvm.ptrtoint"(%193) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t815_s0, %71) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %816 = "llvm.load"(%211) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %817 = "nvvm.shfl.sync"(%70, %816, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
        %818 = "llvm.getelementptr"(%211) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %819 = "llvm.load"(%818) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %820 = "nvvm.shfl.sync"(%70, %819, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
        %821 = "llvm.getelementptr"(%211) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %822 = "llvm.load"(%821) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %823 = "nvvm.shfl.sync"(%70, %822, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
        %t824_s0 = "llvm.ptrtoint"(%194) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t824_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %825 = "llvm.mlir.undef"() : () -> f32
        %826 = "llvm.mlir.undef"() : () -> f32
        %827 = "llvm.mlir.undef"() : () -> f32
        %828 = "llvm.mlir.undef"() : () -> f32
        %829 = "llvm.mlir.undef"() : () -> f32
        %830 = "llvm.mlir.undef"() : () -> f32
        %831 = "llvm.mlir.undef"() : () -> f32
        %832 = "llvm.mlir.undef"() : () -> f32
        %833 = "llvm.mlir.undef"() : () -> f32
        %834 = "llvm.mlir.undef"() : () -> f32
        %835 = "llvm.mlir.undef"() : () -> f32
        %836 = "llvm.mlir.undef"() : () -> f32
        %837 = "llvm.mlir.undef"() : () -> f32
        %838 = "llvm.mlir.undef"() : () -> f32
        %839 = "llvm.mlir.undef"() : () -> f32
        %840 = "llvm.mlir.undef"() : () -> f32
        %841 = "llvm.mlir.undef"() : () -> f32
        %842 = "llvm.mlir.undef"() : () -> f32
        %843 = "llvm.mlir.undef"() : () -> f32
        %844 = "llvm.mlir.undef"() : () -> f32
        %845 = "llvm.mlir.undef"() : () -> f32
        %846 = "llvm.mlir.undef"() : () -> f32
        %847 = "llvm.mlir.undef"() : () -> f32
        %848 = "llvm.mlir.undef"() : () -> f32
        %849 = "llvm.mlir.undef"() : () -> f32
        %850 = "llvm.mlir.undef"() : () -> f32
        %851 = "llvm.mlir.undef"() : () -> f32
        %852 = "llvm.mlir.undef"() : () -> f32
        %853 = "llvm.mlir.undef"() : () -> f32
        %854 = "llvm.mlir.undef"() : () -> f32
        %855 = "llvm.mlir.undef"() : () -> f32
        %856 = "llvm.mlir.undef"() : () -> f32
        %857 = "llvm.mlir.undef"() : () -> f32
        %858 = "llvm.mlir.undef"() : () -> f32
        %859 = "llvm.mlir.undef"() : () -> f32
        %860 = "llvm.mlir.undef"() : () -> f32
        %861 = "llvm.mlir.undef"() : () -> f32
        %862 = "llvm.mlir.undef"() : () -> f32
        %863 = "llvm.mlir.undef"() : () -> f32
        %864 = "llvm.mlir.undef"() : () -> f32
        %865 = "llvm.mlir.undef"() : () -> f32
        %866 = "llvm.mlir.undef"() : () -> f32
        %867 = "llvm.mlir.undef"() : () -> f32
        %868 = "llvm.mlir.undef"() : () -> f32
        %869 = "llvm.mlir.undef"() : () -> f32
        %870 = "llvm.mlir.undef"() : () -> f32
        %871 = "llvm.mlir.undef"() : () -> f32
        %872 = "llvm.mlir.undef"() : () -> f32
        %873 = "llvm.mlir.undef"() : () -> i32
        %874 = "llvm.mlir.undef"() : () -> i32
        %875 = "llvm.mlir.undef"() : () -> i32
        %876 = "llvm.mlir.undef"() : () -> i32
        %877 = "llvm.mlir.undef"() : () -> i32
        %878 = "llvm.mlir.undef"() : () -> i32
        %879 = "llvm.mlir.undef"() : () -> i32
        %880 = "llvm.mlir.undef"() : () -> i32
        %881 = "llvm.mlir.undef"() : () -> i32
        %882 = "llvm.mlir.undef"() : () -> i32
        %883 = "llvm.mlir.undef"() : () -> i32
        %884 = "llvm.mlir.undef"() : () -> i32
        %885 = "llvm.mlir.undef"() : () -> i32
        %886 = "llvm.mlir.undef"() : () -> i32
        %887 = "llvm.mlir.undef"() : () -> i32
        %888 = "llvm.mlir.undef"() : () -> i32
        %889 = "llvm.mlir.undef"() : () -> i32
        %890 = "llvm.mlir.undef"() : () -> i32
        %891 = "llvm.mlir.undef"() : () -> i32
        %892 = "llvm.mlir.undef"() : () -> i32
        %893 = "llvm.mlir.undef"() : () -> i32
        %894 = "llvm.mlir.undef"() : () -> i32
        %895 = "llvm.mlir.undef"() : () -> i32
        %896 = "llvm.mlir.undef"() : () -> i32
        %897 = "llvm.mlir.undef"() : () -> i32
        %898 = "llvm.mlir.undef"() : () -> i32
        %899 = "llvm.mlir.undef"() : () -> i32
        %900 = "llvm.mlir.undef"() : () -> i32
        %901 = "llvm.mlir.undef"() : () -> i32
        %902 = "llvm.mlir.undef"() : () -> i32
        %903 = "llvm.mlir.undef"() : () -> i32
        %904 = "llvm.mlir.undef"() : () -> i32
        %905 = "llvm.mlir.undef"() : () -> i32
        %906 = "llvm.mlir.undef"() : () -> i32
        %907 = "llvm.mlir.undef"() : () -> i32
        %908 = "llvm.mlir.undef"() : () -> i32
        %909 = "llvm.mlir.undef"() : () -> i32
        %910 = "llvm.mlir.undef"() : () -> i32
        %911 = "llvm.mlir.undef"() : () -> i32
        %912 = "llvm.mlir.undef"() : () -> i32
        %913 = "llvm.mlir.undef"() : () -> i32
        %914 = "llvm.mlir.undef"() : () -> i32
        %915 = "llvm.mlir.undef"() : () -> i32
        %916 = "llvm.mlir.undef"() : () -> i32
        %917 = "llvm.mlir.undef"() : () -> i32
        %918 = "llvm.mlir.undef"() : () -> i32
        %919 = "llvm.mlir.undef"() : () -> i32
        %920 = "llvm.mlir.undef"() : () -> i32
        %921 = "llvm.mlir.undef"() : () -> i32
        %922 = "llvm.mlir.undef"() : () -> i32
        %923 = "llvm.mlir.undef"() : () -> i32
        %924 = "llvm.mlir.undef"() : () -> i32
        %925 = "llvm.mlir.undef"() : () -> i32
        %926 = "llvm.mlir.undef"() : () -> i32
        %927 = "llvm.mlir.undef"() : () -> i32
        %928 = "llvm.mlir.undef"() : () -> i32
        %929 = "llvm.mlir.undef"() : () -> i32
        %930 = "llvm.mlir.undef"() : () -> i32
        %931 = "llvm.mlir.undef"() : () -> i32
        %932 = "llvm.mlir.undef"() : () -> i32
        %933 = "llvm.mlir.undef"() : () -> i32
        %934 = "llvm.mlir.undef"() : () -> i32
        %935 = "llvm.mlir.undef"() : () -> i32
        %936 = "llvm.mlir.undef"() : () -> i32
        %937 = "llvm.mlir.undef"() : () -> i32
        %938 = "llvm.mlir.undef"() : () -> i32
        %939 = "llvm.mlir.undef"() : () -> i32
        %940 = "llvm.mlir.undef"() : () -> i32
        %941 = "llvm.mlir.undef"() : () -> i32
        %942 = "llvm.mlir.undef"() : () -> i32
        %943 = "llvm.mlir.undef"() : () -> i32
        %944 = "llvm.mlir.undef"() : () -> i32
        %945 = "llvm.mlir.undef"() : () -> i32
        %946 = "llvm.mlir.undef"() : () -> i32
        %947 = "llvm.mlir.undef"() : () -> i32
        %948 = "llvm.mlir.undef"() : () -> i32
        %949 = "llvm.mlir.undef"() : () -> i32
        %950 = "llvm.mlir.undef"() : () -> i32
        %951 = "llvm.mlir.undef"() : () -> i32
        %952 = "llvm.mlir.undef"() : () -> i32
        %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107 = "scf.while"(%823, %820, %817, %71, %71, %71, %71, %71, %71, %71, %71, %71, %756, %756, %71, %71, %71, %756, %71, %71, %71, %71, %71, %71, %71, %71, %71, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952) ({
        ^bb0(%1108: i32, %1109: i32, %1110: i32, %1111: i32, %1112: i32, %1113: i32, %1114: i32, %1115: i32, %1116: i32, %1117: i32, %1118: i32, %1119: i32, %1120: i32, %1121: i32, %1122: i32, %1123: i32, %1124: i32, %1125: i32, %1126: i32, %1127: i32, %1128: i32, %1129: i32, %1130: i32, %1131: i32, %1132: i32, %1133: i32, %1134: i32, %1135: f32, %1136: f32, %1137: f32, %1138: f32, %1139: f32, %1140: f32, %1141: f32, %1142: f32, %1143: f32, %1144: f32, %1145: f32, %1146: f32, %1147: f32, %1148: f32, %1149: f32, %1150: f32, %1151: f32, %1152: f32, %1153: f32, %1154: f32, %1155: f32, %1156: f32, %1157: f32, %1158: f32, %1159: f32, %1160: f32, %1161: f32, %1162: f32, %1163: f32, %1164: f32, %1165: f32, %1166: f32, %1167: f32, %1168: f32, %1169: f32, %1170: f32, %1171: f32, %1172: f32, %1173: f32, %1174: f32, %1175: f32, %1176: f32, %1177: f32, %1178: f32, %1179: f32, %1180: f32, %1181: f32, %1182: f32, %1183: i32, %1184: i32, %1185: i32, %1186: i32, %1187: i32, %1188: i32, %1189: i32, %1190: i32, %1191: i32, %1192: i32, %1193: i32, %1194: i32, %1195: i32, %1196: i32, %1197: i32, %1198: i32, %1199: i32, %1200: i32, %1201: i32, %1202: i32, %1203: i32, %1204: i32, %1205: i32, %1206: i32, %1207: i32, %1208: i32, %1209: i32, %1210: i32, %1211: i32, %1212: i32, %1213: i32, %1214: i32, %1215: i32, %1216: i32, %1217: i32, %1218: i32, %1219: i32, %1220: i32, %1221: i32, %1222: i32, %1223: i32, %1224: i32, %1225: i32, %1226: i32, %1227: i32, %1228: i32, %1229: i32, %1230: i32, %1231: i32, %1232: i32, %1233: i32, %1234: i32, %1235: i32, %1236: i32, %1237: i32, %1238: i32, %1239: i32, %1240: i32, %1241: i32, %1242: i32, %1243: i32, %1244: i32, %1245: i32, %1246: i32, %1247: i32, %1248: i32, %1249: i32, %1250: i32, %1251: i32, %1252: i32, %1253: i32, %1254: i32, %1255: i32, %1256: i32, %1257: i32, %1258: i32, %1259: i32, %1260: i32, %1261: i32, %1262: i32):
          %1263 = "arith.cmpi"(%1110, %71) {predicate = 5 : i64} : (i32, i32) -> i1
          "scf.condition"(%1263, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1264: i32, %1265: i32, %1266: i32, %1267: i32, %1268: i32, %1269: i32, %1270: i32, %1271: i32, %1272: i32, %1273: i32, %1274: i32, %1275: i32, %1276: i32, %1277: i32, %1278: i32, %1279: i32, %1280: i32, %1281: i32, %1282: i32, %1283: i32, %1284: i32, %1285: i32, %1286: i32, %1287: i32, %1288: i32, %1289: i32, %1290: i32, %1291: f32, %1292: f32, %1293: f32, %1294: f32, %1295: f32, %1296: f32, %1297: f32, %1298: f32, %1299: f32, %1300: f32, %1301: f32, %1302: f32, %1303: f32, %1304: f32, %1305: f32, %1306: f32, %1307: f32, %1308: f32, %1309: f32, %1310: f32, %1311: f32, %1312: f32, %1313: f32, %1314: f32, %1315: f32, %1316: f32, %1317: f32, %1318: f32, %1319: f32, %1320: f32, %1321: f32, %1322: f32, %1323: f32, %1324: f32, %1325: f32, %1326: f32, %1327: f32, %1328: f32, %1329: f32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: i32, %1340: i32, %1341: i32, %1342: i32, %1343: i32, %1344: i32, %1345: i32, %1346: i32, %1347: i32, %1348: i32, %1349: i32, %1350: i32, %1351: i32, %1352: i32, %1353: i32, %1354: i32, %1355: i32, %1356: i32, %1357: i32, %1358: i32, %1359: i32, %1360: i32, %1361: i32, %1362: i32, %1363: i32, %1364: i32, %1365: i32, %1366: i32, %1367: i32, %1368: i32, %1369: i32, %1370: i32, %1371: i32, %1372: i32, %1373: i32, %1374: i32, %1375: i32, %1376: i32, %1377: i32, %1378: i32, %1379: i32, %1380: i32, %1381: i32, %1382: i32, %1383: i32, %1384: i32, %1385: i32, %1386: i32, %1387: i32, %1388: i32, %1389: i32, %1390: i32, %1391: i32, %1392: i32, %1393: i32, %1394: i32, %1395: i32, %1396: i32, %1397: i32, %1398: i32, %1399: i32, %1400: i32, %1401: i32, %1402: i32, %1403: i32, %1404: i32, %1405: i32, %1406: i32, %1407: i32, %1408: i32, %1409: i32, %1410: i32, %1411: i32, %1412: i32, %1413: i32, %1414: i32, %1415: i32, %1416: i32, %1417: i32, %1418: i32):
          %1419 = "arith.muli"(%1266, %68) : (i32, i32) -> i32
          %1420 = "arith.minsi"(%71, %57) : (i32, i32) -> i32
          %1421 = "arith.constant"() {value = 96 : i32} : () -> i32
          %1422 = "arith.divui"(%1420, %1421) : (i32, i32) -> i32
          %1423 = "arith.constant"() {value = 95 : i32} : () -> i32
          %1424 = "arith.addi"(%57, %1423) : (i32, i32) -> i32
          %1425 = "arith.divui"(%1424, %1421) : (i32, i32) -> i32
          %1426 = "arith.subi"(%1425, %1422) : (i32, i32) -> i32
          %1427 = "arith.maxsi"(%1426, %756) : (i32, i32) -> i32
          %1428 = "arith.muli"(%757, %778) : (i32, i32) -> i32
          %1429 = "arith.addi"(%1419, %1428) : (i32, i32) -> i32
          %1430 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1431 = "vector.extract"(%1430) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1432 = "vector.extract"(%1430) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1433 = "vector.extract"(%1430) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1434 = "vector.extract"(%1430) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1435 = "vector.extract"(%1430) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1436 = "vector.extract"(%1430) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1437 = "vector.extract"(%1430) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1438 = "vector.extract"(%1430) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1439 = "vector.extract"(%1430) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1440 = "vector.extract"(%1430) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1441 = "vector.extract"(%1430) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1442 = "vector.extract"(%1430) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1443 = "vector.extract"(%1430) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1444 = "vector.extract"(%1430) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1445 = "vector.extract"(%1430) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1446 = "vector.extract"(%1430) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1447 = "vector.extract"(%1430) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1448 = "vector.extract"(%1430) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1449 = "vector.extract"(%1430) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1450 = "vector.extract"(%1430) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1451 = "vector.extract"(%1430) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1452 = "vector.extract"(%1430) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1453 = "vector.extract"(%1430) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1454 = "vector.extract"(%1430) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1455 = "vector.extract"(%1430) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1456 = "vector.extract"(%1430) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1457 = "vector.extract"(%1430) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1458 = "vector.extract"(%1430) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1459 = "vector.extract"(%1430) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1460 = "vector.extract"(%1430) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1461 = "vector.extract"(%1430) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1462 = "vector.extract"(%1430) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1463 = "llvm.getelementptr"(%113, %1271) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1464_s0 = "llvm.ptrtoint"(%1463) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1464_s0, %1272) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1465 = "llvm.getelementptr"(%147, %1274) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1466_s0 = "llvm.ptrtoint"(%1465) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1466_s0, %1275) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1467 = "arith.muli"(%1274, %772) : (i32, i32) -> i32
          %1468 = "llvm.getelementptr"(%88, %1467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1469 = "arith.constant"() {value = false} : () -> i1
          %t1471_a = "llvm.ptrtoint"(%767) : (!llvm.ptr<3>) -> i32
          %t1471_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1471_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1471_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1471_shifted = "arith.shrui"(%t1471_a, %t1471_four) : (i32, i32) -> i32
          %t1471_low = "arith.andi"(%t1471_shifted, %t1471_mask) : (i32, i32) -> i32
          %t1471_wide = "arith.extui"(%t1471_low) : (i32) -> i64
          %1470 = "arith.ori"(%t1471_wide, %t1471_fields) : (i64, i64) -> i64
          %t1473_a = "llvm.ptrtoint"(%1468) : (!llvm.ptr<3>) -> i32
          %t1473_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1473_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1473_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1473_shifted = "arith.shrui"(%t1473_a, %t1473_four) : (i32, i32) -> i32
          %t1473_low = "arith.andi"(%t1473_shifted, %t1473_mask) : (i32, i32) -> i32
          %t1473_wide = "arith.extui"(%t1473_low) : (i32) -> i64
          %1472 = "arith.ori"(%t1473_wide, %t1473_fields) : (i64, i64) -> i64
          %t1522_r = "llvm.inline_asm"(%1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1474 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1475 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1476 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1477 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1478 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1479 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1480 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1481 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1482 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1483 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1484 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1485 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1486 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1487 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1488 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1489 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1490 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1491 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1492 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1493 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1494 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1495 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1496 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1497 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1498 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1499 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1500 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1501 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1502 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1503 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1504 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1505 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1506 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1507 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1508 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1509 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1510 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1511 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1512 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1513 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1514 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1515 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1516 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1517 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1518 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1519 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1520 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1521 = "llvm.extractvalue"(%t1522_r) {position = array<i64: 47>} : (!struct0) -> f32
          %t1571_r = "llvm.inline_asm"(%1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1470, %1472, %1469) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $96, 0;\0Aadd.s64 db, $97, 0;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, $98, 1, 1, 0, 0;\0Aadd.s64 da, $96, 2;\0Aadd.s64 db, $97, 2;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 4;\0Aadd.s64 db, $97, 4;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 6;\0Aadd.s64 db, $97, 6;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 23 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %1523 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1524 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1525 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1526 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1527 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1528 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1529 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1530 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1531 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1532 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1533 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1534 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1535 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1536 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1537 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1538 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1539 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1540 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1541 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1542 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1543 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1544 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1545 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1546 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1547 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1548 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1549 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1550 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1551 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1552 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1553 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1554 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1555 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1556 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1557 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1558 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1559 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1560 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1561 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1562 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1563 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1564 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1565 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1566 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1567 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1568 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1569 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1570 = "llvm.extractvalue"(%t1571_r) {position = array<i64: 47>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1572 = "llvm.getelementptr"(%130, %1289) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1573_s0 = "llvm.ptrtoint"(%1572) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1573_s0, %1290) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t1622_r = "llvm.inline_asm"(%1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1574 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1575 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1576 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1577 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1578 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1579 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1580 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1581 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1582 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1583 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1584 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1585 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1586 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1587 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1588 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1589 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1590 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1591 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1592 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1593 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1594 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1595 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1596 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1597 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1598 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1599 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1600 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1601 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1602 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1603 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1604 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1605 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1606 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1607 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1608 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1609 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1610 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1611 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1612 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1613 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1614 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1615 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1616 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1617 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1618 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1619 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1620 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1621 = "llvm.extractvalue"(%t1622_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1623 = "arith.muli"(%59, %1427) : (i32, i32) -> i32
          %1624 = "arith.muli"(%1265, %59) : (i32, i32) -> i32
          %1625 = "arith.muli"(%1274, %1421) : (i32, i32) -> i32
          %1626 = "llvm.getelementptr"(%91, %1625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1627 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1628 = "arith.remui"(%1627, %789) : (i32, i32) -> i32
          %1629 = "arith.muli"(%1628, %763) : (i32, i32) -> i32
          %1630 = "llvm.getelementptr"(%1626, %1629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1631 = "llvm.load"(%1630) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1632 = "vector.extract"(%1631) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1633 = "vector.extract"(%1631) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1634 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1635 = "llvm.load"(%1634) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1636 = "vector.extract"(%1635) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1637 = "vector.extract"(%1635) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1638 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1639 = "llvm.load"(%1638) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1640 = "vector.extract"(%1639) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1641 = "vector.extract"(%1639) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1642 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1643 = "llvm.load"(%1642) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1644 = "vector.extract"(%1643) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1645 = "vector.extract"(%1643) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1646 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1647 = "llvm.load"(%1646) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1648 = "vector.extract"(%1647) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1649 = "vector.extract"(%1647) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1650 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1651 = "llvm.load"(%1650) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1652 = "vector.extract"(%1651) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1653 = "vector.extract"(%1651) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1654 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1655 = "llvm.load"(%1654) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1656 = "vector.extract"(%1655) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1657 = "vector.extract"(%1655) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1658 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1659 = "llvm.load"(%1658) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1660 = "vector.extract"(%1659) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1661 = "vector.extract"(%1659) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1662 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1663 = "llvm.load"(%1662) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1664 = "vector.extract"(%1663) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1665 = "vector.extract"(%1663) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1666 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1667 = "llvm.load"(%1666) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1668 = "vector.extract"(%1667) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1669 = "vector.extract"(%1667) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1670 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1671 = "llvm.load"(%1670) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1672 = "vector.extract"(%1671) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1673 = "vector.extract"(%1671) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1674 = "llvm.getelementptr"(%1630) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1675 = "llvm.load"(%1674) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1676 = "vector.extract"(%1675) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1677 = "vector.extract"(%1675) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1678 = "vector.from_elements"(%1632, %1633, %1636, %1637, %1640, %1641, %1644, %1645, %1648, %1649, %1652, %1653, %1656, %1657, %1660, %1661, %1664, %1665, %1668, %1669, %1672, %1673, %1676, %1677) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1679 = "arith.muli"(%1422, %1421) : (i32, i32) -> i32
          %1680 = "arith.addi"(%1429, %778) : (i32, i32) -> i32
          %1681 = "arith.cmpi"(%1680, %56) {predicate = 4 : i64} : (i32, i32) -> i1
          %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729 = "scf.if"(%1681) ({
            %1730 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1731 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1732 = "arith.andi"(%758, %1731) : (i32, i32) -> i32
            %1733 = "arith.divui"(%1732, %74) : (i32, i32) -> i32
            %1734 = "arith.muli"(%1733, %792) : (i32, i32) -> i32
            %1735 = "arith.addi"(%1429, %1734) : (i32, i32) -> i32
            %1736 = "arith.divui"(%1730, %789) : (i32, i32) -> i32
            %1737 = "arith.addi"(%1735, %1736) : (i32, i32) -> i32
            %1738 = "arith.remui"(%1730, %789) : (i32, i32) -> i32
            %1739 = "arith.muli"(%1738, %763) : (i32, i32) -> i32
            %1740 = "arith.addi"(%1679, %1739) : (i32, i32) -> i32
            %1741 = "arith.cmpi"(%1737, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1742 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %1743 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %1744 = "arith.select"(%1741, %1742, %1743) : (i1, i32, i32) -> i32
            %1745 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %1746 = "arith.subi"(%1743, %1740) : (i32, i32) -> i32
            %1747 = "vector.broadcast"(%1746) : (i32) -> vector<24xi32>
            %1748 = "arith.cmpi"(%1745, %1747) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %1749 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %1750 = "arith.subi"(%1744, %1740) : (i32, i32) -> i32
            %1751 = "vector.broadcast"(%1750) : (i32) -> vector<24xi32>
            %1752 = "arith.cmpi"(%1749, %1751) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %1753 = "arith.ori"(%1748, %1752) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
            %1754 = "vector.from_elements"(%1574, %1575, %1578, %1579, %1582, %1583, %1586, %1587, %1590, %1591, %1594, %1595, %1598, %1599, %1602, %1603, %1606, %1607, %1610, %1611, %1614, %1615, %1618, %1619) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %1755 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
            %1756 = "arith.select"(%1753, %1755, %1754) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %1757 = "vector.extract"(%1756) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %1758 = "vector.extract"(%1756) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %1759 = "vector.extract"(%1756) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %1760 = "vector.extract"(%1756) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %1761 = "vector.extract"(%1756) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %1762 = "vector.extract"(%1756) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %1763 = "vector.extract"(%1756) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %1764 = "vector.extract"(%1756) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %1765 = "vector.extract"(%1756) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %1766 = "vector.extract"(%1756) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %1767 = "vector.extract"(%1756) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %1768 = "vector.extract"(%1756) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %1769 = "vector.extract"(%1756) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %1770 = "vector.extract"(%1756) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %1771 = "vector.extract"(%1756) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %1772 = "vector.extract"(%1756) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %1773 = "vector.extract"(%1756) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %1774 = "vector.extract"(%1756) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %1775 = "vector.extract"(%1756) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %1776 = "vector.extract"(%1756) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %1777 = "vector.extract"(%1756) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %1778 = "vector.extract"(%1756) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %1779 = "vector.extract"(%1756) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %1780 = "vector.extract"(%1756) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %1781 = "arith.addi"(%1737, %775) : (i32, i32) -> i32
            %1782 = "arith.cmpi"(%1781, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %1783 = "arith.select"(%1782, %1742, %1743) : (i1, i32, i32) -> i32
            %1784 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %1785 = "vector.broadcast"(%1746) : (i32) -> vector<24xi32>
            %1786 = "arith.cmpi"(%1784, %1785) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %1787 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %1788 = "arith.subi"(%1783, %1740) : (i32, i32) -> i32
            %1789 = "vector.broadcast"(%1788) : (i32) -> vector<24xi32>
            %1790 = "arith.cmpi"(%1787, %1789) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %1791 = "arith.ori"(%1786, %1790) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
            %1792 = "vector.from_elements"(%1576, %1577, %1580, %1581, %1584, %1585, %1588, %1589, %1592, %1593, %1596, %1597, %1600, %1601, %1604, %1605, %1608, %1609, %1612, %1613, %1616, %1617, %1620, %1621) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %1793 = "arith.select"(%1791, %1755, %1792) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %1794 = "vector.extract"(%1793) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %1795 = "vector.extract"(%1793) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %1796 = "vector.extract"(%1793) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %1797 = "vector.extract"(%1793) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %1798 = "vector.extract"(%1793) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %1799 = "vector.extract"(%1793) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %1800 = "vector.extract"(%1793) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %1801 = "vector.extract"(%1793) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %1802 = "vector.extract"(%1793) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %1803 = "vector.extract"(%1793) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %1804 = "vector.extract"(%1793) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %1805 = "vector.extract"(%1793) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %1806 = "vector.extract"(%1793) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %1807 = "vector.extract"(%1793) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %1808 = "vector.extract"(%1793) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %1809 = "vector.extract"(%1793) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %1810 = "vector.extract"(%1793) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %1811 = "vector.extract"(%1793) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %1812 = "vector.extract"(%1793) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %1813 = "vector.extract"(%1793) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %1814 = "vector.extract"(%1793) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %1815 = "vector.extract"(%1793) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %1816 = "vector.extract"(%1793) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %1817 = "vector.extract"(%1793) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            "scf.yield"(%1757, %1758, %1794, %1795, %1759, %1760, %1796, %1797, %1761, %1762, %1798, %1799, %1763, %1764, %1800, %1801, %1765, %1766, %1802, %1803, %1767, %1768, %1804, %1805, %1769, %1770, %1806, %1807, %1771, %1772, %1808, %1809, %1773, %1774, %1810, %1811, %1775, %1776, %1812, %1813, %1777, %1778, %1814, %1815, %1779, %1780, %1816, %1817) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1818 = "vector.from_elements"(%1682, %1683, %1686, %1687, %1690, %1691, %1694, %1695, %1698, %1699, %1702, %1703, %1706, %1707, %1710, %1711, %1714, %1715, %1718, %1719, %1722, %1723, %1726, %1727) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1819 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
          %1820 = "arith.mulf"(%1818, %1819) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1821 = "arith.subf"(%1820, %1678) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1822 = "vector.extract"(%1821) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1823 = "vector.extract"(%1821) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1824 = "vector.extract"(%1821) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1825 = "vector.extract"(%1821) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1826 = "vector.extract"(%1821) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1827 = "vector.extract"(%1821) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1828 = "vector.extract"(%1821) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1829 = "vector.extract"(%1821) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1830 = "vector.extract"(%1821) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1831 = "vector.extract"(%1821) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1832 = "vector.extract"(%1821) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1833 = "vector.extract"(%1821) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1834 = "vector.extract"(%1821) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1835 = "vector.extract"(%1821) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1836 = "vector.extract"(%1821) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1837 = "vector.extract"(%1821) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1838 = "vector.extract"(%1821) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1839 = "vector.extract"(%1821) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1840 = "vector.extract"(%1821) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1841 = "vector.extract"(%1821) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1842 = "vector.extract"(%1821) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1843 = "vector.extract"(%1821) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1844 = "vector.extract"(%1821) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1845 = "vector.extract"(%1821) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1846 = "llvm.call_intrinsic"(%1822) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1847 = "llvm.call_intrinsic"(%1823) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1848 = "llvm.call_intrinsic"(%1824) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1849 = "llvm.call_intrinsic"(%1825) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1850 = "llvm.call_intrinsic"(%1826) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1851 = "llvm.call_intrinsic"(%1827) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1852 = "llvm.call_intrinsic"(%1828) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1853 = "llvm.call_intrinsic"(%1829) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1854 = "llvm.call_intrinsic"(%1830) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1855 = "llvm.call_intrinsic"(%1831) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1856 = "llvm.call_intrinsic"(%1832) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1857 = "llvm.call_intrinsic"(%1833) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1858 = "llvm.call_intrinsic"(%1834) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1859 = "llvm.call_intrinsic"(%1835) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1860 = "llvm.call_intrinsic"(%1836) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1861 = "llvm.call_intrinsic"(%1837) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1862 = "llvm.call_intrinsic"(%1838) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1863 = "llvm.call_intrinsic"(%1839) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1864 = "llvm.call_intrinsic"(%1840) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1865 = "llvm.call_intrinsic"(%1841) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1866 = "llvm.call_intrinsic"(%1842) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1867 = "llvm.call_intrinsic"(%1843) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1868 = "llvm.call_intrinsic"(%1844) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1869 = "llvm.call_intrinsic"(%1845) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1870 = "vector.from_elements"(%1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1871 = "vector.extract"(%1870) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1872 = "vector.extract"(%1870) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1873 = "vector.extract"(%1870) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1874 = "vector.extract"(%1870) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1875 = "vector.extract"(%1870) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1876 = "vector.extract"(%1870) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1877 = "vector.extract"(%1870) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1878 = "vector.extract"(%1870) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1879 = "vector.extract"(%1870) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1880 = "vector.extract"(%1870) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1881 = "vector.extract"(%1870) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1882 = "vector.extract"(%1870) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1883 = "vector.extract"(%1870) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1884 = "vector.extract"(%1870) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1885 = "vector.extract"(%1870) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1886 = "vector.extract"(%1870) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1887 = "vector.extract"(%1870) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1888 = "vector.extract"(%1870) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1889 = "vector.extract"(%1870) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1890 = "vector.extract"(%1870) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1891 = "vector.extract"(%1870) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1892 = "vector.extract"(%1870) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1893 = "vector.extract"(%1870) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1894 = "vector.extract"(%1870) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1895 = "vector.from_elements"(%1684, %1685, %1688, %1689, %1692, %1693, %1696, %1697, %1700, %1701, %1704, %1705, %1708, %1709, %1712, %1713, %1716, %1717, %1720, %1721, %1724, %1725, %1728, %1729) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1896 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
          %1897 = "arith.mulf"(%1895, %1896) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1898 = "arith.subf"(%1897, %1678) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1899 = "vector.extract"(%1898) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1900 = "vector.extract"(%1898) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1901 = "vector.extract"(%1898) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1902 = "vector.extract"(%1898) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1903 = "vector.extract"(%1898) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1904 = "vector.extract"(%1898) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1905 = "vector.extract"(%1898) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1906 = "vector.extract"(%1898) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1907 = "vector.extract"(%1898) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1908 = "vector.extract"(%1898) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1909 = "vector.extract"(%1898) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1910 = "vector.extract"(%1898) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1911 = "vector.extract"(%1898) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1912 = "vector.extract"(%1898) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1913 = "vector.extract"(%1898) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1914 = "vector.extract"(%1898) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1915 = "vector.extract"(%1898) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1916 = "vector.extract"(%1898) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1917 = "vector.extract"(%1898) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1918 = "vector.extract"(%1898) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1919 = "vector.extract"(%1898) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1920 = "vector.extract"(%1898) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1921 = "vector.extract"(%1898) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1922 = "vector.extract"(%1898) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1923 = "llvm.call_intrinsic"(%1899) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1924 = "llvm.call_intrinsic"(%1900) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1925 = "llvm.call_intrinsic"(%1901) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1926 = "llvm.call_intrinsic"(%1902) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1927 = "llvm.call_intrinsic"(%1903) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1928 = "llvm.call_intrinsic"(%1904) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1929 = "llvm.call_intrinsic"(%1905) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1930 = "llvm.call_intrinsic"(%1906) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1931 = "llvm.call_intrinsic"(%1907) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1932 = "llvm.call_intrinsic"(%1908) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1933 = "llvm.call_intrinsic"(%1909) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1934 = "llvm.call_intrinsic"(%1910) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1935 = "llvm.call_intrinsic"(%1911) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1936 = "llvm.call_intrinsic"(%1912) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1937 = "llvm.call_intrinsic"(%1913) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1938 = "llvm.call_intrinsic"(%1914) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1939 = "llvm.call_intrinsic"(%1915) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1940 = "llvm.call_intrinsic"(%1916) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1941 = "llvm.call_intrinsic"(%1917) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1942 = "llvm.call_intrinsic"(%1918) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1943 = "llvm.call_intrinsic"(%1919) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1944 = "llvm.call_intrinsic"(%1920) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1945 = "llvm.call_intrinsic"(%1921) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1946 = "llvm.call_intrinsic"(%1922) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1947 = "vector.from_elements"(%1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1948 = "vector.extract"(%1947) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1949 = "vector.extract"(%1947) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1950 = "vector.extract"(%1947) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1951 = "vector.extract"(%1947) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1952 = "vector.extract"(%1947) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1953 = "vector.extract"(%1947) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1954 = "vector.extract"(%1947) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1955 = "vector.extract"(%1947) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1956 = "vector.extract"(%1947) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1957 = "vector.extract"(%1947) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1958 = "vector.extract"(%1947) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1959 = "vector.extract"(%1947) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1960 = "vector.extract"(%1947) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1961 = "vector.extract"(%1947) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1962 = "vector.extract"(%1947) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1963 = "vector.extract"(%1947) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1964 = "vector.extract"(%1947) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1965 = "vector.extract"(%1947) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1966 = "vector.extract"(%1947) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1967 = "vector.extract"(%1947) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1968 = "vector.extract"(%1947) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1969 = "vector.extract"(%1947) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1970 = "vector.extract"(%1947) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1971 = "vector.extract"(%1947) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1972 = "arith.addi"(%1422, %756) : (i32, i32) -> i32
          %1973 = "arith.addi"(%1422, %1427) : (i32, i32) -> i32
          %1974 = "arith.cmpi"(%1972, %1973) {predicate = 0 : i64} : (i32, i32) -> i1
          %1975, %1976 = "scf.if"(%1974) ({
            %1977 = "arith.addi"(%1624, %756) : (i32, i32) -> i32
            "scf.yield"(%1422, %1977) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1972, %1624) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %1978 = "arith.muli"(%1975, %1421) : (i32, i32) -> i32
          %1979 = "arith.cmpi"(%1623, %756) {predicate = 0 : i64} : (i32, i32) -> i1
          %1980 = "llvm.getelementptr"(%172, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1981_s0 = "llvm.ptrtoint"(%1980) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1981_s0, %1269) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1982 = "arith.muli"(%1268, %1421) : (i32, i32) -> i32
          %1983 = "llvm.getelementptr"(%92, %1982) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1984 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1985 = "arith.remui"(%1984, %789) : (i32, i32) -> i32
          %1986 = "arith.muli"(%1985, %763) : (i32, i32) -> i32
          %1987 = "llvm.getelementptr"(%1983, %1986) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1988 = "llvm.load"(%1987) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1989 = "vector.extract"(%1988) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1990 = "vector.extract"(%1988) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1991 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1992 = "llvm.load"(%1991) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1993 = "vector.extract"(%1992) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1994 = "vector.extract"(%1992) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1995 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1996 = "llvm.load"(%1995) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %1997 = "vector.extract"(%1996) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1998 = "vector.extract"(%1996) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1999 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2000 = "llvm.load"(%1999) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2001 = "vector.extract"(%2000) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2002 = "vector.extract"(%2000) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2003 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2004 = "llvm.load"(%2003) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2005 = "vector.extract"(%2004) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2006 = "vector.extract"(%2004) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2007 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2008 = "llvm.load"(%2007) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2009 = "vector.extract"(%2008) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2010 = "vector.extract"(%2008) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2011 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2012 = "llvm.load"(%2011) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2013 = "vector.extract"(%2012) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2014 = "vector.extract"(%2012) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2015 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2016 = "llvm.load"(%2015) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2017 = "vector.extract"(%2016) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2018 = "vector.extract"(%2016) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2019 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2020 = "llvm.load"(%2019) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2021 = "vector.extract"(%2020) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2022 = "vector.extract"(%2020) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2023 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2024 = "llvm.load"(%2023) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2025 = "vector.extract"(%2024) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2026 = "vector.extract"(%2024) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2027 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2028 = "llvm.load"(%2027) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2029 = "vector.extract"(%2028) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2030 = "vector.extract"(%2028) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2031 = "llvm.getelementptr"(%1987) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2032 = "llvm.load"(%2031) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2033 = "vector.extract"(%2032) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2034 = "vector.extract"(%2032) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2035 = "vector.from_elements"(%1989, %1990, %1993, %1994, %1997, %1998, %2001, %2002, %2005, %2006, %2009, %2010, %2013, %2014, %2017, %2018, %2021, %2022, %2025, %2026, %2029, %2030, %2033, %2034) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2036 = "vector.extract"(%2035) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %2037 = "vector.extract"(%2035) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %2038 = "vector.extract"(%2035) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %2039 = "vector.extract"(%2035) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %2040 = "vector.extract"(%2035) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %2041 = "vector.extract"(%2035) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %2042 = "vector.extract"(%2035) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %2043 = "vector.extract"(%2035) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %2044 = "vector.extract"(%2035) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %2045 = "vector.extract"(%2035) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %2046 = "vector.extract"(%2035) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %2047 = "vector.extract"(%2035) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %2048 = "vector.extract"(%2035) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %2049 = "vector.extract"(%2035) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %2050 = "vector.extract"(%2035) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %2051 = "vector.extract"(%2035) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %2052 = "vector.extract"(%2035) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %2053 = "vector.extract"(%2035) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %2054 = "vector.extract"(%2035) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2055 = "vector.extract"(%2035) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2056 = "vector.extract"(%2035) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2057 = "vector.extract"(%2035) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2058 = "vector.extract"(%2035) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2059 = "vector.extract"(%2035) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2060 = "arith.muli"(%1268, %772) : (i32, i32) -> i32
          %2061 = "llvm.getelementptr"(%89, %2060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2062 = "arith.constant"() {value = true} : () -> i1
          %t2064_a = "llvm.ptrtoint"(%768) : (!llvm.ptr<3>) -> i32
          %t2064_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2064_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2064_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2064_shifted = "arith.shrui"(%t2064_a, %t2064_four) : (i32, i32) -> i32
          %t2064_low = "arith.andi"(%t2064_shifted, %t2064_mask) : (i32, i32) -> i32
          %t2064_wide = "arith.extui"(%t2064_low) : (i32) -> i64
          %2063 = "arith.ori"(%t2064_wide, %t2064_fields) : (i64, i64) -> i64
          %t2066_a = "llvm.ptrtoint"(%2061) : (!llvm.ptr<3>) -> i32
          %t2066_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2066_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2066_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2066_shifted = "arith.shrui"(%t2066_a, %t2066_four) : (i32, i32) -> i32
          %t2066_low = "arith.andi"(%t2066_shifted, %t2066_mask) : (i32, i32) -> i32
          %t2066_wide = "arith.extui"(%t2066_low) : (i32) -> i64
          %2065 = "arith.ori"(%t2066_wide, %t2066_fields) : (i64, i64) -> i64
          %t2115_r = "llvm.inline_asm"(%2036, %2037, %2036, %2037, %2038, %2039, %2038, %2039, %2040, %2041, %2040, %2041, %2042, %2043, %2042, %2043, %2044, %2045, %2044, %2045, %2046, %2047, %2046, %2047, %2048, %2049, %2048, %2049, %2050, %2051, %2050, %2051, %2052, %2053, %2052, %2053, %2054, %2055, %2054, %2055, %2056, %2057, %2056, %2057, %2058, %2059, %2058, %2059) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2067 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2068 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2069 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2070 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2071 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2072 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2073 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2074 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2075 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2076 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2077 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2078 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2079 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2080 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2081 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2082 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2083 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2084 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2085 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2086 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2087 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2088 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2089 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2090 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2091 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2092 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2093 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2094 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2095 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2096 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2097 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2098 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 31>} : (!struct0) -> f32
          %2099 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 32>} : (!struct0) -> f32
          %2100 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 33>} : (!struct0) -> f32
          %2101 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 34>} : (!struct0) -> f32
          %2102 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 35>} : (!struct0) -> f32
          %2103 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 36>} : (!struct0) -> f32
          %2104 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 37>} : (!struct0) -> f32
          %2105 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 38>} : (!struct0) -> f32
          %2106 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 39>} : (!struct0) -> f32
          %2107 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 40>} : (!struct0) -> f32
          %2108 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 41>} : (!struct0) -> f32
          %2109 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 42>} : (!struct0) -> f32
          %2110 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 43>} : (!struct0) -> f32
          %2111 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 44>} : (!struct0) -> f32
          %2112 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 45>} : (!struct0) -> f32
          %2113 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 46>} : (!struct0) -> f32
          %2114 = "llvm.extractvalue"(%t2115_r) {position = array<i64: 47>} : (!struct0) -> f32
          %t2164_r = "llvm.inline_asm"(%2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2063, %2065, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $96, 0;\0Aadd.s64 db, $97, 0;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, $98, 1, 1, 0, 0;\0Aadd.s64 da, $96, 2;\0Aadd.s64 db, $97, 2;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 4;\0Aadd.s64 db, $97, 4;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 6;\0Aadd.s64 db, $97, 6;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 24 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2116 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2117 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2118 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2119 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2120 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2121 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2122 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2123 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2124 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2125 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2126 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2127 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2128 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2129 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2130 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2131 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2132 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2133 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2134 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2135 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2136 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2137 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2138 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2139 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2140 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2141 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2142 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2143 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2144 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2145 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2146 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2147 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 31>} : (!struct0) -> f32
          %2148 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 32>} : (!struct0) -> f32
          %2149 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 33>} : (!struct0) -> f32
          %2150 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 34>} : (!struct0) -> f32
          %2151 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 35>} : (!struct0) -> f32
          %2152 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 36>} : (!struct0) -> f32
          %2153 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 37>} : (!struct0) -> f32
          %2154 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 38>} : (!struct0) -> f32
          %2155 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 39>} : (!struct0) -> f32
          %2156 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 40>} : (!struct0) -> f32
          %2157 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 41>} : (!struct0) -> f32
          %2158 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 42>} : (!struct0) -> f32
          %2159 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 43>} : (!struct0) -> f32
          %2160 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 44>} : (!struct0) -> f32
          %2161 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 45>} : (!struct0) -> f32
          %2162 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 46>} : (!struct0) -> f32
          %2163 = "llvm.extractvalue"(%t2164_r) {position = array<i64: 47>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2165 = "vector.from_elements"(%1871, %1872, %1948, %1949, %1873, %1874, %1950, %1951, %1875, %1876, %1952, %1953, %1877, %1878, %1954, %1955, %1879, %1880, %1956, %1957, %1881, %1882, %1958, %1959, %1883, %1884, %1960, %1961, %1885, %1886, %1962, %1963, %1887, %1888, %1964, %1965, %1889, %1890, %1966, %1967, %1891, %1892, %1968, %1969, %1893, %1894, %1970, %1971) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
          %2166 = "arith.truncf"(%2165) : (vector<48xf32>) -> vector<48xf16>
          %2167 = "vector.bitcast"(%2166) : (vector<48xf16>) -> vector<24xi32>
          %2168 = "vector.extract"(%2167) {static_position = array<i64: 0>} : (vector<24xi32>) -> i32
          %2169 = "vector.extract"(%2167) {static_position = array<i64: 1>} : (vector<24xi32>) -> i32
          %2170 = "vector.extract"(%2167) {static_position = array<i64: 2>} : (vector<24xi32>) -> i32
          %2171 = "vector.extract"(%2167) {static_position = array<i64: 3>} : (vector<24xi32>) -> i32
          %2172 = "vector.extract"(%2167) {static_position = array<i64: 4>} : (vector<24xi32>) -> i32
          %2173 = "vector.extract"(%2167) {static_position = array<i64: 5>} : (vector<24xi32>) -> i32
          %2174 = "vector.extract"(%2167) {static_position = array<i64: 6>} : (vector<24xi32>) -> i32
          %2175 = "vector.extract"(%2167) {static_position = array<i64: 7>} : (vector<24xi32>) -> i32
          %2176 = "vector.extract"(%2167) {static_position = array<i64: 8>} : (vector<24xi32>) -> i32
          %2177 = "vector.extract"(%2167) {static_position = array<i64: 9>} : (vector<24xi32>) -> i32
          %2178 = "vector.extract"(%2167) {static_position = array<i64: 10>} : (vector<24xi32>) -> i32
          %2179 = "vector.extract"(%2167) {static_position = array<i64: 11>} : (vector<24xi32>) -> i32
          %2180 = "vector.extract"(%2167) {static_position = array<i64: 12>} : (vector<24xi32>) -> i32
          %2181 = "vector.extract"(%2167) {static_position = array<i64: 13>} : (vector<24xi32>) -> i32
          %2182 = "vector.extract"(%2167) {static_position = array<i64: 14>} : (vector<24xi32>) -> i32
          %2183 = "vector.extract"(%2167) {static_position = array<i64: 15>} : (vector<24xi32>) -> i32
          %2184 = "vector.extract"(%2167) {static_position = array<i64: 16>} : (vector<24xi32>) -> i32
          %2185 = "vector.extract"(%2167) {static_position = array<i64: 17>} : (vector<24xi32>) -> i32
          %2186 = "vector.extract"(%2167) {static_position = array<i64: 18>} : (vector<24xi32>) -> i32
          %2187 = "vector.extract"(%2167) {static_position = array<i64: 19>} : (vector<24xi32>) -> i32
          %2188 = "vector.extract"(%2167) {static_position = array<i64: 20>} : (vector<24xi32>) -> i32
          %2189 = "vector.extract"(%2167) {static_position = array<i64: 21>} : (vector<24xi32>) -> i32
          %2190 = "vector.extract"(%2167) {static_position = array<i64: 22>} : (vector<24xi32>) -> i32
          %2191 = "vector.extract"(%2167) {static_position = array<i64: 23>} : (vector<24xi32>) -> i32
          %t2193_a = "llvm.ptrtoint"(%2061) : (!llvm.ptr<3>) -> i32
          %t2193_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2193_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2193_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2193_shifted = "arith.shrui"(%t2193_a, %t2193_four) : (i32, i32) -> i32
          %t2193_low = "arith.andi"(%t2193_shifted, %t2193_mask) : (i32, i32) -> i32
          %t2193_wide = "arith.extui"(%t2193_low) : (i32) -> i64
          %2192 = "arith.ori"(%t2193_wide, %t2193_fields) : (i64, i64) -> i64
          %t2226_r = "llvm.inline_asm"(%1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2194 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2195 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2196 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2197 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2198 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2199 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2200 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2201 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2202 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2203 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2204 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2205 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2206 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2207 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2208 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2209 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2210 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2211 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2212 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2213 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2214 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2215 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2216 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2217 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2218 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2219 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2220 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2221 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2222 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2223 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2224 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2225 = "llvm.extractvalue"(%t2226_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t2259_r = "llvm.inline_asm"(%2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $88, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $89, 1, 1, 1;\0Aadd.s64 db, $88, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 25 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
          %2227 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2228 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2229 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2230 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2231 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2232 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2233 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2234 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2235 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2236 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2237 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2238 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2239 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2240 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2241 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2242 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2243 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2244 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2245 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2246 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2247 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2248 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2249 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2250 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2251 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2252 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2253 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2254 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2255 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2256 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2257 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2258 = "llvm.extractvalue"(%t2259_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2388_r = "llvm.inline_asm"(%1871, %1872, %1948, %1949, %1873, %1874, %1950, %1951, %1875, %1876, %1952, %1953, %1877, %1878, %1954, %1955, %1879, %1880, %1956, %1957, %1881, %1882, %1958, %1959, %1883, %1884, %1960, %1961, %1885, %1886, %1962, %1963, %1887, %1888, %1964, %1965, %1889, %1890, %1966, %1967, %1891, %1892, %1968, %1969, %1893, %1894, %1970, %1971, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2260 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2261 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2262 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2263 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2264 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2265 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2266 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2267 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2268 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2269 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2270 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2271 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2272 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2273 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2274 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2275 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2276 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2277 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2278 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2279 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2280 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2281 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2282 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2283 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2284 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2285 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2286 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2287 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2288 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2289 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2290 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2291 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2292 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2293 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2294 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2295 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2296 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2297 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2298 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2299 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2300 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2301 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2302 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2303 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2304 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2305 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2306 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2307 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2308 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2309 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2310 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 50>} : (!struct2) -> f32
          %2311 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 51>} : (!struct2) -> f32
          %2312 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 52>} : (!struct2) -> f32
          %2313 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 53>} : (!struct2) -> f32
          %2314 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 54>} : (!struct2) -> f32
          %2315 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 55>} : (!struct2) -> f32
          %2316 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 56>} : (!struct2) -> f32
          %2317 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 57>} : (!struct2) -> f32
          %2318 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 58>} : (!struct2) -> f32
          %2319 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 59>} : (!struct2) -> f32
          %2320 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 60>} : (!struct2) -> f32
          %2321 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 61>} : (!struct2) -> f32
          %2322 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 62>} : (!struct2) -> f32
          %2323 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 63>} : (!struct2) -> f32
          %2324 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 64>} : (!struct2) -> f32
          %2325 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 65>} : (!struct2) -> f32
          %2326 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 66>} : (!struct2) -> f32
          %2327 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 67>} : (!struct2) -> f32
          %2328 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 68>} : (!struct2) -> f32
          %2329 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 69>} : (!struct2) -> f32
          %2330 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 70>} : (!struct2) -> f32
          %2331 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 71>} : (!struct2) -> f32
          %2332 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 72>} : (!struct2) -> f32
          %2333 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 73>} : (!struct2) -> f32
          %2334 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 74>} : (!struct2) -> f32
          %2335 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 75>} : (!struct2) -> f32
          %2336 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 76>} : (!struct2) -> f32
          %2337 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 77>} : (!struct2) -> f32
          %2338 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 78>} : (!struct2) -> f32
          %2339 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 79>} : (!struct2) -> f32
          %2340 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 80>} : (!struct2) -> f32
          %2341 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 81>} : (!struct2) -> f32
          %2342 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 82>} : (!struct2) -> f32
          %2343 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 83>} : (!struct2) -> f32
          %2344 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 84>} : (!struct2) -> f32
          %2345 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 85>} : (!struct2) -> f32
          %2346 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 86>} : (!struct2) -> f32
          %2347 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 87>} : (!struct2) -> f32
          %2348 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 88>} : (!struct2) -> f32
          %2349 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 89>} : (!struct2) -> f32
          %2350 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 90>} : (!struct2) -> f32
          %2351 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 91>} : (!struct2) -> f32
          %2352 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 92>} : (!struct2) -> f32
          %2353 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 93>} : (!struct2) -> f32
          %2354 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 94>} : (!struct2) -> f32
          %2355 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 95>} : (!struct2) -> f32
          %2356 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 96>} : (!struct2) -> f32
          %2357 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 97>} : (!struct2) -> f32
          %2358 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 98>} : (!struct2) -> f32
          %2359 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 99>} : (!struct2) -> f32
          %2360 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 100>} : (!struct2) -> f32
          %2361 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 101>} : (!struct2) -> f32
          %2362 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 102>} : (!struct2) -> f32
          %2363 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 103>} : (!struct2) -> f32
          %2364 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 104>} : (!struct2) -> f32
          %2365 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 105>} : (!struct2) -> f32
          %2366 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 106>} : (!struct2) -> f32
          %2367 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 107>} : (!struct2) -> f32
          %2368 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 108>} : (!struct2) -> f32
          %2369 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 109>} : (!struct2) -> f32
          %2370 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 110>} : (!struct2) -> f32
          %2371 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 111>} : (!struct2) -> f32
          %2372 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 112>} : (!struct2) -> f32
          %2373 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 113>} : (!struct2) -> f32
          %2374 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 114>} : (!struct2) -> f32
          %2375 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 115>} : (!struct2) -> f32
          %2376 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 116>} : (!struct2) -> f32
          %2377 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 117>} : (!struct2) -> f32
          %2378 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 118>} : (!struct2) -> f32
          %2379 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 119>} : (!struct2) -> f32
          %2380 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 120>} : (!struct2) -> f32
          %2381 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 121>} : (!struct2) -> f32
          %2382 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 122>} : (!struct2) -> f32
          %2383 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 123>} : (!struct2) -> f32
          %2384 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 124>} : (!struct2) -> f32
          %2385 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 125>} : (!struct2) -> f32
          %2386 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 126>} : (!struct2) -> f32
          %2387 = "llvm.extractvalue"(%t2388_r) {position = array<i64: 127>} : (!struct2) -> f32
          %2389 = "vector.from_elements"(%2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
          %2390 = "vector.from_elements"(%2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
          %2391 = "arith.mulf"(%2389, %2390) {fastmath = #arith.fastmath<contract>} : (vector<48xf32>, vector<48xf32>) -> vector<48xf32>
          %2392 = "vector.extract"(%2391) {static_position = array<i64: 0>} : (vector<48xf32>) -> f32
          %2393 = "vector.extract"(%2391) {static_position = array<i64: 1>} : (vector<48xf32>) -> f32
          %2394 = "vector.extract"(%2391) {static_position = array<i64: 2>} : (vector<48xf32>) -> f32
          %2395 = "vector.extract"(%2391) {static_position = array<i64: 3>} : (vector<48xf32>) -> f32
          %2396 = "vector.extract"(%2391) {static_position = array<i64: 4>} : (vector<48xf32>) -> f32
          %2397 = "vector.extract"(%2391) {static_position = array<i64: 5>} : (vector<48xf32>) -> f32
          %2398 = "vector.extract"(%2391) {static_position = array<i64: 6>} : (vector<48xf32>) -> f32
          %2399 = "vector.extract"(%2391) {static_position = array<i64: 7>} : (vector<48xf32>) -> f32
          %2400 = "vector.extract"(%2391) {static_position = array<i64: 8>} : (vector<48xf32>) -> f32
          %2401 = "vector.extract"(%2391) {static_position = array<i64: 9>} : (vector<48xf32>) -> f32
          %2402 = "vector.extract"(%2391) {static_position = array<i64: 10>} : (vector<48xf32>) -> f32
          %2403 = "vector.extract"(%2391) {static_position = array<i64: 11>} : (vector<48xf32>) -> f32
          %2404 = "vector.extract"(%2391) {static_position = array<i64: 12>} : (vector<48xf32>) -> f32
          %2405 = "vector.extract"(%2391) {static_position = array<i64: 13>} : (vector<48xf32>) -> f32
          %2406 = "vector.extract"(%2391) {static_position = array<i64: 14>} : (vector<48xf32>) -> f32
          %2407 = "vector.extract"(%2391) {static_position = array<i64: 15>} : (vector<48xf32>) -> f32
          %2408 = "vector.extract"(%2391) {static_position = array<i64: 16>} : (vector<48xf32>) -> f32
          %2409 = "vector.extract"(%2391) {static_position = array<i64: 17>} : (vector<48xf32>) -> f32
          %2410 = "vector.extract"(%2391) {static_position = array<i64: 18>} : (vector<48xf32>) -> f32
          %2411 = "vector.extract"(%2391) {static_position = array<i64: 19>} : (vector<48xf32>) -> f32
          %2412 = "vector.extract"(%2391) {static_position = array<i64: 20>} : (vector<48xf32>) -> f32
          %2413 = "vector.extract"(%2391) {static_position = array<i64: 21>} : (vector<48xf32>) -> f32
          %2414 = "vector.extract"(%2391) {static_position = array<i64: 22>} : (vector<48xf32>) -> f32
          %2415 = "vector.extract"(%2391) {static_position = array<i64: 23>} : (vector<48xf32>) -> f32
          %2416 = "vector.extract"(%2391) {static_position = array<i64: 24>} : (vector<48xf32>) -> f32
          %2417 = "vector.extract"(%2391) {static_position = array<i64: 25>} : (vector<48xf32>) -> f32
          %2418 = "vector.extract"(%2391) {static_position = array<i64: 26>} : (vector<48xf32>) -> f32
          %2419 = "vector.extract"(%2391) {static_position = array<i64: 27>} : (vector<48xf32>) -> f32
          %2420 = "vector.extract"(%2391) {static_position = array<i64: 28>} : (vector<48xf32>) -> f32
          %2421 = "vector.extract"(%2391) {static_position = array<i64: 29>} : (vector<48xf32>) -> f32
          %2422 = "vector.extract"(%2391) {static_position = array<i64: 30>} : (vector<48xf32>) -> f32
          %2423 = "vector.extract"(%2391) {static_position = array<i64: 31>} : (vector<48xf32>) -> f32
          %2424 = "vector.extract"(%2391) {static_position = array<i64: 32>} : (vector<48xf32>) -> f32
          %2425 = "vector.extract"(%2391) {static_position = array<i64: 33>} : (vector<48xf32>) -> f32
          %2426 = "vector.extract"(%2391) {static_position = array<i64: 34>} : (vector<48xf32>) -> f32
          %2427 = "vector.extract"(%2391) {static_position = array<i64: 35>} : (vector<48xf32>) -> f32
          %2428 = "vector.extract"(%2391) {static_position = array<i64: 36>} : (vector<48xf32>) -> f32
          %2429 = "vector.extract"(%2391) {static_position = array<i64: 37>} : (vector<48xf32>) -> f32
          %2430 = "vector.extract"(%2391) {static_position = array<i64: 38>} : (vector<48xf32>) -> f32
          %2431 = "vector.extract"(%2391) {static_position = array<i64: 39>} : (vector<48xf32>) -> f32
          %2432 = "vector.extract"(%2391) {static_position = array<i64: 40>} : (vector<48xf32>) -> f32
          %2433 = "vector.extract"(%2391) {static_position = array<i64: 41>} : (vector<48xf32>) -> f32
          %2434 = "vector.extract"(%2391) {static_position = array<i64: 42>} : (vector<48xf32>) -> f32
          %2435 = "vector.extract"(%2391) {static_position = array<i64: 43>} : (vector<48xf32>) -> f32
          %2436 = "vector.extract"(%2391) {static_position = array<i64: 44>} : (vector<48xf32>) -> f32
          %2437 = "vector.extract"(%2391) {static_position = array<i64: 45>} : (vector<48xf32>) -> f32
          %2438 = "vector.extract"(%2391) {static_position = array<i64: 46>} : (vector<48xf32>) -> f32
          %2439 = "vector.extract"(%2391) {static_position = array<i64: 47>} : (vector<48xf32>) -> f32
          %2440 = "arith.xori"(%1979, %2062) : (i1, i1) -> i1
          %2441, %2442, %2443 = "scf.if"(%2440) ({
            %2444 = "arith.addi"(%1274, %756) : (i32, i32) -> i32
            %2445 = "arith.constant"() {value = 3 : i32} : () -> i32
            %2446 = "arith.cmpi"(%2444, %2445) {predicate = 0 : i64} : (i32, i32) -> i1
            %2447 = "arith.xori"(%1275, %756) : (i32, i32) -> i32
            %2448 = "arith.select"(%2446, %2447, %1275) : (i1, i32, i32) -> i32
            %2449 = "arith.select"(%2446, %71, %2444) : (i1, i32, i32) -> i32
            %2450 = "arith.addi"(%1273, %756) : (i32, i32) -> i32
            %2451 = "llvm.getelementptr"(%147, %2449) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2452_s0 = "llvm.ptrtoint"(%2451) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2452_s0, %2448) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"(%2450, %2449, %2448) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1273, %1274, %1275) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %2453 = "arith.muli"(%2442, %772) : (i32, i32) -> i32
          %2454 = "llvm.getelementptr"(%88, %2453) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2456_a = "llvm.ptrtoint"(%767) : (!llvm.ptr<3>) -> i32
          %t2456_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2456_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2456_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2456_shifted = "arith.shrui"(%t2456_a, %t2456_four) : (i32, i32) -> i32
          %t2456_low = "arith.andi"(%t2456_shifted, %t2456_mask) : (i32, i32) -> i32
          %t2456_wide = "arith.extui"(%t2456_low) : (i32) -> i64
          %2455 = "arith.ori"(%t2456_wide, %t2456_fields) : (i64, i64) -> i64
          %t2458_a = "llvm.ptrtoint"(%2454) : (!llvm.ptr<3>) -> i32
          %t2458_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2458_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2458_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t2458_shifted = "arith.shrui"(%t2458_a, %t2458_four) : (i32, i32) -> i32
          %t2458_low = "arith.andi"(%t2458_shifted, %t2458_mask) : (i32, i32) -> i32
          %t2458_wide = "arith.extui"(%t2458_low) : (i32) -> i64
          %2457 = "arith.ori"(%t2458_wide, %t2458_fields) : (i64, i64) -> i64
          %t2507_r = "llvm.inline_asm"(%2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %2459 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2460 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2461 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2462 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2463 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2464 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2465 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2466 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2467 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2468 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2469 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2470 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2471 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2472 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2473 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2474 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2475 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2476 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2477 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2478 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2479 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2480 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2481 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2482 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2483 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2484 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2485 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2486 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2487 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2488 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2489 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2490 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 31>} : (!struct0) -> f32
          %2491 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 32>} : (!struct0) -> f32
          %2492 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 33>} : (!struct0) -> f32
          %2493 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 34>} : (!struct0) -> f32
          %2494 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 35>} : (!struct0) -> f32
          %2495 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 36>} : (!struct0) -> f32
          %2496 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 37>} : (!struct0) -> f32
          %2497 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 38>} : (!struct0) -> f32
          %2498 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 39>} : (!struct0) -> f32
          %2499 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 40>} : (!struct0) -> f32
          %2500 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 41>} : (!struct0) -> f32
          %2501 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 42>} : (!struct0) -> f32
          %2502 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 43>} : (!struct0) -> f32
          %2503 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 44>} : (!struct0) -> f32
          %2504 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 45>} : (!struct0) -> f32
          %2505 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 46>} : (!struct0) -> f32
          %2506 = "llvm.extractvalue"(%t2507_r) {position = array<i64: 47>} : (!struct0) -> f32
          %t2556_r = "llvm.inline_asm"(%2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2455, %2457, %1469) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $96, 0;\0Aadd.s64 db, $97, 0;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, $98, 1, 1, 0, 0;\0Aadd.s64 da, $96, 2;\0Aadd.s64 db, $97, 2;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 4;\0Aadd.s64 db, $97, 4;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 6;\0Aadd.s64 db, $97, 6;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 26 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %2508 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 0>} : (!struct0) -> f32
          %2509 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 1>} : (!struct0) -> f32
          %2510 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 2>} : (!struct0) -> f32
          %2511 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 3>} : (!struct0) -> f32
          %2512 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 4>} : (!struct0) -> f32
          %2513 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 5>} : (!struct0) -> f32
          %2514 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 6>} : (!struct0) -> f32
          %2515 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 7>} : (!struct0) -> f32
          %2516 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 8>} : (!struct0) -> f32
          %2517 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 9>} : (!struct0) -> f32
          %2518 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 10>} : (!struct0) -> f32
          %2519 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 11>} : (!struct0) -> f32
          %2520 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 12>} : (!struct0) -> f32
          %2521 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 13>} : (!struct0) -> f32
          %2522 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 14>} : (!struct0) -> f32
          %2523 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 15>} : (!struct0) -> f32
          %2524 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 16>} : (!struct0) -> f32
          %2525 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 17>} : (!struct0) -> f32
          %2526 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 18>} : (!struct0) -> f32
          %2527 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 19>} : (!struct0) -> f32
          %2528 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 20>} : (!struct0) -> f32
          %2529 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 21>} : (!struct0) -> f32
          %2530 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 22>} : (!struct0) -> f32
          %2531 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 23>} : (!struct0) -> f32
          %2532 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 24>} : (!struct0) -> f32
          %2533 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 25>} : (!struct0) -> f32
          %2534 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 26>} : (!struct0) -> f32
          %2535 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 27>} : (!struct0) -> f32
          %2536 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 28>} : (!struct0) -> f32
          %2537 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 29>} : (!struct0) -> f32
          %2538 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 30>} : (!struct0) -> f32
          %2539 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 31>} : (!struct0) -> f32
          %2540 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 32>} : (!struct0) -> f32
          %2541 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 33>} : (!struct0) -> f32
          %2542 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 34>} : (!struct0) -> f32
          %2543 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 35>} : (!struct0) -> f32
          %2544 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 36>} : (!struct0) -> f32
          %2545 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 37>} : (!struct0) -> f32
          %2546 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 38>} : (!struct0) -> f32
          %2547 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 39>} : (!struct0) -> f32
          %2548 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 40>} : (!struct0) -> f32
          %2549 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 41>} : (!struct0) -> f32
          %2550 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 42>} : (!struct0) -> f32
          %2551 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 43>} : (!struct0) -> f32
          %2552 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 44>} : (!struct0) -> f32
          %2553 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 45>} : (!struct0) -> f32
          %2554 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 46>} : (!struct0) -> f32
          %2555 = "llvm.extractvalue"(%t2556_r) {position = array<i64: 47>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t2685_r = "llvm.inline_asm"(%2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
          %2557 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 0>} : (!struct2) -> f32
          %2558 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 1>} : (!struct2) -> f32
          %2559 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 2>} : (!struct2) -> f32
          %2560 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 3>} : (!struct2) -> f32
          %2561 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 4>} : (!struct2) -> f32
          %2562 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 5>} : (!struct2) -> f32
          %2563 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 6>} : (!struct2) -> f32
          %2564 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 7>} : (!struct2) -> f32
          %2565 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 8>} : (!struct2) -> f32
          %2566 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 9>} : (!struct2) -> f32
          %2567 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 10>} : (!struct2) -> f32
          %2568 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 11>} : (!struct2) -> f32
          %2569 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 12>} : (!struct2) -> f32
          %2570 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 13>} : (!struct2) -> f32
          %2571 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 14>} : (!struct2) -> f32
          %2572 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 15>} : (!struct2) -> f32
          %2573 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 16>} : (!struct2) -> f32
          %2574 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 17>} : (!struct2) -> f32
          %2575 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 18>} : (!struct2) -> f32
          %2576 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 19>} : (!struct2) -> f32
          %2577 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 20>} : (!struct2) -> f32
          %2578 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 21>} : (!struct2) -> f32
          %2579 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 22>} : (!struct2) -> f32
          %2580 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 23>} : (!struct2) -> f32
          %2581 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 24>} : (!struct2) -> f32
          %2582 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 25>} : (!struct2) -> f32
          %2583 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 26>} : (!struct2) -> f32
          %2584 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 27>} : (!struct2) -> f32
          %2585 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 28>} : (!struct2) -> f32
          %2586 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 29>} : (!struct2) -> f32
          %2587 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 30>} : (!struct2) -> f32
          %2588 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 31>} : (!struct2) -> f32
          %2589 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 32>} : (!struct2) -> f32
          %2590 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 33>} : (!struct2) -> f32
          %2591 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 34>} : (!struct2) -> f32
          %2592 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 35>} : (!struct2) -> f32
          %2593 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 36>} : (!struct2) -> f32
          %2594 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 37>} : (!struct2) -> f32
          %2595 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 38>} : (!struct2) -> f32
          %2596 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 39>} : (!struct2) -> f32
          %2597 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 40>} : (!struct2) -> f32
          %2598 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 41>} : (!struct2) -> f32
          %2599 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 42>} : (!struct2) -> f32
          %2600 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 43>} : (!struct2) -> f32
          %2601 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 44>} : (!struct2) -> f32
          %2602 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 45>} : (!struct2) -> f32
          %2603 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 46>} : (!struct2) -> f32
          %2604 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 47>} : (!struct2) -> f32
          %2605 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 48>} : (!struct2) -> f32
          %2606 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 49>} : (!struct2) -> f32
          %2607 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 50>} : (!struct2) -> f32
          %2608 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 51>} : (!struct2) -> f32
          %2609 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 52>} : (!struct2) -> f32
          %2610 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 53>} : (!struct2) -> f32
          %2611 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 54>} : (!struct2) -> f32
          %2612 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 55>} : (!struct2) -> f32
          %2613 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 56>} : (!struct2) -> f32
          %2614 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 57>} : (!struct2) -> f32
          %2615 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 58>} : (!struct2) -> f32
          %2616 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 59>} : (!struct2) -> f32
          %2617 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 60>} : (!struct2) -> f32
          %2618 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 61>} : (!struct2) -> f32
          %2619 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 62>} : (!struct2) -> f32
          %2620 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 63>} : (!struct2) -> f32
          %2621 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 64>} : (!struct2) -> f32
          %2622 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 65>} : (!struct2) -> f32
          %2623 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 66>} : (!struct2) -> f32
          %2624 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 67>} : (!struct2) -> f32
          %2625 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 68>} : (!struct2) -> f32
          %2626 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 69>} : (!struct2) -> f32
          %2627 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 70>} : (!struct2) -> f32
          %2628 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 71>} : (!struct2) -> f32
          %2629 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 72>} : (!struct2) -> f32
          %2630 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 73>} : (!struct2) -> f32
          %2631 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 74>} : (!struct2) -> f32
          %2632 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 75>} : (!struct2) -> f32
          %2633 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 76>} : (!struct2) -> f32
          %2634 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 77>} : (!struct2) -> f32
          %2635 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 78>} : (!struct2) -> f32
          %2636 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 79>} : (!struct2) -> f32
          %2637 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 80>} : (!struct2) -> f32
          %2638 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 81>} : (!struct2) -> f32
          %2639 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 82>} : (!struct2) -> f32
          %2640 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 83>} : (!struct2) -> f32
          %2641 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 84>} : (!struct2) -> f32
          %2642 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 85>} : (!struct2) -> f32
          %2643 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 86>} : (!struct2) -> f32
          %2644 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 87>} : (!struct2) -> f32
          %2645 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 88>} : (!struct2) -> f32
          %2646 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 89>} : (!struct2) -> f32
          %2647 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 90>} : (!struct2) -> f32
          %2648 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 91>} : (!struct2) -> f32
          %2649 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 92>} : (!struct2) -> f32
          %2650 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 93>} : (!struct2) -> f32
          %2651 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 94>} : (!struct2) -> f32
          %2652 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 95>} : (!struct2) -> f32
          %2653 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 96>} : (!struct2) -> f32
          %2654 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 97>} : (!struct2) -> f32
          %2655 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 98>} : (!struct2) -> f32
          %2656 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 99>} : (!struct2) -> f32
          %2657 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 100>} : (!struct2) -> f32
          %2658 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 101>} : (!struct2) -> f32
          %2659 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 102>} : (!struct2) -> f32
          %2660 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 103>} : (!struct2) -> f32
          %2661 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 104>} : (!struct2) -> f32
          %2662 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 105>} : (!struct2) -> f32
          %2663 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 106>} : (!struct2) -> f32
          %2664 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 107>} : (!struct2) -> f32
          %2665 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 108>} : (!struct2) -> f32
          %2666 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 109>} : (!struct2) -> f32
          %2667 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 110>} : (!struct2) -> f32
          %2668 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 111>} : (!struct2) -> f32
          %2669 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 112>} : (!struct2) -> f32
          %2670 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 113>} : (!struct2) -> f32
          %2671 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 114>} : (!struct2) -> f32
          %2672 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 115>} : (!struct2) -> f32
          %2673 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 116>} : (!struct2) -> f32
          %2674 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 117>} : (!struct2) -> f32
          %2675 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 118>} : (!struct2) -> f32
          %2676 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 119>} : (!struct2) -> f32
          %2677 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 120>} : (!struct2) -> f32
          %2678 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 121>} : (!struct2) -> f32
          %2679 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 122>} : (!struct2) -> f32
          %2680 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 123>} : (!struct2) -> f32
          %2681 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 124>} : (!struct2) -> f32
          %2682 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 125>} : (!struct2) -> f32
          %2683 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 126>} : (!struct2) -> f32
          %2684 = "llvm.extractvalue"(%t2685_r) {position = array<i64: 127>} : (!struct2) -> f32
          %2686 = "llvm.getelementptr"(%94, %1280) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2687_s0 = "llvm.ptrtoint"(%2686) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t2687_s0, %1281) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %2688 = "arith.constant"() {value = 12288 : i32} : () -> i32
          %2689 = "arith.muli"(%1280, %2688) : (i32, i32) -> i32
          %2690 = "llvm.getelementptr"(%90, %2689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2691 = "vector.from_elements"(%2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
          %2692 = "arith.truncf"(%2691) : (vector<48xf32>) -> vector<48xf16>
          %2693 = "vector.extract"(%2692) {static_position = array<i64: 0>} : (vector<48xf16>) -> f16
          %2694 = "vector.extract"(%2692) {static_position = array<i64: 1>} : (vector<48xf16>) -> f16
          %2695 = "vector.extract"(%2692) {static_position = array<i64: 2>} : (vector<48xf16>) -> f16
          %2696 = "vector.extract"(%2692) {static_position = array<i64: 3>} : (vector<48xf16>) -> f16
          %2697 = "vector.extract"(%2692) {static_position = array<i64: 4>} : (vector<48xf16>) -> f16
          %2698 = "vector.extract"(%2692) {static_position = array<i64: 5>} : (vector<48xf16>) -> f16
          %2699 = "vector.extract"(%2692) {static_position = array<i64: 6>} : (vector<48xf16>) -> f16
          %2700 = "vector.extract"(%2692) {static_position = array<i64: 7>} : (vector<48xf16>) -> f16
          %2701 = "vector.extract"(%2692) {static_position = array<i64: 8>} : (vector<48xf16>) -> f16
          %2702 = "vector.extract"(%2692) {static_position = array<i64: 9>} : (vector<48xf16>) -> f16
          %2703 = "vector.extract"(%2692) {static_position = array<i64: 10>} : (vector<48xf16>) -> f16
          %2704 = "vector.extract"(%2692) {static_position = array<i64: 11>} : (vector<48xf16>) -> f16
          %2705 = "vector.extract"(%2692) {static_position = array<i64: 12>} : (vector<48xf16>) -> f16
          %2706 = "vector.extract"(%2692) {static_position = array<i64: 13>} : (vector<48xf16>) -> f16
          %2707 = "vector.extract"(%2692) {static_position = array<i64: 14>} : (vector<48xf16>) -> f16
          %2708 = "vector.extract"(%2692) {static_position = array<i64: 15>} : (vector<48xf16>) -> f16
          %2709 = "vector.extract"(%2692) {static_position = array<i64: 16>} : (vector<48xf16>) -> f16
          %2710 = "vector.extract"(%2692) {static_position = array<i64: 17>} : (vector<48xf16>) -> f16
          %2711 = "vector.extract"(%2692) {static_position = array<i64: 18>} : (vector<48xf16>) -> f16
          %2712 = "vector.extract"(%2692) {static_position = array<i64: 19>} : (vector<48xf16>) -> f16
          %2713 = "vector.extract"(%2692) {static_position = array<i64: 20>} : (vector<48xf16>) -> f16
          %2714 = "vector.extract"(%2692) {static_position = array<i64: 21>} : (vector<48xf16>) -> f16
          %2715 = "vector.extract"(%2692) {static_position = array<i64: 22>} : (vector<48xf16>) -> f16
          %2716 = "vector.extract"(%2692) {static_position = array<i64: 23>} : (vector<48xf16>) -> f16
          %2717 = "vector.extract"(%2692) {static_position = array<i64: 24>} : (vector<48xf16>) -> f16
          %2718 = "vector.extract"(%2692) {static_position = array<i64: 25>} : (vector<48xf16>) -> f16
          %2719 = "vector.extract"(%2692) {static_position = array<i64: 26>} : (vector<48xf16>) -> f16
          %2720 = "vector.extract"(%2692) {static_position = array<i64: 27>} : (vector<48xf16>) -> f16
          %2721 = "vector.extract"(%2692) {static_position = array<i64: 28>} : (vector<48xf16>) -> f16
          %2722 = "vector.extract"(%2692) {static_position = array<i64: 29>} : (vector<48xf16>) -> f16
          %2723 = "vector.extract"(%2692) {static_position = array<i64: 30>} : (vector<48xf16>) -> f16
          %2724 = "vector.extract"(%2692) {static_position = array<i64: 31>} : (vector<48xf16>) -> f16
          %2725 = "vector.extract"(%2692) {static_position = array<i64: 32>} : (vector<48xf16>) -> f16
          %2726 = "vector.extract"(%2692) {static_position = array<i64: 33>} : (vector<48xf16>) -> f16
          %2727 = "vector.extract"(%2692) {static_position = array<i64: 34>} : (vector<48xf16>) -> f16
          %2728 = "vector.extract"(%2692) {static_position = array<i64: 35>} : (vector<48xf16>) -> f16
          %2729 = "vector.extract"(%2692) {static_position = array<i64: 36>} : (vector<48xf16>) -> f16
          %2730 = "vector.extract"(%2692) {static_position = array<i64: 37>} : (vector<48xf16>) -> f16
          %2731 = "vector.extract"(%2692) {static_position = array<i64: 38>} : (vector<48xf16>) -> f16
          %2732 = "vector.extract"(%2692) {static_position = array<i64: 39>} : (vector<48xf16>) -> f16
          %2733 = "vector.extract"(%2692) {static_position = array<i64: 40>} : (vector<48xf16>) -> f16
          %2734 = "vector.extract"(%2692) {static_position = array<i64: 41>} : (vector<48xf16>) -> f16
          %2735 = "vector.extract"(%2692) {static_position = array<i64: 42>} : (vector<48xf16>) -> f16
          %2736 = "vector.extract"(%2692) {static_position = array<i64: 43>} : (vector<48xf16>) -> f16
          %2737 = "vector.extract"(%2692) {static_position = array<i64: 44>} : (vector<48xf16>) -> f16
          %2738 = "vector.extract"(%2692) {static_position = array<i64: 45>} : (vector<48xf16>) -> f16
          %2739 = "vector.extract"(%2692) {static_position = array<i64: 46>} : (vector<48xf16>) -> f16
          %2740 = "vector.extract"(%2692) {static_position = array<i64: 47>} : (vector<48xf16>) -> f16
          %2741 = "vector.from_elements"(%2693, %2694) : (f16, f16) -> vector<2xf16>
          %2742 = "llvm.bitcast"(%2741) : (vector<2xf16>) -> i32
          %2743 = "vector.from_elements"(%2695, %2696) : (f16, f16) -> vector<2xf16>
          %2744 = "llvm.bitcast"(%2743) : (vector<2xf16>) -> i32
          %2745 = "vector.from_elements"(%2697, %2698) : (f16, f16) -> vector<2xf16>
          %2746 = "llvm.bitcast"(%2745) : (vector<2xf16>) -> i32
          %2747 = "vector.from_elements"(%2699, %2700) : (f16, f16) -> vector<2xf16>
          %2748 = "llvm.bitcast"(%2747) : (vector<2xf16>) -> i32
          %2749 = "arith.constant"() {value = 448 : i32} : () -> i32
          %2750 = "arith.andi"(%796, %2749) : (i32, i32) -> i32
          %2751 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2752 = "arith.shrui"(%2750, %2751) : (i32, i32) -> i32
          %2753 = "arith.xori"(%796, %2752) : (i32, i32) -> i32
          %2754 = "llvm.getelementptr"(%2690, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2754, %2742, %2744, %2746, %2748) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2756 = "llvm.getelementptr"(%2690) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2757 = "vector.from_elements"(%2701, %2702) : (f16, f16) -> vector<2xf16>
          %2758 = "llvm.bitcast"(%2757) : (vector<2xf16>) -> i32
          %2759 = "vector.from_elements"(%2703, %2704) : (f16, f16) -> vector<2xf16>
          %2760 = "llvm.bitcast"(%2759) : (vector<2xf16>) -> i32
          %2761 = "vector.from_elements"(%2705, %2706) : (f16, f16) -> vector<2xf16>
          %2762 = "llvm.bitcast"(%2761) : (vector<2xf16>) -> i32
          %2763 = "vector.from_elements"(%2707, %2708) : (f16, f16) -> vector<2xf16>
          %2764 = "llvm.bitcast"(%2763) : (vector<2xf16>) -> i32
          %2765 = "llvm.getelementptr"(%2756, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2765, %2758, %2760, %2762, %2764) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2767 = "llvm.getelementptr"(%2690) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2768 = "vector.from_elements"(%2709, %2710) : (f16, f16) -> vector<2xf16>
          %2769 = "llvm.bitcast"(%2768) : (vector<2xf16>) -> i32
          %2770 = "vector.from_elements"(%2711, %2712) : (f16, f16) -> vector<2xf16>
          %2771 = "llvm.bitcast"(%2770) : (vector<2xf16>) -> i32
          %2772 = "vector.from_elements"(%2713, %2714) : (f16, f16) -> vector<2xf16>
          %2773 = "llvm.bitcast"(%2772) : (vector<2xf16>) -> i32
          %2774 = "vector.from_elements"(%2715, %2716) : (f16, f16) -> vector<2xf16>
          %2775 = "llvm.bitcast"(%2774) : (vector<2xf16>) -> i32
          %2776 = "llvm.getelementptr"(%2767, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2776, %2769, %2771, %2773, %2775) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2778 = "llvm.getelementptr"(%2690) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2779 = "vector.from_elements"(%2717, %2718) : (f16, f16) -> vector<2xf16>
          %2780 = "llvm.bitcast"(%2779) : (vector<2xf16>) -> i32
          %2781 = "vector.from_elements"(%2719, %2720) : (f16, f16) -> vector<2xf16>
          %2782 = "llvm.bitcast"(%2781) : (vector<2xf16>) -> i32
          %2783 = "vector.from_elements"(%2721, %2722) : (f16, f16) -> vector<2xf16>
          %2784 = "llvm.bitcast"(%2783) : (vector<2xf16>) -> i32
          %2785 = "vector.from_elements"(%2723, %2724) : (f16, f16) -> vector<2xf16>
          %2786 = "llvm.bitcast"(%2785) : (vector<2xf16>) -> i32
          %2787 = "llvm.getelementptr"(%2778, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2787, %2780, %2782, %2784, %2786) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2789 = "llvm.getelementptr"(%2690) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2790 = "vector.from_elements"(%2725, %2726) : (f16, f16) -> vector<2xf16>
          %2791 = "llvm.bitcast"(%2790) : (vector<2xf16>) -> i32
          %2792 = "vector.from_elements"(%2727, %2728) : (f16, f16) -> vector<2xf16>
          %2793 = "llvm.bitcast"(%2792) : (vector<2xf16>) -> i32
          %2794 = "vector.from_elements"(%2729, %2730) : (f16, f16) -> vector<2xf16>
          %2795 = "llvm.bitcast"(%2794) : (vector<2xf16>) -> i32
          %2796 = "vector.from_elements"(%2731, %2732) : (f16, f16) -> vector<2xf16>
          %2797 = "llvm.bitcast"(%2796) : (vector<2xf16>) -> i32
          %2798 = "llvm.getelementptr"(%2789, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2798, %2791, %2793, %2795, %2797) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2800 = "llvm.getelementptr"(%2690) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2801 = "vector.from_elements"(%2733, %2734) : (f16, f16) -> vector<2xf16>
          %2802 = "llvm.bitcast"(%2801) : (vector<2xf16>) -> i32
          %2803 = "vector.from_elements"(%2735, %2736) : (f16, f16) -> vector<2xf16>
          %2804 = "llvm.bitcast"(%2803) : (vector<2xf16>) -> i32
          %2805 = "vector.from_elements"(%2737, %2738) : (f16, f16) -> vector<2xf16>
          %2806 = "llvm.bitcast"(%2805) : (vector<2xf16>) -> i32
          %2807 = "vector.from_elements"(%2739, %2740) : (f16, f16) -> vector<2xf16>
          %2808 = "llvm.bitcast"(%2807) : (vector<2xf16>) -> i32
          %2809 = "llvm.getelementptr"(%2800, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2809, %2802, %2804, %2806, %2808) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 33 : i32} : (i32) -> ()
          %2811 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2812 = "arith.cmpi"(%2811, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%2812) ({
            %2813 = "llvm.getelementptr"(%93, %1280) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2814_s0 = "llvm.ptrtoint"(%2813) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2814_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2815 = "arith.addi"(%756, %757) : (i32, i32) -> i32
          "nvvm.barrier"(%2815, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 34 : i32} : (i32, i32) -> ()
          "scf.if"(%174) ({
            %2816 = "llvm.getelementptr"(%175, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2817_s0 = "llvm.ptrtoint"(%2816) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2817_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2818 = "arith.addi"(%1268, %756) : (i32, i32) -> i32
          %2819 = "arith.cmpi"(%2818, %763) {predicate = 0 : i64} : (i32, i32) -> i1
          %2820 = "arith.xori"(%1269, %756) : (i32, i32) -> i32
          %2821 = "arith.select"(%2819, %2820, %1269) : (i1, i32, i32) -> i32
          %2822 = "arith.select"(%2819, %71, %2818) : (i1, i32, i32) -> i32
          %2823 = "arith.addi"(%1267, %756) : (i32, i32) -> i32
          %2824 = "arith.muli"(%2442, %1421) : (i32, i32) -> i32
          %2825 = "llvm.getelementptr"(%91, %2824) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2826 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %2827 = "arith.remui"(%2826, %789) : (i32, i32) -> i32
          %2828 = "arith.muli"(%2827, %763) : (i32, i32) -> i32
          %2829 = "llvm.getelementptr"(%2825, %2828) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2830 = "llvm.load"(%2829) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2831 = "vector.extract"(%2830) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2832 = "vector.extract"(%2830) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2833 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2834 = "llvm.load"(%2833) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2835 = "vector.extract"(%2834) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2836 = "vector.extract"(%2834) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2837 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2838 = "llvm.load"(%2837) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2839 = "vector.extract"(%2838) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2840 = "vector.extract"(%2838) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2841 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2842 = "llvm.load"(%2841) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2843 = "vector.extract"(%2842) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2844 = "vector.extract"(%2842) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2845 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2846 = "llvm.load"(%2845) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2847 = "vector.extract"(%2846) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2848 = "vector.extract"(%2846) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2849 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2850 = "llvm.load"(%2849) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2851 = "vector.extract"(%2850) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2852 = "vector.extract"(%2850) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2853 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2854 = "llvm.load"(%2853) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2855 = "vector.extract"(%2854) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2856 = "vector.extract"(%2854) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2857 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2858 = "llvm.load"(%2857) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2859 = "vector.extract"(%2858) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2860 = "vector.extract"(%2858) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2861 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2862 = "llvm.load"(%2861) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2863 = "vector.extract"(%2862) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2864 = "vector.extract"(%2862) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2865 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2866 = "llvm.load"(%2865) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2867 = "vector.extract"(%2866) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2868 = "vector.extract"(%2866) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2869 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2870 = "llvm.load"(%2869) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2871 = "vector.extract"(%2870) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2872 = "vector.extract"(%2870) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2873 = "llvm.getelementptr"(%2829) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %2874 = "llvm.load"(%2873) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
          %2875 = "vector.extract"(%2874) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %2876 = "vector.extract"(%2874) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %2877 = "vector.from_elements"(%2831, %2832, %2835, %2836, %2839, %2840, %2843, %2844, %2847, %2848, %2851, %2852, %2855, %2856, %2859, %2860, %2863, %2864, %2867, %2868, %2871, %2872, %2875, %2876) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2878 = "llvm.getelementptr"(%774, %2689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2879 = "arith.muli"(%1283, %772) : (i32, i32) -> i32
          %2880 = "llvm.getelementptr"(%88, %2879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t2882_a = "llvm.ptrtoint"(%2878) : (!llvm.ptr<3>) -> i32
          %t2882_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2882_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2882_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2882_shifted = "arith.shrui"(%t2882_a, %t2882_four) : (i32, i32) -> i32
          %t2882_low = "arith.andi"(%t2882_shifted, %t2882_mask) : (i32, i32) -> i32
          %t2882_wide = "arith.extui"(%t2882_low) : (i32) -> i64
          %2881 = "arith.ori"(%t2882_wide, %t2882_fields) : (i64, i64) -> i64
          %t2884_a = "llvm.ptrtoint"(%2880) : (!llvm.ptr<3>) -> i32
          %t2884_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t2884_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t2884_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t2884_shifted = "arith.shrui"(%t2884_a, %t2884_four) : (i32, i32) -> i32
          %t2884_low = "arith.andi"(%t2884_shifted, %t2884_mask) : (i32, i32) -> i32
          %t2884_wide = "arith.extui"(%t2884_low) : (i32) -> i64
          %2883 = "arith.ori"(%t2884_wide, %t2884_fields) : (i64, i64) -> i64
          %t2917_r = "llvm.inline_asm"(%1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2885 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2886 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2887 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2888 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2889 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2890 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2891 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2892 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2893 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2894 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2895 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2896 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2897 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2898 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2899 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2900 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2901 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2902 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2903 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2904 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2905 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2906 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2907 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2908 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2909 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2910 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2911 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2912 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2913 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2914 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2915 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2916 = "llvm.extractvalue"(%t2917_r) {position = array<i64: 31>} : (!struct1) -> f32
          %t2950_r = "llvm.inline_asm"(%2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2881, %2883, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 512;\0Aadd.s64 db, $65, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 640;\0Aadd.s64 db, $65, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 35 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %2918 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2919 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2920 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2921 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2922 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2923 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2924 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2925 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2926 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2927 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2928 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2929 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2930 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2931 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2932 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2933 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2934 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2935 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2936 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2937 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2938 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2939 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2940 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2941 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2942 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2943 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2944 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2945 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2946 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2947 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2948 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2949 = "llvm.extractvalue"(%t2950_r) {position = array<i64: 31>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %2951 = "arith.addi"(%1280, %756) : (i32, i32) -> i32
          %2952 = "arith.cmpi"(%2951, %763) {predicate = 0 : i64} : (i32, i32) -> i1
          %2953 = "arith.xori"(%1281, %756) : (i32, i32) -> i32
          %2954 = "arith.select"(%2952, %2953, %1281) : (i1, i32, i32) -> i32
          %2955 = "arith.select"(%2952, %71, %2951) : (i1, i32, i32) -> i32
          %2956 = "arith.addi"(%1279, %756) : (i32, i32) -> i32
          %t3117_r = "llvm.inline_asm"(%2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %2957 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 0>} : (!struct3) -> f32
          %2958 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 1>} : (!struct3) -> f32
          %2959 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 2>} : (!struct3) -> f32
          %2960 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 3>} : (!struct3) -> f32
          %2961 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 4>} : (!struct3) -> f32
          %2962 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 5>} : (!struct3) -> f32
          %2963 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 6>} : (!struct3) -> f32
          %2964 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 7>} : (!struct3) -> f32
          %2965 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 8>} : (!struct3) -> f32
          %2966 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 9>} : (!struct3) -> f32
          %2967 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 10>} : (!struct3) -> f32
          %2968 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 11>} : (!struct3) -> f32
          %2969 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 12>} : (!struct3) -> f32
          %2970 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 13>} : (!struct3) -> f32
          %2971 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 14>} : (!struct3) -> f32
          %2972 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 15>} : (!struct3) -> f32
          %2973 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 16>} : (!struct3) -> f32
          %2974 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 17>} : (!struct3) -> f32
          %2975 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 18>} : (!struct3) -> f32
          %2976 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 19>} : (!struct3) -> f32
          %2977 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 20>} : (!struct3) -> f32
          %2978 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 21>} : (!struct3) -> f32
          %2979 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 22>} : (!struct3) -> f32
          %2980 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 23>} : (!struct3) -> f32
          %2981 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 24>} : (!struct3) -> f32
          %2982 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 25>} : (!struct3) -> f32
          %2983 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 26>} : (!struct3) -> f32
          %2984 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 27>} : (!struct3) -> f32
          %2985 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 28>} : (!struct3) -> f32
          %2986 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 29>} : (!struct3) -> f32
          %2987 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 30>} : (!struct3) -> f32
          %2988 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 31>} : (!struct3) -> f32
          %2989 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 32>} : (!struct3) -> f32
          %2990 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 33>} : (!struct3) -> f32
          %2991 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 34>} : (!struct3) -> f32
          %2992 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 35>} : (!struct3) -> f32
          %2993 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 36>} : (!struct3) -> f32
          %2994 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 37>} : (!struct3) -> f32
          %2995 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 38>} : (!struct3) -> f32
          %2996 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 39>} : (!struct3) -> f32
          %2997 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 40>} : (!struct3) -> f32
          %2998 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 41>} : (!struct3) -> f32
          %2999 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 42>} : (!struct3) -> f32
          %3000 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 43>} : (!struct3) -> f32
          %3001 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 44>} : (!struct3) -> f32
          %3002 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 45>} : (!struct3) -> f32
          %3003 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 46>} : (!struct3) -> f32
          %3004 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 47>} : (!struct3) -> f32
          %3005 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 48>} : (!struct3) -> f32
          %3006 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 49>} : (!struct3) -> f32
          %3007 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 50>} : (!struct3) -> f32
          %3008 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 51>} : (!struct3) -> f32
          %3009 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 52>} : (!struct3) -> f32
          %3010 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 53>} : (!struct3) -> f32
          %3011 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 54>} : (!struct3) -> f32
          %3012 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 55>} : (!struct3) -> f32
          %3013 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 56>} : (!struct3) -> f32
          %3014 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 57>} : (!struct3) -> f32
          %3015 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 58>} : (!struct3) -> f32
          %3016 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 59>} : (!struct3) -> f32
          %3017 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 60>} : (!struct3) -> f32
          %3018 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 61>} : (!struct3) -> f32
          %3019 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 62>} : (!struct3) -> f32
          %3020 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 63>} : (!struct3) -> f32
          %3021 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 64>} : (!struct3) -> f32
          %3022 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 65>} : (!struct3) -> f32
          %3023 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 66>} : (!struct3) -> f32
          %3024 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 67>} : (!struct3) -> f32
          %3025 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 68>} : (!struct3) -> f32
          %3026 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 69>} : (!struct3) -> f32
          %3027 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 70>} : (!struct3) -> f32
          %3028 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 71>} : (!struct3) -> f32
          %3029 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 72>} : (!struct3) -> f32
          %3030 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 73>} : (!struct3) -> f32
          %3031 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 74>} : (!struct3) -> f32
          %3032 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 75>} : (!struct3) -> f32
          %3033 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 76>} : (!struct3) -> f32
          %3034 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 77>} : (!struct3) -> f32
          %3035 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 78>} : (!struct3) -> f32
          %3036 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 79>} : (!struct3) -> f32
          %3037 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 80>} : (!struct3) -> f32
          %3038 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 81>} : (!struct3) -> f32
          %3039 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 82>} : (!struct3) -> f32
          %3040 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 83>} : (!struct3) -> f32
          %3041 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 84>} : (!struct3) -> f32
          %3042 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 85>} : (!struct3) -> f32
          %3043 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 86>} : (!struct3) -> f32
          %3044 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 87>} : (!struct3) -> f32
          %3045 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 88>} : (!struct3) -> f32
          %3046 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 89>} : (!struct3) -> f32
          %3047 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 90>} : (!struct3) -> f32
          %3048 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 91>} : (!struct3) -> f32
          %3049 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 92>} : (!struct3) -> f32
          %3050 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 93>} : (!struct3) -> f32
          %3051 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 94>} : (!struct3) -> f32
          %3052 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 95>} : (!struct3) -> f32
          %3053 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 96>} : (!struct3) -> f32
          %3054 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 97>} : (!struct3) -> f32
          %3055 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 98>} : (!struct3) -> f32
          %3056 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 99>} : (!struct3) -> f32
          %3057 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 100>} : (!struct3) -> f32
          %3058 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 101>} : (!struct3) -> f32
          %3059 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 102>} : (!struct3) -> f32
          %3060 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 103>} : (!struct3) -> f32
          %3061 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 104>} : (!struct3) -> f32
          %3062 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 105>} : (!struct3) -> f32
          %3063 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 106>} : (!struct3) -> f32
          %3064 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 107>} : (!struct3) -> f32
          %3065 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 108>} : (!struct3) -> f32
          %3066 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 109>} : (!struct3) -> f32
          %3067 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 110>} : (!struct3) -> f32
          %3068 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 111>} : (!struct3) -> f32
          %3069 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 112>} : (!struct3) -> f32
          %3070 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 113>} : (!struct3) -> f32
          %3071 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 114>} : (!struct3) -> f32
          %3072 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 115>} : (!struct3) -> f32
          %3073 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 116>} : (!struct3) -> f32
          %3074 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 117>} : (!struct3) -> f32
          %3075 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 118>} : (!struct3) -> f32
          %3076 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 119>} : (!struct3) -> f32
          %3077 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 120>} : (!struct3) -> f32
          %3078 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 121>} : (!struct3) -> f32
          %3079 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 122>} : (!struct3) -> f32
          %3080 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 123>} : (!struct3) -> f32
          %3081 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 124>} : (!struct3) -> f32
          %3082 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 125>} : (!struct3) -> f32
          %3083 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 126>} : (!struct3) -> f32
          %3084 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 127>} : (!struct3) -> f32
          %3085 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 128>} : (!struct3) -> f32
          %3086 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 129>} : (!struct3) -> f32
          %3087 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 130>} : (!struct3) -> f32
          %3088 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 131>} : (!struct3) -> f32
          %3089 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 132>} : (!struct3) -> f32
          %3090 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 133>} : (!struct3) -> f32
          %3091 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 134>} : (!struct3) -> f32
          %3092 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 135>} : (!struct3) -> f32
          %3093 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 136>} : (!struct3) -> f32
          %3094 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 137>} : (!struct3) -> f32
          %3095 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 138>} : (!struct3) -> f32
          %3096 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 139>} : (!struct3) -> f32
          %3097 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 140>} : (!struct3) -> f32
          %3098 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 141>} : (!struct3) -> f32
          %3099 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 142>} : (!struct3) -> f32
          %3100 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 143>} : (!struct3) -> f32
          %3101 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 144>} : (!struct3) -> f32
          %3102 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 145>} : (!struct3) -> f32
          %3103 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 146>} : (!struct3) -> f32
          %3104 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 147>} : (!struct3) -> f32
          %3105 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 148>} : (!struct3) -> f32
          %3106 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 149>} : (!struct3) -> f32
          %3107 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 150>} : (!struct3) -> f32
          %3108 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 151>} : (!struct3) -> f32
          %3109 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 152>} : (!struct3) -> f32
          %3110 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 153>} : (!struct3) -> f32
          %3111 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 154>} : (!struct3) -> f32
          %3112 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 155>} : (!struct3) -> f32
          %3113 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 156>} : (!struct3) -> f32
          %3114 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 157>} : (!struct3) -> f32
          %3115 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 158>} : (!struct3) -> f32
          %3116 = "llvm.extractvalue"(%t3117_r) {position = array<i64: 159>} : (!struct3) -> f32
          %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3135, %3136, %3137, %3138, %3139, %3140, %3141, %3142, %3143, %3144, %3145, %3146, %3147, %3148, %3149, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %3164, %3165 = "scf.if"(%1681) ({
            %3166 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3167 = "arith.constant"() {value = 127 : i32} : () -> i32
            %3168 = "arith.andi"(%758, %3167) : (i32, i32) -> i32
            %3169 = "arith.divui"(%3168, %74) : (i32, i32) -> i32
            %3170 = "arith.muli"(%3169, %792) : (i32, i32) -> i32
            %3171 = "arith.addi"(%1429, %3170) : (i32, i32) -> i32
            %3172 = "arith.divui"(%3166, %789) : (i32, i32) -> i32
            %3173 = "arith.addi"(%3171, %3172) : (i32, i32) -> i32
            %3174 = "arith.remui"(%3166, %789) : (i32, i32) -> i32
            %3175 = "arith.muli"(%3174, %763) : (i32, i32) -> i32
            %3176 = "arith.addi"(%1978, %3175) : (i32, i32) -> i32
            %3177 = "arith.cmpi"(%3173, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3178 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
            %3179 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
            %3180 = "arith.select"(%3177, %3178, %3179) : (i1, i32, i32) -> i32
            %3181 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3182 = "arith.subi"(%3179, %3176) : (i32, i32) -> i32
            %3183 = "vector.broadcast"(%3182) : (i32) -> vector<24xi32>
            %3184 = "arith.cmpi"(%3181, %3183) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3185 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3186 = "arith.subi"(%3180, %3176) : (i32, i32) -> i32
            %3187 = "vector.broadcast"(%3186) : (i32) -> vector<24xi32>
            %3188 = "arith.cmpi"(%3185, %3187) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3189 = "arith.ori"(%3184, %3188) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
            %3190 = "vector.from_elements"(%2957, %2958, %2961, %2962, %2965, %2966, %2969, %2970, %2973, %2974, %2977, %2978, %2981, %2982, %2985, %2986, %2989, %2990, %2993, %2994, %2997, %2998, %3001, %3002) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3191 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
            %3192 = "arith.select"(%3189, %3191, %3190) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3193 = "vector.extract"(%3192) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3194 = "vector.extract"(%3192) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3195 = "vector.extract"(%3192) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3196 = "vector.extract"(%3192) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3197 = "vector.extract"(%3192) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3198 = "vector.extract"(%3192) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3199 = "vector.extract"(%3192) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3200 = "vector.extract"(%3192) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3201 = "vector.extract"(%3192) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3202 = "vector.extract"(%3192) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3203 = "vector.extract"(%3192) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3204 = "vector.extract"(%3192) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3205 = "vector.extract"(%3192) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3206 = "vector.extract"(%3192) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3207 = "vector.extract"(%3192) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3208 = "vector.extract"(%3192) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3209 = "vector.extract"(%3192) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3210 = "vector.extract"(%3192) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3211 = "vector.extract"(%3192) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3212 = "vector.extract"(%3192) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3213 = "vector.extract"(%3192) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3214 = "vector.extract"(%3192) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3215 = "vector.extract"(%3192) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3216 = "vector.extract"(%3192) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3217 = "arith.addi"(%3173, %775) : (i32, i32) -> i32
            %3218 = "arith.cmpi"(%3217, %56) {predicate = 2 : i64} : (i32, i32) -> i1
            %3219 = "arith.select"(%3218, %3178, %3179) : (i1, i32, i32) -> i32
            %3220 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3221 = "vector.broadcast"(%3182) : (i32) -> vector<24xi32>
            %3222 = "arith.cmpi"(%3220, %3221) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3223 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3224 = "arith.subi"(%3219, %3176) : (i32, i32) -> i32
            %3225 = "vector.broadcast"(%3224) : (i32) -> vector<24xi32>
            %3226 = "arith.cmpi"(%3223, %3225) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3227 = "arith.ori"(%3222, %3226) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
            %3228 = "vector.from_elements"(%2959, %2960, %2963, %2964, %2967, %2968, %2971, %2972, %2975, %2976, %2979, %2980, %2983, %2984, %2987, %2988, %2991, %2992, %2995, %2996, %2999, %3000, %3003, %3004) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3229 = "arith.select"(%3227, %3191, %3228) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3230 = "vector.extract"(%3229) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3231 = "vector.extract"(%3229) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3232 = "vector.extract"(%3229) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3233 = "vector.extract"(%3229) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3234 = "vector.extract"(%3229) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3235 = "vector.extract"(%3229) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3236 = "vector.extract"(%3229) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3237 = "vector.extract"(%3229) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3238 = "vector.extract"(%3229) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3239 = "vector.extract"(%3229) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3240 = "vector.extract"(%3229) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3241 = "vector.extract"(%3229) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3242 = "vector.extract"(%3229) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3243 = "vector.extract"(%3229) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3244 = "vector.extract"(%3229) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3245 = "vector.extract"(%3229) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3246 = "vector.extract"(%3229) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3247 = "vector.extract"(%3229) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3248 = "vector.extract"(%3229) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3249 = "vector.extract"(%3229) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3250 = "vector.extract"(%3229) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3251 = "vector.extract"(%3229) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3252 = "vector.extract"(%3229) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3253 = "vector.extract"(%3229) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            "scf.yield"(%3193, %3194, %3230, %3231, %3195, %3196, %3232, %3233, %3197, %3198, %3234, %3235, %3199, %3200, %3236, %3237, %3201, %3202, %3238, %3239, %3203, %3204, %3240, %3241, %3205, %3206, %3242, %3243, %3207, %3208, %3244, %3245, %3209, %3210, %3246, %3247, %3211, %3212, %3248, %3249, %3213, %3214, %3250, %3251, %3215, %3216, %3252, %3253) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3254 = "vector.from_elements"(%3118, %3119, %3122, %3123, %3126, %3127, %3130, %3131, %3134, %3135, %3138, %3139, %3142, %3143, %3146, %3147, %3150, %3151, %3154, %3155, %3158, %3159, %3162, %3163) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3255 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
          %3256 = "arith.mulf"(%3254, %3255) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3257 = "arith.subf"(%3256, %2877) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3258 = "vector.extract"(%3257) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3259 = "vector.extract"(%3257) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3260 = "vector.extract"(%3257) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3261 = "vector.extract"(%3257) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3262 = "vector.extract"(%3257) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3263 = "vector.extract"(%3257) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3264 = "vector.extract"(%3257) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3265 = "vector.extract"(%3257) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3266 = "vector.extract"(%3257) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3267 = "vector.extract"(%3257) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3268 = "vector.extract"(%3257) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3269 = "vector.extract"(%3257) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3270 = "vector.extract"(%3257) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3271 = "vector.extract"(%3257) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3272 = "vector.extract"(%3257) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3273 = "vector.extract"(%3257) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3274 = "vector.extract"(%3257) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3275 = "vector.extract"(%3257) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3276 = "vector.extract"(%3257) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3277 = "vector.extract"(%3257) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3278 = "vector.extract"(%3257) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3279 = "vector.extract"(%3257) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3280 = "vector.extract"(%3257) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3281 = "vector.extract"(%3257) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3282 = "llvm.call_intrinsic"(%3258) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3283 = "llvm.call_intrinsic"(%3259) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3284 = "llvm.call_intrinsic"(%3260) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3285 = "llvm.call_intrinsic"(%3261) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3286 = "llvm.call_intrinsic"(%3262) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3287 = "llvm.call_intrinsic"(%3263) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3288 = "llvm.call_intrinsic"(%3264) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3289 = "llvm.call_intrinsic"(%3265) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3290 = "llvm.call_intrinsic"(%3266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3291 = "llvm.call_intrinsic"(%3267) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3292 = "llvm.call_intrinsic"(%3268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3293 = "llvm.call_intrinsic"(%3269) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3294 = "llvm.call_intrinsic"(%3270) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3295 = "llvm.call_intrinsic"(%3271) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3296 = "llvm.call_intrinsic"(%3272) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3297 = "llvm.call_intrinsic"(%3273) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3298 = "llvm.call_intrinsic"(%3274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3299 = "llvm.call_intrinsic"(%3275) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3300 = "llvm.call_intrinsic"(%3276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3301 = "llvm.call_intrinsic"(%3277) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3302 = "llvm.call_intrinsic"(%3278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3303 = "llvm.call_intrinsic"(%3279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3304 = "llvm.call_intrinsic"(%3280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3305 = "llvm.call_intrinsic"(%3281) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3306 = "vector.from_elements"(%3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3307 = "vector.extract"(%3306) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3308 = "vector.extract"(%3306) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3309 = "vector.extract"(%3306) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3310 = "vector.extract"(%3306) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3311 = "vector.extract"(%3306) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3312 = "vector.extract"(%3306) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3313 = "vector.extract"(%3306) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3314 = "vector.extract"(%3306) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3315 = "vector.extract"(%3306) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3316 = "vector.extract"(%3306) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3317 = "vector.extract"(%3306) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3318 = "vector.extract"(%3306) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3319 = "vector.extract"(%3306) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3320 = "vector.extract"(%3306) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3321 = "vector.extract"(%3306) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3322 = "vector.extract"(%3306) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3323 = "vector.extract"(%3306) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3324 = "vector.extract"(%3306) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3325 = "vector.extract"(%3306) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3326 = "vector.extract"(%3306) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3327 = "vector.extract"(%3306) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3328 = "vector.extract"(%3306) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3329 = "vector.extract"(%3306) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3330 = "vector.extract"(%3306) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3331 = "vector.from_elements"(%3120, %3121, %3124, %3125, %3128, %3129, %3132, %3133, %3136, %3137, %3140, %3141, %3144, %3145, %3148, %3149, %3152, %3153, %3156, %3157, %3160, %3161, %3164, %3165) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3332 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
          %3333 = "arith.mulf"(%3331, %3332) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3334 = "arith.subf"(%3333, %2877) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %3335 = "vector.extract"(%3334) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3336 = "vector.extract"(%3334) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3337 = "vector.extract"(%3334) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3338 = "vector.extract"(%3334) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3339 = "vector.extract"(%3334) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3340 = "vector.extract"(%3334) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3341 = "vector.extract"(%3334) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3342 = "vector.extract"(%3334) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3343 = "vector.extract"(%3334) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3344 = "vector.extract"(%3334) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3345 = "vector.extract"(%3334) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3346 = "vector.extract"(%3334) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3347 = "vector.extract"(%3334) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3348 = "vector.extract"(%3334) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3349 = "vector.extract"(%3334) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3350 = "vector.extract"(%3334) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3351 = "vector.extract"(%3334) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3352 = "vector.extract"(%3334) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3353 = "vector.extract"(%3334) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3354 = "vector.extract"(%3334) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3355 = "vector.extract"(%3334) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3356 = "vector.extract"(%3334) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3357 = "vector.extract"(%3334) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3358 = "vector.extract"(%3334) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3359 = "llvm.call_intrinsic"(%3335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3360 = "llvm.call_intrinsic"(%3336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3361 = "llvm.call_intrinsic"(%3337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3362 = "llvm.call_intrinsic"(%3338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3363 = "llvm.call_intrinsic"(%3339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3364 = "llvm.call_intrinsic"(%3340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3365 = "llvm.call_intrinsic"(%3341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3366 = "llvm.call_intrinsic"(%3342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3367 = "llvm.call_intrinsic"(%3343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3368 = "llvm.call_intrinsic"(%3344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3369 = "llvm.call_intrinsic"(%3345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3370 = "llvm.call_intrinsic"(%3346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3371 = "llvm.call_intrinsic"(%3347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3372 = "llvm.call_intrinsic"(%3348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3373 = "llvm.call_intrinsic"(%3349) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3374 = "llvm.call_intrinsic"(%3350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3375 = "llvm.call_intrinsic"(%3351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3376 = "llvm.call_intrinsic"(%3352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3377 = "llvm.call_intrinsic"(%3353) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3378 = "llvm.call_intrinsic"(%3354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3379 = "llvm.call_intrinsic"(%3355) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3380 = "llvm.call_intrinsic"(%3356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3381 = "llvm.call_intrinsic"(%3357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3382 = "llvm.call_intrinsic"(%3358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %3383 = "vector.from_elements"(%3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3384 = "vector.extract"(%3383) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3385 = "vector.extract"(%3383) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3386 = "vector.extract"(%3383) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3387 = "vector.extract"(%3383) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3388 = "vector.extract"(%3383) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3389 = "vector.extract"(%3383) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3390 = "vector.extract"(%3383) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3391 = "vector.extract"(%3383) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3392 = "vector.extract"(%3383) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3393 = "vector.extract"(%3383) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3394 = "vector.extract"(%3383) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %3395 = "vector.extract"(%3383) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %3396 = "vector.extract"(%3383) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %3397 = "vector.extract"(%3383) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %3398 = "vector.extract"(%3383) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %3399 = "vector.extract"(%3383) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %3400 = "vector.extract"(%3383) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %3401 = "vector.extract"(%3383) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %3402 = "vector.extract"(%3383) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %3403 = "vector.extract"(%3383) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %3404 = "vector.extract"(%3383) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %3405 = "vector.extract"(%3383) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %3406 = "vector.extract"(%3383) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %3407 = "vector.extract"(%3383) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610 = "scf.for"(%756, %1623, %756, %1975, %1422, %2441, %2442, %2443, %1282, %1283, %1284, %2823, %2822, %2821, %2956, %2955, %2954, %1285, %1286, %1287, %1976, %1624, %3307, %3308, %3384, %3385, %3309, %3310, %3386, %3387, %3311, %3312, %3388, %3389, %3313, %3314, %3390, %3391, %3315, %3316, %3392, %3393, %3317, %3318, %3394, %3395, %3319, %3320, %3396, %3397, %3321, %3322, %3398, %3399, %3323, %3324, %3400, %3401, %3325, %3326, %3402, %3403, %3327, %3328, %3404, %3405, %3329, %3330, %3406, %3407, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027, %3028, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %3107, %3108, %3109, %3110, %3111, %3112, %3113, %3114, %3115, %3116, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386) ({
          ^bb0(%3611: i32, %3612: i32, %3613: i32, %3614: i32, %3615: i32, %3616: i32, %3617: i32, %3618: i32, %3619: i32, %3620: i32, %3621: i32, %3622: i32, %3623: i32, %3624: i32, %3625: i32, %3626: i32, %3627: i32, %3628: i32, %3629: i32, %3630: i32, %3631: f32, %3632: f32, %3633: f32, %3634: f32, %3635: f32, %3636: f32, %3637: f32, %3638: f32, %3639: f32, %3640: f32, %3641: f32, %3642: f32, %3643: f32, %3644: f32, %3645: f32, %3646: f32, %3647: f32, %3648: f32, %3649: f32, %3650: f32, %3651: f32, %3652: f32, %3653: f32, %3654: f32, %3655: f32, %3656: f32, %3657: f32, %3658: f32, %3659: f32, %3660: f32, %3661: f32, %3662: f32, %3663: f32, %3664: f32, %3665: f32, %3666: f32, %3667: f32, %3668: f32, %3669: f32, %3670: f32, %3671: f32, %3672: f32, %3673: f32, %3674: f32, %3675: f32, %3676: f32, %3677: f32, %3678: f32, %3679: f32, %3680: f32, %3681: f32, %3682: f32, %3683: f32, %3684: f32, %3685: f32, %3686: f32, %3687: f32, %3688: f32, %3689: f32, %3690: f32, %3691: f32, %3692: f32, %3693: f32, %3694: f32, %3695: f32, %3696: f32, %3697: f32, %3698: f32, %3699: f32, %3700: f32, %3701: f32, %3702: f32, %3703: f32, %3704: f32, %3705: f32, %3706: f32, %3707: f32, %3708: f32, %3709: f32, %3710: f32, %3711: f32, %3712: f32, %3713: f32, %3714: f32, %3715: f32, %3716: f32, %3717: f32, %3718: f32, %3719: f32, %3720: f32, %3721: f32, %3722: f32, %3723: f32, %3724: f32, %3725: f32, %3726: f32, %3727: f32, %3728: f32, %3729: f32, %3730: f32, %3731: f32, %3732: f32, %3733: f32, %3734: f32, %3735: f32, %3736: f32, %3737: f32, %3738: f32, %3739: f32, %3740: f32, %3741: f32, %3742: f32, %3743: f32, %3744: f32, %3745: f32, %3746: f32, %3747: f32, %3748: f32, %3749: f32, %3750: f32, %3751: f32, %3752: f32, %3753: f32, %3754: f32, %3755: f32, %3756: f32, %3757: f32, %3758: f32, %3759: f32, %3760: f32, %3761: f32, %3762: f32, %3763: f32, %3764: f32, %3765: f32, %3766: f32, %3767: f32, %3768: f32, %3769: f32, %3770: f32, %3771: f32, %3772: f32, %3773: f32, %3774: f32, %3775: f32, %3776: f32, %3777: f32, %3778: f32, %3779: f32, %3780: f32, %3781: f32, %3782: f32, %3783: f32, %3784: f32, %3785: f32, %3786: f32, %3787: f32, %3788: f32, %3789: f32, %3790: f32, %3791: i32, %3792: i32, %3793: i32, %3794: i32, %3795: i32, %3796: i32, %3797: i32, %3798: i32, %3799: i32, %3800: i32, %3801: i32, %3802: i32, %3803: i32, %3804: i32, %3805: i32, %3806: i32, %3807: i32, %3808: i32, %3809: i32, %3810: i32, %3811: i32, %3812: i32, %3813: i32, %3814: i32):
            %3815 = "arith.addi"(%3612, %756) : (i32, i32) -> i32
            %3816 = "arith.cmpi"(%3815, %1973) {predicate = 0 : i64} : (i32, i32) -> i1
            %3817, %3818 = "scf.if"(%3816) ({
              %3819 = "arith.addi"(%3629, %756) : (i32, i32) -> i32
              "scf.yield"(%1422, %3819) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3815, %3629) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %3820 = "arith.extsi"(%1264) : (i32) -> i64
            %3821 = "arith.extsi"(%3630) : (i32) -> i64
            %3822 = "arith.extsi"(%3613) : (i32) -> i64
            %3823 = "arith.muli"(%3820, %28) : (i64, i64) -> i64
            %3824 = "arith.muli"(%3821, %29) : (i64, i64) -> i64
            %3825 = "arith.addi"(%3823, %3824) : (i64, i64) -> i64
            %3826 = "arith.constant"() {value = 6144 : i64} : () -> i64
            %3827 = "arith.muli"(%3822, %3826) : (i64, i64) -> i64
            %3828 = "arith.addi"(%3825, %3827) : (i64, i64) -> i64
            %3829 = "llvm.getelementptr"(%26, %3828) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3830 = "arith.muli"(%3817, %1421) : (i32, i32) -> i32
            %3831 = "arith.addi"(%3611, %756) : (i32, i32) -> i32
            %3832 = "arith.cmpi"(%3831, %1623) {predicate = 0 : i64} : (i32, i32) -> i1
            %3833 = "llvm.getelementptr"(%172, %3621) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3834_s0 = "llvm.ptrtoint"(%3833) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3834_s0, %3622) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3835 = "arith.muli"(%3621, %1421) : (i32, i32) -> i32
            %3836 = "llvm.getelementptr"(%92, %3835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3837 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3838 = "arith.remui"(%3837, %789) : (i32, i32) -> i32
            %3839 = "arith.muli"(%3838, %763) : (i32, i32) -> i32
            %3840 = "llvm.getelementptr"(%3836, %3839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3841 = "llvm.load"(%3840) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3842 = "vector.extract"(%3841) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3843 = "vector.extract"(%3841) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3844 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3845 = "llvm.load"(%3844) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3846 = "vector.extract"(%3845) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3847 = "vector.extract"(%3845) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3848 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3849 = "llvm.load"(%3848) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3850 = "vector.extract"(%3849) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3851 = "vector.extract"(%3849) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3852 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3853 = "llvm.load"(%3852) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3854 = "vector.extract"(%3853) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3855 = "vector.extract"(%3853) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3856 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3857 = "llvm.load"(%3856) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3858 = "vector.extract"(%3857) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3859 = "vector.extract"(%3857) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3860 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3861 = "llvm.load"(%3860) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3862 = "vector.extract"(%3861) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3863 = "vector.extract"(%3861) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3864 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3865 = "llvm.load"(%3864) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3866 = "vector.extract"(%3865) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3867 = "vector.extract"(%3865) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3868 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3869 = "llvm.load"(%3868) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3870 = "vector.extract"(%3869) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3871 = "vector.extract"(%3869) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3872 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3873 = "llvm.load"(%3872) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3874 = "vector.extract"(%3873) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3875 = "vector.extract"(%3873) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3876 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3877 = "llvm.load"(%3876) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3878 = "vector.extract"(%3877) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3879 = "vector.extract"(%3877) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3880 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3881 = "llvm.load"(%3880) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3882 = "vector.extract"(%3881) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3883 = "vector.extract"(%3881) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3884 = "llvm.getelementptr"(%3840) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %3885 = "llvm.load"(%3884) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %3886 = "vector.extract"(%3885) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %3887 = "vector.extract"(%3885) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %3888 = "vector.from_elements"(%3842, %3843, %3846, %3847, %3850, %3851, %3854, %3855, %3858, %3859, %3862, %3863, %3866, %3867, %3870, %3871, %3874, %3875, %3878, %3879, %3882, %3883, %3886, %3887) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
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
            %3913 = "arith.muli"(%3621, %772) : (i32, i32) -> i32
            %3914 = "llvm.getelementptr"(%89, %3913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3916_a = "llvm.ptrtoint"(%768) : (!llvm.ptr<3>) -> i32
            %t3916_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3916_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3916_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3916_shifted = "arith.shrui"(%t3916_a, %t3916_four) : (i32, i32) -> i32
            %t3916_low = "arith.andi"(%t3916_shifted, %t3916_mask) : (i32, i32) -> i32
            %t3916_wide = "arith.extui"(%t3916_low) : (i32) -> i64
            %3915 = "arith.ori"(%t3916_wide, %t3916_fields) : (i64, i64) -> i64
            %t3918_a = "llvm.ptrtoint"(%3914) : (!llvm.ptr<3>) -> i32
            %t3918_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3918_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3918_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t3918_shifted = "arith.shrui"(%t3918_a, %t3918_four) : (i32, i32) -> i32
            %t3918_low = "arith.andi"(%t3918_shifted, %t3918_mask) : (i32, i32) -> i32
            %t3918_wide = "arith.extui"(%t3918_low) : (i32) -> i64
            %3917 = "arith.ori"(%t3918_wide, %t3918_fields) : (i64, i64) -> i64
            %t3967_r = "llvm.inline_asm"(%3889, %3890, %3889, %3890, %3891, %3892, %3891, %3892, %3893, %3894, %3893, %3894, %3895, %3896, %3895, %3896, %3897, %3898, %3897, %3898, %3899, %3900, %3899, %3900, %3901, %3902, %3901, %3902, %3903, %3904, %3903, %3904, %3905, %3906, %3905, %3906, %3907, %3908, %3907, %3908, %3909, %3910, %3909, %3910, %3911, %3912, %3911, %3912) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %3919 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3920 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3921 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3922 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3923 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3924 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3925 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3926 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3927 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3928 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3929 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3930 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3931 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3932 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3933 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3934 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3935 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3936 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3937 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3938 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3939 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3940 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3941 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3942 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3943 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3944 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3945 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3946 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3947 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3948 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3949 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3950 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 31>} : (!struct0) -> f32
            %3951 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 32>} : (!struct0) -> f32
            %3952 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 33>} : (!struct0) -> f32
            %3953 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 34>} : (!struct0) -> f32
            %3954 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 35>} : (!struct0) -> f32
            %3955 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 36>} : (!struct0) -> f32
            %3956 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 37>} : (!struct0) -> f32
            %3957 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 38>} : (!struct0) -> f32
            %3958 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 39>} : (!struct0) -> f32
            %3959 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 40>} : (!struct0) -> f32
            %3960 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 41>} : (!struct0) -> f32
            %3961 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 42>} : (!struct0) -> f32
            %3962 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 43>} : (!struct0) -> f32
            %3963 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 44>} : (!struct0) -> f32
            %3964 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 45>} : (!struct0) -> f32
            %3965 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 46>} : (!struct0) -> f32
            %3966 = "llvm.extractvalue"(%t3967_r) {position = array<i64: 47>} : (!struct0) -> f32
            %t4016_r = "llvm.inline_asm"(%3919, %3920, %3921, %3922, %3923, %3924, %3925, %3926, %3927, %3928, %3929, %3930, %3931, %3932, %3933, %3934, %3935, %3936, %3937, %3938, %3939, %3940, %3941, %3942, %3943, %3944, %3945, %3946, %3947, %3948, %3949, %3950, %3951, %3952, %3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3915, %3917, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $96, 0;\0Aadd.s64 db, $97, 0;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, $98, 1, 1, 0, 0;\0Aadd.s64 da, $96, 2;\0Aadd.s64 db, $97, 2;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 4;\0Aadd.s64 db, $97, 4;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 6;\0Aadd.s64 db, $97, 6;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 36 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %3968 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 0>} : (!struct0) -> f32
            %3969 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 1>} : (!struct0) -> f32
            %3970 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 2>} : (!struct0) -> f32
            %3971 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 3>} : (!struct0) -> f32
            %3972 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 4>} : (!struct0) -> f32
            %3973 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 5>} : (!struct0) -> f32
            %3974 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 6>} : (!struct0) -> f32
            %3975 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 7>} : (!struct0) -> f32
            %3976 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 8>} : (!struct0) -> f32
            %3977 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 9>} : (!struct0) -> f32
            %3978 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 10>} : (!struct0) -> f32
            %3979 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 11>} : (!struct0) -> f32
            %3980 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 12>} : (!struct0) -> f32
            %3981 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 13>} : (!struct0) -> f32
            %3982 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 14>} : (!struct0) -> f32
            %3983 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 15>} : (!struct0) -> f32
            %3984 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 16>} : (!struct0) -> f32
            %3985 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 17>} : (!struct0) -> f32
            %3986 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 18>} : (!struct0) -> f32
            %3987 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 19>} : (!struct0) -> f32
            %3988 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 20>} : (!struct0) -> f32
            %3989 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 21>} : (!struct0) -> f32
            %3990 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 22>} : (!struct0) -> f32
            %3991 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 23>} : (!struct0) -> f32
            %3992 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 24>} : (!struct0) -> f32
            %3993 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 25>} : (!struct0) -> f32
            %3994 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 26>} : (!struct0) -> f32
            %3995 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 27>} : (!struct0) -> f32
            %3996 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 28>} : (!struct0) -> f32
            %3997 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 29>} : (!struct0) -> f32
            %3998 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 30>} : (!struct0) -> f32
            %3999 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 31>} : (!struct0) -> f32
            %4000 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 32>} : (!struct0) -> f32
            %4001 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 33>} : (!struct0) -> f32
            %4002 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 34>} : (!struct0) -> f32
            %4003 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 35>} : (!struct0) -> f32
            %4004 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 36>} : (!struct0) -> f32
            %4005 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 37>} : (!struct0) -> f32
            %4006 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 38>} : (!struct0) -> f32
            %4007 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 39>} : (!struct0) -> f32
            %4008 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 40>} : (!struct0) -> f32
            %4009 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 41>} : (!struct0) -> f32
            %4010 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 42>} : (!struct0) -> f32
            %4011 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 43>} : (!struct0) -> f32
            %4012 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 44>} : (!struct0) -> f32
            %4013 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 45>} : (!struct0) -> f32
            %4014 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 46>} : (!struct0) -> f32
            %4015 = "llvm.extractvalue"(%t4016_r) {position = array<i64: 47>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4017 = "vector.from_elements"(%3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
            %4018 = "arith.truncf"(%4017) : (vector<48xf32>) -> vector<48xf16>
            %4019 = "vector.bitcast"(%4018) : (vector<48xf16>) -> vector<24xi32>
            %4020 = "vector.extract"(%4019) {static_position = array<i64: 0>} : (vector<24xi32>) -> i32
            %4021 = "vector.extract"(%4019) {static_position = array<i64: 1>} : (vector<24xi32>) -> i32
            %4022 = "vector.extract"(%4019) {static_position = array<i64: 2>} : (vector<24xi32>) -> i32
            %4023 = "vector.extract"(%4019) {static_position = array<i64: 3>} : (vector<24xi32>) -> i32
            %4024 = "vector.extract"(%4019) {static_position = array<i64: 4>} : (vector<24xi32>) -> i32
            %4025 = "vector.extract"(%4019) {static_position = array<i64: 5>} : (vector<24xi32>) -> i32
            %4026 = "vector.extract"(%4019) {static_position = array<i64: 6>} : (vector<24xi32>) -> i32
            %4027 = "vector.extract"(%4019) {static_position = array<i64: 7>} : (vector<24xi32>) -> i32
            %4028 = "vector.extract"(%4019) {static_position = array<i64: 8>} : (vector<24xi32>) -> i32
            %4029 = "vector.extract"(%4019) {static_position = array<i64: 9>} : (vector<24xi32>) -> i32
            %4030 = "vector.extract"(%4019) {static_position = array<i64: 10>} : (vector<24xi32>) -> i32
            %4031 = "vector.extract"(%4019) {static_position = array<i64: 11>} : (vector<24xi32>) -> i32
            %4032 = "vector.extract"(%4019) {static_position = array<i64: 12>} : (vector<24xi32>) -> i32
            %4033 = "vector.extract"(%4019) {static_position = array<i64: 13>} : (vector<24xi32>) -> i32
            %4034 = "vector.extract"(%4019) {static_position = array<i64: 14>} : (vector<24xi32>) -> i32
            %4035 = "vector.extract"(%4019) {static_position = array<i64: 15>} : (vector<24xi32>) -> i32
            %4036 = "vector.extract"(%4019) {static_position = array<i64: 16>} : (vector<24xi32>) -> i32
            %4037 = "vector.extract"(%4019) {static_position = array<i64: 17>} : (vector<24xi32>) -> i32
            %4038 = "vector.extract"(%4019) {static_position = array<i64: 18>} : (vector<24xi32>) -> i32
            %4039 = "vector.extract"(%4019) {static_position = array<i64: 19>} : (vector<24xi32>) -> i32
            %4040 = "vector.extract"(%4019) {static_position = array<i64: 20>} : (vector<24xi32>) -> i32
            %4041 = "vector.extract"(%4019) {static_position = array<i64: 21>} : (vector<24xi32>) -> i32
            %4042 = "vector.extract"(%4019) {static_position = array<i64: 22>} : (vector<24xi32>) -> i32
            %4043 = "vector.extract"(%4019) {static_position = array<i64: 23>} : (vector<24xi32>) -> i32
            %t4045_a = "llvm.ptrtoint"(%3914) : (!llvm.ptr<3>) -> i32
            %t4045_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4045_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4045_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4045_shifted = "arith.shrui"(%t4045_a, %t4045_four) : (i32, i32) -> i32
            %t4045_low = "arith.andi"(%t4045_shifted, %t4045_mask) : (i32, i32) -> i32
            %t4045_wide = "arith.extui"(%t4045_low) : (i32) -> i64
            %4044 = "arith.ori"(%t4045_wide, %t4045_fields) : (i64, i64) -> i64
            %t4078_r = "llvm.inline_asm"(%3727, %3728, %3729, %3730, %3731, %3732, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %4046 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 0>} : (!struct1) -> f32
            %4047 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 1>} : (!struct1) -> f32
            %4048 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 2>} : (!struct1) -> f32
            %4049 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 3>} : (!struct1) -> f32
            %4050 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 4>} : (!struct1) -> f32
            %4051 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 5>} : (!struct1) -> f32
            %4052 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 6>} : (!struct1) -> f32
            %4053 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 7>} : (!struct1) -> f32
            %4054 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 8>} : (!struct1) -> f32
            %4055 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 9>} : (!struct1) -> f32
            %4056 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 10>} : (!struct1) -> f32
            %4057 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 11>} : (!struct1) -> f32
            %4058 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 12>} : (!struct1) -> f32
            %4059 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 13>} : (!struct1) -> f32
            %4060 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 14>} : (!struct1) -> f32
            %4061 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 15>} : (!struct1) -> f32
            %4062 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 16>} : (!struct1) -> f32
            %4063 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 17>} : (!struct1) -> f32
            %4064 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 18>} : (!struct1) -> f32
            %4065 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 19>} : (!struct1) -> f32
            %4066 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 20>} : (!struct1) -> f32
            %4067 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 21>} : (!struct1) -> f32
            %4068 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 22>} : (!struct1) -> f32
            %4069 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 23>} : (!struct1) -> f32
            %4070 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 24>} : (!struct1) -> f32
            %4071 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 25>} : (!struct1) -> f32
            %4072 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 26>} : (!struct1) -> f32
            %4073 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 27>} : (!struct1) -> f32
            %4074 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 28>} : (!struct1) -> f32
            %4075 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 29>} : (!struct1) -> f32
            %4076 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 30>} : (!struct1) -> f32
            %4077 = "llvm.extractvalue"(%t4078_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t4111_r = "llvm.inline_asm"(%4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071, %4072, %4073, %4074, %4075, %4076, %4077, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $88, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $89, 1, 1, 1;\0Aadd.s64 db, $88, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $88, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 37 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %4079 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 0>} : (!struct1) -> f32
            %4080 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 1>} : (!struct1) -> f32
            %4081 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 2>} : (!struct1) -> f32
            %4082 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 3>} : (!struct1) -> f32
            %4083 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 4>} : (!struct1) -> f32
            %4084 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 5>} : (!struct1) -> f32
            %4085 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 6>} : (!struct1) -> f32
            %4086 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 7>} : (!struct1) -> f32
            %4087 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 8>} : (!struct1) -> f32
            %4088 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 9>} : (!struct1) -> f32
            %4089 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 10>} : (!struct1) -> f32
            %4090 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 11>} : (!struct1) -> f32
            %4091 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 12>} : (!struct1) -> f32
            %4092 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 13>} : (!struct1) -> f32
            %4093 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 14>} : (!struct1) -> f32
            %4094 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 15>} : (!struct1) -> f32
            %4095 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 16>} : (!struct1) -> f32
            %4096 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 17>} : (!struct1) -> f32
            %4097 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 18>} : (!struct1) -> f32
            %4098 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 19>} : (!struct1) -> f32
            %4099 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 20>} : (!struct1) -> f32
            %4100 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 21>} : (!struct1) -> f32
            %4101 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 22>} : (!struct1) -> f32
            %4102 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 23>} : (!struct1) -> f32
            %4103 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 24>} : (!struct1) -> f32
            %4104 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 25>} : (!struct1) -> f32
            %4105 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 26>} : (!struct1) -> f32
            %4106 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 27>} : (!struct1) -> f32
            %4107 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 28>} : (!struct1) -> f32
            %4108 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 29>} : (!struct1) -> f32
            %4109 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 30>} : (!struct1) -> f32
            %4110 = "llvm.extractvalue"(%t4111_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t4272_r = "llvm.inline_asm"(%3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4079, %4080, %4081, %4082, %4083, %4084, %4085, %4086, %4087, %4088, %4089, %4090, %4091, %4092, %4093, %4094, %4095, %4096, %4097, %4098, %4099, %4100, %4101, %4102, %4103, %4104, %4105, %4106, %4107, %4108, %4109, %4110, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4112 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4113 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4114 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4115 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4116 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4117 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4118 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4119 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4120 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4121 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4122 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4123 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4124 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4125 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4126 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4127 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 15>} : (!struct3) -> f32
            %4128 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 16>} : (!struct3) -> f32
            %4129 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 17>} : (!struct3) -> f32
            %4130 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 18>} : (!struct3) -> f32
            %4131 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 19>} : (!struct3) -> f32
            %4132 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 20>} : (!struct3) -> f32
            %4133 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 21>} : (!struct3) -> f32
            %4134 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 22>} : (!struct3) -> f32
            %4135 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 23>} : (!struct3) -> f32
            %4136 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 24>} : (!struct3) -> f32
            %4137 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 25>} : (!struct3) -> f32
            %4138 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 26>} : (!struct3) -> f32
            %4139 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 27>} : (!struct3) -> f32
            %4140 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 28>} : (!struct3) -> f32
            %4141 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 29>} : (!struct3) -> f32
            %4142 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 30>} : (!struct3) -> f32
            %4143 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 31>} : (!struct3) -> f32
            %4144 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 32>} : (!struct3) -> f32
            %4145 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 33>} : (!struct3) -> f32
            %4146 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 34>} : (!struct3) -> f32
            %4147 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 35>} : (!struct3) -> f32
            %4148 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 36>} : (!struct3) -> f32
            %4149 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 37>} : (!struct3) -> f32
            %4150 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 38>} : (!struct3) -> f32
            %4151 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 39>} : (!struct3) -> f32
            %4152 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 40>} : (!struct3) -> f32
            %4153 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 41>} : (!struct3) -> f32
            %4154 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 42>} : (!struct3) -> f32
            %4155 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 43>} : (!struct3) -> f32
            %4156 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 44>} : (!struct3) -> f32
            %4157 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 45>} : (!struct3) -> f32
            %4158 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 46>} : (!struct3) -> f32
            %4159 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 47>} : (!struct3) -> f32
            %4160 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 48>} : (!struct3) -> f32
            %4161 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 49>} : (!struct3) -> f32
            %4162 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 50>} : (!struct3) -> f32
            %4163 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 51>} : (!struct3) -> f32
            %4164 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 52>} : (!struct3) -> f32
            %4165 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 53>} : (!struct3) -> f32
            %4166 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 54>} : (!struct3) -> f32
            %4167 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 55>} : (!struct3) -> f32
            %4168 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 56>} : (!struct3) -> f32
            %4169 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 57>} : (!struct3) -> f32
            %4170 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 58>} : (!struct3) -> f32
            %4171 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 59>} : (!struct3) -> f32
            %4172 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 60>} : (!struct3) -> f32
            %4173 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 61>} : (!struct3) -> f32
            %4174 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 62>} : (!struct3) -> f32
            %4175 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 63>} : (!struct3) -> f32
            %4176 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 64>} : (!struct3) -> f32
            %4177 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 65>} : (!struct3) -> f32
            %4178 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 66>} : (!struct3) -> f32
            %4179 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 67>} : (!struct3) -> f32
            %4180 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 68>} : (!struct3) -> f32
            %4181 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 69>} : (!struct3) -> f32
            %4182 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 70>} : (!struct3) -> f32
            %4183 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 71>} : (!struct3) -> f32
            %4184 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 72>} : (!struct3) -> f32
            %4185 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 73>} : (!struct3) -> f32
            %4186 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 74>} : (!struct3) -> f32
            %4187 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 75>} : (!struct3) -> f32
            %4188 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 76>} : (!struct3) -> f32
            %4189 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 77>} : (!struct3) -> f32
            %4190 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 78>} : (!struct3) -> f32
            %4191 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 79>} : (!struct3) -> f32
            %4192 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 80>} : (!struct3) -> f32
            %4193 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 81>} : (!struct3) -> f32
            %4194 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 82>} : (!struct3) -> f32
            %4195 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 83>} : (!struct3) -> f32
            %4196 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 84>} : (!struct3) -> f32
            %4197 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 85>} : (!struct3) -> f32
            %4198 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 86>} : (!struct3) -> f32
            %4199 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 87>} : (!struct3) -> f32
            %4200 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 88>} : (!struct3) -> f32
            %4201 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 89>} : (!struct3) -> f32
            %4202 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 90>} : (!struct3) -> f32
            %4203 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 91>} : (!struct3) -> f32
            %4204 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 92>} : (!struct3) -> f32
            %4205 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 93>} : (!struct3) -> f32
            %4206 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 94>} : (!struct3) -> f32
            %4207 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 95>} : (!struct3) -> f32
            %4208 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 96>} : (!struct3) -> f32
            %4209 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 97>} : (!struct3) -> f32
            %4210 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 98>} : (!struct3) -> f32
            %4211 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 99>} : (!struct3) -> f32
            %4212 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 100>} : (!struct3) -> f32
            %4213 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 101>} : (!struct3) -> f32
            %4214 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 102>} : (!struct3) -> f32
            %4215 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 103>} : (!struct3) -> f32
            %4216 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 104>} : (!struct3) -> f32
            %4217 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 105>} : (!struct3) -> f32
            %4218 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 106>} : (!struct3) -> f32
            %4219 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 107>} : (!struct3) -> f32
            %4220 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 108>} : (!struct3) -> f32
            %4221 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 109>} : (!struct3) -> f32
            %4222 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 110>} : (!struct3) -> f32
            %4223 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 111>} : (!struct3) -> f32
            %4224 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 112>} : (!struct3) -> f32
            %4225 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 113>} : (!struct3) -> f32
            %4226 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 114>} : (!struct3) -> f32
            %4227 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 115>} : (!struct3) -> f32
            %4228 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 116>} : (!struct3) -> f32
            %4229 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 117>} : (!struct3) -> f32
            %4230 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 118>} : (!struct3) -> f32
            %4231 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 119>} : (!struct3) -> f32
            %4232 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 120>} : (!struct3) -> f32
            %4233 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 121>} : (!struct3) -> f32
            %4234 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 122>} : (!struct3) -> f32
            %4235 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 123>} : (!struct3) -> f32
            %4236 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 124>} : (!struct3) -> f32
            %4237 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 125>} : (!struct3) -> f32
            %4238 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 126>} : (!struct3) -> f32
            %4239 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 127>} : (!struct3) -> f32
            %4240 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 128>} : (!struct3) -> f32
            %4241 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 129>} : (!struct3) -> f32
            %4242 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 130>} : (!struct3) -> f32
            %4243 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 131>} : (!struct3) -> f32
            %4244 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 132>} : (!struct3) -> f32
            %4245 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 133>} : (!struct3) -> f32
            %4246 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 134>} : (!struct3) -> f32
            %4247 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 135>} : (!struct3) -> f32
            %4248 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 136>} : (!struct3) -> f32
            %4249 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 137>} : (!struct3) -> f32
            %4250 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 138>} : (!struct3) -> f32
            %4251 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 139>} : (!struct3) -> f32
            %4252 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 140>} : (!struct3) -> f32
            %4253 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 141>} : (!struct3) -> f32
            %4254 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 142>} : (!struct3) -> f32
            %4255 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 143>} : (!struct3) -> f32
            %4256 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 144>} : (!struct3) -> f32
            %4257 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 145>} : (!struct3) -> f32
            %4258 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 146>} : (!struct3) -> f32
            %4259 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 147>} : (!struct3) -> f32
            %4260 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 148>} : (!struct3) -> f32
            %4261 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 149>} : (!struct3) -> f32
            %4262 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 150>} : (!struct3) -> f32
            %4263 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 151>} : (!struct3) -> f32
            %4264 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 152>} : (!struct3) -> f32
            %4265 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 153>} : (!struct3) -> f32
            %4266 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 154>} : (!struct3) -> f32
            %4267 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 155>} : (!struct3) -> f32
            %4268 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 156>} : (!struct3) -> f32
            %4269 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 157>} : (!struct3) -> f32
            %4270 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 158>} : (!struct3) -> f32
            %4271 = "llvm.extractvalue"(%t4272_r) {position = array<i64: 159>} : (!struct3) -> f32
            "scf.if"(%149) ({
              %4273 = "llvm.getelementptr"(%150, %3618) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4274_s0 = "llvm.ptrtoint"(%4273) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4274_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4275 = "arith.addi"(%3618, %756) : (i32, i32) -> i32
            %4276 = "arith.cmpi"(%4275, %2751) {predicate = 0 : i64} : (i32, i32) -> i1
            %4277 = "arith.xori"(%3619, %756) : (i32, i32) -> i32
            %4278 = "arith.select"(%4276, %4277, %3619) : (i1, i32, i32) -> i32
            %4279 = "arith.select"(%4276, %71, %4275) : (i1, i32, i32) -> i32
            %4280 = "arith.addi"(%3617, %756) : (i32, i32) -> i32
            %4281 = "vector.from_elements"(%4112, %4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
            %4282 = "vector.from_elements"(%4160, %4161, %4162, %4163, %4164, %4165, %4166, %4167, %4168, %4169, %4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4186, %4187, %4188, %4189, %4190, %4191, %4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201, %4202, %4203, %4204, %4205, %4206, %4207) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
            %4283 = "arith.mulf"(%4281, %4282) {fastmath = #arith.fastmath<contract>} : (vector<48xf32>, vector<48xf32>) -> vector<48xf32>
            %4284 = "vector.extract"(%4283) {static_position = array<i64: 0>} : (vector<48xf32>) -> f32
            %4285 = "vector.extract"(%4283) {static_position = array<i64: 1>} : (vector<48xf32>) -> f32
            %4286 = "vector.extract"(%4283) {static_position = array<i64: 2>} : (vector<48xf32>) -> f32
            %4287 = "vector.extract"(%4283) {static_position = array<i64: 3>} : (vector<48xf32>) -> f32
            %4288 = "vector.extract"(%4283) {static_position = array<i64: 4>} : (vector<48xf32>) -> f32
            %4289 = "vector.extract"(%4283) {static_position = array<i64: 5>} : (vector<48xf32>) -> f32
            %4290 = "vector.extract"(%4283) {static_position = array<i64: 6>} : (vector<48xf32>) -> f32
            %4291 = "vector.extract"(%4283) {static_position = array<i64: 7>} : (vector<48xf32>) -> f32
            %4292 = "vector.extract"(%4283) {static_position = array<i64: 8>} : (vector<48xf32>) -> f32
            %4293 = "vector.extract"(%4283) {static_position = array<i64: 9>} : (vector<48xf32>) -> f32
            %4294 = "vector.extract"(%4283) {static_position = array<i64: 10>} : (vector<48xf32>) -> f32
            %4295 = "vector.extract"(%4283) {static_position = array<i64: 11>} : (vector<48xf32>) -> f32
            %4296 = "vector.extract"(%4283) {static_position = array<i64: 12>} : (vector<48xf32>) -> f32
            %4297 = "vector.extract"(%4283) {static_position = array<i64: 13>} : (vector<48xf32>) -> f32
            %4298 = "vector.extract"(%4283) {static_position = array<i64: 14>} : (vector<48xf32>) -> f32
            %4299 = "vector.extract"(%4283) {static_position = array<i64: 15>} : (vector<48xf32>) -> f32
            %4300 = "vector.extract"(%4283) {static_position = array<i64: 16>} : (vector<48xf32>) -> f32
            %4301 = "vector.extract"(%4283) {static_position = array<i64: 17>} : (vector<48xf32>) -> f32
            %4302 = "vector.extract"(%4283) {static_position = array<i64: 18>} : (vector<48xf32>) -> f32
            %4303 = "vector.extract"(%4283) {static_position = array<i64: 19>} : (vector<48xf32>) -> f32
            %4304 = "vector.extract"(%4283) {static_position = array<i64: 20>} : (vector<48xf32>) -> f32
            %4305 = "vector.extract"(%4283) {static_position = array<i64: 21>} : (vector<48xf32>) -> f32
            %4306 = "vector.extract"(%4283) {static_position = array<i64: 22>} : (vector<48xf32>) -> f32
            %4307 = "vector.extract"(%4283) {static_position = array<i64: 23>} : (vector<48xf32>) -> f32
            %4308 = "vector.extract"(%4283) {static_position = array<i64: 24>} : (vector<48xf32>) -> f32
            %4309 = "vector.extract"(%4283) {static_position = array<i64: 25>} : (vector<48xf32>) -> f32
            %4310 = "vector.extract"(%4283) {static_position = array<i64: 26>} : (vector<48xf32>) -> f32
            %4311 = "vector.extract"(%4283) {static_position = array<i64: 27>} : (vector<48xf32>) -> f32
            %4312 = "vector.extract"(%4283) {static_position = array<i64: 28>} : (vector<48xf32>) -> f32
            %4313 = "vector.extract"(%4283) {static_position = array<i64: 29>} : (vector<48xf32>) -> f32
            %4314 = "vector.extract"(%4283) {static_position = array<i64: 30>} : (vector<48xf32>) -> f32
            %4315 = "vector.extract"(%4283) {static_position = array<i64: 31>} : (vector<48xf32>) -> f32
            %4316 = "vector.extract"(%4283) {static_position = array<i64: 32>} : (vector<48xf32>) -> f32
            %4317 = "vector.extract"(%4283) {static_position = array<i64: 33>} : (vector<48xf32>) -> f32
            %4318 = "vector.extract"(%4283) {static_position = array<i64: 34>} : (vector<48xf32>) -> f32
            %4319 = "vector.extract"(%4283) {static_position = array<i64: 35>} : (vector<48xf32>) -> f32
            %4320 = "vector.extract"(%4283) {static_position = array<i64: 36>} : (vector<48xf32>) -> f32
            %4321 = "vector.extract"(%4283) {static_position = array<i64: 37>} : (vector<48xf32>) -> f32
            %4322 = "vector.extract"(%4283) {static_position = array<i64: 38>} : (vector<48xf32>) -> f32
            %4323 = "vector.extract"(%4283) {static_position = array<i64: 39>} : (vector<48xf32>) -> f32
            %4324 = "vector.extract"(%4283) {static_position = array<i64: 40>} : (vector<48xf32>) -> f32
            %4325 = "vector.extract"(%4283) {static_position = array<i64: 41>} : (vector<48xf32>) -> f32
            %4326 = "vector.extract"(%4283) {static_position = array<i64: 42>} : (vector<48xf32>) -> f32
            %4327 = "vector.extract"(%4283) {static_position = array<i64: 43>} : (vector<48xf32>) -> f32
            %4328 = "vector.extract"(%4283) {static_position = array<i64: 44>} : (vector<48xf32>) -> f32
            %4329 = "vector.extract"(%4283) {static_position = array<i64: 45>} : (vector<48xf32>) -> f32
            %4330 = "vector.extract"(%4283) {static_position = array<i64: 46>} : (vector<48xf32>) -> f32
            %4331 = "vector.extract"(%4283) {static_position = array<i64: 47>} : (vector<48xf32>) -> f32
            %4332 = "arith.xori"(%3832, %2062) : (i1, i1) -> i1
            %4333, %4334, %4335 = "scf.if"(%4332) ({
              %4336 = "arith.addi"(%3615, %756) : (i32, i32) -> i32
              %4337 = "arith.cmpi"(%4336, %2751) {predicate = 0 : i64} : (i32, i32) -> i1
              %4338 = "arith.xori"(%3616, %756) : (i32, i32) -> i32
              %4339 = "arith.select"(%4337, %4338, %3616) : (i1, i32, i32) -> i32
              %4340 = "arith.select"(%4337, %71, %4336) : (i1, i32, i32) -> i32
              %4341 = "arith.addi"(%3614, %756) : (i32, i32) -> i32
              %4342 = "llvm.getelementptr"(%147, %4340) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4343_s0 = "llvm.ptrtoint"(%4342) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4343_s0, %4339) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"(%4341, %4340, %4339) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3614, %3615, %3616) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %4344 = "arith.muli"(%4334, %772) : (i32, i32) -> i32
            %4345 = "llvm.getelementptr"(%88, %4344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4347_a = "llvm.ptrtoint"(%767) : (!llvm.ptr<3>) -> i32
            %t4347_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4347_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4347_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4347_shifted = "arith.shrui"(%t4347_a, %t4347_four) : (i32, i32) -> i32
            %t4347_low = "arith.andi"(%t4347_shifted, %t4347_mask) : (i32, i32) -> i32
            %t4347_wide = "arith.extui"(%t4347_low) : (i32) -> i64
            %4346 = "arith.ori"(%t4347_wide, %t4347_fields) : (i64, i64) -> i64
            %t4349_a = "llvm.ptrtoint"(%4345) : (!llvm.ptr<3>) -> i32
            %t4349_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4349_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4349_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4349_shifted = "arith.shrui"(%t4349_a, %t4349_four) : (i32, i32) -> i32
            %t4349_low = "arith.andi"(%t4349_shifted, %t4349_mask) : (i32, i32) -> i32
            %t4349_wide = "arith.extui"(%t4349_low) : (i32) -> i64
            %4348 = "arith.ori"(%t4349_wide, %t4349_fields) : (i64, i64) -> i64
            %t4398_r = "llvm.inline_asm"(%4112, %4113, %4114, %4115, %4116, %4117, %4118, %4119, %4120, %4121, %4122, %4123, %4124, %4125, %4126, %4127, %4128, %4129, %4130, %4131, %4132, %4133, %4134, %4135, %4136, %4137, %4138, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %4350 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4351 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4352 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4353 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4354 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4355 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4356 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4357 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4358 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4359 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4360 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4361 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4362 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4363 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4364 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4365 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4366 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4367 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4368 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4369 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4370 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4371 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4372 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4373 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4374 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4375 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4376 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4377 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4378 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4379 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4380 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4381 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 31>} : (!struct0) -> f32
            %4382 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 32>} : (!struct0) -> f32
            %4383 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 33>} : (!struct0) -> f32
            %4384 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 34>} : (!struct0) -> f32
            %4385 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 35>} : (!struct0) -> f32
            %4386 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 36>} : (!struct0) -> f32
            %4387 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 37>} : (!struct0) -> f32
            %4388 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 38>} : (!struct0) -> f32
            %4389 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 39>} : (!struct0) -> f32
            %4390 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 40>} : (!struct0) -> f32
            %4391 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 41>} : (!struct0) -> f32
            %4392 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 42>} : (!struct0) -> f32
            %4393 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 43>} : (!struct0) -> f32
            %4394 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 44>} : (!struct0) -> f32
            %4395 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 45>} : (!struct0) -> f32
            %4396 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 46>} : (!struct0) -> f32
            %4397 = "llvm.extractvalue"(%t4398_r) {position = array<i64: 47>} : (!struct0) -> f32
            %t4447_r = "llvm.inline_asm"(%4350, %4351, %4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4371, %4372, %4373, %4374, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4346, %4348, %1469) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $96, 0;\0Aadd.s64 db, $97, 0;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, $98, 1, 1, 0, 0;\0Aadd.s64 da, $96, 2;\0Aadd.s64 db, $97, 2;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 4;\0Aadd.s64 db, $97, 4;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $96, 6;\0Aadd.s64 db, $97, 6;\0Awgmma.mma_async.sync.aligned.m64n96k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 38 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %4399 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 0>} : (!struct0) -> f32
            %4400 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 1>} : (!struct0) -> f32
            %4401 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 2>} : (!struct0) -> f32
            %4402 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 3>} : (!struct0) -> f32
            %4403 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 4>} : (!struct0) -> f32
            %4404 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 5>} : (!struct0) -> f32
            %4405 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 6>} : (!struct0) -> f32
            %4406 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 7>} : (!struct0) -> f32
            %4407 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 8>} : (!struct0) -> f32
            %4408 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 9>} : (!struct0) -> f32
            %4409 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 10>} : (!struct0) -> f32
            %4410 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 11>} : (!struct0) -> f32
            %4411 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 12>} : (!struct0) -> f32
            %4412 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 13>} : (!struct0) -> f32
            %4413 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 14>} : (!struct0) -> f32
            %4414 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 15>} : (!struct0) -> f32
            %4415 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 16>} : (!struct0) -> f32
            %4416 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 17>} : (!struct0) -> f32
            %4417 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 18>} : (!struct0) -> f32
            %4418 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 19>} : (!struct0) -> f32
            %4419 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 20>} : (!struct0) -> f32
            %4420 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 21>} : (!struct0) -> f32
            %4421 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 22>} : (!struct0) -> f32
            %4422 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 23>} : (!struct0) -> f32
            %4423 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 24>} : (!struct0) -> f32
            %4424 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 25>} : (!struct0) -> f32
            %4425 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 26>} : (!struct0) -> f32
            %4426 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 27>} : (!struct0) -> f32
            %4427 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 28>} : (!struct0) -> f32
            %4428 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 29>} : (!struct0) -> f32
            %4429 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 30>} : (!struct0) -> f32
            %4430 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 31>} : (!struct0) -> f32
            %4431 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 32>} : (!struct0) -> f32
            %4432 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 33>} : (!struct0) -> f32
            %4433 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 34>} : (!struct0) -> f32
            %4434 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 35>} : (!struct0) -> f32
            %4435 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 36>} : (!struct0) -> f32
            %4436 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 37>} : (!struct0) -> f32
            %4437 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 38>} : (!struct0) -> f32
            %4438 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 39>} : (!struct0) -> f32
            %4439 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 40>} : (!struct0) -> f32
            %4440 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 41>} : (!struct0) -> f32
            %4441 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 42>} : (!struct0) -> f32
            %4442 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 43>} : (!struct0) -> f32
            %4443 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 44>} : (!struct0) -> f32
            %4444 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 45>} : (!struct0) -> f32
            %4445 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 46>} : (!struct0) -> f32
            %4446 = "llvm.extractvalue"(%t4447_r) {position = array<i64: 47>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t4608_r = "llvm.inline_asm"(%4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4284, %4285, %4286, %4287, %4288, %4289, %4290, %4291, %4292, %4293, %4294, %4295, %4296, %4297, %4298, %4299, %4300, %4301, %4302, %4303, %4304, %4305, %4306, %4307, %4308, %4309, %4310, %4311, %4312, %4313, %4314, %4315, %4316, %4317, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4331, %4208, %4209, %4210, %4211, %4212, %4213, %4214, %4215, %4216, %4217, %4218, %4219, %4220, %4221, %4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266, %4267, %4268, %4269, %4270, %4271) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4448 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4449 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4450 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4451 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4452 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4453 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4454 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4455 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4456 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4457 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4458 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4459 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4460 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4461 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4462 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4463 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 15>} : (!struct3) -> f32
            %4464 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 16>} : (!struct3) -> f32
            %4465 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 17>} : (!struct3) -> f32
            %4466 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 18>} : (!struct3) -> f32
            %4467 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 19>} : (!struct3) -> f32
            %4468 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 20>} : (!struct3) -> f32
            %4469 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 21>} : (!struct3) -> f32
            %4470 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 22>} : (!struct3) -> f32
            %4471 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 23>} : (!struct3) -> f32
            %4472 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 24>} : (!struct3) -> f32
            %4473 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 25>} : (!struct3) -> f32
            %4474 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 26>} : (!struct3) -> f32
            %4475 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 27>} : (!struct3) -> f32
            %4476 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 28>} : (!struct3) -> f32
            %4477 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 29>} : (!struct3) -> f32
            %4478 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 30>} : (!struct3) -> f32
            %4479 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 31>} : (!struct3) -> f32
            %4480 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 32>} : (!struct3) -> f32
            %4481 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 33>} : (!struct3) -> f32
            %4482 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 34>} : (!struct3) -> f32
            %4483 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 35>} : (!struct3) -> f32
            %4484 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 36>} : (!struct3) -> f32
            %4485 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 37>} : (!struct3) -> f32
            %4486 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 38>} : (!struct3) -> f32
            %4487 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 39>} : (!struct3) -> f32
            %4488 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 40>} : (!struct3) -> f32
            %4489 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 41>} : (!struct3) -> f32
            %4490 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 42>} : (!struct3) -> f32
            %4491 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 43>} : (!struct3) -> f32
            %4492 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 44>} : (!struct3) -> f32
            %4493 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 45>} : (!struct3) -> f32
            %4494 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 46>} : (!struct3) -> f32
            %4495 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 47>} : (!struct3) -> f32
            %4496 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 48>} : (!struct3) -> f32
            %4497 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 49>} : (!struct3) -> f32
            %4498 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 50>} : (!struct3) -> f32
            %4499 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 51>} : (!struct3) -> f32
            %4500 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 52>} : (!struct3) -> f32
            %4501 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 53>} : (!struct3) -> f32
            %4502 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 54>} : (!struct3) -> f32
            %4503 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 55>} : (!struct3) -> f32
            %4504 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 56>} : (!struct3) -> f32
            %4505 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 57>} : (!struct3) -> f32
            %4506 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 58>} : (!struct3) -> f32
            %4507 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 59>} : (!struct3) -> f32
            %4508 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 60>} : (!struct3) -> f32
            %4509 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 61>} : (!struct3) -> f32
            %4510 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 62>} : (!struct3) -> f32
            %4511 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 63>} : (!struct3) -> f32
            %4512 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 64>} : (!struct3) -> f32
            %4513 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 65>} : (!struct3) -> f32
            %4514 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 66>} : (!struct3) -> f32
            %4515 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 67>} : (!struct3) -> f32
            %4516 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 68>} : (!struct3) -> f32
            %4517 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 69>} : (!struct3) -> f32
            %4518 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 70>} : (!struct3) -> f32
            %4519 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 71>} : (!struct3) -> f32
            %4520 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 72>} : (!struct3) -> f32
            %4521 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 73>} : (!struct3) -> f32
            %4522 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 74>} : (!struct3) -> f32
            %4523 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 75>} : (!struct3) -> f32
            %4524 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 76>} : (!struct3) -> f32
            %4525 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 77>} : (!struct3) -> f32
            %4526 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 78>} : (!struct3) -> f32
            %4527 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 79>} : (!struct3) -> f32
            %4528 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 80>} : (!struct3) -> f32
            %4529 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 81>} : (!struct3) -> f32
            %4530 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 82>} : (!struct3) -> f32
            %4531 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 83>} : (!struct3) -> f32
            %4532 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 84>} : (!struct3) -> f32
            %4533 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 85>} : (!struct3) -> f32
            %4534 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 86>} : (!struct3) -> f32
            %4535 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 87>} : (!struct3) -> f32
            %4536 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 88>} : (!struct3) -> f32
            %4537 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 89>} : (!struct3) -> f32
            %4538 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 90>} : (!struct3) -> f32
            %4539 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 91>} : (!struct3) -> f32
            %4540 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 92>} : (!struct3) -> f32
            %4541 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 93>} : (!struct3) -> f32
            %4542 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 94>} : (!struct3) -> f32
            %4543 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 95>} : (!struct3) -> f32
            %4544 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 96>} : (!struct3) -> f32
            %4545 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 97>} : (!struct3) -> f32
            %4546 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 98>} : (!struct3) -> f32
            %4547 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 99>} : (!struct3) -> f32
            %4548 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 100>} : (!struct3) -> f32
            %4549 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 101>} : (!struct3) -> f32
            %4550 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 102>} : (!struct3) -> f32
            %4551 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 103>} : (!struct3) -> f32
            %4552 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 104>} : (!struct3) -> f32
            %4553 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 105>} : (!struct3) -> f32
            %4554 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 106>} : (!struct3) -> f32
            %4555 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 107>} : (!struct3) -> f32
            %4556 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 108>} : (!struct3) -> f32
            %4557 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 109>} : (!struct3) -> f32
            %4558 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 110>} : (!struct3) -> f32
            %4559 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 111>} : (!struct3) -> f32
            %4560 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 112>} : (!struct3) -> f32
            %4561 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 113>} : (!struct3) -> f32
            %4562 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 114>} : (!struct3) -> f32
            %4563 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 115>} : (!struct3) -> f32
            %4564 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 116>} : (!struct3) -> f32
            %4565 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 117>} : (!struct3) -> f32
            %4566 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 118>} : (!struct3) -> f32
            %4567 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 119>} : (!struct3) -> f32
            %4568 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 120>} : (!struct3) -> f32
            %4569 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 121>} : (!struct3) -> f32
            %4570 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 122>} : (!struct3) -> f32
            %4571 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 123>} : (!struct3) -> f32
            %4572 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 124>} : (!struct3) -> f32
            %4573 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 125>} : (!struct3) -> f32
            %4574 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 126>} : (!struct3) -> f32
            %4575 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 127>} : (!struct3) -> f32
            %4576 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 128>} : (!struct3) -> f32
            %4577 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 129>} : (!struct3) -> f32
            %4578 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 130>} : (!struct3) -> f32
            %4579 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 131>} : (!struct3) -> f32
            %4580 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 132>} : (!struct3) -> f32
            %4581 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 133>} : (!struct3) -> f32
            %4582 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 134>} : (!struct3) -> f32
            %4583 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 135>} : (!struct3) -> f32
            %4584 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 136>} : (!struct3) -> f32
            %4585 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 137>} : (!struct3) -> f32
            %4586 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 138>} : (!struct3) -> f32
            %4587 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 139>} : (!struct3) -> f32
            %4588 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 140>} : (!struct3) -> f32
            %4589 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 141>} : (!struct3) -> f32
            %4590 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 142>} : (!struct3) -> f32
            %4591 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 143>} : (!struct3) -> f32
            %4592 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 144>} : (!struct3) -> f32
            %4593 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 145>} : (!struct3) -> f32
            %4594 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 146>} : (!struct3) -> f32
            %4595 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 147>} : (!struct3) -> f32
            %4596 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 148>} : (!struct3) -> f32
            %4597 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 149>} : (!struct3) -> f32
            %4598 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 150>} : (!struct3) -> f32
            %4599 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 151>} : (!struct3) -> f32
            %4600 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 152>} : (!struct3) -> f32
            %4601 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 153>} : (!struct3) -> f32
            %4602 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 154>} : (!struct3) -> f32
            %4603 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 155>} : (!struct3) -> f32
            %4604 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 156>} : (!struct3) -> f32
            %4605 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 157>} : (!struct3) -> f32
            %4606 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 158>} : (!struct3) -> f32
            %4607 = "llvm.extractvalue"(%t4608_r) {position = array<i64: 159>} : (!struct3) -> f32
            %4609 = "llvm.getelementptr"(%94, %3624) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4610_s0 = "llvm.ptrtoint"(%4609) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4610_s0, %3625) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4611 = "arith.muli"(%3624, %2688) : (i32, i32) -> i32
            %4612 = "llvm.getelementptr"(%90, %4611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4613 = "vector.from_elements"(%4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538, %4539, %4540, %4541, %4542, %4543) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<48xf32>
            %4614 = "arith.truncf"(%4613) : (vector<48xf32>) -> vector<48xf16>
            %4615 = "vector.extract"(%4614) {static_position = array<i64: 0>} : (vector<48xf16>) -> f16
            %4616 = "vector.extract"(%4614) {static_position = array<i64: 1>} : (vector<48xf16>) -> f16
            %4617 = "vector.extract"(%4614) {static_position = array<i64: 2>} : (vector<48xf16>) -> f16
            %4618 = "vector.extract"(%4614) {static_position = array<i64: 3>} : (vector<48xf16>) -> f16
            %4619 = "vector.extract"(%4614) {static_position = array<i64: 4>} : (vector<48xf16>) -> f16
            %4620 = "vector.extract"(%4614) {static_position = array<i64: 5>} : (vector<48xf16>) -> f16
            %4621 = "vector.extract"(%4614) {static_position = array<i64: 6>} : (vector<48xf16>) -> f16
            %4622 = "vector.extract"(%4614) {static_position = array<i64: 7>} : (vector<48xf16>) -> f16
            %4623 = "vector.extract"(%4614) {static_position = array<i64: 8>} : (vector<48xf16>) -> f16
            %4624 = "vector.extract"(%4614) {static_position = array<i64: 9>} : (vector<48xf16>) -> f16
            %4625 = "vector.extract"(%4614) {static_position = array<i64: 10>} : (vector<48xf16>) -> f16
            %4626 = "vector.extract"(%4614) {static_position = array<i64: 11>} : (vector<48xf16>) -> f16
            %4627 = "vector.extract"(%4614) {static_position = array<i64: 12>} : (vector<48xf16>) -> f16
            %4628 = "vector.extract"(%4614) {static_position = array<i64: 13>} : (vector<48xf16>) -> f16
            %4629 = "vector.extract"(%4614) {static_position = array<i64: 14>} : (vector<48xf16>) -> f16
            %4630 = "vector.extract"(%4614) {static_position = array<i64: 15>} : (vector<48xf16>) -> f16
            %4631 = "vector.extract"(%4614) {static_position = array<i64: 16>} : (vector<48xf16>) -> f16
            %4632 = "vector.extract"(%4614) {static_position = array<i64: 17>} : (vector<48xf16>) -> f16
            %4633 = "vector.extract"(%4614) {static_position = array<i64: 18>} : (vector<48xf16>) -> f16
            %4634 = "vector.extract"(%4614) {static_position = array<i64: 19>} : (vector<48xf16>) -> f16
            %4635 = "vector.extract"(%4614) {static_position = array<i64: 20>} : (vector<48xf16>) -> f16
            %4636 = "vector.extract"(%4614) {static_position = array<i64: 21>} : (vector<48xf16>) -> f16
            %4637 = "vector.extract"(%4614) {static_position = array<i64: 22>} : (vector<48xf16>) -> f16
            %4638 = "vector.extract"(%4614) {static_position = array<i64: 23>} : (vector<48xf16>) -> f16
            %4639 = "vector.extract"(%4614) {static_position = array<i64: 24>} : (vector<48xf16>) -> f16
            %4640 = "vector.extract"(%4614) {static_position = array<i64: 25>} : (vector<48xf16>) -> f16
            %4641 = "vector.extract"(%4614) {static_position = array<i64: 26>} : (vector<48xf16>) -> f16
            %4642 = "vector.extract"(%4614) {static_position = array<i64: 27>} : (vector<48xf16>) -> f16
            %4643 = "vector.extract"(%4614) {static_position = array<i64: 28>} : (vector<48xf16>) -> f16
            %4644 = "vector.extract"(%4614) {static_position = array<i64: 29>} : (vector<48xf16>) -> f16
            %4645 = "vector.extract"(%4614) {static_position = array<i64: 30>} : (vector<48xf16>) -> f16
            %4646 = "vector.extract"(%4614) {static_position = array<i64: 31>} : (vector<48xf16>) -> f16
            %4647 = "vector.extract"(%4614) {static_position = array<i64: 32>} : (vector<48xf16>) -> f16
            %4648 = "vector.extract"(%4614) {static_position = array<i64: 33>} : (vector<48xf16>) -> f16
            %4649 = "vector.extract"(%4614) {static_position = array<i64: 34>} : (vector<48xf16>) -> f16
            %4650 = "vector.extract"(%4614) {static_position = array<i64: 35>} : (vector<48xf16>) -> f16
            %4651 = "vector.extract"(%4614) {static_position = array<i64: 36>} : (vector<48xf16>) -> f16
            %4652 = "vector.extract"(%4614) {static_position = array<i64: 37>} : (vector<48xf16>) -> f16
            %4653 = "vector.extract"(%4614) {static_position = array<i64: 38>} : (vector<48xf16>) -> f16
            %4654 = "vector.extract"(%4614) {static_position = array<i64: 39>} : (vector<48xf16>) -> f16
            %4655 = "vector.extract"(%4614) {static_position = array<i64: 40>} : (vector<48xf16>) -> f16
            %4656 = "vector.extract"(%4614) {static_position = array<i64: 41>} : (vector<48xf16>) -> f16
            %4657 = "vector.extract"(%4614) {static_position = array<i64: 42>} : (vector<48xf16>) -> f16
            %4658 = "vector.extract"(%4614) {static_position = array<i64: 43>} : (vector<48xf16>) -> f16
            %4659 = "vector.extract"(%4614) {static_position = array<i64: 44>} : (vector<48xf16>) -> f16
            %4660 = "vector.extract"(%4614) {static_position = array<i64: 45>} : (vector<48xf16>) -> f16
            %4661 = "vector.extract"(%4614) {static_position = array<i64: 46>} : (vector<48xf16>) -> f16
            %4662 = "vector.extract"(%4614) {static_position = array<i64: 47>} : (vector<48xf16>) -> f16
            %4663 = "vector.from_elements"(%4615, %4616) : (f16, f16) -> vector<2xf16>
            %4664 = "llvm.bitcast"(%4663) : (vector<2xf16>) -> i32
            %4665 = "vector.from_elements"(%4617, %4618) : (f16, f16) -> vector<2xf16>
            %4666 = "llvm.bitcast"(%4665) : (vector<2xf16>) -> i32
            %4667 = "vector.from_elements"(%4619, %4620) : (f16, f16) -> vector<2xf16>
            %4668 = "llvm.bitcast"(%4667) : (vector<2xf16>) -> i32
            %4669 = "vector.from_elements"(%4621, %4622) : (f16, f16) -> vector<2xf16>
            %4670 = "llvm.bitcast"(%4669) : (vector<2xf16>) -> i32
            %4671 = "llvm.getelementptr"(%4612, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4671, %4664, %4666, %4668, %4670) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4673 = "llvm.getelementptr"(%4612) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4674 = "vector.from_elements"(%4623, %4624) : (f16, f16) -> vector<2xf16>
            %4675 = "llvm.bitcast"(%4674) : (vector<2xf16>) -> i32
            %4676 = "vector.from_elements"(%4625, %4626) : (f16, f16) -> vector<2xf16>
            %4677 = "llvm.bitcast"(%4676) : (vector<2xf16>) -> i32
            %4678 = "vector.from_elements"(%4627, %4628) : (f16, f16) -> vector<2xf16>
            %4679 = "llvm.bitcast"(%4678) : (vector<2xf16>) -> i32
            %4680 = "vector.from_elements"(%4629, %4630) : (f16, f16) -> vector<2xf16>
            %4681 = "llvm.bitcast"(%4680) : (vector<2xf16>) -> i32
            %4682 = "llvm.getelementptr"(%4673, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4682, %4675, %4677, %4679, %4681) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4684 = "llvm.getelementptr"(%4612) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4685 = "vector.from_elements"(%4631, %4632) : (f16, f16) -> vector<2xf16>
            %4686 = "llvm.bitcast"(%4685) : (vector<2xf16>) -> i32
            %4687 = "vector.from_elements"(%4633, %4634) : (f16, f16) -> vector<2xf16>
            %4688 = "llvm.bitcast"(%4687) : (vector<2xf16>) -> i32
            %4689 = "vector.from_elements"(%4635, %4636) : (f16, f16) -> vector<2xf16>
            %4690 = "llvm.bitcast"(%4689) : (vector<2xf16>) -> i32
            %4691 = "vector.from_elements"(%4637, %4638) : (f16, f16) -> vector<2xf16>
            %4692 = "llvm.bitcast"(%4691) : (vector<2xf16>) -> i32
            %4693 = "llvm.getelementptr"(%4684, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4693, %4686, %4688, %4690, %4692) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4695 = "llvm.getelementptr"(%4612) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4696 = "vector.from_elements"(%4639, %4640) : (f16, f16) -> vector<2xf16>
            %4697 = "llvm.bitcast"(%4696) : (vector<2xf16>) -> i32
            %4698 = "vector.from_elements"(%4641, %4642) : (f16, f16) -> vector<2xf16>
            %4699 = "llvm.bitcast"(%4698) : (vector<2xf16>) -> i32
            %4700 = "vector.from_elements"(%4643, %4644) : (f16, f16) -> vector<2xf16>
            %4701 = "llvm.bitcast"(%4700) : (vector<2xf16>) -> i32
            %4702 = "vector.from_elements"(%4645, %4646) : (f16, f16) -> vector<2xf16>
            %4703 = "llvm.bitcast"(%4702) : (vector<2xf16>) -> i32
            %4704 = "llvm.getelementptr"(%4695, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4704, %4697, %4699, %4701, %4703) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4706 = "llvm.getelementptr"(%4612) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4707 = "vector.from_elements"(%4647, %4648) : (f16, f16) -> vector<2xf16>
            %4708 = "llvm.bitcast"(%4707) : (vector<2xf16>) -> i32
            %4709 = "vector.from_elements"(%4649, %4650) : (f16, f16) -> vector<2xf16>
            %4710 = "llvm.bitcast"(%4709) : (vector<2xf16>) -> i32
            %4711 = "vector.from_elements"(%4651, %4652) : (f16, f16) -> vector<2xf16>
            %4712 = "llvm.bitcast"(%4711) : (vector<2xf16>) -> i32
            %4713 = "vector.from_elements"(%4653, %4654) : (f16, f16) -> vector<2xf16>
            %4714 = "llvm.bitcast"(%4713) : (vector<2xf16>) -> i32
            %4715 = "llvm.getelementptr"(%4706, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4715, %4708, %4710, %4712, %4714) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %4717 = "llvm.getelementptr"(%4612) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4718 = "vector.from_elements"(%4655, %4656) : (f16, f16) -> vector<2xf16>
            %4719 = "llvm.bitcast"(%4718) : (vector<2xf16>) -> i32
            %4720 = "vector.from_elements"(%4657, %4658) : (f16, f16) -> vector<2xf16>
            %4721 = "llvm.bitcast"(%4720) : (vector<2xf16>) -> i32
            %4722 = "vector.from_elements"(%4659, %4660) : (f16, f16) -> vector<2xf16>
            %4723 = "llvm.bitcast"(%4722) : (vector<2xf16>) -> i32
            %4724 = "vector.from_elements"(%4661, %4662) : (f16, f16) -> vector<2xf16>
            %4725 = "llvm.bitcast"(%4724) : (vector<2xf16>) -> i32
            %4726 = "llvm.getelementptr"(%4717, %2753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%4726, %4719, %4721, %4723, %4725) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 45 : i32} : (i32) -> ()
            %4728 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4729 = "arith.cmpi"(%4728, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%4729) ({
              %4730 = "llvm.getelementptr"(%93, %3624) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4731_s0 = "llvm.ptrtoint"(%4730) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4731_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4732 = "arith.cmpi"(%3611, %756) {predicate = 4 : i64} : (i32, i32) -> i1
            "scf.if"(%4732) ({
              %4733 = "arith.constant"() {value = 5 : i32} : () -> i32
              %4734 = "arith.shrsi"(%758, %4733) : (i32, i32) -> i32
              %4735 = "arith.muli"(%4734, %74) : (i32, i32) -> i32
              %4736 = "arith.muli"(%4735, %799) : (i32, i32) -> i32
              %4737 = "llvm.getelementptr"(%3829, %4736) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %4738 = "arith.constant"() {value = 768 : i32} : () -> i32
              %4739 = "arith.muli"(%4734, %4738) : (i32, i32) -> i32
              %4740 = "llvm.getelementptr"(%112, %4739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %4741 = "nvvm.elect.sync"() {cutec.arm = 46 : i32} : () -> i1
              "scf.if"(%4741) ({
                %t4742_s1 = "llvm.ptrtoint"(%4740) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%4737, %t4742_s1, %769) {asm_string = "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;", constraints = "l,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.barrier"(%2815, %68) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 47 : i32} : (i32, i32) -> ()
            "scf.if"(%174) ({
              %4743 = "llvm.getelementptr"(%175, %3621) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4744_s0 = "llvm.ptrtoint"(%4743) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t4744_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %4745 = "arith.addi"(%3621, %756) : (i32, i32) -> i32
            %4746 = "arith.cmpi"(%4745, %763) {predicate = 0 : i64} : (i32, i32) -> i1
            %4747 = "arith.xori"(%3622, %756) : (i32, i32) -> i32
            %4748 = "arith.select"(%4746, %4747, %3622) : (i1, i32, i32) -> i32
            %4749 = "arith.select"(%4746, %71, %4745) : (i1, i32, i32) -> i32
            %4750 = "arith.addi"(%3620, %756) : (i32, i32) -> i32
            %4751 = "arith.muli"(%4334, %1421) : (i32, i32) -> i32
            %4752 = "llvm.getelementptr"(%91, %4751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4753 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %4754 = "arith.remui"(%4753, %789) : (i32, i32) -> i32
            %4755 = "arith.muli"(%4754, %763) : (i32, i32) -> i32
            %4756 = "llvm.getelementptr"(%4752, %4755) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4757 = "llvm.load"(%4756) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4758 = "vector.extract"(%4757) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4759 = "vector.extract"(%4757) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4760 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4761 = "llvm.load"(%4760) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4762 = "vector.extract"(%4761) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4763 = "vector.extract"(%4761) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4764 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4765 = "llvm.load"(%4764) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4766 = "vector.extract"(%4765) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4767 = "vector.extract"(%4765) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4768 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4769 = "llvm.load"(%4768) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4770 = "vector.extract"(%4769) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4771 = "vector.extract"(%4769) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4772 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4773 = "llvm.load"(%4772) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4774 = "vector.extract"(%4773) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4775 = "vector.extract"(%4773) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4776 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4777 = "llvm.load"(%4776) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4778 = "vector.extract"(%4777) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4779 = "vector.extract"(%4777) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4780 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4781 = "llvm.load"(%4780) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4782 = "vector.extract"(%4781) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4783 = "vector.extract"(%4781) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4784 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4785 = "llvm.load"(%4784) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4786 = "vector.extract"(%4785) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4787 = "vector.extract"(%4785) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4788 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4789 = "llvm.load"(%4788) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4790 = "vector.extract"(%4789) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4791 = "vector.extract"(%4789) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4792 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4793 = "llvm.load"(%4792) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4794 = "vector.extract"(%4793) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4795 = "vector.extract"(%4793) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4796 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4797 = "llvm.load"(%4796) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4798 = "vector.extract"(%4797) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4799 = "vector.extract"(%4797) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4800 = "llvm.getelementptr"(%4756) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %4801 = "llvm.load"(%4800) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %4802 = "vector.extract"(%4801) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %4803 = "vector.extract"(%4801) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %4804 = "vector.from_elements"(%4758, %4759, %4762, %4763, %4766, %4767, %4770, %4771, %4774, %4775, %4778, %4779, %4782, %4783, %4786, %4787, %4790, %4791, %4794, %4795, %4798, %4799, %4802, %4803) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %4805 = "llvm.getelementptr"(%93, %3627) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4806_s0 = "llvm.ptrtoint"(%4805) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t4806_s0, %3628) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %4807 = "arith.muli"(%3627, %2688) : (i32, i32) -> i32
            %4808 = "llvm.getelementptr"(%771, %4807) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4810_a = "llvm.ptrtoint"(%86) : (!llvm.ptr<3>) -> i32
            %t4810_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4810_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4810_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4810_shifted = "arith.shrui"(%t4810_a, %t4810_four) : (i32, i32) -> i32
            %t4810_low = "arith.andi"(%t4810_shifted, %t4810_mask) : (i32, i32) -> i32
            %t4810_wide = "arith.extui"(%t4810_low) : (i32) -> i64
            %4809 = "arith.ori"(%t4810_wide, %t4810_fields) : (i64, i64) -> i64
            %t4812_a = "llvm.ptrtoint"(%4808) : (!llvm.ptr<3>) -> i32
            %t4812_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4812_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4812_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t4812_shifted = "arith.shrui"(%t4812_a, %t4812_four) : (i32, i32) -> i32
            %t4812_low = "arith.andi"(%t4812_shifted, %t4812_mask) : (i32, i32) -> i32
            %t4812_wide = "arith.extui"(%t4812_low) : (i32) -> i64
            %4811 = "arith.ori"(%t4812_wide, %t4812_fields) : (i64, i64) -> i64
            %t4837_r = "llvm.inline_asm"(%4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507, %4508, %4509, %4510, %4511, %4512, %4513, %4514, %4515, %4516, %4517, %4518, %4519) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct4
            %4813 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 0>} : (!struct4) -> f32
            %4814 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 1>} : (!struct4) -> f32
            %4815 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 2>} : (!struct4) -> f32
            %4816 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 3>} : (!struct4) -> f32
            %4817 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 4>} : (!struct4) -> f32
            %4818 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 5>} : (!struct4) -> f32
            %4819 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 6>} : (!struct4) -> f32
            %4820 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 7>} : (!struct4) -> f32
            %4821 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 8>} : (!struct4) -> f32
            %4822 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 9>} : (!struct4) -> f32
            %4823 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 10>} : (!struct4) -> f32
            %4824 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 11>} : (!struct4) -> f32
            %4825 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 12>} : (!struct4) -> f32
            %4826 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 13>} : (!struct4) -> f32
            %4827 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 14>} : (!struct4) -> f32
            %4828 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 15>} : (!struct4) -> f32
            %4829 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 16>} : (!struct4) -> f32
            %4830 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 17>} : (!struct4) -> f32
            %4831 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 18>} : (!struct4) -> f32
            %4832 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 19>} : (!struct4) -> f32
            %4833 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 20>} : (!struct4) -> f32
            %4834 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 21>} : (!struct4) -> f32
            %4835 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 22>} : (!struct4) -> f32
            %4836 = "llvm.extractvalue"(%t4837_r) {position = array<i64: 23>} : (!struct4) -> f32
            %t4862_r = "llvm.inline_asm"(%4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4809, %4811, %1469) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $48, 0;\0Aadd.s64 db, $49, 0;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, $50, 1, 1, 1, 0;\0Aadd.s64 da, $48, 128;\0Aadd.s64 db, $49, 2;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 256;\0Aadd.s64 db, $49, 4;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 384;\0Aadd.s64 db, $49, 6;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 512;\0Aadd.s64 db, $49, 768;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 640;\0Aadd.s64 db, $49, 770;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 768;\0Aadd.s64 db, $49, 772;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 896;\0Aadd.s64 db, $49, 774;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 48 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct4
            %4838 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 0>} : (!struct4) -> f32
            %4839 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 1>} : (!struct4) -> f32
            %4840 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 2>} : (!struct4) -> f32
            %4841 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 3>} : (!struct4) -> f32
            %4842 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 4>} : (!struct4) -> f32
            %4843 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 5>} : (!struct4) -> f32
            %4844 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 6>} : (!struct4) -> f32
            %4845 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 7>} : (!struct4) -> f32
            %4846 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 8>} : (!struct4) -> f32
            %4847 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 9>} : (!struct4) -> f32
            %4848 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 10>} : (!struct4) -> f32
            %4849 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 11>} : (!struct4) -> f32
            %4850 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 12>} : (!struct4) -> f32
            %4851 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 13>} : (!struct4) -> f32
            %4852 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 14>} : (!struct4) -> f32
            %4853 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 15>} : (!struct4) -> f32
            %4854 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 16>} : (!struct4) -> f32
            %4855 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 17>} : (!struct4) -> f32
            %4856 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 18>} : (!struct4) -> f32
            %4857 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 19>} : (!struct4) -> f32
            %4858 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 20>} : (!struct4) -> f32
            %4859 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 21>} : (!struct4) -> f32
            %4860 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 22>} : (!struct4) -> f32
            %4861 = "llvm.extractvalue"(%t4862_r) {position = array<i64: 23>} : (!struct4) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4863 = "llvm.getelementptr"(%774, %4611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %4864 = "arith.muli"(%4279, %772) : (i32, i32) -> i32
            %4865 = "llvm.getelementptr"(%88, %4864) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t4867_a = "llvm.ptrtoint"(%4863) : (!llvm.ptr<3>) -> i32
            %t4867_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4867_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4867_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4867_shifted = "arith.shrui"(%t4867_a, %t4867_four) : (i32, i32) -> i32
            %t4867_low = "arith.andi"(%t4867_shifted, %t4867_mask) : (i32, i32) -> i32
            %t4867_wide = "arith.extui"(%t4867_low) : (i32) -> i64
            %4866 = "arith.ori"(%t4867_wide, %t4867_fields) : (i64, i64) -> i64
            %t4869_a = "llvm.ptrtoint"(%4865) : (!llvm.ptr<3>) -> i32
            %t4869_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t4869_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t4869_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t4869_shifted = "arith.shrui"(%t4869_a, %t4869_four) : (i32, i32) -> i32
            %t4869_low = "arith.andi"(%t4869_shifted, %t4869_mask) : (i32, i32) -> i32
            %t4869_wide = "arith.extui"(%t4869_low) : (i32) -> i64
            %4868 = "arith.ori"(%t4869_wide, %t4869_fields) : (i64, i64) -> i64
            %t4902_r = "llvm.inline_asm"(%4576, %4577, %4578, %4579, %4580, %4581, %4582, %4583, %4584, %4585, %4586, %4587, %4588, %4589, %4590, %4591, %4592, %4593, %4594, %4595, %4596, %4597, %4598, %4599, %4600, %4601, %4602, %4603, %4604, %4605, %4606, %4607) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %4870 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 0>} : (!struct1) -> f32
            %4871 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 1>} : (!struct1) -> f32
            %4872 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 2>} : (!struct1) -> f32
            %4873 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 3>} : (!struct1) -> f32
            %4874 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 4>} : (!struct1) -> f32
            %4875 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 5>} : (!struct1) -> f32
            %4876 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 6>} : (!struct1) -> f32
            %4877 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 7>} : (!struct1) -> f32
            %4878 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 8>} : (!struct1) -> f32
            %4879 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 9>} : (!struct1) -> f32
            %4880 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 10>} : (!struct1) -> f32
            %4881 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 11>} : (!struct1) -> f32
            %4882 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 12>} : (!struct1) -> f32
            %4883 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 13>} : (!struct1) -> f32
            %4884 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 14>} : (!struct1) -> f32
            %4885 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 15>} : (!struct1) -> f32
            %4886 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 16>} : (!struct1) -> f32
            %4887 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 17>} : (!struct1) -> f32
            %4888 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 18>} : (!struct1) -> f32
            %4889 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 19>} : (!struct1) -> f32
            %4890 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 20>} : (!struct1) -> f32
            %4891 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 21>} : (!struct1) -> f32
            %4892 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 22>} : (!struct1) -> f32
            %4893 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 23>} : (!struct1) -> f32
            %4894 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 24>} : (!struct1) -> f32
            %4895 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 25>} : (!struct1) -> f32
            %4896 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 26>} : (!struct1) -> f32
            %4897 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 27>} : (!struct1) -> f32
            %4898 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 28>} : (!struct1) -> f32
            %4899 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 29>} : (!struct1) -> f32
            %4900 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 30>} : (!struct1) -> f32
            %4901 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t4935_r = "llvm.inline_asm"(%4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4881, %4882, %4883, %4884, %4885, %4886, %4887, %4888, %4889, %4890, %4891, %4892, %4893, %4894, %4895, %4896, %4897, %4898, %4899, %4900, %4901, %4866, %4868, %2062) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 512;\0Aadd.s64 db, $65, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 640;\0Aadd.s64 db, $65, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 49 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %4903 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 0>} : (!struct1) -> f32
            %4904 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 1>} : (!struct1) -> f32
            %4905 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 2>} : (!struct1) -> f32
            %4906 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 3>} : (!struct1) -> f32
            %4907 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 4>} : (!struct1) -> f32
            %4908 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 5>} : (!struct1) -> f32
            %4909 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 6>} : (!struct1) -> f32
            %4910 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 7>} : (!struct1) -> f32
            %4911 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 8>} : (!struct1) -> f32
            %4912 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 9>} : (!struct1) -> f32
            %4913 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 10>} : (!struct1) -> f32
            %4914 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 11>} : (!struct1) -> f32
            %4915 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 12>} : (!struct1) -> f32
            %4916 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 13>} : (!struct1) -> f32
            %4917 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 14>} : (!struct1) -> f32
            %4918 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 15>} : (!struct1) -> f32
            %4919 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 16>} : (!struct1) -> f32
            %4920 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 17>} : (!struct1) -> f32
            %4921 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 18>} : (!struct1) -> f32
            %4922 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 19>} : (!struct1) -> f32
            %4923 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 20>} : (!struct1) -> f32
            %4924 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 21>} : (!struct1) -> f32
            %4925 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 22>} : (!struct1) -> f32
            %4926 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 23>} : (!struct1) -> f32
            %4927 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 24>} : (!struct1) -> f32
            %4928 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 25>} : (!struct1) -> f32
            %4929 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 26>} : (!struct1) -> f32
            %4930 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 27>} : (!struct1) -> f32
            %4931 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 28>} : (!struct1) -> f32
            %4932 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 29>} : (!struct1) -> f32
            %4933 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 30>} : (!struct1) -> f32
            %4934 = "llvm.extractvalue"(%t4935_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %4936 = "arith.addi"(%3624, %756) : (i32, i32) -> i32
            %4937 = "arith.cmpi"(%4936, %763) {predicate = 0 : i64} : (i32, i32) -> i1
            %4938 = "arith.xori"(%3625, %756) : (i32, i32) -> i32
            %4939 = "arith.select"(%4937, %4938, %3625) : (i1, i32, i32) -> i32
            %4940 = "arith.select"(%4937, %71, %4936) : (i1, i32, i32) -> i32
            %4941 = "arith.addi"(%3623, %756) : (i32, i32) -> i32
            %t5102_r = "llvm.inline_asm"(%4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4520, %4521, %4522, %4523, %4524, %4525, %4526, %4527, %4528, %4529, %4530, %4531, %4532, %4533, %4534, %4535, %4536, %4537, %4538, %4539, %4540, %4541, %4542, %4543, %4544, %4545, %4546, %4547, %4548, %4549, %4550, %4551, %4552, %4553, %4554, %4555, %4556, %4557, %4558, %4559, %4560, %4561, %4562, %4563, %4564, %4565, %4566, %4567, %4568, %4569, %4570, %4571, %4572, %4573, %4574, %4575, %4903, %4904, %4905, %4906, %4907, %4908, %4909, %4910, %4911, %4912, %4913, %4914, %4915, %4916, %4917, %4918, %4919, %4920, %4921, %4922, %4923, %4924, %4925, %4926, %4927, %4928, %4929, %4930, %4931, %4932, %4933, %4934) {asm_string = "wgmma.wait_group.sync.aligned 2;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %4942 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 0>} : (!struct3) -> f32
            %4943 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 1>} : (!struct3) -> f32
            %4944 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 2>} : (!struct3) -> f32
            %4945 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 3>} : (!struct3) -> f32
            %4946 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 4>} : (!struct3) -> f32
            %4947 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 5>} : (!struct3) -> f32
            %4948 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 6>} : (!struct3) -> f32
            %4949 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 7>} : (!struct3) -> f32
            %4950 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 8>} : (!struct3) -> f32
            %4951 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 9>} : (!struct3) -> f32
            %4952 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 10>} : (!struct3) -> f32
            %4953 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 11>} : (!struct3) -> f32
            %4954 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 12>} : (!struct3) -> f32
            %4955 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 13>} : (!struct3) -> f32
            %4956 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 14>} : (!struct3) -> f32
            %4957 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 15>} : (!struct3) -> f32
            %4958 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 16>} : (!struct3) -> f32
            %4959 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 17>} : (!struct3) -> f32
            %4960 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 18>} : (!struct3) -> f32
            %4961 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 19>} : (!struct3) -> f32
            %4962 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 20>} : (!struct3) -> f32
            %4963 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 21>} : (!struct3) -> f32
            %4964 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 22>} : (!struct3) -> f32
            %4965 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 23>} : (!struct3) -> f32
            %4966 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 24>} : (!struct3) -> f32
            %4967 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 25>} : (!struct3) -> f32
            %4968 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 26>} : (!struct3) -> f32
            %4969 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 27>} : (!struct3) -> f32
            %4970 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 28>} : (!struct3) -> f32
            %4971 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 29>} : (!struct3) -> f32
            %4972 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 30>} : (!struct3) -> f32
            %4973 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 31>} : (!struct3) -> f32
            %4974 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 32>} : (!struct3) -> f32
            %4975 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 33>} : (!struct3) -> f32
            %4976 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 34>} : (!struct3) -> f32
            %4977 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 35>} : (!struct3) -> f32
            %4978 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 36>} : (!struct3) -> f32
            %4979 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 37>} : (!struct3) -> f32
            %4980 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 38>} : (!struct3) -> f32
            %4981 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 39>} : (!struct3) -> f32
            %4982 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 40>} : (!struct3) -> f32
            %4983 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 41>} : (!struct3) -> f32
            %4984 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 42>} : (!struct3) -> f32
            %4985 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 43>} : (!struct3) -> f32
            %4986 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 44>} : (!struct3) -> f32
            %4987 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 45>} : (!struct3) -> f32
            %4988 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 46>} : (!struct3) -> f32
            %4989 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 47>} : (!struct3) -> f32
            %4990 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 48>} : (!struct3) -> f32
            %4991 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 49>} : (!struct3) -> f32
            %4992 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 50>} : (!struct3) -> f32
            %4993 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 51>} : (!struct3) -> f32
            %4994 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 52>} : (!struct3) -> f32
            %4995 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 53>} : (!struct3) -> f32
            %4996 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 54>} : (!struct3) -> f32
            %4997 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 55>} : (!struct3) -> f32
            %4998 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 56>} : (!struct3) -> f32
            %4999 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 57>} : (!struct3) -> f32
            %5000 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 58>} : (!struct3) -> f32
            %5001 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 59>} : (!struct3) -> f32
            %5002 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 60>} : (!struct3) -> f32
            %5003 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 61>} : (!struct3) -> f32
            %5004 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 62>} : (!struct3) -> f32
            %5005 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 63>} : (!struct3) -> f32
            %5006 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 64>} : (!struct3) -> f32
            %5007 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 65>} : (!struct3) -> f32
            %5008 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 66>} : (!struct3) -> f32
            %5009 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 67>} : (!struct3) -> f32
            %5010 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 68>} : (!struct3) -> f32
            %5011 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 69>} : (!struct3) -> f32
            %5012 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 70>} : (!struct3) -> f32
            %5013 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 71>} : (!struct3) -> f32
            %5014 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 72>} : (!struct3) -> f32
            %5015 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 73>} : (!struct3) -> f32
            %5016 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 74>} : (!struct3) -> f32
            %5017 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 75>} : (!struct3) -> f32
            %5018 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 76>} : (!struct3) -> f32
            %5019 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 77>} : (!struct3) -> f32
            %5020 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 78>} : (!struct3) -> f32
            %5021 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 79>} : (!struct3) -> f32
            %5022 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 80>} : (!struct3) -> f32
            %5023 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 81>} : (!struct3) -> f32
            %5024 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 82>} : (!struct3) -> f32
            %5025 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 83>} : (!struct3) -> f32
            %5026 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 84>} : (!struct3) -> f32
            %5027 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 85>} : (!struct3) -> f32
            %5028 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 86>} : (!struct3) -> f32
            %5029 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 87>} : (!struct3) -> f32
            %5030 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 88>} : (!struct3) -> f32
            %5031 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 89>} : (!struct3) -> f32
            %5032 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 90>} : (!struct3) -> f32
            %5033 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 91>} : (!struct3) -> f32
            %5034 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 92>} : (!struct3) -> f32
            %5035 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 93>} : (!struct3) -> f32
            %5036 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 94>} : (!struct3) -> f32
            %5037 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 95>} : (!struct3) -> f32
            %5038 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 96>} : (!struct3) -> f32
            %5039 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 97>} : (!struct3) -> f32
            %5040 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 98>} : (!struct3) -> f32
            %5041 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 99>} : (!struct3) -> f32
            %5042 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 100>} : (!struct3) -> f32
            %5043 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 101>} : (!struct3) -> f32
            %5044 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 102>} : (!struct3) -> f32
            %5045 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 103>} : (!struct3) -> f32
            %5046 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 104>} : (!struct3) -> f32
            %5047 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 105>} : (!struct3) -> f32
            %5048 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 106>} : (!struct3) -> f32
            %5049 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 107>} : (!struct3) -> f32
            %5050 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 108>} : (!struct3) -> f32
            %5051 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 109>} : (!struct3) -> f32
            %5052 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 110>} : (!struct3) -> f32
            %5053 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 111>} : (!struct3) -> f32
            %5054 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 112>} : (!struct3) -> f32
            %5055 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 113>} : (!struct3) -> f32
            %5056 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 114>} : (!struct3) -> f32
            %5057 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 115>} : (!struct3) -> f32
            %5058 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 116>} : (!struct3) -> f32
            %5059 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 117>} : (!struct3) -> f32
            %5060 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 118>} : (!struct3) -> f32
            %5061 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 119>} : (!struct3) -> f32
            %5062 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 120>} : (!struct3) -> f32
            %5063 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 121>} : (!struct3) -> f32
            %5064 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 122>} : (!struct3) -> f32
            %5065 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 123>} : (!struct3) -> f32
            %5066 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 124>} : (!struct3) -> f32
            %5067 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 125>} : (!struct3) -> f32
            %5068 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 126>} : (!struct3) -> f32
            %5069 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 127>} : (!struct3) -> f32
            %5070 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 128>} : (!struct3) -> f32
            %5071 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 129>} : (!struct3) -> f32
            %5072 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 130>} : (!struct3) -> f32
            %5073 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 131>} : (!struct3) -> f32
            %5074 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 132>} : (!struct3) -> f32
            %5075 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 133>} : (!struct3) -> f32
            %5076 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 134>} : (!struct3) -> f32
            %5077 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 135>} : (!struct3) -> f32
            %5078 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 136>} : (!struct3) -> f32
            %5079 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 137>} : (!struct3) -> f32
            %5080 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 138>} : (!struct3) -> f32
            %5081 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 139>} : (!struct3) -> f32
            %5082 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 140>} : (!struct3) -> f32
            %5083 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 141>} : (!struct3) -> f32
            %5084 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 142>} : (!struct3) -> f32
            %5085 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 143>} : (!struct3) -> f32
            %5086 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 144>} : (!struct3) -> f32
            %5087 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 145>} : (!struct3) -> f32
            %5088 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 146>} : (!struct3) -> f32
            %5089 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 147>} : (!struct3) -> f32
            %5090 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 148>} : (!struct3) -> f32
            %5091 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 149>} : (!struct3) -> f32
            %5092 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 150>} : (!struct3) -> f32
            %5093 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 151>} : (!struct3) -> f32
            %5094 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 152>} : (!struct3) -> f32
            %5095 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 153>} : (!struct3) -> f32
            %5096 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 154>} : (!struct3) -> f32
            %5097 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 155>} : (!struct3) -> f32
            %5098 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 156>} : (!struct3) -> f32
            %5099 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 157>} : (!struct3) -> f32
            %5100 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 158>} : (!struct3) -> f32
            %5101 = "llvm.extractvalue"(%t5102_r) {position = array<i64: 159>} : (!struct3) -> f32
            %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125, %5126, %5127, %5128, %5129, %5130, %5131, %5132, %5133, %5134, %5135, %5136, %5137, %5138, %5139, %5140, %5141, %5142, %5143, %5144, %5145, %5146, %5147, %5148, %5149, %5150 = "scf.if"(%1681) ({
              %5151 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %5152 = "arith.constant"() {value = 127 : i32} : () -> i32
              %5153 = "arith.andi"(%758, %5152) : (i32, i32) -> i32
              %5154 = "arith.divui"(%5153, %74) : (i32, i32) -> i32
              %5155 = "arith.muli"(%5154, %792) : (i32, i32) -> i32
              %5156 = "arith.addi"(%1429, %5155) : (i32, i32) -> i32
              %5157 = "arith.divui"(%5151, %789) : (i32, i32) -> i32
              %5158 = "arith.addi"(%5156, %5157) : (i32, i32) -> i32
              %5159 = "arith.remui"(%5151, %789) : (i32, i32) -> i32
              %5160 = "arith.muli"(%5159, %763) : (i32, i32) -> i32
              %5161 = "arith.addi"(%3830, %5160) : (i32, i32) -> i32
              %5162 = "arith.cmpi"(%5158, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %5163 = "arith.constant"() {value = -1073741824 : i32} : () -> i32
              %5164 = "arith.constant"() {value = 1073741824 : i32} : () -> i32
              %5165 = "arith.select"(%5162, %5163, %5164) : (i1, i32, i32) -> i32
              %5166 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
              %5167 = "arith.subi"(%5164, %5161) : (i32, i32) -> i32
              %5168 = "vector.broadcast"(%5167) : (i32) -> vector<24xi32>
              %5169 = "arith.cmpi"(%5166, %5168) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
              %5170 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
              %5171 = "arith.subi"(%5165, %5161) : (i32, i32) -> i32
              %5172 = "vector.broadcast"(%5171) : (i32) -> vector<24xi32>
              %5173 = "arith.cmpi"(%5170, %5172) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
              %5174 = "arith.ori"(%5169, %5173) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
              %5175 = "vector.from_elements"(%4942, %4943, %4946, %4947, %4950, %4951, %4954, %4955, %4958, %4959, %4962, %4963, %4966, %4967, %4970, %4971, %4974, %4975, %4978, %4979, %4982, %4983, %4986, %4987) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
              %5176 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
              %5177 = "arith.select"(%5174, %5176, %5175) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
              %5178 = "vector.extract"(%5177) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
              %5179 = "vector.extract"(%5177) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
              %5180 = "vector.extract"(%5177) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
              %5181 = "vector.extract"(%5177) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
              %5182 = "vector.extract"(%5177) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
              %5183 = "vector.extract"(%5177) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
              %5184 = "vector.extract"(%5177) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
              %5185 = "vector.extract"(%5177) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
              %5186 = "vector.extract"(%5177) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
              %5187 = "vector.extract"(%5177) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
              %5188 = "vector.extract"(%5177) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
              %5189 = "vector.extract"(%5177) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
              %5190 = "vector.extract"(%5177) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
              %5191 = "vector.extract"(%5177) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
              %5192 = "vector.extract"(%5177) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
              %5193 = "vector.extract"(%5177) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
              %5194 = "vector.extract"(%5177) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
              %5195 = "vector.extract"(%5177) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
              %5196 = "vector.extract"(%5177) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
              %5197 = "vector.extract"(%5177) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
              %5198 = "vector.extract"(%5177) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
              %5199 = "vector.extract"(%5177) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
              %5200 = "vector.extract"(%5177) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
              %5201 = "vector.extract"(%5177) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
              %5202 = "arith.addi"(%5158, %775) : (i32, i32) -> i32
              %5203 = "arith.cmpi"(%5202, %56) {predicate = 2 : i64} : (i32, i32) -> i1
              %5204 = "arith.select"(%5203, %5163, %5164) : (i1, i32, i32) -> i32
              %5205 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
              %5206 = "vector.broadcast"(%5167) : (i32) -> vector<24xi32>
              %5207 = "arith.cmpi"(%5205, %5206) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
              %5208 = "vector.from_elements"(%71, %756, %775, %797, %792, %798, %799, %800, %74, %801, %802, %803, %804, %805, %806, %807, %778, %808, %809, %810, %811, %812, %813, %814) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
              %5209 = "arith.subi"(%5204, %5161) : (i32, i32) -> i32
              %5210 = "vector.broadcast"(%5209) : (i32) -> vector<24xi32>
              %5211 = "arith.cmpi"(%5208, %5210) {predicate = 2 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
              %5212 = "arith.ori"(%5207, %5211) : (vector<24xi1>, vector<24xi1>) -> vector<24xi1>
              %5213 = "vector.from_elements"(%4944, %4945, %4948, %4949, %4952, %4953, %4956, %4957, %4960, %4961, %4964, %4965, %4968, %4969, %4972, %4973, %4976, %4977, %4980, %4981, %4984, %4985, %4988, %4989) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
              %5214 = "arith.select"(%5212, %5176, %5213) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
              %5215 = "vector.extract"(%5214) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
              %5216 = "vector.extract"(%5214) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
              %5217 = "vector.extract"(%5214) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
              %5218 = "vector.extract"(%5214) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
              %5219 = "vector.extract"(%5214) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
              %5220 = "vector.extract"(%5214) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
              %5221 = "vector.extract"(%5214) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
              %5222 = "vector.extract"(%5214) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
              %5223 = "vector.extract"(%5214) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
              %5224 = "vector.extract"(%5214) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
              %5225 = "vector.extract"(%5214) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
              %5226 = "vector.extract"(%5214) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
              %5227 = "vector.extract"(%5214) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
              %5228 = "vector.extract"(%5214) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
              %5229 = "vector.extract"(%5214) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
              %5230 = "vector.extract"(%5214) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
              %5231 = "vector.extract"(%5214) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
              %5232 = "vector.extract"(%5214) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
              %5233 = "vector.extract"(%5214) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
              %5234 = "vector.extract"(%5214) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
              %5235 = "vector.extract"(%5214) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
              %5236 = "vector.extract"(%5214) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
              %5237 = "vector.extract"(%5214) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
              %5238 = "vector.extract"(%5214) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
              "scf.yield"(%5178, %5179, %5215, %5216, %5180, %5181, %5217, %5218, %5182, %5183, %5219, %5220, %5184, %5185, %5221, %5222, %5186, %5187, %5223, %5224, %5188, %5189, %5225, %5226, %5190, %5191, %5227, %5228, %5192, %5193, %5229, %5230, %5194, %5195, %5231, %5232, %5196, %5197, %5233, %5234, %5198, %5199, %5235, %5236, %5200, %5201, %5237, %5238) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%4942, %4943, %4944, %4945, %4946, %4947, %4948, %4949, %4950, %4951, %4952, %4953, %4954, %4955, %4956, %4957, %4958, %4959, %4960, %4961, %4962, %4963, %4964, %4965, %4966, %4967, %4968, %4969, %4970, %4971, %4972, %4973, %4974, %4975, %4976, %4977, %4978, %4979, %4980, %4981, %4982, %4983, %4984, %4985, %4986, %4987, %4988, %4989) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %5239 = "vector.from_elements"(%5103, %5104, %5107, %5108, %5111, %5112, %5115, %5116, %5119, %5120, %5123, %5124, %5127, %5128, %5131, %5132, %5135, %5136, %5139, %5140, %5143, %5144, %5147, %5148) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %5240 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
            %5241 = "arith.mulf"(%5239, %5240) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %5242 = "arith.subf"(%5241, %4804) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %5243 = "vector.extract"(%5242) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %5244 = "vector.extract"(%5242) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %5245 = "vector.extract"(%5242) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %5246 = "vector.extract"(%5242) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %5247 = "vector.extract"(%5242) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %5248 = "vector.extract"(%5242) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %5249 = "vector.extract"(%5242) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %5250 = "vector.extract"(%5242) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %5251 = "vector.extract"(%5242) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %5252 = "vector.extract"(%5242) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %5253 = "vector.extract"(%5242) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %5254 = "vector.extract"(%5242) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %5255 = "vector.extract"(%5242) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %5256 = "vector.extract"(%5242) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %5257 = "vector.extract"(%5242) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %5258 = "vector.extract"(%5242) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %5259 = "vector.extract"(%5242) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %5260 = "vector.extract"(%5242) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %5261 = "vector.extract"(%5242) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %5262 = "vector.extract"(%5242) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %5263 = "vector.extract"(%5242) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %5264 = "vector.extract"(%5242) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %5265 = "vector.extract"(%5242) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %5266 = "vector.extract"(%5242) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %5267 = "llvm.call_intrinsic"(%5243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5268 = "llvm.call_intrinsic"(%5244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5269 = "llvm.call_intrinsic"(%5245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5270 = "llvm.call_intrinsic"(%5246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5271 = "llvm.call_intrinsic"(%5247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5272 = "llvm.call_intrinsic"(%5248) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5273 = "llvm.call_intrinsic"(%5249) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5274 = "llvm.call_intrinsic"(%5250) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5275 = "llvm.call_intrinsic"(%5251) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5276 = "llvm.call_intrinsic"(%5252) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5277 = "llvm.call_intrinsic"(%5253) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5278 = "llvm.call_intrinsic"(%5254) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5279 = "llvm.call_intrinsic"(%5255) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5280 = "llvm.call_intrinsic"(%5256) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5281 = "llvm.call_intrinsic"(%5257) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5282 = "llvm.call_intrinsic"(%5258) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5283 = "llvm.call_intrinsic"(%5259) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5284 = "llvm.call_intrinsic"(%5260) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5285 = "llvm.call_intrinsic"(%5261) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5286 = "llvm.call_intrinsic"(%5262) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5287 = "llvm.call_intrinsic"(%5263) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5288 = "llvm.call_intrinsic"(%5264) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5289 = "llvm.call_intrinsic"(%5265) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5290 = "llvm.call_intrinsic"(%5266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5291 = "vector.from_elements"(%5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %5292 = "vector.extract"(%5291) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %5293 = "vector.extract"(%5291) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %5294 = "vector.extract"(%5291) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %5295 = "vector.extract"(%5291) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %5296 = "vector.extract"(%5291) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %5297 = "vector.extract"(%5291) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %5298 = "vector.extract"(%5291) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %5299 = "vector.extract"(%5291) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %5300 = "vector.extract"(%5291) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %5301 = "vector.extract"(%5291) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %5302 = "vector.extract"(%5291) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %5303 = "vector.extract"(%5291) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %5304 = "vector.extract"(%5291) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %5305 = "vector.extract"(%5291) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %5306 = "vector.extract"(%5291) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %5307 = "vector.extract"(%5291) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %5308 = "vector.extract"(%5291) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %5309 = "vector.extract"(%5291) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %5310 = "vector.extract"(%5291) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %5311 = "vector.extract"(%5291) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %5312 = "vector.extract"(%5291) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %5313 = "vector.extract"(%5291) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %5314 = "vector.extract"(%5291) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %5315 = "vector.extract"(%5291) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %5316 = "vector.from_elements"(%5105, %5106, %5109, %5110, %5113, %5114, %5117, %5118, %5121, %5122, %5125, %5126, %5129, %5130, %5133, %5134, %5137, %5138, %5141, %5142, %5145, %5146, %5149, %5150) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %5317 = "vector.broadcast"(%760) : (f32) -> vector<24xf32>
            %5318 = "arith.mulf"(%5316, %5317) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %5319 = "arith.subf"(%5318, %4804) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %5320 = "vector.extract"(%5319) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %5321 = "vector.extract"(%5319) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %5322 = "vector.extract"(%5319) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %5323 = "vector.extract"(%5319) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %5324 = "vector.extract"(%5319) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %5325 = "vector.extract"(%5319) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %5326 = "vector.extract"(%5319) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %5327 = "vector.extract"(%5319) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %5328 = "vector.extract"(%5319) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %5329 = "vector.extract"(%5319) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %5330 = "vector.extract"(%5319) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %5331 = "vector.extract"(%5319) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %5332 = "vector.extract"(%5319) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %5333 = "vector.extract"(%5319) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %5334 = "vector.extract"(%5319) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %5335 = "vector.extract"(%5319) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %5336 = "vector.extract"(%5319) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %5337 = "vector.extract"(%5319) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %5338 = "vector.extract"(%5319) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %5339 = "vector.extract"(%5319) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %5340 = "vector.extract"(%5319) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %5341 = "vector.extract"(%5319) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %5342 = "vector.extract"(%5319) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %5343 = "vector.extract"(%5319) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %5344 = "llvm.call_intrinsic"(%5320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5345 = "llvm.call_intrinsic"(%5321) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5346 = "llvm.call_intrinsic"(%5322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5347 = "llvm.call_intrinsic"(%5323) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5348 = "llvm.call_intrinsic"(%5324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5349 = "llvm.call_intrinsic"(%5325) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5350 = "llvm.call_intrinsic"(%5326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5351 = "llvm.call_intrinsic"(%5327) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5352 = "llvm.call_intrinsic"(%5328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5353 = "llvm.call_intrinsic"(%5329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5354 = "llvm.call_intrinsic"(%5330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5355 = "llvm.call_intrinsic"(%5331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5356 = "llvm.call_intrinsic"(%5332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5357 = "llvm.call_intrinsic"(%5333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5358 = "llvm.call_intrinsic"(%5334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5359 = "llvm.call_intrinsic"(%5335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5360 = "llvm.call_intrinsic"(%5336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5361 = "llvm.call_intrinsic"(%5337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5362 = "llvm.call_intrinsic"(%5338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5363 = "llvm.call_intrinsic"(%5339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5364 = "llvm.call_intrinsic"(%5340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5365 = "llvm.call_intrinsic"(%5341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5366 = "llvm.call_intrinsic"(%5342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5367 = "llvm.call_intrinsic"(%5343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5368 = "vector.from_elements"(%5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %5369 = "vector.extract"(%5368) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %5370 = "vector.extract"(%5368) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %5371 = "vector.extract"(%5368) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %5372 = "vector.extract"(%5368) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %5373 = "vector.extract"(%5368) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %5374 = "vector.extract"(%5368) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %5375 = "vector.extract"(%5368) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %5376 = "vector.extract"(%5368) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %5377 = "vector.extract"(%5368) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %5378 = "vector.extract"(%5368) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %5379 = "vector.extract"(%5368) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %5380 = "vector.extract"(%5368) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %5381 = "vector.extract"(%5368) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %5382 = "vector.extract"(%5368) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %5383 = "vector.extract"(%5368) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %5384 = "vector.extract"(%5368) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %5385 = "vector.extract"(%5368) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %5386 = "vector.extract"(%5368) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %5387 = "vector.extract"(%5368) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %5388 = "vector.extract"(%5368) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %5389 = "vector.extract"(%5368) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %5390 = "vector.extract"(%5368) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %5391 = "vector.extract"(%5368) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %5392 = "vector.extract"(%5368) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %t5553_r = "llvm.inline_asm"(%5292, %5293, %5369, %5370, %5294, %5295, %5371, %5372, %5296, %5297, %5373, %5374, %5298, %5299, %5375, %5376, %5300, %5301, %5377, %5378, %5302, %5303, %5379, %5380, %5304, %5305, %5381, %5382, %5306, %5307, %5383, %5384, %5308, %5309, %5385, %5386, %5310, %5311, %5387, %5388, %5312, %5313, %5389, %5390, %5314, %5315, %5391, %5392, %4990, %4991, %4992, %4993, %4994, %4995, %4996, %4997, %4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064, %5065, %5066, %5067, %5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
            %5393 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 0>} : (!struct3) -> f32
            %5394 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 1>} : (!struct3) -> f32
            %5395 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 2>} : (!struct3) -> f32
            %5396 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 3>} : (!struct3) -> f32
            %5397 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 4>} : (!struct3) -> f32
            %5398 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 5>} : (!struct3) -> f32
            %5399 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 6>} : (!struct3) -> f32
            %5400 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 7>} : (!struct3) -> f32
            %5401 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 8>} : (!struct3) -> f32
            %5402 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 9>} : (!struct3) -> f32
            %5403 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 10>} : (!struct3) -> f32
            %5404 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 11>} : (!struct3) -> f32
            %5405 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 12>} : (!struct3) -> f32
            %5406 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 13>} : (!struct3) -> f32
            %5407 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 14>} : (!struct3) -> f32
            %5408 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 15>} : (!struct3) -> f32
            %5409 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 16>} : (!struct3) -> f32
            %5410 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 17>} : (!struct3) -> f32
            %5411 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 18>} : (!struct3) -> f32
            %5412 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 19>} : (!struct3) -> f32
            %5413 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 20>} : (!struct3) -> f32
            %5414 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 21>} : (!struct3) -> f32
            %5415 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 22>} : (!struct3) -> f32
            %5416 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 23>} : (!struct3) -> f32
            %5417 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 24>} : (!struct3) -> f32
            %5418 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 25>} : (!struct3) -> f32
            %5419 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 26>} : (!struct3) -> f32
            %5420 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 27>} : (!struct3) -> f32
            %5421 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 28>} : (!struct3) -> f32
            %5422 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 29>} : (!struct3) -> f32
            %5423 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 30>} : (!struct3) -> f32
            %5424 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 31>} : (!struct3) -> f32
            %5425 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 32>} : (!struct3) -> f32
            %5426 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 33>} : (!struct3) -> f32
            %5427 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 34>} : (!struct3) -> f32
            %5428 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 35>} : (!struct3) -> f32
            %5429 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 36>} : (!struct3) -> f32
            %5430 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 37>} : (!struct3) -> f32
            %5431 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 38>} : (!struct3) -> f32
            %5432 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 39>} : (!struct3) -> f32
            %5433 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 40>} : (!struct3) -> f32
            %5434 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 41>} : (!struct3) -> f32
            %5435 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 42>} : (!struct3) -> f32
            %5436 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 43>} : (!struct3) -> f32
            %5437 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 44>} : (!struct3) -> f32
            %5438 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 45>} : (!struct3) -> f32
            %5439 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 46>} : (!struct3) -> f32
            %5440 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 47>} : (!struct3) -> f32
            %5441 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 48>} : (!struct3) -> f32
            %5442 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 49>} : (!struct3) -> f32
            %5443 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 50>} : (!struct3) -> f32
            %5444 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 51>} : (!struct3) -> f32
            %5445 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 52>} : (!struct3) -> f32
            %5446 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 53>} : (!struct3) -> f32
            %5447 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 54>} : (!struct3) -> f32
            %5448 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 55>} : (!struct3) -> f32
            %5449 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 56>} : (!struct3) -> f32
            %5450 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 57>} : (!struct3) -> f32
            %5451 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 58>} : (!struct3) -> f32
            %5452 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 59>} : (!struct3) -> f32
            %5453 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 60>} : (!struct3) -> f32
            %5454 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 61>} : (!struct3) -> f32
            %5455 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 62>} : (!struct3) -> f32
            %5456 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 63>} : (!struct3) -> f32
            %5457 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 64>} : (!struct3) -> f32
            %5458 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 65>} : (!struct3) -> f32
            %5459 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 66>} : (!struct3) -> f32
            %5460 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 67>} : (!struct3) -> f32
            %5461 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 68>} : (!struct3) -> f32
            %5462 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 69>} : (!struct3) -> f32
            %5463 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 70>} : (!struct3) -> f32
            %5464 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 71>} : (!struct3) -> f32
            %5465 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 72>} : (!struct3) -> f32
            %5466 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 73>} : (!struct3) -> f32
            %5467 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 74>} : (!struct3) -> f32
            %5468 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 75>} : (!struct3) -> f32
            %5469 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 76>} : (!struct3) -> f32
            %5470 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 77>} : (!struct3) -> f32
            %5471 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 78>} : (!struct3) -> f32
            %5472 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 79>} : (!struct3) -> f32
            %5473 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 80>} : (!struct3) -> f32
            %5474 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 81>} : (!struct3) -> f32
            %5475 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 82>} : (!struct3) -> f32
            %5476 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 83>} : (!struct3) -> f32
            %5477 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 84>} : (!struct3) -> f32
            %5478 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 85>} : (!struct3) -> f32
            %5479 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 86>} : (!struct3) -> f32
            %5480 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 87>} : (!struct3) -> f32
            %5481 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 88>} : (!struct3) -> f32
            %5482 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 89>} : (!struct3) -> f32
            %5483 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 90>} : (!struct3) -> f32
            %5484 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 91>} : (!struct3) -> f32
            %5485 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 92>} : (!struct3) -> f32
            %5486 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 93>} : (!struct3) -> f32
            %5487 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 94>} : (!struct3) -> f32
            %5488 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 95>} : (!struct3) -> f32
            %5489 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 96>} : (!struct3) -> f32
            %5490 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 97>} : (!struct3) -> f32
            %5491 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 98>} : (!struct3) -> f32
            %5492 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 99>} : (!struct3) -> f32
            %5493 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 100>} : (!struct3) -> f32
            %5494 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 101>} : (!struct3) -> f32
            %5495 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 102>} : (!struct3) -> f32
            %5496 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 103>} : (!struct3) -> f32
            %5497 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 104>} : (!struct3) -> f32
            %5498 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 105>} : (!struct3) -> f32
            %5499 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 106>} : (!struct3) -> f32
            %5500 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 107>} : (!struct3) -> f32
            %5501 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 108>} : (!struct3) -> f32
            %5502 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 109>} : (!struct3) -> f32
            %5503 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 110>} : (!struct3) -> f32
            %5504 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 111>} : (!struct3) -> f32
            %5505 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 112>} : (!struct3) -> f32
            %5506 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 113>} : (!struct3) -> f32
            %5507 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 114>} : (!struct3) -> f32
            %5508 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 115>} : (!struct3) -> f32
            %5509 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 116>} : (!struct3) -> f32
            %5510 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 117>} : (!struct3) -> f32
            %5511 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 118>} : (!struct3) -> f32
            %5512 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 119>} : (!struct3) -> f32
            %5513 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 120>} : (!struct3) -> f32
            %5514 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 121>} : (!struct3) -> f32
            %5515 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 122>} : (!struct3) -> f32
            %5516 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 123>} : (!struct3) -> f32
            %5517 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 124>} : (!struct3) -> f32
            %5518 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 125>} : (!struct3) -> f32
            %5519 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 126>} : (!struct3) -> f32
            %5520 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 127>} : (!struct3) -> f32
            %5521 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 128>} : (!struct3) -> f32
            %5522 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 129>} : (!struct3) -> f32
            %5523 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 130>} : (!struct3) -> f32
            %5524 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 131>} : (!struct3) -> f32
            %5525 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 132>} : (!struct3) -> f32
            %5526 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 133>} : (!struct3) -> f32
            %5527 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 134>} : (!struct3) -> f32
            %5528 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 135>} : (!struct3) -> f32
            %5529 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 136>} : (!struct3) -> f32
            %5530 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 137>} : (!struct3) -> f32
            %5531 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 138>} : (!struct3) -> f32
            %5532 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 139>} : (!struct3) -> f32
            %5533 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 140>} : (!struct3) -> f32
            %5534 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 141>} : (!struct3) -> f32
            %5535 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 142>} : (!struct3) -> f32
            %5536 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 143>} : (!struct3) -> f32
            %5537 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 144>} : (!struct3) -> f32
            %5538 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 145>} : (!struct3) -> f32
            %5539 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 146>} : (!struct3) -> f32
            %5540 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 147>} : (!struct3) -> f32
            %5541 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 148>} : (!struct3) -> f32
            %5542 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 149>} : (!struct3) -> f32
            %5543 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 150>} : (!struct3) -> f32
            %5544 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 151>} : (!struct3) -> f32
            %5545 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 152>} : (!struct3) -> f32
            %5546 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 153>} : (!struct3) -> f32
            %5547 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 154>} : (!struct3) -> f32
            %5548 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 155>} : (!struct3) -> f32
            %5549 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 156>} : (!struct3) -> f32
            %5550 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 157>} : (!struct3) -> f32
            %5551 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 158>} : (!struct3) -> f32
            %5552 = "llvm.extractvalue"(%t5553_r) {position = array<i64: 159>} : (!struct3) -> f32
            %5554 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %5555 = "arith.cmpi"(%5554, %71) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%5555) ({
              %5556 = "llvm.getelementptr"(%94, %3627) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5557_s0 = "llvm.ptrtoint"(%5556) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5557_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5558 = "arith.addi"(%3627, %756) : (i32, i32) -> i32
            %5559 = "arith.cmpi"(%5558, %763) {predicate = 0 : i64} : (i32, i32) -> i1
            %5560 = "arith.xori"(%3628, %756) : (i32, i32) -> i32
            %5561 = "arith.select"(%5559, %5560, %3628) : (i1, i32, i32) -> i32
            %5562 = "arith.select"(%5559, %71, %5558) : (i1, i32, i32) -> i32
            %5563 = "arith.addi"(%3626, %756) : (i32, i32) -> i32
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "nvvm.bar.warp.sync"(%70) {cutec.arm = 50 : i32} : (i32) -> ()
            %5564 = "arith.constant"() {value = 5 : i32} : () -> i32
            %5565 = "arith.shrsi"(%758, %5564) : (i32, i32) -> i32
            %5566 = "arith.constant"() {value = 768 : i32} : () -> i32
            %5567 = "arith.muli"(%5565, %5566) : (i32, i32) -> i32
            %5568 = "llvm.getelementptr"(%112, %5567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5569 = "arith.andi"(%758, %72) : (i32, i32) -> i32
            %5570 = "arith.muli"(%5569, %789) : (i32, i32) -> i32
            %5571 = "llvm.getelementptr"(%5568, %5570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5572 = "vector.from_elements"(%5441, %5442, %5443, %5444) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5572, %5571) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5573 = "arith.addi"(%68, %5570) : (i32, i32) -> i32
            %5574 = "llvm.getelementptr"(%5568, %5573) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5575 = "vector.from_elements"(%5445, %5446, %5447, %5448) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5575, %5574) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5576 = "arith.constant"() {value = 256 : i32} : () -> i32
            %5577 = "arith.addi"(%5576, %5570) : (i32, i32) -> i32
            %5578 = "llvm.getelementptr"(%5568, %5577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5579 = "vector.from_elements"(%5449, %5450, %5451, %5452) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5579, %5578) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5580 = "arith.addi"(%99, %5570) : (i32, i32) -> i32
            %5581 = "llvm.getelementptr"(%5568, %5580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5582 = "vector.from_elements"(%5453, %5454, %5455, %5456) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5582, %5581) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5583 = "arith.addi"(%786, %5570) : (i32, i32) -> i32
            %5584 = "llvm.getelementptr"(%5568, %5583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5585 = "vector.from_elements"(%5457, %5458, %5459, %5460) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5585, %5584) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5586 = "arith.constant"() {value = 640 : i32} : () -> i32
            %5587 = "arith.addi"(%5586, %5570) : (i32, i32) -> i32
            %5588 = "llvm.getelementptr"(%5568, %5587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5589 = "vector.from_elements"(%5461, %5462, %5463, %5464) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%5589, %5588) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %5590, %5591 = "scf.if"(%4732) ({
              %5592 = "arith.addi"(%3613, %756) : (i32, i32) -> i32
              %5593 = "arith.cmpi"(%5592, %1973) {predicate = 0 : i64} : (i32, i32) -> i1
              %5594, %5595 = "scf.if"(%5593) ({
                %5596 = "arith.addi"(%3630, %756) : (i32, i32) -> i32
                "scf.yield"(%1422, %5596) : (i32, i32) -> ()
              }, {
                "scf.yield"(%5592, %3630) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              "scf.yield"(%5594, %5595) : (i32, i32) -> ()
            }, {
              "scf.yield"(%3613, %3630) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%3817, %5590, %4333, %4334, %4335, %4280, %4279, %4278, %4750, %4749, %4748, %4941, %4940, %4939, %5563, %5562, %5561, %3818, %5591, %5393, %5394, %5395, %5396, %5397, %5398, %5399, %5400, %5401, %5402, %5403, %5404, %5405, %5406, %5407, %5408, %5409, %5410, %5411, %5412, %5413, %5414, %5415, %5416, %5417, %5418, %5419, %5420, %5421, %5422, %5423, %5424, %5425, %5426, %5427, %5428, %5429, %5430, %5431, %5432, %5433, %5434, %5435, %5436, %5437, %5438, %5439, %5440, %5441, %5442, %5443, %5444, %5445, %5446, %5447, %5448, %5449, %5450, %5451, %5452, %5453, %5454, %5455, %5456, %5457, %5458, %5459, %5460, %5461, %5462, %5463, %5464, %5465, %5466, %5467, %5468, %5469, %5470, %5471, %5472, %5473, %5474, %5475, %5476, %5477, %5478, %5479, %5480, %5481, %5482, %5483, %5484, %5485, %5486, %5487, %5488, %5489, %5490, %5491, %5492, %5493, %5494, %5495, %5496, %5497, %5498, %5499, %5500, %5501, %5502, %5503, %5504, %5505, %5506, %5507, %5508, %5509, %5510, %5511, %5512, %5513, %5514, %5515, %5516, %5517, %5518, %5519, %5520, %5521, %5522, %5523, %5524, %5525, %5526, %5527, %5528, %5529, %5530, %5531, %5532, %5533, %5534, %5535, %5536, %5537, %5538, %5539, %5540, %5541, %5542, %5543, %5544, %5545, %5546, %5547, %5548, %5549, %5550, %5551, %5552, %4664, %4666, %4668, %4670, %4675, %4677, %4679, %4681, %4686, %4688, %4690, %4692, %4697, %4699, %4701, %4703, %4708, %4710, %4712, %4714, %4719, %4721, %4723, %4725) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %5597 = "arith.addi"(%3411, %756) : (i32, i32) -> i32
          %5598 = "arith.cmpi"(%5597, %2751) {predicate = 0 : i64} : (i32, i32) -> i1
          %5599 = "arith.xori"(%3412, %756) : (i32, i32) -> i32
          %5600 = "arith.select"(%5598, %5599, %3412) : (i1, i32, i32) -> i32
          %5601 = "arith.select"(%5598, %71, %5597) : (i1, i32, i32) -> i32
          %5602 = "arith.addi"(%3410, %756) : (i32, i32) -> i32
          %5603 = "llvm.getelementptr"(%93, %3423) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5604_s0 = "llvm.ptrtoint"(%5603) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t5604_s0, %3424) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %5605 = "arith.muli"(%3423, %2688) : (i32, i32) -> i32
          %5606 = "llvm.getelementptr"(%771, %5605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t5608_a = "llvm.ptrtoint"(%86) : (!llvm.ptr<3>) -> i32
          %t5608_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t5608_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t5608_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t5608_shifted = "arith.shrui"(%t5608_a, %t5608_four) : (i32, i32) -> i32
          %t5608_low = "arith.andi"(%t5608_shifted, %t5608_mask) : (i32, i32) -> i32
          %t5608_wide = "arith.extui"(%t5608_low) : (i32) -> i64
          %5607 = "arith.ori"(%t5608_wide, %t5608_fields) : (i64, i64) -> i64
          %t5610_a = "llvm.ptrtoint"(%5606) : (!llvm.ptr<3>) -> i32
          %t5610_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t5610_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t5610_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t5610_shifted = "arith.shrui"(%t5610_a, %t5610_four) : (i32, i32) -> i32
          %t5610_low = "arith.andi"(%t5610_shifted, %t5610_mask) : (i32, i32) -> i32
          %t5610_wide = "arith.extui"(%t5610_low) : (i32) -> i64
          %5609 = "arith.ori"(%t5610_wide, %t5610_fields) : (i64, i64) -> i64
          %t5635_r = "llvm.inline_asm"(%3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct4
          %5611 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 0>} : (!struct4) -> f32
          %5612 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 1>} : (!struct4) -> f32
          %5613 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 2>} : (!struct4) -> f32
          %5614 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 3>} : (!struct4) -> f32
          %5615 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 4>} : (!struct4) -> f32
          %5616 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 5>} : (!struct4) -> f32
          %5617 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 6>} : (!struct4) -> f32
          %5618 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 7>} : (!struct4) -> f32
          %5619 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 8>} : (!struct4) -> f32
          %5620 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 9>} : (!struct4) -> f32
          %5621 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 10>} : (!struct4) -> f32
          %5622 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 11>} : (!struct4) -> f32
          %5623 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 12>} : (!struct4) -> f32
          %5624 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 13>} : (!struct4) -> f32
          %5625 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 14>} : (!struct4) -> f32
          %5626 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 15>} : (!struct4) -> f32
          %5627 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 16>} : (!struct4) -> f32
          %5628 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 17>} : (!struct4) -> f32
          %5629 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 18>} : (!struct4) -> f32
          %5630 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 19>} : (!struct4) -> f32
          %5631 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 20>} : (!struct4) -> f32
          %5632 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 21>} : (!struct4) -> f32
          %5633 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 22>} : (!struct4) -> f32
          %5634 = "llvm.extractvalue"(%t5635_r) {position = array<i64: 23>} : (!struct4) -> f32
          %t5660_r = "llvm.inline_asm"(%5611, %5612, %5613, %5614, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5607, %5609, %1469) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $48, 0;\0Aadd.s64 db, $49, 0;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, $50, 1, 1, 1, 0;\0Aadd.s64 da, $48, 128;\0Aadd.s64 db, $49, 2;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 256;\0Aadd.s64 db, $49, 4;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 384;\0Aadd.s64 db, $49, 6;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 512;\0Aadd.s64 db, $49, 768;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 640;\0Aadd.s64 db, $49, 770;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 768;\0Aadd.s64 db, $49, 772;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0Aadd.s64 da, $48, 896;\0Aadd.s64 db, $49, 774;\0Awgmma.mma_async.sync.aligned.m64n48k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23}, da, db, one, 1, 1, 1, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 51 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct4
          %5636 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 0>} : (!struct4) -> f32
          %5637 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 1>} : (!struct4) -> f32
          %5638 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 2>} : (!struct4) -> f32
          %5639 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 3>} : (!struct4) -> f32
          %5640 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 4>} : (!struct4) -> f32
          %5641 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 5>} : (!struct4) -> f32
          %5642 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 6>} : (!struct4) -> f32
          %5643 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 7>} : (!struct4) -> f32
          %5644 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 8>} : (!struct4) -> f32
          %5645 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 9>} : (!struct4) -> f32
          %5646 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 10>} : (!struct4) -> f32
          %5647 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 11>} : (!struct4) -> f32
          %5648 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 12>} : (!struct4) -> f32
          %5649 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 13>} : (!struct4) -> f32
          %5650 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 14>} : (!struct4) -> f32
          %5651 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 15>} : (!struct4) -> f32
          %5652 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 16>} : (!struct4) -> f32
          %5653 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 17>} : (!struct4) -> f32
          %5654 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 18>} : (!struct4) -> f32
          %5655 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 19>} : (!struct4) -> f32
          %5656 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 20>} : (!struct4) -> f32
          %5657 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 21>} : (!struct4) -> f32
          %5658 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 22>} : (!struct4) -> f32
          %5659 = "llvm.extractvalue"(%t5660_r) {position = array<i64: 23>} : (!struct4) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 52 : i32} : (i32) -> ()
          %5661 = "arith.cmpi"(%1623, %756) {predicate = 4 : i64} : (i32, i32) -> i1
          %5662, %5663 = "scf.if"(%5661) ({
            %5664 = "arith.extsi"(%1264) : (i32) -> i64
            %5665 = "arith.extsi"(%3426) : (i32) -> i64
            %5666 = "arith.extsi"(%3409) : (i32) -> i64
            %5667 = "arith.muli"(%5664, %28) : (i64, i64) -> i64
            %5668 = "arith.muli"(%5665, %29) : (i64, i64) -> i64
            %5669 = "arith.addi"(%5667, %5668) : (i64, i64) -> i64
            %5670 = "arith.constant"() {value = 6144 : i64} : () -> i64
            %5671 = "arith.muli"(%5666, %5670) : (i64, i64) -> i64
            %5672 = "arith.addi"(%5669, %5671) : (i64, i64) -> i64
            %5673 = "llvm.getelementptr"(%26, %5672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %5674 = "arith.constant"() {value = 5 : i32} : () -> i32
            %5675 = "arith.shrsi"(%758, %5674) : (i32, i32) -> i32
            %5676 = "arith.muli"(%5675, %74) : (i32, i32) -> i32
            %5677 = "arith.muli"(%5676, %799) : (i32, i32) -> i32
            %5678 = "llvm.getelementptr"(%5673, %5677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %5679 = "arith.constant"() {value = 768 : i32} : () -> i32
            %5680 = "arith.muli"(%5675, %5679) : (i32, i32) -> i32
            %5681 = "llvm.getelementptr"(%112, %5680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5682 = "nvvm.elect.sync"() {cutec.arm = 53 : i32} : () -> i1
            "scf.if"(%5682) ({
              %t5683_s1 = "llvm.ptrtoint"(%5681) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5678, %t5683_s1, %769) {asm_string = "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;", constraints = "l,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            %5684 = "arith.addi"(%3409, %756) : (i32, i32) -> i32
            %5685 = "arith.cmpi"(%5684, %1973) {predicate = 0 : i64} : (i32, i32) -> i1
            %5686, %5687 = "scf.if"(%5685) ({
              %5688 = "arith.addi"(%3426, %756) : (i32, i32) -> i32
              "scf.yield"(%1422, %5688) : (i32, i32) -> ()
            }, {
              "scf.yield"(%5684, %3426) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%5686, %5687) : (i32, i32) -> ()
          }, {
            "scf.yield"(%3409, %3426) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %t5849_r = "llvm.inline_asm"(%3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5651, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560, %3561, %3562, %3563, %3564, %3565, %3566, %3567, %3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583, %3584, %3585, %3586) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,144,145,146,147,148,149,150,151,152,153,154,155,156,157,158,159,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct3
          %5689 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 0>} : (!struct3) -> f32
          %5690 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 1>} : (!struct3) -> f32
          %5691 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 2>} : (!struct3) -> f32
          %5692 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 3>} : (!struct3) -> f32
          %5693 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 4>} : (!struct3) -> f32
          %5694 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 5>} : (!struct3) -> f32
          %5695 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 6>} : (!struct3) -> f32
          %5696 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 7>} : (!struct3) -> f32
          %5697 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 8>} : (!struct3) -> f32
          %5698 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 9>} : (!struct3) -> f32
          %5699 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 10>} : (!struct3) -> f32
          %5700 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 11>} : (!struct3) -> f32
          %5701 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 12>} : (!struct3) -> f32
          %5702 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 13>} : (!struct3) -> f32
          %5703 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 14>} : (!struct3) -> f32
          %5704 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 15>} : (!struct3) -> f32
          %5705 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 16>} : (!struct3) -> f32
          %5706 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 17>} : (!struct3) -> f32
          %5707 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 18>} : (!struct3) -> f32
          %5708 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 19>} : (!struct3) -> f32
          %5709 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 20>} : (!struct3) -> f32
          %5710 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 21>} : (!struct3) -> f32
          %5711 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 22>} : (!struct3) -> f32
          %5712 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 23>} : (!struct3) -> f32
          %5713 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 24>} : (!struct3) -> f32
          %5714 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 25>} : (!struct3) -> f32
          %5715 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 26>} : (!struct3) -> f32
          %5716 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 27>} : (!struct3) -> f32
          %5717 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 28>} : (!struct3) -> f32
          %5718 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 29>} : (!struct3) -> f32
          %5719 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 30>} : (!struct3) -> f32
          %5720 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 31>} : (!struct3) -> f32
          %5721 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 32>} : (!struct3) -> f32
          %5722 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 33>} : (!struct3) -> f32
          %5723 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 34>} : (!struct3) -> f32
          %5724 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 35>} : (!struct3) -> f32
          %5725 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 36>} : (!struct3) -> f32
          %5726 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 37>} : (!struct3) -> f32
          %5727 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 38>} : (!struct3) -> f32
          %5728 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 39>} : (!struct3) -> f32
          %5729 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 40>} : (!struct3) -> f32
          %5730 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 41>} : (!struct3) -> f32
          %5731 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 42>} : (!struct3) -> f32
          %5732 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 43>} : (!struct3) -> f32
          %5733 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 44>} : (!struct3) -> f32
          %5734 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 45>} : (!struct3) -> f32
          %5735 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 46>} : (!struct3) -> f32
          %5736 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 47>} : (!struct3) -> f32
          %5737 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 48>} : (!struct3) -> f32
          %5738 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 49>} : (!struct3) -> f32
          %5739 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 50>} : (!struct3) -> f32
          %5740 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 51>} : (!struct3) -> f32
          %5741 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 52>} : (!struct3) -> f32
          %5742 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 53>} : (!struct3) -> f32
          %5743 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 54>} : (!struct3) -> f32
          %5744 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 55>} : (!struct3) -> f32
          %5745 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 56>} : (!struct3) -> f32
          %5746 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 57>} : (!struct3) -> f32
          %5747 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 58>} : (!struct3) -> f32
          %5748 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 59>} : (!struct3) -> f32
          %5749 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 60>} : (!struct3) -> f32
          %5750 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 61>} : (!struct3) -> f32
          %5751 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 62>} : (!struct3) -> f32
          %5752 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 63>} : (!struct3) -> f32
          %5753 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 64>} : (!struct3) -> f32
          %5754 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 65>} : (!struct3) -> f32
          %5755 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 66>} : (!struct3) -> f32
          %5756 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 67>} : (!struct3) -> f32
          %5757 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 68>} : (!struct3) -> f32
          %5758 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 69>} : (!struct3) -> f32
          %5759 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 70>} : (!struct3) -> f32
          %5760 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 71>} : (!struct3) -> f32
          %5761 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 72>} : (!struct3) -> f32
          %5762 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 73>} : (!struct3) -> f32
          %5763 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 74>} : (!struct3) -> f32
          %5764 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 75>} : (!struct3) -> f32
          %5765 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 76>} : (!struct3) -> f32
          %5766 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 77>} : (!struct3) -> f32
          %5767 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 78>} : (!struct3) -> f32
          %5768 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 79>} : (!struct3) -> f32
          %5769 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 80>} : (!struct3) -> f32
          %5770 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 81>} : (!struct3) -> f32
          %5771 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 82>} : (!struct3) -> f32
          %5772 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 83>} : (!struct3) -> f32
          %5773 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 84>} : (!struct3) -> f32
          %5774 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 85>} : (!struct3) -> f32
          %5775 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 86>} : (!struct3) -> f32
          %5776 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 87>} : (!struct3) -> f32
          %5777 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 88>} : (!struct3) -> f32
          %5778 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 89>} : (!struct3) -> f32
          %5779 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 90>} : (!struct3) -> f32
          %5780 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 91>} : (!struct3) -> f32
          %5781 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 92>} : (!struct3) -> f32
          %5782 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 93>} : (!struct3) -> f32
          %5783 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 94>} : (!struct3) -> f32
          %5784 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 95>} : (!struct3) -> f32
          %5785 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 96>} : (!struct3) -> f32
          %5786 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 97>} : (!struct3) -> f32
          %5787 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 98>} : (!struct3) -> f32
          %5788 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 99>} : (!struct3) -> f32
          %5789 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 100>} : (!struct3) -> f32
          %5790 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 101>} : (!struct3) -> f32
          %5791 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 102>} : (!struct3) -> f32
          %5792 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 103>} : (!struct3) -> f32
          %5793 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 104>} : (!struct3) -> f32
          %5794 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 105>} : (!struct3) -> f32
          %5795 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 106>} : (!struct3) -> f32
          %5796 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 107>} : (!struct3) -> f32
          %5797 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 108>} : (!struct3) -> f32
          %5798 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 109>} : (!struct3) -> f32
          %5799 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 110>} : (!struct3) -> f32
          %5800 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 111>} : (!struct3) -> f32
          %5801 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 112>} : (!struct3) -> f32
          %5802 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 113>} : (!struct3) -> f32
          %5803 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 114>} : (!struct3) -> f32
          %5804 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 115>} : (!struct3) -> f32
          %5805 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 116>} : (!struct3) -> f32
          %5806 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 117>} : (!struct3) -> f32
          %5807 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 118>} : (!struct3) -> f32
          %5808 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 119>} : (!struct3) -> f32
          %5809 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 120>} : (!struct3) -> f32
          %5810 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 121>} : (!struct3) -> f32
          %5811 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 122>} : (!struct3) -> f32
          %5812 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 123>} : (!struct3) -> f32
          %5813 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 124>} : (!struct3) -> f32
          %5814 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 125>} : (!struct3) -> f32
          %5815 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 126>} : (!struct3) -> f32
          %5816 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 127>} : (!struct3) -> f32
          %5817 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 128>} : (!struct3) -> f32
          %5818 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 129>} : (!struct3) -> f32
          %5819 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 130>} : (!struct3) -> f32
          %5820 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 131>} : (!struct3) -> f32
          %5821 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 132>} : (!struct3) -> f32
          %5822 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 133>} : (!struct3) -> f32
          %5823 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 134>} : (!struct3) -> f32
          %5824 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 135>} : (!struct3) -> f32
          %5825 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 136>} : (!struct3) -> f32
          %5826 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 137>} : (!struct3) -> f32
          %5827 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 138>} : (!struct3) -> f32
          %5828 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 139>} : (!struct3) -> f32
          %5829 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 140>} : (!struct3) -> f32
          %5830 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 141>} : (!struct3) -> f32
          %5831 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 142>} : (!struct3) -> f32
          %5832 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 143>} : (!struct3) -> f32
          %5833 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 144>} : (!struct3) -> f32
          %5834 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 145>} : (!struct3) -> f32
          %5835 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 146>} : (!struct3) -> f32
          %5836 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 147>} : (!struct3) -> f32
          %5837 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 148>} : (!struct3) -> f32
          %5838 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 149>} : (!struct3) -> f32
          %5839 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 150>} : (!struct3) -> f32
          %5840 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 151>} : (!struct3) -> f32
          %5841 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 152>} : (!struct3) -> f32
          %5842 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 153>} : (!struct3) -> f32
          %5843 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 154>} : (!struct3) -> f32
          %5844 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 155>} : (!struct3) -> f32
          %5845 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 156>} : (!struct3) -> f32
          %5846 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 157>} : (!struct3) -> f32
          %5847 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 158>} : (!struct3) -> f32
          %5848 = "llvm.extractvalue"(%t5849_r) {position = array<i64: 159>} : (!struct3) -> f32
          %5850 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %5851 = "arith.cmpi"(%5850, %71) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%5851) ({
            %5852 = "llvm.getelementptr"(%94, %3423) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5853_s0 = "llvm.ptrtoint"(%5852) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5853_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5854 = "arith.addi"(%3423, %756) : (i32, i32) -> i32
          %5855 = "arith.cmpi"(%5854, %763) {predicate = 0 : i64} : (i32, i32) -> i1
          %5856 = "arith.xori"(%3424, %756) : (i32, i32) -> i32
          %5857 = "arith.select"(%5855, %5856, %3424) : (i1, i32, i32) -> i32
          %5858 = "arith.select"(%5855, %71, %5854) : (i1, i32, i32) -> i32
          %5859 = "arith.addi"(%3422, %756) : (i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 54 : i32} : (i32) -> ()
          %5860 = "arith.constant"() {value = 5 : i32} : () -> i32
          %5861 = "arith.shrsi"(%758, %5860) : (i32, i32) -> i32
          %5862 = "arith.constant"() {value = 768 : i32} : () -> i32
          %5863 = "arith.muli"(%5861, %5862) : (i32, i32) -> i32
          %5864 = "llvm.getelementptr"(%112, %5863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5865 = "arith.andi"(%758, %72) : (i32, i32) -> i32
          %5866 = "arith.muli"(%5865, %789) : (i32, i32) -> i32
          %5867 = "llvm.getelementptr"(%5864, %5866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5868 = "vector.from_elements"(%5737, %5738, %5739, %5740) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5868, %5867) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %5869 = "arith.addi"(%68, %5866) : (i32, i32) -> i32
          %5870 = "llvm.getelementptr"(%5864, %5869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5871 = "vector.from_elements"(%5741, %5742, %5743, %5744) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5871, %5870) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %5872 = "arith.constant"() {value = 256 : i32} : () -> i32
          %5873 = "arith.addi"(%5872, %5866) : (i32, i32) -> i32
          %5874 = "llvm.getelementptr"(%5864, %5873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5875 = "vector.from_elements"(%5745, %5746, %5747, %5748) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5875, %5874) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %5876 = "arith.addi"(%99, %5866) : (i32, i32) -> i32
          %5877 = "llvm.getelementptr"(%5864, %5876) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5878 = "vector.from_elements"(%5749, %5750, %5751, %5752) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5878, %5877) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %5879 = "arith.addi"(%786, %5866) : (i32, i32) -> i32
          %5880 = "llvm.getelementptr"(%5864, %5879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5881 = "vector.from_elements"(%5753, %5754, %5755, %5756) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5881, %5880) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %5882 = "arith.constant"() {value = 640 : i32} : () -> i32
          %5883 = "arith.addi"(%5882, %5866) : (i32, i32) -> i32
          %5884 = "llvm.getelementptr"(%5864, %5883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %5885 = "vector.from_elements"(%5757, %5758, %5759, %5760) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%5885, %5884) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 55 : i32} : (i32) -> ()
          %5886 = "arith.extsi"(%1264) : (i32) -> i64
          %5887 = "arith.extsi"(%5663) : (i32) -> i64
          %5888 = "arith.extsi"(%5662) : (i32) -> i64
          %5889 = "arith.muli"(%5886, %28) : (i64, i64) -> i64
          %5890 = "arith.muli"(%5887, %29) : (i64, i64) -> i64
          %5891 = "arith.addi"(%5889, %5890) : (i64, i64) -> i64
          %5892 = "arith.constant"() {value = 6144 : i64} : () -> i64
          %5893 = "arith.muli"(%5888, %5892) : (i64, i64) -> i64
          %5894 = "arith.addi"(%5891, %5893) : (i64, i64) -> i64
          %5895 = "llvm.getelementptr"(%26, %5894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5896 = "arith.muli"(%5861, %74) : (i32, i32) -> i32
          %5897 = "arith.muli"(%5896, %799) : (i32, i32) -> i32
          %5898 = "llvm.getelementptr"(%5895, %5897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %5899 = "nvvm.elect.sync"() {cutec.arm = 56 : i32} : () -> i1
          "scf.if"(%5899) ({
            %t5900_s1 = "llvm.ptrtoint"(%5864) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5898, %t5900_s1, %769) {asm_string = "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [$0], [$1], $2;", constraints = "l,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.if"(%149) ({
            %5901 = "llvm.getelementptr"(%150, %3414) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5902_s0 = "llvm.ptrtoint"(%5901) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5902_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5903 = "arith.addi"(%3414, %756) : (i32, i32) -> i32
          %5904 = "arith.cmpi"(%5903, %2751) {predicate = 0 : i64} : (i32, i32) -> i1
          %5905 = "arith.xori"(%3415, %756) : (i32, i32) -> i32
          %5906 = "arith.select"(%5904, %5905, %3415) : (i1, i32, i32) -> i32
          %5907 = "arith.select"(%5904, %71, %5903) : (i1, i32, i32) -> i32
          %5908 = "arith.addi"(%3413, %756) : (i32, i32) -> i32
          "scf.if"(%115) ({
            %5909 = "llvm.getelementptr"(%116, %1271) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5910_s0 = "llvm.ptrtoint"(%5909) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5910_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5911 = "arith.addi"(%1271, %756) : (i32, i32) -> i32
          %5912 = "arith.cmpi"(%5911, %756) {predicate = 0 : i64} : (i32, i32) -> i1
          %5913 = "arith.xori"(%1272, %756) : (i32, i32) -> i32
          %5914 = "arith.select"(%5912, %5913, %1272) : (i1, i32, i32) -> i32
          %5915 = "arith.select"(%5912, %71, %5911) : (i1, i32, i32) -> i32
          %5916 = "arith.addi"(%1270, %756) : (i32, i32) -> i32
          "scf.if"(%132) ({
            %5917 = "llvm.getelementptr"(%133, %1289) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t5918_s0 = "llvm.ptrtoint"(%5917) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t5918_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %5919 = "arith.addi"(%1289, %756) : (i32, i32) -> i32
          %5920 = "arith.cmpi"(%5919, %756) {predicate = 0 : i64} : (i32, i32) -> i1
          %5921 = "arith.xori"(%1290, %756) : (i32, i32) -> i32
          %5922 = "arith.select"(%5920, %5921, %1290) : (i1, i32, i32) -> i32
          %5923 = "arith.select"(%5920, %71, %5919) : (i1, i32, i32) -> i32
          %5924 = "arith.addi"(%1288, %756) : (i32, i32) -> i32
          %5925 = "vector.from_elements"(%5817, %5818, %5819, %5820, %5821, %5822, %5823, %5824, %5825, %5826, %5827, %5828, %5829, %5830, %5831, %5832, %5833, %5834, %5835, %5836, %5837, %5838, %5839, %5840, %5841, %5842, %5843, %5844, %5845, %5846, %5847, %5848) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5926 = "vector.broadcast"(%58) : (f32) -> vector<32xf32>
          %5927 = "arith.mulf"(%5925, %5926) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
          %5928 = "vector.extract"(%5927) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %5929 = "vector.extract"(%5927) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %5930 = "vector.extract"(%5927) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %5931 = "vector.extract"(%5927) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %5932 = "vector.extract"(%5927) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %5933 = "vector.extract"(%5927) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %5934 = "vector.extract"(%5927) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %5935 = "vector.extract"(%5927) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %5936 = "vector.extract"(%5927) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %5937 = "vector.extract"(%5927) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %5938 = "vector.extract"(%5927) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %5939 = "vector.extract"(%5927) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %5940 = "vector.extract"(%5927) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %5941 = "vector.extract"(%5927) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %5942 = "vector.extract"(%5927) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %5943 = "vector.extract"(%5927) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %5944 = "vector.extract"(%5927) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %5945 = "vector.extract"(%5927) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %5946 = "vector.extract"(%5927) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %5947 = "vector.extract"(%5927) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %5948 = "vector.extract"(%5927) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %5949 = "vector.extract"(%5927) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %5950 = "vector.extract"(%5927) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %5951 = "vector.extract"(%5927) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %5952 = "vector.extract"(%5927) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %5953 = "vector.extract"(%5927) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %5954 = "vector.extract"(%5927) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %5955 = "vector.extract"(%5927) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %5956 = "vector.extract"(%5927) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %5957 = "vector.extract"(%5927) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %5958 = "vector.extract"(%5927) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %5959 = "vector.extract"(%5927) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %5960 = "arith.subi"(%56, %1419) : (i32, i32) -> i32
          %5961 = "arith.extsi"(%1265) : (i32) -> i64
          %5962 = "arith.muli"(%5961, %42) : (i64, i64) -> i64
          %5963 = "arith.muli"(%5886, %43) : (i64, i64) -> i64
          %5964 = "arith.addi"(%5962, %5963) : (i64, i64) -> i64
          %5965 = "llvm.getelementptr"(%37, %5964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5966 = "arith.extsi"(%1419) : (i32) -> i64
          %5967 = "arith.muli"(%5966, %41) : (i64, i64) -> i64
          %5968 = "llvm.getelementptr"(%5965, %5967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %5969 = "nvvm.shfl.sync"(%70, %758, %5865, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 57 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 58 : i32} : (i32) -> ()
          %5970 = "arith.remui"(%5969, %792) : (i32, i32) -> i32
          %5971 = "arith.divui"(%5969, %792) : (i32, i32) -> i32
          %5972 = "arith.muli"(%5970, %778) : (i32, i32) -> i32
          %5973 = "arith.remui"(%5971, %763) : (i32, i32) -> i32
          %5974 = "arith.divui"(%5971, %763) : (i32, i32) -> i32
          %5975 = "arith.muli"(%5973, %775) : (i32, i32) -> i32
          %5976 = "arith.addi"(%5972, %5975) : (i32, i32) -> i32
          %5977 = "arith.constant"() {value = 1536 : i32} : () -> i32
          %5978 = "arith.muli"(%5974, %5977) : (i32, i32) -> i32
          %5979 = "arith.addi"(%5976, %5978) : (i32, i32) -> i32
          %5980 = "vector.from_elements"(%5785, %5786, %5787, %5788, %5789, %5790, %5791, %5792, %5793, %5794, %5795, %5796, %5797, %5798, %5799, %5800, %5801, %5802, %5803, %5804, %5805, %5806, %5807, %5808, %5809, %5810, %5811, %5812, %5813, %5814, %5815, %5816) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %5981 = "arith.truncf"(%5980) : (vector<32xf32>) -> vector<32xf16>
          %5982 = "vector.extract"(%5981) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %5983 = "vector.extract"(%5981) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %5984 = "vector.extract"(%5981) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %5985 = "vector.extract"(%5981) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %5986 = "vector.extract"(%5981) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %5987 = "vector.extract"(%5981) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %5988 = "vector.extract"(%5981) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %5989 = "vector.extract"(%5981) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %5990 = "vector.extract"(%5981) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %5991 = "vector.extract"(%5981) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %5992 = "vector.extract"(%5981) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %5993 = "vector.extract"(%5981) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %5994 = "vector.extract"(%5981) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %5995 = "vector.extract"(%5981) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %5996 = "vector.extract"(%5981) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %5997 = "vector.extract"(%5981) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %5998 = "vector.extract"(%5981) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %5999 = "vector.extract"(%5981) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %6000 = "vector.extract"(%5981) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %6001 = "vector.extract"(%5981) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %6002 = "vector.extract"(%5981) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %6003 = "vector.extract"(%5981) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %6004 = "vector.extract"(%5981) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %6005 = "vector.extract"(%5981) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %6006 = "vector.extract"(%5981) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %6007 = "vector.extract"(%5981) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %6008 = "vector.extract"(%5981) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %6009 = "vector.extract"(%5981) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %6010 = "vector.extract"(%5981) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %6011 = "vector.extract"(%5981) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %6012 = "vector.extract"(%5981) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %6013 = "vector.extract"(%5981) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %6014 = "vector.from_elements"(%5982, %5983) : (f16, f16) -> vector<2xf16>
          %6015 = "llvm.bitcast"(%6014) : (vector<2xf16>) -> i32
          %6016 = "vector.from_elements"(%5984, %5985) : (f16, f16) -> vector<2xf16>
          %6017 = "llvm.bitcast"(%6016) : (vector<2xf16>) -> i32
          %6018 = "vector.from_elements"(%5986, %5987) : (f16, f16) -> vector<2xf16>
          %6019 = "llvm.bitcast"(%6018) : (vector<2xf16>) -> i32
          %6020 = "vector.from_elements"(%5988, %5989) : (f16, f16) -> vector<2xf16>
          %6021 = "llvm.bitcast"(%6020) : (vector<2xf16>) -> i32
          %6022 = "arith.andi"(%5979, %2749) : (i32, i32) -> i32
          %6023 = "arith.shrui"(%6022, %2751) : (i32, i32) -> i32
          %6024 = "arith.xori"(%5979, %6023) : (i32, i32) -> i32
          %6025 = "llvm.getelementptr"(%112, %6024) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6025, %6015, %6017, %6019, %6021) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6027 = "arith.addi"(%5979, %792) : (i32, i32) -> i32
          %6028 = "vector.from_elements"(%5990, %5991) : (f16, f16) -> vector<2xf16>
          %6029 = "llvm.bitcast"(%6028) : (vector<2xf16>) -> i32
          %6030 = "vector.from_elements"(%5992, %5993) : (f16, f16) -> vector<2xf16>
          %6031 = "llvm.bitcast"(%6030) : (vector<2xf16>) -> i32
          %6032 = "vector.from_elements"(%5994, %5995) : (f16, f16) -> vector<2xf16>
          %6033 = "llvm.bitcast"(%6032) : (vector<2xf16>) -> i32
          %6034 = "vector.from_elements"(%5996, %5997) : (f16, f16) -> vector<2xf16>
          %6035 = "llvm.bitcast"(%6034) : (vector<2xf16>) -> i32
          %6036 = "arith.andi"(%6027, %2749) : (i32, i32) -> i32
          %6037 = "arith.shrui"(%6036, %2751) : (i32, i32) -> i32
          %6038 = "arith.xori"(%6027, %6037) : (i32, i32) -> i32
          %6039 = "llvm.getelementptr"(%112, %6038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6039, %6029, %6031, %6033, %6035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6041 = "arith.addi"(%5979, %74) : (i32, i32) -> i32
          %6042 = "vector.from_elements"(%5998, %5999) : (f16, f16) -> vector<2xf16>
          %6043 = "llvm.bitcast"(%6042) : (vector<2xf16>) -> i32
          %6044 = "vector.from_elements"(%6000, %6001) : (f16, f16) -> vector<2xf16>
          %6045 = "llvm.bitcast"(%6044) : (vector<2xf16>) -> i32
          %6046 = "vector.from_elements"(%6002, %6003) : (f16, f16) -> vector<2xf16>
          %6047 = "llvm.bitcast"(%6046) : (vector<2xf16>) -> i32
          %6048 = "vector.from_elements"(%6004, %6005) : (f16, f16) -> vector<2xf16>
          %6049 = "llvm.bitcast"(%6048) : (vector<2xf16>) -> i32
          %6050 = "arith.andi"(%6041, %2749) : (i32, i32) -> i32
          %6051 = "arith.shrui"(%6050, %2751) : (i32, i32) -> i32
          %6052 = "arith.xori"(%6041, %6051) : (i32, i32) -> i32
          %6053 = "llvm.getelementptr"(%112, %6052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6053, %6043, %6045, %6047, %6049) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6055 = "arith.addi"(%5979, %804) : (i32, i32) -> i32
          %6056 = "vector.from_elements"(%6006, %6007) : (f16, f16) -> vector<2xf16>
          %6057 = "llvm.bitcast"(%6056) : (vector<2xf16>) -> i32
          %6058 = "vector.from_elements"(%6008, %6009) : (f16, f16) -> vector<2xf16>
          %6059 = "llvm.bitcast"(%6058) : (vector<2xf16>) -> i32
          %6060 = "vector.from_elements"(%6010, %6011) : (f16, f16) -> vector<2xf16>
          %6061 = "llvm.bitcast"(%6060) : (vector<2xf16>) -> i32
          %6062 = "vector.from_elements"(%6012, %6013) : (f16, f16) -> vector<2xf16>
          %6063 = "llvm.bitcast"(%6062) : (vector<2xf16>) -> i32
          %6064 = "arith.andi"(%6055, %2749) : (i32, i32) -> i32
          %6065 = "arith.shrui"(%6064, %2751) : (i32, i32) -> i32
          %6066 = "arith.xori"(%6055, %6065) : (i32, i32) -> i32
          %6067 = "llvm.getelementptr"(%112, %6066) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6067, %6057, %6059, %6061, %6063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 63 : i32} : (i32) -> ()
          %6069 = "arith.andi"(%5969, %72) : (i32, i32) -> i32
          %6070 = "arith.shrsi"(%5969, %5860) : (i32, i32) -> i32
          %6071 = "arith.muli"(%6070, %792) : (i32, i32) -> i32
          %6072 = "arith.divui"(%6069, %775) : (i32, i32) -> i32
          %6073 = "arith.addi"(%6071, %6072) : (i32, i32) -> i32
          %6074 = "arith.remui"(%6069, %775) : (i32, i32) -> i32
          %6075 = "arith.cmpi"(%6073, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6075) ({
            %6076 = "arith.remui"(%6073, %792) : (i32, i32) -> i32
            %6077 = "arith.divui"(%6073, %792) : (i32, i32) -> i32
            %6078 = "arith.muli"(%6076, %778) : (i32, i32) -> i32
            %6079 = "arith.muli"(%6077, %5977) : (i32, i32) -> i32
            %6080 = "arith.addi"(%6078, %6079) : (i32, i32) -> i32
            %6081 = "arith.muli"(%6074, %775) : (i32, i32) -> i32
            %6082 = "arith.addi"(%6080, %6081) : (i32, i32) -> i32
            %6083 = "arith.extsi"(%6073) : (i32) -> i64
            %6084 = "arith.extsi"(%6074) : (i32) -> i64
            %6085 = "arith.muli"(%6083, %41) : (i64, i64) -> i64
            %6086 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6087 = "arith.muli"(%6084, %6086) : (i64, i64) -> i64
            %6088 = "arith.addi"(%6085, %6087) : (i64, i64) -> i64
            %6089 = "llvm.getelementptr"(%5968, %6088) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6090 = "arith.andi"(%6082, %2749) : (i32, i32) -> i32
            %6091 = "arith.shrui"(%6090, %2751) : (i32, i32) -> i32
            %6092 = "arith.xori"(%6082, %6091) : (i32, i32) -> i32
            %6093 = "llvm.getelementptr"(%112, %6092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6094 = "llvm.load"(%6093) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6094, %6089) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6095 = "arith.addi"(%6069, %74) : (i32, i32) -> i32
          %6096 = "arith.divui"(%6095, %775) : (i32, i32) -> i32
          %6097 = "arith.addi"(%6071, %6096) : (i32, i32) -> i32
          %6098 = "arith.remui"(%6095, %775) : (i32, i32) -> i32
          %6099 = "arith.cmpi"(%6097, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6099) ({
            %6100 = "arith.remui"(%6097, %792) : (i32, i32) -> i32
            %6101 = "arith.divui"(%6097, %792) : (i32, i32) -> i32
            %6102 = "arith.muli"(%6100, %778) : (i32, i32) -> i32
            %6103 = "arith.muli"(%6101, %5977) : (i32, i32) -> i32
            %6104 = "arith.addi"(%6102, %6103) : (i32, i32) -> i32
            %6105 = "arith.muli"(%6098, %775) : (i32, i32) -> i32
            %6106 = "arith.addi"(%6104, %6105) : (i32, i32) -> i32
            %6107 = "arith.extsi"(%6097) : (i32) -> i64
            %6108 = "arith.extsi"(%6098) : (i32) -> i64
            %6109 = "arith.muli"(%6107, %41) : (i64, i64) -> i64
            %6110 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6111 = "arith.muli"(%6108, %6110) : (i64, i64) -> i64
            %6112 = "arith.addi"(%6109, %6111) : (i64, i64) -> i64
            %6113 = "llvm.getelementptr"(%5968, %6112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6114 = "arith.andi"(%6106, %2749) : (i32, i32) -> i32
            %6115 = "arith.shrui"(%6114, %2751) : (i32, i32) -> i32
            %6116 = "arith.xori"(%6106, %6115) : (i32, i32) -> i32
            %6117 = "llvm.getelementptr"(%112, %6116) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6118 = "llvm.load"(%6117) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6118, %6113) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6119 = "arith.addi"(%6069, %778) : (i32, i32) -> i32
          %6120 = "arith.divui"(%6119, %775) : (i32, i32) -> i32
          %6121 = "arith.addi"(%6071, %6120) : (i32, i32) -> i32
          %6122 = "arith.remui"(%6119, %775) : (i32, i32) -> i32
          %6123 = "arith.cmpi"(%6121, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6123) ({
            %6124 = "arith.remui"(%6121, %792) : (i32, i32) -> i32
            %6125 = "arith.divui"(%6121, %792) : (i32, i32) -> i32
            %6126 = "arith.muli"(%6124, %778) : (i32, i32) -> i32
            %6127 = "arith.muli"(%6125, %5977) : (i32, i32) -> i32
            %6128 = "arith.addi"(%6126, %6127) : (i32, i32) -> i32
            %6129 = "arith.muli"(%6122, %775) : (i32, i32) -> i32
            %6130 = "arith.addi"(%6128, %6129) : (i32, i32) -> i32
            %6131 = "arith.extsi"(%6121) : (i32) -> i64
            %6132 = "arith.extsi"(%6122) : (i32) -> i64
            %6133 = "arith.muli"(%6131, %41) : (i64, i64) -> i64
            %6134 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6135 = "arith.muli"(%6132, %6134) : (i64, i64) -> i64
            %6136 = "arith.addi"(%6133, %6135) : (i64, i64) -> i64
            %6137 = "llvm.getelementptr"(%5968, %6136) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6138 = "arith.andi"(%6130, %2749) : (i32, i32) -> i32
            %6139 = "arith.shrui"(%6138, %2751) : (i32, i32) -> i32
            %6140 = "arith.xori"(%6130, %6139) : (i32, i32) -> i32
            %6141 = "llvm.getelementptr"(%112, %6140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6142 = "llvm.load"(%6141) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6142, %6137) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6143 = "arith.addi"(%6069, %1421) : (i32, i32) -> i32
          %6144 = "arith.divui"(%6143, %775) : (i32, i32) -> i32
          %6145 = "arith.addi"(%6071, %6144) : (i32, i32) -> i32
          %6146 = "arith.remui"(%6143, %775) : (i32, i32) -> i32
          %6147 = "arith.cmpi"(%6145, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6147) ({
            %6148 = "arith.remui"(%6145, %792) : (i32, i32) -> i32
            %6149 = "arith.divui"(%6145, %792) : (i32, i32) -> i32
            %6150 = "arith.muli"(%6148, %778) : (i32, i32) -> i32
            %6151 = "arith.muli"(%6149, %5977) : (i32, i32) -> i32
            %6152 = "arith.addi"(%6150, %6151) : (i32, i32) -> i32
            %6153 = "arith.muli"(%6146, %775) : (i32, i32) -> i32
            %6154 = "arith.addi"(%6152, %6153) : (i32, i32) -> i32
            %6155 = "arith.extsi"(%6145) : (i32) -> i64
            %6156 = "arith.extsi"(%6146) : (i32) -> i64
            %6157 = "arith.muli"(%6155, %41) : (i64, i64) -> i64
            %6158 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6159 = "arith.muli"(%6156, %6158) : (i64, i64) -> i64
            %6160 = "arith.addi"(%6157, %6159) : (i64, i64) -> i64
            %6161 = "llvm.getelementptr"(%5968, %6160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6162 = "arith.andi"(%6154, %2749) : (i32, i32) -> i32
            %6163 = "arith.shrui"(%6162, %2751) : (i32, i32) -> i32
            %6164 = "arith.xori"(%6154, %6163) : (i32, i32) -> i32
            %6165 = "llvm.getelementptr"(%112, %6164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6166 = "llvm.load"(%6165) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6166, %6161) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 64 : i32} : (i32) -> ()
          %6167 = "arith.muli"(%5961, %35) : (i64, i64) -> i64
          %6168 = "arith.muli"(%5886, %36) : (i64, i64) -> i64
          %6169 = "arith.addi"(%6167, %6168) : (i64, i64) -> i64
          %6170 = "llvm.getelementptr"(%30, %6169) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %6171 = "arith.muli"(%5966, %34) : (i64, i64) -> i64
          %6172 = "llvm.getelementptr"(%6170, %6171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %6173 = "nvvm.shfl.sync"(%70, %758, %5865, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 65 : i32} : (i32, i32, i32, i32) -> i32
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 66 : i32} : (i32) -> ()
          %6174 = "arith.remui"(%6173, %792) : (i32, i32) -> i32
          %6175 = "arith.divui"(%6173, %792) : (i32, i32) -> i32
          %6176 = "arith.muli"(%6174, %778) : (i32, i32) -> i32
          %6177 = "arith.remui"(%6175, %763) : (i32, i32) -> i32
          %6178 = "arith.divui"(%6175, %763) : (i32, i32) -> i32
          %6179 = "arith.muli"(%6177, %775) : (i32, i32) -> i32
          %6180 = "arith.addi"(%6176, %6179) : (i32, i32) -> i32
          %6181 = "arith.muli"(%6178, %5977) : (i32, i32) -> i32
          %6182 = "arith.addi"(%6180, %6181) : (i32, i32) -> i32
          %6183 = "vector.from_elements"(%5928, %5929, %5930, %5931, %5932, %5933, %5934, %5935, %5936, %5937, %5938, %5939, %5940, %5941, %5942, %5943, %5944, %5945, %5946, %5947, %5948, %5949, %5950, %5951, %5952, %5953, %5954, %5955, %5956, %5957, %5958, %5959) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %6184 = "arith.truncf"(%6183) : (vector<32xf32>) -> vector<32xf16>
          %6185 = "vector.extract"(%6184) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %6186 = "vector.extract"(%6184) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %6187 = "vector.extract"(%6184) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %6188 = "vector.extract"(%6184) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %6189 = "vector.extract"(%6184) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %6190 = "vector.extract"(%6184) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %6191 = "vector.extract"(%6184) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %6192 = "vector.extract"(%6184) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %6193 = "vector.extract"(%6184) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %6194 = "vector.extract"(%6184) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %6195 = "vector.extract"(%6184) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %6196 = "vector.extract"(%6184) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %6197 = "vector.extract"(%6184) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %6198 = "vector.extract"(%6184) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %6199 = "vector.extract"(%6184) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %6200 = "vector.extract"(%6184) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %6201 = "vector.extract"(%6184) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %6202 = "vector.extract"(%6184) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %6203 = "vector.extract"(%6184) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %6204 = "vector.extract"(%6184) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %6205 = "vector.extract"(%6184) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %6206 = "vector.extract"(%6184) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %6207 = "vector.extract"(%6184) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %6208 = "vector.extract"(%6184) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %6209 = "vector.extract"(%6184) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %6210 = "vector.extract"(%6184) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %6211 = "vector.extract"(%6184) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %6212 = "vector.extract"(%6184) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %6213 = "vector.extract"(%6184) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %6214 = "vector.extract"(%6184) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %6215 = "vector.extract"(%6184) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %6216 = "vector.extract"(%6184) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          %6217 = "vector.from_elements"(%6185, %6186) : (f16, f16) -> vector<2xf16>
          %6218 = "llvm.bitcast"(%6217) : (vector<2xf16>) -> i32
          %6219 = "vector.from_elements"(%6187, %6188) : (f16, f16) -> vector<2xf16>
          %6220 = "llvm.bitcast"(%6219) : (vector<2xf16>) -> i32
          %6221 = "vector.from_elements"(%6189, %6190) : (f16, f16) -> vector<2xf16>
          %6222 = "llvm.bitcast"(%6221) : (vector<2xf16>) -> i32
          %6223 = "vector.from_elements"(%6191, %6192) : (f16, f16) -> vector<2xf16>
          %6224 = "llvm.bitcast"(%6223) : (vector<2xf16>) -> i32
          %6225 = "arith.andi"(%6182, %2749) : (i32, i32) -> i32
          %6226 = "arith.shrui"(%6225, %2751) : (i32, i32) -> i32
          %6227 = "arith.xori"(%6182, %6226) : (i32, i32) -> i32
          %6228 = "llvm.getelementptr"(%112, %6227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6228, %6218, %6220, %6222, %6224) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6230 = "arith.addi"(%6182, %792) : (i32, i32) -> i32
          %6231 = "vector.from_elements"(%6193, %6194) : (f16, f16) -> vector<2xf16>
          %6232 = "llvm.bitcast"(%6231) : (vector<2xf16>) -> i32
          %6233 = "vector.from_elements"(%6195, %6196) : (f16, f16) -> vector<2xf16>
          %6234 = "llvm.bitcast"(%6233) : (vector<2xf16>) -> i32
          %6235 = "vector.from_elements"(%6197, %6198) : (f16, f16) -> vector<2xf16>
          %6236 = "llvm.bitcast"(%6235) : (vector<2xf16>) -> i32
          %6237 = "vector.from_elements"(%6199, %6200) : (f16, f16) -> vector<2xf16>
          %6238 = "llvm.bitcast"(%6237) : (vector<2xf16>) -> i32
          %6239 = "arith.andi"(%6230, %2749) : (i32, i32) -> i32
          %6240 = "arith.shrui"(%6239, %2751) : (i32, i32) -> i32
          %6241 = "arith.xori"(%6230, %6240) : (i32, i32) -> i32
          %6242 = "llvm.getelementptr"(%112, %6241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6242, %6232, %6234, %6236, %6238) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6244 = "arith.addi"(%6182, %74) : (i32, i32) -> i32
          %6245 = "vector.from_elements"(%6201, %6202) : (f16, f16) -> vector<2xf16>
          %6246 = "llvm.bitcast"(%6245) : (vector<2xf16>) -> i32
          %6247 = "vector.from_elements"(%6203, %6204) : (f16, f16) -> vector<2xf16>
          %6248 = "llvm.bitcast"(%6247) : (vector<2xf16>) -> i32
          %6249 = "vector.from_elements"(%6205, %6206) : (f16, f16) -> vector<2xf16>
          %6250 = "llvm.bitcast"(%6249) : (vector<2xf16>) -> i32
          %6251 = "vector.from_elements"(%6207, %6208) : (f16, f16) -> vector<2xf16>
          %6252 = "llvm.bitcast"(%6251) : (vector<2xf16>) -> i32
          %6253 = "arith.andi"(%6244, %2749) : (i32, i32) -> i32
          %6254 = "arith.shrui"(%6253, %2751) : (i32, i32) -> i32
          %6255 = "arith.xori"(%6244, %6254) : (i32, i32) -> i32
          %6256 = "llvm.getelementptr"(%112, %6255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6256, %6246, %6248, %6250, %6252) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %6258 = "arith.addi"(%6182, %804) : (i32, i32) -> i32
          %6259 = "vector.from_elements"(%6209, %6210) : (f16, f16) -> vector<2xf16>
          %6260 = "llvm.bitcast"(%6259) : (vector<2xf16>) -> i32
          %6261 = "vector.from_elements"(%6211, %6212) : (f16, f16) -> vector<2xf16>
          %6262 = "llvm.bitcast"(%6261) : (vector<2xf16>) -> i32
          %6263 = "vector.from_elements"(%6213, %6214) : (f16, f16) -> vector<2xf16>
          %6264 = "llvm.bitcast"(%6263) : (vector<2xf16>) -> i32
          %6265 = "vector.from_elements"(%6215, %6216) : (f16, f16) -> vector<2xf16>
          %6266 = "llvm.bitcast"(%6265) : (vector<2xf16>) -> i32
          %6267 = "arith.andi"(%6258, %2749) : (i32, i32) -> i32
          %6268 = "arith.shrui"(%6267, %2751) : (i32, i32) -> i32
          %6269 = "arith.xori"(%6258, %6268) : (i32, i32) -> i32
          %6270 = "llvm.getelementptr"(%112, %6269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%6270, %6260, %6262, %6264, %6266) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 71 : i32} : (i32) -> ()
          %6272 = "arith.andi"(%6173, %72) : (i32, i32) -> i32
          %6273 = "arith.shrsi"(%6173, %5860) : (i32, i32) -> i32
          %6274 = "arith.muli"(%6273, %792) : (i32, i32) -> i32
          %6275 = "arith.divui"(%6272, %775) : (i32, i32) -> i32
          %6276 = "arith.addi"(%6274, %6275) : (i32, i32) -> i32
          %6277 = "arith.remui"(%6272, %775) : (i32, i32) -> i32
          %6278 = "arith.cmpi"(%6276, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6278) ({
            %6279 = "arith.remui"(%6276, %792) : (i32, i32) -> i32
            %6280 = "arith.divui"(%6276, %792) : (i32, i32) -> i32
            %6281 = "arith.muli"(%6279, %778) : (i32, i32) -> i32
            %6282 = "arith.muli"(%6280, %5977) : (i32, i32) -> i32
            %6283 = "arith.addi"(%6281, %6282) : (i32, i32) -> i32
            %6284 = "arith.muli"(%6277, %775) : (i32, i32) -> i32
            %6285 = "arith.addi"(%6283, %6284) : (i32, i32) -> i32
            %6286 = "arith.extsi"(%6276) : (i32) -> i64
            %6287 = "arith.extsi"(%6277) : (i32) -> i64
            %6288 = "arith.muli"(%6286, %34) : (i64, i64) -> i64
            %6289 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6290 = "arith.muli"(%6287, %6289) : (i64, i64) -> i64
            %6291 = "arith.addi"(%6288, %6290) : (i64, i64) -> i64
            %6292 = "llvm.getelementptr"(%6172, %6291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6293 = "arith.andi"(%6285, %2749) : (i32, i32) -> i32
            %6294 = "arith.shrui"(%6293, %2751) : (i32, i32) -> i32
            %6295 = "arith.xori"(%6285, %6294) : (i32, i32) -> i32
            %6296 = "llvm.getelementptr"(%112, %6295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6297 = "llvm.load"(%6296) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6297, %6292) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6298 = "arith.addi"(%6272, %74) : (i32, i32) -> i32
          %6299 = "arith.divui"(%6298, %775) : (i32, i32) -> i32
          %6300 = "arith.addi"(%6274, %6299) : (i32, i32) -> i32
          %6301 = "arith.remui"(%6298, %775) : (i32, i32) -> i32
          %6302 = "arith.cmpi"(%6300, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6302) ({
            %6303 = "arith.remui"(%6300, %792) : (i32, i32) -> i32
            %6304 = "arith.divui"(%6300, %792) : (i32, i32) -> i32
            %6305 = "arith.muli"(%6303, %778) : (i32, i32) -> i32
            %6306 = "arith.muli"(%6304, %5977) : (i32, i32) -> i32
            %6307 = "arith.addi"(%6305, %6306) : (i32, i32) -> i32
            %6308 = "arith.muli"(%6301, %775) : (i32, i32) -> i32
            %6309 = "arith.addi"(%6307, %6308) : (i32, i32) -> i32
            %6310 = "arith.extsi"(%6300) : (i32) -> i64
            %6311 = "arith.extsi"(%6301) : (i32) -> i64
            %6312 = "arith.muli"(%6310, %34) : (i64, i64) -> i64
            %6313 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6314 = "arith.muli"(%6311, %6313) : (i64, i64) -> i64
            %6315 = "arith.addi"(%6312, %6314) : (i64, i64) -> i64
            %6316 = "llvm.getelementptr"(%6172, %6315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6317 = "arith.andi"(%6309, %2749) : (i32, i32) -> i32
            %6318 = "arith.shrui"(%6317, %2751) : (i32, i32) -> i32
            %6319 = "arith.xori"(%6309, %6318) : (i32, i32) -> i32
            %6320 = "llvm.getelementptr"(%112, %6319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6321 = "llvm.load"(%6320) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6321, %6316) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6322 = "arith.addi"(%6272, %778) : (i32, i32) -> i32
          %6323 = "arith.divui"(%6322, %775) : (i32, i32) -> i32
          %6324 = "arith.addi"(%6274, %6323) : (i32, i32) -> i32
          %6325 = "arith.remui"(%6322, %775) : (i32, i32) -> i32
          %6326 = "arith.cmpi"(%6324, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6326) ({
            %6327 = "arith.remui"(%6324, %792) : (i32, i32) -> i32
            %6328 = "arith.divui"(%6324, %792) : (i32, i32) -> i32
            %6329 = "arith.muli"(%6327, %778) : (i32, i32) -> i32
            %6330 = "arith.muli"(%6328, %5977) : (i32, i32) -> i32
            %6331 = "arith.addi"(%6329, %6330) : (i32, i32) -> i32
            %6332 = "arith.muli"(%6325, %775) : (i32, i32) -> i32
            %6333 = "arith.addi"(%6331, %6332) : (i32, i32) -> i32
            %6334 = "arith.extsi"(%6324) : (i32) -> i64
            %6335 = "arith.extsi"(%6325) : (i32) -> i64
            %6336 = "arith.muli"(%6334, %34) : (i64, i64) -> i64
            %6337 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6338 = "arith.muli"(%6335, %6337) : (i64, i64) -> i64
            %6339 = "arith.addi"(%6336, %6338) : (i64, i64) -> i64
            %6340 = "llvm.getelementptr"(%6172, %6339) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6341 = "arith.andi"(%6333, %2749) : (i32, i32) -> i32
            %6342 = "arith.shrui"(%6341, %2751) : (i32, i32) -> i32
            %6343 = "arith.xori"(%6333, %6342) : (i32, i32) -> i32
            %6344 = "llvm.getelementptr"(%112, %6343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6345 = "llvm.load"(%6344) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6345, %6340) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %6346 = "arith.addi"(%6272, %1421) : (i32, i32) -> i32
          %6347 = "arith.divui"(%6346, %775) : (i32, i32) -> i32
          %6348 = "arith.addi"(%6274, %6347) : (i32, i32) -> i32
          %6349 = "arith.remui"(%6346, %775) : (i32, i32) -> i32
          %6350 = "arith.cmpi"(%6348, %5960) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%6350) ({
            %6351 = "arith.remui"(%6348, %792) : (i32, i32) -> i32
            %6352 = "arith.divui"(%6348, %792) : (i32, i32) -> i32
            %6353 = "arith.muli"(%6351, %778) : (i32, i32) -> i32
            %6354 = "arith.muli"(%6352, %5977) : (i32, i32) -> i32
            %6355 = "arith.addi"(%6353, %6354) : (i32, i32) -> i32
            %6356 = "arith.muli"(%6349, %775) : (i32, i32) -> i32
            %6357 = "arith.addi"(%6355, %6356) : (i32, i32) -> i32
            %6358 = "arith.extsi"(%6348) : (i32) -> i64
            %6359 = "arith.extsi"(%6349) : (i32) -> i64
            %6360 = "arith.muli"(%6358, %34) : (i64, i64) -> i64
            %6361 = "arith.constant"() {value = 8 : i64} : () -> i64
            %6362 = "arith.muli"(%6359, %6361) : (i64, i64) -> i64
            %6363 = "arith.addi"(%6360, %6362) : (i64, i64) -> i64
            %6364 = "llvm.getelementptr"(%6172, %6363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %6365 = "arith.andi"(%6357, %2749) : (i32, i32) -> i32
            %6366 = "arith.shrui"(%6365, %2751) : (i32, i32) -> i32
            %6367 = "arith.xori"(%6357, %6366) : (i32, i32) -> i32
            %6368 = "llvm.getelementptr"(%112, %6367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6369 = "llvm.load"(%6368) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            "llvm.store"(%6369, %6364) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.bar.warp.sync"(%70) {cutec.arm = 72 : i32} : (i32) -> ()
          %6370 = "llvm.getelementptr"(%193, %1277) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t6371_s0 = "llvm.ptrtoint"(%6370) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t6371_s0, %1278) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %6372 = "arith.muli"(%1277, %2751) : (i32, i32) -> i32
          %6373 = "llvm.getelementptr"(%211, %6372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %6374 = "llvm.load"(%6373) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %6375 = "nvvm.shfl.sync"(%70, %6374, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 73 : i32} : (i32, i32, i32, i32) -> i32
          %6376 = "arith.addi"(%756, %6372) : (i32, i32) -> i32
          %6377 = "llvm.getelementptr"(%211, %6376) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %6378 = "llvm.load"(%6377) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %6379 = "nvvm.shfl.sync"(%70, %6378, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 74 : i32} : (i32, i32, i32, i32) -> i32
          %6380 = "arith.addi"(%763, %6372) : (i32, i32) -> i32
          %6381 = "llvm.getelementptr"(%211, %6380) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %6382 = "llvm.load"(%6381) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %6383 = "nvvm.shfl.sync"(%70, %6382, %71, %72) {kind = #nvvm<shfl_kind idx>, cutec.arm = 75 : i32} : (i32, i32, i32, i32) -> i32
          %6384 = "llvm.getelementptr"(%194, %1277) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t6385_s0 = "llvm.ptrtoint"(%6384) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t6385_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %6386 = "arith.addi"(%1277, %756) : (i32, i32) -> i32
          %6387 = "arith.cmpi"(%6386, %763) {predicate = 0 : i64} : (i32, i32) -> i1
          %6388 = "arith.xori"(%1278, %756) : (i32, i32) -> i32
          %6389 = "arith.select"(%6387, %6388, %1278) : (i1, i32, i32) -> i32
          %6390 = "arith.select"(%6387, %71, %6386) : (i1, i32, i32) -> i32
          %6391 = "arith.addi"(%1276, %756) : (i32, i32) -> i32
          "scf.yield"(%6383, %6379, %6375, %3416, %3417, %3418, %5916, %5915, %5914, %5602, %5601, %5600, %6391, %6390, %6389, %3419, %3420, %3421, %5908, %5907, %5906, %5859, %5858, %5857, %5924, %5923, %5922, %5689, %5690, %5691, %5692, %5693, %5694, %5695, %5696, %5697, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %5705, %5706, %5707, %5708, %5709, %5710, %5711, %5712, %5713, %5714, %5715, %5716, %5717, %5718, %5719, %5720, %5721, %5722, %5723, %5724, %5725, %5726, %5727, %5728, %5729, %5730, %5731, %5732, %5733, %5734, %5735, %5736, %2742, %2744, %2746, %2748, %2758, %2760, %2762, %2764, %2769, %2771, %2773, %2775, %2780, %2782, %2784, %2786, %2791, %2793, %2795, %2797, %2802, %2804, %2806, %2808, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %6015, %6017, %6019, %6021, %6029, %6031, %6033, %6035, %6043, %6045, %6047, %6049, %6057, %6059, %6061, %6063, %6218, %6220, %6222, %6224, %6232, %6234, %6236, %6238, %6246, %6248, %6250, %6252, %6260, %6262, %6264, %6266) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        %6392 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%6392, %6392) : (i1, i1) -> ()
      }) : (i1) -> (i1, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gradients_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: f32):
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %17 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %20 = "arith.extsi"(%19) : (i32) -> i64
      %21 = "arith.extsi"(%18) : (i32) -> i64
      %22 = "arith.extsi"(%17) : (i32) -> i64
      %23 = "arith.muli"(%20, %11) : (i64, i64) -> i64
      %24 = "arith.muli"(%21, %12) : (i64, i64) -> i64
      %25 = "arith.addi"(%23, %24) : (i64, i64) -> i64
      %26 = "arith.constant"() {value = 6144 : i64} : () -> i64
      %27 = "arith.muli"(%22, %26) : (i64, i64) -> i64
      %28 = "arith.addi"(%25, %27) : (i64, i64) -> i64
      %29 = "llvm.getelementptr"(%7, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %30 = "arith.constant"() {value = 32 : i32} : () -> i32
      %31 = "arith.divui"(%14, %30) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 6 : i32} : () -> i32
      %33 = "arith.muli"(%31, %32) : (i32, i32) -> i32
      %34 = "arith.muli"(%33, %30) : (i32, i32) -> i32
      %35 = "arith.remui"(%14, %30) : (i32, i32) -> i32
      %36 = "arith.addi"(%34, %35) : (i32, i32) -> i32
      %37 = "arith.constant"() {value = 4 : i32} : () -> i32
      %38 = "arith.muli"(%36, %37) : (i32, i32) -> i32
      %39 = "llvm.getelementptr"(%29, %38) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %40 = "llvm.load"(%39) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %41 = "vector.extract"(%40) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %42 = "vector.extract"(%40) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %43 = "vector.extract"(%40) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %44 = "vector.extract"(%40) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %45 = "vector.from_elements"(%41, %42, %43, %44) : (f32, f32, f32, f32) -> vector<4xf32>
      %46 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %47 = "arith.mulf"(%45, %46) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %48 = "vector.extract"(%47) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %49 = "vector.extract"(%47) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %50 = "vector.extract"(%47) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %51 = "vector.extract"(%47) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %52 = "arith.constant"() {value = 1 : i32} : () -> i32
      %53 = "arith.addi"(%33, %52) : (i32, i32) -> i32
      %54 = "arith.muli"(%53, %30) : (i32, i32) -> i32
      %55 = "arith.addi"(%54, %35) : (i32, i32) -> i32
      %56 = "arith.muli"(%55, %37) : (i32, i32) -> i32
      %57 = "llvm.getelementptr"(%29, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %58 = "llvm.load"(%57) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %63 = "vector.from_elements"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> vector<4xf32>
      %64 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %65 = "arith.mulf"(%63, %64) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %66 = "vector.extract"(%65) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %67 = "vector.extract"(%65) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %68 = "vector.extract"(%65) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %69 = "vector.extract"(%65) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %70 = "arith.constant"() {value = 2 : i32} : () -> i32
      %71 = "arith.addi"(%33, %70) : (i32, i32) -> i32
      %72 = "arith.muli"(%71, %30) : (i32, i32) -> i32
      %73 = "arith.addi"(%72, %35) : (i32, i32) -> i32
      %74 = "arith.muli"(%73, %37) : (i32, i32) -> i32
      %75 = "llvm.getelementptr"(%29, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %76 = "llvm.load"(%75) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %77 = "vector.extract"(%76) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %78 = "vector.extract"(%76) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %79 = "vector.extract"(%76) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %80 = "vector.extract"(%76) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %81 = "vector.from_elements"(%77, %78, %79, %80) : (f32, f32, f32, f32) -> vector<4xf32>
      %82 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %83 = "arith.mulf"(%81, %82) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %84 = "vector.extract"(%83) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %85 = "vector.extract"(%83) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %86 = "vector.extract"(%83) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %87 = "vector.extract"(%83) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %88 = "arith.constant"() {value = 3 : i32} : () -> i32
      %89 = "arith.addi"(%33, %88) : (i32, i32) -> i32
      %90 = "arith.muli"(%89, %30) : (i32, i32) -> i32
      %91 = "arith.addi"(%90, %35) : (i32, i32) -> i32
      %92 = "arith.muli"(%91, %37) : (i32, i32) -> i32
      %93 = "llvm.getelementptr"(%29, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %94 = "llvm.load"(%93) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %96 = "vector.extract"(%94) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %97 = "vector.extract"(%94) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %98 = "vector.extract"(%94) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %99 = "vector.from_elements"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> vector<4xf32>
      %100 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %101 = "arith.mulf"(%99, %100) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %102 = "vector.extract"(%101) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %103 = "vector.extract"(%101) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %104 = "vector.extract"(%101) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %105 = "vector.extract"(%101) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %106 = "arith.addi"(%33, %37) : (i32, i32) -> i32
      %107 = "arith.muli"(%106, %30) : (i32, i32) -> i32
      %108 = "arith.addi"(%107, %35) : (i32, i32) -> i32
      %109 = "arith.muli"(%108, %37) : (i32, i32) -> i32
      %110 = "llvm.getelementptr"(%29, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %111 = "llvm.load"(%110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %113 = "vector.extract"(%111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %114 = "vector.extract"(%111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %115 = "vector.extract"(%111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %116 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
      %117 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %118 = "arith.mulf"(%116, %117) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %119 = "vector.extract"(%118) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %120 = "vector.extract"(%118) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %121 = "vector.extract"(%118) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %122 = "vector.extract"(%118) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %123 = "arith.constant"() {value = 5 : i32} : () -> i32
      %124 = "arith.addi"(%33, %123) : (i32, i32) -> i32
      %125 = "arith.muli"(%124, %30) : (i32, i32) -> i32
      %126 = "arith.addi"(%125, %35) : (i32, i32) -> i32
      %127 = "arith.muli"(%126, %37) : (i32, i32) -> i32
      %128 = "llvm.getelementptr"(%29, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %129 = "llvm.load"(%128) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
      %130 = "vector.extract"(%129) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %131 = "vector.extract"(%129) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %132 = "vector.extract"(%129) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %133 = "vector.extract"(%129) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %134 = "vector.from_elements"(%130, %131, %132, %133) : (f32, f32, f32, f32) -> vector<4xf32>
      %135 = "vector.broadcast"(%13) : (f32) -> vector<4xf32>
      %136 = "arith.mulf"(%134, %135) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %137 = "vector.extract"(%136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %138 = "vector.extract"(%136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %139 = "vector.extract"(%136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %140 = "vector.extract"(%136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %141 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %142 = "arith.constant"() {value = 8 : i32} : () -> i32
      %143 = "arith.remui"(%14, %142) : (i32, i32) -> i32
      %144 = "arith.divui"(%14, %142) : (i32, i32) -> i32
      %145 = "arith.constant"() {value = 72 : i32} : () -> i32
      %146 = "arith.muli"(%143, %145) : (i32, i32) -> i32
      %147 = "arith.remui"(%144, %70) : (i32, i32) -> i32
      %148 = "arith.divui"(%144, %70) : (i32, i32) -> i32
      %149 = "arith.muli"(%147, %142) : (i32, i32) -> i32
      %150 = "arith.addi"(%146, %149) : (i32, i32) -> i32
      %151 = "arith.remui"(%148, %70) : (i32, i32) -> i32
      %152 = "arith.divui"(%148, %70) : (i32, i32) -> i32
      %153 = "arith.constant"() {value = 576 : i32} : () -> i32
      %154 = "arith.muli"(%151, %153) : (i32, i32) -> i32
      %155 = "arith.addi"(%150, %154) : (i32, i32) -> i32
      %156 = "arith.remui"(%152, %37) : (i32, i32) -> i32
      %157 = "arith.divui"(%152, %37) : (i32, i32) -> i32
      %158 = "arith.constant"() {value = 16 : i32} : () -> i32
      %159 = "arith.muli"(%156, %158) : (i32, i32) -> i32
      %160 = "arith.addi"(%155, %159) : (i32, i32) -> i32
      %161 = "arith.constant"() {value = 3456 : i32} : () -> i32
      %162 = "arith.muli"(%157, %161) : (i32, i32) -> i32
      %163 = "arith.addi"(%160, %162) : (i32, i32) -> i32
      %164 = "llvm.getelementptr"(%141, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %165 = "vector.from_elements"(%48, %49, %50, %51, %66, %67, %68, %69, %84, %85, %86, %87, %102, %103, %104, %105, %119, %120, %121, %122, %137, %138, %139, %140) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
      %166 = "arith.truncf"(%165) : (vector<24xf32>) -> vector<24xf16>
      %167 = "vector.extract"(%166) {static_position = array<i64: 0>} : (vector<24xf16>) -> f16
      %168 = "vector.extract"(%166) {static_position = array<i64: 1>} : (vector<24xf16>) -> f16
      %169 = "vector.extract"(%166) {static_position = array<i64: 2>} : (vector<24xf16>) -> f16
      %170 = "vector.extract"(%166) {static_position = array<i64: 3>} : (vector<24xf16>) -> f16
      %171 = "vector.extract"(%166) {static_position = array<i64: 4>} : (vector<24xf16>) -> f16
      %172 = "vector.extract"(%166) {static_position = array<i64: 5>} : (vector<24xf16>) -> f16
      %173 = "vector.extract"(%166) {static_position = array<i64: 6>} : (vector<24xf16>) -> f16
      %174 = "vector.extract"(%166) {static_position = array<i64: 7>} : (vector<24xf16>) -> f16
      %175 = "vector.extract"(%166) {static_position = array<i64: 8>} : (vector<24xf16>) -> f16
      %176 = "vector.extract"(%166) {static_position = array<i64: 9>} : (vector<24xf16>) -> f16
      %177 = "vector.extract"(%166) {static_position = array<i64: 10>} : (vector<24xf16>) -> f16
      %178 = "vector.extract"(%166) {static_position = array<i64: 11>} : (vector<24xf16>) -> f16
      %179 = "vector.extract"(%166) {static_position = array<i64: 12>} : (vector<24xf16>) -> f16
      %180 = "vector.extract"(%166) {static_position = array<i64: 13>} : (vector<24xf16>) -> f16
      %181 = "vector.extract"(%166) {static_position = array<i64: 14>} : (vector<24xf16>) -> f16
      %182 = "vector.extract"(%166) {static_position = array<i64: 15>} : (vector<24xf16>) -> f16
      %183 = "vector.extract"(%166) {static_position = array<i64: 16>} : (vector<24xf16>) -> f16
      %184 = "vector.extract"(%166) {static_position = array<i64: 17>} : (vector<24xf16>) -> f16
      %185 = "vector.extract"(%166) {static_position = array<i64: 18>} : (vector<24xf16>) -> f16
      %186 = "vector.extract"(%166) {static_position = array<i64: 19>} : (vector<24xf16>) -> f16
      %187 = "vector.extract"(%166) {static_position = array<i64: 20>} : (vector<24xf16>) -> f16
      %188 = "vector.extract"(%166) {static_position = array<i64: 21>} : (vector<24xf16>) -> f16
      %189 = "vector.extract"(%166) {static_position = array<i64: 22>} : (vector<24xf16>) -> f16
      %190 = "vector.extract"(%166) {static_position = array<i64: 23>} : (vector<24xf16>) -> f16
      %191 = "vector.from_elements"(%167, %168) : (f16, f16) -> vector<2xf16>
      %192 = "llvm.bitcast"(%191) : (vector<2xf16>) -> i32
      %193 = "vector.from_elements"(%169, %170) : (f16, f16) -> vector<2xf16>
      %194 = "llvm.bitcast"(%193) : (vector<2xf16>) -> i32
      %195 = "vector.from_elements"(%171, %172) : (f16, f16) -> vector<2xf16>
      %196 = "llvm.bitcast"(%195) : (vector<2xf16>) -> i32
      %197 = "vector.from_elements"(%173, %174) : (f16, f16) -> vector<2xf16>
      %198 = "llvm.bitcast"(%197) : (vector<2xf16>) -> i32
      "nvvm.stmatrix"(%164, %192, %194, %196, %198) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
      %200 = "llvm.getelementptr"(%164) {rawConstantIndices = array<i32: 1152>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %201 = "vector.from_elements"(%175, %176) : (f16, f16) -> vector<2xf16>
      %202 = "llvm.bitcast"(%201) : (vector<2xf16>) -> i32
      %203 = "vector.from_elements"(%177, %178) : (f16, f16) -> vector<2xf16>
      %204 = "llvm.bitcast"(%203) : (vector<2xf16>) -> i32
      %205 = "vector.from_elements"(%179, %180) : (f16, f16) -> vector<2xf16>
      %206 = "llvm.bitcast"(%205) : (vector<2xf16>) -> i32
      %207 = "vector.from_elements"(%181, %182) : (f16, f16) -> vector<2xf16>
      %208 = "llvm.bitcast"(%207) : (vector<2xf16>) -> i32
      "nvvm.stmatrix"(%200, %202, %204, %206, %208) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
      %210 = "llvm.getelementptr"(%164) {rawConstantIndices = array<i32: 2304>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %211 = "vector.from_elements"(%183, %184) : (f16, f16) -> vector<2xf16>
      %212 = "llvm.bitcast"(%211) : (vector<2xf16>) -> i32
      %213 = "vector.from_elements"(%185, %186) : (f16, f16) -> vector<2xf16>
      %214 = "llvm.bitcast"(%213) : (vector<2xf16>) -> i32
      %215 = "vector.from_elements"(%187, %188) : (f16, f16) -> vector<2xf16>
      %216 = "llvm.bitcast"(%215) : (vector<2xf16>) -> i32
      %217 = "vector.from_elements"(%189, %190) : (f16, f16) -> vector<2xf16>
      %218 = "llvm.bitcast"(%217) : (vector<2xf16>) -> i32
      "nvvm.stmatrix"(%210, %212, %214, %216, %218) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %220 = "arith.constant"() {value = 768 : i32} : () -> i32
      %221 = "arith.constant"() {value = 256 : i32} : () -> i32
      "scf.for"(%14, %220, %221) ({
      ^bb0(%222: i32):
        %223 = "arith.divui"(%222, %142) : (i32, i32) -> i32
        %224 = "arith.constant"() {value = 96 : i32} : () -> i32
        %225 = "arith.muli"(%17, %224) : (i32, i32) -> i32
        %226 = "arith.addi"(%225, %223) : (i32, i32) -> i32
        %227 = "arith.cmpi"(%226, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%227) ({
          %228 = "arith.muli"(%21, %5) : (i64, i64) -> i64
          %229 = "arith.muli"(%20, %6) : (i64, i64) -> i64
          %230 = "arith.addi"(%228, %229) : (i64, i64) -> i64
          %231 = "llvm.getelementptr"(%0, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %232 = "arith.remui"(%222, %142) : (i32, i32) -> i32
          %233 = "arith.muli"(%223, %145) : (i32, i32) -> i32
          %234 = "arith.muli"(%232, %142) : (i32, i32) -> i32
          %235 = "arith.addi"(%233, %234) : (i32, i32) -> i32
          %236 = "llvm.getelementptr"(%141, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %237 = "arith.extsi"(%226) : (i32) -> i64
          %238 = "arith.extsi"(%232) : (i32) -> i64
          %239 = "arith.muli"(%237, %4) : (i64, i64) -> i64
          %240 = "arith.constant"() {value = 8 : i64} : () -> i64
          %241 = "arith.muli"(%238, %240) : (i64, i64) -> i64
          %242 = "arith.addi"(%239, %241) : (i64, i64) -> i64
          %243 = "llvm.getelementptr"(%231, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %244 = "llvm.load"(%236) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
          "llvm.store"(%244, %243) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "finish_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: i64, %10: i64, %11: !llvm.ptr<1>, %12: i32, %13: i32, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: i64, %25: !llvm.ptr<1>, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: i64, %30: i64, %31: i64, %32: !llvm.ptr<1>, %33: i64, %34: i64, %35: i64, %36: !llvm.ptr<1>, %37: i64, %38: i64, %39: i64, %40: f32, %41: !llvm.ptr<1>, %42: i32, %43: !llvm.ptr<1>, %44: i32, %45: !llvm.ptr<1>, %46: i32):
    %47 = "arith.extsi"(%42) : (i32) -> i64
    %48 = "arith.constant"() {value = 6144 : i64} : () -> i64
    %49 = "arith.muli"(%48, %47) : (i64, i64) -> i64
    %50 = "arith.extsi"(%3) : (i32) -> i64
    %51 = "arith.muli"(%49, %50) : (i64, i64) -> i64
    %52 = "arith.extsi"(%44) : (i32) -> i64
    %53 = "arith.constant"() {value = 96 : i64} : () -> i64
    %54 = "arith.muli"(%53, %52) : (i64, i64) -> i64
    %55 = "arith.muli"(%54, %50) : (i64, i64) -> i64
    %56 = "arith.extsi"(%46) : (i32) -> i64
    %57 = "arith.muli"(%53, %56) : (i64, i64) -> i64
    %58 = "arith.muli"(%57, %50) : (i64, i64) -> i64
    %59 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %60 = "arith.cmpf"(%40, %59) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%60) {message = "scores keep their order when they are scaled", file = "samples/common/attention_arguments.py", line = 50 : i32} : (i1) -> ()
    %61 = "arith.constant"() {value = 0 : i32} : () -> i32
    %62 = "arith.cmpi"(%13, %61) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%62) {message = "K and V have at least one head", file = "samples/common/attention_arguments.py", line = 57 : i32} : (i1) -> ()
    %63 = "arith.remui"(%3, %13) : (i32, i32) -> i32
    %64 = "arith.cmpi"(%63, %61) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%64) {message = "as many heads of Q share each one of K and V", file = "samples/common/attention_arguments.py", line = 58 : i32} : (i1) -> ()
    %65 = "arith.divui"(%3, %13) : (i32, i32) -> i32
    %66 = "arith.constant"() {value = 96 : i32} : () -> i32
    %67 = "arith.divui"(%2, %66) : (i32, i32) -> i32
    %68 = "arith.constant"() {value = 1 : i32} : () -> i32
    %69 = "arith.addi"(%67, %68) : (i32, i32) -> i32
    %70 = "arith.constant"() {value = 256 : i32} : () -> i32
    "gpu.launch_func"(%69, %3, %1, %70, %68, %68, %61, %21, %2, %3, %1, %23, %24, %22, %0, %2, %3, %1, %5, %6, %4, %25, %2, %3, %1, %27, %26, %43, %1, %3, %44, %55, %54, %45, %46, %58, %57, %41, %42, %51, %49) {kernel = @kernels::@prepare_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 34, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64) -> ()
    %71 = "arith.constant"() {value = 64 : i64} : () -> i64
    %72 = "arith.extsi"(%12) : (i32) -> i64
    %73 = "arith.extsi"(%13) : (i32) -> i64
    %74 = "arith.extsi"(%1) : (i32) -> i64
    %75 = "arith.constant"() {value = 2 : i64} : () -> i64
    %76 = "arith.muli"(%15, %75) : (i64, i64) -> i64
    %77 = "arith.muli"(%16, %75) : (i64, i64) -> i64
    %78 = "arith.muli"(%14, %75) : (i64, i64) -> i64
    %79 = "cutec.tensor_map"(%11, %71, %72, %73, %74, %76, %77, %78) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %80 = "arith.muli"(%19, %75) : (i64, i64) -> i64
    %81 = "arith.muli"(%20, %75) : (i64, i64) -> i64
    %82 = "arith.muli"(%18, %75) : (i64, i64) -> i64
    %83 = "cutec.tensor_map"(%17, %71, %72, %73, %74, %80, %81, %82) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %84 = "arith.extsi"(%2) : (i32) -> i64
    %85 = "arith.muli"(%9, %75) : (i64, i64) -> i64
    %86 = "arith.muli"(%10, %75) : (i64, i64) -> i64
    %87 = "arith.muli"(%8, %75) : (i64, i64) -> i64
    %88 = "cutec.tensor_map"(%7, %71, %84, %50, %74, %85, %86, %87) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 96, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %89 = "arith.muli"(%5, %75) : (i64, i64) -> i64
    %90 = "arith.muli"(%6, %75) : (i64, i64) -> i64
    %91 = "arith.muli"(%4, %75) : (i64, i64) -> i64
    %92 = "cutec.tensor_map"(%0, %71, %84, %50, %74, %89, %90, %91) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 96, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %93 = "arith.constant"() {value = 127 : i32} : () -> i32
    %94 = "arith.addi"(%12, %93) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 128 : i32} : () -> i32
    %96 = "arith.divui"(%94, %95) : (i32, i32) -> i32
    %97 = "arith.muli"(%96, %13) : (i32, i32) -> i32
    %98 = "arith.muli"(%97, %1) : (i32, i32) -> i32
    %99 = "arith.constant"() {value = 264 : i32} : () -> i32
    %100 = "arith.maxsi"(%98, %99) : (i32, i32) -> i32
    %101 = "arith.constant"() {value = 792 : i32} : () -> i32
    %102 = "arith.divui"(%98, %101) : (i32, i32) -> i32
    %103 = "arith.maxsi"(%100, %68) : (i32, i32) -> i32
    %104 = "arith.subi"(%103, %68) : (i32, i32) -> i32
    %105 = "arith.addi"(%98, %104) : (i32, i32) -> i32
    %106 = "arith.remsi"(%105, %103) : (i32, i32) -> i32
    %107 = "arith.cmpi"(%106, %61) {predicate = 2 : i64} : (i32, i32) -> i1
    %108 = "arith.divsi"(%105, %103) : (i32, i32) -> i32
    %109 = "arith.extsi"(%107) : (i1) -> i32
    %110 = "arith.addi"(%108, %109) : (i32, i32) -> i32
    %111 = "arith.maxsi"(%102, %110) : (i32, i32) -> i32
    %112 = "arith.maxsi"(%111, %68) : (i32, i32) -> i32
    %113 = "arith.subi"(%112, %68) : (i32, i32) -> i32
    %114 = "arith.addi"(%98, %113) : (i32, i32) -> i32
    %115 = "arith.remsi"(%114, %112) : (i32, i32) -> i32
    %116 = "arith.cmpi"(%115, %61) {predicate = 2 : i64} : (i32, i32) -> i1
    %117 = "arith.divsi"(%114, %112) : (i32, i32) -> i32
    %118 = "arith.extsi"(%116) : (i1) -> i32
    %119 = "arith.addi"(%117, %118) : (i32, i32) -> i32
    %120 = "arith.maxsi"(%119, %68) : (i32, i32) -> i32
    %121 = "arith.subi"(%120, %68) : (i32, i32) -> i32
    %122 = "arith.addi"(%98, %121) : (i32, i32) -> i32
    %123 = "arith.remsi"(%122, %120) : (i32, i32) -> i32
    %124 = "arith.cmpi"(%123, %61) {predicate = 2 : i64} : (i32, i32) -> i1
    %125 = "arith.divsi"(%122, %120) : (i32, i32) -> i32
    %126 = "arith.extsi"(%124) : (i1) -> i32
    %127 = "arith.addi"(%125, %126) : (i32, i32) -> i32
    %128 = "arith.maxsi"(%120, %68) : (i32, i32) -> i32
    %129 = "arith.extui"(%128) : (i32) -> i64
    %130 = "arith.subi"(%128, %68) : (i32, i32) -> i32
    %131 = "llvm.intr.ctlz"(%130) {is_zero_poison = false} : (i32) -> i32
    %132 = "arith.constant"() {value = 32 : i32} : () -> i32
    %133 = "arith.subi"(%132, %131) : (i32, i32) -> i32
    %134 = "arith.extsi"(%133) : (i32) -> i64
    %135 = "arith.constant"() {value = 1 : i64} : () -> i64
    %136 = "arith.shli"(%135, %134) : (i64, i64) -> i64
    %137 = "arith.cmpi"(%134, %71) {predicate = 6 : i64} : (i64, i64) -> i1
    %138 = "arith.constant"() {value = 0 : i64} : () -> i64
    %139 = "arith.select"(%137, %136, %138) : (i1, i64, i64) -> i64
    %140 = "arith.subi"(%139, %129) : (i64, i64) -> i64
    %141 = "arith.constant"() {value = 32 : i64} : () -> i64
    %142 = "arith.shli"(%140, %141) : (i64, i64) -> i64
    %143 = "arith.divui"(%142, %129) : (i64, i64) -> i64
    %144 = "arith.addi"(%143, %135) : (i64, i64) -> i64
    %145 = "arith.shli"(%144, %141) : (i64, i64) -> i64
    %146 = "arith.ori"(%145, %129) : (i64, i64) -> i64
    %147 = "arith.constant"() {value = 131 : i32} : () -> i32
    %148 = "arith.addi"(%120, %147) : (i32, i32) -> i32
    %149 = "arith.constant"() {value = 132 : i32} : () -> i32
    %150 = "arith.remsi"(%148, %149) : (i32, i32) -> i32
    %151 = "arith.cmpi"(%150, %61) {predicate = 2 : i64} : (i32, i32) -> i1
    %152 = "arith.divsi"(%148, %149) : (i32, i32) -> i32
    %153 = "arith.extsi"(%151) : (i1) -> i32
    %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
    %155 = "arith.maxsi"(%154, %68) : (i32, i32) -> i32
    %156 = "arith.subi"(%127, %68) : (i32, i32) -> i32
    %157 = "arith.muli"(%156, %120) : (i32, i32) -> i32
    %158 = "arith.subi"(%98, %157) : (i32, i32) -> i32
    %159 = "arith.maxsi"(%158, %68) : (i32, i32) -> i32
    %160 = "arith.extui"(%159) : (i32) -> i64
    %161 = "arith.subi"(%159, %68) : (i32, i32) -> i32
    %162 = "llvm.intr.ctlz"(%161) {is_zero_poison = false} : (i32) -> i32
    %163 = "arith.subi"(%132, %162) : (i32, i32) -> i32
    %164 = "arith.extsi"(%163) : (i32) -> i64
    %165 = "arith.shli"(%135, %164) : (i64, i64) -> i64
    %166 = "arith.cmpi"(%164, %71) {predicate = 6 : i64} : (i64, i64) -> i1
    %167 = "arith.select"(%166, %165, %138) : (i1, i64, i64) -> i64
    %168 = "arith.subi"(%167, %160) : (i64, i64) -> i64
    %169 = "arith.shli"(%168, %141) : (i64, i64) -> i64
    %170 = "arith.divui"(%169, %160) : (i64, i64) -> i64
    %171 = "arith.addi"(%170, %135) : (i64, i64) -> i64
    %172 = "arith.shli"(%171, %141) : (i64, i64) -> i64
    %173 = "arith.ori"(%172, %160) : (i64, i64) -> i64
    %174 = "arith.addi"(%158, %147) : (i32, i32) -> i32
    %175 = "arith.remsi"(%174, %149) : (i32, i32) -> i32
    %176 = "arith.cmpi"(%175, %61) {predicate = 2 : i64} : (i32, i32) -> i1
    %177 = "arith.divsi"(%174, %149) : (i32, i32) -> i32
    %178 = "arith.extsi"(%176) : (i1) -> i32
    %179 = "arith.addi"(%177, %178) : (i32, i32) -> i32
    %180 = "arith.maxsi"(%179, %68) : (i32, i32) -> i32
    %181 = "arith.extui"(%155) : (i32) -> i64
    %182 = "arith.subi"(%155, %68) : (i32, i32) -> i32
    %183 = "llvm.intr.ctlz"(%182) {is_zero_poison = false} : (i32) -> i32
    %184 = "arith.subi"(%132, %183) : (i32, i32) -> i32
    %185 = "arith.extsi"(%184) : (i32) -> i64
    %186 = "arith.shli"(%135, %185) : (i64, i64) -> i64
    %187 = "arith.cmpi"(%185, %71) {predicate = 6 : i64} : (i64, i64) -> i1
    %188 = "arith.select"(%187, %186, %138) : (i1, i64, i64) -> i64
    %189 = "arith.subi"(%188, %181) : (i64, i64) -> i64
    %190 = "arith.shli"(%189, %141) : (i64, i64) -> i64
    %191 = "arith.divui"(%190, %181) : (i64, i64) -> i64
    %192 = "arith.addi"(%191, %135) : (i64, i64) -> i64
    %193 = "arith.shli"(%192, %141) : (i64, i64) -> i64
    %194 = "arith.ori"(%193, %181) : (i64, i64) -> i64
    %195 = "arith.muli"(%127, %155) : (i32, i32) -> i32
    %196 = "arith.maxsi"(%96, %68) : (i32, i32) -> i32
    %197 = "arith.extui"(%196) : (i32) -> i64
    %198 = "arith.subi"(%196, %68) : (i32, i32) -> i32
    %199 = "llvm.intr.ctlz"(%198) {is_zero_poison = false} : (i32) -> i32
    %200 = "arith.subi"(%132, %199) : (i32, i32) -> i32
    %201 = "arith.extsi"(%200) : (i32) -> i64
    %202 = "arith.shli"(%135, %201) : (i64, i64) -> i64
    %203 = "arith.cmpi"(%201, %71) {predicate = 6 : i64} : (i64, i64) -> i1
    %204 = "arith.select"(%203, %202, %138) : (i1, i64, i64) -> i64
    %205 = "arith.subi"(%204, %197) : (i64, i64) -> i64
    %206 = "arith.shli"(%205, %141) : (i64, i64) -> i64
    %207 = "arith.divui"(%206, %197) : (i64, i64) -> i64
    %208 = "arith.addi"(%207, %135) : (i64, i64) -> i64
    %209 = "arith.shli"(%208, %141) : (i64, i64) -> i64
    %210 = "arith.ori"(%209, %197) : (i64, i64) -> i64
    %211 = "arith.maxsi"(%13, %68) : (i32, i32) -> i32
    %212 = "arith.extui"(%211) : (i32) -> i64
    %213 = "arith.subi"(%211, %68) : (i32, i32) -> i32
    %214 = "llvm.intr.ctlz"(%213) {is_zero_poison = false} : (i32) -> i32
    %215 = "arith.subi"(%132, %214) : (i32, i32) -> i32
    %216 = "arith.extsi"(%215) : (i32) -> i64
    %217 = "arith.shli"(%135, %216) : (i64, i64) -> i64
    %218 = "arith.cmpi"(%216, %71) {predicate = 6 : i64} : (i64, i64) -> i1
    %219 = "arith.select"(%218, %217, %138) : (i1, i64, i64) -> i64
    %220 = "arith.subi"(%219, %212) : (i64, i64) -> i64
    %221 = "arith.shli"(%220, %141) : (i64, i64) -> i64
    %222 = "arith.divui"(%221, %212) : (i64, i64) -> i64
    %223 = "arith.addi"(%222, %135) : (i64, i64) -> i64
    %224 = "arith.shli"(%223, %141) : (i64, i64) -> i64
    %225 = "arith.ori"(%224, %212) : (i64, i64) -> i64
    %226 = "arith.minsi"(%98, %149) : (i32, i32) -> i32
    %227 = "arith.constant"() {value = 384 : i32} : () -> i32
    %228 = "arith.constant"() {value = 170152 : i32} : () -> i32
    "gpu.launch_func"(%226, %68, %68, %227, %68, %68, %228, %79, %12, %13, %1, %83, %12, %13, %1, %88, %2, %3, %1, %92, %2, %3, %1, %43, %1, %3, %44, %55, %54, %45, %46, %58, %57, %41, %42, %51, %49, %32, %12, %13, %1, %34, %35, %33, %36, %12, %13, %1, %38, %39, %37, %210, %225, %127, %146, %120, %155, %173, %158, %180, %195, %194, %98, %12, %2, %40, %65) {kernel = @kernels::@gradients_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 60, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, i64, i64, i32, i64, i32, i32, i64, i32, i32, i32, i64, i32, i32, i32, f32, i32) -> ()
    %229 = "arith.constant"() {value = 95 : i32} : () -> i32
    %230 = "arith.addi"(%2, %229) : (i32, i32) -> i32
    %231 = "arith.divui"(%230, %66) : (i32, i32) -> i32
    %232 = "arith.constant"() {value = 13808 : i32} : () -> i32
    "gpu.launch_func"(%231, %3, %1, %70, %68, %68, %232, %28, %2, %3, %1, %30, %31, %29, %41, %1, %3, %42, %51, %49, %40) {kernel = @kernels::@finish_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_backward_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, f32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
