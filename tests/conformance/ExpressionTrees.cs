using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

/// <summary>Trees that compilers make of lambdas, and trees that programs make: what they compute.</summary>
public static class ExpressionTrees
{
    public class Person
    {
        public string Name = "";
        public int Age { get; set; }
        public Person? Friend { get; set; }
        public List<int> Numbers { get; } = new();
        public Place Home { get; set; } = new();
        public static int Count;
        public static string Kind { get; set; } = "person";
        public int this[int i] { get => Numbers[i]; set => Numbers[i] = value; }
        public virtual string Greet(string other) => $"{Name} greets {other}";
        public int Fail() => throw new ArgumentException("failed");
    }

    public class Boss : Person { public override string Greet(string other) => "Boss " + base.Greet(other); }
    public class Place { public string City { get; set; } = "Bern"; public int Zip; }
    public enum Color : byte { Red = 1, Green, Blue }

    public struct Money
    {
        public int Amount;
        public Money(int amount) => Amount = amount;
        public static Money operator +(Money a, Money b) => new(a.Amount + b.Amount);
        public static Money operator -(Money a) => new(-a.Amount);
        public static bool operator ==(Money a, Money b) => a.Amount == b.Amount;
        public static bool operator !=(Money a, Money b) => a.Amount != b.Amount;
        public static bool operator <(Money a, Money b) => a.Amount < b.Amount;
        public static bool operator >(Money a, Money b) => a.Amount > b.Amount;
        public static Money operator ++(Money a) => new(a.Amount + 1);
        public static implicit operator Money(int amount) => new(amount);
        public static explicit operator int(Money money) => money.Amount;
        public void Earn(int more) => Amount += more;
        public int Doubled => Amount * 2;
        public override bool Equals(object? o) => o is Money m && m == this;
        public override int GetHashCode() => Amount;
        public override string ToString() => $"${Amount}";
    }

    public struct Flag
    {
        public readonly int Value;
        public Flag(int value) => Value = value;
        public static Flag operator &(Flag a, Flag b) => new(a.Value & b.Value);
        public static Flag operator |(Flag a, Flag b) => new(a.Value | b.Value);
        public static bool operator true(Flag a) => a.Value != 0;
        public static bool operator false(Flag a) => a.Value == 0;
        public override string ToString() => "F" + Value;
    }

    private static string Each(params Func<object?>[] parts)
    {
        StringBuilder text = new();
        foreach (Func<object?> part in parts)
        {
            try { text.Append(part() ?? "null"); }
            catch (Exception e) { text.Append(e.GetType().Name); }
            text.Append(';');
        }
        return text.ToString();
    }

    private static readonly MethodInfo concat = typeof(string).GetMethod("Concat", new[] { typeof(string), typeof(string), typeof(string) })!;

    private static T Run<T>(Expression body) => Lambda<Func<T>>(body).Compile()();

    // ---- lambdas

    public static string Arithmetic()
    {
        Expression<Func<int, int, int>> e = (a, b) => (a + b) * 3 - a / b % 7;
        return e.Compile()(20, 3) + " " + e;
    }

    public static string Closure()
    {
        int k = 5;
        Expression<Func<int, int>> e = x => x + k;
        Func<int, int> f = e.Compile();
        int before = f(1);
        k = 10;
        return before + " " + f(1);
    }

    public static string Strings()
    {
        Expression<Func<string, int, string>> e = (s, n) => s.ToUpper() + s.Substring(1, n) + s.Length + n;
        return e.Compile()("hello", 2);
    }

    public static string Interpolation()
    {
        Expression<Func<int, string, string>> e = (n, s) => $"{n:D3}-{s}-{n}-{s}-{n}";
        return e.Compile()(7, "x");
    }

    public static string Members()
    {
        Person p = new() { Name = "Ann", Age = 30, Friend = new Boss { Name = "Bob" } };
        Expression<Func<Person, string>> e = q => q.Friend!.Name + q.Age + q.Friend.Greet(q.Name) + q.Home.City;
        return e.Compile()(p);
    }

    public static string Statics()
    {
        Person.Count = 3;
        Expression<Func<string>> e = () => Person.Kind + Person.Count + Math.Max(3, 4) + int.MaxValue + string.Empty;
        return e.Compile()();
    }

    public static string NewObjects()
    {
        Expression<Func<int, Person>> e = n => new Person { Name = "N" + n, Age = n, Numbers = { n, n + 1 }, Home = { City = "Basel", Zip = 4000 } };
        Person p = e.Compile()(4);
        return p.Name + p.Age + string.Join(",", p.Numbers) + p.Home.City + p.Home.Zip;
    }

    public static string AnonymousTypes()
    {
        var e = Make((int n) => new { A = n, B = "b" + n, C = new { D = n * 2 } });
        var made = e.Compile()(3);
        return made + " " + made.C.D + " " + e;
    }

    private static Expression<Func<A, B>> Make<A, B>(Expression<Func<A, B>> e) => e;

    public static string Collections()
    {
        Expression<Func<int, List<int>>> list = n => new List<int> { n, 2, n * n };
        Expression<Func<int, Dictionary<string, int>>> map = n => new Dictionary<string, int> { { "a", n }, { "b", 2 } };
        Expression<Func<int, int[]>> array = n => new[] { n, 5, n };
        Expression<Func<int, int[]>> bounds = n => new int[n];
        Expression<Func<int, int[,]>> grid = n => new int[n, 2];
        return string.Join(",", list.Compile()(3)) + map.Compile()(4)["a"] + string.Join(",", array.Compile()(1)) + bounds.Compile()(3).Length + grid.Compile()(3).Length;
    }

