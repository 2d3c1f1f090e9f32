// Before the change. Keys2 has the same text with members added everywhere and each method of `Changed` changed once.
#nullable disable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Keys;

[AttributeUsage(AttributeTargets.All)]
public sealed class NoteAttribute : Attribute
{
    public NoteAttribute(string text) { Text = text; }
    public string Text { get; }
}

public class Kept<T> where T : class, new()
{
    private int count;
    private static readonly Dictionary<string, T> Known = new();

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
}

public abstract class Changed
{
    public long field;

    public int Code(int x) { return x + 1; }
    public string Text() { return "before"; }
    public void Signature(int x) { }
    public void Name(int before) { }
    [Note("before")] public void Attribute() { }
    public void Default(int x = 1) { }
    public void Handler() { try { Code(1); } catch (ArgumentException) { } }
    public void Local() { int x = Code(1); Take(ref x); }
    public void Called() { Code(1); }
    public void Access() { }
    public void Constraint<T>() where T : class { }
    public long FieldType() { return field; }
    public void Synchronized() { }
    public abstract void Abstract();

    private static void Take<T>(ref T x) { }
}
