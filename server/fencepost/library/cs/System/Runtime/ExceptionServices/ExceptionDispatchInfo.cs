namespace System.Runtime.ExceptionServices;

public sealed class ExceptionDispatchInfo
{
    private readonly object trace;

    private ExceptionDispatchInfo(Exception source)
    {
        SourceException = source;
        trace = source.trace;
    }

    public Exception SourceException { get; }

    public static ExceptionDispatchInfo Capture(Exception source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return new ExceptionDispatchInfo(source);
    }

    public void Throw() => Fencepost.Machine.ThrowAgain(SourceException, trace);
    public static void Throw(Exception source) => Capture(source).Throw();

    public static Exception SetCurrentStackTrace(Exception source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return source;
    }

    public static Exception SetRemoteStackTrace(Exception source, string stackTrace)
    {
        ArgumentNullException.ThrowIfNull(source);
        return source;
    }
}