    public static string Indexing()
    {
        int[] a = { 4, 5, 6 };
        int[,] m = { { 1, 2 }, { 3, 4 } };
        List<string> l = new() { "x", "y" };
        Expression<Func<int, string>> e = i => a[i] + l[i] + m[i, 0] + a.Length + "abc"[i];
        return e.Compile()(1);
    }

    public static string Conditions()
    {
        Expression<Func<int, string, string>> e = (n, s) => n > 0 ? n > 10 ? "big" : "small" : s ?? "none";
        Func<int, string?, string> f = e.Compile()!;
        return f(11, "a") + f(1, "a") + f(0, "zero") + f(0, null);
    }

    public static string Logic()
    {
        int calls = 0;
        Func<bool, bool> note = b => { calls++; return b; };
        Expression<Func<bool, bool, bool>> e = (a, b) => note(a) && note(b) || !a & b ^ (a | b);
        Func<bool, bool, bool> f = e.Compile();
        string text = "";
        foreach (bool a in new[] { false, true }) foreach (bool b in new[] { false, true }) text += f(a, b) ? 1 : 0;
        return text + calls;
    }

    public static string TypeTests()
    {
        Expression<Func<object, string>> e = o => o is string ? "s" + ((string)o).Length : o is int ? "i" + ((int)o + 1) : (o as Person) != null ? "p" : "?";
        Func<object, string> f = e.Compile();
        return f("abc") + f(4) + f(new Boss()) + f(2.5);
    }

    public static string Conversions()
    {
        Expression<Func<double, string>> e = d => (int)d + "," + (byte)d + "," + (long)(float)d + "," + (char)(int)d + "," + (uint)d;
        Expression<Func<int, string>> f = n => (byte)n + "," + (sbyte)n + "," + (short)n + "," + (ulong)(uint)n + "," + (Color)n + "," + (double)n + "," + (decimal)n;
        return e.Compile()(65.9) + "|" + f.Compile()(-2) + "|" + f.Compile()(70002);
    }

    public static string CheckedConversions()
    {
        Expression<Func<int, byte>> e = n => checked((byte)n);
        Expression<Func<int, int>> add = n => checked(n + 1), negate = n => checked(-n), multiply = n => checked(n * 2), subtract = n => checked(n - 2);
        Expression<Func<double, int>> f = d => checked((int)d);
        return Each(() => e.Compile()(255), () => e.Compile()(256), () => e.Compile()(-1), () => add.Compile()(int.MaxValue), () => negate.Compile()(int.MinValue),
            () => multiply.Compile()(int.MaxValue), () => subtract.Compile()(int.MinValue), () => f.Compile()(1e10), () => f.Compile()(-3.9), () => add.Compile()(1));
    }

    public static string Unchecked()
    {
        Expression<Func<int, int>> add = n => n + 1, multiply = n => n * 3, negate = n => -n;
        Expression<Func<long, long>> big = n => n * n + 1;
        Expression<Func<uint, uint>> unsigned = n => n - 1;
        Expression<Func<ulong, ulong>> wide = n => (n - 1) / 3 % 1000 >> 2;
        return add.Compile()(int.MaxValue) + " " + multiply.Compile()(int.MaxValue) + " " + negate.Compile()(int.MinValue) + " " + big.Compile()(long.MaxValue) + " " + unsigned.Compile()(0) + " " + wide.Compile()(0);
    }

    public static string Bits()
    {
        Expression<Func<int, int, int>> e = (a, b) => (a & b) | (a ^ 3) | ~b & 7;
        Expression<Func<int, int, string>> f = (a, n) => (a << n) + "," + (a >> n) + "," + ((uint)a >> n) + "," + ((long)a << n);
        Expression<Func<byte, byte, int>> g = (a, b) => a | b << 4;
        return e.Compile()(12, 10) + " " + f.Compile()(-5, 33) + " " + f.Compile()(7, 2) + " " + g.Compile()(1, 2);
    }

    public static string Nullables()
    {
        Expression<Func<int?, int?, string>> e = (a, b) => (a + b) + "," + (a > b) + "," + (a == b) + "," + (a != b) + "," + (a ?? -1) + "," + a.HasValue + "," + a.GetValueOrDefault() + "," + (-a) + "," + (a <= b);
        Func<int?, int?, string> f = e.Compile();
        return f(3, 4) + "|" + f(null, 4) + "|" + f(null, null) + "|" + f(5, null);
    }

    public static string NullableBooleans()
    {
        Expression<Func<bool?, bool?, string>> e = (a, b) => (a & b) + "," + (a | b) + "," + (a ^ b) + "," + !a;
        Func<bool?, bool?, string> f = e.Compile();
        string text = "";
        bool?[] all = { null, false, true };
        foreach (bool? a in all) foreach (bool? b in all) text += f(a, b) + "|";
        return text;
    }

    public static string NullableValues()
    {
        Expression<Func<int?, int>> e = a => a!.Value, cast = a => (int)a!;
        Expression<Func<int, int?>> wrap = n => n;
        Expression<Func<int?, long?>> widen = n => n;
        Expression<Func<int?, object?>> box = n => n;
        return Each(() => e.Compile()(3), () => e.Compile()(null), () => cast.Compile()(4), () => cast.Compile()(null), () => wrap.Compile()(5), () => widen.Compile()(6), () => widen.Compile()(null),
            () => box.Compile()(7)!.GetType().Name, () => box.Compile()(null));
    }

