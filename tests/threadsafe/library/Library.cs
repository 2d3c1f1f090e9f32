// A library as there are many: two hundred methods of ordinary classes, a dozen of which take locks or the like.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Shop.Model
{
    public class Money
    {
        readonly long cents;
        public Money(long cents) { this.cents = cents; }
        public long Cents() => cents;
        public Money Plus(Money other) => new Money(cents + other.cents);
        public Money Minus(Money other) => new Money(cents - other.cents);
        public Money Times(int count) => new Money(cents * count);
        public bool IsNegative() => cents < 0;
        public Money[] Split(int parts)
        {
            var found = new Money[parts];
            for (int i = 0; i < parts; i++) found[i] = new Money(cents / parts + (i < cents % parts ? 1 : 0));
            return found;
        }
    }

    public class Address
    {
        public string Street { get; set; }
        public string City { get; set; }
        public string Code { get; set; }
        public bool IsComplete() => Street != null && City != null && Code != null;
        public string OneLine() => $"{Street}, {Code} {City}";
    }

    public class Customer
    {
        readonly List<Address> addresses = new List<Address>();
        public string Name { get; }
        public Customer(string name) { Name = name; }
        public void AddAddress(Address address) => addresses.Add(address);
        public bool RemoveAddress(Address address) => addresses.Remove(address);
        public Address MainAddress() => addresses.Count > 0 ? addresses[0] : null;
        public int AddressCount() => addresses.Count;
        public string Initials() => string.Concat(Name.Split(' ').Where(part => part.Length > 0).Select(part => part[0]));
    }

    public class OrderLine
    {
        public string Article { get; }
        public int Count { get; private set; }
        public Money Price { get; }
        public OrderLine(string article, int count, Money price) { Article = article; Count = count; Price = price; }
        public void Add(int more) => Count += more;
        public Money Total() => Price.Times(Count);
    }

    public class Order
    {
        readonly List<OrderLine> lines = new List<OrderLine>();
        bool closed;
        public void Add(OrderLine line)
        {
            if (closed) throw new InvalidOperationException();
            var same = lines.Find(other => other.Article == line.Article);
            if (same != null) same.Add(line.Count); else lines.Add(line);
        }
        public bool Remove(string article) => lines.RemoveAll(line => line.Article == article) > 0;
        public Money Total() => lines.Aggregate(new Money(0), (sum, line) => sum.Plus(line.Total()));
        public int Articles() => lines.Count;
        public void Close() => closed = true;
        public bool IsClosed() => closed;
        public OrderLine Largest() => lines.OrderByDescending(line => line.Total().Cents()).FirstOrDefault();
    }

    public class Discount
    {
        readonly int percent;
        public Discount(int percent) { this.percent = percent; }
        public Money Of(Money money) => new Money(money.Cents() * percent / 100);
        public Money Apply(Money money) => money.Minus(Of(money));
        public bool IsMoreThan(Discount other) => percent > other.percent;
    }

    public class Shelf
    {
        readonly Dictionary<string, int> stock = new Dictionary<string, int>();
        public void Put(string article, int count) => stock[article] = Has(article) + count;
        public int Has(string article) => stock.TryGetValue(article, out var count) ? count : 0;
        public bool Take(string article, int count)
        {
            if (Has(article) < count) return false;
            stock[article] -= count;
            return true;
        }
        public IEnumerable<string> Empty() => stock.Where(pair => pair.Value == 0).Select(pair => pair.Key);
        public int Sum() => stock.Values.Sum();
    }

    public class Calendar
    {
        readonly SortedSet<int> holidays = new SortedSet<int>();
        public void AddHoliday(int day) => holidays.Add(day);
        public bool IsHoliday(int day) => holidays.Contains(day);
        public int NextWorkday(int day) { do day++; while (IsHoliday(day)); return day; }
        public int Workdays(int from, int to) => Enumerable.Range(from, Math.Max(0, to - from)).Count(day => !IsHoliday(day));
    }

    public class Invoice
    {
        readonly Order order;
        Money paid = new Money(0);
        public Invoice(Order order) { this.order = order; }
        public void Pay(Money money) => paid = paid.Plus(money);
        public Money Open() => order.Total().Minus(paid);
        public bool IsPaid() => Open().Cents() <= 0;
        public string Text() => $"{order.Articles()} articles, {order.Total().Cents()} cents";
    }

    public class PriceList
    {
        readonly Dictionary<string, Money> prices = new Dictionary<string, Money>();
        public void Set(string article, Money price) => prices[article] = price;
        public Money Find(string article) => prices.TryGetValue(article, out var price) ? price : null;
        public int Count() => prices.Count;
        public void Raise(int percent)
        {
            foreach (var article in prices.Keys.ToList()) prices[article] = new Money(prices[article].Cents() * (100 + percent) / 100);
        }
        public IEnumerable<string> Cheaper(Money than) => prices.Where(pair => pair.Value.Cents() < than.Cents()).Select(pair => pair.Key);
    }
}

