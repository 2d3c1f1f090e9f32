using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Runtime.CompilerServices;
using System.Text;
using static System.Linq.Expressions.Expression;

namespace Conformance;

#nullable disable

/// <summary>The classes of nodes, and nodes that few programs make.</summary>
public static class ExpressionClasses
{
    private static readonly ParameterExpression x = Parameter(typeof(int), "x"), s = Parameter(typeof(string), "s"), b = Parameter(typeof(bool), "b"), d = Parameter(typeof(double), "d"),
        o = Parameter(typeof(object), "o"), n = Parameter(typeof(int?), "n"), nb = Parameter(typeof(bool?), "nb"), arr = Parameter(typeof(int[]), "arr"), m = Parameter(typeof(decimal), "m");

    private static string Of(params Func<object>[] parts) => Each(parts.Select(part => (Func<object>)(() => part().GetType())).ToArray());

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

    public static class Calls
    {
        public static int F0() => 0;
        public static int F1(int a) => 0;
        public static int F2(int a, int b) => 0;
        public static int F3(int a, int b, int c) => 0;
        public static int F4(int a, int b, int c, int d) => 0;
        public static int F5(int a, int b, int c, int d, int e) => 0;
        public static int F6(int a, int b, int c, int d, int e, int f) => 0;
    }

    public static string Binaries() => Of(
        () => Add(x,x), () => Add(m,m), () => Equal(x,x), () => Equal(s,s), () => Equal(n,n), () => Equal(n,n,true,null), () => ReferenceEqual(o,s),
        () => LessThan(x,x), () => AndAlso(b,b), () => AndAlso(nb,nb), () => Assign(x,x), () => AddAssign(x,x), () => AddAssign(m,m),
        () => Coalesce(s,s), () => Coalesce(n,s,Lambda(s,x)), () => ArrayIndex(arr,x), () => Power(d,d), () => AddAssign(m,m,null,Lambda(m,m)),
        () => And(b,b), () => LessThan(n,n,true,null), () => Assign(Property(Constant(new List<int>()),"Capacity"),x));

    public static string ParametersOfTypes() => Each(new[]
    {
        typeof(bool), typeof(byte), typeof(char), typeof(DateTime), typeof(decimal), typeof(double), typeof(short), typeof(int), typeof(long), typeof(object), typeof(sbyte), typeof(float), typeof(string),
        typeof(ushort), typeof(uint), typeof(ulong), typeof(Exception), typeof(object[]), typeof(int[]), typeof(List<int>), typeof(DayOfWeek), typeof(int?), typeof(int).MakeByRefType(), typeof(Guid), typeof(Type),
    }.Select(type => (Func<object>)(() => Parameter(type).GetType())).ToArray());

    public static string ConstantsAndConditions() => Of(
        () => Constant(1), () => Constant(1,typeof(object)), () => Constant(null), () => Constant(null,typeof(object)),
        () => Constant(null,typeof(string)), () => Constant(1,typeof(int?)), () => Constant(typeof(int)), () => Constant(typeof(int),typeof(Type)),
        () => Constant("a",typeof(string)), () => Default(typeof(int)), () => Condition(b,x,x), () => Condition(b,s,o,typeof(object)),
        () => IfThen(b,x), () => IfThen(b,Empty()), () => IfThenElse(b,x,x), () => Condition(b,x,Empty(),typeof(void)),
        () => Condition(b, Empty(), Empty()), () => TypeIs(o,typeof(int)), () => Negate(x));

    public static string MembersAndCalls() => Of(
        () => Property(s,"Length"), () => Field(null,typeof(string),"Empty"), () => New(typeof(int)), () => New(typeof(object)),
        () => NewArrayInit(typeof(int),x), () => NewArrayBounds(typeof(int),x), () => Call(typeof(Calls).GetMethod("F0")),
        () => Call(typeof(Calls).GetMethod("F1"),x), () => Call(typeof(Calls).GetMethod("F2"),x,x), () => Call(typeof(Calls).GetMethod("F3"),x,x,x),
        () => Call(typeof(Calls).GetMethod("F4"),x,x,x,x), () => Call(typeof(Calls).GetMethod("F5"),x,x,x,x,x),
        () => Call(typeof(Calls).GetMethod("F6"),x,x,x,x,x,x), () => Call(s,"Trim",null), () => Call(s,"Substring",null,x),
        () => Call(s,"Substring",null,x,x), () => Call(Constant(new List<int>()),"CopyTo",null,x,arr,x,x),
        () => Call(s,typeof(string).GetMethod("IndexOf",new[]{typeof(string),typeof(int),typeof(StringComparison)}),s,x,Constant(StringComparison.Ordinal)),
        () => Call(null,typeof(Calls).GetMethod("F2"),new List<Expression>{x,x}),
        () => New(typeof(string).GetConstructor(new[]{typeof(char),typeof(int)}),Constant('c'),x), () => ArrayIndex(Constant(new int[1,1]),x,x));

    public static string Blocks() => Of(
        () => Block(x), () => Block(x,x), () => Block(x,x,x), () => Block(x,x,x,x), () => Block(x,x,x,x,x), () => Block(x,x,x,x,x,x),
        () => Block(new[]{x},x), () => Block(new[]{x},x,x), () => Block(new[]{x,s},x), () => Block(typeof(void),x,x), () => Block(typeof(object),s),
        () => Block(typeof(int),x,x), () => Block(typeof(void),new[]{x},x), () => Block(typeof(int),new[]{x},x), () => Block(new Expression[0]),
        () => Block(typeof(void),new Expression[0]), () => Block(new ParameterExpression[0],x,x), () => Block(new List<Expression>{x,x}),
        () => Block(typeof(void),Empty(),Empty()), () => Block(new[]{x},new Expression[0]), () => Block(typeof(void), Block(x,x), Empty()));

