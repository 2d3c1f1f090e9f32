using Fencepost;

namespace System.Threading;

/// <summary>Spinning is a hint to the scheduler. Count goes 0, 10, 1000 and stays there, so that loops come back to the states they were in.</summary>
public struct SpinWait
{
    private const int Yielding = 10, Many = 1000;
    private int count;

    public int Count => count;
    public bool NextSpinWillYield => count >= Yielding;
    public void Reset() => count = 0;

    public void SpinOnce()
    {
        count = count == 0 ? Yielding : Many;
        Thread.SpinWait(1);
    }

    public void SpinOnce(int sleep1Threshold)
    {
        if (sleep1Threshold < -1) throw new ArgumentOutOfRangeException("sleep1Threshold");
        SpinOnce();
    }

    public static void SpinUntil(Func<bool> condition) => SpinUntil(condition, Timeout.Infinite);
    public static bool SpinUntil(Func<bool> condition, TimeSpan timeout) => SpinUntil(condition, Timeouts.Of(timeout));

    public static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        if (condition == null) throw new ArgumentNullException("condition", "The condition argument is null.");
        while (!condition())
        {
            if (millisecondsTimeout == 0 || (millisecondsTimeout > 0 && Machine.Choose(2) == 1)) return false;
            Thread.SpinWait(1);
        }
        return true;
    }
}
