// NLog, LogFactory.ConfigFileChanged: pull request 3758.
// The notice of a change takes a lock that no reload holds while it disposes of the watcher.
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
        lock (this)
        {
            _watching = false;
        }
    }
}

public class LogFactory
{
    private readonly object _syncRoot = new object();
    private readonly MultiFileWatcher _watcher = new MultiFileWatcher();
    private readonly object _timerLock = new object();
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
        lock (_timerLock)
        {
            _reloadPending = true;
        }
    }

    public void ReloadConfigOnTimer()
    {
        lock (_syncRoot)
        {
            lock (_timerLock)
            {
                if (!_reloadPending)
                    return;
                _reloadPending = false;
            }
            _watcher.Dispose();
            _reloads++;
        }
    }
}
