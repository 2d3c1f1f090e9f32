using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text;
using System.Threading.Tasks;
using static System.Linq.Expressions.Expression;

#nullable disable

namespace Conformance
{
    public interface IEntity
    {
        int Id { get; }
        string Name => "dflt";
    }

    public class E1 : IEntity
    {
        public int Id { get; set; }
        public string Tag = "t";
    }

    public interface IRepo
    {
        int Load(int id, string s);
        string this[int i] { get; }
    }

    public static class It
    {
        public static T IsAny<T>() => default;
        public static T Is<T>(Expression<Func<T,bool>> p) => default;
    }

    public class Notifier : INotifyPropertyChanged
    {
        public event PropertyChangedEventHandler PropertyChanged;
        int age;
        public int Age { get => age; set { age = value; Raise(() => Age); } }
        void Raise<T>(Expression<Func<T>> e) => PropertyChanged?.Invoke(this, new PropertyChangedEventArgs(((MemberExpression)e.Body).Member.Name));
    }

    public abstract class Spec<T>
    {
        public abstract Expression<Func<T,bool>> To();
        public bool Ok(T t) => To().Compile()(t);
        public static Spec<T> operator &(Spec<T> a, Spec<T> b) => new AndSpec<T>(a,b);
        public static Spec<T> operator !(Spec<T> a) => new NotSpec<T>(a);
    }

    public class AndSpec<T>(Spec<T> a, Spec<T> b) : Spec<T>
    {
        public override Expression<Func<T,bool>> To()
        {
            var p = Parameter(typeof(T));
            return Lambda<Func<T,bool>>(AndAlso(Invoke(a.To(),p),Invoke(b.To(),p)),p);
        }
    }

    public class NotSpec<T>(Spec<T> a) : Spec<T>
    {
        public override Expression<Func<T,bool>> To()
        {
            var e = a.To();
            return Lambda<Func<T,bool>>(Not(e.Body), e.Parameters);
        }
    }

    public class FnSpec<T>(Expression<Func<T,bool>> e) : Spec<T>
    {
        public override Expression<Func<T,bool>> To() => e;
    }

    public record Rec(int A, string B);
    public class Base
    {
        public virtual string V() => "b";
    }

    public class Der : Base
    {
        public override string V() => "d" + base.V();
    }

    public struct Pt
    {
        public int X, Y;
        public Pt(int x, int y)
        {
            X = x;
            Y = y;
        }

        public int Sum() => X + Y;
        public void Move(int d)
        {
            X += d;
        }

        public override string ToString() => $"({X},{Y})";
    }

    public class Holder
    {
        public Pt P;
        public Pt Q {get;set;}
        public Pt[] Arr = new Pt[2];
        public readonly int R = 4;
        public const int K = 9;
        public static readonly Holder One = new();
        public event Action Ev;
        public void Fire() => Ev?.Invoke();
        public int? N;
        public List<Pt> L = new();
        public Dictionary<string,int> D = new();
    }

    public class StaticFails
    {
        static StaticFails() => throw new InvalidOperationException("cctor");
        public static int X = 1;
        public static int M() => 1;
    }

    public static class ExpressionUses
    {
        static string R(params Func<object>[] f)
        {
            var s = new StringBuilder();
            foreach (var g in f)
            {
                try { s.Append(g()); } catch (Exception e)
                {
                    s.Append(e.GetType().Name + ": " + e.Message);
                }
                s.Append('\n');
            }
            return s.ToString();
        }

        static X Run<X>(Expression b) => Lambda<Func<X>>(b).Compile()();
        public static string Activators()
        {
            Func<object[], object> Make(ConstructorInfo c)
            {
                var p = Parameter(typeof(object[]), "args");
                return Lambda<Func<object[], object>>(Convert(New(c, c.GetParameters().Select((q, i) => Convert(ArrayIndex(p, Constant(i)), q.ParameterType))), typeof(object)), p).Compile();
            }
            return R(() => Make(typeof(Rec).GetConstructors()[0])(new object[] { 3, "b" }), () => Make(typeof(Pt).GetConstructors()[0])(new object[] { 3, 4 }), () => Make(typeof(Rec).GetConstructors()[0])(new object[] { "x", "b" }), () => Make(typeof(E1).GetConstructors()[0])(null));
        }

