using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Programs that are wrong in order because a lock is missing.
namespace Locks;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
public sealed class AtomicAttribute : Attribute { }

static class Two
{
    public static void Run(Action first, Action second)
    {
        var a = new Thread(() => first());
        var b = new Thread(() => second());
        a.Start(); b.Start(); a.Join(); b.Join();
    }
}

// One method forgets the lock that the others take.
public class Inventory
{
    private readonly object sync = new object();
    private int stock = 1, sold;

    public bool TrySell()
    {
        if (stock == 0) return false;
        stock--;
        sold++;
        return true;
    }

    public void Restock()
    {
        lock (sync)
        {
            stock = 2 - sold;
        }
    }

    [ConcurrencyTest]
    public static void Forgotten()
    {
        var i = new Inventory();
        Two.Run(() => i.TrySell(), i.Restock);
        Trace.Assert(i.stock + i.sold == 2);
    }
}

// A property that makes its object twice; the method goes on, and returns, behind the lock.
public class Lazily
{
    private object _value;
    private int _made;

    public object Value
    {
        get
        {
            if (_value == null)
            {
                _made++;
                _value = new object();
            }
            return _value;
        }
    }

    [ConcurrencyTest]
    public static void MadeTwice()
    {
        var l = new Lazily();
        object a = null, b = null;
        Two.Run(() => a = l.Value, () => b = l.Value);
        Trace.Assert(ReferenceEquals(a, b));
    }
}

// A System.Threading.Lock, and members that are expressions.
public class Readings {
    private readonly Lock gate = new();
    private int low, high;

    public void Shift() { lock (gate) { low++; high++; } }
    public int Width => high - low;

    [ConcurrencyTest]
    public static void Expressions() {
        var r = new Readings();
        int width = 0;
        Two.Run(r.Shift, () => width = r.Width);
        Trace.Assert(width == 0);
    }
}

// The lock of the object itself; no braces; a loop.
public class Totals
{
    int sum, count;

    void Reset() { lock (this) { sum = 0; count = 0; } }

    void AddAll(int[] numbers)
    {
        foreach (var number in numbers)
            if (number > 0) { sum += number; count += number; }
    }

    [ConcurrencyTest]
    public static void OfThis()
    {
        var t = new Totals();
        Two.Run(t.Reset, () => t.AddAll(new[] { 1, 2 }));
        Trace.Assert(t.sum == t.count);
    }
}

// Returns and exceptions leave the lock.
public class Steps
{
    int state;

    int Next(int input)
    {
        switch (state)
        {
            case 0:
                if (input < 0) throw new ArgumentException("""
                    not below
                    zero
                    """);
                state = input;
                return 1;
            default:
                return 2;
        }
    }

    [ConcurrencyTest]
    public static void WaysOut()
    {
        var s = new Steps();
        int a = 0, b = 0;
        Two.Run(() =>
        {
            try { s.Next(-1); } catch (ArgumentException) { }
            a = s.Next(1);
        }, () => b = s.Next(1));
        Trace.Assert(a + b >= 3);
    }
}

// A generic type, and names that are taken.
public class Slot<T> where T : class
{
    private T item;
    private int puts;

    public bool Put(T gate)
    {
        if (item != null)
            return false;
        item = gate;
        puts++;
        return true;
    }
}

public static class Slots
{
    [ConcurrencyTest]
    public static void Generic()
    {
        var s = new Slot<string>();
        bool a = false, b = false;
        Two.Run(() => a = s.Put("a"), () => b = s.Put("b"));
        Trace.Assert(a != b);
    }
}

// The object is what a lambda and an asynchronous method have captured.
public class Captured
{
    int value, seen;

    async Task Raise()
    {
        await Task.Yield();
        int old = value;
        value = old + 1;
    }

    Action Raising(int by) => () =>
    {
        int old = value;
        value = old + by;
    };

    [ConcurrencyTest]
    public static void ThroughOthers()
    {
        var c = new Captured();
        var raising = c.Raising(2);
        Two.Run(() => raising(), () => c.Raise().Wait());
        Trace.Assert(c.value == 3);
    }
}

// An object that is compared by its fields gets none.
public record Purse(int Coins)
{
    int coins = Coins;
    public bool Take()
    {
        if (coins < 1) return false;
        coins--;
        return true;
    }

    [ConcurrencyTest]
    public static void OfARecord()
    {
        var p = new Purse(1);
        bool a = false, b = false;
        Two.Run(() => a = p.Take(), () => b = p.Take());
        Trace.Assert(!(a && b));
    }
}

// Nothing fails but a promise.
public class Register
{
    int value;

    [Atomic]
    public int Add(int by)
    {
        /* 🔒 */ int old = value;
        value = old + by; // the new value
        return value;
    }

    [ConcurrencyTest]
    public static void Promised()
    {
        var r = new Register();
        Two.Run(() => r.Add(1), () => r.Add(2));
    }
}

// What is declared is disposed of at the block's end, by whatever way.
public class Depth
{
    private readonly object gate = new();
    sealed class Scope : IDisposable
    {
        readonly Depth of;
        public Scope(Depth of) { this.of = of; of.now++; }
        public void Dispose() { of.now--; }
    }

    int now, most;

    void Enter(bool fails)
    {
        lock (gate)
        {
            using var scope = new Scope(this);
            most = Math.Max(most, now);
            if (fails) throw new InvalidOperationException();
        }
    }

    [ConcurrencyTest]
    public static void Disposed()
    {
        var d = new Depth();
        Two.Run(() => { try { d.Enter(true); } catch (InvalidOperationException) { } }, () => d.Enter(false));
        Trace.Assert(d.most == 1 && d.now == 0);
    }
}

// All objects share what each could lock, in a file of which the parser does not understand another member.
public partial class Numbers { }

public partial class Numbers
{
    static int last;

    void Next(out int number)
    {
        number = last;
        last = number + 1;
    }

    ref int Last() => ref last;
    void NotUnderstood() => Two.Run(() => last += 2, () => { Last() += 3; });

    [ConcurrencyTest]
    public static void Shared()
    {
        last = 0;
        var one = new Numbers();
        var other = new Numbers();
        int a = 0, b = 0;
        Two.Run(() => one.Next(out a), () => other.Next(out b));
        Trace.Assert(a != b);
    }
}

// The one who has the lock would wait for ever for the other one.
public static class Handshake
{
    static int data, got;

    [ConcurrencyTest]
    public static void HeldForEver()
    {
        data = got = 0;
        var ready = new ManualResetEventSlim();
        Two.Run(() => { data = 1; ready.Wait(); got = data; }, () => { data = 2; ready.Set(); });
        Trace.Assert(got == 1);
    }
}

// No lock makes this true.
public static class Hopeless
{
    static int turn;

    [ConcurrencyTest]
    public static void Unordered()
    {
        turn = 0;
        int first = 0;
        Two.Run(() => first = turn, () => turn = 1);
        Trace.Assert(first == 1);
    }
}