    public static string Lambdas() => Of(
        () => Lambda(x), () => Lambda(x,x), () => Lambda(x,x,s), () => Lambda(x,x,s,d), () => Lambda(x,x,s,d,o), () => Lambda(x,"n",new[]{x}),
        () => Lambda(x,true,x), () => Lambda<Func<int,int>>(x,x), () => Lambda<Func<int,int>>(x,null,false,new[]{x}),
        () => { Expression<Func<int,int>> e = q => q; return e; }, () => Invoke(Lambda(x)), () => Invoke(Lambda(x,x),x),
        () => Invoke(Lambda(x,x,s),x,s), () => Invoke(Lambda(x,x,s,d),x,s,d), () => Invoke(Lambda(x,x,s,d,o),x,s,d,o),
        () => Invoke(Lambda(x,x,s,d,o,b),x,s,d,o,b), () => Invoke(Lambda(x,x,s,d,o,b,n),x,s,d,o,b,n), () => Lambda(typeof(Func<int,int>),x,x),
        () => Lambda<Func<int,int>>(x,"",new[]{x}));

    public static string TypesOfLambdas() => string.Join("\n",
        Quote(Lambda(x,x)).Type, Constant(Lambda(x,x)).Type, Constant(Lambda(x,x),typeof(Expression<Func<int,int>>)), Lambda(Lambda(x,x)).Type, Lambda(Lambda(x,x)), Lambda<Func<Expression<Func<int,int>>>>(Lambda<Func<int,int>>(x,x)).Body.Type, Invoke(Constant(Lambda(x,x)),x), Invoke(Quote(Lambda(x,x)),x).Type);

    public static string Parts() => string.Join("\n",
        Label("a").GetType(), SwitchCase(x,x).GetType(), Catch(typeof(Exception),x).GetType(), Switch(x,SwitchCase(Empty(),x)).GetType(),
        Loop(x).GetType(), Goto(Label()).GetType(), TryFinally(x,x).GetType(), Label(Label()).GetType(), SymbolDocument("a").GetType(), SymbolDocument("a",Guid.Empty).GetType(), SymbolDocument("a",Guid.Empty,Guid.Empty).GetType(), ClearDebugInfo(SymbolDocument("a")).GetType(), DebugInfo(SymbolDocument("a"),1,1,1,1).GetType(), Bind(typeof(List<int>).GetProperty("Capacity"),x).GetType());

    private sealed class Sub : ExpressionVisitor { protected override Expression VisitParameter(ParameterExpression n) => Variable(n.Type, n.Name + "2"); }

    public static string Variables()
    {
        var x = Variable(typeof(int), "x");
        var s = Variable(typeof(string), "s");
        var rv = RuntimeVariables(x, s);
        var l = Lambda<Func<IRuntimeVariables>>(Block(new[] { x, s }, Assign(x, Constant(3)), Assign(s, Constant("a")), rv));
        return Each(
            () => rv, () => rv.Type, () => rv.NodeType, () => rv.Variables.Count, () => rv.CanReduce, () => l.Compile()().Count, () => l.Compile()()[1],
            () => { var r = l.Compile()(); r[0] = 9; return r[0]; }, () => l.Compile()()[2], () => l.Compile()()[-1], () => rv.Update(rv.Variables) == rv,
            () => rv.Update(new[] { x }), () => new Sub().Visit(rv), () => RuntimeVariables((ParameterExpression)null),
            () => RuntimeVariables((IEnumerable<ParameterExpression>)null),
            () => { var n = Variable(typeof(int)); return Lambda<Func<int>>(Block(new[] { n }, Assign(n, Constant(1)), Assign(Property(RuntimeVariables(n), "Item", Constant(0)), Convert(Constant(5), typeof(object))), n)).Compile()(); });
    }

    public static string DebugInformation()
    {
        var d = SymbolDocument("f.cs");
        var i = DebugInfo(d, 1, 2, 3, 4);
        var c = ClearDebugInfo(d);
        return Each(
            () => d.FileName, () => d.Language, () => d.LanguageVendor, () => d.DocumentType, () => i, () => c, () => i.IsClear, () => c.IsClear,
            () => i.StartLine + "," + i.StartColumn + "," + i.EndLine + "," + i.EndColumn, () => i.Type, () => i.NodeType, () => i.Document == d,
            () => DebugInfo(null, 1, 1, 1, 1), () => DebugInfo(d, 0, 1, 1, 1), () => DebugInfo(d, 1, 0, 1, 1), () => DebugInfo(d, 2, 1, 1, 1),
            () => DebugInfo(d, 1, 5, 1, 2), () => DebugInfo(d, 1, 1, 1, 0), () => DebugInfo(d, 1, 1, 0, 1), () => SymbolDocument(null),
            () => SymbolDocument("a", new Guid(1,2,3,4,5,6,7,8,9,10,11)).Language,
            () => SymbolDocument("a", Guid.Empty, Guid.Empty).LanguageVendor,() => SymbolDocument("a", Guid.Empty, Guid.Empty, Guid.Empty).DocumentType,
            () => Lambda<Func<int>>(Block(i, Constant(4), c, Constant(5))).Compile()(), () => new Sub().Visit(i) == i,
            () => c.StartLine + "," + c.EndColumn, () => Block(i, c));
    }
}
