using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

#nullable disable

/// <summary>What factories of nodes refuse, how they say so, and what they make of the rest.</summary>
public static class ExpressionFailures
{
    public class B0 { public static B0 operator +(B0 a, B0 b) => a; }

    public class D0 : B0
    {
        private int hid = 1;
        internal int Hid2 => 2 + hid;
        public int WO { set { } }
        public int RO => 1;
        public readonly int RF = 1;
        public int this[int i] => i;
        public static int SP => 1;
        public int F;
        public int x;
        public int X;
        protected int Pr { get; set; }
    }

    public abstract class Abs { public Abs(int a) { } }
    public class NoCtor { public NoCtor(int a) { } }

    public class Gen<T>
    {
        public T V;
        public static T S<U>(U u) => default(T);
    }

    public struct V
    {
        public int A;
        public static V operator +(V a, V b) => a;
        public static bool operator true(V v) => true;
        public static bool operator false(V v) => false;
        public static explicit operator int(V v) => 1;
        public static V operator ~(V v) => v;
    }

    private sealed class Ext : Expression { }
    private sealed class Ext2 : Expression { public override ExpressionType NodeType => ExpressionType.Extension; }

    private sealed class Ext3 : Expression
    {
        public override ExpressionType NodeType => ExpressionType.Extension;
        public override Type Type => typeof(int);
        public override bool CanReduce => true;
        public override Expression Reduce() => Constant(5);
    }

    private sealed class Ext4 : Expression
    {
        public override ExpressionType NodeType => ExpressionType.Extension;
        public override Type Type => typeof(int);
        public override bool CanReduce => true;
        public override string ToString() => "E4";
    }

    private sealed class V1 : ExpressionVisitor { }

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

    public static int Gn<Q>(Q q) => 1;

    private static readonly MethodInfo abs = typeof(Math).GetMethod("Abs", new[] { typeof(int) }), max = typeof(Math).GetMethod("Max", new[] { typeof(int), typeof(int) }), sub = typeof(string).GetMethod("Substring", new[] { typeof(int) });

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
        li = Parameter(typeof(List<int>),"li"),
        by = Parameter(typeof(byte),"by"),
        d0 = Parameter(typeof(D0),"d0"),
        v = Parameter(typeof(V),"v"),
        nv = Parameter(typeof(V?),"nv"),
        dw = Parameter(typeof(DayOfWeek),"dw"),
        l = Parameter(typeof(long),"l"),
        u = Parameter(typeof(uint),"u"),
        c = Parameter(typeof(char),"c"),
        dm = Parameter(typeof(decimal),"dm"),
        ex = Parameter(typeof(Exception),"ex");

    public static string ArithmeticOperands() => Each(
        () => Add(x,d), () => Add(s,s), () => Add(by,by), () => Add(b,b), () => Add(null,x), () => Add(x,null), () => Add(d0,d0),
        () => Add(d0,d0).Type, () => Add(x,n), () => Add(dw,dw), () => Add(c,c), () => And(d,d), () => And(x,l), () => AndAlso(x,x),
        () => AndAlso(b,nb), () => OrElse(s,s), () => LeftShift(x,l), () => LeftShift(l,x), () => LeftShift(x,n), () => LeftShift(x,n).Type,
        () => LeftShift(by,x).Type);

    public static string ComparedOperands() => Each(
        () => LessThan(s,s), () => LessThan(b,b), () => LessThan(c,c), () => LessThan(dw,dw), () => Equal(x,l), () => Equal(s,x), () => Equal(v,v),
        () => Equal(o,s), () => Equal(n,Constant(null)), () => Equal(x,Constant(null)), () => Equal(n,x), () => Equal(dw,dw),
        () => Equal(s,Constant(null)), () => Equal(nv,Constant(null)), () => Equal(nv,Constant(null,typeof(V?))), () => Equal(li,s),
        () => Equal(Parameter(typeof(IComparable)),s), () => Equal(b,b), () => ReferenceEqual(x,y), () => ReferenceEqual(s,li),
        () => ReferenceEqual(o,s), () => Power(x,x), () => Power(d,d).Method, () => Power(s,s),
        () => Power(Parameter(typeof(float)),Parameter(typeof(float))));

