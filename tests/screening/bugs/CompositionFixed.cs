// Pure.DI, generated singletons: issue 113.
// The field is looked at again with the lock.
using System;
using System.Threading;

namespace Pure.DI.Sample;

public interface ITelemetry
{
    int Report(string name);
}

public sealed class Telemetry : ITelemetry
{
    private int count;

    public int Report(string name) => Interlocked.Increment(ref count);
}

public sealed class Service
{
    public Service(ITelemetry telemetry) => Telemetry = telemetry;

    public ITelemetry Telemetry { get; }
}

/// <summary>What the generator writes for a composition with a singleton.</summary>
public class Composition
{
    private readonly Composition _root;
    private readonly object _lock;
    private Telemetry? _singleTelemetry;

    public Composition()
    {
        _root = this;
        _lock = new object();
    }

    internal Composition(Composition parentScope)
    {
        _root = parentScope._root;
        _lock = parentScope._lock;
    }

    public Service Root
    {
        get
        {
            EnsureTelemetryExists();
            return new Service(_root._singleTelemetry!);
        }
    }

    private void EnsureTelemetryExists()
    {
        if (_root._singleTelemetry is null)
        {
            lock (_lock)
            {
                if (_root._singleTelemetry is null)
                {
                    _root._singleTelemetry = new Telemetry();
                }
            }
        }
    }
}
