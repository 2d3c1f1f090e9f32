// Who counts down to zero closes the file.
using System;
using System.Threading;

namespace Files.Handles;

public sealed class LogFile
{
    private int closed;

    public void Close()
    {
        if (Interlocked.Exchange(ref closed, 1) == 1)
            throw new ObjectDisposedException(nameof(LogFile));
    }
}

public sealed class SharedHandle
{
    private readonly LogFile file;
    private int users;

    public SharedHandle(LogFile file, int users)
    {
        this.file = file;
        this.users = users;
    }

    public void Release()
    {
        if (Interlocked.Decrement(ref users) == 0)
            file.Close();
    }
}

public static class Program
{
    public static void Main()
    {
        var handle = new SharedHandle(new LogFile(), 2);
        var other = new Thread(handle.Release);
        other.Start();
        handle.Release();
        other.Join();
    }
}