        public static string Mapper()
        {
            Func<A,B> Map<A,B>()
            {
                var s = Parameter(typeof(A), "s");
                var binds = typeof(B).GetProperties().Where(p => p.CanWrite && typeof(A).GetProperty(p.Name) != null).Select(p => (MemberBinding)Bind(p, Property(s, p.Name)));
                return Lambda<Func<A,B>>(MemberInit(New(typeof(B)), binds), s).Compile();
            }
            return Map<Src, Dst>()(new Src { A = 1, B = "x", C = 3 }).ToString();
        }

        public class Src
        {
            public int A {get;set;}
            public string B {get;set;}
            public int C {get;set;}
        }

        public class Dst
        {
            public int A {get;set;}
            public string B {get;set;}
            public int Z {get;set;}
            public override string ToString() => A + B + Z;
        }

        public static string Notify()
        {
            var n = new Notifier();
            string s = "";
            n.PropertyChanged += (o, e) => s += e.PropertyName;
            n.Age = 3;
            n.Age = 4;
            return s;
        }

        public static string Specs()
        {
            Spec<int> a = new FnSpec<int>(x => x > 3), b = new FnSpec<int>(x => x % 2 == 0);
            var c = a & !b;
            return c.Ok(5) + "" + c.Ok(4) + c.Ok(1) + c.To();
        }

        public static string Mocks()
        {
            string D(Expression<Func<IRepo, object>> e)
            {
                var b = e.Body is UnaryExpression u ? u.Operand : e.Body;
                var m = (MethodCallExpression)b;
                return m.Method.Name + "(" + string.Join(",", m.Arguments.Select(a => a is MethodCallExpression c && c.Method.DeclaringType == typeof(It) ? c.Method.Name + "<" + c.Method.GetGenericArguments()[0].Name + ">" : Lambda(a).Compile().DynamicInvoke())) + ")";
            }
            int k = 3;
            return D(r => r.Load(It.IsAny<int>(), "a" + k)) + D(r => r.Load(k + 1, It.Is<string>(s => s.Length > 2))) + D(r => r[k]);
        }

        static Expression<Func<X,bool>> ById<X>(int id) where X : IEntity => x => x.Id == id;
        static Expression<Func<X,string>> TagOf<X>() where X : E1 => x => x.Tag + x.Id;
        static Expression<Func<X,string>> Str<X>() where X : struct => x => x.ToString() + x.Equals(x) + x.GetHashCode();
        public static string Constraints()
        {
            var e = ById<E1>(3);
            var q = new[] { new E1 { Id = 3 }, new E1 { Id = 4 } }.AsQueryable();
            return e + "|" + q.Count(e) + "|" + TagOf<E1>() + TagOf<E1>().Compile()(new E1 { Id = 9 }) + "|" + Str<int>() + Str<int>().Compile()(5) + ((Expression<Func<IEntity,string>>)(i => i.Name)).Compile()(new E1());
        }

        public static string Structs()
        {
            var h = new Holder { P = new Pt(1, 2), Q = new Pt(3, 4) };
            var c = Constant(h);
            Expression<Func<Holder, string>> e = x => x.P.X + x.P.Sum() + x.Q.Sum() + x.Arr[0].X + x.P.ToString() + new Pt(5, 6).Sum() + new Pt { X = 4 }.X + x.L.Count + Holder.K + Holder.One.R + x.N;
            return R(() => e.Compile()(h), () => { Run<int>(Block(Call(Field(c, "P"), "Move", null, Constant(10)), Constant(0))); return h.P; }, () => { Run<int>(Block(Call(Property(c, "Q"), "Move", null, Constant(10)), Constant(0))); return h.Q; }, () => { Run<int>(Block(Assign(Field(ArrayAccess(Field(c, "Arr"), Constant(1)), "Y"), Constant(7)), Constant(0))); return h.Arr[1]; }, () => Run<string>(Call(Convert(Field(c, "P"), typeof(object)), "ToString", null)), () => e);
        }

