namespace System.Diagnostics;

using System.Reflection;

// Deviation: frames know no files, lines and offsets; of the library's methods there are only those that the program
// calls, and none of whoever has called the harness. The verdict names that where a program asks for a trace.
public class StackTrace
{
    public const int METHODS_TO_SKIP = 0;

    private readonly object trace;
    private readonly StackFrame[] frames;

    public StackTrace() : this(Current(), 0) { }
    public StackTrace(bool fNeedFileInfo) : this(Current(), 0) { }
    public StackTrace(int skipFrames) : this(Current(), skipFrames) { }
    public StackTrace(int skipFrames, bool fNeedFileInfo) : this(Current(), skipFrames) { }
    public StackTrace(Exception e) : this(Of(e), 0) { }
    public StackTrace(Exception e, bool fNeedFileInfo) : this(Of(e), 0) { }
    public StackTrace(Exception e, int skipFrames) : this(Of(e), skipFrames) { }
    public StackTrace(Exception e, int skipFrames, bool fNeedFileInfo) : this(Of(e), skipFrames) { }
    public StackTrace(StackFrame frame) => frames = new[] { frame };

    private StackTrace(object trace, int skipFrames)
    {
        AsksForTrace();
        if (skipFrames < 0) throw new ArgumentOutOfRangeException("skipFrames", "Non-negative number required.");
        this.trace = Skip(trace, skipFrames);
        MethodBase[] methods = Methods(this.trace);
        frames = new StackFrame[methods.Length];
        for (int i = 0; i < methods.Length; i++) frames[i] = new StackFrame(methods[i]);
    }

    public virtual int FrameCount => frames.Length;
    public virtual StackFrame GetFrame(int index) => index >= 0 && index < frames.Length ? frames[index] : null;
    public virtual StackFrame[] GetFrames() => (StackFrame[])frames.Clone();
    public override string ToString() => trace == null ? "" : Text(trace) + "\n";

    private static object Of(Exception e)
    {
        ArgumentNullException.ThrowIfNull(e);
        return e.trace;
    }

    internal static string Asked(object trace)
    {
        AsksForTrace();
        return Text(trace);
    }

    private static void AsksForTrace() => Fencepost.Machine.Assumes("stack traces name no files and lines, and of the library's methods only those that the program calls");

    internal static MethodBase Thrower(object trace)
    {
        if (trace == null) return null;
        MethodBase[] methods = Methods(trace);
        return methods.Length > 0 ? methods[0] : null;
    }

    [MethodImpl(InternalCall)] internal static extern object Current();
    [MethodImpl(InternalCall)] private static extern object Skip(object trace, int count);
    [MethodImpl(InternalCall)] internal static extern MethodBase[] Methods(object trace);
    [MethodImpl(InternalCall)] internal static extern string Source(object trace);
    [MethodImpl(InternalCall)] private static extern string Text(object trace);
}