    public static string Operators()
    {
        Expression<Func<Money, Money, string>> e = (a, b) => (a + b) + "," + (-a) + "," + (a == b) + "," + (a < b) + "," + (int)a + "," + (a + 5) + "," + a.Doubled;
        Expression<Func<Money?, Money?, string>> f = (a, b) => (a + b) + "," + (a == b) + "," + (a > b) + "," + (int?)a;
        return e.Compile()(new Money(3), new Money(4)) + "|" + f.Compile()(new Money(3), new Money(2)) + "|" + f.Compile()(null, new Money(1)) + "|" + f.Compile()(null, null);
    }

    public static string ConditionalOperators()
    {
        Expression<Func<Flag, Flag, Flag>> and = (a, b) => a && b, or = (a, b) => a || b;
        return and.Compile()(new Flag(6), new Flag(3)) + "" + and.Compile()(new Flag(0), new Flag(3)) + or.Compile()(new Flag(6), new Flag(1)) + or.Compile()(new Flag(0), new Flag(1)) + and;
    }

    public static string Decimals()
    {
        Expression<Func<decimal, decimal, string>> e = (a, b) => (a + b) + "," + (a * b) + "," + (a > b) + "," + (a % b) + "," + (int)a + "," + (double)b + "," + -a;
        return e.Compile()(7.5m, 2m);
    }

    public static string Dates()
    {
        Expression<Func<DateTime, TimeSpan, string>> e = (d, t) => (d + t).Day + "," + (d > DateTime.MinValue) + "," + d.AddDays(1).Month + "," + (d - d).Ticks;
        return e.Compile()(new DateTime(2024, 2, 28), TimeSpan.FromDays(2));
    }

    public static string Enums()
    {
        Expression<Func<Color, string>> e = c => (c == Color.Green) + "," + (c > Color.Red) + "," + (int)c + "," + (c | Color.Blue) + "," + c.ToString();
        return e.Compile()(Color.Green) + "|" + e.Compile()(Color.Red);
    }

    public static string Floats()
    {
        Expression<Func<double, double, string>> e = (a, b) => (a / b) + "," + (a < b) + "," + (a == a) + "," + (a % b) + "," + (float)a * 2f;
        return e.Compile()(1, 3) + "|" + e.Compile()(double.NaN, 1) + "|" + e.Compile()(1, 0);
    }

    public static string Delegates()
    {
        Func<int, int> twice = x => x * 2;
        Expression<Func<int, int>> e = x => twice(x) + twice.Invoke(1);
        return e.Compile()(5) + "";
    }

    public static string NestedLambdas()
    {
        Expression<Func<int, Func<int, Func<int, int>>>> e = a => b => c => a * 100 + b * 10 + c;
        return e.Compile()(1)(2)(3) + " " + e;
    }

    public static string LinqInside()
    {
        Expression<Func<int[], string>> e = a => string.Join(",", a.Where(x => x > a[0]).Select(x => x * 2).OrderByDescending(x => x)) + a.Sum() + a.Count(x => x % 2 == 0);
        return e.Compile()(new[] { 2, 5, 3, 8 });
    }

    public static string ArrayContains()
    {
        int[] wanted = { 2, 4 };
        Expression<Func<int, bool>> e = x => wanted.Contains(x);
        return e.Compile()(4) + "" + e.Compile()(3);
    }

    public static string GenericMethods()
    {
        return Generic(3).Compile()(3) + "" + Generic("a").Compile()("b");
    }

    private static Expression<Func<T, bool>> Generic<T>(T value) => x => EqualityComparer<T>.Default.Equals(x, value);

    public static string MethodGroups()
    {
        Expression<Func<int, Func<int, int>>> e = x => Twice;
        return e.Compile()(0)(4) + "";
    }

    public static int Twice(int x) => x * 2;

    public static string Actions()
    {
        List<int> found = new();
        Expression<Action<int>> e = x => found.Add(x);
        Action<int> f = e.Compile();
        f(1);
        f(2);
        return string.Join(",", found);
    }

    public static string UserExceptions()
    {
        Expression<Func<Person, int>> e = p => p.Fail();
        Expression<Func<int, int>> d = x => 1 / x;
        Expression<Func<string, int>> n = s => s.Length;
        Expression<Func<int[], int>> i = a => a[5];
        Expression<Func<object, string>> c = o => (string)o;
        return Each(() => e.Compile()(new Person()), () => d.Compile()(0), () => n.Compile()(null!), () => i.Compile()(new int[1]), () => c.Compile()(1), () => i.Compile()(null!));
    }

    public static string ExceptionMessages()
    {
        Expression<Func<Person, int>> e = p => p.Fail();
        Expression<Func<object, string>> c = o => (string)o;
        Expression<Func<object, int>> u = o => (int)o;
        string text = "";
        foreach (Action a in new Action[] { () => e.Compile()(new Person()), () => c.Compile()(1), () => u.Compile()("x") })
        {
            try { a(); } catch (Exception x) { text += x.Message + "|"; }
        }
        return text;
    }