        public static string Throws() => R(() => Run<int>(Field(null, typeof(StaticFails), "X")), () => Run<int>(Call(typeof(StaticFails), "M", null)), () => Run<string>(Call(Constant(null, typeof(Base)), "V", null)), () => Run<string>(Field(Constant(null, typeof(E1)), "Tag")), () => Run<int>(Property(Constant(null, typeof(E1)), "Id")), () => Run<int>(Invoke(Constant(null, typeof(Func<int>)))), () => Run<object>(Throw(Constant(null, typeof(Exception)), typeof(object))), () => Run<int>(Property(Constant(new Dictionary<string, int>()), "Item", Constant("q"))), () => Run<Pt>(Convert(Constant("a", typeof(object)), typeof(Pt))), () => Run<List<int>>(Convert(Constant(new Holder(), typeof(object)), typeof(List<int>))), () => Run<int[]>(Convert(Constant(new string[0], typeof(object)), typeof(int[]))), () => Run<DayOfWeek>(Convert(Constant(3, typeof(object)), typeof(DayOfWeek))), () => Run<int>(Convert(Constant(DayOfWeek.Friday, typeof(object)), typeof(int))), () => Run<long>(Convert(Constant(3, typeof(object)), typeof(long))), () => Run<int?>(Convert(Constant(3L, typeof(object)), typeof(int?))), () => Run<object>(NewArrayInit(typeof(string), Constant("a"))).GetType(), () => { var a = new string[1]; Run<object>(Assign(ArrayAccess(Constant(a, typeof(object[])), Constant(0)), Constant(new object()))); return "no"; });
        public static string Virtuals() => R(() => Run<string>(Call(Constant(new Der(), typeof(Base)), "V", null)), () => Run<string>(Call(Constant(new Der(), typeof(Base)), typeof(Base).GetMethod("V"))), () => Run<string>(Call(Convert(Constant(5), typeof(object)), "ToString", null)), () => Run<string>(Call(Constant(DayOfWeek.Monday), "ToString", null)), () => Run<int>(Call(Convert(Constant(5), typeof(IComparable)), "CompareTo", null, Convert(Constant(6), typeof(object)))), () => Run<string>(Call(Convert(Constant(new E1()), typeof(IEntity)), typeof(IEntity).GetMethod("get_Name"))), () => Run<bool>(Call(Constant(null, typeof(int?)), "Equals", null, Constant(null))), () => Run<string>(Call(Constant(null, typeof(int?)), "ToString", null)), () => Run<int>(Call(Constant(4, typeof(int?)), "GetValueOrDefault", null)), () => Run<Type>(Call(Constant(new Der(), typeof(object)), "GetType", null)), () => Run<bool>(Call(Constant(typeof(int), typeof(Type)), "IsAssignableFrom", null, Constant(typeof(int), typeof(Type)))), () => Run<bool>(Equal(Constant(typeof(int), typeof(Type)), Constant(typeof(int), typeof(Type)))), () => Run<string>(Property(Constant(typeof(int), typeof(Type)), "Name")), () => Run<bool>(Call(typeof(object), "ReferenceEquals", null, Constant("a"), Constant("a"))), () => Run<bool>(Call(Constant("abc"), "Contains", null, Constant("b"))));
        public static string Caches()
        {
            var cache = new ConcurrentDictionary<string, Func<int,int>>();
            Func<int,int> Get(string k) => cache.GetOrAdd(k, q => { var p = Parameter(typeof(int)); return Lambda<Func<int,int>>(Add(p, Constant(int.Parse(q))), p).Compile(); });
            return Get("3")(4) + "" + Get("3")(5) + cache.Count + ReferenceEquals(Get("3"), Get("3"));
        }

        public static string Tasks()
        {
            Expression<Func<int, Task<int>>> e = x => Task.FromResult(x + 1);
            return e.Compile()(4).Result + "" + e;
        }

        public static string Fib()
        {
            var n = Parameter(typeof(int), "n");
            var f = Variable(typeof(Func<int,int>), "f");
            var body = Block(new[] { f }, Assign(f, Lambda<Func<int,int>>(Condition(LessThan(n, Constant(2)), n, Add(Invoke(f, Subtract(n, Constant(1))), Invoke(f, Subtract(n, Constant(2))))), n)), Invoke(f, Constant(10)));
            return Run<int>(body) + "";
        }

