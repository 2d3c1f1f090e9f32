using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;
using static Oracle.Members;

namespace Oracle;

public sealed class State0 { public ReaderWriterLockSlim a = new(); public int an; public int sum;  }

public static class P0
{
    public static string Run()
    {
        var s = new State0();
        void Body() { string n = ""; n += Note(() => Written(s.a, () => s.an += 3)); n += Note(() => s.a.IsWriteLockHeld); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State1 { public int an; public Lazy<int> a;  public State1() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P1
{
    public static string Run()
    {
        var s = new State1();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.Value); n1 += Note(() => s.a.Value); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Value); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State2 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P2
{
    public static async Task<string> Run()
    {
        var s = new State2();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.Count)); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State3 { public BlockingCollection<int> a = new(1);  }

public static class P3
{
    public static string Run()
    {
        var s = new State3();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Count); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.TryAdd(2, 1)); n2 += Note(() => s.a.Completed()); }); t2.Start();
        n0 += Note(() => s.a.Count);
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State4 { public ConcurrentDictionary<int, int> a = new();  }

public static class P4
{
    public static async Task<string> Run()
    {
        var s = new State4();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.TryUpdate(1, 3, 1)); n += await Task.Run(() => Note(() => s.a[1] = 2)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State5 { public object a; public int an;  }

public static class P5
{
    public static string Run()
    {
        var s = new State5();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.an); n1 += Note(() => s.an); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => LazyInitializer.EnsureInitialized(ref s.a, () => { Interlocked.Increment(ref s.an); return new object(); }) != null); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a != null);
    }
}

public sealed class State6 { public Lock a = new(); public int an;  }

public static class P6
{
    public static async Task<string> Run()
    {
        var s = new State6();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Entered(s.a, () => s.an += 1))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State7 { public TaskCompletionSource<int> a = new(); public int an; public Lock b = new(); public int bn;  }

public static class P7
{
    public static string Run()
    {
        var s = new State7();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => Entered(s.b, () => s.bn)); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Task.Wait2()); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status) + "|" + (s.bn);
    }
}

public sealed class State8 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest }); public int sum;  }

public static class P8
{
    public static string Run()
    {
        var s = new State8();
        void Body() { string n = ""; n += Note(() => s.a.Reader.TryPeek(out int o) ? o : -1); n += Note(() => s.a.Reader.TryPeek(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.Reader.Count);
    }
}

public sealed class State9 { public ConcurrentDictionary<int, int> a = new(); public ImmutableList<int> b = ImmutableList<int>.Empty;  }

public static class P9
{
    public static string Run()
    {
        var s = new State9();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.b = s.b.Add(1)); n1 += Note(() => s.b.Count); });
        var t2 = Task.Run(() => { n2 += Note(() => ImmutableInterlocked.Update(ref s.b, l => l.Add(3))); n2 += Note(() => ImmutableInterlocked.Update(ref s.b, l => l.Add(1))); });
        n0 += Note(() => s.a.TryGetValue(1, out int o) ? o : -1);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State10 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P10
{
    public static async Task<string> Run()
    {
        var s = new State10();
        string Body() { string n = ""; n += Note(() => s.a.Task.Status); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Task.Status);
    }
}

public sealed class State11 { public object a = new(); public int an;  }

public static class P11
{
    public static string Run()
    {
        var s = new State11();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Locked(s.a, () => { Monitor.PulseAll(s.a); return s.an; })); n1 += Note(() => Locked(s.a, () => s.an += 1)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Monitor.IsEntered(s.a)); n2 += Note(() => Monitor.IsEntered(s.a)); n2 += Note(() => Tried(s.a, () => s.an += 2)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State12 { public ManualResetEventSlim a = new(false);  }

public static class P12
{
    public static async Task<string> Run()
    {
        var s = new State12();
        string Body() { string n = ""; n += Note(() => s.a.Wait(0)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.IsSet);
    }
}

public sealed class State13 { public Channel<int> a = Channel.CreateUnbounded<int>(); public SemaphoreSlim b = new(1, 2);  }

public static class P13
{
    public static string Run()
    {
        var s = new State13();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Writer.TryComplete()); n1 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.b.Release()); n2 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); }); t2.Start();
        n0 += Note(() => s.b.CurrentCount);
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count) + "|" + (s.b.CurrentCount);
    }
}

public sealed class State14 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P14
{
    public static async Task<string> Run()
    {
        var s = new State14();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a = s.a.Add(3))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State15 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P15
{
    public static string Run()
    {
        var s = new State15();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.CurrentReadCount); n1 += Note(() => s.a.IsWriteLockHeld); n1 += Note(() => s.a.CurrentReadCount); }); t1.Start();
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.IsWriteLockHeld); n2 += Note(() => s.a.CurrentReadCount); n2 += Note(() => s.a.IsWriteLockHeld); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => Written(s.a, () => s.an += 1));
        t1.Join();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State16 { public Mutex a = new(); public int an;  }

public static class P16
{
    public static async Task<string> Run()
    {
        var s = new State16();
        string Body() { string n = ""; n += Note(() => Held(s.a, () => s.an += 1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State17 { public CancellationTokenSource a = new(); public int an;  }

public static class P17
{
    public static string Run()
    {
        var s = new State17();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Token.Checked()); n1 += Note(() => s.a.Token.Registered(() => Interlocked.Add(ref s.an, 3))); n1 += Note(() => s.a.Cancelled()); }, TaskCreationOptions.LongRunning);
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += await NoteAsync(async () => await Soon(Task.Run(() => 2, s.a.Token))); } }; var t2 = a2();
        
        t1.Wait();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State18 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P18
{
    public static async Task<string> Run()
    {
        var s = new State18();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Read(s.a, () => s.an))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State19 { public Channel<int> a = Channel.CreateUnbounded<int>(); public TaskCompletionSource<int> b = new(); public int bn;  }

public static class P19
{
    public static string Run()
    {
        var s = new State19();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.a.Writer.TryComplete());
        Parallel.Invoke(() => { n1 += Note(() => s.b.TrySetResult(1)); n1 += Note(() => s.a.Reader.Completion.IsCompleted); }, () => { n2 += Note(() => s.a.Writer.TryWrite(2)); n2 += Note(() => s.b.TrySetCanceled()); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count) + "|" + (s.b.Task.Status);
    }
}

public sealed class State20 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest }); public int sum;  }

public static class P20
{
    public static string Run()
    {
        var s = new State20();
        void Body() { string n = ""; n += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); n += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.Reader.Count);
    }
}

public sealed class State21 { public int a; public BlockingCollection<int> b = new(1);  }

public static class P21
{
    public static string Run()
    {
        var s = new State21();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.b.TryAdd(1)); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.b.IsAddingCompleted);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State22 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P22
{
    public static async Task<string> Run()
    {
        var s = new State22();
        string Body() { string n = ""; n += Note(() => s.a.Count); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State23 { public Mutex a = new(); public int an;  }

public static class P23
{
    public static string Run()
    {
        var s = new State23();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.WaitOne(0)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Held(s.a, () => s.an += 3)); n2 += Note(() => s.a.WaitOne(0)); n2 += Note(() => s.a.WaitOne(0)); }); t2.Start();
        n0 += Note(() => Held(s.a, () => s.an += 2));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State24 { public int a; public int sum;  }

public static class P24
{
    public static string Run()
    {
        var s = new State24();
        void Body() { string n = ""; n += Note(() => s.a += 3); n += Note(() => s.a = 3); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a);
    }
}

public sealed class State25 { public ImmutableList<int> a = ImmutableList<int>.Empty; public int bn; public Lazy<int> b;  public State25() { b = new(() => Interlocked.Increment(ref bn), LazyThreadSafetyMode.ExecutionAndPublication); } }

public static class P25
{
    public static string Run()
    {
        var s = new State25();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(3))); n1 += Note(() => s.a = s.a.Add(2)); });
        var t2 = Task.Run(() => { n2 += Note(() => s.b.Value); n2 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); });
        n0 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(2)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.bn);
    }
}

public sealed class State26 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P26
{
    public static async Task<string> Run()
    {
        var s = new State26();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Writer.TryComplete()); n += await Task.Run(() => Note(() => s.a.Writer.TryComplete())); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State27 { public BlockingCollection<int> a = new(1);  }

public static class P27
{
    public static string Run()
    {
        var s = new State27();
        string n0 = "", n1 = "", n2 = "";
        
        Parallel.Invoke(() => { n1 += Note(() => s.a.TryTake(out int o) ? o : -1); n1 += Note(() => s.a.Completed()); }, () => { n2 += Note(() => s.a.TryAdd(1, 1)); n2 += Note(() => s.a.TryAdd(3, 1)); n2 += Note(() => s.a.Count); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State28 { public BlockingCollection<int> a = new(1);  }

public static class P28
{
    public static async Task<string> Run()
    {
        var s = new State28();
        string Body() { string n = ""; n += Note(() => s.a.TryAdd(3)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State29 { public List<int> a = new();  }

public static class P29
{
    public static string Run()
    {
        var s = new State29();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Locked(s.a, () => { s.a.Add(1); return s.a.Count; })); n1 += Note(() => Locked(s.a, () => { s.a.Add(1); return s.a.Count; })); n1 += Note(() => Locked(s.a, () => s.a.Remove(2))); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Locked(s.a, () => { s.a.Add(2); return s.a.Count; })); n2 += Note(() => Locked(s.a, () => string.Join('.', s.a))); } }; var t2 = a2();
        n0 += Note(() => Locked(s.a, () => string.Join('.', s.a)));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State30 { public Semaphore a = new(1, 2);  }

public static class P30
{
    public static async Task<string> Run()
    {
        var s = new State30();
        string Body() { string n = ""; n += Note(() => s.a.Release()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + "";
    }
}

public sealed class State31 { public AsyncLocal<int> a = new(); public int b;  }

public static class P31
{
    public static string Run()
    {
        var s = new State31();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Value += 1); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Value = 3); n2 += Note(() => s.a.Value); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Value) + "|" + (s.b);
    }
}

public sealed class State32 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P32
{
    public static async Task<string> Run()
    {
        var s = new State32();
        string Body() { string n = ""; n += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State33 { public object a = new(); public int an; public int b;  }

public static class P33
{
    public static string Run()
    {
        var s = new State33();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.b); n1 += Note(() => Locked(s.a, () => { int n = s.an; Point(); return s.an = n + 1; })); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; })); }; t2.Set(); });
        n0 += Note(() => Locked(s.a, () => s.an += 2));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b);
    }
}

public sealed class State34 { public int a;  }

public static class P34
{
    public static async Task<string> Run()
    {
        var s = new State34();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Interlocked.Or(ref s.a, 3))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a);
    }
}

public sealed class State35 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P35
{
    public static string Run()
    {
        var s = new State35();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); n1 += Note(() => s.a.Count); n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.Count); n2 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); n2 += Note(() => s.a = s.a.Add(2)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State36 { public Semaphore a = new(1, 2); public int sum;  }

public static class P36
{
    public static string Run()
    {
        var s = new State36();
        void Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += Note(() => s.a.Release()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + "";
    }
}

public sealed class State37 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P37
{
    public static string Run()
    {
        var s = new State37();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.Count); n1 += Note(() => s.a.Count); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(3))); }; t2.Set(); });
        n0 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State38 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P38
{
    public static async Task<string> Run()
    {
        var s = new State38();
        string Body() { string n = ""; n += Note(() => s.a.Reader.TryPeek(out int o) ? o : -1); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State39 { public int a;  }

public static class P39
{
    public static string Run()
    {
        var s = new State39();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref s.a))); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Loop(() => s.a++)); }); t2.Start();
        n0 += Note(() => Loop(() => s.a++));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State40 { public Semaphore a = new(1, 2);  }