    public static string StructReceivers()
    {
        ParameterExpression m = Variable(typeof(Money), "m");
        return Run<string>(Block(new[] { m }, Assign(m, New(typeof(Money).GetConstructor(new[] { typeof(int) })!, Constant(5))), Call(m, "Earn", null, Constant(3)),
            Assign(Field(m, "Amount"), Add(Field(m, "Amount"), Constant(1))), Call(m, "ToString", null)));
    }

    public static string ByReference()
    {
        ParameterExpression s = Parameter(typeof(string), "s"), n = Variable(typeof(int), "n");
        Expression body = Block(new[] { n }, Condition(Call(typeof(int).GetMethod("TryParse", new[] { typeof(string), typeof(int).MakeByRefType() })!, s, n), n, Constant(-1)));
        Func<string, int> f = Lambda<Func<string, int>>(body, s).Compile();
        return f("42") + " " + f("x");
    }

    public static string CompiledEqualsLambda()
    {
        Expression<Func<int, int>> e = x => x * x;
        LambdaExpression untyped = e;
        return untyped.Compile().DynamicInvoke(7) + " " + e.Compile(true)(3) + " " + (e.Compile() is Func<int, int>);
    }

    // ---- what nodes are

    public static string Shape()
    {
        Expression<Func<Person, bool>> e = p => p.Age > 18 && p.Name.StartsWith("A");
        BinaryExpression and = (BinaryExpression)e.Body;
        BinaryExpression greater = (BinaryExpression)and.Left;
        MethodCallExpression call = (MethodCallExpression)and.Right;
        MemberExpression member = (MemberExpression)greater.Left;
        return $"{e.NodeType} {e.Type} {e.ReturnType} {e.Parameters.Count} {e.Parameters[0].Name} {and.NodeType} {greater.NodeType} {greater.Type} {member.Member.Name} {member.Member.MemberType} {member.Expression == e.Parameters[0]} {((ConstantExpression)greater.Right).Value} {call.Method.Name} {call.Object} {call.Arguments[0]} {call.Arguments.Count} {greater.IsLifted} {greater.Method is null}";
    }

    public static string Captured()
    {
        int k = 4;
        Expression<Func<int>> e = () => k;
        MemberExpression member = (MemberExpression)e.Body;
        ConstantExpression closure = (ConstantExpression)member.Expression!;
        return ((FieldInfo)member.Member).GetValue(closure.Value) + " " + member.Member.Name + " " + member.NodeType + " " + (closure.Type == closure.Value!.GetType());
    }

    public static string MemberNames()
    {
        string Name<T>(Expression<Func<Person, T>> e) => ((e.Body as UnaryExpression)?.Operand ?? e.Body) is MemberExpression m ? m.Member.Name : "?";
        return Name(p => p.Name) + Name(p => p.Age) + Name<object>(p => p.Age) + Name(p => p.Friend!.Home) + Name(p => p.ToString());
    }

    public static string Lifting()
    {
        ParameterExpression a = Parameter(typeof(int?), "a"), b = Parameter(typeof(int?), "b");
        BinaryExpression[] all = { Add(a, b), Equal(a, b), Equal(a, b, true, null), LessThan(a, b), LessThan(a, b, true, null), Coalesce(a, Constant(1)), Coalesce(a, b) };
        UnaryExpression[] unary = { Negate(a), Convert(a, typeof(int)), Convert(Constant(1), typeof(int?)), TypeAs(a, typeof(object)), Convert(a, typeof(object)) };
        return string.Join(";", all.Select(e => $"{e.IsLifted},{e.IsLiftedToNull},{e.Type.Name}")) + "|" + string.Join(";", unary.Select(e => $"{e.IsLifted},{e.IsLiftedToNull},{e.Type.Name}"));
    }

    public static string OperatorMethods()
    {
        ParameterExpression m = Parameter(typeof(Money), "m"), d = Parameter(typeof(decimal), "d"), s = Parameter(typeof(string), "s"), t = Parameter(typeof(DateTime), "t"), k = Parameter(typeof(Money?), "k");
        return string.Join(";", new Expression[] { Add(m, m), Equal(m, m), Negate(m), LessThan(m, m), Convert(m, typeof(int)), Convert(Constant(1), typeof(Money)), Add(d, d), Equal(s, s), Subtract(t, t), GreaterThan(t, t), Increment(m), Add(k, k), Equal(k, k), Convert(k, typeof(int?)), Power(Constant(1.0), Constant(2.0)) }
            .Select(e => (e as BinaryExpression)?.Method?.Name + (e as UnaryExpression)?.Method?.Name + ":" + e.Type.Name));
    }

    public static string Reducing()
    {
        ParameterExpression x = Variable(typeof(int), "x"), p = Variable(typeof(Person), "p");
        Expression[] all = { AddAssign(x, Constant(1)), PreIncrementAssign(x), PostIncrementAssign(x), MultiplyAssign(Property(p, "Age"), x), PostDecrementAssign(Property(p, "Age")), ListInit(New(typeof(List<int>)), x), MemberInit(New(typeof(Person)), Bind(typeof(Person).GetProperty("Age")!, x)), Add(x, x), Constant(1) };
        return string.Join(";", all.Select(e => e.CanReduce + ":" + e.Reduce() + (e.Reduce() is BlockExpression b ? string.Join("/", b.Expressions) + string.Join(",", b.Variables) : "") + (e.Reduce() == e)));
    }

    // ---- trees that programs make

