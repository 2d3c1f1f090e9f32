// OpenTelemetry .NET, MetricPoint.TakeSnapshot: pull request 3534.
// An update has one lock, and a snapshot another: the snapshot has a count and a sum that do not belong together.
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
                runningCount++; // MAY lost-update
                histogramBuckets.RunningSum += number; // HERE lost-update linearizability
                histogramBuckets.RunningBucketCounts[i]++; // MAY lost-update

                // Release lock
                Interlocked.Exchange(ref histogramBuckets.IsCriticalSectionOccupied, 0);
                break;
            }

            sw.SpinOnce();
        }
    }

    public (long Count, double Sum) TakeSnapshot()
    {
        lock (histogramBuckets.LockObject)
        {
            histogramBuckets.SnapshotCount = runningCount; // MAY linearizability lost-update
            histogramBuckets.SnapshotSum = histogramBuckets.RunningSum; // MAY linearizability lost-update
            runningCount = 0; // HERE lost-update linearizability
            histogramBuckets.RunningSum = 0; // HERE lost-update linearizability
            Array.Clear(histogramBuckets.RunningBucketCounts); // MAY lost-update linearizability
            return (histogramBuckets.SnapshotCount, histogramBuckets.SnapshotSum); // MAY linearizability
        }
    }
}
