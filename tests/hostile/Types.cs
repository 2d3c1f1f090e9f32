using System;
using System.Collections.Generic;
using System.Threading;

// Types that Fencepost makes tests for.
[ThreadSafe]
public sealed class Grower
{
    private readonly Lock _lock = new();
    private string _text = "ab";

    public int Grow()
    {
        lock (_lock)
        {
            _text += _text + _text;
            return _text.Length;
        }
    }

    public void GrowALot()
    {
        for (int i = 0; i < 40; i++)
            Grow();
    }
}

[ThreadSafe]
public sealed class Slow
{
    public Slow()
    {
        for (long i = 0; i < long.MaxValue; i++) { }
    }

    public void Do() { }
}

[ThreadSafe]
public sealed class Waiter
{
    private int _count;

    public void Wait()
    {
        while (Volatile.Read(ref _count) < 1_000_000)
            Interlocked.Increment(ref _count);
    }

    public int Read() => Volatile.Read(ref _count);

    public void Fill(List<int> into)
    {
        while (true)
            into.Add(_count);
    }
}

[ThreadSafe]
public sealed class Many
{
    private readonly Dictionary<string, string> _known = new();

    public void A(int a, int b, int c, string d) { lock (_known) _known[d + a] = d; }
    public void B(int a, int b, int c, string d) { lock (_known) _known[d + b] = d; }
    public void C(int a, int b, int c, string d) { lock (_known) _known[d + c] = d; }
    public void D(long a, long b, object c, string d) { lock (_known) _known[d + c] = d; }
    public void E(long a, long b, object c, string d) { lock (_known) _known[d + a] = d; }
    public void F(bool a, bool b, Action c, string d) { lock (_known) { _known[d] = d; c(); } }
    public void G(bool a, bool b, Action c, string d) { lock (_known) { _known.Remove(d); c(); } }
    public int Count { get { lock (_known) return _known.Count; } }
    public string Find(string key) { lock (_known) return _known.GetValueOrDefault(key); }
    public void Clear() { lock (_known) _known.Clear(); }
}
