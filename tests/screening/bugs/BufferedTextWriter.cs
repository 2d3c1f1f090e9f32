// TUnit, BufferedTextWriter.Flush: pull request 2944.
// A flush takes the lock of the buffer and then that of the console, a test that writes the other way round.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;

namespace TUnit.Engine.Logging;

/// <summary>Lets one thread write at a time, as the console does.</summary>
public sealed class SyncTextWriter
{
    private readonly List<string> lines = new List<string>();
    private BufferedTextWriter? error;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void Redirect(BufferedTextWriter writer) => error = writer;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void WriteLine(string line) // HERE deadlock
    {
        lines.Add(line);
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void WriteError(string line)
    {
        lines.Add(line);
        error?.WriteLine(line); // MAY deadlock
    }
}

public sealed class BufferedTextWriter : IDisposable
{
    private readonly ReaderWriterLockSlim _lock = new ReaderWriterLockSlim();
    private readonly SyncTextWriter _target;
    private List<string> _buffer = new List<string>();

    public BufferedTextWriter()
    {
        _target = new SyncTextWriter();
        _target.Redirect(this);
    }

    public SyncTextWriter Target => _target;

    public void WriteLine(string line)
    {
        _lock.EnterWriteLock(); // HERE deadlock
        try
        {
            _buffer.Add(line);
        }
        finally
        {
            _lock.ExitWriteLock();
        }
    }

    public void Flush()
    {
        _lock.EnterWriteLock();
        try
        {
            foreach (var line in _buffer)
                _target.WriteLine(line); // MAY deadlock
            _buffer = new List<string>();
        }
        finally
        {
            _lock.ExitWriteLock();
        }
    }

    public void Dispose()
    {
        Flush();
    }
}
