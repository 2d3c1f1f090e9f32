// Lambdas, local functions, closures, iterators, async methods: everything that becomes a type or a state machine.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Bodies;

public class Lambdas
{
    private int field;

    public Func<int, int> NoCapture() => x => x + 1; // cached in <>c
    public Func<int, int> StaticLambda() => static x => x * 2;
    public Func<int> CapturesThis() => () => field++;
    public Func<int> CapturesLocal(int x) { int y = x; return () => x + y++; }
    public Func<int> CapturesBoth(int x) => () => x + field;
    public Action MethodGroup() => Target; // cached in <>O
    private static void Target() { }

    public List<Action> InLoop()
    {
        List<Action> actions = [];
        int outer = 0;
        for (int i = 0; i < 3; i++)
        {
            int inner = i; // a closure for each turn, linked to the outer one
            actions.Add(() => outer += inner);
        }
        return actions;
    }

    public Func<Func<Func<int>>> Nested(int a) => () => { int b = a; return () => { int c = b; return () => a + b + c + field; }; };

    public Func<T, T[]> Generic<T>(T first) => second => [first, second];

    public Delegate NaturalTypes() => (ref int x, in int y, params int[] rest) => x + y + rest.Length; // an anonymous delegate type

    public Func<int, int, int> Discards() => (_, _) => 0;

    public Func<int> Defaults() { var f = (int x = 3) => x; return () => f(); }

    public int LocalFunctions(int x)
    {
        int y = 1;
        return Captures() + Static(2) + Recursive(3) + Generic("a").Length + Escapes()();

        int Captures() => x + y++; // captures by a struct passed by reference
        static int Static(int z) => z;
        int Recursive(int n) => n == 0 ? y : Recursive(n - 1);
        T Generic<T>(T value) => value;
        Func<int> Escapes() => () => y;
    }

    public IEnumerable<string> Query(int[] numbers) =>
        from n in numbers
        let square = n * n
        where square > 10
        join m in numbers on n equals m
        orderby n descending, m
        group new { n, square } by n % 2 into g
        select $"{g.Key}: {g.Count()}";

    public object Anonymous(int x) => new { X = x, Name = "n", Inner = new { x } };
}

public static class Iterators
{
    public static IEnumerable<int> Count(int n)
    {
        for (int i = 0; i < n; i++)
            yield return i;
    }

    public static IEnumerator<T> Both<T>(T a, T b)
    {
        yield return a;
        try { yield return b; }
        finally { Console.WriteLine(); }
        yield break;
    }

    public static IEnumerable<int> NestedFinally(bool early)
    {
        try
        {
            yield return 1;
            try
            {
                if (early) yield break;
                yield return 2;
            }
            finally { Console.WriteLine("inner"); }
        }
        finally { Console.WriteLine("outer"); }
    }

    public static IEnumerable<int> WithLock(object gate)
    {
        lock (gate)
            yield return 1;
    }
}

public class Asynchronous
{
    private readonly SemaphoreSlim gate = new(1);

    public async Task Nothing() => await Task.Yield();

    public async Task<int> Sum(Task<int> a, ValueTask<int> b)
    {
        int before = await a.ConfigureAwait(false);
        return before + await b;
    }

    public async ValueTask<T> Value<T>(T value)
    {
        await Task.Delay(1);
        return value;
    }

    public async void Fire() => await Nothing();

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    public async ValueTask Pooled() => await Task.Yield();

    public async Task<int> TryCatchFinally(Task<int> task)
    {
        await gate.WaitAsync();
        try { return await task; }
        catch (OperationCanceledException) when (task.IsCanceled) { await Nothing(); return -1; }
        catch (Exception e) { await Task.FromException(e); throw; }
        finally { gate.Release(); await Nothing(); }
    }

    public async Task<int> Loop(IEnumerable<Task<int>> tasks)
    {
        int sum = 0;
        foreach (var task in tasks)
            sum += await task * await task;
        int[] cells = new int[3];
        cells[await Sum(Task.FromResult(1), new(0))] += await Sum(Task.FromResult(2), new(0)); // spilled to fields
        return sum + cells[1];
    }

    public async IAsyncEnumerable<int> Stream(int n, [EnumeratorCancellation] CancellationToken cancel = default)
    {
        for (int i = 0; i < n; i++)
        {
            await Task.Delay(i, cancel);
            yield return i;
        }
    }

    public async Task<int> Consume(IAsyncDisposable resource)
    {
        int sum = 0;
        await using var disposed = resource;
        await foreach (int i in Stream(3).WithCancellation(CancellationToken.None))
            sum += i;
        return sum;
    }

    public Func<Task<int>> Lambda(int x) => async () => { await Task.Yield(); return x; };

    public async Task LocalFunction(int x)
    {
        await Inside();
        async Task Inside() { await Task.Delay(x); x++; }
    }

    public async Task SpanAcrossStatements(byte[] data)
    {
        int length = Length(data.AsSpan());
        await Task.Delay(length);
        static int Length(Span<byte> span) => span.Length;
    }

    public async Task WhenAll() => await Task.WhenAll(Nothing(), Nothing(), Task.Run(() => 1));
}
