namespace System.Diagnostics;

using System.Reflection;

public class StackFrame
{
    public const int OFFSET_UNKNOWN = -1;

    private readonly MethodBase method;

    internal StackFrame(MethodBase method) => this.method = method;
    public StackFrame() : this(new StackTrace(0).GetFrame(0)?.GetMethod()) { }
    public StackFrame(bool needFileInfo) : this(new StackTrace(0).GetFrame(0)?.GetMethod()) { }
    public StackFrame(int skipFrames) : this(new StackTrace(skipFrames).GetFrame(0)?.GetMethod()) { }
    public StackFrame(int skipFrames, bool needFileInfo) : this(new StackTrace(skipFrames).GetFrame(0)?.GetMethod()) { }

    public virtual MethodBase GetMethod() => method;
    public virtual bool HasMethod() => method != null;
}
