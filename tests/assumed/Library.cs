// Each of these may fail on the real runtime, and not as far as the library models it: the verdict has to name that.
#nullable disable warnings
using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Dynamic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Linq.Expressions;
using System.Numerics;
using System.Runtime;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security.Cryptography;

namespace Assumed;

public static class Library
{
    // Numbers that nobody knows.

    public static void RandomNumber() => Debug.Assert(new Random().Next(5) == 0);
    public static void SharedRandomNumber() => Debug.Assert(Random.Shared.NextInt64() == 0);
    public static void RandomPart() => Debug.Assert(new Random().NextDouble() == 0);
    public static void RandomBytes() => Debug.Assert(RandomNumberGenerator.GetBytes(8).All(x => x == 0));
    public static void SecretNumber() => Debug.Assert(RandomNumberGenerator.GetInt32(100) == 0);
    public static void NewGuids() => Debug.Assert(Guid.NewGuid().CompareTo(Guid.NewGuid()) < 0);

    // Hash codes that a program asks for itself.

    public static void IdentityHash() => Debug.Assert(RuntimeHelpers.GetHashCode(new object()) == RuntimeHelpers.GetHashCode(new object()));
    public static void ObjectHash() => Debug.Assert(new object().GetHashCode() == new object().GetHashCode());
    public static void TextHash() => Debug.Assert("ab".GetHashCode() == 'a' * 31 + 'b');
    public static void TextHashWithoutCase() => Debug.Assert("AB".GetHashCode(StringComparison.OrdinalIgnoreCase) % 2 == "ab".GetHashCode() % 2);
    public static void CombinedHash() => Debug.Assert(HashCode.Combine(1) == 17 * 31 + 1);

    private struct Pair { public int X, Y; }

    public static void StructHash() => Debug.Assert(new Pair { X = 1 }.GetHashCode() != new Pair { X = 1, Y = 1 }.GetHashCode());

    // Memory.

