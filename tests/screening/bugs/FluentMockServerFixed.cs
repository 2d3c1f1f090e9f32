// WireMock.Net, FluentMockServer.FindLogEntries: pull request 331.
// They are found in a copy that is made with the lock.
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

namespace WireMock.Server;

public class LogEntry
{
    public LogEntry(string path) => Path = path;

    public string Path { get; }
}

/// <summary>A collection that is changed with a lock.</summary>
public class ConcurentObservableCollection<T>
{
    private readonly object _lockObject = new object();
    private readonly List<T> _items = new List<T>();

    public void Add(T item)
    {
        lock (_lockObject)
        {
            _items.Add(item);
        }
    }

    public void Clear()
    {
        lock (_lockObject)
        {
            _items.Clear();
        }
    }

    public List<T> ToList()
    {
        lock (_lockObject)
        {
            return new List<T>(_items);
        }
    }
}

public class FluentMockServer
{
    private readonly ConcurentObservableCollection<LogEntry> _logEntries = new ConcurentObservableCollection<LogEntry>();

    public IEnumerable<LogEntry> LogEntries => _logEntries.ToList();

    public void LogRequest(string path)
    {
        _logEntries.Add(new LogEntry(path));
    }

    public void ResetLogEntries()
    {
        _logEntries.Clear();
    }

    public int FindLogEntries(Func<LogEntry, bool> matcher)
    {
        var count = 0;
        foreach (var log in _logEntries.ToList())
        {
            if (matcher(log))
                count++;
        }
        return count;
    }
}