    public static string CoalescedAndIndexedOperands() => Each(
        () => Coalesce(x,y), () => Coalesce(n,x).Type, () => Coalesce(n,n).Type, () => Coalesce(s,o).Type, () => Coalesce(s,x), () => Coalesce(n,l),
        () => Coalesce(n,o).Type, () => ArrayIndex(x,y), () => ArrayIndex(arr,l), () => ArrayIndex(arr2,x), () => ArrayIndex(arr2,x,y).Method.Name,
        () => ArrayAccess(arr,x,y), () => ArrayAccess(x,x), () => ArrayAccess(arr,l), () => ArrayLength(x), () => ArrayLength(arr2));

    public static string AssignmentTargets() => Each(
        () => Assign(Constant(1),x), () => Assign(x,l), () => Assign(x,null), () => Assign(null,x), () => Assign(Property(d0,"RO"),x),
        () => Assign(Field(d0,"RF"),x), () => Assign(o,s).Type, () => Assign(o,x), () => AddAssign(x,l), () => AddAssign(s,s),
        () => AddAssign(Constant(1),x), () => AddAssign(Property(d0,"WO"),x), () => AddAssign(v,v).Method, () => AndAssign(d,d),
        () => AddAssign(d0,d0), () => AddAssign(x,x,null,Lambda(x,x)), () => SubtractAssign(dm,dm), () => AddAssign(by,by), () => PowerAssign(x,x));

    public static string MadeOperators() => Each(
        () => MakeBinary(ExpressionType.Call,x,y), () => MakeBinary(ExpressionType.Add,x,y), () => MakeBinary(ExpressionType.Coalesce,s,s),
        () => MakeBinary(ExpressionType.AddAssign,x,y), () => Add(x,y,typeof(Math).GetMethod("Max",new[]{typeof(int),typeof(int)})),
        () => Add(x,y,typeof(Math).GetMethod("Max",new[]{typeof(long),typeof(long)})),
        () => Add(x,y,typeof(Math).GetMethod("Abs",new[]{typeof(int)})),
        () => Add(n,n,typeof(Math).GetMethod("Max",new[]{typeof(int),typeof(int)})).Type, () => Add(x,y,typeof(object).GetMethod("ToString")),
        () => AndAlso(v,v), () => And(v,v), () => Modulo(b,b), () => Multiply(s,x), () => ExclusiveOr(b,b).Type, () => Or(nb,nb).Type,
        () => Subtract(n,Constant(1,typeof(int?))).Type);

    public static string UnaryOperands() => Each(
        () => Negate(s), () => Negate(u), () => Negate(by), () => Negate(b), () => Not(d), () => Not(s), () => Not(v).Method, () => OnesComplement(b),
        () => OnesComplement(v), () => IsTrue(x), () => IsTrue(v), () => IsTrue(nb).Type, () => IsFalse(s), () => Increment(by), () => Increment(s),
        () => UnaryPlus(b), () => UnaryPlus(u), () => PreIncrementAssign(Constant(1)), () => PreIncrementAssign(s),
        () => PostDecrementAssign(Property(d0,"RO")), () => PreIncrementAssign(v));

    public static string ConversionTypes() => Each(
        () => Convert(s,typeof(int)), () => Convert(x,typeof(string)), () => Convert(b,typeof(int)), () => Convert(x,typeof(bool)),
        () => Convert(x,typeof(object)), () => Convert(o,typeof(int)), () => Convert(s,typeof(List<int>)), () => Convert(s,typeof(IDisposable)),
        () => Convert(x,typeof(IDisposable)), () => Convert(v,typeof(int)).Method, () => Convert(nv,typeof(int?)).Method,
        () => Convert(nv,typeof(int)), () => Convert(v,typeof(int?)), () => Convert(v,typeof(long)), () => Convert(x,typeof(DayOfWeek)),
        () => Convert(x,typeof(decimal)).Method, () => Convert(x,typeof(decimal?)).Method, () => Convert(n,typeof(decimal?)),
        () => Convert(d,typeof(decimal)).Method, () => Convert(x,null), () => Convert(x,typeof(void)), () => Convert(x,typeof(List<>)),
        () => Convert(li,typeof(IEnumerable<int>)), () => Convert(arr,typeof(object[])), () => Convert(x,typeof(Enum)),
        () => Convert(x, typeof(ValueType)), () => Convert(Constant(null),typeof(int?)), () => ConvertChecked(x,typeof(object)).NodeType,
        () => ConvertChecked(x,typeof(int?)).NodeType, () => ConvertChecked(x,typeof(long)).NodeType, () => ConvertChecked(o,typeof(int)).NodeType,
        () => ConvertChecked(s,typeof(object)).NodeType, () => ConvertChecked(x,typeof(int)).NodeType, () => Convert(c,typeof(int)),
        () => Convert(s,typeof(object),typeof(object).GetMethod("ToString")),
        () => Convert(x,typeof(string),typeof(Convert).GetMethod("ToString",new[]{typeof(int)})), () => Convert(x,typeof(int).MakeByRefType()));