    public static string Factorial()
    {
        ParameterExpression value = Parameter(typeof(int), "value"), result = Parameter(typeof(int), "result");
        LabelTarget label = Label(typeof(int));
        BlockExpression block = Block(new[] { result }, Assign(result, Constant(1)),
            Loop(IfThenElse(GreaterThan(value, Constant(1)), MultiplyAssign(result, PostDecrementAssign(value)), Break(label, result)), label));
        return Lambda<Func<int, int>>(block, value).Compile()(5) + "";
    }

    public static string Loops()
    {
        ParameterExpression i = Variable(typeof(int), "i"), sum = Variable(typeof(int), "sum");
        LabelTarget end = Label("end"), next = Label("next");
        Expression body = Block(new[] { i, sum }, Loop(Block(PreIncrementAssign(i), IfThen(Equal(Modulo(i, Constant(2)), Constant(0)), Continue(next)), IfThen(GreaterThan(i, Constant(9)), Break(end)), AddAssign(sum, i)), end, next), sum);
        return Run<int>(body) + "";
    }

    public static string Returns()
    {
        ParameterExpression n = Parameter(typeof(int), "n");
        LabelTarget end = Label(typeof(string), "end");
        Expression body = Block(IfThen(LessThan(n, Constant(0)), Return(end, Constant("negative"))), IfThen(Equal(n, Constant(0)), Return(end, Constant("zero"))), Label(end, Constant("positive")));
        Func<int, string> f = Lambda<Func<int, string>>(body, n).Compile();
        return f(-1) + f(0) + f(1);
    }

    public static string Gotos()
    {
        ParameterExpression i = Variable(typeof(int), "i");
        LabelTarget start = Label("start"), end = Label("end");
        Expression body = Block(new[] { i }, Goto(start), Assign(i, Constant(100)), Label(start), PreIncrementAssign(i), IfThen(LessThan(i, Constant(5)), Goto(start)), Goto(end), Assign(i, Constant(200)), Label(end), i);
        return Run<int>(body) + "";
    }

    public static string Switches()
    {
        ParameterExpression n = Parameter(typeof(int), "n"), s = Parameter(typeof(string), "s");
        Func<int, string> f = Lambda<Func<int, string>>(Switch(n, Constant("many"), SwitchCase(Constant("one"), Constant(1)), SwitchCase(Constant("few"), Constant(2), Constant(3))), n).Compile();
        Func<string, int> g = Lambda<Func<string, int>>(Switch(s, Constant(-1), SwitchCase(Constant(1), Constant("a")), SwitchCase(Constant(2), Constant("b"), Constant(null, typeof(string)))), s).Compile();
        return f(1) + f(2) + f(3) + f(4) + g("a") + g("b") + g(null!) + g("c") + Switch(s, Constant(-1), SwitchCase(Constant(1), Constant("a"))).Comparison!.Name;
    }

    public static string Tries()
    {
        ParameterExpression log = Parameter(typeof(List<string>), "log"), e = Parameter(typeof(Exception), "e"), kind = Parameter(typeof(int), "kind");
        Expression Note(string text) => Call(log, "Add", null, Constant(text));
        Expression body = TryCatchFinally(
            Block(Note("try"), IfThen(Equal(kind, Constant(1)), Throw(New(typeof(InvalidOperationException)))), IfThen(Equal(kind, Constant(2)), Throw(New(typeof(ArgumentException).GetConstructor(new[] { typeof(string) })!, Constant("arg")))), IfThen(Equal(kind, Constant(3)), Throw(New(typeof(FormatException)))), Constant("fine")),
            Note("finally"),
            Catch(typeof(InvalidOperationException), Block(Note("invalid"), Constant("caught"))),
            Catch(e, Block(Note("any"), Property(e, "Message")), Equal(Property(e, "Message"), Constant("arg"))));
        var f = Lambda<Func<List<string>, int, string>>(body, log, kind).Compile();
        List<string> found = new();
        string results = Each(() => f(found, 0), () => f(found, 1), () => f(found, 2), () => f(found, 3));
        return results + string.Join(",", found);
    }

    public static string Rethrows()
    {
        Expression body = TryCatch(Throw(New(typeof(TimeoutException)), typeof(int)), Catch(typeof(TimeoutException), Rethrow(typeof(int))));
        return Each(() => Run<int>(body), () => Run<int>(TryCatch(Divide(Constant(1), Constant(0)), Catch(typeof(DivideByZeroException), Constant(7)))), () => Run<int>(TryFault(Constant(3), Throw(New(typeof(Exception))))));
    }

    public static string BreakThroughFinally()
    {
        ParameterExpression i = Variable(typeof(int), "i");
        LabelTarget end = Label(typeof(int));
        return Run<int>(Block(new[] { i }, Assign(i, Constant(1)), Add(Loop(TryFinally(Break(end, i), Assign(i, Constant(50))), end), i))) + "";
    }

