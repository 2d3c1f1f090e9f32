namespace System.Threading;

public class AbandonedMutexException : SystemException
{
    private const string Default = "The wait completed due to an abandoned mutex.";

    public AbandonedMutexException() : this(Default) { }
    public AbandonedMutexException(string message) : this(message, null, -1, null) { }
    public AbandonedMutexException(string message, Exception inner) : this(message, inner, -1, null) { }
    public AbandonedMutexException(int location, WaitHandle handle) : this(Default, null, location, handle) { }
    public AbandonedMutexException(string message, int location, WaitHandle handle) : this(message, null, location, handle) { }

    public AbandonedMutexException(string message, Exception inner, int location, WaitHandle handle) : base(message, inner)
    {
        MutexIndex = location;
        Mutex = handle as Mutex;
    }

    public Mutex Mutex { get; }
    public int MutexIndex { get; }
}
