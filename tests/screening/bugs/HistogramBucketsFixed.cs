// OpenTelemetry .NET, MetricPoint.TakeSnapshot: pull request 3534.
// An update and a snapshot have one lock.
using System;
using System.Threading;

namespace OpenTelemetry.Metrics;

public class HistogramBuckets
{
    internal readonly double[] ExplicitBounds;
    internal readonly long[] RunningBucketCounts;
    internal readonly object LockObject = new object();

    internal double RunningSum;
    internal double SnapshotSum;
    internal long SnapshotCount;
    internal int IsCriticalSectionOccupied;

    internal HistogramBuckets(double[] explicitBounds)
    {
        ExplicitBounds = explicitBounds;
        RunningBucketCounts = new long[explicitBounds.Length + 1];
    }
}

public class MetricPoint
{
    private readonly HistogramBuckets histogramBuckets;
    private long runningCount;

    public MetricPoint()
    {
        histogramBuckets = new HistogramBuckets(new double[] { 5 });
    }

    public void Update(double number)
    {
        var i = 0;
        while (i < histogramBuckets.ExplicitBounds.Length && number > histogramBuckets.ExplicitBounds[i])
            i++;

        var sw = new SpinWait();
        while (true)
        {
            if (Interlocked.Exchange(ref histogramBuckets.IsCriticalSectionOccupied, 1) == 0)
            {
                // Lock acquired
                runningCount++;
                histogramBuckets.RunningSum += number;
                histogramBuckets.RunningBucketCounts[i]++;

                // Release lock
                Interlocked.Exchange(ref histogramBuckets.IsCriticalSectionOccupied, 0);
                break;
            }

            sw.SpinOnce();
        }
    }

    public (long Count, double Sum) TakeSnapshot()
    {
        var sw = new SpinWait();
        while (Interlocked.Exchange(ref histogramBuckets.IsCriticalSectionOccupied, 1) != 0)
            sw.SpinOnce();

        try
        {
            histogramBuckets.SnapshotCount = runningCount;
            histogramBuckets.SnapshotSum = histogramBuckets.RunningSum;
            runningCount = 0;
            histogramBuckets.RunningSum = 0;
            Array.Clear(histogramBuckets.RunningBucketCounts);
            return (histogramBuckets.SnapshotCount, histogramBuckets.SnapshotSum);
        }
        finally
        {
            Interlocked.Exchange(ref histogramBuckets.IsCriticalSectionOccupied, 0);
        }
    }
}