namespace Shop.Text
{
    public static class Words
    {
        public static int Count(string text) => text.Split(' ', StringSplitOptions.RemoveEmptyEntries).Length;
        public static string Capital(string text) => text.Length == 0 ? text : char.ToUpperInvariant(text[0]) + text.Substring(1);
        public static string Reverse(string text) { var letters = text.ToCharArray(); Array.Reverse(letters); return new string(letters); }
        public static bool IsPalindrome(string text) => text == Reverse(text);
        public static string Shorten(string text, int length) => text.Length <= length ? text : text.Substring(0, length);
        public static string Repeat(string text, int count) => string.Concat(Enumerable.Repeat(text, count));
    }

    public class Template
    {
        readonly string text;
        readonly Dictionary<string, string> values = new Dictionary<string, string>();
        public Template(string text) { this.text = text; }
        public Template With(string name, string value) { values[name] = value; return this; }
        public string Fill() => values.Aggregate(text, (filled, pair) => filled.Replace("{" + pair.Key + "}", pair.Value));
        public bool Needs(string name) => text.Contains("{" + name + "}");
        public void Clear() => values.Clear();
    }

    public class Scanner
    {
        readonly string text;
        int at;
        public Scanner(string text) { this.text = text; }
        public bool AtEnd() => at >= text.Length;
        public char Peek() => AtEnd() ? '\0' : text[at];
        public char Next() => AtEnd() ? '\0' : text[at++];
        public void SkipBlanks() { while (Peek() == ' ') at++; }
        public string Word() { SkipBlanks(); int start = at; while (char.IsLetter(Peek())) at++; return text.Substring(start, at - start); }
        public int Number() { SkipBlanks(); int value = 0; while (char.IsDigit(Peek())) value = value * 10 + (Next() - '0'); return value; }
        public void Back() { if (at > 0) at--; }
    }

    public class Csv
    {
        readonly char separator;
        public Csv(char separator) { this.separator = separator; }
        public string[] Cells(string line) => line.Split(separator);
        public string Line(string[] cells) => string.Join(separator, cells);
        public int Columns(string line) => Cells(line).Length;
        public string Cell(string line, int column) => Cells(line).ElementAtOrDefault(column);
    }

    public class Indenter
    {
        readonly StringBuilder text = new StringBuilder();
        int depth;
        public Indenter Write(string line) { text.Append(' ', depth * 2).Append(line).Append('\n'); return this; }
        public void In() => depth++;
        public void Out() { if (depth > 0) depth--; }
        public string Text() => text.ToString();
        public int Depth() => depth;
        public void Reset() { text.Clear(); depth = 0; }
    }

    public class Levenshtein
    {
        public int Distance(string a, string b)
        {
            var row = Enumerable.Range(0, b.Length + 1).ToArray();
            for (int i = 1; i <= a.Length; i++)
            {
                int before = row[0];
                row[0] = i;
                for (int j = 1; j <= b.Length; j++)
                {
                    int above = row[j];
                    row[j] = Math.Min(Math.Min(row[j] + 1, row[j - 1] + 1), before + (a[i - 1] == b[j - 1] ? 0 : 1));
                    before = above;
                }
            }
            return row[b.Length];
        }
        public bool IsClose(string a, string b) => Distance(a, b) <= 1;
    }
}

