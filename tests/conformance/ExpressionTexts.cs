using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

#nullable disable

/// <summary>The text of every kind of node.</summary>
public static class ExpressionTexts
{
    public struct V
    {
        public int A;
        public static V operator +(V a, V b) => new V { A = a.A + b.A };
        public static explicit operator int(V v) => v.A;
    }

    public class P
    {
        public int X;
        public string Name { get; set; }
        public List<int> L { get; } = new();
        public P Next { get; set; }
        public int this[int i] => i;
        public static int S;
        public static int Q { get; set; }
    }

    private static string Each(params Func<object>[] parts)
    {
        StringBuilder text = new();
        foreach (Func<object> part in parts)
        {
            try { text.Append(part()); }
            catch (Exception e) { text.Append(e.GetType().Name + ": " + e.Message); }
            text.Append('\n');
        }
        return text.ToString();
    }

    private static readonly ParameterExpression x = Parameter(typeof(int), "x"),
        y = Parameter(typeof(int), "y"),
        s = Parameter(typeof(string), "s"),
        b = Parameter(typeof(bool), "b"),
        d = Parameter(typeof(double), "d"),
        o = Parameter(typeof(object),"o"),
        n = Parameter(typeof(int?),"n"),
        nb = Parameter(typeof(bool?),"nb"),
        arr = Parameter(typeof(int[]),"arr"),
        arr2 = Parameter(typeof(int[,]), "arr2"),
        li = Parameter(typeof(List<int>),"li");

    public static string Arithmetic() => Each(
        () => Add(x,y),
        () => AddChecked(x,y),
        () => Subtract(x,y),
        () => Multiply(x,y),
        () => Divide(x,y),
        () => Modulo(x,y),
        () => Power(d,d),
        () => And(x,y));

    public static string Bits() => Each(
        () => And(b,b),
        () => Or(x,y),
        () => Or(b,b),
        () => Or(nb,nb),
        () => ExclusiveOr(x,y),
        () => LeftShift(x,y),
        () => RightShift(x,y),
        () => AndAlso(b,b));

    public static string Comparisons() => Each(
        () => OrElse(b,b),
        () => Equal(x,y),
        () => NotEqual(x,y),
        () => LessThan(x,y),
        () => GreaterThanOrEqual(x,y),
        () => Coalesce(s,Constant("a")),
        () => ArrayIndex(arr,x),
        () => ArrayIndex(arr2,x,y));

    public static string Indexes() => Each(
        () => ArrayAccess(arr,x),
        () => ArrayAccess(arr2,x,y),
        () => ArrayLength(arr),
        () => Assign(x,y),
        () => AddAssign(x,y),
        () => AddAssignChecked(x,y),
        () => SubtractAssign(x,y),
        () => MultiplyAssign(x,y));

    public static string Assignments() => Each(
        () => DivideAssign(x,y),
        () => ModuloAssign(x,y),
        () => PowerAssign(d,d),
        () => AndAssign(x,y),
        () => AndAssign(b,b),
        () => OrAssign(x,y),
        () => OrAssign(b,b),
        () => ExclusiveOrAssign(x,y));

    public static string Increments() => Each(
        () => ExclusiveOrAssign(b,b),
        () => LeftShiftAssign(x,y),
        () => RightShiftAssign(x,y),
        () => MultiplyAssignChecked(x,y),
        () => SubtractAssignChecked(x,y),
        () => Negate(x),
        () => NegateChecked(x),
        () => UnaryPlus(x));

    public static string Conversions() => Each(
        () => Not(b),
        () => Not(x),
        () => OnesComplement(x),
        () => IsTrue(b),
        () => IsFalse(b),
        () => Increment(x),
        () => Decrement(x),
        () => PreIncrementAssign(x));

    public static string Throws() => Each(
        () => PostIncrementAssign(x),
        () => PreDecrementAssign(x),
        () => PostDecrementAssign(x),
        () => Convert(x,typeof(long)),
        () => ConvertChecked(x,typeof(byte)),
        () => Convert(x,typeof(int?)),
        () => TypeAs(o,typeof(string)),
        () => TypeIs(o,typeof(string)));

