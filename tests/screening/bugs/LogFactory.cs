// NLog, LogFactory.ConfigFileChanged: pull request 3758.
// A change takes the lock of the watcher and then that of the factory, a reload the other way round.
using System;
using System.Threading;

namespace NLog;

public sealed class MultiFileWatcher : IDisposable
{
    private bool _watching = true;

    public event Action? FileChanged;

    public void OnFileChanged()
    {
        lock (this)
        {
            if (_watching)
                FileChanged?.Invoke();
        }
    }

    public void Dispose()
    {
        lock (this) // HERE deadlock
        {
            _watching = false;
        }
    }
}

public class LogFactory
{
    private readonly object _syncRoot = new object();
    private readonly MultiFileWatcher _watcher = new MultiFileWatcher();
    private bool _reloadPending;
    private int _reloads;

    public LogFactory()
    {
        _watcher.FileChanged += ConfigFileChanged;
    }

    public MultiFileWatcher Watcher => _watcher;

    public int Reloads
    {
        get
        {
            lock (_syncRoot)
            {
                return _reloads;
            }
        }
    }

    private void ConfigFileChanged()
    {
        lock (_syncRoot) // HERE deadlock
        {
            _reloadPending = true;
        }
    }

    public void ReloadConfigOnTimer()
    {
        lock (_syncRoot)
        {
            if (!_reloadPending)
                return;
            _reloadPending = false;
            _watcher.Dispose();
            _reloads++;
        }
    }
}
