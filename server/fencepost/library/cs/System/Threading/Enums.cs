namespace System.Threading;

public enum ApartmentState
{
    STA = 0,
    MTA = 1,
    Unknown = 2,
}

public enum EventResetMode
{
    AutoReset = 0,
    ManualReset = 1,
}

public enum LazyThreadSafetyMode
{
    None = 0,
    PublicationOnly = 1,
    ExecutionAndPublication = 2,
}

public enum LockRecursionPolicy
{
    NoRecursion = 0,
    SupportsRecursion = 1,
}

public enum ThreadPriority
{
    Lowest = 0,
    BelowNormal = 1,
    Normal = 2,
    AboveNormal = 3,
    Highest = 4,
}

[Flags]
public enum ThreadState
{
    Running = 0,
    StopRequested = 1,
    SuspendRequested = 2,
    Background = 4,
    Unstarted = 8,
    Stopped = 16,
    WaitSleepJoin = 32,
    Suspended = 64,
    AbortRequested = 128,
    Aborted = 256,
}