    public static string Assignments()
    {
        ParameterExpression a = Variable(typeof(int[]), "a"), p = Variable(typeof(Person), "p"), l = Variable(typeof(List<int>), "l");
        Expression body = Block(new[] { a, p, l },
            Assign(a, NewArrayInit(typeof(int), Constant(1), Constant(2), Constant(3))), Assign(ArrayAccess(a, Constant(1)), Constant(20)), AddAssign(ArrayAccess(a, Constant(2)), Constant(5)), PostIncrementAssign(ArrayAccess(a, Constant(0))),
            Assign(p, New(typeof(Person))), Assign(Property(p, "Age"), Constant(10)), MultiplyAssign(Property(p, "Age"), Constant(3)), Assign(Field(p, "Name"), Constant("x")), PreDecrementAssign(Property(p, "Age")),
            Assign(l, ListInit(New(typeof(List<int>)), Constant(7), Constant(8))), Assign(Property(l, "Item", Constant(0)), Constant(70)), SubtractAssign(MakeIndex(l, typeof(List<int>).GetProperty("Item"), new[] { Constant(1) }), Constant(1)),
            Call(concat, Call(typeof(ExpressionTrees), "Joined", null, a), Call(Property(p, "Age"), "ToString", null), Call(typeof(ExpressionTrees), "Joined", null, l)));
        return Run<string>(body);
    }

    public static string Joined(IEnumerable<int> numbers) => string.Join(",", numbers);

    public static string CompoundOperators()
    {
        string text = "";
        foreach (var make in new Func<Expression, Expression, BinaryExpression>[] { AddAssign, SubtractAssign, MultiplyAssign, DivideAssign, ModuloAssign, AndAssign, OrAssign, ExclusiveOrAssign, LeftShiftAssign, RightShiftAssign, AddAssignChecked })
        {
            ParameterExpression x = Variable(typeof(int), "x");
            text += Run<int>(Block(new[] { x }, Assign(x, Constant(29)), make(x, Constant(3)), x)) + ",";
        }
        ParameterExpression d = Variable(typeof(double), "d"), s = Variable(typeof(string), "s");
        text += Run<double>(Block(new[] { d }, Assign(d, Constant(3.0)), PowerAssign(d, Constant(4.0))));
        return text + Run<string>(Block(new[] { s }, Assign(s, Constant("a")), AddAssign(s, Constant("b"), typeof(string).GetMethod("Concat", new[] { typeof(string), typeof(string) })), s));
    }

    public static string CapturedVariables()
    {
        ParameterExpression n = Variable(typeof(int), "n");
        Expression body = Block(new[] { n }, Assign(n, Constant(1)), Invoke(Lambda<Action>(AddAssign(n, Constant(5)))), Invoke(Lambda(AddAssign(n, Constant(10)))), n);
        Func<Func<int>> counter = Lambda<Func<Func<int>>>(Block(new[] { n }, Lambda<Func<int>>(PreIncrementAssign(n)))).Compile();
        Func<int> a = counter(), b = counter();
        return Run<int>(body) + " " + a() + a() + b() + a();
    }

    public static string Invocations()
    {
        Expression<Func<int, int>> inc = x => x + 1;
        ParameterExpression y = Parameter(typeof(int), "y");
        Func<int, int> f = Lambda<Func<int, int>>(Multiply(Invoke(inc, y), Invoke(Constant((Func<int, int>)Twice), y)), y).Compile();
        return f(3) + " " + Invoke(inc, y);
    }

    public static string Predicates()
    {
        Expression<Func<int, bool>> big = x => x > 10, even = x => x % 2 == 0;
        ParameterExpression p = Parameter(typeof(int), "p");
        Expression<Func<int, bool>> both = Lambda<Func<int, bool>>(AndAlso(Replacer.Replace(big, p), Replacer.Replace(even, p)), p);
        Func<int, bool> f = both.Compile();
        return both + " " + f(12) + f(11) + f(4);
    }

    private sealed class Replacer : ExpressionVisitor
    {
        private readonly Expression from, to;

        private Replacer(Expression from, Expression to) => (this.from, this.to) = (from, to);

        public static Expression Replace(LambdaExpression lambda, Expression to) => new Replacer(lambda.Parameters[0], to).Visit(lambda.Body);
        public override Expression? Visit(Expression? node) => node == from ? to : base.Visit(node);
    }

    public static string SmallNumbers()
    {
        ParameterExpression a = Parameter(typeof(short), "a"), b = Parameter(typeof(short), "b");
        string Of(Func<Expression, Expression, Expression> make) { try { return Lambda<Func<short, short, short>>(make(a, b), a, b).Compile()(32000, 1000) + ","; } catch (Exception e) { return e.GetType().Name + ","; } }
        return Of(Add) + Of(AddChecked) + Of(Subtract) + Of(Multiply) + Of(MultiplyChecked) + Of(Divide) + Of(Modulo) + Of(And) + Of(Or) + Run<ushort>(Subtract(Constant((ushort)1), Constant((ushort)2))) + Run<byte>(Or(Constant((byte)1), Constant((byte)2))) + Run<short>(Negate(Constant((short)-32768))) + Run<short>(Increment(Constant((short)32767)));
    }

    public static string WideNumbers()
    {
        return Each(() => Run<ulong>(Add(Constant(ulong.MaxValue), Constant(2ul))), () => Run<ulong>(AddChecked(Constant(ulong.MaxValue), Constant(2ul))), () => Run<bool>(GreaterThan(Constant(ulong.MaxValue), Constant(1ul))), () => Run<uint>(MultiplyChecked(Constant(uint.MaxValue), Constant(2u))), () => Run<uint>(Multiply(Constant(uint.MaxValue), Constant(uint.MaxValue))), () => Run<long>(MultiplyChecked(Constant(long.MaxValue), Constant(2L))),
            () => Run<int>(Divide(Constant(int.MinValue), Constant(-1))), () => Run<long>(Divide(Constant(5L), Constant(0L))), () => Run<ulong>(RightShift(Constant(ulong.MaxValue), Constant(60))), () => Run<float>(Divide(Constant(1f), Constant(3f))), () => Run<long>(ConvertChecked(Constant(ulong.MaxValue), typeof(long))), () => Run<double>(Convert(Constant(ulong.MaxValue), typeof(double))));
    }