namespace Shop.Numbers
{
    public class Statistics
    {
        readonly List<double> values = new List<double>();
        public void Add(double value) => values.Add(value);
        public double Mean() => values.Count == 0 ? 0 : values.Sum() / values.Count;
        public double Least() => values.Count == 0 ? 0 : values.Min();
        public double Most() => values.Count == 0 ? 0 : values.Max();
        public int Count() => values.Count;
        public void Clear() => values.Clear();
    }

    public class Matrix
    {
        readonly int[,] cells;
        public Matrix(int size) { cells = new int[size, size]; }
        public int Get(int row, int column) => cells[row, column];
        public void Set(int row, int column, int value) => cells[row, column] = value;
        public int Trace() { int sum = 0; for (int i = 0; i < cells.GetLength(0); i++) sum += cells[i, i]; return sum; }
        public int Size() => cells.GetLength(0);
        public bool IsZero() { foreach (var cell in cells) if (cell != 0) return false; return true; }
    }

    public class Fraction
    {
        readonly int over, under;
        public Fraction(int over, int under) { this.over = over; this.under = under; }
        public Fraction Plus(Fraction other) => new Fraction(over * other.under + other.over * under, under * other.under);
        public Fraction Times(Fraction other) => new Fraction(over * other.over, under * other.under);
        public bool Is(Fraction other) => over * other.under == other.over * under;
        public int Whole() => over / under;
    }

    public static class Primes
    {
        public static bool IsPrime(int number) { for (int i = 2; i * i <= number; i++) if (number % i == 0) return false; return number > 1; }
        public static int Next(int number) { do number++; while (!IsPrime(number)); return number; }
        public static List<int> Factors(int number) { var found = new List<int>(); for (int i = 2; number > 1; i++) while (number % i == 0) { found.Add(i); number /= i; } return found; }
        public static int Gcd(int a, int b) => b == 0 ? a : Gcd(b, a % b);
        public static int Lcm(int a, int b) => a / Gcd(a, b) * b;
    }

    public class Histogram
    {
        readonly int[] counts;
        public Histogram(int buckets) { counts = new int[buckets]; }
        public void Note(int value) => counts[Math.Abs(value) % counts.Length]++;
        public int In(int bucket) => counts[bucket];
        public int Fullest() => Array.IndexOf(counts, counts.Max());
        public void Clear() => Array.Clear(counts, 0, counts.Length);
    }

    public class Interval
    {
        readonly int from, to;
        public Interval(int from, int to) { this.from = from; this.to = to; }
        public bool Has(int value) => from <= value && value < to;
        public bool Meets(Interval other) => from < other.to && other.from < to;
        public int Length() => Math.Max(0, to - from);
        public Interval Moved(int by) => new Interval(from + by, to + by);
    }
}

namespace Shop.Collections
{
    public class Ring
    {
        readonly int[] items;
        int first, count;
        public Ring(int size) { items = new int[size]; }
        public bool Push(int item) { if (count == items.Length) return false; items[(first + count++) % items.Length] = item; return true; }
        public bool Pop(out int item) { item = 0; if (count == 0) return false; item = items[first]; first = (first + 1) % items.Length; count--; return true; }
        public int Count() => count;
        public bool IsFull() => count == items.Length;
    }

    public class Tree
    {
        class Node { public int Value; public Node Left, Right; }
        Node root;
        int count;
        public bool Add(int value)
        {
            if (root == null) { root = new Node { Value = value }; count++; return true; }
            for (var node = root; ;)
            {
                if (value == node.Value) return false;
                if (value < node.Value) { if (node.Left == null) { node.Left = new Node { Value = value }; count++; return true; } node = node.Left; }
                else { if (node.Right == null) { node.Right = new Node { Value = value }; count++; return true; } node = node.Right; }
            }
        }
        public bool Has(int value) { for (var node = root; node != null; node = value < node.Value ? node.Left : node.Right) if (node.Value == value) return true; return false; }
        public int Least() { var node = root; while (node?.Left != null) node = node.Left; return node?.Value ?? 0; }
        public int Count() => count;
        public void Clear() { root = null; count = 0; }
    }

