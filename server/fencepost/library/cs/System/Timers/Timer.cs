using System.ComponentModel;
using System.Threading;

namespace System.Timers;

/// <summary>Its fields are as racy as in reality. What handlers throw is lost.</summary>
public class Timer : Component, ISupportInitialize
{
    private double interval = 100;
    private bool enabled;
    private bool again = true;
    private bool initializing;
    private bool enablesLater;
    private bool disposed;
    private Threading.Timer timer;
    private object period;
    private ElapsedEventHandler elapsed;

    public Timer() { }

    public Timer(double interval)
    {
        if (interval <= 0) throw Invalid("interval", interval);
        this.interval = Rounded(interval, "interval");
    }

    public Timer(TimeSpan interval) : this(interval.TotalMilliseconds) { }

    public event ElapsedEventHandler Elapsed
    {
        add => elapsed += value;
        remove => elapsed -= value;
    }

    public override ISite Site { get; set; }
    public ISynchronizeInvoke SynchronizingObject { get; set; }

    public bool AutoReset
    {
        get => again;
        set
        {
            if (again == value) return;
            again = value;
            if (timer != null) Set();
        }
    }

    public double Interval
    {
        get => interval;
        set
        {
            if (value <= 0) throw new ArgumentException($"'{value}' is not a valid value for 'Interval'. 'Interval' must be greater than {0}.");
            interval = value;
            if (timer != null) Set();
        }
    }

    public bool Enabled
    {
        get => enabled;
        set
        {
            if (initializing)
            {
                enablesLater = value;
            }
            else if (enabled != value)
            {
                if (value) Enable();
                else Disable();
            }
        }
    }

    public void Start() => Enabled = true;
    public void Stop() => Enabled = false;

    public void Close()
    {
        initializing = false;
        enablesLater = false;
        enabled = false;
        timer?.Dispose();
        timer = null;
    }

    public void BeginInit()
    {
        Close();
        initializing = true;
    }

    public void EndInit()
    {
        initializing = false;
        Enabled = enablesLater;
    }

    protected override void Dispose(bool disposing)
    {
        Close();
        disposed = true;
        base.Dispose(disposing);
    }

    private void Enable()
    {
        enabled = true;
        if (timer != null)
        {
            Set();
            return;
        }
        ObjectDisposedException.ThrowIf(disposed, this);
        int due = (int)Math.Ceiling(interval);
        period = new object();
        timer = new Threading.Timer(new TimerCallback(Fire), period, Timeout.Infinite, Timeout.Infinite);
        timer.Change(due, again ? due : Timeout.Infinite);
    }

    private void Disable()
    {
        period = null;
        timer?.Dispose();
        timer = null;
        enabled = false;
    }

    private void Set()
    {
        int due = (int)Math.Ceiling(interval);
        timer.Change(due, again ? due : Timeout.Infinite);
    }

    private void Fire(object of)
    {
        if (of != period) return;
        if (!again) enabled = false;
        ElapsedEventHandler handlers = elapsed;
        if (handlers == null) return;
        ElapsedEventArgs args = new ElapsedEventArgs(new DateTime(Fencepost.Clock.Begin, DateTimeKind.Local));
        try
        {
            if (SynchronizingObject is ISynchronizeInvoke target && target.InvokeRequired) target.BeginInvoke(handlers, new object[] { this, args });
            else handlers(this, args);
        }
        catch { }
    }

    private static double Rounded(double interval, string name)
    {
        double rounded = Math.Ceiling(interval);
        return rounded > int.MaxValue || rounded <= 0 ? throw Invalid(name, interval) : (int)rounded;
    }

    private static ArgumentException Invalid(string name, double value) => new ArgumentException($"Invalid value '{value}' for parameter '{name}'.");
}
