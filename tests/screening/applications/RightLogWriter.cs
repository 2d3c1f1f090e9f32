// Any thread adds lines; only the thread of the writer touches the buffer.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

namespace Logging;

public sealed class LogWriter : IDisposable
{
    private readonly BlockingCollection<string> lines = new();
    private readonly List<string> buffer = new();
    private readonly Action<IReadOnlyList<string>> flush;
    private readonly Thread thread;

    public LogWriter(Action<IReadOnlyList<string>> flush)
    {
        this.flush = flush;
        thread = new Thread(Run) { IsBackground = true };
        thread.Start();
    }

    public void Write(string line) => lines.Add(line);

    public void Dispose()
    {
        lines.CompleteAdding();
        thread.Join();
        lines.Dispose();
    }

    private void Run()
    {
        foreach (var line in lines.GetConsumingEnumerable())
        {
            buffer.Add(line);
            if (buffer.Count == 10)
                Flush();
        }
        Flush();
    }

    private void Flush()
    {
        flush(buffer.ToArray());
        buffer.Clear();
    }
}
