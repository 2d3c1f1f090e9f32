using Fencepost;

namespace System.Threading;

internal sealed class MutexName
{
    private static MutexName all;

    private readonly string name;
    internal readonly Mutex mutex;
    private readonly MutexName next;
    private int open;

    private MutexName(string name, Mutex mutex, MutexName next)
    {
        this.name = name;
        this.mutex = mutex;
        this.next = next;
    }

    /// <summary>The name, if a mutex has it, or else is to be made.</summary>
    [OneStep]
    internal static MutexName Open(string name, Mutex mutex, bool create)
    {
        for (MutexName known = all; known != null; known = known.next)
        {
            if (known.open == 0 || known.name != name) continue;
            known.open++;
            return known;
        }
        if (!create) return null;
        all = new MutexName(name, mutex, all) { open = 1 };
        return all;
    }

    [OneStep] internal void Close() => open--;
}