    public static string TypeOperands() => Each(
        () => TypeAs(o,typeof(int)), () => TypeAs(o,typeof(int?)), () => TypeAs(x,typeof(string)), () => TypeAs(o,null), () => TypeIs(o,null),
        () => TypeIs(null,typeof(int)), () => Unbox(s,typeof(int)), () => Unbox(o,typeof(string)), () => Unbox(o,typeof(int?)), () => Quote(x),
        () => Quote(Lambda(x,x)).Type, () => Throw(x), () => Throw(s), () => MakeUnary(ExpressionType.Add,x,null),
        () => MakeUnary(ExpressionType.Convert,x,typeof(long)), () => Negate(x,typeof(Math).GetMethod("Abs",new[]{typeof(int)})),
        () => Negate(x,typeof(Math).GetMethod("Max",new[]{typeof(int),typeof(int)})),
        () => Negate(s,typeof(Math).GetMethod("Abs",new[]{typeof(int)})), () => Negate(n,typeof(Math).GetMethod("Abs",new[]{typeof(int)})).Type);

    public static string ParametersAndConstants() => Each(
        () => Parameter(null), () => Parameter(typeof(void)), () => Parameter(typeof(List<>)), () => Variable(typeof(int).MakeByRefType()),
        () => Variable(typeof(int*)), () => Constant(1,typeof(long)), () => Constant(null,typeof(int)), () => Constant("a",typeof(object)).Type,
        () => Constant(1,typeof(int?)).Type, () => Constant(1,null), () => Constant(typeof(int)).Type, () => Constant(1, typeof(IComparable)),
        () => Default(typeof(void)), () => Default(null), () => Default(typeof(List<>)));

    public static string ConditionTypes() => Each(
        () => Condition(x,x,x), () => Condition(b,x,l), () => Condition(b,s,o), () => Condition(b,s,o,typeof(object)).Type,
        () => Condition(b,x,s,typeof(void)).Type, () => Condition(b,x,x,typeof(long)), () => Condition(null,x,x), () => IfThen(b,null),
        () => IfThen(x,x));

    public static string LambdaTypes() => Each(
        () => Lambda<Func<int>>(s), () => Lambda<Func<int,int>>(x), () => Lambda<Func<int,int>>(x,y,x), () => Lambda<Func<int,int>>(x,d),
        () => Lambda<Func<int,int,int>>(x,x,x), () => Lambda<int>(x), () => Lambda<Delegate>(x), () => Lambda<Action>(x).Type,
        () => Lambda<Func<object>>(s).Type, () => Lambda<Func<object>>(x), () => Lambda(null), () => Lambda(x,x,x), () => Lambda(x,x,y).Type,
        () => Lambda(Empty(),x).Type, () => Lambda(typeof(string),x), () => Lambda<Func<string,int>>(Constant(1),o).Type,
        () => Lambda<Func<int,int>>(x,(ParameterExpression)null),
        () => Lambda<Func<Expression<Func<int>>>>(Lambda<Func<int>>(Constant(1))).Body.NodeType, () => Lambda(Add(x,y),x).Compile(),
        () => Lambda<Func<int>>(Add(x,Constant(1))).Compile());

