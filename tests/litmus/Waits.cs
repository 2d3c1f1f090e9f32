// A thread writes something and waits for good.
using System;
using System.Threading;
using System.Threading.Tasks;

public static class Waits
{
    private static int x;
    private static volatile int v;

    private static int Seen(Action writer, Func<int> read)
    {
        x = v = 0;
        new Thread(() => writer()) { IsBackground = true }.Start();
        return read();
    }

    public static int ForTask() => Seen(() => { x = 1; new TaskCompletionSource().Task.Wait(); }, () => x);
    public static int ForEvent() => Seen(() => { x = 1; new ManualResetEventSlim().Wait(); }, () => x);
    public static int Volatile() => Seen(() => { v = 1; new SemaphoreSlim(0).Wait(); }, () => v);
}