    public class MultiMap
    {
        readonly Dictionary<string, List<int>> items = new Dictionary<string, List<int>>();
        public void Add(string key, int value) { if (!items.TryGetValue(key, out var list)) items[key] = list = new List<int>(); list.Add(value); }
        public int Count(string key) => items.TryGetValue(key, out var list) ? list.Count : 0;
        public bool Remove(string key) => items.Remove(key);
        public IEnumerable<string> Keys() => items.Keys;
        public int First(string key) => items.TryGetValue(key, out var list) ? list[0] : 0;
    }

    public class Graph
    {
        readonly Dictionary<int, HashSet<int>> edges = new Dictionary<int, HashSet<int>>();
        public void Connect(int a, int b) { Of(a).Add(b); Of(b).Add(a); }
        HashSet<int> Of(int node) { if (!edges.TryGetValue(node, out var set)) edges[node] = set = new HashSet<int>(); return set; }
        public bool AreConnected(int a, int b) => edges.TryGetValue(a, out var set) && set.Contains(b);
        public int Degree(int node) => edges.TryGetValue(node, out var set) ? set.Count : 0;
        public int Nodes() => edges.Count;
        public bool Reaches(int from, int to)
        {
            var seen = new HashSet<int> { from };
            var open = new Queue<int>(seen);
            while (open.Count > 0) foreach (var next in Of(open.Dequeue()).ToList()) if (seen.Add(next)) open.Enqueue(next);
            return seen.Contains(to);
        }
    }

    public class Undo
    {
        readonly Stack<string> done = new Stack<string>(), undone = new Stack<string>();
        public void Do(string action) { done.Push(action); undone.Clear(); }
        public string Back() { if (done.Count == 0) return null; var action = done.Pop(); undone.Push(action); return action; }
        public string Again() { if (undone.Count == 0) return null; var action = undone.Pop(); done.Push(action); return action; }
        public bool CanGoBack() => done.Count > 0;
        public int Depth() => done.Count;
    }

    public class Bits
    {
        ulong bits;
        public bool Get(int index) => (bits >> index & 1) != 0;
        public void Set(int index) => bits |= 1UL << index;
        public void Clear(int index) => bits &= ~(1UL << index);
        public int Count() { int count = 0; for (var rest = bits; rest != 0; rest &= rest - 1) count++; return count; }
        public bool IsEmpty() => bits == 0;
    }
}

namespace Shop.Shapes
{
    public class Point
    {
        public int X { get; set; }
        public int Y { get; set; }
        public int DistanceTo(Point other) => Math.Abs(X - other.X) + Math.Abs(Y - other.Y);
        public void Move(int x, int y) { X += x; Y += y; }
    }

    public class Box
    {
        readonly int width, height;
        public Box(int width, int height) { this.width = width; this.height = height; }
        public int Area() => width * height;
        public int Around() => 2 * (width + height);
        public bool Fits(Box other) => width <= other.width && height <= other.height;
        public Box Turned() => new Box(height, width);
    }

    public class Colour
    {
        readonly int red, green, blue;
        public Colour(int red, int green, int blue) { this.red = red; this.green = green; this.blue = blue; }
        public string Hex() => $"#{red:x2}{green:x2}{blue:x2}";
        public Colour Darker() => new Colour(red / 2, green / 2, blue / 2);
        public int Brightness() => (red + green + blue) / 3;
        public bool IsGrey() => red == green && green == blue;
    }

    public class Path
    {
        readonly List<Point> points = new List<Point>();
        public void Add(Point point) => points.Add(point);
        public int Length() { int sum = 0; for (int i = 1; i < points.Count; i++) sum += points[i].DistanceTo(points[i - 1]); return sum; }
        public bool IsClosed() => points.Count > 2 && points[0].DistanceTo(points[points.Count - 1]) == 0;
        public void Reverse() => points.Reverse();
        public int Corners() => points.Count;
    }

    public class Grid
    {
        readonly bool[] cells;
        readonly int width;
        public Grid(int width, int height) { this.width = width; cells = new bool[width * height]; }
        public bool Get(int x, int y) => cells[y * width + x];
        public void Flip(int x, int y) => cells[y * width + x] ^= true;
        public int Alive() => cells.Count(cell => cell);
        public void Clear() => Array.Clear(cells, 0, cells.Length);
    }
}

namespace Shop.Services
{
    public class Counter
    {
        int value;
        public int Next() => Interlocked.Increment(ref value);
        public int Value() => Volatile.Read(ref value);
        public void Reset() => Interlocked.Exchange(ref value, 0);
    }