public static class P40
{
    public static async Task<string> Run()
    {
        var s = new State40();
        string Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + "";
    }
}

public sealed class State41 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P41
{
    public static string Run()
    {
        var s = new State41();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.CurrentReadCount); n1 += Note(() => s.a.CurrentReadCount); n1 += Note(() => s.a.IsWriteLockHeld); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Written(s.a, () => s.an += 1)); n2 += Note(() => s.a.CurrentReadCount); n2 += Note(() => Read(s.a, () => s.an)); } }; var t2 = a2();
        n0 += Note(() => s.a.IsWriteLockHeld);
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State42 { public Lock a = new(); public int an; public int sum;  }

public static class P42
{
    public static string Run()
    {
        var s = new State42();
        void Body() { string n = ""; n += Note(() => EnteredNow(s.a, () => s.an += 3)); n += Note(() => EnteredNow(s.a, () => s.an += 1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State43 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P43
{
    public static string Run()
    {
        var s = new State43();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Task.Status); });
        var t2 = new Thread(() => { n2 += Note(() => s.a.TrySetException(new InvalidOperationException())); n2 += Note(() => s.a.TrySetException(new InvalidOperationException())); n2 += Note(() => s.a.Task.Wait2()); }); t2.Start();
        
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State44 { public int a; public int sum;  }

public static class P44
{
    public static string Run()
    {
        var s = new State44();
        void Body() { string n = ""; n += Note(() => Interlocked.CompareExchange(ref s.a, 2, 0)); n += Note(() => Interlocked.Exchange(ref s.a, 3)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a);
    }
}

public sealed class State45 { public AsyncLocal<int> a = new(); public CancellationTokenSource b = new(); public int bn;  }

public static class P45
{
    public static string Run()
    {
        var s = new State45();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.b.Cancelled());
        Parallel.Invoke(() => { n1 += Note(() => s.a.Value); n1 += Note(() => s.b.Token.Registered(() => Interlocked.Add(ref s.bn, 3))); }, () => { n2 += Note(() => s.a.Value += 2); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Value) + "|" + (s.bn);
    }
}

public sealed class State46 { public Mutex a = new(); public int an;  }

public static class P46
{
    public static async Task<string> Run()
    {
        var s = new State46();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Held(s.a, () => s.an += 1))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State47 { public SpinLock a = new(true); public int an; public TaskCompletionSource<int> b = new(); public int bn;  }

public static class P47
{
    public static string Run()
    {
        var s = new State47();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += await NoteAsync(async () => await Soon(s.b.Task)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Spun(ref s.a, () => s.an += 2)); n2 += await NoteAsync(async () => await Soon(s.b.Task)); } }; var t2 = a2();
        n0 += Note(() => Spun(ref s.a, () => s.an += 1));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b.Task.Status);
    }
}

public sealed class State48 { public TaskCompletionSource<int> a = new(); public int an; public int sum;  }

public static class P48
{
    public static string Run()
    {
        var s = new State48();
        void Body() { string n = ""; n += Note(() => s.a.Task.Continued(() => Interlocked.Add(ref s.an, 10))); n += Note(() => s.a.TrySetResult(3)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.Task.Status);
    }
}

public sealed class State49 { public ConcurrentBag<int> a = new(); public ReaderWriterLockSlim b = new(); public int bn;  }

public static class P49
{
    public static string Run()
    {
        var s = new State49();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.TryTake(out int o) ? o : -1); n1 += Note(() => Upgraded(s.b, () => s.bn, n => s.bn = n + 2)); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Read(s.b, () => s.bn)); n2 += Note(() => Read(s.b, () => s.bn)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.b.IsWriteLockHeld);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order())) + "|" + (s.bn);
    }
}

public sealed class State50 { public int a;  }

public static class P50
{
    public static async Task<string> Run()
    {
        var s = new State50();
        string Body() { string n = ""; n += Note(() => Interlocked.Increment(ref s.a)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a);
    }
}

public sealed class State51 { public ManualResetEventSlim a = new(false); public int b;  }

public static class P51
{
    public static string Run()
    {
        var s = new State51();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Timed(() => Interlocked.Increment(ref s.b))); n1 += Note(() => Volatile.Read(ref s.b)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Interlocked.Add(ref s.b, 10)); } }; var t2 = a2();
        n0 += Note(() => Timed(() => Interlocked.Increment(ref s.b)));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet);
    }
}

public sealed class State52 { public ConcurrentBag<int> a = new();  }

public static class P52
{
    public static async Task<string> Run()
    {
        var s = new State52();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Add2(3)); n += await Task.Run(() => Note(() => s.a.Add2(1))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State53 { public int a;  }

public static class P53
{
    public static string Run()
    {
        var s = new State53();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); n1 += Note(() => Volatile.Read(ref s.a)); });
        var t2 = Task.Run(() => { n2 += Note(() => Interlocked.Add(ref s.a, 10)); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State54 { public object a; public int an;  }

public static class P54
{
    public static async Task<string> Run()
    {
        var s = new State54();
        async Task<string> Body() { string n = ""; n += Note(() => s.an); n += await Task.Run(() => Note(() => LazyInitializer.EnsureInitialized(ref s.a, () => { Interlocked.Increment(ref s.an); return new object(); }) != null)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a != null);
    }
}

public sealed class State55 { public object a; public int an;  }

public static class P55
{
    public static string Run()
    {
        var s = new State55();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.an); n1 += Note(() => s.an); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.an); n2 += Note(() => s.an); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a != null);
    }
}

public sealed class State56 { public CancellationTokenSource a = new(); public int an; public int sum;  }

public static class P56
{
    public static string Run()
    {
        var s = new State56();
        void Body() { string n = ""; n += Note(() => s.a.IsCancellationRequested); n += Note(() => s.a.Token.Checked()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State57 { public int a;  }

public static class P57
{
    public static string Run()
    {
        var s = new State57();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Interlocked.Add(ref s.a, 2)); n1 += Note(() => Interlocked.Or(ref s.a, 2)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Interlocked.Increment(ref s.a)); n2 += Note(() => Interlocked.Increment(ref s.a)); n2 += Note(() => Interlocked.Increment(ref s.a)); } }; var t2 = a2();
        n0 += Note(() => Interlocked.Exchange(ref s.a, 2));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State58 { public Semaphore a = new(1, 2); public int sum;  }

public static class P58
{
    public static string Run()
    {
        var s = new State58();
        void Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += Note(() => s.a.WaitOne(0)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + "";
    }
}

public sealed class State59 { public SemaphoreSlim a = new(1, 2); public ConcurrentBag<int> b = new();  }

public static class P59
{
    public static string Run()
    {
        var s = new State59();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Release()); n1 += Note(() => s.b.Count); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.b.TryTake(out int o) ? o : -1); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount) + "|" + (string.Join('.', s.b.Order()));
    }
}

public sealed class State60 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest }); public int sum;  }

public static class P60
{
    public static string Run()
    {
        var s = new State60();
        void Body() { string n = ""; n += Note(() => s.a.Writer.TryWrite(1)); n += Note(() => s.a.Reader.TryPeek(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.Reader.Count);
    }
}

public sealed class State61 { public int a;  }

public static class P61
{
    public static string Run()
    {
        var s = new State61();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => Task.WhenAll(Task.Run(() => s.a), Task.Run(() => ++s.a)).Result[0]); }, TaskCreationOptions.LongRunning);
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += await NoteAsync(async () => (await Task.WhenAll(Task.Run(() => s.a++), Task.Run(() => s.a))).Sum()); } }; var t2 = a2();
        
        t1.Wait();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State62 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P62
{
    public static async Task<string> Run()
    {
        var s = new State62();
        string Body() { string n = ""; n += Note(() => s.a.Writer.TryWrite(2)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State63 { public ConcurrentQueue<int> a = new();  }

public static class P63
{
    public static string Run()
    {
        var s = new State63();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => string.Join('.', s.a)); n1 += Note(() => s.a.TryDequeue(out int o) ? o : -1); n1 += Note(() => s.a.Count); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.IsEmpty); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State64 { public BlockingCollection<int> a = new(1);  }

public static class P64
{
    public static async Task<string> Run()
    {
        var s = new State64();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.TryTake(out int o) ? o : -1); n += await Task.Run(() => Note(() => s.a.IsCompleted)); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State65 { public CancellationTokenSource a = new(); public int an;  }

public static class P65
{
    public static string Run()
    {
        var s = new State65();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Token.Checked()); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.Token.Checked()); }); t2.Start();
        n0 += Note(() => s.a.IsCancellationRequested);
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State66 { public ConcurrentStack<int> a = new(); public int sum;  }

public static class P66
{
    public static string Run()
    {
        var s = new State66();
        void Body() { string n = ""; n += Note(() => s.a.PushRange2(3, 3)); n += Note(() => s.a.Push2(3)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State67 { public ConcurrentQueue<int> a = new(); public Channel<int> b = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P67
{
    public static string Run()
    {
        var s = new State67();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Enqueue2(1)); n1 += Note(() => s.a.Enqueue2(2)); });
        var t2 = Task.Run(() => { n2 += Note(() => s.b.Writer.TryWrite(3)); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b.Reader.Count);
    }
}

public sealed class State68 { public ManualResetEventSlim a = new(false);  }

public static class P68
{
    public static async Task<string> Run()
    {
        var s = new State68();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.Set2())); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.IsSet);
    }
}

public sealed class State69 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P69
{
    public static string Run()
    {
        var s = new State69();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.TrySetCanceled()); n1 += Note(() => s.a.TrySetCanceled()); }); t1.Start();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.Task.Status); n2 += await NoteAsync(async () => await Soon(s.a.Task)); n2 += Note(() => s.a.Task.Status); } }; var t2 = a2();
        n0 += Note(() => s.a.Task.IsFaulted);
        t1.Join();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State70 { public BlockingCollection<int> a = new(1); public int sum;  }

