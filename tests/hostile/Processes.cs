using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Net.Http;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using System.Threading.Tasks;

public static class Processes
{
    [ConcurrencyTest]
    public static void FailsFast() => Environment.FailFast("no more");

    [ConcurrencyTest]
    public static void Exits() => Environment.Exit(3);

    [ConcurrencyTest]
    public static void ExitsInThread()
    {
        var thread = new Thread(() => Environment.Exit(4));
        thread.Start();
        while (true) { }
    }

    [DllImport("libc")]
    private static extern int getpid();

    [DllImport("libc", EntryPoint = "abort")]
    private static extern void Abort();

    [ConcurrencyTest]
    public static int CallsC() => getpid();

    [ConcurrencyTest]
    public static void CallsAbort() => Abort();

    [ConcurrencyTest]
    public static void StartsProcess() => Process.Start("/bin/true");

    [ConcurrencyTest]
    public static void KillsItself() => Process.GetCurrentProcess().Kill();

    [ConcurrencyTest]
    public static int ReadsFile() => File.ReadAllBytes("/dev/zero").Length;

    [ConcurrencyTest]
    public static int ReadsInput() => Console.In.ReadToEnd().Length;

    [ConcurrencyTest]
    public static void WritesWithoutEnd()
    {
        while (true)
            Console.WriteLine("more");
    }

    [ConcurrencyTest]
    public static async Task AsksTheNetwork() => await new HttpClient().GetStringAsync("http://localhost/");

    [ConcurrencyTest]
    public static void LoadsAssembly() => Assembly.LoadFrom("Other.dll");

    [ConcurrencyTest]
    public static object EmitsCode() => new DynamicMethod("Made", typeof(int), Type.EmptyTypes).Invoke(null, null);

    [ConcurrencyTest]
    public static void Collects()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.TryStartNoGCRegion(1 << 20);
    }

    [ConcurrencyTest]
    public static void Breaks() => Debugger.Break();

    [ConcurrencyTest]
    public static void Asserts() => Debug.Assert(false, new string('x', 10_000_000));

    [ConcurrencyTest]
    public static void ThrowsHugeMessage() => throw new InvalidOperationException(new string('\u001b', 5_000_000));

    [ConcurrencyTest]
    public static void FailsInDetail()
    {
        new Thread(() => Environment.FailFast(new string('x', 50_000_000))).Start();
        while (true) { }
    }
}
