"""A bundle made without a compiler: a hand-written kernel in PTX, which the driver compiles for
whatever GPU there is.
"""

from cutec.artifact.bundle_write import make_image, write_bundle
from cutec.artifact.host import HostProgram, Launch, Node
from cutec.artifact.manifest import Export, Manifest, Program, Source
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam

# c[i] = alpha * a[i] + b[i]. With fewer than 2 elements it reads address 0, to see a failing kernel
# reported.
AXPY = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry axpy(.param .u64 pa, .param .u32 pn, .param .u64 pb, .param .u64 pc, .param .f32 palpha)
{
    .reg .pred %out;
    .reg .b32 %i, %n, %t, %w;
    .reg .f32 %x, %y, %alpha;
    .reg .b64 %a, %b, %c, %o;
    ld.param.u64 %a, [pa];
    ld.param.u32 %n, [pn];
    ld.param.u64 %b, [pb];
    ld.param.u64 %c, [pc];
    ld.param.f32 %alpha, [palpha];
    mov.u32 %i, %ctaid.x;
    mov.u32 %w, %ntid.x;
    mov.u32 %t, %tid.x;
    mad.lo.u32 %i, %i, %w, %t;
    setp.ge.u32 %out, %i, %n;
    @%out ret;
    setp.lt.u32 %out, %n, 2;
    @%out mov.b64 %a, 0;
    mul.wide.u32 %o, %i, 4;
    add.u64 %a, %a, %o;
    add.u64 %b, %b, %o;
    add.u64 %c, %c, %o;
    ld.global.f32 %x, [%a];
    ld.global.f32 %y, [%b];
    fma.rn.f32 %x, %alpha, %x, %y;
    st.global.f32 [%c], %x;
    ret;
}
"""


def write_axpy(directory):
    """Write the bundle; returns its manifest's path. Its export is
    `axpy(a, b, c, alpha, stream=None)`.
    """

    def vector(name, role):
        return TensorParam(name, "f32", ("n",), (1,), (1,), 16, (0,), role=role)

    params = (
        vector("a", "in"),
        vector("b", "in"),
        vector("c", "out"),
        ScalarParam("alpha", "f32"),
        StreamParam("stream"),
    )
    signature = Signature(params, (Symbol("n"),))
    nodes = (
        Node("const", "i32", (), 127),  # 5
        Node("const", "i32", (), 128),  # 6
        Node("add", "i32", (1, 5)),  # 7
        Node("floordiv", "i32", (7, 6)),  # 8
        Node("const", "i32", (), 1),  # 9
        Node("const", "i32", (), 0),  # 10
    )
    host = HostProgram(signature.leaves(), nodes, (Launch("axpy", (8, 9, 9), (6, 9, 9), None, 10, (0, 1, 2, 3, 4)),))
    data = AXPY.encode()
    image = make_image("ptx", ("sm_80",), "axpy", data)
    export = Export("axpy", Source("ptx.py", 1), signature, (Program(("sm_80",), host),), {}, None, "2 * n", "12 * n")
    return write_bundle(directory, Manifest("0", {}, ("sm_80",), (export,), (image,)), {image.file: data})