public static class P70
{
    public static string Run()
    {
        var s = new State70();
        void Body() { string n = ""; n += Note(() => s.a.Count); n += Note(() => s.a.Completed()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State71 { public BlockingCollection<int> a = new(1);  }

public static class P71
{
    public static string Run()
    {
        var s = new State71();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.TryTake(out int o, 1) ? o : -1); n1 += Note(() => s.a.IsCompleted); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.TryTake(out int o, 1) ? o : -1); n2 += Note(() => s.a.TryAdd(3, 1)); n2 += Note(() => s.a.Completed()); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.TryTake(out int o) ? o : -1);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State72 { public List<int> a = new();  }

public static class P72
{
    public static async Task<string> Run()
    {
        var s = new State72();
        string Body() { string n = ""; n += Note(() => Locked(s.a, () => s.a.Remove(1))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State73 { public int a;  }

public static class P73
{
    public static string Run()
    {
        var s = new State73();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref s.a))); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }; t2.Set(); });
        n0 += Note(() => Loop(() => Interlocked.Increment(ref s.a)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State74 { public int an; public Lazy<int> a;  public int sum; public State74() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.ExecutionAndPublication); } }

public static class P74
{
    public static string Run()
    {
        var s = new State74();
        void Body() { string n = ""; n += Note(() => s.a.IsValueCreated); n += Note(() => s.a.Value); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State75 { public int a;  }

public static class P75
{
    public static string Run()
    {
        var s = new State75();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Interlocked.Exchange(ref s.a, 3)); n1 += Note(() => Volatile.Read(ref s.a)); n1 += Note(() => Interlocked.Or(ref s.a, 3)); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Interlocked.Add(ref s.a, 3)); n2 += Note(() => Interlocked.Exchange(ref s.a, 1)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => Volatile.Read(ref s.a));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State76 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P76
{
    public static async Task<string> Run()
    {
        var s = new State76();
        string Body() { string n = ""; n += Note(() => s.a.TrySetException(new InvalidOperationException())); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Task.Status);
    }
}

public sealed class State77 { public Barrier a = new(1);  }

public static class P77
{
    public static string Run()
    {
        var s = new State77();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.CurrentPhaseNumber); n1 += Note(() => s.a.RemoveParticipant2()); n1 += Note(() => s.a.CurrentPhaseNumber); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.ParticipantsRemaining); n2 += Note(() => s.a.RemoveParticipant2()); } }; var t2 = a2();
        n0 += Note(() => s.a.SignalAndWait(0));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State78 { public Mutex a = new(); public int an;  }

public static class P78
{
    public static async Task<string> Run()
    {
        var s = new State78();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.WaitOne(0))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State79 { public int a;  }

public static class P79
{
    public static string Run()
    {
        var s = new State79();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); n1 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); }); t2.Start();
        n0 += Note(() => Interlocked.Add(ref s.a, 10));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State80 { public int a; public int sum;  }

public static class P80
{
    public static string Run()
    {
        var s = new State80();
        void Body() { string n = ""; n += Note(() => Interlocked.Add(ref s.a, 1)); n += Note(() => Interlocked.Add(ref s.a, 1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a);
    }
}

public sealed class State81 { public ConcurrentBag<int> a = new();  }

public static class P81
{
    public static string Run()
    {
        var s = new State81();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Add2(1)); n1 += Note(() => s.a.Add2(1)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.TryTake(out int o) ? o : -1); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State82 { public ConcurrentQueue<int> a = new();  }

public static class P82
{
    public static async Task<string> Run()
    {
        var s = new State82();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Count); n += await Task.Run(() => Note(() => string.Join('.', s.a))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State83 { public object a; public int an; public Channel<int> b = Channel.CreateUnbounded<int>();  }

public static class P83
{
    public static string Run()
    {
        var s = new State83();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.b.Reader.TryRead(out int o) ? o : -1); }; t1.Set(); });
        var t2 = new Thread(() => { n2 += Note(() => s.b.Writer.TryWrite(2)); }); t2.Start();
        n0 += Note(() => s.b.Reader.TryRead(out int o) ? o : -1);
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a != null) + "|" + (s.b.Reader.Count);
    }
}

public sealed class State84 { public AutoResetEvent a = new(false);  }

public static class P84
{
    public static async Task<string> Run()
    {
        var s = new State84();
        string Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State85 { public BlockingCollection<int> a = new(1); public Semaphore b = new(1, 2);  }

public static class P85
{
    public static string Run()
    {
        var s = new State85();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Count); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Completed()); });
        n0 += Note(() => s.a.TryTake(out int o, 1) ? o : -1);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State86 { public object a = new(); public int an;  }

public static class P86
{
    public static async Task<string> Run()
    {
        var s = new State86();
        async Task<string> Body() { string n = ""; n += Note(() => Tried(s.a, () => s.an += 3)); n += await Task.Run(() => Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; }))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State87 { public SpinLock a = new(true); public int an; public int b;  }

public static class P87
{
    public static string Run()
    {
        var s = new State87();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Task.Run(() => s.b++).ContinueWith(t => t.Result + s.b).Result); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Spun(ref s.a, () => s.an)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => Task.WaitAny(Task.Run(() => s.b++), Task.Run(() => s.b += 2)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b);
    }
}

public sealed class State88 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P88
{
    public static async Task<string> Run()
    {
        var s = new State88();
        async Task<string> Body() { string n = ""; n += Note(() => s.a = s.a.Add(3)); n += await Task.Run(() => Note(() => s.a.Count)); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State89 { public AutoResetEvent a = new(false);  }

public static class P89
{
    public static string Run()
    {
        var s = new State89();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Reset()); n1 += Note(() => s.a.WaitOne(0)); n1 += Note(() => s.a.Reset()); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Reset()); n2 += Note(() => s.a.WaitOne(0)); });
        n0 += Note(() => s.a.Reset());
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State90 { public Barrier a = new(1); public int sum;  }

public static class P90
{
    public static string Run()
    {
        var s = new State90();
        void Body() { string n = ""; n += Note(() => s.a.AddParticipant()); n += Note(() => s.a.SignalAndWait(0)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State91 { public ThreadLocal<int> a = new(() => 2, true);  }

public static class P91
{
    public static string Run()
    {
        var s = new State91();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.Value++); n1 += Note(() => s.a.Value++); n1 += Note(() => s.a.Value++); } }; var t1 = a1();
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Value++); n2 += Note(() => s.a.Value); n2 += Note(() => s.a.Value++); }, TaskCreationOptions.LongRunning);
        
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Values.Sum());
    }
}

public sealed class State92 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P92
{
    public static async Task<string> Run()
    {
        var s = new State92();
        string Body() { string n = ""; n += Note(() => s.a.TrySetException(new InvalidOperationException())); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Task.Status);
    }
}

public sealed class State93 { public int a; public CancellationTokenSource b = new(); public int bn;  }

public static class P93
{
    public static string Run()
    {
        var s = new State93();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.b.IsCancellationRequested); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2))); } }; var t2 = a2();
        n0 += Note(() => s.b.Token.Checked());
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (s.bn);
    }
}

public sealed class State94 { public Mutex a = new(); public int an;  }

public static class P94
{
    public static async Task<string> Run()
    {
        var s = new State94();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.ReleaseMutex2())); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State95 { public SemaphoreSlim a = new(1, 2); public ImmutableList<int> b = ImmutableList<int>.Empty;  }

public static class P95
{
    public static string Run()
    {
        var s = new State95();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Wait(1)); n1 += Note(() => s.a.Wait(0)); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Wait(1)); });
        n0 += Note(() => s.b.Count);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State96 { public CancellationTokenSource a = new(); public int an;  }

public static class P96
{
    public static async Task<string> Run()
    {
        var s = new State96();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Token.RegisteredFor(() => Interlocked.Add(ref s.an, 3))); n += await Task.Run(() => Note(() => s.a.Token.Registered(() => Interlocked.Add(ref s.an, 2)))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State97 { public ImmutableList<int> a = ImmutableList<int>.Empty; public int b;  }

public static class P97
{
    public static string Run()
    {
        var s = new State97();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Task.WhenAll(Task.Run(() => s.b), Task.Run(() => ++s.b)).Result[0]); }; t2.Set(); });
        n0 += Note(() => Task.Run(() => s.b++).ContinueWith(t => t.Result + s.b).Result);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b);
    }
}

public sealed class State98 { public Semaphore a = new(1, 2); public int sum;  }

public static class P98
{
    public static string Run()
    {
        var s = new State98();
        void Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += Note(() => s.a.WaitOne(0)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + "";
    }
}

public sealed class State99 { public ConcurrentBag<int> a = new();  }

public static class P99
{
    public static string Run()
    {
        var s = new State99();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Add2(2)); n1 += Note(() => s.a.Add2(1)); n1 += Note(() => s.a.IsEmpty); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.TryTake(out int o) ? o : -1); n2 += Note(() => s.a.IsEmpty); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.TryTake(out int o) ? o : -1);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State100 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P100
{
    public static async Task<string> Run()
    {
        var s = new State100();
        string Body() { string n = ""; n += Note(() => s.a.Count); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State101 { public Lock a = new(); public int an; public CountdownEvent b = new(2);  }

public static class P101
{
    public static string Run()
    {
        var s = new State101();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.b.Signal());
        Parallel.Invoke(() => { n1 += Note(() => s.b.IsSet); }, () => { n2 += Note(() => s.b.CurrentCount); n2 += Note(() => s.b.CurrentCount); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b.CurrentCount);
    }
}

public sealed class State102 { public List<int> a = new();  }

public static class P102
{
    public static async Task<string> Run()
    {
        var s = new State102();
        async Task<string> Body() { string n = ""; n += Note(() => Locked(s.a, () => s.a.Remove(2))); n += await Task.Run(() => Note(() => Locked(s.a, () => s.a.Remove(3)))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State103 { public ConcurrentQueue<int> a = new();  }

public static class P103
{
    public static string Run()
    {
        var s = new State103();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => string.Join('.', s.a)); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Count); });
        n0 += Note(() => s.a.IsEmpty);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State104 { public Mutex a = new(); public int an;  }

public static class P104
{
    public static async Task<string> Run()
    {
        var s = new State104();
        string Body() { string n = ""; n += Note(() => s.a.ReleaseMutex2()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.an);
    }
}

public sealed class State105 { public Mutex a = new(); public int an; public int bn; public Lazy<int> b;  public State105() { b = new(() => Interlocked.Increment(ref bn), LazyThreadSafetyMode.PublicationOnly); } }

public static class P105
{
    public static string Run()
    {
        var s = new State105();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Held(s.a, () => s.an += 2)); } }; var t1 = a1();
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.b.Value); }; t2.Set(); });
        
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.bn);
    }
}

public sealed class State106 { public object a; public int an;  }

public static class P106
{
    public static async Task<string> Run()
    {
        var s = new State106();
        string Body() { string n = ""; n += Note(() => s.a != null); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a != null);
    }
}

public sealed class State107 { public int a; public BlockingCollection<int> b = new(1);  }

public static class P107
{
    public static string Run()
    {
        var s = new State107();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Interlocked.Add(ref s.a, 10)); n1 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); } }; var t1 = a1();
        var t2 = Task.Run(() => { n2 += Note(() => s.b.TryTake(out int o, 1) ? o : -1); });
        n0 += Note(() => Timed(() => Interlocked.Increment(ref s.a)));
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.b));
    }
}

public sealed class State108 { public CountdownEvent a = new(2); public int sum;  }

public static class P108
{
    public static string Run()
    {
        var s = new State108();
        void Body() { string n = ""; n += Note(() => s.a.Signal()); n += Note(() => s.a.CurrentCount); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentCount);
    }
}

public sealed class State109 { public BlockingCollection<int> a = new(1); public ConcurrentQueue<int> b = new();  }

