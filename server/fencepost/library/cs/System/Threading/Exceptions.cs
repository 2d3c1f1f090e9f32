namespace System.Threading;

public class LockRecursionException : Exception
{
    public LockRecursionException() { }
    public LockRecursionException(string message) : base(message) { }
    public LockRecursionException(string message, Exception innerException) : base(message, innerException) { }
}

public class SemaphoreFullException : SystemException
{
    public SemaphoreFullException() : base("Adding the specified count to the semaphore would cause it to exceed its maximum count.") { }
    public SemaphoreFullException(string message) : base(message) { }
    public SemaphoreFullException(string message, Exception innerException) : base(message, innerException) { }
}

public class SynchronizationLockException : SystemException
{
    public SynchronizationLockException() : base("Object synchronization method was called from an unsynchronized block of code.") { }
    public SynchronizationLockException(string message) : base(message) { }
    public SynchronizationLockException(string message, Exception innerException) : base(message, innerException) { }
}

public class ThreadInterruptedException : SystemException
{
    public ThreadInterruptedException() : base("Thread was interrupted from a waiting state.") { }
    public ThreadInterruptedException(string message) : base(message) { }
    public ThreadInterruptedException(string message, Exception innerException) : base(message, innerException) { }
}

public class ThreadStateException : SystemException
{
    public ThreadStateException() : base("Thread was in an invalid state for the operation being executed.") { }
    public ThreadStateException(string message) : base(message) { }
    public ThreadStateException(string message, Exception innerException) : base(message, innerException) { }
}

public class WaitHandleCannotBeOpenedException : ApplicationException
{
    public WaitHandleCannotBeOpenedException() : base("No handle of the given name exists.") { }
    public WaitHandleCannotBeOpenedException(string message) : base(message) { }
    public WaitHandleCannotBeOpenedException(string message, Exception innerException) : base(message, innerException) { }
}
