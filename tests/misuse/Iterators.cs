// Iterators that two consumers use at once.
#nullable disable
#pragma warning disable CS1998
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Misuse;

public static class Iterators
{
    static volatile int flag;

    static string Try(Func<string> part)
    {
        try { return part(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Two(Func<string> one, Func<string> other)
    {
        string x = null, y = null;
        var t = new Thread(() => x = Try(one));
        var u = new Thread(() => y = Try(other));
        t.Start();
        u.Start();
        t.Join();
        u.Join();
        return x + "/" + y;
    }

    static async IAsyncEnumerable<int> One() { yield return 1; }
    static async IAsyncEnumerable<int> Three() { yield return 1; yield return 2; yield return 3; }
    static async IAsyncEnumerable<int> Waits(Task task) { await task; yield return 1; }
    static IEnumerable<int> Plain() { yield return 1; yield return 2; }

    static string Next(IAsyncEnumerator<int> numbers)
    {
        var turn = numbers.MoveNextAsync();
        return turn.IsCompleted ? turn.Result + "" + numbers.Current : "pending";
    }

    static string Dispose(IAsyncEnumerator<int> numbers) => numbers.DisposeAsync().IsCompleted.ToString();

    public static string Two_Turns() { var e = Three().GetAsyncEnumerator(); return Two(() => Next(e), () => Next(e)); }
    public static string Two_Last_Turns() { var e = One().GetAsyncEnumerator(); Next(e); return Two(() => Next(e), () => Next(e)); }
    public static string Turn_And_Current() { var e = Three().GetAsyncEnumerator(); return Two(() => Next(e), () => e.Current.ToString()); }
    public static string Turn_And_Dispose() { var e = Three().GetAsyncEnumerator(); return Two(() => Next(e), () => Dispose(e)); }
    public static string Dispose_And_Dispose() { var e = Three().GetAsyncEnumerator(); Next(e); return Two(() => Dispose(e), () => Dispose(e)); }
    public static string Turn_After_A_Signal() { flag = 0; var e = Three().GetAsyncEnumerator(); return Two(() => { flag = 1; return Next(e); }, () => flag == 0 ? "no" : Next(e)); }

    static async Task<string> Takes(IAsyncEnumerator<int> e) { try { return await e.MoveNextAsync() + "" + e.Current; } catch (InvalidOperationException) { return "!"; } }
    public static string Two_Await() { var e = Three().GetAsyncEnumerator(); return Two(() => Takes(e).Result, () => Takes(e).Result); }

    public static string Current_While_A_Turn_Is_Open()
    {
        var source = new TaskCompletionSource();
        var e = Waits(source.Task).GetAsyncEnumerator();
        var t = new Thread(() => source.SetResult());
        t.Start();
        var turn = e.MoveNextAsync();
        int current = e.Current;
        t.Join();
        return current + " " + turn.AsTask().Result;
    }

    static async Task<int> Sum(IAsyncEnumerable<int> numbers) { int sum = 0; await foreach (int each in numbers) sum += each; return sum; }

    // In turn.
    public static async Task<string> Each_Its_Own()
    {
        var source = new TaskCompletionSource();
        var a = Task.Run(() => Sum(Three()));
        var b = Sum(Waits(source.Task));
        source.SetResult();
        return await a + " " + await b;
    }

    public static string Two_Enumerate() { var e = Plain().GetEnumerator(); return Two(() => e.MoveNext() + "" + e.Current, () => e.MoveNext() + "" + e.Current); }
    public static string Two_Enumerators_Of_One() { var s = Plain(); return Two(() => string.Concat(s), () => string.Concat(s)); }
}