    public static string UnaryOperators()
    {
        return Each(() => Run<int>(UnaryPlus(Constant(3))), () => Run<int>(OnesComplement(Constant(3))), () => Run<bool>(IsTrue(Constant(true))), () => Run<bool>(IsFalse(Constant(true))), () => Run<int>(Increment(Constant(int.MaxValue))), () => Run<double>(Decrement(Constant(1.5))), () => Run<int>(ArrayLength(Constant(new int[3]))),
            () => Run<int>(Unbox(Constant(5, typeof(object)), typeof(int))), () => Run<int>(Unbox(Constant("a", typeof(object)), typeof(int))), () => Run<int>(Unbox(Constant(null), typeof(int))), () => Run<int?>(Negate(Constant(null, typeof(int?)))), () => Run<Money>(PreIncrement()), () => Run<int>(ArrayLength(Constant(null, typeof(int[])))));

        static Expression PreIncrement()
        {
            ParameterExpression m = Variable(typeof(Money), "m");
            return Block(new[] { m }, Assign(m, Convert(Constant(4), typeof(Money))), PreIncrementAssign(m), m);
        }
    }

    public static string DefaultValues()
    {
        return Each(() => Run<int>(Default(typeof(int))), () => Run<string>(Default(typeof(string))), () => Run<Money>(Default(typeof(Money))), () => Run<DateTime>(Default(typeof(DateTime))).Year, () => Run<int?>(Default(typeof(int?))), () => Run<Color>(Default(typeof(Color))), () => Run<Money>(New(typeof(Money))), () => Run<bool>(Default(typeof(bool))));
    }

    public static string TypeOperators()
    {
        ParameterExpression o = Parameter(typeof(object), "o");
        string Of(object? value) => string.Join(",", new Expression[] { TypeIs(o, typeof(Person)), TypeEqual(o, typeof(Person)), TypeIs(o, typeof(int?)), TypeIs(o, typeof(IEnumerable<char>)) }.Select(e => Lambda<Func<object?, bool>>(e, o).Compile()(value) ? 1 : 0));
        return Of(new Person()) + "|" + Of(new Boss()) + "|" + Of(3) + "|" + Of("s") + "|" + Of(null);
    }

    public static string ArraysOfObjects()
    {
        return string.Join(",", Run<object[]>(NewArrayInit(typeof(object), Convert(Constant(1), typeof(object)), Constant("a"), Constant(null)))) + Run<int[][]>(NewArrayInit(typeof(int[]), NewArrayInit(typeof(int), Constant(4)))).Length + Run<string[,]>(NewArrayBounds(typeof(string), Constant(2), Constant(3))).Length + Each(() => Run<int[]>(NewArrayBounds(typeof(int), Constant(-1))));
    }

    public static string Grids()
    {
        ParameterExpression g = Variable(typeof(int[,]), "g");
        return Run<int>(Block(new[] { g }, Assign(g, NewArrayBounds(typeof(int), Constant(2), Constant(2))), Assign(ArrayAccess(g, Constant(1), Constant(0)), Constant(9)), AddAssign(ArrayAccess(g, Constant(1), Constant(0)), Constant(1)), Add(ArrayIndex(g, Constant(1), Constant(0)), ArrayAccess(g, Constant(0), Constant(0))))) + "";
    }

    public static string NamedCalls()
    {
        return Each(() => Run<string>(Call(Constant("abc"), "Substring", null, Constant(1))), () => Run<int>(Call(typeof(Math), "Max", null, Constant(1), Constant(5))), () => Run<int>(Call(typeof(Enumerable), "Count", new[] { typeof(int) }, Constant(new[] { 1, 2 }))), () => Call(Constant(new Person()), "Nope", null), () => Run<string>(Call(Constant(new Boss { Name = "B" }, typeof(Person)), "greet", null, Constant("x"))), () => Call(typeof(ExpressionTrees), "Overloaded", null, Constant("a")), () => Run<int>(Call(typeof(ExpressionTrees), "Private", null)));
    }

    public static int Overloaded(object o) => 1;
    public static int Overloaded(string o) => 2;
    private static int Private() => 17;

    public static string Evaluation()
    {
        List<string> log = new();
        Func<string, int, int> note = (s, n) => { log.Add(s); return n; };
        Expression<Func<int>> e = () => note("a", 1) + note("b", 2) * (note("c", 0) > 0 ? note("d", 1) : note("e", 5)) - new[] { note("f", 1), note("g", 2) }[note("h", 1)];
        return e.Compile()() + string.Join("", log);
    }

    public static string Quotes()
    {
        ParameterExpression n = Parameter(typeof(int), "n");
        Expression<Func<int, Expression<Func<int, int>>>> e = a => b => a + b;
        Expression<Func<int, int>> inner = e.Compile()(5);
        return inner.Compile()(3) + " " + e.Body.NodeType + " " + inner.Body.NodeType + " " + inner;
    }

    public static string BoxedStructsAreCopies()
    {
        ParameterExpression m = Variable(typeof(Money), "m"), o = Variable(typeof(object), "o"), k = Variable(typeof(Money), "k");
        return Run<string>(Block(new[] { m, o, k }, Assign(m, Convert(Constant(1), typeof(Money))), Assign(o, Convert(m, typeof(object))), Assign(k, m), Call(m, "Earn", null, Constant(5)),
            Call(concat, Call(m, "ToString", null), Call(o, "ToString", null), Call(k, "ToString", null))));
    }