        public static string Foreach()
        {
            var l = Parameter(typeof(List<int>), "l");
            var en = Variable(typeof(IEnumerator<int>), "e");
            var sum = Variable(typeof(int), "sum");
            var brk = Label("b");
            var body = Block(new[] { en, sum }, Assign(en, Call(Convert(l, typeof(IEnumerable<int>)), typeof(IEnumerable<int>).GetMethod("GetEnumerator"))), TryFinally(Loop(IfThenElse(Call(en, typeof(System.Collections.IEnumerator).GetMethod("MoveNext")), AddAssign(sum, Property(en, "Current")), Break(brk)), brk), Call(en, typeof(IDisposable).GetMethod("Dispose"))), sum);
            return Lambda<Func<List<int>, int>>(body, l).Compile()(new List<int> { 1, 2, 3 }) + "";
        }

        public static string StructEnumerator()
        {
            var l = Parameter(typeof(List<int>), "l");
            var en = Variable(typeof(List<int>.Enumerator), "e");
            var sum = Variable(typeof(int), "sum");
            var brk = Label(typeof(int));
            var body = Block(new[] { en, sum }, Assign(en, Call(l, "GetEnumerator", null)), Loop(IfThenElse(Call(en, "MoveNext", null), AddAssign(sum, Property(en, "Current")), Break(brk, sum)), brk));
            return Lambda<Func<List<int>, int>>(body, l).Compile()(new List<int> { 1, 2, 3 }) + "";
        }

        public static string Interp()
        {
            Expression<Func<Rec, string>> e = r => $"{r.A,5:D2}|{r.B}|{r}";
            return e.Compile()(new Rec(3, "q")) + e;
        }

        public static string Tuples()
        {
            Expression<Func<int, Tuple<int,string>>> e = x => Tuple.Create(x, "a");
            Expression<Func<int, ValueTuple<int,int>>> f = x => new ValueTuple<int,int>(x, x);
            return e.Compile()(2) + "" + f.Compile()(3) + e + f;
        }

        public static string Events()
        {
            var h = new Holder();
            int k = 0;
            Action a = () => k++;
            Lambda<Action>(Call(Constant(h), typeof(Holder).GetEvent("Ev").GetAddMethod(), Constant(a))).Compile()();
            h.Fire();
            return k + "";
        }

        public static string ManyArgs()
        {
            Expression<Func<int,int,int,int,int,int,int,int,int>> e = (a,b,c,d,f,g,h,i) => a+b*c-d+f+g*h-i;
            return e.Compile()(1,2,3,4,5,6,7,8) + e.ToString() + e.Type;
        }

        public static string Optional()
        {
            Expression<Func<string, string[]>> e = s => s.Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries);
            return string.Join("|", e.Compile()("a,,b")) + e;
        }

        public static string StringOps()
        {
            Expression<Func<string, string, bool>> e = (a, b) => a.CompareTo(b) < 0 || a.Contains(b, StringComparison.OrdinalIgnoreCase) || string.Compare(a, b, true) == 0 || a.Equals(b) || a.IndexOf('x') >= 0 || a.EndsWith("z") || string.IsNullOrWhiteSpace(a);
            return e.Compile()("b", "a") + "" + e.Compile()("a", "b") + e.Compile()("xz", "A");
        }

        public static string PropsOfExpr()
        {
            Expression<Func<int,int>> e = x => x;
            return $"{e.CanReduce} {e.Name ?? "null"} {e.TailCall} {e.Parameters[0].IsByRef} {e.Parameters[0].Type} {e.Body.CanReduce} {e.Reduce() == e} {((LambdaExpression)e).ReturnType} {e.Body == e.Parameters[0]} {e.Body is ParameterExpression} {Parameter(typeof(int).MakeByRefType()).IsByRef}";
        }

        public static string DictInit()
        {
            Expression<Func<Dictionary<string,List<int>>>> e = () => new Dictionary<string,List<int>> { { "a", new List<int> { 1 } }, { "b", new List<int>() } };
            return e.Compile()()["a"].Count + "" + e;
        }

        public static string Dyn()
        {
            var q = new[] { "b", "a" }.AsQueryable();
            var p = Parameter(typeof(string), "s");
            var l = Lambda<Func<string, bool>>(Call(typeof(ExpressionUses), nameof(Like), null, p, Constant("a")), p);
            return q.Where(l).Count() + "" + l;
        }

        public static bool Like(string a, string b) => a.Contains(b);
    }
}