    public static string DelegateTypes() => Each(
        () => GetFuncType(typeof(int),typeof(string)), () => GetActionType(typeof(int)), () => GetActionType(), () => GetFuncType(),
        () => GetDelegateType(typeof(int),typeof(void)), () => GetDelegateType(typeof(int)), () => GetDelegateType(), () => GetFuncType((Type)null),
        () => GetFuncType(Enumerable.Repeat(typeof(int),18).ToArray()), () => TryGetFuncType(Enumerable.Repeat(typeof(int),18).ToArray(), out var t));

    public static string InvokedTypes() => Each(
        () => Invoke(x), () => Invoke(Lambda(x,x)), () => Invoke(Lambda(x,x),s), () => Invoke(Lambda(x,x),y).Type,
        () => Invoke(Constant((Func<int,int>)(q=>q)),x,y), () => Invoke(null,x));

    public static string PropertyNames() => Each(
        () => Property(s,"length"), () => Property(d0,"RO").Member.Name, () => Property(d0,"Hid2"), () => Property(d0,"Pr"), () => Property(d0,"SP"),
        () => Property(d0,typeof(D0),"SP"), () => Property(null,typeof(D0),"SP"), () => Property(null,typeof(D0),"RO"), () => Property(null,"RO"),
        () => Property(d0,(string)null), () => Property(s,typeof(D0).GetProperty("RO")),
        () => Property(d0,typeof(D0).GetProperty("RO").GetGetMethod()), () => Property(s,typeof(string).GetMethod("Trim",Type.EmptyTypes)),
        () => Property(d0,(PropertyInfo)null));

    public static string FieldNames() => Each(
        () => Field(d0,"F"), () => Field(d0,"hid"), () => Field(d0,"nope"), () => Field(d0,"X"), () => Field(null,typeof(D0).GetField("F")),
        () => Field(s,typeof(D0).GetField("F")), () => Field(d0,typeof(string).GetField("Empty")), () => Field(null,typeof(string),"Empty"),
        () => Field(d0,typeof(D0),"nope"), () => PropertyOrField(d0,"f"), () => PropertyOrField(d0,"ro"), () => PropertyOrField(d0,"nope"),
        () => PropertyOrField(d0,"hid"), () => MakeMemberAccess(d0,typeof(D0).GetMethod("get_RO")), () => MakeMemberAccess(d0,null),
        () => Property(d0,"Item",x), () => Property(d0,"Item",s), () => Property(d0,"Item"), () => Property(d0,"Item",x,y),
        () => MakeIndex(d0,typeof(D0).GetProperty("Item"),new[]{s}), () => MakeIndex(arr,null,new[]{x}),
        () => MakeIndex(d0,typeof(D0).GetProperty("RO"),new Expression[0]), () => Property(d0,typeof(D0).GetProperty("Item"),x,y));

    public static string CallArguments() => Each(
        () => Call(s,typeof(string).GetMethod("Trim",Type.EmptyTypes),x), () => Call(typeof(string).GetMethod("Trim",Type.EmptyTypes)),
        () => Call(x,typeof(string).GetMethod("Trim",Type.EmptyTypes)), () => Call(s,typeof(Math).GetMethod("Abs",new[]{typeof(int)}),x),
        () => Call(typeof(Math).GetMethod("Abs",new[]{typeof(int)}),s), () => Call(typeof(Math).GetMethod("Abs",new[]{typeof(int)}),(Expression)null),
        () => Call((MethodInfo)null), () => Call(typeof(ExpressionFailures).GetMethod("Gn"),x), () => Call(x,"ToString",null),
        () => Call(x,"ToString",Type.EmptyTypes), () => Call(d0,"Nope",null), () => Call(d0,"Nope",null,x),
        () => Call(typeof(Gen<int>),"S",new[]{typeof(string)},s), () => Call(typeof(Gen<int>),"S",null,s),
        () => Call(typeof(Gen<int>),"S",new[]{typeof(int),typeof(int)},s), () => Call(typeof(Gen<int>),"s",new[]{typeof(string)},s),
        () => Call(x,typeof(object).GetMethod("ToString")), () => Call(x,typeof(IComparable).GetMethod("CompareTo"),o),
        () => Call((Expression)null,"a",null), () => Call((Type)null,"a",null));