    public class Limiter
    {
        int left;
        public Limiter(int most) { left = most; }
        public bool TryEnter() { if (Volatile.Read(ref left) <= 0) return false; Interlocked.Decrement(ref left); return true; }
        public void Leave() => Interlocked.Increment(ref left);
        public int Left() => Volatile.Read(ref left);
    }

    public class Inbox
    {
        readonly object gate = new object();
        readonly Queue<string> messages = new Queue<string>();
        public void Put(string message) { lock (gate) { messages.Enqueue(message); Monitor.Pulse(gate); } }
        public string Take() { lock (gate) { while (messages.Count == 0) Monitor.Wait(gate); return messages.Dequeue(); } }
        public bool TryTake(out string message) { lock (gate) { if (messages.Count == 0) { message = null; return false; } message = messages.Dequeue(); return true; } }
        public int Count() { lock (gate) return messages.Count; }
    }

    public class Account
    {
        readonly object gate = new object();
        long balance;
        public void Deposit(int amount) { lock (gate) balance += amount; }
        public bool Withdraw(int amount) { lock (gate) { if (balance < amount) return false; balance -= amount; return true; } }
        public long Balance() { lock (gate) return balance; }
        public void Clear() { lock (gate) balance = 0; }
    }

    public class Names
    {
        readonly Dictionary<string, int> numbers = new Dictionary<string, int>();
        public int NumberOf(string name) { lock (numbers) { if (!numbers.TryGetValue(name, out var number)) numbers[name] = number = numbers.Count + 1; return number; } }
        public bool Knows(string name) { lock (numbers) return numbers.ContainsKey(name); }
        public int Count() { lock (numbers) return numbers.Count; }
        public bool Forget(string name) { lock (numbers) return numbers.Remove(name); }
    }

    public class Settings
    {
        volatile string current = "";
        readonly object gate = new object();
        public string Current() => current;
        public void Change(string value) { lock (gate) current = value; }
        public bool Is(string value) => current == value;
    }

    public class Gate
    {
        volatile bool open;
        public void Open() => open = true;
        public void Shut() => open = false;
        public bool IsOpen() => open;
    }

    public class Loader
    {
        readonly object gate = new object();
        volatile string text;
        int loads;
        public string Text() { if (text == null) lock (gate) if (text == null) { loads++; text = "loaded"; } return text; }
        public int Loads() { lock (gate) return loads; }
        public void Forget() { lock (gate) text = null; }
    }

    public class Pool
    {
        readonly ConcurrentBag<StringBuilder> free = new ConcurrentBag<StringBuilder>();
        int made;
        public StringBuilder Rent() { if (free.TryTake(out var builder)) return builder; Interlocked.Increment(ref made); return new StringBuilder(); }
        public void Return(StringBuilder builder) => free.Add(builder);
        public int Made() => Volatile.Read(ref made);
    }

    public class Throttle
    {
        readonly SemaphoreSlim slots;
        public Throttle(int most) { slots = new SemaphoreSlim(most); }
        public async Task<int> Run(Func<Task<int>> work) { await slots.WaitAsync(); try { return await work(); } finally { slots.Release(); } }
        public int Free() => slots.CurrentCount;
        public bool TryRun(Action work) { if (!slots.Wait(0)) return false; try { work(); } finally { slots.Release(); } return true; }
    }

    public class Score
    {
        readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
        readonly Dictionary<string, int> points = new Dictionary<string, int>();
        public void Add(string name, int count) { gate.EnterWriteLock(); try { points.TryGetValue(name, out var before); points[name] = before + count; } finally { gate.ExitWriteLock(); } }
        public int Of(string name) { gate.EnterReadLock(); try { return points.TryGetValue(name, out var count) ? count : 0; } finally { gate.ExitReadLock(); } }
        public int Players() { gate.EnterReadLock(); try { return points.Count; } finally { gate.ExitReadLock(); } }
    }

    public class Progress
    {
        long done;
        public event Action<long> Changed;
        public void Report(int count) { var now = Interlocked.Add(ref done, count); Changed?.Invoke(now); }
        public long Done() => Interlocked.Read(ref done);
    }
}
