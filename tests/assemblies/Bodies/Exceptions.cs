// Exception clauses of every kind, alone and nested; ways to leave them.
using System;
using System.Collections.Generic;
using System.IO;

namespace Bodies;

public static class Exceptions
{
    public static int Catch(object o)
    {
        try { return (int)o; }
        catch (InvalidCastException) { return -1; }
    }

    public static string CatchMany(Action action)
    {
        try { action(); return "none"; }
        catch (ArgumentNullException e) { return e.ParamName ?? ""; }
        catch (ArgumentException e) when (e.Message.Length > 0) { return e.Message; }
        catch (Exception e) when (e is IOException or TimeoutException) { return "io"; }
        catch (InvalidOperationException) { throw; } // rethrow
        catch (NullReferenceException e) { throw new InvalidOperationException("wrapped", e); }
        catch { return "anything"; }
    }

    public static int Finally(ref int x)
    {
        try { return x++; }
        finally { x *= 2; }
    }

    public static int FilterOnly(Action action, int code)
    {
        int seen = 0;
        try { action(); }
        catch when (seen++ == code) { seen = -1; } // a filter without a type
        return seen;
    }

    public static int FilterWithTryInside(Action action)
    {
        try { action(); return 0; }
        catch (Exception e) when (Accept(e) && e.InnerException is { Message: var m } && m.Length > 3) { return m.Length; }

        static bool Accept(Exception e)
        {
            try { return e.Data.Count == 0; }
            catch { return false; }
        }
    }

    public static int Nested(int depth)
    {
        int path = 0;
        try
        {
            try
            {
                try
                {
                    if (depth == 0) return path;
                    if (depth == 1) throw new ArgumentException("one");
                    path |= 1;
                }
                catch (ArgumentException) when (depth == 1)
                {
                    try { path |= 2; throw new InvalidOperationException(); }
                    finally { path |= 4; }
                }
                finally
                {
                    try { path |= 8; }
                    catch (OutOfMemoryException) { path |= 16; }
                    finally { path |= 32; }
                }
            }
            catch (InvalidOperationException) { path |= 64; }
        }
        finally { path |= 128; }
        return path;
    }

    public static int LeaveInLoop(int[] items)
    {
        int sum = 0;
        foreach (int item in items)
        {
            try
            {
                if (item < 0) continue;
                if (item == 0) break;
                sum += item;
            }
            finally { sum++; }
        }
        return sum;
    }

    public static int LeaveFar(int x)
    {
        try
        {
            if (x == 1) goto end; // long leaves
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
            Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x); Filler.Work(x, x, x, x, x, x, x, x);
        } // more than 255 bytes in the try block: a fat section
        catch (Exception) { return -1; }
    end:
        return x;
    }

    /// <summary>In MoveNext the finally becomes a fault clause; the finally itself is a method.</summary>
    public static IEnumerable<int> Fault(int n)
    {
        try
        {
            yield return n;
            using var reader = new StringReader("text");
            yield return reader.Read();
        }
        finally { n = 0; }
    }

    public static T Generic<T, E>(Func<T> f, T fallback) where E : Exception
    {
        try { return f(); }
        catch (E) { return fallback; } // a type parameter as the caught type
    }

    public static int Using(string text)
    {
        using var a = new StringReader(text);
        using (var b = new MemoryStream())
        using (Disposable c = default)
        {
            return a.Read() + (int)b.Length + c.Value;
        }
    }

    public struct Disposable : IDisposable
    {
        public int Value;
        public void Dispose() => Value++;
    }

    public static int ThrowExpressions(string? s, int x) => (s ?? throw new ArgumentNullException(nameof(s))).Length + (x > 0 ? x : throw new ArgumentException());

    public static void Never() => throw new NotImplementedException();
}

internal static class Filler
{
    public static int Work(int a, int b, int c, int d, int e, int f, int g, int h) => a + b + c + d + e + f + g + h;
}
