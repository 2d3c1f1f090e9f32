using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text;
using System.Threading.Tasks;
using static System.Linq.Expressions.Expression;

namespace Conformance;

#nullable disable
#pragma warning disable CS0659, CS0661, CS8002

/// <summary>Lambdas as trees, as programs have them: their texts and what they compute.</summary>
public static class ExpressionLambdas
{
    public class Node
    {
        public Node Next;
        public int V;
        public string S { get; init; }
        public required int R { get; set; }
        public (int A, string B) Tup = (1, "t");
        public int[][] Jag = { new[] { 1, 2 } };
        public Func<int, int> Fn = x => x + 1;
        public static implicit operator int(Node n) => n.V;
        public static explicit operator string(Node n) => "N" + n.V;
        public static bool operator ==(Node a, Node b) => (object)a == b || (a is not null && b is not null && a.V == b.V);
        public static bool operator !=(Node a, Node b) => !(a == b);
        public override bool Equals(object o) => o is Node n && n == this;
        public override int GetHashCode() => V;
    }

    public class Gen<T>
    {
        public T Val;
        public static T Def => default;
        public T Id(T t) => t;
        public U Conv<U>(T t, Func<T, U> f) => f(t);
        public class In { public T X { get; set; } }
    }

    public abstract class Shape
    {
        public abstract double Area { get; }
        public virtual string Nm => "shape";
    }

    public class Sq : Shape
    {
        public double Side;
        public override double Area => Side * Side;
        public override string Nm => "sq";
    }

    public interface IA<out T> { T Get(); }
    public class AImpl : IA<string> { public string Get() => "a"; }

    private static string Each(params Func<object>[] parts)
    {
        StringBuilder text = new();
        foreach (Func<object> part in parts)
        {
            try { text.Append(part() ?? "null"); }
            catch (Exception e) { text.Append(e.GetType().Name + ": " + e.Message); }
            text.Append('\n');
        }
        return text.ToString();
    }

    private static string X<A, B>(Expression<Func<A, B>> lambda, params A[] arguments)
    {
        string text = lambda + " => ";
        foreach (A argument in arguments)
        {
            try { text += lambda.Compile()(argument) + ","; }
            catch (Exception e) { text += e.GetType().Name + e.Message + ","; }
        }
        return text;
    }

    private static Node N(int v) => new Node { V = v, R = 1, S = "s" + v };

    public static string Members() => Each(
        () => X((Node n) => n.S + n.R + n.Tup.Item2 + n.Jag[0][1] + n.Fn(3), N(4)),
        () => X((Node n) => n + 1, N(4)),
        () => X((Node n) => (string)n, N(4)),
        () => X((Node n) => n == null, N(4), null),
        () => X((Node n) => n.Next == n, N(4)),
        () => X((Node n) => n.Next.V, N(4)),
        () => X((Node n) => new Node { R = n.V, S = "z", V = 3 }.S),
        () => X((int n) => new Gen<int> { Val = n }.Id(n) + Gen<int>.Def, 5),
        () => X((int n) => new Gen<string>().Conv("ab", q => q.Length + n), 5),
        () => X((int n) => new Gen<int>.In { X = n }.X, 6),
        () => X((Shape s) => s.Area + s.Nm, new Sq { Side = 2 }),
        () => X((IA<object> a) => a.Get(), new AImpl()));

    public static string Extensions() => Each(
        () => X((string s) => s.Twice().Pipe(q => q.Length), "abc"),
        () => X((int n) => LambdaExtensions.Def(n, 2), 3),
        () => X((int n) => LambdaExtensions.Par(n, n, 3), 3),
        () => X((int n) => LambdaExtensions.Par(), 3),
        () => X((string s) => string.Format("{0}-{1}-{2}-{3}", new object[] { s, 1, 2, 3 }), "q"),
        () => X((string s) => string.Join(",", new[] { s, "b" }), "a"),
        () => X((string[] s) => s.Aggregate((a, b) => a + b), new[] { "x", "y" }),
        () => X((List<int> l) => l.ConvertAll(x => x * 2).Find(x => x > 2), new List<int> { 1, 2 }),
        () => X((List<int> l) => l.Any() ? l.Max() : (int?)null, new List<int>(), new List<int> { 3 }),
        () => X((Dictionary<string, int> d) => d.ContainsKey("a") && d["a"] > 0 ? d["a"] : d.Count, new Dictionary<string, int> { ["a"] = 4 }, new()));

    public static string Queries() => Each(
        () => X((List<Node> l) => (from n in l where n.V > 1 orderby n.S select n.V).ToList().Count, new List<Node> { N(1), N(2) }),
        () => X((int[] a) => (from x in a from y in a where x < y select x * y).Sum(), new[] { 1, 2, 3 }),
        () => X((int[] a) => a.GroupBy(q => q % 2).ToDictionary(g => g.Key, g => g.Count())[1], new[] { 1, 2, 3 }),
        () => X((int[] a) => a.Select((v, i) => new { v, i }).Where(q => q.i > 0).Sum(q => q.v), new[] { 1, 2, 3 }));