public static class P109
{
    public static string Run()
    {
        var s = new State109();
        string n0 = "", n1 = "", n2 = "";
        
        Parallel.Invoke(() => { n1 += Note(() => s.b.IsEmpty); }, () => { n2 += Note(() => string.Join('.', s.b)); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State110 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P110
{
    public static async Task<string> Run()
    {
        var s = new State110();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.Task.IsFaulted)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State111 { public int a;  }

public static class P111
{
    public static string Run()
    {
        var s = new State111();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => Interlocked.Exchange(ref s.a, 1)); n1 += Note(() => Interlocked.CompareExchange(ref s.a, 1, 0)); }, TaskCreationOptions.LongRunning);
        var t2 = new Thread(() => { n2 += Note(() => Interlocked.Exchange(ref s.a, 2)); n2 += Note(() => Interlocked.Increment(ref s.a)); }); t2.Start();
        n0 += Note(() => Interlocked.Add(ref s.a, 2));
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State112 { public List<int> a = new(); public int sum;  }

public static class P112
{
    public static string Run()
    {
        var s = new State112();
        void Body() { string n = ""; n += Note(() => Locked(s.a, () => string.Join('.', s.a))); n += Note(() => Locked(s.a, () => { s.a.Add(2); return s.a.Count; })); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State113 { public CancellationTokenSource a = new(); public int an;  }

public static class P113
{
    public static string Run()
    {
        var s = new State113();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Token.Registered(() => Interlocked.Add(ref s.an, 2))); n1 += Note(() => s.a.Token.Checked()); }); t1.Start();
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Token.RegisteredFor(() => Interlocked.Add(ref s.an, 2))); n2 += Note(() => s.a.Cancelled()); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.Token.RegisteredFor(() => Interlocked.Add(ref s.an, 3)));
        t1.Join();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State114 { public ConcurrentDictionary<int, int> a = new();  }

public static class P114
{
    public static async Task<string> Run()
    {
        var s = new State114();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.TryGetValue(1, out int o) ? o : -1); n += await Task.Run(() => Note(() => s.a.GetOrAdd(1, k => 1 + k))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State115 { public BlockingCollection<int> a = new(1);  }

public static class P115
{
    public static string Run()
    {
        var s = new State115();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Completed()); n1 += Note(() => s.a.Completed()); n1 += Note(() => s.a.Count); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.IsAddingCompleted); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State116 { public AutoResetEvent a = new(false);  }

public static class P116
{
    public static async Task<string> Run()
    {
        var s = new State116();
        string Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State117 { public ManualResetEventSlim a = new(false);  }

public static class P117
{
    public static string Run()
    {
        var s = new State117();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Reset2()); n1 += Note(() => s.a.Reset2()); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Set2()); n2 += Note(() => s.a.IsSet); n2 += Note(() => s.a.IsSet); });
        n0 += Note(() => s.a.Set2());
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet);
    }
}

public sealed class State118 { public CountdownEvent a = new(2);  }

public static class P118
{
    public static async Task<string> Run()
    {
        var s = new State118();
        string Body() { string n = ""; n += Note(() => s.a.TryAddCount(1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State119 { public SemaphoreSlim a = new(1, 2);  }

public static class P119
{
    public static string Run()
    {
        var s = new State119();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.CurrentCount); n1 += Note(() => s.a.Wait(0)); }, TaskCreationOptions.LongRunning);
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.Wait(0)); } }; var t2 = a2();
        n0 += Note(() => s.a.CurrentCount);
        t1.Wait();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State120 { public ConcurrentDictionary<int, int> a = new();  }

public static class P120
{
    public static async Task<string> Run()
    {
        var s = new State120();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.TryGetValue(1, out int o) ? o : -1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State121 { public int a;  }

public static class P121
{
    public static string Run()
    {
        var s = new State121();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }; t2.Set(); });
        n0 += Note(() => Loop(() => Interlocked.Increment(ref s.a)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State122 { public object a; public int an; public int sum;  }

public static class P122
{
    public static string Run()
    {
        var s = new State122();
        void Body() { string n = ""; n += Note(() => s.a != null); n += Note(() => s.an); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a != null);
    }
}

public sealed class State123 { public ConcurrentBag<int> a = new(); public int b;  }

public static class P123
{
    public static string Run()
    {
        var s = new State123();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Task.Run(() => s.b++).ContinueWith(t => t.Result + s.b).Result); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.IsEmpty); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order())) + "|" + (s.b);
    }
}

public sealed class State124 { public CountdownEvent a = new(2);  }

public static class P124
{
    public static async Task<string> Run()
    {
        var s = new State124();
        string Body() { string n = ""; n += Note(() => s.a.IsSet); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State125 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P125
{
    public static string Run()
    {
        var s = new State125();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Task.Continued(() => Interlocked.Add(ref s.an, 10))); n1 += Note(() => s.a.TrySetResult(2)); n1 += Note(() => s.a.TrySetException(new InvalidOperationException())); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Task.Continued(() => Interlocked.Add(ref s.an, 10))); });
        n0 += Note(() => s.a.Task.Status);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State126 { public Mutex a = new(); public int an; public int sum;  }

public static class P126
{
    public static string Run()
    {
        var s = new State126();
        void Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += Note(() => s.a.ReleaseMutex2()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State127 { public ConcurrentStack<int> a = new();  }

public static class P127
{
    public static string Run()
    {
        var s = new State127();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Count); n1 += Note(() => s.a.TryPeek(out int o) ? o : -1); });
        var t2 = Task.Run(() => { n2 += Note(() => string.Join('.', s.a.ToArray())); n2 += Note(() => s.a.Push2(3)); n2 += Note(() => s.a.TryPop(out int o) ? o : -1); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State128 { public Semaphore a = new(1, 2);  }

public static class P128
{
    public static async Task<string> Run()
    {
        var s = new State128();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.WaitOne(0))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + "";
    }
}

public sealed class State129 { public SpinLock a = new(true); public int an;  }

public static class P129
{
    public static string Run()
    {
        var s = new State129();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.IsHeld); n1 += Note(() => s.a.IsHeld); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.IsHeld); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State130 { public ConcurrentQueue<int> a = new();  }

public static class P130
{
    public static async Task<string> Run()
    {
        var s = new State130();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.TryDequeue(out int o) ? o : -1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State131 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P131
{
    public static string Run()
    {
        var s = new State131();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.TrySetCanceled()); n1 += Note(() => s.a.TrySetException(new InvalidOperationException())); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.TrySetCanceled()); n2 += await NoteAsync(async () => await Soon(s.a.Task)); n2 += Note(() => s.a.Task.Wait2()); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State132 { public ManualResetEventSlim a = new(false); public int sum;  }

public static class P132
{
    public static string Run()
    {
        var s = new State132();
        void Body() { string n = ""; n += Note(() => s.a.IsSet); n += Note(() => s.a.IsSet); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.IsSet);
    }
}

public sealed class State133 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P133
{
    public static string Run()
    {
        var s = new State133();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Reader.Count); n1 += Note(() => s.a.Reader.Completion.IsCompleted); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.Writer.TryComplete()); }); t2.Start();
        n0 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1);
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State134 { public Lock a = new(); public int an; public int sum;  }

public static class P134
{
    public static string Run()
    {
        var s = new State134();
        void Body() { string n = ""; n += Note(() => EnteredNow(s.a, () => s.an += 2)); n += Note(() => EnteredNow(s.a, () => s.an += 1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State135 { public CountdownEvent a = new(2);  }

public static class P135
{
    public static string Run()
    {
        var s = new State135();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.IsSet); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.CurrentCount); } }; var t2 = a2();
        n0 += Note(() => s.a.Wait(0));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State136 { public CountdownEvent a = new(2); public int sum;  }

public static class P136
{
    public static string Run()
    {
        var s = new State136();
        void Body() { string n = ""; n += Note(() => s.a.CurrentCount); n += Note(() => s.a.Signal()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentCount);
    }
}

public sealed class State137 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P137
{
    public static string Run()
    {
        var s = new State137();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Writer.TryWrite(3)); n1 += Note(() => s.a.Writer.TryComplete()); n1 += Note(() => s.a.Reader.Count); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Writer.TryWrite(2)); n2 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); n2 += Note(() => s.a.Writer.TryComplete()); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State138 { public int a;  }

public static class P138
{
    public static async Task<string> Run()
    {
        var s = new State138();
        string Body() { string n = ""; n += Note(() => Interlocked.Exchange(ref s.a, 2)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a);
    }
}

public sealed class State139 { public CountdownEvent a = new(2); public List<int> b = new();  }

public static class P139
{
    public static string Run()
    {
        var s = new State139();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => Locked(s.b, () => { s.b.Add(1); return s.b.Count; })); n1 += Note(() => Locked(s.b, () => string.Join('.', s.b))); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Locked(s.b, () => { s.b.Add(1); return s.b.Count; })); n2 += Note(() => Locked(s.b, () => s.b.Remove(1))); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State140 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P140
{
    public static async Task<string> Run()
    {
        var s = new State140();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Task.Wait2()); n += await Task.Run(() => Note(() => s.a.Task.Status)); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State141 { public int a;  }

public static class P141
{
    public static string Run()
    {
        var s = new State141();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }); t2.Start();
        n0 += Note(() => Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref s.a)));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State142 { public Lock a = new(); public int an;  }

public static class P142
{
    public static async Task<string> Run()
    {
        var s = new State142();
        async Task<string> Body() { string n = ""; n += Note(() => EnteredNow(s.a, () => s.an += 3)); n += await Task.Run(() => Note(() => Entered(s.a, () => s.an += 1))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State143 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P143
{
    public static string Run()
    {
        var s = new State143();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a = s.a.Add(3)); n1 += Note(() => s.a = s.a.Add(1)); }, TaskCreationOptions.LongRunning);
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(2))); n2 += Note(() => s.a = s.a.Add(2)); }; t2.Set(); });
        n0 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(3)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State144 { public Lock a = new(); public int an; public int sum;  }

public static class P144
{
    public static string Run()
    {
        var s = new State144();
        void Body() { string n = ""; n += Note(() => s.a.IsHeldByCurrentThread); n += Note(() => EnteredNow(s.a, () => s.an += 1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State145 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P145
{
    public static string Run()
    {
        var s = new State145();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a = s.a.Add(1)); n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(1))); n1 += Note(() => s.a.Count); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a = s.a.Add(3)); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State146 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P146
{
    public static async Task<string> Run()
    {
        var s = new State146();
        string Body() { string n = ""; n += Note(() => s.a.Writer.TryComplete()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State147 { public int a; public ImmutableList<int> b = ImmutableList<int>.Empty;  }

public static class P147
{
    public static string Run()
    {
        var s = new State147();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Task.Run(() => s.a++).ContinueWith(t => t.Result + s.a).Result); }); t1.Start();
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Task.Run(() => s.a++).ContinueWith(t => t.Result + s.a).Result); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.b = s.b.Add(3));
        t1.Join();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State148 { public SpinLock a = new(true); public int an; public int sum;  }

public static class P148
{
    public static string Run()
    {
        var s = new State148();
        void Body() { string n = ""; n += Note(() => Spun(ref s.a, () => s.an)); n += Note(() => Spun(ref s.a, () => s.an += 1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State149 { public int a; public Barrier b = new(1);  }

public static class P149
{
    public static string Run()
    {
        var s = new State149();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.b.ParticipantsRemaining); });
        var t2 = Task.Run(() => { n2 += Note(() => Task.WhenAll(Task.Run(() => s.a), Task.Run(() => ++s.a)).Result[0]); });
        n0 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (s.b.CurrentPhaseNumber);
    }
}

public sealed class State150 { public ConcurrentStack<int> a = new();  }

public static class P150
{
    public static async Task<string> Run()
    {
        var s = new State150();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Push2(3)); n += await Task.Run(() => Note(() => s.a.TryPeek(out int o) ? o : -1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State151 { public int an; public Lazy<int> a;  public State151() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P151
{
    public static string Run()
    {
        var s = new State151();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.IsValueCreated); } }; var t1 = a1();
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Value); n2 += Note(() => s.a.Value); });
        
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State152 { public ConcurrentQueue<int> a = new();  }

public static class P152
{
    public static async Task<string> Run()
    {
        var s = new State152();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Enqueue2(1)); n += await Task.Run(() => Note(() => string.Join('.', s.a))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State153 { public Barrier a = new(1);  }

public static class P153
{
    public static string Run()
    {
        var s = new State153();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.AddParticipant()); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.AddParticipant()); n2 += Note(() => s.a.SignalAndWait(0)); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State154 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P154
{
    public static async Task<string> Run()
    {
        var s = new State154();
        string Body() { string n = ""; n += Note(() => s.a.Writer.TryComplete()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State155 { public int an; public Lazy<int> a;  public State155() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P155
{
    public static string Run()
    {
        var s = new State155();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Value); n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.IsValueCreated); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.IsValueCreated); n2 += Note(() => s.a.IsValueCreated); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.Value);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State156 { public Barrier a = new(1); public int sum;  }

public static class P156
{
    public static string Run()
    {
        var s = new State156();
        void Body() { string n = ""; n += Note(() => s.a.RemoveParticipant2()); n += Note(() => s.a.AddParticipant()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State157 { public ConcurrentStack<int> a = new(); public CancellationTokenSource b = new(); public int bn;  }

public static class P157
{
    public static string Run()
    {
        var s = new State157();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.b.Cancelled()); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.PushRange2(1, 1)); n2 += Note(() => s.a.TryPop(out int o) ? o : -1); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.bn);
    }
}

public sealed class State158 { public List<int> a = new();  }

public static class P158
{
    public static async Task<string> Run()
    {
        var s = new State158();
        string Body() { string n = ""; n += Note(() => Locked(s.a, () => s.a.Remove(1))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State159 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P159
{
    public static string Run()
    {
        var s = new State159();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => ImmutableInterlocked.Update(ref s.a, l => l.Add(3))); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Count); n2 += Note(() => s.a = s.a.Add(2)); n2 += Note(() => s.a.Count); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State160 { public ConcurrentBag<int> a = new();  }

public static class P160
{
    public static async Task<string> Run()
    {
        var s = new State160();
        string Body() { string n = ""; n += Note(() => s.a.Add2(2)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State161 { public int an; public Lazy<int> a;  public ConcurrentDictionary<int, int> b = new(); public State161() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P161
{
    public static string Run()
    {
        var s = new State161();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.IsValueCreated); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.b.TryUpdate(1, 1, 1)); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State162 { public object a = new(); public int an; public int sum;  }

public static class P162
{
    public static string Run()
    {
        var s = new State162();
        void Body() { string n = ""; n += Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; })); n += Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; })); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State163 { public int a; public BlockingCollection<int> b = new(1);  }

public static class P163
{
    public static string Run()
    {
        var s = new State163();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.b.IsAddingCompleted); }, TaskCreationOptions.LongRunning);
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2))); }; t2.Set(); });
        n0 += Note(() => Task.Run(() => s.a++).ContinueWith(t => t.Result + s.a).Result);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State164 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P164
{
    public static async Task<string> Run()
    {
        var s = new State164();
        string Body() { string n = ""; n += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State165 { public int a;  }

public static class P165
{
    public static string Run()
    {
        var s = new State165();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref s.a))); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }); t2.Start();
        n0 += Note(() => Loop(() => s.a++));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State166 { public TaskCompletionSource<int> a = new(); public int an; public int sum;  }

public static class P166
{
    public static string Run()
    {
        var s = new State166();
        void Body() { string n = ""; n += Note(() => s.a.Task.Wait2()); n += Note(() => s.a.Task.Continued(() => Interlocked.Add(ref s.an, 10))); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.Task.Status);
    }
}

public sealed class State167 { public Semaphore a = new(1, 2);  }

public static class P167
{
    public static string Run()
    {
        var s = new State167();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Release()); n1 += Note(() => s.a.Release()); n1 += Note(() => s.a.WaitOne(0)); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.WaitOne(0)); n2 += Note(() => s.a.Release()); n2 += Note(() => s.a.Release()); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State168 { public object a = new(); public int an;  }

public static class P168
{
    public static async Task<string> Run()
    {
        var s = new State168();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Locked(s.a, () => { Monitor.PulseAll(s.a); return s.an; }))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State169 { public Lock a = new(); public int an;  }

public static class P169
{
    public static string Run()
    {
        var s = new State169();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Entered(s.a, () => s.an += 2)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => Entered(s.a, () => s.an += 3)); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State170 { public AutoResetEvent a = new(false); public int sum;  }

public static class P170
{
    public static string Run()
    {
        var s = new State170();
        void Body() { string n = ""; n += Note(() => s.a.Reset()); n += Note(() => s.a.Reset()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State171 { public Barrier a = new(1);  }

public static class P171
{
    public static string Run()
    {
        var s = new State171();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.SignalAndWait(0)); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.RemoveParticipant2()); }; t2.Set(); });
        n0 += Note(() => s.a.RemoveParticipant2());
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State172 { public Mutex a = new(); public int an;  }

public static class P172
{
    public static async Task<string> Run()
    {
        var s = new State172();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += await Task.Run(() => Note(() => s.a.ReleaseMutex2())); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State173 { public Lock a = new(); public int an;  }

public static class P173
{
    public static string Run()
    {
        var s = new State173();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Entered(s.a, () => s.an)); }); t1.Start();
        var t2 = Task.Run(() => { n2 += Note(() => EnteredNow(s.a, () => s.an += 2)); n2 += Note(() => Entered(s.a, () => s.an += 1)); n2 += Note(() => s.a.IsHeldByCurrentThread); });
        n0 += Note(() => Entered(s.a, () => s.an));
        t1.Join();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State174 { public int an; public Lazy<int> a;  public State174() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P174
{
    public static async Task<string> Run()
    {
        var s = new State174();
        string Body() { string n = ""; n += Note(() => s.a.IsValueCreated); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.an);
    }
}

public sealed class State175 { public CancellationTokenSource a = new(); public int an; public BlockingCollection<int> b = new(1);  }

public static class P175
{
    public static string Run()
    {
        var s = new State175();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.b.Count); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.b.Completed()); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State176 { public object a = new(); public int an;  }

public static class P176
{
    public static async Task<string> Run()
    {
        var s = new State176();
        string Body() { string n = ""; n += Note(() => Locked(s.a, () => s.an += 3)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.an);
    }
}

public sealed class State177 { public int an; public Lazy<int> a;  public ConcurrentDictionary<int, int> b = new(); public State177() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.ExecutionAndPublication); } }

public static class P177
{
    public static string Run()
    {
        var s = new State177();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.b.GetOrAdd(1, 1)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.b.TryAdd(1, 1)); }); t2.Start();
        n0 += Note(() => s.b.AddOrUpdate(1, 1, (k, o) => o + 1));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State178 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P178
{
    public static async Task<string> Run()
    {
        var s = new State178();
        string Body() { string n = ""; n += Note(() => s.a.Writer.TryComplete()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State179 { public Mutex a = new(); public int an; public Barrier b = new(1);  }

public static class P179
{
    public static string Run()
    {
        var s = new State179();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.ReleaseMutex2()); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.ReleaseMutex2()); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b.CurrentPhaseNumber);
    }
}

public sealed class State180 { public CountdownEvent a = new(2); public int sum;  }

public static class P180
{
    public static string Run()
    {
        var s = new State180();
        void Body() { string n = ""; n += Note(() => s.a.Wait(0)); n += Note(() => s.a.Signal()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentCount);
    }
}

public sealed class State181 { public ManualResetEventSlim a = new(false);  }

public static class P181
{
    public static string Run()
    {
        var s = new State181();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.Reset2()); n1 += Note(() => s.a.Reset2()); n1 += Note(() => s.a.Reset2()); });
        var t2 = new Thread(() => { n2 += Note(() => s.a.IsSet); n2 += Note(() => s.a.Set2()); n2 += Note(() => s.a.Wait(0)); }); t2.Start();
        n0 += Note(() => s.a.Reset2());
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet);
    }
}

public sealed class State182 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P182
{
    public static async Task<string> Run()
    {
        var s = new State182();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a = s.a.Add(1))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State183 { public int a;  }

public static class P183
{
    public static string Run()
    {
        var s = new State183();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); } }; var t1 = a1();
        var t2 = new Thread(() => { n2 += Note(() => Loop(() => Interlocked.Increment(ref s.a))); }); t2.Start();
        n0 += Note(() => Loop(() => s.a++));
        t1.GetAwaiter().GetResult();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State184 { public BlockingCollection<int> a = new(1); public int sum;  }

public static class P184
{
    public static string Run()
    {
        var s = new State184();
        void Body() { string n = ""; n += Note(() => s.a.Completed()); n += Note(() => s.a.TryTake(out int o, 1) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State185 { public int a;  }

public static class P185
{
    public static string Run()
    {
        var s = new State185();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a = 3); n1 += Note(() => s.a); n1 += Note(() => s.a); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State186 { public object a = new(); public int an;  }

public static class P186
{
    public static async Task<string> Run()
    {
        var s = new State186();
        string Body() { string n = ""; n += Note(() => Locked(s.a, () => s.an += 3)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.an);
    }
}

public sealed class State187 { public AsyncLocal<int> a = new(); public ThreadLocal<int> b = new(() => 2, true);  }

public static class P187
{
    public static string Run()
    {
        var s = new State187();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Value = 3); n1 += Note(() => s.a.Value); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.b.Value); n2 += Note(() => s.a.Value); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Value) + "|" + (s.b.Values.Sum());
    }
}

public sealed class State188 { public int a;  }

public static class P188
{
    public static async Task<string> Run()
    {
        var s = new State188();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Volatile.Read(ref s.a))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a);
    }
}

public sealed class State189 { public SemaphoreSlim a = new(1, 2);  }

public static class P189
{
    public static string Run()
    {
        var s = new State189();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.Wait(0)); n1 += await NoteAsync(async () => await s.a.WaitAsync(0)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.Release()); n2 += await NoteAsync(async () => await s.a.WaitAsync(1)); } }; var t2 = a2();
        n0 += Note(() => s.a.CurrentCount);
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State190 { public Lock a = new(); public int an; public int sum;  }

public static class P190
{
    public static string Run()
    {
        var s = new State190();
        void Body() { string n = ""; n += Note(() => EnteredNow(s.a, () => s.an += 3)); n += Note(() => Entered(s.a, () => s.an)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State191 { public Mutex a = new(); public int an; public int b;  }

public static class P191
{
    public static string Run()
    {
        var s = new State191();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.b); });
        var t2 = new Thread(() => { n2 += Note(() => s.a.ReleaseMutex2()); }); t2.Start();
        
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b);
    }
}

public sealed class State192 { public Lock a = new(); public int an;  }

public static class P192
{
    public static async Task<string> Run()
    {
        var s = new State192();
        string Body() { string n = ""; n += Note(() => Entered(s.a, () => s.an)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State193 { public ConcurrentStack<int> a = new();  }

public static class P193
{
    public static string Run()
    {
        var s = new State193();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => string.Join('.', s.a.ToArray())); n1 += Note(() => s.a.Push2(1)); n1 += Note(() => s.a.Count); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a.PushRange2(3, 2)); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State194 { public Lock a = new(); public int an;  }

public static class P194
{
    public static async Task<string> Run()
    {
        var s = new State194();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.IsHeldByCurrentThread); n += await Task.Run(() => Note(() => Entered(s.a, () => s.an += 2))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State195 { public SemaphoreSlim a = new(1, 2); public ConcurrentStack<int> b = new();  }

public static class P195
{
    public static string Run()
    {
        var s = new State195();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Wait(0)); n1 += Note(() => s.a.CurrentCount); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.b.Push2(2)); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State196 { public ConcurrentQueue<int> a = new();  }

public static class P196
{
    public static async Task<string> Run()
    {
        var s = new State196();
        string Body() { string n = ""; n += Note(() => s.a.Count); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State197 { public int a;  }

public static class P197
{
    public static string Run()
    {
        var s = new State197();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Volatile.Read(ref s.a)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Interlocked.Add(ref s.a, 10)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State198 { public object a; public int an;  }

public static class P198
{
    public static async Task<string> Run()
    {
        var s = new State198();
        string Body() { string n = ""; n += Note(() => s.a != null); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a != null);
    }
}

public sealed class State199 { public ConcurrentQueue<int> a = new();  }

public static class P199
{
    public static string Run()
    {
        var s = new State199();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => string.Join('.', s.a)); n1 += Note(() => s.a.IsEmpty); n1 += Note(() => s.a.Count); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.TryPeek(out int o) ? o : -1); n2 += Note(() => s.a.IsEmpty); n2 += Note(() => s.a.TryDequeue(out int o) ? o : -1); } }; var t2 = a2();
        n0 += Note(() => string.Join('.', s.a));
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State200 { public SemaphoreSlim a = new(1, 2);  }

public static class P200
{
    public static async Task<string> Run()
    {
        var s = new State200();
        string Body() { string n = ""; n += Note(() => s.a.Wait(0)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State201 { public AsyncLocal<int> a = new();  }

public static class P201
{
    public static string Run()
    {
        var s = new State201();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.Value = 2); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Value += 2); n2 += Note(() => s.a.Value); }; t2.Set(); });
        n0 += Note(() => s.a.Value += 3);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Value);
    }
}

public sealed class State202 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P202
{
    public static async Task<string> Run()
    {
        var s = new State202();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.Writer.TryComplete())); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State203 { public int a;  }

public static class P203
{
    public static string Run()
    {
        var s = new State203();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => Task.Run(() => s.a++).ContinueWith(t => t.Result + s.a).Result); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Run(() => { n2 += Note(() => Task.WhenAll(Task.Run(() => s.a), Task.Run(() => ++s.a)).Result[0]); });
        n0 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2)));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State204 { public Semaphore a = new(1, 2); public int sum;  }

public static class P204
{
    public static string Run()
    {
        var s = new State204();
        void Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += Note(() => s.a.Release()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + "";
    }
}

public sealed class State205 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P205
{
    public static string Run()
    {
        var s = new State205();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => Written(s.a, () => s.an += 2)); n1 += Note(() => Upgraded(s.a, () => s.an, n => s.an = n + 1)); n1 += Note(() => Written(s.a, () => s.an += 2)); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.CurrentReadCount); n2 += Note(() => s.a.IsWriteLockHeld); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State206 { public Mutex a = new(); public int an;  }

public static class P206
{
    public static async Task<string> Run()
    {
        var s = new State206();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.WaitOne(0)); n += await Task.Run(() => Note(() => s.a.WaitOne(0))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State207 { public SpinLock a = new(true); public int an;  }

public static class P207
{
    public static string Run()
    {
        var s = new State207();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.IsHeld); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.IsHeld); n2 += Note(() => Spun(ref s.a, () => s.an += 1)); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State208 { public ConcurrentStack<int> a = new();  }

public static class P208
{
    public static async Task<string> Run()
    {
        var s = new State208();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.TryPop(out int o) ? o : -1); n += await Task.Run(() => Note(() => s.a.TryPop(out int o) ? o : -1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State209 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P209
{
    public static string Run()
    {
        var s = new State209();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.Writer.TryComplete()); n1 += Note(() => s.a.Writer.TryComplete()); n1 += Note(() => s.a.Reader.Count); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State210 { public Lock a = new(); public int an; public int sum;  }

public static class P210
{
    public static string Run()
    {
        var s = new State210();
        void Body() { string n = ""; n += Note(() => Entered(s.a, () => s.an += 1)); n += Note(() => Entered(s.a, () => s.an)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State211 { public ConcurrentBag<int> a = new();  }

public static class P211
{
    public static string Run()
    {
        var s = new State211();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.IsEmpty); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Count); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State212 { public Channel<int> a = Channel.CreateUnbounded<int>();  }

public static class P212
{
    public static async Task<string> Run()
    {
        var s = new State212();
        string Body() { string n = ""; n += Note(() => s.a.Writer.TryWrite(2)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State213 { public ConcurrentDictionary<int, int> a = new();  }

public static class P213
{
    public static string Run()
    {
        var s = new State213();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a[1] = 3); n1 += Note(() => s.a.GetOrAdd(1, k => 2 + k)); });
        var t2 = Task.Run(() => { n2 += Note(() => s.a[1] = 2); n2 += Note(() => s.a.GetOrAdd(1, 3)); n2 += Note(() => s.a.TryRemove(1, out int o) ? o : -1); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State214 { public object a = new(); public int an;  }

public static class P214
{
    public static async Task<string> Run()
    {
        var s = new State214();
        string Body() { string n = ""; n += Note(() => Tried(s.a, () => s.an += 1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.an);
    }
}

public sealed class State215 { public Mutex a = new(); public int an;  }

public static class P215
{
    public static string Run()
    {
        var s = new State215();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.ReleaseMutex2()); n1 += Note(() => s.a.WaitOne(0)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Held(s.a, () => s.an += 3)); n2 += Note(() => Held(s.a, () => s.an += 1)); n2 += Note(() => s.a.ReleaseMutex2()); }); t2.Start();
        n0 += Note(() => s.a.ReleaseMutex2());
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State216 { public Mutex a = new(); public int an;  }

public static class P216
{
    public static async Task<string> Run()
    {
        var s = new State216();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.ReleaseMutex2())); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State217 { public BlockingCollection<int> a = new(1); public int b;  }

public static class P217
{
    public static string Run()
    {
        var s = new State217();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.TryAdd(3, 1)); } }; var t1 = a1();
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.TryAdd(2, 1)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.TryTake(out int o) ? o : -1);
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b);
    }
}

public sealed class State218 { public ImmutableList<int> a = ImmutableList<int>.Empty;  }

public static class P218
{
    public static async Task<string> Run()
    {
        var s = new State218();
        string Body() { string n = ""; n += Note(() => s.a.Count); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State219 { public int a;  }

public static class P219
{
    public static string Run()
    {
        var s = new State219();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a += 2); n1 += Note(() => s.a = 2); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a = 3); n2 += Note(() => s.a++); } }; var t2 = a2();
        
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State220 { public AutoResetEvent a = new(false);  }

public static class P220
{
    public static async Task<string> Run()
    {
        var s = new State220();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.WaitOne(0))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State221 { public int an; public Lazy<int> a;  public State221() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P221
{
    public static string Run()
    {
        var s = new State221();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.a.IsValueCreated);
        Parallel.Invoke(() => { n1 += Note(() => s.a.Value); }, () => { n2 += Note(() => s.a.IsValueCreated); n2 += Note(() => s.a.IsValueCreated); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State222 { public ConcurrentQueue<int> a = new(); public int sum;  }

public static class P222
{
    public static string Run()
    {
        var s = new State222();
        void Body() { string n = ""; n += Note(() => s.a.IsEmpty); n += Note(() => s.a.TryPeek(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State223 { public int a;  }

public static class P223
{
    public static string Run()
    {
        var s = new State223();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => Volatile.Read(ref s.a));
        Parallel.Invoke(() => { n1 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); }, () => { n2 += Note(() => Interlocked.Add(ref s.a, 10)); });
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State224 { public ConcurrentStack<int> a = new();  }

public static class P224
{
    public static async Task<string> Run()
    {
        var s = new State224();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Push2(2)); n += await Task.Run(() => Note(() => string.Join('.', s.a.ToArray()))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State225 { public CancellationTokenSource a = new(); public int an;  }

public static class P225
{
    public static string Run()
    {
        var s = new State225();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.IsCancellationRequested); n1 += Note(() => s.a.Token.Registered(() => Interlocked.Add(ref s.an, 1))); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Cancelled()); n2 += Note(() => s.a.Cancelled()); n2 += Note(() => s.a.Cancelled()); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State226 { public BlockingCollection<int> a = new(1);  }

public static class P226
{
    public static async Task<string> Run()
    {
        var s = new State226();
        string Body() { string n = ""; n += Note(() => s.a.TryTake(out int o) ? o : -1); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State227 { public ConcurrentBag<int> a = new();  }

public static class P227
{
    public static string Run()
    {
        var s = new State227();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.IsEmpty); n1 += Note(() => s.a.TryTake(out int o) ? o : -1); n1 += Note(() => s.a.Add2(2)); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.IsEmpty); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State228 { public int a; public int sum;  }

public static class P228
{
    public static string Run()
    {
        var s = new State228();
        void Body() { string n = ""; n += Note(() => s.a = 3); n += Note(() => s.a); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a);
    }
}

public sealed class State229 { public Lock a = new(); public int an; public int b;  }

public static class P229
{
    public static string Run()
    {
        var s = new State229();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Interlocked.Add(ref s.b, 3)); n1 += Note(() => Interlocked.Or(ref s.b, 3)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Interlocked.Increment(ref s.b)); n2 += Note(() => Volatile.Read(ref s.b)); }); t2.Start();
        n0 += Note(() => s.a.IsHeldByCurrentThread);
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an) + "|" + (s.b);
    }
}

public sealed class State230 { public ConcurrentDictionary<int, int> a = new();  }

public static class P230
{
    public static async Task<string> Run()
    {
        var s = new State230();
        string Body() { string n = ""; n += Note(() => s.a.TryGetValue(1, out int o) ? o : -1); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State231 { public ConcurrentStack<int> a = new(); public int b;  }

public static class P231
{
    public static string Run()
    {
        var s = new State231();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.TryPeek(out int o) ? o : -1); } }; var t1 = a1();
        var t2 = Task.Run(() => { n2 += Note(() => s.a.Count); });
        
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b);
    }
}

public sealed class State232 { public SpinLock a = new(true); public int an;  }

public static class P232
{
    public static async Task<string> Run()
    {
        var s = new State232();
        async Task<string> Body() { string n = ""; n += Note(() => Spun(ref s.a, () => s.an += 3)); n += await Task.Run(() => Note(() => Spun(ref s.a, () => s.an))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State233 { public int a;  }

public static class P233
{
    public static string Run()
    {
        var s = new State233();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Loop(() => s.a++)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Enumerable.Range(0, 2).AsParallel().Sum(i => i + Volatile.Read(ref s.a))); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State234 { public int a; public int sum;  }

public static class P234
{
    public static string Run()
    {
        var s = new State234();
        void Body() { string n = ""; n += Note(() => Interlocked.Exchange(ref s.a, 3)); n += Note(() => Interlocked.CompareExchange(ref s.a, 3, 0)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a);
    }
}

public sealed class State235 { public Mutex a = new(); public int an;  }

public static class P235
{
    public static string Run()
    {
        var s = new State235();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.WaitOne(0)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.WaitOne(0)); n2 += Note(() => s.a.WaitOne(0)); n2 += Note(() => s.a.WaitOne(0)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State236 { public BlockingCollection<int> a = new(1); public int sum;  }

public static class P236
{
    public static string Run()
    {
        var s = new State236();
        void Body() { string n = ""; n += Note(() => s.a.TryAdd(3, 1)); n += Note(() => s.a.Completed()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State237 { public ConcurrentStack<int> a = new(); public AsyncLocal<int> b = new();  }

public static class P237
{
    public static string Run()
    {
        var s = new State237();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Push2(2)); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Push2(2)); n2 += Note(() => s.b.Value); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b.Value);
    }
}

public sealed class State238 { public int a;  }

public static class P238
{
    public static async Task<string> Run()
    {
        var s = new State238();
        async Task<string> Body() { string n = ""; n += Note(() => Volatile.Read(ref s.a)); n += await Task.Run(() => Note(() => Interlocked.Add(ref s.a, 1))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a);
    }
}

public sealed class State239 { public int a; public SpinLock b = new(true); public int bn;  }

public static class P239
{
    public static string Run()
    {
        var s = new State239();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => Spun(ref s.b, () => s.bn));
        Parallel.Invoke(() => { n1 += Note(() => Interlocked.Or(ref s.a, 1)); }, () => { n2 += Note(() => Spun(ref s.b, () => s.bn)); n2 += Note(() => Interlocked.CompareExchange(ref s.a, 1, 0)); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (s.bn);
    }
}

public sealed class State240 { public ConcurrentStack<int> a = new(); public int sum;  }

public static class P240
{
    public static string Run()
    {
        var s = new State240();
        void Body() { string n = ""; n += Note(() => s.a.TryPeek(out int o) ? o : -1); n += Note(() => s.a.TryPeek(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State241 { public BlockingCollection<int> a = new(1); public Lock b = new(); public int bn;  }

public static class P241
{
    public static string Run()
    {
        var s = new State241();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.b.IsHeldByCurrentThread); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Entered(s.b, () => s.bn)); n2 += Note(() => s.a.Count); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.bn);
    }
}

public sealed class State242 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P242
{
    public static async Task<string> Run()
    {
        var s = new State242();
        async Task<string> Body() { string n = ""; n += Note(() => Upgraded(s.a, () => s.an, n => s.an = n + 2)); n += await Task.Run(() => Note(() => s.a.IsWriteLockHeld)); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State243 { public int a;  }

public static class P243
{
    public static string Run()
    {
        var s = new State243();
        string n0 = "", n1 = "", n2 = "";
        
        Parallel.Invoke(() => { n1 += Note(() => s.a = 2); n1 += Note(() => s.a); }, () => { n2 += Note(() => s.a++); n2 += Note(() => s.a++); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State244 { public ConcurrentBag<int> a = new();  }

public static class P244
{
    public static async Task<string> Run()
    {
        var s = new State244();
        string Body() { string n = ""; n += Note(() => s.a.IsEmpty); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State245 { public int a; public Mutex b = new(); public int bn;  }

public static class P245
{
    public static string Run()
    {
        var s = new State245();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2))); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => Task.WaitAny(Task.Run(() => s.a++), Task.Run(() => s.a += 2))); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (s.bn);
    }
}

public sealed class State246 { public ConcurrentStack<int> a = new();  }

public static class P246
{
    public static async Task<string> Run()
    {
        var s = new State246();
        string Body() { string n = ""; n += Note(() => s.a.Count); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State247 { public SpinLock a = new(true); public int an;  }

public static class P247
{
    public static string Run()
    {
        var s = new State247();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Spun(ref s.a, () => s.an += 2)); n1 += Note(() => s.a.IsHeld); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Spun(ref s.a, () => s.an += 2)); n2 += Note(() => s.a.IsHeld); n2 += Note(() => Spun(ref s.a, () => s.an)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State248 { public AutoResetEvent a = new(false); public int sum;  }

public static class P248
{
    public static string Run()
    {
        var s = new State248();
        void Body() { string n = ""; n += Note(() => s.a.Set()); n += Note(() => s.a.Set()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State249 { public CountdownEvent a = new(2); public object b = new(); public int bn;  }

public static class P249
{
    public static string Run()
    {
        var s = new State249();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Locked(s.b, () => s.bn += 2)); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => Locked(s.b, () => s.bn += 1)); n2 += Note(() => Locked(s.b, () => { int n = s.bn; return Monitor.Wait(s.b, 1) ? n : -1 - s.bn; })); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.CurrentCount);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentCount) + "|" + (s.bn);
    }
}

public sealed class State250 { public ConcurrentDictionary<int, int> a = new();  }

public static class P250
{
    public static async Task<string> Run()
    {
        var s = new State250();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.TryUpdate(1, 1, 1))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State251 { public SpinLock a = new(true); public int an;  }

public static class P251
{
    public static string Run()
    {
        var s = new State251();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Spun(ref s.a, () => s.an)); n1 += Note(() => Spun(ref s.a, () => s.an)); n1 += Note(() => Spun(ref s.a, () => s.an += 1)); });
        var t2 = Task.Run(() => { n2 += Note(() => Spun(ref s.a, () => s.an += 1)); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State252 { public CountdownEvent a = new(2); public int sum;  }

public static class P252
{
    public static string Run()
    {
        var s = new State252();
        void Body() { string n = ""; n += Note(() => s.a.TryAddCount(1)); n += Note(() => s.a.TryAddCount(1)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.CurrentCount);
    }
}

public sealed class State253 { public int a;  }

public static class P253
{
    public static string Run()
    {
        var s = new State253();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a++); n1 += Note(() => s.a++); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a); n2 += Note(() => s.a = 3); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a++);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a);
    }
}

public sealed class State254 { public object a = new(); public int an; public int sum;  }

public static class P254
{
    public static string Run()
    {
        var s = new State254();
        void Body() { string n = ""; n += Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; })); n += Note(() => Locked(s.a, () => { Monitor.PulseAll(s.a); return s.an; })); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State255 { public TaskCompletionSource<int> a = new(); public int an;  }

public static class P255
{
    public static string Run()
    {
        var s = new State255();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Task.Continued(() => Interlocked.Add(ref s.an, 10))); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.TrySetResult(2)); n2 += Note(() => s.a.TrySetResult(3)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.Task.IsFaulted);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Task.Status);
    }
}

public sealed class State256 { public int a;  }

public static class P256
{
    public static async Task<string> Run()
    {
        var s = new State256();
        string Body() { string n = ""; n += Note(() => s.a); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a);
    }
}

public sealed class State257 { public BlockingCollection<int> a = new(1);  }

public static class P257
{
    public static string Run()
    {
        var s = new State257();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.a.Count);
        Parallel.Invoke(() => { n1 += Note(() => s.a.IsAddingCompleted); n1 += Note(() => s.a.TryTake(out int o, 1) ? o : -1); }, () => { n2 += Note(() => s.a.TryAdd(3, 1)); n2 += Note(() => s.a.TryAdd(1, 1)); n2 += Note(() => s.a.TryTake(out int o, 1) ? o : -1); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State258 { public SpinLock a = new(true); public int an; public int sum;  }

public static class P258
{
    public static string Run()
    {
        var s = new State258();
        void Body() { string n = ""; n += Note(() => Spun(ref s.a, () => s.an += 1)); n += Note(() => s.a.IsHeld); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State259 { public object a; public int an;  }

public static class P259
{
    public static string Run()
    {
        var s = new State259();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a != null); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => LazyInitializer.EnsureInitialized(ref s.a, () => { Interlocked.Increment(ref s.an); return new object(); }) != null); n2 += Note(() => s.an); n2 += Note(() => LazyInitializer.EnsureInitialized(ref s.a, () => { Interlocked.Increment(ref s.an); return new object(); }) != null); } }; var t2 = a2();
        n0 += Note(() => LazyInitializer.EnsureInitialized(ref s.a, () => { Interlocked.Increment(ref s.an); return new object(); }) != null);
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a != null);
    }
}

public sealed class State260 { public AutoResetEvent a = new(false);  }

public static class P260
{
    public static async Task<string> Run()
    {
        var s = new State260();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Set()); n += await Task.Run(() => Note(() => s.a.Reset())); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State261 { public ConcurrentStack<int> a = new();  }

public static class P261
{
    public static string Run()
    {
        var s = new State261();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Count); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.PushRange2(3, 3)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State262 { public ConcurrentBag<int> a = new();  }

public static class P262
{
    public static async Task<string> Run()
    {
        var s = new State262();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => s.a.Count)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a.Order()));
    }
}

public sealed class State263 { public ConcurrentQueue<int> a = new(); public int b;  }

public static class P263
{
    public static string Run()
    {
        var s = new State263();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.IsEmpty); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.Enqueue2(3)); }); t2.Start();
        n0 += Note(() => Task.WaitAny(Task.Run(() => s.b++), Task.Run(() => s.b += 2)));
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (s.b);
    }
}

public sealed class State264 { public ReaderWriterLockSlim a = new(); public int an; public int sum;  }

public static class P264
{
    public static string Run()
    {
        var s = new State264();
        void Body() { string n = ""; n += Note(() => Upgraded(s.a, () => s.an, n => s.an = n + 1)); n += Note(() => Read(s.a, () => s.an)); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State265 { public ManualResetEventSlim a = new(false);  }

public static class P265
{
    public static string Run()
    {
        var s = new State265();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.IsSet); }; t1.Set(); });
        var t2 = new Thread(() => { n2 += Note(() => s.a.Wait(0)); n2 += Note(() => s.a.Reset2()); }); t2.Start();
        n0 += Note(() => s.a.Reset2());
        t1.Wait();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet);
    }
}

public sealed class State266 { public List<int> a = new();  }

public static class P266
{
    public static async Task<string> Run()
    {
        var s = new State266();
        async Task<string> Body() { string n = ""; n += Note(() => Locked(s.a, () => { s.a.Add(2); return s.a.Count; })); n += await Task.Run(() => Note(() => Locked(s.a, () => s.a.Remove(1)))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State267 { public ThreadLocal<int> a = new(() => 2, true);  }

public static class P267
{
    public static string Run()
    {
        var s = new State267();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.Value); n1 += Note(() => s.a.IsValueCreated); });
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Value); n2 += Note(() => s.a.Value++); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.Value);
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Values.Sum());
    }
}

public sealed class State268 { public AutoResetEvent a = new(false);  }

public static class P268
{
    public static async Task<string> Run()
    {
        var s = new State268();
        async Task<string> Body() { string n = ""; n += Note(() => s.a.Set()); n += await Task.Run(() => Note(() => s.a.WaitOne(0))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State269 { public int a;  }

public static class P269
{
    public static string Run()
    {
        var s = new State269();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => Volatile.Read(ref s.a)); });
        var t2 = Task.Run(() => { n2 += Note(() => Timed(() => Interlocked.Increment(ref s.a))); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State270 { public int a;  }

public static class P270
{
    public static async Task<string> Run()
    {
        var s = new State270();
        async Task<string> Body() { string n = ""; n += await Task.Run(() => Note(() => Interlocked.Increment(ref s.a))); return n; }
        var t1 = Body();
        var t2 = Body();
        return await t1 + "/" + await t2 + "/" + (s.a);
    }
}

public sealed class State271 { public Barrier a = new(1);  }

public static class P271
{
    public static string Run()
    {
        var s = new State271();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.RemoveParticipant2()); n1 += Note(() => s.a.CurrentPhaseNumber); }); t1.Start();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.CurrentPhaseNumber); n2 += Note(() => s.a.ParticipantsRemaining); n2 += Note(() => s.a.RemoveParticipant2()); } }; var t2 = a2();
        n0 += Note(() => s.a.ParticipantsRemaining);
        t1.Join();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.CurrentPhaseNumber);
    }
}

public sealed class State272 { public ManualResetEventSlim a = new(false); public int sum;  }

public static class P272
{
    public static string Run()
    {
        var s = new State272();
        void Body() { string n = ""; n += Note(() => s.a.Reset2()); n += Note(() => s.a.IsSet); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.a.IsSet);
    }
}

public sealed class State273 { public AutoResetEvent a = new(false);  }

public static class P273
{
    public static string Run()
    {
        var s = new State273();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Reset()); n1 += Note(() => s.a.Reset()); n1 += Note(() => s.a.Reset()); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.Reset()); n2 += Note(() => s.a.Reset()); n2 += Note(() => s.a.WaitOne(0)); }, TaskCreationOptions.LongRunning);
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State274 { public CancellationTokenSource a = new(); public int an; public int sum;  }

public static class P274
{
    public static string Run()
    {
        var s = new State274();
        void Body() { string n = ""; n += Note(() => s.a.Token.Checked()); n += Note(() => s.a.Cancelled()); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State275 { public ManualResetEventSlim a = new(false); public ConcurrentDictionary<int, int> b = new();  }

public static class P275
{
    public static string Run()
    {
        var s = new State275();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => s.a.Wait(0)); n1 += Note(() => s.b.TryRemove(1, out int o) ? o : -1); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => s.a.Reset2()); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State276 { public ConcurrentStack<int> a = new(); public int sum;  }

public static class P276
{
    public static string Run()
    {
        var s = new State276();
        void Body() { string n = ""; n += Note(() => s.a.Count); n += Note(() => s.a.TryPeek(out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State277 { public AutoResetEvent a = new(false);  }

public static class P277
{
    public static string Run()
    {
        var s = new State277();
        string n0 = "", n1 = "", n2 = "";
        
        Parallel.Invoke(() => { n1 += Note(() => s.a.WaitOne(0)); n1 += Note(() => s.a.Reset()); }, () => { n2 += Note(() => s.a.WaitOne(0)); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State278 { public BlockingCollection<int> a = new(1);  }

public static class P278
{
    public static async Task<string> Run()
    {
        var s = new State278();
        string Body() { string n = ""; n += Note(() => s.a.TryAdd(1)); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State279 { public Semaphore a = new(1, 2);  }

public static class P279
{
    public static string Run()
    {
        var s = new State279();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Factory.StartNew(() => { n1 += Note(() => s.a.Release()); n1 += Note(() => s.a.Release()); n1 += Note(() => s.a.Release()); }, TaskCreationOptions.LongRunning);
        var t2 = Task.Factory.StartNew(() => { n2 += Note(() => s.a.WaitOne(0)); n2 += Note(() => s.a.WaitOne(0)); }, TaskCreationOptions.LongRunning);
        n0 += Note(() => s.a.WaitOne(0));
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + "";
    }
}

public sealed class State280 { public CancellationTokenSource a = new(); public int an; public int sum;  }

public static class P280
{
    public static string Run()
    {
        var s = new State280();
        void Body() { string n = ""; n += Note(() => s.a.Token.RegisteredFor(() => Interlocked.Add(ref s.an, 1))); n += Note(() => s.a.Token.Registered(() => Interlocked.Add(ref s.an, 2))); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State281 { public int an; public Lazy<int> a;  public State281() { a = new(() => Interlocked.Increment(ref an), LazyThreadSafetyMode.PublicationOnly); } }

public static class P281
{
    public static string Run()
    {
        var s = new State281();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.a.IsValueCreated);
        Parallel.Invoke(() => { n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.IsValueCreated); }, () => { n2 += Note(() => s.a.Value); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.an);
    }
}

public sealed class State282 { public AutoResetEvent a = new(false);  }

public static class P282
{
    public static async Task<string> Run()
    {
        var s = new State282();
        string Body() { string n = ""; n += Note(() => s.a.Reset()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.WaitOne(0));
    }
}

public sealed class State283 { public ThreadLocal<int> a = new(() => 3, true);  }

public static class P283
{
    public static string Run()
    {
        var s = new State283();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.a.IsValueCreated); n1 += Note(() => s.a.Value); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += Note(() => s.a.IsValueCreated); n2 += Note(() => s.a.IsValueCreated); } }; var t2 = a2();
        n0 += Note(() => s.a.Value++);
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Values.Sum());
    }
}

public sealed class State284 { public List<int> a = new();  }

public static class P284
{
    public static async Task<string> Run()
    {
        var s = new State284();
        async Task<string> Body() { string n = ""; n += Note(() => Locked(s.a, () => s.a.Remove(1))); n += await Task.Run(() => Note(() => Locked(s.a, () => { s.a.Add(2); return s.a.Count; }))); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State285 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest }); public ImmutableList<int> b = ImmutableList<int>.Empty;  }

public static class P285
{
    public static string Run()
    {
        var s = new State285();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.Writer.TryWrite(3)); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => ImmutableInterlocked.Update(ref s.b, l => l.Add(2))); n2 += Note(() => s.a.Writer.TryWrite(1)); }; t2.Set(); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State286 { public ConcurrentDictionary<int, int> a = new(); public int sum;  }

public static class P286
{
    public static string Run()
    {
        var s = new State286();
        void Body() { string n = ""; n += Note(() => s.a.TryUpdate(1, 1, 1)); n += Note(() => s.a.TryGetValue(1, out int o) ? o : -1); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (string.Join('.', s.a));
    }
}

public sealed class State287 { public ConcurrentQueue<int> a = new();  }

public static class P287
{
    public static string Run()
    {
        var s = new State287();
        string n0 = "", n1 = "", n2 = "";
        n0 += Note(() => s.a.TryDequeue(out int o) ? o : -1);
        Parallel.Invoke(() => { n1 += Note(() => s.a.IsEmpty); n1 += Note(() => s.a.Count); }, () => { n2 += Note(() => string.Join('.', s.a)); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State288 { public object a = new(); public int an; public int sum;  }

public static class P288
{
    public static string Run()
    {
        var s = new State288();
        void Body() { string n = ""; n += Note(() => Tried(s.a, () => s.an += 2)); n += Note(() => Locked(s.a, () => { int n = s.an; return Monitor.Wait(s.a, 1) ? n : -1 - s.an; })); Interlocked.Add(ref s.sum, Weight(n)); }
        var t1 = new Thread(Body); t1.Start();
        var t2 = new Thread(Body); t2.Start();
        t1.Join();
        t2.Join();
        return s.sum + "/" + (s.an);
    }
}

public sealed class State289 { public Channel<int> a = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest }); public int b;  }

public static class P289
{
    public static string Run()
    {
        var s = new State289();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new Thread(() => { n1 += Note(() => Timed(() => Interlocked.Increment(ref s.b))); n1 += Note(() => s.a.Writer.TryWrite(3)); }); t1.Start();
        var t2 = new Thread(() => { n2 += Note(() => Interlocked.Add(ref s.b, 10)); n2 += Note(() => s.a.Writer.TryWrite(1)); }); t2.Start();
        
        t1.Join();
        t2.Join();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count);
    }
}

public sealed class State290 { public ConcurrentQueue<int> a = new();  }

public static class P290
{
    public static async Task<string> Run()
    {
        var s = new State290();
        string Body() { string n = ""; n += Note(() => s.a.IsEmpty); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (string.Join('.', s.a));
    }
}

public sealed class State291 { public ManualResetEventSlim a = new(false);  }

public static class P291
{
    public static string Run()
    {
        var s = new State291();
        string n0 = "", n1 = "", n2 = "";
        var t1 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n1 += Note(() => s.a.Set2()); n1 += Note(() => s.a.Reset2()); }; t1.Set(); });
        var t2 = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(_ => { { n2 += Note(() => s.a.Set2()); n2 += Note(() => s.a.IsSet); }; t2.Set(); });
        n0 += Note(() => s.a.Set2());
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet);
    }
}

public sealed class State292 { public ManualResetEventSlim a = new(false);  }

public static class P292
{
    public static async Task<string> Run()
    {
        var s = new State292();
        string Body() { string n = ""; n += Note(() => s.a.Reset2()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.IsSet);
    }
}

public sealed class State293 { public BlockingCollection<int> a = new(1); public ConcurrentStack<int> b = new();  }

public static class P293
{
    public static string Run()
    {
        var s = new State293();
        string n0 = "", n1 = "", n2 = "";
        
        Parallel.Invoke(() => { n1 += Note(() => s.a.IsCompleted); }, () => { n2 += Note(() => string.Join('.', s.b.ToArray())); });
        return n0 + "/" + n1 + "/" + n2 + "/" + (string.Join('.', s.a)) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State294 { public Semaphore a = new(1, 2);  }

public static class P294
{
    public static async Task<string> Run()
    {
        var s = new State294();
        string Body() { string n = ""; n += Note(() => s.a.Release()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + "";
    }
}

public sealed class State295 { public ManualResetEventSlim a = new(false); public Channel<int> b = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropOldest });  }

public static class P295
{
    public static string Run()
    {
        var s = new State295();
        string n0 = "", n1 = "", n2 = "";
        var t1 = Task.Run(() => { n1 += Note(() => s.b.Reader.TryRead(out int o) ? o : -1); n1 += Note(() => s.a.Reset2()); });
        var t2 = Task.Run(() => { n2 += Note(() => s.b.Writer.TryComplete()); });
        
        t1.Wait();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.IsSet) + "|" + (s.b.Reader.Count);
    }
}

public sealed class State296 { public CountdownEvent a = new(2);  }

public static class P296
{
    public static async Task<string> Run()
    {
        var s = new State296();
        string Body() { string n = ""; n += Note(() => s.a.Signal()); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        var t3 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + await t3 + "/" + (s.a.CurrentCount);
    }
}

public sealed class State297 { public int a; public ConcurrentStack<int> b = new();  }

public static class P297
{
    public static string Run()
    {
        var s = new State297();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += Note(() => s.b.TryPop(out int o) ? o : -1); } }; var t1 = a1();
        var t2 = Task.Run(() => { n2 += Note(() => s.b.Push2(2)); n2 += Note(() => s.b.Count); });
        n0 += Note(() => string.Join('.', s.b.ToArray()));
        t1.GetAwaiter().GetResult();
        t2.Wait();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a) + "|" + (string.Join('.', s.b));
    }
}

public sealed class State298 { public ReaderWriterLockSlim a = new(); public int an;  }

public static class P298
{
    public static async Task<string> Run()
    {
        var s = new State298();
        string Body() { string n = ""; n += Note(() => s.a.CurrentReadCount); return n; }
        var t1 = Task.Run(Body);
        var t2 = Task.Run(Body);
        return await t1 + "/" + await t2 + "/" + (s.an);
    }
}

public sealed class State299 { public Channel<int> a = Channel.CreateUnbounded<int>(); public int b;  }

public static class P299
{
    public static string Run()
    {
        var s = new State299();
        string n0 = "", n1 = "", n2 = "";
        Func<Task> a1 = async () => { await Task.Yield(); { n1 += await NoteAsync(async () => await Written(s.a, 2)); n1 += Note(() => s.a.Reader.TryRead(out int o) ? o : -1); } }; var t1 = a1();
        Func<Task> a2 = async () => { await Task.Yield(); { n2 += await NoteAsync(async () => await Written(s.a, 3)); } }; var t2 = a2();
        n0 += Note(() => s.a.Writer.TryComplete());
        t1.GetAwaiter().GetResult();
        t2.GetAwaiter().GetResult();
        return n0 + "/" + n1 + "/" + n2 + "/" + (s.a.Reader.Count) + "|" + (s.b);
    }
}