    public static string StructsInPlaces()
    {
        Money[] all = { new(1), new(2) };
        Wallet w = new();
        Run<int>(Block(Call(ArrayAccess(Constant(all), Constant(1)), "Earn", null, Constant(10)), Call(Field(Constant(w), "Money"), "Earn", null, Constant(4)), Assign(Field(Field(Constant(w), "Money"), "Amount"), Multiply(Field(Field(Constant(w), "Money"), "Amount"), Constant(2))), Constant(0)));
        return all[1] + "" + w.Money;
    }

    public class Wallet { public Money Money = new(3); }

    public static string MethodsOfObjects()
    {
        Expression<Func<int, Type, string>> e = (n, t) => n.ToString() + n.GetHashCode() + n.Equals(3) + n.CompareTo(4) + n.GetType().Name + t.Name + t.ToString() + t.Equals(typeof(int));
        return e.Compile()(3, typeof(int));
    }

    public static string SpansOfArrays()
    {
        string[] names = { "a", "b", "a" };
        byte[] bytes = { 1, 2 };
        Expression<Func<string, string>> e = s => names.Contains(s) + "," + names.Contains(s, StringComparer.OrdinalIgnoreCase) + "," + names.IndexOf(s) + "," + names.LastIndexOf(s) + "," + bytes.SequenceEqual(new byte[] { 1, 2 });
        return e.Compile()("a") + "|" + e.Compile()("B");
    }

    public delegate int Operation(int a, int b);
    public delegate void Report(string text);

    public static string OwnDelegates()
    {
        string text = "";
        Expression<Operation> add = (a, b) => a + b;
        Expression<Predicate<int>> even = n => n % 2 == 0;
        Expression<Comparison<int>> compare = (a, b) => b.CompareTo(a);
        Action<string> log = s => text += s;
        Expression<Report> report = s => log(s);
        report.Compile()("x");
        List<int> list = new() { 1, 2, 3 };
        list.Sort(compare.Compile());
        return add.Compile()(1, 2) + "" + list.FindAll(even.Compile()).Count + text + string.Join(",", list) + Lambda(typeof(Operation), add.Body, add.Parameters).Compile().GetType().Name;
    }

    public static string QuotedArguments()
    {
        Expression<Func<int, string>> e = n => Shown(x => x + n) + Applied(x => x * n, 4);
        return e.Compile()(3) + " " + e;
    }

    public static string Shown(Expression<Func<int, int>> e) => e.Parameters.Count + e.Body.NodeType.ToString();
    public static int Applied(Expression<Func<int, int>> e, int value) => e.Compile()(value);

    public static string LoopsWithClosures()
    {
        ParameterExpression i = Variable(typeof(int), "i"), j = Variable(typeof(int), "j"), list = Parameter(typeof(List<Func<int>>), "list");
        LabelTarget end = Label();
        Expression body = Block(new[] { i }, Loop(IfThenElse(LessThan(i, Constant(3)), Block(new[] { j }, Assign(j, i), Call(list, "Add", null, Lambda<Func<int>>(Add(j, Multiply(i, Constant(10))))), PreIncrementAssign(i)), Break(end)), end));
        List<Func<int>> found = new();
        Lambda<Action<List<Func<int>>>>(body, list).Compile()(found);
        return string.Join(",", found.Select(f => f()));
    }

    public static string NestedTries()
    {
        ParameterExpression log = Parameter(typeof(List<string>), "log"), x = Parameter(typeof(Exception), "x");
        Expression Note(string text) => Call(log, "Add", null, Constant(text));
        Expression body = TryCatch(
            Block(typeof(void), TryFinally(TryCatch(Block(typeof(void), Note("a"), Throw(New(typeof(FormatException)))), Catch(typeof(FormatException), Block(typeof(void), Note("b"), Throw(New(typeof(InvalidOperationException).GetConstructor(new[] { typeof(string) })!, Constant("second")))))), Note("c"))),
            Catch(x, Block(typeof(void), Call(log, "Add", null, Property(x, "Message")), Note("d"))));
        List<string> found = new();
        Lambda<Action<List<string>>>(body, log).Compile()(found);
        return string.Join(",", found);
    }

    public static string ReferenceArguments()
    {
        ParameterExpression n = Variable(typeof(int), "n"), a = Variable(typeof(int[]), "a"), w = Variable(typeof(Box), "w");
        MethodInfo swap = typeof(ExpressionTrees).GetMethod("Bump")!;
        return Run<string>(Block(new[] { n, a, w }, Assign(n, Constant(1)), Assign(a, NewArrayInit(typeof(int), Constant(5))), Assign(w, New(typeof(Box))), Call(swap, n, Constant(2)), Call(swap, ArrayAccess(a, Constant(0)), n), Call(swap, Field(w, "Value"), Constant(7)), Call(swap, Constant(3), Constant(4)),
            Call(typeof(ExpressionTrees).GetMethod("Three")!, n, ArrayIndex(a, Constant(0)), Field(w, "Value"))));
    }

    public class Box { public int Value = 1; }
    public static void Bump(ref int place, int by) => place += by;
    public static string Three(int a, int b, int c) => a + "," + b + "," + c;
}