    public static string Conditions() => Each(
        () => TypeEqual(o,typeof(string)),
        () => Unbox(o,typeof(int)),
        () => Quote(Lambda(x)),
        () => Throw(Constant(new Exception("a"))),
        () => Rethrow(),
        () => Throw(Constant(new Exception("b")), typeof(int)),
        () => Condition(b,x,y),
        () => IfThen(b,x));

    public static string Blocks() => Each(
        () => IfThenElse(b,x,y),
        () => Default(typeof(int)),
        () => Empty(),
        () => Block(x,y),
        () => Block(new[]{x,y}, Assign(x,y), y),
        () => Block(x),
        () => Loop(x),
        () => Loop(x, Label("brk"), Label("cont")));

    public static string Labels() => Each(
        () => Label(Label("l")),
        () => Label(Label(typeof(int),"l"), x),
        () => Label(Label()),
        () => Goto(Label("l")),
        () => Break(Label("l")),
        () => Continue(Label("l")),
        () => Return(Label(typeof(int),"l"),x),
        () => Return(Label()));

    public static string Controls() => Each(
        () => Switch(x, y, SwitchCase(Constant(1),Constant(2),Constant(3)), SwitchCase(Constant(4),Constant(5))),
        () => Switch(x, SwitchCase(Empty(),Constant(2))),
        () => TryCatch(x, Catch(typeof(Exception), y)),
        () => TryCatchFinally(x, s, Catch(Parameter(typeof(ArgumentException),"e"), y), Catch(typeof(Exception), y, b)),
        () => TryFinally(x,y),
        () => TryFault(x,y),
        () => Invoke(Lambda(x,x),y),
        () => Lambda(x));

    public static string Lambdas() => Each(
        () => Lambda(x,x),
        () => Lambda(Add(x,y),x,y),
        () => Lambda(x,"name",new[]{x}),
        () => Call(s,"Trim",null),
        () => Call(typeof(Math).GetMethod("Abs",new[]{typeof(int)}),x),
        () => Call(typeof(string),"Concat",null,s,s),
        () => Call(typeof(Enumerable),"Count",new[]{typeof(int)},li),
        () => Property(s,"Length"));

    public static string Calls() => Each(
        () => Field(null,typeof(string).GetField("Empty")),
        () => Property(null,typeof(DateTime),"Now"),
        () => New(typeof(object)),
        () => New(typeof(List<int>)),
        () => New(typeof(V)),
        () => New(typeof(string).GetConstructor(new[]{typeof(char),typeof(int)}),Constant('c'),x),
        () => NewArrayInit(typeof(int),x,y),
        () => NewArrayBounds(typeof(int),x,y));

    public static string Members() => Each(
        () => NewArrayInit(typeof(int[])),
        () => ListInit(New(typeof(List<int>)),x,y),
        () => MakeIndex(li,typeof(List<int>).GetProperty("Item"),new[]{x}),
        () => ListInit(New(typeof(Dictionary<int,string>)), ElementInit(typeof(Dictionary<int,string>).GetMethod("Add"),x,s)),
        () => Constant(null),
        () => Constant(1),
        () => Constant("a\"b"),
        () => Constant('c'));

    public static string News() => Each(
        () => Constant(1.5),
        () => Constant(true),
        () => Constant(new object()),
        () => Constant(new int[0]),
        () => Constant(typeof(int)),
        () => Constant(DayOfWeek.Friday),
        () => Constant(null,typeof(string)),
        () => Constant(new V()));

    public static string Constants() => Each(
        () => Constant(1m),
        () => Constant(DateTime.MinValue),
        () => Constant(new List<int>()),
        () => Parameter(typeof(int)),
        () => Variable(typeof(int)),
        () => Add(Parameter(typeof(int)),Parameter(typeof(int))),
        () => Parameter(typeof(int).MakeByRefType(),"r"),
        () => Lambda(Parameter(typeof(int)) is var pp ? Add(pp,pp):null, (ParameterExpression)null ?? x));

    public static string Numbers() => Each(
        () => Lambda(Constant(1)),
        () => Lambda(typeof(Action), Empty()),
        () => Parameter(typeof(Exception), ""),
        () => Coalesce(n,x),
        () => ReferenceEqual(s,o),
        () => ReferenceNotEqual(s,o),
        () => SwitchCase(Constant(4),Constant(5)),
        () => Catch(typeof(Exception), y, b));

