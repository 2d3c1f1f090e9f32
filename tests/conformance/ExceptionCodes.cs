#nullable disable
#pragma warning disable CS0618, SYSLIB0053
using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace Conformance;

public class ExceptionCodes
{
    class D : IDisposable { public int C; public void Dispose() => C = Marshal.GetExceptionCode(); }
    public static int Plain() => Marshal.GetExceptionCode();
    public static int InCatch() { try { throw new Exception(); } catch { return Marshal.GetExceptionCode(); } }
    public static int InCatchCall() { try { throw new Exception(); } catch { var d = new D(); d.Dispose(); return d.C; } }
    public static int InFinally() { var d = new D(); try { using (d) throw new Exception(); } catch { return d.C; } }
    public static int InFilter() { int c = 7; try { throw new Exception(); } catch when ((c = Marshal.GetExceptionCode()) != 5) { return c; } }
    public static int AfterCatch() { try { throw new Exception(); } catch { } return Marshal.GetExceptionCode(); }
    public static int FinallyAlone() { var d = new D(); using (d) { } return d.C; }
    public static int TryInFinallyOfThrow() { var d = new D(); try { try { throw new Exception(); } finally { try { throw new ArgumentException(); } catch { } d.Dispose(); } } catch { return d.C; } }
    public static int InCatchAfterInner() { try { throw new Exception(); } catch { try { throw new ArgumentException(); } catch { } return Marshal.GetExceptionCode(); } }
    public static int OtherThread() { int c = 3; try { throw new Exception(); } catch { var t = new Thread(() => c = Marshal.GetExceptionCode()); t.Start(); t.Join(); return c; } }
}
