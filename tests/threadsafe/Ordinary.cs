// Ordinary code. What is marked is thread-safe in the ordinary ways: it never changes, it has no state, it leaves the
// work to others, it locks. Nothing may be found in any of it.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
sealed class OperationAttribute : Attribute { }

namespace Ordinary
{
    public enum Level { Low, High }
    public interface IClock { int Now(); }
    public sealed class FixedClock : IClock { public int Now() => 7; }
    public sealed record Point(int X, int Y);

    [ThreadSafe]
    public sealed class Segment
    {
        readonly Point from, to;
        public Segment(Point from, Point to) { this.from = from; this.to = to; }
        public int Length => Math.Abs(to.X - from.X) + Math.Abs(to.Y - from.Y);
        public Segment Moved(int by) => new Segment(new Point(from.X + by, from.Y), new Point(to.X + by, to.Y));
        public Point From() => from;
    }

    [ThreadSafe]
    public static class Texts
    {
        public static string Repeat(string text, int count) => string.Concat(Enumerable.Repeat(text ?? "", Math.Max(0, count)));
        public static bool IsEmpty(string text) => string.IsNullOrEmpty(text);
        public static int Parse(string text) => int.Parse(text);
    }

    [ThreadSafe]
    public class Index
    {
        readonly ConcurrentDictionary<string, int> items = new ConcurrentDictionary<string, int>();
        public void Put(string key, int value) => items[key] = value;
        public bool TryFind(string key, out int value) => items.TryGetValue(key, out value);
        public bool Drop(string key) => items.TryRemove(key, out _);
    }

    [ThreadSafe]
    public class Mailbox : IDisposable
    {
        readonly ConcurrentQueue<string> letters = new ConcurrentQueue<string>();
        public void Post(string letter) => letters.Enqueue(letter);
        public string Read() => letters.TryDequeue(out string letter) ? letter : null;
        public bool IsEmpty => letters.IsEmpty;
        public void Dispose() { }
    }

    [ThreadSafe]
    public class Stamp
    {
        readonly IClock clock;
        public Stamp(IClock clock) => this.clock = clock ?? throw new ArgumentNullException(nameof(clock));
        public int Now() => clock.Now();
    }

    public abstract class Shape
    {
        readonly object gate = new object();
        int uses;
        public int Use() { lock (gate) return ++uses; }
        public abstract int Area(int size);
    }

    [ThreadSafe]
    public class Square : Shape
    {
        public override int Area(int size) => size * size;
    }

    [ThreadSafe]
    public class Options
    {
        volatile int level;
        public Level Level { get => (Level)level; set => level = (int)value; }
        public bool Is(Level wanted) => Level == wanted;
    }

    [ThreadSafe]
    public class Log
    {
        readonly object gate = new object();
        readonly StringBuilder text = new StringBuilder();
        public void Write(Level level, string message = null)
        {
            if (level == Level.Low) return;
            lock (gate) text.Append(message ?? "-").Append(';');
        }
        public string Text { get { lock (gate) return text.ToString(); } }
    }

    [ThreadSafe]
    public class Settings
    {
        readonly object gate = new object();
        readonly Dictionary<string, int?> values = new Dictionary<string, int?>();
        public int? this[string name]
        {
            get { lock (gate) return values.TryGetValue(name, out int? value) ? value : null; }
            set { lock (gate) values[name] = value; }
        }
    }

    [ThreadSafe]
    public class Divider
    {
        public int Divide(int value, int by) => value / by;
    }

    [ThreadSafe]
    public class Doubler
    {
        public Task<int> Double(int value) => Task.FromResult(2 * value);
        public T Same<T>(T value) => value;
    }

    [ThreadSafe]
    public class Sharded
    {
        readonly int[] counts = new int[2];
        public void Add(bool which) => Interlocked.Increment(ref counts[which ? 1 : 0]);
        public int Of(bool which) => Volatile.Read(ref counts[which ? 1 : 0]);
    }

    // Not meant for two threads, and not marked.
    public class Plain
    {
        int value;
        public int Next() => ++value;
    }

    public class Chosen
    {
        int value;
        [Operation] public int Next() => ++value;
    }
}