    public static string Constructors() => Each(
        () => New(typeof(NoCtor)), () => New(typeof(Abs)), () => New(typeof(Abs).GetConstructors()[0],x),
        () => New(typeof(NoCtor).GetConstructors()[0]), () => New(typeof(NoCtor).GetConstructors()[0],s), () => New((Type)null),
        () => New((ConstructorInfo)null), () => New(typeof(void)), () => New(typeof(List<>)), () => New(typeof(IDisposable)), () => New(typeof(int)),
        () => New(typeof(string)), () => New(typeof(NoCtor).GetConstructors()[0],new[]{x},typeof(D0).GetField("F")),
        () => New(typeof(NoCtor).GetConstructors()[0],new[]{x},new MemberInfo[0]));

    public static string ArrayItems() => Each(
        () => NewArrayInit(typeof(int),s), () => NewArrayInit(typeof(object),s), () => NewArrayInit(typeof(object),x), () => NewArrayInit(null,x),
        () => NewArrayInit(typeof(void)), () => NewArrayInit(typeof(int),(Expression)null), () => NewArrayBounds(typeof(int)),
        () => NewArrayBounds(typeof(int),s), () => NewArrayBounds(typeof(int),l).Type, () => NewArrayBounds(typeof(void),x));

    public static string Bindings() => Each(
        () => Bind(typeof(D0).GetProperty("RO"),x), () => Bind(typeof(D0).GetField("F"),s), () => Bind(typeof(D0).GetField("F"),x),
        () => Bind(typeof(D0).GetMethod("get_RO"),x), () => Bind((MemberInfo)null,x),
        () => MemberInit(New(typeof(object)),Bind(typeof(D0).GetField("F"),x)), () => MemberInit(null),
        () => ListInit(New(typeof(List<int>)), new Expression[0]), () => ElementInit(typeof(List<int>).GetMethod("Clear")),
        () => ElementInit(typeof(List<int>).GetMethod("Remove"),x), () => ElementInit(typeof(List<int>).GetMethod("Add"),s),
        () => ListBind(typeof(D0).GetField("F")), () => MemberBind(typeof(D0).GetField("F"),Bind(typeof(D0).GetField("F"),x)),
        () => MemberBind(typeof(D0).GetProperty("WO")));

    public static string Blocks() => Each(
        () => Block(new Expression[0]).Type, () => Block((Expression)null,x), () => Block(typeof(string),x), () => Block(typeof(object),s).Type,
        () => Block(typeof(void),x).Type, () => Block(new[]{x,x},y), () => Block(new ParameterExpression[]{null},y),
        () => Block((IEnumerable<Expression>)null), () => Block(x,s).Result, () => Block(new[]{Parameter(typeof(int).MakeByRefType())},x));

    public static string LabelTypes() => Each(
        () => Loop(null), () => Loop(x,Label(typeof(int))).Type, () => Loop(x,null,Label(typeof(int))), () => Label(typeof(int).MakeByRefType()),
        () => Label((LabelTarget)null), () => Label(Label(typeof(int))), () => Label(Label(typeof(int)),s), () => Label(Label(),x).Type,
        () => Goto(null), () => Goto(Label(typeof(int))), () => Return(Label(typeof(int)),s), () => Return(Label(),s),
        () => Break(Label(typeof(object)),s).Type, () => Break(Label(),typeof(int)).Type,
        () => MakeGoto(GotoExpressionKind.Continue,Label("q"),null,typeof(void)));

    public static string SwitchTypes() => Each(
        () => Switch(null), () => Switch(x), () => Switch(x,s), () => Switch(x,s).Type, () => Switch(x,y,SwitchCase(s,x)),
        () => Switch(x,SwitchCase(y,x)), () => Switch(x,y,SwitchCase(y,s)), () => Switch(x,y,SwitchCase(y,x,s)),
        () => Switch(typeof(object),x,s,null,SwitchCase(o,x)).Type, () => Switch(typeof(void),x,s,null,SwitchCase(x,x)).Type, () => SwitchCase(x),
        () => SwitchCase(null,x), () => Switch(s,x,SwitchCase(x,s)).Comparison, () => Switch(x,s,SwitchCase(s,x)).Comparison == null,
        () => Switch(v,x,SwitchCase(x,v)), () => Switch(x,x,typeof(Math).GetMethod("Max",new[]{typeof(int),typeof(int)}),SwitchCase(x,x)),
        () => Switch(Empty()));

