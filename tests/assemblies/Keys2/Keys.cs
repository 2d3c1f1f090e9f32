// After the change: what was added says so; each method of `Changed` was changed once. Keys1 is the text before.
#nullable disable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Keys;

public struct Added
{
    public static decimal AddedField = 1.5m;
    public readonly string AddedMethod(Uri u, char c) { return $"added {u} {c}"; }
}

[AttributeUsage(AttributeTargets.All)]
public sealed class NoteAttribute : Attribute
{
    public NoteAttribute(string text) { Text = text; }
    public string Text { get; }
}

public class Kept<T> where T : class, new()
{
    public string addedField;
    private int count;
    private static readonly Dictionary<string, T> Known = new();

    public string AddedProperty { get; set; }
    public object AddedMethod(Added added) { addedField = "added"; return added.AddedMethod(null, 'x'); }
    public int Count { get { return count; } }
    public void Add(T item, int times = 3) { for (int i = 0; i < times; i++) { Known[item + "text"] = item; count++; } }
    [Note("kept")] public T Make() { lock (this) { return new T(); } }
    public static string Name(object o) { try { return o.ToString(); } catch (NullReferenceException) { return typeof(T).Name; } finally { Interlocked.Increment(ref Other.Shared); } }
}

public class Other
{
    public static int Shared;
    public event Action Changed;

    public void Raise() { Changed?.Invoke(); }
    public IEnumerable<int> Numbers() { yield return 1; yield return Shared; }
    public async Task<int> Later() { await Task.Yield(); return Shared; }
    public Func<int> Delay(int x) { return () => x + Shared; }
    public int Literal() { int[] values = { 1, 2, 3, 4, 5 }; return values.Length + "same".Length; }
    public static Version AddedField; // at the end: the compiler numbers lambdas by what comes before them
    public async Task AddedAfter() { await Task.Delay(1); }
}

public abstract class Changed
{
    public ulong field;

    public int Code(int x) { return x + 2; }
    public string Text() { return "after"; }
    public void Signature(uint x) { }
    public void Name(int after) { }
    [Note("after")] public void Attribute() { }
    public void Default(int x = 2) { }
    public void Handler() { try { Code(1); } catch (ArgumentNullException) { } }
    public void Local() { long x = Code(1); Take(ref x); }
    public void Called() { Code2(1); }
    public int Code2(int x) { return x; }
    internal void Access() { }
    public void Constraint<T>() where T : struct { }
    public long FieldType() { return (long)field; }
    [MethodImpl(MethodImplOptions.Synchronized)] public void Synchronized() { }
    public virtual void Abstract() { }

    private static void Take<T>(ref T x) { }
}