    public static string Parameters() => Each(
        () => Catch(Parameter(typeof(Exception),"q"), y),
        () => Label("z"),
        () => Label(typeof(int)),
        () => Label(),
        () => Bind(typeof(V).GetField("A"),x),
        () => ElementInit(typeof(List<int>).GetMethod("Add"),x),
        () => TryFinally(Block(x,Throw(Constant(null,typeof(Exception)))),Block(y,Return(Label("w")))),
        () => Lambda(Lambda(x,y),x));

    public static string Parts() => Each(
        () => Block(Label(Label()),Goto(Label())));

    // ---- lambdas of compilers

    public static string ClosureTexts() { int k = 3; Expression<Func<int, int>> e = x => x + k; return e.ToString(); }
    public static string AnonymousTexts() { Expression<Func<P, object>> e = p => new { p.Name, p.X, Z = p.L.Count, W = p[3], P.S, P.Q }; return e.ToString(); }
    public static string InitializerTexts() { Expression<Func<int, P>> e = a => new P { X = a, Name = "a", L = { 1, 2 } }; return e.ToString(); }
    public static string NestedInitializerTexts() { Expression<Func<int, P>> e = a => new P { Next = { Name = "b", L = { a } } }; return e.ToString(); }
    public static string GenericTexts() => Generic(3) + Generic("a");
    private static string Generic<T>(T t) { Expression<Func<List<T>, int>> e = a => a.Where(v => v.Equals(t)).Count(); return e.ToString(); }
    public static string LogicTexts() { Expression<Func<int[], int?, bool>> e = (a, n) => a[0] == n && a.Length > 3 || a.Contains(4) && n is int && (object)n as string == null; return e.ToString(); }
    public static string ActionTexts() { Expression<Action> e = () => Console.WriteLine("a"); return e.ToString(); }
    public static string InterpolationTexts() { Expression<Func<decimal, DateTime, string>> e = (d, t) => $"{d + 1} {t:yyyy}" + (d > 3 ? "a" : d.ToString() ?? "b"); return e.ToString(); }
    public static string InnerLambdaTexts() { Func<int, int> f = x => x; Expression<Func<int, Func<int, int>>> e = a => b => f(a) + checked(b * 2) + ~a - -a; return e.ToString(); }
    public static string LinqTexts() { Expression<Func<List<int>, IEnumerable<string>>> e = l => l.Where(x => x > 3).OrderBy(x => -x).Select(x => x.ToString("D2")).Take(3); return e.ToString(); }
    public static string EnumTexts() { Expression<Func<DayOfWeek, bool>> e = d => d == DayOfWeek.Friday || (d & DayOfWeek.Monday) != 0; return e.ToString(); }
    public static string NullableTexts() { Expression<Func<int?, long?, object>> e = (a, b) => a.HasValue ? a.Value + b : a ?? b; return e.ToString(); }
    public static string ArrayTexts() { Expression<Func<int, object>> e = n => new object[] { n, "s", new int[n], new[] { 1.5 }, new List<int> { n }, new Dictionary<string, int> { { "k", n } } }; return e.ToString(); }
    public static string StructTexts() { Expression<Func<V, V, int>> e = (a, b) => (int)(a + b) + a.A + default(V).A; return e.ToString(); }
    public static string CharTexts() { Expression<Func<string, bool>> e = s => s[0] == 'x' && s != "y" && s.Length != 3; return e.ToString(); }
    public static string StaticTexts() { Expression<Func<string, bool>> e = s => string.IsNullOrEmpty(s) || s == string.Empty || Math.Abs(s.Length) > int.MaxValue; return e.ToString(); }
    public static string ConversionTexts() { Expression<Func<int, double>> e = n => (byte)n + (long)n * 1.5 + checked((short)n) + (float)n; return e.ToString(); }
    public static string DeepTexts() { Expression<Func<P, bool>> e = p => p.Next != null && p.Next.Next.Name.ToUpper().Substring(1, 2) + "!" == "A" + p.Name; return e + "|" + e.Body + "|" + e.Parameters[0]; }
}