    public static string TryParts() => Each(
        () => TryCatch(x), () => TryCatch(x,Catch(typeof(Exception),s)),
        () => MakeTry(typeof(object),s,null,null,new[]{Catch(typeof(Exception),o)}).Type, () => MakeTry(null,x,x,x,null), () => TryFinally(x,null),
        () => TryFault(x,null), () => Catch((Type)null,x), () => Catch(typeof(Exception),null), () => Catch(typeof(Exception),x,x),
        () => Catch((ParameterExpression)null,x), () => Catch(typeof(string),x), () => MakeCatchBlock(typeof(ArgumentException),ex,x,null),
        () => TryFinally(null,x));

    public static string Extensions() => Each(
        () => Lambda<Action>(Goto(Label("q"))).Compile(), () => Lambda<Action>(Rethrow()).Compile(), () => x.Reduce() == x, () => x.ReduceAndCheck(),
        () => x.CanReduce, () => new Ext().NodeType, () => new Ext2().ToString(), () => new Ext2().Type, () => new Ext2().Reduce(),
        () => new Ext3().ToString(), () => Add(new Ext3(),x), () => Lambda<Func<int>>(new Ext3()).Compile()(), () => Add(new Ext4(),x),
        () => new Ext4().ReduceAndCheck(), () => new V1().Visit(new Ext2()), () => new V1().Visit(new Ext3()));

    public static string ArgumentNames() => Each(
        () => Call(abs,s), () => Call(abs,new Expression[]{s}), () => Call(null,abs,s), () => Call(null, abs, new List<Expression>{s}),
        () => Call(max,x,s), () => Call(max,new Expression[]{x,s}), () => Call(s,sub,s), () => Call(s,sub,new Expression[]{s}),
        () => Call(null,abs,(Expression)null), () => Call(abs,new Expression[]{null}), () => Call(max,x,null), () => Call(max,x), () => Call(max),
        () => Call(max,x,x,x), () => Call(s,sub), () => Invoke(Lambda(x,x),s), () => Invoke(Lambda(x,x),new List<Expression>{s}),
        () => Invoke(Lambda(x,x,Parameter(typeof(int))),x,s), () => Invoke(Lambda(x,x),(Expression)null), () => Invoke(Lambda(x,x)),
        () => Block(x,null), () => Block(x,x,null), () => Block(new Expression[]{x,null}),
        () => New(typeof(string).GetConstructor(new[]{typeof(char),typeof(int)}),x,x), () => NewArrayInit(typeof(int),x,null),
        () => Call(typeof(int).GetMethod("ToString",Type.EmptyTypes)), () => Call(x, abs, x));

    public static string CoalesceTypes() => Each(
        () => Coalesce(Constant(null,typeof(int?)),Constant((short)1)).Type,
        () => Lambda<Func<int>>(Coalesce(Constant(null,typeof(int?)),Constant((short)7))).Compile()(),
        () => Lambda<Func<object>>(Coalesce(Constant(1,typeof(int?)),Constant(null,typeof(object)))).Compile()(),
        () => Lambda<Func<long>>(Coalesce(Constant(1,typeof(int?)),Constant(3L))).Compile()(),
        () => Lambda<Func<decimal>>(Coalesce(Constant(1,typeof(int?)),Constant(3m))).Compile()(),
        () => Coalesce(Constant(1,typeof(int?)),Constant(3m)).Type, () => Coalesce(Constant(1,typeof(int?)),Constant("a")),
        () => Coalesce(Constant(1L,typeof(long?)),Constant(1)).Type, () => Coalesce(s,Constant(new object())).Type,
        () => Coalesce(Constant(new object()),s).Type, () => Coalesce(Constant(DayOfWeek.Friday,typeof(DayOfWeek?)),Constant(null,typeof(Enum))).Type,
        () => Coalesce(Constant(1,typeof(int?)),Constant(null,typeof(IComparable))).Type);
}