    private sealed class Finalized
    {
        internal static volatile bool Done;
        ~Finalized() => Done = true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)] static void Make() => _ = new Finalized();
    [MethodImpl(MethodImplOptions.NoInlining)] static WeakReference Weak() => new WeakReference(new object());
    [MethodImpl(MethodImplOptions.NoInlining)] static WeakReference<object> WeakOf() => new WeakReference<object>(new object());
    [MethodImpl(MethodImplOptions.NoInlining)] static GCHandle WeakHandle() => GCHandle.Alloc(new object(), GCHandleType.Weak);

    static void Collect()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
    }

    public static void Finalizer() { Make(); Collect(); Debug.Assert(!Finalized.Done); }
    public static void WeakTarget() { var weak = Weak(); Collect(); Debug.Assert(weak.IsAlive && weak.Target != null); }
    public static void WeakTargetOfType() { var weak = WeakOf(); Collect(); Debug.Assert(weak.TryGetTarget(out _)); }
    public static void WeakHandleTarget() { var weak = WeakHandle(); Collect(); Debug.Assert(weak.Target != null); }

    public static void WeakKeys()
    {
        var table = new ConditionalWeakTable<object, object>();
        Fill(table);
        Collect();
        Debug.Assert(table.Count() == 1);
    }

    [MethodImpl(MethodImplOptions.NoInlining)] static void Fill(ConditionalWeakTable<object, object> table) => table.Add(new object(), "");

    public static void NumbersOfCollector() => Debug.Assert(GC.GetTotalMemory(false) == 0);
    public static void SettingsOfCollector() { GCSettings.LatencyMode = GCLatencyMode.Batch; Debug.Assert(GCSettings.LatencyMode == GCLatencyMode.Interactive); }

    public static void LimitsOfPool() { var pool = ArrayPool<int>.Create(16, 1); var a = pool.Rent(100); Debug.Assert(a.Length == 128); }

    // The process around the program.

    public static void Processors() => Debug.Assert(Environment.ProcessorCount == 2);
    public static void ProcessNumber() => Debug.Assert(Environment.ProcessId == 1);
    public static void CurrentFolder() => Debug.Assert(Path.GetFullPath("a") == "/a");
    public static void Variable() => Debug.Assert(Environment.GetEnvironmentVariable("PATH") == null);
    public static void VariableInText() => Debug.Assert(Environment.ExpandEnvironmentVariables("%PATH%") == "%PATH%");
    public static void System_() => Debug.Assert(!OperatingSystem.IsWindows());
    public static void NameOfProgram() => Debug.Assert(AppDomain.CurrentDomain.FriendlyName == "program");
    public static void Switches() { AppContext.SetSwitch("A", true); Debug.Assert(!AppContext.TryGetSwitch("A", out _)); }
    public static void EndOfProcess() => AppDomain.CurrentDomain.ProcessExit += (_, _) => Debug.Assert(false);
    public static void Interrupts() => Console.CancelKeyPress += (_, _) => Debug.Assert(false);
    public static void Input() => Debug.Assert(Console.ReadLine() == null);
    public static void Window() { Console.CursorTop = 2; Debug.Assert(Console.CursorTop == 0); }

    private sealed class Told
    {
        internal static bool Asked;
        public override string ToString() { Asked = true; return ""; }
    }

    public static void Written() { Console.WriteLine(new Told()); Debug.Assert(!Told.Asked); }
    public static void WrittenWithFormat() { Console.WriteLine("{0}", new Told()); Debug.Assert(!Told.Asked); }

    public static void LocalTime() => Debug.Assert(new DateTime(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc).ToLocalTime().Hour == 0);
    public static void TimeZone() => Debug.Assert(TimeZoneInfo.Local.BaseUtcOffset == TimeSpan.Zero);
    public static void Culture() => Debug.Assert(1.5.ToString(new CultureInfo("de-DE")) == "1.5");
    public static void CurrentCulture() => Debug.Assert(CultureInfo.CurrentCulture.Name == "");
    public static void Trace() => Debug.Assert(!Environment.StackTrace.Contains(" in "));

    // Collections, streams and what else.

    public static void KeysOfExpando()
    {
        IDictionary<string, object> all = new ExpandoObject();
        var keys = all.Keys;
        all["a"] = 1;
        Debug.Assert(keys.Count == 0);
    }

    public static void PartitionsOfList()
    {
        var list = new List<int> { 1, 2 };
        var parts = Partitioner.Create(list, true).GetPartitions(2);
        list[0] = 7;
        parts[0].MoveNext();
        Debug.Assert(parts[0].Current == 1);
    }

    private sealed class Source : Stream
    {
        internal static int Asked;
        public override bool CanRead => true;
        public override bool CanSeek => false;
        public override bool CanWrite => true;
        public override long Length => 0;
        public override long Position { get => 0; set { } }
        public override void Flush() { }
        public override long Seek(long offset, SeekOrigin origin) => 0;
        public override void SetLength(long value) { }
        public override void Write(byte[] buffer, int offset, int count) { }
        public override int Read(byte[] buffer, int offset, int count) { Asked = count; return 0; }
    }

    public static void Copied() { new Source().CopyTo(Stream.Null, 100); Debug.Assert(Source.Asked == 100); }
    public static void Vectors() => Debug.Assert(Vector<int>.Count == 4);
    public static void Acceleration() => Debug.Assert(!Vector.IsHardwareAccelerated);
    public static void AccelerationOfFixed() => Debug.Assert(!System.Runtime.Intrinsics.Vector128.IsHardwareAccelerated);

    public static void OneStep() => Debug.Assert(float.MultiplyAddEstimate(0.1f, 10, -1) > 0);
    public static void OneStepOfVectors() => Debug.Assert(Vector2.MultiplyAddEstimate(new Vector2(0.1f), new Vector2(10), -Vector2.One) != Vector2.Zero);
    public static void Logarithms() => Debug.Assert(Vector2.Exp(Vector2.Zero) == Vector2.One);

    private struct Flag { public bool On; }

    public static void Structures() => Debug.Assert(Marshal.SizeOf<Flag>() == 1);

    public static void Quoted()
    {
        var x = Expression.Variable(typeof(int));
        var made = Expression.Variable(typeof(Expression<Func<int>>));
        var body = Expression.Block([x, made],
            Expression.Assign(x, Expression.Constant(1)),
            Expression.Assign(made, Expression.Quote(Expression.Lambda<Func<int>>(x))),
            Expression.Assign(x, Expression.Constant(2)), made);
        Debug.Assert(Expression.Lambda<Func<Expression<Func<int>>>>(body).Compile()().Compile()() == 1);
    }

    // What needs none of that.

    private readonly record struct Key(int X, string Text);

    private sealed class ByText : IEqualityComparer<object>
    {
        public new bool Equals(object a, object b) => a.ToString() == b.ToString();
        public int GetHashCode(object key) => HashCode.Combine(key.ToString(), key.GetHashCode());
    }

    public static void NothingOfLibrary()
    {
        var texts = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        var objects = new ConcurrentDictionary<object, int>();
        objects[new object()] = texts["A"];
        var keys = new HashSet<Key> { new Key(1, "a") };
        keys.Contains(new Key(1, "a"));
        _ = new HashSet<object>(new ByText()) { "a" };
        _ = new[] { new Key(1, "a") }.Distinct().GroupBy(key => key.Text).ToList();
        _ = new Random(1).Next() + new Random().Next(3);
        Console.WriteLine("{0} {1}", keys.Count, "a");
        Console.WriteLine(1.5);
        Console.WriteLine((object)DayOfWeek.Monday);
        Console.WriteLine(new object());
        new MemoryStream(new byte[3]).CopyTo(new MemoryStream());
        var weak = new ConditionalWeakTable<object, object>();
        weak.GetOrCreateValue(texts);
        GC.SuppressFinalize(weak);
        Environment.SetEnvironmentVariable("A", "1");
        Environment.GetEnvironmentVariable("A");
        _ = 1.5.ToString(CultureInfo.InvariantCulture);
        foreach (var (from, to) in Partitioner.Create(0, 2).GetDynamicPartitions()) _ = from + to;
    }
}