    public static string ValueTypes() => Each(
        () => X((string s) => s.Length > 0 ? char.ToUpper(s[0]) + s.Substring(1) : s, "abc", ""),
        () => X((char c) => c >= 'a' && c <= 'z' || c == '_', 'b', '!'),
        () => X((char c) => (int)c + 1, 'a'),
        () => X((byte b) => b + 1, (byte)255),
        () => X((sbyte b) => -b, (sbyte)-128),
        () => X((ushort b) => b << 2, (ushort)65535),
        () => X((float f) => f * 2 + 1.5, 1f),
        () => X((ulong u) => u > 3 && u < ulong.MaxValue, 5ul),
        () => X((decimal d) => Math.Round(d, 1) + d / 3, 10m),
        () => X((double d) => Math.Sqrt(d) > 1 && !double.IsNaN(d), 4.0),
        () => X((DateTime d) => d.Year == 2020 && d.Date < DateTime.MaxValue, new DateTime(2020, 1, 1)),
        () => X((TimeSpan t) => t.TotalSeconds + t.Hours, TimeSpan.FromHours(1)),
        () => X((Guid g) => g == Guid.Empty, Guid.Empty),
        () => X((DayOfWeek d) => d.ToString() + (int)d + (d == DayOfWeek.Monday), DayOfWeek.Monday),
        () => X((int? n) => n.HasValue && n.Value > 3 || n == null, 4, null, 1),
        () => X((bool? b) => b == true ? 1 : b ?? true ? 2 : 3, true, false, null),
        () => X((object o) => o.Equals(3) || o.ToString() == "x" || o.GetHashCode() == 0, 3, "x"),
        () => X((string s) => s == null || s.Trim() == "", null, " ", "a"),
        () => X((int n) => (object)n == null ? "a" : ((object)n).ToString(), 3),
        () => X((int n) => (long?)n + 1L, 3),
        () => X((DayOfWeek? d) => d > DayOfWeek.Monday, DayOfWeek.Friday, null),
        () => X((int n) => n > 2 ? "a" : (object)n, 1, 3));

    public static string TypesOfObjects() => Each(
        () => X((object o) => o is List<int> || o is Node, 3),
        () => X((object o) => (o as Node).V, N(3), 4),
        () => X((object o) => ((Node)o).V, N(3), "s"),
        () => X((object o) => (int)o, 3, "s", null),
        () => X((object o) => (int?)o, 3, null, "x"),
        () => X((Node n) => typeof(Node) == n.GetType() ? nameof(Node) : "", N(1)),
        () => X((int n) => default(int) + sizeof(int) + n + default(DateTime).Year, 1),
        () => X((Shape s) => s is Sq && ((Sq)s).Side > 1, new Sq { Side = 2 }));

    private class Rep(Expression from, Expression to) : ExpressionVisitor
    {
        public override Expression Visit(Expression node) => node == from ? to : base.Visit(node);
    }

    public static string Composing()
    {
        Expression<Func<string, int>> len = s => s.Length;
        Expression<Func<int, bool>> big = n => n > 2;
        var both = Lambda<Func<string, bool>>(new Rep(big.Parameters[0], len.Body).Visit(big.Body), len.Parameters[0]);
        Expression<Func<int, bool>>[] all = { n => n == 1, n => n == 2, n => n == 3 };
        var any = all.Aggregate((a, b) => Lambda<Func<int, bool>>(OrElse(a.Body, Invoke(b, a.Parameters)), a.Parameters));
        return both + " " + both.Compile()("abc") + any + any.Compile()(3) + any.Compile()(4) + new[] { 1, 2, 5 }.AsQueryable().Where(any).Count();
    }

    public static string Accessors()
    {
        Func<object, object> Getter(PropertyInfo p)
        {
            var o = Parameter(typeof(object));
            return Lambda<Func<object, object>>(Convert(Property(Convert(o, p.DeclaringType), p), typeof(object)), o).Compile();
        }

        Action<object, object> Setter(PropertyInfo p)
        {
            ParameterExpression o = Parameter(typeof(object)), v = Parameter(typeof(object));
            return Lambda<Action<object, object>>(Call(Convert(o, p.DeclaringType), p.GetSetMethod(), Convert(v, p.PropertyType)), o, v).Compile();
        }

        Node node = N(5);
        Setter(typeof(Node).GetProperty("R"))(node, 77);
        return Getter(typeof(Node).GetProperty("R"))(node) + "" + Getter(typeof(Node).GetProperty("S"))(node);
    }

    public static string Tasks()
    {
        Expression<Func<int, Task<int>>> e = x => Slow(x);
        return e.Compile()(3).Result + "";
    }

    private static async Task<int> Slow(int x)
    {
        await Task.Yield();
        return x * 2;
    }
}

public static class LambdaExtensions
{
    public static string Twice(this string s) => s + s;
    public static T Pipe<S, T>(this S s, Func<S, T> f) => f(s);
    public static int Def(int a, int b = 5) => a + b;
    public static int Par(params int[] xs) => xs.Length;
}
