// The timer tests the callback and calls it; `Detach` can clear it in between.
using System;
using System.Threading;

namespace Uploads;

public sealed class UploadProgress : IDisposable
{
    private readonly Func<int> percent;
    private readonly Timer timer;
    private volatile Action<int>? report;

    public UploadProgress(Func<int> percent, Action<int> report)
    {
        this.percent = percent;
        this.report = report;
        timer = new Timer(Tick, null, 100, 100);
    }

    public void Detach() => report = null;

    public void Dispose() => timer.Dispose();

    private void Tick(object? state)
    {
        if (report != null)
            report(percent()); // HERE exception
    }
}
