namespace System.Runtime.ExceptionServices;

public sealed class ExceptionDispatchInfo
{
    private ExceptionDispatchInfo(Exception source) => SourceException = source;

    public Exception SourceException { get; }

    public static ExceptionDispatchInfo Capture(Exception source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return new ExceptionDispatchInfo(source);
    }

    public void Throw() => throw SourceException;
    public static void Throw(Exception source) => throw source ?? throw new ArgumentNullException("source");

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
